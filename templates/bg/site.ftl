# Страници на игрите, които всеки може да чете.
site-set = { $what ->
    [name] Страниците на игрите, отворени за всички, отсега ви наричат по име, а ако сте написали SET STATS ON, казват и как сте играли.
    [none] Страниците на игрите, отворени за всички, отсега не показват нито името ви, нито каквото пишете.
   *[power] Страниците на игрите, отворени за всички, отсега ви наричат само по сила.
  }
site-form = За вас страниците на игрите казват name (името), power (само силата и каквото пишете до всички от нейно име) или none (нищо).
status-site = На сайта
status-site-name = по име
status-site-power = само по сила
status-site-none = нищо
help-set-site = какво казват страниците на игрите за вас: name (името), power (само силата) или none (нищо)
site-what = { $name } е съдия на игри на „Дипломация“, които се играят по електронна поща. Тук могат да се четат ход по ход.
site-skip = Направо към съдържанието
site-pages = Страници
site-games = Игри
site-boards = Дъски
site-help = Помощ
site-rules = Правила
site-rules-of = Правила: { $title }
site-archive = Всички завършени
site-languages = Езици
site-open = Свободни места
site-forming = Чакат играчи
site-running = Играят се сега
site-finished = Завършили наскоро
site-none = Сега няма такива.
site-due = срок { $date }
site-no-deadline = без срок
site-lacks = { $count ->
    [one] липсва един играч
   *[other] липсват { $count } играчи
  }
site-ended = край { $date }
site-join = Как се влиза
site-join-how = Пратете този ред на { $address }. Който е нов тук, първо го питат за име.
site-take-how = Пратете този ред на { $address } с ваша парола накрая. Който е нов тук, първо го питат за име.
site-next-time = За да играете в друга игра, пратете този ред на { $address }: отговорът изброява игрите, в които липсват играчи.
site-write = Напишете това писмо
site-replay = Повторение
site-map = Карта
site-turns = Ходове
site-now = Сега
site-first = Първи ход
site-previous = Един ход назад
site-next = Един ход напред
site-last = Последен ход
site-play = Пусни
site-stop = Спри
site-slider = Ход
site-keys = Стрелките прелистват ходовете, интервалът пуска и спира, Home и End водят до първия и последния ход. Посочете фигура или стигнете до нея с Tab, за да прочетете какво е направила и защо.
site-players = Играчи
site-settings = Условия
site-press = Казано на всички
site-press-more = Каквото не се побира на тази страница, го разказва HISTORY { $game } с писмо.
site-chart = Графика
site-feed = Новини (Atom)
site-calendar = Срокове за календар (ICS)
site-places = Места
site-code = Код
site-place = Име
site-kind = Какво е
site-near = Съседи
site-kind-of = { $kind ->
    [sea] море
    [coast] крайбрежие
    [wall] затворено
   *[land] суша
  }{ $centre ->
    [yes] , център
   *[no] {""}
  }
site-try = Опитайте заповеди
site-try-now = Пресметни
site-try-on = Продължи оттам
site-try-why = Защо (на английски)
site-try-results = Какво стана със заповедите
site-try-broken = Заповеди не могат да се опитат: програмата за това не се зареди или не работи тук.
site-statistics = Статистика
site-board-rules = { $name }{ $rules ->
    [none] {""}
   *[other] {" "}({ $rules })
  }
site-power = Сила
site-alone = Самостоятелни победи
site-shared = Дялове от резултата
site-survived = Оцеляване
site-out = Отпадане
site-player = Играч
site-rating = Рейтинг
site-in-time = Заповеди в срок
site-left = Места, оставени преди края
site-statistics-how = Който напише на { $address } SET STATS ON и SET SITE NAME, е в този списък, щом свърши някоя от игрите му.
site-foot = Страницата е написана от { $name }, съдия на игри на „Дипломация“ по електронна поща. За да играете, пратете HELP на { $address }.
