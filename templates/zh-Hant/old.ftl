## Words of other judges that this one does not have
left-out = { $instead ->
    [none] { $why }
   *[other] { $why }請改寫 { $instead }。
  }
left-keeper = 這由裁判的管理者在自己的機器上做；沒有人用信件做。
left-second-address = 我以註冊的信箱認人，若有第二信箱也算。
left-ratings = 我不給任何人評分，也不計算誰遲到。
left-sites = 我不保存任何人的地點、國家或程度。
left-files = 我不寄檔案包：其中的內容都在 HELP 裡。
left-whois = 我不把任何人的地址告訴別人，對人也只知道名字。
left-variant-rule = 這是我不玩的變體的規則。
left-registry = 我不保存登記號碼；可以寫在說明裡。
left-assign = 席位依大家的意願一起分配，使失望的總和最小；相等時抽籤。
left-show = 隱藏玩家的遊戲裡，我的信只說強權，從不說人。
left-strict-wait = 有席位的人都可以請遊戲等候，直到期限。
left-broadcast = 大家都收到的通知，由您的一項願望決定。
left-resume-rule = 只有主持人能讓暫停的遊戲繼續。
left-home = 這裡一向如此。
left-official = 主持人和大家一樣寫信給所有人。
left-monitor = 旁觀者用自己的密碼報名。
left-process = PROCESS 照現狀進行這一回合，不論缺什麼。
left-rollforward = 回溯的回合依現有的命令重新進行。
left-start = 未滿員的遊戲由主持人開局。
left-resume = 暫停的遊戲由主持人恢復。
left-dummy = 席位可以靜止，沒有人等它。
left-revive = 靜止的席位可以再有人玩。
left-rename = 遊戲保留原名：信件、密碼和表格都以它為準。
left-purge = 什麼都不會丟棄；遊戲可以終止。
left-reveal = 玩家在遊戲結束時公布，或永不公布，一開始的設定就說明了。
left-address = 新信箱要寫出來我才採用，免得有人無意間移走席位。
left-chaos = 這個變體以增建開局，並可在任何自己的補給中心增建；我這裡只能在本國補給中心增建。在 1898 變體中，每個強權以一個補給中心開局。
