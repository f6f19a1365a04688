# Български. Едно съобщение — едно изречение, в реда, в който хората ги срещат.
#
# Операторът заменя отделни съобщения във файл със същото име в своя папка; `chancery check` го чете. Това, което е казано
# на съобщението, стои в него като { $name }. Държавите и провинциите са на български, ако дъската има такива имена; игрите,
# думите на командите и адресите стоят както са.

## Lists, dates
list-comma = {", "}
list-and = {" и "}
list-or = {" или "}
list-arrow = {" -> "}
sign-colon = {": "}
sign-stop = .
sentence-gap = {" "}
weekday = { $weekday ->
    [1] понеделник
    [2] вторник
    [3] сряда
    [4] четвъртък
    [5] петък
    [6] събота
   *[7] неделя
  }
date-day = { $day } { $month ->
    [1] януари
    [2] февруари
    [3] март
    [4] април
    [5] май
    [6] юни
    [7] юли
    [8] август
    [9] септември
    [10] октомври
    [11] ноември
   *[12] декември
  } { $year }
date-long = { weekday }, { date-day }, { $time } { $zone }{ $offset }
date-short = { $weekday ->
    [1] пн
    [2] вт
    [3] ср
    [4] чт
    [5] пт
    [6] сб
   *[7] нд
  } { $time } { $zone }
role-master = Водещ

## Subjects, behind [game turn]; phones show some forty letters
subject-start = играете за { $seat }; заповеди до { $date }
subject-start-watch = играта започна
subject-results = заповеди до { $date }; резултати от { $label }
subject-results-idle = резултати от { $label }
subject-reminder = напомняне: заповеди до { $date }
subject-reminder-untimed = заповедите ви още липсват
subject-late = закъснели заповеди; чакам до { $date }
subject-waiting = ходът чака пощата си
subject-end = { $how ->
    [won] победа: { $seats }
    [lot] по жребий печели { $seats }
    [drawn] { $among ->
        [all] равенство между всички { $count ->
            [2] двама
            [3] трима
            [4] четирима
            [5] петима
            [6] шестима
            [7] седмина
           *[other] { $count }
          }
       *[some] равенство: { $seats }
      }
    [conceded] победата е отстъпена на { $seats }
   *[terminated] играта е прекратена
  }
subject-press = писмо от { $author }
subject-offer = предложение до { $seat }
subject-press-all = { $author } пише до всички
subject-notice = { $what ->
    [deadline] нов срок: { $date }
    [outage] нов срок: { $date }
    [outage-late] закъснели заповеди до { $grace }
    [due-again] нов срок: { $date }
    [set-back] върнах се към копие
    [revoked] отговаряйте вече на това писмо
    [paused] пауза
    [resumed] играта продължава{ $due ->
        [due-next] ; заповеди до { $date }
       *[other] {""}
      }
    [settings] нови настройки
    [returned] { $seat } отново е тук
    [taken-over] { $seat }: нов играч
    [resigned] { $seat }: трябва играч
    [abandoned] { $seat }: трябва играч
    [forfeited] { $seat }: трябва играч
    [missed] липсват заповеди: { $seat }
    [stalled] чакаме { $seat }
    [extended-by-silence] нов срок: { $date }
    [extended] нов срок: { $date }
    [extended-by-most] нов срок: { $date }
    [all-wait] всички чакат
    [formed] всички места са заети
    [still-forming] още липсват играчи
    [still-paused] още в пауза
    [still-open] още свободно: { $seat }
    [absent] нов срок: { $date }
    [more-time] още време?
    [unwell] { $seat }: пощата не стига
    [nobody-left] няма кой да играе
    [grace] докога се чакат закъснелите
    [not-before] ходът не е преди дата; заповеди до { $date }
    [deadline-later] срокът след паузата
    [turn-waits] ходът чака вашия PROCESS
    [master-asked] играта чака вас
    [master-may] какво можете да заповядате
    [master-awaited] чакаме водещия
    [rolled-back] обратно на { $label }{ $due ->
        [due-next] ; заповеди до { $date }
       *[other] {""}
      }
    [unstarted] началото е отменено
    [promoted] още един водещ
    [other-master] друг първи водещ
    [named-master] вие сте водещият
    [acted] водещият писа вместо вас
    [applied] някой иска да влезе
    [approved] приеха ви
    [turned-down] не ви приеха
    [deputy] има заместник
    [deputy-over] вече без заместник
    [partner] { $seat }: още един водещ
    [partner-over] { $seat }: един водещ по-малко
    [shared] { $seat }: нови заповеди
    [unreached] срокът е отложен
    [motion] съгласни ли сте?
    [carried] само по правилата
    [master-silent] играта ви чака
    [edited] позицията е променена
    [truce] примирие за { $seat }
    [truce-over] { $seat } отново играе
   *[other] новини
  }
subject-orders-complete = заповедите ви са тук; срок { $date }
subject-orders-missing = { $count ->
    [one] липсва { $count } заповед; срок { $date }
   *[other] липсват { $count } заповеди; срок { $date }
  }
subject-wrong = { $count ->
    [one] { $count } ред не е приет
   *[other] { $count } реда не са приети
  }
subject-draft = тръгва { $date } до { $reader }, освен ако UNSEND
subject-digest = { $count ->
    [one] една новина
   *[other] { $count } новини
  }
subject-answer = вашето писмо
subject-confirm = моля, потвърдете
subject-hold = ваше ли е това писмо?
subject-warning = някой писа от ваше име
subject-changed = нещо във вашите данни се промени
subject-operator = нужен е поглед

## The frame of letters
calendar-title = { $game }: заповеди за { $label } ({ $seat })
calendar-text = { $turn }. За да дадете заповеди, отговорете на последното ми писмо за игра { $game } или пишете на { $address }.
dear = Здравейте, { $name }!
foot = { $name }, { $address }. Помощ: изпратете HELP.
form-hint = За да дадете заповеди, натиснете „Отговор“, променете редовете по-долу и изпратете писмото. Ред с ? е още без заповед. Чета редовете, които промените, и тези, които напишете над тях.
form-button = Напишете заповедите
form-heading = Вашите заповеди
due-next = Следва: { $turn }, срок { $date }.
due-open = Следва: { $turn }. Няма срок: ходът се играе, щом дойде всичко, което се чака.
due-master = Следва: { $turn }. Играта чака водещия; няма срок.
due-grace = Закъснели заповеди се приемат до { $date }.
asked = { $count ->
    [one] От вас се чака { $count } заповед.
   *[other] От вас се чакат { $count } заповеди.
  }
asked-nothing = Сега от вас не се чака нищо.
watching = Вие наблюдавате тази игра; от вас не се иска нищо.
thanks = Благодаря за играта.
reminders-foot = За да не получавате напомняния, отговорете на това писмо със SET REMINDERS OFF.
notices-off = За да получавате по-малко такива писма, { $how ->
    [answer] отговорете на това със
   *[sign] напишете ми OBSERVE { $game } и паролата си, а на реда отдолу
  } SET NOTICES OFF. Резултатите и сроковете ще идват и занапред.
stop-ask = Да спра ли писмата, които не чакат отговор: напомняния, новини за други играчи и резултати от игри, които само наблюдавате? Оставате в игрите си и техните резултати и срокове идват и занапред.
stop-button = Спри ги
stop-done = Спрени са. SET NOTICES ON в писмо до мен ги връща.
stop-unknown = Този адрес не спира нищо.
subject-press-grey = анонимно писмо
role-observer = наблюдател
role-observer-named = наблюдателят { $name }
role-observers = наблюдателите
role-waiting = играч
role-waiting-named = { $name }
role-hidden = автора на анонимната преса
role-everybody = всички
