<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en_GB">
    <context>
        <name>PageRule</name>
        <message>
            <source>Compare the editions</source>
            <translation>Porównaj wydania</translation>
        </message>
    </context>
        <context>
        <name>AboutPage</name>
        <message>
            <source>About and licences</source>
            <translation>O programie i licencje</translation>
        </message>
        <message>
            <source>Magister Ludi, version %1</source>
            <translation>Magister Ludi, wersja %1</translation>
        </message>
        <message>
            <source>A teaching aid for people who own the games. It explains the rules in its own words and replaces neither the game nor its rulebook.</source>
            <translation>Pomoc w nauce dla tych, którzy mają te gry. Objaśnia zasady własnymi słowami i nie zastępuje ani gry, ani instrukcji.</translation>
        </message>
        <message>
            <source>The games</source>
            <translation>Gry</translation>
        </message>
        <message>
            <source>All pictures are our own. Where we could not find out the value of a component, we chose one and marked it; compare it with your copy.</source>
            <translation>Wszystkie obrazki są nasze. Tam, gdzie nie udało się ustalić wartości elementu, podajemy własną i oznaczamy ją; porównaj ją ze swoim egzemplarzem.</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licencje</translation>
        </message>
        <message>
            <source>The program is free software under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
            <translation>Program jest wolnym oprogramowaniem na licencji GNU General Public License w wersji 3 lub nowszej. Nie jest objęty żadną gwarancją.</translation>
        </message>
        <message>
            <source>Fonts: Vollkorn by Friedrich Althausen (SIL Open Font License 1.1); PT Sans and PT Serif by ParaType (ParaType Free Font Licence). They are loaded from your system; if they are missing, DejaVu is used instead.</source>
            <translation>Kroje pisma: Vollkorn, autor Friedrich Althausen (SIL Open Font License 1.1); PT Sans i PT Serif, ParaType (ParaType Free Font Licence). Pochodzą z twojego systemu; gdy ich brakuje, zastępuje je DejaVu.</translation>
        </message>
        <message>
            <source>Built with Qt, which is used under the GNU Lesser General Public License, version 3.</source>
            <translation>Program korzysta z biblioteki Qt na licencji GNU Lesser General Public License w wersji 3.</translation>
        </message>
        <message>
            <source>Magister Ludi is not affiliated with or endorsed by the designers or publishers of any game. The names of the games are used only to say which game is taught.</source>
            <translation>Magister Ludi nie jest powiązany z autorami ani wydawcami żadnej gry i nie ma ich poparcia. Nazwy gier służą tylko do wskazania, której gry program uczy.</translation>
        </message>
        <message>
            <source>The drawings and sounds are licensed under Creative Commons Attribution-ShareAlike 4.0.</source>
            <translation>Rysunki i dźwięki są udostępniane na licencji Creative Commons Uznanie autorstwa-Na tych samych warunkach 4.0.</translation>
        </message>
    </context>
    <context>
        <name>Advice</name>
        <message>
            <source>No district repopulated.</source>
            <translation>Brak zaludnionych Dzielnic.</translation>
        </message>
        <message>
            <source>Book actions that lapsed without being used: {n}.</source>
            <translation>Akcje z torów Kronik, które przepadły: {n}.</translation>
        </message>
        <message>
            <source>Citizens lost for lack of room: {n}.</source>
            <translation>Mieszkańcy utraceni z braku miejsca: {n}.</translation>
        </message>
        <message>
            <source>{n:rat:nom} at the end of the game: {points} points.</source>
            <translation>{n:rat:nom} na koniec gry, punkty: {points}.</translation>
        </message>
        <message>
            <source>Scroll track never advanced: {track}. Its last step would have been worth {n:point:acc} more.</source>
            <translation>Na torze planszy Zwojów nie było ruchu: {track}. Ostatni krok tego toru dałby o {n:point:acc} więcej.</translation>
        </message>
        <message>
            <source>No district repopulated; another player scored {n:point:acc} for districts.</source>
            <translation>Brak zaludnionych Dzielnic; inny gracz ma za nie {n:point:acc}.</translation>
        </message>
    </context>
    <context>
        <name>AskedGames</name>
        <message>
            <source>Ten questions about:</source>
            <translation>Dziesięć pytań o grę:</translation>
        </message>
    </context>
    <context>
        <name>BesideCard</name>
        <message>
            <source>The same step for %1</source>
            <translation>Ten sam krok, czyta: %1</translation>
        </message>
    </context>
    <context>
        <name>BetweenHomes</name>
        <message>
            <source>Between homes</source>
            <translation>Między domami</translation>
        </message>
        <message>
            <source>Guests who live elsewhere come in through an MQTT broker with TLS. Moves wait there for whoever is away; they are encrypted, so that nobody else can read them.</source>
            <translation>Kto mieszka gdzie indziej, dołącza przez brokera MQTT z TLS. Ruchy czekają tam na tych, których akurat nie ma; są zaszyfrowane, więc nikt inny ich nie odczyta.</translation>
        </message>
        <message>
            <source>Address of the broker</source>
            <translation>Adres brokera</translation>
        </message>
        <message>
            <source>For example: broker.example.org</source>
            <translation>Na przykład: broker.example.org</translation>
        </message>
        <message>
            <source>This is no address of a broker. Type its name, with a colon and the port if it is not 8883.</source>
            <translation>To nie jest adres brokera. Wpisz jego nazwę, a jeśli port jest inny niż 8883, także dwukropek i port.</translation>
        </message>
        <message>
            <source>Invitation: %1</source>
            <translation>Zaproszenie: %1</translation>
        </message>
        <message>
            <source>Open to other homes</source>
            <translation>Otwórz dla innych domów</translation>
        </message>
        <message>
            <source>Copy the invitation</source>
            <translation>Skopiuj zaproszenie</translation>
        </message>
        <message>
            <source>Disconnect from the broker</source>
            <translation>Rozłącz się z brokerem</translation>
        </message>
        <message>
            <source>The invitation has been copied.</source>
            <translation>Zaproszenie skopiowano.</translation>
        </message>
        <message>
            <source>Guests need a user and password at the same broker; send them another way than the invitation.</source>
            <translation>Do tego samego brokera potrzebne są też nazwa użytkownika i hasło; przekaż je inną drogą niż zaproszenie.</translation>
        </message>
    </context>
    <context>
        <name>BookLabel</name>
        <message>
            <source>Popularity</source>
            <translation>Zasługi</translation>
        </message>
        <message>
            <source>City</source>
            <translation>Miasto</translation>
        </message>
        <message>
            <source>Church</source>
            <translation>Kościół</translation>
        </message>
    </context>
    <context>
        <name>BookTracks</name>
        <message>
            <source>Books</source>
            <translation>Tory Kronik</translation>
        </message>
    </context>
    <context>
        <name>BoxRow</name>
        <message>
            <source>Game</source>
            <translation>Gra</translation>
        </message>
    </context>
    <context>
        <name>BrokerLogin</name>
        <message>
            <source>User at the broker</source>
            <translation>Nazwa użytkownika u brokera</translation>
        </message>
        <message>
            <source>Password at the broker</source>
            <translation>Hasło u brokera</translation>
        </message>
        <message>
            <source>If empty: the same as last time</source>
            <translation>Puste pole: jak ostatnio</translation>
        </message>
        <message>
            <source>The certificates of this system vouch for the broker.</source>
            <translation>Za brokera ręczą certyfikaty tego systemu.</translation>
        </message>
        <message>
            <source>These certificates vouch for the broker: %1</source>
            <comment>path of a file</comment>
            <translation>Za brokera ręczą certyfikaty z pliku: %1</translation>
        </message>
        <message>
            <source>Choose a file of certificates…</source>
            <translation>Wybierz plik z certyfikatami…</translation>
        </message>
        <message>
            <source>Use those of the system</source>
            <translation>Użyj certyfikatów systemu</translation>
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
            <translation>Zakończ turę</translation>
        </message>
        <message>
            <source>End the fight</source>
            <translation>Zakończ walkę</translation>
        </message>
        <message>
            <source>Take a rat</source>
            <translation>Weź Szczura</translation>
        </message>
        <message>
            <source>Use hex action</source>
            <translation>Wykorzystaj heks</translation>
        </message>
        <message>
            <source>Repopulate</source>
            <translation>Zaludnij</translation>
        </message>
        <message>
            <source>Recall a lieutenant</source>
            <translation>Wycofaj Namiestnika</translation>
        </message>
        <message>
            <source>Pay</source>
            <translation>Zapłać</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Dalej</translation>
        </message>
        <message>
            <source>Refresh hut upgrades</source>
            <translation>Wymień ulepszenia Chat</translation>
        </message>
        <message>
            <source>Refresh workshops</source>
            <translation>Wymień Warsztaty</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Odeślij</translation>
        </message>
        <message>
            <source>Stay in the hut</source>
            <translation>Zostaw w Chacie</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Zrezygnuj</translation>
        </message>
    </context>
    <context>
        <name>CardFooter</name>
        <message>
            <source>Back</source>
            <translation>Wstecz</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Wskazówka</translation>
        </message>
        <message>
            <source>%1 of 3 used</source>
            <translation>Użyto %1 z 3</translation>
        </message>
        <message>
            <source>Show me</source>
            <translation>Pokaż</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Pomiń</translation>
        </message>
    </context>
    <context>
        <name>CardFrame</name>
        <message>
            <source>Move the card</source>
            <translation>Przesuń kartę</translation>
        </message>
        <message>
            <source>The arrow keys move the card, and Home puts it back.</source>
            <translation>Strzałki przesuwają kartę, Home przywraca ją na miejsce.</translation>
        </message>
    </context>
    <context>
        <name>CartRow</name>
        <message>
            <source>Cart, used this round</source>
            <translation>Wóz, w tej rundzie użyty</translation>
        </message>
        <message>
            <source>Cart, ready</source>
            <translation>Wóz, gotowy</translation>
        </message>
        <message>
            <source>No cart yet</source>
            <translation>Nie ma jeszcze Wozu</translation>
        </message>
    </context>
    <context>
        <name>City</name>
        <message>
            <source>Town</source>
            <translation>Miasto</translation>
        </message>
        <message>
            <source>Whole town</source>
            <translation>Całe miasto</translation>
        </message>
    </context>
    <context>
        <name>Command</name>
        <message>
            <source>free</source>
            <translation>za darmo</translation>
        </message>
        <message>
            <source>{n:coin} (you have {owned})</source>
            <translation>{n:coin}, masz {owned}</translation>
        </message>
        <message>
            <source>{To:acc}: send the lieutenant lying in town ({from:nom})</source>
            <translation>Wyślij do {to:gen} leżącego Namiestnika z {from:gen}</translation>
        </message>
        <message>
            <source>{To:acc}: send a lieutenant from your estate</source>
            <translation>Wyślij do {to:gen} Namiestnika z posiadłości</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} on the square ({effect})</source>
            <translation>Połóż {citizen:acc} na kwadracie ({effect})</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} in hut {n}</source>
            <translation>Połóż {citizen:acc} w Chacie {n}</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} in workshop {n}</source>
            <translation>Połóż {citizen:acc} w Warsztacie {n}</translation>
        </message>
        <message>
            <source>Discard the {citizen:acc}</source>
            <translation>Odłóż {citizen:acc} do zasobów</translation>
        </message>
        <message>
            <source>Upgrade the {citizen:nom} in hut {n}</source>
            <translation>Ulepsz {citizen:acc} w Chacie {n}</translation>
        </message>
        <message>
            <source>Upgrade the {citizen:nom} in workshop {n}</source>
            <translation>Ulepsz {citizen:acc} w Warsztacie {n}</translation>
        </message>
        <message>
            <source>Move the {citizen:nom} on the square ({effect}) back to town</source>
            <translation>Odeślij do miasta {citizen:acc} z kwadratu ({effect})</translation>
        </message>
        <message>
            <source>Move the {citizen:nom} in hut {n} back to town</source>
            <translation>Odeślij do miasta {citizen:acc} z Chaty {n}</translation>
        </message>
        <message>
            <source>Move the {citizen:nom} in workshop {n} back to town</source>
            <translation>Odeślij do miasta {citizen:acc} z Warsztatu {n}</translation>
        </message>
        <message>
            <source>Activate the {citizen:nom} on the square ({effect})</source>
            <translation>Aktywuj {citizen:acc} na kwadracie ({effect})</translation>
        </message>
        <message>
            <source>Upgrade the {citizen:nom} on the square ({effect})</source>
            <translation>Ulepsz {citizen:acc} na kwadracie ({effect})</translation>
        </message>
        <message>
            <source>{Dock:nom}: the ship with {goods:acc}</source>
            <translation>Wyślij Namiestnika na Statek z {goods:ins} ({dock:nom})</translation>
        </message>
        <message>
            <source>Recall the lieutenant lying in town ({place:nom})</source>
            <translation>Wycofaj leżącego Namiestnika z {place:gen}</translation>
        </message>
        <message>
            <source>Recall a lieutenant in your estate</source>
            <translation>Wycofaj Namiestnika, który jest w posiadłości</translation>
        </message>
        <message>
            <source>Burn one cube here and one on a neighbouring hex ({place:nom})</source>
            <translation>Usuń jedną kostkę tutaj i jedną na sąsiednim heksie ({place:nom})</translation>
        </message>
        <message>
            <source>Burn two cubes here</source>
            <translation>Usuń dwie kostki tutaj</translation>
        </message>
        <message>
            <source>Burn one cube here</source>
            <translation>Usuń jedną kostkę tutaj</translation>
        </message>
        <message>
            <source>End the fight</source>
            <translation>Zakończ walkę</translation>
        </message>
        <message>
            <source>Burn the ship’s cube</source>
            <translation>Usuń kostkę ze Statku</translation>
        </message>
        <message>
            <source>Take a rat</source>
            <translation>Weź Szczura</translation>
        </message>
        <message>
            <source>Use the action: {effect}</source>
            <translation>Wykonaj akcję: {effect}</translation>
        </message>
        <message>
            <source>Repopulate the district</source>
            <translation>Zaludnij Dzielnicę</translation>
        </message>
        <message>
            <source>Buy a step to space {space} of the {book:gen}</source>
            <translation>Kup krok na {book:loc} na pole {space}</translation>
        </message>
        <message>
            <source>Use the action on space {space} of the {book:gen}: {effect}</source>
            <translation>Wykonaj akcję z pola {space} na {book:loc}: {effect}</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>Zakończ turę</translation>
        </message>
        <message>
            <source>Move the {citizen:acc} from the square ({effect}) into workshop {n}</source>
            <translation>Przenieś {citizen:acc} z kwadratu ({effect}) do Warsztatu {n}</translation>
        </message>
        <message>
            <source>Pay for the action</source>
            <translation>Zapłać za akcję</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Zrezygnuj</translation>
        </message>
        <message>
            <source>Advance to space {space} of the {book:gen}</source>
            <translation>Przesuń znacznik na {book:loc} na pole {space}</translation>
        </message>
        <message>
            <source>Advance one step on the scroll board ({track})</source>
            <translation>Przesuń kostkę o 1 pole w górę ({track})</translation>
        </message>
        <message>
            <source>Upgrade the {overseer:acc}</source>
            <translation>Ulepsz {overseer:acc}</translation>
        </message>
        <message>
            <source>{Place:nom}: {effect}</source>
            <translation>{Place:nom}: {effect}</translation>
        </message>
        <message>
            <source>Take a hut upgrade with this reward: {effect}</source>
            <translation>Weź ulepszenie Chaty, które daje: {effect}</translation>
        </message>
        <message>
            <source>Take a workshop ({citizen:nom}) with this reward: {effect}</source>
            <translation>Weź Warsztat {citizen:gen}, który daje: {effect}</translation>
        </message>
        <message>
            <source>Take a cart worth {n:point}</source>
            <translation>Weź Wóz ({n:point})</translation>
        </message>
        <message>
            <source>Refresh the hut upgrades on offer</source>
            <translation>Wymień odkryte ulepszenia Chat</translation>
        </message>
        <message>
            <source>Refresh the workshops on offer</source>
            <translation>Wymień odkryte Warsztaty</translation>
        </message>
        <message>
            <source>Place the upgrade on hut {n}</source>
            <translation>Połóż ulepszenie na Chacie {n}</translation>
        </message>
        <message>
            <source>Give up the lieutenant lying in town ({place:nom})</source>
            <translation>Oddaj leżącego Namiestnika z {place:gen}</translation>
        </message>
        <message>
            <source>Give up a lieutenant in your estate</source>
            <translation>Oddaj Namiestnika z posiadłości</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Dalej</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} and skip a space</source>
            <translation>Przesuń {overseer:acc}, przeskakując jedno pole</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} one space</source>
            <translation>Przesuń {overseer:acc} o 1 pole</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the left branch</source>
            <translation>Przesuń {overseer:acc} na lewą odnogę</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the left branch and skip a space</source>
            <translation>Przesuń {overseer:acc} na lewą odnogę, przeskakując jedno pole</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the upper branch</source>
            <translation>Przesuń {overseer:acc} na górną odnogę</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the upper branch and skip a space</source>
            <translation>Przesuń {overseer:acc} na górną odnogę, przeskakując jedno pole</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the right branch</source>
            <translation>Przesuń {overseer:acc} na prawą odnogę</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the right branch and skip a space</source>
            <translation>Przesuń {overseer:acc} na prawą odnogę, przeskakując jedno pole</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the lower branch</source>
            <translation>Przesuń {overseer:acc} na dolną odnogę</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the lower branch and skip a space</source>
            <translation>Przesuń {overseer:acc} na dolną odnogę, przeskakując jedno pole</translation>
        </message>
        <message>
            <source>{text} – {cost}</source>
            <translation>{text} – {cost}</translation>
        </message>
        <message>
            <source>Burn two cubes here and one on a neighbouring hex ({place:nom})</source>
            <translation>Usuń dwie kostki tutaj i jedną na sąsiednim heksie ({place:nom})</translation>
        </message>
        <message>
            <source>Burn one cube here for a fire token and a big fire token</source>
            <translation>Usuń jedną kostkę tutaj za żeton Ognia i żeton Pożaru</translation>
        </message>
        <message>
            <source>Move the {citizen:acc} from the square ({from}) to the square ({to})</source>
            <translation>Przenieś {citizen:acc} z kwadratu ({from}) na kwadrat ({to})</translation>
        </message>
        <message>
            <source>Set the turn order by this book: {book:nom}</source>
            <translation>Ustal kolejność rozgrywania tur według tego toru: {book:nom}</translation>
        </message>
        <message>
            <source>Leave the {citizen:acc} in hut {n}</source>
            <translation>Zostaw {citizen:acc} w Chacie {n}</translation>
        </message>
        <message>
            <source>Move the {citizen:acc} from hut {hut} to the square ({effect})</source>
            <translation>Przenieś {citizen:acc} z Chaty {hut} na kwadrat ({effect})</translation>
        </message>
        <message>
            <source>Move the {citizen:acc} from hut {hut} into workshop {n}</source>
            <translation>Przenieś {citizen:acc} z Chaty {hut} do Warsztatu {n}</translation>
        </message>
        <message>
            <source>Discard the {citizen:acc} from hut {hut}</source>
            <translation>Odłóż {citizen:acc} z Chaty {hut} do zasobów</translation>
        </message>
        <message>
            <source>{Citizen:nom} to the square ({effect})</source>
            <translation>{Citizen:nom} na kwadrat ({effect})</translation>
        </message>
        <message>
            <source>{Citizen:nom}: workshop {n}</source>
            <translation>{Citizen:nom} do Warsztatu {n}</translation>
        </message>
        <message>
            <source>{Book:nom}: advance to space {space}</source>
            <translation>{Book:nom}: ruch na pole {space}</translation>
        </message>
        <message>
            <source>Upgrade: {overseer:nom}</source>
            <translation>Ulepsz {overseer:acc}</translation>
        </message>
        <message>
            <source>Hut upgrade: {effect}</source>
            <translation>Ulepszenie Chaty: {effect}</translation>
        </message>
        <message>
            <source>Workshop ({citizen:nom}): {effect}</source>
            <translation>Warsztat {citizen:gen}: {effect}</translation>
        </message>
        <message>
            <source>Cart: {n:point}</source>
            <translation>Wóz: {n:point}</translation>
        </message>
        <message>
            <source>{Overseer:nom}: skip a space</source>
            <translation>{Overseer:nom}: przeskok przez pole</translation>
        </message>
        <message>
            <source>{Overseer:nom}: advance one space</source>
            <translation>{Overseer:nom}: o 1 pole dalej</translation>
        </message>
        <message>
            <source>{Citizen:nom}: stay in hut {n}</source>
            <translation>{Citizen:nom} zostaje w Chacie {n}</translation>
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
            <translation>Kontynuuj</translation>
        </message>
        <message>
            <source>%1: unfinished lesson</source>
            <translation>%1: niedokończona lekcja</translation>
        </message>
    </context>
    <context>
        <name>DeviceSeat</name>
        <message>
            <source>Free this seat</source>
            <translation>Zwolnij to miejsce</translation>
        </message>
        <message>
            <source>Play on another device</source>
            <translation>Graj na innym urządzeniu</translation>
        </message>
        <message>
            <source>Play on this screen</source>
            <translation>Graj na tym ekranie</translation>
        </message>
    </context>
    <context>
        <name>DeviceWords</name>
        <message>
            <source>On this screen</source>
            <translation>Na tym ekranie</translation>
        </message>
        <message>
            <source>On another device</source>
            <translation>Na innym urządzeniu</translation>
        </message>
        <message>
            <source>Device disconnected</source>
            <translation>Urządzenie bez połączenia</translation>
        </message>
        <message>
            <source>Free for others</source>
            <translation>Wolne dla innych</translation>
        </message>
        <message>
            <source>On this device</source>
            <translation>Na tym urządzeniu</translation>
        </message>
        <message>
            <source>Taken</source>
            <translation>Zajęte</translation>
        </message>
        <message>
            <source>Taken; device disconnected</source>
            <translation>Zajęte; urządzenie bez połączenia</translation>
        </message>
        <message>
            <source>Free</source>
            <translation>Wolne</translation>
        </message>
        <message>
            <source>Connected: %1</source>
            <comment>name of a player</comment>
            <translation>Połączenie: %1</translation>
        </message>
        <message>
            <source>Disconnected: %1</source>
            <comment>name of a player</comment>
            <translation>Brak połączenia: %1</translation>
        </message>
        <message>
            <source>Seat free: %1</source>
            <comment>name of a player</comment>
            <translation>Wolne miejsce: %1</translation>
        </message>
        <message>
            <source>On this screen: %1</source>
            <comment>name of a player</comment>
            <translation>Na tym ekranie: %1</translation>
        </message>
        <message>
            <source>The part of the program that connects devices is missing. Install Magister Ludi again, completely.</source>
            <translation>Brakuje części programu, która łączy urządzenia. Zainstaluj Magister Ludi jeszcze raz, w całości.</translation>
        </message>
        <message>
            <source>This device is in no network. Connect it to the network of the others: then a new code appears here.</source>
            <translation>To urządzenie nie jest w żadnej sieci. Połącz je z siecią pozostałych: wtedy pojawi się tu nowy kod.</translation>
        </message>
        <message>
            <source>A newer version of Magister Ludi has saved which devices play at this table. Update the program to invite others.</source>
            <translation>Nowsza wersja Magister Ludi zapisała, które urządzenia grają przy tym stole. Zaktualizuj program, aby zaprosić innych.</translation>
        </message>
        <message>
            <source>This table cannot be played on several devices. Start a new game to invite others.</source>
            <translation>Przy tym stole nie można grać na kilku urządzeniach. Zacznij nową grę, aby zaprosić innych.</translation>
        </message>
        <message>
            <source>This device cannot accept connections. Close other programs that may be in the way, then try again.</source>
            <translation>To urządzenie nie może przyjmować połączeń. Zamknij inne programy, które mogą w tym przeszkadzać, i spróbuj ponownie.</translation>
        </message>
        <message>
            <source>This device could not write to its disk that another device has lost its seat. Check the disk; until that is written, the other device can come back to the seat once the table is opened again.</source>
            <translation>Na dysku tego urządzenia nie udało się zapisać, że inne urządzenie straciło miejsce. Sprawdź dysk; dopóki zapis się nie uda, tamto urządzenie może wrócić na to miejsce po ponownym otwarciu stołu.</translation>
        </message>
        <message>
            <source>This device cannot write to its disk, so moves from other homes are not read. Check the disk; until then the moves wait at the broker.</source>
            <translation>To urządzenie nie może zapisywać na dysku, więc ruchy z innych domów nie są odczytywane. Sprawdź dysk; do tego czasu ruchy czekają u brokera.</translation>
        </message>
        <message>
            <source>Nobody answers at this address. Check that both devices are in the same network and that the host is still inviting, then try again.</source>
            <translation>Pod tym adresem nikt nie odpowiada. Sprawdź, czy oba urządzenia są w tej samej sieci i czy stół jest nadal otwarty, po czym spróbuj ponownie.</translation>
        </message>
        <message>
            <source>A different device answers at this address, not the one that gave out the code. Nothing was sent to it. Ask the host for a new code.</source>
            <translation>Pod tym adresem odpowiada inne urządzenie niż to, z którego pochodzi kod. Niczego do niego nie wysłano. Poproś o nowy kod tam, gdzie stoi stół.</translation>
        </message>
        <message>
            <source>This table is not open any more. Ask the host for the code that is shown now.</source>
            <translation>Ten stół nie jest już otwarty. Poproś o kod, który jest teraz pokazywany.</translation>
        </message>
        <message>
            <source>The host runs another version of Magister Ludi. Install the same version on both devices.</source>
            <translation>Na drugim urządzeniu działa inna wersja Magister Ludi. Zainstaluj tę samą wersję na obu urządzeniach.</translation>
        </message>
        <message>
            <source>This device does not have the game, or has it with other values. Install the same version of Magister Ludi on both devices.</source>
            <translation>To urządzenie nie ma tej gry albo ma ją z innymi wartościami. Zainstaluj tę samą wersję Magister Ludi na obu urządzeniach.</translation>
        </message>
        <message>
            <source>This seat is taken by now. Choose another one, or look on.</source>
            <translation>To miejsce jest już zajęte. Wybierz inne albo oglądaj grę.</translation>
        </message>
        <message>
            <source>Your seat is now played on another device. If that is not intended, ask the host to free the seat and sit down again.</source>
            <translation>Na twoim miejscu gra teraz inne urządzenie. Jeśli to pomyłka, poproś o zwolnienie miejsca tam, gdzie stoi stół, i zajmij je ponownie.</translation>
        </message>
        <message>
            <source>The host does not accept this device at your seat any more. Ask the host to free the seat, then sit down again.</source>
            <translation>Stół nie przyjmuje już tego urządzenia na twoim miejscu. Poproś o zwolnienie miejsca tam, gdzie stoi stół, i zajmij je ponownie.</translation>
        </message>
        <message>
            <source>There were too many wrong attempts from this network. Wait a minute, then try again.</source>
            <translation>Z tej sieci było zbyt wiele błędnych prób. Odczekaj minutę i spróbuj ponownie.</translation>
        </message>
        <message>
            <source>The host could not save the move, so nothing has happened. Check the disk of the host, then make the move again.</source>
            <translation>Ruchu nie udało się zapisać tam, gdzie stoi stół, więc nic się nie stało. Sprawdźcie dysk tego urządzenia i wykonaj ruch jeszcze raz.</translation>
        </message>
        <message>
            <source>Too many devices are connected to the host. Wait a moment, then try again.</source>
            <translation>Ze stołem połączonych jest zbyt wiele urządzeń. Odczekaj chwilę i spróbuj ponownie.</translation>
        </message>
        <message>
            <source>The host sent something that cannot be understood. Try again; if it happens again, install the same version of Magister Ludi on both devices.</source>
            <translation>Z drugiego urządzenia nadeszło coś, czego nie da się odczytać. Spróbuj ponownie; jeśli to się powtórzy, zainstaluj tę samą wersję Magister Ludi na obu urządzeniach.</translation>
        </message>
        <message>
            <source>The code is not complete yet.</source>
            <translation>Kod nie jest jeszcze pełny.</translation>
        </message>
        <message>
            <source>This is only the end of an invitation. Paste all of it, from mqtts:// on.</source>
            <translation>To tylko końcówka zaproszenia. Wklej je w całości, od mqtts:// począwszy.</translation>
        </message>
        <message>
            <source>A letter of the code is wrong or missing. Compare it with the other screen.</source>
            <translation>W kodzie jakiś znak jest błędny lub go brakuje. Porównaj kod z drugim ekranem.</translation>
        </message>
        <message>
            <source>No table with this short code was found on this network. Check that the host is still inviting and shows this code now, or type its whole code.</source>
            <translation>W tej sieci nie ma stołu o tym krótkim kodzie. Sprawdź, czy stół jest nadal otwarty i pokazuje właśnie ten kod, albo wpisz cały kod.</translation>
        </message>
        <message>
            <source>Connecting to the broker…</source>
            <translation>Trwa łączenie z brokerem…</translation>
        </message>
        <message>
            <source>Connected to the broker.</source>
            <translation>Jest połączenie z brokerem.</translation>
        </message>
        <message>
            <source>No connection to the broker; it is tried again.</source>
            <translation>Nie ma połączenia z brokerem; próba zostanie powtórzona.</translation>
        </message>
        <message>
            <source>The broker does not let this device in. Check its address, the user and the password.</source>
            <translation>Broker nie wpuszcza tego urządzenia. Sprawdź jego adres, nazwę użytkownika i hasło.</translation>
        </message>
        <message>
            <source>The broker does not answer, or the host has never been there. Check the connection to the internet and the invitation, then try again.</source>
            <translation>Broker nie odpowiada albo ten stół nigdy nie był u niego otwarty. Sprawdź połączenie z internetem i zaproszenie, po czym spróbuj ponownie.</translation>
        </message>
        <message>
            <source>The broker does not let this device in. Check the user and the password, then connect again.</source>
            <translation>Broker nie wpuszcza tego urządzenia. Sprawdź nazwę użytkownika i hasło, po czym połącz się ponownie.</translation>
        </message>
        <message>
            <source>The host is there, but has not opened this table now. Ask for it to be opened, then try again.</source>
            <translation>Urządzenie ze stołem jest połączone, ale ten stół nie jest teraz otwarty. Poproś o jego otwarcie i spróbuj ponownie.</translation>
        </message>
        <message>
            <source>The file of certificates cannot be read. Choose another one, or use the certificates of this system.</source>
            <translation>Nie można odczytać pliku z certyfikatami. Wybierz inny plik albo użyj certyfikatów tego systemu.</translation>
        </message>
        <message>
            <source>The file that was chosen holds no certificate. Choose another one, or use the certificates of this system.</source>
            <translation>Wybrany plik nie zawiera żadnego certyfikatu. Wybierz inny plik albo użyj certyfikatów tego systemu.</translation>
        </message>
    </context>
        <context>
        <name>DrillCard</name>
        <message>
            <source>Question %1 of %2.</source>
            <translation>Pytanie %1 z %2.</translation>
        </message>
        <message>
            <source>Right.</source>
            <translation>Dobrze.</translation>
        </message>
        <message>
            <source>Not quite. The answer is: %1.</source>
            <translation>Niezupełnie. Poprawna odpowiedź: %1.</translation>
        </message>
        <message>
            <source>Not quite.</source>
            <translation>Niezupełnie.</translation>
        </message>
        <message>
            <source>Make the move on the board.</source>
            <translation>Wykonaj ten ruch na planszy.</translation>
        </message>
        <message>
            <source>To the board</source>
            <translation>Do planszy</translation>
        </message>
        <message>
            <source>Next question</source>
            <translation>Następne pytanie</translation>
        </message>
        <message>
            <source>See the result</source>
            <translation>Zobacz wynik</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Sprawdź</translation>
        </message>
        <message>
            <source>Show the answer</source>
            <translation>Pokaż odpowiedź</translation>
        </message>
        <message>
            <source>Marked on the board: %1.</source>
            <translation>Zaznaczone na planszy: %1.</translation>
        </message>
        <message>
            <source>Your answer: %1</source>
            <translation>Twoja odpowiedź: %1</translation>
        </message>
        <message>
            <source>This is the answer.</source>
            <translation>Oto odpowiedź.</translation>
        </message>
        <message>
            <source>This is the answer: %1.</source>
            <translation>Oto odpowiedź: %1.</translation>
        </message>
        <message>
            <source>It counts as not known yet, and you will be asked again.</source>
            <translation>Ta zasada liczy się jako jeszcze nieopanowana i pytanie o nią wróci.</translation>
        </message>
        <message>
            <source>The right order: %1.</source>
            <translation>Właściwa kolejność: %1.</translation>
        </message>
        <message>
            <source>The numbers show the right order.</source>
            <translation>Liczby pokazują właściwą kolejność.</translation>
        </message>
        <message>
            <source>Looking for a position…</source>
            <translation>Szukanie pozycji…</translation>
        </message>
        <message>
            <source>No position was found for %1. Another question is asked instead.</source>
            <translation>Nie udało się znaleźć pozycji do zasady %1. Zamiast tego jest inne pytanie.</translation>
        </message>
        <message>
            <source>Wrong this time. The answer is: %1.</source>
            <translation>Tym razem źle. Poprawna odpowiedź: %1.</translation>
        </message>
        <message>
            <source>Wrong this time.</source>
            <translation>Tym razem źle.</translation>
        </message>
    </context>
        <context>
        <name>DrillOptions</name>
        <message>
            <source>Answers</source>
            <translation>Odpowiedzi</translation>
        </message>
        <message>
            <source>Right place: %1</source>
            <translation>Właściwe miejsce: %1</translation>
        </message>
        <message>
            <source>Your place: %1</source>
            <translation>Twoje miejsce: %1</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>Poprawne</translation>
        </message>
        <message>
            <source>This is right as well</source>
            <translation>To też jest poprawne</translation>
        </message>
        <message>
            <source>Not right</source>
            <translation>Niepoprawne</translation>
        </message>
        <message>
            <source>Chosen</source>
            <translation>Wybrane</translation>
        </message>
        <message>
            <source>Key %1 or %2</source>
            <translation>Klawisz %1 albo %2</translation>
        </message>
    </context>
    <context>
        <name>EditionCard</name>
        <message>
            <source>Polish edition</source>
            <translation>wydanie polskie</translation>
        </message>
        <message>
            <source>Czech edition</source>
            <translation>wydanie czeskie</translation>
        </message>
        <message>
            <source>Russian edition</source>
            <translation>wydanie rosyjskie</translation>
        </message>
        <message>
            <source>German edition</source>
            <translation>wydanie niemieckie</translation>
        </message>
        <message>
            <source>Editions differ</source>
            <translation>Wydania się różnią</translation>
        </message>
        <message>
            <source>Default ruling</source>
            <translation>Domyślnie gra się tak</translation>
        </message>
    </context>
    <context>
        <name>EditMenuList</name>
        <message>
            <source>Cut</source>
            <translation>Wytnij</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopiuj</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Wklej</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Zaznacz wszystko</translation>
        </message>
    </context>
    <context>
        <name>Effect</name>
        <message>
            <source>{first} or {second}</source>
            <translation>{first} albo {second}</translation>
        </message>
        <message>
            <source>advance the {overseer:nom} one space</source>
            <translation>{overseer:nom} o 1 pole dalej</translation>
        </message>
        <message>
            <source>advance any overseer one space</source>
            <translation>dowolny Nadzorca o 1 pole dalej</translation>
        </message>
        <message>
            <source>advance any overseer one space, or two by skipping one</source>
            <translation>dowolny Nadzorca o 1 pole dalej albo o 2 z przeskokiem</translation>
        </message>
        <message>
            <source>upgrade {n:overseer:acc}</source>
            <translation>ulepszenie {n:overseer:gen}</translation>
        </message>
        <message>
            <source>upgrade an overseer, then advance it one space</source>
            <translation>ulepszenie Nadzorcy, potem jego ruch</translation>
        </message>
        <message>
            <source>{n:point}</source>
            <translation>{n:point}</translation>
        </message>
        <message>
            <source>advance one space on the {book:nom}</source>
            <translation>ruch o 1 pole na {book:loc}</translation>
        </message>
        <message>
            <source>advance one space on the city or church book</source>
            <translation>ruch o 1 pole na torze Kroniki Miejskiej lub Kościelnej</translation>
        </message>
        <message>
            <source>{n:step} on the scroll board</source>
            <translation>{n:step} na planszy Zwojów</translation>
        </message>
        <message>
            <source>Build</source>
            <translation>Budowa</translation>
        </message>
        <message>
            <source>upgrade {n:citizen:acc}</source>
            <translation>ulepszenie {n:citizen:gen}</translation>
        </message>
        <message>
            <source>activate {n:citizen:acc}</source>
            <translation>aktywacja {n:citizen:gen}</translation>
        </message>
        <message>
            <source>{n:lieutenant}</source>
            <translation>{n:lieutenant}</translation>
        </message>
        <message>
            <source>use the action of any hex in town</source>
            <translation>akcja dowolnego heksa w mieście</translation>
        </message>
        <message>
            <source>pay {price} to get: {effect}</source>
            <translation>koszt: {price}, zysk: {effect}</translation>
        </message>
        <message>
            <source>free</source>
            <translation>bez opłaty</translation>
        </message>
    </context>
    <context>
        <name>EndBar</name>
        <message>
            <source>Open a line to see where its numbers come from.</source>
            <translation>Rozwiń wiersz, aby zobaczyć, skąd się biorą jego liczby.</translation>
        </message>
        <message>
            <source>View the table</source>
            <translation>Obejrzyj stół</translation>
        </message>
        <message>
            <source>Replay the scoring</source>
            <translation>Policz jeszcze raz</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Skopiowano</translation>
        </message>
        <message>
            <source>Copy the score</source>
            <translation>Kopiuj wynik</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Jeszcze raz przy tym stole</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Odejdź od stołu</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nowa gra</translation>
        </message>
    </context>
    <context>
        <name>EndCard</name>
        <message>
            <source>Lesson finished</source>
            <translation>Lekcja ukończona</translation>
        </message>
        <message>
            <source>All lessons</source>
            <translation>Do lekcji</translation>
        </message>
        <message>
            <source>Start again</source>
            <translation>Od początku</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Wstecz</translation>
        </message>
        <message>
            <source>Continue from here</source>
            <translation>Graj dalej od tego miejsca</translation>
        </message>
        <message>
            <source>The lesson becomes a real game and is saved with your other games.</source>
            <translation>Lekcja staje się prawdziwą grą i trafia do zapisanych gier.</translation>
        </message>
        <message>
            <source>A new game with everything explained.</source>
            <translation>Nowa gra ze wszystkimi objaśnieniami.</translation>
        </message>
        <message>
            <source>Next lesson: %1</source>
            <extracomment>title of a lesson</extracomment>
            <translation>Następna lekcja: %1</translation>
        </message>
        <message>
            <source>A game of your own</source>
            <translation>Własna gra</translation>
        </message>
        <message numerus="yes">
            <source>Go over %n rule(s) that went wrong</source>
            <translation>
                <numerusform>Powtórz %n zasadę, w której był błąd</numerusform>
                <numerusform>Powtórz %n zasady, w których były błędy</numerusform>
                <numerusform>Powtórz %n zasad, w których były błędy</numerusform>
            </translation>
        </message>
        <message>
            <source>At most one minute.</source>
            <translation>Najwyżej minuta.</translation>
        </message>
        <message>
            <source>Ten questions</source>
            <translation>Dziesięć pytań</translation>
        </message>
        <message>
            <source>Questions about the rules of this lesson, over other positions.</source>
            <translation>Pytania o zasady z tej lekcji w innych sytuacjach na planszy.</translation>
        </message>
    </context>
    <context>
        <name>EndSummary</name>
        <message>
            <source>Where the points came from</source>
            <translation>Skąd się wzięły punkty</translation>
        </message>
        <message>
            <source>How they built up</source>
            <translation>Jak przybywało punktów</translation>
        </message>
        <message>
            <source>What to practise next</source>
            <translation>Co warto poćwiczyć</translation>
        </message>
        <message>
            <source>Teach me</source>
            <translation>Naucz mnie</translation>
        </message>
        <message numerus="yes">
            <source>Practise %n rule(s) that refused a move</source>
            <translation>
                <numerusform>Poćwicz %n zasadę, przez którą odrzucono ruch</numerusform>
                <numerusform>Poćwicz %n zasady, przez które odrzucono ruchy</numerusform>
                <numerusform>Poćwicz %n zasad, przez które odrzucono ruchy</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Ending</name>
        <message>
            <source>You reached the goal of {goal} points: a good result, {n} above the goal.</source>
            <translation>Cel (punkty: {goal}) osiągnięty: to dobry wynik, o {n} powyżej celu.</translation>
        </message>
        <message>
            <source>You missed the goal of {goal} points by {n}.</source>
            <translation>Do celu (punkty: {goal}) zabrakło {n}.</translation>
        </message>
        <message>
            <source>Popularity book: you are on space {mine}, the opponent on space {theirs}. You are not behind, so you score {n:point:nom}.</source>
            <translation>Kronika Zasług: stoisz na polu {mine}, przeciwnik na polu {theirs}. Nie jesteś w tyle, więc dostajesz {n:point:acc}.</translation>
        </message>
        <message>
            <source>Popularity book: you are on space {mine}, the opponent on space {theirs}. You are behind, so you score no points.</source>
            <translation>Kronika Zasług: stoisz na polu {mine}, przeciwnik na polu {theirs}. Jesteś w tyle, więc nie dostajesz punktów.</translation>
        </message>
        <message>
            <source>Tied on points: {names}. The number of repopulated districts breaks the tie: {districts}.</source>
            <translation>Tyle samo punktów: {names}. Rozstrzyga większa liczba zaludnionych Dzielnic: {districts}.</translation>
        </message>
        <message>
            <source>Tied on points and districts: {names}. The total value of the districts breaks the tie: {sum}.</source>
            <translation>Tyle samo punktów i Dzielnic: {names}. Rozstrzyga łączna wartość Dzielnic: {sum}.</translation>
        </message>
        <message>
            <source>Tied on points and districts: {names}. The most valuable district breaks the tie: {best}.</source>
            <translation>Tyle samo punktów i Dzielnic: {names}. Rozstrzyga najcenniejsza Dzielnica: {best}.</translation>
        </message>
        <message>
            <source>Tied on points, on districts and on their value: there is no further tie-break.</source>
            <translation>Remis w punktach, w Dzielnicach i w ich wartości: dalszego rozstrzygnięcia nie ma.</translation>
        </message>
        <message>
            <source>Winning margin: {n:point:nom}, ahead of {names}.</source>
            <translation>Przewaga: {n:point:nom}. Dalej: {names}.</translation>
        </message>
        <message>
            <source>Biggest difference: {source} ({gap}).</source>
            <translation>Największa różnica: {source} ({gap}).</translation>
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
            <translation>Twoja posiadłość</translation>
        </message>
        <message>
            <source>%1’s estate</source>
            <translation>Posiadłość: %1</translation>
        </message>
        <message>
            <source>Back to the current player’s estate</source>
            <translation>Wróć do posiadłości gracza, który teraz gra</translation>
        </message>
        <message>
            <source>Huts</source>
            <extracomment>Heading of the column of quarantine huts, short</extracomment>
            <translation>Chaty</translation>
        </message>
        <message>
            <source>Workshops</source>
            <extracomment>Heading of the column of workshops in the estate</extracomment>
            <translation>Warsztaty</translation>
        </message>
        <message>
            <source>Whole estate</source>
            <translation>Cała posiadłość</translation>
        </message>
    </context>
    <context>
        <name>EstateHead</name>
        <message>
            <source>Points: %1</source>
            <translation>Punkty: %1</translation>
        </message>
        <message>
            <source>−%1</source>
            <translation>−%1</translation>
        </message>
        <message>
            <source>Points lost to rats: %1</source>
            <translation>Punkty stracone przez Szczury: %1</translation>
        </message>
    </context>
    <context>
        <name>EstateStores</name>
        <message>
            <source>Carts</source>
            <extracomment>Heading of the carts in the estate</extracomment>
            <translation>Wozy</translation>
        </message>
        <message>
            <source>Ships</source>
            <extracomment>Heading of the ships in the estate</extracomment>
            <translation>Statki</translation>
        </message>
        <message>
            <source>Repopulation tiles</source>
            <extracomment>Heading of the repopulation tiles that are left, in the estate</extracomment>
            <translation>Kafelki Zaludnienia</translation>
        </message>
        <message>
            <source>Repopulated districts: %1</source>
            <translation>Zaludnione Dzielnice: %1</translation>
        </message>
    </context>
    <context>
        <name>Event</name>
        <message>
            <source>{who} recalls a lieutenant.</source>
            <translation>{who} wycofuje Namiestnika.</translation>
        </message>
        <message>
            <source>{who} gains a lieutenant.</source>
            <translation>{who} dostaje kolejnego Namiestnika.</translation>
        </message>
        <message>
            <source>{who} gives up a lieutenant for the district.</source>
            <translation>{who} oddaje Namiestnika za Dzielnicę.</translation>
        </message>
        <message>
            <source>{who} gets {n:token:acc}.</source>
            <translation>{who} dostaje {n:token:acc}.</translation>
        </message>
        <message>
            <source>{who} pays {n:token:acc}.</source>
            <translation>{who} płaci {n:token:acc}.</translation>
        </message>
        <message>
            <source>{who} loses {n:point:acc}.</source>
            <translation>{who} traci {n:point:acc}.</translation>
        </message>
        <message>
            <source>{who} scores {n:point:acc}.</source>
            <translation>{who} zdobywa {n:point:acc}.</translation>
        </message>
        <message>
            <source>{who} takes {n:rat:acc}.</source>
            <translation>{who} bierze {n:rat:acc}.</translation>
        </message>
        <message>
            <source>{who} takes one {citizen:nom} from the hex ({place:gen}) to hut {hut}, field I.</source>
            <translation>{who} przenosi {citizen:acc} z {place:gen} do Chaty {hut}, na pole I.</translation>
        </message>
        <message>
            <source>{who} takes one {citizen:nom} from the hex ({place:gen}) to its sector.</source>
            <translation>{who} przenosi {citizen:acc} z {place:gen} do sektora.</translation>
        </message>
        <message>
            <source>The plague claims {n:citizen:acc} ({place:nom}).</source>
            <translation>Zaraza zabiera {n:citizen:acc} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} has no room: {n:citizen:nom} lost ({place:nom}).</source>
            <translation>{who} nie ma miejsca i traci {n:citizen:acc} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} moves one {citizen:nom} into workshop {workshop}.</source>
            <translation>{who} przenosi {citizen:acc} do Warsztatu {workshop}.</translation>
        </message>
        <message>
            <source>{who} moves one {citizen:nom} from quarantine to workshop {workshop}.</source>
            <translation>{who} przenosi {citizen:acc} z kwarantanny do Warsztatu {workshop}.</translation>
        </message>
        <message>
            <source>{who} moves one {citizen:nom} from quarantine to its sector.</source>
            <translation>{who} przenosi {citizen:acc} z kwarantanny do sektora.</translation>
        </message>
        <message>
            <source>{who} has no room for one {citizen:nom} after quarantine.</source>
            <translation>{who} nie ma po kwarantannie miejsca dla {citizen:gen}.</translation>
        </message>
        <message>
            <source>{who} moves one {citizen:nom} back to town.</source>
            <translation>{who} odsyła {citizen:acc} do miasta.</translation>
        </message>
        <message>
            <source>{who}: the citizen in hut {hut} moves from field I to field II.</source>
            <translation>{who} przesuwa Mieszkańca w Chacie {hut} z pola I na pole II.</translation>
        </message>
        <message>
            <source>{who} upgrades one {citizen:nom}.</source>
            <translation>{who} ulepsza {citizen:acc}.</translation>
        </message>
        <message>
            <source>{who} activates one {citizen:nom}.</source>
            <translation>{who} aktywuje {citizen:acc}.</translation>
        </message>
        <message>
            <source>{who}: the ship’s cube goes back to the supply.</source>
            <translation>{who} odkłada kostkę ze Statku do zasobów.</translation>
        </message>
        <message>
            <source>{who} burns a plague cube ({place:nom}).</source>
            <translation>{who} usuwa kostkę Zarazy ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} burns the ship’s cube ({place:nom}).</source>
            <translation>{who} usuwa kostkę ze Statku ({place:nom}).</translation>
        </message>
        <message>
            <source>{Place:nom}: one more plague cube.</source>
            <translation>Na {place:loc} pojawia się nowa kostka Zarazy.</translation>
        </message>
        <message>
            <source>There are too few plague cubes left, so none are placed.</source>
            <translation>Kostek Zarazy nie starcza: nie kładzie się żadnej.</translation>
        </message>
        <message>
            <source>{who} moves to space {space} of the {book:nom}.</source>
            <translation>{who} przesuwa znacznik na {book:loc} na pole {space}.</translation>
        </message>
        <message>
            <source>{who} earns the action on space {space} ({book:nom}).</source>
            <translation>{who} zdobywa akcję z pola {space} na {book:loc}.</translation>
        </message>
        <message>
            <source>{who} uses the action on space {space} ({book:nom}).</source>
            <translation>{who} wykonuje akcję z pola {space} na {book:loc}.</translation>
        </message>
        <message>
            <source>{who}: the action on space {space} lapses ({book:nom}).</source>
            <translation>{who} traci akcję z pola {space} na {book:loc}.</translation>
        </message>
        <message>
            <source>{who} advances scroll track {track} to step {step}.</source>
            <translation>{who} przesuwa kostkę na torze {track} planszy Zwojów na pole {step}.</translation>
        </message>
        <message>
            <source>{who} advances the {overseer:nom} to space {step} of its path.</source>
            <translation>{who} przesuwa {overseer:acc} na pole {step} ścieżki.</translation>
        </message>
        <message>
            <source>{who} upgrades the {overseer:nom}.</source>
            <translation>{who} ulepsza {overseer:acc}.</translation>
        </message>
        <message>
            <source>{who} uses a hex action ({place:nom}).</source>
            <translation>{who} wykonuje akcję heksa ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} buys a hut upgrade.</source>
            <translation>{who} kupuje ulepszenie Chaty.</translation>
        </message>
        <message>
            <source>{who} places the upgrade on hut {hut}.</source>
            <translation>{who} kładzie ulepszenie na Chacie {hut}.</translation>
        </message>
        <message>
            <source>{who} buys a workshop ({citizen:nom}).</source>
            <translation>{who} kupuje Warsztat {citizen:gen}.</translation>
        </message>
        <message>
            <source>{who}: workshop {workshop} gives its reward.</source>
            <translation>{who} dostaje nagrodę z Warsztatu {workshop}.</translation>
        </message>
        <message>
            <source>{who} buys a cart.</source>
            <translation>{who} kupuje Wóz.</translation>
        </message>
        <message>
            <source>{who} uses a cart.</source>
            <translation>{who} używa Wozu.</translation>
        </message>
        <message>
            <source>{who} refreshes the hut upgrades on offer.</source>
            <translation>{who} wymienia odkryte ulepszenia Chat.</translation>
        </message>
        <message>
            <source>{who} refreshes the workshops on offer.</source>
            <translation>{who} wymienia odkryte Warsztaty.</translation>
        </message>
        <message>
            <source>{who} takes a ship ({goods:nom}).</source>
            <translation>{who} bierze Statek z {goods:ins}.</translation>
        </message>
        <message>
            <source>{who} repopulates a district ({place:acc}).</source>
            <translation>{who} zaludnia Dzielnicę ({place:nom}).</translation>
        </message>
        <message>
            <source>{who}: hut {n} produces.</source>
            <translation>Chata {n} gracza {who} produkuje.</translation>
        </message>
        <message>
            <source>{who}: workshop {n} produces.</source>
            <translation>Warsztat {n} gracza {who} produkuje.</translation>
        </message>
        <message>
            <source>Round {round} begins.</source>
            <translation>Zaczyna się runda {round}.</translation>
        </message>
        <message>
            <source>All lieutenants in town lie down.</source>
            <translation>Wszyscy Namiestnicy w mieście znów leżą.</translation>
        </message>
        <message>
            <source>All carts are ready again.</source>
            <translation>Wszystkie Wozy są znów gotowe.</translation>
        </message>
        <message>
            <source>Turn order: {names}.</source>
            <translation>Kolejność rozgrywania tur: {names}.</translation>
        </message>
        <message>
            <source>Docking tile: {port:nom}.</source>
            <translation>Kafelek Cumowania wskazuje {port:acc}.</translation>
        </message>
        <message>
            <source>The docking tiles are reshuffled.</source>
            <translation>Kafelki Cumowania tasuje się na nowo.</translation>
        </message>
        <message>
            <source>A ship brings {goods:acc} and a plague cube ({dock:nom}).</source>
            <translation>Statek przywozi {goods:acc} i kostkę Zarazy ({dock:nom}).</translation>
        </message>
        <message>
            <source>A ship brings {goods:acc} but no plague cube ({dock:nom}).</source>
            <translation>Statek przywozi {goods:acc}, bez kostki Zarazy ({dock:nom}).</translation>
        </message>
        <message>
            <source>A new hex joins the town: {place:nom}.</source>
            <translation>Do miasta dochodzi nowy heks: {place:nom}.</translation>
        </message>
        <message>
            <source>The era II workshops are now on offer.</source>
            <translation>W ofercie są już późniejsze Warsztaty.</translation>
        </message>
        <message>
            <source>{Place:nom}: {n:citizen:nom} arrives.</source>
            <translation>Na {place:loc} pojawia się {n:citizen:nom}.</translation>
        </message>
        <message>
            <source>{who}, {source}: {n:point:nom}.</source>
            <translation>{who} ma {n:point:acc} w pozycji {source}.</translation>
        </message>
        <message>
            <source>{who}: the rats push the popularity disc back to space {space}.</source>
            <translation>{who} cofa z powodu Szczurów znacznik na torze Kroniki Zasług na pole {space}.</translation>
        </message>
        <message>
            <source>{names} wins the game.</source>
            <translation>Wygrywa {names}.</translation>
        </message>
        <message>
            <source>Shared victory: {names}.</source>
            <translation>Wspólne zwycięstwo: {names}.</translation>
        </message>
        <message>
            <source>Everyone is ready: turns begin.</source>
            <translation>Wszystko gotowe: zaczynają się tury.</translation>
        </message>
        <message>
            <source>All lieutenants have been used: production begins.</source>
            <translation>Wszyscy Namiestnicy są użyci: zaczyna się Produkcja.</translation>
        </message>
        <message>
            <source>Citizens in quarantine move on.</source>
            <translation>Mieszkańcy na kwarantannie przesuwają się dalej.</translation>
        </message>
        <message>
            <source>The next round is prepared.</source>
            <translation>Zaczyna się przygotowanie następnej rundy.</translation>
        </message>
        <message>
            <source>A new turn order is set.</source>
            <translation>Ustala się nową kolejność rozgrywania tur.</translation>
        </message>
        <message>
            <source>Ships and a new hex arrive in town.</source>
            <translation>Do miasta przybywają Statki i nowy heks.</translation>
        </message>
        <message>
            <source>The plague spreads.</source>
            <translation>Zaraza się szerzy.</translation>
        </message>
        <message>
            <source>The final scoring begins.</source>
            <translation>Zaczyna się punktacja końcowa.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Koniec gry.</translation>
        </message>
        <message>
            <source>The wheel turns to the rat facing left.</source>
            <translation>Koło się obraca i pokazuje szczura zwróconego w lewo.</translation>
        </message>
        <message>
            <source>The wheel turns to the rat facing right.</source>
            <translation>Koło się obraca i pokazuje szczura zwróconego w prawo.</translation>
        </message>
        <message>
            <source>The wheel turns to the standing rat.</source>
            <translation>Koło się obraca i pokazuje stojącego szczura.</translation>
        </message>
        <message>
            <source>{who} has no hex or ship left to choose, so a lieutenant stays at home.</source>
            <translation>{who} nie ma dostępnego heksa ani Statku, więc Namiestnik zostaje w posiadłości.</translation>
        </message>
        <message>
            <source>{who} clears the hex: {n:citizen:nom} returned to the supply ({place:nom}).</source>
            <translation>{who} odsyła do zasobów {n:citizen:acc} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} moves one {citizen:nom} to another square.</source>
            <translation>{who} przenosi {citizen:acc} na inny kwadrat.</translation>
        </message>
        <message>
            <source>{who} has no room left, so the citizen stays in hut {hut}.</source>
            <translation>{who} nie ma wolnego miejsca, więc Mieszkaniec zostaje w Chacie {hut}.</translation>
        </message>
        <message>
            <source>{who} takes a hut upgrade.</source>
            <translation>{who} bierze ulepszenie Chaty.</translation>
        </message>
        <message>
            <source>{who} takes a workshop ({citizen:nom}).</source>
            <translation>{who} bierze Warsztat {citizen:gen}.</translation>
        </message>
        <message>
            <source>{who} takes a cart.</source>
            <translation>{who} bierze Wóz.</translation>
        </message>
        <message>
            <source>No plague cubes are left, so the ship waits for another round.</source>
            <translation>Nie ma już kostek Zarazy: Statek czeka na późniejszą rundę.</translation>
        </message>
        <message>
            <source>{who} chooses the book that sets the turn order: {book:nom}.</source>
            <translation>{who} wybiera tor, który ustala kolejność: {book:nom}.</translation>
        </message>
        <message>
            <source>{who} gets a player board, side b up.</source>
            <translation>{who} dostaje planszę Gracza stroną b do góry.</translation>
        </message>
        <message>
            <source>{who} gets a scroll board, side b up: {tracks}.</source>
            <translation>{who} dostaje planszę Zwojów stroną b do góry: {tracks}.</translation>
        </message>
        <message>
            <source>An opponent tile is turned up. It names this hex: {hex}.</source>
            <translation>Kafelek Ruchu Przeciwnika wskazuje heks z akcją „{hex}”.</translation>
        </message>
        <message>
            <source>An opponent tile is turned up, but its hex ({hex}) is not free, so the tile is out for this round.</source>
            <translation>Kafelek Ruchu Przeciwnika wskazuje heks z akcją „{hex}”. Ten heks jest niedostępny, a kafelek odpada do końca rundy.</translation>
        </message>
        <message>
            <source>The opponent tiles are reshuffled.</source>
            <translation>Kafelki Ruchu Przeciwnika tasuje się na nowo.</translation>
        </message>
        <message>
            <source>Several ships are equally near: one is picked at random ({dock:nom}).</source>
            <translation>Kilka Statków jest równie blisko: decyduje los ({dock:nom}).</translation>
        </message>
        <message>
            <source>{who}: {n:lieutenant:nom} ready for the round.</source>
            <translation>{who} ma na tę rundę {n:lieutenant:acc}.</translation>
        </message>
        <message>
            <source>{who} finds nothing to take.</source>
            <translation>{who} nie ma czego wziąć.</translation>
        </message>
        <message>
            <source>{who} reaches the goal of {n:point:gen}.</source>
            <translation>{who} osiąga cel {n:point:gen}.</translation>
        </message>
        <message>
            <source>{who} falls short of the goal of {n:point:gen}.</source>
            <translation>{who} nie osiąga celu {n:point:gen}.</translation>
        </message>
        <message>
            <source>{who} takes one {citizen:nom} from the hex ({place:gen}) to workshop {workshop}.</source>
            <translation>{who} przenosi {citizen:acc} z {place:gen} do Warsztatu {workshop}.</translation>
        </message>
        <message>
            <source>It’s {who}’s turn.</source>
            <translation>{who} zaczyna turę.</translation>
        </message>
        <message>
            <source>{who} ends their turn.</source>
            <translation>{who} kończy turę.</translation>
        </message>
        <message>
            <source>{who} sends out a lieutenant ({place:acc}).</source>
            <translation>{who} stawia Namiestnika ({place:nom}).</translation>
        </message>
        <message>
            <source>It’s the opponent’s turn.</source>
            <translation>Przeciwnik zaczyna turę.</translation>
        </message>
    </context>
    <context>
        <name>EventToYou</name>
        <message>
            <source>It’s your turn.</source>
            <translation>Zaczyna się twoja tura.</translation>
        </message>
        <message>
            <source>You end your turn.</source>
            <translation>Kończysz turę.</translation>
        </message>
        <message>
            <source>You send out a lieutenant ({place:acc}).</source>
            <translation>Stawiasz Namiestnika ({place:nom}).</translation>
        </message>
        <message>
            <source>You recall a lieutenant.</source>
            <translation>Wycofujesz Namiestnika.</translation>
        </message>
        <message>
            <source>You gain a lieutenant.</source>
            <translation>Dostajesz kolejnego Namiestnika.</translation>
        </message>
        <message>
            <source>You give up a lieutenant for the district.</source>
            <translation>Oddajesz Namiestnika za Dzielnicę.</translation>
        </message>
        <message>
            <source>You get {n:token:acc}.</source>
            <translation>Dostajesz {n:token:acc}.</translation>
        </message>
        <message>
            <source>You pay {n:token:acc}.</source>
            <translation>Płacisz {n:token:acc}.</translation>
        </message>
        <message>
            <source>You lose {n:point:acc}.</source>
            <translation>Tracisz {n:point:acc}.</translation>
        </message>
        <message>
            <source>You score {n:point:acc}.</source>
            <translation>Zdobywasz {n:point:acc}.</translation>
        </message>
        <message>
            <source>You take {n:rat:acc}.</source>
            <translation>Bierzesz {n:rat:acc}.</translation>
        </message>
        <message>
            <source>You take one {citizen:nom} from the hex ({place:gen}) to hut {hut}, field I.</source>
            <translation>Przenosisz {citizen:acc} z {place:gen} do Chaty {hut}, na pole I.</translation>
        </message>
        <message>
            <source>You take one {citizen:nom} from the hex ({place:gen}) to its sector.</source>
            <translation>Przenosisz {citizen:acc} z {place:gen} do sektora.</translation>
        </message>
        <message>
            <source>You take one {citizen:nom} from the hex ({place:gen}) to workshop {workshop}.</source>
            <translation>Przenosisz {citizen:acc} z {place:gen} do Warsztatu {workshop}.</translation>
        </message>
        <message>
            <source>You have no room: {n:citizen:nom} lost ({place:nom}).</source>
            <translation>Nie masz miejsca i tracisz {n:citizen:acc} ({place:nom}).</translation>
        </message>
        <message>
            <source>You move one {citizen:nom} to another square.</source>
            <translation>Przenosisz {citizen:acc} na inny kwadrat.</translation>
        </message>
        <message>
            <source>You move one {citizen:nom} into workshop {workshop}.</source>
            <translation>Przenosisz {citizen:acc} do Warsztatu {workshop}.</translation>
        </message>
        <message>
            <source>You move one {citizen:nom} from quarantine to workshop {workshop}.</source>
            <translation>Przenosisz {citizen:acc} z kwarantanny do Warsztatu {workshop}.</translation>
        </message>
        <message>
            <source>You move one {citizen:nom} from quarantine to its sector.</source>
            <translation>Przenosisz {citizen:acc} z kwarantanny do sektora.</translation>
        </message>
        <message>
            <source>You have no room for one {citizen:nom} after quarantine.</source>
            <translation>Nie masz po kwarantannie miejsca dla {citizen:gen}.</translation>
        </message>
        <message>
            <source>You move one {citizen:nom} back to town.</source>
            <translation>Odsyłasz {citizen:acc} do miasta.</translation>
        </message>
        <message>
            <source>You have no room left, so the citizen stays in hut {hut}.</source>
            <translation>Nie masz wolnego miejsca, więc Mieszkaniec zostaje w Chacie {hut}.</translation>
        </message>
        <message>
            <source>The citizen in your hut {hut} moves from field I to field II.</source>
            <translation>Przesuwasz Mieszkańca w Chacie {hut} z pola I na pole II.</translation>
        </message>
        <message>
            <source>You upgrade one {citizen:nom}.</source>
            <translation>Ulepszasz {citizen:acc}.</translation>
        </message>
        <message>
            <source>You activate one {citizen:nom}.</source>
            <translation>Aktywujesz {citizen:acc}.</translation>
        </message>
        <message>
            <source>You return the ship’s cube to the supply.</source>
            <translation>Odkładasz kostkę ze Statku do zasobów.</translation>
        </message>
        <message>
            <source>You burn a plague cube ({place:nom}).</source>
            <translation>Usuwasz kostkę Zarazy ({place:nom}).</translation>
        </message>
        <message>
            <source>You burn the ship’s cube ({place:nom}).</source>
            <translation>Usuwasz kostkę ze Statku ({place:nom}).</translation>
        </message>
        <message>
            <source>You move to space {space} of the {book:nom}.</source>
            <translation>Przesuwasz znacznik na {book:loc} na pole {space}.</translation>
        </message>
        <message>
            <source>You earn the action on space {space} ({book:nom}).</source>
            <translation>Zdobywasz akcję z pola {space} na {book:loc}.</translation>
        </message>
        <message>
            <source>You use the action on space {space} ({book:nom}).</source>
            <translation>Wykonujesz akcję z pola {space} na {book:loc}.</translation>
        </message>
        <message>
            <source>Your action on space {space} lapses ({book:nom}).</source>
            <translation>Tracisz akcję z pola {space} na {book:loc}.</translation>
        </message>
        <message>
            <source>You advance scroll track {track} to step {step}.</source>
            <translation>Przesuwasz kostkę na torze {track} planszy Zwojów na pole {step}.</translation>
        </message>
        <message>
            <source>You advance the {overseer:nom} to space {step} of its path.</source>
            <translation>Przesuwasz {overseer:acc} na pole {step} ścieżki.</translation>
        </message>
        <message>
            <source>You upgrade the {overseer:nom}.</source>
            <translation>Ulepszasz {overseer:acc}.</translation>
        </message>
        <message>
            <source>You use a hex action ({place:nom}).</source>
            <translation>Wykonujesz akcję heksa ({place:nom}).</translation>
        </message>
        <message>
            <source>You buy a hut upgrade.</source>
            <translation>Kupujesz ulepszenie Chaty.</translation>
        </message>
        <message>
            <source>You place the upgrade on hut {hut}.</source>
            <translation>Kładziesz ulepszenie na Chacie {hut}.</translation>
        </message>
        <message>
            <source>You buy a workshop ({citizen:nom}).</source>
            <translation>Kupujesz Warsztat {citizen:gen}.</translation>
        </message>
        <message>
            <source>Your workshop {workshop} gives its reward.</source>
            <translation>Dostajesz nagrodę z Warsztatu {workshop}.</translation>
        </message>
        <message>
            <source>You buy a cart.</source>
            <translation>Kupujesz Wóz.</translation>
        </message>
        <message>
            <source>You use a cart.</source>
            <translation>Używasz Wozu.</translation>
        </message>
        <message>
            <source>You refresh the hut upgrades on offer.</source>
            <translation>Wymieniasz odkryte ulepszenia Chat.</translation>
        </message>
        <message>
            <source>You refresh the workshops on offer.</source>
            <translation>Wymieniasz odkryte Warsztaty.</translation>
        </message>
        <message>
            <source>You take a ship ({goods:nom}).</source>
            <translation>Bierzesz Statek z {goods:ins}.</translation>
        </message>
        <message>
            <source>You repopulate a district ({place:acc}).</source>
            <translation>Zaludniasz Dzielnicę ({place:nom}).</translation>
        </message>
        <message>
            <source>Your hut {n} produces.</source>
            <translation>Twoja Chata {n} produkuje.</translation>
        </message>
        <message>
            <source>Your workshop {n} produces.</source>
            <translation>Twój Warsztat {n} produkuje.</translation>
        </message>
        <message>
            <source>Your score, {source}: {n:point:nom}.</source>
            <translation>Masz {n:point:acc} w pozycji {source}.</translation>
        </message>
        <message>
            <source>The rats push your popularity disc back to space {space}.</source>
            <translation>Cofasz z powodu Szczurów znacznik na torze Kroniki Zasług na pole {space}.</translation>
        </message>
    </context>
    <context>
        <name>FeedbackCard</name>
        <message>
            <source>Take it back</source>
            <translation>Cofnij</translation>
        </message>
        <message>
            <source>Got it</source>
            <translation>Rozumiem</translation>
        </message>
        <message>
            <source>Keep it and continue</source>
            <translation>Zostaw ruch i graj dalej</translation>
        </message>
    </context>
    <context>
        <name>FileDrop</name>
        <message>
            <source>Drop a saved game here to open it</source>
            <translation>Upuść tu zapisaną grę, aby ją otworzyć</translation>
        </message>
    </context>
    <context>
        <name>FreeSeats</name>
        <message>
            <source>Tick the seats that are to be played on this device: one, or several if you share it.</source>
            <translation>Zaznacz miejsca, na których będzie się grać na tym urządzeniu: jedno, a przy wspólnym urządzeniu kilka.</translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <extracomment>a seat: name of the player or colour, whether it is free</extracomment>
            <translation>%1 – %2</translation>
        </message>
        <message>
            <source>Only free seats can be taken.</source>
            <translation>Zająć można tylko wolne miejsca.</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Twoje imię</translation>
        </message>
        <message>
            <source>The keychain of this system does not answer: your seats are yours until the program is closed. After that, ask the host to free them.</source>
            <translation>Pęk kluczy tego systemu nie odpowiada: miejsca są twoje do zamknięcia programu. Potem poproś o zwolnienie ich tam, gdzie stoi stół.</translation>
        </message>
        <message>
            <source>Tick a free seat first, or look on.</source>
            <translation>Najpierw zaznacz wolne miejsce albo oglądaj grę.</translation>
        </message>
    </context>
    <context>
        <name>GameBoxes</name>
        <message numerus="yes">
            <source>%1–%n players</source>
            <translation>
                <numerusform>%1–%n gracz</numerusform>
                <numerusform>%1–%n graczy</numerusform>
                <numerusform>%1–%n graczy</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GameChoices</name>
        <message>
            <source>Rule: %1</source>
            <translation>Zasada: %1</translation>
        </message>
        <message>
            <source>The game</source>
            <translation>Gra</translation>
        </message>
        <message>
            <source>Setup</source>
            <translation>Przygotowanie gry</translation>
        </message>
        <message>
            <source>Step by step</source>
            <translation>Krok po kroku</translation>
        </message>
        <message>
            <source>All at once</source>
            <translation>Od razu</translation>
        </message>
        <message>
            <source>Fewer options</source>
            <translation>Mniej</translation>
        </message>
        <message>
            <source>More options: turn order, rulings, seed</source>
            <translation>Więcej: kolejność, kwestie sporne, liczba startowa</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Liczba startowa</translation>
        </message>
        <message>
            <source>Random seed</source>
            <translation>Losowa</translation>
        </message>
        <message>
            <source>Question by question</source>
            <translation>Kwestia po kwestii</translation>
        </message>
        <message>
            <source>The same number always gives the same setup and the same random draws.</source>
            <translation>Ta sama liczba daje to samo przygotowanie gry i te same losowania.</translation>
        </message>
    </context>
    <context>
        <name>GameRow</name>
        <message numerus="yes">
            <source>Finished: %n point(s)</source>
            <comment>the best score of a finished game</comment>
            <translation>
                <numerusform>Ukończona: %n punkt</numerusform>
                <numerusform>Ukończona: %n punkty</numerusform>
                <numerusform>Ukończona: %n punktów</numerusform>
            </translation>
        </message>
        <message>
            <source>Round %1 of %2</source>
            <translation>Runda %1 z %2</translation>
        </message>
        <message>
            <source>This game is open in another window: here you can view it, but not play it.</source>
            <translation>Ta gra jest otwarta w innym oknie: tutaj można ją oglądać, ale nie grać.</translation>
        </message>
        <message>
            <source>This game cannot be opened completely: %1</source>
            <translation>Tej gry nie da się otworzyć w całości: %1</translation>
        </message>
        <message>
            <source>solo</source>
            <comment>a game of one person against the rule-driven opponent</comment>
            <translation>solo</translation>
        </message>
        <message>
            <source>%1 – the file is left as it is. You can continue from the last intact move in a copy.</source>
            <translation>%1 – plik pozostaje bez zmian. W kopii możesz grać dalej od ostatniego nieuszkodzonego ruchu.</translation>
        </message>
        <message>
            <source>%1 – the file is left as it is. Other games are not affected.</source>
            <translation>%1 – plik pozostaje bez zmian. Innych gier to nie dotyczy.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Graj dalej</translation>
        </message>
        <message>
            <source>Continue from the last intact move</source>
            <translation>Graj dalej od ostatniego nieuszkodzonego ruchu</translation>
        </message>
        <message>
            <source>View</source>
            <translation>Obejrzyj</translation>
        </message>
        <message>
            <source>View only</source>
            <translation>Tylko obejrzyj</translation>
        </message>
        <message>
            <source>Export to a file</source>
            <translation>Kopiuj do pliku</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Usuń</translation>
        </message>
        <message>
            <source>Checking how far this game has got…</source>
            <translation>Sprawdzanie, jak daleko zaszła ta gra…</translation>
        </message>
    </context>
    <context>
        <name>GameStrip</name>
        <message>
            <source>Unfinished game</source>
            <translation>Niedokończona gra</translation>
        </message>
        <message numerus="yes">
            <source>%n saved game(s)</source>
            <translation>
                <numerusform>%n zapisana gra</numerusform>
                <numerusform>%n zapisane gry</numerusform>
                <numerusform>%n zapisanych gier</numerusform>
            </translation>
        </message>
        <message>
            <source>Round %1 of %2, %3</source>
            <comment>round, rounds, date and time</comment>
            <translation>Runda %1 z %2, %3</translation>
        </message>
        <message>
            <source>All games (%1)</source>
            <translation>Wszystkie gry (%1)</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Pokaż</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Kontynuuj</translation>
        </message>
    </context>
    <context>
        <name>GamesPage</name>
        <message>
            <source>Saved games</source>
            <translation>Zapisane gry</translation>
        </message>
        <message>
            <source>Every move is saved at once. You can leave a game and resume it at any time, and keep as many games going as you like.</source>
            <translation>Każdy ruch jest od razu zapisywany. Każdą grę możesz przerwać i później do niej wrócić; naraz możesz ich prowadzić, ile chcesz.</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nowa gra</translation>
        </message>
        <message>
            <source>Import a game from a file</source>
            <translation>Wczytaj grę z pliku</translation>
        </message>
        <message>
            <source>You have not started a game yet.</source>
            <translation>Nie ma jeszcze żadnej gry.</translation>
        </message>
        <message>
            <source>Delete this game?</source>
            <translation>Usunąć tę grę?</translation>
        </message>
        <message>
            <source>Keep the game</source>
            <translation>Zachowaj grę</translation>
        </message>
        <message>
            <source>The file will be deleted. This cannot be undone.</source>
            <translation>Plik zostanie usunięty. Nie da się go odzyskać.</translation>
        </message>
        <message>
            <source>The game played by %1 will be deleted. This cannot be undone.</source>
            <translation>Gra (%1) zostanie usunięta. Nie da się jej odzyskać.</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Usuń</translation>
        </message>
        <message>
            <source>%1 could not be imported: %2</source>
            <translation>Nie udało się wczytać pliku %1: %2</translation>
        </message>
        <message>
            <source>Join a table</source>
            <translation>Dołącz do stołu</translation>
        </message>
    </context>
    <context>
        <name>GrowthChart</name>
        <message>
            <source>Start</source>
            <comment>of the game, head of a column</comment>
            <translation>Początek</translation>
        </message>
        <message>
            <source>End</source>
            <comment>of the game, head of a column</comment>
            <translation>Koniec</translation>
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
            <translation>{who}, zaczynasz</translation>
        </message>
        <message>
            <source>Your turn, {who}</source>
            <translation>Twoja tura, {who}</translation>
        </message>
        <message>
            <source>{who}, you have a decision to make</source>
            <translation>Twoja decyzja, {who}</translation>
        </message>
        <message>
            <source>Round {round} · lieutenants at home: {n}</source>
            <translation>Runda {round} · Namiestnicy w posiadłości: {n}</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>Runda {round}</translation>
        </message>
        <message>
            <source>Thank you, {who}. Next: {next}</source>
            <translation>Dziękujemy, {who}. Teraz gra {next}</translation>
        </message>
        <message>
            <source>Since your last move</source>
            <translation>Od twojego ostatniego ruchu</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Więcej</translation>
        </message>
        <message>
            <source>Show the table</source>
            <translation>Odsłoń stół</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>The table stays covered until you are ready.</source>
            <translation>Stół pozostaje zasłonięty, dopóki go nie odsłonisz.</translation>
        </message>
        <message>
            <source>Show it</source>
            <translation>Pokaż to</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Wystarczy</translation>
        </message>
        <message>
            <source>Since the game began</source>
            <translation>Od początku gry</translation>
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
            <translation>Odtwórz grę</translation>
        </message>
        <message>
            <source>Fast; press for normal speed</source>
            <translation>Szybko; naciśnij, by zwolnić</translation>
        </message>
        <message>
            <source>Normal speed; press for fast</source>
            <translation>Zwykłe tempo; naciśnij, by przyspieszyć</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>Jeden krok wstecz</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>Jeden krok naprzód</translation>
        </message>
        <message>
            <source>Try out from here</source>
            <translation>Próba od tego miejsca</translation>
        </message>
        <message>
            <source>Close the game history</source>
            <translation>Zamknij przebieg gry</translation>
        </message>
        <message>
            <source>Game history</source>
            <translation>Przebieg gry</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>Learn</source>
            <translation>Nauka</translation>
        </message>
        <message>
            <source>Short lessons at a real table. You make the moves; the master explains.</source>
            <translation>Krótkie lekcje przy prawdziwym stole. Ty wykonujesz ruchy, mistrz objaśnia.</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n lesson(s)</source>
            <translation>
                <numerusform>%1: %n lekcja</numerusform>
                <numerusform>%1: %n lekcje</numerusform>
                <numerusform>%1: %n lekcji</numerusform>
            </translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Gra</translation>
        </message>
        <message>
            <source>Full games with all the rules, on one screen.</source>
            <translation>Całe partie ze wszystkimi zasadami, przy jednym ekranie.</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Zasady</translation>
        </message>
        <message>
            <source>Every rule in plain words, linked to the rules around it.</source>
            <translation>Każda zasada prostymi słowami, z odsyłaczami do pokrewnych.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ustawienia</translation>
        </message>
        <message>
            <source>Language, theme, text size, animation.</source>
            <translation>Język, światło, wielkość tekstu, animacje.</translation>
        </message>
        <message>
            <source>About this program</source>
            <translation>O programie</translation>
        </message>
        <message>
            <source>A teaching aid made by players. Not affiliated with the designers or publishers of the games; you need your own copy.</source>
            <translation>Pomoc w nauce, tworzona przez graczy. Bez powiązań z autorami i wydawcami gier; potrzebny jest własny egzemplarz.</translation>
        </message>
        <message>
            <source>Board games set in the Middle Ages, taught at your own table</source>
            <translation>Gry planszowe o średniowieczu – nauka przy własnym stole</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1, in five languages</source>
            <translation>%1, w pięciu językach</translation>
        </message>
        <message>
            <source>Join a table</source>
            <translation>Dołącz do stołu</translation>
        </message>
    </context>
    <context>
        <name>InvitePage</name>
        <message>
            <source>Invite devices</source>
            <translation>Zaproś urządzenia</translation>
        </message>
        <message>
            <source>Whoever has the code can join this table on a device of their own, in the same network. The devices talk to each other directly and encrypted, without any server in between.</source>
            <translation>Kto ma kod, może dołączyć do tego stołu na własnym urządzeniu w tej samej sieci. Urządzenia łączą się bezpośrednio i szyfrują wszystko, bez żadnego serwera pośrodku.</translation>
        </message>
        <message>
            <source>Opening the table…</source>
            <translation>Otwieranie stołu…</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Spróbuj ponownie</translation>
        </message>
        <message>
            <source>Invite</source>
            <translation>Zaproś</translation>
        </message>
        <message>
            <source>The code as a picture for cameras</source>
            <translation>Kod jako obraz dla aparatu</translation>
        </message>
        <message>
            <source>Code: %1</source>
            <translation>Kod: %1</translation>
        </message>
        <message>
            <source>Copy the code</source>
            <translation>Skopiuj kod</translation>
        </message>
        <message>
            <source>Stop inviting</source>
            <translation>Zakończ zapraszanie</translation>
        </message>
        <message>
            <source>The code has been copied.</source>
            <translation>Kod skopiowano.</translation>
        </message>
        <message>
            <source>Address of this device</source>
            <translation>Adres tego urządzenia</translation>
        </message>
        <message>
            <source>This device is in several networks. Choose the address in the network of the others.</source>
            <translation>To urządzenie jest w kilku sieciach. Wybierz adres z sieci pozostałych.</translation>
        </message>
        <message>
            <source>The keychain of this system does not answer: the code holds until the program is closed. After that, give out a new one.</source>
            <translation>Pęk kluczy tego systemu nie odpowiada: kod działa do zamknięcia programu. Potem podaj nowy.</translation>
        </message>
        <message>
            <source>Who plays where</source>
            <translation>Kto gdzie gra</translation>
        </message>
        <message>
            <source>To the table</source>
            <translation>Do stołu</translation>
        </message>
        <message>
            <source>Take this seat back?</source>
            <translation>Odebrać to miejsce?</translation>
        </message>
        <message>
            <source>Free this seat?</source>
            <translation>Zwolnić to miejsce?</translation>
        </message>
        <message>
            <source>Stop inviting?</source>
            <translation>Zakończyć zapraszanie?</translation>
        </message>
        <message>
            <source>Leave it as it is</source>
            <translation>Zostaw bez zmian</translation>
        </message>
        <message>
            <source>Somebody plays this seat on another device and loses it.</source>
            <translation>Ktoś gra na tym miejscu na innym urządzeniu i straci to miejsce.</translation>
        </message>
        <message>
            <source>The other devices are disconnected, and everything is played on this screen. Whoever has a seat comes back to it when you invite again.</source>
            <translation>Pozostałe urządzenia zostaną rozłączone, a gra toczy się dalej na tym ekranie. Kto ma miejsce, wróci na nie, gdy zaprosisz ponownie.</translation>
        </message>
        <message>
            <source>The other devices are disconnected, and everything is played on this screen. Whoever has a seat comes back to it when you invite again; guests from other homes when you open the table to them again.</source>
            <translation>Pozostałe urządzenia zostaną rozłączone, a gra toczy się dalej na tym ekranie. Kto ma miejsce, wróci na nie, gdy zaprosisz ponownie; goście z innych domów – gdy znowu otworzysz dla nich stół.</translation>
        </message>
        <message>
            <source>Take the seat back</source>
            <translation>Odbierz miejsce</translation>
        </message>
        <message>
            <source>Free the seat</source>
            <translation>Zwolnij miejsce</translation>
        </message>
        <message>
            <source>Choose which seats are played on other devices. Whoever joins without a free seat looks on.</source>
            <translation>Wybierz, na których miejscach będzie się grać na innych urządzeniach. Kto dołączy bez wolnego miejsca, ogląda grę.</translation>
        </message>
        <message>
            <source>Devices on this network need only this short code:</source>
            <translation>Urządzeniom w tej sieci wystarczy ten krótki kod:</translation>
        </message>
        <message>
            <source>Short code: %1</source>
            <translation>Krótki kod: %1</translation>
        </message>
        <message>
            <source>The whole code, for devices that do not find the table by themselves:</source>
            <translation>Cały kod dla urządzeń, które same nie znajdują stołu:</translation>
        </message>
    </context>
    <context>
        <name>JoinPage</name>
        <message>
            <source>Try again</source>
            <translation>Spróbuj ponownie</translation>
        </message>
        <message>
            <source>Join a table</source>
            <translation>Dołącz do stołu</translation>
        </message>
        <message>
            <source>The host opens a table with “Invite devices” and gives you its code. Capital and small letters, blanks and hyphens make no difference.</source>
            <translation>Stół otwiera się na innym urządzeniu przyciskiem „Zaproś urządzenia”; tam jest pokazany kod. Wielkość liter, odstępy i łączniki nie mają znaczenia.</translation>
        </message>
        <message>
            <source>Code of the table</source>
            <translation>Kod stołu</translation>
        </message>
        <message>
            <source>Type or paste the code</source>
            <translation>Wpisz lub wklej kod</translation>
        </message>
        <message>
            <source>Connect</source>
            <translation>Połącz</translation>
        </message>
        <message>
            <source>Tables you sit at</source>
            <translation>Stoły, przy których masz miejsce</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>game, names of players</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Go on at this table</source>
            <translation>Graj dalej przy tym stole</translation>
        </message>
        <message>
            <source>Forget this table</source>
            <translation>Zapomnij ten stół</translation>
        </message>
        <message>
            <source>Looking for the table…</source>
            <translation>Szukanie stołu…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Sit down</source>
            <translation>Zajmij miejsce</translation>
        </message>
        <message>
            <source>Look on</source>
            <translation>Oglądaj grę</translation>
        </message>
        <message>
            <source>Leave this table</source>
            <translation>Odejdź od stołu</translation>
        </message>
        <message>
            <source>Forget this table?</source>
            <translation>Zapomnieć ten stół?</translation>
        </message>
        <message>
            <source>Keep the seats</source>
            <translation>Zachowaj miejsca</translation>
        </message>
        <message>
            <source>Type the short code that “%1” shows under “Invite devices”.</source>
            <comment>name of a device</comment>
            <translation>Wpisz krótki kod, który urządzenie „%1” pokazuje na stronie „Zaproś urządzenia”.</translation>
        </message>
        <message>
            <source>Tables nearby</source>
            <translation>Stoły w pobliżu</translation>
        </message>
        <message>
            <source>%1 on “%2”</source>
            <comment>game, name of a device</comment>
            <translation>%1 na urządzeniu „%2”</translation>
        </message>
        <message>
            <source>Join this table</source>
            <translation>Dołącz do tego stołu</translation>
        </message>
        <message>
            <source>This device gives up its seats at this table and can no longer play them. If the host cannot be reached, the seats remain taken until they are freed there.</source>
            <translation>To urządzenie odda swoje miejsca przy tym stole i nie będzie już można na nim na tych miejscach grać. Jeśli drugie urządzenie nie odpowie, miejsca pozostaną zajęte, dopóki nie zostaną zwolnione tam, gdzie stoi stół.</translation>
        </message>
        <message>
            <source>The seats are free again.</source>
            <translation>Miejsca są znowu wolne.</translation>
        </message>
        <message>
            <source>The host is away. The seats are free again as soon as it is back.</source>
            <translation>Urządzenie ze stołem jest teraz rozłączone. Miejsca zwolnią się, gdy tylko wróci.</translation>
        </message>
        <message>
            <source>The host cannot be reached: the seats remain taken until they are freed there.</source>
            <translation>Drugie urządzenie nie odpowiada: miejsca pozostaną zajęte, dopóki nie zostaną zwolnione tam, gdzie stoi stół.</translation>
        </message>
        <message>
            <source>This invitation leads through a broker. The host tells you the user and the password for it.</source>
            <translation>To zaproszenie prowadzi przez brokera. Nazwę użytkownika i hasło do niego poda ci ten, kto zaprasza.</translation>
        </message>
        <message>
            <source>The host is away. You can take a seat as soon as it is back.</source>
            <translation>Urządzenie ze stołem jest teraz rozłączone. Miejsce zajmiesz, gdy tylko wróci.</translation>
        </message>
        <message>
            <source>No other table needs your password at this broker. It is removed from the keychain.</source>
            <translation>Twojego hasła u tego brokera nie potrzebuje żaden inny stół. Zostanie usunięte z pęku kluczy.</translation>
        </message>
    </context>
    <context>
        <name>KeyCard</name>
        <message>
            <source>next area of the table; with something picked up, the next place it can go</source>
            <translation>następny obszar stołu, a gdy coś jest podniesione, następne możliwe miejsce</translation>
        </message>
        <message>
            <source>the current question and its buttons</source>
            <translation>pytanie i jego przyciski</translation>
        </message>
        <message>
            <source>Playing</source>
            <translation>Gra</translation>
        </message>
        <message>
            <source>the gold button while it shows ⏎; otherwise what the focused item does</source>
            <translation>złoty przycisk, gdy jest na nim ⏎; w innym razie to, co robi zaznaczony element</translation>
        </message>
        <message>
            <source>the area showing that digit</source>
            <translation>obszar z tą cyfrą</translation>
        </message>
        <message>
            <source>the button showing that letter</source>
            <translation>przycisk z tą literą</translation>
        </message>
        <message>
            <source>close, put a piece back, go back</source>
            <translation>zamknięcie, odłożenie, powrót</translation>
        </message>
        <message>
            <source>undo, redo</source>
            <translation>cofnięcie, ponowienie</translation>
        </message>
        <message>
            <source>game history</source>
            <translation>przebieg gry</translation>
        </message>
        <message>
            <source>try something out, then come back</source>
            <translation>próba i powrót do gry</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Pomoc</translation>
        </message>
        <message>
            <source>rule for the focused item; away from the table, F1 opens this card</source>
            <translation>zasada zaznaczonego elementu; poza stołem F1 otwiera tę kartę</translation>
        </message>
        <message>
            <source>hint</source>
            <translation>wskazówka</translation>
        </message>
        <message>
            <source>game log</source>
            <translation>dziennik gry</translation>
        </message>
        <message>
            <source>this card</source>
            <translation>ta karta</translation>
        </message>
        <message>
            <source>The program</source>
            <translation>Program</translation>
        </message>
        <message>
            <source>full screen</source>
            <translation>pełny ekran</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Klawisze</translation>
        </message>
        <message>
            <source>language; in the rules, X swaps the two languages</source>
            <translation>język; w zasadach X zamienia języki miejscami</translation>
        </message>
        <message>
            <source>back; also leaves the table, and the game is saved</source>
            <translation>powrót; także wyjście od stołu, a gra zostaje zapisana</translation>
        </message>
        <message>
            <source>new game</source>
            <translation>nowa gra</translation>
        </message>
        <message>
            <source>saved games</source>
            <translation>zapisane gry</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>ustawienia</translation>
        </message>
        <message>
            <source>to the top or the bottom of a page</source>
            <translation>początek lub koniec strony</translation>
        </message>
        <message>
            <source>close the page; on the home page, close the program</source>
            <translation>zamknięcie strony, a na pierwszej – programu</translation>
        </message>
        <message>
            <source>in the rules: print</source>
            <translation>w zasadach: drukowanie</translation>
        </message>
        <message>
            <source>quit; everything is saved</source>
            <translation>zakończenie; wszystko jest zapisane</translation>
        </message>
        <message>
            <source>Letters, digits and symbols work only together with Alt.</source>
            <translation>Litery, cyfry i znaki działają tylko razem z Alt.</translation>
        </message>
        <message>
            <source>the rule for this step</source>
            <translation>zasada tego kroku</translation>
        </message>
        <message>
            <source>what the focused item is and what it gives</source>
            <translation>czym jest i co daje zaznaczony element</translation>
        </message>
        <message>
            <source>Finding your way</source>
            <translation>Poruszanie się po stole</translation>
        </message>
    </context>
    <context>
        <name>KeyWords</name>
        <message>
            <source>next item in that direction</source>
            <translation>następny element w tym kierunku</translation>
        </message>
        <message>
            <source>zoom in, zoom out, show the whole board</source>
            <translation>powiększenie i pomniejszenie planszy, widok całości</translation>
        </message>
        <message>
            <source>end the turn, continue</source>
            <translation>koniec tury, dalej</translation>
        </message>
    </context>
    <context>
        <name>LanguageMenu</name>
        <message>
            <source>Language</source>
            <translation>Język</translation>
        </message>
        <message>
            <source>For %1 only; the other players keep their language</source>
            <extracomment>%1 is the name of the player who has to act: the choice of language is for that player alone</extracomment>
            <translation>Tylko dla: %1. Pozostali zachowują swój język</translation>
        </message>
    </context>
    <context>
        <name>LanguagePage</name>
        <message>
            <source>Choose your language</source>
            <translation>Wybierz język</translation>
        </message>
        <message>
            <source>You can change it at any time, on any page, by pressing X.</source>
            <translation>Możesz go zmienić w każdej chwili i na każdej stronie klawiszem X.</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <source>Points so far</source>
            <translation>Punkty do tej pory</translation>
        </message>
        <message>
            <source>Rats so far</source>
            <translation>Szczury do tej pory</translation>
        </message>
        <message>
            <source>Right first time</source>
            <translation>Dobrze za pierwszym razem</translation>
        </message>
        <message>
            <source>Think about the question for a moment; the next hint says more.</source>
            <translation>Zastanów się chwilę nad pytaniem: następna wskazówka powie więcej.</translation>
        </message>
        <message>
            <source>There is nothing to do on the board now. Read the card, then continue.</source>
            <translation>Na planszy nie ma teraz nic do zrobienia. Przeczytaj kartę i przejdź dalej.</translation>
        </message>
        <message>
            <source>Right: the drill is solved.</source>
            <translation>Dobrze: ćwiczenie rozwiązane.</translation>
        </message>
        <message>
            <source>Answer the question on the card first.</source>
            <translation>Najpierw odpowiedz na pytanie z karty.</translation>
        </message>
        <message>
            <source>That does not answer this question. Check what the card asks for.</source>
            <translation>To nie jest odpowiedź na to pytanie. Sprawdź, o co pyta karta.</translation>
        </message>
        <message>
            <source>That is allowed. The lesson continues once you do what the card asks for.</source>
            <translation>To wolno. Lekcja ruszy dalej, gdy zrobisz to, o co prosi karta.</translation>
        </message>
        <message>
            <source>Empty seat: {who}</source>
            <translation>Puste miejsce: {who}</translation>
        </message>
        <message>
            <source>Nobody sits here, so the program makes the moves. Whoever joins later can take this seat.</source>
            <translation>Nikt tu nie siedzi, więc ruchy wykonuje program. Kto dołączy później, może zająć to miejsce.</translation>
        </message>
        <message>
            <source>This is step {step} of {steps}, “{title}”, and it is your turn.</source>
            <translation>To krok {step} z {steps}, „{title}”, i teraz twoja kolej.</translation>
        </message>
        <message>
            <source>This is step {step} of {steps}, “{title}”, and the turn is {who}’s.</source>
            <translation>To krok {step} z {steps}, „{title}”; teraz kolej: {who}.</translation>
        </message>
        <message>
            <source>This is step {step} of {steps}, “{title}”, and it is for all of you.</source>
            <translation>To krok {step} z {steps}, „{title}”, i jest dla was wszystkich.</translation>
        </message>
        <message>
            <source>That is not the right answer yet.</source>
            <translation>To jeszcze nie jest poprawna odpowiedź.</translation>
        </message>
    </context>
    <context>
        <name>LessonCard</name>
        <message numerus="yes">
            <source>About %n minute(s)</source>
            <translation>
                <numerusform>Około %n minuty</numerusform>
                <numerusform>Około %n minut</numerusform>
                <numerusform>Około %n minut</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s)</source>
            <translation>
                <numerusform>%n krok</numerusform>
                <numerusform>%n kroki</numerusform>
                <numerusform>%n kroków</numerusform>
            </translation>
        </message>
        <message>
            <source>Finished</source>
            <translation>Ukończona</translation>
        </message>
        <message>
            <source>You are on step %1</source>
            <translation>Jesteś przy kroku %1</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Kontynuuj</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Jeszcze raz</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Zacznij</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Od początku</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>a lesson and its game</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>Optional</source>
            <translation>Dla chętnych</translation>
        </message>
        <message>
            <source>Builds on: %1</source>
            <extracomment>titles of earlier lessons</extracomment>
            <translation>Opiera się na: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n rule(s) due for review</source>
            <translation>
                <numerusform>%n zasada do powtórki</numerusform>
                <numerusform>%n zasady do powtórki</numerusform>
                <numerusform>%n zasad do powtórki</numerusform>
            </translation>
        </message>
        <message>
            <source>Practise</source>
            <translation>Ćwicz</translation>
        </message>
    </context>
    <context>
        <name>LessonFault</name>
        <message>
            <source>{step}: the start cannot be reached: {detail}.</source>
            <translation>{step}: początek jest nieosiągalny: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the engine rejects a line of the script: {detail}.</source>
            <translation>{step}: silnik odrzuca wiersz scenariusza: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the solution does not reach the goal: {detail}.</source>
            <translation>{step}: rozwiązanie nie prowadzi do celu: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the goal is reached before the end of the solution, after: {detail}.</source>
            <translation>{step}: cel jest osiągnięty przed końcem rozwiązania, po: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the move being watched does not reach the goal.</source>
            <translation>{step}: pokazane ruchy nie spełniają celu.</translation>
        </message>
        <message>
            <source>{step}: the answer in skip_by is wrong: {detail}.</source>
            <translation>{step}: odpowiedź w skip_by nie jest prawidłowa: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the lesson does not end.</source>
            <translation>{step}: lekcja się nie kończy.</translation>
        </message>
        <message>
            <source>The lesson says it teaches {detail}, but nothing in it uses that rule.</source>
            <translation>Lekcja zapowiada naukę zasady {detail}, a nic w niej z tej zasady nie korzysta.</translation>
        </message>
        <message>
            <source>{step}: no specific answer for: {detail}.</source>
            <translation>{step}: brak osobnej odpowiedzi na: {detail}.</translation>
        </message>
        <message>
            <source>{step}: undoing leads to a different position: {detail}.</source>
            <translation>{step}: cofnięcie daje inną pozycję: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the solution no longer reaches the goal after: {detail}.</source>
            <translation>{step}: rozwiązanie nie prowadzi już do celu po: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the goal is reached in a way that a later solution does not expect: {detail}.</source>
            <translation>{step}: cel jest osiągany w sposób, którego nie przewiduje późniejsze rozwiązanie: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the target does not exist: {detail}.</source>
            <translation>{step}: nie ma wskazanego miejsca: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the step was reached again in a different position.</source>
            <translation>{step}: do tego samego kroku prowadzi inna pozycja.</translation>
        </message>
        <message>
            <source>The learner’s first move comes too late: {detail}.</source>
            <translation>Pierwszy własny ruch przychodzi za późno: {detail}.</translation>
        </message>
        <message>
            <source>Half of the steps are too long: {detail}.</source>
            <translation>Połowa kroków jest za długa: {detail}.</translation>
        </message>
        <message>
            <source>Too many steps only explain: {detail}.</source>
            <translation>Zbyt wiele kroków tylko opowiada: {detail}.</translation>
        </message>
        <message>
            <source>{step}: too many words: {detail}.</source>
            <translation>{step}: za dużo słów: {detail}.</translation>
        </message>
        <message>
            <source>{step}: a past tense that assumes the reader’s gender: {detail}.</source>
            <translation>{step}: czas przeszły, który z góry zakłada płeć czytelnika: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the marks differ from the English ones: {detail}.</source>
            <translation>{step}: inne znaczniki niż po angielsku: {detail}.</translation>
        </message>
        <message>
            <source>The term in this language is hardly used: {detail}.</source>
            <translation>Termin w tym języku prawie się nie pojawia: {detail}.</translation>
        </message>
        <message>
            <source>{step}: a mark points at a wrong answer: {detail}.</source>
            <translation>{step}: znacznik wskazuje błędną odpowiedź: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the words next to a mark do not name its target: {detail}.</source>
            <translation>{step}: słowa obok znacznika nie mówią o tym, co wskazuje: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the move is not up to that seat: {detail}.</source>
            <translation>{step}: ruch nie należy do tego miejsca: {detail}.</translation>
        </message>
        <message>
            <source>{step}: somebody waits too long: {detail}.</source>
            <translation>{step}: ktoś czeka zbyt długo: {detail}.</translation>
        </message>
        <message>
            <source>{step}: exactly one answer should be right on the table, found {detail}.</source>
            <translation>{step}: na stole powinna się zgadzać dokładnie jedna odpowiedź, znaleziono: {detail}.</translation>
        </message>
    </context>
    <context>
        <name>LessonsPage</name>
        <message>
            <source>Learn</source>
            <translation>Nauka</translation>
        </message>
        <message>
            <source>Each lesson is a real game at a real table. Leave whenever you like: your place is kept.</source>
            <translation>Każda lekcja to prawdziwa gra na prawdziwym stole. Możesz wyjść, kiedy chcesz: program zapamięta twoje miejsce.</translation>
        </message>
        <message>
            <source>Learning progress</source>
            <translation>Postępy w nauce</translation>
        </message>
        <message>
            <source>One evening</source>
            <translation>Jeden wieczór</translation>
        </message>
        <message>
            <source>I know similar games</source>
            <translation>Znam podobne gry</translation>
        </message>
        <message>
            <source>From the box</source>
            <translation>Od pudełka</translation>
        </message>
        <message>
            <source>Whole course</source>
            <translation>Cały kurs</translation>
        </message>
        <message>
            <source>The shortest way to a first game tonight. Tips during play explain the rest.</source>
            <translation>Najkrótsza droga do pierwszej gry jeszcze dziś wieczorem. Resztę wyjaśniają wskazówki podczas gry.</translation>
        </message>
        <message>
            <source>For people who play modern board games: the lessons about what is particular to this game.</source>
            <translation>Dla osób, które grają w nowoczesne gry planszowe: lekcje o tym, co w tej grze szczególne.</translation>
        </message>
        <message>
            <source>Set up your own copy of the game first, then learn to play it.</source>
            <translation>Najpierw rozkładasz własny egzemplarz gry, potem uczysz się w nią grać.</translation>
        </message>
        <message>
            <source>All lessons in teaching order, from the first move to the final score.</source>
            <translation>Wszystkie lekcje po kolei, od pierwszego ruchu do punktacji końcowej.</translation>
        </message>
        <message>
            <source>Which lessons</source>
            <translation>Które lekcje</translation>
        </message>
        <message numerus="yes">
            <source>%n lesson(s)</source>
            <translation>
                <numerusform>%n lekcja</numerusform>
                <numerusform>%n lekcje</numerusform>
                <numerusform>%n lekcji</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About %n minute(s)</source>
            <translation>
                <numerusform>Około %n minuty</numerusform>
                <numerusform>Około %n minut</numerusform>
                <numerusform>Około %n minut</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them finished</source>
            <translation>
                <numerusform>Ukończono %n</numerusform>
                <numerusform>Ukończono %n</numerusform>
                <numerusform>Ukończono %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Learn together</source>
            <translation>Nauka przy wspólnym stole</translation>
        </message>
        <message>
            <source>A first round for everybody at this screen, each in their own language.</source>
            <translation>Pierwsza runda dla wszystkich przy tym ekranie; każda osoba czyta w swoim języku.</translation>
        </message>
        <message>
            <source>Ten questions</source>
            <translation>Dziesięć pytań</translation>
        </message>
        <message>
            <source>Over positions from real games: what you have met comes first.</source>
            <translation>W sytuacjach z prawdziwych partii: najpierw to, co już znasz.</translation>
        </message>
        <message numerus="yes">
            <source>Refresher: %n rule(s) due for review</source>
            <translation>
                <numerusform>Powtórka: %n zasada</numerusform>
                <numerusform>Powtórka: %n zasady</numerusform>
                <numerusform>Powtórka: %n zasad</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>From your games: %n rule(s) to practise</source>
            <translation>
                <numerusform>Z twoich partii: %n zasada do przećwiczenia</numerusform>
                <numerusform>Z twoich partii: %n zasady do przećwiczenia</numerusform>
                <numerusform>Z twoich partii: %n zasad do przećwiczenia</numerusform>
            </translation>
        </message>
        <message>
            <source>Which game</source>
            <translation>Która gra</translation>
        </message>
    </context>
    <context>
        <name>LibraryPage</name>
        <message>
            <source>Rules</source>
            <translation>Zasady</translation>
        </message>
        <message>
            <source>Sent to the printer: %1</source>
            <extracomment>%1 is the name of a printer</extracomment>
            <translation>Wysłano do drukarki: %1</translation>
        </message>
        <message>
            <source>Saved: %1</source>
            <translation>Zapisano: %1</translation>
        </message>
    </context>
    <context>
        <name>Lieutenants</name>
        <message>
            <source>Lieutenant %1, at home</source>
            <translation>Namiestnik %1, w posiadłości</translation>
        </message>
        <message>
            <source>Lieutenant %1, resting until the next round</source>
            <translation>Namiestnik %1, odpoczywa do następnej rundy</translation>
        </message>
        <message>
            <source>Lieutenant %1, standing: %2</source>
            <translation>Namiestnik %1, stoi: %2</translation>
        </message>
        <message>
            <source>Lieutenant %1, lying: %2</source>
            <translation>Namiestnik %1, leży: %2</translation>
        </message>
    </context>
    <context>
        <name>LinkStrip</name>
        <message>
            <source>The connection to the host is lost. The table comes back by itself; your seats remain yours.</source>
            <translation>Połączenie ze stołem jest zerwane. Stół wróci sam; twoje miejsca pozostają twoje.</translation>
        </message>
        <message>
            <source>Connected to the host; you are looking on.</source>
            <translation>Jest połączenie ze stołem; oglądasz grę.</translation>
        </message>
        <message>
            <source>Connected to the host.</source>
            <translation>Jest połączenie ze stołem.</translation>
        </message>
        <message numerus="yes">
            <source>%n seat(s) played on other devices.</source>
            <translation>
                <numerusform>Na innych urządzeniach gra się na %n miejscu.</numerusform>
                <numerusform>Na innych urządzeniach gra się na %n miejscach.</numerusform>
                <numerusform>Na innych urządzeniach gra się na %n miejscach.</numerusform>
            </translation>
        </message>
        <message>
            <source>Others can join now.</source>
            <translation>Inni mogą teraz dołączyć.</translation>
        </message>
        <message>
            <source>Show the code</source>
            <translation>Pokaż kod</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Spróbuj ponownie</translation>
        </message>
        <message>
            <source>Looking for the table…</source>
            <translation>Szukanie stołu…</translation>
        </message>
        <message>
            <source>Take a seat</source>
            <translation>Zajmij miejsce</translation>
        </message>
        <message>
            <source>No keychain answers: your seats are yours until the program is closed.</source>
            <translation>Pęk kluczy nie odpowiada: miejsca są twoje do zamknięcia programu.</translation>
        </message>
        <message>
            <source>No keychain answers: the code holds until the program is closed.</source>
            <translation>Pęk kluczy nie odpowiada: kod działa do zamknięcia programu.</translation>
        </message>
        <message>
            <source>The host is away. What you do waits for it.</source>
            <translation>Urządzenie ze stołem jest rozłączone. To, co robisz, poczeka na nie.</translation>
        </message>
        <message>
            <source>The host is away. Your move is waiting for its answer.</source>
            <translation>Urządzenie ze stołem jest rozłączone. Twój ruch czeka na jego odpowiedź.</translation>
        </message>
        <message>
            <source>Not connected now: %1.</source>
            <comment>names of players</comment>
            <translation>Teraz bez połączenia: %1.</translation>
        </message>
        <message>
            <source>No seat is free for others.</source>
            <translation>Dla innych nie ma wolnego miejsca.</translation>
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message>
            <source>Log</source>
            <translation>Dziennik</translation>
        </message>
        <message>
            <source>Close the log</source>
            <translation>Zamknij dziennik</translation>
        </message>
        <message>
            <source>Nothing has happened yet.</source>
            <translation>Nic się jeszcze nie wydarzyło.</translation>
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
            <translation>Otwieranie gry</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>This is taking longer than usual: the file is large or the disk is slow. If you cancel, the game stays as it is.</source>
            <translation>To trwa dłużej niż zwykle: plik jest duży albo dysk działa wolno. Jeśli anulujesz, gra pozostanie bez zmian.</translation>
        </message>
        <message>
            <source>This could not be opened</source>
            <translation>Tego nie udało się otworzyć</translation>
        </message>
        <message>
            <source>Your saved game goes further</source>
            <translation>Twoja zapisana gra jest dalej</translation>
        </message>
        <message>
            <source>“%1” is an older copy of a game that is among your saved games already. The saved game goes further, and that one was opened.</source>
            <translation>„%1” to starsza kopia gry, którą masz już wśród zapisanych. Zapisana gra jest dalej i to ona została otwarta.</translation>
        </message>
    </context>
    <context>
        <name>MarketTile</name>
        <message>
            <source>None left</source>
            <translation>Brak</translation>
        </message>
    </context>
    <context>
        <name>Markets</name>
        <message>
            <source>Offers</source>
            <translation>Oferta</translation>
        </message>
        <message>
            <source>Hut upgrades</source>
            <translation>Ulepszenia Chat</translation>
        </message>
        <message>
            <source>Carts</source>
            <translation>Wozy</translation>
        </message>
        <message>
            <source>Workshops</source>
            <translation>Warsztaty</translation>
        </message>
        <message>
            <source>Refresh the three hut upgrades</source>
            <translation>Wymień trzy ulepszenia Chat</translation>
        </message>
        <message>
            <source>Refresh the three workshops</source>
            <translation>Wymień trzy Warsztaty</translation>
        </message>
    </context>
    <context>
        <name>MessinaBox</name>
        <message>
            <source>Player boards</source>
            <translation>Plansze Graczy</translation>
        </message>
        <message>
            <source>Side a, all the same</source>
            <translation>Strona a, wszystkie jednakowe</translation>
        </message>
        <message>
            <source>Side b, all different</source>
            <translation>Strona b, każda inna</translation>
        </message>
        <message>
            <source>Scroll boards</source>
            <translation>Plansze Zwojów</translation>
        </message>
        <message>
            <source>With the book priority tile</source>
            <translation>Z kafelkiem Priorytetu Kronik</translation>
        </message>
        <message>
            <source>Turn order in the first round</source>
            <translation>Kolejność w pierwszej rundzie</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Losowo</translation>
        </message>
        <message>
            <source>As listed</source>
            <translation>Według listy</translation>
        </message>
        <message>
            <source>Messina 1347</source>
            <translation>Messina 1347</translation>
        </message>
        <message>
            <source>advanced boards</source>
            <translation>plansze zaawansowane</translation>
        </message>
        <message>
            <source>advanced player boards</source>
            <translation>zaawansowane plansze Graczy</translation>
        </message>
        <message>
            <source>advanced scroll boards</source>
            <translation>zaawansowane plansze Zwojów</translation>
        </message>
        <message>
            <source>priority tile</source>
            <translation>kafelek Priorytetu Kronik</translation>
        </message>
        <message>
            <source>Rescue citizens from the plague, let them work on your estate, and bring them back to a healthy town.</source>
            <translation>Ratuj Mieszkańców przed zarazą, daj im pracę w swojej posiadłości i sprowadź ich z powrotem do zdrowego miasta.</translation>
        </message>
        <message>
            <source>“Messina 1347” was designed by Raúl Fernández Aparicio and Vladimír Suchý and is published by Delicious Games.</source>
            <translation>Autorami gry „Messina 1347” są Raúl Fernández Aparicio i Vladimír Suchý, a wydaje ją Delicious Games.</translation>
        </message>
        <message>
            <source>Workshops in an estate</source>
            <translation>Warsztaty w posiadłości</translation>
        </message>
        <message>
            <source>Always the same size</source>
            <translation>Zawsze tej samej wielkości</translation>
        </message>
        <message>
            <source>As large as space allows</source>
            <translation>Tak duże, jak pozwala miejsce</translation>
        </message>
        <message>
            <source>Hex artwork</source>
            <translation>Wygląd heksów</translation>
        </message>
        <message>
            <source>With a skyline</source>
            <translation>Z panoramą miasta</translation>
        </message>
        <message>
            <source>Plain</source>
            <translation>Gładkie</translation>
        </message>
    </context>
    <context>
        <name>MessinaParts</name>
        <message>
            <source>Choose a hex</source>
            <translation>Wybór heksa</translation>
        </message>
        <message>
            <source>Rescue</source>
            <translation>Ratunek</translation>
        </message>
        <message>
            <source>Fight the plague</source>
            <translation>Walka z zarazą</translation>
        </message>
        <message>
            <source>Act</source>
            <translation>Akcja</translation>
        </message>
        <message>
            <source>During the game</source>
            <comment>points, in a chart</comment>
            <translation>W trakcie gry</translation>
        </message>
        <message>
            <source>Books</source>
            <comment>points, in a chart</comment>
            <translation>Tory Kronik</translation>
        </message>
        <message>
            <source>Districts</source>
            <comment>points, in a chart</comment>
            <translation>Dzielnice</translation>
        </message>
        <message>
            <source>Scrolls</source>
            <comment>points, in a chart</comment>
            <translation>Zwoje</translation>
        </message>
        <message>
            <source>Leftovers</source>
            <comment>points, in a chart</comment>
            <translation>Zapasy</translation>
        </message>
        <message>
            <source>Rats</source>
            <comment>points, in a chart</comment>
            <translation>Szczury</translation>
        </message>
        <message>
            <source>next hex, space or row in that direction</source>
            <translation>następny heks, pole lub wiersz w tym kierunku</translation>
        </message>
        <message>
            <source>end the turn or the fight, continue</source>
            <translation>koniec tury albo walki, dalej</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkty</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Monety</translation>
        </message>
        <message>
            <source>Rats</source>
            <translation>Szczury</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Drewno</translation>
        </message>
        <message>
            <source>Fire</source>
            <translation>Ogień</translation>
        </message>
        <message>
            <source>Popularity</source>
            <translation>Zasługi</translation>
        </message>
        <message>
            <source>End the fight</source>
            <translation>Zakończ walkę</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>Zakończ turę</translation>
        </message>
        <message>
            <source>Messina 1347</source>
            <translation>Messina 1347</translation>
        </message>
        <message>
            <source>zoom in or out of the town or the estate, or show all of it</source>
            <translation>powiększenie i pomniejszenie miasta albo posiadłości, widok całości</translation>
        </message>
    </context>
    <context>
        <name>NameList</name>
        <message>
            <source>Known players</source>
            <translation>Zapamiętane osoby</translation>
        </message>
    </context>
    <context>
        <name>Neighbours</name>
        <message>
            <source>Opponent</source>
            <translation>Przeciwnik</translation>
        </message>
        <message>
            <source>Other players</source>
            <translation>Sąsiedzi</translation>
        </message>
    </context>
    <context>
        <name>NewGamePage</name>
        <message>
            <source>New game</source>
            <translation>Nowa gra</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Gracze</translation>
        </message>
        <message>
            <source>One screen, passed from player to player</source>
            <translation>Jeden ekran, podawany z rąk do rąk</translation>
        </message>
        <message>
            <source>Start the game</source>
            <translation>Zacznij grę</translation>
        </message>
        <message>
            <source>Solo against an automated opponent</source>
            <translation>W pojedynkę, przeciwnik gra według reguł</translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n gracz</numerusform>
                <numerusform>%n gracze</numerusform>
                <numerusform>%n graczy</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n house ruling(s)</source>
            <translation>
                <numerusform>%n własne rozstrzygnięcie</numerusform>
                <numerusform>%n własne rozstrzygnięcia</numerusform>
                <numerusform>%n własnych rozstrzygnięć</numerusform>
            </translation>
        </message>
        <message>
            <source>seed %1</source>
            <translation>liczba startowa %1</translation>
        </message>
        <message>
            <source>Who is playing</source>
            <translation>Kto gra</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>Solo</translation>
        </message>
        <message>
            <source>1, solo</source>
            <translation>1, solo</translation>
        </message>
        <message>
            <source>How much is explained. Everything: possible moves are lit, and anything else tells you why not when you reach it. If asked: possible moves are lit, and the rest waits for H, ? or a click. Nothing: the table stays plain, but an illegal click is still answered.</source>
            <translation>Ile program objaśnia. Wszystko: możliwe miejsca są podświetlone, a pozostałe podają powód, gdy na nie wskażesz. Na życzenie: możliwe miejsca są podświetlone, a reszta czeka na H, ? lub kliknięcie. Nic: stół bez podświetleń; gdy klikniesz coś niemożliwego, i tak dostaniesz odpowiedź.</translation>
        </message>
        <message>
            <source>Check what is in the box</source>
            <translation>Sprawdź zawartość pudełka</translation>
        </message>
        <message>
            <source>Start and invite devices</source>
            <translation>Zacznij i zaproś urządzenia</translation>
        </message>
    </context>
    <context>
        <name>NumberAnswer</name>
        <message>
            <source>One less</source>
            <translation>O jeden mniej</translation>
        </message>
        <message>
            <source>Your number</source>
            <translation>Twoja liczba</translation>
        </message>
        <message>
            <source>One more</source>
            <translation>O jeden więcej</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Sprawdź</translation>
        </message>
    </context>
    <context>
        <name>OneColumnBooks</name>
        <message>
            <source>Books</source>
            <translation>Tory Kronik</translation>
        </message>
    </context>
    <context>
        <name>OneColumnEstate</name>
        <message>
            <source>Your estate</source>
            <translation>Twoja posiadłość</translation>
        </message>
        <message>
            <source>%1’s estate</source>
            <translation>Posiadłość: %1</translation>
        </message>
        <message>
            <source>Back to the current player’s estate</source>
            <translation>Wróć do posiadłości gracza, który teraz gra</translation>
        </message>
        <message>
            <source>Lieutenant %1, at home</source>
            <translation>Namiestnik %1, w posiadłości</translation>
        </message>
        <message>
            <source>Lieutenant %1, resting until the next round</source>
            <translation>Namiestnik %1, odpoczywa do następnej rundy</translation>
        </message>
        <message>
            <source>Lieutenant %1, standing: %2</source>
            <translation>Namiestnik %1, stoi: %2</translation>
        </message>
        <message>
            <source>Lieutenant %1, lying: %2</source>
            <translation>Namiestnik %1, leży: %2</translation>
        </message>
        <message>
            <source>picked up</source>
            <translation>podniesiony</translation>
        </message>
        <message>
            <source>Repopulated districts</source>
            <translation>Zaludnione Dzielnice</translation>
        </message>
    </context>
    <context>
        <name>OneColumnLine</name>
        <message>
            <source>Choose</source>
            <translation>Wybierz</translation>
        </message>
        <message>
            <source>free</source>
            <translation>za darmo</translation>
        </message>
        <message>
            <source>Why not?</source>
            <translation>Dlaczego nie?</translation>
        </message>
    </context>
    <context>
        <name>OneColumnOffers</name>
        <message>
            <source>Offers</source>
            <translation>Oferta</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Weź</translation>
        </message>
        <message>
            <source>Refresh the three hut upgrades</source>
            <translation>Wymień trzy ulepszenia Chat</translation>
        </message>
        <message>
            <source>Refresh the three workshops</source>
            <translation>Wymień trzy Warsztaty</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Wymień</translation>
        </message>
    </context>
    <context>
        <name>OneColumnNothing</name>
        <message>
            <source>Nothing fits this filter now.</source>
            <translation>Teraz nic nie pasuje do tego filtra.</translation>
        </message>
        <message>
            <source>Show all</source>
            <translation>Pokaż wszystko</translation>
        </message>
    </context>
    <context>
        <name>OneColumnPlace</name>
        <message>
            <source>white</source>
            <translation>biały</translation>
        </message>
        <message>
            <source>orange</source>
            <translation>pomarańczowy</translation>
        </message>
        <message>
            <source>turquoise</source>
            <translation>turkusowy</translation>
        </message>
        <message>
            <source>red</source>
            <translation>czerwony</translation>
        </message>
        <message>
            <source>no hex here yet</source>
            <translation>nie ma tu jeszcze heksa</translation>
        </message>
    </context>
    <context>
        <name>OneColumnPlayers</name>
        <message>
            <source>Players</source>
            <translation>Gracze</translation>
        </message>
        <message>
            <source>Opponent</source>
            <translation>Przeciwnik</translation>
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
            <translation>%1: %2. Tutaj można teraz coś wybrać.</translation>
        </message>
    </context>
    <context>
        <name>OneColumnRounds</name>
        <message>
            <source>Rounds</source>
            <translation>Rundy</translation>
        </message>
        <message>
            <source>Round %1, now</source>
            <translation>Runda %1, trwa</translation>
        </message>
        <message>
            <source>Round %1, over</source>
            <translation>Runda %1, zakończona</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Runda %1</translation>
        </message>
    </context>
    <context>
        <name>OneColumnTown</name>
        <message>
            <source>Town</source>
            <translation>Miasto</translation>
        </message>
        <message>
            <source>Places listed</source>
            <translation>Które miejsca są na liście</translation>
        </message>
        <message>
            <source>All (%1)</source>
            <translation>Wszystkie: %1</translation>
        </message>
        <message>
            <source>Possible (%1)</source>
            <translation>Możliwe: %1</translation>
        </message>
        <message>
            <source>With citizens (%1)</source>
            <translation>Z Mieszkańcami: %1</translation>
        </message>
        <message>
            <source>With plague (%1)</source>
            <translation>Z zarazą: %1</translation>
        </message>
    </context>
    <context>
        <name>Opponent</name>
        <message>
            <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes nothing.</source>
            <translation>Kafelek wysyła Namiestnika ({place:nom}), który niczego nie bierze.</translation>
        </message>
        <message>
            <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes a ship from the nearest dock.</source>
            <translation>Kafelek wysyła Namiestnika ({place:nom}) po Statek z najbliższego doku.</translation>
        </message>
        <message>
            <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes the cart on offer.</source>
            <translation>Kafelek wysyła Namiestnika ({place:nom}) po Wóz z oferty.</translation>
        </message>
        <message>
            <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes the workshop on offer ({citizen:nom}).</source>
            <translation>Kafelek wysyła Namiestnika ({place:nom}) po odkryty Warsztat ({citizen:nom}).</translation>
        </message>
        <message>
            <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes every hut upgrade on offer.</source>
            <translation>Kafelek wysyła Namiestnika ({place:nom}) po wszystkie odkryte ulepszenia Chat.</translation>
        </message>
        <message>
            <source>No tile has been turned up this round.</source>
            <translation>W tej rundzie nie odkryto jeszcze żadnego kafelka.</translation>
        </message>
        <message>
            <source>No tile names a free hex, so the remaining lieutenants stay at home.</source>
            <translation>Żaden kafelek nie wskazuje dostępnego heksa: pozostali Namiestnicy zostają w posiadłości.</translation>
        </message>
    </context>
    <context>
        <name>OpponentCard</name>
        <message>
            <source>Opponent</source>
            <translation>Przeciwnik</translation>
        </message>
    </context>
    <context>
        <name>OpponentChip</name>
        <message>
            <source>Opponent</source>
            <translation>Przeciwnik</translation>
        </message>
    </context>
    <context>
        <name>OpponentFigures</name>
        <message>
            <source>Space on the popularity book:</source>
            <translation>Pole na torze Kroniki Zasług:</translation>
        </message>
        <message>
            <source>Ships taken:</source>
            <translation>Zabrane Statki:</translation>
        </message>
        <message>
            <source>Carts taken:</source>
            <translation>Zabrane Wozy:</translation>
        </message>
        <message>
            <source>Workshops taken:</source>
            <translation>Zabrane Warsztaty:</translation>
        </message>
        <message>
            <source>Hut upgrades taken:</source>
            <translation>Zabrane ulepszenia Chat:</translation>
        </message>
        <message>
            <source>Tiles in the stack: %1</source>
            <translation>Kafelki w stosie: %1</translation>
        </message>
    </context>
    <context>
        <name>OptionList</name>
        <message>
            <source>Answers</source>
            <translation>Odpowiedzi</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>Poprawne</translation>
        </message>
        <message>
            <source>This is the answer</source>
            <translation>To jest odpowiedź</translation>
        </message>
        <message>
            <source>Not right</source>
            <translation>Niepoprawne</translation>
        </message>
    </context>
    <context>
        <name>OrleansAdvice</name>
        <message>
            <source>Last in the census in {times:round:acc}: that cost {n:coin:acc}.</source>
            <translation>Ostatnie miejsce w Spisie ludności w {times:round:loc}: kosztowało to {n:coin:acc}.</translation>
        </message>
        <message>
            <source>No food for the Harvest in {times:round:acc}: the fines cost {n:coin:acc}.</source>
            <translation>Brak żywności na Żniwa w {times:round:loc}: kary kosztowały {n:coin:acc}.</translation>
        </message>
        <message>
            <source>Coins were missing when they were due. Given up under torture: {n}.</source>
            <translation>Zabrakło monet, gdy trzeba było płacić. Oddane w ramach chłosty: {n}.</translation>
        </message>
        <message>
            <source>Draws lost because the bag was empty: {n}.</source>
            <translation>Losowania stracone przez pustą sakiewkę: {n}.</translation>
        </message>
        <message>
            <source>Draws not made although there were followers in the bag: {n}.</source>
            <translation>Niewykorzystane losowania, choć w sakiewce byli Poddani: {n}.</translation>
        </message>
        <message>
            <source>Citizen tiles missed by a single step: {n}. At the end each would have been worth {points:point:acc}.</source>
            <translation>Żetony Mieszczan, do których zabrakło jednego kroku: {n}. Na koniec każdy byłby wart {points:point:acc}.</translation>
        </message>
        <message>
            <source>The citizen tile for the most trading stations was close: you have {mine}, the best of the others {most}.</source>
            <translation>Żeton Mieszczanina za najwięcej Faktorii był blisko: masz {mine}, najlepszy z pozostałych graczy {most}.</translation>
        </message>
        <message>
            <source>The next development level was {steps:development-point:nom} away: it would have been worth {n:point:acc} more.</source>
            <translation>Do następnego Poziomu Rozwoju zabrakło: {steps:development-point:nom}. Dałby jeszcze {n:point:acc}.</translation>
        </message>
        <message>
            <source>No trading station built; another player scored {n:point:acc} for trading stations.</source>
            <translation>Nie zbudowano żadnej Faktorii; inny gracz zdobywa za Faktorie {n:point:acc}.</translation>
        </message>
        <message>
            <source>Followers still standing on slots at the end: {n}. Their places were not used again.</source>
            <translation>Poddani, którzy na końcu zostali na polach akcji: {n}. Ich Budynków już nie użyto.</translation>
        </message>
        <message>
            <source>Place tiles never used: {places}.</source>
            <translation>Nigdy nieużyte kafle Budynków: {places}.</translation>
        </message>
    </context>
    <context>
        <name>OrleansBox</name>
        <message>
            <source>Random</source>
            <translation>Losowo</translation>
        </message>
        <message>
            <source>Orléans</source>
            <translation>Orlean</translation>
        </message>
        <message>
            <source>Gather followers in your bag, and plan what those you draw will do: trade, travel, build and study.</source>
            <translation>Zbieraj Poddanych w sakiewce i planuj, czym zajmą się wylosowani: handlem, podróżą, budową czy nauką.</translation>
        </message>
        <message>
            <source>“Orléans” was designed by Reiner Stockhausen and is published by dlp games.</source>
            <translation>Autorem gry „Orlean” jest Reiner Stockhausen, a wydaje ją dlp games.</translation>
        </message>
        <message>
            <source>Starting player</source>
            <translation>Gracz Rozpoczynający</translation>
        </message>
        <message>
            <source>First in the list</source>
            <translation>Pierwszy na liście</translation>
        </message>
        <message>
            <source>Extra place tiles</source>
            <translation>Dodatkowe kafle Budynków</translation>
        </message>
        <message>
            <source>Six more place tiles are on offer.</source>
            <translation>W ofercie jest sześć kafli Budynków więcej.</translation>
        </message>
        <message>
            <source>Fewer place tiles</source>
            <translation>Mniej kafli Budynków</translation>
        </message>
        <message>
            <source>For experienced players: before round 1 each player may return one place tile to the box, or two in a two-player game.</source>
            <translation>Dla doświadczonych: przed rundą 1 każdy gracz może odłożyć do pudełka wybrany kafel Budynku, w grze dwuosobowej każdy po dwa.</translation>
        </message>
        <message>
            <source>extra place tiles</source>
            <translation>dodatkowe kafle Budynków</translation>
        </message>
        <message>
            <source>fewer place tiles</source>
            <translation>mniej kafli Budynków</translation>
        </message>
    </context>
    <context>
        <name>OrleansCard</name>
        <message>
            <source>The supply of goods tiles. What runs out here can no longer be gained; goods tiles handed in come back.</source>
            <translation>Zasoby żetonów Towarów. Towaru, którego tu zabraknie, nie można już zdobyć; oddane żetony Towarów wracają tutaj.</translation>
        </message>
        <message>
            <source>place tiles</source>
            <translation>kafle Budynków</translation>
        </message>
        <message>
            <source>Place tiles that have not been taken yet. A new trader brings one of your choice; anyone may look through them.</source>
            <translation>Kafle Budynków, których nikt jeszcze nie wziął. Nowy Handlarz daje jeden wybrany kafel; każdy może je przeglądać.</translation>
        </message>
        <message>
            <source>What has to be decided now.</source>
            <translation>O tym teraz trzeba zdecydować.</translation>
        </message>
        <message>
            <source>A town on the map. Every player can build one trading station here while their merchant is in town ({place:nom}).</source>
            <translation>Miasto na mapie. Każdy gracz może tu zbudować jedną Faktorię, gdy stoi tu jego pionek Kupca ({place:nom}).</translation>
        </message>
        <message>
            <source>A town on the map. You can build a trading station where your merchant stands ({place:nom}); this town has room for one.</source>
            <translation>Miasto na mapie. Faktorię można zbudować tam, gdzie stoi pionek Kupca ({place:nom}); w tym mieście mieści się jedna.</translation>
        </message>
        <message>
            <source>A waterway between two towns. Places that move your merchant along it: {places}.</source>
            <translation>Szlak Wodny między dwoma miastami. Budynki, które przesuwają po nim twój pionek Kupca: {places}.</translation>
        </message>
        <message>
            <source>A road between two towns. Places that move your merchant along it: {places}.</source>
            <translation>Trakt między dwoma miastami. Budynki, które przesuwają po nim twój pionek Kupca: {places}.</translation>
        </message>
        <message>
            <source>A space for a goods tile on a route. When your merchant travels along it, you may take one goods tile; it is not replaced.</source>
            <translation>Pole na żeton Towaru przy trasie. Gdy twój pionek Kupca nią podróżuje, możesz wziąć jeden żeton Towaru; pola się nie uzupełnia.</translation>
        </message>
        <message>
            <source>A follower track. Whoever recruits such a follower moves their marker one space on and gets what that space brings. At the end of the track no more can be recruited.</source>
            <translation>Ścieżka Poddanych. Kto pozyska takiego Poddanego, przesuwa swój znacznik o jedno pole i otrzymuje to, co daje nowe pole. Na końcu Ścieżki nie można już pozyskać następnych.</translation>
        </message>
        <message>
            <source>Each development point moves your marker one space on. The level reached multiplies your trading stations and citizen tiles at the end of the game.</source>
            <translation>Każdy Punkt Rozwoju przesuwa twój znacznik o jedno pole. Na koniec gry osiągnięty poziom mnoży twoje Faktorie i żetony Mieszczan.</translation>
        </message>
        <message>
            <source>recruited here: {place:nom}</source>
            <translation>pozyskiwanie: {place:nom}</translation>
        </message>
        <message>
            <source>left in the supply: {n}</source>
            <translation>zostało w zasobach: {n}</translation>
        </message>
        <message>
            <source>{who}: space {n} of {all}</source>
            <translation>{who}: pole {n} z {all}</translation>
        </message>
        <message>
            <source>next space of {who}: {reward}</source>
            <translation>następne pole ({who}): {reward}</translation>
        </message>
        <message>
            <source>{who}: level {level}, space {n}</source>
            <translation>{who}: poziom {level}, pole {n}</translation>
        </message>
        <message>
            <source>A beneficial deed. Followers you send here do not come back; each brings its reward at once.</source>
            <translation>Cel z planszy Darczyńców Miasta. Wysłani tu Poddani nie wracają; każdy od razu przynosi nagrodę.</translation>
        </message>
        <message>
            <source>A space at a beneficial deed takes exactly this kind of follower: no other follower can replace it here, not even a monk.</source>
            <translation>Pole celu przyjmuje tylko tego Poddanego: tutaj nie zastąpi go nikt inny, nawet Mnich.</translation>
        </message>
        <message>
            <source>Place tiles that can be taken with a new trader. Your first tile comes from this stack; anyone may look through it and choose.</source>
            <translation>Kafle Budynków, które można wziąć, pozyskując Handlarza. Twój pierwszy kafel pochodzi z tego stosu; każdy może go przeglądać i wybierać.</translation>
        </message>
        <message>
            <source>Place tiles that can be taken with a new trader, from your second tile on. Anyone may look through the stack and choose.</source>
            <translation>Kafle Budynków, które można wziąć, pozyskując Handlarza, począwszy od drugiego kafla. Każdy może stos przeglądać i wybierać.</translation>
        </message>
        <message>
            <source>no tile left</source>
            <translation>brak kafli</translation>
        </message>
        <message>
            <source>A place tile without slots: its ability is always in effect for its owner.</source>
            <translation>Kafel Budynku bez pól akcji: jego zdolność zawsze działa na korzyść właściciela.</translation>
        </message>
        <message>
            <source>A place that protects its owner: the follower on it waits until it is needed.</source>
            <translation>Budynek, który chroni właściciela: stojący tu Poddany czeka, aż będzie potrzebny.</translation>
        </message>
        <message>
            <source>A place works once enough of its slots are filled. Its action can then be used in the Actions phase; afterwards its followers return to the bag.</source>
            <translation>Budynek działa, gdy zajęta jest dostateczna liczba jego pól akcji. Jego akcję można wtedy wykonać w fazie Akcji; potem Poddani z niego wracają do sakiewki.</translation>
        </message>
        <message>
            <source>A stack of the goods market. Farmers and some places bring goods tiles from here, as long as there are any.</source>
            <translation>Stos z Jarmarku. Stąd bierze się żetony Towarów za pozyskanych Chłopów i dzięki niektórym Budynkom, dopóki ich starcza.</translation>
        </message>
        <message>
            <source>Neutral followers that can still be recruited. A monk fits on every slot, but no other follower can replace a monk.</source>
            <translation>Neutralni Poddani, których jeszcze można pozyskać. Mnich pasuje na każde pole akcji, ale jego nie zastąpi nikt inny.</translation>
        </message>
        <message>
            <source>Neutral followers that can still be recruited. When none are left, nobody can recruit this kind.</source>
            <translation>Neutralni Poddani, których jeszcze można pozyskać. Gdy ich zabraknie, nikt już takiego Poddanego nie pozyska.</translation>
        </message>
        <message>
            <source>An hourglass event. It takes effect in phase {n} ({phase:nom}).</source>
            <translation>Zdarzenie z Klepsydry. Działa w fazie {n} ({phase:nom}).</translation>
        </message>
        <message>
            <source>{event:nom}: turned up {n} of {all}</source>
            <translation>{event:nom}: odkryto {n} z {all}</translation>
        </message>
        <message>
            <source>hourglass: {n:hourglass-tile:nom} left</source>
            <translation>Klepsydra: {n:hourglass-tile:nom}</translation>
        </message>
        <message>
            <source>At the start of each round one hourglass tile is turned up: it shows the event of the round. When the stack is used up, the last round is being played.</source>
            <translation>Na początku każdej rundy odkrywa się jeden kafel Klepsydry: pokazuje on Zdarzenie rundy. Gdy stos się wyczerpie, trwa ostatnia runda.</translation>
        </message>
        <message>
            <source>A technology tile fills one slot of a place for the rest of the game, so that this place needs one follower less.</source>
            <translation>Żeton Usprawnienia zajmuje jedno pole akcji Budynku do końca gry, więc ten Budynek potrzebuje o jednego Poddanego mniej.</translation>
        </message>
        <message>
            <source>An action slot for one follower of any kind. Technology tiles may not be placed here.</source>
            <translation>Pole akcji dla jednego dowolnego Poddanego. Żetonów Usprawnień nie wolno tu umieszczać.</translation>
        </message>
        <message>
            <source>An action slot for a monk: no other follower and no technology tile fits.</source>
            <translation>Pole akcji dla Mnicha: nie pasuje tu żaden inny Poddany ani żeton Usprawnienia.</translation>
        </message>
        <message>
            <source>An action slot for one follower of this kind. A monk fits as well, and a technology tile may fill the slot for the rest of the game.</source>
            <translation>Pole akcji dla jednego takiego Poddanego. Pasuje też Mnich, a żeton Usprawnienia może zająć to pole do końca gry.</translation>
        </message>
        <message>
            <source>An open row: it takes any number of followers of any kind, but no technology tile.</source>
            <translation>Otwarty rząd: przyjmuje dowolną liczbę dowolnych Poddanych, ale żadnego żetonu Usprawnienia.</translation>
        </message>
        <message>
            <source>Drawn followers may wait here instead of on the market. You plan with them as usual, or send them to beneficial deeds.</source>
            <translation>Wylosowani Poddani mogą czekać tu zamiast na Rynku. Planujesz z nimi jak zwykle albo wysyłasz ich na planszę Darczyńców Miasta.</translation>
        </message>
        <message>
            <source>Followers you have drawn wait on the market until you put them on slots. Those that stay here take up room when you draw again.</source>
            <translation>Wylosowani Poddani czekają na Rynku, aż umieścisz ich na polach akcji. Ci, którzy tu zostaną, zajmują miejsce przy następnym losowaniu.</translation>
        </message>
        <message>
            <source>A follower you have just drawn: it still has to be placed.</source>
            <translation>Właśnie wylosowany Poddany: trzeba go jeszcze gdzieś umieścić.</translation>
        </message>
        <message>
            <source>Nobody sees a plan before everyone has chosen Done. Until then, whoever has finished may take it up again.</source>
            <translation>Nikt nie widzi cudzego planu, dopóki wszyscy nie wybiorą „Gotowe”. Do tej chwili można jeszcze wrócić do ukończonego planu.</translation>
        </message>
        <message>
            <source>Bread is baked from grain. It counts as food and as a goods tile; at the end of the game each one scores as many points as your development level.</source>
            <translation>Chleb piecze się ze zboża. Liczy się jako żywność i jako żeton Towaru; na koniec gry każdy chleb daje tyle Punktów Zwycięstwa, ile wynosi twój Poziom Rozwoju.</translation>
        </message>
        <message>
            <source>A goods tile worth {n:point:acc} at the end of the game. It is food and can be handed in for the Harvest.</source>
            <translation>Żeton Towaru, na koniec gry wart {n:point:acc}. To żywność: można go oddać podczas Żniw.</translation>
        </message>
        <message>
            <source>A goods tile worth {n:point:acc} at the end of the game.</source>
            <translation>Żeton Towaru, na koniec gry wart {n:point:acc}.</translation>
        </message>
        <message>
            <source>Money for prices, taxes and fines. At the end of the game each coin is worth {n:point:acc}.</source>
            <translation>Monetami płaci się za akcje, podatki i kary. Na koniec gry każda moneta jest warta {n:point:acc}.</translation>
        </message>
        <message>
            <source>Trading stations are built in towns. At the end of the game each one on the map scores as many points as your development level.</source>
            <translation>Faktorie buduje się w miastach. Na koniec gry każda na mapie daje tyle punktów, ile wynosi twój Poziom Rozwoju.</translation>
        </message>
        <message>
            <source>Citizen tiles are kept for good. At the end of the game each one scores as many points as your development level.</source>
            <translation>Żetony Mieszczan zatrzymuje się na zawsze. Na koniec gry każdy daje tyle punktów, ile wynosi twój Poziom Rozwoju.</translation>
        </message>
        <message>
            <source>gained this round, to be placed from the next one on: {n}</source>
            <translation>zdobyte w tej rundzie, do umieszczenia od następnej: {n}</translation>
        </message>
        <message>
            <source>The pawn that travels the map for its owner. It collects goods tiles, and trading stations are built where it stands.</source>
            <translation>Pionek, który podróżuje po mapie w imieniu swojego gracza. Zbiera żetony Towarów, a Faktorie buduje się tam, gdzie stoi.</translation>
        </message>
        <message>
            <source>Followers come out of the bag at random and return to it after their action. You may look into your own bag at any time.</source>
            <translation>Poddanych losuje się z sakiewki, a po akcji do niej wracają. Do własnej sakiewki możesz zaglądać w każdej chwili.</translation>
        </message>
        <message>
            <source>One of the players at this table, with everything that belongs to them.</source>
            <translation>Jeden z graczy przy tym stole i wszystko, co do niego należy.</translation>
        </message>
    </context>
    <context>
        <name>OrleansCommand</name>
        <message>
            <source>Pay all your coins</source>
            <translation>Zapłać wszystkie monety, które masz</translation>
        </message>
        <message>
            <source>Draw {n:follower:acc}</source>
            <translation>Wylosuj {n:follower:acc}</translation>
        </message>
        <message>
            <source>Use the Bathhouse</source>
            <translation>Użyj Łaźni</translation>
        </message>
        <message>
            <source>Put the {follower} in the Gunpowder Tower</source>
            <translation>Postaw {follower} w Baszcie prochowej</translation>
        </message>
        <message>
            <source>Put the {follower} on the market</source>
            <translation>Postaw {follower} na Rynku</translation>
        </message>
        <message>
            <source>Return them all to the bag</source>
            <translation>Odeślij wszystkich do sakiewki</translation>
        </message>
        <message>
            <source>Return the {follower} to the market instead of drawing ({place:nom})</source>
            <translation>Odzyskaj {follower} zamiast losowania ({place:nom})</translation>
        </message>
        <message>
            <source>Return the {follower} to the market ({place:nom})</source>
            <translation>Odzyskaj {follower} ({place:nom})</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Gotowe</translation>
        </message>
        <message>
            <source>Place the technology tile on slot {n} ({place:nom})</source>
            <translation>Połóż żeton Usprawnienia na polu {n} {place:gen}</translation>
        </message>
        <message>
            <source>Take back the technology tile ({place:nom})</source>
            <translation>Zabierz z powrotem żeton Usprawnienia ({place:nom})</translation>
        </message>
        <message>
            <source>Take back the {follower} ({place:nom})</source>
            <translation>Zabierz z powrotem {follower} ({place:nom})</translation>
        </message>
        <message>
            <source>Confirm this place</source>
            <translation>Zatwierdź plan tego Budynku</translation>
        </message>
        <message>
            <source>Change your plan</source>
            <translation>Zmień swój plan</translation>
        </message>
        <message>
            <source>Use the {place:acc}</source>
            <translation>Użyj {place:gen}</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Spasuj</translation>
        </message>
        <message>
            <source>Recruit a {follower:acc}</source>
            <translation>Pozyskaj {follower:acc}</translation>
        </message>
        <message>
            <source>Take the place tile: {place:nom}</source>
            <translation>Weź kafel Budynku: {place:nom}</translation>
        </message>
        <message>
            <source>Stay where you are</source>
            <translation>Zostań na miejscu</translation>
        </message>
        <message>
            <source>Travel by water to {town:gen}</source>
            <translation>Wyślij Kupca Szlakiem Wodnym do {town:gen}</translation>
        </message>
        <message>
            <source>Travel by road to {town:gen}</source>
            <translation>Wyślij Kupca Traktem do {town:gen}</translation>
        </message>
        <message>
            <source>Send the {follower} to a deed ({deed:nom}, space for a {space:acc})</source>
            <translation>Wyślij {follower} na pole dla {space:gen} ({deed:nom})</translation>
        </message>
        <message>
            <source>Take {n:development-point:acc}</source>
            <translation>Weź {n:development-point:acc}</translation>
        </message>
        <message>
            <source>Take {n:coin:acc}</source>
            <translation>Weź {n:coin:acc}</translation>
        </message>
        <message>
            <source>Buy {n:development-point:acc} for {n:coin:acc}</source>
            <translation>Kup {n:development-point:acc} za {n:coin:acc}</translation>
        </message>
        <message>
            <source>Pay with {good:ins}</source>
            <translation>Zapłać {good:ins}</translation>
        </message>
        <message>
            <source>Bake {n} grain into bread</source>
            <translation>Zamień zboże na chleb: {n}</translation>
        </message>
        <message>
            <source>Take the reward again: {track:nom}</source>
            <translation>Weź jeszcze raz nagrodę ze swojego pola: {track:nom}</translation>
        </message>
        <message>
            <source>Move another player’s merchant</source>
            <translation>Przesuń cudzego Kupca</translation>
        </message>
        <message>
            <source>Move {who}’s merchant by water to {town:gen}</source>
            <translation>Wyślij Kupca ({who}) Szlakiem Wodnym do {town:gen}</translation>
        </message>
        <message>
            <source>Move {who}’s merchant by road to {town:gen}</source>
            <translation>Wyślij Kupca ({who}) Traktem do {town:gen}</translation>
        </message>
        <message>
            <source>Hand in {good:acc}</source>
            <translation>Oddaj {good:acc}</translation>
        </message>
        <message>
            <source>Pay the fine</source>
            <translation>Zapłać karę</translation>
        </message>
        <message>
            <source>Return the monk from the Sacristy to the bag</source>
            <translation>Odeślij Mnicha z Zakrystii do sakiewki</translation>
        </message>
        <message>
            <source>Give up a trading station from your supply</source>
            <translation>Oddaj Faktorię ze swoich zasobów</translation>
        </message>
        <message>
            <source>Give up the trading station: {town:nom}</source>
            <translation>Oddaj Faktorię: {town:nom}</translation>
        </message>
        <message>
            <source>Give up a follower drawn from the bag</source>
            <translation>Oddaj Poddanego wylosowanego z sakiewki</translation>
        </message>
        <message>
            <source>Give up the {follower}</source>
            <translation>Oddaj {follower}</translation>
        </message>
        <message>
            <source>Give up a development point</source>
            <translation>Oddaj Punkt Rozwoju</translation>
        </message>
        <message>
            <source>Give up {good:acc}</source>
            <translation>Oddaj {good:acc}</translation>
        </message>
        <message>
            <source>Give up the place tile: {place:nom}</source>
            <translation>Oddaj kafel Budynku: {place:nom}</translation>
        </message>
        <message>
            <source>Give up a technology tile not yet placed</source>
            <translation>Oddaj żeton Usprawnienia leżący przy planszy</translation>
        </message>
        <message>
            <source>Give up the technology tile: {place:nom}</source>
            <translation>Oddaj żeton Usprawnienia: {place:nom}</translation>
        </message>
        <message>
            <source>Place the {follower} from the Gunpowder Tower ({place:nom})</source>
            <translation>Postaw {follower} z Baszty prochowej w Budynku {place:nom}</translation>
        </message>
        <message>
            <source>Place the {follower} ({place:nom})</source>
            <translation>Postaw {follower} w Budynku {place:nom}</translation>
        </message>
        <message>
            <source>Place the {follower} from the Gunpowder Tower on slot {n} ({place:nom})</source>
            <translation>Postaw {follower} z Baszty prochowej na polu {n} {place:gen}</translation>
        </message>
        <message>
            <source>Place the {follower} on slot {n} ({place:nom})</source>
            <translation>Postaw {follower} na polu {n} {place:gen}</translation>
        </message>
        <message>
            <source>Take both goods tiles</source>
            <translation>Weź oba Towary</translation>
        </message>
        <message>
            <source>Take a goods tile</source>
            <translation>Weź Towar</translation>
        </message>
        <message>
            <source>Take {good:acc}</source>
            <translation>Weź {good:acc}</translation>
        </message>
        <message>
            <source>Return to the box: {place:nom}</source>
            <translation>Odłóż do pudełka kafel Budynku: {place:nom}</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Zrezygnuj</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Dalej</translation>
        </message>
        <message>
            <source>Take {good:acc} (tile {n} of the route)</source>
            <translation>Weź {good:acc} (żeton {n} na trasie)</translation>
        </message>
    </context>
    <context>
        <name>OrleansEffect</name>
        <message>
            <source>Move your merchant along one waterway; you may take {n:good:acc} from it.</source>
            <translation>Przesuń pionek Kupca po jednym Szlaku Wodnym; możesz wziąć z niego {n:good:acc}.</translation>
        </message>
        <message>
            <source>Move your merchant along one road; you may take {n:good:acc} from it.</source>
            <translation>Przesuń pionek Kupca po jednym Trakcie; możesz wziąć z niego {n:good:acc}.</translation>
        </message>
        <message>
            <source>Move your merchant along one road or waterway; you may take {n:good:acc} from it.</source>
            <translation>Przesuń pionek Kupca po jednym Trakcie lub Szlaku Wodnym; możesz wziąć z niego {n:good:acc}.</translation>
        </message>
        <message>
            <source>Pay another player {coins:coin:acc} and move their merchant along one waterway; you may take {n:good:acc} from it.</source>
            <translation>Zapłać innemu graczowi {coins:coin:acc} i przesuń jego pionek Kupca po jednym Szlaku Wodnym; możesz wziąć z niego {n:good:acc}.</translation>
        </message>
        <message>
            <source>Pay another player {coins:coin:acc} and move their merchant along one road; you may take {n:good:acc} from it.</source>
            <translation>Zapłać innemu graczowi {coins:coin:acc} i przesuń jego pionek Kupca po jednym Trakcie; możesz wziąć z niego {n:good:acc}.</translation>
        </message>
        <message>
            <source>Pay another player {coins:coin:acc} and move their merchant along one road or waterway; you may take {n:good:acc} from it.</source>
            <translation>Zapłać innemu graczowi {coins:coin:acc} i przesuń jego pionek Kupca po jednym Trakcie lub Szlaku Wodnym; możesz wziąć z niego {n:good:acc}.</translation>
        </message>
        <message>
            <source>Recruit one monk, who can replace any other follower on a slot.</source>
            <translation>Pozyskaj jednego Mnicha, który na polu akcji może zastąpić każdego innego Poddanego.</translation>
        </message>
        <message>
            <source>Recruit one follower ({follower:nom}) and advance one space on that track ({track:nom}).</source>
            <translation>Pozyskaj jednego Poddanego ({follower:nom}) i przesuń się o jedno pole na jego Ścieżce ({track:nom}).</translation>
        </message>
        <message>
            <source>Recruit one follower of your choice ({followers}) and advance one space on that track.</source>
            <translation>Pozyskaj jednego wybranego Poddanego ({followers}) i przesuń się o jedno pole na jego Ścieżce.</translation>
        </message>
        <message>
            <source>You get {points:development-point:acc}.</source>
            <translation>Otrzymujesz {points:development-point:acc}.</translation>
        </message>
        <message>
            <source>You get {coins:coin:acc}.</source>
            <translation>Otrzymujesz {coins:coin:acc}.</translation>
        </message>
        <message>
            <source>You get {coins:coin:acc} and {points:development-point:acc}.</source>
            <translation>Otrzymujesz {coins:coin:acc} i {points:development-point:acc}.</translation>
        </message>
        <message>
            <source>Your slots for certain followers ({followers}) also accept another follower: {who}.</source>
            <translation>Twoje pola akcji dla tych Poddanych ({followers}) przyjmują także innego Poddanego: {who}.</translation>
        </message>
        <message>
            <source>any follower</source>
            <translation>dowolny Poddany</translation>
        </message>
        <message>
            <source>Build a trading station in the town where your merchant stands.</source>
            <translation>Zbuduj Faktorię w mieście, w którym stoi twój pionek Kupca.</translation>
        </message>
        <message>
            <source>Take {good:acc} from the goods market.</source>
            <translation>Weź z Jarmarku {good:acc}.</translation>
        </message>
        <message>
            <source>Send up to {n:follower:gen} from here to beneficial deeds; each brings the reward of its deed.</source>
            <translation>Wyślij stąd na planszę Darczyńców Miasta do {n:follower:gen}; każdy przynosi nagrodę swojego celu.</translation>
        </message>
        <message>
            <source>You get as many coins as your development level.</source>
            <translation>Otrzymujesz tyle monet, ile wynosi twój Poziom Rozwoju.</translation>
        </message>
        <message>
            <source>You get one coin for each of your trading stations on the map.</source>
            <translation>Otrzymujesz jedną monetę za każdą swoją Faktorię na mapie.</translation>
        </message>
        <message>
            <source>Pay {least} to {n:coin:gen} and get one development point for each.</source>
            <translation>Zapłać od {least} do {n:coin:gen}; za każdą otrzymujesz jeden Punkt Rozwoju.</translation>
        </message>
        <message>
            <source>Take one technology tile, which you may place from the next round on.</source>
            <translation>Weź jeden żeton Usprawnienia; możesz go umieścić najwcześniej w następnej rundzie.</translation>
        </message>
        <message>
            <source>Return the monk from here to the bag to be spared one of these events: {events}.</source>
            <translation>Odeślij stąd Mnicha do sakiewki, a jedno z tych Zdarzeń cię ominie: {events}.</translation>
        </message>
        <message>
            <source>Once a round you may draw {draws:follower:acc} in addition; you keep {keeps} and return the rest to the bag.</source>
            <translation>Raz w rundzie możesz dodatkowo wylosować {draws:follower:acc}; zatrzymujesz {keeps}, a resztę odsyłasz do sakiewki.</translation>
        </message>
        <message>
            <source>Drawn followers may wait here ({spaces:space:nom}); as an action, you send up to {n:follower:gen} from here to beneficial deeds.</source>
            <translation>Wylosowani Poddani mogą tu czekać ({spaces:space:nom}); w ramach akcji wysyłasz stąd na planszę Darczyńców Miasta do {n:follower:gen}.</translation>
        </message>
        <message>
            <source>Hand in {goods:good:acc} and get one development point for each of your trading stations on the map.</source>
            <translation>Oddaj {goods:good:acc} i otrzymaj jeden Punkt Rozwoju za każdą swoją Faktorię na mapie.</translation>
        </message>
        <message>
            <source>Pay {coins:coin:acc} and bake up to {n} grain into bread.</source>
            <translation>Zapłać {coins:coin:acc} i zamień zboże na chleb (najwyżej {n}).</translation>
        </message>
        <message>
            <source>Hand in {goods:good:acc} and take the reward of your space on one track again: {tracks}.</source>
            <translation>Oddaj {goods:good:acc} i jeszcze raz weź nagrodę swojego pola na jednej ze Ścieżek: {tracks}.</translation>
        </message>
        <message>
            <source>Return all followers from here to the bag and get one coin for each.</source>
            <translation>Odeślij stąd wszystkich Poddanych do sakiewki i otrzymaj za każdego jedną monetę.</translation>
        </message>
        <message>
            <source>No monks can be recruited in this round.</source>
            <translation>W tej rundzie nie można pozyskiwać Mnichów.</translation>
        </message>
        <message>
            <source>Each player gets as many coins as their development level.</source>
            <translation>Każdy gracz otrzymuje tyle monet, ile wynosi jego Poziom Rozwoju.</translation>
        </message>
        <message>
            <source>Each player hands in one food tile; whoever has none pays {n:coin:acc}.</source>
            <translation>Każdy gracz oddaje jeden żeton żywności; kto go nie ma, płaci {n:coin:acc}.</translation>
        </message>
        <message>
            <source>Each player pays one coin for every {n:good:acc} they have.</source>
            <translation>Każdy gracz płaci jedną monetę za każde posiadane {n:good:acc}.</translation>
        </message>
        <message>
            <source>Each player gets one coin for each of their trading stations on the map.</source>
            <translation>Każdy gracz otrzymuje jedną monetę za każdą swoją Faktorię na mapie.</translation>
        </message>
        <message>
            <source>Each player draws one follower from the bag and loses it; a starting follower goes back.</source>
            <translation>Każdy gracz losuje z sakiewki jednego Poddanego i traci go; początkowy Poddany wraca do sakiewki.</translation>
        </message>
        <message>
            <source>Each follower you send here brings {coins:coin:acc}; whoever fills the last space takes the citizen tile.</source>
            <translation>Każdy wysłany tu Poddany przynosi {coins:coin:acc}; kto zapełni ostatnie pole, bierze żeton Mieszczanina.</translation>
        </message>
        <message>
            <source>Each follower you send here brings {coins:coin:acc} or {points:development-point:acc}; whoever fills the last space takes the citizen tile.</source>
            <translation>Każdy wysłany tu Poddany przynosi {coins:coin:acc} albo {points:development-point:acc}; kto zapełni ostatnie pole, bierze żeton Mieszczanina.</translation>
        </message>
        <message>
            <source>draw up to {n:follower:gen} each round</source>
            <translation>w każdej rundzie losujesz do {n:follower:gen}</translation>
        </message>
        <message>
            <source>one goods tile ({good:nom})</source>
            <translation>jeden żeton Towaru ({good:nom})</translation>
        </message>
        <message>
            <source>one technology tile</source>
            <translation>jeden żeton Usprawnienia</translation>
        </message>
        <message>
            <source>one place tile from stack I</source>
            <translation>jeden kafel Budynku ze stosu I</translation>
        </message>
        <message>
            <source>one place tile from stack I or II</source>
            <translation>jeden kafel Budynku ze stosu I lub II</translation>
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
            <translation>żeton Mieszczanina dla tego, kto dotrze tu najwcześniej</translation>
        </message>
    </context>
    <context>
        <name>OrleansEnding</name>
        <message>
            <source>Tied on points and on the development track: there is no further tie-break.</source>
            <translation>Remis w punktach i na Ścieżce Rozwoju: dalszego rozstrzygnięcia nie ma.</translation>
        </message>
        <message>
            <source>Tied on points: {names}. The marker further along the development track decides: space {space}.</source>
            <translation>Remis w punktach: {names}. Rozstrzyga znacznik, który jest dalej na Ścieżce Rozwoju: pole {space}.</translation>
        </message>
        <message>
            <source>Orléans</source>
            <translation>Orlean</translation>
        </message>
    </context>
    <context>
        <name>OrleansEvent</name>
        <message>
            <source>Round {round} begins.</source>
            <translation>Zaczyna się runda {round}.</translation>
        </message>
        <message>
            <source>{who} turns up an hourglass tile: {event:nom}.</source>
            <translation>{who} odkrywa kafel Klepsydry: {event:nom}.</translation>
        </message>
        <message>
            <source>{who} gets {n:coin:acc}.</source>
            <translation>{who} dostaje {n:coin:acc}.</translation>
        </message>
        <message>
            <source>{who} pays {n:coin:acc}.</source>
            <translation>{who} płaci {n:coin:acc}.</translation>
        </message>
        <message>
            <source>{who} pays {n:coin:acc} to {other}.</source>
            <translation>{who} płaci {n:coin:acc}; zapłatę dostaje {other}.</translation>
        </message>
        <message>
            <source>The treasury is empty: {who} does not get {n:coin:acc}.</source>
            <translation>Miejski skarbiec jest pusty: {who} nie dostaje {n:coin:gen}.</translation>
        </message>
        <message>
            <source>{who} draws {n:follower:acc}: {followers}.</source>
            <translation>{who} losuje {n:follower:acc}: {followers}.</translation>
        </message>
        <message>
            <source>{who} draws {n:follower:acc} in the Bathhouse.</source>
            <translation>{who} losuje dzięki Łaźni {n:follower:acc}.</translation>
        </message>
        <message>
            <source>{who} draws {n:follower:acc} in the Bathhouse: {followers}.</source>
            <translation>{who} losuje dzięki Łaźni {n:follower:acc}: {followers}.</translation>
        </message>
        <message>
            <source>{who} puts one follower in the Gunpowder Tower: {follower}.</source>
            <translation>{who} stawia Poddanego w Baszcie prochowej: {follower}.</translation>
        </message>
        <message>
            <source>{who} puts one follower on the market: {follower}.</source>
            <translation>{who} stawia Poddanego na Rynku: {follower}.</translation>
        </message>
        <message>
            <source>{who} returns the rest of the draw to the bag.</source>
            <translation>{who} odsyła resztę wylosowanych do sakiewki.</translation>
        </message>
        <message>
            <source>{who} gives up a draw and returns one follower to the market: {follower} ({place:nom}).</source>
            <translation>{who} rezygnuje z jednego losowania i przenosi na Rynek {follower} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} has no followers to draw.</source>
            <translation>{who} nie ma kogo losować.</translation>
        </message>
        <message>
            <source>{who} has finished drawing.</source>
            <translation>{who} kończy losowanie.</translation>
        </message>
        <message>
            <source>{who} has finished planning.</source>
            <translation>{who} kończy planowanie.</translation>
        </message>
        <message>
            <source>{who} goes back to planning.</source>
            <translation>{who} wraca do planowania.</translation>
        </message>
        <message>
            <source>Everyone plans at the same time, in secret.</source>
            <translation>Wszyscy planują jednocześnie i w ukryciu.</translation>
        </message>
        <message>
            <source>Players plan in turn, one place at a time.</source>
            <translation>Planowanie odbywa się po kolei, po jednym Budynku.</translation>
        </message>
        <message>
            <source>{who} plans from the Gunpowder Tower: {follower} ({place:nom}).</source>
            <translation>{who} stawia {follower} z Baszty prochowej ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} plans: {follower} ({place:nom}).</source>
            <translation>{who} stawia {follower} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} places a technology tile ({place:nom}).</source>
            <translation>{who} kładzie żeton Usprawnienia ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} takes back a technology tile ({place:nom}).</source>
            <translation>{who} zabiera z powrotem żeton Usprawnienia ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} takes back: {follower} ({place:nom}).</source>
            <translation>{who} zabiera z powrotem {follower} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} has finished planning a place ({place:nom}).</source>
            <translation>{who} zatwierdza plan jednego Budynku ({place:nom}).</translation>
        </message>
        <message>
            <source>All plans are final and revealed.</source>
            <translation>Wszystkie plany są gotowe i jawne.</translation>
        </message>
        <message>
            <source>It’s {who}’s turn.</source>
            <translation>{who} zaczyna turę.</translation>
        </message>
        <message>
            <source>{who} uses a place: {place:nom}.</source>
            <translation>{who} używa {place:gen}.</translation>
        </message>
        <message>
            <source>{who} returns the followers from a place to the bag: {place:nom}.</source>
            <translation>{who} odsyła Poddanych do sakiewki ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} passes.</source>
            <translation>{who} pasuje.</translation>
        </message>
        <message>
            <source>{who} recruits one {follower:nom}.</source>
            <translation>{who} pozyskuje {follower:acc}.</translation>
        </message>
        <message>
            <source>{who} advances to space {n} of the {track:nom}.</source>
            <translation>{who} przesuwa znacznik na {track:loc} na pole {n}.</translation>
        </message>
        <message>
            <source>{who} gets {good:acc} from the goods market.</source>
            <translation>{who} dostaje {good:acc} z Jarmarku.</translation>
        </message>
        <message>
            <source>{who} takes {good:acc} from the route.</source>
            <translation>{who} zabiera z trasy {good:acc}.</translation>
        </message>
        <message>
            <source>{who} gives up {good:acc}, which is removed from the game.</source>
            <translation>{who} oddaje {good:acc}; ten żeton wypada z gry.</translation>
        </message>
        <message>
            <source>{who} hands in {good:acc}.</source>
            <translation>{who} oddaje {good:acc} na Jarmark.</translation>
        </message>
        <message>
            <source>{who} bakes grain into bread: {n}.</source>
            <translation>{who} zamienia zboże na chleb: {n}.</translation>
        </message>
        <message>
            <source>{who} gets a technology tile.</source>
            <translation>{who} dostaje żeton Usprawnienia.</translation>
        </message>
        <message>
            <source>{who} takes a place tile: {place:nom}.</source>
            <translation>{who} bierze kafel Budynku: {place:nom}.</translation>
        </message>
        <message>
            <source>{who} is already at the end of the development track.</source>
            <translation>{who} jest już na końcu Ścieżki Rozwoju.</translation>
        </message>
        <message>
            <source>{who} gets {n:development-point:acc} and is now on space {space}.</source>
            <translation>{who} dostaje {n:development-point:acc}; znacznik przesuwa się na pole {space}.</translation>
        </message>
        <message>
            <source>{who} loses {n:development-point:acc} and is now on space {space}.</source>
            <translation>{who} traci {n:development-point:acc}; znacznik cofa się na pole {space}.</translation>
        </message>
        <message>
            <source>{who} takes a citizen tile for having the most trading stations on the map.</source>
            <translation>{who} bierze żeton Mieszczanina za najwięcej Faktorii na mapie.</translation>
        </message>
        <message>
            <source>{who} takes a citizen tile: {from:nom}.</source>
            <translation>{who} bierze żeton Mieszczanina: {from:nom}.</translation>
        </message>
        <message>
            <source>{who} takes nothing from the route.</source>
            <translation>{who} nie zabiera z trasy żadnego Towaru.</translation>
        </message>
        <message>
            <source>{who} builds a trading station: {town:nom}.</source>
            <translation>{who} buduje Faktorię: {town:nom}.</translation>
        </message>
        <message>
            <source>{who} sends one {follower:nom} from the Gunpowder Tower to a deed ({deed:nom}).</source>
            <translation>{who} wysyła {follower:acc} z Baszty prochowej na planszę Darczyńców Miasta ({deed:nom}).</translation>
        </message>
        <message>
            <source>{who} sends one {follower:nom} to a deed ({deed:nom}).</source>
            <translation>{who} wysyła {follower:acc} na planszę Darczyńców Miasta ({deed:nom}).</translation>
        </message>
        <message>
            <source>The event takes effect: {event:nom}.</source>
            <translation>Zaczyna działać Zdarzenie: {event:nom}.</translation>
        </message>
        <message>
            <source>{who} returns the monk from the Sacristy to the bag and is spared this event: {event:nom}.</source>
            <translation>{who} odsyła Mnicha z Zakrystii do sakiewki i unika skutków Zdarzenia ({event:nom}).</translation>
        </message>
        <message>
            <source>{who} is spared this event: {event:nom}.</source>
            <translation>{who} nic nie traci przez to Zdarzenie: {event:nom}.</translation>
        </message>
        <message>
            <source>{who} draws for the Plague: {follower}. No follower is lost.</source>
            <translation>{who} losuje podczas Zarazy Poddanego i go nie traci: {follower}.</translation>
        </message>
        <message>
            <source>{who} loses a follower to the Plague: {follower}.</source>
            <translation>{who} traci Poddanego z powodu Zarazy: {follower}.</translation>
        </message>
        <message>
            <source>{who} owes {n:coin:acc} and cannot pay: torture.</source>
            <translation>{who} musi zapłacić {n:coin:acc}, a ma za mało monet, więc zaczyna się chłosta.</translation>
        </message>
        <message>
            <source>{who} has nothing left to give up. Still unpaid: {n:coin:nom}.</source>
            <translation>{who} nie ma już czego oddać; nadal brakuje {n:coin:gen}.</translation>
        </message>
        <message>
            <source>{who} gives up a trading station from their supply.</source>
            <translation>{who} oddaje Faktorię ze swoich zasobów.</translation>
        </message>
        <message>
            <source>{who} gives up a trading station: {town:nom}.</source>
            <translation>{who} oddaje Faktorię: {town:nom}.</translation>
        </message>
        <message>
            <source>{who} gives up a follower from the bag: {follower}.</source>
            <translation>{who} oddaje Poddanego z sakiewki: {follower}.</translation>
        </message>
        <message>
            <source>{who} gives up a place tile: {place:nom}.</source>
            <translation>{who} oddaje kafel Budynku: {place:nom}.</translation>
        </message>
        <message>
            <source>{who} gives up a technology tile that has not been placed.</source>
            <translation>{who} oddaje żeton Usprawnienia leżący przy planszy.</translation>
        </message>
        <message>
            <source>{who} gives up a technology tile: {place:nom}.</source>
            <translation>{who} oddaje żeton Usprawnienia: {place:nom}.</translation>
        </message>
        <message>
            <source>The start player is now {who}.</source>
            <translation>Graczem Rozpoczynającym zostaje {who}.</translation>
        </message>
        <message>
            <source>{who} – {label}: {n:point:nom}.</source>
            <translation>{who} ma {n:point:acc} w pozycji {label}.</translation>
        </message>
        <message>
            <source>{names} wins the game.</source>
            <translation>Wygrywa {names}.</translation>
        </message>
        <message>
            <source>Shared victory: {names}.</source>
            <translation>Wspólne zwycięstwo: {names}.</translation>
        </message>
        <message>
            <source>Phase {n}: {phase:nom}.</source>
            <translation>Faza {n}: {phase:nom}.</translation>
        </message>
        <message>
            <source>Before round 1, place tiles may be returned to the box.</source>
            <translation>Przed rundą 1 można odłożyć kafle Budynków do pudełka.</translation>
        </message>
        <message>
            <source>The final scoring begins.</source>
            <translation>Zaczyna się końcowe podliczanie punktów.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Koniec gry.</translation>
        </message>
        <message>
            <source>Census: {leader} is in the lead, {last} is last.</source>
            <translation>W Spisie ludności prowadzi {leader}, a ostatnie miejsce zajmuje {last}.</translation>
        </message>
        <message>
            <source>Census: {leader} is in the lead; there is a tie for last place.</source>
            <translation>W Spisie ludności prowadzi {leader}, a na ostatnim miejscu jest remis.</translation>
        </message>
        <message>
            <source>Census: there is a tie for the lead; {last} is last.</source>
            <translation>W Spisie ludności na pierwszym miejscu jest remis, a ostatnie miejsce zajmuje {last}.</translation>
        </message>
        <message>
            <source>Census: there is a tie for the lead and a tie for last place.</source>
            <translation>W Spisie ludności remis jest i na pierwszym, i na ostatnim miejscu.</translation>
        </message>
        <message>
            <source>{who} travels by water to {town:gen}.</source>
            <translation>{who} płynie Szlakiem Wodnym do {town:gen}.</translation>
        </message>
        <message>
            <source>{who} travels by road to {town:gen}.</source>
            <translation>{who} jedzie Traktem do {town:gen}.</translation>
        </message>
        <message>
            <source>{who} sends {other}’s merchant by water to {town:gen}.</source>
            <translation>{who} przesuwa cudzego Kupca ({other}) Szlakiem Wodnym do {town:gen}.</translation>
        </message>
        <message>
            <source>{who} sends {other}’s merchant by road to {town:gen}.</source>
            <translation>{who} przesuwa cudzego Kupca ({other}) Traktem do {town:gen}.</translation>
        </message>
        <message>
            <source>{who} returns a place tile to the box: {place:nom}.</source>
            <translation>{who} odkłada kafel Budynku do pudełka: {place:nom}.</translation>
        </message>
        <message>
            <source>{who} returns no place tile to the box.</source>
            <translation>{who} nie odkłada żadnego kafla Budynku.</translation>
        </message>
        <message>
            <source>{who}’s plan: {places}.</source>
            <translation>{who} – plan: {places}.</translation>
        </message>
    </context>
    <context>
        <name>OrleansEventToYou</name>
        <message>
            <source>It’s your turn.</source>
            <translation>Zaczyna się twoja tura.</translation>
        </message>
        <message>
            <source>You turn up an hourglass tile: {event:nom}.</source>
            <translation>Odkrywasz kafel Klepsydry: {event:nom}.</translation>
        </message>
        <message>
            <source>You get {n:coin:acc}.</source>
            <translation>Dostajesz {n:coin:acc}.</translation>
        </message>
        <message>
            <source>You pay {n:coin:acc}.</source>
            <translation>Płacisz {n:coin:acc}.</translation>
        </message>
        <message>
            <source>You pay {n:coin:acc} to {other}.</source>
            <translation>Płacisz {n:coin:acc}; zapłatę dostaje {other}.</translation>
        </message>
        <message>
            <source>The treasury is empty: you do not get {n:coin:acc}.</source>
            <translation>Miejski skarbiec jest pusty: nie dostajesz {n:coin:gen}.</translation>
        </message>
        <message>
            <source>You have no followers to draw.</source>
            <translation>Nie masz kogo losować.</translation>
        </message>
        <message>
            <source>You give up a draw and return one follower to the market: {follower} ({place:nom}).</source>
            <translation>Rezygnujesz z jednego losowania i przenosisz na Rynek {follower} ({place:nom}).</translation>
        </message>
        <message>
            <source>You use a place: {place:nom}.</source>
            <translation>Używasz {place:gen}.</translation>
        </message>
        <message>
            <source>You return the followers from a place to the bag: {place:nom}.</source>
            <translation>Odsyłasz Poddanych do sakiewki ({place:nom}).</translation>
        </message>
        <message>
            <source>You pass.</source>
            <translation>Pasujesz.</translation>
        </message>
        <message>
            <source>You recruit one {follower:nom}.</source>
            <translation>Pozyskujesz {follower:acc}.</translation>
        </message>
        <message>
            <source>You advance to space {n} of the {track:nom}.</source>
            <translation>Przesuwasz znacznik na {track:loc} na pole {n}.</translation>
        </message>
        <message>
            <source>You get {good:acc} from the goods market.</source>
            <translation>Dostajesz {good:acc} z Jarmarku.</translation>
        </message>
        <message>
            <source>You take {good:acc} from the route.</source>
            <translation>Zabierasz z trasy {good:acc}.</translation>
        </message>
        <message>
            <source>You give up {good:acc}, which is removed from the game.</source>
            <translation>Oddajesz {good:acc}; ten żeton wypada z gry.</translation>
        </message>
        <message>
            <source>You hand in {good:acc}.</source>
            <translation>Oddajesz {good:acc} na Jarmark.</translation>
        </message>
        <message>
            <source>You bake grain into bread: {n}.</source>
            <translation>Zamieniasz zboże na chleb: {n}.</translation>
        </message>
        <message>
            <source>You get a technology tile.</source>
            <translation>Dostajesz żeton Usprawnienia.</translation>
        </message>
        <message>
            <source>You place a technology tile ({place:nom}).</source>
            <translation>Kładziesz żeton Usprawnienia ({place:nom}).</translation>
        </message>
        <message>
            <source>You take a place tile: {place:nom}.</source>
            <translation>Bierzesz kafel Budynku: {place:nom}.</translation>
        </message>
        <message>
            <source>You are already at the end of the development track.</source>
            <translation>Twój znacznik jest już na końcu Ścieżki Rozwoju.</translation>
        </message>
        <message>
            <source>You get {n:development-point:acc} and are now on space {space}.</source>
            <translation>Dostajesz {n:development-point:acc}; znacznik przesuwa się na pole {space}.</translation>
        </message>
        <message>
            <source>You lose {n:development-point:acc} and are now on space {space}.</source>
            <translation>Tracisz {n:development-point:acc}; znacznik cofa się na pole {space}.</translation>
        </message>
        <message>
            <source>You take a citizen tile for having the most trading stations on the map.</source>
            <translation>Bierzesz żeton Mieszczanina za najwięcej Faktorii na mapie.</translation>
        </message>
        <message>
            <source>You take a citizen tile: {from:nom}.</source>
            <translation>Bierzesz żeton Mieszczanina: {from:nom}.</translation>
        </message>
        <message>
            <source>You take nothing from the route.</source>
            <translation>Nie zabierasz z trasy żadnego Towaru.</translation>
        </message>
        <message>
            <source>You build a trading station: {town:nom}.</source>
            <translation>Budujesz Faktorię: {town:nom}.</translation>
        </message>
        <message>
            <source>You send one {follower:nom} from the Gunpowder Tower to a deed ({deed:nom}).</source>
            <translation>Wysyłasz {follower:acc} z Baszty prochowej na planszę Darczyńców Miasta ({deed:nom}).</translation>
        </message>
        <message>
            <source>You send one {follower:nom} to a deed ({deed:nom}).</source>
            <translation>Wysyłasz {follower:acc} na planszę Darczyńców Miasta ({deed:nom}).</translation>
        </message>
        <message>
            <source>You return the monk from the Sacristy to the bag and are spared this event: {event:nom}.</source>
            <translation>Odsyłasz Mnicha z Zakrystii do sakiewki i unikasz skutków Zdarzenia ({event:nom}).</translation>
        </message>
        <message>
            <source>You are spared this event: {event:nom}.</source>
            <translation>Nic nie tracisz przez to Zdarzenie: {event:nom}.</translation>
        </message>
        <message>
            <source>You draw for the Plague: {follower}. No follower is lost.</source>
            <translation>Losujesz podczas Zarazy Poddanego i go nie tracisz: {follower}.</translation>
        </message>
        <message>
            <source>You lose a follower to the Plague: {follower}.</source>
            <translation>Tracisz Poddanego z powodu Zarazy: {follower}.</translation>
        </message>
        <message>
            <source>You owe {n:coin:acc} and cannot pay: torture.</source>
            <translation>Musisz zapłacić {n:coin:acc}, a masz za mało monet, więc zaczyna się chłosta.</translation>
        </message>
        <message>
            <source>You have nothing left to give up. Still unpaid: {n:coin:nom}.</source>
            <translation>Nie masz już czego oddać; nadal brakuje {n:coin:gen}.</translation>
        </message>
        <message>
            <source>You give up a trading station from your supply.</source>
            <translation>Oddajesz Faktorię ze swoich zasobów.</translation>
        </message>
        <message>
            <source>You give up a trading station: {town:nom}.</source>
            <translation>Oddajesz Faktorię: {town:nom}.</translation>
        </message>
        <message>
            <source>You give up a follower from the bag: {follower}.</source>
            <translation>Oddajesz Poddanego z sakiewki: {follower}.</translation>
        </message>
        <message>
            <source>You give up a place tile: {place:nom}.</source>
            <translation>Oddajesz kafel Budynku: {place:nom}.</translation>
        </message>
        <message>
            <source>You give up a technology tile that has not been placed.</source>
            <translation>Oddajesz żeton Usprawnienia leżący przy planszy.</translation>
        </message>
        <message>
            <source>You give up a technology tile: {place:nom}.</source>
            <translation>Oddajesz żeton Usprawnienia: {place:nom}.</translation>
        </message>
        <message>
            <source>You are now the start player.</source>
            <translation>Od tej chwili jesteś Graczem Rozpoczynającym.</translation>
        </message>
        <message>
            <source>Your score, {label}: {n:point:nom}.</source>
            <translation>Masz {n:point:acc} w pozycji {label}.</translation>
        </message>
        <message>
            <source>You travel by water to {town:gen}.</source>
            <translation>Płyniesz Szlakiem Wodnym do {town:gen}.</translation>
        </message>
        <message>
            <source>You travel by road to {town:gen}.</source>
            <translation>Jedziesz Traktem do {town:gen}.</translation>
        </message>
        <message>
            <source>You send {other}’s merchant by water to {town:gen}.</source>
            <translation>Przesuwasz cudzego Kupca ({other}) Szlakiem Wodnym do {town:gen}.</translation>
        </message>
        <message>
            <source>You send {other}’s merchant by road to {town:gen}.</source>
            <translation>Przesuwasz cudzego Kupca ({other}) Traktem do {town:gen}.</translation>
        </message>
    </context>
    <context>
        <name>OrleansForecast</name>
        <message>
            <source>{who} cannot recruit monks in this round.</source>
            <translation>{who} nie może w tej rundzie pozyskiwać Mnichów.</translation>
        </message>
        <message>
            <source>{who} gains nothing.</source>
            <translation>{who} nic nie dostaje.</translation>
        </message>
        <message>
            <source>{who} gains {n:coin:acc}.</source>
            <translation>{who} dostaje {n:coin:acc}.</translation>
        </message>
        <message>
            <source>{who} pays nothing.</source>
            <translation>{who} nic nie płaci.</translation>
        </message>
        <message>
            <source>{who} pays {n:coin:acc}.</source>
            <translation>{who} płaci {n:coin:acc}.</translation>
        </message>
        <message>
            <source>{who} owes {n:coin:acc} and has {owned}: torture for the rest.</source>
            <translation>{who} musi zapłacić {n:coin:acc}, a ma {owned}: za resztę grozi chłosta.</translation>
        </message>
        <message>
            <source>{who} has no food and pays {n:coin:acc}.</source>
            <translation>{who} nie ma żywności i płaci {n:coin:acc}.</translation>
        </message>
        <message>
            <source>{who} has no food, owes {n:coin:acc} and has {owned}: torture for the rest.</source>
            <translation>{who} nie ma żywności, musi zapłacić {n:coin:acc}, a ma {owned}: za resztę grozi chłosta.</translation>
        </message>
        <message>
            <source>{who} hands in one food tile.</source>
            <translation>{who} oddaje jeden żeton żywności.</translation>
        </message>
        <message>
            <source>{who}’s bag is empty, so no follower is lost.</source>
            <translation>{who} ma pustą sakiewkę i nikogo nie traci.</translation>
        </message>
        <message>
            <source>{who} draws a follower from the bag and loses it, unless it is a starting follower.</source>
            <translation>{who} losuje Poddanego z sakiewki i traci go, chyba że jest to początkowy Poddany.</translation>
        </message>
        <message>
            <source>{who} draws a follower from the bag and loses it with a probability of {n}%.</source>
            <translation>{who} losuje Poddanego z sakiewki i traci go z prawdopodobieństwem {n}%.</translation>
        </message>
        <message>
            <source>The monk in the Sacristy can spare {who} this event.</source>
            <translation>{who} może tego uniknąć dzięki Mnichowi w Zakrystii.</translation>
        </message>
    </context>
    <context>
        <name>OrleansHandOver</name>
        <message>
            <source>{who}, plan your round</source>
            <translation>{who}: zaplanuj swoją rundę</translation>
        </message>
        <message>
            <source>{who}, draw your followers</source>
            <translation>{who}: wylosuj Poddanych</translation>
        </message>
        <message>
            <source>Before round 1</source>
            <translation>Przed rundą 1</translation>
        </message>
        <message>
            <source>Round {round} · The others are planning too. Nobody sees your plan until everyone has finished.</source>
            <translation>Runda {round} · Pozostali też planują. Nikt nie zobaczy twojego planu, dopóki wszyscy nie skończą.</translation>
        </message>
        <message>
            <source>Round {round} · The other plan is ready. Nobody sees your plan until you have finished it.</source>
            <translation>Runda {round} · Drugi plan jest gotowy. Nikt nie zobaczy twojego planu, dopóki go nie skończysz.</translation>
        </message>
        <message>
            <source>Round {round} · All other plans are ready. Nobody sees your plan until you have finished it.</source>
            <translation>Runda {round} · Wszystkie inne plany są gotowe. Nikt nie zobaczy twojego planu, dopóki go nie skończysz.</translation>
        </message>
        <message>
            <source>Round {round} · draws: {n}, followers in your bag: {bag}</source>
            <translation>Runda {round} · losowania: {n}, Poddani w sakiewce: {bag}</translation>
        </message>
        <message>
            <source>Round {round} · active places: {n}</source>
            <translation>Runda {round} · aktywne Budynki: {n}</translation>
        </message>
    </context>
    <context>
        <name>OrleansName</name>
        <message>
            <source>starting {follower:nom}</source>
            <translation>początkowy {follower:nom}</translation>
        </message>
        <message>
            <source>starting {follower:acc}</source>
            <translation>początkowego {follower:acc}</translation>
        </message>
    </context>
    <context>
        <name>OrleansParts</name>
        <message>
            <source>Orléans</source>
            <translation>Orlean</translation>
        </message>
        <message>
            <source>Pass for this round</source>
            <translation>Spasuj do końca rundy</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Gotowe</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkty</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Monety</translation>
        </message>
        <message>
            <source>Goods</source>
            <translation>Towary</translation>
        </message>
        <message>
            <source>Development points</source>
            <translation>Punkty Rozwoju</translation>
        </message>
        <message>
            <source>Citizens</source>
            <translation>Mieszczanie</translation>
        </message>
        <message>
            <source>Trading stations</source>
            <translation>Faktorie</translation>
        </message>
        <message>
            <source>Followers</source>
            <translation>Poddani</translation>
        </message>
        <message>
            <source>Coins</source>
            <comment>points, in a chart</comment>
            <translation>Monety</translation>
        </message>
        <message>
            <source>Goods</source>
            <comment>points, in a chart</comment>
            <translation>Towary</translation>
        </message>
        <message>
            <source>Trading stations</source>
            <comment>points, in a chart</comment>
            <translation>Faktorie</translation>
        </message>
        <message>
            <source>Citizens</source>
            <comment>points, in a chart</comment>
            <translation>Mieszczanie</translation>
        </message>
        <message>
            <source>next town, place or space in that direction</source>
            <translation>następne miasto, Budynek lub pole w tym kierunku</translation>
        </message>
        <message>
            <source>done, pass, continue</source>
            <translation>gotowe, pas, dalej</translation>
        </message>
        <message>
            <source>zoom in or out of the map, the town board or the deeds, or show all of it</source>
            <translation>powiększenie i pomniejszenie mapy, planszy miasta albo celów, widok całości</translation>
        </message>
        <message>
            <source>Trial: nothing here counts. Draws and the secret plans of other players are assumed.</source>
            <translation>To tylko próba: nic się nie liczy. Wyniki losowań i ukryte plany innych są tu założone.</translation>
        </message>
        <message>
            <source>What the position would count if the game ended now.</source>
            <translation>Tyle byłoby punktów, gdyby gra skończyła się teraz.</translation>
        </message>
        <message>
            <source>Spaces on the development track.</source>
            <translation>Pola na Ścieżce Rozwoju.</translation>
        </message>
        <message>
            <source>All followers, wherever they are: in the bag, on the market, on places.</source>
            <translation>Wszyscy Poddani, gdziekolwiek są: w sakiewce, na Rynku, w Budynkach.</translation>
        </message>
    </context>
    <context>
        <name>OrleansPreview</name>
        <message>
            <source>No place has all its followers: this plan gives you no action.</source>
            <translation>Żaden Budynek nie ma kompletu Poddanych: z takim planem nie wykonasz żadnej akcji.</translation>
        </message>
        <message>
            <source>Not placed yet: {follower}. Possible places: {places}.</source>
            <translation>Jeszcze bez pola: {follower}. Możliwe Budynki: {places}.</translation>
        </message>
        <message>
            <source>Then the next event is turned up. This cannot be undone.</source>
            <translation>Potem odkrywa się następne Zdarzenie: tego już nie cofniesz.</translation>
        </message>
        <message>
            <source>Then the next event is turned up.</source>
            <translation>Potem odkrywa się następne Zdarzenie.</translation>
        </message>
        <message>
            <source>Then followers are drawn from the bag. This cannot be undone.</source>
            <translation>Potem z sakiewki losuje się Poddanych: tego już nie cofniesz.</translation>
        </message>
        <message>
            <source>Then followers are drawn from the bag.</source>
            <translation>Potem z sakiewki losuje się Poddanych.</translation>
        </message>
        <message>
            <source>Then all plans are revealed. This cannot be undone.</source>
            <translation>Potem odkrywa się wszystkie plany: tego już nie cofniesz.</translation>
        </message>
        <message>
            <source>Then all plans are revealed.</source>
            <translation>Potem odkrywa się wszystkie plany.</translation>
        </message>
        <message>
            <source>Then a follower is drawn for the Plague. This cannot be undone.</source>
            <translation>Potem z powodu Zarazy losuje się Poddanego: tego już nie cofniesz.</translation>
        </message>
        <message>
            <source>Then a follower is drawn for the Plague.</source>
            <translation>Potem z powodu Zarazy losuje się Poddanego.</translation>
        </message>
        <message>
            <source>Then chance decides which follower is lost. This cannot be undone.</source>
            <translation>Potem los decyduje, który Poddany przepada: tego już nie cofniesz.</translation>
        </message>
        <message>
            <source>Then chance decides which follower is lost.</source>
            <translation>Potem los decyduje, który Poddany przepada.</translation>
        </message>
        <message>
            <source>Others still have to decide: {names}.</source>
            <translation>Decyzje podejmują jeszcze: {names}.</translation>
        </message>
        <message>
            <source>Put this follower back: all possible slots light up again.</source>
            <translation>Odłóż tego Poddanego: znów podświetlą się wszystkie możliwe pola akcji.</translation>
        </message>
        <message>
            <source>Pick up this follower: only the slots it fits stay lit.</source>
            <translation>Podnieś tego Poddanego: podświetlone zostaną tylko pasujące pola akcji.</translation>
        </message>
        <message>
            <source>{who} returns to the plan while others are still planning.</source>
            <translation>{who} wraca do swojego planu, póki inni jeszcze planują.</translation>
        </message>
        <message>
            <source>active: {place:nom}</source>
            <translation>aktywny: {place:nom}</translation>
        </message>
        <message>
            <source>no longer active: {place:nom}</source>
            <translation>już nieaktywny: {place:nom}</translation>
        </message>
        <message>
            <source>still missing here: {followers}</source>
            <translation>brakuje tu jeszcze: {followers}</translation>
        </message>
        <message>
            <source>lost: {place:nom}</source>
            <translation>przepada: {place:nom}</translation>
        </message>
        <message>
            <source>new in your bag: {follower:nom}</source>
            <translation>nowy w twojej sakiewce: {follower:nom}</translation>
        </message>
        <message>
            <source>new among your places: {place:nom}</source>
            <translation>nowy Budynek u ciebie: {place:nom}</translation>
        </message>
        <message>
            <source>out of the game: {place:nom}</source>
            <translation>poza grę: {place:nom}</translation>
        </message>
        <message>
            <source>your merchant: {town:nom}</source>
            <translation>twój pionek Kupca: {town:nom}</translation>
        </message>
        <message>
            <source>merchant of {who}: {town:nom}</source>
            <translation>pionek Kupca ({who}): {town:nom}</translation>
        </message>
        <message>
            <source>new trading station: {town:nom}</source>
            <translation>nowa Faktoria: {town:nom}</translation>
        </message>
        <message>
            <source>gone for good: {follower:nom}</source>
            <translation>odchodzi na zawsze: {follower:nom}</translation>
        </message>
        <message>
            <source>to the Gunpowder Tower: {follower}</source>
            <translation>do Baszty prochowej: {follower}</translation>
        </message>
        <message>
            <source>to the market: {follower}</source>
            <translation>na Rynek: {follower}</translation>
        </message>
        <message>
            <source>one fewer draw</source>
            <translation>o jedno losowanie mniej</translation>
        </message>
        <message>
            <source>this slot stays filled for the rest of the game</source>
            <translation>to pole akcji pozostaje zajęte do końca gry</translation>
        </message>
        <message>
            <source>back in hand: {follower}</source>
            <translation>z powrotem do dyspozycji: {follower}</translation>
        </message>
        <message>
            <source>the treasury cannot pay {n:coin:acc}</source>
            <translation>w skarbcu brakuje na wypłatę: {n:coin:nom}</translation>
        </message>
        <message>
            <source>spared: {event:nom}</source>
            <translation>omija cię: {event:nom}</translation>
        </message>
        <message>
            <source>not used in this round: {places}</source>
            <translation>niewykorzystane w tej rundzie: {places}</translation>
        </message>
        <message>
            <source>{sign}{n} ({good:nom})</source>
            <translation>{sign}{n} ({good:nom})</translation>
        </message>
        <message>
            <source>from the next round on you draw up to {n:follower:gen}</source>
            <translation>od następnej rundy losujesz do {n:follower:gen}</translation>
        </message>
        <message>
            <source>your development level: {n}</source>
            <translation>twój Poziom Rozwoju: {n}</translation>
        </message>
        <message>
            <source>then in your bag: {n:follower:nom}</source>
            <translation>potem w twojej sakiewce: {n:follower:nom}</translation>
        </message>
        <message>
            <source>Then {who} decides ({phase:nom}).</source>
            <translation>Potem decyduje {who} ({phase:nom}).</translation>
        </message>
    </context>
    <context>
        <name>OrleansPrompt</name>
        <message>
            <source>The others are still choosing.</source>
            <translation>Pozostali jeszcze wybierają.</translation>
        </message>
        <message>
            <source>{names} wins with {n:point:nom}.</source>
            <translation>Wygrywa {names}: {n:point:nom}.</translation>
        </message>
        <message>
            <source>{names} share the victory with {n:point:nom}.</source>
            <translation>Wspólne zwycięstwo ({n:point:nom}): {names}.</translation>
        </message>
        <message>
            <source>You owe {n:coin:acc} and have {owned}: pay what you have first.</source>
            <translation>Musisz zapłacić {n:coin:acc}, a masz {owned:coin:acc}: najpierw zapłać tym, co masz.</translation>
        </message>
        <message>
            <source>Torture: you are {n:coin:nom} short. Give something up for each missing coin.</source>
            <translation>Chłosta: brakuje {n:coin:gen}. Za każdą brakującą monetę oddaj coś innego.</translation>
        </message>
        <message>
            <source>Draw up to {n:follower:gen}, or return some to the market instead.</source>
            <translation>Wylosuj najwyżej {n:follower:acc}; zamiast losować, możesz też odzyskiwać Poddanych z pól akcji.</translation>
        </message>
        <message>
            <source>Draw up to {n:follower:gen}.</source>
            <translation>Wylosuj najwyżej {n:follower:acc}.</translation>
        </message>
        <message>
            <source>You have no draws left: choose Done.</source>
            <translation>Nie masz już losowań: wybierz „Gotowe”.</translation>
        </message>
        <message>
            <source>Market or Gunpowder Tower? Place: {followers}.</source>
            <translation>Rynek czy Baszta prochowa? Do rozłożenia: {followers}.</translation>
        </message>
        <message>
            <source>Bathhouse: choose which follower to keep ({followers}).</source>
            <translation>Łaźnia: wybierz, kogo zatrzymujesz ({followers}).</translation>
        </message>
        <message>
            <source>Bathhouse: there is no room, so they all go back to the bag ({followers}).</source>
            <translation>Łaźnia: nie ma miejsca, więc wszyscy wracają do sakiewki ({followers}).</translation>
        </message>
        <message>
            <source>Trader: choose a place tile from stack I.</source>
            <translation>Handlarz: wybierz kafel Budynku ze stosu I.</translation>
        </message>
        <message>
            <source>Trader: choose a place tile from stack I or II.</source>
            <translation>Handlarz: wybierz kafel Budynku ze stosu I lub II.</translation>
        </message>
        <message>
            <source>Return a place tile to the box or decline.</source>
            <translation>Odłóż kafel Budynku do pudełka albo z tego zrezygnuj.</translation>
        </message>
        <message>
            <source>Turn up the next hourglass tile.</source>
            <translation>Odkryj następny kafel Klepsydry.</translation>
        </message>
        <message>
            <source>Plan: put followers on action slots, then choose Done.</source>
            <translation>Stawiaj Poddanych na polach akcji, a potem wybierz „Gotowe”.</translation>
        </message>
        <message>
            <source>Continue filling this place or confirm it: {place:nom}.</source>
            <translation>Obsadzaj dalej ten Budynek albo zatwierdź jego plan: {place:nom}.</translation>
        </message>
        <message>
            <source>You may place new technology tiles on slots now.</source>
            <translation>Możesz teraz położyć nowe żetony Usprawnień na polach akcji.</translation>
        </message>
        <message>
            <source>Use an active place or pass.</source>
            <translation>Użyj aktywnego Budynku albo spasuj.</translation>
        </message>
        <message>
            <source>Finish the action: {place:nom}.</source>
            <translation>Dokończ akcję: {place:nom}.</translation>
        </message>
        <message>
            <source>Choose which follower to recruit ({place:nom}).</source>
            <translation>Wybierz, kogo pozyskujesz ({place:nom}).</translation>
        </message>
        <message>
            <source>Choose your merchant’s route ({place:nom}).</source>
            <translation>Wybierz trasę swojego Kupca ({place:nom}).</translation>
        </message>
        <message>
            <source>You may take one goods tile from the route.</source>
            <translation>Możesz zabrać z trasy jeden Towar.</translation>
        </message>
        <message>
            <source>Send a follower to a deed ({place:nom}).</source>
            <translation>Wyślij Poddanego na planszę Darczyńców Miasta ({place:nom}).</translation>
        </message>
        <message>
            <source>You may send another follower to a deed ({place:nom}).</source>
            <translation>Możesz wysłać jeszcze jednego Poddanego na planszę Darczyńców Miasta ({place:nom}).</translation>
        </message>
        <message>
            <source>Choose your reward: coins or development.</source>
            <translation>Wybierz nagrodę: monety albo Punkty Rozwoju.</translation>
        </message>
        <message>
            <source>How many coins will you turn into development points?</source>
            <translation>Ile monet zamieniasz na Punkty Rozwoju?</translation>
        </message>
        <message>
            <source>Choose the goods tile you pay with ({place:nom}).</source>
            <translation>Wybierz Towar, którym płacisz ({place:nom}).</translation>
        </message>
        <message>
            <source>How much grain will you bake into bread?</source>
            <translation>Ile zboża zamieniasz na chleb?</translation>
        </message>
        <message>
            <source>Choose a track: you take the reward of your space on it again.</source>
            <translation>Wybierz Ścieżkę: jeszcze raz dostajesz nagrodę ze swojego pola.</translation>
        </message>
        <message>
            <source>Choose another player’s merchant and where it goes.</source>
            <translation>Wybierz cudzego Kupca i jego trasę.</translation>
        </message>
        <message>
            <source>The event takes effect now: {event:nom}.</source>
            <translation>Pora na Zdarzenie: {event:nom}.</translation>
        </message>
        <message>
            <source>Return the monk from the Sacristy to the bag to be spared this event ({event:nom})?</source>
            <translation>Odesłać Mnicha z Zakrystii do sakiewki, by uniknąć skutków Zdarzenia ({event:nom})?</translation>
        </message>
        <message>
            <source>Hand in one food tile.</source>
            <translation>Oddaj jeden żeton żywności.</translation>
        </message>
        <message>
            <source>Followers sent: {done} of {total}</source>
            <translation>Wysłani Poddani: {done} z {total}</translation>
        </message>
        <message>
            <source>Your bag is empty: return followers to the market instead, or choose Done.</source>
            <translation>Twoja sakiewka jest pusta: zamiast losować, odzyskaj Poddanych z pól akcji albo wybierz „Gotowe”.</translation>
        </message>
        <message>
            <source>Your bag is empty: choose Done.</source>
            <translation>Twoja sakiewka jest pusta: wybierz „Gotowe”.</translation>
        </message>
        <message>
            <source>None of your places is active: pass.</source>
            <translation>Żaden twój Budynek nie jest aktywny: spasuj.</translation>
        </message>
    </context>
    <context>
        <name>OrleansRefusal</name>
        <message>
            <source>{who} is drawing now.</source>
            <translation>Teraz losuje {who}.</translation>
        </message>
        <message>
            <source>At this table players draw one after another, clockwise from the start player.</source>
            <translation>Przy tym stole Poddanych losuje się po kolei, zgodnie z ruchem wskazówek zegara, począwszy od Gracza Rozpoczynającego.</translation>
        </message>
        <message>
            <source>{who} is planning now.</source>
            <translation>Teraz planuje {who}.</translation>
        </message>
        <message>
            <source>At this table players plan one after another, one place at a time.</source>
            <translation>Przy tym stole planuje się po kolei, po jednym Budynku naraz.</translation>
        </message>
        <message>
            <source>Only the start player does that: {who}.</source>
            <translation>To robi Gracz Rozpoczynający: {who}.</translation>
        </message>
        <message>
            <source>The start player turns up the hourglass tile and resolves the event.</source>
            <translation>Gracz Rozpoczynający odkrywa kafel Klepsydry i rozpatruje Zdarzenie.</translation>
        </message>
        <message>
            <source>{who} still has a debt.</source>
            <translation>{who} ma jeszcze dług.</translation>
        </message>
        <message>
            <source>The game continues once the debt is settled, by torture if there are no coins left.</source>
            <translation>Gra pójdzie dalej po uregulowaniu długu; gdy brakuje monet, następuje chłosta.</translation>
        </message>
        <message>
            <source>{who} has to choose first.</source>
            <translation>Najpierw wybiera {who}.</translation>
        </message>
        <message>
            <source>You have nothing to decide until that choice is made.</source>
            <translation>Do tego czasu nie masz nic do zrobienia.</translation>
        </message>
        <message>
            <source>You have passed this round.</source>
            <translation>Twój pas obowiązuje do końca tej rundy.</translation>
        </message>
        <message>
            <source>Once you have passed, you take no more actions until the next round.</source>
            <translation>Kto pasuje, nie wykonuje więcej akcji aż do następnej rundy.</translation>
        </message>
        <message>
            <source>You have finished this phase.</source>
            <translation>Tę fazę masz już za sobą.</translation>
        </message>
        <message>
            <source>The game continues when the other players have finished.</source>
            <translation>Teraz kończą pozostali; gra pójdzie dalej, gdy skończą wszyscy.</translation>
        </message>
        <message>
            <source>You have another decision to make first.</source>
            <translation>Najpierw zdecyduj o czymś innym.</translation>
        </message>
        <message>
            <source>Finish what you have started; then the game continues.</source>
            <translation>Dokończ to, co się zaczęło; potem gra pójdzie dalej.</translation>
        </message>
        <message>
            <source>That belongs to another phase.</source>
            <translation>To należy do innej fazy.</translation>
        </message>
        <message>
            <source>A round has seven phases, and this is not done in the current one.</source>
            <translation>Runda ma siedem faz, a w obecnej się tego nie robi.</translation>
        </message>
        <message>
            <source>There is nothing to decline.</source>
            <translation>Nie ma z czego rezygnować.</translation>
        </message>
        <message>
            <source>You can decline only an offer, and there is none now.</source>
            <translation>Rezygnuje się tylko z tego, co gra właśnie proponuje, a teraz nie proponuje nic.</translation>
        </message>
        <message>
            <source>This tile is not in a stack.</source>
            <translation>Tego kafla nie ma w stosach.</translation>
        </message>
        <message>
            <source>You can choose only tiles that are still in stack I or II.</source>
            <translation>Wybierać można tylko kafle, które nadal leżą w stosie I lub II.</translation>
        </message>
        <message>
            <source>That is more than you may draw.</source>
            <translation>To więcej, niż wolno ci wylosować.</translation>
        </message>
        <message>
            <source>The knight track lets you draw {second:follower:acc} a round; draws left: {first}.</source>
            <translation>Ścieżka Rycerstwa pozwala wylosować {second:follower:acc} na rundę; pozostało: {first}.</translation>
        </message>
        <message>
            <source>There is not enough room on your market.</source>
            <translation>Na Rynku jest za mało miejsca.</translation>
        </message>
        <message>
            <source>Each follower you draw needs a free space; free spaces: {first}.</source>
            <translation>Każdy wylosowany Poddany potrzebuje wolnego pola; wolne pola: {first}.</translation>
        </message>
        <message>
            <source>Your bag does not hold that many followers.</source>
            <translation>Tylu Poddanych nie ma w sakiewce.</translation>
        </message>
        <message>
            <source>You can draw only what is there; followers in the bag: {first}.</source>
            <translation>Losujesz tylko spośród Poddanych, którzy są w sakiewce; teraz jest ich tam: {first}.</translation>
        </message>
        <message>
            <source>Draw at least one follower.</source>
            <translation>Wylosuj przynajmniej jednego Poddanego.</translation>
        </message>
        <message>
            <source>If you do not want any, choose Done.</source>
            <translation>Jeśli nie chcesz nikogo losować, wybierz „Gotowe”.</translation>
        </message>
        <message>
            <source>You have no draw to give up.</source>
            <translation>Wszystkie losowania są wykorzystane.</translation>
        </message>
        <message>
            <source>Returning a follower to the market costs one of your draws ({first} in all), and you have used them all.</source>
            <translation>Odzyskanie Poddanego kosztuje jedno losowanie, a wszystkie (razem: {first}) są już wykorzystane.</translation>
        </message>
        <message>
            <source>There is no room on your market.</source>
            <translation>Na Rynku nie ma miejsca.</translation>
        </message>
        <message>
            <source>A follower returned to the market needs a free space, just like one drawn from the bag.</source>
            <translation>Odzyskany Poddany potrzebuje wolnego pola na Rynku, tak samo jak wylosowany.</translation>
        </message>
        <message>
            <source>You gave up draws to return followers.</source>
            <translation>Część losowań poszła na odzyskanie Poddanych.</translation>
        </message>
        <message>
            <source>You may draw or return at most {second} followers in all; {first} left.</source>
            <translation>Wylosowanych i odzyskanych Poddanych może być razem najwyżej {second}; pozostało: {first}.</translation>
        </message>
        <message>
            <source>Your bag does not cover that draw.</source>
            <translation>W sakiewce jest na to za mało Poddanych.</translation>
        </message>
        <message>
            <source>At this table you can give up a draw only if your bag holds a follower for it; followers in the bag: {first}.</source>
            <translation>Przy tym stole rezygnuje się tylko z losowań, na które starcza Poddanych w sakiewce; teraz jest ich tam: {first}.</translation>
        </message>
        <message>
            <source>There is no follower there.</source>
            <translation>Nie stoi tam żaden Poddany.</translation>
        </message>
        <message>
            <source>You can take back only a follower on an action slot.</source>
            <translation>Zabrać można tylko Poddanego, który stoi na polu akcji.</translation>
        </message>
        <message>
            <source>Your market is full.</source>
            <translation>Twój Rynek jest pełny.</translation>
        </message>
        <message>
            <source>The follower you keep from the Bathhouse needs a free space.</source>
            <translation>Poddany zatrzymany dzięki Łaźni potrzebuje wolnego pola.</translation>
        </message>
        <message>
            <source>You have room to keep one.</source>
            <translation>Masz miejsce dla jednego z nich.</translation>
        </message>
        <message>
            <source>They all go back to the bag only when your market has no free space.</source>
            <translation>Wszyscy wracają do sakiewki tylko wtedy, gdy na Rynku nie ma ani jednego wolnego pola.</translation>
        </message>
        <message>
            <source>There is no space in the Gunpowder Tower.</source>
            <translation>W Baszcie prochowej nie ma miejsca.</translation>
        </message>
        <message>
            <source>You have not drawn that follower.</source>
            <translation>Takiego Poddanego nie ma wśród wylosowanych.</translation>
        </message>
        <message>
            <source>You can place only the followers you have just drawn.</source>
            <translation>Rozkłada się tylko Poddanych wylosowanych przed chwilą.</translation>
        </message>
        <message>
            <source>Place the followers you have drawn first.</source>
            <translation>Najpierw rozłóż wylosowanych Poddanych.</translation>
        </message>
        <message>
            <source>Put every follower you draw on your market or in your Gunpowder Tower before you do anything else.</source>
            <translation>Każdy wylosowany Poddany trafia na Rynek albo do Baszty prochowej, zanim zrobisz coś innego.</translation>
        </message>
        <message>
            <source>There is no such follower there.</source>
            <translation>Nie czeka tam taki Poddany.</translation>
        </message>
        <message>
            <source>You plan with the followers on your market or in your Gunpowder Tower.</source>
            <translation>Do planowania masz tylko Poddanych z Rynku i z Baszty prochowej.</translation>
        </message>
        <message>
            <source>This place is not yours.</source>
            <translation>Ten Budynek nie jest twój.</translation>
        </message>
        <message>
            <source>You can use only the ten places on your board and the place tiles you have taken.</source>
            <translation>Możesz korzystać tylko z dziesięciu Budynków na swojej planszy gracza i ze zdobytych kafli Budynków.</translation>
        </message>
        <message>
            <source>There is no such slot.</source>
            <translation>Nie ma takiego pola akcji.</translation>
        </message>
        <message>
            <source>This place has only the slots shown below it.</source>
            <translation>Ten Budynek ma tylko te pola akcji, które są pod nim pokazane.</translation>
        </message>
        <message>
            <source>This slot needs a different follower.</source>
            <translation>To pole wymaga innego Poddanego.</translation>
        </message>
        <message>
            <source>This slot needs: {wanted:nom}. This does not fit: {follower:nom}.</source>
            <translation>Potrzebny jest tu {wanted:nom}, a {follower:nom} tu nie pasuje.</translation>
        </message>
        <message>
            <source>Only a monk can go here.</source>
            <translation>Tu może stanąć tylko Mnich.</translation>
        </message>
        <message>
            <source>A monk can replace other followers, but no follower and no technology tile can replace a monk.</source>
            <translation>Mnich zastępuje innych, ale jego nie zastąpi nikt, nawet żeton Usprawnienia.</translation>
        </message>
        <message>
            <source>This slot is taken.</source>
            <translation>To pole jest zajęte.</translation>
        </message>
        <message>
            <source>Each slot holds one follower or one technology tile.</source>
            <translation>Na polu mieści się jeden Poddany albo jeden żeton Usprawnienia.</translation>
        </message>
        <message>
            <source>Starting followers cannot go here.</source>
            <translation>Początkowi Poddani tu nie wchodzą.</translation>
        </message>
        <message>
            <source>Your four starting followers can never be placed in the Town Hall.</source>
            <translation>Czterech początkowych Poddanych nigdy nie można umieścić w Ratuszu.</translation>
        </message>
        <message>
            <source>You can no longer move this follower.</source>
            <translation>Tego Poddanego już się nie rusza.</translation>
        </message>
        <message>
            <source>Followers placed in an earlier round stay there; you can take one back only by giving up a draw.</source>
            <translation>Plan z wcześniejszej rundy zostaje; Poddanego odzyskasz tylko kosztem losowania.</translation>
        </message>
        <message>
            <source>Placements are final at this table.</source>
            <translation>Przy tym stole ułożenie Poddanych jest ostateczne.</translation>
        </message>
        <message>
            <source>This table does not allow followers to be taken back while planning.</source>
            <translation>Przy tym stole podczas planowania niczego się nie cofa.</translation>
        </message>
        <message>
            <source>Finish the place you have started.</source>
            <translation>Najpierw dokończ zaczęty plan Budynku.</translation>
        </message>
        <message>
            <source>When planning in turn, you finish one place before the next player continues.</source>
            <translation>Gdy planujecie po kolei, obsadza się jeden Budynek, a potem planuje następna osoba.</translation>
        </message>
        <message>
            <source>You have not started a place.</source>
            <translation>Żaden plan Budynku nie jest zaczęty.</translation>
        </message>
        <message>
            <source>You are still planning.</source>
            <translation>Twój plan jest jeszcze otwarty.</translation>
        </message>
        <message>
            <source>Until you choose Done, you can simply change your plan.</source>
            <translation>Dopóki nie wybierzesz „Gotowe”, możesz po prostu zmieniać plan.</translation>
        </message>
        <message>
            <source>The plans are final.</source>
            <translation>Plany są już ostateczne.</translation>
        </message>
        <message>
            <source>A plan can be changed only until everyone has chosen Done; now all plans are revealed.</source>
            <translation>Plan można zmieniać, dopóki wszyscy nie wybiorą „Gotowe”; teraz wszystkie plany są jawne.</translation>
        </message>
        <message>
            <source>Done is final at this table.</source>
            <translation>Przy tym stole „Gotowe” jest ostateczne.</translation>
        </message>
        <message>
            <source>When planning in turn, everyone sees each place as it is finished; whoever is done plans no more in this round.</source>
            <translation>Gdy planujecie po kolei, wszyscy widzą każdy gotowy Budynek; kto kończy planowanie, nie wraca do niego w tej rundzie.</translation>
        </message>
        <message>
            <source>Put a follower on a slot first, or choose Done.</source>
            <translation>Najpierw postaw Poddanego na polu akcji albo wybierz „Gotowe”.</translation>
        </message>
        <message>
            <source>You have no technology tile to place.</source>
            <translation>Nie masz wolnego żetonu Usprawnienia.</translation>
        </message>
        <message>
            <source>You get technology tiles from craftsmen and the Laboratory; tiles already placed stay where they are.</source>
            <translation>Takie żetony dają Rzemieślnicy i Laboratorium; te już położone zostają na miejscu.</translation>
        </message>
        <message>
            <source>Your first technology tile replaces a farmer.</source>
            <translation>Pierwszy żeton zastępuje Chłopa.</translation>
        </message>
        <message>
            <source>Your first technology tile must cover a farmer slot; later ones have more choice.</source>
            <translation>Pierwszy żeton Usprawnienia kładzie się na polu Chłopa; przy następnych masz większy wybór.</translation>
        </message>
        <message>
            <source>This would be your first technology tile.</source>
            <translation>To byłby twój pierwszy żeton.</translation>
        </message>
        <message>
            <source>A tile from the Laboratory must also go on a farmer slot if it is the first you place.</source>
            <translation>Także żeton z Laboratorium trafia na pole Chłopa, jeśli to pierwszy, jaki kładziesz.</translation>
        </message>
        <message>
            <source>A monk cannot be replaced.</source>
            <translation>Mnicha nie da się zastąpić.</translation>
        </message>
        <message>
            <source>A technology tile never covers a monk slot.</source>
            <translation>Żetonu Usprawnienia nigdy nie kładzie się na polu Mnicha.</translation>
        </message>
        <message>
            <source>This place already has a technology tile.</source>
            <translation>W tym Budynku leży już żeton Usprawnienia.</translation>
        </message>
        <message>
            <source>Only one technology tile fits on each place.</source>
            <translation>W każdym Budynku mieści się tylko jeden żeton Usprawnienia.</translation>
        </message>
        <message>
            <source>This place has only one slot.</source>
            <translation>Ten Budynek ma tylko jedno pole.</translation>
        </message>
        <message>
            <source>A technology tile can go only on a place with two or more slots.</source>
            <translation>Żeton Usprawnienia kładzie się tam, gdzie pól akcji jest co najmniej dwa.</translation>
        </message>
        <message>
            <source>This technology tile is too new.</source>
            <translation>Na ten żeton jest jeszcze za wcześnie.</translation>
        </message>
        <message>
            <source>A technology tile gained this round can be placed only once the action phase is over.</source>
            <translation>Żeton Usprawnienia zdobyty w tej rundzie kładzie się dopiero po fazie Akcji.</translation>
        </message>
        <message>
            <source>You cannot place a technology tile now.</source>
            <translation>Teraz żetonu nie położysz.</translation>
        </message>
        <message>
            <source>Technology tiles go on empty slots, and only during planning.</source>
            <translation>Żetony Usprawnień kładzie się na pustych polach i tylko podczas planowania.</translation>
        </message>
        <message>
            <source>This slot takes any follower.</source>
            <translation>To pole przyjmuje każdego Poddanego.</translation>
        </message>
        <message>
            <source>A technology tile replaces one particular type of follower, so it cannot go on a slot like this.</source>
            <translation>Żeton Usprawnienia zastępuje konkretnego Poddanego, więc na takie pole się nie nadaje.</translation>
        </message>
        <message>
            <source>A technology tile stays put.</source>
            <translation>Żeton Usprawnienia zostaje na miejscu.</translation>
        </message>
        <message>
            <source>This place is not active.</source>
            <translation>Ten Budynek nie jest aktywny.</translation>
        </message>
        <message>
            <source>Slots filled: {first}; slots needed: {second}.</source>
            <translation>Zajęte pola: {first}; potrzebne pola: {second}.</translation>
        </message>
        <message>
            <source>This place has no action.</source>
            <translation>Ten Budynek nie ma akcji.</translation>
        </message>
        <message>
            <source>Its effect is automatic; you never use it as an action.</source>
            <translation>Działa sam z siebie; w turze się go nie używa.</translation>
        </message>
        <message>
            <source>The Sacristy waits for an event.</source>
            <translation>Zakrystia czeka na Zdarzenie.</translation>
        </message>
        <message>
            <source>Its monk is returned to the bag when Harvest, Taxes or Plague takes effect.</source>
            <translation>Mnicha odsyła się stamtąd do sakiewki, gdy zaczynają działać Żniwa, Podatki albo Zaraza.</translation>
        </message>
        <message>
            <source>There is no such route from this town.</source>
            <translation>Z tego miasta nie wychodzi taka trasa.</translation>
        </message>
        <message>
            <source>Your merchant could not travel, so you cannot choose this action; the followers stay where they are.</source>
            <translation>Twój Kupiec nie miałby dokąd ruszyć, więc tej akcji nie wolno wybrać; Poddani zostają na miejscu.</translation>
        </message>
        <message>
            <source>You have no trading station on the map.</source>
            <translation>Nie masz na mapie żadnej Faktorii.</translation>
        </message>
        <message>
            <source>This place counts your trading stations; without any, you cannot choose the action, and the followers stay where they are.</source>
            <translation>Ten Budynek liczy twoje Faktorie; bez nich tej akcji nie wolno wybrać, a Poddani zostają na miejscu.</translation>
        </message>
        <message>
            <source>You have reached the end of that track.</source>
            <translation>To już koniec tej Ścieżki.</translation>
        </message>
        <message>
            <source>On the last space of a track, its action is no longer possible.</source>
            <translation>Na ostatnim polu Ścieżki jej akcja nie jest już możliwa.</translation>
        </message>
        <message>
            <source>That stack is empty.</source>
            <translation>Tego już nie ma w zasobach.</translation>
        </message>
        <message>
            <source>There is no tile or follower left to take here.</source>
            <translation>Akcję, która daje żeton, można wykonać tylko wtedy, gdy choć jeden został.</translation>
        </message>
        <message>
            <source>The goods tile you would get is gone.</source>
            <translation>Należnego Towaru już nie ma.</translation>
        </message>
        <message>
            <source>The next space of the farmer track gives a goods tile that has run out.</source>
            <translation>Następne pole Ścieżki Chłopstwa daje Towar, którego brak na Jarmarku.</translation>
        </message>
        <message>
            <source>You cannot recruit monks this round.</source>
            <translation>W tej rundzie nie pozyskasz Mnicha.</translation>
        </message>
        <message>
            <source>While Pilgrimage is face up, no player may recruit a monk.</source>
            <translation>Gdy trwa Pielgrzymka, nikt nie pozyskuje Mnicha.</translation>
        </message>
        <message>
            <source>Those goods tiles have run out.</source>
            <translation>Tego Towaru zabrakło.</translation>
        </message>
        <message>
            <source>This place cannot be used while its stack on the goods market is empty.</source>
            <translation>Budynku nie można użyć, dopóki stos tego Towaru na Jarmarku jest pusty.</translation>
        </message>
        <message>
            <source>There is no place tile left for you.</source>
            <translation>Nie ma dla ciebie kafla Budynku.</translation>
        </message>
        <message>
            <source>Recruiting a trader brings a place tile; if there is none to take, you cannot recruit one.</source>
            <translation>Handlarz przynosi kafel Budynku; gdy nie ma czego wziąć, Handlarza się nie pozyskuje.</translation>
        </message>
        <message>
            <source>Your first tile comes from stack I.</source>
            <translation>Pierwszy kafel bierze się ze stosu I.</translation>
        </message>
        <message>
            <source>Tiles from stack II become available only with later steps on the trader track.</source>
            <translation>Stos II otwierają dopiero następne kroki na Ścieżce Handlarzy.</translation>
        </message>
        <message>
            <source>The Village cannot recruit that follower.</source>
            <translation>Takiego Poddanego Wioska nie daje.</translation>
        </message>
        <message>
            <source>Choose a boatman, a craftsman or a trader.</source>
            <translation>Wybierz Flisaka, Rzemieślnika albo Handlarza.</translation>
        </message>
        <message>
            <source>There is already a trading station here.</source>
            <translation>Stoi tu już Faktoria.</translation>
        </message>
        <message>
            <source>A town has room for one, no matter who built it.</source>
            <translation>W mieście jest miejsce na jedną, bez względu na to, czyja jest.</translation>
        </message>
        <message>
            <source>You already have a trading station here.</source>
            <translation>Twoja Faktoria już tu stoi.</translation>
        </message>
        <message>
            <source>In Orléans each player may build a trading station, but only one.</source>
            <translation>W Orleanie każdy może zbudować Faktorię, ale tylko jedną.</translation>
        </message>
        <message>
            <source>You have no trading station left.</source>
            <translation>Nie masz już Faktorii.</translation>
        </message>
        <message>
            <source>All your trading stations have been built or given up.</source>
            <translation>Wszystkie twoje Faktorie są już zbudowane albo oddane.</translation>
        </message>
        <message>
            <source>Your merchant has to move.</source>
            <translation>Kupiec musi się ruszyć.</translation>
        </message>
        <message>
            <source>Travelling means following exactly one route; staying put does not count.</source>
            <translation>Podróż prowadzi dokładnie jedną trasą; postój to nie podróż.</translation>
        </message>
        <message>
            <source>The Ship needs a waterway.</source>
            <translation>Barka potrzebuje Szlaku Wodnego.</translation>
        </message>
        <message>
            <source>No waterway leads there from your merchant’s town.</source>
            <translation>Z miasta twojego Kupca nie prowadzi tam żaden Szlak Wodny.</translation>
        </message>
        <message>
            <source>The Wagon needs a road.</source>
            <translation>Dwukółka potrzebuje Traktu.</translation>
        </message>
        <message>
            <source>No road leads there from your merchant’s town.</source>
            <translation>Z miasta twojego Kupca nie prowadzi tam żaden Trakt.</translation>
        </message>
        <message>
            <source>The Horse Wagon needs a road.</source>
            <translation>Furmanka potrzebuje Traktu.</translation>
        </message>
        <message>
            <source>It moves your merchant to a neighbouring town by road only.</source>
            <translation>Przewozi twojego Kupca do sąsiedniego miasta tylko Traktem.</translation>
        </message>
        <message>
            <source>There is no goods tile there.</source>
            <translation>Nie ma tam Towaru.</translation>
        </message>
        <message>
            <source>You may travel along the route, but there is nothing on it to take.</source>
            <translation>Podróżować tamtędy można, ale nie ma tam czego wziąć.</translation>
        </message>
        <message>
            <source>You may take only one goods tile.</source>
            <translation>Wolno wziąć tylko jeden Towar.</translation>
        </message>
        <message>
            <source>Choose one of the goods tiles on the route and leave the other.</source>
            <translation>Wybierz jeden z Towarów na trasie, a drugi zostaw.</translation>
        </message>
        <message>
            <source>This deed has no space left.</source>
            <translation>Przy tym celu nie ma już miejsca.</translation>
        </message>
        <message>
            <source>Every space for that follower is taken.</source>
            <translation>Wszystkie pola dla tego Poddanego są zajęte.</translation>
        </message>
        <message>
            <source>This deed needs a different follower.</source>
            <translation>Ten cel wymaga innego Poddanego.</translation>
        </message>
        <message>
            <source>Each space takes exactly the follower printed on it.</source>
            <translation>Pole przyjmuje dokładnie tego Poddanego, który jest na nim narysowany.</translation>
        </message>
        <message>
            <source>A monk cannot replace other followers here.</source>
            <translation>Mnich nikogo tu nie zastąpi.</translation>
        </message>
        <message>
            <source>On the deeds board a monk can go only where a monk is printed.</source>
            <translation>Na planszy Darczyńców Miasta Mnich pasuje tylko na pole Mnicha.</translation>
        </message>
        <message>
            <source>There are no substitutes for deeds.</source>
            <translation>Tu nikt nikogo nie zastępuje.</translation>
        </message>
        <message>
            <source>The School, the Herb Garden and the Barracks help with places, not with deeds.</source>
            <translation>Szkoła, Ogród zielny i Baraki pomagają w Budynkach, nie przy celach.</translation>
        </message>
        <message>
            <source>Starting followers stay with you.</source>
            <translation>Początkowi Poddani zostają u ciebie.</translation>
        </message>
        <message>
            <source>They may not go to the deeds from the Gunpowder Tower either.</source>
            <translation>Także z Baszty prochowej nie idą na planszę Darczyńców Miasta.</translation>
        </message>
        <message>
            <source>Send at least one follower.</source>
            <translation>Wyślij przynajmniej jednego Poddanego.</translation>
        </message>
        <message>
            <source>The action is to send one or two followers; you cannot use it to send none.</source>
            <translation>Akcja polega na wysłaniu jednego lub dwóch Poddanych; nie wykonasz jej, nie wysyłając nikogo.</translation>
        </message>
        <message>
            <source>You cannot pay the price.</source>
            <translation>Nie stać cię na to.</translation>
        </message>
        <message>
            <source>It costs {first:coin:acc}; you have {second:coin:acc}. Torture does not help here.</source>
            <translation>Kosztuje to {first:coin:acc}; masz {second:coin:acc}. Chłosta tu nie pomoże.</translation>
        </message>
        <message>
            <source>The Pharmacy does not sell that.</source>
            <translation>Apteka tego nie sprzedaje.</translation>
        </message>
        <message>
            <source>It sells development points for one coin each, from {first} to {second} at a time.</source>
            <translation>Przyjmuje od {first} do {second} monet, każdą za jeden Punkt Rozwoju.</translation>
        </message>
        <message>
            <source>You have no goods tile to pay with.</source>
            <translation>Nie masz Towaru na zapłatę.</translation>
        </message>
        <message>
            <source>This place costs one of your goods tiles.</source>
            <translation>Ten Budynek bierze jako zapłatę jeden z twoich Towarów.</translation>
        </message>
        <message>
            <source>You do not have that goods tile.</source>
            <translation>Nie masz takiego Towaru.</translation>
        </message>
        <message>
            <source>Pay with one of the goods tiles next to your board.</source>
            <translation>Zapłać Towarem, który leży przy twojej planszy.</translation>
        </message>
        <message>
            <source>That is too much grain.</source>
            <translation>To za dużo zboża.</translation>
        </message>
        <message>
            <source>The Bakery bakes at most {first} at a time.</source>
            <translation>Piekarnia zamienia naraz najwyżej tyle żetonów zboża: {first}.</translation>
        </message>
        <message>
            <source>You do not have enough grain.</source>
            <translation>Masz za mało zboża.</translation>
        </message>
        <message>
            <source>You can bake only your own grain; you have {first}.</source>
            <translation>Na chleb zamieniasz tylko własne zboże; masz żetonów: {first}.</translation>
        </message>
        <message>
            <source>That space gives nothing now.</source>
            <translation>To pole nic teraz nie daje.</translation>
        </message>
        <message>
            <source>A starting space gives nothing, a citizen tile can be gained only once, and an empty stack gives nothing.</source>
            <translation>Pole początkowe nic nie daje, żeton Mieszczanina można zdobyć tylko raz, a pusty stos nie daje nic.</translation>
        </message>
        <message>
            <source>Choose another player’s merchant.</source>
            <translation>Wybierz cudzego Kupca.</translation>
        </message>
        <message>
            <source>The Tribunal moves another player’s merchant, never your own.</source>
            <translation>Trybunał przesuwa Kupca innego gracza, nigdy twojego.</translation>
        </message>
        <message>
            <source>No route leads there.</source>
            <translation>Nie prowadzi tam żadna trasa.</translation>
        </message>
        <message>
            <source>The merchant moves to a neighbouring town along one road or waterway.</source>
            <translation>Kupiec idzie do sąsiedniego miasta jednym Traktem lub Szlakiem Wodnym.</translation>
        </message>
        <message>
            <source>Pay with coins first.</source>
            <translation>Najpierw zapłać monetami.</translation>
        </message>
        <message>
            <source>Torture begins only when you have no coins left; you have {first:coin:acc}.</source>
            <translation>Chłosta zaczyna się, gdy nie ma już monet; masz {first:coin:acc}.</translation>
        </message>
        <message>
            <source>You have no coins left.</source>
            <translation>Nie masz już monet.</translation>
        </message>
        <message>
            <source>You pay what you still owe with other possessions.</source>
            <translation>Resztę długu spłacasz innym majątkiem.</translation>
        </message>
        <message>
            <source>You do not owe anything.</source>
            <translation>Nie masz długu.</translation>
        </message>
        <message>
            <source>You give something up only when you cannot make a compulsory payment.</source>
            <translation>Coś oddaje się tylko wtedy, gdy brakuje monet na przymusową zapłatę.</translation>
        </message>
        <message>
            <source>You cannot give that up.</source>
            <translation>Tego nie można oddać.</translation>
        </message>
        <message>
            <source>It must be yours and one of the six kinds of possession that count.</source>
            <translation>Musi być twoje i należeć do jednego z sześciu rodzajów majątku, które się liczą.</translation>
        </message>
        <message>
            <source>A coin space is in the way.</source>
            <translation>Cofnięcie blokuje pole z monetami.</translation>
        </message>
        <message>
            <source>The development marker never moves back onto or past a space with coins.</source>
            <translation>Znacznik na Ścieżce Rozwoju nigdy nie cofa się na pole z monetami ani przez nie.</translation>
        </message>
        <message>
            <source>Your bag holds no follower to give up.</source>
            <translation>Nie ma kogo oddać z sakiewki.</translation>
        </message>
        <message>
            <source>Your bag is empty or holds only starting followers, and those are safe.</source>
            <translation>Sakiewka jest pusta albo są w niej sami początkowi Poddani, a ci są bezpieczni.</translation>
        </message>
        <message>
            <source>Starting followers are safe.</source>
            <translation>Początkowi Poddani są bezpieczni.</translation>
        </message>
        <message>
            <source>Neither the Plague nor torture can take them from you.</source>
            <translation>Nie zabierze ci ich ani Zaraza, ani chłosta.</translation>
        </message>
        <message>
            <source>You have food to hand in.</source>
            <translation>Masz żywność do oddania.</translation>
        </message>
        <message>
            <source>The fine is only for those who have no grain, cheese or wine.</source>
            <translation>Karę płaci tylko ten, kto nie ma zboża, sera ani wina.</translation>
        </message>
        <message>
            <source>That is not food.</source>
            <translation>To nie jest żywność.</translation>
        </message>
        <message>
            <source>Harvest takes grain, cheese or wine.</source>
            <translation>Podczas Żniw oddaje się zboże, ser albo wino.</translation>
        </message>
        <message>
            <source>The Sacristy cannot help here.</source>
            <translation>Zakrystia tu nie pomoże.</translation>
        </message>
        <message>
            <source>It protects you from Harvest, Taxes and Plague, and from nothing else.</source>
            <translation>Chroni tylko przed Żniwami, Podatkami i Zarazą.</translation>
        </message>
        <message>
            <source>There is no monk in the Sacristy.</source>
            <translation>Nie masz Mnicha w Zakrystii.</translation>
        </message>
        <message>
            <source>You need the Sacristy with a monk on it.</source>
            <translation>Trzeba mieć kafel Zakrystii, a na jego polu Mnicha.</translation>
        </message>
        <message>
            <source>Something else has to be decided now.</source>
            <translation>Teraz trzeba zdecydować o czymś innym.</translation>
        </message>
        <message>
            <source>First make the decision you are being asked for.</source>
            <translation>Najpierw podejmij decyzję, na którą czeka gra.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Koniec gry.</translation>
        </message>
        <message>
            <source>All eighteen rounds have been played and the points have been counted.</source>
            <translation>Rozegrano wszystkie osiemnaście rund i policzono punkty.</translation>
        </message>
        <message>
            <source>You have no Bathhouse.</source>
            <translation>Nie masz Łaźni.</translation>
        </message>
        <message>
            <source>Only the owner of the tile may draw its two extra followers.</source>
            <translation>Dwóch dodatkowych Poddanych losuje tylko właściciel kafla.</translation>
        </message>
        <message>
            <source>You have already used the Bathhouse.</source>
            <translation>Łaźnia została już użyta.</translation>
        </message>
        <message>
            <source>You can use it only once a round.</source>
            <translation>Możesz jej użyć tylko raz w rundzie.</translation>
        </message>
        <message>
            <source>Your bag is empty.</source>
            <translation>Twoja sakiewka jest pusta.</translation>
        </message>
        <message>
            <source>The Bathhouse draws from your bag, and there are no followers in it.</source>
            <translation>Łaźnia pozwala losować z sakiewki, a nikogo w niej nie ma.</translation>
        </message>
        <message>
            <source>You have no Gunpowder Tower.</source>
            <translation>Nie masz Baszty prochowej.</translation>
        </message>
        <message>
            <source>Only the owner of the tile may put followers there.</source>
            <translation>Umieszczać w niej Poddanych może tylko właściciel kafla.</translation>
        </message>
        <message>
            <source>It holds two followers, and both spaces are taken.</source>
            <translation>Mieści dwóch Poddanych, a oba miejsca są zajęte.</translation>
        </message>
        <message>
            <source>You have already confirmed this place.</source>
            <translation>Ten Budynek jest już zaplanowany.</translation>
        </message>
        <message>
            <source>When planning in turn, a confirmed place stays as it is, like everything from earlier rounds.</source>
            <translation>Przy planowaniu po kolei skończony plan zostaje, tak samo jak wszystko z wcześniejszych rund.</translation>
        </message>
        <message>
            <source>Take back the other tile first.</source>
            <translation>Najpierw zabierz drugi żeton.</translation>
        </message>
        <message>
            <source>This is your first technology tile, which must be on a farmer slot; without it, your other tile could not stay where it is.</source>
            <translation>To twój pierwszy żeton Usprawnienia, który musi leżeć na polu Chłopa; bez niego drugi żeton nie mógłby zostać na swoim miejscu.</translation>
        </message>
        <message>
            <source>Once you have confirmed the place, or the planning phase has ended, the tile stays where it is until the end of the game.</source>
            <translation>Gdy plan Budynku jest już zatwierdzony albo faza planowania się skończyła, żeton zostaje na swoim miejscu do końca gry.</translation>
        </message>
        <message>
            <source>There is no follower in the Gunpowder Tower.</source>
            <translation>W Baszcie prochowej nikogo nie ma.</translation>
        </message>
        <message>
            <source>You need at least one follower there to use it; you can put followers there when you draw them.</source>
            <translation>Żeby jej użyć, trzeba mieć w niej co najmniej jednego Poddanego; Poddani trafiają tam przy losowaniu.</translation>
        </message>
        <message>
            <source>You cannot recruit anybody there now.</source>
            <translation>Nikogo nie można tam teraz pozyskać.</translation>
        </message>
        <message>
            <source>You have finished each of these tracks, or the supply of what its next space gives has run out; the followers stay where they are.</source>
            <translation>Każda z tych Ścieżek jest ukończona albo brakuje tego, co daje jej następne pole; Poddani zostają na miejscu.</translation>
        </message>
        <message>
            <source>No deed has room for these followers.</source>
            <translation>Przy żadnym celu nie ma miejsca dla tych Poddanych.</translation>
        </message>
        <message>
            <source>None of the followers here fits a free space on the deeds board, so you cannot choose the action.</source>
            <translation>Żaden ze stojących tu Poddanych nie pasuje na wolne pole planszy Darczyńców Miasta, więc nie wolno wybrać tej akcji.</translation>
        </message>
        <message>
            <source>There is no follower on that slot.</source>
            <translation>Na tym polu nikt nie stoi.</translation>
        </message>
        <message>
            <source>You can send only the followers on these slots to a deed.</source>
            <translation>Do celu można wysłać tylko Poddanych z tych pól.</translation>
        </message>
        <message>
            <source>You cannot move any other merchant.</source>
            <translation>Żadnego innego Kupca nie można przesunąć.</translation>
        </message>
        <message>
            <source>No route leads out of the towns where the other merchants are, so you cannot choose the action; the followers stay where they are.</source>
            <translation>Z miast, w których są pozostali Kupcy, nie wychodzi żadna trasa, więc nie wolno wybrać tej akcji; Poddani zostają na miejscu.</translation>
        </message>
        <message>
            <source>It’s {who}’s turn.</source>
            <translation>Teraz gra {who}.</translation>
        </message>
        <message>
            <source>Players take turns clockwise from the start player.</source>
            <translation>Gra się po kolei, zgodnie z ruchem wskazówek zegara, począwszy od Gracza Rozpoczynającego.</translation>
        </message>
        <message>
            <source>You have nothing to decide now.</source>
            <translation>Nie masz teraz o czym decydować.</translation>
        </message>
        <message>
            <source>There is nothing to do here now.</source>
            <translation>Tutaj nie ma teraz nic do zrobienia.</translation>
        </message>
        <message>
            <source>Something else comes first. {prompt}</source>
            <extracomment>{prompt} is a whole sentence that says what the player has to do.</extracomment>
            <translation>Teraz kolej na coś innego. {prompt}</translation>
        </message>
        <message>
            <source>That belongs to {who}.</source>
            <translation>To należy do innego gracza: {who}.</translation>
        </message>
        <message>
            <source>You have something to do on your own board. {prompt}</source>
            <translation>Masz teraz coś do zrobienia na własnej planszy. {prompt}</translation>
        </message>
        <message>
            <source>None of your followers fits here.</source>
            <translation>Żaden z twoich Poddanych tu nie pasuje.</translation>
        </message>
        <message>
            <source>This slot needs: {wanted:nom}. None of those you can place now fits it.</source>
            <translation>To pole wymaga {wanted:gen}. Nie pasuje żaden Poddany, którego możesz teraz postawić.</translation>
        </message>
        <message>
            <source>All slots of this place are taken.</source>
            <translation>Wszystkie pola tego Budynku są zajęte.</translation>
        </message>
        <message>
            <source>{place:nom}: each slot already holds a follower or a technology tile.</source>
            <translation>{place:nom}: na każdym polu stoi już Poddany albo leży żeton Usprawnienia.</translation>
        </message>
        <message>
            <source>{place:nom} needs: {wanted}. None of those you can place now fits there.</source>
            <extracomment>{wanted}: a list of followers, one for each empty slot of the place.</extracomment>
            <translation>{place:nom} – tu pasuje: {wanted}. Nie pasuje żaden Poddany, którego możesz teraz postawić.</translation>
        </message>
        <message>
            <source>This place needs a different follower.</source>
            <translation>Ten Budynek wymaga innego Poddanego.</translation>
        </message>
        <message>
            <source>{place:nom} needs: {wanted}. This does not fit: {follower:nom}.</source>
            <extracomment>{wanted}: a list of followers, one for each empty slot of the place.</extracomment>
            <translation>{place:nom} – tu pasuje: {wanted}. Nie pasuje {follower:nom}.</translation>
        </message>
        <message>
            <source>The Theatre takes no technology tile.</source>
            <translation>Teatr nie przyjmuje żetonów Usprawnień.</translation>
        </message>
        <message>
            <source>Its open row takes any number of followers; there is no slot for a technology tile to fill.</source>
            <translation>To otwarty rząd dla Poddanych: nie ma w nim stałego pola akcji, które żeton mógłby zająć.</translation>
        </message>
        <message>
            <source>No place lies here yet.</source>
            <translation>Nie leży tu jeszcze żaden Budynek.</translation>
        </message>
        <message>
            <source>A place tile that you take will lie here. Followers stand only on the slots of places.</source>
            <translation>Tu trafi kafel Budynku, który weźmiesz. Poddani stają tylko na polach Budynków.</translation>
        </message>
    </context>
    <context>
        <name>OrleansRow</name>
        <message>
            <source>at least one {follower}: {percent}%</source>
            <extracomment>The chance that one or more followers of a kind are drawn next.</extracomment>
            <translation>co najmniej jeden {follower}: {percent}%</translation>
        </message>
        <message>
            <source>To the market…</source>
            <extracomment>Button: a follower that was drawn is put on the market; which one is asked next.</extracomment>
            <translation>Na Rynek…</translation>
        </message>
        <message>
            <source>{who}: change the plan</source>
            <extracomment>Button: that player has chosen Done while others still plan, and wants to change the plan.</extracomment>
            <translation>{who}: zmień plan</translation>
        </message>
        <message>
            <source>Draw {n}</source>
            <extracomment>Button beside one that says &quot;Draw 5 followers&quot;: so many are drawn instead.</extracomment>
            <translation>Wylosuj {n}</translation>
        </message>
        <message>
            <source>To the Gunpowder Tower…</source>
            <extracomment>Button: a follower that was drawn is put on the Gunpowder Tower; which one is asked next.</extracomment>
            <translation>Do Baszty prochowej…</translation>
        </message>
        <message>
            <source>Return a follower instead of drawing…</source>
            <extracomment>Button: a follower goes from an action slot back to the market instead of a draw; which one is asked next.</extracomment>
            <translation>Odzyskaj Poddanego zamiast losować…</translation>
        </message>
        <message>
            <source>Return a follower to the market…</source>
            <extracomment>Button: a follower goes from an action slot back to the market, where nobody could be drawn in its stead; which one is asked next.</extracomment>
            <translation>Odzyskaj Poddanego…</translation>
        </message>
    </context>
    <context>
        <name>OrleansScore</name>
        <message>
            <source>Coins</source>
            <translation>Monety</translation>
        </message>
        <message>
            <source>Goods ({good:nom})</source>
            <translation>Towary ({good:nom})</translation>
        </message>
        <message>
            <source>Bread, by development level</source>
            <translation>Chleb według Poziomu Rozwoju</translation>
        </message>
        <message>
            <source>Trading stations, by development level</source>
            <translation>Faktorie według Poziomu Rozwoju</translation>
        </message>
        <message>
            <source>Citizen tiles, by development level</source>
            <translation>Żetony Mieszczan według Poziomu Rozwoju</translation>
        </message>
        <message>
            <source>{n} × {value}</source>
            <translation>{n} × {value}</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Razem</translation>
        </message>
        <message>
            <source>At the start of the game</source>
            <translation>Na początku gry</translation>
        </message>
        <message>
            <source>Coins received: {gained}, paid: {paid}</source>
            <translation>Otrzymane monety: {gained}, zapłacone: {paid}</translation>
        </message>
        <message>
            <source>Each counts by the development level: {level} (space {space})</source>
            <translation>Mnoży się je przez Poziom Rozwoju: {level} (pole {space})</translation>
        </message>
    </context>
    <context>
        <name>OrleansSetup</name>
        <message>
            <source>Player boards</source>
            <translation>Plansze graczy</translation>
        </message>
        <message>
            <source>Each player gets a board with the same ten places and a market ({n:space:nom}).</source>
            <translation>Każdy gracz otrzymuje planszę z tymi samymi dziesięcioma Budynkami i Rynkiem ({n:space:nom}).</translation>
        </message>
        <message>
            <source>Starting followers</source>
            <translation>Początkowi Poddani</translation>
        </message>
        <message>
            <source>Everyone starts with their own followers on the market: {followers}. The bag is still empty.</source>
            <translation>Każdy zaczyna z własnymi Poddanymi na Rynku: {followers}. Sakiewka jest jeszcze pusta.</translation>
        </message>
        <message>
            <source>Coins and trading stations</source>
            <translation>Monety i Faktorie</translation>
        </message>
        <message>
            <source>Everyone gets {coins:coin:acc} and {stations:trading-station:acc}.</source>
            <translation>Każdy otrzymuje {coins:coin:acc} i {stations:trading-station:acc}.</translation>
        </message>
        <message>
            <source>Markers</source>
            <translation>Znaczniki</translation>
        </message>
        <message>
            <source>On each follower track and on the development track everyone has one marker on the first space.</source>
            <translation>Na każdej Ścieżce Poddanych i na Ścieżce Rozwoju każdy ma jeden znacznik na początkowym polu.</translation>
        </message>
        <message>
            <source>Neutral followers</source>
            <translation>Neutralni Poddani</translation>
        </message>
        <message>
            <source>For this number of players the supply holds: {followers}.</source>
            <translation>Przy tej liczbie graczy w zasobach są: {followers}.</translation>
        </message>
        <message>
            <source>Technology</source>
            <translation>Usprawnienia</translation>
        </message>
        <message>
            <source>The technology tiles form one stack ({n:technology-tile:nom}).</source>
            <translation>Żetony Usprawnień tworzą jeden stos ({n:technology-tile:nom}).</translation>
        </message>
        <message>
            <source>Goods tiles on the map</source>
            <translation>Żetony Towarów na mapie</translation>
        </message>
        <message>
            <source>Each goods slot in use gets one goods tile at random ({n:good:nom}); a further {removed:good:acc} go back to the box.</source>
            <translation>Na każde używane pole trafia jeden losowy żeton Towaru ({n:good:nom}); kolejne {removed:good:acc} odkłada się do pudełka.</translation>
        </message>
        <message>
            <source>Each goods slot in use gets one goods tile at random ({n:good:nom}).</source>
            <translation>Na każde używane pole trafia jeden losowy żeton Towaru ({n:good:nom}).</translation>
        </message>
        <message>
            <source>Goods market</source>
            <translation>Jarmark</translation>
        </message>
        <message>
            <source>All other goods tiles are sorted onto the goods market: {goods}.</source>
            <translation>Pozostałe żetony Towarów układa się według rodzaju na Jarmarku: {goods}.</translation>
        </message>
        <message>
            <source>Merchants</source>
            <translation>Pionki Kupców</translation>
        </message>
        <message>
            <source>All merchants start in the same town: {town:nom}.</source>
            <translation>Wszystkie pionki Kupców zaczynają w tym samym mieście: {town:nom}.</translation>
        </message>
        <message>
            <source>Place tiles</source>
            <translation>Kafle Budynków</translation>
        </message>
        <message>
            <source>Two stacks of place tiles, the extra tiles included: {first} in stack I and {second} in stack II. Everyone may look through them.</source>
            <translation>Dwa stosy kafli Budynków wraz z dodatkowymi: {first} w stosie I i {second} w stosie II. Każdy może je przeglądać.</translation>
        </message>
        <message>
            <source>Two stacks of place tiles: {first} in stack I and {second} in stack II. Everyone may look through them.</source>
            <translation>Dwa stosy kafli Budynków: {first} w stosie I i {second} w stosie II. Każdy może je przeglądać.</translation>
        </message>
        <message>
            <source>Fewer place tiles</source>
            <translation>Mniej kafli Budynków</translation>
        </message>
        <message>
            <source>Before round 1 players may return place tiles to the box, up to {n} each.</source>
            <translation>Przed rundą 1 każdy gracz może odłożyć kafle Budynków do pudełka, najwyżej {n}.</translation>
        </message>
        <message>
            <source>Citizen tiles</source>
            <translation>Żetony Mieszczan</translation>
        </message>
        <message>
            <source>Citizen tiles lie on the development track, on two follower tracks and at every beneficial deed; one is kept for the most trading stations.</source>
            <translation>Żetony Mieszczan leżą na Ścieżce Rozwoju, na dwóch Ścieżkach Poddanych i przy każdym celu na planszy Darczyńców Miasta; jeden czeka na gracza z największą liczbą Faktorii.</translation>
        </message>
        <message>
            <source>Hourglass</source>
            <translation>Klepsydra</translation>
        </message>
        <message>
            <source>The hourglass tiles are shuffled face down, one for each of the {n:round:gen}. On top: {event:nom}.</source>
            <translation>Kafle Klepsydry potasowano awersem w dół, po jednym na każdą z {n:round:gen}. Na wierzchu leży: {event:nom}.</translation>
        </message>
        <message>
            <source>Start player</source>
            <translation>Gracz Rozpoczynający</translation>
        </message>
        <message>
            <source>{who} has the start-player marker in round 1. After each round it passes to the left.</source>
            <translation>W rundzie 1 znacznik Gracza Rozpoczynającego ma {who}. Po każdej rundzie wędruje on w lewo.</translation>
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
            <translation>pole akcji {n} ({wanted}): puste</translation>
        </message>
        <message>
            <source>slot {n} for {wanted}: {token}</source>
            <translation>pole akcji {n} ({wanted}): {token}</translation>
        </message>
        <message>
            <source>always in effect</source>
            <translation>działa zawsze</translation>
        </message>
        <message>
            <source>no followers here</source>
            <translation>brak Poddanych</translation>
        </message>
        <message>
            <source>active</source>
            <translation>aktywny</translation>
        </message>
        <message>
            <source>still missing: {followers}</source>
            <translation>brakuje jeszcze: {followers}</translation>
        </message>
        <message>
            <source>no starting followers here</source>
            <translation>bez początkowych Poddanych</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>puste</translation>
        </message>
        <message>
            <source>Gunpowder Tower, space {n}</source>
            <translation>Baszta prochowa, pole {n}</translation>
        </message>
        <message>
            <source>market, space {n}</source>
            <translation>Rynek, pole {n}</translation>
        </message>
        <message>
            <source>bag of {who}</source>
            <translation>sakiewka: {who}</translation>
        </message>
        <message>
            <source>{n:follower:nom}</source>
            <translation>{n:follower:nom}</translation>
        </message>
        <message>
            <source>only its owner may look inside</source>
            <translation>zaglądać może tylko właściciel</translation>
        </message>
        <message>
            <source>draws each round: {n}</source>
            <translation>losowania w rundzie: {n}</translation>
        </message>
        <message>
            <source>start player</source>
            <translation>Gracz Rozpoczynający</translation>
        </message>
        <message>
            <source>development level {level}, space {space}</source>
            <translation>Poziom Rozwoju {level}, pole {space}</translation>
        </message>
        <message>
            <source>trading stations on the map: {built}, left: {left}</source>
            <translation>Faktorie na mapie: {built}, w zasobach: {left}</translation>
        </message>
        <message>
            <source>merchant: {town:nom}</source>
            <translation>pionek Kupca: {town:nom}</translation>
        </message>
        <message>
            <source>followers in the bag: {bag}, on the market: {market}</source>
            <translation>Poddani w sakiewce: {bag}, na Rynku: {market}</translation>
        </message>
        <message>
            <source>place tiles: {places}</source>
            <translation>kafle Budynków: {places}</translation>
        </message>
        <message>
            <source>{n:technology-tile:nom} not placed yet</source>
            <translation>jeszcze nieumieszczone: {n:technology-tile:nom}</translation>
        </message>
        <message>
            <source>done</source>
            <translation>gotowe</translation>
        </message>
        <message>
            <source>passed</source>
            <translation>pas</translation>
        </message>
        <message>
            <source>has a decision to make</source>
            <translation>podejmuje decyzję</translation>
        </message>
        <message>
            <source>markers here: {names}</source>
            <translation>znaczniki: {names}</translation>
        </message>
        <message>
            <source>the citizen tile is still here</source>
            <translation>żeton Mieszczanina jeszcze tu leży</translation>
        </message>
        <message>
            <source>the citizen tile has been taken</source>
            <translation>żeton Mieszczanina już zabrano</translation>
        </message>
        <message>
            <source>no trading station</source>
            <translation>brak Faktorii</translation>
        </message>
        <message>
            <source>trading station: {names}</source>
            <translation>Faktoria: {names}</translation>
        </message>
        <message>
            <source>merchant: {names}</source>
            <translation>pionek Kupca: {names}</translation>
        </message>
        <message>
            <source>every player may build one trading station here</source>
            <translation>każdy gracz może tu zbudować jedną Faktorię</translation>
        </message>
        <message>
            <source>by road: {towns}</source>
            <translation>Traktem: {towns}</translation>
        </message>
        <message>
            <source>by water: {towns}</source>
            <translation>Szlakiem Wodnym: {towns}</translation>
        </message>
        <message>
            <source>waterway {towns}</source>
            <translation>Szlak Wodny {towns}</translation>
        </message>
        <message>
            <source>road {towns}</source>
            <translation>Trakt {towns}</translation>
        </message>
        <message>
            <source>no goods tile left</source>
            <translation>brak żetonów Towarów</translation>
        </message>
        <message>
            <source>goods tiles: {goods}</source>
            <translation>żetony Towarów: {goods}</translation>
        </message>
        <message>
            <source>goods slot, used with {n:player:ins} or more</source>
            <translation>pole na żeton Towaru, używane od {n:player:gen}</translation>
        </message>
        <message>
            <source>empty goods slot</source>
            <translation>puste pole na żeton Towaru</translation>
        </message>
        <message>
            <source>{n:point:nom} at the end</source>
            <translation>{n:point:nom} na koniec</translation>
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
            <translation>tu zaczyna się poziom {level}</translation>
        </message>
        <message>
            <source>{n:coin:nom} for each player who reaches or passes it</source>
            <translation>{n:coin:nom} dla tego, kto dotrze na to pole lub je minie</translation>
        </message>
        <message>
            <source>{follower:nom}: {n} of {all}</source>
            <translation>{follower:nom}: {n} z {all}</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>ukończony</translation>
        </message>
        <message>
            <source>takes any number of followers</source>
            <translation>przyjmuje dowolną liczbę Poddanych</translation>
        </message>
        <message>
            <source>slots: {followers}</source>
            <translation>pola akcji: {followers}</translation>
        </message>
        <message>
            <source>left on the goods market: {n}</source>
            <translation>na Jarmarku zostało: {n}</translation>
        </message>
        <message>
            <source>counts as food</source>
            <translation>liczy się jako żywność</translation>
        </message>
        <message>
            <source>out of the game: {n}</source>
            <translation>poza grą: {n}</translation>
        </message>
        <message>
            <source>the event of this round</source>
            <translation>Zdarzenie tej rundy</translation>
        </message>
        <message>
            <source>turned up so far: {n} of {all}</source>
            <translation>odkryto dotąd: {n} z {all}</translation>
        </message>
        <message>
            <source>{first:nom} – {second:nom}</source>
            <translation>{first:nom} – {second:nom}</translation>
        </message>
        <message>
            <source>tile {n} of the route</source>
            <translation>żeton {n} na trasie</translation>
        </message>
    </context>
    <context>
        <name>Overlay</name>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
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
            <translation>Spis treści</translation>
        </message>
        <message>
            <source>Terms</source>
            <translation>Pojęcia</translation>
        </message>
        <message>
            <source>Bookmarks</source>
            <translation>Zakładki</translation>
        </message>
    </context>
    <context>
        <name>PageTools</name>
        <message>
            <source>Forward again</source>
            <translation>Znowu naprzód</translation>
        </message>
        <message>
            <source>Remove the bookmark</source>
            <translation>Usuń zakładkę</translation>
        </message>
        <message>
            <source>Bookmark this rule</source>
            <translation>Dodaj zakładkę</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Mniejszy tekst</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Większy tekst</translation>
        </message>
        <message>
            <source>Printable version</source>
            <translation>Do druku</translation>
        </message>
        <message>
            <source>Second language: %1</source>
            <translation>Drugi język: %1</translation>
        </message>
        <message>
            <source>Swap the two languages</source>
            <translation>Zamień języki miejscami</translation>
        </message>
        <message>
            <source>Back to the previous rule</source>
            <translation>Wróć do poprzedniej zasady</translation>
        </message>
    </context>
    <context>
        <name>Paper</name>
        <message>
            <source>The file %1 could not be written (%2). If it already existed, it is unchanged.</source>
            <translation>Nie udało się zapisać pliku %1 (%2). Jeśli taki plik już był, pozostał bez zmian.</translation>
        </message>
        <message>
            <source>The printer “%1” did not accept the pages.</source>
            <translation>Drukarka „%1” nie przyjęła stron.</translation>
        </message>
        <message>
            <source>There are no rules in the language “%1”.</source>
            <translation>Nie ma zasad w języku „%1”.</translation>
        </message>
        <message>
            <source>The rules have no chapter “%1”.</source>
            <translation>W zasadach nie ma rozdziału „%1”.</translation>
        </message>
        <message>
            <source>None of the requested texts exist in the language “%1”.</source>
            <translation>Nic z tego, co ma być wydrukowane, nie jest napisane w języku „%1”.</translation>
        </message>
        <message>
            <source>The program’s content has an error: %1</source>
            <translation>W treści programu jest błąd: %1</translation>
        </message>
        <message>
            <source>There is no player aid for this game.</source>
            <translation>Do tej gry nie ma pomocy gracza.</translation>
        </message>
        <message>
            <source>The player aid in the language “%1” is too long for its sheet.</source>
            <translation>Pomoc gracza w języku „%1” nie mieści się na kartce.</translation>
        </message>
    </context>
    <context>
        <name>PaperDialog</name>
        <message>
            <source>What to print</source>
            <translation>Co wydrukować</translation>
        </message>
        <message>
            <source>Player aid, one sheet</source>
            <translation>Pomoc gracza, jedna kartka</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Rozdziały</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Język</translation>
        </message>
        <message>
            <source>Second language</source>
            <translation>Drugi język</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Brak</translation>
        </message>
        <message>
            <source>Tick the chapters that you want on paper first.</source>
            <translation>Najpierw zaznacz rozdziały, które chcesz mieć na papierze.</translation>
        </message>
        <message>
            <source>All chapters</source>
            <translation>Wszystkie rozdziały</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Drukuj</translation>
        </message>
        <message>
            <source>Save as PDF</source>
            <translation>Zapisz jako PDF</translation>
        </message>
        <message>
            <source>Printable rules</source>
            <translation>Zasady do druku</translation>
        </message>
    </context>
    <context>
        <name>PauseCard</name>
        <message>
            <source>Pause</source>
            <translation>Przerwa</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Grajmy dalej</translation>
        </message>
        <message>
            <source>Leave the lesson</source>
            <translation>Zakończ lekcję na dziś</translation>
        </message>
        <message>
            <source>The lesson keeps its place: you can go on from here another day.</source>
            <translation>Lekcja zapamięta to miejsce: możecie wrócić do niej innego dnia.</translation>
        </message>
    </context>
    <context>
        <name>PlayPage</name>
        <message>
            <source>Language: %1</source>
            <translation>Język: %1</translation>
        </message>
        <message>
            <source>Stay at the table</source>
            <translation>Zostań przy stole</translation>
        </message>
        <message>
            <source>Leave the table for the lesson?</source>
            <translation>Odejść od stołu na lekcję?</translation>
        </message>
        <message>
            <source>The game is saved as it stands. Afterwards, one click on the home page takes you back to it.</source>
            <translation>Gra zostaje zapisana w obecnym stanie. Potem wrócisz do niej jednym kliknięciem na stronie głównej.</translation>
        </message>
        <message>
            <source>Go to the lesson</source>
            <translation>Przejdź do lekcji</translation>
        </message>
        <message>
            <source>The game and its score remain in your saved games.</source>
            <translation>Gra i jej wynik pozostaną wśród zapisanych gier.</translation>
        </message>
        <message>
            <source>%1, lesson: %2</source>
            <comment>Title of the window: game, lesson</comment>
            <translation>%1, lekcja: %2</translation>
        </message>
        <message>
            <source>%1, round %2</source>
            <comment>Title of the window: game, number of the round</comment>
            <translation>%1, runda %2</translation>
        </message>
        <message>
            <source>Your seats remain yours. From “Join a table” you come back to it.</source>
            <translation>Twoje miejsca pozostają twoje. Wrócisz do stołu przez „Dołącz do stołu”.</translation>
        </message>
    </context>
        <context>
        <name>PracticePage</name>
        <message>
            <source>Practise one rule</source>
            <translation>Ćwiczenie jednej zasady</translation>
        </message>
        <message>
            <source>Questions about this lesson</source>
            <translation>Pytania do tej lekcji</translation>
        </message>
        <message>
            <source>What went wrong in the lesson</source>
            <translation>Co się nie udało w lekcji</translation>
        </message>
        <message>
            <source>What was refused in the game</source>
            <translation>Odrzucone ruchy z tej partii</translation>
        </message>
        <message>
            <source>Refresher</source>
            <translation>Powtórka</translation>
        </message>
        <message>
            <source>Ten questions</source>
            <translation>Dziesięć pytań</translation>
        </message>
        <message>
            <source>More questions</source>
            <translation>Więcej pytań</translation>
        </message>
        <message>
            <source>Looking for a position…</source>
            <translation>Szukanie pozycji…</translation>
        </message>
    </context>
        <context>
        <name>PracticeResult</name>
        <message numerus="yes">
            <source>%1 of %n question(s) answered correctly</source>
            <translation>
                <numerusform>Poprawne odpowiedzi: %1 na %n pytanie</numerusform>
                <numerusform>Poprawne odpowiedzi: %1 na %n pytania</numerusform>
                <numerusform>Poprawne odpowiedzi: %1 na %n pytań</numerusform>
            </translation>
        </message>
        <message>
            <source>again today</source>
            <translation>powtórka dzisiaj</translation>
        </message>
        <message>
            <source>again tomorrow</source>
            <translation>powtórka jutro</translation>
        </message>
        <message numerus="yes">
            <source>again in %n day(s)</source>
            <translation>
                <numerusform>powtórka za %n dzień</numerusform>
                <numerusform>powtórka za %n dni</numerusform>
                <numerusform>powtórka za %n dni</numerusform>
            </translation>
        </message>
        <message>
            <source>answered correctly</source>
            <translation>odpowiedź poprawna</translation>
        </message>
        <message>
            <source>answered wrongly</source>
            <translation>odpowiedź błędna</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Gotowe</translation>
        </message>
        <message>
            <source>Look again</source>
            <translation>Szukaj jeszcze raz</translation>
        </message>
        <message>
            <source>No position was found for a question about this. You can look again, or read about it in the rules.</source>
            <translation>Nie udało się znaleźć pozycji do pytania na ten temat. Można szukać jeszcze raz albo przeczytać o tym w zasadach.</translation>
        </message>
    </context>
    <context>
        <name>PreferenceRow</name>
        <message>
            <source>Household setting: %1</source>
            <extracomment>the first choice of a person: to leave it as the household has it, which is %1</extracomment>
            <translation>Tak jak wspólne: %1</translation>
        </message>
        <message>
            <source>As on the desktop: %1</source>
            <translation>Jak w systemie: %1</translation>
        </message>
    </context>
    <context>
        <name>PresenceMark</name>
        <message>
            <source>On another device</source>
            <translation>Na innym urządzeniu</translation>
        </message>
        <message>
            <source>Device disconnected</source>
            <translation>Urządzenie bez połączenia</translation>
        </message>
        <message>
            <source>Nobody sits here yet</source>
            <translation>Nikogo tu jeszcze nie ma</translation>
        </message>
    </context>
    <context>
        <name>PresetRow</name>
        <message>
            <source>Where the editions differ</source>
            <translation>Tam, gdzie wydania się różnią</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Domyślnie</translation>
        </message>
        <message>
            <source>Polish edition</source>
            <translation>Wydanie polskie</translation>
        </message>
        <message>
            <source>Czech edition</source>
            <translation>Wydanie czeskie</translation>
        </message>
        <message>
            <source>Russian edition</source>
            <translation>Wydanie rosyjskie</translation>
        </message>
        <message>
            <source>German edition</source>
            <translation>Wydanie niemieckie</translation>
        </message>
        <message>
            <source>Custom</source>
            <translation>Po swojemu</translation>
        </message>
        <message>
            <source>Your own choices</source>
            <translation>Własny wybór</translation>
        </message>
        <message>
            <source>Every open rules question uses the default ruling.</source>
            <translation>Wszystkie sporne kwestie są rozstrzygnięte domyślnie.</translation>
        </message>
        <message numerus="yes">
            <source>%n ruling(s) differ from the default.</source>
            <translation>
                <numerusform>%n kwestia rozstrzygnięta inaczej niż domyślnie.</numerusform>
                <numerusform>%n kwestie rozstrzygnięte inaczej niż domyślnie.</numerusform>
                <numerusform>%n kwestii rozstrzygniętych inaczej niż domyślnie.</numerusform>
            </translation>
        </message>
        <message>
            <source>Open rules questions</source>
            <translation>Kwestie sporne</translation>
        </message>
    </context>
    <context>
        <name>Preview</name>
        <message>
            <source>a ship ({goods:nom})</source>
            <translation>Statek ({goods:nom})</translation>
        </message>
        <message>
            <source>Then the next tile is turned up. This cannot be undone.</source>
            <translation>Potem odkrywa się następny kafelek: tego już nie cofniesz.</translation>
        </message>
        <message>
            <source>Then new tiles are turned up. This cannot be undone.</source>
            <translation>Potem odkrywa się nowe kafelki: tego już nie cofniesz.</translation>
        </message>
        <message>
            <source>Then a docking tile is drawn. This cannot be undone.</source>
            <translation>Potem dobiera się kafelek Cumowania: tego już nie cofniesz.</translation>
        </message>
        <message>
            <source>Then a ship comes in. This cannot be undone.</source>
            <translation>Potem przybija Statek: tego już nie cofniesz.</translation>
        </message>
        <message>
            <source>Then a new hex is turned up. This cannot be undone.</source>
            <translation>Potem odkrywa się nowy heks: tego już nie cofniesz.</translation>
        </message>
        <message>
            <source>Then an opponent tile is turned up. This cannot be undone.</source>
            <translation>Potem odkrywa się kafelek Ruchu Przeciwnika: tego już nie cofniesz.</translation>
        </message>
        <message>
            <source>Then the era II workshops become available. This cannot be undone.</source>
            <translation>Potem do oferty trafiają późniejsze Warsztaty: tego już nie cofniesz.</translation>
        </message>
        <message>
            <source>Then chance decides. This cannot be undone.</source>
            <translation>Potem decyduje los: tego już nie cofniesz.</translation>
        </message>
        <message>
            <source>Then you go on. {prompt}</source>
            <translation>Potem grasz dalej. {prompt}</translation>
        </message>
        <message>
            <source>Then the game goes on. {prompt}</source>
            <translation>Potem gra toczy się dalej. {prompt}</translation>
        </message>
        <message>
            <source>Then {who} decides (step {n}: {step}).</source>
            <translation>Potem decyduje {who} (krok {n}: {step}).</translation>
        </message>
        <message>
            <source>Several options ({n}): a menu asks which one.</source>
            <translation>Można to zrobić na kilka sposobów ({n}): menu zapyta, na który.</translation>
        </message>
        <message>
            <source>Put this lieutenant back: all possible places light up again.</source>
            <translation>Odłóż tego Namiestnika: znów podświetlą się wszystkie możliwe miejsca.</translation>
        </message>
        <message>
            <source>Pick up this lieutenant: only the places it can reach stay lit.</source>
            <translation>Podnieś tego Namiestnika: podświetlone zostaną tylko miejsca, do których może dotrzeć.</translation>
        </message>
        <message>
            <source>Hut {hut}: move to field II</source>
            <translation>Chata {hut}: Mieszkaniec przechodzi na pole II</translation>
        </message>
        <message>
            <source>action on space {space} earned ({book:nom})</source>
            <translation>zdobyta akcja z pola {space} ({book:nom})</translation>
        </message>
        <message>
            <source>action on space {space} lapses ({book:nom})</source>
            <translation>przepada akcja z pola {space} ({book:nom})</translation>
        </message>
        <message>
            <source>a cart is used up for this round</source>
            <translation>jeden Wóz użyty w tej rundzie</translation>
        </message>
        <message>
            <source>Then {who} decides.</source>
            <translation>Potem decyduje {who}.</translation>
        </message>
        <message>
            <source>Then all you can do is end your turn.</source>
            <translation>Potem możesz już tylko zakończyć turę.</translation>
        </message>
        <message>
            <source>Then you can only decline: the action costs {price}, and you have {owned}.</source>
            <translation>Potem możesz tylko zrezygnować: akcja kosztuje {price}, a masz {owned}.</translation>
        </message>
        <message>
            <source>Then you can only decline: nothing that the action offers is possible now.</source>
            <translation>Potem możesz tylko zrezygnować: nic z tego, co daje akcja, nie jest teraz możliwe.</translation>
        </message>
        <message>
            <source>Then you can only decline: the cheapest tile costs {price}, and you have {owned}.</source>
            <translation>Potem możesz tylko zrezygnować: najtańszy kafelek kosztuje {price}, a masz {owned}.</translation>
        </message>
        <message>
            <source>Then you can only refresh tiles or decline: the cheapest tile costs {price}, and you have {owned}.</source>
            <translation>Potem możesz tylko wymienić kafelki albo zrezygnować: najtańszy kosztuje {price}, a masz {owned}.</translation>
        </message>
        <message>
            <source>Then the next tile is turned up.</source>
            <translation>Potem odkrywa się następny kafelek.</translation>
        </message>
        <message>
            <source>Then new tiles are turned up.</source>
            <translation>Potem odkrywa się nowe kafelki.</translation>
        </message>
        <message>
            <source>Then a docking tile is drawn.</source>
            <translation>Potem dobiera się kafelek Cumowania.</translation>
        </message>
        <message>
            <source>Then a ship comes in.</source>
            <translation>Potem przybija Statek.</translation>
        </message>
        <message>
            <source>Then a new hex is turned up.</source>
            <translation>Potem odkrywa się nowy heks.</translation>
        </message>
        <message>
            <source>Then an opponent tile is turned up.</source>
            <translation>Potem odkrywa się kafelek Ruchu Przeciwnika.</translation>
        </message>
        <message>
            <source>Then the era II workshops become available.</source>
            <translation>Potem do oferty trafiają późniejsze Warsztaty.</translation>
        </message>
        <message>
            <source>Then chance decides.</source>
            <translation>Potem decyduje los.</translation>
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
            <translation>Nie pytaj o to więcej w tej grze</translation>
        </message>
        <message>
            <source>Go back</source>
            <translation>Wróć</translation>
        </message>
        <message>
            <source>You can still do something</source>
            <translation>Można jeszcze coś zrobić</translation>
        </message>
    </context>
    <context>
        <name>Problem</name>
        <message>
            <source>the file is missing</source>
            <translation>plik nie istnieje</translation>
        </message>
        <message>
            <source>the file cannot be read (%1)</source>
            <translation>nie można odczytać pliku (%1)</translation>
        </message>
        <message>
            <source>the file is larger than %1 bytes</source>
            <translation>plik ma więcej bajtów niż %1</translation>
        </message>
        <message>
            <source>the file is empty</source>
            <translation>plik jest pusty</translation>
        </message>
        <message>
            <source>this is not UTF-8 text</source>
            <translation>to nie jest tekst UTF-8</translation>
        </message>
        <message>
            <source>expected %1, found %2</source>
            <translation>oczekiwano: %1, jest: %2</translation>
        </message>
        <message>
            <source>the file ends here, expected %1</source>
            <translation>plik się tu kończy, oczekiwano: %1</translation>
        </message>
        <message>
            <source>values are nested more than %1 levels deep</source>
            <translation>zbyt głęboko zagnieżdżone wartości (największa liczba poziomów: %1)</translation>
        </message>
        <message>
            <source>the key “%1” occurs twice</source>
            <translation>klucz „%1” występuje dwa razy</translation>
        </message>
        <message>
            <source>expected an object, found %1</source>
            <translation>oczekiwano obiektu, jest: %1</translation>
        </message>
        <message>
            <source>expected a list, found %1</source>
            <translation>oczekiwano listy, jest: %1</translation>
        </message>
        <message>
            <source>expected text, found %1</source>
            <translation>oczekiwano tekstu, jest: %1</translation>
        </message>
        <message>
            <source>expected a whole number, found %1</source>
            <translation>oczekiwano liczby całkowitej, jest: %1</translation>
        </message>
        <message>
            <source>expected a number, found %1</source>
            <translation>oczekiwano liczby, jest: %1</translation>
        </message>
        <message>
            <source>expected true or false, found %1</source>
            <translation>oczekiwano true lub false, jest: %1</translation>
        </message>
        <message>
            <source>the key “%1” is missing</source>
            <translation>brak klucza „%1”</translation>
        </message>
        <message>
            <source>the key “%1” is not allowed here</source>
            <translation>klucz „%1” nie jest tu znany</translation>
        </message>
        <message>
            <source>expected one of %1, found %2</source>
            <translation>oczekiwano jednego z: %1, jest: %2</translation>
        </message>
        <message>
            <source>expected a number from %1 to %2, found %3</source>
            <translation>oczekiwano liczby od %1 do %2, jest: %3</translation>
        </message>
        <message>
            <source>expected from %1 to %2 entries, found %3</source>
            <translation>oczekiwana liczba pozycji: od %1 do %2, jest: %3</translation>
        </message>
        <message>
            <source>the text is empty</source>
            <translation>tekst jest pusty</translation>
        </message>
        <message>
            <source>expected “%1”, found “%2”</source>
            <translation>oczekiwano „%1”, jest „%2”</translation>
        </message>
        <message>
            <source>nothing here has the id “%1”</source>
            <translation>nic tutaj nie ma identyfikatora „%1”</translation>
        </message>
        <message>
            <source>“%1” occurs twice</source>
            <translation>„%1” występuje dwa razy</translation>
        </message>
        <message>
            <source>wrong order: expected %1, found %2</source>
            <translation>zła kolejność – oczekiwano: %1, jest: %2</translation>
        </message>
        <message>
            <source>the total of %1 should be %2, found %3</source>
            <translation>suma dla %1 powinna wynosić %2, jest: %3</translation>
        </message>
        <message>
            <source>%1 is not allowed here</source>
            <translation>%1 nie jest tu dozwolone</translation>
        </message>
        <message>
            <source>there is no entry for this number of players: %1</source>
            <translation>brak danych dla tej liczby graczy: %1</translation>
        </message>
        <message>
            <source>this number of players occurs twice: %1</source>
            <translation>ta liczba graczy jest podana dwa razy: %1</translation>
        </message>
        <message>
            <source>%1 and %2 are on the same cell</source>
            <translation>%1 i %2 leżą na tym samym polu</translation>
        </message>
        <message>
            <source>%1 is not connected to the town</source>
            <translation>%1 nie łączy się z miastem</translation>
        </message>
        <message>
            <source>%1 is not next to %2</source>
            <translation>%1 nie sąsiaduje z %2</translation>
        </message>
        <message>
            <source>%1 is not the next one clockwise</source>
            <translation>%1 nie jest następne zgodnie z ruchem wskazówek zegara</translation>
        </message>
        <message>
            <source>the values should never decrease from one entry to the next</source>
            <translation>wartości nie powinny maleć z pozycji na pozycję</translation>
        </message>
        <message>
            <source>%1 does not belong at this step of the path</source>
            <translation>%1 nie pasuje do tego kroku ścieżki</translation>
        </message>
        <message>
            <source>the pack has more than %1 different effects</source>
            <translation>zestaw danych ma więcej różnych efektów niż %1</translation>
        </message>
        <message>
            <source>no road or waterway leads to %1</source>
            <translation>do %1 nie prowadzi żaden Trakt ani Szlak Wodny</translation>
        </message>
        <message>
            <source>%1 and %2 are drawn too close together</source>
            <translation>%1 i %2 są narysowane zbyt blisko siebie</translation>
        </message>
        <message>
            <source>%1 and %2 cross on the drawing</source>
            <translation>%1 i %2 przecinają się na rysunku</translation>
        </message>
        <message>
            <source>the source of the value “%1” is not given</source>
            <translation>nie podano, skąd pochodzi wartość „%1”</translation>
        </message>
        <message>
            <source>an inferred value needs a note saying how it was inferred</source>
            <translation>wartość wywnioskowana wymaga notatki z wyjaśnieniem, jak ją ustalono</translation>
        </message>
        <message>
            <source>your own pack is not used until it is free of errors; games are played with the printed values</source>
            <translation>ten własny zestaw danych nie jest używany, dopóki zawiera błędy; gra się z wartościami drukowanymi</translation>
        </message>
        <message>
            <source>the first line should be the title of the chapter: # Title</source>
            <translation>pierwszy wiersz powinien być tytułem rozdziału: # Title</translation>
        </message>
        <message>
            <source>expected ## Title {#rule.id}, found %1</source>
            <translation>oczekiwano ## Title {#rule.id}, jest: %1</translation>
        </message>
        <message>
            <source>this markup is not allowed: %1</source>
            <translation>to oznaczenie nie jest dozwolone: %1</translation>
        </message>
        <message>
            <source>no rule has the id “%1”</source>
            <translation>żadna zasada nie ma identyfikatora „%1”</translation>
        </message>
        <message>
            <source>the rule %1 has two articles</source>
            <translation>zasada %1 ma dwa artykuły</translation>
        </message>
        <message>
            <source>the rule %1 has no article</source>
            <translation>zasada %1 nie ma artykułu</translation>
        </message>
        <message>
            <source>the rule %1 belongs in %2</source>
            <translation>miejsce zasady %1 jest w %2</translation>
        </message>
        <message>
            <source>the article on %1 has no key sentence</source>
            <translation>artykuł o %1 nie ma zdania kluczowego</translation>
        </message>
        <message>
            <source>the article on %1 has no explanation</source>
            <translation>artykuł o %1 nie ma objaśnienia</translation>
        </message>
        <message>
            <source>the article on %1 does not say how the editions differ</source>
            <translation>artykuł o %1 nie mówi, czym różnią się wydania</translation>
        </message>
        <message>
            <source>the link has no target: %1</source>
            <translation>odsyłacz prowadzi donikąd: %1</translation>
        </message>
        <message>
            <source>two articles have the title “%1”</source>
            <translation>dwa artykuły mają tytuł „%1”</translation>
        </message>
        <message>
            <source>the lesson has no step “%1”</source>
            <translation>lekcja nie ma kroku „%1”</translation>
        </message>
        <message>
            <source>the step “%1” cannot be reached</source>
            <translation>żadna droga nie prowadzi do kroku „%1”</translation>
        </message>
        <message>
            <source>the lesson never ends</source>
            <translation>lekcja się nie kończy</translation>
        </message>
        <message>
            <source>the step has no solution (skip_by)</source>
            <translation>krok nie ma rozwiązania (skip_by)</translation>
        </message>
        <message>
            <source>the last answer to a wrong move should match every move (*)</source>
            <translation>ostatnia odpowiedź na błędny ruch powinna obejmować każdy ruch (*)</translation>
        </message>
        <message>
            <source>no refusal has the id “%1”</source>
            <translation>żadna odmowa nie ma identyfikatora „%1”</translation>
        </message>
        <message>
            <source>nothing on the table is called “%1”</source>
            <translation>nic na stole nie nazywa się „%1”</translation>
        </message>
        <message>
            <source>the position has no value “%1”</source>
            <translation>pozycja nie ma wartości „%1”</translation>
        </message>
        <message>
            <source>“%1” is not a command</source>
            <translation>żadne polecenie nie ma postaci „%1”</translation>
        </message>
        <message>
            <source>this position cannot be set up: %1</source>
            <translation>tej pozycji nie da się ustawić: %1</translation>
        </message>
        <message>
            <source>exactly one option should be right, found %1</source>
            <translation>dokładnie jedna opcja powinna być prawidłowa, jest: %1</translation>
        </message>
        <message>
            <source>texts are missing: %1</source>
            <translation>brakuje słów: %1</translation>
        </message>
        <message>
            <source>nothing in the lesson uses these texts: %1</source>
            <translation>te słowa do niczego w lekcji nie należą: %1</translation>
        </message>
        <message>
            <source>the mark %1 has no target</source>
            <translation>znacznik %1 na nic nie wskazuje</translation>
        </message>
        <message>
            <source>at most %1 words are allowed, found %2</source>
            <translation>największa dozwolona liczba słów: %1, jest: %2</translation>
        </message>
        <message>
            <source>the lesson promises the rule %1, but no step teaches it</source>
            <translation>lekcja zapowiada zasadę %1, ale żaden krok jej nie pokazuje</translation>
        </message>
        <message>
            <source>no translation (%1): %2</source>
            <translation>brak tłumaczenia (%1): %2</translation>
        </message>
        <message>
            <source>record %1, byte %2: this is not a saved game; a saved game begins with %3</source>
            <translation>zapis %1, bajt %2: to nie jest zapisana gra; zaczynałaby się od %3</translation>
        </message>
        <message>
            <source>record %1, byte %2: this game was written by a later version of the program (format %3; this program reads formats up to %4)</source>
            <translation>zapis %1, bajt %2: tę grę zapisała nowsza wersja programu (format %3; ten program zna formaty do %4)</translation>
        </message>
        <message>
            <source>record %1, byte %2: the file ends before the game begins</source>
            <translation>zapis %1, bajt %2: plik kończy się, zanim gra się zacznie</translation>
        </message>
        <message>
            <source>record %1, byte %2: writing was cut off here; the incomplete record is ignored</source>
            <translation>zapis %1, bajt %2: zapisywanie zostało tu przerwane; niedokończony zapis pominięto</translation>
        </message>
        <message>
            <source>record %1, byte %2: expected %3, found “%4”</source>
            <translation>zapis %1, bajt %2: oczekiwano: %3, jest „%4”</translation>
        </message>
        <message>
            <source>record %1, byte %2: the record should be %3 bytes long, found %4</source>
            <translation>zapis %1, bajt %2: długość zapisu w bajtach powinna wynosić %3, jest: %4</translation>
        </message>
        <message>
            <source>record %1, byte %2: the record was changed after it was written (wrong checksum)</source>
            <translation>zapis %1, bajt %2: zapis zmieniono po utworzeniu (błędna suma kontrolna)</translation>
        </message>
        <message>
            <source>record %1, byte %2: the record does not follow record %3; one of the two was changed, or one between them is missing</source>
            <translation>zapis %1, bajt %2: ten zapis nie jest dalszym ciągiem zapisu %3; jeden z nich zmieniono albo brakuje zapisu między nimi</translation>
        </message>
        <message>
            <source>record %1, byte %2: the position after the record differs from the one when it was written (hash %3, reached %4)</source>
            <translation>zapis %1, bajt %2: pozycja po tym zapisie jest inna niż w chwili jego utworzenia (skrót %3, otrzymano %4)</translation>
        </message>
        <message>
            <source>record %1, byte %2: this is a game of “%3”, which cannot be opened here</source>
            <translation>zapis %1, bajt %2: to zapisana gra „%3”, której nie można tu otworzyć</translation>
        </message>
        <message>
            <source>record %1, byte %2: the pack inside the file has errors (problems found: %3)</source>
            <translation>zapis %1, bajt %2: zestaw danych w pliku zawiera błędy (znalezione problemy: %3)</translation>
        </message>
        <message>
            <source>record %1, byte %2: the game cannot be set up like this: %3</source>
            <translation>zapis %1, bajt %2: tak nie można przygotować gry: %3</translation>
        </message>
        <message>
            <source>record %1, byte %2: “%3” is not a command</source>
            <translation>zapis %1, bajt %2: żadne polecenie nie ma postaci „%3”</translation>
        </message>
        <message>
            <source>record %1, byte %2: the rules do not allow “%3” here (%4)</source>
            <translation>zapis %1, bajt %2: zasady nie pozwalają tu na „%3” (%4)</translation>
        </message>
        <message>
            <source>record %1, byte %2: there is nothing to undo</source>
            <translation>zapis %1, bajt %2: nie ma niczego, co wolno cofnąć</translation>
        </message>
        <message>
            <source>a file with this name already exists; it is left as it is</source>
            <translation>plik o tej nazwie już istnieje; pozostaje bez zmian</translation>
        </message>
        <message>
            <source>the game is open in another window or program</source>
            <translation>gra jest otwarta w innym oknie lub programie</translation>
        </message>
        <message>
            <source>nothing could be written to disk (%1); the game stays as it was</source>
            <translation>nie udało się nic zapisać na dysku (%1); gra pozostaje bez zmian</translation>
        </message>
        <message>
            <source>the article on %1 has no line of search questions</source>
            <translation>artykuł o %1 nie ma wiersza z pytaniami dla wyszukiwarki</translation>
        </message>
        <message>
            <source>the pack has no number “%1”</source>
            <translation>zestaw danych nie ma liczby „%1”</translation>
        </message>
        <message>
            <source>the word after the number “%1” needs as many forms as the language has plural forms</source>
            <translation>słowo po liczbie „%1” musi mieć tyle form, ile język ma form liczby mnogiej</translation>
        </message>
        <message>
            <source>the article on %1 gives different numbers from the English one: %3 instead of %2</source>
            <translation>artykuł o %1 podaje inne liczby niż angielski: %3 zamiast %2</translation>
        </message>
        <message>
            <source>the article on %1 is based on revision %2 of the English one, which is now %3</source>
            <translation>artykuł o %1 powstał z wersji %2 artykułu angielskiego, a obowiązuje już %3</translation>
        </message>
        <message>
            <source>no other article links to the one on %1</source>
            <translation>żaden inny artykuł nie prowadzi do artykułu o %1</translation>
        </message>
        <message>
            <source>the article on %1 links to no other article</source>
            <translation>artykuł o %1 nie prowadzi do żadnego innego</translation>
        </message>
        <message>
            <source>the rules do not allow “%1” here (%2)</source>
            <translation>zasady nie pozwalają tu na „%1” (%2)</translation>
        </message>
        <message>
            <source>the rules should refuse “%1” here, but they allow it</source>
            <translation>zasady powinny tu odrzucić „%1”, a pozwalają</translation>
        </message>
        <message>
            <source>this is not a regular file (%1)</source>
            <translation>to nie jest zwykły plik (%1)</translation>
        </message>
        <message>
            <source>an object has more than %1 keys</source>
            <translation>obiekt ma więcej kluczy, niż wolno (najwyżej: %1)</translation>
        </message>
        <message>
            <source>the file contains more than %1 values</source>
            <translation>plik zawiera więcej wartości, niż wolno (najwyżej: %1)</translation>
        </message>
        <message>
            <source>there are more problems than the %1 listed</source>
            <translation>problemów jest więcej, niż pokazano (pokazane: %1)</translation>
        </message>
        <message>
            <source>record %1, byte %2: the rulings of this game have been changed more than %3 times</source>
            <translation>zapis %1, bajt %2: przy tym stole zmieniano rozstrzygnięcia częściej, niż wolno (najwyżej: %3)</translation>
        </message>
        <message>
            <source>the rulings of this game have been changed %1 times, and a game cannot store any more changes</source>
            <translation>liczba zmian rozstrzygnięć przy tym stole: %1; więcej zmian nie da się zapisać w jednej grze</translation>
        </message>
        <message>
            <source>record %1, byte %2: reading the game took longer than %3 seconds and was stopped here</source>
            <translation>zapis %1, bajt %2: odczyt gry trwał zbyt długo (najwyżej %3 s) i został tu przerwany</translation>
        </message>
        <message>
            <source>games cannot be saved in this folder (%1)</source>
            <translation>w tym folderze nie można zapisać żadnej gry (%1)</translation>
        </message>
        <message>
            <source>your progress in the lessons could not be saved (%1); it will be lost when you close the program</source>
            <translation>nie udało się zapisać twoich postępów w lekcjach (%1); po zamknięciu programu przepadną</translation>
        </message>
        <message>
            <source>another program has replaced or deleted the file of this game. The game continues in a new file, %1, and only your last move is missing: please make it again</source>
            <translation>inny program zastąpił lub usunął plik tej gry. Gra toczy się dalej w nowym pliku %1, a brakuje w nim tylko twojego ostatniego ruchu: wykonaj go jeszcze raz</translation>
        </message>
        <message>
            <source>the file with your progress in the lessons is damaged: %1. Progress that could not be read starts from scratch; the old file has been kept with the extension “.broken”</source>
            <translation>plik z twoimi postępami w lekcjach jest uszkodzony: %1. Postępy, których nie dało się odczytać, przepadły; stary plik jest zachowany z końcówką „.broken”</translation>
        </message>
        <message>
            <source>the file with your progress in the lessons is damaged and could not be moved aside: %1. It is left as it is, and your progress will be lost when you close the program</source>
            <translation>plik z twoimi postępami w lekcjach jest uszkodzony i nie udało się go odłożyć na bok: %1. Plik pozostaje bez zmian, a twoje postępy przepadną po zamknięciu programu</translation>
        </message>
        <message>
            <source>the list of tables that this device has joined could not be saved (%1); to come back to them after closing the program, enter their codes again</source>
            <translation>nie udało się zapisać listy stołów, do których dołączyło to urządzenie (%1); aby wrócić do nich po zamknięciu programu, wpisz ponownie ich kody</translation>
        </message>
        <message>
            <source>the file with the tables that this device has joined is damaged: %1. To come back to them, enter their codes again; the old file has been kept with the extension “.broken”</source>
            <translation>plik ze stołami, do których dołączyło to urządzenie, jest uszkodzony: %1. Aby do nich wrócić, wpisz ponownie ich kody; stary plik jest zachowany z końcówką „.broken”</translation>
        </message>
        <message>
            <source>the file with the tables that this device has joined is damaged and could not be moved aside: %1. It is left as it is, and the program remembers new tables only until you close it</source>
            <translation>plik ze stołami, do których dołączyło to urządzenie, jest uszkodzony i nie udało się go odłożyć na bok: %1. Plik pozostaje bez zmian, a nowe stoły program zapamięta tylko do zamknięcia</translation>
        </message>
        <message>
            <source>“%1” is not a saved game of Magister Ludi. Choose a file that Magister Ludi has saved; the names of such files end in “.game”.</source>
            <translation>„%1” to nie jest gra zapisana w Magister Ludi. Wybierz plik zapisany przez Magister Ludi; nazwy takich plików kończą się na „.game”.</translation>
        </message>
        <message>
            <source>“%1” is empty: there is no game in it. Copy it again from where it came from.</source>
            <translation>Plik „%1” jest pusty: nie ma w nim żadnej gry. Skopiuj go jeszcze raz z miejsca, z którego pochodzi.</translation>
        </message>
        <message>
            <source>Most of “%1” is missing, so there is no game to be opened. Copy it again from where it came from.</source>
            <translation>W pliku „%1” brakuje większości danych, więc nie ma gry, którą można by otworzyć. Skopiuj go jeszcze raz z miejsca, z którego pochodzi.</translation>
        </message>
        <message>
            <source>“%1” was saved by a newer version of Magister Ludi. Update this one, and the game will open.</source>
            <translation>Plik „%1” zapisała nowsza wersja Magister Ludi. Zaktualizuj program, a gra się otworzy.</translation>
        </message>
        <message>
            <source>“%1” is a saved game of a board game that this version of Magister Ludi does not have.</source>
            <translation>„%1” to zapis gry planszowej, której ta wersja Magister Ludi nie zawiera.</translation>
        </message>
        <message>
            <source>There is no file “%1” in that place. It may have been moved or renamed.</source>
            <translation>W tym miejscu nie ma pliku „%1”. Być może został przeniesiony albo ma teraz inną nazwę.</translation>
        </message>
        <message>
            <source>“%1” is not a file that a game can be in. If it is a folder, choose one of the files in it.</source>
            <translation>„%1” to nie jest plik, w którym może być gra. Jeśli to folder, wybierz jeden z plików, które w nim są.</translation>
        </message>
        <message>
            <source>“%1” is too large to be a saved game. Choose another file.</source>
            <translation>Plik „%1” jest za duży, aby był zapisaną grą. Wybierz inny plik.</translation>
        </message>
        <message>
            <source>“%1” cannot be read. Check that you are allowed to open it.</source>
            <translation>Nie można odczytać pliku „%1”. Sprawdź, czy masz prawo go otworzyć.</translation>
        </message>
        <message>
            <source>“%1” is damaged at its beginning, so there is no game to be opened. Copy it again from where it came from.</source>
            <translation>Plik „%1” jest uszkodzony na początku, więc nie ma gry, którą można by otworzyć. Skopiuj go jeszcze raz z miejsca, z którego pochodzi.</translation>
        </message>
        <message>
            <source>the section “%1” is missing or empty</source>
            <translation>brakuje części „%1” albo jest pusta</translation>
        </message>
        <message>
            <source>this row of “%1” cannot be understood: %2</source>
            <translation>tego wiersza w „%1” nie da się zrozumieć: %2</translation>
        </message>
        <message>
            <source>the style guide rules out “%1”; it recommends “%2”</source>
            <translation>lista stylu nie dopuszcza „%1”; zaleca „%2”</translation>
        </message>
        <message>
            <source>straight quotation mark or apostrophe near “%1”</source>
            <translation>prosty cudzysłów albo apostrof obok „%1”</translation>
        </message>
        <message>
            <source>this language writes its dash “%1”: %2</source>
            <translation>w tym języku myślnik to „%1”: %2</translation>
        </message>
        <message>
            <source>a mark should stand right after its noun: %1</source>
            <translation>znak powinien stać zaraz po swoim rzeczowniku: %1</translation>
        </message>
    </context>
    <context>
        <name>ProblemNote</name>
        <message>
            <source>Show</source>
            <translation>Pokaż</translation>
        </message>
        <message>
            <source>No game can be started, because games cannot be saved on this device at the moment.</source>
            <translation>Nie można zacząć żadnej gry, bo na tym urządzeniu nie da się teraz zapisywać gier.</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) could not be used. Everything else works.</source>
            <translation>
                <numerusform>Nie udało się użyć %n pliku. Wszystko inne działa.</numerusform>
                <numerusform>Nie udało się użyć %n plików. Wszystko inne działa.</numerusform>
                <numerusform>Nie udało się użyć %n plików. Wszystko inne działa.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n problem(s) found in the program’s files. Everything else works.</source>
            <translation>
                <numerusform>W plikach programu jest %n problem. Wszystko inne działa.</numerusform>
                <numerusform>W plikach programu są %n problemy. Wszystko inne działa.</numerusform>
                <numerusform>W plikach programu jest %n problemów. Wszystko inne działa.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ProblemPage</name>
        <message>
            <source>Line %1: %2</source>
            <translation>Wiersz %1: %2</translation>
        </message>
        <message>
            <source>Problems with files</source>
            <translation>Problemy z plikami</translation>
        </message>
        <message>
            <source>Some files could not be used</source>
            <translation>Niektórych plików nie da się użyć</translation>
        </message>
        <message>
            <source>All files are fine</source>
            <translation>Wszystkie pliki są w porządku</translation>
        </message>
        <message>
            <source>Nothing has been lost. “Saved games” shows what can still be done with a damaged game.</source>
            <translation>Nic nie przepadło. Co jeszcze można zrobić z uszkodzoną grą, pokazuje strona „Zapisane gry”.</translation>
        </message>
        <message>
            <source>Nothing has been lost.</source>
            <translation>Nic nie przepadło.</translation>
        </message>
        <message>
            <source>Nothing has been lost. Repair the file or reinstall the program, then restart it.</source>
            <translation>Nic nie przepadło. Napraw plik albo zainstaluj program ponownie, a potem uruchom go jeszcze raz.</translation>
        </message>
        <message>
            <source>Still working: lessons and full games.</source>
            <translation>Nadal działają: lekcje i całe partie.</translation>
        </message>
        <message>
            <source>Still working: lessons.</source>
            <translation>Nadal działają: lekcje.</translation>
        </message>
        <message>
            <source>Still working: full games.</source>
            <translation>Nadal działają: całe partie.</translation>
        </message>
        <message>
            <source>Still working: the rules and the settings. Lessons and games are not available.</source>
            <translation>Nadal działają: zasady i ustawienia. Lekcje i partie są niedostępne.</translation>
        </message>
        <message>
            <source>Found “%1” where a player’s name was expected (1 to 20 letters, not used by anybody else). The entry is left as it is; everything else applies.</source>
            <translation>Jest „%1”, a oczekiwano imienia osoby: od 1 do 20 liter, innego niż u pozostałych. Wpis zostaje bez zmian, a reszta ustawień obowiązuje.</translation>
        </message>
        <message>
            <source>Found “%1”, which a later version of this program stored here. It is left as it is; everything else applies.</source>
            <translation>Jest „%1”: to wpis nowszej wersji programu. Zostaje bez zmian, a reszta ustawień obowiązuje.</translation>
        </message>
        <message>
            <source>The settings could be neither read nor moved aside (%1). The file is left as it is; your choices apply until you close the program and are not saved.</source>
            <translation>Ustawień nie udało się ani odczytać, ani odłożyć na bok (%1). Plik pozostaje bez zmian; to, co wybierzesz, obowiązuje do zamknięcia programu i nie zostanie zapisane.</translation>
        </message>
        <message>
            <source>The settings could not be backed up before they were changed.</source>
            <translation>Nie udało się skopiować ustawień przed ich zmianą.</translation>
        </message>
        <message>
            <source>The settings could not be read (%1). The defaults apply until you choose again; the old file has been kept with the extension “.broken”.</source>
            <translation>Nie udało się odczytać ustawień (%1). Do czasu nowego wyboru obowiązują domyślne; stary plik jest zachowany z końcówką „.broken”.</translation>
        </message>
        <message>
            <source>The settings file is damaged. The defaults apply; the old file has been kept with the extension “.broken”.</source>
            <translation>Ustawienia są uszkodzone. Obowiązują domyślne; stary plik jest zachowany z końcówką „.broken”.</translation>
        </message>
        <message>
            <source>The settings cannot be saved. They apply until you close the program.</source>
            <translation>Ustawień nie można zapisać. Obowiązują do zamknięcia programu.</translation>
        </message>
        <message>
            <source>Found “%1”, expected one of: %2. The default applies; the old file has been kept with the extension “.broken”.</source>
            <translation>Jest „%1”, a oczekiwano jednego z: %2. Obowiązuje ustawienie domyślne; stary plik jest zachowany z końcówką „.broken”.</translation>
        </message>
    </context>
    <context>
        <name>Prompt</name>
        <message>
            <source>Send a lieutenant to a hex or a ship.</source>
            <translation>Wyślij Namiestnika na heks albo na Statek.</translation>
        </message>
        <message>
            <source>Send a lieutenant to a hex or a ship, or recall one.</source>
            <translation>Wyślij Namiestnika na heks albo na Statek lub go wycofaj.</translation>
        </message>
        <message>
            <source>No room is left for these citizens: {citizens}. Discard them or make room.</source>
            <translation>Brak miejsca dla Mieszkańców ({citizens}): odeślij ich do zasobów albo zwolnij miejsce.</translation>
        </message>
        <message>
            <source>Use the hex action or repopulate the hex.</source>
            <translation>Wykonaj akcję heksa albo go zaludnij.</translation>
        </message>
        <message>
            <source>Advance the {overseer:nom} one space.</source>
            <translation>Przesuń {overseer:acc} o 1 pole.</translation>
        </message>
        <message>
            <source>Advance one of your overseers; it may skip a space.</source>
            <translation>Przesuń jednego ze swoich Nadzorców; może przeskoczyć pole.</translation>
        </message>
        <message>
            <source>Advance one of your overseers one space.</source>
            <translation>Przesuń jednego ze swoich Nadzorców o 1 pole.</translation>
        </message>
        <message>
            <source>Build: take a hut upgrade, a workshop or a cart.</source>
            <translation>Budowa: weź ulepszenie Chaty, Warsztat albo Wóz.</translation>
        </message>
        <message>
            <source>Build: take a hut upgrade, a workshop or a cart, or refresh tiles first.</source>
            <translation>Budowa: weź ulepszenie Chaty, Warsztat lub Wóz albo najpierw wymień kafelki.</translation>
        </message>
        <message>
            <source>Turns can now begin.</source>
            <translation>Można zacząć następne tury.</translation>
        </message>
        <message>
            <source>All lieutenants have been used: buildings produce.</source>
            <translation>Wszyscy Namiestnicy są użyci: teraz produkują budynki.</translation>
        </message>
        <message>
            <source>Citizens in quarantine move on.</source>
            <translation>Mieszkańcy na kwarantannie przesuwają się dalej.</translation>
        </message>
        <message>
            <source>The round ends: citizens on hexes with plague cubes are lost.</source>
            <translation>Runda się kończy: Mieszkańcy na heksach z kostkami Zarazy przepadają.</translation>
        </message>
        <message>
            <source>The round table sets a new turn order.</source>
            <translation>Tabela Rund ustala nową kolejność.</translation>
        </message>
        <message>
            <source>A ship comes in, and a new hex joins the town.</source>
            <translation>Przybija Statek, a do miasta dochodzi nowy heks.</translation>
        </message>
        <message>
            <source>The wheel turns: new plague cubes, new citizens.</source>
            <translation>Koło się obraca: nowe kostki Zarazy, nowi Mieszkańcy.</translation>
        </message>
        <message>
            <source>All six rounds are over: count the points.</source>
            <translation>Sześć rund minęło: pora policzyć punkty.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Koniec gry.</translation>
        </message>
        <message>
            <source>There is no room for the {citizen:nom} after quarantine: discard it or make room.</source>
            <translation>Po kwarantannie brak miejsca dla {citizen:gen}: odeślij Mieszkańca do zasobów albo zwolnij miejsce.</translation>
        </message>
        <message>
            <source>Burn plague cubes with fire tokens, or end the fight and take {n:rat:acc}.</source>
            <translation>Usuń kostki Zarazy Ogniem albo zakończ walkę i weź {n:rat:acc}.</translation>
        </message>
        <message>
            <source>Burn the ship’s plague cube or take {n:rat:acc}.</source>
            <translation>Usuń Ogniem kostkę Zarazy ze Statku albo weź {n:rat:acc}.</translation>
        </message>
        <message>
            <source>Choose one: {effect}.</source>
            <translation>Wybierz jedno: {effect}.</translation>
        </message>
        <message>
            <source>You may pay for this action: {effect}.</source>
            <translation>Możesz zapłacić za tę akcję: {effect}.</translation>
        </message>
        <message>
            <source>Activate {n:citizen:acc}: choose a square.</source>
            <translation>Aktywuj {n:citizen:acc}: wybierz kwadrat.</translation>
        </message>
        <message>
            <source>Move your disc on the city book or the church book.</source>
            <translation>Przesuń znacznik na torze Kroniki Miejskiej lub Kościelnej.</translation>
        </message>
        <message>
            <source>Choose a scroll track to advance.</source>
            <translation>Wybierz tor planszy Zwojów, na którym idziesz w górę.</translation>
        </message>
        <message>
            <source>Choose a citizen to upgrade.</source>
            <translation>Wybierz Mieszkańca do ulepszenia.</translation>
        </message>
        <message>
            <source>Choose an overseer to upgrade and then advance.</source>
            <translation>Wybierz Nadzorcę: najpierw go ulepszasz, potem przesuwasz.</translation>
        </message>
        <message>
            <source>Choose an overseer to upgrade.</source>
            <translation>Wybierz Nadzorcę do ulepszenia.</translation>
        </message>
        <message>
            <source>Place the tile on a hut without an upgrade.</source>
            <translation>Połóż kafelek na Chacie bez ulepszenia.</translation>
        </message>
        <message>
            <source>Choose any hex in town and use its action.</source>
            <translation>Wybierz dowolny heks w mieście i wykonaj jego akcję.</translation>
        </message>
        <message>
            <source>Choose which citizens move back to town ({citizens}).</source>
            <translation>Wybierz, kto wraca do miasta ({citizens}).</translation>
        </message>
        <message>
            <source>Choose an unused lieutenant to give up for this district.</source>
            <translation>Wybierz nieużytego Namiestnika, którego oddasz za tę Dzielnicę.</translation>
        </message>
        <message>
            <source>Before production, you may move citizens into workshops.</source>
            <translation>Przed Produkcją Mieszkańcy mogą jeszcze przejść do Warsztatów.</translation>
        </message>
        <message>
            <source>{names} wins with {n:point:nom}.</source>
            <translation>Wygrywa {names}: {n:point:nom}.</translation>
        </message>
        <message>
            <source>{names} share the victory with {n:point:nom}.</source>
            <translation>Wspólne zwycięstwo: {names} ({n:point:nom}).</translation>
        </message>
        <message>
            <source>The game is over: {n:point:nom}. A good result starts at {goal}.</source>
            <translation>Koniec gry: {n:point:nom}. Dobry wynik zaczyna się od {goal}.</translation>
        </message>
        <message>
            <source>You lead the score track: choose the book that sets the turn order.</source>
            <translation>Prowadzisz na torze Punktacji: wybierz tor Kroniki, który ustali kolejność.</translation>
        </message>
        <message>
            <source>It’s the opponent’s turn: turn up an opponent tile.</source>
            <translation>Teraz gra przeciwnik: odkryj kafelek Ruchu Przeciwnika.</translation>
        </message>
        <message>
            <source>Build: take one of the new tiles, or refresh again.</source>
            <translation>Budowa: weź jeden z nowych kafelków albo wymień je jeszcze raz.</translation>
        </message>
        <message>
            <source>Build: take one of the new tiles.</source>
            <translation>Budowa: weź jeden z nowych kafelków.</translation>
        </message>
        <message>
            <source>Build: take a hut upgrade, a workshop or a cart, or refresh again.</source>
            <translation>Budowa: weź ulepszenie Chaty, Warsztat lub Wóz albo jeszcze raz wymień kafelki.</translation>
        </message>
        <message>
            <source>A new hex joins the town; with no plague cube left, no ship comes in.</source>
            <translation>Do miasta dochodzi nowy heks; kostek Zarazy już nie ma, więc Statek nie przybija.</translation>
        </message>
        <message>
            <source>There is no room for the {citizen:nom} after quarantine: leave it in its hut or make room.</source>
            <translation>Po kwarantannie brak miejsca dla {citizen:gen}: zostaw Mieszkańca w Chacie albo zwolnij miejsce.</translation>
        </message>
        <message>
            <source>{done} of {total} done</source>
            <translation>gotowe: {done} z {total}</translation>
        </message>
        <message>
            <source>This hex has plague. Put one of these citizens in an empty hut: {citizens}.</source>
            <translation>Leży tu zaraza: umieść jednego z Mieszkańców w pustej Chacie ({citizens}).</translation>
        </message>
        <message>
            <source>Put one of these citizens on an empty square of its sector or in a workshop: {citizens}.</source>
            <translation>Umieść jednego z Mieszkańców na pustym kwadracie jego sektora albo w Warsztacie ({citizens}).</translation>
        </message>
        <message>
            <source>Put one of these citizens on an empty square of its sector: {citizens}.</source>
            <translation>Umieść jednego z Mieszkańców na pustym kwadracie jego sektora ({citizens}).</translation>
        </message>
        <message>
            <source>This hex has plague ({place:gen}). Put the {citizen:acc} in an empty hut.</source>
            <translation>Leży tu zaraza: umieść {citizen:acc} z {place:gen} w pustej Chacie.</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} from this hex ({place:gen}) on an empty square of its sector or in a workshop.</source>
            <translation>Umieść {citizen:acc} z {place:gen} na pustym kwadracie odpowiedniego sektora albo w Warsztacie.</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} from this hex ({place:gen}) on an empty square of its sector.</source>
            <translation>Umieść {citizen:acc} z {place:gen} na pustym kwadracie odpowiedniego sektora.</translation>
        </message>
        <message>
            <source>Buy a book step ({n:coin:nom}), move a citizen into a workshop, or end your turn.</source>
            <translation>Kup krok na torze Kroniki ({n:coin:nom}), przenieś Mieszkańca do Warsztatu albo zakończ turę.</translation>
        </message>
        <message>
            <source>Buy a book step ({n:coin:nom}) or end your turn.</source>
            <translation>Kup krok na torze Kroniki ({n:coin:nom}) albo zakończ turę.</translation>
        </message>
        <message>
            <source>Move a citizen into a workshop or end your turn.</source>
            <translation>Przenieś Mieszkańca do Warsztatu albo zakończ turę.</translation>
        </message>
        <message>
            <source>There is nothing more you can do: end your turn.</source>
            <translation>Nic więcej nie można zrobić: zakończ turę.</translation>
        </message>
        <message>
            <source>Click the gold space {space} on the {book:gen}: {effect}.</source>
            <translation>Kliknij złote pole {space} na {book:loc}: {effect}.</translation>
        </message>
        <message>
            <source>Repopulate the hex or end your turn.</source>
            <translation>Zaludnij heks albo zakończ turę.</translation>
        </message>
        <message>
            <source>Use the hex action, buy a book step ({n:coin:nom}), or move a citizen into a workshop.</source>
            <translation>Wykonaj akcję heksa, kup krok na torze Kroniki ({n:coin:nom}) albo przenieś Mieszkańca do Warsztatu.</translation>
        </message>
        <message>
            <source>Use the hex action or buy a book step ({n:coin:nom}).</source>
            <translation>Wykonaj akcję heksa albo kup krok na torze Kroniki ({n:coin:nom}).</translation>
        </message>
        <message>
            <source>Use the hex action or move a citizen into a workshop.</source>
            <translation>Wykonaj akcję heksa albo przenieś Mieszkańca do Warsztatu.</translation>
        </message>
        <message>
            <source>Use the hex action or end your turn.</source>
            <translation>Wykonaj akcję heksa albo zakończ turę.</translation>
        </message>
        <message>
            <source>Quarantine in hut {hut} is over: choose where to put the {citizen:gen}.</source>
            <translation>Kwarantanna w Chacie {hut} dobiega końca: wybierz miejsce dla {citizen:gen}.</translation>
        </message>
        <message>
            <source>You have no fire tokens: end the fight and take {n:rat:acc}.</source>
            <translation>Nie masz Ognia: zakończ walkę i weź {n:rat:acc}.</translation>
        </message>
        <message>
            <source>You have no fire tokens: take {n:rat:acc}.</source>
            <translation>Nie masz Ognia: weź {n:rat:acc}.</translation>
        </message>
        <message>
            <source>Quarantine is over for several citizens: choose where each of them goes, in any order.</source>
            <translation>Kilku Mieszkańców kończy kwarantannę: wybierz, dokąd każdy idzie, w dowolnej kolejności.</translation>
        </message>
        <message>
            <source>There is no room for the citizens leaving quarantine: discard them or make room.</source>
            <translation>Dla Mieszkańców wychodzących z kwarantanny brak miejsca: odeślij ich do zasobów albo zwolnij miejsce.</translation>
        </message>
        <message>
            <source>There is no room for the citizens who leave quarantine: leave them in their huts, or make room.</source>
            <translation>Dla Mieszkańców wychodzących z kwarantanny brak miejsca: zostaw ich w Chatach albo zwolnij miejsce.</translation>
        </message>
        <message>
            <source>No hex or ship is within reach: recall a lieutenant.</source>
            <translation>Żaden heks ani Statek nie jest osiągalny: wycofaj Namiestnika.</translation>
        </message>
        <message>
            <source>Build: you cannot pay for any of the new tiles. Decline the action.</source>
            <translation>Budowa: nie stać cię na żaden z nowych kafelków. Zrezygnuj z tej akcji.</translation>
        </message>
        <message>
            <source>Build: you cannot pay for any of the new tiles. Refresh again, or decline the action.</source>
            <translation>Budowa: nie stać cię na żaden z nowych kafelków. Wymień je jeszcze raz albo zrezygnuj z tej akcji.</translation>
        </message>
        <message>
            <source>Build: you cannot pay for any of these tiles. Decline the action.</source>
            <translation>Budowa: nie stać cię na żaden z tych kafelków. Zrezygnuj z tej akcji.</translation>
        </message>
        <message>
            <source>Build: you cannot pay for any of these tiles. Refresh some of them, or decline the action.</source>
            <translation>Budowa: nie stać cię na żaden z tych kafelków. Wymień część z nich albo zrezygnuj z tej akcji.</translation>
        </message>
        <message>
            <source>Choose one: {effect}. This would bring you nothing now: {options}.</source>
            <translation>Wybierz jedno: {effect}. To nic ci teraz nie da: {options}.</translation>
        </message>
    </context>
    <context>
        <name>PromptBar</name>
        <message>
            <source>Back to the score</source>
            <translation>Wróć do punktacji</translation>
        </message>
        <message>
            <source>Between rounds</source>
            <translation>Między rundami</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Wznów</translation>
        </message>
        <message>
            <source>Pause here</source>
            <translation>Wstrzymaj</translation>
        </message>
        <message>
            <source>Skip to the next turn</source>
            <translation>Do następnej tury</translation>
        </message>
    </context>
        <context>
        <name>ReaderLine</name>
        <message>
            <source>Each of you answers, one after another. Nobody is told what the others have answered.</source>
            <translation>Odpowiadacie po kolei. Nikt nie zobaczy odpowiedzi innych osób.</translation>
        </message>
        <message>
            <source>Whose language this card is in</source>
            <translation>W czyim języku jest ta karta</translation>
        </message>
        <message>
            <source>The card is in this language</source>
            <translation>Karta jest w tym języku</translation>
        </message>
        <message>
            <source>Take this seat</source>
            <translation>Zajmij to miejsce</translation>
        </message>
        <message>
            <source>This turn begins anew, and you make the moves.</source>
            <translation>Ta tura zacznie się od nowa, a ruchy będą należeć do ciebie.</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Przerwa</translation>
        </message>
        <message>
            <source>Tells everybody where you are.</source>
            <translation>Mówi każdemu z was, w którym miejscu lekcji jesteście.</translation>
        </message>
    </context>
    <context>
        <name>RefresherStrip</name>
        <message>
            <source>Welcome back</source>
            <translation>Witaj ponownie</translation>
        </message>
        <message>
            <source>Refresher</source>
            <translation>Powtórka</translation>
        </message>
        <message>
            <source>From your games</source>
            <translation>Z twoich partii</translation>
        </message>
        <message numerus="yes">
            <source>%n rule(s) due for review. It takes three minutes at most.</source>
            <translation>
                <numerusform>%n zasada do powtórki. Zajmie to najwyżej trzy minuty.</numerusform>
                <numerusform>%n zasady do powtórki. Zajmie to najwyżej trzy minuty.</numerusform>
                <numerusform>%n zasad do powtórki. Zajmie to najwyżej trzy minuty.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rule(s) from your games to practise. It takes three minutes at most.</source>
            <translation>
                <numerusform>%n zasada z twoich partii do przećwiczenia. Zajmie to najwyżej trzy minuty.</numerusform>
                <numerusform>%n zasady z twoich partii do przećwiczenia. Zajmie to najwyżej trzy minuty.</numerusform>
                <numerusform>%n zasad z twoich partii do przećwiczenia. Zajmie to najwyżej trzy minuty.</numerusform>
            </translation>
        </message>
        <message>
            <source>Not today</source>
            <translation>Nie dzisiaj</translation>
        </message>
        <message numerus="yes">
            <source>%n question(s)</source>
            <extracomment>number of questions</extracomment>
            <translation>
                <numerusform>%n pytanie</numerusform>
                <numerusform>%n pytania</numerusform>
                <numerusform>%n pytań</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Refusal</name>
        <message>
            <source>An earlier step comes first.</source>
            <translation>Najpierw trzeba wykonać wcześniejszy krok.</translation>
        </message>
        <message>
            <source>Every turn follows the same order: choose, rescue, fight, act.</source>
            <translation>Tura ma stałą kolejność: wybór, ratunek, walka, akcja.</translation>
        </message>
        <message>
            <source>You have another decision to make first.</source>
            <translation>Najpierw zdecyduj o czymś innym.</translation>
        </message>
        <message>
            <source>Finish what you have started; then the turn continues.</source>
            <translation>Dokończ to, co się zaczęło; potem tura pójdzie dalej.</translation>
        </message>
        <message>
            <source>Send out a lieutenant first.</source>
            <translation>Najpierw wyślij Namiestnika.</translation>
        </message>
        <message>
            <source>Your turn starts when you place a lieutenant on a hex or in a dock; everything else follows from there.</source>
            <translation>Tura zaczyna się od wysłania Namiestnika na heks lub do doku; cała reszta dzieje się potem.</translation>
        </message>
        <message>
            <source>You have already finished that step.</source>
            <translation>Ten krok masz już za sobą.</translation>
        </message>
        <message>
            <source>The four steps of a turn are always taken in this order: choose, rescue, fight, act.</source>
            <translation>Cztery kroki tury następują zawsze w tej samej kolejności: wybór, ratunek, walka, akcja.</translation>
        </message>
        <message>
            <source>The round is ending.</source>
            <translation>Runda właśnie się kończy.</translation>
        </message>
        <message>
            <source>Turns resume when the next round has been prepared.</source>
            <translation>Następne tury będą po przygotowaniu kolejnej rundy.</translation>
        </message>
        <message>
            <source>A lieutenant already stands there.</source>
            <translation>Stoi tam już Namiestnik.</translation>
        </message>
        <message>
            <source>A standing lieutenant blocks its hex until the next round, for its owner too.</source>
            <translation>Stojący Namiestnik blokuje swój heks do następnej rundy, nawet właścicielowi.</translation>
        </message>
        <message>
            <source>You cannot afford to go there.</source>
            <translation>Nie stać cię na tę drogę.</translation>
        </message>
        <message>
            <source>Going there costs {needed:coin:acc}; you have {owned:coin:acc}.</source>
            <translation>Droga kosztuje {needed:coin:acc}; masz {owned:coin:acc}.</translation>
        </message>
        <message>
            <source>You cannot get there that way.</source>
            <translation>Nie prowadzi tam żadna droga.</translation>
        </message>
        <message>
            <source>A dock touches only the port beside it, so you have to go through the port.</source>
            <translation>Dok sąsiaduje tylko ze swoim Portem, więc droga wiedzie przez Port.</translation>
        </message>
        <message>
            <source>This lieutenant has already acted.</source>
            <translation>Ten Namiestnik jest już użyty.</translation>
        </message>
        <message>
            <source>Each lieutenant is used once a round.</source>
            <translation>Każdego Namiestnika używa się raz na rundę.</translation>
        </message>
        <message>
            <source>This lieutenant is resting.</source>
            <translation>Ten Namiestnik odpoczywa.</translation>
        </message>
        <message>
            <source>It was recalled this round and can act again in the next one.</source>
            <translation>W tej rundzie wycofano go do posiadłości; użyjesz go znów w następnej.</translation>
        </message>
        <message>
            <source>This lieutenant is not available.</source>
            <translation>Ten Namiestnik jest niedostępny.</translation>
        </message>
        <message>
            <source>It is still in the supply or was given up for a district.</source>
            <translation>Jest jeszcze w zasobach albo został oddany za Dzielnicę.</translation>
        </message>
        <message>
            <source>Use your lieutenants in town first.</source>
            <translation>Najpierw użyj Namiestników z miasta.</translation>
        </message>
        <message>
            <source>A lieutenant in the estate may set out only when all your lieutenants in Messina have been used.</source>
            <translation>Namiestnik z posiadłości może ruszyć dopiero wtedy, gdy wszyscy twoi Namiestnicy w Mesynie są już użyci.</translation>
        </message>
        <message>
            <source>There is no hex there yet.</source>
            <translation>Nie ma tam jeszcze heksa.</translation>
        </message>
        <message>
            <source>The places around the town fill up one by one as new rounds are prepared.</source>
            <translation>Miejsca wokół miasta zapełniają się po jednym, przy przygotowaniu rund.</translation>
        </message>
        <message>
            <source>There is no ship there.</source>
            <translation>Nie ma tam Statku.</translation>
        </message>
        <message>
            <source>You can choose a dock only if a ship is moored there.</source>
            <translation>Dok można wybrać tylko dla Statku, który w nim cumuje.</translation>
        </message>
        <message>
            <source>You can recall a lieutenant only from town.</source>
            <translation>Wycofuje się tylko Namiestnika z miasta.</translation>
        </message>
        <message>
            <source>A lieutenant in the estate can be recalled only when there is no hex or ship left for it.</source>
            <translation>Namiestnika z posiadłości wycofasz tylko wtedy, gdy nie ma dla niego żadnego heksa ani Statku.</translation>
        </message>
        <message>
            <source>That sector belongs to another class.</source>
            <translation>To sektor innej klasy.</translation>
        </message>
        <message>
            <source>Craftsmen, aristocrats and nuns each have a sector of their own.</source>
            <translation>Rzemieślnicy, Arystokraci i Zakonnice mają osobne sektory.</translation>
        </message>
        <message>
            <source>That square is already occupied.</source>
            <translation>Ktoś już tam mieszka.</translation>
        </message>
        <message>
            <source>A square holds one citizen; choose an empty one in the sector of that class.</source>
            <translation>Na kwadracie mieści się jeden Mieszkaniec; wybierz pusty kwadrat w sektorze tej klasy.</translation>
        </message>
        <message>
            <source>No plague here, so no quarantine.</source>
            <translation>Nie ma zarazy, nie ma kwarantanny.</translation>
        </message>
        <message>
            <source>From a hex without cubes a citizen goes straight to an empty square of its sector.</source>
            <translation>Z heksa bez kostek Mieszkaniec trafia od razu na pusty kwadrat swojego sektora.</translation>
        </message>
        <message>
            <source>There was plague here, so quarantine comes first.</source>
            <translation>Leżała tu zaraza, więc najpierw kwarantanna.</translation>
        </message>
        <message>
            <source>A citizen from a hex with a cube goes to field I of an empty hut.</source>
            <translation>Mieszkaniec z heksa z kostką trafia na pole I pustej Chaty.</translation>
        </message>
        <message>
            <source>This hut is occupied.</source>
            <translation>Ta Chata jest zajęta.</translation>
        </message>
        <message>
            <source>A hut holds one citizen, even when one of its two fields is empty.</source>
            <translation>W Chacie mieści się jeden Mieszkaniec, nawet gdy jedno z jej dwóch pól jest puste.</translation>
        </message>
        <message>
            <source>A citizen cannot go straight into a workshop.</source>
            <translation>Mieszkaniec nie trafia wprost do Warsztatu.</translation>
        </message>
        <message>
            <source>A rescued citizen first takes a square in its sector; from there it may move into a workshop at once.</source>
            <translation>Uratowany Mieszkaniec najpierw zajmuje kwadrat w sektorze; stamtąd może od razu przejść do Warsztatu.</translation>
        </message>
        <message>
            <source>There is still room for this citizen.</source>
            <translation>Jest jeszcze miejsce dla tego Mieszkańca.</translation>
        </message>
        <message>
            <source>A citizen is discarded only when there is no suitable place for it.</source>
            <translation>Mieszkaniec przepada tylko wtedy, gdy brak dla niego odpowiedniego miejsca.</translation>
        </message>
        <message>
            <source>No such citizen is waiting here.</source>
            <translation>Taki Mieszkaniec tu nie czeka.</translation>
        </message>
        <message>
            <source>You rescue only the citizens on the chosen hex.</source>
            <translation>Ratuje się tylko Mieszkańców z wybranego heksa.</translation>
        </message>
        <message>
            <source>You do not have enough fire tokens.</source>
            <translation>Masz za mało Ognia.</translation>
        </message>
        <message>
            <source>This costs {needed:fire:acc}; you have {owned:fire:acc}.</source>
            <translation>Potrzeba {needed:fire:gen}; masz {owned:fire:acc}.</translation>
        </message>
        <message>
            <source>Removing a cube now costs two fire tokens.</source>
            <translation>Usunięcie kostki kosztuje teraz dwa żetony Ognia.</translation>
        </message>
        <message>
            <source>The round table shows two flames: removing a cube costs {needed:fire:acc}; you have {owned:fire:acc}.</source>
            <translation>Tabela Rund pokazuje dwa płomienie: usunięcie kostki kosztuje {needed:fire:acc}; masz {owned:fire:acc}.</translation>
        </message>
        <message>
            <source>There is no plague cube here.</source>
            <translation>Nie leży tu kostka Zarazy.</translation>
        </message>
        <message>
            <source>Fire tokens remove plague cubes, and there are none to remove here.</source>
            <translation>Ogień usuwa kostki Zarazy, a tu nie ma żadnej.</translation>
        </message>
        <message>
            <source>One fire token is enough.</source>
            <translation>Wystarczy jeden żeton Ognia.</translation>
        </message>
        <message>
            <source>The round table shows one flame: removing a cube costs a single fire token.</source>
            <translation>Tabela Rund pokazuje jeden płomień: usunięcie kostki kosztuje 1 żeton Ognia.</translation>
        </message>
        <message>
            <source>You have no big fire token.</source>
            <translation>Nie masz żetonu Pożaru.</translation>
        </message>
        <message>
            <source>Removing two cubes at once, or one on a neighbouring hex, takes a big fire token.</source>
            <translation>Na dwie kostki naraz albo na sąsiedni heks potrzeba żetonu Pożaru.</translation>
        </message>
        <message>
            <source>A plain fire token cannot do that.</source>
            <translation>Zwykły żeton Ognia na to nie wystarczy.</translation>
        </message>
        <message>
            <source>A plain fire token removes one cube from the chosen hex; two at once, or one on a neighbouring hex, takes a big fire token.</source>
            <translation>Żeton Ognia usuwa jedną kostkę z twojego heksa; na dwie naraz albo na sąsiedni heks potrzeba żetonu Pożaru.</translation>
        </message>
        <message>
            <source>A big fire token cannot do that.</source>
            <translation>To za wiele na jeden żeton Pożaru.</translation>
        </message>
        <message>
            <source>One big fire token removes two cubes here, or one here and one on a neighbouring hex.</source>
            <translation>Żeton Pożaru usuwa dwie kostki tutaj albo jedną tutaj i jedną na sąsiednim heksie.</translation>
        </message>
        <message>
            <source>First remove a cube from the chosen hex.</source>
            <translation>Najpierw usuń kostkę z wybranego heksa.</translation>
        </message>
        <message>
            <source>You may remove a cube from a neighbouring hex only together with one from the chosen hex.</source>
            <translation>Kostkę z sąsiedniego heksa usuwasz tylko razem z kostką z wybranego heksa.</translation>
        </message>
        <message>
            <source>That hex is too far away.</source>
            <translation>Ten heks jest za daleko.</translation>
        </message>
        <message>
            <source>A big fire token reaches only the chosen hex and its neighbours.</source>
            <translation>Żeton Pożaru działa tylko na wybrany heks i na heksy, które z nim sąsiadują.</translation>
        </message>
        <message>
            <source>A neighbouring hex takes two big fire tokens.</source>
            <translation>Usunięcie kostki z sąsiedniego heksa kosztuje teraz dwa żetony Pożaru.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, one big fire token removes just one cube from the chosen hex.</source>
            <translation>Gdy tabela Rund pokazuje dwa płomienie, jeden żeton Pożaru usuwa tylko jedną kostkę z wybranego heksa.</translation>
        </message>
        <message>
            <source>A ship has no neighbouring hexes.</source>
            <translation>Statek nie ma sąsiednich heksów.</translation>
        </message>
        <message>
            <source>A big fire token removes the ship’s cube and nothing else.</source>
            <translation>Żeton Pożaru usuwa kostkę ze Statku i nic poza tym.</translation>
        </message>
        <message>
            <source>This hex has already been used.</source>
            <translation>Ten heks jest już wykorzystany.</translation>
        </message>
        <message>
            <source>In one turn you may either use a hex’s action or repopulate it, once.</source>
            <translation>W jednej turze wykonujesz jego akcję albo go zaludniasz: jedno z dwojga, raz.</translation>
        </message>
        <message>
            <source>A dock has no action.</source>
            <translation>Dok nie ma akcji.</translation>
        </message>
        <message>
            <source>After taking a ship you may buy book steps and use the actions you have earned on the books.</source>
            <translation>Po wzięciu Statku możesz kupować kroki na torach Kronik i wykonywać zdobyte na nich akcje.</translation>
        </message>
        <message>
            <source>Ports and docks cannot be repopulated.</source>
            <translation>Portów i doków się nie zaludnia.</translation>
        </message>
        <message>
            <source>Only districts can be repopulated.</source>
            <translation>Zaludniać można tylko Dzielnice.</translation>
        </message>
        <message>
            <source>This district has already been repopulated.</source>
            <translation>Ta Dzielnica jest już zaludniona.</translation>
        </message>
        <message>
            <source>A district is repopulated only once, by one player.</source>
            <translation>Dzielnicę zaludnia się raz, a robi to jeden gracz.</translation>
        </message>
        <message>
            <source>You cannot pay for this district.</source>
            <translation>Nie stać cię na tę Dzielnicę.</translation>
        </message>
        <message>
            <source>You must first pay the coins or wood printed on it.</source>
            <translation>Najpierw trzeba zapłacić wydrukowane na niej Monety lub Drewno.</translation>
        </message>
        <message>
            <source>You have no cart ready.</source>
            <translation>Nie masz gotowego Wozu.</translation>
        </message>
        <message>
            <source>To repopulate a district, you need a cart that you have not used this round.</source>
            <translation>Do zaludnienia potrzeba Wozu nieużytego w tej rundzie.</translation>
        </message>
        <message>
            <source>You do not have the right citizens.</source>
            <translation>Brakuje wymaganych Mieszkańców.</translation>
        </message>
        <message>
            <source>They must come from your sectors and workshops; citizens in quarantine do not count.</source>
            <translation>Bierzesz ich z sektorów i Warsztatów; Mieszkańcy na kwarantannie się nie liczą.</translation>
        </message>
        <message>
            <source>This takes an upgraded citizen.</source>
            <translation>Wymagany jest ulepszony Mieszkaniec.</translation>
        </message>
        <message>
            <source>An upgraded citizen may stand in for an ordinary one of the same class, but never the other way round.</source>
            <translation>Ulepszony Mieszkaniec może zastąpić zwykłego tej samej klasy, nigdy odwrotnie.</translation>
        </message>
        <message>
            <source>You have no lieutenant to give up.</source>
            <translation>Nie masz Namiestnika do oddania.</translation>
        </message>
        <message>
            <source>This district costs a lieutenant you have not used this round; the one standing here does not count.</source>
            <translation>Ta Dzielnica wymaga Namiestnika nieużytego w tej rundzie; ten, który tu stoi, się nie liczy.</translation>
        </message>
        <message>
            <source>This lieutenant has already been used.</source>
            <translation>Ten Namiestnik jest już użyty.</translation>
        </message>
        <message>
            <source>Give up one that is lying in town or waiting unused in your estate.</source>
            <translation>Oddaj takiego, który leży w mieście albo czeka nieużyty w posiadłości.</translation>
        </message>
        <message>
            <source>You have placed all your repopulation tiles.</source>
            <translation>Wszystkie twoje kafelki Zaludnienia leżą w mieście.</translation>
        </message>
        <message>
            <source>One player can repopulate at most five districts.</source>
            <translation>Jeden gracz może zaludnić najwyżej pięć Dzielnic.</translation>
        </message>
        <message>
            <source>This district does not need that citizen.</source>
            <translation>Ten Mieszkaniec nie jest wymagany.</translation>
        </message>
        <message>
            <source>The district takes exactly the citizens printed on it.</source>
            <translation>Dzielnica przyjmuje dokładnie tych Mieszkańców, którzy są na niej wydrukowani.</translation>
        </message>
        <message>
            <source>You cannot buy popularity.</source>
            <translation>Zasług się nie kupuje.</translation>
        </message>
        <message>
            <source>Your disc on the popularity book moves only when you remove plague cubes.</source>
            <translation>Ten znacznik przesuwasz tylko za usunięte kostki Zarazy.</translation>
        </message>
        <message>
            <source>You buy book steps in step 4.</source>
            <translation>Kroki na torach Kronik kupuje się w czwartym kroku tury.</translation>
        </message>
        <message>
            <source>You can buy them only after choosing a hex or ship, rescuing and fighting.</source>
            <translation>Kupujesz je dopiero po wyborze heksa lub Statku, ratunku i walce.</translation>
        </message>
        <message>
            <source>Finish this action first.</source>
            <translation>Najpierw dokończ tę akcję.</translation>
        </message>
        <message>
            <source>A book step can be bought before or after an action, not in the middle of it.</source>
            <translation>Krok na torze Kroniki kupujesz przed akcją albo po niej, nie w jej trakcie.</translation>
        </message>
        <message>
            <source>You cannot afford a book step.</source>
            <translation>Masz za mało Monet na krok.</translation>
        </message>
        <message>
            <source>A step costs one coin for each of your lieutenants, {needed:coin:acc} in all; you have {owned:coin:acc}.</source>
            <translation>Krok kosztuje po 1 Monecie za każdego twojego Namiestnika, razem {needed:coin:acc}; masz {owned:coin:acc}.</translation>
        </message>
        <message>
            <source>You have reached the end of this book.</source>
            <translation>To już koniec tego toru.</translation>
        </message>
        <message>
            <source>Your disc is on the last space; nothing is left to buy.</source>
            <translation>Twój znacznik jest na ostatnim polu; nie ma już czego kupować.</translation>
        </message>
        <message>
            <source>This action has to wait.</source>
            <translation>Ta akcja musi poczekać.</translation>
        </message>
        <message>
            <source>An action earned outside your turn is used in step 4 of your next turn.</source>
            <translation>Akcję, którą tor Kroniki daje poza twoją turą, wykonujesz w kroku 4 swojej następnej tury.</translation>
        </message>
        <message>
            <source>This workshop takes another class of citizen.</source>
            <translation>Ten Warsztat jest dla innej klasy.</translation>
        </message>
        <message>
            <source>A workshop takes only citizens of the class it shows.</source>
            <translation>Warsztat przyjmuje tylko Mieszkańców tej klasy, którą pokazuje.</translation>
        </message>
        <message>
            <source>This workshop is already occupied.</source>
            <translation>Ktoś już tu pracuje.</translation>
        </message>
        <message>
            <source>A workshop has room for one citizen.</source>
            <translation>W Warsztacie mieści się jeden Mieszkaniec.</translation>
        </message>
        <message>
            <source>Citizens cannot enter a workshop from there.</source>
            <translation>Stamtąd nikt nie może tu wejść.</translation>
        </message>
        <message>
            <source>Only a citizen on a square in your sectors may enter a workshop.</source>
            <translation>Do Warsztatu może wejść tylko Mieszkaniec z kwadratu w sektorze.</translation>
        </message>
        <message>
            <source>There is nobody there.</source>
            <translation>Nikogo tam nie ma.</translation>
        </message>
        <message>
            <source>You have no citizen there.</source>
            <translation>W tym miejscu nie masz żadnego Mieszkańca.</translation>
        </message>
        <message>
            <source>Citizens cannot change squares.</source>
            <translation>Mieszkańcy nie zmieniają kwadratów.</translation>
        </message>
        <message>
            <source>A citizen leaves its square only for a workshop or for a district.</source>
            <translation>Mieszkaniec opuszcza kwadrat tylko po to, by przejść do Warsztatu albo zaludnić Dzielnicę.</translation>
        </message>
        <message>
            <source>Choose one side of the slash.</source>
            <translation>Wybierz tylko jedną stronę ukośnika.</translation>
        </message>
        <message>
            <source>A slash between two actions means that you get one or the other.</source>
            <translation>Ukośnik między dwiema akcjami pozwala wykonać jedną z nich.</translation>
        </message>
        <message>
            <source>You cannot pay for this action.</source>
            <translation>Nie stać cię na tę akcję.</translation>
        </message>
        <message>
            <source>It costs {needed}; you have {owned}.</source>
            <translation>Potrzeba: {needed}; masz: {owned}.</translation>
        </message>
        <message>
            <source>This action moves a different overseer.</source>
            <translation>Ta akcja przesuwa innego Nadzorcę.</translation>
        </message>
        <message>
            <source>A class symbol moves only the overseer of that class.</source>
            <translation>Symbol klasy przesuwa tylko Nadzorcę tej klasy.</translation>
        </message>
        <message>
            <source>This overseer has finished its path.</source>
            <translation>Ten Nadzorca ma całą ścieżkę za sobą.</translation>
        </message>
        <message>
            <source>The path has six spaces and ends in the centre.</source>
            <translation>Ścieżka ma sześć pól i kończy się w środku.</translation>
        </message>
        <message>
            <source>This overseer took the other branch.</source>
            <translation>Ten Nadzorca idzie drugą odnogą.</translation>
        </message>
        <message>
            <source>The choice at the fork is final.</source>
            <translation>Wybór odnogi jest ostateczny.</translation>
        </message>
        <message>
            <source>You cannot skip a space here.</source>
            <translation>Przeskoczyć pola tu nie można.</translation>
        </message>
        <message>
            <source>An overseer may skip a space only with an action that shows the skip.</source>
            <translation>Tylko akcja, która pokazuje przeskok, pozwala Nadzorcy ominąć pole.</translation>
        </message>
        <message>
            <source>This overseer is already upgraded.</source>
            <translation>Ten Nadzorca jest już ulepszony.</translation>
        </message>
        <message>
            <source>Each overseer can be turned to its upgraded side only once.</source>
            <translation>Nadzorcę odwraca się na ulepszoną stronę tylko raz.</translation>
        </message>
        <message>
            <source>It must be the same overseer.</source>
            <translation>To musi być ten sam Nadzorca.</translation>
        </message>
        <message>
            <source>The overseer you upgrade is also the one that advances.</source>
            <translation>Przesuwa się ten Nadzorca, którego ulepszasz.</translation>
        </message>
        <message>
            <source>There is no citizen on this square.</source>
            <translation>Na tym kwadracie nikt nie mieszka.</translation>
        </message>
        <message>
            <source>Only a citizen can be activated; an empty square gives nothing.</source>
            <translation>Aktywować można tylko Mieszkańca; pusty kwadrat nie daje nic.</translation>
        </message>
        <message>
            <source>This citizen has already been activated.</source>
            <translation>Tego Mieszkańca już aktywowano.</translation>
        </message>
        <message>
            <source>A single advance activates each citizen at most once.</source>
            <translation>W jednym ruchu Nadzorcy każdego Mieszkańca aktywujesz najwyżej raz.</translation>
        </message>
        <message>
            <source>Only citizens on sector squares can be activated.</source>
            <translation>Aktywować można tylko Mieszkańców na kwadratach sektorów.</translation>
        </message>
        <message>
            <source>Citizens in huts and workshops cannot be activated.</source>
            <translation>Mieszkańców w Chatach i Warsztatach nie można aktywować.</translation>
        </message>
        <message>
            <source>One of the two has already been activated.</source>
            <translation>Jednego z tych dwóch Mieszkańców już aktywowano.</translation>
        </message>
        <message>
            <source>The first space of the path activates one of the two citizens next to it.</source>
            <translation>Pierwsze pole ścieżki aktywuje jednego z dwóch sąsiednich Mieszkańców.</translation>
        </message>
        <message>
            <source>That is too far from the overseer.</source>
            <translation>To za daleko od Nadzorcy.</translation>
        </message>
        <message>
            <source>The space it reaches activates only the citizens next to it.</source>
            <translation>Nowe pole Nadzorcy pozwala aktywować tylko Mieszkańców na kwadratach obok.</translation>
        </message>
        <message>
            <source>One citizen here has already been activated.</source>
            <translation>W tym regionie aktywowano już jednego Mieszkańca.</translation>
        </message>
        <message>
            <source>A space on the rim activates one citizen of its region.</source>
            <translation>Pole na brzegu aktywuje jednego Mieszkańca swojego regionu.</translation>
        </message>
        <message>
            <source>Two citizens here have already been activated.</source>
            <translation>W tym regionie aktywowano już dwóch Mieszkańców.</translation>
        </message>
        <message>
            <source>On the rim an upgraded overseer activates up to two citizens of the region.</source>
            <translation>Na brzegu ulepszony Nadzorca aktywuje do dwóch Mieszkańców regionu.</translation>
        </message>
        <message>
            <source>A space on a border activates one citizen in each of the two regions next to it.</source>
            <translation>Pole na granicy aktywuje po jednym Mieszkańcu w każdym z dwóch sąsiednich regionów.</translation>
        </message>
        <message>
            <source>No more citizens can be activated here.</source>
            <translation>W tym regionie nikogo więcej nie aktywujesz.</translation>
        </message>
        <message>
            <source>On a border an upgraded overseer activates two citizens in its own class’s region and one in the other.</source>
            <translation>Na granicy ulepszony Nadzorca aktywuje dwóch Mieszkańców w regionie swojej klasy i jednego w sąsiednim.</translation>
        </message>
        <message>
            <source>Three citizens have already been activated.</source>
            <translation>Trzech Mieszkańców już aktywowano.</translation>
        </message>
        <message>
            <source>The centre activates up to three citizens, whether or not the overseer is upgraded.</source>
            <translation>Środek aktywuje do trzech Mieszkańców, także z ulepszonym Nadzorcą.</translation>
        </message>
        <message>
            <source>This square has already been used.</source>
            <translation>Ten kwadrat jest już wykorzystany.</translation>
        </message>
        <message>
            <source>The lightning symbol means once per game.</source>
            <translation>Znak błyskawicy oznacza: raz na całą grę.</translation>
        </message>
        <message>
            <source>This action is for a different book.</source>
            <translation>Ten krok należy do innego toru.</translation>
        </message>
        <message>
            <source>The action shows which book you advance on.</source>
            <translation>Akcja wskazuje, na którym torze Kroniki przesuwasz znacznik.</translation>
        </message>
        <message>
            <source>This track is already at the top.</source>
            <translation>Na tym torze kostka jest już na szczycie.</translation>
        </message>
        <message>
            <source>A scroll track has four steps, and you have taken all four.</source>
            <translation>Tor planszy Zwojów ma cztery kroki i wszystkie są już zrobione.</translation>
        </message>
        <message>
            <source>This citizen is already upgraded.</source>
            <translation>Ten Mieszkaniec jest już ulepszony.</translation>
        </message>
        <message>
            <source>Each citizen can be turned to its gold side only once.</source>
            <translation>Mieszkańca odwraca się na złotą stronę tylko raz.</translation>
        </message>
            <message>
            <source>The book lets you use the action of a district or a port.</source>
            <translation>To pole toru Kroniki pozwala wykonać akcję Dzielnicy albo Portu.</translation>
        </message>
        <message>
            <source>You cannot pay for this tile.</source>
            <translation>Nie stać cię na ten kafelek.</translation>
        </message>
        <message>
            <source>You pay its printed price to the supply before you take it.</source>
            <translation>Zanim go weźmiesz, płacisz do zasobów wydrukowany na nim koszt.</translation>
        </message>
        <message>
            <source>There is no tile on offer there.</source>
            <translation>Nie ma tam kafelka w ofercie.</translation>
        </message>
        <message>
            <source>You can take only the face-up tile of a stack, and this stack is empty.</source>
            <translation>Bierze się tylko odkryty kafelek ze stosu, a w tym stosie takiego nie ma.</translation>
        </message>
        <message>
            <source>All your huts already have upgrades.</source>
            <translation>Wszystkie twoje Chaty są ulepszone.</translation>
        </message>
        <message>
            <source>You have four huts, each with room for one upgrade.</source>
            <translation>Masz cztery Chaty, a na każdej miejsce na jedno ulepszenie.</translation>
        </message>
        <message>
            <source>This hut already has an upgrade.</source>
            <translation>Ta Chata ma już ulepszenie.</translation>
        </message>
        <message>
            <source>Place the tile on a hut that does not have one yet.</source>
            <translation>Kafelek kładzie się na Chacie bez ulepszenia.</translation>
        </message>
        <message>
            <source>You can no longer refresh tiles.</source>
            <translation>Na cyrkulację kafelków jest za późno.</translation>
        </message>
        <message>
            <source>During a Build action you may refresh one kind of tile, once, before you take a tile.</source>
            <translation>W jednej Budowie wymieniasz raz jeden rodzaj kafelków, zanim weźmiesz kafelek.</translation>
        </message>
        <message>
            <source>Rat tokens cannot be used to pay.</source>
            <translation>Szczurem się nie płaci.</translation>
        </message>
        <message>
            <source>Refreshing tiles costs 1 point or 1 token: coin, wood, fire or big fire.</source>
            <translation>Cyrkulacja kosztuje 1 punkt albo 1 Monetę, 1 Drewno, 1 żeton Ognia lub 1 żeton Pożaru.</translation>
        </message>
        <message>
            <source>You have nothing to pay with.</source>
            <translation>Nie masz czym zapłacić w ten sposób.</translation>
        </message>
        <message>
            <source>After refreshing tiles you must build.</source>
            <translation>Po cyrkulacji musisz budować.</translation>
        </message>
        <message>
            <source>Take a tile you can pay for.</source>
            <translation>Weź jeden z kafelków, na które cię stać.</translation>
        </message>
        <message>
            <source>Finish repopulating first.</source>
            <translation>Najpierw dokończ zaludnianie.</translation>
        </message>
        <message>
            <source>Once you have started, you must carry out all its steps.</source>
            <translation>Rozpoczęte zaludnianie wykonuje się do końca.</translation>
        </message>
        <message>
            <source>Place the hut upgrade first.</source>
            <translation>Najpierw połóż ulepszenie Chaty.</translation>
        </message>
        <message>
            <source>A hut upgrade goes onto one of your huts as soon as you buy it.</source>
            <translation>Kupiony kafelek od razu kładziesz na jednej ze swoich Chat.</translation>
        </message>
        <message>
            <source>You have no Build action now.</source>
            <translation>Nie masz teraz akcji Budowy.</translation>
        </message>
        <message>
            <source>You buy tiles with the Build action of a hex or a citizen.</source>
            <translation>Kafelki kupuje się dzięki akcji Budowy z heksa albo z kwadratu aktywowanego Mieszkańca.</translation>
        </message>
        <message>
            <source>You cannot advance an overseer now.</source>
            <translation>Nie możesz teraz przesunąć Nadzorcy.</translation>
        </message>
        <message>
            <source>You advance an overseer when an action or a reward says so.</source>
            <translation>Nadzorca idzie naprzód, gdy pokazuje to akcja lub nagroda.</translation>
        </message>
        <message>
            <source>You cannot activate a citizen now.</source>
            <translation>Nie możesz teraz nikogo aktywować.</translation>
        </message>
        <message>
            <source>Citizens are activated when an overseer reaches a space next to them.</source>
            <translation>Mieszkańców aktywujesz, gdy obok nich staje Nadzorca.</translation>
        </message>
        <message>
            <source>You cannot upgrade anything now.</source>
            <translation>Nie przysługuje ci teraz ulepszenie.</translation>
        </message>
        <message>
            <source>You upgrade citizens and overseers when an action or a book space says so.</source>
            <translation>Mieszkańców i Nadzorców ulepszasz, gdy pozwala na to akcja lub pole toru Kroniki.</translation>
        </message>
        <message>
            <source>You cannot advance a scroll track now.</source>
            <translation>Nie przysługuje ci teraz krok na planszy Zwojów.</translation>
        </message>
        <message>
            <source>You advance a scroll track when an action or a reward shows the scroll.</source>
            <translation>Kostka na torze idzie w górę, gdy akcja lub nagroda pokazuje zwój.</translation>
        </message>
        <message>
            <source>The citizen cannot go there.</source>
            <translation>Tam ten Mieszkaniec nie może trafić.</translation>
        </message>
        <message>
            <source>After quarantine a citizen takes an empty square of its sector or an empty workshop of its class.</source>
            <translation>Po kwarantannie Mieszkaniec zajmuje pusty kwadrat swojego sektora albo pusty Warsztat swojej klasy.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Koniec gry.</translation>
        </message>
        <message>
            <source>All six rounds have been played and the points have been counted.</source>
            <translation>Sześć rund minęło, a punkty są policzone.</translation>
        </message>
        <message>
            <source>There is nothing to do here now.</source>
            <translation>Tutaj nie ma teraz nic do zrobienia.</translation>
        </message>
        <message>
            <source>Something else comes first. {prompt}</source>
            <extracomment>{prompt} is a whole sentence that says what the player has to do.</extracomment>
            <translation>Teraz kolej na coś innego. {prompt}</translation>
        </message>
        <message>
            <source>The big fire token alone is enough.</source>
            <translation>Wystarczy sam żeton Pożaru.</translation>
        </message>
        <message>
            <source>This round one big fire token pays for one cube; adding a plain one does nothing.</source>
            <translation>W tej rundzie żeton Pożaru opłaca jedną kostkę; dołożony żeton Ognia niczego nie zmienia.</translation>
        </message>
        <message>
            <source>Standing lieutenants are blocking the way.</source>
            <translation>Drogę blokują stojący Namiestnicy.</translation>
        </message>
        <message>
            <source>At this table you cannot move across a hex with a standing lieutenant.</source>
            <translation>Przy tym stole nikt nie przechodzi przez heks ze stojącym Namiestnikiem.</translation>
        </message>
        <message>
            <source>You recalled a lieutenant and chose no hex.</source>
            <translation>Przy wycofaniu nie wybierasz heksa.</translation>
        </message>
        <message>
            <source>After a recall you may buy book steps and use book actions, but nothing else.</source>
            <translation>Możesz potem tylko kupować kroki na torach Kronik i wykonywać akcje z tych torów.</translation>
        </message>
        <message>
            <source>Your table follows an edition that does not accept this token.</source>
            <translation>Wasz stół gra według wydania, które takiej zapłaty nie dopuszcza.</translation>
        </message>
        <message>
            <source>At this table, if you refresh tiles, you must take one of the new ones.</source>
            <translation>Przy tym stole po cyrkulacji musisz zbudować jeden z nowych kafelków.</translation>
        </message>
        <message>
            <source>This workshop has already given its reward.</source>
            <translation>Nagroda z tego Warsztatu jest już wykorzystana.</translation>
        </message>
        <message>
            <source>At this table nobody may enter an era II workshop that has already given its reward.</source>
            <translation>Przy tym stole do późniejszego Warsztatu wchodzi się tylko raz.</translation>
        </message>
        <message>
            <source>This citizen has already changed squares this turn.</source>
            <translation>Ten Mieszkaniec zmienił już kwadrat w tej turze.</translation>
        </message>
        <message>
            <source>At this table each citizen may change squares once a turn.</source>
            <translation>Przy tym stole każdy Mieszkaniec może zmienić kwadrat raz na turę.</translation>
        </message>
        <message>
            <source>The book that sets turn order comes first.</source>
            <translation>Najpierw trzeba wybrać tor, który ustali kolejność.</translation>
        </message>
        <message>
            <source>The player leading the score track chooses the book for this round.</source>
            <translation>Kto prowadzi na torze Punktacji, wybiera tor Kroniki na tę rundę.</translation>
        </message>
        <message>
            <source>It’s the opponent’s turn.</source>
            <translation>Teraz gra przeciwnik.</translation>
        </message>
        <message>
            <source>Turn up an opponent tile; your own turn follows.</source>
            <translation>Odkryj kafelek Ruchu Przeciwnika; potem przyjdzie twoja tura.</translation>
        </message>
        <message>
            <source>One big fire token removes one cube here and, if you like, one on a neighbouring hex.</source>
            <translation>Żeton Pożaru usuwa jedną kostkę tutaj i, jeśli chcesz, jedną na sąsiednim heksie.</translation>
        </message>
        <message>
            <source>One big fire token removes up to two cubes here and, if you like, one on a neighbouring hex.</source>
            <translation>Żeton Pożaru usuwa do dwóch kostek tutaj i, jeśli chcesz, jedną na sąsiednim heksie.</translation>
        </message>
        <message>
            <source>One big fire token is enough.</source>
            <translation>Wystarczy jeden żeton Pożaru.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, one big fire token pays for a cube on the chosen hex; the second is for one on a neighbouring hex.</source>
            <translation>Gdy tabela Rund pokazuje dwa płomienie, jeden żeton Pożaru wystarcza za kostkę z wybranego heksa; drugi jest na kostkę z sąsiedniego.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, cubes on the chosen hex are removed one at a time.</source>
            <translation>Gdy tabela Rund pokazuje dwa płomienie, kostki z wybranego heksa usuwa się po jednej.</translation>
        </message>
        <message>
            <source>One big fire token is not enough.</source>
            <translation>Jeden żeton Pożaru nie wystarczy.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, a cube on a neighbouring hex costs a big fire token and a second fire token, plain or big.</source>
            <translation>Gdy tabela Rund pokazuje dwa płomienie, na kostkę z sąsiedniego heksa potrzeba żetonu Pożaru i drugiego żetonu: Ognia albo Pożaru.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, two big fire tokens together remove one cube here and one on a neighbouring hex.</source>
            <translation>Gdy tabela Rund pokazuje dwa płomienie, dwa żetony Pożaru razem usuwają jedną kostkę tutaj i jedną na sąsiednim heksie.</translation>
        </message>
        <message>
            <source>The round table shows two flames: removing a cube costs any two fire tokens, and a big one counts as one of them.</source>
            <translation>Tabela Rund pokazuje dwa płomienie: usunięcie kostki kosztuje dowolne dwa żetony, a żeton Pożaru liczy się jako jeden z nich.</translation>
        </message>
        <message>
            <source>One big fire token pays for a cube on the chosen hex; adding a plain one helps only on a neighbouring hex.</source>
            <translation>Jeden żeton Pożaru wystarcza za kostkę z wybranego heksa; dołożony żeton Ognia przydaje się tylko na sąsiednim.</translation>
        </message>
        <message>
            <source>To pay for a cube this way, you need a big fire token.</source>
            <translation>Taka zapłata za kostkę wymaga żetonu Pożaru.</translation>
        </message>
        <message>
            <source>Plain fire tokens remove one cube at a time from the chosen hex and none from neighbouring hexes.</source>
            <translation>Samym Ogniem usuwasz kostki z wybranego heksa po jednej, a z sąsiedniego żadnej.</translation>
        </message>
        <message>
            <source>Refreshing tiles costs 1 point or 1 token: wood, fire or big fire.</source>
            <translation>Cyrkulacja kosztuje 1 punkt albo 1 Drewno, 1 żeton Ognia lub 1 żeton Pożaru.</translation>
        </message>
        <message>
            <source>Refreshing tiles costs 1 point or 1 token: coin, wood or fire.</source>
            <translation>Cyrkulacja kosztuje 1 punkt albo 1 Monetę, 1 Drewno lub 1 żeton Ognia.</translation>
        </message>
        <message>
            <source>There was plague here, so a citizen from this hex goes into quarantine first.</source>
            <translation>Leżała tu zaraza: Mieszkaniec z tego heksa trafia najpierw na kwarantannę.</translation>
        </message>
        <message>
            <source>From a hex without cubes a citizen goes straight to an empty square of its sector or an empty workshop of its class.</source>
            <translation>Z heksa bez kostek Mieszkaniec trafia od razu na pusty kwadrat swojego sektora albo do pustego Warsztatu swojej klasy.</translation>
        </message>
        <message>
            <source>A citizen in a hut or in a workshop cannot move into another workshop now.</source>
            <translation>Mieszkaniec z Chaty lub z Warsztatu nie może teraz przejść do innego Warsztatu.</translation>
        </message>
        <message>
            <source>At this table a lieutenant in the estate is never recalled: if there is no hex or ship for it, it rests.</source>
            <translation>Przy tym stole Namiestnika z posiadłości nigdy się nie wycofuje: jeśli nie ma dla niego heksa ani Statku, odpoczywa.</translation>
        </message>
        <message>
            <source>A lieutenant in the estate may be recalled only when all your lieutenants in Messina have been used.</source>
            <translation>Namiestnika z posiadłości możesz wycofać dopiero wtedy, gdy wszyscy twoi Namiestnicy w Mesynie są już użyci.</translation>
        </message>
        <message>
            <source>You can buy them after choosing a hex or ship, rescuing and fighting, or after a recall.</source>
            <translation>Kupujesz je po wyborze heksa lub Statku, ratunku i walce albo po wycofaniu.</translation>
        </message>
        <message>
            <source>A citizen cannot go there.</source>
            <translation>Mieszkaniec nie może tam przejść.</translation>
        </message>
        <message>
            <source>A citizen leaves its square for another one of its sector, for a workshop or for a district.</source>
            <translation>Mieszkaniec opuszcza kwadrat, by przejść na inny w swoim sektorze albo do Warsztatu lub zaludnić Dzielnicę.</translation>
        </message>
        <message>
            <source>A citizen stays in its hut only when there is no suitable place for it.</source>
            <translation>Mieszkaniec zostaje w Chacie tylko wtedy, gdy nie ma dla niego odpowiedniego miejsca.</translation>
        </message>
        <message>
            <source>After quarantine a citizen takes an empty square of its sector, or an empty workshop of its class that has not yet given its reward.</source>
            <translation>Po kwarantannie Mieszkaniec zajmuje pusty kwadrat swojego sektora albo pusty Warsztat swojej klasy z niewykorzystaną nagrodą.</translation>
        </message>
        <message>
            <source>An action earned outside your turn is used in step 4 of your next turn; only a new lieutenant joins you at once.</source>
            <translation>Akcję, którą tor Kroniki daje poza twoją turą, wykonujesz w kroku 4 swojej następnej tury; tylko nowy Namiestnik dołącza od razu.</translation>
        </message>
        <message>
            <source>You cannot pay with this token here.</source>
            <translation>Tym tu nie zapłacisz.</translation>
        </message>
        <message>
            <source>Take one of the new tiles.</source>
            <translation>Weź jeden z nowych kafelków.</translation>
        </message>
        <message>
            <source>That is not possible at this point.</source>
            <translation>Gra teraz o to nie pyta.</translation>
        </message>
        <message>
            <source>You can do that only when an action, a book or a repopulation calls for it.</source>
            <translation>Możesz to zrobić tylko wtedy, gdy wymaga tego akcja, Kronika albo zaludnianie.</translation>
        </message>
        <message>
            <source>There is nothing to decline.</source>
            <translation>Nie ma z czego rezygnować.</translation>
        </message>
        <message>
            <source>You can decline only what an action offers. To finish your turn, choose End turn.</source>
            <translation>Zrezygnować można tylko z tego, co daje akcja; samą turę trzeba zakończyć.</translation>
        </message>
        <message>
            <source>The turn is not over yet.</source>
            <translation>Tura jeszcze trwa.</translation>
        </message>
        <message>
            <source>The game continues once this turn has been played and ended.</source>
            <translation>Gra idzie dalej, gdy ta tura zostanie rozegrana i zakończona.</translation>
        </message>
        <message>
            <source>A dock is not a hex.</source>
            <translation>Dok nie jest heksem.</translation>
        </message>
        <message>
            <source>In a dock you choose one of the ships moored there.</source>
            <translation>W doku wybierasz jeden ze Statków, które w nim cumują.</translation>
        </message>
        <message>
            <source>You are fighting the plague on a ship.</source>
            <translation>Walczysz teraz na Statku.</translation>
        </message>
        <message>
            <source>In a dock you remove the ship’s cube with fire or take a rat token for it; you cannot remove cubes from hexes.</source>
            <translation>W doku usuwasz kostkę ze Statku Ogniem albo bierzesz za nią Szczura; kostek z heksów stąd nie usuniesz.</translation>
        </message>
        <message>
            <source>You are fighting the plague on a hex.</source>
            <translation>Walczysz teraz na heksie.</translation>
        </message>
        <message>
            <source>Here you burn the cubes on the hex; you take rat tokens for those left when you end the fight.</source>
            <translation>Tu usuwasz kostki z heksa; za te, które zostaną po zakończeniu walki, bierzesz Szczury.</translation>
        </message>
        <message>
            <source>Your disc is already on top.</source>
            <translation>Twój znacznik leży już na wierzchu.</translation>
        </message>
        <message>
            <source>On the last space a step only lifts your disc above the others, and none is above yours.</source>
            <translation>Na ostatnim polu krok tylko podnosi znacznik nad inne, a nad twoim nic nie leży.</translation>
        </message>
        <message>
            <source>Your disc has not reached that space.</source>
            <translation>Twój znacznik tam jeszcze nie doszedł.</translation>
        </message>
        <message>
            <source>A book gives you an action when your disc enters the space that shows it.</source>
            <translation>Tor Kroniki daje akcję, gdy twój znacznik wejdzie na pole, które ją pokazuje.</translation>
        </message>
        <message>
            <source>This space has no action.</source>
            <translation>To pole nie daje akcji.</translation>
        </message>
        <message>
            <source>Only book spaces that show an action give one.</source>
            <translation>Akcję dają tylko te pola toru Kroniki, które ją pokazują.</translation>
        </message>
        <message>
            <source>This action is no longer available.</source>
            <translation>Ta akcja nie jest już dostępna.</translation>
        </message>
        <message>
            <source>A book action can be used once and is lost at the end of your turn.</source>
            <translation>Akcję z toru Kroniki wykonuje się raz, a z końcem twojej tury przepada.</translation>
        </message>
        <message>
            <source>You cannot take a book step now.</source>
            <translation>Nie przysługuje ci teraz krok na torze Kroniki.</translation>
        </message>
        <message>
            <source>Your disc moves when an action shows the book; you may also buy a step.</source>
            <translation>Znacznik przesuwa się, gdy akcja pokazuje Kronikę; krok można też kupić.</translation>
        </message>
        <message>
            <source>You have no such workshop.</source>
            <translation>Nie masz takiego Warsztatu.</translation>
        </message>
        <message>
            <source>You buy workshops with the Build action; then a citizen of the right class may move in.</source>
            <translation>Warsztaty kupuje się akcją Budowy; potem może do nich trafić Mieszkaniec odpowiedniej klasy.</translation>
        </message>
        <message>
            <source>The path does not fork here.</source>
            <translation>Ścieżka się tu nie rozwidla.</translation>
        </message>
        <message>
            <source>You choose a branch with the move that takes the overseer to its second space or beyond.</source>
            <translation>Odnogę wybiera się ruchem, który prowadzi Nadzorcę na drugie pole jego ścieżki lub dalej.</translation>
        </message>
        <message>
            <source>Only one space is left.</source>
            <translation>Zostało tylko jedno pole.</translation>
        </message>
        <message>
            <source>Skipping means passing over a space; from here the overseer can only move into the centre.</source>
            <translation>Przeskok omija pole; stąd Nadzorca może już tylko wejść do środka.</translation>
        </message>
        <message>
            <source>Quarantine is not over yet.</source>
            <translation>Kwarantanna jeszcze trwa.</translation>
        </message>
        <message>
            <source>Citizens leave their huts after production, at the end of the round.</source>
            <translation>Mieszkańcy wychodzą z Chat po Produkcji, na koniec rundy.</translation>
        </message>
        <message>
            <source>This citizen stays in quarantine.</source>
            <translation>Ten Mieszkaniec zostaje na kwarantannie.</translation>
        </message>
        <message>
            <source>Quarantine lasts for the round of the rescue and the whole of the next.</source>
            <translation>Kwarantanna trwa przez rundę ratunku i całą następną.</translation>
        </message>
        <message>
            <source>Another hut comes first.</source>
            <translation>Najpierw inna Chata.</translation>
        </message>
        <message>
            <source>At this table citizens leave quarantine hut by hut, from hut 1 to hut 4.</source>
            <translation>Przy tym stole Mieszkańcy kończą kwarantannę po kolei, od Chaty 1 do Chaty 4.</translation>
        </message>
        <message>
            <source>It’s {who}’s turn.</source>
            <translation>Teraz gra {who}.</translation>
        </message>
        <message>
            <source>Turns follow the turn order track: you act when your disc comes up.</source>
            <translation>Obowiązuje kolejność rozgrywania tur: grasz, gdy przychodzi pora na twój znacznik.</translation>
        </message>
        <message>
            <source>There is nothing to do at the huts during the fight.</source>
            <translation>W czasie walki z zarazą Chat się nie używa.</translation>
        </message>
        <message>
            <source>Citizens enter a hut in the rescue, before the fight; hut upgrades come with the Build action, after it.</source>
            <translation>Mieszkańcy trafiają do Chat w kroku ratunku, przed walką, a ulepszenia Chat daje akcja Budowy, już po niej.</translation>
        </message>
    </context>
    <context>
        <name>RefusalBubble</name>
        <message>
            <source>Show on the board</source>
            <translation>Pokaż na planszy</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
    </context>
    <context>
        <name>RefusalOffers</name>
        <message>
            <source>Possible instead</source>
            <translation>Możesz za to</translation>
        </message>
    </context>
    <context>
        <name>RoundChips</name>
        <message>
            <source>Round %1 of 6</source>
            <translation>Runda %1 z 6</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Runda</translation>
        </message>
    </context>
    <context>
        <name>RoundRow</name>
        <message>
            <source>Round %1, now</source>
            <translation>Runda %1, trwa</translation>
        </message>
        <message>
            <source>Round %1, over</source>
            <translation>Runda %1, zakończona</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Runda %1</translation>
        </message>
    </context>
    <context>
        <name>RoundTable</name>
        <message>
            <source>Rounds</source>
            <translation>Rundy</translation>
        </message>
    </context>
    <context>
        <name>RuleArticle</name>
        <message>
            <source>The text below describes the default ruling, which is not used at this table.</source>
            <translation>Dalszy tekst opisuje zasadę domyślną, a przy tym stole gra się inaczej.</translation>
        </message>
    </context>
    <context>
        <name>RuleContents</name>
        <message>
            <source>Contents</source>
            <translation>Spis treści</translation>
        </message>
        <message>
            <source>rules mastered: %1 of %2</source>
            <extracomment>of a chapter: how many of its rules</extracomment>
            <translation>opanowane zasady: %1 z %2</translation>
        </message>
    </context>
    <context>
        <name>RuleGlosses</name>
        <message>
            <source>See also</source>
            <translation>Zobacz też</translation>
        </message>
        <message>
            <source>Show me on the table</source>
            <translation>Pokaż na stole</translation>
        </message>
        <message>
            <source>Teach me</source>
            <translation>Naucz mnie</translation>
        </message>
        <message>
            <source>In your printed rulebook</source>
            <translation>W drukowanej instrukcji</translation>
        </message>
        <message>
            <source>p. %1</source>
            <translation>s. %1</translation>
        </message>
        <message>
            <source>Practise this</source>
            <translation>Poćwicz to</translation>
        </message>
    </context>
    <context>
        <name>RuleHits</name>
        <message>
            <source>Best matches: %1</source>
            <translation>Najlepsze trafienia: %1</translation>
        </message>
        <message>
            <source>Type at least two letters.</source>
            <translation>Wpisz co najmniej dwie litery.</translation>
        </message>
        <message>
            <source>Nothing found. Try a shorter word.</source>
            <translation>Nic nie znaleziono. Spróbuj krótszego słowa.</translation>
        </message>
        <message>
            <source>Found in %1: %2</source>
            <translation>Znaleziono w %1: %2</translation>
        </message>
        <message>
            <source>Opening all the rules…</source>
            <translation>Otwieranie wszystkich ksiąg zasad…</translation>
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
            <translation>Nie ma jeszcze zakładek. Klawisz B zaznacza otwartą zasadę.</translation>
        </message>
        <message>
            <source>Remove the bookmark: %1</source>
            <translation>Usuń zakładkę: %1</translation>
        </message>
    </context>
    <context>
        <name>RulesDrawer</name>
        <message>
            <source>Rules</source>
            <translation>Zasady</translation>
        </message>
    </context>
    <context>
        <name>RulesDrawerPage</name>
        <message>
            <source>Rules</source>
            <translation>Zasady</translation>
        </message>
        <message>
            <source>Remove the bookmark</source>
            <translation>Usuń zakładkę</translation>
        </message>
        <message>
            <source>Bookmark this rule</source>
            <translation>Dodaj zakładkę</translation>
        </message>
        <message>
            <source>Open the full rulebook here</source>
            <translation>Otwórz tu całą księgę zasad</translation>
        </message>
        <message>
            <source>Second language: %1</source>
            <translation>Drugi język: %1</translation>
        </message>
        <message>
            <source>Second language: none</source>
            <translation>Drugi język: brak</translation>
        </message>
        <message>
            <source>Close the rules</source>
            <translation>Zamknij zasady</translation>
        </message>
        <message>
            <source>Search for a word, or follow any link that starts with §.</source>
            <translation>Wyszukaj słowo albo wybierz dowolny odsyłacz, który zaczyna się od §.</translation>
        </message>
        <message>
            <source>Back to the previous rule</source>
            <translation>Wróć do poprzedniej zasady</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Choose a chapter on the left, or search for a word.</source>
            <translation>Wybierz rozdział po lewej albo wyszukaj słowo.</translation>
        </message>
    </context>
    <context>
        <name>RulingCard</name>
        <message>
            <source>This table:</source>
            <translation>Przy tym stole:</translation>
        </message>
        <message>
            <source>Each table decides:</source>
            <translation>Każdy stół decyduje sam:</translation>
        </message>
        <message>
            <source>Applies to games you start from now on.</source>
            <translation>Obowiązuje w grach, które zaczniecie od teraz.</translation>
        </message>
        <message>
            <source>Lessons always use the default ruling.</source>
            <translation>W lekcjach gra się zawsze domyślnie.</translation>
        </message>
        <message>
            <source>Your choice applies from now on in this game.</source>
            <translation>Wybór obowiązuje od tej chwili w tej grze.</translation>
        </message>
    </context>
    <context>
        <name>RulingChoice</name>
        <message>
            <source>Default</source>
            <translation>Domyślnie</translation>
        </message>
        <message>
            <source>Not the default</source>
            <translation>Inaczej niż domyślnie</translation>
        </message>
        <message>
            <source>Polish edition</source>
            <translation>Wydanie polskie</translation>
        </message>
        <message>
            <source>Czech edition</source>
            <translation>Wydanie czeskie</translation>
        </message>
        <message>
            <source>Russian edition</source>
            <translation>Wydanie rosyjskie</translation>
        </message>
        <message>
            <source>German edition</source>
            <translation>Wydanie niemieckie</translation>
        </message>
        <message>
            <source>Too late for this game: this ruling has already come into play.</source>
            <translation>W tej grze jest już za późno: ta kwestia wpłynęła już na przebieg gry.</translation>
        </message>
        <message>
            <source>Lessons always use the default ruling.</source>
            <translation>W lekcjach gra się zawsze domyślnie.</translation>
        </message>
        <message>
            <source>Not now: others are deciding in secret. This can be changed once everybody has finished.</source>
            <translation>Nie teraz: inni podejmują właśnie ukryte decyzje. Można to zmienić, gdy wszyscy skończą.</translation>
        </message>
        <message>
            <source>Not while somebody plays on another device. This can be changed once everybody plays on this screen.</source>
            <translation>Nie teraz: ktoś gra na innym urządzeniu. Można to zmienić, gdy wszyscy grają na tym ekranie.</translation>
        </message>
    </context>
    <context>
        <name>RulingQuestion</name>
        <message>
            <source>Rule: %1</source>
            <translation>Zasada: %1</translation>
        </message>
    </context>
    <context>
        <name>RulingsPage</name>
        <message>
            <source>Rulings</source>
            <translation>Rozstrzygnięcia</translation>
        </message>
        <message>
            <source>What your household decides here applies to games you start from now on. A game in progress keeps its own rulings.</source>
            <translation>To, co tu ustalicie, obowiązuje w grach, które dopiero się zaczną. Rozpoczęta gra zachowuje własne rozstrzygnięcia.</translation>
        </message>
    </context>
    <context>
        <name>Score</name>
        <message>
            <source>During the game</source>
            <translation>W trakcie gry</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Razem</translation>
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
            <translation>Budynki (najwyżej {n})</translation>
        </message>
        <message>
            <source>Ships</source>
            <translation>Statki</translation>
        </message>
        <message>
            <source>Repopulation tiles</source>
            <translation>Kafelki Zaludnienia</translation>
        </message>
        <message>
            <source>Ships with the same goods</source>
            <translation>Statki z jednym rodzajem towarów</translation>
        </message>
        <message>
            <source>Workshops</source>
            <translation>Warsztaty</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Drewno</translation>
        </message>
        <message>
            <source>Hut upgrades</source>
            <translation>Ulepszenia Chat</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Monety</translation>
        </message>
        <message>
            <source>{Book:nom}: bars passed</source>
            <translation>Przekroczone belki na {book:loc}</translation>
        </message>
        <message>
            <source>The two furthest overseers</source>
            <translation>Dwaj Nadzorcy, którzy zaszli najdalej</translation>
        </message>
        <message>
            <source>Rats</source>
            <translation>Szczury</translation>
        </message>
        <message>
            <source>{Book:nom}</source>
            <translation>{Book:nom}</translation>
        </message>
        <message>
            <source>Popularity ranking</source>
            <translation>Wyścig na torze Kroniki Zasług</translation>
        </message>
        <message>
            <source>Repopulated districts</source>
            <translation>Zaludnione Dzielnice</translation>
        </message>
        <message>
            <source>Leftover tokens</source>
            <translation>Pozostałe zapasy</translation>
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
            <translation>Miejsce {n}</translation>
        </message>
        <message>
            <source>{n:district}</source>
            <translation>Dzielnice: {n}</translation>
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
            <translation>Wyścig z przeciwnikiem o Zasługi</translation>
        </message>
        <message>
            <source>Repopulation ranking</source>
            <translation>Wyścig o najwięcej Dzielnic</translation>
        </message>
        <message>
            <source>Bonus for repopulated districts</source>
            <translation>Premia za zaludnione Dzielnice</translation>
        </message>
        <message>
            <source>{track} – {detail}</source>
            <translation>{track} – {detail}</translation>
        </message>
        <message>
            <source>Scroll track {n}</source>
            <translation>Tor {n} planszy Zwojów</translation>
        </message>
        <message>
            <source>At the start</source>
            <translation>Na początku</translation>
        </message>
        <message>
            <source>Points in round {round}</source>
            <translation>Punkty z rundy {round}</translation>
        </message>
        <message>
            <source>{n:token:nom}</source>
            <translation>{n:token:nom}</translation>
        </message>
        <message>
            <source>Tied on the book, so fire tokens decide: {n:fire:nom}</source>
            <translation>Remis na torze Kroniki, więc liczy się Ogień: {n:fire:nom}</translation>
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
            <translation>%1, punkty: %2</translation>
        </message>
    </context>
    <context>
        <name>ScorePage</name>
        <message>
            <source>How the points add up</source>
            <translation>Skąd się biorą punkty</translation>
        </message>
        <message>
            <source>Go through this column</source>
            <translation>Czytaj tę kolumnę</translation>
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
            <translation>Pokaż na stole</translation>
        </message>
        <message>
            <source>%1: %2, your rank</source>
            <translation>%1: %2, twoje miejsce</translation>
        </message>
    </context>
    <context>
        <name>ScoreTrack</name>
        <message>
            <source>Order on the score track</source>
            <translation>Kolejność na torze Punktacji</translation>
        </message>
        <message>
            <source>%1. %2, points: %3</source>
            <translation>%1. %2, punkty: %3</translation>
        </message>
    </context>
    <context>
        <name>ScoreWalk</name>
        <message>
            <source>Final scoring</source>
            <translation>Punktacja końcowa</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>lines of the final scoring</comment>
            <translation>%1 z %2</translation>
        </message>
        <message>
            <source>To the score sheet</source>
            <translation>Do arkusza punktacji</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Dalej</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Wstecz</translation>
        </message>
        <message>
            <source>All at once</source>
            <translation>Wszystko naraz</translation>
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
            <translation>dotąd %1</translation>
        </message>
    </context>
    <context>
        <name>ScrollLabel</name>
        <message>
            <source>Bars passed</source>
            <extracomment>Label beside the picture of a book: points for the bars on its track that the disc has passed.</extracomment>
            <translation>Przekroczone belki</translation>
        </message>
        <message>
            <source>Two overseers</source>
            <extracomment>Label: points for the two overseers that have come furthest.</extracomment>
            <translation>Dwaj Nadzorcy</translation>
        </message>
    </context>
    <context>
        <name>SearchField</name>
        <message>
            <source>Search the rules</source>
            <translation>Szukaj w zasadach</translation>
        </message>
        <message>
            <source>Clear the search</source>
            <translation>Wyczyść wyszukiwanie</translation>
        </message>
    </context>
    <context>
        <name>SeatCard</name>
        <message>
            <source>Points: %1</source>
            <translation>Punkty: %1</translation>
        </message>
    </context>
    <context>
        <name>SeatFigure</name>
        <message>
            <source>Coins</source>
            <translation>Monety</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Drewno</translation>
        </message>
        <message>
            <source>Fire</source>
            <translation>Ogień</translation>
        </message>
        <message>
            <source>Big fire</source>
            <translation>Pożar</translation>
        </message>
        <message>
            <source>Rats</source>
            <translation>Szczury</translation>
        </message>
        <message>
            <source>Craftsmen</source>
            <translation>Rzemieślnicy</translation>
        </message>
        <message>
            <source>Aristocrats</source>
            <translation>Arystokraci</translation>
        </message>
        <message>
            <source>Nuns</source>
            <translation>Zakonnice</translation>
        </message>
        <message>
            <source>Ships</source>
            <translation>Statki</translation>
        </message>
        <message>
            <source>Carts</source>
            <translation>Wozy</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkty</translation>
        </message>
        <message>
            <source>Repopulated districts</source>
            <translation>Zaludnione Dzielnice</translation>
        </message>
    </context>
    <context>
        <name>SeatNames</name>
        <message>
            <source>Ruby</source>
            <translation>Rubin</translation>
        </message>
        <message>
            <source>Sapphire</source>
            <translation>Szafir</translation>
        </message>
        <message>
            <source>Saffron</source>
            <translation>Szafran</translation>
        </message>
        <message>
            <source>Violet</source>
            <translation>Fiołek</translation>
        </message>
        <message>
            <source>Ruby, lozenge</source>
            <translation>Rubin, romb</translation>
        </message>
        <message>
            <source>Sapphire, crescent</source>
            <translation>Szafir, półksiężyc</translation>
        </message>
        <message>
            <source>Saffron, star</source>
            <translation>Szafran, gwiazda</translation>
        </message>
        <message>
            <source>Violet, ring</source>
            <translation>Fiołek, pierścień</translation>
        </message>
    </context>
    <context>
        <name>SeatOverlay</name>
        <message>
            <source>Sit down</source>
            <translation>Zajmij miejsce</translation>
        </message>
        <message>
            <source>Take a seat</source>
            <translation>Zajmij miejsce</translation>
        </message>
    </context>
    <context>
        <name>SeatPawns</name>
        <message>
            <source>Lieutenants left to use: %1 of %2</source>
            <translation>Nieużyci Namiestnicy: %1 z %2</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Name of player %1</source>
            <translation>Imię gracza %1</translation>
        </message>
        <message>
            <source>Colour and emblem</source>
            <translation>Barwa i godło</translation>
        </message>
        <message>
            <source>Language of player %1</source>
            <translation>Język gracza %1</translation>
        </message>
        <message>
            <source>Household language</source>
            <translation>Wspólny język</translation>
        </message>
        <message>
            <source>Explanations for player %1</source>
            <translation>Objaśnienia dla gracza %1</translation>
        </message>
        <message>
            <source>Everything</source>
            <extracomment>how much the program explains to a player</extracomment>
            <translation>Wszystko</translation>
        </message>
        <message>
            <source>Everything is explained</source>
            <translation>Pełne objaśnienia</translation>
        </message>
        <message>
            <source>If asked</source>
            <translation>Na życzenie</translation>
        </message>
        <message>
            <source>Explained only if asked</source>
            <translation>Objaśnienia tylko na życzenie</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nic</translation>
        </message>
        <message>
            <source>Nothing is explained</source>
            <translation>Bez objaśnień</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>Ustawienia</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Język</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Światło</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Wielkość tekstu</translation>
        </message>
        <message>
            <source>%1%</source>
            <translation>%1%</translation>
        </message>
        <message>
            <source>Animation</source>
            <translation>Animacje</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normalne</translation>
        </message>
        <message>
            <source>Short</source>
            <translation>Krótkie</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Brak</translation>
        </message>
        <message>
            <source>Without animation, pieces jump and leave a line showing where they came from.</source>
            <translation>Bez animacji elementy przeskakują i zostawiają linię od poprzedniego miejsca.</translation>
        </message>
        <message>
            <source>This program</source>
            <translation>Ten program</translation>
        </message>
        <message>
            <source>About and licences</source>
            <translation>O programie i licencje</translation>
        </message>
        <message>
            <source>Table layout</source>
            <translation>Układ stołu</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Automatycznie</translation>
        </message>
        <message>
            <source>Everything in view</source>
            <translation>Wszystko w jednym widoku</translation>
        </message>
        <message>
            <source>One scrolling column</source>
            <translation>Jedna przewijana kolumna</translation>
        </message>
        <message>
            <source>Automatic: one column if the text is larger than 130% or the window is small, otherwise everything in view.</source>
            <translation>Automatycznie: jedna kolumna, gdy tekst jest większy niż 130% albo okno jest małe, w innych przypadkach wszystko w jednym widoku.</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Klawisze przy stole</translation>
        </message>
        <message>
            <source>Explanations</source>
            <translation>Objaśnienia</translation>
        </message>
        <message>
            <source>Colour</source>
            <translation>Barwa</translation>
        </message>
        <message>
            <source>Whichever is free</source>
            <extracomment>of a tincture</extracomment>
            <translation>Dowolna wolna</translation>
        </message>
        <message>
            <source>You get this colour in a new game unless somebody else there has it.</source>
            <translation>Ta osoba dostaje ją przy nowym stole, chyba że ma ją tam ktoś inny.</translation>
        </message>
        <message>
            <source>Before a turn ends</source>
            <translation>Przed końcem tury</translation>
        </message>
        <message>
            <source>Ask if you can still do something</source>
            <translation>Pytaj, gdy można jeszcze coś zrobić</translation>
        </message>
        <message>
            <source>Do not ask</source>
            <translation>Nie pytaj</translation>
        </message>
        <message>
            <source>Keys without Ctrl or Alt</source>
            <translation>Klawisze bez Ctrl i Alt</translation>
        </message>
        <message>
            <source>Letters, digits and symbols are shortcuts</source>
            <translation>Litery, cyfry i znaki działają</translation>
        </message>
        <message>
            <source>Only together with Alt</source>
            <translation>Tylko razem z Alt</translation>
        </message>
        <message>
            <source>For anyone who uses speech input or tends to press keys by accident. Enter, Esc, the arrow keys and the function keys always work.</source>
            <translation>Dla osób, które mówią do komputera albo przypadkiem trącają klawisze. Enter, Esc, strzałki i klawisze funkcyjne działają zawsze.</translation>
        </message>
        <message>
            <source>Tips in games</source>
            <translation>Wskazówki w grach</translation>
        </message>
        <message>
            <source>Show each tip once</source>
            <translation>Pokazuj każdą wskazówkę raz</translation>
        </message>
        <message>
            <source>No tips</source>
            <translation>Bez wskazówek</translation>
        </message>
        <message>
            <source>A tip states a rule when it first matters, at most one each turn. On the “Learning progress” page you can have all tips shown again.</source>
            <translation>Wskazówka podaje zasadę, gdy pierwszy raz się przydaje, najwyżej jedną na turę. Na stronie „Postępy w nauce” możesz sprawić, że wszystkie wskazówki pojawią się ponownie.</translation>
        </message>
    </context>
    <context>
        <name>HandOverSetting</name>
        <message>
            <source>When the turn passes</source>
            <translation>Przy przekazaniu tury</translation>
        </message>
        <message>
            <source>A line above the prompt</source>
            <translation>Wiersz nad poleceniem</translation>
        </message>
        <message>
            <source>A curtain over the table</source>
            <translation>Zasłona przed stołem</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nic</translation>
        </message>
        <message>
            <source>It says whose turn it is and what has happened since that player’s last turn, in that player’s language.</source>
            <translation>Informuje w języku tego gracza, czyja jest tura i co się wydarzyło od jego poprzedniej tury.</translation>
        </message>
    </context>
    <context>
        <name>PersonRemoval</name>
        <message>
            <source>Remove %1?</source>
            <extracomment>%1 is the name of a person of the household</extracomment>
            <translation>Usunąć „%1”?</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Zachowaj</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Usuń</translation>
        </message>
        <message>
            <source>This person’s settings and learning progress will be deleted. Saved games stay as they are.</source>
            <translation>Ustawienia tej osoby i jej postępy w nauce przepadną. Zapisane gry pozostaną bez zmian.</translation>
        </message>
    </context>
    <context>
        <name>RulingsSetting</name>
        <message>
            <source>Open rules questions</source>
            <translation>Kwestie sporne</translation>
        </message>
    </context>
    <context>
        <name>SoundSetting</name>
        <message>
            <source>Sounds</source>
            <translation>Dźwięki</translation>
        </message>
        <message>
            <source>No sounds</source>
            <translation>Bez dźwięków</translation>
        </message>
        <message>
            <source>Quiet</source>
            <translation>Cicho</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Średnio</translation>
        </message>
        <message>
            <source>Loud</source>
            <translation>Głośno</translation>
        </message>
        <message>
            <source>Sounds cannot be played here: there is no sound server, or Qt Multimedia is missing (package qml6-module-qtmultimedia).</source>
            <translation>Nie da się tu odtwarzać dźwięków: nie działa serwer dźwięku albo brakuje biblioteki Qt Multimedia (pakiet qml6-module-qtmultimedia).</translation>
        </message>
        <message>
            <source>A piece is placed, a coin clinks, a page turns, a bell ends the round, a knock says no. Sound is never the only sign of anything.</source>
            <translation>Stuka kładziony element, brzęczy moneta, szeleści kartka, dzwonek kończy rundę, pukanie oznacza, że czegoś nie można zrobić. Żadnej informacji nie przekazuje sam dźwięk.</translation>
        </message>
    </context>
    <context>
        <name>Setup</name>
        <message>
            <source>The town</source>
            <translation>Miasto</translation>
        </message>
        <message>
            <source>{n:district:nom} in random order: the A hexes for this number of players, plus one B hex picked at random. A port fills each corner.</source>
            <translation>{n:district:nom} w losowej kolejności: te z literą A dla tej liczby graczy i jeden wylosowany z literą B. W każdym rogu leży Port.</translation>
        </message>
        <message>
            <source>What is still to come</source>
            <translation>Co dopiero nadejdzie</translation>
        </message>
        <message>
            <source>The hexes that will extend the town wait face down, B before C, and so do the ships, sorted by number. With two players the ships with gems stay in the box.</source>
            <translation>Zakryte czekają heksy, o które powiększy się miasto (najpierw B, potem C), oraz Statki ułożone według numerów. W grze dwuosobowej Statki z kamieniami szlachetnymi zostają w pudełku.</translation>
        </message>
        <message>
            <source>The hexes that will extend the town wait face down, B before C, and so do the ships, sorted by number: 1 comes first, 3 last.</source>
            <translation>Zakryte czekają heksy, o które powiększy się miasto (najpierw B, potem C), oraz Statki ułożone według numerów: najpierw 1, na końcu 3.</translation>
        </message>
        <message>
            <source>Plague cubes</source>
            <translation>Kostki Zarazy</translation>
        </message>
        <message>
            <source>This game uses {n:plague-cube:nom}. No other pieces ever run out.</source>
            <translation>Ta gra ma {n:plague-cube:acc}. Innych elementów nigdy nie zabraknie.</translation>
        </message>
        <message>
            <source>Hut upgrades and carts</source>
            <translation>Ulepszenia Chat i Wozy</translation>
        </message>
        <message>
            <source>Three stacks of hut upgrades and one stack of carts. You can buy the face-up tiles.</source>
            <translation>Trzy stosy ulepszeń Chat i jeden stos Wozów. To, co leży odkryte, można kupić.</translation>
        </message>
        <message>
            <source>Three stacks of hut upgrades and two of carts. You can buy the face-up tiles.</source>
            <translation>Trzy stosy ulepszeń Chat i dwa stosy Wozów. To, co leży odkryte, można kupić.</translation>
        </message>
        <message>
            <source>Workshops</source>
            <translation>Warsztaty</translation>
        </message>
        <message>
            <source>One stack of era I workshops for each class of citizen. The era II workshops wait for round V.</source>
            <translation>Po jednym stosie początkowych Warsztatów na każdą klasę Mieszkańców. Późniejsze czekają na rundę V.</translation>
        </message>
        <message>
            <source>Your estate</source>
            <translation>Twoja posiadłość</translation>
        </message>
        <message>
            <source>Side b of the player board: each board is different, and they were dealt at random.</source>
            <translation>Plansze Graczy leżą stroną b do góry: każda jest inna, a rozdano je losowo.</translation>
        </message>
        <message>
            <source>Side a of the player board, the same for everybody: huts, workshops and three sectors for citizens.</source>
            <translation>Strona a planszy Gracza, taka sama dla wszystkich: Chaty, Warsztaty i trzy sektory dla Mieszkańców.</translation>
        </message>
        <message>
            <source>Overseers and scroll board</source>
            <translation>Nadzorcy i Zwoje</translation>
        </message>
        <message>
            <source>Three overseers stand near the centre, one for each class. The scroll board was dealt at random, side b up; its cubes start at the bottom.</source>
            <translation>Blisko środka stoi trzech Nadzorców, po jednym dla każdej klasy. Plansza Zwojów leży stroną b do góry, przydzielona losowo; jej kostki zaczynają na dole.</translation>
        </message>
        <message>
            <source>Three overseers stand near the centre, one for each class. The cubes on the scroll board start at the bottom of their tracks.</source>
            <translation>Blisko środka stoi trzech Nadzorców, po jednym dla każdej klasy. Kostki planszy Zwojów zaczynają na dole swoich torów.</translation>
        </message>
        <message>
            <source>Lieutenants</source>
            <translation>Namiestnicy</translation>
        </message>
        <message>
            <source>At home: {n:lieutenant:nom}, each worth one turn a round. You can earn two more.</source>
            <translation>W posiadłości: {n:lieutenant:nom}, tyle samo tur w rundzie. Można zdobyć jeszcze dwóch.</translation>
        </message>
        <message>
            <source>Six rounds</source>
            <translation>Sześć rund</translation>
        </message>
        <message>
            <source>The round marker stands on round I. The priority tile changes which book decides the turn order.</source>
            <translation>Znacznik Rundy leży na rundzie I. Kafelek Priorytetu Kronik zmienia to, który tor Kroniki ustala kolejność.</translation>
        </message>
        <message>
            <source>The round marker stands on round I. Each row shows what its round brings.</source>
            <translation>Znacznik Rundy leży na rundzie I. Każdy wiersz mówi, co przynosi jego runda.</translation>
        </message>
        <message>
            <source>Your opponent</source>
            <translation>Twój przeciwnik</translation>
        </message>
        <message>
            <source>Tiles tell the opponent where to go and what to take. You compete with it only on the popularity book.</source>
            <translation>Przeciwnik gra według reguł: kafelki mówią, dokąd idzie i co bierze. Rywalizujecie tylko na torze Kroniki Zasług.</translation>
        </message>
        <message>
            <source>Turn order</source>
            <translation>Kolejność rozgrywania tur</translation>
        </message>
        <message>
            <source>In round I: {names}. On each book the discs lie in one stack, with the last player’s on top; later players start with a little more.</source>
            <translation>W rundzie I: {names}. Na każdym torze Kroniki znaczniki leżą w jednym stosie, na wierzchu znacznik ostatniego gracza; kto gra później, ma na start trochę więcej.</translation>
        </message>
        <message>
            <source>The first ship</source>
            <translation>Pierwszy Statek</translation>
        </message>
        <message>
            <source>A docking tile has named the port. The ship brings goods and a plague cube.</source>
            <translation>Kafelek Cumowania wskazał Port. Statek przywozi towary i kostkę Zarazy.</translation>
        </message>
        <message>
            <source>Plague and citizens</source>
            <translation>Zaraza i Mieszkańcy</translation>
        </message>
        <message>
            <source>The wheel turns one step. Every district showing the same rat as the wheel’s window gets a plague cube, and a citizen of each class goes to every district of the colour the wheel gives it. Everything is ready.</source>
            <translation>Koło Populacji obraca się o krok: na każdą Dzielnicę ze szczurem z okienka trafia kostka Zarazy, a na każdą Dzielnicę w kolorze danej klasy jeden jej Mieszkaniec. Wszystko gotowe.</translation>
        </message>
    </context>
    <context>
        <name>SetupOverlay</name>
        <message>
            <source>Back</source>
            <translation>Wstecz</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Pomiń</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Graj</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Dalej</translation>
        </message>
        <message>
            <source>Setup: %1</source>
            <translation>Przygotowanie gry: %1</translation>
        </message>
        <message>
            <source>Setup</source>
            <translation>Przygotowanie gry</translation>
        </message>
    </context>
    <context>
        <name>ShipRow</name>
        <message>
            <source>Ship with silk</source>
            <translation>Statek z jedwabiem</translation>
        </message>
        <message>
            <source>Ship with gems</source>
            <translation>Statek z kamieniami szlachetnymi</translation>
        </message>
        <message>
            <source>Ship with spices</source>
            <translation>Statek z przyprawami</translation>
        </message>
        <message>
            <source>No ship yet</source>
            <translation>Nie ma jeszcze Statku</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message>
            <source>not possible now</source>
            <translation>teraz niemożliwe</translation>
        </message>
        <message>
            <source>can be chosen</source>
            <translation>można wybrać</translation>
        </message>
        <message>
            <source>lieutenant of {who} standing</source>
            <translation>stojący Namiestnik: {who}</translation>
        </message>
        <message>
            <source>lieutenant of {who} lying</source>
            <translation>leżący Namiestnik: {who}</translation>
        </message>
        <message>
            <source>white</source>
            <translation>biały</translation>
        </message>
        <message>
            <source>orange</source>
            <translation>pomarańczowy</translation>
        </message>
        <message>
            <source>turquoise</source>
            <translation>turkusowy</translation>
        </message>
        <message>
            <source>red</source>
            <translation>czerwony</translation>
        </message>
        <message>
            <source>rat facing left</source>
            <translation>szczur zwrócony w lewo</translation>
        </message>
        <message>
            <source>rat facing right</source>
            <translation>szczur zwrócony w prawo</translation>
        </message>
        <message>
            <source>standing rat</source>
            <translation>stojący szczur</translation>
        </message>
        <message>
            <source>{n:plague-cube}</source>
            <translation>{n:plague-cube}</translation>
        </message>
        <message>
            <source>repopulated by {who}</source>
            <translation>kafelek Zaludnienia: {who}</translation>
        </message>
        <message>
            <source>to repopulate: {price}, {citizens}, worth {n:point:acc}</source>
            <translation>koszt zaludnienia: {price}, {citizens}, wartość: {n:point:nom}</translation>
        </message>
        <message>
            <source>and a lieutenant</source>
            <translation>trzeba też oddać Namiestnika</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>pusto</translation>
        </message>
        <message>
            <source>{Place:nom}</source>
            <translation>{Place:nom}</translation>
        </message>
        <message>
            <source>no hex here yet</source>
            <translation>nie ma tu jeszcze heksa</translation>
        </message>
        <message>
            <source>ship with {goods:acc}: {coins:coin}, {points:point}</source>
            <translation>Statek z {goods:ins}: {coins:coin}, {points:point}</translation>
        </message>
        <message>
            <source>no ship</source>
            <translation>brak Statku</translation>
        </message>
        <message>
            <source>Square {n} of the sector ({citizen:nom})</source>
            <translation>Kwadrat {n} sektora ({citizen:nom})</translation>
        </message>
        <message>
            <source>once per game</source>
            <translation>raz na całą grę</translation>
        </message>
        <message>
            <source>Start of the path ({citizen:nom})</source>
            <translation>Początek ścieżki ({citizen:nom})</translation>
        </message>
        <message>
            <source>First space ({citizen:nom}): one of the two citizens next to it</source>
            <translation>Pierwsze pole ({citizen:nom}): jeden z dwóch sąsiednich Mieszkańców</translation>
        </message>
        <message>
            <source>Space {n} on the rim ({citizen:nom}): one citizen in the region</source>
            <translation>Pole {n} na brzegu ({citizen:nom}): jeden Mieszkaniec regionu</translation>
        </message>
        <message>
            <source>Space {n} on the border ({citizen:nom}, {other:nom}): one citizen in each region</source>
            <translation>Pole {n} na granicy ({citizen:nom}, {other:nom}): po jednym Mieszkańcu z każdego regionu</translation>
        </message>
        <message>
            <source>Centre: up to three citizens</source>
            <translation>Środek: do trzech Mieszkańców</translation>
        </message>
        <message>
            <source>{Overseer:nom}, {n} of 6 spaces</source>
            <translation>{Overseer:nom}, {n} z 6 pól</translation>
        </message>
        <message>
            <source>upgraded</source>
            <translation>ulepszony</translation>
        </message>
        <message>
            <source>Hut {n}</source>
            <translation>Chata {n}</translation>
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
            <translation>Warsztat {n} ({citizen:nom})</translation>
        </message>
        <message>
            <source>reward already given</source>
            <translation>nagroda już wykorzystana</translation>
        </message>
        <message>
            <source>gives: {effect}</source>
            <translation>daje: {effect}</translation>
        </message>
        <message>
            <source>for an upgraded citizen</source>
            <translation>dla ulepszonego Mieszkańca</translation>
        </message>
        <message>
            <source>each worth {points}</source>
            <translation>punkty za sztukę: {points}</translation>
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
            <translation>teraz gra</translation>
        </message>
        <message>
            <source>{Book:nom}, space {space}</source>
            <translation>{Book:nom}, pole {space}</translation>
        </message>
        <message>
            <source>{n:point} at the end</source>
            <translation>{n:point} na koniec gry</translation>
        </message>
        <message>
            <source>disc of {who}</source>
            <translation>znacznik: {who}</translation>
        </message>
        <message>
            <source>no tile left</source>
            <translation>brak kafelków</translation>
        </message>
        <message>
            <source>price: {price}</source>
            <translation>koszt: {price}</translation>
        </message>
        <message>
            <source>Hut upgrade</source>
            <translation>Ulepszenie Chaty</translation>
        </message>
        <message>
            <source>Cart</source>
            <translation>Wóz</translation>
        </message>
        <message>
            <source>Workshop ({citizen:nom})</source>
            <translation>Warsztat {citizen:gen}</translation>
        </message>
        <message>
            <source>opponent: {who}</source>
            <translation>przeciwnik: {who}</translation>
        </message>
        <message>
            <source>{n:lieutenant} left to use</source>
            <translation>nieużyci: {n:lieutenant}</translation>
        </message>
        <message>
            <source>tiles in the stack: {n}</source>
            <translation>kafelki w stosie: {n}</translation>
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
            <translation>dla ulepszonego Mieszkańca dodatkowo: {effect}</translation>
        </message>
        <message>
            <source>wheel turns that place plague cubes: {n}</source>
            <translation>obroty Koła z kostkami Zarazy: {n}</translation>
        </message>
        <message>
            <source>removing a plague cube costs {n:fire:acc}</source>
            <translation>jedna kostka Zarazy kosztuje {n:fire:acc}</translation>
        </message>
        <message>
            <source>burning a plague cube scores {n:point:acc}</source>
            <translation>jedna usunięta kostka Zarazy daje {n:point:acc}</translation>
        </message>
        <message>
            <source>a value on this tile was chosen for this program and is not the printed one: compare it with the tile in your box</source>
            <translation>jedną z wartości na tym kafelku dobrano na potrzeby programu i nie jest to wartość drukowana: porównaj ją z kafelkiem w swoim egzemplarzu</translation>
        </message>
        <message>
            <source>the values on this tile come from your box</source>
            <translation>wartości na tym kafelku pochodzą z twojego egzemplarza</translation>
        </message>
    </context>
    <context>
        <name>Spot</name>
        <message>
            <source>Mark %1 of the lesson</source>
            <translation>Znacznik %1 lekcji</translation>
        </message>
    </context>
    <context>
        <name>StageList</name>
        <message>
            <source>Parts of the table</source>
            <translation>Części stołu</translation>
        </message>
    </context>
    <context>
        <name>Start</name>
        <message>
            <source>Unknown language. Expected pl, cs, ru, de or en.</source>
            <translation>Nieznany język. Możliwe są: pl, cs, ru, de lub en.</translation>
        </message>
        <message>
            <source>--size: expected at least 800x500.</source>
            <translation>--size: wymagane co najmniej 800x500.</translation>
        </message>
        <message>
            <source>The user interface could not be loaded. Part of the program is missing or damaged; please reinstall it.</source>
            <translation>Nie udało się wczytać ekranów programu. Brakuje jego części lub jest uszkodzona; zainstaluj go ponownie.</translation>
        </message>
        <message>
            <source>Show these options</source>
            <translation>Wyświetla te opcje</translation>
        </message>
        <message>
            <source>Window size</source>
            <translation>Rozmiar okna</translation>
        </message>
        <message>
            <source>There is no display for the window. Please start the program in a desktop session.</source>
            <translation>Nie ma ekranu, na którym można pokazać okno. Uruchom program w sesji graficznej.</translation>
        </message>
        <message>
            <source>No fonts are installed, so no text could be shown. Please install the packages fonts-paratype and fonts-vollkorn.</source>
            <translation>Brak zainstalowanych czcionek, więc niczego nie dałoby się przeczytać. Zainstaluj pakiety fonts-paratype i fonts-vollkorn.</translation>
        </message>
        <message>
            <source>A tutor for board games set in the Middle Ages</source>
            <translation>Nauczyciel gier planszowych o średniowieczu</translation>
        </message>
        <message>
            <source>Language for this session: pl, cs, ru, de or en</source>
            <translation>Język tego uruchomienia: pl, cs, ru, de lub en</translation>
        </message>
        <message>
            <source>Saved games to open</source>
            <translation>Zapisane gry do otwarcia</translation>
        </message>
    </context>
    <context>
        <name>StepCard</name>
        <message>
            <source>Lesson: %1</source>
            <translation>Lekcja: %1</translation>
        </message>
        <message>
            <source>Watch: the hand makes the move and takes it back. Then it’s your turn.</source>
            <translation>Patrz: ręka wykona ruch i go cofnie. Potem twoja kolej.</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Dalej</translation>
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
            <translation>Od tej chwili: {question} – {answer}.</translation>
        </message>
        <message>
            <source>This move was not made.</source>
            <translation>Tego ruchu nie wykonano.</translation>
        </message>
        <message>
            <source>You are only viewing this game. You can resume it from your saved games.</source>
            <translation>Tę grę tylko oglądasz. Możesz ją kontynuować z listy zapisanych gier.</translation>
        </message>
        <message>
            <source>There is nothing to redo.</source>
            <translation>Nie ma czego ponowić.</translation>
        </message>
        <message>
            <source>You can redo only what you have just undone.</source>
            <translation>Ponowić można tylko to, co właśnie cofnięto.</translation>
        </message>
        <message>
            <source>This is an earlier position: you can only view it.</source>
            <translation>To już minęło: można tylko patrzeć.</translation>
        </message>
        <message>
            <source>The device with the game did not accept it.</source>
            <translation>Urządzenie, na którym toczy się gra, nie przyjęło tego ruchu.</translation>
        </message>
        <message>
            <source>Nobody at this screen has to decide now.</source>
            <translation>Teraz nikt przy tym ekranie nie podejmuje decyzji.</translation>
        </message>
        <message>
            <source>Nothing can be done at the moment.</source>
            <translation>W tej chwili nie można nic zrobić.</translation>
        </message>
        <message>
            <source>The connection to the device with the game is broken. The game goes on as soon as the connection is back.</source>
            <translation>Połączenie z urządzeniem, na którym toczy się gra, jest przerwane. Gra potoczy się dalej, gdy tylko połączenie wróci.</translation>
        </message>
        <message>
            <source>{who} is deciding on another device.</source>
            <translation>{who} decyduje na innym urządzeniu.</translation>
        </message>
        <message>
            <source>The game goes on as soon as {who} confirms it on another device.</source>
            <translation>Gra potoczy się dalej, gdy tylko {who} potwierdzi to na innym urządzeniu.</translation>
        </message>
        <message>
            <source>You can undo only a move of your own that was the last one and revealed nothing.</source>
            <translation>Cofnąć możesz tylko własny ruch, jeśli był ostatni i niczego nie odkrył.</translation>
        </message>
        <message>
            <source>The last move was made on another device; only there can it be undone.</source>
            <translation>Ostatni ruch wykonano na innym urządzeniu i tylko tam można go cofnąć.</translation>
        </message>
        <message>
            <source>Nothing can be tried out here.</source>
            <translation>Tutaj nie można niczego wypróbować.</translation>
        </message>
        <message>
            <source>Nothing has been tried out yet.</source>
            <translation>Niczego jeszcze nie wypróbowano.</translation>
        </message>
        <message>
            <source>While something is tried out, the history shows only what has been done in the trial.</source>
            <translation>W czasie próby przebieg pokazuje tylko to, co w niej zrobiono.</translation>
        </message>
        <message>
            <source>The game stands on another device, and this one does not know what is hidden in it.</source>
            <translation>Gra toczy się na innym urządzeniu, a to urządzenie nie wie, co jest w niej ukryte.</translation>
        </message>
        <message>
            <source>The game has moved on since then. Return to it, or try something out from here.</source>
            <translation>Gra jest już dalej. Wróć do niej albo wypróbuj coś od tego miejsca.</translation>
        </message>
        <message>
            <source>The table shows an earlier position; only the current one can be changed.</source>
            <translation>Stół pokazuje wcześniejszą chwilę gry; zmieniać można tylko obecną.</translation>
        </message>
        <message>
            <source>This applies now, but it is not saved with the game.</source>
            <translation>Teraz to obowiązuje, ale nie zapisuje się razem z grą.</translation>
        </message>
        <message>
            <source>No moves have been made yet.</source>
            <translation>Nie było jeszcze żadnego ruchu.</translation>
        </message>
        <message>
            <source>Hidden information has been revealed, so this move stands.</source>
            <translation>Wyszło na jaw coś ukrytego: ten ruch jest ostateczny.</translation>
        </message>
        <message>
            <source>There is nothing to undo.</source>
            <translation>Niczego nie można cofnąć.</translation>
        </message>
        <message>
            <source>Assumed: {text}</source>
            <translation>Założenie: {text}</translation>
        </message>
        <message>
            <source>{who} has to decide, but nobody has taken that seat yet.</source>
            <translation>Decyzję podejmuje teraz {who}, ale tego miejsca nikt jeszcze nie zajął.</translation>
        </message>
        <message>
            <source>{who} has to decide, but that player’s device is not connected.</source>
            <translation>Decyzję podejmuje teraz {who}, ale urządzenie tej osoby nie jest połączone.</translation>
        </message>
        <message>
            <source>The game goes on as soon as somebody takes the free seat: {who}.</source>
            <translation>Gra potoczy się dalej, gdy ktoś zajmie wolne miejsce: {who}.</translation>
        </message>
        <message>
            <source>The game goes on as soon as {who} is connected again.</source>
            <translation>Gra potoczy się dalej, gdy tylko {who} znów się połączy.</translation>
        </message>
        <message>
            <source>The game goes on by itself; nobody has to decide anything now.</source>
            <translation>Gra toczy się dalej sama; nikt nie musi teraz niczego decydować.</translation>
        </message>
    </context>
    <context>
        <name>TableRules</name>
        <message numerus="yes">
            <source>Applies in %n place(s) now</source>
            <translation>
                <numerusform>Dotyczy teraz %n miejsca</numerusform>
                <numerusform>Dotyczy teraz %n miejsc</numerusform>
                <numerusform>Dotyczy teraz %n miejsc</numerusform>
            </translation>
        </message>
        <message>
            <source>Does not apply anywhere on the table now</source>
            <translation>Teraz nie dotyczy niczego na stole</translation>
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
            <translation>Zakończ turę</translation>
        </message>
    </context>
    <context>
        <name>TableSpeech</name>
        <message>
            <source>The log is closed.</source>
            <translation>Dziennik jest zamknięty.</translation>
        </message>
        <message>
            <source>The log is open; nothing has happened yet.</source>
            <translation>Dziennik jest otwarty; nic się jeszcze nie wydarzyło.</translation>
        </message>
        <message>
            <source>The log is open. Newest line: %1</source>
            <translation>Dziennik jest otwarty. Najnowszy wpis: %1</translation>
        </message>
    </context>
    <context>
        <name>TaskBox</name>
        <message>
            <source>Press Enter to go to the table.</source>
            <translation>Naciśnij Enter, by przejść do stołu.</translation>
        </message>
    </context>
    <context>
        <name>TermIndex</name>
        <message>
            <source>Terms</source>
            <translation>Pojęcia</translation>
        </message>
    </context>
    <context>
        <name>TermNames</name>
        <message>
            <source>Terms in this rule</source>
            <translation>Pojęcia w tej zasadzie</translation>
        </message>
    </context>
    <context>
        <name>ThingCards</name>
        <message>
            <source>Right-click anything on the table to open its rule, or press ? for the focused item.</source>
            <translation>Drugi przycisk myszy otwiera zasadę dotyczącą każdej rzeczy na stole; klawisz ? robi to samo dla zaznaczonego elementu.</translation>
        </message>
        <message>
            <source>There is nothing to do here now. %1</source>
            <translation>Tutaj nie ma teraz nic do zrobienia. %1</translation>
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
            <translation>Tylko próba: nic się nie liczy.</translation>
        </message>
        <message>
            <source>The game has moved on since then.</source>
            <translation>Gra jest już dalej.</translation>
        </message>
        <message>
            <source>Trial: nothing here counts. Hidden tiles are drawn afresh.</source>
            <translation>Tylko próba: nic się nie liczy. To, co zakryte, losuje się na nowo.</translation>
        </message>
        <message>
            <source>Round %1 · %2, turn %3</source>
            <comment>A name, and which of that person's turns in the round</comment>
            <translation>Runda %1 · %2, tura %3</translation>
        </message>
        <message>
            <source>Round %1 · end of the round</source>
            <translation>Runda %1 · koniec rundy</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Runda %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <comment>What, and how many more or fewer: rats +2</comment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Result of the trial</source>
            <translation>Co dała próba</translation>
        </message>
        <message>
            <source>To the end of the trial</source>
            <translation>Na koniec próby</translation>
        </message>
        <message>
            <source>Back to the present</source>
            <translation>Wróć do obecnej chwili</translation>
        </message>
        <message>
            <source>Back to the game</source>
            <translation>Wróć do gry</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>View only: the game stays as it is.</source>
            <translation>Tylko podgląd: gra pozostaje bez zmian.</translation>
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
            <translation>Przebieg gry</translation>
        </message>
        <message>
            <source>The current position</source>
            <translation>Gra w tej chwili</translation>
        </message>
    </context>
        <context>
        <name>TipBubble</name>
        <message>
            <source>Tip</source>
            <translation>Wskazówka</translation>
        </message>
        <message>
            <source>Tip: %1</source>
            <translation>Wskazówka: %1</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
    </context>
        <context>
        <name>TogetherPage</name>
        <message>
            <source>Learn together</source>
            <translation>Nauka przy wspólnym stole</translation>
        </message>
        <message>
            <source>A first round at one screen: each of you makes your own moves and reads your own language. What each of you learns is kept for each.</source>
            <translation>Pierwsza runda przy jednym ekranie: każda osoba wykonuje własne ruchy i czyta w swoim języku. Postępy zapisują się osobno dla każdej osoby.</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Gracze</translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n gracz</numerusform>
                <numerusform>%n graczy</numerusform>
                <numerusform>%n graczy</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About %n minute(s)</source>
            <translation>
                <numerusform>Około %n minuty</numerusform>
                <numerusform>Około %n minut</numerusform>
                <numerusform>Około %n minut</numerusform>
            </translation>
        </message>
        <message>
            <source>You are on step %1 of %2</source>
            <translation>Jesteście przy kroku %1 z %2</translation>
        </message>
        <message>
            <source>Somebody has to sit somewhere.</source>
            <translation>Przynajmniej jedno miejsce musi być zajęte.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Kontynuuj</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Zacznij</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Od początku</translation>
        </message>
        <message>
            <source>Whoever sits here now goes on where the table stopped.</source>
            <translation>Osoby, które teraz siedzą przy stole, podejmują lekcję tam, gdzie została przerwana.</translation>
        </message>
    </context>
        <context>
        <name>TogetherSeat</name>
        <message>
            <source>Nobody sits here yet</source>
            <translation>Nikt tu jeszcze nie siedzi</translation>
        </message>
        <message>
            <source>The program makes these moves. Whoever comes later can take the seat during the lesson.</source>
            <translation>Ruchy z tego miejsca wykonuje program. Kto przyjdzie później, może zająć to miejsce w trakcie lekcji.</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Leave the table</source>
            <translation>Odejdź od stołu</translation>
        </message>
        <message>
            <source>Close the log</source>
            <translation>Zamknij dziennik</translation>
        </message>
        <message>
            <source>Open the log</source>
            <translation>Otwórz dziennik</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Wskazówka</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Zasady</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ustawienia</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Wstecz</translation>
        </message>
        <message>
            <source>Daylight</source>
            <translation>Światło dnia</translation>
        </message>
        <message>
            <source>Candlelight</source>
            <translation>Światło świecy</translation>
        </message>
        <message>
            <source>Language: %1</source>
            <translation>Język: %1</translation>
        </message>
        <message>
            <source>Close the game history</source>
            <translation>Zamknij przebieg gry</translation>
        </message>
        <message>
            <source>Game history</source>
            <translation>Przebieg gry</translation>
        </message>
        <message>
            <source>Rule for this step</source>
            <translation>Zasada tego kroku</translation>
        </message>
        <message>
            <source>Invite devices</source>
            <translation>Zaproś urządzenia</translation>
        </message>
    </context>
    <context>
        <name>TownSupply</name>
        <message>
            <source>Plague cubes in the supply</source>
            <translation>Kostki Zarazy w zasobach</translation>
        </message>
        <message>
            <source>New hexes in the stack</source>
            <translation>Nowe heksy w stosie</translation>
        </message>
        <message>
            <source>Ships still to come</source>
            <translation>Statki, które jeszcze przypłyną</translation>
        </message>
    </context>
    <context>
        <name>TurnSteps</name>
        <message>
            <source>Step %1 of %2: %3</source>
            <translation>Krok %1 z %2: %3</translation>
        </message>
    </context>
    <context>
        <name>UndoTools</name>
        <message>
            <source>Undo</source>
            <translation>Cofnij</translation>
        </message>
        <message>
            <source>Undo is not possible. %1</source>
            <translation>Nie można cofnąć. %1</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Ponów</translation>
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
            <translation>Co chcesz zrobić?</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Zrezygnuj</translation>
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
            <translation>Cofnięto. %1</translation>
        </message>
    </context>
    <context>
        <name>WheelPanel</name>
        <message>
            <source>Population wheel</source>
            <translation>Koło Populacji</translation>
        </message>
        <message>
            <source>Wheel</source>
            <translation>Koło</translation>
        </message>
        <message>
            <source>Plague comes to districts with the rat facing left</source>
            <translation>Kostki Zarazy trafiają na heksy ze szczurem zwróconym w lewo</translation>
        </message>
        <message>
            <source>Plague comes to districts with the rat facing right</source>
            <translation>Kostki Zarazy trafiają na heksy ze szczurem zwróconym w prawo</translation>
        </message>
        <message>
            <source>Plague comes to districts with the standing rat</source>
            <translation>Kostki Zarazy trafiają na heksy ze stojącym szczurem</translation>
        </message>
        <message>
            <source>white fields</source>
            <translation>białe pola</translation>
        </message>
        <message>
            <source>orange fields</source>
            <translation>pomarańczowe pola</translation>
        </message>
        <message>
            <source>turquoise fields</source>
            <translation>turkusowe pola</translation>
        </message>
        <message>
            <source>red fields</source>
            <translation>czerwone pola</translation>
        </message>
        <message>
            <source>Nuns: %1</source>
            <translation>Zakonnice: %1</translation>
        </message>
        <message>
            <source>Craftsmen: %1</source>
            <translation>Rzemieślnicy: %1</translation>
        </message>
        <message>
            <source>Aristocrats: %1</source>
            <translation>Arystokraci: %1</translation>
        </message>
    </context>
    <context>
        <name>WhoseSettings</name>
        <message>
            <source>Enter a name.</source>
            <translation>Osoba musi mieć imię.</translation>
        </message>
        <message>
            <source>This name is already in use.</source>
            <translation>Ktoś już ma to imię.</translation>
        </message>
        <message>
            <source>This name cannot be saved now.</source>
            <translation>Tego imienia nie można teraz zapisać.</translation>
        </message>
        <message>
            <source>Whose settings</source>
            <translation>Czyje ustawienia</translation>
        </message>
        <message>
            <source>The household</source>
            <translation>Wspólne</translation>
        </message>
        <message>
            <source>These settings apply to everybody who has not made other choices. Anyone who enters a name at a table is remembered from then on.</source>
            <translation>Te ustawienia obowiązują wszystkich, którzy nie mają tu własnego wyboru. Kto poda imię przy stole, odtąd jest na tej liście.</translation>
        </message>
        <message>
            <source>Anything not set here follows the household’s settings.</source>
            <translation>Tam, gdzie nic nie wybrano, obowiązują ustawienia wspólne.</translation>
        </message>
        <message>
            <source>Name of this person</source>
            <translation>Imię tej osoby</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Zmień imię</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Usuń</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <translation>Usuń: %1</translation>
        </message>
        <message>
            <source>Name of the new person</source>
            <translation>Imię nowej osoby</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Imię</translation>
        </message>
        <message>
            <source>Add</source>
            <translation>Dodaj</translation>
        </message>
        <message>
            <source>Add a person</source>
            <translation>Dodaj osobę</translation>
        </message>
        <message>
            <source>This screen belongs to</source>
            <translation>Czyj jest ten ekran</translation>
        </message>
        <message>
            <source>everybody</source>
            <extracomment>This screen is ...</extracomment>
            <translation>wspólny</translation>
        </message>
        <message>
            <source>Theme, text size and layout follow the person playing alone, or otherwise the person this screen belongs to. When several people share a table, nothing moves as the turn passes: only the language, the explanations and the question before a turn ends follow the current player, and the animation is the calmest that anyone there has chosen.</source>
            <translation>Światło, tekst i układ zależą od osoby, która gra sama, a w innych grach od tego, czyj jest ekran. Gdy gra kilka osób, przy przekazaniu tury nic się nie przestawia: tylko język, objaśnienia i pytanie przed końcem tury dostosowują się do tego, kto ma teraz działać, a animacje są najspokojniejsze z wybranych przy tym stole.</translation>
        </message>
    </context>
    <context>
        <name>magister::FileChooser</name>
        <message>
            <source>Save as PDF</source>
            <translation>Zapisz jako PDF</translation>
        </message>
        <message>
            <source>PDF files (*.pdf)</source>
            <translation>Pliki PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Export the game to</source>
            <translation>Kopiuj grę do pliku</translation>
        </message>
        <message>
            <source>Saved games (*.game)</source>
            <translation>Zapisane gry (*.game)</translation>
        </message>
        <message>
            <source>Import a saved game</source>
            <translation>Wczytaj zapisaną grę</translation>
        </message>
        <message>
            <source>Saved games (*.game);;All files (*)</source>
            <translation>Zapisane gry (*.game);;Wszystkie pliki (*)</translation>
        </message>
        <message>
            <source>Export learning progress to</source>
            <translation>Kopiuj postępy w nauce do pliku</translation>
        </message>
        <message>
            <source>JSON files (*.json)</source>
            <translation>Pliki JSON (*.json)</translation>
        </message>
        <message>
            <source>Choose a file of certificates</source>
            <translation>Wybór pliku z certyfikatami</translation>
        </message>
        <message>
            <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
            <translation>Certyfikaty (*.pem *.crt *.cer);;Wszystkie pliki (*)</translation>
        </message>
    </context>
    <context>
        <name>BagSpot</name>
        <message>
            <source>Bag, followers: %1. Look inside</source>
            <translation>Sakiewka, Poddani: %1. Zajrzyj do środka</translation>
        </message>
    </context>
    <context>
        <name>BagView</name>
        <message>
            <source>The bag is empty.</source>
            <translation>Sakiewka jest pusta.</translation>
        </message>
        <message>
            <source>The bag</source>
            <translation>Sakiewka</translation>
        </message>
        <message numerus="yes">
            <source>%n follower(s) in the bag. Only its owner may look inside.</source>
            <translation>
                <numerusform>W sakiewce jest %n Poddany. Zaglądać do niej może tylko jej właściciel.</numerusform>
                <numerusform>W sakiewce jest %n Poddanych. Zaglądać do niej może tylko jej właściciel.</numerusform>
                <numerusform>W sakiewce jest %n Poddanych. Zaglądać do niej może tylko jej właściciel.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n follower(s) in the bag.</source>
            <translation>
                <numerusform>W sakiewce jest %n Poddany.</numerusform>
                <numerusform>W sakiewce jest %n Poddanych.</numerusform>
                <numerusform>W sakiewce jest %n Poddanych.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Up to %n will be drawn.</source>
            <translation>
                <numerusform>Wylosujesz najwyżej %n.</numerusform>
                <numerusform>Wylosujesz najwyżej %n.</numerusform>
                <numerusform>Wylosujesz najwyżej %n.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ColumnDeeds</name>
        <message>
            <source>Beneficial deeds</source>
            <translation>Darczyńcy Miasta</translation>
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
            <translation>Otwórz mapę</translation>
        </message>
        <message>
            <source>Rows listed</source>
            <translation>Pokazywane wiersze</translation>
        </message>
        <message>
            <source>Towns</source>
            <translation>Miasta</translation>
        </message>
        <message>
            <source>Possible now</source>
            <translation>Możliwe teraz</translation>
        </message>
        <message>
            <source>Goods</source>
            <translation>Towary</translation>
        </message>
        <message>
            <source>Travel here</source>
            <translation>Podróżuj tutaj</translation>
        </message>
        <message>
            <source>Travel this way</source>
            <translation>Podróżuj tędy</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Weź</translation>
        </message>
    </context>
    <context>
        <name>ColumnPlace</name>
        <message>
            <source>ready</source>
            <translation>gotowy</translation>
        </message>
        <message>
            <source>Fill</source>
            <translation>Obsadź</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>Użyj</translation>
        </message>
        <message>
            <source>in use</source>
            <translation>w użyciu</translation>
        </message>
    </context>
    <context>
        <name>ColumnPlayers</name>
        <message>
            <source>Players</source>
            <translation>Gracze</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>gotowe</translation>
        </message>
        <message>
            <source>Points: %1</source>
            <translation>Punkty: %1</translation>
        </message>
    </context>
    <context>
        <name>ColumnRound</name>
        <message>
            <source>Round %1 of %2</source>
            <translation>Runda %1 z %2</translation>
        </message>
        <message>
            <source>Round and goods</source>
            <translation>Runda i Towary</translation>
        </message>
        <message>
            <source>Not known yet</source>
            <translation>Jeszcze nieznane</translation>
        </message>
        <message>
            <source>The event of this round is not known yet.</source>
            <translation>Zdarzenie tej rundy nie jest jeszcze znane.</translation>
        </message>
        <message>
            <source>%1 of %2 still to come</source>
            <translation>Pozostało: %1 z %2</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Weź</translation>
        </message>
        <message numerus="yes">
            <source>%n left on the market</source>
            <translation>
                <numerusform>pozostało na Jarmarku: %n</numerusform>
                <numerusform>pozostało na Jarmarku: %n</numerusform>
                <numerusform>pozostało na Jarmarku: %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ColumnTiles</name>
        <message>
            <source>Place tiles of stack %1: %2 left</source>
            <translation>Kafle Budynków ze stosu %1, pozostało: %2</translation>
        </message>
        <message>
            <source>Place tiles</source>
            <translation>Kafle Budynków</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Weź</translation>
        </message>
    </context>
    <context>
        <name>ColumnTown</name>
        <message>
            <source>Your town</source>
            <translation>Twoje miasto</translation>
        </message>
        <message>
            <source>%1’s town</source>
            <translation>Miasto: %1</translation>
        </message>
        <message>
            <source>Back to the current player’s town</source>
            <translation>Wróć do miasta gracza, który teraz gra</translation>
        </message>
        <message>
            <source>Bag</source>
            <translation>Sakiewka</translation>
        </message>
        <message numerus="yes">
            <source>%n follower(s) in the bag.</source>
            <translation>
                <numerusform>W sakiewce jest %n Poddany.</numerusform>
                <numerusform>W sakiewce jest %n Poddanych.</numerusform>
                <numerusform>W sakiewce jest %n Poddanych.</numerusform>
            </translation>
        </message>
        <message>
            <source>Followers to draw each round: %1</source>
            <translation>Poddani losowani w rundzie: %1</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>Odłóż</translation>
        </message>
        <message>
            <source>Pick up</source>
            <translation>Podnieś</translation>
        </message>
        <message>
            <source>picked up</source>
            <translation>podniesiony</translation>
        </message>
        <message>
            <source>Technology tiles beside the board: %1</source>
            <translation>Żetony Usprawnień obok planszy: %1</translation>
        </message>
    </context>
    <context>
        <name>ColumnTracks</name>
        <message>
            <source>Tracks</source>
            <translation>Ścieżki</translation>
        </message>
        <message>
            <source>Development track</source>
            <translation>Ścieżka Rozwoju</translation>
        </message>
    </context>
    <context>
        <name>DeedsBoard</name>
        <message>
            <source>Beneficial deeds</source>
            <translation>Darczyńcy Miasta</translation>
        </message>
        <message>
            <source>shared board</source>
            <translation>wspólna plansza</translation>
        </message>
        <message>
            <source>All deeds</source>
            <translation>Wszystkie cele</translation>
        </message>
    </context>
    <context>
        <name>EventCard</name>
        <message>
            <source>Event of the round</source>
            <translation>Zdarzenie rundy</translation>
        </message>
        <message>
            <source>Event of the round: %1</source>
            <translation>Zdarzenie rundy: %1</translation>
        </message>
        <message>
            <source>The event of this round is not known yet.</source>
            <translation>Zdarzenie tej rundy nie jest jeszcze znane.</translation>
        </message>
        <message>
            <source>Not known yet</source>
            <translation>Jeszcze nieznane</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Zasada</translation>
        </message>
    </context>
    <context>
        <name>EventChip</name>
        <message>
            <source>Event of the round</source>
            <translation>Zdarzenie rundy</translation>
        </message>
        <message>
            <source>Event of the round: %1</source>
            <translation>Zdarzenie rundy: %1</translation>
        </message>
        <message>
            <source>The event of this round is not known yet.</source>
            <translation>Zdarzenie tej rundy nie jest jeszcze znane.</translation>
        </message>
        <message>
            <source>Not known yet</source>
            <translation>Jeszcze nieznane</translation>
        </message>
    </context>
    <context>
        <name>GoodsMarket</name>
        <message>
            <source>Goods market</source>
            <translation>Jarmark</translation>
        </message>
        <message>
            <source>supply</source>
            <translation>zasoby</translation>
        </message>
    </context>
    <context>
        <name>HourglassPanel</name>
        <message>
            <source>Round %1 of %2</source>
            <translation>Runda %1 z %2</translation>
        </message>
    </context>
    <context>
        <name>MapLegend</name>
        <message>
            <source>waterway</source>
            <translation>Szlak Wodny</translation>
        </message>
        <message>
            <source>road</source>
            <translation>Trakt</translation>
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
            <translation>Cała mapa</translation>
        </message>
    </context>
    <context>
        <name>MarketRow</name>
        <message>
            <source>Followers to draw each round: %1</source>
            <translation>Poddani losowani w rundzie: %1</translation>
        </message>
        <message>
            <source>Technology tiles beside the board: %1</source>
            <translation>Żetony Usprawnień obok planszy: %1</translation>
        </message>
    </context>
    <context>
        <name>NeighbourCard</name>
        <message>
            <source>Points: %1</source>
            <translation>Punkty: %1</translation>
        </message>
    </context>
    <context>
        <name>NeighbourList</name>
        <message>
            <source>Other players</source>
            <translation>Pozostali gracze</translation>
        </message>
    </context>
    <context>
        <name>OrleansColumn</name>
        <message>
            <source>Close the map</source>
            <translation>Zamknij mapę</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Monety</translation>
        </message>
        <message>
            <source>Trading stations left</source>
            <translation>Pozostałe Faktorie</translation>
        </message>
        <message>
            <source>Citizens</source>
            <translation>Mieszczanie</translation>
        </message>
        <message>
            <source>Development level</source>
            <translation>Poziom Rozwoju</translation>
        </message>
        <message>
            <source>Followers in the bag</source>
            <translation>Poddani w sakiewce</translation>
        </message>
    </context>
    <context>
        <name>PhaseSteps</name>
        <message>
            <source>Phase %1 of %2: %3</source>
            <translation>Faza %1 z %2: %3</translation>
        </message>
        <message>
            <source>Phase</source>
            <translation>Faza</translation>
        </message>
    </context>
    <context>
        <name>PlanningState</name>
        <message>
            <source>%1: ready</source>
            <translation>%1: gotowe</translation>
        </message>
        <message>
            <source>%1: still planning</source>
            <translation>%1: trwa planowanie</translation>
        </message>
        <message>
            <source>%1: ready. Change the plan</source>
            <translation>%1: gotowe. Zmień plan</translation>
        </message>
    </context>
    <context>
        <name>SeatWealth</name>
        <message>
            <source>Coins</source>
            <translation>Monety</translation>
        </message>
        <message>
            <source>Trading stations left</source>
            <translation>Pozostałe Faktorie</translation>
        </message>
        <message>
            <source>Citizens</source>
            <translation>Mieszczanie</translation>
        </message>
        <message>
            <source>Followers in the bag</source>
            <translation>Poddani w sakiewce</translation>
        </message>
    </context>
    <context>
        <name>SidePane</name>
        <message>
            <source>Town</source>
            <translation>Miasto</translation>
        </message>
        <message>
            <source>Deeds</source>
            <translation>Cele</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Runda</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Kafle</translation>
        </message>
    </context>
    <context>
        <name>SupplyLine</name>
        <message>
            <source>Technology tiles left</source>
            <translation>Pozostałe żetony Usprawnień</translation>
        </message>
        <message>
            <source>Citizens left</source>
            <translation>Pozostali Mieszczanie</translation>
        </message>
        <message>
            <source>Place tiles of stack %1: %2 left. Open both stacks</source>
            <translation>Kafle Budynków ze stosu %1, pozostało: %2. Otwórz oba stosy</translation>
        </message>
    </context>
    <context>
        <name>TileStacks</name>
        <message>
            <source>Place tiles</source>
            <translation>Kafle Budynków</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Stack</source>
            <translation>Stos</translation>
        </message>
        <message>
            <source>Both stacks</source>
            <translation>Oba stosy</translation>
        </message>
    </context>
    <context>
        <name>TownBoard</name>
        <message>
            <source>Your town</source>
            <translation>Twoje miasto</translation>
        </message>
        <message>
            <source>%1’s town</source>
            <translation>Miasto: %1</translation>
        </message>
        <message>
            <source>Whole town board</source>
            <translation>Całe miasto</translation>
        </message>
    </context>
    <context>
        <name>TownHead</name>
        <message>
            <source>Back to the current player’s town</source>
            <translation>Wróć do miasta gracza, który teraz gra</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Monety</translation>
        </message>
        <message>
            <source>Trading stations left</source>
            <translation>Pozostałe Faktorie</translation>
        </message>
        <message>
            <source>Citizens</source>
            <translation>Mieszczanie</translation>
        </message>
        <message>
            <source>Development level: %1</source>
            <translation>Poziom Rozwoju: %1</translation>
        </message>
        <message>
            <source>Start player</source>
            <translation>Gracz Rozpoczynający</translation>
        </message>
    </context>
    <context>
        <name>TracksBoard</name>
        <message>
            <source>Tracks</source>
            <translation>Ścieżki</translation>
        </message>
        <message>
            <source>Development track</source>
            <translation>Ścieżka Rozwoju</translation>
        </message>
    </context>
    <context>
        <name>BoxPage</name>
        <message>
            <source>What is in the box</source>
            <translation>Zawartość pudełka</translation>
        </message>
        <message>
            <source>Tick off what you have found. The ticks are kept until you clear them.</source>
            <translation>Zaznaczaj to, co już się znalazło. Zaznaczenia zostają, dopóki ich nie usuniesz.</translation>
        </message>
        <message>
            <source>Everything is there.</source>
            <translation>Niczego nie brakuje.</translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n kinds found</source>
            <translation>
                <numerusform>Znaleziono %1 z %n rodzaju elementów</numerusform>
                <numerusform>Znaleziono %1 z %n rodzajów elementów</numerusform>
                <numerusform>Znaleziono %1 z %n rodzajów elementów</numerusform>
            </translation>
        </message>
        <message>
            <source>Clear all ticks</source>
            <translation>Usuń zaznaczenia</translation>
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
                <numerusform>po %n w każdym kolorze</numerusform>
                <numerusform>po %n w każdym kolorze</numerusform>
                <numerusform>po %n w każdym kolorze</numerusform>
            </translation>
        </message>
        <message>
            <source>number not printed in the rulebook</source>
            <translation>liczba niepodana w instrukcji</translation>
        </message>
        <message>
            <source>number chosen by us: compare it with your box</source>
            <translation>nasza liczba: porównaj ją ze swoim pudełkiem</translation>
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
            <translation>Postępy w nauce</translation>
        </message>
        <message>
            <source>§ %1 %2</source>
            <extracomment>number of a rule, name of it or of its game</extracomment>
            <translation>§ %1 %2</translation>
        </message>
        <message>
            <source>Who</source>
            <translation>Kto</translation>
        </message>
        <message>
            <source>No name</source>
            <translation>Bez imienia</translation>
        </message>
        <message>
            <source>Nothing here yet. This page lists what you practise in lessons and which moves are refused in games.</source>
            <translation>Jeszcze nic tu nie ma. Ta strona pokazuje, co ćwiczysz w lekcjach i na które ruchy nie pozwoliły zasady w grach.</translation>
        </message>
        <message>
            <source>Lessons</source>
            <translation>Lekcje</translation>
        </message>
        <message>
            <source>started</source>
            <translation>rozpoczęta</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>ukończona</translation>
        </message>
        <message>
            <source>finished on %1</source>
            <extracomment>%1 is a date</extracomment>
            <translation>ukończona %1</translation>
        </message>
        <message numerus="yes">
            <source>%n time(s)</source>
            <translation>
                <numerusform>%n raz</numerusform>
                <numerusform>%n razy</numerusform>
                <numerusform>%n razy</numerusform>
            </translation>
        </message>
        <message>
            <source>Recently refused in games</source>
            <translation>Na co ostatnio nie pozwoliły zasady</translation>
        </message>
        <message>
            <source>%1, %2, last on %3</source>
            <extracomment>how often, the game, the date of the last time</extracomment>
            <translation>%1, %2, ostatnio %3</translation>
        </message>
        <message>
            <source>Clear this list</source>
            <translation>Wyczyść tę listę</translation>
        </message>
        <message>
            <source>Clear this list?</source>
            <translation>Wyczyścić tę listę?</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Zostaw</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Wyczyść</translation>
        </message>
        <message>
            <source>Saved: %1</source>
            <translation>Zapisano: %1</translation>
        </message>
        <message>
            <source>A lesson counts for the person this screen belongs to, a move in a game for the player making it.</source>
            <translation>Lekcję zapisuje się osobie, do której należy ten ekran, a ruch w grze – osobie, która go wykonuje.</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Zasady</translation>
        </message>
        <message>
            <source>Mastered: %1 of %2. Due for review: %3.</source>
            <extracomment>how many rules</extracomment>
            <translation>Opanowane: %1 z %2. Do powtórki: %3.</translation>
        </message>
        <message>
            <source>due for review</source>
            <translation>do powtórki</translation>
        </message>
        <message>
            <source>next review on %1</source>
            <extracomment>of a rule; %1 is a date</extracomment>
            <translation>następna powtórka: %1</translation>
        </message>
        <message>
            <source>not practised yet</source>
            <translation>jeszcze nieprzećwiczona</translation>
        </message>
        <message>
            <source>Export to a file</source>
            <translation>Kopiuj do pliku</translation>
        </message>
        <message>
            <source>This list will be deleted, and with it when each rule is due for review. Unfinished lessons and saved games stay as they are.</source>
            <translation>Wszystko, co jest na tej liście, zostanie usunięte razem z terminami powtórek. Nieukończone lekcje i zapisane gry pozostaną bez zmian.</translation>
        </message>
        <message>
            <source>Tips in games</source>
            <translation>Wskazówki w grach</translation>
        </message>
        <message numerus="yes">
            <source>%n tip(s) shown so far</source>
            <extracomment>how many tips</extracomment>
            <translation>
                <numerusform>Dotąd pokazano %n wskazówkę</numerusform>
                <numerusform>Dotąd pokazano %n wskazówki</numerusform>
                <numerusform>Dotąd pokazano %n wskazówek</numerusform>
            </translation>
        </message>
        <message>
            <source>Show all tips again</source>
            <translation>Pokaż wszystkie wskazówki ponownie</translation>
        </message>
        <message>
            <source>In your next games every tip appears once more.</source>
            <translation>W następnych grach każda wskazówka pojawi się jeszcze raz.</translation>
        </message>
        <message numerus="yes">
            <source>Refresher: %n rule(s) due for review</source>
            <translation>
                <numerusform>Powtórka: %n zasada</numerusform>
                <numerusform>Powtórka: %n zasady</numerusform>
                <numerusform>Powtórka: %n zasad</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>From your games: %n rule(s) to practise</source>
            <translation>
                <numerusform>Z twoich partii: %n zasada do przećwiczenia</numerusform>
                <numerusform>Z twoich partii: %n zasady do przećwiczenia</numerusform>
                <numerusform>Z twoich partii: %n zasad do przećwiczenia</numerusform>
            </translation>
        </message>
        <message>
            <source>Ten questions</source>
            <translation>Dziesięć pytań</translation>
        </message>
    </context>
    <context>
        <name>Pip</name>
        <message>
            <source>not learnt yet</source>
            <translation>jeszcze nieznana</translation>
        </message>
        <message>
            <source>partly learnt</source>
            <translation>częściowo opanowana</translation>
        </message>
        <message>
            <source>mastered</source>
            <extracomment>of a rule</extracomment>
            <translation>opanowana</translation>
        </message>
    </context>
    <context>
        <name>JoinedStrip</name>
        <message>
            <source>Table on another device</source>
            <translation>Stół na innym urządzeniu</translation>
        </message>
        <message>
            <source>All tables (%1)</source>
            <translation>Wszystkie stoły (%1)</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Kontynuuj</translation>
        </message>
    </context>
    <context>
        <name>OrderMark</name>
        <message>
            <source>Place in the turn order: %1</source>
            <translation>Miejsce w kolejności: %1</translation>
        </message>
    </context>
</TS>
