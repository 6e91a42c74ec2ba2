# Threats, with a bot

lesson-wonderful_kingdom = «Это безумное королевство»: первый раунд
lesson-wonderful_kingdom-take = Перед вами две кучки карт, одна ваша. Заберите левую.
lesson-wonderful_kingdom-take-good = Обе карты ваши: каменоломня и казармы.
lesson-wonderful_kingdom-take-other = Тоже хорошие. Но с левой стройка пойдёт быстрее.
lesson-wonderful_kingdom-take-wrong = Только всю кучку целиком, в этом и соль.
lesson-wonderful_kingdom-offer = Теперь вы кладёте две карты, а выбирает бот. Великана (−5 очков) — в богатую кучку, деревню — в другую.
lesson-wonderful_kingdom-offer-good = Теперь боту есть над чем подумать.
lesson-wonderful_kingdom-offer-other = Можно. Но сейчас так: великана — в богатую кучку, деревню — в пустую.
lesson-wonderful_kingdom-offer-wrong = Карты кладут в две области посередине.
lesson-wonderful_kingdom-treasure = Сокровище и купцы — или ваш же великан. Выбор нетруден, правда?
lesson-wonderful_kingdom-treasure-good = Отлично. А великан пусть ждёт.
lesson-wonderful_kingdom-treasure-giant = Карт больше, но и −5. Оставьте боту.
lesson-wonderful_kingdom-trap = Ловушка позволяет положить карту лицом вниз. Спрячьте собор слева, а справа положите сторожевую башню.
lesson-wonderful_kingdom-trap-good = Бот побоялся второго великана — и забрал правую кучку вместе с первым!
lesson-wonderful_kingdom-trap-open = 9 очков захочет каждый. Переверните.
lesson-wonderful_kingdom-trap-other = Можно. Но сейчас так: собор — лицом вниз слева, сторожевая башня — справа.
lesson-wonderful_kingdom-trap-wrong = В предложении две карты.
lesson-wonderful_kingdom-rat = Ваш собор на месте, но с крысой. Берите: с крысами справятся солдаты.
lesson-wonderful_kingdom-rat-good = 9 очков против крысы (−4) и грызуна, которого она приведёт (−2). По четыре предложения — и время строить.
lesson-wonderful_kingdom-rat-safe = Так спокойнее, но собор стоит риска.
lesson-wonderful_kingdom-build = Стройте каменоломню, а сокровище переработайте: оно даст два материала. Оба — на каменоломню.
lesson-wonderful_kingdom-build-good = Построена! Каждый раунд 2 материала, и уже в этом.
lesson-wonderful_kingdom-build-quarry = Кубик сейчас или два каждый раунд? Стройте.
lesson-wonderful_kingdom-build-first = Чуть позже. Сначала каменоломня.
lesson-wonderful_kingdom-build-treasure = Чуть позже. Сначала переработайте сокровище.
lesson-wonderful_kingdom-build-cubes = Область алхимии — для лишних кубиков. Каменоломне они нужнее.
lesson-wonderful_kingdom-build-wrong = Сокровища не строят, только перерабатывают.
lesson-wonderful_kingdom-plan = Казармы, купцов и собор — строить. Потом переработайте деревню: её кубик пригодится купцам.
lesson-wonderful_kingdom-plan-good = Хороший план: каждая карта кормит следующую.
lesson-wonderful_kingdom-plan-much = Слишком много сразу. Пусть деревня оплатит другие карты.
lesson-wonderful_kingdom-plan-need = Сначала постройте три карты: казармы, купцов, собор.
lesson-wonderful_kingdom-plan-cube = Алхимия — для лишних кубиков. Этот нужен купцам.
lesson-wonderful_kingdom-materials = Четыре материала! Три достроят казармы, последний — собору.
lesson-wonderful_kingdom-materials-good = Казармы готовы: сразу солдат, а на следующем этапе — население.
lesson-wonderful_kingdom-materials-barracks = Тогда казармы прождут целый раунд.
lesson-wonderful_kingdom-materials-store = Казармам и собору нужен каждый кубик.
lesson-wonderful_kingdom-population = Вы дважды произвели больше бота: солдат обучен. А теперь население — купцам.
lesson-wonderful_kingdom-population-good = Купцы готовы! Лишний кубик ждёт в алхимии: пять любых — кристаллиум, он заменит любой.
lesson-wonderful_kingdom-population-store = Сначала купцы: они дадут деньги сегодня же.
lesson-wonderful_kingdom-gold = Деньги от купцов, которых минуту назад не было! Всё — на собор.
lesson-wonderful_kingdom-gold-good = Не хватает 1 материала и 2 денег — как раз столько вы произведёте в следующем раунде.
lesson-wonderful_kingdom-gold-store = Собор — это 9 очков. Деньги — туда.
lesson-wonderful_kingdom-battle = У вас два солдата. Кого они прогонят?
lesson-wonderful_kingdom-battle-good = Было −3, стало +1! Очки: постройки, бонус герцогства, минус угрозы.
lesson-wonderful_kingdom-battle-vermin = Минус 2 долой, и солдат в запасе. А за крысу дали бы 4.
lesson-wonderful_kingdom-battle-stay = Крыса останется и отнимет 4.
lesson-wonderful_kingdom-free = Ещё три раунда ваши. Сначала стройте то, что производит, потом то, что приносит очки, — и достройте собор!
lesson-wonderful_kingdom-free-good = Приятной игры! Дальше всё в ваших руках.
lesson-wonderful_kingdom-tip-danger = Положите угрозу в кучку побогаче — и боту придётся платить: «{ $card }».
lesson-wonderful_kingdom-tip-now = Карту «{ $card }» можно достроить уже в этом раунде.
lesson-wonderful_kingdom-tip-recycle = Одна из ваших карт при переработке даст нужный кубик ({ $resource }) для карты «{ $card }».
lesson-wonderful_kingdom-tip-supremacy = Достройте карту «{ $card }» — и вы произведёте больше бота ({ $resource }): это обучит солдата.
lesson-wonderful_kingdom-tip-points = Один кубик достроит карту «{ $card }»: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
lesson-wonderful_kingdom-tip-krystallium = Ещё кубик в области алхимии — и будет кристаллиум.
lesson-wonderful_kingdom-tip-fight = Солдат хватит, чтобы победить угрозу: «{ $threat }».

# Alone

lesson-alone = «Это безумное королевство» в одиночку
lesson-alone-piles = Соперника нет, есть опасность. Заберите левую кучку, а в другую ляжет закрытая карта.
lesson-alone-piles-good = Что остаётся, растёт — и может укусить.
lesson-alone-piles-other = Тоже хорошо, но сейчас — левую.
lesson-alone-piles-wrong = Чуть позже.
lesson-alone-spy = Что там спрятано? Пошлите шпиона.
lesson-alone-spy-good = Великан! Хорошо, что посмотрели.
lesson-alone-spy-look = Сначала посмотрите, это бесплатно.
lesson-alone-giant = Итак, какая кучка?
lesson-alone-giant-good = Следующая сверху карта — собор…
lesson-alone-giant-giant = Две хорошие карты и −5. Не сегодня.
lesson-alone-search = Раз в раунд можно обменять две открытые карты на лучшую из трёх верхних. Обыщите левую кучку.
lesson-alone-search-good = Девять очков за две мелкие карты.
lesson-alone-search-other = Пригодится. Но собор — это 9 очков.
lesson-alone-search-first = Сначала попробуйте поиск слева.
lesson-alone-last = Четвёртый раз — последний. Слева ничего не спрятано.
lesson-alone-last-good = Чисто.
lesson-alone-last-brave = Смело! Посмотрим, что там было.
lesson-alone-medal = Дальше вы знаете; за пять кубиков одного вида обучают солдата. 70 очков — бронза, 95 — серебро, 115 — золото.
lesson-alone-medal-good = Удачи!
lesson-alone-tip-spy = Там лежит закрытая карта. Шпион может сначала посмотреть.
lesson-alone-tip-now = Карту «{ $card }» можно достроить уже в этом раунде.
lesson-alone-tip-recycle = Одна из ваших карт при переработке даст нужный кубик ({ $resource }) для карты «{ $card }».
lesson-alone-tip-points = Один кубик достроит карту «{ $card }»: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
lesson-alone-tip-krystallium = Ещё кубик в области алхимии — и будет кристаллиум.
