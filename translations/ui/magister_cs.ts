<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en_GB">
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
            <source>A teaching aid for people who have the games on their table. It tells the rules in its own words and replaces neither box nor rulebook.</source>
            <translation>Výuková pomůcka pro ty, kdo mají hry na stole. Pravidla vypráví vlastními slovy a nenahrazuje krabici ani pravidla hry.</translation>
        </message>
        <message>
            <source>The games</source>
            <translation>Hry</translation>
        </message>
        <message>
            <source>“Messina 1347” was designed by Raúl Fernández Aparicio and Vladimír Suchý and is published by Delicious Games. Magister Ludi is not affiliated with the authors or publishers of any game and not endorsed by them. Names of games are used only to say which game is taught.</source>
            <translation>Autory hry „Messina 1347“ jsou Raúl Fernández Aparicio a Vladimír Suchý, vydává ji Delicious Games. Magister Ludi není spojen s autory ani vydavateli žádné z her a nemá jejich podporu. Názvy her slouží jen k tomu, aby bylo jasné, která hra se tu učí.</translation>
        </message>
        <message>
            <source>All pictures are our own. Where the value of a component could not be known, it is ours and carries a mark; compare it with your box.</source>
            <translation>Všechny obrázky jsou naše vlastní. Kde se hodnota některé součásti nedala zjistit, je naše a nese značku; porovnej ji se svou krabicí.</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licence</translation>
        </message>
        <message>
            <source>The program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
            <translation>Program je svobodný software pod licencí GNU General Public License verze 3 nebo pozdější. Nevztahuje se na něj žádná záruka.</translation>
        </message>
        <message>
            <source>The drawings are under the Creative Commons licence Attribution-ShareAlike 4.0.</source>
            <translation>Kresby jsou pod licencí Creative Commons Uveďte původ – Zachovejte licenci 4.0.</translation>
        </message>
        <message>
            <source>Fonts: Vollkorn by Friedrich Althausen (SIL Open Font License 1.1); PT Sans and PT Serif by ParaType (ParaType Free Font Licence). They come from your system; where they are missing, DejaVu stands in.</source>
            <translation>Písma: Vollkorn, autor Friedrich Althausen (SIL Open Font License 1.1); PT Sans a PT Serif od firmy ParaType (ParaType Free Font Licence). Pocházejí z tvého systému; kde chybějí, zastoupí je DejaVu.</translation>
        </message>
        <message>
            <source>Made with Qt, used under the GNU Lesser General Public License, version 3.</source>
            <translation>Vytvořeno s knihovnou Qt, použitou pod licencí GNU Lesser General Public License verze 3.</translation>
        </message>
    </context>
    <context>
        <name>Advice</name>
        <message>
            <source>{n:rat:nom} at the end: {points}.</source>
            <translation>{n:rat:nom} na konci: {points}.</translation>
        </message>
        <message>
            <source>Scroll track not moved: {track}. Its last step would be worth {n:point:acc} more.</source>
            <translation>Bez postupu: {track}. Poslední krok by přinesl o {n:point:acc} víc.</translation>
        </message>
        <message>
            <source>No district repopulated; another seat has {n:point:acc} from there.</source>
            <translation>Žádné znovuosídlené městské části; jiný hráč za ně má {n:point:acc}.</translation>
        </message>
        <message>
            <source>No district repopulated.</source>
            <translation>Žádné znovuosídlené městské části.</translation>
        </message>
        <message>
            <source>Book actions that lapsed unused: {n}.</source>
            <translation>Akce stupnic propadlé bez využití: {n}.</translation>
        </message>
        <message>
            <source>Citizens lost because there was no room: {n}.</source>
            <translation>Měšťané ztracení kvůli nedostatku místa: {n}.</translation>
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
            <source>Use the hex</source>
            <translation>Využít destičku</translation>
        </message>
        <message>
            <source>Repopulate</source>
            <translation>Znovu osídlit</translation>
        </message>
        <message>
            <source>Recall</source>
            <translation>Odvolat</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Nechat být</translation>
        </message>
        <message>
            <source>Pay</source>
            <translation>Zaplatit</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Dál</translation>
        </message>
        <message>
            <source>Renew hut upgrades</source>
            <translation>Obnovit vylepšení</translation>
        </message>
        <message>
            <source>Renew workshops</source>
            <translation>Obnovit dílny</translation>
        </message>
        <message>
            <source>Let go</source>
            <translation>Propustit</translation>
        </message>
        <message>
            <source>Stay in the hut</source>
            <translation>Nechat v domku</translation>
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
            <source>%1 of 3 taken</source>
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
            <source>Arrow keys move it, Home puts it back.</source>
            <translation>Posouvá se šipkami, klávesa Home ji vrátí zpět.</translation>
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
            <source>{n:coin}, you have {owned}</source>
            <translation>{n:coin}, máš {owned}</translation>
        </message>
        <message>
            <source>To {to:acc}: the lieutenant who lies at {from:nom}</source>
            <translation>Na {to:acc}: služebník, který leží zde: {from:nom}</translation>
        </message>
        <message>
            <source>To {to:acc}: a lieutenant from the estate</source>
            <translation>Na {to:acc}: služebník z panství</translation>
        </message>
        <message>
            <source>{Citizen:nom} to the square ({effect})</source>
            <translation>{Citizen:nom} na čtvercové pole ({effect})</translation>
        </message>
        <message>
            <source>{Citizen:nom}: hut {n}</source>
            <translation>{Citizen:nom}: domek {n}</translation>
        </message>
        <message>
            <source>{Citizen:nom}: workshop {n}</source>
            <translation>{Citizen:nom}: dílna {n}</translation>
        </message>
        <message>
            <source>{Citizen:nom}: let go</source>
            <translation>{Citizen:nom}: propustit</translation>
        </message>
        <message>
            <source>{Citizen:nom} in hut {n}</source>
            <translation>{Citizen:nom} v domku {n}</translation>
        </message>
        <message>
            <source>{Citizen:nom} in workshop {n}</source>
            <translation>{Citizen:nom} v dílně {n}</translation>
        </message>
        <message>
            <source>{Citizen:nom} on the square ({effect})</source>
            <translation>{Citizen:nom} na čtvercovém poli ({effect})</translation>
        </message>
        <message>
            <source>{Dock:nom}: the ship with {goods:acc}</source>
            <translation>{Dock:nom}: loď, která veze {goods:acc}</translation>
        </message>
        <message>
            <source>Recall the lieutenant who lies at {place:nom}</source>
            <translation>Odvolat služebníka, který leží zde: {place:nom}</translation>
        </message>
        <message>
            <source>Recall a lieutenant in the estate</source>
            <translation>Odvolat služebníka na panství</translation>
        </message>
        <message>
            <source>One cube here and one next door ({place:nom})</source>
            <translation>Jedna kostka tady a jedna vedle ({place:nom})</translation>
        </message>
        <message>
            <source>Two cubes here</source>
            <translation>Dvě kostky tady</translation>
        </message>
        <message>
            <source>One cube here</source>
            <translation>Jedna kostka tady</translation>
        </message>
        <message>
            <source>End the fight</source>
            <translation>Ukončit boj</translation>
        </message>
        <message>
            <source>Burn the ship's cube</source>
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
            <source>{Book:nom}: buy a step to space {space}</source>
            <translation>{Book:nom}: koupit krok na pole {space}</translation>
        </message>
        <message>
            <source>{Book:nom}, space {space}: {effect}</source>
            <translation>{Book:nom}, pole {space}: {effect}</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>Ukončit tah</translation>
        </message>
        <message>
            <source>{Citizen:nom} from the square ({effect}) into workshop {n}</source>
            <translation>{Citizen:nom} ze čtvercového pole ({effect}) do dílny {n}</translation>
        </message>
        <message>
            <source>Pay for the action</source>
            <translation>Zaplatit za akci</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Nechat být</translation>
        </message>
        <message>
            <source>{Book:nom}: on to space {space}</source>
            <translation>{Book:nom}: postup na pole {space}</translation>
        </message>
        <message>
            <source>{track}: one step up</source>
            <translation>{track}: o 1 pole nahoru</translation>
        </message>
        <message>
            <source>Upgrade: {overseer:nom}</source>
            <translation>Povýšit {overseer:acc}</translation>
        </message>
        <message>
            <source>{Place:nom}: {effect}</source>
            <translation>{Place:nom}: {effect}</translation>
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
            <source>Renew the open hut upgrades</source>
            <translation>Obnovit nabídku vylepšení domků</translation>
        </message>
        <message>
            <source>Renew the open workshops</source>
            <translation>Obnovit nabídku dílen</translation>
        </message>
        <message>
            <source>Upgrade onto hut {n}</source>
            <translation>Vylepšení na domek {n}</translation>
        </message>
        <message>
            <source>Give up the lieutenant who lies at {place:nom}</source>
            <translation>Odevzdat služebníka, který leží zde: {place:nom}</translation>
        </message>
        <message>
            <source>Give up a lieutenant in the estate</source>
            <translation>Odevzdat služebníka z panství</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Dál</translation>
        </message>
        <message>
            <source>{Overseer:nom}: leap over a space</source>
            <translation>{Overseer:nom}: přeskočit pole</translation>
        </message>
        <message>
            <source>{Overseer:nom}: one space on</source>
            <translation>{Overseer:nom}: o 1 pole dál</translation>
        </message>
        <message>
            <source>{Overseer:nom}: the left branch</source>
            <translation>{Overseer:nom}: levá větev</translation>
        </message>
        <message>
            <source>{Overseer:nom}: the upper branch</source>
            <translation>{Overseer:nom}: horní větev</translation>
        </message>
        <message>
            <source>{Overseer:nom}: the right branch</source>
            <translation>{Overseer:nom}: pravá větev</translation>
        </message>
        <message>
            <source>{Overseer:nom}: the lower branch</source>
            <translation>{Overseer:nom}: dolní větev</translation>
        </message>
        <message>
            <source>{text} – {cost}</source>
            <translation>{text} – {cost}</translation>
        </message>
        <message>
            <source>Two cubes here and one next door ({place:nom})</source>
            <translation>Dvě kostky tady a jedna vedle ({place:nom})</translation>
        </message>
        <message>
            <source>One cube here, with one fire token of each kind</source>
            <translation>Jedna kostka tady za oheň a velký oheň</translation>
        </message>
        <message>
            <source>{Citizen:nom}: from the square ({from}) to the square ({to})</source>
            <translation>{Citizen:nom} ze čtvercového pole ({from}) na jiné ({to})</translation>
        </message>
        <message>
            <source>Turn order by this book: {book:nom}</source>
            <translation>Pořadí hráčů určí {book:nom}</translation>
        </message>
        <message>
            <source>{Citizen:nom}: stay in hut {n}</source>
            <translation>{Citizen:nom} zůstává v domku {n}</translation>
        </message>
    </context>
    <context>
        <name>ContinueStrip</name>
        <message>
            <source>Unfinished lesson</source>
            <translation>Rozehraná lekce</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <translation>Krok %1 z %2</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Pokračovat</translation>
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
            <source>Played by default</source>
            <translation>Ve výchozím nastavení</translation>
        </message>
    </context>
    <context>
        <name>Effect</name>
        <message>
            <source>{first} or {second}</source>
            <translation>{first} nebo {second}</translation>
        </message>
        <message>
            <source>{Overseer:nom} one space on</source>
            <translation>{Overseer:nom} o 1 pole dál</translation>
        </message>
        <message>
            <source>Any overseer one space on</source>
            <translation>Libovolný správce o 1 pole dál</translation>
        </message>
        <message>
            <source>Any overseer one space on, or two by a leap</source>
            <translation>Libovolný správce o 1 pole dál, nebo o 2 s přeskočením</translation>
        </message>
        <message>
            <source>Upgrade {n:overseer:acc}</source>
            <translation>Povýšení {n:overseer:gen}</translation>
        </message>
        <message>
            <source>Upgrade an overseer, then advance it</source>
            <translation>Povýšení správce, pak jeho pohyb</translation>
        </message>
        <message>
            <source>{n:point}</source>
            <translation>{n:point}</translation>
        </message>
        <message>
            <source>{Book:nom}: one space on</source>
            <translation>{Book:nom}: o 1 pole dál</translation>
        </message>
        <message>
            <source>City or church book: one space on</source>
            <translation>Stupnice městských knih nebo církevních matrik: o 1 pole dál</translation>
        </message>
        <message>
            <source>Scroll board: {n:step}</source>
            <translation>Deska šlechtického archivu: {n:step}</translation>
        </message>
        <message>
            <source>Build</source>
            <translation>Stavba</translation>
        </message>
        <message>
            <source>Upgrade {n:citizen:acc}</source>
            <translation>Povýšení {n:citizen:gen}</translation>
        </message>
        <message>
            <source>Activate {n:citizen:acc}</source>
            <translation>Aktivace {n:citizen:gen}</translation>
        </message>
        <message>
            <source>{n:lieutenant}</source>
            <translation>{n:lieutenant}</translation>
        </message>
        <message>
            <source>The action of any hex in town</source>
            <translation>Akce kterékoli destičky ve městě</translation>
        </message>
        <message>
            <source>Pay {price}, get: {effect}</source>
            <translation>Cena: {price}, zisk: {effect}</translation>
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
            <source>Look at the table</source>
            <translation>Prohlédnout si stůl</translation>
        </message>
        <message>
            <source>Count again</source>
            <translation>Spočítat znovu</translation>
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
            <source>Same table again</source>
            <translation>Odveta</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Odejít od stolu</translation>
        </message>
    </context>
    <context>
        <name>EndCard</name>
        <message>
            <source>Lesson finished</source>
            <translation>Lekce je dokončena</translation>
        </message>
        <message>
            <source>To the lessons</source>
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
    </context>
    <context>
        <name>EndSummary</name>
        <message>
            <source>Where the points came from</source>
            <translation>Odkud jsou body</translation>
        </message>
        <message>
            <source>How they grew</source>
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
    </context>
    <context>
        <name>Ending</name>
        <message>
            <source>The goal of {goal} is reached: a good result, {n} above it.</source>
            <translation>Hranice {goal} je dosažena: dobrý výsledek, o {n} nad ní.</translation>
        </message>
        <message>
            <source>The goal of {goal} is missed by {n}.</source>
            <translation>K hranici {goal} chybí {n}.</translation>
        </message>
        <message>
            <source>Popularity: space {mine}, the opponent {theirs}. Not behind, so {n:point:nom}.</source>
            <translation>Morová kronika: pole {mine}, protivník {theirs}. Nezaostáváš, proto {n:point:nom}.</translation>
        </message>
        <message>
            <source>Popularity: space {mine}, the opponent {theirs}. Behind, so no points.</source>
            <translation>Morová kronika: pole {mine}, protivník {theirs}. Zaostáváš, proto žádné body.</translation>
        </message>
        <message>
            <source>As many points: {names}. More repopulated districts decide: {districts}.</source>
            <translation>Stejně bodů: {names}. Rozhoduje vyšší počet znovuosídlených městských částí: {districts}.</translation>
        </message>
        <message>
            <source>As many points and districts: {names}. The worth of all districts decides: {sum}.</source>
            <translation>Stejně bodů i městských částí: {names}. Rozhoduje hodnota všech městských částí: {sum}.</translation>
        </message>
        <message>
            <source>As many points and districts: {names}. The dearest district decides: {best}.</source>
            <translation>Stejně bodů i městských částí: {names}. Rozhoduje nejcennější městská část: {best}.</translation>
        </message>
        <message>
            <source>Equal in points, in districts and in their worth: nothing else decides.</source>
            <translation>Shoda v bodech, v městských částech i v jejich hodnotě: nic dalšího nerozhoduje.</translation>
        </message>
        <message>
            <source>Lead: {n:point:nom}. Next: {names}.</source>
            <translation>Náskok: {n:point:nom}. Další v pořadí: {names}.</translation>
        </message>
        <message>
            <source>Greatest difference: {source} ({gap}).</source>
            <translation>Největší rozdíl: {source} ({gap}).</translation>
        </message>
    </context>
    <context>
        <name>Estate</name>
        <message>
            <source>Your estate</source>
            <translation>Tvé panství</translation>
        </message>
        <message>
            <source>Estate of %1</source>
            <translation>Panství: %1</translation>
        </message>
        <message>
            <source>Back to the estate of the seat that plays</source>
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
            <source>Resettled districts: %1</source>
            <translation>Znovuosídlené městské části: %1</translation>
        </message>
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
    </context>
    <context>
        <name>Event</name>
        <message>
            <source>{who} has the turn.</source>
            <translation>{who} je na tahu.</translation>
        </message>
        <message>
            <source>{who} ends the turn.</source>
            <translation>{who} končí tah.</translation>
        </message>
        <message>
            <source>{who}: lieutenant to {place:acc}.</source>
            <translation>{who}: služebník na {place:acc}.</translation>
        </message>
        <message>
            <source>{who} recalls a lieutenant.</source>
            <translation>{who} odvolává služebníka.</translation>
        </message>
        <message>
            <source>{who} gets one more lieutenant.</source>
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
            <source>{who}: {citizen:nom} from {place:gen} to hut {hut}, field I.</source>
            <translation>{who}: {citizen:nom} z {place:gen} do domku {hut}, pole I.</translation>
        </message>
        <message>
            <source>{who}: {citizen:nom} from {place:gen} to the sector.</source>
            <translation>{who}: {citizen:nom} z {place:gen} na čtvercové pole.</translation>
        </message>
        <message>
            <source>Plague takes {n:citizen:acc} ({place:nom}).</source>
            <translation>Mor si bere {n:citizen:acc} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} has no room: {n:citizen:nom} lost ({place:nom}).</source>
            <translation>{who} nemá místo a ztrácí {n:citizen:acc} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who}: {citizen:nom} moves into workshop {workshop}.</source>
            <translation>{who}: {citizen:nom} vchází do dílny {workshop}.</translation>
        </message>
        <message>
            <source>{who}: {citizen:nom} leaves quarantine for workshop {workshop}.</source>
            <translation>{who}: {citizen:nom} odchází z karantény do dílny {workshop}.</translation>
        </message>
        <message>
            <source>{who}: {citizen:nom} leaves quarantine for the sector.</source>
            <translation>{who}: {citizen:nom} odchází z karantény na čtvercové pole.</translation>
        </message>
        <message>
            <source>{who}: {citizen:nom} finds no room after quarantine.</source>
            <translation>{who}: {citizen:nom} po karanténě nenachází místo.</translation>
        </message>
        <message>
            <source>{who}: {citizen:nom} moves back to town.</source>
            <translation>{who}: {citizen:nom} se vrací do města.</translation>
        </message>
        <message>
            <source>{who}: hut {hut}, from field I to field II.</source>
            <translation>{who}: domek {hut}, z pole I na pole II.</translation>
        </message>
        <message>
            <source>{who} upgrades a citizen: {citizen:nom}.</source>
            <translation>{who} povyšuje měšťana: {citizen:nom}.</translation>
        </message>
        <message>
            <source>{who} activates a citizen: {citizen:nom}.</source>
            <translation>{who} aktivuje měšťana: {citizen:nom}.</translation>
        </message>
        <message>
            <source>{who}: the ship's cube goes back to the supply.</source>
            <translation>{who}: kostka z lodi se vrací do zásoby.</translation>
        </message>
        <message>
            <source>{who} burns a plague cube ({place:nom}).</source>
            <translation>{who} odstraňuje kostku moru ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} burns the ship's cube ({place:nom}).</source>
            <translation>{who} odstraňuje kostku moru z lodi ({place:nom}).</translation>
        </message>
        <message>
            <source>{Place:nom}: one plague cube more.</source>
            <translation>{Place:nom}: o jednu kostku moru víc.</translation>
        </message>
        <message>
            <source>Too few plague cubes are left: none is placed.</source>
            <translation>Kostek moru zbývá příliš málo: nepřidává se žádná.</translation>
        </message>
        <message>
            <source>{who}: {book:nom}, disc to space {space}.</source>
            <translation>{who}: {book:nom}, disk na pole {space}.</translation>
        </message>
        <message>
            <source>{who} earns the action of space {space} ({book:nom}).</source>
            <translation>{who} získává akci pole {space} ({book:nom}).</translation>
        </message>
        <message>
            <source>{who} uses the action of space {space} ({book:nom}).</source>
            <translation>{who} využívá akci pole {space} ({book:nom}).</translation>
        </message>
        <message>
            <source>{who}: the action of space {space} lapses ({book:nom}).</source>
            <translation>{who}: akce pole {space} propadá ({book:nom}).</translation>
        </message>
        <message>
            <source>{who}: scroll track {track} up to step {step}.</source>
            <translation>{who}: {track}. stupnice šlechtického archivu, úroveň {step}.</translation>
        </message>
        <message>
            <source>{who}: {overseer:nom} to space {step} of the path.</source>
            <translation>{who}: {overseer:nom} na pole {step} obchůzky.</translation>
        </message>
        <message>
            <source>{who} upgrades an overseer: {overseer:nom}.</source>
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
            <source>{who} lays the upgrade on hut {hut}.</source>
            <translation>{who} pokládá vylepšení na domek {hut}.</translation>
        </message>
        <message>
            <source>{who} buys a workshop ({citizen:nom}).</source>
            <translation>{who} kupuje dílnu ({citizen:nom}).</translation>
        </message>
        <message>
            <source>{who}: workshop {workshop} gives its reward.</source>
            <translation>{who}: dílna {workshop} dává odměnu.</translation>
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
            <source>{who} renews the open hut upgrades.</source>
            <translation>{who} obnovuje nabídku vylepšení domků.</translation>
        </message>
        <message>
            <source>{who} renews the open workshops.</source>
            <translation>{who} obnovuje nabídku dílen.</translation>
        </message>
        <message>
            <source>{who} takes a ship ({goods:nom}).</source>
            <translation>{who} si bere loď ({goods:nom}).</translation>
        </message>
        <message>
            <source>{who} repopulates {place:acc}.</source>
            <translation>{who} znovu osídluje městskou část ({place:nom}).</translation>
        </message>
        <message>
            <source>{who}: hut {n} produces.</source>
            <translation>{who}: domek {n} produkuje.</translation>
        </message>
        <message>
            <source>{who}: workshop {n} produces.</source>
            <translation>{who}: dílna {n} produkuje.</translation>
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
            <translation>Destička kotviště: {port:nom}.</translation>
        </message>
        <message>
            <source>The docking tiles are shuffled anew.</source>
            <translation>Destičky kotviště jsou znovu zamíchané.</translation>
        </message>
        <message>
            <source>A ship brings {goods:acc} and a plague cube ({dock:nom}).</source>
            <translation>Loď přiváží {goods:acc} a kostku moru ({dock:nom}).</translation>
        </message>
        <message>
            <source>A ship brings {goods:acc} and no plague ({dock:nom}).</source>
            <translation>Loď přiváží {goods:acc}, a to bez moru ({dock:nom}).</translation>
        </message>
        <message>
            <source>A new hex joins the town: {place:nom}.</source>
            <translation>Město se rozrůstá o destičku: {place:nom}.</translation>
        </message>
        <message>
            <source>The workshops of era II are on offer.</source>
            <translation>V nabídce jsou dílny éry II.</translation>
        </message>
        <message>
            <source>{Place:nom}: {n:citizen:nom} more.</source>
            <translation>{Place:nom}: přichází {n:citizen:nom}.</translation>
        </message>
        <message>
            <source>{who}, {source}: {n:point:nom}.</source>
            <translation>{who}, {source}: {n:point:nom}.</translation>
        </message>
        <message>
            <source>{who}: rats push the popularity disc back to space {space}.</source>
            <translation>{who}: krysy vracejí disk na stupnici morové kroniky na pole {space}.</translation>
        </message>
        <message>
            <source>{names} wins the game.</source>
            <translation>Vítězí {names}.</translation>
        </message>
        <message>
            <source>A shared win: {names}.</source>
            <translation>Společné vítězství: {names}.</translation>
        </message>
        <message>
            <source>Everybody is ready: the turns begin.</source>
            <translation>Všichni jsou připraveni: začínají tahy.</translation>
        </message>
        <message>
            <source>All lieutenants are used: production.</source>
            <translation>Všichni služebníci jsou použiti: produkce.</translation>
        </message>
        <message>
            <source>Quarantine moves on.</source>
            <translation>Karanténa se posouvá.</translation>
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
            <source>The town awaits new arrivals.</source>
            <translation>Město čeká na nově příchozí.</translation>
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
            <source>{who}: no hex and no ship is left, a lieutenant stays at home.</source>
            <translation>{who}: nezbývá destička ani loď, služebník zůstává doma.</translation>
        </message>
        <message>
            <source>{who} clears the hex: {n:citizen:nom} to the supply ({place:nom}).</source>
            <translation>{who} vrací do zásoby {n:citizen:acc} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who}: {citizen:nom} changes squares.</source>
            <translation>{who}: {citizen:nom} jde na jiné čtvercové pole.</translation>
        </message>
        <message>
            <source>{who}: no room is left, the citizen stays in hut {hut}.</source>
            <translation>{who}: není místo, měšťan zůstává v domku {hut}.</translation>
        </message>
        <message>
            <source>{who} takes a hut upgrade.</source>
            <translation>{who} si bere vylepšení domku.</translation>
        </message>
        <message>
            <source>{who} takes a workshop ({citizen:nom}).</source>
            <translation>{who} si bere dílnu ({citizen:nom}).</translation>
        </message>
        <message>
            <source>{who} takes a cart.</source>
            <translation>{who} si bere vůz.</translation>
        </message>
        <message>
            <source>No plague cube is left: the ship waits for another round.</source>
            <translation>Nezbývá žádná kostka moru: loď čeká na některé z dalších kol.</translation>
        </message>
        <message>
            <source>{who} names the book of turn order: {book:nom}.</source>
            <translation>{who} volí stupnici, která určí pořadí: {book:nom}.</translation>
        </message>
        <message>
            <source>{who} gets a player board with side b up.</source>
            <translation>{who} dostává hráčskou desku stranou „b“ nahoru.</translation>
        </message>
        <message>
            <source>{who} gets a scroll board with side b up: {tracks}.</source>
            <translation>{who} dostává desku šlechtického archivu stranou „b“ nahoru: {tracks}.</translation>
        </message>
        <message>
            <source>A solo tile is turned up: the hex with {hex}.</source>
            <translation>Destička pro hru jednoho hráče ukazuje místo s akcí „{hex}“.</translation>
        </message>
        <message>
            <source>A solo tile is turned up: the hex with {hex} is not free. The tile is out for this round.</source>
            <translation>Destička pro hru jednoho hráče ukazuje místo s akcí „{hex}“. To není dostupné, proto je destička do konce kola mimo hru.</translation>
        </message>
        <message>
            <source>The solo tiles are shuffled anew.</source>
            <translation>Destičky pro hru jednoho hráče jsou znovu zamíchané.</translation>
        </message>
        <message>
            <source>Several ships are equally near: chance picks one ({dock:nom}).</source>
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
            <source>{who} stays below the goal of {n:point:gen}.</source>
            <translation>{who} zůstává pod hranicí {n:point:gen}.</translation>
        </message>
        <message>
            <source>{who}: {citizen:nom} from {place:gen} to workshop {workshop}.</source>
            <translation>{who}: {citizen:nom} z {place:gen} do dílny {workshop}.</translation>
        </message>
    </context>
    <context>
        <name>FeedbackCard</name>
        <message>
            <source>Take it back</source>
            <translation>Vzít zpět</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Nechat tak</translation>
        </message>
        <message>
            <source>I see</source>
            <translation>Rozumím</translation>
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
            <source>Player boards</source>
            <translation>Hráčské desky</translation>
        </message>
        <message>
            <source>Side a, all alike</source>
            <translation>Strana „a“, všechny stejné</translation>
        </message>
        <message>
            <source>Side b, each different</source>
            <translation>Strana „b“, každá jiná</translation>
        </message>
        <message>
            <source>Scroll boards</source>
            <translation>Desky šlechtického archivu</translation>
        </message>
        <message>
            <source>Setting the table</source>
            <translation>Příprava hry</translation>
        </message>
        <message>
            <source>Shown step by step</source>
            <translation>Ukázat krok za krokem</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>Najednou</translation>
        </message>
        <message>
            <source>With the book priority tile</source>
            <translation>S destičkou priority</translation>
        </message>
        <message>
            <source>Less</source>
            <translation>Méně</translation>
        </message>
        <message>
            <source>More: turn order, editions, seed</source>
            <translation>Více: pořadí hráčů, vydání, číslo náhody</translation>
        </message>
        <message>
            <source>Turn order in the first round</source>
            <translation>Pořadí hráčů v prvním kole</translation>
        </message>
        <message>
            <source>Drawn by lot</source>
            <translation>Losem</translation>
        </message>
        <message>
            <source>As listed</source>
            <translation>Podle seznamu</translation>
        </message>
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
            <source>Own</source>
            <translation>Vlastní</translation>
        </message>
        <message>
            <source>Your own choice</source>
            <translation>Vlastní volba</translation>
        </message>
        <message>
            <source>Every open question is decided by default.</source>
            <translation>O všech otevřených otázkách rozhoduje výchozí nastavení.</translation>
        </message>
        <message numerus="yes">
            <source>%n question(s) decided otherwise than by default.</source>
            <translation>
                <numerusform>%n otázka rozhodnutá jinak než ve výchozím nastavení.</numerusform>
                <numerusform>%n otázky rozhodnuté jinak než ve výchozím nastavení.</numerusform>
                <numerusform>%n otázek rozhodnutých jinak než ve výchozím nastavení.</numerusform>
            </translation>
        </message>
        <message>
            <source>One by one, in the rules</source>
            <translation>Jednotlivě, v pravidlech</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Číslo náhody</translation>
        </message>
        <message>
            <source>Left to chance</source>
            <translation>Ponechat náhodě</translation>
        </message>
        <message>
            <source>The same number gives the same city and the same luck.</source>
            <translation>Stejné číslo dá stejné město i stejné štěstí.</translation>
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
            <source>Open in another window of this program: here you can look, but not play.</source>
            <translation>Hra je otevřená v jiném okně tohoto programu: tady ji lze jen prohlížet.</translation>
        </message>
        <message>
            <source>This game cannot be opened whole: %1</source>
            <translation>Tuto hru nelze otevřít celou: %1</translation>
        </message>
        <message>
            <source>solo</source>
            <comment>a game of one person against the rule-driven opponent</comment>
            <translation>sólo</translation>
        </message>
        <message>
            <source>%1 – left as it is. You can play on from what is sound, in a copy.</source>
            <translation>%1 – soubor zůstává beze změny. Na neporušenou část lze navázat v kopii.</translation>
        </message>
        <message>
            <source>%1 – left as it is. The other games are not affected.</source>
            <translation>%1 – soubor zůstává beze změny. Ostatních her se to netýká.</translation>
        </message>
        <message>
            <source>Play on</source>
            <translation>Hrát dál</translation>
        </message>
        <message>
            <source>Play on from what is sound</source>
            <translation>Navázat na neporušenou část</translation>
        </message>
        <message>
            <source>Look at it</source>
            <translation>Prohlédnout</translation>
        </message>
        <message>
            <source>Only look</source>
            <translation>Jen prohlédnout</translation>
        </message>
        <message>
            <source>Copy to a file</source>
            <translation>Kopírovat do souboru</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Smazat</translation>
        </message>
        <message>
            <source>Checking how far this game has come…</source>
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
            <source>%1 was not brought in: %2</source>
            <translation>Soubor %1 se nepodařilo načíst: %2</translation>
        </message>
        <message>
            <source>Saved games</source>
            <translation>Uložené hry</translation>
        </message>
        <message>
            <source>Messina 1347</source>
            <translation>Messina 1347</translation>
        </message>
        <message>
            <source>Every move is saved at once. You can leave any game and take it up again, as many side by side as you like.</source>
            <translation>Každý tah se hned ukládá. Kteroukoli hru můžeš opustit a znovu se k ní vrátit; souběžně jich může být, kolik chceš.</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nová hra</translation>
        </message>
        <message>
            <source>Bring in a game from a file</source>
            <translation>Načíst hru ze souboru</translation>
        </message>
        <message>
            <source>No game has been begun yet.</source>
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
            <source>The file is deleted. It cannot be brought back.</source>
            <translation>Soubor bude smazán. Obnovit ho nelze.</translation>
        </message>
        <message>
            <source>The game of %1 is deleted. It cannot be brought back.</source>
            <translation>Hra (%1) bude smazána. Obnovit ji nelze.</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Smazat</translation>
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
            <source>You are asked, {who}</source>
            <translation>Rozhoduješ ty, {who}</translation>
        </message>
        <message>
            <source>Round {round} · lieutenants at home: {n}</source>
            <translation>Kolo {round} · služebníci doma: {n}</translation>
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
            <source>Uncover the table</source>
            <translation>Odkrýt stůl</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zavřít</translation>
        </message>
        <message>
            <source>The table stays covered until you sit down.</source>
            <translation>Stůl zůstane zakrytý, dokud k němu nezasedneš.</translation>
        </message>
    </context>
    <context>
        <name>HistoryBar</name>
        <message>
            <source>Course of the game</source>
            <translation>Historie hry</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pauza</translation>
        </message>
        <message>
            <source>Play the game back</source>
            <translation>Přehrát hru</translation>
        </message>
        <message>
            <source>Fast; press for the normal speed</source>
            <translation>Rychlé tempo; stisknutím zpomalíš</translation>
        </message>
        <message>
            <source>Normal speed; press for fast</source>
            <translation>Běžné tempo; stisknutím zrychlíš</translation>
        </message>
        <message>
            <source>One command back</source>
            <translation>O krok zpět</translation>
        </message>
        <message>
            <source>One command on</source>
            <translation>O krok vpřed</translation>
        </message>
        <message>
            <source>Try out from here</source>
            <translation>Zkusit odtud</translation>
        </message>
        <message>
            <source>Close the course of the game</source>
            <translation>Zavřít historii hry</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>Medieval board games, taught at your own table</source>
            <translation>Středověké deskové hry, výuka přímo u tvého stolu</translation>
        </message>
        <message>
            <source>Learn</source>
            <translation>Učit se</translation>
        </message>
        <message>
            <source>Short lessons at a real table. You make the moves, the master explains.</source>
            <translation>Krátké lekce u opravdového stolu. Ty táhneš, mistr vysvětluje.</translation>
        </message>
        <message numerus="yes">
            <source>%n lesson(s)</source>
            <translation>
                <numerusform>%n lekce</numerusform>
                <numerusform>%n lekce</numerusform>
                <numerusform>%n lekcí</numerusform>
            </translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Hrát</translation>
        </message>
        <message>
            <source>Whole games with every rule, at one screen.</source>
            <translation>Celé hry se všemi pravidly u jedné obrazovky.</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Pravidla</translation>
        </message>
        <message>
            <source>Every rule in plain words, each linked to those it touches.</source>
            <translation>Každé pravidlo prostými slovy, s odkazy na ta, kterých se dotýká.</translation>
        </message>
        <message>
            <source>Messina 1347, in five languages</source>
            <translation>Messina 1347, v pěti jazycích</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Nastavení</translation>
        </message>
        <message>
            <source>Language, light, size of the text, motion.</source>
            <translation>Jazyk, světlo, velikost písma, pohyb.</translation>
        </message>
        <message>
            <source>About this program</source>
            <translation>O programu</translation>
        </message>
        <message>
            <source>A teaching aid by players. Not affiliated with the authors or publishers of the games; you need your own copy.</source>
            <translation>Výuková pomůcka od hráčů. Bez vazby na autory či vydavatele her; potřebuješ vlastní hru.</translation>
        </message>
        <message>
            <source>Messina 1347, one to four players</source>
            <translation>Messina 1347, pro jednoho až čtyři hráče</translation>
        </message>
    </context>
    <context>
        <name>KeyCard</name>
        <message>
            <source>Finding one's way</source>
            <translation>Orientace</translation>
        </message>
        <message>
            <source>next area of the table</source>
            <translation>další část stolu</translation>
        </message>
        <message>
            <source>next hex, space or row in that direction</source>
            <translation>další destička, pole nebo řádek v daném směru</translation>
        </message>
        <message>
            <source>town, books, estate, offers, rounds, wheel or players</source>
            <translation>město, písemné záznamy, panství, nabídka, kola, ukazatel nákazy nebo hráči</translation>
        </message>
        <message>
            <source>the question and its buttons</source>
            <translation>otázka a její tlačítka</translation>
        </message>
        <message>
            <source>enlarge the town, shrink it, show the whole of it</source>
            <translation>zvětšení a zmenšení města, celé město</translation>
        </message>
        <message>
            <source>Playing</source>
            <translation>Hraní</translation>
        </message>
        <message>
            <source>choose what is focused; the golden button</source>
            <translation>volba označeného prvku; zlaté tlačítko</translation>
        </message>
        <message>
            <source>the button that shows the letter</source>
            <translation>tlačítko s tímto písmenem</translation>
        </message>
        <message>
            <source>close, put down, go back</source>
            <translation>zavření, položení, návrat</translation>
        </message>
        <message>
            <source>undo, redo</source>
            <translation>vzetí zpět, provedení znovu</translation>
        </message>
        <message>
            <source>course of the game</source>
            <translation>historie hry</translation>
        </message>
        <message>
            <source>try something out, and come back</source>
            <translation>zkouška nanečisto a návrat</translation>
        </message>
        <message>
            <source>Asking</source>
            <translation>Nápověda</translation>
        </message>
        <message>
            <source>rule of what is focused</source>
            <translation>pravidlo k označenému prvku</translation>
        </message>
        <message>
            <source>hint</source>
            <translation>rada</translation>
        </message>
        <message>
            <source>log of the game</source>
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
            <source>end the turn or the fight, go on</source>
            <translation>konec tahu nebo boje, dál</translation>
        </message>
        <message>
            <source>language; in the rules X swaps the two languages</source>
            <translation>jazyk; v pravidlech X prohodí oba jazyky</translation>
        </message>
        <message>
            <source>leave the table, which stays as it is</source>
            <translation>odchod od stolu; vše na něm zůstane</translation>
        </message>
    </context>
    <context>
        <name>LanguageMenu</name>
        <message>
            <source>Language</source>
            <translation>Jazyk</translation>
        </message>
        <message>
            <source>For %1 only; the others keep their language</source>
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
            <source>You can change it at any time, on any page, with the key X.</source>
            <translation>Změnit ho můžeš kdykoli a na každé stránce klávesou X.</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <source>There is nothing to do on the board now. Read the card and go on.</source>
            <translation>Na plánu teď není co dělat. Přečti si kartu a pokračuj.</translation>
        </message>
        <message>
            <source>First answer the question on the card.</source>
            <translation>Nejdřív odpověz na otázku na kartě.</translation>
        </message>
        <message>
            <source>That is no answer to this question. Look at what the card asks for.</source>
            <translation>To není odpověď na tuto otázku. Podívej se, nač se karta ptá.</translation>
        </message>
        <message>
            <source>That is allowed. The lesson goes on when you do what the card asks for.</source>
            <translation>To je dovoleno. Lekce bude pokračovat, až uděláš, oč žádá karta.</translation>
        </message>
        <message>
            <source>The rule under the question holds the answer: open it.</source>
            <translation>Odpověď je v pravidle pod otázkou: otevři ho.</translation>
        </message>
        <message>
            <source>Points so far</source>
            <translation>Dosavadní body</translation>
        </message>
        <message>
            <source>Rats so far</source>
            <translation>Dosavadní krysy</translation>
        </message>
        <message>
            <source>Right at the first try</source>
            <translation>Správně na první pokus</translation>
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
            <source>You are at step %1</source>
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
            <source>From the beginning</source>
            <translation>Od začátku</translation>
        </message>
    </context>
    <context>
        <name>LessonFault</name>
        <message>
            <source>{step}: the start cannot be reached: {detail}.</source>
            <translation>{step}: začátek je nedosažitelný: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the engine refuses a line of the script: {detail}.</source>
            <translation>{step}: jádro hry odmítá řádek scénáře: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the solution does not reach the goal: {detail}.</source>
            <translation>{step}: řešení nevede k cíli: {detail}.</translation>
        </message>
        <message>
            <source>{step}: what is watched does not make the goal true.</source>
            <translation>{step}: předvedené tahy cíl nesplní.</translation>
        </message>
        <message>
            <source>{step}: the answer in skip_by is not the right one: {detail}.</source>
            <translation>{step}: odpověď ve skip_by není ta správná: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the lesson does not end.</source>
            <translation>{step}: lekce nekončí.</translation>
        </message>
        <message>
            <source>The lesson says it teaches {detail}, and nothing in it uses that rule.</source>
            <translation>Lekce tvrdí, že učí {detail}, ale nic v ní toto pravidlo nevyužívá.</translation>
        </message>
        <message>
            <source>{step}: no answer of its own for: {detail}.</source>
            <translation>{step}: chybí vlastní odpověď na: {detail}.</translation>
        </message>
        <message>
            <source>{step}: taking back gives another position: {detail}.</source>
            <translation>{step}: vzetí zpět dává jinou pozici: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the goal is out of reach after: {detail}.</source>
            <translation>{step}: cíl je nedosažitelný po: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the target is not there: {detail}.</source>
            <translation>{step}: cílové místo tam není: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the same step was reached with another position.</source>
            <translation>{step}: k témuž kroku vede i jiná pozice.</translation>
        </message>
        <message>
            <source>The first own move comes too late: {detail}.</source>
            <translation>První vlastní tah přichází příliš pozdě: {detail}.</translation>
        </message>
        <message>
            <source>Half of the steps are longer than they should be: {detail}.</source>
            <translation>Polovina kroků je delší, než má být: {detail}.</translation>
        </message>
        <message>
            <source>Too many steps only tell: {detail}.</source>
            <translation>Příliš mnoho kroků jen vypráví: {detail}.</translation>
        </message>
        <message>
            <source>{step}: too many words: {detail}.</source>
            <translation>{step}: příliš mnoho slov: {detail}.</translation>
        </message>
        <message>
            <source>{step}: a past tense that takes the reader's gender for granted: {detail}.</source>
            <translation>{step}: minulý čas, který předpokládá rod čtenáře: {detail}.</translation>
        </message>
        <message>
            <source>{step}: not the same marks as in English: {detail}.</source>
            <translation>{step}: jiné značky než v angličtině: {detail}.</translation>
        </message>
        <message>
            <source>The term of this language is hardly used: {detail}.</source>
            <translation>Termín tohoto jazyka se téměř nepoužívá: {detail}.</translation>
        </message>
    </context>
    <context>
        <name>LessonsPage</name>
        <message>
            <source>Learn</source>
            <translation>Učit se</translation>
        </message>
        <message>
            <source>Messina 1347</source>
            <translation>Messina 1347</translation>
        </message>
        <message>
            <source>Each lesson is a real game on a real table. Leave whenever you like: your place is kept.</source>
            <translation>Každá lekce je opravdová hra u opravdového stolu. Odejdi, kdy chceš: tvé místo na tebe počká.</translation>
        </message>
    </context>
    <context>
        <name>LibraryPage</name>
        <message>
            <source>Rules</source>
            <translation>Pravidla</translation>
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
            <translation>Služebník %1, doma</translation>
        </message>
        <message>
            <source>Lieutenant %1, rests until the next round</source>
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
            <source>Renew the three hut upgrades</source>
            <translation>Obnovit všechna tři vylepšení domků</translation>
        </message>
        <message>
            <source>Renew the three workshops</source>
            <translation>Obnovit všechny tři dílny</translation>
        </message>
    </context>
    <context>
        <name>NameList</name>
        <message>
            <source>People who are known</source>
            <translation>Známé osoby</translation>
        </message>
    </context>
    <context>
        <name>Neighbours</name>
        <message>
            <source>Neighbours</source>
            <translation>Soupeři</translation>
        </message>
        <message>
            <source>Opponent</source>
            <translation>Protivník</translation>
        </message>
    </context>
    <context>
        <name>NewGamePage</name>
        <message>
            <source>New game</source>
            <translation>Nová hra</translation>
        </message>
        <message>
            <source>Messina 1347</source>
            <translation>Messina 1347</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Hráči</translation>
        </message>
        <message>
            <source>One screen, passed from hand to hand</source>
            <translation>Jedna obrazovka, z ruky do ruky</translation>
        </message>
        <message>
            <source>Start the game</source>
            <translation>Začít hru</translation>
        </message>
        <message>
            <source>Alone against an opponent who plays by rule</source>
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
        <message numerus="yes">
            <source>%n own ruling(s)</source>
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
            <source>Who plays</source>
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
            <source>How much is explained. Everything: what is possible is lit, what is not says why as you come to it. If asked: it is lit, and the rest waits for H, ? or a click. Nothing: the table stays plain; a click that cannot be followed is still answered.</source>
            <translation>Kolik se toho vysvětluje. Vše: co jde, svítí, a co nejde, řekne proč, jakmile na to najedeš. Na požádání: co jde, svítí, ostatní čeká na H, ? nebo kliknutí. Nic: stůl zůstává bez zvýraznění; kliknutí, kterému nelze vyhovět, však odpověď dostane.</translation>
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
            <source>Estate of %1</source>
            <translation>Panství: %1</translation>
        </message>
        <message>
            <source>Back to the estate of the seat that plays</source>
            <translation>Zpět na panství hráče, který je na tahu</translation>
        </message>
        <message>
            <source>Lieutenant %1, at home</source>
            <translation>Služebník %1, doma</translation>
        </message>
        <message>
            <source>Lieutenant %1, rests until the next round</source>
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
            <source>Resettled districts</source>
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
            <source>Renew the three hut upgrades</source>
            <translation>Obnovit všechna tři vylepšení domků</translation>
        </message>
        <message>
            <source>Renew the three workshops</source>
            <translation>Obnovit všechny tři dílny</translation>
        </message>
        <message>
            <source>Renew</source>
            <translation>Obnovit</translation>
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
            <source>Which places are listed</source>
            <translation>Zobrazená místa</translation>
        </message>
        <message>
            <source>All %1</source>
            <translation>Všechna %1</translation>
        </message>
        <message>
            <source>Possible %1</source>
            <translation>Dostupná %1</translation>
        </message>
        <message>
            <source>With citizens %1</source>
            <translation>S měšťany %1</translation>
        </message>
        <message>
            <source>With plague %1</source>
            <translation>S morem %1</translation>
        </message>
    </context>
    <context>
        <name>Opponent</name>
        <message>
            <source>The tile sends a lieutenant to {place:acc}, to take nothing.</source>
            <translation>Destička posílá služebníka na {place:acc}; nic si nebere.</translation>
        </message>
        <message>
            <source>The tile sends a lieutenant to {place:acc}, to take a ship from the nearest dock.</source>
            <translation>Destička posílá služebníka na {place:acc} pro loď z nejbližšího mola.</translation>
        </message>
        <message>
            <source>The tile sends a lieutenant to {place:acc}, to take the cart on offer.</source>
            <translation>Destička posílá služebníka na {place:acc} pro vůz z nabídky.</translation>
        </message>
        <message>
            <source>The tile sends a lieutenant to {place:acc}, to take the open workshop ({citizen:nom}).</source>
            <translation>Destička posílá služebníka na {place:acc} pro odkrytou dílnu ({citizen:nom}).</translation>
        </message>
        <message>
            <source>The tile sends a lieutenant to {place:acc}, to take every open hut upgrade.</source>
            <translation>Destička posílá služebníka na {place:acc} pro všechna odkrytá vylepšení domků.</translation>
        </message>
        <message>
            <source>No tile has been turned up in this round yet.</source>
            <translation>V tomto kole se ještě žádná destička neodkryla.</translation>
        </message>
        <message>
            <source>No tile names a free hex: the lieutenants that are left stay at home.</source>
            <translation>Žádná destička neukazuje dostupné místo: zbylí služebníci zůstávají doma.</translation>
        </message>
    </context>
    <context>
        <name>OpponentCard</name>
        <message>
            <source>Place in the turn order: %1</source>
            <translation>Místo v pořadí hráčů: %1</translation>
        </message>
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
            <source>Space in the popularity book:</source>
            <translation>Pole na morové kronice:</translation>
        </message>
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
            <source>Tiles in the pile: %1</source>
            <translation>Destičky v hromádce: %1</translation>
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
            <source>Not quite</source>
            <translation>Ne tak docela</translation>
        </message>
    </context>
    <context>
        <name>OrleansCommand</name>
        <message>
            <source>Back into the box: {place:nom}</source>
            <translation>Do krabice: {place:nom}</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Nechat být</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Dál</translation>
        </message>
        <message>
            <source>Pay all your coins</source>
            <translation>Zaplatit všemi mincemi</translation>
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
            <source>{Follower}: to the Gunpowder Tower</source>
            <translation>{Follower}: do Prašné věže</translation>
        </message>
        <message>
            <source>{Follower}: to the market</source>
            <translation>{Follower}: na tržiště</translation>
        </message>
        <message>
            <source>Put all back into the bag</source>
            <translation>Vrátit všechny do váčku</translation>
        </message>
        <message>
            <source>Take back instead of a draw: {follower} ({place:nom})</source>
            <translation>Vzít zpět místo losování: {follower} ({place:nom})</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Hotovo</translation>
        </message>
        <message>
            <source>Technology tile: {place:nom}, slot {n}</source>
            <translation>Žeton technologie: {place:nom}, pole {n}</translation>
        </message>
        <message>
            <source>Take back the technology tile ({place:nom})</source>
            <translation>Vzít zpět žeton technologie ({place:nom})</translation>
        </message>
        <message>
            <source>Take back: {follower} ({place:nom})</source>
            <translation>Vzít zpět: {follower} ({place:nom})</translation>
        </message>
        <message>
            <source>Settle this place</source>
            <translation>Potvrdit toto místo</translation>
        </message>
        <message>
            <source>Use: {place:nom}</source>
            <translation>Využít: {place:nom}</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Pasovat</translation>
        </message>
        <message>
            <source>Recruit: {follower:nom}</source>
            <translation>Naverbovat: {follower:nom}</translation>
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
            <source>By water to {town:gen}</source>
            <translation>Po vodní cestě do {town:gen}</translation>
        </message>
        <message>
            <source>By road to {town:gen}</source>
            <translation>Po cestě do {town:gen}</translation>
        </message>
        <message>
            <source>{Follower}: {deed:nom}, space for {space:acc}</source>
            <translation>{Follower}: {deed:nom}, pole pro {space:acc}</translation>
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
            <source>{n:development-point:nom} for {n:coin:acc}</source>
            <translation>Koupit {n:development-point:acc} za stejný počet mincí</translation>
        </message>
        <message>
            <source>Pay with {good:ins}</source>
            <translation>Zaplatit {good:ins}</translation>
        </message>
        <message>
            <source>Grain into bread: {n}</source>
            <translation>Proměnit obilí v chléb: {n}</translation>
        </message>
        <message>
            <source>The reward once more: {track:nom}</source>
            <translation>Odměna ještě jednou: {track:nom}</translation>
        </message>
        <message>
            <source>Move another merchant</source>
            <translation>Posunout cizího kupce</translation>
        </message>
        <message>
            <source>Merchant ({who}): by water to {town:gen}</source>
            <translation>Kupec ({who}): po vodní cestě do {town:gen}</translation>
        </message>
        <message>
            <source>Merchant ({who}): by road to {town:gen}</source>
            <translation>Kupec ({who}): po cestě do {town:gen}</translation>
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
            <source>Take the monk of the Sacristy back</source>
            <translation>Odevzdat mnicha ze Sakristie</translation>
        </message>
        <message>
            <source>Give up a trading station of the stock</source>
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
            <source>Give up: {follower}</source>
            <translation>Odevzdat: {follower}</translation>
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
            <source>Give up a technology tile not yet laid</source>
            <translation>Odevzdat nepoložený žeton technologie</translation>
        </message>
        <message>
            <source>Give up the technology tile: {place:nom}</source>
            <translation>Odevzdat žeton technologie: {place:nom}</translation>
        </message>
        <message>
            <source>From the Gunpowder Tower: {follower} ({place:nom})</source>
            <translation>Z Prašné věže: {follower} ({place:nom})</translation>
        </message>
        <message>
            <source>{Follower}: {place:nom}</source>
            <translation>{Follower}: {place:nom}</translation>
        </message>
        <message>
            <source>From the Gunpowder Tower: {follower} ({place:nom}, slot {n})</source>
            <translation>Z Prašné věže: {follower} ({place:nom}, pole {n})</translation>
        </message>
        <message>
            <source>{Follower}: {place:nom}, slot {n}</source>
            <translation>{Follower}: {place:nom}, pole {n}</translation>
        </message>
        <message>
            <source>Take both goods</source>
            <translation>Vzít oba žetony zboží</translation>
        </message>
        <message>
            <source>Take a good</source>
            <translation>Vzít zboží</translation>
        </message>
        <message>
            <source>Take {good:acc}</source>
            <translation>Vzít {good:acc}</translation>
        </message>
    </context>
    <context>
        <name>OrleansEvent</name>
        <message>
            <source>{who} puts a place tile back into the box: {place:nom}.</source>
            <translation>{who} vrací kartu místa do krabice: {place:nom}.</translation>
        </message>
        <message>
            <source>{who} puts no place tile back.</source>
            <translation>{who} žádnou kartu místa nevrací.</translation>
        </message>
        <message>
            <source>Round {round} begins.</source>
            <translation>Začíná kolo {round}.</translation>
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
            <source>The treasury is empty: {who} goes without {n:coin:acc}.</source>
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
            <source>{who}: {follower} to the Gunpowder Tower.</source>
            <translation>{who}: {follower} jde do Prašné věže.</translation>
        </message>
        <message>
            <source>{who}: {follower} to the market.</source>
            <translation>{who}: {follower} jde na tržiště.</translation>
        </message>
        <message>
            <source>{who} puts the rest of the draw back into the bag.</source>
            <translation>{who} vrací zbytek vylosovaných do váčku.</translation>
        </message>
        <message>
            <source>{who} gives up a draw: {follower} back to the market ({place:nom}).</source>
            <translation>{who} se vzdává losování: {follower} ({place:nom}) se vrací na tržiště.</translation>
        </message>
        <message>
            <source>{who} has nobody to draw.</source>
            <translation>{who} nemá koho losovat.</translation>
        </message>
        <message>
            <source>{who} is done drawing.</source>
            <translation>{who} končí s losováním.</translation>
        </message>
        <message>
            <source>{who} is done planning.</source>
            <translation>{who} končí s plánováním.</translation>
        </message>
        <message>
            <source>All plan at the same time, unseen by the others.</source>
            <translation>Všichni plánují současně a skrytě.</translation>
        </message>
        <message>
            <source>Planning goes round, one place at a time.</source>
            <translation>Plánuje se postupně, po jednom místě.</translation>
        </message>
        <message>
            <source>{who} plans from the Gunpowder Tower: {follower} ({place:nom}).</source>
            <translation>{who} plánuje z Prašné věže: {follower} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} plans: {follower} ({place:nom}).</source>
            <translation>{who} plánuje: {follower} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} lays a technology tile ({place:nom}).</source>
            <translation>{who} pokládá žeton technologie ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} takes back a technology tile ({place:nom}).</source>
            <translation>{who} si bere zpět žeton technologie ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} takes back: {follower} ({place:nom}).</source>
            <translation>{who} si bere zpět: {follower} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} is done with one place ({place:nom}).</source>
            <translation>{who} má naplánované jedno místo ({place:nom}).</translation>
        </message>
        <message>
            <source>All plans stand and lie open.</source>
            <translation>Všechny plány platí a jsou odkryté.</translation>
        </message>
        <message>
            <source>{who} has the turn.</source>
            <translation>{who} je na tahu.</translation>
        </message>
        <message>
            <source>{who} uses a place: {place:nom}.</source>
            <translation>{who} využívá místo: {place:nom}.</translation>
        </message>
        <message>
            <source>{who} empties a place into the bag: {place:nom}.</source>
            <translation>{who}: následovníci se vracejí do váčku ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} passes.</source>
            <translation>{who} pasuje.</translation>
        </message>
        <message>
            <source>{who} recruits: {follower:nom}.</source>
            <translation>{who} verbuje {follower:acc}.</translation>
        </message>
        <message>
            <source>{who}: {track:nom}, on to space {n}.</source>
            <translation>{who} postupuje na {track:loc} na pole {n}.</translation>
        </message>
        <message>
            <source>{who} gets {good:acc} from the goods market.</source>
            <translation>{who} získává {good:acc} z trhu zboží.</translation>
        </message>
        <message>
            <source>{who} takes {good:acc} from the way.</source>
            <translation>{who} si z cesty bere {good:acc}.</translation>
        </message>
        <message>
            <source>{who} gives up {good:acc}, which leaves the game.</source>
            <translation>{who} odevzdává {good:acc}; žeton opouští hru.</translation>
        </message>
        <message>
            <source>{who} hands in {good:acc}.</source>
            <translation>{who} odevzdává {good:acc}.</translation>
        </message>
        <message>
            <source>{who} turns grain into bread: {n}.</source>
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
            <source>{who} gets {n:development-point:acc}, now on space {space}.</source>
            <translation>{who} získává {n:development-point:acc} a je teď na poli {space}.</translation>
        </message>
        <message>
            <source>{who} loses {n:development-point:acc}, now on space {space}.</source>
            <translation>{who} ztrácí {n:development-point:acc} a je teď na poli {space}.</translation>
        </message>
        <message>
            <source>{who} takes a citizen tile: the most trading stations on the map.</source>
            <translation>{who} si bere žeton měšťana za nejvíc obchodních stanic na mapě.</translation>
        </message>
        <message>
            <source>{who} takes a citizen tile: {from:nom}.</source>
            <translation>{who} si bere žeton měšťana: {from:nom}.</translation>
        </message>
        <message>
            <source>{who} takes nothing from the way.</source>
            <translation>{who} nechává zboží na cestě ležet.</translation>
        </message>
        <message>
            <source>{who} builds a trading station: {town:nom}.</source>
            <translation>{who} staví obchodní stanici: {town:nom}.</translation>
        </message>
        <message>
            <source>{who} sends from the Gunpowder Tower: {follower:nom} ({deed:nom}).</source>
            <translation>{who} posílá {follower:acc} z Prašné věže k dobročinným dílům ({deed:nom}).</translation>
        </message>
        <message>
            <source>{who} sends to the deeds: {follower:nom} ({deed:nom}).</source>
            <translation>{who} posílá {follower:acc} k dobročinným dílům ({deed:nom}).</translation>
        </message>
        <message>
            <source>The event takes effect: {event:nom}.</source>
            <translation>Nastává událost: {event:nom}.</translation>
        </message>
        <message>
            <source>{who} takes the monk of the Sacristy back into the bag and is spared: {event:nom}.</source>
            <translation>{who} odevzdává mnicha ze Sakristie a vyhýbá se události: {event:nom}.</translation>
        </message>
        <message>
            <source>{who} is spared: {event:nom}.</source>
            <translation>{who} nic neztrácí: {event:nom}.</translation>
        </message>
        <message>
            <source>{who} draws for the Plague: {follower}. Nobody is lost.</source>
            <translation>{who} losuje kvůli Moru: {follower}. Nikoho neztrácí.</translation>
        </message>
        <message>
            <source>{who} loses a follower to the Plague: {follower}.</source>
            <translation>{who} ztrácí kvůli Moru následovníka: {follower}.</translation>
        </message>
        <message>
            <source>{who} owes {n:coin:acc} and has too few: torture.</source>
            <translation>{who} má zaplatit {n:coin:acc}, ale tolik nemá: následuje mučení.</translation>
        </message>
        <message>
            <source>{who} has nothing left to give up; still unpaid: {n:coin:nom}.</source>
            <translation>{who} už nemá co odevzdat; nezaplaceno zůstává: {n:coin:nom}.</translation>
        </message>
        <message>
            <source>{who} gives up a trading station of the stock.</source>
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
            <source>{who} gives up a technology tile not yet laid.</source>
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
            <translation>{who} – {label}: {n:point:nom}.</translation>
        </message>
        <message>
            <source>{names} wins the game.</source>
            <translation>Vítězí {names}.</translation>
        </message>
        <message>
            <source>A shared victory: {names}.</source>
            <translation>Společné vítězství: {names}.</translation>
        </message>
        <message>
            <source>Phase {n}: {phase:nom}.</source>
            <translation>Fáze {n}: {phase:nom}.</translation>
        </message>
        <message>
            <source>Before round I, place tiles may go back into the box.</source>
            <translation>Před kolem I se mohou karty míst vrátit do krabice.</translation>
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
            <source>Census: {leader} is in front, {last} is last.</source>
            <translation>Sčítání lidu: {leader} vede, {last} je poslední.</translation>
        </message>
        <message>
            <source>Census: {leader} is in front, nobody is last alone.</source>
            <translation>Sčítání lidu: {leader} vede, poslední místo je společné.</translation>
        </message>
        <message>
            <source>Census: nobody is in front alone, {last} is last.</source>
            <translation>Sčítání lidu: nikdo nevede sám, {last} je poslední.</translation>
        </message>
        <message>
            <source>Census: nobody is alone in front, nobody is last alone.</source>
            <translation>Sčítání lidu: nikdo nevede sám a nikdo není sám poslední.</translation>
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
            <source>{who} sends another merchant ({other}) by water to {town:gen}.</source>
            <translation>{who} posouvá cizího kupce ({other}) po vodní cestě do {town:gen}.</translation>
        </message>
        <message>
            <source>{who} sends another merchant ({other}) by road to {town:gen}.</source>
            <translation>{who} posouvá cizího kupce ({other}) po cestě do {town:gen}.</translation>
        </message>
    </context>
    <context>
        <name>OrleansName</name>
        <message>
            <source>own {follower:nom}</source>
            <translation>vlastní {follower:nom}</translation>
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
            <source>You owe {n:coin:acc} and have {owned}: first pay what you have.</source>
            <translation>Dlužíš {n:coin:acc}, máš {owned}: nejdřív zaplať, co máš.</translation>
        </message>
        <message>
            <source>Torture: {n:coin:nom} missing. Give something up for each.</source>
            <translation>Mučení: chybí ti {n:coin:nom}. Za každou něco odevzdej.</translation>
        </message>
        <message>
            <source>Draw up to {n:follower:gen}, or take some back to the market instead.</source>
            <translation>Vylosuj nejvýš {n:follower:acc}, nebo místo toho vezmi někoho zpět na tržiště.</translation>
        </message>
        <message>
            <source>No draws are left: say that you are done.</source>
            <translation>Losování už nezbývá: ohlas, že máš hotovo.</translation>
        </message>
        <message>
            <source>Market or Gunpowder Tower? Lay down: {followers}.</source>
            <translation>Tržiště, nebo Prašná věž? K rozmístění: {followers}.</translation>
        </message>
        <message>
            <source>Bathhouse: choose whom to keep ({followers}).</source>
            <translation>Lázně: vyber, koho si necháš ({followers}).</translation>
        </message>
        <message>
            <source>Bathhouse: there is no room, all go back ({followers}).</source>
            <translation>Lázně: není místo, všichni se vracejí ({followers}).</translation>
        </message>
        <message>
            <source>Choose a place tile from stack I.</source>
            <translation>Vyber kartu místa z hromádky I.</translation>
        </message>
        <message>
            <source>Choose a place tile from stack I or II.</source>
            <translation>Vyber kartu místa z hromádky I nebo II.</translation>
        </message>
        <message>
            <source>Put a place tile back into the box, or leave it.</source>
            <translation>Vrať kartu místa do krabice, nebo to nech být.</translation>
        </message>
        <message>
            <source>Turn up the next hourglass tile.</source>
            <translation>Otoč další kartu přesýpacích hodin.</translation>
        </message>
        <message>
            <source>Plan: put followers on action slots, then say done.</source>
            <translation>Plánuj: umisťuj následovníky na akční pole a pak ohlas, že máš hotovo.</translation>
        </message>
        <message>
            <source>Go on filling this place, or settle it: {place:nom}.</source>
            <translation>Obsazuj dál toto místo, nebo ho potvrď: {place:nom}.</translation>
        </message>
        <message>
            <source>You may lay new technology tiles on slots now.</source>
            <translation>Teď smíš položit nové žetony technologie na akční pole.</translation>
        </message>
        <message>
            <source>Use an active place, or pass.</source>
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
            <source>Choose the way your merchant takes ({place:nom}).</source>
            <translation>Vyber, kudy se vydá tvůj kupec ({place:nom}).</translation>
        </message>
        <message>
            <source>You may take one good from the way.</source>
            <translation>Z cesty si smíš vzít jeden žeton zboží.</translation>
        </message>
        <message>
            <source>Send a follower to the deeds ({place:nom}).</source>
            <translation>Pošli následovníka k dobročinným dílům ({place:nom}).</translation>
        </message>
        <message>
            <source>You may send another follower to the deeds ({place:nom}).</source>
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
            <source>Choose the good you pay with ({place:nom}).</source>
            <translation>Vyber zboží, kterým zaplatíš ({place:nom}).</translation>
        </message>
        <message>
            <source>How much grain becomes bread?</source>
            <translation>Kolik obilí proměníš v chléb?</translation>
        </message>
        <message>
            <source>Choose a track: you get the reward of your space again.</source>
            <translation>Vyber stupnici: odměnu svého pole dostaneš znovu.</translation>
        </message>
        <message>
            <source>Choose another player's merchant and where it goes.</source>
            <translation>Vyber cizího kupce a jeho cestu.</translation>
        </message>
        <message>
            <source>The event takes effect now: {event:nom}.</source>
            <translation>Teď nastává událost: {event:nom}.</translation>
        </message>
        <message>
            <source>Take the monk of the Sacristy back into the bag against this event? ({event:nom})</source>
            <translation>Odevzdáš proti této události ({event:nom}) mnicha ze Sakristie?</translation>
        </message>
        <message>
            <source>Hand in one good that is food.</source>
            <translation>Odevzdej jeden žeton potravin.</translation>
        </message>
    </context>
    <context>
        <name>OrleansRefusal</name>
        <message>
            <source>It is {who}'s turn.</source>
            <translation>Na tahu je {who}.</translation>
        </message>
        <message>
            <source>Players act in turn, clockwise from the start player.</source>
            <translation>Hraje se postupně po směru hodinových ručiček od začínajícího hráče.</translation>
        </message>
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
            <source>At this table players plan one after another, a single job at a time.</source>
            <translation>U tohoto stolu se plánuje postupně, vždy jen jeden úkol.</translation>
        </message>
        <message>
            <source>That is for the start player: {who}.</source>
            <translation>To dělá začínající hráč: {who}.</translation>
        </message>
        <message>
            <source>The start player turns up the hourglass tile and lets the event begin.</source>
            <translation>Začínající hráč otáčí kartu přesýpacích hodin a spouští událost.</translation>
        </message>
        <message>
            <source>{who} still has a debt.</source>
            <translation>{who} má ještě dluh.</translation>
        </message>
        <message>
            <source>The game goes on when it is settled, by torture if there are no coins.</source>
            <translation>Až se dluh vyrovná, hra půjde dál; když mince nestačí, následuje mučení.</translation>
        </message>
        <message>
            <source>{who} has to choose first.</source>
            <translation>Nejdřív volí {who}.</translation>
        </message>
        <message>
            <source>Nothing is asked of you until that choice is made.</source>
            <translation>Do té doby se na tebe nečeká.</translation>
        </message>
        <message>
            <source>You have passed in this round.</source>
            <translation>V tomto kole už pasuješ.</translation>
        </message>
        <message>
            <source>Whoever passes takes no more actions until the next round.</source>
            <translation>Kdo pasuje, neprovádí do příštího kola žádné další akce.</translation>
        </message>
        <message>
            <source>You are done with this phase.</source>
            <translation>To už máš hotové.</translation>
        </message>
        <message>
            <source>Now the others finish; the game goes on when all are done.</source>
            <translation>Teď dokončují ostatní; pokračuje se, až budou hotovi všichni.</translation>
        </message>
        <message>
            <source>Another question is still open.</source>
            <translation>Ještě čeká jiná otázka.</translation>
        </message>
        <message>
            <source>Finish what has begun; then the game goes on.</source>
            <translation>Dokonči, co je rozehrané; pak bude hra pokračovat.</translation>
        </message>
        <message>
            <source>That belongs to another phase.</source>
            <translation>To patří do jiné fáze.</translation>
        </message>
        <message>
            <source>A round runs in seven phases, and each thing is done in its own.</source>
            <translation>Kolo má sedm fází a každá věc se dělá v té své.</translation>
        </message>
        <message>
            <source>There is nothing to leave.</source>
            <translation>Teď není co nechat být.</translation>
        </message>
        <message>
            <source>Only what is offered to you can be left, and nothing is on offer.</source>
            <translation>Nechat být jde jen to, co se právě nabízí, a teď se nenabízí nic.</translation>
        </message>
        <message>
            <source>This tile lies on no stack.</source>
            <translation>Tato karta není v žádné hromádce.</translation>
        </message>
        <message>
            <source>Only tiles that are still on stack I or II can be chosen.</source>
            <translation>Vybírat jde jen z karet, které ještě leží v hromádce I nebo II.</translation>
        </message>
        <message>
            <source>That is more than you may draw.</source>
            <translation>Tolik losovat nesmíš.</translation>
        </message>
        <message>
            <source>The knight track lets you draw {second:follower:acc} a round; {first} of these are left.</source>
            <translation>Stupnice rytířů ti dovoluje vylosovat za kolo {second:follower:acc}; zbývá: {first}.</translation>
        </message>
        <message>
            <source>Your market has too little room.</source>
            <translation>Na tržišti je málo místa.</translation>
        </message>
        <message>
            <source>Whoever is drawn needs a free space; free spaces: {first}.</source>
            <translation>Každý vylosovaný následovník potřebuje volné pole; volná pole: {first}.</translation>
        </message>
        <message>
            <source>So many are not in your bag.</source>
            <translation>Tolik jich ve váčku není.</translation>
        </message>
        <message>
            <source>You draw only what is there; followers in the bag: {first}.</source>
            <translation>Losuješ jen ty, kteří ve váčku jsou; následovníků ve váčku: {first}.</translation>
        </message>
        <message>
            <source>Draw at least one follower.</source>
            <translation>Vylosuj aspoň jednoho následovníka.</translation>
        </message>
        <message>
            <source>If you want none, say that you are done.</source>
            <translation>Pokud nikoho nechceš, ohlas, že máš hotovo.</translation>
        </message>
        <message>
            <source>There is no draw to give up.</source>
            <translation>Žádné losování už nezbývá.</translation>
        </message>
        <message>
            <source>Taking a follower back costs one of your {first} draws, and all of them are used.</source>
            <translation>Vzít následovníka zpět stojí jedno losování a všechna jsou vyčerpaná (celkem: {first}).</translation>
        </message>
        <message>
            <source>There is no room on the market.</source>
            <translation>Na tržišti není místo.</translation>
        </message>
        <message>
            <source>A follower taken back needs a free market space, just like a drawn one.</source>
            <translation>Následovník vzatý zpět potřebuje volné pole tržiště, stejně jako vylosovaný.</translation>
        </message>
        <message>
            <source>You gave up draws for followers.</source>
            <translation>Část losování už je pryč.</translation>
        </message>
        <message>
            <source>Draws and followers taken back together are {second} at most; {first} are left.</source>
            <translation>Vylosovaných a zpět vzatých následovníků smí být dohromady nejvýš {second}; zbývá: {first}.</translation>
        </message>
        <message>
            <source>Your bag does not cover that draw.</source>
            <translation>Na takové losování váček nestačí.</translation>
        </message>
        <message>
            <source>At this table a draw can be given up only for a follower who is in the bag; in it now: {first}.</source>
            <translation>U tohoto stolu se lze vzdát jen losování, pro které je ve váčku následovník; teď jich tam je: {first}.</translation>
        </message>
        <message>
            <source>No follower stands there.</source>
            <translation>Nikdo tam nestojí.</translation>
        </message>
        <message>
            <source>Only a follower on an action slot can be taken back.</source>
            <translation>Zpět jde vzít jen následovníka z akčního pole.</translation>
        </message>
        <message>
            <source>The Bathhouse cannot be used.</source>
            <translation>Lázně nejde použít.</translation>
        </message>
        <message>
            <source>You need the tile, it works once a round, and the bag must not be empty.</source>
            <translation>Musíš mít jejich kartu, fungují jednou za kolo a váček nesmí být prázdný.</translation>
        </message>
        <message>
            <source>Your market is full.</source>
            <translation>Tvoje tržiště je plné.</translation>
        </message>
        <message>
            <source>The follower whom you keep from the Bathhouse needs a free space.</source>
            <translation>Následovník, kterého si z Lázní necháš, potřebuje volné pole.</translation>
        </message>
        <message>
            <source>You have room for one.</source>
            <translation>Pro jednoho místo máš.</translation>
        </message>
        <message>
            <source>All go back into the bag only when the market has no free space.</source>
            <translation>Všichni se vracejí do váčku jen tehdy, když na tržišti není volné ani jedno pole.</translation>
        </message>
        <message>
            <source>The Gunpowder Tower has no space.</source>
            <translation>V Prašné věži není místo.</translation>
        </message>
        <message>
            <source>It holds two followers, and you must own the tile.</source>
            <translation>Vejdou se do ní dva následovníci a její karta musí patřit tobě.</translation>
        </message>
        <message>
            <source>You have not drawn that follower.</source>
            <translation>Ten mezi vylosovanými není.</translation>
        </message>
        <message>
            <source>Only followers who were just drawn can be laid down.</source>
            <translation>Rozmísťují se jen právě vylosovaní následovníci.</translation>
        </message>
        <message>
            <source>Lay down first whom you drew.</source>
            <translation>Nejdřív rozmísti vylosované.</translation>
        </message>
        <message>
            <source>Every follower drawn goes to the market or to the tower before anything else.</source>
            <translation>Každý vylosovaný následovník jde na tržiště nebo do Prašné věže dřív než cokoli jiného.</translation>
        </message>
        <message>
            <source>No such follower is waiting there.</source>
            <translation>Takový následovník tam nečeká.</translation>
        </message>
        <message>
            <source>You plan with followers who lie on your market or on your Gunpowder Tower.</source>
            <translation>Plánuješ s následovníky, kteří leží na tvém tržišti nebo v Prašné věži.</translation>
        </message>
        <message>
            <source>This place is not yours.</source>
            <translation>Toto místo není tvoje.</translation>
        </message>
        <message>
            <source>You have the ten places of your board and the place tiles that you have taken.</source>
            <translation>Máš deset míst na své desce a karty míst, které ti patří.</translation>
        </message>
        <message>
            <source>There is no such slot.</source>
            <translation>Takové akční pole tu není.</translation>
        </message>
        <message>
            <source>The slots below a place show how many followers it takes.</source>
            <translation>Kolik následovníků místo přijme, ukazují pole pod ním.</translation>
        </message>
        <message>
            <source>This slot asks for somebody else.</source>
            <translation>Toto pole chce někoho jiného.</translation>
        </message>
        <message>
            <source>Here the slot asks for: {wanted:nom}. You chose: {follower:nom}.</source>
            <translation>Sem patří: {wanted:nom}. Tvoje volba: {follower:nom}.</translation>
        </message>
        <message>
            <source>Here only a monk will do.</source>
            <translation>Sem smí jen mnich.</translation>
        </message>
        <message>
            <source>A monk stands in for others, but nobody and no technology tile stands in for a monk.</source>
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
            <source>Starting followers stay out of here.</source>
            <translation>Počáteční následovníci sem nesmějí.</translation>
        </message>
        <message>
            <source>Your four own-coloured followers never stand in the Town Hall.</source>
            <translation>Čtyři následovníci ve tvé barvě na Radnici nikdy nestojí.</translation>
        </message>
        <message>
            <source>This follower is not moved any more.</source>
            <translation>Tento následovník se už nepřesouvá.</translation>
        </message>
        <message>
            <source>What was planned in an earlier round stays; giving up a draw is the only way to take it back.</source>
            <translation>Plán z dřívějšího kola platí; následovníka vezmeš zpět jen tak, že se vzdáš losování.</translation>
        </message>
        <message>
            <source>A placement is final here.</source>
            <translation>Umístění je tu konečné.</translation>
        </message>
        <message>
            <source>This table has decided that nothing is taken back while planning.</source>
            <translation>U tohoto stolu se při plánování nic nebere zpět.</translation>
        </message>
        <message>
            <source>Finish the place you began.</source>
            <translation>Dokonči rozpracované místo.</translation>
        </message>
        <message>
            <source>When you plan in turns, one place is filled before the next player goes on.</source>
            <translation>Když se plánuje postupně, obsadí se jedno místo a pak je na řadě další hráč.</translation>
        </message>
        <message>
            <source>You have not begun a place.</source>
            <translation>Žádné místo není rozpracované.</translation>
        </message>
        <message>
            <source>Put a follower on a slot first, or say that you are done.</source>
            <translation>Nejdřív umísti následovníka na akční pole, nebo ohlas, že máš hotovo.</translation>
        </message>
        <message>
            <source>You have no technology tile ready.</source>
            <translation>Nemáš žádný volný žeton technologie.</translation>
        </message>
        <message>
            <source>Craftsmen and the Laboratory bring such tiles; the ones already laid stay where they are.</source>
            <translation>Přinášejí je řemeslníci a Laboratoř; položené žetony zůstávají, kde jsou.</translation>
        </message>
        <message>
            <source>The first tile replaces a farmer.</source>
            <translation>První žeton nahrazuje sedláka.</translation>
        </message>
        <message>
            <source>Your first technology tile covers a farmer slot; later ones are freer.</source>
            <translation>První žeton technologie patří na pole sedláka; další mají víc možností.</translation>
        </message>
        <message>
            <source>This would be your first tile.</source>
            <translation>Byl by to tvůj první žeton.</translation>
        </message>
        <message>
            <source>The tile of the Laboratory too goes on a farmer slot when it is the first you lay.</source>
            <translation>I žeton z Laboratoře patří na pole sedláka, když je první, který pokládáš.</translation>
        </message>
        <message>
            <source>A monk cannot be replaced.</source>
            <translation>Mnicha nahradit nejde.</translation>
        </message>
        <message>
            <source>A technology tile never covers a monk slot.</source>
            <translation>Žeton technologie se nikdy nepokládá na pole mnicha.</translation>
        </message>
        <message>
            <source>This place already has a tile.</source>
            <translation>Toto místo už žeton má.</translation>
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
            <source>A technology tile goes where two slots or more are asked for.</source>
            <translation>Žeton technologie patří tam, kde jsou aspoň dvě akční pole.</translation>
        </message>
        <message>
            <source>This tile is too new.</source>
            <translation>Tento žeton je příliš nový.</translation>
        </message>
        <message>
            <source>A technology tile gained in this round is laid once the actions are over.</source>
            <translation>Žeton technologie získaný v tomto kole se pokládá až po skončení akcí.</translation>
        </message>
        <message>
            <source>A tile cannot be laid now.</source>
            <translation>Teď žeton položit nejde.</translation>
        </message>
        <message>
            <source>Technology tiles go on empty slots, and only while planning.</source>
            <translation>Žetony technologie se pokládají na prázdná pole a jen při plánování.</translation>
        </message>
        <message>
            <source>This slot takes any follower.</source>
            <translation>Toto pole přijme kohokoli.</translation>
        </message>
        <message>
            <source>A technology tile replaces one certain follower, so such a slot is not for it.</source>
            <translation>Žeton technologie nahrazuje určitého následovníka, a tak na takové pole nepatří.</translation>
        </message>
        <message>
            <source>A technology tile stays put.</source>
            <translation>Žeton technologie zůstává.</translation>
        </message>
        <message>
            <source>Once the phase is over, it lies there until the end of the game.</source>
            <translation>Jakmile fáze skončí, leží tam až do konce hry.</translation>
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
            <source>What it gives works by itself; it is not used in a turn.</source>
            <translation>Jeho výhoda působí sama; v tahu se nepoužívá.</translation>
        </message>
        <message>
            <source>The Sacristy waits for an event.</source>
            <translation>Sakristie čeká na událost.</translation>
        </message>
        <message>
            <source>Its monk is given up when Harvest, Taxes or Plague takes effect.</source>
            <translation>Jejího mnicha odevzdáš, až nastane Sklizeň, Daně nebo Mor.</translation>
        </message>
        <message>
            <source>This action would do nothing.</source>
            <translation>Tato akce by nic neudělala.</translation>
        </message>
        <message>
            <source>Its main effect cannot happen now, so it may not be chosen; the followers stay.</source>
            <translation>Její hlavní účinek teď nemůže nastat, proto ji nejde zvolit; následovníci zůstávají.</translation>
        </message>
        <message>
            <source>No such way leads out of this town.</source>
            <translation>Z tohoto města takové spojení nevede.</translation>
        </message>
        <message>
            <source>Your merchant could not travel, so the action may not be chosen; the followers stay.</source>
            <translation>Tvůj kupec by neměl kudy jet, proto akci nejde zvolit; následovníci zůstávají.</translation>
        </message>
        <message>
            <source>You have no trading station on the map.</source>
            <translation>Nemáš na plánu žádnou obchodní stanici.</translation>
        </message>
        <message>
            <source>This place counts them; without any the action may not be chosen and the followers stay.</source>
            <translation>Toto místo počítá tvoje stanice; bez nich akci nejde zvolit a následovníci zůstávají.</translation>
        </message>
        <message>
            <source>You are at the end there.</source>
            <translation>Tady jsi na konci.</translation>
        </message>
        <message>
            <source>On the last space of a track its action is no longer possible.</source>
            <translation>Na posledním poli stupnice už její akce není možná.</translation>
        </message>
        <message>
            <source>That stack is empty.</source>
            <translation>Ta hromádka je prázdná.</translation>
        </message>
        <message>
            <source>Whoever is to get a tile or a follower here finds none left.</source>
            <translation>Akce, která dává žeton nebo následovníka, je možná, jen když ještě nějaký zbývá.</translation>
        </message>
        <message>
            <source>The good due here is gone.</source>
            <translation>Patřičné zboží došlo.</translation>
        </message>
        <message>
            <source>The next space of the farmer track gives a good that is out of stock.</source>
            <translation>Další pole stupnice sedláků dává zboží, které na trhu není.</translation>
        </message>
        <message>
            <source>No monks in this round.</source>
            <translation>V tomto kole žádní mniši.</translation>
        </message>
        <message>
            <source>While Pilgrimage lies open, nobody recruits a monk.</source>
            <translation>Dokud platí Pouť, nikdo mnicha nenaverbuje.</translation>
        </message>
        <message>
            <source>That good is out of stock.</source>
            <translation>To zboží došlo.</translation>
        </message>
        <message>
            <source>The place cannot be used while the stack of its good on the goods market is empty.</source>
            <translation>Místo nejde použít, dokud je jeho hromádka na trhu zboží prázdná.</translation>
        </message>
        <message>
            <source>No place tile is left for you.</source>
            <translation>Nezbyla pro tebe karta místa.</translation>
        </message>
        <message>
            <source>A trader brings a place tile; without one to take, none is recruited.</source>
            <translation>Obchodník přináší kartu místa; když není co vzít, nejde ho naverbovat.</translation>
        </message>
        <message>
            <source>Your first tile comes from stack I.</source>
            <translation>První karta je z hromádky I.</translation>
        </message>
        <message>
            <source>Only later steps on the trader track open stack II as well.</source>
            <translation>Hromádku II otevírají až další kroky na stupnici obchodníků.</translation>
        </message>
        <message>
            <source>The Village does not recruit that.</source>
            <translation>Vesnice takového nenaverbuje.</translation>
        </message>
        <message>
            <source>Choose a boatman, a craftsman or a trader.</source>
            <translation>Vyber lodníka, řemeslníka, nebo obchodníka.</translation>
        </message>
        <message>
            <source>A trading station stands here already.</source>
            <translation>Tady už obchodní stanice stojí.</translation>
        </message>
        <message>
            <source>A town has room for one, whoever built it.</source>
            <translation>Ve městě je místo pro jednu, ať patří komukoli.</translation>
        </message>
        <message>
            <source>Your station stands here already.</source>
            <translation>Tvoje stanice už tu stojí.</translation>
        </message>
        <message>
            <source>In Orléans everybody builds one trading station, but only one.</source>
            <translation>V Orléansu si obchodní stanici smí postavit každý, ale jen jednu.</translation>
        </message>
        <message>
            <source>You have no trading station left.</source>
            <translation>Nemáš už obchodní stanici.</translation>
        </message>
        <message>
            <source>All of your stock is built or given up.</source>
            <translation>Všechny tvoje stanice jsou postavené, nebo odevzdané.</translation>
        </message>
        <message>
            <source>The merchant has to move.</source>
            <translation>Kupec se musí pohnout.</translation>
        </message>
        <message>
            <source>Travelling leads along exactly one connection; staying is not travelling.</source>
            <translation>Cestuje se přesně po jednom spojení; zůstat na místě neznamená cestovat.</translation>
        </message>
        <message>
            <source>The Ship needs a waterway.</source>
            <translation>Loď potřebuje vodní cestu.</translation>
        </message>
        <message>
            <source>From your merchant's town no waterway leads along there.</source>
            <translation>Z města tvého kupce tudy vodní cesta nevede.</translation>
        </message>
        <message>
            <source>The Wagon needs a road.</source>
            <translation>Vůz potřebuje cestu.</translation>
        </message>
        <message>
            <source>From your merchant's town no road leads along there.</source>
            <translation>Z města tvého kupce tudy cesta nevede.</translation>
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
            <source>No good lies there.</source>
            <translation>Zboží tam neleží.</translation>
        </message>
        <message>
            <source>The way is free to travel, but there is nothing to take on it.</source>
            <translation>Cestovat tudy jde, ale není tu co vzít.</translation>
        </message>
        <message>
            <source>Only one good may be taken.</source>
            <translation>Vzít smíš jen jeden žeton zboží.</translation>
        </message>
        <message>
            <source>Choose one of the goods on the way and leave the other.</source>
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
            <source>The deed asks for somebody else.</source>
            <translation>Toto dílo chce někoho jiného.</translation>
        </message>
        <message>
            <source>A space takes exactly the follower printed on it.</source>
            <translation>Pole přijme přesně toho následovníka, který je na něm zobrazen.</translation>
        </message>
        <message>
            <source>A monk replaces nobody here.</source>
            <translation>Mnich tu nikoho nenahradí.</translation>
        </message>
        <message>
            <source>At the deeds a monk fits only where a monk is printed.</source>
            <translation>U dobročinných děl patří mnich jen na pole mnicha.</translation>
        </message>
        <message>
            <source>Nobody stands in at the deeds.</source>
            <translation>U dobročinných děl nikdo nikoho nezastoupí.</translation>
        </message>
        <message>
            <source>School, Herb Garden and Barracks help with places, not here.</source>
            <translation>Škola, Bylinková zahrada a Kasárna pomáhají na místech, tady ne.</translation>
        </message>
        <message>
            <source>Own-coloured followers stay with you.</source>
            <translation>Následovníci ve tvé barvě zůstávají u tebe.</translation>
        </message>
        <message>
            <source>From the Gunpowder Tower, too, they may not go to the deeds.</source>
            <translation>Ani z Prašné věže nesmějí k dobročinným dílům.</translation>
        </message>
        <message>
            <source>Send at least one follower.</source>
            <translation>Pošli aspoň jednoho následovníka.</translation>
        </message>
        <message>
            <source>The action is to send one or two; none is no action.</source>
            <translation>Akce znamená poslat jednoho nebo dva; bez toho to akce není.</translation>
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
            <source>It takes from {first} to {second} coins, each for one development point.</source>
            <translation>Bere {first} až {second} mince, každou za jeden bod rozvoje.</translation>
        </message>
        <message>
            <source>You have no good to pay with.</source>
            <translation>Nemáš zboží, kterým lze zaplatit.</translation>
        </message>
        <message>
            <source>This place takes one of your goods as its price.</source>
            <translation>Cenou tohoto místa je jeden z tvých žetonů zboží.</translation>
        </message>
        <message>
            <source>You have no such good.</source>
            <translation>Takové zboží nemáš.</translation>
        </message>
        <message>
            <source>Pay with a good that lies beside your board.</source>
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
            <source>You have too little grain.</source>
            <translation>Máš málo obilí.</translation>
        </message>
        <message>
            <source>Only your own grain becomes bread; you have {first}.</source>
            <translation>Chlebem se stává jen tvoje obilí; žetonů máš: {first}.</translation>
        </message>
        <message>
            <source>That space gives nothing now.</source>
            <translation>Toto pole teď nic nedává.</translation>
        </message>
        <message>
            <source>A start space is empty, a citizen is given once, and an empty stack gives nothing.</source>
            <translation>Startovní pole je prázdné, měšťan se dává jen jednou a prázdná hromádka nedá nic.</translation>
        </message>
        <message>
            <source>Choose another player's merchant.</source>
            <translation>Vyber kupce někoho jiného.</translation>
        </message>
        <message>
            <source>The Tribunal moves somebody else's merchant, never your own.</source>
            <translation>Tribunál posouvá cizího kupce, nikdy tvého.</translation>
        </message>
        <message>
            <source>No way leads there.</source>
            <translation>Žádné spojení tam nevede.</translation>
        </message>
        <message>
            <source>The merchant goes to a neighbouring town, along one road or waterway.</source>
            <translation>Kupec jde do sousedního města po jedné cestě nebo vodní cestě.</translation>
        </message>
        <message>
            <source>Pay with coins first.</source>
            <translation>Nejdřív zaplať mincemi.</translation>
        </message>
        <message>
            <source>Torture begins when no coin is left; you have {first:coin:acc}.</source>
            <translation>Mučení začíná, až když mince dojdou; ještě máš {first:coin:acc}.</translation>
        </message>
        <message>
            <source>You have no coins left.</source>
            <translation>Nemáš už žádné mince.</translation>
        </message>
        <message>
            <source>What is still owed is paid with other belongings.</source>
            <translation>Zbytek dluhu se splácí jiným majetkem.</translation>
        </message>
        <message>
            <source>You owe nothing.</source>
            <translation>Nic nedlužíš.</translation>
        </message>
        <message>
            <source>Only when a forced payment cannot be made do you give something up.</source>
            <translation>Něco odevzdáváš, jen když nemáš dost na povinnou platbu.</translation>
        </message>
        <message>
            <source>That cannot be given up.</source>
            <translation>To odevzdat nejde.</translation>
        </message>
        <message>
            <source>It must be yours and one of the six kinds of belongings that count.</source>
            <translation>Musí to být tvoje a patřit mezi šest druhů majetku, které se počítají.</translation>
        </message>
        <message>
            <source>A coin space is in the way.</source>
            <translation>V cestě je pole s mincemi.</translation>
        </message>
        <message>
            <source>The development marker never goes back onto or over a space with coins.</source>
            <translation>Značka rozvoje se nikdy nevrací na pole s mincemi ani přes něj.</translation>
        </message>
        <message>
            <source>Nobody in the bag can go.</source>
            <translation>Z váčku nemá kdo odejít.</translation>
        </message>
        <message>
            <source>It is empty or holds only own-coloured followers, and those are safe.</source>
            <translation>Je prázdný, nebo v něm jsou jen následovníci ve tvé barvě, a ti jsou v bezpečí.</translation>
        </message>
        <message>
            <source>Own-coloured followers are safe.</source>
            <translation>Následovníci ve tvé barvě jsou v bezpečí.</translation>
        </message>
        <message>
            <source>Neither Plague nor torture takes them from you.</source>
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
            <source>It protects from Harvest, Taxes and Plague, from nothing else.</source>
            <translation>Chrání před Sklizní, Daněmi a Morem, před ničím jiným.</translation>
        </message>
        <message>
            <source>There is no monk to give up.</source>
            <translation>Nemáš mnicha, kterého lze odevzdat.</translation>
        </message>
        <message>
            <source>You need the Sacristy with a monk standing on it.</source>
            <translation>Potřebuješ Sakristii, na které stojí mnich.</translation>
        </message>
        <message>
            <source>Nobody asks for that now.</source>
            <translation>Na to se teď nikdo neptá.</translation>
        </message>
        <message>
            <source>The open question is another one; answer that first.</source>
            <translation>Teď čeká jiná otázka; nejdřív odpověz na ni.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Hra skončila.</translation>
        </message>
        <message>
            <source>Eighteen rounds are played and the points are counted.</source>
            <translation>Osmnáct kol je za vámi a body jsou spočítané.</translation>
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
    </context>
    <context>
        <name>Overlay</name>
        <message>
            <source>Close</source>
            <translation>Zavřít</translation>
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
            <source>Back to the rule before</source>
            <translation>Zpět k předchozímu pravidlu</translation>
        </message>
        <message>
            <source>Forward again</source>
            <translation>Zase vpřed</translation>
        </message>
        <message>
            <source>Take the bookmark away</source>
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
            <source>On paper</source>
            <translation>Na papír</translation>
        </message>
        <message>
            <source>Beside it: %1</source>
            <translation>Vedle: %1</translation>
        </message>
        <message>
            <source>Change the two languages over</source>
            <translation>Prohodit oba jazyky</translation>
        </message>
    </context>
    <context>
        <name>Paper</name>
        <message>
            <source>The file %1 could not be written (%2). If there was one before, it is unchanged.</source>
            <translation>Soubor %1 se nepodařilo zapsat (%2). Pokud už existoval, zůstal beze změny.</translation>
        </message>
        <message>
            <source>There are no rules in the language "%1".</source>
            <translation>Pravidla v jazyce „%1“ neexistují.</translation>
        </message>
        <message>
            <source>The rules have no chapter "%1".</source>
            <translation>Pravidla nemají kapitolu „%1“.</translation>
        </message>
        <message>
            <source>Nothing of what was asked for is written in the language "%1".</source>
            <translation>Nic z toho, co se má vytisknout, není napsáno v jazyce „%1“.</translation>
        </message>
        <message>
            <source>The content of the program has a fault: %1</source>
            <translation>V obsahu programu je chyba: %1</translation>
        </message>
        <message>
            <source>The player aid in the language "%1" is too long for its sheet.</source>
            <translation>Přehled pro hráče v jazyce „%1“ se nevejde na list.</translation>
        </message>
    </context>
    <context>
        <name>PaperDialog</name>
        <message>
            <source>The rules on paper</source>
            <translation>Pravidla na papír</translation>
        </message>
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
            <source>Beside it</source>
            <translation>Vedle</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nic</translation>
        </message>
        <message>
            <source>All chapters</source>
            <translation>Všechny kapitoly</translation>
        </message>
        <message>
            <source>Save as PDF</source>
            <translation>Uložit jako PDF</translation>
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
            <translation>Odejít od stolu na lekci?</translation>
        </message>
        <message>
            <source>The game is kept as it stands. Afterwards one click on the first page takes you back to it.</source>
            <translation>Hra zůstane uložená tak, jak je. Potom se k ní vrátíš jedním kliknutím na úvodní stránce.</translation>
        </message>
        <message>
            <source>Go to the lesson</source>
            <translation>Přejít na lekci</translation>
        </message>
        <message>
            <source>The game and its score stay among the saved games.</source>
            <translation>Hra i její výsledek zůstanou mezi uloženými hrami.</translation>
        </message>
    </context>
    <context>
        <name>PreferenceRow</name>
        <message>
            <source>As the household: %1</source>
            <extracomment>the first choice of a person: to leave it as the household has it, which is %1</extracomment>
            <translation>Jako společné: %1</translation>
        </message>
    </context>
    <context>
        <name>Preview</name>
        <message>
            <source>Hut {hut}: on to field II</source>
            <translation>Domek {hut}: na pole II</translation>
        </message>
        <message>
            <source>action of space {space} earned ({book:nom})</source>
            <translation>získaná akce pole {space} ({book:nom})</translation>
        </message>
        <message>
            <source>action of space {space} lapses ({book:nom})</source>
            <translation>akce pole {space} propadá ({book:nom})</translation>
        </message>
        <message>
            <source>a cart is used for this round</source>
            <translation>vůz se v tomto kole použije</translation>
        </message>
        <message>
            <source>a ship ({goods:nom})</source>
            <translation>loď ({goods:nom})</translation>
        </message>
        <message>
            <source>Then the next tile is turned up: no way back.</source>
            <translation>Potom se odkryje další destička: zpět už to nepůjde.</translation>
        </message>
        <message>
            <source>Then new tiles are turned up: no way back.</source>
            <translation>Potom se odkryjí nové destičky: zpět už to nepůjde.</translation>
        </message>
        <message>
            <source>Then a docking tile is drawn: no way back.</source>
            <translation>Potom se otočí destička kotviště: zpět už to nepůjde.</translation>
        </message>
        <message>
            <source>Then a ship comes in: no way back.</source>
            <translation>Potom připluje loď: zpět už to nepůjde.</translation>
        </message>
        <message>
            <source>Then a new hex is turned up: no way back.</source>
            <translation>Potom se odkryje nová destička města: zpět už to nepůjde.</translation>
        </message>
        <message>
            <source>Then a solo tile is turned up: no way back.</source>
            <translation>Potom se otočí destička pro hru jednoho hráče: zpět už to nepůjde.</translation>
        </message>
        <message>
            <source>Then the workshops of era II come on offer: no way back.</source>
            <translation>Potom přijdou do nabídky dílny éry II: zpět už to nepůjde.</translation>
        </message>
        <message>
            <source>Then chance decides: no way back.</source>
            <translation>Potom rozhodne náhoda: zpět už to nepůjde.</translation>
        </message>
        <message>
            <source>Then: {prompt}</source>
            <translation>Potom: {prompt}</translation>
        </message>
        <message>
            <source>Then {who}: {prompt}</source>
            <translation>Potom {who}: {prompt}</translation>
        </message>
        <message>
            <source>Several ways ({n}): a menu asks which one.</source>
            <translation>Jde to několika způsoby ({n}): program se zeptá, kterým.</translation>
        </message>
        <message>
            <source>Pick up this lieutenant: only its ways stay lit.</source>
            <translation>Zvednout tohoto služebníka: zvýrazněné zůstanou jen jeho tahy.</translation>
        </message>
    </context>
    <context>
        <name>PreviewEnding</name>
        <message>
            <source>Something is still possible</source>
            <translation>Ještě je co dělat</translation>
        </message>
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
            <source>End the fight</source>
            <translation>Ukončit boj</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>Ukončit tah</translation>
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
            <source>the key "%1" occurs twice</source>
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
            <source>expected a text, found %1</source>
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
            <source>the key "%1" is missing</source>
            <translation>klíč „%1“ chybí</translation>
        </message>
        <message>
            <source>the key "%1" is not known here</source>
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
            <source>expected "%1", found "%2"</source>
            <translation>očekáváno „%1“, nalezeno „%2“</translation>
        </message>
        <message>
            <source>nothing here has the id "%1"</source>
            <translation>nic zde nemá id „%1“</translation>
        </message>
        <message>
            <source>"%1" occurs twice</source>
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
            <source>nothing is given for this number of players: %1</source>
            <translation>pro tento počet hráčů není nic uvedeno: %1</translation>
        </message>
        <message>
            <source>this number of players is given twice: %1</source>
            <translation>tento počet hráčů je uveden dvakrát: %1</translation>
        </message>
        <message>
            <source>%1 and %2 lie on the same cell</source>
            <translation>%1 a %2 leží na témže poli</translation>
        </message>
        <message>
            <source>%1 does not hang together with the town</source>
            <translation>%1 nenavazuje na město</translation>
        </message>
        <message>
            <source>%1 does not lie beside %2</source>
            <translation>%1 nesousedí s %2</translation>
        </message>
        <message>
            <source>%1 is not the next one clockwise</source>
            <translation>%1 není další v pořadí po směru hodinových ručiček</translation>
        </message>
        <message>
            <source>the values should never go back from one entry to the next</source>
            <translation>hodnoty by se od jedné položky ke druhé nikdy neměly vracet zpět</translation>
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
            <source>no road and no waterway leads to %1</source>
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
            <source>it is not said where the value "%1" comes from</source>
            <translation>není uvedeno, odkud pochází hodnota „%1“</translation>
        </message>
        <message>
            <source>an inferred value needs a note that says how</source>
            <translation>odvozená hodnota potřebuje poznámku, jak se k ní došlo</translation>
        </message>
        <message>
            <source>this pack of your own is not used until it is sound; games are played with the printed values</source>
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
            <source>no rule has the id "%1"</source>
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
            <source>the rule %1 belongs into %2</source>
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
            <source>the link leads nowhere: %1</source>
            <translation>odkaz nikam nevede: %1</translation>
        </message>
        <message>
            <source>two articles have the title "%1"</source>
            <translation>dva články mají název „%1“</translation>
        </message>
        <message>
            <source>the lesson has no step "%1"</source>
            <translation>lekce nemá krok „%1“</translation>
        </message>
        <message>
            <source>no way leads to the step "%1"</source>
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
            <source>the last answer to a wrong move should catch every move (*)</source>
            <translation>poslední odpověď na chybný tah má zachytit každý tah (*)</translation>
        </message>
        <message>
            <source>no refusal has the id "%1"</source>
            <translation>žádné odmítnutí nemá id „%1“</translation>
        </message>
        <message>
            <source>nothing on the table is called "%1"</source>
            <translation>nic na stole se nejmenuje „%1“</translation>
        </message>
        <message>
            <source>the position has no value "%1"</source>
            <translation>pozice nemá hodnotu „%1“</translation>
        </message>
        <message>
            <source>no command is written "%1"</source>
            <translation>žádný příkaz se nezapisuje „%1“</translation>
        </message>
        <message>
            <source>one option should be right, found %1</source>
            <translation>správná má být jedna možnost, nalezeno %1</translation>
        </message>
        <message>
            <source>words are missing: %1</source>
            <translation>chybí texty: %1</translation>
        </message>
        <message>
            <source>these words belong to nothing in the lesson: %1</source>
            <translation>tyto texty k ničemu v lekci nepatří: %1</translation>
        </message>
        <message>
            <source>the mark %1 points at nothing</source>
            <translation>značka %1 na nic neukazuje</translation>
        </message>
        <message>
            <source>at most %1 words fit, found %2</source>
            <translation>slov se vejde nejvýše %1, nalezeno %2</translation>
        </message>
        <message>
            <source>the lesson promises the rule %1, but no step shows it</source>
            <translation>lekce slibuje pravidlo %1, ale žádný krok je neukazuje</translation>
        </message>
        <message>
            <source>no translation (%1): %2</source>
            <translation>chybí překlad (%1): %2</translation>
        </message>
        <message>
            <source>record %1, byte %2: this is not a saved game; it would begin with %3</source>
            <translation>záznam %1, bajt %2: toto není uložená hra; ta by začínala %3</translation>
        </message>
        <message>
            <source>record %1, byte %2: a later version of the program wrote this game (format %3; this program knows formats up to %4)</source>
            <translation>záznam %1, bajt %2: tuto hru zapsala novější verze programu (formát %3; tento program zná formáty do %4)</translation>
        </message>
        <message>
            <source>record %1, byte %2: the file ends before the game begins</source>
            <translation>záznam %1, bajt %2: soubor končí dřív, než hra začne</translation>
        </message>
        <message>
            <source>record %1, byte %2: writing was cut off here; the unfinished record is left out</source>
            <translation>záznam %1, bajt %2: zápis se zde přerušil; nedokončený záznam je vynechán</translation>
        </message>
        <message>
            <source>record %1, byte %2: expected %3, found "%4"</source>
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
            <source>record %1, byte %2: the position after the record is another one than when it was written (hash %3, reached %4)</source>
            <translation>záznam %1, bajt %2: pozice po záznamu je jiná než při jeho zápisu (hash %3, dosaženo %4)</translation>
        </message>
        <message>
            <source>record %1, byte %2: this is a game of "%3", which cannot be opened here</source>
            <translation>záznam %1, bajt %2: toto je uložená hra „%3“, kterou tady nelze otevřít</translation>
        </message>
        <message>
            <source>record %1, byte %2: the pack inside the file is not sound (problems found: %3)</source>
            <translation>záznam %1, bajt %2: datový balík uvnitř souboru není v pořádku (nalezené problémy: %3)</translation>
        </message>
        <message>
            <source>record %1, byte %2: the game cannot be set up like this: %3</source>
            <translation>záznam %1, bajt %2: hru nelze takto připravit: %3</translation>
        </message>
        <message>
            <source>record %1, byte %2: no command is written "%3"</source>
            <translation>záznam %1, bajt %2: žádný příkaz se nezapisuje „%3“</translation>
        </message>
        <message>
            <source>record %1, byte %2: the rules do not allow "%3" here (%4)</source>
            <translation>záznam %1, bajt %2: pravidla zde „%3“ nedovolují (%4)</translation>
        </message>
        <message>
            <source>record %1, byte %2: there is nothing that may be taken back</source>
            <translation>záznam %1, bajt %2: není nic, co by šlo vzít zpět</translation>
        </message>
        <message>
            <source>a file of this name is there already; it is left as it is</source>
            <translation>soubor tohoto názvu už existuje; zůstává beze změny</translation>
        </message>
        <message>
            <source>the game is open in another window or program</source>
            <translation>hra je otevřená v jiném okně nebo programu</translation>
        </message>
        <message>
            <source>nothing could be written to the disk (%1); the game stays as it was</source>
            <translation>na disk nešlo nic zapsat (%1); hra zůstává, jak byla</translation>
        </message>
        <message>
            <source>the article on %1 has no line of questions for the search</source>
            <translation>článek o %1 nemá řádek otázek pro hledání</translation>
        </message>
        <message>
            <source>the pack has no number "%1"</source>
            <translation>datový balík nemá číslo „%1“</translation>
        </message>
        <message>
            <source>the word behind the number "%1" needs as many forms as the language has plurals</source>
            <translation>slovo za číslem „%1“ potřebuje tolik tvarů, kolik má jazyk tvarů množného čísla</translation>
        </message>
        <message>
            <source>the article on %1 states other numbers than the English one: %3 instead of %2</source>
            <translation>článek o %1 uvádí jiná čísla než anglický: %3 místo %2</translation>
        </message>
        <message>
            <source>the article on %1 was made from revision %2 of the English one, which is now %3</source>
            <translation>článek o %1 vznikl z verze %2 anglického článku, ten je teď ve verzi %3</translation>
        </message>
        <message>
            <source>no other article leads to the one on %1</source>
            <translation>na článek o %1 neodkazuje žádný jiný</translation>
        </message>
        <message>
            <source>the article on %1 leads to no other</source>
            <translation>článek o %1 neodkazuje na žádný jiný</translation>
        </message>
        <message>
            <source>the rules do not allow "%1" here (%2)</source>
            <translation>pravidla zde „%1“ nedovolují (%2)</translation>
        </message>
        <message>
            <source>the rules should refuse "%1" here, but allow it</source>
            <translation>pravidla by zde měla „%1“ odmítnout, ale dovolují to</translation>
        </message>
        <message>
            <source>this is not an ordinary file (%1)</source>
            <translation>to není běžný soubor (%1)</translation>
        </message>
        <message>
            <source>an object has more than %1 keys</source>
            <translation>objekt má více klíčů, než je povoleno (nejvýše: %1)</translation>
        </message>
        <message>
            <source>the file holds more than %1 values</source>
            <translation>soubor obsahuje více hodnot, než je povoleno (nejvýše: %1)</translation>
        </message>
        <message>
            <source>there are more problems than the %1 listed</source>
            <translation>problémů je více, než je uvedeno (uvedeno: %1)</translation>
        </message>
        <message>
            <source>record %1, byte %2: the table has changed its rulings more than %3 times</source>
            <translation>záznam %1, bajt %2: u tohoto stolu se rozhodnutí měnila častěji, než je povoleno (nejvýše: %3)</translation>
        </message>
        <message>
            <source>this table has changed its rulings %1 times, and a game keeps no more changes</source>
            <translation>počet změn rozhodnutí u tohoto stolu: %1; více změn se do jedné hry uložit nedá</translation>
        </message>
        <message>
            <source>record %1, byte %2: reading the game took longer than %3 seconds and was stopped here</source>
            <translation>záznam %1, bajt %2: načítání hry trvalo příliš dlouho (nejvýše %3 s) a bylo zde zastaveno</translation>
        </message>
        <message>
            <source>no game can be saved in this folder (%1)</source>
            <translation>do této složky nelze uložit žádnou hru (%1)</translation>
        </message>
        <message>
            <source>your progress in the lessons could not be saved (%1); it holds until the program ends</source>
            <translation>tvůj postup v lekcích se nepodařilo uložit (%1); platí jen do ukončení programu</translation>
        </message>
        <message>
            <source>another program has replaced or removed the file of this game; nothing is lost, and the game goes on in the file %1. Please do it once more</source>
            <translation>jiný program nahradil nebo odstranil soubor této hry; nic se neztratilo a hra pokračuje v souboru %1. Proveď to prosím ještě jednou</translation>
        </message>
        <message>
            <source>the record of your lessons is damaged: %1. What could not be read of it begins anew; the old file is kept with the ending .broken</source>
            <translation>záznam tvého postupu v lekcích je poškozený: %1. Co z něj nešlo přečíst, začíná znovu; starý soubor zůstal zachován s koncovkou „.broken“</translation>
        </message>
        <message>
            <source>the record of your lessons is damaged and could not be put aside: %1. The file is left as it is, and your progress holds until the program ends</source>
            <translation>záznam tvého postupu v lekcích je poškozený a nepodařilo se jej odložit stranou: %1. Soubor zůstává beze změny a tvůj postup platí jen do ukončení programu</translation>
        </message>
    </context>
    <context>
        <name>ProblemNote</name>
        <message numerus="yes">
            <source>%n problem(s) found in the program's files. Everything else works.</source>
            <translation>
                <numerusform>V souborech programu je %n problém. Vše ostatní funguje.</numerusform>
                <numerusform>V souborech programu jsou %n problémy. Vše ostatní funguje.</numerusform>
                <numerusform>V souborech programu je %n problémů. Vše ostatní funguje.</numerusform>
            </translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Ukázat</translation>
        </message>
    </context>
    <context>
        <name>ProblemPage</name>
        <message>
            <source>The settings could not be read (%1). Defaults are in force until you choose again; the old file is kept with the ending “.broken”.</source>
            <translation>Nastavení se nepodařilo načíst (%1). Dokud si znovu nevybereš, platí výchozí; starý soubor zůstal zachován s koncovkou „.broken“.</translation>
        </message>
        <message>
            <source>The settings are damaged. Defaults are in force; the old file is kept with the ending “.broken”.</source>
            <translation>Nastavení je poškozené. Platí výchozí; starý soubor zůstal zachován s koncovkou „.broken“.</translation>
        </message>
        <message>
            <source>The settings cannot be saved. They are in force until the program ends.</source>
            <translation>Nastavení nelze uložit. Platí jen do ukončení programu.</translation>
        </message>
        <message>
            <source>Found “%1”, expected one of: %2. The default is in force; the old file is kept with the ending “.broken”.</source>
            <translation>Nalezeno „%1“, očekávala se jedna z možností: %2. Platí výchozí; starý soubor zůstal zachován s koncovkou „.broken“.</translation>
        </message>
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
            <source>All files are in order</source>
            <translation>Všechny soubory jsou v pořádku</translation>
        </message>
        <message>
            <source>Nothing has been lost. Repair a file or install the program again, then start it anew.</source>
            <translation>Nic se neztratilo. Oprav soubor nebo program nainstaluj znovu a pak jej spusť.</translation>
        </message>
        <message>
            <source>Still working: lessons and whole games.</source>
            <translation>Dál fungují: lekce a celé hry.</translation>
        </message>
        <message>
            <source>Still working: lessons.</source>
            <translation>Dál fungují: lekce.</translation>
        </message>
        <message>
            <source>Still working: whole games.</source>
            <translation>Dál fungují: celé hry.</translation>
        </message>
        <message>
            <source>Still working: the rules and the settings. Lessons and games are not available.</source>
            <translation>Dál fungují: pravidla a nastavení. Lekce a hry nejsou k dispozici.</translation>
        </message>
        <message>
            <source>Found “%1” where the name of a person was expected, of 1 to 20 letters, which nobody else has. The entry is left as it is, and everything else holds.</source>
            <translation>Nalezeno „%1“, očekávalo se jméno osoby: 1 až 20 písmen, jiné než u ostatních. Záznam zůstává, jak je, a vše ostatní platí.</translation>
        </message>
        <message>
            <source>Found “%1”: a later version of this program keeps this here. It is left as it is, and everything else holds.</source>
            <translation>Nalezeno „%1“: tento údaj sem ukládá novější verze programu. Zůstává, jak je, a vše ostatní platí.</translation>
        </message>
        <message>
            <source>The settings could neither be read nor put aside (%1). The file is left as it is; what you choose holds until the program ends and is not kept.</source>
            <translation>Nastavení se nepodařilo načíst ani odložit stranou (%1). Soubor zůstává beze změny; co si vybereš, platí do ukončení programu a neuloží se.</translation>
        </message>
        <message>
            <source>No copy of the settings could be made before they were changed.</source>
            <translation>Před změnou nastavení se nepodařilo vytvořit jeho kopii.</translation>
        </message>
    </context>
    <context>
        <name>Prompt</name>
        <message>
            <source>No hex and no ship is in reach: recall a lieutenant.</source>
            <translation>V dosahu není žádná destička ani loď: odvolej služebníka.</translation>
        </message>
        <message>
            <source>Send a lieutenant to a hex or to a ship.</source>
            <translation>Vyšli služebníka na destičku nebo na loď.</translation>
        </message>
        <message>
            <source>Send a lieutenant to a hex or to a ship, or recall one.</source>
            <translation>Vyšli služebníka na destičku nebo na loď, anebo některého odvolej.</translation>
        </message>
        <message>
            <source>No room is left ({citizens}): let them go, or make room.</source>
            <translation>Nezbývá místo ({citizens}): měšťany propusť, nebo místo uvolni.</translation>
        </message>
        <message>
            <source>Use the action of the hex, or repopulate it.</source>
            <translation>Využij akci destičky, nebo ji znovu osídli.</translation>
        </message>
        <message>
            <source>Advance the overseer one space ({overseer:nom}).</source>
            <translation>Posuň {overseer:acc} o 1 pole.</translation>
        </message>
        <message>
            <source>Advance one of your overseers; it may leap over a space.</source>
            <translation>Posuň jednoho ze správců; smí přeskočit pole.</translation>
        </message>
        <message>
            <source>Advance one of your overseers one space.</source>
            <translation>Posuň jednoho ze správců o 1 pole.</translation>
        </message>
        <message>
            <source>Build: take a hut upgrade, a workshop or a cart.</source>
            <translation>Stavba: vezmi si vylepšení domku, dílnu, nebo vůz.</translation>
        </message>
        <message>
            <source>Build: take a hut upgrade, a workshop or a cart, or renew tiles first.</source>
            <translation>Stavba: vezmi si vylepšení domku, dílnu, nebo vůz, anebo nejdřív obnov nabídku.</translation>
        </message>
        <message>
            <source>The next turns can begin.</source>
            <translation>Mohou začít další tahy.</translation>
        </message>
        <message>
            <source>All lieutenants are used: buildings produce.</source>
            <translation>Všichni služebníci jsou použiti: budovy produkují.</translation>
        </message>
        <message>
            <source>Citizens in quarantine move on.</source>
            <translation>Měšťané v karanténě se posouvají.</translation>
        </message>
        <message>
            <source>The round closes: citizens beside plague cubes are lost.</source>
            <translation>Kolo se uzavírá: měšťané u kostek moru jsou ztraceni.</translation>
        </message>
        <message>
            <source>The round table sets a new turn order.</source>
            <translation>Přehledová tabulka určuje nové pořadí hráčů.</translation>
        </message>
        <message>
            <source>A ship comes in, and a new hex joins the town.</source>
            <translation>Připlouvá loď a ve městě přibývá destička.</translation>
        </message>
        <message>
            <source>The wheel turns: new plague cubes, new citizens.</source>
            <translation>Ukazatel se otáčí: nové kostky moru, noví měšťané.</translation>
        </message>
        <message>
            <source>Six rounds are over: count the points.</source>
            <translation>Šest kol je za vámi: spočítejte vítězné body.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Konec hry.</translation>
        </message>
        <message>
            <source>No room is left after quarantine ({citizen:nom}): let it go, or make room.</source>
            <translation>Po karanténě nezbývá místo ({citizen:nom}): měšťana propusť, nebo místo uvolni.</translation>
        </message>
        <message>
            <source>Burn plague cubes with fire, or end the fight and take {n:rat:acc}.</source>
            <translation>Odstraň kostky moru ohněm, nebo ukonči boj a vezmi si {n:rat:acc}.</translation>
        </message>
        <message>
            <source>Burn the ship's plague cube with fire, or take {n:rat:acc}.</source>
            <translation>Odstraň kostku moru z lodi ohněm, nebo si vezmi {n:rat:acc}.</translation>
        </message>
        <message>
            <source>Choose one: {effect}.</source>
            <translation>Vyber jedno: {effect}.</translation>
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
            <source>Move your disc on the city or the church book.</source>
            <translation>Posuň disk na stupnici městských knih nebo církevních matrik.</translation>
        </message>
        <message>
            <source>Choose a scroll track to move up.</source>
            <translation>Vyber stupnici šlechtického archivu, na níž postoupíš.</translation>
        </message>
        <message>
            <source>Choose a citizen to upgrade.</source>
            <translation>Vyber měšťana, kterého povýšíš.</translation>
        </message>
        <message>
            <source>Choose an overseer: it is upgraded, then it advances.</source>
            <translation>Vyber správce: povýšíš ho a pak se posune.</translation>
        </message>
        <message>
            <source>Choose an overseer to upgrade.</source>
            <translation>Vyber správce, kterého povýšíš.</translation>
        </message>
        <message>
            <source>Lay the tile on a hut without an upgrade.</source>
            <translation>Polož destičku na domek bez vylepšení.</translation>
        </message>
        <message>
            <source>Choose any hex of the town and use its action.</source>
            <translation>Vyber kteroukoli destičku ve městě a využij její akci.</translation>
        </message>
        <message>
            <source>Choose who moves back to town ({citizens}).</source>
            <translation>Vyber, kdo se vrátí do města ({citizens}).</translation>
        </message>
        <message>
            <source>Choose an unused lieutenant to give up for this district.</source>
            <translation>Vyber nepoužitého služebníka, kterého za tuto městskou část odevzdáš.</translation>
        </message>
        <message>
            <source>Before you produce, citizens may move into workshops.</source>
            <translation>Před produkcí mohou měšťané odejít do dílen.</translation>
        </message>
        <message>
            <source>{names} wins with {n:point:nom}.</source>
            <translation>Vítězí {names}: {n:point:nom}.</translation>
        </message>
        <message>
            <source>{names} share the win with {n:point:nom}.</source>
            <translation>Společné vítězství: {names} ({n:point:nom}).</translation>
        </message>
        <message>
            <source>The game is over: {n:point:nom}. A good result begins at {goal}.</source>
            <translation>Konec hry: {n:point:nom}. Dobrý výsledek začíná na {goal}.</translation>
        </message>
        <message>
            <source>You lead the score track: name the book that sets turn order.</source>
            <translation>Vedeš ve vítězných bodech: zvol stupnici písemných záznamů, která určí pořadí hráčů.</translation>
        </message>
        <message>
            <source>It is the opponent's turn: turn up a solo tile.</source>
            <translation>Na tahu je protivník: otoč destičku pro hru jednoho hráče.</translation>
        </message>
        <message>
            <source>Build: take one of the new tiles, or renew again.</source>
            <translation>Stavba: vezmi si některou z nových destiček, nebo znovu obnov nabídku.</translation>
        </message>
        <message>
            <source>Build: take one of the new tiles.</source>
            <translation>Stavba: vezmi si některou z nových destiček.</translation>
        </message>
        <message>
            <source>Build: take a hut upgrade, a workshop or a cart, or renew again.</source>
            <translation>Stavba: vezmi si vylepšení domku, dílnu, nebo vůz, anebo znovu obnov nabídku.</translation>
        </message>
        <message>
            <source>A new hex joins the town; without a plague cube no ship comes in.</source>
            <translation>Ve městě přibývá destička; bez kostky moru loď nepřipluje.</translation>
        </message>
        <message>
            <source>No room is left after quarantine ({citizen:nom}): it stays, or you make room.</source>
            <translation>Po karanténě nezbývá místo ({citizen:nom}): měšťana nech v domku, nebo místo uvolni.</translation>
        </message>
        <message>
            <source>{done} of {total} done</source>
            <translation>hotovo: {done} z {total}</translation>
        </message>
        <message>
            <source>Plague is here: put one of these into an empty hut: {citizens}.</source>
            <translation>Je tu mor: umísti některého z měšťanů do prázdného domku ({citizens}).</translation>
        </message>
        <message>
            <source>Put one of these on an empty square of its sector, or into a workshop: {citizens}.</source>
            <translation>Umísti některého z měšťanů na prázdné čtvercové pole jeho části panství, nebo do dílny ({citizens}).</translation>
        </message>
        <message>
            <source>Put one of these on an empty square of its sector: {citizens}.</source>
            <translation>Umísti některého z měšťanů na prázdné čtvercové pole jeho části panství ({citizens}).</translation>
        </message>
        <message>
            <source>Plague is here: put the {citizen:acc} from {place:gen} into an empty hut.</source>
            <translation>Je tu mor: umísti {citizen:acc} z {place:gen} do prázdného domku.</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} from {place:gen} on an empty square of the sector, or into a workshop.</source>
            <translation>Umísti {citizen:acc} z {place:gen} na prázdné čtvercové pole v příslušné části panství, nebo do dílny.</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} from {place:gen} on an empty square of the sector.</source>
            <translation>Umísti {citizen:acc} z {place:gen} na prázdné čtvercové pole v příslušné části panství.</translation>
        </message>
        <message>
            <source>Buy a book step ({n:coin:nom}), move a citizen into a workshop, or end your turn.</source>
            <translation>Kup si postup na stupnici ({n:coin:nom}), přesuň měšťana do dílny, nebo ukonči tah.</translation>
        </message>
        <message>
            <source>Buy a book step ({n:coin:nom}), or end your turn.</source>
            <translation>Kup si postup na stupnici ({n:coin:nom}), nebo ukonči tah.</translation>
        </message>
        <message>
            <source>Move a citizen into a workshop, or end your turn.</source>
            <translation>Přesuň měšťana do dílny, nebo ukonči tah.</translation>
        </message>
        <message>
            <source>Nothing more is possible: end your turn.</source>
            <translation>Víc už udělat nelze: ukonči tah.</translation>
        </message>
        <message>
            <source>Click the gold space {space} of the {book:gen}: {effect}.</source>
            <translation>Klikni na zlaté pole {space} na {book:loc}: {effect}.</translation>
        </message>
        <message>
            <source>Repopulate the hex, or end your turn.</source>
            <translation>Znovu osídli destičku, nebo ukonči tah.</translation>
        </message>
        <message>
            <source>Use the action of the hex, buy a book step ({n:coin:nom}), or move a citizen into a workshop.</source>
            <translation>Využij akci destičky, kup si postup na stupnici ({n:coin:nom}), nebo přesuň měšťana do dílny.</translation>
        </message>
        <message>
            <source>Use the action of the hex, or buy a book step ({n:coin:nom}).</source>
            <translation>Využij akci destičky, nebo si kup postup na stupnici ({n:coin:nom}).</translation>
        </message>
        <message>
            <source>Use the action of the hex, or move a citizen into a workshop.</source>
            <translation>Využij akci destičky, nebo přesuň měšťana do dílny.</translation>
        </message>
        <message>
            <source>Use the action of the hex, or end your turn.</source>
            <translation>Využij akci destičky, nebo ukonči tah.</translation>
        </message>
        <message>
            <source>Quarantine in hut {hut} is over: choose a place for the {citizen:gen}.</source>
            <translation>Karanténa v domku {hut} končí: vyber místo pro {citizen:acc}.</translation>
        </message>
        <message>
            <source>You have no fire: end the fight and take {n:rat:acc}.</source>
            <translation>Nemáš oheň: ukonči boj a vezmi si {n:rat:acc}.</translation>
        </message>
        <message>
            <source>You have no fire: take {n:rat:acc}.</source>
            <translation>Nemáš oheň: vezmi si {n:rat:acc}.</translation>
        </message>
    </context>
    <context>
        <name>Refusal</name>
        <message>
            <source>It is {who}'s turn.</source>
            <translation>Na tahu je {who}.</translation>
        </message>
        <message>
            <source>Turns follow the order track: everybody acts when their disc comes up.</source>
            <translation>Hraje se podle stupnice pořadí: každý táhne, když přijde řada na jeho disk.</translation>
        </message>
        <message>
            <source>An earlier step comes first.</source>
            <translation>Nejdřív dřívější krok.</translation>
        </message>
        <message>
            <source>A turn runs in a fixed order: choose, rescue, fight, act.</source>
            <translation>Tah má pevné pořadí: výběr, záchrana, boj, akce.</translation>
        </message>
        <message>
            <source>Another question is still open.</source>
            <translation>Ještě čeká jiná otázka.</translation>
        </message>
        <message>
            <source>Finish what has begun; then the turn goes on.</source>
            <translation>Dokonči, co je rozehrané; pak bude tah pokračovat.</translation>
        </message>
        <message>
            <source>Send out a lieutenant first.</source>
            <translation>Nejdřív vyšli služebníka.</translation>
        </message>
        <message>
            <source>A turn begins with a lieutenant on a hex or in a dock; everything else follows from there.</source>
            <translation>Tah začíná služebníkem na destičce nebo na molu; všechno další z toho vychází.</translation>
        </message>
        <message>
            <source>That step is already behind you.</source>
            <translation>Tento krok už máš za sebou.</translation>
        </message>
        <message>
            <source>The four steps of a turn run in one direction: choose, rescue, fight, act.</source>
            <translation>Čtyři kroky tahu jdou jedním směrem: výběr, záchrana, boj, akce.</translation>
        </message>
        <message>
            <source>The round is being closed.</source>
            <translation>Kolo se právě uzavírá.</translation>
        </message>
        <message>
            <source>Turns go on when the next round has been prepared.</source>
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
            <source>That walk costs more than you have.</source>
            <translation>Na tuto cestu nemáš dost mincí.</translation>
        </message>
        <message>
            <source>The way there costs {needed:coin:acc}; you have {owned:coin:acc}.</source>
            <translation>Cesta tam stojí {needed:coin:acc}; máš {owned:coin:acc}.</translation>
        </message>
        <message>
            <source>No way leads there.</source>
            <translation>Žádná cesta tam nevede.</translation>
        </message>
        <message>
            <source>A dock touches only the port beside it, so the way goes through the port.</source>
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
            <source>It was called home in this round and acts again in the next one.</source>
            <translation>V tomto kole se vrátil domů a znovu vyjde až v dalším.</translation>
        </message>
        <message>
            <source>This lieutenant is not available.</source>
            <translation>Tento služebník není k dispozici.</translation>
        </message>
        <message>
            <source>It is still in the supply, or it was given up for a district.</source>
            <translation>Je ještě v zásobě, nebo už je za městskou část odevzdaný.</translation>
        </message>
        <message>
            <source>Lieutenants in town go first.</source>
            <translation>Nejdřív služebníci ve městě.</translation>
        </message>
        <message>
            <source>One from the estate may set out only when all of yours in Messina have been used.</source>
            <translation>Služebník z panství smí vyjít, až když jsou všichni tví služebníci v Messině použiti.</translation>
        </message>
        <message>
            <source>No hex lies there yet.</source>
            <translation>Zatím tam žádná destička neleží.</translation>
        </message>
        <message>
            <source>The places round the town fill up one by one as rounds are prepared.</source>
            <translation>Místa kolem města se zaplňují postupně při přípravě kol.</translation>
        </message>
        <message>
            <source>No ship lies there.</source>
            <translation>Žádná loď tam není.</translation>
        </message>
        <message>
            <source>A dock can be chosen only for a ship that is moored in it.</source>
            <translation>Molo lze zvolit jen kvůli lodi, která u něj kotví.</translation>
        </message>
        <message>
            <source>Only a lieutenant in town comes home.</source>
            <translation>Domů se vrací jen služebník z města.</translation>
        </message>
        <message>
            <source>One in the estate can be recalled only when no hex and no ship is left for it.</source>
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
            <source>Somebody already lives there.</source>
            <translation>Tam už někdo bydlí.</translation>
        </message>
        <message>
            <source>A square holds one citizen; choose an empty one in the sector of that class.</source>
            <translation>Na čtvercové pole patří jeden měšťan; vyber prázdné v části pro tento typ.</translation>
        </message>
        <message>
            <source>No plague here, so no quarantine.</source>
            <translation>Není tu mor, není karanténa.</translation>
        </message>
        <message>
            <source>From a hex without cubes a citizen goes straight to an empty square of its sector.</source>
            <translation>Z destičky bez kostek jde měšťan hned na prázdné čtvercové pole své části panství.</translation>
        </message>
        <message>
            <source>There was plague: quarantine first.</source>
            <translation>Byl tam mor: nejdřív karanténa.</translation>
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
            <source>Not straight into a workshop.</source>
            <translation>Rovnou do dílny ne.</translation>
        </message>
        <message>
            <source>A rescued citizen first takes a square of its sector; from there it may move in at once.</source>
            <translation>Zachráněný měšťan jde nejdřív na čtvercové pole své části panství; odtud smí do dílny hned.</translation>
        </message>
        <message>
            <source>There is still room.</source>
            <translation>Místo ještě zbývá.</translation>
        </message>
        <message>
            <source>A citizen is given up only when no fitting place is free.</source>
            <translation>Měšťana propustíš, jen když pro něj není volné žádné vhodné místo.</translation>
        </message>
        <message>
            <source>No such citizen is waiting here.</source>
            <translation>Takový měšťan tu nečeká.</translation>
        </message>
        <message>
            <source>Only citizens lying on the chosen hex are rescued.</source>
            <translation>Zachraňuješ jen měšťany, kteří leží na zvolené destičce.</translation>
        </message>
        <message>
            <source>There is not enough fire.</source>
            <translation>Oheň nestačí.</translation>
        </message>
        <message>
            <source>This takes {needed:fire:acc}; you have {owned:fire:acc}.</source>
            <translation>Je třeba {needed:fire:gen}; máš {owned:fire:acc}.</translation>
        </message>
        <message>
            <source>One cube now takes two fires.</source>
            <translation>Kostka teď stojí dva ohně.</translation>
        </message>
        <message>
            <source>The round table shows two flames: a cube takes {needed:fire:acc}; you have {owned:fire:acc}.</source>
            <translation>Přehledová tabulka ukazuje dva plameny: kostka stojí {needed:fire:acc}; máš {owned:fire:acc}.</translation>
        </message>
        <message>
            <source>No plague cube lies here.</source>
            <translation>Neleží tu žádná kostka moru.</translation>
        </message>
        <message>
            <source>Fire removes plague cubes, and here is none to remove.</source>
            <translation>Oheň odstraňuje kostky moru a tady žádná není.</translation>
        </message>
        <message>
            <source>One fire is enough.</source>
            <translation>Stačí jeden oheň.</translation>
        </message>
        <message>
            <source>The round table shows one flame: a cube takes a single fire.</source>
            <translation>Přehledová tabulka ukazuje jeden plamen: kostka stojí jediný žeton ohně.</translation>
        </message>
        <message>
            <source>You have no big fire.</source>
            <translation>Nemáš žádný velký oheň.</translation>
        </message>
        <message>
            <source>Two cubes at once, or one next door, take a big fire.</source>
            <translation>Na dvě kostky naráz nebo na jednu vedle je třeba velký oheň.</translation>
        </message>
        <message>
            <source>Plain fire cannot do that.</source>
            <translation>To obyčejný oheň nedokáže.</translation>
        </message>
        <message>
            <source>One fire removes one cube of your own hex; two at once, or one next door, takes a big fire.</source>
            <translation>Jeden oheň odstraní jednu kostku tvé destičky; dvě naráz nebo jednu vedle jen velký oheň.</translation>
        </message>
        <message>
            <source>That is more than big fire does.</source>
            <translation>To už velký oheň nedokáže.</translation>
        </message>
        <message>
            <source>One big fire removes two cubes here, or one here and one next door.</source>
            <translation>Jeden velký oheň odstraní dvě kostky tady, nebo jednu tady a jednu vedle.</translation>
        </message>
        <message>
            <source>A cube of your own hex first.</source>
            <translation>Nejdřív kostku ze své destičky.</translation>
        </message>
        <message>
            <source>The cube next door comes on top of one removed from the chosen hex.</source>
            <translation>Kostka vedle přichází až k té, kterou odstraníš ze zvolené destičky.</translation>
        </message>
        <message>
            <source>That hex is too far away.</source>
            <translation>Tato destička je příliš daleko.</translation>
        </message>
        <message>
            <source>Big fire reaches only hexes next to the chosen one.</source>
            <translation>Velký oheň dosáhne jen na destičky vedle té zvolené.</translation>
        </message>
        <message>
            <source>Next door now takes two big fires.</source>
            <translation>Kostka vedle teď stojí dva velké ohně.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, one big fire removes just one cube of the chosen hex.</source>
            <translation>Dokud přehledová tabulka ukazuje dva plameny, odstraní velký oheň jen jednu kostku zvolené destičky.</translation>
        </message>
        <message>
            <source>A ship has no neighbours.</source>
            <translation>Loď nemá sousedy.</translation>
        </message>
        <message>
            <source>Big fire removes the cube of the ship and nothing beside it.</source>
            <translation>Velký oheň odstraní kostku z lodi a nic vedle ní.</translation>
        </message>
        <message>
            <source>This hex has already been used.</source>
            <translation>Tato destička už je využitá.</translation>
        </message>
        <message>
            <source>In one turn you use its action or repopulate it: one of the two, once.</source>
            <translation>V jednom tahu využiješ její akci, nebo ji znovu osídlíš: jedno z obojího, jednou.</translation>
        </message>
        <message>
            <source>A dock has no action.</source>
            <translation>Molo nemá žádnou akci.</translation>
        </message>
        <message>
            <source>After taking a ship you may buy book steps and use actions won on the books.</source>
            <translation>Po získání lodi smíš kupovat postup na stupnicích a využívat akce z nich.</translation>
        </message>
        <message>
            <source>Ports and docks are never repopulated.</source>
            <translation>Přístaviště a mola se nikdy neosídlují.</translation>
        </message>
        <message>
            <source>Only districts can be resettled.</source>
            <translation>Znovu osídlit lze jen městské části.</translation>
        </message>
        <message>
            <source>This district is already repopulated.</source>
            <translation>Tato městská část už je znovuosídlená.</translation>
        </message>
        <message>
            <source>A district is resettled once, by one player.</source>
            <translation>Městskou část osídlí jen jednou jediný hráč.</translation>
        </message>
        <message>
            <source>You cannot pay for this district.</source>
            <translation>Na tuto městskou část nemáš.</translation>
        </message>
        <message>
            <source>The coins or wood printed on it are due first.</source>
            <translation>Nejdřív je třeba zaplatit vyznačené mince nebo dřevo.</translation>
        </message>
        <message>
            <source>No cart is ready.</source>
            <translation>Žádný vůz není připravený.</translation>
        </message>
        <message>
            <source>Repopulating takes a cart that you have not used in this round.</source>
            <translation>Znovuosídlení vyžaduje vůz, který je v tomto kole ještě nepoužitý.</translation>
        </message>
        <message>
            <source>The right citizens are missing.</source>
            <translation>Chybějí správní měšťané.</translation>
        </message>
        <message>
            <source>They come from your sectors and workshops; those in quarantine do not count.</source>
            <translation>Přicházejí ze čtvercových polí a dílen; ti v karanténě se nepočítají.</translation>
        </message>
        <message>
            <source>An upgraded citizen is asked for.</source>
            <translation>Je třeba patricij.</translation>
        </message>
        <message>
            <source>An upgraded citizen may stand in for an ordinary one of its class, never the other way round.</source>
            <translation>Patricij smí zastoupit obyčejného měšťana téhož typu, nikdy naopak.</translation>
        </message>
        <message>
            <source>There is no lieutenant to give up.</source>
            <translation>Nemáš služebníka, kterého lze odevzdat.</translation>
        </message>
        <message>
            <source>This district takes one that is unused in this round; the one standing here does not count.</source>
            <translation>Tato městská část žádá služebníka nepoužitého v tomto kole; ten, který tu stojí, se nepočítá.</translation>
        </message>
        <message>
            <source>This lieutenant has been used.</source>
            <translation>Tento služebník je už použitý.</translation>
        </message>
        <message>
            <source>Give up one that lies in town or waits unused in the estate.</source>
            <translation>Odevzdej toho, který leží ve městě nebo nepoužitý čeká na panství.</translation>
        </message>
        <message>
            <source>All your repopulation tiles are placed.</source>
            <translation>Všechny tvé destičky znovuosídlení jsou umístěné.</translation>
        </message>
        <message>
            <source>Five districts are the most one player can resettle.</source>
            <translation>Jeden hráč může znovu osídlit nejvýš pět městských částí.</translation>
        </message>
        <message>
            <source>This citizen is not asked for.</source>
            <translation>Tento měšťan se nežádá.</translation>
        </message>
        <message>
            <source>The district takes exactly the citizens printed on it.</source>
            <translation>Městská část přijme přesně ty měšťany, kteří jsou na ní vyznačeni.</translation>
        </message>
        <message>
            <source>Popularity is not for sale.</source>
            <translation>Pověst u lidu se nekupuje.</translation>
        </message>
        <message>
            <source>That disc moves only when you remove plague cubes.</source>
            <translation>Tento disk se posouvá, jen když odstraňuješ kostky moru.</translation>
        </message>
        <message>
            <source>Book steps belong to step 4.</source>
            <translation>Postup na stupnicích patří do kroku 4.</translation>
        </message>
        <message>
            <source>Coins buy them only when you have chosen, rescued and fought.</source>
            <translation>Za mince ho kupuješ až po výběru, záchraně a boji.</translation>
        </message>
        <message>
            <source>Finish this action first.</source>
            <translation>Nejdřív dokonči tuto akci.</translation>
        </message>
        <message>
            <source>A book step can be bought before or after an action, not in the middle of it.</source>
            <translation>Postup na stupnici lze koupit před akcí nebo po ní, ne uprostřed.</translation>
        </message>
        <message>
            <source>Too few coins for a book step.</source>
            <translation>Na postup na stupnici je málo mincí.</translation>
        </message>
        <message>
            <source>A step costs one coin for each of your lieutenants, {needed:coin:acc} in all; you have {owned:coin:acc}.</source>
            <translation>Krok stojí 1 minci za každého tvého služebníka, celkem {needed:coin:acc}; máš {owned:coin:acc}.</translation>
        </message>
        <message>
            <source>This book is finished.</source>
            <translation>Tato stupnice je u konce.</translation>
        </message>
        <message>
            <source>Your disc is on the last space; nothing is left to buy.</source>
            <translation>Tvůj disk je na posledním poli; není už co kupovat.</translation>
        </message>
        <message>
            <source>This action has lapsed.</source>
            <translation>Tato akce propadla.</translation>
        </message>
        <message>
            <source>An action on the popularity book is used in the turn that earned it.</source>
            <translation>Akce morové kroniky se využívá v tahu, v němž ji získáš.</translation>
        </message>
        <message>
            <source>This action has to wait.</source>
            <translation>Tato akce musí počkat.</translation>
        </message>
        <message>
            <source>What a book gives outside your turn is used in step 4 of your next one.</source>
            <translation>Co ti stupnice dá mimo tvůj tah, využiješ v kroku 4 svého příštího tahu.</translation>
        </message>
        <message>
            <source>Wrong class for this workshop.</source>
            <translation>Pro tuto dílnu nesprávný typ.</translation>
        </message>
        <message>
            <source>A workshop takes only the class it shows.</source>
            <translation>Dílna přijímá jen typ, který ukazuje.</translation>
        </message>
        <message>
            <source>Somebody already works here.</source>
            <translation>Tady už někdo pracuje.</translation>
        </message>
        <message>
            <source>A workshop has room for one citizen.</source>
            <translation>V dílně je místo pro jednoho měšťana.</translation>
        </message>
        <message>
            <source>Nobody can move in from there.</source>
            <translation>Odtud do dílny nikdo nejde.</translation>
        </message>
        <message>
            <source>Only a citizen on a square of your sectors may enter a workshop.</source>
            <translation>Do dílny smí jen měšťan ze čtvercového pole tvého panství.</translation>
        </message>
        <message>
            <source>Nobody is there.</source>
            <translation>Nikdo tam není.</translation>
        </message>
        <message>
            <source>This place holds no citizen of yours.</source>
            <translation>Na tomto místě nemáš žádného měšťana.</translation>
        </message>
        <message>
            <source>Citizens do not change squares.</source>
            <translation>Měšťané svá pole nemění.</translation>
        </message>
        <message>
            <source>A citizen leaves its square only for a workshop or for a district.</source>
            <translation>Měšťan své čtvercové pole opouští jen kvůli dílně nebo městské části.</translation>
        </message>
        <message>
            <source>Only one side of the slash.</source>
            <translation>Jen jedna strana lomítka.</translation>
        </message>
        <message>
            <source>A slash between two actions lets you use one of them.</source>
            <translation>Z akcí oddělených lomítkem smíš využít jednu.</translation>
        </message>
        <message>
            <source>You cannot pay for this action.</source>
            <translation>Na tuto akci nemáš.</translation>
        </message>
        <message>
            <source>It takes {needed}; you have {owned}.</source>
            <translation>Stojí: {needed}; máš: {owned}.</translation>
        </message>
        <message>
            <source>This action moves another overseer.</source>
            <translation>Tato akce hýbe jiným správcem.</translation>
        </message>
        <message>
            <source>A picture of a class moves the overseer of that class only.</source>
            <translation>Symbol typu hýbe jen správcem téhož typu.</translation>
        </message>
        <message>
            <source>This overseer's path is finished.</source>
            <translation>Tento správce má obchůzku za sebou.</translation>
        </message>
        <message>
            <source>It has six spaces and ends in the centre.</source>
            <translation>Obchůzka má šest polí a končí ve středu.</translation>
        </message>
        <message>
            <source>This overseer took the other branch.</source>
            <translation>Tento správce jde druhou větví.</translation>
        </message>
        <message>
            <source>The choice at the fork is final.</source>
            <translation>Volba na rozcestí je konečná.</translation>
        </message>
        <message>
            <source>No leap over a space here.</source>
            <translation>Tady se pole nepřeskakuje.</translation>
        </message>
        <message>
            <source>Only the action that shows the leap lets an overseer pass over a space.</source>
            <translation>Pole smí správce přeskočit jen při akci, která přeskočení ukazuje.</translation>
        </message>
        <message>
            <source>This overseer is already upgraded.</source>
            <translation>Tento správce už je povýšený.</translation>
        </message>
        <message>
            <source>An overseer is turned to its upgraded side once.</source>
            <translation>Správce se na povýšenou stranu otáčí jen jednou.</translation>
        </message>
        <message>
            <source>It has to be the same overseer.</source>
            <translation>Musí to být týž správce.</translation>
        </message>
        <message>
            <source>The overseer chosen for the upgrade also makes the step.</source>
            <translation>Pohne se právě ten správce, kterého povyšuješ.</translation>
        </message>
        <message>
            <source>Nobody lives on this square.</source>
            <translation>Na tomto poli nikdo nebydlí.</translation>
        </message>
        <message>
            <source>Only a citizen can be activated; an empty square gives nothing.</source>
            <translation>Aktivovat lze jen měšťana; prázdné pole nedává nic.</translation>
        </message>
        <message>
            <source>This citizen has already acted.</source>
            <translation>Tento měšťan už je aktivovaný.</translation>
        </message>
        <message>
            <source>One advance activates each citizen at most once.</source>
            <translation>Jeden pohyb aktivuje každého měšťana nejvýš jednou.</translation>
        </message>
        <message>
            <source>Only citizens on sector squares act.</source>
            <translation>Aktivují se jen měšťané na čtvercových polích.</translation>
        </message>
        <message>
            <source>Those in huts and workshops cannot be activated.</source>
            <translation>Měšťany v domcích a dílnách aktivovat nelze.</translation>
        </message>
        <message>
            <source>One of the two has acted.</source>
            <translation>Jeden z těch dvou už je aktivovaný.</translation>
        </message>
        <message>
            <source>The first space of the path activates one of the two citizens beside it.</source>
            <translation>První pole obchůzky aktivuje jednoho ze dvou sousedních měšťanů.</translation>
        </message>
        <message>
            <source>That is too far from the overseer.</source>
            <translation>To je od správce příliš daleko.</translation>
        </message>
        <message>
            <source>The space reached activates only citizens beside it.</source>
            <translation>Dosažené pole aktivuje jen měšťany vedle sebe.</translation>
        </message>
        <message>
            <source>One of this region has acted.</source>
            <translation>Jeden z této oblasti už je aktivovaný.</translation>
        </message>
        <message>
            <source>A space on the rim activates one citizen of its region.</source>
            <translation>Pole na okraji aktivuje jednoho měšťana své oblasti.</translation>
        </message>
        <message>
            <source>Two of this region have acted.</source>
            <translation>Dva z této oblasti už jsou aktivovaní.</translation>
        </message>
        <message>
            <source>On the rim an upgraded overseer activates up to two citizens of the region.</source>
            <translation>Na okraji aktivuje povýšený správce až dva měšťany oblasti.</translation>
        </message>
        <message>
            <source>A space on a border activates one citizen in each of the two regions beside it.</source>
            <translation>Pole na hranici aktivuje po jednom měšťanovi v každé ze dvou přilehlých oblastí.</translation>
        </message>
        <message>
            <source>This region has had its share.</source>
            <translation>Tato oblast už své vyčerpala.</translation>
        </message>
        <message>
            <source>On a border an upgraded overseer activates two of its own class's region and one of the other.</source>
            <translation>Na hranici aktivuje povýšený správce dva v oblasti svého typu a jednoho v té druhé.</translation>
        </message>
        <message>
            <source>Three citizens have acted.</source>
            <translation>Tři měšťané už jsou aktivovaní.</translation>
        </message>
        <message>
            <source>The centre activates up to three, upgraded overseer or not.</source>
            <translation>Střed aktivuje nejvýš tři, ať je správce povýšený, nebo ne.</translation>
        </message>
        <message>
            <source>This square has already been used.</source>
            <translation>Toto pole už je využité.</translation>
        </message>
        <message>
            <source>The lightning mark means once in a game.</source>
            <translation>Značka blesku znamená jednou za hru.</translation>
        </message>
        <message>
            <source>This step belongs to another book.</source>
            <translation>Tento postup patří jiné stupnici.</translation>
        </message>
        <message>
            <source>The action shows which book your disc moves on.</source>
            <translation>Akce ukazuje, na které stupnici se disk posune.</translation>
        </message>
        <message>
            <source>This track is at its top.</source>
            <translation>Tato stupnice je už nahoře.</translation>
        </message>
        <message>
            <source>A scroll track has four steps, and all four are made.</source>
            <translation>Stupnice šlechtického archivu má čtyři kroky a všechny už máš za sebou.</translation>
        </message>
        <message>
            <source>This citizen is already upgraded.</source>
            <translation>Tento měšťan už je povýšený.</translation>
        </message>
        <message>
            <source>A citizen is turned to the gold side once.</source>
            <translation>Měšťan se na zlatou stranu otáčí jen jednou.</translation>
        </message>
        <message>
            <source>A dock does not count as hex.</source>
            <translation>Molo se nepočítá jako destička.</translation>
        </message>
        <message>
            <source>The book lends you the action of a district or a port.</source>
            <translation>Stupnice ti půjčí akci městské části nebo přístaviště.</translation>
        </message>
        <message>
            <source>You cannot pay for this tile.</source>
            <translation>Na tuto destičku nemáš.</translation>
        </message>
        <message>
            <source>Its printed price goes to the supply before you take it.</source>
            <translation>Vyznačenou cenu vracíš do zásoby, než si destičku vezmeš.</translation>
        </message>
        <message>
            <source>No tile is on offer there.</source>
            <translation>V nabídce tam žádná destička není.</translation>
        </message>
        <message>
            <source>Only the open tile of a pile can be taken, and this pile has none.</source>
            <translation>Vzít lze jen odkrytou destičku hromádky a tato žádnou nemá.</translation>
        </message>
        <message>
            <source>All your huts are upgraded.</source>
            <translation>Všechny tvé domky jsou vylepšené.</translation>
        </message>
        <message>
            <source>You have four huts with room for one upgrade each.</source>
            <translation>Máš čtyři domky a každý pojme jedno vylepšení.</translation>
        </message>
        <message>
            <source>This hut already has an upgrade.</source>
            <translation>Tento domek už vylepšení má.</translation>
        </message>
        <message>
            <source>The tile goes onto a hut that has none yet.</source>
            <translation>Destička patří na domek, který ještě žádnou nemá.</translation>
        </message>
        <message>
            <source>Tiles can no longer be renewed.</source>
            <translation>Nabídku už obnovit nelze.</translation>
        </message>
        <message>
            <source>One Build renews one kind of tile, once, before a tile is taken.</source>
            <translation>Jedna Stavba obnoví jeden druh destiček, jednou a dřív, než si některou vezmeš.</translation>
        </message>
        <message>
            <source>Rats pay for nothing.</source>
            <translation>Krysami se neplatí.</translation>
        </message>
        <message>
            <source>Renewing tiles costs 1 point or 1 token: coin, wood, fire or big fire.</source>
            <translation>Obnovení nabídky stojí 1 vítězný bod nebo 1 žeton: minci, dřevo, oheň či velký oheň.</translation>
        </message>
        <message>
            <source>You have nothing of that to pay.</source>
            <translation>Nic takového na zaplacení nemáš.</translation>
        </message>
        <message>
            <source>After renewing tiles you must build.</source>
            <translation>Po obnovení nabídky musíš stavět.</translation>
        </message>
        <message>
            <source>Take one of the tiles that you can pay for.</source>
            <translation>Vezmi si některou z destiček, na které máš.</translation>
        </message>
        <message>
            <source>Finish repopulating first.</source>
            <translation>Nejdřív dokonči znovuosídlení.</translation>
        </message>
        <message>
            <source>Once begun, all its steps are carried out.</source>
            <translation>Jakmile začne, provedou se všechny jeho kroky.</translation>
        </message>
        <message>
            <source>Place the hut upgrade first.</source>
            <translation>Nejdřív umísti vylepšení domku.</translation>
        </message>
        <message>
            <source>A tile just bought goes onto one of your huts at once.</source>
            <translation>Právě koupená destička patří hned na některý z tvých domků.</translation>
        </message>
        <message>
            <source>No Build is open now.</source>
            <translation>Žádná Stavba teď neprobíhá.</translation>
        </message>
        <message>
            <source>Tiles are bought with the Build action of a hex or of a citizen.</source>
            <translation>Destičky se kupují akcí Stavba z destičky nebo od měšťana.</translation>
        </message>
        <message>
            <source>No overseer moves now.</source>
            <translation>Žádný správce se teď nehýbe.</translation>
        </message>
        <message>
            <source>An overseer advances when an action or a reward shows it.</source>
            <translation>Správce se posouvá, když to ukazuje akce nebo odměna.</translation>
        </message>
        <message>
            <source>Nobody is activated now.</source>
            <translation>Nikdo se teď neaktivuje.</translation>
        </message>
        <message>
            <source>Citizens act when an overseer lands beside them.</source>
            <translation>Měšťané se aktivují, když vedle nich správce zastaví.</translation>
        </message>
        <message>
            <source>No upgrade is due now.</source>
            <translation>Žádné povýšení teď není na řadě.</translation>
        </message>
        <message>
            <source>Citizens and overseers are upgraded when an action or a book space says so.</source>
            <translation>Měšťany a správce povyšuješ, když to říká akce nebo pole stupnice.</translation>
        </message>
        <message>
            <source>No scroll step is due now.</source>
            <translation>Postup v archivu teď není na řadě.</translation>
        </message>
        <message>
            <source>A track moves up when an action or a reward shows the scroll.</source>
            <translation>Stupnice stoupá, když akce nebo odměna ukazuje archiv.</translation>
        </message>
        <message>
            <source>That is not where it may go.</source>
            <translation>Tam jít nesmí.</translation>
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
            <source>Six rounds have been played and the points are counted.</source>
            <translation>Šest kol je odehráno a vítězné body jsou spočítané.</translation>
        </message>
        <message>
            <source>There is nothing to do here now.</source>
            <translation>Teď tu není co dělat.</translation>
        </message>
        <message>
            <source>This is what is asked: {prompt}</source>
            <extracomment>{prompt} is a whole sentence that says what the player has to do.</extracomment>
            <translation>Žádá se toto: {prompt}</translation>
        </message>
        <message>
            <source>The big fire alone is enough.</source>
            <translation>Stačí samotný velký oheň.</translation>
        </message>
        <message>
            <source>In this round one big fire pays for one cube; a plain fire on top adds nothing.</source>
            <translation>V tomto kole stačí na jednu kostku jeden velký oheň; obyčejný oheň navíc už nic nepřidá.</translation>
        </message>
        <message>
            <source>Standing lieutenants block the way.</source>
            <translation>Cestu blokují stojící služebníci.</translation>
        </message>
        <message>
            <source>At this table nobody walks across a hex with a standing lieutenant.</source>
            <translation>U tohoto stolu nikdo neprochází přes destičku, na níž stojí služebník.</translation>
        </message>
        <message>
            <source>A recall chooses no hex.</source>
            <translation>Při odvolání se destička nevybírá.</translation>
        </message>
        <message>
            <source>After it you may buy book steps and use book actions, nothing else.</source>
            <translation>Pak už smíš jen kupovat postup na stupnicích a využívat akce z nich.</translation>
        </message>
        <message>
            <source>Your table plays it as an edition that leaves this token out.</source>
            <translation>Váš stůl hraje podle vydání, které tento žeton neuvádí.</translation>
        </message>
        <message>
            <source>At this table a renewal obliges you to build one of the new tiles.</source>
            <translation>U tohoto stolu musíš po obnovení nabídky postavit některou z nových destiček.</translation>
        </message>
        <message>
            <source>This workshop has given its reward.</source>
            <translation>Odměna této dílny už je pryč.</translation>
        </message>
        <message>
            <source>At this table nobody enters a workshop of era II a second time.</source>
            <translation>U tohoto stolu se do dílny éry II vchází jen jednou.</translation>
        </message>
        <message>
            <source>This citizen has already changed squares this turn.</source>
            <translation>Tento měšťan už má přesun za sebou.</translation>
        </message>
        <message>
            <source>At this table each citizen may change squares once a turn.</source>
            <translation>U tohoto stolu smí každý měšťan změnit čtvercové pole jednou za tah.</translation>
        </message>
        <message>
            <source>The book of turn order comes first.</source>
            <translation>Nejdřív výběr stupnice, která určí pořadí.</translation>
        </message>
        <message>
            <source>Whoever leads the score track names the book for this round.</source>
            <translation>Kdo vede ve vítězných bodech, volí stupnici písemných záznamů pro toto kolo.</translation>
        </message>
        <message>
            <source>It is the opponent's turn.</source>
            <translation>Na tahu je protivník.</translation>
        </message>
        <message>
            <source>Turn up a solo tile; your own turn follows.</source>
            <translation>Otoč destičku pro hru jednoho hráče; pak přijde tvůj tah.</translation>
        </message>
        <message>
            <source>One big fire removes one cube here and, if you like, one next door.</source>
            <translation>Jeden velký oheň odstraní jednu kostku tady, a chceš-li, jednu vedle.</translation>
        </message>
        <message>
            <source>One big fire removes up to two cubes here and, if you like, one next door.</source>
            <translation>Jeden velký oheň odstraní až dvě kostky tady, a chceš-li, jednu vedle.</translation>
        </message>
        <message>
            <source>One big fire is enough.</source>
            <translation>Stačí jeden velký oheň.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, one big fire pays for a cube of the chosen hex; the second is for one next door.</source>
            <translation>Dokud přehledová tabulka ukazuje dva plameny, stačí na kostku ze zvolené destičky jeden velký oheň; druhý je na kostku vedle.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, cubes of the chosen hex are removed one at a time.</source>
            <translation>Dokud přehledová tabulka ukazuje dva plameny, odstraňují se kostky zvolené destičky po jedné.</translation>
        </message>
        <message>
            <source>One big fire is not enough.</source>
            <translation>Jeden velký oheň nestačí.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, a cube next door takes a big fire and a second one, plain or big.</source>
            <translation>Dokud přehledová tabulka ukazuje dva plameny, stojí kostka vedle velký oheň a k němu ještě jeden, obyčejný nebo velký.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, two big fires together remove one cube here and one next door.</source>
            <translation>Dokud přehledová tabulka ukazuje dva plameny, odstraní dva velké ohně společně jednu kostku tady a jednu vedle.</translation>
        </message>
        <message>
            <source>The round table shows two flames: a cube takes any two fires, and a big one counts as one of them.</source>
            <translation>Přehledová tabulka ukazuje dva plameny: kostka stojí libovolné dva ohně a velký se počítá jako jeden z nich.</translation>
        </message>
        <message>
            <source>One big fire pays for a cube of the chosen hex; a plain fire on top is only of use next door.</source>
            <translation>Na kostku ze zvolené destičky stačí jeden velký oheň; obyčejný navíc se hodí jen na kostku vedle.</translation>
        </message>
        <message>
            <source>To be paid this way, a cube takes a big fire.</source>
            <translation>Taková platba za kostku vyžaduje velký oheň.</translation>
        </message>
        <message>
            <source>Plain fire alone removes one cube of the chosen hex at a time and none next door.</source>
            <translation>Samotný obyčejný oheň odstraňuje kostky zvolené destičky po jedné a vedle žádnou.</translation>
        </message>
        <message>
            <source>Renewing tiles costs 1 point or 1 token: wood, fire or big fire.</source>
            <translation>Obnovení nabídky stojí 1 vítězný bod nebo 1 žeton: dřevo, oheň či velký oheň.</translation>
        </message>
        <message>
            <source>Renewing tiles costs 1 point or 1 token: coin, wood or fire.</source>
            <translation>Obnovení nabídky stojí 1 vítězný bod nebo 1 žeton: minci, dřevo či oheň.</translation>
        </message>
        <message>
            <source>There was plague here: a citizen from this hex goes to quarantine first.</source>
            <translation>Byl tu mor: měšťan z této destičky jde nejdřív do karantény.</translation>
        </message>
        <message>
            <source>From a hex without cubes a citizen goes straight to an empty square of its sector or workshop of its class.</source>
            <translation>Z destičky bez kostek jde měšťan hned na prázdné čtvercové pole své části panství nebo do prázdné dílny svého typu.</translation>
        </message>
        <message>
            <source>A citizen in a hut or in a workshop cannot move into another workshop now.</source>
            <translation>Měšťan z domku nebo z dílny teď do jiné dílny jít nemůže.</translation>
        </message>
        <message>
            <source>At this table one in the estate is never recalled: without a hex or a ship it rests.</source>
            <translation>U tohoto stolu se služebník z panství nikdy neodvolává: bez destičky a lodi odpočívá.</translation>
        </message>
        <message>
            <source>One in the estate may be recalled only when all of yours in Messina have been used.</source>
            <translation>Služebníka na panství smíš odvolat, až když jsou všichni tví služebníci v Messině použiti.</translation>
        </message>
        <message>
            <source>Coins buy them when you have chosen, rescued and fought, or after a recall.</source>
            <translation>Za mince ho kupuješ po výběru, záchraně a boji, nebo po odvolání.</translation>
        </message>
        <message>
            <source>A citizen cannot go there.</source>
            <translation>Tam měšťan jít nemůže.</translation>
        </message>
        <message>
            <source>A citizen leaves its square for another one of its sector, for a workshop or for a district.</source>
            <translation>Měšťan své čtvercové pole opouští kvůli jinému ve své části panství, kvůli dílně nebo městské části.</translation>
        </message>
        <message>
            <source>A citizen stays in its hut only when no fitting place is free.</source>
            <translation>Měšťan zůstává v domku, jen když pro něj není volné žádné vhodné místo.</translation>
        </message>
        <message>
            <source>After quarantine a citizen takes an empty square of its sector or an empty workshop of its class whose reward is still to come.</source>
            <translation>Po karanténě jde měšťan na prázdné čtvercové pole své části panství nebo do prázdné dílny svého typu, která odměnu ještě nedala.</translation>
        </message>
        <message>
            <source>An action that a book gives outside your turn is used in step 4 of your next one; only lieutenants join at once.</source>
            <translation>Akci, kterou ti stupnice dá mimo tvůj tah, využiješ v kroku 4 svého příštího tahu; jen služebníci se přidávají hned.</translation>
        </message>
        <message>
            <source>This token does not pay here.</source>
            <translation>Tímto žetonem tu nezaplatíš.</translation>
        </message>
        <message>
            <source>Take one of the new tiles.</source>
            <translation>Vezmi si některou z nových destiček.</translation>
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
            <source>What follows tells the default, which is not played at this table.</source>
            <translation>Další text popisuje výchozí pravidlo, u tohoto stolu se však hraje jinak.</translation>
        </message>
    </context>
    <context>
        <name>RuleContents</name>
        <message>
            <source>Contents</source>
            <translation>Obsah</translation>
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
    </context>
    <context>
        <name>RuleHits</name>
        <message numerus="yes">
            <source>%n rule(s) found</source>
            <translation>
                <numerusform>Nalezeno %n pravidlo</numerusform>
                <numerusform>Nalezena %n pravidla</numerusform>
                <numerusform>Nalezeno %n pravidel</numerusform>
            </translation>
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
            <source>Opening all the books…</source>
            <translation>Otevírají se všechny knihy…</translation>
        </message>
    </context>
    <context>
        <name>RuleMarks</name>
        <message>
            <source>No bookmarks yet. Key B marks the open rule.</source>
            <translation>Zatím žádné záložky. Klávesa B označí otevřené pravidlo.</translation>
        </message>
        <message>
            <source>Take the bookmark away: %1</source>
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
            <source>Back to the rule before</source>
            <translation>Zpět k předchozímu pravidlu</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Pravidla</translation>
        </message>
        <message>
            <source>Take the bookmark away</source>
            <translation>Odebrat záložku</translation>
        </message>
        <message>
            <source>Bookmark this rule</source>
            <translation>Přidat záložku</translation>
        </message>
        <message>
            <source>Open the whole book here</source>
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
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Choose a chapter at the left, or search for a word.</source>
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
            <source>Holds for the next games you start.</source>
            <translation>Platí pro další hry, které začnete.</translation>
        </message>
        <message>
            <source>Lessons are played by the default.</source>
            <translation>Lekce se hrají vždy podle výchozího nastavení.</translation>
        </message>
        <message>
            <source>What you choose holds from now on in this game.</source>
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
            <source>Too late in this game: it has already made a difference.</source>
            <translation>V této hře už je pozdě: už na tom záleželo.</translation>
        </message>
        <message>
            <source>Lessons are played by the default.</source>
            <translation>Lekce se hrají vždy podle výchozího nastavení.</translation>
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
            <source>Ships with one kind of goods</source>
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
            <source>The two best overseers</source>
            <translation>Dva nejvzdálenější správci</translation>
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
            <source>Ranking in popularity</source>
            <translation>Pořadí na morové kronice</translation>
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
            <source>Place {n}</source>
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
            <translation>Souboj na morové kronice</translation>
        </message>
        <message>
            <source>Ranking in repopulating</source>
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
            <source>Points of round {round}</source>
            <translation>Body z kola {round}</translation>
        </message>
        <message>
            <source>{n:token:nom}</source>
            <translation>{n:token:nom}</translation>
        </message>
        <message>
            <source>Level on the book, so fire counts: {n:fire:nom}</source>
            <translation>Na stupnici shoda, rozhoduje oheň: {n:fire:nom}</translation>
        </message>
    </context>
    <context>
        <name>ScoreChart</name>
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
            <source>Read this column</source>
            <translation>Číst tento sloupec</translation>
        </message>
    </context>
    <context>
        <name>ScoreStory</name>
        <message>
            <source>%1: %2, your place</source>
            <translation>%1: %2, tvé místo</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Show on the table</source>
            <translation>Ukázat na stole</translation>
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
            <source>Place in the turn order: %1</source>
            <translation>Místo v pořadí hráčů: %1</translation>
        </message>
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
            <source>Resettled districts</source>
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
        <name>SeatPawns</name>
        <message>
            <source>Lieutenants to be used: %1 of %2</source>
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
            <source>Tincture and charge</source>
            <translation>Barva a znamení</translation>
        </message>
        <message>
            <source>Language of player %1</source>
            <translation>Jazyk hráče %1</translation>
        </message>
        <message>
            <source>The household's language</source>
            <translation>Společný jazyk</translation>
        </message>
        <message>
            <source>What is explained to player %1</source>
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
            <source>Light</source>
            <translation>Světlo</translation>
        </message>
        <message>
            <source>Parchment by day</source>
            <translation>Pergamen ve dne</translation>
        </message>
        <message>
            <source>Candle at night</source>
            <translation>Svíčka v noci</translation>
        </message>
        <message>
            <source>Size of the text</source>
            <translation>Velikost písma</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>Motion</source>
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
            <source>Without motion, pieces jump and leave a line from where they came.</source>
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
            <source>When the turn passes</source>
            <translation>Při předání tahu</translation>
        </message>
        <message>
            <source>A line over the prompt</source>
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
            <source>It says whose turn it is and what has happened since, in the language of that seat.</source>
            <translation>Oznámí jazykem daného hráče, kdo je na tahu a co se mezitím stalo.</translation>
        </message>
        <message>
            <source>Layout of the table</source>
            <translation>Uspořádání stolu</translation>
        </message>
        <message>
            <source>As it fits</source>
            <translation>Podle místa</translation>
        </message>
        <message>
            <source>Everything in view</source>
            <translation>Vše na očích</translation>
        </message>
        <message>
            <source>One column to scroll</source>
            <translation>Jeden posuvný sloupec</translation>
        </message>
        <message>
            <source>As it fits: one column when the text is larger than 130 % or the window is small, else everything in view.</source>
            <translation>Podle místa: jeden sloupec, když je písmo větší než 130 % nebo okno malé, jinak vše na očích.</translation>
        </message>
        <message>
            <source>Workshops of an estate</source>
            <translation>Dílny na panství</translation>
        </message>
        <message>
            <source>Always of one size</source>
            <translation>Vždy stejně velké</translation>
        </message>
        <message>
            <source>As large as there is room</source>
            <translation>Co největší podle místa</translation>
        </message>
        <message>
            <source>Faces of the hexes</source>
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
        <message>
            <source>Keys of the table</source>
            <translation>Klávesy u stolu</translation>
        </message>
        <message>
            <source>What is explained</source>
            <translation>Co se vysvětluje</translation>
        </message>
        <message>
            <source>Tincture</source>
            <translation>Barva</translation>
        </message>
        <message>
            <source>Whichever is free</source>
            <extracomment>of a tincture</extracomment>
            <translation>Kterákoli volná</translation>
        </message>
        <message>
            <source>It is taken at a new table unless somebody else there has it.</source>
            <translation>Použije se u nového stolu, pokud ji tam nemá někdo jiný.</translation>
        </message>
        <message>
            <source>Before a turn ends</source>
            <translation>Před koncem tahu</translation>
        </message>
        <message>
            <source>Ask while something is still possible</source>
            <translation>Zeptat se, když je ještě co dělat</translation>
        </message>
        <message>
            <source>Do not ask</source>
            <translation>Neptat se</translation>
        </message>
        <message>
            <source>Remove %1?</source>
            <extracomment>%1 is the name of a person of the household</extracomment>
            <translation>Odebrat osobu %1?</translation>
        </message>
        <message>
            <source>What this person has decided is forgotten. Saved games stay as they are.</source>
            <translation>Volby této osoby se zapomenou. Uložené hry zůstanou beze změny.</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Nechat</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Odebrat</translation>
        </message>
    </context>
    <context>
        <name>Setup</name>
        <message>
            <source>The town</source>
            <translation>Město</translation>
        </message>
        <message>
            <source>{n:district:nom} in random order: those of letter A for this number of players, and one of letter B that nobody knew. A port closes each corner.</source>
            <translation>{n:district:nom} v náhodném pořadí: ty s písmenem A podle počtu hráčů a jedna předem neznámá s písmenem B. V každém rohu je přístaviště.</translation>
        </message>
        <message>
            <source>What is still to come</source>
            <translation>Co teprve přijde</translation>
        </message>
        <message>
            <source>Face down wait the hexes by which the town grows, B before C, and the ships, by their number. With two players the ships with gems stay in the box.</source>
            <translation>Lícem dolů čekají destičky, o které se město rozroste (nejdřív B, potom C), a lodě podle čísel. Ve hře dvou hráčů zůstávají lodě s drahými kameny v krabici.</translation>
        </message>
        <message>
            <source>Face down wait the hexes by which the town grows, B before C, and the ships, by their number: 1 comes first, 3 last.</source>
            <translation>Lícem dolů čekají destičky, o které se město rozroste (nejdřív B, potom C), a lodě podle čísel: nejdřív 1, nakonec 3.</translation>
        </message>
        <message>
            <source>Plague cubes</source>
            <translation>Kostky moru</translation>
        </message>
        <message>
            <source>In this game: {n:plague-cube:nom}. No other pieces ever run out.</source>
            <translation>V této hře: {n:plague-cube:nom}. Jiné součásti nikdy nedojdou.</translation>
        </message>
        <message>
            <source>Hut upgrades and carts</source>
            <translation>Vylepšení domků a vozy</translation>
        </message>
        <message>
            <source>Three stacks of hut upgrades and one stack of carts. What lies open can be bought.</source>
            <translation>Tři hromádky vylepšení domků a jedna hromádka vozů. Co leží odkryté, lze koupit.</translation>
        </message>
        <message>
            <source>Three stacks of hut upgrades and two of carts. What lies open can be bought.</source>
            <translation>Tři hromádky vylepšení domků a dvě hromádky vozů. Co leží odkryté, lze koupit.</translation>
        </message>
        <message>
            <source>Workshops</source>
            <translation>Dílny</translation>
        </message>
        <message>
            <source>One stack for each class of citizens, era I. Those of era II wait for round V.</source>
            <translation>Pro každý typ měšťanů jedna hromádka, éra I. Dílny éry II čekají na kolo V.</translation>
        </message>
        <message>
            <source>Your estate</source>
            <translation>Tvé panství</translation>
        </message>
        <message>
            <source>Side b of the player board: each is different, and chance has dealt them.</source>
            <translation>Hráčské desky stranou „b“ nahoru: každá je jiná, přidělila je náhoda.</translation>
        </message>
        <message>
            <source>Side a of the player board, the same for everybody: huts, workshops and three sectors for citizens.</source>
            <translation>Hráčská deska stranou „a“ nahoru, pro všechny stejná: domky, dílny a tři části panství pro měšťany.</translation>
        </message>
        <message>
            <source>Overseers and scroll</source>
            <translation>Správci a archiv</translation>
        </message>
        <message>
            <source>Three overseers stand near the centre, one for each class. The scroll board shows side b, dealt by chance; its cubes start at the bottom.</source>
            <translation>U středu stojí tři správci, pro každý typ jeden. Deska šlechtického archivu leží stranou „b“ nahoru, přidělila ji náhoda; kostičky začínají dole.</translation>
        </message>
        <message>
            <source>Three overseers stand near the centre, one for each class. The cubes of the scroll start at the bottom of their tracks.</source>
            <translation>U středu stojí tři správci, pro každý typ jeden. Kostičky archivu začínají dole na svých stupnicích.</translation>
        </message>
        <message>
            <source>Lieutenants</source>
            <translation>Služebníci</translation>
        </message>
        <message>
            <source>At home: {n:lieutenant:nom}, as many turns a round. Two more can be earned.</source>
            <translation>Doma: {n:lieutenant:nom}, každý na jeden tah v kole. Další dva lze získat.</translation>
        </message>
        <message>
            <source>Six rounds</source>
            <translation>Šest kol</translation>
        </message>
        <message>
            <source>The marker stands on round I. The priority tile changes which book decides the turn order.</source>
            <translation>Kostička počítadla kol leží na kole I. Destička priority mění, která stupnice určuje pořadí hráčů.</translation>
        </message>
        <message>
            <source>The marker stands on round I. Each row tells what its round brings.</source>
            <translation>Kostička počítadla kol leží na kole I. Každý řádek říká, co jeho kolo přinese.</translation>
        </message>
        <message>
            <source>Your opponent</source>
            <translation>Tvůj protivník</translation>
        </message>
        <message>
            <source>An opponent plays by rule, with tiles that say where it goes and what it takes. Popularity is the one book you compete on.</source>
            <translation>Protivníka řídí pravidla: destičky určují, kam jde a co bere. Soutěžíte spolu jen na stupnici morové kroniky.</translation>
        </message>
        <message>
            <source>Turn order</source>
            <translation>Pořadí hráčů</translation>
        </message>
        <message>
            <source>In round I: {names}. On each book the discs lie in one stack, the last player's on top; whoever plays later has a little more at the start.</source>
            <translation>V kole I: {names}. Na každé stupnici leží disky na sobě, navrchu disk posledního hráče; kdo hraje později, má na začátku o něco víc.</translation>
        </message>
        <message>
            <source>The first ship</source>
            <translation>První loď</translation>
        </message>
        <message>
            <source>A docking tile has named the port. The ship brings goods, and a plague cube.</source>
            <translation>Přístaviště určila destička kotviště. Loď přiváží zboží a s ním kostku moru.</translation>
        </message>
        <message>
            <source>Plague and citizens</source>
            <translation>Mor a měšťané</translation>
        </message>
        <message>
            <source>The wheel turns one step: a plague cube to every district with the rat in its window, a citizen of each class to the districts of its colour. All is ready.</source>
            <translation>Ukazatel nákazy se pootočí o krok: na každou městskou část s krysou z okénka přijde kostka moru, na části v barvě daného typu po jednom měšťanovi. Vše je připraveno.</translation>
        </message>
    </context>
    <context>
        <name>SetupOverlay</name>
        <message>
            <source>Setting the table: %1</source>
            <translation>Příprava hry: %1</translation>
        </message>
        <message>
            <source>Setting the table</source>
            <translation>Příprava hry</translation>
        </message>
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
            <translation>Další</translation>
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
            <source>square of the sector ({citizen:nom})</source>
            <translation>čtvercové pole ({citizen:nom})</translation>
        </message>
        <message>
            <source>once in a game</source>
            <translation>jednou za hru</translation>
        </message>
        <message>
            <source>start of a path</source>
            <translation>začátek obchůzky</translation>
        </message>
        <message>
            <source>first space: one of two neighbours</source>
            <translation>první pole: jeden ze dvou sousedů</translation>
        </message>
        <message>
            <source>space on the rim: one citizen of the region</source>
            <translation>pole na okraji: jeden měšťan oblasti</translation>
        </message>
        <message>
            <source>space on a border: one citizen of each region</source>
            <translation>pole na hranici: po jednom měšťanovi z každé oblasti</translation>
        </message>
        <message>
            <source>centre: up to three citizens</source>
            <translation>střed: až tři měšťané</translation>
        </message>
        <message>
            <source>{Overseer:nom}, {n} of 6 spaces</source>
            <translation>{Overseer:nom}, {n} z 6 polí</translation>
        </message>
        <message>
            <source>upgraded</source>
            <translation>povýšeno</translation>
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
            <source>produces {effect}</source>
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
            <source>gives {effect}</source>
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
            <source>has the turn</source>
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
            <source>{n:lieutenant} to be used</source>
            <translation>k použití: {n:lieutenant}</translation>
        </message>
        <message>
            <source>tiles in the pile: {n}</source>
            <translation>destičky v hromádce: {n}</translation>
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
            <source>A teacher for medieval board games</source>
            <translation>Učitel středověkých deskových her</translation>
        </message>
        <message>
            <source>Language of this run: pl, cs, ru, de or en</source>
            <translation>Jazyk tohoto spuštění: pl, cs, ru, de nebo en</translation>
        </message>
        <message>
            <source>Play the first lesson and leave one picture of each step in a folder</source>
            <translation>Přehrát první lekci a ke každému kroku uložit jeden obrázek do složky</translation>
        </message>
        <message>
            <source>Unknown language. Expected pl, cs, ru, de or en.</source>
            <translation>Neznámý jazyk. Očekává se pl, cs, ru, de nebo en.</translation>
        </message>
        <message>
            <source>--size: at least 1000x640 expected.</source>
            <translation>--size: očekává se nejméně 1000x640.</translation>
        </message>
        <message>
            <source>The screens of the program could not be loaded. A part of it is missing or damaged; please install it again.</source>
            <translation>Obrazovky programu se nepodařilo načíst. Část programu chybí nebo je poškozená; nainstaluj jej prosím znovu.</translation>
        </message>
        <message>
            <source>Size of the window</source>
            <translation>Velikost okna</translation>
        </message>
        <message>
            <source>There is no screen to show the window on. Please start the program in a desktop session.</source>
            <translation>Není k dispozici obrazovka, na které by šlo zobrazit okno. Spusť prosím program v grafickém prostředí.</translation>
        </message>
        <message>
            <source>No fonts are installed, so nothing could be read. Please install the packages fonts-paratype and fonts-vollkorn.</source>
            <translation>Nejsou nainstalována žádná písma, takže by nešlo nic přečíst. Nainstaluj prosím balíčky fonts-paratype a fonts-vollkorn.</translation>
        </message>
    </context>
    <context>
        <name>StepCard</name>
        <message>
            <source>Lesson: %1</source>
            <translation>Lekce: %1</translation>
        </message>
        <message>
            <source>Watch: the hand makes the move and takes it back. Then it is your turn.</source>
            <translation>Sleduj: ruka provede tah a vezme jej zpět. Pak jsi na řadě ty.</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Dál</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Další</translation>
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
            <source>Nothing has been done yet.</source>
            <translation>Zatím se nic neudělalo.</translation>
        </message>
        <message>
            <source>Something hidden has come to light: this move stands.</source>
            <translation>Vyšlo najevo něco skrytého: tento tah platí.</translation>
        </message>
        <message>
            <source>Nothing can be taken back.</source>
            <translation>Není co vzít zpět.</translation>
        </message>
        <message>
            <source>From now on: {question} – {answer}.</source>
            <translation>Od této chvíle: {question} – {answer}.</translation>
        </message>
        <message>
            <source>This was not done.</source>
            <translation>Toto se neprovedlo.</translation>
        </message>
        <message>
            <source>The game is only looked at. It can be taken up again from the saved games.</source>
            <translation>Hra je otevřená jen k prohlížení. Pokračovat v ní lze z uložených her.</translation>
        </message>
        <message>
            <source>Nothing can be done again.</source>
            <translation>Není co provést znovu.</translation>
        </message>
        <message>
            <source>Only what was just taken back can be done again.</source>
            <translation>Znovu lze provést jen to, co bylo právě vzato zpět.</translation>
        </message>
        <message>
            <source>This is over: it can only be looked at.</source>
            <translation>To už je minulost: lze se jen dívat.</translation>
        </message>
        <message>
            <source>The game stands further on. Go back to it, or try something out from here.</source>
            <translation>Hra už je dál. Vrať se k ní, nebo odtud něco zkus.</translation>
        </message>
        <message>
            <source>The table shows the past; only the present can change.</source>
            <translation>Stůl ukazuje minulost; měnit lze jen přítomnost.</translation>
        </message>
        <message>
            <source>This holds now, but is not saved with the game.</source>
            <translation>Teď to platí, ale s hrou se to neuloží.</translation>
        </message>
    </context>
    <context>
        <name>TablePage</name>
        <message numerus="yes">
            <source>Applies in %n place(s) now</source>
            <translation>
                <numerusform>Teď platí na %n místě</numerusform>
                <numerusform>Teď platí na %n místech</numerusform>
                <numerusform>Teď platí na %n místech</numerusform>
            </translation>
        </message>
        <message>
            <source>Applies nowhere on the table now</source>
            <translation>Teď na stole nikde neplatí</translation>
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
            <source>Words of this rule</source>
            <translation>Pojmy v tomto pravidle</translation>
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
            <translation>Jen nanečisto: nic se nepočítá.</translation>
        </message>
        <message>
            <source>The game stands further on.</source>
            <translation>Hra už je dál.</translation>
        </message>
        <message>
            <source>Only trying: nothing of it counts. What lies hidden is drawn anew.</source>
            <translation>Jen nanečisto: nic se nepočítá. Co je skryté, losuje se znovu.</translation>
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
            <source>points</source>
            <translation>body</translation>
        </message>
        <message>
            <source>coins</source>
            <translation>mince</translation>
        </message>
        <message>
            <source>rats</source>
            <translation>krysy</translation>
        </message>
        <message>
            <source>wood</source>
            <translation>dřevo</translation>
        </message>
        <message>
            <source>fire</source>
            <translation>oheň</translation>
        </message>
        <message>
            <source>popularity</source>
            <translation>morová kronika</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <comment>What, and how many more or fewer: rats +2</comment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>What the try led to</source>
            <translation>Co přinesla zkouška</translation>
        </message>
        <message>
            <source>To the end of the try</source>
            <translation>Na konec zkoušky</translation>
        </message>
        <message>
            <source>Back to now</source>
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
            <source>Only looking: the game stays as it is.</source>
            <translation>Jen k prohlížení: hra zůstává, jak je.</translation>
        </message>
    </context>
    <context>
        <name>TimeSlider</name>
        <message>
            <source>Course of the game</source>
            <translation>Historie hry</translation>
        </message>
        <message>
            <source>The game as it stands now</source>
            <translation>Hra v této chvíli</translation>
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
            <source>Candle light</source>
            <translation>Světlo svíčky</translation>
        </message>
        <message>
            <source>Language: %1</source>
            <translation>Jazyk: %1</translation>
        </message>
        <message>
            <source>Close the course of the game</source>
            <translation>Zavřít historii hry</translation>
        </message>
        <message>
            <source>Course of the game</source>
            <translation>Historie hry</translation>
        </message>
    </context>
    <context>
        <name>TownSupply</name>
        <message>
            <source>Plague cubes in the supply</source>
            <translation>Kostky moru v zásobě</translation>
        </message>
        <message>
            <source>New hexes in the pile</source>
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
            <source>Step %1 of 4: %2</source>
            <translation>Krok %1 ze 4: %2</translation>
        </message>
    </context>
    <context>
        <name>UndoTools</name>
        <message>
            <source>Undo</source>
            <translation>Vzít zpět</translation>
        </message>
        <message>
            <source>Undo is not possible: %1</source>
            <translation>Vzít zpět nelze: %1</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Provést znovu</translation>
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
            <translation>Co máš na mysli?</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Nechat být</translation>
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
            <source>Plague comes to the rat that runs left</source>
            <translation>Mor přichází ke kryse, která běží doleva</translation>
        </message>
        <message>
            <source>Plague comes to the rat that runs right</source>
            <translation>Mor přichází ke kryse, která běží doprava</translation>
        </message>
        <message>
            <source>Plague comes to the standing rat</source>
            <translation>Mor přichází ke stojící kryse</translation>
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
            <source>A person needs a name.</source>
            <translation>Osoba musí mít jméno.</translation>
        </message>
        <message>
            <source>Somebody has this name already.</source>
            <translation>Toto jméno už někdo má.</translation>
        </message>
        <message>
            <source>This name cannot be kept now.</source>
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
            <source>They hold for everybody who has not decided otherwise. Whoever gives a name at a table is known from then on.</source>
            <translation>Platí pro každého, kdo nemá vlastní volbu. Kdo u stolu zadá jméno, toho program od té chvíle zná.</translation>
        </message>
        <message>
            <source>What is not decided here is as the household has it.</source>
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
            <source>This screen is</source>
            <translation>Čí je tato obrazovka</translation>
        </message>
        <message>
            <source>for everybody</source>
            <extracomment>This screen is ...</extracomment>
            <translation>společná</translation>
        </message>
        <message>
            <source>Light, text and layout follow the person who plays alone, or else the one whose screen it is. At a table of several nothing moves when the turn passes: only the language, what is explained and the question before a turn ends follow whoever has to act, and the motion is the calmest that somebody there has chosen.</source>
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
            <source>Copy the game to</source>
            <translation>Kopírovat hru do</translation>
        </message>
        <message>
            <source>Saved games (*.game)</source>
            <translation>Uložené hry (*.game)</translation>
        </message>
        <message>
            <source>Bring in a saved game</source>
            <translation>Načíst uloženou hru</translation>
        </message>
        <message>
            <source>Saved games (*.game);;All files (*)</source>
            <translation>Uložené hry (*.game);;Všechny soubory (*)</translation>
        </message>
    </context>
</TS>
