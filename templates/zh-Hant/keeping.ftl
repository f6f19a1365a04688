### 把遊戲帶走，以及被遺忘。

exported = 遊戲「{ $game }」的 { $count } 個回合以檔案隨信附上：{ $game }.jsonl 一行一個回合，可用 `chancery adjudicate` 重新裁決；{ $game }.txt 是文字形式的結果；{ $game }.mbox 是同樣結果的信箱檔，一回合一封信，舊式裁判的檔案庫可以收錄{ $saved ->
    [yes] ；{ $game }.json 是 Python 套件 diplomacy 的遊戲存檔。
   *[no] 。
}
exported-own = 遊戲「{ $game }」尚未結束：檔案裡（共 { $count } 個回合）只有您可以知道的內容，即您自己的命令和當時告訴您的結果。其餘的等結束後才有。
export-later = 遊戲「{ $game }」尚未結束，在那之前只有玩家和主持人可以取得檔案。HISTORY { $game } 會告訴您大家都可以知道的事。
export-nothing = 遊戲「{ $game }」還沒有進行過任何回合，目前沒有東西可以帶走。
help-export = 把各回合存成檔案：可重新裁決的行、文字與信箱形式的結果，以及遊戲存檔

forget-leads = { $games } 沒有別的主持人，所以還不能忘記您。請先在 SIGNON M{ $game } 加密碼之下用 TERMINATE 結束遊戲，或用 PROMOTE 讓別人主持。
forget-asked = 已詢問 { $address }。在那裡表示同意之前，什麼都不會被忘記。
forget-asks = 有人要我忘記以此信箱註冊的 { $name }。
forget-what = 如果您同意，我會把您從名單中除去，連同信箱、設定和密碼，丟棄您寫給別人和自己的內容，並在一小時內抹去您的來信和我寫給您的信。已結束的遊戲保留紀錄，但以不透露您任何事的名字代替您的名字。已寄給別人的仍在他們那裡。此事無法撤回。
forget-loses = 您正在玩 { $games }：您的席位將像 RESIGN 一樣開放給別人。
forgotten = 您已被忘記。這是寫給您的最後一封信，在這裡也會被抹去。
subject-forget = 要忘記您嗎？
help-forget = 把您從名單中除去，不保留您的任何資料；先要求 YES

### 已結束的遊戲結果如何。

help-stats = 已結束遊戲的結果：各地圖的戰果、長度、未交的命令，以及願意公開的玩家
help-stats-of = 某人、某地圖（STATS Standard）或某國（STATS France）的戰績
help-set-stats = STATS 是否告訴別人您的局數、戰果、評分和交令情形；off：不說
status-stats = 戰績
stats-form = 請寫 SET STATS ON 讓 STATS 告訴別人您的戰績，或寫 SET STATS OFF。
stats-on = 今後 STATS 會告訴別人您已結束的遊戲、戰果、評分和交令情形；您若也寫了 SET SITE NAME，統計網頁同樣會列出。SET STATS OFF 可停止。
stats-off = 您的戰績 STATS 只告訴您自己。
stats-nothing = 關於「{ $name }」沒有可說的：已結束的遊戲中沒有這個名稱的地圖或國家，也沒有叫這個名字的人寫過 SET STATS ON。
stats-games = { $count ->
    [0] 還沒有遊戲分出結果。
   *[other] 已有 { $count } 局分出結果。
}
stats-waiting = 其餘遊戲仍在計算，請稍後再問。
stats-board = { $name }{ $rules ->
    [none] {""}
   *[other] （{ $rules }）
}：{ $games } 局，最短 { $shortest } 回合，最長 { $longest } 回合，半數不超過 { $middle } 回合；獨勝 { $alone } 局。
stats-came = { $owed ->
    [0] 交令情形尚無紀錄。
   *[other] 應交命令 { $owed } 次；遲交 { $late } 次，未交或未交齊 { $never } 次。
}
stats-seat = { $seat }：獨勝 { $alone }，平分結果 { $shared }，存活 { $survived }，出局 { $out }
stats-more = 另有 { $count } 種地圖或規則選擇，局數較少。
stats-ask = 想知道更多，請寫 STATS 加上地圖、國家或人的名字。
stats-players = 願意公開的玩家（SET STATS ON），依評分排列：
stats-no-players = 還沒有玩家願意公開：寫 SET STATS ON 即可開始。
stats-strangers = 玩家的戰績只告訴已登記的人。
stats-player = { $name }：評分 { $rating }，已結束 { $games } 局，獨勝 { $alone }，平分結果 { $shared }，存活 { $survived }，出局 { $out }
stats-orders = { $owed ->
    [0] 尚未有應交的命令
   *[other] 應交命令 { $owed } 次，準時 { $share } %，遲交 { $late } 次，未交或未交齊 { $never } 次
}
stats-left = 終局前離開的席位：{ $left }
stats-how = 評分：每局一分，由勝者獨得，或由同意和局者平分。每人從 1500 開始；所得的分數與 Elo 曲線按同桌人數所預期的相差多少，乘以 64，便是評分的變動。席位的結果歸最後操作它的人。
