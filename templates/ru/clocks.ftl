# Когда играются ходы: даты, длительность, часы видов хода, напоминания.

no-such-date = Я не могу прочесть { $text } как дату. Напишите { $day }, { $whole }, Thu 20:00, 20:00 или +24h.
date-other-weekday = В { $text } назван не тот день недели: это { $date }. Уберите день недели или число.
date-far = { $text } — это { $date }, больше чем через 120 дней. Если вы имеете в виду именно это, напишите { $whole }.
date-in-the-past = Это уже прошло: { $date }.

## Часы одного вида хода
day-from-noon = { $day } (с полудня)
span-none = нет
pace-more = Ещё
pace-first-twice = первый ход длится вдвое дольше
pace-first = первый ход длится { $span }
pace-decrease = каждый ход короче на { $by }, но не короче { $span }
pace-min = ход не играется раньше, чем пройдёт { $span } с его начала
pace-delay = когда есть все приказы, ход играется через { $span } после последних, чтобы их можно было исправить
pace-strict = опоздавших ждут в любой день
pace-holidays = сроки не приходятся на { $days }{ $count ->
    [0] {""}
    [one] {" "}и ещё на { $count } день
    [few] {" "}и ещё на { $count } дня
    [many] {" "}и ещё на { $count } дней
   *[other] {" "}и ещё на { $count } дня
  }
pace-manual = каждый ход играет мастер командой PROCESS
pace-auto = по часам
pace-own = { $length } ({ $what })
own-any-hour = в любой час
own-hour = час { $hour }
own-days = дни { $days }
own-grace = отсрочка { $span }
own-min = не меньше { $span }
own-delay = задержка { $span }
clocks-set = { $key }: { $value }, начиная со следующего хода.
clocks-set-first = { $key }: { $value }, начиная с первого хода.
clock-lacks = За { $key } ничего не стоит. Напишите, например, MOVE CLOCK 20:00 MIN 12h NEXT 48h GRACE 24h DELAY 30m DAYS -MTWTF- или часть этого.
clocks-form = Я не могу прочесть { $text }. Напишите { $key } 48h или ключи со значениями: CLOCK 20:00 MIN 12h NEXT 48h GRACE 24h DELAY 30m DAYS -MTWTF-.
no-delay = { $text } не годится для DELAY. Напишите 0, чтобы не было задержки, или до 24h, например 30m.
strict-form = Напишите STRICT ON, и опоздавших ждут и в дни без сроков, или STRICT OFF.
strict-set = { $on ->
    [on] Опоздавших ждут в любой день, и в дни без сроков.
   *[off] Опоздавших ждут до дня, в который может быть срок.
  }
first-form = { $text } не годится для первого хода. Напишите 5d, twice или none; не меньше часа.
decrease-form = Я не могу прочесть { $text }. Напишите 2h_to_24h: каждый ход на два часа короче прежнего, но не короче суток; или none.
process-how = Напишите PROCESS MANUAL, и каждый ход будет ждать вашей команды PROCESS, или PROCESS AUTO, и ходы играются по часам.
process-set = { $how ->
    [manual] Теперь каждый ход ждёт вашей команды PROCESS.
   *[auto] Ходы играются по часам.
  }
receipt-plays = Приказы есть у всех. Ход будет сыгран { $date }, если никто не изменит своих приказов.
late-play = { $delay ->
    [none] Как только все приказы придут, я сыграю ход.
   *[other] Когда все приказы придут, я сыграю ход: пройдёт { $span } после последних.
  }
notice-turn-waits = { $turn } в игре «{ $game }» можно сыграть, и ход ждёт вас, мастера: SIGNON M{ $game } с вашим паролем и PROCESS. После SET PROCESS AUTO ходы снова играются по часам.
help-set-strict = ждать ли опоздавших в любой день
help-set-delay = сколько лежат полные приказы до хода
help-set-min = сколько ход длится самое меньшее
help-set-first = сколько длится первый ход
help-set-decrease = ходы короче и короче, до предела
help-set-process = каждый ход ждёт PROCESS; auto: по часам

## Даты, которые назначает мастер
deadline-when-resumed = Когда игра { $game } пойдёт дальше, срок будет { $date }, но не раньше чем через час после RESUME.
grace-before-deadline = { $date } раньше срока: { $deadline }. Отсрочка кончается вместе со сроком или позже.
grace-set = Опоздавших приказов этого хода ждут до { $date }. Всем игрокам сообщено.
start-set = Этот ход не будет сыгран раньше: { $date }; срок: { $deadline }. Всем игрокам сообщено.
notice-grace = { $turn } в игре «{ $game }»: опоздавших приказов ждут до { $since }.
notice-not-before = { $turn } в игре «{ $game }»: ход не будет сыгран раньше { $since }, даже если все приказы есть. Срок: { $date }.
notice-deadline-later = Когда игра «{ $game }» пойдёт дальше, срок будет { $since }.
help-set-start = раньше этого ход не играется

## Собственные напоминания
status-reminders = Напоминания
status-before = за { $spans } до срока
reminders-of-game = Вам напоминают так, как настроил мастер каждой игры.
reminders-off = Напоминаний вы не получаете. SET REMINDERS 24h вернёт одно, за сутки до срока.
reminders-set = Пока не хватает ваших приказов, я напоминаю перед каждым сроком за { $spans }.
reminders-form = { $text } — не времена перед сроком. Напишите до шести, от 5m до 14d, например 24h 6h 1h; OFF — ни одного; GAME — как у мастера каждой игры.
help-set-reminders = когда напоминать о приказах; OFF: никогда
