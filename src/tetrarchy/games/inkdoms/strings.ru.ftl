### «Цветные королевства»: все слова, которые читает человек.

name = Цветные королевства
tagline = Берите кубики с карты и раскрашивайте шесть королевств так, чтобы цвет не касался самого себя.

## Что нужно решить

step-first = Жребий решает, кто начинает.
step-throw = Кубики падают на карту.
step-take = Возьмите кубик: какой и из какого королевства?
step-paint = Разместите капли кубика: что дальше?
step-mix = Башня даёт составную каплю на выбор: какого цвета?
step-wait = Сейчас решать нечего: остальные ещё заняты.
step-round = Игроки берут кубики и раскрашивают области.
step-cross = Какую цифру за скорость вы зачёркиваете?
step-over = Игра окончена.

## Действия

action-stop = На этом остановиться
action-blend = Заклинание 4: превратить две капли кубика в одну составную
action-mix = Капля, цвет — { $colour }
action-move = Заклинание 1: перенести все капли кубика, королевство — { $kingdom }
action-spread = Заклинание 3: открыть каплям кубика ещё одно королевство — { $kingdom }
action-cross = Цифра в строке «{ $line }»
action-take = { $die }, королевство — { $kingdom }
action-paint = Закрасить { $area }: { $drop }
action-clash = Заклинание 2: закрасить { $area } вопреки правилу: { $drop }
action-first = Начинает место { $seat }
action-fall = Кубик ложится на точку { $spot } и показывает { $drops }

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
spell-move = 1, перенос
spell-clash = 2, соседство
spell-spread = 3, разделение
spell-blend = 4, смешение
line-hydra = гидры
line-griffin = грифоны
line-unicorn = единороги
line-dragon = драконы
line-final = три королевства

## Что произошло

event-first_player = Жетон первого игрока: { $player }.
event-round_begun = Начинается раунд { $round }.
event-die_fallen = Кубик ({ $die }) показывает { $drops } и лежит здесь: { $kingdom }.
event-die_taken = { $player }: взят кубик ({ $die }), королевство — { $kingdom }, капель — { $drops }, цвет — { $colour }.
event-spell_cast = { $player }: применено заклинание «{ $spell }».
event-spell_cast_on = { $player }: применено заклинание «{ $spell }», королевство — { $kingdom }.
event-area_painted = { $player }: закрашена область { $area }, цвет — { $colour }.
event-capital_built = { $player }: возведена столица, королевство — { $kingdom }.
event-capital_lost = { $player }: столица потеряна, королевство — { $kingdom }.
event-monster_tamed = { $player }: приручено чудовище ({ $monster }).
event-monster_defeated = { $player }: побеждено чудовище ({ $monster }).
event-spell_gained = { $player }: получено заклинание «{ $spell }».
event-drop_gained = { $player }: башня даёт каплю, цвет — { $colour }.
event-blot_marked = { $player }: закрашена клякса.
event-turn_finished = { $player }: ход закончен.
event-step_skipped = { $why ->
    [only-die] { $player }: остался один кубик, выбирать не из чего.
    [no-place] { $player }: оставшиеся капли разместить негде, ход окончен.
    [only-number] Зачеркнуть можно только одну цифру.
   *[no-number] Зачёркивать больше нечего: цифру теряет последняя строка.
}
event-area_shown = { $player }: в этом раунде закрашена область { $area }, цвет — { $colour }.
event-blot_shown = { $player }: в этом раунде закрашена клякса.
event-line_completed = { $points ->
    [0] { $player }: выполнено «{ $line }», но очков за скорость уже нет.
    [one] { $player }: выполнено «{ $line }», { $points } очко за скорость.
    [few] { $player }: выполнено «{ $line }», { $points } очка за скорость.
   *[other] { $player }: выполнено «{ $line }», { $points } очков за скорость.
}
event-speed_crossed = Зачёркнута цифра { $points } в строке «{ $line }».
event-token_passed = Жетон первого игрока переходит дальше: { $player }.
event-last_round = Следующий раунд — последний.
event-all_blots = У всех игроков закрашены все кляксы.
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
result-again = На этот раз победили чернила. Ещё одну партию?
result-fair = Хорошая работа, но можно и больше.
result-guardian = Королевства в надёжных руках.
result-crown = Вы заслужили корону!

## Лист подсчёта

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
board-blots = кляксы { $blots }/{ $most }
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
    [one] останется { $drops } капля, это клякса
    [few] останутся { $drops } капли, это одна клякса
   *[other] останется { $drops } капель, это одна клякса
}
heading-paint-die = Закрасить каплей кубика ({ $colour }):
heading-paint-blend = Закрасить составной каплей кубика ({ $colour }):
heading-paint-tower = Закрасить каплей башни ({ $colour }):
heading-clash-die = Заклинание 2: закрасить рядом с тем же цветом каплей кубика ({ $colour }):
heading-clash-blend = Заклинание 2: закрасить рядом с тем же цветом составной каплей ({ $colour }):
heading-clash-tower = Заклинание 2: закрасить рядом с тем же цветом каплей башни ({ $colour }):
heading-move = Заклинание 1: перенести все капли кубика сюда:
heading-spread = Заклинание 3: открыть каплям кубика ещё одно королевство:
brings-capital = столица возведена
brings-ruin = столица потеряна
brings-tamed = чудовище ({ $monster }) приручено
brings-defeated = чудовище ({ $monster }) побеждено, его цвет — { $colour }
brings-spell = даёт заклинание { $number }
brings-drop = башня даёт каплю, цвет — { $colour }
brings-mix = башня даёт составную каплю
letter-red = К
letter-blue = С
letter-yellow = Ж
letter-purple = Ф
letter-green = З
letter-brown = Н
letter-white = Б
short-hydra = гид
short-griffin = гри
short-unicorn = еди
short-dragon = дра
short-final = три
board-legend =
    Толстые линии — границы королевств. У области есть буква королевства и номер, а после знака = буква краски. ♔К — столица, которой нужен красный; гидС — гидра, которой нужен синий; ✦3 даёт заклинание 3; ✓ — цвет подошёл, × — нет.
    ♜ — башня: она даёт каплю, когда закрашены обе области возле неё (♖). [К3] — красный кубик с тремя каплями, там, где он лежит.
    ◆ — составная капля кубика. В строке «За скорость» — свободные цифры (· занята, × зачёркнута), ниже — сколько областей закрасил каждый; ✓+4 — полученная цифра.
    На маленьком листе — буквы краски на областях с 1 по 9 каждого королевства.

## Ошибки

error-game-over = Игра окончена.
error-chance-first = Сначала нужно бросить кубики.
error-turn-done = Вы закончили ход; остальные ещё раскрашивают.
error-not-your-turn = Ваша очередь брать кубик ещё не пришла.
error-must-mix = Сейчас нужно выбрать составной цвет капли, которую дала башня.
error-no-throw = Сейчас бросать нечего.
error-dice-overlap = Кубик на точке { $spot } лёг бы на другой кубик.
error-must-throw = Сейчас бросают кубики.
error-must-draw-first = Сейчас жребий решает, кто первый. Игроков: { $seats }.
error-must-take = Сейчас нужно взять кубик.
error-die-gone = Кубика ({ $die }) в коробке нет.
error-white-colour = Белый кубик не может быть таким ({ $colour }): кубик этого цвета ещё в коробке.
error-die-elsewhere = Кубик ({ $die }) лежит не там: королевство — { $kingdom }.
error-must-cross = Сейчас нужно зачеркнуть цифру за скорость.
error-line-closed = В строке «{ $line }» обеих цифр уже нет.
error-first-numbers = Пока есть свободная четвёрка или тройка, зачеркнуть нужно её.
error-no-drop = Такой капли у вас сейчас нет ({ $drop }).
error-area-painted = Область { $area } уже закрашена.
error-other-kingdom = Область { $area } не в королевстве вашего кубика.
error-same-colour = Область { $area } уже граничит с этим цветом ({ $colour }).
error-no-clash = Область { $area } не граничит с этим цветом ({ $colour }): заклинание не нужно.
error-no-two-drops = Для этого заклинания нужны две ещё не размещённые капли кубика.
error-no-die-drops = Для этого заклинания не осталось капель кубика.
error-drops-placed = Капли уже нельзя перенести: одна из них размещена.
error-kingdom-open = Капли и так могут идти туда: { $kingdom }.
error-kingdom-no-use = Это королевство ({ $kingdom }) не соседнее или уже раскрашено целиком.
error-no-mix = Нет капли башни, цвет которой нужно выбрать.
error-must-paint = Сейчас нужно раскрашивать области.
error-no-spell = Заклинания «{ $spell }» у вас сейчас нет.
