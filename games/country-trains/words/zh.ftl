title = 乡村列车
