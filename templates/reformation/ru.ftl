# Русский. Что говорят правила «Реформации». Держава названа кодом (OTTOMANS, HABSBURGS, ...) и склоняется здесь; города и
# полководцы стоят в именительном падеже.

## The powers: within a sentence, at its beginning (.up), in the other cases; the endings of verbs (.et, .it).
reformation-power = { $power ->
    [OTTOMANS] османы
    [HABSBURGS] Габсбурги
    [ENGLAND] Англия
    [FRANCE] Франция
    [PAPACY] папство
    [PROTESTANTS] протестанты
    [GENOA] Генуя
    [HUNGARY] Венгрия
    [SCOTLAND] Шотландия
    [VENICE] Венеция
   *[INDEPENDENT] никто
  }
    .up = { $power ->
        [OTTOMANS] Османы
        [HABSBURGS] Габсбурги
        [ENGLAND] Англия
        [FRANCE] Франция
        [PAPACY] Папство
        [PROTESTANTS] Протестанты
        [GENOA] Генуя
        [HUNGARY] Венгрия
        [SCOTLAND] Шотландия
        [VENICE] Венеция
       *[INDEPENDENT] Никто
      }
    .gen = { $power ->
        [OTTOMANS] османов
        [HABSBURGS] Габсбургов
        [ENGLAND] Англии
        [FRANCE] Франции
        [PAPACY] папства
        [PROTESTANTS] протестантов
        [GENOA] Генуи
        [HUNGARY] Венгрии
        [SCOTLAND] Шотландии
        [VENICE] Венеции
       *[INDEPENDENT] никого
      }
    .dat = { $power ->
        [OTTOMANS] османам
        [HABSBURGS] Габсбургам
        [ENGLAND] Англии
        [FRANCE] Франции
        [PAPACY] папству
        [PROTESTANTS] протестантам
        [GENOA] Генуе
        [HUNGARY] Венгрии
        [SCOTLAND] Шотландии
        [VENICE] Венеции
       *[INDEPENDENT] никому
      }
    .acc = { $power ->
        [OTTOMANS] османов
        [HABSBURGS] Габсбургов
        [ENGLAND] Англию
        [FRANCE] Францию
        [PAPACY] папство
        [PROTESTANTS] протестантов
        [GENOA] Геную
        [HUNGARY] Венгрию
        [SCOTLAND] Шотландию
        [VENICE] Венецию
       *[INDEPENDENT] никого
      }
    .ins = { $power ->
        [OTTOMANS] османами
        [HABSBURGS] Габсбургами
        [ENGLAND] Англией
        [FRANCE] Францией
        [PAPACY] папством
        [PROTESTANTS] протестантами
        [GENOA] Генуей
        [HUNGARY] Венгрией
        [SCOTLAND] Шотландией
        [VENICE] Венецией
       *[INDEPENDENT] никем
      }
    .et = { $power ->
        [OTTOMANS] ют
        [HABSBURGS] ют
        [PROTESTANTS] ют
       *[ENGLAND] ет
      }
    .yot = { $power ->
        [OTTOMANS] ют
        [HABSBURGS] ют
        [PROTESTANTS] ют
       *[ENGLAND] ёт
      }
    .it = { $power ->
        [OTTOMANS] ят
        [HABSBURGS] ят
        [PROTESTANTS] ят
       *[ENGLAND] ит
      }
reformation-other = { $other ->
    [OTTOMANS] османы
    [HABSBURGS] Габсбурги
    [ENGLAND] Англия
    [FRANCE] Франция
    [PAPACY] папство
    [PROTESTANTS] протестанты
    [GENOA] Генуя
    [HUNGARY] Венгрия
    [SCOTLAND] Шотландия
    [VENICE] Венеция
   *[INDEPENDENT] никто
  }
    .up = { $other ->
        [OTTOMANS] Османы
        [HABSBURGS] Габсбурги
        [ENGLAND] Англия
        [FRANCE] Франция
        [PAPACY] Папство
        [PROTESTANTS] Протестанты
        [GENOA] Генуя
        [HUNGARY] Венгрия
        [SCOTLAND] Шотландия
        [VENICE] Венеция
       *[INDEPENDENT] Никто
      }
    .gen = { $other ->
        [OTTOMANS] османов
        [HABSBURGS] Габсбургов
        [ENGLAND] Англии
        [FRANCE] Франции
        [PAPACY] папства
        [PROTESTANTS] протестантов
        [GENOA] Генуи
        [HUNGARY] Венгрии
        [SCOTLAND] Шотландии
        [VENICE] Венеции
       *[INDEPENDENT] никого
      }
    .dat = { $other ->
        [OTTOMANS] османам
        [HABSBURGS] Габсбургам
        [ENGLAND] Англии
        [FRANCE] Франции
        [PAPACY] папству
        [PROTESTANTS] протестантам
        [GENOA] Генуе
        [HUNGARY] Венгрии
        [SCOTLAND] Шотландии
        [VENICE] Венеции
       *[INDEPENDENT] никому
      }
    .acc = { $other ->
        [OTTOMANS] османов
        [HABSBURGS] Габсбургов
        [ENGLAND] Англию
        [FRANCE] Францию
        [PAPACY] папство
        [PROTESTANTS] протестантов
        [GENOA] Геную
        [HUNGARY] Венгрию
        [SCOTLAND] Шотландию
        [VENICE] Венецию
       *[INDEPENDENT] никого
      }
    .ins = { $other ->
        [OTTOMANS] османами
        [HABSBURGS] Габсбургами
        [ENGLAND] Англией
        [FRANCE] Францией
        [PAPACY] папством
        [PROTESTANTS] протестантами
        [GENOA] Генуей
        [HUNGARY] Венгрией
        [SCOTLAND] Шотландией
        [VENICE] Венецией
       *[INDEPENDENT] никем
      }


## Turns. Such a name stands within sentences, behind a colon, or first: "переговоры 5-го хода".
reformation-turn = { $step ->
    [master] факты мастера, ход { $turn }
    [talk] переговоры, ход { $turn }
    [seal] скрепление договоров, ход { $turn }
    [peace] { $round ->
        [1] просьбы о мире, ход { $turn }
       *[other] просьбы о мире, ход { $turn }, круг { $round }
      }
    [ransom] выкуп полководцев, ход { $turn }
    [pardon] отпущения, ход { $turn }
    [war] объявления войны, ход { $turn }
    [war-order] объявления войны, ход { $turn }: { reformation-power }
    [answer-order] вмешательства, ход { $turn }: против { reformation-power.gen }
   *[answer] вмешательства, ход { $turn }
  }

## Parts of sentences
reformation-troops = { $kind ->
    [regulars] { $count ->
        [one] { $count } регуляр
        [few] { $count } регуляра
       *[other] { $count } регуляров
      }
    [mercenaries] { $count ->
        [one] { $count } наёмник
        [few] { $count } наёмника
       *[other] { $count } наёмников
      }
    [cavalry] { $count ->
        [one] { $count } конница
        [few] { $count } конницы
       *[other] { $count } конниц
      }
    [squadrons] { $count ->
        [one] { $count } эскадра
        [few] { $count } эскадры
       *[other] { $count } эскадр
      }
   *[corsairs] { $count ->
        [one] { $count } корсар
        [few] { $count } корсара
       *[other] { $count } корсаров
      }
  }
reformation-stack = { $city }: { $troops }
reformation-from = { $city }: { $count }
reformation-card = { $kind ->
    [home] { $card } (своя, { $points } ОД)
    [mandatory] { $card } (обязательная, { $points } ОД)
   *[other] { $card } ({ $points } ОД)
  }
reformation-package-name = { reformation-power.up }, пакет { $number }
reformation-answers = { reformation-power } ({ $packages })
reformation-pair = { reformation-power.up } — { reformation-other.up }
reformation-pair-league = { reformation-power.up } — { reformation-other.up } (лига)
reformation-held = { $leader } (у { reformation-power.gen })
reformation-beside = { reformation-power } ({ reformation-other })
reformation-sues = { reformation-power } у { reformation-other.gen }
reformation-priced = { reformation-power } ({ $points } ОД)

## Terms of a package, as letters tell them
reformation-term-end-war = { reformation-power.up } и { reformation-other } прекращают войну
reformation-term-ally = { reformation-power.up } и { reformation-other } заключают союз
reformation-term-lend = { reformation-power.up } одалжива{ reformation-power.et } { reformation-other.dat } { $count ->
    [one] { $count } эскадру
    [few] { $count } эскадры
   *[other] { $count } эскадр
  }, порт — { $city }{ $leader ->
    [none] {""}
   *[other] , адмирал — { $leader }
  }
reformation-term-lend-corsairs = { reformation-power.up } одалжива{ reformation-power.et } { reformation-other.dat } { $count ->
    [one] { $count } корсара
   *[other] { $count } корсаров
  }, порт — { $city }
reformation-term-free = { reformation-power.up } освобожда{ reformation-power.et } пленного: { $leader }
reformation-term-cede = { reformation-power.up } уступа{ reformation-power.et } { reformation-other.dat }: { $cities }
reformation-term-cards = { reformation-power.up } переда{ reformation-power.yot } { reformation-other.dat } { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
  }
reformation-term-mercenaries = { reformation-power.up } переда{ reformation-power.yot } { reformation-other.dat } { $count ->
    [one] { $count } наёмника
   *[other] { $count } наёмников
  }{ $from ->
    [none] {""}
   *[other] {" "}({ $from })
  }
reformation-term-divorce = { reformation-power.up } разреша{ reformation-power.et } развод
reformation-term-absolve = { reformation-power.up } снима{ reformation-power.et } отлучение с { reformation-other.gen }

## What happened: the talks and packages
reformation-announced = { $count ->
    [0] Не оглашено ни одного пакета.
    [one] Оглашён { $count } пакет.
    [few] Оглашены { $count } пакета.
   *[other] Оглашено { $count } пакетов.
  }
reformation-sealed = { $done ->
    [0] { $count ->
        [0] Подписывать было нечего.
        [1] Единственный пакет недействителен.
       *[other] Ни один из пакетов ({ $count }) не вступает в силу.
      }
   *[other] Вступает в силу пакетов: { $done } из { $count } — { $packages }.
  }
reformation-package-done = { reformation-power.up }, пакет { $number }: вступает в силу
reformation-package-void = { reformation-power.up }, пакет { $number }: недействителен, { $why }
reformation-package-void-term = { reformation-power.up }, пакет { $number }: недействителен целиком из-за условия «{ $term }»: { $why }
reformation-package-unconfirmed = { reformation-power.up }, пакет { $number }: подтвердили не все; { $how ->
    [refused] отказ: { $refused }
    [silent] нет ответа: { $silent }
   *[both] отказ: { $refused }; нет ответа: { $silent }
  }
reformation-war-ended = { reformation-power.up } и { reformation-other } больше не воюют.
reformation-allied = { reformation-power.up } и { reformation-other } — союзники до конца хода { $turn }.
reformation-absolved = С { reformation-power.gen } снято отлучение.
reformation-divorced = Генрих женится на Анне Болейн. Кубик: { $die }{ $die ->
    [4] {" "}(дочь)
    [5] {" "}(болезненный сын)
    [6] {" "}(здоровый сын)
   *[other] {" "}(детей нет; подробнее — таблица мастера)
  }.
reformation-freed = Свобода: { $leader } прибывает в город { $city }.
reformation-ceded = Город { $city } переходит от { reformation-power.gen } к новому владельцу: { reformation-other }.
reformation-away = { $from }: { $what } ({ reformation-power }) — отход в город { $to }.
reformation-away-lost = { $from }: { $what } ({ reformation-power }) — отходить некуда, сняты с доски.
reformation-lent = Взаймы { reformation-other.dat } от { reformation-power.gen }: { $count ->
    [one] { $count } эскадра
    [few] { $count } эскадры
   *[other] { $count } эскадр
  }{ $leader ->
    [none] {""}
   *[other] , адмирал — { $leader }
  }; { $from } -> { $to }.
reformation-mercenaries = { reformation-power.up } переда{ reformation-power.yot } { reformation-other.dat } { $count ->
    [one] { $count } наёмника
   *[other] { $count } наёмников
  } ({ $from }); они прибывают в город { $to }.
reformation-card-went = Карта переходит: { reformation-power } -> { reformation-other }.
reformation-card-known = Карта, переданная { reformation-other.dat } от { reformation-power.gen }: { $card }.

## What happened: suits for peace, ransoms, absolutions
reformation-nothing = { $step ->
    [peace] Никто не просит мира.
    [ransom] Никто не выкупает полководцев.
    [pardon] Никто не просит отпущения.
   *[war] Никто не объявляет войны.
  }
reformation-passed = { $step ->
    [seal] Ни один пакет не ждал ответа: скрепление пропущено.
    [peace] Никто не может просить мира: этот шаг пропущен.
    [peace-last] В последнем ходу мира не просят.
    [ransom] Выкупать некого или некому: этот шаг пропущен.
    [pardon] Никто не может просить отпущения: этот шаг пропущен.
    [war] Никто не может оплатить войну: этот шаг пропущен.
   *[first] В первом ходу бывают только переговоры и скрепление; остальное пропущено.
  }
reformation-sued = { reformation-power.up } прос{ reformation-power.it } мира у { reformation-other.gen }.
reformation-sued-void = Просить мира у { reformation-other.gen } нельзя ({ reformation-power }): { $why }
reformation-won = { reformation-power.up } получа{ reformation-power.et } { $count } ПО.
reformation-returned = Город { $city } возвращается от { reformation-power.gen } к прежнему владельцу: { reformation-other }.
reformation-gave-up = { reformation-power.up } убира{ reformation-power.et } { $troops } ({ $city }).
reformation-regained = { reformation-power.up } возвраща{ reformation-power.et } себе { $price ->
    [marker] за 1 ПО
    [card] за карту
   *[free] по браку
  }: { $cities }.
reformation-regained-void = Не возвращается { reformation-power.dat } ({ $cities }): { $why }
reformation-leader-back = { $leader } возвращается в город { $city } { $price ->
    [marker] за 1 ПО
    [card] за карту
   *[free] по браку
  }.
reformation-leader-back-void = { $leader } не возвращается: { $why }
reformation-married = { reformation-power.up } игра{ reformation-power.et } карту { $card }, брак: всё, что можно вернуть, возвращается даром.
reformation-married-void = Карту { $card } нельзя сыграть как брак ({ reformation-power }): { $why }
reformation-peace = { reformation-power.up } и { reformation-other } заключили мир.
reformation-again = Одна из просьб исполнена, поэтому будет ещё один круг.
reformation-ransomed = { reformation-power.up } выкупа{ reformation-power.et } за карту пленного у { reformation-other.gen }: { $leader } возвращается в город { $city }.
reformation-ransomed-void = Выкуп невозможен ({ reformation-power }, { $leader }): { $why }
reformation-sought = { reformation-power.up } получа{ reformation-power.et } отпущение. Папство вытянуло карту { $card } ({ $points } ОД), она сброшена; собор св. Петра: { $total } ОД{ $step ->
    [yes] , пройдена ещё одна полная пятёрка
   *[no] {""}
  }.
reformation-sought-void = Отпущения нет ({ reformation-power }): { $why }

## What happened: declarations of war
reformation-wars = Объявлений войны: { $declared }; вмешательств: { $intervened }.
reformation-sealed-wars = Все объявления войны получены и запечатаны, пока могут ответить: { $powers }.
reformation-declared = { reformation-power.up } объявля{ reformation-power.et } войну { reformation-other.dat } ({ $points } ОД{ $discount ->
    [yes] , после свадьбы
   *[no] {""}
  }).
reformation-declared-void = Ваше объявление войны { reformation-other.dat } отпало: { $why } ({ $code }). За него ничего не заплачено.
reformation-intervened = { reformation-power.up } вмешива{ reformation-power.et }ся за { reformation-other.acc } ({ $points } ОД): теперь это союзники; противник в войне — { $against }.
reformation-intervened-void = Вмешательство за { reformation-other.acc } отпало: { $why } ({ $code }). За него ничего не заплачено.
reformation-stood-aside = { reformation-power.up } не вмешива{ reformation-power.et }ся: { reformation-other } остаётся без помощи.
reformation-not-paid = Картой { $card } ничего не оплачено: { $why } ({ $code }).
reformation-spent = { reformation-power.up } сбрасыва{ reformation-power.et } карты ({ $cards }), уплачено { $points } ОД.
reformation-laid-aside = { reformation-power.up } откладыва{ reformation-power.et } карты ({ $cards }), уплачено { $points } ОД; свои карты вернёт мастер.
reformation-over-phase = Дипломатия хода { $turn } окончена. Война продолжается за столом мастера.
reformation-won-game = { $count ->
    [0] Игра окончена; победитель не назван.
   *[other] Игра окончена. Победа: { $powers }.
  }
reformation-fact-told = Факт мастера: { $fact }
reformation-hand-changed = Мастер заново ввёл карты { reformation-power.gen }: { $count }.

## Headings
reformation-own = Только для вас ({ $who })
reformation-of-power = Известно не всем ({ $who })
reformation-secret = Сообщается не всем
reformation-board = Положение в игре
reformation-powers = Державы
reformation-keys = Ключи
reformation-key-points = ПО ключей
reformation-bonus = ПО войны
reformation-cards = Карты
reformation-units = Войска
reformation-results = Итоги: { $turn }
reformation-quiet-turn = Не произошло ничего, что видно всем.
reformation-facts = Для стола: что вытянуто, сброшено и выпало
reformation-map-position = Карта, { $turn }. Цвет города — цвет владельца; ключ — ключевой город, звезда — столица, кольцо — курфюршество; прямоугольник — сухопутные войска, корпус корабля — флот; пунктир — перевал.
reformation-map-orders = Карта, { $turn }. Отмечено всё, что сменило владельца или двигалось; подробности — в этом письме.
reformation-map-legend = На карте: цвет показывает, кто владеет городом, простой серый — никто или малая держава. Звезда — столица, ключ — ключевой город, кольцо — курфюршество, крест — город сменил владельца. Прямоугольник — сухопутные войска (2+1: два регуляра и один наёмник или конница), корпус корабля — флот, звёздочка — полководец; линии — дороги, пунктир — перевалы.

## Where the game stands, for all
reformation-at-war = Воюют: { $pairs }.
reformation-no-war = Никто не воюет.
reformation-allies = Союзники в этом ходу: { $pairs }.
reformation-active = Малые державы в союзе: { $minors }.
reformation-captives = В плену: { $leaders }.
reformation-excommunicated = Отлучены: { $powers }.
reformation-henry = { $stage ->
    [0] Генрих женат на Екатерине.
    [1] Генрих просит развода.
    [2] Генрих женат на Анне Болейн.
   *[other] У Генриха жена номер { $stage }; кто она, говорит таблица мастера.
  }
reformation-discount = Одно объявление войны Англии обойдётся Габсбургам на 2 ОД дешевле.
reformation-st-peters = Собор св. Петра: { $points } ОД.
reformation-league = { $formed ->
    [yes] Лига протестантов образована.
   *[no] Лига протестантов ещё не образована.
  }
reformation-loan = Взаймы { reformation-other.dat } от { reformation-power.gen }: { $count ->
    [one] { $count } эскадра
    [few] { $count } эскадры
   *[other] { $count } эскадр
  }, стоят в порту { $city }.
reformation-last-turn = Ход { $turn } из { $last }.

## What is open now
reformation-now-master = { $first ->
    [yes] Мастер вводит положение и карты и открывает дипломатию.
   *[no] Война идёт за столом мастера. Следующая дипломатия откроется, когда мастер введёт её итоги.
  }
reformation-now-talk = Переговоры открыты. До их конца можно писать друг другу наедине; пакеты составляются и видны только своим сторонам. Когда все напишут DONE, переговоры закончатся раньше.
reformation-now-talk-first = Переговоры открыты: в первом ходу Англия говорит с Габсбургами и с Францией, больше никто.
reformation-now-seal = Пакеты оглашены. Каждый вступает в силу, только если все, кого он касается, подтвердят его целиком; молчание — это отказ. Частная переписка закрыта.
reformation-to-answer = Должны ответить: { $who }.
reformation-confirmed-already = Уже подтвердили: { $who }.
reformation-now-peace = Просьбы о мире. Могут просить: { $who }. Молчание значит, что вы не просите.
reformation-now-ransom = Полководцев можно выкупить за карту по жребию. Могут выкупать: { $who }.
reformation-now-pardon = Отлучение можно снять за карту по жребию. Могут просить: { $who }.
reformation-now-war = Можно объявлять войны; объявления запечатаны, и до конца их не видит никто. Могут объявлять: { $who }.
reformation-now-war-order = Войны объявляют по очереди; сейчас очередь: { $who }.
reformation-now-answer = Объявления войны запечатаны. Ждём ответа: { $who }.
reformation-now-over = Игра окончена.

## Yours alone
reformation-hand = Ваши карты: { $cards }.
reformation-hand-empty = Карт у вас нет.
reformation-hand-of = Карты { reformation-power.gen }: { $cards }.
reformation-hand-of-empty = У { reformation-power.gen } нет карт.
reformation-may-sue = Вы воюете с { reformation-other.ins } и потеряли: { $what }; { $when ->
    [now] вы можете просить мира.
   *[later] после переговоров вы сможете просить мира.
  }
reformation-may-ransom = { $leader } в плену у { reformation-other.gen }: его можно выкупить за карту по жребию.
reformation-may-seek = Вы отлучены: можно просить отпущения за карту по жребию.
reformation-may-declare = Кому вы можете объявить войну: { $targets }. Ваших карт хватит на { $points } ОД.
reformation-asked = { reformation-power.up } объявля{ reformation-power.et } войну { reformation-other.dat }. Вы можете вмешаться за 2 ОД или не вмешиваться; молчание — невмешательство.
reformation-prefer-back = Если ваши войска должны уйти ({ $from }), они идут туда, если это разрешено: { $to }.
reformation-prefer-receive = Подарки и освобождённые полководцы прибывают, где это разрешено: { $city }.
reformation-draft-of = Пакет { $number } от { reformation-power.gen }:
reformation-answer-owed = Вы ещё не ответили: { $packages }.

## The form
reformation-form-stands = стоит
reformation-form-offer = например, союз за карту
reformation-form-confirm = обязывает вас ко всему пакету; или REFUSE
reformation-form-done = сказать больше нечего; переговоры закончатся, когда это напишут все
reformation-form-none = в этом шаге ничего
reformation-form-sue = они захватили: { $what }; ниже пишется, что вы возвращаете
reformation-form-regain-key = или FOR CARD, по жребию
reformation-form-regain-leader = или FOR VP
reformation-form-regain-cities = два города за одну цену, или FOR CARD
reformation-form-give-up = два отряда по вашему выбору; иначе сначала наёмники
reformation-form-ransom = в плену у { reformation-power.gen }; цена — карта по жребию
reformation-form-seek = цена — карта по жребию
reformation-form-declare = { $points } ОД; ваши карты: { $cards }
reformation-form-intervene = 2 ОД; ваши карты: { $cards }
reformation-form-aside = не вмешиваетесь
reformation-form-fact = как есть
reformation-form-fact-more = любой другой факт; их показывает HELP MASTER
reformation-form-hand = номера всех карт, вместе со своими
reformation-form-open = открывает переговоры, когда все факты сходятся
reformation-form-over = конец игры; без имён победителя нет

## What the step asks, at the head of a letter. Each is a sentence of its own.
reformation-ask-of = { reformation-power.up }: { $ask }
reformation-ask-draft = Вам показаны и ещё ждут ответа: { $packages }.
reformation-ask-talk = Вы можете предлагать пакеты; когда сказать больше нечего, напишите DONE.
reformation-ask-done = Вы сказали всё; пока переговоры открыты, можно писать ещё.
reformation-ask-answer = От вас ждут ответа, RATIFY или REFUSE: { $packages }.
reformation-ask-stands = Написанное вами принято; его можно изменить до конца этого шага.
reformation-ask-sue = Вы можете просить мира у следующих держав: { $others }; если не хотите, напишите NONE.
reformation-ask-ransom = Вы можете выкупить из плена: { $leaders }; если не хотите, напишите NONE.
reformation-ask-seek = Вы можете просить отпущения; если не хотите, напишите NONE.
reformation-ask-war = Вы можете объявить войну; если не хотите, напишите NONE.
reformation-ask-intervene = Вы можете вмешаться или не вмешиваться ({ $powers }); молчание — невмешательство.
reformation-ask-master = Введите карты держав и всё, что изменила война, потом напишите OPEN DIPLOMACY.
reformation-ask-facts = От вас ничего не ждут; факты, которые вы введёте сейчас, учтутся до конца этого шага.

## The receipt: what stands
reformation-stands = { $order }
reformation-stands-until = { $order } (можно изменить до конца { $label })
reformation-replaced = { $order }: заменяет прежний пакет { $number }; кто его подтвердил, должен подтвердить заново
reformation-withdrawn = Пакет { $number } отозван
reformation-struck = { $order } — вычеркнуто
reformation-struck-all = В этом шаге вы не делаете ничего; вычеркнуто: { $orders }
reformation-done = Вы сказали всё; пока переговоры открыты, можно писать ещё
reformation-none = В этом шаге вы не делаете ничего
reformation-twice = { $order } — вместо { $before }
reformation-joined = Две строки прочитаны как одна: { $order }
reformation-condition = { $order }: считается, только если до этого вступит в силу пакет { $number } от { reformation-power.gen }
reformation-noted = { $order }: принято, но { $note }
reformation-refused = { $why } ({ $code })
reformation-refused-instead = { $why } ({ $code }). Сейчас можно написать: { $instead }

## The receipt: the sheet as a whole
reformation-needs = Пакет { $number } свяжет вас, только если его подтвердят целиком: { $powers }.
reformation-confirmed-by = Пакет { $number } пока подтвердили: { $powers }.
reformation-draft-secret = До конца переговоров ваши пакеты видны только своим сторонам; потом все, что остались, оглашаются. Кто этого не хочет, отзывает их.
reformation-draft-quiet = До конца переговоров ваши пакеты видны только своим сторонам; в этой игре оглашаются лишь те, которые подтвердил кто-то ещё.
reformation-untouched = В пакете { $number } нет условий, которые касались бы других адресатов ({ $powers }): им он не показан, и подтверждать его они не должны
reformation-outlook-good = Сейчас все условия пакета { $number } выполнимы.
reformation-outlook-package = Сейчас пакет { $number } был бы недействителен из-за условия «{ $term }»: { $why } ({ $code }). Сейчас можно написать: { $instead }
reformation-outlook = Сейчас недействительно было бы { $order }: { $why } ({ $code }).
reformation-outlook-instead = Сейчас недействительно было бы { $order }: { $why } ({ $code }). Сейчас можно написать: { $instead }
reformation-outlook-war = Сейчас отпало бы { $order }: { $why } ({ $code }). Карты остались бы у вас.
reformation-receive-idle = Сейчас { $order } ничего не даёт: { $city } — не ваш город. Пожелание остаётся и действует, когда он станет вашим.
reformation-fall-back-idle = Сейчас { $order } ничего не даёт: { $city } — там нет ваших войск. Пожелание остаётся и действует, когда они там будут.
reformation-outlook-price = { $order }: { $points } ОД{ $discount ->
    [yes] {" "}(на 2 меньше после свадьбы)
   *[no] {""}
  }.
reformation-purse = Ваши объявления и вмешательства стоят { $points } ОД, названные карты — { $worth } ОД. Сдачи нет.
reformation-purse-short = Ваши объявления и вмешательства стоят { $points } ОД, а названные карты — только { $worth } ОД; непокрытое отпадёт. Назовите ещё карты: { $instead }
reformation-divorce-shuts = Развод исключает в этом ходу союз папства и Габсбургов.
reformation-alliance-shuts = Этот союз исключает в этом ходу развод.
reformation-sealed-secret = Ваши объявления запечатаны: до конца шага их не видит никто.
reformation-missing-done = DONE
reformation-missing-of = { $code } { $line }
reformation-missing-none = NONE
reformation-missing-answer = RATIFY или REFUSE { $package }
reformation-missing-aside = INTERVENE FOR { $code } или STAND ASIDE
reformation-missing-open = OPEN DIPLOMACY
reformation-missing-hand = FACT HAND { $code }

## Why a line was not understood. Each stands before a code in brackets, or begins a line of its own.
reformation-unreadable = это не строка «Реформации»; все они — в HELP ORDERS
reformation-unreadable-near = с «{ $word }» не начинается ни одна строка «Реформации» (может быть, { $near }?)
reformation-unreadable-from = «{ $word }» здесь не читается; такая строка выглядит так: { $example }
reformation-no-package = «{ $word }» — это условие, а перед ним нет пакета; правильно так: { $example }
reformation-sum = скажите, сколько из каждого города; вместе должно быть { $count }
reformation-quoted = похоже на цитату из письма: у вашей строки нет точки в конце и двоеточия после первого слова
reformation-unreadable-term = «{ $word }» — не условие пакета; условие выглядит так: { $example }
reformation-half-offer = строка { $line } не принята, а с ней и весь пакет { $number }: половины предложения не бывает
reformation-lacks-terms = в пакете нет условий; после двоеточия пишется, о чём договор
reformation-lacks = в конце строки чего-то не хватает; правильно, например, так: { $example }
reformation-unknown-power = нет державы с именем «{ $word }»
reformation-unknown-power-near = нет державы с именем «{ $word }» (может быть, { $names }?)
reformation-unknown-space = нет города с именем «{ $word }»
reformation-unknown-space-near = нет города с именем «{ $word }» (может быть, { $names }?)
reformation-unknown-leader = нет полководца с именем «{ $word }»
reformation-unknown-leader-near = нет полководца с именем «{ $word }» (может быть, { $names }?)
reformation-unknown-card = карты { $card } нет
reformation-number = «{ $word }» — не подходящее число: нужно от { $least } до { $most }
reformation-too-many = в пакете не больше { $most } условий
reformation-city-twice = { $city }: город назван в одном пакете или строке дважды
reformation-term-twice = это в пакете уже есть; уберите повтор и пришлите пакет снова
reformation-to-whom = скажите, кому: когда сторон несколько, условие называет державы, например { $example }
reformation-not-now = этому своё время: { $when ->
    [master] факты мастера, между двумя дипломатиями
    [talk] переговоры
    [seal] переговоры или скрепление
    [peace] просьбы о мире
    [ransom] выкуп полководцев
    [pardon] отпущения
    [war] объявления войны
    [none] NONE пишут в шагах после переговоров; в переговорах DONE говорит, что вы закончили
   *[answer] объявления войны или вмешательства
  }
reformation-not-your-turn = войны объявляют по очереди, и сейчас очередь: { $who }
reformation-own-package = это ваше собственное: предложение уже и есть подтверждение, и с собой договоров не заключают
reformation-no-such-package = пакета { $number } от { reformation-power.gen } вы не знаете
reformation-no-such-package-near = пакета { $number } от { reformation-power.gen } вы не знаете; есть { $packages }
reformation-not-a-party = пакет { $number } от { reformation-power.gen } вас не касается, и отвечать на него не вам
reformation-not-major = пакеты подписывают только шесть великих держав
reformation-if-not-earlier = условие смотрит только назад: на то, что раньше по порядку держав
reformation-turn-one = в первом ходу каждое условие — между Англией и Габсбургами или Англией и Францией
reformation-no-suit = сначала пишется сама просьба: SUE FOR PEACE WITH и держава
reformation-not-protector = за Шотландию вмешивается только Франция, за Венецию — только папство
reformation-serves-nobody = этот полководец никому не служит, и освобождать его не для кого
reformation-not-yours = эта строка для другой державы: { reformation-power } — не ваша держава
reformation-whose = у вас несколько держав: начните строку с той, для которой она, например { $example }
reformation-master-only = факты вводит мастер
reformation-master-head = мастер пишет строки FACT или OPEN DIPLOMACY

## Why an act is void. Each stands behind a colon, or before a code in brackets.
reformation-why-not-ratified = не все, кого это касается, подтвердили именно эти слова
reformation-why-if-unmet = не сбылось то, от чего это зависело
reformation-why-not-at-war = они не воюют
reformation-why-league-war = войну лиги переговорами не кончить
reformation-why-at-war = они воюют, а враги в союз не вступают
reformation-why-never-allies = папство и османы никогда не союзники
reformation-why-already-allied = они уже союзники
reformation-why-divorce-bars-alliance = после развода папство и Габсбурги в этом ходу союза не заключают
reformation-why-alliance-bars-divorce = в союзе с Габсбургами папство в этом ходу развода не даёт
reformation-why-no-alliance = корабли одалживают только союзнику этого хода
reformation-why-loan-both-ways = в одном ходу корабли не одалживают друг другу
reformation-why-loan-to-protestants = протестантам кораблей не одалживают
reformation-why-corsairs-stay = корсаров не одалживают
reformation-why-no-squadrons = столько эскадр там нет
reformation-why-leader-not-there = адмирал стоит не с этими кораблями
reformation-why-no-sea-path = морем не дойти ни до одного порта, которым владеет получатель
reformation-why-not-captor = он в плену не у этой державы
reformation-why-no-place = полководцу некуда вернуться
reformation-why-not-controlled = этим городом держава не владеет
reformation-why-own-capital = свою столицу не уступают
reformation-why-minor-home-key = родные ключи союзной малой державы не уступают
reformation-why-cards-over-two = это больше карт, чем можно отдать за ход
reformation-why-cards-both-ways = между двумя державами карты идут за ход только в одну сторону
reformation-why-hand-too-small = столько карт вытянуть нельзя; свои карты не вытягивают
reformation-why-mercs-to-ottomans = османы наёмников не берут
reformation-why-mercs-over-four = за ход от одной державы к другой идёт не больше четырёх наёмников
reformation-why-mercs-both-ways = между двумя державами наёмники идут за ход только в одну сторону
reformation-why-no-mercs = столько наёмников нет
reformation-why-capital-lost = получатель не владеет своей столицей, а прибыть они могут только туда
reformation-why-no-electorate = у протестантов нет курфюршества, а прибыть они могут только туда
reformation-why-pool-empty = в запасе получателя столько наёмников не осталось
reformation-why-henry-not-asking = Генрих не просит развода
reformation-why-not-papacy = это может только папство
reformation-why-not-excommunicated = отлучения, которое можно снять, нет
reformation-why-last-turn = в последнем ходу мира не просят
reformation-why-minor-forever = война с малой державой длится до конца игры
reformation-why-never-with-protestants = Габсбурги и папство не просят мира у протестантов, а протестанты у них
reformation-why-no-loss = у этого врага нет ни полководца, ни родного города просящего
reformation-why-not-held-by-victor = победитель этим не владеет, или это не родное для просящего
reformation-why-not-a-key = этот город не ключ; курфюршества тоже не ключи
reformation-why-is-a-key = этот город — ключ, его возвращают строкой REGAIN KEY
reformation-why-one-key-a-price = у каждого ключа своя цена
reformation-why-not-two-cities = за одну цену возвращаются два города, не больше
reformation-why-hand-empty = вытянуть нечего; свои карты не вытягивают
reformation-why-no-marriage = эта карта не брак, или её нет на руках
reformation-why-not-captive = полководец не в плену, или он не свой
reformation-why-already-at-war = они уже воюют
reformation-why-ally = они союзники в этом ходу
reformation-why-peace-this-turn = они заключили мир в этом ходу
reformation-why-league-not-formed = пока лига не образована, протестанты не воюют
reformation-why-not-possible = для такой войны нет цены
reformation-why-minor-active = малая держава в союзе: войну объявляют её союзнику
reformation-why-friend-of-protector = покровитель малой державы — союзник, или мир с ним только что заключён
reformation-why-cannot-pay = названные карты не покрывают цены
reformation-why-mandatory-card = обязательным событием войну не оплатить
reformation-why-not-in-hand = этой карты нет на руках
reformation-why-home-card = своими картами в этой игре войну не оплатить
reformation-why-own-package = это одна и та же держава
reformation-why-not-major = пакеты подписывают только шесть великих держав
reformation-why-turn-one = в первом ходу каждое условие — между Англией и Габсбургами или Англией и Францией
reformation-why-serves-nobody = этот полководец никому не служит, и освобождать его не для кого
reformation-why-nothing-to-answer = этой малой державе никто войны не объявил

## The master's facts
reformation-fact = { $fact }
reformation-fact-same = { $fact }: так уже и было
reformation-fact-taken-back = { $fact } — взято назад
reformation-unreadable-fact = такой факт не читается; правильно, например, так: { $example }
reformation-fact-unknown-kind = факта «{ $word }» не бывает; факт — это, например, { $example }, а все виды покажет HELP MASTER
reformation-listed = Внимание: { $what }.
reformation-fact-not-opened = переговоры открыть ещё нельзя; ошибок осталось: { $count }; исправьте факты и снова напишите OPEN DIPLOMACY
reformation-opened = Переговоры открываются.
reformation-opened-twice = Переговоры уже открыты
reformation-fault-ships-inland = корабли { reformation-power.gen } стоят не в порту: { $city }
reformation-fault-card-twice = карта { $card } — сразу у двоих
reformation-fault-unknown-card = карты { $card } ({ reformation-power }) не существует
reformation-fault-home-card = карта { $card } — своя карта { reformation-other.gen }, а она у { reformation-power.gen }
reformation-fault-hand-missing = карты { reformation-power.gen } на этот ход не введены
reformation-fault-two-holders = { $city }: владельцами названы и { reformation-power }, и { reformation-other }
reformation-fault-war-allies = { reformation-power } и { reformation-other } названы врагами, а они союзники
reformation-fault-league-war = { reformation-power } и { reformation-other } названы врагами, а лига ещё не образована
reformation-fault-mercenaries = у османов нет наёмников, а они названы: { $city }
reformation-fault-kind = { $kind ->
    [corsairs] корсары
   *[cavalry] конница
  } бывает только у османов, а названа у { reformation-power.gen }: { $city }
reformation-fault-captive-own = { $leader } назван пленником { reformation-power.gen }, а он служит той же державе
reformation-fault-turn = ход { $turn } — не тот, что следует: { $next }
reformation-fault-last-turn = ход { $turn } — позже последнего, { $last }
reformation-fault-active = { reformation-power } не может быть союзником { reformation-other.gen }
reformation-fault-loan = { $city }: взаймы названо { $count ->
    [one] { $count } эскадра
    [few] { $count } эскадры
   *[other] { $count } эскадр
  }, а у { reformation-power.gen } там меньше
reformation-fault-over = конец игры объявляется только в ход мастера
reformation-fault-no-such-war = { reformation-power } и { reformation-other } названы врагами, а малые державы между собой не воюют
reformation-fault-war-active = { reformation-power } состоит в союзе, поэтому война { reformation-other.gen } — с её союзником
reformation-fault-never-allies = { reformation-power } и { reformation-other } никогда не союзники
reformation-fault-no-such-loan = { reformation-other.dat } ничего не одалживали: { reformation-power }
reformation-card-twice = карта { $card } названа дважды
reformation-fact-not-great = { reformation-power } — не великая держава
reformation-fact-not-minor = { reformation-power } — не малая держава
reformation-fact-oneself = { reformation-power }: держава названа дважды
reformation-fact-amid-other = тоже не принято: посреди фазы письмо действует только целиком, а другая его строка противоречит положению
reformation-fact-not-said = брать назад нечего: { $fact }
reformation-fact-otherwise = такого факта нет: { $fact }; чтобы взять назад тот, что есть, напишите CANCEL { $stands }
reformation-fact-ally-later = великие державы заключают союз в переговорах; такой факт можно сообщить, когда они открыты
reformation-fact-over = Игра окончена, как только этот ход будет сыгран.
reformation-fact-hidden = Введены карты; номера узнает только их владелец.
reformation-discards = Сброшены: { $cards }.
reformation-die = Кубик развода: { $die }.
reformation-off-board = Сняты с доски: { $what } ({ reformation-power }, { $city }).
reformation-draw-log = Вытянута карта { $card }: { reformation-power } -> { reformation-other }.

## The start letter
reformation-scenario = «Реформация»: шесть держав среди четырёх малых. Судья ведёт дипломатию каждого хода: переговоры, пакеты договоров, просьбы о мире, выкуп, отпущения, объявления войны. Сама война идёт за столом мастера; перед каждой дипломатией он вводит положение и карты.
reformation-scenario-start = Игра начинается с положения { $start }, ход { $turn } из { $last }.
reformation-how = Строка — это действие: пакет предлагают в переговорах, и он вступает в силу, только если его подтвердят все, кого он касается. Как это делают, расскажет HELP PACKAGES; остальное расскажут HELP PEACE, RANSOM, ABSOLUTION и WAR; что союз значит в войне, расскажет HELP ALLIANCES.
reformation-how-order = { $order }
reformation-how-master = Вы мастер: пишите строки FACT, потом OPEN DIPLOMACY. Все они — в HELP MASTER.
reformation-together = Один игрок ведёт: { $powers }.

## Opening a game
reformation-rule-start = с какого положения начинается игра
reformation-rule-quiet = оглашаются ли только те пакеты, которые подтвердил кто-то ещё
reformation-rule-merge = идут ли выкуп и отпущения в одном ходу судьи
reformation-rule-in-order = объявляют ли войны по очереди, держава за державой
reformation-rule-cards-total = сколько карт держава может отдать за ход всем вместе{ $value ->
    [help] : число, или 0 — по две каждой другой державе
   *[other] {""}
  }
reformation-rule-guests = остаются ли войска третьей державы в уступленном городе, если новый владелец им союзник
reformation-rule-minor-price = стоит ли война с малой державой 1 ОД или сколько сказано в таблице
reformation-rule-home-cards-pay = можно ли платить за войну своими картами
reformation-rule-war-bars = кому нельзя объявить войну{ $value ->
    [help] : что-то из ally, peace-this-turn, league-not-formed, minor-active и friend-of-protector через +, или all, или none
   *[other] {""}
  }
reformation-rule-together = какие державы ведёт один игрок{ $value ->
    [help] : например ENGLAND+PROTESTANTS, несколько групп через запятую; none — каждому по одной
   *[other] {""}
  }
reformation-rule-last-turn = после какого хода игра кончается: 9, или 6 в короткой игре
reformation-rule-hands = кто сдаёт карты: master — карты вводит мастер
reformation-setup-players = шесть держав ведут от 3 до 6 игроков, а не { $players }
reformation-setup-together = игроков { $players }, поэтому державы нужно распределить: together=ENGLAND+PROTESTANTS и так далее
reformation-setup-together-wrong = together не может быть { $value }; напишите группы держав вроде ENGLAND+PROTESTANTS через запятую, каждую державу один раз
reformation-setup-number = { $key } не может быть { $value }; напишите число от { $least } до { $most }
reformation-setup-war-bars = war_bars не может быть { $value }; напишите что-то из ally, peace-this-turn, league-not-formed, minor-active и friend-of-protector через +, или all, или none
reformation-setup-hands = hands не может быть { $value }: пока играют только с hands=master

## HELP
reformation-help-board = начала 1517 и 1532 (start=1517)
reformation-help-about = «Реформация»: шесть держав два дня ведут переговоры, подписывают пакеты договоров, просят мира, выкупают полководцев, покупают отпущение и объявляют войну, а сама война идёт за столом мастера. До конца своего шага всё тайно, и каждую вытянутую карту и каждый бросок потом можно проверить.
reformation-help-steps = Шаги хода: факты мастера; переговоры (48 часов, частная переписка); скрепление, когда оглашённые пакеты подтверждают; просьбы о мире; выкуп; отпущения; объявления войны; вмешательства. Шаг, в котором никто ничего не может, пропускается. Молчание — это «нет», а когда ответили все, шаг кончается раньше; NONE значит, что вы не делаете ничего.
reformation-help-first = В первом ходу есть только переговоры и скрепление, и говорит одна Англия: с Габсбургами и с Францией. В последнем ходу мира не просят.
reformation-help-names = Державы, города и полководцев называют по имени или трём буквам, на любом из моих языков: HABSBURGS, HAB, Габсбурги.
reformation-help-more = Дальше: темы PACKAGES, PEACE, RANSOM, ABSOLUTION, WAR, ALLIANCES и MASTER.
reformation-help-orders-long = По одному действию в строке, ниже SIGNON или в форме из письма. Пока шаг не кончился, считается последнее сказанное.
reformation-help-offer = предлагает пакет в переговорах
reformation-help-term = ещё одно его условие, полными словами
reformation-help-withdraw = отзывает пакет
reformation-help-ratify = подтверждает чужой пакет, целиком
reformation-help-ratify-if = подтверждает, если вступит в силу более ранний пакет
reformation-help-refuse = отклоняет его
reformation-help-done = сказать в переговорах больше нечего
reformation-help-none = в этом шаге вы не делаете ничего
reformation-help-prefer = куда идут ваши войска, если должны уйти из города
reformation-help-receive = куда прибывают подарки и освобождённые полководцы
reformation-help-packages = Пакет — это список условий, который подписывают целиком или никак. Предложение — уже подтверждение автора; все остальные, кого касается хоть одно условие, должны подтвердить всё, в переговорах или в скреплении. Черновик видят только его стороны, а в конце переговоров его оглашают. Пакеты исполняются по порядку: османы, Габсбурги, Англия, Франция, папство, протестанты, затем по номерам; одно невыполнимое условие делает недействительным весь пакет.
reformation-help-packages-changed = Подтверждают именно те слова, которые видели: изменённый пакет нужно подтвердить заново.
reformation-help-term-ally = союз до конца хода
reformation-help-term-peace = конец войны; не войны лиги
reformation-help-term-cards = до двух карт по жребию одной державе за ход, не в обе стороны
reformation-help-term-cede = города, которыми вы владеете, но не столица; все войска уходят
reformation-help-term-mercenaries = до четырёх наёмников, не османам и не в обе стороны
reformation-help-term-lend = эскадры союзнику этого хода, с адмиралом, если он с ними
reformation-help-term-free = пленник, который у вас
reformation-help-term-divorce = папство, пока Генрих просит развода
reformation-help-term-absolve = папство снимает отлучение
reformation-help-peace = Кто потерял полководца или родной город, может просить у этого врага мира. Враг получает 1 ПО (2, если одна из сторон — османы) и свои родные города, которые держит просящий. Просящий убирает два отряда и может вернуть ключи, полководцев и прочие города по два: каждый раз за 1 ПО победителю или за карту по жребию. После этого — мир.
reformation-help-peace-never = У малых держав мира не просят; Габсбурги и папство не просят у протестантов, а протестанты у них. После исполненной просьбы бывает ещё один круг.
reformation-help-sue = просит мира; строки ниже — его условия
reformation-help-give-up = какие два отряда вы убираете; иначе сначала наёмники
reformation-help-regain-key = родной ключ возвращается за 1 ПО; FOR CARD — за карту
reformation-help-regain-leader = полководец возвращается за карту; AT называет город
reformation-help-regain-cities = возвращаются два других родных города
reformation-help-marriage = брак: всё возвращается даром
reformation-help-ransom = Своего пленного полководца можно выкупить. Пленивший вытягивает у вас карту, кроме своих карт вашей державы, и отказать не может. Полководец возвращается в столицу или в родной ключ, который держите вы или союзник.
reformation-help-ransom-line = возвращает полководца за карту по жребию
reformation-help-absolution = Отлучённая держава может купить отпущение. Папство вытягивает у неё карту, кроме своих карт той державы, и отказать не может; карту показывают и сбрасывают, а её ОД идут на собор св. Петра.
reformation-help-absolution-line = снимает отлучение за карту по жребию
reformation-help-war = Войну объявляют картами: цена стоит в таблице, малая держава стоит 1 ОД, если игра не говорит иного. Объявления запечатаны и исполняются по порядку держав, когда готовы все. Все названные карты — один кошелёк; их сбрасывают в вашем порядке, пока не наберётся сумма, и сдачи нет. Обязательными событиями не платят.
reformation-help-war-bars = Войну не объявляют союзнику этого хода, тому, с кем в этом ходу заключён мир, протестантам и от протестантов до лиги, малой державе в союзе, Шотландии и Венеции мимо их покровителя.
reformation-help-war-minor = Когда войну объявляют Шотландии, за 2 ОД может вмешаться Франция, за Венецию — папство. Тогда малая держава — её союзник, а обе великие державы воюют. Война с малой державой не кончается.
reformation-help-declare = объявляет войну и называет карты, которыми платит
reformation-help-declare-unless = только если никто раньше по порядку её не объявит
reformation-help-pay = называет ещё карты для уплаты
reformation-help-intervene = вмешивается за малую державу
reformation-help-aside = не вмешивается
reformation-help-alliances = Союз двух великих держав длится один ход. Мира с другими он не требует и войны с третьими не приносит. Не вступают в союз враги, папство с османами, а после развода папство с Габсбургами.
reformation-help-alliances-war = В самой войне города одного дружественны обоим: войска могут входить в них в движении и отступлении. Подвергшись нападению в одном месте, союзники защищаются вместе, даже если воюет лишь один; потери делят поровну, лишнюю решает кубик, и каждый может уклониться сам. Вместе они не ходят, не осаждают, не штурмуют, не перехватывают и не уклоняются.
reformation-help-alliances-ships = Эскадры одалживают только тогда же, когда заключают союз: в том же скреплении, в том же или более позднем пакете. Они идут морем, не через порты, в ближайший порт получателя и возвращаются зимой, как скажут факты мастера.
reformation-help-master = Мастер вводит факты в свой ход, по одному в строке, и кончает строкой OPEN DIPLOMACY. Ошибки перечисляются, и переговоры ждут, пока они не исправлены. Факты, введённые позже, действуют до конца текущего шага и объявляются всем, кроме карт.
reformation-help-fact-turn = какой ход; LAST TURN 6 для короткой игры
reformation-help-fact-hand = карты державы, вместе со своими
reformation-help-fact-control = кто владеет городом
reformation-help-fact-home = чей это родной город
reformation-help-fact-units = войска державы в городе; NONE — никаких
reformation-help-fact-leader = где полководец
reformation-help-fact-captive = у кого он в плену
reformation-help-fact-serves = кому он служит
reformation-help-fact-war = кто воюет; NO WAR — кто нет
reformation-help-fact-ally = чей союзник малая держава; INACTIVE SCOTLAND — ничей
reformation-help-fact-excommunicated = кто отлучён; NOT EXCOMMUNICATED — кто нет
reformation-help-fact-henry = Генрих просит развода; HENRY ANNE BOLEYN и так далее — жёны
reformation-help-fact-league = лига образована
reformation-help-fact-numbers = ОД собора св. Петра, ПО за войны, наёмники в запасе
reformation-help-fact-lent = эскадры взаймы; NOT LENT, когда вернулись
reformation-help-fact-discount = скидка Габсбургов использована
reformation-help-fact-over = игра окончена; без имён победителя нет
reformation-help-open = открывает переговоры

## HELP RULES
reformation-rules-turn = Ход
reformation-rules-packages = Пакеты
reformation-rules-peace = Мир
reformation-rules-ransom = Выкупы
reformation-rules-absolution = Отпущение
reformation-rules-war = Война
reformation-rules-alliances = Союзы
