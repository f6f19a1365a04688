## A turn was played
results-played = 已進行：{ $turn }。
results-own = 您的{ $all }道命令成功了{ $good }道。
results-silent = 您沒有下令。
results-over = 遊戲結束。謝謝參與。
results-nothing = 不需要命令。
results-no-orders = { $powers }：沒有命令。
results-why = 原因：
results-order = 命令
results-result = 結果
results-done = 成功
results-your = 您的命令的結果（{ $power }）
results-map = 地圖
map-told-power = { $power }:{ $places } 處{ $stands ->
    [no] 。
   *[other] ;駐於{ $stacks }。
}
map-told-stack = { $place }({ $text })
map-told-lost = { $power }的損失:{ $stacks }。
map-told-attack = { $failed ->
    [yes] 由{ $from }進攻{ $to },失敗。
   *[other] 由{ $from }進攻{ $to }。
}
map-title = { $game }：{ $turn }
map-title-after = { $game }：{ $turn }；箭頭：{ $played }
map-title-orders = { $game }：命令，{ $turn }

## A game starts
start-selected = 您在遊戲「{ $game }」中扮演{ $seat }。
start-watch = 遊戲「{ $game }」開始了。
start-how = 要下令，請照下面所說回覆這封信。或者寫信到 { $address }，第一行寫 SIGNON { $letter }{ $game } 和您的密碼，下面寫命令，一行一道。HELP ORDERS 說明命令的寫法。
start-answer = 要下令，請照下面所說回覆這封信。HELP ORDERS 說明命令的寫法。
start-settings = 本局設定如下：
start-players = 本局的參加者：

## Reminders, late orders, waiting
reminder = 提醒遊戲「{ $game }」的{ $seat }：{ $turn }的命令期限是{ $date }。
reminder-untimed = 您以{ $seat }在遊戲「{ $game }」（{ $turn }）的命令還不完整，遊戲在等您。
reminder-missing = 還沒有命令的：
late-silent = 您還沒有下令。本回合等到{ $date }。
late-missing = 還沒有命令的：{ $missing }。本回合等到{ $date }。
late-not-yours = 您的命令已收到；{ $date }前仍可更改。
late-waiting = 遊戲「{ $game }」在等{ $seat }的命令。
late-until = 期限已過。{ $count }個國家仍可下令，到{ $date }為止。之後本回合將不計缺少的命令進行，什麼都沒寄來的國家將開放新玩家接手。{ $play }
late-until-kept = 期限已過。命令收到{ $date }為止；之後本回合將不計缺少的命令進行，沒有人會因此失去席位。{ $play }
waiting-mailbox = 遊戲「{ $game }」的期限已過，但我目前讀不到信箱。為了不遺失任何人的命令，本回合會等到我讀完所有準時到達的信。營運者也看得到這件事。

## Notices
notice-taken-over = 遊戲「{ $game }」的{ $seat }由新玩家接手。
notice-returned = 遊戲「{ $game }」中{ $seat }的玩家回來了。
notice-ejected = 遊戲「{ $game }」的主持人已將您移出。您不能再回去下棋或觀戰。
notice-resigned = 遊戲「{ $game }」的{ $seat }沒有玩家了。席位開放：任何註冊者都可以登入接手。
notice-abandoned = 遊戲「{ $game }」的{ $seat }沒有準時下令。本回合在沒有其命令下進行，席位開放接手，直到原玩家回來。
notice-nobody-left = 遊戲「{ $game }」已沒有玩家。計時停止，直到主持人恢復遊戲。
notice-deadline = 遊戲「{ $game }」{ $turn }的期限改為{ $date }。
notice-outage = 遊戲「{ $game }」{ $turn }的命令到期時我停機了。為了不讓任何人因我而遲到，期限改為{ $date }{ $late ->
    [no] 。
   *[yes] ，遲到的命令收到{ $grace }為止。
  }
notice-outage-late = 等候遊戲「{ $game }」{ $turn }遲到的命令時，我停機了。為了不讓任何人因我而失去這段時間，遲到的命令收到{ $grace }為止。
notice-due-again = 我回到了副本，當時遊戲「{ $game }」{ $turn }的命令尚未到期，其中有些可能不在了。為了能夠重寄，期限改為{ $date }{ $late ->
    [no] 。
   *[yes] ，遲到的命令收到{ $grace }為止。
  }
notice-set-back = 發生故障後，我回到了所有遊戲在 { $since } 的副本。{ $count ->
    [0] 沒有之後關於遊戲「{ $game }」的信可以重讀。
   *[other] 已重讀之後關於遊戲「{ $game }」的 { $count } 封信。
  }這段期間我寫的與此遊戲有關的內容不再有效。您當時的命令、投票和書信，若在我從今天起的信中找不到，就已經遺失：請再寄一次。
notice-revoked = 對我先前關於遊戲「{ $game }」的信所作的回覆，今後不再視為您本人所寫：這樣的信可能已落入他人手中，因此裁判的管理員取消了其效力。您已下的命令、投票和寫過的書信都沒有遺失。今後請回覆這封信或之後的信。
notice-unwell = 寄給遊戲「{ $game }」中{ $seat }玩家的信自{ $since }起被退回。遊戲照常進行；也許您知道別的聯絡方法。
notice-paused = 遊戲「{ $game }」已暫停。計時停止。
notice-master-asked = 遊戲「{ $game }」在等您這位主持人：{ $turn }。
notice-master-may = 遊戲「{ $game }」不等您：{ $turn }。您身為主持人可用此表單下令，留空的部分照常進行。
notice-master-awaited = 遊戲「{ $game }」在等主持人：{ $turn }。
notice-resumed = 遊戲「{ $game }」繼續進行。{ $timed ->
    [no] { $turn }沒有期限：該來的都到齊，就進行這一回合。
   *[yes] { $turn }的命令期限是{ $date }。
  }
notice-settings = 遊戲「{ $game }」的設定已更改：
notice-left = 有人離開了遊戲「{ $game }」。
notice-draw-proposed = 有人提議遊戲「{ $game }」由所有存活者和局：{ $seat }。同意的人請回覆 DRAW 一行。沒有人看得到各人的票。
notice-draw-list-proposed = 遊戲「{ $game }」有人提議{ $seat }和局。同意的人請回覆 DRAW 加上他們的字母，例如 DRAW { $letters }。沒有人看得到各人的票。
notice-stalemate = 遊戲「{ $game }」多年來沒有什麼易手。是和局了嗎？這樣想的人請回覆 DRAW 一行。沒有人看得到各人的票。

## The end
end-won = { $seats }贏得了這局遊戲。
end-congratulations = 恭喜實至名歸的勝利！
end-drawn = 遊戲「{ $game }」宣告和局：{ $seats }。恭喜各位下了一盤好棋。
end-lot = 遊戲「{ $game }」的存活者同意抽籤，由{ $seats }抽中。
end-lot-way = 依此次序在{ $among }之間抽籤：第 { $number } 個。任何人用下面的種子抽 LOT 這支籤，結果都一樣。
end-not-begun = 主持人在遊戲「{ $game }」開始前結束了它。謝謝您的關注。
end-last-orders = 最後的指令
end-since = { $player }（{ $from }起）
end-from-until = { $player }（{ $from }至{ $until }）
end-conceded = 遊戲 { $game } 讓勝給{ $seats }。
end-terminated = { $by ->
    [players] 遊戲「{ $game }」的玩家同意不分勝負地結束遊戲。
   *[master] 主持人終止了遊戲「{ $game }」。
  }
end-over = 遊戲結束。謝謝參與。
end-more = SUMMARY { $game } 和 HISTORY { $game } 可看整局遊戲；EXPORT { $game } 寄來檔案。
end-players = 參加者
end-power = 國家
end-player = 玩家

## Lots
lots-seal = { $label } 的籤已封存：{ $seal }
lots-end-seal = 若存活者同意以抽籤結束，籤已封好：{ $seal }
lots-seed = { $label } 的種子是 { $seed }
seed-told = { $label } 的種子是 { $seed }；回合開始時公布的封印是 { $seal }
seed-open = { $label } 尚未裁決；裁決之後才能公布種子。
seed-none = { $label } 沒有抽籤，因此沒有種子。
seed-sealed = { $label } 的種子在遊戲結束時公布，因為它的籤會洩漏只有部分玩家知道的事。它的封印是 { $seal }
seed-no-turns = 遊戲 { $game } 已裁決的回合都沒有抽籤。
seed-which = 遊戲 { $game } 沒有這個抽過籤的回合；有 { $turns }。
help-seed = 某回合的種子，可用來重新抽籤驗證

## Offers
offer-to = { $seat }，其他玩家在遊戲「{ $game }」中向您出示：
offer-none = { $seat }，遊戲「{ $game }」中已沒有給您的提議。
offers = 其他玩家向您出示：
