## The master
master-only = Това може само водещият на играта.
players-only = Това може само играч.
who-way = { $why } { $way }
way-ask-master = Влезли сте в игра { $game } като { $part ->
    [player] играч
    [waiting] чакащ началото
   *[observer] наблюдател
  }: PRESS TO M, под него вашият текст и ENDPRESS питат водещия.
way-propose = { $line } предлага това на всички играчи в игра { $game }; PRESS TO M, под него вашият текст и ENDPRESS питат водещия.
way-waiting = Чакате началото на игра { $game } и още нямате държава. Дотогава SET PREFERENCE и букви на държави казват коя искате, а RESIGN се отказва от мястото.
way-observer = Наблюдавате игра { $game }. { $state ->
    [forming] В нея липсват играчи: JOIN { $game } влиза в нея.
    [over] Тя свърши: SUMMARY { $game } показва как е минала.
    [open] Мястото ({ $seat }) е свободно: TAKEOVER { $letter }@{ $game } и ваша парола го заема.
   *[full] Със STANDBY { $game } ще ви попитам, когато се освободи място.
  }
way-master = Вие водите игра { $game }: BECOME { $letter } и редът под него правят това вместо играч.
way-master-own = Вие водите игра { $game }; това всеки играч прави сам, никой вместо него.
deadline-set = Срокът сега е { $date }. На всички играчи е съобщено.
paused = Игра { $game } е в пауза. На всички играчи е съобщено.
not-paused = { $state ->
    [forming] Игра { $game } още не е започнала.
    [over] Игра { $game } свърши и RESUME не я подновява. Към изигран ход връща ROLLBACK.
   *[running] Игра { $game } не е в пауза.
  }
resumed = Игра { $game } продължава. На всички играчи е съобщено.
terminated = Игра { $game } е прекратена. На всички играчи е съобщено.
processed = Ход { $label } е изигран.
ejected = Свален е { $who }. Не може да се върне в тази игра, нито като играч, нито като зрител.
nobody-called = Никой в тази игра не е { $who }. { $letters ->
    [none] WHOGAME FULL { $game } показва кой наблюдава.
   *[other] Напишете буквата на място ({ $letters }) или част от адрес или име.
  }
