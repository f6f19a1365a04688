## What LIST, SUMMARY, WHOGAME, HISTORY, STATUS and VERSION tell
game-forming = Игра „{ $game }“ { $count ->
    [0] е събрана и чака начало.
    [one] чака още { $count } играч.
   *[other] чака още { $count } играчи.
  }
game-over-how = Игра „{ $game }“ свърши ({ $how ->
    [won] победа
    [lot] по жребий
    [drawn] равенство
    [conceded] отстъпена
   *[terminated] прекратена
  }: { $seats }).
game-over-alone = { $by ->
    [players] Игра „{ $game }“ свърши: играчите се съгласиха да я завършат без резултат.
   *[master] Игра „{ $game }“ свърши: водещият я прекрати.
  }
game-paused = Игра „{ $game }“ е в пауза: { $turn }.
game-deadline = Игра „{ $game }“ ({ $label }) има срок { $date }.
game-held = Игра „{ $game }“ е задържана: записът ѝ не се чете, операторът знае.
variant = Вариант
pace-turns = Ходове
pace-grace = Отсрочка
pace-reminder = Напомням
pace-hour = Час
pace-rules = Правила
days-all = всеки ден
span-hours = { $count ->
    [one] { $count } час
   *[other] { $count } часа
  }
span-minutes = { $count ->
    [one] { $count } минута
   *[other] { $count } минути
  }
rule-told = { $what }: { $value }
pace-length = { $kind ->
    [movement] движение { $span }
    [retreats] отстъпления { $span }
    [adjustments] корекции { $span }
    [orders] заповеди { $span }
    [talk] преговори { $span }
    [seal] подписване { $span }
    [peace] молби за мир { $span }
    [ransom] откупи { $span }
    [pardon] опрощения { $span }
    [war] обявяване на войни { $span }
    [answer] намеси { $span }
   *[other] { $kind } { $span }
  }
pace-hour-at = { $hour } ({ $zone }), { $days }
pace-hour-any = всеки ({ $zone }), { $days }
players-of = В игра „{ $game }“ участват:
players-waiting = Записали са се и чакат началото: { $names }.
player-open = мястото е свободно
player-none = още не е дадено
player-eliminated = { $player } (отпаднал)
player-unwell = Писмата до { $seat } се връщат. Първото се върна: { $since }.
list-game = Игра
list-phase = Ход
list-variant = Вариант
list-completed = свършила
list-terminated = прекратена
list-gunboat = без имена
list-nmr = NMR
list-nmr-wait = NMR wait
list-nmr-extend = NMR extend { $span }
list-nmr-default = NMR default
list-hours = { $count } ч
list-minutes = { $count } мин
list-moderated = с водещ
list-moderated-by = водещ { $master }
list-unmoderated = без водещ
list-press = Press:{ $signs }
list-comment = „{ $text }“
list-formed = Събрана: чака начало.
list-open-seat = { $seat } ({ $stands })
list-openings = Свободно: { $seats }.
list-signs = Press:WGPF: позволена е бяла преса (W), сива (G), само до някои (P) и с лъжлива глава (F); тире: не е. NMR: ходът се играе без липсващите заповеди; с wait или extend се отлага.
list-wordless = Какво пишат водещите за игрите си и как се казват, вижда само който е регистриран.
list-status = { $status ->
    [paused] пауза
    [held] задържана
   *[running] върви
  }
list-forming = Събира се: { $count ->
    [one] трябва още { $count } играч.
   *[other] трябват още { $count } играчи.
  }
list-empty = Още няма игри. CREATE отваря игра; HELP CREATE показва как.
list-more = LIST и името на игра или LIST FULL показва повече за нея.
list-page = { $next ->
    [none] Това е страница { $page } от { $pages }, последната.
   *[other] Това е страница { $page } от { $pages }; следващата се вижда с { $next }.
  }
summary-through = Преглед на игра „{ $game }“ до { $label }.
summary-parameters = Настройки на играта:
summary-created = Играта е открита: { $date }.
summary-ended = { $how ->
    [won] Победа: { $date }.
    [drawn] Обявено равенство: { $date }.
    [conceded] Играта е отстъпена: { $date }.
    [lot] Хвърлен жребий: { $date }.
   *[terminated] Играта е прекратена: { $date }.
  }
summary-drawn = Играта завърши наравно между { $seats }.
summary-from = от { $label }
history-of = История на игра „{ $game }“:
history-none = Още не е изигран нито един ход.
history-end = Край на историята.
history-part = { $from ->
    [none] До: { $until }.
   *[other] { $until ->
        [none] От: { $from }.
       *[other] От: { $from }, до: { $until }.
      }
  }
history-nothing = През това време нищо не се е случило.
history-wordless = Какво са писали хората до всички, вижда само който е регистриран.
history-cut = Поискани редове: { $count }; останалото е пропуснато.
history-word = { $word } не казва коя част от историята. Има FROM и TO с дата, LINES с число, EXCLSTART и EXCLEND с ход и BROAD, например { $example }.
history-date = { $text } не е дата. Напишете например { $example }.
history-lines = { $text } не е брой редове. Напишете например HISTORY { $game } LINES 500.
history-order = Това време свършва, преди да започне. Напишете първо FROM и по-ранната дата, например { $example }.
history-turn = Назовете ход след { $key }. Например: { $example }.
history-start = За EXCLEND са нужни EXCLSTART и ход преди него: от кой ход нататък да се пропусне?
no-turn-yet = В игра { $game } още не е изигран ход, няма какво да се пропусне.
version = Chancery { $version }. { $people ->
    [one] Регистриран е { $people } човек
   *[other] Регистрирани са { $people } души
  }; { $games ->
    [one] { $games } игра при този съдия.
   *[other] { $games } игри при този съдия.
  }
version-key = Разписките за заповеди са подписани (Ed25519); публичният ключ на този съдия е { $key }.
status-of = Как идват писмата до { $address }:
status-language = Език
status-format = Вид
status-map = Карта
status-calendar = Календар
status-zone = Часова зона
status-quiet = Тихи часове
status-digest = Обобщение
status-notices = Известия
status-on = да
status-off = не
status-of-game = тази на всяка игра
status-none = няма
status-games = Вашите игри:
status-seat = { $seat }, игра { $game } ({ $label })
status-no-games = Не участвате в никоя игра.
any-stands = Сега: { $turn }.
any-results = Резултати от ход { $number }.
any-turns = { $count ->
    [one] Изигран е { $count } ход.
   *[other] Изиграни са { $count } хода.
  }
player-hidden = някой
whois-told = { $name } казва за себе си: „{ $text }“
whois-nothing = Никой на име { $name } не казва тук нищо за себе си. Който иска, пише SET WHOIS и един ред.
whois-set = Който попита с WHOIS, научава за вас: „{ $text }“
whois-cleared = С WHOIS вече не се научава нищо за вас.
whois-form = WHOIS казва за вас един ред от най-много 300 знака; или none.
whois-of = { $text ->
    [none] { $name } не казва нищо за себе си.
   *[other] { $name } казва за себе си: „{ $text }“
  }
whois-looks-on = Наблюдава.
status-whois = За себе си
help-whois = какво казва някой за себе си
help-whofull = кой играе и наблюдава и какво казват за себе си
help-set-whois = какво казва WHOIS за вас на другите; none: нищо
