### It’s a Wonderful Kingdom: слова нарисованного стола.

## Игра, пока она не открыта

game-wonderful_kingdom = Это безумное королевство
game-wonderful_kingdom-facts = 1–2 игрока · 45 мин
game-wonderful_kingdom-about = Предлагайте карты, избегайте ловушек, стройте герцогство.

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
    [1] Предложите две карты: первую
   *[other] Предложите вторую карту
}
page-prompt-lay = Куда положить «{ $card }»?
page-prompt-lay-down = Куда положить «{ $card }» лицом вниз?
page-prompt-take = Заберите одно из двух предложений
page-prompt-drop = Какую карту предложения сбросить?
page-prompt-pay = { $number ->
    [one] Поиск: сбросьте ещё { $number } карту
    [few] Поиск: сбросьте { $number } карты
   *[other] Поиск: сбросьте { $number } карт
}
page-prompt-keep = Оставьте одну из найденных карт
page-prompt-look = Положите одну из этих карт в область драфта
page-prompt-planning = { $number ->
    [one] Распределите карты: осталась { $number }
    [few] Распределите карты: осталось { $number }
   *[other] Распределите карты: осталось { $number }
}
page-prompt-planned = Все карты распределены
page-prompt-cubes = { $number ->
    [one] Разместите { $number } кубик
    [few] Разместите { $number } кубика
   *[other] Разместите { $number } кубиков
}{ $kinds ->
    [1] {""}
   *[other] , первым
}: { $resource }
page-prompt-produced = Все кубики размещены: { $resource }
page-prompt-battle = Сразитесь с угрозами
page-prompt-battle-none = Битва: сражаться нечем
page-prompt-ending = Применить советника конца игры?
page-prompt-giving = { $number ->
    [one] Отдайте ещё { $number } кубик за кристаллиум
    [few] Отдайте { $number } кубика за кристаллиум
   *[other] Отдайте { $number } кубиков за кристаллиум
}
page-prompt-debt = { $number ->
    [one] Тени забирают { $number } вашу карту: какую?
    [few] Тени забирают { $number } ваши карты: какие?
   *[other] Тени забирают { $number } ваших карт: какие?
}
page-prompt-tokens = Какой ресурс накроет вор?
page-prompt-freed = Вор побеждён: какой ресурс освободить?
page-prompt-giants = { $number ->
    [one] Подложите великана под карту
   *[other] Подложите великанов: { $number }
}
page-prompt-krystallium = Кристаллиум в руке: на какую карту?
page-prompt-soldier = Солдат в руке: на какую карту?
page-prompt-discard = Какую строящуюся карту сбросить?

page-detail-pick_deck = Каждый раунд карта этой стопки приходит вам в руку, а вредит тому, кто её заберёт.
page-detail-choose_advisor = Способность советника оплачивают солдаты, один раз за раунд. У всех вначале по два солдата.
page-detail-offer = Выберите карту с руки, потом область. Затем соперник заберёт одну из областей.
page-detail-lay = Следующим ходом соперник заберёт одну из областей. Перетащите карту, выберите область или верните карту клавишей Esc.
page-detail-lay-touch = Коснитесь области. Следующим ходом соперник заберёт одну из двух.
page-detail-take = Выберите область: вам достанутся все её карты, закрытые не глядя.
page-detail-take-alone = Вы получите все карты области. Потом в другую закрыто ляжет карта из стопки опасностей.
page-detail-drop = Остальные карты области вы заберёте.
page-detail-pay = Потом посмотрите три карты стопки и добавите одну к предложению.
page-detail-keep = Остальные сбрасываются.
page-detail-look = Остальные сбрасываются.
page-detail-planning = «Строить»: карта ждёт своих кубиков на стройке. Переработка (↻): её кубик сразу ваш.
page-detail-planned = Дальше производство.
page-detail-cubes = Выберите отмеченную карту или область алхимии. { $number ->
    [one] Пять кубиков в алхимии дают кристаллиум.
   *[other] Щелчок с Shift заполняет карту.
}
page-detail-cubes-touch = Коснитесь отмеченной карты или алхимии и подтвердите. Пять там — кристаллиум.
page-detail-cubes-store = Ни одной карте он не нужен: он идёт в алхимию, где пять кубиков дают кристаллиум.
page-detail-produced = Дальше следующий шаг производства.
page-detail-produced-last = На этом производство раунда закончится.
page-detail-battle = Выберите угрозу. { $soldiers ->
    [one] У вас { $soldiers } солдат.
    [few] У вас { $soldiers } солдата.
   *[other] У вас { $soldiers } солдат.
} Оставшиеся угрозы в конце отнимут очки.
page-detail-battle-none = Сейчас ваши солдаты ({ $soldiers }) никого победить не могут.
page-detail-ending = Это стоит солдат, которые иначе ничего не дают.
page-detail-giving = Выберите кубики области алхимии; какие именно, неважно.
page-detail-debt = Она пропадает; её кубик получит соперник в область алхимии.
page-detail-tokens = Этот значок карты герцогства ничего не даёт, пока вор не побеждён.
page-detail-freed = Со следующего производства он снова даёт кубики.
page-detail-giants = Или стройте дальше. Карта над ним принимает кубики, но достроится после победы над ним.
page-detail-krystallium = Он заменяет любой кубик, но не солдата.
page-detail-soldier = Только на карты, которым нужны солдаты.
page-detail-discard = Всё, что на ней лежит, пропадёт; кубик за переработку уйдёт в алхимию.

page-can = Ещё можно { $what }. Или продолжайте.
page-can-krystallium = применить кристаллиум
page-can-soldier = положить солдат на карты
page-can-advise = использовать советника
page-can-task = выполнить задание
page-after = { $number ->
    [one] Останется положить { $number }.
   *[other] Останется положить { $number }.
}
page-finishes = Карта будет достроена: «{ $card }».
page-deck-tip = Её карты приходят вам в руку; пусть их забирает соперник.
page-points-change = очки: { $change }
page-points-now = Очков сейчас: { $points }.

page-face-down = Лицом вниз
page-face-up = Лицом вверх
page-trap-first = Сначала возьмите карту, тогда ловушка перевернёт её лицом вниз.
page-put-down = Вернуть
page-store-all = Всё в алхимию
page-fill = Заполнить карту
page-tap-first = Сначала коснитесь того, что выбираете.
page-yes = Сделать
page-yes-place = Положить сюда
page-yes-store = В алхимию
page-yes-take = Забрать
page-yes-offer = Положить сюда
page-yes-build = Строить
page-yes-recycle = Переработать
page-yes-fight = Сразиться
page-yes-keep = Оставить
page-yes-discard = Сбросить
page-done-planning = План готов
page-done-production = Дальше
page-done-battle = Закончить битву
page-done-ending = Закончить игру
page-done-look = Дальше
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

page-round = { $round }/{ $rounds }
page-area = Область { $number }
page-area-holds = { $up ->
    [one] { $up } карта
    [few] { $up } карты
   *[other] { $up } карт
}{ $hidden ->
    [0] {""}
   *[other] , закрытых { $hidden }
}
page-area-empty = пусто
page-area-nothing = ни одной карты
page-unmask = Открыть все
page-search = Поиск
page-search-tip = Сбросьте две открытые карты предложения, посмотрите три карты стопки, одну добавьте к предложению и заберите его.
page-decks = Стопки угроз
page-taken = Взято в этом раунде:
page-pick-up = Взять карту «{ $card }»
page-put-back = Вернуть карту «{ $card }»
page-hand-empty = Ваша рука пуста.
page-cards = { $number ->
    [one] осталась { $number } карта
    [few] осталось { $number } карты
   *[other] осталось { $number } карт
}
page-build = Строить
page-to-go = ещё { $number }
page-still = Ещё нужно: { $what }.
page-missing = Не хватает:
page-missing-tip = Сколько нужно всем строящимся картам вместе.
page-construction-empty = Ничего не строится. Сюда попадают карты, которые вы решили строить при планировании, и ждут своих кубиков.
page-built = Построено
page-types-structure = Сооружения
page-types-professional = Профессионалы
page-types-landmark = Достопримеча­тельности
page-types-discovery = Открытия
page-threats = Угрозы
page-no-threats = Угроз нет.
page-no-advisors = Советников пока нет. Возьмите их в драфте.
page-used = уже помог в этом раунде
page-task-done = выполнено: { $player }
page-production = Производство обоих игроков
page-makes = Производство, кристаллиум, солдаты
page-lead-you = у вас больше
page-lead-other = больше у игрока { $player }
page-lead-none = поровну
page-lead-alone = хватает на солдата
page-lead-short = за { $number } дают солдата
page-pile-next = Стопка: { $number }. Следующая:
page-danger-left = Опасности: { $number }
page-dangers = Не открыто опасностей: { $number }, из них плохих: { $dangers }
page-more-cards = и ещё { $number }
page-built-count = построено: { $number }
page-and-hidden = + закрытых: { $number }
page-side-a = А
page-side-b = Б

## Фишки

page-alchemy = Алхимия
page-alchemy-tip = Сюда идут кубики, которые не берёт ни одна карта. Любые пять дают кристаллиум.
page-alchemy-has = { $number ->
    [0] Область алхимии пуста
   *[other] Область алхимии: { $what }
}
page-alchemy-of = Алхимия { $number }/5
page-alchemy-turn = пять дают
page-pick-krystallium = Кристаллиум: { $number }. Взять
page-pick-soldier = Солдаты: { $number }. Взять одного
page-pick-discard = Сбросить строящуюся карту
page-krystallium-tip = Заменяет любой один кубик или кристаллиум, который просит карта, но не солдата. Можно применить при любом своём решении.
page-soldier-tip = Платит за карты, которым нужны солдаты, за советников и задания, сражается с угрозами. Можно применить при любом своём решении.
page-cube-tip = Кубик, ресурс: { $resource }. Его кладут на карту, которой он нужен, или в область алхимии; на потом не оставляют.
page-type-tip = Некоторые карты и герцогства дают очки или кубики за каждую построенную карту этого типа.
page-trap = Ловушка
page-trap-tip = Позволяет положить карту в предложение лицом вниз. Две на раунд.
page-hidden = Закрытая карта
page-hidden-tip = До планирования её никто не смотрит; кто положил, тот знает. Это может быть бедствие или угроза.
page-spy = Шпион
page-spy-tip = Активный шпион открывает закрытую карту предложения и прячется. После каждого драфта один шпион снова активен.
page-training = Солдат тренируется
page-training-tip = При следующем превосходстве вы получите этого солдата.
page-in-training = тренируется
page-supremacy = Превосходство
page-supremacy-tip = Кто в шаге произвёл ресурса строго больше (в одиночку: пять и больше), отправляет солдата на тренировку или забирает того, кто там есть.
page-danger = Стопка опасностей
page-danger-tip = Восемь неизвестных карт стопки и четыре бедствия или угрозы. После каждого взятого предложения одна из них закрыто ложится в другую область.
page-pile = Стопка карт
page-pile-tip = В одиночку видна верхняя карта: её выложат следующей.
page-theft = Жетон кражи
page-theft-tip = Накрытый значок ничего не даёт. Победа над вором освобождает один значок.
page-give-up = сбросить…
page-discard = Сбросить карту
page-discard-tip = Сбросить строящуюся карту: всё, что на ней лежит, пропадает, кубик за переработку идёт в область алхимии.
page-vermin = Грызуны
page-vermin-tip = Их приводят из этой стопки огромные крысы.

## Карты словами

page-card-title = { $card } ({ $type })
page-recycle-short = во что перерабатывается
page-treasure-short = Только переработать
page-calamity-short = Остаётся в герцогстве
page-vermin-short = Солдаты прогонят его в битве
page-bound = обязательна
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
page-advisor-two = Только для двух игроков.
page-task-costs = Просит всё сразу из области алхимии: { $what }. Кристаллиум заменяет любой кубик.
page-task-brings = Даёт: { $what }.
page-task-final = { $seats ->
    [1] Финальное задание: без него игра проиграна.
   *[other] Финальное задание.
}
page-task-first = Награду получает только первый.
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
page-goal-done = сделано
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
