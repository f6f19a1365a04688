# Български. Едно съобщение — едно изречение, в реда, в който хората ги срещат.
#
# Операторът заменя отделни съобщения във файл със същото име в своя папка; `chancery check` го чете. Това, което е казано
# на съобщението, стои в него като { $name }. Силите и провинциите са на български, ако дъската има такива имена; игрите,
# думите на командите и адресите стоят както са.

## Lists, dates
list-comma = {", "}
list-and = {" и "}
list-or = {" или "}
list-arrow = {" -> "}
date-long = { $weekday ->
    [1] понеделник
    [2] вторник
    [3] сряда
    [4] четвъртък
    [5] петък
    [6] събота
   *[7] неделя
  }, { $day } { $month ->
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
  } { $year }, { $time } { $zone }{ $offset }
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
role-observer = Наблюдател

## Subjects, behind [game turn]; phones show some forty letters
subject-start = вашата сила: { $seat }; заповеди до { $date }
subject-start-watch = играта започна
subject-results = заповеди до { $date }; резултати от { $label }
subject-results-idle = резултати от { $label }
subject-reminder = напомняне: заповеди до { $date }
subject-late = закъснели заповеди; чакам до { $date }
subject-waiting = ходът чака пощата си
subject-end = { $how ->
    [won] победа: { $seats }
    [drawn] равенство: { $seats }
    [conceded] отстъпена: { $seats }
   *[terminated] играта е прекратена
  }
subject-press = преса от { $author }
subject-press-all = { $author } до всички
subject-notice = { $what ->
    [deadline] нов срок: { $date }
    [outage] нов срок: { $date }
    [paused] пауза
    [resumed] играта продължава; заповеди до { $date }
    [settings] нови настройки
    [returned] { $seat } отново е тук
    [taken-over] { $seat }: нов играч
    [resigned] { $seat }: мястото е свободно
    [abandoned] { $seat }: мястото е свободно
    [unwell] { $seat }: пощата не стига
    [nobody-left] няма кой да играе
   *[other] новини
  }
subject-orders-complete = заповедите ви са тук; срок { $date }
subject-orders-missing = { $count ->
    [one] липсва { $count } заповед; срок { $date }
   *[other] липсват { $count } заповеди; срок { $date }
  }
subject-wrong = { $count ->
    [one] { $count } ред не стана
   *[other] { $count } реда не станаха
  }
subject-answer = вашето писмо
subject-confirm = моля, потвърдете
subject-hold = ваше ли е това писмо?
subject-warning = някой писа от ваше име
subject-operator = нужен е поглед

## The frame of letters
machine-judge = :: Съдия: { $code }  Игра: { $game }  Вариант: { $variant }
machine-deadline = :: Срок: { $label } { $date }
calendar-title = { $game }: заповеди за { $label } ({ $seat })
dear = Здравейте, { $name }!
foot = { $name }, { $address }. HELP праща помощ.
form-hint = За да дадете заповеди, натиснете „Отговор“, променете редовете по-долу и изпратете писмото. Броят се само променените редове; броят се и ваши собствени редове отгоре.
form-heading = Вашите заповеди
due-next = Следва: { $turn }, срок { $date }.
due-grace = Закъснели заповеди се приемат до { $date }.
asked = { $count ->
    [one] От вас се чака { $count } заповед; формулярът е накрая.
   *[other] От вас се чакат { $count } заповеди; формулярът е накрая.
  }
asked-nothing = Сега от вас не се чака нищо.
watching = Вие наблюдавате.
thanks = Благодаря за играта.
notices-off = SET NOTICES OFF в писмо до мен спира такива писма, без които играта може да продължи.
stop-ask = Да спра ли писмата, които не чакат отговор: напомняния, новини за други играчи и резултати от игри, които само наблюдавате? Оставате в игрите си и техните резултати и срокове идват и занапред.
stop-button = Спри ги
stop-done = Спрени са. SET NOTICES ON в писмо до мен ги връща.
stop-unknown = Този адрес не спира нищо.

## A turn was played
results-played = Ходът е изигран: { $turn }.
results-own = { $all ->
    [one] Вашата една заповед { $good ->
        [0] не успя.
       *[other] успя.
      }
   *[other] Успяха { $good } от вашите { $all } заповеди.
  }
results-next-phase = Следващият ход на „{ $game }“ е { $turn }.
results-deadline = Срокът за заповеди е { $date }.
results-that-is = Това е { $date }.
results-over = Играта свърши. Благодаря за играта.
results-nothing = Никой нямаше какво да заповяда.
results-why = Защо:
results-order = Заповед
results-result = Резултат
results-done = изпълнено
results-your = Вашите заповеди
results-map = Картата

## A game starts
start-selected = Вие играете за { $seat } в игра „{ $game }“.
start-watch = Игра „{ $game }“ започна.
start-how = За да дадете заповеди, отговорете на това писмо, както е казано по-долу. Или напишете SIGNON { $letter }{ $game } и паролата си на първия ред на писмо до { $address }, а под него заповедите си, всяка на отделен ред. HELP ORDERS показва как изглеждат.
start-players = В тази игра участват:
start-first-deadline = Срокът за първите заповеди е { $date },
start-that-is = тоест { $date }.

## Reminders, late orders, waiting
reminder = Напомняне за { $seat } в игра „{ $game }“: { $turn }, заповедите трябват до { $date }.
reminder-missing = Още без заповед:
late-waiting = Игра „{ $game }“ чака заповедите на { $seat }.
late-until = Срокът мина. { $count ->
    [one] Тази сила
   *[other] Тези сили
  } още може да заповядва до { $date }. След това ходът се играе без тези заповеди и мястото на всеки, който не е пратил нищо, е свободно за друг. Ако заповедите дойдат по-рано, играя веднага.
waiting-mailbox = Срокът на игра „{ $game }“ мина, но в момента не мога да прочета пощата си. За да не се изгубят ничии заповеди, ходът чака, докато прочета цялата поща, дошла навреме. Операторът също вижда това.

## Notices
notice-taken-over = { $seat } в игра „{ $game }“ има нов играч.
notice-returned = Играчът на { $seat } в игра „{ $game }“ отново е тук.
notice-resigned = { $seat } в игра „{ $game }“ остана без играч. Мястото е свободно: всеки регистриран може да го заеме, като се подпише за него.
notice-abandoned = { $seat } в игра „{ $game }“ не прати заповеди навреме. Ходът беше изигран без тях и мястото е свободно, докато играчът се върне.
notice-nobody-left = Няма кой да играе игра „{ $game }“. Часовникът стои, докато водещият продължи играта.
notice-deadline = Игра „{ $game }“, { $turn }: новият срок е { $date }.
notice-outage = Не работех, когато трябваха заповедите за игра „{ $game }“ ({ $turn }). За да не закъснее никой по моя вина, срокът сега е { $date }, а закъснели заповеди се приемат до { $grace }.
notice-unwell = Писмата до играча на { $seat } в игра „{ $game }“ се връщат от { $since }. Играта продължава; може би знаете друг начин да се свържете с него.
notice-paused = Водещият спря игра „{ $game }“ за малко. Часовникът стои.
notice-resumed = Игра „{ $game }“ продължава. { $turn }, заповедите трябват до { $date }.
notice-settings = Водещият на игра „{ $game }“ промени настройките:
notice-left = Някой напусна игра „{ $game }“.

## The end
end-won = Играта беше спечелена от { $seats }.
end-congratulations = Поздравления за заслужената победа!
end-drawn = Игра „{ $game }“ завърши наравно между { $seats }. Поздравления за добре изиграната партия.
end-conceded = Игра { $game } беше отстъпена на { $seats }.
end-terminated = Водещият прекрати игра „{ $game }“.
end-over = Играта свърши. Благодаря за играта.
end-more = SUMMARY { $game } и HISTORY { $game } показват цялата игра.
end-players = Кой игра
end-power = Сила
end-player = Играч

## Press
press-header = Съобщение от { $author } до { $readers } в „{ $game }“
press-header-all = Съобщение до всички от { $author } в „{ $game }“
press-end = Край на съобщението.

## Letters that ask for a yes
confirm-asked = някой, вероятно вие, поиска да регистрирам този адрес за игри на дипломация по поща.
confirm-how = Ако сте били вие, отговорете на това писмо с единствената дума YES. Ако програмата ви не може, пратете ми този ред (без чертата отпред):
confirm-until = Важи до { $until }. Ако не сте били вие, не правете нищо: нищо не се е случило.
hold-came = Дойде писмо за вашето място в игра { $game } от { $from } и не съм сигурен, че е ваше.
hold-orders = Ето редовете в него:
hold-how = Още не съм направил нищо с него. Ако е ваше, отговорете на това писмо с единствената дума YES. Ако програмата ви не може, пратете ми този ред (без чертата отпред):
hold-deadline = Заповедите в него се броят от мига, в който кажете YES. Срокът е { $date }; след него е късно.
hold-else = Ако не е ваше, не правете нищо; но ако в него е била вашата парола, някой я знае: моля, подпишете се и я сменете с SET PASSWORD и нова дума.
move-asked = Играчът с адрес { $from } иска отсега нататък да пращам писмата за игра { $game } на този адрес.
second-asked = Играчът с адрес { $address } иска да пиша и на този адрес, когато писмата до другия се връщат.
yes-here = Ако това е вярно, отговорете оттук на това писмо с единствената дума YES. Ако програмата ви не може, пратете ми този ред (без чертата отпред):
yes-until = Важи до { $until }. Ако не е вярно, не правете нищо.

## Warnings
warning-forged = Дойде писмо от ваше име, което не е от вас: така казва собственият ви пощенски доставчик. Не направих нищо с него и не му отговорих.
warning-attempt = Писмо от друг адрес се опита да играе вместо вас в игра { $game }, без писмото, което го позволява, и без парола. Не направих нищо с него.
warning-nothing = Не е нужно да правите нищо. За такива писма съобщавам най-много веднъж седмично.

## The answer to a mail
receipt-all-well = Разбрах цялото ви писмо.
receipt-wrong = { $count ->
    [one] Едно нещо в писмото ви не стана; по-долу пред него стои !!
   *[other] { $count } неща в писмото ви не станаха; по-долу пред тях стои !!
  }
receipt-heading = Вашето писмо, ред по ред
receipt-orders = Заповеди на { $seat } в игра { $game }, { $turn }:
receipt-none = (още няма)
receipt-missing = Още без заповед: { $missing }.
receipt-complete = Всички заповеди са тук.
receipt-wait = Помолихте ме да чакам срока.
receipt-late = Закъснявате: чакам до { $date }.
receipt-deadline = Срокът е { $date }.
receipt-idle = { $seat } няма какво да заповядва: { $turn }, игра { $game }.

## What LIST, SUMMARY, WHOGAME, HISTORY, STATUS and VERSION tell
game-forming = Игра „{ $game }“ чака още { $count } { $count ->
    [one] играч
   *[other] играчи
  }.
game-over-how = Игра „{ $game }“ свърши ({ $how ->
    [won] победа
    [drawn] равенство
    [conceded] отстъпена
   *[terminated] прекратена
  }: { $seats }).
game-over-alone = Игра „{ $game }“ свърши: водещият я прекрати.
game-paused = Игра „{ $game }“ е в пауза: { $turn }.
game-deadline = Игра „{ $game }“ ({ $label }) има срок { $date }.
game-held = Игра „{ $game }“ е задържана: записът ѝ не се чете, операторът знае.
variant = Вариант
pace-turns = Ходове
pace-grace = Отсрочка
pace-hour = Час
pace-rules = Правила
pace-length = { $kind ->
    [movement] движение { $span }
    [retreats] отстъпления { $span }
    [adjustments] поправки { $span }
   *[other] { $kind } { $span }
  }
pace-hour-at = { $hour } ({ $zone }), дни { $days }
pace-hour-any = всеки ({ $zone }), дни { $days }
players-of = В игра „{ $game }“ участват:
player-open = мястото е свободно
player-none = още не е дадено
player-eliminated = { $player } (отпаднал)
player-unwell = Писмата до { $seat } се връщат от { $since }.
list-game = Игра
list-phase = Ход
list-variant = Вариант
list-completed = свършила
list-status = { $status ->
    [forming] събира се
    [paused] пауза
    [held] задържана
   *[running] върви
  }
list-forming = Събира се: { $count ->
    [one] трябва още { $count } играч.
   *[other] трябват още { $count } играчи.
  }
list-opening = Свободно: { $seat } ({ $letter }).
list-empty = Още няма игри. CREATE отваря игра; HELP CREATE показва как.
list-more = LIST и името на игра показва повече за нея.
summary-through = Преглед на игра „{ $game }“ до { $label }.
summary-parameters = Настройки на играта:
summary-created = Играта е открита: { $date }.
history-of = История на игра „{ $game }“:
history-date = Дата:
history-none = Още не е изигран нито един ход.
history-end = Край на историята.
version = Chancery { $version }. { $people ->
    [one] Регистриран е { $people } човек
   *[other] Регистрирани са { $people } души
  }; { $games ->
    [one] { $games } игра при този съдия.
   *[other] { $games } игри при този съдия.
  }
status-of = Как идват писмата до { $address }:
status-language = Език
status-format = Вид
status-map = Карта
status-calendar = Календар
status-zone = Часова зона
status-quiet = Тихи часове
status-notices = Известия
status-on = да
status-off = не
status-of-game = тази на всяка игра
status-none = няма
status-games = Вашите игри:
status-seat = { $seat }, игра { $game } ({ $label })
status-no-games = Не участвате в никоя игра.
any-stands = Играта е на ход { $turn }.
any-results = Резултати от ход { $number }.
any-turns = { $count ->
    [one] Изигран е { $count } ход.
   *[other] Изиграни са { $count } хода.
  }

## HELP
help-example = Пишете
help-does = Какво прави
help-what = { $name } е съдия на игри на дипломация по поща. Пишете на { $address } от адреса, който сте регистрирали; всяко писмо с команди получава един отговор. Една команда стои на един ред; главни и малки букви се различават само в паролите. Примерните редове по-долу стоят зад черта.
help-first-steps = Първи стъпки
help-register = регистрира адреса, от който пишете
help-list = показва всички игри; LIST и име показва една
help-join = записва ви в нова игра с ваша собствена парола
help-signon = заповеди за Франция в текуща игра от кое да е писмо
help-signoff = край на командите; нататък не се чете
help-form = Щом играта тръгне, всяко писмо, което чака заповеди, завършва с формуляр: натиснете „Отговор“, променете редовете, изпратете. Парола не трябва.
help-languages = Пиша на { $languages }: SET LANGUAGE и една от тези думи избира езика. Команди и заповеди се четат на всички.
help-topics = Пратете HELP и тема за повече: { $topics }.
help-orders-short = Краткият път: натиснете „Отговор“ на мое писмо с формуляр и променете редовете му или напишете заповеди над цитата. Броят се само променените редове; непроменен формуляр не заповядва нищо.
help-orders-long = Дългият път: под ред SIGNON, всяка на отделен ред (или няколко с ; помежду). По-късна заповед за същата единица заменя по-ранната. Имената може да са кратки или дълги: Par, Париж, StP(sc), Санкт Петербург (южен бряг).
help-movement = Движение
help-hold = стои
help-move = отива; може със стрелка или с дума
help-support-move = подкрепя движение
help-support = подкрепя единица, която стои
help-convoy = конвоира
help-convoyed = превозва се, където не може да стигне пеша
help-via = плава, макар че би могла да мине пеша
help-coast = назовава брега, където са два
help-retreats = Отстъпления
help-retreat = отстъпва
help-disband = разпуска се
help-adjustments = Поправки
help-build = строи, с брега, където са два
help-remove = премахва
help-waive = отказва се от една постройка
help-all-turns = Във всеки ход
help-as-shown = заповядва това, което стои във формуляра
help-clear = изтрива заповедите ви за този ход
help-wait = съдията чака срока, макар всички заповеди да са тук; SET NO WAIT го отменя
help-games = За игрите, със или без ред SIGNON:
help-list-all = всички игри
help-list-one = една игра: играчи, часовник, положение
help-summary = как са вървели силите
help-history = всички резултати досега
help-whogame = кой играе
help-observe = наблюдавате и получавате резултатите
help-status = вашите игри и как идват писмата
help-version = версията на този съдия и колко хора и игри има
help-take-over = Изоставено място се заема, като се подпишете за него със собствена парола: SIGNON Fbalkan secret.
help-press = Преса е това, което играчите си пишат. Под ред SIGNON или в отговор на писмо с формуляр:
help-press-to = до Англия и Германия. Може и с имена, а M е водещият
help-broadcast = до всички в играта
help-press-text = Всичко до ENDPRESS е ваш текст, както и да изглежда.
help-set = Настройките стоят под ред SIGNON или в отговор на писмо с формуляр.
help-set-letters = Как идват писмата до вас, във всички игри
help-set-language = езикът на писмата до вас
help-set-format = само прост текст; short: най-краткият; html: оформен, с текст до него
help-set-map = без карти; png или svg: карта от този вид; both: заповедите на отделна карта
help-set-timezone = датите в писмата до вас
help-set-calendar = без срокове за календара; on ги връща
help-set-quiet = в тези часове не идва това, което може да почака; off го спира
help-set-notices = без напомняния и новини за другите; on ги връща
help-set-address = писмата отиват там, щом адресът потвърди
help-set-address2 = опитва се, когато първият адрес връща писмата
help-confirm = казва „да“ на мое писмо с въпрос, с думата от него; отговорът на писмото прави същото
help-set-play = В една игра
help-set-password = нова парола
help-set-preference = желанията ви преди началото на играта
help-draw = глас за равенство на всички останали; NO DRAW го отменя
help-concede = отстъпвате на най-силната сила; NO CONCEDE го отменя
help-resign = напускате играта; мястото е свободно за други
help-set-master = За водещи
help-set-deadline = премества срока на този ход; може и 2027-01-31 20:00, +24h
help-set-move = колко траят ходовете; също RETREAT, BUILD, GRACE, REMINDER
help-set-hour = кога са сроковете; също DAYS -MTWTF-, ZONE Europe/Sofia
help-create = Всеки регистриран може да открие игра и е неин водещ:
help-create-game = открива игра balkan
help-create-words = Думите след паролата решават как се играе:
help-create-board = дъската; има и strait (2 играчи), ring (3), archipelago (5) и това, което операторът е добавил
help-create-players = по-малко играчи; от 2 до 7 на обикновената дъска
help-create-move = колко трае движението; така и retreat=, build=
help-create-grace = колко се чакат закъснелите
help-create-hour = часът на сроковете
help-create-days = дните със срокове, от неделя
help-create-zone = часовата зона на часа и дните
help-create-preset = домашни правила: 1971, 1982, 2000, 2023, dptg, source
help-create-rule = едно правило по номера му в DATC
help-create-start = Играта започва, когато всички места са заети. Преди това играчите могат да кажат кои места предпочитат: SET PREFERENCE FEG*.
help-master = Водещият се подписва с M и паролата от CREATE:
help-master-signon = подписва водещия
help-process = изиграва хода сега
help-pause = спира часовника; RESUME го пуска
help-eject = сваля играч от място
help-terminate = прекратява играта
help-master-set = HELP SET показва часовниците, които водещият може да нагласи.

## Classic Diplomacy: turns, units, orders
classic-turn = { $season ->
    [spring] пролет
    [fall] есен
   *[winter] зима
  } { $year }, { $kind ->
    [movement] движение
    [retreats] отстъпления
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
classic-hold = { $unit } СТОИ
classic-no-order = { $unit }, без заповед
classic-move = { $unit } -> { $to }
classic-support = { $unit } ПОДКРЕПЯ { $other }
classic-support-move = { $unit } ПОДКРЕПЯ { $other } -> { $to }
classic-convoy = { $unit } КОНВОИРА { $other } -> { $to }
classic-disband = { $unit } СЕ РАЗПУСКА
classic-retreats = { $kind ->
    [army] Армия
   *[fleet] Флот
  } { $place } -> { $to }
classic-disbands = { $kind ->
    [army] Армия
   *[fleet] Флот
  } { $place } СЕ РАЗПУСКА
classic-no-retreat-order = { $kind ->
    [army] Армия
   *[fleet] Флот
  } { $place }, без заповед (СЕ РАЗПУСКА)
classic-builds = Строи { $kind ->
    [army] армия
   *[fleet] флот
  } в { $place }
classic-removes = Премахва { $kind ->
    [army] армията
   *[fleet] флота
  } в { $place }
classic-default-removal = По подразбиране се премахва { $kind ->
    [army] армията
   *[fleet] флотът
  } в { $place }
classic-waived = Отказ от постройка
classic-rule-preset = домашни правила според издание или друга програма
classic-rule-number = избор { $key } от тестовете DATC
classic-rule-three = по кой от двата начина трима играчи си поделят силите
classic-mark = { $mark ->
    [bounce] отблъсната
    [no-convoy] няма конвой
    [cut] прекъсната
    [void] напразно
    [disrupted] провален конвой
    [dislodged] изтласкана
    [destroyed] унищожена
    [not-built] не е построена
   *[not-removed] не е премахната
  }
classic-mark-told = { $mark ->
    [bounce] отблъсната
    [no-convoy] не беше превозена
    [cut] подкрепата е прекъсната
    [void] напразно
    [disrupted] конвоят е провален
    [dislodged] изтласкана
    [destroyed] унищожена
    [not-built] не е построена
   *[not-removed] не е премахната
  }
classic-results-of = { $season ->
    [Spring] Пролет
    [Fall] Есен
   *[Winter] Зима
  } { $year }, { $kind ->
    [Movement] движение
    [Retreats] отстъпления
   *[Adjustments] поправки
  }: резултати.
classic-dislodged-units = Изтласкани бяха:
classic-can-retreat = { $power }, { $kind ->
    [army] армията
   *[fleet] флотът
  } в { $place } може да отстъпи в { $open }.
classic-destroyed = { $power }, { $kind ->
    [army] армията
   *[fleet] флотът
  } в { $place }: нямаше къде да отстъпи, единицата е унищожена.
classic-ownership = Центрове за снабдяване:
classic-unowned = Ничии
classic-count = { $centres } { $centres_number ->
    [one] център,
   *[other] центъра,
  } { $units } { $units_number ->
    [one] единица:
   *[other] единици:
  } { $verb ->
    [Builds] строи
   *[Removes] премахва
  } { $change }.
classic-count-told = { $due ->
    [builds] строи { $change }
    [removes] премахва { $change }
   *[nothing] —
  }
classic-status = Положение: { $turn }.
classic-starting = Начално положение: { $season ->
    [Spring] пролет
    [Fall] есен
   *[Winter] зима
  } { $year }.
classic-counts = Колко центъра имаха силите
classic-no-counts = Центровете още не са броени.
classic-power = Сила
classic-centres = Центрове
classic-units = Единици
classic-adjustment = Поправка
classic-province = Провинция
classic-unit-head = Единица
classic-position = Положението
classic-map-position = Карта: { $turn }.
classic-map-power = { $power }: { $units }; { $centres ->
    [0] без център
    [one] { $centres } център
   *[other] { $centres } центъра
  }.
classic-map-no-units = без единици
classic-map-arrows = Стрелките показват заповедите: { $season ->
    [Spring] пролет
    [Fall] есен
   *[winter] зима
  } { $year }; списъците в това писмо казват всяка.
classic-map-orders = Карта на заповедите: { $season ->
    [Spring] пролет
    [Fall] есен
   *[winter] зима
  } { $year }; списъците в това писмо казват всяка.
classic-may-go = може: { $goals }
classic-one-of = едно от: { $choices }
classic-builds-left = { $count ->
    [one] { $count } постройка
   *[other] { $count } постройки
  }
classic-removals-left = { $count ->
    [one] { $count } премахване
   *[other] { $count } премахвания
  }

## Classic Diplomacy: why an order failed
classic-dislodged-by = изтласкана от { $unit } със сила { $strength } срещу { $against }
classic-paradox-convoy = конвоят е част от парадокс и не става (DATC 4.A.2)
classic-forbidden = дъската не го позволява; единицата стои
classic-convoy-dislodged = { $unit } беше изтласкан, а друг път по море не остана
classic-convoy-paradox = конвоят на { $unit } е част от парадокс (DATC 4.A.2)
classic-convoy-missing = на никой флот не е заповядано да я превози
classic-convoy-broken = конвоиращите флотове не образуват непрекъсната верига
classic-own-unit-stands = силата не изтласква собствената си единица в { $place }
classic-bounced-off = сила { $strength } срещу { $against } на { $unit }
classic-bounced-with = сила { $strength } срещу { $against } на { $unit }, също натам
classic-not-entered = в { $place } не можеше да се влезе
classic-cut-by = прекъсната от { $unit }
classic-cut = прекъсната от нападение
classic-nobody-stood = в { $place } нямаше никого
classic-did-not-hold = { $unit } не стоеше на място
classic-did-not-move = { $unit } не отиваше в { $place }
classic-did-not-go = { $unit } не плаваше към { $place }
classic-matches-nothing = не съответства на нищо

## Classic Diplomacy: what is wrong with an order
classic-ordered = { $order }
classic-noted = { $order } ({ $note })
classic-wrong-kind = там стои { $kind ->
    [army] армия
   *[fleet] флот
  }
classic-unknown-province = няма провинция „{ $word }“
classic-unknown-province-near = няма провинция „{ $word }“ (може би { $near }?)
classic-ambiguous-province = „{ $word }“ може да е { $names }
classic-no-such-coast = { $place } няма { $coast ->
    [nc] северен
    [ec] източен
    [sc] южен
   *[wc] западен
  } бряг
classic-order-ends = заповедта свършва там, където трябва да има { $wanted ->
    [order] заповед
    [province] провинция
    [deed] `-`, `H`, `S` или `C`
    [convoy-goal] `-` и целта на армията
    [supported-deed] `-` и цел, `H` или нищо
   *[nothing] нищо повече
  }
classic-not-understood = „{ $word }“ тук е неразбираемо; би могло: { $wanted ->
    [order] заповед
    [province] провинция
    [deed] `-`, `H`, `S` или `C`
    [convoy-goal] `-` и целта на армията
    [supported-deed] `-` и цел, `H` или нищо
   *[nothing] нищо повече
  }
classic-no-unit = в { $place } няма единица
classic-foreign-unit = единицата в { $place } не е ваша ({ $power })
classic-wrong-phase = сега няма такава заповед: { $phase ->
    [movement] това е движение
    [retreats] това са отстъпления, пишете `- Място` или `D`
   *[adjustments] това са поправки, пишете `Build A Par`, `Remove A Par` или `Waive`
  }
classic-two-coasts = { $place } има два бряга, до които флотът стига: назовете { $coasts }
classic-out-of-reach = { $kind ->
    [army] армията
   *[fleet] флотът
  } в { $from } не може да стигне до { $to }{ $why ->
    [no-fleets] : няма флотове, които да я превозят
    [other-coast] ; може до { $coast }
    [support] , затова не може да подкрепя там
   *[none] {""}
  }
classic-supports-itself = единицата в { $place } не може да подкрепя себе си
classic-army-convoys = армия не може да конвоира
classic-port-convoys = флот в { $place } не е в море и не може да конвоира
classic-nobody-to-convoy = в { $place } няма армия за превоз
classic-no-way-over-sea = няма морски път от { $from } до { $to }
classic-quoted-result = ред с двоеточие, с точка накрая или с (*...*) се приема за цитиран резултат
classic-one-too-many = { $power } има { $due } за заповядване и всички вече са заповядани
classic-only-builds = отказ може само от постройка
classic-not-dislodged = нямате изтласкана единица в { $place }
classic-closed-retreat = не може да отстъпи в { $to }; отворено е { $open }
classic-no-build-to-waive = нямате постройка, от която да се откажете
classic-no-removals = { $power } няма какво да премахва
classic-not-home = { $place } не е ваш роден център
classic-no-build = нямате постройки
classic-site-occupied = в { $place } не може да се строи: там стои единица
classic-site-lost = в { $place } не може да се строи: вече не е ваш
classic-kind-needed = напишете A или F: { $place } може да приеме армия или флот
classic-coast-needed = назовете брега: { $coasts }
classic-inland-fleet = в { $place } не може да се построи флот, няма бряг

## Mail as a whole
too-large = Писмото ви е по-голямо от { $most }, затова не го прочетох. Моля, пратете команди в кратък текст.
no-author = Писмото ви не назовава един автор на реда From, затова не направих нищо. Моля, пратете го само с вашия адрес там.
unreadable-mail = Не намерих четим текст в писмото ви. Моля, пратете командите като прост текст, не като прикачен файл.
encrypted-mail = Писмото ви е шифровано или запечатано, а аз нямам ключ. Моля, пратете го като прост текст.
head-too-large = Заглавията на писмото ви са по-големи, отколкото чета. Моля, пратете командите в ново писмо.
too-nested = Писмото ви е от твърде много части, една в друга. Моля, пратете команди в кратък прост текст.
too-long = Текстът на писмото ви е по-дълъг, отколкото чета. Моля, пратете само командите, без по-стари писма отдолу.
too-many-lines = В писмото ви има повече редове, отколкото някой има заповеди; нататък не четох.
unknown-encoding = Писмото ви е в кодировка { $name }, която не чета. Моля, пратете го като прост текст в UTF-8.
attached-only = В писмото ви няма текст, само { $names }. Моля, напишете командите в самото писмо.
two-texts = Простият и оформеният текст на писмото ви искат различни неща, затова не направих нито едно. В простия: { $plain }. В оформения: { $html }. Моля, пратете само прост текст.
empty-mail = Писмото ви нямаше собствен текст, така че нямаше какво да правя. Пратете HELP, за да видите какво разбирам.
no-command = Не намерих команда в писмото ви. Пратете HELP, за да видите какво разбирам.
answer-to-press = Отговорихте на писмо, което е написал друг играч, а аз не предавам нищо непоискано. За да отговорите, сложете PRESS TO и буквата на силата над текста си и ENDPRESS под него — в отговор на мое писмо с формуляр или под ред SIGNON.
unknown-line = Такава команда не знам; над заповедите трябва ред SIGNON.
not-signed-on = Над това трябва ред като SIGNON Fgame password, иначе не знам за коя игра и сила е.
see-below = Отговорът е по-долу.
done = Готово.

## Registration
register-form = Моля, напишете името си на отделен ред между REGISTER и END, например Name: Анна Петрова.
register-own-address = Мога да регистрирам само адреса, от който дойде писмото, { $address }. За да регистрирате { $other }, пишете оттам.
registered = Добре дошли, { $name }. Адресът { $address } е регистриран и можете да се включвате в игри.
registered-already = Адресът { $address } вече е регистриран; името е записано: { $name }.
confirm-first = Изпратих писмо на { $address }. Моля, отговорете му, както е казано там, за да знам, че адресът е ваш. След това продължавам с останалото от писмото ви.
confirmed-mail = Благодаря. Изпълнявам онова писмо сега; отговорът му идва отделно.
no-such-token = Не чакам такава дума: използвана е, стара е или е пратена на друг адрес.
too-many-confirmations = Няколко потвърждения вече чакат на { $address }. Моля, отговорете на някое от тези писма.
not-registered = Адресът ви { $address } още не е регистриран. Моля, пратете писмо с три реда: REGISTER, после Name: и името ви, после END.
address-moved = Писмата за игра { $game } отсега отиват на { $address }.
no-address = { $address } не е пощенски адрес.
held = Не съм сигурен, че това писмо за игра { $game } е от нейния играч. Попитах регистрирания адрес; щом каже да, ще го изпълня.
too-many-held = Не съм сигурен, че това писмо за игра { $game } е от нейния играч, а неговото потвърждение вече чакат твърде много писма. Не направих нищо с него.
unverified = Паролата е вярна, но никой не гарантира, че писмото е от вас, а операторът на този съдия го иска. Моля, пратете го през сървъра на доставчика си.
second-added = Писмата до { $first } отиват и на { $second }, когато онзи адрес ги връща.
yes-needed = Чакам думата YES на първия ред. Още нищо не се е случило.

## Getting into games
signon-form = Моля, напишете SIGNON ?game password, за да се включите в нова игра, или SIGNON Fgame password, за да играете; F е буквата на вашата сила.
observe-form = Моля, напишете OBSERVE game password.
create-form = Моля, напишете CREATE ?game password, а след това, ако искате, думи като players=5 или move=48h.
password-form = Паролата има от 4 до 100 букви или знака и няма интервали.
bad-game-name = { $game } не е добро име за игра: от 1 до 20 латински букви и цифри.
game-exists = Вече има игра { $game }.
created = Игра { $game } ({ $variant }, играчи: { $players }) е открита и вие сте нейният водещ. Другите се включват със SIGNON ?{ $game } и собствена парола; можете и вие.
unknown-option = Не знам думата { $option }. Пратете HELP CREATE, за да видите всички.
bad-setup = Такава игра не може да се открие: { $reason }.
no-such-game = Няма игра { $game }. Пратете LIST, за да видите всички игри.
no-such-game-near = Няма игра { $game }. Може би { $near }?
game-name-needed = Моля, назовете игра, например LIST balkan.
game-is-held = Игра { $game } е задържана, защото записът ѝ не се чете; операторът знае. Нищо не е изгубено.
joined = Вие сте в игра { $game }. { $missing ->
    [0] Всички места са заети: играта започва.
    [one] Трябва още { $missing } играч.
   *[other] Трябват още { $missing } играчи.
  }
joined-already = Вече сте в игра { $game }; паролата вече е новата. { $missing ->
    [0] Всички места са заети.
    [one] Трябва още { $missing } играч.
   *[other] Трябват още { $missing } играчи.
  }
game-is-full = Игра { $game } има всичките си играчи. Можете да наблюдавате с OBSERVE { $game } и собствена парола.
take-over-by-letter = Игра { $game } върви, но едно място е свободно. Подпишете се с буквата му, например SIGNON F{ $game }, и собствена парола. WHOGAME { $game } показва кое.
no-such-seat = В игра { $game } няма място { $seat }.
not-started = Игра { $game } още не е започнала. Дотогава се подписвайте със SIGNON ?{ $game } и паролата си.
signed-on = Подписани сте за { $seat } в игра { $game }.
signed-on-master = Подписани сте като водещ на игра { $game }.
took-over = Заехте мястото на { $seat } в игра { $game }. Дадената парола отсега е ваша.
observing = Наблюдавате игра { $game } и получавате резултатите ѝ.
wrong-password = Това не е паролата за { $seat } в игра { $game }. Паролите различават главни от малки букви.
eliminated = { $seat } е вън от игра { $game }.
left = Напуснахте игра { $game }.

## Orders
order-accepted = { $order }.
order-refused = Не е прието: { $reason }.
orders-not-yours = Не сте подписани като играч, така че нямате кому да заповядвате.
orders-while-paused = Игра { $game } е в пауза: заповеди се приемат, когато водещият я продължи.
order-stale = Не е прието: писмото, на което отговорихте, беше за { $label }.
older-than-turn = Не е прието: { $now } започна, след като сте пратили това. Моля, пратете заповедите за него отново.
left-alone = Това не е заповед, затова го оставих.
form-stale = Отговорихте на писмо за { $label }, а игра { $game } сега е на { $now }, затова нито една заповед в писмото не се брои. Валидният формуляр е по-долу.
form-unchanged = Формулярът се върна, какъвто го пратих, затова не заповядва нищо. Променете ред; или, за всичко, което стои в него, отговорете с единствения ред ORDERS AS SHOWN; или напишете над него редове като { $example }.
form-left-out = Пропуснахте { $lines }. Каквото стоеше за това, остава.
form-of-another = Формуляр { $form } в писмото ви не е ваш тук, затова го оставих.
second-form = Формуляр { $form } по-долу казва друго. Взех първия отгоре.
answer-not-proven = Не мога да позная дали този отговор е от играча на { $seat } в игра { $game }. Моля, отговорете на мое писмо от адреса, на който е дошло, или напишете на първия ред SIGNON, буквата на силата с името на играта и паролата си.
seat-has-changed = { $seat } в игра { $game } сега няма играч.
cleared = Заповедите ви за този ход са изтрити.
wait-set = Чакам срока, макар всички заповеди да са тук.
wait-cleared = Играя хода, щом всички заповеди са тук.
not-running = Игра { $game } не върви.
game-over = Игра { $game } свърши.

## Press
press-form = Моля, напишете PRESS TO и букви или имена на сили, например PRESS TO EG или PRESS TO Англия, после текста си, после ENDPRESS. BROADCAST отива до всички.
press-needs-names = Моля, кажете до кого, например PRESS TO EG.
press-to-nobody = { $word } не е сила в тази игра.
press-not-yours = Само играчите и водещият могат да пишат преса.
press-while-paused = Игра { $game } е в пауза: пресата отива само до водещия.
press-closed = В този ход на игра { $game } пресата е затворена; отива само до водещия.
press-empty = Нямаше текст за пращане.
press-sent = Изпратено: { $header }.
press-redacted = Изпратено: { $header }. В текста имаше парола или дума, която позволява да се пише от ваше име; заличих я.

## Votes
draw-set = Гласувате за равенство на всички останали в този ход. Никой не вижда отделните гласове.
draw-cleared = Не гласувате за равенство.
concede-set = Отстъпвате играта на { $seat }. Когато отстъпят всички останали, това е победа.
concede-cleared = Не отстъпвате.
concede-to-strongest = Може да се отстъпи само на друга сила, и то на най-силната; { $seat } не е.
no-vote = Вашата сила е вън от играта и няма глас.
resigned = Напуснахте { $seat } в игра { $game }. Мястото вече е свободно за други.

## Settings
password-set = Новата ви парола е записана. Тя различава главни от малки букви.
preference-set = Желанията ви са записани: { $list }.
preference-too-late = Желания се приемат само преди началото на играта, под ред SIGNON ?game.
map-form = Моля, напишете SET MAP PNG или SET MAP SVG за карта с резултатите, SET MAP BOTH за заповедите на отделна карта или SET MAP NONE.
maps-on = Писмата с резултати отсега носят { $count ->
    [both] две карти, положението и заповедите
   *[one] карта
  }, вид { $form }.
maps-off = Писмата вече не носят карти. SET MAP PNG ги връща.
format-form = Моля, напишете SET FORMAT HTML, SET FORMAT TEXT или SET FORMAT SHORT.
format-set = { $format ->
    [html] Писмата отсега идват оформени, с карти, и с прост текст до тях.
    [text] Писмата отсега идват само като прост текст.
   *[short] Писмата отсега идват като прост и колкото може по-кратък текст.
  }
language-form = Пиша на { $languages }. Моля, напишете SET LANGUAGE и една от тези думи.
language-set = Отсега ви пиша на български.
quiet-form = Моля, напишете SET QUIET 22:00-07:00 или SET QUIET OFF.
quiet-set = Между { $from } и { $to } ({ $zone }) отсега идват само отговори и това, което не може да чака.
quiet-off = Писмата идват по всяко време.
notices-form = Моля, напишете SET NOTICES ON или SET NOTICES OFF, за да получавате само това, без което игра не може.
notices-on = Отново получавате напомняния и известия.
notices-stopped = Вече не получавате напомняния, новини за други играчи и резултати от игри, които само наблюдавате. SET NOTICES ON ги връща. Резултатите и сроковете на собствените ви игри идват и занапред.
zone-wished = Датите в писмата до вас отсега са по { $zone }.
calendar-form = Моля, напишете SET CALENDAR ON, за да получавате срокове за календара си, или SET CALENDAR OFF.
calendar-on = Писмата, които поставят срок, отсега го носят за календара ви.
calendar-off = Писмата отсега не носят нищо за календара ви. SET CALENDAR ON го връща.
set-form = Моля, кажете какво да нагласите, например SET WAIT или SET PASSWORD дума. Пратете HELP SET, за да видите всички настройки.
rule-set = { $key } е { $value }. Правилата не се менят, щом играта започне.
rules-too-late = Правилата на играта могат да се менят само преди началото ѝ.
setting-set = { $key } е { $value } от следващия ход.
unknown-setting = Не знам настройката { $key }. Пратете HELP SET, за да видите всички настройки.
no-span = { $text } не е отрязък време. Моля, напишете 72h, 2d или 1h 30m.
no-hour = { $text } не е час от деня. Моля, напишете например 20:00 или none.
no-days = { $text } не назовава дни. Моля, напишете седем знака от неделя, например -MTWTF-.
no-zone = { $text } не е часова зона. Моля, напишете например Europe/Sofia.

## The master
master-only = Това може само водещият на играта.
players-only = Това може само играч.
deadline-set = Срокът сега е { $date }. На всички играчи е съобщено.
no-such-date = Не мога да прочета { $text } като дата. Моля, напишете 2027-01-31 20:00, Thu 20:00 или +24h.
date-in-the-past = { $date } е минало.
paused = Игра { $game } е в пауза. На всички играчи е съобщено.
not-paused = Игра { $game } не е в пауза.
resumed = Игра { $game } продължава. На всички играчи е съобщено.
terminated = Игра { $game } е прекратена. На всички играчи е съобщено.
processed = Ход { $label } е изигран.
ejected = Свален е { $who }.
nobody-called = Никой в тази игра не е { $who }.

## Help
no-such-topic = Няма помощ за { $topic }. Теми: { $topics }.
