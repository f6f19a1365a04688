## What LIST, SUMMARY, WHOGAME, HISTORY, STATUS and VERSION tell
game-forming = Игра «{ $game }» { $count ->
    [0] собрана и ждёт начала.
    [one] ждёт: нужен ещё { $count } игрок.
    [few] ждёт: нужны ещё { $count } игрока.
   *[other] ждёт: нужны ещё { $count } игроков.
  }
game-over-how = Игра «{ $game }» окончена ({ $how ->
    [won] победа
    [lot] по жребию
    [drawn] ничья
    [conceded] уступлена
   *[terminated] прекращена
  }: { $seats }).
game-over-alone = { $by ->
    [players] Игра «{ $game }» окончена: игроки согласились закончить её без результата.
   *[master] Игра «{ $game }» окончена: мастер её прекратил.
  }
game-paused = Игра «{ $game }» приостановлена: { $turn }.
game-deadline = Игра «{ $game }» ({ $label }), срок: { $date }.
game-held = Игра «{ $game }» задержана: её запись не читается, оператор извещён.
variant = Вариант
pace-turns = Ходы
pace-grace = Отсрочка
pace-reminder = Напомню
pace-hour = Час
pace-rules = Правила
days-all = каждый день
span-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
  }
span-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
  }
rule-told = { $what }: { $value }
pace-length = { $kind ->
    [movement] движение { $span }
    [retreats] отступления { $span }
    [adjustments] корректировка { $span }
    [orders] приказы { $span }
    [talk] переговоры { $span }
    [seal] скрепление договоров { $span }
    [peace] просьбы о мире { $span }
    [ransom] выкуп { $span }
    [pardon] отпущения { $span }
    [war] объявления войны { $span }
    [answer] вмешательства { $span }
   *[other] { $kind } { $span }
  }
pace-hour-at = { $hour } ({ $zone }), { $days }
pace-hour-any = любой ({ $zone }), { $days }
players-of = В игре «{ $game }» участвуют:
players-waiting = Записались и ждут начала: { $names }.
player-open = место свободно
player-none = ещё не назначено
player-eliminated = { $player } (выбыл)
player-unwell = Письма державе { $seat } возвращаются. Первое вернулось: { $since }.
list-game = Игра
list-phase = Ход
list-variant = Вариант
list-completed = окончена
list-terminated = прекращена
list-gunboat = без имён
list-nmr = NMR
list-nmr-wait = NMR wait
list-nmr-extend = NMR extend { $span }
list-nmr-default = NMR default
list-hours = { $count } ч
list-minutes = { $count } мин
list-moderated = с мастером
list-moderated-by = мастер { $master }
list-unmoderated = без мастера
list-press = Press:{ $signs }
list-comment = «{ $text }»
list-formed = Собрана: ждёт начала.
list-open-seat = { $seat } ({ $stands })
list-openings = Свободно: { $seats }.
list-signs = Press:WGPF: разрешена пресса белая (W), серая (G), лишь некоторым (P) и с ложным заголовком (F); дефис: не разрешена. NMR: ход играется без недостающих приказов; с wait или extend он откладывается.
list-wordless = Что мастера пишут о своих играх и как их зовут, видят только зарегистрированные.
list-status = { $status ->
    [paused] перерыв
    [held] задержана
   *[running] идёт
  }
list-forming = Собирается: { $count ->
    [one] нужен ещё { $count } игрок.
    [few] нужны ещё { $count } игрока.
   *[other] нужны ещё { $count } игроков.
  }
list-empty = Игр пока нет. Команда CREATE открывает игру; HELP CREATE показывает как.
list-more = LIST и имя игры либо LIST FULL покажет о ней больше.
list-page = { $next ->
    [none] Это страница { $page } из { $pages }, последняя.
   *[other] Это страница { $page } из { $pages }; следующую покажет { $next }.
  }
summary-through = Обзор игры «{ $game }» по ход { $label }.
summary-parameters = Настройки игры:
summary-created = Игра открыта: { $date }.
summary-ended = { $how ->
    [won] Победа: { $date }.
    [drawn] Ничья объявлена: { $date }.
    [conceded] Игра уступлена: { $date }.
    [lot] Жребий брошен: { $date }.
   *[terminated] Игра прекращена: { $date }.
  }
summary-drawn = Объявлена ничья: { $seats }.
summary-from = с { $label }
history-of = История игры «{ $game }»:
history-none = Пока не сыграно ни одного хода.
history-end = Конец истории.
history-part = { $from ->
    [none] До: { $until }.
   *[other] { $until ->
        [none] С: { $from }.
       *[other] С: { $from }, до: { $until }.
      }
  }
history-nothing = За это время ничего не произошло.
history-wordless = Что люди писали всем, видят только зарегистрированные.
history-cut = Запрошено строк: { $count }; остальное опущено.
history-word = { $word } не говорит, какая часть истории нужна. Есть FROM и TO с датой, LINES с числом, EXCLSTART и EXCLEND с ходом и BROAD, например { $example }.
history-date = { $text } — не дата. Напишите, например, { $example }.
history-lines = { $text } — не число строк. Напишите, например, HISTORY { $game } LINES 500.
history-order = Это время кончается раньше, чем начинается. Сначала напишите FROM и более раннюю дату, например { $example }.
history-turn = Назовите ход после { $key }. Например: { $example }.
history-start = Для EXCLEND нужны EXCLSTART и ход перед ним: с какого хода опустить?
no-turn-yet = В игре { $game } ещё не сыграно ни одного хода, опускать нечего.
version = Chancery { $version }. { $people ->
    [one] Зарегистрирован { $people } человек
    [few] Зарегистрированы { $people } человека
   *[other] Зарегистрировано { $people } человек
  }; { $games ->
    [one] { $games } игра у этого судьи.
    [few] { $games } игры у этого судьи.
   *[other] { $games } игр у этого судьи.
  }
version-key = Квитанции о приказах подписаны (Ed25519); открытый ключ этого судьи: { $key }.
status-of = Как письма приходят на { $address }:
status-language = Язык
status-format = Вид
status-map = Карта
status-calendar = Календарь
status-zone = Часовой пояс
status-quiet = Тихие часы
status-digest = Сводка
status-notices = Извещения
status-on = да
status-off = нет
status-of-game = свой у каждой игры
status-none = нет
status-games = Ваши игры:
status-seat = { $seat }, игра { $game } ({ $label })
status-no-games = Вы не участвуете ни в одной игре.
any-stands = Сейчас: { $turn }.
any-results = Итоги хода { $number }.
any-turns = { $count ->
    [one] Сыгран { $count } ход.
    [few] Сыграны { $count } хода.
   *[other] Сыграно { $count } ходов.
  }
player-hidden = неизвестный
whois-told = { $name } говорит о себе: «{ $text }»
whois-nothing = Никто по имени { $name } ничего о себе здесь не говорит. Кто хочет, пишет SET WHOIS и строку.
whois-set = Кто спросит командой WHOIS, узнает о вас: «{ $text }»
whois-cleared = Командой WHOIS о вас теперь ничего не узнать.
whois-form = WHOIS говорит о вас одну строку не длиннее 300 знаков; или none.
whois-of = { $text ->
    [none] { $name } ничего о себе не говорит.
   *[other] { $name } говорит о себе: «{ $text }»
  }
whois-looks-on = Наблюдает.
status-whois = О себе
help-whois = что человек говорит о себе
help-whofull = кто играет и наблюдает и что они говорят о себе
help-set-whois = что WHOIS говорит о вас другим; none: ничего
