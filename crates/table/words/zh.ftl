### 每张桌子上都会说的话。

seat = 座位 { $number }

## 撤销

undo-told = { $who }撤销了上一步。
rewind-told = 大家同意退回。从现在起，本局为练习局。
refusal-nothing_to_undo = 你没有可以撤销的步骤。
refusal-barrier_passed-reveals = 不能撤销：隐藏的内容已经公开。
refusal-barrier_passed-rolls = 不能撤销：骰子已经掷出。
refusal-barrier_passed-commits = 不能撤销：选择已经确认。
refusal-barrier_passed-opens = 不能撤销：秘密选择已经开始。
refusal-barrier_passed-ends = 不能撤销：游戏已经结束。
refusal-barrier_passed-passes = 不能撤销：这一步已经结束。
refusal-barrier_passed-others = 不能撤销：之后已有其他玩家行动。
refusal-nothing_to_redo = 没有可以重做的步骤。

## 输入

refusal-garbled_path = 无法读懂这一步：{ $why }。
path-empty = 内容为空
path-too-long = 长度超过 { $most } 字节
path-character = 第 { $at } 个字符不合法
refusal-unknown_action = 本游戏没有这样的行动。
refusal-nothing_meant = 这里现在没有可做的事。
bad-options = 无法读取这些选项：{ $why }
bad-seats = 本游戏需要 { $least } 到 { $most } 个座位，而不是 { $seats } 个。
bad-rules = 本程序使用规则版本 { $newest }，而不是 { $rules }。

## 自定内容集

set-whole = 内容集：{ $why }。
set-at-line = 内容集第 { $line } 行：{ $why }。
set-not-toml = 不符合 TOML 语法（{ $why }）
set-long-text = 内容集的文本不能超过 { $most } KiB
set-missing = 缺少“{ $name }”
set-unknown-name = 这里不能写“{ $name }”
set-not-text = “{ $name }”必须是引号里的文字
set-not-number = “{ $name }”必须是整数
set-not-list = “{ $name }”必须是方括号里的列表
set-not-table = “{ $name }”必须是花括号里的一组名称和数值
set-number = “{ $name }”必须在 { $least } 到 { $most } 之间
set-name = 名称须为一行，1 到 60 个字符

## 棋谱

journal-shape = 棋谱在第 { $line } 行第 { $column } 列损坏：{ $why }。
journal-foreign = 这个文件不是 Roundhouse 的棋谱。
journal-newer-format = 这份棋谱由更新版本的 Roundhouse 写成（格式 { $format }）。
journal-unknown-game = 这份棋谱属于书架上没有的游戏：{ $game }。
journal-newer-rules = 这份棋谱使用了更新的规则（版本 { $rules }）。
journal-old-rules = 这份棋谱使用了旧规则（版本 { $rules }），已无法重放，但仍可阅读记录。
journal-seats = 这份棋谱有 { $seats } 个座位，本游戏没有这种人数。
journal-luck = 这份棋谱的随机数不可信：{ $why }。
journal-options = 无法按这份棋谱开局：{ $why }
journal-entry = 棋谱第 { $step } 步不成立：{ $why }
journal-end = 棋谱所记的结局与实际对局不符。
fault-digest = 此后的局面与棋谱所记不符。
doubt-unrevealed = 密钥尚未公开
doubt-wrong-secret = 密钥与开局前公布的承诺不符
doubt-nonce-count = 随机数的个数与座位数不符
