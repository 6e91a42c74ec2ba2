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
bot-levelled = Бот { $number }, уровень { $level }
bot-player = { $bot } { $number }
nameless-player = Игрок { $number }

## Какие значения бывают у настройки

expected-flag = yes (да) или no (нет)
expected-number = целое число от { $least } до { $most }
expected-choice = одно из слов: { $choices }

## Список игр

games-seats = Игроков: { $seats }.
games-option = { $text } (иначе { $default })

## Партия: вопрос и ответ

play-welcome = { $game }, зерно { $seed }
play-how = Отвечайте номером или записью хода. ? — подсказка, отмена — шаг назад, выход — сохранить и закончить.
your-decision = Ваш ход. Что делаете?
choice-more = { $choice }: { $more }
points-now = Очки сейчас — { $points }
choices-by-points = Сначала лучшие — по очкам, которые ход приносит сразу:
undo-done = Решение взято назад.
save-done = Партия сохранена: { $file }.
leave = Партия сохранена: { $file }. Продолжить:

command-help = помощь
command-undo = отмена
command-save = сохранить
command-log = журнал
command-score = счёт
command-board = стол
command-quit = выход

help-answers = Наберите номер или сам ход; его первое слово и всё, что ясно и так, можно опустить.
help-notation = Сейчас возможно: { $usages }.
help-undo = взять назад своё последнее решение, пока после него никто ничего не решил и не вытянул
help-save = сохранить партию; «сохранить ФАЙЛ» — в этот файл
help-log = что произошло; «журнал 50» покажет больше
help-score = счёт на этот момент
help-board = показать всё заново; пустая строка делает то же
help-quit = сохранить и закончить, как и Ctrl-C

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
end-tie-break = Очков оказалось поровну, решило правило ничьей.
end-nobody = Не победил никто.
end-alone-lost = Игра проиграна.
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
whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
progress-line = { $minutes ->
    [0] Партии: { $done } из { $total }, осталось меньше минуты.
    [one] Партии: { $done } из { $total }, осталась примерно { $minutes } минута.
    [few] Партии: { $done } из { $total }, осталось примерно { $minutes } минуты.
   *[other] Партии: { $done } из { $total }, осталось примерно { $minutes } минут.
}
lost-turns = { $turns ->
    [one] { $bot }: { $turns } ход сделан случайно (ответов с опозданием: { $late }, неверных: { $wrong }, без программы: { $gone }).
    [few] { $bot }: { $turns } хода сделано случайно (ответов с опозданием: { $late }, неверных: { $wrong }, без программы: { $gone }).
   *[other] { $bot }: { $turns } ходов сделано случайно (ответов с опозданием: { $late }, неверных: { $wrong }, без программы: { $gone }).
}

## Отчёт о балансе; $game — название, числа приходят готовыми

report-written = Отчёт о балансе: { $file }.
report-title = { $game }: отчёт о балансе
report-interrupted = Прогон остановлен раньше, чем сыграны все партии.
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
report-wins-note = Доля побед по местам, с интервалами 95 %. Разделившие победу делят её и здесь. Черта отмечает равную долю.
report-wins-alone = Доля выигранных партий.
report-seat = Место { $number }
report-unwon = Никто не победил
report-wins-bots = Победы по ботам
report-scores = Очки
report-scores-note = Средние очки по местам, с интервалами 95 %; черта отмечает среднее по всем.
report-spread-score = Как распределены очки: { $name }
report-spread-lead = Отрыв первого от второго
report-spread-note = От { $least } до { $most }; средняя половина от { $lower } до { $upper }, медиана { $middle }.
report-mean = Среднее { $mean }, { $games }.
report-figures = Столбцы в числах
report-bars = Столбцы с интервалами 95 %: { $bars }.
report-sheet = Откуда берутся очки
report-sheet-note = Средние очки одного места по строкам счётного листа, с интервалами 95 %.
report-verdicts = Итоги по правилам
report-verdicts-note = Доля листов с каждым итогом, с интервалами 95 %.
report-length = Длина партии
report-length-note = Решения всех мест вместе за партию.
report-choices = Выбор
report-choices-note = Сколько действий было открыто при решении. Среднее взято по средним партий.
report-choices-parts = Выбор по ходу партии
report-choices-parts-note = Среднее число вариантов в каждой десятой части партии.
report-part = { $low }–{ $high } %

report-components = Чего стоят компоненты
report-components-note = На сколько очков больше остальных получает тот, кто использует компонент на один раз больше, чем они: регрессия отрыва от среднего остальных по методу наименьших квадратов, с поправкой на место и бота. Каждый вид использования оценён отдельно; первыми стоят те, что говорят о результате больше всего.
report-components-alone = Сколько очков добавляет одно использование компонента: регрессия очков по методу наименьших квадратов. Каждый вид использования оценён отдельно; первыми стоят те, что говорят о результате больше всего.
report-components-caution = Числа говорят, что с чем идёт вместе у этих ботов, а не что чему причина. Интервалы 95 %: из двадцати компонентов, которые ничего не стоят, один покажется стоящим.
report-deeds = Дела без компонентов
report-kind-field = { $use }: { $field }
report-relative = Игроки используют их почти поровну. Поэтому очки сравниваются со средним компонентов этого списка и в сумме дают около 0.
report-row = { $name }: очков за одно использование — { $worth }
report-used-once = использовали { $share } мест; { $games }
report-used = использовали { $share } мест, в среднем раз — { $times }; { $games }
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
report-few = Партий слишком мало для стольких компонентов, сыграйте больше, чтобы узнать, чего они стоят: { $names }.
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
report-use-blot_marked = Закрашенные кляксы
report-use-bonus_card = Карты отстающим на счётчике
report-use-building_built = Построенные здания
report-use-building_burned = Здания, сожжённые драконом
report-use-calamity_struck = Бедствия
report-use-capital_built = Возведённые столицы
report-use-capital_lost = Потерянные столицы
report-use-card_cancelled = Отменённые карты
report-use-card_completed = Построенные карты
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
report-use-jewel_finished = Законченные украшения
report-use-king_drawn = Короли, вытянутые первыми
report-use-krystallium_made = Полученный кристаллиум
report-use-krystallium_placed = Положенный кристаллиум
report-use-line_completed = Завершённые строки счёта
report-use-look_begun = Просмотры стопки
report-use-monster_defeated = Побеждённые чудовища
report-use-monster_tamed = Приручённые чудовища
report-use-offer_dropped = Карты, сброшенные из предложений
report-use-offer_taken = Карты, взятые с предложениями
report-use-pawn_moved = Ходы фишки по счётчику
report-use-produced = Производство
report-use-queen_joined = Приходы королевы
report-use-resource_covered = Ресурсы, закрытые ворами
report-use-resource_uncovered = Ресурсы, отнятые у воров
report-use-reward_taken = Полученные награды
report-use-round_begun = Раунды, начатые первым
report-use-search_begun = Поиски
report-use-search_paid = Карты, сброшенные за поиск
report-use-set_handed_in = Сданные комплекты
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
report-use-target_named = Названные цели
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

## Сервер

serve-ready = Игры ждут по адресу { $address } (Ctrl-C останавливает).
serve-network = Для других в вашей сети: { $address }
serve-local = Сервер виден только с этого компьютера; --host 0.0.0.0 откроет его вашей сети.
serve-admin = Ключ хозяина, показывается один раз: { $token }
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

## Ошибки

error-no-code = Нет действия с кодом { $code }.
error-no-value = { $value }: такого значения «{ $field }» у «{ $verb }» нет.
error-no-words = Пустая строка — не действие.
error-no-verb = { $given } — не действие: оно начинается с одного из слов { $verbs }.
error-wrong-shape = { $given } — не действие: оно пишется так: «{ $usage }».
error-no-label = { $given } — не «{ $field }» для «{ $verb }»: должно быть одно из { $some }.
error-wrong-data = { $file }, строка { $line }: { $why }.
error-no-file = Файл данных { $file } не читается: { $why }.
error-no-text = Файл данных { $file } — не текст в кодировке UTF-8.
error-no-toml = { $file } — не TOML: { $why }.
error-wrong-seats = Число игроков не может быть { $seats }: с этими настройками возможны { $possible }.
error-bad-value = Настройка «{ $name }» не может быть { $given }: это { $expected }.
error-no-option = Настройки { $given } нет; есть: { $names }.
error-no-equals = { $given } — не настройка: пишите имя=значение.
error-no-game = В записи не сказано, какая это игра.
error-too-long = Запись длиннее { $most } знаков.
error-bad-snapshot = Это не позиция игры: { $why }.
error-no-record = Это не запись партии: она начинается со слов «{ $format }».
error-no-replay = Шаг { $number }, «{ $step }», повторить нельзя: { $why }
error-older-rules = Шаг { $number }, «{ $step }», повторить нельзя: запись следует версии правил { $rules }, а сейчас действует версия { $today }. { $why }
error-no-such-seat = Места { $seat } нет: места в этой партии — от 0 до { $last }.
error-wrong-line = Строка { $line } записи неверна: { $why }.
error-no-header = В заголовке записи нет «{ $name }».
error-other-game = Это запись игры { $given }, а не { $game }.
error-record-seats = В записи игроков: { $given }.
error-no-seat = В записи назван игрок { $seat } из { $seats }.
error-unknown-header = В заголовке записи неизвестная строка { $given }.
error-record-options = Настройки записи не подходят: { $why }
error-no-number = «{ $what }» в записи должно быть числом, а не { $given }.
error-no-undo = Нет вашего решения, которое можно взять назад.
error-no-chance = Случаю сейчас нечего решать.
error-unknown-game = Игры { $given } нет; есть: { $names }.
error-unknown-bot = Бота { $given } нет; есть: { $names }.
error-bad-budget = { $given } — не запас на раздумья: напишите время, например 10ms или 2s, или число проб.
error-too-many-bots = Ботов названо { $number }, а мест для них { $seats }.
error-illegal-bot = Бот ответил { $action }, а так ходить нельзя.
error-bad-program = { $given } — не программа: пишите exec:КОМАНДА или exec:500ms:КОМАНДА.
error-no-program = Программы { $given } нет.
error-bad-message = { $given } — не сообщение протокола ботов.
error-other-protocol = Стол говорит на версии { $given } протокола ботов, а этот бот — на версии { $own }.
error-other-table = За столом играют в { $given }, а этот бот — в { $game }.
error-bad-level = { $given } — не уровень: напишите число от 1 до { $most }.
error-bot-twice = Бот { $given } назван дважды.
error-workers-die = Процессы, которые играют партии, раз за разом гибнут.
error-file-in-use = В файл { $file } сейчас пишет другой запуск.
error-other-results = В файле { $file } результаты с другими настройками ({ $names }): укажите другой файл.
error-more-results = В файле { $file } больше партий, чем нужно: увеличьте --games.
error-bad-result = Строка { $line } файла { $file } — не результат партии.
error-no-results = Файл { $file } уже есть, и результатов партий в нём нет.
error-no-cluster = Кластер Ray по адресу { $address } не отвечает.
error-worker-data = У одного из процессов кластера другие данные компонентов ({ $found }, а не { $data }).
error-json-or-markdown = --json и --markdown вместе не указывают.
error-unknown-language = Языка { $given } нет; есть: { $names }.
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
error-not-one-person = Человек играет здесь ровно за одним местом; в этой записи: { $names }.
error-answer-number = Ответа с номером { $number } нет.
error-answer-several = { $given } подходит к нескольким ответам ({ $number }): { $some }.
error-answer-none = { $given } — не ответ: наберите номер, или «{ $example }», или ? для подсказки.
error-not-now = Сейчас так нельзя.
error-log-number = После слова «журнал» пишется число, а не { $given }.
error-foreign-origin = Этот запрос послала чужая страница.
error-no-header-sent = В запросе нет заголовка X-Tetrarchy.
error-bad-request = Запрос не удаётся прочесть: { $why }.
error-no-path = По этому адресу ничего нет.
error-wrong-method = Этот адрес не принимает такие запросы.
error-too-large = Запрос слишком велик.
error-server-error = Сервер не смог этого сделать; его хозяин может узнать почему.
error-bad-chat = В строке чата от 1 до { $most } знаков.
error-no-table = Стола { $given } нет.
error-no-example = Примера { $given } здесь нет.
error-not-shown = Такого решения другого игрока в примере нет.
error-example-ends = Дальше пример не идёт: начните его заново.
error-one-process = Несколько процессов могут работать только с PostgreSQL: укажите базу через --database.
error-no-start = Сервер не запустился; почему — сказано выше.
error-no-database = База данных не отвечает: { $why }.
error-no-port = Порт { $port } адреса { $host } не открывается: { $why }.
error-database-in-use = Файл { $file } занят другим сервером.
error-too-many-watched = Одно соединение может следить не более чем за столькими столами: { $most }.
error-bad-message-id = У действия должен быть номер id.
error-no-hints = За этим столом нет подсказок.
error-stale = Положение изменилось: решайте заново.
error-too-fast = Слишком много сообщений: подождите немного.
error-not-watching = Сначала откройте стол.
error-not-seated = За этим столом у вас нет места.
error-not-to-watch = За этим столом смотреть могут только игроки.
error-no-hint-now = Подсказки сейчас нет: боты заняты.
error-no-preview-now = Посчитать ход сейчас нельзя: сервер занят.
error-not-deciding = Сейчас вам нечего решать.
error-bad-message-form = Сообщение не читается: { $why }.
error-one-seat-each = Можно занять только одно место.
error-bad-clock = Часам нужно время на партию или на ход.
error-bad-link = Эта ссылка больше не действует.
error-not-over = Игра за этим столом не закончена.
error-not-running = За этим столом сейчас не играют.
error-too-many-tables = Вы создали слишком много столов; сначала закончите начатые.
error-already-seated = У вас уже есть место за этим столом.
error-no-open-seat = За этим столом нет свободного места для вас.
error-not-creator = Это может только тот, кто создал стол.
error-already-started = Игра за этим столом уже началась.
error-answer-held = Вы уже ответили: ответ вступит в силу, когда выйдет время.
error-newer-database = База данных записана более новой версией (ревизия { $given }): установите её.
error-bad-seat = Места { $given } за этим столом нет.
error-not-over-yet = Глазами других игроков партию можно увидеть после её конца.
error-bad-database = С базой { $given } сервер работать не может: укажите файл или postgresql://USER@HOST/NAME.
error-not-kept = Сервер не смог это сохранить; попробуйте ещё раз.
error-busy = Сервер слишком занят; попробуйте ещё раз.
error-not-admin = Это может только хозяин сервера.
error-no-data-game = { $given } не указывает файлов: напишите ИГРА=ПАПКА.
error-bad-backup-line = Строка { $line } копии { $file } испорчена.
error-no-tables-yet = Эта база данных пуста.
error-no-backup = { $file } — не резервная копия Tetrarchy.
error-newer-backup = Копия { $file } сделана более новой версией (ревизия { $given }).
error-cut-backup = Копия { $file } обрывается.
error-database-not-empty = В этой базе данных уже что-то есть: восстанавливать можно только в пустую.
error-backup-trouble = { $file }: { $why }.
error-no-guest = Такого ключа гостя здесь нет.
