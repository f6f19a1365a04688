## Votes
draw-set = 您投票贊成所有存活者和局，直到您改變主意或有什麼易手為止。沒有人看得到各人的票。{ $open ->
    [open] 只要有席位空著，這一票就不算。
   *[none] {""}
  }
draw-set-once = 您投票贊成所有存活者和局，只限本回合。沒有人看得到各人的票。{ $open ->
    [open] 只要有席位空著，這一票就不算。
   *[none] {""}
  }
draw-list-set = 您投票贊成{ $seats }和局，以及您因此接受的其中任何一部分{ $turn ->
    [once] ，只限本回合
   *[stands] ，直到您改變主意或有什麼易手為止
  }。沒有人看得到各人的票。{ $open ->
    [open] 只要有席位空著，這一票就不算。
   *[none] {""}
  }
draw-needs-list = 遊戲 { $game } 的和局不必包括所有人：請寫出由誰分享，例如 DRAW { $example }。
draw-includes-all = 遊戲 { $game } 的和局包括所有存活者：請只寫 DRAW。
draw-list-nobody = { $word } 不是這局的國家。請寫字母或名稱，例如 DRAW { $example }。
draw-list-out = { $seat }已出局，不能分享和局。
draw-proposed = 已向所有人詢問這個和局，不說是誰提議的。您的贊成票已記下。
too-many-proposals = 遊戲 { $game } 本回合已提議太多次和局，再多也沒有人會讀。請寫 DRAW，我會記住您的票。
no-concessions = 遊戲 { $game } 不能讓勝。DRAW 是投票贊成和局。
concede-by-draw = 在遊戲 { $game } 中，讓勝就是只有一國的和局：請寫 DRAW 和它的字母，例如 DRAW { $letter }。
lot-set = 您投票贊成所有存活者抽籤，機會均等，直到您改變主意或有什麼易手為止。沒有人看得到各人的票。{ $open ->
    [open] 只要有席位空著，這一票就不算。
   *[none] {""}
  }
lot-cleared = 您不投票贊成抽籤。
no-lot = 遊戲 { $game } 要到下一回合起才能以抽籤結束：在那之前還沒有封好的籤。
draw-cleared = 您不投票贊成和局。
concede-set = 您把遊戲讓勝給{ $seat }，直到您更改或有東西易手為止。其他人都讓了，它就贏了。{ $open ->
    [open] 只要有席位空著，這一票就不算。
   *[none] {""}
  }
concede-cleared = 您不讓勝。
concede-to-strongest = 只能讓勝給別國中最強的；{ $seat }不是。{ $line ->
    [none] {""}
   *[other] 請寫 { $line }。
  }
no-vote = 您的國家已出局，沒有投票權。
resigned = 您離開了遊戲 { $game } 的{ $seat }。席位現在開放他人。

## What players put to all
propose-form = 可以向全體玩家提議 PROPOSE PAUSE、PROPOSE RESUME、PROPOSE EXTEND 24h、PROPOSE CANCEL 和 PROPOSE DRAW。請寫其中一行。
agreed-to-nothing = 目前向遊戲 { $game } 的玩家提出的事，您都沒有表示過同意。
motion-met = 遊戲 { $game } 的期限現在是{ $date }，不早於所請求的；已經沒有什麼可同意的了。
motion-dropped = 已無人同意，所以不再向遊戲 { $game } 的玩家提出。
disagreed = 您的同意已撤回。還需 { $count } 位玩家同意。
motion-cancel = { $by }：遊戲到此結束，不分勝負也不算和局；須全體在場玩家同意
help-propose-pause = 向全體玩家提議暫停，PROPOSE RESUME 則提議恢復；多數玩家寫 AGREE 即可
help-propose-extend = 向全體玩家提議延後本回合的期限；多數玩家寫 AGREE 即可
help-propose-cancel = 向全體玩家提議不分勝負結束遊戲；須全體寫 AGREE
