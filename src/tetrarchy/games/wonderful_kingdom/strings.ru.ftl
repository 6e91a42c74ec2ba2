### «Это безумное королевство»: все слова, которые читает человек.

name = Это безумное королевство
tagline = Предлагайте и забирайте карты, стройте герцогство за четыре раунда: вдвоём или в одиночку.

## Настройки

option-module = Модуль
option-module-threats = угрозы: стопки чудовищ и фаза битвы
option-module-advisors = советники: способности за солдат
option-module-quests = квесты: задания с наградами, одно из них финальное
option-side = Сторона карт герцогств
option-side-a = сторона А, для первой партии
option-side-b = сторона Б
option-duchy = Герцогство первого игрока
option-duchy-dealt = раздаётся случайно
option-duchy-valados = Герцогство Валадос
option-duchy-teressie = Герцогство Терессия
option-deck_1 = Угрозы: стопка игрока 1
option-deck_1-choose = выбирается в игре
option-deck_1-giant_rats = Огромные крысы
option-deck_1-frost_giants = Ледяные великаны
option-deck_1-shadows = Тени
option-deck_1-thieves = Воры
option-deck_2 = Угрозы: стопка игрока 2
option-deck_2-choose = выбирается в игре
option-deck_2-giant_rats = Огромные крысы
option-deck_2-frost_giants = Ледяные великаны
option-deck_2-shadows = Тени
option-deck_2-thieves = Воры
option-quest = Квесты: какой планшет
option-quest-northern_lands = Северные земли
option-quest-usurper = Узурпатор
option-quest-plague_lord = Повелитель чумы
option-search = Одиночная игра: сколько раз можно искать
option-search-once = один раз за раунд
option-search-every_offer = при каждом взятом предложении
option-scenario = Одиночная игра: сценарий (модули задаёт он сам)
option-scenario-0 = без сценария
option-scenario-1 = 1. Вторжение крыс
option-scenario-2 = 2. Пророчество
option-scenario-3 = 3. Морозный север
option-scenario-4 = 4. Последняя битва
option-scenario-5 = 5. Гильдия воров
option-scenario-6 = 6. В осаде

## Что нужно решить

step-deal_duchy = Раздаются карты герцогств.
step-pick_deck = Выберите стопку угроз.
step-draw = Вытягивается карта.
step-choose_advisor = Какого из двух советников вы оставите?
step-offer = Драфт: какую карту предложить и в какой области? Лицом вниз (▼) — за ловушку.
step-take = Драфт: какое предложение забрать?
step-drop = Какую карту предложения сбросить?
step-pay = Какую карту сбросить за поиск?
step-keep = Какую найденную карту добавить к предложению?
step-reveal = Открывается закрытая карта.
step-planning = Планирование: стройте или перерабатывайте карты, затем «Готово».
step-look = Какую карту положить в область драфта?
step-production = Производство ({ $resource }): разместите кубики, затем «Готово».
step-battle = Битва: сразитесь с угрозами, затем «Готово».
step-ending = Конец игры: используйте советников, затем «Готово».
step-over = Игра окончена.

## Действия

action-done = Готово
action-offer = Предложить карту «{ $card }» в области { $area }, { $face }
action-take = Забрать область { $area }
action-search = Поиск, затем забрать область { $area }
action-pay = Сбросить за поиск карту «{ $card }»
action-keep = Оставить карту «{ $card }»
action-drop = Сбросить карту «{ $card }»
action-drop_hidden = Сбросить закрытую карту { $hidden }
action-spy = Послать шпиона: открыть карту { $hidden } в области { $area }
action-unmask = Советник: открыть все карты области { $area }
action-build = Начать строить карту «{ $card }»
action-recycle = Переработать карту «{ $card }»
action-forfeit = Отдать теням карту «{ $card }»
action-freeze = Подложить ледяного великана под карту «{ $site }»
action-place = Положить кубик на карту «{ $site }»
action-store = Положить кубик в область алхимии
action-krystallium = Положить кристаллиум на карту «{ $site }» вместо ресурса: { $resource }
action-soldier = Положить солдата на карту «{ $site }»
action-discard = Сбросить строящуюся карту «{ $site }»
action-task = Выполнить задание «{ $task }»
action-convert = Превратить 5 кубиков в кристаллиум
action-give = Отдать кубик: { $resource }
action-advise = Использовать советника: { $advisor }
action-cover = Положить жетон кражи на ресурс: { $resource }
action-uncover = Снять жетон кражи с ресурса: { $resource }
action-fight = Сразиться: { $threat }
action-thaw = Победить ледяного великана под картой «{ $site }» и достроить её
action-deck = Выбрать стопку «{ $deck }»
action-duchy = Первому игроку достаётся { $duchy }
action-draw = Вытянута карта «{ $card }»
action-reveal = Закрытая карта: «{ $card }»
face-up = лицом вверх
face-down = лицом вниз
resource-materials = материалы
resource-population = население
resource-gold = деньги
resource-exploration = открытия
resource-krystallium = кристаллиум

## Что произошло

event-duchy_dealt = { $player } получает: { $duchy }.
event-deck_picked = { $player } выбирает стопку угроз «{ $deck }».
event-advisor_chosen = { $player } оставляет советника: { $advisor }.
event-round_begun = Раунд { $round }. Первый игрок: { $player }.
event-top_card = Сверху стопки — карта «{ $card }».
event-card_laid = Карта «{ $card }» ложится в область { $area }.
event-card_drawn = { $player } берёт карту «{ $card }».
event-card_offered = { $player } предлагает карту «{ $card }» в области { $area }.
event-trap_laid = { $player } кладёт ловушку в область { $area }: «{ $card }».
event-hidden_card_laid = { $player } кладёт карту лицом вниз в область { $area }.
event-offer_taken = { $player } забирает область { $area }: { $up ->
    [0] открытых карт нет
   *[other] { $card }
}{ $hidden ->
    [0] .
   *[other] , закрытых: { $hidden }.
}
event-advisor_joined = { $player } получает советника и солдата: { $advisor }.
event-danger_added = В область { $area } лицом вниз ложится карта опасности.
event-card_revealed = Открывается карта «{ $card }».
event-trap_sprung = { $player } открывает карту «{ $card }».
event-spy_used = { $player } посылает шпиона в область { $area }.
event-offer_dropped = { $player } сбрасывает из предложения карту «{ $card }».
event-hidden_dropped = { $player } не глядя сбрасывает закрытую карту из предложения.
event-search_begun = { $player } ищет карты для области { $area }.
event-search_paid = { $player } сбрасывает за поиск карту «{ $card }».
event-card_kept = { $player } оставляет карту «{ $card }».
event-calamity_struck = { $player } получает бедствие.
event-threat_arrived = { $player } получает угрозу: { $threat }.
event-vermin_came = { $number ->
    [one] { $player } получает { $number } грызуна.
    [few] { $player } получает { $number } грызунов.
   *[many] { $player } получает { $number } грызунов.
}
event-card_forfeited = { $player } отдаёт теням карту «{ $card }».
event-resource_covered = { $player } кладёт жетон кражи на ресурс: { $resource }.
event-resource_uncovered = { $player } снимает жетон кражи с ресурса: { $resource }.
event-site_frozen = { $player } подкладывает великана под карту «{ $site }».
event-threat_beaten = { $player } побеждает угрозу: { $threat }.
event-construction_begun = { $player } начинает строить карту «{ $site }».
event-card_recycled = { $player } перерабатывает карту «{ $card }».
event-card_completed = { $player } достраивает карту «{ $card }».
event-cube_placed = { $player } кладёт кубик на карту «{ $site }»: { $resource }.
event-cube_stored = { $player } кладёт кубик в область алхимии: { $resource }.
event-krystallium_made = { $player } получает кристаллиум.
event-krystallium_placed = { $resource_id ->
    [krystallium] { $player } кладёт кристаллиум на карту «{ $site }».
   *[other] { $player } кладёт кристаллиум на карту «{ $site }» вместо ресурса: { $resource }.
}
event-soldier_placed = { $player } кладёт солдата на карту «{ $site }».
event-site_discarded = { $player } сбрасывает строящуюся карту «{ $card }».
event-cube_stolen = { $player } забирает кубик из области алхимии соперника.
event-produced = { $player } производит { $cubes ->
    [one] { $cubes } кубик
    [few] { $cubes } кубика
   *[many] { $cubes } кубиков
}: { $resource }.
event-step_skipped = { $player } { $why ->
    [no_cards] не планирует: карт нет.
    [no_cubes] не размещает кубики: их нет.
    [all_stored] кладёт все кубики в область алхимии: картам они не нужны.
    [no_threats] не сражается: угроз нет.
    [no_soldiers] не сражается: не хватает солдат.
    [no_advisor] не использует советников: для конца игры их нет.
   *[other] пропускает шаг: решать нечего.
}
event-soldier_trained = { $player } получает обученного солдата за превосходство.
event-training_begun = { $player } начинает тренировать солдата за превосходство.
event-task_done = { $player } выполняет задание «{ $task }».
event-reward_taken = { $player } получает награду за задание «{ $task }».
event-advisor_used = { $player } использует советника: { $advisor }.
event-look_begun = { $player } смотрит карты стопки. Советник: { $advisor }.
event-begun_shown = { $player } начинает строить: { $site }.
event-completed_shown = { $player } достраивает: { $card }.
event-discarded_shown = { $player } сбрасывает: { $card }.
event-advisors_shown = { $player } получает советника: { $advisor }.
event-used_shown = { $player } использует советников: { $advisor }.
event-tasks_shown = { $player } выполняет задания: { $task }.
event-game_over = Игра окончена.
event-lost_no_finisher = Финальное задание не выполнено. Вы проиграли.
event-lost_vermin = Стопка грызунов опустела. Вы проиграли.
event-lost_shadows = Тени забрали слишком много. Вы проиграли.
event-lost_unbuilt = Построены не все карты сценария. Вы проиграли.
event-lost_thieves = Побеждены не все угрозы сценария. Вы проиграли.
event-lost_unfinished = Финальное задание сценария не выполнено. Вы проиграли.

## Подсчёт очков

sheet-base = Очки карт
sheet-structure = Бонус за сооружения
sheet-professional = Бонус за профессионалов
sheet-landmark = Бонус за достопримечательности
sheet-discovery = Бонус за открытия
sheet-threats = Угрозы
sheet-calamities = Бедствия
sheet-quests = Квесты
sheet-advisors = Советники
sheet-side_a = Сторона А, одиночная игра

## Чего сделать нельзя

error-advisor-unpaid = Не хватает солдат: { $advisor } стоит { $cost }, у вас { $soldiers }.
error-advisor-used = { $advisor }: способность в этом раунде уже использована.
error-advisor-useless = { $advisor }: сейчас это ничего не даст.
error-already-done = Вы закончили. Подождите другого игрока.
error-already-frozen = Под картой «{ $site }» уже лежит ледяной великан.
error-bound = Карту «{ $site }» нужно построить: сбросить её нельзя.
error-cannot-pay-search = Для поиска нужно сбросить открытые карты области { $area } (кроме бедствий и угроз): { $least }.
error-chance-first = Сначала нужно вытянуть карту.
error-cubes-first = Сначала разместите кубик: { $resource }.
error-empty-area = Область { $area } пуста: сбросить из неё нечего.
error-few-cubes = Чтобы получить кристаллиум, нужно кубиков: { $cubes }.
error-few-soldiers = Не хватает солдат: нужно { $cost }, у вас { $soldiers }.
error-frozen = Карта «{ $site }» заморожена: сбросить её нельзя.
error-game-over = Игра окончена.
error-giant-needs-host = Сначала подложите под карту ледяного великана.
error-giant-unpaid = На ледяного великана не хватает солдат.
error-must-battle = Сразитесь с угрозой или закончите битву.
error-must-choose = Оставьте одного из двух советников.
error-must-cover = Сначала положите жетон кражи на ресурс карты герцогства.
error-must-drop = Сбросьте карту выбранного предложения.
error-must-end = Сейчас можно использовать только советников конца игры.
error-must-forfeit = Сначала отдайте теням карты из области драфта: { $left }.
error-must-give = Сначала выберите, какие кубики станут кристаллиумом: осталось { $left }.
error-must-keep = Оставьте одну из просмотренных карт.
error-must-offer = Предложите карту с руки.
error-must-pay = Сбросьте карту за поиск.
error-must-pick = Выберите стопку угроз, которой ни у кого нет.
error-must-place = Разместите произведённые кубики.
error-must-plan = Каждую карту области драфта постройте или переработайте.
error-must-take = Заберите одно из двух предложений.
error-must-uncover = Сначала снимите жетон кражи.
error-no-chance-now = Сейчас ничего не вытягивают.
error-no-cubes = У вас нет кубиков, которые нужно разместить.
error-no-draw = Сейчас это вытянуть нельзя.
error-no-giant = Сейчас нет великана, которого нужно подложить под карту.
error-no-hidden-card = В области { $area } нет закрытой карты номер { $number }.
error-no-krystallium = У вас нет кристаллиума.
error-no-pile = Стопка развития пуста.
error-no-soldier = У вас нет солдат.
error-no-soldier-needed = Карте «{ $site }» солдаты больше не нужны.
error-no-spy = У вас нет активного шпиона.
error-no-task = Этого задания нет на столе.
error-no-threat = У вас нет такой угрозы для битвы: { $threat }.
error-no-trap = У вас не осталось ловушек, чтобы положить карту лицом вниз.
error-not-frozen = У вас нет замороженной карты «{ $site }».
error-not-in-draft = В вашей области драфта нет карты «{ $card }».
error-not-in-hand = У вас на руке нет карты «{ $card }».
error-not-needed = Карте «{ $site }» этот ресурс больше не нужен: { $resource }.
error-not-under-construction = В вашей области строительства нет карты «{ $site }».
error-not-your-advisor = { $advisor }: это не ваш советник.
error-not-your-turn = Сейчас ходит место { $seat }.
error-own-accord = Без квестов кубики превращаются в кристаллиум сами.
error-same-deck = Стопка угроз «{ $deck }» одна: у обоих игроков её быть не может.
error-searched = Поиск уже использован.
error-solo-search = Искать можно только в одиночной игре.
error-task-done = Вы уже выполнили задание «{ $task }».
error-task-unpaid = Вы не можете целиком оплатить задание «{ $task }».
error-unfinished-site = Карте «{ $site }» ещё нужны ресурсы.
error-wrong-phase = { $advisor }: в этой фазе способность не действует.
error-no-such-resource = в «{ $field }» могут быть { $words }, а не { $given }
error-nothing-named = «{ $field }» не может быть пустым
error-bonus-of-cubes = в «bonus» могут быть только кристаллий и солдаты
error-alike-producers = одинаково производят за карты одного вида больше { $most } карт
error-one-calamity = нужна одна таблица [[calamity]]
error-most-threats = видов угроз может быть не больше { $most }
error-threats-of-deck = «cards» — список угроз из этого файла
error-danger-of-deck = первая угроза в «cards» должна иметь действие
error-vermin-of-deck = в колоде, которая приводит крыс, две угрозы в «cards», вторая без действия
error-number-of-advisors = советников должно быть от 4 до { $most }
error-cubes-to-gain = в «effect» должны быть кубики, которые он даёт
error-two-duchies = герцогств должно быть два
error-sides-of-quest = у задания есть сторона для одного игрока и сторона для двоих
error-tasks-of-sides = на обеих сторонах одни и те же задачи в одном порядке
error-one-final-task = на стороне должна быть одна последняя задача
error-most-tasks = задач может быть не больше { $most }
error-no-module = модуля или колоды угроз { $given } нет
error-no-medals = не хватает таблицы [[module_medals]] для { $module }
error-no-such-card = { $given } здесь нет
error-not-to-build = { $given } построить нельзя

## Названия

card-farm = Ферма
card-barracks = Казармы
card-hamlet = Деревня
card-guildhall = Дом гильдии
card-port = Порт
card-quarry = Каменоломня
card-watchtower = Сторожевая башня
card-royal_roads = Королевские дороги
card-navigators = Мореплаватели
card-munitions_specialists = Подрывники
card-great_army = Великое войско
card-scholars = Учёные
card-merchants = Купцы
card-expeditionary_corps = Экспедиционный корпус
card-recruiters = Вербовщики
card-royal_guard = Королевская стража
card-royal_cavalry = Королевская конница
card-secret_brotherhood = Тайное братство
card-master_builders = Мастера-строители
card-mercenaries = Наёмники
card-tax_collectors = Сборщики податей
card-alchemical_forge = Кузня алхимиков
card-giant_lighthouse = Гигантский маяк
card-royal_citadel = Королевская цитадель
card-impregnable_walls = Неприступные стены
card-throne_room = Тронный зал
card-great_library = Великая библиотека
card-cathedral = Кафедральный собор
card-grand_arena = Большая арена
card-grand_bazaar = Большой базар
card-royal_mint = Королевский монетный двор
card-observatory = Обсерватория
card-aqueduct = Акведук
card-tournament_grounds = Турнирное поле
card-statue_first_queen = Статуя первой королевы
card-university = Университет
card-wreck_of_the_leonarth = Обломки „Леонарта“
card-giants_cache = Схрон великанов
card-gates_of_hell = Адские врата
card-dragon_eggs = Драконьи яйца
card-tatis_tribe = Племя татис
card-sunken_city = Затонувший город
card-fountain_of_eternity = Источник вечности
card-tomb_first_king = Гробница первого короля
card-elder_forest = Древний лес
card-dwarven_mines = Шахты гномов
card-isle_of_sirens = Остров сирен
card-hidden_sanctuary = Сокрытое святилище
card-bones_of_the_titan = Кости титана
card-sword_of_kings = Меч королей
card-treasure_materials_materials = Забытый склад
card-treasure_materials_population = Караван переселенцев
card-treasure_materials_gold = Казна строителей
card-treasure_materials_exploration = Чертежи корабела
card-treasure_population_population = Верные вассалы
card-treasure_population_gold = Щедрое приданое
card-treasure_population_exploration = Дальняя родня
card-treasure_gold_gold = Королевский сундук
card-treasure_gold_exploration = Карта корсара
card-treasure_exploration_exploration = Древние свитки
card-calamity = Бедствие
card-giant_rat = Огромная крыса
card-vermin = Грызун
card-frost_giant = Ледяной великан
card-shadow = Тень
card-thief = Вор
card-inspired_prophet = Вдохновенный пророк
card-grey_eminence = Серый кардинал
card-master_cartographer = Мастер-картограф
card-royal_architect = Королевский зодчий
card-steward = Смотритель очагов
card-master_of_coin = Казначей
card-court_alchemist = Придворный алхимик
card-guild_provost = Старшина гильдий
card-spymaster = Глава шпионов
card-confessor = Королевский духовник
card-royal_herald = Королевский глашатай
card-trapmaster = Мастер ловушек
card-court_usher = Церемониймейстер
card-blackmailer = Вымогатель
site-farm = Ферма
site-farm-2 = Ферма (2)
site-farm-3 = Ферма (3)
site-farm-4 = Ферма (4)
site-barracks = Казармы
site-barracks-2 = Казармы (2)
site-barracks-3 = Казармы (3)
site-hamlet = Деревня
site-hamlet-2 = Деревня (2)
site-hamlet-3 = Деревня (3)
site-guildhall = Дом гильдии
site-guildhall-2 = Дом гильдии (2)
site-guildhall-3 = Дом гильдии (3)
site-port = Порт
site-port-2 = Порт (2)
site-port-3 = Порт (3)
site-quarry = Каменоломня
site-quarry-2 = Каменоломня (2)
site-quarry-3 = Каменоломня (3)
site-watchtower = Сторожевая башня
site-watchtower-2 = Сторожевая башня (2)
site-royal_roads = Королевские дороги
site-navigators = Мореплаватели
site-navigators-2 = Мореплаватели (2)
site-munitions_specialists = Подрывники
site-munitions_specialists-2 = Подрывники (2)
site-great_army = Великое войско
site-great_army-2 = Великое войско (2)
site-scholars = Учёные
site-scholars-2 = Учёные (2)
site-merchants = Купцы
site-merchants-2 = Купцы (2)
site-expeditionary_corps = Экспедиционный корпус
site-recruiters = Вербовщики
site-royal_guard = Королевская стража
site-royal_cavalry = Королевская конница
site-secret_brotherhood = Тайное братство
site-master_builders = Мастера-строители
site-mercenaries = Наёмники
site-tax_collectors = Сборщики податей
site-alchemical_forge = Кузня алхимиков
site-giant_lighthouse = Гигантский маяк
site-royal_citadel = Королевская цитадель
site-impregnable_walls = Неприступные стены
site-throne_room = Тронный зал
site-great_library = Великая библиотека
site-cathedral = Кафедральный собор
site-grand_arena = Большая арена
site-grand_bazaar = Большой базар
site-grand_bazaar-2 = Большой базар (2)
site-royal_mint = Королевский монетный двор
site-observatory = Обсерватория
site-aqueduct = Акведук
site-tournament_grounds = Турнирное поле
site-statue_first_queen = Статуя первой королевы
site-university = Университет
site-wreck_of_the_leonarth = Обломки „Леонарта“
site-giants_cache = Схрон великанов
site-gates_of_hell = Адские врата
site-dragon_eggs = Драконьи яйца
site-tatis_tribe = Племя татис
site-sunken_city = Затонувший город
site-fountain_of_eternity = Источник вечности
site-tomb_first_king = Гробница первого короля
site-elder_forest = Древний лес
site-dwarven_mines = Шахты гномов
site-isle_of_sirens = Остров сирен
site-hidden_sanctuary = Сокрытое святилище
site-bones_of_the_titan = Кости титана
site-sword_of_kings = Меч королей
threat-giant_rat = Огромная крыса
threat-vermin = Грызун
threat-frost_giant = Ледяной великан
threat-shadow = Тень
threat-thief = Вор
advisor-inspired_prophet = Вдохновенный пророк
advisor-grey_eminence = Серый кардинал
advisor-master_cartographer = Мастер-картограф
advisor-royal_architect = Королевский зодчий
advisor-steward = Смотритель очагов
advisor-master_of_coin = Казначей
advisor-court_alchemist = Придворный алхимик
advisor-guild_provost = Старшина гильдий
advisor-spymaster = Глава шпионов
advisor-confessor = Королевский духовник
advisor-royal_herald = Королевский глашатай
advisor-trapmaster = Мастер ловушек
advisor-court_usher = Церемониймейстер
advisor-blackmailer = Вымогатель
deck-giant_rats = Огромные крысы
deck-frost_giants = Ледяные великаны
deck-shadows = Тени
deck-thieves = Воры
duchy-valados = Герцогство Валадос
duchy-teressie = Герцогство Терессия
task-outfit_ships = Снарядить корабли
task-hire_ice_pilots = Нанять лоцманов
task-winter_camp = Разбить зимовье
task-cross_ice_ocean = Пересечь ледяной океан
task-win_barons = Склонить баронов
task-arm_militia = Вооружить ополчение
task-unmask_traitors = Разоблачить изменников
task-march_on_capital = Поход на столицу
task-close_gates = Закрыть ворота
task-send_healers = Послать лекарей
task-trail_cultists = Выследить культистов
task-end_pestilence = Остановить мор

## Чем кончилось

verdict-lost = поражение
verdict-none = без медали
verdict-bronze = бронзовая медаль
verdict-silver = серебряная медаль
verdict-gold = золотая медаль

## Поле в терминале

letter-materials = М
letter-population = Н
letter-gold = Д
letter-exploration = О
letter-krystallium = К
letter-soldier = С
resource-soldier = солдат
type-structure = сооружение
type-professional = профессионал
type-landmark = достопримечательность
type-discovery = открытие
phase-setup = подготовка
phase-draft = драфт
phase-planning = планирование
phase-production = производство
phase-battle = битва
phase-end = конец игры
board-round = Раунд { $round } из { $rounds }
board-step = { $phase }, { $resource }
board-taken = взято предложений: { $taken } из { $takes }
board-first = первый игрок: { $player }
board-you = { $player } (вы)
board-alone = Одиночная игра
board-scenario = Сценарий { $number }: { $name }
board-medals = бронза { $bronze }, серебро { $silver }, золото { $gold } очков
board-side-a = сторона А: { $points }
board-goal = Для победы:
board-last-vermin = грызунов в стопке: { $number } (0 — поражение)
board-next-vermin = после битвы придёт: { $number }
board-vermin = грызунов в стопке: { $number }
board-shadow-cubes = забрали тени: { $number } ({ $most } — поражение)
board-decks = Стопки угроз: { $decks }
board-top = Стопка { $number }, следующая карта: { $card }
board-danger-pile = стопка опасностей { $number }
board-unseen = не открыто { $number }, из них опасных { $dangers }
board-spies = шпионы: активных { $active }, скрытых { $hidden }
board-search-open = поиск не использован
board-search-used = поиск использован
board-makes = даёт
board-built = построено
board-alchemy = алхимия
board-training = тренировка 1
board-calamities = бедствия { $number }
board-traps = ловушки { $number }
board-building = Строит:
board-threats = Угрозы:
board-advisors = Советники:
board-used = использован
board-taken-cards = Взято:
board-face-down = { $number ->
    [one] { $number } закрытая
    [few] { $number } закрытые
   *[many] { $number } закрытых
}
board-your-advisors = Ваши советники
board-construction = Строительство
board-draft = Ваша область драфта
board-hand = Ваша рука
board-look = Вы смотрите
board-area = Область предложения { $area }
board-hidden = ? закрытая карта { $number } ({ $player })
board-hidden-own = ? закрытая карта { $number }, ваша: «{ $card }»
board-hidden-danger = ? закрытая карта { $number } из стопки опасностей
board-quest = Квест: { $name }
board-final = { $task } (финал)
board-first-only = только первому, кто выполнит
board-spy = шпион
flag-frozen = ледяной великан
flag-bound = нельзя сбросить
now-cubes = Разместите сейчас: { $cubes }
now-debt = { $number ->
    [one] Тени забирают из области драфта ещё { $number } карту.
    [few] Тени забирают из области драфта ещё { $number } карты.
   *[many] Тени забирают из области драфта ещё { $number } карт.
}
now-tokens = { $number ->
    [one] Вор накрывает ресурс вашей карты герцогства.
   *[other] Воры накрывают ресурсы вашей карты герцогства: { $number }.
}
now-giving = { $number ->
    [one] За кристаллиум отдайте из области алхимии ещё { $number } кубик.
    [few] За кристаллиум отдайте из области алхимии ещё { $number } кубика.
   *[many] За кристаллиум отдайте из области алхимии ещё { $number } кубиков.
}
now-freed = Вор побеждён: снимите жетон кражи.
now-giants = { $number ->
    [one] Ледяной великан ждёт карту, под которую ляжет.
   *[other] Ледяные великаны ждут карт, под которые лягут: { $number }.
}
now-boost = { $number ->
    [one] Следующая переработанная карта даст на { $number } кубик больше.
    [few] Следующая переработанная карта даст на { $number } кубика больше.
   *[many] Следующая переработанная карта даст на { $number } кубиков больше.
}
now-armed = Из предложения, которое вы заберёте, сначала сбрасывается карта.
now-paying = { $number ->
    [one] За поиск нужно сбросить ещё { $number } карту предложения.
    [few] За поиск нужно сбросить ещё { $number } карты предложения.
   *[many] За поиск нужно сбросить ещё { $number } карт предложения.
}
more-signs = { $signs }
more-left = останется { $signs }
more-completes = достраивает её → { $signs }
more-frozen = всё оплачено, но сначала нужно победить великана
more-discard = { $lost ->
    [0] { $cubes } в область алхимии
   *[other] { $cubes } в область алхимии, пропадёт уложенное: { $lost }
}
more-take = { $up ->
    [0] открытых карт нет
   *[other] { $names }
}{ $hidden ->
    [0] {""}
   *[other] , закрытых: { $hidden }
}
more-search = сбросить открытых карт: { $pay }, посмотреть карт стопки: { $look }, оставить одну
more-deck = { $signs }; { $effect }
more-done-planning = дальше производство, первым — { $resource }
more-done-production = дальше { $resource }; кристаллиум и солдаты могут подождать
more-done-to-battle = дальше битва
more-done-round = раунд { $round } из { $rounds } закончится
more-done-last-round = последний раунд закончится
more-done-ending = игра закончится
heading-build = Строить
heading-recycle = Переработать
heading-freeze = Великан под карту
heading-place = Кубик на карту
heading-krystallium = Кристаллиум на карту
heading-soldier = Солдат на карту
heading-discard = Сбросить недостроенную
heading-task = Задание
heading-advise = Советник
heading-spy = Шпион
heading-fight = Битва
heading-thaw = Победить великана под картой
brief-store = алхимия
brief-convert = 5 кубиков → кристаллиум
brief-spy = обл. { $area }, карта { $hidden }
brief-unmask = открыть обл. { $area }
brief-recycle = { $card } ↻{ $cubes }
brief-up = обл. { $area }
brief-down = обл. { $area } ▼
effect-spawn_vermin_per_giant_rat = приводит по грызуну за каждую вашу огромную крысу
effect-freeze_card = ложится под карту, и её нельзя достроить, пока великан не побеждён
effect-discard_from_draft = каждый раунд забирает карту из вашей области драфта
effect-cover_duchy_resource = накрывает ресурс герцогства
ability-draw_keep = { $number ->
    [one] оставить 1 из { $number } верхней карты
   *[other] оставить 1 из { $number } верхних карт
}
ability-discard_from_taken_offer = { $number ->
    [one] сбросить { $number } карту взятого предложения
    [few] сбросить { $number } карты взятого предложения
   *[many] сбросить { $number } карт взятого предложения
}
ability-gain_cubes = { $cubes }
ability-transmute = { $number ->
    [one] превратить { $number } кубик алхимии в кристаллиум
    [few] превратить { $number } кубика алхимии в кристаллиум
   *[many] превратить { $number } кубиков алхимии в кристаллиум
}
ability-extra_recycle = { $number ->
    [one] следующая переработка даст на { $number } кубик больше
    [few] следующая переработка даст на { $number } кубика больше
   *[many] следующая переработка даст на { $number } кубиков больше
}
ability-reveal_offer = открыть все карты области
ability-remove_calamity = { $number ->
    [one] убрать { $number } бедствие
    [few] убрать { $number } бедствия
   *[many] убрать { $number } бедствий
}
ability-score = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}
ability-extra_trap = { $number ->
    [one] ещё { $number } закрытая карта в этот ход
    [few] ещё { $number } закрытые карты в этот ход
   *[many] ещё { $number } закрытых карт в этот ход
}
ability-tie_wins_supremacy = ничья даёт вам превосходство
ability-steal_alchemy = { $number ->
    [one] взять { $number } кубик из алхимии соперника
    [few] взять { $number } кубика из алхимии соперника
   *[many] взять { $number } кубиков из алхимии соперника
}
board-legend =
    Карта: тип, название, стоимость → что даёт, ↻ во что перерабатывается. В стоимости буква — чего ещё не хватает, ▮ — что уже уложено.
    ММ каждый раунд, +К один раз за постройку, 3★ очки, 2★×■ очки и М×■ кубики за каждую построенную карту этого типа. ≈ стоит у чисел, которых мы не знаем по напечатанной игре.
    ! бедствие или угроза: её очки и солдаты, которые её победят. ¤ сокровище, только на переработку. ♙ советник: солдаты, фаза, способность. ? закрытая карта.
    В строке «даёт» (−1) — накрыто жетоном кражи. Пять кубиков алхимии становятся кристаллиумом.

## Чем хорош ход

reason-trap = { $card }: лицом вниз эту карту могут взять не глядя.
reason-offers-danger = { $card }: с этой картой предложение труднее взять.
reason-offers-wanted = { $card }: если карта вернётся к вам, её можно завершить в этом раунде.
reason-offers = { $card }: в этом раунде эту карту не завершить.
reason-takes-now = { $card }: можно завершить в этом раунде.
reason-takes-next = { $card }: можно завершить в следующем раунде.
reason-avoids-hidden = В другом предложении есть карты лицом вниз.
reason-takes = { $cards ->
    [0] Ни одной карты для постройки или переработки.
    [one] { $cards } карта для постройки или переработки.
    [few] { $cards } карты для постройки или переработки.
   *[other] { $cards } карт для постройки или переработки.
}
reason-searches = Может найтись карта получше.
reason-pays = { $card }: эта карта оплатит поиск.
reason-keeps = { $card }: карта останется у вас.
reason-drops = { $card }: карта уйдёт из предложения.
reason-drops-hidden = Скрытая карта может быть опасной.
reason-spies = Покажет скрытое до вашего выбора.
reason-this-round = { $card }: можно завершить в этом раунде.
reason-next-round = { $card }: можно завершить в следующем раунде.
reason-short = { $short ->
    [one] { $card }: стоит начать, после раунда не хватит { $short } элемента.
    [few] { $card }: стоит начать, после раунда не хватит { $short } элементов.
   *[other] { $card }: стоит начать, после раунда не хватит { $short } элементов.
}
reason-recycles-for = Даёт ресурс ({ $resource }), который нужен карте «{ $card }».
reason-recycles = Сразу даёт ресурс: { $resource }.
reason-clears = { $card }: карта больше не мешает.
reason-forfeits = { $card }: тени возьмут эту карту, а не другую.
reason-freezes = { $card }: подождёт эта карта, а не другая.
reason-places = { $left ->
    [0] { $card }: всё нужное собрано.
    [one] { $card }: не хватает ещё { $left } элемента.
   *[other] { $card }: не хватает ещё { $left } элементов.
}
reason-supremacy = { $card }: карта завершена, и у вас превосходство ({ $resource }).
reason-completes-points = { $points ->
    [one] { $card }: карта завершена, +{ $points } очко.
    [few] { $card }: карта завершена, +{ $points } очка.
   *[other] { $card }: карта завершена, +{ $points } очков.
}
reason-completes-production = { $card }: карта завершена, каждый раунд +{ $cubes } ({ $resource }).
reason-completes = { $card }: карта завершена.
reason-krystallium = Даёт кристаллий, который подходит любой карте.
reason-stores = Для кристаллия собрано { $cubes } из { $all } кубиков.
reason-gives-up = { $card }: вместо незавершённой карты будет кубик.
reason-task-points = { $points ->
    [one] { $task }: +{ $points } очко.
    [few] { $task }: +{ $points } очка.
   *[other] { $task }: +{ $points } очков.
}
reason-task = { $task }: задание выполнено.
reason-advises = { $advisor }: этот советник поможет сейчас.
reason-covers = { $resource }: вы производите { $cubes } за раунд.
reason-uncovers = { $resource }: производство восстановится.
reason-beats-points = { $points ->
    [one] { $threat }: угроза побеждена, +{ $points } очко.
    [few] { $threat }: угроза побеждена, +{ $points } очка.
   *[other] { $threat }: угроза побеждена, +{ $points } очков.
}
reason-beats = { $threat }: угроза побеждена.
reason-nothing-more = Остальное сохранится, и игра пойдёт дальше.

## О чём задачи

theme-offers = Что предложить
theme-taking = Что забрать
theme-traps = Ловушки
theme-planning = Планирование
theme-cubes = Куда положить кубик
theme-supremacy = Превосходство
theme-advisors = Советники
theme-quests = Квесты
theme-threats = Угрозы
theme-patience = Когда остановиться
theme-last_round = Последний раунд
