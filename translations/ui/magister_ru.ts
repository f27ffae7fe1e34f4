<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en_GB">
    <context>
        <name>PageRule</name>
        <message>
            <source>Compare the editions</source>
            <translation>Сравнить издания</translation>
        </message>
    </context>
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
            <source>A teaching aid for people who own the games. It explains the rules in its own words and replaces neither the game nor its rulebook.</source>
            <translation>Учебное пособие для тех, у кого есть сами игры. Оно излагает правила своими словами и не заменяет ни игру, ни книгу правил.</translation>
        </message>
        <message>
            <source>The games</source>
            <translation>Игры</translation>
        </message>
        <message>
            <source>All pictures are our own. Where we could not find out the value of a component, we chose one and marked it; compare it with your copy.</source>
            <translation>Все рисунки — наши собственные. Если значение какого-то элемента узнать не удалось, мы дали своё и пометили его; сверьтесь со своей коробкой.</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Лицензии</translation>
        </message>
        <message>
            <source>The program is free software under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
            <translation>Это свободная программа на условиях GNU General Public License версии 3 или более поздней. Она предоставляется без каких-либо гарантий.</translation>
        </message>
        <message>
            <source>Fonts: Vollkorn by Friedrich Althausen (SIL Open Font License 1.1); PT Sans and PT Serif by ParaType (ParaType Free Font Licence). They are loaded from your system; if they are missing, DejaVu is used instead.</source>
            <translation>Шрифты: Vollkorn, автор — Фридрих Альтхаузен (SIL Open Font License 1.1); PT Sans и PT Serif, ParaType (ParaType Free Font Licence). Они берутся из вашей системы; если их нет, их заменяет DejaVu.</translation>
        </message>
        <message>
            <source>Built with Qt, which is used under the GNU Lesser General Public License, version 3.</source>
            <translation>Программа создана с помощью Qt, которая используется на условиях GNU Lesser General Public License версии 3.</translation>
        </message>
        <message>
            <source>Magister Ludi is not affiliated with or endorsed by the designers or publishers of any game. The names of the games are used only to say which game is taught.</source>
            <translation>Magister Ludi не связан ни с авторами, ни с издателями каких-либо игр и не одобрен ими. Названия игр служат лишь для того, чтобы указать, какой игре программа учит.</translation>
        </message>
        <message>
            <source>The drawings and sounds are licensed under Creative Commons Attribution-ShareAlike 4.0.</source>
            <translation>Рисунки и звуки доступны по лицензии Creative Commons «С указанием авторства — На тех же условиях» 4.0.</translation>
        </message>
    </context>
    <context>
        <name>Advice</name>
        <message>
            <source>No district repopulated.</source>
            <translation>Нет заселённых районов.</translation>
        </message>
        <message>
            <source>Book actions that lapsed without being used: {n}.</source>
            <translation>Пропавшие действия рейтингов: {n}.</translation>
        </message>
        <message>
            <source>Citizens lost for lack of room: {n}.</source>
            <translation>Горожане, потерянные из-за нехватки места: {n}.</translation>
        </message>
        <message>
            <source>{n:rat:nom} at the end of the game: {points} points.</source>
            <translation>{n:rat:nom} в конце игры, победные очки: {points}.</translation>
        </message>
        <message>
            <source>Scroll track never advanced: {track}. Its last step would have been worth {n:point:acc} more.</source>
            <translation>Маркер на счётчике свитка не двигался: {track}. Последний шаг принёс бы ещё {n:point:acc}.</translation>
        </message>
        <message>
            <source>No district repopulated; another player scored {n:point:acc} for districts.</source>
            <translation>Нет заселённых районов; у другого игрока за них {n:point:nom}.</translation>
        </message>
    </context>
    <context>
        <name>AskedGames</name>
        <message>
            <source>Ten questions about:</source>
            <translation>Десять вопросов по игре:</translation>
        </message>
    </context>
    <context>
        <name>BesideCard</name>
        <message>
            <source>The same step for %1</source>
            <translation>Тот же шаг, читает: %1</translation>
        </message>
    </context>
    <context>
        <name>BetweenHomes</name>
        <message>
            <source>Between homes</source>
            <translation>Между домами</translation>
        </message>
        <message>
            <source>Guests who live elsewhere come in through an MQTT broker with TLS. Moves wait there for whoever is away; they are encrypted, so that nobody else can read them.</source>
            <translation>Те, кто живёт в другом доме, присоединяются через брокер MQTT с TLS. Ходы ждут там тех, кого сейчас нет на связи; они зашифрованы, и никто другой их не прочтёт.</translation>
        </message>
        <message>
            <source>Address of the broker</source>
            <translation>Адрес брокера</translation>
        </message>
        <message>
            <source>For example: broker.example.org</source>
            <translation>Например: broker.example.org</translation>
        </message>
        <message>
            <source>This is no address of a broker. Type its name, with a colon and the port if it is not 8883.</source>
            <translation>Это не адрес брокера. Введите его имя, а если порт не 8883, то ещё двоеточие и порт.</translation>
        </message>
        <message>
            <source>Invitation: %1</source>
            <translation>Приглашение: %1</translation>
        </message>
        <message>
            <source>Open to other homes</source>
            <translation>Открыть для других домов</translation>
        </message>
        <message>
            <source>Copy the invitation</source>
            <translation>Скопировать приглашение</translation>
        </message>
        <message>
            <source>Disconnect from the broker</source>
            <translation>Отключиться от брокера</translation>
        </message>
        <message>
            <source>The invitation has been copied.</source>
            <translation>Приглашение скопировано.</translation>
        </message>
        <message>
            <source>Guests need a user and password at the same broker; send them another way than the invitation.</source>
            <translation>Для того же брокера нужны ещё имя пользователя и пароль; передайте их не тем путём, что приглашение.</translation>
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
        <name>BoxRow</name>
        <message>
            <source>Game</source>
            <translation>Игра</translation>
        </message>
    </context>
    <context>
        <name>BrokerLogin</name>
        <message>
            <source>User at the broker</source>
            <translation>Имя пользователя у брокера</translation>
        </message>
        <message>
            <source>Password at the broker</source>
            <translation>Пароль у брокера</translation>
        </message>
        <message>
            <source>If empty: the same as last time</source>
            <translation>Пустое поле: как в прошлый раз</translation>
        </message>
        <message>
            <source>The certificates of this system vouch for the broker.</source>
            <translation>За брокер ручаются сертификаты этой системы.</translation>
        </message>
        <message>
            <source>These certificates vouch for the broker: %1</source>
            <comment>path of a file</comment>
            <translation>За брокер ручаются сертификаты из файла: %1</translation>
        </message>
        <message>
            <source>Choose a file of certificates…</source>
            <translation>Выбрать файл с сертификатами…</translation>
        </message>
        <message>
            <source>Use those of the system</source>
            <translation>Использовать сертификаты системы</translation>
        </message>
    </context>
    <context>
        <name>Btn</name>
        <message>
            <source>%1 (%2)</source>
            <comment>name of a button, its key</comment>
            <translation>%1 (%2)</translation>
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
            <source>Use hex action</source>
            <translation>Действие гекса</translation>
        </message>
        <message>
            <source>Repopulate</source>
            <translation>Заселить</translation>
        </message>
        <message>
            <source>Recall a lieutenant</source>
            <translation>Отозвать помощника</translation>
        </message>
        <message>
            <source>Pay</source>
            <translation>Заплатить</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Дальше</translation>
        </message>
        <message>
            <source>Refresh hut upgrades</source>
            <translation>Обновить улучшения домиков</translation>
        </message>
        <message>
            <source>Refresh workshops</source>
            <translation>Обновить мастерские</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Сбросить</translation>
        </message>
        <message>
            <source>Stay in the hut</source>
            <translation>Оставить в домике</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Отказаться</translation>
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
            <source>%1 of 3 used</source>
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
            <source>The arrow keys move the card, and Home puts it back.</source>
            <translation>Стрелки перемещают карточку, Home возвращает её на место.</translation>
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
            <source>{n:coin} (you have {owned})</source>
            <translation>{n:coin}, у вас {owned}</translation>
        </message>
        <message>
            <source>{To:acc}: send the lieutenant lying in town ({from:nom})</source>
            <translation>Отправить лежащего помощника ({from:nom} → {to:nom})</translation>
        </message>
        <message>
            <source>{To:acc}: send a lieutenant from your estate</source>
            <translation>Отправить помощника из поместья ({to:nom})</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} on the square ({effect})</source>
            <translation>Перевести {citizen:acc} на квадрат ({effect})</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} in hut {n}</source>
            <translation>Перевести {citizen:acc} в домик {n}</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} in workshop {n}</source>
            <translation>Перевести {citizen:acc} в мастерскую {n}</translation>
        </message>
        <message>
            <source>Discard the {citizen:acc}</source>
            <translation>Сбросить {citizen:acc} в общий запас</translation>
        </message>
        <message>
            <source>Upgrade the {citizen:nom} in hut {n}</source>
            <translation>Улучшить {citizen:acc} в домике {n}</translation>
        </message>
        <message>
            <source>Upgrade the {citizen:nom} in workshop {n}</source>
            <translation>Улучшить {citizen:acc} в мастерской {n}</translation>
        </message>
        <message>
            <source>Move the {citizen:nom} on the square ({effect}) back to town</source>
            <translation>Вернуть в город {citizen:acc} с квадрата ({effect})</translation>
        </message>
        <message>
            <source>Move the {citizen:nom} in hut {n} back to town</source>
            <translation>Вернуть в город {citizen:acc} из домика {n}</translation>
        </message>
        <message>
            <source>Move the {citizen:nom} in workshop {n} back to town</source>
            <translation>Вернуть в город {citizen:acc} из мастерской {n}</translation>
        </message>
        <message>
            <source>Activate the {citizen:nom} on the square ({effect})</source>
            <translation>Активировать {citizen:acc} на квадрате ({effect})</translation>
        </message>
        <message>
            <source>Upgrade the {citizen:nom} on the square ({effect})</source>
            <translation>Улучшить {citizen:acc} на квадрате ({effect})</translation>
        </message>
        <message>
            <source>{Dock:nom}: the ship with {goods:acc}</source>
            <translation>{Dock:nom}: корабль с {goods:ins}</translation>
        </message>
        <message>
            <source>Recall the lieutenant lying in town ({place:nom})</source>
            <translation>Отозвать лежащего помощника ({place:nom})</translation>
        </message>
        <message>
            <source>Recall a lieutenant in your estate</source>
            <translation>Отозвать помощника, который стоит в поместье</translation>
        </message>
        <message>
            <source>Burn one cube here and one on a neighbouring hex ({place:nom})</source>
            <translation>Снять один кубик здесь и один на соседнем гексе ({place:nom})</translation>
        </message>
        <message>
            <source>Burn two cubes here</source>
            <translation>Снять два кубика здесь</translation>
        </message>
        <message>
            <source>Burn one cube here</source>
            <translation>Снять один кубик здесь</translation>
        </message>
        <message>
            <source>End the fight</source>
            <translation>Закончить борьбу</translation>
        </message>
        <message>
            <source>Burn the ship’s cube</source>
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
            <source>Buy a step to space {space} of the {book:gen}</source>
            <translation>Купить повышение до деления {space} {book:gen}</translation>
        </message>
        <message>
            <source>Use the action on space {space} of the {book:gen}: {effect}</source>
            <translation>Выполнить действие деления {space} {book:gen}: {effect}</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>Закончить ход</translation>
        </message>
        <message>
            <source>Move the {citizen:acc} from the square ({effect}) into workshop {n}</source>
            <translation>Переселить {citizen:acc} с квадрата ({effect}) в мастерскую {n}</translation>
        </message>
        <message>
            <source>Pay for the action</source>
            <translation>Заплатить за действие</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Отказаться</translation>
        </message>
        <message>
            <source>Advance to space {space} of the {book:gen}</source>
            <translation>Перейти на деление {space} {book:gen}</translation>
        </message>
        <message>
            <source>Advance one step on the scroll board ({track})</source>
            <translation>Поднять маркер на 1 деление ({track})</translation>
        </message>
        <message>
            <source>Upgrade the {overseer:acc}</source>
            <translation>Улучшить {overseer:acc}</translation>
        </message>
        <message>
            <source>{Place:nom}: {effect}</source>
            <translation>{Place:nom}: {effect}</translation>
        </message>
        <message>
            <source>Take a hut upgrade with this reward: {effect}</source>
            <translation>Взять улучшение домика, которое даёт: {effect}</translation>
        </message>
        <message>
            <source>Take a workshop ({citizen:nom}) with this reward: {effect}</source>
            <translation>Взять мастерскую для {citizen:gen}, которая даёт: {effect}</translation>
        </message>
        <message>
            <source>Take a cart worth {n:point}</source>
            <translation>Взять повозку, которая приносит {n:point:acc}</translation>
        </message>
        <message>
            <source>Refresh the hut upgrades on offer</source>
            <translation>Обновить открытые улучшения домиков</translation>
        </message>
        <message>
            <source>Refresh the workshops on offer</source>
            <translation>Обновить открытые мастерские</translation>
        </message>
        <message>
            <source>Place the upgrade on hut {n}</source>
            <translation>Положить улучшение на домик {n}</translation>
        </message>
        <message>
            <source>Give up the lieutenant lying in town ({place:nom})</source>
            <translation>Отдать лежащего помощника ({place:nom})</translation>
        </message>
        <message>
            <source>Give up a lieutenant in your estate</source>
            <translation>Отдать помощника из поместья</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Дальше</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} and skip a space</source>
            <translation>Продвинуть {overseer:acc} через одну ячейку</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} one space</source>
            <translation>Продвинуть {overseer:acc} на 1 ячейку</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the left branch</source>
            <translation>Продвинуть {overseer:acc} на левую ветку</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the left branch and skip a space</source>
            <translation>Продвинуть {overseer:acc} на левую ветку через одну ячейку</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the upper branch</source>
            <translation>Продвинуть {overseer:acc} на верхнюю ветку</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the upper branch and skip a space</source>
            <translation>Продвинуть {overseer:acc} на верхнюю ветку через одну ячейку</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the right branch</source>
            <translation>Продвинуть {overseer:acc} на правую ветку</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the right branch and skip a space</source>
            <translation>Продвинуть {overseer:acc} на правую ветку через одну ячейку</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the lower branch</source>
            <translation>Продвинуть {overseer:acc} на нижнюю ветку</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the lower branch and skip a space</source>
            <translation>Продвинуть {overseer:acc} на нижнюю ветку через одну ячейку</translation>
        </message>
        <message>
            <source>{text} – {cost}</source>
            <translation>{text} — {cost}</translation>
        </message>
        <message>
            <source>Burn two cubes here and one on a neighbouring hex ({place:nom})</source>
            <translation>Снять два кубика здесь и один на соседнем гексе ({place:nom})</translation>
        </message>
        <message>
            <source>Burn one cube here for a fire token and a big fire token</source>
            <translation>Снять один кубик здесь за жетон огня и жетон мощного огня</translation>
        </message>
        <message>
            <source>Move the {citizen:acc} from the square ({from}) to the square ({to})</source>
            <translation>Перевести {citizen:acc} с квадрата ({from}) на квадрат ({to})</translation>
        </message>
        <message>
            <source>Set the turn order by this book: {book:nom}</source>
            <translation>Определить порядок хода по рейтингу ({book:nom})</translation>
        </message>
        <message>
            <source>Leave the {citizen:acc} in hut {n}</source>
            <translation>Оставить {citizen:acc} в домике {n}</translation>
        </message>
        <message>
            <source>Move the {citizen:acc} from hut {hut} to the square ({effect})</source>
            <translation>Перевести {citizen:acc} из домика {hut} на квадрат ({effect})</translation>
        </message>
        <message>
            <source>Move the {citizen:acc} from hut {hut} into workshop {n}</source>
            <translation>Перевести {citizen:acc} из домика {hut} в мастерскую {n}</translation>
        </message>
        <message>
            <source>Discard the {citizen:acc} from hut {hut}</source>
            <translation>Сбросить {citizen:acc} из домика {hut} в общий запас</translation>
        </message>
        <message>
            <source>{Citizen:nom} to the square ({effect})</source>
            <translation>{Citizen:nom} — на квадрат ({effect})</translation>
        </message>
        <message>
            <source>{Citizen:nom}: workshop {n}</source>
            <translation>{Citizen:nom} — в мастерскую {n}</translation>
        </message>
        <message>
            <source>{Book:nom}: advance to space {space}</source>
            <translation>{Book:nom}: на деление {space}</translation>
        </message>
        <message>
            <source>Upgrade: {overseer:nom}</source>
            <translation>Улучшить: {overseer:nom}</translation>
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
            <source>{Overseer:nom}: skip a space</source>
            <translation>{Overseer:nom}: через одну ячейку</translation>
        </message>
        <message>
            <source>{Overseer:nom}: advance one space</source>
            <translation>{Overseer:nom}: на 1 ячейку вперёд</translation>
        </message>
        <message>
            <source>{Citizen:nom}: stay in hut {n}</source>
            <translation>{Citizen:nom} — остаться в домике {n}</translation>
        </message>
    </context>
    <context>
        <name>ContinueStrip</name>
        <message>
            <source>Step %1 of %2</source>
            <translation>Шаг %1 из %2</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Продолжить</translation>
        </message>
        <message>
            <source>%1: unfinished lesson</source>
            <translation>%1: незаконченный урок</translation>
        </message>
    </context>
    <context>
        <name>DeviceSeat</name>
        <message>
            <source>Free this seat</source>
            <translation>Освободить это место</translation>
        </message>
        <message>
            <source>Play on another device</source>
            <translation>Играть на другом устройстве</translation>
        </message>
        <message>
            <source>Play on this screen</source>
            <translation>Играть на этом экране</translation>
        </message>
    </context>
    <context>
        <name>DeviceWords</name>
        <message>
            <source>On this screen</source>
            <translation>На этом экране</translation>
        </message>
        <message>
            <source>On another device</source>
            <translation>На другом устройстве</translation>
        </message>
        <message>
            <source>Device disconnected</source>
            <translation>Устройство без связи</translation>
        </message>
        <message>
            <source>Free for others</source>
            <translation>Свободно для других</translation>
        </message>
        <message>
            <source>On this device</source>
            <translation>На этом устройстве</translation>
        </message>
        <message>
            <source>Taken</source>
            <translation>Занято</translation>
        </message>
        <message>
            <source>Taken; device disconnected</source>
            <translation>Занято; устройство без связи</translation>
        </message>
        <message>
            <source>Free</source>
            <translation>Свободно</translation>
        </message>
        <message>
            <source>Connected: %1</source>
            <comment>name of a player</comment>
            <translation>На связи: %1</translation>
        </message>
        <message>
            <source>Disconnected: %1</source>
            <comment>name of a player</comment>
            <translation>Нет связи: %1</translation>
        </message>
        <message>
            <source>Seat free: %1</source>
            <comment>name of a player</comment>
            <translation>Свободное место: %1</translation>
        </message>
        <message>
            <source>On this screen: %1</source>
            <comment>name of a player</comment>
            <translation>На этом экране: %1</translation>
        </message>
        <message>
            <source>The part of the program that connects devices is missing. Install Magister Ludi again, completely.</source>
            <translation>Не хватает части программы, которая связывает устройства. Установите Magister Ludi заново, целиком.</translation>
        </message>
        <message>
            <source>This device is in no network. Connect it to the network of the others: then a new code appears here.</source>
            <translation>Это устройство не подключено к сети. Подключите его к той же сети, что и остальные: тогда здесь появится новый код.</translation>
        </message>
        <message>
            <source>A newer version of Magister Ludi has saved which devices play at this table. Update the program to invite others.</source>
            <translation>Более новая версия Magister Ludi сохранила, какие устройства играют за этим столом. Обновите программу, чтобы приглашать других.</translation>
        </message>
        <message>
            <source>This table cannot be played on several devices. Start a new game to invite others.</source>
            <translation>За этим столом нельзя играть на нескольких устройствах. Начните новую игру, чтобы пригласить других.</translation>
        </message>
        <message>
            <source>This device cannot accept connections. Close other programs that may be in the way, then try again.</source>
            <translation>Это устройство не может принимать соединения. Закройте другие программы, которые могут этому мешать, и попробуйте ещё раз.</translation>
        </message>
        <message>
            <source>This device could not write to its disk that another device has lost its seat. Check the disk; until that is written, the other device can come back to the seat once the table is opened again.</source>
            <translation>На диск этого устройства не удалось записать, что другое устройство лишилось места. Проверьте диск; пока запись не удастся, другое устройство может вернуться на это место, когда стол откроют снова.</translation>
        </message>
        <message>
            <source>This device cannot write to its disk, so moves from other homes are not read. Check the disk; until then the moves wait at the broker.</source>
            <translation>Это устройство не может записывать на диск, поэтому ходы из других домов не читаются. Проверьте диск; до тех пор ходы ждут у брокера.</translation>
        </message>
        <message>
            <source>Nobody answers at this address. Check that both devices are in the same network and that the host is still inviting, then try again.</source>
            <translation>По этому адресу никто не отвечает. Проверьте, что оба устройства в одной сети и что стол всё ещё открыт, и попробуйте ещё раз.</translation>
        </message>
        <message>
            <source>A different device answers at this address, not the one that gave out the code. Nothing was sent to it. Ask the host for a new code.</source>
            <translation>По этому адресу отвечает не то устройство, от которого получен код. Ему ничего не отправлено. Попросите новый код там, где открыт стол.</translation>
        </message>
        <message>
            <source>This table is not open any more. Ask the host for the code that is shown now.</source>
            <translation>Этот стол больше не открыт. Попросите код, который показан сейчас.</translation>
        </message>
        <message>
            <source>The host runs another version of Magister Ludi. Install the same version on both devices.</source>
            <translation>На другом устройстве работает другая версия Magister Ludi. Установите на обоих устройствах одну и ту же версию.</translation>
        </message>
        <message>
            <source>This device does not have the game, or has it with other values. Install the same version of Magister Ludi on both devices.</source>
            <translation>На этом устройстве нет этой игры, или значения в ней другие. Установите на обоих устройствах одну и ту же версию Magister Ludi.</translation>
        </message>
        <message>
            <source>This seat is taken by now. Choose another one, or look on.</source>
            <translation>Это место уже занято. Выберите другое или просто смотрите.</translation>
        </message>
        <message>
            <source>Your seat is now played on another device. If that is not intended, ask the host to free the seat and sit down again.</source>
            <translation>За ваше место теперь играют на другом устройстве. Если так быть не должно, попросите освободить место там, где открыт стол, и займите его снова.</translation>
        </message>
        <message>
            <source>The host does not accept this device at your seat any more. Ask the host to free the seat, then sit down again.</source>
            <translation>Стол больше не принимает это устройство на вашем месте. Попросите освободить место там, где открыт стол, и займите его снова.</translation>
        </message>
        <message>
            <source>There were too many wrong attempts from this network. Wait a minute, then try again.</source>
            <translation>Из этой сети было слишком много неверных попыток. Подождите минуту и попробуйте ещё раз.</translation>
        </message>
        <message>
            <source>The host could not save the move, so nothing has happened. Check the disk of the host, then make the move again.</source>
            <translation>Ход не удалось сохранить там, где открыт стол, поэтому ничего не произошло. Проверьте диск того устройства и сделайте ход ещё раз.</translation>
        </message>
        <message>
            <source>Too many devices are connected to the host. Wait a moment, then try again.</source>
            <translation>К столу подключено слишком много устройств. Подождите немного и попробуйте ещё раз.</translation>
        </message>
        <message>
            <source>The host sent something that cannot be understood. Try again; if it happens again, install the same version of Magister Ludi on both devices.</source>
            <translation>С другого устройства пришло то, что нельзя понять. Попробуйте ещё раз; если это повторится, установите на обоих устройствах одну и ту же версию Magister Ludi.</translation>
        </message>
        <message>
            <source>The code is not complete yet.</source>
            <translation>Код введён ещё не полностью.</translation>
        </message>
        <message>
            <source>This is only the end of an invitation. Paste all of it, from mqtts:// on.</source>
            <translation>Это только конец приглашения. Вставьте его целиком, начиная с mqtts://.</translation>
        </message>
        <message>
            <source>A letter of the code is wrong or missing. Compare it with the other screen.</source>
            <translation>В коде неверный знак, или знака не хватает. Сравните код с другим экраном.</translation>
        </message>
        <message>
            <source>No table with this short code was found on this network. Check that the host is still inviting and shows this code now, or type its whole code.</source>
            <translation>В этой сети нет стола с этим коротким кодом. Проверьте, что стол всё ещё открыт и показывает именно этот код, или введите полный код.</translation>
        </message>
        <message>
            <source>Connecting to the broker…</source>
            <translation>Подключение к брокеру…</translation>
        </message>
        <message>
            <source>Connected to the broker.</source>
            <translation>Связь с брокером есть.</translation>
        </message>
        <message>
            <source>No connection to the broker; it is tried again.</source>
            <translation>Связи с брокером нет; попытка повторяется.</translation>
        </message>
        <message>
            <source>The broker does not let this device in. Check its address, the user and the password.</source>
            <translation>Брокер не пускает это устройство. Проверьте его адрес, имя пользователя и пароль.</translation>
        </message>
        <message>
            <source>The broker does not answer, or the host has never been there. Check the connection to the internet and the invitation, then try again.</source>
            <translation>Брокер не отвечает, или этот стол никогда не был через него открыт. Проверьте подключение к интернету и приглашение и попробуйте ещё раз.</translation>
        </message>
        <message>
            <source>The broker does not let this device in. Check the user and the password, then connect again.</source>
            <translation>Брокер не пускает это устройство. Проверьте имя пользователя и пароль и подключитесь ещё раз.</translation>
        </message>
        <message>
            <source>The host is there, but has not opened this table now. Ask for it to be opened, then try again.</source>
            <translation>Устройство со столом на связи, но этот стол сейчас не открыт. Попросите открыть его и повторите попытку.</translation>
        </message>
        <message>
            <source>The file of certificates cannot be read. Choose another one, or use the certificates of this system.</source>
            <translation>Файл с сертификатами не удаётся прочитать. Выберите другой файл или используйте сертификаты этой системы.</translation>
        </message>
        <message>
            <source>The file that was chosen holds no certificate. Choose another one, or use the certificates of this system.</source>
            <translation>В выбранном файле нет ни одного сертификата. Выберите другой файл или используйте сертификаты этой системы.</translation>
        </message>
    </context>
        <context>
        <name>DrillCard</name>
        <message>
            <source>Question %1 of %2.</source>
            <translation>Вопрос %1 из %2.</translation>
        </message>
        <message>
            <source>Right.</source>
            <translation>Верно.</translation>
        </message>
        <message>
            <source>Not quite. The answer is: %1.</source>
            <translation>Не совсем. Правильный ответ: %1.</translation>
        </message>
        <message>
            <source>Not quite.</source>
            <translation>Не совсем.</translation>
        </message>
        <message>
            <source>Make the move on the board.</source>
            <translation>Сделайте этот ход на поле.</translation>
        </message>
        <message>
            <source>To the board</source>
            <translation>К полю</translation>
        </message>
        <message>
            <source>Next question</source>
            <translation>Следующий вопрос</translation>
        </message>
        <message>
            <source>See the result</source>
            <translation>Посмотреть результат</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Проверить</translation>
        </message>
        <message>
            <source>Show the answer</source>
            <translation>Показать ответ</translation>
        </message>
        <message>
            <source>Marked on the board: %1.</source>
            <translation>На поле отмечено: %1.</translation>
        </message>
        <message>
            <source>Your answer: %1</source>
            <translation>Ваш ответ: %1</translation>
        </message>
        <message>
            <source>This is the answer.</source>
            <translation>Вот ответ.</translation>
        </message>
        <message>
            <source>This is the answer: %1.</source>
            <translation>Вот ответ: %1.</translation>
        </message>
        <message>
            <source>It counts as not known yet, and you will be asked again.</source>
            <translation>Это правило считается пока не выученным, и вопрос о нём вернётся.</translation>
        </message>
        <message>
            <source>The right order: %1.</source>
            <translation>Правильный порядок: %1.</translation>
        </message>
        <message>
            <source>The numbers show the right order.</source>
            <translation>Числа показывают правильный порядок.</translation>
        </message>
        <message>
            <source>Looking for a position…</source>
            <translation>Идёт поиск позиции…</translation>
        </message>
        <message>
            <source>No position was found for %1. Another question is asked instead.</source>
            <translation>Для правила %1 не нашлось позиции. Вместо него задан другой вопрос.</translation>
        </message>
        <message>
            <source>Wrong this time. The answer is: %1.</source>
            <translation>На этот раз неверно. Правильный ответ: %1.</translation>
        </message>
        <message>
            <source>Wrong this time.</source>
            <translation>На этот раз неверно.</translation>
        </message>
    </context>
        <context>
        <name>DrillOptions</name>
        <message>
            <source>Answers</source>
            <translation>Ответы</translation>
        </message>
        <message>
            <source>Right place: %1</source>
            <translation>Правильное место: %1</translation>
        </message>
        <message>
            <source>Your place: %1</source>
            <translation>Ваше место: %1</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>Верно</translation>
        </message>
        <message>
            <source>This is right as well</source>
            <translation>Это тоже верно</translation>
        </message>
        <message>
            <source>Not right</source>
            <translation>Неверно</translation>
        </message>
        <message>
            <source>Chosen</source>
            <translation>Выбрано</translation>
        </message>
        <message>
            <source>Key %1 or %2</source>
            <translation>Клавиша %1 или %2</translation>
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
            <source>Default ruling</source>
            <translation>Так играют по умолчанию</translation>
        </message>
    </context>
    <context>
        <name>EditMenuList</name>
        <message>
            <source>Cut</source>
            <translation>Вырезать</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Копировать</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Вставить</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Выделить всё</translation>
        </message>
    </context>
    <context>
        <name>Effect</name>
        <message>
            <source>{first} or {second}</source>
            <translation>{first} или {second}</translation>
        </message>
        <message>
            <source>advance the {overseer:nom} one space</source>
            <translation>{overseer:nom} — на 1 ячейку вперёд</translation>
        </message>
        <message>
            <source>advance any overseer one space</source>
            <translation>любой смотритель — на 1 ячейку вперёд</translation>
        </message>
        <message>
            <source>advance any overseer one space, or two by skipping one</source>
            <translation>любой смотритель — на 1 ячейку вперёд или через одну</translation>
        </message>
        <message>
            <source>upgrade {n:overseer:acc}</source>
            <translation>улучшение {n:overseer:gen}</translation>
        </message>
        <message>
            <source>upgrade an overseer, then advance it one space</source>
            <translation>улучшение смотрителя и его продвижение</translation>
        </message>
        <message>
            <source>{n:point}</source>
            <translation>{n:point}</translation>
        </message>
        <message>
            <source>advance one space on the {book:nom}</source>
            <translation>продвижение на 1 деление {book:gen}</translation>
        </message>
        <message>
            <source>advance one space on the city or church book</source>
            <translation>продвижение на 1 деление рейтинга в городе или у церкви</translation>
        </message>
        <message>
            <source>{n:step} on the scroll board</source>
            <translation>{n:step} на планшете свитка</translation>
        </message>
        <message>
            <source>Build</source>
            <translation>строительство</translation>
        </message>
        <message>
            <source>upgrade {n:citizen:acc}</source>
            <translation>улучшение {n:citizen:gen}</translation>
        </message>
        <message>
            <source>activate {n:citizen:acc}</source>
            <translation>активация {n:citizen:gen}</translation>
        </message>
        <message>
            <source>{n:lieutenant}</source>
            <translation>{n:lieutenant}</translation>
        </message>
        <message>
            <source>use the action of any hex in town</source>
            <translation>действие любого гекса города</translation>
        </message>
        <message>
            <source>pay {price} to get: {effect}</source>
            <translation>цена: {price}, награда: {effect}</translation>
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
            <source>View the table</source>
            <translation>Осмотреть стол</translation>
        </message>
        <message>
            <source>Replay the scoring</source>
            <translation>Повторить подсчёт</translation>
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
            <source>Play again</source>
            <translation>Ещё раз тем же составом</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Уйти из-за стола</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Новая игра</translation>
        </message>
    </context>
    <context>
        <name>EndCard</name>
        <message>
            <source>Lesson finished</source>
            <translation>Урок окончен</translation>
        </message>
        <message>
            <source>All lessons</source>
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
        <message>
            <source>Continue from here</source>
            <translation>Играть дальше отсюда</translation>
        </message>
        <message>
            <source>The lesson becomes a real game and is saved with your other games.</source>
            <translation>Урок становится настоящей игрой: она хранится среди сохранённых игр.</translation>
        </message>
        <message>
            <source>A new game with everything explained.</source>
            <translation>Новая игра со всеми пояснениями.</translation>
        </message>
        <message>
            <source>Next lesson: %1</source>
            <extracomment>title of a lesson</extracomment>
            <translation>Следующий урок: %1</translation>
        </message>
        <message>
            <source>A game of your own</source>
            <translation>Собственная партия</translation>
        </message>
        <message numerus="yes">
            <source>Go over %n rule(s) that went wrong</source>
            <translation>
                <numerusform>Повторить %n правило, в котором была ошибка</numerusform>
                <numerusform>Повторить %n правила, в которых были ошибки</numerusform>
                <numerusform>Повторить %n правил, в которых были ошибки</numerusform>
            </translation>
        </message>
        <message>
            <source>At most one minute.</source>
            <translation>Не больше минуты.</translation>
        </message>
        <message>
            <source>Ten questions</source>
            <translation>Десять вопросов</translation>
        </message>
        <message>
            <source>Questions about the rules of this lesson, over other positions.</source>
            <translation>Вопросы о правилах этого урока в других игровых позициях.</translation>
        </message>
    </context>
    <context>
        <name>EndSummary</name>
        <message>
            <source>Where the points came from</source>
            <translation>Откуда победные очки</translation>
        </message>
        <message>
            <source>How they built up</source>
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
        <message numerus="yes">
            <source>Practise %n rule(s) that refused a move</source>
            <translation>
                <numerusform>Потренировать %n правило, по которому был отклонён ход</numerusform>
                <numerusform>Потренировать %n правила, по которым были отклонены ходы</numerusform>
                <numerusform>Потренировать %n правил, по которым были отклонены ходы</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Ending</name>
        <message>
            <source>You reached the goal of {goal} points: a good result, {n} above the goal.</source>
            <translation>Цель ({goal}) достигнута: это хороший итог. Сверх цели: {n}.</translation>
        </message>
        <message>
            <source>You missed the goal of {goal} points by {n}.</source>
            <translation>До цели ({goal}) не хватило {n}.</translation>
        </message>
        <message>
            <source>Popularity book: you are on space {mine}, the opponent on space {theirs}. You are not behind, so you score {n:point:nom}.</source>
            <translation>Популярность: ваше деление {mine}, у соперника {theirs}. Вы не отстаёте, поэтому получаете {n:point:acc}.</translation>
        </message>
        <message>
            <source>Popularity book: you are on space {mine}, the opponent on space {theirs}. You are behind, so you score no points.</source>
            <translation>Популярность: ваше деление {mine}, у соперника {theirs}. Вы отстаёте, поэтому победных очков не получаете.</translation>
        </message>
        <message>
            <source>Tied on points: {names}. The number of repopulated districts breaks the tie: {districts}.</source>
            <translation>Поровну победных очков: {names}. Решает большее число заселённых районов: {districts}.</translation>
        </message>
        <message>
            <source>Tied on points and districts: {names}. The total value of the districts breaks the tie: {sum}.</source>
            <translation>Поровну победных очков и районов: {names}. Решает общая ценность районов: {sum}.</translation>
        </message>
        <message>
            <source>Tied on points and districts: {names}. The most valuable district breaks the tie: {best}.</source>
            <translation>Поровну победных очков и районов: {names}. Решает самый ценный район: {best}.</translation>
        </message>
        <message>
            <source>Tied on points, on districts and on their value: there is no further tie-break.</source>
            <translation>Равенство по победным очкам, районам и их ценности; других критериев нет.</translation>
        </message>
        <message>
            <source>Winning margin: {n:point:nom}, ahead of {names}.</source>
            <translation>Отрыв: {n:point:nom}. Следом: {names}.</translation>
        </message>
        <message>
            <source>Biggest difference: {source} ({gap}).</source>
            <translation>Наибольшая разница: {source} ({gap}).</translation>
        </message>
        <message>
            <source>Messina 1347</source>
            <translation>Мессина 1347</translation>
        </message>
    </context>
    <context>
        <name>Estate</name>
        <message>
            <source>Your estate</source>
            <translation>Ваше поместье</translation>
        </message>
        <message>
            <source>%1’s estate</source>
            <translation>Поместье: %1</translation>
        </message>
        <message>
            <source>Back to the current player’s estate</source>
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
        <message>
            <source>Whole estate</source>
            <translation>Всё поместье</translation>
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
        <message>
            <source>Repopulated districts: %1</source>
            <translation>Заселённые районы: %1</translation>
        </message>
    </context>
    <context>
        <name>Event</name>
        <message>
            <source>{who} recalls a lieutenant.</source>
            <translation>{who} отзывает помощника.</translation>
        </message>
        <message>
            <source>{who} gains a lieutenant.</source>
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
            <source>{who} takes one {citizen:nom} from the hex ({place:gen}) to hut {hut}, field I.</source>
            <translation>{who} уводит {citizen:acc} с гекса {place:nom} в домик {hut}, на квадрат I.</translation>
        </message>
        <message>
            <source>{who} takes one {citizen:nom} from the hex ({place:gen}) to its sector.</source>
            <translation>{who} уводит {citizen:acc} с гекса {place:nom} в сектор этого класса.</translation>
        </message>
        <message>
            <source>The plague claims {n:citizen:acc} ({place:nom}).</source>
            <translation>Чума забирает {n:citizen:acc} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} has no room: {n:citizen:nom} lost ({place:nom}).</source>
            <translation>{who} теряет {n:citizen:acc}: нет места ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} moves one {citizen:nom} into workshop {workshop}.</source>
            <translation>{who} переселяет {citizen:acc} в мастерскую {workshop}.</translation>
        </message>
        <message>
            <source>{who} moves one {citizen:nom} from quarantine to workshop {workshop}.</source>
            <translation>{who} переводит {citizen:acc} из карантина в мастерскую {workshop}.</translation>
        </message>
        <message>
            <source>{who} moves one {citizen:nom} from quarantine to its sector.</source>
            <translation>{who} переводит {citizen:acc} из карантина в сектор этого класса.</translation>
        </message>
        <message>
            <source>{who} has no room for one {citizen:nom} after quarantine.</source>
            <translation>{who} теряет {citizen:acc}: после карантина нет места.</translation>
        </message>
        <message>
            <source>{who} moves one {citizen:nom} back to town.</source>
            <translation>{who} возвращает {citizen:acc} в город.</translation>
        </message>
        <message>
            <source>{who}: the citizen in hut {hut} moves from field I to field II.</source>
            <translation>{who}: горожанин в домике {hut} переходит с квадрата I на квадрат II.</translation>
        </message>
        <message>
            <source>{who} upgrades one {citizen:nom}.</source>
            <translation>{who} улучшает {citizen:acc}.</translation>
        </message>
        <message>
            <source>{who} activates one {citizen:nom}.</source>
            <translation>{who} активирует {citizen:acc}.</translation>
        </message>
        <message>
            <source>{who}: the ship’s cube goes back to the supply.</source>
            <translation>{who} возвращает кубик с корабля в запас.</translation>
        </message>
        <message>
            <source>{who} burns a plague cube ({place:nom}).</source>
            <translation>{who} снимает кубик чумы ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} burns the ship’s cube ({place:nom}).</source>
            <translation>{who} снимает кубик с корабля ({place:nom}).</translation>
        </message>
        <message>
            <source>{Place:nom}: one more plague cube.</source>
            <translation>В городе появляется кубик чумы ({place:nom}).</translation>
        </message>
        <message>
            <source>There are too few plague cubes left, so none are placed.</source>
            <translation>Кубиков чумы не хватает: не кладут ни одного.</translation>
        </message>
        <message>
            <source>{who} moves to space {space} of the {book:nom}.</source>
            <translation>{who} переходит на деление {space} {book:gen}.</translation>
        </message>
        <message>
            <source>{who} earns the action on space {space} ({book:nom}).</source>
            <translation>{who} получает действие деления {space} {book:gen}.</translation>
        </message>
        <message>
            <source>{who} uses the action on space {space} ({book:nom}).</source>
            <translation>{who} выполняет действие деления {space} {book:gen}.</translation>
        </message>
        <message>
            <source>{who}: the action on space {space} lapses ({book:nom}).</source>
            <translation>{who} теряет действие деления {space} {book:gen}.</translation>
        </message>
        <message>
            <source>{who} advances scroll track {track} to step {step}.</source>
            <translation>{who} поднимает маркер счётчика {track} на планшете свитка до деления {step}.</translation>
        </message>
        <message>
            <source>{who} advances the {overseer:nom} to space {step} of its path.</source>
            <translation>{who} продвигает {overseer:acc} до ячейки {step} пути.</translation>
        </message>
        <message>
            <source>{who} upgrades the {overseer:nom}.</source>
            <translation>{who} улучшает {overseer:acc}.</translation>
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
            <source>{who} places the upgrade on hut {hut}.</source>
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
            <source>{who} refreshes the hut upgrades on offer.</source>
            <translation>{who} обновляет открытые улучшения домиков.</translation>
        </message>
        <message>
            <source>{who} refreshes the workshops on offer.</source>
            <translation>{who} обновляет открытые мастерские.</translation>
        </message>
        <message>
            <source>{who} takes a ship ({goods:nom}).</source>
            <translation>{who} берёт корабль с {goods:ins}.</translation>
        </message>
        <message>
            <source>{who} repopulates a district ({place:acc}).</source>
            <translation>{who} заселяет район ({place:nom}).</translation>
        </message>
        <message>
            <source>{who}: hut {n} produces.</source>
            <translation>{who}: производство в домике {n}.</translation>
        </message>
        <message>
            <source>{who}: workshop {n} produces.</source>
            <translation>{who}: производство в мастерской {n}.</translation>
        </message>
        <message>
            <source>Round {round} begins.</source>
            <translation>Начинается раунд {round}.</translation>
        </message>
        <message>
            <source>All lieutenants in town lie down.</source>
            <translation>Всех помощников в городе кладут.</translation>
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
            <source>The docking tiles are reshuffled.</source>
            <translation>Жетоны причалов перемешаны заново.</translation>
        </message>
        <message>
            <source>A ship brings {goods:acc} and a plague cube ({dock:nom}).</source>
            <translation>Корабль привозит {goods:acc} и кубик чумы ({dock:nom}).</translation>
        </message>
        <message>
            <source>A ship brings {goods:acc} but no plague cube ({dock:nom}).</source>
            <translation>Корабль привозит {goods:acc}, чумы на нём нет ({dock:nom}).</translation>
        </message>
        <message>
            <source>A new hex joins the town: {place:nom}.</source>
            <translation>К городу добавляют новый гекс ({place:nom}).</translation>
        </message>
        <message>
            <source>The era II workshops are now on offer.</source>
            <translation>Теперь в продаже мастерские II эпохи.</translation>
        </message>
        <message>
            <source>{Place:nom}: {n:citizen:nom} arrives.</source>
            <translation>В городе появляется {n:citizen:nom} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who}, {source}: {n:point:nom}.</source>
            <translation>{who}. {source}: {n:point:nom}.</translation>
        </message>
        <message>
            <source>{who}: the rats push the popularity disc back to space {space}.</source>
            <translation>{who} отходит из-за крыс на деление {space} рейтинга популярности в народе.</translation>
        </message>
        <message>
            <source>{names} wins the game.</source>
            <translation>Побеждает {names}.</translation>
        </message>
        <message>
            <source>Shared victory: {names}.</source>
            <translation>Победу делят: {names}.</translation>
        </message>
        <message>
            <source>Everyone is ready: turns begin.</source>
            <translation>Все готовы: начинаются ходы.</translation>
        </message>
        <message>
            <source>All lieutenants have been used: production begins.</source>
            <translation>Все помощники использованы: начинается производство.</translation>
        </message>
        <message>
            <source>Citizens in quarantine move on.</source>
            <translation>Горожане в карантине переходят дальше.</translation>
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
            <source>Ships and a new hex arrive in town.</source>
            <translation>В город прибывают корабли и новый гекс.</translation>
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
            <translation>Колесо поворачивается и показывает крысу, смотрящую влево.</translation>
        </message>
        <message>
            <source>The wheel turns to the rat facing right.</source>
            <translation>Колесо поворачивается и показывает крысу, смотрящую вправо.</translation>
        </message>
        <message>
            <source>The wheel turns to the standing rat.</source>
            <translation>Колесо поворачивается и показывает стоящую крысу.</translation>
        </message>
        <message>
            <source>{who} has no hex or ship left to choose, so a lieutenant stays at home.</source>
            <translation>{who}: выбирать больше не из чего — ни гекса, ни корабля; помощник остаётся в поместье.</translation>
        </message>
        <message>
            <source>{who} clears the hex: {n:citizen:nom} returned to the supply ({place:nom}).</source>
            <translation>{who} убирает в запас {n:citizen:acc} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} moves one {citizen:nom} to another square.</source>
            <translation>{who} переводит {citizen:acc} на другой квадрат.</translation>
        </message>
        <message>
            <source>{who} has no room left, so the citizen stays in hut {hut}.</source>
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
            <source>No plague cubes are left, so the ship waits for another round.</source>
            <translation>Кубиков чумы не осталось: корабль придёт в другом раунде.</translation>
        </message>
        <message>
            <source>{who} chooses the book that sets the turn order: {book:nom}.</source>
            <translation>{who} выбирает рейтинг, который задаст порядок хода: {book:nom}.</translation>
        </message>
        <message>
            <source>{who} gets a player board, side b up.</source>
            <translation>{who} получает планшет игрока стороной b вверх.</translation>
        </message>
        <message>
            <source>{who} gets a scroll board, side b up: {tracks}.</source>
            <translation>{who} получает планшет свитка стороной b вверх: {tracks}.</translation>
        </message>
        <message>
            <source>An opponent tile is turned up. It names this hex: {hex}.</source>
            <translation>Жетон для одиночной игры показывает гекс с таким действием: {hex}.</translation>
        </message>
        <message>
            <source>An opponent tile is turned up, but its hex ({hex}) is not free, so the tile is out for this round.</source>
            <translation>Жетон для одиночной игры показывает недоступный гекс ({hex}). До конца раунда жетон отложен.</translation>
        </message>
        <message>
            <source>The opponent tiles are reshuffled.</source>
            <translation>Жетоны для одиночной игры перемешаны заново.</translation>
        </message>
        <message>
            <source>Several ships are equally near: one is picked at random ({dock:nom}).</source>
            <translation>Несколько кораблей одинаково близко: решает жребий ({dock:nom}).</translation>
        </message>
        <message>
            <source>{who}: {n:lieutenant:nom} ready for the round.</source>
            <translation>{who}: {n:lieutenant:nom} на этот раунд.</translation>
        </message>
        <message>
            <source>{who} finds nothing to take.</source>
            <translation>{who}: взять нечего.</translation>
        </message>
        <message>
            <source>{who} reaches the goal of {n:point:gen}.</source>
            <translation>{who}: цель в {n:point:acc} достигнута.</translation>
        </message>
        <message>
            <source>{who} falls short of the goal of {n:point:gen}.</source>
            <translation>{who}: цель в {n:point:acc} не достигнута.</translation>
        </message>
        <message>
            <source>{who} takes one {citizen:nom} from the hex ({place:gen}) to workshop {workshop}.</source>
            <translation>{who} уводит {citizen:acc} с гекса {place:nom} в мастерскую {workshop}.</translation>
        </message>
        <message>
            <source>It’s {who}’s turn.</source>
            <translation>{who} начинает ход.</translation>
        </message>
        <message>
            <source>{who} ends their turn.</source>
            <translation>{who} заканчивает ход.</translation>
        </message>
        <message>
            <source>{who} sends out a lieutenant ({place:acc}).</source>
            <translation>{who} отправляет помощника ({place:nom}).</translation>
        </message>
        <message>
            <source>It’s the opponent’s turn.</source>
            <translation>Соперник начинает ход.</translation>
        </message>
    </context>
    <context>
        <name>EventToYou</name>
        <message>
            <source>It’s your turn.</source>
            <translation>Начинается ваш ход.</translation>
        </message>
        <message>
            <source>You end your turn.</source>
            <translation>Вы заканчиваете ход.</translation>
        </message>
        <message>
            <source>You send out a lieutenant ({place:acc}).</source>
            <translation>Вы отправляете помощника ({place:nom}).</translation>
        </message>
        <message>
            <source>You recall a lieutenant.</source>
            <translation>Вы отзываете помощника.</translation>
        </message>
        <message>
            <source>You gain a lieutenant.</source>
            <translation>Вы получаете ещё одного помощника.</translation>
        </message>
        <message>
            <source>You give up a lieutenant for the district.</source>
            <translation>Вы отдаёте помощника за район.</translation>
        </message>
        <message>
            <source>You get {n:token:acc}.</source>
            <translation>Вы получаете {n:token:acc}.</translation>
        </message>
        <message>
            <source>You pay {n:token:acc}.</source>
            <translation>Вы отдаёте {n:token:acc}.</translation>
        </message>
        <message>
            <source>You lose {n:point:acc}.</source>
            <translation>Вы теряете {n:point:acc}.</translation>
        </message>
        <message>
            <source>You score {n:point:acc}.</source>
            <translation>Вы получаете {n:point:acc}.</translation>
        </message>
        <message>
            <source>You take {n:rat:acc}.</source>
            <translation>Вы берёте {n:rat:acc}.</translation>
        </message>
        <message>
            <source>You take one {citizen:nom} from the hex ({place:gen}) to hut {hut}, field I.</source>
            <translation>Вы уводите {citizen:acc} с гекса {place:nom} в домик {hut}, на квадрат I.</translation>
        </message>
        <message>
            <source>You take one {citizen:nom} from the hex ({place:gen}) to its sector.</source>
            <translation>Вы уводите {citizen:acc} с гекса {place:nom} в сектор этого класса.</translation>
        </message>
        <message>
            <source>You take one {citizen:nom} from the hex ({place:gen}) to workshop {workshop}.</source>
            <translation>Вы уводите {citizen:acc} с гекса {place:nom} в мастерскую {workshop}.</translation>
        </message>
        <message>
            <source>You have no room: {n:citizen:nom} lost ({place:nom}).</source>
            <translation>Вы теряете {n:citizen:acc}: нет места ({place:nom}).</translation>
        </message>
        <message>
            <source>You move one {citizen:nom} to another square.</source>
            <translation>Вы переводите {citizen:acc} на другой квадрат.</translation>
        </message>
        <message>
            <source>You move one {citizen:nom} into workshop {workshop}.</source>
            <translation>Вы переселяете {citizen:acc} в мастерскую {workshop}.</translation>
        </message>
        <message>
            <source>You move one {citizen:nom} from quarantine to workshop {workshop}.</source>
            <translation>Вы переводите {citizen:acc} из карантина в мастерскую {workshop}.</translation>
        </message>
        <message>
            <source>You move one {citizen:nom} from quarantine to its sector.</source>
            <translation>Вы переводите {citizen:acc} из карантина в сектор этого класса.</translation>
        </message>
        <message>
            <source>You have no room for one {citizen:nom} after quarantine.</source>
            <translation>Вы теряете {citizen:acc}: после карантина нет места.</translation>
        </message>
        <message>
            <source>You move one {citizen:nom} back to town.</source>
            <translation>Вы возвращаете {citizen:acc} в город.</translation>
        </message>
        <message>
            <source>You have no room left, so the citizen stays in hut {hut}.</source>
            <translation>У вас нет места, поэтому горожанин остаётся в домике {hut}.</translation>
        </message>
        <message>
            <source>The citizen in your hut {hut} moves from field I to field II.</source>
            <translation>Ваш горожанин в домике {hut} переходит с квадрата I на квадрат II.</translation>
        </message>
        <message>
            <source>You upgrade one {citizen:nom}.</source>
            <translation>Вы улучшаете {citizen:acc}.</translation>
        </message>
        <message>
            <source>You activate one {citizen:nom}.</source>
            <translation>Вы активируете {citizen:acc}.</translation>
        </message>
        <message>
            <source>You return the ship’s cube to the supply.</source>
            <translation>Вы возвращаете кубик с корабля в запас.</translation>
        </message>
        <message>
            <source>You burn a plague cube ({place:nom}).</source>
            <translation>Вы снимаете кубик чумы ({place:nom}).</translation>
        </message>
        <message>
            <source>You burn the ship’s cube ({place:nom}).</source>
            <translation>Вы снимаете кубик с корабля ({place:nom}).</translation>
        </message>
        <message>
            <source>You move to space {space} of the {book:nom}.</source>
            <translation>Вы переходите на деление {space} {book:gen}.</translation>
        </message>
        <message>
            <source>You earn the action on space {space} ({book:nom}).</source>
            <translation>Вы получаете действие деления {space} {book:gen}.</translation>
        </message>
        <message>
            <source>You use the action on space {space} ({book:nom}).</source>
            <translation>Вы выполняете действие деления {space} {book:gen}.</translation>
        </message>
        <message>
            <source>Your action on space {space} lapses ({book:nom}).</source>
            <translation>Вы теряете действие деления {space} {book:gen}.</translation>
        </message>
        <message>
            <source>You advance scroll track {track} to step {step}.</source>
            <translation>Вы поднимаете маркер счётчика {track} на планшете свитка до деления {step}.</translation>
        </message>
        <message>
            <source>You advance the {overseer:nom} to space {step} of its path.</source>
            <translation>Вы продвигаете {overseer:acc} до ячейки {step} пути.</translation>
        </message>
        <message>
            <source>You upgrade the {overseer:nom}.</source>
            <translation>Вы улучшаете {overseer:acc}.</translation>
        </message>
        <message>
            <source>You use a hex action ({place:nom}).</source>
            <translation>Вы выполняете действие гекса ({place:nom}).</translation>
        </message>
        <message>
            <source>You buy a hut upgrade.</source>
            <translation>Вы покупаете улучшение домика.</translation>
        </message>
        <message>
            <source>You place the upgrade on hut {hut}.</source>
            <translation>Вы кладёте улучшение на домик {hut}.</translation>
        </message>
        <message>
            <source>You buy a workshop ({citizen:nom}).</source>
            <translation>Вы покупаете мастерскую для {citizen:gen}.</translation>
        </message>
        <message>
            <source>Your workshop {workshop} gives its reward.</source>
            <translation>Ваша мастерская {workshop} приносит награду.</translation>
        </message>
        <message>
            <source>You buy a cart.</source>
            <translation>Вы покупаете повозку.</translation>
        </message>
        <message>
            <source>You use a cart.</source>
            <translation>Вы используете повозку.</translation>
        </message>
        <message>
            <source>You refresh the hut upgrades on offer.</source>
            <translation>Вы обновляете открытые улучшения домиков.</translation>
        </message>
        <message>
            <source>You refresh the workshops on offer.</source>
            <translation>Вы обновляете открытые мастерские.</translation>
        </message>
        <message>
            <source>You take a ship ({goods:nom}).</source>
            <translation>Вы берёте корабль с {goods:ins}.</translation>
        </message>
        <message>
            <source>You repopulate a district ({place:acc}).</source>
            <translation>Вы заселяете район ({place:nom}).</translation>
        </message>
        <message>
            <source>Your hut {n} produces.</source>
            <translation>Производит ваш домик {n}.</translation>
        </message>
        <message>
            <source>Your workshop {n} produces.</source>
            <translation>Производит ваша мастерская {n}.</translation>
        </message>
        <message>
            <source>Your score, {source}: {n:point:nom}.</source>
            <translation>Ваши очки. {source}: {n:point:nom}.</translation>
        </message>
        <message>
            <source>The rats push your popularity disc back to space {space}.</source>
            <translation>Из-за крыс вы отходите на деление {space} рейтинга популярности в народе.</translation>
        </message>
    </context>
    <context>
        <name>FeedbackCard</name>
        <message>
            <source>Take it back</source>
            <translation>Отменить ход</translation>
        </message>
        <message>
            <source>Got it</source>
            <translation>Понятно</translation>
        </message>
        <message>
            <source>Keep it and continue</source>
            <translation>Играть дальше с этим ходом</translation>
        </message>
    </context>
    <context>
        <name>FileDrop</name>
        <message>
            <source>Drop a saved game here to open it</source>
            <translation>Отпустите сохранённую игру здесь, и она откроется</translation>
        </message>
    </context>
    <context>
        <name>FreeSeats</name>
        <message>
            <source>Tick the seats that are to be played on this device: one, or several if you share it.</source>
            <translation>Отметьте места, за которые будут играть на этом устройстве: одно или несколько, если устройство общее.</translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <extracomment>a seat: name of the player or colour, whether it is free</extracomment>
            <translation>%1 — %2</translation>
        </message>
        <message>
            <source>Only free seats can be taken.</source>
            <translation>Занять можно только свободные места.</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Ваше имя</translation>
        </message>
        <message>
            <source>The keychain of this system does not answer: your seats are yours until the program is closed. After that, ask the host to free them.</source>
            <translation>Связка ключей этой системы не отвечает: места ваши, пока программа не закрыта. Потом попросите освободить их там, где открыт стол.</translation>
        </message>
        <message>
            <source>Tick a free seat first, or look on.</source>
            <translation>Сначала отметьте свободное место или просто смотрите.</translation>
        </message>
    </context>
    <context>
        <name>GameBoxes</name>
        <message numerus="yes">
            <source>%1–%n players</source>
            <translation>
                <numerusform>%1–%n игрок</numerusform>
                <numerusform>%1–%n игрока</numerusform>
                <numerusform>%1–%n игроков</numerusform>
            </translation>
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
            <source>Setup</source>
            <translation>Подготовка к игре</translation>
        </message>
        <message>
            <source>Step by step</source>
            <translation>Шаг за шагом</translation>
        </message>
        <message>
            <source>All at once</source>
            <translation>Сразу</translation>
        </message>
        <message>
            <source>Fewer options</source>
            <translation>Свернуть</translation>
        </message>
        <message>
            <source>More options: turn order, rulings, seed</source>
            <translation>Ещё: порядок хода, спорные вопросы, стартовое число</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Стартовое число</translation>
        </message>
        <message>
            <source>Random seed</source>
            <translation>Случайное</translation>
        </message>
        <message>
            <source>Question by question</source>
            <translation>Каждый вопрос отдельно</translation>
        </message>
        <message>
            <source>The same number always gives the same setup and the same random draws.</source>
            <translation>Одно и то же число даёт ту же подготовку к игре и те же случайности.</translation>
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
            <source>This game is open in another window: here you can view it, but not play it.</source>
            <translation>Эта партия открыта в другом окне: здесь можно смотреть, но не играть.</translation>
        </message>
        <message>
            <source>This game cannot be opened completely: %1</source>
            <translation>Эту игру не удаётся открыть полностью: %1</translation>
        </message>
        <message>
            <source>solo</source>
            <comment>a game of one person against the rule-driven opponent</comment>
            <translation>соло</translation>
        </message>
        <message>
            <source>%1 – the file is left as it is. You can continue from the last intact move in a copy.</source>
            <translation>Файл %1 оставлен без изменений. В копии можно играть дальше с последнего уцелевшего хода.</translation>
        </message>
        <message>
            <source>%1 – the file is left as it is. Other games are not affected.</source>
            <translation>Файл %1 оставлен без изменений. Других игр это не касается.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Продолжить</translation>
        </message>
        <message>
            <source>Continue from the last intact move</source>
            <translation>Продолжить с последнего уцелевшего хода</translation>
        </message>
        <message>
            <source>View</source>
            <translation>Посмотреть</translation>
        </message>
        <message>
            <source>View only</source>
            <translation>Только просмотр</translation>
        </message>
        <message>
            <source>Export to a file</source>
            <translation>Экспортировать в файл</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Удалить</translation>
        </message>
        <message>
            <source>Checking how far this game has got…</source>
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
            <source>Saved games</source>
            <translation>Сохранённые игры</translation>
        </message>
        <message>
            <source>Every move is saved at once. You can leave a game and resume it at any time, and keep as many games going as you like.</source>
            <translation>Каждый ход сразу сохраняется. Любую игру можно прервать и потом продолжить; одновременно их может быть сколько угодно.</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Новая игра</translation>
        </message>
        <message>
            <source>Import a game from a file</source>
            <translation>Загрузить игру из файла</translation>
        </message>
        <message>
            <source>You have not started a game yet.</source>
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
            <source>The file will be deleted. This cannot be undone.</source>
            <translation>Файл будет удалён. Вернуть его нельзя.</translation>
        </message>
        <message>
            <source>The game played by %1 will be deleted. This cannot be undone.</source>
            <translation>Игра (за столом: %1) будет удалена. Вернуть её будет нельзя.</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Удалить</translation>
        </message>
        <message>
            <source>%1 could not be imported: %2</source>
            <translation>Не удалось загрузить %1: %2</translation>
        </message>
        <message>
            <source>Join a table</source>
            <translation>Присоединиться к столу</translation>
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
            <source>{who}, you have a decision to make</source>
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
            <source>Show the table</source>
            <translation>Открыть стол</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>The table stays covered until you are ready.</source>
            <translation>Стол закрыт, пока вы за него не сядете.</translation>
        </message>
        <message>
            <source>Show it</source>
            <translation>Показать</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Достаточно</translation>
        </message>
        <message>
            <source>Since the game began</source>
            <translation>С начала игры</translation>
        </message>
    </context>
    <context>
        <name>HistoryBar</name>
        <message>
            <source>Pause</source>
            <translation>Пауза</translation>
        </message>
        <message>
            <source>Replay the game</source>
            <translation>Воспроизвести игру</translation>
        </message>
        <message>
            <source>Fast; press for normal speed</source>
            <translation>Быстро; нажмите, чтобы замедлить</translation>
        </message>
        <message>
            <source>Normal speed; press for fast</source>
            <translation>Обычный темп; нажмите, чтобы ускорить</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>На шаг назад</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>На шаг вперёд</translation>
        </message>
        <message>
            <source>Try out from here</source>
            <translation>Попробовать отсюда</translation>
        </message>
        <message>
            <source>Close the game history</source>
            <translation>Закрыть историю партии</translation>
        </message>
        <message>
            <source>Game history</source>
            <translation>История партии</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>Learn</source>
            <translation>Обучение</translation>
        </message>
        <message>
            <source>Short lessons at a real table. You make the moves; the master explains.</source>
            <translation>Короткие уроки за настоящим столом. Вы делаете ходы, мастер объясняет.</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n lesson(s)</source>
            <translation>
                <numerusform>%1: %n урок</numerusform>
                <numerusform>%1: %n урока</numerusform>
                <numerusform>%1: %n уроков</numerusform>
            </translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Игра</translation>
        </message>
        <message>
            <source>Full games with all the rules, on one screen.</source>
            <translation>Целые партии со всеми правилами, за одним экраном.</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Every rule in plain words, linked to the rules around it.</source>
            <translation>Каждое правило простыми словами, со ссылками на связанные с ним.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>Language, theme, text size, animation.</source>
            <translation>Язык, освещение, размер текста, анимация.</translation>
        </message>
        <message>
            <source>About this program</source>
            <translation>Об этой программе</translation>
        </message>
        <message>
            <source>A teaching aid made by players. Not affiliated with the designers or publishers of the games; you need your own copy.</source>
            <translation>Учебное пособие от игроков. Не связано с авторами и издателями игр; вам нужен собственный экземпляр.</translation>
        </message>
        <message>
            <source>Board games set in the Middle Ages, taught at your own table</source>
            <translation>Настольные игры о Средневековье — учитесь за своим столом</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1, in five languages</source>
            <translation>%1, на пяти языках</translation>
        </message>
        <message>
            <source>Join a table</source>
            <translation>Присоединиться к столу</translation>
        </message>
    </context>
    <context>
        <name>InvitePage</name>
        <message>
            <source>Invite devices</source>
            <translation>Пригласить устройства</translation>
        </message>
        <message>
            <source>Whoever has the code can join this table on a device of their own, in the same network. The devices talk to each other directly and encrypted, without any server in between.</source>
            <translation>Каждый, у кого есть код, может присоединиться к этому столу со своего устройства в той же сети. Устройства связываются напрямую и с шифрованием, без сервера между ними.</translation>
        </message>
        <message>
            <source>Opening the table…</source>
            <translation>Стол открывается…</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Попробовать ещё раз</translation>
        </message>
        <message>
            <source>Invite</source>
            <translation>Пригласить</translation>
        </message>
        <message>
            <source>The code as a picture for cameras</source>
            <translation>Код в виде картинки для камеры</translation>
        </message>
        <message>
            <source>Code: %1</source>
            <translation>Код: %1</translation>
        </message>
        <message>
            <source>Copy the code</source>
            <translation>Скопировать код</translation>
        </message>
        <message>
            <source>Stop inviting</source>
            <translation>Закончить приглашение</translation>
        </message>
        <message>
            <source>The code has been copied.</source>
            <translation>Код скопирован.</translation>
        </message>
        <message>
            <source>Address of this device</source>
            <translation>Адрес этого устройства</translation>
        </message>
        <message>
            <source>This device is in several networks. Choose the address in the network of the others.</source>
            <translation>Это устройство подключено к нескольким сетям. Выберите адрес в той сети, где остальные.</translation>
        </message>
        <message>
            <source>The keychain of this system does not answer: the code holds until the program is closed. After that, give out a new one.</source>
            <translation>Связка ключей этой системы не отвечает: код действует, пока программа не закрыта. Потом сообщите новый.</translation>
        </message>
        <message>
            <source>Who plays where</source>
            <translation>Кто где играет</translation>
        </message>
        <message>
            <source>To the table</source>
            <translation>К столу</translation>
        </message>
        <message>
            <source>Take this seat back?</source>
            <translation>Забрать это место?</translation>
        </message>
        <message>
            <source>Free this seat?</source>
            <translation>Освободить это место?</translation>
        </message>
        <message>
            <source>Stop inviting?</source>
            <translation>Закончить приглашение?</translation>
        </message>
        <message>
            <source>Leave it as it is</source>
            <translation>Оставить как есть</translation>
        </message>
        <message>
            <source>Somebody plays this seat on another device and loses it.</source>
            <translation>За это место играют на другом устройстве, и там его не станет.</translation>
        </message>
        <message>
            <source>The other devices are disconnected, and everything is played on this screen. Whoever has a seat comes back to it when you invite again.</source>
            <translation>Остальные устройства будут отключены, и вся игра идёт на этом экране. У кого есть место, тот вернётся на него, когда вы пригласите снова.</translation>
        </message>
        <message>
            <source>The other devices are disconnected, and everything is played on this screen. Whoever has a seat comes back to it when you invite again; guests from other homes when you open the table to them again.</source>
            <translation>Остальные устройства будут отключены, и вся игра идёт на этом экране. У кого есть место, тот вернётся на него, когда вы пригласите снова; гости из других домов — когда вы снова откроете для них стол.</translation>
        </message>
        <message>
            <source>Take the seat back</source>
            <translation>Забрать место</translation>
        </message>
        <message>
            <source>Free the seat</source>
            <translation>Освободить место</translation>
        </message>
        <message>
            <source>Choose which seats are played on other devices. Whoever joins without a free seat looks on.</source>
            <translation>Выберите, за какие места будут играть на других устройствах. Кто присоединится без свободного места, только смотрит.</translation>
        </message>
        <message>
            <source>Devices on this network need only this short code:</source>
            <translation>Устройствам в этой сети достаточно этого короткого кода:</translation>
        </message>
        <message>
            <source>Short code: %1</source>
            <translation>Короткий код: %1</translation>
        </message>
        <message>
            <source>The whole code, for devices that do not find the table by themselves:</source>
            <translation>Полный код для устройств, которые сами не находят стол:</translation>
        </message>
    </context>
    <context>
        <name>JoinPage</name>
        <message>
            <source>Try again</source>
            <translation>Попробовать ещё раз</translation>
        </message>
        <message>
            <source>Join a table</source>
            <translation>Присоединиться к столу</translation>
        </message>
        <message>
            <source>The host opens a table with “Invite devices” and gives you its code. Capital and small letters, blanks and hyphens make no difference.</source>
            <translation>Стол открывают на другом устройстве кнопкой «Пригласить устройства»; там показан код. Регистр букв, пробелы и дефисы не важны.</translation>
        </message>
        <message>
            <source>Code of the table</source>
            <translation>Код стола</translation>
        </message>
        <message>
            <source>Type or paste the code</source>
            <translation>Введите или вставьте код</translation>
        </message>
        <message>
            <source>Connect</source>
            <translation>Подключиться</translation>
        </message>
        <message>
            <source>Tables you sit at</source>
            <translation>Столы, за которыми у вас есть место</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>game, names of players</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Go on at this table</source>
            <translation>Продолжить за этим столом</translation>
        </message>
        <message>
            <source>Forget this table</source>
            <translation>Забыть этот стол</translation>
        </message>
        <message>
            <source>Looking for the table…</source>
            <translation>Поиск стола…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <source>Sit down</source>
            <translation>Занять место</translation>
        </message>
        <message>
            <source>Look on</source>
            <translation>Только смотреть</translation>
        </message>
        <message>
            <source>Leave this table</source>
            <translation>Уйти от стола</translation>
        </message>
        <message>
            <source>Forget this table?</source>
            <translation>Забыть этот стол?</translation>
        </message>
        <message>
            <source>Keep the seats</source>
            <translation>Оставить места за собой</translation>
        </message>
        <message>
            <source>Type the short code that “%1” shows under “Invite devices”.</source>
            <comment>name of a device</comment>
            <translation>Введите короткий код, который устройство «%1» показывает на странице «Пригласить устройства».</translation>
        </message>
        <message>
            <source>Tables nearby</source>
            <translation>Столы поблизости</translation>
        </message>
        <message>
            <source>%1 on “%2”</source>
            <comment>game, name of a device</comment>
            <translation>%1 на устройстве «%2»</translation>
        </message>
        <message>
            <source>Join this table</source>
            <translation>Присоединиться к этому столу</translation>
        </message>
        <message>
            <source>This device gives up its seats at this table and can no longer play them. If the host cannot be reached, the seats remain taken until they are freed there.</source>
            <translation>Это устройство откажется от своих мест за этим столом, и играть за них на нём будет уже нельзя. Если другое устройство не ответит, места останутся занятыми, пока их не освободят там, где открыт стол.</translation>
        </message>
        <message>
            <source>The seats are free again.</source>
            <translation>Места снова свободны.</translation>
        </message>
        <message>
            <source>The host is away. The seats are free again as soon as it is back.</source>
            <translation>Устройство со столом сейчас не на связи. Места освободятся, как только оно вернётся.</translation>
        </message>
        <message>
            <source>The host cannot be reached: the seats remain taken until they are freed there.</source>
            <translation>Другое устройство не отвечает: места останутся занятыми, пока их не освободят там, где открыт стол.</translation>
        </message>
        <message>
            <source>This invitation leads through a broker. The host tells you the user and the password for it.</source>
            <translation>Это приглашение ведёт через брокер. Имя пользователя и пароль для него сообщит тот, кто вас приглашает.</translation>
        </message>
        <message>
            <source>The host is away. You can take a seat as soon as it is back.</source>
            <translation>Устройство со столом сейчас не на связи. Вы сможете занять место, как только оно вернётся.</translation>
        </message>
        <message>
            <source>No other table needs your password at this broker. It is removed from the keychain.</source>
            <translation>Ваш пароль у этого брокера не нужен ни одному другому столу. Он будет удалён из связки ключей.</translation>
        </message>
    </context>
    <context>
        <name>KeyCard</name>
        <message>
            <source>next area of the table; with something picked up, the next place it can go</source>
            <translation>следующая область стола, а если что-то взято, то следующее возможное место</translation>
        </message>
        <message>
            <source>the current question and its buttons</source>
            <translation>вопрос и его кнопки</translation>
        </message>
        <message>
            <source>Playing</source>
            <translation>Игра</translation>
        </message>
        <message>
            <source>the gold button while it shows ⏎; otherwise what the focused item does</source>
            <translation>золотая кнопка, когда на ней ⏎; иначе действие выделенного элемента</translation>
        </message>
        <message>
            <source>the area showing that digit</source>
            <translation>область с этой цифрой</translation>
        </message>
        <message>
            <source>the button showing that letter</source>
            <translation>кнопка с этой буквой</translation>
        </message>
        <message>
            <source>close, put a piece back, go back</source>
            <translation>закрытие, снятие выбора, возврат</translation>
        </message>
        <message>
            <source>undo, redo</source>
            <translation>отмена, повтор</translation>
        </message>
        <message>
            <source>game history</source>
            <translation>история партии</translation>
        </message>
        <message>
            <source>try something out, then come back</source>
            <translation>проба и возврат к игре</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Справка</translation>
        </message>
        <message>
            <source>rule for the focused item; away from the table, F1 opens this card</source>
            <translation>правило выделенного элемента; вне стола F1 открывает эту карточку</translation>
        </message>
        <message>
            <source>hint</source>
            <translation>подсказка</translation>
        </message>
        <message>
            <source>game log</source>
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
            <source>language; in the rules, X swaps the two languages</source>
            <translation>язык; в правилах X меняет местами два языка</translation>
        </message>
        <message>
            <source>back; also leaves the table, and the game is saved</source>
            <translation>назад; в том числе из-за стола, игра при этом сохраняется</translation>
        </message>
        <message>
            <source>new game</source>
            <translation>новая игра</translation>
        </message>
        <message>
            <source>saved games</source>
            <translation>сохранённые игры</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>настройки</translation>
        </message>
        <message>
            <source>to the top or the bottom of a page</source>
            <translation>начало или конец страницы</translation>
        </message>
        <message>
            <source>close the page; on the home page, close the program</source>
            <translation>закрыть страницу, а на главной — программу</translation>
        </message>
        <message>
            <source>in the rules: print</source>
            <translation>в правилах: печать</translation>
        </message>
        <message>
            <source>quit; everything is saved</source>
            <translation>выход; всё сохранено</translation>
        </message>
        <message>
            <source>Letters, digits and symbols work only together with Alt.</source>
            <translation>Буквы, цифры и знаки действуют только вместе с Alt.</translation>
        </message>
        <message>
            <source>the rule for this step</source>
            <translation>правило для этого шага</translation>
        </message>
        <message>
            <source>what the focused item is and what it gives</source>
            <translation>что такое выделенный элемент и что он даёт</translation>
        </message>
        <message>
            <source>Finding your way</source>
            <translation>Навигация</translation>
        </message>
    </context>
    <context>
        <name>KeyWords</name>
        <message>
            <source>next item in that direction</source>
            <translation>следующий элемент в этом направлении</translation>
        </message>
        <message>
            <source>zoom in, zoom out, show the whole board</source>
            <translation>увеличение и уменьшение поля, вид целиком</translation>
        </message>
        <message>
            <source>end the turn, continue</source>
            <translation>конец хода, дальше</translation>
        </message>
    </context>
    <context>
        <name>LanguageMenu</name>
        <message>
            <source>Language</source>
            <translation>Язык</translation>
        </message>
        <message>
            <source>For %1 only; the other players keep their language</source>
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
            <source>You can change it at any time, on any page, by pressing X.</source>
            <translation>Его можно сменить в любой момент и на любой странице клавишей X.</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <source>Points so far</source>
            <translation>Победные очки сейчас</translation>
        </message>
        <message>
            <source>Rats so far</source>
            <translation>Крысы сейчас</translation>
        </message>
        <message>
            <source>Right first time</source>
            <translation>Верно с первого раза</translation>
        </message>
        <message>
            <source>Think about the question for a moment; the next hint says more.</source>
            <translation>Подумайте немного над вопросом: следующая подсказка скажет больше.</translation>
        </message>
        <message>
            <source>There is nothing to do on the board now. Read the card, then continue.</source>
            <translation>Сейчас на поле делать нечего. Прочтите карточку и идите дальше.</translation>
        </message>
        <message>
            <source>Right: the drill is solved.</source>
            <translation>Верно: упражнение решено.</translation>
        </message>
        <message>
            <source>Answer the question on the card first.</source>
            <translation>Сначала ответьте на вопрос на карточке.</translation>
        </message>
        <message>
            <source>That does not answer this question. Check what the card asks for.</source>
            <translation>Это не ответ на этот вопрос. Посмотрите, о чём спрашивает карточка.</translation>
        </message>
        <message>
            <source>That is allowed. The lesson continues once you do what the card asks for.</source>
            <translation>Так можно. Урок продолжится, когда вы сделаете то, о чём просит карточка.</translation>
        </message>
        <message>
            <source>Empty seat: {who}</source>
            <translation>Свободное место: {who}</translation>
        </message>
        <message>
            <source>Nobody sits here, so the program makes the moves. Whoever joins later can take this seat.</source>
            <translation>Здесь никто не сидит, поэтому ходы делает программа. Кто присоединится позже, может занять это место.</translation>
        </message>
        <message>
            <source>This is step {step} of {steps}, “{title}”, and it is your turn.</source>
            <translation>Это шаг {step} из {steps}, «{title}», и сейчас ваша очередь.</translation>
        </message>
        <message>
            <source>This is step {step} of {steps}, “{title}”, and the turn is {who}’s.</source>
            <translation>Это шаг {step} из {steps}, «{title}»; сейчас ходит {who}.</translation>
        </message>
        <message>
            <source>This is step {step} of {steps}, “{title}”, and it is for all of you.</source>
            <translation>Это шаг {step} из {steps}, «{title}», и он для всех вас.</translation>
        </message>
        <message>
            <source>That is not the right answer yet.</source>
            <translation>Это пока неверный ответ.</translation>
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
            <source>You are on step %1</source>
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
            <source>Start over</source>
            <translation>С самого начала</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>a lesson and its game</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>Optional</source>
            <translation>По желанию</translation>
        </message>
        <message>
            <source>Builds on: %1</source>
            <extracomment>titles of earlier lessons</extracomment>
            <translation>Сначала пройдите: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n rule(s) due for review</source>
            <translation>
                <numerusform>пора повторить %n правило</numerusform>
                <numerusform>пора повторить %n правила</numerusform>
                <numerusform>пора повторить %n правил</numerusform>
            </translation>
        </message>
        <message>
            <source>Practise</source>
            <translation>Потренироваться</translation>
        </message>
    </context>
    <context>
        <name>LessonFault</name>
        <message>
            <source>{step}: the start cannot be reached: {detail}.</source>
            <translation>{step}: начало недостижимо: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the engine rejects a line of the script: {detail}.</source>
            <translation>{step}: движок отклоняет строку сценария: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the solution does not reach the goal: {detail}.</source>
            <translation>{step}: решение не приводит к цели: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the goal is reached before the end of the solution, after: {detail}.</source>
            <translation>{step}: цель достигнута раньше конца решения, после: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the move being watched does not reach the goal.</source>
            <translation>{step}: показанные ходы не приводят к цели.</translation>
        </message>
        <message>
            <source>{step}: the answer in skip_by is wrong: {detail}.</source>
            <translation>{step}: ответ в skip_by неверен: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the lesson does not end.</source>
            <translation>{step}: урок не заканчивается.</translation>
        </message>
        <message>
            <source>The lesson says it teaches {detail}, but nothing in it uses that rule.</source>
            <translation>В уроке заявлено правило {detail}, но ничто в нём это правило не использует.</translation>
        </message>
        <message>
            <source>{step}: no specific answer for: {detail}.</source>
            <translation>{step}: нет отдельного ответа на случай: {detail}.</translation>
        </message>
        <message>
            <source>{step}: undoing leads to a different position: {detail}.</source>
            <translation>{step}: отмена хода даёт другую позицию: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the solution no longer reaches the goal after: {detail}.</source>
            <translation>{step}: решение больше не ведёт к цели после: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the goal is reached in a way that a later solution does not expect: {detail}.</source>
            <translation>{step}: цель достигается способом, на который не рассчитано более позднее решение: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the target does not exist: {detail}.</source>
            <translation>{step}: указанного места нет: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the step was reached again in a different position.</source>
            <translation>{step}: к этому же шагу приводит другая позиция.</translation>
        </message>
        <message>
            <source>The learner’s first move comes too late: {detail}.</source>
            <translation>Первый самостоятельный ход наступает слишком поздно: {detail}.</translation>
        </message>
        <message>
            <source>Half of the steps are too long: {detail}.</source>
            <translation>Половина шагов длиннее, чем следует: {detail}.</translation>
        </message>
        <message>
            <source>Too many steps only explain: {detail}.</source>
            <translation>Слишком много шагов только рассказывают: {detail}.</translation>
        </message>
        <message>
            <source>{step}: too many words: {detail}.</source>
            <translation>{step}: слишком много слов: {detail}.</translation>
        </message>
        <message>
            <source>{step}: a past tense that assumes the reader’s gender: {detail}.</source>
            <translation>{step}: прошедшее время, предполагающее пол читателя: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the marks differ from the English ones: {detail}.</source>
            <translation>{step}: не те же метки, что в английском тексте: {detail}.</translation>
        </message>
        <message>
            <source>The term in this language is hardly used: {detail}.</source>
            <translation>Термин этого языка почти не используется: {detail}.</translation>
        </message>
        <message>
            <source>{step}: a mark points at a wrong answer: {detail}.</source>
            <translation>{step}: метка указывает на неверный ответ: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the words next to a mark do not name its target: {detail}.</source>
            <translation>{step}: слова рядом с меткой говорят не о том, на что она указывает: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the move is not up to that seat: {detail}.</source>
            <translation>{step}: сейчас ходит не это место: {detail}.</translation>
        </message>
        <message>
            <source>{step}: somebody waits too long: {detail}.</source>
            <translation>{step}: кто-то ждёт слишком долго: {detail}.</translation>
        </message>
        <message>
            <source>{step}: exactly one answer should be right on the table, found {detail}.</source>
            <translation>{step}: по столу верным должен быть ровно один ответ, найдено: {detail}.</translation>
        </message>
    </context>
    <context>
        <name>LessonsPage</name>
        <message>
            <source>Learn</source>
            <translation>Обучение</translation>
        </message>
        <message>
            <source>Each lesson is a real game at a real table. Leave whenever you like: your place is kept.</source>
            <translation>Каждый урок — настоящая игра за настоящим столом. Прервать его можно когда угодно: потом вы продолжите с того же места.</translation>
        </message>
        <message>
            <source>Learning progress</source>
            <translation>Что уже изучено</translation>
        </message>
        <message>
            <source>One evening</source>
            <translation>За один вечер</translation>
        </message>
        <message>
            <source>I know similar games</source>
            <translation>Знаю похожие игры</translation>
        </message>
        <message>
            <source>From the box</source>
            <translation>Начиная с коробки</translation>
        </message>
        <message>
            <source>Whole course</source>
            <translation>Весь курс</translation>
        </message>
        <message>
            <source>The shortest way to a first game tonight. Tips during play explain the rest.</source>
            <translation>Кратчайший путь к первой партии уже сегодня вечером. Остальное объяснят подсказки во время игры.</translation>
        </message>
        <message>
            <source>For people who play modern board games: the lessons about what is particular to this game.</source>
            <translation>Для тех, кто играет в современные настольные игры: уроки о том, чем эта игра особенна.</translation>
        </message>
        <message>
            <source>Set up your own copy of the game first, then learn to play it.</source>
            <translation>Сначала разложите свой экземпляр игры, потом учитесь играть.</translation>
        </message>
        <message>
            <source>All lessons in teaching order, from the first move to the final score.</source>
            <translation>Все уроки по порядку, от первого хода до финального подсчёта.</translation>
        </message>
        <message>
            <source>Which lessons</source>
            <translation>Какие уроки</translation>
        </message>
        <message numerus="yes">
            <source>%n lesson(s)</source>
            <translation>
                <numerusform>%n урок</numerusform>
                <numerusform>%n урока</numerusform>
                <numerusform>%n уроков</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About %n minute(s)</source>
            <translation>
                <numerusform>Около %n минуты</numerusform>
                <numerusform>Около %n минут</numerusform>
                <numerusform>Около %n минут</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them finished</source>
            <translation>
                <numerusform>Пройден %n</numerusform>
                <numerusform>Пройдено %n</numerusform>
                <numerusform>Пройдено %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Learn together</source>
            <translation>Учиться вместе</translation>
        </message>
        <message>
            <source>A first round for everybody at this screen, each in their own language.</source>
            <translation>Первый раунд для всех за этим экраном; каждый читает на своём языке.</translation>
        </message>
        <message>
            <source>Ten questions</source>
            <translation>Десять вопросов</translation>
        </message>
        <message>
            <source>Over positions from real games: what you have met comes first.</source>
            <translation>В позициях из настоящих партий: сначала то, что вам уже встречалось.</translation>
        </message>
        <message numerus="yes">
            <source>Refresher: %n rule(s) due for review</source>
            <translation>
                <numerusform>Повторение: %n правило</numerusform>
                <numerusform>Повторение: %n правила</numerusform>
                <numerusform>Повторение: %n правил</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>From your games: %n rule(s) to practise</source>
            <translation>
                <numerusform>Из ваших партий: потренировать %n правило</numerusform>
                <numerusform>Из ваших партий: потренировать %n правила</numerusform>
                <numerusform>Из ваших партий: потренировать %n правил</numerusform>
            </translation>
        </message>
        <message>
            <source>Which game</source>
            <translation>Какая игра</translation>
        </message>
    </context>
    <context>
        <name>LibraryPage</name>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Sent to the printer: %1</source>
            <extracomment>%1 is the name of a printer</extracomment>
            <translation>Отправлено на принтер: %1</translation>
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
            <source>Lieutenant %1, resting until the next round</source>
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
        <name>LinkStrip</name>
        <message>
            <source>The connection to the host is lost. The table comes back by itself; your seats remain yours.</source>
            <translation>Связь со столом прервана. Стол вернётся сам; ваши места остаются вашими.</translation>
        </message>
        <message>
            <source>Connected to the host; you are looking on.</source>
            <translation>Связь со столом есть; вы смотрите игру.</translation>
        </message>
        <message>
            <source>Connected to the host.</source>
            <translation>Связь со столом есть.</translation>
        </message>
        <message numerus="yes">
            <source>%n seat(s) played on other devices.</source>
            <translation>
                <numerusform>На других устройствах играют за %n место.</numerusform>
                <numerusform>На других устройствах играют за %n места.</numerusform>
                <numerusform>На других устройствах играют за %n мест.</numerusform>
            </translation>
        </message>
        <message>
            <source>Others can join now.</source>
            <translation>Теперь могут присоединиться другие.</translation>
        </message>
        <message>
            <source>Show the code</source>
            <translation>Показать код</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Попробовать ещё раз</translation>
        </message>
        <message>
            <source>Looking for the table…</source>
            <translation>Поиск стола…</translation>
        </message>
        <message>
            <source>Take a seat</source>
            <translation>Занять место</translation>
        </message>
        <message>
            <source>No keychain answers: your seats are yours until the program is closed.</source>
            <translation>Связка ключей не отвечает: места ваши, пока программа не закрыта.</translation>
        </message>
        <message>
            <source>No keychain answers: the code holds until the program is closed.</source>
            <translation>Связка ключей не отвечает: код действует, пока программа не закрыта.</translation>
        </message>
        <message>
            <source>The host is away. What you do waits for it.</source>
            <translation>Устройство со столом не на связи. Всё, что вы сделаете, дождётся его.</translation>
        </message>
        <message>
            <source>The host is away. Your move is waiting for its answer.</source>
            <translation>Устройство со столом не на связи. Ваш ход ждёт его ответа.</translation>
        </message>
        <message>
            <source>Not connected now: %1.</source>
            <comment>names of players</comment>
            <translation>Сейчас без связи: %1.</translation>
        </message>
        <message>
            <source>No seat is free for others.</source>
            <translation>Свободных мест для других нет.</translation>
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
        <name>Main</name>
        <message>
            <source>%1 – Magister Ludi</source>
            <comment>Title of the window: page or game</comment>
            <translation>%1 — Magister Ludi</translation>
        </message>
        <message>
            <source>Opening the game</source>
            <translation>Партия открывается</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <source>This is taking longer than usual: the file is large or the disk is slow. If you cancel, the game stays as it is.</source>
            <translation>Это занимает больше времени, чем обычно: файл большой или диск медленный. Если отменить открытие, партия останется без изменений.</translation>
        </message>
        <message>
            <source>This could not be opened</source>
            <translation>Это не удалось открыть</translation>
        </message>
        <message>
            <source>Your saved game goes further</source>
            <translation>Ваша сохранённая игра ушла дальше</translation>
        </message>
        <message>
            <source>“%1” is an older copy of a game that is among your saved games already. The saved game goes further, and that one was opened.</source>
            <translation>«%1» — более ранняя копия партии, которая уже есть среди ваших сохранённых. Сохранённая партия ушла дальше, и открыта именно она.</translation>
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
            <source>Refresh the three hut upgrades</source>
            <translation>Обновить три улучшения домиков</translation>
        </message>
        <message>
            <source>Refresh the three workshops</source>
            <translation>Обновить три мастерские</translation>
        </message>
    </context>
    <context>
        <name>MessinaBox</name>
        <message>
            <source>Player boards</source>
            <translation>Планшеты игроков</translation>
        </message>
        <message>
            <source>Side a, all the same</source>
            <translation>Сторона a, одинаковые</translation>
        </message>
        <message>
            <source>Side b, all different</source>
            <translation>Сторона b, все разные</translation>
        </message>
        <message>
            <source>Scroll boards</source>
            <translation>Планшеты свитка</translation>
        </message>
        <message>
            <source>With the book priority tile</source>
            <translation>С жетоном приоритета рейтингов</translation>
        </message>
        <message>
            <source>Turn order in the first round</source>
            <translation>Порядок хода в первом раунде</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>По жребию</translation>
        </message>
        <message>
            <source>As listed</source>
            <translation>По списку</translation>
        </message>
        <message>
            <source>Messina 1347</source>
            <translation>Мессина 1347</translation>
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
            <translation>планшеты свитка стороной b</translation>
        </message>
        <message>
            <source>priority tile</source>
            <translation>жетон приоритета</translation>
        </message>
        <message>
            <source>Rescue citizens from the plague, let them work on your estate, and bring them back to a healthy town.</source>
            <translation>Спасайте горожан от чумы, дайте им работу в своём поместье и верните их в здоровый город.</translation>
        </message>
        <message>
            <source>“Messina 1347” was designed by Raúl Fernández Aparicio and Vladimír Suchý and is published by Delicious Games.</source>
            <translation>Авторы игры «Мессина 1347» — Рауль Фернандес Апарисио (Raúl Fernández Aparicio) и Владимир Сухи (Vladimír Suchý), издатель — Delicious Games.</translation>
        </message>
        <message>
            <source>Workshops in an estate</source>
            <translation>Мастерские в поместье</translation>
        </message>
        <message>
            <source>Always the same size</source>
            <translation>Всегда одного размера</translation>
        </message>
        <message>
            <source>As large as space allows</source>
            <translation>Крупнее, если есть место</translation>
        </message>
        <message>
            <source>Hex artwork</source>
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
    </context>
    <context>
        <name>MessinaParts</name>
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
            <source>next hex, space or row in that direction</source>
            <translation>следующий гекс, ячейка или строка в этом направлении</translation>
        </message>
        <message>
            <source>end the turn or the fight, continue</source>
            <translation>конец хода или борьбы, дальше</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Победные очки</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Монеты</translation>
        </message>
        <message>
            <source>Rats</source>
            <translation>Крысы</translation>
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
            <source>Popularity</source>
            <translation>Популярность</translation>
        </message>
        <message>
            <source>End the fight</source>
            <translation>Закончить борьбу</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>Закончить ход</translation>
        </message>
        <message>
            <source>Messina 1347</source>
            <translation>Мессина 1347</translation>
        </message>
        <message>
            <source>zoom in or out of the town or the estate, or show all of it</source>
            <translation>увеличение и уменьшение города или поместья, вид целиком</translation>
        </message>
    </context>
    <context>
        <name>NameList</name>
        <message>
            <source>Known players</source>
            <translation>Известные имена</translation>
        </message>
    </context>
    <context>
        <name>Neighbours</name>
        <message>
            <source>Opponent</source>
            <translation>Соперник</translation>
        </message>
        <message>
            <source>Other players</source>
            <translation>Соперники</translation>
        </message>
    </context>
    <context>
        <name>NewGamePage</name>
        <message>
            <source>New game</source>
            <translation>Новая игра</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Игроки</translation>
        </message>
        <message>
            <source>One screen, passed from player to player</source>
            <translation>Один экран, который передают из рук в руки</translation>
        </message>
        <message>
            <source>Start the game</source>
            <translation>Начать игру</translation>
        </message>
        <message>
            <source>Solo against an automated opponent</source>
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
        <message numerus="yes">
            <source>%n house ruling(s)</source>
            <translation>
                <numerusform>%n своё решение</numerusform>
                <numerusform>%n своих решения</numerusform>
                <numerusform>%n своих решений</numerusform>
            </translation>
        </message>
        <message>
            <source>seed %1</source>
            <translation>стартовое число %1</translation>
        </message>
        <message>
            <source>Who is playing</source>
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
            <source>How much is explained. Everything: possible moves are lit, and anything else tells you why not when you reach it. If asked: possible moves are lit, and the rest waits for H, ? or a click. Nothing: the table stays plain, but an illegal click is still answered.</source>
            <translation>Сколько объяснять. Всё: возможное подсвечено, а у невозможного при наведении видна причина. По запросу: возможное подсвечено, остальное ждёт H, ? или щелчка. Ничего: подсветки на столе нет; но если щелчок ни к чему не ведёт, программа всё равно объяснит почему.</translation>
        </message>
        <message>
            <source>Check what is in the box</source>
            <translation>Проверить содержимое коробки</translation>
        </message>
        <message>
            <source>Start and invite devices</source>
            <translation>Начать и пригласить устройства</translation>
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
            <source>%1’s estate</source>
            <translation>Поместье: %1</translation>
        </message>
        <message>
            <source>Back to the current player’s estate</source>
            <translation>Вернуться к поместью игрока, который сейчас ходит</translation>
        </message>
        <message>
            <source>Lieutenant %1, at home</source>
            <translation>Помощник %1, в поместье</translation>
        </message>
        <message>
            <source>Lieutenant %1, resting until the next round</source>
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
            <source>Repopulated districts</source>
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
            <source>Refresh the three hut upgrades</source>
            <translation>Обновить три улучшения домиков</translation>
        </message>
        <message>
            <source>Refresh the three workshops</source>
            <translation>Обновить три мастерские</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Обновить</translation>
        </message>
    </context>
    <context>
        <name>OneColumnNothing</name>
        <message>
            <source>Nothing fits this filter now.</source>
            <translation>Сейчас этому фильтру ничего не соответствует.</translation>
        </message>
        <message>
            <source>Show all</source>
            <translation>Показать все</translation>
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
        <message>
            <source>%1: %2. Something can be chosen here.</source>
            <translation>%1: %2. Здесь сейчас можно что-нибудь выбрать.</translation>
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
            <source>Places listed</source>
            <translation>Какие места в списке</translation>
        </message>
        <message>
            <source>All (%1)</source>
            <translation>Все (%1)</translation>
        </message>
        <message>
            <source>Possible (%1)</source>
            <translation>Возможные (%1)</translation>
        </message>
        <message>
            <source>With citizens (%1)</source>
            <translation>С горожанами (%1)</translation>
        </message>
        <message>
            <source>With plague (%1)</source>
            <translation>С чумой (%1)</translation>
        </message>
    </context>
    <context>
        <name>Opponent</name>
        <message>
            <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes nothing.</source>
            <translation>Жетон отправляет помощника ({place:nom}); тот ничего не берёт.</translation>
        </message>
        <message>
            <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes a ship from the nearest dock.</source>
            <translation>Жетон отправляет помощника ({place:nom}) за кораблём у ближайшего причала.</translation>
        </message>
        <message>
            <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes the cart on offer.</source>
            <translation>Жетон отправляет помощника ({place:nom}) за открытой повозкой.</translation>
        </message>
        <message>
            <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes the workshop on offer ({citizen:nom}).</source>
            <translation>Жетон отправляет помощника ({place:nom}) за открытой мастерской для {citizen:gen}.</translation>
        </message>
        <message>
            <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes every hut upgrade on offer.</source>
            <translation>Жетон отправляет помощника ({place:nom}) за всеми открытыми улучшениями домиков.</translation>
        </message>
        <message>
            <source>No tile has been turned up this round.</source>
            <translation>В этом раунде ещё не открывали ни одного жетона.</translation>
        </message>
        <message>
            <source>No tile names a free hex, so the remaining lieutenants stay at home.</source>
            <translation>Ни один жетон не указывает на доступный гекс: оставшиеся помощники никуда не идут.</translation>
        </message>
    </context>
    <context>
        <name>OpponentCard</name>
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
            <source>Tiles in the stack: %1</source>
            <translation>Жетоны в стопке: %1</translation>
        </message>
        <message>
            <source>Space on the popularity book:</source>
            <translation>Деление рейтинга популярности:</translation>
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
            <source>This is the answer</source>
            <translation>Это и есть ответ</translation>
        </message>
        <message>
            <source>Not right</source>
            <translation>Неверно</translation>
        </message>
    </context>
    <context>
        <name>OrleansAdvice</name>
        <message>
            <source>Last in the census in {times:round:acc}: that cost {n:coin:acc}.</source>
            <translation>Последнее место в переписи в {times:round:prep}: это стоило {n:coin:acc}.</translation>
        </message>
        <message>
            <source>No food for the Harvest in {times:round:acc}: the fines cost {n:coin:acc}.</source>
            <translation>Нет пищи для Урожая в {times:round:prep}: штрафы стоили {n:coin:acc}.</translation>
        </message>
        <message>
            <source>Coins were missing when they were due. Given up under torture: {n}.</source>
            <translation>Когда пришлось платить, не хватило монет. Отдано при пытке: {n}.</translation>
        </message>
        <message>
            <source>Draws lost because the bag was empty: {n}.</source>
            <translation>Не вытянуто подданных из-за пустого мешочка: {n}.</translation>
        </message>
        <message>
            <source>Draws not made although there were followers in the bag: {n}.</source>
            <translation>Не вытянуто подданных, хотя они были в мешочке: {n}.</translation>
        </message>
        <message>
            <source>Citizen tiles missed by a single step: {n}. At the end each would have been worth {points:point:acc}.</source>
            <translation>Жетоны горожан, до которых не хватило одного шага: {n}. В конце каждый принёс бы {points:point:acc}.</translation>
        </message>
        <message>
            <source>The citizen tile for the most trading stations was close: you have {mine}, the best of the others {most}.</source>
            <translation>Жетон горожанина за наибольшее число факторий был близко: у вас {mine}, у лучшего из остальных игроков {most}.</translation>
        </message>
        <message>
            <source>The next development level was {steps:development-point:nom} away: it would have been worth {n:point:acc} more.</source>
            <translation>До следующего уровня развития не хватило {steps:development-point:gen}: он принёс бы ещё {n:point:acc}.</translation>
        </message>
        <message>
            <source>No trading station built; another player scored {n:point:acc} for trading stations.</source>
            <translation>Ни одной фактории; другой игрок получает за фактории {n:point:acc}.</translation>
        </message>
        <message>
            <source>Followers still standing on slots at the end: {n}. Their places were not used again.</source>
            <translation>Подданные, оставшиеся в ячейках в конце партии: {n}. Их места больше не использовались.</translation>
        </message>
        <message>
            <source>Place tiles never used: {places}.</source>
            <translation>Ни разу не использованные карты мест: {places}.</translation>
        </message>
    </context>
    <context>
        <name>OrleansBox</name>
        <message>
            <source>Random</source>
            <translation>По жребию</translation>
        </message>
        <message>
            <source>Orléans</source>
            <translation>Орлеан</translation>
        </message>
        <message>
            <source>Gather followers in your bag, and plan what those you draw will do: trade, travel, build and study.</source>
            <translation>Собирайте подданных в мешочек и решайте, чем займутся те, кого вы вытянули: торговлей, путешествиями, строительством, науками.</translation>
        </message>
        <message>
            <source>“Orléans” was designed by Reiner Stockhausen and is published by dlp games.</source>
            <translation>Автор игры «Орлеан» — Райнер Штокхаузен (Reiner Stockhausen), издатель — dlp games.</translation>
        </message>
        <message>
            <source>Starting player</source>
            <translation>Первый игрок</translation>
        </message>
        <message>
            <source>First in the list</source>
            <translation>Первый в списке</translation>
        </message>
        <message>
            <source>Extra place tiles</source>
            <translation>Дополнительные карты мест</translation>
        </message>
        <message>
            <source>Six more place tiles are on offer.</source>
            <translation>Предлагается ещё шесть карт мест.</translation>
        </message>
        <message>
            <source>Fewer place tiles</source>
            <translation>Меньше карт мест</translation>
        </message>
        <message>
            <source>For experienced players: before round 1 each player may return one place tile to the box, or two in a two-player game.</source>
            <translation>Для опытных игроков: перед раундом 1 каждый может убрать в коробку одну карту места на выбор, вдвоём — по две карты.</translation>
        </message>
        <message>
            <source>extra place tiles</source>
            <translation>дополнительные карты мест</translation>
        </message>
        <message>
            <source>fewer place tiles</source>
            <translation>меньше карт мест</translation>
        </message>
    </context>
    <context>
        <name>OrleansCard</name>
        <message>
            <source>The supply of goods tiles. What runs out here can no longer be gained; goods tiles handed in come back.</source>
            <translation>Запас жетонов товаров. Товар, который здесь закончился, получить уже нельзя; сданные жетоны товаров возвращаются сюда.</translation>
        </message>
        <message>
            <source>place tiles</source>
            <translation>карты мест</translation>
        </message>
        <message>
            <source>Place tiles that have not been taken yet. A new trader brings one of your choice; anyone may look through them.</source>
            <translation>Карты мест, которые ещё никто не взял. Новый торговец приносит одну карту на выбор; просматривать их может каждый.</translation>
        </message>
        <message>
            <source>What has to be decided now.</source>
            <translation>Это нужно решить сейчас.</translation>
        </message>
        <message>
            <source>A town on the map. Every player can build one trading station here while their merchant is in town ({place:nom}).</source>
            <translation>Город на карте. Каждый игрок может построить здесь одну факторию, пока в городе стоит его купец ({place:nom}).</translation>
        </message>
        <message>
            <source>A town on the map. You can build a trading station where your merchant stands ({place:nom}); this town has room for one.</source>
            <translation>Город на карте. Факторию можно построить там, где стоит ваш купец ({place:nom}); в этом городе есть место для одной.</translation>
        </message>
        <message>
            <source>A waterway between two towns. Places that move your merchant along it: {places}.</source>
            <translation>Водный путь между двумя городами. Места, которые передвигают по нему вашего купца: {places}.</translation>
        </message>
        <message>
            <source>A road between two towns. Places that move your merchant along it: {places}.</source>
            <translation>Дорога между двумя городами. Места, которые передвигают по ней вашего купца: {places}.</translation>
        </message>
        <message>
            <source>A space for a goods tile on a route. When your merchant travels along it, you may take one goods tile; it is not replaced.</source>
            <translation>Поле для жетона товара на пути. Когда ваш купец проходит этим путём, можно взять один жетон товара; новый на его место не кладут.</translation>
        </message>
        <message>
            <source>A follower track. Whoever recruits such a follower moves their marker one space on and gets what that space brings. At the end of the track no more can be recruited.</source>
            <translation>Шкала подданных. Кто нанимает такого подданного, передвигает свой маркер на одно поле и получает то, что даёт новое поле. В конце шкалы нанимать больше нельзя.</translation>
        </message>
        <message>
            <source>Each development point moves your marker one space on. The level reached multiplies your trading stations and citizen tiles at the end of the game.</source>
            <translation>Каждое очко развития передвигает ваш маркер на одно поле. В конце партии достигнутый уровень умножается на число ваших факторий и жетонов горожан.</translation>
        </message>
        <message>
            <source>recruited here: {place:nom}</source>
            <translation>наём: {place:nom}</translation>
        </message>
        <message>
            <source>left in the supply: {n}</source>
            <translation>осталось в запасе: {n}</translation>
        </message>
        <message>
            <source>{who}: space {n} of {all}</source>
            <translation>{who}: поле {n} из {all}</translation>
        </message>
        <message>
            <source>next space of {who}: {reward}</source>
            <translation>следующее поле ({who}): {reward}</translation>
        </message>
        <message>
            <source>{who}: level {level}, space {n}</source>
            <translation>{who}: уровень {level}, поле {n}</translation>
        </message>
        <message>
            <source>A beneficial deed. Followers you send here do not come back; each brings its reward at once.</source>
            <translation>Благодеяние. Отправленные сюда подданные не возвращаются; каждый сразу приносит награду.</translation>
        </message>
        <message>
            <source>A space at a beneficial deed takes exactly this kind of follower: no other follower can replace it here, not even a monk.</source>
            <translation>Поле благодеяния принимает только этого подданного: здесь его не заменит никто другой, даже монах.</translation>
        </message>
        <message>
            <source>Place tiles that can be taken with a new trader. Your first tile comes from this stack; anyone may look through it and choose.</source>
            <translation>Карты мест, которые можно взять, наняв торговца. Вашу первую карту берут из этой стопки; каждый может её просматривать и выбирать.</translation>
        </message>
        <message>
            <source>Place tiles that can be taken with a new trader, from your second tile on. Anyone may look through the stack and choose.</source>
            <translation>Карты мест, которые можно взять, наняв торговца, начиная со второй карты. Каждый может просматривать стопку и выбирать.</translation>
        </message>
        <message>
            <source>no tile left</source>
            <translation>карт не осталось</translation>
        </message>
        <message>
            <source>A place tile without slots: its ability is always in effect for its owner.</source>
            <translation>Карта места без ячеек: её свойство действует для владельца всегда.</translation>
        </message>
        <message>
            <source>A place that protects its owner: the follower on it waits until it is needed.</source>
            <translation>Место, которое защищает владельца: подданный стоит здесь, пока не понадобится.</translation>
        </message>
        <message>
            <source>A place works once enough of its slots are filled. Its action can then be used in the Actions phase; afterwards its followers return to the bag.</source>
            <translation>Место работает, когда заполнено достаточно его ячеек. Тогда его действие можно выполнить в фазе «Действия»; затем подданные возвращаются в мешочек.</translation>
        </message>
        <message>
            <source>A stack of the goods market. Farmers and some places bring goods tiles from here, as long as there are any.</source>
            <translation>Стопка с ярмарки. Отсюда берут жетоны товаров за фермеров и с некоторых мест, пока они есть.</translation>
        </message>
        <message>
            <source>Neutral followers that can still be recruited. A monk fits on every slot, but no other follower can replace a monk.</source>
            <translation>Нейтральные подданные, которых ещё можно нанять. Монах подходит для любой ячейки, но его не заменит никто другой.</translation>
        </message>
        <message>
            <source>Neutral followers that can still be recruited. When none are left, nobody can recruit this kind.</source>
            <translation>Нейтральные подданные, которых ещё можно нанять. Когда они закончатся, таких подданных больше никто не наймёт.</translation>
        </message>
        <message>
            <source>An hourglass event. It takes effect in phase {n} ({phase:nom}).</source>
            <translation>Событие из песочных часов. Оно действует в фазе {n} ({phase:nom}).</translation>
        </message>
        <message>
            <source>{event:nom}: turned up {n} of {all}</source>
            <translation>{event:nom}: открыто {n} из {all}</translation>
        </message>
        <message>
            <source>hourglass: {n:hourglass-tile:nom} left</source>
            <translation>песочные часы: {n:hourglass-tile:nom}</translation>
        </message>
        <message>
            <source>At the start of each round one hourglass tile is turned up: it shows the event of the round. When the stack is used up, the last round is being played.</source>
            <translation>В начале каждого раунда открывают одну карту песочных часов: она показывает событие раунда. Когда стопка закончилась, идёт последний раунд.</translation>
        </message>
        <message>
            <source>A technology tile fills one slot of a place for the rest of the game, so that this place needs one follower less.</source>
            <translation>Жетон усовершенствования занимает одну ячейку места до конца партии, поэтому этому месту нужно на одного подданного меньше.</translation>
        </message>
        <message>
            <source>An action slot for one follower of any kind. Technology tiles may not be placed here.</source>
            <translation>Ячейка для одного любого подданного. Жетоны усовершенствований сюда класть нельзя.</translation>
        </message>
        <message>
            <source>An action slot for a monk: no other follower and no technology tile fits.</source>
            <translation>Ячейка для монаха: другие подданные и жетоны усовершенствований сюда не подходят.</translation>
        </message>
        <message>
            <source>An action slot for one follower of this kind. A monk fits as well, and a technology tile may fill the slot for the rest of the game.</source>
            <translation>Ячейка для одного такого подданного. Подходит и монах, а жетон усовершенствования может занять ячейку до конца партии.</translation>
        </message>
        <message>
            <source>An open row: it takes any number of followers of any kind, but no technology tile.</source>
            <translation>Открытый ряд: вмещает сколько угодно любых подданных, но не жетоны усовершенствований.</translation>
        </message>
        <message>
            <source>Drawn followers may wait here instead of on the market. You plan with them as usual, or send them to beneficial deeds.</source>
            <translation>Вытянутые подданные могут ждать здесь, а не на рынке. Отсюда их, как обычно, ставят в ячейки или отправляют на благодеяния.</translation>
        </message>
        <message>
            <source>Followers you have drawn wait on the market until you put them on slots. Those that stay here take up room when you draw again.</source>
            <translation>Вытянутые подданные ждут на рынке, пока вы не разместите их в ячейках. Те, кто остаётся здесь, занимают место, когда вы тянете снова.</translation>
        </message>
        <message>
            <source>A follower you have just drawn: it still has to be placed.</source>
            <translation>Только что вытянутый подданный: его ещё нужно куда-то поместить.</translation>
        </message>
        <message>
            <source>Nobody sees a plan before everyone has chosen Done. Until then, whoever has finished may take it up again.</source>
            <translation>Никто не видит чужих планов, пока все не нажмут «Готово». До этого можно вернуться и к готовому плану.</translation>
        </message>
        <message>
            <source>Bread is baked from grain. It counts as food and as a goods tile; at the end of the game each one scores as many points as your development level.</source>
            <translation>Хлеб пекут из зерна. Он считается пищей и жетоном товара; в конце партии каждый такой жетон приносит число победных очков, равное вашему уровню развития.</translation>
        </message>
        <message>
            <source>A goods tile worth {n:point:acc} at the end of the game. It is food and can be handed in for the Harvest.</source>
            <translation>Жетон товара, который в конце партии приносит {n:point:acc}. Это пища: её можно сдать на Урожай.</translation>
        </message>
        <message>
            <source>A goods tile worth {n:point:acc} at the end of the game.</source>
            <translation>Жетон товара, который в конце партии приносит {n:point:acc}.</translation>
        </message>
        <message>
            <source>Money for prices, taxes and fines. At the end of the game each coin is worth {n:point:acc}.</source>
            <translation>Деньги, которыми оплачивают действия, налоги и штрафы. В конце партии каждая монета приносит {n:point:acc}.</translation>
        </message>
        <message>
            <source>Trading stations are built in towns. At the end of the game each one on the map scores as many points as your development level.</source>
            <translation>Фактории строят в городах. В конце партии каждая фактория на карте приносит число победных очков, равное вашему уровню развития.</translation>
        </message>
        <message>
            <source>Citizen tiles are kept for good. At the end of the game each one scores as many points as your development level.</source>
            <translation>Жетоны горожан остаются у вас насовсем. В конце партии каждый приносит число победных очков, равное вашему уровню развития.</translation>
        </message>
        <message>
            <source>gained this round, to be placed from the next one on: {n}</source>
            <translation>получено в этом раунде, можно выложить со следующего: {n}</translation>
        </message>
        <message>
            <source>The pawn that travels the map for its owner. It collects goods tiles, and trading stations are built where it stands.</source>
            <translation>Фигурка, которая путешествует по карте за своего игрока. Она собирает жетоны товаров, а фактории строят там, где она стоит.</translation>
        </message>
        <message>
            <source>Followers come out of the bag at random and return to it after their action. You may look into your own bag at any time.</source>
            <translation>Подданных тянут из мешочка наугад, а после действия они возвращаются в него. В свой мешочек можно заглядывать в любой момент.</translation>
        </message>
        <message>
            <source>One of the players at this table, with everything that belongs to them.</source>
            <translation>Один из игроков за этим столом и всё, что ему принадлежит.</translation>
        </message>
    </context>
    <context>
        <name>OrleansCommand</name>
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
            <source>Put the {follower} in the Gunpowder Tower</source>
            <translation>Отправить {follower} в Пороховую башню</translation>
        </message>
        <message>
            <source>Put the {follower} on the market</source>
            <translation>Отправить {follower} на рынок</translation>
        </message>
        <message>
            <source>Return them all to the bag</source>
            <translation>Вернуть всех в мешочек</translation>
        </message>
        <message>
            <source>Return the {follower} to the market instead of drawing ({place:nom})</source>
            <translation>Вернуть на рынок {follower} ({place:nom}) и тянуть на одного меньше</translation>
        </message>
        <message>
            <source>Return the {follower} to the market ({place:nom})</source>
            <translation>Вернуть на рынок {follower} ({place:nom})</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Готово</translation>
        </message>
        <message>
            <source>Place the technology tile on slot {n} ({place:nom})</source>
            <translation>Положить жетон усовершенствования в ячейку {n} ({place:nom})</translation>
        </message>
        <message>
            <source>Take back the technology tile ({place:nom})</source>
            <translation>Забрать жетон усовершенствования ({place:nom})</translation>
        </message>
        <message>
            <source>Take back the {follower} ({place:nom})</source>
            <translation>Забрать назад {follower} ({place:nom})</translation>
        </message>
        <message>
            <source>Confirm this place</source>
            <translation>Закончить с этим местом</translation>
        </message>
        <message>
            <source>Change your plan</source>
            <translation>Изменить свой план</translation>
        </message>
        <message>
            <source>Use the {place:acc}</source>
            <translation>Использовать {place:acc}</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Спасовать</translation>
        </message>
        <message>
            <source>Recruit a {follower:acc}</source>
            <translation>Нанять {follower:acc}</translation>
        </message>
        <message>
            <source>Take the place tile: {place:nom}</source>
            <translation>Взять карту места ({place:nom})</translation>
        </message>
        <message>
            <source>Stay where you are</source>
            <translation>Остаться на месте</translation>
        </message>
        <message>
            <source>Travel by water to {town:gen}</source>
            <translation>Плыть по воде до {town:gen}</translation>
        </message>
        <message>
            <source>Travel by road to {town:gen}</source>
            <translation>Ехать по дороге до {town:gen}</translation>
        </message>
        <message>
            <source>Send the {follower} to a deed ({deed:nom}, space for a {space:acc})</source>
            <translation>Отправить {follower} на благодеяние ({deed:nom}, поле для {space:gen})</translation>
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
            <source>Buy {n:development-point:acc} for {n:coin:acc}</source>
            <translation>Купить {n:development-point:acc} за {n:coin:acc}</translation>
        </message>
        <message>
            <source>Pay with {good:ins}</source>
            <translation>Заплатить {good:ins}</translation>
        </message>
        <message>
            <source>Bake {n} grain into bread</source>
            <translation>Испечь хлеб (жетонов зерна: {n})</translation>
        </message>
        <message>
            <source>Take the reward again: {track:nom}</source>
            <translation>Ещё раз взять награду ({track:nom})</translation>
        </message>
        <message>
            <source>Move another player’s merchant</source>
            <translation>Переместить чужого купца</translation>
        </message>
        <message>
            <source>Move {who}’s merchant by water to {town:gen}</source>
            <translation>Переместить купца ({who}) по воде до {town:gen}</translation>
        </message>
        <message>
            <source>Move {who}’s merchant by road to {town:gen}</source>
            <translation>Переместить купца ({who}) по дороге до {town:gen}</translation>
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
            <source>Return the monk from the Sacristy to the bag</source>
            <translation>Вернуть монаха из Ризницы в мешочек</translation>
        </message>
        <message>
            <source>Give up a trading station from your supply</source>
            <translation>Отдать факторию из запаса</translation>
        </message>
        <message>
            <source>Give up the trading station: {town:nom}</source>
            <translation>Отдать факторию из города {town:nom}</translation>
        </message>
        <message>
            <source>Give up a follower drawn from the bag</source>
            <translation>Отдать подданного, вытянутого из мешочка</translation>
        </message>
        <message>
            <source>Give up the {follower}</source>
            <translation>Отдать {follower}</translation>
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
            <translation>Отдать карту места ({place:nom})</translation>
        </message>
        <message>
            <source>Give up a technology tile not yet placed</source>
            <translation>Отдать ещё не выложенный жетон усовершенствования</translation>
        </message>
        <message>
            <source>Give up the technology tile: {place:nom}</source>
            <translation>Отдать жетон усовершенствования ({place:nom})</translation>
        </message>
        <message>
            <source>Place the {follower} from the Gunpowder Tower ({place:nom})</source>
            <translation>Поставить {follower} из Пороховой башни в {place:acc}</translation>
        </message>
        <message>
            <source>Place the {follower} ({place:nom})</source>
            <translation>Поставить {follower} в {place:acc}</translation>
        </message>
        <message>
            <source>Place the {follower} from the Gunpowder Tower on slot {n} ({place:nom})</source>
            <translation>Поставить {follower} из Пороховой башни в ячейку {n} ({place:nom})</translation>
        </message>
        <message>
            <source>Place the {follower} on slot {n} ({place:nom})</source>
            <translation>Поставить {follower} в ячейку {n} ({place:nom})</translation>
        </message>
        <message>
            <source>Take both goods tiles</source>
            <translation>Взять оба товара</translation>
        </message>
        <message>
            <source>Take a goods tile</source>
            <translation>Взять товар</translation>
        </message>
        <message>
            <source>Take {good:acc}</source>
            <translation>Взять {good:acc}</translation>
        </message>
        <message>
            <source>Return to the box: {place:nom}</source>
            <translation>Убрать карту места в коробку ({place:nom})</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Отказаться</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Дальше</translation>
        </message>
        <message>
            <source>Take {good:acc} (tile {n} of the route)</source>
            <translation>Взять {good:acc} ({n}-й жетон на пути)</translation>
        </message>
    </context>
    <context>
        <name>OrleansEffect</name>
        <message>
            <source>Move your merchant along one waterway; you may take {n:good:acc} from it.</source>
            <translation>Передвиньте своего купца по одному водному пути; с этого пути можно взять {n:good:acc}.</translation>
        </message>
        <message>
            <source>Move your merchant along one road; you may take {n:good:acc} from it.</source>
            <translation>Передвиньте своего купца по одной дороге; с этой дороги можно взять {n:good:acc}.</translation>
        </message>
        <message>
            <source>Move your merchant along one road or waterway; you may take {n:good:acc} from it.</source>
            <translation>Передвиньте своего купца по одной дороге или одному водному пути; с этого пути можно взять {n:good:acc}.</translation>
        </message>
        <message>
            <source>Pay another player {coins:coin:acc} and move their merchant along one waterway; you may take {n:good:acc} from it.</source>
            <translation>Заплатите другому игроку {coins:coin:acc} и передвиньте его купца по одному водному пути; с этого пути можно взять {n:good:acc}.</translation>
        </message>
        <message>
            <source>Pay another player {coins:coin:acc} and move their merchant along one road; you may take {n:good:acc} from it.</source>
            <translation>Заплатите другому игроку {coins:coin:acc} и передвиньте его купца по одной дороге; с этой дороги можно взять {n:good:acc}.</translation>
        </message>
        <message>
            <source>Pay another player {coins:coin:acc} and move their merchant along one road or waterway; you may take {n:good:acc} from it.</source>
            <translation>Заплатите другому игроку {coins:coin:acc} и передвиньте его купца по одной дороге или одному водному пути; с этого пути можно взять {n:good:acc}.</translation>
        </message>
        <message>
            <source>Recruit one monk, who can replace any other follower on a slot.</source>
            <translation>Наймите одного монаха: в ячейке действия он заменяет любого другого подданного.</translation>
        </message>
        <message>
            <source>Recruit one follower ({follower:nom}) and advance one space on that track ({track:nom}).</source>
            <translation>Наймите одного подданного ({follower:nom}) и продвиньтесь на одно поле по его шкале ({track:nom}).</translation>
        </message>
        <message>
            <source>Recruit one follower of your choice ({followers}) and advance one space on that track.</source>
            <translation>Наймите одного подданного на выбор ({followers}) и продвиньтесь на одно поле по его шкале.</translation>
        </message>
        <message>
            <source>You get {points:development-point:acc}.</source>
            <translation>Вы получаете {points:development-point:acc}.</translation>
        </message>
        <message>
            <source>You get {coins:coin:acc}.</source>
            <translation>Вы получаете {coins:coin:acc}.</translation>
        </message>
        <message>
            <source>You get {coins:coin:acc} and {points:development-point:acc}.</source>
            <translation>Вы получаете {coins:coin:acc} и {points:development-point:acc}.</translation>
        </message>
        <message>
            <source>Your slots for certain followers ({followers}) also accept another follower: {who}.</source>
            <translation>Ваши ячейки для этих подданных ({followers}) принимают и другого подданного: {who}.</translation>
        </message>
        <message>
            <source>any follower</source>
            <translation>любой подданный</translation>
        </message>
        <message>
            <source>Build a trading station in the town where your merchant stands.</source>
            <translation>Постройте факторию в городе, где стоит ваш купец.</translation>
        </message>
        <message>
            <source>Take {good:acc} from the goods market.</source>
            <translation>Возьмите с ярмарки {good:acc}.</translation>
        </message>
        <message>
            <source>Send up to {n:follower:gen} from here to beneficial deeds; each brings the reward of its deed.</source>
            <translation>Отправьте отсюда на благодеяния до {n:follower:gen}; каждый приносит награду своего благодеяния.</translation>
        </message>
        <message>
            <source>You get as many coins as your development level.</source>
            <translation>Вы получаете число монет, равное вашему уровню развития.</translation>
        </message>
        <message>
            <source>You get one coin for each of your trading stations on the map.</source>
            <translation>Вы получаете одну монету за каждую свою факторию на карте.</translation>
        </message>
        <message>
            <source>Pay {least} to {n:coin:gen} and get one development point for each.</source>
            <translation>Заплатите от {least} до {n:coin:gen}; за каждую вы получаете одно очко развития.</translation>
        </message>
        <message>
            <source>Take one technology tile, which you may place from the next round on.</source>
            <translation>Возьмите один жетон усовершенствования; выложить его можно начиная со следующего раунда.</translation>
        </message>
        <message>
            <source>Return the monk from here to the bag to be spared one of these events: {events}.</source>
            <translation>Верните отсюда монаха в мешочек, и одно из этих событий вас не коснётся: {events}.</translation>
        </message>
        <message>
            <source>Once a round you may draw {draws:follower:acc} in addition; you keep {keeps} and return the rest to the bag.</source>
            <translation>Раз в раунд можно дополнительно вытянуть {draws:follower:acc}; себе вы оставляете только {keeps}, а остальных возвращаете в мешочек.</translation>
        </message>
        <message>
            <source>Drawn followers may wait here ({spaces:space:nom}); as an action, you send up to {n:follower:gen} from here to beneficial deeds.</source>
            <translation>Вытянутые подданные могут ждать здесь ({spaces:space:nom}); действием вы отправляете отсюда на благодеяния до {n:follower:gen}.</translation>
        </message>
        <message>
            <source>Hand in {goods:good:acc} and get one development point for each of your trading stations on the map.</source>
            <translation>Сдайте {goods:good:acc} и получите одно очко развития за каждую свою факторию на карте.</translation>
        </message>
        <message>
            <source>Pay {coins:coin:acc} and bake up to {n} grain into bread.</source>
            <translation>Заплатите {coins:coin:acc} и превратите зерно в хлеб (не больше {n}).</translation>
        </message>
        <message>
            <source>Hand in {goods:good:acc} and take the reward of your space on one track again: {tracks}.</source>
            <translation>Сдайте {goods:good:acc} и ещё раз получите награду своего поля на одной шкале: {tracks}.</translation>
        </message>
        <message>
            <source>Return all followers from here to the bag and get one coin for each.</source>
            <translation>Верните отсюда всех подданных в мешочек и получите за каждого одну монету.</translation>
        </message>
        <message>
            <source>No monks can be recruited in this round.</source>
            <translation>В этом раунде нельзя нанимать монахов.</translation>
        </message>
        <message>
            <source>Each player gets as many coins as their development level.</source>
            <translation>Каждый игрок получает число монет, равное его уровню развития.</translation>
        </message>
        <message>
            <source>Each player hands in one food tile; whoever has none pays {n:coin:acc}.</source>
            <translation>Каждый игрок сдаёт один жетон пищи; тот, у кого пищи нет, платит {n:coin:acc}.</translation>
        </message>
        <message>
            <source>Each player pays one coin for every {n:good:acc} they have.</source>
            <translation>Каждый игрок платит одну монету за каждые {n:good:acc}.</translation>
        </message>
        <message>
            <source>Each player gets one coin for each of their trading stations on the map.</source>
            <translation>Каждый игрок получает одну монету за каждую свою факторию на карте.</translation>
        </message>
        <message>
            <source>Each player draws one follower from the bag and loses it; a starting follower goes back.</source>
            <translation>Каждый игрок тянет из мешочка одного подданного и теряет его; начальный подданный возвращается в мешочек.</translation>
        </message>
        <message>
            <source>Each follower you send here brings {coins:coin:acc}; whoever fills the last space takes the citizen tile.</source>
            <translation>Каждый отправленный сюда подданный приносит {coins:coin:acc}; тот, кто заполнит последнее поле, берёт жетон горожанина.</translation>
        </message>
        <message>
            <source>Each follower you send here brings {coins:coin:acc} or {points:development-point:acc}; whoever fills the last space takes the citizen tile.</source>
            <translation>Каждый отправленный сюда подданный приносит {coins:coin:acc} или {points:development-point:acc}; тот, кто заполнит последнее поле, берёт жетон горожанина.</translation>
        </message>
        <message>
            <source>draw up to {n:follower:gen} each round</source>
            <translation>каждый раунд можно вытянуть до {n:follower:gen}</translation>
        </message>
        <message>
            <source>one goods tile ({good:nom})</source>
            <translation>один жетон товара ({good:nom})</translation>
        </message>
        <message>
            <source>one technology tile</source>
            <translation>один жетон усовершенствования</translation>
        </message>
        <message>
            <source>one place tile from stack I</source>
            <translation>одна карта места из стопки I</translation>
        </message>
        <message>
            <source>one place tile from stack I or II</source>
            <translation>одна карта места из стопки I или II</translation>
        </message>
        <message>
            <source>{n:coin:nom}</source>
            <translation>{n:coin:nom}</translation>
        </message>
        <message>
            <source>{n:development-point:nom}</source>
            <translation>{n:development-point:nom}</translation>
        </message>
        <message>
            <source>one citizen tile for whoever gets there first</source>
            <translation>жетон горожанина тому, кто дойдёт сюда раньше всех</translation>
        </message>
    </context>
    <context>
        <name>OrleansEnding</name>
        <message>
            <source>Tied on points and on the development track: there is no further tie-break.</source>
            <translation>Ничья по очкам и по шкале развития: других критериев нет.</translation>
        </message>
        <message>
            <source>Tied on points: {names}. The marker further along the development track decides: space {space}.</source>
            <translation>Ничья по очкам: {names}. Решает маркер, который дальше на шкале развития: поле {space}.</translation>
        </message>
        <message>
            <source>Orléans</source>
            <translation>Орлеан</translation>
        </message>
    </context>
    <context>
        <name>OrleansEvent</name>
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
            <translation>{who} платит другому игроку {n:coin:acc} ({other}).</translation>
        </message>
        <message>
            <source>The treasury is empty: {who} does not get {n:coin:acc}.</source>
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
            <source>{who} puts one follower in the Gunpowder Tower: {follower}.</source>
            <translation>{who} отправляет {follower} в Пороховую башню.</translation>
        </message>
        <message>
            <source>{who} puts one follower on the market: {follower}.</source>
            <translation>{who} отправляет {follower} на рынок.</translation>
        </message>
        <message>
            <source>{who} returns the rest of the draw to the bag.</source>
            <translation>{who} возвращает остальных вытянутых подданных в мешочек.</translation>
        </message>
        <message>
            <source>{who} gives up a draw and returns one follower to the market: {follower} ({place:nom}).</source>
            <translation>{who} тянет на одного меньше и возвращает на рынок {follower} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} has no followers to draw.</source>
            <translation>{who} никого не тянет: некого или некуда.</translation>
        </message>
        <message>
            <source>{who} has finished drawing.</source>
            <translation>{who} заканчивает тянуть подданных.</translation>
        </message>
        <message>
            <source>{who} has finished planning.</source>
            <translation>{who} заканчивает планирование.</translation>
        </message>
        <message>
            <source>{who} goes back to planning.</source>
            <translation>{who} возвращается к планированию.</translation>
        </message>
        <message>
            <source>Everyone plans at the same time, in secret.</source>
            <translation>Все планируют одновременно и втайне друг от друга.</translation>
        </message>
        <message>
            <source>Players plan in turn, one place at a time.</source>
            <translation>Планируют по очереди, по одному месту.</translation>
        </message>
        <message>
            <source>{who} plans from the Gunpowder Tower: {follower} ({place:nom}).</source>
            <translation>{who} ставит {follower} из Пороховой башни в ячейку ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} plans: {follower} ({place:nom}).</source>
            <translation>{who} ставит {follower} в ячейку ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} places a technology tile ({place:nom}).</source>
            <translation>{who} кладёт жетон усовершенствования ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} takes back a technology tile ({place:nom}).</source>
            <translation>{who} забирает жетон усовершенствования ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} takes back: {follower} ({place:nom}).</source>
            <translation>{who} забирает назад {follower} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} has finished planning a place ({place:nom}).</source>
            <translation>{who} заканчивает планировать одно место ({place:nom}).</translation>
        </message>
        <message>
            <source>All plans are final and revealed.</source>
            <translation>Все планы готовы и открыты.</translation>
        </message>
        <message>
            <source>It’s {who}’s turn.</source>
            <translation>{who} начинает ход.</translation>
        </message>
        <message>
            <source>{who} uses a place: {place:nom}.</source>
            <translation>{who} использует {place:acc}.</translation>
        </message>
        <message>
            <source>{who} returns the followers from a place to the bag: {place:nom}.</source>
            <translation>{who} возвращает подданных в мешочек ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} passes.</source>
            <translation>{who} пасует.</translation>
        </message>
        <message>
            <source>{who} recruits one {follower:nom}.</source>
            <translation>{who} нанимает {follower:acc}.</translation>
        </message>
        <message>
            <source>{who} advances to space {n} of the {track:nom}.</source>
            <translation>{who} продвигается на поле {n} {track:gen}.</translation>
        </message>
        <message>
            <source>{who} gets {good:acc} from the goods market.</source>
            <translation>{who} получает {good:acc} с ярмарки.</translation>
        </message>
        <message>
            <source>{who} takes {good:acc} from the route.</source>
            <translation>{who} берёт в пути {good:acc}.</translation>
        </message>
        <message>
            <source>{who} gives up {good:acc}, which is removed from the game.</source>
            <translation>{who} отдаёт {good:acc}; жетон выходит из игры.</translation>
        </message>
        <message>
            <source>{who} hands in {good:acc}.</source>
            <translation>{who} возвращает {good:acc} на ярмарку.</translation>
        </message>
        <message>
            <source>{who} bakes grain into bread: {n}.</source>
            <translation>{who} печёт хлеб из зерна: {n}.</translation>
        </message>
        <message>
            <source>{who} gets a technology tile.</source>
            <translation>{who} получает жетон усовершенствования.</translation>
        </message>
        <message>
            <source>{who} takes a place tile: {place:nom}.</source>
            <translation>{who} берёт карту места ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} is already at the end of the development track.</source>
            <translation>{who} уже в конце шкалы развития.</translation>
        </message>
        <message>
            <source>{who} gets {n:development-point:acc} and is now on space {space}.</source>
            <translation>{who} получает {n:development-point:acc} и переходит на поле {space} шкалы развития.</translation>
        </message>
        <message>
            <source>{who} loses {n:development-point:acc} and is now on space {space}.</source>
            <translation>{who} теряет {n:development-point:acc} и возвращается на поле {space} шкалы развития.</translation>
        </message>
        <message>
            <source>{who} takes a citizen tile for having the most trading stations on the map.</source>
            <translation>{who} берёт жетон горожанина за наибольшее число факторий на карте.</translation>
        </message>
        <message>
            <source>{who} takes a citizen tile: {from:nom}.</source>
            <translation>{who} берёт жетон горожанина ({from:nom}).</translation>
        </message>
        <message>
            <source>{who} takes nothing from the route.</source>
            <translation>{who} не берёт товар в пути.</translation>
        </message>
        <message>
            <source>{who} builds a trading station: {town:nom}.</source>
            <translation>{who} строит факторию в городе {town:nom}.</translation>
        </message>
        <message>
            <source>{who} sends one {follower:nom} from the Gunpowder Tower to a deed ({deed:nom}).</source>
            <translation>{who} отправляет на благодеяние {follower:acc} из Пороховой башни ({deed:nom}).</translation>
        </message>
        <message>
            <source>{who} sends one {follower:nom} to a deed ({deed:nom}).</source>
            <translation>{who} отправляет {follower:acc} на благодеяние ({deed:nom}).</translation>
        </message>
        <message>
            <source>The event takes effect: {event:nom}.</source>
            <translation>Наступает событие: {event:nom}.</translation>
        </message>
        <message>
            <source>{who} returns the monk from the Sacristy to the bag and is spared this event: {event:nom}.</source>
            <translation>{who} возвращает монаха из Ризницы в мешочек: событие не действует ({event:nom}).</translation>
        </message>
        <message>
            <source>{who} is spared this event: {event:nom}.</source>
            <translation>{who} не страдает от события ({event:nom}).</translation>
        </message>
        <message>
            <source>{who} draws for the Plague: {follower}. No follower is lost.</source>
            <translation>{who} тянет из-за Чумы: {follower}. Потерь нет.</translation>
        </message>
        <message>
            <source>{who} loses a follower to the Plague: {follower}.</source>
            <translation>{who} теряет подданного из-за Чумы: {follower}.</translation>
        </message>
        <message>
            <source>{who} owes {n:coin:acc} and cannot pay: torture.</source>
            <translation>{who} не может заплатить {n:coin:acc}: начинается пытка.</translation>
        </message>
        <message>
            <source>{who} has nothing left to give up. Still unpaid: {n:coin:nom}.</source>
            <translation>{who} больше ничего не может отдать. Не уплачено: {n:coin:nom}.</translation>
        </message>
        <message>
            <source>{who} gives up a trading station from their supply.</source>
            <translation>{who} отдаёт факторию из запаса.</translation>
        </message>
        <message>
            <source>{who} gives up a trading station: {town:nom}.</source>
            <translation>{who} отдаёт факторию из города {town:nom}.</translation>
        </message>
        <message>
            <source>{who} gives up a follower from the bag: {follower}.</source>
            <translation>{who} отдаёт подданного из мешочка: {follower}.</translation>
        </message>
        <message>
            <source>{who} gives up a place tile: {place:nom}.</source>
            <translation>{who} отдаёт карту места ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} gives up a technology tile that has not been placed.</source>
            <translation>{who} отдаёт ещё не выложенный жетон усовершенствования.</translation>
        </message>
        <message>
            <source>{who} gives up a technology tile: {place:nom}.</source>
            <translation>{who} отдаёт жетон усовершенствования ({place:nom}).</translation>
        </message>
        <message>
            <source>The start player is now {who}.</source>
            <translation>Первый игрок теперь — {who}.</translation>
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
            <source>Shared victory: {names}.</source>
            <translation>Победу делят: {names}.</translation>
        </message>
        <message>
            <source>Phase {n}: {phase:nom}.</source>
            <translation>Фаза {n}: {phase:nom}.</translation>
        </message>
        <message>
            <source>Before round 1, place tiles may be returned to the box.</source>
            <translation>Перед раундом 1 карты мест можно убрать в коробку.</translation>
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
            <source>Census: {leader} is in the lead, {last} is last.</source>
            <translation>Перепись: {leader} впереди, {last} позади всех.</translation>
        </message>
        <message>
            <source>Census: {leader} is in the lead; there is a tie for last place.</source>
            <translation>Перепись: {leader} впереди, последнее место делят несколько игроков.</translation>
        </message>
        <message>
            <source>Census: there is a tie for the lead; {last} is last.</source>
            <translation>Перепись: первое место делят несколько игроков, {last} позади всех.</translation>
        </message>
        <message>
            <source>Census: there is a tie for the lead and a tie for last place.</source>
            <translation>Перепись: и первое, и последнее место делят несколько игроков.</translation>
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
            <source>{who} sends {other}’s merchant by water to {town:gen}.</source>
            <translation>{who} перемещает чужого купца ({other}) по воде до {town:gen}.</translation>
        </message>
        <message>
            <source>{who} sends {other}’s merchant by road to {town:gen}.</source>
            <translation>{who} перемещает чужого купца ({other}) по дороге до {town:gen}.</translation>
        </message>
        <message>
            <source>{who} returns a place tile to the box: {place:nom}.</source>
            <translation>{who} убирает карту места в коробку ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} returns no place tile to the box.</source>
            <translation>{who} не убирает карту места в коробку.</translation>
        </message>
        <message>
            <source>{who}’s plan: {places}.</source>
            <translation>{who} планирует: {places}.</translation>
        </message>
    </context>
    <context>
        <name>OrleansEventToYou</name>
        <message>
            <source>It’s your turn.</source>
            <translation>Начинается ваш ход.</translation>
        </message>
        <message>
            <source>You turn up an hourglass tile: {event:nom}.</source>
            <translation>Вы открываете карту песочных часов: {event:nom}.</translation>
        </message>
        <message>
            <source>You get {n:coin:acc}.</source>
            <translation>Вы получаете {n:coin:acc}.</translation>
        </message>
        <message>
            <source>You pay {n:coin:acc}.</source>
            <translation>Вы платите {n:coin:acc}.</translation>
        </message>
        <message>
            <source>You pay {n:coin:acc} to {other}.</source>
            <translation>Вы платите другому игроку {n:coin:acc} ({other}).</translation>
        </message>
        <message>
            <source>The treasury is empty: you do not get {n:coin:acc}.</source>
            <translation>Городская казна пуста: вы недополучаете {n:coin:acc}.</translation>
        </message>
        <message>
            <source>You have no followers to draw.</source>
            <translation>Вы никого не тянете: некого или некуда.</translation>
        </message>
        <message>
            <source>You give up a draw and return one follower to the market: {follower} ({place:nom}).</source>
            <translation>Вы тянете на одного меньше и возвращаете на рынок {follower} ({place:nom}).</translation>
        </message>
        <message>
            <source>You use a place: {place:nom}.</source>
            <translation>Вы используете {place:acc}.</translation>
        </message>
        <message>
            <source>You return the followers from a place to the bag: {place:nom}.</source>
            <translation>Вы возвращаете подданных в мешочек ({place:nom}).</translation>
        </message>
        <message>
            <source>You pass.</source>
            <translation>Вы пасуете.</translation>
        </message>
        <message>
            <source>You recruit one {follower:nom}.</source>
            <translation>Вы нанимаете {follower:acc}.</translation>
        </message>
        <message>
            <source>You advance to space {n} of the {track:nom}.</source>
            <translation>Вы продвигаетесь на поле {n} {track:gen}.</translation>
        </message>
        <message>
            <source>You get {good:acc} from the goods market.</source>
            <translation>Вы получаете {good:acc} с ярмарки.</translation>
        </message>
        <message>
            <source>You take {good:acc} from the route.</source>
            <translation>Вы берёте в пути {good:acc}.</translation>
        </message>
        <message>
            <source>You give up {good:acc}, which is removed from the game.</source>
            <translation>Вы отдаёте {good:acc}; жетон выходит из игры.</translation>
        </message>
        <message>
            <source>You hand in {good:acc}.</source>
            <translation>Вы возвращаете {good:acc} на ярмарку.</translation>
        </message>
        <message>
            <source>You bake grain into bread: {n}.</source>
            <translation>Вы печёте хлеб из зерна: {n}.</translation>
        </message>
        <message>
            <source>You get a technology tile.</source>
            <translation>Вы получаете жетон усовершенствования.</translation>
        </message>
        <message>
            <source>You place a technology tile ({place:nom}).</source>
            <translation>Вы кладёте жетон усовершенствования ({place:nom}).</translation>
        </message>
        <message>
            <source>You take a place tile: {place:nom}.</source>
            <translation>Вы берёте карту места ({place:nom}).</translation>
        </message>
        <message>
            <source>You are already at the end of the development track.</source>
            <translation>Вы уже в конце шкалы развития.</translation>
        </message>
        <message>
            <source>You get {n:development-point:acc} and are now on space {space}.</source>
            <translation>Вы получаете {n:development-point:acc} и переходите на поле {space} шкалы развития.</translation>
        </message>
        <message>
            <source>You lose {n:development-point:acc} and are now on space {space}.</source>
            <translation>Вы теряете {n:development-point:acc} и возвращаетесь на поле {space} шкалы развития.</translation>
        </message>
        <message>
            <source>You take a citizen tile for having the most trading stations on the map.</source>
            <translation>Вы берёте жетон горожанина за наибольшее число факторий на карте.</translation>
        </message>
        <message>
            <source>You take a citizen tile: {from:nom}.</source>
            <translation>Вы берёте жетон горожанина ({from:nom}).</translation>
        </message>
        <message>
            <source>You take nothing from the route.</source>
            <translation>Вы не берёте товар в пути.</translation>
        </message>
        <message>
            <source>You build a trading station: {town:nom}.</source>
            <translation>Вы строите факторию в городе {town:nom}.</translation>
        </message>
        <message>
            <source>You send one {follower:nom} from the Gunpowder Tower to a deed ({deed:nom}).</source>
            <translation>Вы отправляете на благодеяние {follower:acc} из Пороховой башни ({deed:nom}).</translation>
        </message>
        <message>
            <source>You send one {follower:nom} to a deed ({deed:nom}).</source>
            <translation>Вы отправляете {follower:acc} на благодеяние ({deed:nom}).</translation>
        </message>
        <message>
            <source>You return the monk from the Sacristy to the bag and are spared this event: {event:nom}.</source>
            <translation>Вы возвращаете монаха из Ризницы в мешочек: событие на вас не действует ({event:nom}).</translation>
        </message>
        <message>
            <source>You are spared this event: {event:nom}.</source>
            <translation>Вы не страдаете от события ({event:nom}).</translation>
        </message>
        <message>
            <source>You draw for the Plague: {follower}. No follower is lost.</source>
            <translation>Вы тянете из-за Чумы: {follower}. Потерь нет.</translation>
        </message>
        <message>
            <source>You lose a follower to the Plague: {follower}.</source>
            <translation>Вы теряете подданного из-за Чумы: {follower}.</translation>
        </message>
        <message>
            <source>You owe {n:coin:acc} and cannot pay: torture.</source>
            <translation>Вы не можете заплатить {n:coin:acc}: начинается пытка.</translation>
        </message>
        <message>
            <source>You have nothing left to give up. Still unpaid: {n:coin:nom}.</source>
            <translation>Вы больше ничего не можете отдать. Не уплачено: {n:coin:nom}.</translation>
        </message>
        <message>
            <source>You give up a trading station from your supply.</source>
            <translation>Вы отдаёте факторию из запаса.</translation>
        </message>
        <message>
            <source>You give up a trading station: {town:nom}.</source>
            <translation>Вы отдаёте факторию из города {town:nom}.</translation>
        </message>
        <message>
            <source>You give up a follower from the bag: {follower}.</source>
            <translation>Вы отдаёте подданного из мешочка: {follower}.</translation>
        </message>
        <message>
            <source>You give up a place tile: {place:nom}.</source>
            <translation>Вы отдаёте карту места ({place:nom}).</translation>
        </message>
        <message>
            <source>You give up a technology tile that has not been placed.</source>
            <translation>Вы отдаёте ещё не выложенный жетон усовершенствования.</translation>
        </message>
        <message>
            <source>You give up a technology tile: {place:nom}.</source>
            <translation>Вы отдаёте жетон усовершенствования ({place:nom}).</translation>
        </message>
        <message>
            <source>You are now the start player.</source>
            <translation>Теперь первым игроком становитесь вы.</translation>
        </message>
        <message>
            <source>Your score, {label}: {n:point:nom}.</source>
            <translation>Ваши очки. {label}: {n:point:nom}.</translation>
        </message>
        <message>
            <source>You travel by water to {town:gen}.</source>
            <translation>Вы плывёте до {town:gen}.</translation>
        </message>
        <message>
            <source>You travel by road to {town:gen}.</source>
            <translation>Вы едете по дороге до {town:gen}.</translation>
        </message>
        <message>
            <source>You send {other}’s merchant by water to {town:gen}.</source>
            <translation>Вы перемещаете чужого купца ({other}) по воде до {town:gen}.</translation>
        </message>
        <message>
            <source>You send {other}’s merchant by road to {town:gen}.</source>
            <translation>Вы перемещаете чужого купца ({other}) по дороге до {town:gen}.</translation>
        </message>
    </context>
    <context>
        <name>OrleansForecast</name>
        <message>
            <source>{who} cannot recruit monks in this round.</source>
            <translation>{who} не может нанимать монахов в этом раунде.</translation>
        </message>
        <message>
            <source>{who} gains nothing.</source>
            <translation>{who} не получает ничего.</translation>
        </message>
        <message>
            <source>{who} gains {n:coin:acc}.</source>
            <translation>{who} получает {n:coin:acc}.</translation>
        </message>
        <message>
            <source>{who} pays nothing.</source>
            <translation>{who} не платит ничего.</translation>
        </message>
        <message>
            <source>{who} pays {n:coin:acc}.</source>
            <translation>{who} платит {n:coin:acc}.</translation>
        </message>
        <message>
            <source>{who} owes {n:coin:acc} and has {owned}: torture for the rest.</source>
            <translation>{who}: нужно заплатить {n:coin:acc}, а в наличии {owned}; за остальное — пытка.</translation>
        </message>
        <message>
            <source>{who} has no food and pays {n:coin:acc}.</source>
            <translation>{who}: пищи нет, нужно заплатить {n:coin:acc}.</translation>
        </message>
        <message>
            <source>{who} has no food, owes {n:coin:acc} and has {owned}: torture for the rest.</source>
            <translation>{who}: пищи нет, нужно заплатить {n:coin:acc}, а в наличии {owned}; за остальное — пытка.</translation>
        </message>
        <message>
            <source>{who} hands in one food tile.</source>
            <translation>{who} сдаёт один жетон пищи.</translation>
        </message>
        <message>
            <source>{who}’s bag is empty, so no follower is lost.</source>
            <translation>{who} никого не теряет: мешочек пуст.</translation>
        </message>
        <message>
            <source>{who} draws a follower from the bag and loses it, unless it is a starting follower.</source>
            <translation>{who} тянет подданного из мешочка и теряет его, если это не начальный подданный.</translation>
        </message>
        <message>
            <source>{who} draws a follower from the bag and loses it with a probability of {n}%.</source>
            <translation>{who} тянет подданного из мешочка и теряет его с вероятностью {n} %.</translation>
        </message>
        <message>
            <source>The monk in the Sacristy can spare {who} this event.</source>
            <translation>{who} может избежать этого благодаря монаху в Ризнице.</translation>
        </message>
    </context>
    <context>
        <name>OrleansHandOver</name>
        <message>
            <source>{who}, plan your round</source>
            <translation>{who}, спланируйте свой раунд</translation>
        </message>
        <message>
            <source>{who}, draw your followers</source>
            <translation>{who}, тяните подданных</translation>
        </message>
        <message>
            <source>Before round 1</source>
            <translation>Перед раундом 1</translation>
        </message>
        <message>
            <source>Round {round} · The others are planning too. Nobody sees your plan until everyone has finished.</source>
            <translation>Раунд {round} · Остальные тоже планируют. Никто не увидит ваш план, пока не закончат все.</translation>
        </message>
        <message>
            <source>Round {round} · The other plan is ready. Nobody sees your plan until you have finished it.</source>
            <translation>Раунд {round} · Второй план готов. Никто не увидит ваш план, пока вы его не закончите.</translation>
        </message>
        <message>
            <source>Round {round} · All other plans are ready. Nobody sees your plan until you have finished it.</source>
            <translation>Раунд {round} · Все остальные планы готовы. Никто не увидит ваш план, пока вы его не закончите.</translation>
        </message>
        <message>
            <source>Round {round} · draws: {n}, followers in your bag: {bag}</source>
            <translation>Раунд {round} · можно вытянуть: {n}, подданных в мешочке: {bag}</translation>
        </message>
        <message>
            <source>Round {round} · active places: {n}</source>
            <translation>Раунд {round} · активные места: {n}</translation>
        </message>
    </context>
    <context>
        <name>OrleansName</name>
        <message>
            <source>starting {follower:nom}</source>
            <translation>начальный {follower:nom}</translation>
        </message>
        <message>
            <source>starting {follower:acc}</source>
            <translation>своего {follower:acc}</translation>
        </message>
    </context>
    <context>
        <name>OrleansParts</name>
        <message>
            <source>Orléans</source>
            <translation>Орлеан</translation>
        </message>
        <message>
            <source>Pass for this round</source>
            <translation>Пас до конца раунда</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Готово</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Очки</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Монеты</translation>
        </message>
        <message>
            <source>Goods</source>
            <translation>Товары</translation>
        </message>
        <message>
            <source>Development points</source>
            <translation>Очки развития</translation>
        </message>
        <message>
            <source>Citizens</source>
            <translation>Горожане</translation>
        </message>
        <message>
            <source>Trading stations</source>
            <translation>Фактории</translation>
        </message>
        <message>
            <source>Followers</source>
            <translation>Подданные</translation>
        </message>
        <message>
            <source>Coins</source>
            <comment>points, in a chart</comment>
            <translation>Монеты</translation>
        </message>
        <message>
            <source>Goods</source>
            <comment>points, in a chart</comment>
            <translation>Товары</translation>
        </message>
        <message>
            <source>Trading stations</source>
            <comment>points, in a chart</comment>
            <translation>Фактории</translation>
        </message>
        <message>
            <source>Citizens</source>
            <comment>points, in a chart</comment>
            <translation>Горожане</translation>
        </message>
        <message>
            <source>next town, place or space in that direction</source>
            <translation>следующий город, место или поле в этом направлении</translation>
        </message>
        <message>
            <source>done, pass, continue</source>
            <translation>готово, пас, дальше</translation>
        </message>
        <message>
            <source>zoom in or out of the map, the town board or the deeds, or show all of it</source>
            <translation>увеличение и уменьшение карты, города или благодеяний, вид целиком</translation>
        </message>
        <message>
            <source>Trial: nothing here counts. Draws and the secret plans of other players are assumed.</source>
            <translation>Только проба: ничего не засчитывается. Что вытянуто и что втайне запланировали другие, здесь лишь предположение.</translation>
        </message>
        <message>
            <source>What the position would count if the game ended now.</source>
            <translation>Столько очков было бы, если бы игра закончилась сейчас.</translation>
        </message>
        <message>
            <source>Spaces on the development track.</source>
            <translation>Поля на шкале развития.</translation>
        </message>
        <message>
            <source>All followers, wherever they are: in the bag, on the market, on places.</source>
            <translation>Все подданные, где бы они ни были: в мешочке, на рынке, на местах.</translation>
        </message>
    </context>
    <context>
        <name>OrleansPreview</name>
        <message>
            <source>No place has all its followers: this plan gives you no action.</source>
            <translation>Ни на одном месте нет всех нужных подданных: с таким планом у вас не будет ни одного действия.</translation>
        </message>
        <message>
            <source>Not placed yet: {follower}. Possible places: {places}.</source>
            <translation>Пока без места: {follower}. Подходящие места: {places}.</translation>
        </message>
        <message>
            <source>Then the next event is turned up. This cannot be undone.</source>
            <translation>Затем открывается следующее событие: отменить ход будет нельзя.</translation>
        </message>
        <message>
            <source>Then the next event is turned up.</source>
            <translation>Затем открывается следующее событие.</translation>
        </message>
        <message>
            <source>Then followers are drawn from the bag. This cannot be undone.</source>
            <translation>Затем из мешочка тянут подданных: отменить ход будет нельзя.</translation>
        </message>
        <message>
            <source>Then followers are drawn from the bag.</source>
            <translation>Затем из мешочка тянут подданных.</translation>
        </message>
        <message>
            <source>Then all plans are revealed. This cannot be undone.</source>
            <translation>Затем раскрываются все планы: отменить ход будет нельзя.</translation>
        </message>
        <message>
            <source>Then all plans are revealed.</source>
            <translation>Затем раскрываются все планы.</translation>
        </message>
        <message>
            <source>Then a follower is drawn for the Plague. This cannot be undone.</source>
            <translation>Затем из-за Чумы тянут подданного: отменить ход будет нельзя.</translation>
        </message>
        <message>
            <source>Then a follower is drawn for the Plague.</source>
            <translation>Затем из-за Чумы тянут подданного.</translation>
        </message>
        <message>
            <source>Then chance decides which follower is lost. This cannot be undone.</source>
            <translation>Затем жребий решает, кого из подданных вы теряете: отменить ход будет нельзя.</translation>
        </message>
        <message>
            <source>Then chance decides which follower is lost.</source>
            <translation>Затем жребий решает, кого из подданных вы теряете.</translation>
        </message>
        <message>
            <source>Others still have to decide: {names}.</source>
            <translation>Ещё решают: {names}.</translation>
        </message>
        <message>
            <source>Put this follower back: all possible slots light up again.</source>
            <translation>Положите этого подданного обратно: снова подсветятся все возможные ячейки.</translation>
        </message>
        <message>
            <source>Pick up this follower: only the slots it fits stay lit.</source>
            <translation>Возьмите этого подданного: подсвеченными останутся только подходящие ячейки.</translation>
        </message>
        <message>
            <source>{who} returns to the plan while others are still planning.</source>
            <translation>{who} возвращается к своему плану, пока другие ещё планируют.</translation>
        </message>
        <message>
            <source>active: {place:nom}</source>
            <translation>активно: {place:nom}</translation>
        </message>
        <message>
            <source>no longer active: {place:nom}</source>
            <translation>больше не активно: {place:nom}</translation>
        </message>
        <message>
            <source>still missing here: {followers}</source>
            <translation>здесь ещё не хватает: {followers}</translation>
        </message>
        <message>
            <source>lost: {place:nom}</source>
            <translation>теряется: {place:nom}</translation>
        </message>
        <message>
            <source>new in your bag: {follower:nom}</source>
            <translation>новый подданный в вашем мешочке: {follower:nom}</translation>
        </message>
        <message>
            <source>new among your places: {place:nom}</source>
            <translation>новое среди ваших мест: {place:nom}</translation>
        </message>
        <message>
            <source>out of the game: {place:nom}</source>
            <translation>вне игры: {place:nom}</translation>
        </message>
        <message>
            <source>your merchant: {town:nom}</source>
            <translation>ваш купец: {town:nom}</translation>
        </message>
        <message>
            <source>merchant of {who}: {town:nom}</source>
            <translation>купец ({who}): {town:nom}</translation>
        </message>
        <message>
            <source>new trading station: {town:nom}</source>
            <translation>новая фактория: {town:nom}</translation>
        </message>
        <message>
            <source>gone for good: {follower:nom}</source>
            <translation>уходит насовсем: {follower:nom}</translation>
        </message>
        <message>
            <source>to the Gunpowder Tower: {follower}</source>
            <translation>в Пороховую башню: {follower}</translation>
        </message>
        <message>
            <source>to the market: {follower}</source>
            <translation>на рынок: {follower}</translation>
        </message>
        <message>
            <source>one fewer draw</source>
            <translation>вытянуть можно на одного меньше</translation>
        </message>
        <message>
            <source>this slot stays filled for the rest of the game</source>
            <translation>эта ячейка остаётся занятой до конца партии</translation>
        </message>
        <message>
            <source>back in hand: {follower}</source>
            <translation>снова в распоряжении: {follower}</translation>
        </message>
        <message>
            <source>the treasury cannot pay {n:coin:acc}</source>
            <translation>в казне не хватает {n:coin:gen}</translation>
        </message>
        <message>
            <source>spared: {event:nom}</source>
            <translation>вас не касается: {event:nom}</translation>
        </message>
        <message>
            <source>not used in this round: {places}</source>
            <translation>не использовано в этом раунде: {places}</translation>
        </message>
        <message>
            <source>{sign}{n} ({good:nom})</source>
            <translation>{sign}{n} ({good:nom})</translation>
        </message>
        <message>
            <source>from the next round on you draw up to {n:follower:gen}</source>
            <translation>со следующего раунда можно тянуть до {n:follower:gen}</translation>
        </message>
        <message>
            <source>your development level: {n}</source>
            <translation>ваш уровень развития: {n}</translation>
        </message>
        <message>
            <source>then in your bag: {n:follower:nom}</source>
            <translation>затем в вашем мешочке: {n:follower:nom}</translation>
        </message>
        <message>
            <source>Then {who} decides ({phase:nom}).</source>
            <translation>Затем решает {who} ({phase:nom}).</translation>
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
            <translation>Победу делят: {names} ({n:point:nom}).</translation>
        </message>
        <message>
            <source>You owe {n:coin:acc} and have {owned}: pay what you have first.</source>
            <translation>С вас {n:coin:nom}, а у вас {owned}: сначала отдайте всё, что есть.</translation>
        </message>
        <message>
            <source>Torture: you are {n:coin:nom} short. Give something up for each missing coin.</source>
            <translation>Пытка: не хватает {n:coin:gen}. За каждую отдайте что-нибудь.</translation>
        </message>
        <message>
            <source>Draw up to {n:follower:gen}, or return some to the market instead.</source>
            <translation>Вытяните до {n:follower:gen} или вместо этого верните кого-нибудь на рынок.</translation>
        </message>
        <message>
            <source>Draw up to {n:follower:gen}.</source>
            <translation>Вытяните до {n:follower:gen}.</translation>
        </message>
        <message>
            <source>You have no draws left: choose Done.</source>
            <translation>Тянуть больше нельзя: нажмите «Готово».</translation>
        </message>
        <message>
            <source>Market or Gunpowder Tower? Place: {followers}.</source>
            <translation>На рынок или в Пороховую башню? Распределите: {followers}.</translation>
        </message>
        <message>
            <source>Bathhouse: choose which follower to keep ({followers}).</source>
            <translation>Баня: выберите, кого оставить ({followers}).</translation>
        </message>
        <message>
            <source>Bathhouse: there is no room, so they all go back to the bag ({followers}).</source>
            <translation>Баня: места нет, все возвращаются в мешочек ({followers}).</translation>
        </message>
        <message>
            <source>Trader: choose a place tile from stack I.</source>
            <translation>Торговец: выберите карту места из стопки I.</translation>
        </message>
        <message>
            <source>Trader: choose a place tile from stack I or II.</source>
            <translation>Торговец: выберите карту места из стопки I или II.</translation>
        </message>
        <message>
            <source>Return a place tile to the box or decline.</source>
            <translation>Уберите карту места в коробку или откажитесь.</translation>
        </message>
        <message>
            <source>Turn up the next hourglass tile.</source>
            <translation>Откройте следующую карту песочных часов.</translation>
        </message>
        <message>
            <source>Plan: put followers on action slots, then choose Done.</source>
            <translation>Планируйте: ставьте подданных в ячейки, затем нажмите «Готово».</translation>
        </message>
        <message>
            <source>Continue filling this place or confirm it: {place:nom}.</source>
            <translation>Заполняйте это место дальше или закончите с ним: {place:nom}.</translation>
        </message>
        <message>
            <source>You may place new technology tiles on slots now.</source>
            <translation>Теперь можно положить новые жетоны усовершенствований в ячейки.</translation>
        </message>
        <message>
            <source>Use an active place or pass.</source>
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
            <source>Choose your merchant’s route ({place:nom}).</source>
            <translation>Выберите, каким путём пойдёт ваш купец ({place:nom}).</translation>
        </message>
        <message>
            <source>You may take one goods tile from the route.</source>
            <translation>В пути можно взять один товар.</translation>
        </message>
        <message>
            <source>Send a follower to a deed ({place:nom}).</source>
            <translation>Отправьте подданного на благодеяние ({place:nom}).</translation>
        </message>
        <message>
            <source>You may send another follower to a deed ({place:nom}).</source>
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
            <source>Choose the goods tile you pay with ({place:nom}).</source>
            <translation>Выберите, каким товаром заплатить ({place:nom}).</translation>
        </message>
        <message>
            <source>How much grain will you bake into bread?</source>
            <translation>Сколько жетонов зерна превратить в хлеб?</translation>
        </message>
        <message>
            <source>Choose a track: you take the reward of your space on it again.</source>
            <translation>Выберите шкалу: награда вашего поля достанется вам ещё раз.</translation>
        </message>
        <message>
            <source>Choose another player’s merchant and where it goes.</source>
            <translation>Выберите чужого купца и его путь.</translation>
        </message>
        <message>
            <source>The event takes effect now: {event:nom}.</source>
            <translation>Сейчас наступает событие: {event:nom}.</translation>
        </message>
        <message>
            <source>Return the monk from the Sacristy to the bag to be spared this event ({event:nom})?</source>
            <translation>Вернуть монаха из Ризницы в мешочек, чтобы событие не действовало ({event:nom})?</translation>
        </message>
        <message>
            <source>Hand in one food tile.</source>
            <translation>Сдайте один жетон пищи.</translation>
        </message>
        <message>
            <source>Followers sent: {done} of {total}</source>
            <translation>Отправлено подданных: {done} из {total}</translation>
        </message>
        <message>
            <source>Your bag is empty: return followers to the market instead, or choose Done.</source>
            <translation>Ваш мешочек пуст: вместо вытягивания верните кого-нибудь на рынок или нажмите «Готово».</translation>
        </message>
        <message>
            <source>Your bag is empty: choose Done.</source>
            <translation>Ваш мешочек пуст: нажмите «Готово».</translation>
        </message>
        <message>
            <source>None of your places is active: pass.</source>
            <translation>Активных мест у вас нет: спасуйте.</translation>
        </message>
    </context>
    <context>
        <name>OrleansRefusal</name>
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
            <source>At this table players plan one after another, one place at a time.</source>
            <translation>За этим столом планируют по очереди, за раз — одно место.</translation>
        </message>
        <message>
            <source>Only the start player does that: {who}.</source>
            <translation>Это делает первый игрок: {who}.</translation>
        </message>
        <message>
            <source>The start player turns up the hourglass tile and resolves the event.</source>
            <translation>Первый игрок открывает карту песочных часов и проводит событие.</translation>
        </message>
        <message>
            <source>{who} still has a debt.</source>
            <translation>{who}: долг ещё не погашен.</translation>
        </message>
        <message>
            <source>The game continues once the debt is settled, by torture if there are no coins left.</source>
            <translation>Игра пойдёт дальше, когда долг будет погашен; если монет не хватает, его гасят по правилам пытки.</translation>
        </message>
        <message>
            <source>{who} has to choose first.</source>
            <translation>Сначала выбирает {who}.</translation>
        </message>
        <message>
            <source>You have nothing to decide until that choice is made.</source>
            <translation>Пока этот выбор не сделан, от вас ничего не требуется.</translation>
        </message>
        <message>
            <source>You have passed this round.</source>
            <translation>В этом раунде вы уже спасовали.</translation>
        </message>
        <message>
            <source>Once you have passed, you take no more actions until the next round.</source>
            <translation>Тот, кто пасует, больше не выполняет действий до следующего раунда.</translation>
        </message>
        <message>
            <source>You have finished this phase.</source>
            <translation>Эта фаза для вас уже закончена.</translation>
        </message>
        <message>
            <source>The game continues when the other players have finished.</source>
            <translation>Игра пойдёт дальше, когда эту фазу закончат и остальные.</translation>
        </message>
        <message>
            <source>You have another decision to make first.</source>
            <translation>Сначала вам нужно решить другое.</translation>
        </message>
        <message>
            <source>Finish what you have started; then the game continues.</source>
            <translation>Закончите начатое, и игра продолжится.</translation>
        </message>
        <message>
            <source>That belongs to another phase.</source>
            <translation>Это делают в другой фазе.</translation>
        </message>
        <message>
            <source>A round has seven phases, and this is not done in the current one.</source>
            <translation>В раунде семь фаз, и в текущей этого не делают.</translation>
        </message>
        <message>
            <source>There is nothing to decline.</source>
            <translation>Отказываться не от чего.</translation>
        </message>
        <message>
            <source>You can decline only an offer, and there is none now.</source>
            <translation>Отказаться можно лишь от того, что предлагают, а сейчас не предлагают ничего.</translation>
        </message>
        <message>
            <source>This tile is not in a stack.</source>
            <translation>Этой карты нет ни в одной стопке.</translation>
        </message>
        <message>
            <source>You can choose only tiles that are still in stack I or II.</source>
            <translation>Выбирают только из карт, которые ещё лежат в стопках I и II.</translation>
        </message>
        <message>
            <source>That is more than you may draw.</source>
            <translation>Столько тянуть нельзя.</translation>
        </message>
        <message>
            <source>The knight track lets you draw {second:follower:acc} a round; draws left: {first}.</source>
            <translation>Шкала рыцарей позволяет вытянуть за раунд {second:follower:acc}; осталось: {first}.</translation>
        </message>
        <message>
            <source>There is not enough room on your market.</source>
            <translation>На вашем рынке не хватает места.</translation>
        </message>
        <message>
            <source>Each follower you draw needs a free space; free spaces: {first}.</source>
            <translation>Каждому вытянутому подданному нужно свободное поле; свободных полей: {first}.</translation>
        </message>
        <message>
            <source>Your bag does not hold that many followers.</source>
            <translation>В мешочке столько нет.</translation>
        </message>
        <message>
            <source>You can draw only what is there; followers in the bag: {first}.</source>
            <translation>Тянуть можно только тех, кто там есть; подданных в мешочке: {first}.</translation>
        </message>
        <message>
            <source>Draw at least one follower.</source>
            <translation>Вытяните хотя бы одного подданного.</translation>
        </message>
        <message>
            <source>If you do not want any, choose Done.</source>
            <translation>Если никто не нужен, нажмите «Готово».</translation>
        </message>
        <message>
            <source>You have no draw to give up.</source>
            <translation>Тянуть на одного меньше уже нельзя.</translation>
        </message>
        <message>
            <source>Returning a follower to the market costs one of your draws ({first} in all), and you have used them all.</source>
            <translation>За каждого возвращённого тянут на одного подданного меньше, а ваш предел ({first}) исчерпан.</translation>
        </message>
        <message>
            <source>There is no room on your market.</source>
            <translation>На рынке нет места.</translation>
        </message>
        <message>
            <source>A follower returned to the market needs a free space, just like one drawn from the bag.</source>
            <translation>Возвращённому подданному, как и вытянутому, нужно свободное поле рынка.</translation>
        </message>
        <message>
            <source>You gave up draws to return followers.</source>
            <translation>Вы тянете меньше: часть подданных уже возвращена.</translation>
        </message>
        <message>
            <source>You may draw or return at most {second} followers in all; {first} left.</source>
            <translation>Вытянутых и возвращённых вместе может быть не больше {second}; осталось: {first}.</translation>
        </message>
        <message>
            <source>Your bag does not cover that draw.</source>
            <translation>В мешочке для этого слишком мало подданных.</translation>
        </message>
        <message>
            <source>At this table you can give up a draw only if your bag holds a follower for it; followers in the bag: {first}.</source>
            <translation>За этим столом отказаться от вытягивания и вернуть подданного можно, только если в мешочке есть кого вытянуть; подданных в мешочке: {first}.</translation>
        </message>
        <message>
            <source>There is no follower there.</source>
            <translation>Там никого нет.</translation>
        </message>
        <message>
            <source>You can take back only a follower on an action slot.</source>
            <translation>Вернуть можно только подданного из ячейки действия.</translation>
        </message>
        <message>
            <source>Your market is full.</source>
            <translation>Ваш рынок заполнен.</translation>
        </message>
        <message>
            <source>The follower you keep from the Bathhouse needs a free space.</source>
            <translation>Подданному из Бани, которого вы оставляете, нужно свободное поле рынка.</translation>
        </message>
        <message>
            <source>You have room to keep one.</source>
            <translation>Для одного место есть.</translation>
        </message>
        <message>
            <source>They all go back to the bag only when your market has no free space.</source>
            <translation>Все возвращаются в мешочек, только если на рынке нет ни одного свободного поля.</translation>
        </message>
        <message>
            <source>There is no space in the Gunpowder Tower.</source>
            <translation>В Пороховой башне нет места.</translation>
        </message>
        <message>
            <source>You have not drawn that follower.</source>
            <translation>Этого подданного вы не вытянули.</translation>
        </message>
        <message>
            <source>You can place only the followers you have just drawn.</source>
            <translation>Распределить можно лишь тех, кого вытянули только что.</translation>
        </message>
        <message>
            <source>Place the followers you have drawn first.</source>
            <translation>Сначала распределите вытянутых подданных.</translation>
        </message>
        <message>
            <source>Put every follower you draw on your market or in your Gunpowder Tower before you do anything else.</source>
            <translation>Прежде всего каждого вытянутого подданного кладут на рынок или в Пороховую башню.</translation>
        </message>
        <message>
            <source>There is no such follower there.</source>
            <translation>Такого подданного там нет.</translation>
        </message>
        <message>
            <source>You plan with the followers on your market or in your Gunpowder Tower.</source>
            <translation>При планировании размещают тех, кто лежит на вашем рынке или в Пороховой башне.</translation>
        </message>
        <message>
            <source>This place is not yours.</source>
            <translation>Это не ваше место.</translation>
        </message>
        <message>
            <source>You can use only the ten places on your board and the place tiles you have taken.</source>
            <translation>Вам доступны только десять мест вашего планшета и те карты мест, что вы взяли.</translation>
        </message>
        <message>
            <source>There is no such slot.</source>
            <translation>Такой ячейки нет.</translation>
        </message>
        <message>
            <source>This place has only the slots shown below it.</source>
            <translation>У этого места есть только те ячейки, что показаны под ним.</translation>
        </message>
        <message>
            <source>This slot needs a different follower.</source>
            <translation>Здесь нужен кто-то другой.</translation>
        </message>
        <message>
            <source>This slot needs: {wanted:nom}. This does not fit: {follower:nom}.</source>
            <translation>Эта ячейка — для {wanted:gen}, {follower:nom} сюда не подходит.</translation>
        </message>
        <message>
            <source>Only a monk can go here.</source>
            <translation>Здесь нужен именно монах.</translation>
        </message>
        <message>
            <source>A monk can replace other followers, but no follower and no technology tile can replace a monk.</source>
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
            <source>Starting followers cannot go here.</source>
            <translation>Начальным подданным сюда нельзя.</translation>
        </message>
        <message>
            <source>Your four starting followers can never be placed in the Town Hall.</source>
            <translation>Ваших четырёх начальных подданных в Ратушу не ставят никогда.</translation>
        </message>
        <message>
            <source>You can no longer move this follower.</source>
            <translation>Этого подданного переставить уже нельзя.</translation>
        </message>
        <message>
            <source>Followers placed in an earlier round stay there; you can take one back only by giving up a draw.</source>
            <translation>Подданные из прошлых раундов остаются в ячейках; вернуть кого-то можно, только отказавшись тянуть другого.</translation>
        </message>
        <message>
            <source>Placements are final at this table.</source>
            <translation>За этим столом план окончателен.</translation>
        </message>
        <message>
            <source>This table does not allow followers to be taken back while planning.</source>
            <translation>При планировании здесь никого не забирают назад.</translation>
        </message>
        <message>
            <source>Finish the place you have started.</source>
            <translation>Закончите начатое место.</translation>
        </message>
        <message>
            <source>When planning in turn, you finish one place before the next player continues.</source>
            <translation>Когда планируют по очереди, заполняют одно место, а потом планирует следующий.</translation>
        </message>
        <message>
            <source>You have not started a place.</source>
            <translation>Вы ещё не начали заполнять место.</translation>
        </message>
        <message>
            <source>You are still planning.</source>
            <translation>Вы ещё планируете.</translation>
        </message>
        <message>
            <source>Until you choose Done, you can simply change your plan.</source>
            <translation>Пока вы не нажмёте «Готово», план можно просто менять.</translation>
        </message>
        <message>
            <source>The plans are final.</source>
            <translation>Планы уже окончательны.</translation>
        </message>
        <message>
            <source>A plan can be changed only until everyone has chosen Done; now all plans are revealed.</source>
            <translation>План можно менять, только пока все не нажмут «Готово»; теперь все планы открыты.</translation>
        </message>
        <message>
            <source>Done is final at this table.</source>
            <translation>За этим столом «Готово» окончательно.</translation>
        </message>
        <message>
            <source>When planning in turn, everyone sees each place as it is finished; whoever is done plans no more in this round.</source>
            <translation>При планировании по очереди все видят каждое готовое место; кто закончил, в этом раунде больше не планирует.</translation>
        </message>
        <message>
            <source>Put a follower on a slot first, or choose Done.</source>
            <translation>Сначала поставьте подданного в ячейку или нажмите «Готово».</translation>
        </message>
        <message>
            <source>You have no technology tile to place.</source>
            <translation>У вас нет жетона усовершенствования, который можно выложить.</translation>
        </message>
        <message>
            <source>You get technology tiles from craftsmen and the Laboratory; tiles already placed stay where they are.</source>
            <translation>Жетоны усовершенствований приносят ремесленники и Лаборатория; уже выложенные остаются в ячейках.</translation>
        </message>
        <message>
            <source>Your first technology tile replaces a farmer.</source>
            <translation>Первый жетон заменяет фермера.</translation>
        </message>
        <message>
            <source>Your first technology tile must cover a farmer slot; later ones have more choice.</source>
            <translation>Первый жетон усовершенствования кладут в ячейку фермера; для остальных выбор шире.</translation>
        </message>
        <message>
            <source>This would be your first technology tile.</source>
            <translation>Это был бы ваш первый жетон.</translation>
        </message>
        <message>
            <source>A tile from the Laboratory must also go on a farmer slot if it is the first you place.</source>
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
            <source>This place already has a technology tile.</source>
            <translation>На этом месте уже лежит жетон усовершенствования.</translation>
        </message>
        <message>
            <source>Only one technology tile fits on each place.</source>
            <translation>На каждом месте может быть лишь один жетон усовершенствования.</translation>
        </message>
        <message>
            <source>This place has only one slot.</source>
            <translation>У этого места лишь одна ячейка.</translation>
        </message>
        <message>
            <source>A technology tile can go only on a place with two or more slots.</source>
            <translation>Жетон усовершенствования кладут туда, где ячеек не меньше двух.</translation>
        </message>
        <message>
            <source>This technology tile is too new.</source>
            <translation>Этот жетон слишком новый.</translation>
        </message>
        <message>
            <source>A technology tile gained this round can be placed only once the action phase is over.</source>
            <translation>Жетон усовершенствования, полученный в этом раунде, кладут лишь после фазы действий.</translation>
        </message>
        <message>
            <source>You cannot place a technology tile now.</source>
            <translation>Сейчас жетон положить нельзя.</translation>
        </message>
        <message>
            <source>Technology tiles go on empty slots, and only during planning.</source>
            <translation>Жетоны усовершенствований кладут в пустые ячейки и только при планировании.</translation>
        </message>
        <message>
            <source>This slot takes any follower.</source>
            <translation>Эта ячейка — для любого подданного.</translation>
        </message>
        <message>
            <source>A technology tile replaces one particular type of follower, so it cannot go on a slot like this.</source>
            <translation>Жетон усовершенствования заменяет подданного определённого вида, поэтому сюда он не годится.</translation>
        </message>
        <message>
            <source>A technology tile stays put.</source>
            <translation>Жетон остаётся на месте.</translation>
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
            <source>Its effect is automatic; you never use it as an action.</source>
            <translation>Оно действует само по себе; в свой ход его не используют.</translation>
        </message>
        <message>
            <source>The Sacristy waits for an event.</source>
            <translation>Ризница ждёт события.</translation>
        </message>
        <message>
            <source>Its monk is returned to the bag when Harvest, Taxes or Plague takes effect.</source>
            <translation>Её монаха возвращают в мешочек, когда наступает Урожай, Налоги или Чума.</translation>
        </message>
        <message>
            <source>There is no such route from this town.</source>
            <translation>Из этого города такого пути нет.</translation>
        </message>
        <message>
            <source>Your merchant could not travel, so you cannot choose this action; the followers stay where they are.</source>
            <translation>Купцу некуда идти, поэтому выбрать это действие нельзя; подданные остаются в ячейках.</translation>
        </message>
        <message>
            <source>You have no trading station on the map.</source>
            <translation>У вас нет ни одной фактории на карте.</translation>
        </message>
        <message>
            <source>This place counts your trading stations; without any, you cannot choose the action, and the followers stay where they are.</source>
            <translation>Это место считает ваши фактории; без них действие выбрать нельзя, и подданные остаются в ячейках.</translation>
        </message>
        <message>
            <source>You have reached the end of that track.</source>
            <translation>Вы уже в конце шкалы.</translation>
        </message>
        <message>
            <source>On the last space of a track, its action is no longer possible.</source>
            <translation>На последнем поле шкалы её действие больше недоступно.</translation>
        </message>
        <message>
            <source>That stack is empty.</source>
            <translation>Эта стопка пуста.</translation>
        </message>
        <message>
            <source>There is no tile or follower left to take here.</source>
            <translation>Жетонов или подданных, которых даёт это действие, больше не осталось.</translation>
        </message>
        <message>
            <source>The goods tile you would get is gone.</source>
            <translation>Нужного товара уже нет.</translation>
        </message>
        <message>
            <source>The next space of the farmer track gives a goods tile that has run out.</source>
            <translation>Следующее поле шкалы фермеров даёт товар, которого нет на ярмарке.</translation>
        </message>
        <message>
            <source>You cannot recruit monks this round.</source>
            <translation>В этом раунде монахов не нанимают.</translation>
        </message>
        <message>
            <source>While Pilgrimage is face up, no player may recruit a monk.</source>
            <translation>Пока открыто Паломничество, монахов никто не нанимает.</translation>
        </message>
        <message>
            <source>Those goods tiles have run out.</source>
            <translation>Этот товар закончился.</translation>
        </message>
        <message>
            <source>This place cannot be used while its stack on the goods market is empty.</source>
            <translation>Пока его стопка на ярмарке пуста, место использовать нельзя.</translation>
        </message>
        <message>
            <source>There is no place tile left for you.</source>
            <translation>Карт мест для вас не осталось.</translation>
        </message>
        <message>
            <source>Recruiting a trader brings a place tile; if there is none to take, you cannot recruit one.</source>
            <translation>Торговец приносит карту места; если брать нечего, его не нанять.</translation>
        </message>
        <message>
            <source>Your first tile comes from stack I.</source>
            <translation>Первая карта — из стопки I.</translation>
        </message>
        <message>
            <source>Tiles from stack II become available only with later steps on the trader track.</source>
            <translation>Стопку II открывают лишь следующие шаги по шкале торговцев.</translation>
        </message>
        <message>
            <source>The Village cannot recruit that follower.</source>
            <translation>В Деревне такого подданного не нанять.</translation>
        </message>
        <message>
            <source>Choose a boatman, a craftsman or a trader.</source>
            <translation>Выберите лодочника, ремесленника или торговца.</translation>
        </message>
        <message>
            <source>There is already a trading station here.</source>
            <translation>Здесь уже стоит фактория.</translation>
        </message>
        <message>
            <source>A town has room for one, no matter who built it.</source>
            <translation>В городе есть место только для одной, чья бы она ни была.</translation>
        </message>
        <message>
            <source>You already have a trading station here.</source>
            <translation>Ваша фактория здесь уже стоит.</translation>
        </message>
        <message>
            <source>In Orléans each player may build a trading station, but only one.</source>
            <translation>В Орлеане каждый игрок может построить факторию, но только одну.</translation>
        </message>
        <message>
            <source>You have no trading station left.</source>
            <translation>Факторий у вас не осталось.</translation>
        </message>
        <message>
            <source>All your trading stations have been built or given up.</source>
            <translation>Все фактории из вашего запаса построены или отданы.</translation>
        </message>
        <message>
            <source>Your merchant has to move.</source>
            <translation>Купец должен сдвинуться с места.</translation>
        </message>
        <message>
            <source>Travelling means following exactly one route; staying put does not count.</source>
            <translation>Поездка идёт ровно по одному пути; стоять на месте — не поездка.</translation>
        </message>
        <message>
            <source>The Ship needs a waterway.</source>
            <translation>Кораблю нужен водный путь.</translation>
        </message>
        <message>
            <source>No waterway leads there from your merchant’s town.</source>
            <translation>Из города вашего купца туда водного пути нет.</translation>
        </message>
        <message>
            <source>The Wagon needs a road.</source>
            <translation>Повозке нужна дорога.</translation>
        </message>
        <message>
            <source>No road leads there from your merchant’s town.</source>
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
            <source>There is no goods tile there.</source>
            <translation>Товара там нет.</translation>
        </message>
        <message>
            <source>You may travel along the route, but there is nothing on it to take.</source>
            <translation>Ехать по этому пути можно, но взять на нём нечего.</translation>
        </message>
        <message>
            <source>You may take only one goods tile.</source>
            <translation>Взять можно лишь один товар.</translation>
        </message>
        <message>
            <source>Choose one of the goods tiles on the route and leave the other.</source>
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
            <source>This deed needs a different follower.</source>
            <translation>Здесь нужен другой подданный.</translation>
        </message>
        <message>
            <source>Each space takes exactly the follower printed on it.</source>
            <translation>Поле принимает именно того, кто на нём изображён.</translation>
        </message>
        <message>
            <source>A monk cannot replace other followers here.</source>
            <translation>Здесь монах никого не заменяет.</translation>
        </message>
        <message>
            <source>On the deeds board a monk can go only where a monk is printed.</source>
            <translation>На планшете благодеяний монах встаёт только на поле монаха.</translation>
        </message>
        <message>
            <source>There are no substitutes for deeds.</source>
            <translation>Здесь замен не бывает.</translation>
        </message>
        <message>
            <source>The School, the Herb Garden and the Barracks help with places, not with deeds.</source>
            <translation>Школа, Травяной сад и Казармы помогают только с местами.</translation>
        </message>
        <message>
            <source>Starting followers stay with you.</source>
            <translation>Начальные подданные остаются у вас.</translation>
        </message>
        <message>
            <source>They may not go to the deeds from the Gunpowder Tower either.</source>
            <translation>Даже из Пороховой башни на благодеяния их не отправляют.</translation>
        </message>
        <message>
            <source>Send at least one follower.</source>
            <translation>Отправьте хотя бы одного подданного.</translation>
        </message>
        <message>
            <source>The action is to send one or two followers; you cannot use it to send none.</source>
            <translation>Этим действием отправляют одного или двух подданных; не отправить никого нельзя.</translation>
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
            <translation>Столько очков Аптека не продаёт.</translation>
        </message>
        <message>
            <source>It sells development points for one coin each, from {first} to {second} at a time.</source>
            <translation>За раз она продаёт от {first} до {second} очков развития, по одной монете за каждое.</translation>
        </message>
        <message>
            <source>You have no goods tile to pay with.</source>
            <translation>Вам нечем заплатить.</translation>
        </message>
        <message>
            <source>This place costs one of your goods tiles.</source>
            <translation>Это место берёт в уплату один из ваших товаров.</translation>
        </message>
        <message>
            <source>You do not have that goods tile.</source>
            <translation>Такого товара у вас нет.</translation>
        </message>
        <message>
            <source>Pay with one of the goods tiles next to your board.</source>
            <translation>Платите товаром, который лежит у вашего планшета.</translation>
        </message>
        <message>
            <source>That is too much grain.</source>
            <translation>Это слишком много зерна.</translation>
        </message>
        <message>
            <source>The Bakery bakes at most {first} at a time.</source>
            <translation>За раз Пекарня печёт не больше {first} хлебов.</translation>
        </message>
        <message>
            <source>You do not have enough grain.</source>
            <translation>У вас нет столько зерна.</translation>
        </message>
        <message>
            <source>You can bake only your own grain; you have {first}.</source>
            <translation>Печь можно только из своего зерна; жетонов зерна у вас: {first}.</translation>
        </message>
        <message>
            <source>That space gives nothing now.</source>
            <translation>Это поле сейчас ничего не даёт.</translation>
        </message>
        <message>
            <source>A starting space gives nothing, a citizen tile can be gained only once, and an empty stack gives nothing.</source>
            <translation>Начальное поле ничего не даёт, жетон горожанина можно получить лишь один раз, а пустая стопка не даёт ничего.</translation>
        </message>
        <message>
            <source>Choose another player’s merchant.</source>
            <translation>Выберите чужого купца.</translation>
        </message>
        <message>
            <source>The Tribunal moves another player’s merchant, never your own.</source>
            <translation>Трибунал двигает купца другого игрока, а не вашего.</translation>
        </message>
        <message>
            <source>No route leads there.</source>
            <translation>Пути туда нет.</translation>
        </message>
        <message>
            <source>The merchant moves to a neighbouring town along one road or waterway.</source>
            <translation>Купец идёт в соседний город по одной дороге или водному пути.</translation>
        </message>
        <message>
            <source>Pay with coins first.</source>
            <translation>Сначала платите монетами.</translation>
        </message>
        <message>
            <source>Torture begins only when you have no coins left; you have {first:coin:acc}.</source>
            <translation>Пытка начинается, когда монет не осталось; у вас {first:coin:nom}.</translation>
        </message>
        <message>
            <source>You have no coins left.</source>
            <translation>Монет у вас не осталось.</translation>
        </message>
        <message>
            <source>You pay what you still owe with other possessions.</source>
            <translation>Остаток долга платят другим имуществом.</translation>
        </message>
        <message>
            <source>You do not owe anything.</source>
            <translation>Вы ничего не должны.</translation>
        </message>
        <message>
            <source>You give something up only when you cannot make a compulsory payment.</source>
            <translation>Имущество отдают, только когда обязательный платёж внести нечем.</translation>
        </message>
        <message>
            <source>You cannot give that up.</source>
            <translation>Это отдать нельзя.</translation>
        </message>
        <message>
            <source>It must be yours and one of the six kinds of possession that count.</source>
            <translation>Отдать можно только своё имущество, и лишь тех шести видов, что идут в счёт.</translation>
        </message>
        <message>
            <source>A coin space is in the way.</source>
            <translation>Мешает поле с монетами.</translation>
        </message>
        <message>
            <source>The development marker never moves back onto or past a space with coins.</source>
            <translation>Маркер развития никогда не отходит назад на поле с монетами или за него.</translation>
        </message>
        <message>
            <source>Your bag holds no follower to give up.</source>
            <translation>Из мешочка отдать некого.</translation>
        </message>
        <message>
            <source>Your bag is empty or holds only starting followers, and those are safe.</source>
            <translation>Мешочек пуст, или в нём лишь начальные подданные, а их не отдают.</translation>
        </message>
        <message>
            <source>Starting followers are safe.</source>
            <translation>Начальные подданные в безопасности.</translation>
        </message>
        <message>
            <source>Neither the Plague nor torture can take them from you.</source>
            <translation>Их не отнимут ни Чума, ни пытка.</translation>
        </message>
        <message>
            <source>You have food to hand in.</source>
            <translation>У вас есть пища, которую можно сдать.</translation>
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
            <source>It protects you from Harvest, Taxes and Plague, and from nothing else.</source>
            <translation>Она защищает от Урожая, Налогов и Чумы и больше ни от чего.</translation>
        </message>
        <message>
            <source>There is no monk in the Sacristy.</source>
            <translation>В Ризнице нет монаха, которого можно вернуть.</translation>
        </message>
        <message>
            <source>You need the Sacristy with a monk on it.</source>
            <translation>Нужна Ризница, в которой стоит монах.</translation>
        </message>
        <message>
            <source>Something else has to be decided now.</source>
            <translation>Сейчас нужно решить другое.</translation>
        </message>
        <message>
            <source>First make the decision you are being asked for.</source>
            <translation>Сначала примите решение, которого от вас ждут.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Игра окончена.</translation>
        </message>
        <message>
            <source>All eighteen rounds have been played and the points have been counted.</source>
            <translation>Восемнадцать раундов сыграны, очки подсчитаны.</translation>
        </message>
        <message>
            <source>You have no Bathhouse.</source>
            <translation>Бани у вас нет.</translation>
        </message>
        <message>
            <source>Only the owner of the tile may draw its two extra followers.</source>
            <translation>Тянуть двоих дополнительно может лишь владелец карты.</translation>
        </message>
        <message>
            <source>You have already used the Bathhouse.</source>
            <translation>Баня уже использована.</translation>
        </message>
        <message>
            <source>You can use it only once a round.</source>
            <translation>Использовать её можно только один раз за раунд.</translation>
        </message>
        <message>
            <source>Your bag is empty.</source>
            <translation>Ваш мешочек пуст.</translation>
        </message>
        <message>
            <source>The Bathhouse draws from your bag, and there are no followers in it.</source>
            <translation>Баня позволяет тянуть из мешочка, а в нём никого нет.</translation>
        </message>
        <message>
            <source>You have no Gunpowder Tower.</source>
            <translation>Пороховой башни у вас нет.</translation>
        </message>
        <message>
            <source>Only the owner of the tile may put followers there.</source>
            <translation>Класть туда подданных может лишь владелец карты.</translation>
        </message>
        <message>
            <source>It holds two followers, and both spaces are taken.</source>
            <translation>В ней помещаются двое подданных, и оба поля заняты.</translation>
        </message>
        <message>
            <source>You have already confirmed this place.</source>
            <translation>Это место уже распланировано.</translation>
        </message>
        <message>
            <source>When planning in turn, a confirmed place stays as it is, like everything from earlier rounds.</source>
            <translation>Когда планируют по очереди, законченное место уже не меняют, как и всё, что осталось с прошлых раундов.</translation>
        </message>
        <message>
            <source>Take back the other tile first.</source>
            <translation>Сначала заберите другой жетон.</translation>
        </message>
        <message>
            <source>This is your first technology tile, which must be on a farmer slot; without it, your other tile could not stay where it is.</source>
            <translation>Это ваш первый жетон усовершенствования, который должен лежать в ячейке фермера; без него другой жетон не мог бы оставаться там, где лежит.</translation>
        </message>
        <message>
            <source>Once you have confirmed the place, or the planning phase has ended, the tile stays where it is until the end of the game.</source>
            <translation>Когда вы закончили с местом или фаза планирования окончена, жетон остаётся на этом месте до конца игры.</translation>
        </message>
        <message>
            <source>There is no follower in the Gunpowder Tower.</source>
            <translation>В Пороховой башне никого нет.</translation>
        </message>
        <message>
            <source>You need at least one follower there to use it; you can put followers there when you draw them.</source>
            <translation>Чтобы использовать башню, в ней нужен хотя бы один подданный; их кладут туда, когда тянут из мешочка.</translation>
        </message>
        <message>
            <source>You cannot recruit anybody there now.</source>
            <translation>Там сейчас никого не нанять.</translation>
        </message>
        <message>
            <source>You have finished each of these tracks, or the supply of what its next space gives has run out; the followers stay where they are.</source>
            <translation>Каждая из этих шкал пройдена, или нет того, что даёт её следующее поле; подданные остаются в ячейках.</translation>
        </message>
        <message>
            <source>No deed has room for these followers.</source>
            <translation>Ни у одного благодеяния нет места для этих подданных.</translation>
        </message>
        <message>
            <source>None of the followers here fits a free space on the deeds board, so you cannot choose the action.</source>
            <translation>Никто из стоящих здесь подданных не подходит на свободное поле планшета благодеяний, поэтому действие выбрать нельзя.</translation>
        </message>
        <message>
            <source>There is no follower on that slot.</source>
            <translation>В этой ячейке никого нет.</translation>
        </message>
        <message>
            <source>You can send only the followers on these slots to a deed.</source>
            <translation>На благодеяние можно отправить лишь подданных из этих ячеек.</translation>
        </message>
        <message>
            <source>You cannot move any other merchant.</source>
            <translation>Ни одного чужого купца переместить нельзя.</translation>
        </message>
        <message>
            <source>No route leads out of the towns where the other merchants are, so you cannot choose the action; the followers stay where they are.</source>
            <translation>Из городов, где стоят чужие купцы, не ведёт ни один путь, поэтому действие выбрать нельзя; подданные остаются в ячейках.</translation>
        </message>
        <message>
            <source>It’s {who}’s turn.</source>
            <translation>Сейчас ходит {who}.</translation>
        </message>
        <message>
            <source>Players take turns clockwise from the start player.</source>
            <translation>Ходят по очереди, по часовой стрелке, начиная с первого игрока.</translation>
        </message>
        <message>
            <source>You have nothing to decide now.</source>
            <translation>Сейчас от вас ничего не требуется.</translation>
        </message>
        <message>
            <source>There is nothing to do here now.</source>
            <translation>Сейчас здесь делать нечего.</translation>
        </message>
        <message>
            <source>Something else comes first. {prompt}</source>
            <extracomment>{prompt} is a whole sentence that says what the player has to do.</extracomment>
            <translation>Сначала нужно сделать другое. {prompt}</translation>
        </message>
        <message>
            <source>That belongs to {who}.</source>
            <translation>Это на планшете другого игрока: {who}.</translation>
        </message>
        <message>
            <source>You have something to do on your own board. {prompt}</source>
            <translation>Сейчас есть дело на вашем планшете. {prompt}</translation>
        </message>
        <message>
            <source>None of your followers fits here.</source>
            <translation>Никто из ваших подданных сюда не подходит.</translation>
        </message>
        <message>
            <source>This slot needs: {wanted:nom}. None of those you can place now fits it.</source>
            <translation>Здесь требуется: {wanted:nom}. Никто из тех, кого можно сейчас разместить, не подходит.</translation>
        </message>
        <message>
            <source>All slots of this place are taken.</source>
            <translation>Все ячейки этого места заняты.</translation>
        </message>
        <message>
            <source>{place:nom}: each slot already holds a follower or a technology tile.</source>
            <translation>{place:nom}: в каждой ячейке уже лежит подданный или жетон усовершенствования.</translation>
        </message>
        <message>
            <source>{place:nom} needs: {wanted}. None of those you can place now fits there.</source>
            <extracomment>{wanted}: a list of followers, one for each empty slot of the place.</extracomment>
            <translation>{place:nom} — здесь требуются: {wanted}. Никто из тех, кого можно сейчас разместить, не подходит.</translation>
        </message>
        <message>
            <source>This place needs a different follower.</source>
            <translation>На этом месте нужен кто-то другой.</translation>
        </message>
        <message>
            <source>{place:nom} needs: {wanted}. This does not fit: {follower:nom}.</source>
            <extracomment>{wanted}: a list of followers, one for each empty slot of the place.</extracomment>
            <translation>{place:nom} — здесь требуются: {wanted}. Сюда не подходит {follower:nom}.</translation>
        </message>
        <message>
            <source>The Theatre takes no technology tile.</source>
            <translation>В Театр жетоны усовершенствований не кладут.</translation>
        </message>
        <message>
            <source>Its open row takes any number of followers; there is no slot for a technology tile to fill.</source>
            <translation>Это открытый ряд для подданных: в нём нет постоянной ячейки, которую мог бы занять жетон.</translation>
        </message>
        <message>
            <source>No place lies here yet.</source>
            <translation>Здесь пока не лежит ни одна карта места.</translation>
        </message>
        <message>
            <source>A place tile that you take will lie here. Followers stand only on the slots of places.</source>
            <translation>Сюда ляжет карта места, которую вы возьмёте. Подданные стоят только в ячейках мест.</translation>
        </message>
    </context>
    <context>
        <name>OrleansRow</name>
        <message>
            <source>at least one {follower}: {percent}%</source>
            <extracomment>The chance that one or more followers of a kind are drawn next.</extracomment>
            <translation>хотя бы один {follower}: {percent} %</translation>
        </message>
        <message>
            <source>To the market…</source>
            <extracomment>Button: a follower that was drawn is put on the market; which one is asked next.</extracomment>
            <translation>На рынок…</translation>
        </message>
        <message>
            <source>{who}: change the plan</source>
            <extracomment>Button: that player has chosen Done while others still plan, and wants to change the plan.</extracomment>
            <translation>{who}: изменить план</translation>
        </message>
        <message>
            <source>Draw {n}</source>
            <extracomment>Button beside one that says &quot;Draw 5 followers&quot;: so many are drawn instead.</extracomment>
            <translation>Вытянуть {n:follower:acc}</translation>
        </message>
        <message>
            <source>To the Gunpowder Tower…</source>
            <extracomment>Button: a follower that was drawn is put on the Gunpowder Tower; which one is asked next.</extracomment>
            <translation>В Пороховую башню…</translation>
        </message>
        <message>
            <source>Return a follower instead of drawing…</source>
            <extracomment>Button: a follower goes from an action slot back to the market instead of a draw; which one is asked next.</extracomment>
            <translation>Вернуть подданного и тянуть на одного меньше…</translation>
        </message>
        <message>
            <source>Return a follower to the market…</source>
            <extracomment>Button: a follower goes from an action slot back to the market, where nobody could be drawn in its stead; which one is asked next.</extracomment>
            <translation>Вернуть подданного на рынок…</translation>
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
        <message>
            <source>Total</source>
            <translation>Всего</translation>
        </message>
        <message>
            <source>At the start of the game</source>
            <translation>В начале партии</translation>
        </message>
        <message>
            <source>Coins received: {gained}, paid: {paid}</source>
            <translation>Получено монет: {gained}, уплачено: {paid}</translation>
        </message>
        <message>
            <source>Each counts by the development level: {level} (space {space})</source>
            <translation>Их число умножается на уровень развития: {level} (поле {space})</translation>
        </message>
    </context>
    <context>
        <name>OrleansSetup</name>
        <message>
            <source>Player boards</source>
            <translation>Планшеты игроков</translation>
        </message>
        <message>
            <source>Each player gets a board with the same ten places and a market ({n:space:nom}).</source>
            <translation>Каждый игрок получает планшет с одними и теми же десятью местами и рынком ({n:space:nom}).</translation>
        </message>
        <message>
            <source>Starting followers</source>
            <translation>Начальные подданные</translation>
        </message>
        <message>
            <source>Everyone starts with their own followers on the market: {followers}. The bag is still empty.</source>
            <translation>Каждый начинает со своими подданными на рынке: {followers}. Мешочек пока пуст.</translation>
        </message>
        <message>
            <source>Coins and trading stations</source>
            <translation>Монеты и фактории</translation>
        </message>
        <message>
            <source>Everyone gets {coins:coin:acc} and {stations:trading-station:acc}.</source>
            <translation>Каждый получает {coins:coin:acc} и {stations:trading-station:acc}.</translation>
        </message>
        <message>
            <source>Markers</source>
            <translation>Маркеры</translation>
        </message>
        <message>
            <source>On each follower track and on the development track everyone has one marker on the first space.</source>
            <translation>На каждой шкале подданных и на шкале развития у каждого по одному маркеру на начальном поле.</translation>
        </message>
        <message>
            <source>Neutral followers</source>
            <translation>Нейтральные подданные</translation>
        </message>
        <message>
            <source>For this number of players the supply holds: {followers}.</source>
            <translation>При таком числе игроков в запасе: {followers}.</translation>
        </message>
        <message>
            <source>Technology</source>
            <translation>Усовершенствования</translation>
        </message>
        <message>
            <source>The technology tiles form one stack ({n:technology-tile:nom}).</source>
            <translation>Жетоны усовершенствований складывают в одну стопку ({n:technology-tile:nom}).</translation>
        </message>
        <message>
            <source>Goods tiles on the map</source>
            <translation>Жетоны товаров на карте</translation>
        </message>
        <message>
            <source>Each goods slot in use gets one goods tile at random ({n:good:nom}); a further {removed:good:acc} go back to the box.</source>
            <translation>На каждое используемое поле кладут один случайный жетон товара ({n:good:nom}); ещё {removed:good:acc} убирают в коробку.</translation>
        </message>
        <message>
            <source>Each goods slot in use gets one goods tile at random ({n:good:nom}).</source>
            <translation>На каждое используемое поле кладут один случайный жетон товара ({n:good:nom}).</translation>
        </message>
        <message>
            <source>Goods market</source>
            <translation>Ярмарка</translation>
        </message>
        <message>
            <source>All other goods tiles are sorted onto the goods market: {goods}.</source>
            <translation>Остальные жетоны товаров раскладывают по видам на ярмарке: {goods}.</translation>
        </message>
        <message>
            <source>Merchants</source>
            <translation>Купцы</translation>
        </message>
        <message>
            <source>All merchants start in the same town: {town:nom}.</source>
            <translation>Все купцы начинают в одном городе: {town:nom}.</translation>
        </message>
        <message>
            <source>Place tiles</source>
            <translation>Карты мест</translation>
        </message>
        <message>
            <source>Two stacks of place tiles, the extra tiles included: {first} in stack I and {second} in stack II. Everyone may look through them.</source>
            <translation>Две стопки карт мест вместе с дополнительными: {first} в стопке I и {second} в стопке II. Каждый может их просматривать.</translation>
        </message>
        <message>
            <source>Two stacks of place tiles: {first} in stack I and {second} in stack II. Everyone may look through them.</source>
            <translation>Две стопки карт мест: {first} в стопке I и {second} в стопке II. Каждый может их просматривать.</translation>
        </message>
        <message>
            <source>Fewer place tiles</source>
            <translation>Меньше карт мест</translation>
        </message>
        <message>
            <source>Before round 1 players may return place tiles to the box, up to {n} each.</source>
            <translation>Перед раундом 1 каждый игрок может убрать карты мест в коробку, не больше {n}.</translation>
        </message>
        <message>
            <source>Citizen tiles</source>
            <translation>Жетоны горожан</translation>
        </message>
        <message>
            <source>Citizen tiles lie on the development track, on two follower tracks and at every beneficial deed; one is kept for the most trading stations.</source>
            <translation>Жетоны горожан лежат на шкале развития, на двух шкалах подданных и у каждого благодеяния; один ждёт игрока с наибольшим числом факторий.</translation>
        </message>
        <message>
            <source>Hourglass</source>
            <translation>Песочные часы</translation>
        </message>
        <message>
            <source>The hourglass tiles are shuffled face down, one for each of the {n:round:gen}. On top: {event:nom}.</source>
            <translation>Карты песочных часов перемешаны лицевой стороной вниз, по одной на каждый из {n:round:gen}. Сверху лежит: {event:nom}.</translation>
        </message>
        <message>
            <source>Start player</source>
            <translation>Первый игрок</translation>
        </message>
        <message>
            <source>{who} has the start-player marker in round 1. After each round it passes to the left.</source>
            <translation>{who}: жетон первого хода в раунде 1. После каждого раунда он переходит к игроку слева.</translation>
        </message>
    </context>
    <context>
        <name>OrleansSpoken</name>
        <message>
            <source>{good:nom}: {n}</source>
            <translation>{good:nom}: {n}</translation>
        </message>
        <message>
            <source>slot {n} for {wanted}: empty</source>
            <translation>ячейка {n} ({wanted}): пусто</translation>
        </message>
        <message>
            <source>slot {n} for {wanted}: {token}</source>
            <translation>ячейка {n} ({wanted}): {token}</translation>
        </message>
        <message>
            <source>always in effect</source>
            <translation>действует всегда</translation>
        </message>
        <message>
            <source>no followers here</source>
            <translation>подданных нет</translation>
        </message>
        <message>
            <source>active</source>
            <translation>активно</translation>
        </message>
        <message>
            <source>still missing: {followers}</source>
            <translation>ещё не хватает: {followers}</translation>
        </message>
        <message>
            <source>no starting followers here</source>
            <translation>без начальных подданных</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>пусто</translation>
        </message>
        <message>
            <source>Gunpowder Tower, space {n}</source>
            <translation>Пороховая башня, поле {n}</translation>
        </message>
        <message>
            <source>market, space {n}</source>
            <translation>рынок, поле {n}</translation>
        </message>
        <message>
            <source>bag of {who}</source>
            <translation>мешочек: {who}</translation>
        </message>
        <message>
            <source>{n:follower:nom}</source>
            <translation>{n:follower:nom}</translation>
        </message>
        <message>
            <source>only its owner may look inside</source>
            <translation>заглядывать может только владелец</translation>
        </message>
        <message>
            <source>draws each round: {n}</source>
            <translation>можно вытянуть за раунд: {n}</translation>
        </message>
        <message>
            <source>start player</source>
            <translation>первый игрок</translation>
        </message>
        <message>
            <source>development level {level}, space {space}</source>
            <translation>уровень развития {level}, поле {space}</translation>
        </message>
        <message>
            <source>trading stations on the map: {built}, left: {left}</source>
            <translation>фактории на карте: {built}, в запасе: {left}</translation>
        </message>
        <message>
            <source>merchant: {town:nom}</source>
            <translation>купец: {town:nom}</translation>
        </message>
        <message>
            <source>followers in the bag: {bag}, on the market: {market}</source>
            <translation>подданные в мешочке: {bag}, на рынке: {market}</translation>
        </message>
        <message>
            <source>place tiles: {places}</source>
            <translation>карты мест: {places}</translation>
        </message>
        <message>
            <source>{n:technology-tile:nom} not placed yet</source>
            <translation>ещё не выложено: {n:technology-tile:nom}</translation>
        </message>
        <message>
            <source>done</source>
            <translation>готово</translation>
        </message>
        <message>
            <source>passed</source>
            <translation>пас</translation>
        </message>
        <message>
            <source>has a decision to make</source>
            <translation>принимает решение</translation>
        </message>
        <message>
            <source>markers here: {names}</source>
            <translation>маркеры: {names}</translation>
        </message>
        <message>
            <source>the citizen tile is still here</source>
            <translation>жетон горожанина ещё здесь</translation>
        </message>
        <message>
            <source>the citizen tile has been taken</source>
            <translation>жетон горожанина уже взят</translation>
        </message>
        <message>
            <source>no trading station</source>
            <translation>факторий нет</translation>
        </message>
        <message>
            <source>trading station: {names}</source>
            <translation>фактория: {names}</translation>
        </message>
        <message>
            <source>merchant: {names}</source>
            <translation>купец: {names}</translation>
        </message>
        <message>
            <source>every player may build one trading station here</source>
            <translation>каждый игрок может построить здесь одну факторию</translation>
        </message>
        <message>
            <source>by road: {towns}</source>
            <translation>по дороге: {towns}</translation>
        </message>
        <message>
            <source>by water: {towns}</source>
            <translation>по водному пути: {towns}</translation>
        </message>
        <message>
            <source>waterway {towns}</source>
            <translation>водный путь {towns}</translation>
        </message>
        <message>
            <source>road {towns}</source>
            <translation>дорога {towns}</translation>
        </message>
        <message>
            <source>no goods tile left</source>
            <translation>жетонов товаров нет</translation>
        </message>
        <message>
            <source>goods tiles: {goods}</source>
            <translation>жетоны товаров: {goods}</translation>
        </message>
        <message>
            <source>goods slot, used with {n:player:ins} or more</source>
            <translation>поле товара, используется от {n:player:gen}</translation>
        </message>
        <message>
            <source>empty goods slot</source>
            <translation>пустое поле товара</translation>
        </message>
        <message>
            <source>{n:point:nom} at the end</source>
            <translation>{n:point:nom} в конце</translation>
        </message>
        <message>
            <source>{Track:nom}, space {n}</source>
            <translation>{Track:nom}, поле {n}</translation>
        </message>
        <message>
            <source>start</source>
            <translation>старт</translation>
        </message>
        <message>
            <source>level {level} begins here</source>
            <translation>здесь начинается уровень {level}</translation>
        </message>
        <message>
            <source>{n:coin:nom} for each player who reaches or passes it</source>
            <translation>{n:coin:nom} каждому, кто дойдёт до поля или минует его</translation>
        </message>
        <message>
            <source>{follower:nom}: {n} of {all}</source>
            <translation>{follower:nom}: {n} из {all}</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>завершено</translation>
        </message>
        <message>
            <source>takes any number of followers</source>
            <translation>вмещает сколько угодно подданных</translation>
        </message>
        <message>
            <source>slots: {followers}</source>
            <translation>ячейки: {followers}</translation>
        </message>
        <message>
            <source>left on the goods market: {n}</source>
            <translation>на ярмарке осталось: {n}</translation>
        </message>
        <message>
            <source>counts as food</source>
            <translation>считается пищей</translation>
        </message>
        <message>
            <source>out of the game: {n}</source>
            <translation>вне игры: {n}</translation>
        </message>
        <message>
            <source>the event of this round</source>
            <translation>событие этого раунда</translation>
        </message>
        <message>
            <source>turned up so far: {n} of {all}</source>
            <translation>уже открыто: {n} из {all}</translation>
        </message>
        <message>
            <source>{first:nom} – {second:nom}</source>
            <translation>{first:nom} — {second:nom}</translation>
        </message>
        <message>
            <source>tile {n} of the route</source>
            <translation>{n}-й жетон на пути</translation>
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
        <name>Page</name>
        <message>
            <source>%1 – %2</source>
            <comment>Title of the window: page, game</comment>
            <translation>%1 — %2</translation>
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
            <source>Forward again</source>
            <translation>Снова вперёд</translation>
        </message>
        <message>
            <source>Remove the bookmark</source>
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
            <source>Printable version</source>
            <translation>На бумагу</translation>
        </message>
        <message>
            <source>Second language: %1</source>
            <translation>Рядом: %1</translation>
        </message>
        <message>
            <source>Swap the two languages</source>
            <translation>Поменять языки местами</translation>
        </message>
        <message>
            <source>Back to the previous rule</source>
            <translation>К предыдущему правилу</translation>
        </message>
    </context>
    <context>
        <name>Paper</name>
        <message>
            <source>The file %1 could not be written (%2). If it already existed, it is unchanged.</source>
            <translation>Не удалось записать файл %1 (%2). Если он уже был, он не изменился.</translation>
        </message>
        <message>
            <source>The printer “%1” did not accept the pages.</source>
            <translation>Принтер «%1» не принял страницы.</translation>
        </message>
        <message>
            <source>There are no rules in the language “%1”.</source>
            <translation>Правил на языке «%1» нет.</translation>
        </message>
        <message>
            <source>The rules have no chapter “%1”.</source>
            <translation>В правилах нет главы «%1».</translation>
        </message>
        <message>
            <source>None of the requested texts exist in the language “%1”.</source>
            <translation>Ничего из запрошенного нет на языке «%1».</translation>
        </message>
        <message>
            <source>The program’s content has an error: %1</source>
            <translation>В содержимом программы ошибка: %1</translation>
        </message>
        <message>
            <source>There is no player aid for this game.</source>
            <translation>Для этой игры нет памятки игрока.</translation>
        </message>
        <message>
            <source>The player aid in the language “%1” is too long for its sheet.</source>
            <translation>Памятка игрока на языке «%1» не помещается на лист.</translation>
        </message>
    </context>
    <context>
        <name>PaperDialog</name>
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
            <source>Second language</source>
            <translation>Рядом</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Ничего</translation>
        </message>
        <message>
            <source>Tick the chapters that you want on paper first.</source>
            <translation>Сначала отметьте главы, которые нужны на бумаге.</translation>
        </message>
        <message>
            <source>All chapters</source>
            <translation>Все главы</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Напечатать</translation>
        </message>
        <message>
            <source>Save as PDF</source>
            <translation>Сохранить в PDF</translation>
        </message>
        <message>
            <source>Printable rules</source>
            <translation>Правила на бумаге</translation>
        </message>
    </context>
    <context>
        <name>PauseCard</name>
        <message>
            <source>Pause</source>
            <translation>Пауза</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Продолжить</translation>
        </message>
        <message>
            <source>Leave the lesson</source>
            <translation>Выйти из урока</translation>
        </message>
        <message>
            <source>The lesson keeps its place: you can go on from here another day.</source>
            <translation>Урок запомнит это место: отсюда можно продолжить в другой день.</translation>
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
            <source>The game is saved as it stands. Afterwards, one click on the home page takes you back to it.</source>
            <translation>Игра сохранится как есть. Потом к ней можно вернуться одним щелчком на главной странице.</translation>
        </message>
        <message>
            <source>Go to the lesson</source>
            <translation>К уроку</translation>
        </message>
        <message>
            <source>The game and its score remain in your saved games.</source>
            <translation>Игра и её итог останутся среди сохранённых игр.</translation>
        </message>
        <message>
            <source>%1, lesson: %2</source>
            <comment>Title of the window: game, lesson</comment>
            <translation>%1, урок: %2</translation>
        </message>
        <message>
            <source>%1, round %2</source>
            <comment>Title of the window: game, number of the round</comment>
            <translation>%1, раунд %2</translation>
        </message>
        <message>
            <source>Your seats remain yours. From “Join a table” you come back to it.</source>
            <translation>Ваши места остаются вашими. Вернуться к столу можно через «Присоединиться к столу».</translation>
        </message>
    </context>
        <context>
        <name>PracticePage</name>
        <message>
            <source>Practise one rule</source>
            <translation>Тренировка одного правила</translation>
        </message>
        <message>
            <source>Questions about this lesson</source>
            <translation>Вопросы по этому уроку</translation>
        </message>
        <message>
            <source>What went wrong in the lesson</source>
            <translation>Что не получилось на уроке</translation>
        </message>
        <message>
            <source>What was refused in the game</source>
            <translation>Отклонённые ходы этой партии</translation>
        </message>
        <message>
            <source>Refresher</source>
            <translation>Повторение</translation>
        </message>
        <message>
            <source>Ten questions</source>
            <translation>Десять вопросов</translation>
        </message>
        <message>
            <source>More questions</source>
            <translation>Ещё вопросы</translation>
        </message>
        <message>
            <source>Looking for a position…</source>
            <translation>Идёт поиск позиции…</translation>
        </message>
    </context>
        <context>
        <name>PracticeResult</name>
        <message numerus="yes">
            <source>%1 of %n question(s) answered correctly</source>
            <translation>
                <numerusform>Правильных ответов: %1 из %n</numerusform>
                <numerusform>Правильных ответов: %1 из %n</numerusform>
                <numerusform>Правильных ответов: %1 из %n</numerusform>
            </translation>
        </message>
        <message>
            <source>again today</source>
            <translation>повторить сегодня</translation>
        </message>
        <message>
            <source>again tomorrow</source>
            <translation>повторить завтра</translation>
        </message>
        <message numerus="yes">
            <source>again in %n day(s)</source>
            <translation>
                <numerusform>повторить через %n день</numerusform>
                <numerusform>повторить через %n дня</numerusform>
                <numerusform>повторить через %n дней</numerusform>
            </translation>
        </message>
        <message>
            <source>answered correctly</source>
            <translation>ответ верный</translation>
        </message>
        <message>
            <source>answered wrongly</source>
            <translation>ответ неверный</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Готово</translation>
        </message>
        <message>
            <source>Look again</source>
            <translation>Искать ещё раз</translation>
        </message>
        <message>
            <source>No position was found for a question about this. You can look again, or read about it in the rules.</source>
            <translation>Не нашлось позиции для вопроса на эту тему. Можно поискать ещё раз или прочитать об этом в правилах.</translation>
        </message>
    </context>
    <context>
        <name>PreferenceRow</name>
        <message>
            <source>Household setting: %1</source>
            <extracomment>the first choice of a person: to leave it as the household has it, which is %1</extracomment>
            <translation>Как в общих настройках: %1</translation>
        </message>
        <message>
            <source>As on the desktop: %1</source>
            <translation>Как в системе: %1</translation>
        </message>
    </context>
    <context>
        <name>PresenceMark</name>
        <message>
            <source>On another device</source>
            <translation>На другом устройстве</translation>
        </message>
        <message>
            <source>Device disconnected</source>
            <translation>Устройство без связи</translation>
        </message>
        <message>
            <source>Nobody sits here yet</source>
            <translation>Здесь ещё никого нет</translation>
        </message>
    </context>
    <context>
        <name>PresetRow</name>
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
            <source>Custom</source>
            <translation>Свой</translation>
        </message>
        <message>
            <source>Your own choices</source>
            <translation>Свой выбор</translation>
        </message>
        <message>
            <source>Every open rules question uses the default ruling.</source>
            <translation>Все спорные вопросы решены по умолчанию.</translation>
        </message>
        <message numerus="yes">
            <source>%n ruling(s) differ from the default.</source>
            <translation>
                <numerusform>%n вопрос решён не так, как по умолчанию.</numerusform>
                <numerusform>%n вопроса решены не так, как по умолчанию.</numerusform>
                <numerusform>%n вопросов решено не так, как по умолчанию.</numerusform>
            </translation>
        </message>
        <message>
            <source>Open rules questions</source>
            <translation>Спорные вопросы</translation>
        </message>
    </context>
    <context>
        <name>Preview</name>
        <message>
            <source>a ship ({goods:nom})</source>
            <translation>корабль ({goods:nom})</translation>
        </message>
        <message>
            <source>Then the next tile is turned up. This cannot be undone.</source>
            <translation>Затем открывается следующий жетон: отменить ход будет нельзя.</translation>
        </message>
        <message>
            <source>Then new tiles are turned up. This cannot be undone.</source>
            <translation>Затем открываются новые жетоны: отменить ход будет нельзя.</translation>
        </message>
        <message>
            <source>Then a docking tile is drawn. This cannot be undone.</source>
            <translation>Затем открывается жетон причала: отменить ход будет нельзя.</translation>
        </message>
        <message>
            <source>Then a ship comes in. This cannot be undone.</source>
            <translation>Затем приходит корабль: отменить ход будет нельзя.</translation>
        </message>
        <message>
            <source>Then a new hex is turned up. This cannot be undone.</source>
            <translation>Затем открывается новый гекс: отменить ход будет нельзя.</translation>
        </message>
        <message>
            <source>Then an opponent tile is turned up. This cannot be undone.</source>
            <translation>Затем открывается жетон для одиночной игры: отменить ход будет нельзя.</translation>
        </message>
        <message>
            <source>Then the era II workshops become available. This cannot be undone.</source>
            <translation>Затем в продажу поступают мастерские II эпохи: отменить ход будет нельзя.</translation>
        </message>
        <message>
            <source>Then chance decides. This cannot be undone.</source>
            <translation>Затем решает жребий: отменить ход будет нельзя.</translation>
        </message>
        <message>
            <source>Then you go on. {prompt}</source>
            <translation>Затем вы продолжаете. {prompt}</translation>
        </message>
        <message>
            <source>Then the game goes on. {prompt}</source>
            <translation>Затем игра продолжается. {prompt}</translation>
        </message>
        <message>
            <source>Then {who} decides (step {n}: {step}).</source>
            <translation>Затем решает {who} (этап {n}: {step}).</translation>
        </message>
        <message>
            <source>Several options ({n}): a menu asks which one.</source>
            <translation>Способов несколько ({n}): меню спросит, какой выбрать.</translation>
        </message>
        <message>
            <source>Put this lieutenant back: all possible places light up again.</source>
            <translation>Положить этого помощника обратно: снова подсветятся все возможные ходы.</translation>
        </message>
        <message>
            <source>Pick up this lieutenant: only the places it can reach stay lit.</source>
            <translation>Взять этого помощника: подсвечены останутся только его ходы.</translation>
        </message>
        <message>
            <source>Hut {hut}: move to field II</source>
            <translation>Домик {hut}: на квадрат II</translation>
        </message>
        <message>
            <source>action on space {space} earned ({book:nom})</source>
            <translation>получено действие деления {space} ({book:nom})</translation>
        </message>
        <message>
            <source>action on space {space} lapses ({book:nom})</source>
            <translation>действие деления {space} пропадает ({book:nom})</translation>
        </message>
        <message>
            <source>a cart is used up for this round</source>
            <translation>повозка использована до конца раунда</translation>
        </message>
        <message>
            <source>Then {who} decides.</source>
            <translation>Затем решает {who}.</translation>
        </message>
        <message>
            <source>Then all you can do is end your turn.</source>
            <translation>После этого останется только завершить ход.</translation>
        </message>
        <message>
            <source>Then you can only decline: the action costs {price}, and you have {owned}.</source>
            <translation>Потом можно будет только отказаться: действие стоит {price}, вы можете дать {owned}.</translation>
        </message>
        <message>
            <source>Then you can only decline: nothing that the action offers is possible now.</source>
            <translation>Потом можно будет только отказаться: сейчас это действие ничего не даст.</translation>
        </message>
        <message>
            <source>Then you can only decline: the cheapest tile costs {price}, and you have {owned}.</source>
            <translation>Потом можно будет только отказаться: самый дешёвый жетон стоит {price}, вы можете дать {owned}.</translation>
        </message>
        <message>
            <source>Then you can only refresh tiles or decline: the cheapest tile costs {price}, and you have {owned}.</source>
            <translation>Останется обновить жетоны или отказаться: самый дешёвый стоит {price}, вы можете дать {owned}.</translation>
        </message>
        <message>
            <source>Then the next tile is turned up.</source>
            <translation>Затем открывается следующий жетон.</translation>
        </message>
        <message>
            <source>Then new tiles are turned up.</source>
            <translation>Затем открываются новые жетоны.</translation>
        </message>
        <message>
            <source>Then a docking tile is drawn.</source>
            <translation>Затем открывается жетон причала.</translation>
        </message>
        <message>
            <source>Then a ship comes in.</source>
            <translation>Затем приходит корабль.</translation>
        </message>
        <message>
            <source>Then a new hex is turned up.</source>
            <translation>Затем открывается новый гекс.</translation>
        </message>
        <message>
            <source>Then an opponent tile is turned up.</source>
            <translation>Затем открывается жетон для одиночной игры.</translation>
        </message>
        <message>
            <source>Then the era II workshops become available.</source>
            <translation>Затем в продажу поступают мастерские II эпохи.</translation>
        </message>
        <message>
            <source>Then chance decides.</source>
            <translation>Затем решает жребий.</translation>
        </message>
    </context>
    <context>
        <name>PreviewEnding</name>
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
            <source>You can still do something</source>
            <translation>Ещё можно кое-что сделать</translation>
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
            <source>the key “%1” occurs twice</source>
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
            <source>expected text, found %1</source>
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
            <source>the key “%1” is missing</source>
            <translation>нет ключа «%1»</translation>
        </message>
        <message>
            <source>the key “%1” is not allowed here</source>
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
            <source>expected “%1”, found “%2”</source>
            <translation>ожидалось «%1», найдено «%2»</translation>
        </message>
        <message>
            <source>nothing here has the id “%1”</source>
            <translation>здесь ничто не имеет идентификатора «%1»</translation>
        </message>
        <message>
            <source>“%1” occurs twice</source>
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
            <source>there is no entry for this number of players: %1</source>
            <translation>для этого числа игроков ничего не задано: %1</translation>
        </message>
        <message>
            <source>this number of players occurs twice: %1</source>
            <translation>это число игроков задано дважды: %1</translation>
        </message>
        <message>
            <source>%1 and %2 are on the same cell</source>
            <translation>%1 и %2 лежат на одном и том же месте</translation>
        </message>
        <message>
            <source>%1 is not connected to the town</source>
            <translation>%1 не соединяется с городом</translation>
        </message>
        <message>
            <source>%1 is not next to %2</source>
            <translation>%1 не соседствует с %2</translation>
        </message>
        <message>
            <source>%1 is not the next one clockwise</source>
            <translation>%1 не следует дальше по часовой стрелке</translation>
        </message>
        <message>
            <source>the values should never decrease from one entry to the next</source>
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
            <source>no road or waterway leads to %1</source>
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
            <source>the source of the value “%1” is not given</source>
            <translation>не указано, откуда взято значение «%1»</translation>
        </message>
        <message>
            <source>an inferred value needs a note saying how it was inferred</source>
            <translation>к выведенному значению нужно примечание о том, как оно получено</translation>
        </message>
        <message>
            <source>your own pack is not used until it is free of errors; games are played with the printed values</source>
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
            <source>no rule has the id “%1”</source>
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
            <source>the rule %1 belongs in %2</source>
            <translation>место правила %1 — в %2</translation>
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
            <source>the link has no target: %1</source>
            <translation>ссылка никуда не ведёт: %1</translation>
        </message>
        <message>
            <source>two articles have the title “%1”</source>
            <translation>две статьи называются «%1»</translation>
        </message>
        <message>
            <source>the lesson has no step “%1”</source>
            <translation>в уроке нет шага «%1»</translation>
        </message>
        <message>
            <source>the step “%1” cannot be reached</source>
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
            <source>the last answer to a wrong move should match every move (*)</source>
            <translation>последний ответ на неверный ход должен подходить к любому ходу (*)</translation>
        </message>
        <message>
            <source>no refusal has the id “%1”</source>
            <translation>нет отказа с идентификатором «%1»</translation>
        </message>
        <message>
            <source>nothing on the table is called “%1”</source>
            <translation>на столе ничто не называется «%1»</translation>
        </message>
        <message>
            <source>the position has no value “%1”</source>
            <translation>в позиции нет значения «%1»</translation>
        </message>
        <message>
            <source>“%1” is not a command</source>
            <translation>нет команды, которая пишется «%1»</translation>
        </message>
        <message>
            <source>this position cannot be set up: %1</source>
            <translation>эту позицию нельзя подготовить: %1</translation>
        </message>
        <message>
            <source>exactly one option should be right, found %1</source>
            <translation>верным должен быть один вариант, найдено %1</translation>
        </message>
        <message>
            <source>texts are missing: %1</source>
            <translation>не хватает текстов: %1</translation>
        </message>
        <message>
            <source>nothing in the lesson uses these texts: %1</source>
            <translation>эти тексты ни к чему в уроке не относятся: %1</translation>
        </message>
        <message>
            <source>the mark %1 has no target</source>
            <translation>метка %1 ни на что не указывает</translation>
        </message>
        <message>
            <source>at most %1 words are allowed, found %2</source>
            <translation>слов помещается не больше %1, найдено %2</translation>
        </message>
        <message>
            <source>the lesson promises the rule %1, but no step teaches it</source>
            <translation>в уроке заявлено правило %1, но ни один шаг его не показывает</translation>
        </message>
        <message>
            <source>no translation (%1): %2</source>
            <translation>нет перевода (%1): %2</translation>
        </message>
        <message>
            <source>record %1, byte %2: this is not a saved game; a saved game begins with %3</source>
            <translation>запись %1, байт %2: это не сохранённая игра: она начиналась бы с %3</translation>
        </message>
        <message>
            <source>record %1, byte %2: this game was written by a later version of the program (format %3; this program reads formats up to %4)</source>
            <translation>запись %1, байт %2: игра записана более поздней версией программы (формат %3; эта программа знает форматы до %4)</translation>
        </message>
        <message>
            <source>record %1, byte %2: the file ends before the game begins</source>
            <translation>запись %1, байт %2: файл обрывается раньше, чем начинается игра</translation>
        </message>
        <message>
            <source>record %1, byte %2: writing was cut off here; the incomplete record is ignored</source>
            <translation>запись %1, байт %2: здесь сохранение прервалось; незаконченная запись пропущена</translation>
        </message>
        <message>
            <source>record %1, byte %2: expected %3, found “%4”</source>
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
            <source>record %1, byte %2: the position after the record differs from the one when it was written (hash %3, reached %4)</source>
            <translation>запись %1, байт %2: позиция после записи не та, что была при сохранении (хеш %3, получен %4)</translation>
        </message>
        <message>
            <source>record %1, byte %2: this is a game of “%3”, which cannot be opened here</source>
            <translation>запись %1, байт %2: это партия игры «%3», открыть её здесь нельзя</translation>
        </message>
        <message>
            <source>record %1, byte %2: the pack inside the file has errors (problems found: %3)</source>
            <translation>запись %1, байт %2: в наборе данных внутри файла есть ошибки (найдено: %3)</translation>
        </message>
        <message>
            <source>record %1, byte %2: the game cannot be set up like this: %3</source>
            <translation>запись %1, байт %2: так подготовить игру нельзя: %3</translation>
        </message>
        <message>
            <source>record %1, byte %2: “%3” is not a command</source>
            <translation>запись %1, байт %2: нет команды, которая пишется «%3»</translation>
        </message>
        <message>
            <source>record %1, byte %2: the rules do not allow “%3” here (%4)</source>
            <translation>запись %1, байт %2: правила не допускают здесь «%3» (%4)</translation>
        </message>
        <message>
            <source>record %1, byte %2: there is nothing to undo</source>
            <translation>запись %1, байт %2: отменять здесь нечего</translation>
        </message>
        <message>
            <source>a file with this name already exists; it is left as it is</source>
            <translation>файл с таким именем уже есть; он оставлен без изменений</translation>
        </message>
        <message>
            <source>the game is open in another window or program</source>
            <translation>игра открыта в другом окне или в другой программе</translation>
        </message>
        <message>
            <source>nothing could be written to disk (%1); the game stays as it was</source>
            <translation>на диск ничего не удалось записать (%1); игра осталась прежней</translation>
        </message>
        <message>
            <source>the article on %1 has no line of search questions</source>
            <translation>в статье о %1 нет строки вопросов для поиска</translation>
        </message>
        <message>
            <source>the pack has no number “%1”</source>
            <translation>в наборе нет числа «%1»</translation>
        </message>
        <message>
            <source>the word after the number “%1” needs as many forms as the language has plural forms</source>
            <translation>слову после числа «%1» нужно столько форм, сколько форм числа в языке</translation>
        </message>
        <message>
            <source>the article on %1 gives different numbers from the English one: %3 instead of %2</source>
            <translation>в статье о %1 не те числа, что в английской: %3 вместо %2</translation>
        </message>
        <message>
            <source>the article on %1 is based on revision %2 of the English one, which is now %3</source>
            <translation>статья о %1 сделана по редакции %2 английской, а теперь действует %3</translation>
        </message>
        <message>
            <source>no other article links to the one on %1</source>
            <translation>ни одна статья не ведёт к статье о %1</translation>
        </message>
        <message>
            <source>the article on %1 links to no other article</source>
            <translation>статья о %1 не ведёт ни к какой другой</translation>
        </message>
        <message>
            <source>the rules do not allow “%1” here (%2)</source>
            <translation>правила здесь не разрешают «%1» (%2)</translation>
        </message>
        <message>
            <source>the rules should refuse “%1” here, but they allow it</source>
            <translation>правила должны здесь отклонить «%1», но разрешают</translation>
        </message>
        <message>
            <source>this is not a regular file (%1)</source>
            <translation>это не обычный файл (%1)</translation>
        </message>
        <message>
            <source>an object has more than %1 keys</source>
            <translation>в объекте больше ключей, чем разрешено (не более %1)</translation>
        </message>
        <message>
            <source>the file contains more than %1 values</source>
            <translation>в файле больше значений, чем разрешено (не более %1)</translation>
        </message>
        <message>
            <source>there are more problems than the %1 listed</source>
            <translation>проблем больше, чем показано (показано: %1)</translation>
        </message>
        <message>
            <source>record %1, byte %2: the rulings of this game have been changed more than %3 times</source>
            <translation>запись %1, байт %2: за этим столом решения меняли чаще, чем разрешено (не более %3)</translation>
        </message>
        <message>
            <source>the rulings of this game have been changed %1 times, and a game cannot store any more changes</source>
            <translation>число изменений решений за этим столом: %1; больше изменений в одной партии сохранить нельзя</translation>
        </message>
        <message>
            <source>record %1, byte %2: reading the game took longer than %3 seconds and was stopped here</source>
            <translation>запись %1, байт %2: чтение партии заняло больше %3 с и было здесь прервано</translation>
        </message>
        <message>
            <source>games cannot be saved in this folder (%1)</source>
            <translation>в этой папке нельзя сохранить партию (%1)</translation>
        </message>
        <message>
            <source>your progress in the lessons could not be saved (%1); it will be lost when you close the program</source>
            <translation>не удалось сохранить ваши успехи в уроках (%1); после закрытия программы они пропадут</translation>
        </message>
        <message>
            <source>another program has replaced or deleted the file of this game. The game continues in a new file, %1, and only your last move is missing: please make it again</source>
            <translation>другая программа заменила или удалила файл этой партии. Партия продолжается в новом файле %1, и в нём не хватает только вашего последнего действия: пожалуйста, повторите его</translation>
        </message>
        <message>
            <source>the file with your progress in the lessons is damaged: %1. Progress that could not be read starts from scratch; the old file has been kept with the extension “.broken”</source>
            <translation>файл с вашими успехами в уроках повреждён: %1. Успехи, которые не удалось прочитать, потеряны; старый файл сохранён с окончанием «.broken»</translation>
        </message>
        <message>
            <source>the file with your progress in the lessons is damaged and could not be moved aside: %1. It is left as it is, and your progress will be lost when you close the program</source>
            <translation>файл с вашими успехами в уроках повреждён, и его не удалось отложить в сторону: %1. Файл оставлен без изменений, а успехи пропадут после закрытия программы</translation>
        </message>
        <message>
            <source>the list of tables that this device has joined could not be saved (%1); to come back to them after closing the program, enter their codes again</source>
            <translation>не удалось сохранить список столов, к которым подключалось это устройство (%1); чтобы вернуться к ним после закрытия программы, введите их коды ещё раз</translation>
        </message>
        <message>
            <source>the file with the tables that this device has joined is damaged: %1. To come back to them, enter their codes again; the old file has been kept with the extension “.broken”</source>
            <translation>файл со столами, к которым подключалось это устройство, повреждён: %1. Чтобы вернуться к ним, введите их коды ещё раз; старый файл сохранён с окончанием «.broken»</translation>
        </message>
        <message>
            <source>the file with the tables that this device has joined is damaged and could not be moved aside: %1. It is left as it is, and the program remembers new tables only until you close it</source>
            <translation>файл со столами, к которым подключалось это устройство, повреждён, и его не удалось отложить в сторону: %1. Файл оставлен без изменений, а новые столы программа помнит только до закрытия</translation>
        </message>
        <message>
            <source>“%1” is not a saved game of Magister Ludi. Choose a file that Magister Ludi has saved; the names of such files end in “.game”.</source>
            <translation>«%1» — это не партия, сохранённая в Magister Ludi. Выберите файл, который сохранила программа Magister Ludi; имена таких файлов заканчиваются на «.game».</translation>
        </message>
        <message>
            <source>“%1” is empty: there is no game in it. Copy it again from where it came from.</source>
            <translation>Файл «%1» пуст: партии в нём нет. Скопируйте его ещё раз оттуда, откуда он взят.</translation>
        </message>
        <message>
            <source>Most of “%1” is missing, so there is no game to be opened. Copy it again from where it came from.</source>
            <translation>Большей части файла «%1» не хватает, поэтому открыть партию нельзя. Скопируйте его ещё раз оттуда, откуда он взят.</translation>
        </message>
        <message>
            <source>“%1” was saved by a newer version of Magister Ludi. Update this one, and the game will open.</source>
            <translation>Файл «%1» сохранён в более новой версии Magister Ludi. Обновите программу, и партия откроется.</translation>
        </message>
        <message>
            <source>“%1” is a saved game of a board game that this version of Magister Ludi does not have.</source>
            <translation>«%1» — это партия в настольную игру, которой в этой версии Magister Ludi нет.</translation>
        </message>
        <message>
            <source>There is no file “%1” in that place. It may have been moved or renamed.</source>
            <translation>Файла «%1» в этом месте нет. Возможно, его переместили или переименовали.</translation>
        </message>
        <message>
            <source>“%1” is not a file that a game can be in. If it is a folder, choose one of the files in it.</source>
            <translation>«%1» — это не файл, в котором может храниться партия. Если это папка, выберите один из файлов в ней.</translation>
        </message>
        <message>
            <source>“%1” is too large to be a saved game. Choose another file.</source>
            <translation>Файл «%1» слишком велик для сохранённой игры. Выберите другой файл.</translation>
        </message>
        <message>
            <source>“%1” cannot be read. Check that you are allowed to open it.</source>
            <translation>Файл «%1» не удаётся прочитать. Проверьте, есть ли у вас право его открывать.</translation>
        </message>
        <message>
            <source>“%1” is damaged at its beginning, so there is no game to be opened. Copy it again from where it came from.</source>
            <translation>Файл «%1» повреждён в самом начале, поэтому открыть партию нельзя. Скопируйте его ещё раз оттуда, откуда он взят.</translation>
        </message>
        <message>
            <source>the section “%1” is missing or empty</source>
            <translation>раздела «%1» нет или он пуст</translation>
        </message>
        <message>
            <source>this row of “%1” cannot be understood: %2</source>
            <translation>эту строку в «%1» нельзя понять: %2</translation>
        </message>
        <message>
            <source>the style guide rules out “%1”; it recommends “%2”</source>
            <translation>правила стиля не допускают «%1»; рекомендуется «%2»</translation>
        </message>
        <message>
            <source>straight quotation mark or apostrophe near “%1”</source>
            <translation>прямая кавычка или апостроф рядом с «%1»</translation>
        </message>
        <message>
            <source>this language writes its dash “%1”: %2</source>
            <translation>в этом языке тире пишется «%1»: %2</translation>
        </message>
        <message>
            <source>a mark should stand right after its noun: %1</source>
            <translation>метка должна стоять сразу после своего существительного: %1</translation>
        </message>
    </context>
    <context>
        <name>ProblemNote</name>
        <message>
            <source>Show</source>
            <translation>Показать</translation>
        </message>
        <message>
            <source>No game can be started, because games cannot be saved on this device at the moment.</source>
            <translation>Начать партию нельзя: на этом устройстве сейчас не удаётся сохранять партии.</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) could not be used. Everything else works.</source>
            <translation>
                <numerusform>Не удалось использовать %n файл. Всё остальное работает.</numerusform>
                <numerusform>Не удалось использовать %n файла. Всё остальное работает.</numerusform>
                <numerusform>Не удалось использовать %n файлов. Всё остальное работает.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n problem(s) found in the program’s files. Everything else works.</source>
            <translation>
                <numerusform>В файлах программы найдена %n проблема. Всё остальное работает.</numerusform>
                <numerusform>В файлах программы найдены %n проблемы. Всё остальное работает.</numerusform>
                <numerusform>В файлах программы найдено %n проблем. Всё остальное работает.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ProblemPage</name>
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
            <source>All files are fine</source>
            <translation>Все файлы в порядке</translation>
        </message>
        <message>
            <source>Nothing has been lost. “Saved games” shows what can still be done with a damaged game.</source>
            <translation>Ничего не потеряно. Что ещё можно сделать с повреждённой партией, показывает страница «Сохранённые игры».</translation>
        </message>
        <message>
            <source>Nothing has been lost.</source>
            <translation>Ничего не потеряно.</translation>
        </message>
        <message>
            <source>Nothing has been lost. Repair the file or reinstall the program, then restart it.</source>
            <translation>Ничего не потеряно. Исправьте файл или установите программу заново, а затем запустите её ещё раз.</translation>
        </message>
        <message>
            <source>Still working: lessons and full games.</source>
            <translation>По-прежнему работают: уроки и целые партии.</translation>
        </message>
        <message>
            <source>Still working: lessons.</source>
            <translation>По-прежнему работают: уроки.</translation>
        </message>
        <message>
            <source>Still working: full games.</source>
            <translation>По-прежнему работают: целые партии.</translation>
        </message>
        <message>
            <source>Still working: the rules and the settings. Lessons and games are not available.</source>
            <translation>По-прежнему работают: правила и настройки. Уроки и партии недоступны.</translation>
        </message>
        <message>
            <source>Found “%1” where a player’s name was expected (1 to 20 letters, not used by anybody else). The entry is left as it is; everything else applies.</source>
            <translation>Найдено «%1», ожидалось имя человека: от 1 до 20 букв, не занятое никем другим. Запись остаётся без изменений, всё остальное действует.</translation>
        </message>
        <message>
            <source>Found “%1”, which a later version of this program stored here. It is left as it is; everything else applies.</source>
            <translation>Найдено «%1»: это хранит здесь более поздняя версия программы. Запись остаётся без изменений, всё остальное действует.</translation>
        </message>
        <message>
            <source>The settings could be neither read nor moved aside (%1). The file is left as it is; your choices apply until you close the program and are not saved.</source>
            <translation>Настройки не удалось ни прочитать, ни отложить в сторону (%1). Файл оставлен без изменений; то, что вы выберете, действует до закрытия программы и не сохраняется.</translation>
        </message>
        <message>
            <source>The settings could not be backed up before they were changed.</source>
            <translation>Не удалось сделать копию настроек перед их изменением.</translation>
        </message>
        <message>
            <source>The settings could not be read (%1). The defaults apply until you choose again; the old file has been kept with the extension “.broken”.</source>
            <translation>Не удалось прочитать настройки (%1). Пока вы не выберете снова, действуют настройки по умолчанию; старый файл сохранён с окончанием «.broken».</translation>
        </message>
        <message>
            <source>The settings file is damaged. The defaults apply; the old file has been kept with the extension “.broken”.</source>
            <translation>Настройки повреждены. Действуют настройки по умолчанию; старый файл сохранён с окончанием «.broken».</translation>
        </message>
        <message>
            <source>The settings cannot be saved. They apply until you close the program.</source>
            <translation>Настройки не удаётся сохранить. Они действуют до закрытия программы.</translation>
        </message>
        <message>
            <source>Found “%1”, expected one of: %2. The default applies; the old file has been kept with the extension “.broken”.</source>
            <translation>Найдено «%1», ожидалось одно из: %2. Действует значение по умолчанию; старый файл сохранён с окончанием «.broken».</translation>
        </message>
    </context>
    <context>
        <name>Prompt</name>
        <message>
            <source>Send a lieutenant to a hex or a ship.</source>
            <translation>Отправьте помощника на гекс или к кораблю.</translation>
        </message>
        <message>
            <source>Send a lieutenant to a hex or a ship, or recall one.</source>
            <translation>Отправьте помощника на гекс или к кораблю либо отзовите его.</translation>
        </message>
        <message>
            <source>No room is left for these citizens: {citizens}. Discard them or make room.</source>
            <translation>Нет места ({citizens}): сбросьте тех, кому его не хватило, или освободите место.</translation>
        </message>
        <message>
            <source>Use the hex action or repopulate the hex.</source>
            <translation>Выполните действие гекса или заселите его.</translation>
        </message>
        <message>
            <source>Advance the {overseer:nom} one space.</source>
            <translation>Продвиньте {overseer:acc} на 1 ячейку.</translation>
        </message>
        <message>
            <source>Advance one of your overseers; it may skip a space.</source>
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
            <source>Build: take a hut upgrade, a workshop or a cart, or refresh tiles first.</source>
            <translation>Строительство: возьмите улучшение домика, мастерскую или повозку либо сперва обновите жетоны.</translation>
        </message>
        <message>
            <source>Turns can now begin.</source>
            <translation>Можно начинать следующие ходы.</translation>
        </message>
        <message>
            <source>All lieutenants have been used: buildings produce.</source>
            <translation>Все помощники использованы: начинается производство.</translation>
        </message>
        <message>
            <source>Citizens in quarantine move on.</source>
            <translation>Горожане в карантине переходят дальше.</translation>
        </message>
        <message>
            <source>The round ends: citizens on hexes with plague cubes are lost.</source>
            <translation>Раунд завершается: чума забирает горожан с гексов, где лежат её кубики.</translation>
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
            <source>All six rounds are over: count the points.</source>
            <translation>Шесть раундов позади: считайте победные очки.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Игра окончена.</translation>
        </message>
        <message>
            <source>There is no room for the {citizen:nom} after quarantine: discard it or make room.</source>
            <translation>После карантина нет места для {citizen:gen}: сбросьте горожанина или освободите место.</translation>
        </message>
        <message>
            <source>Burn plague cubes with fire tokens, or end the fight and take {n:rat:acc}.</source>
            <translation>Снимите кубики чумы огнём или закончите борьбу и возьмите {n:rat:acc}.</translation>
        </message>
        <message>
            <source>Burn the ship’s plague cube or take {n:rat:acc}.</source>
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
            <source>Move your disc on the city book or the church book.</source>
            <translation>Продвиньте диск в рейтинге в городе или у церкви.</translation>
        </message>
        <message>
            <source>Choose a scroll track to advance.</source>
            <translation>Выберите счётчик свитка, на котором продвинете маркер.</translation>
        </message>
        <message>
            <source>Choose a citizen to upgrade.</source>
            <translation>Выберите горожанина для улучшения.</translation>
        </message>
        <message>
            <source>Choose an overseer to upgrade and then advance.</source>
            <translation>Выберите смотрителя: его улучшают, затем продвигают.</translation>
        </message>
        <message>
            <source>Choose an overseer to upgrade.</source>
            <translation>Выберите смотрителя для улучшения.</translation>
        </message>
        <message>
            <source>Place the tile on a hut without an upgrade.</source>
            <translation>Положите жетон на домик без улучшения.</translation>
        </message>
        <message>
            <source>Choose any hex in town and use its action.</source>
            <translation>Выберите любой гекс города и выполните его действие.</translation>
        </message>
        <message>
            <source>Choose which citizens move back to town ({citizens}).</source>
            <translation>Выберите, кто возвращается в город ({citizens}).</translation>
        </message>
        <message>
            <source>Choose an unused lieutenant to give up for this district.</source>
            <translation>Выберите неиспользованного помощника, которого отдадите за этот район.</translation>
        </message>
        <message>
            <source>Before production, you may move citizens into workshops.</source>
            <translation>Перед производством горожан можно переселить в мастерские.</translation>
        </message>
        <message>
            <source>{names} wins with {n:point:nom}.</source>
            <translation>Побеждает {names}: {n:point:nom}.</translation>
        </message>
        <message>
            <source>{names} share the victory with {n:point:nom}.</source>
            <translation>Победу делят: {names} ({n:point:nom}).</translation>
        </message>
        <message>
            <source>The game is over: {n:point:nom}. A good result starts at {goal}.</source>
            <translation>Игра окончена: {n:point:nom}. Хороший итог — от {goal}.</translation>
        </message>
        <message>
            <source>You lead the score track: choose the book that sets the turn order.</source>
            <translation>Вы впереди на счётчике победных очков: выберите рейтинг, который задаст порядок хода.</translation>
        </message>
        <message>
            <source>It’s the opponent’s turn: turn up an opponent tile.</source>
            <translation>Ход соперника: откройте жетон для одиночной игры.</translation>
        </message>
        <message>
            <source>Build: take one of the new tiles, or refresh again.</source>
            <translation>Строительство: возьмите один из новых жетонов или обновите ещё раз.</translation>
        </message>
        <message>
            <source>Build: take one of the new tiles.</source>
            <translation>Строительство: возьмите один из новых жетонов.</translation>
        </message>
        <message>
            <source>Build: take a hut upgrade, a workshop or a cart, or refresh again.</source>
            <translation>Строительство: возьмите улучшение домика, мастерскую или повозку либо обновите ещё раз.</translation>
        </message>
        <message>
            <source>A new hex joins the town; with no plague cube left, no ship comes in.</source>
            <translation>В городе появляется новый гекс; без кубика чумы корабль не приходит.</translation>
        </message>
        <message>
            <source>There is no room for the {citizen:nom} after quarantine: leave it in its hut or make room.</source>
            <translation>После карантина нет места для {citizen:gen}: оставьте горожанина в домике или освободите место.</translation>
        </message>
        <message>
            <source>{done} of {total} done</source>
            <translation>сделано: {done} из {total}</translation>
        </message>
        <message>
            <source>This hex has plague. Put one of these citizens in an empty hut: {citizens}.</source>
            <translation>Здесь чума: поместите одного из горожан в пустой домик ({citizens}).</translation>
        </message>
        <message>
            <source>Put one of these citizens on an empty square of its sector or in a workshop: {citizens}.</source>
            <translation>Поместите одного из горожан на пустой квадрат его сектора или в мастерскую ({citizens}).</translation>
        </message>
        <message>
            <source>Put one of these citizens on an empty square of its sector: {citizens}.</source>
            <translation>Поместите одного из горожан на пустой квадрат его сектора ({citizens}).</translation>
        </message>
        <message>
            <source>This hex has plague ({place:gen}). Put the {citizen:acc} in an empty hut.</source>
            <translation>Здесь чума: поместите {citizen:acc} с гекса {place:nom} в пустой домик.</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} from this hex ({place:gen}) on an empty square of its sector or in a workshop.</source>
            <translation>Поместите {citizen:acc} с гекса {place:nom} на пустой квадрат нужного сектора или в мастерскую.</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} from this hex ({place:gen}) on an empty square of its sector.</source>
            <translation>Поместите {citizen:acc} с гекса {place:nom} на пустой квадрат нужного сектора.</translation>
        </message>
        <message>
            <source>Buy a book step ({n:coin:nom}), move a citizen into a workshop, or end your turn.</source>
            <translation>Купите повышение в рейтинге ({n:coin:nom}), переселите горожанина в мастерскую или закончите ход.</translation>
        </message>
        <message>
            <source>Buy a book step ({n:coin:nom}) or end your turn.</source>
            <translation>Купите повышение в рейтинге ({n:coin:nom}) или закончите ход.</translation>
        </message>
        <message>
            <source>Move a citizen into a workshop or end your turn.</source>
            <translation>Переселите горожанина в мастерскую или закончите ход.</translation>
        </message>
        <message>
            <source>There is nothing more you can do: end your turn.</source>
            <translation>Больше ничего сделать нельзя: закончите ход.</translation>
        </message>
        <message>
            <source>Click the gold space {space} on the {book:gen}: {effect}.</source>
            <translation>Нажмите на золотое деление {space} {book:gen}: {effect}.</translation>
        </message>
        <message>
            <source>Repopulate the hex or end your turn.</source>
            <translation>Заселите гекс или закончите ход.</translation>
        </message>
        <message>
            <source>Use the hex action, buy a book step ({n:coin:nom}), or move a citizen into a workshop.</source>
            <translation>Выполните действие гекса, купите повышение в рейтинге ({n:coin:nom}) или переселите горожанина в мастерскую.</translation>
        </message>
        <message>
            <source>Use the hex action or buy a book step ({n:coin:nom}).</source>
            <translation>Выполните действие гекса или купите повышение в рейтинге ({n:coin:nom}).</translation>
        </message>
        <message>
            <source>Use the hex action or move a citizen into a workshop.</source>
            <translation>Выполните действие гекса или переселите горожанина в мастерскую.</translation>
        </message>
        <message>
            <source>Use the hex action or end your turn.</source>
            <translation>Выполните действие гекса или закончите ход.</translation>
        </message>
        <message>
            <source>Quarantine in hut {hut} is over: choose where to put the {citizen:gen}.</source>
            <translation>Карантин в домике {hut} окончен: выберите место для {citizen:gen}.</translation>
        </message>
        <message>
            <source>You have no fire tokens: end the fight and take {n:rat:acc}.</source>
            <translation>У вас нет огня: закончите борьбу и возьмите {n:rat:acc}.</translation>
        </message>
        <message>
            <source>You have no fire tokens: take {n:rat:acc}.</source>
            <translation>У вас нет огня: возьмите {n:rat:acc}.</translation>
        </message>
        <message>
            <source>Quarantine is over for several citizens: choose where each of them goes, in any order.</source>
            <translation>Карантин окончен для нескольких горожан: выберите в любом порядке, кто куда пойдёт.</translation>
        </message>
        <message>
            <source>There is no room for the citizens leaving quarantine: discard them or make room.</source>
            <translation>Для выходящих из карантина нет места: сбросьте этих горожан или освободите место.</translation>
        </message>
        <message>
            <source>There is no room for the citizens who leave quarantine: leave them in their huts, or make room.</source>
            <translation>Для выходящих из карантина нет места: оставьте этих горожан в домиках или освободите место.</translation>
        </message>
        <message>
            <source>No hex or ship is within reach: recall a lieutenant.</source>
            <translation>Нет доступных гексов и кораблей: отзовите помощника.</translation>
        </message>
        <message>
            <source>Build: you cannot pay for any of the new tiles. Decline the action.</source>
            <translation>Строительство: ни на один из новых жетонов не хватает средств. Откажитесь от действия.</translation>
        </message>
        <message>
            <source>Build: you cannot pay for any of the new tiles. Refresh again, or decline the action.</source>
            <translation>Строительство: ни на один из новых жетонов не хватает средств. Обновите ещё раз или откажитесь от действия.</translation>
        </message>
        <message>
            <source>Build: you cannot pay for any of these tiles. Decline the action.</source>
            <translation>Строительство: ни на один из этих жетонов не хватает средств. Откажитесь от действия.</translation>
        </message>
        <message>
            <source>Build: you cannot pay for any of these tiles. Refresh some of them, or decline the action.</source>
            <translation>Строительство: ни на один из этих жетонов не хватает средств. Обновите часть жетонов или откажитесь от действия.</translation>
        </message>
        <message>
            <source>Choose one: {effect}. This would bring you nothing now: {options}.</source>
            <translation>Выберите одно: {effect}. Это вам сейчас ничего не даст: {options}.</translation>
        </message>
    </context>
    <context>
        <name>PromptBar</name>
        <message>
            <source>Back to the score</source>
            <translation>Назад к подсчёту</translation>
        </message>
        <message>
            <source>Between rounds</source>
            <translation>Между раундами</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Продолжить</translation>
        </message>
        <message>
            <source>Pause here</source>
            <translation>Приостановить</translation>
        </message>
        <message>
            <source>Skip to the next turn</source>
            <translation>К следующему ходу</translation>
        </message>
    </context>
        <context>
        <name>ReaderLine</name>
        <message>
            <source>Each of you answers, one after another. Nobody is told what the others have answered.</source>
            <translation>Отвечают все по очереди. Никто не узнает, что ответят другие.</translation>
        </message>
        <message>
            <source>Whose language this card is in</source>
            <translation>На чьём языке эта карточка</translation>
        </message>
        <message>
            <source>The card is in this language</source>
            <translation>Карточка на этом языке</translation>
        </message>
        <message>
            <source>Take this seat</source>
            <translation>Занять это место</translation>
        </message>
        <message>
            <source>This turn begins anew, and you make the moves.</source>
            <translation>Этот ход начнётся заново, и делать его будете вы.</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Пауза</translation>
        </message>
        <message>
            <source>Tells everybody where you are.</source>
            <translation>Говорит каждому, на каком месте урока вы находитесь.</translation>
        </message>
    </context>
    <context>
        <name>RefresherStrip</name>
        <message>
            <source>Welcome back</source>
            <translation>С возвращением</translation>
        </message>
        <message>
            <source>Refresher</source>
            <translation>Повторение</translation>
        </message>
        <message>
            <source>From your games</source>
            <translation>Из ваших партий</translation>
        </message>
        <message numerus="yes">
            <source>%n rule(s) due for review. It takes three minutes at most.</source>
            <translation>
                <numerusform>Пора повторить %n правило. Это займёт не больше трёх минут.</numerusform>
                <numerusform>Пора повторить %n правила. Это займёт не больше трёх минут.</numerusform>
                <numerusform>Пора повторить %n правил. Это займёт не больше трёх минут.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rule(s) from your games to practise. It takes three minutes at most.</source>
            <translation>
                <numerusform>Стоит потренировать %n правило из ваших партий. Это займёт не больше трёх минут.</numerusform>
                <numerusform>Стоит потренировать %n правила из ваших партий. Это займёт не больше трёх минут.</numerusform>
                <numerusform>Стоит потренировать %n правил из ваших партий. Это займёт не больше трёх минут.</numerusform>
            </translation>
        </message>
        <message>
            <source>Not today</source>
            <translation>Не сегодня</translation>
        </message>
        <message numerus="yes">
            <source>%n question(s)</source>
            <extracomment>number of questions</extracomment>
            <translation>
                <numerusform>%n вопрос</numerusform>
                <numerusform>%n вопроса</numerusform>
                <numerusform>%n вопросов</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Refusal</name>
        <message>
            <source>An earlier step comes first.</source>
            <translation>Сначала более ранний этап.</translation>
        </message>
        <message>
            <source>Every turn follows the same order: choose, rescue, fight, act.</source>
            <translation>Порядок этапов неизменен: выбор, спасение, борьба, действие.</translation>
        </message>
        <message>
            <source>You have another decision to make first.</source>
            <translation>Сначала решите другой вопрос.</translation>
        </message>
        <message>
            <source>Finish what you have started; then the turn continues.</source>
            <translation>Закончите начатое, и ход продолжится.</translation>
        </message>
        <message>
            <source>Send out a lieutenant first.</source>
            <translation>Сначала отправьте помощника.</translation>
        </message>
        <message>
            <source>Your turn starts when you place a lieutenant on a hex or in a dock; everything else follows from there.</source>
            <translation>Ход начинают, ставя помощника на гекс или на причал; всё остальное следует из этого.</translation>
        </message>
        <message>
            <source>You have already finished that step.</source>
            <translation>Этот этап уже позади.</translation>
        </message>
        <message>
            <source>The four steps of a turn are always taken in this order: choose, rescue, fight, act.</source>
            <translation>Четыре этапа хода идут только вперёд: выбор, спасение, борьба, действие.</translation>
        </message>
        <message>
            <source>The round is ending.</source>
            <translation>Раунд завершается.</translation>
        </message>
        <message>
            <source>Turns resume when the next round has been prepared.</source>
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
            <source>You cannot afford to go there.</source>
            <translation>Дорога вам не по карману.</translation>
        </message>
        <message>
            <source>Going there costs {needed:coin:acc}; you have {owned:coin:acc}.</source>
            <translation>Дорога туда стоит {needed:coin:acc}; у вас {owned:coin:nom}.</translation>
        </message>
        <message>
            <source>You cannot get there that way.</source>
            <translation>Дороги туда нет.</translation>
        </message>
        <message>
            <source>A dock touches only the port beside it, so you have to go through the port.</source>
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
            <source>It was recalled this round and can act again in the next one.</source>
            <translation>Его отозвали в этом раунде; в дело он вернётся в следующем.</translation>
        </message>
        <message>
            <source>This lieutenant is not available.</source>
            <translation>Этого помощника использовать нельзя.</translation>
        </message>
        <message>
            <source>It is still in the supply or was given up for a district.</source>
            <translation>Он ещё в общем запасе или отдан за район.</translation>
        </message>
        <message>
            <source>Use your lieutenants in town first.</source>
            <translation>Сначала ходят помощники из города.</translation>
        </message>
        <message>
            <source>A lieutenant in the estate may set out only when all your lieutenants in Messina have been used.</source>
            <translation>Помощник выйдет из поместья, только когда использованы все ваши помощники в Мессине.</translation>
        </message>
        <message>
            <source>There is no hex there yet.</source>
            <translation>Гекса там пока нет.</translation>
        </message>
        <message>
            <source>The places around the town fill up one by one as new rounds are prepared.</source>
            <translation>Места вокруг города заполняются по одному, при подготовке раундов.</translation>
        </message>
        <message>
            <source>There is no ship there.</source>
            <translation>Корабля там нет.</translation>
        </message>
        <message>
            <source>You can choose a dock only if a ship is moored there.</source>
            <translation>Причал выбирают только ради корабля, который у него стоит.</translation>
        </message>
        <message>
            <source>You can recall a lieutenant only from town.</source>
            <translation>Отозвать можно только помощника, который находится в городе.</translation>
        </message>
        <message>
            <source>A lieutenant in the estate can be recalled only when there is no hex or ship left for it.</source>
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
            <source>That square is already occupied.</source>
            <translation>Этот квадрат уже занят.</translation>
        </message>
        <message>
            <source>A square holds one citizen; choose an empty one in the sector of that class.</source>
            <translation>На квадрате помещается один горожанин; выберите пустой квадрат в секторе этого класса.</translation>
        </message>
        <message>
            <source>No plague here, so no quarantine.</source>
            <translation>Чумы нет — карантин не нужен.</translation>
        </message>
        <message>
            <source>From a hex without cubes a citizen goes straight to an empty square of its sector.</source>
            <translation>С гекса без кубиков горожанин идёт прямо на пустой квадрат своего сектора.</translation>
        </message>
        <message>
            <source>There was plague here, so quarantine comes first.</source>
            <translation>Здесь была чума: сначала карантин.</translation>
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
            <translation>В домике помещается один горожанин, даже если один из двух квадратов домика пуст.</translation>
        </message>
        <message>
            <source>A citizen cannot go straight into a workshop.</source>
            <translation>Прямо в мастерскую горожанину нельзя.</translation>
        </message>
        <message>
            <source>A rescued citizen first takes a square in its sector; from there it may move into a workshop at once.</source>
            <translation>Спасённый горожанин сначала занимает квадрат своего сектора; оттуда он может сразу уйти в мастерскую.</translation>
        </message>
        <message>
            <source>There is still room for this citizen.</source>
            <translation>Место ещё есть.</translation>
        </message>
        <message>
            <source>A citizen is discarded only when there is no suitable place for it.</source>
            <translation>Горожанина сбрасывают, только если подходящего места нет.</translation>
        </message>
        <message>
            <source>No such citizen is waiting here.</source>
            <translation>Такой горожанин здесь не ждёт.</translation>
        </message>
        <message>
            <source>You rescue only the citizens on the chosen hex.</source>
            <translation>Спасают только горожан, которые лежат на выбранном гексе.</translation>
        </message>
        <message>
            <source>You do not have enough fire tokens.</source>
            <translation>Огня не хватает.</translation>
        </message>
        <message>
            <source>This costs {needed:fire:acc}; you have {owned:fire:acc}.</source>
            <translation>Нужно: {needed:fire:nom}; у вас {owned:fire:nom}.</translation>
        </message>
        <message>
            <source>Removing a cube now costs two fire tokens.</source>
            <translation>Теперь за кубик платят двумя жетонами огня.</translation>
        </message>
        <message>
            <source>The round table shows two flames: removing a cube costs {needed:fire:acc}; you have {owned:fire:acc}.</source>
            <translation>Таблица раундов показывает два пламени: за кубик платят {needed:fire:ins}; у вас {owned:fire:nom}.</translation>
        </message>
        <message>
            <source>There is no plague cube here.</source>
            <translation>Здесь нет кубика чумы.</translation>
        </message>
        <message>
            <source>Fire tokens remove plague cubes, and there are none to remove here.</source>
            <translation>Огнём снимают кубики чумы, а здесь снимать нечего.</translation>
        </message>
        <message>
            <source>One fire token is enough.</source>
            <translation>Хватит одного жетона огня.</translation>
        </message>
        <message>
            <source>The round table shows one flame: removing a cube costs a single fire token.</source>
            <translation>Таблица раундов показывает одно пламя: за кубик платят одним жетоном огня.</translation>
        </message>
        <message>
            <source>You have no big fire token.</source>
            <translation>У вас нет жетона мощного огня.</translation>
        </message>
        <message>
            <source>Removing two cubes at once, or one on a neighbouring hex, takes a big fire token.</source>
            <translation>Два кубика сразу или кубик на соседнем гексе снимают только мощным огнём.</translation>
        </message>
        <message>
            <source>A plain fire token cannot do that.</source>
            <translation>Обычным огнём этого не сделать.</translation>
        </message>
        <message>
            <source>A plain fire token removes one cube from the chosen hex; two at once, or one on a neighbouring hex, takes a big fire token.</source>
            <translation>Обычным жетоном огня снимают один кубик на выбранном гексе; для двух сразу или для кубика на соседнем гексе нужен мощный огонь.</translation>
        </message>
        <message>
            <source>A big fire token cannot do that.</source>
            <translation>Столько кубиков мощным огнём не снять.</translation>
        </message>
        <message>
            <source>One big fire token removes two cubes here, or one here and one on a neighbouring hex.</source>
            <translation>Жетоном мощного огня снимают два кубика здесь либо один здесь и один на соседнем гексе.</translation>
        </message>
        <message>
            <source>First remove a cube from the chosen hex.</source>
            <translation>Сначала снимите кубик на выбранном гексе.</translation>
        </message>
        <message>
            <source>You may remove a cube from a neighbouring hex only together with one from the chosen hex.</source>
            <translation>Кубик на соседнем гексе снимают лишь вдобавок к кубику на выбранном гексе.</translation>
        </message>
        <message>
            <source>That hex is too far away.</source>
            <translation>Этот гекс слишком далеко.</translation>
        </message>
        <message>
            <source>A big fire token reaches only the chosen hex and its neighbours.</source>
            <translation>Мощный огонь достаёт только до выбранного гекса и соседних с ним.</translation>
        </message>
        <message>
            <source>A neighbouring hex takes two big fire tokens.</source>
            <translation>Для соседнего гекса теперь нужны два жетона мощного огня.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, one big fire token removes just one cube from the chosen hex.</source>
            <translation>Пока таблица раундов показывает два пламени, одним жетоном мощного огня снимают только один кубик на выбранном гексе.</translation>
        </message>
        <message>
            <source>A ship has no neighbouring hexes.</source>
            <translation>У корабля нет соседних гексов.</translation>
        </message>
        <message>
            <source>A big fire token removes the ship’s cube and nothing else.</source>
            <translation>Мощным огнём снимают кубик с корабля и больше ничего.</translation>
        </message>
        <message>
            <source>This hex has already been used.</source>
            <translation>Этот гекс уже использован.</translation>
        </message>
        <message>
            <source>In one turn you may either use a hex’s action or repopulate it, once.</source>
            <translation>За ход либо выполняют действие гекса, либо заселяют его: одно из двух и один раз.</translation>
        </message>
        <message>
            <source>A dock has no action.</source>
            <translation>У причала нет действия.</translation>
        </message>
        <message>
            <source>After taking a ship you may buy book steps and use the actions you have earned on the books.</source>
            <translation>Взяв корабль, можно покупать повышения и выполнять действия, заработанные в рейтингах.</translation>
        </message>
        <message>
            <source>Ports and docks cannot be repopulated.</source>
            <translation>Порты и причалы не заселяют.</translation>
        </message>
        <message>
            <source>Only districts can be repopulated.</source>
            <translation>Заселить можно только район.</translation>
        </message>
        <message>
            <source>This district has already been repopulated.</source>
            <translation>Этот район уже заселён.</translation>
        </message>
        <message>
            <source>A district is repopulated only once, by one player.</source>
            <translation>Район заселяют один раз, и делает это один игрок.</translation>
        </message>
        <message>
            <source>You cannot pay for this district.</source>
            <translation>Этот район вам не по карману.</translation>
        </message>
        <message>
            <source>You must first pay the coins or wood printed on it.</source>
            <translation>Сначала платят указанные на нём монеты или древесину.</translation>
        </message>
        <message>
            <source>You have no cart ready.</source>
            <translation>Нет готовой повозки.</translation>
        </message>
        <message>
            <source>To repopulate a district, you need a cart that you have not used this round.</source>
            <translation>Для заселения нужна повозка, ещё не использованная в этом раунде.</translation>
        </message>
        <message>
            <source>You do not have the right citizens.</source>
            <translation>Нет нужных горожан.</translation>
        </message>
        <message>
            <source>They must come from your sectors and workshops; citizens in quarantine do not count.</source>
            <translation>Их берут из ваших секторов и мастерских; те, кто в карантине, не в счёт.</translation>
        </message>
        <message>
            <source>This takes an upgraded citizen.</source>
            <translation>Здесь нужен улучшенный горожанин.</translation>
        </message>
        <message>
            <source>An upgraded citizen may stand in for an ordinary one of the same class, but never the other way round.</source>
            <translation>Улучшенный горожанин может заменить обычного того же класса, но не наоборот.</translation>
        </message>
        <message>
            <source>You have no lieutenant to give up.</source>
            <translation>Нет помощника, которого можно отдать.</translation>
        </message>
        <message>
            <source>This district costs a lieutenant you have not used this round; the one standing here does not count.</source>
            <translation>Этому району нужен помощник, не использованный в этом раунде; тот, что стоит здесь, не в счёт.</translation>
        </message>
        <message>
            <source>This lieutenant has already been used.</source>
            <translation>Этот помощник уже использован.</translation>
        </message>
        <message>
            <source>Give up one that is lying in town or waiting unused in your estate.</source>
            <translation>Отдайте помощника, который лежит в городе или ждёт неиспользованным в поместье.</translation>
        </message>
        <message>
            <source>You have placed all your repopulation tiles.</source>
            <translation>Все ваши жетоны заселения уже выложены.</translation>
        </message>
        <message>
            <source>One player can repopulate at most five districts.</source>
            <translation>Один игрок может заселить не больше пяти районов.</translation>
        </message>
        <message>
            <source>This district does not need that citizen.</source>
            <translation>Этот горожанин здесь не нужен.</translation>
        </message>
        <message>
            <source>The district takes exactly the citizens printed on it.</source>
            <translation>Для заселения нужны ровно те горожане, которые указаны на районе.</translation>
        </message>
        <message>
            <source>You cannot buy popularity.</source>
            <translation>Популярность не купить.</translation>
        </message>
        <message>
            <source>Your disc on the popularity book moves only when you remove plague cubes.</source>
            <translation>Этот диск продвигается, только когда вы снимаете кубики чумы.</translation>
        </message>
        <message>
            <source>You buy book steps in step 4.</source>
            <translation>Повышения покупают на этапе 4.</translation>
        </message>
        <message>
            <source>You can buy them only after choosing a hex or ship, rescuing and fighting.</source>
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
            <source>You cannot afford a book step.</source>
            <translation>На повышение не хватает монет.</translation>
        </message>
        <message>
            <source>A step costs one coin for each of your lieutenants, {needed:coin:acc} in all; you have {owned:coin:acc}.</source>
            <translation>Повышение стоит 1 монету за каждого вашего помощника, всего {needed:coin:acc}; у вас {owned:coin:nom}.</translation>
        </message>
        <message>
            <source>You have reached the end of this book.</source>
            <translation>Этот рейтинг пройден до конца.</translation>
        </message>
        <message>
            <source>Your disc is on the last space; nothing is left to buy.</source>
            <translation>Ваш диск на последнем делении; покупать больше нечего.</translation>
        </message>
        <message>
            <source>This action has to wait.</source>
            <translation>С этим действием придётся подождать.</translation>
        </message>
        <message>
            <source>An action earned outside your turn is used in step 4 of your next turn.</source>
            <translation>То, что рейтинг даёт вне вашего хода, выполняют на этапе 4 следующего хода.</translation>
        </message>
        <message>
            <source>This workshop takes another class of citizen.</source>
            <translation>Этой мастерской нужен горожанин другого класса.</translation>
        </message>
        <message>
            <source>A workshop takes only citizens of the class it shows.</source>
            <translation>Мастерская принимает горожан только того класса, который на ней указан.</translation>
        </message>
        <message>
            <source>This workshop is already occupied.</source>
            <translation>Здесь уже кто-то работает.</translation>
        </message>
        <message>
            <source>A workshop has room for one citizen.</source>
            <translation>В мастерской помещается один горожанин.</translation>
        </message>
        <message>
            <source>Citizens cannot enter a workshop from there.</source>
            <translation>Отсюда в мастерскую не переселяют.</translation>
        </message>
        <message>
            <source>Only a citizen on a square in your sectors may enter a workshop.</source>
            <translation>В мастерскую идут только горожане с квадратов ваших секторов.</translation>
        </message>
        <message>
            <source>There is nobody there.</source>
            <translation>Там никого нет.</translation>
        </message>
        <message>
            <source>You have no citizen there.</source>
            <translation>На этом месте нет вашего горожанина.</translation>
        </message>
        <message>
            <source>Citizens cannot change squares.</source>
            <translation>Горожане квадратов не меняют.</translation>
        </message>
        <message>
            <source>A citizen leaves its square only for a workshop or for a district.</source>
            <translation>Горожанин покидает квадрат только ради мастерской или района.</translation>
        </message>
        <message>
            <source>Choose one side of the slash.</source>
            <translation>Только одно из двух.</translation>
        </message>
        <message>
            <source>A slash between two actions means that you get one or the other.</source>
            <translation>Косая черта между действиями значит: выполняют лишь одно из них.</translation>
        </message>
        <message>
            <source>You cannot pay for this action.</source>
            <translation>За это действие вам нечем заплатить.</translation>
        </message>
        <message>
            <source>It costs {needed}; you have {owned}.</source>
            <translation>Нужно: {needed}; у вас: {owned}.</translation>
        </message>
        <message>
            <source>This action moves a different overseer.</source>
            <translation>Это действие двигает другого смотрителя.</translation>
        </message>
        <message>
            <source>A class symbol moves only the overseer of that class.</source>
            <translation>Значок с классом двигает смотрителя только этого класса.</translation>
        </message>
        <message>
            <source>This overseer has finished its path.</source>
            <translation>Путь этого смотрителя окончен.</translation>
        </message>
        <message>
            <source>The path has six spaces and ends in the centre.</source>
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
            <source>You cannot skip a space here.</source>
            <translation>Здесь ячейку пропустить нельзя.</translation>
        </message>
        <message>
            <source>An overseer may skip a space only with an action that shows the skip.</source>
            <translation>Пропустить ячейку позволяет только действие с таким значком.</translation>
        </message>
        <message>
            <source>This overseer is already upgraded.</source>
            <translation>Этот смотритель уже улучшен.</translation>
        </message>
        <message>
            <source>Each overseer can be turned to its upgraded side only once.</source>
            <translation>Смотрителя переворачивают на улучшенную сторону один раз.</translation>
        </message>
        <message>
            <source>It must be the same overseer.</source>
            <translation>Это должен быть тот же смотритель.</translation>
        </message>
        <message>
            <source>The overseer you upgrade is also the one that advances.</source>
            <translation>Смотритель, выбранный для улучшения, сам делает и шаг.</translation>
        </message>
        <message>
            <source>There is no citizen on this square.</source>
            <translation>На этом квадрате никого нет.</translation>
        </message>
        <message>
            <source>Only a citizen can be activated; an empty square gives nothing.</source>
            <translation>Активировать можно только горожанина; пустой квадрат ничего не даёт.</translation>
        </message>
        <message>
            <source>This citizen has already been activated.</source>
            <translation>Этот горожанин уже активирован.</translation>
        </message>
        <message>
            <source>A single advance activates each citizen at most once.</source>
            <translation>За одно продвижение каждого горожанина активируют не больше одного раза.</translation>
        </message>
        <message>
            <source>Only citizens on sector squares can be activated.</source>
            <translation>Активируют только горожан в секторах.</translation>
        </message>
        <message>
            <source>Citizens in huts and workshops cannot be activated.</source>
            <translation>Тех, кто в домиках и мастерских, активировать нельзя.</translation>
        </message>
        <message>
            <source>One of the two has already been activated.</source>
            <translation>Один из двух горожан уже активирован.</translation>
        </message>
        <message>
            <source>The first space of the path activates one of the two citizens next to it.</source>
            <translation>Первая ячейка пути активирует одного из двух горожан рядом с ней.</translation>
        </message>
        <message>
            <source>That is too far from the overseer.</source>
            <translation>Слишком далеко от смотрителя.</translation>
        </message>
        <message>
            <source>The space it reaches activates only the citizens next to it.</source>
            <translation>Ячейка, на которую встал смотритель, активирует только горожан рядом с ней.</translation>
        </message>
        <message>
            <source>One citizen here has already been activated.</source>
            <translation>В этом квартале один горожанин уже активирован.</translation>
        </message>
        <message>
            <source>A space on the rim activates one citizen of its region.</source>
            <translation>Ячейка у края активирует одного горожанина своего квартала.</translation>
        </message>
        <message>
            <source>Two citizens here have already been activated.</source>
            <translation>В этом квартале двое горожан уже активированы.</translation>
        </message>
        <message>
            <source>On the rim an upgraded overseer activates up to two citizens of the region.</source>
            <translation>У края улучшенный смотритель активирует до двух горожан квартала.</translation>
        </message>
        <message>
            <source>A space on a border activates one citizen in each of the two regions next to it.</source>
            <translation>Ячейка на границе активирует по одному горожанину в каждом из двух соседних кварталов.</translation>
        </message>
        <message>
            <source>No more citizens can be activated here.</source>
            <translation>В этом квартале больше никого активировать нельзя.</translation>
        </message>
        <message>
            <source>On a border an upgraded overseer activates two citizens in its own class’s region and one in the other.</source>
            <translation>На границе улучшенный смотритель активирует двоих горожан в квартале своего класса и одного в другом.</translation>
        </message>
        <message>
            <source>Three citizens have already been activated.</source>
            <translation>Трое горожан уже активированы.</translation>
        </message>
        <message>
            <source>The centre activates up to three citizens, whether or not the overseer is upgraded.</source>
            <translation>В центре активируют не больше трёх горожан, даже если смотритель улучшен.</translation>
        </message>
        <message>
            <source>This square has already been used.</source>
            <translation>Этот квадрат уже использован.</translation>
        </message>
        <message>
            <source>The lightning symbol means once per game.</source>
            <translation>Значок молнии значит: один раз за игру.</translation>
        </message>
        <message>
            <source>This action is for a different book.</source>
            <translation>Это повышение — в другом рейтинге.</translation>
        </message>
        <message>
            <source>The action shows which book you advance on.</source>
            <translation>Действие показывает, в каком рейтинге продвигается ваш диск.</translation>
        </message>
        <message>
            <source>This track is already at the top.</source>
            <translation>На этом счётчике маркер уже наверху.</translation>
        </message>
        <message>
            <source>A scroll track has four steps, and you have taken all four.</source>
            <translation>У счётчика свитка четыре деления, и все четыре пройдены.</translation>
        </message>
        <message>
            <source>This citizen is already upgraded.</source>
            <translation>Этот горожанин уже улучшен.</translation>
        </message>
        <message>
            <source>Each citizen can be turned to its gold side only once.</source>
            <translation>Горожанина переворачивают на золотую сторону один раз.</translation>
        </message>
            <message>
            <source>The book lets you use the action of a district or a port.</source>
            <translation>Рейтинг даёт действие района или порта.</translation>
        </message>
        <message>
            <source>You cannot pay for this tile.</source>
            <translation>Этот жетон вам не по карману.</translation>
        </message>
        <message>
            <source>You pay its printed price to the supply before you take it.</source>
            <translation>Сначала отдают в запас указанную цену, потом берут жетон.</translation>
        </message>
        <message>
            <source>There is no tile on offer there.</source>
            <translation>Там нет открытого жетона.</translation>
        </message>
        <message>
            <source>You can take only the face-up tile of a stack, and this stack is empty.</source>
            <translation>Взять можно только открытый жетон стопки, а в этой стопке его нет.</translation>
        </message>
        <message>
            <source>All your huts already have upgrades.</source>
            <translation>Все ваши домики улучшены.</translation>
        </message>
        <message>
            <source>You have four huts, each with room for one upgrade.</source>
            <translation>У вас четыре домика, и на каждом место для одного улучшения.</translation>
        </message>
        <message>
            <source>This hut already has an upgrade.</source>
            <translation>На этом домике уже есть улучшение.</translation>
        </message>
        <message>
            <source>Place the tile on a hut that does not have one yet.</source>
            <translation>Жетон кладут на домик, где улучшения ещё нет.</translation>
        </message>
        <message>
            <source>You can no longer refresh tiles.</source>
            <translation>Обновлять жетоны уже нельзя.</translation>
        </message>
        <message>
            <source>During a Build action you may refresh one kind of tile, once, before you take a tile.</source>
            <translation>За одно строительство обновляют один вид жетонов, один раз, до покупки.</translation>
        </message>
        <message>
            <source>Rat tokens cannot be used to pay.</source>
            <translation>Крысами не платят.</translation>
        </message>
        <message>
            <source>Refreshing tiles costs 1 point or 1 token: coin, wood, fire or big fire.</source>
            <translation>Обновление стоит 1 победное очко или 1 ресурс: монету, древесину, жетон огня или мощного огня.</translation>
        </message>
        <message>
            <source>You have nothing to pay with.</source>
            <translation>Этого у вас нет, платить нечем.</translation>
        </message>
        <message>
            <source>After refreshing tiles you must build.</source>
            <translation>После обновления нужно строить.</translation>
        </message>
        <message>
            <source>Take a tile you can pay for.</source>
            <translation>Возьмите один из жетонов, на которые вам хватает средств.</translation>
        </message>
        <message>
            <source>Finish repopulating first.</source>
            <translation>Сначала закончите заселение.</translation>
        </message>
        <message>
            <source>Once you have started, you must carry out all its steps.</source>
            <translation>Начатое заселение доводят до конца.</translation>
        </message>
        <message>
            <source>Place the hut upgrade first.</source>
            <translation>Сначала положите улучшение домика.</translation>
        </message>
        <message>
            <source>A hut upgrade goes onto one of your huts as soon as you buy it.</source>
            <translation>Купленный жетон сразу кладут на один из ваших домиков.</translation>
        </message>
        <message>
            <source>You have no Build action now.</source>
            <translation>Сейчас не время строить.</translation>
        </message>
        <message>
            <source>You buy tiles with the Build action of a hex or a citizen.</source>
            <translation>Жетоны покупают действием строительства — с гекса или от горожанина.</translation>
        </message>
        <message>
            <source>You cannot advance an overseer now.</source>
            <translation>Сейчас смотрителей не продвигают.</translation>
        </message>
        <message>
            <source>You advance an overseer when an action or a reward says so.</source>
            <translation>Смотрителя продвигают, когда это показывает действие или награда.</translation>
        </message>
        <message>
            <source>You cannot activate a citizen now.</source>
            <translation>Сейчас никого не активируют.</translation>
        </message>
        <message>
            <source>Citizens are activated when an overseer reaches a space next to them.</source>
            <translation>Горожан активируют, когда смотритель встаёт рядом с ними.</translation>
        </message>
        <message>
            <source>You cannot upgrade anything now.</source>
            <translation>Сейчас никого не улучшают.</translation>
        </message>
        <message>
            <source>You upgrade citizens and overseers when an action or a book space says so.</source>
            <translation>Горожан и смотрителей улучшают, когда это показывает действие или деление рейтинга.</translation>
        </message>
        <message>
            <source>You cannot advance a scroll track now.</source>
            <translation>Сейчас маркер на счётчике свитка не поднимают.</translation>
        </message>
        <message>
            <source>You advance a scroll track when an action or a reward shows the scroll.</source>
            <translation>Маркер на счётчике поднимают, когда действие или награда показывает свиток.</translation>
        </message>
        <message>
            <source>The citizen cannot go there.</source>
            <translation>Этому горожанину туда нельзя.</translation>
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
            <source>All six rounds have been played and the points have been counted.</source>
            <translation>Шесть раундов сыграны, победные очки подсчитаны.</translation>
        </message>
        <message>
            <source>There is nothing to do here now.</source>
            <translation>Сейчас здесь делать нечего.</translation>
        </message>
        <message>
            <source>Something else comes first. {prompt}</source>
            <extracomment>{prompt} is a whole sentence that says what the player has to do.</extracomment>
            <translation>Сначала нужно сделать другое. {prompt}</translation>
        </message>
        <message>
            <source>The big fire token alone is enough.</source>
            <translation>Достаточно одного жетона мощного огня.</translation>
        </message>
        <message>
            <source>This round one big fire token pays for one cube; adding a plain one does nothing.</source>
            <translation>В этом раунде за кубик платят одним жетоном мощного огня; обычный жетон вдобавок ничего не даёт.</translation>
        </message>
        <message>
            <source>Standing lieutenants are blocking the way.</source>
            <translation>Путь закрывают стоящие помощники.</translation>
        </message>
        <message>
            <source>At this table you cannot move across a hex with a standing lieutenant.</source>
            <translation>За этим столом никто не проходит через гекс, где стоит помощник.</translation>
        </message>
        <message>
            <source>You recalled a lieutenant and chose no hex.</source>
            <translation>При отзыве гекс не выбирают.</translation>
        </message>
        <message>
            <source>After a recall you may buy book steps and use book actions, but nothing else.</source>
            <translation>После отзыва можно только покупать повышения и выполнять действия рейтингов.</translation>
        </message>
        <message>
            <source>Your table follows an edition that does not accept this token.</source>
            <translation>За вашим столом играют по изданию, в котором такая плата не названа.</translation>
        </message>
        <message>
            <source>At this table, if you refresh tiles, you must take one of the new ones.</source>
            <translation>За этим столом после обновления нужно построить что-то из новых жетонов.</translation>
        </message>
        <message>
            <source>This workshop has already given its reward.</source>
            <translation>Эта мастерская уже принесла награду.</translation>
        </message>
        <message>
            <source>At this table nobody may enter an era II workshop that has already given its reward.</source>
            <translation>За этим столом мастерскую II эпохи второй раз не занимают.</translation>
        </message>
        <message>
            <source>This citizen has already changed squares this turn.</source>
            <translation>Этот горожанин квадрат уже сменил.</translation>
        </message>
        <message>
            <source>At this table each citizen may change squares once a turn.</source>
            <translation>За этим столом каждый горожанин может сменить квадрат только один раз за ход.</translation>
        </message>
        <message>
            <source>The book that sets turn order comes first.</source>
            <translation>Сначала выбирают рейтинг для порядка хода.</translation>
        </message>
        <message>
            <source>The player leading the score track chooses the book for this round.</source>
            <translation>Рейтинг для этого раунда выбирает лидер счётчика победных очков.</translation>
        </message>
        <message>
            <source>It’s the opponent’s turn.</source>
            <translation>Сейчас ход соперника.</translation>
        </message>
        <message>
            <source>Turn up an opponent tile; your own turn follows.</source>
            <translation>Откройте жетон для одиночной игры; затем ходите вы.</translation>
        </message>
        <message>
            <source>One big fire token removes one cube here and, if you like, one on a neighbouring hex.</source>
            <translation>Жетоном мощного огня снимают один кубик здесь и по желанию один на соседнем гексе.</translation>
        </message>
        <message>
            <source>One big fire token removes up to two cubes here and, if you like, one on a neighbouring hex.</source>
            <translation>Жетоном мощного огня снимают до двух кубиков здесь и по желанию один на соседнем гексе.</translation>
        </message>
        <message>
            <source>One big fire token is enough.</source>
            <translation>Хватит одного жетона мощного огня.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, one big fire token pays for a cube on the chosen hex; the second is for one on a neighbouring hex.</source>
            <translation>Пока таблица раундов показывает два пламени, за кубик на выбранном гексе платят одним жетоном мощного огня; второй нужен для соседнего гекса.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, cubes on the chosen hex are removed one at a time.</source>
            <translation>Пока таблица раундов показывает два пламени, кубики на выбранном гексе снимают по одному.</translation>
        </message>
        <message>
            <source>One big fire token is not enough.</source>
            <translation>Одного жетона мощного огня мало.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, a cube on a neighbouring hex costs a big fire token and a second fire token, plain or big.</source>
            <translation>Пока таблица раундов показывает два пламени, за кубик на соседнем гексе платят жетоном мощного огня и ещё одним, обычным или мощным.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, two big fire tokens together remove one cube here and one on a neighbouring hex.</source>
            <translation>Пока таблица раундов показывает два пламени, двумя жетонами мощного огня вместе снимают один кубик здесь и один на соседнем гексе.</translation>
        </message>
        <message>
            <source>The round table shows two flames: removing a cube costs any two fire tokens, and a big one counts as one of them.</source>
            <translation>Таблица раундов показывает два пламени: за кубик платят любыми двумя жетонами огня; жетон мощного огня считается за один.</translation>
        </message>
        <message>
            <source>One big fire token pays for a cube on the chosen hex; adding a plain one helps only on a neighbouring hex.</source>
            <translation>За кубик на выбранном гексе достаточно жетона мощного огня; обычный жетон вдобавок нужен только для соседнего гекса.</translation>
        </message>
        <message>
            <source>To pay for a cube this way, you need a big fire token.</source>
            <translation>Чтобы снять кубик такой ценой, нужен жетон мощного огня.</translation>
        </message>
        <message>
            <source>Plain fire tokens remove one cube at a time from the chosen hex and none from neighbouring hexes.</source>
            <translation>Обычным огнём снимают кубики только на выбранном гексе и по одному; соседний гекс для него недоступен.</translation>
        </message>
        <message>
            <source>Refreshing tiles costs 1 point or 1 token: wood, fire or big fire.</source>
            <translation>Обновление стоит 1 победное очко или 1 ресурс: древесину, жетон огня или мощного огня.</translation>
        </message>
        <message>
            <source>Refreshing tiles costs 1 point or 1 token: coin, wood or fire.</source>
            <translation>Обновление стоит 1 победное очко или 1 ресурс: монету, древесину или жетон огня.</translation>
        </message>
        <message>
            <source>There was plague here, so a citizen from this hex goes into quarantine first.</source>
            <translation>Здесь была чума: горожанин с этого гекса сначала идёт в карантин.</translation>
        </message>
        <message>
            <source>From a hex without cubes a citizen goes straight to an empty square of its sector or an empty workshop of its class.</source>
            <translation>С гекса без кубиков горожанин идёт прямо на пустой квадрат своего сектора или в пустую мастерскую своего класса.</translation>
        </message>
        <message>
            <source>A citizen in a hut or in a workshop cannot move into another workshop now.</source>
            <translation>Горожанину из домика или из другой мастерской сюда сейчас нельзя.</translation>
        </message>
        <message>
            <source>At this table a lieutenant in the estate is never recalled: if there is no hex or ship for it, it rests.</source>
            <translation>За этим столом помощника из поместья не отзывают: если для него нет ни гекса, ни корабля, он отдыхает.</translation>
        </message>
        <message>
            <source>A lieutenant in the estate may be recalled only when all your lieutenants in Messina have been used.</source>
            <translation>Помощника в поместье можно отозвать, только когда использованы все ваши помощники в Мессине.</translation>
        </message>
        <message>
            <source>You can buy them after choosing a hex or ship, rescuing and fighting, or after a recall.</source>
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
            <source>A citizen stays in its hut only when there is no suitable place for it.</source>
            <translation>Горожанин остаётся в домике, только если подходящего места нет.</translation>
        </message>
        <message>
            <source>After quarantine a citizen takes an empty square of its sector, or an empty workshop of its class that has not yet given its reward.</source>
            <translation>После карантина горожанин занимает пустой квадрат своего сектора или пустую мастерскую своего класса, которая ещё не приносила однократной награды.</translation>
        </message>
        <message>
            <source>An action earned outside your turn is used in step 4 of your next turn; only a new lieutenant joins you at once.</source>
            <translation>Действие, которое рейтинг даёт вне вашего хода, выполняют на этапе 4 следующего хода; только помощники приходят сразу.</translation>
        </message>
        <message>
            <source>You cannot pay with this token here.</source>
            <translation>Этим здесь не платят.</translation>
        </message>
        <message>
            <source>Take one of the new tiles.</source>
            <translation>Возьмите один из новых жетонов.</translation>
        </message>
        <message>
            <source>That is not possible at this point.</source>
            <translation>Сейчас от вас этого не требуется.</translation>
        </message>
        <message>
            <source>You can do that only when an action, a book or a repopulation calls for it.</source>
            <translation>Это можно сделать, только когда этого требует действие, рейтинг или заселение.</translation>
        </message>
        <message>
            <source>There is nothing to decline.</source>
            <translation>Отказываться не от чего.</translation>
        </message>
        <message>
            <source>You can decline only what an action offers. To finish your turn, choose End turn.</source>
            <translation>Отказаться можно лишь от того, что предлагает действие. Если делать больше нечего, закончите ход.</translation>
        </message>
        <message>
            <source>The turn is not over yet.</source>
            <translation>Ход ещё продолжается.</translation>
        </message>
        <message>
            <source>The game continues once this turn has been played and ended.</source>
            <translation>Игра продолжится, когда этот ход будет сыгран и завершён.</translation>
        </message>
        <message>
            <source>A dock is not a hex.</source>
            <translation>Причал — не гекс.</translation>
        </message>
        <message>
            <source>In a dock you choose one of the ships moored there.</source>
            <translation>У причала выбирают один из стоящих там кораблей.</translation>
        </message>
        <message>
            <source>You are fighting the plague on a ship.</source>
            <translation>Сейчас борьба идёт на корабле.</translation>
        </message>
        <message>
            <source>In a dock you remove the ship’s cube with fire or take a rat token for it; you cannot remove cubes from hexes.</source>
            <translation>У причала кубик корабля снимают огнём или берут за него крысу; на гексах не борются.</translation>
        </message>
        <message>
            <source>You are fighting the plague on a hex.</source>
            <translation>Сейчас борьба идёт на гексе.</translation>
        </message>
        <message>
            <source>Here you burn the cubes on the hex; you take rat tokens for those left when you end the fight.</source>
            <translation>Здесь снимают кубики с гекса; за те, что останутся к концу борьбы, берут фишки крыс.</translation>
        </message>
        <message>
            <source>Your disc is already on top.</source>
            <translation>Ваш диск уже лежит сверху.</translation>
        </message>
        <message>
            <source>On the last space a step only lifts your disc above the others, and none is above yours.</source>
            <translation>На последнем делении повышение лишь кладёт диск поверх других, а ваш и так выше всех.</translation>
        </message>
        <message>
            <source>Your disc has not reached that space.</source>
            <translation>Ваш диск туда ещё не дошёл.</translation>
        </message>
        <message>
            <source>A book gives you an action when your disc enters the space that shows it.</source>
            <translation>Рейтинг даёт действие, когда ваш диск выходит на деление с его значком.</translation>
        </message>
        <message>
            <source>This space has no action.</source>
            <translation>На этом делении нет действия.</translation>
        </message>
        <message>
            <source>Only book spaces that show an action give one.</source>
            <translation>Действие дают только деления рейтинга со значком действия.</translation>
        </message>
        <message>
            <source>This action is no longer available.</source>
            <translation>Этого действия уже нет.</translation>
        </message>
        <message>
            <source>A book action can be used once and is lost at the end of your turn.</source>
            <translation>Действие рейтинга выполняют один раз, а в конце вашего хода оно пропадает.</translation>
        </message>
        <message>
            <source>You cannot take a book step now.</source>
            <translation>Сейчас диск в рейтинге не продвигают.</translation>
        </message>
        <message>
            <source>Your disc moves when an action shows the book; you may also buy a step.</source>
            <translation>Диск продвигают, когда действие показывает рейтинг; кроме того, повышение можно купить.</translation>
        </message>
        <message>
            <source>You have no such workshop.</source>
            <translation>Такой мастерской у вас нет.</translation>
        </message>
        <message>
            <source>You buy workshops with the Build action; then a citizen of the right class may move in.</source>
            <translation>Мастерские покупают действием строительства; потом туда может перейти горожанин нужного класса.</translation>
        </message>
        <message>
            <source>The path does not fork here.</source>
            <translation>Здесь путь не разветвляется.</translation>
        </message>
        <message>
            <source>You choose a branch with the move that takes the overseer to its second space or beyond.</source>
            <translation>Ветку выбирают тем движением, которое приводит смотрителя на вторую ячейку или дальше.</translation>
        </message>
        <message>
            <source>Only one space is left.</source>
            <translation>Осталась лишь одна ячейка.</translation>
        </message>
        <message>
            <source>Skipping means passing over a space; from here the overseer can only move into the centre.</source>
            <translation>Пропускать нечего: отсюда смотритель может войти только в центр.</translation>
        </message>
        <message>
            <source>Quarantine is not over yet.</source>
            <translation>Карантин ещё не окончен.</translation>
        </message>
        <message>
            <source>Citizens leave their huts after production, at the end of the round.</source>
            <translation>Горожане выходят из домиков после производства, в конце раунда.</translation>
        </message>
        <message>
            <source>This citizen stays in quarantine.</source>
            <translation>Этот горожанин остаётся в карантине.</translation>
        </message>
        <message>
            <source>Quarantine lasts for the round of the rescue and the whole of the next.</source>
            <translation>Карантин длится до конца раунда, в котором горожанина спасли, и весь следующий раунд.</translation>
        </message>
        <message>
            <source>Another hut comes first.</source>
            <translation>Сначала очередь другого домика.</translation>
        </message>
        <message>
            <source>At this table citizens leave quarantine hut by hut, from hut 1 to hut 4.</source>
            <translation>За этим столом горожане выходят из карантина по порядку домиков, от 1 до 4.</translation>
        </message>
        <message>
            <source>It’s {who}’s turn.</source>
            <translation>Сейчас ходит {who}.</translation>
        </message>
        <message>
            <source>Turns follow the turn order track: you act when your disc comes up.</source>
            <translation>Ходят в том порядке, в каком диски лежат на треке порядка хода.</translation>
        </message>
        <message>
            <source>There is nothing to do at the huts during the fight.</source>
            <translation>Во время борьбы с чумой домики не используются.</translation>
        </message>
        <message>
            <source>Citizens enter a hut in the rescue, before the fight; hut upgrades come with the Build action, after it.</source>
            <translation>Горожане попадают в домики на этапе спасения, до борьбы, а улучшения домиков даёт действие строительства, уже после неё.</translation>
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
            <source>The text below describes the default ruling, which is not used at this table.</source>
            <translation>Ниже описан вариант по умолчанию; за этим столом играют иначе.</translation>
        </message>
    </context>
    <context>
        <name>RuleContents</name>
        <message>
            <source>Contents</source>
            <translation>Содержание</translation>
        </message>
        <message>
            <source>rules mastered: %1 of %2</source>
            <extracomment>of a chapter: how many of its rules</extracomment>
            <translation>освоено правил: %1 из %2</translation>
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
        <message>
            <source>Practise this</source>
            <translation>Потренироваться</translation>
        </message>
    </context>
    <context>
        <name>RuleHits</name>
        <message>
            <source>Best matches: %1</source>
            <translation>Лучшие совпадения: %1</translation>
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
            <source>Opening all the rules…</source>
            <translation>Открываются все книги правил…</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <extracomment>a book of rules, then its chapter</extracomment>
            <translation>%1 · %2</translation>
        </message>
    </context>
    <context>
        <name>RuleMarks</name>
        <message>
            <source>No bookmarks yet. Press B to bookmark the open rule.</source>
            <translation>Закладок пока нет. Клавиша B отмечает открытое правило.</translation>
        </message>
        <message>
            <source>Remove the bookmark: %1</source>
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
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Remove the bookmark</source>
            <translation>Убрать закладку</translation>
        </message>
        <message>
            <source>Bookmark this rule</source>
            <translation>Поставить закладку</translation>
        </message>
        <message>
            <source>Open the full rulebook here</source>
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
        <message>
            <source>Back to the previous rule</source>
            <translation>К предыдущему правилу</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Choose a chapter on the left, or search for a word.</source>
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
            <source>Applies to games you start from now on.</source>
            <translation>Действует в играх, которые вы начнёте после этого.</translation>
        </message>
        <message>
            <source>Lessons always use the default ruling.</source>
            <translation>В уроках всегда действует вариант по умолчанию.</translation>
        </message>
        <message>
            <source>Your choice applies from now on in this game.</source>
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
            <source>Too late for this game: this ruling has already come into play.</source>
            <translation>Для этой игры уже поздно: решение успело на неё повлиять.</translation>
        </message>
        <message>
            <source>Lessons always use the default ruling.</source>
            <translation>В уроках всегда действует вариант по умолчанию.</translation>
        </message>
        <message>
            <source>Not now: others are deciding in secret. This can be changed once everybody has finished.</source>
            <translation>Не сейчас: другие принимают решения втайне. Это можно изменить, когда все закончат.</translation>
        </message>
        <message>
            <source>Not while somebody plays on another device. This can be changed once everybody plays on this screen.</source>
            <translation>Не сейчас: кто-то играет на другом устройстве. Это можно изменить, когда все играют на этом экране.</translation>
        </message>
    </context>
    <context>
        <name>RulingQuestion</name>
        <message>
            <source>Rule: %1</source>
            <translation>Правило: %1</translation>
        </message>
    </context>
    <context>
        <name>RulingsPage</name>
        <message>
            <source>Rulings</source>
            <translation>Решения</translation>
        </message>
        <message>
            <source>What your household decides here applies to games you start from now on. A game in progress keeps its own rulings.</source>
            <translation>Принятое здесь действует для партий, которые ещё не начаты. Начатая партия сохраняет свои решения.</translation>
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
            <source>Ships with the same goods</source>
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
            <source>The two furthest overseers</source>
            <translation>Два смотрителя, ушедшие дальше</translation>
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
            <source>Popularity ranking</source>
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
            <source>Rank {n}</source>
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
            <source>Repopulation ranking</source>
            <translation>Место по заселённым районам</translation>
        </message>
        <message>
            <source>Bonus for repopulated districts</source>
            <translation>Надбавка за заселённые районы</translation>
        </message>
        <message>
            <source>{track} – {detail}</source>
            <translation>{track} — {detail}</translation>
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
            <source>Points in round {round}</source>
            <translation>Победные очки за раунд {round}</translation>
        </message>
        <message>
            <source>{n:token:nom}</source>
            <translation>{n:token:nom}</translation>
        </message>
        <message>
            <source>Tied on the book, so fire tokens decide: {n:fire:nom}</source>
            <translation>В рейтинге поровну, поэтому решают жетоны огня: {n:fire:nom}</translation>
        </message>
    </context>
    <context>
        <name>ScoreChart</name>
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
            <source>Go through this column</source>
            <translation>Читать этот столбец</translation>
        </message>
    </context>
    <context>
        <name>ScoreStory</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Show on the table</source>
            <translation>Показать на столе</translation>
        </message>
        <message>
            <source>%1: %2, your rank</source>
            <translation>%1: %2, ваше место</translation>
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
            <source>Repopulated districts</source>
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
        <name>SeatOverlay</name>
        <message>
            <source>Sit down</source>
            <translation>Занять место</translation>
        </message>
        <message>
            <source>Take a seat</source>
            <translation>Занять место</translation>
        </message>
    </context>
    <context>
        <name>SeatPawns</name>
        <message>
            <source>Lieutenants left to use: %1 of %2</source>
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
            <source>Colour and emblem</source>
            <translation>Цвет и эмблема</translation>
        </message>
        <message>
            <source>Language of player %1</source>
            <translation>Язык игрока %1</translation>
        </message>
        <message>
            <source>Household language</source>
            <translation>Общий язык</translation>
        </message>
        <message>
            <source>Explanations for player %1</source>
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
            <source>Theme</source>
            <translation>Освещение</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Размер текста</translation>
        </message>
        <message>
            <source>%1%</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>Animation</source>
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
            <source>Without animation, pieces jump and leave a line showing where they came from.</source>
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
            <source>Table layout</source>
            <translation>Раскладка стола</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Автоматически</translation>
        </message>
        <message>
            <source>Everything in view</source>
            <translation>Всё на виду</translation>
        </message>
        <message>
            <source>One scrolling column</source>
            <translation>Один столбец с прокруткой</translation>
        </message>
        <message>
            <source>Automatic: one column if the text is larger than 130% or the window is small, otherwise everything in view.</source>
            <translation>Автоматически: один столбец, если текст крупнее 130 % или окно маленькое, иначе всё на виду.</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Клавиши за столом</translation>
        </message>
        <message>
            <source>Explanations</source>
            <translation>Что объяснять</translation>
        </message>
        <message>
            <source>Colour</source>
            <translation>Цвет</translation>
        </message>
        <message>
            <source>Whichever is free</source>
            <extracomment>of a tincture</extracomment>
            <translation>Любой свободный</translation>
        </message>
        <message>
            <source>You get this colour in a new game unless somebody else there has it.</source>
            <translation>В новой партии вы получаете этот цвет, если он ещё свободен.</translation>
        </message>
        <message>
            <source>Before a turn ends</source>
            <translation>Перед концом хода</translation>
        </message>
        <message>
            <source>Ask if you can still do something</source>
            <translation>Спрашивать, если ещё можно что-то сделать</translation>
        </message>
        <message>
            <source>Do not ask</source>
            <translation>Не спрашивать</translation>
        </message>
        <message>
            <source>Keys without Ctrl or Alt</source>
            <translation>Клавиши без Ctrl и Alt</translation>
        </message>
        <message>
            <source>Letters, digits and symbols are shortcuts</source>
            <translation>Буквы, цифры и знаки действуют</translation>
        </message>
        <message>
            <source>Only together with Alt</source>
            <translation>Только вместе с Alt</translation>
        </message>
        <message>
            <source>For anyone who uses speech input or tends to press keys by accident. Enter, Esc, the arrow keys and the function keys always work.</source>
            <translation>Для тех, кто управляет компьютером голосом или задевает клавиши случайно. Enter, Esc, стрелки и функциональные клавиши работают всегда.</translation>
        </message>
        <message>
            <source>Tips in games</source>
            <translation>Подсказки в партиях</translation>
        </message>
        <message>
            <source>Show each tip once</source>
            <translation>Показывать каждую подсказку один раз</translation>
        </message>
        <message>
            <source>No tips</source>
            <translation>Без подсказок</translation>
        </message>
        <message>
            <source>A tip states a rule when it first matters, at most one each turn. On the “Learning progress” page you can have all tips shown again.</source>
            <translation>Подсказка сообщает правило, когда оно впервые важно, — не больше одной за ход. На странице «Что уже изучено» можно включить показ всех подсказок заново.</translation>
        </message>
    </context>
    <context>
        <name>HandOverSetting</name>
        <message>
            <source>When the turn passes</source>
            <translation>При передаче хода</translation>
        </message>
        <message>
            <source>A line above the prompt</source>
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
            <source>It says whose turn it is and what has happened since that player’s last turn, in that player’s language.</source>
            <translation>Сообщает игроку на его языке, что пора ходить и что произошло с его прошлого хода.</translation>
        </message>
    </context>
    <context>
        <name>PersonRemoval</name>
        <message>
            <source>Remove %1?</source>
            <extracomment>%1 is the name of a person of the household</extracomment>
            <translation>Удалить «%1»?</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Не удалять</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Удалить</translation>
        </message>
        <message>
            <source>This person’s settings and learning progress will be deleted. Saved games stay as they are.</source>
            <translation>Настройки этого человека и сведения об изученном будут удалены. Сохранённые игры останутся без изменений.</translation>
        </message>
    </context>
    <context>
        <name>RulingsSetting</name>
        <message>
            <source>Open rules questions</source>
            <translation>Спорные вопросы</translation>
        </message>
    </context>
    <context>
        <name>SoundSetting</name>
        <message>
            <source>Sounds</source>
            <translation>Звуки</translation>
        </message>
        <message>
            <source>No sounds</source>
            <translation>Без звука</translation>
        </message>
        <message>
            <source>Quiet</source>
            <translation>Тихо</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Средне</translation>
        </message>
        <message>
            <source>Loud</source>
            <translation>Громко</translation>
        </message>
        <message>
            <source>Sounds cannot be played here: there is no sound server, or Qt Multimedia is missing (package qml6-module-qtmultimedia).</source>
            <translation>Здесь нельзя воспроизводить звуки: не работает звуковой сервер или нет библиотеки Qt Multimedia (пакет qml6-module-qtmultimedia).</translation>
        </message>
        <message>
            <source>A piece is placed, a coin clinks, a page turns, a bell ends the round, a knock says no. Sound is never the only sign of anything.</source>
            <translation>Стучит фигурка, звенит монета, шелестит страница, колокольчик завершает раунд, а глухой стук говорит, что так нельзя. Ничто не сообщается одним лишь звуком.</translation>
        </message>
    </context>
    <context>
        <name>Setup</name>
        <message>
            <source>The town</source>
            <translation>Город</translation>
        </message>
        <message>
            <source>{n:district:nom} in random order: the A hexes for this number of players, plus one B hex picked at random. A port fills each corner.</source>
            <translation>{n:district:nom} в случайном порядке: с буквой A для этого числа игроков и один с буквой B, заранее никому не известный. По углам лежат порты.</translation>
        </message>
        <message>
            <source>What is still to come</source>
            <translation>Что ещё впереди</translation>
        </message>
        <message>
            <source>The hexes that will extend the town wait face down, B before C, and so do the ships, sorted by number. With two players the ships with gems stay in the box.</source>
            <translation>Лицевой стороной вниз ждут гексы, на которые вырастет город (сначала B, затем C), и корабли по номерам. При игре вдвоём корабли с самоцветами остаются в коробке.</translation>
        </message>
        <message>
            <source>The hexes that will extend the town wait face down, B before C, and so do the ships, sorted by number: 1 comes first, 3 last.</source>
            <translation>Лицевой стороной вниз ждут гексы, на которые вырастет город (сначала B, затем C), и корабли по номерам: сначала 1, в конце 3.</translation>
        </message>
        <message>
            <source>Plague cubes</source>
            <translation>Кубики чумы</translation>
        </message>
        <message>
            <source>This game uses {n:plague-cube:nom}. No other pieces ever run out.</source>
            <translation>В этой игре: {n:plague-cube:nom}. Остальные запасы не ограничены.</translation>
        </message>
        <message>
            <source>Hut upgrades and carts</source>
            <translation>Улучшения домиков и повозки</translation>
        </message>
        <message>
            <source>Three stacks of hut upgrades and one stack of carts. You can buy the face-up tiles.</source>
            <translation>Три стопки улучшений домиков и одна стопка повозок. То, что открыто, можно купить.</translation>
        </message>
        <message>
            <source>Three stacks of hut upgrades and two of carts. You can buy the face-up tiles.</source>
            <translation>Три стопки улучшений домиков и две стопки повозок. То, что открыто, можно купить.</translation>
        </message>
        <message>
            <source>Workshops</source>
            <translation>Мастерские</translation>
        </message>
        <message>
            <source>One stack of era I workshops for each class of citizen. The era II workshops wait for round V.</source>
            <translation>По стопке мастерских I эпохи на каждый класс горожан. Мастерские II эпохи ждут раунда V.</translation>
        </message>
        <message>
            <source>Your estate</source>
            <translation>Ваше поместье</translation>
        </message>
        <message>
            <source>Side b of the player board: each board is different, and they were dealt at random.</source>
            <translation>Планшеты игроков лежат стороной b вверх: все они разные и розданы случайно.</translation>
        </message>
        <message>
            <source>Side a of the player board, the same for everybody: huts, workshops and three sectors for citizens.</source>
            <translation>Планшет игрока лежит стороной a вверх, у всех одинаковой: домики, мастерские и три сектора для горожан.</translation>
        </message>
        <message>
            <source>Overseers and scroll board</source>
            <translation>Смотрители и свиток</translation>
        </message>
        <message>
            <source>Three overseers stand near the centre, one for each class. The scroll board was dealt at random, side b up; its cubes start at the bottom.</source>
            <translation>Три смотрителя стоят у центра, по одному на класс. Планшет свитка достался случайно и лежит стороной b вверх; маркеры на нём стоят внизу.</translation>
        </message>
        <message>
            <source>Three overseers stand near the centre, one for each class. The cubes on the scroll board start at the bottom of their tracks.</source>
            <translation>Три смотрителя стоят у центра, по одному на класс. Маркеры на планшете свитка стоят внизу своих счётчиков.</translation>
        </message>
        <message>
            <source>Lieutenants</source>
            <translation>Помощники</translation>
        </message>
        <message>
            <source>At home: {n:lieutenant:nom}, each worth one turn a round. You can earn two more.</source>
            <translation>В поместье: {n:lieutenant:nom}, столько же ходов в раунде. Можно получить ещё двоих.</translation>
        </message>
        <message>
            <source>Six rounds</source>
            <translation>Шесть раундов</translation>
        </message>
        <message>
            <source>The round marker stands on round I. The priority tile changes which book decides the turn order.</source>
            <translation>Маркер раунда стоит на раунде I. Жетон приоритета рейтингов меняет то, какой рейтинг задаёт порядок хода.</translation>
        </message>
        <message>
            <source>The round marker stands on round I. Each row shows what its round brings.</source>
            <translation>Маркер раунда стоит на раунде I. Каждая строка показывает, что принесёт раунд.</translation>
        </message>
        <message>
            <source>Your opponent</source>
            <translation>Ваш соперник</translation>
        </message>
        <message>
            <source>Tiles tell the opponent where to go and what to take. You compete with it only on the popularity book.</source>
            <translation>Соперником управляют правила: жетоны говорят, куда он идёт и что берёт. Соревнуетесь вы только в рейтинге популярности в народе.</translation>
        </message>
        <message>
            <source>Turn order</source>
            <translation>Порядок хода</translation>
        </message>
        <message>
            <source>In round I: {names}. On each book the discs lie in one stack, with the last player’s on top; later players start with a little more.</source>
            <translation>В раунде I: {names}. В каждом рейтинге диски лежат стопкой, сверху диск последнего игрока; у того, кто ходит позже, в начале чуть больше.</translation>
        </message>
        <message>
            <source>The first ship</source>
            <translation>Первый корабль</translation>
        </message>
        <message>
            <source>A docking tile has named the port. The ship brings goods and a plague cube.</source>
            <translation>Жетон причала указал порт. Корабль привозит товары и кубик чумы.</translation>
        </message>
        <message>
            <source>Plague and citizens</source>
            <translation>Чума и горожане</translation>
        </message>
        <message>
            <source>The wheel turns one step. Every district showing the same rat as the wheel’s window gets a plague cube, and a citizen of each class goes to every district of the colour the wheel gives it. Everything is ready.</source>
            <translation>Колесо населения поворачивается на деление. Каждый район с крысой из окошка получает кубик чумы, а на каждый район цвета, указанного для класса, кладут горожанина этого класса. Всё готово.</translation>
        </message>
    </context>
    <context>
        <name>SetupOverlay</name>
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
        <message>
            <source>Setup: %1</source>
            <translation>Подготовка к игре: %1</translation>
        </message>
        <message>
            <source>Setup</source>
            <translation>Подготовка к игре</translation>
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
            <source>Square {n} of the sector ({citizen:nom})</source>
            <translation>Квадрат {n} сектора ({citizen:nom})</translation>
        </message>
        <message>
            <source>once per game</source>
            <translation>один раз за игру</translation>
        </message>
        <message>
            <source>Start of the path ({citizen:nom})</source>
            <translation>Начало пути ({citizen:nom})</translation>
        </message>
        <message>
            <source>First space ({citizen:nom}): one of the two citizens next to it</source>
            <translation>Первая ячейка ({citizen:nom}): один из двух горожан рядом</translation>
        </message>
        <message>
            <source>Space {n} on the rim ({citizen:nom}): one citizen in the region</source>
            <translation>Ячейка {n} у края ({citizen:nom}): один горожанин квартала</translation>
        </message>
        <message>
            <source>Space {n} on the border ({citizen:nom}, {other:nom}): one citizen in each region</source>
            <translation>Ячейка {n} на границе ({citizen:nom}, {other:nom}): по одному горожанину каждого квартала</translation>
        </message>
        <message>
            <source>Centre: up to three citizens</source>
            <translation>Центр: до трёх горожан</translation>
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
            <source>produces: {effect}</source>
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
            <source>gives: {effect}</source>
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
            <source>current player</source>
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
            <source>{n:lieutenant} left to use</source>
            <translation>не использовано: {n:lieutenant}</translation>
        </message>
        <message>
            <source>tiles in the stack: {n}</source>
            <translation>жетоны в стопке: {n}</translation>
        </message>
        <message>
            <source>{who}: space {space}</source>
            <translation>{who}: деление {space}</translation>
        </message>
        <message>
            <source>{who}: {n:point}</source>
            <translation>{who}: {n:point}</translation>
        </message>
        <message>
            <source>for an upgraded citizen also: {effect}</source>
            <translation>для улучшенного горожанина дополнительно: {effect}</translation>
        </message>
        <message>
            <source>wheel turns that place plague cubes: {n}</source>
            <translation>повороты колеса с кубиками чумы: {n}</translation>
        </message>
        <message>
            <source>removing a plague cube costs {n:fire:acc}</source>
            <translation>за кубик чумы платят {n:fire:ins}</translation>
        </message>
        <message>
            <source>burning a plague cube scores {n:point:acc}</source>
            <translation>один снятый кубик чумы приносит {n:point:acc}</translation>
        </message>
        <message>
            <source>a value on this tile was chosen for this program and is not the printed one: compare it with the tile in your box</source>
            <translation>одно из значений на этом жетоне выбрано для этой программы и не совпадает с печатным: сравните его с жетоном из своей коробки</translation>
        </message>
        <message>
            <source>the values on this tile come from your box</source>
            <translation>значения на этом жетоне взяты из вашей коробки</translation>
        </message>
    </context>
    <context>
        <name>Spot</name>
        <message>
            <source>Mark %1 of the lesson</source>
            <translation>Метка %1 урока</translation>
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
            <source>Unknown language. Expected pl, cs, ru, de or en.</source>
            <translation>Неизвестный язык. Возможны pl, cs, ru, de или en.</translation>
        </message>
        <message>
            <source>--size: expected at least 800x500.</source>
            <translation>--size: требуется не меньше 800x500.</translation>
        </message>
        <message>
            <source>The user interface could not be loaded. Part of the program is missing or damaged; please reinstall it.</source>
            <translation>Не удалось загрузить экраны программы. Часть её отсутствует или повреждена; установите программу заново.</translation>
        </message>
        <message>
            <source>Show these options</source>
            <translation>Показать эти параметры</translation>
        </message>
        <message>
            <source>Window size</source>
            <translation>Размер окна</translation>
        </message>
        <message>
            <source>There is no display for the window. Please start the program in a desktop session.</source>
            <translation>Нет экрана, на котором можно показать окно. Запустите программу в графическом сеансе.</translation>
        </message>
        <message>
            <source>No fonts are installed, so no text could be shown. Please install the packages fonts-paratype and fonts-vollkorn.</source>
            <translation>Не установлено ни одного шрифта, поэтому показать текст нечем. Установите пакеты fonts-paratype и fonts-vollkorn.</translation>
        </message>
        <message>
            <source>A tutor for board games set in the Middle Ages</source>
            <translation>Учитель настольных игр о Средневековье</translation>
        </message>
        <message>
            <source>Language for this session: pl, cs, ru, de or en</source>
            <translation>Язык этого запуска: pl, cs, ru, de или en</translation>
        </message>
        <message>
            <source>Saved games to open</source>
            <translation>Сохранённые игры, которые нужно открыть</translation>
        </message>
    </context>
    <context>
        <name>StepCard</name>
        <message>
            <source>Lesson: %1</source>
            <translation>Урок: %1</translation>
        </message>
        <message>
            <source>Watch: the hand makes the move and takes it back. Then it’s your turn.</source>
            <translation>Смотрите: рука сделает ход и отменит его. Затем ваша очередь.</translation>
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
            <source>From now on: {question} – {answer}.</source>
            <translation>С этого момента: {question} — {answer}.</translation>
        </message>
        <message>
            <source>This move was not made.</source>
            <translation>Этот ход не сделан.</translation>
        </message>
        <message>
            <source>You are only viewing this game. You can resume it from your saved games.</source>
            <translation>Игра открыта только для просмотра. Продолжить её можно из сохранённых игр.</translation>
        </message>
        <message>
            <source>There is nothing to redo.</source>
            <translation>Повторять нечего.</translation>
        </message>
        <message>
            <source>You can redo only what you have just undone.</source>
            <translation>Повторить можно только то, что только что отменено.</translation>
        </message>
        <message>
            <source>This is an earlier position: you can only view it.</source>
            <translation>Это уже прошлое: можно только смотреть.</translation>
        </message>
        <message>
            <source>The device with the game did not accept it.</source>
            <translation>Устройство, на котором идёт игра, не приняло этот ход.</translation>
        </message>
        <message>
            <source>Nobody at this screen has to decide now.</source>
            <translation>Сейчас никто за этим экраном не принимает решения.</translation>
        </message>
        <message>
            <source>Nothing can be done at the moment.</source>
            <translation>Сейчас ничего нельзя сделать.</translation>
        </message>
        <message>
            <source>The connection to the device with the game is broken. The game goes on as soon as the connection is back.</source>
            <translation>Связь с устройством, на котором идёт игра, прервана. Игра продолжится, как только связь восстановится.</translation>
        </message>
        <message>
            <source>{who} is deciding on another device.</source>
            <translation>{who} принимает решение на другом устройстве.</translation>
        </message>
        <message>
            <source>The game goes on as soon as {who} confirms it on another device.</source>
            <translation>Игра продолжится, как только {who} подтвердит это на другом устройстве.</translation>
        </message>
        <message>
            <source>You can undo only a move of your own that was the last one and revealed nothing.</source>
            <translation>Отменить можно только собственный ход, если он был последним и ничего не раскрыл.</translation>
        </message>
        <message>
            <source>The last move was made on another device; only there can it be undone.</source>
            <translation>Последний ход сделан на другом устройстве, и отменить его можно только там.</translation>
        </message>
        <message>
            <source>Nothing can be tried out here.</source>
            <translation>Здесь ничего нельзя попробовать.</translation>
        </message>
        <message>
            <source>Nothing has been tried out yet.</source>
            <translation>Пока ничего не опробовано.</translation>
        </message>
        <message>
            <source>While something is tried out, the history shows only what has been done in the trial.</source>
            <translation>Во время пробы история показывает только то, что сделано в ней.</translation>
        </message>
        <message>
            <source>The game stands on another device, and this one does not know what is hidden in it.</source>
            <translation>Игра идёт на другом устройстве, а это устройство не знает, что в ней скрыто.</translation>
        </message>
        <message>
            <source>The game has moved on since then. Return to it, or try something out from here.</source>
            <translation>Игра ушла дальше. Вернитесь к ней или попробуйте что-нибудь отсюда.</translation>
        </message>
        <message>
            <source>The table shows an earlier position; only the current one can be changed.</source>
            <translation>Стол показывает прошлое; изменить можно только настоящее.</translation>
        </message>
        <message>
            <source>This applies now, but it is not saved with the game.</source>
            <translation>Сейчас это действует, но вместе с игрой не сохраняется.</translation>
        </message>
        <message>
            <source>No moves have been made yet.</source>
            <translation>Пока не сделано ни одного хода.</translation>
        </message>
        <message>
            <source>Hidden information has been revealed, so this move stands.</source>
            <translation>Открылось нечто скрытое: этот ход уже не отменить.</translation>
        </message>
        <message>
            <source>There is nothing to undo.</source>
            <translation>Отменять нечего.</translation>
        </message>
        <message>
            <source>Assumed: {text}</source>
            <translation>Предположение: {text}</translation>
        </message>
        <message>
            <source>{who} has to decide, but nobody has taken that seat yet.</source>
            <translation>Сейчас решает {who}, но это место ещё никто не занял.</translation>
        </message>
        <message>
            <source>{who} has to decide, but that player’s device is not connected.</source>
            <translation>Сейчас решает {who}, но устройство этого игрока не подключено.</translation>
        </message>
        <message>
            <source>The game goes on as soon as somebody takes the free seat: {who}.</source>
            <translation>Игра продолжится, как только кто-нибудь займёт свободное место: {who}.</translation>
        </message>
        <message>
            <source>The game goes on as soon as {who} is connected again.</source>
            <translation>Игра продолжится, как только {who} снова подключится.</translation>
        </message>
        <message>
            <source>The game goes on by itself; nobody has to decide anything now.</source>
            <translation>Игра идёт дальше сама; сейчас никому не нужно ничего решать.</translation>
        </message>
    </context>
    <context>
        <name>TableRules</name>
        <message numerus="yes">
            <source>Applies in %n place(s) now</source>
            <translation>
                <numerusform>Сейчас действует в %n месте</numerusform>
                <numerusform>Сейчас действует в %n местах</numerusform>
                <numerusform>Сейчас действует в %n местах</numerusform>
            </translation>
        </message>
        <message>
            <source>Does not apply anywhere on the table now</source>
            <translation>Сейчас на столе нигде не действует</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>TableParts</name>
        <message>
            <source>End the turn</source>
            <translation>Закончить ход</translation>
        </message>
    </context>
    <context>
        <name>TableSpeech</name>
        <message>
            <source>The log is closed.</source>
            <translation>Журнал закрыт.</translation>
        </message>
        <message>
            <source>The log is open; nothing has happened yet.</source>
            <translation>Журнал открыт; пока ничего не произошло.</translation>
        </message>
        <message>
            <source>The log is open. Newest line: %1</source>
            <translation>Журнал открыт. Последняя запись: %1</translation>
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
            <source>Terms in this rule</source>
            <translation>Термины этого правила</translation>
        </message>
    </context>
    <context>
        <name>ThingCards</name>
        <message>
            <source>Right-click anything on the table to open its rule, or press ? for the focused item.</source>
            <translation>Правая кнопка мыши открывает правило к любой вещи на столе, клавиша ? — к той, что выделена.</translation>
        </message>
        <message>
            <source>There is nothing to do here now. %1</source>
            <translation>Сейчас здесь делать нечего. %1</translation>
        </message>
    </context>
    <context>
        <name>TimeBand</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Trial: nothing here counts.</source>
            <translation>Только проба: ничего не засчитывается.</translation>
        </message>
        <message>
            <source>The game has moved on since then.</source>
            <translation>Игра ушла дальше.</translation>
        </message>
        <message>
            <source>Trial: nothing here counts. Hidden tiles are drawn afresh.</source>
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
            <source>%1 %2</source>
            <comment>What, and how many more or fewer: rats +2</comment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Result of the trial</source>
            <translation>Что дала проба</translation>
        </message>
        <message>
            <source>To the end of the trial</source>
            <translation>К концу пробы</translation>
        </message>
        <message>
            <source>Back to the present</source>
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
            <source>View only: the game stays as it is.</source>
            <translation>Только просмотр: игра остаётся как есть.</translation>
        </message>
        <message>
            <source>%1: %2 → %3</source>
            <comment>What, how many before, how many after</comment>
            <translation>%1: %2 → %3</translation>
        </message>
    </context>
    <context>
        <name>TimeSlider</name>
        <message>
            <source>Game history</source>
            <translation>История партии</translation>
        </message>
        <message>
            <source>The current position</source>
            <translation>Игра на данный момент</translation>
        </message>
    </context>
        <context>
        <name>TipBubble</name>
        <message>
            <source>Tip</source>
            <translation>Подсказка</translation>
        </message>
        <message>
            <source>Tip: %1</source>
            <translation>Подсказка: %1</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
    </context>
        <context>
        <name>TogetherPage</name>
        <message>
            <source>Learn together</source>
            <translation>Учиться вместе</translation>
        </message>
        <message>
            <source>A first round at one screen: each of you makes your own moves and reads your own language. What each of you learns is kept for each.</source>
            <translation>Первый раунд за одним экраном: каждый делает собственные ходы и читает на своём языке. Успехи сохраняются для каждого отдельно.</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Игроки</translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n игрок</numerusform>
                <numerusform>%n игрока</numerusform>
                <numerusform>%n игроков</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About %n minute(s)</source>
            <translation>
                <numerusform>Около %n минуты</numerusform>
                <numerusform>Около %n минут</numerusform>
                <numerusform>Около %n минут</numerusform>
            </translation>
        </message>
        <message>
            <source>You are on step %1 of %2</source>
            <translation>Вы на шаге %1 из %2</translation>
        </message>
        <message>
            <source>Somebody has to sit somewhere.</source>
            <translation>Хотя бы одно место должно быть занято.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Продолжить</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Начать</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>С самого начала</translation>
        </message>
        <message>
            <source>Whoever sits here now goes on where the table stopped.</source>
            <translation>Те, кто сидит здесь сейчас, продолжат с того шага, на котором остановился урок.</translation>
        </message>
    </context>
        <context>
        <name>TogetherSeat</name>
        <message>
            <source>Nobody sits here yet</source>
            <translation>Здесь пока никто не сидит</translation>
        </message>
        <message>
            <source>The program makes these moves. Whoever comes later can take the seat during the lesson.</source>
            <translation>Ходы за это место делает программа. Кто придёт позже, может занять его во время урока.</translation>
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
            <source>Candlelight</source>
            <translation>Свет свечи</translation>
        </message>
        <message>
            <source>Language: %1</source>
            <translation>Язык: %1</translation>
        </message>
        <message>
            <source>Close the game history</source>
            <translation>Закрыть историю партии</translation>
        </message>
        <message>
            <source>Game history</source>
            <translation>История партии</translation>
        </message>
        <message>
            <source>Rule for this step</source>
            <translation>Правило для этого шага</translation>
        </message>
        <message>
            <source>Invite devices</source>
            <translation>Пригласить устройства</translation>
        </message>
    </context>
    <context>
        <name>TownSupply</name>
        <message>
            <source>Plague cubes in the supply</source>
            <translation>Кубики чумы в запасе</translation>
        </message>
        <message>
            <source>New hexes in the stack</source>
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
            <source>Step %1 of %2: %3</source>
            <translation>Этап %1 из %2: %3</translation>
        </message>
    </context>
    <context>
        <name>UndoTools</name>
        <message>
            <source>Undo</source>
            <translation>Отменить</translation>
        </message>
        <message>
            <source>Undo is not possible. %1</source>
            <translation>Отменить нельзя. %1</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Повторить</translation>
        </message>
        <message>
            <source>Shift+U</source>
            <translation>Shift+U</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>name of a button, its key</comment>
            <translation>%1 (%2)</translation>
        </message>
    </context>
    <context>
        <name>VariantsMenu</name>
        <message>
            <source>Which do you mean?</source>
            <translation>Что вы хотите сделать?</translation>
        </message>
        <message>
            <source>Cancel</source>
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
            <source>Plague comes to districts with the rat facing left</source>
            <translation>Чума приходит на гексы с крысой, смотрящей влево</translation>
        </message>
        <message>
            <source>Plague comes to districts with the rat facing right</source>
            <translation>Чума приходит на гексы с крысой, смотрящей вправо</translation>
        </message>
        <message>
            <source>Plague comes to districts with the standing rat</source>
            <translation>Чума приходит на гексы со стоящей крысой</translation>
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
            <source>Enter a name.</source>
            <translation>Введите имя.</translation>
        </message>
        <message>
            <source>This name is already in use.</source>
            <translation>Это имя уже занято.</translation>
        </message>
        <message>
            <source>This name cannot be saved now.</source>
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
            <source>These settings apply to everybody who has not made other choices. Anyone who enters a name at a table is remembered from then on.</source>
            <translation>Эти настройки действуют для всех, у кого нет своего выбора. Кто назовёт за столом своё имя, появится в этом списке.</translation>
        </message>
        <message>
            <source>Anything not set here follows the household’s settings.</source>
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
            <source>This screen belongs to</source>
            <translation>Чей это экран</translation>
        </message>
        <message>
            <source>everybody</source>
            <extracomment>This screen is ...</extracomment>
            <translation>общий</translation>
        </message>
        <message>
            <source>Theme, text size and layout follow the person playing alone, or otherwise the person this screen belongs to. When several people share a table, nothing moves as the turn passes: only the language, the explanations and the question before a turn ends follow the current player, and the animation is the calmest that anyone there has chosen.</source>
            <translation>Освещение, размер текста и раскладка — как у того, кто играет в одиночку, а иначе — как у того, чей это экран. Когда за столом несколько человек, при передаче хода ничего не сдвигается: по выбору того, чей теперь ход, меняются лишь язык, объяснения и вопрос перед концом хода, а анимация остаётся самой спокойной из выбранных за этим столом.</translation>
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
            <source>Export the game to</source>
            <translation>Куда скопировать игру</translation>
        </message>
        <message>
            <source>Saved games (*.game)</source>
            <translation>Сохранённые игры (*.game)</translation>
        </message>
        <message>
            <source>Import a saved game</source>
            <translation>Загрузить сохранённую игру</translation>
        </message>
        <message>
            <source>Saved games (*.game);;All files (*)</source>
            <translation>Сохранённые игры (*.game);;Все файлы (*)</translation>
        </message>
        <message>
            <source>Export learning progress to</source>
            <translation>Куда скопировать сведения об изученном</translation>
        </message>
        <message>
            <source>JSON files (*.json)</source>
            <translation>Файлы JSON (*.json)</translation>
        </message>
        <message>
            <source>Choose a file of certificates</source>
            <translation>Выбор файла с сертификатами</translation>
        </message>
        <message>
            <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
            <translation>Сертификаты (*.pem *.crt *.cer);;Все файлы (*)</translation>
        </message>
    </context>
    <context>
        <name>BagSpot</name>
        <message>
            <source>Bag, followers: %1. Look inside</source>
            <translation>Мешочек, подданных: %1. Заглянуть внутрь</translation>
        </message>
    </context>
    <context>
        <name>BagView</name>
        <message>
            <source>The bag is empty.</source>
            <translation>Мешочек пуст.</translation>
        </message>
        <message>
            <source>The bag</source>
            <translation>Мешочек</translation>
        </message>
        <message numerus="yes">
            <source>%n follower(s) in the bag. Only its owner may look inside.</source>
            <translation>
                <numerusform>В мешочке %n подданный. Заглядывать внутрь может только владелец.</numerusform>
                <numerusform>В мешочке %n подданных. Заглядывать внутрь может только владелец.</numerusform>
                <numerusform>В мешочке %n подданных. Заглядывать внутрь может только владелец.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n follower(s) in the bag.</source>
            <translation>
                <numerusform>В мешочке %n подданный.</numerusform>
                <numerusform>В мешочке %n подданных.</numerusform>
                <numerusform>В мешочке %n подданных.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Up to %n will be drawn.</source>
            <translation>
                <numerusform>Можно вытянуть не больше %n.</numerusform>
                <numerusform>Можно вытянуть не больше %n.</numerusform>
                <numerusform>Можно вытянуть не больше %n.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ColumnDeeds</name>
        <message>
            <source>Beneficial deeds</source>
            <translation>Благодеяния</translation>
        </message>
    </context>
    <context>
        <name>ColumnMap</name>
        <message>
            <source>Map</source>
            <translation>Карта</translation>
        </message>
        <message>
            <source>Open the map</source>
            <translation>Открыть карту</translation>
        </message>
        <message>
            <source>Rows listed</source>
            <translation>Показанные строки</translation>
        </message>
        <message>
            <source>Towns</source>
            <translation>Города</translation>
        </message>
        <message>
            <source>Possible now</source>
            <translation>Возможно сейчас</translation>
        </message>
        <message>
            <source>Goods</source>
            <translation>Товары</translation>
        </message>
        <message>
            <source>Travel here</source>
            <translation>Отправиться сюда</translation>
        </message>
        <message>
            <source>Travel this way</source>
            <translation>Отправиться этим путём</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Взять</translation>
        </message>
    </context>
    <context>
        <name>ColumnPlace</name>
        <message>
            <source>ready</source>
            <translation>готово</translation>
        </message>
        <message>
            <source>Fill</source>
            <translation>Занять</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>Использовать</translation>
        </message>
        <message>
            <source>in use</source>
            <translation>используется</translation>
        </message>
    </context>
    <context>
        <name>ColumnPlayers</name>
        <message>
            <source>Players</source>
            <translation>Игроки</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>готово</translation>
        </message>
        <message>
            <source>Points: %1</source>
            <translation>Победные очки: %1</translation>
        </message>
    </context>
    <context>
        <name>ColumnRound</name>
        <message>
            <source>Round %1 of %2</source>
            <translation>Раунд %1 из %2</translation>
        </message>
        <message>
            <source>Round and goods</source>
            <translation>Раунд и товары</translation>
        </message>
        <message>
            <source>Not known yet</source>
            <translation>Пока неизвестно</translation>
        </message>
        <message>
            <source>The event of this round is not known yet.</source>
            <translation>Событие этого раунда пока неизвестно.</translation>
        </message>
        <message>
            <source>%1 of %2 still to come</source>
            <translation>Осталось: %1 из %2</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Взять</translation>
        </message>
        <message numerus="yes">
            <source>%n left on the market</source>
            <translation>
                <numerusform>осталось на ярмарке: %n</numerusform>
                <numerusform>осталось на ярмарке: %n</numerusform>
                <numerusform>осталось на ярмарке: %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ColumnTiles</name>
        <message>
            <source>Place tiles of stack %1: %2 left</source>
            <translation>Карты мест в стопке %1: осталось %2</translation>
        </message>
        <message>
            <source>Place tiles</source>
            <translation>Карты мест</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Взять</translation>
        </message>
    </context>
    <context>
        <name>ColumnTown</name>
        <message>
            <source>Your town</source>
            <translation>Ваш город</translation>
        </message>
        <message>
            <source>%1’s town</source>
            <translation>Город: %1</translation>
        </message>
        <message>
            <source>Back to the current player’s town</source>
            <translation>Вернуться в город игрока, который сейчас ходит</translation>
        </message>
        <message>
            <source>Bag</source>
            <translation>Мешочек</translation>
        </message>
        <message numerus="yes">
            <source>%n follower(s) in the bag.</source>
            <translation>
                <numerusform>В мешочке %n подданный.</numerusform>
                <numerusform>В мешочке %n подданных.</numerusform>
                <numerusform>В мешочке %n подданных.</numerusform>
            </translation>
        </message>
        <message>
            <source>Followers to draw each round: %1</source>
            <translation>Можно вытянуть за раунд: %1</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>Положить обратно</translation>
        </message>
        <message>
            <source>Pick up</source>
            <translation>Взять</translation>
        </message>
        <message>
            <source>picked up</source>
            <translation>взято</translation>
        </message>
        <message>
            <source>Technology tiles beside the board: %1</source>
            <translation>Жетоны усовершенствований рядом с планшетом: %1</translation>
        </message>
    </context>
    <context>
        <name>ColumnTracks</name>
        <message>
            <source>Tracks</source>
            <translation>Шкалы</translation>
        </message>
        <message>
            <source>Development track</source>
            <translation>Шкала развития</translation>
        </message>
    </context>
    <context>
        <name>DeedsBoard</name>
        <message>
            <source>Beneficial deeds</source>
            <translation>Благодеяния</translation>
        </message>
        <message>
            <source>shared board</source>
            <translation>общий планшет</translation>
        </message>
        <message>
            <source>All deeds</source>
            <translation>Все благодеяния</translation>
        </message>
    </context>
    <context>
        <name>EventCard</name>
        <message>
            <source>Event of the round</source>
            <translation>Событие раунда</translation>
        </message>
        <message>
            <source>Event of the round: %1</source>
            <translation>Событие раунда: %1</translation>
        </message>
        <message>
            <source>The event of this round is not known yet.</source>
            <translation>Событие этого раунда пока неизвестно.</translation>
        </message>
        <message>
            <source>Not known yet</source>
            <translation>Пока неизвестно</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Правило</translation>
        </message>
    </context>
    <context>
        <name>EventChip</name>
        <message>
            <source>Event of the round</source>
            <translation>Событие раунда</translation>
        </message>
        <message>
            <source>Event of the round: %1</source>
            <translation>Событие раунда: %1</translation>
        </message>
        <message>
            <source>The event of this round is not known yet.</source>
            <translation>Событие этого раунда пока неизвестно.</translation>
        </message>
        <message>
            <source>Not known yet</source>
            <translation>Пока неизвестно</translation>
        </message>
    </context>
    <context>
        <name>GoodsMarket</name>
        <message>
            <source>Goods market</source>
            <translation>Ярмарка</translation>
        </message>
        <message>
            <source>supply</source>
            <translation>запас</translation>
        </message>
    </context>
    <context>
        <name>HourglassPanel</name>
        <message>
            <source>Round %1 of %2</source>
            <translation>Раунд %1 из %2</translation>
        </message>
    </context>
    <context>
        <name>MapLegend</name>
        <message>
            <source>waterway</source>
            <translation>водный путь</translation>
        </message>
        <message>
            <source>road</source>
            <translation>дорога</translation>
        </message>
    </context>
    <context>
        <name>MapView</name>
        <message>
            <source>Map</source>
            <translation>Карта</translation>
        </message>
        <message>
            <source>Whole map</source>
            <translation>Вся карта</translation>
        </message>
    </context>
    <context>
        <name>MarketRow</name>
        <message>
            <source>Followers to draw each round: %1</source>
            <translation>Можно вытянуть за раунд: %1</translation>
        </message>
        <message>
            <source>Technology tiles beside the board: %1</source>
            <translation>Жетоны усовершенствований рядом с планшетом: %1</translation>
        </message>
    </context>
    <context>
        <name>NeighbourCard</name>
        <message>
            <source>Points: %1</source>
            <translation>Победные очки: %1</translation>
        </message>
    </context>
    <context>
        <name>NeighbourList</name>
        <message>
            <source>Other players</source>
            <translation>Соперники</translation>
        </message>
    </context>
    <context>
        <name>OrleansColumn</name>
        <message>
            <source>Close the map</source>
            <translation>Закрыть карту</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Монеты</translation>
        </message>
        <message>
            <source>Trading stations left</source>
            <translation>Осталось факторий</translation>
        </message>
        <message>
            <source>Citizens</source>
            <translation>Горожане</translation>
        </message>
        <message>
            <source>Development level</source>
            <translation>Уровень развития</translation>
        </message>
        <message>
            <source>Followers in the bag</source>
            <translation>Подданные в мешочке</translation>
        </message>
    </context>
    <context>
        <name>PhaseSteps</name>
        <message>
            <source>Phase %1 of %2: %3</source>
            <translation>Фаза %1 из %2: %3</translation>
        </message>
        <message>
            <source>Phase</source>
            <translation>Фаза</translation>
        </message>
    </context>
    <context>
        <name>PlanningState</name>
        <message>
            <source>%1: ready</source>
            <translation>%1: готово</translation>
        </message>
        <message>
            <source>%1: still planning</source>
            <translation>%1: ещё планирует</translation>
        </message>
        <message>
            <source>%1: ready. Change the plan</source>
            <translation>%1: готово. Изменить план</translation>
        </message>
    </context>
    <context>
        <name>SeatWealth</name>
        <message>
            <source>Coins</source>
            <translation>Монеты</translation>
        </message>
        <message>
            <source>Trading stations left</source>
            <translation>Осталось факторий</translation>
        </message>
        <message>
            <source>Citizens</source>
            <translation>Горожане</translation>
        </message>
        <message>
            <source>Followers in the bag</source>
            <translation>Подданные в мешочке</translation>
        </message>
    </context>
    <context>
        <name>SidePane</name>
        <message>
            <source>Town</source>
            <translation>Город</translation>
        </message>
        <message>
            <source>Deeds</source>
            <translation>Благодеяния</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Раунд</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Карты</translation>
        </message>
    </context>
    <context>
        <name>SupplyLine</name>
        <message>
            <source>Technology tiles left</source>
            <translation>Осталось жетонов усовершенствований</translation>
        </message>
        <message>
            <source>Citizens left</source>
            <translation>Осталось горожан</translation>
        </message>
        <message>
            <source>Place tiles of stack %1: %2 left. Open both stacks</source>
            <translation>Карты мест в стопке %1: осталось %2. Открыть обе стопки</translation>
        </message>
    </context>
    <context>
        <name>TileStacks</name>
        <message>
            <source>Place tiles</source>
            <translation>Карты мест</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>Stack</source>
            <translation>Стопка</translation>
        </message>
        <message>
            <source>Both stacks</source>
            <translation>Обе стопки</translation>
        </message>
    </context>
    <context>
        <name>TownBoard</name>
        <message>
            <source>Your town</source>
            <translation>Ваш город</translation>
        </message>
        <message>
            <source>%1’s town</source>
            <translation>Город: %1</translation>
        </message>
        <message>
            <source>Whole town board</source>
            <translation>Весь город</translation>
        </message>
    </context>
    <context>
        <name>TownHead</name>
        <message>
            <source>Back to the current player’s town</source>
            <translation>Вернуться в город игрока, который сейчас ходит</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Монеты</translation>
        </message>
        <message>
            <source>Trading stations left</source>
            <translation>Осталось факторий</translation>
        </message>
        <message>
            <source>Citizens</source>
            <translation>Горожане</translation>
        </message>
        <message>
            <source>Development level: %1</source>
            <translation>Уровень развития: %1</translation>
        </message>
        <message>
            <source>Start player</source>
            <translation>Первый игрок</translation>
        </message>
    </context>
    <context>
        <name>TracksBoard</name>
        <message>
            <source>Tracks</source>
            <translation>Шкалы</translation>
        </message>
        <message>
            <source>Development track</source>
            <translation>Шкала развития</translation>
        </message>
    </context>
    <context>
        <name>BoxPage</name>
        <message>
            <source>What is in the box</source>
            <translation>Содержимое коробки</translation>
        </message>
        <message>
            <source>Tick off what you have found. The ticks are kept until you clear them.</source>
            <translation>Отмечайте то, что уже нашлось. Отметки хранятся, пока вы их не снимете.</translation>
        </message>
        <message>
            <source>Everything is there.</source>
            <translation>Всё на месте.</translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n kinds found</source>
            <translation>
                <numerusform>Найдено: %1 из %n вида деталей</numerusform>
                <numerusform>Найдено: %1 из %n видов деталей</numerusform>
                <numerusform>Найдено: %1 из %n видов деталей</numerusform>
            </translation>
        </message>
        <message>
            <source>Clear all ticks</source>
            <translation>Снять все отметки</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>of the kinds of a group</extracomment>
            <translation>%1 из %2</translation>
        </message>
    </context>
    <context>
        <name>BoxPartRow</name>
        <message numerus="yes">
            <source>%n of each colour</source>
            <translation>
                <numerusform>по %n каждого цвета</numerusform>
                <numerusform>по %n каждого цвета</numerusform>
                <numerusform>по %n каждого цвета</numerusform>
            </translation>
        </message>
        <message>
            <source>number not printed in the rulebook</source>
            <translation>число, которого нет в правилах</translation>
        </message>
        <message>
            <source>number chosen by us: compare it with your box</source>
            <translation>наше число: сверьте его со своей коробкой</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>a thing from the box, and how many there are</extracomment>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>LearntPage</name>
        <message>
            <source>Learning progress</source>
            <translation>Что уже изучено</translation>
        </message>
        <message>
            <source>§ %1 %2</source>
            <extracomment>number of a rule, name of it or of its game</extracomment>
            <translation>§ %1 %2</translation>
        </message>
        <message>
            <source>Who</source>
            <translation>Кто</translation>
        </message>
        <message>
            <source>No name</source>
            <translation>Без имени</translation>
        </message>
        <message>
            <source>Nothing here yet. This page lists what you practise in lessons and which moves are refused in games.</source>
            <translation>Здесь пока ничего нет. Сюда записывается то, что вы отрабатываете в уроках, и ходы, которые отклонены в партиях.</translation>
        </message>
        <message>
            <source>Lessons</source>
            <translation>Уроки</translation>
        </message>
        <message>
            <source>started</source>
            <translation>начат</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>пройден</translation>
        </message>
        <message>
            <source>finished on %1</source>
            <extracomment>%1 is a date</extracomment>
            <translation>пройден %1</translation>
        </message>
        <message numerus="yes">
            <source>%n time(s)</source>
            <translation>
                <numerusform>%n раз</numerusform>
                <numerusform>%n раза</numerusform>
                <numerusform>%n раз</numerusform>
            </translation>
        </message>
        <message>
            <source>Recently refused in games</source>
            <translation>Чего недавно не разрешили правила</translation>
        </message>
        <message>
            <source>%1, %2, last on %3</source>
            <extracomment>how often, the game, the date of the last time</extracomment>
            <translation>%1, %2, в последний раз %3</translation>
        </message>
        <message>
            <source>Clear this list</source>
            <translation>Очистить этот список</translation>
        </message>
        <message>
            <source>Clear this list?</source>
            <translation>Очистить этот список?</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Оставить</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Очистить</translation>
        </message>
        <message>
            <source>Saved: %1</source>
            <translation>Сохранено: %1</translation>
        </message>
        <message>
            <source>A lesson counts for the person this screen belongs to, a move in a game for the player making it.</source>
            <translation>Урок засчитывается тому, кому принадлежит этот экран, а ход в партии — тому, кто его делает.</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Mastered: %1 of %2. Due for review: %3.</source>
            <extracomment>how many rules</extracomment>
            <translation>Освоено: %1 из %2. Пора повторить: %3.</translation>
        </message>
        <message>
            <source>due for review</source>
            <translation>пора повторить</translation>
        </message>
        <message>
            <source>next review on %1</source>
            <extracomment>of a rule; %1 is a date</extracomment>
            <translation>следующее повторение: %1</translation>
        </message>
        <message>
            <source>not practised yet</source>
            <translation>ещё не отработано</translation>
        </message>
        <message>
            <source>Export to a file</source>
            <translation>Экспортировать в файл</translation>
        </message>
        <message>
            <source>This list will be deleted, and with it when each rule is due for review. Unfinished lessons and saved games stay as they are.</source>
            <translation>Всё перечисленное здесь будет забыто вместе со сроками повторения. Незаконченные уроки и сохранённые игры останутся как есть.</translation>
        </message>
        <message>
            <source>Tips in games</source>
            <translation>Подсказки в партиях</translation>
        </message>
        <message numerus="yes">
            <source>%n tip(s) shown so far</source>
            <extracomment>how many tips</extracomment>
            <translation>
                <numerusform>Показана %n подсказка</numerusform>
                <numerusform>Показано %n подсказки</numerusform>
                <numerusform>Показано %n подсказок</numerusform>
            </translation>
        </message>
        <message>
            <source>Show all tips again</source>
            <translation>Показать все подсказки заново</translation>
        </message>
        <message>
            <source>In your next games every tip appears once more.</source>
            <translation>В следующих партиях каждая подсказка появится ещё раз.</translation>
        </message>
        <message numerus="yes">
            <source>Refresher: %n rule(s) due for review</source>
            <translation>
                <numerusform>Повторение: %n правило</numerusform>
                <numerusform>Повторение: %n правила</numerusform>
                <numerusform>Повторение: %n правил</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>From your games: %n rule(s) to practise</source>
            <translation>
                <numerusform>Из ваших партий: потренировать %n правило</numerusform>
                <numerusform>Из ваших партий: потренировать %n правила</numerusform>
                <numerusform>Из ваших партий: потренировать %n правил</numerusform>
            </translation>
        </message>
        <message>
            <source>Ten questions</source>
            <translation>Десять вопросов</translation>
        </message>
    </context>
    <context>
        <name>Pip</name>
        <message>
            <source>not learnt yet</source>
            <translation>ещё не изучено</translation>
        </message>
        <message>
            <source>partly learnt</source>
            <translation>освоено частично</translation>
        </message>
        <message>
            <source>mastered</source>
            <extracomment>of a rule</extracomment>
            <translation>освоено</translation>
        </message>
    </context>
    <context>
        <name>JoinedStrip</name>
        <message>
            <source>Table on another device</source>
            <translation>Стол на другом устройстве</translation>
        </message>
        <message>
            <source>All tables (%1)</source>
            <translation>Все столы (%1)</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Продолжить</translation>
        </message>
    </context>
    <context>
        <name>OrderMark</name>
        <message>
            <source>Place in the turn order: %1</source>
            <translation>Место в порядке хода: %1</translation>
        </message>
    </context>
</TS>
