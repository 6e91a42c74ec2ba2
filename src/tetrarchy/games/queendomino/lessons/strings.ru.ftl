# Queendomino

lesson-queendomino = «Queendomino»: первая империя
lesson-queendomino-castle = Этот замок ваш. Положите первое домино рядом с ним, на отмеченное место.
lesson-queendomino-castle-good = Ваша империя началась!
lesson-queendomino-castle-elsewhere = Так тоже можно: к замку подходит любая земля. А сейчас — на отмеченное место.
lesson-queendomino-castle-wrong = Домино должно касаться замка — чуть ближе.
lesson-queendomino-next = Теперь король выбирает домино на следующий ход. У вас есть поле — хорошо бы ещё.
lesson-queendomino-next-good = Два поля, и оба ваши.
lesson-queendomino-next-crown = Тоже хорошо! Но возьмём двойное поле: посмотрим, как растёт земля.
lesson-queendomino-next-town = До городов дойдём через минуту. Сначала поля.
lesson-queendomino-next-wrong = Эти разыгрываются сейчас. Выберите из другого ряда.
lesson-queendomino-match = Второй король принёс озеро и красный квадрат города. Приложите озеро к замку.
lesson-queendomino-match-good = Хватает одной подходящей половины, вторая ляжет куда угодно.
lesson-queendomino-match-elsewhere = Тоже подходит. Но на отмеченном месте потом будет свободнее.
lesson-queendomino-match-wrong = Здесь не сходится: одна половина должна касаться своей земли или замка.
lesson-queendomino-build = На квадрате города можно построить здание. Купите статую за 3 монеты: она стоит 5 очков.
lesson-queendomino-build-good = Теперь там стоят 5 очков. И ещё осталось 4 монеты.
lesson-queendomino-build-expensive = Рядом такая же статуя, и на монету дешевле.
lesson-queendomino-build-other = К этому ещё вернёмся. А пять очков ждут прямо сейчас.
lesson-queendomino-build-wrong = Здания ставят только на красные квадраты города.
lesson-queendomino-grow = Присоедините эти поля к своему. Следите за очками.
lesson-queendomino-grow-good = За поля было 1, стало 3: три квадрата, одна корона. Земля больше — очков больше!
lesson-queendomino-grow-apart = Можно, но у этих полей нет короны: ноль очков. Приложите к полю с короной.
lesson-queendomino-grow-wrong = Поле должно касаться поля или замка.
lesson-queendomino-knight = У вас один рыцарь. Поставьте его на новое поле: он соберёт по монете с каждого квадрата.
lesson-queendomino-knight-good = Три монеты — снова 7! Рыцарь останется там, так что землю ему выбирайте с толком.
lesson-queendomino-knight-wait = Подождать большой земли — умно. Но давайте увидим монеты сейчас.
lesson-queendomino-knight-wrong = Только на домино, которое вы только что положили.
lesson-queendomino-dragon = Бот вот-вот получит город, и статуя ему пригодится. За монету дракон её сожжёт.
lesson-queendomino-dragon-good = Готово! Пожар — раз за раунд, поэтому ходить рано выгодно.
lesson-queendomino-dragon-other = Это пригодится нам самим. Опаснее всего статуя.
lesson-queendomino-dragon-save = Обычно монету можно и сберечь. Но один раз накормим дракона.
lesson-queendomino-dragon-wrong = Дракон достаёт только до планшета «Строительство».
lesson-queendomino-early = Малые номера ходят раньше, большие богаче. Какое домино больше всего даст вашим трём полям?
lesson-queendomino-early-good = Вторая корона: четыре поля × две короны — будет 8.
lesson-queendomino-early-mine = Три короны — соблазн, но и ход за них будет последним.
lesson-queendomino-early-plain = Подойдёт. Но корона на поле сработала бы сразу на все поля.
lesson-queendomino-early-wrong = Там уже стоит король.
lesson-queendomino-town = Ещё два квадрата города! Приложите их к своему городу.
lesson-queendomino-town-good = Город из трёх квадратов — и два свободных места.
lesson-queendomino-town-apart = Два маленьких города хуже одного большого. Попробуйте рядом со статуей.
lesson-queendomino-town-wrong = Город касается города или замка, и всё должно уместиться в 7 × 7.
lesson-queendomino-queen = Купите башню королевы. На ней корона для города — и кое-кто давно ищет башни.
lesson-queendomino-queen-good = Королева едет к тому, у кого больше башен! Она — лишняя корона в вашей самой большой области.
lesson-queendomino-queen-guard = За дозорной башней королева тоже приедет! Только у города пока нет короны.
lesson-queendomino-queen-other = Посмотрите на башни: они приведут гостью.
lesson-queendomino-queen-wrong = На квадрате — одно здание.
lesson-queendomino-score = Теперь вы умеете считать: квадраты умножить на короны, область за областью. Какая из ваших самая выгодная?
lesson-queendomino-score-choice-wheat = Поля
lesson-queendomino-score-choice-town = Город
lesson-queendomino-score-choice-lake = Озеро
lesson-queendomino-score-choice-grassland = Равнина
lesson-queendomino-score-good = Верно: 3 поля × 2 короны = 6. И ещё очко за каждые 3 монеты.
lesson-queendomino-score-town = Почти. Но в полях короной считается и королева.
lesson-queendomino-score-lake = Один квадрат и одна корона: 1 очко. Есть области выгоднее.
lesson-queendomino-score-grassland = Нет короны — нет очков. Пока нет.
lesson-queendomino-free = Теперь вы знаете всё. Дальше партия ваша!
lesson-queendomino-free-good = Приятной игры! Дальше всё в ваших руках.
lesson-queendomino-tip-tax = Хорошее место для рыцаря: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}.
lesson-queendomino-tip-queen = В одном из этих зданий хватит башен, чтобы королева переехала к вам.
lesson-queendomino-tip-burn = Бот может построить здание «{ $building }»: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. Дракон может помешать.
lesson-queendomino-tip-crown = Одно из этих домино принесёт вашей области ({ $terrain }) ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
lesson-queendomino-tip-nowhere = Одно из этих домино уже никуда не ляжет. Проверьте, прежде чем выбирать.
lesson-queendomino-tip-grow = С этим домино ваша область ({ $terrain }) может вырасти: { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
   *[other] { $squares } квадратов
}.

# Kingdomino

lesson-kingdomino = «Kingdomino»: первое королевство
lesson-kingdomino-castle = Этот замок ваш. Положите первое домино рядом с ним, на отмеченное место.
lesson-kingdomino-castle-good = Ваше королевство началось!
lesson-kingdomino-castle-elsewhere = Так тоже можно: к замку подходит любая земля. А сейчас — на отмеченное место.
lesson-kingdomino-castle-wrong = Ближе: домино должно касаться замка.
lesson-kingdomino-next = Король выбирает домино на следующий ход. Может, ещё полей?
lesson-kingdomino-next-good = Два поля. И номер 1 ходит первым!
lesson-kingdomino-next-another = Совсем неплохо. Но сначала посмотрим, как растёт земля: возьмите двойное поле.
lesson-kingdomino-next-wrong = Этот ряд уже играет. Выбирайте в другом.
lesson-kingdomino-match = Второй король принёс горы и поле. Пусть поле коснётся поля.
lesson-kingdomino-match-good = Два поля, одна корона: 2 очка. Хватает одной подходящей половины.
lesson-kingdomino-match-elsewhere = Тоже подходит. Но на отмеченном месте выйдет аккуратнее.
lesson-kingdomino-match-wrong = Одна половина должна касаться своего ландшафта или замка.
lesson-kingdomino-grow = Теперь двойное поле. Следите за очками.
lesson-kingdomino-grow-good = За поля было 2, стало 4! Четыре квадрата, одна корона.
lesson-kingdomino-grow-joined = Тоже 4, верно! Но на отмеченном месте потом будет свободнее.
lesson-kingdomino-grow-apart = Там нет короны — ничего не прибавилось. Присоедините к своему полю.
lesson-kingdomino-grow-wrong = Поле касается поля или замка.
lesson-kingdomino-crown = На одном из них корона на поле. Она сработает сразу на все ваши поля.
lesson-kingdomino-crown-good = Подождите, что сейчас будет!
lesson-kingdomino-crown-mine = Три короны, соблазн! Может, ещё достанутся второму королю.
lesson-kingdomino-crown-another = Подошло бы. Но поищите корону на поле.
lesson-kingdomino-both = Озеро и поле. Есть место, где подходят обе половины.
lesson-kingdomino-both-good = Озеро из 2 квадратов, поле из 5. Красиво!
lesson-kingdomino-both-one = Одна половина подходит. Посмотрите справа от полей.
lesson-kingdomino-both-wrong = Там ни одна половина не находит пары.
lesson-kingdomino-rich = Большие номера богаче, но ходят позже. Три короны для гор — стоит того?
lesson-kingdomino-rich-good = Ход будет последним, зато с тремя коронами.
lesson-kingdomino-rich-grassland = Две короны, но равнин у вас пока нет. А горы ждут.
lesson-kingdomino-jump = Положите поле с короной к своим полям. Готовы?
lesson-kingdomino-jump-good = За поля было 5, стало 12! Шесть квадратов × две короны — вот и весь секрет.
lesson-kingdomino-jump-elsewhere = Тоже 12! Но так закрыто место для гор.
lesson-kingdomino-jump-apart = Корона работает только на ту землю, которой касается.
lesson-kingdomino-ahead = Скоро у ваших гор будет четыре короны. Что поможет им — или озеру?
lesson-kingdomino-ahead-mine = Горам нужна компания.
lesson-kingdomino-ahead-lake = Озеро из 3 квадратов и 2 корон: 6.
lesson-kingdomino-ahead-wheat = Поле тоже неплохо: каждый квадрат теперь стоит 2.
lesson-kingdomino-frame = Горы — над горами, поле — рядом. Всё должно уместиться в пять на пять.
lesson-kingdomino-frame-good = Горы 2 × 4 = 8, поля 7 × 2 = 14! Рядов теперь пять: ни выше, ни ниже нельзя.
lesson-kingdomino-frame-elsewhere = Подходит, но одна из двух областей останется ни с чем.
lesson-kingdomino-frame-wrong = Это был бы шестой ряд.
lesson-kingdomino-score = Каждая область: квадраты умножить на короны, потом сложить. Какая пока не стоит ничего?
lesson-kingdomino-score-choice-forest = Лес
lesson-kingdomino-score-choice-lake = Озеро
lesson-kingdomino-score-choice-wheat = Поля
lesson-kingdomino-score-choice-mine = Горы
lesson-kingdomino-score-good = Верно: нет короны — нет очков. Вы впереди, 24 : 12!
lesson-kingdomino-score-lake = У озера есть корона: 2 × 1 = 2.
lesson-kingdomino-score-best = Это одна из лучших!
lesson-kingdomino-free = Больше знать ничего не нужно. Ещё три раунда ваши: достройте королевство!
lesson-kingdomino-free-good = Приятной игры! Дальше всё в ваших руках.
lesson-kingdomino-tip-crown = Одно из этих домино принесёт вашей области ({ $terrain }) ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
lesson-kingdomino-tip-nowhere = Одно из этих домино уже никуда не ляжет. Проверьте, прежде чем выбирать.
lesson-kingdomino-tip-grow = С этим домино ваша область ({ $terrain }) может вырасти: { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
   *[other] { $squares } квадратов
}.
