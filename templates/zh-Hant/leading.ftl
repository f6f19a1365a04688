## What a master asks for, and what comes of it
rollback-form = 我什麼都沒有回溯。回到上一回合請寫 ROLLBACK；回到某個已進行的回合請寫上其代號或號碼。
become-form = 我照舊讀下去。請寫 BECOME 加一個國家；其下各行就當作該國玩家所寫。
promote-form = 我沒有升任任何人。請寫 PROMOTE 加觀戰者地址或名字的一部分。
begun-already = 遊戲 { $game } 已經開始了。
begin-nobody = 還沒有人等候遊戲 { $game }，所以不能開始。玩家以 SIGNON ?{ $game } 加密碼加入。
begun = 遊戲 { $game } 已開始。{ $count ->
    [0] 每個席位都有玩家。
   *[other] 有 { $count } 個席位空著，任何註冊者都可接手。
  }{ $rollcall ->
    [skipped] {""}不再點名。
   *[none] {""}
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
order-of-several = 這局有好幾個國家都能下這道命令；請在前面寫上其中一國，例如 { $line }
order-of-still = { $seat }在停戰中，留守原地，沒有人替它下令；NO TRUCE 結束停戰
process-own-part = 沒有進行任何回合：遊戲 { $game } 的 { $label } 在等您（主持人）：{ $missing }。
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
log-times = （{ $count }次）
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
deed-begin = { $by }以 FORCE BEGIN 開局
deed-peek = { $by }在 { $about } 看過{ $seats }的命令和投票
deed-watch = { $by }從現在起也閱讀玩家只寫給部分人的來函
deed-predict = { $by }私下預演 { $about }
deed-order = { $by }在 { $about } 代{ $seats }下令
deed-become = { $by }在 { $about } 代{ $seats }的玩家寫信
deed-promote = { $by }增設一位主持人
deed-lead = { $by }把遊戲交給另一位首席主持人
deed-release = { $by }解除對遊戲的扣留
deed-import = { $by }從檔案匯入了遊戲及已進行的回合
deed-revoke = { $by }取消了先前各信的回覆效力
deed-grant = { $by }准許{ $seats }超出本局天數的請假

## News of it
notice-rolled-back = 主持人把遊戲「{ $game }」回溯到{ $turn }。其後的回合、結果和信件都不再有效。該回合的命令都恢復有效{ $timed ->
    [no] 。沒有期限：該來的都到齊就進行這一回合，但不早於 { $since }。
   *[yes] ，期限是 { $date }。
  }{ $count ->
    [0] {""}
   *[other] 但停戰仍然持續：在主持人結束停戰之前，{ $seat }的命令都不算數。
  }{ $timed ->
    [no] {""}
   *[yes] 我替每位玩家等到期限；若要命令齊了就進行，請寫 SET NO WAIT。
  }
notice-unstarted = 主持人取消了遊戲「{ $game }」的開局。您重新等候，意願保留；席位尚未分配。主持人決定時才開始。
notice-promoted = 遊戲「{ $game }」多了一位主持人。寫給主持人的信會送給所有主持人。
notice-other-master = 遊戲「{ $game }」現在換了首席主持人。寫給主持人的信（PRESS TO M）會送給他；原有設定不變。
notice-named-master = 本裁判的管理員已請您主持遊戲「{ $game }」。請寫 FORGOTTEN { $game } 和您自己的密碼，回覆 YES，再以 SIGNON M{ $game } 和該密碼登入；HELP MASTER 說明主持人能做什麼。若您不願意，請寫信給管理員。
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
auto-start-set = 一滿員就開局；設了 ROLLCALL，則要等大家都應了點名。
help-set-manual-start = 是否即使滿員也只以 FORCE BEGIN 或 SET AUTO START 開局
help-manual-start = 等 FORCE BEGIN 才開局；SET AUTO START 則滿員即開

## Who may come in
applied = 遊戲 { $game } 的新人須經主持人同意。我已詢問他，有決定時會寫信給您。
approved = { $who } 已加入遊戲 { $game }，並獲通知。
turned-down = { $who } 未獲准加入遊戲 { $game }，並獲通知。
nobody-applies = 沒有人等候加入遊戲 { $game }。
applicants-are = { $who } 不是等候加入者之一：{ $names }。例如可寫 APPROVE { $example }。
access-is-closed = 遊戲 { $game } 不再收新人：主持人已關閉入局。其他遊戲請寫 LIST。
access-is-listed = 遊戲 { $game } 只收主持人邀請的人。請他寫 ALLOW 加您的地址，或寫 LIST 看其他遊戲。
allowed = { $who } 可加入遊戲 { $game }。寫 SET ACCESS LISTED 則其他人都不可。
allowed-no-more = { $who } 已不在遊戲 { $game } 的名單上。
denied = { $who } 不得加入遊戲 { $game }，不論下棋或觀戰。
denied-no-more = { $who } 又可加入遊戲 { $game }。
deny-inside = { $who } 已在遊戲 { $game } 中。EJECT { $who } 可移出並不准再入。
master-may-not-play = 遊戲 { $game } 的主持人不下棋：開局時已約定。
master-is-told = 遊戲 { $game } 的主持人知道各玩家的秘密，因此自己不能參加。
master-has-seen = 遊戲 { $game } 的主持人看過命令，因此不能再在其中下棋。
become-not-agreed = 遊戲 { $game } 開局時未約定主持人可代玩家寫信，所以不能用 BECOME。您可用自己的名義替任何席位下令：把命令寫在 SIGNON M{ $game } 之下。新遊戲在 CREATE 時寫 become=yes 就可用 BECOME。

## What is put to all
motion-put = 已詢問遊戲 { $game } 的其他人。{ $own ->
    [yes] 您的提案即算您的 AGREE。
   *[no] {""}
  }再有 { $needed } 位寫 AGREE 就執行。{ $dropped ->
    [yes] 先前的提案（{ $before }）作廢。
   *[no] {""}
  }
agreed = 已記下。還需 { $count } 位玩家同意。
motion-none = 遊戲 { $game } 目前沒有提案，無須同意。
goes-alone = 遊戲 { $game } 只依規則繼續進行。
motion-deadline = { $by }：期限 { $date }
motion-pause = { $by }：暫停遊戲
motion-resume = { $by }：恢復遊戲
motion-terminate = { $by }：不分勝負地結束遊戲
motion-set = { $by }：設定 { $what }
alone-never = 遊戲 { $game } 在等只有主持人才能做的事，沒有主持人無法繼續。管理員可以另外指定一位。
motion-alone = { $by }：因主持人沒有回音，遊戲只依規則繼續
deed-approve = { $by }准許一人加入
deed-turn-down = { $by }不准一人加入
deed-allow = { $by }更改准入名單
deed-deny = { $by }更改拒入名單
deed-vote = { $by }詢問玩家是否不靠主持人繼續
deed-alone = { $by }決定遊戲只依規則進行
notice-applied = 有人想加入遊戲「{ $game }」，等候您的決定。請以主持人身分登入查看，再寫 APPROVE 加名字，或 NOT APPROVE。
notice-approved = 遊戲「{ $game }」的主持人已准許您加入。請用您選的密碼登入；LIST { $game } 可看現況。
notice-turned-down = 遊戲「{ $game }」的主持人沒有准許您加入。其他遊戲請寫 LIST。
notice-motion = 遊戲「{ $game }」徵詢玩家意見。{ $motion }。同意者請回信寫 AGREE；還需 { $agree } 位。
notice-carried = 遊戲「{ $game }」的多數玩家同意只依規則進行。不再等候主持人。
notice-master-silent = 遊戲「{ $game }」有事等候主持人已兩週以上。請以主持人身分登入處理，否則將改問他人。

## What a master chooses
option-listed = 列入 LIST
listed-set = LIST 會把這局顯示給所有人。
unlisted-set = LIST 不再顯示這局。知道名稱的人仍可用 LIST 加名稱查看。
help-set-listed = LIST 是否向所有人顯示這局
option-access = 開放對象
access-any = 所有人
access-listed = 受邀者
access-closed = 不收新人
access-any-set = 任何註冊者都可加入。
access-listed-set = 只有您以 ALLOW 加地址指名的人可加入。
access-closed-set = 不再收新人。
access-form = { $text } 不是入局方式；請寫 any、listed 或 closed。我不知道人們住在哪裡、用哪家信箱，所以無法執行 same-site 和 different-site；SET APPROVAL 可讓您逐一決定。
help-set-access = 誰可加入：any、listed（以 ALLOW 指名）或 closed
option-approval = 新人須經主持人
approval-set = 新人須等您寫 APPROVE 加名字。
approval-cleared = 新人不再須經您同意；已在等候者仍須。
help-set-approval = 新人是否須等 APPROVE 加名字
option-moderated = 只由主持人主持
moderated-set = 只有您主持這局。
unmoderated-set = 您對時間和設定能做的，多數玩家現在也能做：一人提出，其他人寫 AGREE。
help-set-moderated = 是否只有主持人能設定時間；否則多數玩家也可（AGREE）
option-become = BECOME
becoming-set = 您可用 BECOME 代玩家寫信；開局信會說明。
becoming-cleared = 這局不能用 BECOME。
help-set-become = 主持人可否用 BECOME 代玩家寫信
option-plays = 主持人
plays-any = 可以下棋，那時看不到他人的命令和投票；不下棋時看得到命令和投票
plays-yes = 可以下棋，且看不到他人的命令和投票
plays-no = 不下棋，看得到命令和投票
plays-any-set = 不下棋的主持人看得到命令和投票；下棋的兩者都看不到。
plays-set = 主持人可下棋；不論下或不下，都看不到命令和投票。
plays-not-set = 主持人不下棋。
plays-waits = 遊戲 { $game } 的主持人正等著在其中下棋。先寫 SIGNON ?{ $game } 與密碼，下一行寫 RESIGN，放棄這個席位；之後才能設定主持人不下棋。
plays-form = { $text } 不是可用的值：yes（可下棋，看不到命令和投票）、no（不下棋）或 any。
help-set-plays = 主持人可否下棋：yes（則看不到命令和投票）、no 或 any
limit-set = { $key } 合計 { $value }。再多須多數玩家寫 AGREE。
limit-form = { $text } 不是時間長度。請寫 72h、14d，或 none 表示無上限。
option-most-pause = 暫停
help-set-most-pause = 主持人暫停合計上限；再多須 AGREE
option-most-extension = 延期
help-set-most-extension = 主持人延期合計上限；再多須 AGREE
help-approve = 依名字的一部分准許等候者加入；NOT APPROVE 則不准
help-allow = 在 SET ACCESS LISTED 的遊戲可加入；地址前加減號則取消
help-deny = 不得加入；地址前加減號則取消
help-agree = 同意向全體玩家提出的事
help-agree-when = 主持人超出權限的要求，以及在 UNMODERATED 的遊戲中玩家對時間和設定的要求，多數玩家同意即執行：
seen-waiting = 等候遊戲 { $game } 的人：
seen-applicants = 想加入遊戲 { $game } 的人；請寫 APPROVE 加名字：

## A position changed by hand, and seats that stand still
edit-never = 這個系統的局面不能手動更改
edit-refused = 沒有更改：{ $reason }。
edit-impossible = 沒有更改：從那樣的局面無法繼續。
edited = { $change }。全體已獲通知。
notice-edited = 遊戲「{ $game }」的主持人手動更改了{ $turn }的局面。不再可行的命令已取消：
notice-truce = 遊戲「{ $game }」的主持人宣布{ $seat }停戰：它原地留守、不必等它、不能建造。可以支援它；被逐出者即解散。
notice-truce-over = 遊戲「{ $game }」中{ $seat }的停戰結束：重新參與並等候其命令。
deed-edit = { $by }手動更改局面：{ $about }
deed-truce = { $by }在 { $about } 宣布{ $seats }停戰
deed-truce-over = { $by }在 { $about } 結束{ $seats }的停戰
truce-set = { $seat }從此原地留守，不必等它。NO TRUCE 或新玩家接手後恢復。
truce-over = { $seat }恢復參與。
truce-already = { $seat }已在停戰。NO TRUCE 可恢復。
truce-none = 遊戲 { $game } 中{ $seat }並未停戰。
truce-stands = 未接受：遊戲 { $game } 的主持人已宣布您停戰，您原地留守。可用 PRESS TO M 請他結束。
probation-set = { $count ->
    [0] 新人可立即發信。
   *[other] 接手席位者在 { $count } 個回合內只能寫信給主持人。
  }
probation-form = { $text } 不是回合數。請寫 0 到 20，例如 SET PROBATION 2。
option-probation = 新人可發信前的回合數
help-set-probation = 接手席位者幾個回合內只能寫信給主持人
press-on-probation = 未寄出：遊戲 { $game } 的主持人規定接手席位者先不與他人通信。您從第 { $number } 回合起可以；PRESS TO M 隨時可寫給主持人。
help-edit = EDIT 加一項更改可在進行回合前改動局面，並通知全體：經典規則可寫 EDIT ADD France A Par、EDIT REMOVE A Par、EDIT OWN Bel France 或 EDIT OWN Bel nobody。
help-truce = 讓某國原地留守且不等候；NO TRUCE 結束
motion-by-player = 一位玩家
become-skipped = 其下各行是給該國的，所以我沒有讀。遇到 BECOME MASTER，或 BECOME 加另一國，我就接著讀。
becoming-yes = 主持人可代玩家寫信
becoming-no = 主持人不可代玩家寫信
most-pause-none = 主持人暫停計時沒有上限
most-pause-told = 主持人暫停計時合計最多 { $span }；更多須多數玩家同意
most-extension-none = 主持人延後期限沒有上限
most-extension-told = 主持人延後期限合計最多 { $span }；更多須多數玩家同意
variant-set = 從現在起為 { $variant }，{ $players } 名玩家。
no-such-board = 這裡沒有棋盤 { $name }；有 { $boards }。
too-few-seats = 已有 { $waiting } 人在等候，而這樣只能有 { $players } 人下棋。請保持原狀，或先 EJECT 某人。
leads-already = 您已經主持對局 { $game }：開局者就是主持人。
leads-not = 您不主持對局 { $game }。開局者就是主持人；他可用 PROMOTE 讓不下棋的人也成為主持人。
lead-heard = 遊戲 { $game } 的首席主持人在過去兩週內有消息，信件也能送達，因此仍由他主持。您與他一同主持，權限相同；若他一直沉默，自{ $date }起 BECOME MASTER 才生效。他也可以用 RESIGN 交出。
lead-taken = 您現在是遊戲 { $game } 的首席主持人。{ $former } 與您一同主持；若他不再主持，可用 EJECT 請他離開。
lead-alone = 遊戲 { $game } 只有您一位主持人，而遊戲不能沒有主持人。請先讓一位旁觀者成為主持人，如 PROMOTE anna，再寫 RESIGN；或寫 TERMINATE 結束遊戲。
master-named = 遊戲 { $game } 現由 { $who }（{ $address }）主持，已通知所有人。
help-become-master = 在 BECOME F 之下：以下又是您自己的話；與沉默的主持人一同主持者：接任首席
help-set-variant = 開始前換棋盤，或 gunboat
