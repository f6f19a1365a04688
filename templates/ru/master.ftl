## The master
master-only = Это может только мастер игры.
players-only = Это может только игрок.
who-way = { $why } { $way }
way-ask-master = Вы вошли в игру { $game } как { $part ->
    [player] игрок
    [waiting] ожидающий начала
   *[observer] наблюдатель
  }: PRESS TO M, под ним ваш текст и ENDPRESS — просьба мастеру.
way-propose = { $line } предлагает это всем игрокам игры { $game }; PRESS TO M, под ним ваш текст и ENDPRESS — просьба мастеру.
way-waiting = Вы ждёте начала игры { $game }, и державы у вас ещё нет. До тех пор SET PREFERENCE и буквы держав говорят, какую вы хотите, а RESIGN отказывается от места.
way-observer = Вы наблюдаете за игрой { $game }. { $state ->
    [forming] В ней не хватает игроков: JOIN { $game } — вступить.
    [over] Она окончена: SUMMARY { $game } покажет, как она прошла.
    [open] Место ({ $seat }) свободно: TAKEOVER { $letter }@{ $game } и свой пароль — занять его.
   *[full] STANDBY { $game } — и я спрошу вас, когда освободится место.
  }
way-master = Вы ведёте игру { $game }: BECOME { $letter } и строка под ним делают это за игрока.
way-master-own = Вы ведёте игру { $game }; это каждый игрок делает сам, и никто за него.
deadline-set = Срок теперь: { $date }. Всем игрокам сообщено.
paused = В игре { $game } перерыв. Всем игрокам сообщено.
not-paused = { $state ->
    [forming] Игра { $game } ещё не началась.
    [over] Игра { $game } окончена, и RESUME её не возобновляет. К сыгранному ходу возвращает ROLLBACK.
   *[running] В игре { $game } нет перерыва.
  }
resumed = Игра { $game } идёт дальше. Всем игрокам сообщено.
terminated = Игра { $game } прекращена. Всем игрокам сообщено.
processed = Ход { $label } сыгран.
ejected = Снят с места: { $who }. Вернуться в эту игру игроком или наблюдателем ему нельзя.
nobody-called = В этой игре такого нет: { $who }. { $letters ->
    [none] Кто наблюдает, показывает WHOGAME FULL { $game }.
   *[other] Напишите букву места ({ $letters }) или часть адреса или имени.
  }
