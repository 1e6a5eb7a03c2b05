//! Every sentence of the yard, and its rulebook.

use table::InBoth;

/// Coal, ore, wood.
pub(crate) const GOOD: [&str; 3] = ["good-coal", "good-ore", "good-wood"];

/// The key of a refusal's sentence.
pub(crate) const fn refusal(code: &'static str) -> &'static str {
    match code.as_bytes() {
        b"game_over" => "refusal-game_over",
        b"not_asked" => "refusal-not_asked",
        b"wrong_phase" => "refusal-wrong_phase",
        b"not_held" => "refusal-not_held",
        b"held_elsewhere" => "refusal-held_elsewhere",
        b"done_already" => "refusal-done_already",
        b"deck_empty" => "refusal-deck_empty",
        b"no_such_wagon" => "refusal-no_such_wagon",
        b"too_heavy" => "refusal-too_heavy",
        _ => "refusal-too_dear",
    }
}

/// The sentences; the last two are there for faults alone.
pub(crate) const WORDS: InBoth = InBoth {
    en: "title = Goods yard
tagline = Coal, ore and wood
good-coal = coal
good-ore = ore
good-wood = wood
you-offer = You draft { $good }.
drafts = { $who } drafts a card.
commits = { $who } has chosen.
shows = { $who } shows: { $goods }.
you-draw = You draw { $good }.
draws = { $who } draws a card.
loads = { $who } loads { $count } wagons.
buys = { $who } buys points.
ends = { $who } ends the turn.
for-offers = offers
for-wagons = wagons
for-purchase = purchase
for-price = price
for-coins = { $count } coins left
for-hoard = { $count } coins left
source-for-coins = coins left
for-roll = roll
unit-points = points
unit-coins = coins
refusal-game_over = The game is over.
refusal-not_asked = You are not asked now.
refusal-wrong_phase = This belongs to another part of the round.
refusal-not_held = You hold no such card.
refusal-held_elsewhere = Somebody else holds such a card.
refusal-done_already = You did this in this turn.
refusal-deck_empty = The deck is empty.
refusal-no_such_wagon = No such wagon stands in the siding.
refusal-too_heavy = Together they are too heavy.
refusal-too_dear = You cannot pay so much.
ask-sealed = Choose what to offer.
ask-yard = Work in the yard.
ask-wait = The others choose.
ask-over = The game is over.
row-offer = offer { $good }
row-wagon = wagon { $wagon }
row-wagons = { $count } wagons
row-coins = pay { $coins }
row-plain = { $token }
talk-full = The siding is full.
option-length = Length
option-length-help = How many rounds are played.
option-length-short = short
option-length-long = long
option-length-endless = endless
option-rich = Rich
option-rich-help = Everybody begins with four coins.
bad-rich = Nobody is rich alone.
rolls = { $who } rolls a { $face }.
rolls-for-nobody = { $nobody } rolls a { $face }.
ends-in-english = { $who } ends the turn.
",
    zh: "title = 货场
tagline = 煤、矿石与木材
good-coal = 煤
good-ore = 矿石
good-wood = 木材
you-offer = 你选出{ $good }。
drafts = { $who }选出一张牌。
commits = { $who }已选定。
shows = { $who }亮出：{ $goods }。
you-draw = 你抽到{ $good }。
draws = { $who }抽一张牌。
loads = { $who }装载{ $count }节货车。
buys = { $who }购买分数。
for-offers = 货物
for-wagons = 货车
for-purchase = 购买
for-price = 价钱
for-coins = 剩余 { $count } 枚硬币
for-hoard = 剩余 { $count } 枚硬币
source-for-coins = 剩余硬币
for-roll = 骰子
unit-points = 分
unit-coins = 硬币
refusal-game_over = 游戏已结束。
refusal-not_asked = 现在没有问你。
refusal-wrong_phase = 这属于本轮的另一部分。
refusal-not_held = 你没有这样的牌。
refusal-held_elsewhere = 别人有这样的牌。
refusal-done_already = 本回合你已做过。
refusal-deck_empty = 牌堆已空。
refusal-no_such_wagon = 侧线上没有这节货车。
refusal-too_heavy = 加起来太重。
refusal-too_dear = 你付不起这么多。
ask-sealed = 选择要出的货物。
ask-yard = 在货场作业。
ask-wait = 等待其他人选择。
ask-over = 游戏已结束。
row-offer = 选出{ $good }
row-wagon = { $wagon }号货车
row-wagons = { $count }节货车
row-coins = 付{ $coins }
row-plain = { $token }
talk-full = 侧线满了。
option-length = 长度
option-length-help = 玩几轮。
option-length-short = 短
option-length-long = 长
option-length-endless = 无尽
option-rich = 富有
option-rich-help = 每人开始时有四枚硬币。
bad-rich = 一个人谈不上富有。
rolls = { $who }掷出{ $face }。
ends = { $who }结束回合。
rolls-for-nobody = { $nobody }掷出{ $face }。
ends-in-english = { $who } ends 回合。
",
};

pub(crate) const RULEBOOK: InBoth = InBoth {
    en: "# Goods yard {#book}

## The round {#turn}

All offer, then each works in the yard.

### Offers {#Y1}

All choose at once. Each card shown is a point.

### Hands {#Y2}

Nobody sees how many cards you hold.

## The yard {#yard}

Everything once a turn.

### Wagons {#Y3}

Up to a weight of four.

### Coins {#Y4}

Two coins buy three points.
",
    zh: "# 货场 {#book}

## 一轮 {#turn}

先出货，再作业。

### 出货 {#Y1}

同时选择。亮出的每张牌得一分。

### 手牌 {#Y2}

没有人看得见你有几张牌。

## 货场 {#yard}

每回合各做一次。

### 货车 {#Y3}

总重不超过四。

### 硬币 {#Y4}

两枚硬币买三分。
",
};
