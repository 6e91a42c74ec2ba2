### Край самоцветов: слова нарисованного стола.

## Игра, пока она не открыта

game-gem_forge = Край самоцветов
game-gem_forge-facts = 2–4 игрока · 30 мин
game-gem_forge-about = Вставляйте камни в украшения, первыми наберите 20 очков.

## Компоненты

page-kind-ring = кольцо
page-kind-earrings = серьги
page-kind-pendant = подвеска
page-kind-brooch = брошь
page-kind-bracelet = браслет
page-kind-necklace = колье
page-kind-tiara = тиара
page-foot-brown = не для набора
page-foot-set = в наборе +{ $points }
page-foot-none = годится в набор
page-tile-label = { $kind }, фон { $background }, отверстия: { $slots }; очки: { $points }
page-tile-holds = Вставлены камни: { $stones } ({ $number } из { $slots })
page-stone = камень: { $colour }
page-stone-tip = Камней этого цвета всего { $number }. Они лежат в шахте, в вагонетках и в украшениях.
page-mine = Шахта
page-mine-tip = Берут всегда камень у входа, внизу слева. Возвращённый камень скатывается с вершины горки в конец очереди.
page-cart = Вагонетка
page-cart-tip = В вагонетке место для трёх камней. Отсюда их вставляют в украшения.
page-track = Трек очков
page-track-tip = Кто первым дойдёт до { $goal }, сразу побеждает. Кто доходит до клетки с картой или проходит её, приносит по карте всем, кто ещё не дошёл.
page-market = Рынок
page-goal = до { $goal } очков
page-market-tip = Взамен каждого сданного украшения вы берёте отсюда новое.
page-pile = Стопка карт
page-pile-tip = Взять карту — одно из ваших действий. На руке может быть карт: { $limit }; лишние сбрасывают.
page-hand = Ваши карты
page-hand-tip = Их видите только вы. Синие играют в свой ход за действие; красные (⚡) — в ответ на чужие ходы, без траты действия. Предел: { $limit }.
page-tip-brown = Очки: { $points }. Когда все отверстия заняты, украшение нужно сдать до конца хода.
page-tip-blue = Очки: { $points }. Законченное можно сдать сразу или придержать и сдать набором с другими того же цвета.
page-tip-slots = Нужны камни, в любом порядке:
page-tip-rainbow = Подходит любой цвет, но все камни должны быть одинаковыми.
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
page-jewels = Ваши украшения
page-jewels-of = Украшения: { $player }
page-five = Ваши пять украшений: оставьте три
page-no-tile = сюда ляжет новое
page-kept-here = сюда ляжет выбранное
page-cards = Карты: { $number } из { $limit }
page-actions = { $actions ->
    [one] осталось { $actions } действие
    [few] осталось { $actions } действия
   *[other] осталось { $actions } действий
}
page-hand-label = Ваши карты: { $number } из { $limit }
page-hand-none = Карт нет. Взять карту — действие.
page-hand-hidden = Эти карты видит только их хозяин.
page-pile-label = Стопка карт: { $number }
page-draw-label = Взять карту, это действие. В стопке: { $number }
page-now-action = за действие
page-now-free = бесплатно
page-now-drop = сбросить эту
page-now-waits = ответ на чужой ход
page-now-not-this = сейчас не подходит
page-now-own-turn = для своего хода
page-now-nothing = сейчас ничего не даст
page-now-later = не сейчас
page-could-dig = Следующие в шахте: { $stones }.
page-could-draw = Берёте карт: { $number }; на руке останется не больше { $limit }.
page-could-cart = { $player }: { $stones }
page-could-own = вы: { $stones }
page-could-set = Подходят: { $stones }.

## Строка под шахтой

page-line-card = { $player }: сыграна карта «{ $card }».
page-line-again = { $player }: карта «{ $card }» в ответ на «{ $on }».
page-line-works = { $player }: карта «{ $card }» действует.
page-line-take = { $player }: взят камень. Ответить можно картой.
page-line-set = { $player }: вставлен камень. Ответить можно картой.
page-vain-no_card = Вам нечем ответить.
page-vain-no_use = Вам нечем ответить: ваша карта сейчас ничего не даст.
page-meant = Цель: { $player }.
page-held = Ваш ответ: { $answer }. Он подействует, когда у всех выйдет время.
page-answered = дан
page-window = Время одинаково для всех
page-tray = возвращаются:
page-tray-dug = выкопано:
page-bonus = { $number ->
    [one] { $player }: пройдена клетка { $cell }. Ещё не на ней и получает карту: { $players }.
   *[other] { $player }: пройдена клетка { $cell }. Ещё не на ней и получают карты: { $players }.
}
page-passes = { $number ->
    [one] Вы проходите { $cell }: карту получит { $players }.
   *[other] Вы проходите { $cell }: по карте получат { $players }.
}
page-moves = Фишка пойдёт с { $from } на { $to }.
page-wins = Вы наберёте { $goal } и победите!
page-sum-set = набор { $points }

## Что спрашивает карта

page-stage = Что спрашивает карта
page-gets = получит +{ $points }
page-owner-gets = { $player }: за это { $points ->
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
page-tray-return-how = Кто скатится позже, окажется дальше в очереди.
page-cart-of = Вагонетка: { $player }
page-tiles-of = Украшения: { $player }
page-stones-left = Можно ещё камней: { $number }.

## Что можно выбрать

page-take-label = Взять камень у входа ({ $colour }), это действие
page-discard-label = Вернуть камень в шахту ({ $colour }), это действие
page-pick-stone = Взять в руку камень: { $colour }
page-give-stone = Отдать камень: { $colour }
page-give-tile = Отдать:
page-get-tile = Получить:
page-choose-label = Взять:
page-refresh-label = Заменить:
page-set-label = Вставить камень ({ $colour }) сюда: { $kind }
page-set-several = Вставить один из камней сюда: { $kind }
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
page-head-end = Конец хода
page-head-must = Сдайте готовое
page-head-stone = Камень в руке: { $colour }
page-head-target = На кого «{ $card }»?
page-head-wait = Ждём, ответит ли кто-нибудь
page-head-answer_card-yes = Отменить эту карту?
page-head-answer_card-no = { $player }: «{ $card }»
page-head-answer_take-yes = Взять камень вслед?
page-head-answer_take-no = { $player }: взят камень
page-head-answer_set-yes = Вставить камень вслед?
page-head-answer_set-no = { $player }: вставлен камень
page-head-swap-give = Какое своё украшение отдать?
page-head-swap-get = { $market ->
    [yes] Какое украшение взять с рынка?
   *[no] Какое украшение получить?
}
page-head-trade-give = Какой свой камень отдать?
page-head-trade-get = Какой камень получить?
page-head-set_new = Вставите камень в новое?
page-head-take_from_jewel = Выберите камень, который заберёте
page-head-empty_cart = Выберите камень, который вернётся в шахту
page-head-dig = Выберите, сколько камней выкопать
page-head-keep = Какой камень оставить?
page-head-rob_cart = Выберите камень для своей вагонетки
page-head-set_more = Вставьте камень. Можно ещё: { $number }
page-head-copy_set = Вставьте камень вслед
page-head-return = Какой камень вернуть следующим?
page-head-replace = { $number ->
    [one] Возьмите украшение
    [few] Возьмите { $number } украшения
   *[other] Возьмите { $number } украшений
}
page-head-refresh = { $number ->
    [one] Отметьте украшение, которое заменить
   *[other] Отметьте украшения, которые заменить: { $number }
}
page-head-drop = Какую карту сбросить?

page-how-opening = Остальные два уйдут в сброс. Голубые, сданные набором одного цвета, дают больше очков.
page-how-turn = Выберите подсвеченное: камень у входа, камень из вагонетки или карту.
page-how-turn-full = Вагонетка полна: вставьте или сбросьте камень либо выберите карту.
page-how-turn-empty = Выберите подсвеченное: камень у входа или карту.
page-how-brown = Готовое коричневое сдайте до конца хода: это не действие.
page-how-blue = Выберите подсвеченное. Готовое голубое может подождать: набор одного цвета даёт больше.
page-how-must = Коричневые украшения хранить нельзя. Сдача не тратит действие.
page-how-end = Сдайте готовое голубое или придержите его для набора.
page-how-stone = { $places ->
    [0] Вставить его сейчас некуда. Можно вернуть его в шахту.
    [one] Вставьте его в подсвеченное украшение.
   *[other] Вставьте его в одно из подсвеченных украшений.
}
page-how-target = Потом остальные смогут отменить карту.
page-how-answer_card-again = { $player }: отмена карты «{ $card }».
page-how-answer_take-yes = { $player }: взят камень. Ваша карта подсвечена, действие она не тратит.
page-how-answer_set-yes = { $player }: вставлен камень. Ваша карта подсвечена, действие она не тратит.
page-how-swap_jewel = Оба украшения без камней. Потом в новое можно сразу вставить камень.
page-how-swap_stone = Камни поменяются вагонетками.
page-how-set_new = Действие на это не тратится.
page-how-take_from_jewel = Он попадёт в вашу вагонетку.
page-how-empty_cart = Можно ещё: { $number }.
page-how-dig = Один из них вернётся; остальные можно оставить в вагонетке, если есть место.
page-how-keep = Хотя бы один вернётся в шахту.
page-how-rob_cart = Можно ещё: { $number }.
page-how-set_more = Выберите камень или подсвеченное отверстие.
page-how-copy_set = Выберите камень или подсвеченное отверстие. Готовое украшение подождёт вашего хода.
page-how-return = Камни сданных украшений возвращаются в конец очереди.
page-how-replace = { $number ->
    [one] Оно на рынке, взамен сданного. Не нравятся? Сначала можно заменить { $number }.
   *[other] Они на рынке, взамен сданных. Не нравятся? Сначала можно заменить { $number }.
}
page-how-replace-only = Оно ляжет перед вами, а рынок пополнится.
page-how-refresh = Новые придут из стопки, потом вы выберете.
page-how-drop = Карт слишком много: на руке их может быть { $limit }.

page-do-take = Взять камень у входа в вагонетку: { $colour }. Одно действие.
page-do-draw = Взять верхнюю карту стопки. Одно действие.
page-do-discard = Вернуть камень в шахту: { $colour }. Одно действие.
page-do-set = Вставить камень ({ $colour }) сюда: { $kind }. Останется вставить: { $left }.
page-do-finish = Украшение ({ $kind }) будет готово. Очки за сдачу: { $points }.
page-do-play = Сыграть «{ $card }».
page-do-drop = Сбросить «{ $card }».
page-do-choose = Взять: { $tile }.

## Кнопки

page-take = Камень
page-draw = Взять карту
page-draw-short = Карта
page-set = Вставить
page-discard = Сбросить
page-put-back = Положить
page-back = Назад
page-end = Закончить ход
page-end-brown = Сначала нужно сдать готовое коричневое украшение.
page-pass = Пас
page-pass-title = Пусть так и будет. Никто не узнает, могли ли вы ответить.
page-always = Пас до конца хода
page-always-title = До конца этого хода вас больше не спросят.
page-keep-these = Оставить эти три
page-keep-first = Сначала выберите три украшения.
page-refresh = { $number ->
    [one] Сначала заменить одно
   *[other] Сначала заменить { $number }
}
page-refresh-title = Сбросить с рынка столько украшений, сколько вы возьмёте, и выложить новые. Только один раз.
page-refresh-these = Заменить
page-refresh-first = Отметьте ровно столько: { $number }.
page-rest-back = Остальные вернуть
page-no-set = Не вставлять
page-enough = Хватит

## Шаги и клавиши

page-step-first = Первое действие
page-step-second = Второе действие
page-step-hand-in = Сдача, конец хода
page-step-answers = Ответы
page-key-take = взять камень
page-key-draw = взять карту
page-key-stone = вставить или сбросить камень из руки
page-key-hand-in = сдать украшение
page-key-end = закончить ход
page-key-always = до конца хода не отвечать на чужие действия

## Откуда взяты компоненты

page-source-cards = 34 карты, их действие и количество, 40 камней и трек с особыми делениями.
page-source-tiles = 36 украшений, кроме немногих, названных в примерах. То, что коричневых 17, а голубых 19, сказано в книге правил.
