### Край самоцветов: все слова, которые читает игрок. Имена украшений и карт берутся из файлов с компонентами.

name = Край самоцветов
tagline = Добывайте камни, вставляйте их в украшения и первым наберите 20 очков.

## Что нужно решить

step-fill_mine = Камни спускаются с горки.
step-first_player = Выбирается первый игрок.
step-draw_card = Берётся карта.
step-deal_tile = Раздаются украшения.
step-draw_tile = На рынок выкладывается украшение.
step-opening = Какие три украшения из пяти оставить?
step-turn = { $actions_left ->
    [0] Оба действия выполнены. Сдать что-нибудь ещё или закончить ход?
    [one] Осталось одно действие. Что вы делаете?
   *[other] Ваш ход, действий: { $actions_left }. Что вы делаете?
}
step-target = Против кого или для чего сыграна карта?
step-answer_card = Сыграна карта. Отменить её?
step-answer_take = Взят камень. Взять вслед, сыграв карту?
step-answer_set = Вставлен камень. Вставить вслед, сыграв карту?
step-swap_jewel = Какое своё украшение на какое чужое? Оба без камней.
step-set_new = Сразу вставить камень в новое украшение?
step-swap_stone = Какой камень отдать и какой получить?
step-take_from_jewel = Какой камень взять из незавершённого украшения?
step-empty_cart = Какой камень вернуть в шахту?
step-dig = Сколько камней взять из входа в шахту?
step-keep = Какой камень положить в вагонетку? Хотя бы один вернётся в шахту.
step-rob_cart = Какой камень переложить в свою вагонетку?
step-set_more = Какой камень вставить и куда?
step-copy_set = Какой камень вставить и куда?
step-return = Какой камень спустить с горки следующим?
step-replace = Возьмите украшение с рынка. До первого можно сбросить оттуда ровно столько, сколько вы возьмёте: { $missing }.
step-drop = Карт слишком много. Какую сбросить?
step-over = Игра окончена.

## Действия

action-pass = Больше ничего
action-open = Оставить украшения { $tiles }
action-target = { $target }
action-swap = Своё украшение { $place } на чужое { $space }
action-trade = Отдать: { $give }, получить: { $get }
action-pull = Взять: { $colour }, украшение { $place }
action-dig = { $stones }
action-keep = Оставить: { $colour }
action-rob = Забрать: { $colour }
action-return = Вернуть: { $colour }
action-refresh = Сбросить с рынка: { $spaces }
action-choose = Взять с рынка украшение { $space }
action-stone = С горки спущен камень: { $colour }
action-first = Начинает место { $seat }
action-take = Взять камень
action-set = Вставить: { $colour }, украшение { $place }
action-discard = Сбросить: { $colour }
action-draw = Взять карту
action-hand_in = Сдать: { $places }
action-play = Сыграть «{ $card }»
action-drop = Сбросить «{ $card }»
action-card = Взята карта: «{ $card }»
action-tile = Вытянуто украшение: { $tile }

colour-red = красный
colour-green = зелёный
colour-yellow = жёлтый
colour-blue = голубой
give-red = красный
give-green = зелёный
give-yellow = жёлтый
give-blue = голубой
get-red = красный
get-green = зелёный
get-yellow = жёлтый
get-blue = голубой
stones-1 = Один камень, он вернётся
stones-2 = Два камня
stones-3 = Три камня
stones-red = красный
stones-green = зелёный
stones-yellow = жёлтый
stones-blue = голубой
letter-red = К
letter-green = З
letter-yellow = Ж
letter-blue = Г
letter-rainbow = *
slot-rainbow = радужный
background-brown = коричневый
background-blue = голубой
timing-own = в свой ход, за действие
timing-any = в любой ход, без траты действия
target-1 = игрок 1
target-2 = игрок 2
target-3 = игрок 3
target-4 = игрок 4
target-market = рынок
tiles-123 = 1, 2, 3
tiles-124 = 1, 2, 4
tiles-125 = 1, 2, 5
tiles-134 = 1, 3, 4
tiles-135 = 1, 3, 5
tiles-145 = 1, 4, 5
tiles-234 = 2, 3, 4
tiles-235 = 2, 3, 5
tiles-245 = 2, 4, 5
tiles-345 = 3, 4, 5
places-1 = украшение 1
places-2 = украшение 2
places-12 = набор из украшений 1 и 2
places-3 = украшение 3
places-13 = набор из украшений 1 и 3
places-23 = набор из украшений 2 и 3
places-123 = набор из всех трёх украшений
spaces-1 = украшение 1
spaces-2 = украшение 2
spaces-12 = украшения 1 и 2
spaces-3 = украшение 3
spaces-13 = украшения 1 и 3
spaces-23 = украшения 2 и 3
spaces-123 = украшения 1, 2 и 3
spaces-4 = украшение 4
spaces-14 = украшения 1 и 4
spaces-24 = украшения 2 и 4
spaces-124 = украшения 1, 2 и 4
spaces-34 = украшения 3 и 4
spaces-134 = украшения 1, 3 и 4
spaces-234 = украшения 2, 3 и 4
spaces-1234 = все четыре украшения

## Что делают карты; $amount и $points — числа карты

effect-swap_jewel = Обменяйте пустое украшение с игроком или рынком; в новое можно сразу вставить камень.
effect-swap_stone = Обменяйте камень из своей вагонетки на камень другого цвета из чужой.
effect-take_from_jewel = Возьмите в свою вагонетку камень из чужого незавершённого украшения. Хозяину: +{ $points }.
effect-draw = { $amount ->
    [one] Возьмите { $amount } карту.
    [few] Возьмите { $amount } карты.
   *[other] Возьмите { $amount } карт.
}
effect-empty_cart = { $amount ->
    [one] Верните в шахту { $amount } камень из любой вагонетки, можно и своей. Хозяину: +{ $points }.
   *[other] Верните в шахту до { $amount } камней из одной вагонетки, можно и своей. Хозяину: +{ $points }.
}
effect-dig = { $amount ->
    [one] Возьмите { $amount } камень из шахты; он вернётся туда.
   *[other] Возьмите до { $amount } камней из шахты: один вернётся, остальные можно оставить в вагонетке.
}
effect-rob_cart = { $amount ->
    [one] Переложите { $amount } камень из чужой вагонетки в свою. Хозяину: +{ $points }.
   *[other] Переложите до { $amount } камней из чужой вагонетки в свою. Хозяину: +{ $points }.
}
effect-set = { $amount ->
    [one] Вставьте { $amount } камень из своей вагонетки.
   *[other] Вставьте до { $amount } камней из своей вагонетки.
}
effect-cancel = Отмените только что сыгранную карту.
effect-copy_take = После чужого действия «взять камень» возьмите камень и вы.
effect-copy_set = После чужого действия «вставить камень» вставьте камень и вы.

## Что произошло

event-mine_filled = Шахта наполнена камнями.
event-first_player = { $player }: первый ход.
event-stone_taken = { $player }: взят камень, { $colour }.
event-card_drawn = { $player }: взята карта.
event-card_seen = Это карта «{ $card }».
event-cards_shuffled = Сброшенные карты стали новой стопкой.
event-tile_dealt = Вам роздано: { $tile }.
event-tile_kept = { $player }: оставлено украшение { $tile }.
event-tile_put_aside = { $player }: сброшено украшение { $tile }.
event-tile_laid = На рынке, место { $space }: { $tile }.
event-turn_begun = { $player }: начало хода.
event-stone_set = { $player }: вставлен камень, { $colour }; украшение: { $tile }.
event-jewel_finished = { $player }: закончено украшение { $tile }.
event-stone_discarded = { $player }: сброшен камень, { $colour }.
event-card_played = { $player }: сыграна карта «{ $card }».
event-target_named = Цель карты: { $target }.
event-card_cancelled = { $player }: карта «{ $card }» отменена.
event-card_dropped = { $player }: лишняя карта «{ $card }» сброшена.
event-tile_given = { $player }: отдано украшение { $tile }.
event-tile_got = { $player }: получено украшение { $tile }.
event-stones_swapped = { $player }: отдан камень ({ $give }), получен ({ $get }); другая сторона: { $target }.
event-stone_pulled = { $player }: взят камень ({ $colour }) из украшения { $tile }; его хозяин: { $target }.
event-cart_emptied = { $player }: возвращён в шахту камень ({ $colour }); хозяин вагонетки: { $target }.
event-cart_robbed = { $player }: забран камень ({ $colour }); хозяин вагонетки: { $target }.
event-stone_dug = { $player }: выкопан камень, { $colour }.
event-stone_kept = { $player }: оставлен камень, { $colour }.
event-tile_handed_in = { $player }: сдано украшение { $tile }.
event-set_handed_in = { $points ->
    [one] Это набор: ещё { $points } очко.
    [few] Это набор: ещё { $points } очка.
   *[other] Это набор: ещё { $points } очков.
}
event-pawn_moved = { $points ->
    [one] { $player }: { $points } очко, фишка на делении { $pawn }.
    [few] { $player }: { $points } очка, фишка на делении { $pawn }.
   *[other] { $player }: { $points } очков, фишка на делении { $pawn }.
}
event-bonus_card = { $player }: фишка ещё не дошла до деления { $cell }, полагается карта.
event-stone_returned = { $player }: возвращён в шахту камень, { $colour }.
event-tiles_shuffled = Сброшенные украшения стали новой стопкой.
event-tile_refreshed = { $player }: с рынка сброшено украшение { $tile }.
event-tile_chosen = { $player }: с рынка взято украшение { $tile }.
event-step_skipped = { $why ->
    [must_hand_in] { $player }: коричневое украшение сдаётся до конца хода, выбирать больше не из чего.
    [new_tile_takes_none] { $player }: в вагонетке нет камня, который подошёл бы к новому украшению.
    [nothing_fits] { $player }: больше ни один камень вагонетки никуда не подходит.
    [cart_full] { $player }: вагонетка полна.
    [mine_empty] { $player }: шахта пуста, карта остаётся на руке.
   *[cancelled_already] { $player }: эту карту уже отменяет другой игрок, своя остаётся на руке.
}
event-game_over = { $player }: цель достигнута. Игра окончена.

## Подсчёт очков

sheet-jewels = Украшения
sheet-sets = Наборы
sheet-cards = Карты

## Ошибки

error-game-over = Игра окончена.
error-chance-first = Сначала нужно что-то вытянуть.
error-no-draw = Сейчас этого вытянуть нельзя (шаг { $step }).
error-not-asked = Вас сейчас не спрашивают.
error-not-your-turn = Сейчас ходит место { $seat }.
error-no-pass = Здесь нельзя пасовать.
error-no-refresh = Обновить рынок можно только один раз, до того как взято первое украшение.
error-wrong-refresh = Сбросьте с рынка ровно столько украшений, сколько возьмёте: { $tiles }.
error-actions-left = В ходу ровно два действия; у вас осталось: { $left }.
error-brown-left = Законченное коричневое украшение нужно сдать до конца хода.
error-no-actions = Оба действия этого хода уже выполнены.
error-mine-empty = Шахта пуста.
error-cart-full = Ваша вагонетка полна.
error-no-slot = В украшении { $place } нет свободного отверстия для этого цвета: { $colour }.
error-no-stone = В вашей вагонетке нет камня этого цвета: { $colour }.
error-not-finished = Украшение { $place } не закончено.
error-no-set = Вместе можно сдать только голубые украшения с камнями одного цвета.
error-no-card = У вас нет этой карты: «{ $card }».
error-only-answers = Этой картой отвечают на то, что только что сделал другой игрок.
error-own-turn-only = Эту карту играют в свой ход.
error-does-nothing = Сейчас эта карта ничего не даст.
error-must-act = Ваш ход: возьмите, вставьте или сбросьте камень, возьмите или сыграйте карту, сдайте украшение.
error-must-open = Выберите три украшения из пяти.
error-must-target = Назовите цель, на которую карта подействует.
error-must-answer-card = Отмените только что сыгранную карту или пасуйте.
error-must-answer-take = Сыграйте карту, чтобы тоже взять камень, или пасуйте.
error-must-answer-set = Сыграйте карту, чтобы тоже вставить камень, или пасуйте.
error-must-swap-jewel = Обменяйте два украшения без камней.
error-must-set-new = Вставьте камень в только что полученное украшение или откажитесь.
error-must-swap-stone = Обменяйте два камня разных цветов.
error-must-take-from-jewel = Возьмите камень из незаконченного украшения названного игрока.
error-must-empty = Верните в шахту камень из названной вагонетки.
error-must-dig = Возьмите из шахты от одного до трёх камней, но не больше, чем в ней есть.
error-must-keep = Оставьте один из выкопанных камней или верните остальные.
error-must-rob = Заберите камень из вагонетки названного игрока.
error-must-set = Вставьте камень из вагонетки туда, где он подходит.
error-must-return = Выберите, какой камень следующим вернётся в шахту.
error-must-replace = Возьмите украшение с рынка.
error-must-drop = Сбросьте карту: на руке больше карт, чем можно.

## Стол в терминале

board-turn = { $actions ->
    [one] ходит { $player }, осталось { $actions } действие
    [few] ходит { $player }, осталось { $actions } действия
   *[other] ходит { $player }, осталось { $actions } действий
}
board-goal = победа — { $goal } очков
board-track = Трек
board-mine = Шахта, сначала вход
board-tray = возвращаются:
board-market = Рынок
board-piles = (в стопке украшений: { $tiles }, карт: { $cards })
board-dealt = Ваши пять украшений
board-you = { $player } (вы)
board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
board-cart = вагонетка
board-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
board-played = { $player }: сыграна карта «{ $card }».
board-target = Она направлена сюда: { $target }.
board-target-cart = { $player }, вагонетка { $cart }
board-no-answer = пусть всё идёт своим чередом
window-answer_card = Сейчас спрашивают всех, у кого есть карты, чтобы никто не узнал, кто может отменить. Отмена (⚡) не тратит действие; её тоже можно отменить.
window-answer_take = { $player }: взят камень. Сейчас спрашивают всех, у кого есть карты, чтобы никто не узнал, кто может взять вслед (⚡, без траты действия).
window-answer_set = { $player }: вставлен камень. Сейчас спрашивают всех, у кого есть карты, чтобы никто не узнал, кто может вставить вслед (⚡, без траты действия).
heading-play = Сыграть карту:
board-legend =
    Кольцо [Кз] ≈2 — украшение с коричневым фоном и двумя отверстиями: красный камень вставлен, зелёного нет. Законченное коричневое (✓) нужно сдать до конца хода.
    Браслет (кк) ≈2+1 — украшение с голубым фоном: 2 очка и ещё 1, если сдать его вместе с другим того же цвета. * — отверстие для любого цвета, но все камни в украшении одинаковы.
    На треке ♟1 — фишка места 1. Кто доходит до клетки с числом или проходит её, приносит по карте всем, кто ещё не дошёл. ⚡ — карты любого хода, ▶ — чей ход.
    ≈ — число восстановлено нами, напечатанное неизвестно.
