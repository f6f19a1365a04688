## Settings
password-set = Новый пароль записан. Большие и малые буквы в нём различаются.
preference-set = Ваши пожелания записаны: { $list }.
preference-too-late = { $state ->
    [forming] Пожелания — для тех, кто ждёт начала игры { $game }: в неё входят строкой SIGNON ?{ $game } с паролем, а под ней пишут SET PREFERENCE.
   *[begun] Игра { $game } уже началась, пожелания ничего не меняют.
  }
map-form = Напишите SET MAP PNG или SET MAP SVG, чтобы получать карту с итогами, SET MAP BOTH, чтобы приказы были на отдельной карте, SET MAP TEXT, чтобы были одни таблицы, или SET MAP NONE.
maps-text = Отныне в письмах нет рисунков, а на MAP придёт одна таблица. SET MAP PNG вернёт их.
maps-on = В письмах с итогами отныне { $count ->
    [both] две карты, положение и приказы
   *[one] карта
  }, вид { $form }.
maps-short = Ваши письма короткие, а в коротких письмах карт нет. SET FORMAT HTML или SET FORMAT TEXT вернёт их, в виде { $form }.
maps-off = Карт в письмах больше не будет. SET MAP PNG вернёт их.
format-form = Напишите SET FORMAT HTML, SET FORMAT TEXT или SET FORMAT SHORT.
format-set = { $format ->
    [html] Письма отныне приходят оформленными, с картами, и простым текстом рядом.
    [text] Письма отныне приходят простым текстом.
   *[short] Письма отныне приходят простым и как можно более коротким текстом.
  }
language-form = Я пишу на языках: { $values }. Напишите SET LANGUAGE и одно из этих слов.
language-set = Отныне я пишу вам по-русски.
quiet-form = Напишите SET QUIET 22:00-07:00 или SET QUIET OFF.
quiet-set = С { $from } до { $to } ({ $zone }) к вам приходят только ответы и то, что не может ждать.
quiet-off = Письма приходят в любое время.
digest-form = Напишите SET DIGEST 20:00 или SET DIGEST OFF.
digest-set = То, что может подождать, отныне приходит одним письмом в день, в { $hour } ({ $zone }). Результаты, сроки, вопросы, ответы и переписка приходят сразу, как и раньше.
digest-stopped = Отныне каждое письмо приходит, как только написано.
digest-lede = Здесь то, что ждало вашей сводки. Ничего делать не нужно.
digest-game = Игра «{ $game }»:
digest-answers = { $count ->
    [1] Ваш ответ относится к игре «{ $game }».
   *[other] Ваш ответ относится к игре «{ $game }»; о другой игре ответьте на её собственное письмо или начните с SIGNON.
  }
digest-off = Чтобы такие новости снова приходили сразу, ответьте строкой SET DIGEST OFF.
notices-form = Напишите SET NOTICES ON или SET NOTICES OFF, чтобы получать только то, без чего игра не обойдётся.
notices-on = Вы снова получаете напоминания и извещения.
notices-stopped = Вы больше не получаете новостей о других игроках, итогов игр, за которыми только наблюдаете, и напоминаний, кроме тех, о которых просите сами командой SET REMINDERS. SET NOTICES ON вернёт их. Итоги и сроки ваших собственных игр приходят по-прежнему.
zone-wished = Даты в письмах к вам отныне по поясу { $zone }.
zone-of-game = Даты в письмах к вам отныне по поясу каждой игры.
calendar-form = Напишите SET CALENDAR ON, чтобы получать сроки для календаря, или SET CALENDAR OFF.
calendar-on = Письма, которые ставят срок, отныне несут его для вашего календаря.
calendar-off = В письмах отныне ничего нет для календаря. SET CALENDAR ON вернёт сроки.
set-form = Скажите, что поставить, например SET WAIT или SET PASSWORD слово. Пришлите HELP SET, чтобы увидеть все настройки.
rule-set = { $key } теперь { $value }. С начала игры правила не меняются.
rule-form = У { $key } нет значения `{ $text }`; есть { $values }.
rules-too-late = Правила игры можно менять только до её начала. { $line ->
    [none] {""}
   *[other] Часы можно менять и потом, например { $line }.
  }
setting-set = { $key } теперь { $value }, со следующего хода.
setting-set-first = { $key } теперь { $value }, с первого хода.
unknown-setting = Я не знаю настройки { $key }. { $count ->
    [0] {""}
   *[other] Может быть, { $near }?{" "}
  }Пришлите HELP SET, чтобы увидеть все настройки.
set-empty = За SET { $key } ничего не стоит. Напишите, например, SET { $key } { $example }.
no-span = { $text } — не отрезок времени. Напишите 72h, 2d или 1h 30m.
no-number = { $text } — не число игроков. Напишите число или all: столько, на сколько рассчитана доска.
no-hour = { $text } — не час дня. Напишите, например, 20:00 или none.
no-days = { $text } не называет дней недели. Напишите семь знаков, начиная с воскресенья, например -MTWTF-; маленькая буква — день без сроков до полудня.
no-zone = { $text } — не часовой пояс. Напишите, например, Europe/Sofia.
zone-near = { $text } — не часовой пояс. Может быть, { $near }?

## What a master chooses for his game
comment-form = Примечание — это одна строка не длиннее 160 знаков или none.
options-comment = Примечание
help-set-comment = что LIST скажет о вашей партии вашими словами
option-set = { $key } теперь { $value }.
option-form = У { $key } нет значения { $text }; есть { $values }.
options-press = Пресса
press-colour-white = белая: автор назван
press-colour-grey = серая: автор не назван
press-colour-white-grey = белая или, если автор скажет, серая
press-colour-grey-white = серая или, если автор скажет, белая
press-colour-none = нет, кроме как мастеру
options-partial = Некоторым
press-partial-on = можно
press-partial-off = нельзя: пресса идёт всем или мастеру
options-fake = Подделки
press-fake-none = нет: заголовки правдивы
press-fake-may = заголовок может называть не тех
press-fake-default = пресса некоторым выглядит как пресса всем, если автор не напишет NO FAKE
press-fake-always = пресса некоторым всегда выглядит как пресса всем
options-observers = Зрители
press-observer-none = пишут только мастеру
press-observer-white = пишут всем и открыто
press-observer-any = пишут как игроки
options-late-press = Опоздавшие
press-late-on = могут писать
press-late-off = пишут только мастеру
options-grace-press = В отсрочку
press-grace-on = пресса открыта
press-grace-off = пресса закрыта, пока чьих-то приказов нет
options-minor-press = Малые ходы
press-minor-on = пресса открыта
press-minor-off = пресса закрыта в ходы, когда обычно не беседуют
options-must-order = Приказы
press-must-on = пресса только после полных приказов
press-must-off = пресса не ждёт приказов
options-touch-press = Соседи
press-touch-on = игроки пишут только державам, чьи фигуры стоят рядом, а всем — один раз за ход
press-touch-off = игроки пишут друг другу, где бы ни стояли
options-blank-press = Пустая
press-blank-on = послания без текста уходят
press-blank-off = послания без текста не уходят
options-postal-press = Почтовая
press-postal-on = тексты приходят вместе с итогами
press-postal-off = нет
options-all-press = Вся пресса
press-watch-none = чужого никто не читает
press-watch-master = мастер может читать всё
press-watch-observers = мастер и наблюдатели могут читать всё
options-gunboat = Анонимно
press-gunboat-on = кто играет, знает только мастер, и в конце тоже
press-gunboat-off = игроки известны
press-reveal-on = все узнают, кто играл
press-reveal-off = никто не узнает, кто играл
help-set-press = white, grey, white/grey или grey/white; none; или сразу несколько правил: public, any, rulebook
help-set-partial = можно ли писать только некоторым
help-set-fake = может ли заголовок называть не тех: none, may, default, always
help-set-observers = что пишут наблюдатели: none, white, any
help-set-late-press = off: чьи приказы запоздали, тот пишет только мастеру
help-set-grace-press = off: прессы нет, пока чьи-то приказы запаздывают
help-set-minor-press = off: прессы нет в ходы, когда обычно не беседуют
help-set-must-order = on: пресса только после полных приказов
help-set-postal-press = on: POSTAL PRESS собирает тексты, которые придут с итогами
help-set-all-press = кто может просить всю прессу (SET ALL PRESS): none, master, observers; до начала
help-set-gunboat = on: кто играет, знаете только вы; до начала
help-set-reveal = off: и в конце не узнают; до начала
press-gunboat-till-end = до конца только мастер знает, кто играет

## How a game may end
stalemate-form = { $text } — не число лет. Напишите число от 1 до 20 или off.
options-dias = Ничья
options-concessions = Уступка
options-open-draw = Свободные места
options-stalemate = Тупик
help-set-dias = включает ли ничья всех оставшихся (on) или названных в голосах (off)
help-set-concessions = можно ли уступить игру
help-set-open-draw = считаются ли голоса за ничью, пока какое-нибудь место свободно
help-set-stalemate = через сколько лет без смены владельцев я спрошу всех о ничьей; off — никогда
help-set-touch-press = on: пресса только державам, чьи фигуры стоят рядом, и одно послание всем за ход
help-set-blank-press = on: уходят и послания без текста
dias-on = её делят все оставшиеся; голос стоит, пока его не сменят, и виден только мастеру, если он не играет
dias-off = её делят названные в голосах; голос стоит, пока его не сменят, и виден только мастеру, если он не играет
concessions-on = все прочие вместе могут уступить игру
concessions-off = уступить игру нельзя
open-draw-on = голоса считаются, пока место свободно
open-draw-off = пока место свободно, нет ни ничьей, ни уступки
stalemate-told = если { $count ->
    [one] { $count } { $by ->
        [turn] ход
       *[year] год
      }
    [few] { $count } { $by ->
        [turn] хода
       *[year] года
      }
   *[many] { $count } { $by ->
        [turn] ходов
       *[year] лет
      }
  } ничего не меняет владельца, всем предлагается ничья
stalemate-off = сам судья ничью не предлагает
comment-set = Об этой игре сказано: «{ $text }»
comment-cleared = Об этой игре теперь ничего не сказано.
description-form = Описание — это текст не длиннее 2000 знаков под строкой SET COMMENT BEGIN, до SIGNOFF; или none.
options-description = Описание
help-set-description = что LIST одной вашей игры говорит о ней подробнее: строки текста до SIGNOFF
setting-needs-lapse = { $key } в этой игре ничего не меняет: молчание на всех её ходах — тоже ответ, и места из-за него никто не теряет.
setting-needs-neighbours = { $key } в этой игре ничего не меняет: соседей на её поле нет, и никто не мог бы никому писать. Напишите, например, SET PRESS NONE или опустите это.
