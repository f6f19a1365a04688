## The master
master-only = 只有本局主持人可以這麼做。
players-only = 只有玩家可以這麼做。
who-way = { $why }{ $way }
way-ask-master = 您在遊戲 { $game } 中是{ $part ->
    [player] 玩家
    [waiting] 等待開局的人
   *[observer] 旁觀者
  }：寫 PRESS TO M、您的文字和 ENDPRESS，就能請主持人去做。
way-propose = { $line } 向遊戲 { $game } 的所有玩家提議這件事；寫 PRESS TO M、您的文字和 ENDPRESS，則是請主持人去做。
way-waiting = 您在等遊戲 { $game } 開局，還沒有國家。在那之前，SET PREFERENCE 加國家字母說明您想要哪一個，RESIGN 放棄位置。
way-observer = 您在旁觀遊戲 { $game }。{ $state ->
    [forming] 本局缺人：JOIN { $game } 即可加入。
    [over] 本局已結束：SUMMARY { $game } 可看經過。
    [open] { $seat }空缺：TAKEOVER { $letter }@{ $game } 加您自己的密碼即可接手。
   *[full] STANDBY { $game }：有空缺時我會問您。
  }
way-master = 您主持遊戲 { $game }：寫 BECOME { $letter }，再把這一行寫在下面，就能代玩家去做。
way-master-own = 您主持遊戲 { $game }；這件事由各玩家自己做，別人不能代勞。
deadline-set = 期限現在是{ $date }。已通知所有玩家。
deadline-set-away = 期限現在是{ $date }。已通知所有玩家。等待其命令的某位玩家那時不在：先前已告訴他那段時間沒有期限。
paused = 遊戲 { $game } 已暫停。已通知所有玩家。
not-paused = { $state ->
    [forming] 遊戲 { $game } 尚未開始。
    [over] 遊戲 { $game } 已結束，RESUME 不會重開。ROLLBACK 可回到任何已進行的回合。
   *[running] 遊戲 { $game } 沒有暫停。
  }
resumed = 遊戲 { $game } 繼續。已通知所有玩家。
terminated = 遊戲 { $game } 已終止。已通知所有玩家。
processed = { $label } 回合已進行。
ejected = 已移出{ $who }，其不能再回到這一局下棋或觀戰。
nobody-called = 本局沒有{ $who }。{ $letters ->
    [none] WHOGAME FULL { $game } 顯示旁觀者。
   *[other] 請寫席位字母（{ $letters }），或某人地址、姓名的一部分。
  }
