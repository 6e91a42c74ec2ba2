### It’s a Wonderful Kingdom: слова нарисованного стола.

## Игра, пока она не открыта

game-wonderful_kingdom = Это безумное королевство
game-wonderful_kingdom-facts = 1–2 игрока · 45 мин
game-wonderful_kingdom-about = Предлагайте карты, избегайте ловушек, стройте герцогство.
game-wonderful_kingdom-solo = Ваше герцогство против стопки опасностей: выберите модуль или один из шести сценариев с медалями.

page-step-letters = АБВГ
page-phase-draft = драфт
page-phase-planning = планирование
page-phase-production = производство
page-phase-battle = битва
page-duchy = Герцогство

## Строка-подсказка

page-prompt-pick_deck = Выберите свою стопку угроз
page-prompt-choose_advisor = Оставьте одного из двух советников
page-prompt-offer = { $number ->
    [1] Предложите первую из двух карт
   *[other] Предложите вторую карту
}
page-prompt-lay = Куда положить карту «{ $card }»?
page-prompt-lay-down = Куда положить карту «{ $card }» лицом вниз?
page-prompt-take = Заберите одно из двух предложений
page-prompt-drop = Какую карту предложения сбросить?
page-prompt-pay = { $number ->
    [one] Поиск: сбросьте ещё { $number } карту
    [few] Поиск: сбросьте { $number } карты
   *[other] Поиск: сбросьте { $number } карт
}
page-prompt-keep = Оставьте одну из найденных карт
page-prompt-look = Какую карту положить в область драфта?
page-prompt-planning = { $number ->
    [one] Стройка или переработка: { $number } карта
    [few] Стройка или переработка: { $number } карты
   *[other] Стройка или переработка: { $number } карт
}
page-prompt-planned = Планирование закончено
page-prompt-cubes = { $kinds ->
    [1] { $number ->
        [one] Разместите { $number } кубик
        [few] Разместите { $number } кубика
       *[other] Разместите { $number } кубиков
    }
   *[other] Разместите кубик
}: { $resource }
page-prompt-produced = Все кубики размещены: { $resource }
page-prompt-battle = Сразитесь с угрозами
page-prompt-battle-none = Битва: победить некого
page-prompt-ending = Использовать советника конца игры?
page-prompt-giving = { $number ->
    [one] Отдайте ещё { $number } кубик за кристаллиум
    [few] Отдайте { $number } кубика за кристаллиум
   *[other] Отдайте { $number } кубиков за кристаллиум
}
page-prompt-debt = { $number ->
    [one] Тени забирают { $number } карту: какую?
    [few] Тени забирают { $number } карты: какие?
   *[other] Тени забирают { $number } карт: какие?
}
page-prompt-tokens = Какой ресурс накроет вор?
page-prompt-freed = Вор побеждён: какой ресурс освободить?
page-prompt-giants = { $number ->
    [one] Подложите великана под карту
   *[other] Подложите великанов: { $number }
}
page-prompt-krystallium = На какую карту положить кристаллиум?
page-prompt-soldier = На какую карту положить солдата?
page-prompt-discard = Какую строящуюся карту сбросить?

page-detail-pick_deck = Её карты вредят тому, кто их заберёт. Для первой партии: огромные крысы и ледяные великаны.
page-detail-choose_advisor = Способность стоит солдат, раз в раунд. В начале у каждого два солдата.
page-detail-offer = Выберите карту, потом область. Затем соперник заберёт одну из двух областей.
page-detail-lay = Перетащите карту в область или нажмите на неё. Esc — вернуть карту в руку.
page-detail-lay-touch = Коснитесь области.
page-detail-take = Вы получите все карты области, закрытые — не глядя.
page-detail-take-alone = Вы получите все карты области. Во вторую лицом вниз ляжет карта опасности.
page-detail-drop = Остальные карты области вы заберёте.
page-detail-pay = Потом посмотрите три карты стопки и добавите одну к предложению.
page-detail-keep = Остальные сбрасываются.
page-detail-look = Остальные сбрасываются.
page-detail-planning = Стройка: карта ждёт кубиков. Переработка: кубик ваш сразу.
page-detail-planned = Дальше производство.
page-detail-cubes = Выберите отмеченную карту или область алхимии. { $number ->
    [one] { $quests ->
        [yes] Из алхимии оплачиваются задания.
       *[no] Пять кубиков в алхимии дают кристаллиум.
    }
   *[other] Shift и щелчок заполняют карту сразу.
}
page-detail-cubes-touch = Коснитесь отмеченной карты или алхимии и подтвердите. { $quests ->
    [yes] Алхимия платит за задания.
   *[no] Пять там — кристаллиум.
}
page-detail-cubes-store = Картам он не нужен и идёт в алхимию: { $quests ->
    [yes] оттуда оплачиваются задания.
   *[no] пять кубиков дают кристаллиум.
}
page-detail-produced = Дальше следующий шаг производства.
page-detail-produced-last = На этом производство раунда закончится.
page-detail-battle = Выберите угрозу. { $soldiers ->
    [one] У вас { $soldiers } солдат.
    [few] У вас { $soldiers } солдата.
   *[other] У вас { $soldiers } солдат.
} Оставшиеся угрозы в конце отнимут очки.
page-detail-battle-none = { $soldiers ->
    [0] У вас сейчас нет солдат.
    [one] { $soldiers } солдата не хватит ни на одну угрозу.
   *[other] { $soldiers } солдат не хватит ни на одну угрозу.
}
page-detail-ending = Неиспользованные солдаты очков не приносят.
page-detail-giving = Подойдут любые кубики из области алхимии.
page-detail-debt = Карта пропадёт, а соперник получит её кубик в область алхимии.
page-detail-tokens = Этот значок карты герцогства ничего не даёт, пока вор не побеждён.
page-detail-freed = Со следующего производства он снова даёт кубики.
page-detail-giants = Или стройте дальше. Карту над великаном можно достроить, лишь победив его.
page-detail-krystallium = Он заменяет любой кубик, но не солдата.
page-detail-soldier = Только на карты, которым нужны солдаты.
page-detail-discard = Всё, что на ней лежит, пропадёт; кубик за переработку пойдёт в область алхимии.

page-can = Можно ещё { $what } или продолжить.
page-can-krystallium = применить кристаллиум
page-can-soldier = положить солдат на карты
page-can-advise = использовать советника
page-can-task = выполнить задание
page-after = После этого нужно ещё { $number }.
page-finishes = Карта «{ $card }» будет достроена.
page-deck-tip = Её карты приходят вам в руку. Предлагайте их сопернику.
page-points-change = { $points ->
    [one] { $change } очко
    [few] { $change } очка
   *[other] { $change } очков
}
page-points-now = Очков сейчас: { $points }.

page-face-down = Лицом вниз
page-face-up = Лицом вверх
page-trap-first = Сначала выберите карту.
page-put-down = Вернуть в руку
page-store-all = Всё в алхимию
page-fill = Заполнить карту
page-tap-first = Сначала выберите, что хотите сделать.
page-tap-again = Коснитесь ещё раз, чтобы подтвердить
page-yes = Подтвердить
page-yes-place = Положить сюда
page-yes-store = В алхимию
page-yes-take = Забрать
page-yes-offer = Предложить
page-yes-build = Строить
page-yes-recycle = Переработать
page-yes-fight = Сразиться
page-yes-keep = Оставить
page-yes-discard = Сбросить
page-done-planning = Готово
page-done-production = Продолжить
page-done-battle = Закончить битву
page-done-ending = Закончить игру
page-done-look = Продолжить
page-tray = { $number ->
    [one] Разместить { $number } кубик
    [few] Разместить { $number } кубика
   *[other] Разместить { $number } кубиков
}

page-key-trap = перевернуть карту в руке лицом вниз (ловушка)
page-key-krystallium = взять кристаллиум
page-key-soldier = взять солдата
page-key-discard = сбросить строящуюся карту
page-key-store = все кубики в область алхимии

## Места

page-area = Область { $number }
page-area-holds = { $up ->
    [one] { $up } карта
    [few] { $up } карты
   *[other] { $up } карт
}{ $hidden ->
    [0] {""}
   *[other] , закрытых { $hidden }
}
page-area-hides = { $hidden ->
    [one] { $hidden } закрытая
    [few] { $hidden } закрытые
   *[other] { $hidden } закрытых
}
page-area-empty = пусто
page-area-nothing = карт нет
page-unmask = Открыть все
page-search = Поиск
page-search-tip = Сбросьте две открытые карты предложения, посмотрите три карты стопки, добавьте одну и заберите предложение.
page-decks = Стопки угроз
page-taken = Взято в этом раунде:
page-taken-brief = Взято:
page-pick-up = Выбрать карту «{ $card }»
page-put-back = Вернуть карту «{ $card }»
page-gathered = Ваши карты в этом раунде
page-hand-empty = Ваша рука пуста.
page-cards = { $number ->
    [one] осталась { $number } карта
    [few] осталось { $number } карты
   *[other] осталось { $number } карт
}
page-build = Строить
page-still = Ещё нужно: { $what }.
page-missing = Не хватает:
page-missing-tip = Сколько всего ещё нужно строящимся картам.
page-construction-empty = Пока ничего не строится. Карты попадают сюда при планировании и ждут кубиков.
page-built = Построено
page-types-structure = Сооружения
page-types-professional = Профессионалы
page-types-landmark = Достопримеча­тельности
page-types-discovery = Открытия
page-threats = Угрозы
page-used = использован в этом раунде
page-task-done = задание выполнено: { $player }
page-production = Производство обоих игроков
page-makes = Производство, кристаллиум, солдаты
page-lead-you = вы впереди
page-lead-other = впереди { $player }
page-lead-none = поровну
page-lead-alone = хватает на солдата
page-lead-short = солдат — за { $number }
page-pile-next = Стопка: { $number }. Следующая:
page-danger-left = Опасности: { $number }
page-dangers = Опасности: { $number }, из них бедствий и угроз: { $dangers }
page-and-hidden = + закрытых: { $number }

## Как скоро

page-soon-now = в этом раунде
page-soon-maybe = можно успеть
page-soon-next = в следующем
page-soon-short = не хватает { $number }
page-completes = завершит
page-outlook-now = Можно достроить в этом раунде.
page-outlook-next = В этом раунде не хватит: { $what }; в следующем хватит.
page-outlook-short = После этого раунда не хватит: { $what }.
page-paid = выложено { $paid } из { $all }
page-raise = Рассмотреть карту «{ $card }»
page-free-site = перетащите сюда карту, чтобы строить
page-hour = { $hour ->
    [1] рассвет
    [2] полдень
    [3] закат
   *[other] ночь
}
page-forecast = { $number ->
    [0] в этом раунде не достроить ни одной
    [one] в этом раунде можно достроить { $number } карту
    [few] в этом раунде можно достроить { $number } карты
   *[other] в этом раунде можно достроить { $number } карт
}
page-forecast-tip = Считается только верное: предстоящее производство, кристаллиум, солдаты и кристаллиум за пять кубиков алхимии. Карты с золотой рамкой можно достроить все вместе.
page-alchemy-tasks = для заданий; пять дают
page-alchemy-quests = Алхимия
page-alchemy-quests-tip = Сюда попадают кубики, которые не нужны картам. Отсюда оплачиваются задания; в любой момент пять кубиков можно превратить в кристаллиум.

## Фишки

page-alchemy = Алхимия
page-alchemy-tip = Сюда идут кубики, которые не берёт ни одна карта. Любые пять дают кристаллиум.
page-alchemy-has = { $number ->
    [0] Область алхимии пуста
   *[other] Область алхимии: { $what }
}
page-alchemy-turn = пять —
page-pick-krystallium = Кристаллиум: { $number }. Взять
page-pick-soldier = Солдаты: { $number }. Взять одного
page-pick-discard = Сбросить строящуюся карту
page-krystallium-tip = Заменяет любой кубик или требуемый кристаллиум, но не солдата. Применяйте в любой момент своего хода.
page-soldier-tip = Нужен для карт с солдатами, советников, заданий и битв. Применяйте в любой момент своего хода.
page-cube-tip = Кубик: { $resource }. Кладут на карту, которой он нужен, или в область алхимии. Сохранить на потом нельзя.
page-type-tip = Некоторые карты дают очки или кубики за каждую построенную карту этого типа.
page-trap = Ловушка
page-trap-tip = Позволяет предложить карту лицом вниз. Две на раунд.
page-hidden = Закрытая карта
page-hidden-tip = До планирования её знает только тот, кто положил. Это может быть бедствие или угроза.
page-spy = Шпион
page-spy-tip = Активный шпион открывает закрытую карту предложения и становится скрытым. После каждого драфта один шпион снова активен.
page-training = Солдат тренируется
page-training-tip = При следующем превосходстве вы получите этого солдата.
page-in-training = тренируется
page-supremacy = Превосходство
page-supremacy-tip = Кто произвёл больше всех этого ресурса (в одиночной игре — пять и больше), тренирует солдата или забирает обученного.
page-danger = Стопка опасностей
page-danger-tip = Восемь карт стопки и четыре бедствия или угрозы вперемешку. После каждого взятого предложения одна ложится лицом вниз в другую область.
page-pile = Стопка карт
page-pile-tip = В одиночной игре видна верхняя карта: её выложат следующей.
page-theft = Жетон кражи
page-theft-tip = Накрытый значок ничего не даёт. Победа над вором освобождает один значок.
page-give-up = сбросить
page-discard = Сбросить карту
page-discard-tip = Сбросить строящуюся карту: всё, что на ней лежит, пропадает, кубик за переработку идёт в область алхимии.
page-vermin = Грызуны
page-vermin-tip = Их приводят из этой стопки огромные крысы.

## Карты словами

page-card-title = { $card } ({ $type })
page-recycle-short = во что перерабатывается
page-treasure-short = Только переработка
page-calamity-short = Остаётся в герцогстве
page-vermin-short = Побеждают солдаты в битве
page-bound = сбросить нельзя
page-some-materials = материалы ×{ $number }
page-some-population = население ×{ $number }
page-some-gold = деньги ×{ $number }
page-some-exploration = открытия ×{ $number }
page-some-krystallium = кристаллиум ×{ $number }
page-some-soldier = { $number ->
    [one] { $number } солдат
    [few] { $number } солдата
   *[other] { $number } солдат
}
page-some-spy = шпион
page-some-points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}
page-costs = Стоит: { $what }.
page-produces = Каждый раунд даёт: { $what }.
page-produces-per = Каждый раунд даёт { $what } за каждую построенную карту типа «{ $type }».
page-bonus = Один раз, когда достроена: { $what }.
page-scores = { $points ->
    [one] Приносит { $points } очко.
    [few] Приносит { $points } очка.
   *[other] Приносит { $points } очков.
}
page-scores-per = { $points ->
    [one] Приносит { $points } очко за каждую построенную карту типа «{ $type }».
    [few] Приносит { $points } очка за каждую построенную карту типа «{ $type }».
   *[other] Приносит { $points } очков за каждую построенную карту типа «{ $type }».
}
page-recycles = Переработка: { $what }.
page-treasure-tip = Построить нельзя. Переработка даёт: { $what }.
page-calamity-tip = Нельзя ни построить, ни переработать: остаётся в герцогстве и отнимает очки ({ $points }).
page-threat-tip = { $soldiers ->
    [one] Пока лежит здесь, отнимает очки ({ $points }). В битве её побеждает { $soldiers } солдат.
    [few] Пока лежит здесь, отнимает очки ({ $points }). В битве её побеждают { $soldiers } солдата.
   *[other] Пока лежит здесь, отнимает очки ({ $points }). В битве её побеждают { $soldiers } солдат.
}
page-advisor-when = { $soldiers ->
    [one] Когда: { $phase }. Стоит { $soldiers } солдата, один раз за раунд. Взятый советник приводит солдата.
   *[other] Когда: { $phase }. Стоит { $soldiers } солдат, один раз за раунд. Взятый советник приводит солдата.
}
page-advisor-step = { $soldiers ->
    [one] Когда: { $phase }, { $resource }. Стоит { $soldiers } солдата, один раз за раунд. Взятый советник приводит солдата.
   *[other] Когда: { $phase }, { $resource }. Стоит { $soldiers } солдат, один раз за раунд. Взятый советник приводит солдата.
}
page-advisor-two = Только в игре вдвоём.
page-task-costs = Нужно отдать сразу из области алхимии: { $what }. Кристаллиум заменяет любой кубик.
page-task-brings = Награда: { $what }.
page-task-final = { $seats ->
    [1] Финальное задание: без него игра проиграна.
   *[other] Финальное задание.
}
page-task-first = Награда — только первому, кто выполнит.
page-fact-copies = число копий
page-fact-type = тип
page-fact-cost = стоимость
page-fact-recycle = переработка
page-fact-production = производство
page-fact-bonus = бонус
page-fact-vp = очки
page-fact-soldiers = солдаты
page-fact-effect = действие
page-fact-phase = фаза
page-fact-task = цены и награды

## В одиночку

page-scenario = Сценарий { $number }: { $title }
page-story = История и цель
page-goal-build = { $times ->
    [1] Построить: { $card }
   *[other] Построить: { $card }, { $have } из { $times }
}
page-goal-task = Финальное задание: { $task }
page-goal-threats = Победить: { $card }, { $have } из { $times }
page-calamities = Бедствия
page-goal-done = готово
page-medal-won = Медаль: { $medal }
page-medal-bronze = бронза
page-medal-silver = серебро
page-medal-gold = золото
page-story-1 = Едва успели свезти урожай, как амбары зашевелились. Из старых ходов лезут крысы величиной с собаку, и на каждом пустом поле их становится больше. Крестьяне вернутся на землю, только если увидят стены и крыши, и поскорее.
page-goal-1 = Постройте все четыре фермы, отказаться от них нельзя. После каждой битвы за каждую недостроенную ферму приходит грызун. Если стопка грызунов опустеет, всё потеряно.
page-story-2 = Слепой пророк говорит на рынке о вратах, что откроются под холмами, а тихий человек в сером записывает каждое слово. Двор смеётся. У вас шесть верных солдат, два странных советника и четыре года, чтобы приготовиться.
page-goal-2 = Постройте «Адские врата», «Тайное братство» и «Королевскую цитадель». Шпионов у вас нет.
page-story-3 = За последним маяком море белое. Китобои рассказывают о великанах, что ходят по льду, и о том, что те прячут. Вы шлёте корабли на север, пока держится погода, и обратной дороги им никто не обещал.
page-goal-3 = Постройте все четыре карты, с которых начинаете, и выполните финальное задание «Северных земель». Вместо бедствий приходят ледяные великаны; шпионов у вас нет.
page-story-4 = У узурпатора корона, столица и дороги получше. У вас старый картограф, двое солдат и провинция, которая помнит законных государей. Всё решит один поход.
page-goal-4 = Постройте все четыре карты, с которых начинаете, и выполните финальное задание «Узурпатора».
page-story-5 = Кто-то знает ваши счётные книги лучше вас. Доход деревни исчезает раньше, чем его сочтут, а кто задаёт вопросы, не возвращается с вечерней прогулки. В списке четыре имени.
page-goal-5 = Победите всех четырёх воров. Каждая карта, которую забирают тени, откладывает кубик: с пятым всё потеряно.
page-story-6 = С востока идёт войско узурпатора, с юга болезнь, которая кого-то слушается. Ворота ещё открыты, стены достроены наполовину, и последний урожай только везут в город.
page-goal-6 = Постройте все четыре карты, с которых начинаете, и выполните оба финальных задания.

## Откуда взяты компоненты

page-source-told = Сколько карт каждого вида, названия и очки, упомянутые в книге правил, угрозы и их действие, сценарии и медали.
page-source-cards = Стоимость, производство и большая часть очков карт, способности советников, задания квестов, сколько солдат побеждают угрозу.
page-built-nothing = Ничего не построено.
page-handicap = В одиночку на стороне A вычитаются { $points } очков, поэтому вы начинаете с { $start }.

## Файлы компонентов

page-part-bonus_on_taking = За взятого советника
page-part-advisor = Советники
page-part-cards_per_type = Карт каждого типа
page-part-card = Карты развития
page-part-duchy = Герцогства
page-part-quest = Квесты
page-part-solo = Одиночная игра
page-part-module_medals = Медали модулей
page-part-scenario = Сценарии
page-part-deck = Стопки угроз
page-part-threat = Угрозы
page-part-treasure = Сокровища
page-part-calamity = Бедствия
page-field-total_cards = карт
page-field-total_boards = планшетов
page-field-total_scenarios = сценариев
page-field-total_treasures = сокровищ
page-field-total_calamities = бедствий
page-field-solo_side_a_subtract_vp = вычет очков за сторону A в одиночной игре
page-field-step = ресурс
page-field-soldier_cost = цена в солдатах
page-field-effect_text = действие по-английски
page-field-look = карт посмотреть
page-field-keep = карт оставить
page-field-count = число
page-field-extra = кубиков больше
page-field-areas = области
page-field-steps = шаги
page-field-a = сторона A
page-field-b = сторона B
page-field-vp_per = очки за каждую
page-field-per = за каждую
page-field-resource = ресурс
page-field-side = Сторона
page-field-players = игроков
page-field-task = Задание
page-field-final = последнее задание
page-field-reward = награда
page-field-reward_first_only = награда только первому
page-field-spy = шпионы
page-field-spies = шпионы
page-field-active = активные
page-field-hidden = скрытые
page-field-rounds = раунды
page-field-danger_deck = стопка опасностей
page-field-from_development_deck = карт развития
page-field-calamities = бедствий
page-field-start_cards_per_offer = карт в каждой области в начале
page-field-takes_per_round = предложений за раунд
page-field-danger_cards_added_per_round = опасностей за раунд
page-field-supremacy_threshold = кубиков для превосходства
page-field-spies_reactivated_per_round = шпионов снова активны за раунд
page-field-search = поиск
page-field-discard_face_up = сбросить открыто
page-field-times_per_round = раз за раунд
page-field-module = модуль
page-field-modules = модули
page-field-threat_deck = стопка угроз
page-field-threat_decks = стопки угроз
page-field-bronze = бронза
page-field-silver = серебро
page-field-medals-gold = золото
page-field-module_medals-gold = золото
page-field-construction_cards = Строится
page-field-construction_threats = Угроза среди строящихся
page-field-built_cards = Построено
page-field-advisors = советники
page-field-quests = квесты
page-field-quest_side = сторона квеста
page-field-spies_at_start = шпионы в начале
page-field-bound_cards = карты нельзя сбросить
page-field-vermin_per_unbuilt = грызун за каждую непостроенную
page-field-vermin_return = грызуны возвращаются в стопку
page-field-lose_when_vermin_gone = поражение, когда грызуны кончились
page-field-lose_at_shadow_cubes = поражение при кубиках теней
page-field-cover_built_cards = построенные карты закрыты
page-field-difficulty = сложность
page-field-cards = карты
page-field-deck = стопка
page-value-effect-none = нет
page-value-effect-spawn_vermin_per_giant_rat = приводит грызунов
page-value-effect-freeze_card = замораживает карту
page-value-effect-discard_from_draft = забирает из драфта
page-value-effect-cover_duchy_resource = закрывает ресурс
page-value-kind-draw_keep = посмотреть и оставить
page-value-kind-discard_from_taken_offer = сбросить из предложения
page-value-kind-gain_cubes = получить кубики
page-value-kind-transmute = сделать кристаллиум
page-value-kind-extra_recycle = переработать выгоднее
page-value-kind-reveal_offer = открыть область
page-value-kind-remove_calamity = убрать бедствия
page-value-kind-score = получить очки
page-value-kind-extra_trap = ещё ловушка
page-value-kind-tie_wins_supremacy = ничья побеждает
page-value-kind-steal_alchemy = забрать кубики алхимии
page-value-module-threats = угрозы
page-value-module-quests = квесты
page-value-module-advisors = советники
