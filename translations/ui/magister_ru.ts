<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en_GB">
    <context>
        <name>AboutPage</name>
        <message>
            <source>About and licences</source>
            <translation>О программе и лицензии</translation>
        </message>
        <message>
            <source>Magister Ludi, version %1</source>
            <translation>Magister Ludi, версия %1</translation>
        </message>
        <message>
            <source>A teaching aid for people who have the games on their table. It tells the rules in its own words and replaces neither box nor rulebook.</source>
            <translation>Учебное пособие для тех, у кого игра лежит на столе. Оно излагает правила своими словами и не заменяет ни коробку, ни книгу правил.</translation>
        </message>
        <message>
            <source>The games</source>
            <translation>Игры</translation>
        </message>
        <message>
            <source>“Messina 1347” was designed by Raúl Fernández Aparicio and Vladimír Suchý and is published by Delicious Games. Magister Ludi is not affiliated with the authors or publishers of any game and not endorsed by them. Names of games are used only to say which game is taught.</source>
            <translation>Авторы игры «Messina 1347» – Рауль Фернандес Апарисио (Raúl Fernández Aparicio) и Владимир Сухи (Vladimír Suchý), издатель – Delicious Games. Magister Ludi не связан ни с авторами, ни с издателями каких-либо игр и не одобрен ими. Названия игр служат лишь для того, чтобы указать, какой игре программа учит.</translation>
        </message>
        <message>
            <source>All pictures are our own. Where the value of a component could not be known, it is ours and carries a mark; compare it with your box.</source>
            <translation>Все рисунки – наши собственные. Если значение какого-то элемента узнать не удалось, мы дали своё и пометили его; сверьтесь со своей коробкой.</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Лицензии</translation>
        </message>
        <message>
            <source>The program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
            <translation>Это свободная программа на условиях GNU General Public License версии 3 или более поздней. Она предоставляется без каких-либо гарантий.</translation>
        </message>
        <message>
            <source>The drawings are under the Creative Commons licence Attribution-ShareAlike 4.0.</source>
            <translation>Рисунки доступны по лицензии Creative Commons «С указанием авторства – На тех же условиях» 4.0.</translation>
        </message>
        <message>
            <source>Fonts: Vollkorn by Friedrich Althausen (SIL Open Font License 1.1); PT Sans and PT Serif by ParaType (ParaType Free Font Licence). They come from your system; where they are missing, DejaVu stands in.</source>
            <translation>Шрифты: Vollkorn, автор – Фридрих Альтхаузен (SIL Open Font License 1.1); PT Sans и PT Serif, ParaType (ParaType Free Font Licence). Они берутся из вашей системы; если их нет, их заменяет DejaVu.</translation>
        </message>
        <message>
            <source>Made with Qt, used under the GNU Lesser General Public License, version 3.</source>
            <translation>Программа создана с помощью Qt, которая используется на условиях GNU Lesser General Public License версии 3.</translation>
        </message>
    </context>
    <context>
        <name>Advice</name>
        <message>
            <source>{n:rat:nom} at the end: {points}.</source>
            <translation>{n:rat:nom} в конце: {points}.</translation>
        </message>
        <message>
            <source>Scroll track not moved: {track}. Its last step would be worth {n:point:acc} more.</source>
            <translation>Счётчик свитка не сдвинут: {track}. Его последний шаг дал бы на {n:point:acc} больше.</translation>
        </message>
        <message>
            <source>No district repopulated; another seat has {n:point:acc} from there.</source>
            <translation>Нет заселённых районов; у другого игрока за них {n:point:nom}.</translation>
        </message>
        <message>
            <source>No district repopulated.</source>
            <translation>Нет заселённых районов.</translation>
        </message>
        <message>
            <source>Book actions that lapsed unused: {n}.</source>
            <translation>Пропавшие действия рейтингов: {n}.</translation>
        </message>
        <message>
            <source>Citizens lost because there was no room: {n}.</source>
            <translation>Горожане, потерянные из-за нехватки места: {n}.</translation>
        </message>
    </context>
    <context>
        <name>BookLabel</name>
        <message>
            <source>Popularity</source>
            <translation>Народ</translation>
        </message>
        <message>
            <source>City</source>
            <translation>Город</translation>
        </message>
        <message>
            <source>Church</source>
            <translation>Церковь</translation>
        </message>
    </context>
    <context>
        <name>BookTracks</name>
        <message>
            <source>Books</source>
            <translation>Рейтинги</translation>
        </message>
    </context>
    <context>
        <name>Button</name>
        <message>
            <source>End turn</source>
            <translation>Закончить ход</translation>
        </message>
        <message>
            <source>End the fight</source>
            <translation>Закончить борьбу</translation>
        </message>
        <message>
            <source>Take a rat</source>
            <translation>Взять крысу</translation>
        </message>
        <message>
            <source>Use the hex</source>
            <translation>Действие гекса</translation>
        </message>
        <message>
            <source>Repopulate</source>
            <translation>Заселить</translation>
        </message>
        <message>
            <source>Recall</source>
            <translation>Отозвать</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Отказаться</translation>
        </message>
        <message>
            <source>Pay</source>
            <translation>Заплатить</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Дальше</translation>
        </message>
        <message>
            <source>Renew hut upgrades</source>
            <translation>Обновить улучшения домиков</translation>
        </message>
        <message>
            <source>Renew workshops</source>
            <translation>Обновить мастерские</translation>
        </message>
        <message>
            <source>Let go</source>
            <translation>Сбросить</translation>
        </message>
        <message>
            <source>Stay in the hut</source>
            <translation>Оставить в домике</translation>
        </message>
    </context>
    <context>
        <name>CardFooter</name>
        <message>
            <source>Back</source>
            <translation>Назад</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Подсказка</translation>
        </message>
        <message>
            <source>%1 of 3 taken</source>
            <translation>Взято %1 из 3</translation>
        </message>
        <message>
            <source>Show me</source>
            <translation>Показать</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Пропустить</translation>
        </message>
    </context>
    <context>
        <name>CardFrame</name>
        <message>
            <source>Move the card</source>
            <translation>Переместить карточку</translation>
        </message>
        <message>
            <source>Arrow keys move it, Home puts it back.</source>
            <translation>Стрелки перемещают её, Home возвращает на место.</translation>
        </message>
    </context>
    <context>
        <name>CartRow</name>
        <message>
            <source>Cart, used this round</source>
            <translation>Повозка, в этом раунде использована</translation>
        </message>
        <message>
            <source>Cart, ready</source>
            <translation>Повозка, готова</translation>
        </message>
        <message>
            <source>No cart yet</source>
            <translation>Повозки пока нет</translation>
        </message>
    </context>
    <context>
        <name>City</name>
        <message>
            <source>Town</source>
            <translation>Город</translation>
        </message>
        <message>
            <source>Whole town</source>
            <translation>Весь город</translation>
        </message>
    </context>
    <context>
        <name>Command</name>
        <message>
            <source>free</source>
            <translation>бесплатно</translation>
        </message>
        <message>
            <source>{n:coin}, you have {owned}</source>
            <translation>{n:coin}, у вас {owned}</translation>
        </message>
        <message>
            <source>To {to:acc}: the lieutenant who lies at {from:nom}</source>
            <translation>{To:nom}: лежащий помощник с {from:gen}</translation>
        </message>
        <message>
            <source>To {to:acc}: a lieutenant from the estate</source>
            <translation>{To:nom}: помощник из поместья</translation>
        </message>
        <message>
            <source>{Citizen:nom} to the square ({effect})</source>
            <translation>{Citizen:nom} – на квадрат ({effect})</translation>
        </message>
        <message>
            <source>{Citizen:nom}: hut {n}</source>
            <translation>{Citizen:nom} – в домик {n}</translation>
        </message>
        <message>
            <source>{Citizen:nom}: workshop {n}</source>
            <translation>{Citizen:nom} – в мастерскую {n}</translation>
        </message>
        <message>
            <source>{Citizen:nom}: let go</source>
            <translation>{Citizen:nom} – в общий запас</translation>
        </message>
        <message>
            <source>{Citizen:nom} in hut {n}</source>
            <translation>{Citizen:nom} в домике {n}</translation>
        </message>
        <message>
            <source>{Citizen:nom} in workshop {n}</source>
            <translation>{Citizen:nom} в мастерской {n}</translation>
        </message>
        <message>
            <source>{Citizen:nom} on the square ({effect})</source>
            <translation>{Citizen:nom} на квадрате ({effect})</translation>
        </message>
        <message>
            <source>{Dock:nom}: the ship with {goods:acc}</source>
            <translation>{Dock:nom}: корабль с {goods:ins}</translation>
        </message>
        <message>
            <source>Recall the lieutenant who lies at {place:nom}</source>
            <translation>Отозвать лежащего помощника с {place:gen}</translation>
        </message>
        <message>
            <source>Recall a lieutenant in the estate</source>
            <translation>Отозвать помощника, который стоит в поместье</translation>
        </message>
        <message>
            <source>One cube here and one next door ({place:nom})</source>
            <translation>Один кубик здесь и один на соседнем гексе ({place:nom})</translation>
        </message>
        <message>
            <source>Two cubes here</source>
            <translation>Два кубика здесь</translation>
        </message>
        <message>
            <source>One cube here</source>
            <translation>Один кубик здесь</translation>
        </message>
        <message>
            <source>End the fight</source>
            <translation>Закончить борьбу</translation>
        </message>
        <message>
            <source>Burn the ship's cube</source>
            <translation>Снять кубик с корабля</translation>
        </message>
        <message>
            <source>Take a rat</source>
            <translation>Взять крысу</translation>
        </message>
        <message>
            <source>Use the action: {effect}</source>
            <translation>Выполнить действие: {effect}</translation>
        </message>
        <message>
            <source>Repopulate the district</source>
            <translation>Заселить район</translation>
        </message>
        <message>
            <source>{Book:nom}: buy a step to space {space}</source>
            <translation>{Book:nom}: купить повышение до деления {space}</translation>
        </message>
        <message>
            <source>{Book:nom}, space {space}: {effect}</source>
            <translation>{Book:nom}, деление {space}: {effect}</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>Закончить ход</translation>
        </message>
        <message>
            <source>{Citizen:nom} from the square ({effect}) into workshop {n}</source>
            <translation>{Citizen:nom} – с квадрата ({effect}) в мастерскую {n}</translation>
        </message>
        <message>
            <source>Pay for the action</source>
            <translation>Заплатить за действие</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Отказаться</translation>
        </message>
        <message>
            <source>{Book:nom}: on to space {space}</source>
            <translation>{Book:nom}: на деление {space}</translation>
        </message>
        <message>
            <source>{track}: one step up</source>
            <translation>{track}: на 1 деление вверх</translation>
        </message>
        <message>
            <source>Upgrade: {overseer:nom}</source>
            <translation>Улучшить: {overseer:nom}</translation>
        </message>
        <message>
            <source>{Place:nom}: {effect}</source>
            <translation>{Place:nom}: {effect}</translation>
        </message>
        <message>
            <source>Hut upgrade: {effect}</source>
            <translation>Улучшение домика: {effect}</translation>
        </message>
        <message>
            <source>Workshop ({citizen:nom}): {effect}</source>
            <translation>Мастерская для {citizen:gen}: {effect}</translation>
        </message>
        <message>
            <source>Cart: {n:point}</source>
            <translation>Повозка: {n:point}</translation>
        </message>
        <message>
            <source>Renew the open hut upgrades</source>
            <translation>Обновить открытые улучшения домиков</translation>
        </message>
        <message>
            <source>Renew the open workshops</source>
            <translation>Обновить открытые мастерские</translation>
        </message>
        <message>
            <source>Upgrade onto hut {n}</source>
            <translation>Улучшение на домик {n}</translation>
        </message>
        <message>
            <source>Give up the lieutenant who lies at {place:nom}</source>
            <translation>Отдать лежащего помощника с {place:gen}</translation>
        </message>
        <message>
            <source>Give up a lieutenant in the estate</source>
            <translation>Отдать помощника из поместья</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Дальше</translation>
        </message>
        <message>
            <source>{Overseer:nom}: leap over a space</source>
            <translation>{Overseer:nom}: через одну ячейку</translation>
        </message>
        <message>
            <source>{Overseer:nom}: one space on</source>
            <translation>{Overseer:nom}: на 1 ячейку вперёд</translation>
        </message>
        <message>
            <source>{Overseer:nom}: the left branch</source>
            <translation>{Overseer:nom}: левая ветка</translation>
        </message>
        <message>
            <source>{Overseer:nom}: the upper branch</source>
            <translation>{Overseer:nom}: верхняя ветка</translation>
        </message>
        <message>
            <source>{Overseer:nom}: the right branch</source>
            <translation>{Overseer:nom}: правая ветка</translation>
        </message>
        <message>
            <source>{Overseer:nom}: the lower branch</source>
            <translation>{Overseer:nom}: нижняя ветка</translation>
        </message>
        <message>
            <source>{text} – {cost}</source>
            <translation>{text} – {cost}</translation>
        </message>
        <message>
            <source>Two cubes here and one next door ({place:nom})</source>
            <translation>Два кубика здесь и один на соседнем гексе ({place:nom})</translation>
        </message>
        <message>
            <source>One cube here, with one fire token of each kind</source>
            <translation>Один кубик здесь: обычный огонь вместе с мощным</translation>
        </message>
        <message>
            <source>{Citizen:nom}: from the square ({from}) to the square ({to})</source>
            <translation>{Citizen:nom} – с квадрата ({from}) на квадрат ({to})</translation>
        </message>
        <message>
            <source>Turn order by this book: {book:nom}</source>
            <translation>Порядок хода задаёт {book:nom}</translation>
        </message>
        <message>
            <source>{Citizen:nom}: stay in hut {n}</source>
            <translation>{Citizen:nom} – остаться в домике {n}</translation>
        </message>
    </context>
    <context>
        <name>ContinueStrip</name>
        <message>
            <source>Unfinished lesson</source>
            <translation>Незаконченный урок</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <translation>Шаг %1 из %2</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Продолжить</translation>
        </message>
    </context>
    <context>
        <name>EditionCard</name>
        <message>
            <source>Polish edition</source>
            <translation>польское издание</translation>
        </message>
        <message>
            <source>Czech edition</source>
            <translation>чешское издание</translation>
        </message>
        <message>
            <source>Russian edition</source>
            <translation>русское издание</translation>
        </message>
        <message>
            <source>German edition</source>
            <translation>немецкое издание</translation>
        </message>
        <message>
            <source>Editions differ</source>
            <translation>Издания расходятся</translation>
        </message>
        <message>
            <source>Played by default</source>
            <translation>Так играют по умолчанию</translation>
        </message>
    </context>
    <context>
        <name>Effect</name>
        <message>
            <source>{first} or {second}</source>
            <translation>{first} или {second}</translation>
        </message>
        <message>
            <source>{Overseer:nom} one space on</source>
            <translation>{Overseer:nom} – на 1 ячейку вперёд</translation>
        </message>
        <message>
            <source>Any overseer one space on</source>
            <translation>Любой смотритель – на 1 ячейку вперёд</translation>
        </message>
        <message>
            <source>Any overseer one space on, or two by a leap</source>
            <translation>Любой смотритель – на 1 ячейку вперёд или через одну</translation>
        </message>
        <message>
            <source>Upgrade {n:overseer:acc}</source>
            <translation>Улучшение {n:overseer:gen}</translation>
        </message>
        <message>
            <source>Upgrade an overseer, then advance it</source>
            <translation>Улучшение смотрителя и его продвижение</translation>
        </message>
        <message>
            <source>{n:point}</source>
            <translation>{n:point}</translation>
        </message>
        <message>
            <source>{Book:nom}: one space on</source>
            <translation>{Book:nom}: на 1 деление вперёд</translation>
        </message>
        <message>
            <source>City or church book: one space on</source>
            <translation>Рейтинг в городе или у церкви: на 1 деление вперёд</translation>
        </message>
        <message>
            <source>Scroll board: {n:step}</source>
            <translation>Планшет свитка: {n:step}</translation>
        </message>
        <message>
            <source>Build</source>
            <translation>Строительство</translation>
        </message>
        <message>
            <source>Upgrade {n:citizen:acc}</source>
            <translation>Улучшение {n:citizen:gen}</translation>
        </message>
        <message>
            <source>Activate {n:citizen:acc}</source>
            <translation>Активация {n:citizen:gen}</translation>
        </message>
        <message>
            <source>{n:lieutenant}</source>
            <translation>{n:lieutenant}</translation>
        </message>
        <message>
            <source>The action of any hex in town</source>
            <translation>Действие любого гекса города</translation>
        </message>
        <message>
            <source>Pay {price}, get: {effect}</source>
            <translation>Цена: {price}, награда: {effect}</translation>
        </message>
        <message>
            <source>free</source>
            <translation>бесплатно</translation>
        </message>
    </context>
    <context>
        <name>EndBar</name>
        <message>
            <source>Open a line to see where its numbers come from.</source>
            <translation>Откройте строку, чтобы увидеть, откуда взялись её числа.</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Осмотреть стол</translation>
        </message>
        <message>
            <source>Count again</source>
            <translation>Пересчитать</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Скопировано</translation>
        </message>
        <message>
            <source>Copy the score</source>
            <translation>Копировать счёт</translation>
        </message>
        <message>
            <source>Same table again</source>
            <translation>Ещё раз тем же составом</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Уйти из-за стола</translation>
        </message>
    </context>
    <context>
        <name>EndCard</name>
        <message>
            <source>Lesson finished</source>
            <translation>Урок окончен</translation>
        </message>
        <message>
            <source>To the lessons</source>
            <translation>К урокам</translation>
        </message>
        <message>
            <source>Start again</source>
            <translation>Начать заново</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Назад</translation>
        </message>
    </context>
    <context>
        <name>EndSummary</name>
        <message>
            <source>Where the points came from</source>
            <translation>Откуда победные очки</translation>
        </message>
        <message>
            <source>How they grew</source>
            <translation>Как они росли</translation>
        </message>
        <message>
            <source>What to practise next</source>
            <translation>Над чем поработать</translation>
        </message>
        <message>
            <source>Teach me</source>
            <translation>Пройти урок</translation>
        </message>
    </context>
    <context>
        <name>Ending</name>
        <message>
            <source>The goal of {goal} is reached: a good result, {n} above it.</source>
            <translation>Цель ({goal}) достигнута: это хороший итог. Сверх цели: {n}.</translation>
        </message>
        <message>
            <source>The goal of {goal} is missed by {n}.</source>
            <translation>До цели ({goal}) не хватило {n}.</translation>
        </message>
        <message>
            <source>Popularity: space {mine}, the opponent {theirs}. Not behind, so {n:point:nom}.</source>
            <translation>Популярность: деление {mine}, у соперника {theirs}. Отставания нет, поэтому {n:point:nom}.</translation>
        </message>
        <message>
            <source>Popularity: space {mine}, the opponent {theirs}. Behind, so no points.</source>
            <translation>Популярность: деление {mine}, у соперника {theirs}. Вы отстаёте, поэтому победных очков нет.</translation>
        </message>
        <message>
            <source>As many points: {names}. More repopulated districts decide: {districts}.</source>
            <translation>Столько же победных очков: {names}. Решает большее число заселённых районов: {districts}.</translation>
        </message>
        <message>
            <source>As many points and districts: {names}. The worth of all districts decides: {sum}.</source>
            <translation>Столько же победных очков и районов: {names}. Решает общая ценность районов: {sum}.</translation>
        </message>
        <message>
            <source>As many points and districts: {names}. The dearest district decides: {best}.</source>
            <translation>Столько же победных очков и районов: {names}. Решает самый ценный район: {best}.</translation>
        </message>
        <message>
            <source>Equal in points, in districts and in their worth: nothing else decides.</source>
            <translation>Равенство по победным очкам, районам и их ценности; других критериев нет.</translation>
        </message>
        <message>
            <source>Lead: {n:point:nom}. Next: {names}.</source>
            <translation>Отрыв: {n:point:nom}. Следом: {names}.</translation>
        </message>
        <message>
            <source>Greatest difference: {source} ({gap}).</source>
            <translation>Наибольшая разница: {source} ({gap}).</translation>
        </message>
    </context>
    <context>
        <name>Estate</name>
        <message>
            <source>Your estate</source>
            <translation>Ваше поместье</translation>
        </message>
        <message>
            <source>Estate of %1</source>
            <translation>Поместье: %1</translation>
        </message>
        <message>
            <source>Back to the estate of the seat that plays</source>
            <translation>Вернуться к поместью игрока, который сейчас ходит</translation>
        </message>
        <message>
            <source>Huts</source>
            <extracomment>Heading of the column of quarantine huts, short</extracomment>
            <translation>Домики</translation>
        </message>
        <message>
            <source>Workshops</source>
            <extracomment>Heading of the column of workshops in the estate</extracomment>
            <translation>Мастерские</translation>
        </message>
    </context>
    <context>
        <name>EstateHead</name>
        <message>
            <source>Points: %1</source>
            <translation>Победные очки: %1</translation>
        </message>
        <message>
            <source>−%1</source>
            <translation>−%1</translation>
        </message>
        <message>
            <source>Points lost to rats: %1</source>
            <translation>Потеря победных очков из-за крыс: %1</translation>
        </message>
    </context>
    <context>
        <name>EstateStores</name>
        <message>
            <source>Resettled districts: %1</source>
            <translation>Заселённые районы: %1</translation>
        </message>
        <message>
            <source>Carts</source>
            <extracomment>Heading of the carts in the estate</extracomment>
            <translation>Повозки</translation>
        </message>
        <message>
            <source>Ships</source>
            <extracomment>Heading of the ships in the estate</extracomment>
            <translation>Корабли</translation>
        </message>
        <message>
            <source>Repopulation tiles</source>
            <extracomment>Heading of the repopulation tiles that are left, in the estate</extracomment>
            <translation>Жетоны заселения</translation>
        </message>
    </context>
    <context>
        <name>Event</name>
        <message>
            <source>{who} has the turn.</source>
            <translation>{who} начинает ход.</translation>
        </message>
        <message>
            <source>{who} ends the turn.</source>
            <translation>{who} заканчивает ход.</translation>
        </message>
        <message>
            <source>{who}: lieutenant to {place:acc}.</source>
            <translation>{who}: помощник – на {place:acc}.</translation>
        </message>
        <message>
            <source>{who} recalls a lieutenant.</source>
            <translation>{who} отзывает помощника.</translation>
        </message>
        <message>
            <source>{who} gets one more lieutenant.</source>
            <translation>{who} получает ещё одного помощника.</translation>
        </message>
        <message>
            <source>{who} gives up a lieutenant for the district.</source>
            <translation>{who} отдаёт помощника за район.</translation>
        </message>
        <message>
            <source>{who} gets {n:token:acc}.</source>
            <translation>{who} получает {n:token:acc}.</translation>
        </message>
        <message>
            <source>{who} pays {n:token:acc}.</source>
            <translation>{who} отдаёт {n:token:acc}.</translation>
        </message>
        <message>
            <source>{who} loses {n:point:acc}.</source>
            <translation>{who} теряет {n:point:acc}.</translation>
        </message>
        <message>
            <source>{who} scores {n:point:acc}.</source>
            <translation>{who} получает {n:point:acc}.</translation>
        </message>
        <message>
            <source>{who} takes {n:rat:acc}.</source>
            <translation>{who} берёт {n:rat:acc}.</translation>
        </message>
        <message>
            <source>{who}: {citizen:nom} from {place:gen} to hut {hut}, field I.</source>
            <translation>{who}: {citizen:nom} – с {place:gen} в домик {hut}, на квадрат I.</translation>
        </message>
        <message>
            <source>{who}: {citizen:nom} from {place:gen} to the sector.</source>
            <translation>{who}: {citizen:nom} – с {place:gen} в сектор.</translation>
        </message>
        <message>
            <source>Plague takes {n:citizen:acc} ({place:nom}).</source>
            <translation>Чума забирает {n:citizen:acc} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} has no room: {n:citizen:nom} lost ({place:nom}).</source>
            <translation>{who}: нет места, потеря – {n:citizen:nom} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who}: {citizen:nom} moves into workshop {workshop}.</source>
            <translation>{who}: {citizen:nom} переходит в мастерскую {workshop}.</translation>
        </message>
        <message>
            <source>{who}: {citizen:nom} leaves quarantine for workshop {workshop}.</source>
            <translation>{who}: {citizen:nom} выходит из карантина в мастерскую {workshop}.</translation>
        </message>
        <message>
            <source>{who}: {citizen:nom} leaves quarantine for the sector.</source>
            <translation>{who}: {citizen:nom} выходит из карантина в сектор.</translation>
        </message>
        <message>
            <source>{who}: {citizen:nom} finds no room after quarantine.</source>
            <translation>{who}: {citizen:nom} не находит места после карантина.</translation>
        </message>
        <message>
            <source>{who}: {citizen:nom} moves back to town.</source>
            <translation>{who}: {citizen:nom} возвращается в город.</translation>
        </message>
        <message>
            <source>{who}: hut {hut}, from field I to field II.</source>
            <translation>{who}: домик {hut}, с квадрата I на квадрат II.</translation>
        </message>
        <message>
            <source>{who} upgrades a citizen: {citizen:nom}.</source>
            <translation>{who} улучшает горожанина: {citizen:nom}.</translation>
        </message>
        <message>
            <source>{who} activates a citizen: {citizen:nom}.</source>
            <translation>{who} активирует горожанина: {citizen:nom}.</translation>
        </message>
        <message>
            <source>{who}: the ship's cube goes back to the supply.</source>
            <translation>{who}: кубик с корабля возвращается в запас.</translation>
        </message>
        <message>
            <source>{who} burns a plague cube ({place:nom}).</source>
            <translation>{who} снимает кубик чумы ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} burns the ship's cube ({place:nom}).</source>
            <translation>{who} снимает кубик с корабля ({place:nom}).</translation>
        </message>
        <message>
            <source>{Place:nom}: one plague cube more.</source>
            <translation>{Place:nom}: ещё один кубик чумы.</translation>
        </message>
        <message>
            <source>Too few plague cubes are left: none is placed.</source>
            <translation>Кубиков чумы не хватает: не кладут ни одного.</translation>
        </message>
        <message>
            <source>{who}: {book:nom}, disc to space {space}.</source>
            <translation>{who}: {book:nom}, диск – на деление {space}.</translation>
        </message>
        <message>
            <source>{who} earns the action of space {space} ({book:nom}).</source>
            <translation>{who} получает действие деления {space} ({book:nom}).</translation>
        </message>
        <message>
            <source>{who} uses the action of space {space} ({book:nom}).</source>
            <translation>{who} выполняет действие деления {space} ({book:nom}).</translation>
        </message>
        <message>
            <source>{who}: the action of space {space} lapses ({book:nom}).</source>
            <translation>{who}: действие деления {space} пропадает ({book:nom}).</translation>
        </message>
        <message>
            <source>{who}: scroll track {track} up to step {step}.</source>
            <translation>{who}: счётчик свитка {track} поднимается на деление {step}.</translation>
        </message>
        <message>
            <source>{who}: {overseer:nom} to space {step} of the path.</source>
            <translation>{who}: {overseer:nom} – на ячейку {step} пути.</translation>
        </message>
        <message>
            <source>{who} upgrades an overseer: {overseer:nom}.</source>
            <translation>{who} улучшает смотрителя: {overseer:nom}.</translation>
        </message>
        <message>
            <source>{who} uses a hex action ({place:nom}).</source>
            <translation>{who} выполняет действие гекса ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} buys a hut upgrade.</source>
            <translation>{who} покупает улучшение домика.</translation>
        </message>
        <message>
            <source>{who} lays the upgrade on hut {hut}.</source>
            <translation>{who} кладёт улучшение на домик {hut}.</translation>
        </message>
        <message>
            <source>{who} buys a workshop ({citizen:nom}).</source>
            <translation>{who} покупает мастерскую для {citizen:gen}.</translation>
        </message>
        <message>
            <source>{who}: workshop {workshop} gives its reward.</source>
            <translation>{who}: мастерская {workshop} приносит награду.</translation>
        </message>
        <message>
            <source>{who} buys a cart.</source>
            <translation>{who} покупает повозку.</translation>
        </message>
        <message>
            <source>{who} uses a cart.</source>
            <translation>{who} использует повозку.</translation>
        </message>
        <message>
            <source>{who} renews the open hut upgrades.</source>
            <translation>{who} обновляет открытые улучшения домиков.</translation>
        </message>
        <message>
            <source>{who} renews the open workshops.</source>
            <translation>{who} обновляет открытые мастерские.</translation>
        </message>
        <message>
            <source>{who} takes a ship ({goods:nom}).</source>
            <translation>{who} берёт корабль с {goods:ins}.</translation>
        </message>
        <message>
            <source>{who} repopulates {place:acc}.</source>
            <translation>{who} заселяет район ({place:nom}).</translation>
        </message>
        <message>
            <source>{who}: hut {n} produces.</source>
            <translation>{who}: домик {n} производит.</translation>
        </message>
        <message>
            <source>{who}: workshop {n} produces.</source>
            <translation>{who}: мастерская {n} производит.</translation>
        </message>
        <message>
            <source>Round {round} begins.</source>
            <translation>Начинается раунд {round}.</translation>
        </message>
        <message>
            <source>All lieutenants in town lie down.</source>
            <translation>Все помощники в городе ложатся.</translation>
        </message>
        <message>
            <source>All carts are ready again.</source>
            <translation>Все повозки снова готовы.</translation>
        </message>
        <message>
            <source>Turn order: {names}.</source>
            <translation>Порядок хода: {names}.</translation>
        </message>
        <message>
            <source>Docking tile: {port:nom}.</source>
            <translation>Жетон причала: {port:nom}.</translation>
        </message>
        <message>
            <source>The docking tiles are shuffled anew.</source>
            <translation>Жетоны причалов перемешаны заново.</translation>
        </message>
        <message>
            <source>A ship brings {goods:acc} and a plague cube ({dock:nom}).</source>
            <translation>Корабль привозит {goods:acc} и кубик чумы ({dock:nom}).</translation>
        </message>
        <message>
            <source>A ship brings {goods:acc} and no plague ({dock:nom}).</source>
            <translation>Корабль привозит {goods:acc}, чумы на нём нет ({dock:nom}).</translation>
        </message>
        <message>
            <source>A new hex joins the town: {place:nom}.</source>
            <translation>В городе новый гекс: {place:nom}.</translation>
        </message>
        <message>
            <source>The workshops of era II are on offer.</source>
            <translation>В продаже мастерские II эпохи.</translation>
        </message>
        <message>
            <source>{Place:nom}: {n:citizen:nom} more.</source>
            <translation>{Place:nom}: ещё {n:citizen:nom}.</translation>
        </message>
        <message>
            <source>{who}, {source}: {n:point:nom}.</source>
            <translation>{who}. {source}: {n:point:nom}.</translation>
        </message>
        <message>
            <source>{who}: rats push the popularity disc back to space {space}.</source>
            <translation>{who}: крысы отодвигают диск популярности назад, на деление {space}.</translation>
        </message>
        <message>
            <source>{names} wins the game.</source>
            <translation>Побеждает {names}.</translation>
        </message>
        <message>
            <source>A shared win: {names}.</source>
            <translation>Общая победа: {names}.</translation>
        </message>
        <message>
            <source>Everybody is ready: the turns begin.</source>
            <translation>Все готовы: начинаются ходы.</translation>
        </message>
        <message>
            <source>All lieutenants are used: production.</source>
            <translation>Все помощники использованы: производство.</translation>
        </message>
        <message>
            <source>Quarantine moves on.</source>
            <translation>Карантин движется дальше.</translation>
        </message>
        <message>
            <source>The next round is prepared.</source>
            <translation>Готовится следующий раунд.</translation>
        </message>
        <message>
            <source>A new turn order is set.</source>
            <translation>Определяется новый порядок хода.</translation>
        </message>
        <message>
            <source>The town awaits new arrivals.</source>
            <translation>Город ждёт новых горожан.</translation>
        </message>
        <message>
            <source>The plague spreads.</source>
            <translation>Чума распространяется.</translation>
        </message>
        <message>
            <source>The final scoring begins.</source>
            <translation>Начинается финальный подсчёт.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Игра окончена.</translation>
        </message>
        <message>
            <source>The wheel turns to the rat facing left.</source>
            <translation>Колесо показывает крысу, смотрящую влево.</translation>
        </message>
        <message>
            <source>The wheel turns to the rat facing right.</source>
            <translation>Колесо показывает крысу, смотрящую вправо.</translation>
        </message>
        <message>
            <source>The wheel turns to the standing rat.</source>
            <translation>Колесо показывает стоящую крысу.</translation>
        </message>
        <message>
            <source>{who}: no hex and no ship is left, a lieutenant stays at home.</source>
            <translation>{who}: ни гекса, ни корабля не осталось, помощник остаётся дома.</translation>
        </message>
        <message>
            <source>{who} clears the hex: {n:citizen:nom} to the supply ({place:nom}).</source>
            <translation>{who} убирает в запас {n:citizen:acc} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who}: {citizen:nom} changes squares.</source>
            <translation>{who}: {citizen:nom} переходит на другой квадрат.</translation>
        </message>
        <message>
            <source>{who}: no room is left, the citizen stays in hut {hut}.</source>
            <translation>{who}: места нет, горожанин остаётся в домике {hut}.</translation>
        </message>
        <message>
            <source>{who} takes a hut upgrade.</source>
            <translation>{who} берёт улучшение домика.</translation>
        </message>
        <message>
            <source>{who} takes a workshop ({citizen:nom}).</source>
            <translation>{who} берёт мастерскую для {citizen:gen}.</translation>
        </message>
        <message>
            <source>{who} takes a cart.</source>
            <translation>{who} берёт повозку.</translation>
        </message>
        <message>
            <source>No plague cube is left: the ship waits for another round.</source>
            <translation>Кубиков чумы не осталось: корабль придёт в другом раунде.</translation>
        </message>
        <message>
            <source>{who} names the book of turn order: {book:nom}.</source>
            <translation>{who} выбирает рейтинг для порядка хода ({book:nom}).</translation>
        </message>
        <message>
            <source>{who} gets a player board with side b up.</source>
            <translation>{who} получает планшет игрока стороной b вверх.</translation>
        </message>
        <message>
            <source>{who} gets a scroll board with side b up: {tracks}.</source>
            <translation>{who} получает планшет свитка стороной b вверх: {tracks}.</translation>
        </message>
        <message>
            <source>A solo tile is turned up: the hex with {hex}.</source>
            <translation>Жетон для одиночной игры показывает гекс с таким действием: {hex}.</translation>
        </message>
        <message>
            <source>A solo tile is turned up: the hex with {hex} is not free. The tile is out for this round.</source>
            <translation>Жетон для одиночной игры показывает недоступный гекс ({hex}). До конца раунда жетон отложен.</translation>
        </message>
        <message>
            <source>The solo tiles are shuffled anew.</source>
            <translation>Жетоны для одиночной игры перемешаны заново.</translation>
        </message>
        <message>
            <source>Several ships are equally near: chance picks one ({dock:nom}).</source>
            <translation>Несколько кораблей одинаково близко: решает жребий ({dock:nom}).</translation>
        </message>
        <message>
            <source>{who}: {n:lieutenant:nom} ready for the round.</source>
            <translation>{who}: {n:lieutenant:nom} на этот раунд.</translation>
        </message>
        <message>
            <source>{who} finds nothing to take.</source>
            <translation>{who} остаётся ни с чем.</translation>
        </message>
        <message>
            <source>{who} reaches the goal of {n:point:gen}.</source>
            <translation>{who}: цель в {n:point:acc} достигнута.</translation>
        </message>
        <message>
            <source>{who} stays below the goal of {n:point:gen}.</source>
            <translation>{who}: цель в {n:point:acc} не достигнута.</translation>
        </message>
        <message>
            <source>{who}: {citizen:nom} from {place:gen} to workshop {workshop}.</source>
            <translation>{who}: {citizen:nom} – с {place:gen} в мастерскую {workshop}.</translation>
        </message>
    </context>
    <context>
        <name>FeedbackCard</name>
        <message>
            <source>Take it back</source>
            <translation>Отменить ход</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Оставить так</translation>
        </message>
        <message>
            <source>I see</source>
            <translation>Понятно</translation>
        </message>
    </context>
    <context>
        <name>GameChoices</name>
        <message>
            <source>Rule: %1</source>
            <translation>Правило: %1</translation>
        </message>
        <message>
            <source>The game</source>
            <translation>Игра</translation>
        </message>
        <message>
            <source>Player boards</source>
            <translation>Планшеты игроков</translation>
        </message>
        <message>
            <source>Side a, all alike</source>
            <translation>Сторона a, одинаковые</translation>
        </message>
        <message>
            <source>Side b, each different</source>
            <translation>Сторона b, все разные</translation>
        </message>
        <message>
            <source>Scroll boards</source>
            <translation>Планшеты свитков</translation>
        </message>
        <message>
            <source>Setting the table</source>
            <translation>Подготовка к игре</translation>
        </message>
        <message>
            <source>Shown step by step</source>
            <translation>Шаг за шагом</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>Сразу</translation>
        </message>
        <message>
            <source>With the book priority tile</source>
            <translation>С жетоном приоритета рейтингов</translation>
        </message>
        <message>
            <source>Less</source>
            <translation>Свернуть</translation>
        </message>
        <message>
            <source>More: turn order, editions, seed</source>
            <translation>Ещё: порядок хода, издания, зерно</translation>
        </message>
        <message>
            <source>Turn order in the first round</source>
            <translation>Порядок хода в первом раунде</translation>
        </message>
        <message>
            <source>Drawn by lot</source>
            <translation>По жребию</translation>
        </message>
        <message>
            <source>As listed</source>
            <translation>По списку</translation>
        </message>
        <message>
            <source>Where the editions differ</source>
            <translation>Где издания расходятся</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>По умолчанию</translation>
        </message>
        <message>
            <source>Polish edition</source>
            <translation>Польское издание</translation>
        </message>
        <message>
            <source>Czech edition</source>
            <translation>Чешское издание</translation>
        </message>
        <message>
            <source>Russian edition</source>
            <translation>Русское издание</translation>
        </message>
        <message>
            <source>German edition</source>
            <translation>Немецкое издание</translation>
        </message>
        <message>
            <source>Own</source>
            <translation>Свой</translation>
        </message>
        <message>
            <source>Your own choice</source>
            <translation>Свой выбор</translation>
        </message>
        <message>
            <source>Every open question is decided by default.</source>
            <translation>Все спорные вопросы решены по умолчанию.</translation>
        </message>
        <message numerus="yes">
            <source>%n question(s) decided otherwise than by default.</source>
            <translation>
                <numerusform>%n вопрос решён не так, как по умолчанию.</numerusform>
                <numerusform>%n вопроса решены не так, как по умолчанию.</numerusform>
                <numerusform>%n вопросов решено не так, как по умолчанию.</numerusform>
            </translation>
        </message>
        <message>
            <source>One by one, in the rules</source>
            <translation>По одному, в правилах</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Зерно</translation>
        </message>
        <message>
            <source>Left to chance</source>
            <translation>Случайное</translation>
        </message>
        <message>
            <source>The same number gives the same city and the same luck.</source>
            <translation>Одно и то же число даёт тот же город и те же случайности.</translation>
        </message>
    </context>
    <context>
        <name>GameRow</name>
        <message numerus="yes">
            <source>Finished: %n point(s)</source>
            <comment>the best score of a finished game</comment>
            <translation>
                <numerusform>Завершена: %n победное очко</numerusform>
                <numerusform>Завершена: %n победных очка</numerusform>
                <numerusform>Завершена: %n победных очков</numerusform>
            </translation>
        </message>
        <message>
            <source>Round %1 of %2</source>
            <translation>Раунд %1 из %2</translation>
        </message>
        <message>
            <source>Open in another window of this program: here you can look, but not play.</source>
            <translation>Открыта в другом окне программы: здесь можно смотреть, но не играть.</translation>
        </message>
        <message>
            <source>This game cannot be opened whole: %1</source>
            <translation>Эту игру не удаётся открыть полностью: %1</translation>
        </message>
        <message>
            <source>solo</source>
            <comment>a game of one person against the rule-driven opponent</comment>
            <translation>соло</translation>
        </message>
        <message>
            <source>%1 – left as it is. You can play on from what is sound, in a copy.</source>
            <translation>Файл %1 оставлен без изменений. В копии можно играть дальше с уцелевшего места.</translation>
        </message>
        <message>
            <source>%1 – left as it is. The other games are not affected.</source>
            <translation>Файл %1 оставлен без изменений. Других игр это не касается.</translation>
        </message>
        <message>
            <source>Play on</source>
            <translation>Продолжить</translation>
        </message>
        <message>
            <source>Play on from what is sound</source>
            <translation>Продолжить с уцелевшего места</translation>
        </message>
        <message>
            <source>Look at it</source>
            <translation>Посмотреть</translation>
        </message>
        <message>
            <source>Only look</source>
            <translation>Только просмотр</translation>
        </message>
        <message>
            <source>Copy to a file</source>
            <translation>Скопировать в файл</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Удалить</translation>
        </message>
        <message>
            <source>Checking how far this game has come…</source>
            <translation>Программа проверяет, как далеко зашла эта партия…</translation>
        </message>
    </context>
    <context>
        <name>GameStrip</name>
        <message>
            <source>Unfinished game</source>
            <translation>Незаконченная игра</translation>
        </message>
        <message numerus="yes">
            <source>%n saved game(s)</source>
            <translation>
                <numerusform>%n сохранённая игра</numerusform>
                <numerusform>%n сохранённые игры</numerusform>
                <numerusform>%n сохранённых игр</numerusform>
            </translation>
        </message>
        <message>
            <source>Round %1 of %2, %3</source>
            <comment>round, rounds, date and time</comment>
            <translation>Раунд %1 из %2, %3</translation>
        </message>
        <message>
            <source>All games (%1)</source>
            <translation>Все игры (%1)</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Показать</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Продолжить</translation>
        </message>
    </context>
    <context>
        <name>GamesPage</name>
        <message>
            <source>%1 was not brought in: %2</source>
            <translation>Не удалось загрузить %1: %2</translation>
        </message>
        <message>
            <source>Saved games</source>
            <translation>Сохранённые игры</translation>
        </message>
        <message>
            <source>Messina 1347</source>
            <translation>Messina 1347</translation>
        </message>
        <message>
            <source>Every move is saved at once. You can leave any game and take it up again, as many side by side as you like.</source>
            <translation>Каждый ход сразу сохраняется. Любую игру можно прервать и потом продолжить; одновременно их может быть сколько угодно.</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Новая игра</translation>
        </message>
        <message>
            <source>Bring in a game from a file</source>
            <translation>Загрузить игру из файла</translation>
        </message>
        <message>
            <source>No game has been begun yet.</source>
            <translation>Пока не начато ни одной игры.</translation>
        </message>
        <message>
            <source>Delete this game?</source>
            <translation>Удалить эту игру?</translation>
        </message>
        <message>
            <source>Keep the game</source>
            <translation>Не удалять</translation>
        </message>
        <message>
            <source>The file is deleted. It cannot be brought back.</source>
            <translation>Файл будет удалён. Вернуть его нельзя.</translation>
        </message>
        <message>
            <source>The game of %1 is deleted. It cannot be brought back.</source>
            <translation>Игра (%1) будет удалена. Вернуть её нельзя.</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Удалить</translation>
        </message>
    </context>
    <context>
        <name>GrowthChart</name>
        <message>
            <source>Start</source>
            <comment>of the game, head of a column</comment>
            <translation>Начало</translation>
        </message>
        <message>
            <source>End</source>
            <comment>of the game, head of a column</comment>
            <translation>Конец</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>HandOver</name>
        <message>
            <source>{who}, you begin</source>
            <translation>{who}, вы начинаете</translation>
        </message>
        <message>
            <source>Your turn, {who}</source>
            <translation>Ваш ход, {who}</translation>
        </message>
        <message>
            <source>You are asked, {who}</source>
            <translation>Решать вам, {who}</translation>
        </message>
        <message>
            <source>Round {round} · lieutenants at home: {n}</source>
            <translation>Раунд {round} · помощников в поместье: {n}</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>Раунд {round}</translation>
        </message>
        <message>
            <source>Thank you, {who}. Next: {next}</source>
            <translation>Спасибо, {who}. Теперь {next}</translation>
        </message>
        <message>
            <source>Since your last move</source>
            <translation>С вашего прошлого хода</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Ещё</translation>
        </message>
        <message>
            <source>Uncover the table</source>
            <translation>Открыть стол</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>The table stays covered until you sit down.</source>
            <translation>Стол закрыт, пока вы за него не сядете.</translation>
        </message>
    </context>
    <context>
        <name>HistoryBar</name>
        <message>
            <source>Course of the game</source>
            <translation>Ход игры</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Пауза</translation>
        </message>
        <message>
            <source>Play the game back</source>
            <translation>Воспроизвести игру</translation>
        </message>
        <message>
            <source>Fast; press for the normal speed</source>
            <translation>Быстро; нажмите, чтобы замедлить</translation>
        </message>
        <message>
            <source>Normal speed; press for fast</source>
            <translation>Обычный темп; нажмите, чтобы ускорить</translation>
        </message>
        <message>
            <source>One command back</source>
            <translation>На шаг назад</translation>
        </message>
        <message>
            <source>One command on</source>
            <translation>На шаг вперёд</translation>
        </message>
        <message>
            <source>Try out from here</source>
            <translation>Попробовать отсюда</translation>
        </message>
        <message>
            <source>Close the course of the game</source>
            <translation>Закрыть ход игры</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>Medieval board games, taught at your own table</source>
            <translation>Средневековые настольные игры – учитесь за своим столом</translation>
        </message>
        <message>
            <source>Learn</source>
            <translation>Обучение</translation>
        </message>
        <message>
            <source>Short lessons at a real table. You make the moves, the master explains.</source>
            <translation>Короткие уроки за настоящим столом. Вы делаете ходы, мастер объясняет.</translation>
        </message>
        <message numerus="yes">
            <source>%n lesson(s)</source>
            <translation>
                <numerusform>%n урок</numerusform>
                <numerusform>%n урока</numerusform>
                <numerusform>%n уроков</numerusform>
            </translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Игра</translation>
        </message>
        <message>
            <source>Whole games with every rule, at one screen.</source>
            <translation>Целые партии со всеми правилами, за одним экраном.</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Every rule in plain words, each linked to those it touches.</source>
            <translation>Каждое правило простыми словами, со ссылками на соседние.</translation>
        </message>
        <message>
            <source>Messina 1347, in five languages</source>
            <translation>Messina 1347, на пяти языках</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>Language, light, size of the text, motion.</source>
            <translation>Язык, освещение, размер текста, анимация.</translation>
        </message>
        <message>
            <source>About this program</source>
            <translation>Об этой программе</translation>
        </message>
        <message>
            <source>A teaching aid by players. Not affiliated with the authors or publishers of the games; you need your own copy.</source>
            <translation>Учебное пособие от игроков. Не связано с авторами и издателями игр; вам нужен собственный экземпляр.</translation>
        </message>
        <message>
            <source>Messina 1347, one to four players</source>
            <translation>Messina 1347, от одного до четырёх игроков</translation>
        </message>
    </context>
    <context>
        <name>KeyCard</name>
        <message>
            <source>Finding one's way</source>
            <translation>Навигация</translation>
        </message>
        <message>
            <source>next area of the table</source>
            <translation>следующая область стола</translation>
        </message>
        <message>
            <source>next hex, space or row in that direction</source>
            <translation>следующий гекс, ячейка или строка в этом направлении</translation>
        </message>
        <message>
            <source>town, books, estate, offers, rounds, wheel or players</source>
            <translation>город, рейтинги, поместье, предложения, раунды, колесо или игроки</translation>
        </message>
        <message>
            <source>the question and its buttons</source>
            <translation>вопрос и его кнопки</translation>
        </message>
        <message>
            <source>enlarge the town, shrink it, show the whole of it</source>
            <translation>увеличение и уменьшение города, вид целиком</translation>
        </message>
        <message>
            <source>Playing</source>
            <translation>Игра</translation>
        </message>
        <message>
            <source>choose what is focused; the golden button</source>
            <translation>выбор выделенного; золотая кнопка</translation>
        </message>
        <message>
            <source>the button that shows the letter</source>
            <translation>кнопка с этой буквой</translation>
        </message>
        <message>
            <source>close, put down, go back</source>
            <translation>закрытие, снятие выбора, возврат</translation>
        </message>
        <message>
            <source>undo, redo</source>
            <translation>отмена, повтор</translation>
        </message>
        <message>
            <source>course of the game</source>
            <translation>ход игры</translation>
        </message>
        <message>
            <source>try something out, and come back</source>
            <translation>проба и возврат к игре</translation>
        </message>
        <message>
            <source>Asking</source>
            <translation>Справка</translation>
        </message>
        <message>
            <source>rule of what is focused</source>
            <translation>правило для выделенного</translation>
        </message>
        <message>
            <source>hint</source>
            <translation>подсказка</translation>
        </message>
        <message>
            <source>log of the game</source>
            <translation>журнал игры</translation>
        </message>
        <message>
            <source>this card</source>
            <translation>эта карточка</translation>
        </message>
        <message>
            <source>The program</source>
            <translation>Программа</translation>
        </message>
        <message>
            <source>full screen</source>
            <translation>полный экран</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Клавиши</translation>
        </message>
        <message>
            <source>end the turn or the fight, go on</source>
            <translation>конец хода или боя, дальше</translation>
        </message>
        <message>
            <source>language; in the rules X swaps the two languages</source>
            <translation>язык; в правилах X меняет местами два языка</translation>
        </message>
        <message>
            <source>leave the table, which stays as it is</source>
            <translation>уход из-за стола; всё на нём останется</translation>
        </message>
    </context>
    <context>
        <name>LanguageMenu</name>
        <message>
            <source>Language</source>
            <translation>Язык</translation>
        </message>
        <message>
            <source>For %1 only; the others keep their language</source>
            <extracomment>%1 is the name of the player who has to act: the choice of language is for that player alone</extracomment>
            <translation>Только для игрока: %1. У остальных язык не изменится</translation>
        </message>
    </context>
    <context>
        <name>LanguagePage</name>
        <message>
            <source>Choose your language</source>
            <translation>Выберите язык</translation>
        </message>
        <message>
            <source>You can change it at any time, on any page, with the key X.</source>
            <translation>Его можно сменить в любой момент и на любой странице клавишей X.</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <source>There is nothing to do on the board now. Read the card and go on.</source>
            <translation>Сейчас на поле делать нечего. Прочтите карточку и идите дальше.</translation>
        </message>
        <message>
            <source>First answer the question on the card.</source>
            <translation>Сначала ответьте на вопрос на карточке.</translation>
        </message>
        <message>
            <source>That is no answer to this question. Look at what the card asks for.</source>
            <translation>Это не ответ на этот вопрос. Посмотрите, о чём спрашивает карточка.</translation>
        </message>
        <message>
            <source>That is allowed. The lesson goes on when you do what the card asks for.</source>
            <translation>Так можно. Урок продолжится, когда вы сделаете то, о чём просит карточка.</translation>
        </message>
        <message>
            <source>The rule under the question holds the answer: open it.</source>
            <translation>Ответ – в правиле под вопросом: откройте его.</translation>
        </message>
        <message>
            <source>Points so far</source>
            <translation>Победные очки сейчас</translation>
        </message>
        <message>
            <source>Rats so far</source>
            <translation>Крысы сейчас</translation>
        </message>
        <message>
            <source>Right at the first try</source>
            <translation>Верно с первого раза</translation>
        </message>
    </context>
    <context>
        <name>LessonCard</name>
        <message numerus="yes">
            <source>About %n minute(s)</source>
            <translation>
                <numerusform>Около %n минуты</numerusform>
                <numerusform>Около %n минут</numerusform>
                <numerusform>Около %n минут</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s)</source>
            <translation>
                <numerusform>%n шаг</numerusform>
                <numerusform>%n шага</numerusform>
                <numerusform>%n шагов</numerusform>
            </translation>
        </message>
        <message>
            <source>Finished</source>
            <translation>Пройден</translation>
        </message>
        <message>
            <source>You are at step %1</source>
            <translation>Вы на шаге %1</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Продолжить</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Пройти ещё раз</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Начать</translation>
        </message>
        <message>
            <source>From the beginning</source>
            <translation>С самого начала</translation>
        </message>
    </context>
    <context>
        <name>LessonFault</name>
        <message>
            <source>{step}: the start cannot be reached: {detail}.</source>
            <translation>{step}: начало недостижимо: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the engine refuses a line of the script: {detail}.</source>
            <translation>{step}: движок отклоняет строку сценария: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the solution does not reach the goal: {detail}.</source>
            <translation>{step}: решение не приводит к цели: {detail}.</translation>
        </message>
        <message>
            <source>{step}: what is watched does not make the goal true.</source>
            <translation>{step}: показанные ходы не приводят к цели.</translation>
        </message>
        <message>
            <source>{step}: the answer in skip_by is not the right one: {detail}.</source>
            <translation>{step}: ответ в skip_by неверен: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the lesson does not end.</source>
            <translation>{step}: урок не заканчивается.</translation>
        </message>
        <message>
            <source>The lesson says it teaches {detail}, and nothing in it uses that rule.</source>
            <translation>В уроке заявлено правило {detail}, но ничто в нём это правило не использует.</translation>
        </message>
        <message>
            <source>{step}: no answer of its own for: {detail}.</source>
            <translation>{step}: нет отдельного ответа на случай: {detail}.</translation>
        </message>
        <message>
            <source>{step}: taking back gives another position: {detail}.</source>
            <translation>{step}: отмена хода даёт другую позицию: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the goal is out of reach after: {detail}.</source>
            <translation>{step}: цель недостижима после: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the target is not there: {detail}.</source>
            <translation>{step}: указанного места нет: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the same step was reached with another position.</source>
            <translation>{step}: к этому же шагу приводит другая позиция.</translation>
        </message>
        <message>
            <source>The first own move comes too late: {detail}.</source>
            <translation>Первый самостоятельный ход наступает слишком поздно: {detail}.</translation>
        </message>
        <message>
            <source>Half of the steps are longer than they should be: {detail}.</source>
            <translation>Половина шагов длиннее, чем следует: {detail}.</translation>
        </message>
        <message>
            <source>Too many steps only tell: {detail}.</source>
            <translation>Слишком много шагов только рассказывают: {detail}.</translation>
        </message>
        <message>
            <source>{step}: too many words: {detail}.</source>
            <translation>{step}: слишком много слов: {detail}.</translation>
        </message>
        <message>
            <source>{step}: a past tense that takes the reader's gender for granted: {detail}.</source>
            <translation>{step}: прошедшее время, предполагающее пол читателя: {detail}.</translation>
        </message>
        <message>
            <source>{step}: not the same marks as in English: {detail}.</source>
            <translation>{step}: не те же метки, что в английском тексте: {detail}.</translation>
        </message>
        <message>
            <source>The term of this language is hardly used: {detail}.</source>
            <translation>Термин этого языка почти не используется: {detail}.</translation>
        </message>
    </context>
    <context>
        <name>LessonsPage</name>
        <message>
            <source>Learn</source>
            <translation>Обучение</translation>
        </message>
        <message>
            <source>Messina 1347</source>
            <translation>Messina 1347</translation>
        </message>
        <message>
            <source>Each lesson is a real game on a real table. Leave whenever you like: your place is kept.</source>
            <translation>Каждый урок – настоящая игра за настоящим столом. Уходите когда угодно: ваше место сохранится.</translation>
        </message>
    </context>
    <context>
        <name>LibraryPage</name>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Saved: %1</source>
            <translation>Сохранено: %1</translation>
        </message>
    </context>
    <context>
        <name>Lieutenants</name>
        <message>
            <source>Lieutenant %1, at home</source>
            <translation>Помощник %1, в поместье</translation>
        </message>
        <message>
            <source>Lieutenant %1, rests until the next round</source>
            <translation>Помощник %1, отдыхает до следующего раунда</translation>
        </message>
        <message>
            <source>Lieutenant %1, standing: %2</source>
            <translation>Помощник %1, стоит: %2</translation>
        </message>
        <message>
            <source>Lieutenant %1, lying: %2</source>
            <translation>Помощник %1, лежит: %2</translation>
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message>
            <source>Log</source>
            <translation>Журнал</translation>
        </message>
        <message>
            <source>Close the log</source>
            <translation>Закрыть журнал</translation>
        </message>
        <message>
            <source>Nothing has happened yet.</source>
            <translation>Пока ничего не произошло.</translation>
        </message>
    </context>
    <context>
        <name>MarketTile</name>
        <message>
            <source>None left</source>
            <translation>Больше нет</translation>
        </message>
    </context>
    <context>
        <name>Markets</name>
        <message>
            <source>Offers</source>
            <translation>Предложения</translation>
        </message>
        <message>
            <source>Hut upgrades</source>
            <translation>Улучшения домиков</translation>
        </message>
        <message>
            <source>Carts</source>
            <translation>Повозки</translation>
        </message>
        <message>
            <source>Workshops</source>
            <translation>Мастерские</translation>
        </message>
        <message>
            <source>Renew the three hut upgrades</source>
            <translation>Обновить три улучшения домиков</translation>
        </message>
        <message>
            <source>Renew the three workshops</source>
            <translation>Обновить три мастерские</translation>
        </message>
    </context>
    <context>
        <name>NameList</name>
        <message>
            <source>People who are known</source>
            <translation>Известные имена</translation>
        </message>
    </context>
    <context>
        <name>Neighbours</name>
        <message>
            <source>Neighbours</source>
            <translation>Соседи</translation>
        </message>
        <message>
            <source>Opponent</source>
            <translation>Соперник</translation>
        </message>
    </context>
    <context>
        <name>NewGamePage</name>
        <message>
            <source>New game</source>
            <translation>Новая игра</translation>
        </message>
        <message>
            <source>Messina 1347</source>
            <translation>Messina 1347</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Игроки</translation>
        </message>
        <message>
            <source>One screen, passed from hand to hand</source>
            <translation>Один экран, который передают из рук в руки</translation>
        </message>
        <message>
            <source>Start the game</source>
            <translation>Начать игру</translation>
        </message>
        <message>
            <source>Alone against an opponent who plays by rule</source>
            <translation>В одиночку против соперника, которым управляют правила</translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n игрок</numerusform>
                <numerusform>%n игрока</numerusform>
                <numerusform>%n игроков</numerusform>
            </translation>
        </message>
        <message>
            <source>advanced boards</source>
            <translation>планшеты стороной b</translation>
        </message>
        <message>
            <source>advanced player boards</source>
            <translation>планшеты игроков стороной b</translation>
        </message>
        <message>
            <source>advanced scroll boards</source>
            <translation>планшеты свитков стороной b</translation>
        </message>
        <message>
            <source>priority tile</source>
            <translation>жетон приоритета</translation>
        </message>
        <message numerus="yes">
            <source>%n own ruling(s)</source>
            <translation>
                <numerusform>%n своё решение</numerusform>
                <numerusform>%n своих решения</numerusform>
                <numerusform>%n своих решений</numerusform>
            </translation>
        </message>
        <message>
            <source>seed %1</source>
            <translation>зерно %1</translation>
        </message>
        <message>
            <source>Who plays</source>
            <translation>Кто играет</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>Соло</translation>
        </message>
        <message>
            <source>1, solo</source>
            <translation>1, соло</translation>
        </message>
        <message>
            <source>How much is explained. Everything: what is possible is lit, what is not says why as you come to it. If asked: it is lit, and the rest waits for H, ? or a click. Nothing: the table stays plain; a click that cannot be followed is still answered.</source>
            <translation>Сколько объяснять. Всё: возможное подсвечено, а у невозможного при наведении видна причина. По запросу: возможное подсвечено, остальное ждёт H, ? или щелчка. Ничего: подсветки на столе нет; но если щелчок ни к чему не ведёт, программа всё равно объяснит почему.</translation>
        </message>
    </context>
    <context>
        <name>NumberAnswer</name>
        <message>
            <source>One less</source>
            <translation>На один меньше</translation>
        </message>
        <message>
            <source>Your number</source>
            <translation>Ваше число</translation>
        </message>
        <message>
            <source>One more</source>
            <translation>На один больше</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Проверить</translation>
        </message>
    </context>
    <context>
        <name>OneColumnBooks</name>
        <message>
            <source>Books</source>
            <translation>Рейтинги</translation>
        </message>
    </context>
    <context>
        <name>OneColumnEstate</name>
        <message>
            <source>Your estate</source>
            <translation>Ваше поместье</translation>
        </message>
        <message>
            <source>Estate of %1</source>
            <translation>Поместье: %1</translation>
        </message>
        <message>
            <source>Back to the estate of the seat that plays</source>
            <translation>Вернуться к поместью игрока, который сейчас ходит</translation>
        </message>
        <message>
            <source>Lieutenant %1, at home</source>
            <translation>Помощник %1, в поместье</translation>
        </message>
        <message>
            <source>Lieutenant %1, rests until the next round</source>
            <translation>Помощник %1, отдыхает до следующего раунда</translation>
        </message>
        <message>
            <source>Lieutenant %1, standing: %2</source>
            <translation>Помощник %1, стоит: %2</translation>
        </message>
        <message>
            <source>Lieutenant %1, lying: %2</source>
            <translation>Помощник %1, лежит: %2</translation>
        </message>
        <message>
            <source>picked up</source>
            <translation>взят</translation>
        </message>
        <message>
            <source>Resettled districts</source>
            <translation>Заселённые районы</translation>
        </message>
    </context>
    <context>
        <name>OneColumnLine</name>
        <message>
            <source>Choose</source>
            <translation>Выбрать</translation>
        </message>
        <message>
            <source>free</source>
            <translation>бесплатно</translation>
        </message>
        <message>
            <source>Why not?</source>
            <translation>Почему нельзя?</translation>
        </message>
    </context>
    <context>
        <name>OneColumnOffers</name>
        <message>
            <source>Offers</source>
            <translation>Предложения</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Взять</translation>
        </message>
        <message>
            <source>Renew the three hut upgrades</source>
            <translation>Обновить три улучшения домиков</translation>
        </message>
        <message>
            <source>Renew the three workshops</source>
            <translation>Обновить три мастерские</translation>
        </message>
        <message>
            <source>Renew</source>
            <translation>Обновить</translation>
        </message>
    </context>
    <context>
        <name>OneColumnPlace</name>
        <message>
            <source>white</source>
            <translation>белый</translation>
        </message>
        <message>
            <source>orange</source>
            <translation>оранжевый</translation>
        </message>
        <message>
            <source>turquoise</source>
            <translation>бирюзовый</translation>
        </message>
        <message>
            <source>red</source>
            <translation>красный</translation>
        </message>
        <message>
            <source>no hex here yet</source>
            <translation>здесь пока нет гекса</translation>
        </message>
    </context>
    <context>
        <name>OneColumnPlayers</name>
        <message>
            <source>Players</source>
            <translation>Игроки</translation>
        </message>
        <message>
            <source>Opponent</source>
            <translation>Соперник</translation>
        </message>
    </context>
    <context>
        <name>OneColumnRail</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>OneColumnRounds</name>
        <message>
            <source>Rounds</source>
            <translation>Раунды</translation>
        </message>
        <message>
            <source>Round %1, now</source>
            <translation>Раунд %1, идёт</translation>
        </message>
        <message>
            <source>Round %1, over</source>
            <translation>Раунд %1, окончен</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Раунд %1</translation>
        </message>
    </context>
    <context>
        <name>OneColumnTown</name>
        <message>
            <source>Town</source>
            <translation>Город</translation>
        </message>
        <message>
            <source>Which places are listed</source>
            <translation>Какие места в списке</translation>
        </message>
        <message>
            <source>All %1</source>
            <translation>Все %1</translation>
        </message>
        <message>
            <source>Possible %1</source>
            <translation>Возможные %1</translation>
        </message>
        <message>
            <source>With citizens %1</source>
            <translation>С горожанами %1</translation>
        </message>
        <message>
            <source>With plague %1</source>
            <translation>С чумой %1</translation>
        </message>
    </context>
    <context>
        <name>Opponent</name>
        <message>
            <source>The tile sends a lieutenant to {place:acc}, to take nothing.</source>
            <translation>Жетон отправляет помощника ({place:acc}), тот ничего не берёт.</translation>
        </message>
        <message>
            <source>The tile sends a lieutenant to {place:acc}, to take a ship from the nearest dock.</source>
            <translation>Жетон отправляет помощника ({place:acc}) за кораблём с ближайшего причала.</translation>
        </message>
        <message>
            <source>The tile sends a lieutenant to {place:acc}, to take the cart on offer.</source>
            <translation>Жетон отправляет помощника ({place:acc}) за повозкой, которая в продаже.</translation>
        </message>
        <message>
            <source>The tile sends a lieutenant to {place:acc}, to take the open workshop ({citizen:nom}).</source>
            <translation>Жетон отправляет помощника ({place:acc}) за открытой мастерской ({citizen:nom}).</translation>
        </message>
        <message>
            <source>The tile sends a lieutenant to {place:acc}, to take every open hut upgrade.</source>
            <translation>Жетон отправляет помощника ({place:acc}) за всеми открытыми улучшениями домиков.</translation>
        </message>
        <message>
            <source>No tile has been turned up in this round yet.</source>
            <translation>В этом раунде ещё не открывали ни одного жетона.</translation>
        </message>
        <message>
            <source>No tile names a free hex: the lieutenants that are left stay at home.</source>
            <translation>Ни один жетон не указывает на доступный гекс: оставшиеся помощники никуда не идут.</translation>
        </message>
    </context>
    <context>
        <name>OpponentCard</name>
        <message>
            <source>Place in the turn order: %1</source>
            <translation>Место в порядке хода: %1</translation>
        </message>
        <message>
            <source>Opponent</source>
            <translation>Соперник</translation>
        </message>
    </context>
    <context>
        <name>OpponentChip</name>
        <message>
            <source>Opponent</source>
            <translation>Соперник</translation>
        </message>
    </context>
    <context>
        <name>OpponentFigures</name>
        <message>
            <source>Space in the popularity book:</source>
            <translation>Деление рейтинга популярности:</translation>
        </message>
        <message>
            <source>Ships taken:</source>
            <translation>Взятые корабли:</translation>
        </message>
        <message>
            <source>Carts taken:</source>
            <translation>Взятые повозки:</translation>
        </message>
        <message>
            <source>Workshops taken:</source>
            <translation>Взятые мастерские:</translation>
        </message>
        <message>
            <source>Hut upgrades taken:</source>
            <translation>Взятые улучшения домиков:</translation>
        </message>
        <message>
            <source>Tiles in the pile: %1</source>
            <translation>Жетоны в стопке: %1</translation>
        </message>
    </context>
    <context>
        <name>OptionList</name>
        <message>
            <source>Answers</source>
            <translation>Ответы</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>Верно</translation>
        </message>
        <message>
            <source>Not quite</source>
            <translation>Не совсем</translation>
        </message>
    </context>
    <context>
        <name>OrleansCommand</name>
        <message>
            <source>Back into the box: {place:nom}</source>
            <translation>В коробку: {place:nom}</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Отказаться</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Дальше</translation>
        </message>
        <message>
            <source>Pay all your coins</source>
            <translation>Отдать все монеты</translation>
        </message>
        <message>
            <source>Draw {n:follower:acc}</source>
            <translation>Вытянуть {n:follower:acc}</translation>
        </message>
        <message>
            <source>Use the Bathhouse</source>
            <translation>Использовать Баню</translation>
        </message>
        <message>
            <source>{Follower}: to the Gunpowder Tower</source>
            <translation>{Follower}: в Пороховую башню</translation>
        </message>
        <message>
            <source>{Follower}: to the market</source>
            <translation>{Follower}: на рынок</translation>
        </message>
        <message>
            <source>Put all back into the bag</source>
            <translation>Вернуть всех в мешочек</translation>
        </message>
        <message>
            <source>Take back instead of a draw: {follower} ({place:nom})</source>
            <translation>Вернуть и тянуть на одного меньше: {follower} ({place:nom})</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Готово</translation>
        </message>
        <message>
            <source>Technology tile: {place:nom}, slot {n}</source>
            <translation>Жетон усовершенствования: {place:nom}, ячейка {n}</translation>
        </message>
        <message>
            <source>Take back the technology tile ({place:nom})</source>
            <translation>Забрать жетон усовершенствования ({place:nom})</translation>
        </message>
        <message>
            <source>Take back: {follower} ({place:nom})</source>
            <translation>Забрать назад: {follower} ({place:nom})</translation>
        </message>
        <message>
            <source>Settle this place</source>
            <translation>Закончить с этим местом</translation>
        </message>
        <message>
            <source>Use: {place:nom}</source>
            <translation>Использовать {place:acc}</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Спасовать</translation>
        </message>
        <message>
            <source>Recruit: {follower:nom}</source>
            <translation>Нанять {follower:acc}</translation>
        </message>
        <message>
            <source>Take the place tile: {place:nom}</source>
            <translation>Взять карту места: {place:nom}</translation>
        </message>
        <message>
            <source>Stay where you are</source>
            <translation>Остаться на месте</translation>
        </message>
        <message>
            <source>By water to {town:gen}</source>
            <translation>По воде до {town:gen}</translation>
        </message>
        <message>
            <source>By road to {town:gen}</source>
            <translation>По дороге до {town:gen}</translation>
        </message>
        <message>
            <source>{Follower}: {deed:nom}, space for {space:acc}</source>
            <translation>{Follower}: {deed:nom}, поле для {space:gen}</translation>
        </message>
        <message>
            <source>Take {n:development-point:acc}</source>
            <translation>Взять {n:development-point:acc}</translation>
        </message>
        <message>
            <source>Take {n:coin:acc}</source>
            <translation>Взять {n:coin:acc}</translation>
        </message>
        <message>
            <source>{n:development-point:nom} for {n:coin:acc}</source>
            <translation>{n:development-point:nom} за {n:coin:acc}</translation>
        </message>
        <message>
            <source>Pay with {good:ins}</source>
            <translation>Заплатить {good:ins}</translation>
        </message>
        <message>
            <source>Grain into bread: {n}</source>
            <translation>Испечь хлеб из зерна: {n}</translation>
        </message>
        <message>
            <source>The reward once more: {track:nom}</source>
            <translation>Награда ещё раз: {track:nom}</translation>
        </message>
        <message>
            <source>Move another merchant</source>
            <translation>Переместить чужого купца</translation>
        </message>
        <message>
            <source>Merchant ({who}): by water to {town:gen}</source>
            <translation>Купец ({who}): по воде до {town:gen}</translation>
        </message>
        <message>
            <source>Merchant ({who}): by road to {town:gen}</source>
            <translation>Купец ({who}): по дороге до {town:gen}</translation>
        </message>
        <message>
            <source>Hand in {good:acc}</source>
            <translation>Сдать {good:acc}</translation>
        </message>
        <message>
            <source>Pay the fine</source>
            <translation>Заплатить штраф</translation>
        </message>
        <message>
            <source>Take the monk of the Sacristy back</source>
            <translation>Вернуть монаха из Ризницы в мешочек</translation>
        </message>
        <message>
            <source>Give up a trading station of the stock</source>
            <translation>Отдать факторию из запаса</translation>
        </message>
        <message>
            <source>Give up the trading station: {town:nom}</source>
            <translation>Отдать факторию: {town:nom}</translation>
        </message>
        <message>
            <source>Give up a follower drawn from the bag</source>
            <translation>Отдать подданного, вытянутого из мешочка</translation>
        </message>
        <message>
            <source>Give up: {follower}</source>
            <translation>Отдать: {follower}</translation>
        </message>
        <message>
            <source>Give up a development point</source>
            <translation>Отдать очко развития</translation>
        </message>
        <message>
            <source>Give up {good:acc}</source>
            <translation>Отдать {good:acc}</translation>
        </message>
        <message>
            <source>Give up the place tile: {place:nom}</source>
            <translation>Отдать карту места: {place:nom}</translation>
        </message>
        <message>
            <source>Give up a technology tile not yet laid</source>
            <translation>Отдать жетон усовершенствования рядом с планшетом</translation>
        </message>
        <message>
            <source>Give up the technology tile: {place:nom}</source>
            <translation>Отдать жетон усовершенствования: {place:nom}</translation>
        </message>
        <message>
            <source>From the Gunpowder Tower: {follower} ({place:nom})</source>
            <translation>Из Пороховой башни: {follower} ({place:nom})</translation>
        </message>
        <message>
            <source>{Follower}: {place:nom}</source>
            <translation>{Follower}: {place:nom}</translation>
        </message>
        <message>
            <source>From the Gunpowder Tower: {follower} ({place:nom}, slot {n})</source>
            <translation>Из Пороховой башни: {follower} ({place:nom}, ячейка {n})</translation>
        </message>
        <message>
            <source>{Follower}: {place:nom}, slot {n}</source>
            <translation>{Follower}: {place:nom}, ячейка {n}</translation>
        </message>
        <message>
            <source>Take both goods</source>
            <translation>Взять оба товара</translation>
        </message>
        <message>
            <source>Take a good</source>
            <translation>Взять товар</translation>
        </message>
        <message>
            <source>Take {good:acc}</source>
            <translation>Взять {good:acc}</translation>
        </message>
    </context>
    <context>
        <name>OrleansEvent</name>
        <message>
            <source>{who} puts a place tile back into the box: {place:nom}.</source>
            <translation>{who} убирает карту места в коробку: {place:nom}.</translation>
        </message>
        <message>
            <source>{who} puts no place tile back.</source>
            <translation>{who} не убирает карту места.</translation>
        </message>
        <message>
            <source>Round {round} begins.</source>
            <translation>Начинается раунд {round}.</translation>
        </message>
        <message>
            <source>{who} turns up an hourglass tile: {event:nom}.</source>
            <translation>{who} открывает карту песочных часов: {event:nom}.</translation>
        </message>
        <message>
            <source>{who} gets {n:coin:acc}.</source>
            <translation>{who} получает {n:coin:acc}.</translation>
        </message>
        <message>
            <source>{who} pays {n:coin:acc}.</source>
            <translation>{who} платит {n:coin:acc}.</translation>
        </message>
        <message>
            <source>{who} pays {n:coin:acc} to {other}.</source>
            <translation>{who} платит {n:coin:acc}, получатель – {other}.</translation>
        </message>
        <message>
            <source>The treasury is empty: {who} goes without {n:coin:acc}.</source>
            <translation>Городская казна пуста: {who} недополучает {n:coin:acc}.</translation>
        </message>
        <message>
            <source>{who} draws {n:follower:acc}: {followers}.</source>
            <translation>{who} тянет {n:follower:acc}: {followers}.</translation>
        </message>
        <message>
            <source>{who} draws {n:follower:acc} in the Bathhouse.</source>
            <translation>{who} тянет в Бане {n:follower:acc}.</translation>
        </message>
        <message>
            <source>{who} draws {n:follower:acc} in the Bathhouse: {followers}.</source>
            <translation>{who} тянет в Бане {n:follower:acc}: {followers}.</translation>
        </message>
        <message>
            <source>{who}: {follower} to the Gunpowder Tower.</source>
            <translation>{who}: {follower} идёт в Пороховую башню.</translation>
        </message>
        <message>
            <source>{who}: {follower} to the market.</source>
            <translation>{who}: {follower} идёт на рынок.</translation>
        </message>
        <message>
            <source>{who} puts the rest of the draw back into the bag.</source>
            <translation>{who} возвращает остальных вытянутых в мешочек.</translation>
        </message>
        <message>
            <source>{who} gives up a draw: {follower} back to the market ({place:nom}).</source>
            <translation>{who} тянет на одного меньше: {follower} возвращается на рынок ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} has nobody to draw.</source>
            <translation>{who} никого не тянет: некого или некуда.</translation>
        </message>
        <message>
            <source>{who} is done drawing.</source>
            <translation>{who} заканчивает тянуть подданных.</translation>
        </message>
        <message>
            <source>{who} is done planning.</source>
            <translation>{who} заканчивает планирование.</translation>
        </message>
        <message>
            <source>All plan at the same time, unseen by the others.</source>
            <translation>Все планируют одновременно и втайне друг от друга.</translation>
        </message>
        <message>
            <source>Planning goes round, one place at a time.</source>
            <translation>Планируют по очереди, по одному месту.</translation>
        </message>
        <message>
            <source>{who} plans from the Gunpowder Tower: {follower} ({place:nom}).</source>
            <translation>{who}: {follower} идёт из Пороховой башни в ячейку ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} plans: {follower} ({place:nom}).</source>
            <translation>{who}: {follower} встаёт в ячейку ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} lays a technology tile ({place:nom}).</source>
            <translation>{who} кладёт жетон усовершенствования ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} takes back a technology tile ({place:nom}).</source>
            <translation>{who} забирает жетон усовершенствования ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} takes back: {follower} ({place:nom}).</source>
            <translation>{who} забирает назад: {follower} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} is done with one place ({place:nom}).</source>
            <translation>{who} заканчивает с одним местом ({place:nom}).</translation>
        </message>
        <message>
            <source>All plans stand and lie open.</source>
            <translation>Все планы готовы и открыты.</translation>
        </message>
        <message>
            <source>{who} has the turn.</source>
            <translation>{who} начинает ход.</translation>
        </message>
        <message>
            <source>{who} uses a place: {place:nom}.</source>
            <translation>{who} использует {place:acc}.</translation>
        </message>
        <message>
            <source>{who} empties a place into the bag: {place:nom}.</source>
            <translation>{who}: подданные возвращаются в мешочек ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} passes.</source>
            <translation>{who} пасует.</translation>
        </message>
        <message>
            <source>{who} recruits: {follower:nom}.</source>
            <translation>{who} нанимает {follower:acc}.</translation>
        </message>
        <message>
            <source>{who}: {track:nom}, on to space {n}.</source>
            <translation>{who}: {track:nom}, маркер – на поле {n}.</translation>
        </message>
        <message>
            <source>{who} gets {good:acc} from the goods market.</source>
            <translation>{who} получает {good:acc} с ярмарки.</translation>
        </message>
        <message>
            <source>{who} takes {good:acc} from the way.</source>
            <translation>{who} берёт в пути {good:acc}.</translation>
        </message>
        <message>
            <source>{who} gives up {good:acc}, which leaves the game.</source>
            <translation>{who} отдаёт {good:acc}; жетон выходит из игры.</translation>
        </message>
        <message>
            <source>{who} hands in {good:acc}.</source>
            <translation>{who} сдаёт {good:acc}.</translation>
        </message>
        <message>
            <source>{who} turns grain into bread: {n}.</source>
            <translation>{who} печёт хлеб из зерна: {n}.</translation>
        </message>
        <message>
            <source>{who} gets a technology tile.</source>
            <translation>{who} получает жетон усовершенствования.</translation>
        </message>
        <message>
            <source>{who} takes a place tile: {place:nom}.</source>
            <translation>{who} берёт карту места: {place:nom}.</translation>
        </message>
        <message>
            <source>{who} is already at the end of the development track.</source>
            <translation>{who} уже в конце шкалы развития.</translation>
        </message>
        <message>
            <source>{who} gets {n:development-point:acc}, now on space {space}.</source>
            <translation>{who} получает {n:development-point:acc}, маркер – на поле {space}.</translation>
        </message>
        <message>
            <source>{who} loses {n:development-point:acc}, now on space {space}.</source>
            <translation>{who} теряет {n:development-point:acc}, маркер – на поле {space}.</translation>
        </message>
        <message>
            <source>{who} takes a citizen tile: the most trading stations on the map.</source>
            <translation>{who} берёт жетон горожанина: больше всего факторий на карте.</translation>
        </message>
        <message>
            <source>{who} takes a citizen tile: {from:nom}.</source>
            <translation>{who} берёт жетон горожанина: {from:nom}.</translation>
        </message>
        <message>
            <source>{who} takes nothing from the way.</source>
            <translation>{who} не берёт товар в пути.</translation>
        </message>
        <message>
            <source>{who} builds a trading station: {town:nom}.</source>
            <translation>{who} строит факторию: {town:nom}.</translation>
        </message>
        <message>
            <source>{who} sends from the Gunpowder Tower: {follower:nom} ({deed:nom}).</source>
            <translation>{who} отправляет на благодеяние {follower:acc} из Пороховой башни ({deed:nom}).</translation>
        </message>
        <message>
            <source>{who} sends to the deeds: {follower:nom} ({deed:nom}).</source>
            <translation>{who} отправляет {follower:acc} на благодеяние ({deed:nom}).</translation>
        </message>
        <message>
            <source>The event takes effect: {event:nom}.</source>
            <translation>Наступает событие: {event:nom}.</translation>
        </message>
        <message>
            <source>{who} takes the monk of the Sacristy back into the bag and is spared: {event:nom}.</source>
            <translation>{who} возвращает монаха из Ризницы в мешочек: событие не действует ({event:nom}).</translation>
        </message>
        <message>
            <source>{who} is spared: {event:nom}.</source>
            <translation>{who}: событие проходит без последствий ({event:nom}).</translation>
        </message>
        <message>
            <source>{who} draws for the Plague: {follower}. Nobody is lost.</source>
            <translation>{who} тянет из-за Чумы: {follower}. Потерь нет.</translation>
        </message>
        <message>
            <source>{who} loses a follower to the Plague: {follower}.</source>
            <translation>{who} теряет подданного из-за Чумы: {follower}.</translation>
        </message>
        <message>
            <source>{who} owes {n:coin:acc} and has too few: torture.</source>
            <translation>{who}: надо заплатить {n:coin:acc}, а монет не хватает – пытка.</translation>
        </message>
        <message>
            <source>{who} has nothing left to give up; still unpaid: {n:coin:nom}.</source>
            <translation>{who}: отдать больше нечего; не уплачено: {n:coin:nom}.</translation>
        </message>
        <message>
            <source>{who} gives up a trading station of the stock.</source>
            <translation>{who} отдаёт факторию из запаса.</translation>
        </message>
        <message>
            <source>{who} gives up a trading station: {town:nom}.</source>
            <translation>{who} отдаёт факторию: {town:nom}.</translation>
        </message>
        <message>
            <source>{who} gives up a follower from the bag: {follower}.</source>
            <translation>{who} отдаёт подданного из мешочка: {follower}.</translation>
        </message>
        <message>
            <source>{who} gives up a place tile: {place:nom}.</source>
            <translation>{who} отдаёт карту места: {place:nom}.</translation>
        </message>
        <message>
            <source>{who} gives up a technology tile not yet laid.</source>
            <translation>{who} отдаёт жетон усовершенствования рядом с планшетом.</translation>
        </message>
        <message>
            <source>{who} gives up a technology tile: {place:nom}.</source>
            <translation>{who} отдаёт жетон усовершенствования: {place:nom}.</translation>
        </message>
        <message>
            <source>The start player is now {who}.</source>
            <translation>Первый игрок теперь – {who}.</translation>
        </message>
        <message>
            <source>{who} – {label}: {n:point:nom}.</source>
            <translation>{who}. {label}: {n:point:nom}.</translation>
        </message>
        <message>
            <source>{names} wins the game.</source>
            <translation>Побеждает {names}.</translation>
        </message>
        <message>
            <source>A shared victory: {names}.</source>
            <translation>Общая победа: {names}.</translation>
        </message>
        <message>
            <source>Phase {n}: {phase:nom}.</source>
            <translation>Фаза {n}: {phase:nom}.</translation>
        </message>
        <message>
            <source>Before round I, place tiles may go back into the box.</source>
            <translation>Перед раундом I карты мест можно убрать в коробку.</translation>
        </message>
        <message>
            <source>The final scoring begins.</source>
            <translation>Начинается финальный подсчёт.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Игра окончена.</translation>
        </message>
        <message>
            <source>Census: {leader} is in front, {last} is last.</source>
            <translation>Перепись: {leader} впереди, {last} позади всех.</translation>
        </message>
        <message>
            <source>Census: {leader} is in front, nobody is last alone.</source>
            <translation>Перепись: {leader} впереди, последнее место делят.</translation>
        </message>
        <message>
            <source>Census: nobody is in front alone, {last} is last.</source>
            <translation>Перепись: первое место делят, {last} позади всех.</translation>
        </message>
        <message>
            <source>Census: nobody is alone in front, nobody is last alone.</source>
            <translation>Перепись: и первое, и последнее место делят.</translation>
        </message>
        <message>
            <source>{who} travels by water to {town:gen}.</source>
            <translation>{who} плывёт до {town:gen}.</translation>
        </message>
        <message>
            <source>{who} travels by road to {town:gen}.</source>
            <translation>{who} едет по дороге до {town:gen}.</translation>
        </message>
        <message>
            <source>{who} sends another merchant ({other}) by water to {town:gen}.</source>
            <translation>{who} перемещает чужого купца ({other}) по воде до {town:gen}.</translation>
        </message>
        <message>
            <source>{who} sends another merchant ({other}) by road to {town:gen}.</source>
            <translation>{who} перемещает чужого купца ({other}) по дороге до {town:gen}.</translation>
        </message>
    </context>
    <context>
        <name>OrleansName</name>
        <message>
            <source>own {follower:nom}</source>
            <translation>свой {follower:nom}</translation>
        </message>
    </context>
    <context>
        <name>OrleansPrompt</name>
        <message>
            <source>The others are still choosing.</source>
            <translation>Остальные ещё выбирают.</translation>
        </message>
        <message>
            <source>{names} wins with {n:point:nom}.</source>
            <translation>Побеждает {names}: {n:point:nom}.</translation>
        </message>
        <message>
            <source>{names} share the victory with {n:point:nom}.</source>
            <translation>Общая победа: {names} ({n:point:nom}).</translation>
        </message>
        <message>
            <source>You owe {n:coin:acc} and have {owned}: first pay what you have.</source>
            <translation>С вас {n:coin:nom}, а у вас {owned}: сначала отдайте всё, что есть.</translation>
        </message>
        <message>
            <source>Torture: {n:coin:nom} missing. Give something up for each.</source>
            <translation>Пытка: не хватает {n:coin:gen}. За каждую отдайте что-нибудь.</translation>
        </message>
        <message>
            <source>Draw up to {n:follower:gen}, or take some back to the market instead.</source>
            <translation>Вытяните до {n:follower:gen} или вместо этого верните кого-нибудь на рынок.</translation>
        </message>
        <message>
            <source>No draws are left: say that you are done.</source>
            <translation>Тянуть больше нельзя: скажите, что вы готовы.</translation>
        </message>
        <message>
            <source>Market or Gunpowder Tower? Lay down: {followers}.</source>
            <translation>На рынок или в Пороховую башню? Распределите: {followers}.</translation>
        </message>
        <message>
            <source>Bathhouse: choose whom to keep ({followers}).</source>
            <translation>Баня: выберите, кого оставить ({followers}).</translation>
        </message>
        <message>
            <source>Bathhouse: there is no room, all go back ({followers}).</source>
            <translation>Баня: места нет, все возвращаются ({followers}).</translation>
        </message>
        <message>
            <source>Choose a place tile from stack I.</source>
            <translation>Выберите карту места из стопки I.</translation>
        </message>
        <message>
            <source>Choose a place tile from stack I or II.</source>
            <translation>Выберите карту места из стопки I или II.</translation>
        </message>
        <message>
            <source>Put a place tile back into the box, or leave it.</source>
            <translation>Уберите карту места в коробку или откажитесь.</translation>
        </message>
        <message>
            <source>Turn up the next hourglass tile.</source>
            <translation>Откройте следующую карту песочных часов.</translation>
        </message>
        <message>
            <source>Plan: put followers on action slots, then say done.</source>
            <translation>Планируйте: ставьте подданных в ячейки, затем скажите, что вы готовы.</translation>
        </message>
        <message>
            <source>Go on filling this place, or settle it: {place:nom}.</source>
            <translation>Заполняйте это место дальше или закончите с ним: {place:nom}.</translation>
        </message>
        <message>
            <source>You may lay new technology tiles on slots now.</source>
            <translation>Теперь можно положить новые жетоны усовершенствований в ячейки.</translation>
        </message>
        <message>
            <source>Use an active place, or pass.</source>
            <translation>Используйте активное место или спасуйте.</translation>
        </message>
        <message>
            <source>Finish the action: {place:nom}.</source>
            <translation>Закончите действие {place:gen}.</translation>
        </message>
        <message>
            <source>Choose which follower to recruit ({place:nom}).</source>
            <translation>Выберите, кого нанять ({place:nom}).</translation>
        </message>
        <message>
            <source>Choose the way your merchant takes ({place:nom}).</source>
            <translation>Выберите, каким путём пойдёт ваш купец ({place:nom}).</translation>
        </message>
        <message>
            <source>You may take one good from the way.</source>
            <translation>В пути можно взять один товар.</translation>
        </message>
        <message>
            <source>Send a follower to the deeds ({place:nom}).</source>
            <translation>Отправьте подданного на благодеяние ({place:nom}).</translation>
        </message>
        <message>
            <source>You may send another follower to the deeds ({place:nom}).</source>
            <translation>Можно отправить на благодеяние ещё одного подданного ({place:nom}).</translation>
        </message>
        <message>
            <source>Choose your reward: coins or development.</source>
            <translation>Выберите награду: монеты или развитие.</translation>
        </message>
        <message>
            <source>How many coins will you turn into development points?</source>
            <translation>Сколько монет превратить в очки развития?</translation>
        </message>
        <message>
            <source>Choose the good you pay with ({place:nom}).</source>
            <translation>Выберите, каким товаром заплатить ({place:nom}).</translation>
        </message>
        <message>
            <source>How much grain becomes bread?</source>
            <translation>Сколько зерна станет хлебом?</translation>
        </message>
        <message>
            <source>Choose a track: you get the reward of your space again.</source>
            <translation>Выберите шкалу: награда вашего поля достанется вам ещё раз.</translation>
        </message>
        <message>
            <source>Choose another player's merchant and where it goes.</source>
            <translation>Выберите чужого купца и его путь.</translation>
        </message>
        <message>
            <source>The event takes effect now: {event:nom}.</source>
            <translation>Сейчас наступает событие: {event:nom}.</translation>
        </message>
        <message>
            <source>Take the monk of the Sacristy back into the bag against this event? ({event:nom})</source>
            <translation>Вернуть монаха из Ризницы в мешочек, чтобы событие не действовало ({event:nom})?</translation>
        </message>
        <message>
            <source>Hand in one good that is food.</source>
            <translation>Сдайте один товар, который годится в пищу.</translation>
        </message>
    </context>
    <context>
        <name>OrleansRefusal</name>
        <message>
            <source>It is {who}'s turn.</source>
            <translation>Сейчас ходит {who}.</translation>
        </message>
        <message>
            <source>Players act in turn, clockwise from the start player.</source>
            <translation>Ходят по очереди, по часовой стрелке, начиная с первого игрока.</translation>
        </message>
        <message>
            <source>{who} is drawing now.</source>
            <translation>Сейчас тянет {who}.</translation>
        </message>
        <message>
            <source>At this table players draw one after another, clockwise from the start player.</source>
            <translation>За этим столом подданных тянут по очереди, по часовой стрелке, начиная с первого игрока.</translation>
        </message>
        <message>
            <source>{who} is planning now.</source>
            <translation>Сейчас планирует {who}.</translation>
        </message>
        <message>
            <source>At this table players plan one after another, a single job at a time.</source>
            <translation>За этим столом планируют по очереди, по одному заданию.</translation>
        </message>
        <message>
            <source>That is for the start player: {who}.</source>
            <translation>Это делает первый игрок: {who}.</translation>
        </message>
        <message>
            <source>The start player turns up the hourglass tile and lets the event begin.</source>
            <translation>Первый игрок открывает карту песочных часов и начинает событие.</translation>
        </message>
        <message>
            <source>{who} still has a debt.</source>
            <translation>{who}: долг ещё не погашен.</translation>
        </message>
        <message>
            <source>The game goes on when it is settled, by torture if there are no coins.</source>
            <translation>Игра пойдёт дальше, когда долг будет погашен; если монет не хватает, это пытка.</translation>
        </message>
        <message>
            <source>{who} has to choose first.</source>
            <translation>Сначала выбирает {who}.</translation>
        </message>
        <message>
            <source>Nothing is asked of you until that choice is made.</source>
            <translation>До этого от вас ничего не требуется.</translation>
        </message>
        <message>
            <source>You have passed in this round.</source>
            <translation>В этом раунде вы уже спасовали.</translation>
        </message>
        <message>
            <source>Whoever passes takes no more actions until the next round.</source>
            <translation>Тот, кто пасует, больше не выполняет действий до следующего раунда.</translation>
        </message>
        <message>
            <source>You are done with this phase.</source>
            <translation>Эта фаза для вас уже закончена.</translation>
        </message>
        <message>
            <source>Now the others finish; the game goes on when all are done.</source>
            <translation>Теперь заканчивают остальные; игра пойдёт дальше, когда будут готовы все.</translation>
        </message>
        <message>
            <source>Another question is still open.</source>
            <translation>Ещё не решён другой вопрос.</translation>
        </message>
        <message>
            <source>Finish what has begun; then the game goes on.</source>
            <translation>Закончите начатое, и игра продолжится.</translation>
        </message>
        <message>
            <source>That belongs to another phase.</source>
            <translation>Это делают в другой фазе.</translation>
        </message>
        <message>
            <source>A round runs in seven phases, and each thing is done in its own.</source>
            <translation>В раунде семь фаз, и для каждого дела есть своя.</translation>
        </message>
        <message>
            <source>There is nothing to leave.</source>
            <translation>Отказываться не от чего.</translation>
        </message>
        <message>
            <source>Only what is offered to you can be left, and nothing is on offer.</source>
            <translation>Отказаться можно лишь от того, что предлагают, а сейчас не предлагают ничего.</translation>
        </message>
        <message>
            <source>This tile lies on no stack.</source>
            <translation>Этой карты нет ни в одной стопке.</translation>
        </message>
        <message>
            <source>Only tiles that are still on stack I or II can be chosen.</source>
            <translation>Выбирают только из карт, которые ещё лежат в стопках I и II.</translation>
        </message>
        <message>
            <source>That is more than you may draw.</source>
            <translation>Столько тянуть нельзя.</translation>
        </message>
        <message>
            <source>The knight track lets you draw {second:follower:acc} a round; {first} of these are left.</source>
            <translation>Шкала рыцарей позволяет вытянуть за раунд {second:follower:acc}; осталось: {first}.</translation>
        </message>
        <message>
            <source>Your market has too little room.</source>
            <translation>На рынке мало места.</translation>
        </message>
        <message>
            <source>Whoever is drawn needs a free space; free spaces: {first}.</source>
            <translation>Каждому, кого вы вытянули, нужно свободное поле; свободных полей: {first}.</translation>
        </message>
        <message>
            <source>So many are not in your bag.</source>
            <translation>В мешочке столько нет.</translation>
        </message>
        <message>
            <source>You draw only what is there; followers in the bag: {first}.</source>
            <translation>Тянуть можно только тех, кто там есть; подданных в мешочке: {first}.</translation>
        </message>
        <message>
            <source>Draw at least one follower.</source>
            <translation>Вытяните хотя бы одного подданного.</translation>
        </message>
        <message>
            <source>If you want none, say that you are done.</source>
            <translation>Если никто не нужен, скажите, что вы готовы.</translation>
        </message>
        <message>
            <source>There is no draw to give up.</source>
            <translation>Тянуть ещё меньше уже нельзя.</translation>
        </message>
        <message>
            <source>Taking a follower back costs one of your {first} draws, and all of them are used.</source>
            <translation>За каждого возвращённого тянут на одного подданного меньше, а ваш предел ({first}) исчерпан.</translation>
        </message>
        <message>
            <source>There is no room on the market.</source>
            <translation>На рынке нет места.</translation>
        </message>
        <message>
            <source>A follower taken back needs a free market space, just like a drawn one.</source>
            <translation>Возвращённому подданному, как и вытянутому, нужно свободное поле рынка.</translation>
        </message>
        <message>
            <source>You gave up draws for followers.</source>
            <translation>Вы тянете меньше: часть подданных уже возвращена.</translation>
        </message>
        <message>
            <source>Draws and followers taken back together are {second} at most; {first} are left.</source>
            <translation>Вытянутых и возвращённых вместе может быть не больше {second}; осталось: {first}.</translation>
        </message>
        <message>
            <source>Your bag does not cover that draw.</source>
            <translation>В мешочке для этого слишком мало подданных.</translation>
        </message>
        <message>
            <source>At this table a draw can be given up only for a follower who is in the bag; in it now: {first}.</source>
            <translation>За этим столом отказаться можно лишь от тех, кого и правда можно вытянуть; подданных в мешочке: {first}.</translation>
        </message>
        <message>
            <source>No follower stands there.</source>
            <translation>Там никого нет.</translation>
        </message>
        <message>
            <source>Only a follower on an action slot can be taken back.</source>
            <translation>Вернуть можно только подданного с ячейки действия.</translation>
        </message>
        <message>
            <source>The Bathhouse cannot be used.</source>
            <translation>Баню использовать нельзя.</translation>
        </message>
        <message>
            <source>You need the tile, it works once a round, and the bag must not be empty.</source>
            <translation>Нужна сама карта, работает она раз в раунд, а мешочек не должен быть пуст.</translation>
        </message>
        <message>
            <source>Your market is full.</source>
            <translation>Ваш рынок заполнен.</translation>
        </message>
        <message>
            <source>The follower whom you keep from the Bathhouse needs a free space.</source>
            <translation>Подданному из Бани, которого вы оставляете, нужно свободное поле.</translation>
        </message>
        <message>
            <source>You have room for one.</source>
            <translation>Для одного место есть.</translation>
        </message>
        <message>
            <source>All go back into the bag only when the market has no free space.</source>
            <translation>Все возвращаются в мешочек, только если на рынке нет ни одного свободного поля.</translation>
        </message>
        <message>
            <source>The Gunpowder Tower has no space.</source>
            <translation>В Пороховой башне нет места.</translation>
        </message>
        <message>
            <source>It holds two followers, and you must own the tile.</source>
            <translation>В ней помещаются двое подданных, и карта должна быть вашей.</translation>
        </message>
        <message>
            <source>You have not drawn that follower.</source>
            <translation>Этого подданного вы не вытянули.</translation>
        </message>
        <message>
            <source>Only followers who were just drawn can be laid down.</source>
            <translation>Распределить можно лишь тех, кого вытянули только что.</translation>
        </message>
        <message>
            <source>Lay down first whom you drew.</source>
            <translation>Сначала распределите вытянутых.</translation>
        </message>
        <message>
            <source>Every follower drawn goes to the market or to the tower before anything else.</source>
            <translation>Каждый вытянутый подданный идёт на рынок или в башню прежде всего остального.</translation>
        </message>
        <message>
            <source>No such follower is waiting there.</source>
            <translation>Такого подданного там нет.</translation>
        </message>
        <message>
            <source>You plan with followers who lie on your market or on your Gunpowder Tower.</source>
            <translation>В план идут те, кто лежит на вашем рынке или в Пороховой башне.</translation>
        </message>
        <message>
            <source>This place is not yours.</source>
            <translation>Это не ваше место.</translation>
        </message>
        <message>
            <source>You have the ten places of your board and the place tiles that you have taken.</source>
            <translation>У вас есть десять мест планшета и те карты мест, что вы взяли.</translation>
        </message>
        <message>
            <source>There is no such slot.</source>
            <translation>Такой ячейки нет.</translation>
        </message>
        <message>
            <source>The slots below a place show how many followers it takes.</source>
            <translation>Ячейки под местом показывают, скольких подданных оно принимает.</translation>
        </message>
        <message>
            <source>This slot asks for somebody else.</source>
            <translation>Здесь нужен кто-то другой.</translation>
        </message>
        <message>
            <source>Here the slot asks for: {wanted:nom}. You chose: {follower:nom}.</source>
            <translation>Эта ячейка – для {wanted:gen}, а вы выбрали {follower:acc}.</translation>
        </message>
        <message>
            <source>Here only a monk will do.</source>
            <translation>Здесь нужен именно монах.</translation>
        </message>
        <message>
            <source>A monk stands in for others, but nobody and no technology tile stands in for a monk.</source>
            <translation>Монах заменяет других, но его не заменит никто, даже жетон усовершенствования.</translation>
        </message>
        <message>
            <source>This slot is taken.</source>
            <translation>Эта ячейка занята.</translation>
        </message>
        <message>
            <source>Each slot holds one follower or one technology tile.</source>
            <translation>В ячейке помещается один подданный или один жетон усовершенствования.</translation>
        </message>
        <message>
            <source>Starting followers stay out of here.</source>
            <translation>Начальным подданным сюда нельзя.</translation>
        </message>
        <message>
            <source>Your four own-coloured followers never stand in the Town Hall.</source>
            <translation>Четверо подданных вашего цвета никогда не стоят в Ратуше.</translation>
        </message>
        <message>
            <source>This follower is not moved any more.</source>
            <translation>Этого подданного уже не двигают.</translation>
        </message>
        <message>
            <source>What was planned in an earlier round stays; giving up a draw is the only way to take it back.</source>
            <translation>План прошлых раундов остаётся; вернуть подданного можно, лишь если тянуть на одного меньше.</translation>
        </message>
        <message>
            <source>A placement is final here.</source>
            <translation>Здесь план окончателен.</translation>
        </message>
        <message>
            <source>This table has decided that nothing is taken back while planning.</source>
            <translation>За этим столом при планировании ничего не забирают назад.</translation>
        </message>
        <message>
            <source>Finish the place you began.</source>
            <translation>Закончите начатое место.</translation>
        </message>
        <message>
            <source>When you plan in turns, one place is filled before the next player goes on.</source>
            <translation>Когда планируют по очереди, заполняют одно место, а потом планирует следующий.</translation>
        </message>
        <message>
            <source>You have not begun a place.</source>
            <translation>Вы ещё не начали заполнять место.</translation>
        </message>
        <message>
            <source>Put a follower on a slot first, or say that you are done.</source>
            <translation>Сначала поставьте подданного в ячейку или скажите, что вы готовы.</translation>
        </message>
        <message>
            <source>You have no technology tile ready.</source>
            <translation>Свободного жетона усовершенствования нет.</translation>
        </message>
        <message>
            <source>Craftsmen and the Laboratory bring such tiles; the ones already laid stay where they are.</source>
            <translation>Их приносят ремесленники и Лаборатория; уже выложенные остаются на местах.</translation>
        </message>
        <message>
            <source>The first tile replaces a farmer.</source>
            <translation>Первый жетон заменяет фермера.</translation>
        </message>
        <message>
            <source>Your first technology tile covers a farmer slot; later ones are freer.</source>
            <translation>Первый жетон усовершенствования кладут в ячейку фермера; для остальных выбор шире.</translation>
        </message>
        <message>
            <source>This would be your first tile.</source>
            <translation>Это был бы ваш первый жетон.</translation>
        </message>
        <message>
            <source>The tile of the Laboratory too goes on a farmer slot when it is the first you lay.</source>
            <translation>И жетон из Лаборатории кладут в ячейку фермера, если он у вас первый.</translation>
        </message>
        <message>
            <source>A monk cannot be replaced.</source>
            <translation>Монаха заменить нельзя.</translation>
        </message>
        <message>
            <source>A technology tile never covers a monk slot.</source>
            <translation>Жетон усовершенствования никогда не кладут в ячейку монаха.</translation>
        </message>
        <message>
            <source>This place already has a tile.</source>
            <translation>На этом месте жетон уже есть.</translation>
        </message>
        <message>
            <source>Only one technology tile fits on each place.</source>
            <translation>На каждом месте может быть лишь один жетон усовершенствования.</translation>
        </message>
        <message>
            <source>This place has only one slot.</source>
            <translation>На этом месте лишь одна ячейка.</translation>
        </message>
        <message>
            <source>A technology tile goes where two slots or more are asked for.</source>
            <translation>Жетон усовершенствования кладут туда, где ячеек не меньше двух.</translation>
        </message>
        <message>
            <source>This tile is too new.</source>
            <translation>Этот жетон слишком новый.</translation>
        </message>
        <message>
            <source>A technology tile gained in this round is laid once the actions are over.</source>
            <translation>Жетон усовершенствования, полученный в этом раунде, кладут лишь после фазы действий.</translation>
        </message>
        <message>
            <source>A tile cannot be laid now.</source>
            <translation>Сейчас жетон положить нельзя.</translation>
        </message>
        <message>
            <source>Technology tiles go on empty slots, and only while planning.</source>
            <translation>Жетоны усовершенствований кладут в пустые ячейки и только при планировании.</translation>
        </message>
        <message>
            <source>This slot takes any follower.</source>
            <translation>Эта ячейка – для любого подданного.</translation>
        </message>
        <message>
            <source>A technology tile replaces one certain follower, so such a slot is not for it.</source>
            <translation>Жетон усовершенствования заменяет подданного определённого вида, поэтому сюда он не годится.</translation>
        </message>
        <message>
            <source>A technology tile stays put.</source>
            <translation>Жетон остаётся на месте.</translation>
        </message>
        <message>
            <source>Once the phase is over, it lies there until the end of the game.</source>
            <translation>Когда фаза окончена, он лежит там до конца игры.</translation>
        </message>
        <message>
            <source>This place is not active.</source>
            <translation>Это место неактивно.</translation>
        </message>
        <message>
            <source>Slots filled: {first}; slots needed: {second}.</source>
            <translation>Заполнено ячеек: {first}; нужно: {second}.</translation>
        </message>
        <message>
            <source>This place has no action.</source>
            <translation>У этого места нет действия.</translation>
        </message>
        <message>
            <source>What it gives works by itself; it is not used in a turn.</source>
            <translation>Оно действует само по себе; своим ходом его не используют.</translation>
        </message>
        <message>
            <source>The Sacristy waits for an event.</source>
            <translation>Ризница ждёт события.</translation>
        </message>
        <message>
            <source>Its monk is given up when Harvest, Taxes or Plague takes effect.</source>
            <translation>Её монаха возвращают в мешочек, когда наступает Урожай, Налоги или Чума.</translation>
        </message>
        <message>
            <source>This action would do nothing.</source>
            <translation>Это действие ничего не даст.</translation>
        </message>
        <message>
            <source>Its main effect cannot happen now, so it may not be chosen; the followers stay.</source>
            <translation>Главное в нём сейчас невозможно, поэтому выбрать его нельзя; подданные остаются.</translation>
        </message>
        <message>
            <source>No such way leads out of this town.</source>
            <translation>Из этого города такого пути нет.</translation>
        </message>
        <message>
            <source>Your merchant could not travel, so the action may not be chosen; the followers stay.</source>
            <translation>Купцу некуда идти, поэтому выбрать это действие нельзя; подданные остаются.</translation>
        </message>
        <message>
            <source>You have no trading station on the map.</source>
            <translation>У вас нет ни одной фактории на поле.</translation>
        </message>
        <message>
            <source>This place counts them; without any the action may not be chosen and the followers stay.</source>
            <translation>Это место считает ваши фактории; без них действие выбрать нельзя, и подданные остаются.</translation>
        </message>
        <message>
            <source>You are at the end there.</source>
            <translation>Вы уже в конце шкалы.</translation>
        </message>
        <message>
            <source>On the last space of a track its action is no longer possible.</source>
            <translation>С последнего поля шкалы её действие больше недоступно.</translation>
        </message>
        <message>
            <source>That stack is empty.</source>
            <translation>Эта стопка пуста.</translation>
        </message>
        <message>
            <source>Whoever is to get a tile or a follower here finds none left.</source>
            <translation>Действие, которое даёт жетон, доступно, только пока такие жетоны остались.</translation>
        </message>
        <message>
            <source>The good due here is gone.</source>
            <translation>Нужного товара уже нет.</translation>
        </message>
        <message>
            <source>The next space of the farmer track gives a good that is out of stock.</source>
            <translation>Следующее поле шкалы фермеров даёт товар, которого нет на ярмарке.</translation>
        </message>
        <message>
            <source>No monks in this round.</source>
            <translation>В этом раунде монахов нет.</translation>
        </message>
        <message>
            <source>While Pilgrimage lies open, nobody recruits a monk.</source>
            <translation>Пока открыто Паломничество, монахов никто не нанимает.</translation>
        </message>
        <message>
            <source>That good is out of stock.</source>
            <translation>Этот товар закончился.</translation>
        </message>
        <message>
            <source>The place cannot be used while the stack of its good on the goods market is empty.</source>
            <translation>Пока его стопка на ярмарке пуста, место использовать нельзя.</translation>
        </message>
        <message>
            <source>No place tile is left for you.</source>
            <translation>Карт мест для вас не осталось.</translation>
        </message>
        <message>
            <source>A trader brings a place tile; without one to take, none is recruited.</source>
            <translation>Торговец приносит карту места; если брать нечего, его не нанять.</translation>
        </message>
        <message>
            <source>Your first tile comes from stack I.</source>
            <translation>Первая карта – из стопки I.</translation>
        </message>
        <message>
            <source>Only later steps on the trader track open stack II as well.</source>
            <translation>Стопку II открывают лишь следующие шаги по шкале торговцев.</translation>
        </message>
        <message>
            <source>The Village does not recruit that.</source>
            <translation>Деревня таких не нанимает.</translation>
        </message>
        <message>
            <source>Choose a boatman, a craftsman or a trader.</source>
            <translation>Выберите лодочника, ремесленника или торговца.</translation>
        </message>
        <message>
            <source>A trading station stands here already.</source>
            <translation>Здесь уже стоит фактория.</translation>
        </message>
        <message>
            <source>A town has room for one, whoever built it.</source>
            <translation>В городе помещается одна, чья бы она ни была.</translation>
        </message>
        <message>
            <source>Your station stands here already.</source>
            <translation>Ваша фактория здесь уже стоит.</translation>
        </message>
        <message>
            <source>In Orléans everybody builds one trading station, but only one.</source>
            <translation>В Орлеане каждый строит факторию, но только одну.</translation>
        </message>
        <message>
            <source>You have no trading station left.</source>
            <translation>Факторий у вас не осталось.</translation>
        </message>
        <message>
            <source>All of your stock is built or given up.</source>
            <translation>Весь ваш запас построен или отдан.</translation>
        </message>
        <message>
            <source>The merchant has to move.</source>
            <translation>Купец должен двигаться.</translation>
        </message>
        <message>
            <source>Travelling leads along exactly one connection; staying is not travelling.</source>
            <translation>Поездка идёт ровно по одному пути; стоять на месте – не поездка.</translation>
        </message>
        <message>
            <source>The Ship needs a waterway.</source>
            <translation>Кораблю нужен водный путь.</translation>
        </message>
        <message>
            <source>From your merchant's town no waterway leads along there.</source>
            <translation>Из города вашего купца туда водного пути нет.</translation>
        </message>
        <message>
            <source>The Wagon needs a road.</source>
            <translation>Повозке нужна дорога.</translation>
        </message>
        <message>
            <source>From your merchant's town no road leads along there.</source>
            <translation>Из города вашего купца туда дороги нет.</translation>
        </message>
        <message>
            <source>The Horse Wagon needs a road.</source>
            <translation>Конной повозке нужна дорога.</translation>
        </message>
        <message>
            <source>It moves your merchant to a neighbouring town by road only.</source>
            <translation>Она везёт купца в соседний город только по дороге.</translation>
        </message>
        <message>
            <source>No good lies there.</source>
            <translation>Товара там нет.</translation>
        </message>
        <message>
            <source>The way is free to travel, but there is nothing to take on it.</source>
            <translation>Ехать по этому пути можно, но взять на нём нечего.</translation>
        </message>
        <message>
            <source>Only one good may be taken.</source>
            <translation>Взять можно лишь один товар.</translation>
        </message>
        <message>
            <source>Choose one of the goods on the way and leave the other.</source>
            <translation>Выберите один из товаров на пути, а другой оставьте.</translation>
        </message>
        <message>
            <source>This deed has no space left.</source>
            <translation>У этого благодеяния нет свободных полей.</translation>
        </message>
        <message>
            <source>Every space for that follower is taken.</source>
            <translation>Все поля для этого подданного заняты.</translation>
        </message>
        <message>
            <source>The deed asks for somebody else.</source>
            <translation>Здесь нужен другой подданный.</translation>
        </message>
        <message>
            <source>A space takes exactly the follower printed on it.</source>
            <translation>Поле принимает именно того, кто на нём изображён.</translation>
        </message>
        <message>
            <source>A monk replaces nobody here.</source>
            <translation>Здесь монах никого не заменяет.</translation>
        </message>
        <message>
            <source>At the deeds a monk fits only where a monk is printed.</source>
            <translation>На планшете благодеяний монах встаёт только на поле монаха.</translation>
        </message>
        <message>
            <source>Nobody stands in at the deeds.</source>
            <translation>Здесь замен не бывает.</translation>
        </message>
        <message>
            <source>School, Herb Garden and Barracks help with places, not here.</source>
            <translation>Школа, Травяной сад и Казармы помогают только с местами.</translation>
        </message>
        <message>
            <source>Own-coloured followers stay with you.</source>
            <translation>Подданные вашего цвета остаются у вас.</translation>
        </message>
        <message>
            <source>From the Gunpowder Tower, too, they may not go to the deeds.</source>
            <translation>Даже из Пороховой башни на благодеяния их не отправляют.</translation>
        </message>
        <message>
            <source>Send at least one follower.</source>
            <translation>Отправьте хотя бы одного подданного.</translation>
        </message>
        <message>
            <source>The action is to send one or two; none is no action.</source>
            <translation>Действие – отправить одного или двух; если никого, то это не действие.</translation>
        </message>
        <message>
            <source>You cannot pay the price.</source>
            <translation>На это не хватает монет.</translation>
        </message>
        <message>
            <source>It costs {first:coin:acc}; you have {second:coin:acc}. Torture does not help here.</source>
            <translation>Цена: {first:coin:nom}; у вас {second:coin:nom}. Пытка здесь не поможет.</translation>
        </message>
        <message>
            <source>The Pharmacy does not sell that.</source>
            <translation>Столько Аптека не продаёт.</translation>
        </message>
        <message>
            <source>It takes from {first} to {second} coins, each for one development point.</source>
            <translation>Она берёт от {first} до {second} монет, каждую за одно очко развития.</translation>
        </message>
        <message>
            <source>You have no good to pay with.</source>
            <translation>Вам нечем заплатить.</translation>
        </message>
        <message>
            <source>This place takes one of your goods as its price.</source>
            <translation>Это место берёт в уплату один из ваших товаров.</translation>
        </message>
        <message>
            <source>You have no such good.</source>
            <translation>Такого товара у вас нет.</translation>
        </message>
        <message>
            <source>Pay with a good that lies beside your board.</source>
            <translation>Платите товаром, который лежит у вашего планшета.</translation>
        </message>
        <message>
            <source>That is too much grain.</source>
            <translation>Это слишком много зерна.</translation>
        </message>
        <message>
            <source>The Bakery bakes at most {first} at a time.</source>
            <translation>За раз Пекарня печёт не больше {first}.</translation>
        </message>
        <message>
            <source>You have too little grain.</source>
            <translation>У вас мало зерна.</translation>
        </message>
        <message>
            <source>Only your own grain becomes bread; you have {first}.</source>
            <translation>Хлебом становится только ваше зерно; у вас его: {first}.</translation>
        </message>
        <message>
            <source>That space gives nothing now.</source>
            <translation>Это поле сейчас ничего не даёт.</translation>
        </message>
        <message>
            <source>A start space is empty, a citizen is given once, and an empty stack gives nothing.</source>
            <translation>Стартовое поле пусто, горожанина дают один раз, а пустая стопка не даёт ничего.</translation>
        </message>
        <message>
            <source>Choose another player's merchant.</source>
            <translation>Выберите чужого купца.</translation>
        </message>
        <message>
            <source>The Tribunal moves somebody else's merchant, never your own.</source>
            <translation>Трибунал двигает купца другого игрока, а не вашего.</translation>
        </message>
        <message>
            <source>No way leads there.</source>
            <translation>Пути туда нет.</translation>
        </message>
        <message>
            <source>The merchant goes to a neighbouring town, along one road or waterway.</source>
            <translation>Купец идёт в соседний город по одной дороге или водному пути.</translation>
        </message>
        <message>
            <source>Pay with coins first.</source>
            <translation>Сначала платите монетами.</translation>
        </message>
        <message>
            <source>Torture begins when no coin is left; you have {first:coin:acc}.</source>
            <translation>Пытка начинается, когда монет не осталось; у вас {first:coin:nom}.</translation>
        </message>
        <message>
            <source>You have no coins left.</source>
            <translation>Монет у вас не осталось.</translation>
        </message>
        <message>
            <source>What is still owed is paid with other belongings.</source>
            <translation>Остаток долга платят другим имуществом.</translation>
        </message>
        <message>
            <source>You owe nothing.</source>
            <translation>Вы ничего не должны.</translation>
        </message>
        <message>
            <source>Only when a forced payment cannot be made do you give something up.</source>
            <translation>Имущество отдают, только когда обязательный платёж внести нечем.</translation>
        </message>
        <message>
            <source>That cannot be given up.</source>
            <translation>Это отдать нельзя.</translation>
        </message>
        <message>
            <source>It must be yours and one of the six kinds of belongings that count.</source>
            <translation>Отдать можно только своё имущество, и лишь тех шести видов, что идут в счёт.</translation>
        </message>
        <message>
            <source>A coin space is in the way.</source>
            <translation>Мешает поле с монетами.</translation>
        </message>
        <message>
            <source>The development marker never goes back onto or over a space with coins.</source>
            <translation>Маркер развития никогда не отходит назад на поле с монетами или за него.</translation>
        </message>
        <message>
            <source>Nobody in the bag can go.</source>
            <translation>Из мешочка отдать некого.</translation>
        </message>
        <message>
            <source>It is empty or holds only own-coloured followers, and those are safe.</source>
            <translation>Он пуст, или в нём лишь подданные вашего цвета, а их не отдают.</translation>
        </message>
        <message>
            <source>Own-coloured followers are safe.</source>
            <translation>Подданные вашего цвета в безопасности.</translation>
        </message>
        <message>
            <source>Neither Plague nor torture takes them from you.</source>
            <translation>Их не отнимут ни Чума, ни пытка.</translation>
        </message>
        <message>
            <source>You have food to hand in.</source>
            <translation>У вас есть пища.</translation>
        </message>
        <message>
            <source>The fine is only for those who have no grain, cheese or wine.</source>
            <translation>Штраф платит лишь тот, у кого нет ни зерна, ни сыра, ни вина.</translation>
        </message>
        <message>
            <source>That is not food.</source>
            <translation>Это не пища.</translation>
        </message>
        <message>
            <source>Harvest takes grain, cheese or wine.</source>
            <translation>На Урожай сдают зерно, сыр или вино.</translation>
        </message>
        <message>
            <source>The Sacristy cannot help here.</source>
            <translation>Ризница здесь не поможет.</translation>
        </message>
        <message>
            <source>It protects from Harvest, Taxes and Plague, from nothing else.</source>
            <translation>Она защищает от Урожая, Налогов и Чумы и больше ни от чего.</translation>
        </message>
        <message>
            <source>There is no monk to give up.</source>
            <translation>Монаха, который помог бы, нет.</translation>
        </message>
        <message>
            <source>You need the Sacristy with a monk standing on it.</source>
            <translation>Нужна Ризница, в которой стоит монах.</translation>
        </message>
        <message>
            <source>Nobody asks for that now.</source>
            <translation>Сейчас об этом не спрашивают.</translation>
        </message>
        <message>
            <source>The open question is another one; answer that first.</source>
            <translation>Открыт другой вопрос; сначала ответьте на него.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Игра окончена.</translation>
        </message>
        <message>
            <source>Eighteen rounds are played and the points are counted.</source>
            <translation>Восемнадцать раундов сыграны, очки подсчитаны.</translation>
        </message>
    </context>
    <context>
        <name>OrleansScore</name>
        <message>
            <source>Coins</source>
            <translation>Монеты</translation>
        </message>
        <message>
            <source>Goods ({good:nom})</source>
            <translation>Товары ({good:nom})</translation>
        </message>
        <message>
            <source>Bread, by development level</source>
            <translation>Хлеб по уровню развития</translation>
        </message>
        <message>
            <source>Trading stations, by development level</source>
            <translation>Фактории по уровню развития</translation>
        </message>
        <message>
            <source>Citizen tiles, by development level</source>
            <translation>Жетоны горожан по уровню развития</translation>
        </message>
        <message>
            <source>{n} × {value}</source>
            <translation>{n} × {value}</translation>
        </message>
    </context>
    <context>
        <name>Overlay</name>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
    </context>
    <context>
        <name>PageShelf</name>
        <message>
            <source>Contents</source>
            <translation>Содержание</translation>
        </message>
        <message>
            <source>Terms</source>
            <translation>Термины</translation>
        </message>
        <message>
            <source>Bookmarks</source>
            <translation>Закладки</translation>
        </message>
    </context>
    <context>
        <name>PageTools</name>
        <message>
            <source>Back to the rule before</source>
            <translation>К предыдущему правилу</translation>
        </message>
        <message>
            <source>Forward again</source>
            <translation>Снова вперёд</translation>
        </message>
        <message>
            <source>Take the bookmark away</source>
            <translation>Убрать закладку</translation>
        </message>
        <message>
            <source>Bookmark this rule</source>
            <translation>Поставить закладку</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Мельче</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Крупнее</translation>
        </message>
        <message>
            <source>On paper</source>
            <translation>На бумагу</translation>
        </message>
        <message>
            <source>Beside it: %1</source>
            <translation>Рядом: %1</translation>
        </message>
        <message>
            <source>Change the two languages over</source>
            <translation>Поменять языки местами</translation>
        </message>
    </context>
    <context>
        <name>Paper</name>
        <message>
            <source>The file %1 could not be written (%2). If there was one before, it is unchanged.</source>
            <translation>Не удалось записать файл %1 (%2). Если он уже был, он не изменился.</translation>
        </message>
        <message>
            <source>There are no rules in the language "%1".</source>
            <translation>Правил на языке «%1» нет.</translation>
        </message>
        <message>
            <source>The rules have no chapter "%1".</source>
            <translation>В правилах нет главы «%1».</translation>
        </message>
        <message>
            <source>Nothing of what was asked for is written in the language "%1".</source>
            <translation>Ничего из запрошенного нет на языке «%1».</translation>
        </message>
        <message>
            <source>The content of the program has a fault: %1</source>
            <translation>В содержимом программы ошибка: %1</translation>
        </message>
        <message>
            <source>The player aid in the language "%1" is too long for its sheet.</source>
            <translation>Памятка игрока на языке «%1» не помещается на лист.</translation>
        </message>
    </context>
    <context>
        <name>PaperDialog</name>
        <message>
            <source>The rules on paper</source>
            <translation>Правила на бумаге</translation>
        </message>
        <message>
            <source>What to print</source>
            <translation>Что печатать</translation>
        </message>
        <message>
            <source>Player aid, one sheet</source>
            <translation>Памятка игрока, один лист</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Главы</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Язык</translation>
        </message>
        <message>
            <source>Beside it</source>
            <translation>Рядом</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Ничего</translation>
        </message>
        <message>
            <source>All chapters</source>
            <translation>Все главы</translation>
        </message>
        <message>
            <source>Save as PDF</source>
            <translation>Сохранить в PDF</translation>
        </message>
    </context>
    <context>
        <name>PlayPage</name>
        <message>
            <source>Language: %1</source>
            <translation>Язык: %1</translation>
        </message>
        <message>
            <source>Stay at the table</source>
            <translation>Остаться за столом</translation>
        </message>
        <message>
            <source>Leave the table for the lesson?</source>
            <translation>Уйти из-за стола на урок?</translation>
        </message>
        <message>
            <source>The game is kept as it stands. Afterwards one click on the first page takes you back to it.</source>
            <translation>Игра сохранится как есть. Потом к ней можно вернуться одним щелчком на главной странице.</translation>
        </message>
        <message>
            <source>Go to the lesson</source>
            <translation>К уроку</translation>
        </message>
        <message>
            <source>The game and its score stay among the saved games.</source>
            <translation>Игра и её итог останутся среди сохранённых игр.</translation>
        </message>
    </context>
    <context>
        <name>PreferenceRow</name>
        <message>
            <source>As the household: %1</source>
            <extracomment>the first choice of a person: to leave it as the household has it, which is %1</extracomment>
            <translation>Как в общих: %1</translation>
        </message>
    </context>
    <context>
        <name>Preview</name>
        <message>
            <source>Hut {hut}: on to field II</source>
            <translation>Домик {hut}: на квадрат II</translation>
        </message>
        <message>
            <source>action of space {space} earned ({book:nom})</source>
            <translation>получено действие деления {space} ({book:nom})</translation>
        </message>
        <message>
            <source>action of space {space} lapses ({book:nom})</source>
            <translation>действие деления {space} пропадает ({book:nom})</translation>
        </message>
        <message>
            <source>a cart is used for this round</source>
            <translation>повозка использована до конца раунда</translation>
        </message>
        <message>
            <source>a ship ({goods:nom})</source>
            <translation>корабль ({goods:nom})</translation>
        </message>
        <message>
            <source>Then the next tile is turned up: no way back.</source>
            <translation>Затем открывается следующий жетон: отменить ход будет нельзя.</translation>
        </message>
        <message>
            <source>Then new tiles are turned up: no way back.</source>
            <translation>Затем открываются новые жетоны: отменить ход будет нельзя.</translation>
        </message>
        <message>
            <source>Then a docking tile is drawn: no way back.</source>
            <translation>Затем берётся жетон причала: отменить ход будет нельзя.</translation>
        </message>
        <message>
            <source>Then a ship comes in: no way back.</source>
            <translation>Затем приходит корабль: отменить ход будет нельзя.</translation>
        </message>
        <message>
            <source>Then a new hex is turned up: no way back.</source>
            <translation>Затем открывается новый гекс: отменить ход будет нельзя.</translation>
        </message>
        <message>
            <source>Then a solo tile is turned up: no way back.</source>
            <translation>Затем открывается жетон для одиночной игры: отменить ход будет нельзя.</translation>
        </message>
        <message>
            <source>Then the workshops of era II come on offer: no way back.</source>
            <translation>Затем в продажу поступают мастерские II эпохи: отменить ход будет нельзя.</translation>
        </message>
        <message>
            <source>Then chance decides: no way back.</source>
            <translation>Затем решает жребий: отменить ход будет нельзя.</translation>
        </message>
        <message>
            <source>Then: {prompt}</source>
            <translation>Затем: {prompt}</translation>
        </message>
        <message>
            <source>Then {who}: {prompt}</source>
            <translation>Затем {who}: {prompt}</translation>
        </message>
        <message>
            <source>Several ways ({n}): a menu asks which one.</source>
            <translation>Способов несколько ({n}): меню спросит, какой выбрать.</translation>
        </message>
        <message>
            <source>Pick up this lieutenant: only its ways stay lit.</source>
            <translation>Взять этого помощника: подсвечены останутся только его ходы.</translation>
        </message>
    </context>
    <context>
        <name>PreviewEnding</name>
        <message>
            <source>Something is still possible</source>
            <translation>Ещё можно кое-что сделать</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>a deed, then its price</comment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>Do not ask me again in this game</source>
            <translation>Больше не спрашивать меня в этой игре</translation>
        </message>
        <message>
            <source>Go back</source>
            <translation>Вернуться</translation>
        </message>
        <message>
            <source>End the fight</source>
            <translation>Закончить борьбу</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>Закончить ход</translation>
        </message>
    </context>
    <context>
        <name>Problem</name>
        <message>
            <source>the file is missing</source>
            <translation>файл отсутствует</translation>
        </message>
        <message>
            <source>the file cannot be read (%1)</source>
            <translation>не удаётся прочитать файл (%1)</translation>
        </message>
        <message>
            <source>the file is larger than %1 bytes</source>
            <translation>размер файла в байтах больше %1</translation>
        </message>
        <message>
            <source>the file is empty</source>
            <translation>файл пуст</translation>
        </message>
        <message>
            <source>this is not UTF-8 text</source>
            <translation>это не текст в кодировке UTF-8</translation>
        </message>
        <message>
            <source>expected %1, found %2</source>
            <translation>ожидалось %1, найдено %2</translation>
        </message>
        <message>
            <source>the file ends here, expected %1</source>
            <translation>файл здесь обрывается, ожидалось %1</translation>
        </message>
        <message>
            <source>values are nested more than %1 levels deep</source>
            <translation>уровней вложенности больше %1</translation>
        </message>
        <message>
            <source>the key "%1" occurs twice</source>
            <translation>ключ «%1» встречается дважды</translation>
        </message>
        <message>
            <source>expected an object, found %1</source>
            <translation>ожидался объект, найдено %1</translation>
        </message>
        <message>
            <source>expected a list, found %1</source>
            <translation>ожидался список, найдено %1</translation>
        </message>
        <message>
            <source>expected a text, found %1</source>
            <translation>ожидался текст, найдено %1</translation>
        </message>
        <message>
            <source>expected a whole number, found %1</source>
            <translation>ожидалось целое число, найдено %1</translation>
        </message>
        <message>
            <source>expected a number, found %1</source>
            <translation>ожидалось число, найдено %1</translation>
        </message>
        <message>
            <source>expected true or false, found %1</source>
            <translation>ожидалось true или false, найдено %1</translation>
        </message>
        <message>
            <source>the key "%1" is missing</source>
            <translation>нет ключа «%1»</translation>
        </message>
        <message>
            <source>the key "%1" is not known here</source>
            <translation>ключ «%1» здесь неизвестен</translation>
        </message>
        <message>
            <source>expected one of %1, found %2</source>
            <translation>ожидалось одно из: %1; найдено %2</translation>
        </message>
        <message>
            <source>expected a number from %1 to %2, found %3</source>
            <translation>ожидалось число от %1 до %2, найдено %3</translation>
        </message>
        <message>
            <source>expected from %1 to %2 entries, found %3</source>
            <translation>ожидалось элементов: от %1 до %2, найдено %3</translation>
        </message>
        <message>
            <source>the text is empty</source>
            <translation>текст пуст</translation>
        </message>
        <message>
            <source>expected "%1", found "%2"</source>
            <translation>ожидалось «%1», найдено «%2»</translation>
        </message>
        <message>
            <source>nothing here has the id "%1"</source>
            <translation>здесь ничто не имеет идентификатора «%1»</translation>
        </message>
        <message>
            <source>"%1" occurs twice</source>
            <translation>«%1» встречается дважды</translation>
        </message>
        <message>
            <source>wrong order: expected %1, found %2</source>
            <translation>неверный порядок: ожидалось %1, найдено %2</translation>
        </message>
        <message>
            <source>the total of %1 should be %2, found %3</source>
            <translation>сумма %1 должна быть равна %2, найдено %3</translation>
        </message>
        <message>
            <source>%1 is not allowed here</source>
            <translation>%1 здесь не допускается</translation>
        </message>
        <message>
            <source>nothing is given for this number of players: %1</source>
            <translation>для этого числа игроков ничего не задано: %1</translation>
        </message>
        <message>
            <source>this number of players is given twice: %1</source>
            <translation>это число игроков задано дважды: %1</translation>
        </message>
        <message>
            <source>%1 and %2 lie on the same cell</source>
            <translation>%1 и %2 лежат на одном и том же месте</translation>
        </message>
        <message>
            <source>%1 does not hang together with the town</source>
            <translation>%1 не соединяется с городом</translation>
        </message>
        <message>
            <source>%1 does not lie beside %2</source>
            <translation>%1 не соседствует с %2</translation>
        </message>
        <message>
            <source>%1 is not the next one clockwise</source>
            <translation>%1 не следует дальше по часовой стрелке</translation>
        </message>
        <message>
            <source>the values should never go back from one entry to the next</source>
            <translation>от элемента к элементу значения не должны уменьшаться</translation>
        </message>
        <message>
            <source>%1 does not belong at this step of the path</source>
            <translation>%1 не подходит для этого шага пути</translation>
        </message>
        <message>
            <source>the pack has more than %1 different effects</source>
            <translation>различных эффектов в наборе данных больше %1</translation>
        </message>
        <message>
            <source>no road and no waterway leads to %1</source>
            <translation>к городу %1 не ведёт ни дорога, ни водный путь</translation>
        </message>
        <message>
            <source>%1 and %2 are drawn too close together</source>
            <translation>%1 и %2 нарисованы слишком близко друг к другу</translation>
        </message>
        <message>
            <source>%1 and %2 cross on the drawing</source>
            <translation>%1 и %2 пересекаются на рисунке</translation>
        </message>
        <message>
            <source>it is not said where the value "%1" comes from</source>
            <translation>не указано, откуда взято значение «%1»</translation>
        </message>
        <message>
            <source>an inferred value needs a note that says how</source>
            <translation>к выведенному значению нужно примечание о том, как оно получено</translation>
        </message>
        <message>
            <source>this pack of your own is not used until it is sound; games are played with the printed values</source>
            <translation>ваш собственный набор данных не используется, пока в нём есть ошибки; партии идут с напечатанными значениями</translation>
        </message>
        <message>
            <source>the first line should be the title of the chapter: # Title</source>
            <translation>первой строкой должно быть название главы: # Title</translation>
        </message>
        <message>
            <source>expected ## Title {#rule.id}, found %1</source>
            <translation>ожидалось ## Title {#rule.id}, найдено %1</translation>
        </message>
        <message>
            <source>this markup is not allowed: %1</source>
            <translation>эта разметка не допускается: %1</translation>
        </message>
        <message>
            <source>no rule has the id "%1"</source>
            <translation>нет правила с идентификатором «%1»</translation>
        </message>
        <message>
            <source>the rule %1 has two articles</source>
            <translation>у правила %1 две статьи</translation>
        </message>
        <message>
            <source>the rule %1 has no article</source>
            <translation>у правила %1 нет статьи</translation>
        </message>
        <message>
            <source>the rule %1 belongs into %2</source>
            <translation>место правила %1 – в %2</translation>
        </message>
        <message>
            <source>the article on %1 has no key sentence</source>
            <translation>в статье о %1 нет ключевой фразы</translation>
        </message>
        <message>
            <source>the article on %1 has no explanation</source>
            <translation>в статье о %1 нет пояснения</translation>
        </message>
        <message>
            <source>the article on %1 does not say how the editions differ</source>
            <translation>в статье о %1 не сказано, чем расходятся издания</translation>
        </message>
        <message>
            <source>the link leads nowhere: %1</source>
            <translation>ссылка никуда не ведёт: %1</translation>
        </message>
        <message>
            <source>two articles have the title "%1"</source>
            <translation>две статьи называются «%1»</translation>
        </message>
        <message>
            <source>the lesson has no step "%1"</source>
            <translation>в уроке нет шага «%1»</translation>
        </message>
        <message>
            <source>no way leads to the step "%1"</source>
            <translation>к шагу «%1» ничто не ведёт</translation>
        </message>
        <message>
            <source>the lesson never ends</source>
            <translation>урок никогда не заканчивается</translation>
        </message>
        <message>
            <source>the step has no solution (skip_by)</source>
            <translation>у шага нет решения (skip_by)</translation>
        </message>
        <message>
            <source>the last answer to a wrong move should catch every move (*)</source>
            <translation>последний ответ на неверный ход должен подходить к любому ходу (*)</translation>
        </message>
        <message>
            <source>no refusal has the id "%1"</source>
            <translation>нет отказа с идентификатором «%1»</translation>
        </message>
        <message>
            <source>nothing on the table is called "%1"</source>
            <translation>на столе ничто не называется «%1»</translation>
        </message>
        <message>
            <source>the position has no value "%1"</source>
            <translation>в позиции нет значения «%1»</translation>
        </message>
        <message>
            <source>no command is written "%1"</source>
            <translation>нет команды, которая пишется «%1»</translation>
        </message>
        <message>
            <source>one option should be right, found %1</source>
            <translation>верным должен быть один вариант, найдено %1</translation>
        </message>
        <message>
            <source>words are missing: %1</source>
            <translation>не хватает текстов: %1</translation>
        </message>
        <message>
            <source>these words belong to nothing in the lesson: %1</source>
            <translation>эти тексты ни к чему в уроке не относятся: %1</translation>
        </message>
        <message>
            <source>the mark %1 points at nothing</source>
            <translation>метка %1 ни на что не указывает</translation>
        </message>
        <message>
            <source>at most %1 words fit, found %2</source>
            <translation>слов помещается не больше %1, найдено %2</translation>
        </message>
        <message>
            <source>the lesson promises the rule %1, but no step shows it</source>
            <translation>в уроке заявлено правило %1, но ни один шаг его не показывает</translation>
        </message>
        <message>
            <source>no translation (%1): %2</source>
            <translation>нет перевода (%1): %2</translation>
        </message>
        <message>
            <source>record %1, byte %2: this is not a saved game; it would begin with %3</source>
            <translation>запись %1, байт %2: это не сохранённая игра: она начиналась бы с %3</translation>
        </message>
        <message>
            <source>record %1, byte %2: a later version of the program wrote this game (format %3; this program knows formats up to %4)</source>
            <translation>запись %1, байт %2: игра записана более поздней версией программы (формат %3; эта программа знает форматы до %4)</translation>
        </message>
        <message>
            <source>record %1, byte %2: the file ends before the game begins</source>
            <translation>запись %1, байт %2: файл обрывается раньше, чем начинается игра</translation>
        </message>
        <message>
            <source>record %1, byte %2: writing was cut off here; the unfinished record is left out</source>
            <translation>запись %1, байт %2: здесь сохранение прервалось; незаконченная запись пропущена</translation>
        </message>
        <message>
            <source>record %1, byte %2: expected %3, found "%4"</source>
            <translation>запись %1, байт %2: ожидалось %3, найдено «%4»</translation>
        </message>
        <message>
            <source>record %1, byte %2: the record should be %3 bytes long, found %4</source>
            <translation>запись %1, байт %2: длина записи в байтах должна быть %3, найдено %4</translation>
        </message>
        <message>
            <source>record %1, byte %2: the record was changed after it was written (wrong checksum)</source>
            <translation>запись %1, байт %2: запись изменили после сохранения (неверная контрольная сумма)</translation>
        </message>
        <message>
            <source>record %1, byte %2: the record does not follow record %3; one of the two was changed, or one between them is missing</source>
            <translation>запись %1, байт %2: запись не продолжает запись %3; одну из них изменили, или между ними не хватает ещё одной</translation>
        </message>
        <message>
            <source>record %1, byte %2: the position after the record is another one than when it was written (hash %3, reached %4)</source>
            <translation>запись %1, байт %2: позиция после записи не та, что была при сохранении (хеш %3, получен %4)</translation>
        </message>
        <message>
            <source>record %1, byte %2: this is a game of "%3", which cannot be opened here</source>
            <translation>запись %1, байт %2: это партия игры «%3», открыть её здесь нельзя</translation>
        </message>
        <message>
            <source>record %1, byte %2: the pack inside the file is not sound (problems found: %3)</source>
            <translation>запись %1, байт %2: в наборе данных внутри файла есть ошибки (найдено: %3)</translation>
        </message>
        <message>
            <source>record %1, byte %2: the game cannot be set up like this: %3</source>
            <translation>запись %1, байт %2: так подготовить игру нельзя: %3</translation>
        </message>
        <message>
            <source>record %1, byte %2: no command is written "%3"</source>
            <translation>запись %1, байт %2: нет команды, которая пишется «%3»</translation>
        </message>
        <message>
            <source>record %1, byte %2: the rules do not allow "%3" here (%4)</source>
            <translation>запись %1, байт %2: правила не допускают здесь «%3» (%4)</translation>
        </message>
        <message>
            <source>record %1, byte %2: there is nothing that may be taken back</source>
            <translation>запись %1, байт %2: отменять здесь нечего</translation>
        </message>
        <message>
            <source>a file of this name is there already; it is left as it is</source>
            <translation>файл с таким именем уже есть; он оставлен без изменений</translation>
        </message>
        <message>
            <source>the game is open in another window or program</source>
            <translation>игра открыта в другом окне или в другой программе</translation>
        </message>
        <message>
            <source>nothing could be written to the disk (%1); the game stays as it was</source>
            <translation>на диск ничего не удалось записать (%1); игра осталась прежней</translation>
        </message>
        <message>
            <source>the article on %1 has no line of questions for the search</source>
            <translation>в статье о %1 нет строки вопросов для поиска</translation>
        </message>
        <message>
            <source>the pack has no number "%1"</source>
            <translation>в наборе нет числа «%1»</translation>
        </message>
        <message>
            <source>the word behind the number "%1" needs as many forms as the language has plurals</source>
            <translation>слову после числа «%1» нужно столько форм, сколько форм числа в языке</translation>
        </message>
        <message>
            <source>the article on %1 states other numbers than the English one: %3 instead of %2</source>
            <translation>в статье о %1 не те числа, что в английской: %3 вместо %2</translation>
        </message>
        <message>
            <source>the article on %1 was made from revision %2 of the English one, which is now %3</source>
            <translation>статья о %1 сделана по редакции %2 английской, а теперь действует %3</translation>
        </message>
        <message>
            <source>no other article leads to the one on %1</source>
            <translation>ни одна статья не ведёт к статье о %1</translation>
        </message>
        <message>
            <source>the article on %1 leads to no other</source>
            <translation>статья о %1 не ведёт ни к какой другой</translation>
        </message>
        <message>
            <source>the rules do not allow "%1" here (%2)</source>
            <translation>правила здесь не разрешают «%1» (%2)</translation>
        </message>
        <message>
            <source>the rules should refuse "%1" here, but allow it</source>
            <translation>правила должны здесь отклонить «%1», но разрешают</translation>
        </message>
        <message>
            <source>this is not an ordinary file (%1)</source>
            <translation>это не обычный файл (%1)</translation>
        </message>
        <message>
            <source>an object has more than %1 keys</source>
            <translation>в объекте больше ключей, чем разрешено (не более %1)</translation>
        </message>
        <message>
            <source>the file holds more than %1 values</source>
            <translation>в файле больше значений, чем разрешено (не более %1)</translation>
        </message>
        <message>
            <source>there are more problems than the %1 listed</source>
            <translation>проблем больше, чем показано (показано: %1)</translation>
        </message>
        <message>
            <source>record %1, byte %2: the table has changed its rulings more than %3 times</source>
            <translation>запись %1, байт %2: за этим столом решения меняли чаще, чем разрешено (не более %3)</translation>
        </message>
        <message>
            <source>this table has changed its rulings %1 times, and a game keeps no more changes</source>
            <translation>число изменений решений за этим столом: %1; больше изменений в одной партии сохранить нельзя</translation>
        </message>
        <message>
            <source>record %1, byte %2: reading the game took longer than %3 seconds and was stopped here</source>
            <translation>запись %1, байт %2: чтение партии заняло больше %3 с и было здесь прервано</translation>
        </message>
        <message>
            <source>no game can be saved in this folder (%1)</source>
            <translation>в этой папке нельзя сохранить партию (%1)</translation>
        </message>
        <message>
            <source>your progress in the lessons could not be saved (%1); it holds until the program ends</source>
            <translation>не удалось сохранить ваши успехи в уроках (%1); они действуют до закрытия программы</translation>
        </message>
        <message>
            <source>another program has replaced or removed the file of this game; nothing is lost, and the game goes on in the file %1. Please do it once more</source>
            <translation>другая программа заменила или удалила файл этой партии; ничего не потеряно, и партия продолжается в файле %1. Пожалуйста, повторите действие</translation>
        </message>
        <message>
            <source>the record of your lessons is damaged: %1. What could not be read of it begins anew; the old file is kept with the ending .broken</source>
            <translation>запись ваших успехов в уроках повреждена: %1. То, что не удалось прочитать, начинается заново; старый файл сохранён с окончанием «.broken»</translation>
        </message>
        <message>
            <source>the record of your lessons is damaged and could not be put aside: %1. The file is left as it is, and your progress holds until the program ends</source>
            <translation>запись ваших успехов в уроках повреждена, и её не удалось отложить в сторону: %1. Файл оставлен без изменений, а успехи действуют до закрытия программы</translation>
        </message>
    </context>
    <context>
        <name>ProblemNote</name>
        <message numerus="yes">
            <source>%n problem(s) found in the program's files. Everything else works.</source>
            <translation>
                <numerusform>В файлах программы найдена %n проблема. Всё остальное работает.</numerusform>
                <numerusform>В файлах программы найдены %n проблемы. Всё остальное работает.</numerusform>
                <numerusform>В файлах программы найдено %n проблем. Всё остальное работает.</numerusform>
            </translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Показать</translation>
        </message>
    </context>
    <context>
        <name>ProblemPage</name>
        <message>
            <source>The settings could not be read (%1). Defaults are in force until you choose again; the old file is kept with the ending “.broken”.</source>
            <translation>Не удалось прочитать настройки (%1). Пока вы не выберете снова, действуют настройки по умолчанию; старый файл сохранён с окончанием «.broken».</translation>
        </message>
        <message>
            <source>The settings are damaged. Defaults are in force; the old file is kept with the ending “.broken”.</source>
            <translation>Настройки повреждены. Действуют настройки по умолчанию; старый файл сохранён с окончанием «.broken».</translation>
        </message>
        <message>
            <source>The settings cannot be saved. They are in force until the program ends.</source>
            <translation>Настройки не удаётся сохранить. Они действуют до закрытия программы.</translation>
        </message>
        <message>
            <source>Found “%1”, expected one of: %2. The default is in force; the old file is kept with the ending “.broken”.</source>
            <translation>Найдено «%1», ожидалось одно из: %2. Действует значение по умолчанию; старый файл сохранён с окончанием «.broken».</translation>
        </message>
        <message>
            <source>Line %1: %2</source>
            <translation>Строка %1: %2</translation>
        </message>
        <message>
            <source>Problems with files</source>
            <translation>Проблемы с файлами</translation>
        </message>
        <message>
            <source>Some files could not be used</source>
            <translation>Некоторые файлы не удалось использовать</translation>
        </message>
        <message>
            <source>All files are in order</source>
            <translation>Все файлы в порядке</translation>
        </message>
        <message>
            <source>Nothing has been lost. Repair a file or install the program again, then start it anew.</source>
            <translation>Ничего не потеряно. Исправьте файл или установите программу заново, а затем запустите её ещё раз.</translation>
        </message>
        <message>
            <source>Still working: lessons and whole games.</source>
            <translation>По-прежнему работают: уроки и целые партии.</translation>
        </message>
        <message>
            <source>Still working: lessons.</source>
            <translation>По-прежнему работают: уроки.</translation>
        </message>
        <message>
            <source>Still working: whole games.</source>
            <translation>По-прежнему работают: целые партии.</translation>
        </message>
        <message>
            <source>Still working: the rules and the settings. Lessons and games are not available.</source>
            <translation>По-прежнему работают: правила и настройки. Уроки и партии недоступны.</translation>
        </message>
        <message>
            <source>Found “%1” where the name of a person was expected, of 1 to 20 letters, which nobody else has. The entry is left as it is, and everything else holds.</source>
            <translation>Найдено «%1», ожидалось имя человека: от 1 до 20 букв, не занятое никем другим. Запись остаётся без изменений, всё остальное действует.</translation>
        </message>
        <message>
            <source>Found “%1”: a later version of this program keeps this here. It is left as it is, and everything else holds.</source>
            <translation>Найдено «%1»: это хранит здесь более поздняя версия программы. Запись остаётся без изменений, всё остальное действует.</translation>
        </message>
        <message>
            <source>The settings could neither be read nor put aside (%1). The file is left as it is; what you choose holds until the program ends and is not kept.</source>
            <translation>Настройки не удалось ни прочитать, ни отложить в сторону (%1). Файл оставлен без изменений; то, что вы выберете, действует до закрытия программы и не сохраняется.</translation>
        </message>
        <message>
            <source>No copy of the settings could be made before they were changed.</source>
            <translation>Не удалось сделать копию настроек перед их изменением.</translation>
        </message>
    </context>
    <context>
        <name>Prompt</name>
        <message>
            <source>No hex and no ship is in reach: recall a lieutenant.</source>
            <translation>Нет доступных гексов и кораблей: отзовите помощника.</translation>
        </message>
        <message>
            <source>Send a lieutenant to a hex or to a ship.</source>
            <translation>Отправьте помощника на гекс или к кораблю.</translation>
        </message>
        <message>
            <source>Send a lieutenant to a hex or to a ship, or recall one.</source>
            <translation>Отправьте помощника на гекс или к кораблю либо отзовите его.</translation>
        </message>
        <message>
            <source>No room is left ({citizens}): let them go, or make room.</source>
            <translation>Места нет ({citizens}): сбросьте в запас или освободите место.</translation>
        </message>
        <message>
            <source>Use the action of the hex, or repopulate it.</source>
            <translation>Выполните действие гекса или заселите его.</translation>
        </message>
        <message>
            <source>Advance the overseer one space ({overseer:nom}).</source>
            <translation>Продвиньте {overseer:acc} на 1 ячейку.</translation>
        </message>
        <message>
            <source>Advance one of your overseers; it may leap over a space.</source>
            <translation>Продвиньте одного из смотрителей; он может пропустить ячейку.</translation>
        </message>
        <message>
            <source>Advance one of your overseers one space.</source>
            <translation>Продвиньте одного из смотрителей на 1 ячейку.</translation>
        </message>
        <message>
            <source>Build: take a hut upgrade, a workshop or a cart.</source>
            <translation>Строительство: возьмите улучшение домика, мастерскую или повозку.</translation>
        </message>
        <message>
            <source>Build: take a hut upgrade, a workshop or a cart, or renew tiles first.</source>
            <translation>Строительство: возьмите улучшение домика, мастерскую или повозку либо сперва обновите жетоны.</translation>
        </message>
        <message>
            <source>The next turns can begin.</source>
            <translation>Можно начинать следующие ходы.</translation>
        </message>
        <message>
            <source>All lieutenants are used: buildings produce.</source>
            <translation>Все помощники использованы: здания производят.</translation>
        </message>
        <message>
            <source>Citizens in quarantine move on.</source>
            <translation>Горожане в карантине идут дальше.</translation>
        </message>
        <message>
            <source>The round closes: citizens beside plague cubes are lost.</source>
            <translation>Раунд завершается: горожане рядом с кубиками чумы погибают.</translation>
        </message>
        <message>
            <source>The round table sets a new turn order.</source>
            <translation>Таблица раундов задаёт новый порядок хода.</translation>
        </message>
        <message>
            <source>A ship comes in, and a new hex joins the town.</source>
            <translation>Приходит корабль, а в городе появляется новый гекс.</translation>
        </message>
        <message>
            <source>The wheel turns: new plague cubes, new citizens.</source>
            <translation>Колесо поворачивается: новые кубики чумы, новые горожане.</translation>
        </message>
        <message>
            <source>Six rounds are over: count the points.</source>
            <translation>Шесть раундов позади: считайте победные очки.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Игра окончена.</translation>
        </message>
        <message>
            <source>No room is left after quarantine ({citizen:nom}): let it go, or make room.</source>
            <translation>После карантина нет места для {citizen:gen}: сбросьте в запас или освободите место.</translation>
        </message>
        <message>
            <source>Burn plague cubes with fire, or end the fight and take {n:rat:acc}.</source>
            <translation>Снимите кубики чумы огнём или закончите борьбу и возьмите {n:rat:acc}.</translation>
        </message>
        <message>
            <source>Burn the ship's plague cube with fire, or take {n:rat:acc}.</source>
            <translation>Снимите кубик чумы с корабля огнём или возьмите {n:rat:acc}.</translation>
        </message>
        <message>
            <source>Choose one: {effect}.</source>
            <translation>Выберите одно: {effect}.</translation>
        </message>
        <message>
            <source>You may pay for this action: {effect}.</source>
            <translation>Вы можете заплатить за это действие: {effect}.</translation>
        </message>
        <message>
            <source>Activate {n:citizen:acc}: choose a square.</source>
            <translation>Активируйте {n:citizen:acc}: выберите квадрат.</translation>
        </message>
        <message>
            <source>Move your disc on the city or the church book.</source>
            <translation>Продвиньте диск в рейтинге в городе или у церкви.</translation>
        </message>
        <message>
            <source>Choose a scroll track to move up.</source>
            <translation>Выберите счётчик свитка, который поднимется.</translation>
        </message>
        <message>
            <source>Choose a citizen to upgrade.</source>
            <translation>Выберите горожанина для улучшения.</translation>
        </message>
        <message>
            <source>Choose an overseer: it is upgraded, then it advances.</source>
            <translation>Выберите смотрителя: его улучшают, затем продвигают.</translation>
        </message>
        <message>
            <source>Choose an overseer to upgrade.</source>
            <translation>Выберите смотрителя для улучшения.</translation>
        </message>
        <message>
            <source>Lay the tile on a hut without an upgrade.</source>
            <translation>Положите жетон на домик без улучшения.</translation>
        </message>
        <message>
            <source>Choose any hex of the town and use its action.</source>
            <translation>Выберите любой гекс города и выполните его действие.</translation>
        </message>
        <message>
            <source>Choose who moves back to town ({citizens}).</source>
            <translation>Выберите, кто возвращается в город ({citizens}).</translation>
        </message>
        <message>
            <source>Choose an unused lieutenant to give up for this district.</source>
            <translation>Выберите неиспользованного помощника, которого отдадите за этот район.</translation>
        </message>
        <message>
            <source>Before you produce, citizens may move into workshops.</source>
            <translation>Перед производством горожан можно переселить в мастерские.</translation>
        </message>
        <message>
            <source>{names} wins with {n:point:nom}.</source>
            <translation>Побеждает {names}: {n:point:nom}.</translation>
        </message>
        <message>
            <source>{names} share the win with {n:point:nom}.</source>
            <translation>Общая победа: {names} ({n:point:nom}).</translation>
        </message>
        <message>
            <source>The game is over: {n:point:nom}. A good result begins at {goal}.</source>
            <translation>Игра окончена: {n:point:nom}. Хороший итог – от {goal}.</translation>
        </message>
        <message>
            <source>You lead the score track: name the book that sets turn order.</source>
            <translation>Вы впереди на счётчике победных очков: выберите рейтинг, который задаст порядок хода.</translation>
        </message>
        <message>
            <source>It is the opponent's turn: turn up a solo tile.</source>
            <translation>Ход соперника: откройте жетон для одиночной игры.</translation>
        </message>
        <message>
            <source>Build: take one of the new tiles, or renew again.</source>
            <translation>Строительство: возьмите один из новых жетонов или обновите ещё раз.</translation>
        </message>
        <message>
            <source>Build: take one of the new tiles.</source>
            <translation>Строительство: возьмите один из новых жетонов.</translation>
        </message>
        <message>
            <source>Build: take a hut upgrade, a workshop or a cart, or renew again.</source>
            <translation>Строительство: возьмите улучшение домика, мастерскую или повозку либо обновите ещё раз.</translation>
        </message>
        <message>
            <source>A new hex joins the town; without a plague cube no ship comes in.</source>
            <translation>В городе появляется новый гекс; без кубика чумы корабль не приходит.</translation>
        </message>
        <message>
            <source>No room is left after quarantine ({citizen:nom}): it stays, or you make room.</source>
            <translation>После карантина нет места для {citizen:gen}: оставьте в домике или освободите место.</translation>
        </message>
        <message>
            <source>{done} of {total} done</source>
            <translation>сделано: {done} из {total}</translation>
        </message>
        <message>
            <source>Plague is here: put one of these into an empty hut: {citizens}.</source>
            <translation>Здесь чума: поместите одного из горожан в пустой домик ({citizens}).</translation>
        </message>
        <message>
            <source>Put one of these on an empty square of its sector, or into a workshop: {citizens}.</source>
            <translation>Поместите одного из горожан на пустой квадрат его сектора или в мастерскую ({citizens}).</translation>
        </message>
        <message>
            <source>Put one of these on an empty square of its sector: {citizens}.</source>
            <translation>Поместите одного из горожан на пустой квадрат его сектора ({citizens}).</translation>
        </message>
        <message>
            <source>Plague is here: put the {citizen:acc} from {place:gen} into an empty hut.</source>
            <translation>Здесь чума: поместите {citizen:acc} с {place:gen} в пустой домик.</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} from {place:gen} on an empty square of the sector, or into a workshop.</source>
            <translation>Поместите {citizen:acc} с {place:gen} на пустой квадрат сектора или в мастерскую.</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} from {place:gen} on an empty square of the sector.</source>
            <translation>Поместите {citizen:acc} с {place:gen} на пустой квадрат сектора.</translation>
        </message>
        <message>
            <source>Buy a book step ({n:coin:nom}), move a citizen into a workshop, or end your turn.</source>
            <translation>Купите повышение в рейтинге ({n:coin:nom}), переселите горожанина в мастерскую или закончите ход.</translation>
        </message>
        <message>
            <source>Buy a book step ({n:coin:nom}), or end your turn.</source>
            <translation>Купите повышение в рейтинге ({n:coin:nom}) или закончите ход.</translation>
        </message>
        <message>
            <source>Move a citizen into a workshop, or end your turn.</source>
            <translation>Переселите горожанина в мастерскую или закончите ход.</translation>
        </message>
        <message>
            <source>Nothing more is possible: end your turn.</source>
            <translation>Больше ничего сделать нельзя: закончите ход.</translation>
        </message>
        <message>
            <source>Click the gold space {space} of the {book:gen}: {effect}.</source>
            <translation>Нажмите на золотое деление {space} {book:gen}: {effect}.</translation>
        </message>
        <message>
            <source>Repopulate the hex, or end your turn.</source>
            <translation>Заселите гекс или закончите ход.</translation>
        </message>
        <message>
            <source>Use the action of the hex, buy a book step ({n:coin:nom}), or move a citizen into a workshop.</source>
            <translation>Выполните действие гекса, купите повышение в рейтинге ({n:coin:nom}) или переселите горожанина в мастерскую.</translation>
        </message>
        <message>
            <source>Use the action of the hex, or buy a book step ({n:coin:nom}).</source>
            <translation>Выполните действие гекса или купите повышение в рейтинге ({n:coin:nom}).</translation>
        </message>
        <message>
            <source>Use the action of the hex, or move a citizen into a workshop.</source>
            <translation>Выполните действие гекса или переселите горожанина в мастерскую.</translation>
        </message>
        <message>
            <source>Use the action of the hex, or end your turn.</source>
            <translation>Выполните действие гекса или закончите ход.</translation>
        </message>
        <message>
            <source>Quarantine in hut {hut} is over: choose a place for the {citizen:gen}.</source>
            <translation>Карантин в домике {hut} окончен: выберите место для {citizen:gen}.</translation>
        </message>
        <message>
            <source>You have no fire: end the fight and take {n:rat:acc}.</source>
            <translation>У вас нет огня: закончите борьбу и возьмите {n:rat:acc}.</translation>
        </message>
        <message>
            <source>You have no fire: take {n:rat:acc}.</source>
            <translation>У вас нет огня: возьмите {n:rat:acc}.</translation>
        </message>
    </context>
    <context>
        <name>Refusal</name>
        <message>
            <source>It is {who}'s turn.</source>
            <translation>Сейчас ходит {who}.</translation>
        </message>
        <message>
            <source>Turns follow the order track: everybody acts when their disc comes up.</source>
            <translation>Ходят по порядку: каждый – когда подходит очередь его диска.</translation>
        </message>
        <message>
            <source>An earlier step comes first.</source>
            <translation>Сначала более ранний этап.</translation>
        </message>
        <message>
            <source>A turn runs in a fixed order: choose, rescue, fight, act.</source>
            <translation>Порядок этапов неизменен: выбор, спасение, борьба, действие.</translation>
        </message>
        <message>
            <source>Another question is still open.</source>
            <translation>Сначала решите другой вопрос.</translation>
        </message>
        <message>
            <source>Finish what has begun; then the turn goes on.</source>
            <translation>Закончите начатое, и ход продолжится.</translation>
        </message>
        <message>
            <source>Send out a lieutenant first.</source>
            <translation>Сначала отправьте помощника.</translation>
        </message>
        <message>
            <source>A turn begins with a lieutenant on a hex or in a dock; everything else follows from there.</source>
            <translation>Ход начинают, ставя помощника на гекс или на причал; всё остальное следует из этого.</translation>
        </message>
        <message>
            <source>That step is already behind you.</source>
            <translation>Этот этап уже позади.</translation>
        </message>
        <message>
            <source>The four steps of a turn run in one direction: choose, rescue, fight, act.</source>
            <translation>Четыре этапа хода идут только вперёд: выбор, спасение, борьба, действие.</translation>
        </message>
        <message>
            <source>The round is being closed.</source>
            <translation>Раунд завершается.</translation>
        </message>
        <message>
            <source>Turns go on when the next round has been prepared.</source>
            <translation>Ходы продолжатся, когда будет готов следующий раунд.</translation>
        </message>
        <message>
            <source>A lieutenant already stands there.</source>
            <translation>Там уже стоит помощник.</translation>
        </message>
        <message>
            <source>A standing lieutenant blocks its hex until the next round, for its owner too.</source>
            <translation>Стоящий помощник закрывает гекс до следующего раунда, даже для своего хозяина.</translation>
        </message>
        <message>
            <source>That walk costs more than you have.</source>
            <translation>Дорога вам не по карману.</translation>
        </message>
        <message>
            <source>The way there costs {needed:coin:acc}; you have {owned:coin:acc}.</source>
            <translation>Дорога туда стоит {needed:coin:acc}; у вас {owned:coin:nom}.</translation>
        </message>
        <message>
            <source>No way leads there.</source>
            <translation>Дороги туда нет.</translation>
        </message>
        <message>
            <source>A dock touches only the port beside it, so the way goes through the port.</source>
            <translation>Причал соседствует только со своим портом, поэтому дорога идёт через порт.</translation>
        </message>
        <message>
            <source>This lieutenant has already acted.</source>
            <translation>Этот помощник уже использован.</translation>
        </message>
        <message>
            <source>Each lieutenant is used once a round.</source>
            <translation>Каждого помощника используют один раз за раунд.</translation>
        </message>
        <message>
            <source>This lieutenant is resting.</source>
            <translation>Этот помощник отдыхает.</translation>
        </message>
        <message>
            <source>It was called home in this round and acts again in the next one.</source>
            <translation>Его отозвали в этом раунде; в дело он вернётся в следующем.</translation>
        </message>
        <message>
            <source>This lieutenant is not available.</source>
            <translation>Этого помощника использовать нельзя.</translation>
        </message>
        <message>
            <source>It is still in the supply, or it was given up for a district.</source>
            <translation>Он ещё в общем запасе или отдан за район.</translation>
        </message>
        <message>
            <source>Lieutenants in town go first.</source>
            <translation>Сначала помощники из города.</translation>
        </message>
        <message>
            <source>One from the estate may set out only when all of yours in Messina have been used.</source>
            <translation>Помощник выйдет из поместья, только когда использованы все ваши помощники в Мессине.</translation>
        </message>
        <message>
            <source>No hex lies there yet.</source>
            <translation>Гекса там пока нет.</translation>
        </message>
        <message>
            <source>The places round the town fill up one by one as rounds are prepared.</source>
            <translation>Места вокруг города заполняются по одному, при подготовке раундов.</translation>
        </message>
        <message>
            <source>No ship lies there.</source>
            <translation>Корабля там нет.</translation>
        </message>
        <message>
            <source>A dock can be chosen only for a ship that is moored in it.</source>
            <translation>Причал выбирают только ради корабля, который у него стоит.</translation>
        </message>
        <message>
            <source>Only a lieutenant in town comes home.</source>
            <translation>Отзывают только помощника из города.</translation>
        </message>
        <message>
            <source>One in the estate can be recalled only when no hex and no ship is left for it.</source>
            <translation>Помощника в поместье можно отозвать, только если для него не осталось ни гекса, ни корабля.</translation>
        </message>
        <message>
            <source>That sector belongs to another class.</source>
            <translation>Это сектор другого класса.</translation>
        </message>
        <message>
            <source>Craftsmen, aristocrats and nuns each have a sector of their own.</source>
            <translation>У ремесленников, аристократов и монахинь свои секторы.</translation>
        </message>
        <message>
            <source>Somebody already lives there.</source>
            <translation>Там уже кто-то живёт.</translation>
        </message>
        <message>
            <source>A square holds one citizen; choose an empty one in the sector of that class.</source>
            <translation>На квадрате один горожанин; выберите пустой квадрат в секторе этого класса.</translation>
        </message>
        <message>
            <source>No plague here, so no quarantine.</source>
            <translation>Чумы нет – карантин не нужен.</translation>
        </message>
        <message>
            <source>From a hex without cubes a citizen goes straight to an empty square of its sector.</source>
            <translation>С гекса без кубиков горожанин идёт прямо на пустой квадрат своего сектора.</translation>
        </message>
        <message>
            <source>There was plague: quarantine first.</source>
            <translation>Была чума: сначала карантин.</translation>
        </message>
        <message>
            <source>A citizen from a hex with a cube goes to field I of an empty hut.</source>
            <translation>С гекса, где есть кубик, горожанин идёт на квадрат I пустого домика.</translation>
        </message>
        <message>
            <source>This hut is occupied.</source>
            <translation>Этот домик занят.</translation>
        </message>
        <message>
            <source>A hut holds one citizen, even when one of its two fields is empty.</source>
            <translation>В домике помещается один горожанин, даже если один из двух квадратов пуст.</translation>
        </message>
        <message>
            <source>Not straight into a workshop.</source>
            <translation>Прямо в мастерскую нельзя.</translation>
        </message>
        <message>
            <source>A rescued citizen first takes a square of its sector; from there it may move in at once.</source>
            <translation>Спасённый горожанин сначала занимает квадрат своего сектора; оттуда он может сразу уйти в мастерскую.</translation>
        </message>
        <message>
            <source>There is still room.</source>
            <translation>Место ещё есть.</translation>
        </message>
        <message>
            <source>A citizen is given up only when no fitting place is free.</source>
            <translation>Горожанина сбрасывают, только если подходящего места нет.</translation>
        </message>
        <message>
            <source>No such citizen is waiting here.</source>
            <translation>Такой горожанин здесь не ждёт.</translation>
        </message>
        <message>
            <source>Only citizens lying on the chosen hex are rescued.</source>
            <translation>Спасают только горожан, которые лежат на выбранном гексе.</translation>
        </message>
        <message>
            <source>There is not enough fire.</source>
            <translation>Огня не хватает.</translation>
        </message>
        <message>
            <source>This takes {needed:fire:acc}; you have {owned:fire:acc}.</source>
            <translation>Нужно: {needed:fire:nom}; у вас {owned:fire:nom}.</translation>
        </message>
        <message>
            <source>One cube now takes two fires.</source>
            <translation>Кубик теперь стоит 2 жетона огня.</translation>
        </message>
        <message>
            <source>The round table shows two flames: a cube takes {needed:fire:acc}; you have {owned:fire:acc}.</source>
            <translation>Таблица раундов показывает два пламени: кубик стоит {needed:fire:acc}; у вас {owned:fire:nom}.</translation>
        </message>
        <message>
            <source>No plague cube lies here.</source>
            <translation>Здесь нет кубика чумы.</translation>
        </message>
        <message>
            <source>Fire removes plague cubes, and here is none to remove.</source>
            <translation>Огнём снимают кубики чумы, а здесь снимать нечего.</translation>
        </message>
        <message>
            <source>One fire is enough.</source>
            <translation>Хватит одного огня.</translation>
        </message>
        <message>
            <source>The round table shows one flame: a cube takes a single fire.</source>
            <translation>Таблица раундов показывает одно пламя: кубик стоит 1 жетон огня.</translation>
        </message>
        <message>
            <source>You have no big fire.</source>
            <translation>У вас нет мощного огня.</translation>
        </message>
        <message>
            <source>Two cubes at once, or one next door, take a big fire.</source>
            <translation>Два кубика сразу или один на соседнем гексе снимает только мощный огонь.</translation>
        </message>
        <message>
            <source>Plain fire cannot do that.</source>
            <translation>Обычный огонь этого не может.</translation>
        </message>
        <message>
            <source>One fire removes one cube of your own hex; two at once, or one next door, takes a big fire.</source>
            <translation>Жетон огня снимает один кубик на вашем гексе; два сразу или один на соседнем – дело мощного огня.</translation>
        </message>
        <message>
            <source>That is more than big fire does.</source>
            <translation>Мощный огонь столько не снимает.</translation>
        </message>
        <message>
            <source>One big fire removes two cubes here, or one here and one next door.</source>
            <translation>Мощный огонь снимает два кубика здесь либо один здесь и один на соседнем гексе.</translation>
        </message>
        <message>
            <source>A cube of your own hex first.</source>
            <translation>Сначала кубик на своём гексе.</translation>
        </message>
        <message>
            <source>The cube next door comes on top of one removed from the chosen hex.</source>
            <translation>Соседний кубик снимают лишь вдобавок к кубику на выбранном гексе.</translation>
        </message>
        <message>
            <source>That hex is too far away.</source>
            <translation>Этот гекс слишком далеко.</translation>
        </message>
        <message>
            <source>Big fire reaches only hexes next to the chosen one.</source>
            <translation>Мощный огонь достаёт только до гексов рядом с выбранным.</translation>
        </message>
        <message>
            <source>Next door now takes two big fires.</source>
            <translation>Соседний гекс теперь требует двух мощных огней.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, one big fire removes just one cube of the chosen hex.</source>
            <translation>Пока таблица раундов показывает два пламени, мощный огонь снимает только один кубик на выбранном гексе.</translation>
        </message>
        <message>
            <source>A ship has no neighbours.</source>
            <translation>У корабля нет соседей.</translation>
        </message>
        <message>
            <source>Big fire removes the cube of the ship and nothing beside it.</source>
            <translation>Мощный огонь снимает кубик с корабля и больше ничего.</translation>
        </message>
        <message>
            <source>This hex has already been used.</source>
            <translation>Этот гекс уже использован.</translation>
        </message>
        <message>
            <source>In one turn you use its action or repopulate it: one of the two, once.</source>
            <translation>За ход либо выполняют действие гекса, либо заселяют его: одно из двух и один раз.</translation>
        </message>
        <message>
            <source>A dock has no action.</source>
            <translation>У причала нет действия.</translation>
        </message>
        <message>
            <source>After taking a ship you may buy book steps and use actions won on the books.</source>
            <translation>Взяв корабль, можно покупать повышения и выполнять действия, заработанные в рейтингах.</translation>
        </message>
        <message>
            <source>Ports and docks are never repopulated.</source>
            <translation>Порты и причалы не заселяют.</translation>
        </message>
        <message>
            <source>Only districts can be resettled.</source>
            <translation>Заселить можно только район.</translation>
        </message>
        <message>
            <source>This district is already repopulated.</source>
            <translation>Этот район уже заселён.</translation>
        </message>
        <message>
            <source>A district is resettled once, by one player.</source>
            <translation>Район заселяют один раз, и делает это один игрок.</translation>
        </message>
        <message>
            <source>You cannot pay for this district.</source>
            <translation>Этот район вам не по карману.</translation>
        </message>
        <message>
            <source>The coins or wood printed on it are due first.</source>
            <translation>Сначала платят указанные на нём монеты или древесину.</translation>
        </message>
        <message>
            <source>No cart is ready.</source>
            <translation>Нет готовой повозки.</translation>
        </message>
        <message>
            <source>Repopulating takes a cart that you have not used in this round.</source>
            <translation>Для заселения нужна повозка, ещё не использованная в этом раунде.</translation>
        </message>
        <message>
            <source>The right citizens are missing.</source>
            <translation>Нет нужных горожан.</translation>
        </message>
        <message>
            <source>They come from your sectors and workshops; those in quarantine do not count.</source>
            <translation>Их берут из ваших секторов и мастерских; те, кто в карантине, не в счёт.</translation>
        </message>
        <message>
            <source>An upgraded citizen is asked for.</source>
            <translation>Здесь нужен улучшенный горожанин.</translation>
        </message>
        <message>
            <source>An upgraded citizen may stand in for an ordinary one of its class, never the other way round.</source>
            <translation>Улучшенный горожанин может заменить обычного того же класса, но не наоборот.</translation>
        </message>
        <message>
            <source>There is no lieutenant to give up.</source>
            <translation>Нет помощника, которого можно отдать.</translation>
        </message>
        <message>
            <source>This district takes one that is unused in this round; the one standing here does not count.</source>
            <translation>Этому району нужен помощник, не использованный в этом раунде; тот, что стоит здесь, не в счёт.</translation>
        </message>
        <message>
            <source>This lieutenant has been used.</source>
            <translation>Этот помощник уже использован.</translation>
        </message>
        <message>
            <source>Give up one that lies in town or waits unused in the estate.</source>
            <translation>Отдайте лежащего в городе или неиспользованного в поместье.</translation>
        </message>
        <message>
            <source>All your repopulation tiles are placed.</source>
            <translation>Все ваши жетоны заселения уже выложены.</translation>
        </message>
        <message>
            <source>Five districts are the most one player can resettle.</source>
            <translation>Один игрок может заселить не больше пяти районов.</translation>
        </message>
        <message>
            <source>This citizen is not asked for.</source>
            <translation>Этот горожанин здесь не нужен.</translation>
        </message>
        <message>
            <source>The district takes exactly the citizens printed on it.</source>
            <translation>Район берёт ровно тех горожан, которые на нём указаны.</translation>
        </message>
        <message>
            <source>Popularity is not for sale.</source>
            <translation>Популярность не купить.</translation>
        </message>
        <message>
            <source>That disc moves only when you remove plague cubes.</source>
            <translation>Этот диск двигают только снятые кубики чумы.</translation>
        </message>
        <message>
            <source>Book steps belong to step 4.</source>
            <translation>Повышения покупают на этапе 4.</translation>
        </message>
        <message>
            <source>Coins buy them only when you have chosen, rescued and fought.</source>
            <translation>Платить за них можно только после выбора, спасения и борьбы.</translation>
        </message>
        <message>
            <source>Finish this action first.</source>
            <translation>Сначала закончите это действие.</translation>
        </message>
        <message>
            <source>A book step can be bought before or after an action, not in the middle of it.</source>
            <translation>Повышение можно купить до или после действия, но не посреди него.</translation>
        </message>
        <message>
            <source>Too few coins for a book step.</source>
            <translation>На повышение не хватает монет.</translation>
        </message>
        <message>
            <source>A step costs one coin for each of your lieutenants, {needed:coin:acc} in all; you have {owned:coin:acc}.</source>
            <translation>Повышение стоит 1 монету за каждого вашего помощника, всего {needed:coin:acc}; у вас {owned:coin:nom}.</translation>
        </message>
        <message>
            <source>This book is finished.</source>
            <translation>Этот рейтинг пройден до конца.</translation>
        </message>
        <message>
            <source>Your disc is on the last space; nothing is left to buy.</source>
            <translation>Ваш диск на последнем делении; покупать больше нечего.</translation>
        </message>
        <message>
            <source>This action has lapsed.</source>
            <translation>Это действие пропало.</translation>
        </message>
        <message>
            <source>An action on the popularity book is used in the turn that earned it.</source>
            <translation>Действие рейтинга популярности выполняют в том же ходу, в котором его заработали.</translation>
        </message>
        <message>
            <source>This action has to wait.</source>
            <translation>С этим действием придётся подождать.</translation>
        </message>
        <message>
            <source>What a book gives outside your turn is used in step 4 of your next one.</source>
            <translation>То, что рейтинг даёт вне вашего хода, выполняют на этапе 4 следующего хода.</translation>
        </message>
        <message>
            <source>Wrong class for this workshop.</source>
            <translation>Класс не подходит этой мастерской.</translation>
        </message>
        <message>
            <source>A workshop takes only the class it shows.</source>
            <translation>Мастерская принимает только указанный на ней класс.</translation>
        </message>
        <message>
            <source>Somebody already works here.</source>
            <translation>Здесь уже кто-то работает.</translation>
        </message>
        <message>
            <source>A workshop has room for one citizen.</source>
            <translation>В мастерской место для одного горожанина.</translation>
        </message>
        <message>
            <source>Nobody can move in from there.</source>
            <translation>Отсюда в мастерскую не переселяют.</translation>
        </message>
        <message>
            <source>Only a citizen on a square of your sectors may enter a workshop.</source>
            <translation>В мастерскую идут только горожане с квадратов ваших секторов.</translation>
        </message>
        <message>
            <source>Nobody is there.</source>
            <translation>Там никого нет.</translation>
        </message>
        <message>
            <source>This place holds no citizen of yours.</source>
            <translation>На этом месте нет вашего горожанина.</translation>
        </message>
        <message>
            <source>Citizens do not change squares.</source>
            <translation>Горожане квадратов не меняют.</translation>
        </message>
        <message>
            <source>A citizen leaves its square only for a workshop or for a district.</source>
            <translation>Горожанин покидает квадрат только ради мастерской или района.</translation>
        </message>
        <message>
            <source>Only one side of the slash.</source>
            <translation>Только одно из двух.</translation>
        </message>
        <message>
            <source>A slash between two actions lets you use one of them.</source>
            <translation>Косая черта между действиями значит: выполняют лишь одно из них.</translation>
        </message>
        <message>
            <source>You cannot pay for this action.</source>
            <translation>За это действие вам нечем заплатить.</translation>
        </message>
        <message>
            <source>It takes {needed}; you have {owned}.</source>
            <translation>Нужно: {needed}; у вас: {owned}.</translation>
        </message>
        <message>
            <source>This action moves another overseer.</source>
            <translation>Это действие двигает другого смотрителя.</translation>
        </message>
        <message>
            <source>A picture of a class moves the overseer of that class only.</source>
            <translation>Значок с классом двигает смотрителя только этого класса.</translation>
        </message>
        <message>
            <source>This overseer's path is finished.</source>
            <translation>Путь этого смотрителя окончен.</translation>
        </message>
        <message>
            <source>It has six spaces and ends in the centre.</source>
            <translation>Путь состоит из шести ячеек и кончается в центре.</translation>
        </message>
        <message>
            <source>This overseer took the other branch.</source>
            <translation>Этот смотритель идёт другой веткой.</translation>
        </message>
        <message>
            <source>The choice at the fork is final.</source>
            <translation>Выбор на развилке окончателен.</translation>
        </message>
        <message>
            <source>No leap over a space here.</source>
            <translation>Здесь ячейку пропустить нельзя.</translation>
        </message>
        <message>
            <source>Only the action that shows the leap lets an overseer pass over a space.</source>
            <translation>Пропустить ячейку позволяет только действие с таким значком.</translation>
        </message>
        <message>
            <source>This overseer is already upgraded.</source>
            <translation>Этот смотритель уже улучшен.</translation>
        </message>
        <message>
            <source>An overseer is turned to its upgraded side once.</source>
            <translation>Смотрителя переворачивают на улучшенную сторону один раз.</translation>
        </message>
        <message>
            <source>It has to be the same overseer.</source>
            <translation>Это должен быть тот же смотритель.</translation>
        </message>
        <message>
            <source>The overseer chosen for the upgrade also makes the step.</source>
            <translation>Смотритель, выбранный для улучшения, сам делает и шаг.</translation>
        </message>
        <message>
            <source>Nobody lives on this square.</source>
            <translation>На этом квадрате никого нет.</translation>
        </message>
        <message>
            <source>Only a citizen can be activated; an empty square gives nothing.</source>
            <translation>Активировать можно только горожанина; пустой квадрат ничего не даёт.</translation>
        </message>
        <message>
            <source>This citizen has already acted.</source>
            <translation>Этот горожанин уже активирован.</translation>
        </message>
        <message>
            <source>One advance activates each citizen at most once.</source>
            <translation>За одно продвижение каждого горожанина активируют не больше раза.</translation>
        </message>
        <message>
            <source>Only citizens on sector squares act.</source>
            <translation>Активируют только горожан в секторах.</translation>
        </message>
        <message>
            <source>Those in huts and workshops cannot be activated.</source>
            <translation>Тех, кто в домиках и мастерских, активировать нельзя.</translation>
        </message>
        <message>
            <source>One of the two has acted.</source>
            <translation>Один из двоих уже активирован.</translation>
        </message>
        <message>
            <source>The first space of the path activates one of the two citizens beside it.</source>
            <translation>Первая ячейка пути активирует одного из двух горожан рядом с ней.</translation>
        </message>
        <message>
            <source>That is too far from the overseer.</source>
            <translation>Слишком далеко от смотрителя.</translation>
        </message>
        <message>
            <source>The space reached activates only citizens beside it.</source>
            <translation>Достигнутая ячейка активирует только горожан рядом с ней.</translation>
        </message>
        <message>
            <source>One of this region has acted.</source>
            <translation>В этом квартале один уже активирован.</translation>
        </message>
        <message>
            <source>A space on the rim activates one citizen of its region.</source>
            <translation>Ячейка у края активирует одного горожанина своего квартала.</translation>
        </message>
        <message>
            <source>Two of this region have acted.</source>
            <translation>В этом квартале двое уже активированы.</translation>
        </message>
        <message>
            <source>On the rim an upgraded overseer activates up to two citizens of the region.</source>
            <translation>У края улучшенный смотритель активирует до двух горожан квартала.</translation>
        </message>
        <message>
            <source>A space on a border activates one citizen in each of the two regions beside it.</source>
            <translation>Ячейка на границе активирует по одному горожанину в каждом из двух соседних кварталов.</translation>
        </message>
        <message>
            <source>This region has had its share.</source>
            <translation>Этот квартал своё уже получил.</translation>
        </message>
        <message>
            <source>On a border an upgraded overseer activates two of its own class's region and one of the other.</source>
            <translation>На границе улучшенный смотритель активирует двоих в квартале своего класса и одного в другом.</translation>
        </message>
        <message>
            <source>Three citizens have acted.</source>
            <translation>Трое уже активированы.</translation>
        </message>
        <message>
            <source>The centre activates up to three, upgraded overseer or not.</source>
            <translation>Центр активирует не больше трёх, даже если смотритель улучшен.</translation>
        </message>
        <message>
            <source>This square has already been used.</source>
            <translation>Этот квадрат уже использован.</translation>
        </message>
        <message>
            <source>The lightning mark means once in a game.</source>
            <translation>Значок молнии: один раз за игру.</translation>
        </message>
        <message>
            <source>This step belongs to another book.</source>
            <translation>Этот шаг относится к другому рейтингу.</translation>
        </message>
        <message>
            <source>The action shows which book your disc moves on.</source>
            <translation>Действие указывает, в каком рейтинге идёт ваш диск.</translation>
        </message>
        <message>
            <source>This track is at its top.</source>
            <translation>Этот счётчик уже наверху.</translation>
        </message>
        <message>
            <source>A scroll track has four steps, and all four are made.</source>
            <translation>У счётчика свитка четыре шага, и все четыре сделаны.</translation>
        </message>
        <message>
            <source>This citizen is already upgraded.</source>
            <translation>Этот горожанин уже улучшен.</translation>
        </message>
        <message>
            <source>A citizen is turned to the gold side once.</source>
            <translation>Горожанина переворачивают на золотую сторону один раз.</translation>
        </message>
        <message>
            <source>A dock does not count as hex.</source>
            <translation>Причал здесь гексом не считается.</translation>
        </message>
        <message>
            <source>The book lends you the action of a district or a port.</source>
            <translation>Рейтинг даёт действие района или порта.</translation>
        </message>
        <message>
            <source>You cannot pay for this tile.</source>
            <translation>Этот жетон вам не по карману.</translation>
        </message>
        <message>
            <source>Its printed price goes to the supply before you take it.</source>
            <translation>Сначала отдают в запас указанную цену, потом берут жетон.</translation>
        </message>
        <message>
            <source>No tile is on offer there.</source>
            <translation>Там нет жетона на продажу.</translation>
        </message>
        <message>
            <source>Only the open tile of a pile can be taken, and this pile has none.</source>
            <translation>Взять можно только открытый жетон стопки, а в этой стопке его нет.</translation>
        </message>
        <message>
            <source>All your huts are upgraded.</source>
            <translation>Все ваши домики улучшены.</translation>
        </message>
        <message>
            <source>You have four huts with room for one upgrade each.</source>
            <translation>У вас четыре домика, и на каждом место для одного улучшения.</translation>
        </message>
        <message>
            <source>This hut already has an upgrade.</source>
            <translation>На этом домике уже есть улучшение.</translation>
        </message>
        <message>
            <source>The tile goes onto a hut that has none yet.</source>
            <translation>Жетон кладут на домик, где улучшения ещё нет.</translation>
        </message>
        <message>
            <source>Tiles can no longer be renewed.</source>
            <translation>Обновлять жетоны уже нельзя.</translation>
        </message>
        <message>
            <source>One Build renews one kind of tile, once, before a tile is taken.</source>
            <translation>За одно строительство обновляют один вид жетонов, один раз, до покупки.</translation>
        </message>
        <message>
            <source>Rats pay for nothing.</source>
            <translation>Крысами не платят.</translation>
        </message>
        <message>
            <source>Renewing tiles costs 1 point or 1 token: coin, wood, fire or big fire.</source>
            <translation>Обновление стоит 1 победное очко или 1 ресурс: монету, древесину, огонь или мощный огонь.</translation>
        </message>
        <message>
            <source>You have nothing of that to pay.</source>
            <translation>Этого у вас нет, платить нечем.</translation>
        </message>
        <message>
            <source>After renewing tiles you must build.</source>
            <translation>После обновления нужно строить.</translation>
        </message>
        <message>
            <source>Take one of the tiles that you can pay for.</source>
            <translation>Возьмите один из жетонов, на которые вам хватает средств.</translation>
        </message>
        <message>
            <source>Finish repopulating first.</source>
            <translation>Сначала закончите заселение.</translation>
        </message>
        <message>
            <source>Once begun, all its steps are carried out.</source>
            <translation>Начатое заселение доводят до конца.</translation>
        </message>
        <message>
            <source>Place the hut upgrade first.</source>
            <translation>Сначала положите улучшение домика.</translation>
        </message>
        <message>
            <source>A tile just bought goes onto one of your huts at once.</source>
            <translation>Купленный жетон сразу кладут на один из ваших домиков.</translation>
        </message>
        <message>
            <source>No Build is open now.</source>
            <translation>Сейчас не время строить.</translation>
        </message>
        <message>
            <source>Tiles are bought with the Build action of a hex or of a citizen.</source>
            <translation>Жетоны покупают действием строительства – с гекса или от горожанина.</translation>
        </message>
        <message>
            <source>No overseer moves now.</source>
            <translation>Сейчас смотрители не ходят.</translation>
        </message>
        <message>
            <source>An overseer advances when an action or a reward shows it.</source>
            <translation>Смотритель идёт вперёд, когда это показывает действие или награда.</translation>
        </message>
        <message>
            <source>Nobody is activated now.</source>
            <translation>Сейчас никого не активируют.</translation>
        </message>
        <message>
            <source>Citizens act when an overseer lands beside them.</source>
            <translation>Горожане действуют, когда смотритель встаёт рядом с ними.</translation>
        </message>
        <message>
            <source>No upgrade is due now.</source>
            <translation>Сейчас улучшать некого.</translation>
        </message>
        <message>
            <source>Citizens and overseers are upgraded when an action or a book space says so.</source>
            <translation>Горожан и смотрителей улучшают, когда это показывает действие или деление рейтинга.</translation>
        </message>
        <message>
            <source>No scroll step is due now.</source>
            <translation>Сейчас свиток не продвигают.</translation>
        </message>
        <message>
            <source>A track moves up when an action or a reward shows the scroll.</source>
            <translation>Счётчик поднимают, когда действие или награда показывает свиток.</translation>
        </message>
        <message>
            <source>That is not where it may go.</source>
            <translation>Туда ему нельзя.</translation>
        </message>
        <message>
            <source>After quarantine a citizen takes an empty square of its sector or an empty workshop of its class.</source>
            <translation>После карантина горожанин занимает пустой квадрат своего сектора или пустую мастерскую своего класса.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Игра окончена.</translation>
        </message>
        <message>
            <source>Six rounds have been played and the points are counted.</source>
            <translation>Шесть раундов сыграны, победные очки подсчитаны.</translation>
        </message>
        <message>
            <source>There is nothing to do here now.</source>
            <translation>Сейчас здесь делать нечего.</translation>
        </message>
        <message>
            <source>This is what is asked: {prompt}</source>
            <extracomment>{prompt} is a whole sentence that says what the player has to do.</extracomment>
            <translation>Сейчас нужно вот что: {prompt}</translation>
        </message>
        <message>
            <source>The big fire alone is enough.</source>
            <translation>Мощного огня достаточно.</translation>
        </message>
        <message>
            <source>In this round one big fire pays for one cube; a plain fire on top adds nothing.</source>
            <translation>В этом раунде один мощный огонь платит за один кубик; обычный вдобавок ничего не даёт.</translation>
        </message>
        <message>
            <source>Standing lieutenants block the way.</source>
            <translation>Путь закрывают стоящие помощники.</translation>
        </message>
        <message>
            <source>At this table nobody walks across a hex with a standing lieutenant.</source>
            <translation>За этим столом никто не проходит через гекс, где стоит помощник.</translation>
        </message>
        <message>
            <source>A recall chooses no hex.</source>
            <translation>При отзыве гекс не выбирают.</translation>
        </message>
        <message>
            <source>After it you may buy book steps and use book actions, nothing else.</source>
            <translation>После него можно только покупать повышения и выполнять действия рейтингов.</translation>
        </message>
        <message>
            <source>Your table plays it as an edition that leaves this token out.</source>
            <translation>За вашим столом играют как в издании, где этого ресурса в перечне нет.</translation>
        </message>
        <message>
            <source>At this table a renewal obliges you to build one of the new tiles.</source>
            <translation>За этим столом после обновления нужно построить что-то из новых жетонов.</translation>
        </message>
        <message>
            <source>This workshop has given its reward.</source>
            <translation>Эта мастерская уже принесла награду.</translation>
        </message>
        <message>
            <source>At this table nobody enters a workshop of era II a second time.</source>
            <translation>За этим столом мастерскую II эпохи второй раз не занимают.</translation>
        </message>
        <message>
            <source>This citizen has already changed squares this turn.</source>
            <translation>Этот горожанин квадрат уже сменил.</translation>
        </message>
        <message>
            <source>At this table each citizen may change squares once a turn.</source>
            <translation>За этим столом каждый горожанин меняет квадрат не больше раза за ход.</translation>
        </message>
        <message>
            <source>The book of turn order comes first.</source>
            <translation>Сначала выбирают рейтинг для порядка хода.</translation>
        </message>
        <message>
            <source>Whoever leads the score track names the book for this round.</source>
            <translation>Рейтинг для этого раунда выбирает лидер счётчика победных очков.</translation>
        </message>
        <message>
            <source>It is the opponent's turn.</source>
            <translation>Сейчас ход соперника.</translation>
        </message>
        <message>
            <source>Turn up a solo tile; your own turn follows.</source>
            <translation>Откройте жетон для одиночной игры; затем ходите вы.</translation>
        </message>
        <message>
            <source>One big fire removes one cube here and, if you like, one next door.</source>
            <translation>Мощный огонь снимает один кубик здесь и по желанию один на соседнем гексе.</translation>
        </message>
        <message>
            <source>One big fire removes up to two cubes here and, if you like, one next door.</source>
            <translation>Мощный огонь снимает до двух кубиков здесь и по желанию один на соседнем гексе.</translation>
        </message>
        <message>
            <source>One big fire is enough.</source>
            <translation>Хватит одного мощного огня.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, one big fire pays for a cube of the chosen hex; the second is for one next door.</source>
            <translation>Пока таблица раундов показывает два пламени, за кубик на выбранном гексе платит один мощный огонь; второй нужен для соседнего.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, cubes of the chosen hex are removed one at a time.</source>
            <translation>Пока таблица раундов показывает два пламени, кубики на выбранном гексе снимают по одному.</translation>
        </message>
        <message>
            <source>One big fire is not enough.</source>
            <translation>Одного мощного огня мало.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, a cube next door takes a big fire and a second one, plain or big.</source>
            <translation>Пока таблица раундов показывает два пламени, для соседнего кубика нужен мощный огонь и ещё один, обычный или мощный.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, two big fires together remove one cube here and one next door.</source>
            <translation>Пока таблица раундов показывает два пламени, два мощных огня вместе снимают один кубик здесь и один на соседнем гексе.</translation>
        </message>
        <message>
            <source>The round table shows two flames: a cube takes any two fires, and a big one counts as one of them.</source>
            <translation>Таблица раундов показывает два пламени: за кубик отдают любые два жетона огня, и мощный идёт в счёт за один.</translation>
        </message>
        <message>
            <source>One big fire pays for a cube of the chosen hex; a plain fire on top is only of use next door.</source>
            <translation>Мощный огонь и так платит за кубик на выбранном гексе; обычный вдобавок нужен только для соседнего.</translation>
        </message>
        <message>
            <source>To be paid this way, a cube takes a big fire.</source>
            <translation>Чтобы снять кубик такой ценой, нужен мощный огонь.</translation>
        </message>
        <message>
            <source>Plain fire alone removes one cube of the chosen hex at a time and none next door.</source>
            <translation>Обычным огнём снимают кубики только на выбранном гексе и по одному, а соседние – нет.</translation>
        </message>
        <message>
            <source>Renewing tiles costs 1 point or 1 token: wood, fire or big fire.</source>
            <translation>Обновление стоит 1 победное очко или 1 ресурс: древесину, огонь или мощный огонь.</translation>
        </message>
        <message>
            <source>Renewing tiles costs 1 point or 1 token: coin, wood or fire.</source>
            <translation>Обновление стоит 1 победное очко или 1 ресурс: монету, древесину или огонь.</translation>
        </message>
        <message>
            <source>There was plague here: a citizen from this hex goes to quarantine first.</source>
            <translation>Здесь была чума: горожанин с этого гекса сначала идёт в карантин.</translation>
        </message>
        <message>
            <source>From a hex without cubes a citizen goes straight to an empty square of its sector or workshop of its class.</source>
            <translation>С гекса без кубиков горожанин идёт прямо на пустой квадрат своего сектора или в пустую мастерскую своего класса.</translation>
        </message>
        <message>
            <source>A citizen in a hut or in a workshop cannot move into another workshop now.</source>
            <translation>Горожанину из домика или из другой мастерской сюда сейчас нельзя.</translation>
        </message>
        <message>
            <source>At this table one in the estate is never recalled: without a hex or a ship it rests.</source>
            <translation>За этим столом помощника из поместья не отзывают: если для него нет ни гекса, ни корабля, он отдыхает.</translation>
        </message>
        <message>
            <source>One in the estate may be recalled only when all of yours in Messina have been used.</source>
            <translation>Помощника в поместье можно отозвать, только когда использованы все ваши помощники в Мессине.</translation>
        </message>
        <message>
            <source>Coins buy them when you have chosen, rescued and fought, or after a recall.</source>
            <translation>Платить за них можно после выбора, спасения и борьбы или после отзыва.</translation>
        </message>
        <message>
            <source>A citizen cannot go there.</source>
            <translation>Туда горожанину нельзя.</translation>
        </message>
        <message>
            <source>A citizen leaves its square for another one of its sector, for a workshop or for a district.</source>
            <translation>Горожанин покидает квадрат ради другого квадрата своего сектора, ради мастерской или района.</translation>
        </message>
        <message>
            <source>A citizen stays in its hut only when no fitting place is free.</source>
            <translation>Горожанин остаётся в домике, только если подходящего места нет.</translation>
        </message>
        <message>
            <source>After quarantine a citizen takes an empty square of its sector or an empty workshop of its class whose reward is still to come.</source>
            <translation>После карантина горожанин занимает пустой квадрат своего сектора или пустую мастерскую своего класса, которая ещё не приносила однократной награды.</translation>
        </message>
        <message>
            <source>An action that a book gives outside your turn is used in step 4 of your next one; only lieutenants join at once.</source>
            <translation>Действие, которое рейтинг даёт вне вашего хода, выполняют на этапе 4 следующего хода; только помощники приходят сразу.</translation>
        </message>
        <message>
            <source>This token does not pay here.</source>
            <translation>Этим здесь не платят.</translation>
        </message>
        <message>
            <source>Take one of the new tiles.</source>
            <translation>Возьмите один из новых жетонов.</translation>
        </message>
    </context>
    <context>
        <name>RefusalBubble</name>
        <message>
            <source>Show on the board</source>
            <translation>Показать на поле</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
    </context>
    <context>
        <name>RefusalOffers</name>
        <message>
            <source>Possible instead</source>
            <translation>Можно вместо этого</translation>
        </message>
    </context>
    <context>
        <name>RoundChips</name>
        <message>
            <source>Round %1 of 6</source>
            <translation>Раунд %1 из 6</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Раунд</translation>
        </message>
    </context>
    <context>
        <name>RoundRow</name>
        <message>
            <source>Round %1, now</source>
            <translation>Раунд %1, идёт</translation>
        </message>
        <message>
            <source>Round %1, over</source>
            <translation>Раунд %1, окончен</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Раунд %1</translation>
        </message>
    </context>
    <context>
        <name>RoundTable</name>
        <message>
            <source>Rounds</source>
            <translation>Раунды</translation>
        </message>
    </context>
    <context>
        <name>RuleArticle</name>
        <message>
            <source>What follows tells the default, which is not played at this table.</source>
            <translation>Ниже описан вариант по умолчанию; за этим столом играют иначе.</translation>
        </message>
    </context>
    <context>
        <name>RuleContents</name>
        <message>
            <source>Contents</source>
            <translation>Содержание</translation>
        </message>
    </context>
    <context>
        <name>RuleGlosses</name>
        <message>
            <source>See also</source>
            <translation>См. также</translation>
        </message>
        <message>
            <source>Show me on the table</source>
            <translation>Показать на столе</translation>
        </message>
        <message>
            <source>Teach me</source>
            <translation>Пройти урок</translation>
        </message>
        <message>
            <source>In your printed rulebook</source>
            <translation>В печатных правилах</translation>
        </message>
        <message>
            <source>p. %1</source>
            <translation>с. %1</translation>
        </message>
    </context>
    <context>
        <name>RuleHits</name>
        <message numerus="yes">
            <source>%n rule(s) found</source>
            <translation>
                <numerusform>Найдено %n правило</numerusform>
                <numerusform>Найдено %n правила</numerusform>
                <numerusform>Найдено %n правил</numerusform>
            </translation>
        </message>
        <message>
            <source>Type at least two letters.</source>
            <translation>Введите не меньше двух букв.</translation>
        </message>
        <message>
            <source>Nothing found. Try a shorter word.</source>
            <translation>Ничего не найдено. Попробуйте слово покороче.</translation>
        </message>
        <message>
            <source>Found in %1: %2</source>
            <translation>Найдено в %1: %2</translation>
        </message>
        <message>
            <source>Opening all the books…</source>
            <translation>Открываются все книги правил…</translation>
        </message>
    </context>
    <context>
        <name>RuleMarks</name>
        <message>
            <source>No bookmarks yet. Key B marks the open rule.</source>
            <translation>Закладок пока нет. Клавиша B отмечает открытое правило.</translation>
        </message>
        <message>
            <source>Take the bookmark away: %1</source>
            <translation>Убрать закладку: %1</translation>
        </message>
    </context>
    <context>
        <name>RulesDrawer</name>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
    </context>
    <context>
        <name>RulesDrawerPage</name>
        <message>
            <source>Back to the rule before</source>
            <translation>К предыдущему правилу</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Take the bookmark away</source>
            <translation>Убрать закладку</translation>
        </message>
        <message>
            <source>Bookmark this rule</source>
            <translation>Поставить закладку</translation>
        </message>
        <message>
            <source>Open the whole book here</source>
            <translation>Открыть здесь всю книгу правил</translation>
        </message>
        <message>
            <source>Second language: %1</source>
            <translation>Второй язык: %1</translation>
        </message>
        <message>
            <source>Second language: none</source>
            <translation>Второй язык: нет</translation>
        </message>
        <message>
            <source>Close the rules</source>
            <translation>Закрыть правила</translation>
        </message>
        <message>
            <source>Search for a word, or follow any link that starts with §.</source>
            <translation>Найдите слово или откройте любую ссылку, которая начинается с §.</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Choose a chapter at the left, or search for a word.</source>
            <translation>Выберите главу слева или найдите слово.</translation>
        </message>
    </context>
    <context>
        <name>RulingCard</name>
        <message>
            <source>This table:</source>
            <translation>За этим столом:</translation>
        </message>
        <message>
            <source>Each table decides:</source>
            <translation>Каждый стол решает сам:</translation>
        </message>
        <message>
            <source>Holds for the next games you start.</source>
            <translation>Действует в играх, которые вы начнёте после этого.</translation>
        </message>
        <message>
            <source>Lessons are played by the default.</source>
            <translation>Уроки всегда идут по умолчанию.</translation>
        </message>
        <message>
            <source>What you choose holds from now on in this game.</source>
            <translation>Выбранное действует с этого момента в этой игре.</translation>
        </message>
    </context>
    <context>
        <name>RulingChoice</name>
        <message>
            <source>Default</source>
            <translation>По умолчанию</translation>
        </message>
        <message>
            <source>Not the default</source>
            <translation>Не по умолчанию</translation>
        </message>
        <message>
            <source>Polish edition</source>
            <translation>Польское издание</translation>
        </message>
        <message>
            <source>Czech edition</source>
            <translation>Чешское издание</translation>
        </message>
        <message>
            <source>Russian edition</source>
            <translation>Русское издание</translation>
        </message>
        <message>
            <source>German edition</source>
            <translation>Немецкое издание</translation>
        </message>
        <message>
            <source>Too late in this game: it has already made a difference.</source>
            <translation>В этой игре уже поздно: это уже повлияло на ход игры.</translation>
        </message>
        <message>
            <source>Lessons are played by the default.</source>
            <translation>Уроки всегда идут по умолчанию.</translation>
        </message>
    </context>
    <context>
        <name>Score</name>
        <message>
            <source>During the game</source>
            <translation>За время игры</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Всего</translation>
        </message>
        <message>
            <source>{n:building} × {value}</source>
            <translation>{n:building} × {value}</translation>
        </message>
        <message>
            <source>{n:ship} × {value}</source>
            <translation>{n:ship} × {value}</translation>
        </message>
        <message>
            <source>{n:repopulation-tile} × {value}</source>
            <translation>{n:repopulation-tile} × {value}</translation>
        </message>
        <message>
            <source>{n} × {value}</source>
            <translation>{n} × {value}</translation>
        </message>
        <message>
            <source>Buildings (at most {n})</source>
            <translation>Здания (не больше {n})</translation>
        </message>
        <message>
            <source>Ships</source>
            <translation>Корабли</translation>
        </message>
        <message>
            <source>Repopulation tiles</source>
            <translation>Жетоны заселения</translation>
        </message>
        <message>
            <source>Ships with one kind of goods</source>
            <translation>Корабли с одним видом товара</translation>
        </message>
        <message>
            <source>Workshops</source>
            <translation>Мастерские</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Древесина</translation>
        </message>
        <message>
            <source>Hut upgrades</source>
            <translation>Улучшения домиков</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Монеты</translation>
        </message>
        <message>
            <source>{Book:nom}: bars passed</source>
            <translation>{Book:nom}: пройденные черты</translation>
        </message>
        <message>
            <source>The two best overseers</source>
            <translation>Два самых дальних смотрителя</translation>
        </message>
        <message>
            <source>Rats</source>
            <translation>Крысы</translation>
        </message>
        <message>
            <source>{Book:nom}</source>
            <translation>{Book:nom}</translation>
        </message>
        <message>
            <source>Ranking in popularity</source>
            <translation>Место по популярности</translation>
        </message>
        <message>
            <source>Repopulated districts</source>
            <translation>Заселённые районы</translation>
        </message>
        <message>
            <source>Leftover tokens</source>
            <translation>Оставшиеся ресурсы</translation>
        </message>
        <message>
            <source>{n:rat}</source>
            <translation>{n:rat}</translation>
        </message>
        <message>
            <source>Space {space}</source>
            <translation>Деление {space}</translation>
        </message>
        <message>
            <source>Place {n}</source>
            <translation>Место {n}</translation>
        </message>
        <message>
            <source>{n:district}</source>
            <translation>Районы: {n}</translation>
        </message>
        <message>
            <source>{n} ÷ {divisor}</source>
            <translation>{n} ÷ {divisor}</translation>
        </message>
        <message>
            <source>{n:workshop} × {value}</source>
            <translation>{n:workshop} × {value}</translation>
        </message>
        <message>
            <source>{n:hut-upgrade} × {value}</source>
            <translation>{n:hut-upgrade} × {value}</translation>
        </message>
        <message>
            <source>{n:wood} × {value}</source>
            <translation>Древесина: {n} × {value}</translation>
        </message>
        <message>
            <source>{n:coin} × {value}</source>
            <translation>{n:coin} × {value}</translation>
        </message>
        <message>
            <source>{n:overseer}</source>
            <translation>{n:overseer}</translation>
        </message>
        <message>
            <source>Popularity against the opponent</source>
            <translation>Популярность против соперника</translation>
        </message>
        <message>
            <source>Ranking in repopulating</source>
            <translation>Место по заселённым районам</translation>
        </message>
        <message>
            <source>Bonus for repopulated districts</source>
            <translation>Надбавка за заселённые районы</translation>
        </message>
        <message>
            <source>{track} – {detail}</source>
            <translation>{track} – {detail}</translation>
        </message>
        <message>
            <source>Scroll track {n}</source>
            <translation>Счётчик свитка {n}</translation>
        </message>
        <message>
            <source>At the start</source>
            <translation>В начале</translation>
        </message>
        <message>
            <source>Points of round {round}</source>
            <translation>Победные очки за раунд {round}</translation>
        </message>
        <message>
            <source>{n:token:nom}</source>
            <translation>{n:token:nom}</translation>
        </message>
        <message>
            <source>Level on the book, so fire counts: {n:fire:nom}</source>
            <translation>В рейтинге поровну, поэтому считается огонь: {n:fire:nom}</translation>
        </message>
    </context>
    <context>
        <name>ScoreChart</name>
        <message>
            <source>During the game</source>
            <comment>points, in a chart</comment>
            <translation>За время игры</translation>
        </message>
        <message>
            <source>Books</source>
            <comment>points, in a chart</comment>
            <translation>Рейтинги</translation>
        </message>
        <message>
            <source>Districts</source>
            <comment>points, in a chart</comment>
            <translation>Районы</translation>
        </message>
        <message>
            <source>Scrolls</source>
            <comment>points, in a chart</comment>
            <translation>Свиток</translation>
        </message>
        <message>
            <source>Leftovers</source>
            <comment>points, in a chart</comment>
            <translation>Остатки</translation>
        </message>
        <message>
            <source>Rats</source>
            <comment>points, in a chart</comment>
            <translation>Крысы</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1, points: %2</source>
            <translation>%1, победные очки: %2</translation>
        </message>
    </context>
    <context>
        <name>ScorePage</name>
        <message>
            <source>How the points add up</source>
            <translation>Откуда берутся победные очки</translation>
        </message>
        <message>
            <source>Read this column</source>
            <translation>Читать этот столбец</translation>
        </message>
    </context>
    <context>
        <name>ScoreStory</name>
        <message>
            <source>%1: %2, your place</source>
            <translation>%1: %2, ваше место</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Show on the table</source>
            <translation>Показать на столе</translation>
        </message>
    </context>
    <context>
        <name>ScoreTrack</name>
        <message>
            <source>Order on the score track</source>
            <translation>Порядок на счётчике победных очков</translation>
        </message>
        <message>
            <source>%1. %2, points: %3</source>
            <translation>%1. %2, победные очки: %3</translation>
        </message>
    </context>
    <context>
        <name>ScoreWalk</name>
        <message>
            <source>Final scoring</source>
            <translation>Финальный подсчёт</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>lines of the final scoring</comment>
            <translation>%1 из %2</translation>
        </message>
        <message>
            <source>To the score sheet</source>
            <translation>К листу подсчёта</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Дальше</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Назад</translation>
        </message>
        <message>
            <source>All at once</source>
            <translation>Всё сразу</translation>
        </message>
        <message>
            <source>End</source>
            <comment>the key of that name</comment>
            <translation>End</translation>
        </message>
    </context>
    <context>
        <name>ScoreWalkSeat</name>
        <message>
            <source>so far %1</source>
            <comment>points</comment>
            <translation>пока %1</translation>
        </message>
    </context>
    <context>
        <name>ScrollLabel</name>
        <message>
            <source>Bars passed</source>
            <extracomment>Label beside the picture of a book: points for the bars on its track that the disc has passed.</extracomment>
            <translation>Пройденные черты</translation>
        </message>
        <message>
            <source>Two overseers</source>
            <extracomment>Label: points for the two overseers that have come furthest.</extracomment>
            <translation>Два смотрителя</translation>
        </message>
    </context>
    <context>
        <name>SearchField</name>
        <message>
            <source>Search the rules</source>
            <translation>Поиск по правилам</translation>
        </message>
        <message>
            <source>Clear the search</source>
            <translation>Очистить поиск</translation>
        </message>
    </context>
    <context>
        <name>SeatCard</name>
        <message>
            <source>Place in the turn order: %1</source>
            <translation>Место в порядке хода: %1</translation>
        </message>
        <message>
            <source>Points: %1</source>
            <translation>Победные очки: %1</translation>
        </message>
    </context>
    <context>
        <name>SeatFigure</name>
        <message>
            <source>Coins</source>
            <translation>Монеты</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Древесина</translation>
        </message>
        <message>
            <source>Fire</source>
            <translation>Огонь</translation>
        </message>
        <message>
            <source>Big fire</source>
            <translation>Мощный огонь</translation>
        </message>
        <message>
            <source>Rats</source>
            <translation>Крысы</translation>
        </message>
        <message>
            <source>Craftsmen</source>
            <translation>Ремесленники</translation>
        </message>
        <message>
            <source>Aristocrats</source>
            <translation>Аристократы</translation>
        </message>
        <message>
            <source>Nuns</source>
            <translation>Монахини</translation>
        </message>
        <message>
            <source>Ships</source>
            <translation>Корабли</translation>
        </message>
        <message>
            <source>Carts</source>
            <translation>Повозки</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Победные очки</translation>
        </message>
        <message>
            <source>Resettled districts</source>
            <translation>Заселённые районы</translation>
        </message>
    </context>
    <context>
        <name>SeatNames</name>
        <message>
            <source>Ruby</source>
            <translation>Рубин</translation>
        </message>
        <message>
            <source>Sapphire</source>
            <translation>Сапфир</translation>
        </message>
        <message>
            <source>Saffron</source>
            <translation>Шафран</translation>
        </message>
        <message>
            <source>Violet</source>
            <translation>Фиалка</translation>
        </message>
        <message>
            <source>Ruby, lozenge</source>
            <translation>Рубин, ромб</translation>
        </message>
        <message>
            <source>Sapphire, crescent</source>
            <translation>Сапфир, полумесяц</translation>
        </message>
        <message>
            <source>Saffron, star</source>
            <translation>Шафран, звезда</translation>
        </message>
        <message>
            <source>Violet, ring</source>
            <translation>Фиалка, кольцо</translation>
        </message>
    </context>
    <context>
        <name>SeatPawns</name>
        <message>
            <source>Lieutenants to be used: %1 of %2</source>
            <translation>Неиспользованные помощники: %1 из %2</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Name of player %1</source>
            <translation>Имя игрока %1</translation>
        </message>
        <message>
            <source>Tincture and charge</source>
            <translation>Цвет и эмблема</translation>
        </message>
        <message>
            <source>Language of player %1</source>
            <translation>Язык игрока %1</translation>
        </message>
        <message>
            <source>The household's language</source>
            <translation>Язык программы</translation>
        </message>
        <message>
            <source>What is explained to player %1</source>
            <translation>Что объяснять игроку %1</translation>
        </message>
        <message>
            <source>Everything</source>
            <extracomment>how much the program explains to a player</extracomment>
            <translation>Всё</translation>
        </message>
        <message>
            <source>Everything is explained</source>
            <translation>Объясняется всё</translation>
        </message>
        <message>
            <source>If asked</source>
            <translation>По запросу</translation>
        </message>
        <message>
            <source>Explained only if asked</source>
            <translation>Объяснения только по запросу</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Ничего</translation>
        </message>
        <message>
            <source>Nothing is explained</source>
            <translation>Ничего не объясняется</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Язык</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Освещение</translation>
        </message>
        <message>
            <source>Parchment by day</source>
            <translation>Дневной пергамент</translation>
        </message>
        <message>
            <source>Candle at night</source>
            <translation>Ночная свеча</translation>
        </message>
        <message>
            <source>Size of the text</source>
            <translation>Размер текста</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Анимация</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Обычная</translation>
        </message>
        <message>
            <source>Short</source>
            <translation>Короткая</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Нет</translation>
        </message>
        <message>
            <source>Without motion, pieces jump and leave a line from where they came.</source>
            <translation>Без анимации фишки перескакивают, оставляя линию от прежнего места.</translation>
        </message>
        <message>
            <source>This program</source>
            <translation>Эта программа</translation>
        </message>
        <message>
            <source>About and licences</source>
            <translation>О программе и лицензии</translation>
        </message>
        <message>
            <source>When the turn passes</source>
            <translation>При передаче хода</translation>
        </message>
        <message>
            <source>A line over the prompt</source>
            <translation>Строка над указанием</translation>
        </message>
        <message>
            <source>A curtain over the table</source>
            <translation>Стол закрывается</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Ничего</translation>
        </message>
        <message>
            <source>It says whose turn it is and what has happened since, in the language of that seat.</source>
            <translation>Игрок узнаёт на своём языке, что пора ходить и что произошло за это время.</translation>
        </message>
        <message>
            <source>Layout of the table</source>
            <translation>Раскладка стола</translation>
        </message>
        <message>
            <source>As it fits</source>
            <translation>Автоматически</translation>
        </message>
        <message>
            <source>Everything in view</source>
            <translation>Всё на виду</translation>
        </message>
        <message>
            <source>One column to scroll</source>
            <translation>Один столбец с прокруткой</translation>
        </message>
        <message>
            <source>As it fits: one column when the text is larger than 130 % or the window is small, else everything in view.</source>
            <translation>Автоматически: один столбец, если текст крупнее 130 % или окно маленькое, иначе всё на виду.</translation>
        </message>
        <message>
            <source>Workshops of an estate</source>
            <translation>Мастерские в поместье</translation>
        </message>
        <message>
            <source>Always of one size</source>
            <translation>Всегда одного размера</translation>
        </message>
        <message>
            <source>As large as there is room</source>
            <translation>Крупнее, если есть место</translation>
        </message>
        <message>
            <source>Faces of the hexes</source>
            <translation>Вид гексов</translation>
        </message>
        <message>
            <source>With a skyline</source>
            <translation>С силуэтом города</translation>
        </message>
        <message>
            <source>Plain</source>
            <translation>Простой</translation>
        </message>
        <message>
            <source>Keys of the table</source>
            <translation>Клавиши за столом</translation>
        </message>
        <message>
            <source>What is explained</source>
            <translation>Что объяснять</translation>
        </message>
        <message>
            <source>Tincture</source>
            <translation>Цвет</translation>
        </message>
        <message>
            <source>Whichever is free</source>
            <extracomment>of a tincture</extracomment>
            <translation>Любой свободный</translation>
        </message>
        <message>
            <source>It is taken at a new table unless somebody else there has it.</source>
            <translation>За новым столом достаётся этому человеку, если ещё свободен.</translation>
        </message>
        <message>
            <source>Before a turn ends</source>
            <translation>Перед концом хода</translation>
        </message>
        <message>
            <source>Ask while something is still possible</source>
            <translation>Спрашивать, если ещё можно что-то сделать</translation>
        </message>
        <message>
            <source>Do not ask</source>
            <translation>Не спрашивать</translation>
        </message>
        <message>
            <source>Remove %1?</source>
            <extracomment>%1 is the name of a person of the household</extracomment>
            <translation>Удалить «%1»?</translation>
        </message>
        <message>
            <source>What this person has decided is forgotten. Saved games stay as they are.</source>
            <translation>Настройки этого человека будут забыты. Сохранённые игры останутся без изменений.</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Не удалять</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Удалить</translation>
        </message>
    </context>
    <context>
        <name>Setup</name>
        <message>
            <source>The town</source>
            <translation>Город</translation>
        </message>
        <message>
            <source>{n:district:nom} in random order: those of letter A for this number of players, and one of letter B that nobody knew. A port closes each corner.</source>
            <translation>{n:district:nom} в случайном порядке: с буквой A для этого числа игроков и один с буквой B, заранее никому не известный. По углам лежат порты.</translation>
        </message>
        <message>
            <source>What is still to come</source>
            <translation>Что ещё впереди</translation>
        </message>
        <message>
            <source>Face down wait the hexes by which the town grows, B before C, and the ships, by their number. With two players the ships with gems stay in the box.</source>
            <translation>Лицевой стороной вниз ждут гексы, на которые вырастет город (сначала B, затем C), и корабли по номерам. При игре вдвоём корабли с самоцветами остаются в коробке.</translation>
        </message>
        <message>
            <source>Face down wait the hexes by which the town grows, B before C, and the ships, by their number: 1 comes first, 3 last.</source>
            <translation>Лицевой стороной вниз ждут гексы, на которые вырастет город (сначала B, затем C), и корабли по номерам: сначала 1, в конце 3.</translation>
        </message>
        <message>
            <source>Plague cubes</source>
            <translation>Кубики чумы</translation>
        </message>
        <message>
            <source>In this game: {n:plague-cube:nom}. No other pieces ever run out.</source>
            <translation>В этой игре: {n:plague-cube:nom}. Остальные запасы не ограничены.</translation>
        </message>
        <message>
            <source>Hut upgrades and carts</source>
            <translation>Улучшения домиков и повозки</translation>
        </message>
        <message>
            <source>Three stacks of hut upgrades and one stack of carts. What lies open can be bought.</source>
            <translation>Три стопки улучшений домиков и одна стопка повозок. То, что открыто, можно купить.</translation>
        </message>
        <message>
            <source>Three stacks of hut upgrades and two of carts. What lies open can be bought.</source>
            <translation>Три стопки улучшений домиков и две стопки повозок. То, что открыто, можно купить.</translation>
        </message>
        <message>
            <source>Workshops</source>
            <translation>Мастерские</translation>
        </message>
        <message>
            <source>One stack for each class of citizens, era I. Those of era II wait for round V.</source>
            <translation>По стопке мастерских I эпохи на каждый класс горожан. Мастерские II эпохи ждут раунда V.</translation>
        </message>
        <message>
            <source>Your estate</source>
            <translation>Ваше поместье</translation>
        </message>
        <message>
            <source>Side b of the player board: each is different, and chance has dealt them.</source>
            <translation>Планшет игрока лежит стороной b вверх: все они разные и розданы случайно.</translation>
        </message>
        <message>
            <source>Side a of the player board, the same for everybody: huts, workshops and three sectors for citizens.</source>
            <translation>Планшет игрока лежит стороной a вверх, у всех одинаковой: домики, мастерские и три сектора для горожан.</translation>
        </message>
        <message>
            <source>Overseers and scroll</source>
            <translation>Смотрители и свиток</translation>
        </message>
        <message>
            <source>Three overseers stand near the centre, one for each class. The scroll board shows side b, dealt by chance; its cubes start at the bottom.</source>
            <translation>Три смотрителя стоят у центра, по одному на класс. Планшет свитка достался случайно и лежит стороной b вверх; его маркеры начинают снизу.</translation>
        </message>
        <message>
            <source>Three overseers stand near the centre, one for each class. The cubes of the scroll start at the bottom of their tracks.</source>
            <translation>Три смотрителя стоят у центра, по одному на класс. Маркеры свитка начинают с нижнего деления своих счётчиков.</translation>
        </message>
        <message>
            <source>Lieutenants</source>
            <translation>Помощники</translation>
        </message>
        <message>
            <source>At home: {n:lieutenant:nom}, as many turns a round. Two more can be earned.</source>
            <translation>В поместье: {n:lieutenant:nom}, столько же ходов в раунде. Можно получить ещё двоих.</translation>
        </message>
        <message>
            <source>Six rounds</source>
            <translation>Шесть раундов</translation>
        </message>
        <message>
            <source>The marker stands on round I. The priority tile changes which book decides the turn order.</source>
            <translation>Маркер раунда стоит на раунде I. Жетон приоритета рейтингов меняет то, какой рейтинг задаёт порядок хода.</translation>
        </message>
        <message>
            <source>The marker stands on round I. Each row tells what its round brings.</source>
            <translation>Маркер раунда стоит на раунде I. Каждая строка говорит, что принесёт её раунд.</translation>
        </message>
        <message>
            <source>Your opponent</source>
            <translation>Ваш соперник</translation>
        </message>
        <message>
            <source>An opponent plays by rule, with tiles that say where it goes and what it takes. Popularity is the one book you compete on.</source>
            <translation>Соперником управляют правила: жетоны говорят, куда он идёт и что берёт. Соревнуетесь вы только в рейтинге популярности в народе.</translation>
        </message>
        <message>
            <source>Turn order</source>
            <translation>Порядок хода</translation>
        </message>
        <message>
            <source>In round I: {names}. On each book the discs lie in one stack, the last player's on top; whoever plays later has a little more at the start.</source>
            <translation>В раунде I: {names}. В каждом рейтинге диски лежат стопкой, сверху диск последнего игрока; у того, кто ходит позже, в начале чуть больше.</translation>
        </message>
        <message>
            <source>The first ship</source>
            <translation>Первый корабль</translation>
        </message>
        <message>
            <source>A docking tile has named the port. The ship brings goods, and a plague cube.</source>
            <translation>Жетон причала указал порт. Корабль привозит товары и кубик чумы.</translation>
        </message>
        <message>
            <source>Plague and citizens</source>
            <translation>Чума и горожане</translation>
        </message>
        <message>
            <source>The wheel turns one step: a plague cube to every district with the rat in its window, a citizen of each class to the districts of its colour. All is ready.</source>
            <translation>Колесо населения поворачивается на шаг: кубик чумы на каждый район с крысой из окошка, по горожанину каждого класса на районы его цвета. Всё готово.</translation>
        </message>
    </context>
    <context>
        <name>SetupOverlay</name>
        <message>
            <source>Setting the table: %1</source>
            <translation>Подготовка к игре: %1</translation>
        </message>
        <message>
            <source>Setting the table</source>
            <translation>Подготовка к игре</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Назад</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Пропустить</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Играть</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Дальше</translation>
        </message>
    </context>
    <context>
        <name>ShipRow</name>
        <message>
            <source>Ship with silk</source>
            <translation>Корабль с шёлком</translation>
        </message>
        <message>
            <source>Ship with gems</source>
            <translation>Корабль с самоцветами</translation>
        </message>
        <message>
            <source>Ship with spices</source>
            <translation>Корабль с пряностями</translation>
        </message>
        <message>
            <source>No ship yet</source>
            <translation>Корабля пока нет</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message>
            <source>not possible now</source>
            <translation>сейчас нельзя</translation>
        </message>
        <message>
            <source>can be chosen</source>
            <translation>можно выбрать</translation>
        </message>
        <message>
            <source>lieutenant of {who} standing</source>
            <translation>стоящий помощник: {who}</translation>
        </message>
        <message>
            <source>lieutenant of {who} lying</source>
            <translation>лежащий помощник: {who}</translation>
        </message>
        <message>
            <source>white</source>
            <translation>белый</translation>
        </message>
        <message>
            <source>orange</source>
            <translation>оранжевый</translation>
        </message>
        <message>
            <source>turquoise</source>
            <translation>бирюзовый</translation>
        </message>
        <message>
            <source>red</source>
            <translation>красный</translation>
        </message>
        <message>
            <source>rat facing left</source>
            <translation>крыса, смотрящая влево</translation>
        </message>
        <message>
            <source>rat facing right</source>
            <translation>крыса, смотрящая вправо</translation>
        </message>
        <message>
            <source>standing rat</source>
            <translation>стоящая крыса</translation>
        </message>
        <message>
            <source>{n:plague-cube}</source>
            <translation>{n:plague-cube}</translation>
        </message>
        <message>
            <source>repopulated by {who}</source>
            <translation>жетон заселения: {who}</translation>
        </message>
        <message>
            <source>to repopulate: {price}, {citizens}, worth {n:point:acc}</source>
            <translation>цена заселения: {price}, {citizens}; приносит {n:point:acc}</translation>
        </message>
        <message>
            <source>and a lieutenant</source>
            <translation>и ещё помощник</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>пусто</translation>
        </message>
        <message>
            <source>{Place:nom}</source>
            <translation>{Place:nom}</translation>
        </message>
        <message>
            <source>no hex here yet</source>
            <translation>здесь пока нет гекса</translation>
        </message>
        <message>
            <source>ship with {goods:acc}: {coins:coin}, {points:point}</source>
            <translation>корабль с {goods:ins}: {coins:coin}, {points:point}</translation>
        </message>
        <message>
            <source>no ship</source>
            <translation>нет корабля</translation>
        </message>
        <message>
            <source>square of the sector ({citizen:nom})</source>
            <translation>квадрат сектора ({citizen:nom})</translation>
        </message>
        <message>
            <source>once in a game</source>
            <translation>один раз за игру</translation>
        </message>
        <message>
            <source>start of a path</source>
            <translation>начало пути</translation>
        </message>
        <message>
            <source>first space: one of two neighbours</source>
            <translation>первая ячейка: один из двух соседей</translation>
        </message>
        <message>
            <source>space on the rim: one citizen of the region</source>
            <translation>ячейка у края: один горожанин квартала</translation>
        </message>
        <message>
            <source>space on a border: one citizen of each region</source>
            <translation>ячейка на границе: по одному горожанину каждого квартала</translation>
        </message>
        <message>
            <source>centre: up to three citizens</source>
            <translation>центр: до трёх горожан</translation>
        </message>
        <message>
            <source>{Overseer:nom}, {n} of 6 spaces</source>
            <translation>{Overseer:nom}, {n} из 6 ячеек</translation>
        </message>
        <message>
            <source>upgraded</source>
            <translation>улучшен</translation>
        </message>
        <message>
            <source>Hut {n}</source>
            <translation>Домик {n}</translation>
        </message>
        <message>
            <source>field {field}</source>
            <translation>квадрат {field}</translation>
        </message>
        <message>
            <source>produces {effect}</source>
            <translation>производит: {effect}</translation>
        </message>
        <message>
            <source>Workshop {n} ({citizen:nom})</source>
            <translation>Мастерская {n} ({citizen:nom})</translation>
        </message>
        <message>
            <source>reward already given</source>
            <translation>награда уже получена</translation>
        </message>
        <message>
            <source>gives {effect}</source>
            <translation>даёт: {effect}</translation>
        </message>
        <message>
            <source>for an upgraded citizen</source>
            <translation>для улучшенного горожанина</translation>
        </message>
        <message>
            <source>each worth {points}</source>
            <translation>победных очков за штуку: {points}</translation>
        </message>
        <message>
            <source>{n:point}</source>
            <translation>{n:point}</translation>
        </message>
        <message>
            <source>{n:rat}</source>
            <translation>{n:rat}</translation>
        </message>
        <message>
            <source>has the turn</source>
            <translation>сейчас ходит</translation>
        </message>
        <message>
            <source>{Book:nom}, space {space}</source>
            <translation>{Book:nom}, деление {space}</translation>
        </message>
        <message>
            <source>{n:point} at the end</source>
            <translation>{n:point} в конце игры</translation>
        </message>
        <message>
            <source>disc of {who}</source>
            <translation>диск: {who}</translation>
        </message>
        <message>
            <source>no tile left</source>
            <translation>жетонов больше нет</translation>
        </message>
        <message>
            <source>price: {price}</source>
            <translation>цена: {price}</translation>
        </message>
        <message>
            <source>Hut upgrade</source>
            <translation>Улучшение домика</translation>
        </message>
        <message>
            <source>Cart</source>
            <translation>Повозка</translation>
        </message>
        <message>
            <source>Workshop ({citizen:nom})</source>
            <translation>Мастерская для {citizen:gen}</translation>
        </message>
        <message>
            <source>opponent: {who}</source>
            <translation>соперник: {who}</translation>
        </message>
        <message>
            <source>{n:lieutenant} to be used</source>
            <translation>не использовано: {n:lieutenant}</translation>
        </message>
        <message>
            <source>tiles in the pile: {n}</source>
            <translation>жетоны в стопке: {n}</translation>
        </message>
    </context>
    <context>
        <name>StageList</name>
        <message>
            <source>Parts of the table</source>
            <translation>Части стола</translation>
        </message>
    </context>
    <context>
        <name>Start</name>
        <message>
            <source>A teacher for medieval board games</source>
            <translation>Учитель средневековых настольных игр</translation>
        </message>
        <message>
            <source>Language of this run: pl, cs, ru, de or en</source>
            <translation>Язык этого запуска: pl, cs, ru, de или en</translation>
        </message>
        <message>
            <source>Play the first lesson and leave one picture of each step in a folder</source>
            <translation>Проиграть первый урок и сохранить в папку по одному снимку каждого шага</translation>
        </message>
        <message>
            <source>Unknown language. Expected pl, cs, ru, de or en.</source>
            <translation>Неизвестный язык. Возможны pl, cs, ru, de или en.</translation>
        </message>
        <message>
            <source>--size: at least 1000x640 expected.</source>
            <translation>--size: требуется не меньше 1000x640.</translation>
        </message>
        <message>
            <source>The screens of the program could not be loaded. A part of it is missing or damaged; please install it again.</source>
            <translation>Не удалось загрузить экраны программы. Часть её отсутствует или повреждена; установите программу заново.</translation>
        </message>
        <message>
            <source>Size of the window</source>
            <translation>Размер окна</translation>
        </message>
        <message>
            <source>There is no screen to show the window on. Please start the program in a desktop session.</source>
            <translation>Нет экрана, на котором можно показать окно. Запустите программу в графическом сеансе.</translation>
        </message>
        <message>
            <source>No fonts are installed, so nothing could be read. Please install the packages fonts-paratype and fonts-vollkorn.</source>
            <translation>Не установлено ни одного шрифта, поэтому ничего нельзя было бы прочитать. Установите пакеты fonts-paratype и fonts-vollkorn.</translation>
        </message>
    </context>
    <context>
        <name>StepCard</name>
        <message>
            <source>Lesson: %1</source>
            <translation>Урок: %1</translation>
        </message>
        <message>
            <source>Watch: the hand makes the move and takes it back. Then it is your turn.</source>
            <translation>Смотрите: рука сделает ход и отменит его. Затем ваша очередь.</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Дальше</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Дальше</translation>
        </message>
    </context>
    <context>
        <name>StepProgress</name>
        <message>
            <source>Step %1 of %2</source>
            <translation>Шаг %1 из %2</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Nothing has been done yet.</source>
            <translation>Пока ничего не сделано.</translation>
        </message>
        <message>
            <source>Something hidden has come to light: this move stands.</source>
            <translation>Открылось нечто скрытое: этот ход уже не отменить.</translation>
        </message>
        <message>
            <source>Nothing can be taken back.</source>
            <translation>Отменять нечего.</translation>
        </message>
        <message>
            <source>From now on: {question} – {answer}.</source>
            <translation>С этого момента: {question} – {answer}.</translation>
        </message>
        <message>
            <source>This was not done.</source>
            <translation>Это не выполнено.</translation>
        </message>
        <message>
            <source>The game is only looked at. It can be taken up again from the saved games.</source>
            <translation>Игра открыта только для просмотра. Продолжить её можно из сохранённых игр.</translation>
        </message>
        <message>
            <source>Nothing can be done again.</source>
            <translation>Повторять нечего.</translation>
        </message>
        <message>
            <source>Only what was just taken back can be done again.</source>
            <translation>Повторить можно только то, что только что отменено.</translation>
        </message>
        <message>
            <source>This is over: it can only be looked at.</source>
            <translation>Это уже прошлое: можно только смотреть.</translation>
        </message>
        <message>
            <source>The game stands further on. Go back to it, or try something out from here.</source>
            <translation>Игра ушла дальше. Вернитесь к ней или попробуйте что-нибудь отсюда.</translation>
        </message>
        <message>
            <source>The table shows the past; only the present can change.</source>
            <translation>Стол показывает прошлое; изменить можно только настоящее.</translation>
        </message>
        <message>
            <source>This holds now, but is not saved with the game.</source>
            <translation>Сейчас это действует, но вместе с игрой не сохраняется.</translation>
        </message>
    </context>
    <context>
        <name>TablePage</name>
        <message numerus="yes">
            <source>Applies in %n place(s) now</source>
            <translation>
                <numerusform>Сейчас действует в %n месте</numerusform>
                <numerusform>Сейчас действует в %n местах</numerusform>
                <numerusform>Сейчас действует в %n местах</numerusform>
            </translation>
        </message>
        <message>
            <source>Applies nowhere on the table now</source>
            <translation>Сейчас на столе нигде не действует</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>TaskBox</name>
        <message>
            <source>Press Enter to go to the table.</source>
            <translation>Нажмите Enter, чтобы перейти к столу.</translation>
        </message>
    </context>
    <context>
        <name>TermIndex</name>
        <message>
            <source>Terms</source>
            <translation>Термины</translation>
        </message>
    </context>
    <context>
        <name>TermNames</name>
        <message>
            <source>Words of this rule</source>
            <translation>Слова этого правила</translation>
        </message>
    </context>
    <context>
        <name>TimeBand</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Only trying: nothing of it counts.</source>
            <translation>Только проба: ничего не засчитывается.</translation>
        </message>
        <message>
            <source>The game stands further on.</source>
            <translation>Игра ушла дальше.</translation>
        </message>
        <message>
            <source>Only trying: nothing of it counts. What lies hidden is drawn anew.</source>
            <translation>Только проба: ничего не засчитывается. Скрытое определяется заново.</translation>
        </message>
        <message>
            <source>Round %1 · %2, turn %3</source>
            <comment>A name, and which of that person's turns in the round</comment>
            <translation>Раунд %1 · %2, ход %3</translation>
        </message>
        <message>
            <source>Round %1 · end of the round</source>
            <translation>Раунд %1 · конец раунда</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Раунд %1</translation>
        </message>
        <message>
            <source>points</source>
            <translation>победные очки</translation>
        </message>
        <message>
            <source>coins</source>
            <translation>монеты</translation>
        </message>
        <message>
            <source>rats</source>
            <translation>крысы</translation>
        </message>
        <message>
            <source>wood</source>
            <translation>древесина</translation>
        </message>
        <message>
            <source>fire</source>
            <translation>огонь</translation>
        </message>
        <message>
            <source>popularity</source>
            <translation>популярность</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <comment>What, and how many more or fewer: rats +2</comment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>What the try led to</source>
            <translation>Что дала проба</translation>
        </message>
        <message>
            <source>To the end of the try</source>
            <translation>К концу пробы</translation>
        </message>
        <message>
            <source>Back to now</source>
            <translation>К текущему ходу</translation>
        </message>
        <message>
            <source>Back to the game</source>
            <translation>Вернуться к игре</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>Only looking: the game stays as it is.</source>
            <translation>Только просмотр: игра остаётся как есть.</translation>
        </message>
    </context>
    <context>
        <name>TimeSlider</name>
        <message>
            <source>Course of the game</source>
            <translation>Ход игры</translation>
        </message>
        <message>
            <source>The game as it stands now</source>
            <translation>Игра на данный момент</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Leave the table</source>
            <translation>Уйти из-за стола</translation>
        </message>
        <message>
            <source>Close the log</source>
            <translation>Закрыть журнал</translation>
        </message>
        <message>
            <source>Open the log</source>
            <translation>Открыть журнал</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Подсказка</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Назад</translation>
        </message>
        <message>
            <source>Daylight</source>
            <translation>Дневной свет</translation>
        </message>
        <message>
            <source>Candle light</source>
            <translation>Свет свечи</translation>
        </message>
        <message>
            <source>Language: %1</source>
            <translation>Язык: %1</translation>
        </message>
        <message>
            <source>Close the course of the game</source>
            <translation>Закрыть ход игры</translation>
        </message>
        <message>
            <source>Course of the game</source>
            <translation>Ход игры</translation>
        </message>
    </context>
    <context>
        <name>TownSupply</name>
        <message>
            <source>Plague cubes in the supply</source>
            <translation>Кубики чумы в запасе</translation>
        </message>
        <message>
            <source>New hexes in the pile</source>
            <translation>Новые гексы в стопке</translation>
        </message>
        <message>
            <source>Ships still to come</source>
            <translation>Корабли, которые ещё придут</translation>
        </message>
    </context>
    <context>
        <name>TurnSteps</name>
        <message>
            <source>Choose a hex</source>
            <translation>Выбор гекса</translation>
        </message>
        <message>
            <source>Rescue</source>
            <translation>Спасение</translation>
        </message>
        <message>
            <source>Fight the plague</source>
            <translation>Борьба с чумой</translation>
        </message>
        <message>
            <source>Act</source>
            <translation>Действие</translation>
        </message>
        <message>
            <source>Step %1 of 4: %2</source>
            <translation>Этап %1 из 4: %2</translation>
        </message>
    </context>
    <context>
        <name>UndoTools</name>
        <message>
            <source>Undo</source>
            <translation>Отменить</translation>
        </message>
        <message>
            <source>Undo is not possible: %1</source>
            <translation>Отменить нельзя: %1</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Повторить</translation>
        </message>
        <message>
            <source>Shift+U</source>
            <translation>Shift+U</translation>
        </message>
    </context>
    <context>
        <name>VariantsMenu</name>
        <message>
            <source>What do you mean?</source>
            <translation>Что вы хотите сделать?</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Отмена</translation>
        </message>
    </context>
    <context>
        <name>Voice</name>
        <message>
            <source>%1: %2</source>
            <comment>whose turn it is, what is asked</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Taken back. %1</source>
            <comment>what is asked now</comment>
            <translation>Отменено. %1</translation>
        </message>
    </context>
    <context>
        <name>WheelPanel</name>
        <message>
            <source>Population wheel</source>
            <translation>Колесо населения</translation>
        </message>
        <message>
            <source>Wheel</source>
            <translation>Колесо</translation>
        </message>
        <message>
            <source>Plague comes to the rat that runs left</source>
            <translation>Чума приходит к крысе, смотрящей влево</translation>
        </message>
        <message>
            <source>Plague comes to the rat that runs right</source>
            <translation>Чума приходит к крысе, смотрящей вправо</translation>
        </message>
        <message>
            <source>Plague comes to the standing rat</source>
            <translation>Чума приходит к стоящей крысе</translation>
        </message>
        <message>
            <source>white fields</source>
            <translation>белые районы</translation>
        </message>
        <message>
            <source>orange fields</source>
            <translation>оранжевые районы</translation>
        </message>
        <message>
            <source>turquoise fields</source>
            <translation>бирюзовые районы</translation>
        </message>
        <message>
            <source>red fields</source>
            <translation>красные районы</translation>
        </message>
        <message>
            <source>Nuns: %1</source>
            <translation>Монахини: %1</translation>
        </message>
        <message>
            <source>Craftsmen: %1</source>
            <translation>Ремесленники: %1</translation>
        </message>
        <message>
            <source>Aristocrats: %1</source>
            <translation>Аристократы: %1</translation>
        </message>
    </context>
    <context>
        <name>WhoseSettings</name>
        <message>
            <source>A person needs a name.</source>
            <translation>Человеку нужно имя.</translation>
        </message>
        <message>
            <source>Somebody has this name already.</source>
            <translation>Это имя уже занято.</translation>
        </message>
        <message>
            <source>This name cannot be kept now.</source>
            <translation>Сейчас это имя не удаётся сохранить.</translation>
        </message>
        <message>
            <source>Whose settings</source>
            <translation>Чьи настройки</translation>
        </message>
        <message>
            <source>The household</source>
            <translation>Общие</translation>
        </message>
        <message>
            <source>They hold for everybody who has not decided otherwise. Whoever gives a name at a table is known from then on.</source>
            <translation>Действуют для всех, у кого нет своего выбора. Кто назовёт за столом своё имя, появится в этом списке.</translation>
        </message>
        <message>
            <source>What is not decided here is as the household has it.</source>
            <translation>Что здесь не выбрано, берётся из общих настроек.</translation>
        </message>
        <message>
            <source>Name of this person</source>
            <translation>Имя этого человека</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Переименовать</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Удалить</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <translation>Удалить «%1»</translation>
        </message>
        <message>
            <source>Name of the new person</source>
            <translation>Имя нового человека</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Имя</translation>
        </message>
        <message>
            <source>Add</source>
            <translation>Добавить</translation>
        </message>
        <message>
            <source>Add a person</source>
            <translation>Добавить человека</translation>
        </message>
        <message>
            <source>This screen is</source>
            <translation>Чей это экран</translation>
        </message>
        <message>
            <source>for everybody</source>
            <extracomment>This screen is ...</extracomment>
            <translation>общий</translation>
        </message>
        <message>
            <source>Light, text and layout follow the person who plays alone, or else the one whose screen it is. At a table of several nothing moves when the turn passes: only the language, what is explained and the question before a turn ends follow whoever has to act, and the motion is the calmest that somebody there has chosen.</source>
            <translation>Освещение, текст и раскладка – как у того, кто играет в одиночку, а иначе – как у того, чей это экран. Когда за столом несколько человек, при передаче хода ничего не сдвигается: меняются лишь язык, объяснения и вопрос перед концом хода – по выбору того, кому действовать, – а анимация остаётся самой спокойной из выбранных за этим столом.</translation>
        </message>
    </context>
    <context>
        <name>magister::FileChooser</name>
        <message>
            <source>Save as PDF</source>
            <translation>Сохранить в PDF</translation>
        </message>
        <message>
            <source>PDF files (*.pdf)</source>
            <translation>Файлы PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Copy the game to</source>
            <translation>Куда скопировать игру</translation>
        </message>
        <message>
            <source>Saved games (*.game)</source>
            <translation>Сохранённые игры (*.game)</translation>
        </message>
        <message>
            <source>Bring in a saved game</source>
            <translation>Загрузить сохранённую игру</translation>
        </message>
        <message>
            <source>Saved games (*.game);;All files (*)</source>
            <translation>Сохранённые игры (*.game);;Все файлы (*)</translation>
        </message>
    </context>
</TS>
