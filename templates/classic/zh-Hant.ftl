# 繁體中文。經典《外交縱橫》的規則所說的話。

## Turns, units, orders
classic-turn = { $year }年{ $season ->
    [spring] 春季
    [fall] 秋季
   *[winter] 冬季
  }{ $kind ->
    [movement] 行動
    [retreats] 撤退
   *[adjustments] 調整
  }
classic-kind = { $kind ->
    [army] 陸軍
   *[fleet] 艦隊
  }
classic-unit = { $kind ->
    [army] 陸軍
   *[fleet] 艦隊
  } { $place }
classic-unit-of-another = { $power } { $kind ->
    [army] 陸軍
   *[fleet] 艦隊
  } { $place }
classic-nobody = 部隊 { $place }
classic-hold = { $unit } 留守
classic-no-order = { $unit }，沒有命令
classic-move = { $unit } -> { $to }
classic-support = { $unit } 支援 { $other }
classic-support-move = { $unit } 支援 { $other } -> { $to }
classic-convoy = { $unit } 護航 { $other } -> { $to }
classic-disband = { $unit } 解散
classic-retreats = { $kind ->
    [army] 陸軍
   *[fleet] 艦隊
  } { $place } -> { $to }
classic-disbands = { $kind ->
    [army] 陸軍
   *[fleet] 艦隊
  } { $place } 解散
classic-no-retreat-order = { $kind ->
    [army] 陸軍
   *[fleet] 艦隊
  } { $place }，沒有命令（解散）
classic-builds = 在{ $place }建造{ $kind ->
    [army] 陸軍
   *[fleet] 艦隊
  }
classic-removes = 移除{ $place }的{ $kind ->
    [army] 陸軍
   *[fleet] 艦隊
  }
classic-default-removal = 依規則移除{ $place }的{ $kind ->
    [army] 陸軍
   *[fleet] 艦隊
  }
classic-waived = 放棄建造
classic-rule-preset = 依規則書版本或其他裁決程式的規則組
classic-rule-number = DATC 編號 { $key } 的選擇
classic-rule-three = 三人局依規則書兩種方式中的哪一種分配國家
classic-rule-year = 遊戲開始的年份{ $value ->
    [help] ：數字或 board
   *[other] {""}
  }
classic-rule-win = 幾個補給中心獲勝{ $value ->
    [help] ：數字或 board
   *[other] {""}
  }
classic-rule-end = 約定的最後一年{ $value ->
    [help] ：數字或 none
   *[other] {""}
  }
classic-rule-by = 最後一年以什麼判定最強
classic-setup-number = { $key } 不能是 { $value }；請寫 { $least } 到 { $most } 的數字，或 { $else }
classic-setup-players = 棋盤 { $board } 適合 { $fits } 人，不是 { $players } 人
classic-last-year = { $year } 是約定的最後一年，以最多{ $by ->
    [centres] 補給中心
   *[units] 部隊
  }（{ $count }）定勝負。
classic-try-how = 每行寫一個國家、一個冒號和一道命令，例如「France: A Par-Bur」。命令寫在哪裡，部隊就在哪裡。一切都在您的瀏覽器裡計算，不經過裁判。
classic-mark = { $mark ->
    [bounce] 受阻
    [no-convoy] 無護航
    [cut] 被切斷
    [void] 無效
    [disrupted] 護航中斷
    [dislodged] 被驅逐
    [destroyed] 被消滅
    [not-built] 未建造
   *[not-removed] 未移除
  }
classic-mark-told = { $mark ->
    [bounce] 受阻
    [no-convoy] 未獲護航
    [cut] 支援被切斷
    [void] 無效
    [disrupted] 護航中斷
    [dislodged] 被驅逐
    [destroyed] 被消滅
    [not-built] 未建造
   *[not-removed] 未移除
  }
classic-results-of = { $year }年{ $season ->
    [Spring] 春季
    [Fall] 秋季
   *[Winter] 冬季
  }{ $kind ->
    [Movement] 行動
    [Retreats] 撤退
   *[Adjustments] 調整
  }結果。
classic-dislodged-units = 被驅逐的部隊：
classic-can-retreat = { $power }在{ $place }的{ $kind ->
    [army] 陸軍
   *[fleet] 艦隊
  }可撤退到{ $open }。
classic-destroyed = { $power }在{ $place }的{ $kind ->
    [army] 陸軍
   *[fleet] 艦隊
  }無處可退，被消滅。
classic-lost-unordered = 您沒有下令：您在{ $place }的{ $kind ->
    [army] 陸軍
   *[fleet] 艦隊
  }已解散。
classic-ownership = 補給中心的歸屬：
classic-unowned = 無主
classic-count = { $centres } 個中心，{ $units } 個部隊：{ $verb ->
    [Builds] 建造
   *[Removes] 移除
  } { $change } 個。
classic-count-told = { $due ->
    [builds] 建造{ $change }
   *[removes] 移除{ $change }
  }
classic-centre-count = { $count ->
    [0] 沒有中心
   *[other] { $count }個中心
  }
classic-unit-count = { $count ->
    [0] 沒有部隊
   *[other] { $count }支部隊
  }
classic-status = { $turn }的局面。
classic-starting = { $year }年{ $season ->
    [Spring] 春季
    [Fall] 秋季
   *[Winter] 冬季
  }的開局。
classic-counts = 各國中心數的歷史
classic-no-counts = 還沒有計算過中心。
classic-centre-summary = 各中心歷年歸屬
classic-year = 年
classic-player = 玩家
classic-index = 指數
classic-unused-mark = { $mark } = { $count }個未用的建造。
classic-index-what = 指數是各國中心數平方之和除以國家數，表示遊戲進行到什麼程度。
classic-power = 國家
classic-centres = 中心
classic-units = 部隊
classic-position = 局面
classic-map-legend = 地圖上：箭頭是移動，點線是支援，虛線是護航或撤退；紅色加叉表示失敗。紅框小圖示是被驅逐的部隊，淡色加叉的已離場；虛線圈是可撤退或可建造之處。星形是補給中心。
classic-map-position = { $turn }的地圖。
classic-map-power = { $power }：{ $units }；{ $centres }。
classic-map-no-units = 沒有部隊
classic-map-arrows = 箭頭表示{ $year }年{ $season ->
    [Spring] 春季
    [Fall] 秋季
   *[winter] 冬季
  }的命令；信中的清單逐一說明。
classic-map-orders = { $year }年{ $season ->
    [Spring] 春季
    [Fall] 秋季
   *[winter] 冬季
  }命令的地圖；信中的清單逐一說明。
classic-may-go = 可去：{ $goals }
classic-one-of = 擇一：{ $choices }
classic-builds-left = { $count }次建造
classic-builds-pending = 尚餘 { $count } 次建造未用
classic-coin = 意大利的歸屬已擲幣決定：由指揮{ $seat }的玩家兼領。
classic-removals-left = { $count }次移除
classic-must-order = 請您下{ $count }道命令：{ $units }。
classic-all-ordered = 您的命令都已下達；截止前仍可更改。
classic-must-retreat = 您在{ $place }的{ $kind ->
    [army] 陸軍
   *[fleet] 艦隊
  }必須撤退：{ $open }。
classic-may-build = 您有{ $count }次建造{ $of ->
    [several] （{ $power }）
   *[one] {""}
  }。
classic-must-remove = 您必須移除{ $count }支部隊{ $of ->
    [several] （{ $power }）
   *[one] {""}
  }。

## Why an order failed
classic-dislodged-by = { $unit }以{ $strength }對{ $against }
classic-paradox-convoy = 其護航陷入悖論，不成立（DATC 4.A.2）
classic-forbidden = 棋盤不允許；部隊留守
classic-convoy-dislodged = { $unit }被驅逐，已無別的海路
classic-convoy-paradox = { $unit }的護航陷入悖論（DATC 4.A.2）
classic-convoy-missing = 沒有艦隊奉命護航這支陸軍
classic-convoy-broken = 護航的艦隊沒有連成一線
classic-own-unit-stands = 自己在{ $place }的部隊沒有離開
classic-did-not-leave = { $unit }沒有離開
classic-bounced-off = 以{ $strength }對{ $unit }的{ $against }
classic-bounced-with = 以{ $strength }對同往該地的{ $unit }的{ $against }
classic-not-entered = 進不了{ $place }
classic-cut-by = { $unit }來攻
classic-cut = 遭到攻擊
classic-nobody-stood = { $place }沒有部隊
classic-did-not-hold = { $unit }沒有留守
classic-did-not-move = { $unit }沒有前往{ $place }
classic-did-not-go = { $unit }沒有渡往{ $place }
classic-matches-nothing = 沒有對應的命令

## What is wrong with an order
classic-ordered = { $order }
classic-noted = { $order }（{ $note }）
classic-wrong-kind = 那裡的部隊是{ $kind ->
    [army] 陸軍
   *[fleet] 艦隊
  }
classic-unknown-province = 沒有叫「{ $word }」的地區
classic-unknown-province-near = 沒有叫「{ $word }」的地區（您是說{ $near }嗎？）
classic-unknown-provinces = 沒有叫{ $words }的地區（您是說{ $near }嗎？）
classic-ambiguous-province = 「{ $word }」可能是{ $names }
classic-no-such-coast = { $place }沒有{ $coast ->
    [nc] 北岸
    [ec] 東岸
    [sc] 南岸
   *[wc] 西岸
  }；請寫{ $coasts }
classic-unknown-coast = 沒有 `{ $word }` 這個海岸；請寫{ $coasts }
classic-refused = { $why }（例如可寫 { $example }）
classic-order-ends = 命令在該寫{ $wanted ->
    [order] 命令
    [province] 地區
    [deed] `-`、`H`、`S` 或 `C`
    [convoy-goal] `-` 和陸軍的目的地
    [supported-deed] `-` 和目的地、`H` 或空白
   *[nothing] 空白
  }的地方就結束了
classic-not-understood = 這裡看不懂「{ $word }」；可以寫{ $wanted ->
    [order] 命令
    [doer] 執行它的部隊
    [province] 地區
    [deed] `-`、`H`、`S` 或 `C`
    [retreat] `-` 和地點，或 `D`
    [convoy-goal] `-` 和陸軍的目的地
    [supported-deed] `-` 和目的地、`H` 或空白
   *[nothing] 空白
  }
classic-no-unit = { $place }沒有部隊
classic-foreign-unit = { $place }的部隊是{ $power }的，不是您的
classic-wrong-phase = 現在不能下這種命令：{ $phase ->
    [movement] 這是行動階段
    [retreats] 這是撤退階段，請寫 `- 地名` 或 `D`
   *[adjustments] 這是調整階段，請寫 `Build` 或 `Remove` 加部隊與地名，或 `Waive`
  }
classic-two-coasts = { $place }有兩岸艦隊都到得了：請寫{ $coasts }
classic-out-of-reach = { $from }的{ $kind ->
    [army] 陸軍
   *[fleet] 艦隊
  }到不了{ $to }{ $why ->
    [no-fleets] ：沒有能護航它的艦隊
    [other-coast] ；它到得了 { $coast }
    [support] ，所以不能在那裡支援
   *[none] {""}
  }
classic-supports-itself = { $place }的部隊不能支援自己
classic-army-convoys = 陸軍不能護航
classic-port-convoys = { $place }的艦隊不在海上，不能護航
classic-nobody-to-convoy = { $place }沒有可護航的陸軍
classic-way-no-sea = 護航不能經過{ $place }：那裡不是海域
classic-no-way-over-sea = 從{ $from }到{ $to }沒有海路
classic-quoted-result = 形如 `英國: …。` 或以 (*...*) 結尾的行會被當作引用的結果
classic-orders-of-another = 這一行以{ $power }開頭，而它不歸您指揮
classic-instead = 取代 { $orders }
classic-go-together = 您有 { $count } 支部隊要前往{ $place }，最多只有一支能到。
classic-retreat-together = 您有 { $count } 支部隊要撤退到{ $place }，這樣會全部解散。
classic-none-due = { $power }現在沒有可建造或要移除的
classic-worry-own-stays = { $order }：您自己的{ $other }在那裡，而沒有命令它離開。
classic-worry-swap = { $order }，{ $other }：沒有護航，兩支部隊不能互換位置。
classic-worry-supported-goes = { $order }：這是支援留守的部隊，而您下的命令是 { $other }。
classic-worry-against-own = { $order }：您自己的{ $other }在那裡，沒有命令它離開，您的支援不能驅逐它。
classic-worry-support-alone = { $order }：您沒有命令{ $other }去那裡，這支援不起作用。
classic-worry-convoy-alone = { $order }：您沒有命令{ $other }去那裡，這護航沒有對象。
classic-worry-no-convoy = { $order }：沒有命令您的任何艦隊為它護航。
classic-way-sea = { $order }：經{ $seas }由海路護航。
classic-way-land = { $order }：走陸路。
classic-way-foreign = { $order }：要有不屬於您的艦隊護航才到得了。
classic-only-builds = 只有建造可以放棄
classic-not-dislodged = 您在{ $place }沒有被驅逐的部隊
classic-retreat-later = 部隊被驅逐後才下撤退命令；`DEFAULT { $order }, D` 可先留著備用
classic-closed-retreat = 它不能撤退到{ $to }；可去{ $open }
classic-no-build-to-waive = 您沒有可放棄的建造
classic-no-removals = { $power }沒有要移除的部隊
classic-not-home = { $place }不是您的本土中心
classic-no-build = 您沒有建造
classic-site-occupied = { $place }不能建造：那裡有部隊
classic-site-lost = { $place }不能建造：它已不屬於您
classic-kind-needed = 請寫 A 或 F：{ $place }可建陸軍或艦隊
classic-coast-needed = 請指明哪一岸：{ $coasts }
classic-inland-fleet = { $place }沒有海岸，不能建艦隊

## HELP
classic-help-orders-long = 正規：寫在 SIGNON 行下面，一行一道（或用 ; 隔開幾道）。同一部隊後來的命令取代先前的。地名可長可短：Par、巴黎、StP(sc)、聖彼得堡（南岸）。
classic-help-movement = 行動
classic-help-hold = 留守
classic-help-move = 移動；用箭頭或文字都可以
classic-help-support-move = 支援移動
classic-help-support = 支援留守的部隊
classic-help-convoy = 護航
classic-help-convoyed = 走不到的地方由護航送達
classic-help-via = 走得到也走海路
classic-help-coast = 有兩岸時指明哪一岸
classic-help-retreats = 撤退
classic-help-retreat = 撤退
classic-help-disband = 解散
classic-help-adjustments = 調整
classic-help-build = 建造，有兩岸時指明哪一岸
classic-help-remove = 移除
classic-help-waive = 放棄一次建造
classic-help-board = 棋盤；另有 fleet-rome 和 1898（標準地圖，7 人）、strait（2 人）、ring（3 人）、archipelago（5 人）及營運者添加的

classic-turn-unknown = 沒有「{ $word }」這個回合；請寫例如 PHASE { $next }
classic-turn-past = { $turn }已過，現在是 { $now }；還可以寫例如 PHASE { $next }
classic-turn-far = { $turn }在五年以後，現在是 { $now }；還可以寫例如 PHASE { $next }
classic-no-test = { $why }；條件要寫地點，需要時加上部隊和國家：IF French A Bur
classic-no-unit-named = 「{ $word }」不是部隊
## A position changed by hand
classic-edit-form = 請寫 { $ways }；EDIT OWN 加 nobody 可使中心無主
classic-edit-instead = { $why }；{ $form }
classic-edit-occupied = { $place }已有部隊；{ $line } 可移走
classic-edit-cannot-stand = 不能有{ $unit }
classic-edit-added = { $power }增加{ $unit }
classic-edit-removed = { $power }失去{ $unit }
classic-edit-not-there = { $place }沒有這樣的部隊{ $line ->
    [none] ，也沒有別的
   *[other] ；{ $line } 可移走該處部隊
  }
classic-edit-no-centre = { $place }不是補給中心；例如 { $line }
classic-edit-owned = { $place }屬於{ $power }
classic-edit-freed = { $place }不屬於任何人
classic-stands = 從現在起常備：{ $order }
classic-win = 秋季之後獨自佔有 { $count } 個或更多補給中心、且多於任何人者獲勝。
classic-unled = 無人扮演{ $powers }：其部隊原地固守，可受支援固守，被驅逐即解散。
classic-unled-closed = 無人扮演{ $powers }：在 1914 年秋季調整前擲幣決定歸屬之前，任何人不得進入。
classic-last-units = { $year } 年結束時，部隊最多者獲勝。
classic-last-centres = { $year } 年秋季之後，補給中心最多者獲勝。

## HELP RULES
classic-rules-aim = 目標
classic-rules-aim-text = 列強分據棋盤上的各個地區；標準棋盤是七個強國的 1901 年歐洲。有些地區是補給中心，每個中心維持一個部隊。秋季之後擁有超過半數中心者獲勝，標準棋盤上是 34 個中的 18 個。尚存的各方也可以議定和局。沒有骰子：發生的一切都出自大家所下的命令。
classic-rules-year = 一年
classic-rules-year-text = 春季和秋季各是一個行動回合。行動之前玩家互相通信；什麼都可以承諾，但承諾沒有約束力。然後所有人的命令同時執行。被驅逐的部隊撤退。秋季之後清點中心，並建造或移除部隊。
classic-rules-units = 部隊
classic-rules-units-text = 陸軍駐在陸地，艦隊駐在海上或岸邊。一個地區容納一個部隊，所有部隊強度相同。陸軍走到相鄰的陸地地區，艦隊駛到相鄰的海域或沿岸移動。在有兩岸的地區，艦隊停在其中一岸：只能沿該岸離開，但佔住整個地區。
classic-rules-orders = 命令
classic-rules-orders-text = 每回合每個部隊做一件事：留守、移到相鄰地區、支援另一個部隊，或者（海上的艦隊）護航陸軍。沒有可執行命令的部隊留守。
classic-rules-conflict = 衝突
classic-rules-conflict-text = 移動的強度是一，每得一個有效支援加一；留在原地的部隊也是如此。幾個部隊移往同一地區時，最強者到達；最強者不只一個時，誰也到不了，原在那裡的留下。進攻者只能驅逐比自己弱的部隊。受阻的部隊防守出發地，但給它移動的支援不算在內。
classic-rules-conflict-swap = 兩個部隊不能互換位置，除非其中一個由護航送達；三個以上可以循環移動。任何一國都不會驅逐自己的部隊，它的支援也不會幫別國這樣做。
classic-rules-support = 支援
classic-rules-support-text = 部隊可以支援另一個部隊留在原地，或支援它移往指定的地區。支援者自己必須能移到那個地區；要幫誰都可以，不論對方是否請求。支援移動的命令，對做了別的事的部隊毫無幫助。
classic-rules-support-cut = 支援者遭到別國進攻時，即使進攻失敗，支援也被切斷。只有來自支援所指向地區的進攻切不斷支援，除非支援者因此被驅逐。進攻者若由護航送達而護航失敗，支援照常有效。
classic-rules-convoy = 護航
classic-rules-convoy-text = 海上的艦隊把陸軍從一岸送到另一岸，可以經過任意多個相連的海域；陸軍和所有這些艦隊都必須有相應的命令。只有不可缺少的艦隊被驅逐時，護航才失敗。陸軍不能靠切斷針對護航艦隊的支援來挽救自己的護航。
classic-rules-retreat = 撤退
classic-rules-retreat-text = 被驅逐的部隊撤到相鄰的空地區，但不能去進攻者出發的地方，也不能去本回合部隊相持不下的地方。撤退沒有支援，也沒有護航。兩個部隊撤往同一地區則都解散；無處可去或沒有命令的也解散。
classic-rules-adjust = 中心、建造與移除
classic-rules-adjust-text = 秋季之後，中心屬於駐在其中的部隊所屬的國家，部隊離開後仍屬該國。部隊多於中心者移除多出的部隊。少於中心者可以在自己擁有而且空著的本國中心建造，每處一個。沒有下令移除哪些部隊的，由裁判移除離本國最遠的。
classic-rules-editions = 版本與選擇
classic-rules-editions-text = 各版規則書不一致之處，裁判依照 2000 年版和 2023 年版；這些版本未定之處依照 Diplomacy Adjudicator Test Cases。開局時可以選用別的規則、別的棋盤或較少的玩家：該局的網頁和 LIST 加局名會說明適用什麼。
