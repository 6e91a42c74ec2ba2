### Слова всей программы. Слова каждой игры лежат в её папке.

## Короткие слова

yes = да
no = нет
list-and = { $first } и { $last }
chance = Случай
bot-random = Случайный
bot-greedy = Жадный
bot-flat = Пробы
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
    [one] Победа! { $player }: { $points } очко.
    [few] Победа! { $player }: { $points } очка.
   *[other] Победа! { $player }: { $points } очков.
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
error-no-record = Это не запись партии: она начинается со слов «{ $format }».
error-no-replay = Шаг { $number }, «{ $step }», повторить нельзя: { $why }
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
error-bot-twice = Бот { $given } назван дважды.
error-workers-die = Процессы, которые играют партии, раз за разом гибнут.
error-file-in-use = В файл { $file } сейчас пишет другой запуск.
error-other-results = В файле { $file } результаты с другими настройками ({ $names }): укажите другой файл.
error-more-results = В файле { $file } больше партий, чем нужно: увеличьте --games.
error-bad-result = Строка { $line } файла { $file } — не результат партии.
error-no-results = Файл { $file } уже есть, и результатов арены в нём нет.
error-no-ray = Ray не установлен: установите tetrarchy[cluster].
error-no-cluster = Кластер Ray по адресу { $address } не отвечает.
error-worker-data = У одного из процессов кластера другие данные компонентов ({ $found }, а не { $data }).
error-json-or-markdown = --json и --markdown вместе не указывают.
error-unknown-language = Языка { $given } нет; есть: { $names }.
error-resume-alone = У сохранённой партии свои настройки: вместе с --resume можно указать только --save, --data и --lang.
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
