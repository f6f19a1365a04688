### 一段時間內代替玩家行動的人。

deputy-form = 請寫明由誰代理（在此註冊者的名字或信箱）以及到何時。
deputy-unknown = 這裡沒有人以「{ $who }」註冊。代理人必須先註冊；請寫他的名字或信箱。
deputy-long = 代理最長 { $days } 天。請寫近一點的日期。
deputy-forbidden = 遊戲 { $game } 的主持人不允許代理人，每位玩家親自進行。若您將離開，請寫 ABSENCE 和兩個日期。
deputy-has-part = { $who } 在遊戲 { $game } 裡已有角色，不能在其中代理您。
deputy-barred = { $who } 不得進入遊戲 { $game }，不能在其中代理您。
deputy-asked-now = 已詢問 { $who } 是否願意代理您到 { $until }。他一回覆 YES，遊戲裡的人就會得知您有代理人，但不會得知是誰。您自己的命令仍然有效：以最後的為準。
deputy-asks = { $from } 請您在遊戲「{ $game }」裡代理他到 { $until }。如果同意，您會收到他那個席位的信，回信即可下命令、寫來函；大家會在公開紀錄裡看到代理人行動過。您不能投票，也不能放棄席位。
deputy-too-late = 太遲了：遊戲、玩家或日期已經改變。這封信不再使遊戲 { $game } 有代理人。
asked-in-vain = 您在遊戲 { $game } 裡不能這樣做：您已有角色，或不得進入。請求您的人不會得知。
deputy-begins = 您在遊戲 { $game } 裡代理{ $seat }，到 { $until }。回覆它的信即可下命令、寫來函；回信寫 NO DEPUTY 可提前結束。
deputy-acts = 您是代理人，到 { $until } 為止。
deputy-none = 遊戲 { $game } 裡沒有人代理{ $seat }。
deputy-ended = 遊戲 { $game } 裡不再有人代理{ $seat }。
deputy-not-this = 代理人只下命令、寫來函；投票、密碼、信箱和放棄席位是玩家本人的事。
notice-deputy = 遊戲「{ $game }」裡{ $seat }的玩家有代理人，到 { $since } 為止。代理人代替玩家下命令、寫來函，凡他行動的回合都記在公開紀錄裡。
notice-deputy-over = 遊戲「{ $game }」裡{ $seat }的代理人不再行動，玩家重新親自進行。
deed-by-player = 玩家
deed-by-deputy = 代理人
deed-deputy = { $by }（{ $seats }）請了代理人，到 { $about }
deed-deputy-over = { $by }結束了{ $seats }的代理
deed-act = { $by }在 { $about } 代{ $seats }行動
help-deputy = 由別人回覆您的信來代理您，到該日為止；NO DEPUTY 可結束
subject-deputy = 願意在 { $game } 裡代理嗎？
