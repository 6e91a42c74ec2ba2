### Слова всей программы. Слова каждой игры лежат в её папке.

## Короткие слова

yes = да
no = нет
list-and = { $first } и { $last }
chance = Случай
bot-random = Случайный
bot-greedy = Жадный
bot-flat = Пробы
bot-search = Поиск по дереву
bot-learned = Поиск с обученной сетью
bot-levelled = Бот { $number }, уровень { $level }
bot-player = { $bot } { $number }
nameless-player = Игрок { $number }

## Какие значения бывают у настройки

expected-flag = yes (да) или no (нет)
expected-number = целое число от { $least } до { $most }
expected-choice = одно из слов: { $choices }

## Список игр

games-seats = Игроков: { $seats }.
games-option = { $text } (по умолчанию { $default })

## Партия: вопрос и ответ

play-welcome = { $game }, зерно { $seed }
play-how = Введите номер варианта или сам ход. ? — справка, отмена — вернуть решение, выход — сохранить и выйти.
your-decision = Ваш ход. Что делаете?
choice-more = { $choice }: { $more }
hint-advice = Сильный бот выбрал бы:
points-now = Очки сейчас — { $points }
choices-by-points = Сначала ходы, которые сразу приносят больше очков:
undo-done = Решение отменено.
save-done = Партия сохранена: { $file }.
leave = Партия сохранена: { $file }. Продолжить:

command-help = помощь
command-hint = подсказка
command-undo = отмена
command-save = сохранить
command-log = журнал
command-score = счёт
command-board = стол
command-quit = выход
command-show = решение

help-answers = Введите номер или сам ход; первое слово и всё, что ясно и так, можно опустить.
help-notation = Сейчас возможно: { $usages }.
help-hint = что выбрал бы сильный бот и почему
help-undo = отменить своё последнее решение, пока после него никто не ходил и ничего не вытянуто
help-save = сохранить партию; «сохранить ФАЙЛ» — в этот файл
help-log = что произошло; «журнал 50» покажет больше
help-score = подсчёт очков на этот момент
help-board = показать всё заново; пустая строка делает то же
help-quit = сохранить и закончить, как и Ctrl-C
help-show = показать решение

## Конец

sheet-sum = Итого
sheet-place = Место
end-title = Игра окончена.
end-winner = { $points ->
    [one] Побеждает { $player }: { $points } очко.
    [few] Побеждает { $player }: { $points } очка.
   *[other] Побеждает { $player }: { $points } очков.
}
end-winners = { $points ->
    [one] Победу делят { $player }: по { $points } очку.
    [few] Победу делят { $player }: по { $points } очка.
   *[other] Победу делят { $player }: по { $points } очков.
}
end-tie-break = Очков поровну: победителя определило правило ничьей.
end-nobody = Победителя нет.
end-alone-lost = Вы проиграли.
end-alone = { $points ->
    [one] У вас { $points } очко.
    [few] У вас { $points } очка.
   *[other] У вас { $points } очков.
}

## Партии ботов

simulate-progress = Партии
simulate-done = { $games ->
    [one] { $game }: { $games } партия, мест за столом: { $seats }
    [few] { $game }: { $games } партии, мест за столом: { $seats }
   *[other] { $game }: { $games } партий, мест за столом: { $seats }
}
simulate-interrupted = { $games ->
    [one] { $game }: прервано, сыграна { $games } партия, мест за столом: { $seats }
    [few] { $game }: прервано, сыграно { $games } партии, мест за столом: { $seats }
   *[other] { $game }: прервано, сыграно { $games } партий, мест за столом: { $seats }
}
run-goes-on = Остановлено: та же команда продолжит с этого места.
run-is-lost = Остановлено, и ничего не сохранено: продолжить той же командой можно только с --out ФАЙЛ.
simulate-bot = Бот
simulate-seat = Место
simulate-mean-score = Средний счёт (интервал 95 %)
simulate-verdict = Итог
simulate-share = Доля (интервал 95 %)
simulate-win-share = Доля побед (интервал 95 %)
simulate-length = Решений в партии в среднем: { $decisions }.
simulate-estimate = { $value } ({ $low } … { $high })
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
whole-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 0, maximumFractionDigits: 1) }
whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
progress-line = { $minutes ->
    [0] { $what }: { $done } из { $total }, осталось меньше минуты.
    [one] { $what }: { $done } из { $total }, осталась примерно { $minutes } минута.
    [few] { $what }: { $done } из { $total }, осталось примерно { $minutes } минуты.
   *[other] { $what }: { $done } из { $total }, осталось примерно { $minutes } минут.
}
lost-turns = { $turns ->
    [one] { $bot }: { $turns } ход сделан случайно (ответов с опозданием: { $late }, неверных: { $wrong }, без программы: { $gone }, без готовности: { $unready }).
    [few] { $bot }: { $turns } хода сделано случайно (ответов с опозданием: { $late }, неверных: { $wrong }, без программы: { $gone }, без готовности: { $unready }).
   *[other] { $bot }: { $turns } ходов сделано случайно (ответов с опозданием: { $late }, неверных: { $wrong }, без программы: { $gone }, без готовности: { $unready }).
}
never-ready = { $bot }: первая строка осталась без ответа о готовности десять секунд, поэтому ходы делаются случайно. Что отвечать, сказано в описании протокола ботов.

## Отчёт о балансе; $game — название, числа приходят готовыми

report-written = Отчёт о балансе: { $file }.
report-title = { $game }: отчёт о балансе
report-interrupted = Остановлено раньше времени: сыграны не все партии.
report-games = Партии
report-deals = Расклады
report-seats = Места
report-bots = Боты по местам
report-seed = Зерно
report-options = Настройки
report-option = { $text }: { $value }
report-contents = Содержание
report-of-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
report-sign = Знак ≈ стоит у компонентов, чьи числа восстановлены или выведены: напечатанные неизвестны.
report-estimate = { $value } ({ $low } … { $high })
report-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-range = { $low }–{ $high }

report-wins = Кто побеждает
report-wins-note = Доля побед по местам, с интервалами 95 %. Общая победа делится поровну. Черта отмечает равную долю.
report-wins-alone = Доля выигранных партий.
report-seat = Место { $number }
report-unwon = Никто не победил
report-wins-bots = Победы по ботам
report-first = Первый игрок
report-first-note = Что даёт первый ход в первом раунде, кому бы он ни достался. Черта отмечает равную долю побед и нулевой отрыв.
report-first-wins = Победы первого игрока
report-first-lead = Отрыв от среднего остальных, очков
report-scores = Очки
report-scores-note = Средние очки по местам, с интервалами 95 %; черта отмечает среднее по всем.
report-spread-score = Как распределены очки: { $name }
report-spread-lead = Отрыв первого от второго
report-spread-note = От { $least } до { $most }; средняя половина от { $lower } до { $upper }, медиана { $middle }.
report-mean = Среднее { $mean }, { $games }.
report-figures = График в числах
report-bars = Столбцы с интервалами 95 %: { $bars }.
report-sheet = Откуда берутся очки
report-sheet-note = Средние очки одного места по строкам подсчёта, с интервалами 95 %.
report-verdicts = Итоги по правилам
report-verdicts-note = Как часто встречается каждый итог, с интервалами 95 %.
report-course = Побеждает ли лидер
report-course-note = Очки подсчитаны после каждого раунда, кроме последнего, как если бы игра на нём кончилась. Если первая кривая высока с самого начала, отрыв растёт сам собой; пунктир отмечает равную долю. Вторая показывает, насколько отрыв в этот момент связан с отрывом в конце: 0 — никак, 1 — полностью. Полоса — интервал 95 %. Если игра не считает раундов, раунд — это столько ходов, сколько мест за столом.
report-course-wins = Победы того, кто лидирует после раунда
report-course-wins-axis = Доля побед
report-course-told = Отрыв после раунда и отрыв в конце
report-course-told-axis = Корреляция
report-course-leads = Насколько первый опережает второго
report-after = Раунд { $round }
report-curve = Кривая с интервалами 95 %, по раундам: { $points }.
report-length = Длина партии
report-length-note = Решения всех мест вместе за партию.
report-choices = Выбор
report-choices-note = Сколько действий было открыто при решении. Среднее взято по средним партий.
report-forced = Решения без выбора
report-forced-note = Доля решений партии, где возможно только одно действие, в среднем по партиям.
report-forced-share = Решения без выбора
report-choices-parts = Выбор по ходу партии
report-choices-parts-note = Среднее число вариантов в каждой десятой части партии.
report-part = { $low }–{ $high } %
report-axis-share = Доля
report-axis-points = Очки
report-axis-decisions = Решения
report-axis-choices = Возможные действия
report-axis-mean-choices = Возможных действий в среднем
report-axis-part = Часть партии
report-axis-round = После раунда

report-components = Чего стоят компоненты
report-components-note = На сколько очков больше остальных получает тот, кто использует компонент на один раз больше, чем они: регрессия отрыва от среднего остальных по методу наименьших квадратов, с поправкой на место и бота. Каждый вид использования оценён отдельно; первыми стоят те, что говорят о результате больше всего.
report-components-alone = Сколько очков добавляет одно использование компонента: регрессия очков по методу наименьших квадратов. Каждый вид использования оценён отдельно; первыми стоят те, что говорят о результате больше всего.
report-components-caution = Числа говорят, что с чем идёт вместе у этих ботов, а не что чему причина. Интервалы 95 %. Цветом отмечено то, что заметно, хотя компонентов так много: из отмеченных не больше одного на двадцать оказались там случайно (правило Бенджамини и Хохберга по всей странице).
report-wins-more = побед: { $value } процентного пункта
report-find = Найти
report-sort = Порядок
report-sort-worth = по очкам
report-sort-wins = по победам
report-sort-used = по частоте
report-sort-name = по названию
report-only-sure = только заметное
report-pairs = { $number ->
    [one] Пары: { $shown } самых заметных из { $number }
    [few] Пары: { $shown } самых заметных из { $number }
   *[other] Пары: { $shown } самых заметных из { $number }
}
report-pairs-note = Очки игрока с обеими сверх того, что объясняет каждая сама по себе. Пары, которые встретились меньше чем в 20 раскладах, не показаны.
compare-title = Рядом, общих раскладов: { $deals }
compare-difference = Разница
compare-score = Очки
compare-wins = Победы
compare-length = Решения
compare-choices = Возможные действия
compare-forced = Решения без выбора
compare-first = Победы первого игрока
compare-leader = Победы лидера середины партии
compare-note = Разница считается на одних и тех же раскладах: второй прогон минус первый, с интервалом 95 %.
lab-written = Отчёт: { $file }.
lab-own = компоненты игры
lab-printed = компоненты из поставки
lab-game = Партия
lab-value = Среднее (интервал 95 %)
lab-used = Использовали
beside-title = { $game }: два набора рядом
beside-one = Первый набор
beside-other = Второй набор
beside-deals = Общие расклады
beside-results = Что изменилось
beside-note = Разница считается на одних и тех же раскладах: второй набор минус первый, с интервалом 95 %. Цветом отмечено то, что заметно среди всех разниц страницы: из отмеченных не больше одной на двадцать оказались там случайно (правило Бенджамини и Хохберга).
beside-score = Очки
beside-wins = Победы
beside-both = первый { $one }, второй { $other }
beside-uses = Как часто используют компоненты
beside-uses-note = На сколько раз больше одно место использует компонент за партию со вторым набором. Ниже — сколько раз с каждым и, если партии это показывают, сколько очков идёт вместе с ещё одним использованием.
beside-times = раз за партию: первый { $one }, второй { $other }
beside-worth = очков за ещё одно: первый { $one }, второй { $other }
beside-figures-one = Все числа первого набора: { $name }
beside-figures-other = Все числа второго набора: { $name }
report-deeds = События без компонентов
report-kind-field = { $use }: { $field }
report-relative = Игроки используют их почти поровну. Поэтому очки сравниваются со средним компонентов этого списка и в сумме дают около 0.
report-row = { $name }, очков за одно использование: { $worth }
report-used-once = использовали { $share } мест; { $games }
report-used = использовали { $share } мест, в среднем { $times } раза; { $games }
report-rare = { $number ->
    [one] Использован меньше чем в { $least } партиях, поэтому нельзя сказать, чего он стоит: { $names }.
   *[other] Использованы меньше чем в { $least } партиях, поэтому нельзя сказать, чего они стоят: { $names }.
}
report-alike = { $number ->
    [one] Использование различается меньше чем в { $least } раскладах, поэтому нельзя сказать, чего он стоит: { $names }.
   *[other] Использование различается меньше чем в { $least } раскладах, поэтому нельзя сказать, чего они стоят: { $names }.
}
report-inseparable = { $number ->
    [one] Не вошёл в регрессию, потому что его использование следует из других (коллинеарность): { $names }.
   *[other] Не вошли в регрессию, потому что их использование следует из других (коллинеарность): { $names }.
}
report-few = Для стольких компонентов партий слишком мало. Сыграйте больше, чтобы узнать, чего они стоят: { $names }.
report-named-games = { $name } ({ $games })
report-footer = Сделано программой Тетрархия { $version }: { $game }, версия правил { $rules }, файлы компонентов { $data }. Та же команда с той же версией даёт ту же страницу.

report-field-advisor = советник
report-field-area = область
report-field-building = здание
report-field-card = карта
report-field-colour = цвет
report-field-deck = стопка
report-field-die = кубик
report-field-domino = домино
report-field-duchy = герцогство
report-field-get = полученный цвет
report-field-give = отданный цвет
report-field-kingdom = королевство
report-field-line = строка
report-field-monster = чудовище
report-field-site = карта
report-field-spell = заклинание
report-field-task = задание
report-field-threat = угроза
report-field-tile = украшение

report-use-advisor_chosen = Советники, оставленные в начале
report-use-advisor_joined = Пришедшие советники
report-use-advisor_used = Использованные советники
report-use-area_painted = Закрашенные области
report-use-blot_marked = Поставленные кляксы
report-use-bonus_card = Карты отстающим на треке
report-use-building_built = Построенные здания
report-use-building_burned = Здания, сожжённые драконом
report-use-calamity_struck = Бедствия
report-use-capital_built = Возведённые столицы
report-use-capital_lost = Потерянные столицы
report-use-card_cancelled = Отменённые карты
report-use-card_completed = Достроенные карты
report-use-card_drawn = Полученные карты
report-use-card_dropped = Лишние карты, сброшенные с руки
report-use-card_forfeited = Карты, отданные теням
report-use-card_kept = Карты, оставленные после просмотра или поиска
report-use-card_offered = Предложенные карты
report-use-card_played = Сыгранные карты
report-use-card_recycled = Переработанные карты
report-use-card_seen = Полученные карты
report-use-cart_emptied = Камни, возвращённые из чужих вагонеток
report-use-cart_robbed = Камни, забранные из чужих вагонеток
report-use-construction_begun = Начатое строительство
report-use-cube_placed = Положенные кубики
report-use-cube_stolen = Кубики, взятые у соперника
report-use-cube_stored = Кубики в области алхимии
report-use-deck_picked = Выбранные стопки угроз
report-use-die_taken = Взятые кубики
report-use-domino_chosen = Выбранные домино
report-use-domino_discarded = Сброшенные домино
report-use-domino_placed = Положенные домино
report-use-drop_gained = Капли от башен
report-use-duchy_dealt = Герцогства
report-use-first_player = Первый игрок
report-use-game_over = Окончание игры
report-use-hidden_card_laid = Карты, положенные лицом вниз
report-use-hidden_dropped = Закрытые карты, сброшенные не глядя
report-use-jewel_finished = Завершённые украшения
report-use-king_drawn = Короли, вытянутые первыми
report-use-krystallium_made = Полученный кристаллиум
report-use-krystallium_placed = Положенный кристаллиум
report-use-line_completed = Закрытые строки подсчёта
report-use-look_begun = Просмотры карт стопки
report-use-monster_defeated = Побеждённые чудовища
report-use-monster_tamed = Приручённые чудовища
report-use-offer_dropped = Карты, сброшенные из предложений
report-use-offer_taken = Карты, взятые с предложениями
report-use-pawn_moved = Ходы фишки по треку
report-use-produced = Производство
report-use-queen_joined = Приходы королевы
report-use-resource_covered = Ресурсы, закрытые ворами
report-use-resource_uncovered = Ресурсы, отнятые у воров
report-use-reward_taken = Полученные награды
report-use-round_begun = Раунды, начатые первым
report-use-search_begun = Поиски
report-use-search_paid = Карты, сброшенные за поиск
report-use-set_handed_in = Сданные наборы
report-use-site_discarded = Сброшенные недостроенные карты
report-use-site_frozen = Карты, замороженные великанами
report-use-soldier_placed = Положенные солдаты
report-use-soldier_trained = Обученные солдаты
report-use-spell_cast = Применённые заклинания
report-use-spell_cast_on = Заклинания на королевство
report-use-spell_gained = Полученные заклинания
report-use-spy_used = Посланные шпионы
report-use-stone_discarded = Сброшенные камни
report-use-stone_dug = Выкопанные камни
report-use-stone_kept = Камни, оставленные после раскопок
report-use-stone_pulled = Камни, вынутые из украшений
report-use-stone_returned = Камни, возвращённые в шахту
report-use-stone_set = Вставленные камни
report-use-stone_taken = Взятые камни
report-use-stones_swapped = Обмены камнями
report-use-target_named = Выбранные цели
report-use-task_done = Выполненные задания
report-use-tax_collected = Собранные налоги
report-use-threat_arrived = Пришедшие угрозы
report-use-threat_beaten = Побеждённые угрозы
report-use-tile_chosen = Украшения с рынка
report-use-tile_dealt = Украшения, розданные в начале
report-use-tile_given = Украшения, отданные в обмен
report-use-tile_got = Украшения, полученные в обмен
report-use-tile_handed_in = Сданные украшения
report-use-tile_kept = Украшения, оставленные в начале
report-use-tile_put_aside = Украшения, сброшенные в начале
report-use-tile_refreshed = Украшения, заменённые на рынке
report-use-token_passed = Полученные жетоны первого игрока
report-use-training_begun = Начатые тренировки
report-use-trap_laid = Карты, положенные лицом вниз
report-use-trap_sprung = Открывшиеся закрытые карты
report-use-turn_begun = Начатые ходы
report-use-turn_finished = Законченные ходы
report-use-vermin_came = Нашествия грызунов

## Арена

arena-rating = Рейтинг
arena-games = Партии
arena-wins = Победы
arena-score = Средний счёт
arena-pair = Пара
arena-against = { $one } – { $other }
arena-ahead = Выше
arena-difference = Больше очков
arena-note = В скобках — интервалы 95 %. Рейтинг — по шкале Эло, в среднем 0.

## Записи партий

replay-title = { $steps ->
    [one] { $game }, за столом { $players }: { $steps } шаг
    [few] { $game }, за столом { $players }: { $steps } шага
   *[other] { $game }, за столом { $players }: { $steps } шагов
}
replay-step = { $player }: { $action }
replay-at = После шага { $at } из { $steps }.
replay-next = Дальше: { $step }
replay-unfinished = Игра не окончена.
replay-other-data = Запись сделана с другими данными компонентов ({ $hash }); их папку указывает --data.

## Разбор

review-progress = Решения
review-accuracy = Точность
judgements-best = Лучшие ходы
judgements-good = Хорошие ходы
judgements-inaccuracy = Неточности
judgements-mistake = Ошибки
judgements-blunder = Грубые ошибки
judged-best = лучший ход
judged-good = хороший ход
judged-inaccuracy = неточность
judged-mistake = ошибка
judged-blunder = грубая ошибка
review-moment = Шаги { $step }–{ $until }, { $player }: шансы на победу изменились на { $change }.
review-moment-alone = Шаги { $step }–{ $until }, { $player }: ожидаемый счёт изменился на { $change }.
review-better = Лучше: { $action } ({ $outlook }). { $reason }
review-line = Дальше: { $steps }.
review-points = очков: { $points }

## Сервер

call-turn = Ваш ход: { $game }
call-round = Раунд начинается: { $game }
call-turns =
    { $number ->
        [one] Ваш ход за { $number } столом
       *[other] Ваш ход за { $number } столами
    }
call-begun = Партия началась: { $game }
call-beginnings =
    { $number ->
        [one] Началась { $number } партия
        [few] Начались { $number } партии
       *[other] Началось { $number } партий
    }
call-invitation = Вас зовут за стол: { $game }
call-invitations =
    { $number ->
        [one] { $number } приглашение
        [few] { $number } приглашения
       *[other] { $number } приглашений
    }
call-invitation-by = Приглашает { $names }.
call-with = Играют также: { $names }.
call-alone = Вас ждут боты.
call-table-turn = Сейчас ходят: { $names }.
call-table-turn-nameless = Стол ждёт хода.
call-table-over = Игра окончена. Первое место: { $names }.
call-table-over-nameless = Игра окончена. Первое место занял бот.
call-trial = Сообщение от Tetrarchy
call-trial-body = Дошло: так вас будут звать, когда наступит ваш ход.
call-code = Tetrarchy: подтвердите адрес
call-code-body =
    Введите на странице этот код, чтобы вас звали письмом: { $code }
    Код действует час. Если вы его не просили, ничего делать не нужно.
call-stop = Чтобы таких писем больше не было: { $address }

card-table = { $game }
card-replay = Просмотр партии: { $game }
card-review = Разбор партии: { $game }
card-puzzle = Задача: { $game }
card-about = Стол на Tetrarchy: { $game }.
card-private = Закрытый стол
card-open =
    { $free ->
        [one] Свободно { $free } место
        [few] Свободно { $free } места
       *[other] Свободно { $free } мест
    }
card-round = Раунд { $round } из { $rounds }
card-running = Игра идёт
card-over = Игра окончена
card-tie = Ничья
card-won = Победа: { $name }
card-find = Найдите лучший ход
card-find-about = Один ход здесь явно лучше всех. Найдёте его?

phrase-hello = Привет!
phrase-luck = Удачи и хорошей игры!
phrase-thinking = Думаю, минутку.
phrase-hurry = Ваш ход.
phrase-well_played = Отличный ход!
phrase-thanks = Спасибо за игру!
phrase-sorry = Извините, отходил от экрана.
phrase-oops = Ой, ошибка вышла.
phrase-again = Сыграем ещё?

serve-ready = Сервер работает: { $address } (Ctrl-C — остановить).
serve-network = Для других в вашей сети: { $address }
serve-local = Сервер виден только с этого компьютера; --host 0.0.0.0 откроет его вашей сети.
think-ready = Боты сервера { $server } думают здесь (Ctrl-C — остановить).
think-away = { $server } не отвечает; пробуем снова.
serve-admin = Ключ хозяина, показывается один раз: { $token }
serve-compiling = Компиляция движка: { $percent } %. Пока она идёт, боты думают медленнее.
serve-compiled = Движок скомпилирован: теперь боты думают в полную силу.
engine-not-compiled = Движок остаётся на чистом Python, боты думают медленнее: скомпилировать его не удалось ({ $why }). Попробовать ещё раз: ./run compile.
backup-done = { $rows ->
    [one] В { $file } сохранена { $rows } строка.
    [few] В { $file } сохранены { $rows } строки.
   *[many] В { $file } сохранено { $rows } строк.
}
restore-done = { $rows ->
    [one] Из { $file } в базу перенесена { $rows } строка.
    [few] Из { $file } в базу перенесены { $rows } строки.
   *[many] Из { $file } в базу перенесено { $rows } строк.
}

## Чем хорош ход

reason-gains = { $points ->
    [one] { $sheet }: +{ $points } очко сразу.
    [few] { $sheet }: +{ $points } очка сразу.
   *[other] { $sheet }: +{ $points } очков сразу.
}
reason-costs = { $points ->
    [one] { $sheet }: −{ $points } очко пока что.
    [few] { $sheet }: −{ $points } очка пока что.
   *[other] { $sheet }: −{ $points } очков пока что.
}
reason-later = Сразу ничего не приносит.

## Наборы

sets-none = Наборов здесь нет. Сохранить свой — «tetrarchy sets import».
sets-sound = Игра принимает этот набор ({ $hash }).
sets-faults = { $number ->
    [one] Игра не принимает этот набор: { $number } ошибка.
    [few] Игра не принимает этот набор: { $number } ошибки.
   *[other] Игра не принимает этот набор: { $number } ошибок.
}
sets-advice = { $number ->
    [one] { $number } совет, как его улучшить:
    [few] { $number } совета, как его улучшить:
   *[other] { $number } советов, как его улучшить:
}
sets-kept = Набор сохранён: { $label } ({ $hash }).
sets-written = Записано в { $file }.
sets-differences = { $number ->
    [0] Наборы одинаковы.
    [one] Наборы различаются в { $number } месте.
   *[other] Наборы различаются в { $number } местах.
}
sets-only-in = есть только в { $name }
sets-play-alike = Различаются только названия и пометки об источниках: играется одинаково.
known-rulebook = из правил
known-found = найдено
known-inferred = выведено
known-computed = вычислено
known-reconstructed = восстановлено

## Ошибки

error-no-code = Нет действия с кодом { $code }.
error-no-value = { $value }: такого значения «{ $field }» у «{ $verb }» нет.
error-no-words = Пустая строка — не действие.
error-no-verb = { $given } — не действие: оно начинается с одного из слов { $verbs }.
error-wrong-shape = { $given } — не действие: оно пишется так: «{ $usage }».
error-no-label = { $given } — не «{ $field }» для «{ $verb }»: должно быть одно из { $some }.
error-unlike-runs = Прогоны различаются ({ $names }), поэтому общих раскладов у них нет.
error-no-common-deals = У этих прогонов нет ни одного общего расклада.
error-not-simulated = В файле { $file } результаты не одного прогона, их нельзя сравнить.
error-game-unclear = Для какой игры { $names }? Назовите её: --game.
error-set-changed = Файлы компонентов набора { $name } изменились во время прогона.
error-wrong-data = { $file }, строка { $line }: { $why }.
error-no-file = Файл данных { $file } не читается: { $why }.
error-no-text = Файл данных { $file } — не текст в кодировке UTF-8.
error-no-toml = { $file } — не TOML: { $why }.
error-wrong-field = { $file }, { $where }: { $why }.
error-no-data-file = Файла данных { $file } нет.
error-unknown-set = Набора { $given } у этой игры нет, и папки с таким именем тоже; список наборов — «tetrarchy sets list».
error-bad-set-name = { $given } не подходит как имя набора: в имени до 40 букв, цифр, пробелов и знаков «-», «.» и «_».
error-changed-set = Папку { $folder } кто-то изменил: импортируйте её под своим именем.
error-unkept-set = Набор { $name } не удаётся сохранить в { $folder }.
error-no-set-here = В { $folder } нет файлов данных: должны быть { $names }.
error-no-such-file-of-game = { $given } — не файл данных этой игры; есть: { $names }.
error-odd-values = В { $file } могут быть числа, тексты, списки и таблицы, не слишком большие и не слишком глубокие.
error-large-set = Файлы набора вместе занимают не больше { $most } байт.
error-large-zip = Архив занимает не больше { $most } байт.
error-bad-zip = Это не архив zip, который можно прочесть.
error-many-members = В архиве больше файлов, чем бывает в наборе.
error-foreign-member = В архиве могут быть только { $names }, не глубже одной папки, а не { $given }.
error-odd-member = { $given } в архиве дважды или упакован необычно.
error-empty-zip = В архиве нет файлов данных.
error-gone-set = Набора { $name }, с которым это сыграно, больше нет, а с ним и позиций.
error-too-many-sets = Наборов у вас уже { $number }: сначала удалите какой-нибудь.
error-set-in-use = С этим набором сейчас играют: сначала закройте стол.
error-faulty-set = { $place }: { $why }.
error-odd-value = { $place } в { $file }: значение слишком велико, вложено слишком глубоко или в файле невозможно.
error-no-such-place = В { $file } нет места { $place }.
error-no-value-here = здесь нужно значение, а не таблица
error-misspelt-key = ключа { $given } здесь нет; возможно, это { $meant }
error-unknown-key = ключа { $given } здесь нет; есть: { $known }
error-no-whole-number = «{ $field }» — целое число от { $least } до { $most }, а не { $given }
error-no-text-here = «{ $field }» — текст, а не { $given }
error-no-new-word = «{ $field }» — новое слово из маленьких латинских букв, а не { $given }
error-no-such-word = «{ $field }» — одно из слов { $words }, а не { $given }
error-no-whole-numbers = «{ $field }» — список целых чисел от { $least } до { $most }, а не { $given }
error-no-texts-here = «{ $field }» — список текстов, а не { $given }
error-no-flag = «{ $field }» — true или false, а не { $given }
error-no-table-here = «{ $field }» — таблица, а не { $given }
error-no-tables-here = «{ $field }» — список таблиц, а не { $given }
error-no-table-named = не хватает таблицы [{ $table }]
error-no-tables-named = не хватает таблиц [[{ $table }]]
error-wrong-seats = Число игроков не может быть { $seats }: с этими настройками возможны { $possible }.
error-bad-value = Настройка «{ $name }» не может быть { $given }: это { $expected }.
error-no-option = Настройки { $given } нет; есть: { $names }.
error-no-equals = { $given } — не настройка: пишите имя=значение.
error-no-game = В записи не сказано, какая это игра.
error-too-long = Запись длиннее { $most } знаков.
error-bad-snapshot = Это не позиция игры: { $why }.
error-nothing-to-review = В этой записи никто ничего не решал.
error-no-decision = На шаге { $step } этой партии никто ничего не решает.
error-no-record = Это не запись партии: она начинается со слов «{ $format }».
error-no-replay = Шаг { $number }, «{ $step }», не воспроизводится: { $why }
error-older-rules = Шаг { $number }, «{ $step }», не воспроизводится: запись следует версии правил { $rules }, а сейчас действует версия { $today }. { $why }
error-no-such-seat = Места { $seat } нет: места в этой партии — от 0 до { $last }.
error-wrong-line = Строка { $line } записи неверна: { $why }.
error-no-header = В заголовке записи нет «{ $name }».
error-other-game = Это запись игры { $given }, а не { $game }.
error-record-seats = В записи игроков: { $given }.
error-no-seat = В записи назван игрок { $seat } из { $seats }.
error-unknown-header = В заголовке записи неизвестная строка { $given }.
error-record-options = Настройки записи не подходят: { $why }
error-no-number = «{ $what }» в записи должно быть числом, а не { $given }.
error-no-undo = Сейчас отменять нечего.
error-no-chance = Сейчас ничего не вытягивают.
error-unknown-game = Игры { $given } нет; есть: { $names }.
error-unknown-bot = Бота { $given } нет; есть: { $names }.
error-bad-budget = { $given } — не время на раздумья: напишите, например, 10ms или 2s, или число проб.
error-too-many-bots = Ботов названо { $number }, а мест для них { $seats }.
error-no-choice = Выбора { $choice } нет.
error-wrong-choices = На каждую партию нужен один выбор.
error-no-encoder = У игры { $game } нет строк чисел.
error-illegal-bot = Бот ответил { $action }, а так ходить нельзя.
error-bad-program = { $given } — не программа: пишите exec:КОМАНДА или exec:500ms:КОМАНДА.
error-no-program = Программы { $given } нет.
error-bad-message = { $given } — не сообщение протокола ботов.
error-other-protocol = Стол говорит на версии { $given } протокола ботов, а этот бот — на версии { $own }.
error-other-table = За столом играют в { $given }, а этот бот — в { $game }.
error-bad-level = { $given } — не уровень: напишите число от 1 до { $most }.
error-bot-twice = Бот { $given } назван дважды.
error-workers-die = Процессы, которые играют партии, аварийно завершаются.
error-file-in-use = В файл { $file } сейчас пишет другая программа.
error-other-results = В файле { $file } результаты с другими настройками ({ $names }): укажите другой файл.
error-more-results = В файле { $file } больше партий, чем нужно: увеличьте --games.
error-bad-result = Строка { $line } файла { $file } — не результат партии.
error-no-results = Файл { $file } уже есть, и это не файл с результатами.
error-no-cluster = Кластер Ray по адресу { $address } не отвечает.
error-worker-data = У одного из процессов кластера другие данные компонентов ({ $found }, а не { $data }).
error-json-or-markdown = --json и --markdown вместе не указывают.
error-unknown-language = Языка { $given } нет; есть: { $names }.
error-lesson-alone = У урока своя раздача: вместе с --lesson можно указать только --seats, --option, --name, --save, --data и --lang.
error-no-lesson-so = Урока с такими настройками нет.
error-lesson-says = { $words }
error-resume-alone = У сохранённой партии свои настройки: вместе с --resume можно указать только --save, --data, --trust и --lang.
error-names-program = В этой партии играет программа { $program }. Чтобы её запустить, добавьте --trust.
error-no-seed = В файле { $file } нет зерна: партию можно посмотреть, но не продолжить.
error-no-game-named = Какая игра? Есть: { $names }.
error-bad-number = { $option } — число от { $least } до { $most }, а не { $given }.
error-bad-name = Имя { $given } не подходит.
error-no-games-done = Не сыграно ни одной партии.
error-no-such-file = Файла { $file } нет.
error-unreadable = Файл { $file } не читается: { $why }.
error-not-text = Файл { $file } — не текст.
error-unwritable = Файл { $file } не записать: { $why }.
error-other-data = Партия началась с другими данными компонентов ({ $hash }): укажите их папку, --data.
error-not-one-person = За столом должен быть ровно один человек; в этой записи: { $names }.
error-answer-number = Ответа с номером { $number } нет.
error-answer-several = { $given } подходит к нескольким ответам ({ $number }): { $some }.
error-answer-none = { $given } — не ответ: наберите номер, или «{ $example }», или ? для справки.
error-not-now = Сейчас так нельзя.
error-log-number = После слова «журнал» пишется число, а не { $given }.
error-foreign-origin = Этот запрос послала чужая страница.
error-foreign-host = Имя { $given } этому серверу не знакомо; хозяин может разрешить его через --origin.
error-no-header-sent = В запросе нет заголовка X-Tetrarchy.
error-bad-request = Запрос не удаётся прочесть: { $why }.
error-no-path = Страница не найдена.
error-wrong-method = Этот адрес не принимает такие запросы.
error-too-large = Запрос слишком велик.
error-server-error = Ошибка на сервере. Причина записана в его журнале.
error-bad-chat = Сообщение в чате — от 1 до { $most } знаков.
error-no-table = Стола { $given } нет.
error-no-example = Примера { $given } здесь нет.
error-no-lesson = Урока { $given } здесь нет.
error-no-puzzle = Задачи { $given } здесь нет.
error-other-puzzles = В { $file } лежат задачи с другими настройками: назовите другую папку.
error-no-difficulty = Трудности { $given } нет; есть: { $names }.
error-no-puzzle-so = Таких задач нет. Темы: { $themes }.
error-not-shown = Больше шагов в примере нет.
error-example-ends = Пример закончен. Начните его заново.
error-one-process = Несколько процессов могут работать только с PostgreSQL: укажите базу через --database.
error-no-start = Сервер не запустился; почему — сказано выше.
error-no-database = База данных не отвечает: { $why }.
error-no-port = Порт { $port } адреса { $host } не открывается: { $why }.
error-database-in-use = Файл { $file } занят другим сервером.
error-bad-database-file = Базу данных { $file } не удаётся использовать: { $why }.
error-too-many-watched = { $most ->
    [one] Одновременно можно следить не больше чем за { $most } столом.
   *[other] Одновременно можно следить не больше чем за { $most } столами.
}
error-bad-message-id = У действия должен быть номер id.
error-no-hints = За этим столом подсказки отключены.
error-stale = Позиция уже изменилась: выберите ход заново.
error-too-fast = Слишком много сообщений: подождите немного.
error-not-watching = Сначала откройте стол.
error-not-seated = За этим столом у вас нет места.
error-not-to-watch = За этим столом смотреть могут только игроки.
error-no-hint-now = Подсказки сейчас нет: боты заняты. Попробуйте чуть позже.
error-no-preview-now = Посчитать ход сейчас нельзя: сервер занят.
error-not-deciding = Сейчас вам нечего решать.
error-bad-message-form = Сообщение не читается: { $why }.
error-one-seat-each = Каждый может занять только одно место.
error-bad-clock = Укажите время на партию или на ход.
error-bad-link = Эта ссылка больше не действует.
error-not-over = Партия за этим столом ещё не закончена.
error-not-running = За этим столом сейчас не играют.
error-too-many-tables = У вас слишком много столов: сначала доиграйте начатые партии.
error-already-seated = У вас уже есть место за этим столом.
error-no-open-seat = За этим столом нет свободного места для вас.
error-not-creator = Это может сделать только создатель стола.
error-already-started = Партия за этим столом уже началась.
error-answer-held = Ответ принят. Он сработает, когда выйдет время у всех.
error-newer-database = База данных записана более новой версией (ревизия { $given }): установите её.
error-bad-seat = Места { $given } за этим столом нет.
error-not-over-yet = Смотреть глазами других игроков можно после конца партии.
error-bad-database = С базой { $given } сервер работать не может: укажите файл или postgresql://USER@HOST/NAME.
error-not-kept = Сервер не смог это сохранить; попробуйте ещё раз.
error-busy = Сервер перегружен, попробуйте ещё раз.
error-database-away = База данных не отвечает, попробуйте чуть позже.
error-bad-text = В тексте не должно быть нулевого символа.
error-not-admin = Это может сделать только хозяин сервера.
error-no-token = Укажите ключ хозяина в переменной { $name }.
error-bad-server = { $given } — не адрес сервера.
error-other-version = Игра { $game } здесь и на сервере разная: нужны одна и та же версия и одни и те же файлы --data.
error-no-data-game = { $given } не указывает файлов: напишите ИГРА=ПАПКА.
error-bad-backup = Копия { $file } повреждена.
error-bad-backup-line = Строка { $line } копии { $file } повреждена.
error-no-tables-yet = Эта база данных пуста.
error-no-backup = { $file } — не резервная копия Tetrarchy.
error-newer-backup = Копия { $file } сделана более новой версией (ревизия { $given }).
error-cut-backup = Копия { $file } неполная.
error-database-not-empty = В этой базе данных уже что-то есть: восстанавливать можно только в пустую.
error-backup-trouble = { $file }: { $why }.
error-no-guest = Ключ гостя не найден.
error-bad-endpoint = { $given } — не адрес вида https://…
error-endpoint-not-https = Адрес должен начинаться с https://, порт — только 443 или 8443.
error-endpoint-unknown = Адреса { $host } нет.
error-endpoint-inside = { $host } ведёт во внутреннюю сеть сервера: туда ничего не отправляется.
error-no-push = Этот сервер не умеет слать push-сообщения: у хозяина не установлены нужные пакеты.
error-no-push-service = { $host } — не push-служба браузера.
error-bad-push-keys = Ключи этой подписки не от браузера.
error-bad-mail-address = { $given } — не адрес электронной почты.
error-bad-mail-server = Для --mail нужен адрес smtp://USER:PASSWORD@HOST:PORT или smtps://…
error-no-mail-address = Для почты нужен --address: туда ведут ссылки в письмах.
error-bad-inside = { $given } — не сеть вида 10.0.0.0/8.
error-no-mail = Этот сервер не отправляет писем.
error-no-code-wanted = Код здесь не нужен.
error-code-wanted = Сначала введите код из письма.
error-code-expired = Этот код больше не действует: введите адрес ещё раз.
error-no-net = Для игры { $game } ещё нет сети: «learned» не может в неё играть.
error-unfit-net = Сеть { $file } использовать нельзя: { $why }.
error-large-net = Сеть { $file } заняла бы { $size } байт, а можно не больше { $most }.
error-wrong-code = Это не тот код, который был отправлен.
error-no-picture = Картинки для этого нет.
error-banned =
    { $days ->
        [one] Хозяин сервера закрыл вам доступ ещё на { $days } день.
        [few] Хозяин сервера закрыл вам доступ ещё на { $days } дня.
       *[other] Хозяин сервера закрыл вам доступ ещё на { $days } дней.
    }
error-no-line = Такого сообщения нет, жаловаться не на что.
error-own-line = Это сказали вы сами.
error-no-tournament = Турнира { $given } нет.
error-not-organiser = Это может сделать только организатор турнира.
error-tournament-over = Этот турнир окончен.
error-tournament-full = В турнире нет мест: участников уже { $most }.
error-too-many-tournaments =
    { $most ->
        [one] У вас уже { $most } незаконченный турнир.
        [few] У вас уже { $most } незаконченных турнира.
       *[other] У вас уже { $most } незаконченных турниров.
    }
error-was-excluded = Вас исключили из этого турнира.
error-not-entered = Вы не участвуете в этом турнире.
error-has-left = { $name } больше не участвует в турнире.
error-no-such-person = Участника с номером { $number } нет.
error-no-such-tournament-table = В раунде { $round } нет стола { $number }.
error-rules-fixed = После начала первого раунда игру, её варианты, систему и размер столов изменить нельзя.
error-rounds-played =
    { $number ->
        [one] Уже начат { $number } раунд.
        [few] Уже начато { $number } раунда.
       *[other] Уже начато { $number } раундов.
    }
error-round-open = В раунде { $round } ещё не все результаты: дождитесь последнего стола.
error-wrong-round = Следующий раунд: { $round }.
error-too-few-people = Для раунда нужны хотя бы два участника.
error-no-more-rounds = Все раунды сыграны.
error-nothing-played = Ещё ничего не сыграно: отмените турнир.
error-bye-stays = У свободного раунда нет результата.
error-not-at-the-table = Назовите место каждого, кто сидел за столом, и больше никого.
error-impossible-places = Партия не может закончиться с такими местами.
error-bad-title = Название: от 1 до { $most } знаков.
error-bad-reason = Напишите причину: от 1 до { $most } знаков.
error-no-such-guest = Гостя { $given } нет.
error-no-experiment = Эксперимента { $given } у вас нет.
error-no-such-set = Набора компонентов { $given } нет.
error-too-many-games = В одном эксперименте здесь не больше { $most } партий вместе.
error-too-many-experiments = Экспериментов у вас уже { $most }: сначала удалите ненужные.
error-experiments-under-way = Сейчас идёт экспериментов: { $most }. Дождитесь конца одного из них или остановите его.
error-experiment-not-done = Этот эксперимент сыграл ещё не все партии.
error-experiment-outdated = С тех пор изменились правила или набор: начните новый эксперимент.
error-older-findings = Эти итоги посчитала другая версия программы: начните эксперимент заново.
error-no-person = Такого человека вы здесь не встречали.
error-own-person = Это вы сами.
error-no-request = Этот человек больше не просится к вам в друзья.
error-too-many-invited = За один стол можно пригласить не больше { $most } человек.
error-no-days = Отпуск возможен только с часами, которые считают дни.
error-too-many-vacations = Сегодня вы меняли планы уже достаточно раз. Попробуйте завтра.
error-on-vacation = Отпуск у вас уже есть: сначала завершите его.
error-no-vacation = Вы не в отпуске.
error-bad-vacation = Отпуск должен начаться в течение года.
error-too-few-days =
    { $left ->
        [0] Дней отпуска у вас не осталось.
        [one] У вас остался { $left } день отпуска.
        [few] У вас осталось { $left } дня отпуска.
       *[other] У вас осталось { $left } дней отпуска.
    }
error-you-block = Этот человек у вас заблокирован: сначала снимите блокировку.
error-too-many-people = В списке помещается не больше { $most } человек: сначала уберите кого-нибудь.
error-no-channel = Так вас не зовут.
error-too-many-channels = Таких уже { $most }: сначала уберите один.
error-call-unreachable = По этому адресу никто не отвечает; нет ли в нём ошибки?
error-call-gone = Этого адреса больше нет; он убран.
error-call-refused = Получатель не принял сообщение (код { $status }).

## Lessons

lesson-other = Можно и так. Но попробуйте там, где отмечено.
lesson-wrong = Не сюда — попробуйте там, где отмечено.
lesson-left = Урок сохранён: { $file }. Та же команда его продолжит.
lesson-resumed = Продолжаем с того места, где вы остановились ({ $file }).
lesson-bot = Бот
lesson-marked = Отмечено: { $moves }
lesson-tip = Заметили? { $words }

## Задачи

puzzle-title = Задача { $id }: { $difficulty }. { $themes }
puzzle-how = Ответьте ходом. «решение» покажет ответ, «помощь» — другие слова, «выход» — закончить.
puzzle-try = Попробуйте другой ход.
puzzle-more = Ввод — следующая задача, «выход» — пока хватит.
puzzle-left = До следующего раза!
puzzle-ask = Один ход здесь явно лучше других. Какой?
puzzle-right = Верно!
puzzle-solution = Лучший ход: { $action }
puzzle-wrong = { $word ->
    [best] Почти так же хорошо, как лучший ход.
    [good] Хороший ход, но есть лучше.
    [inaccuracy] Не совсем: шансы на победу падают примерно на { $loss }.
    [mistake] Это ошибка: шансы на победу падают примерно на { $loss }.
   *[blunder] Это грубая ошибка: шансы на победу падают примерно на { $loss }.
}
puzzle-wrong-alone = { $word ->
    [best] Почти так же хорошо, как лучший ход.
    [good] Хороший ход, но есть лучше.
    [inaccuracy] Не совсем. Такой ход стоит очков: около { $points }.
    [mistake] Это ошибка. Она стоит очков: около { $points }.
   *[blunder] Это грубая ошибка. Она стоит очков: около { $points }.
}
puzzle-margin = После любого другого хода шансы на победу ниже хотя бы на { $loss }.
puzzle-margin-alone = Любой другой ход стоит очков: хотя бы { $points }.
puzzle-levels = { $levels ->
    [0] Из восьми уровней ботов его почти никто не находит.
    [one] Его находит { $levels } из восьми уровней ботов.
    [8] Его находят все восемь уровней ботов.
   *[other] Его находят { $levels } из восьми уровней ботов.
}
puzzle-percent = { $value } %
difficulty-easy = лёгкая
difficulty-medium = средняя
difficulty-hard = трудная

## Люди

error-narrow-token = Этот токен такого не позволяет.
error-bad-code = Этот код не действует или уже не действует.
error-bad-sign-in = Войдите с ключом доступа или кодом.
error-challenge-over = Ответ пришёл слишком поздно или второй раз; попробуйте ещё раз.
error-passkey-refused = Ключ доступа не прошёл проверку.
error-passkey-unknown = Этот сервер не знает такого ключа доступа.
error-passkey-known = Этот ключ доступа уже сохранён.
error-too-many-passkeys = У вас слишком много ключей доступа; сначала удалите один.
error-too-many-devices = Вы вошли на слишком многих устройствах; сначала выйдите на одном.
error-no-passkey = У вас нет такого ключа доступа.
error-no-device = У вас нет такого устройства.
error-no-browser = Для ключей доступа нужен браузер.
error-not-sure = Подтвердите: отменить это нельзя.

## Рейтинг

error-rated-alone = У одиночной игры нет рейтинга.
error-rated-data = Здесь у игры другие компоненты, поэтому рейтинга в ней нет.
error-rated-hints = В партии на рейтинг нет подсказок: выключите их.
error-rated-not-accepted = Это партия на рейтинг: чтобы сесть за стол, согласитесь на неё.
error-rated-seat-stays = В партии на рейтинг каждый остаётся на том месте, с которого начал.
