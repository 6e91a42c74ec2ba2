### Край самоцветов: все слова, которые читает игрок. Имена украшений и карт берутся из файлов с компонентами.

name = Край самоцветов
tagline = Добывайте камни, вставляйте их в украшения и первыми наберите 20 очков.

## Что нужно решить

step-fill_mine = Камни спускаются с горки.
step-first_player = Жребий решает, кто начинает.
step-draw_card = Берётся карта.
step-deal_tile = Раздаются украшения.
step-draw_tile = На рынок выкладывается украшение.
step-opening = Какие три украшения из пяти оставить?
step-turn = { $actions_left ->
    [0] Оба действия сделаны. Сдадите украшение или закончите ход?
    [one] Осталось одно действие. Что делаете?
   *[other] Ваш ход, действий: { $actions_left }. Что делаете?
}
step-target = На кого играете карту?
step-answer_card = Сыграна карта. Отменить её?
step-answer_take = Соперник взял камень. Сыграть карту и тоже взять камень?
step-answer_set = Соперник вставил камень. Сыграть карту и тоже вставить камень?
step-swap_jewel = Какое своё украшение обменять и на какое? Оба должны быть без камней.
step-set_new = Сразу вставить камень в новое украшение?
step-swap_stone = Какой камень отдать и какой получить?
step-take_from_jewel = Какой камень забрать из чужого украшения?
step-empty_cart = Какой камень вернуть в шахту?
step-dig = Сколько камней взять у входа в шахту?
step-keep = Какой камень оставить в вагонетке? Хотя бы один нужно вернуть.
step-rob_cart = Какой камень забрать в свою вагонетку?
step-set_more = Какой камень вставить и куда?
step-copy_set = Какой камень вставить и куда?
step-return = Какой камень вернуть в шахту следующим?
step-replace = Возьмите украшение с рынка. Сначала можно один раз заменить там столько украшений, сколько вы берёте: { $missing }.
step-drop = У вас слишком много карт. Какую сбросить?
step-over = Игра окончена.

## Действия

action-pass = Пропустить
action-open = Оставить украшения { $tiles }
action-target = { $target }
action-swap = Ваше украшение { $place } на украшение { $space }
action-trade = Отдать { $give } камень, получить { $get }
action-pull = Забрать { $colour } камень, украшение { $place }
action-dig = { $stones }
action-keep = Оставить { $colour } камень
action-rob = Забрать { $colour } камень
action-return = Вернуть { $colour } камень
action-refresh = Сбросить с рынка: { $spaces }
action-choose = Взять с рынка украшение { $space }
action-stone = В шахту скатывается { $colour } камень
action-first = Начинает место { $seat }
action-take = Взять камень
action-set = Вставить { $colour } камень в украшение { $place }
action-discard = Сбросить { $colour } камень
action-draw = Взять карту
action-hand_in = Сдать: { $places }
action-play = Сыграть карту «{ $card }»
action-drop = Сбросить карту «{ $card }»
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
timing-own = в свой ход, стоит действие
timing-any = в любой ход, бесплатно
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

effect-swap_jewel = Обменяйте своё украшение без камней с другим игроком или рынком. В новое можно сразу вставить камень.
effect-swap_stone = Обменяйте камень из своей вагонетки на камень другого цвета из чужой.
effect-take_from_jewel = Заберите камень из чужого незавершённого украшения. Владелец получает +{ $points }.
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
effect-copy_take = Другой игрок взял камень? Возьмите и вы.
effect-copy_set = Другой игрок вставил камень? Вставьте и вы.

## Что произошло

event-mine_filled = Шахта полна камней.
event-first_player = Первый ход: { $player }.
event-stone_taken = { $player } берёт { $colour } камень.
event-card_drawn = { $player } берёт карту.
event-card_seen = В руке карта «{ $card }».
event-cards_shuffled = Сброс перемешан: это новая стопка карт.
event-tile_dealt = Вам досталось: { $tile }.
event-tile_kept = { $player } оставляет: { $tile }.
event-tile_put_aside = { $player } сбрасывает: { $tile }.
event-tile_laid = На рынке новое украшение (место { $space }): { $tile }.
event-turn_begun = Ходит { $player }.
event-stone_set = { $player } вставляет { $colour } камень: { $tile }.
event-jewel_finished = { $player } завершает украшение: { $tile }.
event-stone_discarded = { $player } сбрасывает { $colour } камень.
event-card_played = { $player } играет карту «{ $card }».
event-target_named = Цель: { $target }.
event-card_cancelled = { $player } теряет карту «{ $card }»: её отменили.
event-card_dropped = { $player } сбрасывает лишнюю карту «{ $card }».
event-tile_given = { $player } отдаёт: { $tile }.
event-tile_got = { $player } получает: { $tile }.
event-stones_swapped = { $player } и { $target } меняются камнями: { $give } на { $get }.
event-stone_pulled = { $player } забирает { $colour } камень из чужого украшения: { $tile } ({ $target }).
event-cart_emptied = { $player } возвращает в шахту { $colour } камень из вагонетки игрока { $target }.
event-cart_robbed = { $player } забирает { $colour } камень из вагонетки игрока { $target }.
event-stone_dug = { $player } выкапывает { $colour } камень.
event-stone_kept = { $player } оставляет { $colour } камень.
event-tile_handed_in = { $player } сдаёт украшение: { $tile }.
event-set_handed_in = { $points ->
    [one] Набор: ещё { $points } очко.
    [few] Набор: ещё { $points } очка.
   *[other] Набор: ещё { $points } очков.
}
event-pawn_moved = { $points ->
    [one] { $player } получает { $points } очко. На треке: { $pawn }.
    [few] { $player } получает { $points } очка. На треке: { $pawn }.
   *[other] { $player } получает { $points } очков. На треке: { $pawn }.
}
event-bonus_card = { $player } берёт карту: отстаёт от клетки { $cell }.
event-stone_returned = { $player } возвращает в шахту { $colour } камень.
event-tiles_shuffled = Сброс перемешан: это новая стопка украшений.
event-tile_refreshed = { $player } сбрасывает с рынка: { $tile }.
event-tile_chosen = { $player } берёт с рынка: { $tile }.
event-step_skipped = { $why ->
    [must_hand_in] { $player } сдаёт коричневое украшение до конца хода: выбирать больше не из чего.
    [new_tile_takes_none] { $player } не вставляет камень: к новому украшению ни один не подходит.
    [nothing_fits] { $player } больше не вставляет камни: ни один не подходит.
    [cart_full] { $player } больше не берёт камни: вагонетка полна.
    [mine_empty] { $player } оставляет карту на руке: шахта пуста.
   *[cancelled_already] { $player } оставляет отмену на руке: эту карту уже отменяет другой игрок.
}
event-game_over = { $player } достигает цели. Игра окончена.

## Подсчёт очков

sheet-jewels = Украшения
sheet-sets = Наборы
sheet-cards = Карты

## Чем хорош ход

reason-finishes = Украшение готово: { $tile }.
reason-set-ready = { $points ->
    [one] Набор готов к сдаче: ещё +{ $points } очко.
    [few] Набор готов к сдаче: ещё +{ $points } очка.
   *[other] Набор готов к сдаче: ещё +{ $points } очков.
}
reason-sets = { $left ->
    [one] { $tile }: не хватает ещё { $left } камня.
    [few] { $tile }: не хватает ещё { $left } камней.
   *[other] { $tile }: не хватает ещё { $left } камней.
}
reason-wins = Доводит до цели: победа.
reason-hand-in-set = Шагов по шкале: { $points }, из них за набор: { $sets }.
reason-hand-in = { $points ->
    [one] { $points } шаг по шкале.
    [few] { $points } шага по шкале.
   *[other] { $points } шагов по шкале.
}
reason-needed = Вашим украшениям нужен этот камень: { $colour }.
reason-denies = Этот камень ({ $colour }) нужен игроку { $target }, который ходит следующим.
reason-spare = Камень ({ $colour }) пригодится для будущих украшений.
reason-returns = Камень ({ $colour }) возвращается в шахту.
reason-unneeded = Этот камень ({ $colour }) не нужен ни одному вашему украшению.
reason-cart-room = Освобождает место в тележке.
reason-draw = { $cards ->
    [one] Карта про запас: на руке будет { $cards } карта.
    [few] Карта про запас: на руке будет { $cards } карты.
   *[other] Карта про запас: на руке будет { $cards } карт.
}
reason-plays = { $kind_id ->
    [draw] Несколько карт за одно действие.
    [dig] Несколько камней за одно действие.
    [set] Несколько камней в украшения за одно действие.
    [rob_cart] Забирает камни, которые собрал другой.
    [empty_cart] Камни вернутся в шахту, и их собравший останется без них.
    [take_from_jewel] Разрушает чужое украшение и даёт его камень.
    [swap_jewel] Лучшее украшение вместо худшего.
    [swap_stone] Нужный камень вместо ненужного.
    [cancel] Чужая карта не сработает.
    [copy_take] Бесплатный камень вне хода.
   *[copy_set] Камень в украшение бесплатно, вне хода.
}
reason-drops = Без карты «{ $card }» можно обойтись.
reason-market = Украшение с рынка достанется вам.
reason-leader = { $target } впереди всех на шкале.
reason-target = Цель карты — { $target }.
reason-tile-fits = { $stones ->
    [one] { $tile }: подходит { $stones } камень из тележки.
    [few] { $tile }: подходят { $stones } камня из тележки.
   *[other] { $tile }: подходят { $stones } камней из тележки.
}
reason-tile = { $points ->
    [one] { $tile }: { $points } очко.
    [few] { $tile }: { $points } очка.
   *[other] { $tile }: { $points } очков.
}
reason-opening = { $points ->
    [one] Вместе эти украшения дают { $points } очко.
    [few] Вместе эти украшения дают { $points } очка.
   *[other] Вместе эти украшения дают { $points } очков.
}
reason-refresh = Новые украшения могут лучше подойти вашим камням.
reason-digs = { $kept ->
    [0] Сдвигает шахту на один камень.
    [one] В тележке останется до { $kept } камня.
   *[other] В тележке останется до { $kept } камней.
}
reason-nothing-fits = Сыграть здесь нечего.
reason-keeps-card = Карта останется для лучшего случая.
reason-enough = Больше здесь ничего не поможет.

## Ошибки

error-game-over = Игра окончена.
error-chance-first = Сначала нужно что-то вытянуть.
error-no-draw = Сейчас этого вытянуть нельзя (шаг { $step }).
error-not-asked = Сейчас решают другие.
error-not-your-turn = Сейчас ходит место { $seat }.
error-no-pass = Этот шаг пропустить нельзя.
error-no-refresh = Рынок можно обновить только один раз и только до первого взятого украшения.
error-wrong-refresh = Сбросьте с рынка ровно столько украшений, сколько возьмёте: { $tiles }.
error-actions-left = За ход нужно сделать два действия; осталось: { $left }.
error-brown-left = Сначала сдайте завершённое коричневое украшение.
error-no-actions = Оба действия этого хода уже выполнены.
error-mine-empty = Шахта пуста.
error-cart-full = Ваша вагонетка полна.
error-no-slot = В украшении { $place } нет отверстия для этого цвета: { $colour }.
error-no-stone = В вашей вагонетке нет камня этого цвета: { $colour }.
error-not-finished = Украшение { $place } ещё не завершено.
error-no-set = Вместе можно сдать только голубые украшения с камнями одного цвета.
error-no-card = У вас нет этой карты: «{ $card }».
error-only-answers = Этой картой отвечают на действие другого игрока.
error-own-turn-only = Эту карту играют в свой ход.
error-does-nothing = Сейчас эта карта ничего не изменит.
error-must-act = Ваш ход: возьмите, вставьте или сбросьте камень, возьмите или сыграйте карту, сдайте украшение.
error-must-open = Выберите три украшения из пяти.
error-must-target = Выберите цель карты.
error-must-answer-card = Отмените сыгранную карту или пасуйте.
error-must-answer-take = Сыграйте карту, чтобы тоже взять камень, или пасуйте.
error-must-answer-set = Сыграйте карту, чтобы тоже вставить камень, или пасуйте.
error-must-swap-jewel = Обменяйте два украшения без камней.
error-must-set-new = Вставьте камень в новое украшение или пропустите шаг.
error-must-swap-stone = Обменяйте два камня разных цветов.
error-must-take-from-jewel = Заберите камень из незавершённого украшения выбранного игрока.
error-must-empty = Верните в шахту камень из выбранной вагонетки.
error-must-dig = Возьмите из шахты от одного до трёх камней, но не больше, чем в ней есть.
error-must-keep = Оставьте один из выкопанных камней или верните остальные.
error-must-rob = Заберите камень из вагонетки выбранного игрока.
error-must-set = Вставьте камень из вагонетки туда, где он подходит.
error-must-return = Верните в шахту один из этих камней.
error-must-replace = Возьмите украшение с рынка.
error-must-drop = Сбросьте карту: на руке слишком много карт.
error-number-of-tiles = украшений должно быть от { $least } до { $most }, а не { $given }
error-tile-slots = в «slots» — от одного до четырёх слов из { $words }
error-brown-slots = на коричневом украшении камни разных цветов
error-blue-slots = все гнёзда синего украшения одинаковы
error-rainbow-slots = у радужного украшения не меньше двух гнёзд
error-special-order = числа в «special» должны возрастать
error-special-number = клеток в «special» может быть не больше { $most }
error-kinds-of-card = видов карт может быть не больше { $most }
error-number-of-cards = карт должно быть от { $least } до { $most }, а не { $given }

## Стол в терминале

board-turn = { $actions ->
    [one] ходит { $player }, осталось { $actions } действие
    [few] ходит { $player }, осталось { $actions } действия
   *[other] ходит { $player }, осталось { $actions } действий
}
board-goal = победа — { $goal } очков
board-track = Трек победных очков
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
board-played = { $player } играет карту «{ $card }».
board-target = Цель: { $target }.
board-target-cart = { $player }, вагонетка { $cart }
board-no-answer = не отвечать
window-answer_card = Спрашивают всех, у кого есть карты, чтобы никто не узнал, кто может отменить. Отмена (⚡) не тратит действие; её тоже можно отменить.
window-answer_take = { $player } берёт камень. Спрашивают всех, у кого есть карты, чтобы никто не узнал, кто может ответить (⚡, действие не тратится).
window-answer_set = { $player } вставляет камень. Спрашивают всех, у кого есть карты, чтобы никто не узнал, кто может ответить (⚡, действие не тратится).
heading-play = Сыграть карту:
board-legend =
    Кольцо [Кз] ≈2 — украшение с коричневым фоном и двумя отверстиями: красный камень вставлен, зелёного нет. Завершённое коричневое (✓) нужно сдать до конца хода.
    Браслет (кк) ≈2+1 — украшение с голубым фоном: 2 очка и ещё 1, если сдать его вместе с другим того же цвета. * — отверстие для любого цвета, но все камни в украшении одинаковы.
    На треке ♟1 — фишка места 1. Кто доходит до клетки с числом или проходит её, приносит по карте всем, кто ещё не дошёл. ⚡ — карты любого хода, ▶ — чей ход.
    ≈ — число восстановлено нами, напечатанное неизвестно.

## О чём задачи

theme-opening = Начало партии
theme-mine = Шахта
theme-setting = Вставить камень
theme-handing_in = Сдать украшения
theme-sets = Наборы
theme-market = Рынок
theme-cards = Карты
theme-reactions = Ответ сопернику
theme-patience = Когда остановиться
theme-race = У самой цели
