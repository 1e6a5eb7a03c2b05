seat = 座位 { $number }
