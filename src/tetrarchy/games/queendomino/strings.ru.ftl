### Queendomino: все слова, которые читает игрок.

name = Queendomino
tagline = Присоединяйте домино к своей империи, собирайте налоги, стройте города и привлеките королеву.

## Настройки

option-variant = Вариант игры
option-variant-standard = Queendomino как в коробке, от 2 до 4 игроков
option-variant-royal_wedding = Королевская свадьба: вместе с домино Kingdomino, от 3 до 6 игроков
option-variant-teams = Королевская свадьба по двое, у каждой пары одна империя, 6 или 8 игроков
option-variant-kingdomino = Kingdomino: только домино и короны, от 2 до 4 игроков
option-bonuses = Сколько рыцарей и башен здания дают сразу (печатные числа неизвестны)
option-bonuses-main = по числу фишек в коробке
option-bonuses-alternative = меньше, рыцарей и башен поровну
option-middle_kingdom = Kingdomino: 10 очков за замок в центре
option-harmony = Kingdomino: 5 очков, если ни одно домино не сброшено

## Что нужно решить

step-draw_building = Открывается новое здание.
step-draw_line = Открывается следующий ряд домино.
step-draw_king = Жребий: чей король выбирает следующим?
step-first_choice = На какое домино первого ряда поставить короля?
step-place = Куда положить домино { $domino_in_hand }? Назовите квадрат половины a и сторону, в которую ляжет b.
step-tax = Послать рыцаря за налогом на новое домино?
step-build = Построить здание на свободном квадрате города?
step-site = На какой квадрат города его поставить?
step-bribe = Подкупить дракона за монету, чтобы он сжёг здание на планшете «Строительство»?
step-choose = На какое домино следующего ряда поставить короля?
step-over = Игра окончена.

## Действия

action-pass = Пропустить
action-choose = Домино { $domino }
action-tax = { $half }
action-build = Здание на месте { $space }
action-site = На { $square }
action-burn = Сжечь здание на месте { $space }
action-place = Половина a на { $square }, половина b: { $towards }
action-king = Жребий: король места { $seat }
action-domino = Открыто домино { $domino }
action-building = Открыто здание «{ $building }»

half-a = Рыцарь на половину a
half-b = Рыцарь на половину b
half-both = Два рыцаря, по одному на каждую половину
towards-east = восток
towards-north = север
towards-west = запад
towards-south = юг

## Что произошло

event-building_laid = Новое на планшете: «{ $building }».
event-line_laid = Новый ряд: { $dominoes }.
event-dominoes_left = Из игры выходит то, что никто не выбрал: { $dominoes }.
event-king_drawn = Жребий: выбирает { $player }.
event-domino_chosen = { $player } ставит короля на домино { $domino }.
event-round_begun = Раунд { $round }.
event-domino_placed = { $player } кладёт домино { $domino } на { $a } и { $b }.
event-domino_discarded = { $player } сбрасывает домино { $domino }: положить некуда.
event-tax_collected = { $coins ->
    [one] { $player } собирает налог на { $square }: { $coins } монета.
    [few] { $player } собирает налог на { $square }: { $coins } монеты.
   *[other] { $player } собирает налог на { $square }: { $coins } монет.
}
event-building_built = { $coins ->
    [0] { $player } бесплатно строит здание «{ $building }» на { $square }.
    [one] { $player } строит здание «{ $building }» на { $square } за { $coins } монету.
    [few] { $player } строит здание «{ $building }» на { $square } за { $coins } монеты.
   *[other] { $player } строит здание «{ $building }» на { $square } за { $coins } монет.
}
event-queen_joined = { $player } принимает королеву.
event-building_burned = { $player } подкупает дракона: здание «{ $building }» сгорает.
event-game_over = Игра окончена.
event-step_skipped = { $why ->
    [only_place] { $player } не выбирает место: для домино оно одно.
    [no_domino] { $player } не собирает налог: домино не положено.
    [no_knight] { $player } не собирает налог: нет свободного рыцаря.
    [no_town] { $player } не строит: нет свободного квадрата города.
    [too_few_coins] { $player } не строит: не хватает монет.
    [no_buildings] { $player } не строит: на планшете нет зданий.
    [dragon_out] { $player } не подкупает дракона: в этом раунде он уже вылетал.
    [queen_here] { $player } не подкупает дракона: с королевой это нельзя.
    [no_coin] { $player } не подкупает дракона: нет монеты.
    [nothing_to_burn] { $player } не подкупает дракона: на планшете нет зданий.
    [only_domino] { $player } не выбирает домино: осталось одно.
   *[last_round] { $player } не выбирает домино: раунд последний.
}

## Блокнот для подсчёта очков

sheet-coins = Монеты
sheet-wheat = Поля
sheet-forest = Леса
sheet-lake = Озёра
sheet-grassland = Равнины
sheet-swamp = Болота
sheet-mine = Горы
sheet-town = Города
sheet-landscape_buildings = Здания: за ландшафты
sheet-town_buildings = Здания: за города
sheet-towers = Здания: за башни
sheet-knights = Здания: за рыцарей
sheet-shields = Здания: щиты
sheet-middle_kingdom = Замок в центре
sheet-harmony = Ничего не сброшено

## Ландшафты и здания

terrain-wheat = поле
terrain-forest = лес
terrain-lake = озеро
terrain-grassland = равнина
terrain-swamp = болото
terrain-mine = горы
terrain-town = город
letter-wheat = П
letter-forest = Л
letter-lake = О
letter-grassland = Р
letter-swamp = Б
letter-mine = Г
letter-town = Д

building-bakery = Пекарня
building-sawmill = Лесопилка
building-fishmonger = Рыбная лавка
building-weaving_shop = Ткацкий цех
building-magic_school = Школа магии
building-foundry = Литейный цех
building-church = Церковь
building-safe_knights = Сейф (рыцари)
building-safe_towers = Сейф (башни)
building-small_tavern = Малая таверна
building-big_tavern = Большая таверна
building-guardtower = Дозорная башня
building-fortified_castle = Укреплённый замок
building-travelling_castle = Бродячий замок
building-training_camp = Тренировочный лагерь
building-statue = Статуя
building-queens_tower = Башня королевы

## Что приносит здание; $about — знак «≈» у числа, о котором не известно, что оно напечатано

effect-flat = { $points ->
    [one] { $about }{ $points } очко
    [few] { $about }{ $points } очка
   *[other] { $about }{ $points } очков
}
effect-per_region = { $points ->
    [one] по { $about }{ $points } очку за каждую область ({ $terrain })
    [few] по { $about }{ $points } очка за каждую область ({ $terrain })
   *[other] по { $about }{ $points } очков за каждую область ({ $terrain })
}
effect-per_tower = { $points ->
    [one] по { $about }{ $points } очку за башню
    [few] по { $about }{ $points } очка за башню
   *[other] по { $about }{ $points } очков за башню
}
effect-per_knight = { $points ->
    [one] по { $about }{ $points } очку за рыцаря
    [few] по { $about }{ $points } очка за рыцаря
   *[other] по { $about }{ $points } очков за рыцаря
}
effect-crowns = { $crowns ->
    [one] { $about }{ $crowns } корона
    [few] { $about }{ $crowns } короны
   *[other] { $about }{ $crowns } корон
}
effect-coin_per_knight = { $about }монета за каждого рыцаря при сборе налога
effect-coin_per_tower = { $about }монета за каждую башню при сборе налога
effect-knights = { $number ->
    [one] сразу { $about }{ $number } рыцарь
    [few] сразу { $about }{ $number } рыцаря
   *[other] сразу { $about }{ $number } рыцарей
}
effect-towers = { $number ->
    [one] сразу { $about }{ $number } башня
    [few] сразу { $about }{ $number } башни
   *[other] сразу { $about }{ $number } башен
}

## Стол в терминале

board-setup = Расстановка королей
board-round = Раунд { $round } из { $rounds }
board-dragon-home = дракон в пещере
board-dragon-out = дракон в этом раунде уже вылетал
board-dragon-here = сожжено драконом
board-queen-free = королева ничья
board-queen = королева: { $player }
board-first-line = Первый ряд
board-this-round = Этот раунд
board-next-round = Следующий
board-builders = Планшет «Строительство»
board-you = { $player } (вы)
board-discarded = сброшено: { $number }
board-half = { $crowns ->
    [0] { $terrain }
    [one] { $terrain }, { $crowns } корона
    [few] { $terrain }, { $crowns } короны
   *[other] { $terrain }, { $crowns } корон
}
board-halves = { $a } | { $b }
board-offer = { $coins ->
    [one] «{ $building }» за { $coins } монету: { $effect }
    [few] «{ $building }» за { $coins } монеты: { $effect }
   *[other] «{ $building }» за { $coins } монет: { $effect }
}
board-tax = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}
board-legend =
    На квадрате: буква ландшафта, число корон, ♞ рыцарь; ♔ — замок, ⌂ — город со зданием, · — квадрат, до которого можно дотянуться.
    У домино q14 (П|Л1) половина a перед чертой, половина b за ней. ♚ — король с номером места, ▶ — домино, чей сейчас ход.
    ● монеты, ♞ свободные рыцари, ♜ башни, ♛ королева. Здание приносит очки (2×П: по 2 за каждую область полей; 1×♜, 1×♞: за башню, рыцаря), ♕ короны, ●×♞ монеты при каждом налоге и + фишки сразу.
    ≈ отмечает восстановленное или выведенное число: напечатанное неизвестно.

## Чем хорош ход

reason-queen = { $points ->
    [one] Приводит королеву: ещё одна корона вашей самой большой области ({ $terrain }), +{ $points } очко.
    [few] Приводит королеву: ещё одна корона вашей самой большой области ({ $terrain }), +{ $points } очка.
   *[other] Приводит королеву: ещё одна корона вашей самой большой области ({ $terrain }), +{ $points } очков.
}
reason-grows-for-points = { $squares ->
    [one] Область ({ $terrain }): { $squares } квадрат, +{ $points }.
    [few] Область ({ $terrain }) вырастет до { $squares } квадратов: +{ $points }.
   *[other] Область ({ $terrain }) вырастет до { $squares } квадратов: +{ $points }.
}
reason-grows = Область ({ $terrain }) вырастет до { $squares } квадратов: корона её оценит.
reason-town = Появится место для здания.
reason-room = Оставляет место для следующих домино.
reason-building = { $points ->
    [one] { $building }: +{ $points } очко за то, что у вас уже есть.
    [few] { $building }: +{ $points } очка за то, что у вас уже есть.
   *[other] { $building }: +{ $points } очков за то, что у вас уже есть.
}
reason-towers = { $towers ->
    [one] { $building }: { $towers } башня, чтобы привлечь королеву.
    [few] { $building }: { $towers } башни, чтобы привлечь королеву.
   *[other] { $building }: { $towers } башен, чтобы привлечь королеву.
}
reason-knights = { $knights ->
    [one] { $building }: { $knights } рыцарь для будущих налогов.
    [few] { $building }: { $knights } рыцаря для будущих налогов.
   *[other] { $building }: { $knights } рыцарей для будущих налогов.
}
reason-building-later = { $building }: окупится, когда королевство вырастет.
reason-burn = { $points ->
    [one] { $building }: другому игроку это здание дало бы { $points } очко.
    [few] { $building }: другому игроку это здание дало бы { $points } очка.
   *[other] { $building }: другому игроку это здание дало бы { $points } очков.
}
reason-burn-first = { $building }: больше никто не построит это здание.
reason-tax = { $coins ->
    [one] Сразу даёт { $coins } монету.
    [few] Сразу даёт { $coins } монеты.
   *[other] Сразу даёт { $coins } монет.
}
reason-domino = { $points ->
    [one] Может дать { $points } очко ({ $terrain }), когда вы его положите.
    [few] Может дать { $points } очка ({ $terrain }), когда вы его положите.
   *[other] Может дать { $points } очков ({ $terrain }), когда вы его положите.
}
reason-crowns = { $crowns ->
    [one] Даёт { $crowns } корону ({ $terrain }).
    [few] Даёт { $crowns } короны ({ $terrain }).
   *[other] Даёт { $crowns } корон ({ $terrain }).
}
reason-order = В следующем раунде ваш ход будет { $place }-м из { $all }.
reason-fits-nowhere = Сейчас для него нет места в королевстве.
reason-keep-knight = Рыцарь останется для большей области.
reason-keep-coins = Монеты и квадрат города останутся для лучшего здания.
reason-keep-coin = Монета останется у вас.

## Ошибки

error-only-kingdomino = Настройка «{ $name }» есть только у варианта kingdomino.
error-no-buildings = Настройка «bonuses» в kingdomino ни к чему: там нет зданий.
error-game-over = Игра окончена.
error-chance-first = Сначала нужно вытянуть домино или здание.
error-not-your-turn = Сейчас ходит место { $seat }.
error-no-building = На месте { $space } нет здания.
error-too-expensive = Не хватает монет: здание на месте { $space } стоит { $price }, у вас { $coins }.
error-one-knight = У вас только один свободный рыцарь.
error-short-line = В этом ряду домино всего { $length }.
error-king-there = На домино { $at } уже стоит король.
error-no-site = { $square } — не свободный квадрат города в вашей империи.
error-no-pass = Этот шаг пропустить нельзя.
error-must-place = Сначала положите домино.
error-must-tax = Пошлите рыцаря на новое домино или пропустите шаг.
error-must-build = Выберите здание или пропустите шаг.
error-must-site = Выберите для здания свободный квадрат города.
error-must-bribe = Подкупите дракона или пропустите шаг.
error-must-choose = Поставьте короля на свободное домино следующего ряда.
error-no-draw = Сейчас этого вытянуть нельзя (шаг { $step }).
error-out-of-frame = Так империя не поместится в { $size } × { $size }.
error-square-taken = Квадрат { $square } уже занят.
error-twin-halves = Половины этого домино одинаковые: назовите другой его квадрат.
error-no-match = Домино должно касаться замка или такого же ландшафта.
error-set-of-dominoes = в файле должно стоять set = "{ $which }"
error-number-of-dominoes = домино должно быть { $wanted }, а не { $given }
error-domino-number = это должно быть домино номер { $number }
error-crowned-town = у клетки города не бывает своих корон
error-kinds-of-building = видов зданий может быть не больше { $most }
error-most-building-tiles = жетонов зданий может быть не больше { $most }
error-fewest-building-tiles = жетонов зданий должно быть не меньше { $least }
error-unknown-building = здания { $given } нет
error-number-of-prices = чисел в «prices» должно быть { $wanted }, по одному на место
error-value-of-coin = монета стоит от 0 до 99, а не { $given }

## О чём задачи

theme-choosing = Выбор домино
theme-placing = Куда положить домино
theme-taxes = Налоги
theme-building = Здания
theme-dragon = Дракон
theme-queen = Королева
theme-last_round = Последний раунд
