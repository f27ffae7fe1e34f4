<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en_GB">
    <context>
        <name>PageRule</name>
        <message>
            <source>Compare the editions</source>
            <translation>Porovnat vydání</translation>
        </message>
    </context>
        <context>
        <name>AboutPage</name>
        <message>
            <source>About and licences</source>
            <translation>O programu a licencích</translation>
        </message>
        <message>
            <source>Magister Ludi, version %1</source>
            <translation>Magister Ludi, verze %1</translation>
        </message>
        <message>
            <source>A teaching aid for people who own the games. It explains the rules in its own words and replaces neither the game nor its rulebook.</source>
            <translation>Výuková pomůcka pro ty, kdo mají hry na stole. Vykládá pravidla vlastními slovy a nenahrazuje hru ani její tištěná pravidla.</translation>
        </message>
        <message>
            <source>The games</source>
            <translation>Hry</translation>
        </message>
        <message>
            <source>All pictures are our own. Where we could not find out the value of a component, we chose one and marked it; compare it with your copy.</source>
            <translation>Všechny obrázky vznikly pro tento program. Kde se hodnota některé součásti nedala zjistit, je zvolená námi a nese značku; porovnej ji se svou krabicí.</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licence</translation>
        </message>
        <message>
            <source>The program is free software under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
            <translation>Program je svobodný software pod licencí GNU General Public License verze 3 nebo pozdější. Nevztahuje se na něj žádná záruka.</translation>
        </message>
        <message>
            <source>Fonts: Vollkorn by Friedrich Althausen (SIL Open Font License 1.1); PT Sans and PT Serif by ParaType (ParaType Free Font Licence). They are loaded from your system; if they are missing, DejaVu is used instead.</source>
            <translation>Písma: Vollkorn, autor Friedrich Althausen (SIL Open Font License 1.1); PT Sans a PT Serif od firmy ParaType (ParaType Free Font Licence). Pocházejí z tvého systému; kde chybějí, zastoupí je DejaVu.</translation>
        </message>
        <message>
            <source>Built with Qt, which is used under the GNU Lesser General Public License, version 3.</source>
            <translation>Vytvořeno s knihovnou Qt, použitou pod licencí GNU Lesser General Public License verze 3.</translation>
        </message>
        <message>
            <source>Magister Ludi is not affiliated with or endorsed by the designers or publishers of any game. The names of the games are used only to say which game is taught.</source>
            <translation>Magister Ludi není spojen s autory ani vydavateli žádné z her a nemá jejich podporu. Názvy her slouží jen k tomu, aby bylo jasné, která hra se tu učí.</translation>
        </message>
        <message>
            <source>The drawings and sounds are licensed under Creative Commons Attribution-ShareAlike 4.0.</source>
            <translation>Kresby a zvuky jsou pod licencí Creative Commons Uveďte původ – Zachovejte licenci 4.0.</translation>
        </message>
    </context>
    <context>
        <name>Advice</name>
        <message>
            <source>No district repopulated.</source>
            <translation>Žádné znovuosídlené městské části.</translation>
        </message>
        <message>
            <source>Book actions that lapsed without being used: {n}.</source>
            <translation>Akce stupnic propadlé bez využití: {n}.</translation>
        </message>
        <message>
            <source>Citizens lost for lack of room: {n}.</source>
            <translation>Měšťané ztracení kvůli nedostatku místa: {n}.</translation>
        </message>
        <message>
            <source>{n:rat:nom} at the end of the game: {points} points.</source>
            <translation>{n:rat:nom} na konci hry, vítězné body: {points}.</translation>
        </message>
        <message>
            <source>Scroll track never advanced: {track}. Its last step would have been worth {n:point:acc} more.</source>
            <translation>Stupnice šlechtického archivu bez jediného postupu: {track}. S posledním krokem by přinesla o {n:point:acc} víc.</translation>
        </message>
        <message>
            <source>No district repopulated; another player scored {n:point:acc} for districts.</source>
            <translation>Žádné znovuosídlené městské části; jiný hráč za ně má {n:point:acc}.</translation>
        </message>
    </context>
    <context>
        <name>AskedGames</name>
        <message>
            <source>Ten questions about:</source>
            <translation>Deset otázek o hře:</translation>
        </message>
    </context>
    <context>
        <name>BesideCard</name>
        <message>
            <source>The same step for %1</source>
            <translation>Tentýž krok, čte: %1</translation>
        </message>
    </context>
    <context>
        <name>BetweenHomes</name>
        <message>
            <source>Between homes</source>
            <translation>Mezi domovy</translation>
        </message>
        <message>
            <source>Guests who live elsewhere come in through an MQTT broker with TLS. Moves wait there for whoever is away; they are encrypted, so that nobody else can read them.</source>
            <translation>Kdo bydlí jinde, přisedne si přes broker MQTT s TLS. Tahy tam čekají na toho, kdo právě není připojený; jsou šifrované, takže je nikdo jiný nepřečte.</translation>
        </message>
        <message>
            <source>Address of the broker</source>
            <translation>Adresa brokeru</translation>
        </message>
        <message>
            <source>For example: broker.example.org</source>
            <translation>Například: broker.example.org</translation>
        </message>
        <message>
            <source>This is no address of a broker. Type its name, with a colon and the port if it is not 8883.</source>
            <translation>Tohle není adresa brokeru. Napiš jeho název, a pokud port není 8883, také dvojtečku a port.</translation>
        </message>
        <message>
            <source>Invitation: %1</source>
            <translation>Pozvánka: %1</translation>
        </message>
        <message>
            <source>Open to other homes</source>
            <translation>Otevřít jiným domovům</translation>
        </message>
        <message>
            <source>Copy the invitation</source>
            <translation>Zkopírovat pozvánku</translation>
        </message>
        <message>
            <source>Disconnect from the broker</source>
            <translation>Odpojit se od brokeru</translation>
        </message>
        <message>
            <source>The invitation has been copied.</source>
            <translation>Pozvánka je zkopírovaná.</translation>
        </message>
        <message>
            <source>Guests need a user and password at the same broker; send them another way than the invitation.</source>
            <translation>Ke stejnému brokeru je potřeba i uživatelské jméno a heslo; pošli je jinou cestou než pozvánku.</translation>
        </message>
    </context>
    <context>
        <name>BookLabel</name>
        <message>
            <source>Popularity</source>
            <translation>Morová kronika</translation>
        </message>
        <message>
            <source>City</source>
            <translation>Městské knihy</translation>
        </message>
        <message>
            <source>Church</source>
            <translation>Církevní matriky</translation>
        </message>
    </context>
    <context>
        <name>BookTracks</name>
        <message>
            <source>Books</source>
            <translation>Písemné záznamy</translation>
        </message>
    </context>
    <context>
        <name>BoxRow</name>
        <message>
            <source>Game</source>
            <translation>Hra</translation>
        </message>
    </context>
    <context>
        <name>BrokerLogin</name>
        <message>
            <source>User at the broker</source>
            <translation>Uživatelské jméno u brokeru</translation>
        </message>
        <message>
            <source>Password at the broker</source>
            <translation>Heslo u brokeru</translation>
        </message>
        <message>
            <source>If empty: the same as last time</source>
            <translation>Prázdné: jako minule</translation>
        </message>
        <message>
            <source>The certificates of this system vouch for the broker.</source>
            <translation>Za broker ručí certifikáty tohoto systému.</translation>
        </message>
        <message>
            <source>These certificates vouch for the broker: %1</source>
            <comment>path of a file</comment>
            <translation>Za broker ručí certifikáty ze souboru: %1</translation>
        </message>
        <message>
            <source>Choose a file of certificates…</source>
            <translation>Vybrat soubor s certifikáty…</translation>
        </message>
        <message>
            <source>Use those of the system</source>
            <translation>Použít certifikáty systému</translation>
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
            <translation>Ukončit tah</translation>
        </message>
        <message>
            <source>End the fight</source>
            <translation>Ukončit boj</translation>
        </message>
        <message>
            <source>Take a rat</source>
            <translation>Vzít žeton krys</translation>
        </message>
        <message>
            <source>Use hex action</source>
            <translation>Využít destičku</translation>
        </message>
        <message>
            <source>Repopulate</source>
            <translation>Znovu osídlit</translation>
        </message>
        <message>
            <source>Recall a lieutenant</source>
            <translation>Odvolat služebníka</translation>
        </message>
        <message>
            <source>Pay</source>
            <translation>Zaplatit</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Dál</translation>
        </message>
        <message>
            <source>Refresh hut upgrades</source>
            <translation>Obnovit vylepšení domků</translation>
        </message>
        <message>
            <source>Refresh workshops</source>
            <translation>Obnovit dílny</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Odhodit</translation>
        </message>
        <message>
            <source>Stay in the hut</source>
            <translation>Nechat v domku</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Nechat být</translation>
        </message>
    </context>
    <context>
        <name>CardFooter</name>
        <message>
            <source>Back</source>
            <translation>Zpět</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Rada</translation>
        </message>
        <message>
            <source>%1 of 3 used</source>
            <translation>využito %1 ze 3</translation>
        </message>
        <message>
            <source>Show me</source>
            <translation>Ukaž mi to</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Přeskočit</translation>
        </message>
    </context>
    <context>
        <name>CardFrame</name>
        <message>
            <source>Move the card</source>
            <translation>Přesunout kartu</translation>
        </message>
        <message>
            <source>The arrow keys move the card, and Home puts it back.</source>
            <translation>Karta se posouvá šipkami, klávesa Home ji vrátí na místo.</translation>
        </message>
    </context>
    <context>
        <name>CartRow</name>
        <message>
            <source>Cart, used this round</source>
            <translation>Vůz, v tomto kole použitý</translation>
        </message>
        <message>
            <source>Cart, ready</source>
            <translation>Vůz, připravený</translation>
        </message>
        <message>
            <source>No cart yet</source>
            <translation>Zatím žádný vůz</translation>
        </message>
    </context>
    <context>
        <name>City</name>
        <message>
            <source>Town</source>
            <translation>Město</translation>
        </message>
        <message>
            <source>Whole town</source>
            <translation>Celé město</translation>
        </message>
    </context>
    <context>
        <name>Command</name>
        <message>
            <source>free</source>
            <translation>zdarma</translation>
        </message>
        <message>
            <source>{n:coin} (you have {owned})</source>
            <translation>{n:coin}, máš {owned}</translation>
        </message>
        <message>
            <source>{To:acc}: send the lieutenant lying in town ({from:nom})</source>
            <translation>Poslat na {to:acc} služebníka, který leží na {from:loc}</translation>
        </message>
        <message>
            <source>{To:acc}: send a lieutenant from your estate</source>
            <translation>Poslat na {to:acc} služebníka z panství</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} on the square ({effect})</source>
            <translation>Umístit {citizen:acc} na čtvercové pole ({effect})</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} in hut {n}</source>
            <translation>Umístit {citizen:acc} do domku {n}</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} in workshop {n}</source>
            <translation>Umístit {citizen:acc} do dílny {n}</translation>
        </message>
        <message>
            <source>Discard the {citizen:acc}</source>
            <translation>Odhodit {citizen:acc}</translation>
        </message>
        <message>
            <source>Upgrade the {citizen:nom} in hut {n}</source>
            <translation>Povýšit {citizen:acc} v domku {n}</translation>
        </message>
        <message>
            <source>Upgrade the {citizen:nom} in workshop {n}</source>
            <translation>Povýšit {citizen:acc} v dílně {n}</translation>
        </message>
        <message>
            <source>Move the {citizen:nom} on the square ({effect}) back to town</source>
            <translation>Vrátit do města {citizen:acc} ze čtvercového pole ({effect})</translation>
        </message>
        <message>
            <source>Move the {citizen:nom} in hut {n} back to town</source>
            <translation>Vrátit do města {citizen:acc} z domku {n}</translation>
        </message>
        <message>
            <source>Move the {citizen:nom} in workshop {n} back to town</source>
            <translation>Vrátit do města {citizen:acc} z dílny {n}</translation>
        </message>
        <message>
            <source>Activate the {citizen:nom} on the square ({effect})</source>
            <translation>Aktivovat {citizen:acc} na čtvercovém poli ({effect})</translation>
        </message>
        <message>
            <source>Upgrade the {citizen:nom} on the square ({effect})</source>
            <translation>Povýšit {citizen:acc} na čtvercovém poli ({effect})</translation>
        </message>
        <message>
            <source>{Dock:nom}: the ship with {goods:acc}</source>
            <translation>Poslat služebníka k lodi, která veze {goods:acc} ({dock:nom})</translation>
        </message>
        <message>
            <source>Recall the lieutenant lying in town ({place:nom})</source>
            <translation>Odvolat služebníka, který leží na {place:loc}</translation>
        </message>
        <message>
            <source>Recall a lieutenant in your estate</source>
            <translation>Odvolat služebníka, který je na panství</translation>
        </message>
        <message>
            <source>Burn one cube here and one on a neighbouring hex ({place:nom})</source>
            <translation>Odstranit jednu kostku zde a jednu na sousední destičce ({place:nom})</translation>
        </message>
        <message>
            <source>Burn two cubes here</source>
            <translation>Odstranit dvě kostky zde</translation>
        </message>
        <message>
            <source>Burn one cube here</source>
            <translation>Odstranit jednu kostku zde</translation>
        </message>
        <message>
            <source>End the fight</source>
            <translation>Ukončit boj</translation>
        </message>
        <message>
            <source>Burn the ship’s cube</source>
            <translation>Odstranit kostku z lodi</translation>
        </message>
        <message>
            <source>Take a rat</source>
            <translation>Vzít žeton krys</translation>
        </message>
        <message>
            <source>Use the action: {effect}</source>
            <translation>Využít akci: {effect}</translation>
        </message>
        <message>
            <source>Repopulate the district</source>
            <translation>Znovu osídlit městskou část</translation>
        </message>
        <message>
            <source>Buy a step to space {space} of the {book:gen}</source>
            <translation>Koupit postup na {book:loc} na pole {space}</translation>
        </message>
        <message>
            <source>Use the action on space {space} of the {book:gen}: {effect}</source>
            <translation>Využít akci pole {space} na {book:loc}: {effect}</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>Ukončit tah</translation>
        </message>
        <message>
            <source>Move the {citizen:acc} from the square ({effect}) into workshop {n}</source>
            <translation>Přesunout {citizen:acc} ze čtvercového pole ({effect}) do dílny {n}</translation>
        </message>
        <message>
            <source>Pay for the action</source>
            <translation>Zaplatit za akci</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Nechat být</translation>
        </message>
        <message>
            <source>Advance to space {space} of the {book:gen}</source>
            <translation>Postoupit na {book:loc} na pole {space}</translation>
        </message>
        <message>
            <source>Advance one step on the scroll board ({track})</source>
            <translation>Postoupit o 1 pole nahoru ({track})</translation>
        </message>
        <message>
            <source>Upgrade the {overseer:acc}</source>
            <translation>Povýšit {overseer:acc}</translation>
        </message>
        <message>
            <source>{Place:nom}: {effect}</source>
            <translation>{Place:nom}: {effect}</translation>
        </message>
        <message>
            <source>Take a hut upgrade with this reward: {effect}</source>
            <translation>Vzít vylepšení domku s touto odměnou: {effect}</translation>
        </message>
        <message>
            <source>Take a workshop ({citizen:nom}) with this reward: {effect}</source>
            <translation>Vzít dílnu pro {citizen:acc} s touto odměnou: {effect}</translation>
        </message>
        <message>
            <source>Take a cart worth {n:point}</source>
            <translation>Vzít vůz ({n:point})</translation>
        </message>
        <message>
            <source>Refresh the hut upgrades on offer</source>
            <translation>Obnovit nabídku vylepšení domků</translation>
        </message>
        <message>
            <source>Refresh the workshops on offer</source>
            <translation>Obnovit nabídku dílen</translation>
        </message>
        <message>
            <source>Place the upgrade on hut {n}</source>
            <translation>Položit vylepšení na domek {n}</translation>
        </message>
        <message>
            <source>Give up the lieutenant lying in town ({place:nom})</source>
            <translation>Odevzdat služebníka, který leží na {place:loc}</translation>
        </message>
        <message>
            <source>Give up a lieutenant in your estate</source>
            <translation>Odevzdat služebníka z panství</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Dál</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} and skip a space</source>
            <translation>Posunout {overseer:acc} a přeskočit pole</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} one space</source>
            <translation>Posunout {overseer:acc} o 1 pole</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the left branch</source>
            <translation>Posunout {overseer:acc} na levou větev</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the left branch and skip a space</source>
            <translation>Posunout {overseer:acc} na levou větev a přeskočit pole</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the upper branch</source>
            <translation>Posunout {overseer:acc} na horní větev</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the upper branch and skip a space</source>
            <translation>Posunout {overseer:acc} na horní větev a přeskočit pole</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the right branch</source>
            <translation>Posunout {overseer:acc} na pravou větev</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the right branch and skip a space</source>
            <translation>Posunout {overseer:acc} na pravou větev a přeskočit pole</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the lower branch</source>
            <translation>Posunout {overseer:acc} na dolní větev</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the lower branch and skip a space</source>
            <translation>Posunout {overseer:acc} na dolní větev a přeskočit pole</translation>
        </message>
        <message>
            <source>{text} – {cost}</source>
            <translation>{text} – {cost}</translation>
        </message>
        <message>
            <source>Burn two cubes here and one on a neighbouring hex ({place:nom})</source>
            <translation>Odstranit dvě kostky zde a jednu na sousední destičce ({place:nom})</translation>
        </message>
        <message>
            <source>Burn one cube here for a fire token and a big fire token</source>
            <translation>Odstranit jednu kostku zde za žeton ohně a žeton velkého ohně</translation>
        </message>
        <message>
            <source>Move the {citizen:acc} from the square ({from}) to the square ({to})</source>
            <translation>Přesunout {citizen:acc} ze čtvercového pole ({from}) na čtvercové pole ({to})</translation>
        </message>
        <message>
            <source>Set the turn order by this book: {book:nom}</source>
            <translation>Určit pořadí hráčů podle této stupnice: {book:nom}</translation>
        </message>
        <message>
            <source>Leave the {citizen:acc} in hut {n}</source>
            <translation>Nechat {citizen:acc} v domku {n}</translation>
        </message>
        <message>
            <source>Move the {citizen:acc} from hut {hut} to the square ({effect})</source>
            <translation>Přesunout {citizen:acc} z domku {hut} na čtvercové pole ({effect})</translation>
        </message>
        <message>
            <source>Move the {citizen:acc} from hut {hut} into workshop {n}</source>
            <translation>Přesunout {citizen:acc} z domku {hut} do dílny {n}</translation>
        </message>
        <message>
            <source>Discard the {citizen:acc} from hut {hut}</source>
            <translation>Odhodit {citizen:acc} z domku {hut}</translation>
        </message>
        <message>
            <source>{Citizen:nom} to the square ({effect})</source>
            <translation>{Citizen:nom} na čtvercové pole ({effect})</translation>
        </message>
        <message>
            <source>{Citizen:nom}: workshop {n}</source>
            <translation>{Citizen:nom}: dílna {n}</translation>
        </message>
        <message>
            <source>{Book:nom}: advance to space {space}</source>
            <translation>{Book:nom}: postoupit na pole {space}</translation>
        </message>
        <message>
            <source>Upgrade: {overseer:nom}</source>
            <translation>Povýšit {overseer:acc}</translation>
        </message>
        <message>
            <source>Hut upgrade: {effect}</source>
            <translation>Vylepšení domku: {effect}</translation>
        </message>
        <message>
            <source>Workshop ({citizen:nom}): {effect}</source>
            <translation>Dílna ({citizen:nom}): {effect}</translation>
        </message>
        <message>
            <source>Cart: {n:point}</source>
            <translation>Vůz: {n:point}</translation>
        </message>
        <message>
            <source>{Overseer:nom}: skip a space</source>
            <translation>{Overseer:nom}: přeskočit pole</translation>
        </message>
        <message>
            <source>{Overseer:nom}: advance one space</source>
            <translation>{Overseer:nom}: o 1 pole dál</translation>
        </message>
        <message>
            <source>{Citizen:nom}: stay in hut {n}</source>
            <translation>{Citizen:nom} zůstává v domku {n}</translation>
        </message>
    </context>
    <context>
        <name>ContinueStrip</name>
        <message>
            <source>Step %1 of %2</source>
            <translation>Krok %1 z %2</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Pokračovat</translation>
        </message>
        <message>
            <source>%1: unfinished lesson</source>
            <translation>%1: nedokončená lekce</translation>
        </message>
    </context>
    <context>
        <name>DeviceSeat</name>
        <message>
            <source>Free this seat</source>
            <translation>Uvolnit toto místo</translation>
        </message>
        <message>
            <source>Play on another device</source>
            <translation>Hrát na jiném zařízení</translation>
        </message>
        <message>
            <source>Play on this screen</source>
            <translation>Hrát na této obrazovce</translation>
        </message>
    </context>
    <context>
        <name>DeviceWords</name>
        <message>
            <source>On this screen</source>
            <translation>Na této obrazovce</translation>
        </message>
        <message>
            <source>On another device</source>
            <translation>Na jiném zařízení</translation>
        </message>
        <message>
            <source>Device disconnected</source>
            <translation>Zařízení bez spojení</translation>
        </message>
        <message>
            <source>Free for others</source>
            <translation>Volné pro ostatní</translation>
        </message>
        <message>
            <source>On this device</source>
            <translation>Na tomto zařízení</translation>
        </message>
        <message>
            <source>Taken</source>
            <translation>Obsazeno</translation>
        </message>
        <message>
            <source>Taken; device disconnected</source>
            <translation>Obsazeno; zařízení bez spojení</translation>
        </message>
        <message>
            <source>Free</source>
            <translation>Volno</translation>
        </message>
        <message>
            <source>Connected: %1</source>
            <comment>name of a player</comment>
            <translation>Připojení: %1</translation>
        </message>
        <message>
            <source>Disconnected: %1</source>
            <comment>name of a player</comment>
            <translation>Bez spojení: %1</translation>
        </message>
        <message>
            <source>Seat free: %1</source>
            <comment>name of a player</comment>
            <translation>Volné místo: %1</translation>
        </message>
        <message>
            <source>On this screen: %1</source>
            <comment>name of a player</comment>
            <translation>Na této obrazovce: %1</translation>
        </message>
        <message>
            <source>The part of the program that connects devices is missing. Install Magister Ludi again, completely.</source>
            <translation>Chybí část programu, která propojuje zařízení. Nainstaluj Magister Ludi znovu a celý.</translation>
        </message>
        <message>
            <source>This device is in no network. Connect it to the network of the others: then a new code appears here.</source>
            <translation>Toto zařízení není v žádné síti. Připoj ho do sítě ostatních: pak se tu objeví nový kód.</translation>
        </message>
        <message>
            <source>A newer version of Magister Ludi has saved which devices play at this table. Update the program to invite others.</source>
            <translation>Novější verze programu Magister Ludi uložila, která zařízení u tohoto stolu hrají. Aktualizuj program a budeš moci zvát ostatní.</translation>
        </message>
        <message>
            <source>This table cannot be played on several devices. Start a new game to invite others.</source>
            <translation>U tohoto stolu nejde hrát na více zařízeních. Ostatní můžeš pozvat do nové hry.</translation>
        </message>
        <message>
            <source>This device cannot accept connections. Close other programs that may be in the way, then try again.</source>
            <translation>Toto zařízení nemůže přijímat spojení. Zavři jiné programy, které tomu mohou bránit, a zkus to znovu.</translation>
        </message>
        <message>
            <source>This device could not write to its disk that another device has lost its seat. Check the disk; until that is written, the other device can come back to the seat once the table is opened again.</source>
            <translation>Na disk tohoto zařízení se nepodařilo zapsat, že jiné zařízení přišlo o místo. Zkontroluj disk; dokud se zápis nepodaří, může se druhé zařízení na místo vrátit, až se stůl znovu otevře.</translation>
        </message>
        <message>
            <source>This device cannot write to its disk, so moves from other homes are not read. Check the disk; until then the moves wait at the broker.</source>
            <translation>Toto zařízení nemůže zapisovat na disk, proto se tahy z jiných domácností nečtou. Zkontroluj disk; do té doby tahy čekají u brokera.</translation>
        </message>
        <message>
            <source>Nobody answers at this address. Check that both devices are in the same network and that the host is still inviting, then try again.</source>
            <translation>Na této adrese nikdo neodpovídá. Ověř, že jsou obě zařízení ve stejné síti a že je stůl stále otevřený, a zkus to znovu.</translation>
        </message>
        <message>
            <source>A different device answers at this address, not the one that gave out the code. Nothing was sent to it. Ask the host for a new code.</source>
            <translation>Na této adrese odpovídá jiné zařízení než to, ze kterého je kód. Nic se mu neposlalo. Řekni si o nový kód tam, kde stůl stojí.</translation>
        </message>
        <message>
            <source>This table is not open any more. Ask the host for the code that is shown now.</source>
            <translation>Tento stůl už není otevřený. Řekni si o kód, který se ukazuje teď.</translation>
        </message>
        <message>
            <source>The host runs another version of Magister Ludi. Install the same version on both devices.</source>
            <translation>Na druhém zařízení běží jiná verze Magister Ludi. Nainstaluj na obě zařízení stejnou verzi.</translation>
        </message>
        <message>
            <source>This device does not have the game, or has it with other values. Install the same version of Magister Ludi on both devices.</source>
            <translation>Toto zařízení tuto hru nemá, nebo ji má s jinými hodnotami. Nainstaluj na obě zařízení stejnou verzi Magister Ludi.</translation>
        </message>
        <message>
            <source>This seat is taken by now. Choose another one, or look on.</source>
            <translation>Toto místo je už obsazené. Vyber si jiné, nebo se jen dívej.</translation>
        </message>
        <message>
            <source>Your seat is now played on another device. If that is not intended, ask the host to free the seat and sit down again.</source>
            <translation>Na tvém místě se teď hraje z jiného zařízení. Jestli to tak být nemá, popros o uvolnění místa tam, kde stůl stojí, a posaď se znovu.</translation>
        </message>
        <message>
            <source>The host does not accept this device at your seat any more. Ask the host to free the seat, then sit down again.</source>
            <translation>Stůl už toto zařízení na tvém místě nepřijímá. Popros o uvolnění místa tam, kde stůl stojí, a posaď se znovu.</translation>
        </message>
        <message>
            <source>There were too many wrong attempts from this network. Wait a minute, then try again.</source>
            <translation>Z této sítě přišlo příliš mnoho chybných pokusů. Počkej minutu a zkus to znovu.</translation>
        </message>
        <message>
            <source>The host could not save the move, so nothing has happened. Check the disk of the host, then make the move again.</source>
            <translation>Tah se na zařízení se stolem nepodařilo uložit, takže se nic nestalo. Zkontrolujte jeho disk a proveď tah znovu.</translation>
        </message>
        <message>
            <source>Too many devices are connected to the host. Wait a moment, then try again.</source>
            <translation>Ke stolu je připojeno příliš mnoho zařízení. Chvíli počkej a zkus to znovu.</translation>
        </message>
        <message>
            <source>The host sent something that cannot be understood. Try again; if it happens again, install the same version of Magister Ludi on both devices.</source>
            <translation>Z druhého zařízení přišlo něco, čemu nejde rozumět. Zkus to znovu; jestli se to stane zas, nainstaluj na obě zařízení stejnou verzi Magister Ludi.</translation>
        </message>
        <message>
            <source>The code is not complete yet.</source>
            <translation>Kód ještě není celý.</translation>
        </message>
        <message>
            <source>This is only the end of an invitation. Paste all of it, from mqtts:// on.</source>
            <translation>To je jen konec pozvánky. Vlož ji celou, od mqtts:// dál.</translation>
        </message>
        <message>
            <source>A letter of the code is wrong or missing. Compare it with the other screen.</source>
            <translation>Některý znak kódu je špatně, nebo chybí. Porovnej kód s druhou obrazovkou.</translation>
        </message>
        <message>
            <source>No table with this short code was found on this network. Check that the host is still inviting and shows this code now, or type its whole code.</source>
            <translation>V této síti není žádný stůl s tímto krátkým kódem. Ověř, že je stůl stále otevřený a ukazuje právě tento kód, nebo napiš celý kód.</translation>
        </message>
        <message>
            <source>Connecting to the broker…</source>
            <translation>Připojování k brokeru…</translation>
        </message>
        <message>
            <source>Connected to the broker.</source>
            <translation>Spojení s brokerem je v pořádku.</translation>
        </message>
        <message>
            <source>No connection to the broker; it is tried again.</source>
            <translation>Spojení s brokerem není; zkouší se znovu.</translation>
        </message>
        <message>
            <source>The broker does not let this device in. Check its address, the user and the password.</source>
            <translation>Broker toto zařízení nepouští dovnitř. Zkontroluj jeho adresu, uživatelské jméno a heslo.</translation>
        </message>
        <message>
            <source>The broker does not answer, or the host has never been there. Check the connection to the internet and the invitation, then try again.</source>
            <translation>Broker neodpovídá, nebo u něj tento stůl nikdy nebyl otevřený. Ověř připojení k internetu a pozvánku a zkus to znovu.</translation>
        </message>
        <message>
            <source>The broker does not let this device in. Check the user and the password, then connect again.</source>
            <translation>Broker toto zařízení nepouští dovnitř. Zkontroluj uživatelské jméno a heslo a připoj se znovu.</translation>
        </message>
        <message>
            <source>The host is there, but has not opened this table now. Ask for it to be opened, then try again.</source>
            <translation>Zařízení se stolem je připojené, ale tento stůl teď není otevřený. Požádej o jeho otevření a zkus to znovu.</translation>
        </message>
        <message>
            <source>The file of certificates cannot be read. Choose another one, or use the certificates of this system.</source>
            <translation>Soubor s certifikáty nelze přečíst. Vyber jiný, nebo použij certifikáty tohoto systému.</translation>
        </message>
        <message>
            <source>The file that was chosen holds no certificate. Choose another one, or use the certificates of this system.</source>
            <translation>Vybraný soubor neobsahuje žádný certifikát. Vyber jiný, nebo použij certifikáty tohoto systému.</translation>
        </message>
    </context>
        <context>
        <name>DrillCard</name>
        <message>
            <source>Question %1 of %2.</source>
            <translation>Otázka %1 z %2.</translation>
        </message>
        <message>
            <source>Right.</source>
            <translation>Správně.</translation>
        </message>
        <message>
            <source>Not quite. The answer is: %1.</source>
            <translation>To není ono. Správná odpověď: %1.</translation>
        </message>
        <message>
            <source>Not quite.</source>
            <translation>To není ono.</translation>
        </message>
        <message>
            <source>Make the move on the board.</source>
            <translation>Proveď tah na plánu.</translation>
        </message>
        <message>
            <source>To the board</source>
            <translation>Na herní plán</translation>
        </message>
        <message>
            <source>Next question</source>
            <translation>Další otázka</translation>
        </message>
        <message>
            <source>See the result</source>
            <translation>Zobrazit výsledek</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Ověřit</translation>
        </message>
        <message>
            <source>Show the answer</source>
            <translation>Ukázat odpověď</translation>
        </message>
        <message>
            <source>Marked on the board: %1.</source>
            <translation>Na plánu je vyznačeno: %1.</translation>
        </message>
        <message>
            <source>Your answer: %1</source>
            <translation>Tvoje odpověď: %1</translation>
        </message>
        <message>
            <source>This is the answer.</source>
            <translation>Toto je odpověď.</translation>
        </message>
        <message>
            <source>This is the answer: %1.</source>
            <translation>Toto je odpověď: %1.</translation>
        </message>
        <message>
            <source>It counts as not known yet, and you will be asked again.</source>
            <translation>Toto pravidlo se počítá jako zatím neznámé a otázka na ně se vrátí.</translation>
        </message>
        <message>
            <source>The right order: %1.</source>
            <translation>Správné pořadí: %1.</translation>
        </message>
        <message>
            <source>The numbers show the right order.</source>
            <translation>Čísla ukazují správné pořadí.</translation>
        </message>
        <message>
            <source>Looking for a position…</source>
            <translation>Hledá se pozice…</translation>
        </message>
        <message>
            <source>No position was found for %1. Another question is asked instead.</source>
            <translation>K pravidlu %1 se nenašla žádná pozice. Místo toho přichází jiná otázka.</translation>
        </message>
        <message>
            <source>Wrong this time. The answer is: %1.</source>
            <translation>Tentokrát špatně. Správná odpověď: %1.</translation>
        </message>
        <message>
            <source>Wrong this time.</source>
            <translation>Tentokrát špatně.</translation>
        </message>
    </context>
        <context>
        <name>DrillOptions</name>
        <message>
            <source>Answers</source>
            <translation>Odpovědi</translation>
        </message>
        <message>
            <source>Right place: %1</source>
            <translation>Správné pořadí: %1</translation>
        </message>
        <message>
            <source>Your place: %1</source>
            <translation>Tvoje pořadí: %1</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>Správně</translation>
        </message>
        <message>
            <source>This is right as well</source>
            <translation>I tohle je správně</translation>
        </message>
        <message>
            <source>Not right</source>
            <translation>Není správně</translation>
        </message>
        <message>
            <source>Chosen</source>
            <translation>Vybráno</translation>
        </message>
        <message>
            <source>Key %1 or %2</source>
            <translation>Klávesa %1 nebo %2</translation>
        </message>
    </context>
    <context>
        <name>EditionCard</name>
        <message>
            <source>Polish edition</source>
            <translation>polské vydání</translation>
        </message>
        <message>
            <source>Czech edition</source>
            <translation>české vydání</translation>
        </message>
        <message>
            <source>Russian edition</source>
            <translation>ruské vydání</translation>
        </message>
        <message>
            <source>German edition</source>
            <translation>německé vydání</translation>
        </message>
        <message>
            <source>Editions differ</source>
            <translation>Vydání se liší</translation>
        </message>
        <message>
            <source>Default ruling</source>
            <translation>Hraje se ve výchozím nastavení</translation>
        </message>
    </context>
    <context>
        <name>EditMenuList</name>
        <message>
            <source>Cut</source>
            <translation>Vyjmout</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopírovat</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Vložit</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Vybrat vše</translation>
        </message>
    </context>
    <context>
        <name>Effect</name>
        <message>
            <source>{first} or {second}</source>
            <translation>{first} nebo {second}</translation>
        </message>
        <message>
            <source>advance the {overseer:nom} one space</source>
            <translation>{overseer:nom} o 1 pole dál</translation>
        </message>
        <message>
            <source>advance any overseer one space</source>
            <translation>libovolný správce o 1 pole dál</translation>
        </message>
        <message>
            <source>advance any overseer one space, or two by skipping one</source>
            <translation>libovolný správce o 1 pole dál, nebo o 2 s přeskočením</translation>
        </message>
        <message>
            <source>upgrade {n:overseer:acc}</source>
            <translation>povýšení {n:overseer:gen}</translation>
        </message>
        <message>
            <source>upgrade an overseer, then advance it one space</source>
            <translation>povýšení správce, pak jeho pohyb</translation>
        </message>
        <message>
            <source>{n:point}</source>
            <translation>{n:point}</translation>
        </message>
        <message>
            <source>advance one space on the {book:nom}</source>
            <translation>postup o 1 pole na {book:loc}</translation>
        </message>
        <message>
            <source>advance one space on the city or church book</source>
            <translation>postup o 1 pole na stupnici městských knih nebo církevních matrik</translation>
        </message>
        <message>
            <source>{n:step} on the scroll board</source>
            <translation>{n:step} na desce šlechtického archivu</translation>
        </message>
        <message>
            <source>Build</source>
            <translation>Stavba</translation>
        </message>
        <message>
            <source>upgrade {n:citizen:acc}</source>
            <translation>povýšení {n:citizen:gen}</translation>
        </message>
        <message>
            <source>activate {n:citizen:acc}</source>
            <translation>aktivace {n:citizen:gen}</translation>
        </message>
        <message>
            <source>{n:lieutenant}</source>
            <translation>{n:lieutenant}</translation>
        </message>
        <message>
            <source>use the action of any hex in town</source>
            <translation>akce kterékoli destičky ve městě</translation>
        </message>
        <message>
            <source>pay {price} to get: {effect}</source>
            <translation>cena: {price}, zisk: {effect}</translation>
        </message>
        <message>
            <source>free</source>
            <translation>zdarma</translation>
        </message>
    </context>
    <context>
        <name>EndBar</name>
        <message>
            <source>Open a line to see where its numbers come from.</source>
            <translation>Rozbal řádek a uvidíš, odkud se jeho čísla berou.</translation>
        </message>
        <message>
            <source>View the table</source>
            <translation>Prohlédnout si stůl</translation>
        </message>
        <message>
            <source>Replay the scoring</source>
            <translation>Přehrát bodování znovu</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Zkopírováno</translation>
        </message>
        <message>
            <source>Copy the score</source>
            <translation>Zkopírovat výsledek</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Hrát znovu</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Odejít od stolu</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nová hra</translation>
        </message>
    </context>
    <context>
        <name>EndCard</name>
        <message>
            <source>Lesson finished</source>
            <translation>Lekce je dokončena</translation>
        </message>
        <message>
            <source>All lessons</source>
            <translation>Na přehled lekcí</translation>
        </message>
        <message>
            <source>Start again</source>
            <translation>Začít znovu</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zpět</translation>
        </message>
        <message>
            <source>Continue from here</source>
            <translation>Hrát odsud dál</translation>
        </message>
        <message>
            <source>The lesson becomes a real game and is saved with your other games.</source>
            <translation>Lekce se promění ve skutečnou hru, kterou najdeš mezi uloženými hrami.</translation>
        </message>
        <message>
            <source>A new game with everything explained.</source>
            <translation>Nová hra se všemi vysvětlivkami.</translation>
        </message>
        <message>
            <source>Next lesson: %1</source>
            <extracomment>title of a lesson</extracomment>
            <translation>Další lekce: %1</translation>
        </message>
        <message>
            <source>A game of your own</source>
            <translation>Vlastní hra</translation>
        </message>
        <message numerus="yes">
            <source>Go over %n rule(s) that went wrong</source>
            <translation>
                <numerusform>Zopakovat %n pravidlo, ve kterém byla chyba</numerusform>
                <numerusform>Zopakovat %n pravidla, ve kterých byly chyby</numerusform>
                <numerusform>Zopakovat %n pravidel, ve kterých byly chyby</numerusform>
            </translation>
        </message>
        <message>
            <source>At most one minute.</source>
            <translation>Zabere to nejvýš minutu.</translation>
        </message>
        <message>
            <source>Ten questions</source>
            <translation>Deset otázek</translation>
        </message>
        <message>
            <source>Questions about the rules of this lesson, over other positions.</source>
            <translation>Otázky na pravidla z této lekce v jiných herních situacích.</translation>
        </message>
    </context>
    <context>
        <name>EndSummary</name>
        <message>
            <source>Where the points came from</source>
            <translation>Odkud jsou body</translation>
        </message>
        <message>
            <source>How they built up</source>
            <translation>Jak přibývaly</translation>
        </message>
        <message>
            <source>What to practise next</source>
            <translation>Co procvičit příště</translation>
        </message>
        <message>
            <source>Teach me</source>
            <translation>Nauč mě to</translation>
        </message>
        <message numerus="yes">
            <source>Practise %n rule(s) that refused a move</source>
            <translation>
                <numerusform>Procvičit %n pravidlo, kvůli kterému byl tah odmítnut</numerusform>
                <numerusform>Procvičit %n pravidla, kvůli kterým byl tah odmítnut</numerusform>
                <numerusform>Procvičit %n pravidel, kvůli kterým byl tah odmítnut</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Ending</name>
        <message>
            <source>You reached the goal of {goal} points: a good result, {n} above the goal.</source>
            <translation>Hranice je {goal} vítězných bodů a ty máš o {n} víc: to je dobrý výsledek.</translation>
        </message>
        <message>
            <source>You missed the goal of {goal} points by {n}.</source>
            <translation>Hranice dobrého výsledku je {goal} vítězných bodů a tobě do ní chybí {n}.</translation>
        </message>
        <message>
            <source>Popularity book: you are on space {mine}, the opponent on space {theirs}. You are not behind, so you score {n:point:nom}.</source>
            <translation>Morová kronika: tvůj disk leží na poli {mine}, protivníkův na poli {theirs}. Nezaostáváš, a proto získáváš {n:point:acc}.</translation>
        </message>
        <message>
            <source>Popularity book: you are on space {mine}, the opponent on space {theirs}. You are behind, so you score no points.</source>
            <translation>Morová kronika: tvůj disk leží na poli {mine}, protivníkův na poli {theirs}. Zaostáváš, a proto žádné body nezískáváš.</translation>
        </message>
        <message>
            <source>Tied on points: {names}. The number of repopulated districts breaks the tie: {districts}.</source>
            <translation>Stejně bodů mají {names}. Rozhoduje vyšší počet znovuosídlených městských částí: {districts}.</translation>
        </message>
        <message>
            <source>Tied on points and districts: {names}. The total value of the districts breaks the tie: {sum}.</source>
            <translation>Stejně bodů i městských částí mají {names}. Rozhoduje hodnota všech jejich městských částí: {sum}.</translation>
        </message>
        <message>
            <source>Tied on points and districts: {names}. The most valuable district breaks the tie: {best}.</source>
            <translation>Stejně bodů i městských částí mají {names}. Rozhoduje nejcennější městská část: {best}.</translation>
        </message>
        <message>
            <source>Tied on points, on districts and on their value: there is no further tie-break.</source>
            <translation>Shoda v bodech, v městských částech i v jejich hodnotě: nic dalšího nerozhoduje.</translation>
        </message>
        <message>
            <source>Winning margin: {n:point:nom}, ahead of {names}.</source>
            <translation>Náskok: {n:point:nom}. Další v pořadí: {names}.</translation>
        </message>
        <message>
            <source>Biggest difference: {source} ({gap}).</source>
            <translation>Největší rozdíl: {source} ({gap}).</translation>
        </message>
        <message>
            <source>Messina 1347</source>
            <translation>Messina 1347</translation>
        </message>
    </context>
    <context>
        <name>Estate</name>
        <message>
            <source>Your estate</source>
            <translation>Tvé panství</translation>
        </message>
        <message>
            <source>%1’s estate</source>
            <translation>Panství: %1</translation>
        </message>
        <message>
            <source>Back to the current player’s estate</source>
            <translation>Zpět na panství hráče, který je na tahu</translation>
        </message>
        <message>
            <source>Huts</source>
            <extracomment>Heading of the column of quarantine huts, short</extracomment>
            <translation>Domky</translation>
        </message>
        <message>
            <source>Workshops</source>
            <extracomment>Heading of the column of workshops in the estate</extracomment>
            <translation>Dílny</translation>
        </message>
        <message>
            <source>Whole estate</source>
            <translation>Celé panství</translation>
        </message>
    </context>
    <context>
        <name>EstateHead</name>
        <message>
            <source>Points: %1</source>
            <translation>Vítězné body: %1</translation>
        </message>
        <message>
            <source>−%1</source>
            <translation>−%1</translation>
        </message>
        <message>
            <source>Points lost to rats: %1</source>
            <translation>Vítězné body ztracené za krysy: %1</translation>
        </message>
    </context>
    <context>
        <name>EstateStores</name>
        <message>
            <source>Carts</source>
            <extracomment>Heading of the carts in the estate</extracomment>
            <translation>Vozy</translation>
        </message>
        <message>
            <source>Ships</source>
            <extracomment>Heading of the ships in the estate</extracomment>
            <translation>Lodě</translation>
        </message>
        <message>
            <source>Repopulation tiles</source>
            <extracomment>Heading of the repopulation tiles that are left, in the estate</extracomment>
            <translation>Destičky znovuosídlení</translation>
        </message>
        <message>
            <source>Repopulated districts: %1</source>
            <translation>Znovuosídlené městské části: %1</translation>
        </message>
    </context>
    <context>
        <name>Event</name>
        <message>
            <source>{who} recalls a lieutenant.</source>
            <translation>{who} odvolává služebníka.</translation>
        </message>
        <message>
            <source>{who} gains a lieutenant.</source>
            <translation>{who} získává dalšího služebníka.</translation>
        </message>
        <message>
            <source>{who} gives up a lieutenant for the district.</source>
            <translation>{who} odevzdává služebníka za městskou část.</translation>
        </message>
        <message>
            <source>{who} gets {n:token:acc}.</source>
            <translation>{who} získává {n:token:acc}.</translation>
        </message>
        <message>
            <source>{who} pays {n:token:acc}.</source>
            <translation>{who} platí {n:token:acc}.</translation>
        </message>
        <message>
            <source>{who} loses {n:point:acc}.</source>
            <translation>{who} ztrácí {n:point:acc}.</translation>
        </message>
        <message>
            <source>{who} scores {n:point:acc}.</source>
            <translation>{who} získává {n:point:acc}.</translation>
        </message>
        <message>
            <source>{who} takes {n:rat:acc}.</source>
            <translation>{who} si bere {n:rat:acc}.</translation>
        </message>
        <message>
            <source>{who} takes one {citizen:nom} from the hex ({place:gen}) to hut {hut}, field I.</source>
            <translation>{who} odvádí {citizen:acc} z {place:gen} do domku {hut} na pole I.</translation>
        </message>
        <message>
            <source>{who} takes one {citizen:nom} from the hex ({place:gen}) to its sector.</source>
            <translation>{who} odvádí {citizen:acc} z {place:gen} na čtvercové pole.</translation>
        </message>
        <message>
            <source>The plague claims {n:citizen:acc} ({place:nom}).</source>
            <translation>Mor si bere {n:citizen:acc} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} has no room: {n:citizen:nom} lost ({place:nom}).</source>
            <translation>{who} nemá místo a ztrácí {n:citizen:acc} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} moves one {citizen:nom} into workshop {workshop}.</source>
            <translation>{who} přesouvá {citizen:acc} do dílny {workshop}.</translation>
        </message>
        <message>
            <source>{who} moves one {citizen:nom} from quarantine to workshop {workshop}.</source>
            <translation>{who} přesouvá {citizen:acc} z karantény do dílny {workshop}.</translation>
        </message>
        <message>
            <source>{who} moves one {citizen:nom} from quarantine to its sector.</source>
            <translation>{who} přesouvá {citizen:acc} z karantény na čtvercové pole.</translation>
        </message>
        <message>
            <source>{who} has no room for one {citizen:nom} after quarantine.</source>
            <translation>{who} nemá po karanténě místo pro {citizen:acc}.</translation>
        </message>
        <message>
            <source>{who} moves one {citizen:nom} back to town.</source>
            <translation>{who} vrací {citizen:acc} do města.</translation>
        </message>
        <message>
            <source>{who}: the citizen in hut {hut} moves from field I to field II.</source>
            <translation>{who} posouvá měšťana v domku {hut} z pole I na pole II.</translation>
        </message>
        <message>
            <source>{who} upgrades one {citizen:nom}.</source>
            <translation>{who} povyšuje {citizen:acc}.</translation>
        </message>
        <message>
            <source>{who} activates one {citizen:nom}.</source>
            <translation>{who} aktivuje {citizen:acc}.</translation>
        </message>
        <message>
            <source>{who}: the ship’s cube goes back to the supply.</source>
            <translation>{who} vrací kostku z lodi do zásoby.</translation>
        </message>
        <message>
            <source>{who} burns a plague cube ({place:nom}).</source>
            <translation>{who} odstraňuje kostku moru ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} burns the ship’s cube ({place:nom}).</source>
            <translation>{who} odstraňuje kostku moru z lodi ({place:nom}).</translation>
        </message>
        <message>
            <source>{Place:nom}: one more plague cube.</source>
            <translation>Na {place:acc} přichází kostka moru.</translation>
        </message>
        <message>
            <source>There are too few plague cubes left, so none are placed.</source>
            <translation>Kostek moru zbývá příliš málo: nepřidává se žádná.</translation>
        </message>
        <message>
            <source>{who} moves to space {space} of the {book:nom}.</source>
            <translation>{who} posouvá disk na {book:loc} na pole {space}.</translation>
        </message>
        <message>
            <source>{who} earns the action on space {space} ({book:nom}).</source>
            <translation>{who} získává akci pole {space} na {book:loc}.</translation>
        </message>
        <message>
            <source>{who} uses the action on space {space} ({book:nom}).</source>
            <translation>{who} využívá akci pole {space} na {book:loc}.</translation>
        </message>
        <message>
            <source>{who}: the action on space {space} lapses ({book:nom}).</source>
            <translation>{who} přichází o akci pole {space} na {book:loc}.</translation>
        </message>
        <message>
            <source>{who} advances scroll track {track} to step {step}.</source>
            <translation>{who} postupuje na {track}. stupnici šlechtického archivu na úroveň {step}.</translation>
        </message>
        <message>
            <source>{who} advances the {overseer:nom} to space {step} of its path.</source>
            <translation>{who} posouvá {overseer:acc} na pole {step} obchůzky.</translation>
        </message>
        <message>
            <source>{who} upgrades the {overseer:nom}.</source>
            <translation>{who} povyšuje {overseer:acc}.</translation>
        </message>
        <message>
            <source>{who} uses a hex action ({place:nom}).</source>
            <translation>{who} využívá akci destičky ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} buys a hut upgrade.</source>
            <translation>{who} kupuje vylepšení domku.</translation>
        </message>
        <message>
            <source>{who} places the upgrade on hut {hut}.</source>
            <translation>{who} pokládá vylepšení na domek {hut}.</translation>
        </message>
        <message>
            <source>{who} buys a workshop ({citizen:nom}).</source>
            <translation>{who} kupuje dílnu pro {citizen:acc}.</translation>
        </message>
        <message>
            <source>{who}: workshop {workshop} gives its reward.</source>
            <translation>{who} získává odměnu dílny {workshop}.</translation>
        </message>
        <message>
            <source>{who} buys a cart.</source>
            <translation>{who} kupuje vůz.</translation>
        </message>
        <message>
            <source>{who} uses a cart.</source>
            <translation>{who} používá vůz.</translation>
        </message>
        <message>
            <source>{who} refreshes the hut upgrades on offer.</source>
            <translation>{who} obnovuje nabídku vylepšení domků.</translation>
        </message>
        <message>
            <source>{who} refreshes the workshops on offer.</source>
            <translation>{who} obnovuje nabídku dílen.</translation>
        </message>
        <message>
            <source>{who} takes a ship ({goods:nom}).</source>
            <translation>{who} si bere loď, která veze {goods:acc}.</translation>
        </message>
        <message>
            <source>{who} repopulates a district ({place:acc}).</source>
            <translation>{who} znovu osídluje městskou část ({place:nom}).</translation>
        </message>
        <message>
            <source>{who}: hut {n} produces.</source>
            <translation>Domek {n} hráče {who} produkuje.</translation>
        </message>
        <message>
            <source>{who}: workshop {n} produces.</source>
            <translation>Dílna {n} hráče {who} produkuje.</translation>
        </message>
        <message>
            <source>Round {round} begins.</source>
            <translation>Začíná kolo {round}.</translation>
        </message>
        <message>
            <source>All lieutenants in town lie down.</source>
            <translation>Všichni služebníci ve městě se pokládají.</translation>
        </message>
        <message>
            <source>All carts are ready again.</source>
            <translation>Všechny vozy jsou znovu připravené.</translation>
        </message>
        <message>
            <source>Turn order: {names}.</source>
            <translation>Pořadí hráčů: {names}.</translation>
        </message>
        <message>
            <source>Docking tile: {port:nom}.</source>
            <translation>Destička kotviště ukazuje {port:acc}.</translation>
        </message>
        <message>
            <source>The docking tiles are reshuffled.</source>
            <translation>Destičky kotviště jsou znovu zamíchané.</translation>
        </message>
        <message>
            <source>A ship brings {goods:acc} and a plague cube ({dock:nom}).</source>
            <translation>Loď přiváží {goods:acc} a kostku moru ({dock:nom}).</translation>
        </message>
        <message>
            <source>A ship brings {goods:acc} but no plague cube ({dock:nom}).</source>
            <translation>Loď přiváží {goods:acc}, ale žádnou kostku moru ({dock:nom}).</translation>
        </message>
        <message>
            <source>A new hex joins the town: {place:nom}.</source>
            <translation>Město se rozrůstá o destičku: {place:nom}.</translation>
        </message>
        <message>
            <source>The era II workshops are now on offer.</source>
            <translation>V nabídce jsou dílny éry II.</translation>
        </message>
        <message>
            <source>{Place:nom}: {n:citizen:nom} arrives.</source>
            <translation>Na {place:acc} přichází {n:citizen:nom}.</translation>
        </message>
        <message>
            <source>{who}, {source}: {n:point:nom}.</source>
            <translation>{who} má {n:point:acc} v položce {source}.</translation>
        </message>
        <message>
            <source>{who}: the rats push the popularity disc back to space {space}.</source>
            <translation>{who} kvůli krysám vrací disk na stupnici morové kroniky na pole {space}.</translation>
        </message>
        <message>
            <source>{names} wins the game.</source>
            <translation>Vítězí {names}.</translation>
        </message>
        <message>
            <source>Shared victory: {names}.</source>
            <translation>Společné vítězství: {names}.</translation>
        </message>
        <message>
            <source>Everyone is ready: turns begin.</source>
            <translation>Všichni jsou připraveni: začínají tahy.</translation>
        </message>
        <message>
            <source>All lieutenants have been used: production begins.</source>
            <translation>Všichni služebníci jsou použiti: začíná produkce.</translation>
        </message>
        <message>
            <source>Citizens in quarantine move on.</source>
            <translation>Měšťané v karanténě se posouvají.</translation>
        </message>
        <message>
            <source>The next round is prepared.</source>
            <translation>Připravuje se další kolo.</translation>
        </message>
        <message>
            <source>A new turn order is set.</source>
            <translation>Určuje se nové pořadí hráčů.</translation>
        </message>
        <message>
            <source>Ships and a new hex arrive in town.</source>
            <translation>Do města připlouvají lodě a přibývá destička.</translation>
        </message>
        <message>
            <source>The plague spreads.</source>
            <translation>Mor se šíří.</translation>
        </message>
        <message>
            <source>The final scoring begins.</source>
            <translation>Začíná závěrečné bodování.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Konec hry.</translation>
        </message>
        <message>
            <source>The wheel turns to the rat facing left.</source>
            <translation>Ukazatel se otáčí na krysu hledící vlevo.</translation>
        </message>
        <message>
            <source>The wheel turns to the rat facing right.</source>
            <translation>Ukazatel se otáčí na krysu hledící vpravo.</translation>
        </message>
        <message>
            <source>The wheel turns to the standing rat.</source>
            <translation>Ukazatel se otáčí na stojící krysu.</translation>
        </message>
        <message>
            <source>{who} has no hex or ship left to choose, so a lieutenant stays at home.</source>
            <translation>{who} už nemá na výběr žádnou destičku ani loď, a služebník proto zůstává na panství.</translation>
        </message>
        <message>
            <source>{who} clears the hex: {n:citizen:nom} returned to the supply ({place:nom}).</source>
            <translation>{who} vrací do zásoby {n:citizen:acc} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} moves one {citizen:nom} to another square.</source>
            <translation>{who} přesouvá {citizen:acc} na jiné čtvercové pole.</translation>
        </message>
        <message>
            <source>{who} has no room left, so the citizen stays in hut {hut}.</source>
            <translation>{who} nemá volné místo, a měšťan proto zůstává v domku {hut}.</translation>
        </message>
        <message>
            <source>{who} takes a hut upgrade.</source>
            <translation>{who} si bere vylepšení domku.</translation>
        </message>
        <message>
            <source>{who} takes a workshop ({citizen:nom}).</source>
            <translation>{who} si bere dílnu pro {citizen:acc}.</translation>
        </message>
        <message>
            <source>{who} takes a cart.</source>
            <translation>{who} si bere vůz.</translation>
        </message>
        <message>
            <source>No plague cubes are left, so the ship waits for another round.</source>
            <translation>Nezbývá žádná kostka moru: loď čeká na některé z dalších kol.</translation>
        </message>
        <message>
            <source>{who} chooses the book that sets the turn order: {book:nom}.</source>
            <translation>{who} volí stupnici, která určí pořadí: {book:nom}.</translation>
        </message>
        <message>
            <source>{who} gets a player board, side b up.</source>
            <translation>{who} dostává hráčskou desku stranou „b“ nahoru.</translation>
        </message>
        <message>
            <source>{who} gets a scroll board, side b up: {tracks}.</source>
            <translation>{who} dostává desku šlechtického archivu stranou „b“ nahoru: {tracks}.</translation>
        </message>
        <message>
            <source>An opponent tile is turned up. It names this hex: {hex}.</source>
            <translation>Destička pro hru jednoho hráče ukazuje místo s akcí „{hex}“.</translation>
        </message>
        <message>
            <source>An opponent tile is turned up, but its hex ({hex}) is not free, so the tile is out for this round.</source>
            <translation>Destička pro hru jednoho hráče ukazuje místo s akcí „{hex}“. To není dostupné, proto je destička do konce kola mimo hru.</translation>
        </message>
        <message>
            <source>The opponent tiles are reshuffled.</source>
            <translation>Destičky pro hru jednoho hráče jsou znovu zamíchané.</translation>
        </message>
        <message>
            <source>Several ships are equally near: one is picked at random ({dock:nom}).</source>
            <translation>Několik lodí je stejně blízko: rozhoduje náhoda ({dock:nom}).</translation>
        </message>
        <message>
            <source>{who}: {n:lieutenant:nom} ready for the round.</source>
            <translation>{who} má pro toto kolo {n:lieutenant:acc}.</translation>
        </message>
        <message>
            <source>{who} finds nothing to take.</source>
            <translation>{who} si nemá co vzít.</translation>
        </message>
        <message>
            <source>{who} reaches the goal of {n:point:gen}.</source>
            <translation>{who} dosahuje hranice {n:point:gen}.</translation>
        </message>
        <message>
            <source>{who} falls short of the goal of {n:point:gen}.</source>
            <translation>{who} zůstává pod hranicí {n:point:gen}.</translation>
        </message>
        <message>
            <source>{who} takes one {citizen:nom} from the hex ({place:gen}) to workshop {workshop}.</source>
            <translation>{who} odvádí {citizen:acc} z {place:gen} do dílny {workshop}.</translation>
        </message>
        <message>
            <source>It’s {who}’s turn.</source>
            <translation>{who} je na tahu.</translation>
        </message>
        <message>
            <source>{who} ends their turn.</source>
            <translation>{who} končí tah.</translation>
        </message>
        <message>
            <source>{who} sends out a lieutenant ({place:acc}).</source>
            <translation>{who} vysílá služebníka na {place:acc}.</translation>
        </message>
        <message>
            <source>It’s the opponent’s turn.</source>
            <translation>Na tahu je protivník.</translation>
        </message>
    </context>
    <context>
        <name>EventToYou</name>
        <message>
            <source>It’s your turn.</source>
            <translation>Jsi na tahu.</translation>
        </message>
        <message>
            <source>You end your turn.</source>
            <translation>Končíš tah.</translation>
        </message>
        <message>
            <source>You send out a lieutenant ({place:acc}).</source>
            <translation>Vysíláš služebníka na {place:acc}.</translation>
        </message>
        <message>
            <source>You recall a lieutenant.</source>
            <translation>Odvoláváš služebníka.</translation>
        </message>
        <message>
            <source>You gain a lieutenant.</source>
            <translation>Získáváš dalšího služebníka.</translation>
        </message>
        <message>
            <source>You give up a lieutenant for the district.</source>
            <translation>Odevzdáváš služebníka za městskou část.</translation>
        </message>
        <message>
            <source>You get {n:token:acc}.</source>
            <translation>Získáváš {n:token:acc}.</translation>
        </message>
        <message>
            <source>You pay {n:token:acc}.</source>
            <translation>Platíš {n:token:acc}.</translation>
        </message>
        <message>
            <source>You lose {n:point:acc}.</source>
            <translation>Ztrácíš {n:point:acc}.</translation>
        </message>
        <message>
            <source>You score {n:point:acc}.</source>
            <translation>Získáváš {n:point:acc}.</translation>
        </message>
        <message>
            <source>You take {n:rat:acc}.</source>
            <translation>Bereš si {n:rat:acc}.</translation>
        </message>
        <message>
            <source>You take one {citizen:nom} from the hex ({place:gen}) to hut {hut}, field I.</source>
            <translation>Odvádíš {citizen:acc} z {place:gen} do domku {hut} na pole I.</translation>
        </message>
        <message>
            <source>You take one {citizen:nom} from the hex ({place:gen}) to its sector.</source>
            <translation>Odvádíš {citizen:acc} z {place:gen} na čtvercové pole.</translation>
        </message>
        <message>
            <source>You take one {citizen:nom} from the hex ({place:gen}) to workshop {workshop}.</source>
            <translation>Odvádíš {citizen:acc} z {place:gen} do dílny {workshop}.</translation>
        </message>
        <message>
            <source>You have no room: {n:citizen:nom} lost ({place:nom}).</source>
            <translation>Nemáš místo a ztrácíš {n:citizen:acc} ({place:nom}).</translation>
        </message>
        <message>
            <source>You move one {citizen:nom} to another square.</source>
            <translation>Přesouváš {citizen:acc} na jiné čtvercové pole.</translation>
        </message>
        <message>
            <source>You move one {citizen:nom} into workshop {workshop}.</source>
            <translation>Přesouváš {citizen:acc} do dílny {workshop}.</translation>
        </message>
        <message>
            <source>You move one {citizen:nom} from quarantine to workshop {workshop}.</source>
            <translation>Přesouváš {citizen:acc} z karantény do dílny {workshop}.</translation>
        </message>
        <message>
            <source>You move one {citizen:nom} from quarantine to its sector.</source>
            <translation>Přesouváš {citizen:acc} z karantény na čtvercové pole.</translation>
        </message>
        <message>
            <source>You have no room for one {citizen:nom} after quarantine.</source>
            <translation>Nemáš po karanténě místo pro {citizen:acc}.</translation>
        </message>
        <message>
            <source>You move one {citizen:nom} back to town.</source>
            <translation>Vracíš {citizen:acc} do města.</translation>
        </message>
        <message>
            <source>You have no room left, so the citizen stays in hut {hut}.</source>
            <translation>Nemáš volné místo, a měšťan proto zůstává v domku {hut}.</translation>
        </message>
        <message>
            <source>The citizen in your hut {hut} moves from field I to field II.</source>
            <translation>Posouváš měšťana v domku {hut} z pole I na pole II.</translation>
        </message>
        <message>
            <source>You upgrade one {citizen:nom}.</source>
            <translation>Povyšuješ {citizen:acc}.</translation>
        </message>
        <message>
            <source>You activate one {citizen:nom}.</source>
            <translation>Aktivuješ {citizen:acc}.</translation>
        </message>
        <message>
            <source>You return the ship’s cube to the supply.</source>
            <translation>Vracíš kostku z lodi do zásoby.</translation>
        </message>
        <message>
            <source>You burn a plague cube ({place:nom}).</source>
            <translation>Odstraňuješ kostku moru ({place:nom}).</translation>
        </message>
        <message>
            <source>You burn the ship’s cube ({place:nom}).</source>
            <translation>Odstraňuješ kostku moru z lodi ({place:nom}).</translation>
        </message>
        <message>
            <source>You move to space {space} of the {book:nom}.</source>
            <translation>Posouváš disk na {book:loc} na pole {space}.</translation>
        </message>
        <message>
            <source>You earn the action on space {space} ({book:nom}).</source>
            <translation>Získáváš akci pole {space} na {book:loc}.</translation>
        </message>
        <message>
            <source>You use the action on space {space} ({book:nom}).</source>
            <translation>Využíváš akci pole {space} na {book:loc}.</translation>
        </message>
        <message>
            <source>Your action on space {space} lapses ({book:nom}).</source>
            <translation>Přicházíš o akci pole {space} na {book:loc}.</translation>
        </message>
        <message>
            <source>You advance scroll track {track} to step {step}.</source>
            <translation>Postupuješ na {track}. stupnici šlechtického archivu na úroveň {step}.</translation>
        </message>
        <message>
            <source>You advance the {overseer:nom} to space {step} of its path.</source>
            <translation>Posouváš {overseer:acc} na pole {step} obchůzky.</translation>
        </message>
        <message>
            <source>You upgrade the {overseer:nom}.</source>
            <translation>Povyšuješ {overseer:acc}.</translation>
        </message>
        <message>
            <source>You use a hex action ({place:nom}).</source>
            <translation>Využíváš akci destičky ({place:nom}).</translation>
        </message>
        <message>
            <source>You buy a hut upgrade.</source>
            <translation>Kupuješ vylepšení domku.</translation>
        </message>
        <message>
            <source>You place the upgrade on hut {hut}.</source>
            <translation>Pokládáš vylepšení na domek {hut}.</translation>
        </message>
        <message>
            <source>You buy a workshop ({citizen:nom}).</source>
            <translation>Kupuješ dílnu pro {citizen:acc}.</translation>
        </message>
        <message>
            <source>Your workshop {workshop} gives its reward.</source>
            <translation>Získáváš odměnu dílny {workshop}.</translation>
        </message>
        <message>
            <source>You buy a cart.</source>
            <translation>Kupuješ vůz.</translation>
        </message>
        <message>
            <source>You use a cart.</source>
            <translation>Používáš vůz.</translation>
        </message>
        <message>
            <source>You refresh the hut upgrades on offer.</source>
            <translation>Obnovuješ nabídku vylepšení domků.</translation>
        </message>
        <message>
            <source>You refresh the workshops on offer.</source>
            <translation>Obnovuješ nabídku dílen.</translation>
        </message>
        <message>
            <source>You take a ship ({goods:nom}).</source>
            <translation>Bereš si loď, která veze {goods:acc}.</translation>
        </message>
        <message>
            <source>You repopulate a district ({place:acc}).</source>
            <translation>Znovu osídluješ městskou část ({place:nom}).</translation>
        </message>
        <message>
            <source>Your hut {n} produces.</source>
            <translation>Tvůj domek {n} produkuje.</translation>
        </message>
        <message>
            <source>Your workshop {n} produces.</source>
            <translation>Tvoje dílna {n} produkuje.</translation>
        </message>
        <message>
            <source>Your score, {source}: {n:point:nom}.</source>
            <translation>Máš {n:point:acc} v položce {source}.</translation>
        </message>
        <message>
            <source>The rats push your popularity disc back to space {space}.</source>
            <translation>Kvůli krysám vracíš disk na stupnici morové kroniky na pole {space}.</translation>
        </message>
    </context>
    <context>
        <name>FeedbackCard</name>
        <message>
            <source>Take it back</source>
            <translation>Vzít zpět</translation>
        </message>
        <message>
            <source>Got it</source>
            <translation>Rozumím</translation>
        </message>
        <message>
            <source>Keep it and continue</source>
            <translation>Ponechat tah a hrát dál</translation>
        </message>
    </context>
    <context>
        <name>FileDrop</name>
        <message>
            <source>Drop a saved game here to open it</source>
            <translation>Pusť sem uloženou hru a otevře se</translation>
        </message>
    </context>
    <context>
        <name>FreeSeats</name>
        <message>
            <source>Tick the seats that are to be played on this device: one, or several if you share it.</source>
            <translation>Zaškrtni místa, na kterých se bude hrát na tomto zařízení: jedno, nebo i více, když se o ně dělíte.</translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <extracomment>a seat: name of the player or colour, whether it is free</extracomment>
            <translation>%1 – %2</translation>
        </message>
        <message>
            <source>Only free seats can be taken.</source>
            <translation>Obsadit lze jen volná místa.</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Tvoje jméno</translation>
        </message>
        <message>
            <source>The keychain of this system does not answer: your seats are yours until the program is closed. After that, ask the host to free them.</source>
            <translation>Klíčenka tohoto systému neodpovídá: místa jsou tvoje do zavření programu. Potom popros o jejich uvolnění tam, kde stůl stojí.</translation>
        </message>
        <message>
            <source>Tick a free seat first, or look on.</source>
            <translation>Nejdřív zaškrtni volné místo, nebo se jen dívej.</translation>
        </message>
    </context>
    <context>
        <name>GameBoxes</name>
        <message numerus="yes">
            <source>%1–%n players</source>
            <translation>
                <numerusform>%1–%n hráč</numerusform>
                <numerusform>%1–%n hráči</numerusform>
                <numerusform>%1–%n hráčů</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GameChoices</name>
        <message>
            <source>Rule: %1</source>
            <translation>Pravidlo: %1</translation>
        </message>
        <message>
            <source>The game</source>
            <translation>Hra</translation>
        </message>
        <message>
            <source>Setup</source>
            <translation>Příprava hry</translation>
        </message>
        <message>
            <source>Step by step</source>
            <translation>Ukázat krok za krokem</translation>
        </message>
        <message>
            <source>All at once</source>
            <translation>Najednou</translation>
        </message>
        <message>
            <source>Fewer options</source>
            <translation>Méně</translation>
        </message>
        <message>
            <source>More options: turn order, rulings, seed</source>
            <translation>Více: pořadí hráčů, otevřené otázky, číslo náhody</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Číslo náhody</translation>
        </message>
        <message>
            <source>Random seed</source>
            <translation>Ponechat náhodě</translation>
        </message>
        <message>
            <source>Question by question</source>
            <translation>Otázku po otázce</translation>
        </message>
        <message>
            <source>The same number always gives the same setup and the same random draws.</source>
            <translation>Stejné číslo dá stejnou přípravu hry i stejné štěstí.</translation>
        </message>
    </context>
    <context>
        <name>GameRow</name>
        <message numerus="yes">
            <source>Finished: %n point(s)</source>
            <comment>the best score of a finished game</comment>
            <translation>
                <numerusform>Dohráno: %n bod</numerusform>
                <numerusform>Dohráno: %n body</numerusform>
                <numerusform>Dohráno: %n bodů</numerusform>
            </translation>
        </message>
        <message>
            <source>Round %1 of %2</source>
            <translation>Kolo %1 z %2</translation>
        </message>
        <message>
            <source>This game is open in another window: here you can view it, but not play it.</source>
            <translation>Hra je otevřená v jiném okně tohoto programu: tady ji lze jen prohlížet.</translation>
        </message>
        <message>
            <source>This game cannot be opened completely: %1</source>
            <translation>Tuto hru nelze otevřít celou: %1</translation>
        </message>
        <message>
            <source>solo</source>
            <comment>a game of one person against the rule-driven opponent</comment>
            <translation>sólo</translation>
        </message>
        <message>
            <source>%1 – the file is left as it is. You can continue from the last intact move in a copy.</source>
            <translation>%1 – soubor zůstává beze změny. Na neporušenou část lze navázat v kopii.</translation>
        </message>
        <message>
            <source>%1 – the file is left as it is. Other games are not affected.</source>
            <translation>%1 – soubor zůstává beze změny. Ostatních her se to netýká.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Hrát dál</translation>
        </message>
        <message>
            <source>Continue from the last intact move</source>
            <translation>Navázat na neporušenou část</translation>
        </message>
        <message>
            <source>View</source>
            <translation>Prohlédnout</translation>
        </message>
        <message>
            <source>View only</source>
            <translation>Jen prohlédnout</translation>
        </message>
        <message>
            <source>Export to a file</source>
            <translation>Kopírovat do souboru</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Smazat</translation>
        </message>
        <message>
            <source>Checking how far this game has got…</source>
            <translation>Zjišťuje se, jak daleko tato hra je…</translation>
        </message>
    </context>
    <context>
        <name>GameStrip</name>
        <message>
            <source>Unfinished game</source>
            <translation>Rozehraná hra</translation>
        </message>
        <message numerus="yes">
            <source>%n saved game(s)</source>
            <translation>
                <numerusform>%n uložená hra</numerusform>
                <numerusform>%n uložené hry</numerusform>
                <numerusform>%n uložených her</numerusform>
            </translation>
        </message>
        <message>
            <source>Round %1 of %2, %3</source>
            <comment>round, rounds, date and time</comment>
            <translation>Kolo %1 z %2, %3</translation>
        </message>
        <message>
            <source>All games (%1)</source>
            <translation>Všechny hry (%1)</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Ukázat</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Pokračovat</translation>
        </message>
    </context>
    <context>
        <name>GamesPage</name>
        <message>
            <source>Saved games</source>
            <translation>Uložené hry</translation>
        </message>
        <message>
            <source>Every move is saved at once. You can leave a game and resume it at any time, and keep as many games going as you like.</source>
            <translation>Každý tah se hned ukládá. Kteroukoli hru můžeš opustit a znovu se k ní vrátit; souběžně jich můžeš mít rozehraných, kolik chceš.</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nová hra</translation>
        </message>
        <message>
            <source>Import a game from a file</source>
            <translation>Načíst hru ze souboru</translation>
        </message>
        <message>
            <source>You have not started a game yet.</source>
            <translation>Zatím není rozehraná žádná hra.</translation>
        </message>
        <message>
            <source>Delete this game?</source>
            <translation>Smazat tuto hru?</translation>
        </message>
        <message>
            <source>Keep the game</source>
            <translation>Ponechat hru</translation>
        </message>
        <message>
            <source>The file will be deleted. This cannot be undone.</source>
            <translation>Soubor bude smazán. Obnovit ho nelze.</translation>
        </message>
        <message>
            <source>The game played by %1 will be deleted. This cannot be undone.</source>
            <translation>Hra (%1) bude smazána. Obnovit ji nelze.</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Smazat</translation>
        </message>
        <message>
            <source>%1 could not be imported: %2</source>
            <translation>Soubor %1 se nepodařilo načíst: %2</translation>
        </message>
        <message>
            <source>Join a table</source>
            <translation>Přisednout ke stolu</translation>
        </message>
    </context>
    <context>
        <name>GrowthChart</name>
        <message>
            <source>Start</source>
            <comment>of the game, head of a column</comment>
            <translation>Začátek</translation>
        </message>
        <message>
            <source>End</source>
            <comment>of the game, head of a column</comment>
            <translation>Konec</translation>
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
            <translation>{who}, začínáš</translation>
        </message>
        <message>
            <source>Your turn, {who}</source>
            <translation>Jsi na tahu, {who}</translation>
        </message>
        <message>
            <source>{who}, you have a decision to make</source>
            <translation>Rozhoduješ ty, {who}</translation>
        </message>
        <message>
            <source>Round {round} · lieutenants at home: {n}</source>
            <translation>Kolo {round} · služebníci na panství: {n}</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>Kolo {round}</translation>
        </message>
        <message>
            <source>Thank you, {who}. Next: {next}</source>
            <translation>Díky, {who}. Na řadě je {next}</translation>
        </message>
        <message>
            <source>Since your last move</source>
            <translation>Od tvého posledního tahu</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Více</translation>
        </message>
        <message>
            <source>Show the table</source>
            <translation>Odkrýt stůl</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zavřít</translation>
        </message>
        <message>
            <source>The table stays covered until you are ready.</source>
            <translation>Stůl zůstane zakrytý, dokud k němu nezasedneš.</translation>
        </message>
        <message>
            <source>Show it</source>
            <translation>Ukázat</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Stačí</translation>
        </message>
        <message>
            <source>Since the game began</source>
            <translation>Od začátku hry</translation>
        </message>
    </context>
    <context>
        <name>HistoryBar</name>
        <message>
            <source>Pause</source>
            <translation>Pauza</translation>
        </message>
        <message>
            <source>Replay the game</source>
            <translation>Přehrát hru</translation>
        </message>
        <message>
            <source>Fast; press for normal speed</source>
            <translation>Rychlé tempo; stisknutím zpomalíš</translation>
        </message>
        <message>
            <source>Normal speed; press for fast</source>
            <translation>Běžné tempo; stisknutím zrychlíš</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>O krok zpět</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>O krok vpřed</translation>
        </message>
        <message>
            <source>Try out from here</source>
            <translation>Zkusit odtud</translation>
        </message>
        <message>
            <source>Close the game history</source>
            <translation>Zavřít historii hry</translation>
        </message>
        <message>
            <source>Game history</source>
            <translation>Historie hry</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>Learn</source>
            <translation>Učit se</translation>
        </message>
        <message>
            <source>Short lessons at a real table. You make the moves; the master explains.</source>
            <translation>Krátké lekce u opravdového stolu. Ty táhneš, mistr vysvětluje.</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n lesson(s)</source>
            <translation>
                <numerusform>%1: %n lekce</numerusform>
                <numerusform>%1: %n lekce</numerusform>
                <numerusform>%1: %n lekcí</numerusform>
            </translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Hrát</translation>
        </message>
        <message>
            <source>Full games with all the rules, on one screen.</source>
            <translation>Celé hry se všemi pravidly u jedné obrazovky.</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Pravidla</translation>
        </message>
        <message>
            <source>Every rule in plain words, linked to the rules around it.</source>
            <translation>Každé pravidlo prostými slovy, s odkazy na ta, kterých se dotýká.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Nastavení</translation>
        </message>
        <message>
            <source>Language, theme, text size, animation.</source>
            <translation>Jazyk, světlo, velikost písma, pohyb.</translation>
        </message>
        <message>
            <source>About this program</source>
            <translation>O programu</translation>
        </message>
        <message>
            <source>A teaching aid made by players. Not affiliated with the designers or publishers of the games; you need your own copy.</source>
            <translation>Výuková pomůcka od hráčů, bez vazby na autory a vydavatele her. Potřebuješ vlastní výtisk hry.</translation>
        </message>
        <message>
            <source>Board games set in the Middle Ages, taught at your own table</source>
            <translation>Deskové hry o středověku, výuka přímo u tvého stolu</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1, in five languages</source>
            <translation>%1, v pěti jazycích</translation>
        </message>
        <message>
            <source>Join a table</source>
            <translation>Přisednout ke stolu</translation>
        </message>
    </context>
    <context>
        <name>InvitePage</name>
        <message>
            <source>Invite devices</source>
            <translation>Pozvat zařízení</translation>
        </message>
        <message>
            <source>Whoever has the code can join this table on a device of their own, in the same network. The devices talk to each other directly and encrypted, without any server in between.</source>
            <translation>Kdo má kód, může si k tomuto stolu přisednout na vlastním zařízení ve stejné síti. Zařízení spolu mluví přímo a šifrovaně, bez jakéhokoli serveru mezi nimi.</translation>
        </message>
        <message>
            <source>Opening the table…</source>
            <translation>Stůl se otevírá…</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Zkusit znovu</translation>
        </message>
        <message>
            <source>Invite</source>
            <translation>Pozvat</translation>
        </message>
        <message>
            <source>The code as a picture for cameras</source>
            <translation>Kód jako obrázek pro fotoaparát</translation>
        </message>
        <message>
            <source>Code: %1</source>
            <translation>Kód: %1</translation>
        </message>
        <message>
            <source>Copy the code</source>
            <translation>Zkopírovat kód</translation>
        </message>
        <message>
            <source>Stop inviting</source>
            <translation>Přestat zvát</translation>
        </message>
        <message>
            <source>The code has been copied.</source>
            <translation>Kód je zkopírovaný.</translation>
        </message>
        <message>
            <source>Address of this device</source>
            <translation>Adresa tohoto zařízení</translation>
        </message>
        <message>
            <source>This device is in several networks. Choose the address in the network of the others.</source>
            <translation>Toto zařízení je v několika sítích. Vyber adresu v síti ostatních.</translation>
        </message>
        <message>
            <source>The keychain of this system does not answer: the code holds until the program is closed. After that, give out a new one.</source>
            <translation>Klíčenka tohoto systému neodpovídá: kód platí do zavření programu. Potom rozdej nový.</translation>
        </message>
        <message>
            <source>Who plays where</source>
            <translation>Kdo kde hraje</translation>
        </message>
        <message>
            <source>To the table</source>
            <translation>Ke stolu</translation>
        </message>
        <message>
            <source>Take this seat back?</source>
            <translation>Vzít si toto místo zpět?</translation>
        </message>
        <message>
            <source>Free this seat?</source>
            <translation>Uvolnit toto místo?</translation>
        </message>
        <message>
            <source>Stop inviting?</source>
            <translation>Přestat zvát?</translation>
        </message>
        <message>
            <source>Leave it as it is</source>
            <translation>Nechat to tak</translation>
        </message>
        <message>
            <source>Somebody plays this seat on another device and loses it.</source>
            <translation>Na tomto místě někdo hraje na jiném zařízení a o místo přijde.</translation>
        </message>
        <message>
            <source>The other devices are disconnected, and everything is played on this screen. Whoever has a seat comes back to it when you invite again.</source>
            <translation>Ostatní zařízení se odpojí a všechno se hraje na této obrazovce. Kdo má místo, vrátí se na ně, až pozveš znovu.</translation>
        </message>
        <message>
            <source>The other devices are disconnected, and everything is played on this screen. Whoever has a seat comes back to it when you invite again; guests from other homes when you open the table to them again.</source>
            <translation>Ostatní zařízení se odpojí a všechno se hraje na této obrazovce. Kdo má místo, vrátí se na ně, až pozveš znovu; hosté z jiných domácností, až jim stůl znovu otevřeš.</translation>
        </message>
        <message>
            <source>Take the seat back</source>
            <translation>Vzít si místo zpět</translation>
        </message>
        <message>
            <source>Free the seat</source>
            <translation>Uvolnit místo</translation>
        </message>
        <message>
            <source>Choose which seats are played on other devices. Whoever joins without a free seat looks on.</source>
            <translation>Vyber, na kterých místech se bude hrát na jiných zařízeních. Kdo se připojí a nemá volné místo, jen se dívá.</translation>
        </message>
        <message>
            <source>Devices on this network need only this short code:</source>
            <translation>Zařízením v této síti stačí tento krátký kód:</translation>
        </message>
        <message>
            <source>Short code: %1</source>
            <translation>Krátký kód: %1</translation>
        </message>
        <message>
            <source>The whole code, for devices that do not find the table by themselves:</source>
            <translation>Celý kód pro zařízení, která stůl sama nenajdou:</translation>
        </message>
    </context>
    <context>
        <name>JoinPage</name>
        <message>
            <source>Try again</source>
            <translation>Zkusit znovu</translation>
        </message>
        <message>
            <source>Join a table</source>
            <translation>Přisednout ke stolu</translation>
        </message>
        <message>
            <source>The host opens a table with “Invite devices” and gives you its code. Capital and small letters, blanks and hyphens make no difference.</source>
            <translation>Stůl se otevře na jiném zařízení tlačítkem „Pozvat zařízení“, které ukáže kód. Na velikosti písmen, mezerách a spojovnících nezáleží.</translation>
        </message>
        <message>
            <source>Code of the table</source>
            <translation>Kód stolu</translation>
        </message>
        <message>
            <source>Type or paste the code</source>
            <translation>Napiš nebo vlož kód</translation>
        </message>
        <message>
            <source>Connect</source>
            <translation>Připojit</translation>
        </message>
        <message>
            <source>Tables you sit at</source>
            <translation>Stoly, u kterých máš místo</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>game, names of players</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Go on at this table</source>
            <translation>Hrát dál u tohoto stolu</translation>
        </message>
        <message>
            <source>Forget this table</source>
            <translation>Zapomenout tento stůl</translation>
        </message>
        <message>
            <source>Looking for the table…</source>
            <translation>Stůl se hledá…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Zrušit</translation>
        </message>
        <message>
            <source>Sit down</source>
            <translation>Posadit se</translation>
        </message>
        <message>
            <source>Look on</source>
            <translation>Jen se dívat</translation>
        </message>
        <message>
            <source>Leave this table</source>
            <translation>Odejít od stolu</translation>
        </message>
        <message>
            <source>Forget this table?</source>
            <translation>Zapomenout tento stůl?</translation>
        </message>
        <message>
            <source>Keep the seats</source>
            <translation>Nechat si místa</translation>
        </message>
        <message>
            <source>Type the short code that “%1” shows under “Invite devices”.</source>
            <comment>name of a device</comment>
            <translation>Napiš krátký kód, který zařízení „%1“ ukazuje na stránce „Pozvat zařízení“.</translation>
        </message>
        <message>
            <source>Tables nearby</source>
            <translation>Stoly v okolí</translation>
        </message>
        <message>
            <source>%1 on “%2”</source>
            <comment>game, name of a device</comment>
            <translation>%1 na zařízení „%2“</translation>
        </message>
        <message>
            <source>Join this table</source>
            <translation>Přisednout k tomuto stolu</translation>
        </message>
        <message>
            <source>This device gives up its seats at this table and can no longer play them. If the host cannot be reached, the seats remain taken until they are freed there.</source>
            <translation>Toto zařízení se vzdá svých míst u tohoto stolu a už na nich nepůjde hrát. Pokud druhé zařízení neodpoví, zůstanou místa obsazená, dokud se neuvolní tam, kde stůl stojí.</translation>
        </message>
        <message>
            <source>The seats are free again.</source>
            <translation>Místa jsou zase volná.</translation>
        </message>
        <message>
            <source>The host is away. The seats are free again as soon as it is back.</source>
            <translation>Zařízení se stolem teď není připojené. Místa se uvolní, jakmile se vrátí.</translation>
        </message>
        <message>
            <source>The host cannot be reached: the seats remain taken until they are freed there.</source>
            <translation>Druhé zařízení neodpovídá: místa zůstanou obsazená, dokud se neuvolní tam, kde stůl stojí.</translation>
        </message>
        <message>
            <source>This invitation leads through a broker. The host tells you the user and the password for it.</source>
            <translation>Tato pozvánka vede přes broker. Uživatelské jméno a heslo k němu ti řekne ten, kdo tě zve.</translation>
        </message>
        <message>
            <source>The host is away. You can take a seat as soon as it is back.</source>
            <translation>Zařízení se stolem teď není připojené. Posadit se můžeš, jakmile se vrátí.</translation>
        </message>
        <message>
            <source>No other table needs your password at this broker. It is removed from the keychain.</source>
            <translation>Tvoje heslo u tohoto brokeru nepotřebuje žádný jiný stůl. Bude odstraněno z klíčenky.</translation>
        </message>
    </context>
    <context>
        <name>KeyCard</name>
        <message>
            <source>next area of the table; with something picked up, the next place it can go</source>
            <translation>další část stolu; když je něco zvednuté, další možné místo</translation>
        </message>
        <message>
            <source>the current question and its buttons</source>
            <translation>otázka a její tlačítka</translation>
        </message>
        <message>
            <source>Playing</source>
            <translation>Hraní</translation>
        </message>
        <message>
            <source>the gold button while it shows ⏎; otherwise what the focused item does</source>
            <translation>zlaté tlačítko, je-li na něm ⏎; jinak to, co dělá označený prvek</translation>
        </message>
        <message>
            <source>the area showing that digit</source>
            <translation>oblast s touto číslicí</translation>
        </message>
        <message>
            <source>the button showing that letter</source>
            <translation>tlačítko s tímto písmenem</translation>
        </message>
        <message>
            <source>close, put a piece back, go back</source>
            <translation>zavření, položení, návrat</translation>
        </message>
        <message>
            <source>undo, redo</source>
            <translation>vzetí zpět, provedení znovu</translation>
        </message>
        <message>
            <source>game history</source>
            <translation>historie hry</translation>
        </message>
        <message>
            <source>try something out, then come back</source>
            <translation>zkouška nanečisto a návrat</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Nápověda</translation>
        </message>
        <message>
            <source>rule for the focused item; away from the table, F1 opens this card</source>
            <translation>pravidlo označeného prvku; mimo stůl otevírá F1 tuto kartu</translation>
        </message>
        <message>
            <source>hint</source>
            <translation>rada</translation>
        </message>
        <message>
            <source>game log</source>
            <translation>průběh hry</translation>
        </message>
        <message>
            <source>this card</source>
            <translation>tato karta</translation>
        </message>
        <message>
            <source>The program</source>
            <translation>Program</translation>
        </message>
        <message>
            <source>full screen</source>
            <translation>celá obrazovka</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Klávesy</translation>
        </message>
        <message>
            <source>language; in the rules, X swaps the two languages</source>
            <translation>jazyk; v pravidlech X prohodí oba jazyky</translation>
        </message>
        <message>
            <source>back; also leaves the table, and the game is saved</source>
            <translation>zpět; také odchod od stolu, hra se uloží</translation>
        </message>
        <message>
            <source>new game</source>
            <translation>nová hra</translation>
        </message>
        <message>
            <source>saved games</source>
            <translation>uložené hry</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>nastavení</translation>
        </message>
        <message>
            <source>to the top or the bottom of a page</source>
            <translation>začátek nebo konec stránky</translation>
        </message>
        <message>
            <source>close the page; on the home page, close the program</source>
            <translation>zavření stránky, na úvodní stránce konec programu</translation>
        </message>
        <message>
            <source>in the rules: print</source>
            <translation>v pravidlech: tisk</translation>
        </message>
        <message>
            <source>quit; everything is saved</source>
            <translation>ukončení; vše je uloženo</translation>
        </message>
        <message>
            <source>Letters, digits and symbols work only together with Alt.</source>
            <translation>Písmena, číslice a znaky fungují jen společně s Alt.</translation>
        </message>
        <message>
            <source>the rule for this step</source>
            <translation>pravidlo pro tento krok</translation>
        </message>
        <message>
            <source>what the focused item is and what it gives</source>
            <translation>co označený prvek je a co dává</translation>
        </message>
        <message>
            <source>Finding your way</source>
            <translation>Orientace</translation>
        </message>
    </context>
    <context>
        <name>KeyWords</name>
        <message>
            <source>next item in that direction</source>
            <translation>další prvek v daném směru</translation>
        </message>
        <message>
            <source>zoom in, zoom out, show the whole board</source>
            <translation>zvětšení a zmenšení herního plánu, celý plán</translation>
        </message>
        <message>
            <source>end the turn, continue</source>
            <translation>konec tahu, dál</translation>
        </message>
    </context>
    <context>
        <name>LanguageMenu</name>
        <message>
            <source>Language</source>
            <translation>Jazyk</translation>
        </message>
        <message>
            <source>For %1 only; the other players keep their language</source>
            <extracomment>%1 is the name of the player who has to act: the choice of language is for that player alone</extracomment>
            <translation>Jen pro: %1. Ostatním zůstane jejich jazyk</translation>
        </message>
    </context>
    <context>
        <name>LanguagePage</name>
        <message>
            <source>Choose your language</source>
            <translation>Zvol si jazyk</translation>
        </message>
        <message>
            <source>You can change it at any time, on any page, by pressing X.</source>
            <translation>Změnit ho můžeš kdykoli a na každé stránce klávesou X.</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <source>Points so far</source>
            <translation>Dosavadní body</translation>
        </message>
        <message>
            <source>Rats so far</source>
            <translation>Dosavadní krysy</translation>
        </message>
        <message>
            <source>Right first time</source>
            <translation>Správně na první pokus</translation>
        </message>
        <message>
            <source>Think about the question for a moment; the next hint says more.</source>
            <translation>Zamysli se chvíli nad otázkou: další rada prozradí víc.</translation>
        </message>
        <message>
            <source>There is nothing to do on the board now. Read the card, then continue.</source>
            <translation>Na plánu teď není co dělat. Přečti si kartu a pokračuj.</translation>
        </message>
        <message>
            <source>Right: the drill is solved.</source>
            <translation>Správně: cvičení je vyřešené.</translation>
        </message>
        <message>
            <source>Answer the question on the card first.</source>
            <translation>Nejdřív odpověz na otázku na kartě.</translation>
        </message>
        <message>
            <source>That does not answer this question. Check what the card asks for.</source>
            <translation>To není odpověď na tuto otázku. Podívej se, nač se karta ptá.</translation>
        </message>
        <message>
            <source>That is allowed. The lesson continues once you do what the card asks for.</source>
            <translation>Pravidla to dovolují. Lekce bude pokračovat, až uděláš, co žádá karta.</translation>
        </message>
        <message>
            <source>Empty seat: {who}</source>
            <translation>Prázdné místo: {who}</translation>
        </message>
        <message>
            <source>Nobody sits here, so the program makes the moves. Whoever joins later can take this seat.</source>
            <translation>Nikdo tu nesedí, a tak tahy dělá program. Kdo se přidá později, může si sem sednout.</translation>
        </message>
        <message>
            <source>This is step {step} of {steps}, “{title}”, and it is your turn.</source>
            <translation>Toto je krok {step} z {steps}, „{title}“, a na řadě jsi ty.</translation>
        </message>
        <message>
            <source>This is step {step} of {steps}, “{title}”, and the turn is {who}’s.</source>
            <translation>Toto je krok {step} z {steps}, „{title}“; na řadě: {who}.</translation>
        </message>
        <message>
            <source>This is step {step} of {steps}, “{title}”, and it is for all of you.</source>
            <translation>Toto je krok {step} z {steps}, „{title}“, a je pro vás pro všechny.</translation>
        </message>
        <message>
            <source>That is not the right answer yet.</source>
            <translation>To ještě není správná odpověď.</translation>
        </message>
    </context>
    <context>
        <name>LessonCard</name>
        <message numerus="yes">
            <source>About %n minute(s)</source>
            <translation>
                <numerusform>Asi %n minuta</numerusform>
                <numerusform>Asi %n minuty</numerusform>
                <numerusform>Asi %n minut</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s)</source>
            <translation>
                <numerusform>%n krok</numerusform>
                <numerusform>%n kroky</numerusform>
                <numerusform>%n kroků</numerusform>
            </translation>
        </message>
        <message>
            <source>Finished</source>
            <translation>Dokončeno</translation>
        </message>
        <message>
            <source>You are on step %1</source>
            <translation>Jsi u kroku %1</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Pokračovat</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Hrát znovu</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Začít</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Od začátku</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>a lesson and its game</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>Optional</source>
            <translation>Nepovinná</translation>
        </message>
        <message>
            <source>Builds on: %1</source>
            <extracomment>titles of earlier lessons</extracomment>
            <translation>Navazuje na: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n rule(s) due for review</source>
            <translation>
                <numerusform>%n pravidlo k zopakování</numerusform>
                <numerusform>%n pravidla k zopakování</numerusform>
                <numerusform>%n pravidel k zopakování</numerusform>
            </translation>
        </message>
        <message>
            <source>Practise</source>
            <translation>Procvičit</translation>
        </message>
    </context>
    <context>
        <name>LessonFault</name>
        <message>
            <source>{step}: the start cannot be reached: {detail}.</source>
            <translation>{step}: začátek je nedosažitelný: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the engine rejects a line of the script: {detail}.</source>
            <translation>{step}: jádro hry odmítá řádek scénáře: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the solution does not reach the goal: {detail}.</source>
            <translation>{step}: řešení nevede k cíli: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the goal is reached before the end of the solution, after: {detail}.</source>
            <translation>{step}: cíle je dosaženo před koncem řešení, po: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the move being watched does not reach the goal.</source>
            <translation>{step}: předvedené tahy cíl nesplní.</translation>
        </message>
        <message>
            <source>{step}: the answer in skip_by is wrong: {detail}.</source>
            <translation>{step}: odpověď ve skip_by není ta správná: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the lesson does not end.</source>
            <translation>{step}: lekce nekončí.</translation>
        </message>
        <message>
            <source>The lesson says it teaches {detail}, but nothing in it uses that rule.</source>
            <translation>Lekce tvrdí, že učí {detail}, ale nic v ní toto pravidlo nevyužívá.</translation>
        </message>
        <message>
            <source>{step}: no specific answer for: {detail}.</source>
            <translation>{step}: chybí vlastní odpověď na: {detail}.</translation>
        </message>
        <message>
            <source>{step}: undoing leads to a different position: {detail}.</source>
            <translation>{step}: vzetí zpět dává jinou pozici: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the solution no longer reaches the goal after: {detail}.</source>
            <translation>{step}: řešení už nevede k cíli po: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the goal is reached in a way that a later solution does not expect: {detail}.</source>
            <translation>{step}: cíle je dosaženo způsobem, se kterým pozdější řešení nepočítá: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the target does not exist: {detail}.</source>
            <translation>{step}: cílové místo tam není: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the step was reached again in a different position.</source>
            <translation>{step}: k témuž kroku vede i jiná pozice.</translation>
        </message>
        <message>
            <source>The learner’s first move comes too late: {detail}.</source>
            <translation>První vlastní tah přichází příliš pozdě: {detail}.</translation>
        </message>
        <message>
            <source>Half of the steps are too long: {detail}.</source>
            <translation>Polovina kroků je delší, než má být: {detail}.</translation>
        </message>
        <message>
            <source>Too many steps only explain: {detail}.</source>
            <translation>Příliš mnoho kroků jen vypráví: {detail}.</translation>
        </message>
        <message>
            <source>{step}: too many words: {detail}.</source>
            <translation>{step}: příliš mnoho slov: {detail}.</translation>
        </message>
        <message>
            <source>{step}: a past tense that assumes the reader’s gender: {detail}.</source>
            <translation>{step}: minulý čas, který předpokládá rod čtenáře: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the marks differ from the English ones: {detail}.</source>
            <translation>{step}: jiné značky než v angličtině: {detail}.</translation>
        </message>
        <message>
            <source>The term in this language is hardly used: {detail}.</source>
            <translation>Termín tohoto jazyka se téměř nepoužívá: {detail}.</translation>
        </message>
        <message>
            <source>{step}: a mark points at a wrong answer: {detail}.</source>
            <translation>{step}: značka ukazuje na nesprávnou odpověď: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the words next to a mark do not name its target: {detail}.</source>
            <translation>{step}: slova u značky nemluví o tom, na co ukazuje: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the move is not up to that seat: {detail}.</source>
            <translation>{step}: toto místo není na tahu: {detail}.</translation>
        </message>
        <message>
            <source>{step}: somebody waits too long: {detail}.</source>
            <translation>{step}: někdo čeká příliš dlouho: {detail}.</translation>
        </message>
        <message>
            <source>{step}: exactly one answer should be right on the table, found {detail}.</source>
            <translation>{step}: podle herní situace má být správná právě jedna odpověď, nalezeno: {detail}.</translation>
        </message>
    </context>
    <context>
        <name>LessonsPage</name>
        <message>
            <source>Learn</source>
            <translation>Učit se</translation>
        </message>
        <message>
            <source>Each lesson is a real game at a real table. Leave whenever you like: your place is kept.</source>
            <translation>Každá lekce je opravdová hra u opravdového stolu. Odejdi, kdy chceš: tvé místo na tebe počká.</translation>
        </message>
        <message>
            <source>Learning progress</source>
            <translation>Co už umíme</translation>
        </message>
        <message>
            <source>One evening</source>
            <translation>Jeden večer</translation>
        </message>
        <message>
            <source>I know similar games</source>
            <translation>Znám podobné hry</translation>
        </message>
        <message>
            <source>From the box</source>
            <translation>Od krabice</translation>
        </message>
        <message>
            <source>Whole course</source>
            <translation>Celý kurz</translation>
        </message>
        <message>
            <source>The shortest way to a first game tonight. Tips during play explain the rest.</source>
            <translation>Nejkratší cesta k první hře ještě dnes večer. Zbytek vysvětlí rady během hry.</translation>
        </message>
        <message>
            <source>For people who play modern board games: the lessons about what is particular to this game.</source>
            <translation>Pro ty, kdo hrají moderní deskové hry: lekce o tom, co je na této hře zvláštní.</translation>
        </message>
        <message>
            <source>Set up your own copy of the game first, then learn to play it.</source>
            <translation>Nejdřív si připravíš vlastní výtisk hry, pak se ji naučíš hrát.</translation>
        </message>
        <message>
            <source>All lessons in teaching order, from the first move to the final score.</source>
            <translation>Všechny lekce popořadě, od prvního tahu až po závěrečné bodování.</translation>
        </message>
        <message>
            <source>Which lessons</source>
            <translation>Které lekce</translation>
        </message>
        <message numerus="yes">
            <source>%n lesson(s)</source>
            <translation>
                <numerusform>%n lekce</numerusform>
                <numerusform>%n lekce</numerusform>
                <numerusform>%n lekcí</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About %n minute(s)</source>
            <translation>
                <numerusform>Asi %n minuta</numerusform>
                <numerusform>Asi %n minuty</numerusform>
                <numerusform>Asi %n minut</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them finished</source>
            <translation>
                <numerusform>Dokončena %n</numerusform>
                <numerusform>Dokončeny %n</numerusform>
                <numerusform>Dokončeno %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Learn together</source>
            <translation>Učení u společného stolu</translation>
        </message>
        <message>
            <source>A first round for everybody at this screen, each in their own language.</source>
            <translation>První kolo pro všechny u této obrazovky, pro každého v jeho jazyce.</translation>
        </message>
        <message>
            <source>Ten questions</source>
            <translation>Deset otázek</translation>
        </message>
        <message>
            <source>Over positions from real games: what you have met comes first.</source>
            <translation>V situacích ze skutečných partií: nejdřív to, co už znáš.</translation>
        </message>
        <message numerus="yes">
            <source>Refresher: %n rule(s) due for review</source>
            <translation>
                <numerusform>Opakování: %n pravidlo</numerusform>
                <numerusform>Opakování: %n pravidla</numerusform>
                <numerusform>Opakování: %n pravidel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>From your games: %n rule(s) to practise</source>
            <translation>
                <numerusform>Z tvých her: %n pravidlo k procvičení</numerusform>
                <numerusform>Z tvých her: %n pravidla k procvičení</numerusform>
                <numerusform>Z tvých her: %n pravidel k procvičení</numerusform>
            </translation>
        </message>
        <message>
            <source>Which game</source>
            <translation>Která hra</translation>
        </message>
    </context>
    <context>
        <name>LibraryPage</name>
        <message>
            <source>Rules</source>
            <translation>Pravidla</translation>
        </message>
        <message>
            <source>Sent to the printer: %1</source>
            <extracomment>%1 is the name of a printer</extracomment>
            <translation>Odesláno na tiskárnu: %1</translation>
        </message>
        <message>
            <source>Saved: %1</source>
            <translation>Uloženo: %1</translation>
        </message>
    </context>
    <context>
        <name>Lieutenants</name>
        <message>
            <source>Lieutenant %1, at home</source>
            <translation>Služebník %1, na panství</translation>
        </message>
        <message>
            <source>Lieutenant %1, resting until the next round</source>
            <translation>Služebník %1, odpočívá do dalšího kola</translation>
        </message>
        <message>
            <source>Lieutenant %1, standing: %2</source>
            <translation>Služebník %1, stojí: %2</translation>
        </message>
        <message>
            <source>Lieutenant %1, lying: %2</source>
            <translation>Služebník %1, leží: %2</translation>
        </message>
    </context>
    <context>
        <name>LinkStrip</name>
        <message>
            <source>The connection to the host is lost. The table comes back by itself; your seats remain yours.</source>
            <translation>Spojení se stolem se přerušilo. Stůl se vrátí sám; tvoje místa zůstávají tvoje.</translation>
        </message>
        <message>
            <source>Connected to the host; you are looking on.</source>
            <translation>Spojení se stolem je v pořádku; jen se díváš.</translation>
        </message>
        <message>
            <source>Connected to the host.</source>
            <translation>Spojení se stolem je v pořádku.</translation>
        </message>
        <message numerus="yes">
            <source>%n seat(s) played on other devices.</source>
            <translation>
                <numerusform>Na jiných zařízeních se hraje na %n místě.</numerusform>
                <numerusform>Na jiných zařízeních se hraje na %n místech.</numerusform>
                <numerusform>Na jiných zařízeních se hraje na %n místech.</numerusform>
            </translation>
        </message>
        <message>
            <source>Others can join now.</source>
            <translation>Ostatní si teď mohou přisednout.</translation>
        </message>
        <message>
            <source>Show the code</source>
            <translation>Ukázat kód</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Zkusit znovu</translation>
        </message>
        <message>
            <source>Looking for the table…</source>
            <translation>Stůl se hledá…</translation>
        </message>
        <message>
            <source>Take a seat</source>
            <translation>Posadit se</translation>
        </message>
        <message>
            <source>No keychain answers: your seats are yours until the program is closed.</source>
            <translation>Klíčenka neodpovídá: místa jsou tvoje do zavření programu.</translation>
        </message>
        <message>
            <source>No keychain answers: the code holds until the program is closed.</source>
            <translation>Klíčenka neodpovídá: kód platí do zavření programu.</translation>
        </message>
        <message>
            <source>The host is away. What you do waits for it.</source>
            <translation>Zařízení se stolem není připojené. Co uděláš, na něj počká.</translation>
        </message>
        <message>
            <source>The host is away. Your move is waiting for its answer.</source>
            <translation>Zařízení se stolem není připojené. Tvůj tah čeká na jeho odpověď.</translation>
        </message>
        <message>
            <source>Not connected now: %1.</source>
            <comment>names of players</comment>
            <translation>Teď bez připojení: %1.</translation>
        </message>
        <message>
            <source>No seat is free for others.</source>
            <translation>Pro ostatní není volné žádné místo.</translation>
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message>
            <source>Log</source>
            <translation>Průběh hry</translation>
        </message>
        <message>
            <source>Close the log</source>
            <translation>Zavřít průběh hry</translation>
        </message>
        <message>
            <source>Nothing has happened yet.</source>
            <translation>Zatím se nic nestalo.</translation>
        </message>
    </context>
    <context>
        <name>Main</name>
        <message>
            <source>%1 – Magister Ludi</source>
            <comment>Title of the window: page or game</comment>
            <translation>%1 – Magister Ludi</translation>
        </message>
        <message>
            <source>Opening the game</source>
            <translation>Hra se otevírá</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Zrušit</translation>
        </message>
        <message>
            <source>This is taking longer than usual: the file is large or the disk is slow. If you cancel, the game stays as it is.</source>
            <translation>Trvá to déle než obvykle: soubor je velký, nebo je disk pomalý. Když otevírání zrušíš, hra zůstane, jak je.</translation>
        </message>
        <message>
            <source>This could not be opened</source>
            <translation>Toto se nepodařilo otevřít</translation>
        </message>
        <message>
            <source>Your saved game goes further</source>
            <translation>Tvoje uložená hra je dál</translation>
        </message>
        <message>
            <source>“%1” is an older copy of a game that is among your saved games already. The saved game goes further, and that one was opened.</source>
            <translation>„%1“ je starší kopie hry, kterou už máš mezi uloženými. Uložená hra je dál a otevřela se ta.</translation>
        </message>
    </context>
    <context>
        <name>MarketTile</name>
        <message>
            <source>None left</source>
            <translation>Vyčerpáno</translation>
        </message>
    </context>
    <context>
        <name>Markets</name>
        <message>
            <source>Offers</source>
            <translation>Nabídka</translation>
        </message>
        <message>
            <source>Hut upgrades</source>
            <translation>Vylepšení domků</translation>
        </message>
        <message>
            <source>Carts</source>
            <translation>Vozy</translation>
        </message>
        <message>
            <source>Workshops</source>
            <translation>Dílny</translation>
        </message>
        <message>
            <source>Refresh the three hut upgrades</source>
            <translation>Obnovit všechna tři vylepšení domků</translation>
        </message>
        <message>
            <source>Refresh the three workshops</source>
            <translation>Obnovit všechny tři dílny</translation>
        </message>
    </context>
    <context>
        <name>MessinaBox</name>
        <message>
            <source>Player boards</source>
            <translation>Hráčské desky</translation>
        </message>
        <message>
            <source>Side a, all the same</source>
            <translation>Strana „a“, všechny desky stejné</translation>
        </message>
        <message>
            <source>Side b, all different</source>
            <translation>Strana „b“, každá deska jiná</translation>
        </message>
        <message>
            <source>Scroll boards</source>
            <translation>Desky šlechtického archivu</translation>
        </message>
        <message>
            <source>With the book priority tile</source>
            <translation>S destičkou priority</translation>
        </message>
        <message>
            <source>Turn order in the first round</source>
            <translation>Pořadí hráčů v prvním kole</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Losem</translation>
        </message>
        <message>
            <source>As listed</source>
            <translation>Podle seznamu</translation>
        </message>
        <message>
            <source>Messina 1347</source>
            <translation>Messina 1347</translation>
        </message>
        <message>
            <source>advanced boards</source>
            <translation>desky pro pokročilé</translation>
        </message>
        <message>
            <source>advanced player boards</source>
            <translation>hráčské desky pro pokročilé</translation>
        </message>
        <message>
            <source>advanced scroll boards</source>
            <translation>desky šlechtického archivu pro pokročilé</translation>
        </message>
        <message>
            <source>priority tile</source>
            <translation>destička priority</translation>
        </message>
        <message>
            <source>Rescue citizens from the plague, let them work on your estate, and bring them back to a healthy town.</source>
            <translation>Zachraňuj měšťany před morem, dej jim práci na svém panství a vrať je do uzdraveného města.</translation>
        </message>
        <message>
            <source>“Messina 1347” was designed by Raúl Fernández Aparicio and Vladimír Suchý and is published by Delicious Games.</source>
            <translation>Autory hry „Messina 1347“ jsou Raúl Fernández Aparicio a Vladimír Suchý, vydává ji Delicious Games.</translation>
        </message>
        <message>
            <source>Workshops in an estate</source>
            <translation>Dílny na panství</translation>
        </message>
        <message>
            <source>Always the same size</source>
            <translation>Vždy stejně velké</translation>
        </message>
        <message>
            <source>As large as space allows</source>
            <translation>Tak velké, jak místo dovolí</translation>
        </message>
        <message>
            <source>Hex artwork</source>
            <translation>Vzhled destiček</translation>
        </message>
        <message>
            <source>With a skyline</source>
            <translation>S obrysem města</translation>
        </message>
        <message>
            <source>Plain</source>
            <translation>Prostý</translation>
        </message>
    </context>
    <context>
        <name>MessinaParts</name>
        <message>
            <source>Choose a hex</source>
            <translation>Výběr destičky</translation>
        </message>
        <message>
            <source>Rescue</source>
            <translation>Záchrana</translation>
        </message>
        <message>
            <source>Fight the plague</source>
            <translation>Boj s morem</translation>
        </message>
        <message>
            <source>Act</source>
            <translation>Akce</translation>
        </message>
        <message>
            <source>During the game</source>
            <comment>points, in a chart</comment>
            <translation>Během hry</translation>
        </message>
        <message>
            <source>Books</source>
            <comment>points, in a chart</comment>
            <translation>Písemné záznamy</translation>
        </message>
        <message>
            <source>Districts</source>
            <comment>points, in a chart</comment>
            <translation>Městské části</translation>
        </message>
        <message>
            <source>Scrolls</source>
            <comment>points, in a chart</comment>
            <translation>Archiv</translation>
        </message>
        <message>
            <source>Leftovers</source>
            <comment>points, in a chart</comment>
            <translation>Zbylé žetony</translation>
        </message>
        <message>
            <source>Rats</source>
            <comment>points, in a chart</comment>
            <translation>Krysy</translation>
        </message>
        <message>
            <source>next hex, space or row in that direction</source>
            <translation>další destička, pole nebo řádek v daném směru</translation>
        </message>
        <message>
            <source>end the turn or the fight, continue</source>
            <translation>konec tahu nebo boje, dál</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Body</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Mince</translation>
        </message>
        <message>
            <source>Rats</source>
            <translation>Krysy</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Dřevo</translation>
        </message>
        <message>
            <source>Fire</source>
            <translation>Oheň</translation>
        </message>
        <message>
            <source>Popularity</source>
            <translation>Morová kronika</translation>
        </message>
        <message>
            <source>End the fight</source>
            <translation>Ukončit boj</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>Ukončit tah</translation>
        </message>
        <message>
            <source>Messina 1347</source>
            <translation>Messina 1347</translation>
        </message>
        <message>
            <source>zoom in or out of the town or the estate, or show all of it</source>
            <translation>zvětšení a zmenšení města nebo panství, celek</translation>
        </message>
    </context>
    <context>
        <name>NameList</name>
        <message>
            <source>Known players</source>
            <translation>Známé osoby</translation>
        </message>
    </context>
    <context>
        <name>Neighbours</name>
        <message>
            <source>Opponent</source>
            <translation>Protivník</translation>
        </message>
        <message>
            <source>Other players</source>
            <translation>Soupeři</translation>
        </message>
    </context>
    <context>
        <name>NewGamePage</name>
        <message>
            <source>New game</source>
            <translation>Nová hra</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Hráči</translation>
        </message>
        <message>
            <source>One screen, passed from player to player</source>
            <translation>Jedna obrazovka, z ruky do ruky</translation>
        </message>
        <message>
            <source>Start the game</source>
            <translation>Začít hru</translation>
        </message>
        <message>
            <source>Solo against an automated opponent</source>
            <translation>Sólo proti protivníkovi, kterého řídí pravidla</translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n hráč</numerusform>
                <numerusform>%n hráči</numerusform>
                <numerusform>%n hráčů</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n house ruling(s)</source>
            <translation>
                <numerusform>%n vlastní rozhodnutí</numerusform>
                <numerusform>%n vlastní rozhodnutí</numerusform>
                <numerusform>%n vlastních rozhodnutí</numerusform>
            </translation>
        </message>
        <message>
            <source>seed %1</source>
            <translation>číslo náhody %1</translation>
        </message>
        <message>
            <source>Who is playing</source>
            <translation>Kdo hraje</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>Sólo</translation>
        </message>
        <message>
            <source>1, solo</source>
            <translation>1, sólo</translation>
        </message>
        <message>
            <source>How much is explained. Everything: possible moves are lit, and anything else tells you why not when you reach it. If asked: possible moves are lit, and the rest waits for H, ? or a click. Nothing: the table stays plain, but an illegal click is still answered.</source>
            <translation>Kolik toho program vysvětluje. Vše: možné tahy jsou zvýrazněné, a proč něco možné není, se dozvíš, jakmile na to najedeš. Na požádání: možné tahy jsou zvýrazněné, ostatní se vysvětlí po stisku H nebo ? či po kliknutí. Nic: stůl zůstává bez zvýraznění; kliknutí, kterému nelze vyhovět, však odpověď dostane.</translation>
        </message>
        <message>
            <source>Check what is in the box</source>
            <translation>Zkontrolovat obsah krabice</translation>
        </message>
        <message>
            <source>Start and invite devices</source>
            <translation>Začít a pozvat zařízení</translation>
        </message>
    </context>
    <context>
        <name>NumberAnswer</name>
        <message>
            <source>One less</source>
            <translation>O 1 méně</translation>
        </message>
        <message>
            <source>Your number</source>
            <translation>Tvé číslo</translation>
        </message>
        <message>
            <source>One more</source>
            <translation>O 1 více</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Ověřit</translation>
        </message>
    </context>
    <context>
        <name>OneColumnBooks</name>
        <message>
            <source>Books</source>
            <translation>Písemné záznamy</translation>
        </message>
    </context>
    <context>
        <name>OneColumnEstate</name>
        <message>
            <source>Your estate</source>
            <translation>Tvé panství</translation>
        </message>
        <message>
            <source>%1’s estate</source>
            <translation>Panství: %1</translation>
        </message>
        <message>
            <source>Back to the current player’s estate</source>
            <translation>Zpět na panství hráče, který je na tahu</translation>
        </message>
        <message>
            <source>Lieutenant %1, at home</source>
            <translation>Služebník %1, na panství</translation>
        </message>
        <message>
            <source>Lieutenant %1, resting until the next round</source>
            <translation>Služebník %1, odpočívá do dalšího kola</translation>
        </message>
        <message>
            <source>Lieutenant %1, standing: %2</source>
            <translation>Služebník %1, stojí: %2</translation>
        </message>
        <message>
            <source>Lieutenant %1, lying: %2</source>
            <translation>Služebník %1, leží: %2</translation>
        </message>
        <message>
            <source>picked up</source>
            <translation>zvednutý</translation>
        </message>
        <message>
            <source>Repopulated districts</source>
            <translation>Znovuosídlené městské části</translation>
        </message>
    </context>
    <context>
        <name>OneColumnLine</name>
        <message>
            <source>Choose</source>
            <translation>Vybrat</translation>
        </message>
        <message>
            <source>free</source>
            <translation>zdarma</translation>
        </message>
        <message>
            <source>Why not?</source>
            <translation>Proč ne?</translation>
        </message>
    </context>
    <context>
        <name>OneColumnOffers</name>
        <message>
            <source>Offers</source>
            <translation>Nabídka</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Vzít</translation>
        </message>
        <message>
            <source>Refresh the three hut upgrades</source>
            <translation>Obnovit všechna tři vylepšení domků</translation>
        </message>
        <message>
            <source>Refresh the three workshops</source>
            <translation>Obnovit všechny tři dílny</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Obnovit</translation>
        </message>
    </context>
    <context>
        <name>OneColumnNothing</name>
        <message>
            <source>Nothing fits this filter now.</source>
            <translation>Tomuto filtru teď nic neodpovídá.</translation>
        </message>
        <message>
            <source>Show all</source>
            <translation>Zobrazit vše</translation>
        </message>
    </context>
    <context>
        <name>OneColumnPlace</name>
        <message>
            <source>white</source>
            <translation>bílá</translation>
        </message>
        <message>
            <source>orange</source>
            <translation>oranžová</translation>
        </message>
        <message>
            <source>turquoise</source>
            <translation>tyrkysová</translation>
        </message>
        <message>
            <source>red</source>
            <translation>červená</translation>
        </message>
        <message>
            <source>no hex here yet</source>
            <translation>zatím bez destičky</translation>
        </message>
    </context>
    <context>
        <name>OneColumnPlayers</name>
        <message>
            <source>Players</source>
            <translation>Hráči</translation>
        </message>
        <message>
            <source>Opponent</source>
            <translation>Protivník</translation>
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
            <translation>%1: %2. Tady se teď dá něco vybrat.</translation>
        </message>
    </context>
    <context>
        <name>OneColumnRounds</name>
        <message>
            <source>Rounds</source>
            <translation>Kola</translation>
        </message>
        <message>
            <source>Round %1, now</source>
            <translation>Kolo %1, nyní</translation>
        </message>
        <message>
            <source>Round %1, over</source>
            <translation>Kolo %1, skončilo</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Kolo %1</translation>
        </message>
    </context>
    <context>
        <name>OneColumnTown</name>
        <message>
            <source>Town</source>
            <translation>Město</translation>
        </message>
        <message>
            <source>Places listed</source>
            <translation>Zobrazená místa</translation>
        </message>
        <message>
            <source>All (%1)</source>
            <translation>Všechna (%1)</translation>
        </message>
        <message>
            <source>Possible (%1)</source>
            <translation>Dostupná (%1)</translation>
        </message>
        <message>
            <source>With citizens (%1)</source>
            <translation>S měšťany (%1)</translation>
        </message>
        <message>
            <source>With plague (%1)</source>
            <translation>S morem (%1)</translation>
        </message>
    </context>
    <context>
        <name>Opponent</name>
        <message>
            <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes nothing.</source>
            <translation>Destička posílá služebníka na {place:acc}; protivník si tam nic nebere.</translation>
        </message>
        <message>
            <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes a ship from the nearest dock.</source>
            <translation>Destička posílá služebníka na {place:acc} pro loď z nejbližšího mola.</translation>
        </message>
        <message>
            <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes the cart on offer.</source>
            <translation>Destička posílá služebníka na {place:acc} pro vůz z nabídky.</translation>
        </message>
        <message>
            <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes the workshop on offer ({citizen:nom}).</source>
            <translation>Destička posílá služebníka na {place:acc} pro odkrytou dílnu ({citizen:nom}).</translation>
        </message>
        <message>
            <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes every hut upgrade on offer.</source>
            <translation>Destička posílá služebníka na {place:acc} pro všechna odkrytá vylepšení domků.</translation>
        </message>
        <message>
            <source>No tile has been turned up this round.</source>
            <translation>V tomto kole se ještě žádná destička neodkryla.</translation>
        </message>
        <message>
            <source>No tile names a free hex, so the remaining lieutenants stay at home.</source>
            <translation>Žádná destička neukazuje dostupné místo: zbylí protivníkovi služebníci zůstávají u jeho desky.</translation>
        </message>
    </context>
    <context>
        <name>OpponentCard</name>
        <message>
            <source>Opponent</source>
            <translation>Protivník</translation>
        </message>
    </context>
    <context>
        <name>OpponentChip</name>
        <message>
            <source>Opponent</source>
            <translation>Protivník</translation>
        </message>
    </context>
    <context>
        <name>OpponentFigures</name>
        <message>
            <source>Ships taken:</source>
            <translation>Získané lodě:</translation>
        </message>
        <message>
            <source>Carts taken:</source>
            <translation>Získané vozy:</translation>
        </message>
        <message>
            <source>Workshops taken:</source>
            <translation>Získané dílny:</translation>
        </message>
        <message>
            <source>Hut upgrades taken:</source>
            <translation>Získaná vylepšení domků:</translation>
        </message>
        <message>
            <source>Tiles in the stack: %1</source>
            <translation>Destičky v hromádce: %1</translation>
        </message>
        <message>
            <source>Space on the popularity book:</source>
            <translation>Pole na stupnici morové kroniky:</translation>
        </message>
    </context>
    <context>
        <name>OptionList</name>
        <message>
            <source>Answers</source>
            <translation>Odpovědi</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>Správně</translation>
        </message>
        <message>
            <source>This is the answer</source>
            <translation>Toto je odpověď</translation>
        </message>
        <message>
            <source>Not right</source>
            <translation>Není správně</translation>
        </message>
    </context>
    <context>
        <name>OrleansAdvice</name>
        <message>
            <source>Last in the census in {times:round:acc}: that cost {n:coin:acc}.</source>
            <translation>Poslední místo ve sčítání lidu ({times:round:nom}): stálo to {n:coin:acc}.</translation>
        </message>
        <message>
            <source>No food for the Harvest in {times:round:acc}: the fines cost {n:coin:acc}.</source>
            <translation>Sklizeň bez potravin ({times:round:nom}): pokuty stály {n:coin:acc}.</translation>
        </message>
        <message>
            <source>Coins were missing when they were due. Given up under torture: {n}.</source>
            <translation>Když bylo třeba platit, chyběly mince. Odevzdáno při mučení: {n}.</translation>
        </message>
        <message>
            <source>Draws lost because the bag was empty: {n}.</source>
            <translation>Losování promarněná kvůli prázdnému váčku: {n}.</translation>
        </message>
        <message>
            <source>Draws not made although there were followers in the bag: {n}.</source>
            <translation>Nevyužitá losování, ačkoli ve váčku byli následovníci: {n}.</translation>
        </message>
        <message>
            <source>Citizen tiles missed by a single step: {n}. At the end each would have been worth {points:point:acc}.</source>
            <translation>Žetony měšťanů, ke kterým chyběl jediný krok: {n}. Na konci by měl každý hodnotu {points:point:nom}.</translation>
        </message>
        <message>
            <source>The citizen tile for the most trading stations was close: you have {mine}, the best of the others {most}.</source>
            <translation>Žeton měšťana za nejvíc obchodních stanic byl blízko: máš {mine}, nejlepší z ostatních hráčů {most}.</translation>
        </message>
        <message>
            <source>The next development level was {steps:development-point:nom} away: it would have been worth {n:point:acc} more.</source>
            <translation>K další úrovni rozvoje chybělo: {steps:development-point:nom}. Přinesla by ještě {n:point:acc}.</translation>
        </message>
        <message>
            <source>No trading station built; another player scored {n:point:acc} for trading stations.</source>
            <translation>Žádná obchodní stanice; jiný hráč za obchodní stanice získává {n:point:acc}.</translation>
        </message>
        <message>
            <source>Followers still standing on slots at the end: {n}. Their places were not used again.</source>
            <translation>Následovníci, kteří na konci zůstali na akčních polích: {n}. Jejich místa se už nevyužila.</translation>
        </message>
        <message>
            <source>Place tiles never used: {places}.</source>
            <translation>Nikdy nevyužité karty míst: {places}.</translation>
        </message>
    </context>
    <context>
        <name>OrleansBox</name>
        <message>
            <source>Random</source>
            <translation>Losem</translation>
        </message>
        <message>
            <source>Orléans</source>
            <translation>Orléans</translation>
        </message>
        <message>
            <source>Gather followers in your bag, and plan what those you draw will do: trade, travel, build and study.</source>
            <translation>Sbírej následovníky do váčku a plánuj, co udělají ti, které vylosuješ: obchod, cesty, stavby i studium.</translation>
        </message>
        <message>
            <source>“Orléans” was designed by Reiner Stockhausen and is published by dlp games.</source>
            <translation>Autorem hry „Orléans“ je Reiner Stockhausen, vydává ji dlp games.</translation>
        </message>
        <message>
            <source>Starting player</source>
            <translation>Začínající hráč</translation>
        </message>
        <message>
            <source>First in the list</source>
            <translation>První v seznamu</translation>
        </message>
        <message>
            <source>Extra place tiles</source>
            <translation>Další karty míst</translation>
        </message>
        <message>
            <source>Six more place tiles are on offer.</source>
            <translation>V nabídce je o šest karet míst víc.</translation>
        </message>
        <message>
            <source>Fewer place tiles</source>
            <translation>Méně karet míst</translation>
        </message>
        <message>
            <source>For experienced players: before round 1 each player may return one place tile to the box, or two in a two-player game.</source>
            <translation>Pro zkušené: před 1. kolem může každý hráč vrátit do krabice jednu kartu místa podle své volby, ve dvou hráčích každý dvě.</translation>
        </message>
        <message>
            <source>extra place tiles</source>
            <translation>další karty míst</translation>
        </message>
        <message>
            <source>fewer place tiles</source>
            <translation>méně karet míst</translation>
        </message>
    </context>
    <context>
        <name>OrleansCard</name>
        <message>
            <source>The supply of goods tiles. What runs out here can no longer be gained; goods tiles handed in come back.</source>
            <translation>Zásoba žetonů zboží. Zboží, které tu dojde, už nelze získat; odevzdané žetony zboží se sem vracejí.</translation>
        </message>
        <message>
            <source>place tiles</source>
            <translation>karty míst</translation>
        </message>
        <message>
            <source>Place tiles that have not been taken yet. A new trader brings one of your choice; anyone may look through them.</source>
            <translation>Karty míst, které si ještě nikdo nevzal. Nový obchodník přinese jednu podle výběru; prohlížet si je smí každý.</translation>
        </message>
        <message>
            <source>What has to be decided now.</source>
            <translation>O tomto je teď třeba rozhodnout.</translation>
        </message>
        <message>
            <source>A town on the map. Every player can build one trading station here while their merchant is in town ({place:nom}).</source>
            <translation>Město na mapě. Každý hráč tu smí postavit jednu obchodní stanici, když tu stojí jeho kupec ({place:nom}).</translation>
        </message>
        <message>
            <source>A town on the map. You can build a trading station where your merchant stands ({place:nom}); this town has room for one.</source>
            <translation>Město na mapě. Obchodní stanici smíš postavit tam, kde stojí tvůj kupec ({place:nom}); v tomto městě je místo pro jednu.</translation>
        </message>
        <message>
            <source>A waterway between two towns. Places that move your merchant along it: {places}.</source>
            <translation>Vodní cesta mezi dvěma městy. Místa, která po ní posunou tvého kupce: {places}.</translation>
        </message>
        <message>
            <source>A road between two towns. Places that move your merchant along it: {places}.</source>
            <translation>Cesta mezi dvěma městy. Místa, která po ní posunou tvého kupce: {places}.</translation>
        </message>
        <message>
            <source>A space for a goods tile on a route. When your merchant travels along it, you may take one goods tile; it is not replaced.</source>
            <translation>Pole pro žeton zboží na cestě. Když po ní cestuje tvůj kupec, smíš si vzít jeden žeton zboží; pole se nedoplňuje.</translation>
        </message>
        <message>
            <source>A follower track. Whoever recruits such a follower moves their marker one space on and gets what that space brings. At the end of the track no more can be recruited.</source>
            <translation>Stupnice následovníků. Kdo takového následovníka naverbuje, posune svou značku o jedno pole a dostane, co nové pole přináší. Na konci stupnice už verbovat nelze.</translation>
        </message>
        <message>
            <source>Each development point moves your marker one space on. The level reached multiplies your trading stations and citizen tiles at the end of the game.</source>
            <translation>Každý bod rozvoje posune tvou značku o jedno pole. Dosaženou úrovní se na konci hry násobí tvé obchodní stanice a žetony měšťanů.</translation>
        </message>
        <message>
            <source>recruited here: {place:nom}</source>
            <translation>verbuje se zde: {place:nom}</translation>
        </message>
        <message>
            <source>left in the supply: {n}</source>
            <translation>v zásobě zbývá: {n}</translation>
        </message>
        <message>
            <source>{who}: space {n} of {all}</source>
            <translation>{who}: pole {n} z {all}</translation>
        </message>
        <message>
            <source>next space of {who}: {reward}</source>
            <translation>příští pole ({who}): {reward}</translation>
        </message>
        <message>
            <source>{who}: level {level}, space {n}</source>
            <translation>{who}: úroveň {level}, pole {n}</translation>
        </message>
        <message>
            <source>A beneficial deed. Followers you send here do not come back; each brings its reward at once.</source>
            <translation>Dobročinné dílo. Následovníci, které sem pošleš, se nevracejí; každý hned přinese odměnu.</translation>
        </message>
        <message>
            <source>A space at a beneficial deed takes exactly this kind of follower: no other follower can replace it here, not even a monk.</source>
            <translation>Pole dobročinného díla přijme právě tohoto následovníka: nikdo jiný ho tu nezastoupí, ani mnich.</translation>
        </message>
        <message>
            <source>Place tiles that can be taken with a new trader. Your first tile comes from this stack; anyone may look through it and choose.</source>
            <translation>Karty míst, které lze získat s novým obchodníkem. Z této hromádky pochází tvá první karta; prohlížet si ji a vybírat z ní smí každý.</translation>
        </message>
        <message>
            <source>Place tiles that can be taken with a new trader, from your second tile on. Anyone may look through the stack and choose.</source>
            <translation>Karty míst, které lze získat s novým obchodníkem od druhé karty dál. Prohlížet si hromádku a vybírat z ní smí každý.</translation>
        </message>
        <message>
            <source>no tile left</source>
            <translation>žádné karty nezbývají</translation>
        </message>
        <message>
            <source>A place tile without slots: its ability is always in effect for its owner.</source>
            <translation>Karta místa bez akčních polí: její schopnost působí pro majitele stále.</translation>
        </message>
        <message>
            <source>A place that protects its owner: the follower on it waits until it is needed.</source>
            <translation>Místo, které chrání majitele: následovník na něm čeká, až ho bude třeba.</translation>
        </message>
        <message>
            <source>A place works once enough of its slots are filled. Its action can then be used in the Actions phase; afterwards its followers return to the bag.</source>
            <translation>Místo funguje, jakmile je obsazeno dost jeho akčních polí. Jeho akci pak lze provést ve fázi Akce; potom se následovníci vrátí do váčku.</translation>
        </message>
        <message>
            <source>A stack of the goods market. Farmers and some places bring goods tiles from here, as long as there are any.</source>
            <translation>Hromádka z trhu zboží. Odsud přinášejí žetony zboží sedláci a některá místa, dokud tu nějaké jsou.</translation>
        </message>
        <message>
            <source>Neutral followers that can still be recruited. A monk fits on every slot, but no other follower can replace a monk.</source>
            <translation>Neutrální následovníci, které ještě lze naverbovat. Mnich smí na každé akční pole, ale jeho nikdo jiný nezastoupí.</translation>
        </message>
        <message>
            <source>Neutral followers that can still be recruited. When none are left, nobody can recruit this kind.</source>
            <translation>Neutrální následovníci, které ještě lze naverbovat. Až dojdou, nikdo už takového následovníka nenaverbuje.</translation>
        </message>
        <message>
            <source>An hourglass event. It takes effect in phase {n} ({phase:nom}).</source>
            <translation>Událost z přesýpacích hodin. Působí ve fázi {n} ({phase:nom}).</translation>
        </message>
        <message>
            <source>{event:nom}: turned up {n} of {all}</source>
            <translation>{event:nom}: otočeno {n} z {all}</translation>
        </message>
        <message>
            <source>hourglass: {n:hourglass-tile:nom} left</source>
            <translation>v hromádce zbývá: {n:hourglass-tile:nom}</translation>
        </message>
        <message>
            <source>At the start of each round one hourglass tile is turned up: it shows the event of the round. When the stack is used up, the last round is being played.</source>
            <translation>Na začátku každého kola se otočí jedna karta přesýpacích hodin: ukazuje událost kola. Když hromádka dojde, hraje se poslední kolo.</translation>
        </message>
        <message>
            <source>A technology tile fills one slot of a place for the rest of the game, so that this place needs one follower less.</source>
            <translation>Žeton technologie obsadí jedno akční pole místa do konce hry, takže to místo potřebuje o jednoho následovníka méně.</translation>
        </message>
        <message>
            <source>An action slot for one follower of any kind. Technology tiles may not be placed here.</source>
            <translation>Akční pole pro kteréhokoli jednoho následovníka. Žetony technologie sem nepatří.</translation>
        </message>
        <message>
            <source>An action slot for a monk: no other follower and no technology tile fits.</source>
            <translation>Akční pole pro mnicha: nepatří sem žádný jiný následovník ani žeton technologie.</translation>
        </message>
        <message>
            <source>An action slot for one follower of this kind. A monk fits as well, and a technology tile may fill the slot for the rest of the game.</source>
            <translation>Akční pole pro jednoho takového následovníka. Smí sem i mnich a žeton technologie může pole obsadit do konce hry.</translation>
        </message>
        <message>
            <source>An open row: it takes any number of followers of any kind, but no technology tile.</source>
            <translation>Otevřená řada: pojme libovolný počet následovníků všech druhů, ale žádný žeton technologie.</translation>
        </message>
        <message>
            <source>Drawn followers may wait here instead of on the market. You plan with them as usual, or send them to beneficial deeds.</source>
            <translation>Vylosovaní následovníci tu smějí čekat místo na tržišti. Plánuješ s nimi jako obvykle, nebo je pošleš k dobročinným dílům.</translation>
        </message>
        <message>
            <source>Followers you have drawn wait on the market until you put them on slots. Those that stay here take up room when you draw again.</source>
            <translation>Vylosovaní následovníci čekají na tržišti, až je umístíš na akční pole. Ti, kteří tu zůstanou, zabírají místo při příštím losování.</translation>
        </message>
        <message>
            <source>A follower you have just drawn: it still has to be placed.</source>
            <translation>Právě vylosovaný následovník: ještě je třeba ho někam umístit.</translation>
        </message>
        <message>
            <source>Nobody sees a plan before everyone has chosen Done. Until then, whoever has finished may take it up again.</source>
            <translation>Nikdo nevidí cizí plán, dokud všichni nezvolí „Hotovo“. Do té chvíle se lze k hotovému plánu vrátit.</translation>
        </message>
        <message>
            <source>Bread is baked from grain. It counts as food and as a goods tile; at the end of the game each one scores as many points as your development level.</source>
            <translation>Chléb se peče z obilí. Platí jako potravina i jako žeton zboží; na konci hry má každý takovou hodnotu, jaká je tvá úroveň rozvoje.</translation>
        </message>
        <message>
            <source>A goods tile worth {n:point:acc} at the end of the game. It is food and can be handed in for the Harvest.</source>
            <translation>Žeton zboží, který má na konci hry hodnotu {n:point:nom}. Je to potravina: při Sklizni ho lze odevzdat.</translation>
        </message>
        <message>
            <source>A goods tile worth {n:point:acc} at the end of the game.</source>
            <translation>Žeton zboží, který má na konci hry hodnotu {n:point:nom}.</translation>
        </message>
        <message>
            <source>Money for prices, taxes and fines. At the end of the game each coin is worth {n:point:acc}.</source>
            <translation>Peníze na ceny, daně a pokuty. Na konci hry má každá mince hodnotu {n:point:nom}.</translation>
        </message>
        <message>
            <source>Trading stations are built in towns. At the end of the game each one on the map scores as many points as your development level.</source>
            <translation>Obchodní stanice se stavějí ve městech. Na konci hry má každá na mapě takovou hodnotu, jaká je tvá úroveň rozvoje.</translation>
        </message>
        <message>
            <source>Citizen tiles are kept for good. At the end of the game each one scores as many points as your development level.</source>
            <translation>Žetony měšťanů si necháváš natrvalo. Na konci hry má každý takovou hodnotu, jaká je tvá úroveň rozvoje.</translation>
        </message>
        <message>
            <source>gained this round, to be placed from the next one on: {n}</source>
            <translation>získáno v tomto kole, umístit lze od příštího: {n}</translation>
        </message>
        <message>
            <source>The pawn that travels the map for its owner. It collects goods tiles, and trading stations are built where it stands.</source>
            <translation>Figurka, která pro svého hráče cestuje po mapě. Sbírá žetony zboží a obchodní stanice se stavějí tam, kde stojí.</translation>
        </message>
        <message>
            <source>Followers come out of the bag at random and return to it after their action. You may look into your own bag at any time.</source>
            <translation>Následovníci se z váčku losují a po své akci se do něj vracejí. Do vlastního váčku smíš kdykoli nahlédnout.</translation>
        </message>
        <message>
            <source>One of the players at this table, with everything that belongs to them.</source>
            <translation>Jeden z hráčů u tohoto stolu a vše, co mu patří.</translation>
        </message>
    </context>
    <context>
        <name>OrleansCommand</name>
        <message>
            <source>Pay all your coins</source>
            <translation>Zaplatit všechny mince, které máš</translation>
        </message>
        <message>
            <source>Draw {n:follower:acc}</source>
            <translation>Vylosovat {n:follower:acc}</translation>
        </message>
        <message>
            <source>Use the Bathhouse</source>
            <translation>Využít Lázně</translation>
        </message>
        <message>
            <source>Put the {follower} in the Gunpowder Tower</source>
            <translation>Umístit {follower} do Prašné věže</translation>
        </message>
        <message>
            <source>Put the {follower} on the market</source>
            <translation>Umístit {follower} na tržiště</translation>
        </message>
        <message>
            <source>Return them all to the bag</source>
            <translation>Vrátit všechny do váčku</translation>
        </message>
        <message>
            <source>Return the {follower} to the market instead of drawing ({place:nom})</source>
            <translation>Vzít zpět {follower} místo losování ({place:nom})</translation>
        </message>
        <message>
            <source>Return the {follower} to the market ({place:nom})</source>
            <translation>Vzít zpět na tržiště {follower} ({place:nom})</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Hotovo</translation>
        </message>
        <message>
            <source>Place the technology tile on slot {n} ({place:nom})</source>
            <translation>Položit žeton technologie na pole {n} místa {place:nom}</translation>
        </message>
        <message>
            <source>Take back the technology tile ({place:nom})</source>
            <translation>Vzít zpět žeton technologie ({place:nom})</translation>
        </message>
        <message>
            <source>Take back the {follower} ({place:nom})</source>
            <translation>Vzít zpět {follower} ({place:nom})</translation>
        </message>
        <message>
            <source>Confirm this place</source>
            <translation>Potvrdit toto místo</translation>
        </message>
        <message>
            <source>Change your plan</source>
            <translation>Změnit svůj plán</translation>
        </message>
        <message>
            <source>Use the {place:acc}</source>
            <translation>Využít {place:acc}</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Pasovat</translation>
        </message>
        <message>
            <source>Recruit a {follower:acc}</source>
            <translation>Naverbovat {follower:acc}</translation>
        </message>
        <message>
            <source>Take the place tile: {place:nom}</source>
            <translation>Vzít kartu místa: {place:nom}</translation>
        </message>
        <message>
            <source>Stay where you are</source>
            <translation>Zůstat na místě</translation>
        </message>
        <message>
            <source>Travel by water to {town:gen}</source>
            <translation>Poslat kupce po vodní cestě do {town:gen}</translation>
        </message>
        <message>
            <source>Travel by road to {town:gen}</source>
            <translation>Poslat kupce po cestě do {town:gen}</translation>
        </message>
        <message>
            <source>Send the {follower} to a deed ({deed:nom}, space for a {space:acc})</source>
            <translation>Poslat {follower} na pole pro {space:acc} ({deed:nom})</translation>
        </message>
        <message>
            <source>Take {n:development-point:acc}</source>
            <translation>Vzít {n:development-point:acc}</translation>
        </message>
        <message>
            <source>Take {n:coin:acc}</source>
            <translation>Vzít {n:coin:acc}</translation>
        </message>
        <message>
            <source>Buy {n:development-point:acc} for {n:coin:acc}</source>
            <translation>Koupit {n:development-point:acc} za stejný počet mincí</translation>
        </message>
        <message>
            <source>Pay with {good:ins}</source>
            <translation>Zaplatit {good:ins}</translation>
        </message>
        <message>
            <source>Bake {n} grain into bread</source>
            <translation>Proměnit obilí v chléb: {n}</translation>
        </message>
        <message>
            <source>Take the reward again: {track:nom}</source>
            <translation>Vzít si ještě jednou odměnu svého pole: {track:nom}</translation>
        </message>
        <message>
            <source>Move another player’s merchant</source>
            <translation>Posunout cizího kupce</translation>
        </message>
        <message>
            <source>Move {who}’s merchant by water to {town:gen}</source>
            <translation>Poslat kupce ({who}) po vodní cestě do {town:gen}</translation>
        </message>
        <message>
            <source>Move {who}’s merchant by road to {town:gen}</source>
            <translation>Poslat kupce ({who}) po cestě do {town:gen}</translation>
        </message>
        <message>
            <source>Hand in {good:acc}</source>
            <translation>Odevzdat {good:acc}</translation>
        </message>
        <message>
            <source>Pay the fine</source>
            <translation>Zaplatit pokutu</translation>
        </message>
        <message>
            <source>Return the monk from the Sacristy to the bag</source>
            <translation>Vrátit mnicha ze Sakristie do váčku</translation>
        </message>
        <message>
            <source>Give up a trading station from your supply</source>
            <translation>Odevzdat obchodní stanici ze své zásoby</translation>
        </message>
        <message>
            <source>Give up the trading station: {town:nom}</source>
            <translation>Odevzdat obchodní stanici: {town:nom}</translation>
        </message>
        <message>
            <source>Give up a follower drawn from the bag</source>
            <translation>Odevzdat následovníka vylosovaného z váčku</translation>
        </message>
        <message>
            <source>Give up the {follower}</source>
            <translation>Odevzdat {follower}</translation>
        </message>
        <message>
            <source>Give up a development point</source>
            <translation>Odevzdat bod rozvoje</translation>
        </message>
        <message>
            <source>Give up {good:acc}</source>
            <translation>Odevzdat {good:acc}</translation>
        </message>
        <message>
            <source>Give up the place tile: {place:nom}</source>
            <translation>Odevzdat kartu místa: {place:nom}</translation>
        </message>
        <message>
            <source>Give up a technology tile not yet placed</source>
            <translation>Odevzdat nepoložený žeton technologie</translation>
        </message>
        <message>
            <source>Give up the technology tile: {place:nom}</source>
            <translation>Odevzdat žeton technologie: {place:nom}</translation>
        </message>
        <message>
            <source>Place the {follower} from the Gunpowder Tower ({place:nom})</source>
            <translation>Umístit {follower} z Prašné věže na místo {place:nom}</translation>
        </message>
        <message>
            <source>Place the {follower} ({place:nom})</source>
            <translation>Umístit {follower} na místo {place:nom}</translation>
        </message>
        <message>
            <source>Place the {follower} from the Gunpowder Tower on slot {n} ({place:nom})</source>
            <translation>Umístit {follower} z Prašné věže na pole {n} místa {place:nom}</translation>
        </message>
        <message>
            <source>Place the {follower} on slot {n} ({place:nom})</source>
            <translation>Umístit {follower} na pole {n} místa {place:nom}</translation>
        </message>
        <message>
            <source>Take both goods tiles</source>
            <translation>Vzít oba žetony zboží</translation>
        </message>
        <message>
            <source>Take a goods tile</source>
            <translation>Vzít žeton zboží</translation>
        </message>
        <message>
            <source>Take {good:acc}</source>
            <translation>Vzít {good:acc}</translation>
        </message>
        <message>
            <source>Return to the box: {place:nom}</source>
            <translation>Vrátit do krabice kartu místa: {place:nom}</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Nechat být</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Dál</translation>
        </message>
        <message>
            <source>Take {good:acc} (tile {n} of the route)</source>
            <translation>Vzít {good:acc} ({n}. žeton na cestě)</translation>
        </message>
    </context>
    <context>
        <name>OrleansEffect</name>
        <message>
            <source>Move your merchant along one waterway; you may take {n:good:acc} from it.</source>
            <translation>Přesuň svého kupce po jedné vodní cestě; smíš si z ní vzít {n:good:acc}.</translation>
        </message>
        <message>
            <source>Move your merchant along one road; you may take {n:good:acc} from it.</source>
            <translation>Přesuň svého kupce po jedné cestě; smíš si z ní vzít {n:good:acc}.</translation>
        </message>
        <message>
            <source>Move your merchant along one road or waterway; you may take {n:good:acc} from it.</source>
            <translation>Přesuň svého kupce po jedné cestě nebo vodní cestě; smíš si z ní vzít {n:good:acc}.</translation>
        </message>
        <message>
            <source>Pay another player {coins:coin:acc} and move their merchant along one waterway; you may take {n:good:acc} from it.</source>
            <translation>Zaplať jinému hráči {coins:coin:acc} a přesuň jeho kupce po jedné vodní cestě; smíš si z ní vzít {n:good:acc}.</translation>
        </message>
        <message>
            <source>Pay another player {coins:coin:acc} and move their merchant along one road; you may take {n:good:acc} from it.</source>
            <translation>Zaplať jinému hráči {coins:coin:acc} a přesuň jeho kupce po jedné cestě; smíš si z ní vzít {n:good:acc}.</translation>
        </message>
        <message>
            <source>Pay another player {coins:coin:acc} and move their merchant along one road or waterway; you may take {n:good:acc} from it.</source>
            <translation>Zaplať jinému hráči {coins:coin:acc} a přesuň jeho kupce po jedné cestě nebo vodní cestě; smíš si z ní vzít {n:good:acc}.</translation>
        </message>
        <message>
            <source>Recruit one monk, who can replace any other follower on a slot.</source>
            <translation>Naverbuj jednoho mnicha, který na akčním poli zastoupí kteréhokoli jiného následovníka.</translation>
        </message>
        <message>
            <source>Recruit one follower ({follower:nom}) and advance one space on that track ({track:nom}).</source>
            <translation>Naverbuj jednoho následovníka ({follower:nom}) a postup o jedno pole na jeho stupnici ({track:nom}).</translation>
        </message>
        <message>
            <source>Recruit one follower of your choice ({followers}) and advance one space on that track.</source>
            <translation>Naverbuj jednoho následovníka podle výběru ({followers}) a postup o jedno pole na jeho stupnici.</translation>
        </message>
        <message>
            <source>You get {points:development-point:acc}.</source>
            <translation>Získáš {points:development-point:acc}.</translation>
        </message>
        <message>
            <source>You get {coins:coin:acc}.</source>
            <translation>Získáš {coins:coin:acc}.</translation>
        </message>
        <message>
            <source>You get {coins:coin:acc} and {points:development-point:acc}.</source>
            <translation>Získáš {coins:coin:acc} a {points:development-point:acc}.</translation>
        </message>
        <message>
            <source>Your slots for certain followers ({followers}) also accept another follower: {who}.</source>
            <translation>Tvá akční pole pro tyto následovníky ({followers}) přijmou i jiného následovníka: {who}.</translation>
        </message>
        <message>
            <source>any follower</source>
            <translation>jakýkoli následovník</translation>
        </message>
        <message>
            <source>Build a trading station in the town where your merchant stands.</source>
            <translation>Postav obchodní stanici ve městě, kde stojí tvůj kupec.</translation>
        </message>
        <message>
            <source>Take {good:acc} from the goods market.</source>
            <translation>Vezmi si z trhu zboží {good:acc}.</translation>
        </message>
        <message>
            <source>Send up to {n:follower:gen} from here to beneficial deeds; each brings the reward of its deed.</source>
            <translation>Pošli odsud k dobročinným dílům až {n:follower:acc}; každý přinese odměnu svého díla.</translation>
        </message>
        <message>
            <source>You get as many coins as your development level.</source>
            <translation>Získáš tolik mincí, kolik činí tvá úroveň rozvoje.</translation>
        </message>
        <message>
            <source>You get one coin for each of your trading stations on the map.</source>
            <translation>Získáš jednu minci za každou svou obchodní stanici na mapě.</translation>
        </message>
        <message>
            <source>Pay {least} to {n:coin:gen} and get one development point for each.</source>
            <translation>Zaplať {least} až {n:coin:acc}; za každou získáš jeden bod rozvoje.</translation>
        </message>
        <message>
            <source>Take one technology tile, which you may place from the next round on.</source>
            <translation>Vezmi si jeden žeton technologie; umístit ho smíš nejdřív v příštím kole.</translation>
        </message>
        <message>
            <source>Return the monk from here to the bag to be spared one of these events: {events}.</source>
            <translation>Vrať odsud mnicha do váčku a jedna z těchto událostí se ti vyhne: {events}.</translation>
        </message>
        <message>
            <source>Once a round you may draw {draws:follower:acc} in addition; you keep {keeps} and return the rest to the bag.</source>
            <translation>Jednou za kolo smíš navíc vylosovat {draws:follower:acc}; necháš si {keeps} a zbytek vrátíš do váčku.</translation>
        </message>
        <message>
            <source>Drawn followers may wait here ({spaces:space:nom}); as an action, you send up to {n:follower:gen} from here to beneficial deeds.</source>
            <translation>Vylosovaní následovníci tu smějí čekat ({spaces:space:nom}); jako akci odsud pošleš k dobročinným dílům až {n:follower:acc}.</translation>
        </message>
        <message>
            <source>Hand in {goods:good:acc} and get one development point for each of your trading stations on the map.</source>
            <translation>Odevzdej {goods:good:acc} a získej jeden bod rozvoje za každou svou obchodní stanici na mapě.</translation>
        </message>
        <message>
            <source>Pay {coins:coin:acc} and bake up to {n} grain into bread.</source>
            <translation>Zaplať {coins:coin:acc} a proměň obilí v chléb (nejvýš {n}).</translation>
        </message>
        <message>
            <source>Hand in {goods:good:acc} and take the reward of your space on one track again: {tracks}.</source>
            <translation>Odevzdej {goods:good:acc} a vezmi si znovu odměnu svého pole na jedné stupnici: {tracks}.</translation>
        </message>
        <message>
            <source>Return all followers from here to the bag and get one coin for each.</source>
            <translation>Vrať odsud všechny následovníky do váčku a získej za každého jednu minci.</translation>
        </message>
        <message>
            <source>No monks can be recruited in this round.</source>
            <translation>V tomto kole nelze verbovat mnichy.</translation>
        </message>
        <message>
            <source>Each player gets as many coins as their development level.</source>
            <translation>Každý hráč získá tolik mincí, kolik činí jeho úroveň rozvoje.</translation>
        </message>
        <message>
            <source>Each player hands in one food tile; whoever has none pays {n:coin:acc}.</source>
            <translation>Každý hráč odevzdá jeden žeton potravin; kdo žádný nemá, zaplatí {n:coin:acc}.</translation>
        </message>
        <message>
            <source>Each player pays one coin for every {n:good:acc} they have.</source>
            <translation>Každý hráč zaplatí jednu minci za každé {n:good:acc}, které má.</translation>
        </message>
        <message>
            <source>Each player gets one coin for each of their trading stations on the map.</source>
            <translation>Každý hráč získá jednu minci za každou svou obchodní stanici na mapě.</translation>
        </message>
        <message>
            <source>Each player draws one follower from the bag and loses it; a starting follower goes back.</source>
            <translation>Každý hráč vylosuje z váčku jednoho následovníka a přijde o něj; počáteční následovník se vrací do váčku.</translation>
        </message>
        <message>
            <source>Each follower you send here brings {coins:coin:acc}; whoever fills the last space takes the citizen tile.</source>
            <translation>Každý následovník, kterého sem pošleš, přinese {coins:coin:acc}; kdo zaplní poslední pole, vezme si žeton měšťana.</translation>
        </message>
        <message>
            <source>Each follower you send here brings {coins:coin:acc} or {points:development-point:acc}; whoever fills the last space takes the citizen tile.</source>
            <translation>Každý následovník, kterého sem pošleš, přinese {coins:coin:acc} nebo {points:development-point:acc}; kdo zaplní poslední pole, vezme si žeton měšťana.</translation>
        </message>
        <message>
            <source>draw up to {n:follower:gen} each round</source>
            <translation>v každém kole smíš vylosovat až {n:follower:acc}</translation>
        </message>
        <message>
            <source>one goods tile ({good:nom})</source>
            <translation>jeden žeton zboží ({good:nom})</translation>
        </message>
        <message>
            <source>one technology tile</source>
            <translation>jeden žeton technologie</translation>
        </message>
        <message>
            <source>one place tile from stack I</source>
            <translation>jedna karta místa z hromádky I</translation>
        </message>
        <message>
            <source>one place tile from stack I or II</source>
            <translation>jedna karta místa z hromádky I nebo II</translation>
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
            <translation>žeton měšťana pro toho, kdo sem dojde nejdřív</translation>
        </message>
    </context>
    <context>
        <name>OrleansEnding</name>
        <message>
            <source>Tied on points and on the development track: there is no further tie-break.</source>
            <translation>Shoda v bodech i na stupnici rozvoje: nic dalšího už nerozhoduje.</translation>
        </message>
        <message>
            <source>Tied on points: {names}. The marker further along the development track decides: space {space}.</source>
            <translation>Shoda v bodech: {names}. Rozhoduje značka, která je na stupnici rozvoje dál: pole {space}.</translation>
        </message>
        <message>
            <source>Orléans</source>
            <translation>Orléans</translation>
        </message>
    </context>
    <context>
        <name>OrleansEvent</name>
        <message>
            <source>Round {round} begins.</source>
            <translation>Začíná {round}. kolo.</translation>
        </message>
        <message>
            <source>{who} turns up an hourglass tile: {event:nom}.</source>
            <translation>{who} otáčí kartu přesýpacích hodin: {event:nom}.</translation>
        </message>
        <message>
            <source>{who} gets {n:coin:acc}.</source>
            <translation>{who} získává {n:coin:acc}.</translation>
        </message>
        <message>
            <source>{who} pays {n:coin:acc}.</source>
            <translation>{who} platí {n:coin:acc}.</translation>
        </message>
        <message>
            <source>{who} pays {n:coin:acc} to {other}.</source>
            <translation>{who} platí a {other} dostává {n:coin:acc}.</translation>
        </message>
        <message>
            <source>The treasury is empty: {who} does not get {n:coin:acc}.</source>
            <translation>Městská pokladna je prázdná: {who} nedostává {n:coin:acc}.</translation>
        </message>
        <message>
            <source>{who} draws {n:follower:acc}: {followers}.</source>
            <translation>{who} losuje {n:follower:acc}: {followers}.</translation>
        </message>
        <message>
            <source>{who} draws {n:follower:acc} in the Bathhouse.</source>
            <translation>{who} losuje díky Lázním {n:follower:acc}.</translation>
        </message>
        <message>
            <source>{who} draws {n:follower:acc} in the Bathhouse: {followers}.</source>
            <translation>{who} losuje díky Lázním {n:follower:acc}: {followers}.</translation>
        </message>
        <message>
            <source>{who} puts one follower in the Gunpowder Tower: {follower}.</source>
            <translation>{who} umisťuje následovníka do Prašné věže: {follower}.</translation>
        </message>
        <message>
            <source>{who} puts one follower on the market: {follower}.</source>
            <translation>{who} umisťuje následovníka na tržiště: {follower}.</translation>
        </message>
        <message>
            <source>{who} returns the rest of the draw to the bag.</source>
            <translation>{who} vrací zbytek vylosovaných do váčku.</translation>
        </message>
        <message>
            <source>{who} gives up a draw and returns one follower to the market: {follower} ({place:nom}).</source>
            <translation>{who} se vzdává losování a vrací na tržiště {follower} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} has no followers to draw.</source>
            <translation>{who} nemá koho losovat.</translation>
        </message>
        <message>
            <source>{who} has finished drawing.</source>
            <translation>{who} končí s losováním.</translation>
        </message>
        <message>
            <source>{who} has finished planning.</source>
            <translation>{who} končí s plánováním.</translation>
        </message>
        <message>
            <source>{who} goes back to planning.</source>
            <translation>{who} se vrací k plánování.</translation>
        </message>
        <message>
            <source>Everyone plans at the same time, in secret.</source>
            <translation>Všichni plánují současně a skrytě.</translation>
        </message>
        <message>
            <source>Players plan in turn, one place at a time.</source>
            <translation>Plánuje se postupně, po jednom místě.</translation>
        </message>
        <message>
            <source>{who} plans from the Gunpowder Tower: {follower} ({place:nom}).</source>
            <translation>{who} umisťuje {follower} z Prašné věže ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} plans: {follower} ({place:nom}).</source>
            <translation>{who} umisťuje {follower} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} places a technology tile ({place:nom}).</source>
            <translation>{who} pokládá žeton technologie ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} takes back a technology tile ({place:nom}).</source>
            <translation>{who} si bere zpět žeton technologie ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} takes back: {follower} ({place:nom}).</source>
            <translation>{who} si bere zpět {follower} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} has finished planning a place ({place:nom}).</source>
            <translation>{who} má naplánované jedno místo ({place:nom}).</translation>
        </message>
        <message>
            <source>All plans are final and revealed.</source>
            <translation>Všechny plány platí a jsou odkryté.</translation>
        </message>
        <message>
            <source>It’s {who}’s turn.</source>
            <translation>{who} je na tahu.</translation>
        </message>
        <message>
            <source>{who} uses a place: {place:nom}.</source>
            <translation>{who} využívá {place:acc}.</translation>
        </message>
        <message>
            <source>{who} returns the followers from a place to the bag: {place:nom}.</source>
            <translation>{who} vrací následovníky do váčku ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} passes.</source>
            <translation>{who} pasuje.</translation>
        </message>
        <message>
            <source>{who} recruits one {follower:nom}.</source>
            <translation>{who} verbuje {follower:acc}.</translation>
        </message>
        <message>
            <source>{who} advances to space {n} of the {track:nom}.</source>
            <translation>{who} postupuje na {track:loc} na pole {n}.</translation>
        </message>
        <message>
            <source>{who} gets {good:acc} from the goods market.</source>
            <translation>{who} získává {good:acc} z trhu zboží.</translation>
        </message>
        <message>
            <source>{who} takes {good:acc} from the route.</source>
            <translation>{who} si z cesty bere {good:acc}.</translation>
        </message>
        <message>
            <source>{who} gives up {good:acc}, which is removed from the game.</source>
            <translation>{who} odevzdává {good:acc}; tento žeton odchází ze hry.</translation>
        </message>
        <message>
            <source>{who} hands in {good:acc}.</source>
            <translation>{who} vrací {good:acc} na trh zboží.</translation>
        </message>
        <message>
            <source>{who} bakes grain into bread: {n}.</source>
            <translation>{who} mění obilí v chléb: {n}.</translation>
        </message>
        <message>
            <source>{who} gets a technology tile.</source>
            <translation>{who} získává žeton technologie.</translation>
        </message>
        <message>
            <source>{who} takes a place tile: {place:nom}.</source>
            <translation>{who} si bere kartu místa: {place:nom}.</translation>
        </message>
        <message>
            <source>{who} is already at the end of the development track.</source>
            <translation>{who} už je na konci stupnice rozvoje.</translation>
        </message>
        <message>
            <source>{who} gets {n:development-point:acc} and is now on space {space}.</source>
            <translation>{who} získává {n:development-point:acc} a je teď na poli {space}.</translation>
        </message>
        <message>
            <source>{who} loses {n:development-point:acc} and is now on space {space}.</source>
            <translation>{who} ztrácí {n:development-point:acc} a je teď na poli {space}.</translation>
        </message>
        <message>
            <source>{who} takes a citizen tile for having the most trading stations on the map.</source>
            <translation>{who} si bere žeton měšťana za nejvíc obchodních stanic na mapě.</translation>
        </message>
        <message>
            <source>{who} takes a citizen tile: {from:nom}.</source>
            <translation>{who} si bere žeton měšťana: {from:nom}.</translation>
        </message>
        <message>
            <source>{who} takes nothing from the route.</source>
            <translation>{who} nechává zboží na cestě ležet.</translation>
        </message>
        <message>
            <source>{who} builds a trading station: {town:nom}.</source>
            <translation>{who} staví obchodní stanici: {town:nom}.</translation>
        </message>
        <message>
            <source>{who} sends one {follower:nom} from the Gunpowder Tower to a deed ({deed:nom}).</source>
            <translation>{who} posílá {follower:acc} z Prašné věže k dobročinným dílům ({deed:nom}).</translation>
        </message>
        <message>
            <source>{who} sends one {follower:nom} to a deed ({deed:nom}).</source>
            <translation>{who} posílá {follower:acc} k dobročinným dílům ({deed:nom}).</translation>
        </message>
        <message>
            <source>The event takes effect: {event:nom}.</source>
            <translation>Nastává událost: {event:nom}.</translation>
        </message>
        <message>
            <source>{who} returns the monk from the Sacristy to the bag and is spared this event: {event:nom}.</source>
            <translation>{who} vrací mnicha ze Sakristie do váčku a vyhýbá se události: {event:nom}.</translation>
        </message>
        <message>
            <source>{who} is spared this event: {event:nom}.</source>
            <translation>{who} při události {event:nom} nic neztrácí.</translation>
        </message>
        <message>
            <source>{who} draws for the Plague: {follower}. No follower is lost.</source>
            <translation>{who} losuje kvůli Moru následovníka a neztrácí ho: {follower}.</translation>
        </message>
        <message>
            <source>{who} loses a follower to the Plague: {follower}.</source>
            <translation>{who} ztrácí kvůli Moru následovníka: {follower}.</translation>
        </message>
        <message>
            <source>{who} owes {n:coin:acc} and cannot pay: torture.</source>
            <translation>{who} má zaplatit {n:coin:acc}, ale tolik nemá: následuje mučení.</translation>
        </message>
        <message>
            <source>{who} has nothing left to give up. Still unpaid: {n:coin:nom}.</source>
            <translation>{who} už nemá co odevzdat a stále dluží {n:coin:acc}.</translation>
        </message>
        <message>
            <source>{who} gives up a trading station from their supply.</source>
            <translation>{who} odevzdává obchodní stanici ze své zásoby.</translation>
        </message>
        <message>
            <source>{who} gives up a trading station: {town:nom}.</source>
            <translation>{who} odevzdává obchodní stanici: {town:nom}.</translation>
        </message>
        <message>
            <source>{who} gives up a follower from the bag: {follower}.</source>
            <translation>{who} odevzdává následovníka z váčku: {follower}.</translation>
        </message>
        <message>
            <source>{who} gives up a place tile: {place:nom}.</source>
            <translation>{who} odevzdává kartu místa: {place:nom}.</translation>
        </message>
        <message>
            <source>{who} gives up a technology tile that has not been placed.</source>
            <translation>{who} odevzdává nepoložený žeton technologie.</translation>
        </message>
        <message>
            <source>{who} gives up a technology tile: {place:nom}.</source>
            <translation>{who} odevzdává žeton technologie: {place:nom}.</translation>
        </message>
        <message>
            <source>The start player is now {who}.</source>
            <translation>Začínajícím hráčem je teď {who}.</translation>
        </message>
        <message>
            <source>{who} – {label}: {n:point:nom}.</source>
            <translation>{who} má {n:point:acc} v položce {label}.</translation>
        </message>
        <message>
            <source>{names} wins the game.</source>
            <translation>Vítězí {names}.</translation>
        </message>
        <message>
            <source>Shared victory: {names}.</source>
            <translation>Společné vítězství: {names}.</translation>
        </message>
        <message>
            <source>Phase {n}: {phase:nom}.</source>
            <translation>Fáze {n}: {phase:nom}.</translation>
        </message>
        <message>
            <source>Before round 1, place tiles may be returned to the box.</source>
            <translation>Před 1. kolem se mohou karty míst vrátit do krabice.</translation>
        </message>
        <message>
            <source>The final scoring begins.</source>
            <translation>Začíná závěrečné bodování.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Konec hry.</translation>
        </message>
        <message>
            <source>Census: {leader} is in the lead, {last} is last.</source>
            <translation>Ve sčítání lidu vede {leader} a poslední místo má {last}.</translation>
        </message>
        <message>
            <source>Census: {leader} is in the lead; there is a tie for last place.</source>
            <translation>Ve sčítání lidu vede {leader} a o poslední místo je shoda.</translation>
        </message>
        <message>
            <source>Census: there is a tie for the lead; {last} is last.</source>
            <translation>Ve sčítání lidu je o první místo shoda a poslední místo má {last}.</translation>
        </message>
        <message>
            <source>Census: there is a tie for the lead and a tie for last place.</source>
            <translation>Ve sčítání lidu je shoda o první i o poslední místo.</translation>
        </message>
        <message>
            <source>{who} travels by water to {town:gen}.</source>
            <translation>{who} pluje po vodní cestě do {town:gen}.</translation>
        </message>
        <message>
            <source>{who} travels by road to {town:gen}.</source>
            <translation>{who} jede po cestě do {town:gen}.</translation>
        </message>
        <message>
            <source>{who} sends {other}’s merchant by water to {town:gen}.</source>
            <translation>{who} posouvá cizího kupce ({other}) po vodní cestě do {town:gen}.</translation>
        </message>
        <message>
            <source>{who} sends {other}’s merchant by road to {town:gen}.</source>
            <translation>{who} posouvá cizího kupce ({other}) po cestě do {town:gen}.</translation>
        </message>
        <message>
            <source>{who} returns a place tile to the box: {place:nom}.</source>
            <translation>{who} vrací kartu místa do krabice: {place:nom}.</translation>
        </message>
        <message>
            <source>{who} returns no place tile to the box.</source>
            <translation>{who} žádnou kartu místa nevrací.</translation>
        </message>
        <message>
            <source>{who}’s plan: {places}.</source>
            <translation>{who} – plán: {places}.</translation>
        </message>
    </context>
    <context>
        <name>OrleansEventToYou</name>
        <message>
            <source>It’s your turn.</source>
            <translation>Jsi na tahu.</translation>
        </message>
        <message>
            <source>You turn up an hourglass tile: {event:nom}.</source>
            <translation>Otáčíš kartu přesýpacích hodin: {event:nom}.</translation>
        </message>
        <message>
            <source>You get {n:coin:acc}.</source>
            <translation>Získáváš {n:coin:acc}.</translation>
        </message>
        <message>
            <source>You pay {n:coin:acc}.</source>
            <translation>Platíš {n:coin:acc}.</translation>
        </message>
        <message>
            <source>You pay {n:coin:acc} to {other}.</source>
            <translation>Platíš a {other} dostává {n:coin:acc}.</translation>
        </message>
        <message>
            <source>The treasury is empty: you do not get {n:coin:acc}.</source>
            <translation>Městská pokladna je prázdná: nedostáváš {n:coin:acc}.</translation>
        </message>
        <message>
            <source>You have no followers to draw.</source>
            <translation>Nemáš koho losovat.</translation>
        </message>
        <message>
            <source>You give up a draw and return one follower to the market: {follower} ({place:nom}).</source>
            <translation>Vzdáváš se losování a vracíš na tržiště {follower} ({place:nom}).</translation>
        </message>
        <message>
            <source>You use a place: {place:nom}.</source>
            <translation>Využíváš {place:acc}.</translation>
        </message>
        <message>
            <source>You return the followers from a place to the bag: {place:nom}.</source>
            <translation>Vracíš následovníky do váčku ({place:nom}).</translation>
        </message>
        <message>
            <source>You pass.</source>
            <translation>Pasuješ.</translation>
        </message>
        <message>
            <source>You recruit one {follower:nom}.</source>
            <translation>Verbuješ {follower:acc}.</translation>
        </message>
        <message>
            <source>You advance to space {n} of the {track:nom}.</source>
            <translation>Postupuješ na {track:loc} na pole {n}.</translation>
        </message>
        <message>
            <source>You get {good:acc} from the goods market.</source>
            <translation>Získáváš {good:acc} z trhu zboží.</translation>
        </message>
        <message>
            <source>You take {good:acc} from the route.</source>
            <translation>Z cesty si bereš {good:acc}.</translation>
        </message>
        <message>
            <source>You give up {good:acc}, which is removed from the game.</source>
            <translation>Odevzdáváš {good:acc}; tento žeton odchází ze hry.</translation>
        </message>
        <message>
            <source>You hand in {good:acc}.</source>
            <translation>Vracíš {good:acc} na trh zboží.</translation>
        </message>
        <message>
            <source>You bake grain into bread: {n}.</source>
            <translation>Měníš obilí v chléb: {n}.</translation>
        </message>
        <message>
            <source>You get a technology tile.</source>
            <translation>Získáváš žeton technologie.</translation>
        </message>
        <message>
            <source>You place a technology tile ({place:nom}).</source>
            <translation>Pokládáš žeton technologie ({place:nom}).</translation>
        </message>
        <message>
            <source>You take a place tile: {place:nom}.</source>
            <translation>Bereš si kartu místa: {place:nom}.</translation>
        </message>
        <message>
            <source>You are already at the end of the development track.</source>
            <translation>Už jsi na konci stupnice rozvoje.</translation>
        </message>
        <message>
            <source>You get {n:development-point:acc} and are now on space {space}.</source>
            <translation>Získáváš {n:development-point:acc} a jsi teď na poli {space}.</translation>
        </message>
        <message>
            <source>You lose {n:development-point:acc} and are now on space {space}.</source>
            <translation>Ztrácíš {n:development-point:acc} a jsi teď na poli {space}.</translation>
        </message>
        <message>
            <source>You take a citizen tile for having the most trading stations on the map.</source>
            <translation>Bereš si žeton měšťana za nejvíc obchodních stanic na mapě.</translation>
        </message>
        <message>
            <source>You take a citizen tile: {from:nom}.</source>
            <translation>Bereš si žeton měšťana: {from:nom}.</translation>
        </message>
        <message>
            <source>You take nothing from the route.</source>
            <translation>Necháváš zboží na cestě ležet.</translation>
        </message>
        <message>
            <source>You build a trading station: {town:nom}.</source>
            <translation>Stavíš obchodní stanici: {town:nom}.</translation>
        </message>
        <message>
            <source>You send one {follower:nom} from the Gunpowder Tower to a deed ({deed:nom}).</source>
            <translation>Posíláš {follower:acc} z Prašné věže k dobročinným dílům ({deed:nom}).</translation>
        </message>
        <message>
            <source>You send one {follower:nom} to a deed ({deed:nom}).</source>
            <translation>Posíláš {follower:acc} k dobročinným dílům ({deed:nom}).</translation>
        </message>
        <message>
            <source>You return the monk from the Sacristy to the bag and are spared this event: {event:nom}.</source>
            <translation>Vracíš mnicha ze Sakristie do váčku a vyhýbáš se události: {event:nom}.</translation>
        </message>
        <message>
            <source>You are spared this event: {event:nom}.</source>
            <translation>Při události {event:nom} nic neztrácíš.</translation>
        </message>
        <message>
            <source>You draw for the Plague: {follower}. No follower is lost.</source>
            <translation>Losuješ kvůli Moru následovníka a neztrácíš ho: {follower}.</translation>
        </message>
        <message>
            <source>You lose a follower to the Plague: {follower}.</source>
            <translation>Ztrácíš kvůli Moru následovníka: {follower}.</translation>
        </message>
        <message>
            <source>You owe {n:coin:acc} and cannot pay: torture.</source>
            <translation>Máš zaplatit {n:coin:acc}, ale tolik nemáš: následuje mučení.</translation>
        </message>
        <message>
            <source>You have nothing left to give up. Still unpaid: {n:coin:nom}.</source>
            <translation>Už nemáš co odevzdat a stále dlužíš {n:coin:acc}.</translation>
        </message>
        <message>
            <source>You give up a trading station from your supply.</source>
            <translation>Odevzdáváš obchodní stanici ze své zásoby.</translation>
        </message>
        <message>
            <source>You give up a trading station: {town:nom}.</source>
            <translation>Odevzdáváš obchodní stanici: {town:nom}.</translation>
        </message>
        <message>
            <source>You give up a follower from the bag: {follower}.</source>
            <translation>Odevzdáváš následovníka z váčku: {follower}.</translation>
        </message>
        <message>
            <source>You give up a place tile: {place:nom}.</source>
            <translation>Odevzdáváš kartu místa: {place:nom}.</translation>
        </message>
        <message>
            <source>You give up a technology tile that has not been placed.</source>
            <translation>Odevzdáváš nepoložený žeton technologie.</translation>
        </message>
        <message>
            <source>You give up a technology tile: {place:nom}.</source>
            <translation>Odevzdáváš žeton technologie: {place:nom}.</translation>
        </message>
        <message>
            <source>You are now the start player.</source>
            <translation>Od této chvíle začínáš ty.</translation>
        </message>
        <message>
            <source>Your score, {label}: {n:point:nom}.</source>
            <translation>Máš {n:point:acc} v položce {label}.</translation>
        </message>
        <message>
            <source>You travel by water to {town:gen}.</source>
            <translation>Pluješ po vodní cestě do {town:gen}.</translation>
        </message>
        <message>
            <source>You travel by road to {town:gen}.</source>
            <translation>Jedeš po cestě do {town:gen}.</translation>
        </message>
        <message>
            <source>You send {other}’s merchant by water to {town:gen}.</source>
            <translation>Posouváš cizího kupce ({other}) po vodní cestě do {town:gen}.</translation>
        </message>
        <message>
            <source>You send {other}’s merchant by road to {town:gen}.</source>
            <translation>Posouváš cizího kupce ({other}) po cestě do {town:gen}.</translation>
        </message>
    </context>
    <context>
        <name>OrleansForecast</name>
        <message>
            <source>{who} cannot recruit monks in this round.</source>
            <translation>{who} v tomto kole nesmí verbovat mnichy.</translation>
        </message>
        <message>
            <source>{who} gains nothing.</source>
            <translation>{who} nezískává nic.</translation>
        </message>
        <message>
            <source>{who} gains {n:coin:acc}.</source>
            <translation>{who} získává {n:coin:acc}.</translation>
        </message>
        <message>
            <source>{who} pays nothing.</source>
            <translation>{who} neplatí nic.</translation>
        </message>
        <message>
            <source>{who} pays {n:coin:acc}.</source>
            <translation>{who} platí {n:coin:acc}.</translation>
        </message>
        <message>
            <source>{who} owes {n:coin:acc} and has {owned}: torture for the rest.</source>
            <translation>{who} dluží {n:coin:acc}, ale má jen {owned}: za zbytek hrozí mučení.</translation>
        </message>
        <message>
            <source>{who} has no food and pays {n:coin:acc}.</source>
            <translation>{who} nemá potraviny a platí {n:coin:acc}.</translation>
        </message>
        <message>
            <source>{who} has no food, owes {n:coin:acc} and has {owned}: torture for the rest.</source>
            <translation>{who} nemá potraviny, dluží {n:coin:acc}, ale má jen {owned}: za zbytek hrozí mučení.</translation>
        </message>
        <message>
            <source>{who} hands in one food tile.</source>
            <translation>{who} odevzdává jeden žeton potravin.</translation>
        </message>
        <message>
            <source>{who}’s bag is empty, so no follower is lost.</source>
            <translation>{who} má prázdný váček a nikoho neztrácí.</translation>
        </message>
        <message>
            <source>{who} draws a follower from the bag and loses it, unless it is a starting follower.</source>
            <translation>{who} losuje z váčku následovníka a přijde o něj, pokud to není počáteční následovník.</translation>
        </message>
        <message>
            <source>{who} draws a follower from the bag and loses it with a probability of {n}%.</source>
            <translation>{who} losuje z váčku následovníka a přijde o něj s pravděpodobností {n} %.</translation>
        </message>
        <message>
            <source>The monk in the Sacristy can spare {who} this event.</source>
            <translation>{who} se tomu může vyhnout díky mnichovi v Sakristii.</translation>
        </message>
    </context>
    <context>
        <name>OrleansHandOver</name>
        <message>
            <source>{who}, plan your round</source>
            <translation>{who}, naplánuj si kolo</translation>
        </message>
        <message>
            <source>{who}, draw your followers</source>
            <translation>{who}, vylosuj si následovníky</translation>
        </message>
        <message>
            <source>Before round 1</source>
            <translation>Před 1. kolem</translation>
        </message>
        <message>
            <source>Round {round} · The others are planning too. Nobody sees your plan until everyone has finished.</source>
            <translation>Kolo {round} · Ostatní také plánují. Tvůj plán nikdo neuvidí, dokud neskončí všichni.</translation>
        </message>
        <message>
            <source>Round {round} · The other plan is ready. Nobody sees your plan until you have finished it.</source>
            <translation>Kolo {round} · Druhý plán je hotový. Tvůj plán nikdo neuvidí, dokud ho nedokončíš.</translation>
        </message>
        <message>
            <source>Round {round} · All other plans are ready. Nobody sees your plan until you have finished it.</source>
            <translation>Kolo {round} · Všechny ostatní plány jsou hotové. Tvůj plán nikdo neuvidí, dokud ho nedokončíš.</translation>
        </message>
        <message>
            <source>Round {round} · draws: {n}, followers in your bag: {bag}</source>
            <translation>Kolo {round} · losování: {n}, následovníci ve váčku: {bag}</translation>
        </message>
        <message>
            <source>Round {round} · active places: {n}</source>
            <translation>Kolo {round} · aktivovaná místa: {n}</translation>
        </message>
    </context>
    <context>
        <name>OrleansName</name>
        <message>
            <source>starting {follower:nom}</source>
            <translation>počáteční {follower:nom}</translation>
        </message>
        <message>
            <source>starting {follower:acc}</source>
            <translation>počátečního {follower:acc}</translation>
        </message>
    </context>
    <context>
        <name>OrleansParts</name>
        <message>
            <source>Orléans</source>
            <translation>Orléans</translation>
        </message>
        <message>
            <source>Pass for this round</source>
            <translation>Pasovat do konce kola</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Hotovo</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Body</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Mince</translation>
        </message>
        <message>
            <source>Goods</source>
            <translation>Zboží</translation>
        </message>
        <message>
            <source>Development points</source>
            <translation>Body rozvoje</translation>
        </message>
        <message>
            <source>Citizens</source>
            <translation>Měšťané</translation>
        </message>
        <message>
            <source>Trading stations</source>
            <translation>Obchodní stanice</translation>
        </message>
        <message>
            <source>Followers</source>
            <translation>Následovníci</translation>
        </message>
        <message>
            <source>Coins</source>
            <comment>points, in a chart</comment>
            <translation>Mince</translation>
        </message>
        <message>
            <source>Goods</source>
            <comment>points, in a chart</comment>
            <translation>Zboží</translation>
        </message>
        <message>
            <source>Trading stations</source>
            <comment>points, in a chart</comment>
            <translation>Obchodní stanice</translation>
        </message>
        <message>
            <source>Citizens</source>
            <comment>points, in a chart</comment>
            <translation>Měšťané</translation>
        </message>
        <message>
            <source>next town, place or space in that direction</source>
            <translation>další město, místo nebo pole tím směrem</translation>
        </message>
        <message>
            <source>done, pass, continue</source>
            <translation>hotovo, pasování, dál</translation>
        </message>
        <message>
            <source>zoom in or out of the map, the town board or the deeds, or show all of it</source>
            <translation>zvětšení a zmenšení mapy, plánu města nebo dobročinných děl, celek</translation>
        </message>
        <message>
            <source>Trial: nothing here counts. Draws and the secret plans of other players are assumed.</source>
            <translation>Jen nanečisto: nic z toho neplatí. Losování a skryté plány ostatních jsou tu jen předpoklad.</translation>
        </message>
        <message>
            <source>What the position would count if the game ended now.</source>
            <translation>Tolik bodů by bylo, kdyby hra skončila teď.</translation>
        </message>
        <message>
            <source>Spaces on the development track.</source>
            <translation>Pole na stupnici rozvoje.</translation>
        </message>
        <message>
            <source>All followers, wherever they are: in the bag, on the market, on places.</source>
            <translation>Všichni následovníci, ať jsou kdekoli: ve váčku, na tržišti, na místech.</translation>
        </message>
    </context>
    <context>
        <name>OrleansPreview</name>
        <message>
            <source>No place has all its followers: this plan gives you no action.</source>
            <translation>Žádné místo nemá všechny potřebné následovníky: s tímto plánem neprovedeš žádnou akci.</translation>
        </message>
        <message>
            <source>Not placed yet: {follower}. Possible places: {places}.</source>
            <translation>Zatím bez pole: {follower}. Možná místa: {places}.</translation>
        </message>
        <message>
            <source>Then the next event is turned up. This cannot be undone.</source>
            <translation>Potom se otočí další událost; vzít to zpět už nepůjde.</translation>
        </message>
        <message>
            <source>Then the next event is turned up.</source>
            <translation>Potom se otočí další událost.</translation>
        </message>
        <message>
            <source>Then followers are drawn from the bag. This cannot be undone.</source>
            <translation>Potom se z váčku losují následovníci; vzít to zpět už nepůjde.</translation>
        </message>
        <message>
            <source>Then followers are drawn from the bag.</source>
            <translation>Potom se z váčku losují následovníci.</translation>
        </message>
        <message>
            <source>Then all plans are revealed. This cannot be undone.</source>
            <translation>Potom se odhalí všechny plány; vzít to zpět už nepůjde.</translation>
        </message>
        <message>
            <source>Then all plans are revealed.</source>
            <translation>Potom se odhalí všechny plány.</translation>
        </message>
        <message>
            <source>Then a follower is drawn for the Plague. This cannot be undone.</source>
            <translation>Potom se kvůli Moru losuje následovník; vzít to zpět už nepůjde.</translation>
        </message>
        <message>
            <source>Then a follower is drawn for the Plague.</source>
            <translation>Potom se kvůli Moru losuje následovník.</translation>
        </message>
        <message>
            <source>Then chance decides which follower is lost. This cannot be undone.</source>
            <translation>Potom rozhodne náhoda, o kterého následovníka přijdeš; vzít to zpět už nepůjde.</translation>
        </message>
        <message>
            <source>Then chance decides which follower is lost.</source>
            <translation>Potom rozhodne náhoda, o kterého následovníka přijdeš.</translation>
        </message>
        <message>
            <source>Others still have to decide: {names}.</source>
            <translation>Ještě se rozhodují: {names}.</translation>
        </message>
        <message>
            <source>Put this follower back: all possible slots light up again.</source>
            <translation>Polož tohoto následovníka zpět: znovu se rozsvítí všechna možná akční pole.</translation>
        </message>
        <message>
            <source>Pick up this follower: only the slots it fits stay lit.</source>
            <translation>Zvedni tohoto následovníka: rozsvícená zůstanou jen akční pole, kam patří.</translation>
        </message>
        <message>
            <source>{who} returns to the plan while others are still planning.</source>
            <translation>{who} se vrací ke svému plánu, dokud ostatní ještě plánují.</translation>
        </message>
        <message>
            <source>active: {place:nom}</source>
            <translation>aktivované místo: {place:nom}</translation>
        </message>
        <message>
            <source>no longer active: {place:nom}</source>
            <translation>už neaktivované místo: {place:nom}</translation>
        </message>
        <message>
            <source>still missing here: {followers}</source>
            <translation>ještě tu chybí: {followers}</translation>
        </message>
        <message>
            <source>lost: {place:nom}</source>
            <translation>ztraceno: {place:nom}</translation>
        </message>
        <message>
            <source>new in your bag: {follower:nom}</source>
            <translation>nový ve tvém váčku: {follower:nom}</translation>
        </message>
        <message>
            <source>new among your places: {place:nom}</source>
            <translation>nové místo u tebe: {place:nom}</translation>
        </message>
        <message>
            <source>out of the game: {place:nom}</source>
            <translation>mimo hru: {place:nom}</translation>
        </message>
        <message>
            <source>your merchant: {town:nom}</source>
            <translation>tvůj kupec: {town:nom}</translation>
        </message>
        <message>
            <source>merchant of {who}: {town:nom}</source>
            <translation>kupec ({who}): {town:nom}</translation>
        </message>
        <message>
            <source>new trading station: {town:nom}</source>
            <translation>nová obchodní stanice: {town:nom}</translation>
        </message>
        <message>
            <source>gone for good: {follower:nom}</source>
            <translation>odchází natrvalo: {follower:nom}</translation>
        </message>
        <message>
            <source>to the Gunpowder Tower: {follower}</source>
            <translation>do Prašné věže: {follower}</translation>
        </message>
        <message>
            <source>to the market: {follower}</source>
            <translation>na tržiště: {follower}</translation>
        </message>
        <message>
            <source>one fewer draw</source>
            <translation>o jedno losování méně</translation>
        </message>
        <message>
            <source>this slot stays filled for the rest of the game</source>
            <translation>toto akční pole zůstane obsazené do konce hry</translation>
        </message>
        <message>
            <source>back in hand: {follower}</source>
            <translation>zpět k dispozici: {follower}</translation>
        </message>
        <message>
            <source>the treasury cannot pay {n:coin:acc}</source>
            <translation>v pokladně chybí: {n:coin:nom}</translation>
        </message>
        <message>
            <source>spared: {event:nom}</source>
            <translation>vyhne se ti: {event:nom}</translation>
        </message>
        <message>
            <source>not used in this round: {places}</source>
            <translation>v tomto kole nevyužito: {places}</translation>
        </message>
        <message>
            <source>{sign}{n} ({good:nom})</source>
            <translation>{sign}{n} ({good:nom})</translation>
        </message>
        <message>
            <source>from the next round on you draw up to {n:follower:gen}</source>
            <translation>od příštího kola smíš vylosovat až {n:follower:acc}</translation>
        </message>
        <message>
            <source>your development level: {n}</source>
            <translation>tvá úroveň rozvoje: {n}</translation>
        </message>
        <message>
            <source>then in your bag: {n:follower:nom}</source>
            <translation>potom ve tvém váčku: {n:follower:nom}</translation>
        </message>
        <message>
            <source>Then {who} decides ({phase:nom}).</source>
            <translation>Potom rozhoduje {who} ({phase:nom}).</translation>
        </message>
    </context>
    <context>
        <name>OrleansPrompt</name>
        <message>
            <source>The others are still choosing.</source>
            <translation>Ostatní ještě vybírají.</translation>
        </message>
        <message>
            <source>{names} wins with {n:point:nom}.</source>
            <translation>Vítězí {names}: {n:point:nom}.</translation>
        </message>
        <message>
            <source>{names} share the victory with {n:point:nom}.</source>
            <translation>Společné vítězství: {names} ({n:point:nom}).</translation>
        </message>
        <message>
            <source>You owe {n:coin:acc} and have {owned}: pay what you have first.</source>
            <translation>Dlužíš {n:coin:acc}, ale máš jen {owned:coin:acc}: nejdřív zaplať všechny mince, které máš.</translation>
        </message>
        <message>
            <source>Torture: you are {n:coin:nom} short. Give something up for each missing coin.</source>
            <translation>Mučení: chybí ti {n:coin:nom}. Za každou chybějící minci něco odevzdej.</translation>
        </message>
        <message>
            <source>Draw up to {n:follower:gen}, or return some to the market instead.</source>
            <translation>Vylosuj nejvýš {n:follower:acc}, nebo místo toho vezmi následovníky z akčních polí zpět na tržiště.</translation>
        </message>
        <message>
            <source>Draw up to {n:follower:gen}.</source>
            <translation>Vylosuj nejvýš {n:follower:acc}.</translation>
        </message>
        <message>
            <source>You have no draws left: choose Done.</source>
            <translation>Žádné losování ti už nezbývá: zvol „Hotovo“.</translation>
        </message>
        <message>
            <source>Market or Gunpowder Tower? Place: {followers}.</source>
            <translation>Tržiště, nebo Prašná věž? K rozmístění: {followers}.</translation>
        </message>
        <message>
            <source>Bathhouse: choose which follower to keep ({followers}).</source>
            <translation>Lázně: vyber, koho si necháš ({followers}).</translation>
        </message>
        <message>
            <source>Bathhouse: there is no room, so they all go back to the bag ({followers}).</source>
            <translation>Lázně: není místo, a proto se všichni vracejí do váčku ({followers}).</translation>
        </message>
        <message>
            <source>Trader: choose a place tile from stack I.</source>
            <translation>Obchodník: vyber kartu místa z hromádky I.</translation>
        </message>
        <message>
            <source>Trader: choose a place tile from stack I or II.</source>
            <translation>Obchodník: vyber kartu místa z hromádky I nebo II.</translation>
        </message>
        <message>
            <source>Return a place tile to the box or decline.</source>
            <translation>Vrať kartu místa do krabice, nebo to nech být.</translation>
        </message>
        <message>
            <source>Turn up the next hourglass tile.</source>
            <translation>Otoč další kartu přesýpacích hodin.</translation>
        </message>
        <message>
            <source>Plan: put followers on action slots, then choose Done.</source>
            <translation>Umisťuj následovníky na akční pole a nakonec zvol „Hotovo“.</translation>
        </message>
        <message>
            <source>Continue filling this place or confirm it: {place:nom}.</source>
            <translation>Obsazuj dál toto místo, nebo ho potvrď: {place:nom}.</translation>
        </message>
        <message>
            <source>You may place new technology tiles on slots now.</source>
            <translation>Teď smíš položit nové žetony technologie na akční pole.</translation>
        </message>
        <message>
            <source>Use an active place or pass.</source>
            <translation>Využij aktivované místo, nebo pasuj.</translation>
        </message>
        <message>
            <source>Finish the action: {place:nom}.</source>
            <translation>Dokonči akci: {place:nom}.</translation>
        </message>
        <message>
            <source>Choose which follower to recruit ({place:nom}).</source>
            <translation>Vyber, koho naverbuješ ({place:nom}).</translation>
        </message>
        <message>
            <source>Choose your merchant’s route ({place:nom}).</source>
            <translation>Vyber, kudy se vydá tvůj kupec ({place:nom}).</translation>
        </message>
        <message>
            <source>You may take one goods tile from the route.</source>
            <translation>Z cesty si smíš vzít jeden žeton zboží.</translation>
        </message>
        <message>
            <source>Send a follower to a deed ({place:nom}).</source>
            <translation>Pošli následovníka k dobročinným dílům ({place:nom}).</translation>
        </message>
        <message>
            <source>You may send another follower to a deed ({place:nom}).</source>
            <translation>Smíš poslat ještě jednoho následovníka k dobročinným dílům ({place:nom}).</translation>
        </message>
        <message>
            <source>Choose your reward: coins or development.</source>
            <translation>Vyber odměnu: mince, nebo rozvoj.</translation>
        </message>
        <message>
            <source>How many coins will you turn into development points?</source>
            <translation>Kolik mincí vyměníš za body rozvoje?</translation>
        </message>
        <message>
            <source>Choose the goods tile you pay with ({place:nom}).</source>
            <translation>Vyber zboží, kterým zaplatíš ({place:nom}).</translation>
        </message>
        <message>
            <source>How much grain will you bake into bread?</source>
            <translation>Kolik obilí proměníš v chléb?</translation>
        </message>
        <message>
            <source>Choose a track: you take the reward of your space on it again.</source>
            <translation>Vyber stupnici: odměnu svého pole dostaneš znovu.</translation>
        </message>
        <message>
            <source>Choose another player’s merchant and where it goes.</source>
            <translation>Vyber cizího kupce a jeho cestu.</translation>
        </message>
        <message>
            <source>The event takes effect now: {event:nom}.</source>
            <translation>Teď nastává událost: {event:nom}.</translation>
        </message>
        <message>
            <source>Return the monk from the Sacristy to the bag to be spared this event ({event:nom})?</source>
            <translation>Vrátíš mnicha ze Sakristie do váčku, aby se tě tato událost ({event:nom}) netýkala?</translation>
        </message>
        <message>
            <source>Hand in one food tile.</source>
            <translation>Odevzdej jeden žeton potravin.</translation>
        </message>
        <message>
            <source>Followers sent: {done} of {total}</source>
            <translation>Poslaní následovníci: {done} z {total}</translation>
        </message>
        <message>
            <source>Your bag is empty: return followers to the market instead, or choose Done.</source>
            <translation>Tvůj váček je prázdný: místo losování vezmi následovníky z akčních polí zpět na tržiště, nebo zvol „Hotovo“.</translation>
        </message>
        <message>
            <source>Your bag is empty: choose Done.</source>
            <translation>Tvůj váček je prázdný: zvol „Hotovo“.</translation>
        </message>
        <message>
            <source>None of your places is active: pass.</source>
            <translation>Žádné tvé místo není aktivované: pasuj.</translation>
        </message>
    </context>
    <context>
        <name>OrleansRefusal</name>
        <message>
            <source>{who} is drawing now.</source>
            <translation>Teď losuje {who}.</translation>
        </message>
        <message>
            <source>At this table players draw one after another, clockwise from the start player.</source>
            <translation>U tohoto stolu se losuje postupně po směru hodinových ručiček od začínajícího hráče.</translation>
        </message>
        <message>
            <source>{who} is planning now.</source>
            <translation>Teď plánuje {who}.</translation>
        </message>
        <message>
            <source>At this table players plan one after another, one place at a time.</source>
            <translation>U tohoto stolu se plánuje postupně, vždy jen jedno místo.</translation>
        </message>
        <message>
            <source>Only the start player does that: {who}.</source>
            <translation>To dělá začínající hráč: {who}.</translation>
        </message>
        <message>
            <source>The start player turns up the hourglass tile and resolves the event.</source>
            <translation>Začínající hráč otáčí kartu přesýpacích hodin a spouští událost.</translation>
        </message>
        <message>
            <source>{who} still has a debt.</source>
            <translation>{who} má ještě dluh.</translation>
        </message>
        <message>
            <source>The game continues once the debt is settled, by torture if there are no coins left.</source>
            <translation>Až se dluh vyrovná, hra půjde dál; když mince nestačí, následuje mučení.</translation>
        </message>
        <message>
            <source>{who} has to choose first.</source>
            <translation>Nejdřív volí {who}.</translation>
        </message>
        <message>
            <source>You have nothing to decide until that choice is made.</source>
            <translation>Než volba padne, nemáš o čem rozhodovat.</translation>
        </message>
        <message>
            <source>You have passed this round.</source>
            <translation>V tomto kole už pasuješ.</translation>
        </message>
        <message>
            <source>Once you have passed, you take no more actions until the next round.</source>
            <translation>Kdo pasuje, neprovádí do příštího kola žádné další akce.</translation>
        </message>
        <message>
            <source>You have finished this phase.</source>
            <translation>Tuto fázi už máš hotovou.</translation>
        </message>
        <message>
            <source>The game continues when the other players have finished.</source>
            <translation>Teď dokončují ostatní; pokračuje se, až budou hotovi všichni.</translation>
        </message>
        <message>
            <source>You have another decision to make first.</source>
            <translation>Nejdřív rozhodni o něčem jiném.</translation>
        </message>
        <message>
            <source>Finish what you have started; then the game continues.</source>
            <translation>Dokonči, co je rozehrané; pak bude hra pokračovat.</translation>
        </message>
        <message>
            <source>That belongs to another phase.</source>
            <translation>To patří do jiné fáze.</translation>
        </message>
        <message>
            <source>A round has seven phases, and this is not done in the current one.</source>
            <translation>Kolo má sedm fází a v té současné se to nedělá.</translation>
        </message>
        <message>
            <source>There is nothing to decline.</source>
            <translation>Není co odmítnout.</translation>
        </message>
        <message>
            <source>You can decline only an offer, and there is none now.</source>
            <translation>Odmítnout lze jen nabídku, a teď žádná není.</translation>
        </message>
        <message>
            <source>This tile is not in a stack.</source>
            <translation>Tato karta není v žádné hromádce.</translation>
        </message>
        <message>
            <source>You can choose only tiles that are still in stack I or II.</source>
            <translation>Vybírat lze jen z karet, které ještě leží v hromádce I nebo II.</translation>
        </message>
        <message>
            <source>That is more than you may draw.</source>
            <translation>Tolik losovat nesmíš.</translation>
        </message>
        <message>
            <source>The knight track lets you draw {second:follower:acc} a round; draws left: {first}.</source>
            <translation>Stupnice rytířů ti dovoluje vylosovat za kolo {second:follower:acc}; zbývá: {first}.</translation>
        </message>
        <message>
            <source>There is not enough room on your market.</source>
            <translation>Na tržišti je málo místa.</translation>
        </message>
        <message>
            <source>Each follower you draw needs a free space; free spaces: {first}.</source>
            <translation>Každý vylosovaný následovník potřebuje volné pole; volná pole: {first}.</translation>
        </message>
        <message>
            <source>Your bag does not hold that many followers.</source>
            <translation>Tolik následovníků ve váčku není.</translation>
        </message>
        <message>
            <source>You can draw only what is there; followers in the bag: {first}.</source>
            <translation>Losuješ jen ty, kteří ve váčku jsou; následovníků ve váčku: {first}.</translation>
        </message>
        <message>
            <source>Draw at least one follower.</source>
            <translation>Vylosuj aspoň jednoho následovníka.</translation>
        </message>
        <message>
            <source>If you do not want any, choose Done.</source>
            <translation>Nechceš-li nikoho, zvol „Hotovo“.</translation>
        </message>
        <message>
            <source>You have no draw to give up.</source>
            <translation>Žádné losování už nezbývá.</translation>
        </message>
        <message>
            <source>Returning a follower to the market costs one of your draws ({first} in all), and you have used them all.</source>
            <translation>Vzít následovníka zpět stojí jedno losování a všechna jsou vyčerpaná (celkem: {first}).</translation>
        </message>
        <message>
            <source>There is no room on your market.</source>
            <translation>Na tržišti není místo.</translation>
        </message>
        <message>
            <source>A follower returned to the market needs a free space, just like one drawn from the bag.</source>
            <translation>Následovník vzatý zpět potřebuje volné pole tržiště, stejně jako vylosovaný.</translation>
        </message>
        <message>
            <source>You gave up draws to return followers.</source>
            <translation>Část losování je už vyměněná za následovníky vzaté zpět.</translation>
        </message>
        <message>
            <source>You may draw or return at most {second} followers in all; {first} left.</source>
            <translation>Vylosovaných a zpět vzatých následovníků smí být dohromady nejvýš {second}; zbývá: {first}.</translation>
        </message>
        <message>
            <source>Your bag does not cover that draw.</source>
            <translation>Na takové losování váček nestačí.</translation>
        </message>
        <message>
            <source>At this table you can give up a draw only if your bag holds a follower for it; followers in the bag: {first}.</source>
            <translation>U tohoto stolu se lze vzdát jen losování, pro které je ve váčku následovník; teď jich tam je: {first}.</translation>
        </message>
        <message>
            <source>There is no follower there.</source>
            <translation>Na tomto poli žádný následovník nestojí.</translation>
        </message>
        <message>
            <source>You can take back only a follower on an action slot.</source>
            <translation>Zpět lze vzít jen následovníka z akčního pole.</translation>
        </message>
        <message>
            <source>Your market is full.</source>
            <translation>Tvoje tržiště je plné.</translation>
        </message>
        <message>
            <source>The follower you keep from the Bathhouse needs a free space.</source>
            <translation>Následovník, kterého si z Lázní necháš, potřebuje volné pole.</translation>
        </message>
        <message>
            <source>You have room to keep one.</source>
            <translation>Pro jednoho místo máš.</translation>
        </message>
        <message>
            <source>They all go back to the bag only when your market has no free space.</source>
            <translation>Všichni se vracejí do váčku jen tehdy, když na tržišti není volné ani jedno pole.</translation>
        </message>
        <message>
            <source>There is no space in the Gunpowder Tower.</source>
            <translation>V Prašné věži není volné pole.</translation>
        </message>
        <message>
            <source>You have not drawn that follower.</source>
            <translation>Tento následovník mezi vylosovanými není.</translation>
        </message>
        <message>
            <source>You can place only the followers you have just drawn.</source>
            <translation>Rozmísťují se jen právě vylosovaní následovníci.</translation>
        </message>
        <message>
            <source>Place the followers you have drawn first.</source>
            <translation>Nejdřív rozmísti vylosované následovníky.</translation>
        </message>
        <message>
            <source>Put every follower you draw on your market or in your Gunpowder Tower before you do anything else.</source>
            <translation>Každý vylosovaný následovník jde na tržiště nebo do Prašné věže dřív než cokoli jiného.</translation>
        </message>
        <message>
            <source>There is no such follower there.</source>
            <translation>Takový následovník tam nečeká.</translation>
        </message>
        <message>
            <source>You plan with the followers on your market or in your Gunpowder Tower.</source>
            <translation>Plánuješ s následovníky, kteří leží na tvém tržišti nebo v Prašné věži.</translation>
        </message>
        <message>
            <source>This place is not yours.</source>
            <translation>Toto místo není tvoje.</translation>
        </message>
        <message>
            <source>You can use only the ten places on your board and the place tiles you have taken.</source>
            <translation>Smíš používat jen deset míst na své desce a karty míst, které ti patří.</translation>
        </message>
        <message>
            <source>There is no such slot.</source>
            <translation>Takové akční pole tu není.</translation>
        </message>
        <message>
            <source>This place has only the slots shown below it.</source>
            <translation>Toto místo má jen ta akční pole, která jsou zobrazena pod ním.</translation>
        </message>
        <message>
            <source>This slot needs a different follower.</source>
            <translation>Na toto pole patří jiný následovník.</translation>
        </message>
        <message>
            <source>This slot needs: {wanted:nom}. This does not fit: {follower:nom}.</source>
            <translation>Sem patří: {wanted:nom}. Sem se nehodí: {follower:nom}.</translation>
        </message>
        <message>
            <source>Only a monk can go here.</source>
            <translation>Sem smí jen mnich.</translation>
        </message>
        <message>
            <source>A monk can replace other followers, but no follower and no technology tile can replace a monk.</source>
            <translation>Mnich zastoupí ostatní, ale mnicha nezastoupí nikdo, ani žeton technologie.</translation>
        </message>
        <message>
            <source>This slot is taken.</source>
            <translation>Toto pole je obsazené.</translation>
        </message>
        <message>
            <source>Each slot holds one follower or one technology tile.</source>
            <translation>Na pole se vejde jeden následovník, nebo jeden žeton technologie.</translation>
        </message>
        <message>
            <source>Starting followers cannot go here.</source>
            <translation>Počáteční následovníci sem nesmějí.</translation>
        </message>
        <message>
            <source>Your four starting followers can never be placed in the Town Hall.</source>
            <translation>Tvoji čtyři počáteční následovníci na Radnici nikdy nesmějí.</translation>
        </message>
        <message>
            <source>You can no longer move this follower.</source>
            <translation>Tohoto následovníka už přesunout nelze.</translation>
        </message>
        <message>
            <source>Followers placed in an earlier round stay there; you can take one back only by giving up a draw.</source>
            <translation>Plán z dřívějšího kola platí; následovníka vezmeš zpět jen tak, že se vzdáš losování.</translation>
        </message>
        <message>
            <source>Placements are final at this table.</source>
            <translation>Umístění je u tohoto stolu konečné.</translation>
        </message>
        <message>
            <source>This table does not allow followers to be taken back while planning.</source>
            <translation>Při plánování se tu umístění následovníci zpět neberou.</translation>
        </message>
        <message>
            <source>Finish the place you have started.</source>
            <translation>Dokonči rozpracované místo.</translation>
        </message>
        <message>
            <source>When planning in turn, you finish one place before the next player continues.</source>
            <translation>Když se plánuje postupně, obsadí se jedno místo a pak je na řadě další hráč.</translation>
        </message>
        <message>
            <source>You have not started a place.</source>
            <translation>Žádné místo není rozpracované.</translation>
        </message>
        <message>
            <source>You are still planning.</source>
            <translation>Ještě plánuješ.</translation>
        </message>
        <message>
            <source>Until you choose Done, you can simply change your plan.</source>
            <translation>Dokud nezvolíš „Hotovo“, můžeš plán rovnou měnit.</translation>
        </message>
        <message>
            <source>The plans are final.</source>
            <translation>Plány už platí.</translation>
        </message>
        <message>
            <source>A plan can be changed only until everyone has chosen Done; now all plans are revealed.</source>
            <translation>Plán lze měnit, jen dokud všichni nezvolí „Hotovo“; teď jsou všechny plány odkryté.</translation>
        </message>
        <message>
            <source>Done is final at this table.</source>
            <translation>U tohoto stolu je „Hotovo“ konečné.</translation>
        </message>
        <message>
            <source>When planning in turn, everyone sees each place as it is finished; whoever is done plans no more in this round.</source>
            <translation>Při plánování po řadě vidí všichni každé hotové místo; kdo s plánováním skončí, v tomto kole už neplánuje.</translation>
        </message>
        <message>
            <source>Put a follower on a slot first, or choose Done.</source>
            <translation>Nejdřív umísti následovníka na akční pole, nebo zvol „Hotovo“.</translation>
        </message>
        <message>
            <source>You have no technology tile to place.</source>
            <translation>Nemáš žádný volný žeton technologie.</translation>
        </message>
        <message>
            <source>You get technology tiles from craftsmen and the Laboratory; tiles already placed stay where they are.</source>
            <translation>Žetony technologie přinášejí řemeslníci a Laboratoř; položené žetony zůstávají, kde jsou.</translation>
        </message>
        <message>
            <source>Your first technology tile replaces a farmer.</source>
            <translation>První žeton nahrazuje sedláka.</translation>
        </message>
        <message>
            <source>Your first technology tile must cover a farmer slot; later ones have more choice.</source>
            <translation>První žeton technologie patří na pole sedláka; další mají víc možností.</translation>
        </message>
        <message>
            <source>This would be your first technology tile.</source>
            <translation>Byl by to tvůj první žeton.</translation>
        </message>
        <message>
            <source>A tile from the Laboratory must also go on a farmer slot if it is the first you place.</source>
            <translation>I žeton z Laboratoře patří na pole sedláka, když je první, který pokládáš.</translation>
        </message>
        <message>
            <source>A monk cannot be replaced.</source>
            <translation>Mnicha nahradit nelze.</translation>
        </message>
        <message>
            <source>A technology tile never covers a monk slot.</source>
            <translation>Žeton technologie se nikdy nepokládá na pole mnicha.</translation>
        </message>
        <message>
            <source>This place already has a technology tile.</source>
            <translation>Na tomto místě už žeton technologie leží.</translation>
        </message>
        <message>
            <source>Only one technology tile fits on each place.</source>
            <translation>Na každé místo se vejde jen jeden žeton technologie.</translation>
        </message>
        <message>
            <source>This place has only one slot.</source>
            <translation>Toto místo má jen jedno pole.</translation>
        </message>
        <message>
            <source>A technology tile can go only on a place with two or more slots.</source>
            <translation>Žeton technologie patří tam, kde jsou aspoň dvě akční pole.</translation>
        </message>
        <message>
            <source>This technology tile is too new.</source>
            <translation>Tento žeton je příliš nový.</translation>
        </message>
        <message>
            <source>A technology tile gained this round can be placed only once the action phase is over.</source>
            <translation>Žeton technologie získaný v tomto kole se pokládá až po skončení akcí.</translation>
        </message>
        <message>
            <source>You cannot place a technology tile now.</source>
            <translation>Žeton technologie teď položit nelze.</translation>
        </message>
        <message>
            <source>Technology tiles go on empty slots, and only during planning.</source>
            <translation>Žetony technologie se pokládají na prázdná pole a jen při plánování.</translation>
        </message>
        <message>
            <source>This slot takes any follower.</source>
            <translation>Toto pole přijme kteréhokoli následovníka.</translation>
        </message>
        <message>
            <source>A technology tile replaces one particular type of follower, so it cannot go on a slot like this.</source>
            <translation>Žeton technologie nahrazuje určitého následovníka, a tak na takové pole nepatří.</translation>
        </message>
        <message>
            <source>A technology tile stays put.</source>
            <translation>Žeton technologie zůstává, kde je.</translation>
        </message>
        <message>
            <source>This place is not active.</source>
            <translation>Toto místo není aktivované.</translation>
        </message>
        <message>
            <source>Slots filled: {first}; slots needed: {second}.</source>
            <translation>Obsazená pole: {first}; potřebná pole: {second}.</translation>
        </message>
        <message>
            <source>This place has no action.</source>
            <translation>Toto místo nemá akci.</translation>
        </message>
        <message>
            <source>Its effect is automatic; you never use it as an action.</source>
            <translation>Jeho výhoda působí sama; v tahu se nepoužívá.</translation>
        </message>
        <message>
            <source>The Sacristy waits for an event.</source>
            <translation>Sakristie čeká na událost.</translation>
        </message>
        <message>
            <source>Its monk is returned to the bag when Harvest, Taxes or Plague takes effect.</source>
            <translation>Jejího mnicha vrátíš do váčku, až nastane Sklizeň, Daně nebo Mor.</translation>
        </message>
        <message>
            <source>There is no such route from this town.</source>
            <translation>Z tohoto města takové spojení nevede.</translation>
        </message>
        <message>
            <source>Your merchant could not travel, so you cannot choose this action; the followers stay where they are.</source>
            <translation>Tvůj kupec by neměl kudy jet, proto tuto akci zvolit nelze; následovníci zůstávají, kde jsou.</translation>
        </message>
        <message>
            <source>You have no trading station on the map.</source>
            <translation>Nemáš na mapě žádnou obchodní stanici.</translation>
        </message>
        <message>
            <source>This place counts your trading stations; without any, you cannot choose the action, and the followers stay where they are.</source>
            <translation>Toto místo počítá tvoje obchodní stanice; bez nich jeho akci zvolit nelze a následovníci zůstávají, kde jsou.</translation>
        </message>
        <message>
            <source>You have reached the end of that track.</source>
            <translation>Na této stupnici jsi na konci.</translation>
        </message>
        <message>
            <source>On the last space of a track, its action is no longer possible.</source>
            <translation>Na posledním poli stupnice už její akce není možná.</translation>
        </message>
        <message>
            <source>That stack is empty.</source>
            <translation>Ta hromádka je prázdná.</translation>
        </message>
        <message>
            <source>There is no tile or follower left to take here.</source>
            <translation>Akce, která dává žeton nebo následovníka, je možná, jen když ještě nějaký zbývá.</translation>
        </message>
        <message>
            <source>The goods tile you would get is gone.</source>
            <translation>Zboží z dalšího pole došlo.</translation>
        </message>
        <message>
            <source>The next space of the farmer track gives a goods tile that has run out.</source>
            <translation>Další pole stupnice sedláků dává zboží, které na trhu není.</translation>
        </message>
        <message>
            <source>You cannot recruit monks this round.</source>
            <translation>V tomto kole nelze verbovat mnichy.</translation>
        </message>
        <message>
            <source>While Pilgrimage is face up, no player may recruit a monk.</source>
            <translation>Dokud platí Pouť, nesmí mnicha naverbovat nikdo.</translation>
        </message>
        <message>
            <source>Those goods tiles have run out.</source>
            <translation>To zboží došlo.</translation>
        </message>
        <message>
            <source>This place cannot be used while its stack on the goods market is empty.</source>
            <translation>Toto místo nelze použít, dokud je jeho hromádka na trhu zboží prázdná.</translation>
        </message>
        <message>
            <source>There is no place tile left for you.</source>
            <translation>Nezbyla pro tebe karta místa.</translation>
        </message>
        <message>
            <source>Recruiting a trader brings a place tile; if there is none to take, you cannot recruit one.</source>
            <translation>Obchodník přináší kartu místa; když na tebe žádná nezbývá, obchodníka naverbovat nelze.</translation>
        </message>
        <message>
            <source>Your first tile comes from stack I.</source>
            <translation>První karta je z hromádky I.</translation>
        </message>
        <message>
            <source>Tiles from stack II become available only with later steps on the trader track.</source>
            <translation>Hromádku II otevírají až další kroky na stupnici obchodníků.</translation>
        </message>
        <message>
            <source>The Village cannot recruit that follower.</source>
            <translation>Vesnice takového následovníka nenaverbuje.</translation>
        </message>
        <message>
            <source>Choose a boatman, a craftsman or a trader.</source>
            <translation>Vyber lodníka, řemeslníka, nebo obchodníka.</translation>
        </message>
        <message>
            <source>There is already a trading station here.</source>
            <translation>Tady už obchodní stanice stojí.</translation>
        </message>
        <message>
            <source>A town has room for one, no matter who built it.</source>
            <translation>Ve městě je místo pro jednu, ať patří komukoli.</translation>
        </message>
        <message>
            <source>You already have a trading station here.</source>
            <translation>Tvoje obchodní stanice už tu stojí.</translation>
        </message>
        <message>
            <source>In Orléans each player may build a trading station, but only one.</source>
            <translation>V Orléansu si obchodní stanici smí postavit každý hráč, ale jen jednu.</translation>
        </message>
        <message>
            <source>You have no trading station left.</source>
            <translation>Nemáš už žádnou obchodní stanici.</translation>
        </message>
        <message>
            <source>All your trading stations have been built or given up.</source>
            <translation>Všechny tvoje obchodní stanice jsou postavené, nebo odevzdané.</translation>
        </message>
        <message>
            <source>Your merchant has to move.</source>
            <translation>Kupec se musí pohnout.</translation>
        </message>
        <message>
            <source>Travelling means following exactly one route; staying put does not count.</source>
            <translation>Cestuje se přesně po jednom spojení; zůstat na místě neznamená cestovat.</translation>
        </message>
        <message>
            <source>The Ship needs a waterway.</source>
            <translation>Loď potřebuje vodní cestu.</translation>
        </message>
        <message>
            <source>No waterway leads there from your merchant’s town.</source>
            <translation>Z města tvého kupce tam žádná vodní cesta nevede.</translation>
        </message>
        <message>
            <source>The Wagon needs a road.</source>
            <translation>Vůz potřebuje cestu.</translation>
        </message>
        <message>
            <source>No road leads there from your merchant’s town.</source>
            <translation>Z města tvého kupce tam žádná cesta nevede.</translation>
        </message>
        <message>
            <source>The Horse Wagon needs a road.</source>
            <translation>Koňský povoz potřebuje cestu.</translation>
        </message>
        <message>
            <source>It moves your merchant to a neighbouring town by road only.</source>
            <translation>Doveze tvého kupce do sousedního města jen po cestě.</translation>
        </message>
        <message>
            <source>There is no goods tile there.</source>
            <translation>Zboží tam neleží.</translation>
        </message>
        <message>
            <source>You may travel along the route, but there is nothing on it to take.</source>
            <translation>Cestovat tudy smíš, ale není tu co vzít.</translation>
        </message>
        <message>
            <source>You may take only one goods tile.</source>
            <translation>Vzít smíš jen jeden žeton zboží.</translation>
        </message>
        <message>
            <source>Choose one of the goods tiles on the route and leave the other.</source>
            <translation>Jeden žeton na cestě si vyber a druhý nech ležet.</translation>
        </message>
        <message>
            <source>This deed has no space left.</source>
            <translation>U tohoto díla už není místo.</translation>
        </message>
        <message>
            <source>Every space for that follower is taken.</source>
            <translation>Všechna pole pro tohoto následovníka jsou obsazená.</translation>
        </message>
        <message>
            <source>This deed needs a different follower.</source>
            <translation>K tomuto dílu patří jiný následovník.</translation>
        </message>
        <message>
            <source>Each space takes exactly the follower printed on it.</source>
            <translation>Pole přijme přesně toho následovníka, který je na něm zobrazen.</translation>
        </message>
        <message>
            <source>A monk cannot replace other followers here.</source>
            <translation>Mnich tu nikoho nenahradí.</translation>
        </message>
        <message>
            <source>On the deeds board a monk can go only where a monk is printed.</source>
            <translation>U dobročinných děl patří mnich jen na pole mnicha.</translation>
        </message>
        <message>
            <source>There are no substitutes for deeds.</source>
            <translation>U dobročinných děl nikdo nikoho nezastoupí.</translation>
        </message>
        <message>
            <source>The School, the Herb Garden and the Barracks help with places, not with deeds.</source>
            <translation>Škola, Bylinková zahrada a Kasárna pomáhají na místech, u dobročinných děl ne.</translation>
        </message>
        <message>
            <source>Starting followers stay with you.</source>
            <translation>Počáteční následovníci zůstávají u tebe.</translation>
        </message>
        <message>
            <source>They may not go to the deeds from the Gunpowder Tower either.</source>
            <translation>Ani z Prašné věže nesmějí k dobročinným dílům.</translation>
        </message>
        <message>
            <source>Send at least one follower.</source>
            <translation>Pošli aspoň jednoho následovníka.</translation>
        </message>
        <message>
            <source>The action is to send one or two followers; you cannot use it to send none.</source>
            <translation>Touto akcí se posílá jeden nebo dva následovníci; bez nich ji provést nelze.</translation>
        </message>
        <message>
            <source>You cannot pay the price.</source>
            <translation>Na to nemáš dost mincí.</translation>
        </message>
        <message>
            <source>It costs {first:coin:acc}; you have {second:coin:acc}. Torture does not help here.</source>
            <translation>Stojí to {first:coin:acc}; máš {second:coin:acc}. Mučení tu nepomůže.</translation>
        </message>
        <message>
            <source>The Pharmacy does not sell that.</source>
            <translation>To Lékárna neprodává.</translation>
        </message>
        <message>
            <source>It sells development points for one coin each, from {first} to {second} at a time.</source>
            <translation>Toto místo prodává body rozvoje po jedné minci; zaplatit tu smíš od {first} do {second} mincí.</translation>
        </message>
        <message>
            <source>You have no goods tile to pay with.</source>
            <translation>Nemáš zboží, kterým lze zaplatit.</translation>
        </message>
        <message>
            <source>This place costs one of your goods tiles.</source>
            <translation>Cenou tohoto místa je jeden z tvých žetonů zboží.</translation>
        </message>
        <message>
            <source>You do not have that goods tile.</source>
            <translation>Takové zboží nemáš.</translation>
        </message>
        <message>
            <source>Pay with one of the goods tiles next to your board.</source>
            <translation>Zaplať zbožím, které leží u tvé desky.</translation>
        </message>
        <message>
            <source>That is too much grain.</source>
            <translation>To je příliš mnoho obilí.</translation>
        </message>
        <message>
            <source>The Bakery bakes at most {first} at a time.</source>
            <translation>Víc než {first} Pekárna najednou neupeče.</translation>
        </message>
        <message>
            <source>You do not have enough grain.</source>
            <translation>Máš málo obilí.</translation>
        </message>
        <message>
            <source>You can bake only your own grain; you have {first}.</source>
            <translation>V chléb proměníš jen vlastní obilí; žetonů obilí máš: {first}.</translation>
        </message>
        <message>
            <source>That space gives nothing now.</source>
            <translation>Toto pole teď nic nedává.</translation>
        </message>
        <message>
            <source>A starting space gives nothing, a citizen tile can be gained only once, and an empty stack gives nothing.</source>
            <translation>Počáteční pole nic nedává, žeton měšťana se dává jen jednou a prázdná hromádka nedá nic.</translation>
        </message>
        <message>
            <source>Choose another player’s merchant.</source>
            <translation>Vyber kupce někoho jiného.</translation>
        </message>
        <message>
            <source>The Tribunal moves another player’s merchant, never your own.</source>
            <translation>Tribunál posouvá cizího kupce, nikdy tvého.</translation>
        </message>
        <message>
            <source>No route leads there.</source>
            <translation>Žádné spojení tam nevede.</translation>
        </message>
        <message>
            <source>The merchant moves to a neighbouring town along one road or waterway.</source>
            <translation>Kupec jde do sousedního města po jedné cestě nebo vodní cestě.</translation>
        </message>
        <message>
            <source>Pay with coins first.</source>
            <translation>Nejdřív zaplať mincemi.</translation>
        </message>
        <message>
            <source>Torture begins only when you have no coins left; you have {first:coin:acc}.</source>
            <translation>Mučení začíná, až když mince dojdou; ještě máš {first:coin:acc}.</translation>
        </message>
        <message>
            <source>You have no coins left.</source>
            <translation>Nemáš už žádné mince.</translation>
        </message>
        <message>
            <source>You pay what you still owe with other possessions.</source>
            <translation>Zbytek dluhu se splácí jiným majetkem.</translation>
        </message>
        <message>
            <source>You do not owe anything.</source>
            <translation>Nic nedlužíš.</translation>
        </message>
        <message>
            <source>You give something up only when you cannot make a compulsory payment.</source>
            <translation>Něco odevzdáváš, jen když nemáš dost na povinnou platbu.</translation>
        </message>
        <message>
            <source>You cannot give that up.</source>
            <translation>To odevzdat nelze.</translation>
        </message>
        <message>
            <source>It must be yours and one of the six kinds of possession that count.</source>
            <translation>Musí to být tvoje a patřit mezi šest druhů majetku, které se počítají.</translation>
        </message>
        <message>
            <source>A coin space is in the way.</source>
            <translation>V cestě je pole s mincemi.</translation>
        </message>
        <message>
            <source>The development marker never moves back onto or past a space with coins.</source>
            <translation>Značka rozvoje se nikdy nevrací na pole s mincemi ani přes ně.</translation>
        </message>
        <message>
            <source>Your bag holds no follower to give up.</source>
            <translation>Z váčku nelze odevzdat nikoho.</translation>
        </message>
        <message>
            <source>Your bag is empty or holds only starting followers, and those are safe.</source>
            <translation>Váček je prázdný, nebo v něm jsou jen počáteční následovníci, a ti jsou v bezpečí.</translation>
        </message>
        <message>
            <source>Starting followers are safe.</source>
            <translation>Počáteční následovníci jsou v bezpečí.</translation>
        </message>
        <message>
            <source>Neither the Plague nor torture can take them from you.</source>
            <translation>Nevezme ti je Mor ani mučení.</translation>
        </message>
        <message>
            <source>You have food to hand in.</source>
            <translation>Máš potraviny k odevzdání.</translation>
        </message>
        <message>
            <source>The fine is only for those who have no grain, cheese or wine.</source>
            <translation>Pokutu platí jen ten, kdo nemá obilí, sýr ani víno.</translation>
        </message>
        <message>
            <source>That is not food.</source>
            <translation>To nejsou potraviny.</translation>
        </message>
        <message>
            <source>Harvest takes grain, cheese or wine.</source>
            <translation>Při Sklizni se odevzdává obilí, sýr, nebo víno.</translation>
        </message>
        <message>
            <source>The Sacristy cannot help here.</source>
            <translation>Sakristie tu nepomůže.</translation>
        </message>
        <message>
            <source>It protects you from Harvest, Taxes and Plague, and from nothing else.</source>
            <translation>Chrání před Sklizní, Daněmi a Morem, před ničím jiným.</translation>
        </message>
        <message>
            <source>There is no monk in the Sacristy.</source>
            <translation>Nemáš v Sakristii mnicha, kterého lze vrátit do váčku.</translation>
        </message>
        <message>
            <source>You need the Sacristy with a monk on it.</source>
            <translation>Potřebuješ Sakristii, v níž stojí mnich.</translation>
        </message>
        <message>
            <source>Something else has to be decided now.</source>
            <translation>O tom se teď nerozhoduje.</translation>
        </message>
        <message>
            <source>First make the decision you are being asked for.</source>
            <translation>Nejdřív rozhodni o tom, na co se program ptá.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Hra skončila.</translation>
        </message>
        <message>
            <source>All eighteen rounds have been played and the points have been counted.</source>
            <translation>Osmnáct kol je za vámi a body jsou spočítané.</translation>
        </message>
        <message>
            <source>You have no Bathhouse.</source>
            <translation>Lázně nemáš.</translation>
        </message>
        <message>
            <source>Only the owner of the tile may draw its two extra followers.</source>
            <translation>Dvě losování navíc má jen ten, komu karta patří.</translation>
        </message>
        <message>
            <source>You have already used the Bathhouse.</source>
            <translation>Lázně už v tomto kole posloužily.</translation>
        </message>
        <message>
            <source>You can use it only once a round.</source>
            <translation>Použít je můžeš jen jednou za kolo.</translation>
        </message>
        <message>
            <source>Your bag is empty.</source>
            <translation>Tvůj váček je prázdný.</translation>
        </message>
        <message>
            <source>The Bathhouse draws from your bag, and there are no followers in it.</source>
            <translation>V Lázních se losuje z váčku, a nikdo v něm není.</translation>
        </message>
        <message>
            <source>You have no Gunpowder Tower.</source>
            <translation>Prašnou věž nemáš.</translation>
        </message>
        <message>
            <source>Only the owner of the tile may put followers there.</source>
            <translation>Následovníky do ní smí dávat jen ten, komu karta patří.</translation>
        </message>
        <message>
            <source>It holds two followers, and both spaces are taken.</source>
            <translation>Vejdou se do ní dva následovníci a obě její pole jsou obsazená.</translation>
        </message>
        <message>
            <source>You have already confirmed this place.</source>
            <translation>Toto místo je už naplánované.</translation>
        </message>
        <message>
            <source>When planning in turn, a confirmed place stays as it is, like everything from earlier rounds.</source>
            <translation>Když se plánuje postupně, dokončený plán zůstává stejně jako vše z dřívějších kol.</translation>
        </message>
        <message>
            <source>Take back the other tile first.</source>
            <translation>Vezmi zpět nejdřív druhý žeton.</translation>
        </message>
        <message>
            <source>This is your first technology tile, which must be on a farmer slot; without it, your other tile could not stay where it is.</source>
            <translation>To je tvůj první žeton technologie, který musí ležet na poli sedláka; bez něj by druhý žeton nemohl zůstat, kde je.</translation>
        </message>
        <message>
            <source>Once you have confirmed the place, or the planning phase has ended, the tile stays where it is until the end of the game.</source>
            <translation>Jakmile je místo naplánované nebo skončí fáze plánování, zůstává žeton tam, kde leží, až do konce hry.</translation>
        </message>
        <message>
            <source>There is no follower in the Gunpowder Tower.</source>
            <translation>V Prašné věži nikdo není.</translation>
        </message>
        <message>
            <source>You need at least one follower there to use it; you can put followers there when you draw them.</source>
            <translation>K použití Prašné věže v ní musí být aspoň jeden následovník; následovníci se tam dávají při losování.</translation>
        </message>
        <message>
            <source>You cannot recruit anybody there now.</source>
            <translation>Nikoho tam teď nelze naverbovat.</translation>
        </message>
        <message>
            <source>You have finished each of these tracks, or the supply of what its next space gives has run out; the followers stay where they are.</source>
            <translation>Každá z těchto stupnic už je u konce, nebo došlo to, co dává její další pole; následovníci zůstávají, kde jsou.</translation>
        </message>
        <message>
            <source>No deed has room for these followers.</source>
            <translation>U žádného díla není místo pro tyto následovníky.</translation>
        </message>
        <message>
            <source>None of the followers here fits a free space on the deeds board, so you cannot choose the action.</source>
            <translation>Žádný z následovníků, kteří tu stojí, se nehodí na volné pole u dobročinných děl, proto tuto akci zvolit nelze.</translation>
        </message>
        <message>
            <source>There is no follower on that slot.</source>
            <translation>Na tomto poli nikdo nestojí.</translation>
        </message>
        <message>
            <source>You can send only the followers on these slots to a deed.</source>
            <translation>K dílu lze poslat jen následovníky z těchto polí.</translation>
        </message>
        <message>
            <source>You cannot move any other merchant.</source>
            <translation>Žádným jiným kupcem nelze pohnout.</translation>
        </message>
        <message>
            <source>No route leads out of the towns where the other merchants are, so you cannot choose the action; the followers stay where they are.</source>
            <translation>Z měst, kde jsou ostatní kupci, nevede žádné spojení, proto tuto akci zvolit nelze; následovníci zůstávají, kde jsou.</translation>
        </message>
        <message>
            <source>It’s {who}’s turn.</source>
            <translation>Na tahu je {who}.</translation>
        </message>
        <message>
            <source>Players take turns clockwise from the start player.</source>
            <translation>Hraje se postupně po směru hodinových ručiček od začínajícího hráče.</translation>
        </message>
        <message>
            <source>You have nothing to decide now.</source>
            <translation>Teď nemáš o čem rozhodovat.</translation>
        </message>
        <message>
            <source>There is nothing to do here now.</source>
            <translation>Teď tu není co dělat.</translation>
        </message>
        <message>
            <source>Something else comes first. {prompt}</source>
            <extracomment>{prompt} is a whole sentence that says what the player has to do.</extracomment>
            <translation>Teď je na řadě něco jiného. {prompt}</translation>
        </message>
        <message>
            <source>That belongs to {who}.</source>
            <translation>To patří jinému hráči: {who}.</translation>
        </message>
        <message>
            <source>You have something to do on your own board. {prompt}</source>
            <translation>Teď máš co dělat na své vlastní desce. {prompt}</translation>
        </message>
        <message>
            <source>None of your followers fits here.</source>
            <translation>Nikdo z tvých následovníků sem nepatří.</translation>
        </message>
        <message>
            <source>This slot needs: {wanted:nom}. None of those you can place now fits it.</source>
            <translation>Sem patří: {wanted:nom}. Nehodí se sem nikdo, koho teď můžeš umístit.</translation>
        </message>
        <message>
            <source>All slots of this place are taken.</source>
            <translation>Všechna pole tohoto místa jsou obsazená.</translation>
        </message>
        <message>
            <source>{place:nom}: each slot already holds a follower or a technology tile.</source>
            <translation>{place:nom}: na každém poli už stojí následovník, nebo leží žeton technologie.</translation>
        </message>
        <message>
            <source>{place:nom} needs: {wanted}. None of those you can place now fits there.</source>
            <extracomment>{wanted}: a list of followers, one for each empty slot of the place.</extracomment>
            <translation>{place:nom} – sem patří: {wanted}. Nehodí se sem nikdo, koho teď můžeš umístit.</translation>
        </message>
        <message>
            <source>This place needs a different follower.</source>
            <translation>Na toto místo patří jiný následovník.</translation>
        </message>
        <message>
            <source>{place:nom} needs: {wanted}. This does not fit: {follower:nom}.</source>
            <extracomment>{wanted}: a list of followers, one for each empty slot of the place.</extracomment>
            <translation>{place:nom} – sem patří: {wanted}. Sem se nehodí: {follower:nom}.</translation>
        </message>
        <message>
            <source>The Theatre takes no technology tile.</source>
            <translation>Do Divadla žeton technologie nepatří.</translation>
        </message>
        <message>
            <source>Its open row takes any number of followers; there is no slot for a technology tile to fill.</source>
            <translation>Je to otevřená řada pro následovníky: nemá pevné akční pole, které by žeton mohl obsadit.</translation>
        </message>
        <message>
            <source>No place lies here yet.</source>
            <translation>Zatím tu neleží žádné místo.</translation>
        </message>
        <message>
            <source>A place tile that you take will lie here. Followers stand only on the slots of places.</source>
            <translation>Sem přijde karta místa, kterou si vezmeš. Následovníci stojí jen na polích míst.</translation>
        </message>
    </context>
    <context>
        <name>OrleansRow</name>
        <message>
            <source>at least one {follower}: {percent}%</source>
            <extracomment>The chance that one or more followers of a kind are drawn next.</extracomment>
            <translation>aspoň jeden {follower}: {percent} %</translation>
        </message>
        <message>
            <source>To the market…</source>
            <extracomment>Button: a follower that was drawn is put on the market; which one is asked next.</extracomment>
            <translation>Na tržiště…</translation>
        </message>
        <message>
            <source>{who}: change the plan</source>
            <extracomment>Button: that player has chosen Done while others still plan, and wants to change the plan.</extracomment>
            <translation>{who}: změnit plán</translation>
        </message>
        <message>
            <source>Draw {n}</source>
            <extracomment>Button beside one that says &quot;Draw 5 followers&quot;: so many are drawn instead.</extracomment>
            <translation>Vylosovat {n}</translation>
        </message>
        <message>
            <source>To the Gunpowder Tower…</source>
            <extracomment>Button: a follower that was drawn is put on the Gunpowder Tower; which one is asked next.</extracomment>
            <translation>Do Prašné věže…</translation>
        </message>
        <message>
            <source>Return a follower instead of drawing…</source>
            <extracomment>Button: a follower goes from an action slot back to the market instead of a draw; which one is asked next.</extracomment>
            <translation>Vzít následovníka zpět místo losování…</translation>
        </message>
        <message>
            <source>Return a follower to the market…</source>
            <extracomment>Button: a follower goes from an action slot back to the market, where nobody could be drawn in its stead; which one is asked next.</extracomment>
            <translation>Vzít následovníka zpět na tržiště…</translation>
        </message>
    </context>
    <context>
        <name>OrleansScore</name>
        <message>
            <source>Coins</source>
            <translation>Mince</translation>
        </message>
        <message>
            <source>Goods ({good:nom})</source>
            <translation>Zboží ({good:nom})</translation>
        </message>
        <message>
            <source>Bread, by development level</source>
            <translation>Chléb podle úrovně rozvoje</translation>
        </message>
        <message>
            <source>Trading stations, by development level</source>
            <translation>Obchodní stanice podle úrovně rozvoje</translation>
        </message>
        <message>
            <source>Citizen tiles, by development level</source>
            <translation>Žetony měšťanů podle úrovně rozvoje</translation>
        </message>
        <message>
            <source>{n} × {value}</source>
            <translation>{n} × {value}</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Celkem</translation>
        </message>
        <message>
            <source>At the start of the game</source>
            <translation>Na začátku hry</translation>
        </message>
        <message>
            <source>Coins received: {gained}, paid: {paid}</source>
            <translation>Získané mince: {gained}, zaplacené: {paid}</translation>
        </message>
        <message>
            <source>Each counts by the development level: {level} (space {space})</source>
            <translation>Každý kus se násobí úrovní rozvoje: {level} (pole {space})</translation>
        </message>
    </context>
    <context>
        <name>OrleansSetup</name>
        <message>
            <source>Player boards</source>
            <translation>Hráčské desky</translation>
        </message>
        <message>
            <source>Each player gets a board with the same ten places and a market ({n:space:nom}).</source>
            <translation>Každý hráč dostane desku se stejnými deseti místy a tržištěm ({n:space:nom}).</translation>
        </message>
        <message>
            <source>Starting followers</source>
            <translation>Počáteční následovníci</translation>
        </message>
        <message>
            <source>Everyone starts with their own followers on the market: {followers}. The bag is still empty.</source>
            <translation>Každý začíná se svými následovníky na tržišti: {followers}. Váček je zatím prázdný.</translation>
        </message>
        <message>
            <source>Coins and trading stations</source>
            <translation>Mince a obchodní stanice</translation>
        </message>
        <message>
            <source>Everyone gets {coins:coin:acc} and {stations:trading-station:acc}.</source>
            <translation>Každý dostane {coins:coin:acc} a {stations:trading-station:acc}.</translation>
        </message>
        <message>
            <source>Markers</source>
            <translation>Značky</translation>
        </message>
        <message>
            <source>On each follower track and on the development track everyone has one marker on the first space.</source>
            <translation>Na každé stupnici následovníků a na stupnici rozvoje má každý jednu značku na počátečním poli.</translation>
        </message>
        <message>
            <source>Neutral followers</source>
            <translation>Neutrální následovníci</translation>
        </message>
        <message>
            <source>For this number of players the supply holds: {followers}.</source>
            <translation>Při tomto počtu hráčů jsou v zásobě: {followers}.</translation>
        </message>
        <message>
            <source>Technology</source>
            <translation>Technologie</translation>
        </message>
        <message>
            <source>The technology tiles form one stack ({n:technology-tile:nom}).</source>
            <translation>Žetony technologie tvoří jednu hromádku ({n:technology-tile:nom}).</translation>
        </message>
        <message>
            <source>Goods tiles on the map</source>
            <translation>Žetony zboží na mapě</translation>
        </message>
        <message>
            <source>Each goods slot in use gets one goods tile at random ({n:good:nom}); a further {removed:good:acc} go back to the box.</source>
            <translation>Na každé používané pole přijde jeden náhodný žeton zboží ({n:good:nom}); dalších {removed:good:gen} se vrátí do krabice.</translation>
        </message>
        <message>
            <source>Each goods slot in use gets one goods tile at random ({n:good:nom}).</source>
            <translation>Na každé používané pole přijde jeden náhodný žeton zboží ({n:good:nom}).</translation>
        </message>
        <message>
            <source>Goods market</source>
            <translation>Trh zboží</translation>
        </message>
        <message>
            <source>All other goods tiles are sorted onto the goods market: {goods}.</source>
            <translation>Ostatní žetony zboží se roztřídí na trh zboží: {goods}.</translation>
        </message>
        <message>
            <source>Merchants</source>
            <translation>Kupci</translation>
        </message>
        <message>
            <source>All merchants start in the same town: {town:nom}.</source>
            <translation>Všichni kupci začínají ve stejném městě: {town:nom}.</translation>
        </message>
        <message>
            <source>Place tiles</source>
            <translation>Karty míst</translation>
        </message>
        <message>
            <source>Two stacks of place tiles, the extra tiles included: {first} in stack I and {second} in stack II. Everyone may look through them.</source>
            <translation>Dvě hromádky karet míst včetně dalších karet: {first} v hromádce I a {second} v hromádce II. Prohlížet si je smí každý.</translation>
        </message>
        <message>
            <source>Two stacks of place tiles: {first} in stack I and {second} in stack II. Everyone may look through them.</source>
            <translation>Dvě hromádky karet míst: {first} v hromádce I a {second} v hromádce II. Prohlížet si je smí každý.</translation>
        </message>
        <message>
            <source>Fewer place tiles</source>
            <translation>Méně karet míst</translation>
        </message>
        <message>
            <source>Before round 1 players may return place tiles to the box, up to {n} each.</source>
            <translation>Před 1. kolem smí každý hráč vrátit karty míst do krabice, nejvýš {n}.</translation>
        </message>
        <message>
            <source>Citizen tiles</source>
            <translation>Žetony měšťanů</translation>
        </message>
        <message>
            <source>Citizen tiles lie on the development track, on two follower tracks and at every beneficial deed; one is kept for the most trading stations.</source>
            <translation>Žetony měšťanů leží na stupnici rozvoje, na dvou stupnicích následovníků a u každého dobročinného díla; jeden čeká na hráče s největším počtem obchodních stanic.</translation>
        </message>
        <message>
            <source>Hourglass</source>
            <translation>Přesýpací hodiny</translation>
        </message>
        <message>
            <source>The hourglass tiles are shuffled face down, one for each of the {n:round:gen}. On top: {event:nom}.</source>
            <translation>Karty přesýpacích hodin jsou zamíchané lícem dolů, jedna na každé z {n:round:gen}. Navrchu leží: {event:nom}.</translation>
        </message>
        <message>
            <source>Start player</source>
            <translation>Začínající hráč</translation>
        </message>
        <message>
            <source>{who} has the start-player marker in round 1. After each round it passes to the left.</source>
            <translation>V 1. kole má žeton začínajícího hráče {who}. Po každém kole putuje doleva.</translation>
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
            <translation>akční pole {n} ({wanted}): prázdné</translation>
        </message>
        <message>
            <source>slot {n} for {wanted}: {token}</source>
            <translation>akční pole {n} ({wanted}): {token}</translation>
        </message>
        <message>
            <source>always in effect</source>
            <translation>působí stále</translation>
        </message>
        <message>
            <source>no followers here</source>
            <translation>žádní následovníci</translation>
        </message>
        <message>
            <source>active</source>
            <translation>aktivované</translation>
        </message>
        <message>
            <source>still missing: {followers}</source>
            <translation>ještě chybí: {followers}</translation>
        </message>
        <message>
            <source>no starting followers here</source>
            <translation>bez počátečních následovníků</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>prázdné</translation>
        </message>
        <message>
            <source>Gunpowder Tower, space {n}</source>
            <translation>Prašná věž, pole {n}</translation>
        </message>
        <message>
            <source>market, space {n}</source>
            <translation>tržiště, pole {n}</translation>
        </message>
        <message>
            <source>bag of {who}</source>
            <translation>váček: {who}</translation>
        </message>
        <message>
            <source>{n:follower:nom}</source>
            <translation>{n:follower:nom}</translation>
        </message>
        <message>
            <source>only its owner may look inside</source>
            <translation>nahlížet smí jen majitel</translation>
        </message>
        <message>
            <source>draws each round: {n}</source>
            <translation>losování za kolo: {n}</translation>
        </message>
        <message>
            <source>start player</source>
            <translation>začínající hráč</translation>
        </message>
        <message>
            <source>development level {level}, space {space}</source>
            <translation>úroveň rozvoje {level}, pole {space}</translation>
        </message>
        <message>
            <source>trading stations on the map: {built}, left: {left}</source>
            <translation>obchodní stanice na mapě: {built}, v zásobě: {left}</translation>
        </message>
        <message>
            <source>merchant: {town:nom}</source>
            <translation>kupec: {town:nom}</translation>
        </message>
        <message>
            <source>followers in the bag: {bag}, on the market: {market}</source>
            <translation>následovníci ve váčku: {bag}, na tržišti: {market}</translation>
        </message>
        <message>
            <source>place tiles: {places}</source>
            <translation>karty míst: {places}</translation>
        </message>
        <message>
            <source>{n:technology-tile:nom} not placed yet</source>
            <translation>dosud neumístěno: {n:technology-tile:nom}</translation>
        </message>
        <message>
            <source>done</source>
            <translation>hotovo</translation>
        </message>
        <message>
            <source>passed</source>
            <translation>pasuje</translation>
        </message>
        <message>
            <source>has a decision to make</source>
            <translation>rozhoduje se</translation>
        </message>
        <message>
            <source>markers here: {names}</source>
            <translation>značky: {names}</translation>
        </message>
        <message>
            <source>the citizen tile is still here</source>
            <translation>žeton měšťana tu ještě leží</translation>
        </message>
        <message>
            <source>the citizen tile has been taken</source>
            <translation>žeton měšťana už je pryč</translation>
        </message>
        <message>
            <source>no trading station</source>
            <translation>žádná obchodní stanice</translation>
        </message>
        <message>
            <source>trading station: {names}</source>
            <translation>obchodní stanice: {names}</translation>
        </message>
        <message>
            <source>merchant: {names}</source>
            <translation>kupec: {names}</translation>
        </message>
        <message>
            <source>every player may build one trading station here</source>
            <translation>každý hráč tu smí postavit jednu obchodní stanici</translation>
        </message>
        <message>
            <source>by road: {towns}</source>
            <translation>po cestě: {towns}</translation>
        </message>
        <message>
            <source>by water: {towns}</source>
            <translation>po vodní cestě: {towns}</translation>
        </message>
        <message>
            <source>waterway {towns}</source>
            <translation>vodní cesta {towns}</translation>
        </message>
        <message>
            <source>road {towns}</source>
            <translation>cesta {towns}</translation>
        </message>
        <message>
            <source>no goods tile left</source>
            <translation>žádný žeton zboží</translation>
        </message>
        <message>
            <source>goods tiles: {goods}</source>
            <translation>žetony zboží: {goods}</translation>
        </message>
        <message>
            <source>goods slot, used with {n:player:ins} or more</source>
            <translation>pole zboží, používá se od {n:player:gen}</translation>
        </message>
        <message>
            <source>empty goods slot</source>
            <translation>prázdné pole zboží</translation>
        </message>
        <message>
            <source>{n:point:nom} at the end</source>
            <translation>{n:point:nom} na konci</translation>
        </message>
        <message>
            <source>{Track:nom}, space {n}</source>
            <translation>{Track:nom}, pole {n}</translation>
        </message>
        <message>
            <source>start</source>
            <translation>start</translation>
        </message>
        <message>
            <source>level {level} begins here</source>
            <translation>tady začíná úroveň {level}</translation>
        </message>
        <message>
            <source>{n:coin:nom} for each player who reaches or passes it</source>
            <translation>{n:coin:nom} pro toho, kdo pole dosáhne nebo přejde</translation>
        </message>
        <message>
            <source>{follower:nom}: {n} of {all}</source>
            <translation>{follower:nom}: {n} z {all}</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>dokončeno</translation>
        </message>
        <message>
            <source>takes any number of followers</source>
            <translation>pojme libovolný počet následovníků</translation>
        </message>
        <message>
            <source>slots: {followers}</source>
            <translation>akční pole: {followers}</translation>
        </message>
        <message>
            <source>left on the goods market: {n}</source>
            <translation>na trhu zboží zbývá: {n}</translation>
        </message>
        <message>
            <source>counts as food</source>
            <translation>platí jako potravina</translation>
        </message>
        <message>
            <source>out of the game: {n}</source>
            <translation>mimo hru: {n}</translation>
        </message>
        <message>
            <source>the event of this round</source>
            <translation>událost tohoto kola</translation>
        </message>
        <message>
            <source>turned up so far: {n} of {all}</source>
            <translation>dosud otočeno: {n} z {all}</translation>
        </message>
        <message>
            <source>{first:nom} – {second:nom}</source>
            <translation>{first:nom} – {second:nom}</translation>
        </message>
        <message>
            <source>tile {n} of the route</source>
            <translation>{n}. žeton na cestě</translation>
        </message>
    </context>
    <context>
        <name>Overlay</name>
        <message>
            <source>Close</source>
            <translation>Zavřít</translation>
        </message>
    </context>
    <context>
        <name>Page</name>
        <message>
            <source>%1 – %2</source>
            <comment>Title of the window: page, game</comment>
            <translation>%1 – %2</translation>
        </message>
    </context>
    <context>
        <name>PageShelf</name>
        <message>
            <source>Contents</source>
            <translation>Obsah</translation>
        </message>
        <message>
            <source>Terms</source>
            <translation>Pojmy</translation>
        </message>
        <message>
            <source>Bookmarks</source>
            <translation>Záložky</translation>
        </message>
    </context>
    <context>
        <name>PageTools</name>
        <message>
            <source>Forward again</source>
            <translation>Zase vpřed</translation>
        </message>
        <message>
            <source>Remove the bookmark</source>
            <translation>Odebrat záložku</translation>
        </message>
        <message>
            <source>Bookmark this rule</source>
            <translation>Přidat záložku</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Menší text</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Větší text</translation>
        </message>
        <message>
            <source>Printable version</source>
            <translation>K tisku</translation>
        </message>
        <message>
            <source>Second language: %1</source>
            <translation>Druhý jazyk: %1</translation>
        </message>
        <message>
            <source>Swap the two languages</source>
            <translation>Prohodit oba jazyky</translation>
        </message>
        <message>
            <source>Back to the previous rule</source>
            <translation>Zpět k předchozímu pravidlu</translation>
        </message>
    </context>
    <context>
        <name>Paper</name>
        <message>
            <source>The file %1 could not be written (%2). If it already existed, it is unchanged.</source>
            <translation>Soubor %1 se nepodařilo zapsat (%2). Pokud už existoval, zůstal beze změny.</translation>
        </message>
        <message>
            <source>The printer “%1” did not accept the pages.</source>
            <translation>Tiskárna „%1“ stránky nepřijala.</translation>
        </message>
        <message>
            <source>There are no rules in the language “%1”.</source>
            <translation>Pravidla v jazyce „%1“ neexistují.</translation>
        </message>
        <message>
            <source>The rules have no chapter “%1”.</source>
            <translation>Pravidla nemají kapitolu „%1“.</translation>
        </message>
        <message>
            <source>None of the requested texts exist in the language “%1”.</source>
            <translation>Nic z toho, co se má vytisknout, není napsáno v jazyce „%1“.</translation>
        </message>
        <message>
            <source>The program’s content has an error: %1</source>
            <translation>V obsahu programu je chyba: %1</translation>
        </message>
        <message>
            <source>There is no player aid for this game.</source>
            <translation>K této hře není žádný přehled pro hráče.</translation>
        </message>
        <message>
            <source>The player aid in the language “%1” is too long for its sheet.</source>
            <translation>Přehled pro hráče v jazyce „%1“ se nevejde na list.</translation>
        </message>
    </context>
    <context>
        <name>PaperDialog</name>
        <message>
            <source>What to print</source>
            <translation>Co vytisknout</translation>
        </message>
        <message>
            <source>Player aid, one sheet</source>
            <translation>Přehled pro hráče, jeden list</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Kapitoly</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Jazyk</translation>
        </message>
        <message>
            <source>Second language</source>
            <translation>Druhý jazyk</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Žádný</translation>
        </message>
        <message>
            <source>Tick the chapters that you want on paper first.</source>
            <translation>Nejdřív zaškrtni kapitoly, které chceš mít na papíře.</translation>
        </message>
        <message>
            <source>All chapters</source>
            <translation>Všechny kapitoly</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Vytisknout</translation>
        </message>
        <message>
            <source>Save as PDF</source>
            <translation>Uložit jako PDF</translation>
        </message>
        <message>
            <source>Printable rules</source>
            <translation>Pravidla k tisku</translation>
        </message>
    </context>
    <context>
        <name>PauseCard</name>
        <message>
            <source>Pause</source>
            <translation>Přestávka</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Pokračovat</translation>
        </message>
        <message>
            <source>Leave the lesson</source>
            <translation>Odejít z lekce</translation>
        </message>
        <message>
            <source>The lesson keeps its place: you can go on from here another day.</source>
            <translation>Lekce si místo zapamatuje: můžete odtud pokračovat jindy.</translation>
        </message>
    </context>
    <context>
        <name>PlayPage</name>
        <message>
            <source>Language: %1</source>
            <translation>Jazyk: %1</translation>
        </message>
        <message>
            <source>Stay at the table</source>
            <translation>Zůstat u stolu</translation>
        </message>
        <message>
            <source>Leave the table for the lesson?</source>
            <translation>Odejít od stolu k lekci?</translation>
        </message>
        <message>
            <source>The game is saved as it stands. Afterwards, one click on the home page takes you back to it.</source>
            <translation>Hra zůstane uložená tak, jak je. Potom se k ní vrátíš jedním kliknutím na úvodní stránce.</translation>
        </message>
        <message>
            <source>Go to the lesson</source>
            <translation>Přejít k lekci</translation>
        </message>
        <message>
            <source>The game and its score remain in your saved games.</source>
            <translation>Hra i její výsledek zůstanou mezi uloženými hrami.</translation>
        </message>
        <message>
            <source>%1, lesson: %2</source>
            <comment>Title of the window: game, lesson</comment>
            <translation>%1, lekce: %2</translation>
        </message>
        <message>
            <source>%1, round %2</source>
            <comment>Title of the window: game, number of the round</comment>
            <translation>%1, kolo %2</translation>
        </message>
        <message>
            <source>Your seats remain yours. From “Join a table” you come back to it.</source>
            <translation>Tvoje místa zůstávají tvoje. Ke stolu se vrátíš přes „Přisednout ke stolu“.</translation>
        </message>
    </context>
        <context>
        <name>PracticePage</name>
        <message>
            <source>Practise one rule</source>
            <translation>Procvičení jednoho pravidla</translation>
        </message>
        <message>
            <source>Questions about this lesson</source>
            <translation>Otázky k této lekci</translation>
        </message>
        <message>
            <source>What went wrong in the lesson</source>
            <translation>Co se v lekci nepovedlo</translation>
        </message>
        <message>
            <source>What was refused in the game</source>
            <translation>Odmítnuté tahy z této partie</translation>
        </message>
        <message>
            <source>Refresher</source>
            <translation>Opakování</translation>
        </message>
        <message>
            <source>Ten questions</source>
            <translation>Deset otázek</translation>
        </message>
        <message>
            <source>More questions</source>
            <translation>Další otázky</translation>
        </message>
        <message>
            <source>Looking for a position…</source>
            <translation>Hledá se pozice…</translation>
        </message>
    </context>
        <context>
        <name>PracticeResult</name>
        <message numerus="yes">
            <source>%1 of %n question(s) answered correctly</source>
            <translation>
                <numerusform>Správné odpovědi: %1 z %n otázky</numerusform>
                <numerusform>Správné odpovědi: %1 ze %n otázek</numerusform>
                <numerusform>Správné odpovědi: %1 z %n otázek</numerusform>
            </translation>
        </message>
        <message>
            <source>again today</source>
            <translation>zopakovat ještě dnes</translation>
        </message>
        <message>
            <source>again tomorrow</source>
            <translation>zopakovat zítra</translation>
        </message>
        <message numerus="yes">
            <source>again in %n day(s)</source>
            <translation>
                <numerusform>zopakovat za %n den</numerusform>
                <numerusform>zopakovat za %n dny</numerusform>
                <numerusform>zopakovat za %n dní</numerusform>
            </translation>
        </message>
        <message>
            <source>answered correctly</source>
            <translation>odpověď správná</translation>
        </message>
        <message>
            <source>answered wrongly</source>
            <translation>odpověď chybná</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Hotovo</translation>
        </message>
        <message>
            <source>Look again</source>
            <translation>Hledat znovu</translation>
        </message>
        <message>
            <source>No position was found for a question about this. You can look again, or read about it in the rules.</source>
            <translation>K otázce na toto téma se nenašla žádná pozice. Lze hledat znovu, nebo si o tom přečíst v pravidlech.</translation>
        </message>
    </context>
    <context>
        <name>PreferenceRow</name>
        <message>
            <source>Household setting: %1</source>
            <extracomment>the first choice of a person: to leave it as the household has it, which is %1</extracomment>
            <translation>Podle společného nastavení: %1</translation>
        </message>
        <message>
            <source>As on the desktop: %1</source>
            <translation>Podle systému: %1</translation>
        </message>
    </context>
    <context>
        <name>PresenceMark</name>
        <message>
            <source>On another device</source>
            <translation>Na jiném zařízení</translation>
        </message>
        <message>
            <source>Device disconnected</source>
            <translation>Zařízení bez spojení</translation>
        </message>
        <message>
            <source>Nobody sits here yet</source>
            <translation>Nikdo tu ještě nesedí</translation>
        </message>
    </context>
    <context>
        <name>PresetRow</name>
        <message>
            <source>Where the editions differ</source>
            <translation>Kde se vydání liší</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Výchozí</translation>
        </message>
        <message>
            <source>Polish edition</source>
            <translation>Polské vydání</translation>
        </message>
        <message>
            <source>Czech edition</source>
            <translation>České vydání</translation>
        </message>
        <message>
            <source>Russian edition</source>
            <translation>Ruské vydání</translation>
        </message>
        <message>
            <source>German edition</source>
            <translation>Německé vydání</translation>
        </message>
        <message>
            <source>Custom</source>
            <translation>Vlastní</translation>
        </message>
        <message>
            <source>Your own choices</source>
            <translation>Vlastní volba</translation>
        </message>
        <message>
            <source>Every open rules question uses the default ruling.</source>
            <translation>O všech otevřených otázkách rozhoduje výchozí nastavení.</translation>
        </message>
        <message numerus="yes">
            <source>%n ruling(s) differ from the default.</source>
            <translation>
                <numerusform>%n otázka se řídí jinou než výchozí volbou.</numerusform>
                <numerusform>%n otázky se řídí jinou než výchozí volbou.</numerusform>
                <numerusform>%n otázek se řídí jinou než výchozí volbou.</numerusform>
            </translation>
        </message>
        <message>
            <source>Open rules questions</source>
            <translation>Otevřené otázky pravidel</translation>
        </message>
    </context>
    <context>
        <name>Preview</name>
        <message>
            <source>a ship ({goods:nom})</source>
            <translation>loď ({goods:nom})</translation>
        </message>
        <message>
            <source>Then the next tile is turned up. This cannot be undone.</source>
            <translation>Potom se odkryje další destička; vzít to zpět už nepůjde.</translation>
        </message>
        <message>
            <source>Then new tiles are turned up. This cannot be undone.</source>
            <translation>Potom se odkryjí nové destičky; vzít to zpět už nepůjde.</translation>
        </message>
        <message>
            <source>Then a docking tile is drawn. This cannot be undone.</source>
            <translation>Potom se otočí destička kotviště; vzít to zpět už nepůjde.</translation>
        </message>
        <message>
            <source>Then a ship comes in. This cannot be undone.</source>
            <translation>Potom připluje loď; vzít to zpět už nepůjde.</translation>
        </message>
        <message>
            <source>Then a new hex is turned up. This cannot be undone.</source>
            <translation>Potom se odkryje nová destička města; vzít to zpět už nepůjde.</translation>
        </message>
        <message>
            <source>Then an opponent tile is turned up. This cannot be undone.</source>
            <translation>Potom se otočí destička pro hru jednoho hráče; vzít to zpět už nepůjde.</translation>
        </message>
        <message>
            <source>Then the era II workshops become available. This cannot be undone.</source>
            <translation>Potom přijdou do nabídky dílny éry II; vzít to zpět už nepůjde.</translation>
        </message>
        <message>
            <source>Then chance decides. This cannot be undone.</source>
            <translation>Potom rozhodne náhoda; vzít to zpět už nepůjde.</translation>
        </message>
        <message>
            <source>Then you go on. {prompt}</source>
            <translation>Potom pokračuješ. {prompt}</translation>
        </message>
        <message>
            <source>Then the game goes on. {prompt}</source>
            <translation>Potom hra pokračuje. {prompt}</translation>
        </message>
        <message>
            <source>Then {who} decides (step {n}: {step}).</source>
            <translation>Potom rozhoduje {who} (krok {n}: {step}).</translation>
        </message>
        <message>
            <source>Several options ({n}): a menu asks which one.</source>
            <translation>Jde to několika způsoby ({n}): program se zeptá, kterým.</translation>
        </message>
        <message>
            <source>Put this lieutenant back: all possible places light up again.</source>
            <translation>Polož tohoto služebníka zpět: znovu se zvýrazní všechny možné destičky a lodě.</translation>
        </message>
        <message>
            <source>Pick up this lieutenant: only the places it can reach stay lit.</source>
            <translation>Zvedni tohoto služebníka: zvýrazněné zůstanou jen destičky a lodě, kam smí jít.</translation>
        </message>
        <message>
            <source>Hut {hut}: move to field II</source>
            <translation>Domek {hut}: měšťan se posune na pole II</translation>
        </message>
        <message>
            <source>action on space {space} earned ({book:nom})</source>
            <translation>získaná akce pole {space} ({book:nom})</translation>
        </message>
        <message>
            <source>action on space {space} lapses ({book:nom})</source>
            <translation>akce pole {space} propadá ({book:nom})</translation>
        </message>
        <message>
            <source>a cart is used up for this round</source>
            <translation>vůz bude v tomto kole použitý</translation>
        </message>
        <message>
            <source>Then {who} decides.</source>
            <translation>Potom rozhoduje {who}.</translation>
        </message>
        <message>
            <source>Then all you can do is end your turn.</source>
            <translation>Potom už můžeš jen ukončit tah.</translation>
        </message>
        <message>
            <source>Then you can only decline: the action costs {price}, and you have {owned}.</source>
            <translation>Potom můžeš akci jen nechat být: stojí {price}, a ty máš {owned}.</translation>
        </message>
        <message>
            <source>Then you can only decline: nothing that the action offers is possible now.</source>
            <translation>Potom můžeš akci jen nechat být: nic z toho, co nabízí, teď není možné.</translation>
        </message>
        <message>
            <source>Then you can only decline: the cheapest tile costs {price}, and you have {owned}.</source>
            <translation>Potom můžeš akci jen nechat být: nejlevnější destička stojí {price}, a ty máš {owned}.</translation>
        </message>
        <message>
            <source>Then you can only refresh tiles or decline: the cheapest tile costs {price}, and you have {owned}.</source>
            <translation>Potom můžeš jen obnovit nabídku, nebo nechat akci být: nejlevnější destička stojí {price}, a ty máš {owned}.</translation>
        </message>
        <message>
            <source>Then the next tile is turned up.</source>
            <translation>Potom se odkryje další destička.</translation>
        </message>
        <message>
            <source>Then new tiles are turned up.</source>
            <translation>Potom se odkryjí nové destičky.</translation>
        </message>
        <message>
            <source>Then a docking tile is drawn.</source>
            <translation>Potom se otočí destička kotviště.</translation>
        </message>
        <message>
            <source>Then a ship comes in.</source>
            <translation>Potom připluje loď.</translation>
        </message>
        <message>
            <source>Then a new hex is turned up.</source>
            <translation>Potom se odkryje nová destička města.</translation>
        </message>
        <message>
            <source>Then an opponent tile is turned up.</source>
            <translation>Potom se otočí destička pro hru jednoho hráče.</translation>
        </message>
        <message>
            <source>Then the era II workshops become available.</source>
            <translation>Potom přijdou do nabídky dílny éry II.</translation>
        </message>
        <message>
            <source>Then chance decides.</source>
            <translation>Potom rozhodne náhoda.</translation>
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
            <translation>V této hře se už neptat</translation>
        </message>
        <message>
            <source>Go back</source>
            <translation>Zpět</translation>
        </message>
        <message>
            <source>You can still do something</source>
            <translation>Ještě je co dělat</translation>
        </message>
    </context>
    <context>
        <name>Problem</name>
        <message>
            <source>the file is missing</source>
            <translation>soubor chybí</translation>
        </message>
        <message>
            <source>the file cannot be read (%1)</source>
            <translation>soubor nelze přečíst (%1)</translation>
        </message>
        <message>
            <source>the file is larger than %1 bytes</source>
            <translation>soubor je větší než %1 B</translation>
        </message>
        <message>
            <source>the file is empty</source>
            <translation>soubor je prázdný</translation>
        </message>
        <message>
            <source>this is not UTF-8 text</source>
            <translation>toto není text v kódování UTF-8</translation>
        </message>
        <message>
            <source>expected %1, found %2</source>
            <translation>očekáváno %1, nalezeno %2</translation>
        </message>
        <message>
            <source>the file ends here, expected %1</source>
            <translation>soubor zde končí, očekáváno %1</translation>
        </message>
        <message>
            <source>values are nested more than %1 levels deep</source>
            <translation>hodnoty jsou vnořené hlouběji, než je povoleno (úrovní nejvýše: %1)</translation>
        </message>
        <message>
            <source>the key “%1” occurs twice</source>
            <translation>klíč „%1“ se vyskytuje dvakrát</translation>
        </message>
        <message>
            <source>expected an object, found %1</source>
            <translation>očekáván objekt, nalezeno %1</translation>
        </message>
        <message>
            <source>expected a list, found %1</source>
            <translation>očekáván seznam, nalezeno %1</translation>
        </message>
        <message>
            <source>expected text, found %1</source>
            <translation>očekáván text, nalezeno %1</translation>
        </message>
        <message>
            <source>expected a whole number, found %1</source>
            <translation>očekáváno celé číslo, nalezeno %1</translation>
        </message>
        <message>
            <source>expected a number, found %1</source>
            <translation>očekáváno číslo, nalezeno %1</translation>
        </message>
        <message>
            <source>expected true or false, found %1</source>
            <translation>očekáváno true nebo false, nalezeno %1</translation>
        </message>
        <message>
            <source>the key “%1” is missing</source>
            <translation>klíč „%1“ chybí</translation>
        </message>
        <message>
            <source>the key “%1” is not allowed here</source>
            <translation>klíč „%1“ zde není známý</translation>
        </message>
        <message>
            <source>expected one of %1, found %2</source>
            <translation>očekávána jedna z možností %1, nalezeno %2</translation>
        </message>
        <message>
            <source>expected a number from %1 to %2, found %3</source>
            <translation>očekáváno číslo od %1 do %2, nalezeno %3</translation>
        </message>
        <message>
            <source>expected from %1 to %2 entries, found %3</source>
            <translation>očekávaný počet položek od %1 do %2, nalezeno %3</translation>
        </message>
        <message>
            <source>the text is empty</source>
            <translation>text je prázdný</translation>
        </message>
        <message>
            <source>expected “%1”, found “%2”</source>
            <translation>očekáváno „%1“, nalezeno „%2“</translation>
        </message>
        <message>
            <source>nothing here has the id “%1”</source>
            <translation>nic zde nemá id „%1“</translation>
        </message>
        <message>
            <source>“%1” occurs twice</source>
            <translation>„%1“ se vyskytuje dvakrát</translation>
        </message>
        <message>
            <source>wrong order: expected %1, found %2</source>
            <translation>chybné pořadí: očekáváno %1, nalezeno %2</translation>
        </message>
        <message>
            <source>the total of %1 should be %2, found %3</source>
            <translation>součet pro %1 má být %2, nalezeno %3</translation>
        </message>
        <message>
            <source>%1 is not allowed here</source>
            <translation>%1 zde není dovoleno</translation>
        </message>
        <message>
            <source>there is no entry for this number of players: %1</source>
            <translation>pro tento počet hráčů není nic uvedeno: %1</translation>
        </message>
        <message>
            <source>this number of players occurs twice: %1</source>
            <translation>tento počet hráčů je uveden dvakrát: %1</translation>
        </message>
        <message>
            <source>%1 and %2 are on the same cell</source>
            <translation>%1 a %2 leží na témže poli</translation>
        </message>
        <message>
            <source>%1 is not connected to the town</source>
            <translation>%1 nenavazuje na město</translation>
        </message>
        <message>
            <source>%1 is not next to %2</source>
            <translation>%1 nesousedí s %2</translation>
        </message>
        <message>
            <source>%1 is not the next one clockwise</source>
            <translation>%1 není další v pořadí po směru hodinových ručiček</translation>
        </message>
        <message>
            <source>the values should never decrease from one entry to the next</source>
            <translation>hodnoty by od jedné položky ke druhé nikdy neměly klesat</translation>
        </message>
        <message>
            <source>%1 does not belong at this step of the path</source>
            <translation>%1 do tohoto kroku cesty nepatří</translation>
        </message>
        <message>
            <source>the pack has more than %1 different effects</source>
            <translation>různých účinků je v datovém balíku více než %1</translation>
        </message>
        <message>
            <source>no road or waterway leads to %1</source>
            <translation>do %1 nevede žádná cesta ani vodní cesta</translation>
        </message>
        <message>
            <source>%1 and %2 are drawn too close together</source>
            <translation>%1 a %2 jsou nakresleny příliš blízko u sebe</translation>
        </message>
        <message>
            <source>%1 and %2 cross on the drawing</source>
            <translation>%1 a %2 se na kresbě kříží</translation>
        </message>
        <message>
            <source>the source of the value “%1” is not given</source>
            <translation>není uvedeno, odkud pochází hodnota „%1“</translation>
        </message>
        <message>
            <source>an inferred value needs a note saying how it was inferred</source>
            <translation>odvozená hodnota potřebuje poznámku, jak se k ní došlo</translation>
        </message>
        <message>
            <source>your own pack is not used until it is free of errors; games are played with the printed values</source>
            <translation>tento tvůj vlastní datový balík se nepoužije, dokud nebude v pořádku; hraje se s tištěnými hodnotami</translation>
        </message>
        <message>
            <source>the first line should be the title of the chapter: # Title</source>
            <translation>první řádek má být název kapitoly: # Title</translation>
        </message>
        <message>
            <source>expected ## Title {#rule.id}, found %1</source>
            <translation>očekáváno ## Title {#rule.id}, nalezeno %1</translation>
        </message>
        <message>
            <source>this markup is not allowed: %1</source>
            <translation>toto značkování není dovoleno: %1</translation>
        </message>
        <message>
            <source>no rule has the id “%1”</source>
            <translation>žádné pravidlo nemá id „%1“</translation>
        </message>
        <message>
            <source>the rule %1 has two articles</source>
            <translation>pravidlo %1 má dva články</translation>
        </message>
        <message>
            <source>the rule %1 has no article</source>
            <translation>pravidlo %1 nemá žádný článek</translation>
        </message>
        <message>
            <source>the rule %1 belongs in %2</source>
            <translation>pravidlo %1 patří do %2</translation>
        </message>
        <message>
            <source>the article on %1 has no key sentence</source>
            <translation>v článku o %1 chybí klíčová věta</translation>
        </message>
        <message>
            <source>the article on %1 has no explanation</source>
            <translation>v článku o %1 chybí vysvětlení</translation>
        </message>
        <message>
            <source>the article on %1 does not say how the editions differ</source>
            <translation>v článku o %1 není uvedeno, jak se vydání liší</translation>
        </message>
        <message>
            <source>the link has no target: %1</source>
            <translation>odkaz nikam nevede: %1</translation>
        </message>
        <message>
            <source>two articles have the title “%1”</source>
            <translation>dva články mají název „%1“</translation>
        </message>
        <message>
            <source>the lesson has no step “%1”</source>
            <translation>lekce nemá krok „%1“</translation>
        </message>
        <message>
            <source>the step “%1” cannot be reached</source>
            <translation>ke kroku „%1“ nevede žádná cesta</translation>
        </message>
        <message>
            <source>the lesson never ends</source>
            <translation>lekce nikdy nekončí</translation>
        </message>
        <message>
            <source>the step has no solution (skip_by)</source>
            <translation>krok nemá řešení (skip_by)</translation>
        </message>
        <message>
            <source>the last answer to a wrong move should match every move (*)</source>
            <translation>poslední odpověď na chybný tah má zachytit každý tah (*)</translation>
        </message>
        <message>
            <source>no refusal has the id “%1”</source>
            <translation>žádné odmítnutí nemá id „%1“</translation>
        </message>
        <message>
            <source>nothing on the table is called “%1”</source>
            <translation>nic na stole se nejmenuje „%1“</translation>
        </message>
        <message>
            <source>the position has no value “%1”</source>
            <translation>pozice nemá hodnotu „%1“</translation>
        </message>
        <message>
            <source>“%1” is not a command</source>
            <translation>žádný příkaz se nezapisuje „%1“</translation>
        </message>
        <message>
            <source>this position cannot be set up: %1</source>
            <translation>tuto pozici nelze připravit: %1</translation>
        </message>
        <message>
            <source>exactly one option should be right, found %1</source>
            <translation>správná má být jedna možnost, nalezeno %1</translation>
        </message>
        <message>
            <source>texts are missing: %1</source>
            <translation>chybí texty: %1</translation>
        </message>
        <message>
            <source>nothing in the lesson uses these texts: %1</source>
            <translation>tyto texty k ničemu v lekci nepatří: %1</translation>
        </message>
        <message>
            <source>the mark %1 has no target</source>
            <translation>značka %1 na nic neukazuje</translation>
        </message>
        <message>
            <source>at most %1 words are allowed, found %2</source>
            <translation>slov se vejde nejvýše %1, nalezeno %2</translation>
        </message>
        <message>
            <source>the lesson promises the rule %1, but no step teaches it</source>
            <translation>lekce slibuje pravidlo %1, ale žádný krok je neukazuje</translation>
        </message>
        <message>
            <source>no translation (%1): %2</source>
            <translation>chybí překlad (%1): %2</translation>
        </message>
        <message>
            <source>record %1, byte %2: this is not a saved game; a saved game begins with %3</source>
            <translation>záznam %1, bajt %2: toto není uložená hra; ta by začínala %3</translation>
        </message>
        <message>
            <source>record %1, byte %2: this game was written by a later version of the program (format %3; this program reads formats up to %4)</source>
            <translation>záznam %1, bajt %2: tuto hru zapsala novější verze programu (formát %3; tento program zná formáty do %4)</translation>
        </message>
        <message>
            <source>record %1, byte %2: the file ends before the game begins</source>
            <translation>záznam %1, bajt %2: soubor končí dřív, než hra začne</translation>
        </message>
        <message>
            <source>record %1, byte %2: writing was cut off here; the incomplete record is ignored</source>
            <translation>záznam %1, bajt %2: zápis se zde přerušil; nedokončený záznam je vynechán</translation>
        </message>
        <message>
            <source>record %1, byte %2: expected %3, found “%4”</source>
            <translation>záznam %1, bajt %2: očekáváno %3, nalezeno „%4“</translation>
        </message>
        <message>
            <source>record %1, byte %2: the record should be %3 bytes long, found %4</source>
            <translation>záznam %1, bajt %2: záznam má mít délku %3 B, nalezeno %4</translation>
        </message>
        <message>
            <source>record %1, byte %2: the record was changed after it was written (wrong checksum)</source>
            <translation>záznam %1, bajt %2: záznam byl po zapsání změněn (chybný kontrolní součet)</translation>
        </message>
        <message>
            <source>record %1, byte %2: the record does not follow record %3; one of the two was changed, or one between them is missing</source>
            <translation>záznam %1, bajt %2: záznam nenavazuje na záznam %3; jeden z nich byl změněn, nebo mezi nimi některý chybí</translation>
        </message>
        <message>
            <source>record %1, byte %2: the position after the record differs from the one when it was written (hash %3, reached %4)</source>
            <translation>záznam %1, bajt %2: pozice po záznamu je jiná než při jeho zápisu (hash %3, dosaženo %4)</translation>
        </message>
        <message>
            <source>record %1, byte %2: this is a game of “%3”, which cannot be opened here</source>
            <translation>záznam %1, bajt %2: toto je uložená hra „%3“, kterou tady nelze otevřít</translation>
        </message>
        <message>
            <source>record %1, byte %2: the pack inside the file has errors (problems found: %3)</source>
            <translation>záznam %1, bajt %2: datový balík uvnitř souboru není v pořádku (nalezené problémy: %3)</translation>
        </message>
        <message>
            <source>record %1, byte %2: the game cannot be set up like this: %3</source>
            <translation>záznam %1, bajt %2: hru nelze takto připravit: %3</translation>
        </message>
        <message>
            <source>record %1, byte %2: “%3” is not a command</source>
            <translation>záznam %1, bajt %2: žádný příkaz se nezapisuje „%3“</translation>
        </message>
        <message>
            <source>record %1, byte %2: the rules do not allow “%3” here (%4)</source>
            <translation>záznam %1, bajt %2: pravidla zde „%3“ nedovolují (%4)</translation>
        </message>
        <message>
            <source>record %1, byte %2: there is nothing to undo</source>
            <translation>záznam %1, bajt %2: není nic, co by šlo vzít zpět</translation>
        </message>
        <message>
            <source>a file with this name already exists; it is left as it is</source>
            <translation>soubor tohoto názvu už existuje; zůstává beze změny</translation>
        </message>
        <message>
            <source>the game is open in another window or program</source>
            <translation>hra je otevřená v jiném okně nebo programu</translation>
        </message>
        <message>
            <source>nothing could be written to disk (%1); the game stays as it was</source>
            <translation>na disk nešlo nic zapsat (%1); hra zůstává, jak byla</translation>
        </message>
        <message>
            <source>the article on %1 has no line of search questions</source>
            <translation>článek o %1 nemá řádek otázek pro hledání</translation>
        </message>
        <message>
            <source>the pack has no number “%1”</source>
            <translation>datový balík nemá číslo „%1“</translation>
        </message>
        <message>
            <source>the word after the number “%1” needs as many forms as the language has plural forms</source>
            <translation>slovo za číslem „%1“ potřebuje tolik tvarů, kolik má jazyk tvarů množného čísla</translation>
        </message>
        <message>
            <source>the article on %1 gives different numbers from the English one: %3 instead of %2</source>
            <translation>článek o %1 uvádí jiná čísla než anglický: %3 místo %2</translation>
        </message>
        <message>
            <source>the article on %1 is based on revision %2 of the English one, which is now %3</source>
            <translation>článek o %1 vznikl z verze %2 anglického článku, ten je teď ve verzi %3</translation>
        </message>
        <message>
            <source>no other article links to the one on %1</source>
            <translation>na článek o %1 neodkazuje žádný jiný</translation>
        </message>
        <message>
            <source>the article on %1 links to no other article</source>
            <translation>článek o %1 neodkazuje na žádný jiný</translation>
        </message>
        <message>
            <source>the rules do not allow “%1” here (%2)</source>
            <translation>pravidla zde „%1“ nedovolují (%2)</translation>
        </message>
        <message>
            <source>the rules should refuse “%1” here, but they allow it</source>
            <translation>pravidla by zde měla „%1“ odmítnout, ale dovolují to</translation>
        </message>
        <message>
            <source>this is not a regular file (%1)</source>
            <translation>to není běžný soubor (%1)</translation>
        </message>
        <message>
            <source>an object has more than %1 keys</source>
            <translation>objekt má více klíčů, než je povoleno (nejvýše: %1)</translation>
        </message>
        <message>
            <source>the file contains more than %1 values</source>
            <translation>soubor obsahuje více hodnot, než je povoleno (nejvýše: %1)</translation>
        </message>
        <message>
            <source>there are more problems than the %1 listed</source>
            <translation>problémů je více, než je uvedeno (uvedeno: %1)</translation>
        </message>
        <message>
            <source>record %1, byte %2: the rulings of this game have been changed more than %3 times</source>
            <translation>záznam %1, bajt %2: u tohoto stolu se rozhodnutí měnila častěji, než je povoleno (nejvýše: %3)</translation>
        </message>
        <message>
            <source>the rulings of this game have been changed %1 times, and a game cannot store any more changes</source>
            <translation>počet změn rozhodnutí u tohoto stolu: %1; více změn se do jedné hry uložit nedá</translation>
        </message>
        <message>
            <source>record %1, byte %2: reading the game took longer than %3 seconds and was stopped here</source>
            <translation>záznam %1, bajt %2: načítání hry trvalo příliš dlouho (nejvýše %3 s) a bylo zde zastaveno</translation>
        </message>
        <message>
            <source>games cannot be saved in this folder (%1)</source>
            <translation>do této složky nelze uložit žádnou hru (%1)</translation>
        </message>
        <message>
            <source>your progress in the lessons could not be saved (%1); it will be lost when you close the program</source>
            <translation>tvůj postup v lekcích se nepodařilo uložit (%1); po ukončení programu se ztratí</translation>
        </message>
        <message>
            <source>another program has replaced or deleted the file of this game. The game continues in a new file, %1, and only your last move is missing: please make it again</source>
            <translation>jiný program nahradil nebo odstranil soubor této hry. Hra pokračuje v novém souboru %1 a chybí v něm jen to, co proběhlo naposledy: proveď to prosím ještě jednou</translation>
        </message>
        <message>
            <source>the file with your progress in the lessons is damaged: %1. Progress that could not be read starts from scratch; the old file has been kept with the extension “.broken”</source>
            <translation>soubor s tvým postupem v lekcích je poškozený: %1. Postup, který z něj nešlo přečíst, je ztracen; starý soubor zůstal zachován s koncovkou „.broken“</translation>
        </message>
        <message>
            <source>the file with your progress in the lessons is damaged and could not be moved aside: %1. It is left as it is, and your progress will be lost when you close the program</source>
            <translation>soubor s tvým postupem v lekcích je poškozený a nepodařilo se jej odložit stranou: %1. Soubor zůstává beze změny a tvůj postup se po ukončení programu ztratí</translation>
        </message>
        <message>
            <source>the list of tables that this device has joined could not be saved (%1); to come back to them after closing the program, enter their codes again</source>
            <translation>seznam stolů, ke kterým se toto zařízení připojilo, se nepodařilo uložit (%1); až se k nim budeš chtít po ukončení programu vrátit, zadej znovu jejich kódy</translation>
        </message>
        <message>
            <source>the file with the tables that this device has joined is damaged: %1. To come back to them, enter their codes again; the old file has been kept with the extension “.broken”</source>
            <translation>soubor se stoly, ke kterým se toto zařízení připojilo, je poškozený: %1. Chceš-li se k nim vrátit, zadej znovu jejich kódy; starý soubor zůstal zachován s koncovkou „.broken“</translation>
        </message>
        <message>
            <source>the file with the tables that this device has joined is damaged and could not be moved aside: %1. It is left as it is, and the program remembers new tables only until you close it</source>
            <translation>soubor se stoly, ke kterým se toto zařízení připojilo, je poškozený a nepodařilo se jej odložit stranou: %1. Soubor zůstává beze změny a nové stoly si program pamatuje jen do svého ukončení</translation>
        </message>
        <message>
            <source>“%1” is not a saved game of Magister Ludi. Choose a file that Magister Ludi has saved; the names of such files end in “.game”.</source>
            <translation>„%1“ není uložená hra programu Magister Ludi. Vyber soubor, který uložil Magister Ludi; názvy takových souborů končí na „.game“.</translation>
        </message>
        <message>
            <source>“%1” is empty: there is no game in it. Copy it again from where it came from.</source>
            <translation>Soubor „%1“ je prázdný: žádná hra v něm není. Zkopíruj ho znovu odtud, odkud pochází.</translation>
        </message>
        <message>
            <source>Most of “%1” is missing, so there is no game to be opened. Copy it again from where it came from.</source>
            <translation>V souboru „%1“ většina dat chybí, takže se žádná hra otevřít nedá. Zkopíruj ho znovu odtud, odkud pochází.</translation>
        </message>
        <message>
            <source>“%1” was saved by a newer version of Magister Ludi. Update this one, and the game will open.</source>
            <translation>Soubor „%1“ uložila novější verze programu Magister Ludi. Aktualizuj program a hra se otevře.</translation>
        </message>
        <message>
            <source>“%1” is a saved game of a board game that this version of Magister Ludi does not have.</source>
            <translation>„%1“ je uložená hra, kterou tato verze programu Magister Ludi neobsahuje.</translation>
        </message>
        <message>
            <source>There is no file “%1” in that place. It may have been moved or renamed.</source>
            <translation>Soubor „%1“ na tom místě není. Možná se přesunul nebo přejmenoval.</translation>
        </message>
        <message>
            <source>“%1” is not a file that a game can be in. If it is a folder, choose one of the files in it.</source>
            <translation>„%1“ není soubor, ve kterém může být hra. Pokud je to složka, vyber některý soubor v ní.</translation>
        </message>
        <message>
            <source>“%1” is too large to be a saved game. Choose another file.</source>
            <translation>Soubor „%1“ je na uloženou hru příliš velký. Vyber jiný soubor.</translation>
        </message>
        <message>
            <source>“%1” cannot be read. Check that you are allowed to open it.</source>
            <translation>Soubor „%1“ se nedá přečíst. Zkontroluj, jestli ho smíš otevřít.</translation>
        </message>
        <message>
            <source>“%1” is damaged at its beginning, so there is no game to be opened. Copy it again from where it came from.</source>
            <translation>Soubor „%1“ je na začátku poškozený, takže se žádná hra otevřít nedá. Zkopíruj ho znovu odtud, odkud pochází.</translation>
        </message>
        <message>
            <source>the section “%1” is missing or empty</source>
            <translation>část „%1“ chybí nebo je prázdná</translation>
        </message>
        <message>
            <source>this row of “%1” cannot be understood: %2</source>
            <translation>tomuto řádku v „%1“ nelze rozumět: %2</translation>
        </message>
        <message>
            <source>the style guide rules out “%1”; it recommends “%2”</source>
            <translation>stylová příručka nepřipouští „%1“; doporučuje „%2“</translation>
        </message>
        <message>
            <source>straight quotation mark or apostrophe near “%1”</source>
            <translation>rovná uvozovka nebo apostrof u „%1“</translation>
        </message>
        <message>
            <source>this language writes its dash “%1”: %2</source>
            <translation>v tomto jazyce se pomlčka píše „%1“: %2</translation>
        </message>
        <message>
            <source>a mark should stand right after its noun: %1</source>
            <translation>značka má stát hned za svým podstatným jménem: %1</translation>
        </message>
    </context>
    <context>
        <name>ProblemNote</name>
        <message>
            <source>Show</source>
            <translation>Ukázat</translation>
        </message>
        <message>
            <source>No game can be started, because games cannot be saved on this device at the moment.</source>
            <translation>Nejde začít žádnou hru, protože na tomto zařízení teď hry nejdou ukládat.</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) could not be used. Everything else works.</source>
            <translation>
                <numerusform>%n soubor nejde použít. Vše ostatní funguje.</numerusform>
                <numerusform>%n soubory nejde použít. Vše ostatní funguje.</numerusform>
                <numerusform>%n souborů nejde použít. Vše ostatní funguje.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n problem(s) found in the program’s files. Everything else works.</source>
            <translation>
                <numerusform>V souborech programu je %n problém. Vše ostatní funguje.</numerusform>
                <numerusform>V souborech programu jsou %n problémy. Vše ostatní funguje.</numerusform>
                <numerusform>V souborech programu je %n problémů. Vše ostatní funguje.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ProblemPage</name>
        <message>
            <source>Line %1: %2</source>
            <translation>Řádek %1: %2</translation>
        </message>
        <message>
            <source>Problems with files</source>
            <translation>Potíže se soubory</translation>
        </message>
        <message>
            <source>Some files could not be used</source>
            <translation>Některé soubory nelze použít</translation>
        </message>
        <message>
            <source>All files are fine</source>
            <translation>Všechny soubory jsou v pořádku</translation>
        </message>
        <message>
            <source>Nothing has been lost. “Saved games” shows what can still be done with a damaged game.</source>
            <translation>Nic se neztratilo. Co se dá s poškozenou hrou ještě dělat, ukazuje stránka „Uložené hry“.</translation>
        </message>
        <message>
            <source>Nothing has been lost.</source>
            <translation>Nic se neztratilo.</translation>
        </message>
        <message>
            <source>Nothing has been lost. Repair the file or reinstall the program, then restart it.</source>
            <translation>Nic se neztratilo. Oprav soubor nebo program nainstaluj znovu a pak jej spusť.</translation>
        </message>
        <message>
            <source>Still working: lessons and full games.</source>
            <translation>Dál fungují: lekce a celé hry.</translation>
        </message>
        <message>
            <source>Still working: lessons.</source>
            <translation>Dál fungují: lekce.</translation>
        </message>
        <message>
            <source>Still working: full games.</source>
            <translation>Dál fungují: celé hry.</translation>
        </message>
        <message>
            <source>Still working: the rules and the settings. Lessons and games are not available.</source>
            <translation>Dál fungují: pravidla a nastavení. Lekce a hry nejsou k dispozici.</translation>
        </message>
        <message>
            <source>Found “%1” where a player’s name was expected (1 to 20 letters, not used by anybody else). The entry is left as it is; everything else applies.</source>
            <translation>Nalezeno „%1“, očekávalo se jméno osoby: 1 až 20 písmen, jiné než u ostatních. Záznam zůstává, jak je, a vše ostatní platí.</translation>
        </message>
        <message>
            <source>Found “%1”, which a later version of this program stored here. It is left as it is; everything else applies.</source>
            <translation>Nalezeno „%1“: tento údaj sem ukládá novější verze programu. Zůstává, jak je, a vše ostatní platí.</translation>
        </message>
        <message>
            <source>The settings could be neither read nor moved aside (%1). The file is left as it is; your choices apply until you close the program and are not saved.</source>
            <translation>Nastavení se nepodařilo načíst ani odložit stranou (%1). Soubor zůstává beze změny; co si vybereš, platí do ukončení programu a neuloží se.</translation>
        </message>
        <message>
            <source>The settings could not be backed up before they were changed.</source>
            <translation>Před změnou nastavení se nepodařilo vytvořit jeho kopii.</translation>
        </message>
        <message>
            <source>The settings could not be read (%1). The defaults apply until you choose again; the old file has been kept with the extension “.broken”.</source>
            <translation>Nastavení se nepodařilo načíst (%1). Dokud si znovu nevybereš, platí výchozí; starý soubor zůstal zachován s koncovkou „.broken“.</translation>
        </message>
        <message>
            <source>The settings file is damaged. The defaults apply; the old file has been kept with the extension “.broken”.</source>
            <translation>Nastavení je poškozené. Platí výchozí; starý soubor zůstal zachován s koncovkou „.broken“.</translation>
        </message>
        <message>
            <source>The settings cannot be saved. They apply until you close the program.</source>
            <translation>Nastavení nelze uložit. Platí jen do ukončení programu.</translation>
        </message>
        <message>
            <source>Found “%1”, expected one of: %2. The default applies; the old file has been kept with the extension “.broken”.</source>
            <translation>Nalezeno „%1“, očekávala se jedna z možností: %2. Platí výchozí; starý soubor zůstal zachován s koncovkou „.broken“.</translation>
        </message>
    </context>
    <context>
        <name>Prompt</name>
        <message>
            <source>Send a lieutenant to a hex or a ship.</source>
            <translation>Pošli služebníka na destičku nebo k lodi.</translation>
        </message>
        <message>
            <source>Send a lieutenant to a hex or a ship, or recall one.</source>
            <translation>Pošli služebníka na destičku nebo k lodi, anebo některého odvolej.</translation>
        </message>
        <message>
            <source>No room is left for these citizens: {citizens}. Discard them or make room.</source>
            <translation>Pro tyto měšťany nezbývá místo: {citizens}. Odhoď je, nebo místo uvolni.</translation>
        </message>
        <message>
            <source>Use the hex action or repopulate the hex.</source>
            <translation>Využij akci destičky, nebo ji znovu osídli.</translation>
        </message>
        <message>
            <source>Advance the {overseer:nom} one space.</source>
            <translation>Posuň {overseer:acc} o 1 pole.</translation>
        </message>
        <message>
            <source>Advance one of your overseers; it may skip a space.</source>
            <translation>Posuň jednoho ze svých správců; smí přeskočit pole.</translation>
        </message>
        <message>
            <source>Advance one of your overseers one space.</source>
            <translation>Posuň jednoho ze svých správců o 1 pole.</translation>
        </message>
        <message>
            <source>Build: take a hut upgrade, a workshop or a cart.</source>
            <translation>Stavba: vezmi si vylepšení domku, dílnu, nebo vůz.</translation>
        </message>
        <message>
            <source>Build: take a hut upgrade, a workshop or a cart, or refresh tiles first.</source>
            <translation>Stavba: vezmi si vylepšení domku, dílnu, nebo vůz, anebo nejdřív obnov nabídku.</translation>
        </message>
        <message>
            <source>Turns can now begin.</source>
            <translation>Tahy mohou začít.</translation>
        </message>
        <message>
            <source>All lieutenants have been used: buildings produce.</source>
            <translation>Všichni služebníci jsou použiti: budovy produkují.</translation>
        </message>
        <message>
            <source>Citizens in quarantine move on.</source>
            <translation>Měšťané v karanténě se posouvají.</translation>
        </message>
        <message>
            <source>The round ends: citizens on hexes with plague cubes are lost.</source>
            <translation>Kolo se uzavírá: měšťané na destičkách s kostkami moru jsou ztraceni.</translation>
        </message>
        <message>
            <source>The round table sets a new turn order.</source>
            <translation>Přehledová tabulka určuje nové pořadí hráčů.</translation>
        </message>
        <message>
            <source>A ship comes in, and a new hex joins the town.</source>
            <translation>Připlouvá loď a město se rozrůstá o destičku.</translation>
        </message>
        <message>
            <source>The wheel turns: new plague cubes, new citizens.</source>
            <translation>Ukazatel se otáčí: nové kostky moru, noví měšťané.</translation>
        </message>
        <message>
            <source>All six rounds are over: count the points.</source>
            <translation>Šest kol je za vámi: spočítejte vítězné body.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Konec hry.</translation>
        </message>
        <message>
            <source>There is no room for the {citizen:nom} after quarantine: discard it or make room.</source>
            <translation>Po karanténě nezbývá místo ({citizen:nom}): měšťana odhoď, nebo místo uvolni.</translation>
        </message>
        <message>
            <source>Burn plague cubes with fire tokens, or end the fight and take {n:rat:acc}.</source>
            <translation>Odstraň kostky moru žetony ohně, nebo ukonči boj a vezmi si {n:rat:acc}.</translation>
        </message>
        <message>
            <source>Burn the ship’s plague cube or take {n:rat:acc}.</source>
            <translation>Odstraň kostku moru z lodi žetonem ohně, nebo si vezmi {n:rat:acc}.</translation>
        </message>
        <message>
            <source>Choose one: {effect}.</source>
            <translation>Vyber jednu možnost: {effect}.</translation>
        </message>
        <message>
            <source>You may pay for this action: {effect}.</source>
            <translation>Za tuto akci smíš zaplatit: {effect}.</translation>
        </message>
        <message>
            <source>Activate {n:citizen:acc}: choose a square.</source>
            <translation>Aktivuj {n:citizen:acc}: vyber čtvercové pole.</translation>
        </message>
        <message>
            <source>Move your disc on the city book or the church book.</source>
            <translation>Posuň disk na stupnici městských knih nebo církevních matrik.</translation>
        </message>
        <message>
            <source>Choose a scroll track to advance.</source>
            <translation>Vyber stupnici šlechtického archivu, na níž postoupíš.</translation>
        </message>
        <message>
            <source>Choose a citizen to upgrade.</source>
            <translation>Vyber měšťana, kterého povýšíš.</translation>
        </message>
        <message>
            <source>Choose an overseer to upgrade and then advance.</source>
            <translation>Vyber správce: povýšíš ho a pak se posune.</translation>
        </message>
        <message>
            <source>Choose an overseer to upgrade.</source>
            <translation>Vyber správce, kterého povýšíš.</translation>
        </message>
        <message>
            <source>Place the tile on a hut without an upgrade.</source>
            <translation>Polož destičku na domek bez vylepšení.</translation>
        </message>
        <message>
            <source>Choose any hex in town and use its action.</source>
            <translation>Vyber kteroukoli destičku ve městě a využij její akci.</translation>
        </message>
        <message>
            <source>Choose which citizens move back to town ({citizens}).</source>
            <translation>Vyber měšťana, který se vrátí do města ({citizens}).</translation>
        </message>
        <message>
            <source>Choose an unused lieutenant to give up for this district.</source>
            <translation>Vyber nepoužitého služebníka, kterého za tuto městskou část odevzdáš.</translation>
        </message>
        <message>
            <source>Before production, you may move citizens into workshops.</source>
            <translation>Před produkcí mohou měšťané odejít do dílen.</translation>
        </message>
        <message>
            <source>{names} wins with {n:point:nom}.</source>
            <translation>Vítězí {names}: {n:point:nom}.</translation>
        </message>
        <message>
            <source>{names} share the victory with {n:point:nom}.</source>
            <translation>Společné vítězství: {names} ({n:point:nom}).</translation>
        </message>
        <message>
            <source>The game is over: {n:point:nom}. A good result starts at {goal}.</source>
            <translation>Konec hry: {n:point:nom}. Dobrý výsledek začíná na {goal}.</translation>
        </message>
        <message>
            <source>You lead the score track: choose the book that sets the turn order.</source>
            <translation>Vedeš na stupnici vítězných bodů: zvol stupnici písemných záznamů, která určí pořadí hráčů.</translation>
        </message>
        <message>
            <source>It’s the opponent’s turn: turn up an opponent tile.</source>
            <translation>Na tahu je protivník: otoč destičku pro hru jednoho hráče.</translation>
        </message>
        <message>
            <source>Build: take one of the new tiles, or refresh again.</source>
            <translation>Stavba: vezmi si některou z nových destiček, nebo znovu obnov nabídku.</translation>
        </message>
        <message>
            <source>Build: take one of the new tiles.</source>
            <translation>Stavba: vezmi si některou z nových destiček.</translation>
        </message>
        <message>
            <source>Build: take a hut upgrade, a workshop or a cart, or refresh again.</source>
            <translation>Stavba: vezmi si vylepšení domku, dílnu, nebo vůz, anebo znovu obnov nabídku.</translation>
        </message>
        <message>
            <source>A new hex joins the town; with no plague cube left, no ship comes in.</source>
            <translation>Město se rozrůstá o destičku; kostka moru už žádná nezbývá, a loď proto nepřipluje.</translation>
        </message>
        <message>
            <source>There is no room for the {citizen:nom} after quarantine: leave it in its hut or make room.</source>
            <translation>Po karanténě nezbývá místo ({citizen:nom}): měšťana nech v domku, nebo místo uvolni.</translation>
        </message>
        <message>
            <source>{done} of {total} done</source>
            <translation>hotovo: {done} z {total}</translation>
        </message>
        <message>
            <source>This hex has plague. Put one of these citizens in an empty hut: {citizens}.</source>
            <translation>Je tu mor: umísti některého z měšťanů do prázdného domku ({citizens}).</translation>
        </message>
        <message>
            <source>Put one of these citizens on an empty square of its sector or in a workshop: {citizens}.</source>
            <translation>Umísti některého z měšťanů na prázdné čtvercové pole jeho části panství, nebo do dílny ({citizens}).</translation>
        </message>
        <message>
            <source>Put one of these citizens on an empty square of its sector: {citizens}.</source>
            <translation>Umísti některého z měšťanů na prázdné čtvercové pole jeho části panství ({citizens}).</translation>
        </message>
        <message>
            <source>This hex has plague ({place:gen}). Put the {citizen:acc} in an empty hut.</source>
            <translation>Je tu mor: umísti {citizen:acc} z {place:gen} do prázdného domku.</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} from this hex ({place:gen}) on an empty square of its sector or in a workshop.</source>
            <translation>Umísti {citizen:acc} z {place:gen} na prázdné čtvercové pole v příslušné části panství, nebo do dílny.</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} from this hex ({place:gen}) on an empty square of its sector.</source>
            <translation>Umísti {citizen:acc} z {place:gen} na prázdné čtvercové pole v příslušné části panství.</translation>
        </message>
        <message>
            <source>Buy a book step ({n:coin:nom}), move a citizen into a workshop, or end your turn.</source>
            <translation>Kup si postup na stupnici ({n:coin:nom}), přesuň měšťana do dílny, nebo ukonči tah.</translation>
        </message>
        <message>
            <source>Buy a book step ({n:coin:nom}) or end your turn.</source>
            <translation>Kup si postup na stupnici ({n:coin:nom}), nebo ukonči tah.</translation>
        </message>
        <message>
            <source>Move a citizen into a workshop or end your turn.</source>
            <translation>Přesuň měšťana do dílny, nebo ukonči tah.</translation>
        </message>
        <message>
            <source>There is nothing more you can do: end your turn.</source>
            <translation>Víc už udělat nelze: ukonči tah.</translation>
        </message>
        <message>
            <source>Click the gold space {space} on the {book:gen}: {effect}.</source>
            <translation>Klikni na zlaté pole {space} na {book:loc}: {effect}.</translation>
        </message>
        <message>
            <source>Repopulate the hex or end your turn.</source>
            <translation>Znovu osídli destičku, nebo ukonči tah.</translation>
        </message>
        <message>
            <source>Use the hex action, buy a book step ({n:coin:nom}), or move a citizen into a workshop.</source>
            <translation>Využij akci destičky, kup si postup na stupnici ({n:coin:nom}), nebo přesuň měšťana do dílny.</translation>
        </message>
        <message>
            <source>Use the hex action or buy a book step ({n:coin:nom}).</source>
            <translation>Využij akci destičky, nebo si kup postup na stupnici ({n:coin:nom}).</translation>
        </message>
        <message>
            <source>Use the hex action or move a citizen into a workshop.</source>
            <translation>Využij akci destičky, nebo přesuň měšťana do dílny.</translation>
        </message>
        <message>
            <source>Use the hex action or end your turn.</source>
            <translation>Využij akci destičky, nebo ukonči tah.</translation>
        </message>
        <message>
            <source>Quarantine in hut {hut} is over: choose where to put the {citizen:gen}.</source>
            <translation>Karanténa v domku {hut} končí: vyber místo pro {citizen:acc}.</translation>
        </message>
        <message>
            <source>You have no fire tokens: end the fight and take {n:rat:acc}.</source>
            <translation>Nemáš žeton ohně: ukonči boj a vezmi si {n:rat:acc}.</translation>
        </message>
        <message>
            <source>You have no fire tokens: take {n:rat:acc}.</source>
            <translation>Nemáš žeton ohně: vezmi si {n:rat:acc}.</translation>
        </message>
        <message>
            <source>Quarantine is over for several citizens: choose where each of them goes, in any order.</source>
            <translation>Několika měšťanům končí karanténa: v libovolném pořadí vyber, kdo půjde kam.</translation>
        </message>
        <message>
            <source>There is no room for the citizens leaving quarantine: discard them or make room.</source>
            <translation>Pro měšťany, kteří opouštějí karanténu, nezbývá místo: odhoď je, nebo místo uvolni.</translation>
        </message>
        <message>
            <source>There is no room for the citizens who leave quarantine: leave them in their huts, or make room.</source>
            <translation>Pro měšťany, kteří opouštějí karanténu, nezbývá místo: nech je v domcích, nebo místo uvolni.</translation>
        </message>
        <message>
            <source>No hex or ship is within reach: recall a lieutenant.</source>
            <translation>V dosahu není žádná destička ani loď: odvolej služebníka.</translation>
        </message>
        <message>
            <source>Build: you cannot pay for any of the new tiles. Decline the action.</source>
            <translation>Stavba: žádnou z nových destiček zaplatit nemůžeš. Nech akci být.</translation>
        </message>
        <message>
            <source>Build: you cannot pay for any of the new tiles. Refresh again, or decline the action.</source>
            <translation>Stavba: žádnou z nových destiček zaplatit nemůžeš. Znovu obnov nabídku, nebo nech akci být.</translation>
        </message>
        <message>
            <source>Build: you cannot pay for any of these tiles. Decline the action.</source>
            <translation>Stavba: žádnou z těchto destiček zaplatit nemůžeš. Nech akci být.</translation>
        </message>
        <message>
            <source>Build: you cannot pay for any of these tiles. Refresh some of them, or decline the action.</source>
            <translation>Stavba: žádnou z těchto destiček zaplatit nemůžeš. Obnov část nabídky, nebo nech akci být.</translation>
        </message>
        <message>
            <source>Choose one: {effect}. This would bring you nothing now: {options}.</source>
            <translation>Vyber jednu možnost: {effect}. Tohle ti teď nic nepřinese: {options}.</translation>
        </message>
    </context>
    <context>
        <name>PromptBar</name>
        <message>
            <source>Back to the score</source>
            <translation>Zpět k bodování</translation>
        </message>
        <message>
            <source>Between rounds</source>
            <translation>Mezi koly</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Pokračovat</translation>
        </message>
        <message>
            <source>Pause here</source>
            <translation>Pozastavit</translation>
        </message>
        <message>
            <source>Skip to the next turn</source>
            <translation>K dalšímu tahu</translation>
        </message>
    </context>
        <context>
        <name>ReaderLine</name>
        <message>
            <source>Each of you answers, one after another. Nobody is told what the others have answered.</source>
            <translation>Odpovídáte jeden po druhém. Nikdo se nedozví, co odpověděli ostatní.</translation>
        </message>
        <message>
            <source>Whose language this card is in</source>
            <translation>Čí jazyk má tato karta</translation>
        </message>
        <message>
            <source>The card is in this language</source>
            <translation>Karta je v tomto jazyce</translation>
        </message>
        <message>
            <source>Take this seat</source>
            <translation>Sednout si sem</translation>
        </message>
        <message>
            <source>This turn begins anew, and you make the moves.</source>
            <translation>Tento tah začne od začátku a povedeš ho ty.</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Přestávka</translation>
        </message>
        <message>
            <source>Tells everybody where you are.</source>
            <translation>Řekne každému z vás, kde v lekci jste.</translation>
        </message>
    </context>
    <context>
        <name>RefresherStrip</name>
        <message>
            <source>Welcome back</source>
            <translation>Vítej zpět</translation>
        </message>
        <message>
            <source>Refresher</source>
            <translation>Opakování</translation>
        </message>
        <message>
            <source>From your games</source>
            <translation>Z tvých her</translation>
        </message>
        <message numerus="yes">
            <source>%n rule(s) due for review. It takes three minutes at most.</source>
            <translation>
                <numerusform>%n pravidlo k zopakování. Zabere to nejvýš tři minuty.</numerusform>
                <numerusform>%n pravidla k zopakování. Zabere to nejvýš tři minuty.</numerusform>
                <numerusform>%n pravidel k zopakování. Zabere to nejvýš tři minuty.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rule(s) from your games to practise. It takes three minutes at most.</source>
            <translation>
                <numerusform>%n pravidlo z tvých her k procvičení. Zabere to nejvýš tři minuty.</numerusform>
                <numerusform>%n pravidla z tvých her k procvičení. Zabere to nejvýš tři minuty.</numerusform>
                <numerusform>%n pravidel z tvých her k procvičení. Zabere to nejvýš tři minuty.</numerusform>
            </translation>
        </message>
        <message>
            <source>Not today</source>
            <translation>Dnes ne</translation>
        </message>
        <message numerus="yes">
            <source>%n question(s)</source>
            <extracomment>number of questions</extracomment>
            <translation>
                <numerusform>%n otázka</numerusform>
                <numerusform>%n otázky</numerusform>
                <numerusform>%n otázek</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Refusal</name>
        <message>
            <source>An earlier step comes first.</source>
            <translation>Nejdřív dokonči předchozí krok tahu.</translation>
        </message>
        <message>
            <source>Every turn follows the same order: choose, rescue, fight, act.</source>
            <translation>Tah má pevné pořadí: výběr destičky, záchrana, boj s morem, akce.</translation>
        </message>
        <message>
            <source>You have another decision to make first.</source>
            <translation>Nejdřív rozhodni o něčem jiném.</translation>
        </message>
        <message>
            <source>Finish what you have started; then the turn continues.</source>
            <translation>Dokonči, co je rozehrané; pak bude tah pokračovat.</translation>
        </message>
        <message>
            <source>Send out a lieutenant first.</source>
            <translation>Nejdřív vyšli služebníka.</translation>
        </message>
        <message>
            <source>Your turn starts when you place a lieutenant on a hex or in a dock; everything else follows from there.</source>
            <translation>Tah začíná tím, že postavíš služebníka na destičku nebo k molu; teprve pak přijde všechno ostatní.</translation>
        </message>
        <message>
            <source>You have already finished that step.</source>
            <translation>Tento krok už máš za sebou.</translation>
        </message>
        <message>
            <source>The four steps of a turn are always taken in this order: choose, rescue, fight, act.</source>
            <translation>Čtyři kroky tahu mají stálé pořadí: výběr destičky, záchrana, boj s morem, akce.</translation>
        </message>
        <message>
            <source>The round is ending.</source>
            <translation>Kolo se právě uzavírá.</translation>
        </message>
        <message>
            <source>Turns resume when the next round has been prepared.</source>
            <translation>Tahy budou pokračovat, až bude připraveno další kolo.</translation>
        </message>
        <message>
            <source>A lieutenant already stands there.</source>
            <translation>Už tam stojí služebník.</translation>
        </message>
        <message>
            <source>A standing lieutenant blocks its hex until the next round, for its owner too.</source>
            <translation>Stojící služebník blokuje destičku do dalšího kola, i svému majiteli.</translation>
        </message>
        <message>
            <source>You cannot afford to go there.</source>
            <translation>Na tuto cestu nemáš dost mincí.</translation>
        </message>
        <message>
            <source>Going there costs {needed:coin:acc}; you have {owned:coin:acc}.</source>
            <translation>Cesta tam stojí {needed:coin:acc}; máš {owned:coin:acc}.</translation>
        </message>
        <message>
            <source>You cannot get there that way.</source>
            <translation>Žádná cesta tam nevede.</translation>
        </message>
        <message>
            <source>A dock touches only the port beside it, so you have to go through the port.</source>
            <translation>Molo sousedí jen se svým přístavištěm, takže cesta vede přes ně.</translation>
        </message>
        <message>
            <source>This lieutenant has already acted.</source>
            <translation>Tento služebník je už použitý.</translation>
        </message>
        <message>
            <source>Each lieutenant is used once a round.</source>
            <translation>Každého služebníka použiješ jednou za kolo.</translation>
        </message>
        <message>
            <source>This lieutenant is resting.</source>
            <translation>Tento služebník odpočívá.</translation>
        </message>
        <message>
            <source>It was recalled this round and can act again in the next one.</source>
            <translation>Odvolaný služebník v tomto kole odpočívá a znovu ho vyšleš až v dalším.</translation>
        </message>
        <message>
            <source>This lieutenant is not available.</source>
            <translation>Tento služebník není k dispozici.</translation>
        </message>
        <message>
            <source>It is still in the supply or was given up for a district.</source>
            <translation>Je ještě v zásobě, nebo už je za městskou část odevzdaný.</translation>
        </message>
        <message>
            <source>Use your lieutenants in town first.</source>
            <translation>Nejdřív přijdou na řadu služebníci ve městě.</translation>
        </message>
        <message>
            <source>A lieutenant in the estate may set out only when all your lieutenants in Messina have been used.</source>
            <translation>Služebník z panství smí vyjít, až když jsou všichni tvoji služebníci v Messině použití.</translation>
        </message>
        <message>
            <source>There is no hex there yet.</source>
            <translation>Zatím tam žádná destička neleží.</translation>
        </message>
        <message>
            <source>The places around the town fill up one by one as new rounds are prepared.</source>
            <translation>Místa kolem města se zaplňují postupně při přípravě kol.</translation>
        </message>
        <message>
            <source>There is no ship there.</source>
            <translation>Žádná loď tam není.</translation>
        </message>
        <message>
            <source>You can choose a dock only if a ship is moored there.</source>
            <translation>Molo lze zvolit jen tehdy, když u něj kotví loď.</translation>
        </message>
        <message>
            <source>You can recall a lieutenant only from town.</source>
            <translation>Odvolat lze jen služebníka z města.</translation>
        </message>
        <message>
            <source>A lieutenant in the estate can be recalled only when there is no hex or ship left for it.</source>
            <translation>Služebníka na panství odvoláš, jen když mu nezbývá žádná destička ani loď.</translation>
        </message>
        <message>
            <source>That sector belongs to another class.</source>
            <translation>Ta část panství patří jinému typu.</translation>
        </message>
        <message>
            <source>Craftsmen, aristocrats and nuns each have a sector of their own.</source>
            <translation>Řemeslníci, šlechtici i jeptišky mají každý svou část panství.</translation>
        </message>
        <message>
            <source>That square is already occupied.</source>
            <translation>Na tomto čtvercovém poli už někdo je.</translation>
        </message>
        <message>
            <source>A square holds one citizen; choose an empty one in the sector of that class.</source>
            <translation>Na čtvercovém poli smí být jeden měšťan; vyber prázdné pole v části panství určené jeho typu.</translation>
        </message>
        <message>
            <source>No plague here, so no quarantine.</source>
            <translation>Na destičce mor není, a proto měšťan do karantény nejde.</translation>
        </message>
        <message>
            <source>From a hex without cubes a citizen goes straight to an empty square of its sector.</source>
            <translation>Z destičky bez kostek jde měšťan hned na prázdné čtvercové pole své části panství.</translation>
        </message>
        <message>
            <source>There was plague here, so quarantine comes first.</source>
            <translation>Na destičce byl mor: měšťan musí nejdřív do karantény.</translation>
        </message>
        <message>
            <source>A citizen from a hex with a cube goes to field I of an empty hut.</source>
            <translation>Měšťan z destičky s kostkou jde na pole I prázdného domku.</translation>
        </message>
        <message>
            <source>This hut is occupied.</source>
            <translation>Tento domek je obsazený.</translation>
        </message>
        <message>
            <source>A hut holds one citizen, even when one of its two fields is empty.</source>
            <translation>Domek pojme jednoho měšťana, i když je jedno z jeho dvou polí prázdné.</translation>
        </message>
        <message>
            <source>A citizen cannot go straight into a workshop.</source>
            <translation>Rovnou do dílny měšťan nesmí.</translation>
        </message>
        <message>
            <source>A rescued citizen first takes a square in its sector; from there it may move into a workshop at once.</source>
            <translation>Zachráněný měšťan jde nejdřív na čtvercové pole své části panství; odtud smí do dílny hned.</translation>
        </message>
        <message>
            <source>There is still room for this citizen.</source>
            <translation>Místo ještě zbývá.</translation>
        </message>
        <message>
            <source>A citizen is discarded only when there is no suitable place for it.</source>
            <translation>Měšťana odhodíš, jen když pro něj není volné žádné vhodné místo.</translation>
        </message>
        <message>
            <source>No such citizen is waiting here.</source>
            <translation>Takový měšťan tu nečeká.</translation>
        </message>
        <message>
            <source>You rescue only the citizens on the chosen hex.</source>
            <translation>Zachraňuješ jen měšťany, kteří leží na zvolené destičce.</translation>
        </message>
        <message>
            <source>You do not have enough fire tokens.</source>
            <translation>Nemáš dost žetonů ohně.</translation>
        </message>
        <message>
            <source>This costs {needed:fire:acc}; you have {owned:fire:acc}.</source>
            <translation>Potřebuješ {needed:fire:acc}; máš {owned:fire:acc}.</translation>
        </message>
        <message>
            <source>Removing a cube now costs two fire tokens.</source>
            <translation>Za kostku se teď platí dva žetony ohně.</translation>
        </message>
        <message>
            <source>The round table shows two flames: removing a cube costs {needed:fire:acc}; you have {owned:fire:acc}.</source>
            <translation>Přehledová tabulka ukazuje dva plameny: kostka stojí {needed:fire:acc}; máš {owned:fire:acc}.</translation>
        </message>
        <message>
            <source>There is no plague cube here.</source>
            <translation>Neleží tu žádná kostka moru.</translation>
        </message>
        <message>
            <source>Fire tokens remove plague cubes, and there are none to remove here.</source>
            <translation>Žetonem ohně se odstraňuje kostka moru a tady žádná neleží.</translation>
        </message>
        <message>
            <source>One fire token is enough.</source>
            <translation>Stačí jeden žeton ohně.</translation>
        </message>
        <message>
            <source>The round table shows one flame: removing a cube costs a single fire token.</source>
            <translation>Přehledová tabulka ukazuje jeden plamen: kostka stojí jediný žeton ohně.</translation>
        </message>
        <message>
            <source>You have no big fire token.</source>
            <translation>Nemáš žádný žeton velkého ohně.</translation>
        </message>
        <message>
            <source>Removing two cubes at once, or one on a neighbouring hex, takes a big fire token.</source>
            <translation>Dvě kostky naráz nebo kostku ze sousední destičky odstraní jen velký oheň.</translation>
        </message>
        <message>
            <source>A plain fire token cannot do that.</source>
            <translation>To obyčejný žeton ohně nedokáže.</translation>
        </message>
        <message>
            <source>A plain fire token removes one cube from the chosen hex; two at once, or one on a neighbouring hex, takes a big fire token.</source>
            <translation>Obyčejný žeton ohně odstraní jednu kostku ze zvolené destičky; dvě naráz nebo kostku ze sousední destičky odstraní jen velký oheň.</translation>
        </message>
        <message>
            <source>A big fire token cannot do that.</source>
            <translation>To už velký oheň nedokáže.</translation>
        </message>
        <message>
            <source>One big fire token removes two cubes here, or one here and one on a neighbouring hex.</source>
            <translation>Jeden žeton velkého ohně odstraní dvě kostky ze zvolené destičky, nebo jednu z ní a jednu ze sousední.</translation>
        </message>
        <message>
            <source>First remove a cube from the chosen hex.</source>
            <translation>Nejdřív odstraň kostku ze zvolené destičky.</translation>
        </message>
        <message>
            <source>You may remove a cube from a neighbouring hex only together with one from the chosen hex.</source>
            <translation>Sousední kostku odstraníš jen spolu s kostkou ze zvolené destičky.</translation>
        </message>
        <message>
            <source>That hex is too far away.</source>
            <translation>Tato destička je příliš daleko.</translation>
        </message>
        <message>
            <source>A big fire token reaches only the chosen hex and its neighbours.</source>
            <translation>Velký oheň dosáhne jen na zvolenou destičku a na sousední destičky.</translation>
        </message>
        <message>
            <source>A neighbouring hex takes two big fire tokens.</source>
            <translation>Na kostku ze sousední destičky teď potřebuješ dva žetony velkého ohně.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, one big fire token removes just one cube from the chosen hex.</source>
            <translation>Dokud přehledová tabulka ukazuje dva plameny, odstraní jeden žeton velkého ohně jen jednu kostku ze zvolené destičky.</translation>
        </message>
        <message>
            <source>A ship has no neighbouring hexes.</source>
            <translation>Kostka na lodi s ničím nesousedí.</translation>
        </message>
        <message>
            <source>A big fire token removes the ship’s cube and nothing else.</source>
            <translation>Velký oheň odstraní kostku z lodi a žádnou další.</translation>
        </message>
        <message>
            <source>This hex has already been used.</source>
            <translation>Tato destička už je využitá.</translation>
        </message>
        <message>
            <source>In one turn you may either use a hex’s action or repopulate it, once.</source>
            <translation>V jednom tahu buď využiješ akci destičky, nebo destičku znovu osídlíš, a to jen jednou.</translation>
        </message>
        <message>
            <source>A dock has no action.</source>
            <translation>Molo nemá žádnou akci.</translation>
        </message>
        <message>
            <source>After taking a ship you may buy book steps and use the actions you have earned on the books.</source>
            <translation>Po získání lodi smíš kupovat postup na stupnicích a využívat akce z nich.</translation>
        </message>
        <message>
            <source>Ports and docks cannot be repopulated.</source>
            <translation>Přístaviště a mola se nikdy znovu neosídlují.</translation>
        </message>
        <message>
            <source>Only districts can be repopulated.</source>
            <translation>Znovu osídlit lze jen městské části.</translation>
        </message>
        <message>
            <source>This district has already been repopulated.</source>
            <translation>Tato městská část už je znovuosídlená.</translation>
        </message>
        <message>
            <source>A district is repopulated only once, by one player.</source>
            <translation>Každou městskou část znovu osídlí jen jeden hráč, a to jednou za hru.</translation>
        </message>
        <message>
            <source>You cannot pay for this district.</source>
            <translation>Cenu této městské části zaplatit nemůžeš.</translation>
        </message>
        <message>
            <source>You must first pay the coins or wood printed on it.</source>
            <translation>Nejdřív je třeba zaplatit vyznačené mince nebo dřevo.</translation>
        </message>
        <message>
            <source>You have no cart ready.</source>
            <translation>Žádný vůz není připravený.</translation>
        </message>
        <message>
            <source>To repopulate a district, you need a cart that you have not used this round.</source>
            <translation>Znovuosídlení vyžaduje vůz, který je v tomto kole ještě nepoužitý.</translation>
        </message>
        <message>
            <source>You do not have the right citizens.</source>
            <translation>Chybějí ti požadovaní měšťané.</translation>
        </message>
        <message>
            <source>They must come from your sectors and workshops; citizens in quarantine do not count.</source>
            <translation>Posíláš je ze čtvercových polí a dílen; měšťané v karanténě se nepočítají.</translation>
        </message>
        <message>
            <source>This takes an upgraded citizen.</source>
            <translation>Tato městská část vyžaduje patricije.</translation>
        </message>
        <message>
            <source>An upgraded citizen may stand in for an ordinary one of the same class, but never the other way round.</source>
            <translation>Patricij smí zastoupit obyčejného měšťana téhož typu, nikdy naopak.</translation>
        </message>
        <message>
            <source>You have no lieutenant to give up.</source>
            <translation>Nemáš služebníka, kterého lze odevzdat.</translation>
        </message>
        <message>
            <source>This district costs a lieutenant you have not used this round; the one standing here does not count.</source>
            <translation>Tato městská část vyžaduje služebníka, který v tomto kole ještě není použitý; ten, který na ní stojí, už použitý je.</translation>
        </message>
        <message>
            <source>This lieutenant has already been used.</source>
            <translation>Tento služebník je už použitý.</translation>
        </message>
        <message>
            <source>Give up one that is lying in town or waiting unused in your estate.</source>
            <translation>Odevzdej toho, který leží ve městě nebo nepoužitý čeká na panství.</translation>
        </message>
        <message>
            <source>You have placed all your repopulation tiles.</source>
            <translation>Všechny tvé destičky znovuosídlení jsou umístěné.</translation>
        </message>
        <message>
            <source>One player can repopulate at most five districts.</source>
            <translation>Jeden hráč může znovu osídlit nejvýš pět městských částí.</translation>
        </message>
        <message>
            <source>This district does not need that citizen.</source>
            <translation>Tato městská část tohoto měšťana nevyžaduje.</translation>
        </message>
        <message>
            <source>The district takes exactly the citizens printed on it.</source>
            <translation>Městská část přijme přesně ty měšťany, kteří jsou na ní vyznačeni.</translation>
        </message>
        <message>
            <source>You cannot buy popularity.</source>
            <translation>Postup na stupnici morové kroniky koupit nelze.</translation>
        </message>
        <message>
            <source>Your disc on the popularity book moves only when you remove plague cubes.</source>
            <translation>Tento disk se posouvá, jen když odstraňuješ kostky moru.</translation>
        </message>
        <message>
            <source>You buy book steps in step 4.</source>
            <translation>Postup na stupnicích se kupuje v kroku 4.</translation>
        </message>
        <message>
            <source>You can buy them only after choosing a hex or ship, rescuing and fighting.</source>
            <translation>Za mince ho koupíš až po výběru destičky, záchraně a boji.</translation>
        </message>
        <message>
            <source>Finish this action first.</source>
            <translation>Nejdřív dokonči tuto akci.</translation>
        </message>
        <message>
            <source>A book step can be bought before or after an action, not in the middle of it.</source>
            <translation>Postup na stupnici lze koupit před akcí nebo po ní, ne uprostřed ní.</translation>
        </message>
        <message>
            <source>You cannot afford a book step.</source>
            <translation>Na postup na stupnici nemáš dost mincí.</translation>
        </message>
        <message>
            <source>A step costs one coin for each of your lieutenants, {needed:coin:acc} in all; you have {owned:coin:acc}.</source>
            <translation>Postup o 1 pole stojí 1 minci za každého tvého služebníka, celkem {needed:coin:acc}; máš {owned:coin:acc}.</translation>
        </message>
        <message>
            <source>You have reached the end of this book.</source>
            <translation>Na této stupnici jsi na konci.</translation>
        </message>
        <message>
            <source>Your disc is on the last space; nothing is left to buy.</source>
            <translation>Tvůj disk je na posledním poli; není už co kupovat.</translation>
        </message>
        <message>
            <source>This action has to wait.</source>
            <translation>Tato akce musí počkat.</translation>
        </message>
        <message>
            <source>An action earned outside your turn is used in step 4 of your next turn.</source>
            <translation>Akci, kterou ti stupnice dá mimo tvůj tah, využiješ v kroku 4 svého příštího tahu.</translation>
        </message>
        <message>
            <source>This workshop takes another class of citizen.</source>
            <translation>Měšťan tohoto typu do této dílny nesmí.</translation>
        </message>
        <message>
            <source>A workshop takes only citizens of the class it shows.</source>
            <translation>Dílna přijme jen měšťana typu, který ukazuje.</translation>
        </message>
        <message>
            <source>This workshop is already occupied.</source>
            <translation>V této dílně už někdo pracuje.</translation>
        </message>
        <message>
            <source>A workshop has room for one citizen.</source>
            <translation>V dílně je místo pro jednoho měšťana.</translation>
        </message>
        <message>
            <source>Citizens cannot enter a workshop from there.</source>
            <translation>Odtud měšťana do dílny přesunout nelze.</translation>
        </message>
        <message>
            <source>Only a citizen on a square in your sectors may enter a workshop.</source>
            <translation>Do dílny smí jen měšťan ze čtvercového pole tvého panství.</translation>
        </message>
        <message>
            <source>There is nobody there.</source>
            <translation>Nikdo tam není.</translation>
        </message>
        <message>
            <source>You have no citizen there.</source>
            <translation>Na tomto místě nemáš žádného měšťana.</translation>
        </message>
        <message>
            <source>Citizens cannot change squares.</source>
            <translation>Měšťané svá čtvercová pole nemění.</translation>
        </message>
        <message>
            <source>A citizen leaves its square only for a workshop or for a district.</source>
            <translation>Měšťan své čtvercové pole opouští jen kvůli dílně nebo městské části.</translation>
        </message>
        <message>
            <source>Choose one side of the slash.</source>
            <translation>Využít smíš jen jednu stranu lomítka.</translation>
        </message>
        <message>
            <source>A slash between two actions means that you get one or the other.</source>
            <translation>Z akcí oddělených lomítkem smíš využít jednu.</translation>
        </message>
        <message>
            <source>You cannot pay for this action.</source>
            <translation>Tuto akci zaplatit nemůžeš.</translation>
        </message>
        <message>
            <source>It costs {needed}; you have {owned}.</source>
            <translation>Stojí: {needed}; máš: {owned}.</translation>
        </message>
        <message>
            <source>This action moves a different overseer.</source>
            <translation>Tato akce posouvá jiného správce.</translation>
        </message>
        <message>
            <source>A class symbol moves only the overseer of that class.</source>
            <translation>Symbol typu měšťana posouvá jen správce téhož typu.</translation>
        </message>
        <message>
            <source>This overseer has finished its path.</source>
            <translation>Tento správce má obchůzku za sebou.</translation>
        </message>
        <message>
            <source>The path has six spaces and ends in the centre.</source>
            <translation>Obchůzka má šest polí a končí ve středu panství.</translation>
        </message>
        <message>
            <source>This overseer took the other branch.</source>
            <translation>Tento správce jde druhou větví obchůzky.</translation>
        </message>
        <message>
            <source>The choice at the fork is final.</source>
            <translation>Volba na rozcestí je konečná.</translation>
        </message>
        <message>
            <source>You cannot skip a space here.</source>
            <translation>Tady se pole nepřeskakuje.</translation>
        </message>
        <message>
            <source>An overseer may skip a space only with an action that shows the skip.</source>
            <translation>Pole smí správce přeskočit jen při akci, která přeskočení ukazuje.</translation>
        </message>
        <message>
            <source>This overseer is already upgraded.</source>
            <translation>Tento správce už je povýšený.</translation>
        </message>
        <message>
            <source>Each overseer can be turned to its upgraded side only once.</source>
            <translation>Správce se na povýšenou stranu otáčí jen jednou.</translation>
        </message>
        <message>
            <source>It must be the same overseer.</source>
            <translation>Pohnout se musí týž správce.</translation>
        </message>
        <message>
            <source>The overseer you upgrade is also the one that advances.</source>
            <translation>Pohneš právě tím správcem, kterého povyšuješ.</translation>
        </message>
        <message>
            <source>There is no citizen on this square.</source>
            <translation>Na tomto čtvercovém poli nikdo není.</translation>
        </message>
        <message>
            <source>Only a citizen can be activated; an empty square gives nothing.</source>
            <translation>Aktivovat lze jen měšťana; prázdné pole nedává nic.</translation>
        </message>
        <message>
            <source>This citizen has already been activated.</source>
            <translation>Tento měšťan už je aktivovaný.</translation>
        </message>
        <message>
            <source>A single advance activates each citizen at most once.</source>
            <translation>Jeden pohyb aktivuje každého měšťana nejvýš jednou.</translation>
        </message>
        <message>
            <source>Only citizens on sector squares can be activated.</source>
            <translation>Aktivují se jen měšťané na čtvercových polích.</translation>
        </message>
        <message>
            <source>Citizens in huts and workshops cannot be activated.</source>
            <translation>Měšťany v domcích a dílnách aktivovat nelze.</translation>
        </message>
        <message>
            <source>One of the two has already been activated.</source>
            <translation>Jeden z těchto dvou měšťanů už je aktivovaný.</translation>
        </message>
        <message>
            <source>The first space of the path activates one of the two citizens next to it.</source>
            <translation>První pole obchůzky aktivuje jednoho ze dvou sousedních měšťanů.</translation>
        </message>
        <message>
            <source>That is too far from the overseer.</source>
            <translation>To je od správce příliš daleko.</translation>
        </message>
        <message>
            <source>The space it reaches activates only the citizens next to it.</source>
            <translation>Pole, na které správce došel, aktivuje jen měšťany vedle sebe.</translation>
        </message>
        <message>
            <source>One citizen here has already been activated.</source>
            <translation>Jeden měšťan z této oblasti už je aktivovaný.</translation>
        </message>
        <message>
            <source>A space on the rim activates one citizen of its region.</source>
            <translation>Pole na okraji aktivuje jednoho měšťana své oblasti.</translation>
        </message>
        <message>
            <source>Two citizens here have already been activated.</source>
            <translation>Dva měšťané z této oblasti už jsou aktivovaní.</translation>
        </message>
        <message>
            <source>On the rim an upgraded overseer activates up to two citizens of the region.</source>
            <translation>Na okraji aktivuje povýšený správce až dva měšťany oblasti.</translation>
        </message>
        <message>
            <source>A space on a border activates one citizen in each of the two regions next to it.</source>
            <translation>Pole na hranici aktivuje po jednom měšťanovi v každé ze dvou přilehlých oblastí.</translation>
        </message>
        <message>
            <source>No more citizens can be activated here.</source>
            <translation>V této oblasti už nikoho dalšího neaktivuješ.</translation>
        </message>
        <message>
            <source>On a border an upgraded overseer activates two citizens in its own class’s region and one in the other.</source>
            <translation>Na hranici aktivuje povýšený správce dva měšťany v oblasti svého typu a jednoho ve druhé oblasti.</translation>
        </message>
        <message>
            <source>Three citizens have already been activated.</source>
            <translation>Tři měšťané už jsou aktivovaní.</translation>
        </message>
        <message>
            <source>The centre activates up to three citizens, whether or not the overseer is upgraded.</source>
            <translation>Ve středu panství aktivuješ nejvýš tři měšťany, ať je správce povýšený, nebo ne.</translation>
        </message>
        <message>
            <source>This square has already been used.</source>
            <translation>Toto pole už je využité.</translation>
        </message>
        <message>
            <source>The lightning symbol means once per game.</source>
            <translation>Pole se značkou blesku lze využít jen jednou za hru.</translation>
        </message>
        <message>
            <source>This action is for a different book.</source>
            <translation>Tento postup patří jiné stupnici.</translation>
        </message>
        <message>
            <source>The action shows which book you advance on.</source>
            <translation>Akce ukazuje, na které stupnici se disk posune.</translation>
        </message>
        <message>
            <source>This track is already at the top.</source>
            <translation>Na této stupnici je kostička už nahoře.</translation>
        </message>
        <message>
            <source>A scroll track has four steps, and you have taken all four.</source>
            <translation>Stupnice šlechtického archivu má čtyři kroky a všechny už máš za sebou.</translation>
        </message>
        <message>
            <source>This citizen is already upgraded.</source>
            <translation>Tento měšťan už je povýšený.</translation>
        </message>
        <message>
            <source>Each citizen can be turned to its gold side only once.</source>
            <translation>Měšťan se na zlatou stranu otáčí jen jednou.</translation>
        </message>
            <message>
            <source>The book lets you use the action of a district or a port.</source>
            <translation>Stupnice ti dovolí provést akci kterékoli městské části nebo přístaviště.</translation>
        </message>
        <message>
            <source>You cannot pay for this tile.</source>
            <translation>Tuto destičku zaplatit nemůžeš.</translation>
        </message>
        <message>
            <source>You pay its printed price to the supply before you take it.</source>
            <translation>Vyznačenou cenu vracíš do zásoby, než si destičku vezmeš.</translation>
        </message>
        <message>
            <source>There is no tile on offer there.</source>
            <translation>V nabídce tam žádná destička není.</translation>
        </message>
        <message>
            <source>You can take only the face-up tile of a stack, and this stack is empty.</source>
            <translation>Vzít lze jen odkrytou destičku hromádky a tato žádnou nemá.</translation>
        </message>
        <message>
            <source>All your huts already have upgrades.</source>
            <translation>Všechny tvé domky jsou vylepšené.</translation>
        </message>
        <message>
            <source>You have four huts, each with room for one upgrade.</source>
            <translation>Máš čtyři domky a každý pojme jedno vylepšení.</translation>
        </message>
        <message>
            <source>This hut already has an upgrade.</source>
            <translation>Tento domek už vylepšení má.</translation>
        </message>
        <message>
            <source>Place the tile on a hut that does not have one yet.</source>
            <translation>Destička patří na domek, který ještě žádnou nemá.</translation>
        </message>
        <message>
            <source>You can no longer refresh tiles.</source>
            <translation>Nabídku už obnovit nelze.</translation>
        </message>
        <message>
            <source>During a Build action you may refresh one kind of tile, once, before you take a tile.</source>
            <translation>V jedné akci Stavba smíš obnovit nabídku jednoho druhu destiček, a to jednou a dřív, než si některou vezmeš.</translation>
        </message>
        <message>
            <source>Rat tokens cannot be used to pay.</source>
            <translation>Žetony krys platit nelze.</translation>
        </message>
        <message>
            <source>Refreshing tiles costs 1 point or 1 token: coin, wood, fire or big fire.</source>
            <translation>Obnovení nabídky stojí 1 vítězný bod nebo 1 žeton: minci, dřevo, oheň či velký oheň.</translation>
        </message>
        <message>
            <source>You have nothing to pay with.</source>
            <translation>Nic takového na zaplacení nemáš.</translation>
        </message>
        <message>
            <source>After refreshing tiles you must build.</source>
            <translation>Po obnovení nabídky musíš stavět.</translation>
        </message>
        <message>
            <source>Take a tile you can pay for.</source>
            <translation>Vezmi si některou z destiček, které můžeš zaplatit.</translation>
        </message>
        <message>
            <source>Finish repopulating first.</source>
            <translation>Nejdřív dokonči znovuosídlení.</translation>
        </message>
        <message>
            <source>Once you have started, you must carry out all its steps.</source>
            <translation>Jakmile znovuosídlení začne, provedou se všechny jeho kroky.</translation>
        </message>
        <message>
            <source>Place the hut upgrade first.</source>
            <translation>Nejdřív umísti vylepšení domku.</translation>
        </message>
        <message>
            <source>A hut upgrade goes onto one of your huts as soon as you buy it.</source>
            <translation>Právě koupená destička patří hned na některý z tvých domků.</translation>
        </message>
        <message>
            <source>You have no Build action now.</source>
            <translation>Žádná Stavba teď neprobíhá.</translation>
        </message>
        <message>
            <source>You buy tiles with the Build action of a hex or a citizen.</source>
            <translation>Destičky se kupují akcí Stavba z destičky nebo od měšťana.</translation>
        </message>
        <message>
            <source>You cannot advance an overseer now.</source>
            <translation>Teď se žádný správce neposouvá.</translation>
        </message>
        <message>
            <source>You advance an overseer when an action or a reward says so.</source>
            <translation>Správce se posouvá, když to ukazuje akce nebo odměna.</translation>
        </message>
        <message>
            <source>You cannot activate a citizen now.</source>
            <translation>Nikdo se teď neaktivuje.</translation>
        </message>
        <message>
            <source>Citizens are activated when an overseer reaches a space next to them.</source>
            <translation>Měšťané se aktivují, když vedle nich správce zastaví.</translation>
        </message>
        <message>
            <source>You cannot upgrade anything now.</source>
            <translation>Žádné povýšení teď není na řadě.</translation>
        </message>
        <message>
            <source>You upgrade citizens and overseers when an action or a book space says so.</source>
            <translation>Měšťany a správce povyšuješ, když to říká akce nebo pole stupnice.</translation>
        </message>
        <message>
            <source>You cannot advance a scroll track now.</source>
            <translation>Postup na stupnici archivu teď není na řadě.</translation>
        </message>
        <message>
            <source>You advance a scroll track when an action or a reward shows the scroll.</source>
            <translation>Kostička archivu postoupí, když akce nebo odměna ukazuje svitek.</translation>
        </message>
        <message>
            <source>The citizen cannot go there.</source>
            <translation>Sem měšťan jít nesmí.</translation>
        </message>
        <message>
            <source>After quarantine a citizen takes an empty square of its sector or an empty workshop of its class.</source>
            <translation>Po karanténě jde měšťan na prázdné čtvercové pole své části panství nebo do prázdné dílny svého typu.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Hra skončila.</translation>
        </message>
        <message>
            <source>All six rounds have been played and the points have been counted.</source>
            <translation>Šest kol je odehráno a vítězné body jsou spočítané.</translation>
        </message>
        <message>
            <source>There is nothing to do here now.</source>
            <translation>Teď tu není co dělat.</translation>
        </message>
        <message>
            <source>Something else comes first. {prompt}</source>
            <extracomment>{prompt} is a whole sentence that says what the player has to do.</extracomment>
            <translation>Teď je na řadě něco jiného. {prompt}</translation>
        </message>
        <message>
            <source>The big fire token alone is enough.</source>
            <translation>Stačí samotný žeton velkého ohně.</translation>
        </message>
        <message>
            <source>This round one big fire token pays for one cube; adding a plain one does nothing.</source>
            <translation>V tomto kole stačí na jednu kostku jeden žeton velkého ohně; obyčejný žeton navíc už nic nepřidá.</translation>
        </message>
        <message>
            <source>Standing lieutenants are blocking the way.</source>
            <translation>Cestu blokují stojící služebníci.</translation>
        </message>
        <message>
            <source>At this table you cannot move across a hex with a standing lieutenant.</source>
            <translation>U tohoto stolu nikdo neprochází přes destičku, na níž stojí služebník.</translation>
        </message>
        <message>
            <source>You recalled a lieutenant and chose no hex.</source>
            <translation>Při odvolání se destička nevybírá.</translation>
        </message>
        <message>
            <source>After a recall you may buy book steps and use book actions, but nothing else.</source>
            <translation>Pak už smíš jen kupovat postup na stupnicích a využívat akce z nich.</translation>
        </message>
        <message>
            <source>Your table follows an edition that does not accept this token.</source>
            <translation>Váš stůl hraje podle vydání, které tento žeton neuvádí.</translation>
        </message>
        <message>
            <source>At this table, if you refresh tiles, you must take one of the new ones.</source>
            <translation>U tohoto stolu si po obnovení nabídky musíš vzít některou z nových destiček.</translation>
        </message>
        <message>
            <source>This workshop has already given its reward.</source>
            <translation>Tato dílna už odměnu dala.</translation>
        </message>
        <message>
            <source>At this table nobody may enter an era II workshop that has already given its reward.</source>
            <translation>U tohoto stolu nesmí do dílny éry II, která už odměnu dala, nikdo vejít.</translation>
        </message>
        <message>
            <source>This citizen has already changed squares this turn.</source>
            <translation>Tento měšťan už v tomto tahu na jiné čtvercové pole přešel.</translation>
        </message>
        <message>
            <source>At this table each citizen may change squares once a turn.</source>
            <translation>U tohoto stolu smí každý měšťan změnit čtvercové pole jednou za tah.</translation>
        </message>
        <message>
            <source>The book that sets turn order comes first.</source>
            <translation>Nejdřív vyber stupnici, která určí pořadí hráčů.</translation>
        </message>
        <message>
            <source>The player leading the score track chooses the book for this round.</source>
            <translation>Kdo vede na stupnici vítězných bodů, volí stupnici písemných záznamů pro toto kolo.</translation>
        </message>
        <message>
            <source>It’s the opponent’s turn.</source>
            <translation>Na tahu je protivník.</translation>
        </message>
        <message>
            <source>Turn up an opponent tile; your own turn follows.</source>
            <translation>Otoč destičku pro hru jednoho hráče; pak přijde tvůj tah.</translation>
        </message>
        <message>
            <source>One big fire token removes one cube here and, if you like, one on a neighbouring hex.</source>
            <translation>Jeden žeton velkého ohně odstraní jednu kostku ze zvolené destičky, a chceš-li, jednu ze sousední.</translation>
        </message>
        <message>
            <source>One big fire token removes up to two cubes here and, if you like, one on a neighbouring hex.</source>
            <translation>Jeden žeton velkého ohně odstraní až dvě kostky ze zvolené destičky, a chceš-li, jednu ze sousední.</translation>
        </message>
        <message>
            <source>One big fire token is enough.</source>
            <translation>Stačí jeden žeton velkého ohně.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, one big fire token pays for a cube on the chosen hex; the second is for one on a neighbouring hex.</source>
            <translation>Dokud přehledová tabulka ukazuje dva plameny, stačí na kostku ze zvolené destičky jeden žeton velkého ohně; druhý je na kostku ze sousední.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, cubes on the chosen hex are removed one at a time.</source>
            <translation>Dokud přehledová tabulka ukazuje dva plameny, odstraňují se kostky zvolené destičky po jedné.</translation>
        </message>
        <message>
            <source>One big fire token is not enough.</source>
            <translation>Jeden žeton velkého ohně nestačí.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, a cube on a neighbouring hex costs a big fire token and a second fire token, plain or big.</source>
            <translation>Dokud přehledová tabulka ukazuje dva plameny, stojí kostka ze sousední destičky žeton velkého ohně a k němu ještě jeden žeton ohně, obyčejný nebo velký.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, two big fire tokens together remove one cube here and one on a neighbouring hex.</source>
            <translation>Dokud přehledová tabulka ukazuje dva plameny, odstraní dva žetony velkého ohně společně jednu kostku ze zvolené destičky a jednu ze sousední.</translation>
        </message>
        <message>
            <source>The round table shows two flames: removing a cube costs any two fire tokens, and a big one counts as one of them.</source>
            <translation>Přehledová tabulka ukazuje dva plameny: kostka stojí libovolné dva žetony ohně a velký platí jen za jeden z nich.</translation>
        </message>
        <message>
            <source>One big fire token pays for a cube on the chosen hex; adding a plain one helps only on a neighbouring hex.</source>
            <translation>Na kostku ze zvolené destičky stačí jeden žeton velkého ohně; obyčejný navíc se hodí jen na kostku ze sousední.</translation>
        </message>
        <message>
            <source>To pay for a cube this way, you need a big fire token.</source>
            <translation>K takovému zaplacení kostky potřebuješ žeton velkého ohně.</translation>
        </message>
        <message>
            <source>Plain fire tokens remove one cube at a time from the chosen hex and none from neighbouring hexes.</source>
            <translation>Samotnými obyčejnými žetony ohně odstraňuješ kostky jen ze zvolené destičky, a to po jedné.</translation>
        </message>
        <message>
            <source>Refreshing tiles costs 1 point or 1 token: wood, fire or big fire.</source>
            <translation>Obnovení nabídky stojí 1 vítězný bod nebo 1 žeton: dřevo, oheň či velký oheň.</translation>
        </message>
        <message>
            <source>Refreshing tiles costs 1 point or 1 token: coin, wood or fire.</source>
            <translation>Obnovení nabídky stojí 1 vítězný bod nebo 1 žeton: minci, dřevo či oheň.</translation>
        </message>
        <message>
            <source>There was plague here, so a citizen from this hex goes into quarantine first.</source>
            <translation>Byl tu mor: měšťan z této destičky jde nejdřív do karantény.</translation>
        </message>
        <message>
            <source>From a hex without cubes a citizen goes straight to an empty square of its sector or an empty workshop of its class.</source>
            <translation>Z destičky bez kostek jde měšťan hned na prázdné čtvercové pole své části panství nebo do prázdné dílny svého typu.</translation>
        </message>
        <message>
            <source>A citizen in a hut or in a workshop cannot move into another workshop now.</source>
            <translation>Měšťan z domku nebo z dílny teď do jiné dílny jít nemůže.</translation>
        </message>
        <message>
            <source>At this table a lieutenant in the estate is never recalled: if there is no hex or ship for it, it rests.</source>
            <translation>U tohoto stolu se služebník z panství nikdy neodvolává: není-li pro něj destička ani loď, odpočívá.</translation>
        </message>
        <message>
            <source>A lieutenant in the estate may be recalled only when all your lieutenants in Messina have been used.</source>
            <translation>Služebníka na panství smíš odvolat, až když jsou všichni tvoji služebníci v Messině použití.</translation>
        </message>
        <message>
            <source>You can buy them after choosing a hex or ship, rescuing and fighting, or after a recall.</source>
            <translation>Za mince ho koupíš po výběru destičky, záchraně a boji, nebo po odvolání.</translation>
        </message>
        <message>
            <source>A citizen cannot go there.</source>
            <translation>Tam měšťan jít nemůže.</translation>
        </message>
        <message>
            <source>A citizen leaves its square for another one of its sector, for a workshop or for a district.</source>
            <translation>Měšťan své čtvercové pole opouští kvůli jinému poli ve své části panství, kvůli dílně nebo městské části.</translation>
        </message>
        <message>
            <source>A citizen stays in its hut only when there is no suitable place for it.</source>
            <translation>Měšťan zůstává v domku, jen když pro něj není volné žádné vhodné místo.</translation>
        </message>
        <message>
            <source>After quarantine a citizen takes an empty square of its sector, or an empty workshop of its class that has not yet given its reward.</source>
            <translation>Po karanténě jde měšťan na prázdné čtvercové pole své části panství nebo do prázdné dílny svého typu, která odměnu ještě nedala.</translation>
        </message>
        <message>
            <source>An action earned outside your turn is used in step 4 of your next turn; only a new lieutenant joins you at once.</source>
            <translation>Akci, kterou ti stupnice dá mimo tvůj tah, využiješ v kroku 4 svého příštího tahu; jen nový služebník přichází hned.</translation>
        </message>
        <message>
            <source>You cannot pay with this token here.</source>
            <translation>Tímto žetonem tu nezaplatíš.</translation>
        </message>
        <message>
            <source>Take one of the new tiles.</source>
            <translation>Vezmi si některou z nových destiček.</translation>
        </message>
        <message>
            <source>That is not possible at this point.</source>
            <translation>Na to se teď program neptá.</translation>
        </message>
        <message>
            <source>You can do that only when an action, a book or a repopulation calls for it.</source>
            <translation>To můžeš udělat jen tehdy, když to vyžaduje akce, stupnice písemných záznamů nebo znovuosídlení.</translation>
        </message>
        <message>
            <source>There is nothing to decline.</source>
            <translation>Není co odmítnout.</translation>
        </message>
        <message>
            <source>You can decline only what an action offers. To finish your turn, choose End turn.</source>
            <translation>Odmítnout lze jen to, co nabízí akce; tah dokončíš tlačítkem „Ukončit tah“.</translation>
        </message>
        <message>
            <source>The turn is not over yet.</source>
            <translation>Tah ještě trvá.</translation>
        </message>
        <message>
            <source>The game continues once this turn has been played and ended.</source>
            <translation>Hra pokračuje, až bude tento tah odehrán a ukončen.</translation>
        </message>
        <message>
            <source>A dock is not a hex.</source>
            <translation>Molo není destička.</translation>
        </message>
        <message>
            <source>In a dock you choose one of the ships moored there.</source>
            <translation>U mola si volíš některou z lodí, které u něj kotví.</translation>
        </message>
        <message>
            <source>You are fighting the plague on a ship.</source>
            <translation>Teď bojuješ s morem na lodi.</translation>
        </message>
        <message>
            <source>In a dock you remove the ship’s cube with fire or take a rat token for it; you cannot remove cubes from hexes.</source>
            <translation>U mola odstraníš kostku z lodi žetonem ohně, nebo si za ni vezmeš žeton krys; z destiček odtud kostky odstranit nelze.</translation>
        </message>
        <message>
            <source>You are fighting the plague on a hex.</source>
            <translation>Teď bojuješ s morem na destičce.</translation>
        </message>
        <message>
            <source>Here you burn the cubes on the hex; you take rat tokens for those left when you end the fight.</source>
            <translation>Tady odstraňuješ kostky z destičky; za ty, které na ní na konci boje zůstanou, si vezmeš žetony krys.</translation>
        </message>
        <message>
            <source>Your disc is already on top.</source>
            <translation>Tvůj disk už leží navrchu.</translation>
        </message>
        <message>
            <source>On the last space a step only lifts your disc above the others, and none is above yours.</source>
            <translation>Na posledním poli postup disk jen zvedne nad ostatní, a nad tvým žádný neleží.</translation>
        </message>
        <message>
            <source>Your disc has not reached that space.</source>
            <translation>Tvůj disk tak daleko ještě není.</translation>
        </message>
        <message>
            <source>A book gives you an action when your disc enters the space that shows it.</source>
            <translation>Stupnice ti dá akci, když tvůj disk vstoupí na pole, které ji ukazuje.</translation>
        </message>
        <message>
            <source>This space has no action.</source>
            <translation>Toto pole akci nemá.</translation>
        </message>
        <message>
            <source>Only book spaces that show an action give one.</source>
            <translation>Akci dávají jen ta pole stupnice, která nějakou ukazují.</translation>
        </message>
        <message>
            <source>This action is no longer available.</source>
            <translation>Tato akce už není k dispozici.</translation>
        </message>
        <message>
            <source>A book action can be used once and is lost at the end of your turn.</source>
            <translation>Akci ze stupnice využiješ jednou a na konci tvého tahu propadá.</translation>
        </message>
        <message>
            <source>You cannot take a book step now.</source>
            <translation>Postup na stupnici teď není na řadě.</translation>
        </message>
        <message>
            <source>Your disc moves when an action shows the book; you may also buy a step.</source>
            <translation>Disk postoupí, když akce ukazuje jeho stupnici; postup si lze také koupit.</translation>
        </message>
        <message>
            <source>You have no such workshop.</source>
            <translation>Takovou dílnu nemáš.</translation>
        </message>
        <message>
            <source>You buy workshops with the Build action; then a citizen of the right class may move in.</source>
            <translation>Dílny se kupují akcí Stavba; pak do nich smí přejít měšťan příslušného typu.</translation>
        </message>
        <message>
            <source>The path does not fork here.</source>
            <translation>Obchůzka se tu nevětví.</translation>
        </message>
        <message>
            <source>You choose a branch with the move that takes the overseer to its second space or beyond.</source>
            <translation>Větev se volí tím pohybem, který správce přivede na jeho druhé pole nebo ještě dál.</translation>
        </message>
        <message>
            <source>Only one space is left.</source>
            <translation>Zbývá jen jedno pole.</translation>
        </message>
        <message>
            <source>Skipping means passing over a space; from here the overseer can only move into the centre.</source>
            <translation>Při přeskočení správce jedno pole vynechá; odtud už může jen vstoupit do středu panství.</translation>
        </message>
        <message>
            <source>Quarantine is not over yet.</source>
            <translation>Karanténa ještě neskončila.</translation>
        </message>
        <message>
            <source>Citizens leave their huts after production, at the end of the round.</source>
            <translation>Měšťané odcházejí z domků po produkci, na konci kola.</translation>
        </message>
        <message>
            <source>This citizen stays in quarantine.</source>
            <translation>Tento měšťan zůstává v karanténě.</translation>
        </message>
        <message>
            <source>Quarantine lasts for the round of the rescue and the whole of the next.</source>
            <translation>Karanténa trvá po zbytek kola, ve kterém měšťana zachráníš, a celé další kolo.</translation>
        </message>
        <message>
            <source>Another hut comes first.</source>
            <translation>Nejdřív je na řadě jiný domek.</translation>
        </message>
        <message>
            <source>At this table citizens leave quarantine hut by hut, from hut 1 to hut 4.</source>
            <translation>U tohoto stolu měšťané opouštějí karanténu po řadě od domku 1 po domek 4.</translation>
        </message>
        <message>
            <source>It’s {who}’s turn.</source>
            <translation>Na tahu je {who}.</translation>
        </message>
        <message>
            <source>Turns follow the turn order track: you act when your disc comes up.</source>
            <translation>Hraje se podle stupnice pořadí: každý táhne, když přijde řada na jeho disk.</translation>
        </message>
        <message>
            <source>There is nothing to do at the huts during the fight.</source>
            <translation>Během boje s morem se v domcích nic neděje.</translation>
        </message>
        <message>
            <source>Citizens enter a hut in the rescue, before the fight; hut upgrades come with the Build action, after it.</source>
            <translation>Měšťané přicházejí do domků při záchraně, tedy před bojem, a vylepšení domků přináší akce Stavba, tedy až po něm.</translation>
        </message>
    </context>
    <context>
        <name>RefusalBubble</name>
        <message>
            <source>Show on the board</source>
            <translation>Ukázat na plánu</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zavřít</translation>
        </message>
    </context>
    <context>
        <name>RefusalOffers</name>
        <message>
            <source>Possible instead</source>
            <translation>Místo toho lze</translation>
        </message>
    </context>
    <context>
        <name>RoundChips</name>
        <message>
            <source>Round %1 of 6</source>
            <translation>Kolo %1 z 6</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Kolo</translation>
        </message>
    </context>
    <context>
        <name>RoundRow</name>
        <message>
            <source>Round %1, now</source>
            <translation>Kolo %1, nyní</translation>
        </message>
        <message>
            <source>Round %1, over</source>
            <translation>Kolo %1, skončilo</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Kolo %1</translation>
        </message>
    </context>
    <context>
        <name>RoundTable</name>
        <message>
            <source>Rounds</source>
            <translation>Kola</translation>
        </message>
    </context>
    <context>
        <name>RuleArticle</name>
        <message>
            <source>The text below describes the default ruling, which is not used at this table.</source>
            <translation>Další text popisuje výchozí pravidlo, u tohoto stolu se však hraje jinak.</translation>
        </message>
    </context>
    <context>
        <name>RuleContents</name>
        <message>
            <source>Contents</source>
            <translation>Obsah</translation>
        </message>
        <message>
            <source>rules mastered: %1 of %2</source>
            <extracomment>of a chapter: how many of its rules</extracomment>
            <translation>zvládnutá pravidla: %1 z %2</translation>
        </message>
    </context>
    <context>
        <name>RuleGlosses</name>
        <message>
            <source>See also</source>
            <translation>Viz také</translation>
        </message>
        <message>
            <source>Show me on the table</source>
            <translation>Ukaž na stole</translation>
        </message>
        <message>
            <source>Teach me</source>
            <translation>Nauč mě to</translation>
        </message>
        <message>
            <source>In your printed rulebook</source>
            <translation>V tištěných pravidlech</translation>
        </message>
        <message>
            <source>p. %1</source>
            <translation>s. %1</translation>
        </message>
        <message>
            <source>Practise this</source>
            <translation>Procvičit</translation>
        </message>
    </context>
    <context>
        <name>RuleHits</name>
        <message>
            <source>Best matches: %1</source>
            <translation>Nejlepší výsledky: %1</translation>
        </message>
        <message>
            <source>Type at least two letters.</source>
            <translation>Napiš aspoň dvě písmena.</translation>
        </message>
        <message>
            <source>Nothing found. Try a shorter word.</source>
            <translation>Nic se nenašlo. Zkus kratší slovo.</translation>
        </message>
        <message>
            <source>Found in %1: %2</source>
            <translation>Nalezeno v %1: %2</translation>
        </message>
        <message>
            <source>Opening all the rules…</source>
            <translation>Otevírají se všechna pravidla…</translation>
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
            <translation>Zatím žádné záložky. Klávesa B označí otevřené pravidlo.</translation>
        </message>
        <message>
            <source>Remove the bookmark: %1</source>
            <translation>Odebrat záložku: %1</translation>
        </message>
    </context>
    <context>
        <name>RulesDrawer</name>
        <message>
            <source>Rules</source>
            <translation>Pravidla</translation>
        </message>
    </context>
    <context>
        <name>RulesDrawerPage</name>
        <message>
            <source>Rules</source>
            <translation>Pravidla</translation>
        </message>
        <message>
            <source>Remove the bookmark</source>
            <translation>Odebrat záložku</translation>
        </message>
        <message>
            <source>Bookmark this rule</source>
            <translation>Přidat záložku</translation>
        </message>
        <message>
            <source>Open the full rulebook here</source>
            <translation>Otevřít zde celou knihu pravidel</translation>
        </message>
        <message>
            <source>Second language: %1</source>
            <translation>Druhý jazyk: %1</translation>
        </message>
        <message>
            <source>Second language: none</source>
            <translation>Druhý jazyk: žádný</translation>
        </message>
        <message>
            <source>Close the rules</source>
            <translation>Zavřít pravidla</translation>
        </message>
        <message>
            <source>Search for a word, or follow any link that starts with §.</source>
            <translation>Vyhledej slovo, nebo jdi za odkazem, který začíná znakem §.</translation>
        </message>
        <message>
            <source>Back to the previous rule</source>
            <translation>Zpět k předchozímu pravidlu</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Choose a chapter on the left, or search for a word.</source>
            <translation>Vyber vlevo kapitolu, nebo vyhledej slovo.</translation>
        </message>
    </context>
    <context>
        <name>RulingCard</name>
        <message>
            <source>This table:</source>
            <translation>U tohoto stolu:</translation>
        </message>
        <message>
            <source>Each table decides:</source>
            <translation>Každý stůl si volí sám:</translation>
        </message>
        <message>
            <source>Applies to games you start from now on.</source>
            <translation>Platí pro další hry, které začnete.</translation>
        </message>
        <message>
            <source>Lessons always use the default ruling.</source>
            <translation>Lekce se hrají vždy podle výchozího nastavení.</translation>
        </message>
        <message>
            <source>Your choice applies from now on in this game.</source>
            <translation>Vaše volba platí od této chvíle v této hře.</translation>
        </message>
    </context>
    <context>
        <name>RulingChoice</name>
        <message>
            <source>Default</source>
            <translation>Výchozí</translation>
        </message>
        <message>
            <source>Not the default</source>
            <translation>Jiné než výchozí</translation>
        </message>
        <message>
            <source>Polish edition</source>
            <translation>Polské vydání</translation>
        </message>
        <message>
            <source>Czech edition</source>
            <translation>České vydání</translation>
        </message>
        <message>
            <source>Russian edition</source>
            <translation>Ruské vydání</translation>
        </message>
        <message>
            <source>German edition</source>
            <translation>Německé vydání</translation>
        </message>
        <message>
            <source>Too late for this game: this ruling has already come into play.</source>
            <translation>V této hře už je pozdě: toto pravidlo se v ní už uplatnilo.</translation>
        </message>
        <message>
            <source>Lessons always use the default ruling.</source>
            <translation>Lekce se hrají vždy podle výchozího nastavení.</translation>
        </message>
        <message>
            <source>Not now: others are deciding in secret. This can be changed once everybody has finished.</source>
            <translation>Teď ne: ostatní se právě skrytě rozhodují. Změnit to půjde, až budou všichni hotovi.</translation>
        </message>
        <message>
            <source>Not while somebody plays on another device. This can be changed once everybody plays on this screen.</source>
            <translation>Teď ne: někdo hraje na jiném zařízení. Změnit to půjde, až budou všichni hrát na této obrazovce.</translation>
        </message>
    </context>
    <context>
        <name>RulingQuestion</name>
        <message>
            <source>Rule: %1</source>
            <translation>Pravidlo: %1</translation>
        </message>
    </context>
    <context>
        <name>RulingsPage</name>
        <message>
            <source>Rulings</source>
            <translation>Rozhodnutí</translation>
        </message>
        <message>
            <source>What your household decides here applies to games you start from now on. A game in progress keeps its own rulings.</source>
            <translation>Co si tu doma rozhodnete, platí pro hry, které teprve začnou. Rozehraná hra si ponechává svá rozhodnutí.</translation>
        </message>
    </context>
    <context>
        <name>Score</name>
        <message>
            <source>During the game</source>
            <translation>Během hry</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Celkem</translation>
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
            <translation>Budovy (nejvýše {n})</translation>
        </message>
        <message>
            <source>Ships</source>
            <translation>Lodě</translation>
        </message>
        <message>
            <source>Repopulation tiles</source>
            <translation>Destičky znovuosídlení</translation>
        </message>
        <message>
            <source>Ships with the same goods</source>
            <translation>Lodě s jedním druhem zboží</translation>
        </message>
        <message>
            <source>Workshops</source>
            <translation>Dílny</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Dřevo</translation>
        </message>
        <message>
            <source>Hut upgrades</source>
            <translation>Vylepšení domků</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Mince</translation>
        </message>
        <message>
            <source>{Book:nom}: bars passed</source>
            <translation>Překročené čáry na {book:loc}</translation>
        </message>
        <message>
            <source>The two furthest overseers</source>
            <translation>Dva správci, kteří došli nejdál</translation>
        </message>
        <message>
            <source>Rats</source>
            <translation>Krysy</translation>
        </message>
        <message>
            <source>{Book:nom}</source>
            <translation>{Book:nom}</translation>
        </message>
        <message>
            <source>Popularity ranking</source>
            <translation>Pořadí na stupnici morové kroniky</translation>
        </message>
        <message>
            <source>Repopulated districts</source>
            <translation>Znovuosídlené městské části</translation>
        </message>
        <message>
            <source>Leftover tokens</source>
            <translation>Zbylé žetony</translation>
        </message>
        <message>
            <source>{n:rat}</source>
            <translation>{n:rat}</translation>
        </message>
        <message>
            <source>Space {space}</source>
            <translation>Pole {space}</translation>
        </message>
        <message>
            <source>Rank {n}</source>
            <translation>{n}. místo</translation>
        </message>
        <message>
            <source>{n:district}</source>
            <translation>{n:district}</translation>
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
            <translation>{n:wood} × {value}</translation>
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
            <translation>Souboj na stupnici morové kroniky</translation>
        </message>
        <message>
            <source>Repopulation ranking</source>
            <translation>Pořadí ve znovuosídlení</translation>
        </message>
        <message>
            <source>Bonus for repopulated districts</source>
            <translation>Odměna za znovuosídlené městské části</translation>
        </message>
        <message>
            <source>{track} – {detail}</source>
            <translation>{track} – {detail}</translation>
        </message>
        <message>
            <source>Scroll track {n}</source>
            <translation>{n}. stupnice šlechtického archivu</translation>
        </message>
        <message>
            <source>At the start</source>
            <translation>Na začátku</translation>
        </message>
        <message>
            <source>Points in round {round}</source>
            <translation>Body z kola {round}</translation>
        </message>
        <message>
            <source>{n:token:nom}</source>
            <translation>{n:token:nom}</translation>
        </message>
        <message>
            <source>Tied on the book, so fire tokens decide: {n:fire:nom}</source>
            <translation>Na stupnici je shoda, rozhodují žetony ohně: {n:fire:nom}</translation>
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
            <translation>%1, body: %2</translation>
        </message>
    </context>
    <context>
        <name>ScorePage</name>
        <message>
            <source>How the points add up</source>
            <translation>Z čeho se skládají body</translation>
        </message>
        <message>
            <source>Go through this column</source>
            <translation>Číst tento sloupec</translation>
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
            <translation>Ukázat na stole</translation>
        </message>
        <message>
            <source>%1: %2, your rank</source>
            <translation>%1: %2, tvé místo</translation>
        </message>
    </context>
    <context>
        <name>ScoreTrack</name>
        <message>
            <source>Order on the score track</source>
            <translation>Pořadí na stupnici vítězných bodů</translation>
        </message>
        <message>
            <source>%1. %2, points: %3</source>
            <translation>%1. %2, vítězné body: %3</translation>
        </message>
    </context>
    <context>
        <name>ScoreWalk</name>
        <message>
            <source>Final scoring</source>
            <translation>Závěrečné bodování</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>lines of the final scoring</comment>
            <translation>%1 z %2</translation>
        </message>
        <message>
            <source>To the score sheet</source>
            <translation>Na přehled bodů</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Další</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zpět</translation>
        </message>
        <message>
            <source>All at once</source>
            <translation>Vše najednou</translation>
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
            <translation>zatím %1</translation>
        </message>
    </context>
    <context>
        <name>ScrollLabel</name>
        <message>
            <source>Bars passed</source>
            <extracomment>Label beside the picture of a book: points for the bars on its track that the disc has passed.</extracomment>
            <translation>Překročené čáry</translation>
        </message>
        <message>
            <source>Two overseers</source>
            <extracomment>Label: points for the two overseers that have come furthest.</extracomment>
            <translation>Dva správci</translation>
        </message>
    </context>
    <context>
        <name>SearchField</name>
        <message>
            <source>Search the rules</source>
            <translation>Hledat v pravidlech</translation>
        </message>
        <message>
            <source>Clear the search</source>
            <translation>Smazat hledání</translation>
        </message>
    </context>
    <context>
        <name>SeatCard</name>
        <message>
            <source>Points: %1</source>
            <translation>Vítězné body: %1</translation>
        </message>
    </context>
    <context>
        <name>SeatFigure</name>
        <message>
            <source>Coins</source>
            <translation>Mince</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Dřevo</translation>
        </message>
        <message>
            <source>Fire</source>
            <translation>Oheň</translation>
        </message>
        <message>
            <source>Big fire</source>
            <translation>Velký oheň</translation>
        </message>
        <message>
            <source>Rats</source>
            <translation>Krysy</translation>
        </message>
        <message>
            <source>Craftsmen</source>
            <translation>Řemeslníci</translation>
        </message>
        <message>
            <source>Aristocrats</source>
            <translation>Šlechtici</translation>
        </message>
        <message>
            <source>Nuns</source>
            <translation>Jeptišky</translation>
        </message>
        <message>
            <source>Ships</source>
            <translation>Lodě</translation>
        </message>
        <message>
            <source>Carts</source>
            <translation>Vozy</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Body</translation>
        </message>
        <message>
            <source>Repopulated districts</source>
            <translation>Znovuosídlené městské části</translation>
        </message>
    </context>
    <context>
        <name>SeatNames</name>
        <message>
            <source>Ruby</source>
            <translation>Rubín</translation>
        </message>
        <message>
            <source>Sapphire</source>
            <translation>Safír</translation>
        </message>
        <message>
            <source>Saffron</source>
            <translation>Šafrán</translation>
        </message>
        <message>
            <source>Violet</source>
            <translation>Fialka</translation>
        </message>
        <message>
            <source>Ruby, lozenge</source>
            <translation>Rubín, kosočtverec</translation>
        </message>
        <message>
            <source>Sapphire, crescent</source>
            <translation>Safír, půlměsíc</translation>
        </message>
        <message>
            <source>Saffron, star</source>
            <translation>Šafrán, hvězda</translation>
        </message>
        <message>
            <source>Violet, ring</source>
            <translation>Fialka, prsten</translation>
        </message>
    </context>
    <context>
        <name>SeatOverlay</name>
        <message>
            <source>Sit down</source>
            <translation>Posadit se</translation>
        </message>
        <message>
            <source>Take a seat</source>
            <translation>Posadit se</translation>
        </message>
    </context>
    <context>
        <name>SeatPawns</name>
        <message>
            <source>Lieutenants left to use: %1 of %2</source>
            <translation>Služebníci k použití: %1 z %2</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Name of player %1</source>
            <translation>Jméno hráče %1</translation>
        </message>
        <message>
            <source>Colour and emblem</source>
            <translation>Barva a znamení</translation>
        </message>
        <message>
            <source>Language of player %1</source>
            <translation>Jazyk hráče %1</translation>
        </message>
        <message>
            <source>Household language</source>
            <translation>Společný jazyk</translation>
        </message>
        <message>
            <source>Explanations for player %1</source>
            <translation>Co se vysvětluje hráči %1</translation>
        </message>
        <message>
            <source>Everything</source>
            <extracomment>how much the program explains to a player</extracomment>
            <translation>Vše</translation>
        </message>
        <message>
            <source>Everything is explained</source>
            <translation>Vysvětluje se vše</translation>
        </message>
        <message>
            <source>If asked</source>
            <translation>Na požádání</translation>
        </message>
        <message>
            <source>Explained only if asked</source>
            <translation>Vysvětluje se jen na požádání</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nic</translation>
        </message>
        <message>
            <source>Nothing is explained</source>
            <translation>Nevysvětluje se nic</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>Nastavení</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Jazyk</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Světlo</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Velikost písma</translation>
        </message>
        <message>
            <source>%1%</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>Animation</source>
            <translation>Pohyb</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normální</translation>
        </message>
        <message>
            <source>Short</source>
            <translation>Krátký</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Žádný</translation>
        </message>
        <message>
            <source>Without animation, pieces jump and leave a line showing where they came from.</source>
            <translation>Bez pohybu se součásti přesunou naráz a čára ukáže, odkud.</translation>
        </message>
        <message>
            <source>This program</source>
            <translation>Tento program</translation>
        </message>
        <message>
            <source>About and licences</source>
            <translation>O programu a licencích</translation>
        </message>
        <message>
            <source>Table layout</source>
            <translation>Uspořádání stolu</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Podle místa</translation>
        </message>
        <message>
            <source>Everything in view</source>
            <translation>Vše na očích</translation>
        </message>
        <message>
            <source>One scrolling column</source>
            <translation>Jeden posuvný sloupec</translation>
        </message>
        <message>
            <source>Automatic: one column if the text is larger than 130% or the window is small, otherwise everything in view.</source>
            <translation>Podle místa: jeden sloupec, když je písmo větší než 130 % nebo okno malé, jinak vše na očích.</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Klávesy u stolu</translation>
        </message>
        <message>
            <source>Explanations</source>
            <translation>Co se vysvětluje</translation>
        </message>
        <message>
            <source>Colour</source>
            <translation>Barva</translation>
        </message>
        <message>
            <source>Whichever is free</source>
            <extracomment>of a tincture</extracomment>
            <translation>Kterákoli volná</translation>
        </message>
        <message>
            <source>You get this colour in a new game unless somebody else there has it.</source>
            <translation>V nové hře dostaneš tuto barvu, pokud ji nemá někdo jiný.</translation>
        </message>
        <message>
            <source>Before a turn ends</source>
            <translation>Před koncem tahu</translation>
        </message>
        <message>
            <source>Ask if you can still do something</source>
            <translation>Zeptat se, pokud lze ještě něco udělat</translation>
        </message>
        <message>
            <source>Do not ask</source>
            <translation>Neptat se</translation>
        </message>
        <message>
            <source>Keys without Ctrl or Alt</source>
            <translation>Klávesy bez Ctrl a Alt</translation>
        </message>
        <message>
            <source>Letters, digits and symbols are shortcuts</source>
            <translation>Písmena, číslice a znaky fungují</translation>
        </message>
        <message>
            <source>Only together with Alt</source>
            <translation>Jen společně s Alt</translation>
        </message>
        <message>
            <source>For anyone who uses speech input or tends to press keys by accident. Enter, Esc, the arrow keys and the function keys always work.</source>
            <translation>Pro ty, kdo počítač ovládají hlasem nebo o klávesy omylem zavadí. Enter, Esc, šipky a funkční klávesy fungují vždy.</translation>
        </message>
        <message>
            <source>Tips in games</source>
            <translation>Rady při hře</translation>
        </message>
        <message>
            <source>Show each tip once</source>
            <translation>Ukázat každou radu jednou</translation>
        </message>
        <message>
            <source>No tips</source>
            <translation>Bez rad</translation>
        </message>
        <message>
            <source>A tip states a rule when it first matters, at most one each turn. On the “Learning progress” page you can have all tips shown again.</source>
            <translation>Rada připomene pravidlo, když na něm poprvé záleží, nejvýš jedno za tah. Na stránce „Co už umíme“ si můžeš nechat všechny rady ukázat znovu.</translation>
        </message>
    </context>
    <context>
        <name>HandOverSetting</name>
        <message>
            <source>When the turn passes</source>
            <translation>Při předání tahu</translation>
        </message>
        <message>
            <source>A line above the prompt</source>
            <translation>Řádek nad výzvou</translation>
        </message>
        <message>
            <source>A curtain over the table</source>
            <translation>Opona přes stůl</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nic</translation>
        </message>
        <message>
            <source>It says whose turn it is and what has happened since that player’s last turn, in that player’s language.</source>
            <translation>Oznámí jazykem daného hráče, kdo je na tahu a co se mezitím stalo.</translation>
        </message>
    </context>
    <context>
        <name>PersonRemoval</name>
        <message>
            <source>Remove %1?</source>
            <extracomment>%1 is the name of a person of the household</extracomment>
            <translation>Odebrat osobu %1?</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Ponechat</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Odebrat</translation>
        </message>
        <message>
            <source>This person’s settings and learning progress will be deleted. Saved games stay as they are.</source>
            <translation>Nastavení této osoby i přehled naučeného se smažou. Uložené hry zůstanou beze změny.</translation>
        </message>
    </context>
    <context>
        <name>RulingsSetting</name>
        <message>
            <source>Open rules questions</source>
            <translation>Otevřené otázky pravidel</translation>
        </message>
    </context>
    <context>
        <name>SoundSetting</name>
        <message>
            <source>Sounds</source>
            <translation>Zvuky</translation>
        </message>
        <message>
            <source>No sounds</source>
            <translation>Bez zvuků</translation>
        </message>
        <message>
            <source>Quiet</source>
            <translation>Potichu</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Středně</translation>
        </message>
        <message>
            <source>Loud</source>
            <translation>Nahlas</translation>
        </message>
        <message>
            <source>Sounds cannot be played here: there is no sound server, or Qt Multimedia is missing (package qml6-module-qtmultimedia).</source>
            <translation>Zvuky tu nelze přehrávat: neběží zvukový server, nebo chybí knihovna Qt Multimedia (balíček qml6-module-qtmultimedia).</translation>
        </message>
        <message>
            <source>A piece is placed, a coin clinks, a page turns, a bell ends the round, a knock says no. Sound is never the only sign of anything.</source>
            <translation>Figurka ťukne o desku, mince cinkne, list zašustí, zvonek ukončí kolo a zaklepání znamená, že něco nejde. Nic se nesděluje jen zvukem.</translation>
        </message>
    </context>
    <context>
        <name>Setup</name>
        <message>
            <source>The town</source>
            <translation>Město</translation>
        </message>
        <message>
            <source>{n:district:nom} in random order: the A hexes for this number of players, plus one B hex picked at random. A port fills each corner.</source>
            <translation>Město tvoří {n:district:nom} v náhodném pořadí: ty s písmenem A podle počtu hráčů a jedna předem neznámá s písmenem B. V každém rohu je přístaviště.</translation>
        </message>
        <message>
            <source>What is still to come</source>
            <translation>Co teprve přijde</translation>
        </message>
        <message>
            <source>The hexes that will extend the town wait face down, B before C, and so do the ships, sorted by number. With two players the ships with gems stay in the box.</source>
            <translation>Lícem dolů čekají destičky, o které se město rozroste (nejdřív B, potom C), a lodě podle čísel. Ve hře dvou hráčů zůstávají lodě s drahými kameny v krabici.</translation>
        </message>
        <message>
            <source>The hexes that will extend the town wait face down, B before C, and so do the ships, sorted by number: 1 comes first, 3 last.</source>
            <translation>Lícem dolů čekají destičky, o které se město rozroste (nejdřív B, potom C), a lodě podle čísel: nejdřív 1, nakonec 3.</translation>
        </message>
        <message>
            <source>Plague cubes</source>
            <translation>Kostky moru</translation>
        </message>
        <message>
            <source>This game uses {n:plague-cube:nom}. No other pieces ever run out.</source>
            <translation>V této hře je k dispozici {n:plague-cube:nom}. Ostatní součásti nikdy nedojdou.</translation>
        </message>
        <message>
            <source>Hut upgrades and carts</source>
            <translation>Vylepšení domků a vozy</translation>
        </message>
        <message>
            <source>Three stacks of hut upgrades and one stack of carts. You can buy the face-up tiles.</source>
            <translation>Tři hromádky vylepšení domků a jedna hromádka vozů. Co leží odkryté, lze koupit.</translation>
        </message>
        <message>
            <source>Three stacks of hut upgrades and two of carts. You can buy the face-up tiles.</source>
            <translation>Tři hromádky vylepšení domků a dvě hromádky vozů. Co leží odkryté, lze koupit.</translation>
        </message>
        <message>
            <source>Workshops</source>
            <translation>Dílny</translation>
        </message>
        <message>
            <source>One stack of era I workshops for each class of citizen. The era II workshops wait for round V.</source>
            <translation>Pro každý typ měšťanů leží jedna hromádka dílen éry I. Dílny éry II čekají na kolo V.</translation>
        </message>
        <message>
            <source>Your estate</source>
            <translation>Tvé panství</translation>
        </message>
        <message>
            <source>Side b of the player board: each board is different, and they were dealt at random.</source>
            <translation>Hráčské desky stranou „b“ nahoru: každá je jiná, přidělila je náhoda.</translation>
        </message>
        <message>
            <source>Side a of the player board, the same for everybody: huts, workshops and three sectors for citizens.</source>
            <translation>Hráčská deska stranou „a“ nahoru, pro všechny stejná: domky, dílny a tři části panství pro měšťany.</translation>
        </message>
        <message>
            <source>Overseers and scroll board</source>
            <translation>Správci a archiv</translation>
        </message>
        <message>
            <source>Three overseers stand near the centre, one for each class. The scroll board was dealt at random, side b up; its cubes start at the bottom.</source>
            <translation>U středu panství stojí tři správci, pro každý typ jeden. Deska šlechtického archivu leží stranou „b“ nahoru, přidělila ji náhoda; kostičky začínají dole.</translation>
        </message>
        <message>
            <source>Three overseers stand near the centre, one for each class. The cubes on the scroll board start at the bottom of their tracks.</source>
            <translation>U středu panství stojí tři správci, pro každý typ jeden. Kostičky šlechtického archivu začínají dole na svých stupnicích.</translation>
        </message>
        <message>
            <source>Lieutenants</source>
            <translation>Služebníci</translation>
        </message>
        <message>
            <source>At home: {n:lieutenant:nom}, each worth one turn a round. You can earn two more.</source>
            <translation>Na panství: {n:lieutenant:nom}, každý na jeden tah v kole. Další dva lze získat.</translation>
        </message>
        <message>
            <source>Six rounds</source>
            <translation>Šest kol</translation>
        </message>
        <message>
            <source>The round marker stands on round I. The priority tile changes which book decides the turn order.</source>
            <translation>Kostička počítadla kol leží na poli kola I. Destička priority mění, která stupnice určuje pořadí hráčů.</translation>
        </message>
        <message>
            <source>The round marker stands on round I. Each row shows what its round brings.</source>
            <translation>Kostička počítadla kol leží na poli kola I. Každý řádek říká, co jeho kolo přinese.</translation>
        </message>
        <message>
            <source>Your opponent</source>
            <translation>Tvůj protivník</translation>
        </message>
        <message>
            <source>Tiles tell the opponent where to go and what to take. You compete with it only on the popularity book.</source>
            <translation>Protivníka řídí pravidla: destičky určují, kam jde a co bere. Soutěžíte spolu jen na stupnici morové kroniky.</translation>
        </message>
        <message>
            <source>Turn order</source>
            <translation>Pořadí hráčů</translation>
        </message>
        <message>
            <source>In round I: {names}. On each book the discs lie in one stack, with the last player’s on top; later players start with a little more.</source>
            <translation>V kole I: {names}. Na každé stupnici leží disky na sobě, navrchu disk posledního hráče; kdo hraje později, má na začátku o něco víc.</translation>
        </message>
        <message>
            <source>The first ship</source>
            <translation>První loď</translation>
        </message>
        <message>
            <source>A docking tile has named the port. The ship brings goods and a plague cube.</source>
            <translation>Přístaviště určila destička kotviště. Loď přiváží zboží a s ním kostku moru.</translation>
        </message>
        <message>
            <source>Plague and citizens</source>
            <translation>Mor a měšťané</translation>
        </message>
        <message>
            <source>The wheel turns one step. Every district showing the same rat as the wheel’s window gets a plague cube, and a citizen of each class goes to every district of the colour the wheel gives it. Everything is ready.</source>
            <translation>Ukazatel nákazy se pootočí o krok: na každou městskou část s krysou z okénka přijde kostka moru, na městské části v barvě daného typu po jednom měšťanovi. Vše je připraveno.</translation>
        </message>
    </context>
    <context>
        <name>SetupOverlay</name>
        <message>
            <source>Back</source>
            <translation>Zpět</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Přeskočit</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Hrát</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Dál</translation>
        </message>
        <message>
            <source>Setup: %1</source>
            <translation>Příprava hry: %1</translation>
        </message>
        <message>
            <source>Setup</source>
            <translation>Příprava hry</translation>
        </message>
    </context>
    <context>
        <name>ShipRow</name>
        <message>
            <source>Ship with silk</source>
            <translation>Loď s hedvábím</translation>
        </message>
        <message>
            <source>Ship with gems</source>
            <translation>Loď s drahými kameny</translation>
        </message>
        <message>
            <source>Ship with spices</source>
            <translation>Loď s kořením</translation>
        </message>
        <message>
            <source>No ship yet</source>
            <translation>Zatím žádná loď</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message>
            <source>not possible now</source>
            <translation>teď není možné</translation>
        </message>
        <message>
            <source>can be chosen</source>
            <translation>lze zvolit</translation>
        </message>
        <message>
            <source>lieutenant of {who} standing</source>
            <translation>stojící služebník: {who}</translation>
        </message>
        <message>
            <source>lieutenant of {who} lying</source>
            <translation>ležící služebník: {who}</translation>
        </message>
        <message>
            <source>white</source>
            <translation>bílá</translation>
        </message>
        <message>
            <source>orange</source>
            <translation>oranžová</translation>
        </message>
        <message>
            <source>turquoise</source>
            <translation>tyrkysová</translation>
        </message>
        <message>
            <source>red</source>
            <translation>červená</translation>
        </message>
        <message>
            <source>rat facing left</source>
            <translation>krysa hledící vlevo</translation>
        </message>
        <message>
            <source>rat facing right</source>
            <translation>krysa hledící vpravo</translation>
        </message>
        <message>
            <source>standing rat</source>
            <translation>stojící krysa</translation>
        </message>
        <message>
            <source>{n:plague-cube}</source>
            <translation>{n:plague-cube}</translation>
        </message>
        <message>
            <source>repopulated by {who}</source>
            <translation>znovu osídleno: {who}</translation>
        </message>
        <message>
            <source>to repopulate: {price}, {citizens}, worth {n:point:acc}</source>
            <translation>ke znovuosídlení: {price}, {citizens}, hodnota {n:point:nom}</translation>
        </message>
        <message>
            <source>and a lieutenant</source>
            <translation>a služebník</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>prázdné</translation>
        </message>
        <message>
            <source>{Place:nom}</source>
            <translation>{Place:nom}</translation>
        </message>
        <message>
            <source>no hex here yet</source>
            <translation>zatím bez destičky</translation>
        </message>
        <message>
            <source>ship with {goods:acc}: {coins:coin}, {points:point}</source>
            <translation>loď, která veze {goods:acc}: {coins:coin}, {points:point}</translation>
        </message>
        <message>
            <source>no ship</source>
            <translation>žádná loď</translation>
        </message>
        <message>
            <source>Square {n} of the sector ({citizen:nom})</source>
            <translation>Čtvercové pole {n} ({citizen:nom})</translation>
        </message>
        <message>
            <source>once per game</source>
            <translation>jednou za hru</translation>
        </message>
        <message>
            <source>Start of the path ({citizen:nom})</source>
            <translation>Začátek obchůzky ({citizen:nom})</translation>
        </message>
        <message>
            <source>First space ({citizen:nom}): one of the two citizens next to it</source>
            <translation>První pole ({citizen:nom}): jeden ze dvou sousedních měšťanů</translation>
        </message>
        <message>
            <source>Space {n} on the rim ({citizen:nom}): one citizen in the region</source>
            <translation>Pole {n} na okraji ({citizen:nom}): jeden měšťan z oblasti</translation>
        </message>
        <message>
            <source>Space {n} on the border ({citizen:nom}, {other:nom}): one citizen in each region</source>
            <translation>Pole {n} na hranici ({citizen:nom}, {other:nom}): po jednom měšťanovi z každé oblasti</translation>
        </message>
        <message>
            <source>Centre: up to three citizens</source>
            <translation>Střed: až tři měšťané</translation>
        </message>
        <message>
            <source>{Overseer:nom}, {n} of 6 spaces</source>
            <translation>{Overseer:nom}, {n} z 6 polí</translation>
        </message>
        <message>
            <source>upgraded</source>
            <translation>povýšený</translation>
        </message>
        <message>
            <source>Hut {n}</source>
            <translation>Domek {n}</translation>
        </message>
        <message>
            <source>field {field}</source>
            <translation>pole {field}</translation>
        </message>
        <message>
            <source>produces: {effect}</source>
            <translation>produkuje: {effect}</translation>
        </message>
        <message>
            <source>Workshop {n} ({citizen:nom})</source>
            <translation>Dílna {n} ({citizen:nom})</translation>
        </message>
        <message>
            <source>reward already given</source>
            <translation>odměna už vydána</translation>
        </message>
        <message>
            <source>gives: {effect}</source>
            <translation>dává: {effect}</translation>
        </message>
        <message>
            <source>for an upgraded citizen</source>
            <translation>pro patricije</translation>
        </message>
        <message>
            <source>each worth {points}</source>
            <translation>hodnota za kus: {points}</translation>
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
            <translation>je na tahu</translation>
        </message>
        <message>
            <source>{Book:nom}, space {space}</source>
            <translation>{Book:nom}, pole {space}</translation>
        </message>
        <message>
            <source>{n:point} at the end</source>
            <translation>{n:point} na konci</translation>
        </message>
        <message>
            <source>disc of {who}</source>
            <translation>disk: {who}</translation>
        </message>
        <message>
            <source>no tile left</source>
            <translation>žádná destička nezbývá</translation>
        </message>
        <message>
            <source>price: {price}</source>
            <translation>cena: {price}</translation>
        </message>
        <message>
            <source>Hut upgrade</source>
            <translation>Vylepšení domku</translation>
        </message>
        <message>
            <source>Cart</source>
            <translation>Vůz</translation>
        </message>
        <message>
            <source>Workshop ({citizen:nom})</source>
            <translation>Dílna ({citizen:nom})</translation>
        </message>
        <message>
            <source>opponent: {who}</source>
            <translation>protivník: {who}</translation>
        </message>
        <message>
            <source>{n:lieutenant} left to use</source>
            <translation>k použití: {n:lieutenant}</translation>
        </message>
        <message>
            <source>tiles in the stack: {n}</source>
            <translation>destičky v hromádce: {n}</translation>
        </message>
        <message>
            <source>{who}: space {space}</source>
            <translation>{who}: pole {space}</translation>
        </message>
        <message>
            <source>{who}: {n:point}</source>
            <translation>{who}: {n:point}</translation>
        </message>
        <message>
            <source>for an upgraded citizen also: {effect}</source>
            <translation>pro patricije navíc: {effect}</translation>
        </message>
        <message>
            <source>wheel turns that place plague cubes: {n}</source>
            <translation>otočení ukazatele s kostkami moru: {n}</translation>
        </message>
        <message>
            <source>removing a plague cube costs {n:fire:acc}</source>
            <translation>jedna kostka moru stojí {n:fire:acc}</translation>
        </message>
        <message>
            <source>burning a plague cube scores {n:point:acc}</source>
            <translation>jedna odstraněná kostka moru přinese {n:point:acc}</translation>
        </message>
        <message>
            <source>a value on this tile was chosen for this program and is not the printed one: compare it with the tile in your box</source>
            <translation>některá hodnota na této destičce byla zvolena pro tento program a není tištěná: porovnej ji s destičkou ve své krabici</translation>
        </message>
        <message>
            <source>the values on this tile come from your box</source>
            <translation>hodnoty na této destičce jsou z tvé krabice</translation>
        </message>
    </context>
    <context>
        <name>Spot</name>
        <message>
            <source>Mark %1 of the lesson</source>
            <translation>Značka %1 lekce</translation>
        </message>
    </context>
    <context>
        <name>StageList</name>
        <message>
            <source>Parts of the table</source>
            <translation>Části stolu</translation>
        </message>
    </context>
    <context>
        <name>Start</name>
        <message>
            <source>Unknown language. Expected pl, cs, ru, de or en.</source>
            <translation>Neznámý jazyk. Očekává se pl, cs, ru, de nebo en.</translation>
        </message>
        <message>
            <source>--size: expected at least 800x500.</source>
            <translation>--size: je třeba alespoň 800x500.</translation>
        </message>
        <message>
            <source>The user interface could not be loaded. Part of the program is missing or damaged; please reinstall it.</source>
            <translation>Obrazovky programu se nepodařilo načíst. Část programu chybí nebo je poškozená; nainstaluj jej prosím znovu.</translation>
        </message>
        <message>
            <source>Show these options</source>
            <translation>Zobrazit tyto volby</translation>
        </message>
        <message>
            <source>Window size</source>
            <translation>Velikost okna</translation>
        </message>
        <message>
            <source>There is no display for the window. Please start the program in a desktop session.</source>
            <translation>Není k dispozici obrazovka, na které by šlo zobrazit okno. Spusť prosím program v grafickém prostředí.</translation>
        </message>
        <message>
            <source>No fonts are installed, so no text could be shown. Please install the packages fonts-paratype and fonts-vollkorn.</source>
            <translation>Nejsou nainstalována žádná písma, takže by nešlo nic přečíst. Nainstaluj prosím balíčky fonts-paratype a fonts-vollkorn.</translation>
        </message>
        <message>
            <source>A tutor for board games set in the Middle Ages</source>
            <translation>Učitel deskových her o středověku</translation>
        </message>
        <message>
            <source>Language for this session: pl, cs, ru, de or en</source>
            <translation>Jazyk tohoto spuštění: pl, cs, ru, de nebo en</translation>
        </message>
        <message>
            <source>Saved games to open</source>
            <translation>Uložené hry, které se mají otevřít</translation>
        </message>
    </context>
    <context>
        <name>StepCard</name>
        <message>
            <source>Lesson: %1</source>
            <translation>Lekce: %1</translation>
        </message>
        <message>
            <source>Watch: the hand makes the move and takes it back. Then it’s your turn.</source>
            <translation>Sleduj: ruka provede tah a vezme jej zpět. Pak jsi na řadě ty.</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Dál</translation>
        </message>
    </context>
    <context>
        <name>StepProgress</name>
        <message>
            <source>Step %1 of %2</source>
            <translation>Krok %1 z %2</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>From now on: {question} – {answer}.</source>
            <translation>Od této chvíle: {question} – {answer}.</translation>
        </message>
        <message>
            <source>This move was not made.</source>
            <translation>Tento tah se neprovedl.</translation>
        </message>
        <message>
            <source>You are only viewing this game. You can resume it from your saved games.</source>
            <translation>Hra je otevřená jen k prohlížení. Pokračovat v ní lze z uložených her.</translation>
        </message>
        <message>
            <source>There is nothing to redo.</source>
            <translation>Není co provést znovu.</translation>
        </message>
        <message>
            <source>You can redo only what you have just undone.</source>
            <translation>Znovu lze provést jen to, co bylo právě vzato zpět.</translation>
        </message>
        <message>
            <source>This is an earlier position: you can only view it.</source>
            <translation>To už je minulost: lze se jen dívat.</translation>
        </message>
        <message>
            <source>The device with the game did not accept it.</source>
            <translation>Zařízení, na kterém hra běží, tento tah nepřijalo.</translation>
        </message>
        <message>
            <source>Nobody at this screen has to decide now.</source>
            <translation>U této obrazovky teď nikdo nerozhoduje.</translation>
        </message>
        <message>
            <source>Nothing can be done at the moment.</source>
            <translation>Teď nelze nic udělat.</translation>
        </message>
        <message>
            <source>The connection to the device with the game is broken. The game goes on as soon as the connection is back.</source>
            <translation>Spojení se zařízením, na kterém hra běží, je přerušené. Hra bude pokračovat, jakmile se spojení obnoví.</translation>
        </message>
        <message>
            <source>{who} is deciding on another device.</source>
            <translation>{who} rozhoduje na jiném zařízení.</translation>
        </message>
        <message>
            <source>The game goes on as soon as {who} confirms it on another device.</source>
            <translation>Hra bude pokračovat, jakmile to {who} potvrdí na jiném zařízení.</translation>
        </message>
        <message>
            <source>You can undo only a move of your own that was the last one and revealed nothing.</source>
            <translation>Vzít zpět můžeš jen vlastní tah, který byl poslední a nic neodhalil.</translation>
        </message>
        <message>
            <source>The last move was made on another device; only there can it be undone.</source>
            <translation>Poslední tah byl proveden na jiném zařízení a jen tam jej lze vzít zpět.</translation>
        </message>
        <message>
            <source>Nothing can be tried out here.</source>
            <translation>Tady nelze nic vyzkoušet.</translation>
        </message>
        <message>
            <source>Nothing has been tried out yet.</source>
            <translation>Zatím se nic nezkoušelo.</translation>
        </message>
        <message>
            <source>While something is tried out, the history shows only what has been done in the trial.</source>
            <translation>Při zkoušení nanečisto ukazuje historie jen to, co se v něm odehrálo.</translation>
        </message>
        <message>
            <source>The game stands on another device, and this one does not know what is hidden in it.</source>
            <translation>Hra běží na jiném zařízení a toto zařízení neví, co je v ní skryté.</translation>
        </message>
        <message>
            <source>The game has moved on since then. Return to it, or try something out from here.</source>
            <translation>Hra už je dál. Vrať se k ní, nebo odtud něco zkus.</translation>
        </message>
        <message>
            <source>The table shows an earlier position; only the current one can be changed.</source>
            <translation>Stůl ukazuje minulost; měnit lze jen přítomnost.</translation>
        </message>
        <message>
            <source>This applies now, but it is not saved with the game.</source>
            <translation>Teď to platí, ale s hrou se to neuloží.</translation>
        </message>
        <message>
            <source>No moves have been made yet.</source>
            <translation>Zatím není odehrán žádný tah.</translation>
        </message>
        <message>
            <source>Hidden information has been revealed, so this move stands.</source>
            <translation>Odkrylo se něco, co bylo skryté: tento tah už platí.</translation>
        </message>
        <message>
            <source>There is nothing to undo.</source>
            <translation>Není co vzít zpět.</translation>
        </message>
        <message>
            <source>Assumed: {text}</source>
            <translation>Předpoklad: {text}</translation>
        </message>
        <message>
            <source>{who} has to decide, but nobody has taken that seat yet.</source>
            <translation>Rozhodnout má {who}, ale to místo ještě nikdo neobsadil.</translation>
        </message>
        <message>
            <source>{who} has to decide, but that player’s device is not connected.</source>
            <translation>Rozhodnout má {who}, ale zařízení tohoto hráče není připojeno.</translation>
        </message>
        <message>
            <source>The game goes on as soon as somebody takes the free seat: {who}.</source>
            <translation>Hra bude pokračovat, jakmile někdo obsadí volné místo: {who}.</translation>
        </message>
        <message>
            <source>The game goes on as soon as {who} is connected again.</source>
            <translation>Hra bude pokračovat, jakmile se {who} znovu připojí.</translation>
        </message>
        <message>
            <source>The game goes on by itself; nobody has to decide anything now.</source>
            <translation>Hra pokračuje sama; nikdo teď nemusí o ničem rozhodovat.</translation>
        </message>
    </context>
    <context>
        <name>TableRules</name>
        <message numerus="yes">
            <source>Applies in %n place(s) now</source>
            <translation>
                <numerusform>Teď platí na %n místě</numerusform>
                <numerusform>Teď platí na %n místech</numerusform>
                <numerusform>Teď platí na %n místech</numerusform>
            </translation>
        </message>
        <message>
            <source>Does not apply anywhere on the table now</source>
            <translation>Teď na stole nikde neplatí</translation>
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
            <translation>Ukončit tah</translation>
        </message>
    </context>
    <context>
        <name>TableSpeech</name>
        <message>
            <source>The log is closed.</source>
            <translation>Průběh hry je zavřený.</translation>
        </message>
        <message>
            <source>The log is open; nothing has happened yet.</source>
            <translation>Průběh hry je otevřený; zatím se nic nestalo.</translation>
        </message>
        <message>
            <source>The log is open. Newest line: %1</source>
            <translation>Průběh hry je otevřený. Nejnovější řádek: %1</translation>
        </message>
    </context>
    <context>
        <name>TaskBox</name>
        <message>
            <source>Press Enter to go to the table.</source>
            <translation>Stiskem klávesy Enter přejdeš ke stolu.</translation>
        </message>
    </context>
    <context>
        <name>TermIndex</name>
        <message>
            <source>Terms</source>
            <translation>Pojmy</translation>
        </message>
    </context>
    <context>
        <name>TermNames</name>
        <message>
            <source>Terms in this rule</source>
            <translation>Pojmy v tomto pravidle</translation>
        </message>
    </context>
    <context>
        <name>ThingCards</name>
        <message>
            <source>Right-click anything on the table to open its rule, or press ? for the focused item.</source>
            <translation>Druhé tlačítko myši otevře pravidlo ke každé věci na stole; klávesa ? udělá totéž pro označený prvek.</translation>
        </message>
        <message>
            <source>There is nothing to do here now. %1</source>
            <translation>Teď tu není co dělat. %1</translation>
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
            <translation>Jen nanečisto: nic z toho neplatí.</translation>
        </message>
        <message>
            <source>The game has moved on since then.</source>
            <translation>Hra už je dál.</translation>
        </message>
        <message>
            <source>Trial: nothing here counts. Hidden tiles are drawn afresh.</source>
            <translation>Jen nanečisto: nic z toho neplatí. Co je skryté, losuje se znovu.</translation>
        </message>
        <message>
            <source>Round %1 · %2, turn %3</source>
            <comment>A name, and which of that person's turns in the round</comment>
            <translation>Kolo %1 · %2, tah %3</translation>
        </message>
        <message>
            <source>Round %1 · end of the round</source>
            <translation>Kolo %1 · konec kola</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Kolo %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <comment>What, and how many more or fewer: rats +2</comment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Result of the trial</source>
            <translation>Co přinesla zkouška</translation>
        </message>
        <message>
            <source>To the end of the trial</source>
            <translation>Na konec zkoušky</translation>
        </message>
        <message>
            <source>Back to the present</source>
            <translation>Do přítomnosti</translation>
        </message>
        <message>
            <source>Back to the game</source>
            <translation>Zpět do hry</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zavřít</translation>
        </message>
        <message>
            <source>View only: the game stays as it is.</source>
            <translation>Jen k prohlížení: hra zůstává, jak je.</translation>
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
            <translation>Historie hry</translation>
        </message>
        <message>
            <source>The current position</source>
            <translation>Hra v této chvíli</translation>
        </message>
    </context>
        <context>
        <name>TipBubble</name>
        <message>
            <source>Tip</source>
            <translation>Rada</translation>
        </message>
        <message>
            <source>Tip: %1</source>
            <translation>Rada: %1</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zavřít</translation>
        </message>
    </context>
        <context>
        <name>TogetherPage</name>
        <message>
            <source>Learn together</source>
            <translation>Učení u společného stolu</translation>
        </message>
        <message>
            <source>A first round at one screen: each of you makes your own moves and reads your own language. What each of you learns is kept for each.</source>
            <translation>První kolo u jedné obrazovky: každý dělá vlastní tahy a čte ve svém jazyce. Co se kdo naučí, uchovává se každému zvlášť.</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Hráči</translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n hráč</numerusform>
                <numerusform>%n hráči</numerusform>
                <numerusform>%n hráčů</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About %n minute(s)</source>
            <translation>
                <numerusform>Asi %n minuta</numerusform>
                <numerusform>Asi %n minuty</numerusform>
                <numerusform>Asi %n minut</numerusform>
            </translation>
        </message>
        <message>
            <source>You are on step %1 of %2</source>
            <translation>Jste na kroku %1 z %2</translation>
        </message>
        <message>
            <source>Somebody has to sit somewhere.</source>
            <translation>Aspoň na jednom místě musí někdo sedět.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Pokračovat</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Začít</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Od začátku</translation>
        </message>
        <message>
            <source>Whoever sits here now goes on where the table stopped.</source>
            <translation>Kdo tu sedí teď, pokračuje tam, kde lekce naposledy skončila.</translation>
        </message>
    </context>
        <context>
        <name>TogetherSeat</name>
        <message>
            <source>Nobody sits here yet</source>
            <translation>Tady zatím nikdo nesedí</translation>
        </message>
        <message>
            <source>The program makes these moves. Whoever comes later can take the seat during the lesson.</source>
            <translation>Tahy z tohoto místa dělá program. Kdo přijde později, může si sem během lekce sednout.</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Leave the table</source>
            <translation>Odejít od stolu</translation>
        </message>
        <message>
            <source>Close the log</source>
            <translation>Zavřít průběh hry</translation>
        </message>
        <message>
            <source>Open the log</source>
            <translation>Otevřít průběh hry</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Rada</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Pravidla</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Nastavení</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zpět</translation>
        </message>
        <message>
            <source>Daylight</source>
            <translation>Denní světlo</translation>
        </message>
        <message>
            <source>Candlelight</source>
            <translation>Světlo svíčky</translation>
        </message>
        <message>
            <source>Language: %1</source>
            <translation>Jazyk: %1</translation>
        </message>
        <message>
            <source>Close the game history</source>
            <translation>Zavřít historii hry</translation>
        </message>
        <message>
            <source>Game history</source>
            <translation>Historie hry</translation>
        </message>
        <message>
            <source>Rule for this step</source>
            <translation>Pravidlo pro tento krok</translation>
        </message>
        <message>
            <source>Invite devices</source>
            <translation>Pozvat zařízení</translation>
        </message>
    </context>
    <context>
        <name>TownSupply</name>
        <message>
            <source>Plague cubes in the supply</source>
            <translation>Kostky moru v zásobě</translation>
        </message>
        <message>
            <source>New hexes in the stack</source>
            <translation>Nové destičky v hromádce</translation>
        </message>
        <message>
            <source>Ships still to come</source>
            <translation>Lodě, které teprve připlují</translation>
        </message>
    </context>
    <context>
        <name>TurnSteps</name>
        <message>
            <source>Step %1 of %2: %3</source>
            <translation>Krok %1 ze %2: %3</translation>
        </message>
    </context>
    <context>
        <name>UndoTools</name>
        <message>
            <source>Undo</source>
            <translation>Vzít zpět</translation>
        </message>
        <message>
            <source>Undo is not possible. %1</source>
            <translation>Vzít zpět nelze. %1</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Provést znovu</translation>
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
            <translation>Co máš na mysli?</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Zrušit</translation>
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
            <translation>Vzato zpět. %1</translation>
        </message>
    </context>
    <context>
        <name>WheelPanel</name>
        <message>
            <source>Population wheel</source>
            <translation>Ukazatel nákazy</translation>
        </message>
        <message>
            <source>Wheel</source>
            <translation>Ukazatel</translation>
        </message>
        <message>
            <source>Plague comes to districts with the rat facing left</source>
            <translation>Mor přichází do městských částí s krysou hledící vlevo</translation>
        </message>
        <message>
            <source>Plague comes to districts with the rat facing right</source>
            <translation>Mor přichází do městských částí s krysou hledící vpravo</translation>
        </message>
        <message>
            <source>Plague comes to districts with the standing rat</source>
            <translation>Mor přichází do městských částí se stojící krysou</translation>
        </message>
        <message>
            <source>white fields</source>
            <translation>bílá pole</translation>
        </message>
        <message>
            <source>orange fields</source>
            <translation>oranžová pole</translation>
        </message>
        <message>
            <source>turquoise fields</source>
            <translation>tyrkysová pole</translation>
        </message>
        <message>
            <source>red fields</source>
            <translation>červená pole</translation>
        </message>
        <message>
            <source>Nuns: %1</source>
            <translation>Jeptišky: %1</translation>
        </message>
        <message>
            <source>Craftsmen: %1</source>
            <translation>Řemeslníci: %1</translation>
        </message>
        <message>
            <source>Aristocrats: %1</source>
            <translation>Šlechtici: %1</translation>
        </message>
    </context>
    <context>
        <name>WhoseSettings</name>
        <message>
            <source>Enter a name.</source>
            <translation>Zadej jméno.</translation>
        </message>
        <message>
            <source>This name is already in use.</source>
            <translation>Toto jméno už někdo má.</translation>
        </message>
        <message>
            <source>This name cannot be saved now.</source>
            <translation>Toto jméno teď nelze uložit.</translation>
        </message>
        <message>
            <source>Whose settings</source>
            <translation>Čí nastavení</translation>
        </message>
        <message>
            <source>The household</source>
            <translation>Společné</translation>
        </message>
        <message>
            <source>These settings apply to everybody who has not made other choices. Anyone who enters a name at a table is remembered from then on.</source>
            <translation>Tato nastavení platí pro každého, kdo nemá vlastní volbu. Kdo u stolu zadá jméno, toho program od té chvíle zná.</translation>
        </message>
        <message>
            <source>Anything not set here follows the household’s settings.</source>
            <translation>Co tu není zvoleno, řídí se společným nastavením.</translation>
        </message>
        <message>
            <source>Name of this person</source>
            <translation>Jméno této osoby</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Přejmenovat</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Odebrat</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <translation>Odebrat osobu %1</translation>
        </message>
        <message>
            <source>Name of the new person</source>
            <translation>Jméno nové osoby</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Jméno</translation>
        </message>
        <message>
            <source>Add</source>
            <translation>Přidat</translation>
        </message>
        <message>
            <source>Add a person</source>
            <translation>Přidat osobu</translation>
        </message>
        <message>
            <source>This screen belongs to</source>
            <translation>Čí je tato obrazovka</translation>
        </message>
        <message>
            <source>everybody</source>
            <extracomment>This screen is ...</extracomment>
            <translation>společná</translation>
        </message>
        <message>
            <source>Theme, text size and layout follow the person playing alone, or otherwise the person this screen belongs to. When several people share a table, nothing moves as the turn passes: only the language, the explanations and the question before a turn ends follow the current player, and the animation is the calmest that anyone there has chosen.</source>
            <translation>Světlo, písmo a uspořádání se řídí osobou, která hraje sama, jinak tou, které patří obrazovka. Když u stolu hraje víc lidí, při předání tahu se nic nepřestavuje: jen jazyk, vysvětlování a dotaz před koncem tahu se řídí tím, kdo je právě na řadě, a z pohybů zvolených u stolu platí ten nejklidnější.</translation>
        </message>
    </context>
    <context>
        <name>magister::FileChooser</name>
        <message>
            <source>Save as PDF</source>
            <translation>Uložit jako PDF</translation>
        </message>
        <message>
            <source>PDF files (*.pdf)</source>
            <translation>Soubory PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Export the game to</source>
            <translation>Kopírovat hru do</translation>
        </message>
        <message>
            <source>Saved games (*.game)</source>
            <translation>Uložené hry (*.game)</translation>
        </message>
        <message>
            <source>Import a saved game</source>
            <translation>Načíst uloženou hru</translation>
        </message>
        <message>
            <source>Saved games (*.game);;All files (*)</source>
            <translation>Uložené hry (*.game);;Všechny soubory (*)</translation>
        </message>
        <message>
            <source>Export learning progress to</source>
            <translation>Kopírovat přehled naučeného do</translation>
        </message>
        <message>
            <source>JSON files (*.json)</source>
            <translation>Soubory JSON (*.json)</translation>
        </message>
        <message>
            <source>Choose a file of certificates</source>
            <translation>Výběr souboru s certifikáty</translation>
        </message>
        <message>
            <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
            <translation>Certifikáty (*.pem *.crt *.cer);;Všechny soubory (*)</translation>
        </message>
    </context>
    <context>
        <name>BagSpot</name>
        <message>
            <source>Bag, followers: %1. Look inside</source>
            <translation>Váček, následovníci: %1. Podívat se dovnitř</translation>
        </message>
    </context>
    <context>
        <name>BagView</name>
        <message>
            <source>The bag is empty.</source>
            <translation>Váček je prázdný.</translation>
        </message>
        <message>
            <source>The bag</source>
            <translation>Váček</translation>
        </message>
        <message numerus="yes">
            <source>%n follower(s) in the bag. Only its owner may look inside.</source>
            <translation>
                <numerusform>Ve váčku je %n následovník. Dovnitř smí nahlédnout jen majitel.</numerusform>
                <numerusform>Ve váčku jsou %n následovníci. Dovnitř smí nahlédnout jen majitel.</numerusform>
                <numerusform>Ve váčku je %n následovníků. Dovnitř smí nahlédnout jen majitel.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n follower(s) in the bag.</source>
            <translation>
                <numerusform>Ve váčku je %n následovník.</numerusform>
                <numerusform>Ve váčku jsou %n následovníci.</numerusform>
                <numerusform>Ve váčku je %n následovníků.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Up to %n will be drawn.</source>
            <translation>
                <numerusform>Vylosuje se nejvýše %n.</numerusform>
                <numerusform>Vylosuje se nejvýše %n.</numerusform>
                <numerusform>Vylosuje se nejvýše %n.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ColumnDeeds</name>
        <message>
            <source>Beneficial deeds</source>
            <translation>Dobročinná díla</translation>
        </message>
    </context>
    <context>
        <name>ColumnMap</name>
        <message>
            <source>Map</source>
            <translation>Mapa</translation>
        </message>
        <message>
            <source>Open the map</source>
            <translation>Otevřít mapu</translation>
        </message>
        <message>
            <source>Rows listed</source>
            <translation>Zobrazené řádky</translation>
        </message>
        <message>
            <source>Towns</source>
            <translation>Města</translation>
        </message>
        <message>
            <source>Possible now</source>
            <translation>Teď možné</translation>
        </message>
        <message>
            <source>Goods</source>
            <translation>Zboží</translation>
        </message>
        <message>
            <source>Travel here</source>
            <translation>Cestovat sem</translation>
        </message>
        <message>
            <source>Travel this way</source>
            <translation>Cestovat tudy</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Vzít</translation>
        </message>
    </context>
    <context>
        <name>ColumnPlace</name>
        <message>
            <source>ready</source>
            <translation>hotovo</translation>
        </message>
        <message>
            <source>Fill</source>
            <translation>Obsadit</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>Použít</translation>
        </message>
        <message>
            <source>in use</source>
            <translation>používá se</translation>
        </message>
    </context>
    <context>
        <name>ColumnPlayers</name>
        <message>
            <source>Players</source>
            <translation>Hráči</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>hotovo</translation>
        </message>
        <message>
            <source>Points: %1</source>
            <translation>Vítězné body: %1</translation>
        </message>
    </context>
    <context>
        <name>ColumnRound</name>
        <message>
            <source>Round %1 of %2</source>
            <translation>Kolo %1 z %2</translation>
        </message>
        <message>
            <source>Round and goods</source>
            <translation>Kolo a zboží</translation>
        </message>
        <message>
            <source>Not known yet</source>
            <translation>Ještě není známa</translation>
        </message>
        <message>
            <source>The event of this round is not known yet.</source>
            <translation>Událost tohoto kola ještě není známa.</translation>
        </message>
        <message>
            <source>%1 of %2 still to come</source>
            <translation>Zbývá: %1 z %2</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Vzít</translation>
        </message>
        <message numerus="yes">
            <source>%n left on the market</source>
            <translation>
                <numerusform>zbývá na trhu: %n</numerusform>
                <numerusform>zbývá na trhu: %n</numerusform>
                <numerusform>zbývá na trhu: %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ColumnTiles</name>
        <message>
            <source>Place tiles of stack %1: %2 left</source>
            <translation>Karty míst z hromádky %1, zbývá: %2</translation>
        </message>
        <message>
            <source>Place tiles</source>
            <translation>Karty míst</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Vzít</translation>
        </message>
    </context>
    <context>
        <name>ColumnTown</name>
        <message>
            <source>Your town</source>
            <translation>Tvé město</translation>
        </message>
        <message>
            <source>%1’s town</source>
            <translation>Město: %1</translation>
        </message>
        <message>
            <source>Back to the current player’s town</source>
            <translation>Zpět do města hráče, který je na tahu</translation>
        </message>
        <message>
            <source>Bag</source>
            <translation>Váček</translation>
        </message>
        <message numerus="yes">
            <source>%n follower(s) in the bag.</source>
            <translation>
                <numerusform>Ve váčku je %n následovník.</numerusform>
                <numerusform>Ve váčku jsou %n následovníci.</numerusform>
                <numerusform>Ve váčku je %n následovníků.</numerusform>
            </translation>
        </message>
        <message>
            <source>Followers to draw each round: %1</source>
            <translation>Následovníků losovaných za kolo: %1</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>Vrátit</translation>
        </message>
        <message>
            <source>Pick up</source>
            <translation>Zvednout</translation>
        </message>
        <message>
            <source>picked up</source>
            <translation>zvednutý</translation>
        </message>
        <message>
            <source>Technology tiles beside the board: %1</source>
            <translation>Žetony technologie vedle desky: %1</translation>
        </message>
    </context>
    <context>
        <name>ColumnTracks</name>
        <message>
            <source>Tracks</source>
            <translation>Stupnice</translation>
        </message>
        <message>
            <source>Development track</source>
            <translation>Stupnice rozvoje</translation>
        </message>
    </context>
    <context>
        <name>DeedsBoard</name>
        <message>
            <source>Beneficial deeds</source>
            <translation>Dobročinná díla</translation>
        </message>
        <message>
            <source>shared board</source>
            <translation>společná deska</translation>
        </message>
        <message>
            <source>All deeds</source>
            <translation>Všechna dobročinná díla</translation>
        </message>
    </context>
    <context>
        <name>EventCard</name>
        <message>
            <source>Event of the round</source>
            <translation>Událost kola</translation>
        </message>
        <message>
            <source>Event of the round: %1</source>
            <translation>Událost kola: %1</translation>
        </message>
        <message>
            <source>The event of this round is not known yet.</source>
            <translation>Událost tohoto kola ještě není známa.</translation>
        </message>
        <message>
            <source>Not known yet</source>
            <translation>Ještě není známa</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Pravidlo</translation>
        </message>
    </context>
    <context>
        <name>EventChip</name>
        <message>
            <source>Event of the round</source>
            <translation>Událost kola</translation>
        </message>
        <message>
            <source>Event of the round: %1</source>
            <translation>Událost kola: %1</translation>
        </message>
        <message>
            <source>The event of this round is not known yet.</source>
            <translation>Událost tohoto kola ještě není známa.</translation>
        </message>
        <message>
            <source>Not known yet</source>
            <translation>Ještě není známa</translation>
        </message>
    </context>
    <context>
        <name>GoodsMarket</name>
        <message>
            <source>Goods market</source>
            <translation>Trh zboží</translation>
        </message>
        <message>
            <source>supply</source>
            <translation>zásoba</translation>
        </message>
    </context>
    <context>
        <name>HourglassPanel</name>
        <message>
            <source>Round %1 of %2</source>
            <translation>Kolo %1 z %2</translation>
        </message>
    </context>
    <context>
        <name>MapLegend</name>
        <message>
            <source>waterway</source>
            <translation>vodní cesta</translation>
        </message>
        <message>
            <source>road</source>
            <translation>cesta</translation>
        </message>
    </context>
    <context>
        <name>MapView</name>
        <message>
            <source>Map</source>
            <translation>Mapa</translation>
        </message>
        <message>
            <source>Whole map</source>
            <translation>Celá mapa</translation>
        </message>
    </context>
    <context>
        <name>MarketRow</name>
        <message>
            <source>Followers to draw each round: %1</source>
            <translation>Následovníků losovaných za kolo: %1</translation>
        </message>
        <message>
            <source>Technology tiles beside the board: %1</source>
            <translation>Žetony technologie vedle desky: %1</translation>
        </message>
    </context>
    <context>
        <name>NeighbourCard</name>
        <message>
            <source>Points: %1</source>
            <translation>Vítězné body: %1</translation>
        </message>
    </context>
    <context>
        <name>NeighbourList</name>
        <message>
            <source>Other players</source>
            <translation>Soupeři</translation>
        </message>
    </context>
    <context>
        <name>OrleansColumn</name>
        <message>
            <source>Close the map</source>
            <translation>Zavřít mapu</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Mince</translation>
        </message>
        <message>
            <source>Trading stations left</source>
            <translation>Zbývající obchodní stanice</translation>
        </message>
        <message>
            <source>Citizens</source>
            <translation>Měšťané</translation>
        </message>
        <message>
            <source>Development level</source>
            <translation>Úroveň rozvoje</translation>
        </message>
        <message>
            <source>Followers in the bag</source>
            <translation>Následovníci ve váčku</translation>
        </message>
    </context>
    <context>
        <name>PhaseSteps</name>
        <message>
            <source>Phase %1 of %2: %3</source>
            <translation>Fáze %1 z %2: %3</translation>
        </message>
        <message>
            <source>Phase</source>
            <translation>Fáze</translation>
        </message>
    </context>
    <context>
        <name>PlanningState</name>
        <message>
            <source>%1: ready</source>
            <translation>%1: hotovo</translation>
        </message>
        <message>
            <source>%1: still planning</source>
            <translation>%1: ještě plánuje</translation>
        </message>
        <message>
            <source>%1: ready. Change the plan</source>
            <translation>%1: hotovo. Změnit plán</translation>
        </message>
    </context>
    <context>
        <name>SeatWealth</name>
        <message>
            <source>Coins</source>
            <translation>Mince</translation>
        </message>
        <message>
            <source>Trading stations left</source>
            <translation>Zbývající obchodní stanice</translation>
        </message>
        <message>
            <source>Citizens</source>
            <translation>Měšťané</translation>
        </message>
        <message>
            <source>Followers in the bag</source>
            <translation>Následovníci ve váčku</translation>
        </message>
    </context>
    <context>
        <name>SidePane</name>
        <message>
            <source>Town</source>
            <translation>Město</translation>
        </message>
        <message>
            <source>Deeds</source>
            <translation>Díla</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Kolo</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Karty</translation>
        </message>
    </context>
    <context>
        <name>SupplyLine</name>
        <message>
            <source>Technology tiles left</source>
            <translation>Zbývající žetony technologie</translation>
        </message>
        <message>
            <source>Citizens left</source>
            <translation>Zbývající žetony měšťanů</translation>
        </message>
        <message>
            <source>Place tiles of stack %1: %2 left. Open both stacks</source>
            <translation>Karty míst z hromádky %1, zbývá: %2. Otevřít obě hromádky</translation>
        </message>
    </context>
    <context>
        <name>TileStacks</name>
        <message>
            <source>Place tiles</source>
            <translation>Karty míst</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zavřít</translation>
        </message>
        <message>
            <source>Stack</source>
            <translation>Hromádka</translation>
        </message>
        <message>
            <source>Both stacks</source>
            <translation>Obě hromádky</translation>
        </message>
    </context>
    <context>
        <name>TownBoard</name>
        <message>
            <source>Your town</source>
            <translation>Tvé město</translation>
        </message>
        <message>
            <source>%1’s town</source>
            <translation>Město: %1</translation>
        </message>
        <message>
            <source>Whole town board</source>
            <translation>Celé město</translation>
        </message>
    </context>
    <context>
        <name>TownHead</name>
        <message>
            <source>Back to the current player’s town</source>
            <translation>Zpět do města hráče, který je na tahu</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Mince</translation>
        </message>
        <message>
            <source>Trading stations left</source>
            <translation>Zbývající obchodní stanice</translation>
        </message>
        <message>
            <source>Citizens</source>
            <translation>Měšťané</translation>
        </message>
        <message>
            <source>Development level: %1</source>
            <translation>Úroveň rozvoje: %1</translation>
        </message>
        <message>
            <source>Start player</source>
            <translation>Začínající hráč</translation>
        </message>
    </context>
    <context>
        <name>TracksBoard</name>
        <message>
            <source>Tracks</source>
            <translation>Stupnice</translation>
        </message>
        <message>
            <source>Development track</source>
            <translation>Stupnice rozvoje</translation>
        </message>
    </context>
    <context>
        <name>BoxPage</name>
        <message>
            <source>What is in the box</source>
            <translation>Obsah krabice</translation>
        </message>
        <message>
            <source>Tick off what you have found. The ticks are kept until you clear them.</source>
            <translation>Zaškrtni, co už máš na stole. Zaškrtnutí zůstanou, dokud je nevymažeš.</translation>
        </message>
        <message>
            <source>Everything is there.</source>
            <translation>Nic nechybí.</translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n kinds found</source>
            <translation>
                <numerusform>Nalezeno %1 z %n druhu součástí</numerusform>
                <numerusform>Nalezeno %1 z %n druhů součástí</numerusform>
                <numerusform>Nalezeno %1 z %n druhů součástí</numerusform>
            </translation>
        </message>
        <message>
            <source>Clear all ticks</source>
            <translation>Vymazat zaškrtnutí</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>of the kinds of a group</extracomment>
            <translation>%1 z %2</translation>
        </message>
    </context>
    <context>
        <name>BoxPartRow</name>
        <message numerus="yes">
            <source>%n of each colour</source>
            <translation>
                <numerusform>od každé barvy %n</numerusform>
                <numerusform>od každé barvy %n</numerusform>
                <numerusform>od každé barvy %n</numerusform>
            </translation>
        </message>
        <message>
            <source>number not printed in the rulebook</source>
            <translation>počet, který v pravidlech není</translation>
        </message>
        <message>
            <source>number chosen by us: compare it with your box</source>
            <translation>náš počet: porovnej ho se svou krabicí</translation>
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
            <translation>Co už umíme</translation>
        </message>
        <message>
            <source>§ %1 %2</source>
            <extracomment>number of a rule, name of it or of its game</extracomment>
            <translation>§ %1 %2</translation>
        </message>
        <message>
            <source>Who</source>
            <translation>Kdo</translation>
        </message>
        <message>
            <source>No name</source>
            <translation>Bez jména</translation>
        </message>
        <message>
            <source>Nothing here yet. This page lists what you practise in lessons and which moves are refused in games.</source>
            <translation>Zatím tu nic není. Odteď se sem zapisuje, co uděláš v lekcích a co ti pravidla ve hrách nedovolí.</translation>
        </message>
        <message>
            <source>Lessons</source>
            <translation>Lekce</translation>
        </message>
        <message>
            <source>started</source>
            <translation>rozpracovaná</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>dokončená</translation>
        </message>
        <message>
            <source>finished on %1</source>
            <extracomment>%1 is a date</extracomment>
            <translation>dokončená %1</translation>
        </message>
        <message numerus="yes">
            <source>%n time(s)</source>
            <translation>
                <numerusform>%nkrát</numerusform>
                <numerusform>%nkrát</numerusform>
                <numerusform>%nkrát</numerusform>
            </translation>
        </message>
        <message>
            <source>Recently refused in games</source>
            <translation>Co pravidla ve hrách naposledy nedovolila</translation>
        </message>
        <message>
            <source>%1, %2, last on %3</source>
            <extracomment>how often, the game, the date of the last time</extracomment>
            <translation>%1, %2, naposledy %3</translation>
        </message>
        <message>
            <source>Clear this list</source>
            <translation>Vymazat tento seznam</translation>
        </message>
        <message>
            <source>Clear this list?</source>
            <translation>Vymazat tento seznam?</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Ponechat</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Vymazat</translation>
        </message>
        <message>
            <source>Saved: %1</source>
            <translation>Uloženo: %1</translation>
        </message>
        <message>
            <source>A lesson counts for the person this screen belongs to, a move in a game for the player making it.</source>
            <translation>Lekce se připíše osobě, které patří tato obrazovka, tah ve hře tomu, kdo je právě na řadě.</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Pravidla</translation>
        </message>
        <message>
            <source>Mastered: %1 of %2. Due for review: %3.</source>
            <extracomment>how many rules</extracomment>
            <translation>Zvládnuto: %1 z %2. K zopakování: %3.</translation>
        </message>
        <message>
            <source>due for review</source>
            <translation>k zopakování</translation>
        </message>
        <message>
            <source>next review on %1</source>
            <extracomment>of a rule; %1 is a date</extracomment>
            <translation>příští opakování: %1</translation>
        </message>
        <message>
            <source>not practised yet</source>
            <translation>zatím neprocvičené</translation>
        </message>
        <message>
            <source>Export to a file</source>
            <translation>Kopírovat do souboru</translation>
        </message>
        <message>
            <source>This list will be deleted, and with it when each rule is due for review. Unfinished lessons and saved games stay as they are.</source>
            <translation>Vše, co je tu vypsané, se smaže i s termíny opakování. Tvé místo v lekci i uložené hry zůstanou, jak jsou.</translation>
        </message>
        <message>
            <source>Tips in games</source>
            <translation>Rady při hře</translation>
        </message>
        <message numerus="yes">
            <source>%n tip(s) shown so far</source>
            <extracomment>how many tips</extracomment>
            <translation>
                <numerusform>Dosud ukázána %n rada</numerusform>
                <numerusform>Dosud ukázány %n rady</numerusform>
                <numerusform>Dosud ukázáno %n rad</numerusform>
            </translation>
        </message>
        <message>
            <source>Show all tips again</source>
            <translation>Ukázat všechny rady znovu</translation>
        </message>
        <message>
            <source>In your next games every tip appears once more.</source>
            <translation>V dalších hrách se každá rada ukáže ještě jednou.</translation>
        </message>
        <message numerus="yes">
            <source>Refresher: %n rule(s) due for review</source>
            <translation>
                <numerusform>Opakování: %n pravidlo</numerusform>
                <numerusform>Opakování: %n pravidla</numerusform>
                <numerusform>Opakování: %n pravidel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>From your games: %n rule(s) to practise</source>
            <translation>
                <numerusform>Z tvých her: %n pravidlo k procvičení</numerusform>
                <numerusform>Z tvých her: %n pravidla k procvičení</numerusform>
                <numerusform>Z tvých her: %n pravidel k procvičení</numerusform>
            </translation>
        </message>
        <message>
            <source>Ten questions</source>
            <translation>Deset otázek</translation>
        </message>
    </context>
    <context>
        <name>Pip</name>
        <message>
            <source>not learnt yet</source>
            <translation>zatím neznámé</translation>
        </message>
        <message>
            <source>partly learnt</source>
            <translation>zčásti zvládnuté</translation>
        </message>
        <message>
            <source>mastered</source>
            <extracomment>of a rule</extracomment>
            <translation>zvládnuté</translation>
        </message>
    </context>
    <context>
        <name>JoinedStrip</name>
        <message>
            <source>Table on another device</source>
            <translation>Stůl na jiném zařízení</translation>
        </message>
        <message>
            <source>All tables (%1)</source>
            <translation>Všechny stoly (%1)</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Pokračovat</translation>
        </message>
    </context>
    <context>
        <name>OrderMark</name>
        <message>
            <source>Place in the turn order: %1</source>
            <translation>Místo v pořadí hráčů: %1</translation>
        </message>
    </context>
</TS>
