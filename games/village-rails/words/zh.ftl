### Village Rails: every sentence the game can say.

## Names

title = 村庄铁路
tagline = 七条线路，穿过田野、森林与湖泊

## Cards: terrains, features, trips, terminus cards, borders

terrain-field = 田野
terrain-forest = 森林
terrain-pasture = 牧场
terrain-lake = 湖泊
terrain-village = 村庄

kind-barn = 谷仓
kind-farm = 农场
kind-halt = 站点
kind-signal = 信号
kind-siding = 侧线
feature-barn = { $terrain }谷仓
feature-halt = 站点 { $number }

shape-cross = 交叉轨道
shape-bend = 弯道
shape-turnback = 回头弯
track-plain = { $terrain }{ $shape }
track-one = { $terrain }{ $shape }，有{ $feature }
track-two = { $terrain }{ $shape }，有{ $a }和{ $b }
track-as-it-lies = { $terrain }{ $shape }：{ $lines }
from-top-to-bottom = 连接上下的轨道有{ $feature }
from-left-to-right = 连接左右的轨道有{ $feature }
from-top-to-right = 连接上右的轨道有{ $feature }
from-left-to-bottom = 连接左下的轨道有{ $feature }
from-top-to-left = 连接上左的轨道有{ $feature }
from-right-to-bottom = 连接右下的轨道有{ $feature }

count-field = 田野
count-forest = 森林
count-pasture = 牧场
count-lake = 湖泊
count-village = 村庄
count-barn = 谷仓
count-farm = 农场
count-halt = 站点
count-signal = 信号
count-siding = 侧线
count-trips = 旅行
count-tracks = 轨道
count-terrains = 不同地形
count-features = 特色设施

number-field = { $count } 个田野
number-forest = { $count } 个森林
number-pasture = { $count } 个牧场
number-lake = { $count } 个湖泊
number-village = { $count } 个村庄
number-barn = { $count } 个谷仓
number-farm = { $count } 个农场
number-halt = { $count } 个站点
number-signal = { $count } 个信号
number-siding = { $count } 条侧线
number-trips = { $count } 次旅行
number-tracks = { $count } 段轨道
number-terrains = { $count } 种不同地形
number-features = { $count } 个特色设施

n-points = { $points } 分
n-tracks = { $tracks } 段轨道
n-terrains = { $terrains } 种地形

trip-tracks_minus = { $base } 分，每段轨道减 { $per } 分
trip-per_track = 每段轨道 { n-points }
trip-exact_tracks = 恰好 { n-tracks }得 { n-points }
trip-ends_match = 首尾地形相同得 { n-points }
trip-again = 本线路得分最高的 { $times } 个{ $feature }再次计分
trip-rarest = 至少有一个{ $terrain }，且比线路上其他地形都少，得 { n-points }
trip-most = { $terrain }比其他地形都多，得 { n-points }
trip-none = 没有{ $terrain }得 { n-points }
trip-per_terrain = 每个{ $terrain } { n-points }
trip-per_feature = 每个{ $feature } { n-points }
trip-min_terrains = 至少 { n-terrains }得 { n-points }
trip-max_terrains = 至多 { n-terrains }得 { n-points }
trip-same_neighbours = 每对相邻的相同地形 { n-points }
trip-no_same_neighbours = 没有相邻的相同地形得 { n-points }
trip-feature_kinds = 每种特色设施 { n-points }

title-tracks_minus = 轨道越少越好
title-per_track = 每段轨道
title-exact_tracks = 恰好 { n-tracks }
title-ends_match = 首尾地形相同
title-again = { $times ->
    [1] { $feature }再次计分
   *[other] { $times } 个{ $feature }再次计分
}
title-rarest = { $terrain }最少（至少一个）
title-most = { $terrain }最多
title-none = 没有{ $terrain }
title-per_terrain = 每个{ $terrain }
title-per_feature = 每个{ $feature }
title-min_terrains = 至少 { n-terrains }
title-max_terrains = 至多 { n-terrains }
title-same_neighbours = 相邻同地形
title-no_same_neighbours = 无相邻同地形
title-feature_kinds = 设施种类

terminus-many = { $counted }
terminus-few = { $counted }越少越好
terminus-pays = 按{ $counted }的数量付钱：{ $row }
terminus-at = { $from } → £{ $pounds }
terminus-span = { $from }–{ $to } → £{ $pounds }
terminus-from = { $from }+ → £{ $pounds }

## Items: points and money explained

unit-points = { $value } 分
unit-pounds = £{ $value }
line-name = { $line }
item-trip = { $line }：{ $trip }（{ $why }）
item-feature = { $line }：{ $feature }
item-feature-count = { $line }：{ $feature }（{ $why }）
item-signals = { $line }：{ $count } 个信号
item-siding = { $line }：侧线，游戏结束时计分
item-terminus = { $line }：终点卡（{ $why }）
item-line-trips = { $line }：旅行
item-line-features = { $line }：特色设施
item-sidings = { $count } 条线路有侧线：{ $lines }
item-no-sidings = 没有线路有侧线
item-money = 剩余 £{ $pounds }，每 £3 得 1 分

# What the points come from, over many games.
source-item-line-trips = 旅行
source-item-line-features = 特色设施
source-item-sidings = 侧线
source-item-money = 剩余的钱
fact-ends = 首为{ $first }，尾为{ $last }
fact-again = 再得 { $list }
fact-scored = { $points } 分
fact-none-again = 没有这种设施
fact-counts = { $list }
fact-pairs = { $count } 对
fact-kinds = { $count } 种

item-track-price = 轨道的价钱：前面每张卡上放 £1
item-trip-price = 旅行的价钱：£3，前面每张卡上再放 £1
item-coins = 卡上的硬币

## Lines of the log

line-build = { $seat } 在 { $cell } 建造了{ $track }。
line-build-turned = { $seat } 把{ $track }旋转 180 度，建造在 { $cell }。
line-complete = { $seat } 完成了线路 { $line }。
line-dead = { $seat } 的线路 { $line } 折回了边缘，成为死线：不能再分配旅行，也不计分。
line-plan = { $seat } 在线路 { $line } 上计划了一次旅行：{ $trip }。
line-resolve = { $seat } 结算线路 { $line }，打出终点卡：{ $terminus }。
line-put-under = { $count ->
    [one] 这张旅行卡放到铁路牌库底：{ $trips }。
   *[other] 这些旅行卡依次放到铁路牌库底，最后一张在最下面：{ $trips }。
}
line-draw-own = 你抽到一张终点卡：{ $terminus }。
line-draw = { $seat } 抽了一张终点卡。
line-new-track = 轨道市场补入：{ $track }。
line-new-trip = 旅行市场补入：{ $trip }。
line-skip = { $seat } 没有轨道可建，跳过建造。
line-end-turn = { $seat } 结束回合。
line-count-up = { $seat } 结算侧线和金钱。
line-wins = { $seat } 以 { $points } 分获胜。
line-winner = { $seat }
line-shared = { $seats } 以 { $points } 分共享胜利。

## Refusals

refusal-game_over = 游戏已经结束：每人都进行了十二个回合。
refusal-not_your_turn = 现在是 { $whose } 的回合，请等待轮到你。
refusal-wrong_phase-must_build = 还没有建造轨道。每回合必须建造一张：请先建造。
refusal-wrong_phase-must_resolve = 有线路等待结算。完成的线路要立刻结算：请先选择终点卡。
refusal-wrong_phase-already_built = 本回合的轨道已经建好。可以计划一次旅行，或结束回合。
refusal-wrong_phase-already_planned = 本回合已经计划过旅行。每回合只能计划一次：现在请建造轨道。
refusal-no_such_slot = 没有这张卡：市场里现在有 { $cards } 张。
refusal-not_enough_money = 你有 £{ $have }，需要 £{ $needed }。卡上的硬币不能用来付它自己的价钱：请选便宜些的卡。
refusal-no_such_cell = { $cell } 不在版图内。版图有 a 到 c 三列、1 到 4 四行。
refusal-cell_taken = { $cell } 已有轨道，请选空格。
refusal-cell_not_adjacent = { $cell } 既不靠边缘，也不与轨道相邻。请建在最上一行、最左一列，或与自己的轨道并排的空格。
refusal-facing_missing = 这张卡有两种放法，请说明是正放还是旋转 180 度。
refusal-no_such_line = 没有线路 { $line }。线路是 T1 到 T3 和 L1 到 L4。
refusal-line_completed = 线路 { $line } 已经完成。旅行只能分配给未完成的线路：请另选一条。
refusal-line_dead = 线路 { $line } 折回了边缘。死线不能再分配旅行：请另选一条。
refusal-line_full = 线路 { $line } 已有两张旅行卡，不能更多：请另选一条。
refusal-line_not_pending = 线路 { $line } 不在等待结算。请选刚完成的线路。
refusal-not_in_hand = 你的手牌里没有这张终点卡：{ $terminus }。请从手牌中选择。
refusal-bad_trip_order = 线路 { $line } 上没有两张不同的旅行卡，不用选择顺序。
refusal-bad_trip_order-missing = 线路 { $line } 上有两张不同的旅行卡，请说明按分配顺序还是相反顺序放到牌库底。

## Questions and rows of the move list

q-main = 请建造一段轨道；还可以计划一次旅行
q-build = 请建造一段轨道
q-resolve = { $line } 已完成，得 { $points } 分：请打出一张终点卡
q-resolve-two = { $lines } 都已完成：选一条，为它打出一张终点卡
q-tail = 可以计划一次旅行，也可以结束回合
q-waiting = 等待{ $seat }选择
q-waiting-resolve = { $seat }正在结算完成的线路
q-waiting-tail = { $seat }还可以计划一次旅行
q-you-win = 你以 { $points } 分获胜
q-wins = { $seat }以 { $points } 分获胜
q-shared = { $seats }以 { $points } 分共享胜利
q-name = { $seat }

row-track = { $price ->
    [0] 免费
   *[other] 花 £{ $price }
}拿取{ $track }{ $coins ->
    [0] {""}
   *[other] ，连同上面的 £{ $coins }
}
row-cell = 放在 { $cell }
row-cell-completes = 放在 { $cell }，完成 { $lines }（+{ $points }）
row-cell-alone = 在 { $cell } 建造
row-upright = 正放：{ $ways }{ $points ->
    [-1] {""}
   *[other] （+{ $points }）
}
row-turned = 旋转：{ $ways }{ $points ->
    [-1] {""}
   *[other] （+{ $points }）
}
row-trip = 花 £{ $price } 计划“{ $trip }”{ $coins ->
    [0] {""}
   *[other] ，连同上面的 £{ $coins }
}
row-line = 分配给 { $line }，{ $points ->
    [0] 目前没有分
   *[other] 目前值 { $points } 分
}
row-line-alone = 为 { $line } 计划一次旅行
row-settle = 结算 { $line }（+{ $points }）
row-terminus = 打出“{ $terminus }”，{ $why }得 £{ $pounds }
row-order = 放到牌库底：“{ $upper }”在上，“{ $lower }”在下
row-end = 不计划旅行，结束回合
row-build = { $price ->
    [0] 免费
   *[other] 花 £{ $price }
}在 { $cell } 建造{ $track }
row-build-turned = { $price ->
    [0] 免费
   *[other] 花 £{ $price }
}在 { $cell } 建造{ $track }，旋转 180 度
row-plan = 花 £{ $price } 为 { $line } 计划“{ $trip }”
row-resolve = 用“{ $terminus }”结算 { $line }
row-unknown = 点击 { $clicks }
deed-build = { $price ->
    [0] 免费建造
   *[other] 建造，付 £{ $price }
}
deed-plan = 计划旅行，付 £{ $price }
deed-resolve = { $line } 收 £{ $pounds }

## The page: labels and names for readers

page-plate-field = 田
page-plate-forest = 林
page-plate-pasture = 牧
page-plate-lake = 湖
page-plate-village = 村

page-side = 旅行与手牌
page-turn = 第 { $turn }／12 回合
page-tab-tracks = 轨道 { $count }
page-tab-trips = 旅行 { $count }
page-tab-hand = 手牌 { $count }
page-tracks = 轨道市场
page-tracks-hint = 付的钱逐个放到左边的卡上
page-tracks-rest = 结算完线路再用
page-track = { $track }，{ $price }{ $coins ->
    [0] {""}
   *[other] ，上面有 £{ $coins }
}；另一面：{ $trip }
page-trips = 旅行市场
page-trips-hint = 每回合一次旅行
page-trips-done = 本回合已计划旅行
page-trip = { $trip }，{ $price }{ $coins ->
    [0] {""}
   *[other] ，上面有 £{ $coins }
}
page-ticket-tracks_minus = { $base } 分，每段轨道减 { $per }
page-ticket-per_track = 线路上每段轨道
page-ticket-exact_tracks = 恰好 { $tracks } 段轨道
page-ticket-ends_match = 首尾地形相同
page-ticket-again = 最好的 { $times } 个{ $feature }再次计分
page-ticket-rarest = 有{ $terrain }，但比其他地形都少
page-ticket-most = { $terrain }比其他地形都多
page-ticket-none = 线路上没有{ $terrain }
page-ticket-per_terrain = 线路上每个{ $terrain }
page-ticket-per_feature = 线路上每个{ $feature }
page-ticket-min_terrains = 至少 { $terrains } 种不同地形
page-ticket-max_terrains = 至多 { $terrains } 种不同地形
page-ticket-same_neighbours = 每对相邻的相同地形
page-ticket-no_same_neighbours = 没有相邻的相同地形
page-ticket-feature_kinds = 每种特色设施
page-free = 免费
page-pounds = £{ $pounds }
page-next = 下一张
page-next-trip = 牌库的下一张：{ $trip }
page-deck = 牌库 { $count }
page-deck-empty = 牌库已空
page-bottom = 牌底 { $count }
page-end-turn = 结束回合
page-plan = 旅行可以分配给哪条线路
page-plan-line = 线路
page-plan-tracks = 目前的轨道
page-plan-now = 目前
page-plan-full = 已有两次旅行
page-plan-closed = 已完成，不再接受旅行

page-board = 你的版图
page-board-of = { $seat }的版图
page-cell = { $cell }，{ $track }
page-empty-cell = { $cell }，空格
page-no-line = 尚无线路
page-upright = 正放
page-turned = 旋转
page-line-open = 线路 { $line }，起点{ $terrain }，{ $tracks } 段轨道{ $trips ->
    [0] ，没有旅行
   *[other] ，旅行：{ $list }
}
page-line-pending = 线路 { $line }，共 { $tracks } 段轨道，已完成，等待结算{ $trips ->
    [0] {""}
   *[other] ；旅行：{ $list }
}
page-line-resolved = 线路 { $line }，已结算，{ $points } 分
page-line-dead = 线路 { $line }，通向边缘，不计分

page-hand = 你的终点卡
page-hand-hint = 只有你看得见
page-hand-play = 打出一张
page-settle = 完成的线路
page-settle-hint = 顺序由你定
page-waybill = { $line }，{ $tracks } 段轨道
page-siding-later = 游戏结束时计分
page-kept = 按此顺序放到牌库底
page-reversed = 反过来放

page-rivals = 玩家
page-you = 你
page-seat = 完成 { $lines }/7 条线路 · 手牌 { $cards } 张
page-seat-short = 完成 { $lines }/7 条线路

page-sheet = 最终得分
page-frame = 边框 { $letter }
page-from-top = 自上而下
page-from-left = 自左而右
page-sidings = 侧线
page-sidings-hint = 线路数的平方
page-siding-lines = { $count ->
    [0] 没有线路
   *[other] { $count } 条线路：{ $count } × { $count }
}
page-money = 钱
page-money-hint = 每 £3 一分
page-total = 总分
page-rank = 第 { $rank } 名
page-unfinished = 未完成
page-nothing = 没有得分
page-trip-points = 旅行
page-tie-money = 同为 { $points } 分时，钱多者居前：{ $purses }。
page-tie-shared = 同为 { $points } 分，钱也一样多，并列名次：{ $purses }。
page-tie-purse = { $seat } £{ $pounds }
page-ties = 平局
page-best-line = 全局最佳线路
page-best-line-text = { $seat }的 { $line }：{ $tracks } 段轨道，{ $points } 分

## A card looked at closely

detail-market = { $price }，市场第 { $place } 张{ $coins ->
    [0] {""}
   *[other] ，上面有 £{ $coins }
}
detail-cell = 在 { $cell }
detail-line = 在线路 { $line } 上
detail-barn = 本线路每有一段{ $terrain }得 1 分，起点也算。
detail-farm = 本线路每有一种地形得 1 分。
detail-halt = 得 { $points } 分，即牌上的数字。
detail-signal = 同一线路上 2、3、4 个信号得 8、16、24 分，只有一个不得分。
detail-siding = 终局时：有侧线的完工线路数的平方。
detail-turned = 倒放时，两者互换位置
detail-other-side = 另一面：{ $trip }
detail-terminus = 按线路上的数量付钱

## Options and content sets

option-shuffled_pairing = 重新配对两面
option-shuffled_pairing-help = 每局重新配对轨道面与旅行面，谁也无法从旅行推知背面的轨道
option-set = 卡牌集
option-set-help = 用文字写成的自定卡牌集；留空则用通常的卡牌

set-few-cards = 仅两个市场就需要 { $least } 张铁路卡，而这里只有 { $count } 张
set-many-cards = 铁路卡最多 { $most } 张，而这里有 { $count } 张
set-track-row = 一段轨道要写四项：地形、形状、a 线的设施、b 线的设施
set-unknown-terrain = 没有地形“{ $word }”，可用：field、forest、pasture、lake、village
set-unknown-shape = 没有形状“{ $word }”，可用：cross、bend、turnback
set-unknown-feature = 没有特色设施“{ $word }”，可用：barn 加地形、farm、halt 加数字、signal、siding
set-barn = 谷仓要写明地形，例如“barn lake”
set-halt = 站点要写明 1 到 9 的数字，例如“halt 2”
set-unknown-trip = 没有旅行种类“{ $word }”
set-again = { $feature }不能再次计分，只有谷仓、农场和站点可以
set-unequal = 每张铁路卡都有两面，但轨道面有 { $tracks } 个，旅行面有 { $trips } 个
set-pairing = 步长 { $step } 无法配到全部 { $count } 个旅行面：两个数必须互质
set-unknown-count = 终点卡不能数“{ $word }”，可用：地形、设施种类、trips、tracks、terrains、features
set-terminus-name = 终点卡不能叫“{ $name }”：须为 1 到 24 个字符，只用 a–z、0–9、- 和 _
set-terminus-row = 终点卡的付款表须有 1 到 { $most } 列
set-terminus-names = “{ $one }”和“{ $other }”是同样的终点卡，请只用一个名称
set-terminus-faces = 两种不同的终点卡都叫“{ $name }”
set-many-termini = 终点卡最多 { $most } 张，而这里有 { $count } 张
set-starts = 字母 { $letter } 需要七个起点，而这里有 { $count } 个
set-letter-terrain = 字母 { $letter } 必须包含所有地形，缺少{ $terrain }
set-letter-features = 字母 { $letter } 必须恰好有一个信号、一条侧线和一个站点 2
set-few-cards-for-seats = { $seats } 人游戏至少需要 { $least } 张铁路卡，而这里只有 { $count } 张
set-few-termini-for-seats = { $seats } 人游戏至少需要 { $least } 张终点卡，而这里只有 { $count } 张

given-seats = 村庄铁路适合两到四名玩家，不能由 { $seats } 名玩家进行。
given-letters = “{ $letters }”没有给 { $seats } 名玩家各一个不同的字母（A 到 D）。
given-railway = 给定的铁路牌库必须把 1 到 { $count } 号卡各列一次；请检查 { $card } 号卡。
given-terminus = 给定的终点牌库必须把 1 到 { $count } 号卡各列一次；请检查 { $card } 号卡。

# 桌边常说的话
talk-wanted = 我正想要那张牌。
talk-long = 这条线真长！
