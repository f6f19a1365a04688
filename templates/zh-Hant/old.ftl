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
left-list-full = 我顯示所有遊戲的少數資料，或一局的全部資料：LIST 加它的名稱。
left-history-part = HISTORY 從第一回合講到最後一回合，目前還不能只講一部分。
left-whois = 我不把任何人的地址告訴別人，對人也只知道名字。
left-variant-rule = 這是我不玩的變體的規則。
