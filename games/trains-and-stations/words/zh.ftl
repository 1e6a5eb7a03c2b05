### 火车与车站：游戏里的每一句话。

## 名称

title = 火车与车站

side-coin = 硬币
side-hotel = 旅馆
side-mine = 矿场
side-ranch = 牧场
side-locked = 锁定火车
side-train = 火车
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

## 内容集

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
