# Български. Какво казват правилата на „Империи“. Имената на държави и провинции стоят без предлози „в“ и „с“, които се
# менят пред В, Ф, С и З. Имената на единиците (H1, I7) и кодовете на провинциите — както са.

## Turns. Such a name stands within sentences, behind a colon, or first: "първото тримесечие на 1900 г.".
empires-turn = { $of ->
    [year] { $year } година
    [quarter] { $part ->
        [1] първото тримесечие на { $year } година
        [2] второто тримесечие на { $year } година
        [3] третото тримесечие на { $year } година
       *[other] последното тримесечие на { $year } година
      }
   *[part] { $year } година, част { $part }
  }

## Units. Such a number of them stands within sentences: "Франция губи един пехотен корпус".
empires-corps = { $kind ->
    [headquarters] { $count ->
        [1] един щаб
        [one] { $count } щаб
       *[other] { $count } щаба
      }
    [infantry] { $count ->
        [1] един пехотен корпус
        [2] два пехотни корпуса
        [3] три пехотни корпуса
        [4] четири пехотни корпуса
        [5] пет пехотни корпуса
        [one] { $count } пехотен корпус
       *[other] { $count } пехотни корпуса
      }
    [cavalry] { $count ->
        [1] един кавалерийски корпус
        [2] два кавалерийски корпуса
        [3] три кавалерийски корпуса
        [one] { $count } кавалерийски корпус
       *[other] { $count } кавалерийски корпуса
      }
    [battleship] { $count ->
        [1] един броненосец
        [2] два броненосеца
        [3] три броненосеца
        [4] четири броненосеца
        [one] { $count } броненосец
       *[other] { $count } броненосеца
      }
   *[arsenal] арсенал
  }
empires-stack = { $place } ({ $code }): { $units }

## What happened: treaties and wars
empires-allied = { $of ->
    [coalition] { $secret ->
        [yes] { $powers } тайно образуваха коалиция.
       *[no] { $powers } образуваха коалиция.
      }
   *[alliance] { $secret ->
        [yes] { $powers } тайно сключиха съюз.
       *[no] { $powers } сключиха съюз.
      }
  }
empires-parted = { $secret ->
    [yes] { $power } и { $other } вече нямат таен съюз: разтрогна го { $power }.
   *[no] { $power } и { $other } вече не са съюзници: { $power } разтрогна съюза.
  }
empires-war = { $attacked ->
    [yes] { $power } обяви война на { $other } и нападна още същия ход.
   *[no] { $power } обяви война на { $other }.
  }
empires-peace = { $power } и { $other } сключиха мир.
empires-attacked = { $how ->
    [same-turn] { $power } нападна { $other } още в хода, в който е обявена войната.
   *[undeclared] { $power } нападна { $other }, без да обяви война.
  }

## What happened: battles. A side is a list of these, then its strength: "Италия от Пиемонт и Лигурия и Франция с подкрепа от Бургундия, 31".
empires-from = { $power } ({ $places })
empires-from-support = { $power } (подкрепа: { $places })
# A strength or a ratio with a part below one.
empires-decimal = { $whole },{ $part }
empires-battle = { $place }: { $side }, { $attack }, срещу { $against }, { $defence } ({ $ratio } : 1). { $losses }. { $end ->
    [falls] Провинцията падна; сега тя е на { $owner }.
    [falls-arsenal] Провинцията падна; сега тя е на { $owner }, а арсеналът ѝ е разрушен.
   *[holds] Провинцията удържа.
  }
empires-taken = { $place }: { $side }, без съпротива. { $end ->
    [falls] Провинцията падна; сега тя е на { $owner }.
    [falls-arsenal] Провинцията падна; сега тя е на { $owner }, а арсеналът ѝ е разрушен.
   *[holds] Съперниците си попречиха и никой не получи провинцията.
  }
empires-sea-battle = { $place }, морска битка: { $side }, { $attack }, срещу { $against }, { $defence } ({ $ratio } : 1). { $losses }.
empires-port-battle = { $place }, битка в пристанището: { $side }, { $attack }, срещу { $against }, { $defence } ({ $ratio } : 1). { $losses }.
# The first power that loses something, then each other one, with commas between: "Франция губи един пехотен корпус, Германия — два".
empires-loses = { $power } губи { $what }
empires-loses-too = { $power } — { $what }
empires-loses-nothing = Никой не губи нищо
empires-share = { $unit } ({ $power }), { $role ->
    [attacker] атака
    [supporter] подкрепа
   *[defender] отбрана
  }: { $base }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
  }{ $part ->
    [1] {""}
    [2] , наполовина, защото подкрепя другаде
   *[4] , на четвърт, защото пристигна с влак
  }{ $commanded ->
    [yes] {""}
   *[no] , наполовина, без щаб
  }{ $encircled ->
    [yes] , наполовина, в обкръжение
   *[no] {""}
  }, общо { $strength }
empires-lost-own = Загубихте в битката ({ $place }): { $units }.
empires-lost = { $power } губи { $units } ({ $place }): { $how ->
    [headless] не остана корпус, който да пази щаба
    [no-retreat] нямаше накъде да се отстъпи
   *[at-sea] до тях не остана броненосец
  }.
empires-retreated = { $power } отстъпва: { $units }, { $from } -> { $to }.

## What happened: the end of the turn
empires-encircled = { $place }: сухопътните единици на { $power } са обкръжени; в следващия ход те могат само да стоят и се сражават с половин сила.
empires-surrendered = { $power } капитулира пред { $other }, която получава провинциите и оцелелите военни части.
empires-is-out = { $power } вече няма нито провинция, нито сухопътна единица и е вън от играта.
empires-won = { $by ->
    [single] { $powers } печели: превзети столици — { $capitals }.
    [coalition] Коалицията печели: { $powers }. Превзети столици: { $capitals }.
   *[last-turn] Последният ход мина и { $count ->
        [1] { $powers } печели
       *[other] { $powers } печелят
      }{ $held ->
        [0] {""}
       *[other] ; превзети столици: { $capitals }
      }.
  }

## What happened to one's own: told to their owner alone
empires-own-account = В хазната имахте { $before ->
    [one] { $before } лира
   *[other] { $before } лири
  }. Похарчихте { $spent }{ $back ->
    [0] {""}
   *[other] , върнаха ви се { $back }
  } и получихте доход { $income }; сега имате { $now ->
    [one] { $now } лира
   *[other] { $now } лири
  }.
empires-paid = { $order }: { $pounds ->
    [one] { $pounds } лира
   *[other] { $pounds } лири
  }
empires-void = { $order }: невалидна, { $why }
empires-void-unit = { $units }: на място вместо { $by ->
    [attack] атака към { $to }
    [defend] отбрана откъм { $to }
    [march] движение към { $to }
    [rail] жп транспорт към { $to }
    [ship] морски транспорт към { $to }
    [support] подкрепа при атака на { $to }
    [sail] плаване към { $to }
    [fight] морска битка ({ $to })
   *[hold] друга заповед
  }: { $why }
empires-moved = { $units }: { $by ->
    [attack] влизане, { $from } -> { $to }
    [rail] с влак, { $from } -> { $to }
    [ship] по море, { $from } -> { $to }
    [sail] плаване, { $from } -> { $to }
    [fight] плаване, { $from } -> { $to }
   *[march] движение, { $from } -> { $to }
  }
empires-built = Построено, { $place }: { $units }
empires-arsenal-built = { $place } вече има арсенал
empires-build-lost = Загубено заедно с провинцията ({ $place }), преди да е готово: { $what }
empires-refunded = { $place } нямаше място за всичко; { $pounds ->
    [one] върната е { $pounds } лира
   *[other] върнати са { $pounds } лири
  }

## Headings and tables
empires-own = Вашата сметка и вашите новини ({ $power })
empires-of-power = Какво знае само { $power }
empires-diplomacy = Договори и войни
empires-battles = Сражения
empires-factors = Всеки корпус и неговата сила
empires-factors-where = За колко е броен всеки корпус, казва HISTORY { $game }.
empires-aftermath = След сраженията
empires-quiet-turn = Не се случи нищо, което всички да видят.
empires-powers = Държавите
empires-power = Държава
empires-provinces = Провинции
empires-income = Доход
empires-corps-column = Корпуси
empires-ships = Кораби
empires-capitals = Превзети столици
empires-neutrals = Неутрални държави
empires-out = вън от играта
empires-unknown = ?
empires-losses = Какво унищожи и какво загуби всяка държава, в лири
empires-destroyed = Унищожено
empires-lost-column = Загубено
empires-ratio = Унищожено : загубено
empires-treaty = { $of ->
    [coalition] { $secret ->
        [yes] Тайна коалиция: { $powers }.
       *[no] Коалиция: { $powers }.
      }
   *[alliance] { $secret ->
        [yes] Таен съюз: { $powers }.
       *[no] Съюз: { $powers }.
      }
  }
# What somebody offers for good, to himself alone.
empires-waits = { $power } предлага { $of ->
    [peace] мир
    [coalition] коалиция
   *[alliance] съюз
  } на { $powers }, и това остава, докато не се оттегли с DENOUNCE: влиза в сила в хода, в който го напишат и всички останали.
empires-at-war = Във война са { $power } и { $other }.
empires-no-treaties = Няма договори и никой не воюва.
empires-treasury = В хазната на { $power } има { $pounds ->
    [one] { $pounds } лира
   *[other] { $pounds } лири
  }.
empires-units = Единици
empires-encircled-mark = в обкръжение
empires-map-position = Карта: { $turn }. Цветът на провинцията показва собственика; звезда е столица, оръдие е арсенал; числото върху правоъгълник показва колко корпуса и щаба стоят там, върху силует на кораб — колко броненосеца.
empires-map-orders = Карта на движенията и сраженията: { $turn }; списъците в това писмо казват всяко.
empires-map-legend = На картата: цветът и щриховката показват собственика, гладкото сиво — неутрална държава. Звезда е столица, оръдие е арсенал; 4+1 върху правоъгълник са четири корпуса и един щаб, силует на кораб са броненосци; зачеркнатите са загубени. Стрелка е атака, с кръст — неуспешна; с тирета е движение, двойна е жп транспорт, с точки е плаване.

## The start letter
empires-scenario = { $scenario }: { $great ->
    [one] { $great } Велика сила
   *[other] { $great } Велики сили
  }{ $neutral ->
    [0] , без неутрални държави
    [one] {" "}и { $neutral } неутрална държава
   *[other] {" "}и { $neutral } неутрални държави
  }. Всяка провинция носи доход в края на хода; покупките се плащат от това, което хазната има в началото му.
empires-win-single = Сами печелите, ако в края на ход държите { $great ->
    [one] столицата на { $great } друга Велика сила
   *[other] столиците на { $great } други Велики сили
  } или { $neutral ->
    [one] на { $neutral } неутрална държава
   *[other] на { $neutral } неутрални държави
  }.
empires-win-coalition = Коалиция печели, ако заедно държи столиците на толкова други Велики сили, колкото са участниците ѝ, и на още { $beyond }, или { $together ->
    [one] столицата на { $together } неутрална държава
   *[other] столиците на { $together } неутрални държави
  }.
empires-win-last = Последният ход е { $turn }. След него печели който е превзел най-много столици, а при равенство — който има най-висок доход.
empires-house-undeclared = { $value ->
    [yes] Атака важи и без обявена война; резултатите казват, че не е била обявена.
   *[no] Атака важи само ако войната е обявена в по-раншен ход.
  }
empires-house-attack-price = { $value ->
    [yes] Атаката струва колкото марш: 3 лири на корпус, а от морето — 5.
   *[no] Атаката не струва нищо.
  }
empires-house-neutrals-build = { $value ->
    [yes] Неутралните държави във война харчат дохода си за пехота и арсенали.
   *[no] Неутралните държави не строят нищо.
  }
empires-house-neutrals = { $value ->
    [yes] Водещият може да дава заповеди на неутралните държави; останалото води съдията.
   *[no] Неутралните държави води само съдията.
  }
empires-house-positions-public = { $value ->
    [yes] Всички виждат къде стоят всички единици.
   *[no] Къде стоят единиците, вижда само собственикът им.
  }
empires-how = Една заповед е един ред: единици, какво правят и къде. Вашите единици се наричат H1 (щаб), I7 (пехота), C3 (кавалерия), B2 (броненосец); A1 е армия 1: първият щаб с всички корпуси, прикачени към него. Всички видове заповеди — HELP ORDERS, цените — HELP PRICES, как свършват сраженията — HELP BATTLE.
empires-how-order = { $order } ; { $means }

## The form
empires-form-units = { $infantry ->
    [0] {""}
   *[other] { $infantry } пех{" "}
  }{ $cavalry ->
    [0] {""}
   *[other] { $cavalry } кав{" "}
  }{ $headquarters ->
    [0] {""}
    [one] { $headquarters } щаб{" "}
   *[other] { $headquarters } щаба{" "}
  }{ $battleship ->
    [0] {""}
   *[other] { $battleship } брон{" "}
  }— { $place }{ $can ->
    [both] : атака { $targets }; движение { $goals }
    [attack] : атака { $targets }
    [march] : движение { $goals }
    [sail] : плаване { $goals }
   *[nothing] {""}
  }
empires-form-gone = тези единици вече ги няма
empires-form-stands = както е заповядано
empires-form-build = { $pounds ->
    [one] остава { $pounds } лира
   *[other] остават { $pounds } лири
  }; { $can ->
    [build] арсенали: { $arsenals }; например BUILD { $example }
   *[nothing] нямате арсенал
  }

## The receipt: what a line means, what it costs, what is left
empires-stands = { $order }: { $means }{ $pounds ->
    [0] {""}
    [one] ; { $pounds } лира, остават { $left }
   *[other] ; { $pounds } лири, остават { $left }
  }
empires-noted = { $order }: { $means }; но { $note }
empires-in-place = { $said }; { $how ->
    [part] отделено от
   *[whole] вместо
  } { $old }
empires-if-allied = { $order }: { $means }, щом влезе в сила съюзът, който предлагате; дотогава { $else }
empires-struck = { $order }: зачеркнато
empires-nothing-there = няма такъв ред за зачеркване: { $order }
empires-otherwise = няма такъв ред: { $order }; за да зачеркнете това, което стои, напишете { $cancel }
empires-account = Хазна { $treasury ->
    [one] { $treasury } лира
   *[other] { $treasury } лири
  }, разходи { $spent }, остатък { $rest }.
empires-refused = { $why }. Сега бихте могли да напишете: { $instead }
empires-does = { $by ->
    [hold] { $units } { $count ->
        [1] стои
       *[other] стоят
      }
    [attack] { $units } { $count ->
        [1] атакува
       *[other] атакуват
      } { $places }
    [defend] { $units } { $count ->
        [1] отбранява
       *[other] отбраняват
      } границата откъм { $places }
    [march] { $units } { $count ->
        [1] отива
       *[other] отиват
      } към { $places }
    [rail] { $units } { $count ->
        [1] пътува
       *[other] пътуват
      } с влак към { $places }
    [ship] { $units } { $count ->
        [1] пътува
       *[other] пътуват
      } по море към { $places }
    [support] { $units } { $count ->
        [1] подкрепя
       *[other] подкрепят
      } атаката на { $places }
    [sail] { $units } { $count ->
        [1] плава
       *[other] плават
      } към { $places }
    [fight] { $units } { $count ->
        [1] плава на бой
       *[other] плават на бой
      } към { $places }
   *[retreat] { $units } при поражение { $count ->
        [1] отстъпва
       *[other] отстъпват
      } към { $places }
  }
empires-attaches = { $units } { $count ->
    [1] се включва
   *[other] се включват
  } към { $head }
empires-detaches = { $units } { $count ->
    [1] напуска своя щаб
   *[other] напускат своя щаб
  }
empires-builds = поръчка за { $what } ({ $place })
empires-offers = { $of ->
    [coalition] { $secret ->
        [yes] предлагате тайна коалиция на { $powers }
       *[no] предлагате коалиция на { $powers }
      }
   *[alliance] { $secret ->
        [yes] предлагате таен съюз на { $powers }
       *[no] предлагате съюз на { $powers }
      }
  }, в сила от хода, в който всички са написали същото
empires-denounces = съюзът ви ({ $powers }) свършва с този ход
empires-declares = обявявате война на { $powers }; по правилата се напада най-рано в следващия ход ({ $turn })
empires-offers-peace = предлагате мир на { $powers }; сключен е, когато го напишат и двете страни
empires-surrenders = в края на този ход капитулирате пред { $power }, ако тогава воюва с вас и държи поне една от родните ви провинции

## The receipt: warnings
empires-loose = { $unit } не е към никой щаб: ATTACH { $unit } { $head } струва 2 лири и удвоява силата му.
empires-behind = { $head } остава на място: без своя щаб корпусите се сражават с половин сила.
empires-quiet = { $units } { $count ->
    [one] отбранява
   *[other] отбраняват
  } границата откъм { $place }, а оттам никой не може да дойде.
empires-adrift = { $unit } е на море и до него не остава броненосец: ще загине.
empires-coalitions = Предлагате повече от една коалиция; една сила е най-много в една и важи тази, която влезе в сила последна.
empires-at-peace = { $power } не е във война с вас и предложението ви за мир не променя нищо.
empires-unallied = { $power } няма съюз с вас, който да бъде разтрогнат.

## Why a line is void. Each stands behind a colon or "невалидна, ", or begins a line of its own.
empires-replaced = { $how ->
    [struck] по-долу той е зачеркнат
    [part] за част от частите му важи по-късен ред, „{ $order }“
   *[whole] вместо него важи по-късен ред, „{ $order }“
  }
empires-unread = това не е заповед
empires-no-unit = нямате { $unit }
empires-is-encircled = { $unit } е в обкръжение и в този ход може само да стои
empires-element = { $unit } не може това или не заедно с другите
empires-headquarters = сам щаб не може нито да атакува, нито да отбранява, нито да подкрепя
empires-no-border = { $place } не граничи с мястото, където стои { $unit }
empires-sea = { $place } е море, а тук трябва провинция
empires-friendly = тази провинция е ваша или на съюзник: { $place }
empires-foreign = { $place } е чужда провинция ({ $power }): за да я атакувате, напишете X { $code }
empires-too-far = { $place } е по-далеч, отколкото { $unit } може да стигне за един ход
empires-there = { $unit } вече е там ({ $place })
empires-no-railway = няма железница, по която { $unit } да стигне до { $place } само през ваши провинции, най-много три
empires-too-few = { $corps ->
    [one] има само { $corps } корпус
   *[other] има само { $corps } корпуса
  }
empires-undeclared = войната срещу { $power } трябва да е обявена един ход преди нападението
empires-price = това струва { $price ->
    [one] { $price } лира
   *[other] { $price } лири
  }, а остават { $left }; ако не се промени, редът не важи
empires-price-was = струваше { $price ->
    [one] 1 лира
   *[other] { $price } лири
  }, а бяха останали { $left }
empires-apart = { $unit } и щабът са на различни места
empires-full = { $unit } вече има пет корпуса, повече не може
empires-attached = { $unit } вече е прикачен към него
empires-attached-to-none = { $unit } не е към никой щаб
empires-no-arsenal = нямате там арсенал: { $place }
empires-not-own = { $place } не е ваша провинция
empires-armed = там вече има или се строи арсенал: { $place }
empires-no-coast = там няма пристанище: { $place }
empires-no-room = там няма място за повече от десет единици: { $place }
empires-oneself = това сте вие; посочете друга сила
empires-neutral = { $power } е неутрална държава, а с тях не се сключват договори
empires-out-already = { $power } вече е вън от играта
empires-ally = { $power } е ваш съюзник; първо разтрогнете съюза: DENOUNCE { $code }
empires-not-at-war = { $power } не е във война с вас
empires-no-ally = { $power } не е ваш съюзник: подкрепя се само атака на съюзник
empires-no-home-soil = { $power } не държи никоя ваша родна провинция
empires-no-escort = не ги придружава нито ваш, нито съюзнически броненосец
empires-cut = подкрепата е прекъсната: самите подкрепящи бяха нападнати
empires-no-attack = нямаше атака, която да се подкрепи

## Why a line was not understood
empires-strange = това не е заповед
empires-quoted = това прилича на цитиран резултат; заповедта свършва без точка
empires-verb = след единиците стои какво правят: X (атака), D (отбрана), - (движение или плаване), R (влак), S (подкрепа), H (стои) или RET (отстъпление)
empires-verb-near = „{ $word }“ не е заповед (може би { $near }?)
empires-unit = „{ $word }“ не е единица; единиците се наричат A1, H1, I7, C3 или B2
empires-number = „{ $word }“ не става: тук трябва цяло число от 1 нагоре
empires-kind = „{ $word }“ не е вид единица; напишете H (щаб), I (пехота), C (кавалерия) или B (броненосец)
empires-numbers = при няколко граници всяка иска своя брой корпуси, например D ALS 2 BUR 1
empires-unheaded = „{ $word }“ не е сила; пред единиците не стои нищо или името на тяхната сила
empires-heading = тези единици са на { $power }, не ваши
empires-elsewhere = { $unit } е другаде: { $place }
empires-extra = след „{ $behind }“ не е нужно нищо: „{ $word }“ е излишно
empires-nothing = нищо не се нарича „{ $word }“
empires-is-power = „{ $word }“ е държава, а тук трябва провинция или море
empires-is-place = „{ $word }“ е провинция или море, а тук трябва държава
empires-near = нищо не се нарича „{ $word }“ (може би { $names }?)
empires-several = „{ $word }“ може да е { $names }
empires-lacks-place = в края липсва провинция или море
empires-lacks-power = в края липсва име на държава
empires-lacks-unit = липсват единиците
empires-lacks-kind = кажете какво да се построи и къде
empires-lacks-war = кажете на кого се обявява война
empires-lacks-line = кажете кой ред да се отмени
empires-judge-leads = в тази игра съдията води неутралните държави
empires-head = всеки ред започва с името на неутралната държава, за която е

## Opening a game
empires-rule-undeclared = важи ли нападение без война, обявена в предишен ход
empires-rule-attack-price = струва ли атаката по суша колкото движение
empires-rule-neutrals-build = строят ли неутралните държави, когато воюват
empires-rule-neutrals = кой води неутралните държави: водещият, когато иска, или само съдията
empires-rule-positions-public = виждат ли всички всички единици
empires-rule-last-turn = след колко хода свършва играта{ $value ->
    [help] : число или 0, ако няма последен ход
   *[other] {""}
  }
empires-setup-players = { $scenario }: сценарият е за { $players ->
    [one] { $players } играч
   *[other] { $players } играчи
  }
empires-setup-last-turn = last_turn не може да е { $value }; напишете най-много колко хода има играта, до 65535, или 0, ако няма последен ход

## HELP
empires-help-about = Empires, „Империи“: Велики сили с хазна, корпуси и щабове, железници, флотове и арсенали, а между тях неутрални държави, които се отбраняват. Всички заповядват едновременно, по един лист с редове на ход; жребий няма. Който в края на ход държи достатъчно чужди столици, печели, сам или с коалиция.
empires-help-turn = Ходът върви така: първо договорите и обявените войни, после корпусите се включват към щабовете, всичко се плаща, флотовете плават и се бият, армиите се движат и всички сухопътни сражения стават наведнъж. Победителите влизат, победените отстъпват, провинциите носят доход и се появява купеното.
empires-help-board = сценарият; има и gulf (3 играчи, за първа игра) и това, което операторът е добавил
empires-help-more = Още: темите ORDERS, PRICES, BATTLE и NEUTRALS.
empires-help-orders-long = Всяка заповед на свой ред, под ред SIGNON или във формуляра, който получихте. По-късна заповед за същата единица заменя по-ранната; редовете се плащат отгоре надолу; CANCEL пред ред го зачерква. Местата се пишат с код, с име или с негово начало, ако друго не започва така, на всеки от моите езици: ALS, Alsace, Елзас. Заповедите се разбират и на български: А1 О Елзас 2 Бургундия 1, ПОСТРОЙ 3 ПК Париж.
empires-help-units = Единици
empires-help-attack = атакува; корабите плават натам и се бият
empires-help-attack-foe = корабите се бият с флота на тази държава, във война или не
empires-help-defend = отбранява една граница
empires-help-defend-several = два корпуса към едната граница, един към другата
empires-help-march = движи се, качва се на кораби или слиза; корабите плават
empires-help-rail = с влак през собствени провинции, най-много три
empires-help-support = подкрепя атака, ако искате — само на тази държава
empires-help-hold = стои
empires-help-retreat = при поражение отстъпва натам; до друга заповед
empires-help-attach = включва корпуси към щаб на същото място
empires-help-detach = освобождава корпус от щаба му
empires-help-purchases = Покупки
empires-help-build = строи три пехотни корпуса, където имате арсенал; също и H, C и B
empires-help-build-two = строи два пехотни корпуса
empires-help-build-arsenal = строи арсенал
empires-help-treaties = Договори и войни
empires-help-ally = предлага съюз; в сила е, щом го напишат всички страни
empires-help-ally-secret = предлага съюз, за който знаят само страните по него
empires-help-ally-coalition = предлага коалиция, която печели или губи заедно
empires-help-denounce = разтрогва съюз в края на хода или оттегля предложение, което още чака
empires-help-war = обявява война
empires-help-peace = сключва мир, щом го напишат и двете страни
empires-help-surrender = капитулира пред държава, която държи ваша родна провинция
empires-help-cancel = зачерква ред
empires-help-prices = Кое колко струва, в лири. Заем няма: ред, за който парите не стигат, не важи, а по-евтини редове под него пак може да се платят. Непохарченото остава в хазната.
empires-help-price-march = 3 на корпус и провинция, щабът безплатно; атаката струва колкото движение, ако играта не казва друго
empires-help-price-landing = 5 на корпус и толкова за всяко море по пътя
empires-help-price-rail = 5 на единица и провинция, и за щаба
empires-help-price-ships = 1 на кораб, колкото и далеч да плава; ако не мърда — нищо
empires-help-price-free = нищо; също и подкрепа, стоене и отстъпление
empires-help-price-attach = 2 на корпус
empires-help-price-corps = 25 за пехотен корпус, 12 за кавалерийски
empires-help-price-heavy = 75 за щаб или броненосец
empires-help-price-arsenal = 250
empires-help-battle = В атака пехотният корпус има сила 4, кавалерийският 3, в подкрепа също. В отбрана — 6 и 2, ако отбранява границата, през която идва атаката, иначе 3 и 1; половината от това, ако подкрепя другаде, четвърт, ако е пристигнал с влак. Всичко това е наполовина без щаб до него и още веднъж наполовина в обкръжение.
empires-help-battle-table = По-силният се дели на по-слабия. Под 2 и двете страни губят една трета от корпусите на по-слабия; от 2 по-силният губи една четвърт, а по-слабият една трета; от 3 — една пета и две пети, от 4 — една пета и три пети, от 5 — една пета и четири пети; от 6 по-слабият е унищожен, а от 7 по-силният не губи нищо. Части от корпус не се броят.
empires-help-battle-falls = При 2 : 1 провинцията пада. Защитниците ѝ отстъпват в съседна своя или съюзническа провинция; ако няма такава, загиват. Арсеналът ѝ се разрушава. Всяка атака срещу провинцията на подкрепящите прекъсва подкрепата им.
empires-help-battle-sea = Кораби се бият само с кораби и имат сила 2. При 2 : 1 по-слабата страна се оттегля; пристанище не се превзема откъм морето.
empires-help-battle-encircled = Единици на чужда територия са обкръжени, ако всяка съседна провинция е на враг или е пълна с негови единици и по море не може да се снабдяват: те стоят, с половин сила, докато някой не разкъса обръча.
empires-help-neutrals = Неутралните държави не сключват договори и сами не нападат никого. Нападнати или във война, те отбраняват границите, зад които има врагове, събират доходите си и купуват пехота.
empires-help-neutrals-surrender = Неутрална държава без арсенал и с по-малко от 250 лири капитулира пред държавата, която е превзела последния ѝ арсенал, с всички провинции и единици, които са ѝ останали.
empires-help-neutrals-master = Ако играта не казва друго, водещият може да командва неутралните държави: той пише заповеди като играч, всеки ред с името на държавата отпред. За останалото решава съдията.
empires-help-neutral-order = пехотен корпус на Белгия атакува
empires-help-neutral-build = Белгия купува

## Turns to come, standing orders, conditions, changes by hand
empires-turn-unknown = „{ $word }“ не е ход; напишете например PHASE { $next }
empires-turn-past = { $turn }: този ход мина, сега е { $now }
empires-turn-far = { $turn }: до този ход има повече от пет години, сега е { $now }
empires-turn-last = { $turn }: този ход е след последния ход на играта
empires-no-test = { $why }; в условие стои провинция и на кого е, война или единица: IF ALS FRA, IF WAR FRA GER, IF FRA I PAR
empires-test-hidden = в тази игра единиците се виждат само от собствениците си; питайте на кого е провинция: IF ALS FRA
empires-standing = вече постоянна заповед: { $order }
empires-standing-units = постоянна може да е само заповед към единици; покупки, включвания и договори са за един ход
empires-standing-if = постоянните заповеди не са под условие
empires-edit-form = напишете EDIT ADD FRA I PAR, EDIT REMOVE FRA I7, EDIT MOVE FRA I7 PAR, EDIT OWN ALS FRA, EDIT ARSENAL PAR, EDIT NO ARSENAL PAR или EDIT TREASURY FRA 200
empires-edit-nothing = то вече е така
empires-edit-added = { $power } получава { $unit } ({ $place })
empires-edit-removed = { $power } губи { $unit } ({ $place })
empires-edit-forces = силите на { $power } са променени
empires-edit-treasury = хазната на { $power } е променена
empires-edit-owned = { $place } принадлежи на { $power }
empires-edit-strangers = там стоят единици на { $power } ({ $place }): първо EDIT MOVE или EDIT REMOVE
empires-edit-armed = там има арсенал: { $place }
empires-edit-disarmed = там няма арсенал: { $place }

## HELP RULES
empires-rules-victory = Победа
empires-rules-victory-text = В края на хода печели сила, която държи столиците на две други Велики сили или на седем неутрални държави. Печели коалиция, която държи с две повече столици на други Велики сили, отколкото са участниците ѝ, или десет столици на неутрални държави; сценарият може да иска и други числа. Брои се онова, което се държи, а не което е било държано някога.
empires-rules-turn = Един ход
empires-rules-units = Войски
empires-rules-units-text = Пехотният корпус се брои за 3, кавалерийският за 1, броненосецът за 2; щабът сам не се брои, но води до пет включени към него корпуса. Корпуси без своя щаб до себе си се бият с половин сила. Провинция побира десет сухопътни части, пристанище — десет кораба, море — колкото и да са. Войски се купуват, където има арсенал, и се появяват в края на хода. Щаб без корпуси е загубен, щом бъде нападнат.
empires-rules-moves = Движение
empires-rules-moves-text = В един ход всяка част прави едно нещо. Пехотата минава една провинция; кавалерията също, а със своя щаб две; върви се само в свои и съюзни провинции и през тях, всичко друго трябва да се атакува. Железницата превозва през три провинции по своя земя. Корабите плават три стъпки. По море армията минава една област на ход, а до нея трябва да има неин или съюзен броненосец, иначе е загубена.
empires-rules-prices = Пари
empires-rules-battle = Сражения
empires-rules-treaties = Договори и войни
empires-rules-treaties-text = Съюзът е в сила, когато всички страни са го пратили, открито или тайно; съюзниците минават през провинциите си и се бият рамо до рамо. Войната започва с обявяване или с първата атака и свършва, когато и двете страни пратят PEACE. Неутралните държави не подписват нищо и война с тях не свършва.
empires-rules-neutrals = Неутрални държави
