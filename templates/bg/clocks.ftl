# Кога се играят ходовете: дати, дължини, часовници по вид ход, напомняния.

no-such-date = Не мога да прочета { $text } като дата. Моля, напишете { $day }, { $whole }, Thu 20:00, 20:00 или +24h.
date-other-weekday = В { $text } денят от седмицата е друг: това е { $date }. Моля, махнете деня от седмицата или числото.
date-far = { $text } е { $date }, след повече от 120 дни. Ако наистина това имате предвид, моля, напишете { $whole }.
date-in-the-past = { $date } е минало.

## Часовниците на един вид ход
day-from-noon = { $day } (от обяд)
span-none = няма
pace-more = Също
pace-first-twice = първият ход трае двойно
pace-first = първият ход трае { $span }
pace-decrease = всеки ход е по-къс с { $by }, но не под { $span }
pace-min = ход не се играе, преди да минат { $span } от началото му
pace-delay = когато всички заповеди са тук, ходът се играе { $span } след последните, за да могат да се поправят
pace-strict = закъснелите се чакат във всеки ден
pace-holidays = срокове не се падат на { $days }{ $count ->
    [0] {""}
    [one] {" "}и на още един ден
   *[other] {" "}и на още { $count } дни
  }
pace-manual = водещият играе всеки ход с PROCESS
pace-auto = по часовник
pace-own = { $length } ({ $what })
own-any-hour = без час
own-hour = час { $hour }
own-days = дни { $days }
own-grace = отсрочка { $span }
own-min = поне { $span }
own-delay = забавяне { $span }
clocks-set = { $key }: { $value } от следващия ход нататък.
clocks-set-first = { $key }: { $value } от първия ход нататък.
clock-lacks = След { $key } няма нищо. Моля, напишете например MOVE CLOCK 20:00 MIN 12h NEXT 48h GRACE 24h DELAY 30m DAYS -MTWTF- или част от това.
clocks-form = Не мога да прочета { $text }. Моля, напишете { $key } 48h или ключове със стойности: CLOCK 20:00 MIN 12h NEXT 48h GRACE 24h DELAY 30m DAYS -MTWTF-.
no-delay = { $text } не става за DELAY. Моля, напишете 0 за без забавяне или до 24h, например 30m.
strict-form = Моля, напишете STRICT ON и закъснелите се чакат и в дни без срокове, или STRICT OFF.
strict-set = { $on ->
    [on] Закъснелите се чакат във всеки ден, и в дните без срокове.
   *[off] Закъснелите се чакат до ден, в който може да има срок.
  }
first-form = { $text } не става за първия ход. Моля, напишете 5d, twice или none; поне един час.
decrease-form = Не мога да прочета { $text }. Моля, напишете 2h_to_24h: всеки ход е с два часа по-къс от предишния, но не под едно денонощие; или none.
process-how = Моля, напишете PROCESS MANUAL и всеки ход чака вашия PROCESS, или PROCESS AUTO и ходовете се играят по часовник.
process-set = { $how ->
    [manual] Оттук нататък всеки ход чака вашия PROCESS.
   *[auto] Ходовете се играят по часовник.
  }
receipt-plays = Заповедите на всички са тук. Ходът се играе { $date }, освен ако някой не промени своите.
late-play = { $delay ->
    [none] Щом заповедите дойдат, играя веднага.
   *[other] Когато заповедите дойдат, играя { $span } след последните.
  }
notice-turn-waits = { $turn } в игра „{ $game }“ може да се изиграе и чака вас, водещия: SIGNON M{ $game } с вашата парола и PROCESS. След SET PROCESS AUTO ходовете пак се играят по часовник.
help-set-strict = чакат ли се закъснелите във всеки ден
help-set-delay = колко лежат пълните заповеди преди хода
help-set-min = колко трае ход най-малко
help-set-first = колко трае първият ход
help-set-decrease = ходовете стават по-къси, до предел
help-set-process = всеки ход чака PROCESS; auto: по часовник

## Дати, които определя водещият
deadline-when-resumed = Когато игра { $game } продължи, срокът ще е { $date }, но не по-рано от час след RESUME.
grace-before-deadline = { $date } е преди срока: { $deadline }. Отсрочката свършва със срока или по-късно.
grace-set = Закъснелите заповеди за този ход се чакат до { $date }. На всички играчи е съобщено.
start-set = Този ход не се играе преди { $date }; срокът е { $deadline }. На всички играчи е съобщено.
notice-grace = { $turn } в игра „{ $game }“: закъснелите заповеди се чакат до { $since }.
notice-not-before = { $turn } в игра „{ $game }“ не се играе преди { $since }, дори всичко да е тук. Срокът е { $date }.
notice-deadline-later = Когато игра „{ $game }“ продължи, срокът ще е { $since }.
help-set-start = преди това ходът не се играе

## Собствени напомняния
status-reminders = Напомняния
status-before = { $spans } преди срока
reminders-of-game = Напомням ви така, както е наредил водещият на всяка игра.
reminders-off = Не получавате напомняния. SET REMINDERS 24h връща едно, ден преди всеки срок.
reminders-set = Докато липсват ваши заповеди, ви напомням { $spans } преди всеки срок.
reminders-form = Не мога да прочета { $text } като времена преди срока. Моля, напишете до шест, от 5m до 14d, например 24h 6h 1h; OFF за нито едно; GAME за тези на водещия.
help-set-reminders = кога да напомням за заповеди; OFF: никога
