### 乡村列车：游戏的全部语句。

## Names

title = 乡村列车
tagline = 共用铁路，抢运货物
name = { $seat }
station = { $zh }（{ $id }）
track-straight = 直轨
track-curve = 弯轨
track-three_way = 三岔轨
track-cross = 十字轨
country-wood = 木材
country-sheep = 绵羊
country-steel = 钢材
country-house = 房屋
stack-track = 轨道堆
stack-country = 乡村堆
stack-station = 车站堆

## Items: money and cubes explained

unit-dollars = ${ $value }
unit-cubes = { $value } 个货物方块
item-goods = { $good } × { $loads }，{ $from } → { $to }
item-people = { $a }与{ $b }之间的旅客
item-tax = { $station }的税，{ $from } 付给 { $to }
item-coal-and-water = 在{ $station }加煤加水，{ $from } 付给 { $to }
item-cubes-spent = 放到{ $station }上的货物方块
item-cube-back = 从{ $station }取回一个货物方块
item-all-goods = 货物
item-all-people = 旅客
item-tax-received = 收到的税
item-tax-paid = 付出的税

## Lines of the log

line-drew = { $seat } 抽到：{ $tile }。
line-put-out = 无处可放：{ $tile }移出游戏。
line-triggered = { $seat } 抽走了{ $stack }的最后一块板块：最后回合开始。
line-placed = { $seat } 把{ $tile }放在 { $at }。
line-placed-station = { $seat } 在 { $at } 开设{ $tile }。
line-stopped = { $seat } 本回合不再放置板块。
line-cannot-place = { $seat } 没有可放置的板块。
line-stayed = { $seat } 停留在车站。
line-cannot-move = { $seat } 无法驶出车站，只能停留。
line-stuck = { $seat } 被困：没有可到达的空车站。
line-moved = { $seat } 移动到 { $at }。
line-arrived = { $seat } 驶入{ $station }。
line-delivered = { $seat } 运送{ $good } × { $loads }，从{ $from }到{ $to }，收入 ${ $pays }。
line-carried = { $seat } 在{ $a }与{ $b }之间运送旅客，收入 ${ $pays }。
line-skipped = { $seat } 不交货。
line-nothing-to-deliver = { $seat } 在这里没有可交的货。
line-no-placement = { $seat } 无处可放，而最后回合尚未开始：游戏结束。
line-counted-up = { $seat } 最终拥有 ${ $money }。
line-wins = { $seat } 以 ${ $money } 获胜。
line-winner = { $seat }
line-shared = 并列获胜，各有 ${ $money }：{ $seats }。

## Refusals

refusal-game_over = 游戏已结束。
refusal-not_your_turn = 还没轮到你：现在由 { $whose } 行动。
refusal-wrong_phase = 现在不能这样做：{ $now }。
now-setup = 请先放置抽到的车站和轨道板块
now-choose = 请选择要抽取的板块堆
now-place = 请放置抽到的板块
now-move = 现在该移动机车
now-deliver = 现在该交货或跳过
refusal-stack_empty = { $stack }已空。
refusal-stack_unplaceable = { $stack }中没有可放置的板块。
refusal-first_tile_mandatory = 必须先放置一块板块。
refusal-managers_exhausted = 没有剩余站长：你的三名站长都已上岗。
refusal-station_not_earned = 你的每个车站周围须有 4 块乡村或 6 块任意板块。
refusal-no_station_spot = 没有可放车站的位置。
refusal-bad_rotation = 这块板块没有这个朝向。
refusal-cell_occupied = 格子已被占用。
refusal-stations_touch = 车站不得相邻。
refusal-edge_mismatch = 轨道端必须与轨道端相接，空白边必须与空白边相接。
refusal-not_joined = 板块必须连入铁路网。
refusal-not_beside_station = 乡村板块必须紧邻车站。
refusal-not_expandable = 铁路网将无法延伸。
refusal-leaves_no_room = 你的另一块板块将无处可放。
refusal-must_join_rival = 车站必须通过轨道连向其他玩家的车站。
refusal-tile_occupied = { $whose } 的机车停在该处。
refusal-not_reachable = 你的机车无法到达该处。
refusal-must_move_to_station = 你的机车必须进站加煤加水。
refusal-same_station = 请选择两个不同的车站。
refusal-no_supply = 该站没有对方需要的货物。
refusal-demand_full = 该站需求已满。
refusal-pool_empty = 你没有货物方块。
refusal-no_connection = 两站之间没有经过你机车的畅通连接。
refusal-bad_load_count = 货物数量不符：可以运送 1 到 { $most } 份。
refusal-no_houses = 两站旁都须有房屋。

## Options and sets

option-first = 起始座位
option-first-help = 首先行动的座位；留空则抽签决定
option-equal_turns = 回合数相等
option-equal_turns-help = 最后一块板块被抽走后打完本轮，所有人回合数相同
option-set = 板块组
option-set-help = 以文本写成的自定义板块组；留空则使用通常的板块
given-seats = 乡村列车适合两到四名玩家，不能由 { $seats } 名玩家进行。
given-first = 座位 { $first } 不能先行动：一共 { $seats } 个座位。
set-stations = 板块组须有 2 到 { $most } 个车站，这一组有 { $count } 个
set-few-stations-for-seats = { $seats } 名玩家各需一个车站，这一组只有 { $count } 个
set-station-id = “{ $id }”不能作编号：须为 1 到 4 个字母或数字
set-station-twice = 有两个编号为“{ $id }”的车站
set-wants = 车站需要 wood、sheep 或 steel，不能是“{ $word }”
set-green-count = 车站须有 1 到 { $most } 个绿色数字，这个有 { $count } 个
set-green-rising = 绿色数字须递增：{ $number } 不大于前一个数字
set-few-track = 板块组至少须有 { $least } 块轨道板块，这一组有 { $count } 块
set-many-track = 轨道板块与车站合计至多 { $most } 块，这一组有 { $count } 块
set-country = 板块组须有 1 到 { $most } 块乡村板块，这一组有 { $count } 块

## 页面

station-name = { $zh }
place-tile = { $square } 的{ $tile }
count-of = { $count } 份{ $what }
amount = ${ $dollars }
end-north = 北
end-east = 东
end-south = 南
end-west = 西

## 读给听者的说明

label-engine = { $place }，停着{ $seat }的机车
label-station = { $station }：需要{ $good }，{ $open ->
    [0] 需求已满
   *[other] 可付 { $numbers }
  }；税 ${ $tax }，站长属于{ $seat }{ $loads ->
    [0] {""}
   *[other] ；供应{ $supply }
  }
label-spot = 格子 { $square }
label-empty = 空格 { $square }
label-turned = { $tile }，轨道端朝{ $ends }

## 页面上

page-side = 操作
page-you = 你
page-cubes = 货物方块
page-board = 版图
page-window = 版图：拖动或滚动可移动，按 + 和 − 缩放，按 0 看全图
page-camera = 版图的视野
page-closer = 放大
page-further = 缩小
page-fit = 看全图
page-tray = 手中板块与板块堆
page-left = 剩余
page-free = 免税
page-fits = 可放 { $squares } 格{ $ways ->
    [one] {""}
   *[other] ，共 { $ways } 种放法
  }
page-stack-track = 轨道
page-stack-country = 乡村
page-stack-station = 车站
page-removed = { $count } 块轨道无处可放，已移出游戏。
page-stations-left = { $count ->
    [0] 已经没有了。
   *[other] { $stations }
  }
page-draw-station = 已有资格：本回合改为放置车站。
page-draw-last = 将开始最后回合：你打完这回合，其他人各再玩一回合。
page-draw-may-end = 可能开始最后回合：放不下的板块会被跳过。
page-draw-track = 其中有能放下的板块。
page-draw-country = 车站旁还有空位。
page-stop = 停止放置
page-must-return = 必须进站加煤加水
page-may-go = 机车可以去的地方
page-stay = 停留
page-skip = 不运送
page-blocked = { $seat }的机车挡住了去路
page-tax-to = 税付给{ $seat }
page-no-tax = 免税
page-from-here = 从这里可以运送
page-goods = 货物
page-loads = 数量
page-last-turns = 最后回合
page-first-turn = 首回合
page-tile-of = 第 { $tile } 块，共 { $tiles } 块
page-round = 第 { $round } 轮
page-seats = 座位与车站
page-stations = 车站
page-stations-hint = 需求 · 供应 · 收入 · 税
page-progress = 乡村 { $country }/4 · 板块 { $around }/6
page-sheet = 终局结算

plate-goods = 货物：{ $good }
plate-people = 旅客
brief-goods = { $loads } 份{ $good }，{ $from } → { $to }
brief-people = 旅客，{ $from } – { $to }
foreseen-tax = { $station }的税，付给{ $seat }

seat-state = { $stations } 座车站 · 每回合 { $stations } 块
seat-on-track = { $stations } 座车站 · 机车须进站
seat-earned = { $stations } 座车站 · 可放置车站
seat-last-turn = { $stations } 座车站 · 还有一回合
seat-done = { $stations } 座车站

sheet-stations = { $stations } 座车站
sheet-goods = 货物
sheet-goods-hint = 银行支付
sheet-people = 旅客
sheet-people-hint = 每座房屋 $2
sheet-tax-in = 收到的税
sheet-tax-in-hint = 由你的站长收取
sheet-tax-out = 付出的税
sheet-tax-out-hint = 付给其他站长
sheet-money = 资金
sheet-rank = 第 { $rank } 名
sheet-ended = { $seat }抽走了“{ $stack }”堆的最后一块；随后其他人各玩了一回合。
sheet-no-placement = 再也放不下任何板块，游戏立即结束。

## 询问

q-waiting-setup = { $seat }正在放置最初的板块
q-waiting-choose = { $seat }正在选择板块堆
q-waiting-place = { $seat }正在放置板块
q-waiting-move = { $seat }正在移动机车
q-waiting-deliver = { $seat }可以运送
q-lay = 放置你的板块：{ $tile }
q-lay-station = 放置你的新车站：{ $tile }
q-lay-both = 放置你的车站与轨道板块
q-choose = 从哪一堆抽取？
q-choose-more = 再抽一块，或到此为止
q-move = 移动机车，或停留
q-return = 机车必须进站加煤加水
q-deliver = 运货、载客，或都不做
q-you-win = 你以 { $dollars } 获胜
q-wins = { $seat }以 { $dollars } 获胜
q-shared = { $seats }以 { $dollars } 并列获胜
q-name = { $seat }

## 走法列表

row-hand = 放置{ $tile }
row-square = 放在 { $square }{ $ways ->
    [one] {""}
   *[other] ，有 { $ways } 种放法
  }
row-square-alone = 放在 { $square }
row-country = 放在 { $square }，紧邻{ $stations }
row-rot = 轨道端朝{ $ends }
row-lay = 把{ $tile }放在 { $square }
row-lay-turned = 把{ $tile }放在 { $square }，轨道端朝{ $ends }
row-draw-track = 抽一块轨道（剩 { $left } 块）
row-draw-country = 抽一块乡村（剩 { $left } 块）
row-draw-station = 抽一座车站（剩 { $left } 座）
row-stop = 本回合不再放置
row-stay = 留在本站
row-skip = 不运送
row-go = 前往{ $place }
row-go-nowhere = 前往 { $square }
row-go-tax = 前往{ $place }，向{ $seat }付税 ${ $dollars }
row-go-free = 前往{ $place }，免税
row-go-deliver = 前往{ $place }；然后{ $then }
row-goods = { $loads } 份{ $good }，{ $from } → { $to }：{ $net }
row-people = 旅客，{ $from } – { $to }：{ $net }
row-loads = { $loads } 份{ $good }，得 ${ $pays }：{ $net }
row-some-goods = 运送货物，最多 { $net }
row-some-people = 运送旅客，最多 { $net }
row-from = 从{ $station }
row-to = 到{ $station }
row-to-net = { $to }：最多 { $net }
row-station = { $station }
row-unknown = 点击 { $clicks }

deed-lay = 放在这里
deed-draw-track = 抽一块轨道
deed-draw-country = 抽一块乡村
deed-draw-station = 抽一座车站
deed-draw-last-track = 抽最后一块轨道
deed-draw-last-country = 抽最后一块乡村
deed-move = 移动到这里
deed-move-free = 去{ $station }，免税
deed-move-tax = 去{ $station }，付 ${ $dollars }
deed-deliver = 交货得 { $net }
deed-carry = 载客得 { $net }

# 桌边常说的话
talk-both = 这块板对我们都好。
talk-far = 这趟货运得可真远。
