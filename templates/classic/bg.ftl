# Български. Какво казват правилата на класическата „Дипломация“.

## Turns, units, orders
classic-turn = { $season ->
    [spring] пролет
    [fall] есен
   *[winter] зима
  } { $year }, { $kind ->
    [movement] движение
    [retreats] отстъпления
   *[adjustments] корекции
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
  }: { $place }
classic-removes = Премахва { $kind ->
    [army] армия
   *[fleet] флот
  }: { $place }
classic-default-removal = По подразбиране премахва { $kind ->
    [army] армия
   *[fleet] флот
  }: { $place }
classic-waived = Отказ от постройка
classic-rule-preset = набори правила: според издание или друга програма
classic-rule-number = избор { $key } от тестовете DATC
classic-rule-three = по кой от двата начина трима играчи си поделят държавите
classic-rule-year = годината, в която започва играта{ $value ->
    [help] : число или board
   *[other] {""}
  }
classic-rule-win = колко центъра печелят{ $value ->
    [help] : число или board
   *[other] {""}
  }
classic-rule-end = уговорена последна година{ $value ->
    [help] : число или none
   *[other] {""}
  }
classic-rule-by = по какво се познава най-силният в последната година
classic-setup-number = { $key } не може да е { $value }; напишете число от { $least } до { $most } или { $else }
classic-setup-players = дъската { $board } е направена за { $fits } играчи, а не за { $players }
classic-last-year = { $year } беше уговорената последна година и реши най-големият брой { $by ->
    [centres] центрове
   *[units] войски
  } ({ $count }).
classic-try-how = На всеки ред — сила, двоеточие и заповед, например „France: A Par-Bur“. На когото е заповядано, стои там, където казва заповедта. Всичко се пресмята във вашия браузър, без съдията.
classic-mark = { $mark ->
    [bounce] отблъскване
    [no-convoy] няма конвой
    [cut] подкрепата е прекъсната
    [void] напразно
    [disrupted] конвоят е прекъснат
    [dislodged] изтласкване
    [destroyed] унищожаване
    [not-built] няма постройка
   *[not-removed] няма премахване
  }
classic-mark-told = { $mark ->
    [bounce] отблъскване
    [no-convoy] няма превоз
    [cut] подкрепата е прекъсната
    [void] напразно
    [disrupted] конвоят е прекъснат
    [dislodged] изтласкване
    [destroyed] унищожаване
    [not-built] няма постройка
   *[not-removed] няма премахване
  }
classic-results-of = { $season ->
    [Spring] Пролет
    [Fall] Есен
   *[Winter] Зима
  } { $year }, { $kind ->
    [Movement] движение
    [Retreats] отстъпления
   *[Adjustments] корекции
  }: резултати.
classic-dislodged-units = Изтласкани бяха:
classic-can-retreat = { $power }, { $kind ->
    [army] армия
   *[fleet] флот
  } { $place } отстъпва. Отворено: { $open }.
classic-destroyed = { $power }, { $kind ->
    [army] армия { $place } е унищожена
   *[fleet] флот { $place } е унищожен
  }: няма къде да отстъпи.
classic-lost-unordered = Не пратихте заповед: { $kind ->
    [army] вашата армия { $place } е разпусната
   *[fleet] вашият флот { $place } е разпуснат
  }.
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
   *[removes] премахва { $change }
  }
classic-centre-count = { $count ->
    [0] без център
    [one] { $count } център
   *[other] { $count } центъра
  }
classic-unit-count = { $count ->
    [0] без единица
    [one] { $count } единица
   *[other] { $count } единици
  }
classic-status = Положение: { $turn }.
classic-starting = Начално положение: { $season ->
    [Spring] пролет
    [Fall] есен
   *[Winter] зима
  } { $year }.
classic-counts = Колко центъра имаха държавите
classic-no-counts = Центровете още не са броени.
classic-centre-summary = Чии са били центровете
classic-year = Год.
classic-player = Играч
classic-index = Индекс
classic-unused-mark = { $mark } = непостроени: { $count }.
classic-index-what = Индексът е сборът от квадратите на броя центрове, разделен на броя държави. Той показва колко е напреднала играта.
classic-power = Държава
classic-centres = Центрове
classic-units = Единици
classic-position = Положението
classic-map-legend = На картата: стрелка е ход, с точки — подкрепа, с тирета — конвой или отстъпление; червена с кръст е неуспешна. Малка единица в червена рамка е изтласкана, бледа с кръст е изчезнала; пунктирани кръгове показват къде може да отстъпи или къде може да се строи. Звезда е снабдителен център.
classic-map-position = Карта: { $turn }.
classic-map-power = { $power }: { $units }; { $centres }.
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
classic-builds-pending = непостроени: { $count }
classic-coin = Жребият за Италия е хвърлен: нея командва и който играе за { $seat }.
classic-removals-left = { $count ->
    [one] { $count } премахване
   *[other] { $count } премахвания
  }
classic-must-order = { $count ->
    [one] От вас се чака { $count } заповед: { $units }.
   *[other] От вас се чакат { $count } заповеди: { $units }.
  }
classic-all-ordered = Всичките ви заповеди са дадени; до срока можете да ги промените.
classic-must-retreat = { $kind ->
    [army] Вашата армия { $place }
   *[fleet] Вашият флот { $place }
  } трябва да отстъпи. Отворено: { $open }.
classic-may-build = Имате { $count ->
    [one] { $count } постройка
   *[other] { $count } постройки
  }{ $of ->
    [several] {" "}({ $power })
   *[one] {""}
  }.
classic-must-remove = Трябва да премахнете { $count ->
    [one] { $count } единица
   *[other] { $count } единици
  }{ $of ->
    [several] {" "}({ $power })
   *[one] {""}
  }.

## Why an order failed
classic-dislodged-by = { $unit } със сила { $strength } срещу { $against }
classic-paradox-convoy = конвоят е част от парадокс и не става (DATC 4.A.2)
classic-forbidden = дъската не го позволява; единицата стои
classic-convoy-dislodged = изтласкване ({ $unit }), а друг път по море не остана
classic-convoy-paradox = конвоят на { $unit } е част от парадокс (DATC 4.A.2)
classic-convoy-missing = на никой флот не е заповядано да превози тази армия
classic-convoy-broken = конвоиращите флотове не образуват непрекъсната верига
classic-own-unit-stands = собствената единица остана: { $place }
classic-did-not-leave = там остана своя част: { $unit }
classic-bounced-off = сила { $strength } срещу { $against } на { $unit }
classic-bounced-with = сила { $strength } срещу { $against } на { $unit }, също натам
classic-not-entered = не можеше да се влезе: { $place }
classic-cut-by = напада { $unit }
classic-cut = единицата беше нападната
classic-nobody-stood = там нямаше никого: { $place }
classic-did-not-hold = { $unit } не стоеше на място
classic-did-not-move = нямаше такова движение: { $unit } -> { $place }
classic-did-not-go = нямаше такова пътуване: { $unit } -> { $place }
classic-matches-nothing = не съответства на нищо

## What is wrong with an order
classic-ordered = { $order }
classic-noted = { $order } ({ $note })
classic-wrong-kind = там стои { $kind ->
    [army] армия
   *[fleet] флот
  }
classic-unknown-province = няма провинция „{ $word }“
classic-unknown-province-near = няма провинция „{ $word }“ (може би { $near }?)
classic-unknown-provinces = няма провинции с такива имена: { $words } (може би { $near }?)
classic-ambiguous-province = „{ $word }“ може да е { $names }
classic-no-such-coast = { $place } няма { $coast ->
    [nc] северен
    [ec] източен
    [sc] южен
   *[wc] западен
  } бряг; пишете { $coasts }
classic-unknown-coast = няма бряг `{ $word }`; пишете { $coasts }
classic-refused = { $why } (става например { $example })
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
    [doer] единицата, която го прави
    [province] провинция
    [deed] `-`, `H`, `S` или `C`
    [retreat] `-` и място, или `D`
    [convoy-goal] `-` и целта на армията
    [supported-deed] `-` и цел, `H` или нищо
   *[nothing] нищо повече
  }
classic-no-unit = там няма единица: { $place }
classic-foreign-unit = единицата не е ваша: { $place }, { $power }
classic-wrong-phase = сега няма такава заповед: { $phase ->
    [movement] това е движение
    [retreats] това са отстъпления, пишете `- Място` или `D`
   *[adjustments] това са корекции, пишете `Build` или `Remove`, част и място, или `Waive`
  }
classic-two-coasts = { $place } има два бряга, до които флотът стига: назовете { $coasts }
classic-out-of-reach = { $kind ->
    [army] армията
   *[fleet] флотът
  } ({ $from }) не може да стигне до { $to }{ $why ->
    [no-fleets] : няма флотове, които да превозят армията
    [other-coast] ; може до { $coast }
    [support] , затова не може да подкрепя там
   *[none] {""}
  }
classic-supports-itself = единицата не може да подкрепя себе си: { $place }
classic-army-convoys = армия не може да конвоира
classic-port-convoys = флотът не е в море и не може да конвоира: { $place }
classic-nobody-to-convoy = там няма армия за превоз: { $place }
classic-way-no-sea = конвой не минава през { $place }: там няма море
classic-no-way-over-sea = няма морски път от { $from } до { $to }
classic-quoted-result = ред като `Англия: ... .` или завършващ с (*...*) се приема за цитиран резултат
classic-orders-of-another = редът е озаглавен { $power }, а това не е вашата държава
classic-instead = вместо { $orders }
classic-go-together = { $place }: натам са пратени { $count ->
    [2] две ваши части
   *[other] няколко ваши части ({ $count })
  }; най-много една ще стигне.
classic-retreat-together = { $place }: натам отстъпват { $count ->
    [2] две ваши части
   *[other] няколко ваши части ({ $count })
  }; тогава всички ще бъдат разпуснати.
classic-none-due = { $power }: сега няма какво да се строи или маха
classic-worry-own-stays = { $order }: там стои ваша част ({ $other }), на която не е заповядано да тръгне.
classic-worry-swap = { $order }, { $other }: без конвой две единици не могат да си разменят местата.
classic-worry-supported-goes = { $order }: това е подкрепа за част, която остава, а вие заповядахте { $other }.
classic-worry-against-own = { $order }: там стои ваша част ({ $other }), не ѝ е заповядано да тръгне и никоя ваша подкрепа няма да я изтласка.
classic-worry-support-alone = { $order }: не сте заповядали { $other } да отиде там и подкрепата не дава нищо.
classic-worry-convoy-alone = { $order }: не сте заповядали { $other } да отиде там и конвоят няма кого да вози.
classic-worry-no-convoy = { $order }: на никой ваш флот не е заповядано да я превози.
classic-way-sea = { $order }: с конвой по море ({ $seas }).
classic-way-land = { $order }: по суша.
classic-way-foreign = { $order }: само ако я превозят и флотове, които не са ваши.
classic-only-builds = отказ може само от постройка
classic-not-dislodged = нямате там изтласкана единица: { $place }
classic-retreat-later = отстъпление се заповядва, когато единицата е изтласкана; `DEFAULT { $order }, D` го пази дотогава
classic-closed-retreat = там не може да се отстъпи: { $to }; отворено: { $open }
classic-no-build-to-waive = нямате постройка, от която да се откажете
classic-no-removals = { $power } няма какво да премахва
classic-not-home = { $place } не е ваш роден център
classic-no-build = нямате постройки
classic-site-occupied = там не може да се строи, мястото е заето: { $place }
classic-site-lost = там не може да се строи, вече не е ваш център: { $place }
classic-kind-needed = напишете A или F: { $place } може да приеме армия или флот
classic-coast-needed = назовете брега: { $coasts }
classic-inland-fleet = там не може да се построи флот, няма бряг: { $place }

## HELP
classic-help-orders-long = Дългият път: под ред SIGNON, всяка на отделен ред (или няколко с ; помежду). По-късна заповед за същата единица заменя по-ранната. Имената може да са кратки или дълги: Par, Париж, StP(sc), Санкт Петербург (южен бряг).
classic-help-movement = Движение
classic-help-hold = стои
classic-help-move = отива; може със стрелка или с дума
classic-help-support-move = подкрепя движение
classic-help-support = подкрепя единица, която стои
classic-help-convoy = конвоира
classic-help-convoyed = превозва се, където не може да стигне пеша
classic-help-via = плава, макар че би могла да мине пеша
classic-help-coast = назовава брега, където са два
classic-help-retreats = Отстъпления
classic-help-retreat = отстъпва
classic-help-disband = разпуска се
classic-help-adjustments = Корекции
classic-help-build = строи, с брега, където са два
classic-help-remove = премахва
classic-help-waive = отказва се от една постройка
classic-help-board = дъската; има и fleet-rome и 1898 (7 играчи на обикновената карта), strait (2), ring (3), archipelago (5) и това, което операторът е добавил

classic-turn-unknown = `{ $word }` не е ход; напишете например PHASE { $next }
classic-turn-past = { $turn }: този ход мина, сега е { $now }; предстои например PHASE { $next }
classic-turn-far = { $turn }: до този ход има повече от пет години, сега е { $now }; предстои например PHASE { $next }
classic-no-test = { $why }; в условие стои място, а ако има значение, и единица и държава: IF French A Bur
classic-no-unit-named = `{ $word }` не е единица
## A position changed by hand
classic-edit-form = напишете { $ways }; EDIT OWN и nobody освобождава център
classic-edit-instead = { $why }; { $form }
classic-edit-occupied = в { $place } вече стои единица; маха я { $line }
classic-edit-cannot-stand = { $unit }: не може да стои там
classic-edit-added = { $power } получава: { $unit }
classic-edit-removed = { $power } губи: { $unit }
classic-edit-not-there = в { $place } няма такава единица{ $line ->
    [none] , нито друга
   *[other] ; каквото е там, маха { $line }
  }
classic-edit-no-centre = { $place } не е снабдителен център; център назовава например { $line }
classic-edit-owned = { $place } принадлежи на { $power }
classic-edit-freed = { $place } не принадлежи на никого
classic-stands = вече постоянна заповед: { $order }
classic-win = Който сам след есен държи { $count } центъра или повече, и повече от всеки друг, е спечелил.
classic-unled = Никой не играе за { $powers }: тези единици стоят и пазят местата си, могат да бъдат подкрепяни там, а изтласканите се разпускат.
classic-unled-closed = Никой не играе за { $powers }: никой не може да влиза там, докато жребий преди корекциите на есента на 1914 г. не я даде на една от страните.
classic-last-units = Когато { $year } свърши, печели който има най-много фигури.
classic-last-centres = След есента на { $year } печели който има най-много центрове.

## HELP RULES
classic-rules-aim = Целта
classic-rules-aim-text = Държави си делят дъска от провинции; на обикновената седем Велики сили си делят Европа от 1901 година. Някои провинции са снабдителни центрове и всеки център издържа по една единица. Който след есента държи повече от половината центрове, печели: на обикновената дъска това са 18 от 34. Останалите могат и да се споразумеят за равенство. Зарове няма: всичко, което става, следва от заповедите на всички.
classic-rules-year = Годината
classic-rules-year-text = Пролетта и есента са по един ход за движение. Преди него играчите си пишат; могат да обещават каквото искат и никое обещание не ги обвързва. После заповедите на всички се изпълняват едновременно. Изтласканите единици отстъпват. След есента центровете се преброяват и единици се строят или премахват.
classic-rules-units = Единици
classic-rules-units-text = Армията стои на сушата, флотата — в морето или на бряг. Провинцията побира една единица и всички единици са еднакво силни. Армията отива в съседна провинция по суша, флотата — в съседно море или покрай брега. Флота в провинция с два бряга стои на единия: напуска я само покрай него, но държи цялата провинция.
classic-rules-orders = Заповеди
classic-rules-orders-text = В един ход всяка единица прави едно нещо: стои, отива в съседна провинция, подкрепя друга единица или, ако е флота в морето, конвоира армия. Единица без изпълнима заповед стои.
classic-rules-conflict = Сблъсъци
classic-rules-conflict-text = Движението има сила едно и още по едно за всяка подкрепа, която важи; така е и с единицата, която остава. От няколко единици, тръгнали към една провинция, стига най-силната; ако най-силните са равни, не стига никоя и който стои там, остава. Нападателят изтласква само по-слаб от себе си. Отблъсната единица отбранява мястото, откъдето е тръгнала, но без подкрепата за движението ѝ.
classic-rules-conflict-swap = Две единици не си разменят местата, освен ако едната е превозвана с конвой; три и повече могат да минат в кръг. Държава никога не изтласква своя единица и подкрепата ѝ не помага на други да го направят.
classic-rules-support = Подкрепа
classic-rules-support-text = Единицата подкрепя друга там, където тя стои, или в движението ѝ към определена провинция. Сама трябва да може да отиде в тази провинция, а да помага може на когото иска, помолена или не. Подкрепа за движение не помага на никого, който прави друго.
classic-rules-support-cut = Подкрепата се прекъсва, когато друга държава нападне подкрепящия, дори напразно. Само нападение от провинцията, срещу която е насочена подкрепата, не я прекъсва, освен ако изтласка подкрепящия. Ако нападателят идва с конвой, който пропада, подкрепата важи, сякаш нищо не е било.
classic-rules-convoy = Конвои
classic-rules-convoy-text = Флоти в морето превозват армия от бряг до бряг през колкото и да е морета, които се допират; заповед за това трябва да имат армията и всички тези флоти. Конвоят пропада само когато бъде изтласкана флота, без която не може. Армията не може да спаси конвоя си, като прекъсне подкрепата срещу някоя от неговите флоти.
classic-rules-retreat = Отстъпления
classic-rules-retreat-text = Изтласкана единица отива в съседна празна провинция, но не там, откъдето е дошъл нападателят, и не там, където в този ход единици не са си дали да влязат. Никой не я подкрепя и не я конвоира. Две единици, които отстъпват в една провинция, се разпускат и двете; така и тази, която няма къде да отиде или няма заповед.
classic-rules-adjust = Центрове, строежи и премахване
classic-rules-adjust-text = След есента центърът принадлежи на държавата, чиято единица стои в него, и остава неин, когато единицата си тръгне. Който има повече единици, отколкото центрове, премахва излишните. Който има по-малко, може да строи в празните центрове на собствената си родина, които притежава, по една единица във всеки. Вместо онзи, който не е заповядал какво да премахне, съдията премахва единиците, които са най-далеч от родината.
classic-rules-editions = Издания и избор
classic-rules-editions-text = Където изданията на правилата се различават, съдията следва тези от 2000 и 2023 година, а където и те мълчат — Diplomacy Adjudicator Test Cases. Игра може да се открие и с друг избор, на друга дъска или с по-малко играчи: какво важи в нея казват страницата ѝ и LIST с нейното име.
