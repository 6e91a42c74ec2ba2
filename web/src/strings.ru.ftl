### Слова страницы. Слова игр лежат в их папках.

## Стол

you = вы
away = нет на связи
thinking = думает
players = Игроки
enlarge = Показать крупно: { $player }
waiting = Секунду…
waiting-one = { $player }: ход
waiting-many = Ещё думают: { $players }
choices = Что можно сделать
steps = Шаги хода
step-done = сделано
undo = Ход назад
undo-title = Взять назад своё последнее решение (U)
hint = Подсказка
hint-title = Показать, что сделал бы лучший бот (H)
first-time = Впервые в этой игре?
first-time-read = Как играть, за две минуты
hint-asking = Сильный игрок думает
hint-best = Сильный игрок выбрал бы:
hint-worth = ≈ { $score } очк., победа { $chance } %
hint-worth-alone = ≈ { $score } очк.
result = Итог
end-verdict = Итог: { $verdict }
end-behind-equal = Очков столько же: решает правило ничьей.
log = Журнал
chat = Чат
log-and-chat = Журнал и чат
log-or-chat = Журнал, чат
chat-empty = Пока никто ничего не сказал.
chat-write = Написать за стол…
chat-send = Отправить
views = Виды
pane-board = Поле
see-as = Смотреть как
sheet-title = Лист счёта
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
fact-all = целиком

## Везде

tetrarchy = Тетрархия
to-home = На главную
pages = Страницы
games = Игры
nav-play = Играть
nav-rules = Правила
nav-components = О компонентах
licences = Лицензии
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

home-title = Четыре королевства за одним столом
home-text = Выберите игру, пошлите друзьям ссылку, свободные места займут боты. Без регистрации.
lost-title = По этому адресу ничего нет
lost-text = Возможно, в ссылке потерялась буква. Сыграть можно и отсюда.
play-now = Играть
play-now-title = Стол с ботами начнётся сразу
with-friends = С друзьями
with-friends-title = Выбрать места и варианты, затем послать ссылку
friends = Друзья
solo = Соло
solo-title = В одиночку, без ботов
your-tables = Ваши столы
your-tables-empty = Столов пока нет. Начните кнопкой «Играть».
your-turn = Ваш ход
state-open = ждёт
go-on = Дальше
join-table = Сесть за стол
join-code = код или ссылка
join = Войти
open-tables-empty = Открытых столов сейчас нет.
sit = Сесть
finished = Сыгранные
finished-empty = Здесь будут сыгранные партии.
review = Разбор
new-here = Впервые здесь?
read-rules = Прочитать правила
alone = в одиночку
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
solo-of = { $game }: в одиночку
seats = Кто играет
how-many = Сколько игроков
more-seats = При других вариантах играют и больше, до { $most }: выберите их ниже.
seat-number = Место { $number }
seat-me = здесь я
seat-friend = свободно, для друга
seat-open = свободно
seat-bot = бот, уровень { $level }
seat-bot-usual = бот, уровень { $level } (обычный)
options = Варианты
table-more = Часы, зрители, помощь
clock = Часы
clock-none = без часов
clock-quick = быстро: по 10 минут
clock-calm = спокойно: по 30 минут
clock-days = на несколько дней: 2 дня на ход
table-listed = Сесть может каждый с главной страницы
table-watch = Можно смотреть со стороны
table-hints = Подсказки разрешены
table-undo = Возврат решения разрешён
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
seat-link-title = Кто откроет эту ссылку, сядет именно на это место
sit-down = Сесть за стол
stand-up = Встать
start-with-bots = Начать сейчас, свободные места займут боты
invite = Пригласить
invite-text = Кто откроет эту ссылку, займёт свободное место. Регистрация не нужна.
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
your-name-missing = Как вас называть?
guest-name = Гость { $number }
language = Язык
theme = Тема
theme-light = светлая
theme-dark = тёмная
motion = Движение
motion-normal = обычное
motion-fast = вдвое быстрее
motion-off = выключено
taps = Касание
taps-two = показать, потом сделать
taps-one = сделать сразу
sound = Звук
volume = Громкость
letters = Буквы на цветных областях
notices = Присылать уведомление, когда мой ход
notices-refused = Браузер не разрешает уведомления.
keys = Клавиши
key-tab = к полю, кнопкам, журналу
key-arrows = от одного возможного места к другому
key-enter = сделать
key-escape = положить обратно, закрыть
key-space = пропустить необязательный шаг или закончить ход
key-undo = взять решение назад
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
table-menu = Этот стол
record = Запись партии
replay = Повтор
rematch = Ещё раз
resign = Сдаться
resign-sure = За вас продолжит бот, а ваше место будет за теми, кто остался. Сдаться?
resign-yes = Да, сдаюсь
hand-over = Скопировать ссылку на моё место
hand-over-title = Открытая на другом устройстве, она пересадит вас туда
connection-lost = Связь потеряна. Мы пробуем снова; с партией ничего не случится.
connection-lost-sending = Связь потеряна. Ваше решение сохранено и уйдёт, как только она вернётся.
no-table = Этот стол показать нельзя
table-closed = Этот стол закрыт.
to-table = К столу
event-took_back = { $player }: последнее решение взято обратно.

## Повтор

no-replay = Этот повтор показать нельзя
not-started = Партия ещё не началась.
to-start = К началу
to-end = К концу
step-back = Шаг назад
step-on = Шаг вперёд
play = Смотреть
pause = Пауза
speed = Скорость
score-curve = Очки всех игроков к каждой позиции
replay-place = Место в партии
replay-position = { $at } из { $last }
see-as-me = моими глазами
see-all = всё открыто
link-here = Скопировать ссылку на эту позицию

## Правила, компоненты, лицензии

contents = Содержание
components-text = Книги правил перечисляют не все карты и жетоны. Здесь каждый компонент, которым мы играем, и откуда мы его знаем; то, что пришлось вывести самим, отмечено, и хозяин стола, у которого есть напечатанная игра, может подставить её числа.
components-shared = Коротко
component-name = Компонент
component-facts = Что это
component-from = Откуда мы это знаем
components-dominoes = Домино
components-buildings = Здания
components-tiles = Украшения
components-cards = Карты
components-developments = Развитие
components-treasures = Сокровища
components-threats = Угрозы
components-calamity = Бедствия
components-threat_decks = Колоды угроз
components-advisors = Советники
components-duchies = Герцогства
components-quests = Задания
components-scenarios = Сценарии
provenance-rulebook-means = так сказано в книге правил
provenance-found-means = видно на опубликованных снимках или в списках напечатанной игры
provenance-inferred-means = следует из других мест книги правил
provenance-reconstructed-means = подобрано нами так, чтобы игра была ровной; напечатанное число может быть другим
fact-halves = половины
fact-number = номер
fact-score = очки
fact-bonus = прибавка
fact-tax = налог
fact-count = штук
fact-copies = штук
fact-crowns = короны
fact-points = очки
fact-terrain = местность
fact-tax_bonus = прибавка к налогу
fact-knights = рыцари
fact-towers = башни
fact-a = половина a
fact-b = половина b
fact-kind = вид
fact-background = цвет
fact-slots = гнёзда
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
fact-production_per = производство за каждое
fact-points_per = очки за каждое
fact-soldiers = солдаты
fact-phase = фаза
fact-cubes = кубики
fact-medals = медали
fact-recyclable = переработка
fact-two_player_only = только вдвоём
fact-track = дорожка
fact-mine = шахта
fact-set = набор
fact-dragon = дракон
fact-sides = стороны
fact-tasks = задания
licences-text = Тетрархия: свободная программа. Страница сделана с помощью этих чужих работ; все рисунки наши.

## Что может пойти не так

error-no-server = Сервер не отвечает. Попробуйте ещё раз через минуту.
error-no-answer = Сервер ответил: { $status }.

## Разобранные примеры

example = Пример
example-open = Попробовать на поле
example-close = Закрыть
example-next = Следующий шаг
example-back = На шаг назад
example-again = Сначала
example-count = { $at } из { $of }
example-next-is = Дальше: { $player } · { $action }
example-begin = Нажмите «Следующий шаг» и смотрите или решайте сами прямо на поле.
example-look = Рассмотрите поле или решайте сами.
example-free = Вы свернули с показанных шагов и играете сами. Другие отвечают, как простой бот. Шаг назад возвращает к примеру.
example-happened = Что сейчас произошло
example-nothing-yet = Пока ничего.
example-nothing-seen = Добавить нечего.
example-points = Очки
example-player-1 = Андрей
example-player-2 = Аня
example-player-3 = Паша
example-player-4 = Борис
example-retry = Попробовать ещё раз
