# Русский. Что говорят правила «Империй». Державы и провинции стоят всегда в именительном падеже, и сказуемое от них не
# зависит: Нидерланды — множественное число. Имена юнитов (H1, I7) и коды провинций — как есть.

## Turns. Such a name stands within sentences, behind a colon, or first: "первый квартал 1900 года".
empires-turn = { $of ->
    [year] { $year } год
    [quarter] { $part ->
        [1] первый квартал { $year } года
        [2] второй квартал { $year } года
        [3] третий квартал { $year } года
       *[other] четвёртый квартал { $year } года
      }
   *[part] { $year } год, часть { $part }
  }

## Units. Such a number of them stands in the nominative and the accusative, which are the same: "Франция — один пехотный корпус".
empires-corps = { $kind ->
    [headquarters] { $count ->
        [1] один штаб
        [one] { $count } штаб
        [few] { $count } штаба
       *[other] { $count } штабов
      }
    [infantry] { $count ->
        [1] один пехотный корпус
        [2] два пехотных корпуса
        [3] три пехотных корпуса
        [4] четыре пехотных корпуса
        [5] пять пехотных корпусов
        [one] { $count } пехотный корпус
        [few] { $count } пехотных корпуса
       *[other] { $count } пехотных корпусов
      }
    [cavalry] { $count ->
        [1] один кавалерийский корпус
        [2] два кавалерийских корпуса
        [3] три кавалерийских корпуса
        [one] { $count } кавалерийский корпус
        [few] { $count } кавалерийских корпуса
       *[other] { $count } кавалерийских корпусов
      }
    [battleship] { $count ->
        [1] один броненосец
        [2] два броненосца
        [3] три броненосца
        [4] четыре броненосца
        [one] { $count } броненосец
        [few] { $count } броненосца
       *[other] { $count } броненосцев
      }
   *[arsenal] арсенал
  }
empires-stack = { $place } ({ $code }): { $units }

## What happened: treaties and wars
empires-allied = { $of ->
    [coalition] { $secret ->
        [yes] { $powers } тайно образовали коалицию.
       *[no] { $powers } образовали коалицию.
      }
   *[alliance] { $secret ->
        [yes] { $powers } тайно заключили союз.
       *[no] { $powers } заключили союз.
      }
  }
empires-parted = { $power } и { $other } больше не союзники: { $secret ->
    [yes] тайный союз
   *[no] союз
  } разрывает { $power }.
empires-war = { $power } и { $other } теперь воюют: войну { $attacked ->
    [yes] объявляет { $power } и нападает в том же ходу.
   *[no] объявляет { $power }.
  }
empires-peace = { $power } и { $other } заключили мир.
empires-attacked = { $how ->
    [same-turn] { $power } нападает в том же ходу, в котором объявлена война
   *[undeclared] { $power } нападает без объявления войны
  }; цель нападения — { $other }.

## What happened: battles. A side is a list of these, then its strength: "Италия (Пьемонт и Лигурия) и Франция (поддержка: Бургундия), 31".
empires-from = { $power } ({ $places })
empires-from-support = { $power } (поддержка: { $places })
# A strength or a ratio with a part below one.
empires-decimal = { $whole },{ $part }
empires-battle = { $place }: атака — { $side }, { $attack }; оборона — { $against }, { $defence } ({ $ratio } : 1). { $losses }. { $end ->
    [falls] Провинция взята, её новый владелец — { $owner }.
    [falls-arsenal] Провинция взята, её новый владелец — { $owner }; арсенал уничтожен.
   *[holds] Провинция устояла.
  }
empires-taken = { $place }: { $side }, без боя. { $end ->
    [falls] Провинция взята, её новый владелец — { $owner }.
    [falls-arsenal] Провинция взята, её новый владелец — { $owner }; арсенал уничтожен.
   *[holds] Соперники мешают друг другу, и провинция не достаётся никому.
  }
empires-sea-battle = { $place }, морской бой: атака — { $side }, { $attack }; оборона — { $against }, { $defence } ({ $ratio } : 1). { $losses }.
empires-port-battle = { $place }, бой в порту: атака — { $side }, { $attack }; оборона — { $against }, { $defence } ({ $ratio } : 1). { $losses }.
# The first power that loses something, then each other one, with commas between.
empires-loses = Потери: { $power } — { $what }
empires-loses-too = { $power } — { $what }
empires-loses-nothing = Потерь нет
empires-share = { $unit } ({ $power }), { $role ->
    [attacker] атака
    [supporter] поддержка
   *[defender] оборона
  }: { $base }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
  }{ $part ->
    [1] {""}
    [2] , половина: поддерживает в другом месте
   *[4] , четверть: прибытие по железной дороге
  }{ $commanded ->
    [yes] {""}
   *[no] , половина: без штаба
  }{ $encircled ->
    [yes] , половина: в окружении
   *[no] {""}
  }, итого { $strength }
empires-lost-own = Ваши потери в бою ({ $place }): { $units }.
empires-lost = { $power } — потеряно: { $units }; место: { $place }; { $how ->
    [headless] не осталось корпусов, чтобы защитить штаб
    [no-retreat] отступать было некуда
   *[at-sea] рядом не осталось броненосцев
  }.
empires-retreated = { $power } — отступление: { $units }, { $from } -> { $to }.

## What happened: the end of the turn
empires-encircled = { $power }, { $place }: сухопутные войска окружены; в следующем ходу они могут только стоять и сражаются вполсилы.
empires-surrendered = { $power } — капитуляция; провинции и уцелевшие войска переходят к победителю: { $other }.
empires-is-out = { $power } больше не в игре: не осталось ни провинций, ни сухопутных войск.
empires-won = { $by ->
    [single] Победа: { $powers }. Взятые столицы: { $capitals }.
    [coalition] Победа коалиции: { $powers }. Взятые столицы: { $capitals }.
   *[last-turn] Последний ход сыгран. Победа: { $powers }.{ $held ->
        [0] {""}
       *[other] {" "}Взятые столицы: { $capitals }.
      }
  }

## What happened to one's own: told to their owner alone
empires-own-account = В казне { $before ->
    [one] был { $before } фунт
    [few] было { $before } фунта
   *[other] было { $before } фунтов
  }. Потрачено { $spent }{ $back ->
    [0] {""}
   *[other] , возвращено { $back }
  }, доход { $income }; теперь в казне { $now ->
    [one] { $now } фунт
    [few] { $now } фунта
   *[other] { $now } фунтов
  }.
empires-paid = { $order }: { $pounds ->
    [one] { $pounds } фунт
    [few] { $pounds } фунта
   *[other] { $pounds } фунтов
  }
empires-void = { $order }: не исполнено, { $why }
empires-void-unit = { $units } — на месте вместо { $by ->
    [attack] атаки ({ $to })
    [defend] обороны границы ({ $to })
    [march] марша ({ $to })
    [rail] поездки по железной дороге ({ $to })
    [ship] перевозки морем ({ $to })
    [support] поддержки атаки ({ $to })
    [sail] перехода ({ $to })
    [fight] боя на море ({ $to })
   *[hold] другого приказа
  }: { $why }
empires-moved = { $units }: { $by ->
    [attack] вступление, { $from } -> { $to }
    [rail] по железной дороге, { $from } -> { $to }
    [ship] морем, { $from } -> { $to }
    [sail] переход, { $from } -> { $to }
    [fight] переход, { $from } -> { $to }
   *[march] марш, { $from } -> { $to }
  }
empires-built = Построено, { $place }: { $units }
empires-arsenal-built = { $place }: теперь здесь есть арсенал
empires-build-lost = Провинция потеряна ({ $place }), и с ней то, что не успели достроить: { $what }
empires-refunded = { $place }: места хватило не на всё, { $pounds ->
    [one] возвращён { $pounds } фунт
    [few] возвращено { $pounds } фунта
   *[other] возвращено { $pounds } фунтов
  }

## Headings and tables
empires-own = Ваш счёт и ваши новости ({ $power })
empires-of-power = Что известно только державе { $power }
empires-diplomacy = Договоры и войны
empires-battles = Сражения
empires-factors = Все корпуса и сила каждого
empires-factors-where = Что засчитано каждому корпусу, рассказывает HISTORY { $game }.
empires-aftermath = После сражений
empires-quiet-turn = Ничего, что было бы видно всем, не произошло.
empires-powers = Державы
empires-power = Держава
empires-provinces = Провинции
empires-income = Доход
empires-corps-column = Корпуса
empires-ships = Корабли
empires-capitals = Взятые столицы
empires-neutrals = Нейтральные
empires-out = вне игры
empires-unknown = ?
empires-losses = Сколько каждая держава уничтожила и потеряла, в фунтах
empires-destroyed = Уничтожено
empires-lost-column = Потеряно
empires-ratio = Уничтожено : потеряно
empires-treaty = { $of ->
    [coalition] { $secret ->
        [yes] Тайная коалиция: { $powers }.
       *[no] Коалиция: { $powers }.
      }
   *[alliance] { $secret ->
        [yes] Тайный союз: { $powers }.
       *[no] Союз: { $powers }.
      }
  }
# What somebody offers for good, to himself alone.
empires-waits = { $power } предлагает { $of ->
    [peace] мир
    [coalition] коалицию
   *[alliance] союз
  } ({ $powers }), и это остаётся в силе, пока не отменено строкой DENOUNCE: договор вступит в силу в том ходу, в котором его напишут все.
empires-at-war = Воюют { $power } и { $other }.
empires-no-treaties = Договоров нет, и никто не воюет.
empires-treasury = В казне державы { $power } { $pounds ->
    [one] { $pounds } фунт
    [few] { $pounds } фунта
   *[other] { $pounds } фунтов
  }.
empires-units = Войска
empires-encircled-mark = в окружении
empires-map-position = Карта: { $turn }. Цвет провинции показывает владельца; звезда — столица, пушка — арсенал; число на прямоугольнике — сколько там корпусов и штабов, на силуэте корабля — сколько броненосцев.
empires-map-orders = Карта передвижений и сражений: { $turn }; списки в этом письме называют каждое.
empires-map-legend = На карте: цвет и штриховка показывают владельца, ровный серый — нейтральное государство. Звезда — столица, пушка — арсенал; 4+1 на прямоугольнике — четыре корпуса и один штаб, силуэт корабля — броненосцы; зачёркнутые потеряны. Стрелка — атака, с крестом — неудачная; пунктирная — марш, двойная — железная дорога, точечная — плавание.

## The start letter
empires-scenario = { $scenario }: { $great ->
    [one] { $great } великая держава
    [few] { $great } великие державы
   *[other] { $great } великих держав
  }{ $neutral ->
    [0] , нейтральных государств нет
    [one] {" "}и { $neutral } нейтральное государство
    [few] {" "}и { $neutral } нейтральных государства
   *[other] {" "}и { $neutral } нейтральных государств
  }. Каждая провинция приносит доход в конце хода; за покупки платят из того, что было в казне в его начале.
empires-win-single = В одиночку вы выигрываете, если в конце хода держите { $great ->
    [one] столицу { $great } другой великой державы
   *[other] столицы { $great } других великих держав
  } или { $neutral ->
    [one] столицу { $neutral } нейтрального государства
   *[other] столицы { $neutral } нейтральных государств
  }.
empires-win-coalition = Коалиция выигрывает, если её участники вместе держат столько столиц других великих держав, сколько их самих, и ещё { $beyond }, или { $together ->
    [one] столицу { $together } нейтрального государства
   *[other] столицы { $together } нейтральных государств
  }.
empires-win-last = Последний ход — { $turn }. После него выигрывает тот, кто взял больше всего столиц, а при равенстве — у кого выше доход.
empires-house-undeclared = { $value ->
    [yes] Нападать можно и без объявления войны; результаты скажут, что его не было.
   *[no] Атака действует, только если война объявлена не позже предыдущего хода.
  }
empires-house-attack-price = { $value ->
    [yes] Атака стоит столько же, сколько марш: 3 фунта за корпус, с моря — 5.
   *[no] Атака ничего не стоит.
  }
empires-house-neutrals-build = { $value ->
    [yes] Воюющие нейтральные государства тратят доход на пехоту и арсеналы.
   *[no] Нейтральные государства ничего не строят.
  }
empires-house-neutrals = { $value ->
    [yes] Мастер может приказывать нейтральным государствам; остальным в них управляет судья.
   *[no] Нейтральными государствами управляет только судья.
  }
empires-house-positions-public = { $value ->
    [yes] Все видят, где стоят все юниты.
   *[no] Где стоят юниты, видит только их владелец.
  }
empires-how = Приказ — это строка: какие юниты, что делают и где. Ваши юниты называются H1 (штаб), I7 (пехота), C3 (кавалерия), B2 (броненосец); A1 — армия 1, то есть первый штаб со всеми прикреплёнными к нему корпусами. Все виды приказов — HELP ORDERS, цены — HELP PRICES, чем кончаются сражения — HELP BATTLE.
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
    [one] { $headquarters } штаб{" "}
    [few] { $headquarters } штаба{" "}
   *[other] { $headquarters } штабов{" "}
  }{ $battleship ->
    [0] {""}
   *[other] { $battleship } брон{" "}
  }— { $place }{ $can ->
    [both] : атака { $targets }; марш { $goals }
    [attack] : атака { $targets }
    [march] : марш { $goals }
    [sail] : переход { $goals }
   *[nothing] {""}
  }
empires-form-gone = этих юнитов больше нет
empires-form-stands = как приказано
empires-form-build = { $pounds ->
    [one] остаётся { $pounds } фунт
    [few] остаётся { $pounds } фунта
   *[other] остаётся { $pounds } фунтов
  }; { $can ->
    [build] арсеналы: { $arsenals }; например, BUILD { $example }
   *[nothing] арсеналов у вас нет
  }

## The receipt: what a line means, what it costs, what is left
empires-stands = { $order }: { $means }{ $pounds ->
    [0] {""}
    [one] ; { $pounds } фунт, остаётся { $left }
    [few] ; { $pounds } фунта, остаётся { $left }
   *[other] ; { $pounds } фунтов, остаётся { $left }
  }
empires-noted = { $order }: { $means }; но { $note }
empires-in-place = { $said }; { $how ->
    [part] взято из строки
   *[whole] вместо
  } { $old }
empires-if-allied = { $order }: { $means }, когда вступит в силу союз, который вы предлагаете; до тех пор { $else }
empires-struck = { $order }: вычеркнуто
empires-nothing-there = такой строки нет, вычёркивать нечего: { $order }
empires-otherwise = такой строки нет: { $order }; чтобы вычеркнуть то, что есть, напишите { $cancel }
empires-account = В казне { $treasury ->
    [one] { $treasury } фунт
    [few] { $treasury } фунта
   *[other] { $treasury } фунтов
  }, расходы { $spent }, остаток { $rest }.
empires-refused = { $why }. Сейчас можно написать так: { $instead }
empires-does = { $by ->
    [hold] { $units } { $count ->
        [1] стоит на месте
       *[other] стоят на месте
      }
    [attack] { $units } { $count ->
        [1] атакует
       *[other] атакуют
      }, цель — { $places }
    [defend] { $units } { $count ->
        [1] обороняется
       *[other] обороняются
      }, граница — { $places }
    [march] { $units } { $count ->
        [1] идёт
       *[other] идут
      }, цель — { $places }
    [rail] { $units } { $count ->
        [1] едет
       *[other] едут
      } по железной дороге, цель — { $places }
    [ship] { $units } { $count ->
        [1] переправляется
       *[other] переправляются
      } морем, цель — { $places }
    [support] { $units } { $count ->
        [1] поддерживает
       *[other] поддерживают
      } атаку, её цель — { $places }
    [sail] { $units } { $count ->
        [1] плывёт
       *[other] плывут
      }, цель — { $places }
    [fight] { $units } { $count ->
        [1] плывёт в бой
       *[other] плывут в бой
      }, место — { $places }
   *[retreat] { $units } при поражении { $count ->
        [1] отступает
       *[other] отступают
      }, цель — { $places }
  }
empires-attaches = { $units } { $count ->
    [1] присоединяется
   *[other] присоединяются
  } к штабу { $head }
empires-detaches = { $units } { $count ->
    [1] покидает свой штаб
   *[other] покидают свой штаб
  }
empires-builds = заказ на { $what } ({ $place })
empires-offers = { $of ->
    [coalition] { $secret ->
        [yes] вы предлагаете тайную коалицию
       *[no] вы предлагаете коалицию
      }
   *[alliance] { $secret ->
        [yes] вы предлагаете тайный союз
       *[no] вы предлагаете союз
      }
  } ({ $powers }); в силе с хода, в котором все напишут то же самое
empires-denounces = ваш союз ({ $powers }) кончается с этим ходом
empires-declares = вы объявляете войну ({ $powers }); нападать по правилам можно со следующего хода ({ $turn })
empires-offers-peace = вы предлагаете мир ({ $powers }); он заключён, когда его напишут обе стороны
empires-surrenders = в конце этого хода вы капитулируете перед державой { $power }, если тогда она воюет с вами и владеет хотя бы одной из ваших исконных провинций

## The receipt: warnings
empires-loose = { $unit } не прикреплён ни к какому штабу: ATTACH { $unit } { $head } стоит 2 фунта и удваивает его силу.
empires-behind = { $head } остаётся на месте: без своего штаба корпуса сражаются вполсилы.
empires-quiet = { $units } { $count ->
    [one] обороняется
   *[other] обороняются
  } с той стороны, откуда никто не может прийти: { $place }.
empires-adrift = { $unit } в море, а броненосца рядом не остаётся: этот юнит погибнет.
empires-coalitions = Вы предлагаете больше одной коалиции; держава состоит не более чем в одной, и действует та, что вступит в силу последней.
empires-at-peace = С этой державой нет войны, и предложение мира ничего не меняет: { $power }.
empires-unallied = С этой державой нет союза, который можно было бы расторгнуть: { $power }.

## Why a line is void. Each stands behind a colon or "не исполнено, ", or begins a line of its own.
empires-replaced = { $how ->
    [struck] ниже она вычеркнута
    [part] для части её войск действует более поздняя строка, «{ $order }»
   *[whole] вместо неё действует более поздняя строка, «{ $order }»
  }
empires-unread = это не приказ
empires-no-unit = { $unit } у вас нет
empires-is-encircled = { $unit } в окружении и в этом ходу может только стоять
empires-element = { $unit } этого не может или не может вместе с остальными
empires-headquarters = один штаб не может ни атаковать, ни обороняться, ни поддерживать
empires-no-border = нет общей границы: { $place } и место, где стоит { $unit }
empires-sea = { $place } — море, а здесь нужна провинция
empires-friendly = { $place } — провинция ваша или союзника
empires-foreign = { $place } — чужая провинция ({ $power }); чтобы её атаковать, напишите X { $code }
empires-too-far = { $place } — дальше, чем { $unit } может пройти за ход
empires-there = { $unit } уже там ({ $place })
empires-no-railway = нет железной дороги по вашим провинциям (не больше трёх), которая довезёт { $unit } туда: { $place }
empires-too-few = { $corps ->
    [one] есть только { $corps } корпус
    [few] есть только { $corps } корпуса
   *[other] есть только { $corps } корпусов
  }
empires-undeclared = войну надо объявить за ход до нападения ({ $power })
empires-price = это стоит { $price ->
    [one] { $price } фунт
    [few] { $price } фунта
   *[other] { $price } фунтов
  }, а остаётся { $left }, и если это не изменится, строка не считается
empires-price-was = стоило { $price ->
    [one] { $price } фунт
    [few] { $price } фунта
   *[other] { $price } фунтов
  }, а оставалось { $left }
empires-apart = { $unit } и штаб стоят в разных местах
empires-full = у штаба { $unit } уже пять корпусов, больше не бывает
empires-attached = { $unit } уже прикреплён к этому штабу
empires-attached-to-none = { $unit } не прикреплён ни к какому штабу
empires-no-arsenal = у вас там нет арсенала: { $place }
empires-not-own = { $place } — не ваша провинция
empires-armed = там уже есть или строится арсенал: { $place }
empires-no-coast = там нет порта: { $place }
empires-no-room = там нет места, больше десяти юнитов не помещается: { $place }
empires-oneself = это вы сами; назовите другую державу
empires-neutral = { $power } — нейтральное государство, а такие договоров не подписывают
empires-out-already = { $power } больше не в игре
empires-ally = { $power } — ваш союзник; сначала разорвите союз: DENOUNCE { $code }
empires-not-at-war = с этой державой вы не воюете: { $power }
empires-no-ally = эта держава вам не союзник, а поддержать можно только атаку союзника: { $power }
empires-no-home-soil = эта держава не владеет ни одной из ваших исконных провинций: { $power }
empires-no-escort = с ними не идёт ни один броненосец, ни ваш, ни союзный
empires-cut = поддержка снята: поддерживавших самих атаковали
empires-no-attack = атаки, которую надо было поддержать, не было

## Why a line was not understood
empires-strange = это не приказ
empires-quoted = это похоже на цитату итогов; приказ кончается без точки
empires-verb = за юнитами должно стоять, что они делают: X (атака), D (оборона), - (марш или плавание), R (железная дорога), S (поддержка), H (стоять) или RET (отступление)
empires-verb-near = «{ $word }» — не приказ (может быть, { $near }?)
empires-unit = «{ $word }» — не юнит; юниты называются A1, H1, I7, C3 или B2
empires-number = «{ $word }» не подходит: здесь нужно целое число от 1
empires-kind = «{ $word }» — не вид юнита; напишите H (штаб), I (пехота), C (кавалерия) или B (броненосец)
empires-numbers = если границ несколько, у каждой стоит число корпусов, например D ALS 2 BUR 1
empires-unheaded = «{ $word }» — не держава; перед юнитами не стоит ничего или название их державы
empires-heading = эти юниты не ваши ({ $power })
empires-elsewhere = { $unit } стоит в другом месте: { $place }
empires-extra = после «{ $behind }» ничего не нужно: «{ $word }» здесь лишнее
empires-nothing = «{ $word }»: такого названия нет
empires-is-power = «{ $word }» — держава, а здесь нужна провинция или море
empires-is-place = «{ $word }» — провинция или море, а здесь нужна держава
empires-near = «{ $word }»: такого названия нет (может быть, { $names }?)
empires-several = «{ $word }» может значить: { $names }
empires-lacks-place = в конце не хватает провинции или моря
empires-lacks-power = в конце не хватает названия державы
empires-lacks-unit = не названы юниты
empires-lacks-kind = напишите, что построить и где
empires-lacks-war = напишите, кому объявлена война
empires-lacks-line = напишите, какую строку отменить
empires-judge-leads = в этой игре нейтральными государствами управляет судья
empires-head = каждая строка начинается с названия нейтрального государства, для которого она написана

## Opening a game
empires-rule-undeclared = считается ли нападение, если войну не объявили ходом раньше
empires-rule-attack-price = стоит ли атака на суше столько же, сколько марш
empires-rule-neutrals-build = строят ли воюющие нейтральные государства
empires-rule-neutrals = кто управляет нейтральными государствами: мастер, когда захочет, или только судья
empires-rule-positions-public = видят ли все чужие войска
empires-rule-last-turn = после скольких ходов игра кончается{ $value ->
    [help] : число или 0, если последнего хода нет
   *[other] {""}
  }
empires-setup-players = { $scenario }: этот сценарий рассчитан на { $players ->
    [one] { $players } игрока
   *[other] { $players } игроков
  }
empires-setup-last-turn = last_turn не может быть { $value }; напишите, сколько ходов самое большее в игре, до 65535, или 0, если последнего хода нет

## HELP
empires-help-about = Empires, «Империи»: великие державы с казной, корпусами и штабами, железными дорогами, флотами и арсеналами среди нейтральных государств, которые защищаются. Все приказывают одновременно, один лист строк за ход; жребия нет. Кто в конце хода держит достаточно чужих столиц, тот выигрывает, один или с коалицией.
empires-help-turn = Ход идёт так: сначала договоры и объявления войны, потом корпуса присоединяются к штабам, всё оплачивается, флоты плывут и сражаются, армии идут, и все сражения на суше происходят разом. Победители входят, побеждённые отступают, провинции приносят доход, и появляется то, что куплено.
empires-help-board = сценарий; есть и gulf (3 игрока, для первой игры), и то, что добавил оператор
empires-help-more = Ещё: темы ORDERS, PRICES, BATTLE и NEUTRALS.
empires-help-orders-long = Каждый приказ в своей строке, под строкой SIGNON или в бланке, который вы получили. Более поздний приказ тому же юниту заменяет прежний; строки оплачиваются сверху вниз; строку вычёркивает CANCEL перед ней. Места пишутся кодом, названием или его началом, если оно не подходит другому, на любом из моих языков: ALS, Alsace, Эльзас. И приказы понятны по-русски: А1 АТАКА Эльзас, ПОСТРОИТЬ 3 ПК Париж.
empires-help-units = Юниты
empires-help-attack = атакует; корабли плывут туда и сражаются
empires-help-attack-foe = корабли бьются с флотом этой державы, воюете вы с ней или нет
empires-help-defend = обороняет границу
empires-help-defend-several = два корпуса на одной границе, один на другой
empires-help-march = идёт, садится на корабли или высаживается; корабли плывут
empires-help-rail = едет по железной дороге через свои провинции, не больше трёх
empires-help-support = поддерживает атаку, если хотите — только этой державы
empires-help-hold = стоит на месте
empires-help-retreat = при поражении отступает туда; рядом с другим приказом
empires-help-attach = прикрепляет корпуса к штабу в том же месте
empires-help-detach = открепляет корпус
empires-help-purchases = Покупки
empires-help-build = строит три пехотных корпуса там, где у вас арсенал; так же H, C и B
empires-help-build-two = строит два пехотных корпуса
empires-help-build-arsenal = строит арсенал
empires-help-treaties = Договоры и войны
empires-help-ally = предлагает союз; он в силе, когда его написали все стороны
empires-help-ally-secret = предлагает союз, о котором знают только его стороны
empires-help-ally-coalition = предлагает коалицию: она выигрывает и проигрывает вместе
empires-help-denounce = разрывает союз в конце хода или отменяет предложение, которое ещё ждёт
empires-help-war = объявляет войну
empires-help-peace = заключает мир, когда его написали обе стороны
empires-help-surrender = капитулирует перед державой, которая держит вашу исконную провинцию
empires-help-cancel = вычёркивает строку
empires-help-prices = Что сколько стоит, в фунтах. В долг ничего нет: строка, на которую не хватает, не действует, а более дешёвые под ней могут быть оплачены. Что не потрачено, остаётся в казне.
empires-help-price-march = 3 за корпус и провинцию, штаб бесплатно; атака стоит столько же, если в игре не установлено иначе
empires-help-price-landing = 5 за корпус и за каждое море на пути
empires-help-price-rail = 5 за юнит и провинцию, и за штаб
empires-help-price-ships = 1 за корабль, как бы далеко он ни плыл; на своём месте — ничего
empires-help-price-free = ничего; как и поддержка, стояние и отступление
empires-help-price-attach = 2 за корпус
empires-help-price-corps = 25 за пехотный корпус, 12 за кавалерийский
empires-help-price-heavy = 75 за штаб или броненосец
empires-help-price-arsenal = 250
empires-help-battle = В атаке пехотный корпус считается за 4, кавалерийский за 3, в поддержке так же. В обороне — за 6 и 2, если они обороняют ту границу, через которую идёт атака, иначе за 3 и 1; вдвое меньше, если они поддерживают в другом месте, вчетверо меньше, если прибыли по железной дороге. Всё это вдвое меньше без штаба рядом и ещё вдвое меньше в окружении.
empires-help-battle-table = Сильнейшего делят на слабейшего. Если выходит меньше 2, обе стороны теряют треть от числа корпусов слабейшей; от 2 — сильнейшая четверть, слабейшая треть; от 3 — пятую часть и две пятых, от 4 — пятую часть и три пятых, от 5 — пятую часть и четыре пятых; от 6 слабейшая уничтожена, а от 7 сильнейшая не теряет ничего. Доли корпуса не считаются.
empires-help-battle-falls = При 2 : 1 провинция взята. Её защитники отступают в соседнюю свою или союзную провинцию, а если такой нет, гибнут. Арсенал в ней уничтожается. Любая атака на провинцию поддерживающих снимает их поддержку.
empires-help-battle-sea = Корабли сражаются только с кораблями, каждый считается за 2. При 2 : 1 слабейшая сторона отходит; порт с моря не взять.
empires-help-battle-encircled = Юниты на чужой земле окружены, если каждая соседняя провинция принадлежит врагу или полна его войск и морем ничего не подвезти: они стоят и сражаются вполсилы, пока кто-нибудь не разомкнёт кольцо.
empires-help-neutrals = Нейтральные государства не подписывают договоров и сами ни на кого не нападают. Если на них напали или они воюют, они обороняют границы, за которыми стоят враги, получают доход и покупают пехоту.
empires-help-neutrals-surrender = Нейтральное государство без арсенала, у которого меньше 250 фунтов, капитулирует перед державой, взявшей его последний арсенал, со всеми провинциями и войсками, которые у него остались.
empires-help-neutrals-master = Если в игре не установлено иначе, нейтральными государствами может управлять мастер: он пишет приказы как игрок, и каждая строка начинается с названия государства. За остальное отвечает судья.
empires-help-neutral-order = бельгийский пехотный корпус атакует
empires-help-neutral-build = Бельгия покупает

## Turns to come, standing orders, conditions, changes by hand
empires-turn-unknown = «{ $word }» — не ход; напишите, например, PHASE { $next }
empires-turn-past = { $turn }: этот ход позади, сейчас { $now }
empires-turn-far = { $turn }: до этого хода больше пяти лет, сейчас { $now }
empires-turn-last = { $turn }: последний ход этой игры раньше
empires-no-test = { $why }; в условии стоит провинция и чья она, война или юнит: IF ALS FRA, IF WAR FRA GER, IF FRA I PAR
empires-test-hidden = в этой игре юниты видны только своим владельцам; спросите, чья провинция: IF ALS FRA
empires-standing = теперь постоянный приказ: { $order }
empires-standing-units = постоянным бывает только приказ юнитам; покупки, прикрепления и договоры — на один ход
empires-standing-if = у постоянных приказов не бывает условий
empires-edit-form = напишите EDIT ADD FRA I PAR, EDIT REMOVE FRA I7, EDIT MOVE FRA I7 PAR, EDIT OWN ALS FRA, EDIT ARSENAL PAR, EDIT NO ARSENAL PAR или EDIT TREASURY FRA 200
empires-edit-nothing = так оно и есть
empires-edit-added = { $power } получает { $unit } ({ $place })
empires-edit-removed = { $power } теряет { $unit } ({ $place })
empires-edit-forces = войска изменены: { $power }
empires-edit-treasury = казна изменена: { $power }
empires-edit-owned = { $place } теперь принадлежит державе { $power }
empires-edit-strangers = там стоят чужие юниты ({ $place }, { $power }): сначала EDIT MOVE или EDIT REMOVE
empires-edit-armed = там стоит арсенал: { $place }
empires-edit-disarmed = там нет арсенала: { $place }

## HELP RULES
empires-rules-victory = Победа
empires-rules-victory-text = В конце хода выиграла держава, которая держит столицы двух других великих держав или семи нейтральных государств. Коалиция выиграла, если держит столиц других великих держав на две больше, чем в ней участников, или десять столиц нейтральных государств; сценарий может требовать и других чисел. Считается то, чем владеют, а не то, чем когда-то владели.
empires-rules-turn = Ход
empires-rules-units = Войска
empires-rules-units-text = Пехотный корпус считается за 3, кавалерийский за 1, броненосец за 2; штаб сам не считается, но ведёт до пяти приданных ему корпусов. Корпуса, рядом с которыми нет их штаба, сражаются вполсилы. Провинция вмещает десять сухопутных частей, порт — десять кораблей, море — сколько угодно. Войска покупают там, где есть арсенал, и они появляются в конце хода. Штаб без корпусов гибнет, как только на него нападают.
empires-rules-moves = Движение
empires-rules-moves-text = За ход каждая часть делает что-нибудь одно. Пехота проходит одну провинцию; кавалерия тоже, а со своим штабом две; идти можно только в свои и союзные провинции и через них, на всё остальное надо нападать. Железная дорога везёт на три провинции по своей земле. Корабли проходят три шага. По морю армия проходит одну область за ход, и рядом с ней должен быть свой или союзный броненосец, иначе она гибнет.
empires-rules-prices = Деньги
empires-rules-battle = Сражения
empires-rules-treaties = Договоры и войны
empires-rules-treaties-text = Союз действует, когда его прислали все стороны, открыто или тайно; союзники проходят через провинции друг друга и сражаются рядом. Война начинается с объявления или с первого нападения и кончается, когда обе стороны пришлют PEACE. Нейтральные государства ничего не подписывают, и война с ними не кончается.
empires-rules-neutrals = Нейтральные государства
