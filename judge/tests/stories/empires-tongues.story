# Empires in Russian, Bulgarian and Chinese: orders in each, letters in each, names of places in sentences and forms.
mail fred Registration
  REGISTER
  Name: Fred Master
  END
mail fred
  YES {token}
mail anna Регистрация
  Регистрация
  Имя: Анна Петрова
  Конец
mail anna
  YES {token}
mail boris Регистрация
  Здравейте, искам да се запиша за игра.
  REGISTER
  Име: Борис Иванов
  Край
mail boris
  YES {token}
mail chen 註冊
  您好，我想報名參加遊戲。
  註冊
  姓名：陳先生
  結束
mail chen
  YES {token}
mail fred
  CREATE ?sea pw-master empires gulf last_turn=4
mail anna
  SIGNON ?sea word-anna
  SET PREFERENCE N
mail boris
  SIGNON ?sea word-boris
  SET PREFERENCE E
mail chen
  SIGNON ?sea word-chen
  SET PREFERENCE S
expect anna Залив: 3 великие державы и 5 нейтральных государств.
expect anna Последний ход — четвёртый квартал 1900 года.
expect boris Заливът: 3 Велики сили и 5 неутрални държави.
expect boris Последният ход е последното тримесечие на 1900 година.
expect chen 海灣：3個大國和5個中立國。
expect chen 遊戲最遲到1900年第四季結束
# Who writes no command gets his form with names in his own language.
mail chen 請問
  大家好，今天天氣很好。
expect chen 本信附有您在遊戲 sea 中蘇德里亞的命令表
expect chen 南方平原的 2 步兵 1 司令部：可攻擊
# Orders in Russian.
reply anna
  А2 АТАКА Берг
  А1 СТОИТ
  Б1,Б2 плывут Северный залив
  П6 СТОИТ
  ПОСТРОИТЬ 2 ПК Норхавен
expect anna A2 X BCA: H2, I4 и I5 атакуют, цель — Берг; 6 фунтов, остаётся 114.
expect anna B1,B2 - GUN: B1 и B2 плывут, цель — Северный залив; 2 фунта, остаётся 112.
expect anna BUILD 2 I NHV: заказ на два пехотных корпуса (Норхавен); 50 фунтов, остаётся 62.
expect anna В казне 120 фунтов, расходы 58, остаток 62.
reply anna
  А1 АТАКУЕД Берг
  А1 АТАКА Север
  П9 СТОИТ
  П4 - Вестхавен
  П6 - Вестхавен
  СОЮЗ Хольм
expect anna «АТАКУЕД» — не приказ (может быть, АТАКУЕТ?).
expect anna «Север» может значить: Северный залив, Северный лес или Северные горы.
expect anna I9 у вас нет
expect anna нет общей границы: Вестхавен и место, где стоит I4.
expect anna Вестхавен — чужая провинция (Вестрия); чтобы её атаковать, напишите X WCA
expect anna Хольм — нейтральное государство, а такие договоров не подписывают
reply anna
  ПОСТРОИТЬ АРСЕНАЛ Северный лес
expect anna но это стоит 250 фунтов, а остаётся 62, и если это не изменится, строка не считается
reply anna
  ОТМЕНИТЬ ПОСТРОИТЬ АРСЕНАЛ Северный лес
expect anna BUILD ARSENAL NFO: вычеркнуто
# In Bulgarian.
reply boris
  ОБЯВИ ВОЙНА Бергланд
  А2 АТАКА Бергска долина
  А1 О Бергска долина 2 Истпорт 2
  П6 ДВ Източни хълмове
  Б1,Б2 плават към Източен залив
  ПОСТРОЙ 1 ПК Естбург
  ПОСТРОЙ 2 КК Естбърг
  ПРИКАЧИ П6 Щ1
expect boris WAR BRG: обявявате война на Бергланд; по правилата се напада най-рано в следващия ход (второто тримесечие на 1900 година).
expect boris A2 X BVL: H2, I4 и I5 атакуват Бергска долина; 6 лири, остават 114.
expect boris отбраняват границата откъм Бергска долина и Истпорт
expect boris BUILD 1 I EBG: поръчка за един пехотен корпус (Естбург); 25 лири, остават 84.
expect boris нищо не се нарича „Естбърг“ (може би Естбург?).
expect boris I6 и щабът са на различни места
# What cannot be read is shown lines of its own kind, in whatever language its first word is.
reply boris
  ПОСТРОЙ 3 ПК
  ПОСТРОЙ АРСЕНАЛ Бергланд
  СЪЮЗ Нордия
  А1 Ж Източни хълмове
expect boris в края липсва провинция или море. Сега бихте могли да напишете: BUILD 1 I EBG или BUILD 1 I EHL.
expect boris „Бергланд“ е държава, а тук трябва провинция или море.
expect boris нищо не се нарича „Нордия“. Сега бихте могли да напишете: ALLY NOR или ALLY SUD.
expect boris RET (отстъпление). Сега бихте могли да напишете: A1 - EHL
# In Chinese, which needs no blanks.
mail chen
  SIGNON Ssea word-chen
  宣戰馬爾希亞
  A1攻擊馬爾希
  A2 支援馬爾希
  B1、B2移動南灣
  建造1個步兵蘇德里亞城
  I6移動西方荒原
  I6 駐守
expect chen A1 X MCH：H1、I1、I2、I3和C1攻擊馬爾希；12鎊，餘108鎊。
expect chen A2 S MCH：H2、I4和I5支援對馬爾希的攻擊。
expect chen B1,B2 - GUS：B1和B2航向南灣；2鎊，餘106鎊。
expect chen BUILD 1 I SCT：在蘇德里亞城建造一個步兵軍；25鎊，餘81鎊。
expect chen 西方荒原屬於韋斯特里亞：要攻擊請寫 X WSO
# All have ordered; half an hour later, since lines were not taken that could have been mended, the turn is played.
clock +30m
expect anna Эстмарк и Бергланд теперь воюют: войну объявляет Эстмарк и нападает в том же ходу.
expect anna Бергская долина: атака — Эстмарк (Восточные холмы), 8; оборона — Бергланд, 1,5 (5,33 : 1). Потерь нет. Провинция взята, её новый владелец — Эстмарк.
expect anna В казне было 120 фунтов. Потрачено 58, доход 46; теперь в казне 108 фунтов.
expect boris Марка: Судрия (Град Судрия) и Судрия (подкрепа: Южна равнина), 23, срещу Мархия, 7 (3,29 : 1). Мархия губи един пехотен корпус. Провинцията падна; сега тя е на Судрия, а арсеналът ѝ е разрушен.
expect boris Мархия капитулира пред Судрия, която получава провинциите и оцелелите военни части.
expect chen 貝格谷：埃斯特馬克（由東方丘陵）以8攻貝格蘭的1.5（5.33 : 1）。
expect chen 馬爾希亞在馬爾希損失 I1和C1：無路可退。
# HELP in each.
reply anna
  HELP ORDERS
expect anna строит три пехотных корпуса там, где у вас арсенал
reply boris
  HELP ORDERS
expect boris два корпуса към едната граница, един към другата
reply chen
  HELP ORDERS
expect chen 乘火車經過自己的地區，最多三個
