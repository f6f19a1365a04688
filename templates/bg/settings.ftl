## Settings
password-set = Новата ви парола е записана. Тя различава главни от малки букви.
preference-set = Желанията ви са записани: { $list }.
preference-too-late = { $state ->
    [forming] Желанията са за онези, които чакат началото на игра { $game }: в нея се влиза със SIGNON ?{ $game } и парола, а под този ред стои SET PREFERENCE.
   *[begun] Игра { $game } вече е започнала и желанията не променят нищо.
  }
map-form = Моля, напишете SET MAP PNG или SET MAP SVG за карта с резултатите, SET MAP BOTH за заповедите на отделна карта, SET MAP TEXT само за таблиците или SET MAP NONE.
maps-text = Отсега писмата са без картинки, а на MAP отговарям само с таблицата. SET MAP PNG ги връща.
maps-on = Писмата с резултати отсега носят { $count ->
    [both] две карти, положението и заповедите
   *[one] карта
  }, вид { $form }.
maps-short = Писмата ви са кратки, а в кратките писма няма карти. SET FORMAT HTML или SET FORMAT TEXT ги връща, като { $form }.
maps-off = Писмата вече не носят карти. SET MAP PNG ги връща.
format-form = Моля, напишете SET FORMAT HTML, SET FORMAT TEXT или SET FORMAT SHORT.
format-set = { $format ->
    [html] Писмата отсега идват оформени, с карти, и с прост текст до тях.
    [text] Писмата отсега идват само като прост текст.
   *[short] Писмата отсега идват като прост и колкото може по-кратък текст.
  }
language-form = Пиша на { $values }. Моля, напишете SET LANGUAGE и една от тези думи.
language-set = Отсега ви пиша на български.
quiet-form = Моля, напишете SET QUIET 22:00-07:00 или SET QUIET OFF.
quiet-set = Между { $from } и { $to } ({ $zone }) отсега идват само отговори и това, което не може да чака.
quiet-off = Писмата идват по всяко време.
digest-form = Моля, напишете SET DIGEST 20:00 или SET DIGEST OFF.
digest-set = Каквото може да почака, отсега идва в едно писмо на ден, в { $hour } ({ $zone }). Резултати, срокове, въпроси, отговори и преписка идват веднага, както досега.
digest-stopped = Отсега всяко писмо идва, щом бъде написано.
digest-lede = Ето какво чакаше вашето обобщение. Нищо от него не иска отговор.
digest-game = Игра „{ $game }“:
digest-answers = { $count ->
    [one] Вашият отговор се отнася за игра „{ $game }“.
   *[other] Вашият отговор се отнася за игра „{ $game }“; за друга игра отговорете на нейно собствено писмо или започнете със SIGNON.
  }
digest-off = За да идват такива новини пак веднага, отговорете с SET DIGEST OFF.
notices-form = Моля, напишете SET NOTICES ON или SET NOTICES OFF, за да получавате само това, без което игра не може.
notices-on = Отново получавате напомняния и известия.
notices-stopped = Вече не получавате новини за други играчи, резултати от игри, които само наблюдавате, и напомняния освен онези, които сами поискате със SET REMINDERS. SET NOTICES ON ги връща. Резултатите и сроковете на собствените ви игри идват и занапред.
zone-wished = Датите в писмата до вас отсега са по { $zone }.
zone-of-game = Датите в писмата до вас отсега са по зоната на всяка игра.
calendar-form = Моля, напишете SET CALENDAR ON, за да получавате срокове за календара си, или SET CALENDAR OFF.
calendar-on = Писмата, които поставят срок, отсега го носят за календара ви.
calendar-off = Писмата отсега не носят нищо за календара ви. SET CALENDAR ON го връща.
set-form = Моля, кажете какво да нагласите, например SET WAIT или SET PASSWORD дума. Пратете HELP SET, за да видите всички настройки.
rule-set = { $key } е { $value }. Правилата не се менят, щом играта започне.
rule-form = { $key } няма стойност `{ $text }`; има { $values }.
rules-too-late = Правилата на играта могат да се менят само преди началото ѝ. { $line ->
    [none] {""}
   *[other] Часовете могат да се менят и после, например { $line }.
  }
setting-set = { $key } е { $value } от следващия ход.
setting-set-first = { $key } е { $value } от първия ход.
unknown-setting = Не знам настройката { $key }. { $count ->
    [0] {""}
   *[other] Може би { $near }?{" "}
  }Пратете HELP SET, за да видите всички настройки.
set-empty = Зад SET { $key } не стои нищо. Напишете например SET { $key } { $example }.
no-span = { $text } не е отрязък време. Моля, напишете 72h, 2d или 1h 30m.
no-number = { $text } не е брой играчи. Моля, напишете число или all: колкото дъската побира.
no-hour = { $text } не е час от деня. Моля, напишете например 20:00 или none.
no-days = { $text } не назовава дни от седмицата. Моля, напишете седем знака, от неделя нататък, например -MTWTF-; малка буква е ден без срокове преди обяд.
no-zone = { $text } не е часова зона. Моля, напишете например Europe/Sofia.
zone-near = { $text } не е часова зона. Може би { $near }?

## What a master chooses for his game
comment-form = Бележката е един ред с най-много 160 знака или none.
options-comment = Бележка
help-set-comment = какво казва LIST за играта с ваши думи
option-set = { $key } вече е { $value }.
option-form = { $key } няма стойност { $text }; има { $values }.
options-press = Преса
press-colour-white = бяла: назовава автора си
press-colour-grey = анонимна: не назовава автора си
press-colour-white-grey = бяла или анонимна, ако авторът каже
press-colour-grey-white = анонимна или бяла, ако авторът каже
press-colour-none = няма, освен до водещия
options-partial = До някои
press-partial-on = може
press-partial-off = не: пресата отива до всички или до водещия
options-fake = Измами
press-fake-none = няма: заглавията са верни
press-fake-may = заглавията може да назовават други
press-fake-default = пресата до някои изглежда до всички, освен ако авторът напише NO FAKE
press-fake-always = пресата до някои винаги изглежда до всички
options-observers = Зрители
press-observer-none = пишат само до водещия
press-observer-white = пишат открито до всички
press-observer-any = пишат като играчите
options-late-press = Закъснелите
press-late-on = може да пишат
press-late-off = пишат само до водещия
options-grace-press = В отсрочката
press-grace-on = пресата е отворена
press-grace-off = пресата е затворена, докато нечии заповеди закъсняват
options-minor-press = Малки ходове
press-minor-on = пресата е отворена
press-minor-off = пресата е затворена в ходове, в които обикновено не се преговаря
options-must-order = Заповеди
press-must-on = преса само след пълни заповеди
press-must-off = пресата не чака заповеди
options-touch-press = Съседи
press-touch-on = играчите пишат само до държави, чиито фигури стоят до техните, а до всички — веднъж на ход
press-touch-off = играчите си пишат, където и да стоят
options-blank-press = Празна
press-blank-on = съобщения без текст се изпращат
press-blank-off = съобщения без текст не се изпращат
options-postal-press = Пощенска
press-postal-on = текстове, които идват с резултатите
press-postal-off = няма
options-all-press = Цялата преса
press-watch-none = никой не чете чуждото
press-watch-master = водещият може да чете всичко
press-watch-observers = водещият и наблюдателите може да четат всичко
options-gunboat = Анонимно
press-gunboat-on = само водещият знае кой играе, дори накрая
press-gunboat-off = играчите са известни
press-reveal-on = всички научават кой е играл
press-reveal-off = никой не научава кой е играл
help-set-press = white, grey, white/grey или grey/white; none; или няколко правила наведнъж: public, any, rulebook
help-set-partial = дали пресата може да отива само до някои
help-set-fake = дали заглавието може да назовава други: none, may, default, always
help-set-observers = какво пишат наблюдателите: none, white, any
help-set-late-press = off: чиито заповеди закъсняват, пише само до водещия
help-set-grace-press = off: няма преса, докато нечии заповеди закъсняват
help-set-minor-press = off: няма преса в ходове, в които обикновено не се преговаря
help-set-must-order = on: преса само след пълни заповеди
help-set-postal-press = on: POSTAL PRESS събира текстове, които идват с резултатите
help-set-all-press = кой може да поиска цялата преса със SET ALL PRESS: none, master, observers; преди началото
help-set-gunboat = on: само вие знаете кой играе; преди началото
help-set-reveal = off: дори накрая не се научава; преди началото
press-gunboat-till-end = до края само водещият знае кой играе

## How a game may end
stalemate-form = { $text } не е брой години. Моля, напишете число от 1 до 20 или off.
options-dias = Равенства
options-concessions = Отстъпване
options-open-draw = Свободни места
options-stalemate = Застой
help-set-dias = дали равенството е за всички останали (on), или за назованите в гласовете (off)
help-set-concessions = дали играта може да се отстъпи
help-set-open-draw = дали гласовете за равенство важат, докато някое място е свободно
help-set-stalemate = след колко години без смяна на притежател питам всички за равенство; off: никога
help-set-touch-press = on: преса само до държави, чиито фигури стоят до тези на автора, и едно съобщение до всички на ход
help-set-blank-press = on: изпращат се и съобщения без текст
dias-on = делят ги всички останали; гласът важи, докато не се промени, и го вижда само водещ, който не играе
dias-off = делят ги тези, които гласовете назовават; гласът важи, докато не се промени, и го вижда само водещ, който не играе
concessions-on = всички други заедно могат да отстъпят играта
concessions-off = играта не може да се отстъпи
open-draw-on = гласовете важат, докато място е свободно
open-draw-off = докато място е свободно, няма нито равенство, нито отстъпване
stalemate-told = след { $count ->
    [one] { $count } { $by ->
        [turn] ход
       *[year] година
      }
   *[other] { $count } { $by ->
        [turn] хода
       *[year] години
      }
  } без промяна на притежател на всички се предлага равенство
stalemate-off = съдията сам не предлага равенство
comment-set = За тази игра е казано: „{ $text }“
comment-cleared = За тази игра вече не е казано нищо.
description-form = Описанието е текст от най-много 2000 знака под реда SET COMMENT BEGIN, до SIGNOFF; или none.
options-description = Описание
help-set-description = какво казва LIST само на вашата игра по-подробно: редове текст до SIGNOFF
setting-needs-lapse = { $key } не променя нищо в тази игра: мълчанието във всичките ѝ ходове е отговор и никой не губи мястото си заради него.
setting-needs-neighbours = { $key } не променя нищо в тази игра: на дъската ѝ няма съседи и никой не би могъл да пише на никого. Напишете например SET PRESS NONE или го пропуснете.
