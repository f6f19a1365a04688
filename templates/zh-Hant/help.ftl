## HELP
help-example = 寫法
help-does = 作用
help-what = { $name }是用電子郵件玩《外交縱橫》(Diplomacy) 的裁判。請從您註冊的信箱寫信到 { $address }；每封有指令的信都會得到一封回信。一行一個指令；除密碼外不分大小寫。下面的例子寫在豎線後面。
help-first-steps = 第一步
help-register = 登記您寄信的信箱
help-list = 列出所有遊戲；LIST 加名字看一局
help-join = 以自己的密碼加入新遊戲
help-signon = 從任何信件在進行中的遊戲替法國下令
help-signoff = 指令到此為止；後面不讀
help-form = 遊戲開始後，每封請您下令的信都有命令表：按「回覆」，修改各行，寄出。不需要密碼。
help-languages = 我會寫{ $languages }：SET LANGUAGE 加其中一個詞可選擇語言。指令和命令用哪種語言都讀得懂。
help-topics = 寄 HELP 加主題可得更多：{ $topics }。
help-orders-short = 捷徑：在我附有命令表的信上按「回覆」，修改表中的行，或在引文上方寫命令。我讀您改過的行，以及您寫在它們上面的行；原樣寄回的表不下任何命令。
help-all-turns = 任何回合
help-as-shown = 照命令表下令；帶 ? 的行照沒有命令時的結果
help-clear = 刪除您本回合的命令
help-wait = 命令齊了也請裁判等到期限；SET NO WAIT 取消
help-games = 關於遊戲，有沒有 SIGNON 行都可以：
help-list-all = 所有遊戲
help-list-one = 一局遊戲：玩家、期限、局面
help-summary = 各國的起落
help-history = 至今所有結果
help-whogame = 誰在玩
help-observe = 觀戰並收到結果
help-status = 您的遊戲，以及信件寄來的方式
help-version = 本裁判的版本，以及有多少人和遊戲
help-take-over = 接手空位：用自己的密碼登入，如 SIGNON Fbalkan secret。
help-press = 來函是玩家彼此寫的信。寫在 SIGNON 行下面，或寫在對本局信件的回覆裡：
help-press-to = 給英國和德國。也可寫國名，M 是主持人
help-broadcast = 給本局所有人
help-press-text = ENDPRESS 之前的一切都是您的文字，不論看起來像什麼。
help-press-reply = 要回覆來函，按「回覆」寫信即可。您的話十分鐘後寄給來函的作者；回條會顯示這些話，並可這樣回覆它：
help-reply = 寫在文字上面，用於回覆來函：立即寄出
help-send-now = 等待中的話立即寄出
help-unsend = 沒有人會收到
help-set = 設定寫在 SIGNON 行下面，或寫在附有命令表的信的回覆裡。
help-set-letters = 信件寄給您的方式，適用於所有遊戲
help-set-language = 給您的信的語言
help-set-format = 只要純文字；short：最短；html：有格式並附純文字
help-set-map = 不要地圖；png 或 svg：這種格式的地圖；both：命令另附一張
help-set-timezone = 給您的信中日期的時區
help-set-calendar = 不要行事曆期限；on 恢復
help-set-quiet = 這段時間不寄可以等的信；off 取消
help-set-notices = 不要提醒和他人的消息；on 恢復
help-set-address = 該信箱確認後，信就寄到那裡
help-set-address2 = 第一個信箱退信時使用
help-confirm = 以信中的詞對我詢問的信說「是」；直接回覆那封信也一樣
help-set-play = 在一局遊戲中
help-set-password = 新密碼
help-set-preference = 開局前的志願
help-draw = 投票贊成所有存活者和局；NO DRAW 撤回
help-concede = 讓勝給最強國；NO CONCEDE 撤回
help-resign = 離開遊戲；席位開放他人
help-set-master = 給主持人
help-set-deadline = 更改本回合的期限；也可寫 2027-01-31 20:00、+24h
help-set-length = { $kind ->
    [movement] 行動回合
    [retreats] 撤退回合
    [adjustments] 調整回合
   *[other] { $kind } 回合
  }的長度
help-create = 任何註冊者都可以開局，並成為主持人：
help-create-game = 開局 balkan
help-create-words = 密碼後面的詞決定玩法：
help-set-players = 較少的玩家；標準棋盤 2 到 7 人
help-set-grace = 等候遲到命令多久
help-set-reminder = 期限前多久提醒尚缺的命令
help-set-hour = 期限的時刻
help-set-days = 有期限的星期幾，從星期日起
help-set-zone = 時刻和日子的時區
help-set-rule = { $what }：{ $values }
help-create-start = 所有席位坐滿即開局。在此之前玩家可以說想要哪些席位：SET PREFERENCE FEG*。
help-master = 主持人用 M 和 CREATE 時的密碼登入：
help-master-signon = 以主持人身分登入
help-process = 立即進行本回合；寫上回合代號（如 PROCESS S1901M）則只進行該回合
help-pause = 停止計時；RESUME 恢復
help-eject = 把玩家移出席位
help-terminate = 終止遊戲
help-master-set = HELP SET 列出主持人可設的期限。

## Help
no-such-topic = 沒有關於 { $topic } 的說明。主題：{ $topics }。
help-press-but = 寄給俄國以外的所有人；寫 -R 也一樣，O 是旁觀者
help-press-grey = 不寫明您是作者，僅限開放匿名來函的遊戲。它會等兩分鐘，其間 UNSEND 可收回
help-press-fake = 寄給英國，信頭卻寫德國，僅限允許作假的遊戲
help-sent = 列出您何時寫了什麼給誰，以及哪些還在等待
help-all-press = 供主持人或旁觀者，僅限有此設定的遊戲：您會讀到全部來函。SET NORMAL PRESS 停止
