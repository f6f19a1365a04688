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
