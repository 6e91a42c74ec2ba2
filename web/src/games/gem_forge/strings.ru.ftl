### Край самоцветов: слова нарисованного стола.

## Игра, пока она не открыта

game-gem_forge = Край самоцветов
game-gem_forge-facts = 2–4 игрока · 30 мин
game-gem_forge-about = Вставляйте камни в украшения и первыми наберите 20 очков.

## Компоненты

page-kind-ring = кольцо
page-kind-earrings = серьги
page-kind-pendant = подвеска
page-kind-brooch = брошь
page-kind-bracelet = браслет
page-kind-necklace = колье
page-kind-tiara = тиара
page-chip = { $points ->
    [0] набор
   *[other] набор +{ $points }
}
page-tile-label = { $kind }, фон { $background }, отверстия: { $slots }; очки: { $points }
page-tile-holds = Вставлены камни: { $stones } ({ $number } из { $slots })
page-colours = { $number ->
    [one] { $colour_id ->
        [rainbow] { $number } радужный
       *[other] { $number } { $colour }
    }
   *[other] { $colour_id ->
        [red] { $number } красных
        [green] { $number } зелёных
        [yellow] { $number } жёлтых
        [blue] { $number } голубых
       *[rainbow] { $number } радужных
    }
}
page-stone = камень: { $colour }
page-stone-tip = Камней этого цвета всего { $number }. Они лежат в шахте, в вагонетках и в украшениях.
page-mine = Шахта
page-mine-tip = Всегда берут камень у входа. Возвращённый камень скатывается с горки в конец очереди.
page-cart = Вагонетка
page-cart-tip = В вагонетке место для трёх камней. Отсюда их вставляют в украшения.
page-track = Трек победных очков
page-track-tip = Кто первым дойдёт до { $goal }, побеждает. Когда фишка доходит до клетки с картой, все отставшие берут по карте.
page-market = Рынок
page-goal = до { $goal } очков
page-market-tip = Взамен каждого сданного украшения вы берёте отсюда новое.
page-pile = Стопка карт
page-pile-tip = Взять карту — одно из действий. На руке не больше { $limit } карт, лишние сбрасывают.
page-hand = Ваши карты
page-hand-tip = Их видите только вы. Синие играют в свой ход за действие, красные — в ответ на чужой ход, бесплатно. Не больше { $limit }.
page-tip-brown = Очки: { $points }. Когда все отверстия заняты, украшение нужно сдать до конца хода.
page-tip-blue = Очки: { $points }. Завершённое можно сдать сразу или придержать и сдать набором с другими того же цвета.
page-tip-slots = Нужны камни, в любом порядке:
page-tip-rainbow = Подходит любой цвет, но все камни должны быть одного цвета.
page-tip-set = В наборе приносит ещё { $points }.
page-tip-set-none = Годится в набор, но само ничего не добавляет.
page-copies = { $count ->
    [one] Всего { $count } такая карта.
    [few] Всего { $count } такие карты.
   *[other] Всего { $count } таких карт.
}
page-fact-tile = отверстия и очки
page-fact-card = действие и количество
page-fact-board = числа

## Стол

page-mine-label = Шахта: { $number ->
    [one] { $number } камень
    [few] { $number } камня
   *[other] { $number } камней
}
page-whole-mine = Вся шахта: { $number ->
    [one] { $number } камень
    [few] { $number } камня
   *[other] { $number } камней
}
page-in-mine = в шахте: { $number }
page-in-pile = в стопке: { $number }
page-stands = { $player }: { $at }
page-empty = пусто
page-yourself = вы
page-bench = Ваша мастерская
page-workshop = Ваша мастерская · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
page-workshop-of = Мастерская: { $player } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
page-needed = нужны украшениям
page-five = Ваши пять украшений: оставьте три
page-no-tile = сюда ляжет новое
page-kept-here = сюда ляжет выбранное
page-actions = { $actions ->
    [one] осталось { $actions } действие
    [few] осталось { $actions } действия
   *[other] осталось { $actions } действий
}
page-hand-label = Ваши карты: { $number } из { $limit }
page-hand-none = Карт нет. Взять карту — действие.
page-hand-hidden = Эти карты видит только их хозяин.
page-pile-label = Стопка карт: { $number }
page-draw-label = Взять карту (действие). В стопке: { $number }
page-now-action = стоит действие
page-now-free = бесплатно
page-now-drop = сбросить эту
page-now-waits = в ответ на чужой ход
page-now-own-turn = для своего хода
page-now-nothing = сейчас не сработает
page-now-later = не сейчас
page-could-dig = Следующие в шахте: { $stones }.
page-could-draw = Берёте карт: { $number }; на руке останется не больше { $limit }.
page-could-cart = { $player }: { $stones }
page-could-own = вы: { $stones }
page-could-set = Подходят: { $stones }.

## Строка под шахтой

page-line-card = { $player } играет карту «{ $card }».
page-line-again = { $player } отвечает картой «{ $card }» на карту «{ $on }».
page-line-works = Действует карта «{ $card }».
page-line-take = { $player } берёт камень. Можно ответить картой.
page-line-set = { $player } вставляет камень. Можно ответить картой.
page-vain-no_card = Вам нечем ответить.
page-vain-no_use = Вам нечем ответить: ваша карта сейчас ничего не даст.
page-meant = Цель: { $player }.
page-held = Ваш ответ: { $answer }. Он сработает, когда выйдет время у всех.
page-answered = принят
page-window = Время на ответ, одно для всех
page-tray = возвращаются:
page-tray-dug = выкопано:
page-bonus = { $number ->
    [one] { $player } проходит клетку { $cell }. Карту получает { $players }.
   *[other] { $player } проходит клетку { $cell }. По карте получают { $players }.
}
page-passes = { $number ->
    [one] Вы проходите клетку { $cell }: карту получит { $players }.
   *[other] Вы проходите клетку { $cell }: по карте получат { $players }.
}
page-moves = Фишка пойдёт с { $from } на { $to }.
page-wins = Вы наберёте { $goal } и победите!
page-sum-set = набор { $points }

## Окно ответов

page-asked = Кого спрашивают
page-asked-all = спрашивают всех, у кого есть карты
page-answer-free = Ваша карта не тратит действие.
page-answer-cancel = Отменить
page-answer-copy_take = Взять и мне
page-answer-copy_set = Вставить и мне
page-next = У входа теперь { $colour }.
page-next-needed = У входа теперь { $colour }: он нужен вашим украшениям.

## Что спрашивает карта

page-stage = Что спрашивает карта
page-gets = получит +{ $points }
page-owner-gets = { $player } получит за это { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
page-how-many = Сколько камней взять?
page-dig-label = { $number ->
    [one] Взять первый камень; он вернётся
    [few] Взять первые { $number } камня; один вернётся
   *[other] Взять первые { $number } камней; один вернётся
}
page-tray-keep = Какой камень оставить?
page-tray-return = Какой камень скатится первым?
page-tray-keep-how = Можно оставить ещё: { $number }. Остальные вернутся в шахту.
page-tray-return-how = Камень, который скатится позже, будет дальше в очереди.
page-cart-of = Вагонетка: { $player }
page-tiles-of = Украшения: { $player }
page-stones-left = Можно ещё камней: { $number }.

## Что можно выбрать

page-take-label = Взять { $colour } камень у входа (действие)
page-discard-label = Вернуть { $colour } камень в шахту (действие)
page-pick-stone = Выбрать { $colour } камень
page-give-stone = Отдать { $colour } камень
page-give-tile = Отдать:
page-get-tile = Получить:
page-choose-label = Взять:
page-refresh-label = Заменить:
page-set-label = Вставить { $colour } камень: { $kind }
page-set-several = Вставить камень: { $kind }
page-hand-in = Сдать
page-hand-in-as-set = Сдать набором
page-hand-in-set = Набор { $tiles }:
page-hand-in-label = Сдать, { $kind }: +{ $points }
page-hand-in-set-label = Сдать { $places }: +{ $points }

## Что делать

page-head-opening = Оставьте три украшения: { $number } из 3
page-head-turn = { $actions ->
    [one] Ещё одно действие
    [few] Ваш ход: { $actions } действия
   *[other] Ваш ход: { $actions } действий
}
page-head-again = Коснитесь ещё раз
page-head-end = Конец хода
page-head-must = Сдайте завершённое украшение
page-head-stone = В руке { $colour } камень
page-head-target = На кого сыграть карту «{ $card }»?
page-head-wait = Ждём ответов
page-head-answer_card-yes = Отменить эту карту?
page-head-answer_card-no = { $player } играет карту «{ $card }»
page-head-answer_take-yes = Тоже взять камень?
page-head-answer_take-no = { $player } берёт камень
page-head-answer_set-yes = Тоже вставить камень?
page-head-answer_set-no = { $player } вставляет камень
page-head-swap-give = Какое своё украшение отдать?
page-head-swap-get = { $market ->
    [yes] Какое украшение взять с рынка?
   *[no] Какое украшение получить?
}
page-head-trade-give = Какой свой камень отдать?
page-head-trade-get = Какой камень получить?
page-head-set_new = Вставить камень в новое украшение?
page-head-take_from_jewel = Какой камень забрать?
page-head-empty_cart = Какой камень вернуть в шахту?
page-head-dig = Сколько камней выкопать?
page-head-keep = Какой камень оставить?
page-head-rob_cart = Какой камень забрать?
page-head-set_more = Вставьте камень. Можно ещё: { $number }
page-head-copy_set = Вставьте камень
page-head-return = Какой камень вернуть следующим?
page-head-replace = { $number ->
    [one] Возьмите украшение
    [few] Возьмите { $number } украшения
   *[other] Возьмите { $number } украшений
}
page-head-refresh = { $number ->
    [one] Отметьте, какое украшение заменить
   *[other] Отметьте, какие украшения заменить: { $number }
}
page-head-drop = Какую карту сбросить?

page-how-opening = Остальные два уйдут в сброс. Голубые, сданные набором одного цвета, дают больше очков.
page-how-turn = Выберите подсвеченный камень или карту.
page-how-turn-full = Вагонетка полна: вставьте или сбросьте камень либо выберите карту.
page-how-turn-empty = Выберите камень у входа или карту.
page-how-brown = Завершённое коричневое украшение сдайте до конца хода: действие на это не тратится.
page-how-blue = Выберите подсвеченное. Завершённое голубое украшение можно придержать для набора.
page-how-must = Завершённые коричневые украшения хранить нельзя. Сдача не тратит действие.
page-how-end = Сдайте завершённое голубое украшение или придержите его для набора.
page-how-ending = Готовое останется у вас, и ход закончится. Если так и нужно, нажмите ещё раз.
page-how-stone = { $places ->
    [0] Вставить его сейчас некуда. Можно вернуть его в шахту.
    [one] Вставьте его в подсвеченное украшение.
   *[other] Вставьте его в одно из подсвеченных украшений.
}
page-how-target = Потом остальные смогут отменить карту.
page-how-answer_card-again = { $player } отменяет карту «{ $card }».
page-how-window = Ответьте или спасуйте.
page-how-swap_jewel = Оба украшения без камней. Потом в новое можно сразу вставить камень.
page-how-swap_stone = Камни поменяются вагонетками.
page-how-set_new = Действие на это не тратится.
page-how-take_from_jewel = Он попадёт в вашу вагонетку.
page-how-empty_cart = Можно ещё: { $number }.
page-how-dig = Один вернётся, остальные — в вагонетку, если есть место.
page-how-keep = Хотя бы один вернётся в шахту.
page-how-rob_cart = Можно ещё: { $number }.
page-how-set_more = Выберите камень или подсвеченное отверстие.
page-how-copy_set = Выберите камень или подсвеченное отверстие. Завершённое украшение подождёт вашего хода.
page-how-return = Камни сданных украшений возвращаются в конец очереди.
page-how-replace = { $number ->
    [one] Выберите на рынке взамен сданного. Ничего не подходит? Сначала замените { $number }.
   *[other] Выберите на рынке взамен сданных. Ничего не подходит? Сначала замените { $number }.
}
page-how-replace-only = Оно ляжет перед вами, а рынок пополнится.
page-how-refresh = Новые придут из стопки, потом вы выберете.
page-how-drop = На руке может быть не больше { $limit } карт.

page-do-take = Взять { $colour } камень в вагонетку. Одно действие.
page-do-draw = Взять верхнюю карту стопки. Одно действие.
page-do-discard = Вернуть { $colour } камень в шахту. Одно действие.
page-do-set = Вставить { $colour } камень: { $kind }. Останется вставить: { $left }.
page-do-finish = Украшение будет завершено ({ $kind }). Очки за сдачу: { $points }.
page-do-play = Сыграть карту «{ $card }».
page-do-drop = Сбросить карту «{ $card }».
page-do-choose = Взять: { $tile }.

## Кнопки

page-take = Взять камень
page-draw = Взять карту
page-draw-short = Взять карту
page-set = Вставить
page-discard = Сбросить
page-put-back = Вернуть
page-back = Назад
page-end = Закончить ход
page-end-sure = Придержать и закончить
page-end-brown = Сначала сдайте завершённое коричневое украшение.
page-pass = Пас
page-pass-title = Не отвечать. Никто не узнает, была ли у вас карта.
page-always = Пасовать весь ход
page-always-title = До конца этого хода вас больше не спросят.
page-keep-these = Оставить эти три
page-keep-first = Сначала выберите три украшения.
page-refresh = { $number ->
    [one] Сначала заменить одно
   *[other] Сначала заменить { $number }
}
page-refresh-title = Сбросить с рынка столько украшений, сколько вы возьмёте, и выложить новые. Только один раз.
page-refresh-these = Заменить
page-refresh-first = Отметьте украшений: { $number }.
page-rest-back = Вернуть остальные
page-no-set = Не вставлять
page-enough = Закончить

## Сцены

page-moment-handed-in = { $tiles ->
    [one] { $player } сдаёт украшение: +{ $points }
   *[other] { $player } сдаёт набор украшений: +{ $points }
}

## Клавиши

page-key-take = взять камень
page-key-draw = взять карту
page-key-stone = вставить или сбросить камень из руки
page-key-hand-in = сдать украшение
page-key-end = закончить ход
page-key-always = не отвечать до конца хода

## Откуда взяты компоненты

page-source-cards = 34 карты, их действие и количество, 40 камней и трек с особыми клетками.
page-source-tiles = 36 украшений, кроме немногих, названных в примерах. То, что коричневых 17, а голубых 19, сказано в книге правил.

## Файлы компонентов

page-part-track = Трек победных очков
page-part-mine = Шахта
page-part-meta = Рука
page-part-card = Карты действия
page-part-tile = Украшения
page-field-goal = очки, на которых партия кончается
page-field-special = особые клетки
page-field-stones_of_a_colour = камней каждого цвета
page-field-hand_limit = карт в руке, не больше
page-value-slots-rainbow = любой один цвет
page-value-effect-swap_jewel = обменять украшения
page-value-effect-swap_stone = обменять камни
page-value-effect-take_from_jewel = взять с украшения
page-value-effect-draw = взять карты
page-value-effect-empty_cart = опустошить вагонетку
page-value-effect-dig = копать в шахте
page-value-effect-rob_cart = взять из вагонетки
page-value-effect-set = вставить камни
page-value-effect-cancel = отменить карту
page-value-effect-copy_take = взять вслед
page-value-effect-copy_set = вставить вслед
