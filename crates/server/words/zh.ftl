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
