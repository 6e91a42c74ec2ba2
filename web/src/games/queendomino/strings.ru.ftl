### Queendomino: слова нарисованного стола.

## Игра, пока она не открыта

game-queendomino = Queendomino
game-queendomino-facts = 2–8 игроков · 25 мин
game-queendomino-about = Кладите домино, берите налоги, стройте, зовите королеву.

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
page-prompt-site = Выберите участок: { $building }
page-prompt-bribe = Подкупить дракона за монету?
page-prompt-choose = Поставьте короля на домино следующего раунда
page-prompt-first_choice = Поставьте короля на домино первого раунда
page-prompt-second_king = Поставьте второго короля на домино первого раунда
page-ways = { $number ->
    [one] Нажмите пунктир у замка или своего ландшафта: { $number } способ.
    [few] Нажмите пунктир у замка или своего ландшафта: { $number } способа.
   *[other] Нажмите пунктир у замка или своего ландшафта: { $number } способов.
}
page-ways-touch = { $number ->
    [one] У замка или своего ландшафта: { $number } способ. Коснитесь пунктира, потом ещё раз.
    [few] У замка или своего ландшафта: { $number } способа. Коснитесь пунктира, потом ещё раз.
   *[other] У замка или своего ландшафта: { $number } способов. Коснитесь пунктира, потом ещё раз.
}
page-detail-tax = { $knights ->
    [one] Нажмите, куда он пойдёт: { $knights } рыцарь принесёт по монете за каждый квадрат области и останется там.
    [few] Нажмите, куда они пойдут: { $knights } рыцаря, каждый принесёт по монете за квадрат области и останется там.
   *[other] Нажмите, куда они пойдут: { $knights } рыцарей, каждый принесёт по монете за квадрат области и останется там.
}
page-detail-build = { $coins ->
    [one] У вас { $coins } монета. Выберите здание на планшете.
    [few] У вас { $coins } монеты. Выберите здание на планшете.
   *[other] У вас { $coins } монет. Выберите здание на планшете.
}
page-detail-site = Оно встанет на квадрат города, где ещё нет здания.
page-detail-bribe = { $coins ->
    [one] У вас { $coins } монета. Здание, которое вы выберете, сгорит, и его никто не построит.
    [few] У вас { $coins } монеты. Здание, которое вы выберете, сгорит, и его никто не построит.
   *[other] У вас { $coins } монет. Здание, которое вы выберете, сгорит, и его никто не построит.
}
page-detail-choose = Его вы положите в следующем раунде. Малые номера ходят раньше, большие богаче.
page-detail-first_choice = Его вы положите в первом раунде. Малые номера ходят раньше, большие богаче.
page-detail-choose-touch = Малые номера ходят раньше, большие богаче.
page-detail-first_choice-touch = Малые номера ходят раньше, большие богаче.
page-no-tax = Без налога
page-both = Два рыцаря
page-no-build = Не строить
page-no-bribe = Не будить
page-yes-place = Положить
page-yes-tax = Собрать
page-yes-build = Построить
page-yes-site = Построить здесь
page-yes-burn = Сжечь
page-yes-choose = Выбрать
page-turn = Повернуть
page-turn-title = Домино поворачивают R, колесо или эта кнопка
page-place-first = Сначала укажите квадрат
page-hand-title = Перетащите на квадрат; щелчок поворачивает
page-points-change = { $change } очк.

## Империя

page-kingdom-of = Империя: { $player }
page-frame-now = Империя { $wide } × { $high }, не больше { $size } × { $size }
page-frame-lost = Затенённое окажется за рамкой { $size } × { $size }
page-frame = Границы
page-frame-tip = Империя может расти в любую сторону, пока не станет такой же широкой и высокой, как рамка. Толстая линия — край, за который ей не выйти.
page-castle = Замок
page-castle-tip = К замку подходит любой ландшафт. Сам он не входит ни в одну область.
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
page-move-place = на { $a } { $first }; на { $b } { $second }
page-move-tax = { $knights ->
    [one] Рыцарь на { $where }
   *[other] Два рыцаря, на { $where }
}
page-move-choose = Домино { $what }
page-move-build = { $coins ->
    [0] { $building } даром
    [one] { $building } за { $coins } монету
    [few] { $building } за { $coins } монеты
   *[other] { $building } за { $coins } монет
}
page-move-burn = Сжечь: { $building }
page-domino-title = Домино { $number }
page-domino-short = { $number } ({ $first }, { $second })
page-choose = Выбрать: { $what }
page-choose-order = { $what }; ход { $place } из { $all }
page-king-on = { $what }; король: { $who }
page-left = осталось { $number }
page-no-line = Последний раунд: домино больше нет.
page-set-queendomino = Из коробки Queendomino.
page-set-kingdomino = Из коробки Kingdomino.
page-number-tip = Номер решает, когда ходит король на этом домино: малые номера раньше.

## Планшет строителей

page-cave = пещера
page-dragon-out = вылетел
page-empty = пусто до конца раунда
page-queen-free = свободна
page-queen-mine = у вас
page-queen-with = { $player }
page-queen-here = Здесь живёт королева
page-points-short = { $points } оч.
page-short = мало: { $coins }
page-offer = { $coins ->
    [0] { $building } даром: { $effect }
    [one] { $building } за { $coins } монету: { $effect }
    [few] { $building } за { $coins } монеты: { $effect }
   *[other] { $building } за { $coins } монет: { $effect }
}
page-burn = Сжечь: { $building } ({ $effect })
page-tiles = { $count ->
    [one] В коробке { $count } такая плитка.
    [few] В коробке { $count } такие плитки.
   *[other] В коробке { $count } таких плиток.
}

## Фигуры

page-coin = Монеты
page-coin-tip = Ими платят за здания и дракону. В конце каждые 3 монеты — одно очко.
page-knight = Рыцари в запасе
page-knight-tip = Рыцарь на только что положенном домино приносит по монете за каждый квадрат своей области и остаётся там.
page-tower = Башни
page-tower-tip = Кто построит башни и станет иметь их не меньше всех остальных, к тому придёт королева.
page-queen = Королева
page-queen-tip = Здания для её империи на монету дешевле, но дракона подкупить нельзя. В конце она даёт ещё одну корону самой большой области.
page-dragon = Дракон
page-dragon-tip = Раз за раунд он за монету сжигает здание на планшете. Тот, у кого королева, подкупить его не может.
page-partner = вместе:

## Откуда это известно

page-fact-halves = ландшафты и короны
page-fact-number = номер
page-fact-score = очки и короны
page-fact-bonus = рыцари и башни сразу
page-fact-tax = монеты при каждом налоге

## Откуда взяты компоненты

page-source-dominoes = Ландшафты и короны всех домино: открытый список, который сходится со всеми подсчётами в книге правил.
page-source-numbers = Номера домино Queendomino от 1 до 48. От них зависит очерёдность, но не очки.
page-source-buildings = Названия, количество, короны и очки зданий, кроме нескольких, отмеченных ниже.
page-source-bonuses = Рыцари и башни, которые здание даёт сразу. В настройках стола есть и вторая догадка.
page-source-prices = Цены от 5 до 0 на планшете «Строительство».
