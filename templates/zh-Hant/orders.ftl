## Orders
order-accepted = { $order }。
order-refused = 不接受：{ $reason }。
orders-master-plays = 遊戲 { $game } 的主持人自己也下棋，所以無人替別人下令。{ $letter ->
    [none] {""}
   *[other] 要下自己的命令，請寫 SIGNON { $letter }{ $game } 加該席密碼。
  }
orders-not-yours = 您不是以玩家登入，沒有可下令的部隊。
orders-while-paused = 遊戲 { $game } 暫停中：主持人恢復後才收命令。
order-stale = 不接受：您回覆的信是關於 { $label } 的。
order-before-start = 不接受：您回覆的信是遊戲 { $game } 開始之前寫的。
older-than-turn = { $meant ->
    [after] 不接受：我回到了 { $now } 進行之前的副本。您寄出時它的期限已過，您的意思可能是下一回合。請重寄 { $now } 的命令。
   *[before] 不接受：{ $now } 在您寄出之後才開始。請重寄它的命令。
  }
vote-older = { $meant ->
    [after] 沒有執行：我回到了 { $now } 進行之前的副本，而您寄出時它的期限已過。如果您是對這一回合說的，請再寄一次。
   *[before] 沒有執行：{ $now } 在您寄出之後才開始。如果您對這一回合也是這個意思，請再寄一次。
  }
left-alone = 這不是命令，我沒有理會。
quoted-lines = { $count ->
    [1] 這一行
   *[other] 有 { $count } 行看似命令的文字
  }與我寄給您的信一字不差，因此我當作引文。要下令，請用自己的話寫，或修改表單。
form-stale = 您回覆的是 { $label } 的信，而遊戲 { $game } 現在是 { $now }，所以信中的命令都不算。現行的命令表在下面。
form-before-start = 您回覆的是遊戲 { $game } 開始之前的信，而遊戲現在是 { $now }，所以信中的命令都不算。現行的命令表在下面。
form-unchanged = 命令表原樣回來，所以沒有下任何命令。請修改一行；或者，若要照表下令，請只回一行 ORDERS AS SHOWN；或者在表上面寫像 { $example } 的行。
form-lost = 命令表回來時少了幾行，其餘也沒有更動，所以沒有下任何命令。缺少：{ $lines }。如果是郵件程式截斷的，請自己寫這些行，例如 { $example }；或者，若要照表下令，請只回一行 ORDERS AS SHOWN。
form-left-out = 您刪去了 { $lines }。原來的命令照舊。
form-of-another = 您信中的表 { $form } 不是您在這裡填的，我沒有理會。
form-elsewhere = 您信中的表 { $form } 已有更改，但未採用其中任何內容，因為該信登入的是別處。請另寫一封不含 SIGNON 的信回覆附有該表的信，或同時登入其對局。
second-form = 下面的表 { $form } 說法不同。我採用最上面的第一張。
answer-not-proven = 我無法判斷這封回覆是否來自遊戲 { $game } 中{ $seat }的玩家。請從收到我信的信箱回覆，或在第一行寫 SIGNON、您國家的字母加遊戲名，以及密碼。
seat-has-changed = 遊戲 { $game } 的{ $seat }現在沒有玩家。
cleared = 您本回合的命令已刪除{ $ahead ->
    [too] ，以後回合的也一併刪除。
   *[none] 。
  }
clear-form = CLEAR 單獨一行會撤回您本回合及以後回合的所有命令；若只改一道命令，寄一道新的即可取代。CLEAR PENDING 只撤回為以後回合寫的各行，CLEAR DEFAULT 撤回適用於所有回合的命令。
wait-set = 命令齊了我也等到期限。
wait-untimed = 遊戲 { $game } 目前的回合沒有期限可等：該來的都到齊就進行。若想再等等，請晚一點再寄命令。
wait-cleared = 命令一齊我就進行本回合。
not-running = { $state ->
    [forming] 遊戲 { $game } 尚未開始。LIST { $game } 可看還缺什麼。
    [paused] 遊戲 { $game } 暫停中；主持人寫 RESUME，或玩家以 PROPOSE RESUME 同意，即可繼續。
    [over] 遊戲 { $game } 已結束。SUMMARY { $game } 可看經過。
    [running] 遊戲 { $game } 目前的回合沒有期限。
   *[held] 遊戲 { $game } 已停擺，並已通知管理者。
  }
game-over = 遊戲 { $game } 已結束。SUMMARY { $game } 可看經過。
