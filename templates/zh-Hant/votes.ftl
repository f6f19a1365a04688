## Votes
draw-set = 您本回合投票贊成所有存活者和局。沒有人看得到各人的票。
draw-cleared = 您不投票贊成和局。
concede-set = 您把遊戲讓勝給{ $seat }。其他人都讓了，它就贏了。
concede-cleared = 您不讓勝。
concede-to-strongest = 只能讓勝給別國中最強的；{ $seat }不是。
no-vote = 您的國家已出局，沒有投票權。
resigned = 您離開了遊戲 { $game } 的{ $seat }。席位現在開放他人。
