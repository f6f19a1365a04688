### 把遊戲帶走，以及被遺忘。

exported = 遊戲「{ $game }」的 { $count } 個回合隨信附上，共兩個檔案：{ $game }.jsonl 一行一個回合，可用 `chancery adjudicate` 重新裁決；{ $game }.txt 是文字形式的結果。
exported-own = 遊戲「{ $game }」尚未結束：檔案裡（共 { $count } 個回合）只有你可以知道的內容，即你自己的命令和當時告訴你的結果。其餘的等結束後才有。
export-later = 遊戲「{ $game }」尚未結束，在那之前只有玩家和主持人可以取得檔案。HISTORY { $game } 會告訴你大家都可以知道的事。
export-nothing = 遊戲「{ $game }」還沒有進行過任何回合，目前沒有東西可以帶走。
help-export = 把各回合存成檔案：可重新裁決的行，以及文字結果
