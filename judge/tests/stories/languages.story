# A game in other languages: commands and orders in any of them, letters in the reader's own.
mail anna Регистрация
  Регистрация
  Имя: Анна Петрова
  Конец
  Здравствуйте, я хочу записаться в игру.
expect anna Кто-то (вероятно, вы) попросил меня зарегистрировать этот адрес
mail anna
  YES {token}
expect anna Добро пожаловать, Анна Петрова
mail boris Регистрация
  Здравейте, искам да се запиша за игра.
  REGISTER
  Име: Борис Иванов
  Край
mail boris
  YES {token}
expect boris Добре дошли, Борис Иванов
mail chen 註冊
  您好，我想報名參加遊戲。
  註冊
  姓名：陳先生
  結束
mail chen
  YES {token}
expect chen 歡迎，陳先生
mail anna
  Создать ?озеро слово-м
expect anna неподходящее имя игры
mail anna
  Создать ?lake слово-м ring
expect anna Игра lake открыта (Ring, игроков: 3)
mail anna
  Вход ?lake слово-а
  Пожелания A
mail boris
  Вход ?lake дума-б
mail chen
  登入 ?lake 密碼密碼
expect chen 您加入了遊戲 lake。席位已滿：遊戲現在開始。
expect anna :: Judge: CHAN
expect boris :: Judge: CHAN
expect chen 您在遊戲「lake」中扮演
# Settings, shown by STATUS.
reply boris
  Тихи часове 22:00-07:00
  Вид на писмата short
  SET NOTICES off
  Език en
  Състояние
expect boris Между 22:00 и 07:00 (UTC) отсега идват само отговори
expect boris How letters come to boris@boris.example: Language: English Format: short Map: png Calendar: on Time zone: that of each game Quiet hours: 22:00-07:00 Digest: none Notices: off
reply anna
  SET MAP svg, both
  SET FORMAT pdf
  SET QUIET always
  SET LANGUAGE tlh
expect anna две карты, положение и приказы, вид SVG
expect anna Напишите SET FORMAT HTML, SET FORMAT TEXT или SET FORMAT SHORT.
expect anna Напишите SET QUIET 22:00-07:00 или SET QUIET OFF.
expect anna Я пишу на языках: English, русский, български, 繁體中文.
mail chen
  說明
expect chen 是用電子郵件玩《外交縱橫》(Diplomacy) 的裁判
mail anna
  Язык 中文
expect anna 我今後用繁體中文寫信給您
mail anna
  Язык русский
expect anna Отныне я пишу вам по-русски
# Quiet hours: what can wait comes in the morning, what cannot comes at once.
mail anna
  SIGNON Mlake слово-м
  SET DEADLINE +200h
count boris 7
clock +5h
mail anna
  SIGNON Mlake слово-м
  SET DEADLINE +190h
count boris 0
clock +12h
count boris 1
# Powers are called by their names in any language.
mail dora
  REGISTER
  Name: Dora
  END
reply dora
  YES
mail dora
  CREATE ?duel word-m players=2
mail dora
  SIGNON ?duel word-d
mail boris
  SIGNON ?duel word-b
reply dora
  PRESS TO Германия, Франция
  Мир!
  ENDPRESS
expect dora Message from
