# 繁體中文。《宗教改革》(Reformation) 的規則所說的話。國家以代碼（OTTOMANS、HABSBURGS……）傳來，在此換成名字。

## The powers
reformation-power = { $power ->
    [OTTOMANS] 鄂圖曼
    [HABSBURGS] 哈布斯堡
    [ENGLAND] 英格蘭
    [FRANCE] 法國
    [PAPACY] 教廷
    [PROTESTANTS] 新教徒
    [GENOA] 熱那亞
    [HUNGARY] 匈牙利
    [SCOTLAND] 蘇格蘭
    [VENICE] 威尼斯
   *[INDEPENDENT] 無主
  }
reformation-other = { $other ->
    [OTTOMANS] 鄂圖曼
    [HABSBURGS] 哈布斯堡
    [ENGLAND] 英格蘭
    [FRANCE] 法國
    [PAPACY] 教廷
    [PROTESTANTS] 新教徒
    [GENOA] 熱那亞
    [HUNGARY] 匈牙利
    [SCOTLAND] 蘇格蘭
    [VENICE] 威尼斯
   *[INDEPENDENT] 無主
  }

## Turns. Such a name stands within sentences, behind a colon, or first.
reformation-turn = { $step ->
    [master] 第 { $turn } 回合的主持人通報
    [talk] 第 { $turn } 回合的談判
    [seal] 第 { $turn } 回合的簽約
    [peace] { $round ->
        [1] 第 { $turn } 回合的求和
       *[other] 第 { $turn } 回合的求和（第 { $round } 輪）
      }
    [ransom] 第 { $turn } 回合的贖人
    [pardon] 第 { $turn } 回合的赦免
    [war] 第 { $turn } 回合的宣戰
    [war-order] 第 { $turn } 回合{ reformation-power }的宣戰
    [answer-order] 第 { $turn } 回合對{ reformation-power }的干預
   *[answer] 第 { $turn } 回合的干預
  }

## Parts of sentences
reformation-troops = { $kind ->
    [regulars] { $count } 常備軍
    [mercenaries] { $count } 傭兵
    [cavalry] { $count } 騎兵
    [squadrons] { $count } 分艦隊
   *[corsairs] { $count } 海盜船
  }
reformation-stack = { $city }：{ $troops }
reformation-from = { $city } { $count }
reformation-card = { $kind ->
    [home] { $card }（本國牌，{ $points } 點）
    [mandatory] { $card }（強制事件，{ $points } 點）
   *[other] { $card }（{ $points } 點）
  }
reformation-package-name = { reformation-power } { $number }
reformation-answers = { reformation-power }（{ $packages }）
reformation-pair = { reformation-power }—{ reformation-other }
reformation-pair-league = { reformation-power }—{ reformation-other }（同盟戰爭）
reformation-held = { $leader }（在{ reformation-power }手中）
reformation-beside = { reformation-power }（隨{ reformation-other }）
reformation-sues = { reformation-power }（向{ reformation-other }）
reformation-priced = { reformation-power }（{ $points } 點）

## Terms of a package, as letters tell them
reformation-term-end-war = { reformation-power }與{ reformation-other }結束戰爭
reformation-term-ally = { reformation-power }與{ reformation-other }結盟
reformation-term-lend = { reformation-power }把{ $city }的 { $count } 支分艦隊借給{ reformation-other }{ $leader ->
    [none] {""}
   *[other] ，由{ $leader }率領
  }
reformation-term-lend-corsairs = { reformation-power }把{ $city }的 { $count } 艘海盜船借給{ reformation-other }
reformation-term-free = { reformation-power }釋放{ $leader }
reformation-term-cede = { reformation-power }把{ $cities }割讓給{ reformation-other }
reformation-term-cards = { reformation-power }給{ reformation-other } { $count } 張牌
reformation-term-mercenaries = { reformation-power }給{ reformation-other } { $count } 個傭兵{ $from ->
    [none] {""}
   *[other] （{ $from }）
  }
reformation-term-divorce = { reformation-power }准許離婚
reformation-term-absolve = { reformation-power }撤銷{ reformation-other }的絕罰

## What happened: the talks and packages
reformation-announced = { $count ->
    [0] 沒有公布任何條約。
   *[other] 公布了 { $count } 份條約。
  }
reformation-sealed = { $done ->
    [0] { $count ->
        [0] 沒有條約可簽。
        [1] 唯一的條約無效。
       *[other] { $count } 份條約全部無效。
      }
   *[other] { $count } 份條約中 { $done } 份生效：{ $packages }。
  }
reformation-package-done = { reformation-power } { $number }：生效
reformation-package-void = { reformation-power } { $number }：無效，{ $why }
reformation-package-void-term = { reformation-power } { $number }：因「{ $term }」全部無效：{ $why }
reformation-package-unconfirmed = { reformation-power } { $number }：未獲全體確認；{ $how ->
    [refused] { $refused }拒絕
    [silent] { $silent }沒有答覆
   *[both] { $refused }拒絕，{ $silent }沒有答覆
  }
reformation-war-ended = { reformation-power }與{ reformation-other }不再交戰。
reformation-allied = { reformation-power }與{ reformation-other }結盟，到第 { $turn } 回合結束為止。
reformation-absolved = { reformation-power }的絕罰已撤銷。
reformation-divorced = 亨利娶了安妮．博林。擲骰：{ $die }{ $die ->
    [4] （女兒）
    [5] （多病的兒子）
    [6] （健康的兒子）
   *[other] （沒有孩子；詳見主持人的表）
  }。
reformation-freed = { $leader }獲釋，來到{ $city }。
reformation-ceded = { $city }由{ reformation-power }交給{ reformation-other }。
reformation-away = { $from }：{ reformation-power }的 { $what }退往{ $to }。
reformation-away-lost = { $from }：{ reformation-power }的 { $what }無處可退，離開地圖。
reformation-lent = { reformation-power }在{ $from }的 { $count } 支分艦隊駛往{ $to }，借給{ reformation-other }{ $leader ->
    [none] {""}
   *[other] ，{ $leader }同行
  }。
reformation-mercenaries = { reformation-power }的 { $count } 個傭兵（{ $from }）轉歸{ reformation-other }，到達{ $to }。
reformation-card-went = { reformation-power }的一張牌歸{ reformation-other }。
reformation-card-known = { reformation-power }給{ reformation-other }的牌是 { $card }。

## What happened: suits for peace, ransoms, absolutions
reformation-nothing = { $step ->
    [peace] 無人求和。
    [ransom] 無人贖回將領。
    [pardon] 無人請求赦免。
   *[war] 無人宣戰。
  }
reformation-passed = { $step ->
    [seal] 沒有條約待答覆，跳過簽約。
    [peace] 無人可以求和，跳過這一步。
    [peace-last] 最後一回合不求和。
    [ransom] 無人可以贖回將領，跳過這一步。
    [pardon] 無人可以請求赦免，跳過這一步。
    [war] 無人付得起宣戰，跳過這一步。
   *[first] 第一回合只有談判和簽約，其餘跳過。
  }
reformation-sued = { reformation-power }向{ reformation-other }求和。
reformation-sued-void = { reformation-power }不能向{ reformation-other }求和：{ $why }
reformation-won = { reformation-power }得 { $count } 勝利點。
reformation-returned = { $city }由{ reformation-power }歸還{ reformation-other }。
reformation-gave-up = { reformation-power }在{ $city }移除 { $troops }。
reformation-regained = { reformation-power }{ $price ->
    [marker] 以 1 勝利點
    [card] 以一張牌
   *[free] 因聯姻
  }收回{ $cities }。
reformation-regained-void = { reformation-power }未能收回{ $cities }：{ $why }
reformation-leader-back = { $leader }{ $price ->
    [marker] 以 1 勝利點
    [card] 以一張牌
   *[free] 因聯姻
  }回到{ $city }。
reformation-leader-back-void = { $leader }未能回來：{ $why }
reformation-married = { reformation-power }打出聯姻牌 { $card }：可收回的一切都無償歸還。
reformation-married-void = { reformation-power }不能把牌 { $card } 當聯姻打出：{ $why }
reformation-peace = { reformation-power }與{ reformation-other }議和。
reformation-again = 有人求和成功，因此再開一輪求和。
reformation-ransomed = { reformation-power }以一張牌從{ reformation-other }贖回{ $leader }，他回到{ $city }。
reformation-ransomed-void = { reformation-power }不能贖回{ $leader }：{ $why }
reformation-sought = { reformation-power }獲得赦免。教廷抽到牌 { $card }（{ $points } 點），棄掉；聖伯多祿大殿 { $total } 點{ $step ->
    [yes] ，又滿一個五點
   *[no] {""}
  }。
reformation-sought-void = { reformation-power }未獲赦免：{ $why }

## What happened: declarations of war
reformation-wars = 宣戰 { $declared } 次，干預 { $intervened } 次。
reformation-sealed-wars = 宣戰均已收到，在{ $powers }答覆之前保持密封。
reformation-declared = { reformation-power }向{ reformation-other }宣戰（{ $points } 點{ $discount ->
    [yes] ，婚後優惠
   *[no] {""}
  }）。
reformation-declared-void = 您對{ reformation-other }的宣戰作廢：{ $why }（{ $code }）。沒有為此付牌。
reformation-intervened = { reformation-power }為{ reformation-other }干預（{ $points } 點）：兩者成為盟友，並與{ $against }交戰。
reformation-intervened-void = 為{ reformation-other }的干預作廢：{ $why }（{ $code }）。沒有為此付牌。
reformation-stood-aside = { reformation-power }袖手旁觀，{ reformation-other }無人援助。
reformation-not-paid = 牌 { $card } 不能用來支付：{ $why }（{ $code }）。
reformation-spent = { reformation-power }棄牌 { $cards }，支付 { $points } 點。
reformation-laid-aside = { reformation-power }擱置 { $cards }，支付 { $points } 點；本國牌由主持人歸還。
reformation-over-phase = 第 { $turn } 回合的外交結束。戰爭在主持人的桌上繼續。
reformation-won-game = { $count ->
    [0] 遊戲結束，未宣布勝者。
   *[other] 遊戲結束，{ $powers }獲勝。
  }
reformation-fact-told = 主持人通報：{ $fact }
reformation-hand-changed = 主持人重新登錄了{ reformation-power }的手牌：{ $count } 張。

## Headings
reformation-own = 只有您知道（{ $who }）
reformation-of-power = 只有{ $who }知道
reformation-secret = 並非告知所有人
reformation-board = 局勢
reformation-powers = 各國
reformation-keys = 要城
reformation-key-points = 要城勝利點
reformation-bonus = 戰勝點
reformation-cards = 手牌
reformation-units = 軍隊
reformation-results = 結果：{ $turn }
reformation-quiet-turn = 沒有發生人人可見的事。
reformation-facts = 供桌上使用：抽到、棄掉和擲出的
reformation-map-position = 地圖：{ $turn }。城市的顏色屬於控制者；鑰匙是要城，星是首都，圓環是選侯城；方塊是陸軍，船體是海軍，虛線是山口。
reformation-map-orders = 地圖：{ $turn }。易手和移動之處都有標記，本信的清單逐一說明。
reformation-map-legend = 地圖上：顏色表示城市由誰控制，灰色為無主或小國。星是首都，鑰匙是要城，圓環是選侯城，十字是易手的城市。方塊是陸軍（2+1：兩個常備軍和一個傭兵或騎兵），船體是海軍，星號是將領；線是道路，虛線是山口。

## Where the game stands, for all
reformation-at-war = 交戰：{ $pairs }。
reformation-no-war = 無人交戰。
reformation-allies = 本回合結盟：{ $pairs }。
reformation-active = 結盟的小國：{ $minors }。
reformation-captives = 被俘：{ $leaders }。
reformation-excommunicated = 遭絕罰：{ $powers }。
reformation-henry = { $stage ->
    [0] 亨利的王后是凱瑟琳。
    [1] 亨利要求離婚。
    [2] 亨利的王后是安妮．博林。
   *[other] 亨利已娶到序號 { $stage } 的王后，詳見主持人的表。
  }
reformation-discount = 哈布斯堡有一次對英格蘭宣戰可少付 2 點。
reformation-st-peters = 聖伯多祿大殿：{ $points } 點。
reformation-league = { $formed ->
    [yes] 新教同盟已成立。
   *[no] 新教同盟尚未成立。
  }
reformation-loan = 借出：{ reformation-power }的 { $count } 支分艦隊為{ reformation-other }航行，現在{ $city }。
reformation-last-turn = 第 { $turn } 回合，共 { $last } 回合。

## What is open now
reformation-now-master = { $first ->
    [yes] 主持人登錄局勢和手牌，然後開啟外交。
   *[no] 戰爭在主持人的桌上進行。主持人登錄結果後，下一次外交才開始。
  }
reformation-now-talk = 談判開始。談判期間可以私下通信；條約草案只有各方看得見。所有人都寫了 DONE，談判就提前結束。
reformation-now-talk-first = 談判開始：第一回合只有英格蘭與哈布斯堡、英格蘭與法國談判。
reformation-now-seal = 條約已公布。每份條約須由它涉及的各方全部確認才生效；不答覆就是拒絕。私人通信已關閉。
reformation-to-answer = 須答覆：{ $who }。
reformation-confirmed-already = 已確認：{ $who }。
reformation-now-peace = 求和。可以求和的有：{ $who }。不答覆就是不求和。
reformation-now-ransom = 可以用抽籤的一張牌贖回將領。可以贖回的有：{ $who }。
reformation-now-pardon = 可以用抽籤的一張牌解除絕罰。可以請求的有：{ $who }。
reformation-now-war = 可以宣戰；宣戰是密封的，全部到齊以前無人看見。可以宣戰的有：{ $who }。
reformation-now-war-order = 各國依次宣戰，現在輪到：{ $who }。
reformation-now-answer = 宣戰已密封，等待答覆：{ $who }。
reformation-now-over = 遊戲結束。

## Yours alone
reformation-hand = 您的手牌：{ $cards }。
reformation-hand-empty = 您沒有手牌。
reformation-hand-of = { reformation-power }的手牌：{ $cards }。
reformation-hand-of-empty = { reformation-power }沒有手牌。
reformation-may-sue = 您與{ reformation-other }交戰，失去了{ $what }：{ $when ->
    [now] 您可以求和。
   *[later] 談判之後您可以求和。
  }
reformation-may-ransom = { $leader }在{ reformation-other }手中：您可以用抽籤的一張牌贖回。
reformation-may-seek = 您遭絕罰：可以用抽籤的一張牌請求赦免。
reformation-may-declare = 您可以宣戰的對象：{ $targets }。您的牌最多可付 { $points } 點。
reformation-asked = { reformation-power }向{ reformation-other }宣戰。您可以付 2 點干預，或袖手旁觀；不答覆就是袖手旁觀。
reformation-prefer-back = 您的軍隊須離開{ $from }時，若可行就前往{ $to }。
reformation-prefer-receive = 贈與的軍隊和獲釋的將領若可行就到{ $city }。
reformation-draft-of = { reformation-power }的條約 { $number }：
reformation-answer-owed = 您尚未答覆：{ $packages }。

## The form
reformation-form-stands = 現行
reformation-form-offer = 例如：以一張牌換結盟
reformation-form-confirm = 確認整份條約；或寫 REFUSE
reformation-form-done = 不再多說；所有人都寫了就結束談判
reformation-form-none = 這一步什麼都不做
reformation-form-sue = 落入對方手中：{ $what }；要收回的寫在下面
reformation-form-regain-key = 或 FOR CARD（抽籤）
reformation-form-regain-leader = 或 FOR VP
reformation-form-regain-cities = 一個代價兩座城，或 FOR CARD
reformation-form-give-up = 任選兩支部隊；否則先移除傭兵
reformation-form-ransom = 在{ reformation-power }手中；代價是抽籤的一張牌
reformation-form-seek = 代價是抽籤的一張牌
reformation-form-declare = { $points } 點；您的牌：{ $cards }
reformation-form-intervene = 2 點；您的牌：{ $cards }
reformation-form-aside = 不干預
reformation-form-fact = 現狀
reformation-form-fact-more = 其他事實，寫法見 HELP MASTER
reformation-form-hand = 所有牌的號碼，包括本國牌
reformation-form-open = 通報無誤時開啟談判
reformation-form-over = 結束遊戲；不寫名字就沒有勝者

## What the step asks, at the head of a letter. Each is a sentence of its own.
reformation-ask-of = { reformation-power }：{ $ask }
reformation-ask-draft = 已出示給您、尚未答覆：{ $packages }。
reformation-ask-talk = 您現在可以提出條約；沒有要說的了，請寫 DONE。
reformation-ask-done = 您已說完；談判結束前仍可再寫。
reformation-ask-answer = 請您以 RATIFY 或 REFUSE 答覆：{ $packages }。
reformation-ask-stands = 您寫的已經生效；這一步結束前都可以更改。
reformation-ask-sue = 您可以求和的對象：{ $others }；不求和請寫 NONE。
reformation-ask-ransom = 您可以贖回：{ $leaders }；不贖回請寫 NONE。
reformation-ask-seek = 您可以請求赦免；不請求請寫 NONE。
reformation-ask-war = 您可以宣戰；不宣戰請寫 NONE。
reformation-ask-intervene = 您可以為{ $powers }干預，或袖手旁觀；不答覆就是袖手旁觀。
reformation-ask-master = 請您登錄各國手牌和戰爭的變化，然後寫 OPEN DIPLOMACY。
reformation-ask-facts = 目前不需要您做什麼；您現在通報的事實在這一步結束前生效。

## The receipt: what stands
reformation-stands = { $order }
reformation-stands-until = { $order }（{ $label } 結束前可更改）
reformation-replaced = { $order }：取代原來的條約 { $number }；確認過的各方須重新確認
reformation-withdrawn = 條約 { $number } 已撤回
reformation-struck = { $order } 已刪除
reformation-struck-all = 這一步您什麼都不做；已刪除：{ $orders }
reformation-done = 您已說完；談判結束前仍可再寫
reformation-none = 這一步您什麼都不做
reformation-twice = { $order }，取代 { $before }
reformation-joined = 兩行讀作一行：{ $order }
reformation-condition = { $order }：只有{ reformation-power }的條約 { $number } 先生效才算數
reformation-noted = { $order }：已接受，但{ $note }
reformation-refused = { $why }（{ $code }）
reformation-refused-instead = { $why }（{ $code }）。您現在可以寫：{ $instead }

## The receipt: the sheet as a whole
reformation-needs = 條約 { $number } 須由{ $powers }全部確認才生效。
reformation-confirmed-by = 條約 { $number } 目前已由{ $powers }確認。
reformation-draft-secret = 談判結束以前，您的草案只有各方看得見；之後仍在的草案會向所有人公布。不願公布的請撤回。
reformation-draft-quiet = 談判結束以前，您的草案只有各方看得見；這一局只公布已有別人確認的草案。
reformation-untouched = 條約 { $number } 沒有涉及{ $powers }的條款：不給他們看，也不須他們確認
reformation-outlook-good = 照目前局勢，條約 { $number } 的條款都可執行。
reformation-outlook-package = 照目前局勢，條約 { $number } 會因「{ $term }」無效：{ $why }（{ $code }）。您現在可以寫：{ $instead }
reformation-outlook = 照目前局勢，{ $order } 會無效：{ $why }（{ $code }）。
reformation-outlook-instead = 照目前局勢，{ $order } 會無效：{ $why }（{ $code }）。您現在可以寫：{ $instead }
reformation-outlook-war = 照目前局勢，{ $order } 會作廢：{ $why }（{ $code }）。您的牌會留在手中。
reformation-receive-idle = 照目前局勢，{ $order } 沒有作用：{ $city }不是您的。這個意願會保留，等它歸您時生效。
reformation-fall-back-idle = 照目前局勢，{ $order } 沒有作用：您在{ $city }沒有部隊。這個意願會保留，等您有部隊時生效。
reformation-outlook-price = { $order }：{ $points } 點{ $discount ->
    [yes] （婚後少付 2 點）
   *[no] {""}
  }。
reformation-purse = 您的宣戰和干預共需 { $points } 點，您指定的牌值 { $worth } 點。不找零。
reformation-purse-short = 您的宣戰和干預共需 { $points } 點，您指定的牌只值 { $worth } 點：付不起的部分作廢。請再指定：{ $instead }
reformation-divorce-shuts = 准許離婚，本回合教廷就不能與哈布斯堡結盟。
reformation-alliance-shuts = 結了這個盟，本回合就不能准許離婚。
reformation-sealed-secret = 您的宣戰已密封：全部到齊以前無人看見。
reformation-missing-done = DONE
reformation-missing-of = { $code } { $line }
reformation-missing-none = NONE
reformation-missing-answer = RATIFY 或 REFUSE { $package }
reformation-missing-aside = INTERVENE FOR { $code } 或 STAND ASIDE
reformation-missing-open = OPEN DIPLOMACY
reformation-missing-hand = FACT HAND { $code }

## Why a line was not understood. Each stands before a code in brackets, or begins a line of its own.
reformation-unreadable = 這不是《宗教改革》的行；全部寫法見 HELP ORDERS
reformation-unreadable-near = 沒有以「{ $word }」開頭的行（您是指 { $near } 嗎？）
reformation-unreadable-from = 「{ $word }」在這裡讀不懂；這種行寫作 { $example }
reformation-no-package = 「{ $word }」是條款，前面缺少所屬的條約，應寫作 { $example }
reformation-sum = 請說明每座城各多少；合計須為 { $count }
reformation-quoted = 這像是引用的信：您自己的行末尾沒有句號，第一個字後面也沒有冒號
reformation-unreadable-term = 「{ $word }」不是條款；條款寫作 { $example }
reformation-half-offer = 第 { $line } 行不能接受，因此條約 { $number } 完全沒有採用：沒有半份條約
reformation-lacks-terms = 條約沒有條款；冒號後面寫約定的內容
reformation-lacks = 行尾缺了東西；應寫作 { $example }
reformation-unknown-power = 沒有名為「{ $word }」的國家
reformation-unknown-power-near = 沒有名為「{ $word }」的國家（您是指 { $names } 嗎？）
reformation-unknown-space = 沒有名為「{ $word }」的城市
reformation-unknown-space-near = 沒有名為「{ $word }」的城市（您是指 { $names } 嗎？）
reformation-unknown-leader = 沒有名為「{ $word }」的將領
reformation-unknown-leader-near = 沒有名為「{ $word }」的將領（您是指 { $names } 嗎？）
reformation-unknown-card = 沒有牌 { $card }
reformation-card-twice = 牌 { $card } 寫了兩次
reformation-number = 「{ $word }」不是這裡可用的數字：{ $least } 到 { $most }
reformation-too-many = 一份條約最多 { $most } 條
reformation-city-twice = { $city }在同一份條約或同一行裡出現兩次
reformation-term-twice = 這份條約裡已經有這一條；請刪去重複的一條再寄來
reformation-to-whom = 請說明給誰：有多方時條款要寫明國家，例如 { $example }
reformation-not-now = 這屬於別的步驟：{ $when ->
    [master] 兩次外交之間的主持人通報
    [talk] 談判
    [seal] 談判或簽約
    [peace] 求和
    [ransom] 贖人
    [pardon] 赦免
    [war] 宣戰
    [none] NONE 用於談判之後的步驟；談判中寫 DONE 表示說完
   *[answer] 宣戰或干預
  }
reformation-not-your-turn = 各國依次宣戰，現在輪到：{ $who }
reformation-own-package = 這是您自己的：提出就是確認，也沒有人與自己訂約
reformation-no-such-package = 您所知沒有{ reformation-power }的條約 { $number }
reformation-no-such-package-near = 您所知沒有{ reformation-power }的條約 { $number }；有 { $packages }
reformation-not-a-party = { reformation-power }的條約 { $number } 不涉及您，不由您答覆
reformation-not-major = 只有六個大國簽訂條約
reformation-if-not-earlier = 條件只能看前面：國家順序中較早的事
reformation-turn-one = 第一回合的條款只限英格蘭與哈布斯堡、英格蘭與法國之間
reformation-no-suit = 先寫求和：SUE FOR PEACE WITH 和國名
reformation-not-protector = 只有法國為蘇格蘭干預，只有教廷為威尼斯干預
reformation-serves-nobody = 這位將領不事任何國家，因此無處可放
reformation-not-yours = 這一行是給別國的：{ reformation-power }不是您的國家
reformation-whose = 您領導幾個國家：請在行首寫明是哪一個，例如 { $example }
reformation-master-only = 通報由主持人登錄
reformation-master-head = 主持人寫 FACT 行，或 OPEN DIPLOMACY

## Why an act is void. Each stands behind a colon, or before a code in brackets.
reformation-why-not-ratified = 所涉各方沒有全部確認這些原文
reformation-why-if-unmet = 所依賴的事沒有發生
reformation-why-not-at-war = 雙方沒有交戰
reformation-why-league-war = 同盟戰爭不能靠談判結束
reformation-why-at-war = 雙方交戰，敵人不能結盟
reformation-why-never-allies = 教廷與鄂圖曼永不結盟
reformation-why-already-allied = 雙方已經結盟
reformation-why-divorce-bars-alliance = 准許離婚後，本回合教廷與哈布斯堡不結盟
reformation-why-alliance-bars-divorce = 與哈布斯堡結盟時，本回合教廷不准離婚
reformation-why-no-alliance = 船只借給本回合的盟友
reformation-why-loan-both-ways = 一回合內不互借船隻
reformation-why-loan-to-protestants = 船不借給新教
reformation-why-corsairs-stay = 海盜船不外借
reformation-why-no-squadrons = 那裡沒有這麼多分艦隊
reformation-why-leader-not-there = 海軍將領不在這些船上
reformation-why-no-sea-path = 沒有海路通往借方自己控制的港口
reformation-why-not-captor = 他不在那一國手中
reformation-why-no-place = 將領沒有城市可回
reformation-why-not-controlled = 那一國不控制這座城
reformation-why-own-capital = 沒有人割讓自己的首都
reformation-why-minor-home-key = 盟友小國的本土要城不可割讓
reformation-why-cards-over-two = 超過一回合可給的牌數
reformation-why-cards-both-ways = 一回合內兩國之間牌只能單向給
reformation-why-hand-too-small = 可抽的牌沒有這麼多；本國牌不抽
reformation-why-mercs-to-ottomans = 鄂圖曼不收傭兵
reformation-why-mercs-over-four = 一回合內一國最多給另一國四個傭兵
reformation-why-mercs-both-ways = 一回合內兩國之間傭兵只能單向給
reformation-why-no-mercs = 沒有這麼多傭兵
reformation-why-capital-lost = 收方不控制首都，傭兵無處到達
reformation-why-no-electorate = 新教沒有選侯城，傭兵無處到達
reformation-why-pool-empty = 收方的儲備中沒有這麼多傭兵
reformation-why-henry-not-asking = 亨利沒有要求離婚
reformation-why-not-papacy = 只有教廷能這樣做
reformation-why-not-excommunicated = 那裡沒有絕罰可撤
reformation-why-last-turn = 最後一回合不求和
reformation-why-minor-forever = 對小國的戰爭持續到遊戲結束
reformation-why-never-with-protestants = 哈布斯堡和教廷不向新教求和，新教也不向他們求和
reformation-why-no-loss = 該敵人沒有俘獲求和者的將領，也沒有佔其本土城市
reformation-why-not-held-by-victor = 不在勝者手中，或不是求和者自己的
reformation-why-not-a-key = 這座城不是要城；選侯城也不是
reformation-why-is-a-key = 這座城是要城，用 REGAIN KEY 收回
reformation-why-one-key-a-price = 每座要城各有一個代價
reformation-why-not-two-cities = 一個代價收回兩座城，不能更多
reformation-why-hand-empty = 沒有可抽的牌；本國牌不抽
reformation-why-no-marriage = 那張牌不是聯姻，或不在手中
reformation-why-not-captive = 將領沒有被俘，或不是自己的
reformation-why-already-at-war = 雙方已經交戰
reformation-why-ally = 雙方本回合結盟
reformation-why-peace-this-turn = 雙方本回合已議和
reformation-why-league-not-formed = 同盟成立前新教不參戰
reformation-why-not-possible = 外交表上沒有這場戰爭的價格
reformation-why-minor-active = 該小國已結盟：應向其盟主宣戰
reformation-why-friend-of-protector = 該小國的保護者是盟友，或剛剛議和
reformation-why-cannot-pay = 指定的牌付不起
reformation-why-mandatory-card = 強制事件牌不能支付宣戰
reformation-why-not-in-hand = 那張牌不在手中
reformation-why-home-card = 這一局本國牌不能支付宣戰
reformation-why-own-package = 雙方是同一國
reformation-why-not-major = 只有六個大國簽訂條約
reformation-why-turn-one = 第一回合的條款只限英格蘭與哈布斯堡、英格蘭與法國之間
reformation-why-serves-nobody = 這位將領不事任何國家，因此無處可放
reformation-why-nothing-to-answer = 沒有人向那個小國宣戰

## The master's facts
reformation-fact = { $fact }
reformation-fact-same = { $fact }：本來就是這樣
reformation-fact-taken-back = { $fact } 已收回
reformation-unreadable-fact = 這條通報讀不懂；應寫作 { $example }
reformation-fact-unknown-kind = 沒有「{ $word }」這種通報；通報例如 { $example }，全部種類請寄 HELP MASTER 查看
reformation-listed = 請注意：{ $what }。
reformation-fact-not-opened = 談判還不能開啟，尚有 { $count } 處錯誤；改正後請再寫 OPEN DIPLOMACY
reformation-opened = 談判開啟。
reformation-opened-twice = 談判已經開啟
reformation-fault-ships-inland = { reformation-power }的船在{ $city }，那裡不是港口
reformation-fault-card-twice = 牌 { $card } 在兩家手中
reformation-fault-unknown-card = { reformation-power }的牌 { $card } 不存在
reformation-fault-home-card = 牌 { $card } 是{ reformation-other }的本國牌，卻在{ reformation-power }手中
reformation-fault-hand-missing = { reformation-power }本回合的手牌尚未登錄
reformation-fault-two-holders = { $city }據稱同時由{ reformation-power }和{ reformation-other }控制
reformation-fault-war-allies = { reformation-power }與{ reformation-other }據稱交戰，卻是盟友
reformation-fault-league-war = { reformation-power }與{ reformation-other }據稱交戰，但同盟尚未成立
reformation-fault-mercenaries = 鄂圖曼沒有傭兵，{ $city }卻有
reformation-fault-kind = 只有鄂圖曼有{ $kind ->
    [corsairs] 海盜船
   *[cavalry] 騎兵
  }，{ $city }卻有{ reformation-power }的
reformation-fault-captive-own = { $leader }據稱被{ reformation-power }俘虜，而他正為該國效力
reformation-fault-turn = 第 { $turn } 回合不是下一回合，下一回合是 { $next }
reformation-fault-last-turn = 第 { $turn } 回合晚於最後一回合 { $last }
reformation-fault-active = { reformation-power }不能成為{ reformation-other }的盟友
reformation-fault-loan = { $city }據稱借出 { $count } 支分艦隊，{ reformation-power }在那裡沒有這麼多
reformation-fault-over = 遊戲結束只能在主持人的回合通報
reformation-fault-no-such-war = { reformation-power }與{ reformation-other }據稱交戰，但兩個小國從不交戰
reformation-fault-war-active = { reformation-power }已結盟，因此{ reformation-other }是與其盟主交戰
reformation-fault-never-allies = { reformation-power }與{ reformation-other }永不結盟
reformation-fault-no-such-loan = { reformation-power }沒有借船給{ reformation-other }
reformation-fact-not-great = { reformation-power }不是大國
reformation-fact-not-minor = { reformation-power }不是小國
reformation-fact-oneself = { reformation-power }寫了兩次
reformation-fact-amid-other = 同樣不採納：階段進行中，一封信只能整封有效，而信中另一行與局面矛盾
reformation-fact-not-said = 沒有可收回的通報：{ $fact }
reformation-fact-otherwise = 沒有通報說 { $fact }；要收回現有的，請寫 CANCEL { $stands }
reformation-fact-ally-later = 大國在談判中結盟；談判開啟後才能通報
reformation-fact-over = 這一回合處理完，遊戲就結束。
reformation-fact-hidden = 手牌已登錄，號碼只告訴持有者。
reformation-discards = 棄牌：{ $cards }。
reformation-die = 離婚擲骰：{ $die }。
reformation-off-board = 離開地圖：{ reformation-power }在{ $city }的 { $what }。
reformation-draw-log = 抽牌：牌 { $card } 由{ reformation-power }歸{ reformation-other }。

## The start letter
reformation-scenario = 《宗教改革》：六個大國和四個小國。裁判處理每回合的外交：談判、條約、求和、贖人、赦免、宣戰。戰爭本身在主持人的桌上進行；每次外交之前，主持人登錄局勢和手牌。
reformation-scenario-start = 遊戲從「{ $start }」的局勢開始，第 { $turn } 回合，共 { $last } 回合。
reformation-how = 一行是一個行動：條約在談判中提出，所涉各方全部確認才生效。寫法見 HELP PACKAGES，其餘見 HELP PEACE、RANSOM、ABSOLUTION 和 WAR；同盟在戰爭中的作用見 HELP ALLIANCES。
reformation-how-order = { $order }
reformation-how-master = 您是主持人：請寫 FACT 行，然後寫 OPEN DIPLOMACY。全部寫法見 HELP MASTER。
reformation-together = { $powers }由同一位玩家領導。

## Opening a game
reformation-rule-start = 遊戲從哪個局勢開始
reformation-rule-quiet = 是否只公布已有別人確認的草案
reformation-rule-merge = 贖人和赦免是否合為一步
reformation-rule-in-order = 是否各國依次宣戰
reformation-rule-cards-total = 一國一回合最多給所有別國共幾張牌{ $value ->
    [help] ：一個數字，0 表示每國各兩張
   *[other] {""}
  }
reformation-rule-guests = 新主人的盟友在割讓城市裡的軍隊是否留下
reformation-rule-minor-price = 對小國宣戰付 1 點還是照外交表
reformation-rule-home-cards-pay = 本國牌能否支付宣戰
reformation-rule-war-bars = 不能向誰宣戰{ $value ->
    [help] ：ally、peace-this-turn、league-not-formed、minor-active、friend-of-protector 中的幾項，以 + 連接，或 all、none
   *[other] {""}
  }
reformation-rule-together = 一位玩家領導哪幾國{ $value ->
    [help] ：如 ENGLAND+PROTESTANTS，幾組之間用逗號；none 表示各領一國
   *[other] {""}
  }
reformation-rule-last-turn = 遊戲在哪一回合後結束：9，短局為 6
reformation-rule-hands = 誰發牌：master 表示由主持人登錄手牌
reformation-setup-players = 六國由 3 到 6 位玩家領導，{ $players } 位不行
reformation-setup-together = { $players } 位玩家時須分配各國：together=ENGLAND+PROTESTANTS 等
reformation-setup-together-wrong = together 不能是 { $value }；請寫 ENGLAND+PROTESTANTS 這樣的組合，組間用逗號，每國一次
reformation-setup-number = { $key } 不能是 { $value }；請寫 { $least } 到 { $most } 的數字
reformation-setup-war-bars = war_bars 不能是 { $value }；請寫 ally、peace-this-turn、league-not-formed、minor-active、friend-of-protector 中的幾項，以 + 連接，或 all、none
reformation-setup-hands = hands 不能是 { $value }：目前只能用 hands=master

## HELP
reformation-help-board = 1517 和 1532 兩個開局（start=1517）
reformation-help-about = 《宗教改革》：六個大國談判兩天，簽訂條約、求和、贖回將領、求得赦免、宣戰，而戰爭本身在主持人的桌上進行。每一步結束以前一切保密，每次抽牌和擲骰事後都可以查驗。
reformation-help-steps = 一回合的步驟：主持人通報；談判（48 小時，可私下通信）；簽約，確認公布的條約；求和；贖人；赦免；宣戰；干預。無人可行動的步驟會跳過。不答覆就是「否」，全部答覆後提前結束；NONE 表示您什麼都不做。
reformation-help-first = 第一回合只有談判和簽約，而且只有英格蘭談判：與哈布斯堡和法國。最後一回合不求和。
reformation-help-names = 國家、城市和將領可用名字或三個字母，任何一種我懂的語言：HABSBURGS、HAB、哈布斯堡。
reformation-help-more = 更多：PACKAGES、PEACE、RANSOM、ABSOLUTION、WAR、ALLIANCES 和 MASTER 各主題。
reformation-help-orders-long = 一行一個行動，寫在 SIGNON 下面，或寫在收到的表單裡。步驟結束以前，同一件事以最後一句為準。
reformation-help-offer = 在談判中提出條約
reformation-help-term = 再加一條，寫全
reformation-help-withdraw = 撤回條約
reformation-help-ratify = 確認別人的整份條約
reformation-help-ratify-if = 較早的條約生效才確認
reformation-help-refuse = 拒絕
reformation-help-done = 談判中不再多說
reformation-help-none = 這一步什麼都不做
reformation-help-prefer = 軍隊須離開城市時去哪裡
reformation-help-receive = 贈與的軍隊和獲釋的將領到哪裡
reformation-help-packages = 條約是一組條款，要麼全簽，要麼不簽。提出就是提出者的確認；條款涉及的其他各方都要在談判或簽約中確認全部。草案只有各方看得見，談判結束時向所有人公布。條約按鄂圖曼、哈布斯堡、英格蘭、法國、教廷、新教的順序，再按號碼執行；有一條不能執行，整份無效。
reformation-help-packages-changed = 確認的是您看到的原文：條約改動後須重新確認。
reformation-help-term-ally = 結盟到本回合結束
reformation-help-term-peace = 結束戰爭；同盟戰爭除外
reformation-help-term-cards = 一回合給一國最多兩張抽籤的牌，不能互給
reformation-help-term-cede = 您控制的城市，首都除外；所有軍隊離開
reformation-help-term-mercenaries = 最多四個傭兵，不給鄂圖曼，不能互給
reformation-help-term-lend = 借分艦隊給本回合的盟友，可連同船上的海軍將領
reformation-help-term-free = 釋放您手中的俘虜
reformation-help-term-divorce = 亨利要求離婚時由教廷准許
reformation-help-term-absolve = 教廷撤銷絕罰
reformation-help-peace = 將領或本土城市落入敵手的一方，可以向該敵人求和。敵人得 1 勝利點（一方是鄂圖曼則得 2 點），並收回求和者佔據的本土城市。求和者移除兩支部隊，然後可以收回要城、將領，以及每次兩座其他城市：每次代價是勝者得 1 勝利點，或抽籤的一張牌。之後雙方議和。
reformation-help-peace-never = 不向小國求和；哈布斯堡和教廷不向新教求和，新教也不向他們求和。求和成功後再開一輪。
reformation-help-sue = 求和；下面各行是條件
reformation-help-give-up = 移除哪兩支部隊；否則先移除傭兵
reformation-help-regain-key = 以 1 勝利點收回本土要城；FOR CARD 是以一張牌
reformation-help-regain-leader = 以一張牌收回將領；AT 指定城市
reformation-help-regain-cities = 收回另外兩座本土城市
reformation-help-marriage = 聯姻：全部無償收回
reformation-help-ransom = 您被俘的將領可以贖回。俘獲者從您手中抽一張牌（本國牌除外），不能拒絕。將領回到您的首都，或您或盟友控制的本土要城。
reformation-help-ransom-line = 以抽籤的一張牌贖回將領
reformation-help-absolution = 遭絕罰的國家可以求得赦免。教廷從其手中抽一張牌（本國牌除外），不能拒絕；該牌公開並棄掉，點數歸聖伯多祿大殿。
reformation-help-absolution-line = 以抽籤的一張牌撤銷絕罰
reformation-help-war = 宣戰要付牌：價格見外交表，小國為 1 點，除非這一局另有規定。宣戰密封，全部到齊後按國家順序執行。您指定的所有牌合為一袋，照您寫的順序棄到足數，不找零。強制事件牌不能支付。
reformation-help-war-bars = 不能宣戰的對象：本回合的盟友；本回合議和的對手；同盟成立前的新教，新教也不能宣戰；已結盟的小國；與保護者為友時的蘇格蘭或威尼斯。
reformation-help-war-minor = 有人向蘇格蘭宣戰時，法國可付 2 點干預；威尼斯則由教廷干預。小國成為其盟友，兩個大國交戰。對小國的戰爭不會結束。
reformation-help-declare = 宣戰，並指定支付的牌
reformation-help-declare-unless = 只有順序在前的國家沒有宣戰才算
reformation-help-pay = 再指定支付的牌
reformation-help-intervene = 為小國干預
reformation-help-aside = 不干預
reformation-help-alliances = 兩個大國的同盟持續一回合，不要求與別國和平，也不帶來與第三國的戰爭。敵人不能結盟，教廷不與鄂圖曼結盟，准許離婚後教廷不與哈布斯堡結盟。
reformation-help-alliances-war = 在外面的戰爭中，一方的城市對雙方都是友城：軍隊行軍和撤退時可以進入。在同一地受攻擊時盟友共同防守，即使只有一方交戰；損失平分，零頭擲骰，各方可自行避戰。盟友不共同行軍、圍城、強攻、攔截或避戰。
reformation-help-alliances-ships = 分艦隊只能在結盟的同一次簽約中借出，寫在同一份或較後的條約裡；它們走海路、不經港口，駛往借方控制的最近港口，冬季按主持人的通報返回。
reformation-help-master = 主持人在自己的回合逐行登錄通報，最後寫 OPEN DIPLOMACY。錯誤會列出，改正前談判不開始。之後登錄的通報在當前步驟結束前生效，並告知所有人，手牌除外。
reformation-help-fact-turn = 第幾回合；短局寫 LAST TURN 6
reformation-help-fact-hand = 一國的手牌，包括本國牌
reformation-help-fact-control = 誰控制城市
reformation-help-fact-home = 城市是誰的本土
reformation-help-fact-units = 一國在城中的軍隊；沒有寫 NONE
reformation-help-fact-leader = 將領在哪裡
reformation-help-fact-captive = 被誰俘虜
reformation-help-fact-serves = 為誰效力
reformation-help-fact-war = 誰交戰；不交戰寫 NO WAR
reformation-help-fact-ally = 小國是誰的盟友；不是任何人的寫 INACTIVE SCOTLAND
reformation-help-fact-excommunicated = 誰遭絕罰；沒有寫 NOT EXCOMMUNICATED
reformation-help-fact-henry = 亨利要求離婚；之後的王后寫 HENRY ANNE BOLEYN 等
reformation-help-fact-league = 同盟已成立
reformation-help-fact-numbers = 聖伯多祿大殿的點數、戰勝點、儲備中的傭兵
reformation-help-fact-lent = 借出的分艦隊；返回後寫 NOT LENT
reformation-help-fact-discount = 哈布斯堡的優惠已用
reformation-help-fact-over = 遊戲結束；不寫名字就沒有勝者
reformation-help-open = 開啟談判

## HELP RULES
reformation-rules-turn = 一回合
reformation-rules-packages = 一攬子條款
reformation-rules-peace = 和約
reformation-rules-ransom = 贖回
reformation-rules-absolution = 赦免
reformation-rules-war = 戰爭
reformation-rules-alliances = 同盟
