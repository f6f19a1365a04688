## Settings
password-set = 新密碼記下了。它分大小寫。
preference-set = 您的志願記下了：{ $list }。
preference-too-late = { $state ->
    [forming] 志願由等候遊戲 { $game } 開局的人提出：以 SIGNON ?{ $game } 加密碼加入，其下再寫 SET PREFERENCE。
   *[begun] 遊戲 { $game } 已經開始，志願不再有作用。
  }
map-form = 請寫 SET MAP PNG 或 SET MAP SVG 隨結果收一張地圖，SET MAP BOTH 讓命令另附一張，SET MAP TEXT 只要表格，或 SET MAP NONE。
maps-text = 從現在起信裡沒有圖，MAP 只回表格。SET MAP PNG 可恢復。
maps-on = 結果信今後附{ $count ->
    [both] 局面與命令兩張地圖
   *[one] 一張地圖
  }，格式 { $form }。
maps-short = 您的信件是簡短格式，簡短的信件不附地圖。SET FORMAT HTML 或 SET FORMAT TEXT 之後就會以 { $form } 附上。
maps-off = 信件今後不附地圖。SET MAP PNG 恢復。
format-form = 請寫 SET FORMAT HTML、SET FORMAT TEXT 或 SET FORMAT SHORT。
format-set = { $format ->
    [html] 信件今後有格式、有地圖，並附純文字。
    [text] 信件今後只用純文字。
   *[short] 信件今後用純文字，並盡量簡短。
  }
language-form = 我會寫{ $values }。請寫 SET LANGUAGE 加其中一個詞。
language-set = 我今後用繁體中文寫信給您。
quiet-form = 請寫 SET QUIET 22:00-07:00，或 SET QUIET OFF。
quiet-set = 從 { $from } 到 { $to }（{ $zone }）今後只寄回信和不能等的信。
quiet-off = 信件今後任何時間都寄。
digest-form = 請寫 SET DIGEST 20:00，或 SET DIGEST OFF。
digest-set = 可以等的消息今後每天合成一封信，於 { $hour }（{ $zone }）寄出。結果、期限、詢問、回信與往來書信照舊立即寄出。
digest-stopped = 今後每封信寫好就寄。
digest-lede = 以下 { $count } 則消息一直等到您的摘要時間，都不需要您做什麼。
digest-game = 遊戲「{ $game }」：
digest-answers = 您的回信屬於遊戲「{ $game }」。{ $count ->
    [1] {""}
   *[other] 若要談其他遊戲，請回覆該遊戲的信，或以 SIGNON 開頭。
  }
digest-off = 在回信中寫 SET DIGEST OFF，這類消息就會再次立即寄出。
notices-form = 請寫 SET NOTICES ON，或寫 SET NOTICES OFF 只收遊戲少不了的信。
notices-on = 您又會收到提醒和通知。
notices-stopped = 您不再收到其他玩家的消息、只觀戰的遊戲的結果，以及您未以 SET REMINDERS 要求的提醒。SET NOTICES ON 恢復。您自己遊戲的結果和期限照寄。
zone-wished = 給您的信中日期今後用 { $zone } 時區。
zone-of-game = 給您的信中日期今後用各局的時區。
calendar-form = 請寫 SET CALENDAR ON 以收行事曆期限，或 SET CALENDAR OFF。
calendar-on = 訂期限的信今後附行事曆期限。
calendar-off = 信件今後不附行事曆。SET CALENDAR ON 恢復。
set-form = 請寫要設什麼，如 SET WAIT 或 SET PASSWORD 密碼。寄 HELP SET 可看所有設定。
rule-set = { $key } 設為 { $value }。開局後規則就不變了。
rule-form = { $key } 沒有選項 `{ $text }`；可選 { $values }。
rules-too-late = 規則只能在開局前更改。{ $line ->
    [none] {""}
   *[other] 時限之後也可以改，例如 { $line }。
  }
setting-set = { $key } 從下回合起為 { $value }。
setting-set-first = { $key } 從第一回合起為 { $value }。
unknown-setting = 我不認得設定 { $key }。{ $count ->
    [0] {""}
   *[other] 您是指{ $near }嗎？
  }寄 HELP SET 可看全部設定。
set-empty = SET { $key } 後面沒有內容。請寫例如 SET { $key } { $example }。
no-span = { $text } 不是時間長度。請寫 72h、2d 或 1h 30m。
no-number = { $text } 不是玩家人數。請寫一個數字，或寫 all：棋盤所定的人數。
no-hour = { $text } 不是時刻。請寫像 20:00，或 none。
no-days = { $text } 不是星期的寫法。請寫七個符號，從星期日起，例如 -MTWTF-；小寫字母表示中午以前沒有期限的日子。
no-zone = { $text } 不是時區。請寫像 Asia/Taipei。
zone-near = { $text } 不是時區。您是指 { $near } 嗎？

## What a master chooses for his game
comment-form = 備註是一行文字，最多 160 字，或寫 none。
options-comment = 備註
help-set-comment = 用您自己的話寫在 LIST 裡的備註
option-set = { $key } 從現在起為 { $value }。
option-form = { $key } 沒有 { $text } 這個值；可用 { $values }。
options-press = 來函
press-colour-white = 具名
press-colour-grey = 匿名
press-colour-white-grey = 具名，作者要求時匿名
press-colour-grey-white = 匿名，作者要求時具名
press-colour-none = 不開放，寄給主持人除外
options-partial = 寄給部分
press-partial-on = 可以
press-partial-off = 不可：只寄給全體或主持人
options-fake = 作假
press-fake-none = 不可：信頭屬實
press-fake-may = 信頭可寫別的收信人
press-fake-default = 寄給部分的來函看似寄給全體，除非作者寫 NO FAKE
press-fake-always = 寄給部分的來函一律看似寄給全體
options-observers = 旁觀者
press-observer-none = 只寫給主持人
press-observer-white = 可具名寫給全體
press-observer-any = 可像玩家一樣寫
options-late-press = 逾期者
press-late-on = 可以寫來函
press-late-off = 只能寫給主持人
options-grace-press = 寬限期
press-grace-on = 開放來函
press-grace-off = 有人逾期時不開放來函
options-minor-press = 小回合
press-minor-on = 開放來函
press-minor-off = 在通常不談判的回合不開放來函
options-must-order = 命令
press-must-on = 下齊命令後才能寫來函
press-must-off = 寫來函不必先下令
options-touch-press = 鄰國
press-touch-on = 玩家只寫信給部隊與自己相鄰的國家，每回合可寫一次給所有人
press-touch-off = 玩家不論位置都可互相寫信
options-blank-press = 空白來函
press-blank-on = 沒有內容的信照樣寄出
press-blank-off = 沒有內容的信不寄出
options-postal-press = 郵寄來函
press-postal-on = 可交稿，與結果一起寄出
press-postal-off = 無
options-all-press = 全部來函
press-watch-none = 無人可讀他人來函
press-watch-master = 主持人可讀全部
press-watch-observers = 主持人和旁觀者可讀全部
options-gunboat = 匿名對局
press-gunboat-on = 只有主持人知道誰在玩，結束時也不公布
press-gunboat-off = 玩家公開
press-reveal-on = 公布玩家
press-reveal-off = 不公布玩家
help-set-press = white、grey、white/grey 或 grey/white；none；或一次設定多項：public、any、rulebook
help-set-partial = 來函可否只寄給部分人
help-set-fake = 信頭可否寫別的收信人：none、may、default、always
help-set-observers = 旁觀者可寫什麼：none、white、any
help-set-late-press = off：逾期者只能寫給主持人
help-set-grace-press = off：有人逾期時不開放來函
help-set-minor-press = off：通常不談判的回合不開放來函
help-set-must-order = on：下齊命令後才能寫來函
help-set-postal-press = on：POSTAL PRESS 收集與結果一起寄出的文字
help-set-all-press = 誰可用 SET ALL PRESS 索取全部來函：none、master、observers；開始前設定
help-set-gunboat = on：只有您知道誰在玩；開始前設定
help-set-reveal = off：結束時也不公布；開始前設定
press-gunboat-till-end = 結束之前只有主持人知道誰在玩

## How a game may end
stalemate-form = { $text } 不是年數。請寫 1 到 20 的數字，或 off。
options-dias = 和局
options-concessions = 讓勝
options-open-draw = 空位
options-stalemate = 僵局
help-set-dias = 和局包括所有存活者（on），或只包括票上寫的（off）
help-set-concessions = 是否可以讓勝
help-set-open-draw = 有席位空著時，和局的票是否有效
help-set-stalemate = 幾年沒有易手後我向所有人詢問和局；off 為從不
help-set-touch-press = on：只能寫信給部隊相鄰的國家，每回合一封給所有人的信
help-set-blank-press = on：沒有內容的信也寄出
dias-on = 所有存活者共享；投票在更改前一直有效，只有不下棋的主持人看得到
dias-off = 由票上所寫的國家共享；投票在更改前一直有效，只有不下棋的主持人看得到
concessions-on = 其他所有人可以一起讓勝
concessions-off = 不可讓勝
open-draw-on = 有空位時投票有效
open-draw-off = 有空位時不得和局，也不得讓勝
stalemate-told = 連續 { $count } { $by ->
    [turn] 回合
   *[year] 年
  }沒有易手時，詢問所有人是否和局
stalemate-off = 裁判不主動提議和局
comment-set = 這局的說明是：「{ $text }」
comment-cleared = 這局現在沒有說明。
description-form = 詳細說明寫在 SET COMMENT BEGIN 一行下面，到 SIGNOFF 為止，最多 2000 字；或寫 none。
options-description = 詳細說明
help-set-description = 單獨查詢您的遊戲時 LIST 顯示的詳細說明：到 SIGNOFF 為止的文字
setting-needs-lapse = { $key } 在這局遊戲中沒有作用：每個回合中沉默也是一種回答，沒有人會因此失去席位。
setting-needs-neighbours = { $key } 在這局遊戲中沒有作用：棋盤上沒有相鄰的勢力，這樣就沒有人能寫信給任何人。您可以寫 SET PRESS NONE，或省略這一項。
