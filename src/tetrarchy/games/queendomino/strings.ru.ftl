### Queendomino: все слова, которые читает игрок.

name = Queendomino
tagline = Присоединяйте домино к своей империи, собирайте налоги, стройте города и привлеките королеву.

## Настройки

option-variant = Во что играем
option-variant-standard = Queendomino как в коробке, от 2 до 4 игроков
option-variant-royal_wedding = Королевская свадьба: вместе с домино Kingdomino, от 3 до 6 игроков
option-variant-teams = Королевская свадьба по двое, у каждой пары одна империя, 6 или 8 игроков
option-variant-kingdomino = Kingdomino: только домино и короны, от 2 до 4 игроков
option-bonuses = Рыцари и башни, которые здания дают сразу (печатные числа неизвестны)
option-bonuses-main = столько, сколько фишек в коробке
option-bonuses-alternative = меньше, рыцарей и башен поровну
option-middle_kingdom = Kingdomino: 10 очков за замок посередине
option-harmony = Kingdomino: 5 очков тому, кто ничего не сбросил

## Что нужно решить

step-draw_building = Вытягивается здание.
step-draw_line = Вытягивается следующий ряд домино.
step-draw_king = Вытягивается король.
step-first_choice = Поставьте короля на домино первого ряда: на какое?
step-place = Положите домино { $domino_in_hand }: куда половину a, в какую сторону от неё b?
step-tax = Послать рыцаря за налогом на только что положенное домино?
step-build = Построить здание на свободном квадрате города?
step-site = На каком квадрате города оно встанет?
step-bribe = Подкупить дракона за монету, чтобы он сжёг здание на планшете?
step-choose = Поставьте короля на домино следующего ряда: на какое?
step-over = Игра окончена.

## Действия

action-pass = Нет
action-choose = Домино { $domino }
action-tax = { $half }
action-build = Место { $space }
action-site = На { $square }
action-burn = Место { $space }
action-place = Половина a на { $square }, половина b: { $towards }
action-king = Вытянут король места { $seat }
action-domino = Вытянуто домино { $domino }
action-building = Вытянуто здание «{ $building }»

half-a = Рыцарь на половину a
half-b = Рыцарь на половину b
half-both = Два рыцаря, по одному на каждую половину
towards-east = восток
towards-north = север
towards-west = запад
towards-south = юг

## Что произошло

event-building_laid = Новое здание: «{ $building }».
event-line_laid = Новый ряд: { $dominoes }.
event-dominoes_left = Никто не выбрал: { $dominoes }. Эти домино выбывают.
event-king_drawn = Вытянут король: { $player }.
event-domino_chosen = { $player }: король на домино { $domino }.
event-round_begun = Начинается раунд { $round }.
event-domino_placed = { $player }: домино { $domino } положено на { $a } и { $b }.
event-domino_discarded = { $player }: домино { $domino } положить некуда, оно сброшено.
event-tax_collected = { $coins ->
    [one] { $player }: налог с { $square } — { $coins } монета.
    [few] { $player }: налог с { $square } — { $coins } монеты.
   *[other] { $player }: налог с { $square } — { $coins } монет.
}
event-building_built = { $coins ->
    [0] { $player }: на { $square } построено здание «{ $building }», даром.
    [one] { $player }: на { $square } построено здание «{ $building }» за { $coins } монету.
    [few] { $player }: на { $square } построено здание «{ $building }» за { $coins } монеты.
   *[other] { $player }: на { $square } построено здание «{ $building }» за { $coins } монет.
}
event-queen_joined = { $player }: королева теперь здесь.
event-building_burned = { $player }: дракон подкуплен и сжигает здание «{ $building }».
event-game_over = Игра окончена.
event-step_skipped = { $why ->
    [only_place] { $player }: для домино есть только одно место.
    [no_domino] { $player }: домино не положено, налога нет.
    [no_knight] { $player }: нет свободного рыцаря, налога нет.
    [no_town] { $player }: нет свободного квадрата города, строить негде.
    [too_few_coins] { $player }: мало монет, строить не на что.
    [no_buildings] { $player }: на планшете нет зданий, строить нечего.
    [dragon_out] { $player }: дракон в этом раунде уже вылетал.
    [queen_here] { $player }: королева здесь, подкупить дракона нельзя.
    [no_coin] { $player }: для дракона нет монеты.
    [nothing_to_burn] { $player }: на планшете нет зданий, жечь нечего.
    [only_domino] { $player }: для короля осталось только одно домино.
   *[last_round] { $player }: раунд последний, выбирать нечего.
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
sheet-landscape_buildings = Здания: ландшафты
sheet-town_buildings = Здания: города
sheet-towers = Здания: башни
sheet-knights = Здания: рыцари
sheet-shields = Здания: очки
sheet-middle_kingdom = Замок посередине
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
effect-coin_per_knight = { $about }монета за каждого рыцаря при каждом налоге
effect-coin_per_tower = { $about }монета за каждую башню при каждом налоге
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

board-setup = Расставляются первые короли
board-round = Раунд { $round } из { $rounds }
board-dragon-home = дракон в пещере
board-dragon-out = дракон уже вылетал
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

## Ошибки

error-only-kingdomino = Настройка «{ $name }» есть только у варианта kingdomino.
error-no-buildings = Настройка «bonuses» в kingdomino ни к чему: там нет зданий.
error-game-over = Игра окончена.
error-chance-first = Сначала нужно что-то вытянуть.
error-not-your-turn = Сейчас ходит место { $seat }.
error-no-building = На месте { $space } нет здания.
error-too-dear = Здание на месте { $space } стоит { $price }, а монет у вас { $coins }.
error-one-knight = У вас только один свободный рыцарь.
error-short-line = В ряду всего домино: { $length }.
error-king-there = На домино { $at } уже стоит король.
error-no-site = { $square } — не ваш свободный квадрат города.
error-no-pass = Этот шаг пропустить нельзя.
error-must-place = Сейчас нужно положить домино.
error-must-tax = Сейчас можно собрать налог с положенного домино, по рыцарю на половину.
error-must-build = Сейчас можно построить здание или пропустить этот шаг.
error-must-site = Сейчас новому зданию нужен ваш свободный квадрат города.
error-must-bribe = Сейчас можно подкупить дракона или пропустить этот шаг.
error-must-choose = Сейчас нужно выбрать свободное домино следующего ряда.
error-no-draw = Сейчас этого вытянуть нельзя (шаг { $step }).
error-out-of-frame = Империя перестала бы помещаться в { $size } × { $size }.
error-square-taken = Квадрат { $square } уже занят.
error-twin-halves = Половины этого домино одинаковы: назовите место от другого его квадрата.
error-no-match = Ни одна половина не коснулась бы своего ландшафта или замка.
