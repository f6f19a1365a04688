## A turn was played
results-played = Ходът е изигран: { $turn }.
results-own = { $all ->
    [one] Вашата заповед { $good ->
        [0] не успя.
       *[other] успя.
      }
   *[other] Успяха { $good } от вашите { $all } заповеди.
  }
results-silent = Не пратихте заповеди.
results-over = Играта свърши. Благодаря за играта.
results-nothing = Нямаше нужда от заповеди.
results-no-orders = { $powers }: без заповеди.
results-why = Защо:
results-order = Заповед
results-result = Резултат
results-done = изпълнено
results-your = Какво стана с вашите заповеди ({ $power })
results-map = Картата
map-told-power = { $power }: { $places ->
    [one] едно място
   *[other] { $places } места
}{ $stands ->
    [no] .
   *[other] ; стои в: { $stacks }.
}
map-told-stack = { $place } ({ $text })
map-told-lost = Загуби: { $power } — { $stacks }.
map-told-attack = { $failed ->
    [yes] Неуспешна атака: { $from } – { $to }.
   *[other] Атака: { $from } – { $to }.
}
map-title = { $game }: { $turn }
map-title-after = { $game }: { $turn }; стрелки: { $played }
map-title-orders = { $game }: заповеди, { $turn }

## A game starts
start-selected = Вие играете за { $seat } в игра „{ $game }“.
start-watch = Игра „{ $game }“ започна.
start-how = За да дадете заповеди, отговорете на това писмо, както е казано по-долу. Или напишете SIGNON { $letter }{ $game } и паролата си на първия ред на писмо до { $address }, а под него заповедите си, всяка на отделен ред. HELP ORDERS показва как изглеждат.
start-settings = Играта се играе с тези настройки:
start-players = В тази игра участват:

## Reminders, late orders, waiting
reminder = Напомняне за { $seat } в игра „{ $game }“: { $turn }, заповедите трябват до { $date }.
reminder-untimed = Заповедите ви за { $seat } в игра „{ $game }“ ({ $turn }) още не са пълни и играта ги чака.
reminder-missing = Още без заповед:
late-silent = Не пратихте заповеди. Ходът ги чака до { $date }.
late-missing = Още без заповед: { $missing }. Ходът чака до { $date }.
late-not-yours = Вашите заповеди са тук; можете да ги промените до { $date }.
late-waiting = Игра „{ $game }“ чака заповедите на { $seat }.
late-until = Срокът мина. { $count ->
    [one] Тази държава още може да дава заповеди
   *[other] Тези държави още могат да дават заповеди
  } до { $date }. След това ходът се играе без липсващите заповеди и всяка държава, която не е пратила нищо, е свободна за нов играч. { $play }
late-until-kept = Срокът мина. Заповеди се приемат до { $date }; след това ходът се играе без липсващите и никой не губи мястото си заради това. { $play }
waiting-mailbox = Срокът на игра „{ $game }“ мина, но в момента не мога да прочета пощата си. За да не се изгубят ничии заповеди, ходът чака, докато прочета цялата поща, дошла навреме. Операторът също вижда това.

## Notices
notice-taken-over = { $seat } в игра „{ $game }“ има нов играч.
notice-returned = { $count ->
    [one] Играчът на { $seat } в игра „{ $game }“ отново е тук.
   *[other] Играчите на { $seat } в игра „{ $game }“ отново са тук.
  }
notice-resigned = { $seat } в игра „{ $game }“ остана без играч. Мястото е свободно: всеки регистриран може да го заеме, като влезе в играта със SIGNON.
notice-abandoned = { $seat } (игра „{ $game }“): заповеди не дойдоха навреме. Ходът беше изигран без тях и { $count ->
    [one] мястото е свободно, докато играчът се върне.
   *[other] местата са свободни, докато играчите се върнат.
  }
notice-nobody-left = Няма кой да играе игра „{ $game }“. Отброяването на времето е спряно, докато водещият продължи играта.
notice-deadline = Игра „{ $game }“, { $turn }: новият срок е { $date }.
notice-outage = Не работех, когато трябваха заповедите за игра „{ $game }“ ({ $turn }). За да не закъснее никой по моя вина, срокът сега е { $date }, а закъснели заповеди се приемат до { $grace }.
notice-unwell = Писмата до играча на { $seat } в игра „{ $game }“ се връщат. Първото се върна: { $since }. Играта продължава; може би знаете друг начин да се свържете с него.
notice-paused = Водещият спря игра „{ $game }“ за малко. Отброяването на времето е спряно.
notice-master-asked = { $turn } в игра „{ $game }“ чака вас, водещия ѝ.
notice-master-may = Ходът на играта „{ $game }“ не ви чака: { $turn }. Като водещ можете да дадете заповеди с този формуляр; останалото води съдията.
notice-master-awaited = { $turn } в игра „{ $game }“ чака водещия.
notice-resumed = Игра „{ $game }“ продължава. { $turn }, заповедите трябват до { $date }.
notice-settings = Водещият на игра „{ $game }“ промени настройките:
notice-left = Някой напусна игра „{ $game }“.
notice-draw-proposed = Предложено е равенство на всички останали в игра „{ $game }“: { $seat }. Който е съгласен, отговаря с реда DRAW. Никой не вижда отделните гласове.
notice-draw-list-proposed = В игра „{ $game }“ е предложено равенство между { $seat }. Който е съгласен, отговаря с реда DRAW и буквите им, например DRAW { $letters }. Никой не вижда отделните гласове.
notice-stalemate = От години нищо в игра „{ $game }“ не сменя притежателя си. Равенство ли е? Който мисли така, отговаря с реда DRAW. Никой не вижда отделните гласове.

## The end
end-won = Играта беше спечелена от { $seats }.
end-congratulations = Поздравления за заслужената победа!
end-drawn = Игра „{ $game }“ завърши наравно между { $seats }. Поздравления за добре изиграната партия.
end-lot = Останалите в игра „{ $game }“ се съгласиха на жребий. Той се падна на { $seats }.
end-lot-way = Теглен между { $among }, в този ред: номер { $number }. Който изтегли жребия LOT от семето по-долу, получава същото.
end-not-begun = Водещият прекрати игра „{ $game }“, преди да е започнала. Благодаря за интереса.
end-last-orders = Последните заповеди
end-since = { $player } (от { $from })
end-from-until = { $player } ({ $from } – { $until })
end-conceded = Игра { $game } беше отстъпена на { $seats }.
end-terminated = { $by ->
    [players] Играчите от игра „{ $game }“ се съгласиха да я завършат без резултат.
   *[master] Водещият прекрати игра „{ $game }“.
  }
end-over = Играта свърши. Благодаря за играта.
end-more = SUMMARY { $game } и HISTORY { $game } показват цялата игра; EXPORT { $game } я праща като файлове.
end-players = Кой игра
end-power = Държава
end-player = Играч

## Lots
lots-seal = Жребиите на { $label } са запечатани: { $seal }
lots-end-seal = Ако останалите решат играта да свърши с жребий, той е запечатан: { $seal }
lots-seed = Зърното на { $label } беше { $seed }

## Offers
offer-to = { $seat }, ето какво ви показват другите играчи в игра „{ $game }“:
offer-none = { $seat }, в игра „{ $game }“ вече нищо не ви се предлага.
offers = Другите ви показват:
