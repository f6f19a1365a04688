# Русский. Одно сообщение — одно предложение, в том порядке, в каком люди их встречают.
#
# Оператор заменяет отдельные сообщения в файле с тем же именем в своей папке; `chancery check` его читает. То, что
# сообщению сказано, стоит в нём как { $name }. Державы и провинции называются по-русски, если у доски есть русские
# имена, и всегда в именительном падеже; игры, слова команд и адреса — как есть.

## Lists, dates
list-comma = {", "}
list-and = {" и "}
list-or = {" или "}
list-arrow = {" -> "}
sign-colon = {": "}
sign-stop = .
sentence-gap = {" "}
weekday = { $weekday ->
    [1] понедельник
    [2] вторник
    [3] среда
    [4] четверг
    [5] пятница
    [6] суббота
   *[7] воскресенье
  }
date-day = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
  } { $year }
date-long = { date-day } ({ weekday }), { $time } { $zone }{ $offset }
date-short = { $weekday ->
    [1] пн
    [2] вт
    [3] ср
    [4] чт
    [5] пт
    [6] сб
   *[7] вс
  } { $time } { $zone }
role-master = Мастер

## Subjects, behind [game turn]; phones show some forty letters
subject-start = вы — { $seat }; приказы до { $date }
subject-start-watch = игра началась
subject-results = приказы до { $date }; итоги { $label }
subject-results-idle = итоги { $label }
subject-reminder = напоминание: приказы до { $date }
subject-reminder-untimed = не хватает ваших приказов
subject-late = приказы опаздывают; жду до { $date }
subject-waiting = ход ждёт свою почту
subject-end = { $how ->
    [won] победа: { $seats }
    [lot] по жребию победа: { $seats }
    [drawn] { $among ->
        [all] ничья всех { $count ->
            [2] двоих
            [3] троих
            [4] четверых
            [5] пятерых
            [6] шестерых
            [7] семерых
           *[other] { $count }
          }
       *[some] ничья: { $seats }
      }
    [conceded] победа уступлена: { $seats }
   *[terminated] игра прекращена
  }
subject-press = пишет { $author }
subject-offer = предложение: { $seat }
subject-press-all = { $author } пишет всем
subject-notice = { $what ->
    [deadline] новый срок: { $date }
    [outage] новый срок: { $date }
    [outage-late] опоздавшие приказы принимаются до { $grace }
    [due-again] новый срок: { $date }
    [set-back] я вернулся к копии
    [revoked] отвечайте теперь на это письмо
    [paused] перерыв
    [resumed] игра идёт дальше{ $due ->
        [due-next] ; приказы до { $date }
       *[other] {""}
      }
    [settings] новые настройки
    [returned] { $seat } снова с нами
    [taken-over] { $seat }: новый игрок
    [resigned] { $seat }: нужен игрок
    [abandoned] { $seat }: нужен игрок
    [forfeited] { $seat }: нужен игрок
    [missed] { $seat }: нет приказов
    [stalled] ждём приказов: { $seat }
    [extended-by-silence] новый срок: { $date }
    [extended] новый срок: { $date }
    [extended-by-most] новый срок: { $date }
    [all-wait] все ждут
    [formed] все места заняты
    [still-forming] всё ещё нужны игроки
    [still-paused] игра всё ещё стоит
    [still-open] { $seat }: всё ещё нужен игрок
    [absent] новый срок: { $date }
    [more-time] просят больше времени
    [unwell] { $seat }: почта не доходит
    [nobody-left] играть некому
    [grace] сколько ждут опоздавших
    [not-before] ход не раньше даты; приказы до { $date }
    [deadline-later] срок после перерыва
    [turn-waits] ход ждёт вашего PROCESS
    [master-asked] игра ждёт вас
    [master-may] что вы можете приказать
    [master-awaited] ждём мастера
    [rolled-back] возврат к ходу { $label }{ $due ->
        [due-next] ; приказы до { $date }
       *[other] {""}
      }
    [unstarted] начало отменено
    [promoted] ещё один мастер
    [other-master] другой первый мастер
    [named-master] теперь вы мастер
    [acted] мастер написал за вас
    [applied] кто-то хочет войти
    [approved] вас впустили
    [turned-down] вас не впустили
    [deputy] есть заместитель
    [deputy-over] заместителя больше нет
    [partner] { $seat }: одним ведущим больше
    [partner-over] { $seat }: одним ведущим меньше
    [shared] { $seat }: новые приказы
    [unreached] срок отложен
    [motion] вы согласны?
    [carried] только по правилам
    [master-silent] игра ждёт вас
    [edited] позиция изменена
    [truce] перемирие: { $seat }
    [truce-over] { $seat } снова играет
   *[other] новости
  }
subject-orders-complete = все приказы есть; срок: { $date }
subject-orders-missing = { $count ->
    [one] нет { $count } приказа; срок: { $date }
    [few] нет { $count } приказов; срок: { $date }
   *[other] нет { $count } приказов; срок: { $date }
  }
subject-wrong = { $count ->
    [one] { $count } строка не принята
    [few] { $count } строки не приняты
   *[other] { $count } строк не принято
  }
subject-draft = уйдёт { $date } ({ $reader }), если не UNSEND
subject-digest = { $count ->
    [one] { $count } новость
    [few] { $count } новости
   *[other] { $count } новостей
  }
subject-answer = ваше письмо
subject-confirm = подтвердите, пожалуйста
subject-hold = это ваше письмо?
subject-warning = кто-то писал от вашего имени
subject-changed = в ваших данных кое-что изменилось
subject-operator = нужен взгляд человека

## The frame of letters
calendar-title = { $game }: приказы за { $label } ({ $seat })
calendar-text = { $turn }. Чтобы отдать приказы, ответьте на моё последнее письмо об игре { $game } или напишите на { $address }.
dear = Здравствуйте, { $name }!
foot = { $name }, { $address }. Справка: пришлите HELP.
form-hint = Чтобы отдать приказы, нажмите «Ответить», измените строки ниже и отправьте письмо. Строка с ? ещё без приказа. Я читаю строки, которые вы измените, и те, что напишете над ними.
form-button = Написать приказы
form-heading = Ваши приказы
due-next = Дальше: { $turn }. Срок: { $date }.
due-open = Дальше: { $turn }. Срока нет: ход сыграют, как только придёт всё, чего ждут.
due-master = Дальше: { $turn }. Игра ждёт мастера; срока нет.
due-grace = Опоздавшие приказы принимаются до { $date }.
asked = { $count ->
    [one] От вас ждут { $count } приказ.
    [few] От вас ждут { $count } приказа.
   *[other] От вас ждут { $count } приказов.
  }
asked-nothing = Сейчас от вас ничего не ждут.
watching = Вы наблюдаете за этой игрой; от вас ничего не требуется.
thanks = Спасибо за игру.
reminders-foot = Чтобы не получать напоминаний, ответьте на это письмо: SET REMINDERS OFF.
notices-off = Чтобы не получать таких писем, { $how ->
    [answer] ответьте на это:
   *[sign] напишите мне OBSERVE { $game } и свой пароль, а строкой ниже
  } SET NOTICES OFF. Итоги и сроки будут приходить.
stop-ask = Прекратить письма, на которые не нужно отвечать: напоминания, новости о других игроках и итоги игр, за которыми вы только наблюдаете? Вы остаётесь в своих играх, их итоги и сроки приходят по-прежнему.
stop-button = Прекратить
stop-done = Больше они не приходят. SET NOTICES ON в письме ко мне вернёт их.
stop-unknown = Этот адрес ничего не прекращает.
subject-press-grey = серая пресса
role-observer = наблюдатель
role-observer-named = наблюдатель { $name }
role-observers = наблюдатели
role-waiting = игрок
role-waiting-named = { $name }
role-hidden = автор серой прессы
role-everybody = все
