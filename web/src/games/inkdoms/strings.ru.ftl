### Слова нарисованного поля «Цветных королевств».

## Игра, пока она не открыта

game-inkdoms = Цветные королевства
game-inkdoms-facts = 1–4 игрока · 40 мин
game-inkdoms-about = Бросайте кубики, раскрашивайте шесть королевств без клякс.

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
page-head-kingdom = Из какого королевства берёте кубик ({ $die })?
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
    [red] Для красной капли области нет
    [blue] Для синей капли области нет
    [yellow] Для жёлтой капли области нет
    [purple] Для фиолетовой капли области нет
    [green] Для зелёной капли области нет
   *[brown] Для коричневой капли области нет
}
page-head-blended = Разместите составную { page-one-drop } каплю в { $where }
page-head-tower = Разместите { page-one-drop } каплю башни
page-head-rest = Капли размещены. Закончите ход
page-head-move = Перенос: куда уходят все капли кубика?
page-head-spread = Разделение: какое королевство открыть ещё?
page-head-clash = Соседство: поставьте { page-one-drop } каплю рядом с { page-same-colour }
page-head-blend = Смешение: две капли кубика становятся одной
page-take-how = Закрасит столько областей, сколько точек, в королевстве, где лежит.
page-take-last = Последний раунд. Сколько точек, столько областей в королевстве кубика.
page-white-waits = Белый пока не взять: он заменяет цвет, чей кубик уже взят, а здесь все четыре.
page-cross-how = Будто соперник успел раньше. Сначала уходят 4 и 3.
page-places = { $areas ->
    [0] Может помочь заклинание или другая капля.
    [1] Нажмите на область с пунктиром.
    [one] Нажмите на одну из { $areas } области с пунктиром.
   *[other] Нажмите на одну из { $areas } областей с пунктиром.
}
page-places-shaded = { $areas ->
    [0] Может помочь заклинание или другая капля.
    [1] Нажмите на область с пунктиром. В затенённые эта капля не подходит.
    [one] Пунктир — { $areas } область на выбор. В затенённые эта капля не подходит.
    [few] Пунктир — { $areas } области на выбор. В затенённые эта капля не подходит.
   *[other] Пунктир — { $areas } областей на выбор. В затенённые эта капля не подходит.
}
page-places-tower = { $areas ->
    [1] В любом королевстве: нажмите на область с пунктиром.
    [one] В любом королевстве: одна из { $areas } области с пунктиром.
   *[other] В любом королевстве: одна из { $areas } областей с пунктиром.
}
page-clash-how = { $areas ->
    [1] Нажмите на область с пунктиром: эта капля может касаться своего цвета.
    [one] Пунктир — { $areas } область: эта капля может касаться своего цвета.
    [few] Пунктир — { $areas } области: эта капля может касаться своего цвета.
   *[other] Пунктир — { $areas } областей: эта капля может касаться своего цвета.
}
page-head-plan = План точками: пока ничего не закрашено
page-blend-how = Цвет выбираете вы: нажмите одну из капель внизу.
page-back = Отложить
page-back-title = Отложить то, что в руке (Esc)
page-stop = Закончить ход
page-stop-title = На этот раунд всё.
page-stop-blot = Хватит: 1 клякса
page-stop-blot-title = { $drops ->
    [one] Осталась { $drops } капля кубика: это одна клякса, минус очко в конце.
    [few] Остались { $drops } капли кубика: вместе это одна клякса, минус очко в конце.
   *[other] Осталось { $drops } капель кубика: вместе это одна клякса, минус очко в конце.
}

## План

page-plan = План
page-plan-title = Наметить точками, прежде чем красить (P). Их видите только вы.
page-plan-how = Нажимайте на области: точка появится, ещё раз — сотрётся.
page-plan-area = Точка на { $area }
page-plan-paint = { $dots ->
    [one] Закрасить точку
    [few] Закрасить { $dots } точки
   *[other] Закрасить { $dots } точек
}
page-plan-clear = Стереть
page-plan-stuck = План остановлен: { $area } так закрасить нельзя.

## Кубики

page-dice-box = { $left ->
    [0] Коробка: пусто
    [one] Коробка: { $left } кубик
    [few] Коробка: { $left } кубика
   *[other] Коробка: { $left } кубиков
}
page-die-lies = Кубик ({ $die }), капли: { $drops }. { $where }.
page-die-gone = Кубик ({ $die }, { $drops }): { $player }.
page-white-as = Белый как { $colour }
page-then-choose = Затем выберите, откуда он взят.
page-then-colour = Затем выберите, какой цвет он заменит.
page-ways = Как можно взять кубик
page-take = { $drops ->
    [one] { $white ->
        [white] { $die } как { $as }, { $drops } капля
       *[other] { $die }, { $drops } капля
    }
    [few] { $white ->
        [white] { $die } как { $as }, { $drops } капли
       *[other] { $die }, { $drops } капли
    }
   *[other] { $white ->
        [white] { $die } как { $as }, { $drops } капель
       *[other] { $die }, { $drops } капель
    }
}
page-take-as = как { $colour }
page-take-from = { $kingdom }, { $done } из 9

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
page-next-round = можно применить со следующего раунда
page-not-now = не сейчас
page-drop-nowhere = для неё нет открытых областей
page-mix = Цвет капли башни
page-spells = Заклинания
page-name-move = Перенос
page-name-clash = Соседство
page-name-spread = Разделение
page-name-blend = Смешение
page-spell-move = Все капли кубика уходят в другое королевство, будто он взят оттуда. Только пока ни одна из них не размещена.
page-spell-clash = Одну каплю можно поставить рядом с её же цветом, с любого числа сторон.
page-spell-spread = Капли кубика можно размещать ещё и в одном королевстве, соседнем с королевством кубика.
page-spell-blend = Две капли кубика превращаются в одну любого составного цвета: фиолетового, зелёного или коричневого.
page-spell-none = У вас такого нет.
page-spell-next-round = Будет вашим со следующего раунда.
page-spell-no-use = Сейчас оно ничего не даст.
page-spell-cells = можно применить: { $have }, со следующего раунда: { $fresh }
page-zoom = Ближе
page-whole = Вся
page-zoom-title = Ближе или вся карта (Z, колесо, щипок)
page-explain = Что это
page-explain-title = Затем нажмите на любую область, чтобы прочитать о ней (I или правая кнопка)

## На карте

page-what-is = Что такое { $area }?
page-paint-it = { $area }: { $colour }
page-painted-of = Закрашено { $done } из 9.
page-is-painted = Закрашено, цвет — { $colour }.
page-closed = Капля в руке сюда не подходит.
page-area-in = { $area }, { $kingdom }
page-sign-spell = В любом цвете даёт заклинание { $spell }.
page-sign-capital = Столица, её цвет — { $colour }, стоит { $points }.
page-sign-monster = Чудовище ({ $monster }), его цвет — { $colour }: +{ $points }. Незакрашенное — минус 1.

## Лист

page-place-first = первому
page-place-second = второму
page-speed-mine = { $points } { $rank }: ваше
page-speed-taken = { $points } { $rank }: { $players }
page-speed-gone = { $points } { $rank }: зачёркнуто
page-speed-open = { $points } { $rank }: ещё свободно
page-line-title = { $line }: закрашено { $done } из { $size }, очки: { $points }
page-final-title = { $line }: закрашено { $done }, очки: { $points }
page-capital-open = столица не закрашена
page-capital-built = столица возведена
page-capital-lost = столица потеряна
page-blots-title = Кляксы: { $blots } из { $most }
page-cross = Зачеркнуть цифру в строке «{ $line }» (закрашено { $done } из { $size })
page-cross-out = Что можно зачеркнуть
page-cross-not = В этой строке сейчас ничего не зачёркивают.
page-sheet-how = В строке: сколько областей закрашено, столица, цифры за скорость первому и второму, очки. Нажмите строку, чтобы прочесть о ней.

## Игроки

page-status-taking = берёт кубик
page-status-waiting = ещё без кубика
page-status-painting = красит
page-status-done = готово
page-taken = { $kingdom }, { $colour }: { $status }
page-first = первый
page-first-title = Жетон первого игрока
page-no-goods = ни заклинаний, ни капель
page-compare = Отличия от моей
page-compare-how = Белая кайма: закрашено не так, как у вас; точка — ваш цвет.

## Что это такое

page-about-plain = Без символа: идёт в счёт королевства, а новый цвет — ещё и за разнообразие.
page-about-capital = Столица. Её цвет — { $colour }: в нём она возведена и стоит { $points } очка, в любом другом потеряна.
page-about-monster = Чудовище ({ $monster }), его цвет — { $colour }. В своём цвете приручено: +{ $points }. В другом побеждено и не даёт ничего, незакрашенное отнимает очко. Всего таких областей { $size }.
page-about-spell-area = В любом цвете даёт вам заклинание { $spell } на следующие раунды.
page-about-tower = Между этой областью и { $area } стоит башня: когда закрашены обе, она даёт каплю, которую можно применить со следующего раунда.
page-about-beside = Рядом: { $areas }.
page-about-spells = Применённое заклинание потрачено. За ход можно применить сколько угодно.
page-about-blots = Одна клякса за каждый ход, в который остались капли кубика, сколько бы их ни было; всего не больше { $most }. Каждая отнимает очко в конце.
page-about-kingdom-line = По очку за каждый цвет в королевстве и { $points } за столицу, если её цвет — { $colour }.
page-about-monster-line = По { $points } за каждое прирученное чудовище из { $size } и минус 1 за каждое незакрашенное.
page-about-final-line = Закрасьте любые три королевства. Следующий раунд станет последним.
page-about-speed = За скорость: { $first } тем, кто закончил строку первым, { $second } вторым. Кто успел в одном раунде, получает поровну.

## Под пальцем и клавиши

page-tap = Одно касание показывает, второе делает.
page-do = Выбрать
page-do-area = Закрасить { $area }
page-do-kingdom = { $kingdom }
page-do-die = Взять кубик: { $die }
page-do-colour = Белый как { $colour }
page-key-die = взять капли кубика
page-key-tower = взять следующую каплю башни
page-key-spell = взять заклинание

## Откуда взяты компоненты

page-source-kingdoms = Шесть королевств по девять областей, их названия и столицы; четыре вида чудовищ и сколько их; четыре заклинания; очки за скорость.
page-source-colours = Какие столицы стоят 3 очка и какого цвета единороги и драконы.
page-source-map = Очертания карты, соседство областей, места символов и башен. На ней выполняются все примеры книги правил.
page-source-counts = По три заклинания каждого вида, двенадцать башен, десять клякс и размер кубика на карте.
