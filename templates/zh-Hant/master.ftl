## The master
master-only = 只有本局主持人可以這麼做。
players-only = 只有玩家可以這麼做。
deadline-set = 期限現在是{ $date }。已通知所有玩家。
paused = 遊戲 { $game } 已暫停。已通知所有玩家。
not-paused = 遊戲 { $game } 沒有暫停。
resumed = 遊戲 { $game } 繼續。已通知所有玩家。
terminated = 遊戲 { $game } 已終止。已通知所有玩家。
processed = { $label } 回合已進行。
ejected = 已移出{ $who }，其不能再回到這一局下棋或觀戰。
nobody-called = 本局沒有{ $who }。
