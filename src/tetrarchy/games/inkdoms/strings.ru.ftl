### «Цветные королевства»: все слова, которые читает человек.

name = Цветные королевства
tagline = Берите кубики с карты и раскрашивайте шесть королевств. Одинаковые цвета не должны соседствовать.

## Что нужно решить

step-first = Жребий решает, кто начинает.
step-throw = Кубики падают на карту.
step-take = Какой кубик и в каком королевстве?
step-paint = Разместите капли кубика. Что дальше?
step-mix = Башня даёт составную каплю. Какого цвета?
step-wait = Вы закончили. Подождите остальных.
step-round = Игроки выбирают кубики и раскрашивают области.
step-cross = Какое число за скорость зачеркнуть?
step-over = Игра окончена.

## Действия

action-stop = Закончить ход
action-blend = Заклинание 4: превратить две капли кубика в одну составную
action-mix = Капля: { $colour }
action-move = Заклинание 1: перенести все капли кубика в { $kingdom }
action-spread = Заклинание 3: размещать капли кубика ещё и в { $kingdom }
action-cross = Число в строке «{ $line }»
action-take = { $die }, в { $kingdom }
action-paint = Закрасить { $area }: { $drop }
action-clash = Заклинание 2: закрасить { $area } рядом с тем же цветом: { $drop }
action-first = Начинает место { $seat }
action-fall = Кубик падает на точку { $spot }: { $drops }

die-red = красный
die-blue = синий
die-yellow = жёлтый
die-white = белый
die-white-red = белый как красный
die-white-blue = белый как синий
die-white-yellow = белый как жёлтый
drop-die = капля кубика
drop-blend-purple = составная капля, фиолетовая
drop-blend-green = составная капля, зелёная
drop-blend-brown = составная капля, коричневая
drop-tower-red = капля башни, красная
drop-tower-blue = капля башни, синяя
drop-tower-yellow = капля башни, жёлтая
drop-tower-purple = капля башни, фиолетовая
drop-tower-green = капля башни, зелёная
drop-tower-brown = капля башни, коричневая
colour-red = красный
colour-blue = синий
colour-yellow = жёлтый
colour-purple = фиолетовый
colour-green = зелёный
colour-brown = коричневый
monster-hydra = гидра
monster-griffin = грифон
monster-unicorn = единорог
monster-dragon = дракон
spell-move = 1 (перенос)
spell-clash = 2 (соседство)
spell-spread = 3 (разделение)
spell-blend = 4 (смешение)
line-hydra = гидры
line-griffin = грифоны
line-unicorn = единороги
line-dragon = драконы
line-final = три королевства

## Что произошло

event-first_player = Первый игрок: { $player }.
event-round_begun = Раунд { $round }.
event-die_fallen = Выпало: { $die } { $drops } в { $kingdom }.
event-die_taken = { $drops ->
    [one] { $player } берёт { $die_id ->
        [white] белый кубик как { $colour }
       *[other] { $die } кубик
    } в { $kingdom }: { $drops } капля.
    [few] { $player } берёт { $die_id ->
        [white] белый кубик как { $colour }
       *[other] { $die } кубик
    } в { $kingdom }: { $drops } капли.
   *[other] { $player } берёт { $die_id ->
        [white] белый кубик как { $colour }
       *[other] { $die } кубик
    } в { $kingdom }: { $drops } капель.
}
event-spell_cast = { $player } применяет заклинание { $spell }.
event-spell_cast_on = { $player } применяет заклинание { $spell }: { $kingdom }.
event-area_painted = { $player } красит { $area } в { $colour } цвет.
event-capital_built = { $player } возводит столицу в { $kingdom }.
event-capital_lost = { $player } теряет столицу в { $kingdom }.
event-monster_tamed = { $player } приручает { $monster_id ->
    [hydra] гидру
    [griffin] грифона
    [unicorn] единорога
    [dragon] дракона
   *[other] чудовище: { $monster }
}.
event-monster_defeated = { $player } побеждает { $monster_id ->
    [hydra] гидру
    [griffin] грифона
    [unicorn] единорога
    [dragon] дракона
   *[other] чудовище: { $monster }
}.
event-spell_gained = { $player } получает заклинание { $spell }.
event-drop_gained = { $player } получает { $colour_id ->
    [red] красную каплю
    [blue] синюю каплю
    [yellow] жёлтую каплю
    [purple] фиолетовую каплю
    [green] зелёную каплю
    [brown] коричневую каплю
   *[other] каплю ({ $colour })
} от башни.
event-blot_marked = { $player } ставит кляксу.
event-turn_finished = { $player } заканчивает ход.
event-step_skipped = { $why ->
    [only-die] { $player } не выбирает: остался один кубик.
    [no-place] { $player } заканчивает ход: оставшиеся капли разместить негде.
    [only-number] Зачеркнуть можно только одно число за скорость.
   *[no-number] Зачёркивать больше нечего: число теряет последняя строка.
}
event-area_shown = { $player } в этом раунде красит { $area } в { $colour } цвет.
event-blot_shown = { $player } в этом раунде ставит кляксу.
event-line_completed = { $points ->
    [0] { $player } закрывает строку «{ $line }», но очки за скорость уже разобраны.
    [one] { $player } закрывает строку «{ $line }»: { $points } очко за скорость.
    [few] { $player } закрывает строку «{ $line }»: { $points } очка за скорость.
   *[other] { $player } закрывает строку «{ $line }»: { $points } очков за скорость.
}
event-speed_crossed = В строке «{ $line }» зачёркнуто число { $points }.
event-token_passed = Жетон первого игрока получает { $player }.
event-last_round = Следующий раунд — последний.
event-all_blots = У всех игроков закончились кляксы.
event-game_over = Игра окончена.
event-solo_result = { $points ->
    [one] { $player }: { $points } очко. { $result }
    [few] { $player }: { $points } очка. { $result }
   *[other] { $player }: { $points } очков. { $result }
}

verdict-again = меньше 50 очков
verdict-fair = от 50 до 59 очков
verdict-guardian = от 60 до 69 очков
verdict-crown = 70 очков и больше
result-again = На этот раз победила тьма. Попробуете ещё?
result-fair = Хорошая работа, но можно и лучше.
result-guardian = Королевства в надёжных руках.
result-crown = Вы заслужили корону!

## Подсчёт очков

sheet-redhill = Красногорье
sheet-bluewater = Синеречье
sheet-yellowlake = Желтоводье
sheet-greenwood = Зеленолесье
sheet-purplefield = Лиловополье
sheet-umberland = Буроземье
sheet-hydra = Гидры
sheet-griffin = Грифоны
sheet-unicorn = Единороги
sheet-dragon = Драконы
sheet-final = Три королевства
sheet-blots = Кляксы

## Поле в терминале

board-round = Раунд { $round }
board-first = первый игрок: { $player }
board-taker = берёт кубик: { $player }
board-last-round = последний раунд
board-next-last = следующий раунд — последний
board-you = { $player } (вы)
board-spells = заклинания { $spells }
board-drops = капли башен
board-blots = кляксы: { $blots } из { $most }
board-left = осталось капель
board-new = со следующего раунда
board-speed = За скорость
board-take = { $drops ->
    [one] { $drops } капля, { $room }
    [few] { $drops } капли, { $room }
   *[other] { $drops } капель, { $room }
}
board-room = свободны { $areas }
board-all-room = свободны все области
board-no-room = свободных областей нет
board-cross = { $points ->
    [one] { $points } очко; у вас закрашено { $done } из { $size }
    [few] { $points } очка; у вас закрашено { $done } из { $size }
   *[other] { $points } очков; у вас закрашено { $done } из { $size }
}
board-stop = { $drops ->
    [one] { $drops } капля пропадёт: 1 клякса
    [few] { $drops } капли пропадут: 1 клякса
   *[other] { $drops } капель пропадут: 1 клякса
}
heading-paint-die = Закрасить каплей кубика ({ $colour }):
heading-paint-blend = Закрасить составной каплей ({ $colour }):
heading-paint-tower = Закрасить каплей башни ({ $colour }):
heading-clash-die = Заклинание 2: закрасить рядом с тем же цветом каплей кубика ({ $colour }):
heading-clash-blend = Заклинание 2: закрасить рядом с тем же цветом составной каплей ({ $colour }):
heading-clash-tower = Заклинание 2: закрасить рядом с тем же цветом каплей башни ({ $colour }):
heading-move = Заклинание 1: перенести все капли кубика сюда:
heading-spread = Заклинание 3: добавить каплям кубика королевство:
brings-capital = столица будет возведена
brings-ruin = столица будет потеряна
brings-tamed = чудовище будет приручено: { $monster }
brings-defeated = чудовище будет побеждено: { $monster } (его цвет — { $colour })
brings-spell = даёт заклинание { $number }
brings-drop = башня даст каплю: { $colour }
brings-mix = башня даст составную каплю
letter-red = К
letter-blue = С
letter-yellow = Ж
letter-purple = Л
letter-green = З
letter-brown = Б
letter-white = Бе
short-hydra = гид
short-griffin = гри
short-unicorn = еди
short-dragon = дра
short-final = три
board-legend =
    Толстые линии — границы королевств. У области есть буква королевства и номер, а после знака = буква краски. ♔К — столица, которой нужен красный; гидС — гидра, которой нужен синий; ✦3 даёт заклинание 3; ✓ — цвет подошёл, × — нет.
    ♜ — башня: она даёт каплю, когда закрашены обе области возле неё (♖). [К3] — красный кубик с тремя каплями, там, где он лежит.
    ◆ — составная капля кубика. В строке «За скорость» — свободные числа (· занято, × зачёркнуто), ниже — сколько областей закрасил каждый; ✓+4 — полученное число.
    На маленьком листе — буквы краски на областях с 1 по 9 каждого королевства.

## Чем хорош ход

reason-take-all = { $drops ->
    [one] { $kingdom }: { $drops } капля, и ей есть место.
    [few] { $kingdom }: { $drops } капли, и всем есть место.
   *[other] { $kingdom }: { $drops } капель, и всем есть место.
}
reason-take-some = { $fits ->
    [one] Без заклинаний найдёт место { $fits } из { $drops } капель.
   *[other] Без заклинаний найдут место { $fits } из { $drops } капель.
}
reason-take-none = Без заклинания этим каплям нет места.
reason-line = { $points ->
    [0] Завершает строку: { $line }.
    [one] Завершает строку ({ $line }): { $points } очко за скорость, если никто не успел раньше.
    [few] Завершает строку ({ $line }): { $points } очка за скорость, если никто не успел раньше.
   *[other] Завершает строку ({ $line }): { $points } очков за скорость, если никто не успел раньше.
}
reason-capital = { $kingdom }: столица построена.
reason-tamed = Чудовище приручено: { $monster }.
reason-tower = Обе области у башни закрашены: она даст каплю.
reason-spell = Даёт заклинание { $spell } на следующие раунды.
reason-colour = { $kingdom }: новый цвет, +{ $points }.
reason-nearer = { $kingdom }: закрашено { $done } из { $size }.
reason-opens = { $fits ->
    [0] { $kingdom }: сюда можно поставить капли.
    [one] { $kingdom }: тогда найдёт место { $fits } капля.
    [few] { $kingdom }: тогда найдут место { $fits } капли.
   *[other] { $kingdom }: тогда найдут место { $fits } капель.
}
reason-blend = Составная капля ляжет там, где цвет кубика нельзя.
reason-mix = Капля пригодится позже: { $colour }.
reason-blot = Закончит ход с одной кляксой, но сохранит заклинания.
reason-stop = Заклинания и капли башен останутся на потом.
reason-cross = Там у вас закрашено лишь { $done } из { $size }.

## Ошибки

error-game-over = Игра окончена.
error-chance-first = Сначала нужно бросить кубики.
error-turn-done = Вы уже закончили ход. Остальные ещё раскрашивают.
error-not-your-turn = Ваша очередь брать кубик ещё не пришла.
error-must-mix = Выберите составной цвет для капли башни.
error-no-throw = Сейчас бросать нечего.
error-dice-overlap = На точке { $spot } уже лежит другой кубик.
error-must-throw = Сейчас бросают кубики.
error-must-draw-first = Сейчас жребий решает, кто первый. Игроков: { $seats }.
error-must-take = Возьмите кубик.
error-die-gone = Этот кубик уже взят: { $die }.
error-white-colour = Белый кубик не заменит { $colour }: тот ещё не взят.
error-die-elsewhere = Этот кубик не лежит в { $kingdom }: { $die }.
error-must-cross = Зачеркните число за скорость.
error-line-closed = В строке «{ $line }» чисел больше нет.
error-first-numbers = Пока есть 4 или 3, зачеркнуть нужно одно из них.
error-no-drop = Такой капли у вас сейчас нет ({ $drop }).
error-area-painted = Область { $area } уже закрашена.
error-other-kingdom = Капли кубика нельзя разместить в { $area }: это другое королевство.
error-same-colour = { $area } касается того же цвета: { $colour }.
error-no-clash = { $area } не касается этого цвета ({ $colour }), заклинание не нужно.
error-no-two-drops = Нужны две неразмещённые капли кубика.
error-no-die-drops = Капель кубика не осталось: заклинание ничего не даст.
error-drops-placed = Перенести капли уже нельзя: одна из них размещена.
error-kingdom-open = Капли и так можно размещать в { $kingdom }.
error-kingdom-no-use = { $kingdom } не граничит с королевством кубика или уже раскрашено целиком.
error-no-mix = Нет капли башни, цвет которой нужно выбрать.
error-must-paint = Размещайте капли.
error-no-spell = Сейчас у вас нет заклинания { $spell }.
error-number-of-points = «{ $field }» — список точек, от { $least } до { $most }
error-point-twice = «{ $field }» дважды проходит через одну точку
error-no-frame = «viewbox» — четыре числа: левый край, верхний край, ширина и высота, а не { $given }
error-no-point = в «{ $field }» точки из двух чисел, а не { $given }
error-leaves-frame = «{ $field }» выходит за рамку в { $point }
error-covered-frame = каждая точка поля должна принадлежать одной области: области занимают { $covered } из { $whole }
error-areas-overlap = области не должны пересекаться: { $one } и { $other } лежат по одну сторону от { $side }
error-gap-or-overlap = каждая точка поля должна принадлежать области: у стороны { $side } области { $area } — пробел или наложение
error-four-spells = видов заклинаний должно быть четыре, а не { $given }
error-spell-number = это должно быть заклинание номер { $number }
error-spell-twice = четыре заклинания различны: { $given } не может быть дважды
error-four-monsters = видов чудовищ должно быть четыре, а не { $given }
error-six-kingdoms = королевств должно быть шесть, а не { $given }
error-letter-of-kingdom = «letter» — одна своя буква, а не { $given }
error-same-name = королевство и чудовище не могут называться одинаково
error-area-name = «id» — новое имя из букв и цифр, а не { $given }
error-nine-areas = в каждом королевстве девять областей; сколько их там, где { $kingdom }: { $given }
error-areas-of-monster = «areas» — число областей с этим чудовищем, не меньше одной; таких областей: { $given }
error-outline-of-kingdom = «outline» — линия вокруг девяти областей королевства
error-neighbours = в «neighbours» — те, с кем есть общая сторона: { $wanted }, а не { $given }
error-one-capital = в каждом королевстве одна столица; сколько их там, где { $kingdom }: { $given }
error-area-of-capital = «capital» — область со столицей, { $area }
error-colour-of-capital = «capital_colour» — цвет, который у области столицы
error-colours-of-monster = в «colours» должен быть { $colour }: такое чудовище есть
error-areas-of-tower = башня стоит между двумя областями карты, а не { $given }
error-tower-off-border = башня стоит на границе двух областей: у { $one } и { $other } нет общей стороны
error-tower-twice = между { $one } и { $other } башня уже есть
error-cells-of-spells = в ряду заклинаний нужна клетка для начального заклинания и по клетке на каждый знак: для { $name } нужно { $wanted }, а есть { $given }
error-cells-of-towers = на листе нужна клетка для капли каждой башни; башен: { $towers }
error-kingdoms-under-die = кубик лежит в одном, двух или трёх королевствах; в точке ({ $x }, { $y }) их { $given }
error-room-for-dice = на поле должно быть место для четырёх кубиков рядом
error-kingdom-without-die = кубик должен попадать в каждое королевство; сюда не попадает ни один: { $kingdom }
error-spots-of-another-map = эти места падения — от другой карты: сделайте их заново с помощью scripts/make_inkdoms_throws.py или уберите файл
error-number-of-spots = «spots» — список строк, от { $least } до { $most }
error-wrong-spot = у места { $number } должны быть x, y, угол, буквы королевств и номера мест, а не { $given }
error-overlapped-spot = место { $number } перекрывает места, которых нет
error-one-sided-spot = место { $number } перекрывает место, которое его не перекрывает
error-crosses-itself = линия вокруг области { $area } не должна встречаться сама с собой, а встречается в { $point }
error-odd-frame = «viewbox» начинается с 0, 0, ширина и высота — от { $least } до { $most }
error-label-outside = место знака должно быть внутри области
error-no-junction = в этой точке должны сходиться как раз эти королевства, и она должна быть в списке один раз
error-number-of-junctions = точки, где сходятся три королевства, должны быть в списке все; таких точек: { $wanted }
error-tower-elsewhere = башня должна стоять на границе { $one } и { $other }

## Советы по карте

error-few-special-areas = по книге правил знак есть у большинства областей, а здесь — у { $given } из { $areas }
error-other-number-of-monsters = по книге правил таких чудовищ { $wanted }, а здесь { $given }
error-other-colours-of-monsters = по книге правил гидры синие, грифоны красные, а драконы трёх цветов
error-other-worth-of-capital = по книге правил столица приносит 2 или 3 очка: в Желтоводье 2, в Зеленолесье 3
error-other-colour-of-capital = в примерах книги правил цвет этой столицы — { $colour }
error-example-border = для примеров книги правил нужна общая граница, здесь и там, где { $kingdom }
error-example-meeting = для примера с кубиками нужна точка, где сходятся Красногорье, Желтоводье и Буроземье
error-example-hydra = для примера книги правил рядом с этой столицей нужна гидра
error-example-second-hydra = для примера книги правил здесь нужна гидра, которая не касается ни столицы в Синеречье, ни гидры рядом с ней
error-example-dragon = для примера книги правил здесь нужен зелёный дракон
error-example-clash = для примера книги правил рядом со столицей нужна область с тремя соседями, которые не касаются друг друга
error-four-kingdoms = в точке { $point } сходятся четыре королевства: кубик может лежать во всех сразу
error-junctions-close = между точками { $point } и { $other }, где сходятся по три королевства, { $apart }: кубик размером { $reach } может лежать в четырёх
error-narrow-sign = от знака до ближайшей границы { $room }, а нужно { $wanted }
error-short-border = граница с { $other } длиной всего { $length }: на карте её плохо видно

## О чём задачи

theme-dice = Какой кубик взять
theme-painting = Раскрашивание
theme-spells = Заклинания
theme-towers = Башни
theme-stopping = Когда остановиться
theme-speed = Числа за скорость
theme-capitals = Столицы
theme-monsters = Чудовища
theme-last_round = Последний раунд
