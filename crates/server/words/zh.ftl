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
preview-nothing = 分数和钱都不变。
preview-foreseen = 目前价值
preview-final = 这一步无法撤销。

## 与服务器的连接

no-connection = 与牌桌的连接已断开
connected = 已重新连接，没有丢失任何内容。
not-sent = 无法发送。
try-again = 重试

## 问题

problem-not-your-seat = 这不是你的座位。
problem-stale = 局面已经变化。什么都没有改变，请重新查看后再选择。
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
share-address = 把本页地址发给朋友。坐满后游戏自动开始。
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
mode-system = 跟随系统
mode-light = 日间
mode-dark = 夜间
sign-hint = 选择带虚线框的卡牌或位置。“行动”里有同样的文字列表。
choose-on = 继续选择亮起的位置，或改选别的。
choose-or-confirm = 可以改选别的亮起的位置，或者确认。
rule = 规则
take-back-text = 仍可请求退回。若所有人同意，本局从此为练习局。
try-now = 立即重试
no-connection-text = 正在重试。你的选择已保留，不会重复发送。
not-sent-text = 什么都没有改变，你的选择已保留。
lobby-title = 铁路游戏，一张桌子
lobby-text = 马上与电脑对局，无需注册。

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
