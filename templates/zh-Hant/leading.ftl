## What a master asks for, and what comes of it
rollback-form = 我什麼都沒有回溯。回到上一回合請寫 ROLLBACK；回到某個已進行的回合請寫上其代號或號碼，例如 ROLLBACK F1901M。
become-form = 我照舊讀下去。請寫 BECOME 加一個國家，例如 BECOME F；其下各行就當作該國玩家所寫。
promote-form = 我沒有升任任何人。請寫 PROMOTE 加觀戰者地址或名字的一部分，例如 PROMOTE anna。
begun-already = 遊戲 { $game } 已經開始了。
begin-nobody = 還沒有人等候遊戲 { $game }，所以不能開始。玩家以 SIGNON ?{ $game } 加密碼加入。
begun = 遊戲 { $game } 已開始。{ $count ->
    [0] 每個席位都有玩家。
   *[other] 有 { $count } 個席位空著，任何註冊者都可接手。
  }
unstart-late = 只有在第一回合才能取消開局，而遊戲 { $game } 現在是 { $now }。ROLLBACK 可回到任何已進行的回合。
unstarted = 遊戲 { $game } 的開局已取消。玩家重新等候，意願保留；您寫 FORCE BEGIN 時才開始。
rolled-back = 遊戲 { $game } 已回到 { $label }，命令也恢復當時的。已取消 { $count } 個回合，那些回合的信不再有效。全體已獲通知；各玩家都等到期限，除非寫 SET NO WAIT。
rollback-here = 遊戲 { $game } 已經在 { $now }，所以我什麼都沒有回溯。
rollback-first = 遊戲 { $game } 在 { $now }，還沒有可回去的回合。取消開局請寫 UNSTART。
rollback-unknown = 遊戲 { $game } 沒有進行過 { $turn }。進行過的是 { $first } 到 { $last }；例如可寫 ROLLBACK { $last }。
promoted = { $who } 現在也是遊戲 { $game } 的主持人，從 { $address } 以 SIGNON M{ $game } 和原有的密碼登入。全體已獲通知。
promote-master = { $who } 已經是遊戲 { $game } 的主持人。
promote-player = { $who } 在遊戲 { $game } 中下棋，下棋的人不能主持。PROMOTE 用於觀戰者：他先要寫 OBSERVE { $game } 加密碼。
several-called = 遊戲 { $game } 中有好幾人符合 { $who }：{ $addresses }。請多寫一些地址。
eject-vacant = 遊戲 { $game } 中沒有人下{ $seat }，無人可移出。
eject-master = 遊戲不能沒有主持人，所以不能把您移出 { $game }。
peek-plays = 這需要不下棋的主持人，而遊戲 { $game } 的主持人自己也下棋：命令和投票不給任何人看。
predicted = 以下是 { $label } 以現有命令進行的結果。並未真正進行；公開紀錄載明您看過。
predict-of = { $label } 的預演，只給遊戲 { $game } 的主持人；請勿告訴玩家：
become-vacant = 遊戲 { $game } 中沒有人下{ $seat }。請在 SIGNON M{ $game } 之下以自己的名義寫命令，同樣有效。
became = 以下各行當作{ $seat }的玩家所寫。他會獲得通知，公開紀錄也會載明。
become-not-this = 這一行只有玩家本人可寫：您可代他下令、等待、發信；投票、密碼、地址和退出都由他自己決定。
ordered-for = { $seat }：{ $order }。
order-of-nobody = 未接受：這局沒有席位能下這道命令。
order-undone = 未接受：您回覆的信說的是已被主持人取消的 { $label }。{ $label } 正重新進行，請回覆較新的信。

## What a master sees
seen-of = 遊戲 { $game } { $label } 的現況，只給主持人看：
seen-state = { $state ->
    [in]命令已齊
    [part] 命令不全
    [none] 尚無命令
    [open] 空缺
    [out] 已出局
   *[idle] 無須下令
  }
seen-wait = 等到期限
seen-draw = 投票和局
seen-concede = 向{ $seat }認輸

## The public log
log-of = 遊戲 { $game } 的公開紀錄：
log-none = 沒有內容：主持人和管理員都沒有做過任何事。
log-new = 上次結果以來公開紀錄的新內容：
log-how = 每個封印是上一個封印、換行和其上一行文字的 SHA-256。留有封印的人可看出其上的內容日後有否改動。
log-broken = 第 { $number } 行的封印不符：紀錄被改動過。
deed-by-master = 主持人
deed-by-operator = 管理員
deed-by-judge = 裁判程式
deed-by-players = 多數玩家
deed-deadline = { $by }設定期限：{ $about }
deed-set = { $by }更改設定：{ $about }
deed-pause = { $by }暫停遊戲
deed-resume = { $by }恢復遊戲
deed-process = { $by }立即進行 { $about }
deed-eject = { $by }移出{ $seats }的玩家
deed-remove = { $by }移出一位無席位者
deed-terminate = { $by }終止遊戲
deed-rollback = { $by }把遊戲回溯到 { $about }
deed-unstart = { $by }取消開局
deed-begin = { $by }在未滿員時開局
deed-peek = { $by }在 { $about } 看過{ $seats }的命令和投票
deed-predict = { $by }私下預演 { $about }
deed-order = { $by }在 { $about } 代{ $seats }下令
deed-become = { $by }在 { $about } 代{ $seats }的玩家寫信
deed-promote = { $by }增設一位主持人
deed-release = { $by }解除對遊戲的扣留

## News of it
notice-rolled-back = 主持人把遊戲「{ $game }」回溯到{ $turn }。其後的回合、結果和信件都不再有效。您在該回合的命令恢復有效，期限是 { $date }。我替每位玩家等到期限；若要命令齊了就進行，請寫 SET NO WAIT。
notice-unstarted = 主持人取消了遊戲「{ $game }」的開局。您重新等候，意願保留；席位尚未分配。主持人決定時才開始。
notice-promoted = 遊戲「{ $game }」多了一位主持人。寫給主持人的信會送給所有主持人。
notice-acted = 遊戲「{ $game }」的主持人以{ $seat }玩家的名義代您寫了信。下面的表格是您目前的命令，您可以更改。

## Rows of HELP
help-log = 主持人和管理員做過的事，逐行封存
help-rollback = 把遊戲回溯到已進行的回合；單寫則回上一回合
help-unstart = 第一回合內：取消開局，玩家重新等候
help-force-begin = 未滿員也開局；無人的席位開放接手
help-predict = 顯示本回合現在會如何結束；限不下棋的主持人
help-become = 其下各行當作該國玩家所寫；他會獲知
help-promote = 讓觀戰者也成為主持人
help-master-more = 主持人還可以

## What a master chooses of his own part
option-yes = 是
option-no = 否
yes-or-no = 請寫 yes 或 no：{ $text } 都不是。
option-manual-start = 手動開局
manual-start-set = 即使滿員，也要等您寫 FORCE BEGIN 或 SET AUTO START 才開局。
auto-start-set = 一滿員就開局。
help-set-manual-start = 是否即使滿員也只以 FORCE BEGIN 開局
help-manual-start = 等 FORCE BEGIN 才開局；SET AUTO START 則滿員即開
