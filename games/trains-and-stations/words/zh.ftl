### 火车与车站：游戏里的每一句话。

## 名称

title = 火车与车站
tagline = 掷骰子，连城市，分红利
name = { $seat }
side-coin = 硬币
side-hotel = 旅馆
side-mine = 矿场
side-ranch = 牧场
side-locked = 锁定火车
side-train = 火车
side-bonus = 奖励{ $side }
good-cattle = 牛
good-coal = 煤
good-workers = 工人
good-food = 食品
good-silver = 白银
good-gold = 黄金
times = { $count } × { $what }
city = { $zh }
bonus-vp = { $vp } 分
bonus-power = 一张能力牌
bonus-die = 一枚奖励骰
power-mission = 任务 { $from }–{ $to }（{ $value } 分）
power-pair = 双货物牌 { $one }–{ $other }

## 得分与硬币的说明

unit-points = { $value } 分
unit-coins = { $value } 枚硬币
item-start = 起始分
item-completion = 连通 { $cities } 座城市，路线上有 { $dice } 枚骰子
item-completions = 送货（通车分）
item-bonus = { $city }的多数奖励
item-bonuses = 多数奖励
item-unserved = { $count } 座建筑没有领到货物
item-unserved-buildings = 没有领到货物的建筑
item-unawarded = { $count } 张应得而未得的货物
item-speculations = 投机中未得到的货物
item-strikes = 罢工
item-monopoly = { $good }垄断（{ $count }）
item-reroll = 重掷的费用
item-cash = 兑换硬币骰

# What the points come from, over many games.
source-power-mission = 任务
source-item-monopoly = 垄断

## 记录

line-returned = { $seat } 交还了一张能力牌。
line-returned-own = 你交还了{ $card }。
line-begins = 交还的牌已洗回牌库。{ $seat } 是列车长，率先开始。
line-order-score = { $seat } 的任务从现在起自动完成。
line-order-ask = { $seat } 的任务从现在起每次询问。
line-rolled = { $seat } 掷出 { $dice }。
line-rolled-none = { $seat } 保留全部骰子，没有掷骰。
line-reroll = { $seat } 付一枚硬币重掷。
line-rerolled = { $seat } 重掷出 { $dice }。
line-strike = 罢工！三枚锁定火车让 { $seat } 停工。
line-enough = { $seat } 结束掷骰。
line-reclaimed = { $seat } 从地图上收回了 { $count } 枚骰子。
line-placed = { $seat } 在 { $space } 放置了火车。
line-placed-bonus = { $seat } 在 { $space } 放置了奖励骰。
line-built = { $seat } 在{ $city }建造了{ $building }。
line-cashed = { $seat } 兑换了一枚硬币骰。
line-saved = { $seat } 保留了一枚骰子：{ $side }。
line-ended = { $seat } 用完了骰子。
line-delivery = 送货：{ $cities }连通。
line-no-majority = 这条路线上只有奖励骰：无人得到通车分和多数奖励。
line-tie = { $seat } 把平局的多数判给了 { $to }。
line-majority = { $seat } 占多数。
line-takes-die = { $seat } 因{ $city }得到一枚奖励骰。
line-no-die = 没有奖励骰可付给{ $city }的多数奖励。
line-draws = { $seat } 因{ $city }抽了一张能力牌。
line-drew-own = 你抽到了{ $card }。
line-no-card = 没有能力牌可付给{ $city }的多数奖励。
line-takes-goods = { $seat } 领取了 { $count } × { $good }。
line-unserved = { $seat } 的 { $count } 座{ $building }没有领到货物，改得分数。
line-unawarded = { $seat } 有 { $count } 张货物没有分到，改得分数。
line-mission = { $seat } 完成了{ $card }。
line-missions-done = { $seat } 已处理完任务。
line-dice-return = { $count } 枚骰子离开了地图。
line-upgrade = { $building }现在出产{ $good }。
line-closed = { $building }永久关闭。
line-committed = { $seat } 已确认提交。
line-offer = { $seat } 交出 { $list }，应得 { $asks } 张。
line-offer-none = { $seat } 没有交出货物。
line-last-round = 分数池已空。这是最后一轮：在 { $seat } 的下一回合之前结束。
line-stalled = 打满 { $rounds } 轮，分数池仍未空，游戏结束。
line-monopolies = { $seat } 的垄断。
line-no-monopoly = { $seat } 没有垄断。
line-wins = { $seat } 以 { $points } 分获胜。
line-shared = { $seats } 以 { $points } 分并列获胜。

## 不允许的原因

refusal-NotYourTurn = 现在是 { $whose } 的回合，请等待轮到你。
refusal-NotYourTurn-over = 游戏已经结束。
refusal-WrongPhase-power = 每人先要交还一张能力牌。
refusal-WrongPhase-start = 回合从收集骰子开始：请掷骰，或收回骰子。
refusal-WrongPhase-rolling = 正在掷骰：请标记骰子并重掷，或结束掷骰。
refusal-WrongPhase-resolve = 骰子已掷好：请放置、建造、兑换、保留，然后结束本步骤。
refusal-WrongPhase-group = 有几段路线已连通：请先选择下一次送货。
refusal-WrongPhase-tie = 多数出现平局：请先裁定归谁。
refusal-WrongPhase-serve = 货物短缺：请先分发剩下的牌。
refusal-WrongPhase-missions = 正在结算任务：请亮出任务，或结束。
refusal-WrongPhase-upgrade = 有货物堆已耗尽：请先选择升级。
refusal-WrongPhase-speculation = 大家正在为新货物交出货物：请交出，或确认提交。
refusal-WrongPhase-award = 新货物不够分：请先分配。
refusal-AlreadyCommitted = 你已经作出选择，不能更改。
refusal-TooFewOnBoard = 你在地图上有 { $count } 枚骰子。至少要有 { $least } 枚己方骰子才能收回。
refusal-BonusLimit = 你持有 { $held } 枚奖励骰，不能再加入更多。
refusal-EmptyHand = 你没有可掷的骰子。请收回骰子。
refusal-NoSuchDie = 没有这样的可用骰子：{ $side }。
refusal-LockedDie = 锁定火车不能重掷。请选择其他骰子。
refusal-NothingMarked = 还没有标记骰子。请至少标记一枚再重掷。
refusal-SpaceOccupied = { $space } 已有骰子，请选空格。
refusal-NotAdjacent = { $space } 既不挨着车站，也不挨着骰子。请从车站开始，或放在骰子旁边。
refusal-TrainsUnplaced = 还有 { $trains } 枚火车没有放置。火车必须全部放置。
refusal-NoSet = 建造{ $building }需要三枚同面的骰子。
refusal-NoBuildingInSupply = 这种建筑你已全部建完：{ $building }。
refusal-StationFull = { $city }有 { $locations } 个建筑位，已经建满。
refusal-LevelNotOpen = 每座车站都要先有 { $level } 座建筑，才能继续往上建。
refusal-CoinLimit = 你已有 { $most } 枚硬币，达到上限。
refusal-CannotSaveTrain = 火车不能保留，必须放置。
refusal-CannotSaveBonus = 奖励骰不能保留。
refusal-NotTied = 这个座位不在平局之中。
refusal-NotAsking = 这个座位不再等待货物。
refusal-NotHeld-card = 你没有这张牌：{ $card }。
refusal-NotHeld-good = 你没有{ $good }。
refusal-NotEligible = 两座城市本回合没有连通：{ $card }。
refusal-PairAlreadyScored = 每回合每对城市只能完成一张：{ $card }。
refusal-NotAnOption-ordered = 本回合你已经改过任务预设指令。
refusal-NotAnOption-order = 这已经是你的任务预设指令。
refusal-NotAnOption-group = 没有以此格为首的连通段。
refusal-NotAnOption-upgrade = { $building }现在不能升级为{ $good }。
refusal-NotAnOption-offered = 你的{ $good }已全部交出。
refusal-NotAnOption-pair = 这张牌不能交出，或已经交出：{ $card }。
refusal-OddOffer = 两张货物换一张：交出的数目必须是偶数。

## 提问与行动列表

q-power = 请从三张能力牌中交还一张
q-start = 请收集骰子并掷骰
q-start-reclaim = 你没有可掷的骰子：请收回
q-rolling = 标记骰子付一枚硬币重掷，或结束掷骰
q-resolve = 请放置火车；可以建造、兑换和保留
q-resolve-end = 可以建造、兑换和保留，然后结束本步骤
q-group = 有几段路线已连通：先送哪一段？
q-tie = 多数平局：归谁？
q-serve = { $good }不够：下一张给谁？
q-missions = 请亮出要完成的任务，然后结束
q-upgrade = 升级哪一堆？
q-speculation = 可以交出货物，两张换一张{ $good }，然后确认提交
q-award = { $good }不够分：下一张给谁？
q-wait = 等待 { $seat } 选择
q-wait-sealed = 等待 { $seats }
q-wins = { $seats } 以 { $points } 分获胜
row-power = 交还{ $card }
row-bonus = 多用一枚奖励骰
row-saved = 掷出保留的{ $side }
row-roll = 掷 { $count } 枚骰子
row-reclaim = 不掷骰，收回 { $count } 枚骰子
row-order-score = 从现在起自动完成任务
row-order-ask = 从现在起每次询问任务
row-mark = 标记一枚骰子：{ $die }
row-reroll = 付一枚硬币，重掷 { $count } 枚
row-enough = 结束掷骰
row-train = 放置火车
row-train-bonus = 放置奖励骰
row-space = 放在 { $space }
row-space-alone = 在 { $space } 放置火车
row-supply = 建造{ $building }
row-city = 建在{ $city }
row-city-alone = 在{ $city }建造
row-die = 使用骰子：{ $die }
row-cash = 兑换成 2 枚硬币
row-save = 保留到下一回合
row-end = 结束本步骤
row-group = 送货：{ $cities }
row-seat = 给 { $seat }
row-mission = 完成{ $card }
row-done = 任务处理完毕
row-stack = 升级{ $building }
row-good = 升级为{ $good }
row-goods = 交出{ $good }
row-pair = 交出{ $card }
row-commit = { $count ->
     [0] 不交出货物，确认提交
    *[other] 确认提交 { $count } 张，换 { $asks } 张
}
row-unknown = 点击 { $clicks }

## 页面

page-round = 第 { $round } 轮 · { $step }
page-before = 第 1 轮之前 · { $step }
page-rounds = 共 { $round } 轮
step-power = 能力牌
step-start = 开始
step-rolling = 掷骰
step-resolve = 结算
step-delivery = 送货
step-missions = 任务
step-upgrade = 升级
step-speculation = 投机
step-over = 结束
page-side = 货物与手牌
page-west = 西部
page-centre = 中部
page-east = 东部
page-last-round = 最后一轮
page-vp-pool = 分数池
page-pool = 分数池：剩 { $left } / { $total }
page-pool-of = 共 { $total } · 空了即最后一轮
page-map = 地图
page-to-go = 还差 { $count }
page-space = { $space }，空格
page-space-own = { $space }，{ $seat } 的骰子
page-space-white = { $space }，奖励骰
page-city = { $city }，建筑 { $count } / { $locations }，奖励：{ $bonus }
page-stand = { $seat } 的{ $building }
page-goods = 货物表
page-now-next = 现在，之后
page-closed = 已关闭
page-no-next = 之后没有了
page-next = 之后
page-list = { $list }
page-locked = 锁定
page-die-marked = { $die }，已标记
page-keep = 保持
page-roll = 掷出
page-saved-die = 保留的{ $side }：{ $state }
page-saved-dice = 已保留
page-from-pool = 从骰池取
page-of = { $count } / { $all }
page-pool-rule = 能取多少取多少，最多五枚
page-white-dice = 奖励骰
page-reclaim = 收回骰子
page-reclaim-rule = 地图上要有 5 枚己方骰子：现有 { $count } 枚。收回后不掷骰，回合结束。
page-risk-roll = 罢工概率：{ $count } 枚骰子里出现三个锁定火车
page-risk-reroll = 重掷这 { $count } 枚的罢工概率：第三个锁定火车失 3 分，不能再掷
page-risk-none = 第三个锁定火车就是罢工：失 3 分，不能再掷。
page-percent = { $percent }%
page-mark-first = 重掷：先标记骰子
page-keep-all = 若全部留下
page-keep-trains = { $count ->
     [0] 没有火车要放
    *[other] 放置 { $count } 列火车
}
page-keep-coins = { $count ->
     [0] 没有硬币骰
    *[other] 兑换 { $count } 枚硬币骰
}
page-keep-set = 可建{ $building }
page-keep-no-set = 没有三枚同面
page-trains = 火车
page-must = 必须放置
page-trains-left = 还剩 { $count } 列 · { $spaces } 格可放
page-dice-of = { $side } × { $count }
page-set-lacks = 还差 { $count } 枚成组
page-coins-now = 现有 { $coins } 枚硬币，最多 5 枚
page-cash = 兑换
page-save = 保留
page-if-ended = 若现在结束本步骤
page-waste-trains = 还有 { $count } 列火车未放：不允许
page-waste-set = 三枚{ $building }白白退回
page-waste-coins = { $count } 枚硬币骰没有兑换
page-waste-rest = { $count } 枚骰子回到骰池
page-waste-none = 没有浪费
page-whites = 奖励骰 { $count }
page-step-completion = 通车分：每人 +{ $vp }
page-step-majority = 多数奖励
page-step-goods = 货物：牧场、矿场、旅馆
page-step-missions = 任务，在全部送货之后
page-step-home = 骰子回家
page-tie = 多数归谁？
page-short = { $good }还剩 { $count } 张：下一张归谁？
page-short-rule = 要而未得的，每张补 1 分。
page-asks = 要 { $count } 张
page-mission = 任务
page-pair = 双货物牌
page-two = { $one } + { $other }
page-eligible = 本回合连通
page-none-eligible = 你的任务本回合都没有连通。
page-sealed = 已封好
page-thinking = 选择中
page-sealed-power = 每人退回一张牌
page-sealed-missions = 一同亮出
page-sealed-offers = 一同打开
page-upgrade = 空了的货物堆换成什么？
page-upgrade-rule = 在货物表里选建筑，在这里选货物。
page-enters = { $good }进入{ $building }：{ $count } 张
page-nothing-to-offer = 你没有货物。照样封一份空的，人人如此。
page-offer-sum = 交出 { $count }，换 { $asks } 张{ $good }
page-mine = 你的牌
page-mine-hint = 只有你看得见
page-worth = 最多者 { $points } 分
page-none = 无
page-monopolies = 垄断
page-monopolies-hint = 终局计分，平手都得
page-missions = 任务
page-order-public = 人人看得见这条指令
page-order-at-once = 自动完成
page-order-me = 每次问我
page-players = 玩家
page-conductor = 列车长
page-committed = 已选择
page-coins-word = 硬币
page-whites-word = 奖励骰
page-vp-word = 分
page-saved = 保留 { $list }
page-scored = ✓ { $from }–{ $to }：{ $value } 分
page-tally = 持有 { $goods }；能力牌 { $power } 张
page-order-score = 任务：自动
page-order-ask = 任务：询问
page-shown = { $seat } 交出 { $list }
page-sheet = 最终得分
page-vp-row = 胜利分
page-vp-row-hint = 按来源
page-missions-hint = 已完成的，不取自分数池
page-monopolies-rule = 垄断：持有某种货物最多的人都得其分值
page-for-most = 最多者 { $points } 分
page-each-tied = 并列，各得 { $points } 分
page-cards = { $count } 张
page-cards-pair = 共 { $count }，其中 { $icons } 来自双货物牌
page-total = 总分
page-rank = 第 { $rank } 名
page-rank-shared = 并列第 { $rank } 名：黄金同为 { $gold }
page-rank-more-gold = 第 { $rank } 名：黄金较多，{ $gold }
page-rank-less-gold = 第 { $rank } 名：黄金较少，{ $gold }

## 确认按钮上的话

deed-power = 封好退回
deed-reclaim = 收回 { $count } 枚骰子
deed-reroll = 付 1 枚硬币重掷 { $count } 枚
deed-place = 放在 { $space }
deed-build = 建在{ $city }
deed-end = { $count ->
     [0] 结束本步骤
    *[other] 结束本步骤：还有 { $count } 列
}
deed-tie = 归 { $seat }
deed-give = 交给 { $seat }
deed-mission = 亮出：终局 { $points } 分

## 选项

option-open_tally = 公开统计
option-open_tally-help = 所有人都看到每位玩家持有的货物和能力牌数目（按公开事件累计）
option-conductor = 列车长
option-conductor-help = 率先开始的座位；留空则抽签决定
option-set = 地图与卡牌
option-set-help = 用文字写成的自定内容集；留空则用通常的地图与卡牌
given-seats = 火车与车站适合三到五名玩家，不能由 { $seats } 名玩家进行。
given-conductor = 座位 { $number } 不能当列车长：一共 { $seats } 个座位。

## 内容集

set-place = 位置要写成方括号里的两个数
set-cities = 内容集须有 { $least } 到 { $most } 座城市，而这里有 { $count } 座
set-city-name = 城市不能叫“{ $name }”：须以字母开头，至多 24 个字符，只用 a–z、0–9 和 -，且不能是货物名
set-city-twice = 两座城市都叫“{ $name }”
set-bonus = 没有奖励“{ $word }”，可用：power、die、vp 1 到 vp 9
set-routes = 内容集须有 2 到 16 条路线，而这里有 { $count } 条
set-route-name = 路线须用各不相同的一个字母 A 到 Z 命名，不能叫“{ $name }”
set-arms = 路线 { $name } 须有一段，或三段相交的支线
set-two-ends = 路线 { $name } 只有一段：两端都须是城市
set-stem = 路线 { $name } 的第一段须从城市开始，到岔口结束
set-arm = 路线 { $name } 的其他支线从岔口旁开始，到城市结束
set-short-route = 路线 { $name } 太短：全长至少两格，岔口之外每段至少一格
set-same-end = 路线 { $name } 有两端通到同一座城市
set-unknown-stop = “{ $word }”既不是一段两端的城市，也不是框内的位置 x,y
set-many-spaces = 轨道格最多 { $most } 个
set-lonely-city = 没有路线通到 { $name }
set-unknown-city = 这里没有城市“{ $word }”
set-mission-ends = 任务须有两座不同的城市
set-mission-twice = 两行写了同一个任务：请只写一次，并注明张数
set-pair = 双货物牌须是两种不同的货物
set-pair-twice = 有两张相同的双货物牌
set-many-faces = 能力牌最多 { $most } 种，而这里有 { $count } 种
set-cards = 能力牌须有 { $least } 到 { $most } 张，而这里有 { $count } 张
set-unknown-good = 没有货物“{ $word }”，可用：cattle、coal、workers、food、silver、gold
set-chain-first = { $building }须有一种起始货物，且不与其他建筑相同
set-chain-twice = { $building }的货物链里{ $good }出现了两次

# 公开交谈，说过的话没有约束力（T43）
spot-space = 轨道格 { $space }
talk-finish = 把这条路线修完，我们都得分。
talk-tie = 平局能裁给我吗？
talk-goods = 分一张货物给我，我会记着的。
talk-strike = 小心罢工！
talk-pool = 分数池快见底了。
