### Слова страницы. Слова игр лежат в их папках.

## Стол

you = вы
away = нет на связи
thinking = думает
players = Игроки
enlarge = Показать крупно: { $player }
waiting = Секунду…
waiting-one = Ходит { $player }
waiting-many = Ещё решают: { $players }
choices = Что можно сделать
steps = Шаги хода
step-done = готово
undo = Отменить
undo-title = Отменить своё последнее решение (U)
hint = Подсказка
hint-title = Показать, как сыграл бы сильный бот (H)
first-time = Играете впервые?
first-time-read = Правила за две минуты
hint-asking = Бот думает над подсказкой…
hint-best = Сильный бот сыграл бы так:
result = Итог
end-verdict = Итог: { $verdict }.
end-behind-equal = Очков столько же: решает правило ничьей.
log = Журнал
chat = Чат
log-and-chat = Журнал и чат
log-or-chat = Журнал, чат
chat-empty = Пока нет сообщений.
chat-write = Сообщение…
chat-send = Отправить
views = Вкладки
pane-board = Поле
see-as = Чьими глазами
sheet-title = Подсчёт очков
time-left = Осталось времени: { $time }
days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
close = Закрыть
in-the-rules = В правилах
provenance-rulebook = правила игры
provenance-found = найдено
provenance-inferred = выведено
provenance-reconstructed = восстановлено
fact-all = всё

## Везде

tetrarchy = Тетрархия
to-home = На главную
pages = Страницы
games = Игры
nav-play = Играть
nav-rules = Правила
nav-components = Компоненты
licences = Лицензии
engine-compiling = Движок компилируется: { $percent } %. Пока это идёт, боты думают медленнее.
engine-plain = Движок работает на чистом Python: с компилятором C боты думали бы быстрее.
engine-failed = Скомпилировать движок не удалось, поэтому боты думают медленнее. Причину скажет команда ./run compile.
settings = Настройки
loading = Секунду…
cancel = Отмена
open = Открыть
copy = Скопировать
share = Поделиться
try-now = Попробовать сейчас
sound-on = Включить звук
sound-off = Выключить звук
theme-to-light = Светлая тема
theme-to-dark = Тёмная тема

## Главная

lost-title = Страница не найдена
lost-text = Возможно, ссылка скопирована не целиком. Начать игру можно прямо здесь.
play-now = Играть
with-friends = С друзьями
with-friends-title = Настроить стол и отправить друзьям ссылку
solo = Соло
solo-title = Одиночная игра, без ботов
your-tables = Ваши столы
your-tables-empty = Столов пока нет. Нажмите «Играть», чтобы начать.
your-turn = Ваш ход
state-open = ждёт игроков
go-on = Продолжить
join-table = Сесть за стол
join-code = код или ссылка
join = Войти
open-tables-empty = Открытых столов сейчас нет.
sit = Сесть
finished = Сыгранные партии
finished-empty = Здесь появятся сыгранные партии.
review = Просмотр
new-here = Впервые здесь?
read-rules = Прочитать правила
alone = одиночная игра
list-won = Победа: { $players }
list-free = { $named ->
    [no] { $free ->
        [one] свободно { $free } место
        [few] свободно { $free } места
       *[many] свободно { $free } мест
    }
   *[other] { $free ->
        [one] { $players }; свободно { $free } место
        [few] { $players }; свободно { $free } места
       *[many] { $players }; свободно { $free } мест
    }
}

## Новый стол

new-table-of = { $game }: новый стол
solo-of = { $game }: одиночная игра
seats = Кто играет
how-many = Сколько игроков
more-seats = В других вариантах игры может быть до { $most } игроков: выберите их ниже.
seat-number = Место { $number }
seat-me = это я
seat-friend = свободно, для друга
seat-open = свободно
seat-bot = бот, уровень { $level }
seat-bot-usual = бот, уровень { $level } (обычный)
options = Варианты игры
table-more = Часы, зрители, подсказки
clock = Часы
clock-none = без часов
clock-quick = быстро: 10 минут на партию
clock-calm = спокойно: 30 минут на партию
clock-days = по переписке: 2 дня на ход
table-listed = Показать стол на главной: сесть сможет любой
table-watch = Разрешить зрителей
table-hints = Разрешить подсказки
table-undo = Разрешить отмену
make-link = Получить ссылку
begin = Начать

## Ждём людей

lobby-wait = { $game }: ждём друзей
lobby-join = { $game }: займите место
lobby-free = { $free ->
    [0] Все места заняты.
    [one] Свободно { $free } место.
    [few] Свободно { $free } места.
   *[many] Свободно { $free } мест.
}
level = уровень { $level }
seat-link = Ссылка на место
seat-link-title = Кто откроет эту ссылку, займёт именно это место
sit-down = Сесть за стол
stand-up = Освободить место
start-with-bots = Начать с ботами
invite = Пригласить
link = Ссылка
link-copied = Ссылка скопирована.
qr-label = Ссылка как QR-код
bot-name = { $title } (бот)
bot-title-1 = Граф
bot-title-2 = Баронесса
bot-title-3 = Маркиз
bot-title-4 = Герцогиня
bot-title-5 = Маркграф
bot-title-6 = Виконтесса
bot-title-7 = Оруженосец
bot-title-8 = Дама

## Настройки

your-name = Ваше имя
your-name-missing = Как вас зовут?
guest-name = Гость { $number }
language = Язык
theme = Тема
theme-light = светлая
theme-dark = тёмная
motion = Анимация
motion-normal = обычная
motion-fast = вдвое быстрее
motion-off = выключена
taps = Касания
taps-two = подтверждать важное
taps-one = сразу
sound = Звук
volume = Громкость
letters = Буквы на цветных областях
notices = Уведомлять, когда мой ход
notices-refused = Браузер запретил уведомления.
keys = Клавиши
key-tab = к полю, кнопкам, журналу
key-arrows = к следующему доступному месту
key-enter = подтвердить
key-escape = вернуть, закрыть
key-space = пропустить необязательный шаг или закончить ход
key-undo = отменить решение
key-hint = подсказка
key-turn = повернуть то, что в руке
key-log = журнал
key-chat = чат
key-seat = показать игрока крупно
key-keys = этот список

## Ещё о столе

round = Раунд { $round }
round-of = Раунд { $round } из { $rounds }
rules = Правила
rules-here = Правила этого шага
table-menu = Меню стола
record = Запись партии
replay = Просмотр партии
rematch = Сыграть ещё
resign = Сдаться
resign-sure = Вместо вас доиграет бот, а вы окажетесь ниже всех, кто остался. Сдаться?
resign-yes = Да, сдаюсь
hand-over = Скопировать ссылку на моё место
hand-over-title = Откройте её на другом устройстве, чтобы продолжить там
connection-lost = Нет связи. Переподключаемся; партия сохранена.
connection-lost-sending = Нет связи. Ваше решение сохранено и отправится, как только связь вернётся.
no-table = Не удалось открыть стол
table-closed = Этот стол закрыт
to-table = К столу
event-took_back = { $player } отменяет последнее решение.

## Время за столом

pace = Темп чужих ходов
pace-slow = медленный
pace-usual = обычный
pace-fast = быстрый
pace-click = ждать моего нажатия
pace-instant = без задержек
onward = Пропустить
onward-step = Следующий шаг
onward-title = Показать сразу всё, что сделали другие (пробел)
recap = Что было после моего хода
recap-short = После моего хода
recap-title = После вашего хода
log-open = Показать эту позицию
onward-back = К настоящему моменту
look-title = Взгляд назад
turning-points = Переломные ходы
turning-swing = (отрыв победителя { $points })
turning-swing-you = (ваш отрыв { $points })
end-counting = Подсчёт
end-press = Нажмите где угодно, чтобы увидеть итог.
end-decided = Исход решила строка «{ $line }»: { $first } против { $second }.
end-you = { $points ->
    [one] Вы победили: { $points } очко.
    [few] Вы победили: { $points } очка.
   *[other] Вы победили: { $points } очков.
}
end-board-winner = Победитель: { $player }
end-board-you = Ваша победа
end-board-own = Ваше поле
end-board-of = Поле: { $player }
end-as-table = Таблицей
end-as-towers = Башнями
medal-bronze = бронза
medal-silver = серебро
medal-gold = золото
medal-won-bronze = Бронза. Очков: { $points }
medal-won-silver = Серебро. Очков: { $points }
medal-won-gold = Золото. Очков: { $points }
medal-none = На этот раз без медали
medal-next-bronze = До бронзы не хватило { $points ->
    [one] { $points } очка.
   *[other] { $points } очков.
}
medal-next-silver = До серебра не хватило { $points ->
    [one] { $points } очка.
   *[other] { $points } очков.
}
medal-next-gold = До золота не хватило { $points ->
    [one] { $points } очка.
   *[other] { $points } очков.
}
best-first = Ваш первый результат здесь: { $points }.
best-new = Личный рекорд: { $points }, прежний — { $before }.
best-was = Ваш лучший результат: { $points }.
share-title = Поделиться результатом как картинкой
share-failed = Не удалось сделать картинку.
sheet-folded = { $lines ->
    [one] { $lines } строка без очков
    [few] { $lines } строки без очков
   *[many] { $lines } строк без очков
}
to-board = К полю
hint-expects = { $score ->
    [one] В среднем { $score } очко в конце; побед: { $chance } из 100
    [many] В среднем { $score } очков в конце; побед: { $chance } из 100
   *[other] В среднем { $score } очка в конце; побед: { $chance } из 100
}
hint-expects-alone = { $score ->
    [one] В среднем { $score } очко в конце
    [many] В среднем { $score } очков в конце
   *[other] В среднем { $score } очка в конце
}
key-recap = показать, что было после вашего хода

## Просмотр партии

no-replay = Не удалось открыть запись партии
not-started = Партия ещё не началась.
to-start = К началу
to-end = К концу
step-back = Шаг назад
step-on = Шаг вперёд
play = Воспроизвести
pause = Пауза
speed = Скорость
score-curve = Очки игроков по ходу партии
replay-place = Момент партии
replay-position = { $at } из { $last }
see-as-me = моими глазами
see-all = всё открыто
link-here = Скопировать ссылку на эту позицию

## Правила, компоненты, лицензии

contents = Содержание
components-text = Книги правил перечисляют не все карты и жетоны. Здесь собраны все компоненты, которыми мы играем, и сказано, откуда мы их знаем. То, что пришлось вывести самим, отмечено. Хозяин сервера, у которого есть напечатанная игра, может подставить её числа.
components-shared = Коротко
component-name = Компонент
component-facts = Что это
component-from = Источник
components-dominoes = Домино
components-buildings = Здания
components-tiles = Украшения
components-cards = Карты
components-developments = Развитие
components-treasures = Сокровища
components-threats = Угрозы
components-calamity = Бедствия
components-threat_decks = Стопки угроз
components-advisors = Советники
components-duchies = Герцогства
components-quests = Квесты
components-scenarios = Сценарии
provenance-rulebook-means = так сказано в книге правил
provenance-found-means = взято с фотографий или из списков напечатанной игры
provenance-inferred-means = следует из других мест книги правил
provenance-reconstructed-means = подобрано нами ради баланса; в напечатанной игре число может быть другим
fact-halves = половины
fact-number = номер
fact-score = очки
fact-bonus = прибавка
fact-tax = налог
fact-count = штук
fact-copies = штук
fact-crowns = короны
fact-points = очки
fact-terrain = ландшафт
fact-tax_bonus = прибавка к налогу
fact-knights = рыцари
fact-towers = башни
fact-a = половина a
fact-b = половина b
fact-kind = вид
fact-background = цвет
fact-slots = отверстия
fact-vp = очки
fact-set_bonus = за набор
fact-timing = когда
fact-effect = действие
fact-amount = сколько
fact-name = название
fact-rest = всё остальное
fact-type = тип
fact-cost = цена
fact-recycle = переработка
fact-production = производство
fact-production_per = производство за каждую карту
fact-points_per = очки за каждую карту
fact-soldiers = солдаты
fact-phase = фаза
fact-cubes = кубики
fact-medals = медали
fact-recyclable = переработка
fact-two_player_only = только вдвоём
fact-track = трек
fact-mine = шахта
fact-set = набор
fact-dragon = дракон
fact-sides = стороны
fact-tasks = задания
licences-text = Тетрархия — свободная программа. В ней использованы эти работы; все рисунки наши.

## Что может пойти не так

error-no-server = Сервер не отвечает. Попробуйте ещё раз через минуту.
error-no-answer = Ошибка сервера ({ $status }).

## Разобранные примеры

example = Пример
example-open = Попробовать на поле
example-close = Закрыть
example-next = Следующий шаг
example-back = На шаг назад
example-again = Начать сначала
example-count = { $at } из { $of }
example-next-is = Дальше: { $player } · { $action }
example-begin = Нажимайте «Следующий шаг» или решайте сами прямо на поле.
example-look = Осмотрите поле или решайте сами.
example-free = Теперь вы играете сами, за остальных отвечает простой бот. «На шаг назад» вернёт к примеру.
example-happened = Что сейчас произошло
example-nothing-yet = Пока ничего.
example-nothing-seen = Больше ничего.
example-points = Очки
example-player-1 = Андрей
example-player-2 = Аня
example-player-3 = Паша
example-player-4 = Борис
example-retry = Попробовать ещё раз

## Главная: зал

home-page-title = Тетрархия: пять настольных игр за одним столом
hail-title = Ваше королевство ждёт
hail-text = Пять игр за одним столом. Без регистрации: пошлите ссылку друзьям или сразу сыграйте с ботами.
play-what = { $game }, { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
}, уровень { $level }
against-bots = С ботами
game-kingdomino = Kingdomino
game-kingdomino-facts = 2–4 игрока · 15 мин
game-kingdomino-about = Быстрая партия: земли, короны — и готово.
continue-with = · { $players }
state-theirs = ходят другие
your-tables-none = Сейчас вы ни во что не играете.
list-you-won = Вы победили
list-round = раунд { $round }
list-round-of = раунд { $round } из { $rounds }
you-watch = Вы смотрите
watching = { $watchers ->
    [0] зрителей нет
    [one] смотрит { $watchers } человек
    [few] смотрят { $watchers } человека
   *[many] смотрят { $watchers } человек
}
rules-about = Правила с примерами, которые можно сыграть по шагам.

## Игра с ботами

bots-of = { $game }: игра с ботами
bots-how-many = Сколько ботов
bots-rivals = Ваши соперники
bots-level = Насколько они сильны
level-1-name = Новичок
level-1-word = Не замечает почти ничего из возможного. Для самой первой партии или для ребёнка.
level-2-name = Растяпа
level-2-word = Знает правила, но часто не видит лучшего хода.
level-3-name = Добряк
level-3-word = Играет разумно и лишь иногда что-то упускает. Обычный выбор.
level-4-name = Надёжный
level-4-word = Всегда делает разумный ход, но вперёд не смотрит.
level-5-name = Внимательный
level-5-word = Иногда считает на несколько ходов вперёд.
level-6-name = Умелый
level-6-word = Считает вперёд, когда это важно.
level-7-name = Сильный
level-7-word = Обдумывает почти каждое решение.
level-8-name = Мастер
level-8-word = Думает над каждым ходом, сколько позволено: лучший из наших ботов.

## Сценарии

campaign = Сценарии
campaign-about = Шесть историй для одного игрока, в каждой три медали.
campaign-text = Шесть историй для одного игрока в «Это безумное королевство». Сначала достигните цели, а медаль решат очки.
campaign-go = Выбрать
campaign-goal = Цель:
campaign-medals = Очки для медалей
campaign-has = есть:
campaign-lacks = пока нет:
campaign-won = { $won ->
    [0] Медалей пока нет
    [one] Медали в { $won } сценарии из 6
   *[other] Медали в { $won } сценариях из 6
}
campaign-again = Сыграть ещё раз
campaign-tries = { $tries ->
    [one] Сыграно { $tries } раз
    [few] Сыграно { $tries } раза
   *[many] Сыграно { $tries } раз
}, { $known ->
    [yes] лучший результат: { $points }
   *[no] цель пока не достигнута
}

## Ждём людей, ещё

lobby-seats = Кто за столом
lobby-allowed = Что разрешено за этим столом
lobby-no-clock = без часов
lobby-clock-quick = часы: по 10 минут
lobby-clock-calm = часы: по 30 минут
lobby-clock-days = часы: 2 дня на ход
lobby-hints = с подсказками
lobby-no-hints = без подсказок
lobby-undo = с отменой ходов
lobby-no-undo = без отмены ходов
lobby-watch = смотреть может каждый
lobby-no-watch = без зрителей
lobby-ready = готов играть
lobby-not-ready = ещё не готов
lobby-get-ready = Можно начинать
lobby-reserved = ждёт своего игрока
lobby-begins-ready = Партия начнётся, когда все места заняты и все готовы.
lobby-begins-full = Партия начнётся, когда все места заняты.
start-now = Начать сейчас
invite-how = Пошлите эту ссылку друзьям. По ней открывается этот стол: там можно занять место или смотреть. Регистрация не нужна.
invite-only-here = Ссылку откроет только этот компьютер: сервер доступен лишь на нём. Запустите его с «--host 0.0.0.0», и здесь будет ссылка для всех в вашей сети.

## Галерея компонентов

gallery-all = Все
gallery-kinds = Что показано
gallery-facets = Из них
gallery-search = Поиск по названию или эффекту
gallery-count = { $count ->
    [one] { $count } компонент
    [few] { $count } компонента
   *[many] { $count } компонентов
}
gallery-none = Ничего не нашлось.
facet-queendomino = Queendomino
facet-kingdomino = Kingdomino
facet-own = в свой ход
facet-any = в любой ход
facet-per_region = очки за области
facet-none = без очков

## Знаки

ruling = Наше решение: печатные правила об этом молчат или читаются двояко
rules-search = Поиск по правилам
rules-found = { $at } из { $of }
rules-found-none = Ничего не найдено
rules-previous = К предыдущему месту
rules-next = К следующему месту
becomes = становится
example-about = О чём этот пример
components-areas = Области карты
components-spells = Заклинания

## Lessons

learn = Научиться играть
learn-short = Урок
learn-title = Первая партия с наставником
learn-offer = Вы здесь впервые?
learn-offer-text = Сыграйте первую партию с наставником: несколько минут, и читать ничего не нужно.
lesson = Урок
lesson-none = Такого урока нет.
lesson-you = Игрок
lesson-steps = Шаги урока
lesson-step = Шаг { $at } из { $of }
lesson-show = Показать
lesson-play = Играть дальше
lesson-enough = Пока хватит
lesson-free = Дальше партия ваша. Доиграйте до конца!
lesson-glows = Отмечено на поле: { $action }.
lesson-tip-title = Заметили?
lesson-silence = Без замечаний

## Разбор

review-game = Разбор
review-title = Разбор партии
review-open-game = Разбор
review-game-title = Чего стоило каждое решение и что было бы лучше?
review-about = Какие ходы были хороши, какие нет и что было бы лучше.
review-record = Файл записи
review-choose = Выберите запись партии или перетащите файл на эту страницу.
review-choose-touch = Выберите запись партии — файл, сохранённый при просмотре партии.
review-file = Разобрать запись
review-file-title = Выберите файл с записью или перетащите его на страницу
review-file-long = Этот файл слишком длинный для записи партии.
review-file-bad = Этот файл не читается.
review-drop = Отпустите файл, чтобы разобрать партию
review-failed = Эту партию нельзя разобрать
review-curve = Шансы каждого игрока на победу по ходу партии
review-curve-alone = Ожидаемые очки по ходу партии
review-place = Решение
review-count = Решение { $at } из { $last }
review-played = Сыграно
review-then = потом
review-chance = Шансы на победу до и после
review-points-expected = Ожидаемые очки до и после
review-better-moves = { $count ->
    [one] Лучше
    [few] Лучше, начиная с лучшего
   *[many] Лучше, начиная с лучшего
}
review-show = Показать этот ход на поле
review-worth = Побед из 100 партий: { $chance }, очков в среднем: { $points }
review-worth-alone = Очков в среднем: { $points }
review-line-step = { $player }: { $action }
review-instead = Лучше: { $move }
review-nothing-better = Явно лучшего хода не нашлось.
review-not-yet = Ещё не оценено: секунду…
review-end = Партия окончена.
review-try = Сыграть отсюда
review-try-title = Новый стол с ботами с этой позиции (T)
review-players = Как сыграли игроки
review-focus = Показать кривую, моменты и ошибки: { $player }
review-moments = Три решающих момента: { $player }
review-moments-alone = Три решающих момента
review-moment-chance = { $change } %
review-moment-points = { $change }
review-next-mistake = Следующая ошибка
review-next-mistake-title = К следующей ошибке (N), к предыдущей (P)
review-progress-label = Насколько готов разбор
review-working = Оценено решений: { $done } из { $total }
review-waiting = Оценено решений: { $done } из { $total }. Боты заняты, разбор продолжится сам.
review-stopped = Остановлено, оценено решений: { $done } из { $total }
review-stop = Остановить
review-go = Продолжить
review-open = С открытыми картами
review-open-title = Судить по всему, что было скрыто, а не по тому, что мог знать игрок
review-help = Что значат слова
review-help-how = Сильный бот ищет хорошие ходы, а потом много раз доигрывает партию после лучших из них и после сыгранного хода с одинаковым везением. Он знает только то, что мог знать игрок в тот момент. Слово говорится лишь о потере, которую не объяснить случаем.
review-help-word = Слово
review-help-loss = Потеряно шансов на победу
review-help-limit = не больше { $limit } %
review-help-more = больше { $limit } %
review-help-alone = В одиночку шансов на победу нет, и считаются очки: потерять столько, на сколько обычно различаются хорошие игроки, — всё равно что потерять 50 %.
review-help-accuracy = Точность: 100 % — все решения были лучшими. Кто каждый раз теряет десятую часть шансов на победу, получит 37 %.
review-help-open = «С открытыми картами» всё оценивается заново по тому, что тогда было скрыто. Чего ещё не вытянули, остаётся неизвестным.
review-key-step = на одно решение назад или вперёд
review-key-mistake = следующая ошибка, предыдущая
review-key-ends = в начало, в конец
review-key-try = сыграть отсюда

## Задачи

nav-puzzles = Задачи
puzzles = Задачи
puzzles-about = Позиции из партий сильных ботов. В каждой один ход явно лучше других: найдите его.
puzzles-none = Здесь пока нет задач.
puzzles-tile = Каждый день новая позиция и ещё сотни других: найдите лучший ход.
puzzles-solved = Решено { $solved } из { $all }
puzzles-found = { $number ->
    [0] Таких задач нет: выберите другую тему или трудность.
    [one] { $number } задача
    [few] { $number } задачи
   *[many] { $number } задач
}
puzzle = Задача
puzzle-none = Такой задачи нет.
puzzle-today = Задача дня
puzzle-solve = Решать
puzzle-look = Посмотреть ещё раз
puzzle-difficulty = Трудность
puzzle-themes = Темы
puzzle-rival = Игрок { $number }
puzzle-you = Вы решаете по тому, что видно вам за столом.
puzzle-show = Показать решение
puzzle-skip = Другая задача
puzzle-next = Следующая задача
puzzle-again = Ещё раз
puzzle-shown = Решение
puzzle-not = Не этот ход.
puzzle-streak = { $streak ->
    [0] Подряд с первой попытки: пока 0
   *[other] Подряд с первой попытки: { $streak }
}
puzzles-all = { $number ->
    [one] { $number } задача решена
    [few] { $number } задачи решены
   *[many] { $number } задач решено
}
puzzle-most = Лучшая серия: { $most }
puzzle-days = { $days ->
    [0] Решите задачу дня
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[many] { $days } дней подряд
}

## Мой профиль

me = Мой профиль
keep-name = Сохранить имя
keep-name-why = Пока вас знает только этот браузер. С ключом доступа или кодом восстановления вы вернётесь с любого устройства. Почта не нужна.
keep-name-kept = Вы можете вернуться к своему имени и своим партиям.
passkey = Ключ доступа
passkey-of = Ключ доступа: { $device }
passkey-make = Добавить ключ доступа
passkey-made = Ключ доступа сохранён.
passkey-cancelled = Ключ доступа не использован.
passkey-drop = Удалить этот ключ доступа
passkey-needs-https = Ключам доступа нужна страница с https. Код восстановления работает везде.
recovery-code = Код восстановления
recovery-make = Получить код
recovery-renew = Новый код
recovery-note = Запишите его: он показан один раз. Новый код заменит его.
device-add = Другое устройство
device-qr = QR-код для входа с другого устройства
device-note = Сканируйте его другим устройством или введите код там. Он сработает один раз в течение десяти минут.
devices = Устройства
device-first = Первый браузер
device-nameless = Устройство
device-this = это устройство
device-since = с { $day }
scope-play = только играет
scope-read = только смотрит
sign-out = Выйти
sign-out-all = Выйти на остальных
come-back = Я здесь не впервые
come-back-why = Введите код восстановления или код, который показывает другое устройство.
come-back-code = Код
come-back-go = Войти
come-back-passkey = С ключом доступа
come-back-note = Партии, сыгранные в этом браузере без входа, останутся у его гостя.
my-data = Мои данные
my-data-about = Один файл со всем, что сервер хранит о вас. Если вы удалите себя, партии останутся у других, но без вашего имени.
export = Скачать мои данные
delete-me = Удалить меня
delete-what = Ваши места займут боты; имя, сообщения, ключи и история будут стёрты. Отменить это нельзя.
delete-sure = Удалить навсегда

## История

history = Мои партии
history-empty = Здесь появятся ваши сыгранные партии. Сыграйте одну!
history-games = Все партии
history-all-games = Все игры
history-against = Соперники
history-anybody = С кем угодно
history-people = С людьми
history-bots = С ботами
history-alone = Одиночные
history-any = Любой итог
history-won = Победы
history-lost = Не победы
history-none = Таких партий пока нет.
history-newer = Более новые
history-older = Более старые
played-won = вы победили
played-place = место { $place } из { $of }
played-rival = { $name }: { $points }
played-bot = бот, уровень { $level }
played-nobody = кто-то
played-left = вы вышли
played-resigned = вы сдались
played-timed_out = вышло время
played-decisions = { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
}
totals-games = { $games ->
    [one] партия
    [few] партии
   *[other] партий
}
totals-won = { $won ->
    [one] победа
    [few] победы
   *[other] побед
}
bests = Личные рекорды
medals = Медали и итоги
rivals = С кем я играю
rivals-games = партий
rivals-score = выше : ниже
statistics-of = { $game }: о чём говорят мои партии
statistics-none = Вы ещё не сыграли ни одной партии до конца.
statistics-variant = Вариант
statistics-points = Очки по партиям
statistics-points-label = Очки в последних партиях
statistics-points-key = Закрашенная точка — победа. Пунктир — ваше среднее: { $mean }.
statistics-lines = Откуда берутся очки
statistics-winners = победители этих партий
statistics-openings = Первые решения
statistics-opening = { $games ->
    [one] { $games } партия, побед: { $won }
    [few] { $games } партии, побед: { $won }
   *[other] { $games } партий, побед: { $won }
}
statistics-pieces = Чаще всего в моих партиях

# Позвать, когда наступит ход

away-title = Страница не загрузилась
away-about = Сервер не отвечает или только что обновился.
away-again = Загрузить снова
offline = Нет связи с сервером. Партии и уроки, которые вы здесь открывали, можно читать и дальше.
calls = Звать меня, когда мой ход
calls-about = Для партий на много дней. Пока вы ничего не включили, вас никто не зовёт. Одно сообщение на ход, обо всех столах сразу, и ни одного, пока стол у вас открыт. В нём сказано, чей ход, и больше ничего.
calls-none = Пока вас никак не зовут.
calls-push = На этом устройстве
calls-push-button = Уведомлять в этом браузере
calls-push-blocked = Браузер запретил уведомления.
calls-push-missing = Здесь этот браузер уведомлять нельзя: нужен https, а на iPhone страницу сначала надо добавить на экран «Домой».
calls-push-off = Этот сервер не умеет слать уведомления.
calls-mail = Письмом
calls-mail-address = Ваш адрес почты
calls-mail-button = Прислать код
calls-mail-off = Хозяин сервера не настроил почту.
calls-code = Код из письма
calls-code-button = Подтвердить
calls-hook = Через вебхук
calls-hook-address = https://… (Discord, Slack, Mattermost или свой)
calls-hook-button = Добавить
calls-hook-table = Только этот стол, для всех в комнате
calls-kind-push = Браузер
calls-kind-mail = Почта
calls-kind-hook = Вебхук
calls-for-table = для одного стола
calls-state-waiting = ждёт кода
calls-state-on = включено
calls-state-stopped = остановлено: сообщения не доходили
calls-try = Проверить
calls-remove = Убрать
calls-tried = Отправлено: сообщение вот-вот придёт.
stop-title = Больше никаких сообщений
stop-about = Нажмите кнопку, и на этот адрес больше ничего не придёт.
stop-button = Остановить
stop-done = Готово: сообщений больше не будет.

# Разговор

talk-phrases = Фразы
talk-emoji = Эмодзи
talk-more = Что сделать с этим сообщением
talk-mute = Не показывать { $name }
talk-unmute = Снова показывать { $name }
talk-muted = { $name }: сообщения скрыты на этом устройстве.
talk-blocked = { $name }: вы заблокировали этого человека.
talk-report = Пожаловаться хозяину
talk-reported = Хозяин это увидит.

# Друзья

people = Друзья
people-about = Люди, с которыми вы играете. Дружба начинается, когда на вашу просьбу ответят согласием, или сразу — по вашей ссылке.
people-inviter = { $name } предлагает дружить
people-inviter-friend = { $name } уже у вас в друзьях
people-follow = Подружиться
people-asked-me = Хотят с вами дружить
people-accept = Принять
people-decline = Отклонить
people-block = Заблокировать
people-unblock = Разблокировать
people-friends = Мои друзья
people-none = Пока никого. Пошлите свою ссылку или предложите дружить тому, с кем вы играли.
people-more = Что ещё можно сделать: { $name }
people-part = Убрать из друзей
people-asked = Вы предложили дружить
people-withdraw = Отозвать
people-link = Ваша личная ссылка
people-link-about = Кто её откроет, сможет сразу с вами подружиться: для тех, кого вы знаете.
people-link-make = Создать ссылку
people-link-renew = Заменить
people-link-drop = Убрать
people-link-note = Заменённая или убранная ссылка никуда не ведёт.
people-met = Вы играли вместе
people-met-none = Здесь появятся те, с кем вы доиграете партию.
people-met-all = Все, с кем вы играли, уже есть в других списках.
people-games =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }
people-ask = Предложить дружбу
people-blocked = Заблокированные
people-blocked-about = Они не могут предложить вам дружбу, пригласить вас, увидеть, здесь ли вы, и сесть за стол, который открыли вы, а их сообщений вы не видите. Им об этом не говорят.
people-invitations = Приглашения
people-invited-by = Приглашает { $name }
people-free =
    { $free ->
        [0] мест нет
        [one] { $free } место свободно
        [few] { $free } места свободны
       *[other] { $free } мест свободны
    }
people-here-online = сейчас здесь
people-here-table = за столом
people-seen = Друзья видят, когда я здесь
people-again = Сыграть ещё
people-again-title = Новый стол с теми же условиями; на него приглашаются все, с кем была последняя партия
people-news =
    { $number ->
        [one] Друзья: { $number } новость ждёт ответа
        [few] Друзья: { $number } новости ждут ответа
       *[other] Друзья: { $number } новостей ждут ответа
    }
news-invitation = Вас приглашают за стол: загляните в «Друзья».
news-friend = С вами хотят дружить.
vacation = Отпуск
vacation-about = Пока вы в отъезде, ваши часы стоят в партиях на много дней, где это разрешено. Ход, который уже ждёт вас, не останавливается; остальные видят, что вас нет.
vacation-left =
    { $left ->
        [0] Из { $days } дней в году у вас не осталось ни одного.
        [one] Из { $days } дней в году у вас остался { $left } день.
        [few] Из { $days } дней в году у вас осталось { $left } дня.
       *[other] Из { $days } дней в году у вас осталось { $left } дней.
    }
vacation-from = С какого дня
vacation-days = Сколько дней
vacation-go = Уйти в отпуск
vacation-now = Вы в отпуске до { $day }.
vacation-later = Вы будете в отпуске с { $from } до { $day }.
vacation-end = Закончить отпуск
vacation-until = в отпуске до { $day }
table-wait = Сколько стол ждёт людей
wait-always = пока его не закроют
wait-hour = час
wait-day = день
wait-days = три дня
wait-week = неделю
table-vacation = Во время отпуска часы стоят
lobby-vacation = с отпусками
lobby-closes = Эту страницу можно закрыть: стол ждёт до { $time }, а когда партия начнётся, вас позовут, если вы просили вас звать.
invite-people = Пригласить по имени
invite-people-about = Приглашение появится у них на странице; кто просил его звать, получит и сообщение.
invite-nobody = У вас здесь пока нет друзей и сыгранных вместе партий: пошлите ссылку.
invite-waiting = приглашение отправлено
invite-declined = не придёт
invite-seated = уже за столом

# Страница хозяина

host = Страница хозяина
host-token = Ключ хозяина
host-enter = Войти
host-about = Ключ был напечатан при первом запуске сервера. Он остаётся только в этом окне.
host-search = Имя или id
host-look = Найти
host-reports = Жалобы
host-no-reports = Жалоб нет.
host-settle = Разобрано
host-ban = Закрыть доступ
host-ban-who = Закрыть доступ: { $name }?
host-ban-days = На сколько дней
host-ban-address = И всем с того же адреса
host-ban-why = За что (видите только вы)
host-bans = Доступ закрыт
host-no-bans = Доступ открыт всем.
host-until = { $name }, до { $date }
host-ban-nameless = Удалившийся игрок
host-ban-with-address = и всем с того же адреса
host-lift = Открыть снова
host-tables = Столы
host-close = Закрыть навсегда
host-close-ask = Закрыть навсегда…
host-guests = Гости
host-sets = Наборы компонентов
host-no-sets = Своих наборов ни у кого нет.
host-set-nameless = больше ничей
host-set-tables = { $number ->
    [one] { $number } стол
    [few] { $number } стола
   *[many] { $number } столов
  }
host-remove = Удалить навсегда
host-remove-ask = Удалить навсегда…
host-health = Состояние
host-health-process = Процесс
host-health-tables-in-memory = Столы в памяти
host-health-bot-queue = Решения ждут ботов
host-health-bot-failures = Решения ботов не удались
host-health-writes-waiting = Записи ждут
host-health-commits = Транзакции
host-health-written = Записано строк
host-health-calls-waiting = Сообщения ждут
host-health-calls-dropped = Сообщения не доставлены
host-limits = Пределы
host-limits-about = Они заданы в настройках сервера.
host-none = Ничего не найдено.

## Рейтинг

table-rated = Партия на рейтинг
table-rated-means = Итог изменит рейтинг каждого, кто играет. Подсказок нет; кто сдался или не уложился во время, тот проиграл.
lobby-rated = на рейтинг
rated-agree = Да, играем на рейтинг
rated-agree-sit = Согласиться и сесть
rated-look = Только посмотреть
rated-offer = { $game }: партия на рейтинг
rated-offer-late = Партия уже идёт. Если вы займёте это место, она не повлияет ни на чей рейтинг.
rematch-rated = Ещё раз на рейтинг
resign-sure-rated = Вместо вас доиграет бот, а в рейтинге вам зачтётся поражение. Сдаться?
rating-changes = Рейтинг после этой партии
rating-void = { $why ->
    [rules-changed] Эта партия не влияет на рейтинг: по ходу сменились правила или компоненты.
   *[other] Эта партия не влияет на рейтинг.
}

ratings = Мой рейтинг
ratings-none = Партий на рейтинг пока не было. Создавая стол, отметьте «Партия на рейтинг»: боты тоже считаются.
ratings-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
ratings-rank = { $rank }-е место на этом сервере
ratings-plot = Мой рейтинг, { $game }
ratings-list-me = Показывать меня среди лидеров
ratings-hidden = Вас нет ни в одном списке, и другие не видят вашего рейтинга.
ratings-not-kept = Чтобы попасть в список, сохраните имя ключом доступа или кодом восстановления. Ещё нужны партии на рейтинг, не меньше { $games }.
ratings-listed = Вы попадаете в список, когда партий на рейтинг не меньше { $games }.

leaders = Лидеры
leaders-about = Лучшие игроки этого сервера по партиям на рейтинг.
leaders-games = Игры
leaders-rank = Место
leaders-name = Игрок
leaders-rating = Рейтинг
leaders-played = Партий
leaders-none = В этом списке пока никого нет.
leaders-how = После знака ± погрешность: с каждой партией она меньше. Порядок — по нижней границе, то есть по рейтингу минус погрешность. В списке те, кто сохранил имя, не против и сыграл на рейтинг не меньше { $games } партий.
leaders-order = Как строится список
leaders-before = Лучшие
leaders-after = Следующие
leaders-mine = Мой рейтинг
# Tournaments

tournaments = Турниры
tournaments-about = Клубный вечер: участники записываются, столы готовы, результаты считаются сами.
tournaments-none = Турниров пока нет. Проведите первый!
tournaments-mine = ваш
tournament-new = Новый турнир
tournament-make = Создать
tournament-save = Сохранить
tournament-title = Название
tournament-title-example = Клубный вечер
tournament-open = идёт запись
tournament-running = идёт
tournament-finished = завершён
tournament-cancelled = отменён
tournament-system = Система
tournament-swiss = швейцарская
tournament-round_robin = круговая
tournament-swiss-about = В каждом раунде вы встречаетесь с тем, у кого примерно столько же очков.
tournament-round_robin-about = Каждый встречается с каждым.
tournament-size = Участников за столом
tournament-tables-of = за столом: { $size }
tournament-rounds = Раунды
tournament-bots = Свободные места занимают боты
tournament-level = Уровень ботов
tournament-wait = Стол ждёт участников
tournament-minutes =
    { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
       *[other] { $minutes } минут
    }
tournament-hours =
    { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
       *[other] { $hours } часов
    }
tournament-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[other] { $days } дней
    }
tournament-listed = Показывать в списке турниров
tournament-play = Я тоже играю
tournament-people =
    { $people ->
        [one] { $people } участник
        [few] { $people } участника
       *[other] { $people } участников
    }
tournament-enter = Записаться
tournament-ask = Попроситься в турнир
tournament-asked = Организатор может допустить вас со следующего раунда.
tournament-leave = Выйти из турнира
tournament-leave-sure = Пар для вас больше не будет. Выйти?
tournament-left-it = Вы вышли из этого турнира.
tournament-was-excluded = Вас исключили из этого турнира.
tournament-waiting-start = Первый раунд начнёт организатор.
tournament-waiting-round = Следующий раунд начнёт организатор, когда будут все результаты.
tournament-your-table = Ваш стол готов
tournament-take-seat = Сесть за стол
tournament-until = до { $time }
tournament-bye-you = В этом раунде вы свободны: это считается победой.
tournament-begin = Начать раунд { $round }
tournament-begin-wait = В раунде { $round } ещё не все результаты.
tournament-begin-few = Для раунда нужны хотя бы два участника.
tournament-edit = Изменить правила
tournament-finish = Завершить сейчас
tournament-cancel = Отменить турнир
tournament-cancel-sure = Сыгранное останется, но больше ничего сыграно не будет. Отменить турнир?
tournament-cancel-yes = Да, отменить
tournament-why = Причина
tournament-why-optional = Причина (необязательно)
tournament-organiser = организатор
tournament-organising = Вы организатор
tournament-round-number = Раунд { $round }
tournament-table-number = Стол { $number }
tournament-no-rounds = Ещё не начат ни один раунд.
tournament-table-waiting = ждёт
tournament-table-running = играют
tournament-table-stopped = закрыт: решает организатор
tournament-open-table = Открыть
tournament-bye = свободен
tournament-bot = бот
tournament-absent = нет за столом
tournament-left = больше не играет
tournament-again =
    { $number ->
        [one] Одна пара встречается снова, иначе нельзя: { $pairs }.
       *[other] Эти пары встречаются снова, иначе нельзя: { $pairs }.
    }
tournament-correct = Исправить
tournament-correct-of = Раунд { $round }, стол { $number }: верный результат
tournament-place = Место
tournament-place-absent = не пришёл
tournament-corrected = Исправлено: { $reason }
tournament-standings = Положение
tournament-line-place = Место
tournament-line-name = Имя
tournament-line-points = Очки
tournament-line-opposition = Соперники
tournament-line-defeated = Побеждённые
tournament-line-wins = Победы
tournament-short-points = Очки
tournament-short-opposition = Соп.
tournament-short-defeated = Поб.
tournament-short-wins = 1-е
tournament-cross = Таблица встреч
tournament-cross-about = 1: выше, ½: то же место, 0: ниже.
tournament-entered = Участники
tournament-nobody = Пока никто не записался.
tournament-asks = просится в турнир
tournament-excluded = вне турнира
tournament-since = с раунда { $round }
tournament-admit = Допустить
tournament-exclude = Исключить
tournament-exclude-who = Исключить: { $name }?
tournament-exclude-note = Пар и места в таблице больше не будет; победы других над этим участником остаются.
tournament-name-organiser = Сделать организатором
tournament-notes = Решения организаторов
tournament-note-corrected = Раунд { $round }, стол { $table }: результат исправлен.
tournament-note-excluded = { $name }: исключение из турнира.
tournament-note-late = { $name } играет с раунда { $round }.
tournament-note-organiser = { $name } теперь тоже организатор.
tournament-note-cancelled = Турнир отменён.
tournament-rules = Правила
tournament-game = Игра
tournament-rounds-all = пока каждый не встретится с каждым
tournament-clock = Часы
tournament-count-points = За каждым столом первое место приносит 12 очков, последнее 0, остальные лежат ровно между ними; кто делит место, делит и очки. Свободный раунд считается победой, неявка приносит 0.
tournament-count-opposition = При равных очках сначала смотрят на соперников: сколько очков у тех, с кем вы встретились (за столом, где их больше, берётся среднее).
tournament-count-defeated = Потом на побеждённых: то же, но только те, кого вы опередили, и половина за общее место.
tournament-count-wins = Потом на победы. Если равны и они, место общее.
tournament-pairs = Пока можно, никто не встречается снова и не бывает свободен дважды. Начинает тот, кто начинал реже.
tournament-gone = Кто вышел из партии или не уложился во время, тот ниже всех оставшихся.
tournament-link = Пригласить
tournament-link-about = По этой ссылке можно записаться или смотреть.
tournament-kept = Места за этим столом держат для тех, кого свёл турнир.
tournament-to = К турниру

# Эксперименты лаборатории

experiments = Эксперименты
components-lab = На ваших картах стоит другое? Или интересно, что даёт число?
experiments-about = Множество партий ботов показывает, что делают компоненты игры: кто побеждает, откуда берутся очки и чего стоит каждый компонент. Со вторым набором те же расклады играются ещё раз, и видна разница.
experiments-mine = Мои эксперименты
experiments-none = С этой игрой пока ни одного. Первый займёт минуту или две.
experiment-all = Все эксперименты
experiment-new = Новый эксперимент
experiment-set = Компоненты
experiment-with = Сравнить с набором
experiment-alone = не сравнивать
experiment-bots = Боты
experiment-playouts = { $bot }, проигрываний: { $playouts }
experiment-games = Партий с каждым набором
experiment-seed = Зерно
experiment-begin = Начать
experiment-beside = { $one } – { $other }
experiment-facts = { $games ->
    [one] { $games } партия, мест: { $seats }, боты: { $bots }, зерно { $seed }
    [few] { $games } партии, мест: { $seats }, боты: { $bots }, зерно { $seed }
   *[other] { $games } партий, мест: { $seats }, боты: { $bots }, зерно { $seed }
}
experiment-progress = сыграно { $done } из { $total }
experiment-running = Идёт
experiment-done = Готово
experiment-cancelled = Остановлен
experiment-failed = Не удался
experiment-open = Открыть отчёт
experiment-stop = Остановить
experiment-go-on = Продолжить
experiment-delete = Удалить
experiment-delete-sure = Удалить навсегда
experiment-save = Сохранить отчёт
experiment-save-figures = Сохранить числа

# Лаборатория: наборы компонентов

lab = Свои числа
lab-about = Впишите то, что стоит на ваших картах, или попробуйте, что даст другое число. Партии других от этого не меняются.
lab-link = Изменить числа
lab-room-numbers = Все числа
lab-room-box = У меня есть коробка
lab-room-sets = Мои наборы
lab-room-experiments = Эксперименты
set-base = Начать с набора
set-own = Компоненты самой игры
set-views = Как показать
set-fields = Поля
set-parts = Все компоненты
set-search = Найти компонент
set-file = Общее: { $file }
set-version = { $name }, версия { $version }
set-version-number = Версия { $version }
set-undo = Отменить
set-redo = Повторить
set-unchanged = Пока ничего не изменено.
set-checking = Проверяем…
set-check-again = Проверить ещё раз
set-sound = Всё сходится.
set-faults = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
set-made = { $count ->
    [one] { $count } изменение
    [few] { $count } изменения
   *[other] { $count } изменений
}
set-made-changed = { $where }: было { $was }, стало { $now }
set-made-added = Добавлено: { $where }
set-made-removed = Убрано: { $where }
set-changed = изменено
set-has-fault = есть ошибка
set-take-back = Отменить
set-take-back-of = Отменить: { $what }
set-restart = Отменить всё
set-restart-sure = Отменить все изменения
set-remembered = Черновик хранится в этом браузере, пока вы его не сохраните.
set-resumed = Этот черновик хранился в этом браузере.
set-name = Название набора
set-keep = Сохранить
set-keep-title = Сохранить следующей версией этого названия
set-keep-faulty = Сначала исправьте ошибки.
set-kept = Сохранено: { $set }
set-kept-before = С прошлого раза ничего не изменилось: { $set }.
set-last-sound = Нарисовано так, как было до ошибки.
set-copy = Добавить такую же
set-copy-title = Добавить копию, чтобы её изменить
set-remove = Убрать
set-remove-title = Убрать этот компонент из набора
set-less = На один меньше: { $what }
set-more = На один больше: { $what }
set-item = { $what } { $number }
set-item-add = Ещё: { $what }
set-item-remove = Убрать: { $what } { $number }
set-entry-add = Ещё: { $what }
set-entry-remove = Убрать: { $what }
set-field-add = Добавить поле…
set-field-remove = Убрать: { $what }
set-value-add = { $what }: добавить…
set-part-of = { $what }: { $part }
set-shape = { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[other] { $count } записей
}
set-found = Как на карте
set-found-of = Как на карте: { $what }
set-found-title = Вы видели это на своей карте
set-same = На карте так же
set-same-of = На карте так же: { $what }
box-about = Это числа, которые никто не смог прочитать с карт. Возьмите свои и скажите о каждом, верно ли оно. Прерваться можно в любой момент: ответы хранятся в этом браузере.
box-progress = Сколько проверено
box-count = Проверено { $done } из { $total }
box-where = Компонент
box-back = Назад
box-next = Вперёд
box-agree = { $count ->
    [one] Всё верно
   *[other] Всё верно ({ $count })
}
box-done = Вы проверили всё. Сохраните набор вверху страницы.
box-none = Все напечатанные числа этого набора известны.
sets-mine = Мои наборы
sets-none = У вас ещё нет наборов этой игры. Измените число и сохраните.
set-play = Играть
set-experiment = Эксперимент
set-edit = Изменить
set-export = Скачать
set-export-own = Скачать компоненты самой игры
set-delete = Удалить
set-delete-sure = { $count ->
    [one] Удалить навсегда
   *[other] Удалить все версии ({ $count })
}
set-import = Загрузить набор
set-import-about = Архив zip с файлами TOML, какой получается при скачивании. Выберите его или перетащите сюда.
set-import-file = Выбрать файл
set-compare = Сравнить два набора
set-compare-one = Первый набор
set-compare-other = Второй набор
set-compare-choose = Выберите два разных набора.
set-differences = { $count ->
    [0] Они одинаковы.
    [one] { $count } отличие
    [few] { $count } отличия
   *[other] { $count } отличий
}{ $told ->
    [0] { "" }
   *[other] ; на игру не влияют: { $told }
}
set-told-only = на игру не влияет
set-there = есть
set-not-there = нет
table-set = Компоненты
table-set-is = набор: { $set }
table-set-gone = набор: { $set } (удалён)
table-set-unrated = Рейтинговые партии идут с компонентами самой игры.
provenance-computed = вычислено
fact-id = обозначение
fact-name_en = название по-английски
fact-name_ru = название по-русски
set-advice = { $count ->
    [one] { $count } совет
    [few] { $count } совета
   *[other] { $count } советов
}
experiment-no-set = У вас нет набора «{ $set }», выберите другой.
