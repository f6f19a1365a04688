# Русский. Что говорят правила классической «Дипломатии».

## Turns, units, orders
classic-turn = { $season ->
    [spring] весна
    [fall] осень
   *[winter] зима
  } { $year }, { $kind ->
    [movement] движение
    [retreats] отступления
   *[adjustments] корректировка
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
classic-nobody = Юнит { $place }
classic-hold = { $unit } СТОИТ
classic-no-order = { $unit }, приказа нет
classic-move = { $unit } -> { $to }
classic-support = { $unit } ПОДДЕРЖИВАЕТ: { $other }
classic-support-move = { $unit } ПОДДЕРЖИВАЕТ: { $other } -> { $to }
classic-convoy = { $unit } КОНВОИРУЕТ: { $other } -> { $to }
classic-disband = { $unit } РАСФОРМИРОВЫВАЕТСЯ
classic-retreats = { $kind ->
    [army] Армия
   *[fleet] Флот
  } { $place } -> { $to }
classic-disbands = { $kind ->
    [army] Армия
   *[fleet] Флот
  } { $place } РАСФОРМИРОВЫВАЕТСЯ
classic-no-retreat-order = { $kind ->
    [army] Армия
   *[fleet] Флот
  } { $place }, приказа нет (РАСФОРМИРОВЫВАЕТСЯ)
classic-builds = Строит: { $kind ->
    [army] армия
   *[fleet] флот
  }, { $place }
classic-removes = Убирает: { $kind ->
    [army] армия
   *[fleet] флот
  }, { $place }
classic-default-removal = Убрано по умолчанию: { $kind ->
    [army] армия
   *[fleet] флот
  }, { $place }
classic-waived = Отказ от постройки
classic-rule-preset = наборы правил: по изданию или по другой программе
classic-rule-number = выбор { $key } из тестов DATC
classic-rule-three = каким из двух способов трое игроков делят державы
classic-rule-year = год начала игры{ $value ->
    [help] : число или board
   *[other] {""}
  }
classic-rule-win = сколько центров нужно для победы{ $value ->
    [help] : число или board
   *[other] {""}
  }
classic-rule-end = условленный последний год{ $value ->
    [help] : число или none
   *[other] {""}
  }
classic-rule-by = по чему узнают сильнейшего в последний год
classic-setup-number = { $key } не может быть { $value }; напишите число от { $least } до { $most } или { $else }
classic-setup-players = поле { $board } рассчитано на столько игроков: { $fits }, а не { $players }
classic-last-year = { $year } был условленным последним годом; решило наибольшее число { $by ->
    [centres] центров
   *[units] войск
  } ({ $count }).
classic-try-how = В каждой строке — держава, двоеточие и приказ, например «France: A Par-Bur». Кому приказано, тот и стоит там, где сказано в приказе. Всё рассчитывается в вашем браузере, без судьи.
classic-mark = { $mark ->
    [bounce] отбито
    [no-convoy] нет конвоя
    [cut] поддержка снята
    [void] впустую
    [disrupted] конвой сорван
    [dislodged] вытеснение
    [destroyed] уничтожение
    [not-built] не построено
   *[not-removed] не убрано
  }
classic-mark-told = { $mark ->
    [bounce] отбито
    [no-convoy] не довезли
    [cut] поддержка снята
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
   *[Adjustments] корректировка
  }: итоги.
classic-dislodged-units = Вытеснены:
classic-can-retreat = { $power }, { $kind ->
    [army] армия
   *[fleet] флот
  } { $place } отступает. Открыто: { $open }.
classic-destroyed = { $power }, { $kind ->
    [army] армия { $place } уничтожена
   *[fleet] флот { $place } уничтожен
  }: отступить некуда.
classic-lost-unordered = Вы не прислали приказа: { $kind ->
    [army] ваша армия { $place } расформирована
   *[fleet] ваш флот { $place } расформирован
  }.
classic-ownership = Центры снабжения:
classic-unowned = Ничьи
classic-count = { $centres } { $centres_number ->
    [one] центр,
    [few] центра,
   *[other] центров,
  } { $units } { $units_number ->
    [one] юнит:
    [few] юнита:
   *[other] юнитов:
  } { $verb ->
    [Builds] строит
   *[Removes] убирает
  } { $change }.
classic-count-told = { $due ->
    [builds] строит { $change }
   *[removes] убирает { $change }
  }
classic-centre-count = { $count ->
    [0] нет центров
    [one] { $count } центр
    [few] { $count } центра
   *[other] { $count } центров
  }
classic-unit-count = { $count ->
    [0] нет юнитов
    [one] { $count } юнит
    [few] { $count } юнита
   *[other] { $count } юнитов
  }
classic-status = Положение: { $turn }.
classic-starting = Начальное положение: { $season ->
    [Spring] весна
    [Fall] осень
   *[Winter] зима
  } { $year }.
classic-counts = Сколько центров было у держав
classic-no-counts = Центры ещё не считали.
classic-centre-summary = Чьими были центры
classic-year = Год
classic-player = Игрок
classic-index = Индекс
classic-unused-mark = { $mark } = не построено: { $count }.
classic-index-what = Индекс — сумма квадратов чисел центров, делённая на число держав. Он показывает, как далеко зашла игра.
classic-power = Держава
classic-centres = Центры
classic-units = Юнитов
classic-position = Положение
classic-map-legend = На карте: стрелка — ход, точечная — поддержка, пунктирная — конвой или отступление; красная с крестом не удалась. Маленький юнит в красной рамке вытеснен, бледный с крестом распущен; пунктирные кольца — куда ему можно отступить или где можно строить. Звезда — центр снабжения.
classic-map-position = Карта: { $turn }.
classic-map-power = { $power }: { $units }; { $centres }.
classic-map-no-units = нет юнитов
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
classic-builds-pending = не построено: { $count }
classic-coin = Жребий об Италии брошен: ею командует и тот, кто играет за: { $seat }.
classic-removals-left = { $count ->
    [one] { $count } снятие
    [few] { $count } снятия
   *[other] { $count } снятий
  }
classic-must-order = { $count ->
    [one] От вас ждут { $count } приказ: { $units }.
    [few] От вас ждут { $count } приказа: { $units }.
   *[other] От вас ждут { $count } приказов: { $units }.
  }
classic-all-ordered = Все ваши приказы есть; до срока их можно изменить.
classic-must-retreat = { $kind ->
    [army] Ваша армия { $place } должна
   *[fleet] Ваш флот { $place } должен
  } отступить. Открыто: { $open }.
classic-may-build = У вас { $count ->
    [one] { $count } постройка
    [few] { $count } постройки
   *[other] { $count } построек
  }{ $of ->
    [several] {" "}({ $power })
   *[one] {""}
  }.
classic-must-remove = Вам нужно убрать { $count ->
    [one] { $count } юнит
    [few] { $count } юнита
   *[other] { $count } юнитов
  }{ $of ->
    [several] {" "}({ $power })
   *[one] {""}
  }.

## Why an order failed
classic-dislodged-by = { $unit }: сила { $strength } против { $against }
classic-paradox-convoy = конвой входит в парадокс и не происходит (DATC 4.A.2)
classic-forbidden = доска этого не позволяет; юнит стоит
classic-convoy-dislodged = { $unit }: вытеснение, а другого пути по морю не осталось
classic-convoy-paradox = { $unit }: этот конвой входит в парадокс (DATC 4.A.2)
classic-convoy-missing = ни одному флоту не приказано везти эту армию
classic-convoy-broken = конвоирующие флоты не образуют непрерывной цепи
classic-own-unit-stands = собственный юнит не ушёл: { $place }
classic-did-not-leave = там осталась своя часть: { $unit }
classic-bounced-off = сила { $strength } против { $against } ({ $unit })
classic-bounced-with = сила { $strength } против { $against } ({ $unit }, туда же)
classic-not-entered = войти не удалось ({ $place })
classic-cut-by = атакует { $unit }
classic-cut = юнит атакован
classic-nobody-stood = там никого не было ({ $place })
classic-did-not-hold = не на месте: { $unit }
classic-did-not-move = движения туда не было: { $unit } -> { $place }
classic-did-not-go = пути туда не было: { $unit } -> { $place }
classic-matches-nothing = ничему не соответствует

## What is wrong with an order
classic-ordered = { $order }
classic-noted = { $order } ({ $note })
classic-wrong-kind = там стоит { $kind ->
    [army] армия
   *[fleet] флот
  }
classic-unknown-province = нет провинции «{ $word }»
classic-unknown-province-near = нет провинции «{ $word }» (может быть, { $near }?)
classic-unknown-provinces = нет провинций с такими названиями: { $words } (может быть, { $near }?)
classic-ambiguous-province = «{ $word }» может значить: { $names }
classic-no-such-coast = нет такого берега: { $place }, { $coast ->
    [nc] север
    [ec] восток
    [sc] юг
   *[wc] запад
  }; пишите { $coasts }
classic-unknown-coast = такого берега нет: `{ $word }`; пишите { $coasts }
classic-refused = { $why } (подойдёт, например, { $example })
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
    [doer] юнит, который это делает
    [province] провинция
    [deed] `-`, `H`, `S` или `C`
    [retreat] `-` и место, или `D`
    [convoy-goal] `-` и цель армии
    [supported-deed] `-` и цель, `H` или ничего
   *[nothing] больше ничего
  }
classic-no-unit = там нет юнита: { $place }
classic-foreign-unit = юнит не ваш: { $place }, { $power }
classic-wrong-phase = такого приказа сейчас не бывает: { $phase ->
    [movement] идёт движение
    [retreats] идут отступления, пишите `- Место` или `D`
   *[adjustments] идёт корректировка, пишите `Build` или `Remove`, часть и место, или `Waive`
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
classic-supports-itself = юнит не может поддержать самого себя: { $place }
classic-army-convoys = армия не может конвоировать
classic-port-convoys = флот не в море и не может конвоировать: { $place }
classic-nobody-to-convoy = там нет армии, чтобы её везти: { $place }
classic-way-no-sea = морской путь через сушу не проложить: { $place }
classic-no-way-over-sea = туда не ведёт морской путь: { $from }, { $to }
classic-quoted-result = строку вида `Англия: ... .` или с (*...*) в конце я принимаю за цитату итогов
classic-orders-of-another = строка озаглавлена { $power }, а это не ваша держава
classic-instead = вместо { $orders }
classic-go-together = { $place }: туда приказано идти { $count ->
    [2] двум вашим частям
   *[other] нескольким вашим частям ({ $count })
  }; дойти сможет самое большее одна.
classic-retreat-together = { $place }: туда приказано отступить { $count ->
    [2] двум вашим частям
   *[other] нескольким вашим частям ({ $count })
  }; тогда все они будут распущены.
classic-none-due = { $power }: сейчас нечего ни строить, ни убирать
classic-worry-own-stays = { $order }: там стоит ваша же часть ({ $other }), и уйти ей не приказано.
classic-worry-swap = { $order }, { $other }: без конвоя две части не могут поменяться местами.
classic-worry-supported-goes = { $order }: это поддержка для части, которая остаётся, а вы приказали { $other }.
classic-worry-against-own = { $order }: там стоит ваша же часть ({ $other }), уйти ей не приказано, и никакая ваша поддержка её не вытеснит.
classic-worry-support-alone = { $order }: идти туда вы не приказали ({ $other }), и поддержка ничего не даст.
classic-worry-convoy-alone = { $order }: идти туда вы не приказали ({ $other }), и конвой никого не повезёт.
classic-worry-no-convoy = { $order }: ни одному вашему флоту не приказано везти эту армию.
classic-way-sea = { $order }: конвоем по морю ({ $seas }).
classic-way-land = { $order }: по суше.
classic-way-foreign = { $order }: только если повезут и флоты, которые не ваши.
classic-only-builds = отказаться можно только от постройки
classic-not-dislodged = у вас там нет вытесненного юнита: { $place }
classic-retreat-later = отступление приказывают, когда юнит вытеснен; `DEFAULT { $order }, D` сохранит его до тех пор
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

## HELP
classic-help-orders-long = Длинный путь: под строкой SIGNON, каждый приказ в своей строке (или несколько через ;). Более поздний приказ тому же юниту заменяет прежний. Имена могут быть короткими и длинными: Par, Париж, StP(sc), Санкт-Петербург (южный берег).
classic-help-movement = Движение
classic-help-hold = стоит
classic-help-move = идёт; можно и стрелкой, и словом
classic-help-support-move = поддерживает движение
classic-help-support = поддерживает стоящий юнит
classic-help-convoy = конвоирует
classic-help-convoyed = её везут туда, куда она не дойдёт
classic-help-via = плывёт, хотя могла бы дойти
classic-help-coast = называет берег, где их два
classic-help-retreats = Отступления
classic-help-retreat = отступает
classic-help-disband = расформировывается
classic-help-adjustments = Корректировка
classic-help-build = строит, с берегом, где их два
classic-help-remove = убирает
classic-help-waive = отказывается от одной постройки
classic-help-board = доска; есть и fleet-rome и 1898 (7 игроков на обычной карте), strait (2), ring (3), archipelago (5) и то, что добавил оператор

classic-turn-unknown = `{ $word }` — не ход; напишите, например, PHASE { $next }
classic-turn-past = { $turn }: этот ход позади, сейчас { $now }; впереди, например, PHASE { $next }
classic-turn-far = { $turn }: до этого хода больше пяти лет, сейчас { $now }; впереди, например, PHASE { $next }
classic-no-test = { $why }; в условии стоит место, а если важно — часть и держава: IF French A Bur
classic-no-unit-named = `{ $word }` — не часть
## A position changed by hand
classic-edit-form = напишите { $ways }; EDIT OWN и nobody освобождает центр
classic-edit-instead = { $why }; { $form }
classic-edit-occupied = в провинции { $place } уже стоит отряд; убрать его: { $line }
classic-edit-cannot-stand = { $unit }: так стоять нельзя
classic-edit-added = { $power } получает: { $unit }
classic-edit-removed = { $power } теряет: { $unit }
classic-edit-not-there = такого отряда в провинции { $place } нет{ $line ->
    [none] , как и другого
   *[other] ; то, что там есть, убирает { $line }
  }
classic-edit-no-centre = { $place } — не центр снабжения; центр называет, например, { $line }
classic-edit-owned = { $place } принадлежит: { $power }
classic-edit-freed = { $place } не принадлежит никому
classic-stands = теперь постоянный приказ: { $order }
classic-win = Кто один после осени владеет { $count } центрами или больше, и больше всех прочих, тот выиграл.
classic-unled = Никто не играет за: { $powers }. Эти юниты стоят и удерживают свои места, поддержать их там можно, а вытесненные распускаются.
classic-unled-closed = Никто не играет за: { $powers }. Входить туда нельзя, пока жребий перед корректировками осени 1914 года не отдаст её одной из сторон.
classic-last-units = Когда { $year } год кончится, выигрывает тот, у кого больше всего фигур.
classic-last-centres = После осени { $year } года выигрывает тот, у кого больше всего центров.

## HELP RULES
classic-rules-aim = Цель
classic-rules-aim-text = Великие державы делят доску из провинций; на обычной семь держав делят Европу 1901 года. Некоторые провинции — центры снабжения, и каждый центр содержит один юнит. Кто после осени владеет больше чем половиной центров, тот выиграл: на обычной доске это 18 из 34. Оставшиеся могут договориться и о ничьей. Кубиков нет: всё, что происходит, следует из того, что приказали все.
classic-rules-year = Год
classic-rules-year-text = Весна и осень — это по одному ходу движения. Перед ним игроки пишут друг другу; обещать можно что угодно, и никакое обещание не связывает. Затем приказы всех исполняются одновременно. Вытесненные юниты отступают. После осени считают центры и строят или убирают юниты.
classic-rules-units = Юниты
classic-rules-units-text = Армия стоит на суше, флот — в море или на берегу. В провинции помещается один юнит, и все юниты одинаково сильны. Армия идёт в соседнюю провинцию по суше, флот — в соседнее море или вдоль берега. Флот в провинции с двумя берегами стоит у одного из них: уйти он может только вдоль этого берега, но держит всю провинцию.
classic-rules-orders = Приказы
classic-rules-orders-text = За ход каждый юнит делает что-нибудь одно: стоит, идёт в соседнюю провинцию, поддерживает другой юнит или, если это флот в море, конвоирует армию. Юнит без исполнимого приказа стоит.
classic-rules-conflict = Столкновения
classic-rules-conflict-text = У движения сила один, и ещё по единице за каждую действующую поддержку; так же и у того, кто остаётся на месте. Из нескольких юнитов, идущих в одну провинцию, туда попадает сильнейший; если сильнейшие равны, не попадает никто, и кто там стоял, остаётся. Нападающий вытесняет только того, кто слабее его. Юнит, которого отбили, защищает место, откуда шёл, но без поддержки, данной его движению.
classic-rules-conflict-swap = Два юнита не меняются местами, если ни один из них не плывёт с конвоем; трое и больше могут пройти по кругу. Держава никогда не вытесняет собственный юнит, и её поддержка не помогает в этом другим.
classic-rules-support = Поддержка
classic-rules-support-text = Юнит поддерживает другой там, где тот стоит, или в движении в определённую провинцию. Он сам должен мочь пойти в эту провинцию, а помогать может кому угодно, просят его или нет. Поддержка движения ничем не помогает тому, кто делает что-то другое.
classic-rules-support-cut = Поддержка срывается, когда на поддерживающего нападает другая держава, пусть и напрасно. Не срывает её только нападение из той провинции, против которой поддержка направлена, если поддерживающий при этом не вытеснен. Если нападающего вёз конвой и конвой не удался, поддержка действует, как будто ничего не было.
classic-rules-convoy = Конвои
classic-rules-convoy-text = Флоты в море везут армию от берега к берегу через любое число смежных морей; приказ об этом нужен и армии, и всем этим флотам. Конвой срывается, только если вытеснен флот, без которого он не обойдётся. Армия не может спасти свой конвой, срывая поддержку, данную против одного из его флотов.
classic-rules-retreat = Отступления
classic-rules-retreat-text = Вытесненный юнит уходит в соседнюю пустую провинцию, но не туда, откуда пришёл напавший, и не туда, куда в этот ход юниты не пустили друг друга. Никто его не поддерживает и не конвоирует. Два юнита, отступающие в одну провинцию, расформировываются оба; так же и тот, кому некуда уйти или кому не приказано.
classic-rules-adjust = Центры, постройки и роспуск
classic-rules-adjust-text = После осени центр принадлежит державе, чей юнит в нём стоит, и остаётся за ней, когда юнит уйдёт. У кого юнитов больше, чем центров, тот убирает лишние. У кого меньше, тот может строить в пустых центрах собственной родины, которыми владеет, по одному юниту в каждом. За того, кто не приказал, кого убрать, судья убирает юниты, стоящие дальше всего от родины.
classic-rules-editions = Издания и выбор
classic-rules-editions-text = Где издания правил расходятся, судья следует изданиям 2000 и 2023 годов, а где и они оставляют вопрос открытым, — тестам Diplomacy Adjudicator Test Cases. Партию можно открыть и с другим выбором, на другой доске или с меньшим числом игроков: что в ней действует, говорят её страница и LIST с её именем.
