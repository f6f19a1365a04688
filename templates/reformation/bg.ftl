# Български. Какво казват правилата на „Реформация“. Държавите са посочени с код (OTTOMANS, HABSBURGS, ...) и тук получават
# името си с член; градовете и пълководците стоят с имената си от дъската.

## The powers: within a sentence; at its beginning (.up); alone (.title); the endings of verbs (.va, .t); "is".
reformation-power = { $power ->
    [OTTOMANS] османците
    [HABSBURGS] Хабсбургите
    [ENGLAND] Англия
    [FRANCE] Франция
    [PAPACY] папството
    [PROTESTANTS] протестантите
    [GENOA] Генуа
    [HUNGARY] Унгария
    [SCOTLAND] Шотландия
    [VENICE] Венеция
   *[INDEPENDENT] никой
  }
    .up = { $power ->
        [OTTOMANS] Османците
        [HABSBURGS] Хабсбургите
        [ENGLAND] Англия
        [FRANCE] Франция
        [PAPACY] Папството
        [PROTESTANTS] Протестантите
        [GENOA] Генуа
        [HUNGARY] Унгария
        [SCOTLAND] Шотландия
        [VENICE] Венеция
       *[INDEPENDENT] Никой
      }
    .title = { $power ->
        [OTTOMANS] Османци
        [HABSBURGS] Хабсбурги
        [ENGLAND] Англия
        [FRANCE] Франция
        [PAPACY] Папство
        [PROTESTANTS] Протестанти
        [GENOA] Генуа
        [HUNGARY] Унгария
        [SCOTLAND] Шотландия
        [VENICE] Венеция
       *[INDEPENDENT] Независими
      }
    .va = { $power ->
        [OTTOMANS] ват
        [HABSBURGS] ват
        [PROTESTANTS] ват
       *[ENGLAND] ва
      }
    .t = { $power ->
        [OTTOMANS] т
        [HABSBURGS] т
        [PROTESTANTS] т
       *[ENGLAND] {""}
      }
    .is = { $power ->
        [OTTOMANS] са
        [HABSBURGS] са
        [PROTESTANTS] са
       *[ENGLAND] е
      }
reformation-other = { $other ->
    [OTTOMANS] османците
    [HABSBURGS] Хабсбургите
    [ENGLAND] Англия
    [FRANCE] Франция
    [PAPACY] папството
    [PROTESTANTS] протестантите
    [GENOA] Генуа
    [HUNGARY] Унгария
    [SCOTLAND] Шотландия
    [VENICE] Венеция
   *[INDEPENDENT] никой
  }
    .up = { $other ->
        [OTTOMANS] Османците
        [HABSBURGS] Хабсбургите
        [ENGLAND] Англия
        [FRANCE] Франция
        [PAPACY] Папството
        [PROTESTANTS] Протестантите
        [GENOA] Генуа
        [HUNGARY] Унгария
        [SCOTLAND] Шотландия
        [VENICE] Венеция
       *[INDEPENDENT] Никой
      }
    .title = { $other ->
        [OTTOMANS] Османци
        [HABSBURGS] Хабсбурги
        [ENGLAND] Англия
        [FRANCE] Франция
        [PAPACY] Папство
        [PROTESTANTS] Протестанти
        [GENOA] Генуа
        [HUNGARY] Унгария
        [SCOTLAND] Шотландия
        [VENICE] Венеция
       *[INDEPENDENT] Независими
      }

## Turns. Such a name stands within sentences, behind a colon, or first: "преговорите в ход 5".
reformation-turn = { $step ->
    [master] фактите на водещия за ход { $turn }
    [talk] преговорите в ход { $turn }
    [seal] подписването в ход { $turn }
    [peace] { $round ->
        [1] молбите за мир в ход { $turn }
       *[other] молбите за мир в ход { $turn }, кръг { $round }
      }
    [ransom] откупите в ход { $turn }
    [pardon] опрощенията в ход { $turn }
    [war] обявяването на войни в ход { $turn }
    [war-order] обявяването на войни от { reformation-power } в ход { $turn }
    [answer-order] намесите срещу { reformation-power } в ход { $turn }
   *[answer] намесите в ход { $turn }
  }

## Parts of sentences
reformation-troops = { $kind ->
    [regulars] { $count ->
        [one] { $count } редовен полк
       *[other] { $count } редовни полка
      }
    [mercenaries] { $count ->
        [one] { $count } наемник
       *[other] { $count } наемници
      }
    [cavalry] { $count ->
        [one] { $count } конница
       *[other] { $count } конници
      }
    [squadrons] { $count ->
        [one] { $count } ескадра
       *[other] { $count } ескадри
      }
   *[corsairs] { $count ->
        [one] { $count } корсар
       *[other] { $count } корсари
      }
  }
reformation-stack = { $city }: { $troops }
reformation-from = { $city }: { $count }
reformation-card = { $kind ->
    [home] { $card } (собствена, { $points } КТ)
    [mandatory] { $card } (задължително събитие, { $points } КТ)
   *[other] { $card } ({ $points } КТ)
  }
reformation-package-name = { reformation-power.title } { $number }
reformation-answers = { reformation-power } ({ $packages })
reformation-pair = { reformation-power.title } — { reformation-other.title }
reformation-pair-league = { reformation-power.title } — { reformation-other.title } (лига)
reformation-held = { $leader } (при { reformation-power })
reformation-beside = { reformation-power } с { reformation-other }
reformation-sues = { reformation-power } за мир с { reformation-other }
reformation-priced = { reformation-power } ({ $points } КТ)

## Terms of a package, as letters tell them
reformation-term-end-war = { reformation-power.up } и { reformation-other } прекратяват войната си
reformation-term-ally = { reformation-power.up } и { reformation-other } сключват съюз
reformation-term-lend = { reformation-power.up } да{ reformation-power.va } назаем на { reformation-other } { $count ->
    [one] { $count } ескадра
   *[other] { $count } ескадри
  } от { $city }{ $leader ->
    [none] {""}
   *[other] {" "}с адмирал { $leader }
  }
reformation-term-lend-corsairs = { reformation-power.up } да{ reformation-power.va } назаем на { reformation-other } { $count ->
    [one] { $count } корсар
   *[other] { $count } корсари
  } от { $city }
reformation-term-free = { reformation-power.up } освобожда{ reformation-power.va } пленника { $leader }
reformation-term-cede = { reformation-power.up } отстъп{ reformation-power.va } на { reformation-other }: { $cities }
reformation-term-cards = { reformation-power.up } да{ reformation-power.va } на { reformation-other } { $count ->
    [one] { $count } карта
   *[other] { $count } карти
  }
reformation-term-mercenaries = { reformation-power.up } да{ reformation-power.va } на { reformation-other } { $count ->
    [one] { $count } наемник
   *[other] { $count } наемници
  }{ $from ->
    [none] {""}
   *[other] {" "}({ $from })
  }
reformation-term-divorce = { reformation-power.up } да{ reformation-power.va } развода
reformation-term-absolve = { reformation-power.up } опроща{ reformation-power.va } { reformation-other }

## What happened: the talks and packages
reformation-announced = { $count ->
    [0] Не е обявен нито един пакет.
    [one] Обявен е { $count } пакет.
   *[other] Обявени са { $count } пакета.
  }
reformation-sealed = { $done ->
    [0] { $count ->
        [0] Нямаше пакет за подписване.
        [1] Единственият пакет е недействителен.
       *[other] Никой от { $count } пакета не влиза в сила.
      }
    [one] Влиза в сила { $done } от { $count }: { $packages }.
   *[other] Влизат в сила { $done } от { $count }: { $packages }.
  }
reformation-package-done = { reformation-power.title } { $number }: влиза в сила
reformation-package-void = { reformation-power.title } { $number }: недействителен, { $why }
reformation-package-void-term = { reformation-power.title } { $number }: недействителен изцяло заради „{ $term }“: { $why }
reformation-package-unconfirmed = { reformation-power.title } { $number }: не е потвърден от всички; { $how ->
    [refused] отказ от { $refused }
    [silent] без отговор от { $silent }
   *[both] отказ от { $refused }, без отговор от { $silent }
  }
reformation-war-ended = { reformation-power.up } и { reformation-other } вече не воюват.
reformation-allied = { reformation-power.up } и { reformation-other } са съюзници до края на ход { $turn }.
reformation-absolved = Отлъчването на { reformation-power } е вдигнато.
reformation-divorced = Хенри се жени за Ан Болейн. Зарът: { $die }{ $die ->
    [4] {" "}(дъщеря)
    [5] {" "}(болнав син)
    [6] {" "}(здрав син)
   *[other] {" "}(без дете; повече казва таблицата на водещия)
  }.
reformation-freed = { $leader } е свободен и отива в града { $city }.
reformation-ceded = Градът { $city } минава от { reformation-power } към { reformation-other }.
reformation-away = { $from }: { $what } на { reformation-power } { $count ->
    [one] отстъпва
   *[other] отстъпват
  } към { $to }.
reformation-away-lost = { $from }: { $what } на { reformation-power } { $count ->
    [one] няма къде да отстъпи и напуска дъската
   *[other] нямат къде да отстъпят и напускат дъската
  }.
reformation-lent = { $count ->
    [one] { $count } ескадра
   *[other] { $count } ескадри
  } на { reformation-power } { $count ->
    [one] отплава
   *[other] отплават
  } от { $from } към { $to }, назаем за { reformation-other }{ $leader ->
    [none] {""}
   *[other] , с адмирал { $leader }
  }.
reformation-mercenaries = { $count ->
    [one] { $count } наемник
   *[other] { $count } наемници
  } на { reformation-power } ({ $from }) { $count ->
    [one] минава
   *[other] минават
  } към { reformation-other } в града { $to }.
reformation-card-went = Карта на { reformation-power } отива при { reformation-other }.
reformation-card-known = Картата от { reformation-power } за { reformation-other } е { $card }.

## What happened: suits for peace, ransoms, absolutions
reformation-nothing = { $step ->
    [peace] Никой не моли за мир.
    [ransom] Никой пълководец не е откупен.
    [pardon] Никой не иска опрощение.
   *[war] Никой не обявява война.
  }
reformation-passed = { $step ->
    [seal] Никой пакет не чакаше отговор: подписването беше прескочено.
    [peace] Никой не може да моли за мир: стъпката беше прескочена.
    [peace-last] В последния ход никой не моли за мир.
    [ransom] Никой не може да откупи пълководец: стъпката беше прескочена.
    [pardon] Никой не може да иска опрощение: стъпката беше прескочена.
    [war] Никой не може да плати война: стъпката беше прескочена.
   *[first] В първия ход има само преговори и подписване; останалото беше прескочено.
  }
reformation-sued = { reformation-power.up } пожела{ reformation-power.va } мир с { reformation-other }.
reformation-sued-void = Молбата за мир до { reformation-other } не важи ({ reformation-power }): { $why }
reformation-won = { reformation-power.up } получа{ reformation-power.va } { $count } ПТ.
reformation-returned = Градът { $city } се връща от { reformation-power } на { reformation-other }.
reformation-gave-up = { reformation-power.up } маха{ reformation-power.t } { $troops } ({ $city }).
reformation-regained = { reformation-power.up } си връща{ reformation-power.t } { $cities } { $price ->
    [marker] за 1 ПТ
    [card] за карта
   *[free] чрез брака
  }.
reformation-regained-void = Не се връща на { reformation-power } ({ $cities }): { $why }
reformation-leader-back = { $leader } се връща в града { $city } { $price ->
    [marker] за 1 ПТ
    [card] за карта
   *[free] чрез брака
  }.
reformation-leader-back-void = { $leader } не се връща: { $why }
reformation-married = { reformation-power.up } разигра{ reformation-power.va } карта { $card }, брака: всичко, което може да се върне, се връща даром.
reformation-married-void = Карта { $card } не може да се играе като брак ({ reformation-power }): { $why }
reformation-peace = { reformation-power.up } и { reformation-other } сключиха мир.
reformation-again = Една от молбите се изпълни, затова има още един кръг.
reformation-ransomed = { reformation-power.up } откуп{ reformation-power.va } { $leader } от { reformation-other } за карта; той се връща в града { $city }.
reformation-ransomed-void = Откупът е невъзможен ({ reformation-power }, { $leader }): { $why }
reformation-sought = { reformation-power.up } получа{ reformation-power.va } опрощение. Папството изтегли карта { $card } ({ $points } КТ) и тя е изчистена; „Св. Петър“: { $total } КТ{ $step ->
    [yes] , премината е още една пълна петица
   *[no] {""}
  }.
reformation-sought-void = Няма опрощение ({ reformation-power }): { $why }

## What happened: declarations of war
reformation-wars = Обявени войни: { $declared }; намеси: { $intervened }.
reformation-sealed-wars = Всички обявявания на война са получени и остават запечатани, докато могат да отговорят: { $powers }.
reformation-declared = { reformation-power.up } обявя{ reformation-power.va } война на { reformation-other } ({ $points } КТ{ $discount ->
    [yes] , след сватбата
   *[no] {""}
  }).
reformation-declared-void = Вашето обявяване на война на { reformation-other } отпадна: { $why } ({ $code }). За него не е платено нищо.
reformation-intervened = { reformation-power.up } се намес{ reformation-power.va } за { reformation-other } ({ $points } КТ): вече са съюзници, а противник във войната { reformation-power.is } и { $against }.
reformation-intervened-void = Намесата за { reformation-other } отпадна: { $why } ({ $code }). За нея не е платено нищо.
reformation-stood-aside = { reformation-power.up } не се намес{ reformation-power.va }: { reformation-other } остава без помощ.
reformation-not-paid = С карта { $card } не е платено нищо: { $why } ({ $code }).
reformation-spent = { reformation-power.up } изчист{ reformation-power.va } { $cards } за { $points } КТ.
reformation-laid-aside = { reformation-power.up } оставя{ reformation-power.t } настрана { $cards } за { $points } КТ; собствените карти връща водещият.
reformation-over-phase = Дипломацията в ход { $turn } приключи. Войната продължава на масата на водещия.
reformation-won-game = { $count ->
    [0] Играта приключи; победител не е обявен.
   *[other] Играта приключи с победа на { $powers }.
  }
reformation-fact-told = Факт от водещия: { $fact }
reformation-hand-changed = Водещият въведе наново картите на { reformation-power }: { $count }.

## Headings
reformation-own = Само за вас ({ $who })
reformation-of-power = Не го знаят всички ({ $who })
reformation-secret = Не се казва на всички
reformation-board = Докъде е играта
reformation-powers = Държави
reformation-keys = Ключове
reformation-key-points = ПТ от ключове
reformation-bonus = ПТ от войни
reformation-cards = Карти
reformation-units = Войски
reformation-results = Резултати: { $turn }
reformation-quiet-turn = Не се случи нищо, което всички да виждат.
reformation-facts = За масата: изтеглено, изчистено, хвърлено
reformation-map-position = Карта, { $turn }: цветът на града е на владетеля му; ключ е ключов град, звезда е столица, кръг е курфюрство; правоъгълникът са сухопътни войски, корпусът на кораб е флот, а пунктирът е проход.
reformation-map-orders = Карта, { $turn }: отбелязано е всичко, което смени владетел или се движи; писмото го разказва.
reformation-map-legend = На картата: цветът показва кой владее града, простото сиво — никой или малка държава. Звезда е столица, ключ е ключов град, кръг е курфюрство, кръст е град, сменил владетеля си. Правоъгълникът са сухопътни войски (2+1: два редовни полка и един наемник или конница), корпусът на кораб е флот, звездичката е пълководец; линиите са пътища, пунктирът — проходи.

## Where the game stands, for all
reformation-at-war = Воюват: { $pairs }.
reformation-no-war = Никой не воюва.
reformation-allies = Съюзници в този ход: { $pairs }.
reformation-active = Малки държави в съюз: { $minors }.
reformation-captives = В плен: { $leaders }.
reformation-excommunicated = Отлъчени: { $powers }.
reformation-henry = { $stage ->
    [0] Хенри е женен за Катерина.
    [1] Хенри иска развод.
    [2] Хенри е женен за Ан Болейн.
   *[other] Хенри е при жена номер { $stage }; коя е, казва таблицата на водещия.
  }
reformation-discount = Едно обявяване на война на Англия струва на Хабсбургите с 2 КТ по-малко.
reformation-st-peters = „Св. Петър“: { $points } КТ.
reformation-league = { $formed ->
    [yes] Лигата на протестантите е образувана.
   *[no] Лигата на протестантите още не е образувана.
  }
reformation-loan = Назаем: { $count ->
    [one] { $count } ескадра
   *[other] { $count } ескадри
  } на { reformation-power } за { reformation-other }, сега в пристанището { $city }.
reformation-last-turn = Ход { $turn } от { $last }.

## What is open now
reformation-now-master = { $first ->
    [yes] Водещият въвежда положението и картите и открива дипломацията.
   *[no] Войната се играе на масата на водещия. Следващата дипломация се открива, когато той въведе фактите от нея.
  }
reformation-now-talk = Преговорите са открити. Докато траят, може да си пишете насаме; пакетите се съставят и ги виждат само страните по тях. Когато всички напишат DONE, преговорите свършват по-рано.
reformation-now-talk-first = Преговорите са открити: в първия ход Англия говори с Хабсбургите и с Франция, и никой друг.
reformation-now-seal = Пакетите са обявени. Всеки важи само ако го потвърдят изцяло всички, които засяга; мълчанието е отказ. Личната поща е затворена.
reformation-to-answer = Трябва да отговорят: { $who }.
reformation-confirmed-already = Вече потвърдиха: { $who }.
reformation-now-peace = Молби за мир. Могат да молят: { $who }. Мълчанието значи, че не молите.
reformation-now-ransom = Пълководци може да се откупят за карта по жребий. Могат да откупят: { $who }.
reformation-now-pardon = Отлъчване може да се вдигне за карта по жребий. Могат да искат: { $who }.
reformation-now-war = Може да се обявяват войни; те са запечатани и до края на стъпката не ги вижда никой. Могат да обявят: { $who }.
reformation-now-war-order = Войните се обявяват една държава след друга; на ход: { $who }.
reformation-now-answer = Обявените войни са запечатани. Чака се отговор: { $who }.
reformation-now-over = Играта приключи.

## Yours alone
reformation-hand = Вашите карти: { $cards }.
reformation-hand-empty = Нямате карти.
reformation-hand-of = Картите на { reformation-power }: { $cards }.
reformation-hand-of-empty = { reformation-power.up } { reformation-power.is } без карти.
reformation-may-sue = Воювате с { reformation-other } и загубихте { $what }: { $when ->
    [now] може да молите за мир.
   *[later] след преговорите ще може да молите за мир.
  }
reformation-may-ransom = { $leader } е в плен при { reformation-other }: може да го откупите за карта по жребий.
reformation-may-seek = Отлъчени сте: може да искате опрощение за карта по жребий.
reformation-may-declare = На кого може да обявите война: { $targets }. Картите ви стигат за { $points } КТ.
reformation-asked = { reformation-power.up } обявя{ reformation-power.va } война на { reformation-other }. Може да се намесите за 2 КТ или да останете настрана; мълчанието значи настрана.
reformation-prefer-back = Ако войските ви трябва да напуснат { $from }, отиват в { $to }, където е позволено.
reformation-prefer-receive = Даровете и освободените пълководци идват, където е позволено: { $city }.
reformation-draft-of = Пакет { $number } на { reformation-power }:
reformation-answer-owed = Още не сте отговорили: { $packages }.

## The form
reformation-form-stands = стои
reformation-form-offer = например съюз за карта
reformation-form-confirm = обвързва ви с целия пакет; или REFUSE
reformation-form-done = нямате какво да добавите; преговорите свършват, когато го напишат всички
reformation-form-none = нищо в тази стъпка
reformation-form-sue = загубено при тях: { $what }; отдолу пишете какво си връщате
reformation-form-regain-key = или FOR CARD, по жребий
reformation-form-regain-leader = или FOR VP
reformation-form-regain-cities = два града за една цена, или FOR CARD
reformation-form-give-up = две войски по ваш избор; иначе първо наемници
reformation-form-ransom = в плен при { reformation-power }; цената е карта по жребий
reformation-form-seek = цената е карта по жребий
reformation-form-declare = { $points } КТ; вашите карти: { $cards }
reformation-form-intervene = 2 КТ; вашите карти: { $cards }
reformation-form-aside = не се намесвате
reformation-form-fact = както е
reformation-form-fact-more = всеки друг факт; показва ги HELP MASTER
reformation-form-hand = номерата на всички карти заедно със собствените
reformation-form-open = открива преговорите, щом всички факти се връзват
reformation-form-over = край на играта; без имена няма победител

## What the step asks, at the head of a letter. Each is a sentence of its own.
reformation-ask-of = { reformation-power.title }: { $ask }
reformation-ask-draft = Показано ви е и още чака отговор: { $packages }.
reformation-ask-talk = Може да предлагате пакети; когато нямате какво да добавите, напишете DONE.
reformation-ask-done = Казахте, че сте свършили; докато преговорите траят, може да пишете още.
reformation-ask-answer = От вас се чака отговор, RATIFY или REFUSE: { $packages }.
reformation-ask-stands = Написаното от вас стои; може да го промените до края на тази стъпка.
reformation-ask-sue = Може да молите за мир: { $others }; ако не искате, напишете NONE.
reformation-ask-ransom = Може да откупите от плен: { $leaders }; ако не искате, напишете NONE.
reformation-ask-seek = Може да искате опрощение; ако не искате, напишете NONE.
reformation-ask-war = Може да обявите война; ако не искате, напишете NONE.
reformation-ask-intervene = Може да се намесите за { $powers } или да останете настрана; мълчанието значи настрана.
reformation-ask-master = Въведете картите и онова, което войната е променила, после напишете OPEN DIPLOMACY.
reformation-ask-facts = От вас не се иска нищо; фактите, които съобщите сега, важат преди края на тази стъпка.

## The receipt: what stands
reformation-stands = { $order }
reformation-stands-until = { $order } (може да се промени до края на { $label })
reformation-replaced = { $order }: на мястото на предишния пакет { $number }; който го е потвърдил, трябва да потвърди наново
reformation-withdrawn = Пакет { $number } е оттеглен
reformation-struck = { $order } е зачеркнато
reformation-struck-all = В тази стъпка не правите нищо; зачеркнато: { $orders }
reformation-done = Казахте всичко; докато преговорите траят, може да пишете още
reformation-none = В тази стъпка не правите нищо
reformation-twice = { $order } — на мястото на { $before }
reformation-joined = Два реда са прочетени като един: { $order }
reformation-condition = { $order }: важи само ако преди това влезе в сила пакет { $number } на { reformation-power }
reformation-noted = { $order }: прието е, но { $note }
reformation-refused = { $why } ({ $code })
reformation-refused-instead = { $why } ({ $code }). Сега може да напишете: { $instead }

## The receipt: the sheet as a whole
reformation-needs = Пакет { $number } ви обвързва само ако го потвърдят изцяло: { $powers }.
reformation-confirmed-by = Пакет { $number } досега потвърдиха: { $powers }.
reformation-draft-secret = До края на преговорите пакетите ви виждат само страните по тях; после всички останали се обявяват. Който не иска това, ги оттегля.
reformation-draft-quiet = До края на преговорите пакетите ви виждат само страните по тях; в тази игра се обявяват само онези, които е потвърдил още някой.
reformation-untouched = В пакет { $number } нищо не засяга { $powers }: не им е показан и не трябва да го потвърждават
reformation-outlook-good = Както стоят нещата, всичко в пакет { $number } е изпълнимо.
reformation-outlook-package = Както стоят нещата, пакет { $number } би бил недействителен заради „{ $term }“: { $why } ({ $code }). Сега може да напишете: { $instead }
reformation-outlook = Както стоят нещата, { $order } би било недействително: { $why } ({ $code }).
reformation-outlook-instead = Както стоят нещата, { $order } би било недействително: { $why } ({ $code }). Сега може да напишете: { $instead }
reformation-outlook-war = Както стоят нещата, { $order } би отпаднало: { $why } ({ $code }). Картите ви биха останали у вас.
reformation-receive-idle = Както стоят нещата, { $order } не променя нищо: { $city } не е ваш град. Желанието остава и важи, щом стане ваш.
reformation-fall-back-idle = Както стоят нещата, { $order } не променя нищо: { $city } е без ваши войски. Желанието остава и важи, щом дойдат.
reformation-outlook-price = { $order }: { $points } КТ{ $discount ->
    [yes] {" "}(с 2 по-малко след сватбата)
   *[no] {""}
  }.
reformation-purse = Обявените от вас войни и намеси струват { $points } КТ; посочените карти са за { $worth } КТ. Ресто няма.
reformation-purse-short = Обявените от вас войни и намеси струват { $points } КТ, а посочените карти са само за { $worth } КТ: непокритото отпада. Посочете още: { $instead }
reformation-divorce-shuts = Разводът изключва в този ход съюз между папството и Хабсбургите.
reformation-alliance-shuts = Този съюз изключва в този ход развода.
reformation-sealed-secret = Обявените от вас войни са запечатани: до края на стъпката не ги вижда никой.
reformation-missing-done = DONE
reformation-missing-of = { $code } { $line }
reformation-missing-none = NONE
reformation-missing-answer = RATIFY или REFUSE { $package }
reformation-missing-aside = INTERVENE FOR { $code } или STAND ASIDE
reformation-missing-open = OPEN DIPLOMACY
reformation-missing-hand = FACT HAND { $code }

## Why a line was not understood. Each stands before a code in brackets, or begins a line of its own.
reformation-unreadable = това не е ред на „Реформация“; всички са в HELP ORDERS
reformation-unreadable-near = с „{ $word }“ не започва ред на „Реформация“ (може би { $near }?)
reformation-unreadable-from = „{ $word }“ не се чете тук; такъв ред е { $example }
reformation-no-package = „{ $word }“ е условие, а пред него липсва пакетът; правилно е { $example }
reformation-sum = кажете колко са от всеки град; заедно трябва да са { $count }
reformation-quoted = прилича на цитат от писмо: вашият ред няма точка в края и двоеточие след първата дума
reformation-unreadable-term = „{ $word }“ не е условие на пакет; условие е например { $example }
reformation-half-offer = ред { $line } не е приет, а с него и нищо от пакет { $number }: половин предложение няма
reformation-lacks-terms = в пакета няма условие; след двоеточието стои какво се договаря
reformation-lacks = в края на реда нещо липсва; трябва да е например { $example }
reformation-unknown-power = няма държава „{ $word }“
reformation-unknown-power-near = няма държава „{ $word }“ (може би { $names }?)
reformation-unknown-space = няма град „{ $word }“
reformation-unknown-space-near = няма град „{ $word }“ (може би { $names }?)
reformation-unknown-leader = няма пълководец „{ $word }“
reformation-unknown-leader-near = няма пълководец „{ $word }“ (може би { $names }?)
reformation-unknown-card = няма карта { $card }
reformation-number = „{ $word }“ не е число, което подхожда тук: от { $least } до { $most }
reformation-too-many = пакетът има най-много { $most } условия
reformation-city-twice = { $city } стои два пъти в един пакет или ред
reformation-term-twice = това вече стои в пакета; махнете едното и изпратете пакета отново
reformation-to-whom = кажете на кого: при няколко страни условието назовава държавите, например { $example }
reformation-not-now = това е за друга стъпка: { $when ->
    [master] фактите на водещия, между две дипломации
    [talk] преговорите
    [seal] преговорите или подписването
    [peace] молбите за мир
    [ransom] откупите
    [pardon] опрощенията
    [war] обявяването на войни
    [none] NONE е за стъпките след преговорите; в преговорите DONE казва, че сте свършили
   *[answer] обявяването на войни или намесите
  }
reformation-not-your-turn = войните се обявяват една държава след друга, а на ход е: { $who }
reformation-own-package = това е ваше: предложението вече е потвърждение, а със себе си никой не се договаря
reformation-no-such-package = не знаете за пакет { $number } на { reformation-power }
reformation-no-such-package-near = не знаете за пакет { $number } на { reformation-power }; има { $packages }
reformation-not-a-party = пакет { $number } на { reformation-power } не ви засяга и не вие отговаряте на него
reformation-not-major = пакети подписват само шестте велики държави
reformation-if-not-earlier = условието гледа само назад: към по-ранното по реда на държавите
reformation-turn-one = в първия ход всяко условие е между Англия и Хабсбургите или Англия и Франция
reformation-no-suit = първо идва самата молба: SUE FOR PEACE WITH и държавата
reformation-not-protector = за Шотландия се намесва само Франция, а за Венеция само папството
reformation-serves-nobody = този пълководец не служи на никого, затова няма при кого да бъде освободен
reformation-not-yours = този ред е за друга държава: { reformation-power } не { reformation-power.is } ваша
reformation-whose = водите няколко държави: започнете реда с онази, за която е, например { $example }
reformation-master-only = фактите въвежда водещият
reformation-master-head = водещият пише редове FACT или OPEN DIPLOMACY

## Why an act is void. Each stands behind a colon, or before a code in brackets.
reformation-why-not-ratified = не всички засегнати са потвърдили точно тези думи
reformation-why-if-unmet = не се случи това, от което зависеше
reformation-why-not-at-war = те не воюват
reformation-why-league-war = войната на лигата не се прекратява с преговори
reformation-why-at-war = те воюват, а врагове не стават съюзници
reformation-why-never-allies = папството и османците никога не са съюзници
reformation-why-already-allied = те вече са съюзници
reformation-why-divorce-bars-alliance = след развода папството и Хабсбургите не сключват съюз в този ход
reformation-why-alliance-bars-divorce = в съюз с Хабсбургите папството не дава развод в този ход
reformation-why-no-alliance = кораби се дават назаем само на съюзник от този ход
reformation-why-loan-both-ways = в един ход кораби не се дават назаем в двете посоки
reformation-why-loan-to-protestants = на протестантите не се дават кораби назаем
reformation-why-corsairs-stay = корсари не се дават назаем
reformation-why-no-squadrons = там няма толкова ескадри
reformation-why-leader-not-there = адмиралът не е при тези кораби
reformation-why-no-sea-path = няма път по море до пристанище, което взелият владее
reformation-why-not-captor = той не е в плен при тази държава
reformation-why-no-place = няма град, в който пълководецът да се върне
reformation-why-not-controlled = тази държава не владее града
reformation-why-own-capital = никой не отстъпва собствената си столица
reformation-why-minor-home-key = родните ключове на съюзна малка държава не се отстъпват
reformation-why-cards-over-two = повече карти, отколкото може да се дадат за един ход
reformation-why-cards-both-ways = между две държави картите вървят за ход само в едната посока
reformation-why-hand-too-small = няма толкова карти за теглене; собствените не се теглят
reformation-why-mercs-to-ottomans = османците не взимат наемници
reformation-why-mercs-over-four = за ход от една държава към друга минават най-много четири наемници
reformation-why-mercs-both-ways = между две държави наемниците минават за ход само в едната посока
reformation-why-no-mercs = няма толкова наемници
reformation-why-capital-lost = получателят не владее столицата си, където трябва да пристигнат
reformation-why-no-electorate = протестантите не владеят курфюрство, където да пристигнат
reformation-why-pool-empty = в запаса на получателя не са останали толкова наемници
reformation-why-henry-not-asking = Хенри не иска развод
reformation-why-not-papacy = това може само папството
reformation-why-not-excommunicated = там няма отлъчване за вдигане
reformation-why-last-turn = в последния ход никой не моли за мир
reformation-why-minor-forever = войната с малка държава трае до края на играта
reformation-why-never-with-protestants = Хабсбургите и папството не молят протестантите за мир, нито обратно
reformation-why-no-loss = този враг не държи нито пълководец, нито роден град на молителя
reformation-why-not-held-by-victor = победителят не го държи или не е родно за молителя
reformation-why-not-a-key = градът не е ключ; и курфюрствата не са
reformation-why-is-a-key = градът е ключ, връща се с REGAIN KEY
reformation-why-one-key-a-price = всеки ключ има своя цена
reformation-why-not-two-cities = една цена връща два града, не повече
reformation-why-hand-empty = няма карта за теглене; собствените не се теглят
reformation-why-no-marriage = тази карта не е бракът или не е в ръката
reformation-why-not-captive = пълководецът не е в плен или не е собствен
reformation-why-already-at-war = те вече воюват
reformation-why-ally = те са съюзници в този ход
reformation-why-peace-this-turn = те сключиха мир в този ход
reformation-why-league-not-formed = преди лигата протестантите не воюват
reformation-why-not-possible = за такава война няма цена
reformation-why-minor-active = малката държава е в съюз: война се обявява на съюзника ѝ
reformation-why-friend-of-protector = покровителят на малката държава е съюзник или току-що е сключил мир
reformation-why-cannot-pay = посочените карти не покриват цената
reformation-why-mandatory-card = със задължително събитие война не се плаща
reformation-why-not-in-hand = тази карта не е в ръката
reformation-why-home-card = със собствени карти в тази игра война не се плаща
reformation-why-own-package = това е една и съща държава
reformation-why-not-major = пакети подписват само шестте велики държави
reformation-why-turn-one = в първия ход всяко условие е между Англия и Хабсбургите или Англия и Франция
reformation-why-serves-nobody = този пълководец не служи на никого, затова няма при кого да бъде освободен
reformation-why-nothing-to-answer = никой не е обявил война на тази малка държава

## The master's facts
reformation-fact = { $fact }
reformation-fact-same = { $fact }: така си беше
reformation-fact-taken-back = { $fact } е взето обратно
reformation-unreadable-fact = този факт не се чете; факт е например { $example }
reformation-fact-unknown-kind = няма факт „{ $word }“; факт е например { $example }, а всички видове показва HELP MASTER
reformation-listed = Внимание: { $what }.
reformation-fact-not-opened = преговорите още не може да се открият; останали грешки: { $count }; поправете фактите и пишете пак OPEN DIPLOMACY
reformation-opened = Преговорите се откриват.
reformation-opened-twice = Преговорите вече са открити
reformation-fault-ships-inland = кораби на { reformation-power } стоят в { $city }, което не е пристанище
reformation-fault-card-twice = карта { $card } е в две ръце
reformation-fault-unknown-card = карта { $card } ({ reformation-power }) не съществува
reformation-fault-home-card = карта { $card } е собствена на { reformation-other }, а стои при { reformation-power }
reformation-fault-hand-missing = картите на { reformation-power } за този ход не са въведени
reformation-fault-two-holders = { $city }: за владетели са посочени и { reformation-power }, и { reformation-other }
reformation-fault-war-allies = { reformation-power } и { reformation-other } са посочени като врагове, а са съюзници
reformation-fault-league-war = { reformation-power } и { reformation-other } са посочени като врагове преди лигата
reformation-fault-mercenaries = османците нямат наемници, а има посочени в { $city }
reformation-fault-kind = { $kind ->
    [corsairs] корсари
   *[cavalry] конница
  } имат само османците, а са посочени на { reformation-power } в { $city }
reformation-fault-captive-own = { $leader } е посочен като пленник на { reformation-power }, а служи на същата държава
reformation-fault-turn = ход { $turn } не е следващият, { $next }
reformation-fault-last-turn = ход { $turn } е след последния, { $last }
reformation-fault-active = { reformation-power } не може да е съюзник на { reformation-other }
reformation-fault-loan = в { $city } е посочено назаем { $count ->
    [one] { $count } ескадра
   *[other] { $count } ескадри
  }, а там { reformation-power } { reformation-power.is } с по-малко
reformation-fault-over = краят на играта се обявява само в хода на водещия
reformation-fault-no-such-war = { reformation-power } и { reformation-other } са посочени като врагове, а две малки държави никога не воюват
reformation-fault-war-active = { reformation-power } е в съюз, затова войната на { reformation-other } е със съюзника ѝ
reformation-fault-never-allies = { reformation-power } и { reformation-other } никога не са съюзници
reformation-fault-no-such-loan = { reformation-power } не { reformation-power.is } с кораби назаем за { reformation-other }
reformation-card-twice = карта { $card } е посочена два пъти
reformation-fact-not-great = { reformation-power } не { reformation-power.is } велика държава
reformation-fact-not-minor = { reformation-power } не { reformation-power.is } малка държава
reformation-fact-oneself = { reformation-power }: държавата е посочена два пъти
reformation-fact-amid-other = също не се приема: посред фазата писмото важи само цяло, а друг негов ред противоречи на положението
reformation-fact-not-said = няма какво да се вземе обратно: { $fact }
reformation-fact-otherwise = няма такъв факт: { $fact }; за да вземете обратно този, който стои, напишете CANCEL { $stands }
reformation-fact-ally-later = великите държави сключват съюз в преговорите; такъв факт се казва, когато те са открити
reformation-fact-over = Играта свършва, когато се изиграе този ход.
reformation-fact-hidden = Въведени са карти; номерата научава само притежателят им.
reformation-discards = Изчистени: { $cards }.
reformation-die = Зар за развода: { $die }.
reformation-off-board = Извън дъската: { $what } на { reformation-power }, от { $city }.
reformation-draw-log = Изтеглена е карта { $card }, от { reformation-power } за { reformation-other }.

## The start letter
reformation-scenario = „Реформация“: шест държави сред четири малки. Съдията води дипломацията на всеки ход: преговори, пакети от договори, молби за мир, откупи, опрощения, обявяване на войни. Самата война се води на масата на водещия; преди всяка дипломация той въвежда положението и картите.
reformation-scenario-start = Играта започва от положението { $start }, ход { $turn } от { $last }.
reformation-how = Редът е действие: пакет се предлага в преговорите и важи само ако го потвърдят всички, които засяга. Как става, казва HELP PACKAGES; останалото казват HELP PEACE, RANSOM, ABSOLUTION и WAR; какво значи съюзът във войната, казва HELP ALLIANCES.
reformation-how-order = { $order }
reformation-how-master = Вие сте водещият: пишете редове FACT, после OPEN DIPLOMACY. Всички са в HELP MASTER.
reformation-together = Един играч води { $powers }.

## Opening a game
reformation-rule-start = от кое положение започва играта
reformation-rule-quiet = дали се обявяват само пакетите, които е потвърдил още някой
reformation-rule-merge = дали откупите и опрощенията са в една стъпка
reformation-rule-in-order = дали войните се обявяват една държава след друга
reformation-rule-cards-total = колко карти може да даде една държава на всички други за ход{ $value ->
    [help] : число, или 0 за по две на всяка друга държава
   *[other] {""}
  }
reformation-rule-guests = дали войските на трета държава остават в отстъпен град, ако новият владетел им е съюзник
reformation-rule-minor-price = дали война с малка държава струва 1 КТ или колкото пише в таблицата
reformation-rule-home-cards-pay = дали със собствени карти се плаща за война
reformation-rule-war-bars = на кого не може да се обяви война{ $value ->
    [help] : някои от ally, peace-this-turn, league-not-formed, minor-active и friend-of-protector с + между тях, или all, или none
   *[other] {""}
  }
reformation-rule-together = кои държави води един играч{ $value ->
    [help] : например ENGLAND+PROTESTANTS, със запетаи между групите; none за всеки по една
   *[other] {""}
  }
reformation-rule-last-turn = след кой ход играта свършва: 9, или 6 за късата игра
reformation-rule-hands = кой раздава картите: master значи, че ги въвежда водещият
reformation-setup-players = шестте държави се водят от 3 до 6 играчи, не от { $players }
reformation-setup-together = при { $players } играчи държавите трябва да се разпределят: together=ENGLAND+PROTESTANTS и така нататък
reformation-setup-together-wrong = together не може да е { $value }; напишете групи държави като ENGLAND+PROTESTANTS със запетаи между тях, всяка държава веднъж
reformation-setup-number = { $key } не може да е { $value }; напишете число от { $least } до { $most }
reformation-setup-war-bars = war_bars не може да е { $value }; напишете някои от ally, peace-this-turn, league-not-formed, minor-active и friend-of-protector с + между тях, или all, или none
reformation-setup-hands = hands не може да е { $value }: засега се играе само с hands=master

## HELP
reformation-help-board = началата 1517 и 1532 (start=1517)
reformation-help-about = „Реформация“: шест държави два дни преговарят, подписват пакети от договори, молят за мир, откупват пълководци, купуват опрощение и обявяват войни, а самата война се води на масата на водещия. Всичко е тайно до края на стъпката си, а всяка изтеглена карта и всеки зар после може да се проверят.
reformation-help-steps = Стъпките на хода: фактите на водещия; преговорите (48 часа, лична поща); подписването, в което обявените пакети се потвърждават; молбите за мир; откупите; опрощенията; обявяването на войни; намесите. Стъпка, в която никой не може нищо, се прескача. Мълчанието е „не“, а когато всички са отговорили, стъпката свършва по-рано; NONE значи, че не правите нищо.
reformation-help-first = В първия ход има само преговори и подписване, и говори само Англия: с Хабсбургите и с Франция. В последния ход никой не моли за мир.
reformation-help-names = Държави, градове и пълководци се назовават по име или с три букви, на всеки от моите езици: HABSBURGS, HAB, Хабсбурги.
reformation-help-more = Още: темите PACKAGES, PEACE, RANSOM, ABSOLUTION, WAR, ALLIANCES и MASTER.
reformation-help-orders-long = По едно действие на ред, под SIGNON или във формуляра от писмото. До края на стъпката важи последната дума по всяко нещо.
reformation-help-offer = предлага пакет в преговорите
reformation-help-term = още едно негово условие, с пълни думи
reformation-help-withdraw = оттегля пакет
reformation-help-ratify = потвърждава чужд пакет, изцяло
reformation-help-ratify-if = потвърждава го, ако влезе в сила по-ранен пакет
reformation-help-refuse = отказва го
reformation-help-done = нямате какво да добавите в преговорите
reformation-help-none = не правите нищо в тази стъпка
reformation-help-prefer = къде отиват войските ви, ако трябва да напуснат град
reformation-help-receive = къде пристигат даровете и освободените пълководци
reformation-help-packages = Пакетът е списък от условия, който се подписва изцяло или никак. Предложението вече е потвърждението на автора му; всички други, които някое условие засяга, трябва да потвърдят целия пакет, в преговорите или при подписването. Черновата виждат само страните по нея, а в края на преговорите се обявява на всички. Пакетите се изпълняват по реда: османци, Хабсбурги, Англия, Франция, папство, протестанти, после по номера; едно неизпълнимо условие прави целия пакет недействителен.
reformation-help-packages-changed = Потвърждават се точно думите, които сте видели: промененият пакет се потвърждава наново.
reformation-help-term-ally = съюз до края на хода
reformation-help-term-peace = край на война; не на войната на лигата
reformation-help-term-cards = до две карти по жребий на една държава за ход, не в двете посоки
reformation-help-term-cede = градове, които владеете, без столицата ви; всички войски ги напускат
reformation-help-term-mercenaries = до четири наемници, не на османците и не в двете посоки
reformation-help-term-lend = ескадри на съюзник от този ход, с адмирал, ако е при тях
reformation-help-term-free = пленник, който е при вас
reformation-help-term-divorce = папството, докато Хенри иска развод
reformation-help-term-absolve = папството вдига отлъчване
reformation-help-peace = Който е загубил пълководец или роден град, може да моли този враг за мир. Врагът получава 1 ПТ, или 2, ако едната страна са османците, и родните си градове, които молителят държи. Молителят маха две войски и може да си върне ключове, пълководци и по два други града: всеки път за 1 ПТ на победителя или за карта по жребий. После са в мир.
reformation-help-peace-never = Малка държава не се моли за мир; Хабсбургите и папството не молят протестантите, нито обратно. След изпълнена молба има още един кръг.
reformation-help-sue = моли за мир; редовете отдолу са условията
reformation-help-give-up = кои две войски махате; иначе първо наемници
reformation-help-regain-key = роден ключ се връща за 1 ПТ; FOR CARD за карта
reformation-help-regain-leader = пълководец се връща за карта; AT назовава града
reformation-help-regain-cities = връщат се два други родни града
reformation-help-marriage = бракът: всичко се връща даром
reformation-help-ransom = Ваш пленен пълководец може да се откупи. Пленилият го тегли карта от ръката ви, без собствените ви карти, и не може да откаже. Пълководецът се връща в столицата ви или в роден ключ, който държите вие или ваш съюзник.
reformation-help-ransom-line = връща пълководеца за карта по жребий
reformation-help-absolution = Отлъчена държава може да си купи опрощение. Папството тегли карта от ръката ѝ, без собствените ѝ карти, и не може да откаже; картата се показва и изчиства, а нейните КТ отиват за „Св. Петър“.
reformation-help-absolution-line = вдига отлъчването за карта по жребий
reformation-help-war = Война се обявява с карти: цената стои в таблицата, малка държава струва 1 КТ, ако играта не казва друго. Обявените войни са запечатани и се изпълняват по реда на държавите, когато всички са готови. Всички посочени карти са една кесия; изчистват се по вашия ред, докато се събере сумата, и ресто няма. Със задължителни събития не се плаща.
reformation-help-war-bars = Война не се обявява на съюзник от този ход, на онзи, с когото в този ход е сключен мир, на протестантите и от тях преди лигата, на малка държава в съюз, на Шотландия и Венеция покрай покровителя им.
reformation-help-war-minor = Когато се обяви война на Шотландия, за 2 КТ може да се намеси Франция; за Венеция — папството. Тогава малката държава е негов съюзник, а двете велики държави воюват. Война с малка държава не свършва.
reformation-help-declare = обявява война и назовава картите, с които се плаща
reformation-help-declare-unless = само ако никой преди вас по реда не я обяви
reformation-help-pay = назовава още карти за плащане
reformation-help-intervene = намесва се за малка държава
reformation-help-aside = не се намесва
reformation-help-alliances = Съюзът на две велики държави трае един ход. Не иска мир с други и не носи война с трети. Не стават съюзници враговете, папството с османците, а след развода папството с Хабсбургите.
reformation-help-alliances-war = В самата война градовете на единия са приятелски и за двамата: войските може да влизат в тях при движение и отстъпление. Нападнати на едно място, съюзниците се бранят заедно, дори да воюва само единият; загубите се делят поравно, за нечетната решава зар, и всеки може да се измъкне сам. Заедно не се движат, не обсаждат, не щурмуват, не пресрещат и не избягват.
reformation-help-alliances-ships = Ескадри се дават назаем само в същото подписване, в което е съюзът, в същия или по-късен пакет. Те отплават по море и не през пристанища към най-близкото пристанище на взелия и се връщат през зимата, както кажат фактите на водещия.
reformation-help-master = Водещият въвежда фактите в своя ход, по един на ред, и завършва с OPEN DIPLOMACY. Грешките се изброяват и преговорите чакат, докато се поправят. Факти, дадени по-късно, важат преди края на текущата стъпка и се обявяват на всички, без картите.
reformation-help-fact-turn = кой ход е; LAST TURN 6 за късата игра
reformation-help-fact-hand = картите на държава заедно със собствените
reformation-help-fact-control = кой владее град
reformation-help-fact-home = чий роден град е
reformation-help-fact-units = войските на държава в град; NONE за никакви
reformation-help-fact-leader = къде е пълководец
reformation-help-fact-captive = при кого е в плен
reformation-help-fact-serves = на кого служи
reformation-help-fact-war = кой воюва; NO WAR кой не
reformation-help-fact-ally = чий съюзник е малка държава; INACTIVE SCOTLAND за ничий
reformation-help-fact-excommunicated = кой е отлъчен; NOT EXCOMMUNICATED кой не е
reformation-help-fact-henry = Хенри иска развод; HENRY ANNE BOLEYN и така нататък за жените му
reformation-help-fact-league = лигата е образувана
reformation-help-fact-numbers = КТ на „Св. Петър“, ПТ от войни, наемници в запаса
reformation-help-fact-lent = ескадри назаем; NOT LENT, когато са се върнали
reformation-help-fact-discount = отстъпката на Хабсбургите е използвана
reformation-help-fact-over = играта свърши; без имена няма победител
reformation-help-open = открива преговорите

## HELP RULES
reformation-rules-turn = Един ход
reformation-rules-packages = Пакети
reformation-rules-peace = Мир
reformation-rules-ransom = Откупи
reformation-rules-absolution = Опрощение
reformation-rules-war = Война
reformation-rules-alliances = Съюзи
