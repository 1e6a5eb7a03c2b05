### 乡村列车：游戏的全部语句。

## Names

title = 乡村列车
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
