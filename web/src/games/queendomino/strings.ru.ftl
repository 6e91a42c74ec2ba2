### Игра, пока она не открыта

game-queendomino = Queendomino
game-queendomino-facts = 2–8 игроков · 25 мин
game-queendomino-about = Расширяйте империю, собирайте налоги, стройте, привлекайте королеву.

## Шаги хода

page-step-letters = АБВГД
page-step-place = земля
page-step-tax = налог
page-step-build = здание
page-step-bribe = дракон
page-step-choose = король

## Строка-подсказка

page-place = Положите домино { $number }
page-prompt-tax = Послать рыцаря за налогом?
page-prompt-build = Построить здание?
page-prompt-site = Куда поставить здание «{ $building }»?
page-prompt-bribe = Подкупить дракона за монету?
page-prompt-choose = Поставьте короля на домино
page-prompt-first_choice = Поставьте короля на домино
page-prompt-second_king = Поставьте второго короля на домино
page-ways = Нажмите на пунктир: у замка или рядом с таким же ландшафтом.
page-ways-touch = { $number ->
    [one] Коснитесь пунктира, затем ещё раз: { $number } вариант.
    [few] Коснитесь пунктира, затем ещё раз: { $number } варианта.
   *[other] Коснитесь пунктира, затем ещё раз: { $number } вариантов.
}
page-detail-tax = { $knights ->
    [one] Выберите половину домино: рыцарь принесёт по монете за квадрат области и останется там. У вас { $knights } рыцарь.
    [few] Выберите половину домино: рыцарь принесёт по монете за квадрат области и останется там. У вас { $knights } рыцаря.
   *[other] Выберите половину домино: рыцарь принесёт по монете за квадрат области и останется там. У вас { $knights } рыцарей.
}
page-detail-tax-touch = Выберите половину: рыцарь принесёт по монете за квадрат её области.
page-detail-build = { $coins ->
    [one] У вас { $coins } монета. Выберите здание.
    [few] У вас { $coins } монеты. Выберите здание.
   *[other] У вас { $coins } монет. Выберите здание.
}
page-detail-site = На любой квадрат города без здания.
page-detail-bribe = { $coins ->
    [one] Выбранное здание сгорит, и его никто не построит. У вас { $coins } монета.
    [few] Выбранное здание сгорит, и его никто не построит. У вас { $coins } монеты.
   *[other] Выбранное здание сгорит, и его никто не построит. У вас { $coins } монет.
}
page-detail-bribe-touch = Выбранное здание сгорит.
page-detail-choose = Вы положите его в следующем раунде. Меньше номер — раньше ход, больше номер — ценнее домино.
page-detail-first_choice = Вы положите его в первом раунде. Меньше номер — раньше ход, больше номер — ценнее домино.
page-detail-choose-touch = Нажмите дважды: малые номера ходят раньше.
page-detail-first_choice-touch = Нажмите дважды: малые номера ходят раньше.
page-no-tax = Не собирать
page-both = Два рыцаря
page-no-build = Не строить
page-no-bribe = Не подкупать
page-yes-place = Положить
page-yes-tax = Собрать
page-yes-build = Построить
page-yes-site = Построить здесь
page-yes-burn = Сжечь
page-yes-choose = Выбрать
page-turn = Повернуть
page-turn-title = Повернуть домино: R, колесо мыши или эта кнопка
page-place-first = Сначала выберите квадрат
page-hand-title = Перетащите на поле; щелчок поворачивает
page-points-change = { $points ->
    [one] { $change } очко
    [few] { $change } очка
   *[other] { $change } очков
}

## О чём не спросили

page-skipped = { $why ->
    [only_place] Для вашего домино было только одно место.
    [no_domino] Без налога: домино не положено.
    [no_knight] Без налога: у вас нет свободного рыцаря.
    [no_town] Строить нельзя: нет свободного квадрата города.
    [too_few_coins] Строить нельзя: не хватает монет.
    [no_buildings] Строить нельзя: на планшете нет зданий.
    [dragon_out] Дракон в этом раунде уже вылетал.
    [queen_here] Пока королева у вас, дракона не подкупить.
    [no_coin] Дракона не подкупить: у вас нет монеты.
    [nothing_to_burn] Дракону нечего сжечь: на планшете нет зданий.
    [only_domino] Для вашего короля осталось одно домино.
   *[last_round] Домино не выбирают: раунд последний.
}
page-discarded = Вы сбрасываете домино { $domino }: положить некуда.

## Империя

page-kingdom-of = Империя: { $player }
page-frame-now = { $wide } × { $high } из { $size } × { $size }
page-frame-lost = Тёмное окажется вне { $size } × { $size }
page-frame = Границы
page-frame-tip = Империя растёт в любую сторону, пока помещается в рамку. За толстую линию выйти нельзя.
page-castle = Замок
page-castle-tip = К замку можно присоединить любой ландшафт. Сам замок не входит ни в одну область.
page-cell = { $ways ->
    [one] { $here }: { $first } на { $a }, { $second } на { $b }
    [few] { $here }: { $first } на { $a }, { $second } на { $b }; { $ways } поворота
   *[other] { $here }: { $first } на { $a }, { $second } на { $b }; { $ways } поворотов
}
page-site = { $here }: построить здесь ({ $building })
page-region = { $name }: { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
   *[other] { $squares } квадратов
} × { $crowns ->
    [one] { $crowns } корона
    [few] { $crowns } короны
   *[other] { $crowns } корон
} = { $points }
page-region-complete = { $points ->
    [one] Область готова: { $terrain }, { $points } очко
    [few] Область готова: { $terrain }, { $points } очка
   *[other] Область готова: { $terrain }, { $points } очков
}
page-region-of = { $player }. { $complete }
page-regions = Области
page-no-regions = Пока только замок.
page-if-placed = Если положить здесь
page-no-change = Очки не меняются.
page-tax = { $knights ->
    [one] Рыцарь: { $where }, +{ $coins } { $coins ->
        [one] монета
        [few] монеты
       *[other] монет
    }
   *[other] Два рыцаря: { $where }, +{ $coins } { $coins ->
        [one] монета
        [few] монеты
       *[other] монет
    }
}

## Домино

page-dominoes = Домино
page-domino = домино { $number }: { $first }, { $second }
page-move-place = { $first } на { $a }, { $second } на { $b }
page-move-tax = { $knights ->
    [one] Рыцарь на { $where }
   *[other] Два рыцаря, на { $where }
}
page-move-choose = Домино { $what }
page-move-build = { $coins ->
    [0] { $building } бесплатно
    [one] { $building } за { $coins } монету
    [few] { $building } за { $coins } монеты
   *[other] { $building } за { $coins } монет
}
page-move-burn = Сжечь: { $building }
page-domino-title = Домино { $number }
page-domino-short = { $number } ({ $first }, { $second })
page-choose = Выбрать: { $what }
page-choose-order = { $what }; { $place }-й ход из { $all }
page-king-on = { $what }; король: { $who }
page-left = в коробке { $number }
page-no-line = Последний раунд: домино больше нет.
page-set-queendomino = Из коробки Queendomino.
page-set-kingdomino = Из коробки Kingdomino.
page-number-tip = По номерам определяется порядок хода: чем меньше номер, тем раньше.

## Планшет «Строительство»

page-dragon-price = Дракон · 1
page-dragon-out = вылетел
page-empty = пусто
page-queen-short = Королева
page-queen-mine = у вас
page-queen-with = { $player }
page-queen-here = Здесь живёт королева
page-points-short = { $points } очк.
page-short = не хватает { $coins }
page-offer = { $coins ->
    [0] { $building } бесплатно: { $effect }
    [one] { $building } за { $coins } монету: { $effect }
    [few] { $building } за { $coins } монеты: { $effect }
   *[other] { $building } за { $coins } монет: { $effect }
}
page-burn = Сжечь: { $building } ({ $effect })
page-burned = Дракон сжигает: { $building }
page-tiles = { $count ->
    [one] В коробке { $count } такая плитка.
    [few] В коробке { $count } такие плитки.
   *[other] В коробке { $count } таких плиток.
}

## Фигуры

page-coin = Монеты
page-coin-tip = За монеты строят здания и подкупают дракона. В конце игры 3 монеты — 1 очко.
page-knight = Рыцари в запасе
page-knight-tip = Поставьте рыцаря на новое домино: он принесёт по монете за каждый квадрат области и останется там.
page-tower = Башни
page-tower-tip = Построили башни и сравнялись с лидером или обошли его — королева переходит к вам.
page-queen = Королева
page-queen-tip = Здания на монету дешевле, но подкупать дракона нельзя. В конце королева — ещё одна корона в самой большой области.
page-dragon = Дракон
page-dragon-tip = Раз в раунд дракона можно подкупить за монету: он сожжёт здание на планшете. С королевой подкупать нельзя.
page-partner = в паре:

## Откуда это известно

page-fact-halves = ландшафты и короны
page-fact-number = номер
page-fact-score = очки и короны
page-fact-bonus = рыцари и башни при постройке
page-fact-tax = монеты при сборе налога

## Откуда взяты компоненты

page-source-dominoes = Ландшафты и короны всех домино: открытый список, который сходится со всеми подсчётами в книге правил.
page-source-numbers = Номера домино Queendomino от 1 до 48. От них зависит очерёдность, но не очки.
page-source-buildings = Названия, количество, короны и очки зданий, кроме нескольких, отмеченных ниже.
page-source-bonuses = Рыцари и башни, которые здание даёт сразу. В настройках стола можно выбрать и другую догадку.
page-source-prices = Цены от 5 до 0 на планшете «Строительство».

## Файлы компонентов

page-part-board = Планшет «Строительство»
page-part-supply = Запас
page-part-building = Здания
page-part-alternative = Второе предположение о прибавках
page-part-dominoes-domino = Домино Queendomino
page-part-kingdomino_dominoes-domino = Домино Kingdomino
page-field-spaces = места
page-field-prices = цены
page-field-refill = пополняется
page-field-queen_discount = скидка королевы
page-field-minimum_price = наименьшая цена
page-field-dragon_bribe = подкуп дракона
page-field-coins = монеты
page-field-start_knights = рыцарей в начале
page-field-start_coins = монет в начале
page-field-sheet_index = место в списке источника
page-field-score = очки за
page-value-score-none = ничего
page-value-score-flat = само здание
page-value-score-per_region = каждую область
page-value-score-per_tower = каждую башню
page-value-score-per_knight = каждого рыцаря
page-value-tax_bonus-none = ничего
page-value-tax_bonus-coin_per_knight = монета за каждого рыцаря
page-value-tax_bonus-coin_per_tower = монета за каждую башню
page-value-refill-end_of_round = в конце раунда
