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
date-long = { $weekday ->
    [1] понедельник
    [2] вторник
    [3] среда
    [4] четверг
    [5] пятница
    [6] суббота
   *[7] воскресенье
  }, { $day } { $month ->
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
  } { $year }, { $time } { $zone }{ $offset }
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
role-observer = Наблюдатель

## Subjects, behind [game turn]; phones show some forty letters
subject-start = ваша держава: { $seat }; приказы до: { $date }
subject-start-watch = игра началась
subject-results = приказы до: { $date }; итоги { $label }
subject-results-idle = итоги { $label }
subject-reminder = напоминание: приказы до: { $date }
subject-late = приказы опаздывают; жду до: { $date }
subject-waiting = ход ждёт свою почту
subject-end = { $how ->
    [won] победа: { $seats }
    [drawn] ничья: { $seats }
    [conceded] уступлено: { $seats }
   *[terminated] игра прекращена
  }
subject-press = пресса от: { $author }
subject-press-all = { $author } всем
subject-notice = { $what ->
    [deadline] новый срок: { $date }
    [outage] новый срок: { $date }
    [paused] перерыв
    [resumed] игра идёт дальше; приказы до: { $date }
    [settings] новые настройки
    [returned] { $seat } снова с нами
    [taken-over] { $seat }: новый игрок
    [resigned] { $seat }: место свободно
    [abandoned] { $seat }: место свободно
    [unwell] { $seat }: почта не доходит
    [nobody-left] играть некому
   *[other] новости
  }
subject-orders-complete = все приказы есть; срок: { $date }
subject-orders-missing = { $count ->
    [one] нет { $count } приказа; срок: { $date }
    [few] нет { $count } приказов; срок: { $date }
   *[other] нет { $count } приказов; срок: { $date }
  }
subject-wrong = { $count ->
    [one] { $count } строка не подошла
    [few] { $count } строки не подошли
   *[other] { $count } строк не подошли
  }
subject-answer = ваше письмо
subject-confirm = подтвердите, пожалуйста
subject-hold = это ваше письмо?
subject-warning = кто-то писал от вашего имени
subject-operator = нужен взгляд человека

## The frame of letters
machine-judge = :: Судья: { $code }  Игра: { $game }  Вариант: { $variant }
machine-deadline = :: Срок: { $label } { $date }
calendar-title = { $game }: приказы за { $label } ({ $seat })
dear = Здравствуйте, { $name }!
foot = { $name }, { $address }. Слово HELP пришлёт справку.
form-hint = Чтобы отдать приказы, нажмите «Ответить», измените строки ниже и отправьте письмо. Считаются только изменённые строки; ваши собственные строки выше тоже считаются.
form-heading = Ваши приказы
due-next = Дальше: { $turn }. Срок: { $date }.
due-grace = Опоздавшие приказы принимаются до: { $date }.
asked = { $count ->
    [one] От вас ждут { $count } приказ; бланк в конце письма.
    [few] От вас ждут { $count } приказа; бланк в конце письма.
   *[other] От вас ждут { $count } приказов; бланк в конце письма.
  }
asked-nothing = Сейчас от вас ничего не ждут.
watching = Вы наблюдаете.
thanks = Спасибо за игру.
notices-off = Команда SET NOTICES OFF в письме ко мне прекращает такие письма, без которых игра обойдётся.
stop-ask = Прекратить письма, на которые не нужно отвечать: напоминания, новости о других игроках и итоги игр, за которыми вы только наблюдаете? Вы остаётесь в своих играх, их итоги и сроки приходят по-прежнему.
stop-button = Прекратить
stop-done = Больше они не приходят. SET NOTICES ON в письме ко мне вернёт их.
stop-unknown = Этот адрес ничего не прекращает.

## A turn was played
results-played = Ход сыгран: { $turn }.
results-own = { $all ->
    [one] Из ваших приказов ({ $all }) удалось: { $good }.
    [few] Из ваших приказов ({ $all }) удалось: { $good }.
   *[other] Из ваших приказов ({ $all }) удалось: { $good }.
  }
results-next-phase = Следующий ход игры «{ $game }»: { $turn }.
results-deadline = Срок приказов: { $date }.
results-that-is = Это { $date }.
results-over = Игра окончена. Спасибо за игру.
results-nothing = Приказывать было некому.
results-why = Почему:
results-order = Приказ
results-result = Итог
results-done = исполнено
results-your = Ваши приказы
results-map = Карта

## A game starts
start-selected = Ваша держава в игре «{ $game }»: { $seat }.
start-watch = Игра «{ $game }» началась.
start-how = Чтобы отдать приказы, ответьте на это письмо, как сказано ниже. Или напишите SIGNON { $letter }{ $game } и свой пароль в первой строке письма на { $address }, а под ней приказы, каждый в своей строке. HELP ORDERS покажет, как они выглядят.
start-players = В этой игре участвуют:
start-first-deadline = Срок первых приказов: { $date },
start-that-is = то есть { $date }.

## Reminders, late orders, waiting
reminder = Напоминание для державы { $seat } в игре «{ $game }»: { $turn }, приказы нужны до: { $date }.
reminder-missing = Ещё без приказа:
late-waiting = Игра «{ $game }» ждёт приказов, держава: { $seat }.
late-until = Срок прошёл. Приказы ещё принимаются до: { $date }. Потом ход будет сыгран без них { $count ->
    [one] , и место державы, которая не прислала ничего, сможет занять другой.
    [few] , и места держав, которые не прислали ничего, смогут занять другие.
   *[other] , и места держав, которые не прислали ничего, смогут занять другие.
  } Если приказы придут раньше, я сыграю ход сразу.
waiting-mailbox = Срок игры «{ $game }» прошёл, но я пока не могу прочесть свой почтовый ящик. Чтобы ничьи приказы не пропали, ход ждёт, пока я не прочту всю почту, пришедшую вовремя. Оператор тоже это видит.

## Notices
notice-taken-over = Место державы { $seat } в игре «{ $game }» занял новый игрок.
notice-returned = Игрок державы { $seat } в игре «{ $game }» снова с нами.
notice-resigned = Держава { $seat } в игре «{ $game }» осталась без игрока. Место свободно: занять его может любой зарегистрированный, подписавшись на него.
notice-abandoned = Держава { $seat } в игре «{ $game }» не прислала приказов вовремя. Ход сыгран без них, и место свободно, пока игрок не вернётся.
notice-nobody-left = В игре «{ $game }» играть некому. Часы стоят, пока мастер не продолжит игру.
notice-deadline = Игра «{ $game }», { $turn }: новый срок — { $date }.
notice-outage = Я не работал, когда были нужны приказы игры «{ $game }» ({ $turn }). Чтобы никто не опоздал по моей вине, срок теперь { $date }, а опоздавшие приказы принимаются до: { $grace }.
notice-unwell = Письма игроку державы { $seat } в игре «{ $game }» возвращаются. Так с: { $since }. Игра идёт дальше; может быть, вы знаете другой способ с ним связаться.
notice-paused = Мастер объявил перерыв в игре «{ $game }». Часы стоят.
notice-resumed = Игра «{ $game }» идёт дальше. { $turn }, приказы нужны до: { $date }.
notice-settings = Мастер изменил настройки игры «{ $game }»:
notice-left = Кто-то вышел из игры «{ $game }».

## The end
end-won = Победа в игре: { $seats }.
end-congratulations = Поздравляю с заслуженной победой!
end-drawn = В игре «{ $game }» объявлена ничья: { $seats }. Поздравляю с хорошо сыгранной партией.
end-conceded = Игра «{ $game }» уступлена: { $seats }.
end-terminated = Мастер прекратил игру «{ $game }».
end-over = Игра окончена. Спасибо за игру.
end-more = SUMMARY { $game } и HISTORY { $game } показывают всю игру.
end-players = Кто играл
end-power = Держава
end-player = Игрок

## Press
press-header = Сообщение от: { $author }; кому: { $readers }; игра «{ $game }»
press-header-all = Сообщение всем от: { $author }; игра «{ $game }»
press-end = Конец сообщения.

## Letters that ask for a yes
confirm-asked = кто-то, наверное вы, попросил меня зарегистрировать этот адрес для игр в дипломатию по почте.
confirm-how = Если это были вы, ответьте на это письмо одним словом YES. Если ваша программа так не умеет, пришлите мне эту строку (без черты впереди):
confirm-until = Это действует до: { $until }. Если это были не вы, ничего не делайте: ничего и не случилось.
hold-came = Пришло письмо для вашего места в игре { $game } с адреса { $from }, и я не уверен, что оно ваше.
hold-orders = Вот строки из него:
hold-how = Я пока ничего с ним не сделал. Если оно ваше, ответьте на это письмо одним словом YES. Если ваша программа так не умеет, пришлите мне эту строку (без черты впереди):
hold-deadline = Приказы из него считаются с той минуты, когда вы скажете YES. Срок: { $date }; позже будет поздно.
hold-else = Если оно не ваше, ничего не делайте; но если в нём был ваш пароль, его кто-то знает: подпишитесь, пожалуйста, и смените его командой SET PASSWORD и новым словом.
move-asked = Игрок с адресом { $from } просит меня слать письма игры { $game } отныне на этот адрес.
second-asked = Игрок с адресом { $address } просит меня писать и на этот адрес, когда письма на другой возвращаются.
yes-here = Если это верно, ответьте отсюда на это письмо одним словом YES. Если ваша программа так не умеет, пришлите мне эту строку (без черты впереди):
yes-until = Это действует до: { $until }. Если это неверно, ничего не делайте.

## Warnings
warning-forged = Пришло письмо от вашего имени, но не от вас: так говорит ваш собственный почтовый сервер. Я ничего с ним не сделал и на него не ответил.
warning-attempt = Письмо с другого адреса пыталось играть за вас в игре { $game } без письма, которое это разрешает, и без пароля. Я ничего с ним не сделал.
warning-nothing = Вам ничего не нужно делать. О таких письмах я сообщаю не чаще раза в неделю.

## The answer to a mail
receipt-all-well = Я понял всё ваше письмо.
receipt-wrong = { $count ->
    [one] Не удалось исполнить { $count } строку вашего письма; ниже перед ней стоит !!
    [few] Не удалось исполнить { $count } строки вашего письма; ниже перед ними стоит !!
   *[other] Не удалось исполнить { $count } строк вашего письма; ниже перед ними стоит !!
  }
receipt-heading = Ваше письмо, строка за строкой
receipt-orders = Приказы державы { $seat } в игре { $game }, { $turn }:
receipt-none = (пока нет)
receipt-missing = Ещё без приказа: { $missing }.
receipt-complete = Все приказы есть.
receipt-wait = Вы просили меня подождать до срока.
receipt-late = Вы опаздываете: я жду до: { $date }.
receipt-deadline = Срок: { $date }.
receipt-idle = Державе { $seat } нечего приказывать: { $turn }, игра { $game }.

## What LIST, SUMMARY, WHOGAME, HISTORY, STATUS and VERSION tell
game-forming = Игра «{ $game }» ждёт: { $count ->
    [one] нужен ещё { $count } игрок.
    [few] нужны ещё { $count } игрока.
   *[other] нужны ещё { $count } игроков.
  }
game-over-how = Игра «{ $game }» окончена ({ $how ->
    [won] победа
    [drawn] ничья
    [conceded] уступлена
   *[terminated] прекращена
  }: { $seats }).
game-over-alone = Игра «{ $game }» окончена: мастер её прекратил.
game-paused = Игра «{ $game }» приостановлена: { $turn }.
game-deadline = Игра «{ $game }» ({ $label }), срок: { $date }.
game-held = Игра «{ $game }» задержана: её запись не читается, оператор извещён.
variant = Вариант
pace-turns = Ходы
pace-grace = Отсрочка
pace-hour = Час
pace-rules = Правила
pace-length = { $kind ->
    [movement] движение { $span }
    [retreats] отступления { $span }
    [adjustments] поправки { $span }
   *[other] { $kind } { $span }
  }
pace-hour-at = { $hour } ({ $zone }), дни { $days }
pace-hour-any = любой ({ $zone }), дни { $days }
players-of = В игре «{ $game }» участвуют:
player-open = место свободно
player-none = ещё не назначено
player-eliminated = { $player } (выбыл)
player-unwell = Письма державе { $seat } возвращаются. Так с: { $since }.
list-game = Игра
list-phase = Ход
list-variant = Вариант
list-completed = окончена
list-status = { $status ->
    [forming] собирается
    [paused] перерыв
    [held] задержана
   *[running] идёт
  }
list-forming = Собирается: { $count ->
    [one] нужен ещё { $count } игрок.
    [few] нужны ещё { $count } игрока.
   *[other] нужны ещё { $count } игроков.
  }
list-opening = Свободно: { $seat } ({ $letter }).
list-empty = Игр пока нет. Команда CREATE открывает игру; HELP CREATE показывает как.
list-more = LIST и имя игры покажет о ней больше.
summary-through = Обзор игры «{ $game }» по ход { $label }.
summary-parameters = Настройки игры:
summary-created = Игра открыта: { $date }.
history-of = История игры «{ $game }»:
history-date = Дата:
history-none = Пока не сыграно ни одного хода.
history-end = Конец истории.
version = Chancery { $version }. { $people ->
    [one] Зарегистрирован { $people } человек
    [few] Зарегистрированы { $people } человека
   *[other] Зарегистрировано { $people } человек
  }; { $games ->
    [one] { $games } игра у этого судьи.
    [few] { $games } игры у этого судьи.
   *[other] { $games } игр у этого судьи.
  }
status-of = Как письма приходят на { $address }:
status-language = Язык
status-format = Вид
status-map = Карта
status-calendar = Календарь
status-zone = Часовой пояс
status-quiet = Тихие часы
status-notices = Извещения
status-on = да
status-off = нет
status-of-game = свой у каждой игры
status-none = нет
status-games = Ваши игры:
status-seat = { $seat }, игра { $game } ({ $label })
status-no-games = Вы не участвуете ни в одной игре.
any-stands = Игра стоит на ходе: { $turn }.
any-results = Итоги хода { $number }.
any-turns = { $count ->
    [one] Сыгран { $count } ход.
    [few] Сыграны { $count } хода.
   *[other] Сыграно { $count } ходов.
  }

## HELP
help-example = Пишите
help-does = Что это делает
help-what = { $name } — судья игр в дипломатию по почте. Вы пишете на { $address } с адреса, который зарегистрировали; каждое письмо с командами получает один ответ. Одна команда стоит в одной строке; большие и малые буквы различаются только в паролях. Строки-примеры ниже стоят за чертой.
help-first-steps = Первые шаги
help-register = регистрирует адрес, с которого вы пишете
help-list = показывает все игры; LIST и имя — одну
help-join = записывает в новую игру под вашим собственным паролем
help-signon = приказы за Францию в идущей игре из любого письма
help-signoff = конец команд; дальше не читается
help-form = Когда игра идёт, каждое письмо, которое ждёт приказов, кончается бланком: нажмите «Ответить», измените строки, отправьте. Пароль не нужен.
help-languages = Я пишу на языках: { $languages }. Команда SET LANGUAGE и одно из этих слов выбирает язык. Команды и приказы читаются на всех.
help-topics = Пришлите HELP и тему, чтобы узнать больше: { $topics }.
help-orders-short = Короткий путь: нажмите «Ответить» на моё письмо с бланком приказов и измените строки бланка или напишите приказы над цитатой. Считаются только изменённые строки; неизменённый бланк ничего не приказывает.
help-orders-long = Длинный путь: под строкой SIGNON, каждый приказ в своей строке (или несколько через ;). Более поздний приказ той же единице заменяет прежний. Имена могут быть короткими и длинными: Par, Париж, StP(sc), Санкт-Петербург (южный берег).
help-movement = Движение
help-hold = стоит
help-move = идёт; можно и стрелкой, и словом
help-support-move = поддерживает движение
help-support = поддерживает стоящую единицу
help-convoy = конвоирует
help-convoyed = её везут туда, куда она не дойдёт
help-via = плывёт, хотя могла бы дойти
help-coast = называет берег, где их два
help-retreats = Отступления
help-retreat = отступает
help-disband = распускается
help-adjustments = Поправки
help-build = строит, с берегом, где их два
help-remove = убирает
help-waive = отказывается от одной постройки
help-all-turns = В любой ход
help-as-shown = приказывает то, что стоит в бланке
help-clear = стирает ваши приказы этого хода
help-wait = судья ждёт срока, даже если все приказы есть; SET NO WAIT отменяет это
help-games = Об играх, со строкой SIGNON и без неё:
help-list-all = все игры
help-list-one = одна игра: игроки, часы, положение
help-summary = как шли дела держав
help-history = все итоги
help-whogame = кто играет
help-observe = наблюдать и получать итоги
help-status = ваши игры и то, как приходят письма
help-version = версия этого судьи, и сколько у него людей и игр
help-take-over = Брошенное место занимают, подписавшись на него с собственным паролем: SIGNON Fbalkan secret.
help-press = Пресса — это то, что игроки пишут друг другу. Под строкой SIGNON или в ответе на письмо с бланком:
help-press-to = Англии и Германии. Годятся и имена, а M — мастер
help-broadcast = всем в игре
help-press-text = Всё до ENDPRESS — ваш текст, как бы он ни выглядел.
help-set = Настройки стоят под строкой SIGNON или в ответе на письмо с бланком.
help-set-letters = Как к вам приходят письма, во всех играх
help-set-language = язык писем к вам
help-set-format = только простой текст; short: самый короткий; html: с оформлением и текстом рядом
help-set-map = без карт; png или svg: карта такого вида; both: приказы на отдельной карте
help-set-timezone = даты в письмах к вам
help-set-calendar = без сроков для календаря; on возвращает их
help-set-quiet = в эти часы не приходит то, что может подождать; off отменяет
help-set-notices = без напоминаний и новостей о других; on возвращает их
help-set-address = письма пойдут туда, когда тот адрес подтвердит
help-set-address2 = когда письма на первый адрес возвращаются
help-confirm = сказать «да» на моё письмо с вопросом, словом из него; ответ на письмо делает то же
help-set-play = В одной игре
help-set-password = новый пароль
help-set-preference = ваши пожелания до начала игры
help-draw = голос за ничью всех оставшихся; NO DRAW отменяет
help-concede = уступить сильнейшей державе; NO CONCEDE отменяет
help-resign = выйти из игры; место свободно для других
help-set-master = Для мастеров
help-set-deadline = переносит срок этого хода; можно 2027-01-31 20:00, +24h
help-set-move = сколько длятся ходы; также RETREAT, BUILD, GRACE, REMINDER
help-set-hour = когда бывают сроки; также DAYS -MTWTF-, ZONE Europe/Sofia
help-create = Открыть игру может любой зарегистрированный, он и станет её мастером:
help-create-game = открывает игру balkan
help-create-words = Слова после пароля решают, как в неё играют:
help-create-board = доска; есть и strait (2 игрока), ring (3), archipelago (5) и то, что добавил оператор
help-create-players = меньше игроков; от 2 до 7 на обычной доске
help-create-move = сколько длится движение; так же retreat=, build=
help-create-grace = сколько ждать опоздавших
help-create-hour = час сроков
help-create-days = дни недели со сроками, с воскресенья
help-create-zone = часовой пояс часа и дней
help-create-preset = домашние правила: 1971, 1982, 2000, 2023, dptg, source
help-create-rule = одно правило по его номеру в DATC
help-create-start = Игра начинается, когда заняты все места. До этого игроки могут сказать, какие места им милее: SET PREFERENCE FEG*.
help-master = Мастер подписывается буквой M и паролем из CREATE:
help-master-signon = подписаться мастером
help-process = сыграть ход сейчас
help-pause = остановить часы; RESUME пускает их
help-eject = снять игрока с места
help-terminate = прекратить игру
help-master-set = HELP SET показывает часы, которые может поставить мастер.

## Classic Diplomacy: turns, units, orders
classic-turn = { $season ->
    [spring] весна
    [fall] осень
   *[winter] зима
  } { $year }, { $kind ->
    [movement] движение
    [retreats] отступления
   *[adjustments] поправки
  }
classic-kind = { $kind ->
    [army] Армия
   *[fleet] Флот
  }
classic-unit = { $kind ->
    [army] Армия
   *[fleet] Флот
  } { $place }
classic-unit-of-another = { $kind ->
    [army] Армия
   *[fleet] Флот
  } { $place } ({ $power })
classic-nobody = Единица { $place }
classic-hold = { $unit } СТОИТ
classic-no-order = { $unit }, приказа нет
classic-move = { $unit } -> { $to }
classic-support = { $unit } ПОДДЕРЖИВАЕТ: { $other }
classic-support-move = { $unit } ПОДДЕРЖИВАЕТ: { $other } -> { $to }
classic-convoy = { $unit } КОНВОИРУЕТ: { $other } -> { $to }
classic-disband = { $unit } РАСПУСКАЕТСЯ
classic-retreats = { $kind ->
    [army] Армия
   *[fleet] Флот
  } { $place } -> { $to }
classic-disbands = { $kind ->
    [army] Армия
   *[fleet] Флот
  } { $place } РАСПУСКАЕТСЯ
classic-no-retreat-order = { $kind ->
    [army] Армия
   *[fleet] Флот
  } { $place }, приказа нет (РАСПУСКАЕТСЯ)
classic-builds = Строит: { $kind ->
    [army] армия
   *[fleet] флот
  }, { $place }
classic-removes = Убирает: { $kind ->
    [army] армия
   *[fleet] флот
  }, { $place }
classic-default-removal = Само собой убрано: { $kind ->
    [army] армия
   *[fleet] флот
  }, { $place }
classic-waived = Отказ от постройки
classic-rule-preset = домашние правила по изданию или по другой программе
classic-rule-number = выбор { $key } из тестов DATC
classic-rule-three = каким из двух способов трое игроков делят державы
classic-mark = { $mark ->
    [bounce] отбой
    [no-convoy] нет конвоя
    [cut] подрезано
    [void] впустую
    [disrupted] конвой сорван
    [dislodged] вытеснение
    [destroyed] уничтожение
    [not-built] не построено
   *[not-removed] не убрано
  }
classic-mark-told = { $mark ->
    [bounce] не прошло
    [no-convoy] не довезли
    [cut] поддержка подрезана
    [void] впустую
    [disrupted] конвой сорван
    [dislodged] вытеснение
    [destroyed] уничтожение
    [not-built] не построено
   *[not-removed] не убрано
  }
classic-results-of = { $season ->
    [Spring] Весна
    [Fall] Осень
   *[Winter] Зима
  } { $year }, { $kind ->
    [Movement] движение
    [Retreats] отступления
   *[Adjustments] поправки
  }: итоги.
classic-dislodged-units = Вытеснены:
classic-can-retreat = { $power }, { $kind ->
    [army] армия
   *[fleet] флот
  } { $place }: можно отступить, { $open }.
classic-destroyed = { $power }, { $kind ->
    [army] армия
   *[fleet] флот
  } { $place }: отступить некуда, уничтожение.
classic-ownership = Центры снабжения:
classic-unowned = Ничьи
classic-count = { $centres } { $centres_number ->
    [one] центр,
    [few] центра,
   *[other] центров,
  } { $units } { $units_number ->
    [one] единица:
    [few] единицы:
   *[other] единиц:
  } { $verb ->
    [Builds] строит
   *[Removes] убирает
  } { $change }.
classic-count-told = { $due ->
    [builds] строит { $change }
    [removes] убирает { $change }
   *[nothing] —
  }
classic-status = Положение: { $turn }.
classic-starting = Начальное положение: { $season ->
    [Spring] весна
    [Fall] осень
   *[Winter] зима
  } { $year }.
classic-counts = Сколько центров было у держав
classic-no-counts = Центры ещё не считали.
classic-power = Держава
classic-centres = Центры
classic-units = Единиц
classic-adjustment = Поправка
classic-province = Провинция
classic-unit-head = Единица
classic-position = Положение
classic-map-position = Карта: { $turn }.
classic-map-power = { $power }: { $units }; { $centres ->
    [0] нет центров
    [one] { $centres } центр
    [few] { $centres } центра
   *[other] { $centres } центров
  }.
classic-map-no-units = нет единиц
classic-map-arrows = Стрелки показывают приказы: { $season ->
    [Spring] весна
    [Fall] осень
   *[winter] зима
  } { $year }; списки в этом письме называют каждый.
classic-map-orders = Карта приказов: { $season ->
    [Spring] весна
    [Fall] осень
   *[winter] зима
  } { $year }; списки в этом письме называют каждый.
classic-may-go = может идти: { $goals }
classic-one-of = одно из: { $choices }
classic-builds-left = { $count ->
    [one] { $count } постройка
    [few] { $count } постройки
   *[other] { $count } построек
  }
classic-removals-left = { $count ->
    [one] { $count } снятие
    [few] { $count } снятия
   *[other] { $count } снятий
  }

## Classic Diplomacy: why an order failed
classic-dislodged-by = вытеснение, вошла единица { $unit } силой { $strength } против { $against }
classic-paradox-convoy = конвой входит в парадокс и не происходит (DATC 4.A.2)
classic-forbidden = доска этого не позволяет; единица стоит
classic-convoy-dislodged = { $unit }: вытеснение, а другого пути по морю не осталось
classic-convoy-paradox = { $unit }: этот конвой входит в парадокс (DATC 4.A.2)
classic-convoy-missing = ни одному флоту не приказано её везти
classic-convoy-broken = конвоирующие флоты не образуют непрерывной цепи
classic-own-unit-stands = держава не вытесняет свою единицу ({ $place })
classic-bounced-off = сила { $strength } против { $against } ({ $unit })
classic-bounced-with = сила { $strength } против { $against } ({ $unit }, туда же)
classic-not-entered = войти не удалось ({ $place })
classic-cut-by = поддержку подрезала единица { $unit }
classic-cut = поддержку подрезала атака
classic-nobody-stood = там никого не было ({ $place })
classic-did-not-hold = не на месте: { $unit }
classic-did-not-move = движения туда не было: { $unit } -> { $place }
classic-did-not-go = пути туда не было: { $unit } -> { $place }
classic-matches-nothing = ничему не соответствует

## Classic Diplomacy: what is wrong with an order
classic-ordered = { $order }
classic-noted = { $order } ({ $note })
classic-wrong-kind = там стоит { $kind ->
    [army] армия
   *[fleet] флот
  }
classic-unknown-province = нет провинции «{ $word }»
classic-unknown-province-near = нет провинции «{ $word }» (может быть, { $near }?)
classic-ambiguous-province = «{ $word }» может значить: { $names }
classic-no-such-coast = нет такого берега: { $place }, { $coast ->
    [nc] север
    [ec] восток
    [sc] юг
   *[wc] запад
  }
classic-order-ends = приказ обрывается там, где должно стоять: { $wanted ->
    [order] приказ
    [province] провинция
    [deed] `-`, `H`, `S` или `C`
    [convoy-goal] `-` и цель армии
    [supported-deed] `-` и цель, `H` или ничего
   *[nothing] больше ничего
  }
classic-not-understood = «{ $word }» здесь непонятно; подошло бы: { $wanted ->
    [order] приказ
    [province] провинция
    [deed] `-`, `H`, `S` или `C`
    [convoy-goal] `-` и цель армии
    [supported-deed] `-` и цель, `H` или ничего
   *[nothing] больше ничего
  }
classic-no-unit = там нет единицы: { $place }
classic-foreign-unit = единица не ваша: { $place }, { $power }
classic-wrong-phase = такого приказа сейчас не бывает: { $phase ->
    [movement] идёт движение
    [retreats] идут отступления, пишите `- Место` или `D`
   *[adjustments] идут поправки, пишите `Build A Par`, `Remove A Par` или `Waive`
  }
classic-two-coasts = флот может попасть на два берега ({ $place }), назовите один: { $coasts }
classic-out-of-reach = { $kind ->
    [army] армия
   *[fleet] флот
  } ({ $from }) туда не попадёт: { $to }{ $why ->
    [no-fleets] ; нет флотов, которые могли бы её везти
    [other-coast] ; может попасть: { $coast }
    [support] , а значит, и не поддержит
   *[none] {""}
  }
classic-supports-itself = единица не может поддержать саму себя: { $place }
classic-army-convoys = армия не может конвоировать
classic-port-convoys = флот не в море и не может конвоировать: { $place }
classic-nobody-to-convoy = там нет армии, чтобы её везти: { $place }
classic-no-way-over-sea = туда не ведёт морской путь: { $from }, { $to }
classic-quoted-result = строку с двоеточием, с точкой в конце или с (*...*) я принимаю за цитату итогов
classic-one-too-many = { $power }: нужно приказов { $due }, и все они уже есть
classic-only-builds = отказаться можно только от постройки
classic-not-dislodged = у вас там нет вытесненной единицы: { $place }
classic-closed-retreat = отступить туда нельзя: { $to }; открыто: { $open }
classic-no-build-to-waive = у вас нет постройки, чтобы от неё отказаться
classic-no-removals = { $power }: убирать ничего не нужно
classic-not-home = это не ваш домашний центр: { $place }
classic-no-build = у вас нет построек
classic-site-occupied = там нельзя строить, место занято: { $place }
classic-site-lost = там нельзя строить, место больше не ваше: { $place }
classic-kind-needed = напишите A или F, возможно и то и другое: { $place }
classic-coast-needed = назовите берег: { $coasts }
classic-inland-fleet = там нельзя построить флот, берега нет: { $place }

## Mail as a whole
too-large = Ваше письмо больше, чем { $most }, поэтому я его не читал. Пришлите команды коротким текстом.
no-author = В строке From вашего письма нет одного автора, поэтому я ничего не сделал. Пришлите его с одним вашим адресом.
unreadable-mail = Я не нашёл в вашем письме читаемого текста. Пришлите команды простым текстом, а не вложением.
encrypted-mail = Ваше письмо зашифровано или запечатано, а ключа у меня нет. Пришлите его простым текстом.
head-too-large = Заголовки вашего письма больше, чем я читаю. Пришлите команды новым письмом.
too-nested = Ваше письмо состоит из слишком многих частей, вложенных одна в другую. Пришлите команды коротким простым текстом.
too-long = Текст вашего письма длиннее, чем я читаю. Пришлите одни команды, без прежних писем под ними.
too-many-lines = В вашем письме больше строк, чем у кого-либо бывает приказов; дальше я не читал.
unknown-encoding = Ваше письмо написано в кодировке { $name }, которую я не читаю. Пришлите его простым текстом в UTF-8.
attached-only = В вашем письме нет текста, только { $names }. Впишите команды в само письмо.
two-texts = Простой и оформленный текст вашего письма просят разного, поэтому я не сделал ни того ни другого. В простом: { $plain }. В оформленном: { $html }. Пришлите один простой текст.
empty-mail = В вашем письме не было своего текста, так что делать мне было нечего. Пришлите HELP, чтобы узнать, что я понимаю.
no-command = Я не нашёл в вашем письме ни одной команды. Пришлите HELP, чтобы узнать, что я понимаю.
answer-to-press = Вы ответили на письмо, которое написал другой игрок, а я ничего не передаю без просьбы. Чтобы ответить, поставьте PRESS TO и букву державы над своим текстом и ENDPRESS под ним — в ответе на моё письмо с бланком приказов или под строкой SIGNON.
unknown-line = Такой команды я не знаю; над приказами нужна строка SIGNON.
not-signed-on = Над этим нужна строка вроде SIGNON Fgame password, иначе я не знаю, о какой игре и державе речь.
see-below = Ответ ниже.
done = Готово.

## Registration
register-form = Напишите своё имя отдельной строкой между REGISTER и END, например Name: Анна Петрова.
register-own-address = Я могу зарегистрировать только адрес, с которого пришло письмо, { $address }. Чтобы зарегистрировать { $other }, напишите оттуда.
registered = Добро пожаловать, { $name }. Адрес { $address } зарегистрирован, вы можете вступать в игры.
registered-already = Адрес { $address } уже зарегистрирован; имя записано: { $name }.
confirm-first = Я отправил письмо на { $address }. Ответьте на него, как там сказано, чтобы я знал, что адрес ваш. Потом я продолжу с вашим письмом.
confirmed-mail = Спасибо. Я исполняю то письмо сейчас; ответ на него придёт отдельно.
no-such-token = Такого слова я не жду: оно уже использовано, устарело или было послано на другой адрес.
too-many-confirmations = Несколько подтверждений уже ждут по адресу { $address }. Ответьте на одно из тех писем.
not-registered = Ваш адрес { $address } ещё не зарегистрирован. Пришлите письмо из трёх строк: REGISTER, затем Name: и ваше имя, затем END.
address-moved = Письма игры { $game } отныне идут на { $address }.
no-address = { $address } — не почтовый адрес.
held = Я не уверен, что это письмо для игры { $game } от её игрока. Я спросил по зарегистрированному адресу; когда оттуда ответят да, я его исполню.
too-many-held = Я не уверен, что это письмо для игры { $game } от её игрока, а его подтверждения уже ждут слишком много писем. Я ничего с ним не сделал.
unverified = Пароль верен, но никто не ручается, что письмо от вас, а оператор этого судьи так хочет. Отправьте его через сервер вашего провайдера.
second-added = Письма на { $first } пойдут и на { $second }, когда первый адрес их возвращает.
yes-needed = Я жду слова YES в первой строке. Пока ничего не случилось.

## Getting into games
signon-form = Напишите SIGNON ?game password, чтобы вступить в новую игру, или SIGNON Fgame password, чтобы играть; F — буква вашей державы.
observe-form = Напишите OBSERVE game password.
create-form = Напишите CREATE ?game password, а после, если хотите, слова вроде players=5 или move=48h.
password-form = В пароле от 4 до 100 букв или знаков и нет пробелов.
bad-game-name = { $game } — неподходящее имя игры: нужны от 1 до 20 латинских букв и цифр.
game-exists = Игра { $game } уже есть.
created = Игра { $game } открыта ({ $variant }, игроков: { $players }), и вы её мастер. Другие вступают словами SIGNON ?{ $game } и собственным паролем; можете и вы.
unknown-option = Я не знаю слова { $option }. Пришлите HELP CREATE, чтобы увидеть все.
bad-setup = Так игру не открыть: { $reason }.
no-such-game = Игры { $game } нет. Пришлите LIST, чтобы увидеть все игры.
no-such-game-near = Игры { $game } нет. Может быть, { $near }?
game-name-needed = Назовите игру, например LIST balkan.
game-is-held = Игра { $game } задержана: её запись не читается; оператор извещён. Ничего не потеряно.
joined = Вы в игре { $game }. { $missing ->
    [0] Все места заняты: игра начинается.
    [one] Нужен ещё { $missing } игрок.
    [few] Нужны ещё { $missing } игрока.
   *[other] Нужны ещё { $missing } игроков.
  }
joined-already = Вы уже в игре { $game }; пароль теперь новый. { $missing ->
    [0] Все места заняты.
    [one] Нужен ещё { $missing } игрок.
    [few] Нужны ещё { $missing } игрока.
   *[other] Нужны ещё { $missing } игроков.
  }
game-is-full = В игре { $game } все места заняты. Можно наблюдать: OBSERVE { $game } и собственный пароль.
take-over-by-letter = Игра { $game } идёт, но одно место свободно. Подпишитесь его буквой, например SIGNON F{ $game }, и собственным паролем. WHOGAME { $game } покажет каким.
no-such-seat = В игре { $game } нет места { $seat }.
not-started = Игра { $game } ещё не началась. До тех пор подписывайтесь словами SIGNON ?{ $game } и своим паролем.
signed-on = Вы подписаны: { $seat }, игра { $game }.
signed-on-master = Вы подписаны мастером игры { $game }.
took-over = Вы заняли место: { $seat }, игра { $game }. Названный пароль теперь ваш.
observing = Вы наблюдаете за игрой { $game } и получаете её итоги.
wrong-password = Это не тот пароль: { $seat }, игра { $game }. Большие и малые буквы в паролях различаются.
eliminated = { $seat }: выбыла из игры { $game }.
left = Вы вышли из игры { $game }.

## Orders
order-accepted = { $order }.
order-refused = Не принято: { $reason }.
orders-not-yours = Вы подписаны не игроком, так что приказывать вам некому.
orders-while-paused = В игре { $game } перерыв: приказы принимаются, когда мастер её продолжит.
order-stale = Не принято: письмо, на которое вы ответили, было о ходе { $label }.
older-than-turn = Не принято: ход { $now } начался после того, как вы это отправили. Пришлите приказы для него ещё раз.
left-alone = Это не приказ, я оставил его без внимания.
form-stale = Вы ответили на письмо о ходе { $label }, а в игре { $game } сейчас { $now }, поэтому ни один приказ письма не считается. Действующий бланк ниже.
form-unchanged = Бланк вернулся таким, каким я его послал, и ничего не приказывает. Измените строку; или, чтобы приказать всё, что в нём стоит, ответьте одной строкой ORDERS AS SHOWN; или напишите над ним строки вроде { $example }.
form-left-out = Вы убрали { $lines }. То, что было приказано, осталось в силе.
form-of-another = Бланк { $form } в вашем письме заполнять здесь не вам, я оставил его без внимания.
second-form = Бланк { $form } ниже говорит другое. Я взял первый сверху.
answer-not-proven = Я не могу понять, от игрока ли этот ответ: { $seat }, игра { $game }. Ответьте на моё письмо с того адреса, на который оно пришло, или напишите в первой строке SIGNON, букву державы с именем игры и пароль.
seat-has-changed = У державы { $seat } в игре { $game } сейчас нет игрока.
cleared = Ваши приказы этого хода стёрты.
wait-set = Я жду срока, даже если все приказы есть.
wait-cleared = Я сыграю ход, как только будут все приказы.
not-running = Игра { $game } не идёт.
game-over = Игра { $game } окончена.

## Press
press-form = Напишите PRESS TO и буквы или имена держав, например PRESS TO EG или PRESS TO Англия, затем текст, затем ENDPRESS. BROADCAST идёт всем.
press-needs-names = Скажите кому, например PRESS TO EG.
press-to-nobody = { $word } — нет такой державы в игре.
press-not-yours = Прессу пишут только игроки и мастер.
press-while-paused = В игре { $game } перерыв: пресса идёт только мастеру.
press-closed = В этот ход игры { $game } пресса закрыта; она идёт только мастеру.
press-empty = Текста для отправки не было.
press-sent = Отправлено: { $header }.
press-redacted = Отправлено: { $header }. В тексте был пароль или слово, которое позволяет писать от вашего имени; я его закрасил.

## Votes
draw-set = Вы за ничью всех оставшихся в этот ход. Отдельных голосов никто не видит.
draw-cleared = Вы не голосуете за ничью.
concede-set = Вы уступаете игру: { $seat }. Когда уступят все остальные, это победа.
concede-cleared = Вы не уступаете.
concede-to-strongest = Уступить можно только другой державе, и только сильнейшей; { $seat } — не такая.
no-vote = Ваша держава выбыла и голоса не имеет.
resigned = Вы оставили место: { $seat }, игра { $game }. Теперь оно свободно для других.

## Settings
password-set = Новый пароль записан. Большие и малые буквы в нём различаются.
preference-set = Ваши пожелания записаны: { $list }.
preference-too-late = Пожелания принимаются только до начала игры, под строкой SIGNON ?game.
map-form = Напишите SET MAP PNG или SET MAP SVG, чтобы получать карту с итогами, SET MAP BOTH, чтобы приказы были на отдельной карте, или SET MAP NONE.
maps-on = В письмах с итогами отныне { $count ->
    [both] две карты, положение и приказы
   *[one] карта
  }, вид { $form }.
maps-off = Карт в письмах больше не будет. SET MAP PNG вернёт их.
format-form = Напишите SET FORMAT HTML, SET FORMAT TEXT или SET FORMAT SHORT.
format-set = { $format ->
    [html] Письма отныне приходят оформленными, с картами, и простым текстом рядом.
    [text] Письма отныне приходят простым текстом.
   *[short] Письма отныне приходят простым и как можно более коротким текстом.
  }
language-form = Я пишу на языках: { $languages }. Напишите SET LANGUAGE и одно из этих слов.
language-set = Отныне я пишу вам по-русски.
quiet-form = Напишите SET QUIET 22:00-07:00 или SET QUIET OFF.
quiet-set = С { $from } до { $to } ({ $zone }) к вам приходят только ответы и то, что не может ждать.
quiet-off = Письма приходят в любое время.
notices-form = Напишите SET NOTICES ON или SET NOTICES OFF, чтобы получать только то, без чего игра не обойдётся.
notices-on = Вы снова получаете напоминания и извещения.
notices-stopped = Вы больше не получаете напоминаний, новостей о других игроках и итогов игр, за которыми только наблюдаете. SET NOTICES ON вернёт их. Итоги и сроки ваших собственных игр приходят по-прежнему.
zone-wished = Даты в письмах к вам отныне по поясу { $zone }.
calendar-form = Напишите SET CALENDAR ON, чтобы получать сроки для календаря, или SET CALENDAR OFF.
calendar-on = Письма, которые ставят срок, отныне несут его для вашего календаря.
calendar-off = В письмах отныне ничего нет для календаря. SET CALENDAR ON вернёт сроки.
set-form = Скажите, что поставить, например SET WAIT или SET PASSWORD слово. Пришлите HELP SET, чтобы увидеть все настройки.
rule-set = { $key } теперь { $value }. С начала игры правила не меняются.
rules-too-late = Правила игры можно менять только до её начала.
setting-set = { $key } теперь { $value }, со следующего хода.
unknown-setting = Я не знаю настройки { $key }. Пришлите HELP SET, чтобы увидеть все настройки.
no-span = { $text } — не отрезок времени. Напишите 72h, 2d или 1h 30m.
no-hour = { $text } — не час дня. Напишите, например, 20:00 или none.
no-days = { $text } не называет дней недели. Напишите семь знаков с воскресенья, например -MTWTF-.
no-zone = { $text } — не часовой пояс. Напишите, например, Europe/Sofia.

## The master
master-only = Это может только мастер игры.
players-only = Это может только игрок.
deadline-set = Срок теперь: { $date }. Всем игрокам сообщено.
no-such-date = Я не могу прочесть { $text } как дату. Напишите 2027-01-31 20:00, Thu 20:00 или +24h.
date-in-the-past = Это уже прошло: { $date }.
paused = В игре { $game } перерыв. Всем игрокам сообщено.
not-paused = В игре { $game } нет перерыва.
resumed = Игра { $game } идёт дальше. Всем игрокам сообщено.
terminated = Игра { $game } прекращена. Всем игрокам сообщено.
processed = Ход { $label } сыгран.
ejected = Снят с места: { $who }.
nobody-called = В этой игре такого нет: { $who }.

## Help
no-such-topic = О { $topic } справки нет. Темы: { $topics }.
