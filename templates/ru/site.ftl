# Страницы игр, которые может читать кто угодно.
site-set = { $what ->
    [name] Страницы игр, открытые для всех, теперь называют вас по имени, а если вы написали SET STATS ON, говорят и о том, как вы играли.
    [none] Страницы игр, открытые для всех, теперь не показывают ни вашего имени, ни того, что вы пишете.
   *[power] Страницы игр, открытые для всех, теперь называют вас только по державе.
  }
site-form = О вас на страницах игр говорится name (имя), power (только держава и то, что вы пишете всем от её лица) или none (ничего).
status-site = На сайте
status-site-name = по имени
status-site-power = только по державе
status-site-none = ничего
help-set-site = что страницы игр говорят о вас: name (имя), power (только держава) или none (ничего)
site-what = { $name } — судья партий в «Дипломатию», в которые играют по электронной почте. Здесь их можно читать ход за ходом.
site-skip = Сразу к содержанию
site-pages = Страницы
site-games = Игры
site-boards = Доски
site-help = Справка
site-rules = Правила
site-rules-of = Правила: { $title }
site-archive = Все оконченные
site-languages = Языки
site-open = Свободные места
site-forming = Ждут игроков
site-running = Идут сейчас
site-finished = Недавно окончены
site-none = Сейчас таких нет.
site-due = срок { $date }
site-no-deadline = без срока
site-lacks = { $count ->
    [one] не хватает { $count } игрока
    [few] не хватает { $count } игроков
   *[other] не хватает { $count } игроков
  }
site-ended = конец { $date }
site-join = Как вступить
site-join-how = Отправьте эту строку на { $address }. Кто здесь впервые, того сначала спросят об имени.
site-take-how = Отправьте эту строку на { $address }, дописав в конце свой пароль. Кто здесь впервые, того сначала спросят об имени.
site-next-time = Чтобы сыграть в другой игре, отправьте эту строку на { $address }: в ответе перечислены игры, где не хватает игроков.
site-write = Написать это письмо
site-replay = Повтор
site-map = Карта
site-turns = Ходы
site-now = Сейчас
site-first = Первый ход
site-previous = Ход назад
site-next = Ход вперёд
site-last = Последний ход
site-play = Показать
site-stop = Стоп
site-slider = Ход
site-keys = Стрелки листают ходы, пробел запускает и останавливает показ, Home и End ведут к первому и последнему ходу. Наведите указатель на фигуру или дойдите до неё клавишей Tab, и будет видно, что она сделала и почему.
site-players = Игроки
site-settings = Условия
site-press = Сказанное всем
site-press-more = Что не поместилось на этой странице, расскажет в письме HISTORY { $game }.
site-chart = График
site-feed = Новости (Atom)
site-calendar = Сроки для календаря (ICS)
site-places = Места
site-code = Код
site-place = Название
site-kind = Что это
site-near = Соседи
site-kind-of = { $kind ->
    [sea] море
    [coast] побережье
    [wall] закрыто
   *[land] суша
  }{ $centre ->
    [yes] , центр
   *[no] {""}
  }
site-try = Попробовать приказы
site-try-now = Рассчитать
site-try-on = Продолжить оттуда
site-try-why = Почему (по-английски)
site-try-results = Что стало с приказами
site-try-broken = Попробовать приказы нельзя: программа для этого не загрузилась или здесь не работает.
site-statistics = Статистика
site-board-rules = { $name }{ $rules ->
    [none] {""}
   *[other] {" "}({ $rules })
  }
site-power = Держава
site-alone = Единоличные победы
site-shared = Доли в результате
site-survived = Дожито до конца
site-out = Выбывания
site-player = Игрок
site-rating = Рейтинг
site-in-time = Приказы в срок
site-left = Места, оставленные до конца
site-statistics-how = Кто напишет на { $address } SET STATS ON и SET SITE NAME, тот будет в этом списке, как только окончится одна из его игр.
site-foot = Страницу написал { $name }, судья партий в «Дипломатию» по электронной почте. Чтобы сыграть, отправьте HELP на { $address }.
