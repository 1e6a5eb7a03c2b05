title = 迷你铁路
tagline = 十二个年代，九枚骰子，一位旅人

## Things

kind-R = 住宅
kind-L = 休闲
kind-C = 商业
kind-I = 工业
card-name = A{ $card }

icon-ticket = 车票
icon-rail = 铁轨
icon-rails = { $units } 段铁轨
icon-passenger = 乘客
icon-worker = 工人
icon-to = { $kind }
icon-upgrade = 升级
icon-clean = 云
icon-build = 建造
icon-capital = 硬币
icon-capital-of = ${ $capital }

unit-points = { $value } 分
unit-profit = { $value } 利润
unit-capital = ${ $value }
unit-pollution = { $value } 污染
unit-workers = { $value } 名工人

## Points and steps of the tracks

item-score-profit = 利润
item-score-links = { $count } 条已标记线路
item-score-pollution = 污染
source-item-score-profit = 利润
source-item-score-links = 线路标记
source-item-score-pollution = 污染
item-slots = 同一张卡多用的栏位
item-laid = 修建线路
item-marker = 一条已标记线路
item-returned = 收回一个标记
item-price = 建造费用
item-stops = 停靠站
item-commerce = 商业
item-smoke = 目的地的烟
item-industry = 工业
item-residence = 住宅
item-leisure = 休闲兑换
item-income = { $link } 的铁轨
item-double-income = { $link } 的铁轨，已升级
item-hired = 雇佣
item-raised = 硬币
item-cleaned = 云

## What is told

line-arrange = 地图铺好了：北边是卡 { $nw } 和 { $ne }，南边是卡 { $sw } 和 { $se }。
line-place = { $pips } 位乘客在{ $kind } { $square } 等车。
line-hand = 第一手牌：{ $cards }。
line-buy = 购买线路 { $link }：{ $a }–{ $b }，{ $length } 段铁轨。
line-build = { $die } 建在 { $square }：{ $kind }。
line-kept = 线路 { $from } 上建了建筑，标记留在 { $to }。
line-returned = 线路 { $link } 没有了，标记收回。
line-returned-upgraded = 线路 { $link } 没有了，标记收回，升级作废。
line-looped = 线路 { $link } 的两头成了同一座建筑：环线。
line-move = 一位乘客从 { $from } 到{ $kind } { $to }：{ $stops } 站。
line-recovered = { $square } 的骰子用完，离开地图。
line-hire = 雇佣一名铁路工人。
line-capital = 增加资金。
line-clean = 降低污染。
line-add = { $square } 增加一位乘客：现在 { $value }。
line-upgrade = 线路 { $link } 升级。
line-pass = 跳过。
line-decade = 第 { $decade } 个十年开始。
line-decade-drawn = 第 { $decade } 个十年开始。从牌库抽到：{ $cards }。
line-reshuffle = 重洗：{ $cards } 进入手牌，{ $behind } 留在外面。
line-over = 十二个十年结束：{ $points } 分。
line-over-won = 十二个十年结束：{ $points } 分，目标达成。
line-over-lost = 十二个十年结束：{ $points } 分，目标未达成。

## Why not

refusal-WrongPhase-arrange = 地图还没有铺好。先摆放四张卡。
refusal-WrongPhase-passengers = 先放乘客：每张地图卡一枚骰子，然后才行动。
refusal-WrongPhase-play = 设置已经结束。请选择八种行动之一。
refusal-WrongPhase-over = 游戏已经结束。不能再做什么了。
refusal-WrongPlacement = 这不是那四张地图卡。发到的每张卡各摆放一次。
refusal-NoSuchSquare = { $square } 不在地图上。列是 a 到 j，行是 1 到 6。
refusal-WrongCard = { $square } 不是当前这张卡的建筑。放乘客的顺序是西北、东北、西南、东南。
refusal-ValueGone = 两枚显示 { $pips } 的骰子都放好了。请用另一种点数。
refusal-NotComplete = { $square } 不是完整线路的名称。线路连接两座不同的建筑，以第一格命名。
refusal-AlreadyMarked = 线路 { $square } 已经有标记。一条线路只有一个标记。
refusal-NoWorker = 你没有铁路工人。购买线路需要一名，请先雇佣。
refusal-NoCube = 六个标记都在地图上。不能再购买线路。
refusal-NotMarked = { $square } 不是你的线路。只有已标记的线路才能升级。
refusal-AlreadyUpgraded = 线路 { $square } 已经升级。只能升级一次。
refusal-DieNotAvailable = 没有 { $die } 点的建筑骰了。请选剩下的。
refusal-Occupied = { $square } 上已有建筑。请建在空地或铁轨上。
refusal-NotEnoughCapital = 需要资金 { $price }，你有 { $capital }。建筑的花费是点数的两倍。
refusal-MixedColours = { $square } 旁边有不同类型的建筑。新建筑只能加入一种类型。
refusal-KeepInvalid = 那里没有线路被分成两段。只有分成两段时才指定保留标记的一段。
refusal-KeepInvalid-which = 线路被分成两段。请指定哪一段保留标记：{ $a } 或 { $b }。
refusal-NoPassenger = { $square } 没有显示 { $value } 的骰子。请选地图上的骰子。
refusal-RouteBroken = 路线不连贯。路线要沿已标记的完整线路从一座建筑走到下一座。
refusal-RouteRepeats = 路线两次经过 { $square }。不能重复进入同一座建筑。
refusal-WrongDestination = 路线的终点不是{ $kind }。行程在第一座所选类型的建筑结束。
refusal-RouteOvershoots = 路线越过了 { $square } 的{ $kind }。行程在第一座所选类型的建筑结束。
refusal-ConversionTooLarge = 换 { $profit } 点利润超过了你的资金 { $capital }。请少换一些。
refusal-ConversionTooLarge-missing = 请说明在休闲建筑兑换多少。不兑换也是一种回答。
refusal-ConversionTooLarge-elsewhere = 只能在休闲建筑兑换资金。这次行程的终点在别处。
refusal-DieFull = { $square } 的骰子已经是 6。不能再加。
refusal-NoDie = { $square } 没有这枚骰子。没有骰子的建筑需要一枚回收的骰子。
refusal-NoDie-building = { $square } 不是建筑。乘客只能加到建筑上。
refusal-PassNotAllowed = 每个十年的第一次行动必须做。还付得起：雇佣、增加资金或降低污染。
refusal-NotInHand = 这张卡不在你手里。请用手牌上的栏位支付。
refusal-IconMissing = 这些栏位上没有需要的图标：{ $icon }。请选有它的栏位。
refusal-RailCountMismatch = 这条线路有 { $length } 段铁轨。这些栏位的铁轨凑不出恰好这个数。
refusal-DestinationMissing = 缺少目的地图标。需要一个符合的字母，或者两个都不符合的。
refusal-SlotUnused = 有一个栏位没有用处。支付的每个栏位都必须是需要的。

## Options and sets

given-seats = 迷你铁路是一个人的游戏，{ $seats } 个人不能玩。
given-no-objective = 请至少选一个目标。
given-cards = 指定的发牌要把八张卡各写一次。
option-objectives = 目标
option-objectives-help = 你为什么而玩；同时选几个就是铁路大亨
option-objectives-economist = 经济学家
option-objectives-mayor = 市长
option-objectives-conductor = 列车长
option-objectives-engineer = 工程师
option-target = 要达到的分数
option-target-help = 用于经济学家；留空则分数越高越好
option-arrange = 地图
option-arrange-help = 按发牌的样子玩，或者自己摆放四张卡
option-arrange-dealt = 按发牌
option-arrange-free = 自己摆放
option-set = 卡组
option-set-help = 自己写的卡组文本；留空则用通常的卡

set-building-dice = 建筑骰要写三个不同的点数，1 到 6，从小到大
set-cards = 一套有 { $cards } 张卡，不是 { $count } 张
set-map-rows = 地图面有三行
set-map-row = 一行有五格
set-map-glyph = 没有写作“{ $glyph }”的格
set-slots = 行动面有四个栏位
set-slot-icons = 一个栏位有一个或两个图标
set-slot-rails = 一个栏位最多一个铁轨图标
set-slot-destinations = 一个栏位最多一个目的地
set-icon = 没有写作“{ $icon }”的图标
set-side-buildings = 地图面有三座建筑,分属三种类型
set-side-touching = 地图面上有两座建筑相邻
set-side-rails = 地图面最多十格铁轨
set-side-land = 地图面至少三格空地
set-side-loose-end = 地图面上有铁轨通向无处
set-side-exits = 地图面有三个出口,不是 { $count } 个
set-side-exit-sides = 地图面每边最多一个出口
set-side-exit-place = 出口在中间一行,或在第 2、第 4 列
set-side-ring = 地图面上有一段铁轨两端都不接建筑
set-side-pass-through = 有一段铁轨穿过地图面而不接建筑
set-side-stub = 从建筑到出口最多三格铁轨
set-side-links = 地图面自带一到两条线路,每条最多四格铁轨
set-maps-types = 有{ $kind }建筑的卡是六张,不是 { $count } 张
set-maps-touching = 上 { $nw }、{ $ne },下 { $sw }、{ $se } 时,两张卡的建筑相邻
set-maps-length = 上 { $nw }、{ $ne },下 { $sw }、{ $se } 时,有线路超过五格
set-maps-links = 上 { $nw }、{ $ne },下 { $sw }、{ $se } 时,线路不足五条
set-maps-seam = 上 { $nw }、{ $ne },下 { $sw }、{ $se } 时,没有线路连接两张卡
set-maps-mostly = 每 100 种地图要有 95 种至少六条线路,不是 { $percent } 种
set-maps-mean = 地图平均要有八到九条线路
set-maps-share = 每 100 条线路中,长 { $length } 的要有 { $least } 到 { $most } 条
set-action-twice = 行动面上只许一次的图标出现了两次
set-action-always = 行动面要有工人、资金或降低污染图标之一
set-actions-total = 一个卡组要有 { $total } 个“{ $icon }”图标,不是 { $count } 个
set-actions-capital = 一个卡组的资金图标是 3、3、4、5
set-actions-examples = 规则书里用 A1、A2、A3 支付的例子必须可行
set-hand-trip = 手牌 { $cards } 付不起前往每种建筑的行程
set-hand-link = 手牌 { $cards } 付不起每种两格的线路
set-deck-lacks = 牌组 { $cards } 缺少不止一种行动

## The page

page-side = 选择
page-map = 地图
page-cards = 行动卡
page-actions = 行动
page-tracks = 记录
page-setup = 设置
caution-no-upgrade = 这副牌没有升级图标：本局无法升级线路。
caution-engineer = 这副牌没有升级图标：本局无法达成“工程师”。
page-decade = 第 { $decade } 个十年，共 12 个
page-decades = 年代
page-decades-left = { $count ->
    [0] 最后一个
   *[other] 之后还有 { $count } 个
}
page-capital = 资金
page-of-twenty = { $capital }，最多 20
page-pollution = 污染
page-of-thirteen = { $pollution }，最多 13
page-workers = 工人
page-of-six = { $workers } 名，最多 6
page-score = 得分
page-off = 污染
page-profit = 利润
page-links = { $count } 条线路 × 3
page-in-hand = 在手里
page-in-pool = 在牌库
page-in-discard = 在弃牌堆
page-in-deck = 待发
page-goes = 进入弃牌堆
page-more = 污染 +{ $count }
page-pay = 支付
page-cubes = { $count ->
    [0] 标记已用完
   *[other] 还有 { $count } 个标记
}
page-which-die = 哪一枚骰子？
page-two-each = 共两枚 1、两枚 2
page-value = { $value } 点
page-left = 还有 { $count } 枚
page-building-dice = 建筑骰
page-twice = 花费为点数的两倍
page-too-dear = 资金不足
page-where-to = 去哪里？
page-convert = 休闲兑换
page-held = 现有资金 { $capital }
page-objectives = 目标
page-chosen = 已选
page-achieved = 达成
page-not-achieved = 未达成
page-no-target = 未设分数

bonus-R = 污染 −1
bonus-L = 资金换利润
bonus-C = 资金 +5，污染 +1
bonus-I = 工人 +1，污染 +1

goal-economist = { $score } 分
goal-economist-target = { $score } 分，目标 { $target } 分
goal-mayor = { $passengers ->
    [0] 地图上没有乘客了
   *[other] 地图上还有 { $passengers } 位乘客
}
goal-conductor = 已送达：R { $r }，L { $l }，C { $c }，I { $i }
goal-engineer = { $marked } 条线路中 { $upgraded } 条已升级

verb-buy = 买线路
verb-move = 运送
verb-build = 建造
verb-upgrade = 升级
verb-add = 添乘客
verb-hire = 雇佣
verb-capital = 资金
verb-clean = 降污染
verb-pass = 跳过

label-nothing = 无
quarter-nw = 西北
quarter-ne = 东北
quarter-sw = 西南
quarter-se = 东南

label-map-card = 地图卡 { $card }
label-link = { $at }：{ $one }–{ $other }，{ $length } 段铁轨
label-link-marked = { $at }：{ $one }–{ $other }，{ $length } 段铁轨，已标记
label-link-upgraded = { $at }：{ $one }–{ $other }，{ $length } 段铁轨，已升级
label-loop = { $at }：{ $one }的环线，{ $length } 段铁轨
label-die = { $kind } { $at } 的 { $value } 点骰子
label-building = { $kind } { $at }{ $passengers ->
    [0] {""}
   *[other] ，{ $passengers } 位乘客
}
label-site = { $at }：会成为{ $kind }
label-no-site = { $at }：旁边有两种类型
label-part = 标记留在 { $at } 那一段
label-slot = A{ $card } 栏位 { $slot }：{ $icons }

q-waiting = { $seat } 正在玩
q-arrange = 哪张卡放在哪里？先放西北
q-place = 在{ $card }卡上放一枚乘客骰
q-first = 选择第一次行动
q-second = 选择第二次行动，或跳过
q-over = { $points } 分
q-over-won = { $points } 分，目标达成
q-over-lost = { $points } 分，目标未达成

row-unknown = { $clicks }
row-buy = 购买完整线路
row-move = 运送乘客
row-build = 建造建筑
row-upgrade = 升级线路
row-add = 增加乘客
row-hire = 雇佣工人
row-capital = 增加资金
row-clean = 降低污染
row-pass = 跳过，保留手牌
row-pass-forced = 跳过：什么都付不起
row-card = 卡 { $card } 放在{ $place }
row-pips = 显示 { $pips } 的骰子
row-new = { $die } 点，花费 ${ $price }
row-site = { $at } 成为{ $kind }
row-to = 去{ $kind }
row-convert = { $profit ->
    [0] 不兑换
   *[other] 用资金 { $capital } 换利润 { $profit }
}
row-travel = 经 { $link } 到{ $kind } { $at }：第 { $stop } 站，+${ $income }
row-slot-more = { $slot }；污染 +1
row-pay = 用 { $parts } 支付{ $pollution ->
    [0] {""}
   *[other] ：污染 +{ $pollution }
}
pay-part = A{ $card } [{ $slots }]

whole-place = 显示 { $pips } 的骰子放在{ $where }
whole-arrange = 北边放卡 { $nw } 和 { $ne }，南边放卡 { $sw } 和 { $se }
whole-buy = 购买 { $link }
whole-upgrade = 升级 { $link }
whole-build = 把 { $die } 建在 { $at }：{ $kind }
whole-move = 从{ $from }到{ $to }：{ $stops } 站，铁轨收入 ${ $income }
whole-move-converting = 从{ $from }到{ $to }：{ $stops } 站，${ $capital } 换利润 { $profit }，铁轨收入 ${ $income }
whole-add = 增加一位乘客：{ $where }
whole-paid = { $what }。{ $pay }

deed-arrange = 铺好地图
deed-place = 把 { $pips } 放到{ $kind }
deed-buy = 支付并标记
deed-build = 付 ${ $price } 建造
deed-move = 支付并出发
deed-upgrade = 支付并升级
