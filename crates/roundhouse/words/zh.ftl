### 命令行所说的话。

## 输入有误

cli-unknown-game = 架上没有名为“{ $game }”的游戏：{ $games }。
cli-unknown-bot = 没有名为“{ $bot }”的电脑玩家：{ $bots }。
cli-unknown-anchor = 《{ $title }》的规则书没有“{ $anchor }”这一条；章节有：{ $chapters }。
cli-unknown-command = 没有“{ $command }”这个命令；roundhouse --help 会列出所有命令。
cli-unknown-argument = 此处不认识“{ $arg }”；--help 会列出可用的参数。
cli-missing = 缺少 { $arg }。
cli-no-value = { $arg } 需要一个值。
cli-no-number = { $arg } 需要一个不小于零的整数，而不是“{ $value }”。
cli-no-address = { $arg } 需要地址和端口，例如 127.0.0.1:7711，而不是“{ $value }”。
cli-no-ip = { $arg } 需要一个 IP 地址，而不是“{ $value }”。
cli-bad-lang = 这里没有“{ $value }”这种语言：en、zh。
cli-not-understood = 无法理解这个命令：{ $why }
cli-no-games = 至少要玩一局。
cli-no-solver = { $title }不是单人游戏,没有可解的。
cli-no-objectives = 这个游戏没有可选的目标。
cli-unknown-objective = 没有“{ $objective }”这个目标:{ $objectives }。
cli-seats = 《{ $title }》由 { $least } 到 { $most } 人玩，不能是 { $seats } 人。
cli-too-many-bots = { $seats } 个座位坐不下 { $bots } 个电脑玩家。
cli-bad-step = 棋谱没有第 { $step } 步：共有 { $entries } 步，从 0 数起。
cli-still-running = 这局还没有结束，隐藏的牌不能公开。
cli-file-missing = { $file }：没有这个文件或文件夹。
cli-file-forbidden = { $file }：没有读写权限。
cli-file-no-folder = { $file }：需要文件夹的地方已有一个文件。
cli-file-no-text = { $file }：这不是文本文件。
cli-file-other = { $file }：{ $why }。
cli-output = 无法输出：{ $why }。
cli-journal = { $file }：{ $why }

## games

cli-games-id = 名称
cli-games-title = 游戏
cli-games-seats = 人数
cli-games-rules = 规则版本

## sim

cli-sim-head = 《{ $title }》：{ $games } 局，{ $seats } 人，种子 { $seed }
cli-sim-bot = 电脑玩家
cli-sim-seat = 座位
cli-sim-game = 每局
cli-sim-steps = 步数
cli-sim-turns = 回合数
cli-sim-told = 每局记录
cli-sim-never = 没有的对局
cli-sim-sources = 平均得分来源
cli-sim-mean = 平均
cli-sim-interval = 95 %
cli-sim-deviation = 标准差
cli-sim-least = 最小
cli-sim-tenth = 10 %
cli-sim-median = 50 %
cli-sim-ninetieth = 90 %
cli-sim-most = 最大
cli-sim-wins = 胜率
cli-sim-speed = { $games } 局用时 { $seconds } 秒：每秒 { $speed } 局，{ $threads } 个线程。

## replay

cli-replay-offered = 可选：{ $count }
cli-replay-score = { $who }：{ $total } 分，第 { $rank } 名

## verify

cli-verify-true = { $file }：属实。重走了 { $entries } 步；{ $end }；{ $luck }。
cli-verify-finished = 结局与所记一致
cli-verify-running = 这局尚未结束
cli-verify-plain = 所有运气都由种子得出
cli-verify-committed = 所有运气都由开局前已封存的秘密和各座位自己的数字得出

## 开放服务

cli-serving = Roundhouse 已开放：{ $address }（按 Ctrl+C 结束）。
cli-port-in-use = 另一个程序正在监听 { $address }。请先停止它，或用 --listen 选择其他地址。
cli-bad-address = 无法监听 { $address }：{ $why }。
cli-data-in-use = 另一个 Roundhouse 正在使用 { $folder } 中的数据。请先停止它，或用 --data 选择其他文件夹。
cli-data-newer = 这些数据由更新版本的 Roundhouse 写成，本程序不会改动它们。
cli-data = 无法使用数据：{ $why }。
cli-no-data-folder = 系统没有指定数据位置，请用 --data 选择文件夹。
cli-serve-broken = 无法开放服务：{ $why }。
cli-backup = 未能备份：{ $why }。

## solve

cli-solve-fair = { $title },种子 { $seed }:公平搜索得 { $total } 分
cli-solve-clairvoyant = { $title },种子 { $seed }:预知运气得 { $total } 分
cli-solve-bound = 任何走法都不会超过 { $bound } 分。
cli-solve-found = 宽度 { $width }:{ $total } 分
