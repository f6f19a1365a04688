## A turn was played
results-played = Ход сыгран: { $turn }.
results-own = Исполнено { $good } из { $all } { $all ->
    [one] вашего приказа
   *[other] ваших приказов
  }.
results-silent = Вы не прислали приказов.
results-over = Игра окончена. Спасибо за игру.
results-nothing = Приказов не требовалось.
results-no-orders = { $powers }: приказов нет.
results-why = Почему:
results-order = Приказ
results-result = Итог
results-done = исполнено
results-your = Итог ваших приказов ({ $power })
results-map = Карта
map-told-power = { $power }: { $places ->
    [one] { $places } место
    [few] { $places } места
    [many] { $places } мест
   *[other] { $places } места
}{ $stands ->
    [no] .
   *[other] ; стоит: { $stacks }.
}
map-told-stack = { $place } ({ $text })
map-told-lost = Потери: { $power } — { $stacks }.
map-told-attack = { $failed ->
    [yes] Неудачная атака: { $from } – { $to }.
   *[other] Атака: { $from } – { $to }.
}
map-title = { $game }: { $turn }
map-title-after = { $game }: { $turn }; стрелки: { $played }
map-title-orders = { $game }: приказы, { $turn }

## A game starts
start-selected = Ваша держава в игре «{ $game }»: { $seat }.
start-watch = Игра «{ $game }» началась.
start-how = Чтобы отдать приказы, ответьте на это письмо, как сказано ниже. Или напишите SIGNON { $letter }{ $game } и свой пароль в первой строке письма на { $address }, а под ней приказы, каждый в своей строке. HELP ORDERS покажет, как они выглядят.
start-settings = Игра идёт с такими настройками:
start-players = В этой игре участвуют:

## Reminders, late orders, waiting
reminder = Напоминание для державы { $seat } в игре «{ $game }»: { $turn }, приказы нужны до { $date }.
reminder-untimed = Приказы державы { $seat } в игре «{ $game }» ({ $turn }) ещё не полны, и игра их ждёт.
reminder-missing = Ещё без приказа:
late-silent = Вы не прислали приказов. Ход ждёт их до { $date }.
late-missing = Ещё без приказа: { $missing }. Ход ждёт до { $date }.
late-not-yours = Ваши приказы получены; изменить их можно до { $date }.
late-waiting = Игра «{ $game }» ждёт приказов державы { $seat }.
late-until = Срок прошёл. Приказы ещё принимаются до { $date }. Потом ход будет сыгран без них{ $count ->
    [one] , и место державы, которая не прислала ничего, сможет занять другой игрок.
   *[other] , и места держав, которые не прислали ничего, смогут занять другие игроки.
  } { $play }
late-until-kept = Срок прошёл. Приказы принимаются до { $date }. Потом ход будет сыгран без недостающих, и места никто из-за этого не потеряет. { $play }
waiting-mailbox = Срок игры «{ $game }» прошёл, но я пока не могу прочесть свой почтовый ящик. Чтобы ничьи приказы не пропали, ход ждёт, пока я не прочту всю почту, пришедшую вовремя. Оператор тоже это видит.

## Notices
notice-taken-over = Место державы { $seat } в игре «{ $game }» занял новый игрок.
notice-returned = { $count ->
    [1] Игрок державы { $seat } в игре «{ $game }» снова с нами.
   *[other] Игроки держав { $seat } в игре «{ $game }» снова с нами.
  }
notice-resigned = Держава { $seat } в игре «{ $game }» осталась без игрока. Место свободно: занять его может любой зарегистрированный, войдя в игру командой SIGNON.
notice-abandoned = { $seat } (игра «{ $game }»): приказы вовремя не пришли. Ход сыгран без них, и { $count ->
    [1] место свободно, пока игрок не вернётся.
   *[other] эти места свободны, пока игроки не вернутся.
  }
notice-nobody-left = В игре «{ $game }» играть некому. Отсчёт времени остановлен, пока мастер не продолжит игру.
notice-deadline = Игра «{ $game }», { $turn }: новый срок — { $date }.
notice-outage = Я не работал, когда были нужны приказы игры «{ $game }» ({ $turn }). Чтобы никто не опоздал по моей вине, срок теперь { $date }, а опоздавшие приказы принимаются до { $grace }.
notice-unwell = Письма игроку державы { $seat } в игре «{ $game }» возвращаются. Первое вернулось: { $since }. Игра идёт дальше; может быть, вы знаете другой способ с ним связаться.
notice-paused = Мастер объявил перерыв в игре «{ $game }». Отсчёт времени остановлен.
notice-master-asked = { $turn } в игре «{ $game }» ждёт вас, её мастера.
notice-master-may = Ход игры «{ $game }» вас не ждёт: { $turn }. Как мастер вы можете приказывать по этой форме; тем, что вы оставите, управляет судья.
notice-master-awaited = { $turn } в игре «{ $game }» ждёт мастера.
notice-resumed = Игра «{ $game }» идёт дальше. { $turn }, приказы нужны до { $date }.
notice-settings = Мастер изменил настройки игры «{ $game }»:
notice-left = Кто-то вышел из игры «{ $game }».
notice-draw-proposed = Предложена ничья всех оставшихся в игре «{ $game }»: { $seat }. Кто согласен, отвечает строкой DRAW. Отдельных голосов никто не видит.
notice-draw-list-proposed = В игре «{ $game }» предложена ничья: { $seat }. Кто согласен, отвечает строкой DRAW с их буквами, например DRAW { $letters }. Отдельных голосов никто не видит.
notice-stalemate = Уже годы в игре «{ $game }» ничто не меняет владельца. Не ничья ли это? Кто так думает, отвечает строкой DRAW. Отдельных голосов никто не видит.

## The end
end-won = Победа в игре: { $seats }.
end-congratulations = Поздравляю с заслуженной победой!
end-drawn = В игре «{ $game }» объявлена ничья: { $seats }. Поздравляю с хорошо сыгранной партией.
end-lot = Оставшиеся в игре «{ $game }» согласились на жребий. Он пал так: { $seats }.
end-lot-way = Тянули среди { $among }, в этом порядке: номер { $number }. Кто вытянет жребий LOT из зерна ниже, получит то же.
end-not-begun = Мастер закончил игру «{ $game }» до её начала. Спасибо за интерес к ней.
end-last-orders = Последние приказы
end-since = { $player } (с { $from })
end-from-until = { $player } ({ $from } — { $until })
end-conceded = Игра «{ $game }» уступлена: { $seats }.
end-terminated = { $by ->
    [players] Игроки игры «{ $game }» согласились закончить её без результата.
   *[master] Мастер прекратил игру «{ $game }».
  }
end-over = Игра окончена. Спасибо за игру.
end-more = SUMMARY { $game } и HISTORY { $game } показывают всю игру; EXPORT { $game } присылает её файлами.
end-players = Кто играл
end-power = Держава
end-player = Игрок

## Lots
lots-seal = Жребии хода { $label } запечатаны: { $seal }
lots-end-seal = Если оставшиеся решат закончить игру жребием, он запечатан: { $seal }
lots-seed = Зерно хода { $label }: { $seed }

## Offers
offer-to = { $seat }, вот что показывают вам другие игроки в игре «{ $game }»:
offer-none = { $seat }, в игре «{ $game }» вам больше ничего не предлагают.
offers = Другие показывают вам:
