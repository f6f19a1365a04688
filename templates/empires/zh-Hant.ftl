# 繁體中文。《帝國》(Empires) 的規則所說的話。部隊的名稱（H1、I7）和地區代碼照原樣寫。

## Turns. Such a name stands within sentences, behind a colon, or first.
empires-turn = { $year }年{ $of ->
    [year] {""}
    [quarter] { $part ->
        [1] 第一季
        [2] 第二季
        [3] 第三季
       *[other] 第四季
      }
   *[part] 第{ $part }期
  }

## Units. Such a number of them stands within sentences: "法國損失一個步兵軍".
empires-corps = { $kind ->
    [headquarters] { $count ->
        [1] 一個司令部
       *[other] { $count }個司令部
      }
    [infantry] { $count ->
        [1] 一個步兵軍
        [2] 兩個步兵軍
        [3] 三個步兵軍
        [4] 四個步兵軍
        [5] 五個步兵軍
       *[other] { $count }個步兵軍
      }
    [cavalry] { $count ->
        [1] 一個騎兵軍
        [2] 兩個騎兵軍
        [3] 三個騎兵軍
       *[other] { $count }個騎兵軍
      }
    [battleship] { $count ->
        [1] 一艘戰艦
        [2] 兩艘戰艦
        [3] 三艘戰艦
        [4] 四艘戰艦
       *[other] { $count }艘戰艦
      }
   *[arsenal] 一座兵工廠
  }
empires-stack = { $place }（{ $code }）：{ $units }

## What happened: treaties and wars
empires-allied = { $of ->
    [coalition] { $secret ->
        [yes] { $powers }秘密組成聯盟。
       *[no] { $powers }組成聯盟。
      }
   *[alliance] { $secret ->
        [yes] { $powers }秘密結盟。
       *[no] { $powers }結盟。
      }
  }
empires-parted = { $secret ->
    [yes] { $power }廢除了與{ $other }的秘密同盟。
   *[no] { $power }廢除了與{ $other }的同盟。
  }
empires-war = { $attacked ->
    [yes] { $power }向{ $other }宣戰，並在同一回合發動攻擊。
   *[no] { $power }向{ $other }宣戰。
  }
empires-peace = { $power }和{ $other }議和。
empires-attacked = { $how ->
    [same-turn] { $power }在宣戰的同一回合攻擊了{ $other }。
   *[undeclared] { $power }不宣而戰，攻擊了{ $other }。
  }

## What happened: battles. A side is a list of these, then its strength.
empires-from = { $power }（由{ $places }）
empires-from-support = { $power }（由{ $places }支援）
# A strength or a ratio with a part below one.
empires-decimal = { $whole }.{ $part }
empires-battle = { $place }：{ $side }以{ $attack }攻{ $against }的{ $defence }（{ $ratio } : 1）。{ $losses }。{ $end ->
    [falls] { $place }被{ $owner }佔領。
    [falls-arsenal] { $place }被{ $owner }佔領，兵工廠被毀。
   *[holds] { $place }守住了。
  }
empires-taken = { $place }：{ $side }開入，無人抵抗。{ $end ->
    [falls] { $place }被{ $owner }佔領。
    [falls-arsenal] { $place }被{ $owner }佔領，兵工廠被毀。
   *[holds] 各方互不相讓，誰也沒有得到{ $place }。
  }
empires-sea-battle = { $place }海戰：{ $side }以{ $attack }攻{ $against }的{ $defence }（{ $ratio } : 1）。{ $losses }。
empires-port-battle = { $place }港內海戰：{ $side }以{ $attack }攻{ $against }的{ $defence }（{ $ratio } : 1）。{ $losses }。
# The first power that loses something, then each other one, with commas between.
empires-loses = { $power }損失{ $what }
empires-loses-too = { $power }損失{ $what }
empires-loses-nothing = 雙方都沒有損失
empires-share = { $power }的 { $unit } { $role ->
    [attacker] 進攻
    [supporter] 支援
   *[defender] 防守
  }：{ $base }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
  }{ $part ->
    [1] {""}
    [2] ，因在別處支援而減半
   *[4] ，因乘火車到達而只算四分之一
  }{ $commanded ->
    [yes] {""}
   *[no] ，無司令部而減半
  }{ $encircled ->
    [yes] ，被包圍而減半
   *[no] {""}
  }，得 { $strength }
empires-lost-own = 您在{ $place }之戰損失了 { $units }。
empires-lost = { $power }在{ $place }損失 { $units }：{ $how ->
    [headless] 沒有軍可保護司令部
    [no-retreat] 無路可退
   *[at-sea] 身旁沒有戰艦
  }。
empires-retreated = { $power }由{ $from }撤退到{ $to }：{ $units }。

## What happened: the end of the turn
empires-encircled = { $power }在{ $place }的陸上部隊被包圍：下一回合只能駐守，戰力減半。
empires-surrendered = { $power }向{ $other }投降，其餘的地區和部隊歸{ $other }所有。
empires-is-out = { $power }已沒有地區和陸上部隊，退出遊戲。
empires-won = { $by ->
    [single] { $powers }獲勝：佔領了首都{ $capitals }。
    [coalition] { $powers }的聯盟獲勝：佔領了首都{ $capitals }。
   *[last-turn] 最後一回合結束，{ $powers }獲勝{ $held ->
        [0] {""}
       *[other] ，佔領了首都{ $capitals }
      }。
  }

## What happened to one's own: told to their owner alone
empires-own-account = 您的國庫原有{ $before }鎊，支出{ $spent }鎊{ $back ->
    [0] {""}
   *[other] ，退回{ $back }鎊
  }，收入{ $income }鎊，現有{ $now }鎊。
empires-paid = { $order }：{ $pounds }鎊
empires-void = { $order }：無效，{ $why }
empires-void-unit = { $units }：{ $by ->
    [attack] 沒有攻擊{ $to }
    [defend] 沒有防守{ $to }方向
    [march] 沒有前往{ $to }
    [rail] 沒有乘火車前往{ $to }
    [ship] 沒有經海路前往{ $to }
    [support] 沒有支援對{ $to }的攻擊
    [sail] 沒有航向{ $to }
    [fight] 沒有到{ $to }作戰
   *[hold] 沒有照命令行動
  }，留在原地：{ $why }
empires-moved = { $units }：由{ $from }{ $by ->
    [attack] 攻入{ $to }
    [rail] 乘火車到{ $to }
    [ship] 經海路到{ $to }
    [sail] 航行到{ $to }
    [fight] 航行到{ $to }
   *[march] 行軍到{ $to }
  }
empires-built = 在{ $place }建成：{ $units }
empires-arsenal-built = { $place }現在有兵工廠
empires-build-lost = { $place }失守，未完工的一併失去：{ $what }
empires-refunded = { $place }容納不下全部，退還{ $pounds }鎊

## Headings and tables
empires-own = 您的帳目與消息（{ $power }）
empires-of-power = 只有{ $power }知道的事
empires-diplomacy = 條約與戰爭
empires-battles = 戰鬥
empires-factors = 各軍與其戰力
empires-factors-where = 各軍的戰力算法見 HISTORY { $game }。
empires-aftermath = 戰鬥之後
empires-quiet-turn = 沒有人人可見的事發生。
empires-powers = 各國
empires-power = 國家
empires-provinces = 地區
empires-income = 收入
empires-corps-column = 軍
empires-ships = 戰艦
empires-capitals = 佔領的首都
empires-neutrals = 中立國
empires-out = 已退出遊戲
empires-unknown = ?
empires-losses = 各國消滅與損失的價值（鎊）
empires-destroyed = 消滅
empires-lost-column = 損失
empires-ratio = 消滅 : 損失
empires-treaty = { $of ->
    [coalition] { $secret ->
        [yes] 秘密聯盟：{ $powers }。
       *[no] 聯盟：{ $powers }。
      }
   *[alliance] { $secret ->
        [yes] 秘密同盟：{ $powers }。
       *[no] 同盟：{ $powers }。
      }
  }
# What somebody offers for good, to himself alone.
empires-waits = { $power }向{ $powers }提議{ $of ->
    [peace] 議和
    [coalition] 組成聯盟
   *[alliance] 結盟
  }，在以 DENOUNCE 收回以前一直有效：其他各方也都寫了的那一回合成立。
empires-at-war = 交戰：{ $power }和{ $other }。
empires-no-treaties = 沒有條約，也沒有人交戰。
empires-treasury = { $power }的國庫有{ $pounds }鎊。
empires-units = 部隊
empires-encircled-mark = 被包圍
empires-map-position = { $turn }的地圖。地區的顏色是所屬的國家；星形是首都，大砲是兵工廠；方塊上的數字是那裡有幾個軍和司令部，船形上的是幾艘戰艦。
empires-map-orders = { $turn }調動與戰鬥的地圖；信中的清單逐一說明。
empires-map-legend = 地圖上：顏色和斜線表示所屬國家，純灰色是中立國。星形是首都，大砲是兵工廠；方塊上的 4+1 是四個軍和一個司令部，船形是戰艦；打叉的已損失。箭頭是攻擊，加叉表示失敗；虛線是行軍，雙線是鐵路，點線是航行。

## The start letter
empires-scenario = { $scenario }：{ $great }個大國{ $neutral ->
    [0] ，沒有中立國
   *[other] 和{ $neutral }個中立國
  }。每個地區在回合結束時帶來收入；購買的費用從回合開始時的國庫支付。
empires-win-single = 回合結束時佔有其他大國的{ $great }個首都，或中立國的{ $neutral }個首都，您就單獨獲勝。
empires-win-coalition = 聯盟共同佔有的其他大國首都比成員數多{ $beyond }個，或佔有中立國的{ $together }個首都，聯盟就獲勝。
empires-win-last = 遊戲最遲到{ $turn }結束：那時佔領首都最多者獲勝；若相同，收入最高者獲勝。
empires-house-undeclared = { $value ->
    [yes] 不宣而戰的攻擊也算數；結果會寫明沒有宣戰。
   *[no] 只有在先前的回合已宣戰，攻擊才算數。
  }
empires-house-attack-price = { $value ->
    [yes] 攻擊與行軍同價：每軍 3 鎊，從海上 5 鎊。
   *[no] 攻擊不花錢。
  }
empires-house-neutrals-build = { $value ->
    [yes] 交戰中的中立國用收入買步兵和兵工廠。
   *[no] 中立國什麼都不建。
  }
empires-house-neutrals = { $value ->
    [yes] 主持人可以替中立國下令，其餘由裁判帶領。
   *[no] 中立國只由裁判帶領。
  }
empires-house-positions-public = { $value ->
    [yes] 人人都看得見所有部隊的位置。
   *[no] 部隊的位置只有其主人看得見。
  }
empires-how = 一行一道命令：哪些部隊、做什麼、在哪裡。您的部隊叫 H1（司令部）、I7（步兵）、C3（騎兵）、B2（戰艦）；A1 是第 1 軍團，即第一個司令部和編入它的各軍。HELP ORDERS 說明各種命令，HELP PRICES 說明價格，HELP BATTLE 說明戰鬥的結果。
empires-how-order = { $order } ; { $means }

## The form
empires-form-units = { $place }的{ $infantry ->
    [0] {""}
   *[other] {" "}{ $infantry } 步兵
  }{ $cavalry ->
    [0] {""}
   *[other] {" "}{ $cavalry } 騎兵
  }{ $headquarters ->
    [0] {""}
   *[other] {" "}{ $headquarters } 司令部
  }{ $battleship ->
    [0] {""}
   *[other] {" "}{ $battleship } 戰艦
  }{ $can ->
    [both] ：可攻擊 { $targets }，前往 { $goals }
    [attack] ：可攻擊 { $targets }
    [march] ：可前往 { $goals }
    [sail] ：可航向 { $goals }
   *[nothing] {""}
  }
empires-form-gone = 這些部隊已不存在
empires-form-stands = 照原來的命令
empires-form-build = 還有{ $pounds }鎊；{ $can ->
    [build] 兵工廠在 { $arsenals }：例如 BUILD { $example }
   *[nothing] 您沒有兵工廠
  }

## The receipt: what a line means, what it costs, what is left
empires-stands = { $order }：{ $means }{ $pounds ->
    [0] {""}
   *[other] ；{ $pounds }鎊，餘{ $left }鎊
  }
empires-noted = { $order }：{ $means }；但是{ $note }
empires-in-place = { $said }；{ $how ->
    [part] 由先前的「{ $old }」中分出
   *[whole] 取代先前的「{ $old }」
  }
empires-if-allied = { $order }：{ $means }，要等您提議的同盟生效；在那之前，{ $else }
empires-struck = 已刪去 { $order }
empires-nothing-there = 沒有 { $order } 可刪
empires-otherwise = 沒有 { $order } 可刪；要刪去現有的，請寫 { $cancel }
empires-account = 國庫{ $treasury }鎊，支出{ $spent }鎊，餘{ $rest }鎊。
empires-refused = { $why }。您現在可以寫：{ $instead }
empires-does = { $units }{ $by ->
    [hold] 駐守
    [attack] 攻擊{ $places }
    [defend] 防守{ $places }方向
    [march] 前往{ $places }
    [rail] 乘火車前往{ $places }
    [ship] 經海路前往{ $places }
    [support] 支援對{ $places }的攻擊
    [sail] 航向{ $places }
    [fight] 到{ $places }作戰
   *[retreat] 戰敗時撤退到{ $places }
  }
empires-attaches = { $units }編入 { $head }
empires-detaches = { $units }脫離司令部
empires-builds = 在{ $place }建造{ $what }
empires-offers = { $of ->
    [coalition] { $secret ->
        [yes] 您提議與{ $powers }組成秘密聯盟
       *[no] 您提議與{ $powers }組成聯盟
      }
   *[alliance] { $secret ->
        [yes] 您提議與{ $powers }秘密結盟
       *[no] 您提議與{ $powers }結盟
      }
  }，各方都寫了同樣內容的那一回合起生效
empires-denounces = 您與{ $powers }的同盟在本回合結束
empires-declares = 您向{ $powers }宣戰；從{ $turn }起的攻擊才算宣戰後的攻擊
empires-offers-peace = 您向{ $powers }提議和平，雙方都寫了才成立
empires-surrenders = 您在本回合結束時向{ $power }投降，條件是屆時該國與您交戰，並佔有您的本土地區

## The receipt: warnings
empires-loose = { $unit } 沒有編入司令部：ATTACH { $unit } { $head } 要 2 鎊，戰力加倍。
empires-behind = { $head } 留在原地：沒有司令部的軍戰力減半。
empires-quiet = { $units } 防守{ $place }方向，但沒有人能從那裡來。
empires-adrift = { $unit } 在海上，身旁沒有戰艦留下：它會損失。
empires-coalitions = 您提出了不只一個聯盟；一國最多屬於一個，最後生效的聯盟算數。
empires-at-peace = 您與{ $power }沒有交戰，提議和平不會改變什麼。
empires-unallied = 您與{ $power }沒有可以廢除的同盟。

## Why a line is void. Each stands behind a colon or "無效，", or begins a line of its own.
empires-replaced = { $how ->
    [struck] 後面已將這一行劃去
    [part] 其中部分部隊以後面的「{ $order }」為準
   *[whole] 後面的「{ $order }」取代了這一行
  }
empires-unread = 這不是命令
empires-no-unit = 您沒有 { $unit }
empires-is-encircled = { $unit } 被包圍，本回合只能駐守
empires-element = { $unit } 不能這樣做，或不能和其他部隊一起做
empires-headquarters = 單獨的司令部不能攻擊、防守或支援
empires-no-border = { $place }與 { $unit } 所在之處不相鄰
empires-sea = { $place }是海域，這裡要寫地區
empires-friendly = { $place }是您自己或盟國的
empires-foreign = { $place }屬於{ $power }：要攻擊請寫 X { $code }
empires-too-far = { $place }太遠，{ $unit } 一回合到不了
empires-there = { $unit } 已經在{ $place }
empires-no-railway = 沒有鐵路能讓 { $unit } 經由您自己的地區（最多三個）到{ $place }
empires-too-few = 只有{ $corps }個軍
empires-undeclared = 對{ $power }的戰爭要在攻擊的前一回合宣布
empires-price = 這要{ $price }鎊，而只剩{ $left }鎊；如果不變，這一行無效
empires-price-was = 這要{ $price }鎊，而當時只剩{ $left }鎊
empires-apart = { $unit } 和司令部不在同一個地方
empires-full = { $unit } 已有五個軍，不能再多
empires-attached = { $unit } 已經編入了
empires-attached-to-none = { $unit } 沒有編入任何司令部
empires-no-arsenal = 您在{ $place }沒有兵工廠
empires-not-own = { $place }不是您的地區
empires-armed = { $place }已有或正在建兵工廠
empires-no-coast = { $place }沒有港口
empires-no-room = { $place }沒有空位：最多十個部隊
empires-oneself = 那是您自己，請寫另一國
empires-neutral = { $power }是中立國，中立國不簽條約
empires-out-already = { $power }已退出遊戲
empires-ally = { $power }是您的盟國；請先廢約：DENOUNCE { $code }
empires-not-at-war = { $power }沒有與您交戰
empires-no-ally = { $power }不是您的盟國：只能支援盟國的攻擊
empires-no-home-soil = { $power }沒有佔有您的本土地區
empires-no-escort = 沒有您或盟國的戰艦同行
empires-cut = 支援被切斷，因為支援的部隊自己遭到攻擊
empires-no-attack = 沒有人發動要支援的攻擊

## Why a line was not understood
empires-strange = 這不是命令
empires-quoted = 這像是引用的結果；命令不以句號結尾
empires-verb = 部隊後面要寫它們做什麼：X（攻擊）、D（防守）、-（行軍或航行）、R（鐵路）、S（支援）、H（駐守）或 RET（撤退）
empires-verb-near = 「{ $word }」不是命令（您是說 { $near } 嗎？）
empires-unit = 「{ $word }」不是部隊；部隊叫 A1、H1、I7、C3 或 B2
empires-number = 「{ $word }」不行：這裡要寫從 1 起的整數
empires-kind = 「{ $word }」不是部隊的種類；請寫 H（司令部）、I（步兵）、C（騎兵）或 B（戰艦）
empires-numbers = 有幾條邊界時，每條都要寫軍數，如 D ALS 2 BUR 1
empires-unheaded = 「{ $word }」不是國名；部隊之前不寫什麼，或寫所屬國家的名稱
empires-heading = 那是{ $power }的部隊，不是您的
empires-elsewhere = { $unit } 在{ $place }
empires-extra = 「{ $behind }」之後不應再有別的：「{ $word }」是多餘的
empires-nothing = 沒有叫「{ $word }」的
empires-is-power = 「{ $word }」是國家，這裡要寫地區或海域
empires-is-place = 「{ $word }」是地區或海域，這裡要寫國家
empires-near = 沒有叫「{ $word }」的（您是說{ $names }嗎？）
empires-several = 「{ $word }」可能是{ $names }
empires-lacks-place = 末尾缺少地區或海域的名稱
empires-lacks-power = 末尾缺少國家的名稱
empires-lacks-unit = 缺少部隊
empires-lacks-kind = 請寫要建造什麼、在哪裡
empires-lacks-war = 請寫向誰宣戰
empires-lacks-line = 請寫要取消哪一行
empires-judge-leads = 這場遊戲的中立國由裁判指揮
empires-head = 每行開頭要寫所指揮的中立國的名稱

## Opening a game
empires-rule-undeclared = 沒有在先前的回合宣戰的攻擊是否有效
empires-rule-attack-price = 陸上攻擊的費用是否與行軍相同
empires-rule-neutrals-build = 交戰中的中立國是否建造
empires-rule-neutrals = 誰指揮中立國：主持人可隨意指揮，或只由裁判指揮
empires-rule-positions-public = 是否人人看得見所有部隊
empires-rule-last-turn = 遊戲在幾個回合後結束{ $value ->
    [help] ：數字，或以 0 表示沒有最後一回合
   *[other] {""}
  }
empires-setup-players = { $scenario }適合{ $players }人
empires-setup-last-turn = last_turn 不能是 { $value }；請寫遊戲最多有幾個回合，最多 65535，或以 0 表示沒有最後一回合

## HELP
empires-help-about = 《帝國》(Empires)：擁有國庫、軍與司令部、鐵路、艦隊和兵工廠的大國，以及會自衛的中立國。所有人同時下令，每回合一份命令表；沒有骰子。回合結束時佔有足夠的外國首都者，單獨或與聯盟一起獲勝。
empires-help-turn = 一回合的順序：先是條約和宣戰，然後各軍編入司令部，支付一切費用，艦隊航行並作戰，軍團行軍，所有陸上戰鬥同時進行。勝者進駐，敗者撤退，各地區帶來收入，買的東西出現。
empires-help-board = 劇本；另有 gulf（3 人，適合第一場）及營運者添加的
empires-help-more = 更多主題：ORDERS、PRICES、BATTLE 和 NEUTRALS。
empires-help-orders-long = 一行一道命令，寫在 SIGNON 行下面或您收到的命令表裡。同一部隊後來的命令取代先前的；費用由上而下支付；在一行前寫 CANCEL 就刪去它。地點可以寫代碼、名稱，或名稱的開頭（不與別的混淆即可），用我懂的任何語言：ALS、Alsace、亞爾薩斯。也可以用中文下令，字間空一格：A1 攻擊 亞爾薩斯。
empires-help-units = 部隊
empires-help-attack = 攻擊；戰艦航行到那裡作戰
empires-help-attack-foe = 戰艦與該國的艦隊作戰，不論是否交戰
empires-help-defend = 防守一個方向的邊界
empires-help-defend-several = 兩個軍防守一條邊界，一個防守另一條
empires-help-march = 行軍、上船或登陸；戰艦航行
empires-help-rail = 乘火車經過自己的地區，最多三個
empires-help-support = 支援攻擊，可指定哪一國的攻擊
empires-help-hold = 駐守
empires-help-retreat = 戰敗時撤退到那裡；可與別的命令並用
empires-help-attach = 把軍編入同一地點的司令部
empires-help-detach = 使軍脫離司令部
empires-help-purchases = 購買
empires-help-build = 在您有兵工廠的地方建造三個步兵軍；H、C、B 亦同
empires-help-build-two = 建造兩個步兵軍
empires-help-build-arsenal = 建造兵工廠
empires-help-treaties = 條約與戰爭
empires-help-ally = 提議結盟，各方都寫了就生效
empires-help-ally-secret = 提議只有締約國知道的同盟
empires-help-ally-coalition = 提議勝負與共的聯盟
empires-help-denounce = 在回合結束時廢除同盟，或收回尚在等待的提議
empires-help-war = 宣戰
empires-help-peace = 議和，雙方都寫了就成立
empires-help-surrender = 向佔有您本土的國家投降
empires-help-cancel = 刪去一行
empires-help-prices = 各種費用，以鎊計。不能賒欠：付不起全額的一行無效，下面較便宜的仍可能付得起。沒有用掉的留在國庫。
empires-help-price-march = 每軍每地區 3，司令部免費；除非遊戲另有規定，攻擊的費用與行軍相同
empires-help-price-landing = 每軍 5，途中每個海域也是
empires-help-price-rail = 每個部隊每地區 5，司令部也算
empires-help-price-ships = 每艘 1，不論多遠；留在原處不要錢
empires-help-price-free = 不要錢；支援、駐守和撤退也是
empires-help-price-attach = 每軍 2
empires-help-price-corps = 步兵軍 25，騎兵軍 12
empires-help-price-heavy = 司令部或戰艦 75
empires-help-price-arsenal = 250
empires-help-battle = 進攻時步兵軍算 4，騎兵軍算 3；支援亦同。防守時，如果防守的正是敵人越過的邊界，算 6 和 2，否則算 3 和 1；在別處支援的減半，乘火車到達的只算四分之一。身旁沒有司令部再減半，被包圍再減半。
empires-help-battle-table = 以強者除以弱者。不到 2，雙方各損失弱者軍數的三分之一；2 以上，強者損失四分之一，弱者三分之一；3 以上為五分之一和五分之二，4 以上為五分之一和五分之三，5 以上為五分之一和五分之四；6 以上弱者被消滅，7 以上強者沒有損失。不足一軍的不算。
empires-help-battle-falls = 達到 2 : 1 地區就被佔領。守軍撤退到相鄰的自己或盟國的地區；沒有這樣的地區就損失。那裡的兵工廠被毀。支援部隊所在的地區一受攻擊，支援就被切斷。
empires-help-battle-sea = 戰艦只與戰艦作戰，每艘算 2。達到 2 : 1 時弱者退出；港口不能從海上佔領。
empires-help-battle-encircled = 在外國的部隊，如果相鄰的地區都屬於敵人或滿是敵軍，海路也無法補給，就被包圍：只能駐守，戰力減半，直到有人打開缺口。
empires-help-neutrals = 中立國不簽條約，也不主動攻擊。受到攻擊或交戰時，它們防守有敵人的邊界，取得收入並購買步兵。
empires-help-neutrals-surrender = 沒有兵工廠而國庫不到 250 鎊的中立國，向奪取其最後一座兵工廠的國家投降，交出剩下的所有地區和部隊。
empires-help-neutrals-master = 除非遊戲另有規定，主持人可以指揮中立國：他像玩家一樣寫命令，每行以該國名稱開頭。他沒有寫的由裁判決定。
empires-help-neutral-order = 比利時的一個步兵軍攻擊
empires-help-neutral-build = 比利時購買

## Turns to come, standing orders, conditions, changes by hand
empires-turn-unknown = 沒有「{ $word }」這個回合；請寫例如 PHASE { $next }
empires-turn-past = { $turn }已過，現在是{ $now }
empires-turn-far = { $turn }在五年以後，現在是{ $now }
empires-turn-last = { $turn }在這場遊戲的最後一回合之後
empires-no-test = { $why }；條件要寫地區和它屬於誰、戰爭，或部隊：IF ALS FRA、IF WAR FRA GER、IF FRA I PAR
empires-test-hidden = 這場遊戲的部隊只有所屬國看得見；請改問地區屬於誰：IF ALS FRA
empires-standing = 從現在起常備：{ $order }
empires-standing-units = 只有部隊的命令可以常備；購買、編入和條約只限一回合
empires-standing-if = 常備命令不能附條件
empires-edit-form = 請寫 EDIT ADD FRA I PAR、EDIT REMOVE FRA I7、EDIT MOVE FRA I7 PAR、EDIT OWN ALS FRA、EDIT ARSENAL PAR、EDIT NO ARSENAL PAR 或 EDIT TREASURY FRA 200
empires-edit-nothing = 本來就是這樣
empires-edit-added = { $power }的 { $unit } 在{ $place }
empires-edit-removed = { $power }的 { $unit } 已從{ $place }移走
empires-edit-forces = { $power }的部隊已更改
empires-edit-treasury = { $power }的國庫已更改
empires-edit-owned = { $place }屬於{ $power }
empires-edit-strangers = { $place }有{ $power }的部隊：請先用 EDIT MOVE 或 EDIT REMOVE
empires-edit-armed = { $place }有兵工廠
empires-edit-disarmed = { $place }沒有兵工廠

## HELP RULES
empires-rules-victory = 勝利
empires-rules-victory-text = 回合結束時，佔有另外兩個大國首都或七個中立國首都的大國獲勝。聯盟佔有的他方大國首都比成員數多兩個，或佔有十個中立國首都，即告獲勝；劇本可以另定數目。只算當時佔有的，不算曾經佔有的。
empires-rules-turn = 一回合
empires-rules-units = 部隊
empires-rules-units-text = 步兵軍強度為 3，騎兵軍為 1，戰艦為 2；司令部本身不計強度，但統率編入其下的至多五個軍。身邊沒有所屬司令部的軍，以一半強度作戰。一個地區容納十個陸上部隊，一個港口容納十艘船，海域不限。部隊在有兵工廠的地方購買，回合結束時出現。沒有軍的司令部一遭攻擊即告覆滅。
empires-rules-moves = 移動
empires-rules-moves-text = 每回合每個部隊做一件事。步兵走一個地區；騎兵也是，隨司令部同行則可走兩個；只能走進和穿過自己與盟友的地區，其他地方必須攻擊。鐵路在自己的土地上運送三個地區。船隻航行三步。在海上，陸軍每回合走一個海域，身邊須有自己或盟友的戰艦，否則覆滅。
empires-rules-prices = 金錢
empires-rules-battle = 戰鬥
empires-rules-treaties = 條約與戰爭
empires-rules-treaties-text = 同盟在各方都送出後生效，可公開也可祕密；盟友可以穿過彼此的地區並肩作戰。戰爭始於宣戰或第一次攻擊，雙方都送出 PEACE 時結束。中立國不簽任何條約，與它們的戰爭不會結束。
empires-rules-neutrals = 中立國
