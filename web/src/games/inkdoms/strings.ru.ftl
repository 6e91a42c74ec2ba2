### Игра, пока она не открыта

game-inkdoms = Цветные королевства
game-inkdoms-facts = 1–4 игрока · 40 мин
game-inkdoms-about = Бросайте кубики на карту и раскрашивайте шесть королевств.
game-inkdoms-solo = Играйте на очки: 70 приносят корону. После каждого раунда вы вычёркиваете число за скорость, как будто соперник успел раньше.

page-sheet = Лист
page-round = Раунд { $round }
page-last-round = Раунд { $round }, последний
page-map = Карта ваших королевств
page-map-of = Карта: { $player }
page-fact-map = очертания и место на карте
page-fact-sign = что делает символ
page-fact-count = сколько их
page-fact-numbers = числа

page-area-redhill = К
page-area-bluewater = С
page-area-yellowlake = Ж
page-area-greenwood = З
page-area-purplefield = Л
page-area-umberland = Б

## Подсказка над полем

page-head-white = Выберите цвет белого кубика
page-head-kingdom = В каком королевстве взять { $die } кубик?
page-one-drop = { $tint ->
    [red] красную
    [blue] синюю
    [yellow] жёлтую
    [purple] фиолетовую
    [green] зелёную
   *[brown] коричневую
}
page-few-drops = { $tint ->
    [red] красные
    [blue] синие
    [yellow] жёлтые
    [purple] фиолетовые
    [green] зелёные
   *[brown] коричневые
}
page-many-drops = { $tint ->
    [red] красных
    [blue] синих
    [yellow] жёлтых
    [purple] фиолетовых
    [green] зелёных
   *[brown] коричневых
}
page-same-colour = { $tint ->
    [red] красным
    [blue] синим
    [yellow] жёлтым
    [purple] фиолетовым
    [green] зелёным
   *[brown] коричневым
}
page-head-die = { $drops ->
    [one] Разместите { $drops } { page-one-drop } каплю в { $where }
    [few] Разместите { $drops } { page-few-drops } капли в { $where }
   *[other] Разместите { $drops } { page-many-drops } капель в { $where }
}
page-head-stuck = { $tint ->
    [red] Красную каплю поставить некуда
    [blue] Синюю каплю поставить некуда
    [yellow] Жёлтую каплю поставить некуда
    [purple] Фиолетовую каплю поставить некуда
    [green] Зелёную каплю поставить некуда
   *[brown] Коричневую каплю поставить некуда
}
page-head-blended = Разместите составную { page-one-drop } каплю в { $where }
page-head-tower = Разместите { page-one-drop } каплю башни
page-head-rest = Все капли размещены. Закончите ход
page-head-move = Перенос: куда перенести капли кубика?
page-head-spread = Разделение: какое королевство добавить?
page-head-clash = Соседство: поставьте { page-one-drop } каплю рядом с { page-same-colour }
page-head-blend = Смешение: две капли станут одной составной
page-take-how = Каждая капля закрасит одну область королевства.
page-take-last = Последний раунд. Капля закрасит одну область.
page-white-waits = Белый кубик пока не взять: он заменяет цвет уже взятого кубика.
page-cross-how = Будто соперник успел раньше. Сначала 4 и 3.
page-places = { $areas ->
    [0] Попробуйте заклинание или другую каплю.
    [1] Нажмите на область с пунктиром.
    [one] На выбор { $areas } область с пунктиром.
    [few] На выбор { $areas } области с пунктиром.
   *[other] На выбор { $areas } областей с пунктиром.
}
page-places-tower = { $areas ->
    [1] В любом королевстве: нажмите на область с пунктиром.
    [one] В любом королевстве: { $areas } область с пунктиром.
    [few] В любом королевстве: { $areas } области с пунктиром.
   *[other] В любом королевстве: { $areas } областей с пунктиром.
}
page-clash-how = { $areas ->
    [1] Нажмите на область с пунктиром: эта капля может касаться своего цвета.
    [one] На выбор { $areas } область с пунктиром: эта капля может касаться своего цвета.
    [few] На выбор { $areas } области с пунктиром: эта капля может касаться своего цвета.
   *[other] На выбор { $areas } областей с пунктиром: эта капля может касаться своего цвета.
}
page-head-plan = План: отметьте области, пока ничего не закрашивая
page-blend-how = Выберите цвет: нажмите на одну из капель внизу.
page-back = Убрать
page-back-title = Отложить то, что в руке (Esc)
page-stop = Закончить ход
page-stop-title = Закончить ход в этом раунде.
page-stop-blot = Закончить: 1 клякса
page-stop-blot-title = { $drops ->
    [one] Пропадёт { $drops } капля кубика. Это клякса: −1 очко в конце.
    [few] Пропадут { $drops } капли кубика. Это одна клякса: −1 очко в конце.
   *[other] Пропадут { $drops } капель кубика. Это одна клякса: −1 очко в конце.
}

## План

page-plan = План
page-plan-title = Наметить точками, прежде чем красить (P). Их видите только вы.
page-plan-how = Нажмите на область, чтобы поставить точку; ещё раз — чтобы стереть.
page-plan-area = Точка: { $area }
page-plan-paint = { $dots ->
    [one] Закрасить точку
    [few] Закрасить { $dots } точки
   *[other] Закрасить { $dots } точек
}
page-plan-clear = Стереть
page-plan-stuck = План прерван: { $area } так не закрасить.

## Кубики

page-dice-box = { $left ->
    [0] Коробка: пусто
    [one] Коробка: { $left } кубик
    [few] Коробка: { $left } кубика
   *[other] Коробка: { $left } кубиков
}
page-die-lies = { $drops ->
    [one] На карте { $die } кубик, { $drops } капля: { $where }.
    [few] На карте { $die } кубик, { $drops } капли: { $where }.
   *[other] На карте { $die } кубик, { $drops } капель: { $where }.
}
page-die-gone = { $player } держит { $die } кубик ({ $drops }).
page-white-as = Белый как { $colour }
page-then-choose = Затем выберите королевство.
page-then-colour = Затем выберите, какой цвет он заменит.
page-ways = Как можно взять кубик

## В руке

page-die-drops = Капли кубика
page-die-drops-left = { $drops ->
    [one] { $drops } капля кубика, { $colour }
    [few] { $drops } капли кубика, { $colour }
   *[other] { $drops } капель кубика, { $colour }
}
page-die-used = все размещены
page-no-die = кубик ещё не взят
page-tower-drops = Капли башен
page-tower-drop = капля башни, { $colour }
page-blend-drop = составная капля, { $colour }
page-no-drops = нет
page-next-round = со следующего раунда
page-not-now = не сейчас
page-drop-nowhere = её некуда поставить
page-mix = Цвет капли башни
page-spells = Заклинания
page-name-move = Перенос
page-name-clash = Соседство
page-name-spread = Разделение
page-name-blend = Смешение
page-spell-move = Перенесите все капли кубика в другое королевство. Только пока ни одна не размещена.
page-spell-clash = Поставьте одну каплю рядом с таким же цветом.
page-spell-spread = Размещайте капли кубика ещё и в одном соседнем королевстве.
page-spell-blend = Превратите две капли кубика в одну составную: фиолетовую, зелёную или коричневую.
page-spell-none = У вас нет этого заклинания.
page-spell-next-round = Можно применить со следующего раунда.
page-spell-no-use = Сейчас оно ничего не даст.
page-spell-cells = можно применить: { $have }, со следующего раунда: { $fresh }
page-zoom = Ближе
page-whole = Вся карта
page-zoom-title = Приблизить или показать всю карту (Z, колесо, щипок)
page-explain = Что это?
page-explain-title = Затем нажмите на область, чтобы узнать о ней (I или правая кнопка)

## На карте

page-what-is = Что такое { $area }?
page-paint-it = { $area }: { $colour }
page-painted-of = Закрашено { $done } из 9.
page-is-painted = Закрашено в { $colour } цвет.
page-closed = Капля в руке сюда не подходит.
page-area-in = { $area }, { $kingdom }
page-sign-spell = Закрасьте любым цветом: получите заклинание { $spell }.
page-sign-capital = Столица. Закрасьте в { $colour } цвет: +{ $points }.
page-sign-monster = Чудовище: { $monster }. Закрасьте в { $colour } цвет: +{ $points }. Незакрашенное: −1.

## Лист

page-place-first = за 1-е место
page-place-second = за 2-е место
page-speed-mine = { $points } { $rank }: ваше
page-speed-taken = { $points } { $rank }: { $players }
page-speed-gone = { $points } { $rank }: зачёркнуто
page-speed-open = { $points } { $rank }: ещё свободно
page-line-title = { $points ->
    [one] { $line }: закрашено { $done } из { $size }, { $points } очко
    [few] { $line }: закрашено { $done } из { $size }, { $points } очка
   *[other] { $line }: закрашено { $done } из { $size }, { $points } очков
}
page-final-title = { $points ->
    [one] { $line }: закрашено { $done }, { $points } очко
    [few] { $line }: закрашено { $done }, { $points } очка
   *[other] { $line }: закрашено { $done }, { $points } очков
}
page-capital-open = столица не закрашена
page-capital-built = столица возведена
page-capital-lost = столица потеряна
page-blots-title = Кляксы: { $blots } из { $most }
page-cross = Зачеркнуть число в строке «{ $line }» (закрашено { $done } из { $size })
page-cross-out = Что можно зачеркнуть
page-cross-not = В этой строке сейчас нельзя зачёркивать.
page-sheet-how = Слева направо: закрашенные области, столица, очки за скорость, сумма. Нажмите на строку, чтобы узнать больше.

## Игроки

page-status-taking = берёт кубик
page-status-waiting = ждёт кубик
page-status-painting = красит
page-status-done = ход закончен
page-taken = { $kingdom }, { $colour }: { $status }
page-first = первый
page-first-title = Жетон первого игрока
page-no-goods = ни заклинаний, ни капель
page-compare = Сравнить с моей
page-compare-how = Белая кайма — закрашено не так, как у вас; точка — ваш цвет.

## Что это такое

page-about-plain = Обычная область: нужна, чтобы раскрасить королевство; новый цвет даёт очко за разноцветье.
page-about-capital = Столица. Закрасьте в { $colour } цвет, и она возведена: { $points } очка. Другой цвет — столица потеряна.
page-about-monster = Чудовище: { $monster } (всего { $size }). Закрасьте в { $colour } цвет, и оно приручено: +{ $points }. Другой цвет — побеждено: 0. Не закрасите: −1.
page-about-spell-area = Закрасьте любым цветом: получите заклинание { $spell } со следующего раунда.
page-about-tower = Между этой областью и { $area } — сторожевая башня. Закрасьте обе и получите каплю со следующего раунда.
page-about-beside = Рядом: { $areas }.
page-about-spells = Каждое заклинание одноразовое. За ход можно применить сколько угодно.
page-about-blots = Не разместили все капли кубика — ставите одну кляксу (не больше { $most } за игру). Каждая клякса: −1 очко.
page-about-kingdom-line = По очку за каждый цвет в королевстве и { $points } за столицу, если она закрашена в { $colour } цвет.
page-about-monster-line = По { $points } за каждое приручённое чудовище из { $size } и минус 1 за каждое незакрашенное.
page-about-final-line = Закрасьте любые три королевства. Следующий раунд станет последним.
page-about-speed = Очки за скорость: { $first } за первое место, { $second } за второе. Кто закончил в одном раунде, получает поровну.

## Под пальцем и клавиши

page-tap = Первое касание показывает, второе подтверждает.
page-do = Выбрать
page-do-area = Закрасить { $area }
page-do-kingdom = { $kingdom }
page-do-die = Взять { $die } кубик
page-do-colour = Белый как { $colour }
page-key-die = взять капли кубика
page-key-tower = взять следующую каплю башни
page-key-spell = взять заклинание

## Откуда взяты компоненты

page-source-kingdoms = Шесть королевств по девять областей, их названия и столицы; четыре вида чудовищ и сколько их; четыре заклинания; очки за скорость.
page-source-colours = Какие столицы стоят 3 очка и какого цвета единороги и драконы.
page-source-map = Очертания карты, соседство областей, места символов и башен. На ней выполняются все примеры книги правил.
page-source-counts = По три заклинания каждого вида, двенадцать башен, десять клякс и размер кубика на карте.

## Что впереди и что можно потерять

page-way = { $white ->
    [white] Белый как { $as } в { $kingdom }
   *[no] { $tint ->
        [red] Красный
        [blue] Синий
       *[yellow] Жёлтый
    } в { $kingdom }
}
page-way-all = { $drops ->
    [one] закрасит { $drops } область
    [few] закрасит все { $drops }
   *[other] закрасит все { $drops }
}
page-way-some = { $blot ->
    [blot] { $fits } из { $drops }, 1 клякса
   *[no] { $fits } из { $drops }
}
page-way-none = { $blot ->
    [blot] места нет: 1 клякса
   *[no] места нет
}
page-way-waits = ждёт, пока здесь все четыре кубика
page-die-fits = { $fits ->
    [one] Поместится { $fits } из { $drops }.
   *[other] Поместятся { $fits } из { $drops }.
}
page-die-fits-none = На вашей карте для него места нет.
page-fits = { $fits ->
    [one] Поместится только { $fits } из { $drops }.
   *[other] Поместятся только { $fits } из { $drops }.
}
page-open = { $areas ->
    [one] Открыта { $areas } область.
    [few] Открыты { $areas } области.
   *[other] Открыто { $areas } областей.
}
page-begin = { $monsters ->
    [one] За { $monsters } незакрашенное чудовище в начале у вас { $points }.
   *[other] За { $monsters } незакрашенных чудовищ в начале у вас { $points }.
}
page-unpainted = Незакрашенные чудовища ({ $monsters }): { $points }
page-end-ask = { $drops ->
    [one] Закончить ход? Осталась { $drops } капля
    [few] Закончить ход? Остались { $drops } капли
   *[other] Закончить ход? Осталось { $drops } капель
}
page-end-blot = Это одна клякса: минус очко в конце.
page-end-no-blot = Кляксы закончились: больше это ничего не стоит.
page-end-yes = Закончить ход
page-end-yes-blot = Закончить: 1 клякса
page-end-no = Красить дальше
page-risk-ask = Закрасить { $area }? Выберите ещё раз
page-risk-last = Это последняя капля: ход закончится.
page-risk-blot = { $drops ->
    [one] Тогда { $drops } капле не хватит места: ход закончится кляксой.
    [few] Тогда { $drops } каплям не хватит места: ход закончится кляксой.
   *[other] Тогда { $drops } каплям не хватит места: ход закончится кляксой.
}
page-risk-left = { $drops ->
    [one] Тогда { $drops } капле не хватит места, и ход закончится.
    [few] Тогда { $drops } каплям не хватит места, и ход закончится.
   *[other] Тогда { $drops } каплям не хватит места, и ход закончится.
}
page-no-longer = больше нет { $points }
page-tamed = приручено { $points }

## Из чего складывается строка

page-part-colours = { $count ->
    [one] { $count } цвет
    [few] { $count } разных цвета
   *[other] { $count } разных цветов
}
page-part-capital = столица возведена
page-part-tamed = приручено: { $count }
page-part-unpainted = не закрашено: { $count }
page-part-speed = за скорость
page-part-none = пока ничего
page-part-first = осталось { $left }: первому
page-part-second = осталось { $left }: второму
page-part-about = Об этой строке

## Важные минуты

page-moment-tower = { $tint ->
    [red] Башня даёт красную каплю
    [blue] Башня даёт синюю каплю
    [yellow] Башня даёт жёлтую каплю
    [purple] Башня даёт фиолетовую каплю
    [green] Башня даёт зелёную каплю
   *[brown] Башня даёт коричневую каплю
}
page-moment-round = Раунд { $round }
page-moment-last = Раунд { $round }, последний

## Файлы компонентов

page-part-meta = Карта и лист
page-part-spell = Заклинания
page-part-monster = Чудовища
page-part-kingdom = Королевства
page-part-area = Области
page-part-tower = Сторожевые башни
page-part-junction = Где сходятся три королевства
page-field-viewbox = размер карты
page-field-areas = области
page-field-blots = клеток для клякс
page-field-tower_cells = клеток для капель башен
page-field-spell_cells_per_row = клеток для каждого заклинания
page-field-die_side = сторона кубика
page-field-end_first_vp = очки за конец первым
page-field-end_second_vp = очки за конец в том же раунде
page-field-key = заклинание
page-field-spell = номер заклинания
page-field-colours = цвета
page-field-tame_vp = очки за приручение
page-field-first_vp = очки первому
page-field-second_vp = очки второму
page-field-letter = буква
page-field-capital = столица
page-field-capital_colour = цвет столицы
page-field-capital_vp = очки за столицу
page-field-neighbours = соседи
page-field-outline = граница
page-field-kingdom = королевство
page-field-kingdoms = королевства
page-field-symbol = символ
page-field-label = место символа
page-field-polygon = форма
page-field-monster = чудовище
page-field-colour = цвет
page-field-at = место
page-value-symbol-none = нет
page-value-symbol-monster = чудовище
page-value-symbol-capital = столица
page-value-symbol-spell = заклинание

# --- редактор карты

page-set-editor = Карта
page-mapper-map = Карта набора
page-mapper-help = Выберите область, затем двигайте её углы, знак или башню.
page-mapper-keys = С клавиатуры: Enter на области, Tab до угла, стрелки двигают на 1, с Shift — на 10; + добавляет точку, Del удаляет, Esc возвращает к областям.
page-mapper-zoom = Приблизить или показать всю карту (Ctrl и колесо, два пальца)
page-mapper-undrawable = Эту карту нельзя нарисовать. Отмените последнее изменение или исправьте значения с ошибками.
page-mapper-area = Область
page-mapper-none = Не выбрана
page-mapper-kingdom = Королевство
page-mapper-sign = Знак
page-mapper-plain = Без знака
page-mapper-capital = столица
page-mapper-spell = заклинание { $spell }
page-mapper-colour = Цвет
page-mapper-points = Углы и изгибы
page-mapper-bends = Показать изгибы
page-mapper-add = Добавить точку
page-mapper-remove = Удалить точку
page-mapper-must-stay = В этом углу сходятся границы: он должен остаться.
page-mapper-x = По горизонтали
page-mapper-y = По вертикали
page-mapper-at = { $x }, { $y }
page-mapper-corner = Угол в { $place }: { $areas }
page-mapper-bend = Изгиб в { $place }: { $areas }
page-mapper-label = Знак области { $area } в { $place }
page-mapper-tower = Башня в { $place }: { $areas }
page-mapper-moved = Теперь в { $place }.
page-mapper-stays = Остаётся в { $place }.
page-mapper-at-fault = Здесь ошибка
page-mapper-towers = Башни
page-mapper-border = На границе с
page-mapper-add-tower = Добавить башню
page-mapper-remove-tower = Удалить башню на границе с { $other }
page-mapper-no-border = На каждой границе этой области есть башня.
page-mapper-counts = Лист и кубики
page-mapper-blots = Кляксы
page-mapper-tower_cells = Клетки для капель башен
page-mapper-spell_cells_per_row = Клетки на каждое заклинание
page-mapper-die_side = Сторона кубика
page-mapper-faults = На этой карте играть ещё нельзя
page-mapper-sound = На этой карте можно играть
page-mapper-advice = Советы игры
