### 桌子之外的话。

roundhouse = Roundhouse
you = 你
bot = 电脑玩家
lobby = 大厅
language = 语言
day-and-night = 日间或夜间
seats-from-to = { $least ->
    [1] { $most ->
        [1] 单人游戏
       *[other] 1 至 { $most } 名玩家
    }
   *[other] { $least } 至 { $most } 名玩家
}
play-now = 马上开始
play-again = 再来一局
rules = 规则
back-to-lobby = 返回大厅
more = 更多
log = 记录
moves = 行动
settings = 设置
close = 关闭
your-turn = 轮到你了

## 行动

hint = 提示
undo = 撤销
undo-turn = 撤销本回合
redo = 重做
take-back = 请求悔棋
taken-back = 已撤销
back = 返回
confirm = 确认
confirm-when = 行动生效前是否询问
confirm-always = 总是询问
confirm-reveals = 仅在无法撤销时
confirm-never = 从不询问
agree-take-back = 有玩家请求退回。若所有人同意，本局从此为练习局。
agree = 同意
decline = 拒绝
waiting-for-agreement = 正在询问其他玩家是否同意退回。
nothing-changed = 什么都没有改变。
read-the-rule = 查看规则
preview-sure = 如果这样做
preview-empty = 选定之前，这里先告诉你会得到什么。
preview-nothing = 分数和钱都不变。
preview-foreseen = 目前价值
preview-final = 这一步无法撤销。

## 与服务器的连接

no-connection = 与牌桌的连接已断开
connected = 已重新连接，没有丢失任何内容。
while-away = 你不在时：
show-me = 去看看
not-sent = 无法发送。
try-again = 重试

## 问题

problem-not-your-seat = 这不是你的座位。
problem-stale = 局面已经变化。什么都没有改变，请重新查看后再选择。
problem-hint-among-people = 提示只在与电脑对局时可用；同桌有其他人时，谁也得不到提示。
problem-not-found = 这里什么也没有。
problem-bad-request = 无法读懂这个请求：{ $why }
problem-too-large = 内容太大，无法接收。
problem-foreign-origin = 这个请求来自其他网页，未予执行。
problem-foreign-host = 本站不使用这个名称，请用正确的地址打开。
problem-too-many = 请求过于频繁，请等待 { $seconds } 秒。
problem-closing = 服务器正在关闭。没有丢失任何内容，请稍后再来。
problem-disk-full = 无法保存这一步：主机磁盘已满。什么都没有改变，你的选择已保留。
problem-read-only = 无法保存这一步：数据不可写入。什么都没有改变，你的选择已保留。
problem-not-saved = 无法保存这一步。什么都没有改变，你的选择已保留。
problem-unwell = 本站读不到自己的数据：{ $why }
problem-not-started = 游戏尚未开始：还有空座位。
problem-table-full = 这张桌子已坐满。
problem-unknown-bot = 没有名为“{ $bot }”的电脑玩家。

## 开始之前

waiting-for = 还有 { $open } 个空座位
open-seat = 空座位
sit-down = 坐下

## 牌桌页面

sign = 轮到谁
tools = 工具
beside = 桌边
table = 牌桌
rivals = 对手
rulebook = 规则书
chapters = 章节
points = 分数
way-so-far = 已选的步骤
nothing-to-choose = 现在没有可选的行动。
key-choose = 选择
key-take = 确定
key-back = 返回
call-me = 轮到我时
call-sound = 响铃
call-system = 系统通知
mode-system = 跟随系统
mode-light = 日间
mode-dark = 夜间
sign-hint = 选择带虚线框的卡牌或位置。“行动”里有同样的文字列表。
choose-this = 选择
choose-on = 继续选择亮起的位置，或改选别的。
choose-or-confirm = 可以改选别的亮起的位置，或者确认。
rule = 规则
take-back-text = 仍可请求退回。若所有人同意，本局从此为练习局。
try-now = 立即重试
no-connection-text = { $seconds } 秒后重试。你的选择已保留，不会重复发送。
not-sent-text = 什么都没有改变，你的选择已保留。
lobby-title = 铁路游戏，一张桌子
lobby-text = 马上与电脑对局，给朋友发个链接，或者一天走一步。无需注册。

## 回顾

replay = 回放
replay-deal = 发牌，游戏开始。
replay-silent = 局面有变化，没有说明。
replay-eyes = 视角
replay-as-public = 公开视角
replay-look = 查看
replay-export = 对局记录
replay-return = 回到牌桌
replay-finished = 已结束的游戏，与当时显示的画面一致。
replay-running = 到目前为止的游戏，与你看到的一致。
replay-imported = 来自别处的对局记录。每一步都已重新走过，全部相符。
program-key = 给程序的密钥
program-key-text = 拿到它的程序可以替你在这张桌子上行动。密钥只显示这一次，再取一个，旧的就失效。
replay-luck = 运气
replay-step = 跳到第 { $at } 步
replay-way = 在游戏中前后移动
replay-moment = 步
replay-first = 回到开头
replay-back = 后退一步
replay-play = 播放
replay-on = 前进一步
replay-last = 跳到结尾
replay-link = 本步链接
replay-copied = 已复制
replay-key-step = 一步
replay-key-turn = 一回合
replay-key-space = 空格
replay-key-play = 播放
bring = 打开对局记录
bring-text = 在这里或别处保存的对局记录会逐步重新走一遍，全部相符才会作为回放显示。
bring-choose = 选择对局记录
problem-not-finished = 这局游戏还在进行，结束后才能取走对局记录。
problem-journal-long = 这份对局记录的条目比任何一局都多：最多读取 { $most } 条。
problem-journal-unfinished = 这份对局记录里的游戏没有下完。

## 检查运气

luck-check = 检查运气
luck-sealed = 事先封存
luck-sealed-text = 秘密与游戏开始前公布的指纹相符。
luck-numbers = 每人一个数
luck-numbers-text = 公布之后，每个座位各加入一个自己的数。
luck-seed = 种子
luck-seed-text = 由秘密和这些数推出。
luck-played = 洗牌与掷骰
luck-played-text = 服务器用这个种子把每一步重新走了一遍，全部相符。下面的程序可以在你自己的电脑上做同样的检查。
luck-agrees = 全部相符
luck-differs = 不相符
luck-plain = 这局游戏由一个公开的数发牌，没有封存任何内容，无需检查。
luck-expected = 应为
luck-found = 实为
luck-noted = 这个浏览器在游戏中记下了同样的指纹。
luck-unnoted = 这个浏览器当时不在场，无法判断指纹是何时公布的。
luck-proven = 已经证明
luck-proven-text = 没有人挑选运气，第一张牌之前就已确定。
luck-unproven = 无法证明
luck-unproven-text = 主机从未偷看，也没有冒充客人。
luck-again = 再检查一次
luck-running = 这局游戏的运气在开始前已经封存，结束后可以在这里逐项检查。指纹：
## 牌桌之外的大厅

me = 我
set-up = 开桌
set-up-a-table = 开一张桌子
my-tables = 我的牌桌
tables-wait = 有 { $tables } 桌在等你
next-table = 下一张等我的牌桌
open-tables = 开放的牌桌
open-tables-help = 谁都可以入座
running-tables = 可以旁观的对局
running-tables-help = 没人看得到你，你也看不到任何人的手牌
finished-tables = 结束的对局
look-back = 回顾
go-on = 继续
to-the-table = 去牌桌
look-in = 看看
watch = 旁观
are-you-ready = 准备好了吗？
free-seats = { $seats } 个空位
turn-of = 轮到{ $names }

## 开桌

another-game = 游戏
nothing-lost = 你选的都还在，改一下再试。
seats = 座位
sits-me = 我
sits-friend = 朋友
sits-open = 任何人
sits-device = 同一设备
sits-bot = 电脑
sits-none = 空着
you-here = 你
their-name = 名字
bot-level = 水平
bot-random = 随意
bot-greedy = 稳健
options = 游戏选项
options-usual = 已选常用的
off = 关
on = 开
own-set = 自己写一套
pace = 节奏
pace-live = 即时
pace-live-help = 大家都在
pace-days = 按天
pace-days-help = 有空走一步
a-turn = 每回合
a-move = 每步
time-bank = 备用时间
no-clock = 不计时
seconds-short = { $n } 秒
minutes-short = { $n } 分
days-short = { $n } 天
when-time-is-up = 时间用完时
when-time-is-up-help = 只管这一回合；座位仍归本人
then-bot = 电脑代走
then-fallback = 只做最少的事
who-may-come = 谁可以来
by-link = 凭链接
by-link-help = 只有你发给的人
public = 公开
public-help = 列在大厅里
this-table = 这张桌子
order-people = { $me ->
    [0] 你不入座
   *[other] 你
}{ $friends ->
    [0] {""}
   *[other] 、{ $friends } 位朋友
}{ $open ->
    [0] {""}
   *[other] 、{ $open } 个开放座位
}{ $device ->
    [0] {""}
   *[other] 、同一设备再加 { $device } 人
}{ $bots ->
    [0] {""}
   *[other] 、{ $bots } 位电脑玩家
}
open-the-table = 开桌
agreed-no-clock = 即时，不计时
agreed-live = 即时，每回合 { $turn } 秒，备用 { $bank } 分钟
agreed-days = 每回合 { $days } 天
agreed-then-bot = 时间用完由电脑代走
agreed-then-fallback = 时间用完只做最少的事
others-may-watch = 别人可以旁观，看不到手牌

## 开局之前

not-yet-begun = 尚未开始
waiting-for-ready = 座位已满，还有 { $people } 人没准备好
start-with-bots = 现在开始，空位由电脑守着，等人来。
start-without-them = 现在开始，没来的人先由电脑代打。
leave = 离开
ready = 准备好了
awaited = 等待中
not-ready = 还没准备好
i-am-ready = 我准备好了
start-now = 现在开始
host = 开桌的人
person = 玩家
a-bot-of = 电脑玩家，{ $level }
free-by-link = 空位，凭链接
free-by-link-help = 留给收到链接的人
open-to-all-help = 谁都可以入座
change-name = 改名字
put-a-bot = 放一位电脑玩家
free-the-seat = 留给朋友
send-away = 请走
agreed = 约定
luck-of-this-game = 这一局的运气
waiting-luck-sealed = 已封存：这是服务器秘密的指纹
waiting-luck-numbers = 每个浏览器再加一个自己的数，合在一起才定下运气
invite = 邀请
invite-help = 一个链接坐一个人。打开只是看看，再点一下才入座。
invite-qr = 可以扫描的链接
copy = 复制
new-link = 换个链接
only-this-computer = 只有这台电脑打得开链接。
only-this-computer-text = 服务器只听自己的。请停下它，这样重新启动，桌子都会留着：
only-this-computer-until = 在那之前：同一设备、电脑玩家，或者在这里再开一个窗口。
invited-title = { $host }给你留了一个座位
invited-text = 入座之前没人知道你来过。
link-used = 这个链接已经没有座位了
link-used-text = 有人用它入座了，或者它被收回了。你可以旁观，或者再要一个。

## 聊天

chat = 聊天
chat-gallery = 旁观的人
chat-empty = 还没有人说话。
say-something = 说点什么
say-to-gallery = 对旁观的人说
send = 发送
stock-phrases = 常说的话
mute = 不听
unmute = 重新听
is-muted = 已静音
point = 指一处
point-where = 在桌上点一下，或从这里选
point-show = 指给大家看
points-at = 指着{ $spot }。
problem-no-such-spot = 没有大家都看得见的这一处。请在桌上选一处。
problem-no-such-phrase = 这个游戏没有这句话。
phrase-hello = 你好
phrase-good-luck = 祝好运
phrase-well-built = 建得漂亮
phrase-one-moment = 稍等
phrase-your-turn = 轮到你了
phrase-good-game = 好局
event-sat = { $name }入座了
event-left = { $name }离开了，座位留着
event-sent-away = { $name }被请走了
event-back = { $name }回来了
event-resigned = { $name }认输了，由电脑走完
event-time-up = { $name }的时间用完了
event-abandoned = 这一局没有走完就散了。

## 离开与回来

going = 离开
leave-help = 电脑替你守着座位，直到你回来
resign = 认输
resign-help = 由电脑替你走完这一局
part = 一起散局
part-help = 大家都同意，这一局就到此为止
bot-plays-for-you = 电脑正在替你走。
bot-plays-for-you-text = 在它走之前、之中、之后都可以要回座位。
take-my-seat = 要回座位
asks-to-part = { $name }提议这一局到此为止。
waiting-for-parting = 正在问其他人是否到此为止。
play-on = 接着玩
time-left = 剩余时间
bank = 备用

## 一台设备，几位玩家

pass-the-device = 请把设备交给{ $name }
cards-put-away = 前一位的牌已经收好，这一页上什么都没留下。
i-am-show = 我是{ $name }，看我的牌

## 我和我的设备

my-name = 我的名字
my-name-help = 从现在起入座的桌子和还没开始的桌子上都显示它。
keep = 保存
my-devices = 我的设备
a-device = 一台设备
this-one = 就是这台
turn-away = 让它退出
other-device = 换一台设备继续
other-device-help = 一个代码放进一台设备，只能用一次，{ $minutes } 分钟内有效。
make-a-code = 生成代码
device-qr = 通向另一台设备的二维码
or-type = 或者打开
continue-here = 在这里继续
continue-here-text = 这个浏览器会接过你的名字和座位。代码只能用一次。
code = 代码
continue = 继续

## 更多问题

problem-me-twice = 你给自己留了两个座位。身边还有一位玩家时，请用“同一设备”。
problem-no-people = 这张桌子上只有电脑玩家。
problem-bad-pace = 每回合一秒到一小时，备用时间最多四小时，按天则每步一到三十天。
problem-not-host = 只有开桌的人可以这样做。
problem-begun = 这一局已经开始，或者已经结束。
problem-not-over = 这一局还没有结束。
problem-seat-taken = 那里有人坐。
problem-link-used = 这个链接已经没有空位了。
problem-seat-kept = 电脑正守着你的座位，请先要回来。
problem-covered = 设备正在传递，本人确认之前什么都不显示。
problem-over = 这一局已经结束。
problem-loopback-only = 只有这台电脑打得开链接。请这样重新启动，桌子都会留着：{ $command }
problem-bad-code = 这个代码不能用：每个只能用一次，{ $minutes } 分钟内有效。
problem-bad-name = 名字有 1 到 { $most } 个字。

## 更多的话

set-up-text = 排好座位，选定节奏，打开大门。
sits-me-text = 就是你
sits-friend-name = 一位朋友
sits-friend-text = 会有专属链接
sits-open-name = 任何人
sits-open-text = 谁来都可以
sits-device-name = 身边的人
sits-device-text = 用这台设备
sits-bot-name = 电脑玩家
sits-bot-text = 马上入座
sits-none-text = 没有这个座位
pace-days-note = 轮到你时会响铃、会通知，这张牌桌也会排到大厅最前面。
may-watch = 允许旁观
may-watch-help = 旁观者看不到手牌
nobody-may-watch = 不允许旁观，结束后也一样
agreed-luck = 先封存运气，再向大家要数字
no-time-for-this = 没时间？大厅里的“马上开始”会立刻让你和电脑玩家开局。
invite-friends = 邀请朋友
promise-luck = 每次洗牌，赛后都能查验
promise-undo = 新信息揭晓之前，都可以撤销
promise-bots = 电脑玩家看到的不比你多
imported = 来自对局记录
no-answer = 已断线
no-answer-from = { $name } 断线了
stand-in-text = 可以先让电脑代打，座位仍归本人。
let-a-bot-play = 让电脑代打
event-missed = { $name } 断线了，电脑代打到其回来为止
printed = 当时的记录
printed-why = 这一局用的是第 { $rules } 版规则，这里不支持
printed-text = 这里无法重新演算，所以没有经过核对。得分和记录都是终局时写下的原样。
printed-scores = 得分
printed-place = 第 { $place } 名
problem-no-watching = 这张牌桌不对外开放，只有在座的人能看。
problem-other-rules = 这一局用的是第 { $rules } 版规则，这里不支持，既不能继续，也不能重新演算。
problem-not-away = 对方在线。只有好一阵子没有音讯的人，才能由电脑代打。

## 一个人玩的游戏

daily = 今日挑战
daily-of = { $day } 的挑战
daily-terms = 所有人同一副牌，到 UTC 午夜为止。第一次尝试计入成绩，其中不能撤回到关口之前；之后同一局可以随意重玩。
daily-running = 你的尝试还没玩完。
daily-again = 今天的计分尝试已经完成。同一局可以再玩，但不计入成绩。
daily-and-scores = 今日挑战与我的战绩
scores = 战绩
scores-of = { $title }：我的战绩
best-of-deals = 每局最佳
all-games = 全部对局
no-games-yet = 还没有玩完的对局。
same-deal = 同局再战
new-deal = 新的一局
start-over = 重新开始
start-over-help = 这一局到此为止，不计分数。
deal-named = 牌局 { $deal }
ranked = 计入当日成绩
practice = 练习
attempt = 第 { $n } 次尝试
best-so-far = 目前最佳 { $best }
go-back = 仍然撤回
go-back-text = 从此这一局是练习：分数会保留，但不授奖牌。
par-player = 标准分
par-of = 标准分 { $par }
par-and-you = 标准分 { $par }，你 { $total }：{ $medal }
par-and-score = 标准分 { $par }，得分 { $total }：{ $medal }
par-waits = 正在计算标准分，算好后显示在这里。
par-line = 看标准分的走法
replay-par = 同一局的标准分走法：求解器在知道运气的情况下找到的最好一局。
medals = 奖牌
medal-none = 没有奖牌
medal-bronze = 铜牌
medal-silver = 银牌
medal-gold = 金牌
medal-beaten = 超越标准分
medal-help-bronze = 不低于稳健电脑玩家的得分
medal-help-silver = 标准分的四分之三
medal-help-gold = 达到标准分：知道运气的求解器找到的最好得分
medal-help-beaten = 高于标准分
luck-later = 这一局用当日的种子发牌，当日结束后公布。
problem-unknown-day = 这里没有那一天的挑战。
problem-day-not-begun = 那一天还没有开始，它的挑战在 UTC 午夜发牌。
problem-day-over = 那一天已经结束，它的挑战不能再玩了。
problem-day-runs = 这个挑战的当日还没有结束。棋谱会透露其他人还要遇到的运气，明天才能取走。
problem-ranked = 这次尝试计入当日成绩：不能撤回到关口之前。
problem-ranked-hint = 这次尝试计入当日成绩：没有提示。
problem-not-alone = 这个游戏不是单人游戏。
problem-par-later = 标准分要等这一局玩完才公布：它会透露运气。
problem-par-not-ready = 正在计算标准分，请稍后再问。

## 复盘

review = 复盘
review-thinking = 正在推演可能的结局……
review-chance = 获胜机会
review-how = 每回合开始时，把未公开的牌重新发过，再让运气随意走完，共 { $playouts } 次。它说明谁的局面更好，而不是哪一步最好。
review-turning = 转折点
review-steady = 没有人的机会在一回合内上升百分之十。
review-rise = { $name }，第 { $at } 步：{ $from } → { $to } %
