<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en_GB">
    <context>
        <name>PageRule</name>
        <message>
            <source>Compare the editions</source>
            <translation>Ausgaben vergleichen</translation>
        </message>
    </context>
        <context>
        <name>AboutPage</name>
        <message>
            <source>About and licences</source>
            <translation>Über das Programm und Lizenzen</translation>
        </message>
        <message>
            <source>Magister Ludi, version %1</source>
            <translation>Magister Ludi, Version %1</translation>
        </message>
        <message>
            <source>A teaching aid for people who own the games. It explains the rules in its own words and replaces neither the game nor its rulebook.</source>
            <translation>Eine Lernhilfe für alle, die die Spiele auf dem Tisch haben. Sie erzählt die Regeln mit eigenen Worten und ersetzt weder Schachtel noch Regelheft.</translation>
        </message>
        <message>
            <source>The games</source>
            <translation>Die Spiele</translation>
        </message>
        <message>
            <source>All pictures are our own. Where we could not find out the value of a component, we chose one and marked it; compare it with your copy.</source>
            <translation>Alle Bilder sind von uns. Wo der Wert eines Spielteils nicht bekannt war, stammt er von uns und trägt ein Zeichen; vergleiche ihn mit deiner Schachtel.</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Lizenzen</translation>
        </message>
        <message>
            <source>The program is free software under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
            <translation>Das Programm ist freie Software unter der GNU General Public License, Version 3 oder später. Es kommt ohne jede Gewährleistung.</translation>
        </message>
        <message>
            <source>Fonts: Vollkorn by Friedrich Althausen (SIL Open Font License 1.1); PT Sans and PT Serif by ParaType (ParaType Free Font Licence). They are loaded from your system; if they are missing, DejaVu is used instead.</source>
            <translation>Schriften: Vollkorn von Friedrich Althausen (SIL Open Font License 1.1); PT Sans und PT Serif von ParaType (ParaType Free Font Licence). Sie kommen aus deinem System; wo sie fehlen, springt DejaVu ein.</translation>
        </message>
        <message>
            <source>Built with Qt, which is used under the GNU Lesser General Public License, version 3.</source>
            <translation>Gebaut mit Qt, genutzt unter der GNU Lesser General Public License, Version 3.</translation>
        </message>
        <message>
            <source>Magister Ludi is not affiliated with or endorsed by the designers or publishers of any game. The names of the games are used only to say which game is taught.</source>
            <translation>Magister Ludi steht in keiner Verbindung zu den Autoren oder Verlagen der Spiele und wird von ihnen nicht unterstützt. Spielnamen stehen nur da, damit klar ist, welches Spiel gelehrt wird.</translation>
        </message>
        <message>
            <source>The drawings and sounds are licensed under Creative Commons Attribution-ShareAlike 4.0.</source>
            <translation>Die Zeichnungen und Klänge stehen unter der Creative-Commons-Lizenz Namensnennung – Weitergabe unter gleichen Bedingungen 4.0.</translation>
        </message>
    </context>
    <context>
        <name>Advice</name>
        <message>
            <source>No district repopulated.</source>
            <translation>Kein Stadt-Hexfeld wiederbevölkert.</translation>
        </message>
        <message>
            <source>Book actions that lapsed without being used: {n}.</source>
            <translation>Ungenutzt verfallene Buchaktionen: {n}.</translation>
        </message>
        <message>
            <source>Citizens lost for lack of room: {n}.</source>
            <translation>Aus Platzmangel verlorene Bürger: {n}.</translation>
        </message>
        <message>
            <source>{n:rat:nom} at the end of the game: {points} points.</source>
            <translation>{n:rat:nom} am Spielende. Punkte: {points}.</translation>
        </message>
        <message>
            <source>Scroll track never advanced: {track}. Its last step would have been worth {n:point:acc} more.</source>
            <translation>Auf der Schriftrollentafel nicht vorgerückt: {track}. Der letzte Schritt dieser Leiste hätte {n:point:acc} mehr gebracht.</translation>
        </message>
        <message>
            <source>No district repopulated; another player scored {n:point:acc} for districts.</source>
            <translation>Kein Stadt-Hexfeld wiederbevölkert; jemand anders bekam dafür {n:point:acc}.</translation>
        </message>
    </context>
    <context>
        <name>AskedGames</name>
        <message>
            <source>Ten questions about:</source>
            <translation>Zehn Fragen zu:</translation>
        </message>
    </context>
    <context>
        <name>BesideCard</name>
        <message>
            <source>The same step for %1</source>
            <translation>Derselbe Schritt für %1</translation>
        </message>
    </context>
    <context>
        <name>BetweenHomes</name>
        <message>
            <source>Between homes</source>
            <translation>Von Haus zu Haus</translation>
        </message>
        <message>
            <source>Guests who live elsewhere come in through an MQTT broker with TLS. Moves wait there for whoever is away; they are encrypted, so that nobody else can read them.</source>
            <translation>Wer woanders wohnt, kommt über einen MQTT-Broker mit TLS an den Tisch. Dort warten die Züge auf alle, die gerade nicht da sind; sie sind verschlüsselt, sodass niemand sonst sie lesen kann.</translation>
        </message>
        <message>
            <source>Address of the broker</source>
            <translation>Adresse des Brokers</translation>
        </message>
        <message>
            <source>For example: broker.example.org</source>
            <translation>Zum Beispiel: broker.example.org</translation>
        </message>
        <message>
            <source>This is no address of a broker. Type its name, with a colon and the port if it is not 8883.</source>
            <translation>Das ist keine Adresse eines Brokers. Gib seinen Namen ein und, wenn der Port nicht 8883 ist, dahinter einen Doppelpunkt und den Port.</translation>
        </message>
        <message>
            <source>Invitation: %1</source>
            <translation>Einladung: %1</translation>
        </message>
        <message>
            <source>Open to other homes</source>
            <translation>Für andere Häuser öffnen</translation>
        </message>
        <message>
            <source>Copy the invitation</source>
            <translation>Einladung kopieren</translation>
        </message>
        <message>
            <source>Disconnect from the broker</source>
            <translation>Vom Broker trennen</translation>
        </message>
        <message>
            <source>The invitation has been copied.</source>
            <translation>Die Einladung ist kopiert.</translation>
        </message>
        <message>
            <source>Guests need a user and password at the same broker; send them another way than the invitation.</source>
            <translation>Für denselben Broker braucht man auch einen Benutzernamen und ein Passwort; schicke sie auf einem anderen Weg als die Einladung.</translation>
        </message>
    </context>
    <context>
        <name>BookLabel</name>
        <message>
            <source>Popularity</source>
            <translation>Populari­tät</translation>
        </message>
        <message>
            <source>City</source>
            <translation>Stadt</translation>
        </message>
        <message>
            <source>Church</source>
            <translation>Kirche</translation>
        </message>
    </context>
    <context>
        <name>BookTracks</name>
        <message>
            <source>Books</source>
            <translation>Bücher</translation>
        </message>
    </context>
    <context>
        <name>BoxRow</name>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
    </context>
    <context>
        <name>BrokerLogin</name>
        <message>
            <source>User at the broker</source>
            <translation>Benutzername beim Broker</translation>
        </message>
        <message>
            <source>Password at the broker</source>
            <translation>Passwort beim Broker</translation>
        </message>
        <message>
            <source>If empty: the same as last time</source>
            <translation>Leer: wie beim letzten Mal</translation>
        </message>
        <message>
            <source>The certificates of this system vouch for the broker.</source>
            <translation>Für den Broker bürgen die Zertifikate dieses Systems.</translation>
        </message>
        <message>
            <source>These certificates vouch for the broker: %1</source>
            <comment>path of a file</comment>
            <translation>Für den Broker bürgen die Zertifikate aus dieser Datei: %1</translation>
        </message>
        <message>
            <source>Choose a file of certificates…</source>
            <translation>Datei mit Zertifikaten wählen …</translation>
        </message>
        <message>
            <source>Use those of the system</source>
            <translation>Zertifikate des Systems nutzen</translation>
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
            <translation>Zug beenden</translation>
        </message>
        <message>
            <source>End the fight</source>
            <translation>Bekämpfen beenden</translation>
        </message>
        <message>
            <source>Take a rat</source>
            <translation>Rattenmarker nehmen</translation>
        </message>
        <message>
            <source>Use hex action</source>
            <translation>Hexfeld nutzen</translation>
        </message>
        <message>
            <source>Repopulate</source>
            <translation>Wiederbevölkern</translation>
        </message>
        <message>
            <source>Recall a lieutenant</source>
            <translation>Leutnant zurückrufen</translation>
        </message>
        <message>
            <source>Pay</source>
            <translation>Bezahlen</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Refresh hut upgrades</source>
            <translation>Aufwertungen umschichten</translation>
        </message>
        <message>
            <source>Refresh workshops</source>
            <translation>Werkstätten umschichten</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Verloren geben</translation>
        </message>
        <message>
            <source>Stay in the hut</source>
            <translation>In der Hütte lassen</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Verzichten</translation>
        </message>
    </context>
    <context>
        <name>CardFooter</name>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <source>%1 of 3 used</source>
            <translation>%1 von 3 genutzt</translation>
        </message>
        <message>
            <source>Show me</source>
            <translation>Zeige es mir</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Überspringen</translation>
        </message>
    </context>
    <context>
        <name>CardFrame</name>
        <message>
            <source>Move the card</source>
            <translation>Karte verschieben</translation>
        </message>
        <message>
            <source>The arrow keys move the card, and Home puts it back.</source>
            <translation>Die Pfeiltasten verschieben die Karte, Pos1 legt sie zurück.</translation>
        </message>
    </context>
    <context>
        <name>CartRow</name>
        <message>
            <source>Cart, used this round</source>
            <translation>Wagen, in dieser Runde benutzt</translation>
        </message>
        <message>
            <source>Cart, ready</source>
            <translation>Wagen, bereit</translation>
        </message>
        <message>
            <source>No cart yet</source>
            <translation>Noch kein Wagen</translation>
        </message>
    </context>
    <context>
        <name>City</name>
        <message>
            <source>Town</source>
            <translation>Stadt</translation>
        </message>
        <message>
            <source>Whole town</source>
            <translation>Ganze Stadt</translation>
        </message>
    </context>
    <context>
        <name>Command</name>
        <message>
            <source>free</source>
            <translation>kostenlos</translation>
        </message>
        <message>
            <source>{n:coin} (you have {owned})</source>
            <translation>{n:coin}, du hast {owned}</translation>
        </message>
        <message>
            <source>{To:acc}: send the lieutenant lying in town ({from:nom})</source>
            <translation>Den liegenden Leutnant schicken ({from:nom} → {to:nom})</translation>
        </message>
        <message>
            <source>{To:acc}: send a lieutenant from your estate</source>
            <translation>Einen Leutnant vom Anwesen schicken ({to:nom})</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} on the square ({effect})</source>
            <translation>{Citizen:acc} aufs Quadrat bringen ({effect})</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} in hut {n}</source>
            <translation>{Citizen:acc} in Hütte {n} bringen</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} in workshop {n}</source>
            <translation>{Citizen:acc} in Werkstatt {n} bringen</translation>
        </message>
        <message>
            <source>Discard the {citizen:acc}</source>
            <translation>{Citizen:acc} verloren geben</translation>
        </message>
        <message>
            <source>Upgrade the {citizen:nom} in hut {n}</source>
            <translation>{Citizen:acc} in Hütte {n} aufwerten</translation>
        </message>
        <message>
            <source>Upgrade the {citizen:nom} in workshop {n}</source>
            <translation>{Citizen:acc} in Werkstatt {n} aufwerten</translation>
        </message>
        <message>
            <source>Move the {citizen:nom} on the square ({effect}) back to town</source>
            <translation>{Citizen:acc} vom Quadrat zurück in die Stadt ziehen ({effect})</translation>
        </message>
        <message>
            <source>Move the {citizen:nom} in hut {n} back to town</source>
            <translation>{Citizen:acc} aus Hütte {n} zurück in die Stadt ziehen</translation>
        </message>
        <message>
            <source>Move the {citizen:nom} in workshop {n} back to town</source>
            <translation>{Citizen:acc} aus Werkstatt {n} zurück in die Stadt ziehen</translation>
        </message>
        <message>
            <source>Activate the {citizen:nom} on the square ({effect})</source>
            <translation>{Citizen:acc} auf dem Quadrat aktivieren ({effect})</translation>
        </message>
        <message>
            <source>Upgrade the {citizen:nom} on the square ({effect})</source>
            <translation>{Citizen:acc} auf dem Quadrat aufwerten ({effect})</translation>
        </message>
        <message>
            <source>{Dock:nom}: the ship with {goods:acc}</source>
            <translation>{Dock:nom}: das Schiff mit {goods:dat}</translation>
        </message>
        <message>
            <source>Recall the lieutenant lying in town ({place:nom})</source>
            <translation>Den liegenden Leutnant zurückrufen ({place:nom})</translation>
        </message>
        <message>
            <source>Recall a lieutenant in your estate</source>
            <translation>Einen Leutnant auf dem Anwesen zurückrufen</translation>
        </message>
        <message>
            <source>Burn one cube here and one on a neighbouring hex ({place:nom})</source>
            <translation>Einen Würfel hier und einen nebenan entfernen ({place:nom})</translation>
        </message>
        <message>
            <source>Burn two cubes here</source>
            <translation>Zwei Würfel hier entfernen</translation>
        </message>
        <message>
            <source>Burn one cube here</source>
            <translation>Einen Würfel hier entfernen</translation>
        </message>
        <message>
            <source>End the fight</source>
            <translation>Das Bekämpfen beenden</translation>
        </message>
        <message>
            <source>Burn the ship’s cube</source>
            <translation>Den Würfel des Schiffs entfernen</translation>
        </message>
        <message>
            <source>Take a rat</source>
            <translation>Einen Rattenmarker nehmen</translation>
        </message>
        <message>
            <source>Use the action: {effect}</source>
            <translation>Die Aktion nutzen: {effect}</translation>
        </message>
        <message>
            <source>Repopulate the district</source>
            <translation>Das Stadt-Hexfeld wiederbevölkern</translation>
        </message>
        <message>
            <source>Buy a step to space {space} of the {book:gen}</source>
            <translation>Einen Schritt auf dem {book:dat} kaufen (auf Feld {space})</translation>
        </message>
        <message>
            <source>Use the action on space {space} of the {book:gen}: {effect}</source>
            <translation>Die Aktion von Feld {space} auf dem {book:dat} nutzen: {effect}</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>Den Zug beenden</translation>
        </message>
        <message>
            <source>Move the {citizen:acc} from the square ({effect}) into workshop {n}</source>
            <translation>{Citizen:acc} vom Quadrat ({effect}) in Werkstatt {n} versetzen</translation>
        </message>
        <message>
            <source>Pay for the action</source>
            <translation>Für die Aktion bezahlen</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Verzichten</translation>
        </message>
        <message>
            <source>Advance to space {space} of the {book:gen}</source>
            <translation>Auf dem {book:dat} auf Feld {space} vorrücken</translation>
        </message>
        <message>
            <source>Advance one step on the scroll board ({track})</source>
            <translation>Auf der Schriftrollentafel einen Schritt nach oben gehen ({track})</translation>
        </message>
        <message>
            <source>Upgrade the {overseer:acc}</source>
            <translation>Den {overseer:acc} aufwerten</translation>
        </message>
        <message>
            <source>{Place:nom}: {effect}</source>
            <translation>{Place:nom}: {effect}</translation>
        </message>
        <message>
            <source>Take a hut upgrade with this reward: {effect}</source>
            <translation>Eine Hütten-Aufwertung nehmen, die das bringt: {effect}</translation>
        </message>
        <message>
            <source>Take a workshop ({citizen:nom}) with this reward: {effect}</source>
            <translation>Eine Werkstatt nehmen ({citizen:nom}), die das bringt: {effect}</translation>
        </message>
        <message>
            <source>Take a cart worth {n:point}</source>
            <translation>Einen Wagen nehmen, der {n:point:acc} bringt</translation>
        </message>
        <message>
            <source>Refresh the hut upgrades on offer</source>
            <translation>Die offenen Aufwertungen umschichten</translation>
        </message>
        <message>
            <source>Refresh the workshops on offer</source>
            <translation>Die offenen Werkstätten umschichten</translation>
        </message>
        <message>
            <source>Place the upgrade on hut {n}</source>
            <translation>Die Aufwertung auf Hütte {n} legen</translation>
        </message>
        <message>
            <source>Give up the lieutenant lying in town ({place:nom})</source>
            <translation>Den liegenden Leutnant abgeben ({place:nom})</translation>
        </message>
        <message>
            <source>Give up a lieutenant in your estate</source>
            <translation>Einen Leutnant vom Anwesen abgeben</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} and skip a space</source>
            <translation>Den {overseer:acc} vorrücken und ein Feld überspringen</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} one space</source>
            <translation>Den {overseer:acc} ein Feld vorrücken</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the left branch</source>
            <translation>Den {overseer:acc} auf die linke Abzweigung vorrücken</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the left branch and skip a space</source>
            <translation>Den {overseer:acc} auf die linke Abzweigung vorrücken und ein Feld überspringen</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the upper branch</source>
            <translation>Den {overseer:acc} auf die obere Abzweigung vorrücken</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the upper branch and skip a space</source>
            <translation>Den {overseer:acc} auf die obere Abzweigung vorrücken und ein Feld überspringen</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the right branch</source>
            <translation>Den {overseer:acc} auf die rechte Abzweigung vorrücken</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the right branch and skip a space</source>
            <translation>Den {overseer:acc} auf die rechte Abzweigung vorrücken und ein Feld überspringen</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the lower branch</source>
            <translation>Den {overseer:acc} auf die untere Abzweigung vorrücken</translation>
        </message>
        <message>
            <source>Advance the {overseer:acc} onto the lower branch and skip a space</source>
            <translation>Den {overseer:acc} auf die untere Abzweigung vorrücken und ein Feld überspringen</translation>
        </message>
        <message>
            <source>{text} – {cost}</source>
            <translation>{text} – {cost}</translation>
        </message>
        <message>
            <source>Burn two cubes here and one on a neighbouring hex ({place:nom})</source>
            <translation>Zwei Würfel hier und einen nebenan entfernen ({place:nom})</translation>
        </message>
        <message>
            <source>Burn one cube here for a fire token and a big fire token</source>
            <translation>Einen Würfel hier mit einem gewöhnlichen und einem großen Feuermarker entfernen</translation>
        </message>
        <message>
            <source>Move the {citizen:acc} from the square ({from}) to the square ({to})</source>
            <translation>{Citizen:acc} vom Quadrat ({from}) aufs Quadrat ({to}) versetzen</translation>
        </message>
        <message>
            <source>Set the turn order by this book: {book:nom}</source>
            <translation>Die Zugfolge nach diesem Buch festlegen: {book:nom}</translation>
        </message>
        <message>
            <source>Leave the {citizen:acc} in hut {n}</source>
            <translation>{Citizen:acc} in Hütte {n} lassen</translation>
        </message>
        <message>
            <source>Move the {citizen:acc} from hut {hut} to the square ({effect})</source>
            <translation>{Citizen:acc} aus Hütte {hut} aufs Quadrat bringen ({effect})</translation>
        </message>
        <message>
            <source>Move the {citizen:acc} from hut {hut} into workshop {n}</source>
            <translation>{Citizen:acc} aus Hütte {hut} in Werkstatt {n} bringen</translation>
        </message>
        <message>
            <source>Discard the {citizen:acc} from hut {hut}</source>
            <translation>{Citizen:acc} aus Hütte {hut} verloren geben</translation>
        </message>
        <message>
            <source>{Citizen:nom} to the square ({effect})</source>
            <translation>{Citizen:nom}: Quadrat ({effect})</translation>
        </message>
        <message>
            <source>{Citizen:nom}: workshop {n}</source>
            <translation>{Citizen:nom}: Werkstatt {n}</translation>
        </message>
        <message>
            <source>{Book:nom}: advance to space {space}</source>
            <translation>{Book:nom}: weiter auf Feld {space}</translation>
        </message>
        <message>
            <source>Upgrade: {overseer:nom}</source>
            <translation>Aufwerten: {overseer:nom}</translation>
        </message>
        <message>
            <source>Hut upgrade: {effect}</source>
            <translation>Aufwertung der Hütte: {effect}</translation>
        </message>
        <message>
            <source>Workshop ({citizen:nom}): {effect}</source>
            <translation>Werkstatt ({citizen:nom}): {effect}</translation>
        </message>
        <message>
            <source>Cart: {n:point}</source>
            <translation>Wagen: {n:point}</translation>
        </message>
        <message>
            <source>{Overseer:nom}: skip a space</source>
            <translation>{Overseer:nom}: ein Feld überspringen</translation>
        </message>
        <message>
            <source>{Overseer:nom}: advance one space</source>
            <translation>{Overseer:nom}: ein Feld weiter</translation>
        </message>
        <message>
            <source>{Citizen:nom}: stay in hut {n}</source>
            <translation>{Citizen:nom}: in Hütte {n} bleiben</translation>
        </message>
    </context>
    <context>
        <name>ContinueStrip</name>
        <message>
            <source>Step %1 of %2</source>
            <translation>Schritt %1 von %2</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weitermachen</translation>
        </message>
        <message>
            <source>%1: unfinished lesson</source>
            <translation>%1: unbeendete Lektion</translation>
        </message>
    </context>
    <context>
        <name>DeviceSeat</name>
        <message>
            <source>Free this seat</source>
            <translation>Diesen Platz freigeben</translation>
        </message>
        <message>
            <source>Play on another device</source>
            <translation>Auf einem anderen Gerät spielen</translation>
        </message>
        <message>
            <source>Play on this screen</source>
            <translation>Auf diesem Bildschirm spielen</translation>
        </message>
    </context>
    <context>
        <name>DeviceWords</name>
        <message>
            <source>On this screen</source>
            <translation>Auf diesem Bildschirm</translation>
        </message>
        <message>
            <source>On another device</source>
            <translation>Auf einem anderen Gerät</translation>
        </message>
        <message>
            <source>Device disconnected</source>
            <translation>Gerät ohne Verbindung</translation>
        </message>
        <message>
            <source>Free for others</source>
            <translation>Frei für andere</translation>
        </message>
        <message>
            <source>On this device</source>
            <translation>Auf diesem Gerät</translation>
        </message>
        <message>
            <source>Taken</source>
            <translation>Besetzt</translation>
        </message>
        <message>
            <source>Taken; device disconnected</source>
            <translation>Besetzt; Gerät ohne Verbindung</translation>
        </message>
        <message>
            <source>Free</source>
            <translation>Frei</translation>
        </message>
        <message>
            <source>Connected: %1</source>
            <comment>name of a player</comment>
            <translation>Verbunden: %1</translation>
        </message>
        <message>
            <source>Disconnected: %1</source>
            <comment>name of a player</comment>
            <translation>Nicht mehr verbunden: %1</translation>
        </message>
        <message>
            <source>Seat free: %1</source>
            <comment>name of a player</comment>
            <translation>Platz frei: %1</translation>
        </message>
        <message>
            <source>On this screen: %1</source>
            <comment>name of a player</comment>
            <translation>Auf diesem Bildschirm: %1</translation>
        </message>
        <message>
            <source>The part of the program that connects devices is missing. Install Magister Ludi again, completely.</source>
            <translation>Der Teil des Programms, der Geräte verbindet, fehlt. Installiere Magister Ludi noch einmal vollständig.</translation>
        </message>
        <message>
            <source>This device is in no network. Connect it to the network of the others: then a new code appears here.</source>
            <translation>Dieses Gerät ist in keinem Netz. Verbinde es mit dem Netz der anderen: Dann erscheint hier ein neuer Code.</translation>
        </message>
        <message>
            <source>A newer version of Magister Ludi has saved which devices play at this table. Update the program to invite others.</source>
            <translation>Eine neuere Version von Magister Ludi hat gespeichert, welche Geräte an diesem Tisch spielen. Aktualisiere das Programm, um andere einzuladen.</translation>
        </message>
        <message>
            <source>This table cannot be played on several devices. Start a new game to invite others.</source>
            <translation>Dieser Tisch lässt sich nicht auf mehreren Geräten spielen. Beginne ein neues Spiel, um andere einzuladen.</translation>
        </message>
        <message>
            <source>This device cannot accept connections. Close other programs that may be in the way, then try again.</source>
            <translation>Dieses Gerät kann keine Verbindungen annehmen. Schließe andere Programme, die im Weg sein können, und versuche es noch einmal.</translation>
        </message>
        <message>
            <source>This device could not write to its disk that another device has lost its seat. Check the disk; until that is written, the other device can come back to the seat once the table is opened again.</source>
            <translation>Dieses Gerät konnte nicht auf seiner Platte speichern, dass ein anderes Gerät seinen Platz verloren hat. Prüfe die Platte; bis das gelingt, kann das andere Gerät auf den Platz zurückkehren, sobald der Tisch neu geöffnet wird.</translation>
        </message>
        <message>
            <source>This device cannot write to its disk, so moves from other homes are not read. Check the disk; until then the moves wait at the broker.</source>
            <translation>Dieses Gerät kann nicht auf seine Platte schreiben; deshalb werden Züge aus anderen Häusern nicht gelesen. Prüfe die Platte; bis dahin warten die Züge beim Broker.</translation>
        </message>
        <message>
            <source>Nobody answers at this address. Check that both devices are in the same network and that the host is still inviting, then try again.</source>
            <translation>Unter dieser Adresse antwortet niemand. Prüfe, ob beide Geräte im selben Netz sind und der Tisch noch offen ist, und versuche es noch einmal.</translation>
        </message>
        <message>
            <source>A different device answers at this address, not the one that gave out the code. Nothing was sent to it. Ask the host for a new code.</source>
            <translation>Unter dieser Adresse antwortet ein anderes Gerät als das, von dem der Code kommt. Es wurde nichts dorthin geschickt. Lass dir dort, wo der Tisch steht, einen neuen Code geben.</translation>
        </message>
        <message>
            <source>This table is not open any more. Ask the host for the code that is shown now.</source>
            <translation>Dieser Tisch ist nicht mehr offen. Lass dir den Code geben, der jetzt angezeigt wird.</translation>
        </message>
        <message>
            <source>The host runs another version of Magister Ludi. Install the same version on both devices.</source>
            <translation>Auf dem anderen Gerät läuft eine andere Version von Magister Ludi. Installiere auf beiden Geräten dieselbe Version.</translation>
        </message>
        <message>
            <source>This device does not have the game, or has it with other values. Install the same version of Magister Ludi on both devices.</source>
            <translation>Dieses Gerät hat das Spiel nicht oder hat es mit anderen Werten. Installiere auf beiden Geräten dieselbe Version von Magister Ludi.</translation>
        </message>
        <message>
            <source>This seat is taken by now. Choose another one, or look on.</source>
            <translation>Dieser Platz ist inzwischen besetzt. Wähle einen anderen oder sieh zu.</translation>
        </message>
        <message>
            <source>Your seat is now played on another device. If that is not intended, ask the host to free the seat and sit down again.</source>
            <translation>Dein Platz wird jetzt auf einem anderen Gerät gespielt. Wenn das nicht so sein soll, lass ihn dort, wo der Tisch steht, freigeben und setze dich noch einmal.</translation>
        </message>
        <message>
            <source>The host does not accept this device at your seat any more. Ask the host to free the seat, then sit down again.</source>
            <translation>Der Tisch nimmt dieses Gerät an deinem Platz nicht mehr an. Lass den Platz dort, wo der Tisch steht, freigeben und setze dich noch einmal.</translation>
        </message>
        <message>
            <source>There were too many wrong attempts from this network. Wait a minute, then try again.</source>
            <translation>Aus diesem Netz kamen zu viele falsche Versuche. Warte eine Minute und versuche es noch einmal.</translation>
        </message>
        <message>
            <source>The host could not save the move, so nothing has happened. Check the disk of the host, then make the move again.</source>
            <translation>Der Zug konnte dort, wo der Tisch steht, nicht gespeichert werden: Es ist nichts geschehen. Prüfe die Platte jenes Geräts und mache den Zug noch einmal.</translation>
        </message>
        <message>
            <source>Too many devices are connected to the host. Wait a moment, then try again.</source>
            <translation>Mit dem Tisch sind zu viele Geräte verbunden. Warte einen Moment und versuche es noch einmal.</translation>
        </message>
        <message>
            <source>The host sent something that cannot be understood. Try again; if it happens again, install the same version of Magister Ludi on both devices.</source>
            <translation>Vom anderen Gerät kam etwas Unverständliches. Versuche es noch einmal; wenn es wieder geschieht, installiere auf beiden Geräten dieselbe Version von Magister Ludi.</translation>
        </message>
        <message>
            <source>The code is not complete yet.</source>
            <translation>Der Code ist noch nicht vollständig.</translation>
        </message>
        <message>
            <source>This is only the end of an invitation. Paste all of it, from mqtts:// on.</source>
            <translation>Das ist nur das Ende einer Einladung. Füge sie ganz ein, ab mqtts://.</translation>
        </message>
        <message>
            <source>A letter of the code is wrong or missing. Compare it with the other screen.</source>
            <translation>Ein Zeichen des Codes ist falsch oder fehlt. Vergleiche ihn mit dem anderen Bildschirm.</translation>
        </message>
        <message>
            <source>No table with this short code was found on this network. Check that the host is still inviting and shows this code now, or type its whole code.</source>
            <translation>In diesem Netz wurde kein Tisch mit diesem kurzen Code gefunden. Prüfe, ob der Tisch noch offen ist und jetzt diesen Code zeigt, oder gib den ganzen Code ein.</translation>
        </message>
        <message>
            <source>Connecting to the broker…</source>
            <translation>Die Verbindung zum Broker wird aufgebaut …</translation>
        </message>
        <message>
            <source>Connected to the broker.</source>
            <translation>Mit dem Broker verbunden.</translation>
        </message>
        <message>
            <source>No connection to the broker; it is tried again.</source>
            <translation>Keine Verbindung zum Broker; es wird weiter versucht.</translation>
        </message>
        <message>
            <source>The broker does not let this device in. Check its address, the user and the password.</source>
            <translation>Der Broker lässt dieses Gerät nicht herein. Prüfe seine Adresse, den Benutzernamen und das Passwort.</translation>
        </message>
        <message>
            <source>The broker does not answer, or the host has never been there. Check the connection to the internet and the invitation, then try again.</source>
            <translation>Der Broker antwortet nicht, oder der Tisch war dort noch nie offen. Prüfe die Verbindung zum Internet und die Einladung und versuche es noch einmal.</translation>
        </message>
        <message>
            <source>The broker does not let this device in. Check the user and the password, then connect again.</source>
            <translation>Der Broker lässt dieses Gerät nicht herein. Prüfe Benutzernamen und Passwort und verbinde dich noch einmal.</translation>
        </message>
        <message>
            <source>The host is there, but has not opened this table now. Ask for it to be opened, then try again.</source>
            <translation>Das Gerät mit dem Tisch ist da, hat diesen Tisch aber gerade nicht geöffnet. Bitte darum, ihn zu öffnen, und versuche es dann noch einmal.</translation>
        </message>
        <message>
            <source>The file of certificates cannot be read. Choose another one, or use the certificates of this system.</source>
            <translation>Die Datei mit Zertifikaten kann nicht gelesen werden. Wähle eine andere Datei oder nutze die Zertifikate dieses Systems.</translation>
        </message>
        <message>
            <source>The file that was chosen holds no certificate. Choose another one, or use the certificates of this system.</source>
            <translation>Die gewählte Datei enthält kein Zertifikat. Wähle eine andere Datei oder nutze die Zertifikate dieses Systems.</translation>
        </message>
    </context>
        <context>
        <name>DrillCard</name>
        <message>
            <source>Question %1 of %2.</source>
            <translation>Frage %1 von %2.</translation>
        </message>
        <message>
            <source>Right.</source>
            <translation>Richtig.</translation>
        </message>
        <message>
            <source>Not quite. The answer is: %1.</source>
            <translation>Nicht ganz. Die richtige Antwort: %1.</translation>
        </message>
        <message>
            <source>Not quite.</source>
            <translation>Nicht ganz.</translation>
        </message>
        <message>
            <source>Make the move on the board.</source>
            <translation>Mache den Zug auf dem Spielplan.</translation>
        </message>
        <message>
            <source>To the board</source>
            <translation>Zum Spielplan</translation>
        </message>
        <message>
            <source>Next question</source>
            <translation>Nächste Frage</translation>
        </message>
        <message>
            <source>See the result</source>
            <translation>Ergebnis ansehen</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Prüfen</translation>
        </message>
        <message>
            <source>Show the answer</source>
            <translation>Antwort zeigen</translation>
        </message>
        <message>
            <source>Marked on the board: %1.</source>
            <translation>Auf dem Spielplan markiert: %1.</translation>
        </message>
        <message>
            <source>Your answer: %1</source>
            <translation>Deine Antwort: %1</translation>
        </message>
        <message>
            <source>This is the answer.</source>
            <translation>Das ist die Antwort.</translation>
        </message>
        <message>
            <source>This is the answer: %1.</source>
            <translation>Das ist die Antwort: %1.</translation>
        </message>
        <message>
            <source>It counts as not known yet, and you will be asked again.</source>
            <translation>Diese Regel zählt noch nicht als gelernt, und du wirst wieder nach ihr gefragt.</translation>
        </message>
        <message>
            <source>The right order: %1.</source>
            <translation>Die richtige Reihenfolge: %1.</translation>
        </message>
        <message>
            <source>The numbers show the right order.</source>
            <translation>Die Zahlen zeigen die richtige Reihenfolge.</translation>
        </message>
        <message>
            <source>Looking for a position…</source>
            <translation>Eine Stellung wird gesucht …</translation>
        </message>
        <message>
            <source>No position was found for %1. Another question is asked instead.</source>
            <translation>Zur Regel %1 wurde keine Stellung gefunden. Stattdessen kommt eine andere Frage.</translation>
        </message>
        <message>
            <source>Wrong this time. The answer is: %1.</source>
            <translation>Diesmal falsch. Die richtige Antwort: %1.</translation>
        </message>
        <message>
            <source>Wrong this time.</source>
            <translation>Diesmal falsch.</translation>
        </message>
    </context>
        <context>
        <name>DrillOptions</name>
        <message>
            <source>Answers</source>
            <translation>Antworten</translation>
        </message>
        <message>
            <source>Right place: %1</source>
            <translation>Richtiger Platz: %1</translation>
        </message>
        <message>
            <source>Your place: %1</source>
            <translation>Dein Platz: %1</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>Richtig</translation>
        </message>
        <message>
            <source>This is right as well</source>
            <translation>Auch das ist richtig</translation>
        </message>
        <message>
            <source>Not right</source>
            <translation>Nicht richtig</translation>
        </message>
        <message>
            <source>Chosen</source>
            <translation>Ausgewählt</translation>
        </message>
        <message>
            <source>Key %1 or %2</source>
            <translation>Taste %1 oder %2</translation>
        </message>
    </context>
    <context>
        <name>EditionCard</name>
        <message>
            <source>Polish edition</source>
            <translation>polnische Ausgabe</translation>
        </message>
        <message>
            <source>Czech edition</source>
            <translation>tschechische Ausgabe</translation>
        </message>
        <message>
            <source>Russian edition</source>
            <translation>russische Ausgabe</translation>
        </message>
        <message>
            <source>German edition</source>
            <translation>deutsche Ausgabe</translation>
        </message>
        <message>
            <source>Editions differ</source>
            <translation>Ausgaben unterscheiden sich</translation>
        </message>
        <message>
            <source>Default ruling</source>
            <translation>Nach den Standardregeln</translation>
        </message>
    </context>
    <context>
        <name>EditMenuList</name>
        <message>
            <source>Cut</source>
            <translation>Ausschneiden</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Einfügen</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Alles auswählen</translation>
        </message>
    </context>
    <context>
        <name>Effect</name>
        <message>
            <source>{first} or {second}</source>
            <translation>{first} oder {second}</translation>
        </message>
        <message>
            <source>advance the {overseer:nom} one space</source>
            <translation>den {overseer:acc} ein Feld vorrücken</translation>
        </message>
        <message>
            <source>advance any overseer one space</source>
            <translation>einen beliebigen Aufseher ein Feld vorrücken</translation>
        </message>
        <message>
            <source>advance any overseer one space, or two by skipping one</source>
            <translation>einen beliebigen Aufseher ein Feld vorrücken; vorher darf er eines überspringen</translation>
        </message>
        <message>
            <source>upgrade {n:overseer:acc}</source>
            <translation>{n:overseer:acc} aufwerten</translation>
        </message>
        <message>
            <source>upgrade an overseer, then advance it one space</source>
            <translation>einen Aufseher aufwerten, dann ein Feld vorrücken</translation>
        </message>
        <message>
            <source>{n:point}</source>
            <translation>{n:point}</translation>
        </message>
        <message>
            <source>advance one space on the {book:nom}</source>
            <translation>auf dem {book:dat} ein Feld vorrücken</translation>
        </message>
        <message>
            <source>advance one space on the city or church book</source>
            <translation>auf dem Stadt- oder Kirchenbuch ein Feld vorrücken</translation>
        </message>
        <message>
            <source>{n:step} on the scroll board</source>
            <translation>{n:step} auf der Schriftrollentafel</translation>
        </message>
        <message>
            <source>Build</source>
            <translation>Bauen</translation>
        </message>
        <message>
            <source>upgrade {n:citizen:acc}</source>
            <translation>{n:citizen:acc} aufwerten</translation>
        </message>
        <message>
            <source>activate {n:citizen:acc}</source>
            <translation>{n:citizen:acc} aktivieren</translation>
        </message>
        <message>
            <source>{n:lieutenant}</source>
            <translation>{n:lieutenant}</translation>
        </message>
        <message>
            <source>use the action of any hex in town</source>
            <translation>die Aktion eines beliebigen Hexfelds der Stadt nutzen</translation>
        </message>
        <message>
            <source>pay {price} to get: {effect}</source>
            <translation>{price} zahlen, dafür: {effect}</translation>
        </message>
        <message>
            <source>free</source>
            <translation>kostenlos</translation>
        </message>
    </context>
    <context>
        <name>EndBar</name>
        <message>
            <source>Open a line to see where its numbers come from.</source>
            <translation>Öffne eine Zeile und sieh, woher ihre Zahlen kommen.</translation>
        </message>
        <message>
            <source>View the table</source>
            <translation>Tisch ansehen</translation>
        </message>
        <message>
            <source>Replay the scoring</source>
            <translation>Noch einmal zählen</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Kopiert</translation>
        </message>
        <message>
            <source>Copy the score</source>
            <translation>Wertung kopieren</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Gleicher Tisch, neues Spiel</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Tisch verlassen</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Neues Spiel</translation>
        </message>
    </context>
    <context>
        <name>EndCard</name>
        <message>
            <source>Lesson finished</source>
            <translation>Lektion beendet</translation>
        </message>
        <message>
            <source>All lessons</source>
            <translation>Zu den Lektionen</translation>
        </message>
        <message>
            <source>Start again</source>
            <translation>Noch einmal von vorn</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Continue from here</source>
            <translation>Von hier aus weiterspielen</translation>
        </message>
        <message>
            <source>The lesson becomes a real game and is saved with your other games.</source>
            <translation>Aus der Lektion wird ein richtiges Spiel, das bei den gespeicherten Spielen liegt.</translation>
        </message>
        <message>
            <source>A new game with everything explained.</source>
            <translation>Ein neues Spiel mit allen Erklärungen.</translation>
        </message>
        <message>
            <source>Next lesson: %1</source>
            <extracomment>title of a lesson</extracomment>
            <translation>Nächste Lektion: %1</translation>
        </message>
        <message>
            <source>A game of your own</source>
            <translation>Eine eigene Partie</translation>
        </message>
        <message numerus="yes">
            <source>Go over %n rule(s) that went wrong</source>
            <translation>
                <numerusform>%n Regel wiederholen, bei der es nicht geklappt hat</numerusform>
                <numerusform>%n Regeln wiederholen, bei denen es nicht geklappt hat</numerusform>
            </translation>
        </message>
        <message>
            <source>At most one minute.</source>
            <translation>Höchstens eine Minute.</translation>
        </message>
        <message>
            <source>Ten questions</source>
            <translation>Zehn Fragen</translation>
        </message>
        <message>
            <source>Questions about the rules of this lesson, over other positions.</source>
            <translation>Fragen zu den Regeln dieser Lektion, an anderen Spielstellungen.</translation>
        </message>
    </context>
    <context>
        <name>EndSummary</name>
        <message>
            <source>Where the points came from</source>
            <translation>Woher die Punkte kamen</translation>
        </message>
        <message>
            <source>How they built up</source>
            <translation>Wie sie wuchsen</translation>
        </message>
        <message>
            <source>What to practise next</source>
            <translation>Was du als Nächstes üben kannst</translation>
        </message>
        <message>
            <source>Teach me</source>
            <translation>Erkläre es mir</translation>
        </message>
        <message numerus="yes">
            <source>Practise %n rule(s) that refused a move</source>
            <translation>
                <numerusform>%n Regel üben, an der ein Zug gescheitert ist</numerusform>
                <numerusform>%n Regeln üben, an denen ein Zug gescheitert ist</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Ending</name>
        <message>
            <source>You reached the goal of {goal} points: a good result, {n} above the goal.</source>
            <translation>Das Ziel von {goal} Punkten ist erreicht: ein gutes Ergebnis, {n} darüber.</translation>
        </message>
        <message>
            <source>You missed the goal of {goal} points by {n}.</source>
            <translation>Das Ziel von {goal} Punkten ist um {n} verfehlt.</translation>
        </message>
        <message>
            <source>Popularity book: you are on space {mine}, the opponent on space {theirs}. You are not behind, so you score {n:point:nom}.</source>
            <translation>Popularität: Feld {mine}, der Gegner {theirs}. Du liegst nicht zurück, also gibt es {n:point:acc}.</translation>
        </message>
        <message>
            <source>Popularity book: you are on space {mine}, the opponent on space {theirs}. You are behind, so you score no points.</source>
            <translation>Popularität: Feld {mine}, der Gegner {theirs}. Du liegst zurück, also gibt es keine Punkte.</translation>
        </message>
        <message>
            <source>Tied on points: {names}. The number of repopulated districts breaks the tie: {districts}.</source>
            <translation>Gleich viele Punkte: {names}. Die größere Zahl wiederbevölkerter Stadt-Hexfelder entscheidet: {districts}.</translation>
        </message>
        <message>
            <source>Tied on points and districts: {names}. The total value of the districts breaks the tie: {sum}.</source>
            <translation>Gleich viele Punkte und Stadt-Hexfelder: {names}. Der Wert aller Stadt-Hexfelder entscheidet: {sum}.</translation>
        </message>
        <message>
            <source>Tied on points and districts: {names}. The most valuable district breaks the tie: {best}.</source>
            <translation>Gleich viele Punkte und Stadt-Hexfelder: {names}. Das wertvollste Stadt-Hexfeld entscheidet: {best}.</translation>
        </message>
        <message>
            <source>Tied on points, on districts and on their value: there is no further tie-break.</source>
            <translation>Gleichstand bei Punkten, Stadt-Hexfeldern und deren Wert: Ein weiteres Kriterium gibt es nicht.</translation>
        </message>
        <message>
            <source>Winning margin: {n:point:nom}, ahead of {names}.</source>
            <translation>Vorsprung: {n:point:nom}. Dahinter: {names}.</translation>
        </message>
        <message>
            <source>Biggest difference: {source} ({gap}).</source>
            <translation>Größter Unterschied: {source} ({gap}).</translation>
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
            <translation>Dein Anwesen</translation>
        </message>
        <message>
            <source>%1’s estate</source>
            <translation>Anwesen: %1</translation>
        </message>
        <message>
            <source>Back to the current player’s estate</source>
            <translation>Zurück zum Anwesen der Person am Zug</translation>
        </message>
        <message>
            <source>Huts</source>
            <extracomment>Heading of the column of quarantine huts, short</extracomment>
            <translation>Hütten</translation>
        </message>
        <message>
            <source>Workshops</source>
            <extracomment>Heading of the column of workshops in the estate</extracomment>
            <translation>Werkstätten</translation>
        </message>
        <message>
            <source>Whole estate</source>
            <translation>Ganzes Anwesen</translation>
        </message>
    </context>
    <context>
        <name>EstateHead</name>
        <message>
            <source>Points: %1</source>
            <translation>Punkte: %1</translation>
        </message>
        <message>
            <source>−%1</source>
            <translation>−%1</translation>
        </message>
        <message>
            <source>Points lost to rats: %1</source>
            <translation>Punktverlust durch Ratten: %1</translation>
        </message>
    </context>
    <context>
        <name>EstateStores</name>
        <message>
            <source>Carts</source>
            <extracomment>Heading of the carts in the estate</extracomment>
            <translation>Wagen</translation>
        </message>
        <message>
            <source>Ships</source>
            <extracomment>Heading of the ships in the estate</extracomment>
            <translation>Schiffe</translation>
        </message>
        <message>
            <source>Repopulation tiles</source>
            <extracomment>Heading of the repopulation tiles that are left, in the estate</extracomment>
            <translation>Wiederbevölkert-Plättchen</translation>
        </message>
        <message>
            <source>Repopulated districts: %1</source>
            <translation>Wiederbevölkerte Stadt-Hexfelder: %1</translation>
        </message>
    </context>
    <context>
        <name>Event</name>
        <message>
            <source>{who} recalls a lieutenant.</source>
            <translation>{who} ruft einen Leutnant zurück.</translation>
        </message>
        <message>
            <source>{who} gains a lieutenant.</source>
            <translation>{who} erhält einen weiteren Leutnant.</translation>
        </message>
        <message>
            <source>{who} gives up a lieutenant for the district.</source>
            <translation>{who} gibt einen Leutnant für das Stadt-Hexfeld ab.</translation>
        </message>
        <message>
            <source>{who} gets {n:token:acc}.</source>
            <translation>{who} erhält {n:token:acc}.</translation>
        </message>
        <message>
            <source>{who} pays {n:token:acc}.</source>
            <translation>{who} zahlt {n:token:acc}.</translation>
        </message>
        <message>
            <source>{who} loses {n:point:acc}.</source>
            <translation>{who} verliert {n:point:acc}.</translation>
        </message>
        <message>
            <source>{who} scores {n:point:acc}.</source>
            <translation>{who} erhält {n:point:acc}.</translation>
        </message>
        <message>
            <source>{who} takes {n:rat:acc}.</source>
            <translation>{who} nimmt {n:rat:acc}.</translation>
        </message>
        <message>
            <source>{who} takes one {citizen:nom} from the hex ({place:gen}) to hut {hut}, field I.</source>
            <translation>{who} bringt einen Bürger ({citizen:nom}) vom Hexfeld ({place:nom}) in Hütte {hut} auf Feld I.</translation>
        </message>
        <message>
            <source>{who} takes one {citizen:nom} from the hex ({place:gen}) to its sector.</source>
            <translation>{who} bringt einen Bürger ({citizen:nom}) vom Hexfeld ({place:nom}) in seinen Sektor.</translation>
        </message>
        <message>
            <source>The plague claims {n:citizen:acc} ({place:nom}).</source>
            <translation>Die Pest rafft {n:citizen:acc} dahin ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} has no room: {n:citizen:nom} lost ({place:nom}).</source>
            <translation>{who} hat keinen Platz und verliert {n:citizen:acc} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} moves one {citizen:nom} into workshop {workshop}.</source>
            <translation>{who} versetzt einen Bürger ({citizen:nom}) in Werkstatt {workshop}.</translation>
        </message>
        <message>
            <source>{who} moves one {citizen:nom} from quarantine to workshop {workshop}.</source>
            <translation>{who} bringt einen Bürger ({citizen:nom}) aus der Quarantäne in Werkstatt {workshop}.</translation>
        </message>
        <message>
            <source>{who} moves one {citizen:nom} from quarantine to its sector.</source>
            <translation>{who} bringt einen Bürger ({citizen:nom}) aus der Quarantäne in seinen Sektor.</translation>
        </message>
        <message>
            <source>{who} has no room for one {citizen:nom} after quarantine.</source>
            <translation>{who} hat nach der Quarantäne keinen Platz für einen Bürger ({citizen:nom}).</translation>
        </message>
        <message>
            <source>{who} moves one {citizen:nom} back to town.</source>
            <translation>{who} bringt einen Bürger ({citizen:nom}) zurück in die Stadt.</translation>
        </message>
        <message>
            <source>{who}: the citizen in hut {hut} moves from field I to field II.</source>
            <translation>{who}: Der Bürger in Hütte {hut} rückt von Feld I auf Feld II.</translation>
        </message>
        <message>
            <source>{who} upgrades one {citizen:nom}.</source>
            <translation>{who} wertet einen Bürger auf ({citizen:nom}).</translation>
        </message>
        <message>
            <source>{who} activates one {citizen:nom}.</source>
            <translation>{who} aktiviert einen Bürger ({citizen:nom}).</translation>
        </message>
        <message>
            <source>{who}: the ship’s cube goes back to the supply.</source>
            <translation>{who} legt den Würfel des Schiffs in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>{who} burns a plague cube ({place:nom}).</source>
            <translation>{who} entfernt einen Pestwürfel ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} burns the ship’s cube ({place:nom}).</source>
            <translation>{who} entfernt den Würfel des Schiffs ({place:nom}).</translation>
        </message>
        <message>
            <source>{Place:nom}: one more plague cube.</source>
            <translation>In die Stadt kommt ein Pestwürfel ({place:nom}).</translation>
        </message>
        <message>
            <source>There are too few plague cubes left, so none are placed.</source>
            <translation>Es sind zu wenige Pestwürfel da: Keiner wird gelegt.</translation>
        </message>
        <message>
            <source>{who} moves to space {space} of the {book:nom}.</source>
            <translation>{who} rückt auf dem {book:dat} auf Feld {space} vor.</translation>
        </message>
        <message>
            <source>{who} earns the action on space {space} ({book:nom}).</source>
            <translation>{who} erhält die Aktion von Feld {space} ({book:nom}).</translation>
        </message>
        <message>
            <source>{who} uses the action on space {space} ({book:nom}).</source>
            <translation>{who} nutzt die Aktion von Feld {space} ({book:nom}).</translation>
        </message>
        <message>
            <source>{who}: the action on space {space} lapses ({book:nom}).</source>
            <translation>{who} verliert die Aktion von Feld {space} ({book:nom}).</translation>
        </message>
        <message>
            <source>{who} advances scroll track {track} to step {step}.</source>
            <translation>{who} rückt auf Leiste {track} der Schriftrollentafel auf Stufe {step} vor.</translation>
        </message>
        <message>
            <source>{who} advances the {overseer:nom} to space {step} of its path.</source>
            <translation>{who} rückt den {overseer:acc} auf Feld {step} des Weges vor.</translation>
        </message>
        <message>
            <source>{who} upgrades the {overseer:nom}.</source>
            <translation>{who} wertet den {overseer:acc} auf.</translation>
        </message>
        <message>
            <source>{who} uses a hex action ({place:nom}).</source>
            <translation>{who} nutzt eine Hexfeld-Aktion ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} buys a hut upgrade.</source>
            <translation>{who} kauft die Aufwertung einer Quarantänehütte.</translation>
        </message>
        <message>
            <source>{who} places the upgrade on hut {hut}.</source>
            <translation>{who} legt die Aufwertung auf Hütte {hut}.</translation>
        </message>
        <message>
            <source>{who} buys a workshop ({citizen:nom}).</source>
            <translation>{who} kauft eine Werkstatt ({citizen:nom}).</translation>
        </message>
        <message>
            <source>{who}: workshop {workshop} gives its reward.</source>
            <translation>{who}: Werkstatt {workshop} gibt ihre Belohnung.</translation>
        </message>
        <message>
            <source>{who} buys a cart.</source>
            <translation>{who} kauft einen Wagen.</translation>
        </message>
        <message>
            <source>{who} uses a cart.</source>
            <translation>{who} benutzt einen Wagen.</translation>
        </message>
        <message>
            <source>{who} refreshes the hut upgrades on offer.</source>
            <translation>{who} schichtet die offenen Aufwertungen um.</translation>
        </message>
        <message>
            <source>{who} refreshes the workshops on offer.</source>
            <translation>{who} schichtet die offenen Werkstätten um.</translation>
        </message>
        <message>
            <source>{who} takes a ship ({goods:nom}).</source>
            <translation>{who} nimmt ein Schiff ({goods:nom}).</translation>
        </message>
        <message>
            <source>{who} repopulates a district ({place:acc}).</source>
            <translation>{who} wiederbevölkert ein Stadt-Hexfeld ({place:nom}).</translation>
        </message>
        <message>
            <source>{who}: hut {n} produces.</source>
            <translation>{who}: Hütte {n} produziert.</translation>
        </message>
        <message>
            <source>{who}: workshop {n} produces.</source>
            <translation>{who}: Werkstatt {n} produziert.</translation>
        </message>
        <message>
            <source>Round {round} begins.</source>
            <translation>Runde {round} beginnt.</translation>
        </message>
        <message>
            <source>All lieutenants in town lie down.</source>
            <translation>Alle Leutnante in der Stadt werden hingelegt.</translation>
        </message>
        <message>
            <source>All carts are ready again.</source>
            <translation>Alle Wagen sind wieder bereit.</translation>
        </message>
        <message>
            <source>Turn order: {names}.</source>
            <translation>Zugfolge: {names}.</translation>
        </message>
        <message>
            <source>Docking tile: {port:nom}.</source>
            <translation>Andockplättchen: {port:nom}.</translation>
        </message>
        <message>
            <source>The docking tiles are reshuffled.</source>
            <translation>Die Andockplättchen werden neu gemischt.</translation>
        </message>
        <message>
            <source>A ship brings {goods:acc} and a plague cube ({dock:nom}).</source>
            <translation>Ein Schiff bringt {goods:acc} und einen Pestwürfel ({dock:nom}).</translation>
        </message>
        <message>
            <source>A ship brings {goods:acc} but no plague cube ({dock:nom}).</source>
            <translation>Ein Schiff bringt {goods:acc}, aber keinen Pestwürfel ({dock:nom}).</translation>
        </message>
        <message>
            <source>A new hex joins the town: {place:nom}.</source>
            <translation>Ein neues Hexfeld kommt zur Stadt ({place:nom}).</translation>
        </message>
        <message>
            <source>The era II workshops are now on offer.</source>
            <translation>Die späten Werkstätten liegen aus.</translation>
        </message>
        <message>
            <source>{Place:nom}: {n:citizen:nom} arrives.</source>
            <translation>In die Stadt kommt {n:citizen:nom} ({place:nom}).</translation>
        </message>
        <message>
            <source>{who}, {source}: {n:point:nom}.</source>
            <translation>{who}, {source}: {n:point:nom}.</translation>
        </message>
        <message>
            <source>{who}: the rats push the popularity disc back to space {space}.</source>
            <translation>{who} fällt durch die Ratten auf Feld {space} des Popularitätsbuchs zurück.</translation>
        </message>
        <message>
            <source>{names} wins the game.</source>
            <translation>{names} gewinnt das Spiel.</translation>
        </message>
        <message>
            <source>Shared victory: {names}.</source>
            <translation>Geteilter Sieg: {names}.</translation>
        </message>
        <message>
            <source>Everyone is ready: turns begin.</source>
            <translation>Alles ist bereit: Die Züge beginnen.</translation>
        </message>
        <message>
            <source>All lieutenants have been used: production begins.</source>
            <translation>Alle Leutnante sind benutzt: Die Produktion beginnt.</translation>
        </message>
        <message>
            <source>Citizens in quarantine move on.</source>
            <translation>Die Bürger in Quarantäne rücken weiter.</translation>
        </message>
        <message>
            <source>The next round is prepared.</source>
            <translation>Die nächste Runde wird vorbereitet.</translation>
        </message>
        <message>
            <source>A new turn order is set.</source>
            <translation>Eine neue Zugfolge wird festgelegt.</translation>
        </message>
        <message>
            <source>Ships and a new hex arrive in town.</source>
            <translation>Schiffe und ein neues Hexfeld kommen zur Stadt.</translation>
        </message>
        <message>
            <source>The plague spreads.</source>
            <translation>Die Pest breitet sich aus.</translation>
        </message>
        <message>
            <source>The final scoring begins.</source>
            <translation>Die Schlusswertung beginnt.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Das Spiel ist aus.</translation>
        </message>
        <message>
            <source>The wheel turns to the rat facing left.</source>
            <translation>Das Rad dreht sich weiter und zeigt die Ratte, die nach links läuft.</translation>
        </message>
        <message>
            <source>The wheel turns to the rat facing right.</source>
            <translation>Das Rad dreht sich weiter und zeigt die Ratte, die nach rechts läuft.</translation>
        </message>
        <message>
            <source>The wheel turns to the standing rat.</source>
            <translation>Das Rad dreht sich weiter und zeigt die stehende Ratte.</translation>
        </message>
        <message>
            <source>{who} has no hex or ship left to choose, so a lieutenant stays at home.</source>
            <translation>{who}: Kein Hexfeld und kein Schiff ist mehr frei, also bleibt ein Leutnant auf dem Anwesen.</translation>
        </message>
        <message>
            <source>{who} clears the hex: {n:citizen:nom} returned to the supply ({place:nom}).</source>
            <translation>{who} legt {n:citizen:acc} in den Vorrat ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} moves one {citizen:nom} to another square.</source>
            <translation>{who} versetzt einen Bürger ({citizen:nom}) auf ein anderes Quadrat.</translation>
        </message>
        <message>
            <source>{who} has no room left, so the citizen stays in hut {hut}.</source>
            <translation>{who}: Kein Platz ist mehr frei, also bleibt der Bürger in Hütte {hut}.</translation>
        </message>
        <message>
            <source>{who} takes a hut upgrade.</source>
            <translation>{who} nimmt die Aufwertung einer Quarantänehütte.</translation>
        </message>
        <message>
            <source>{who} takes a workshop ({citizen:nom}).</source>
            <translation>{who} nimmt eine Werkstatt ({citizen:nom}).</translation>
        </message>
        <message>
            <source>{who} takes a cart.</source>
            <translation>{who} nimmt einen Wagen.</translation>
        </message>
        <message>
            <source>No plague cubes are left, so the ship waits for another round.</source>
            <translation>Kein Pestwürfel ist mehr da: Das Schiff wartet auf eine spätere Runde.</translation>
        </message>
        <message>
            <source>{who} chooses the book that sets the turn order: {book:nom}.</source>
            <translation>{who} bestimmt das Buch für die Zugfolge: {book:nom}.</translation>
        </message>
        <message>
            <source>{who} gets a player board, side b up.</source>
            <translation>{who} erhält ein Spielertableau mit der Seite b nach oben.</translation>
        </message>
        <message>
            <source>{who} gets a scroll board, side b up: {tracks}.</source>
            <translation>{who} erhält eine Schriftrollentafel mit der Seite b nach oben: {tracks}.</translation>
        </message>
        <message>
            <source>An opponent tile is turned up. It names this hex: {hex}.</source>
            <translation>Ein Solospielplättchen zeigt das Hexfeld mit dieser Aktion: {hex}.</translation>
        </message>
        <message>
            <source>An opponent tile is turned up, but its hex ({hex}) is not free, so the tile is out for this round.</source>
            <translation>Ein Solospielplättchen zeigt ein Hexfeld, das nicht zu haben ist ({hex}). Das Plättchen bleibt bis zum Rundenende beiseite.</translation>
        </message>
        <message>
            <source>The opponent tiles are reshuffled.</source>
            <translation>Die Solospielplättchen werden neu gemischt.</translation>
        </message>
        <message>
            <source>Several ships are equally near: one is picked at random ({dock:nom}).</source>
            <translation>Mehrere Schiffe liegen gleich nah: Der Zufall entscheidet ({dock:nom}).</translation>
        </message>
        <message>
            <source>{who}: {n:lieutenant:nom} ready for the round.</source>
            <translation>{who}: {n:lieutenant:nom} für diese Runde.</translation>
        </message>
        <message>
            <source>{who} finds nothing to take.</source>
            <translation>{who} geht leer aus.</translation>
        </message>
        <message>
            <source>{who} reaches the goal of {n:point:gen}.</source>
            <translation>{who} erreicht das Ziel von {n:point:dat}.</translation>
        </message>
        <message>
            <source>{who} falls short of the goal of {n:point:gen}.</source>
            <translation>{who} bleibt unter dem Ziel von {n:point:dat}.</translation>
        </message>
        <message>
            <source>{who} takes one {citizen:nom} from the hex ({place:gen}) to workshop {workshop}.</source>
            <translation>{who} bringt einen Bürger ({citizen:nom}) vom Hexfeld ({place:nom}) in Werkstatt {workshop}.</translation>
        </message>
        <message>
            <source>It’s {who}’s turn.</source>
            <translation>{who} ist am Zug.</translation>
        </message>
        <message>
            <source>{who} ends their turn.</source>
            <translation>{who} beendet den Zug.</translation>
        </message>
        <message>
            <source>{who} sends out a lieutenant ({place:acc}).</source>
            <translation>{who} schickt einen Leutnant aus ({place:nom}).</translation>
        </message>
        <message>
            <source>It’s the opponent’s turn.</source>
            <translation>Der Gegner ist am Zug.</translation>
        </message>
    </context>
    <context>
        <name>EventToYou</name>
        <message>
            <source>It’s your turn.</source>
            <translation>Du bist am Zug.</translation>
        </message>
        <message>
            <source>You end your turn.</source>
            <translation>Du beendest deinen Zug.</translation>
        </message>
        <message>
            <source>You send out a lieutenant ({place:acc}).</source>
            <translation>Du schickst einen Leutnant aus ({place:nom}).</translation>
        </message>
        <message>
            <source>You recall a lieutenant.</source>
            <translation>Du rufst einen Leutnant zurück.</translation>
        </message>
        <message>
            <source>You gain a lieutenant.</source>
            <translation>Du erhältst einen weiteren Leutnant.</translation>
        </message>
        <message>
            <source>You give up a lieutenant for the district.</source>
            <translation>Du gibst einen Leutnant für das Stadt-Hexfeld ab.</translation>
        </message>
        <message>
            <source>You get {n:token:acc}.</source>
            <translation>Du erhältst {n:token:acc}.</translation>
        </message>
        <message>
            <source>You pay {n:token:acc}.</source>
            <translation>Du zahlst {n:token:acc}.</translation>
        </message>
        <message>
            <source>You lose {n:point:acc}.</source>
            <translation>Du verlierst {n:point:acc}.</translation>
        </message>
        <message>
            <source>You score {n:point:acc}.</source>
            <translation>Du erhältst {n:point:acc}.</translation>
        </message>
        <message>
            <source>You take {n:rat:acc}.</source>
            <translation>Du nimmst {n:rat:acc}.</translation>
        </message>
        <message>
            <source>You take one {citizen:nom} from the hex ({place:gen}) to hut {hut}, field I.</source>
            <translation>Du bringst einen Bürger ({citizen:nom}) vom Hexfeld ({place:nom}) in Hütte {hut} auf Feld I.</translation>
        </message>
        <message>
            <source>You take one {citizen:nom} from the hex ({place:gen}) to its sector.</source>
            <translation>Du bringst einen Bürger ({citizen:nom}) vom Hexfeld ({place:nom}) in seinen Sektor.</translation>
        </message>
        <message>
            <source>You take one {citizen:nom} from the hex ({place:gen}) to workshop {workshop}.</source>
            <translation>Du bringst einen Bürger ({citizen:nom}) vom Hexfeld ({place:nom}) in Werkstatt {workshop}.</translation>
        </message>
        <message>
            <source>You have no room: {n:citizen:nom} lost ({place:nom}).</source>
            <translation>Du hast keinen Platz und verlierst {n:citizen:acc} ({place:nom}).</translation>
        </message>
        <message>
            <source>You move one {citizen:nom} to another square.</source>
            <translation>Du versetzt einen Bürger ({citizen:nom}) auf ein anderes Quadrat.</translation>
        </message>
        <message>
            <source>You move one {citizen:nom} into workshop {workshop}.</source>
            <translation>Du versetzt einen Bürger ({citizen:nom}) in Werkstatt {workshop}.</translation>
        </message>
        <message>
            <source>You move one {citizen:nom} from quarantine to workshop {workshop}.</source>
            <translation>Du bringst einen Bürger ({citizen:nom}) aus der Quarantäne in Werkstatt {workshop}.</translation>
        </message>
        <message>
            <source>You move one {citizen:nom} from quarantine to its sector.</source>
            <translation>Du bringst einen Bürger ({citizen:nom}) aus der Quarantäne in seinen Sektor.</translation>
        </message>
        <message>
            <source>You have no room for one {citizen:nom} after quarantine.</source>
            <translation>Du hast nach der Quarantäne keinen Platz für einen Bürger ({citizen:nom}).</translation>
        </message>
        <message>
            <source>You move one {citizen:nom} back to town.</source>
            <translation>Du bringst einen Bürger ({citizen:nom}) zurück in die Stadt.</translation>
        </message>
        <message>
            <source>You have no room left, so the citizen stays in hut {hut}.</source>
            <translation>Du hast keinen Platz mehr, also bleibt der Bürger in Hütte {hut}.</translation>
        </message>
        <message>
            <source>The citizen in your hut {hut} moves from field I to field II.</source>
            <translation>Der Bürger in deiner Hütte {hut} rückt von Feld I auf Feld II.</translation>
        </message>
        <message>
            <source>You upgrade one {citizen:nom}.</source>
            <translation>Du wertest einen Bürger auf ({citizen:nom}).</translation>
        </message>
        <message>
            <source>You activate one {citizen:nom}.</source>
            <translation>Du aktivierst einen Bürger ({citizen:nom}).</translation>
        </message>
        <message>
            <source>You return the ship’s cube to the supply.</source>
            <translation>Du legst den Würfel des Schiffs in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>You burn a plague cube ({place:nom}).</source>
            <translation>Du entfernst einen Pestwürfel ({place:nom}).</translation>
        </message>
        <message>
            <source>You burn the ship’s cube ({place:nom}).</source>
            <translation>Du entfernst den Würfel des Schiffs ({place:nom}).</translation>
        </message>
        <message>
            <source>You move to space {space} of the {book:nom}.</source>
            <translation>Du rückst auf dem {book:dat} auf Feld {space} vor.</translation>
        </message>
        <message>
            <source>You earn the action on space {space} ({book:nom}).</source>
            <translation>Du erhältst die Aktion von Feld {space} ({book:nom}).</translation>
        </message>
        <message>
            <source>You use the action on space {space} ({book:nom}).</source>
            <translation>Du nutzt die Aktion von Feld {space} ({book:nom}).</translation>
        </message>
        <message>
            <source>Your action on space {space} lapses ({book:nom}).</source>
            <translation>Du verlierst die Aktion von Feld {space} ({book:nom}).</translation>
        </message>
        <message>
            <source>You advance scroll track {track} to step {step}.</source>
            <translation>Du rückst auf Leiste {track} der Schriftrollentafel auf Stufe {step} vor.</translation>
        </message>
        <message>
            <source>You advance the {overseer:nom} to space {step} of its path.</source>
            <translation>Du rückst den {overseer:acc} auf Feld {step} des Weges vor.</translation>
        </message>
        <message>
            <source>You upgrade the {overseer:nom}.</source>
            <translation>Du wertest den {overseer:acc} auf.</translation>
        </message>
        <message>
            <source>You use a hex action ({place:nom}).</source>
            <translation>Du nutzt eine Hexfeld-Aktion ({place:nom}).</translation>
        </message>
        <message>
            <source>You buy a hut upgrade.</source>
            <translation>Du kaufst die Aufwertung einer Quarantänehütte.</translation>
        </message>
        <message>
            <source>You place the upgrade on hut {hut}.</source>
            <translation>Du legst die Aufwertung auf Hütte {hut}.</translation>
        </message>
        <message>
            <source>You buy a workshop ({citizen:nom}).</source>
            <translation>Du kaufst eine Werkstatt ({citizen:nom}).</translation>
        </message>
        <message>
            <source>Your workshop {workshop} gives its reward.</source>
            <translation>Deine Werkstatt {workshop} gibt ihre Belohnung.</translation>
        </message>
        <message>
            <source>You buy a cart.</source>
            <translation>Du kaufst einen Wagen.</translation>
        </message>
        <message>
            <source>You use a cart.</source>
            <translation>Du benutzt einen Wagen.</translation>
        </message>
        <message>
            <source>You refresh the hut upgrades on offer.</source>
            <translation>Du schichtest die offenen Aufwertungen um.</translation>
        </message>
        <message>
            <source>You refresh the workshops on offer.</source>
            <translation>Du schichtest die offenen Werkstätten um.</translation>
        </message>
        <message>
            <source>You take a ship ({goods:nom}).</source>
            <translation>Du nimmst ein Schiff ({goods:nom}).</translation>
        </message>
        <message>
            <source>You repopulate a district ({place:acc}).</source>
            <translation>Du wiederbevölkerst ein Stadt-Hexfeld ({place:nom}).</translation>
        </message>
        <message>
            <source>Your hut {n} produces.</source>
            <translation>Deine Hütte {n} produziert.</translation>
        </message>
        <message>
            <source>Your workshop {n} produces.</source>
            <translation>Deine Werkstatt {n} produziert.</translation>
        </message>
        <message>
            <source>Your score, {source}: {n:point:nom}.</source>
            <translation>Deine Punkte, {source}: {n:point:nom}.</translation>
        </message>
        <message>
            <source>The rats push your popularity disc back to space {space}.</source>
            <translation>Du fällst durch die Ratten auf Feld {space} des Popularitätsbuchs zurück.</translation>
        </message>
    </context>
    <context>
        <name>FeedbackCard</name>
        <message>
            <source>Take it back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>Got it</source>
            <translation>Verstanden</translation>
        </message>
        <message>
            <source>Keep it and continue</source>
            <translation>Damit weiterspielen</translation>
        </message>
    </context>
    <context>
        <name>FileDrop</name>
        <message>
            <source>Drop a saved game here to open it</source>
            <translation>Lass das gespeicherte Spiel hier los, um es zu öffnen</translation>
        </message>
    </context>
    <context>
        <name>FreeSeats</name>
        <message>
            <source>Tick the seats that are to be played on this device: one, or several if you share it.</source>
            <translation>Kreuze die Plätze an, die auf diesem Gerät gespielt werden: einen oder mehrere, wenn ihr es teilt.</translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <extracomment>a seat: name of the player or colour, whether it is free</extracomment>
            <translation>%1 – %2</translation>
        </message>
        <message>
            <source>Only free seats can be taken.</source>
            <translation>Nur freie Plätze lassen sich besetzen.</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Dein Name</translation>
        </message>
        <message>
            <source>The keychain of this system does not answer: your seats are yours until the program is closed. After that, ask the host to free them.</source>
            <translation>Der Schlüsselbund dieses Systems antwortet nicht: Die Plätze gehören dir, bis das Programm geschlossen wird. Lass sie danach dort, wo der Tisch steht, freigeben.</translation>
        </message>
        <message>
            <source>Tick a free seat first, or look on.</source>
            <translation>Kreuze zuerst einen freien Platz an oder sieh zu.</translation>
        </message>
    </context>
    <context>
        <name>GameBoxes</name>
        <message numerus="yes">
            <source>%1–%n players</source>
            <translation>
                <numerusform>%1–%n Person</numerusform>
                <numerusform>%1–%n Personen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GameChoices</name>
        <message>
            <source>Rule: %1</source>
            <translation>Regel: %1</translation>
        </message>
        <message>
            <source>The game</source>
            <translation>Das Spiel</translation>
        </message>
        <message>
            <source>Setup</source>
            <translation>Spielaufbau</translation>
        </message>
        <message>
            <source>Step by step</source>
            <translation>Schritt für Schritt gezeigt</translation>
        </message>
        <message>
            <source>All at once</source>
            <translation>Auf einmal</translation>
        </message>
        <message>
            <source>Fewer options</source>
            <translation>Weniger</translation>
        </message>
        <message>
            <source>More options: turn order, rulings, seed</source>
            <translation>Mehr: Zugfolge, Regelfragen, Startzahl</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Startzahl</translation>
        </message>
        <message>
            <source>Random seed</source>
            <translation>Dem Zufall überlassen</translation>
        </message>
        <message>
            <source>Question by question</source>
            <translation>Frage für Frage</translation>
        </message>
        <message>
            <source>The same number always gives the same setup and the same random draws.</source>
            <translation>Dieselbe Zahl ergibt denselben Spielaufbau und dasselbe Glück.</translation>
        </message>
    </context>
    <context>
        <name>GameRow</name>
        <message numerus="yes">
            <source>Finished: %n point(s)</source>
            <comment>the best score of a finished game</comment>
            <translation>
                <numerusform>Beendet: %n Punkt</numerusform>
                <numerusform>Beendet: %n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>Round %1 of %2</source>
            <translation>Runde %1 von %2</translation>
        </message>
        <message>
            <source>This game is open in another window: here you can view it, but not play it.</source>
            <translation>In einem anderen Fenster dieses Programms geöffnet: Hier kannst du zuschauen, aber nicht spielen.</translation>
        </message>
        <message>
            <source>This game cannot be opened completely: %1</source>
            <translation>Dieses Spiel lässt sich nicht vollständig öffnen: %1</translation>
        </message>
        <message>
            <source>solo</source>
            <comment>a game of one person against the rule-driven opponent</comment>
            <translation>solo</translation>
        </message>
        <message>
            <source>%1 – the file is left as it is. You can continue from the last intact move in a copy.</source>
            <translation>%1 – bleibt unverändert. Ab dem letzten unbeschädigten Zug kannst du in einer Kopie weiterspielen.</translation>
        </message>
        <message>
            <source>%1 – the file is left as it is. Other games are not affected.</source>
            <translation>%1 – bleibt unverändert. Die anderen Spiele sind nicht betroffen.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Continue from the last intact move</source>
            <translation>Ab dem letzten unbeschädigten Zug weiterspielen</translation>
        </message>
        <message>
            <source>View</source>
            <translation>Ansehen</translation>
        </message>
        <message>
            <source>View only</source>
            <translation>Nur ansehen</translation>
        </message>
        <message>
            <source>Export to a file</source>
            <translation>In Datei kopieren</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Checking how far this game has got…</source>
            <translation>Es wird nachgesehen, wie weit dieses Spiel ist …</translation>
        </message>
    </context>
    <context>
        <name>GameStrip</name>
        <message>
            <source>Unfinished game</source>
            <translation>Unterbrochenes Spiel</translation>
        </message>
        <message numerus="yes">
            <source>%n saved game(s)</source>
            <translation>
                <numerusform>%n gespeichertes Spiel</numerusform>
                <numerusform>%n gespeicherte Spiele</numerusform>
            </translation>
        </message>
        <message>
            <source>Round %1 of %2, %3</source>
            <comment>round, rounds, date and time</comment>
            <translation>Runde %1 von %2, %3</translation>
        </message>
        <message>
            <source>All games (%1)</source>
            <translation>Alle Spiele (%1)</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Zeigen</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weitermachen</translation>
        </message>
    </context>
    <context>
        <name>GamesPage</name>
        <message>
            <source>Saved games</source>
            <translation>Gespeicherte Spiele</translation>
        </message>
        <message>
            <source>Every move is saved at once. You can leave a game and resume it at any time, and keep as many games going as you like.</source>
            <translation>Jeder Zug wird sofort gespeichert. Du kannst jedes Spiel verlassen und wieder aufnehmen, beliebig viele nebeneinander.</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Neues Spiel</translation>
        </message>
        <message>
            <source>Import a game from a file</source>
            <translation>Spiel aus Datei laden</translation>
        </message>
        <message>
            <source>You have not started a game yet.</source>
            <translation>Du hast noch kein Spiel begonnen.</translation>
        </message>
        <message>
            <source>Delete this game?</source>
            <translation>Dieses Spiel löschen?</translation>
        </message>
        <message>
            <source>Keep the game</source>
            <translation>Spiel behalten</translation>
        </message>
        <message>
            <source>The file will be deleted. This cannot be undone.</source>
            <translation>Die Datei wird gelöscht. Sie lässt sich nicht zurückholen.</translation>
        </message>
        <message>
            <source>The game played by %1 will be deleted. This cannot be undone.</source>
            <translation>Das Spiel (%1) wird gelöscht. Es lässt sich nicht zurückholen.</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>%1 could not be imported: %2</source>
            <translation>%1 wurde nicht geladen: %2</translation>
        </message>
        <message>
            <source>Join a table</source>
            <translation>An einen Tisch setzen</translation>
        </message>
    </context>
    <context>
        <name>GrowthChart</name>
        <message>
            <source>Start</source>
            <comment>of the game, head of a column</comment>
            <translation>Beginn</translation>
        </message>
        <message>
            <source>End</source>
            <comment>of the game, head of a column</comment>
            <translation>Ende</translation>
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
            <translation>{who}, du beginnst</translation>
        </message>
        <message>
            <source>Your turn, {who}</source>
            <translation>Du bist am Zug, {who}</translation>
        </message>
        <message>
            <source>{who}, you have a decision to make</source>
            <translation>Du entscheidest, {who}</translation>
        </message>
        <message>
            <source>Round {round} · lieutenants at home: {n}</source>
            <translation>Runde {round} · Leutnante auf dem Anwesen: {n}</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>Runde {round}</translation>
        </message>
        <message>
            <source>Thank you, {who}. Next: {next}</source>
            <translation>Danke, {who}. Als Nächstes: {next}</translation>
        </message>
        <message>
            <source>Since your last move</source>
            <translation>Seit deinem letzten Zug</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>Show the table</source>
            <translation>Tisch aufdecken</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>The table stays covered until you are ready.</source>
            <translation>Der Tisch bleibt verdeckt, bis du dich setzt.</translation>
        </message>
        <message>
            <source>Show it</source>
            <translation>Zeigen</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Genug</translation>
        </message>
        <message>
            <source>Since the game began</source>
            <translation>Seit Spielbeginn</translation>
        </message>
    </context>
    <context>
        <name>HistoryBar</name>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Replay the game</source>
            <translation>Spiel abspielen</translation>
        </message>
        <message>
            <source>Fast; press for normal speed</source>
            <translation>Schnell; drücken für normales Tempo</translation>
        </message>
        <message>
            <source>Normal speed; press for fast</source>
            <translation>Normales Tempo; drücken für schnell</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>Einen Schritt zurück</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>Einen Schritt weiter</translation>
        </message>
        <message>
            <source>Try out from here</source>
            <translation>Ab hier ausprobieren</translation>
        </message>
        <message>
            <source>Close the game history</source>
            <translation>Zeitleiste schließen</translation>
        </message>
        <message>
            <source>Game history</source>
            <translation>Zeitleiste</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>Learn</source>
            <translation>Lernen</translation>
        </message>
        <message>
            <source>Short lessons at a real table. You make the moves; the master explains.</source>
            <translation>Kurze Lektionen an einem echten Tisch. Du machst die Züge, der Meister erklärt.</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n lesson(s)</source>
            <translation>
                <numerusform>%1: %n Lektion</numerusform>
                <numerusform>%1: %n Lektionen</numerusform>
            </translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Full games with all the rules, on one screen.</source>
            <translation>Ganze Partien mit allen Regeln, an einem Bildschirm.</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Every rule in plain words, linked to the rules around it.</source>
            <translation>Jede Regel in klaren Worten, verbunden mit allen, die sie berührt.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Language, theme, text size, animation.</source>
            <translation>Sprache, Licht, Schriftgröße, Bewegung.</translation>
        </message>
        <message>
            <source>About this program</source>
            <translation>Über dieses Programm</translation>
        </message>
        <message>
            <source>A teaching aid made by players. Not affiliated with the designers or publishers of the games; you need your own copy.</source>
            <translation>Eine Lernhilfe von Spielenden. Keine Verbindung zu Autoren oder Verlagen der Spiele; du brauchst dein eigenes Exemplar.</translation>
        </message>
        <message>
            <source>Board games set in the Middle Ages, taught at your own table</source>
            <translation>Brettspiele über das Mittelalter, erklärt an deinem Tisch</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1, in five languages</source>
            <translation>%1, in fünf Sprachen</translation>
        </message>
        <message>
            <source>Join a table</source>
            <translation>An einen Tisch setzen</translation>
        </message>
    </context>
    <context>
        <name>InvitePage</name>
        <message>
            <source>Invite devices</source>
            <translation>Geräte einladen</translation>
        </message>
        <message>
            <source>Whoever has the code can join this table on a device of their own, in the same network. The devices talk to each other directly and encrypted, without any server in between.</source>
            <translation>Wer den Code hat, kann sich mit einem eigenen Gerät im selben Netz an diesen Tisch setzen. Die Geräte sprechen direkt und verschlüsselt miteinander, ohne einen Server dazwischen.</translation>
        </message>
        <message>
            <source>Opening the table…</source>
            <translation>Der Tisch wird geöffnet …</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Noch einmal versuchen</translation>
        </message>
        <message>
            <source>Invite</source>
            <translation>Einladen</translation>
        </message>
        <message>
            <source>The code as a picture for cameras</source>
            <translation>Der Code als Bild für Kameras</translation>
        </message>
        <message>
            <source>Code: %1</source>
            <translation>Code: %1</translation>
        </message>
        <message>
            <source>Copy the code</source>
            <translation>Code kopieren</translation>
        </message>
        <message>
            <source>Stop inviting</source>
            <translation>Einladung beenden</translation>
        </message>
        <message>
            <source>The code has been copied.</source>
            <translation>Der Code ist kopiert.</translation>
        </message>
        <message>
            <source>Address of this device</source>
            <translation>Adresse dieses Geräts</translation>
        </message>
        <message>
            <source>This device is in several networks. Choose the address in the network of the others.</source>
            <translation>Dieses Gerät ist in mehreren Netzen. Wähle die Adresse im Netz der anderen.</translation>
        </message>
        <message>
            <source>The keychain of this system does not answer: the code holds until the program is closed. After that, give out a new one.</source>
            <translation>Der Schlüsselbund dieses Systems antwortet nicht: Der Code gilt, bis das Programm geschlossen wird. Gib danach einen neuen weiter.</translation>
        </message>
        <message>
            <source>Who plays where</source>
            <translation>Wer wo spielt</translation>
        </message>
        <message>
            <source>To the table</source>
            <translation>Zum Tisch</translation>
        </message>
        <message>
            <source>Take this seat back?</source>
            <translation>Diesen Platz zurückholen?</translation>
        </message>
        <message>
            <source>Free this seat?</source>
            <translation>Diesen Platz freigeben?</translation>
        </message>
        <message>
            <source>Stop inviting?</source>
            <translation>Einladung beenden?</translation>
        </message>
        <message>
            <source>Leave it as it is</source>
            <translation>So lassen</translation>
        </message>
        <message>
            <source>Somebody plays this seat on another device and loses it.</source>
            <translation>Auf diesem Platz spielt jemand an einem anderen Gerät und verliert ihn.</translation>
        </message>
        <message>
            <source>The other devices are disconnected, and everything is played on this screen. Whoever has a seat comes back to it when you invite again.</source>
            <translation>Die anderen Geräte werden getrennt, und alles wird auf diesem Bildschirm gespielt. Wer einen Platz hat, kommt auf ihn zurück, wenn du wieder einlädst.</translation>
        </message>
        <message>
            <source>The other devices are disconnected, and everything is played on this screen. Whoever has a seat comes back to it when you invite again; guests from other homes when you open the table to them again.</source>
            <translation>Die anderen Geräte werden getrennt, und alles wird auf diesem Bildschirm gespielt. Wer einen Platz hat, kommt auf ihn zurück, wenn du wieder einlädst; Gäste aus anderen Häusern, wenn du den Tisch wieder für sie öffnest.</translation>
        </message>
        <message>
            <source>Take the seat back</source>
            <translation>Platz zurückholen</translation>
        </message>
        <message>
            <source>Free the seat</source>
            <translation>Platz freigeben</translation>
        </message>
        <message>
            <source>Choose which seats are played on other devices. Whoever joins without a free seat looks on.</source>
            <translation>Wähle, welche Plätze auf anderen Geräten gespielt werden. Wer ohne freien Platz dazukommt, sieht zu.</translation>
        </message>
        <message>
            <source>Devices on this network need only this short code:</source>
            <translation>Geräten in diesem Netz genügt dieser kurze Code:</translation>
        </message>
        <message>
            <source>Short code: %1</source>
            <translation>Kurzer Code: %1</translation>
        </message>
        <message>
            <source>The whole code, for devices that do not find the table by themselves:</source>
            <translation>Der ganze Code, für Geräte, die den Tisch nicht von selbst finden:</translation>
        </message>
    </context>
    <context>
        <name>JoinPage</name>
        <message>
            <source>Try again</source>
            <translation>Noch einmal versuchen</translation>
        </message>
        <message>
            <source>Join a table</source>
            <translation>An einen Tisch setzen</translation>
        </message>
        <message>
            <source>The host opens a table with “Invite devices” and gives you its code. Capital and small letters, blanks and hyphens make no difference.</source>
            <translation>Ein Tisch wird auf einem anderen Gerät mit „Geräte einladen“ geöffnet; dort steht der Code. Groß- und Kleinschreibung, Leerzeichen und Bindestriche spielen keine Rolle.</translation>
        </message>
        <message>
            <source>Code of the table</source>
            <translation>Code des Tisches</translation>
        </message>
        <message>
            <source>Type or paste the code</source>
            <translation>Code eintippen oder einfügen</translation>
        </message>
        <message>
            <source>Connect</source>
            <translation>Verbinden</translation>
        </message>
        <message>
            <source>Tables you sit at</source>
            <translation>Tische, an denen du einen Platz hast</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>game, names of players</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Go on at this table</source>
            <translation>An diesem Tisch weiterspielen</translation>
        </message>
        <message>
            <source>Forget this table</source>
            <translation>Diesen Tisch vergessen</translation>
        </message>
        <message>
            <source>Looking for the table…</source>
            <translation>Der Tisch wird gesucht …</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Sit down</source>
            <translation>Platz nehmen</translation>
        </message>
        <message>
            <source>Look on</source>
            <translation>Zusehen</translation>
        </message>
        <message>
            <source>Leave this table</source>
            <translation>Diesen Tisch verlassen</translation>
        </message>
        <message>
            <source>Forget this table?</source>
            <translation>Diesen Tisch vergessen?</translation>
        </message>
        <message>
            <source>Keep the seats</source>
            <translation>Plätze behalten</translation>
        </message>
        <message>
            <source>Type the short code that “%1” shows under “Invite devices”.</source>
            <comment>name of a device</comment>
            <translation>Gib den kurzen Code ein, den das Gerät „%1“ unter „Geräte einladen“ zeigt.</translation>
        </message>
        <message>
            <source>Tables nearby</source>
            <translation>Tische in der Nähe</translation>
        </message>
        <message>
            <source>%1 on “%2”</source>
            <comment>game, name of a device</comment>
            <translation>%1 auf dem Gerät „%2“</translation>
        </message>
        <message>
            <source>Join this table</source>
            <translation>An diesen Tisch setzen</translation>
        </message>
        <message>
            <source>This device gives up its seats at this table and can no longer play them. If the host cannot be reached, the seats remain taken until they are freed there.</source>
            <translation>Dieses Gerät gibt seine Plätze an diesem Tisch auf und kann sie nicht mehr spielen. Antwortet das andere Gerät nicht, bleiben die Plätze besetzt, bis sie dort, wo der Tisch steht, freigegeben werden.</translation>
        </message>
        <message>
            <source>The seats are free again.</source>
            <translation>Die Plätze sind wieder frei.</translation>
        </message>
        <message>
            <source>The host is away. The seats are free again as soon as it is back.</source>
            <translation>Das Gerät mit dem Tisch ist gerade nicht da. Die Plätze werden frei, sobald es zurück ist.</translation>
        </message>
        <message>
            <source>The host cannot be reached: the seats remain taken until they are freed there.</source>
            <translation>Das andere Gerät antwortet nicht: Die Plätze bleiben besetzt, bis sie dort, wo der Tisch steht, freigegeben werden.</translation>
        </message>
        <message>
            <source>This invitation leads through a broker. The host tells you the user and the password for it.</source>
            <translation>Diese Einladung führt über einen Broker. Den Benutzernamen und das Passwort dafür nennt dir, wer dich einlädt.</translation>
        </message>
        <message>
            <source>The host is away. You can take a seat as soon as it is back.</source>
            <translation>Das Gerät mit dem Tisch ist gerade nicht da. Du kannst dich setzen, sobald es zurück ist.</translation>
        </message>
        <message>
            <source>No other table needs your password at this broker. It is removed from the keychain.</source>
            <translation>Kein anderer Tisch braucht dein Passwort bei diesem Broker. Es wird aus dem Schlüsselbund entfernt.</translation>
        </message>
    </context>
    <context>
        <name>KeyCard</name>
        <message>
            <source>next area of the table; with something picked up, the next place it can go</source>
            <translation>nächster Teil des Tisches; ist etwas aufgenommen, der nächste mögliche Platz</translation>
        </message>
        <message>
            <source>the current question and its buttons</source>
            <translation>die Frage und ihre Knöpfe</translation>
        </message>
        <message>
            <source>Playing</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>the gold button while it shows ⏎; otherwise what the focused item does</source>
            <translation>der goldene Knopf, solange er ⏎ zeigt; sonst das, was im Fokus ist</translation>
        </message>
        <message>
            <source>the area showing that digit</source>
            <translation>Bereich mit dieser Ziffer</translation>
        </message>
        <message>
            <source>the button showing that letter</source>
            <translation>Knopf mit diesem Buchstaben</translation>
        </message>
        <message>
            <source>close, put a piece back, go back</source>
            <translation>schließen, ablegen, zurückgehen</translation>
        </message>
        <message>
            <source>undo, redo</source>
            <translation>rückgängig machen, wiederholen</translation>
        </message>
        <message>
            <source>game history</source>
            <translation>Zeitleiste</translation>
        </message>
        <message>
            <source>try something out, then come back</source>
            <translation>ausprobieren und zurückkehren</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Hilfe</translation>
        </message>
        <message>
            <source>rule for the focused item; away from the table, F1 opens this card</source>
            <translation>Regel zu dem, was im Fokus ist; außerhalb des Tischs öffnet F1 diese Karte</translation>
        </message>
        <message>
            <source>hint</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <source>game log</source>
            <translation>Verlauf des Spiels</translation>
        </message>
        <message>
            <source>this card</source>
            <translation>diese Karte</translation>
        </message>
        <message>
            <source>The program</source>
            <translation>Das Programm</translation>
        </message>
        <message>
            <source>full screen</source>
            <translation>Vollbild</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>language; in the rules, X swaps the two languages</source>
            <translation>Sprache; in den Regeln tauscht X die beiden Sprachen</translation>
        </message>
        <message>
            <source>back; also leaves the table, and the game is saved</source>
            <translation>zurück; verlässt auch den Tisch, das Spiel wird gespeichert</translation>
        </message>
        <message>
            <source>new game</source>
            <translation>neues Spiel</translation>
        </message>
        <message>
            <source>saved games</source>
            <translation>gespeicherte Spiele</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>to the top or the bottom of a page</source>
            <translation>an den Anfang oder ans Ende einer Seite</translation>
        </message>
        <message>
            <source>close the page; on the home page, close the program</source>
            <translation>die Seite schließen, auf der ersten das Programm</translation>
        </message>
        <message>
            <source>in the rules: print</source>
            <translation>in den Regeln: drucken</translation>
        </message>
        <message>
            <source>quit; everything is saved</source>
            <translation>beenden; alles ist gespeichert</translation>
        </message>
        <message>
            <source>Letters, digits and symbols work only together with Alt.</source>
            <translation>Buchstaben, Ziffern und Zeichen wirken nur zusammen mit Alt.</translation>
        </message>
        <message>
            <source>the rule for this step</source>
            <translation>Regel für diesen Schritt</translation>
        </message>
        <message>
            <source>what the focused item is and what it gives</source>
            <translation>was das Ding im Fokus ist und was es bringt</translation>
        </message>
        <message>
            <source>Finding your way</source>
            <translation>Zurechtfinden</translation>
        </message>
    </context>
    <context>
        <name>KeyWords</name>
        <message>
            <source>next item in that direction</source>
            <translation>nächstes Element in dieser Richtung</translation>
        </message>
        <message>
            <source>zoom in, zoom out, show the whole board</source>
            <translation>Spielplan vergrößern, verkleinern, ganz zeigen</translation>
        </message>
        <message>
            <source>end the turn, continue</source>
            <translation>den Zug beenden, weiter</translation>
        </message>
    </context>
    <context>
        <name>LanguageMenu</name>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>For %1 only; the other players keep their language</source>
            <extracomment>%1 is the name of the player who has to act: the choice of language is for that player alone</extracomment>
            <translation>Nur für %1; die anderen behalten ihre Sprache</translation>
        </message>
    </context>
    <context>
        <name>LanguagePage</name>
        <message>
            <source>Choose your language</source>
            <translation>Wähle deine Sprache</translation>
        </message>
        <message>
            <source>You can change it at any time, on any page, by pressing X.</source>
            <translation>Du kannst sie jederzeit ändern, auf jeder Seite, mit der Taste X.</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <source>Points so far</source>
            <translation>Punkte bisher</translation>
        </message>
        <message>
            <source>Rats so far</source>
            <translation>Rattenmarker bisher</translation>
        </message>
        <message>
            <source>Right first time</source>
            <translation>Auf Anhieb richtig</translation>
        </message>
        <message>
            <source>Think about the question for a moment; the next hint says more.</source>
            <translation>Denke kurz über die Frage nach: Der nächste Tipp sagt mehr.</translation>
        </message>
        <message>
            <source>There is nothing to do on the board now. Read the card, then continue.</source>
            <translation>Auf dem Spielplan gibt es gerade nichts zu tun. Lies die Karte und gehe weiter.</translation>
        </message>
        <message>
            <source>Right: the drill is solved.</source>
            <translation>Richtig: Die Übung ist gelöst.</translation>
        </message>
        <message>
            <source>Answer the question on the card first.</source>
            <translation>Beantworte zuerst die Frage auf der Karte.</translation>
        </message>
        <message>
            <source>That does not answer this question. Check what the card asks for.</source>
            <translation>Das ist keine Antwort auf diese Frage. Sieh nach, was die Karte wissen will.</translation>
        </message>
        <message>
            <source>That is allowed. The lesson continues once you do what the card asks for.</source>
            <translation>Das ist erlaubt. Die Lektion geht weiter, sobald du tust, worum die Karte bittet.</translation>
        </message>
        <message>
            <source>Empty seat: {who}</source>
            <translation>Leerer Platz: {who}</translation>
        </message>
        <message>
            <source>Nobody sits here, so the program makes the moves. Whoever joins later can take this seat.</source>
            <translation>Hier sitzt niemand, deshalb macht das Programm die Züge. Wer später dazukommt, kann den Platz übernehmen.</translation>
        </message>
        <message>
            <source>This is step {step} of {steps}, “{title}”, and it is your turn.</source>
            <translation>Das ist Schritt {step} von {steps}, „{title}“, und du bist an der Reihe.</translation>
        </message>
        <message>
            <source>This is step {step} of {steps}, “{title}”, and the turn is {who}’s.</source>
            <translation>Das ist Schritt {step} von {steps}, „{title}“, und {who} ist an der Reihe.</translation>
        </message>
        <message>
            <source>This is step {step} of {steps}, “{title}”, and it is for all of you.</source>
            <translation>Das ist Schritt {step} von {steps}, „{title}“, und er ist für euch alle.</translation>
        </message>
        <message>
            <source>That is not the right answer yet.</source>
            <translation>Das ist noch nicht die richtige Antwort.</translation>
        </message>
    </context>
    <context>
        <name>LessonCard</name>
        <message numerus="yes">
            <source>About %n minute(s)</source>
            <translation>
                <numerusform>Etwa %n Minute</numerusform>
                <numerusform>Etwa %n Minuten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s)</source>
            <translation>
                <numerusform>%n Schritt</numerusform>
                <numerusform>%n Schritte</numerusform>
            </translation>
        </message>
        <message>
            <source>Finished</source>
            <translation>Beendet</translation>
        </message>
        <message>
            <source>You are on step %1</source>
            <translation>Du bist bei Schritt %1</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weitermachen</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Noch einmal spielen</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Beginnen</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Von vorn</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>a lesson and its game</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>Optional</source>
            <translation>Freiwillig</translation>
        </message>
        <message>
            <source>Builds on: %1</source>
            <extracomment>titles of earlier lessons</extracomment>
            <translation>Aufbauend auf: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n rule(s) due for review</source>
            <translation>
                <numerusform>%n Regel zu wiederholen</numerusform>
                <numerusform>%n Regeln zu wiederholen</numerusform>
            </translation>
        </message>
        <message>
            <source>Practise</source>
            <translation>Üben</translation>
        </message>
    </context>
    <context>
        <name>LessonFault</name>
        <message>
            <source>{step}: the start cannot be reached: {detail}.</source>
            <translation>{step}: Die Ausgangslage ist nicht erreichbar: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the engine rejects a line of the script: {detail}.</source>
            <translation>{step}: Die Regeln lehnen eine Zeile des Drehbuchs ab: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the solution does not reach the goal: {detail}.</source>
            <translation>{step}: Die Lösung erreicht das Ziel nicht: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the goal is reached before the end of the solution, after: {detail}.</source>
            <translation>{step}: Das Ziel ist schon vor dem Ende der Lösung erreicht, nach: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the move being watched does not reach the goal.</source>
            <translation>{step}: Der gezeigte Zug erreicht das Ziel nicht.</translation>
        </message>
        <message>
            <source>{step}: the answer in skip_by is wrong: {detail}.</source>
            <translation>{step}: Die Antwort in skip_by ist nicht die richtige: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the lesson does not end.</source>
            <translation>{step}: Die Lektion endet nicht.</translation>
        </message>
        <message>
            <source>The lesson says it teaches {detail}, but nothing in it uses that rule.</source>
            <translation>Die Lektion will {detail} lehren, doch nichts in ihr benutzt diese Regel.</translation>
        </message>
        <message>
            <source>{step}: no specific answer for: {detail}.</source>
            <translation>{step}: keine eigene Antwort auf: {detail}.</translation>
        </message>
        <message>
            <source>{step}: undoing leads to a different position: {detail}.</source>
            <translation>{step}: Zurücknehmen ergibt eine andere Stellung: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the solution no longer reaches the goal after: {detail}.</source>
            <translation>{step}: Die Lösung führt nicht mehr zum Ziel nach: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the goal is reached in a way that a later solution does not expect: {detail}.</source>
            <translation>{step}: Das Ziel wird auf eine Weise erreicht, mit der eine spätere Lösung nicht rechnet: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the target does not exist: {detail}.</source>
            <translation>{step}: Das, worauf gezeigt wird, gibt es nicht: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the step was reached again in a different position.</source>
            <translation>{step}: Derselbe Schritt wurde mit anderer Stellung erreicht.</translation>
        </message>
        <message>
            <source>The learner’s first move comes too late: {detail}.</source>
            <translation>Der erste eigene Zug kommt zu spät: {detail}.</translation>
        </message>
        <message>
            <source>Half of the steps are too long: {detail}.</source>
            <translation>Die Hälfte der Schritte ist länger als erwünscht: {detail}.</translation>
        </message>
        <message>
            <source>Too many steps only explain: {detail}.</source>
            <translation>Zu viele Schritte erklären nur: {detail}.</translation>
        </message>
        <message>
            <source>{step}: too many words: {detail}.</source>
            <translation>{step}: zu viele Wörter: {detail}.</translation>
        </message>
        <message>
            <source>{step}: a past tense that assumes the reader’s gender: {detail}.</source>
            <translation>{step}: eine Vergangenheitsform, die ein Geschlecht voraussetzt: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the marks differ from the English ones: {detail}.</source>
            <translation>{step}: nicht dieselben Marken wie im Englischen: {detail}.</translation>
        </message>
        <message>
            <source>The term in this language is hardly used: {detail}.</source>
            <translation>Der Begriff dieser Sprache kommt kaum vor: {detail}.</translation>
        </message>
        <message>
            <source>{step}: a mark points at a wrong answer: {detail}.</source>
            <translation>{step}: Eine Markierung zeigt auf eine falsche Antwort: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the words next to a mark do not name its target: {detail}.</source>
            <translation>{step}: Die Wörter neben einer Markierung sprechen nicht von dem, worauf sie zeigt: {detail}.</translation>
        </message>
        <message>
            <source>{step}: the move is not up to that seat: {detail}.</source>
            <translation>{step}: Dieser Platz ist nicht am Zug: {detail}.</translation>
        </message>
        <message>
            <source>{step}: somebody waits too long: {detail}.</source>
            <translation>{step}: Jemand wartet zu lange: {detail}.</translation>
        </message>
        <message>
            <source>{step}: exactly one answer should be right on the table, found {detail}.</source>
            <translation>{step}: Nach der Spielstellung sollte genau eine Antwort stimmen, gefunden: {detail}.</translation>
        </message>
    </context>
    <context>
        <name>LessonsPage</name>
        <message>
            <source>Learn</source>
            <translation>Lernen</translation>
        </message>
        <message>
            <source>Each lesson is a real game at a real table. Leave whenever you like: your place is kept.</source>
            <translation>Jede Lektion ist ein echtes Spiel an einem echten Tisch. Höre auf, wann du willst: Später machst du an derselben Stelle weiter.</translation>
        </message>
        <message>
            <source>Learning progress</source>
            <translation>Was schon gelernt ist</translation>
        </message>
        <message>
            <source>One evening</source>
            <translation>Ein Abend</translation>
        </message>
        <message>
            <source>I know similar games</source>
            <translation>Ich kenne ähnliche Spiele</translation>
        </message>
        <message>
            <source>From the box</source>
            <translation>Vom Auspacken an</translation>
        </message>
        <message>
            <source>Whole course</source>
            <translation>Ganzer Kurs</translation>
        </message>
        <message>
            <source>The shortest way to a first game tonight. Tips during play explain the rest.</source>
            <translation>Der kürzeste Weg zur ersten Partie noch heute Abend. Den Rest erklären Tipps während des Spiels.</translation>
        </message>
        <message>
            <source>For people who play modern board games: the lessons about what is particular to this game.</source>
            <translation>Für alle, die moderne Brettspiele spielen: die Lektionen über das Besondere an diesem Spiel.</translation>
        </message>
        <message>
            <source>Set up your own copy of the game first, then learn to play it.</source>
            <translation>Erst baust du dein eigenes Exemplar des Spiels auf, dann lernst du es spielen.</translation>
        </message>
        <message>
            <source>All lessons in teaching order, from the first move to the final score.</source>
            <translation>Alle Lektionen der Reihe nach, vom ersten Zug bis zur Schlusswertung.</translation>
        </message>
        <message>
            <source>Which lessons</source>
            <translation>Welche Lektionen</translation>
        </message>
        <message numerus="yes">
            <source>%n lesson(s)</source>
            <translation>
                <numerusform>%n Lektion</numerusform>
                <numerusform>%n Lektionen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About %n minute(s)</source>
            <translation>
                <numerusform>Etwa %n Minute</numerusform>
                <numerusform>Etwa %n Minuten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them finished</source>
            <translation>
                <numerusform>%n davon abgeschlossen</numerusform>
                <numerusform>%n davon abgeschlossen</numerusform>
            </translation>
        </message>
        <message>
            <source>Learn together</source>
            <translation>Gemeinsam lernen</translation>
        </message>
        <message>
            <source>A first round for everybody at this screen, each in their own language.</source>
            <translation>Eine erste Runde für alle an diesem Bildschirm, für jede Person in ihrer Sprache.</translation>
        </message>
        <message>
            <source>Ten questions</source>
            <translation>Zehn Fragen</translation>
        </message>
        <message>
            <source>Over positions from real games: what you have met comes first.</source>
            <translation>An Stellungen aus echten Partien: zuerst, was du schon kennst.</translation>
        </message>
        <message numerus="yes">
            <source>Refresher: %n rule(s) due for review</source>
            <translation>
                <numerusform>Auffrischung: %n Regel</numerusform>
                <numerusform>Auffrischung: %n Regeln</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>From your games: %n rule(s) to practise</source>
            <translation>
                <numerusform>Aus deinen Partien: %n Regel zu üben</numerusform>
                <numerusform>Aus deinen Partien: %n Regeln zu üben</numerusform>
            </translation>
        </message>
        <message>
            <source>Which game</source>
            <translation>Welches Spiel</translation>
        </message>
    </context>
    <context>
        <name>LibraryPage</name>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Sent to the printer: %1</source>
            <extracomment>%1 is the name of a printer</extracomment>
            <translation>An den Drucker gesendet: %1</translation>
        </message>
        <message>
            <source>Saved: %1</source>
            <translation>Gespeichert: %1</translation>
        </message>
    </context>
    <context>
        <name>Lieutenants</name>
        <message>
            <source>Lieutenant %1, at home</source>
            <translation>Leutnant %1, auf dem Anwesen</translation>
        </message>
        <message>
            <source>Lieutenant %1, resting until the next round</source>
            <translation>Leutnant %1, ruht bis zur nächsten Runde</translation>
        </message>
        <message>
            <source>Lieutenant %1, standing: %2</source>
            <translation>Leutnant %1, stehend: %2</translation>
        </message>
        <message>
            <source>Lieutenant %1, lying: %2</source>
            <translation>Leutnant %1, liegend: %2</translation>
        </message>
    </context>
    <context>
        <name>LinkStrip</name>
        <message>
            <source>The connection to the host is lost. The table comes back by itself; your seats remain yours.</source>
            <translation>Die Verbindung zum Tisch ist unterbrochen. Er kommt von selbst zurück; deine Plätze bleiben deine.</translation>
        </message>
        <message>
            <source>Connected to the host; you are looking on.</source>
            <translation>Mit dem Tisch verbunden; du siehst zu.</translation>
        </message>
        <message>
            <source>Connected to the host.</source>
            <translation>Mit dem Tisch verbunden.</translation>
        </message>
        <message numerus="yes">
            <source>%n seat(s) played on other devices.</source>
            <translation>
                <numerusform>%n Platz wird auf anderen Geräten gespielt.</numerusform>
                <numerusform>%n Plätze werden auf anderen Geräten gespielt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Others can join now.</source>
            <translation>Jetzt können sich andere dazusetzen.</translation>
        </message>
        <message>
            <source>Show the code</source>
            <translation>Code zeigen</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Noch einmal versuchen</translation>
        </message>
        <message>
            <source>Looking for the table…</source>
            <translation>Der Tisch wird gesucht …</translation>
        </message>
        <message>
            <source>Take a seat</source>
            <translation>Platz nehmen</translation>
        </message>
        <message>
            <source>No keychain answers: your seats are yours until the program is closed.</source>
            <translation>Kein Schlüsselbund antwortet: Die Plätze gehören dir, bis das Programm geschlossen wird.</translation>
        </message>
        <message>
            <source>No keychain answers: the code holds until the program is closed.</source>
            <translation>Kein Schlüsselbund antwortet: Der Code gilt, bis das Programm geschlossen wird.</translation>
        </message>
        <message>
            <source>The host is away. What you do waits for it.</source>
            <translation>Das Gerät mit dem Tisch ist nicht da. Was du tust, wartet auf das Gerät.</translation>
        </message>
        <message>
            <source>The host is away. Your move is waiting for its answer.</source>
            <translation>Das Gerät mit dem Tisch ist nicht da. Dein Zug wartet auf seine Antwort.</translation>
        </message>
        <message>
            <source>Not connected now: %1.</source>
            <comment>names of players</comment>
            <translation>Zurzeit nicht verbunden: %1.</translation>
        </message>
        <message>
            <source>No seat is free for others.</source>
            <translation>Für andere ist kein Platz frei.</translation>
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message>
            <source>Log</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Close the log</source>
            <translation>Verlauf schließen</translation>
        </message>
        <message>
            <source>Nothing has happened yet.</source>
            <translation>Noch ist nichts geschehen.</translation>
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
            <translation>Spiel wird geöffnet</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>This is taking longer than usual: the file is large or the disk is slow. If you cancel, the game stays as it is.</source>
            <translation>Das dauert länger als sonst: Die Datei ist groß, oder der Datenträger ist langsam. Wenn du abbrichst, bleibt das Spiel, wie es ist.</translation>
        </message>
        <message>
            <source>This could not be opened</source>
            <translation>Das lässt sich nicht öffnen</translation>
        </message>
        <message>
            <source>Your saved game goes further</source>
            <translation>Dein gespeichertes Spiel ist weiter</translation>
        </message>
        <message>
            <source>“%1” is an older copy of a game that is among your saved games already. The saved game goes further, and that one was opened.</source>
            <translation>„%1“ ist eine ältere Kopie eines Spiels, das schon unter deinen gespeicherten Spielen ist. Das gespeicherte Spiel ist weiter, und dieses wurde geöffnet.</translation>
        </message>
    </context>
    <context>
        <name>MarketTile</name>
        <message>
            <source>None left</source>
            <translation>Keins mehr da</translation>
        </message>
    </context>
    <context>
        <name>Markets</name>
        <message>
            <source>Offers</source>
            <translation>Auslage</translation>
        </message>
        <message>
            <source>Hut upgrades</source>
            <translation>Aufwertungen</translation>
        </message>
        <message>
            <source>Carts</source>
            <translation>Wagen</translation>
        </message>
        <message>
            <source>Workshops</source>
            <translation>Werkstätten</translation>
        </message>
        <message>
            <source>Refresh the three hut upgrades</source>
            <translation>Die drei Aufwertungen umschichten</translation>
        </message>
        <message>
            <source>Refresh the three workshops</source>
            <translation>Die drei Werkstätten umschichten</translation>
        </message>
    </context>
    <context>
        <name>MessinaBox</name>
        <message>
            <source>Player boards</source>
            <translation>Spielertableaus</translation>
        </message>
        <message>
            <source>Side a, all the same</source>
            <translation>Seite a, alle gleich</translation>
        </message>
        <message>
            <source>Side b, all different</source>
            <translation>Seite b, alle verschieden</translation>
        </message>
        <message>
            <source>Scroll boards</source>
            <translation>Schriftrollentafeln</translation>
        </message>
        <message>
            <source>With the book priority tile</source>
            <translation>Mit Buch-Vorrangplättchen</translation>
        </message>
        <message>
            <source>Turn order in the first round</source>
            <translation>Zugfolge in der ersten Runde</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Ausgelost</translation>
        </message>
        <message>
            <source>As listed</source>
            <translation>Wie aufgeführt</translation>
        </message>
        <message>
            <source>Messina 1347</source>
            <translation>Messina 1347</translation>
        </message>
        <message>
            <source>advanced boards</source>
            <translation>Variante für Fortgeschrittene</translation>
        </message>
        <message>
            <source>advanced player boards</source>
            <translation>Spielertableaus für Fortgeschrittene</translation>
        </message>
        <message>
            <source>advanced scroll boards</source>
            <translation>Schriftrollentafeln für Fortgeschrittene</translation>
        </message>
        <message>
            <source>priority tile</source>
            <translation>Vorrangplättchen</translation>
        </message>
        <message>
            <source>Rescue citizens from the plague, let them work on your estate, and bring them back to a healthy town.</source>
            <translation>Rette Bürger vor der Pest, lass sie auf deinem Anwesen arbeiten und führe sie in die gesunde Stadt zurück.</translation>
        </message>
        <message>
            <source>“Messina 1347” was designed by Raúl Fernández Aparicio and Vladimír Suchý and is published by Delicious Games.</source>
            <translation>„Messina 1347“ stammt von Raúl Fernández Aparicio und Vladimír Suchý und erscheint bei Delicious Games.</translation>
        </message>
        <message>
            <source>Workshops in an estate</source>
            <translation>Werkstätten auf dem Anwesen</translation>
        </message>
        <message>
            <source>Always the same size</source>
            <translation>Immer gleich groß</translation>
        </message>
        <message>
            <source>As large as space allows</source>
            <translation>So groß wie möglich</translation>
        </message>
        <message>
            <source>Hex artwork</source>
            <translation>Aussehen der Hexfelder</translation>
        </message>
        <message>
            <source>With a skyline</source>
            <translation>Mit Stadtsilhouette</translation>
        </message>
        <message>
            <source>Plain</source>
            <translation>Schlicht</translation>
        </message>
    </context>
    <context>
        <name>MessinaParts</name>
        <message>
            <source>Choose a hex</source>
            <translation>Hexfeld wählen</translation>
        </message>
        <message>
            <source>Rescue</source>
            <translation>Retten</translation>
        </message>
        <message>
            <source>Fight the plague</source>
            <translation>Pest bekämpfen</translation>
        </message>
        <message>
            <source>Act</source>
            <translation>Nutzen</translation>
        </message>
        <message>
            <source>During the game</source>
            <comment>points, in a chart</comment>
            <translation>Während des Spiels</translation>
        </message>
        <message>
            <source>Books</source>
            <comment>points, in a chart</comment>
            <translation>Bücher</translation>
        </message>
        <message>
            <source>Districts</source>
            <comment>points, in a chart</comment>
            <translation>Hexfelder</translation>
        </message>
        <message>
            <source>Scrolls</source>
            <comment>points, in a chart</comment>
            <translation>Schriftrollen</translation>
        </message>
        <message>
            <source>Leftovers</source>
            <comment>points, in a chart</comment>
            <translation>Übriges</translation>
        </message>
        <message>
            <source>Rats</source>
            <comment>points, in a chart</comment>
            <translation>Ratten</translation>
        </message>
        <message>
            <source>next hex, space or row in that direction</source>
            <translation>nächstes Hexfeld oder Feld, nächste Zeile in dieser Richtung</translation>
        </message>
        <message>
            <source>end the turn or the fight, continue</source>
            <translation>den Zug oder das Bekämpfen beenden, weiter</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Münzen</translation>
        </message>
        <message>
            <source>Rats</source>
            <translation>Ratten</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Bauholz</translation>
        </message>
        <message>
            <source>Fire</source>
            <translation>Feuer</translation>
        </message>
        <message>
            <source>Popularity</source>
            <translation>Popularität</translation>
        </message>
        <message>
            <source>End the fight</source>
            <translation>Bekämpfen beenden</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <source>Messina 1347</source>
            <translation>Messina 1347</translation>
        </message>
        <message>
            <source>zoom in or out of the town or the estate, or show all of it</source>
            <translation>Stadt oder Anwesen vergrößern, verkleinern, ganz zeigen</translation>
        </message>
    </context>
    <context>
        <name>NameList</name>
        <message>
            <source>Known players</source>
            <translation>Bekannte Personen</translation>
        </message>
    </context>
    <context>
        <name>Neighbours</name>
        <message>
            <source>Opponent</source>
            <translation>Gegner</translation>
        </message>
        <message>
            <source>Other players</source>
            <translation>Mitspielende</translation>
        </message>
    </context>
    <context>
        <name>NewGamePage</name>
        <message>
            <source>New game</source>
            <translation>Neues Spiel</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spielerzahl</translation>
        </message>
        <message>
            <source>One screen, passed from player to player</source>
            <translation>Ein Bildschirm, von Hand zu Hand</translation>
        </message>
        <message>
            <source>Start the game</source>
            <translation>Spiel beginnen</translation>
        </message>
        <message>
            <source>Solo against an automated opponent</source>
            <translation>Allein gegen einen Gegner, der nach festen Regeln spielt</translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n Person</numerusform>
                <numerusform>%n Personen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n house ruling(s)</source>
            <translation>
                <numerusform>%n eigene Entscheidung</numerusform>
                <numerusform>%n eigene Entscheidungen</numerusform>
            </translation>
        </message>
        <message>
            <source>seed %1</source>
            <translation>Startzahl %1</translation>
        </message>
        <message>
            <source>Who is playing</source>
            <translation>Wer spielt</translation>
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
            <translation>Wie viel erklärt wird. Alles: Was geht, leuchtet; was nicht geht, nennt den Grund, sobald du darauf zeigst. Auf Wunsch: Was geht, leuchtet; der Rest wartet auf H, ? oder einen Klick. Nichts: Der Tisch bleibt schlicht; auf einen Klick, der nicht möglich ist, bekommst du trotzdem eine Antwort.</translation>
        </message>
        <message>
            <source>Check what is in the box</source>
            <translation>Inhalt der Schachtel prüfen</translation>
        </message>
        <message>
            <source>Start and invite devices</source>
            <translation>Beginnen und Geräte einladen</translation>
        </message>
    </context>
    <context>
        <name>NumberAnswer</name>
        <message>
            <source>One less</source>
            <translation>Eins weniger</translation>
        </message>
        <message>
            <source>Your number</source>
            <translation>Deine Zahl</translation>
        </message>
        <message>
            <source>One more</source>
            <translation>Eins mehr</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Prüfen</translation>
        </message>
    </context>
    <context>
        <name>OneColumnBooks</name>
        <message>
            <source>Books</source>
            <translation>Bücher</translation>
        </message>
    </context>
    <context>
        <name>OneColumnEstate</name>
        <message>
            <source>Your estate</source>
            <translation>Dein Anwesen</translation>
        </message>
        <message>
            <source>%1’s estate</source>
            <translation>Anwesen: %1</translation>
        </message>
        <message>
            <source>Back to the current player’s estate</source>
            <translation>Zurück zum Anwesen der Person am Zug</translation>
        </message>
        <message>
            <source>Lieutenant %1, at home</source>
            <translation>Leutnant %1, auf dem Anwesen</translation>
        </message>
        <message>
            <source>Lieutenant %1, resting until the next round</source>
            <translation>Leutnant %1, ruht bis zur nächsten Runde</translation>
        </message>
        <message>
            <source>Lieutenant %1, standing: %2</source>
            <translation>Leutnant %1, stehend: %2</translation>
        </message>
        <message>
            <source>Lieutenant %1, lying: %2</source>
            <translation>Leutnant %1, liegend: %2</translation>
        </message>
        <message>
            <source>picked up</source>
            <translation>aufgenommen</translation>
        </message>
        <message>
            <source>Repopulated districts</source>
            <translation>Wiederbevölkerte Stadt-Hexfelder</translation>
        </message>
    </context>
    <context>
        <name>OneColumnLine</name>
        <message>
            <source>Choose</source>
            <translation>Wählen</translation>
        </message>
        <message>
            <source>free</source>
            <translation>kostenlos</translation>
        </message>
        <message>
            <source>Why not?</source>
            <translation>Warum nicht?</translation>
        </message>
    </context>
    <context>
        <name>OneColumnOffers</name>
        <message>
            <source>Offers</source>
            <translation>Auslage</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Nehmen</translation>
        </message>
        <message>
            <source>Refresh the three hut upgrades</source>
            <translation>Die drei Aufwertungen umschichten</translation>
        </message>
        <message>
            <source>Refresh the three workshops</source>
            <translation>Die drei Werkstätten umschichten</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Umschichten</translation>
        </message>
    </context>
    <context>
        <name>OneColumnNothing</name>
        <message>
            <source>Nothing fits this filter now.</source>
            <translation>Zu diesem Filter passt gerade nichts.</translation>
        </message>
        <message>
            <source>Show all</source>
            <translation>Alle anzeigen</translation>
        </message>
    </context>
    <context>
        <name>OneColumnPlace</name>
        <message>
            <source>white</source>
            <translation>weiß</translation>
        </message>
        <message>
            <source>orange</source>
            <translation>orange</translation>
        </message>
        <message>
            <source>turquoise</source>
            <translation>türkis</translation>
        </message>
        <message>
            <source>red</source>
            <translation>rot</translation>
        </message>
        <message>
            <source>no hex here yet</source>
            <translation>noch kein Hexfeld</translation>
        </message>
    </context>
    <context>
        <name>OneColumnPlayers</name>
        <message>
            <source>Players</source>
            <translation>Mitspielende</translation>
        </message>
        <message>
            <source>Opponent</source>
            <translation>Gegner</translation>
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
            <translation>%1: %2. Hier ist jetzt etwas wählbar.</translation>
        </message>
    </context>
    <context>
        <name>OneColumnRounds</name>
        <message>
            <source>Rounds</source>
            <translation>Runden</translation>
        </message>
        <message>
            <source>Round %1, now</source>
            <translation>Runde %1, jetzt</translation>
        </message>
        <message>
            <source>Round %1, over</source>
            <translation>Runde %1, vorbei</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Runde %1</translation>
        </message>
    </context>
    <context>
        <name>OneColumnTown</name>
        <message>
            <source>Town</source>
            <translation>Stadt</translation>
        </message>
        <message>
            <source>Places listed</source>
            <translation>Aufgelistete Orte</translation>
        </message>
        <message>
            <source>All (%1)</source>
            <translation>Alle: %1</translation>
        </message>
        <message>
            <source>Possible (%1)</source>
            <translation>Möglich: %1</translation>
        </message>
        <message>
            <source>With citizens (%1)</source>
            <translation>Mit Bürgern: %1</translation>
        </message>
        <message>
            <source>With plague (%1)</source>
            <translation>Mit Pest: %1</translation>
        </message>
    </context>
    <context>
        <name>Opponent</name>
        <message>
            <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes nothing.</source>
            <translation>Das Plättchen schickt einen Leutnant aus ({place:nom}); er nimmt nichts.</translation>
        </message>
        <message>
            <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes a ship from the nearest dock.</source>
            <translation>Das Plättchen schickt einen Leutnant aus ({place:nom}), der ein Schiff vom nächsten Dock nimmt.</translation>
        </message>
        <message>
            <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes the cart on offer.</source>
            <translation>Das Plättchen schickt einen Leutnant aus ({place:nom}), der den ausliegenden Wagen nimmt.</translation>
        </message>
        <message>
            <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes the workshop on offer ({citizen:nom}).</source>
            <translation>Das Plättchen schickt einen Leutnant aus ({place:nom}), der die offene Werkstatt nimmt ({citizen:nom}).</translation>
        </message>
        <message>
            <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes every hut upgrade on offer.</source>
            <translation>Das Plättchen schickt einen Leutnant aus ({place:nom}), der alle offenen Hütten-Aufwertungen nimmt.</translation>
        </message>
        <message>
            <source>No tile has been turned up this round.</source>
            <translation>In dieser Runde ist noch kein Plättchen aufgedeckt.</translation>
        </message>
        <message>
            <source>No tile names a free hex, so the remaining lieutenants stay at home.</source>
            <translation>Kein Plättchen nennt ein freies Hexfeld: Die übrigen Leutnante bleiben auf dem Anwesen.</translation>
        </message>
    </context>
    <context>
        <name>OpponentCard</name>
        <message>
            <source>Opponent</source>
            <translation>Gegner</translation>
        </message>
    </context>
    <context>
        <name>OpponentChip</name>
        <message>
            <source>Opponent</source>
            <translation>Gegner</translation>
        </message>
    </context>
    <context>
        <name>OpponentFigures</name>
        <message>
            <source>Ships taken:</source>
            <translation>Genommene Schiffe:</translation>
        </message>
        <message>
            <source>Carts taken:</source>
            <translation>Genommene Wagen:</translation>
        </message>
        <message>
            <source>Workshops taken:</source>
            <translation>Genommene Werkstätten:</translation>
        </message>
        <message>
            <source>Hut upgrades taken:</source>
            <translation>Genommene Hütten-Aufwertungen:</translation>
        </message>
        <message>
            <source>Tiles in the stack: %1</source>
            <translation>Plättchen im Stapel: %1</translation>
        </message>
        <message>
            <source>Space on the popularity book:</source>
            <translation>Feld auf dem Popularitätsbuch:</translation>
        </message>
    </context>
    <context>
        <name>OptionList</name>
        <message>
            <source>Answers</source>
            <translation>Antworten</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>Richtig</translation>
        </message>
        <message>
            <source>This is the answer</source>
            <translation>Das ist die Antwort</translation>
        </message>
        <message>
            <source>Not right</source>
            <translation>Nicht richtig</translation>
        </message>
    </context>
    <context>
        <name>OrleansAdvice</name>
        <message>
            <source>Last in the census in {times:round:acc}: that cost {n:coin:acc}.</source>
            <translation>Letzter Platz bei der Volkszählung in {times:round:dat}: Das hat {n:coin:acc} gekostet.</translation>
        </message>
        <message>
            <source>No food for the Harvest in {times:round:acc}: the fines cost {n:coin:acc}.</source>
            <translation>Keine Nahrung für die Ernte in {times:round:dat}: Die Strafen haben {n:coin:acc} gekostet.</translation>
        </message>
        <message>
            <source>Coins were missing when they were due. Given up under torture: {n}.</source>
            <translation>Als gezahlt werden musste, fehlten Münzen. Unter Folter abgegeben: {n}.</translation>
        </message>
        <message>
            <source>Draws lost because the bag was empty: {n}.</source>
            <translation>Wegen des leeren Beutels entfallene Ziehungen: {n}.</translation>
        </message>
        <message>
            <source>Draws not made although there were followers in the bag: {n}.</source>
            <translation>Nicht genutzte Ziehungen, obwohl Gefolgsleute im Beutel waren: {n}.</translation>
        </message>
        <message>
            <source>Citizen tiles missed by a single step: {n}. At the end each would have been worth {points:point:acc}.</source>
            <translation>Um einen Schritt verpasste Bürgerplättchen: {n}. Am Ende hätte jedes {points:point:acc} gebracht.</translation>
        </message>
        <message>
            <source>The citizen tile for the most trading stations was close: you have {mine}, the best of the others {most}.</source>
            <translation>Das Bürgerplättchen für die meisten Kontore war zum Greifen nah: Du hast {mine}, die stärkste Konkurrenz {most}.</translation>
        </message>
        <message>
            <source>The next development level was {steps:development-point:nom} away: it would have been worth {n:point:acc} more.</source>
            <translation>Zum nächsten Entwicklungsstand fehlten: {steps:development-point:nom}. Er hätte noch {n:point:acc} gebracht.</translation>
        </message>
        <message>
            <source>No trading station built; another player scored {n:point:acc} for trading stations.</source>
            <translation>Kein Kontor gebaut; jemand anders bekam für Kontore {n:point:acc}.</translation>
        </message>
        <message>
            <source>Followers still standing on slots at the end: {n}. Their places were not used again.</source>
            <translation>Gefolgsleute, die am Ende noch auf Aktionsfeldern lagen: {n}. Ihre Orte wurden nicht mehr genutzt.</translation>
        </message>
        <message>
            <source>Place tiles never used: {places}.</source>
            <translation>Nie genutzte Ortskarten: {places}.</translation>
        </message>
    </context>
    <context>
        <name>OrleansBox</name>
        <message>
            <source>Random</source>
            <translation>Ausgelost</translation>
        </message>
        <message>
            <source>Orléans</source>
            <translation>Orléans</translation>
        </message>
        <message>
            <source>Gather followers in your bag, and plan what those you draw will do: trade, travel, build and study.</source>
            <translation>Sammle Gefolgsleute in deinem Beutel und plane, was die gezogenen tun: handeln, reisen, bauen und forschen.</translation>
        </message>
        <message>
            <source>“Orléans” was designed by Reiner Stockhausen and is published by dlp games.</source>
            <translation>„Orléans“ stammt von Reiner Stockhausen und erscheint bei dlp games.</translation>
        </message>
        <message>
            <source>Starting player</source>
            <translation>Startspieler</translation>
        </message>
        <message>
            <source>First in the list</source>
            <translation>Zuerst aufgeführt</translation>
        </message>
        <message>
            <source>Extra place tiles</source>
            <translation>Zusätzliche Ortskarten</translation>
        </message>
        <message>
            <source>Six more place tiles are on offer.</source>
            <translation>Sechs weitere Ortskarten stehen zur Wahl.</translation>
        </message>
        <message>
            <source>Fewer place tiles</source>
            <translation>Weniger Ortskarten</translation>
        </message>
        <message>
            <source>For experienced players: before round 1 each player may return one place tile to the box, or two in a two-player game.</source>
            <translation>Für Erfahrene: Vor Runde 1 dürfen alle je eine Ortskarte eigener Wahl in die Schachtel zurücklegen, zu zweit je zwei.</translation>
        </message>
        <message>
            <source>extra place tiles</source>
            <translation>zusätzliche Ortskarten</translation>
        </message>
        <message>
            <source>fewer place tiles</source>
            <translation>weniger Ortskarten</translation>
        </message>
    </context>
    <context>
        <name>OrleansCard</name>
        <message>
            <source>The supply of goods tiles. What runs out here can no longer be gained; goods tiles handed in come back.</source>
            <translation>Der Vorrat an Warenplättchen. Was hier ausgeht, ist nicht mehr zu bekommen; abgegebene Warenplättchen kommen zurück.</translation>
        </message>
        <message>
            <source>place tiles</source>
            <translation>Ortskarten</translation>
        </message>
        <message>
            <source>Place tiles that have not been taken yet. A new trader brings one of your choice; anyone may look through them.</source>
            <translation>Ortskarten, die noch niemand genommen hat. Ein neuer Händler bringt eine davon nach deiner Wahl; alle dürfen die Karten durchsehen.</translation>
        </message>
        <message>
            <source>What has to be decided now.</source>
            <translation>Das ist jetzt zu entscheiden.</translation>
        </message>
        <message>
            <source>A town on the map. Every player can build one trading station here while their merchant is in town ({place:nom}).</source>
            <translation>Eine Stadt auf der Karte. Alle dürfen hier je ein Kontor bauen, solange ihre Händlerfigur hier steht ({place:nom}).</translation>
        </message>
        <message>
            <source>A town on the map. You can build a trading station where your merchant stands ({place:nom}); this town has room for one.</source>
            <translation>Eine Stadt auf der Karte. Du kannst dort ein Kontor bauen, wo deine Händlerfigur steht ({place:nom}); in dieser Stadt ist Platz für eines.</translation>
        </message>
        <message>
            <source>A waterway between two towns. Places that move your merchant along it: {places}.</source>
            <translation>Ein Wasserweg zwischen zwei Städten. Orte, die deine Händlerfigur darüber bewegen: {places}.</translation>
        </message>
        <message>
            <source>A road between two towns. Places that move your merchant along it: {places}.</source>
            <translation>Ein Landweg zwischen zwei Städten. Orte, die deine Händlerfigur darüber bewegen: {places}.</translation>
        </message>
        <message>
            <source>A space for a goods tile on a route. When your merchant travels along it, you may take one goods tile; it is not replaced.</source>
            <translation>Ein Feld für ein Warenplättchen an einem Weg. Reist deine Händlerfigur darüber, darfst du ein Warenplättchen nehmen; es wird nicht ersetzt.</translation>
        </message>
        <message>
            <source>A follower track. Whoever recruits such a follower moves their marker one space on and gets what that space brings. At the end of the track no more can be recruited.</source>
            <translation>Eine Personenleiste. Wer ein solches Personenplättchen anwirbt, rückt den eigenen Markierer ein Feld vor und erhält, was das neue Feld bringt. Am Ende der Leiste ist Schluss mit dem Anwerben.</translation>
        </message>
        <message>
            <source>Each development point moves your marker one space on. The level reached multiplies your trading stations and citizen tiles at the end of the game.</source>
            <translation>Jeder Entwicklungspunkt rückt deinen Markierer ein Feld vor. Mit dem erreichten Stand werden am Spielende deine Kontore und Bürgerplättchen multipliziert.</translation>
        </message>
        <message>
            <source>recruited here: {place:nom}</source>
            <translation>wird hier angeworben: {place:nom}</translation>
        </message>
        <message>
            <source>left in the supply: {n}</source>
            <translation>noch im Vorrat: {n}</translation>
        </message>
        <message>
            <source>{who}: space {n} of {all}</source>
            <translation>{who}: Feld {n} von {all}</translation>
        </message>
        <message>
            <source>next space of {who}: {reward}</source>
            <translation>nächstes Feld ({who}): {reward}</translation>
        </message>
        <message>
            <source>{who}: level {level}, space {n}</source>
            <translation>{who}: Stand {level}, Feld {n}</translation>
        </message>
        <message>
            <source>A beneficial deed. Followers you send here do not come back; each brings its reward at once.</source>
            <translation>Ein segensreiches Werk. Gefolgsleute, die du hierherschickst, kommen nicht zurück; jedes Plättchen bringt sofort seine Belohnung.</translation>
        </message>
        <message>
            <source>A space at a beneficial deed takes exactly this kind of follower: no other follower can replace it here, not even a monk.</source>
            <translation>Ein Feld eines segensreichen Werks nimmt genau diese Gefolgsleute auf: Niemand sonst kann sie hier ersetzen, auch kein Mönch.</translation>
        </message>
        <message>
            <source>Place tiles that can be taken with a new trader. Your first tile comes from this stack; anyone may look through it and choose.</source>
            <translation>Ortskarten, die ein neuer Händler bringt. Deine erste Karte stammt aus diesem Stapel; alle dürfen ihn durchsehen und daraus wählen.</translation>
        </message>
        <message>
            <source>Place tiles that can be taken with a new trader, from your second tile on. Anyone may look through the stack and choose.</source>
            <translation>Ortskarten, die ein neuer Händler bringt, ab deiner zweiten Karte. Alle dürfen den Stapel durchsehen und daraus wählen.</translation>
        </message>
        <message>
            <source>no tile left</source>
            <translation>keine Karten mehr</translation>
        </message>
        <message>
            <source>A place tile without slots: its ability is always in effect for its owner.</source>
            <translation>Eine Ortskarte ohne Aktionsfelder: Ihre Fähigkeit wirkt immer für die Person, der sie gehört.</translation>
        </message>
        <message>
            <source>A place that protects its owner: the follower on it waits until it is needed.</source>
            <translation>Ein Ort, der schützt: Das Personenplättchen darauf wartet, bis es gebraucht wird.</translation>
        </message>
        <message>
            <source>A place works once enough of its slots are filled. Its action can then be used in the Actions phase; afterwards its followers return to the bag.</source>
            <translation>Ein Ort ist aktiviert, sobald genug seiner Aktionsfelder besetzt sind. In der Phase Aktionen lässt sich dann seine Aktion nutzen; danach kommen die Gefolgsleute zurück in den Beutel.</translation>
        </message>
        <message>
            <source>A stack of the goods market. Farmers and some places bring goods tiles from here, as long as there are any.</source>
            <translation>Ein Stapel des Warenmarkts. Von hier bringen Bauern und manche Orte Warenplättchen, solange es welche gibt.</translation>
        </message>
        <message>
            <source>Neutral followers that can still be recruited. A monk fits on every slot, but no other follower can replace a monk.</source>
            <translation>Neutrale Personenplättchen, die noch angeworben werden können. Ein Mönch passt auf jedes Aktionsfeld, aber niemand sonst kann ihn ersetzen.</translation>
        </message>
        <message>
            <source>Neutral followers that can still be recruited. When none are left, nobody can recruit this kind.</source>
            <translation>Neutrale Personenplättchen, die noch angeworben werden können. Sind keine mehr da, kann sie niemand mehr anwerben.</translation>
        </message>
        <message>
            <source>An hourglass event. It takes effect in phase {n} ({phase:nom}).</source>
            <translation>Ein Ereignis des Stundenglases. Es wirkt in Phase {n} ({phase:nom}).</translation>
        </message>
        <message>
            <source>{event:nom}: turned up {n} of {all}</source>
            <translation>{event:nom}: {n} von {all} aufgedeckt</translation>
        </message>
        <message>
            <source>hourglass: {n:hourglass-tile:nom} left</source>
            <translation>Stundenglas: noch {n:hourglass-tile:nom}</translation>
        </message>
        <message>
            <source>At the start of each round one hourglass tile is turned up: it shows the event of the round. When the stack is used up, the last round is being played.</source>
            <translation>Zu Beginn jeder Runde wird eine Stundenglaskarte aufgedeckt: Sie zeigt das Ereignis der Runde. Ist der Stapel aufgebraucht, läuft die letzte Runde.</translation>
        </message>
        <message>
            <source>A technology tile fills one slot of a place for the rest of the game, so that this place needs one follower less.</source>
            <translation>Ein Technikplättchen besetzt ein Aktionsfeld eines Ortes bis zum Spielende, sodass dieser Ort ein Personenplättchen weniger braucht.</translation>
        </message>
        <message>
            <source>An action slot for one follower of any kind. Technology tiles may not be placed here.</source>
            <translation>Ein Aktionsfeld für ein beliebiges Personenplättchen. Technikplättchen dürfen hier nicht liegen.</translation>
        </message>
        <message>
            <source>An action slot for a monk: no other follower and no technology tile fits.</source>
            <translation>Ein Aktionsfeld für einen Mönch: Andere Gefolgsleute und Technikplättchen passen nicht.</translation>
        </message>
        <message>
            <source>An action slot for one follower of this kind. A monk fits as well, and a technology tile may fill the slot for the rest of the game.</source>
            <translation>Ein Aktionsfeld für ein solches Personenplättchen. Auch ein Mönch passt, und ein Technikplättchen kann das Feld bis zum Spielende besetzen.</translation>
        </message>
        <message>
            <source>An open row: it takes any number of followers of any kind, but no technology tile.</source>
            <translation>Eine offene Reihe: Sie nimmt beliebig viele Gefolgsleute jeder Art auf, aber kein Technikplättchen.</translation>
        </message>
        <message>
            <source>Drawn followers may wait here instead of on the market. You plan with them as usual, or send them to beneficial deeds.</source>
            <translation>Gezogene Gefolgsleute dürfen hier statt auf dem Markt warten. Du planst mit ihnen wie gewohnt oder schickst sie zu segensreichen Werken.</translation>
        </message>
        <message>
            <source>Followers you have drawn wait on the market until you put them on slots. Those that stay here take up room when you draw again.</source>
            <translation>Gezogene Gefolgsleute warten auf dem Markt, bis du sie auf Aktionsfelder setzt. Wer hierbleibt, nimmt beim nächsten Ziehen Platz weg.</translation>
        </message>
        <message>
            <source>A follower you have just drawn: it still has to be placed.</source>
            <translation>Ein gerade gezogenes Personenplättchen: Es braucht noch einen Platz.</translation>
        </message>
        <message>
            <source>Nobody sees a plan before everyone has chosen Done. Until then, whoever has finished may take it up again.</source>
            <translation>Niemand sieht fremde Pläne, bevor alle „Fertig“ gewählt haben. Bis dahin lässt sich auch ein fertiger Plan wieder aufnehmen.</translation>
        </message>
        <message>
            <source>Bread is baked from grain. It counts as food and as a goods tile; at the end of the game each one scores as many points as your development level.</source>
            <translation>Brot wird aus Getreide gebacken. Es zählt als Nahrung und als Warenplättchen; am Spielende bringt jedes so viele Punkte, wie dein Entwicklungsstand beträgt.</translation>
        </message>
        <message>
            <source>A goods tile worth {n:point:acc} at the end of the game. It is food and can be handed in for the Harvest.</source>
            <translation>Ein Warenplättchen, das am Spielende {n:point:acc} bringt. Es ist Nahrung und kann bei der Ernte abgegeben werden.</translation>
        </message>
        <message>
            <source>A goods tile worth {n:point:acc} at the end of the game.</source>
            <translation>Ein Warenplättchen, das am Spielende {n:point:acc} bringt.</translation>
        </message>
        <message>
            <source>Money for prices, taxes and fines. At the end of the game each coin is worth {n:point:acc}.</source>
            <translation>Geld für Preise, Steuern und Strafen. Am Spielende bringt jede Münze {n:point:acc}.</translation>
        </message>
        <message>
            <source>Trading stations are built in towns. At the end of the game each one on the map scores as many points as your development level.</source>
            <translation>Kontore werden in Städten gebaut. Am Spielende bringt jedes auf der Karte so viele Punkte, wie dein Entwicklungsstand beträgt.</translation>
        </message>
        <message>
            <source>Citizen tiles are kept for good. At the end of the game each one scores as many points as your development level.</source>
            <translation>Bürgerplättchen behältst du für immer. Am Spielende bringt jedes so viele Punkte, wie dein Entwicklungsstand beträgt.</translation>
        </message>
        <message>
            <source>gained this round, to be placed from the next one on: {n}</source>
            <translation>in dieser Runde erhalten, ab der nächsten einsetzbar: {n}</translation>
        </message>
        <message>
            <source>The pawn that travels the map for its owner. It collects goods tiles, and trading stations are built where it stands.</source>
            <translation>Die Figur, die auf der Karte unterwegs ist. Sie sammelt Warenplättchen ein, und Kontore werden dort gebaut, wo sie steht.</translation>
        </message>
        <message>
            <source>Followers come out of the bag at random and return to it after their action. You may look into your own bag at any time.</source>
            <translation>Gefolgsleute werden zufällig aus dem Beutel gezogen und kommen nach ihrer Aktion wieder hinein. In den eigenen Beutel darfst du jederzeit sehen.</translation>
        </message>
        <message>
            <source>One of the players at this table, with everything that belongs to them.</source>
            <translation>Eine der Personen am Tisch mit allem, was ihr gehört.</translation>
        </message>
    </context>
    <context>
        <name>OrleansCommand</name>
        <message>
            <source>Pay all your coins</source>
            <translation>Alle Münzen zahlen</translation>
        </message>
        <message>
            <source>Draw {n:follower:acc}</source>
            <translation>{n:follower:acc} ziehen</translation>
        </message>
        <message>
            <source>Use the Bathhouse</source>
            <translation>Das Badehaus nutzen</translation>
        </message>
        <message>
            <source>Put the {follower} in the Gunpowder Tower</source>
            <translation>Den {follower} in den Pulverturm legen</translation>
        </message>
        <message>
            <source>Put the {follower} on the market</source>
            <translation>Den {follower} auf den Markt legen</translation>
        </message>
        <message>
            <source>Return them all to the bag</source>
            <translation>Alle zurück in den Beutel legen</translation>
        </message>
        <message>
            <source>Return the {follower} to the market instead of drawing ({place:nom})</source>
            <translation>Den {follower} zurückholen, statt zu ziehen ({place:nom})</translation>
        </message>
        <message>
            <source>Return the {follower} to the market ({place:nom})</source>
            <translation>Den {follower} auf den Markt zurückholen ({place:nom})</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Place the technology tile on slot {n} ({place:nom})</source>
            <translation>Das Technikplättchen auf Aktionsfeld {n} legen ({place:nom})</translation>
        </message>
        <message>
            <source>Take back the technology tile ({place:nom})</source>
            <translation>Das Technikplättchen zurücknehmen ({place:nom})</translation>
        </message>
        <message>
            <source>Take back the {follower} ({place:nom})</source>
            <translation>Den {follower} zurücknehmen ({place:nom})</translation>
        </message>
        <message>
            <source>Confirm this place</source>
            <translation>Die Planung dieses Ortes beenden</translation>
        </message>
        <message>
            <source>Change your plan</source>
            <translation>Den Plan ändern</translation>
        </message>
        <message>
            <source>Use the {place:acc}</source>
            <translation>Einen Ort nutzen ({place:nom})</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passen</translation>
        </message>
        <message>
            <source>Recruit a {follower:acc}</source>
            <translation>Einen {follower:acc} anwerben</translation>
        </message>
        <message>
            <source>Take the place tile: {place:nom}</source>
            <translation>Eine Ortskarte nehmen ({place:nom})</translation>
        </message>
        <message>
            <source>Stay where you are</source>
            <translation>Stehen bleiben</translation>
        </message>
        <message>
            <source>Travel by water to {town:gen}</source>
            <translation>Auf dem Wasserweg nach {town:nom} reisen</translation>
        </message>
        <message>
            <source>Travel by road to {town:gen}</source>
            <translation>Auf dem Landweg nach {town:nom} reisen</translation>
        </message>
        <message>
            <source>Send the {follower} to a deed ({deed:nom}, space for a {space:acc})</source>
            <translation>Den {follower} zu einem Werk schicken ({deed:nom}, Feld für einen {space:acc})</translation>
        </message>
        <message>
            <source>Take {n:development-point:acc}</source>
            <translation>{n:development-point:acc} nehmen</translation>
        </message>
        <message>
            <source>Take {n:coin:acc}</source>
            <translation>{n:coin:acc} nehmen</translation>
        </message>
        <message>
            <source>Buy {n:development-point:acc} for {n:coin:acc}</source>
            <translation>{n:development-point:acc} kaufen, je 1 Münze</translation>
        </message>
        <message>
            <source>Pay with {good:ins}</source>
            <translation>Mit {good:dat} zahlen</translation>
        </message>
        <message>
            <source>Bake {n} grain into bread</source>
            <translation>Aus {n} Getreide Brot backen</translation>
        </message>
        <message>
            <source>Take the reward again: {track:nom}</source>
            <translation>Eine Belohnung noch einmal nehmen ({track:nom})</translation>
        </message>
        <message>
            <source>Move another player’s merchant</source>
            <translation>Eine fremde Händlerfigur bewegen</translation>
        </message>
        <message>
            <source>Move {who}’s merchant by water to {town:gen}</source>
            <translation>Die Händlerfigur ({who}) auf dem Wasserweg nach {town:nom} bewegen</translation>
        </message>
        <message>
            <source>Move {who}’s merchant by road to {town:gen}</source>
            <translation>Die Händlerfigur ({who}) auf dem Landweg nach {town:nom} bewegen</translation>
        </message>
        <message>
            <source>Hand in {good:acc}</source>
            <translation>{good:acc} abgeben</translation>
        </message>
        <message>
            <source>Pay the fine</source>
            <translation>Die Strafe zahlen</translation>
        </message>
        <message>
            <source>Return the monk from the Sacristy to the bag</source>
            <translation>Den Mönch der Sakristei in den Beutel zurücklegen</translation>
        </message>
        <message>
            <source>Give up a trading station from your supply</source>
            <translation>Ein Kontor aus dem Vorrat abgeben</translation>
        </message>
        <message>
            <source>Give up the trading station: {town:nom}</source>
            <translation>Das Kontor in {town:dat} abgeben</translation>
        </message>
        <message>
            <source>Give up a follower drawn from the bag</source>
            <translation>Ein Personenplättchen ziehen und abgeben</translation>
        </message>
        <message>
            <source>Give up the {follower}</source>
            <translation>Den {follower} abgeben</translation>
        </message>
        <message>
            <source>Give up a development point</source>
            <translation>Einen Entwicklungspunkt abgeben</translation>
        </message>
        <message>
            <source>Give up {good:acc}</source>
            <translation>{good:acc} endgültig abgeben</translation>
        </message>
        <message>
            <source>Give up the place tile: {place:nom}</source>
            <translation>Die Ortskarte abgeben ({place:nom})</translation>
        </message>
        <message>
            <source>Give up a technology tile not yet placed</source>
            <translation>Ein noch nicht gelegtes Technikplättchen abgeben</translation>
        </message>
        <message>
            <source>Give up the technology tile: {place:nom}</source>
            <translation>Das Technikplättchen abgeben ({place:nom})</translation>
        </message>
        <message>
            <source>Place the {follower} from the Gunpowder Tower ({place:nom})</source>
            <translation>Den {follower} aus dem Pulverturm einsetzen ({place:nom})</translation>
        </message>
        <message>
            <source>Place the {follower} ({place:nom})</source>
            <translation>Den {follower} einsetzen ({place:nom})</translation>
        </message>
        <message>
            <source>Place the {follower} from the Gunpowder Tower on slot {n} ({place:nom})</source>
            <translation>Den {follower} aus dem Pulverturm auf Aktionsfeld {n} legen ({place:nom})</translation>
        </message>
        <message>
            <source>Place the {follower} on slot {n} ({place:nom})</source>
            <translation>Den {follower} auf Aktionsfeld {n} legen ({place:nom})</translation>
        </message>
        <message>
            <source>Take both goods tiles</source>
            <translation>Beide Waren nehmen</translation>
        </message>
        <message>
            <source>Take a goods tile</source>
            <translation>Eine Ware nehmen</translation>
        </message>
        <message>
            <source>Take {good:acc}</source>
            <translation>{good:acc} nehmen</translation>
        </message>
        <message>
            <source>Return to the box: {place:nom}</source>
            <translation>Eine Ortskarte in die Schachtel legen ({place:nom})</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Verzichten</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Take {good:acc} (tile {n} of the route)</source>
            <translation>{good:acc} nehmen ({n}. Plättchen der Strecke)</translation>
        </message>
    </context>
    <context>
        <name>OrleansEffect</name>
        <message>
            <source>Move your merchant along one waterway; you may take {n:good:acc} from it.</source>
            <translation>Bewege deine Händlerfigur über einen Wasserweg; du darfst unterwegs {n:good:acc} mitnehmen.</translation>
        </message>
        <message>
            <source>Move your merchant along one road; you may take {n:good:acc} from it.</source>
            <translation>Bewege deine Händlerfigur über einen Landweg; du darfst unterwegs {n:good:acc} mitnehmen.</translation>
        </message>
        <message>
            <source>Move your merchant along one road or waterway; you may take {n:good:acc} from it.</source>
            <translation>Bewege deine Händlerfigur über einen Land- oder Wasserweg; du darfst unterwegs {n:good:acc} mitnehmen.</translation>
        </message>
        <message>
            <source>Pay another player {coins:coin:acc} and move their merchant along one waterway; you may take {n:good:acc} from it.</source>
            <translation>Zahle einer anderen Person {coins:coin:acc} und bewege ihre Händlerfigur über einen Wasserweg; du darfst unterwegs {n:good:acc} mitnehmen.</translation>
        </message>
        <message>
            <source>Pay another player {coins:coin:acc} and move their merchant along one road; you may take {n:good:acc} from it.</source>
            <translation>Zahle einer anderen Person {coins:coin:acc} und bewege ihre Händlerfigur über einen Landweg; du darfst unterwegs {n:good:acc} mitnehmen.</translation>
        </message>
        <message>
            <source>Pay another player {coins:coin:acc} and move their merchant along one road or waterway; you may take {n:good:acc} from it.</source>
            <translation>Zahle einer anderen Person {coins:coin:acc} und bewege ihre Händlerfigur über einen Land- oder Wasserweg; du darfst unterwegs {n:good:acc} mitnehmen.</translation>
        </message>
        <message>
            <source>Recruit one monk, who can replace any other follower on a slot.</source>
            <translation>Wirb einen Mönch an; auf einem Aktionsfeld kann er jedes andere Personenplättchen ersetzen.</translation>
        </message>
        <message>
            <source>Recruit one follower ({follower:nom}) and advance one space on that track ({track:nom}).</source>
            <translation>Wirb ein Personenplättchen an ({follower:nom}) und rücke auf dessen Leiste ein Feld vor ({track:nom}).</translation>
        </message>
        <message>
            <source>Recruit one follower of your choice ({followers}) and advance one space on that track.</source>
            <translation>Wirb ein Personenplättchen deiner Wahl an ({followers}) und rücke auf dessen Leiste ein Feld vor.</translation>
        </message>
        <message>
            <source>You get {points:development-point:acc}.</source>
            <translation>Du erhältst {points:development-point:acc}.</translation>
        </message>
        <message>
            <source>You get {coins:coin:acc}.</source>
            <translation>Du erhältst {coins:coin:acc}.</translation>
        </message>
        <message>
            <source>You get {coins:coin:acc} and {points:development-point:acc}.</source>
            <translation>Du erhältst {coins:coin:acc} und {points:development-point:acc}.</translation>
        </message>
        <message>
            <source>Your slots for certain followers ({followers}) also accept another follower: {who}.</source>
            <translation>Deine Aktionsfelder für bestimmte Gefolgsleute ({followers}) nehmen auch andere auf: {who}.</translation>
        </message>
        <message>
            <source>any follower</source>
            <translation>beliebiges Personenplättchen</translation>
        </message>
        <message>
            <source>Build a trading station in the town where your merchant stands.</source>
            <translation>Baue ein Kontor in der Stadt, in der deine Händlerfigur steht.</translation>
        </message>
        <message>
            <source>Take {good:acc} from the goods market.</source>
            <translation>Nimm {good:acc} vom Warenmarkt.</translation>
        </message>
        <message>
            <source>Send up to {n:follower:gen} from here to beneficial deeds; each brings the reward of its deed.</source>
            <translation>Schicke bis zu {n:follower:acc} von hier zu segensreichen Werken; jedes bringt die Belohnung seines Werks.</translation>
        </message>
        <message>
            <source>You get as many coins as your development level.</source>
            <translation>Du erhältst so viele Münzen, wie dein Entwicklungsstand beträgt.</translation>
        </message>
        <message>
            <source>You get one coin for each of your trading stations on the map.</source>
            <translation>Du erhältst eine Münze für jedes deiner Kontore auf der Karte.</translation>
        </message>
        <message>
            <source>Pay {least} to {n:coin:gen} and get one development point for each.</source>
            <translation>Zahle {least} bis {n:coin:acc}; für jede erhältst du einen Entwicklungspunkt.</translation>
        </message>
        <message>
            <source>Take one technology tile, which you may place from the next round on.</source>
            <translation>Nimm ein Technikplättchen; du darfst es ab der nächsten Runde einsetzen.</translation>
        </message>
        <message>
            <source>Return the monk from here to the bag to be spared one of these events: {events}.</source>
            <translation>Lege den Mönch von hier in den Beutel zurück, um von einem dieser Ereignisse verschont zu bleiben: {events}.</translation>
        </message>
        <message>
            <source>Once a round you may draw {draws:follower:acc} in addition; you keep {keeps} and return the rest to the bag.</source>
            <translation>Einmal pro Runde darfst du zusätzlich {draws:follower:acc} ziehen; du behältst {keeps} und legst den Rest in den Beutel zurück.</translation>
        </message>
        <message>
            <source>Drawn followers may wait here ({spaces:space:nom}); as an action, you send up to {n:follower:gen} from here to beneficial deeds.</source>
            <translation>Gezogene Gefolgsleute dürfen hier warten ({spaces:space:nom}); als Aktion schickst du bis zu {n:follower:acc} von hier zu segensreichen Werken.</translation>
        </message>
        <message>
            <source>Hand in {goods:good:acc} and get one development point for each of your trading stations on the map.</source>
            <translation>Gib {goods:good:acc} ab und erhalte einen Entwicklungspunkt für jedes deiner Kontore auf der Karte.</translation>
        </message>
        <message>
            <source>Pay {coins:coin:acc} and bake up to {n} grain into bread.</source>
            <translation>Zahle {coins:coin:acc} und mache aus Getreide Brot (höchstens {n}).</translation>
        </message>
        <message>
            <source>Hand in {goods:good:acc} and take the reward of your space on one track again: {tracks}.</source>
            <translation>Gib {goods:good:acc} ab und nimm die Belohnung deines Feldes auf einer Leiste noch einmal: {tracks}.</translation>
        </message>
        <message>
            <source>Return all followers from here to the bag and get one coin for each.</source>
            <translation>Lege alle Gefolgsleute von hier in den Beutel zurück und erhalte je eine Münze.</translation>
        </message>
        <message>
            <source>No monks can be recruited in this round.</source>
            <translation>In dieser Runde können keine Mönche angeworben werden.</translation>
        </message>
        <message>
            <source>Each player gets as many coins as their development level.</source>
            <translation>Alle erhalten je so viele Münzen, wie ihr eigener Entwicklungsstand beträgt.</translation>
        </message>
        <message>
            <source>Each player hands in one food tile; whoever has none pays {n:coin:acc}.</source>
            <translation>Alle geben je eine Ware ab, die als Nahrung gilt; wer keine hat, zahlt {n:coin:acc}.</translation>
        </message>
        <message>
            <source>Each player pays one coin for every {n:good:acc} they have.</source>
            <translation>Alle zahlen eine Münze für je {n:good:acc}, die sie haben.</translation>
        </message>
        <message>
            <source>Each player gets one coin for each of their trading stations on the map.</source>
            <translation>Alle erhalten eine Münze für jedes ihrer Kontore auf der Karte.</translation>
        </message>
        <message>
            <source>Each player draws one follower from the bag and loses it; a starting follower goes back.</source>
            <translation>Alle ziehen je ein Personenplättchen aus dem Beutel und verlieren es; ein Start-Personenplättchen kommt zurück in den Beutel.</translation>
        </message>
        <message>
            <source>Each follower you send here brings {coins:coin:acc}; whoever fills the last space takes the citizen tile.</source>
            <translation>Jedes Personenplättchen, das du hierherschickst, bringt {coins:coin:acc}; wer das letzte Feld füllt, nimmt das Bürgerplättchen.</translation>
        </message>
        <message>
            <source>Each follower you send here brings {coins:coin:acc} or {points:development-point:acc}; whoever fills the last space takes the citizen tile.</source>
            <translation>Jedes Personenplättchen, das du hierherschickst, bringt {coins:coin:acc} oder {points:development-point:acc}; wer das letzte Feld füllt, nimmt das Bürgerplättchen.</translation>
        </message>
        <message>
            <source>draw up to {n:follower:gen} each round</source>
            <translation>pro Runde bis zu {n:follower:acc} ziehen</translation>
        </message>
        <message>
            <source>one goods tile ({good:nom})</source>
            <translation>ein Warenplättchen ({good:nom})</translation>
        </message>
        <message>
            <source>one technology tile</source>
            <translation>ein Technikplättchen</translation>
        </message>
        <message>
            <source>one place tile from stack I</source>
            <translation>eine Ortskarte der Kategorie I</translation>
        </message>
        <message>
            <source>one place tile from stack I or II</source>
            <translation>eine Ortskarte der Kategorie I oder II</translation>
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
            <translation>ein Bürgerplättchen (nur wer zuerst ankommt)</translation>
        </message>
    </context>
    <context>
        <name>OrleansEnding</name>
        <message>
            <source>Tied on points and on the development track: there is no further tie-break.</source>
            <translation>Gleichstand bei den Punkten und auf der Entwicklungsleiste: Ein weiteres Kriterium gibt es nicht.</translation>
        </message>
        <message>
            <source>Tied on points: {names}. The marker further along the development track decides: space {space}.</source>
            <translation>Gleich viele Punkte: {names}. Es entscheidet, wessen Markierer auf der Entwicklungsleiste weiter vorn liegt: Feld {space}.</translation>
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
            <translation>Runde {round} beginnt.</translation>
        </message>
        <message>
            <source>{who} turns up an hourglass tile: {event:nom}.</source>
            <translation>{who} deckt eine Stundenglaskarte auf: {event:nom}.</translation>
        </message>
        <message>
            <source>{who} gets {n:coin:acc}.</source>
            <translation>{who} erhält {n:coin:acc}.</translation>
        </message>
        <message>
            <source>{who} pays {n:coin:acc}.</source>
            <translation>{who} zahlt {n:coin:acc}.</translation>
        </message>
        <message>
            <source>{who} pays {n:coin:acc} to {other}.</source>
            <translation>{who} zahlt {n:coin:acc} an {other}.</translation>
        </message>
        <message>
            <source>The treasury is empty: {who} does not get {n:coin:acc}.</source>
            <translation>Die Bank ist leer: {who} erhält {n:coin:acc} weniger.</translation>
        </message>
        <message>
            <source>{who} draws {n:follower:acc}: {followers}.</source>
            <translation>{who} zieht {n:follower:acc}: {followers}.</translation>
        </message>
        <message>
            <source>{who} draws {n:follower:acc} in the Bathhouse.</source>
            <translation>{who} zieht im Badehaus {n:follower:acc}.</translation>
        </message>
        <message>
            <source>{who} draws {n:follower:acc} in the Bathhouse: {followers}.</source>
            <translation>{who} zieht im Badehaus {n:follower:acc}: {followers}.</translation>
        </message>
        <message>
            <source>{who} puts one follower in the Gunpowder Tower: {follower}.</source>
            <translation>{who} legt den {follower} in den Pulverturm.</translation>
        </message>
        <message>
            <source>{who} puts one follower on the market: {follower}.</source>
            <translation>{who} legt den {follower} auf den Markt.</translation>
        </message>
        <message>
            <source>{who} returns the rest of the draw to the bag.</source>
            <translation>{who} legt den Rest zurück in den Beutel.</translation>
        </message>
        <message>
            <source>{who} gives up a draw and returns one follower to the market: {follower} ({place:nom}).</source>
            <translation>{who} holt den {follower} auf den Markt zurück, statt zu ziehen ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} has no followers to draw.</source>
            <translation>{who} kann niemanden ziehen.</translation>
        </message>
        <message>
            <source>{who} has finished drawing.</source>
            <translation>{who} ist mit dem Ziehen fertig.</translation>
        </message>
        <message>
            <source>{who} has finished planning.</source>
            <translation>{who} ist mit dem Planen fertig.</translation>
        </message>
        <message>
            <source>{who} goes back to planning.</source>
            <translation>{who} nimmt die Planung wieder auf.</translation>
        </message>
        <message>
            <source>Everyone plans at the same time, in secret.</source>
            <translation>Alle planen gleichzeitig und verdeckt.</translation>
        </message>
        <message>
            <source>Players plan in turn, one place at a time.</source>
            <translation>Geplant wird reihum, ein Ort nach dem anderen.</translation>
        </message>
        <message>
            <source>{who} plans from the Gunpowder Tower: {follower} ({place:nom}).</source>
            <translation>{who} setzt den {follower} aus dem Pulverturm ein ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} plans: {follower} ({place:nom}).</source>
            <translation>{who} setzt den {follower} ein ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} places a technology tile ({place:nom}).</source>
            <translation>{who} legt ein Technikplättchen ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} takes back a technology tile ({place:nom}).</source>
            <translation>{who} nimmt ein Technikplättchen zurück ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} takes back: {follower} ({place:nom}).</source>
            <translation>{who} nimmt den {follower} zurück ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} has finished planning a place ({place:nom}).</source>
            <translation>{who} hat einen Ort fertig geplant ({place:nom}).</translation>
        </message>
        <message>
            <source>All plans are final and revealed.</source>
            <translation>Alle Pläne stehen fest und liegen offen.</translation>
        </message>
        <message>
            <source>It’s {who}’s turn.</source>
            <translation>{who} ist am Zug.</translation>
        </message>
        <message>
            <source>{who} uses a place: {place:nom}.</source>
            <translation>{who} nutzt einen Ort ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} returns the followers from a place to the bag: {place:nom}.</source>
            <translation>{who} legt die Gefolgsleute zurück in den Beutel ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} passes.</source>
            <translation>{who} passt.</translation>
        </message>
        <message>
            <source>{who} recruits one {follower:nom}.</source>
            <translation>{who} wirbt einen {follower:acc} an.</translation>
        </message>
        <message>
            <source>{who} advances to space {n} of the {track:nom}.</source>
            <translation>{who} rückt auf der {track:dat} auf Feld {n} vor.</translation>
        </message>
        <message>
            <source>{who} gets {good:acc} from the goods market.</source>
            <translation>{who} erhält {good:acc} vom Warenmarkt.</translation>
        </message>
        <message>
            <source>{who} takes {good:acc} from the route.</source>
            <translation>{who} nimmt unterwegs {good:acc} mit.</translation>
        </message>
        <message>
            <source>{who} gives up {good:acc}, which is removed from the game.</source>
            <translation>{who} gibt {good:acc} ab; das Plättchen kommt aus dem Spiel.</translation>
        </message>
        <message>
            <source>{who} hands in {good:acc}.</source>
            <translation>{who} legt {good:acc} auf den Warenmarkt zurück.</translation>
        </message>
        <message>
            <source>{who} bakes grain into bread: {n}.</source>
            <translation>{who} bäckt aus {n} Getreide Brot.</translation>
        </message>
        <message>
            <source>{who} gets a technology tile.</source>
            <translation>{who} erhält ein Technikplättchen.</translation>
        </message>
        <message>
            <source>{who} takes a place tile: {place:nom}.</source>
            <translation>{who} nimmt eine Ortskarte ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} is already at the end of the development track.</source>
            <translation>{who} ist schon am Ende der Entwicklungsleiste.</translation>
        </message>
        <message>
            <source>{who} gets {n:development-point:acc} and is now on space {space}.</source>
            <translation>{who} erhält {n:development-point:acc} und steht jetzt auf Feld {space}.</translation>
        </message>
        <message>
            <source>{who} loses {n:development-point:acc} and is now on space {space}.</source>
            <translation>{who} verliert {n:development-point:acc} und steht jetzt auf Feld {space}.</translation>
        </message>
        <message>
            <source>{who} takes a citizen tile for having the most trading stations on the map.</source>
            <translation>{who} nimmt das Bürgerplättchen für die meisten Kontore.</translation>
        </message>
        <message>
            <source>{who} takes a citizen tile: {from:nom}.</source>
            <translation>{who} nimmt ein Bürgerplättchen ({from:nom}).</translation>
        </message>
        <message>
            <source>{who} takes nothing from the route.</source>
            <translation>{who} nimmt unterwegs nichts mit.</translation>
        </message>
        <message>
            <source>{who} builds a trading station: {town:nom}.</source>
            <translation>{who} baut ein Kontor in {town:dat}.</translation>
        </message>
        <message>
            <source>{who} sends one {follower:nom} from the Gunpowder Tower to a deed ({deed:nom}).</source>
            <translation>{who} schickt einen {follower:acc} aus dem Pulverturm zu den segensreichen Werken ({deed:nom}).</translation>
        </message>
        <message>
            <source>{who} sends one {follower:nom} to a deed ({deed:nom}).</source>
            <translation>{who} schickt einen {follower:acc} zu den segensreichen Werken ({deed:nom}).</translation>
        </message>
        <message>
            <source>The event takes effect: {event:nom}.</source>
            <translation>Das Ereignis tritt ein: {event:nom}.</translation>
        </message>
        <message>
            <source>{who} returns the monk from the Sacristy to the bag and is spared this event: {event:nom}.</source>
            <translation>{who} legt den Mönch der Sakristei in den Beutel zurück und bleibt verschont ({event:nom}).</translation>
        </message>
        <message>
            <source>{who} is spared this event: {event:nom}.</source>
            <translation>{who} bleibt verschont ({event:nom}).</translation>
        </message>
        <message>
            <source>{who} draws for the Plague: {follower}. No follower is lost.</source>
            <translation>{who} zieht wegen der Pest: {follower}. Niemand geht verloren.</translation>
        </message>
        <message>
            <source>{who} loses a follower to the Plague: {follower}.</source>
            <translation>{who} verliert durch die Pest ein Personenplättchen: {follower}.</translation>
        </message>
        <message>
            <source>{who} owes {n:coin:acc} and cannot pay: torture.</source>
            <translation>{who} schuldet {n:coin:acc} und kann nicht zahlen: Es kommt zur Folter.</translation>
        </message>
        <message>
            <source>{who} has nothing left to give up. Still unpaid: {n:coin:nom}.</source>
            <translation>{who} hat nichts mehr abzugeben; noch unbezahlt: {n:coin:nom}.</translation>
        </message>
        <message>
            <source>{who} gives up a trading station from their supply.</source>
            <translation>{who} gibt ein Kontor aus dem Vorrat ab.</translation>
        </message>
        <message>
            <source>{who} gives up a trading station: {town:nom}.</source>
            <translation>{who} gibt das Kontor in {town:dat} ab.</translation>
        </message>
        <message>
            <source>{who} gives up a follower from the bag: {follower}.</source>
            <translation>{who} gibt ein Personenplättchen aus dem Beutel ab: {follower}.</translation>
        </message>
        <message>
            <source>{who} gives up a place tile: {place:nom}.</source>
            <translation>{who} gibt eine Ortskarte ab ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} gives up a technology tile that has not been placed.</source>
            <translation>{who} gibt ein noch nicht gelegtes Technikplättchen ab.</translation>
        </message>
        <message>
            <source>{who} gives up a technology tile: {place:nom}.</source>
            <translation>{who} gibt ein Technikplättchen ab ({place:nom}).</translation>
        </message>
        <message>
            <source>The start player is now {who}.</source>
            <translation>Der Startspielerstein geht an {who}.</translation>
        </message>
        <message>
            <source>{who} – {label}: {n:point:nom}.</source>
            <translation>{who}: {label}, {n:point:nom}.</translation>
        </message>
        <message>
            <source>{names} wins the game.</source>
            <translation>{names} gewinnt das Spiel.</translation>
        </message>
        <message>
            <source>Shared victory: {names}.</source>
            <translation>Geteilter Sieg: {names}.</translation>
        </message>
        <message>
            <source>Phase {n}: {phase:nom}.</source>
            <translation>Phase {n}: {phase:nom}.</translation>
        </message>
        <message>
            <source>Before round 1, place tiles may be returned to the box.</source>
            <translation>Vor Runde 1 dürfen Ortskarten zurück in die Schachtel.</translation>
        </message>
        <message>
            <source>The final scoring begins.</source>
            <translation>Die Schlusswertung beginnt.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Das Spiel ist aus.</translation>
        </message>
        <message>
            <source>Census: {leader} is in the lead, {last} is last.</source>
            <translation>Volkszählung: {leader} liegt vorn, {last} ganz hinten.</translation>
        </message>
        <message>
            <source>Census: {leader} is in the lead; there is a tie for last place.</source>
            <translation>Volkszählung: {leader} liegt vorn, hinten herrscht Gleichstand.</translation>
        </message>
        <message>
            <source>Census: there is a tie for the lead; {last} is last.</source>
            <translation>Volkszählung: Vorn herrscht Gleichstand, {last} liegt ganz hinten.</translation>
        </message>
        <message>
            <source>Census: there is a tie for the lead and a tie for last place.</source>
            <translation>Volkszählung: Vorn wie hinten herrscht Gleichstand.</translation>
        </message>
        <message>
            <source>{who} travels by water to {town:gen}.</source>
            <translation>{who} reist auf dem Wasserweg nach {town:nom}.</translation>
        </message>
        <message>
            <source>{who} travels by road to {town:gen}.</source>
            <translation>{who} reist auf dem Landweg nach {town:nom}.</translation>
        </message>
        <message>
            <source>{who} sends {other}’s merchant by water to {town:gen}.</source>
            <translation>{who} bewegt eine fremde Händlerfigur ({other}) auf dem Wasserweg nach {town:nom}.</translation>
        </message>
        <message>
            <source>{who} sends {other}’s merchant by road to {town:gen}.</source>
            <translation>{who} bewegt eine fremde Händlerfigur ({other}) auf dem Landweg nach {town:nom}.</translation>
        </message>
        <message>
            <source>{who} returns a place tile to the box: {place:nom}.</source>
            <translation>{who} legt eine Ortskarte zurück in die Schachtel ({place:nom}).</translation>
        </message>
        <message>
            <source>{who} returns no place tile to the box.</source>
            <translation>{who} legt keine Ortskarte zurück.</translation>
        </message>
        <message>
            <source>{who}’s plan: {places}.</source>
            <translation>{who} – Plan: {places}.</translation>
        </message>
    </context>
    <context>
        <name>OrleansEventToYou</name>
        <message>
            <source>It’s your turn.</source>
            <translation>Du bist am Zug.</translation>
        </message>
        <message>
            <source>You turn up an hourglass tile: {event:nom}.</source>
            <translation>Du deckst eine Stundenglaskarte auf: {event:nom}.</translation>
        </message>
        <message>
            <source>You get {n:coin:acc}.</source>
            <translation>Du erhältst {n:coin:acc}.</translation>
        </message>
        <message>
            <source>You pay {n:coin:acc}.</source>
            <translation>Du zahlst {n:coin:acc}.</translation>
        </message>
        <message>
            <source>You pay {n:coin:acc} to {other}.</source>
            <translation>Du zahlst {n:coin:acc} an {other}.</translation>
        </message>
        <message>
            <source>The treasury is empty: you do not get {n:coin:acc}.</source>
            <translation>Die Bank ist leer: Du erhältst {n:coin:acc} weniger.</translation>
        </message>
        <message>
            <source>You have no followers to draw.</source>
            <translation>Du kannst niemanden ziehen.</translation>
        </message>
        <message>
            <source>You give up a draw and return one follower to the market: {follower} ({place:nom}).</source>
            <translation>Du holst den {follower} auf den Markt zurück, statt zu ziehen ({place:nom}).</translation>
        </message>
        <message>
            <source>You use a place: {place:nom}.</source>
            <translation>Du nutzt einen Ort ({place:nom}).</translation>
        </message>
        <message>
            <source>You return the followers from a place to the bag: {place:nom}.</source>
            <translation>Du legst die Gefolgsleute zurück in den Beutel ({place:nom}).</translation>
        </message>
        <message>
            <source>You pass.</source>
            <translation>Du passt.</translation>
        </message>
        <message>
            <source>You recruit one {follower:nom}.</source>
            <translation>Du wirbst einen {follower:acc} an.</translation>
        </message>
        <message>
            <source>You advance to space {n} of the {track:nom}.</source>
            <translation>Du rückst auf der {track:dat} auf Feld {n} vor.</translation>
        </message>
        <message>
            <source>You get {good:acc} from the goods market.</source>
            <translation>Du erhältst {good:acc} vom Warenmarkt.</translation>
        </message>
        <message>
            <source>You take {good:acc} from the route.</source>
            <translation>Du nimmst unterwegs {good:acc} mit.</translation>
        </message>
        <message>
            <source>You give up {good:acc}, which is removed from the game.</source>
            <translation>Du gibst {good:acc} ab; das Plättchen kommt aus dem Spiel.</translation>
        </message>
        <message>
            <source>You hand in {good:acc}.</source>
            <translation>Du legst {good:acc} auf den Warenmarkt zurück.</translation>
        </message>
        <message>
            <source>You bake grain into bread: {n}.</source>
            <translation>Du bäckst aus {n} Getreide Brot.</translation>
        </message>
        <message>
            <source>You get a technology tile.</source>
            <translation>Du erhältst ein Technikplättchen.</translation>
        </message>
        <message>
            <source>You place a technology tile ({place:nom}).</source>
            <translation>Du legst ein Technikplättchen ({place:nom}).</translation>
        </message>
        <message>
            <source>You take a place tile: {place:nom}.</source>
            <translation>Du nimmst eine Ortskarte ({place:nom}).</translation>
        </message>
        <message>
            <source>You are already at the end of the development track.</source>
            <translation>Du bist schon am Ende der Entwicklungsleiste.</translation>
        </message>
        <message>
            <source>You get {n:development-point:acc} and are now on space {space}.</source>
            <translation>Du erhältst {n:development-point:acc} und stehst jetzt auf Feld {space}.</translation>
        </message>
        <message>
            <source>You lose {n:development-point:acc} and are now on space {space}.</source>
            <translation>Du verlierst {n:development-point:acc} und stehst jetzt auf Feld {space}.</translation>
        </message>
        <message>
            <source>You take a citizen tile for having the most trading stations on the map.</source>
            <translation>Du nimmst das Bürgerplättchen für die meisten Kontore.</translation>
        </message>
        <message>
            <source>You take a citizen tile: {from:nom}.</source>
            <translation>Du nimmst ein Bürgerplättchen ({from:nom}).</translation>
        </message>
        <message>
            <source>You take nothing from the route.</source>
            <translation>Du nimmst unterwegs nichts mit.</translation>
        </message>
        <message>
            <source>You build a trading station: {town:nom}.</source>
            <translation>Du baust ein Kontor in {town:dat}.</translation>
        </message>
        <message>
            <source>You send one {follower:nom} from the Gunpowder Tower to a deed ({deed:nom}).</source>
            <translation>Du schickst einen {follower:acc} aus dem Pulverturm zu den segensreichen Werken ({deed:nom}).</translation>
        </message>
        <message>
            <source>You send one {follower:nom} to a deed ({deed:nom}).</source>
            <translation>Du schickst einen {follower:acc} zu den segensreichen Werken ({deed:nom}).</translation>
        </message>
        <message>
            <source>You return the monk from the Sacristy to the bag and are spared this event: {event:nom}.</source>
            <translation>Du legst den Mönch der Sakristei in den Beutel zurück und bleibst verschont ({event:nom}).</translation>
        </message>
        <message>
            <source>You are spared this event: {event:nom}.</source>
            <translation>Du bleibst verschont ({event:nom}).</translation>
        </message>
        <message>
            <source>You draw for the Plague: {follower}. No follower is lost.</source>
            <translation>Du ziehst wegen der Pest: {follower}. Niemand geht verloren.</translation>
        </message>
        <message>
            <source>You lose a follower to the Plague: {follower}.</source>
            <translation>Du verlierst durch die Pest ein Personenplättchen: {follower}.</translation>
        </message>
        <message>
            <source>You owe {n:coin:acc} and cannot pay: torture.</source>
            <translation>Du schuldest {n:coin:acc} und kannst nicht zahlen: Es kommt zur Folter.</translation>
        </message>
        <message>
            <source>You have nothing left to give up. Still unpaid: {n:coin:nom}.</source>
            <translation>Du hast nichts mehr abzugeben; noch unbezahlt: {n:coin:nom}.</translation>
        </message>
        <message>
            <source>You give up a trading station from your supply.</source>
            <translation>Du gibst ein Kontor aus dem Vorrat ab.</translation>
        </message>
        <message>
            <source>You give up a trading station: {town:nom}.</source>
            <translation>Du gibst das Kontor in {town:dat} ab.</translation>
        </message>
        <message>
            <source>You give up a follower from the bag: {follower}.</source>
            <translation>Du gibst ein Personenplättchen aus dem Beutel ab: {follower}.</translation>
        </message>
        <message>
            <source>You give up a place tile: {place:nom}.</source>
            <translation>Du gibst eine Ortskarte ab ({place:nom}).</translation>
        </message>
        <message>
            <source>You give up a technology tile that has not been placed.</source>
            <translation>Du gibst ein noch nicht gelegtes Technikplättchen ab.</translation>
        </message>
        <message>
            <source>You give up a technology tile: {place:nom}.</source>
            <translation>Du gibst ein Technikplättchen ab ({place:nom}).</translation>
        </message>
        <message>
            <source>You are now the start player.</source>
            <translation>Der Startspielerstein geht an dich.</translation>
        </message>
        <message>
            <source>Your score, {label}: {n:point:nom}.</source>
            <translation>Deine Punkte, {label}: {n:point:nom}.</translation>
        </message>
        <message>
            <source>You travel by water to {town:gen}.</source>
            <translation>Du reist auf dem Wasserweg nach {town:nom}.</translation>
        </message>
        <message>
            <source>You travel by road to {town:gen}.</source>
            <translation>Du reist auf dem Landweg nach {town:nom}.</translation>
        </message>
        <message>
            <source>You send {other}’s merchant by water to {town:gen}.</source>
            <translation>Du bewegst eine fremde Händlerfigur ({other}) auf dem Wasserweg nach {town:nom}.</translation>
        </message>
        <message>
            <source>You send {other}’s merchant by road to {town:gen}.</source>
            <translation>Du bewegst eine fremde Händlerfigur ({other}) auf dem Landweg nach {town:nom}.</translation>
        </message>
    </context>
    <context>
        <name>OrleansForecast</name>
        <message>
            <source>{who} cannot recruit monks in this round.</source>
            <translation>{who} kann in dieser Runde keine Mönche anwerben.</translation>
        </message>
        <message>
            <source>{who} gains nothing.</source>
            <translation>{who} erhält nichts.</translation>
        </message>
        <message>
            <source>{who} gains {n:coin:acc}.</source>
            <translation>{who} erhält {n:coin:acc}.</translation>
        </message>
        <message>
            <source>{who} pays nothing.</source>
            <translation>{who} zahlt nichts.</translation>
        </message>
        <message>
            <source>{who} pays {n:coin:acc}.</source>
            <translation>{who} zahlt {n:coin:acc}.</translation>
        </message>
        <message>
            <source>{who} owes {n:coin:acc} and has {owned}: torture for the rest.</source>
            <translation>{who} schuldet {n:coin:acc} und hat {owned}: Für den Rest droht die Folter.</translation>
        </message>
        <message>
            <source>{who} has no food and pays {n:coin:acc}.</source>
            <translation>{who} hat keine Nahrung und zahlt {n:coin:acc}.</translation>
        </message>
        <message>
            <source>{who} has no food, owes {n:coin:acc} and has {owned}: torture for the rest.</source>
            <translation>{who} hat keine Nahrung, schuldet {n:coin:acc} und hat {owned}: Für den Rest droht die Folter.</translation>
        </message>
        <message>
            <source>{who} hands in one food tile.</source>
            <translation>{who} gibt eine Ware ab, die als Nahrung gilt.</translation>
        </message>
        <message>
            <source>{who}’s bag is empty, so no follower is lost.</source>
            <translation>{who} hat einen leeren Beutel und verliert niemanden.</translation>
        </message>
        <message>
            <source>{who} draws a follower from the bag and loses it, unless it is a starting follower.</source>
            <translation>{who} zieht ein Personenplättchen aus dem Beutel und verliert es, außer es ist ein Start-Personenplättchen.</translation>
        </message>
        <message>
            <source>{who} draws a follower from the bag and loses it with a probability of {n}%.</source>
            <translation>{who} zieht ein Personenplättchen aus dem Beutel und verliert es mit einer Wahrscheinlichkeit von {n} %.</translation>
        </message>
        <message>
            <source>The monk in the Sacristy can spare {who} this event.</source>
            <translation>Der Mönch in der Sakristei kann {who} das ersparen.</translation>
        </message>
    </context>
    <context>
        <name>OrleansHandOver</name>
        <message>
            <source>{who}, plan your round</source>
            <translation>{who}, plane deine Runde</translation>
        </message>
        <message>
            <source>{who}, draw your followers</source>
            <translation>{who}, ziehe deine Gefolgsleute</translation>
        </message>
        <message>
            <source>Before round 1</source>
            <translation>Vor Runde 1</translation>
        </message>
        <message>
            <source>Round {round} · The others are planning too. Nobody sees your plan until everyone has finished.</source>
            <translation>Runde {round} · Die anderen planen auch. Niemand sieht deinen Plan, bevor alle fertig sind.</translation>
        </message>
        <message>
            <source>Round {round} · The other plan is ready. Nobody sees your plan until you have finished it.</source>
            <translation>Runde {round} · Der andere Plan ist fertig. Niemand sieht deinen Plan, bevor du fertig bist.</translation>
        </message>
        <message>
            <source>Round {round} · All other plans are ready. Nobody sees your plan until you have finished it.</source>
            <translation>Runde {round} · Alle anderen Pläne sind fertig. Niemand sieht deinen Plan, bevor du fertig bist.</translation>
        </message>
        <message>
            <source>Round {round} · draws: {n}, followers in your bag: {bag}</source>
            <translation>Runde {round} · Ziehungen: {n}, Gefolgsleute im Beutel: {bag}</translation>
        </message>
        <message>
            <source>Round {round} · active places: {n}</source>
            <translation>Runde {round} · aktivierte Orte: {n}</translation>
        </message>
    </context>
    <context>
        <name>OrleansName</name>
        <message>
            <source>starting {follower:nom}</source>
            <translation>Start-{follower:nom}</translation>
        </message>
        <message>
            <source>starting {follower:acc}</source>
            <translation>Start-{follower:acc}</translation>
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
            <translation>Für diese Runde passen</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Münzen</translation>
        </message>
        <message>
            <source>Goods</source>
            <translation>Waren</translation>
        </message>
        <message>
            <source>Development points</source>
            <translation>Entwicklungspunkte</translation>
        </message>
        <message>
            <source>Citizens</source>
            <translation>Bürger</translation>
        </message>
        <message>
            <source>Trading stations</source>
            <translation>Kontore</translation>
        </message>
        <message>
            <source>Followers</source>
            <translation>Gefolgsleute</translation>
        </message>
        <message>
            <source>Coins</source>
            <comment>points, in a chart</comment>
            <translation>Münzen</translation>
        </message>
        <message>
            <source>Goods</source>
            <comment>points, in a chart</comment>
            <translation>Waren</translation>
        </message>
        <message>
            <source>Trading stations</source>
            <comment>points, in a chart</comment>
            <translation>Kontore</translation>
        </message>
        <message>
            <source>Citizens</source>
            <comment>points, in a chart</comment>
            <translation>Bürger</translation>
        </message>
        <message>
            <source>next town, place or space in that direction</source>
            <translation>nächste Stadt, nächster Ort oder nächstes Feld in dieser Richtung</translation>
        </message>
        <message>
            <source>done, pass, continue</source>
            <translation>fertig, passen, weiter</translation>
        </message>
        <message>
            <source>zoom in or out of the map, the town board or the deeds, or show all of it</source>
            <translation>Karte, Stadt oder Werke vergrößern, verkleinern, ganz zeigen</translation>
        </message>
        <message>
            <source>Trial: nothing here counts. Draws and the secret plans of other players are assumed.</source>
            <translation>Nur ein Versuch: Nichts davon zählt. Was gezogen wird und was andere verdeckt geplant haben, ist hier nur angenommen.</translation>
        </message>
        <message>
            <source>What the position would count if the game ended now.</source>
            <translation>So viele Punkte wären es, wenn das Spiel jetzt endete.</translation>
        </message>
        <message>
            <source>Spaces on the development track.</source>
            <translation>Felder auf der Entwicklungsleiste.</translation>
        </message>
        <message>
            <source>All followers, wherever they are: in the bag, on the market, on places.</source>
            <translation>Alle Gefolgsleute, wo sie auch sind: im Beutel, auf dem Markt, an Orten.</translation>
        </message>
    </context>
    <context>
        <name>OrleansPreview</name>
        <message>
            <source>No place has all its followers: this plan gives you no action.</source>
            <translation>Kein Ort hat alle nötigen Gefolgsleute: Mit diesem Plan hast du keine Aktion.</translation>
        </message>
        <message>
            <source>Not placed yet: {follower}. Possible places: {places}.</source>
            <translation>Noch nicht eingesetzt: {follower}. Mögliche Orte: {places}.</translation>
        </message>
        <message>
            <source>Then the next event is turned up. This cannot be undone.</source>
            <translation>Danach gibt es kein Zurück: Das nächste Ereignis wird aufgedeckt.</translation>
        </message>
        <message>
            <source>Then the next event is turned up.</source>
            <translation>Danach wird das nächste Ereignis aufgedeckt.</translation>
        </message>
        <message>
            <source>Then followers are drawn from the bag. This cannot be undone.</source>
            <translation>Danach gibt es kein Zurück: Gefolgsleute werden aus dem Beutel gezogen.</translation>
        </message>
        <message>
            <source>Then followers are drawn from the bag.</source>
            <translation>Danach werden Gefolgsleute aus dem Beutel gezogen.</translation>
        </message>
        <message>
            <source>Then all plans are revealed. This cannot be undone.</source>
            <translation>Danach gibt es kein Zurück: Alle Pläne werden aufgedeckt.</translation>
        </message>
        <message>
            <source>Then all plans are revealed.</source>
            <translation>Danach werden alle Pläne aufgedeckt.</translation>
        </message>
        <message>
            <source>Then a follower is drawn for the Plague. This cannot be undone.</source>
            <translation>Danach gibt es kein Zurück: Für die Pest wird ein Personenplättchen gezogen.</translation>
        </message>
        <message>
            <source>Then a follower is drawn for the Plague.</source>
            <translation>Danach wird für die Pest ein Personenplättchen gezogen.</translation>
        </message>
        <message>
            <source>Then chance decides which follower is lost. This cannot be undone.</source>
            <translation>Danach gibt es kein Zurück: Der Zufall entscheidet, welches Personenplättchen verloren geht.</translation>
        </message>
        <message>
            <source>Then chance decides which follower is lost.</source>
            <translation>Danach entscheidet der Zufall, welches Personenplättchen verloren geht.</translation>
        </message>
        <message>
            <source>Others still have to decide: {names}.</source>
            <translation>Noch zu entscheiden haben: {names}.</translation>
        </message>
        <message>
            <source>Put this follower back: all possible slots light up again.</source>
            <translation>Lege dieses Personenplättchen zurück: Alle möglichen Aktionsfelder leuchten wieder.</translation>
        </message>
        <message>
            <source>Pick up this follower: only the slots it fits stay lit.</source>
            <translation>Nimm dieses Personenplättchen auf: Nur die Aktionsfelder, auf die es passt, bleiben beleuchtet.</translation>
        </message>
        <message>
            <source>{who} returns to the plan while others are still planning.</source>
            <translation>{who} kehrt zum eigenen Plan zurück, solange noch andere planen.</translation>
        </message>
        <message>
            <source>active: {place:nom}</source>
            <translation>aktiviert: {place:nom}</translation>
        </message>
        <message>
            <source>no longer active: {place:nom}</source>
            <translation>nicht mehr aktiviert: {place:nom}</translation>
        </message>
        <message>
            <source>still missing here: {followers}</source>
            <translation>hier fehlen noch: {followers}</translation>
        </message>
        <message>
            <source>lost: {place:nom}</source>
            <translation>verloren: {place:nom}</translation>
        </message>
        <message>
            <source>new in your bag: {follower:nom}</source>
            <translation>neu in deinem Beutel: {follower:nom}</translation>
        </message>
        <message>
            <source>new among your places: {place:nom}</source>
            <translation>neu unter deinen Orten: {place:nom}</translation>
        </message>
        <message>
            <source>out of the game: {place:nom}</source>
            <translation>aus dem Spiel: {place:nom}</translation>
        </message>
        <message>
            <source>your merchant: {town:nom}</source>
            <translation>deine Händlerfigur: {town:nom}</translation>
        </message>
        <message>
            <source>merchant of {who}: {town:nom}</source>
            <translation>Händlerfigur ({who}): {town:nom}</translation>
        </message>
        <message>
            <source>new trading station: {town:nom}</source>
            <translation>neues Kontor: {town:nom}</translation>
        </message>
        <message>
            <source>gone for good: {follower:nom}</source>
            <translation>verlässt dich für immer: {follower:nom}</translation>
        </message>
        <message>
            <source>to the Gunpowder Tower: {follower}</source>
            <translation>in den Pulverturm: {follower}</translation>
        </message>
        <message>
            <source>to the market: {follower}</source>
            <translation>auf den Markt: {follower}</translation>
        </message>
        <message>
            <source>one fewer draw</source>
            <translation>eine Ziehung weniger</translation>
        </message>
        <message>
            <source>this slot stays filled for the rest of the game</source>
            <translation>dieses Aktionsfeld bleibt bis zum Spielende besetzt</translation>
        </message>
        <message>
            <source>back in hand: {follower}</source>
            <translation>wieder verfügbar: {follower}</translation>
        </message>
        <message>
            <source>the treasury cannot pay {n:coin:acc}</source>
            <translation>der Bank fehlen: {n:coin:nom}</translation>
        </message>
        <message>
            <source>spared: {event:nom}</source>
            <translation>du bleibst verschont: {event:nom}</translation>
        </message>
        <message>
            <source>not used in this round: {places}</source>
            <translation>in dieser Runde ungenutzt: {places}</translation>
        </message>
        <message>
            <source>{sign}{n} ({good:nom})</source>
            <translation>{sign}{n} ({good:nom})</translation>
        </message>
        <message>
            <source>from the next round on you draw up to {n:follower:gen}</source>
            <translation>ab der nächsten Runde ziehst du bis zu {n:follower:acc}</translation>
        </message>
        <message>
            <source>your development level: {n}</source>
            <translation>dein Entwicklungsstand: {n}</translation>
        </message>
        <message>
            <source>then in your bag: {n:follower:nom}</source>
            <translation>danach in deinem Beutel: {n:follower:nom}</translation>
        </message>
        <message>
            <source>Then {who} decides ({phase:nom}).</source>
            <translation>Dann entscheidet {who} ({phase:nom}).</translation>
        </message>
    </context>
    <context>
        <name>OrleansPrompt</name>
        <message>
            <source>The others are still choosing.</source>
            <translation>Die anderen wählen noch.</translation>
        </message>
        <message>
            <source>{names} wins with {n:point:nom}.</source>
            <translation>{names} gewinnt mit {n:point:dat}.</translation>
        </message>
        <message>
            <source>{names} share the victory with {n:point:nom}.</source>
            <translation>Geteilter Sieg für {names} mit {n:point:dat}.</translation>
        </message>
        <message>
            <source>You owe {n:coin:acc} and have {owned}: pay what you have first.</source>
            <translation>Du schuldest {n:coin:acc} und hast {owned}: Zahle zuerst, was du hast.</translation>
        </message>
        <message>
            <source>Torture: you are {n:coin:nom} short. Give something up for each missing coin.</source>
            <translation>Folter: {n:coin:nom} zu wenig. Gib für jede fehlende Münze etwas ab.</translation>
        </message>
        <message>
            <source>Draw up to {n:follower:gen}, or return some to the market instead.</source>
            <translation>Ziehe höchstens {n:follower:acc} oder hole stattdessen Gefolgsleute auf den Markt zurück.</translation>
        </message>
        <message>
            <source>Draw up to {n:follower:gen}.</source>
            <translation>Ziehe höchstens {n:follower:acc}.</translation>
        </message>
        <message>
            <source>You have no draws left: choose Done.</source>
            <translation>Du kannst nicht mehr ziehen: Wähle „Fertig“.</translation>
        </message>
        <message>
            <source>Market or Gunpowder Tower? Place: {followers}.</source>
            <translation>Markt oder Pulverturm? Lege ab: {followers}.</translation>
        </message>
        <message>
            <source>Bathhouse: choose which follower to keep ({followers}).</source>
            <translation>Badehaus: Wähle, wen du behältst ({followers}).</translation>
        </message>
        <message>
            <source>Bathhouse: there is no room, so they all go back to the bag ({followers}).</source>
            <translation>Badehaus: Kein Feld ist frei, also kommen alle zurück in den Beutel ({followers}).</translation>
        </message>
        <message>
            <source>Trader: choose a place tile from stack I.</source>
            <translation>Händler: Wähle eine Ortskarte aus Kategorie I.</translation>
        </message>
        <message>
            <source>Trader: choose a place tile from stack I or II.</source>
            <translation>Händler: Wähle eine Ortskarte aus Kategorie I oder II.</translation>
        </message>
        <message>
            <source>Return a place tile to the box or decline.</source>
            <translation>Lege eine Ortskarte zurück in die Schachtel oder verzichte darauf.</translation>
        </message>
        <message>
            <source>Turn up the next hourglass tile.</source>
            <translation>Decke die nächste Stundenglaskarte auf.</translation>
        </message>
        <message>
            <source>Plan: put followers on action slots, then choose Done.</source>
            <translation>Plane: Lege Gefolgsleute auf Aktionsfelder und wähle dann „Fertig“.</translation>
        </message>
        <message>
            <source>Continue filling this place or confirm it: {place:nom}.</source>
            <translation>Besetze diesen Ort weiter oder beende seine Planung: {place:nom}.</translation>
        </message>
        <message>
            <source>You may place new technology tiles on slots now.</source>
            <translation>Du darfst jetzt neue Technikplättchen auf Aktionsfelder legen.</translation>
        </message>
        <message>
            <source>Use an active place or pass.</source>
            <translation>Nutze einen aktivierten Ort oder passe.</translation>
        </message>
        <message>
            <source>Finish the action: {place:nom}.</source>
            <translation>Bringe die Aktion zu Ende: {place:nom}.</translation>
        </message>
        <message>
            <source>Choose which follower to recruit ({place:nom}).</source>
            <translation>Wähle, wen du anwirbst ({place:nom}).</translation>
        </message>
        <message>
            <source>Choose your merchant’s route ({place:nom}).</source>
            <translation>Wähle den Weg deiner Händlerfigur ({place:nom}).</translation>
        </message>
        <message>
            <source>You may take one goods tile from the route.</source>
            <translation>Du darfst unterwegs eine Ware mitnehmen.</translation>
        </message>
        <message>
            <source>Send a follower to a deed ({place:nom}).</source>
            <translation>Schicke jemanden zu den segensreichen Werken ({place:nom}).</translation>
        </message>
        <message>
            <source>You may send another follower to a deed ({place:nom}).</source>
            <translation>Du darfst noch jemanden zu den segensreichen Werken schicken ({place:nom}).</translation>
        </message>
        <message>
            <source>Choose your reward: coins or development.</source>
            <translation>Wähle deine Belohnung: Münzen oder Entwicklung.</translation>
        </message>
        <message>
            <source>How many coins will you turn into development points?</source>
            <translation>Für wie viele Münzen kaufst du Entwicklungspunkte?</translation>
        </message>
        <message>
            <source>Choose the goods tile you pay with ({place:nom}).</source>
            <translation>Wähle die Ware, mit der du zahlst ({place:nom}).</translation>
        </message>
        <message>
            <source>How much grain will you bake into bread?</source>
            <translation>Wie viel Getreide wird zu Brot?</translation>
        </message>
        <message>
            <source>Choose a track: you take the reward of your space on it again.</source>
            <translation>Wähle eine Leiste: Du erhältst die Belohnung deines Feldes noch einmal.</translation>
        </message>
        <message>
            <source>Choose another player’s merchant and where it goes.</source>
            <translation>Wähle eine fremde Händlerfigur und ihren Weg.</translation>
        </message>
        <message>
            <source>The event takes effect now: {event:nom}.</source>
            <translation>Jetzt tritt das Ereignis ein: {event:nom}.</translation>
        </message>
        <message>
            <source>Return the monk from the Sacristy to the bag to be spared this event ({event:nom})?</source>
            <translation>Legst du den Mönch der Sakristei in den Beutel zurück, um von diesem Ereignis ({event:nom}) verschont zu bleiben?</translation>
        </message>
        <message>
            <source>Hand in one food tile.</source>
            <translation>Gib eine Ware ab, die als Nahrung gilt.</translation>
        </message>
        <message>
            <source>Followers sent: {done} of {total}</source>
            <translation>Entsandte Gefolgsleute: {done} von {total}</translation>
        </message>
        <message>
            <source>Your bag is empty: return followers to the market instead, or choose Done.</source>
            <translation>Dein Beutel ist leer: Hole stattdessen Gefolgsleute auf den Markt zurück oder wähle „Fertig“.</translation>
        </message>
        <message>
            <source>Your bag is empty: choose Done.</source>
            <translation>Dein Beutel ist leer: Wähle „Fertig“.</translation>
        </message>
        <message>
            <source>None of your places is active: pass.</source>
            <translation>Keiner deiner Orte ist aktiviert: Passe.</translation>
        </message>
    </context>
    <context>
        <name>OrleansRefusal</name>
        <message>
            <source>{who} is drawing now.</source>
            <translation>Jetzt zieht {who}.</translation>
        </message>
        <message>
            <source>At this table players draw one after another, clockwise from the start player.</source>
            <translation>An diesem Tisch wird reihum gezogen, im Uhrzeigersinn und beginnend beim Startspielerstein.</translation>
        </message>
        <message>
            <source>{who} is planning now.</source>
            <translation>Jetzt plant {who}.</translation>
        </message>
        <message>
            <source>At this table players plan one after another, one place at a time.</source>
            <translation>An diesem Tisch wird reihum geplant, immer nur ein Ort auf einmal.</translation>
        </message>
        <message>
            <source>Only the start player does that: {who}.</source>
            <translation>Das macht, wer den Startspielerstein hat: {who}.</translation>
        </message>
        <message>
            <source>The start player turns up the hourglass tile and resolves the event.</source>
            <translation>Wer den Startspielerstein hat, deckt die Stundenglaskarte auf und führt das Ereignis aus.</translation>
        </message>
        <message>
            <source>{who} still has a debt.</source>
            <translation>{who} hat noch Schulden.</translation>
        </message>
        <message>
            <source>The game continues once the debt is settled, by torture if there are no coins left.</source>
            <translation>Weiter geht es, wenn die Schulden beglichen sind; fehlen dafür Münzen, kommt es zur Folter.</translation>
        </message>
        <message>
            <source>{who} has to choose first.</source>
            <translation>Zuerst entscheidet {who}.</translation>
        </message>
        <message>
            <source>You have nothing to decide until that choice is made.</source>
            <translation>Bis dahin hast du nichts zu entscheiden.</translation>
        </message>
        <message>
            <source>You have passed this round.</source>
            <translation>Du hast in dieser Runde schon gepasst.</translation>
        </message>
        <message>
            <source>Once you have passed, you take no more actions until the next round.</source>
            <translation>Wer passt, führt bis zur nächsten Runde keine Aktionen mehr aus.</translation>
        </message>
        <message>
            <source>You have finished this phase.</source>
            <translation>Du bist mit dieser Phase schon fertig.</translation>
        </message>
        <message>
            <source>The game continues when the other players have finished.</source>
            <translation>Warte, bis auch die anderen fertig sind; dann geht das Spiel weiter.</translation>
        </message>
        <message>
            <source>You have another decision to make first.</source>
            <translation>Eine andere Frage ist noch offen.</translation>
        </message>
        <message>
            <source>Finish what you have started; then the game continues.</source>
            <translation>Bringe zu Ende, was begonnen ist; dann geht das Spiel weiter.</translation>
        </message>
        <message>
            <source>That belongs to another phase.</source>
            <translation>Das gehört in eine andere Phase.</translation>
        </message>
        <message>
            <source>A round has seven phases, and this is not done in the current one.</source>
            <translation>Eine Runde hat sieben Phasen, und in der jetzigen ist das nicht vorgesehen.</translation>
        </message>
        <message>
            <source>There is nothing to decline.</source>
            <translation>Es gibt nichts, worauf du verzichten kannst.</translation>
        </message>
        <message>
            <source>You can decline only an offer, and there is none now.</source>
            <translation>Verzichten kannst du nur auf das, was dir angeboten wird, und gerade wird nichts angeboten.</translation>
        </message>
        <message>
            <source>This tile is not in a stack.</source>
            <translation>Diese Karte liegt auf keinem Stapel.</translation>
        </message>
        <message>
            <source>You can choose only tiles that are still in stack I or II.</source>
            <translation>Wählen kannst du nur Ortskarten, die noch auf den Stapeln der Kategorien I und II liegen.</translation>
        </message>
        <message>
            <source>That is more than you may draw.</source>
            <translation>So viele darfst du nicht ziehen.</translation>
        </message>
        <message>
            <source>The knight track lets you draw {second:follower:acc} a round; draws left: {first}.</source>
            <translation>Die Ritterleiste erlaubt dir je Runde {second:follower:acc}; davon übrig: {first}.</translation>
        </message>
        <message>
            <source>There is not enough room on your market.</source>
            <translation>Auf deinem Markt ist zu wenig Platz.</translation>
        </message>
        <message>
            <source>Each follower you draw needs a free space; free spaces: {first}.</source>
            <translation>Jedes gezogene Personenplättchen braucht ein freies Feld; freie Felder: {first}.</translation>
        </message>
        <message>
            <source>Your bag does not hold that many followers.</source>
            <translation>So viele sind nicht in deinem Beutel.</translation>
        </message>
        <message>
            <source>You can draw only what is there; followers in the bag: {first}.</source>
            <translation>Du ziehst nur, was da ist; Personenplättchen im Beutel: {first}.</translation>
        </message>
        <message>
            <source>Draw at least one follower.</source>
            <translation>Ziehe mindestens ein Personenplättchen.</translation>
        </message>
        <message>
            <source>If you do not want any, choose Done.</source>
            <translation>Willst du keines ziehen, wähle „Fertig“.</translation>
        </message>
        <message>
            <source>You have no draw to give up.</source>
            <translation>Dir bleibt keine Ziehung, auf die du verzichten könntest.</translation>
        </message>
        <message>
            <source>Returning a follower to the market costs one of your draws ({first} in all), and you have used them all.</source>
            <translation>Für jedes zurückgeholte Personenplättchen verzichtest du auf eine deiner Ziehungen (insgesamt {first}), und alle sind verbraucht.</translation>
        </message>
        <message>
            <source>There is no room on your market.</source>
            <translation>Auf dem Markt ist kein Platz.</translation>
        </message>
        <message>
            <source>A follower returned to the market needs a free space, just like one drawn from the bag.</source>
            <translation>Ein zurückgeholtes Personenplättchen braucht ein freies Marktfeld, genau wie ein gezogenes.</translation>
        </message>
        <message>
            <source>You gave up draws to return followers.</source>
            <translation>Statt zu ziehen, hast du schon andere zurückgeholt.</translation>
        </message>
        <message>
            <source>You may draw or return at most {second} followers in all; {first} left.</source>
            <translation>Ziehen und zurückholen darfst du zusammen höchstens {second}; davon übrig: {first}.</translation>
        </message>
        <message>
            <source>Your bag does not cover that draw.</source>
            <translation>Dafür reicht dein Beutel nicht.</translation>
        </message>
        <message>
            <source>At this table you can give up a draw only if your bag holds a follower for it; followers in the bag: {first}.</source>
            <translation>An diesem Tisch kannst du nur so viele Personenplättchen zurückholen, wie im Beutel liegen; jetzt darin: {first}.</translation>
        </message>
        <message>
            <source>There is no follower there.</source>
            <translation>Dort liegt kein Personenplättchen.</translation>
        </message>
        <message>
            <source>You can take back only a follower on an action slot.</source>
            <translation>Zurückholen kannst du nur jemanden von einem Aktionsfeld.</translation>
        </message>
        <message>
            <source>Your market is full.</source>
            <translation>Dein Markt ist voll.</translation>
        </message>
        <message>
            <source>The follower you keep from the Bathhouse needs a free space.</source>
            <translation>Das Personenplättchen, das du aus dem Badehaus behältst, braucht ein freies Feld.</translation>
        </message>
        <message>
            <source>You have room to keep one.</source>
            <translation>Für eines hast du Platz.</translation>
        </message>
        <message>
            <source>They all go back to the bag only when your market has no free space.</source>
            <translation>Alle kommen nur dann zurück in den Beutel, wenn auf dem Markt gar kein Feld frei ist.</translation>
        </message>
        <message>
            <source>There is no space in the Gunpowder Tower.</source>
            <translation>Im Pulverturm ist kein Platz.</translation>
        </message>
        <message>
            <source>You have not drawn that follower.</source>
            <translation>Dieses Personenplättchen hast du nicht gezogen.</translation>
        </message>
        <message>
            <source>You can place only the followers you have just drawn.</source>
            <translation>Ablegen kannst du nur, was du gerade gezogen hast.</translation>
        </message>
        <message>
            <source>Place the followers you have drawn first.</source>
            <translation>Lege erst ab, was du gezogen hast.</translation>
        </message>
        <message>
            <source>Put every follower you draw on your market or in your Gunpowder Tower before you do anything else.</source>
            <translation>Jedes gezogene Personenplättchen kommt auf den Markt oder in den Turm, bevor es weitergeht.</translation>
        </message>
        <message>
            <source>There is no such follower there.</source>
            <translation>So ein Personenplättchen liegt dort nicht.</translation>
        </message>
        <message>
            <source>You plan with the followers on your market or in your Gunpowder Tower.</source>
            <translation>Du planst mit Personenplättchen auf deinem Markt oder in deinem Pulverturm.</translation>
        </message>
        <message>
            <source>This place is not yours.</source>
            <translation>Dieser Ort gehört dir nicht.</translation>
        </message>
        <message>
            <source>You can use only the ten places on your board and the place tiles you have taken.</source>
            <translation>Du darfst nur die zehn Orte deines Tableaus und die Ortskarten benutzen, die du genommen hast.</translation>
        </message>
        <message>
            <source>There is no such slot.</source>
            <translation>So ein Aktionsfeld gibt es nicht.</translation>
        </message>
        <message>
            <source>This place has only the slots shown below it.</source>
            <translation>Dieser Ort hat nur die Aktionsfelder, die darunter gezeigt sind.</translation>
        </message>
        <message>
            <source>This slot needs a different follower.</source>
            <translation>Auf dieses Feld gehört ein anderes Personenplättchen.</translation>
        </message>
        <message>
            <source>This slot needs: {wanted:nom}. This does not fit: {follower:nom}.</source>
            <translation>Hier wird verlangt: {wanted:nom}. Hier passt nicht: {follower:nom}.</translation>
        </message>
        <message>
            <source>Only a monk can go here.</source>
            <translation>Hier hilft nur ein Mönch.</translation>
        </message>
        <message>
            <source>A monk can replace other followers, but no follower and no technology tile can replace a monk.</source>
            <translation>Ein Mönch vertritt andere, ihn selbst aber vertritt niemand, auch kein Technikplättchen.</translation>
        </message>
        <message>
            <source>This slot is taken.</source>
            <translation>Dieses Feld ist besetzt.</translation>
        </message>
        <message>
            <source>Each slot holds one follower or one technology tile.</source>
            <translation>Jedes Aktionsfeld fasst ein Personen- oder ein Technikplättchen.</translation>
        </message>
        <message>
            <source>Starting followers cannot go here.</source>
            <translation>Start-Gefolgsleute dürfen nicht hierher.</translation>
        </message>
        <message>
            <source>Your four starting followers can never be placed in the Town Hall.</source>
            <translation>Deine vier Start-Gefolgsleute kommen nie ins Rathaus.</translation>
        </message>
        <message>
            <source>You can no longer move this follower.</source>
            <translation>Dieses Personenplättchen bleibt liegen.</translation>
        </message>
        <message>
            <source>Followers placed in an earlier round stay there; you can take one back only by giving up a draw.</source>
            <translation>Was in einer früheren Runde geplant wurde, bleibt; zurückholen kannst du es nur, wenn du dafür eines weniger ziehst.</translation>
        </message>
        <message>
            <source>Placements are final at this table.</source>
            <translation>Gelegt ist hier gelegt.</translation>
        </message>
        <message>
            <source>This table does not allow followers to be taken back while planning.</source>
            <translation>An diesem Tisch wird beim Planen nichts zurückgenommen.</translation>
        </message>
        <message>
            <source>Finish the place you have started.</source>
            <translation>Plane erst den begonnenen Ort fertig.</translation>
        </message>
        <message>
            <source>When planning in turn, you finish one place before the next player continues.</source>
            <translation>Plant ihr reihum, besetzt jede Person einen Ort; dann ist die nächste dran.</translation>
        </message>
        <message>
            <source>You have not started a place.</source>
            <translation>Du hast keinen Ort begonnen.</translation>
        </message>
        <message>
            <source>You are still planning.</source>
            <translation>Du planst noch.</translation>
        </message>
        <message>
            <source>Until you choose Done, you can simply change your plan.</source>
            <translation>Solange du nicht „Fertig“ wählst, kannst du deinen Plan einfach ändern.</translation>
        </message>
        <message>
            <source>The plans are final.</source>
            <translation>Die Pläne stehen fest.</translation>
        </message>
        <message>
            <source>A plan can be changed only until everyone has chosen Done; now all plans are revealed.</source>
            <translation>Ein Plan lässt sich nur ändern, bis alle „Fertig“ gewählt haben; jetzt liegen alle Pläne offen.</translation>
        </message>
        <message>
            <source>Done is final at this table.</source>
            <translation>An diesem Tisch gilt „Fertig“ endgültig.</translation>
        </message>
        <message>
            <source>When planning in turn, everyone sees each place as it is finished; whoever is done plans no more in this round.</source>
            <translation>Wird reihum geplant, sehen alle jeden fertigen Ort; wer fertig ist, plant in dieser Runde nicht mehr.</translation>
        </message>
        <message>
            <source>Put a follower on a slot first, or choose Done.</source>
            <translation>Lege erst ein Personenplättchen auf ein Aktionsfeld oder wähle „Fertig“.</translation>
        </message>
        <message>
            <source>You have no technology tile to place.</source>
            <translation>Du hast kein freies Technikplättchen.</translation>
        </message>
        <message>
            <source>You get technology tiles from craftsmen and the Laboratory; tiles already placed stay where they are.</source>
            <translation>Handwerker und Laboratorium bringen neue; schon gelegte bleiben, wo sie sind.</translation>
        </message>
        <message>
            <source>Your first technology tile replaces a farmer.</source>
            <translation>Das erste Plättchen ersetzt einen Bauern.</translation>
        </message>
        <message>
            <source>Your first technology tile must cover a farmer slot; later ones have more choice.</source>
            <translation>Dein erstes Technikplättchen kommt auf ein Bauernfeld; bei späteren bist du freier.</translation>
        </message>
        <message>
            <source>This would be your first technology tile.</source>
            <translation>Das wäre dein erstes Plättchen.</translation>
        </message>
        <message>
            <source>A tile from the Laboratory must also go on a farmer slot if it is the first you place.</source>
            <translation>Auch das Technikplättchen aus dem Laboratorium kommt auf ein Bauernfeld, wenn es dein erstes ist.</translation>
        </message>
        <message>
            <source>A monk cannot be replaced.</source>
            <translation>Ein Mönch ist nicht zu ersetzen.</translation>
        </message>
        <message>
            <source>A technology tile never covers a monk slot.</source>
            <translation>Ein Technikplättchen kommt nie auf ein Mönchsfeld.</translation>
        </message>
        <message>
            <source>This place already has a technology tile.</source>
            <translation>Dieser Ort hat schon ein Technikplättchen.</translation>
        </message>
        <message>
            <source>Only one technology tile fits on each place.</source>
            <translation>Auf jeden Ort passt nur ein Technikplättchen.</translation>
        </message>
        <message>
            <source>This place has only one slot.</source>
            <translation>Dieser Ort hat nur ein Feld.</translation>
        </message>
        <message>
            <source>A technology tile can go only on a place with two or more slots.</source>
            <translation>Ein Technikplättchen kommt dorthin, wo es mindestens zwei Aktionsfelder gibt.</translation>
        </message>
        <message>
            <source>This technology tile is too new.</source>
            <translation>Dieses Plättchen ist zu neu.</translation>
        </message>
        <message>
            <source>A technology tile gained this round can be placed only once the action phase is over.</source>
            <translation>Ein Technikplättchen aus dieser Runde wird erst gelegt, wenn die Aktionen vorbei sind.</translation>
        </message>
        <message>
            <source>You cannot place a technology tile now.</source>
            <translation>Jetzt kannst du kein Technikplättchen legen.</translation>
        </message>
        <message>
            <source>Technology tiles go on empty slots, and only during planning.</source>
            <translation>Technikplättchen kommen auf leere Aktionsfelder, und nur beim Planen.</translation>
        </message>
        <message>
            <source>This slot takes any follower.</source>
            <translation>Dieses Feld nimmt jedes Personenplättchen auf.</translation>
        </message>
        <message>
            <source>A technology tile replaces one particular type of follower, so it cannot go on a slot like this.</source>
            <translation>Ein Technikplättchen ersetzt eine bestimmte Art von Gefolgsleuten, deshalb passt es nicht auf ein solches Feld.</translation>
        </message>
        <message>
            <source>A technology tile stays put.</source>
            <translation>Ein Technikplättchen bleibt liegen.</translation>
        </message>
        <message>
            <source>This place is not active.</source>
            <translation>Dieser Ort ist nicht aktiviert.</translation>
        </message>
        <message>
            <source>Slots filled: {first}; slots needed: {second}.</source>
            <translation>Belegte Felder: {first}; nötige Felder: {second}.</translation>
        </message>
        <message>
            <source>This place has no action.</source>
            <translation>Dieser Ort hat keine Aktion.</translation>
        </message>
        <message>
            <source>Its effect is automatic; you never use it as an action.</source>
            <translation>Er wirkt von selbst und wird nicht in einem Zug genutzt.</translation>
        </message>
        <message>
            <source>The Sacristy waits for an event.</source>
            <translation>Die Sakristei wartet auf ein Ereignis.</translation>
        </message>
        <message>
            <source>Its monk is returned to the bag when Harvest, Taxes or Plague takes effect.</source>
            <translation>Ihr Mönch kommt in den Beutel zurück, wenn er dich vor Ernte, Steuern oder Pest bewahrt.</translation>
        </message>
        <message>
            <source>There is no such route from this town.</source>
            <translation>Aus dieser Stadt führt keine solche Verbindung.</translation>
        </message>
        <message>
            <source>Your merchant could not travel, so you cannot choose this action; the followers stay where they are.</source>
            <translation>Deine Händlerfigur könnte nicht reisen, also darfst du die Aktion nicht wählen; die Personenplättchen bleiben liegen.</translation>
        </message>
        <message>
            <source>You have no trading station on the map.</source>
            <translation>Du hast kein Kontor auf dem Spielplan.</translation>
        </message>
        <message>
            <source>This place counts your trading stations; without any, you cannot choose the action, and the followers stay where they are.</source>
            <translation>Dieser Ort zählt deine Kontore; ohne eines darfst du die Aktion nicht wählen, und die Personenplättchen bleiben liegen.</translation>
        </message>
        <message>
            <source>You have reached the end of that track.</source>
            <translation>Dort bist du schon am Ende der Leiste.</translation>
        </message>
        <message>
            <source>On the last space of a track, its action is no longer possible.</source>
            <translation>Auf dem letzten Feld einer Leiste ist ihre Aktion nicht mehr möglich.</translation>
        </message>
        <message>
            <source>That stack is empty.</source>
            <translation>Dieser Stapel ist leer.</translation>
        </message>
        <message>
            <source>There is no tile or follower left to take here.</source>
            <translation>Was du hier nehmen würdest, ist nicht mehr im Vorrat.</translation>
        </message>
        <message>
            <source>The goods tile you would get is gone.</source>
            <translation>Die Ware, die du bekämst, ist ausgegangen.</translation>
        </message>
        <message>
            <source>The next space of the farmer track gives a goods tile that has run out.</source>
            <translation>Das nächste Feld der Bauernleiste gibt eine Ware, die nicht mehr vorrätig ist.</translation>
        </message>
        <message>
            <source>You cannot recruit monks this round.</source>
            <translation>In dieser Runde kannst du keine Mönche anwerben.</translation>
        </message>
        <message>
            <source>While Pilgrimage is face up, no player may recruit a monk.</source>
            <translation>Solange die Wallfahrt offen liegt, wirbt niemand einen Mönch an.</translation>
        </message>
        <message>
            <source>Those goods tiles have run out.</source>
            <translation>Diese Ware ist ausgegangen.</translation>
        </message>
        <message>
            <source>This place cannot be used while its stack on the goods market is empty.</source>
            <translation>Der Ort ist nicht nutzbar, solange der Stapel seiner Ware auf dem Warenmarkt leer ist.</translation>
        </message>
        <message>
            <source>There is no place tile left for you.</source>
            <translation>Für dich ist keine Ortskarte übrig.</translation>
        </message>
        <message>
            <source>Recruiting a trader brings a place tile; if there is none to take, you cannot recruit one.</source>
            <translation>Ein Händler bringt eine Ortskarte; gibt es keine mehr, kannst du keinen anwerben.</translation>
        </message>
        <message>
            <source>Your first tile comes from stack I.</source>
            <translation>Deine erste Ortskarte kommt aus Kategorie I.</translation>
        </message>
        <message>
            <source>Tiles from stack II become available only with later steps on the trader track.</source>
            <translation>Erst spätere Schritte auf der Händlerleiste öffnen auch Kategorie II.</translation>
        </message>
        <message>
            <source>The Village cannot recruit that follower.</source>
            <translation>Im Dorf kannst du so jemanden nicht anwerben.</translation>
        </message>
        <message>
            <source>Choose a boatman, a craftsman or a trader.</source>
            <translation>Wähle einen Schiffer, einen Handwerker oder einen Händler.</translation>
        </message>
        <message>
            <source>There is already a trading station here.</source>
            <translation>Hier steht schon ein Kontor.</translation>
        </message>
        <message>
            <source>A town has room for one, no matter who built it.</source>
            <translation>Eine Stadt hat Platz für eines, egal von wem.</translation>
        </message>
        <message>
            <source>You already have a trading station here.</source>
            <translation>Dein Kontor steht hier schon.</translation>
        </message>
        <message>
            <source>In Orléans each player may build a trading station, but only one.</source>
            <translation>In Orléans dürfen alle je ein Kontor bauen, mehr nicht.</translation>
        </message>
        <message>
            <source>You have no trading station left.</source>
            <translation>Du hast kein Kontor mehr.</translation>
        </message>
        <message>
            <source>All your trading stations have been built or given up.</source>
            <translation>Alle deine Kontore sind gebaut oder abgegeben.</translation>
        </message>
        <message>
            <source>Your merchant has to move.</source>
            <translation>Die Händlerfigur muss reisen.</translation>
        </message>
        <message>
            <source>Travelling means following exactly one route; staying put does not count.</source>
            <translation>Eine Reise führt über genau eine Verbindung; stehen bleiben ist keine Reise.</translation>
        </message>
        <message>
            <source>The Ship needs a waterway.</source>
            <translation>Das Schiff braucht einen Wasserweg.</translation>
        </message>
        <message>
            <source>No waterway leads there from your merchant’s town.</source>
            <translation>Von der Stadt deiner Händlerfigur führt kein Wasserweg dorthin.</translation>
        </message>
        <message>
            <source>The Wagon needs a road.</source>
            <translation>Der Wagen braucht einen Landweg.</translation>
        </message>
        <message>
            <source>No road leads there from your merchant’s town.</source>
            <translation>Von der Stadt deiner Händlerfigur führt kein Landweg dorthin.</translation>
        </message>
        <message>
            <source>The Horse Wagon needs a road.</source>
            <translation>Der Pferdewagen braucht einen Landweg.</translation>
        </message>
        <message>
            <source>It moves your merchant to a neighbouring town by road only.</source>
            <translation>Er bringt deine Händlerfigur nur auf dem Landweg in eine Nachbarstadt.</translation>
        </message>
        <message>
            <source>There is no goods tile there.</source>
            <translation>Dort liegt keine Ware.</translation>
        </message>
        <message>
            <source>You may travel along the route, but there is nothing on it to take.</source>
            <translation>Reisen kannst du dort, aber zu holen gibt es nichts.</translation>
        </message>
        <message>
            <source>You may take only one goods tile.</source>
            <translation>Du darfst nur eine Ware nehmen.</translation>
        </message>
        <message>
            <source>Choose one of the goods tiles on the route and leave the other.</source>
            <translation>Wähle eine der Waren am Weg und lass die andere liegen.</translation>
        </message>
        <message>
            <source>This deed has no space left.</source>
            <translation>Bei diesem Werk ist kein Platz mehr.</translation>
        </message>
        <message>
            <source>Every space for that follower is taken.</source>
            <translation>Alle Felder für dieses Personenplättchen sind belegt.</translation>
        </message>
        <message>
            <source>This deed needs a different follower.</source>
            <translation>Dieses Werk verlangt ein anderes Personenplättchen.</translation>
        </message>
        <message>
            <source>Each space takes exactly the follower printed on it.</source>
            <translation>Jedes Feld nimmt genau das Personenplättchen auf, das es zeigt.</translation>
        </message>
        <message>
            <source>A monk cannot replace other followers here.</source>
            <translation>Hier vertritt ein Mönch niemanden.</translation>
        </message>
        <message>
            <source>On the deeds board a monk can go only where a monk is printed.</source>
            <translation>Bei den segensreichen Werken passt er nur auf Mönchsfelder.</translation>
        </message>
        <message>
            <source>There are no substitutes for deeds.</source>
            <translation>Bei den Werken gibt es keine Vertretung.</translation>
        </message>
        <message>
            <source>The School, the Herb Garden and the Barracks help with places, not with deeds.</source>
            <translation>Schule, Kräutergarten und Kaserne helfen an Orten, hier nicht.</translation>
        </message>
        <message>
            <source>Starting followers stay with you.</source>
            <translation>Start-Gefolgsleute bleiben bei dir.</translation>
        </message>
        <message>
            <source>They may not go to the deeds from the Gunpowder Tower either.</source>
            <translation>Auch aus dem Pulverturm dürfen sie nicht zu den Werken.</translation>
        </message>
        <message>
            <source>Send at least one follower.</source>
            <translation>Schicke mindestens ein Personenplättchen.</translation>
        </message>
        <message>
            <source>The action is to send one or two followers; you cannot use it to send none.</source>
            <translation>Die Aktion besteht darin, ein oder zwei Personenplättchen zu schicken; ganz ohne geht es nicht.</translation>
        </message>
        <message>
            <source>You cannot pay the price.</source>
            <translation>Den Preis kannst du nicht zahlen.</translation>
        </message>
        <message>
            <source>It costs {first:coin:acc}; you have {second:coin:acc}. Torture does not help here.</source>
            <translation>Er beträgt {first:coin:acc}; du hast {second:coin:acc}. Folter hilft hier nicht.</translation>
        </message>
        <message>
            <source>The Pharmacy does not sell that.</source>
            <translation>Das verkauft die Apotheke nicht.</translation>
        </message>
        <message>
            <source>It sells development points for one coin each, from {first} to {second} at a time.</source>
            <translation>Sie nimmt {first} bis {second} Münzen, jede für einen Entwicklungspunkt.</translation>
        </message>
        <message>
            <source>You have no goods tile to pay with.</source>
            <translation>Du hast keine Ware zum Bezahlen.</translation>
        </message>
        <message>
            <source>This place costs one of your goods tiles.</source>
            <translation>Dieser Ort nimmt eine deiner Waren als Preis.</translation>
        </message>
        <message>
            <source>You do not have that goods tile.</source>
            <translation>So eine Ware hast du nicht.</translation>
        </message>
        <message>
            <source>Pay with one of the goods tiles next to your board.</source>
            <translation>Zahle mit einer Ware, die neben deinem Tableau liegt.</translation>
        </message>
        <message>
            <source>That is too much grain.</source>
            <translation>Das ist zu viel Getreide.</translation>
        </message>
        <message>
            <source>The Bakery bakes at most {first} at a time.</source>
            <translation>Die Bäckerei verarbeitet auf einmal höchstens {first} Getreide.</translation>
        </message>
        <message>
            <source>You do not have enough grain.</source>
            <translation>Du hast zu wenig Getreide.</translation>
        </message>
        <message>
            <source>You can bake only your own grain; you have {first}.</source>
            <translation>Nur dein eigenes Getreide wird zu Brot; du hast {first}.</translation>
        </message>
        <message>
            <source>That space gives nothing now.</source>
            <translation>Dieses Feld bringt jetzt nichts.</translation>
        </message>
        <message>
            <source>A starting space gives nothing, a citizen tile can be gained only once, and an empty stack gives nothing.</source>
            <translation>Ein Startfeld bringt nichts, ein Bürgerplättchen gibt es nur einmal, und ein leerer Stapel gibt nichts her.</translation>
        </message>
        <message>
            <source>Choose another player’s merchant.</source>
            <translation>Wähle eine fremde Händlerfigur.</translation>
        </message>
        <message>
            <source>The Tribunal moves another player’s merchant, never your own.</source>
            <translation>Das Tribunal bewegt eine fremde Händlerfigur, nie deine eigene.</translation>
        </message>
        <message>
            <source>No route leads there.</source>
            <translation>Dorthin führt keine Verbindung.</translation>
        </message>
        <message>
            <source>The merchant moves to a neighbouring town along one road or waterway.</source>
            <translation>Die Händlerfigur reist in eine Nachbarstadt, auf einem Landweg oder einem Wasserweg.</translation>
        </message>
        <message>
            <source>Pay with coins first.</source>
            <translation>Zahle erst mit Münzen.</translation>
        </message>
        <message>
            <source>Torture begins only when you have no coins left; you have {first:coin:acc}.</source>
            <translation>Die Folter beginnt, wenn keine Münze mehr da ist; du hast {first:coin:acc}.</translation>
        </message>
        <message>
            <source>You have no coins left.</source>
            <translation>Du hast keine Münzen mehr.</translation>
        </message>
        <message>
            <source>You pay what you still owe with other possessions.</source>
            <translation>Was du noch schuldest, zahlst du mit anderem Besitz.</translation>
        </message>
        <message>
            <source>You do not owe anything.</source>
            <translation>Du schuldest nichts.</translation>
        </message>
        <message>
            <source>You give something up only when you cannot make a compulsory payment.</source>
            <translation>Etwas abgeben musst du nur, wenn du eine Pflichtzahlung nicht leisten kannst.</translation>
        </message>
        <message>
            <source>You cannot give that up.</source>
            <translation>Das kannst du nicht abgeben.</translation>
        </message>
        <message>
            <source>It must be yours and one of the six kinds of possession that count.</source>
            <translation>Es muss dir gehören und zu den sechs Arten von Besitz zählen, die bei der Folter gelten.</translation>
        </message>
        <message>
            <source>A coin space is in the way.</source>
            <translation>Ein Münzfeld ist im Weg.</translation>
        </message>
        <message>
            <source>The development marker never moves back onto or past a space with coins.</source>
            <translation>Auf der Entwicklungsleiste geht es nie auf ein Münzfeld oder darüber hinweg zurück.</translation>
        </message>
        <message>
            <source>Your bag holds no follower to give up.</source>
            <translation>Aus dem Beutel kannst du niemanden abgeben.</translation>
        </message>
        <message>
            <source>Your bag is empty or holds only starting followers, and those are safe.</source>
            <translation>Er ist leer, oder es sind nur Start-Gefolgsleute darin, und die sind sicher.</translation>
        </message>
        <message>
            <source>Starting followers are safe.</source>
            <translation>Start-Gefolgsleute sind sicher.</translation>
        </message>
        <message>
            <source>Neither the Plague nor torture can take them from you.</source>
            <translation>Weder Pest noch Folter nimmt sie dir.</translation>
        </message>
        <message>
            <source>You have food to hand in.</source>
            <translation>Du hast Nahrung zum Abgeben.</translation>
        </message>
        <message>
            <source>The fine is only for those who have no grain, cheese or wine.</source>
            <translation>Die Strafe zahlt nur, wer weder Getreide noch Käse noch Wein hat.</translation>
        </message>
        <message>
            <source>That is not food.</source>
            <translation>Das ist keine Nahrung.</translation>
        </message>
        <message>
            <source>Harvest takes grain, cheese or wine.</source>
            <translation>Die Ernte verlangt Getreide, Käse oder Wein.</translation>
        </message>
        <message>
            <source>The Sacristy cannot help here.</source>
            <translation>Die Sakristei hilft hier nicht.</translation>
        </message>
        <message>
            <source>It protects you from Harvest, Taxes and Plague, and from nothing else.</source>
            <translation>Sie schützt vor Ernte, Steuern und Pest, sonst vor nichts.</translation>
        </message>
        <message>
            <source>There is no monk in the Sacristy.</source>
            <translation>In der Sakristei liegt kein Mönch.</translation>
        </message>
        <message>
            <source>You need the Sacristy with a monk on it.</source>
            <translation>Du brauchst die Sakristei mit einem Mönch darauf.</translation>
        </message>
        <message>
            <source>Something else has to be decided now.</source>
            <translation>Jetzt ist etwas anderes zu entscheiden.</translation>
        </message>
        <message>
            <source>First make the decision you are being asked for.</source>
            <translation>Beantworte zuerst die Frage, die gerade offen ist.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Das Spiel ist aus.</translation>
        </message>
        <message>
            <source>All eighteen rounds have been played and the points have been counted.</source>
            <translation>Alle achtzehn Runden sind gespielt, und die Punkte sind gezählt.</translation>
        </message>
        <message>
            <source>You have no Bathhouse.</source>
            <translation>Du hast kein Badehaus.</translation>
        </message>
        <message>
            <source>Only the owner of the tile may draw its two extra followers.</source>
            <translation>Die zwei zusätzlichen Personenplättchen zieht nur, wer die Karte besitzt.</translation>
        </message>
        <message>
            <source>You have already used the Bathhouse.</source>
            <translation>Das Badehaus ist schon genutzt.</translation>
        </message>
        <message>
            <source>You can use it only once a round.</source>
            <translation>Du kannst es nur einmal pro Runde nutzen.</translation>
        </message>
        <message>
            <source>Your bag is empty.</source>
            <translation>Dein Beutel ist leer.</translation>
        </message>
        <message>
            <source>The Bathhouse draws from your bag, and there are no followers in it.</source>
            <translation>Im Badehaus ziehst du aus deinem Beutel, und darin ist niemand.</translation>
        </message>
        <message>
            <source>You have no Gunpowder Tower.</source>
            <translation>Du hast keinen Pulverturm.</translation>
        </message>
        <message>
            <source>Only the owner of the tile may put followers there.</source>
            <translation>Nur wer die Karte besitzt, darf Personenplättchen darauf legen.</translation>
        </message>
        <message>
            <source>It holds two followers, and both spaces are taken.</source>
            <translation>Er fasst zwei Personenplättchen, und beide Plätze sind besetzt.</translation>
        </message>
        <message>
            <source>You have already confirmed this place.</source>
            <translation>Dieser Ort ist schon fertig geplant.</translation>
        </message>
        <message>
            <source>When planning in turn, a confirmed place stays as it is, like everything from earlier rounds.</source>
            <translation>Wird reihum geplant, bleibt ein fertiger Ort, wie er ist, ebenso alles aus früheren Runden.</translation>
        </message>
        <message>
            <source>Take back the other tile first.</source>
            <translation>Nimm zuerst das andere Plättchen zurück.</translation>
        </message>
        <message>
            <source>This is your first technology tile, which must be on a farmer slot; without it, your other tile could not stay where it is.</source>
            <translation>Das ist dein erstes Technikplättchen, und es muss auf einem Bauernfeld liegen; ohne es dürfte dein anderes nicht bleiben, wo es ist.</translation>
        </message>
        <message>
            <source>Once you have confirmed the place, or the planning phase has ended, the tile stays where it is until the end of the game.</source>
            <translation>Ist der Ort fertig geplant oder die Planungsphase vorbei, bleibt das Plättchen dort bis zum Spielende liegen.</translation>
        </message>
        <message>
            <source>There is no follower in the Gunpowder Tower.</source>
            <translation>Im Pulverturm ist niemand.</translation>
        </message>
        <message>
            <source>You need at least one follower there to use it; you can put followers there when you draw them.</source>
            <translation>Um ihn zu benutzen, brauchst du mindestens ein Personenplättchen darin; hineinlegen kannst du welche, wenn du sie ziehst.</translation>
        </message>
        <message>
            <source>You cannot recruit anybody there now.</source>
            <translation>Dort lässt sich gerade niemand anwerben.</translation>
        </message>
        <message>
            <source>You have finished each of these tracks, or the supply of what its next space gives has run out; the followers stay where they are.</source>
            <translation>Jede dieser Leisten hast du beendet, oder es fehlt, was ihr nächstes Feld gibt; die Personenplättchen bleiben liegen.</translation>
        </message>
        <message>
            <source>No deed has room for these followers.</source>
            <translation>Bei keinem Werk ist Platz für diese Personenplättchen.</translation>
        </message>
        <message>
            <source>None of the followers here fits a free space on the deeds board, so you cannot choose the action.</source>
            <translation>Keines der Personenplättchen hier passt auf ein freies Feld bei den segensreichen Werken, also darfst du die Aktion nicht wählen.</translation>
        </message>
        <message>
            <source>There is no follower on that slot.</source>
            <translation>Auf diesem Aktionsfeld liegt niemand.</translation>
        </message>
        <message>
            <source>You can send only the followers on these slots to a deed.</source>
            <translation>Zu einem Werk kannst du nur Personenplättchen von diesen Aktionsfeldern schicken.</translation>
        </message>
        <message>
            <source>You cannot move any other merchant.</source>
            <translation>Keine andere Händlerfigur lässt sich bewegen.</translation>
        </message>
        <message>
            <source>No route leads out of the towns where the other merchants are, so you cannot choose the action; the followers stay where they are.</source>
            <translation>Aus den Städten der anderen Händlerfiguren führt kein Weg, also darfst du die Aktion nicht wählen; die Personenplättchen bleiben liegen.</translation>
        </message>
        <message>
            <source>It’s {who}’s turn.</source>
            <translation>Jetzt ist {who} am Zug.</translation>
        </message>
        <message>
            <source>Players take turns clockwise from the start player.</source>
            <translation>Es geht reihum im Uhrzeigersinn, beginnend beim Startspielerstein.</translation>
        </message>
        <message>
            <source>You have nothing to decide now.</source>
            <translation>Du hast gerade nichts zu entscheiden.</translation>
        </message>
        <message>
            <source>There is nothing to do here now.</source>
            <translation>Hier gibt es gerade nichts zu tun.</translation>
        </message>
        <message>
            <source>Something else comes first. {prompt}</source>
            <extracomment>{prompt} is a whole sentence that says what the player has to do.</extracomment>
            <translation>Jetzt ist etwas anderes zu tun. {prompt}</translation>
        </message>
        <message>
            <source>That belongs to {who}.</source>
            <translation>Das gehört {who}.</translation>
        </message>
        <message>
            <source>You have something to do on your own board. {prompt}</source>
            <translation>Jetzt ist auf deinem eigenen Tableau etwas zu tun. {prompt}</translation>
        </message>
        <message>
            <source>None of your followers fits here.</source>
            <translation>Von deinen Gefolgsleuten passt niemand hierher.</translation>
        </message>
        <message>
            <source>This slot needs: {wanted:nom}. None of those you can place now fits it.</source>
            <translation>Hier wird verlangt: {wanted:nom}. Von denen, die du jetzt legen kannst, passt niemand.</translation>
        </message>
        <message>
            <source>All slots of this place are taken.</source>
            <translation>Alle Felder dieses Ortes sind belegt.</translation>
        </message>
        <message>
            <source>{place:nom}: each slot already holds a follower or a technology tile.</source>
            <translation>{place:nom}: Auf jedem Aktionsfeld liegt schon ein Personen- oder ein Technikplättchen.</translation>
        </message>
        <message>
            <source>{place:nom} needs: {wanted}. None of those you can place now fits there.</source>
            <extracomment>{wanted}: a list of followers, one for each empty slot of the place.</extracomment>
            <translation>{place:nom} – hier wird verlangt: {wanted}. Von denen, die du jetzt legen kannst, passt niemand.</translation>
        </message>
        <message>
            <source>This place needs a different follower.</source>
            <translation>An diesen Ort gehört ein anderes Personenplättchen.</translation>
        </message>
        <message>
            <source>{place:nom} needs: {wanted}. This does not fit: {follower:nom}.</source>
            <extracomment>{wanted}: a list of followers, one for each empty slot of the place.</extracomment>
            <translation>{place:nom} – hier wird verlangt: {wanted}. Hier passt nicht: {follower:nom}.</translation>
        </message>
        <message>
            <source>The Theatre takes no technology tile.</source>
            <translation>Das Theater nimmt kein Technikplättchen auf.</translation>
        </message>
        <message>
            <source>Its open row takes any number of followers; there is no slot for a technology tile to fill.</source>
            <translation>Es ist eine offene Reihe für Gefolgsleute ohne festes Aktionsfeld, das ein Plättchen füllen könnte.</translation>
        </message>
        <message>
            <source>No place lies here yet.</source>
            <translation>Hier liegt noch kein Ort.</translation>
        </message>
        <message>
            <source>A place tile that you take will lie here. Followers stand only on the slots of places.</source>
            <translation>Hierher kommt eine Ortskarte, die du nimmst. Gefolgsleute stehen nur auf den Feldern der Orte.</translation>
        </message>
    </context>
    <context>
        <name>OrleansRow</name>
        <message>
            <source>at least one {follower}: {percent}%</source>
            <extracomment>The chance that one or more followers of a kind are drawn next.</extracomment>
            <translation>mindestens ein {follower}: {percent} %</translation>
        </message>
        <message>
            <source>To the market…</source>
            <extracomment>Button: a follower that was drawn is put on the market; which one is asked next.</extracomment>
            <translation>Auf den Markt …</translation>
        </message>
        <message>
            <source>{who}: change the plan</source>
            <extracomment>Button: that player has chosen Done while others still plan, and wants to change the plan.</extracomment>
            <translation>{who}: Plan ändern</translation>
        </message>
        <message>
            <source>Draw {n}</source>
            <extracomment>Button beside one that says &quot;Draw 5 followers&quot;: so many are drawn instead.</extracomment>
            <translation>{n} ziehen</translation>
        </message>
        <message>
            <source>To the Gunpowder Tower…</source>
            <extracomment>Button: a follower that was drawn is put on the Gunpowder Tower; which one is asked next.</extracomment>
            <translation>In den Pulverturm …</translation>
        </message>
        <message>
            <source>Return a follower instead of drawing…</source>
            <extracomment>Button: a follower goes from an action slot back to the market instead of a draw; which one is asked next.</extracomment>
            <translation>Statt zu ziehen jemanden zurückholen …</translation>
        </message>
        <message>
            <source>Return a follower to the market…</source>
            <extracomment>Button: a follower goes from an action slot back to the market, where nobody could be drawn in its stead; which one is asked next.</extracomment>
            <translation>Jemanden auf den Markt zurückholen …</translation>
        </message>
    </context>
    <context>
        <name>OrleansScore</name>
        <message>
            <source>Coins</source>
            <translation>Münzen</translation>
        </message>
        <message>
            <source>Goods ({good:nom})</source>
            <translation>Waren ({good:nom})</translation>
        </message>
        <message>
            <source>Bread, by development level</source>
            <translation>Brot nach Entwicklungsstand</translation>
        </message>
        <message>
            <source>Trading stations, by development level</source>
            <translation>Kontore nach Entwicklungsstand</translation>
        </message>
        <message>
            <source>Citizen tiles, by development level</source>
            <translation>Bürgerplättchen nach Entwicklungsstand</translation>
        </message>
        <message>
            <source>{n} × {value}</source>
            <translation>{n} × {value}</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Summe</translation>
        </message>
        <message>
            <source>At the start of the game</source>
            <translation>Zu Beginn des Spiels</translation>
        </message>
        <message>
            <source>Coins received: {gained}, paid: {paid}</source>
            <translation>Erhaltene Münzen: {gained}, gezahlte: {paid}</translation>
        </message>
        <message>
            <source>Each counts by the development level: {level} (space {space})</source>
            <translation>Jedes zählt nach dem Entwicklungsstand: {level} (Feld {space})</translation>
        </message>
    </context>
    <context>
        <name>OrleansSetup</name>
        <message>
            <source>Player boards</source>
            <translation>Spielertableaus</translation>
        </message>
        <message>
            <source>Each player gets a board with the same ten places and a market ({n:space:nom}).</source>
            <translation>Alle erhalten ein Tableau mit den gleichen zehn Orten und einem Markt ({n:space:nom}).</translation>
        </message>
        <message>
            <source>Starting followers</source>
            <translation>Start-Personenplättchen</translation>
        </message>
        <message>
            <source>Everyone starts with their own followers on the market: {followers}. The bag is still empty.</source>
            <translation>Alle beginnen mit ihren eigenen Gefolgsleuten auf dem Markt: {followers}. Der Beutel ist noch leer.</translation>
        </message>
        <message>
            <source>Coins and trading stations</source>
            <translation>Münzen und Kontore</translation>
        </message>
        <message>
            <source>Everyone gets {coins:coin:acc} and {stations:trading-station:acc}.</source>
            <translation>Alle erhalten {coins:coin:acc} und {stations:trading-station:acc}.</translation>
        </message>
        <message>
            <source>Markers</source>
            <translation>Markierer</translation>
        </message>
        <message>
            <source>On each follower track and on the development track everyone has one marker on the first space.</source>
            <translation>Auf jeder Personenleiste und auf der Entwicklungsleiste hat jede Person einen Markierer auf dem Startfeld.</translation>
        </message>
        <message>
            <source>Neutral followers</source>
            <translation>Neutrale Personenplättchen</translation>
        </message>
        <message>
            <source>For this number of players the supply holds: {followers}.</source>
            <translation>Bei dieser Personenzahl liegen im Vorrat: {followers}.</translation>
        </message>
        <message>
            <source>Technology</source>
            <translation>Technik</translation>
        </message>
        <message>
            <source>The technology tiles form one stack ({n:technology-tile:nom}).</source>
            <translation>Die Technikplättchen bilden einen Stapel ({n:technology-tile:nom}).</translation>
        </message>
        <message>
            <source>Goods tiles on the map</source>
            <translation>Warenplättchen auf der Karte</translation>
        </message>
        <message>
            <source>Each goods slot in use gets one goods tile at random ({n:good:nom}); a further {removed:good:acc} go back to the box.</source>
            <translation>Auf jedes benutzte Warenfeld kommt ein zufälliges Warenplättchen ({n:good:nom}); weitere {removed:good:nom} kommen in die Schachtel zurück.</translation>
        </message>
        <message>
            <source>Each goods slot in use gets one goods tile at random ({n:good:nom}).</source>
            <translation>Auf jedes benutzte Warenfeld kommt ein zufälliges Warenplättchen ({n:good:nom}).</translation>
        </message>
        <message>
            <source>Goods market</source>
            <translation>Warenmarkt</translation>
        </message>
        <message>
            <source>All other goods tiles are sorted onto the goods market: {goods}.</source>
            <translation>Alle übrigen Warenplättchen liegen sortiert auf dem Warenmarkt: {goods}.</translation>
        </message>
        <message>
            <source>Merchants</source>
            <translation>Händlerfiguren</translation>
        </message>
        <message>
            <source>All merchants start in the same town: {town:nom}.</source>
            <translation>Alle Händlerfiguren beginnen in derselben Stadt: {town:nom}.</translation>
        </message>
        <message>
            <source>Place tiles</source>
            <translation>Ortskarten</translation>
        </message>
        <message>
            <source>Two stacks of place tiles, the extra tiles included: {first} in stack I and {second} in stack II. Everyone may look through them.</source>
            <translation>Zwei Stapel Ortskarten samt den zusätzlichen: {first} der Kategorie I und {second} der Kategorie II. Alle dürfen sie durchsehen.</translation>
        </message>
        <message>
            <source>Two stacks of place tiles: {first} in stack I and {second} in stack II. Everyone may look through them.</source>
            <translation>Zwei Stapel Ortskarten: {first} der Kategorie I und {second} der Kategorie II. Alle dürfen sie durchsehen.</translation>
        </message>
        <message>
            <source>Fewer place tiles</source>
            <translation>Weniger Ortskarten</translation>
        </message>
        <message>
            <source>Before round 1 players may return place tiles to the box, up to {n} each.</source>
            <translation>Vor Runde 1 dürfen alle Ortskarten in die Schachtel zurücklegen, je höchstens {n}.</translation>
        </message>
        <message>
            <source>Citizen tiles</source>
            <translation>Bürgerplättchen</translation>
        </message>
        <message>
            <source>Citizen tiles lie on the development track, on two follower tracks and at every beneficial deed; one is kept for the most trading stations.</source>
            <translation>Bürgerplättchen liegen auf der Entwicklungsleiste, auf zwei Personenleisten und an jedem segensreichen Werk; eines ist für die meisten Kontore bestimmt.</translation>
        </message>
        <message>
            <source>Hourglass</source>
            <translation>Stundenglas</translation>
        </message>
        <message>
            <source>The hourglass tiles are shuffled face down, one for each of the {n:round:gen}. On top: {event:nom}.</source>
            <translation>Die Stundenglaskarten sind verdeckt gemischt, eine für jede der {n:round:gen}. Oben liegt: {event:nom}.</translation>
        </message>
        <message>
            <source>Start player</source>
            <translation>Startspieler</translation>
        </message>
        <message>
            <source>{who} has the start-player marker in round 1. After each round it passes to the left.</source>
            <translation>In Runde 1 hat {who} den Startspielerstein. Nach jeder Runde wandert er nach links.</translation>
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
            <translation>Aktionsfeld {n} ({wanted}): leer</translation>
        </message>
        <message>
            <source>slot {n} for {wanted}: {token}</source>
            <translation>Aktionsfeld {n} ({wanted}): {token}</translation>
        </message>
        <message>
            <source>always in effect</source>
            <translation>wirkt immer</translation>
        </message>
        <message>
            <source>no followers here</source>
            <translation>keine Gefolgsleute</translation>
        </message>
        <message>
            <source>active</source>
            <translation>aktiviert</translation>
        </message>
        <message>
            <source>still missing: {followers}</source>
            <translation>es fehlen noch: {followers}</translation>
        </message>
        <message>
            <source>no starting followers here</source>
            <translation>keine Start-Personenplättchen</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <source>Gunpowder Tower, space {n}</source>
            <translation>Pulverturm, Feld {n}</translation>
        </message>
        <message>
            <source>market, space {n}</source>
            <translation>Markt, Feld {n}</translation>
        </message>
        <message>
            <source>bag of {who}</source>
            <translation>Beutel: {who}</translation>
        </message>
        <message>
            <source>{n:follower:nom}</source>
            <translation>{n:follower:nom}</translation>
        </message>
        <message>
            <source>only its owner may look inside</source>
            <translation>nur wer ihn besitzt, darf hineinsehen</translation>
        </message>
        <message>
            <source>draws each round: {n}</source>
            <translation>Ziehungen pro Runde: {n}</translation>
        </message>
        <message>
            <source>start player</source>
            <translation>hat den Startspielerstein</translation>
        </message>
        <message>
            <source>development level {level}, space {space}</source>
            <translation>Entwicklungsstand {level}, Feld {space}</translation>
        </message>
        <message>
            <source>trading stations on the map: {built}, left: {left}</source>
            <translation>Kontore auf der Karte: {built}, im Vorrat: {left}</translation>
        </message>
        <message>
            <source>merchant: {town:nom}</source>
            <translation>Händlerfigur: {town:nom}</translation>
        </message>
        <message>
            <source>followers in the bag: {bag}, on the market: {market}</source>
            <translation>Gefolgsleute im Beutel: {bag}, auf dem Markt: {market}</translation>
        </message>
        <message>
            <source>place tiles: {places}</source>
            <translation>Ortskarten: {places}</translation>
        </message>
        <message>
            <source>{n:technology-tile:nom} not placed yet</source>
            <translation>noch nicht eingesetzt: {n:technology-tile:nom}</translation>
        </message>
        <message>
            <source>done</source>
            <translation>fertig</translation>
        </message>
        <message>
            <source>passed</source>
            <translation>gepasst</translation>
        </message>
        <message>
            <source>has a decision to make</source>
            <translation>trifft eine Entscheidung</translation>
        </message>
        <message>
            <source>markers here: {names}</source>
            <translation>Markierer: {names}</translation>
        </message>
        <message>
            <source>the citizen tile is still here</source>
            <translation>das Bürgerplättchen liegt noch hier</translation>
        </message>
        <message>
            <source>the citizen tile has been taken</source>
            <translation>das Bürgerplättchen ist vergeben</translation>
        </message>
        <message>
            <source>no trading station</source>
            <translation>kein Kontor</translation>
        </message>
        <message>
            <source>trading station: {names}</source>
            <translation>Kontor: {names}</translation>
        </message>
        <message>
            <source>merchant: {names}</source>
            <translation>Händlerfigur: {names}</translation>
        </message>
        <message>
            <source>every player may build one trading station here</source>
            <translation>alle dürfen hier je ein Kontor bauen</translation>
        </message>
        <message>
            <source>by road: {towns}</source>
            <translation>auf dem Landweg: {towns}</translation>
        </message>
        <message>
            <source>by water: {towns}</source>
            <translation>auf dem Wasserweg: {towns}</translation>
        </message>
        <message>
            <source>waterway {towns}</source>
            <translation>Wasserweg {towns}</translation>
        </message>
        <message>
            <source>road {towns}</source>
            <translation>Landweg {towns}</translation>
        </message>
        <message>
            <source>no goods tile left</source>
            <translation>keine Warenplättchen mehr</translation>
        </message>
        <message>
            <source>goods tiles: {goods}</source>
            <translation>Warenplättchen: {goods}</translation>
        </message>
        <message>
            <source>goods slot, used with {n:player:ins} or more</source>
            <translation>Warenfeld, ab {n} Personen im Spiel</translation>
        </message>
        <message>
            <source>empty goods slot</source>
            <translation>leeres Warenfeld</translation>
        </message>
        <message>
            <source>{n:point:nom} at the end</source>
            <translation>{n:point:nom} am Ende</translation>
        </message>
        <message>
            <source>{Track:nom}, space {n}</source>
            <translation>{Track:nom}, Feld {n}</translation>
        </message>
        <message>
            <source>start</source>
            <translation>Start</translation>
        </message>
        <message>
            <source>level {level} begins here</source>
            <translation>hier beginnt Stand {level}</translation>
        </message>
        <message>
            <source>{n:coin:nom} for each player who reaches or passes it</source>
            <translation>{n:coin:nom} für alle, die das Feld erreichen oder überschreiten</translation>
        </message>
        <message>
            <source>{follower:nom}: {n} of {all}</source>
            <translation>{follower:nom}: {n} von {all}</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>vollendet</translation>
        </message>
        <message>
            <source>takes any number of followers</source>
            <translation>nimmt beliebig viele Gefolgsleute auf</translation>
        </message>
        <message>
            <source>slots: {followers}</source>
            <translation>Aktionsfelder: {followers}</translation>
        </message>
        <message>
            <source>left on the goods market: {n}</source>
            <translation>noch auf dem Warenmarkt: {n}</translation>
        </message>
        <message>
            <source>counts as food</source>
            <translation>zählt als Nahrung</translation>
        </message>
        <message>
            <source>out of the game: {n}</source>
            <translation>aus dem Spiel: {n}</translation>
        </message>
        <message>
            <source>the event of this round</source>
            <translation>das Ereignis dieser Runde</translation>
        </message>
        <message>
            <source>turned up so far: {n} of {all}</source>
            <translation>bisher aufgedeckt: {n} von {all}</translation>
        </message>
        <message>
            <source>{first:nom} – {second:nom}</source>
            <translation>{first:nom} – {second:nom}</translation>
        </message>
        <message>
            <source>tile {n} of the route</source>
            <translation>{n}. Plättchen der Strecke</translation>
        </message>
    </context>
    <context>
        <name>Overlay</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
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
            <translation>Inhalt</translation>
        </message>
        <message>
            <source>Terms</source>
            <translation>Begriffe</translation>
        </message>
        <message>
            <source>Bookmarks</source>
            <translation>Lesezeichen</translation>
        </message>
    </context>
    <context>
        <name>PageTools</name>
        <message>
            <source>Forward again</source>
            <translation>Wieder vorwärts</translation>
        </message>
        <message>
            <source>Remove the bookmark</source>
            <translation>Lesezeichen entfernen</translation>
        </message>
        <message>
            <source>Bookmark this rule</source>
            <translation>Lesezeichen setzen</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Kleinere Schrift</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Größere Schrift</translation>
        </message>
        <message>
            <source>Printable version</source>
            <translation>Auf Papier</translation>
        </message>
        <message>
            <source>Second language: %1</source>
            <translation>Zweite Sprache: %1</translation>
        </message>
        <message>
            <source>Swap the two languages</source>
            <translation>Die beiden Sprachen tauschen</translation>
        </message>
        <message>
            <source>Back to the previous rule</source>
            <translation>Zurück zur vorigen Regel</translation>
        </message>
    </context>
    <context>
        <name>Paper</name>
        <message>
            <source>The file %1 could not be written (%2). If it already existed, it is unchanged.</source>
            <translation>Die Datei %1 ließ sich nicht schreiben (%2). Gab es sie schon, ist sie unverändert.</translation>
        </message>
        <message>
            <source>The printer “%1” did not accept the pages.</source>
            <translation>Der Drucker „%1“ hat die Seiten nicht angenommen.</translation>
        </message>
        <message>
            <source>There are no rules in the language “%1”.</source>
            <translation>Es gibt keine Regeln in der Sprache „%1“.</translation>
        </message>
        <message>
            <source>The rules have no chapter “%1”.</source>
            <translation>Die Regeln haben kein Kapitel „%1“.</translation>
        </message>
        <message>
            <source>None of the requested texts exist in the language “%1”.</source>
            <translation>Nichts vom Gewünschten liegt in der Sprache „%1“ vor.</translation>
        </message>
        <message>
            <source>The program’s content has an error: %1</source>
            <translation>Der Inhalt des Programms hat einen Fehler: %1</translation>
        </message>
        <message>
            <source>There is no player aid for this game.</source>
            <translation>Zu diesem Spiel gibt es keine Spielhilfe.</translation>
        </message>
        <message>
            <source>The player aid in the language “%1” is too long for its sheet.</source>
            <translation>Die Spielhilfe in der Sprache „%1“ passt nicht auf ihr Blatt.</translation>
        </message>
    </context>
    <context>
        <name>PaperDialog</name>
        <message>
            <source>What to print</source>
            <translation>Was gedruckt wird</translation>
        </message>
        <message>
            <source>Player aid, one sheet</source>
            <translation>Spielhilfe, ein Blatt</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Kapitel</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Second language</source>
            <translation>Zweite Sprache</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Keine</translation>
        </message>
        <message>
            <source>Tick the chapters that you want on paper first.</source>
            <translation>Kreuze zuerst die Kapitel an, die du auf Papier haben möchtest.</translation>
        </message>
        <message>
            <source>All chapters</source>
            <translation>Alle Kapitel</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Drucken</translation>
        </message>
        <message>
            <source>Save as PDF</source>
            <translation>Als PDF speichern</translation>
        </message>
        <message>
            <source>Printable rules</source>
            <translation>Die Regeln auf Papier</translation>
        </message>
    </context>
    <context>
        <name>PauseCard</name>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Leave the lesson</source>
            <translation>Lektion verlassen</translation>
        </message>
        <message>
            <source>The lesson keeps its place: you can go on from here another day.</source>
            <translation>Die Lektion merkt sich die Stelle: Ihr könnt ein andermal von hier aus weiterlernen.</translation>
        </message>
    </context>
    <context>
        <name>PlayPage</name>
        <message>
            <source>Language: %1</source>
            <translation>Sprache: %1</translation>
        </message>
        <message>
            <source>Stay at the table</source>
            <translation>Am Tisch bleiben</translation>
        </message>
        <message>
            <source>Leave the table for the lesson?</source>
            <translation>Den Tisch für die Lektion verlassen?</translation>
        </message>
        <message>
            <source>The game is saved as it stands. Afterwards, one click on the home page takes you back to it.</source>
            <translation>Das Spiel wird gespeichert, wie es steht. Danach bringt dich ein Klick auf der Startseite zurück.</translation>
        </message>
        <message>
            <source>Go to the lesson</source>
            <translation>Zur Lektion</translation>
        </message>
        <message>
            <source>The game and its score remain in your saved games.</source>
            <translation>Das Spiel und seine Wertung bleiben bei den gespeicherten Spielen.</translation>
        </message>
        <message>
            <source>%1, lesson: %2</source>
            <comment>Title of the window: game, lesson</comment>
            <translation>%1, Lektion: %2</translation>
        </message>
        <message>
            <source>%1, round %2</source>
            <comment>Title of the window: game, number of the round</comment>
            <translation>%1, Runde %2</translation>
        </message>
        <message>
            <source>Your seats remain yours. From “Join a table” you come back to it.</source>
            <translation>Deine Plätze bleiben deine. Über „An einen Tisch setzen“ kommst du zurück.</translation>
        </message>
    </context>
        <context>
        <name>PracticePage</name>
        <message>
            <source>Practise one rule</source>
            <translation>Eine Regel üben</translation>
        </message>
        <message>
            <source>Questions about this lesson</source>
            <translation>Fragen zu dieser Lektion</translation>
        </message>
        <message>
            <source>What went wrong in the lesson</source>
            <translation>Was in der Lektion nicht geklappt hat</translation>
        </message>
        <message>
            <source>What was refused in the game</source>
            <translation>Abgelehnte Züge aus dieser Partie</translation>
        </message>
        <message>
            <source>Refresher</source>
            <translation>Auffrischung</translation>
        </message>
        <message>
            <source>Ten questions</source>
            <translation>Zehn Fragen</translation>
        </message>
        <message>
            <source>More questions</source>
            <translation>Weitere Fragen</translation>
        </message>
        <message>
            <source>Looking for a position…</source>
            <translation>Eine Stellung wird gesucht …</translation>
        </message>
    </context>
        <context>
        <name>PracticeResult</name>
        <message numerus="yes">
            <source>%1 of %n question(s) answered correctly</source>
            <translation>
                <numerusform>%1 von %n Frage richtig beantwortet</numerusform>
                <numerusform>%1 von %n Fragen richtig beantwortet</numerusform>
            </translation>
        </message>
        <message>
            <source>again today</source>
            <translation>heute noch einmal</translation>
        </message>
        <message>
            <source>again tomorrow</source>
            <translation>morgen wieder</translation>
        </message>
        <message numerus="yes">
            <source>again in %n day(s)</source>
            <translation>
                <numerusform>in %n Tag wieder</numerusform>
                <numerusform>in %n Tagen wieder</numerusform>
            </translation>
        </message>
        <message>
            <source>answered correctly</source>
            <translation>richtig beantwortet</translation>
        </message>
        <message>
            <source>answered wrongly</source>
            <translation>falsch beantwortet</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Look again</source>
            <translation>Noch einmal suchen</translation>
        </message>
        <message>
            <source>No position was found for a question about this. You can look again, or read about it in the rules.</source>
            <translation>Für eine Frage dazu wurde keine Stellung gefunden. Du kannst noch einmal suchen lassen oder in den Regeln nachlesen.</translation>
        </message>
    </context>
    <context>
        <name>PreferenceRow</name>
        <message>
            <source>Household setting: %1</source>
            <extracomment>the first choice of a person: to leave it as the household has it, which is %1</extracomment>
            <translation>Wie im Haushalt: %1</translation>
        </message>
        <message>
            <source>As on the desktop: %1</source>
            <translation>Wie auf dem Desktop: %1</translation>
        </message>
    </context>
    <context>
        <name>PresenceMark</name>
        <message>
            <source>On another device</source>
            <translation>Auf einem anderen Gerät</translation>
        </message>
        <message>
            <source>Device disconnected</source>
            <translation>Gerät ohne Verbindung</translation>
        </message>
        <message>
            <source>Nobody sits here yet</source>
            <translation>Hier sitzt noch niemand</translation>
        </message>
    </context>
    <context>
        <name>PresetRow</name>
        <message>
            <source>Where the editions differ</source>
            <translation>Wo sich die Ausgaben unterscheiden</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Standardregeln</translation>
        </message>
        <message>
            <source>Polish edition</source>
            <translation>Polnische Ausgabe</translation>
        </message>
        <message>
            <source>Czech edition</source>
            <translation>Tschechische Ausgabe</translation>
        </message>
        <message>
            <source>Russian edition</source>
            <translation>Russische Ausgabe</translation>
        </message>
        <message>
            <source>German edition</source>
            <translation>Deutsche Ausgabe</translation>
        </message>
        <message>
            <source>Custom</source>
            <translation>Eigene</translation>
        </message>
        <message>
            <source>Your own choices</source>
            <translation>Eigene Wahl</translation>
        </message>
        <message>
            <source>Every open rules question uses the default ruling.</source>
            <translation>Alle offenen Fragen sind nach den Standardregeln entschieden.</translation>
        </message>
        <message numerus="yes">
            <source>%n ruling(s) differ from the default.</source>
            <translation>
                <numerusform>%n Frage abweichend von den Standardregeln entschieden.</numerusform>
                <numerusform>%n Fragen abweichend von den Standardregeln entschieden.</numerusform>
            </translation>
        </message>
        <message>
            <source>Open rules questions</source>
            <translation>Offene Regelfragen</translation>
        </message>
    </context>
    <context>
        <name>Preview</name>
        <message>
            <source>a ship ({goods:nom})</source>
            <translation>ein Schiff ({goods:nom})</translation>
        </message>
        <message>
            <source>Then the next tile is turned up. This cannot be undone.</source>
            <translation>Danach gibt es kein Zurück: Das nächste Plättchen wird aufgedeckt.</translation>
        </message>
        <message>
            <source>Then new tiles are turned up. This cannot be undone.</source>
            <translation>Danach gibt es kein Zurück: Neue Plättchen werden aufgedeckt.</translation>
        </message>
        <message>
            <source>Then a docking tile is drawn. This cannot be undone.</source>
            <translation>Danach gibt es kein Zurück: Ein Andockplättchen wird gezogen.</translation>
        </message>
        <message>
            <source>Then a ship comes in. This cannot be undone.</source>
            <translation>Danach gibt es kein Zurück: Ein Schiff läuft ein.</translation>
        </message>
        <message>
            <source>Then a new hex is turned up. This cannot be undone.</source>
            <translation>Danach gibt es kein Zurück: Ein neues Hexfeld wird aufgedeckt.</translation>
        </message>
        <message>
            <source>Then an opponent tile is turned up. This cannot be undone.</source>
            <translation>Danach gibt es kein Zurück: Ein Solospielplättchen wird aufgedeckt.</translation>
        </message>
        <message>
            <source>Then the era II workshops become available. This cannot be undone.</source>
            <translation>Danach gibt es kein Zurück: Die späten Werkstätten kommen in die Auslage.</translation>
        </message>
        <message>
            <source>Then chance decides. This cannot be undone.</source>
            <translation>Danach gibt es kein Zurück: Der Zufall entscheidet.</translation>
        </message>
        <message>
            <source>Then you go on. {prompt}</source>
            <translation>Dann geht es für dich weiter. {prompt}</translation>
        </message>
        <message>
            <source>Then the game goes on. {prompt}</source>
            <translation>Dann geht das Spiel weiter. {prompt}</translation>
        </message>
        <message>
            <source>Then {who} decides (step {n}: {step}).</source>
            <translation>Dann entscheidet {who} (Schritt {n}: {step}).</translation>
        </message>
        <message>
            <source>Several options ({n}): a menu asks which one.</source>
            <translation>Mehrere Möglichkeiten ({n}): Ein Menü fragt, welche.</translation>
        </message>
        <message>
            <source>Put this lieutenant back: all possible places light up again.</source>
            <translation>Diesen Leutnant zurückstellen: Alle möglichen Ziele leuchten wieder.</translation>
        </message>
        <message>
            <source>Pick up this lieutenant: only the places it can reach stay lit.</source>
            <translation>Diesen Leutnant aufnehmen: Nur seine möglichen Ziele leuchten weiter.</translation>
        </message>
        <message>
            <source>Hut {hut}: move to field II</source>
            <translation>Hütte {hut}: weiter auf Feld II</translation>
        </message>
        <message>
            <source>action on space {space} earned ({book:nom})</source>
            <translation>Aktion von Feld {space} erhalten ({book:nom})</translation>
        </message>
        <message>
            <source>action on space {space} lapses ({book:nom})</source>
            <translation>Aktion von Feld {space} verfällt ({book:nom})</translation>
        </message>
        <message>
            <source>a cart is used up for this round</source>
            <translation>ein Wagen gilt für diese Runde als benutzt</translation>
        </message>
        <message>
            <source>Then {who} decides.</source>
            <translation>Dann entscheidet {who}.</translation>
        </message>
        <message>
            <source>Then all you can do is end your turn.</source>
            <translation>Danach kannst du nur noch deinen Zug beenden.</translation>
        </message>
        <message>
            <source>Then you can only decline: the action costs {price}, and you have {owned}.</source>
            <translation>Danach kannst du nur verzichten: Die Aktion kostet {price}, du hast {owned}.</translation>
        </message>
        <message>
            <source>Then you can only decline: nothing that the action offers is possible now.</source>
            <translation>Danach kannst du nur verzichten: Nichts davon ist jetzt möglich.</translation>
        </message>
        <message>
            <source>Then you can only decline: the cheapest tile costs {price}, and you have {owned}.</source>
            <translation>Danach kannst du nur verzichten: Das billigste Plättchen kostet {price}, du hast {owned}.</translation>
        </message>
        <message>
            <source>Then you can only refresh tiles or decline: the cheapest tile costs {price}, and you have {owned}.</source>
            <translation>Danach kannst du nur umschichten oder verzichten: Das billigste Plättchen kostet {price}, du hast {owned}.</translation>
        </message>
        <message>
            <source>Then the next tile is turned up.</source>
            <translation>Danach wird das nächste Plättchen aufgedeckt.</translation>
        </message>
        <message>
            <source>Then new tiles are turned up.</source>
            <translation>Danach werden neue Plättchen aufgedeckt.</translation>
        </message>
        <message>
            <source>Then a docking tile is drawn.</source>
            <translation>Danach wird ein Andockplättchen gezogen.</translation>
        </message>
        <message>
            <source>Then a ship comes in.</source>
            <translation>Danach läuft ein Schiff ein.</translation>
        </message>
        <message>
            <source>Then a new hex is turned up.</source>
            <translation>Danach wird ein neues Hexfeld aufgedeckt.</translation>
        </message>
        <message>
            <source>Then an opponent tile is turned up.</source>
            <translation>Danach wird ein Solospielplättchen aufgedeckt.</translation>
        </message>
        <message>
            <source>Then the era II workshops become available.</source>
            <translation>Danach kommen die späten Werkstätten in die Auslage.</translation>
        </message>
        <message>
            <source>Then chance decides.</source>
            <translation>Danach entscheidet der Zufall.</translation>
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
            <translation>In diesem Spiel nicht mehr fragen</translation>
        </message>
        <message>
            <source>Go back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>You can still do something</source>
            <translation>Es ist noch etwas möglich</translation>
        </message>
    </context>
    <context>
        <name>Problem</name>
        <message>
            <source>the file is missing</source>
            <translation>die Datei fehlt</translation>
        </message>
        <message>
            <source>the file cannot be read (%1)</source>
            <translation>die Datei ist nicht lesbar (%1)</translation>
        </message>
        <message>
            <source>the file is larger than %1 bytes</source>
            <translation>die Datei ist größer als %1 Bytes</translation>
        </message>
        <message>
            <source>the file is empty</source>
            <translation>die Datei ist leer</translation>
        </message>
        <message>
            <source>this is not UTF-8 text</source>
            <translation>dies ist kein UTF-8-Text</translation>
        </message>
        <message>
            <source>expected %1, found %2</source>
            <translation>erwartet: %1, gefunden: %2</translation>
        </message>
        <message>
            <source>the file ends here, expected %1</source>
            <translation>die Datei endet hier, erwartet: %1</translation>
        </message>
        <message>
            <source>values are nested more than %1 levels deep</source>
            <translation>Werte sind mehr als %1 Ebenen tief verschachtelt</translation>
        </message>
        <message>
            <source>the key “%1” occurs twice</source>
            <translation>der Schlüssel „%1“ kommt zweimal vor</translation>
        </message>
        <message>
            <source>expected an object, found %1</source>
            <translation>erwartet: ein Objekt, gefunden: %1</translation>
        </message>
        <message>
            <source>expected a list, found %1</source>
            <translation>erwartet: eine Liste, gefunden: %1</translation>
        </message>
        <message>
            <source>expected text, found %1</source>
            <translation>erwartet: ein Text, gefunden: %1</translation>
        </message>
        <message>
            <source>expected a whole number, found %1</source>
            <translation>erwartet: eine ganze Zahl, gefunden: %1</translation>
        </message>
        <message>
            <source>expected a number, found %1</source>
            <translation>erwartet: eine Zahl, gefunden: %1</translation>
        </message>
        <message>
            <source>expected true or false, found %1</source>
            <translation>erwartet: true oder false, gefunden: %1</translation>
        </message>
        <message>
            <source>the key “%1” is missing</source>
            <translation>der Schlüssel „%1“ fehlt</translation>
        </message>
        <message>
            <source>the key “%1” is not allowed here</source>
            <translation>der Schlüssel „%1“ ist hier nicht bekannt</translation>
        </message>
        <message>
            <source>expected one of %1, found %2</source>
            <translation>erwartet: eins von %1, gefunden: %2</translation>
        </message>
        <message>
            <source>expected a number from %1 to %2, found %3</source>
            <translation>erwartet: eine Zahl von %1 bis %2, gefunden: %3</translation>
        </message>
        <message>
            <source>expected from %1 to %2 entries, found %3</source>
            <translation>erwartet: %1 bis %2 Einträge, gefunden: %3</translation>
        </message>
        <message>
            <source>the text is empty</source>
            <translation>der Text ist leer</translation>
        </message>
        <message>
            <source>expected “%1”, found “%2”</source>
            <translation>erwartet: „%1“, gefunden: „%2“</translation>
        </message>
        <message>
            <source>nothing here has the id “%1”</source>
            <translation>nichts hat hier die ID „%1“</translation>
        </message>
        <message>
            <source>“%1” occurs twice</source>
            <translation>„%1“ kommt zweimal vor</translation>
        </message>
        <message>
            <source>wrong order: expected %1, found %2</source>
            <translation>falsche Reihenfolge: erwartet: %1, gefunden: %2</translation>
        </message>
        <message>
            <source>the total of %1 should be %2, found %3</source>
            <translation>die Summe von %1 sollte %2 sein, gefunden: %3</translation>
        </message>
        <message>
            <source>%1 is not allowed here</source>
            <translation>%1 ist hier nicht erlaubt</translation>
        </message>
        <message>
            <source>there is no entry for this number of players: %1</source>
            <translation>für diese Spielerzahl fehlt eine Angabe: %1</translation>
        </message>
        <message>
            <source>this number of players occurs twice: %1</source>
            <translation>diese Spielerzahl ist zweimal angegeben: %1</translation>
        </message>
        <message>
            <source>%1 and %2 are on the same cell</source>
            <translation>%1 und %2 liegen auf derselben Zelle</translation>
        </message>
        <message>
            <source>%1 is not connected to the town</source>
            <translation>%1 hängt nicht mit der Stadt zusammen</translation>
        </message>
        <message>
            <source>%1 is not next to %2</source>
            <translation>%1 liegt nicht neben %2</translation>
        </message>
        <message>
            <source>%1 is not the next one clockwise</source>
            <translation>%1 kommt im Uhrzeigersinn nicht als Nächstes</translation>
        </message>
        <message>
            <source>the values should never decrease from one entry to the next</source>
            <translation>die Werte sollten von einem Eintrag zum nächsten nie zurückgehen</translation>
        </message>
        <message>
            <source>%1 does not belong at this step of the path</source>
            <translation>%1 gehört nicht an diese Stelle des Weges</translation>
        </message>
        <message>
            <source>the pack has more than %1 different effects</source>
            <translation>das Datenpaket hat mehr als %1 verschiedene Effekte</translation>
        </message>
        <message>
            <source>no road or waterway leads to %1</source>
            <translation>nach %1 führt weder ein Landweg noch ein Wasserweg</translation>
        </message>
        <message>
            <source>%1 and %2 are drawn too close together</source>
            <translation>%1 und %2 sind zu dicht beieinander gezeichnet</translation>
        </message>
        <message>
            <source>%1 and %2 cross on the drawing</source>
            <translation>%1 und %2 kreuzen sich auf der Zeichnung</translation>
        </message>
        <message>
            <source>the source of the value “%1” is not given</source>
            <translation>es fehlt die Angabe, woher der Wert „%1“ stammt</translation>
        </message>
        <message>
            <source>an inferred value needs a note saying how it was inferred</source>
            <translation>ein erschlossener Wert braucht eine Notiz, die sagt, wie er erschlossen wurde</translation>
        </message>
        <message>
            <source>your own pack is not used until it is free of errors; games are played with the printed values</source>
            <translation>dieses eigene Datenpaket bleibt außer Gebrauch, bis es fehlerfrei ist; gespielt wird mit den gedruckten Werten</translation>
        </message>
        <message>
            <source>the first line should be the title of the chapter: # Title</source>
            <translation>die erste Zeile sollte der Titel des Kapitels sein: # Title</translation>
        </message>
        <message>
            <source>expected ## Title {#rule.id}, found %1</source>
            <translation>erwartet: ## Title {#rule.id}, gefunden: %1</translation>
        </message>
        <message>
            <source>this markup is not allowed: %1</source>
            <translation>diese Auszeichnung ist nicht erlaubt: %1</translation>
        </message>
        <message>
            <source>no rule has the id “%1”</source>
            <translation>keine Regel hat die ID „%1“</translation>
        </message>
        <message>
            <source>the rule %1 has two articles</source>
            <translation>die Regel %1 hat zwei Artikel</translation>
        </message>
        <message>
            <source>the rule %1 has no article</source>
            <translation>die Regel %1 hat keinen Artikel</translation>
        </message>
        <message>
            <source>the rule %1 belongs in %2</source>
            <translation>die Regel %1 gehört in %2</translation>
        </message>
        <message>
            <source>the article on %1 has no key sentence</source>
            <translation>der Artikel zu %1 hat keinen Kernsatz</translation>
        </message>
        <message>
            <source>the article on %1 has no explanation</source>
            <translation>der Artikel zu %1 hat keine Erklärung</translation>
        </message>
        <message>
            <source>the article on %1 does not say how the editions differ</source>
            <translation>der Artikel zu %1 sagt nicht, wie sich die Ausgaben unterscheiden</translation>
        </message>
        <message>
            <source>the link has no target: %1</source>
            <translation>der Link führt ins Leere: %1</translation>
        </message>
        <message>
            <source>two articles have the title “%1”</source>
            <translation>zwei Artikel haben den Titel „%1“</translation>
        </message>
        <message>
            <source>the lesson has no step “%1”</source>
            <translation>die Lektion hat keinen Schritt „%1“</translation>
        </message>
        <message>
            <source>the step “%1” cannot be reached</source>
            <translation>kein Weg führt zum Schritt „%1“</translation>
        </message>
        <message>
            <source>the lesson never ends</source>
            <translation>die Lektion endet nie</translation>
        </message>
        <message>
            <source>the step has no solution (skip_by)</source>
            <translation>der Schritt hat keine Lösung (skip_by)</translation>
        </message>
        <message>
            <source>the last answer to a wrong move should match every move (*)</source>
            <translation>die letzte Antwort auf einen falschen Zug sollte jeden Zug auffangen (*)</translation>
        </message>
        <message>
            <source>no refusal has the id “%1”</source>
            <translation>keine Ablehnung hat die ID „%1“</translation>
        </message>
        <message>
            <source>nothing on the table is called “%1”</source>
            <translation>nichts auf dem Tisch heißt „%1“</translation>
        </message>
        <message>
            <source>the position has no value “%1”</source>
            <translation>die Stellung hat keinen Wert „%1“</translation>
        </message>
        <message>
            <source>“%1” is not a command</source>
            <translation>kein Befehl lautet „%1“</translation>
        </message>
        <message>
            <source>this position cannot be set up: %1</source>
            <translation>diese Stellung lässt sich nicht aufbauen: %1</translation>
        </message>
        <message>
            <source>exactly one option should be right, found %1</source>
            <translation>eine Antwort sollte richtig sein, gefunden: %1</translation>
        </message>
        <message>
            <source>texts are missing: %1</source>
            <translation>es fehlen Texte: %1</translation>
        </message>
        <message>
            <source>nothing in the lesson uses these texts: %1</source>
            <translation>diese Texte gehören zu nichts in der Lektion: %1</translation>
        </message>
        <message>
            <source>the mark %1 has no target</source>
            <translation>die Marke %1 zeigt auf nichts</translation>
        </message>
        <message>
            <source>at most %1 words are allowed, found %2</source>
            <translation>höchstens %1 Wörter passen hinein, gefunden: %2</translation>
        </message>
        <message>
            <source>the lesson promises the rule %1, but no step teaches it</source>
            <translation>die Lektion verspricht die Regel %1, doch kein Schritt zeigt sie</translation>
        </message>
        <message>
            <source>no translation (%1): %2</source>
            <translation>keine Übersetzung (%1): %2</translation>
        </message>
        <message>
            <source>record %1, byte %2: this is not a saved game; a saved game begins with %3</source>
            <translation>Eintrag %1, Byte %2: dies ist kein gespeichertes Spiel; ein solches beginnt mit %3</translation>
        </message>
        <message>
            <source>record %1, byte %2: this game was written by a later version of the program (format %3; this program reads formats up to %4)</source>
            <translation>Eintrag %1, Byte %2: dieses Spiel stammt von einer neueren Programmversion (Format %3; dieses Programm kennt Formate bis %4)</translation>
        </message>
        <message>
            <source>record %1, byte %2: the file ends before the game begins</source>
            <translation>Eintrag %1, Byte %2: die Datei endet, bevor das Spiel beginnt</translation>
        </message>
        <message>
            <source>record %1, byte %2: writing was cut off here; the incomplete record is ignored</source>
            <translation>Eintrag %1, Byte %2: hier brach das Schreiben ab; der unvollständige Eintrag wird ignoriert</translation>
        </message>
        <message>
            <source>record %1, byte %2: expected %3, found “%4”</source>
            <translation>Eintrag %1, Byte %2: erwartet: %3, gefunden: „%4“</translation>
        </message>
        <message>
            <source>record %1, byte %2: the record should be %3 bytes long, found %4</source>
            <translation>Eintrag %1, Byte %2: der Eintrag sollte %3 Bytes lang sein, gefunden: %4</translation>
        </message>
        <message>
            <source>record %1, byte %2: the record was changed after it was written (wrong checksum)</source>
            <translation>Eintrag %1, Byte %2: der Eintrag wurde nach dem Schreiben verändert (falsche Prüfsumme)</translation>
        </message>
        <message>
            <source>record %1, byte %2: the record does not follow record %3; one of the two was changed, or one between them is missing</source>
            <translation>Eintrag %1, Byte %2: der Eintrag folgt nicht auf Eintrag %3; einer der beiden wurde verändert, oder dazwischen fehlt einer</translation>
        </message>
        <message>
            <source>record %1, byte %2: the position after the record differs from the one when it was written (hash %3, reached %4)</source>
            <translation>Eintrag %1, Byte %2: die Stellung nach dem Eintrag ist eine andere als beim Schreiben (Hash %3, erreicht %4)</translation>
        </message>
        <message>
            <source>record %1, byte %2: this is a game of “%3”, which cannot be opened here</source>
            <translation>Eintrag %1, Byte %2: das ist ein Spielstand von „%3“, der sich hier nicht öffnen lässt</translation>
        </message>
        <message>
            <source>record %1, byte %2: the pack inside the file has errors (problems found: %3)</source>
            <translation>Eintrag %1, Byte %2: das Datenpaket in der Datei ist fehlerhaft (gefundene Fehler: %3)</translation>
        </message>
        <message>
            <source>record %1, byte %2: the game cannot be set up like this: %3</source>
            <translation>Eintrag %1, Byte %2: das Spiel lässt sich so nicht aufbauen: %3</translation>
        </message>
        <message>
            <source>record %1, byte %2: “%3” is not a command</source>
            <translation>Eintrag %1, Byte %2: kein Befehl lautet „%3“</translation>
        </message>
        <message>
            <source>record %1, byte %2: the rules do not allow “%3” here (%4)</source>
            <translation>Eintrag %1, Byte %2: die Regeln erlauben „%3“ hier nicht (%4)</translation>
        </message>
        <message>
            <source>record %1, byte %2: there is nothing to undo</source>
            <translation>Eintrag %1, Byte %2: es gibt nichts, was zurückgenommen werden darf</translation>
        </message>
        <message>
            <source>a file with this name already exists; it is left as it is</source>
            <translation>eine Datei mit diesem Namen ist schon da; sie bleibt, wie sie ist</translation>
        </message>
        <message>
            <source>the game is open in another window or program</source>
            <translation>das Spiel ist in einem anderen Fenster oder Programm geöffnet</translation>
        </message>
        <message>
            <source>nothing could be written to disk (%1); the game stays as it was</source>
            <translation>auf den Datenträger ließ sich nichts schreiben (%1); das Spiel bleibt, wie es war</translation>
        </message>
        <message>
            <source>the article on %1 has no line of search questions</source>
            <translation>der Artikel zu %1 hat keine Zeile mit Fragen für die Suche</translation>
        </message>
        <message>
            <source>the pack has no number “%1”</source>
            <translation>das Datenpaket hat keine Zahl „%1“</translation>
        </message>
        <message>
            <source>the word after the number “%1” needs as many forms as the language has plural forms</source>
            <translation>das Wort hinter der Zahl „%1“ braucht so viele Formen, wie die Sprache Mehrzahlformen hat</translation>
        </message>
        <message>
            <source>the article on %1 gives different numbers from the English one: %3 instead of %2</source>
            <translation>der Artikel zu %1 nennt andere Zahlen als der englische: %3 statt %2</translation>
        </message>
        <message>
            <source>the article on %1 is based on revision %2 of the English one, which is now %3</source>
            <translation>der Artikel zu %1 entstand aus Fassung %2 des englischen, der jetzt in Fassung %3 vorliegt</translation>
        </message>
        <message>
            <source>no other article links to the one on %1</source>
            <translation>kein anderer Artikel führt zu dem über %1</translation>
        </message>
        <message>
            <source>the article on %1 links to no other article</source>
            <translation>der Artikel zu %1 führt zu keinem anderen</translation>
        </message>
        <message>
            <source>the rules do not allow “%1” here (%2)</source>
            <translation>die Regeln erlauben „%1“ hier nicht (%2)</translation>
        </message>
        <message>
            <source>the rules should refuse “%1” here, but they allow it</source>
            <translation>die Regeln sollten „%1“ hier ablehnen, erlauben es aber</translation>
        </message>
        <message>
            <source>this is not a regular file (%1)</source>
            <translation>das ist keine gewöhnliche Datei (%1)</translation>
        </message>
        <message>
            <source>an object has more than %1 keys</source>
            <translation>ein Objekt hat mehr als %1 Schlüssel</translation>
        </message>
        <message>
            <source>the file contains more than %1 values</source>
            <translation>die Datei enthält mehr als %1 Werte</translation>
        </message>
        <message>
            <source>there are more problems than the %1 listed</source>
            <translation>es gibt mehr Fehler als die %1 aufgeführten</translation>
        </message>
        <message>
            <source>record %1, byte %2: the rulings of this game have been changed more than %3 times</source>
            <translation>Eintrag %1, Byte %2: an diesem Tisch wurden die Entscheidungen öfter als %3-mal geändert</translation>
        </message>
        <message>
            <source>the rulings of this game have been changed %1 times, and a game cannot store any more changes</source>
            <translation>an diesem Tisch wurden die Entscheidungen %1-mal geändert; mehr Änderungen bewahrt ein Spiel nicht auf</translation>
        </message>
        <message>
            <source>record %1, byte %2: reading the game took longer than %3 seconds and was stopped here</source>
            <translation>Eintrag %1, Byte %2: das Lesen des Spiels dauerte länger als %3 Sekunden und wurde hier abgebrochen</translation>
        </message>
        <message>
            <source>games cannot be saved in this folder (%1)</source>
            <translation>in diesem Ordner lässt sich kein Spiel speichern (%1)</translation>
        </message>
        <message>
            <source>your progress in the lessons could not be saved (%1); it will be lost when you close the program</source>
            <translation>dein Fortschritt in den Lektionen ließ sich nicht speichern (%1); er geht verloren, wenn du das Programm beendest</translation>
        </message>
        <message>
            <source>another program has replaced or deleted the file of this game. The game continues in a new file, %1, and only your last move is missing: please make it again</source>
            <translation>ein anderes Programm hat die Datei dieses Spiels ersetzt oder gelöscht. Das Spiel geht in der neuen Datei %1 weiter; darin fehlt nur, was du zuletzt getan hast: Bitte mache es noch einmal</translation>
        </message>
        <message>
            <source>the file with your progress in the lessons is damaged: %1. Progress that could not be read starts from scratch; the old file has been kept with the extension “.broken”</source>
            <translation>die Datei mit deinem Fortschritt in den Lektionen ist beschädigt: %1. Was sich davon nicht lesen ließ, ist verloren; die alte Datei bleibt mit der Endung „.broken“ erhalten</translation>
        </message>
        <message>
            <source>the file with your progress in the lessons is damaged and could not be moved aside: %1. It is left as it is, and your progress will be lost when you close the program</source>
            <translation>die Datei mit deinem Fortschritt in den Lektionen ist beschädigt und ließ sich nicht beiseitelegen: %1. Die Datei bleibt, wie sie ist, und dein Fortschritt geht verloren, wenn du das Programm beendest</translation>
        </message>
        <message>
            <source>the list of tables that this device has joined could not be saved (%1); to come back to them after closing the program, enter their codes again</source>
            <translation>die Liste der Tische, denen dieses Gerät beigetreten ist, ließ sich nicht speichern (%1); um nach dem Beenden des Programms zu ihnen zurückzukehren, gib ihre Codes erneut ein</translation>
        </message>
        <message>
            <source>the file with the tables that this device has joined is damaged: %1. To come back to them, enter their codes again; the old file has been kept with the extension “.broken”</source>
            <translation>die Datei mit den Tischen, denen dieses Gerät beigetreten ist, ist beschädigt: %1. Um zu ihnen zurückzukehren, gib ihre Codes erneut ein; die alte Datei bleibt mit der Endung „.broken“ erhalten</translation>
        </message>
        <message>
            <source>the file with the tables that this device has joined is damaged and could not be moved aside: %1. It is left as it is, and the program remembers new tables only until you close it</source>
            <translation>die Datei mit den Tischen, denen dieses Gerät beigetreten ist, ist beschädigt und ließ sich nicht beiseitelegen: %1. Die Datei bleibt, wie sie ist, und neue Tische merkt sich das Programm nur bis zum Beenden</translation>
        </message>
        <message>
            <source>“%1” is not a saved game of Magister Ludi. Choose a file that Magister Ludi has saved; the names of such files end in “.game”.</source>
            <translation>„%1“ ist kein gespeichertes Spiel von Magister Ludi. Wähle eine Datei, die Magister Ludi gespeichert hat; die Namen solcher Dateien enden auf „.game“.</translation>
        </message>
        <message>
            <source>“%1” is empty: there is no game in it. Copy it again from where it came from.</source>
            <translation>„%1“ ist leer: Darin steht kein Spiel. Kopiere die Datei noch einmal von dort, woher sie kommt.</translation>
        </message>
        <message>
            <source>Most of “%1” is missing, so there is no game to be opened. Copy it again from where it came from.</source>
            <translation>Von „%1“ fehlt das meiste, deshalb lässt sich kein Spiel öffnen. Kopiere die Datei noch einmal von dort, woher sie kommt.</translation>
        </message>
        <message>
            <source>“%1” was saved by a newer version of Magister Ludi. Update this one, and the game will open.</source>
            <translation>„%1“ wurde mit einer neueren Version von Magister Ludi gespeichert. Aktualisiere das Programm, dann lässt sich das Spiel öffnen.</translation>
        </message>
        <message>
            <source>“%1” is a saved game of a board game that this version of Magister Ludi does not have.</source>
            <translation>„%1“ ist ein gespeichertes Spiel eines Brettspiels, das diese Version von Magister Ludi nicht enthält.</translation>
        </message>
        <message>
            <source>There is no file “%1” in that place. It may have been moved or renamed.</source>
            <translation>An dieser Stelle gibt es keine Datei „%1“. Vielleicht wurde sie verschoben oder umbenannt.</translation>
        </message>
        <message>
            <source>“%1” is not a file that a game can be in. If it is a folder, choose one of the files in it.</source>
            <translation>„%1“ ist keine Datei, in der ein Spiel stehen kann. Wenn es ein Ordner ist, wähle eine der Dateien darin.</translation>
        </message>
        <message>
            <source>“%1” is too large to be a saved game. Choose another file.</source>
            <translation>„%1“ ist zu groß für ein gespeichertes Spiel. Wähle eine andere Datei.</translation>
        </message>
        <message>
            <source>“%1” cannot be read. Check that you are allowed to open it.</source>
            <translation>„%1“ lässt sich nicht lesen. Prüfe, ob du die Datei öffnen darfst.</translation>
        </message>
        <message>
            <source>“%1” is damaged at its beginning, so there is no game to be opened. Copy it again from where it came from.</source>
            <translation>„%1“ ist am Anfang beschädigt, deshalb lässt sich kein Spiel öffnen. Kopiere die Datei noch einmal von dort, woher sie kommt.</translation>
        </message>
        <message>
            <source>the section “%1” is missing or empty</source>
            <translation>der Abschnitt „%1“ fehlt oder ist leer</translation>
        </message>
        <message>
            <source>this row of “%1” cannot be understood: %2</source>
            <translation>diese Zeile in „%1“ ist unverständlich: %2</translation>
        </message>
        <message>
            <source>the style guide rules out “%1”; it recommends “%2”</source>
            <translation>der Stilleitfaden schließt „%1“ aus; er empfiehlt „%2“</translation>
        </message>
        <message>
            <source>straight quotation mark or apostrophe near “%1”</source>
            <translation>gerades Anführungszeichen oder Apostroph bei „%1“</translation>
        </message>
        <message>
            <source>this language writes its dash “%1”: %2</source>
            <translation>diese Sprache schreibt ihren Gedankenstrich „%1“: %2</translation>
        </message>
        <message>
            <source>a mark should stand right after its noun: %1</source>
            <translation>eine Marke soll direkt nach ihrem Hauptwort stehen: %1</translation>
        </message>
    </context>
    <context>
        <name>ProblemNote</name>
        <message>
            <source>Show</source>
            <translation>Zeigen</translation>
        </message>
        <message>
            <source>No game can be started, because games cannot be saved on this device at the moment.</source>
            <translation>Es lässt sich kein Spiel beginnen, weil auf diesem Gerät zurzeit keine Spiele gespeichert werden können.</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) could not be used. Everything else works.</source>
            <translation>
                <numerusform>%n Datei lässt sich nicht verwenden. Alles andere funktioniert.</numerusform>
                <numerusform>%n Dateien lassen sich nicht verwenden. Alles andere funktioniert.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n problem(s) found in the program’s files. Everything else works.</source>
            <translation>
                <numerusform>In den Dateien des Programms wurde %n Fehler gefunden. Alles andere funktioniert.</numerusform>
                <numerusform>In den Dateien des Programms wurden %n Fehler gefunden. Alles andere funktioniert.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ProblemPage</name>
        <message>
            <source>Line %1: %2</source>
            <translation>Zeile %1: %2</translation>
        </message>
        <message>
            <source>Problems with files</source>
            <translation>Fehler in Dateien</translation>
        </message>
        <message>
            <source>Some files could not be used</source>
            <translation>Einige Dateien sind nicht verwendbar</translation>
        </message>
        <message>
            <source>All files are fine</source>
            <translation>Alle Dateien sind in Ordnung</translation>
        </message>
        <message>
            <source>Nothing has been lost. “Saved games” shows what can still be done with a damaged game.</source>
            <translation>Nichts ist verloren. Was mit einem beschädigten Spiel noch möglich ist, zeigt „Gespeicherte Spiele“.</translation>
        </message>
        <message>
            <source>Nothing has been lost.</source>
            <translation>Nichts ist verloren.</translation>
        </message>
        <message>
            <source>Nothing has been lost. Repair the file or reinstall the program, then restart it.</source>
            <translation>Nichts ist verloren. Repariere die Datei oder installiere das Programm neu und starte es dann noch einmal.</translation>
        </message>
        <message>
            <source>Still working: lessons and full games.</source>
            <translation>Das geht weiterhin: Lektionen und ganze Partien.</translation>
        </message>
        <message>
            <source>Still working: lessons.</source>
            <translation>Das geht weiterhin: Lektionen.</translation>
        </message>
        <message>
            <source>Still working: full games.</source>
            <translation>Das geht weiterhin: ganze Partien.</translation>
        </message>
        <message>
            <source>Still working: the rules and the settings. Lessons and games are not available.</source>
            <translation>Das geht weiterhin: Regeln und Einstellungen. Lektionen und Partien sind nicht verfügbar.</translation>
        </message>
        <message>
            <source>Found “%1” where a player’s name was expected (1 to 20 letters, not used by anybody else). The entry is left as it is; everything else applies.</source>
            <translation>Hier steht „%1“; erwartet wurde der Name einer Person, 1 bis 20 Zeichen lang und nur einmal vergeben. Der Eintrag bleibt, wie er ist, und alles andere gilt.</translation>
        </message>
        <message>
            <source>Found “%1”, which a later version of this program stored here. It is left as it is; everything else applies.</source>
            <translation>Hier steht „%1“: Das hat eine spätere Version dieses Programms abgelegt. Es bleibt, wie es ist, und alles andere gilt.</translation>
        </message>
        <message>
            <source>The settings could be neither read nor moved aside (%1). The file is left as it is; your choices apply until you close the program and are not saved.</source>
            <translation>Die Einstellungen ließen sich weder lesen noch beiseitelegen (%1). Die Datei bleibt, wie sie ist; was du wählst, gilt, bis das Programm endet, und wird nicht gespeichert.</translation>
        </message>
        <message>
            <source>The settings could not be backed up before they were changed.</source>
            <translation>Vor der Änderung ließ sich keine Kopie der Einstellungen anlegen.</translation>
        </message>
        <message>
            <source>The settings could not be read (%1). The defaults apply until you choose again; the old file has been kept with the extension “.broken”.</source>
            <translation>Die Einstellungen ließen sich nicht lesen (%1). Bis du neu wählst, gelten die Standardeinstellungen; die alte Datei bleibt mit der Endung „.broken“ erhalten.</translation>
        </message>
        <message>
            <source>The settings file is damaged. The defaults apply; the old file has been kept with the extension “.broken”.</source>
            <translation>Die Einstellungen sind beschädigt. Es gelten die Standardeinstellungen; die alte Datei bleibt mit der Endung „.broken“ erhalten.</translation>
        </message>
        <message>
            <source>The settings cannot be saved. They apply until you close the program.</source>
            <translation>Die Einstellungen lassen sich nicht speichern. Sie gelten, bis das Programm endet.</translation>
        </message>
        <message>
            <source>Found “%1”, expected one of: %2. The default applies; the old file has been kept with the extension “.broken”.</source>
            <translation>Gefunden: „%1“, erwartet eins von: %2. Es gilt die Standardeinstellung; die alte Datei bleibt mit der Endung „.broken“ erhalten.</translation>
        </message>
    </context>
    <context>
        <name>Prompt</name>
        <message>
            <source>Send a lieutenant to a hex or a ship.</source>
            <translation>Schicke einen Leutnant auf ein Hexfeld oder zu einem Schiff.</translation>
        </message>
        <message>
            <source>Send a lieutenant to a hex or a ship, or recall one.</source>
            <translation>Schicke einen Leutnant auf ein Hexfeld oder zu einem Schiff, oder rufe einen zurück.</translation>
        </message>
        <message>
            <source>No room is left for these citizens: {citizens}. Discard them or make room.</source>
            <translation>Kein Platz mehr ({citizens}): Schaffe Platz oder gib verloren, wer keinen findet.</translation>
        </message>
        <message>
            <source>Use the hex action or repopulate the hex.</source>
            <translation>Nutze die Aktion des Hexfelds oder wiederbevölkere es.</translation>
        </message>
        <message>
            <source>Advance the {overseer:nom} one space.</source>
            <translation>Rücke den Aufseher ein Feld vor ({overseer:nom}).</translation>
        </message>
        <message>
            <source>Advance one of your overseers; it may skip a space.</source>
            <translation>Rücke einen deiner Aufseher vor; er darf ein Feld überspringen.</translation>
        </message>
        <message>
            <source>Advance one of your overseers one space.</source>
            <translation>Rücke einen deiner Aufseher ein Feld vor.</translation>
        </message>
        <message>
            <source>Build: take a hut upgrade, a workshop or a cart.</source>
            <translation>Bauen: Nimm eine Hütten-Aufwertung, eine Werkstatt oder einen Wagen.</translation>
        </message>
        <message>
            <source>Build: take a hut upgrade, a workshop or a cart, or refresh tiles first.</source>
            <translation>Bauen: Nimm eine Hütten-Aufwertung, eine Werkstatt oder einen Wagen, oder schichte vorher um.</translation>
        </message>
        <message>
            <source>Turns can now begin.</source>
            <translation>Die nächsten Züge können beginnen.</translation>
        </message>
        <message>
            <source>All lieutenants have been used: buildings produce.</source>
            <translation>Alle Leutnante sind benutzt: Die Gebäude produzieren.</translation>
        </message>
        <message>
            <source>Citizens in quarantine move on.</source>
            <translation>Die Bürger in Quarantäne rücken weiter.</translation>
        </message>
        <message>
            <source>The round ends: citizens on hexes with plague cubes are lost.</source>
            <translation>Die Runde endet: Bürger auf Hexfeldern mit Pest sind verloren.</translation>
        </message>
        <message>
            <source>The round table sets a new turn order.</source>
            <translation>Die Runden-Übersichtsliste bestimmt eine neue Zugfolge.</translation>
        </message>
        <message>
            <source>A ship comes in, and a new hex joins the town.</source>
            <translation>Ein Schiff läuft ein, und ein neues Hexfeld kommt zur Stadt.</translation>
        </message>
        <message>
            <source>The wheel turns: new plague cubes, new citizens.</source>
            <translation>Das Rad dreht sich: neue Pestwürfel, neue Bürger.</translation>
        </message>
        <message>
            <source>All six rounds are over: count the points.</source>
            <translation>Alle sechs Runden sind vorbei: Zählt die Punkte.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Das Spiel ist aus.</translation>
        </message>
        <message>
            <source>There is no room for the {citizen:nom} after quarantine: discard it or make room.</source>
            <translation>Nach der Quarantäne ist kein Platz ({citizen:nom}): Schaffe Platz oder gib den Bürger verloren.</translation>
        </message>
        <message>
            <source>Burn plague cubes with fire tokens, or end the fight and take {n:rat:acc}.</source>
            <translation>Entferne Pestwürfel mit Feuer, oder beende das Bekämpfen und nimm {n:rat:acc}.</translation>
        </message>
        <message>
            <source>Burn the ship’s plague cube or take {n:rat:acc}.</source>
            <translation>Entferne den Pestwürfel des Schiffs mit Feuer, oder nimm {n:rat:acc}.</translation>
        </message>
        <message>
            <source>Choose one: {effect}.</source>
            <translation>Wähle eins: {effect}.</translation>
        </message>
        <message>
            <source>You may pay for this action: {effect}.</source>
            <translation>Du darfst für diese Aktion bezahlen: {effect}.</translation>
        </message>
        <message>
            <source>Activate {n:citizen:acc}: choose a square.</source>
            <translation>Aktiviere {n:citizen:acc}: Wähle ein Quadrat.</translation>
        </message>
        <message>
            <source>Move your disc on the city book or the church book.</source>
            <translation>Rücke deine Scheibe auf dem Stadt- oder Kirchenbuch vor.</translation>
        </message>
        <message>
            <source>Choose a scroll track to advance.</source>
            <translation>Wähle die Leiste der Schriftrollentafel, auf der du vorrückst.</translation>
        </message>
        <message>
            <source>Choose a citizen to upgrade.</source>
            <translation>Wähle einen Bürger zum Aufwerten.</translation>
        </message>
        <message>
            <source>Choose an overseer to upgrade and then advance.</source>
            <translation>Wähle einen Aufseher: Er wird aufgewertet, dann rückt er vor.</translation>
        </message>
        <message>
            <source>Choose an overseer to upgrade.</source>
            <translation>Wähle einen Aufseher zum Aufwerten.</translation>
        </message>
        <message>
            <source>Place the tile on a hut without an upgrade.</source>
            <translation>Lege das Plättchen auf eine Hütte ohne Aufwertung.</translation>
        </message>
        <message>
            <source>Choose any hex in town and use its action.</source>
            <translation>Wähle ein beliebiges Hexfeld der Stadt und nutze seine Aktion.</translation>
        </message>
        <message>
            <source>Choose which citizens move back to town ({citizens}).</source>
            <translation>Wähle, wer zurück in die Stadt zieht ({citizens}).</translation>
        </message>
        <message>
            <source>Choose an unused lieutenant to give up for this district.</source>
            <translation>Wähle einen unbenutzten Leutnant, den du für dieses Stadt-Hexfeld abgibst.</translation>
        </message>
        <message>
            <source>Before production, you may move citizens into workshops.</source>
            <translation>Vor der Produktion dürfen Bürger in Werkstätten ziehen.</translation>
        </message>
        <message>
            <source>{names} wins with {n:point:nom}.</source>
            <translation>Sieg für {names} mit {n:point:dat}.</translation>
        </message>
        <message>
            <source>{names} share the victory with {n:point:nom}.</source>
            <translation>Geteilter Sieg für {names} mit {n:point:dat}.</translation>
        </message>
        <message>
            <source>The game is over: {n:point:nom}. A good result starts at {goal}.</source>
            <translation>Das Spiel ist aus: {n:point:nom}. Ein gutes Ergebnis beginnt bei {goal}.</translation>
        </message>
        <message>
            <source>You lead the score track: choose the book that sets the turn order.</source>
            <translation>Du liegst auf der Wertungsleiste vorn: Bestimme das Buch für die Zugfolge.</translation>
        </message>
        <message>
            <source>It’s the opponent’s turn: turn up an opponent tile.</source>
            <translation>Der Gegner ist am Zug: Decke ein Solospielplättchen auf.</translation>
        </message>
        <message>
            <source>Build: take one of the new tiles, or refresh again.</source>
            <translation>Bauen: Nimm eins der neuen Plättchen oder schichte noch einmal um.</translation>
        </message>
        <message>
            <source>Build: take one of the new tiles.</source>
            <translation>Bauen: Nimm eins der neuen Plättchen.</translation>
        </message>
        <message>
            <source>Build: take a hut upgrade, a workshop or a cart, or refresh again.</source>
            <translation>Bauen: Nimm eine Hütten-Aufwertung, eine Werkstatt oder einen Wagen, oder schichte noch einmal um.</translation>
        </message>
        <message>
            <source>A new hex joins the town; with no plague cube left, no ship comes in.</source>
            <translation>Ein neues Hexfeld kommt zur Stadt; ohne Pestwürfel läuft kein Schiff ein.</translation>
        </message>
        <message>
            <source>There is no room for the {citizen:nom} after quarantine: leave it in its hut or make room.</source>
            <translation>Nach der Quarantäne ist kein Platz ({citizen:nom}): Lass den Bürger in der Hütte oder schaffe Platz.</translation>
        </message>
        <message>
            <source>{done} of {total} done</source>
            <translation>{done} von {total} erledigt</translation>
        </message>
        <message>
            <source>This hex has plague. Put one of these citizens in an empty hut: {citizens}.</source>
            <translation>Hier liegt Pest: Wähle eine leere Hütte für einen dieser Bürger: {citizens}.</translation>
        </message>
        <message>
            <source>Put one of these citizens on an empty square of its sector or in a workshop: {citizens}.</source>
            <translation>Wähle ein leeres Quadrat des passenden Sektors oder eine Werkstatt für einen dieser Bürger: {citizens}.</translation>
        </message>
        <message>
            <source>Put one of these citizens on an empty square of its sector: {citizens}.</source>
            <translation>Wähle ein leeres Quadrat des passenden Sektors für einen dieser Bürger: {citizens}.</translation>
        </message>
        <message>
            <source>This hex has plague ({place:gen}). Put the {citizen:acc} in an empty hut.</source>
            <translation>Hier liegt Pest: Wähle eine leere Hütte ({citizen:nom}, {place:nom}).</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} from this hex ({place:gen}) on an empty square of its sector or in a workshop.</source>
            <translation>Wähle ein leeres Quadrat des passenden Sektors oder eine Werkstatt ({citizen:nom}, {place:nom}).</translation>
        </message>
        <message>
            <source>Put the {citizen:acc} from this hex ({place:gen}) on an empty square of its sector.</source>
            <translation>Wähle ein leeres Quadrat des passenden Sektors ({citizen:nom}, {place:nom}).</translation>
        </message>
        <message>
            <source>Buy a book step ({n:coin:nom}), move a citizen into a workshop, or end your turn.</source>
            <translation>Kaufe einen Buchschritt ({n:coin:nom}), versetze einen Bürger in eine Werkstatt oder beende deinen Zug.</translation>
        </message>
        <message>
            <source>Buy a book step ({n:coin:nom}) or end your turn.</source>
            <translation>Kaufe einen Buchschritt ({n:coin:nom}) oder beende deinen Zug.</translation>
        </message>
        <message>
            <source>Move a citizen into a workshop or end your turn.</source>
            <translation>Versetze einen Bürger in eine Werkstatt oder beende deinen Zug.</translation>
        </message>
        <message>
            <source>There is nothing more you can do: end your turn.</source>
            <translation>Mehr ist nicht möglich: Beende deinen Zug.</translation>
        </message>
        <message>
            <source>Click the gold space {space} on the {book:gen}: {effect}.</source>
            <translation>Klicke auf das goldene Feld {space} ({book:nom}): {effect}.</translation>
        </message>
        <message>
            <source>Repopulate the hex or end your turn.</source>
            <translation>Wiederbevölkere das Hexfeld oder beende deinen Zug.</translation>
        </message>
        <message>
            <source>Use the hex action, buy a book step ({n:coin:nom}), or move a citizen into a workshop.</source>
            <translation>Nutze die Aktion des Hexfelds, kaufe einen Buchschritt ({n:coin:nom}) oder versetze einen Bürger in eine Werkstatt.</translation>
        </message>
        <message>
            <source>Use the hex action or buy a book step ({n:coin:nom}).</source>
            <translation>Nutze die Aktion des Hexfelds oder kaufe einen Buchschritt ({n:coin:nom}).</translation>
        </message>
        <message>
            <source>Use the hex action or move a citizen into a workshop.</source>
            <translation>Nutze die Aktion des Hexfelds oder versetze einen Bürger in eine Werkstatt.</translation>
        </message>
        <message>
            <source>Use the hex action or end your turn.</source>
            <translation>Nutze die Aktion des Hexfelds oder beende deinen Zug.</translation>
        </message>
        <message>
            <source>Quarantine in hut {hut} is over: choose where to put the {citizen:gen}.</source>
            <translation>Die Quarantäne in Hütte {hut} ist vorbei: Wähle einen Platz ({citizen:nom}).</translation>
        </message>
        <message>
            <source>You have no fire tokens: end the fight and take {n:rat:acc}.</source>
            <translation>Du hast kein Feuer: Beende das Bekämpfen und nimm {n:rat:acc}.</translation>
        </message>
        <message>
            <source>You have no fire tokens: take {n:rat:acc}.</source>
            <translation>Du hast kein Feuer: Nimm {n:rat:acc}.</translation>
        </message>
        <message>
            <source>Quarantine is over for several citizens: choose where each of them goes, in any order.</source>
            <translation>Für mehrere Bürger ist die Quarantäne vorbei: Wähle in beliebiger Reihenfolge, wer wohin geht.</translation>
        </message>
        <message>
            <source>There is no room for the citizens leaving quarantine: discard them or make room.</source>
            <translation>Für die Bürger aus der Quarantäne ist kein Platz: Schaffe Platz oder gib sie verloren.</translation>
        </message>
        <message>
            <source>There is no room for the citizens who leave quarantine: leave them in their huts, or make room.</source>
            <translation>Für die Bürger aus der Quarantäne ist kein Platz: Lass sie in den Hütten oder schaffe Platz.</translation>
        </message>
        <message>
            <source>No hex or ship is within reach: recall a lieutenant.</source>
            <translation>Kein Hexfeld und kein Schiff ist erreichbar: Rufe einen Leutnant zurück.</translation>
        </message>
        <message>
            <source>Build: you cannot pay for any of the new tiles. Decline the action.</source>
            <translation>Bauen: Du kannst keins der neuen Plättchen bezahlen. Verzichte auf die Aktion.</translation>
        </message>
        <message>
            <source>Build: you cannot pay for any of the new tiles. Refresh again, or decline the action.</source>
            <translation>Bauen: Du kannst keins der neuen Plättchen bezahlen. Schichte noch einmal um oder verzichte auf die Aktion.</translation>
        </message>
        <message>
            <source>Build: you cannot pay for any of these tiles. Decline the action.</source>
            <translation>Bauen: Du kannst keins dieser Plättchen bezahlen. Verzichte auf die Aktion.</translation>
        </message>
        <message>
            <source>Build: you cannot pay for any of these tiles. Refresh some of them, or decline the action.</source>
            <translation>Bauen: Du kannst keins dieser Plättchen bezahlen. Schichte um oder verzichte auf die Aktion.</translation>
        </message>
        <message>
            <source>Choose one: {effect}. This would bring you nothing now: {options}.</source>
            <translation>Wähle eins: {effect}. Das bringt dir jetzt nichts: {options}.</translation>
        </message>
    </context>
    <context>
        <name>PromptBar</name>
        <message>
            <source>Back to the score</source>
            <translation>Zurück zur Wertung</translation>
        </message>
        <message>
            <source>Between rounds</source>
            <translation>Zwischen den Runden</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiterlaufen lassen</translation>
        </message>
        <message>
            <source>Pause here</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Skip to the next turn</source>
            <translation>Zum nächsten Zug</translation>
        </message>
    </context>
        <context>
        <name>ReaderLine</name>
        <message>
            <source>Each of you answers, one after another. Nobody is told what the others have answered.</source>
            <translation>Ihr antwortet nacheinander. Niemand erfährt, was die anderen geantwortet haben.</translation>
        </message>
        <message>
            <source>Whose language this card is in</source>
            <translation>In wessen Sprache diese Karte ist</translation>
        </message>
        <message>
            <source>The card is in this language</source>
            <translation>Die Karte ist in dieser Sprache</translation>
        </message>
        <message>
            <source>Take this seat</source>
            <translation>Diesen Platz übernehmen</translation>
        </message>
        <message>
            <source>This turn begins anew, and you make the moves.</source>
            <translation>Dieser Zug beginnt von vorn, und du machst ihn.</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Tells everybody where you are.</source>
            <translation>Sagt jedem von euch, wo ihr gerade seid.</translation>
        </message>
    </context>
    <context>
        <name>RefresherStrip</name>
        <message>
            <source>Welcome back</source>
            <translation>Willkommen zurück</translation>
        </message>
        <message>
            <source>Refresher</source>
            <translation>Auffrischung</translation>
        </message>
        <message>
            <source>From your games</source>
            <translation>Aus deinen Partien</translation>
        </message>
        <message numerus="yes">
            <source>%n rule(s) due for review. It takes three minutes at most.</source>
            <translation>
                <numerusform>%n Regel ist zu wiederholen. Das dauert höchstens drei Minuten.</numerusform>
                <numerusform>%n Regeln sind zu wiederholen. Das dauert höchstens drei Minuten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rule(s) from your games to practise. It takes three minutes at most.</source>
            <translation>
                <numerusform>%n Regel aus deinen Partien ist zu üben. Das dauert höchstens drei Minuten.</numerusform>
                <numerusform>%n Regeln aus deinen Partien sind zu üben. Das dauert höchstens drei Minuten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Not today</source>
            <translation>Heute nicht</translation>
        </message>
        <message numerus="yes">
            <source>%n question(s)</source>
            <extracomment>number of questions</extracomment>
            <translation>
                <numerusform>%n Frage</numerusform>
                <numerusform>%n Fragen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Refusal</name>
        <message>
            <source>An earlier step comes first.</source>
            <translation>Ein früherer Schritt kommt zuerst.</translation>
        </message>
        <message>
            <source>Every turn follows the same order: choose, rescue, fight, act.</source>
            <translation>Ein Zug hat eine feste Folge: wählen, retten, bekämpfen, nutzen.</translation>
        </message>
        <message>
            <source>You have another decision to make first.</source>
            <translation>Eine andere Frage ist noch offen.</translation>
        </message>
        <message>
            <source>Finish what you have started; then the turn continues.</source>
            <translation>Bringe zu Ende, was begonnen ist; dann geht der Zug weiter.</translation>
        </message>
        <message>
            <source>Send out a lieutenant first.</source>
            <translation>Schicke zuerst einen Leutnant los.</translation>
        </message>
        <message>
            <source>Your turn starts when you place a lieutenant on a hex or in a dock; everything else follows from there.</source>
            <translation>Ein Zug beginnt mit einem Leutnant auf einem Hexfeld oder in einem Dock; alles Weitere folgt daraus.</translation>
        </message>
        <message>
            <source>You have already finished that step.</source>
            <translation>Dieser Schritt liegt schon hinter dir.</translation>
        </message>
        <message>
            <source>The four steps of a turn are always taken in this order: choose, rescue, fight, act.</source>
            <translation>Die vier Schritte eines Zuges laufen nur in eine Richtung: wählen, retten, bekämpfen, nutzen.</translation>
        </message>
        <message>
            <source>The round is ending.</source>
            <translation>Die Runde wird gerade abgeschlossen.</translation>
        </message>
        <message>
            <source>Turns resume when the next round has been prepared.</source>
            <translation>Gezogen wird wieder, wenn die nächste Runde vorbereitet ist.</translation>
        </message>
        <message>
            <source>A lieutenant already stands there.</source>
            <translation>Hier steht schon ein Leutnant.</translation>
        </message>
        <message>
            <source>A standing lieutenant blocks its hex until the next round, for its owner too.</source>
            <translation>Ein stehender Leutnant sperrt sein Hexfeld bis zur nächsten Runde für alle am Tisch, ganz gleich, wem er gehört.</translation>
        </message>
        <message>
            <source>You cannot afford to go there.</source>
            <translation>Dieser Weg kostet mehr, als du hast.</translation>
        </message>
        <message>
            <source>Going there costs {needed:coin:acc}; you have {owned:coin:acc}.</source>
            <translation>Der Weg dorthin kostet {needed:coin:acc}; du hast {owned:coin:acc}.</translation>
        </message>
        <message>
            <source>You cannot get there that way.</source>
            <translation>Dorthin führt kein Weg.</translation>
        </message>
        <message>
            <source>A dock touches only the port beside it, so you have to go through the port.</source>
            <translation>Ein Dock berührt nur den Hafen daneben, also führt der Weg über den Hafen.</translation>
        </message>
        <message>
            <source>This lieutenant has already acted.</source>
            <translation>Diesen Leutnant hast du schon benutzt.</translation>
        </message>
        <message>
            <source>Each lieutenant is used once a round.</source>
            <translation>Jeden Leutnant benutzt du einmal je Runde.</translation>
        </message>
        <message>
            <source>This lieutenant is resting.</source>
            <translation>Dieser Leutnant ruht.</translation>
        </message>
        <message>
            <source>It was recalled this round and can act again in the next one.</source>
            <translation>Du hast ihn in dieser Runde zurückgerufen; benutzen kannst du ihn erst in der nächsten wieder.</translation>
        </message>
        <message>
            <source>This lieutenant is not available.</source>
            <translation>Dieser Leutnant ist nicht verfügbar.</translation>
        </message>
        <message>
            <source>It is still in the supply or was given up for a district.</source>
            <translation>Er liegt noch im Vorrat oder wurde für ein Stadt-Hexfeld abgegeben.</translation>
        </message>
        <message>
            <source>Use your lieutenants in town first.</source>
            <translation>Zuerst kommen die Leutnante in der Stadt.</translation>
        </message>
        <message>
            <source>A lieutenant in the estate may set out only when all your lieutenants in Messina have been used.</source>
            <translation>Einen Leutnant vom Anwesen darfst du erst benutzen, wenn alle deine Leutnante in Messina benutzt sind.</translation>
        </message>
        <message>
            <source>There is no hex there yet.</source>
            <translation>Hier liegt noch kein Hexfeld.</translation>
        </message>
        <message>
            <source>The places around the town fill up one by one as new rounds are prepared.</source>
            <translation>Die Plätze um die Stadt füllen sich nach und nach, wenn Runden vorbereitet werden.</translation>
        </message>
        <message>
            <source>There is no ship there.</source>
            <translation>Hier liegt kein Schiff.</translation>
        </message>
        <message>
            <source>You can choose a dock only if a ship is moored there.</source>
            <translation>Ein Dock kannst du nur wählen, wenn ein Schiff darin liegt.</translation>
        </message>
        <message>
            <source>You can recall a lieutenant only from town.</source>
            <translation>Zurückrufen kannst du nur einen Leutnant in der Stadt.</translation>
        </message>
        <message>
            <source>A lieutenant in the estate can be recalled only when there is no hex or ship left for it.</source>
            <translation>Einen Leutnant auf dem Anwesen rufst du nur zurück, wenn ihm kein Hexfeld und kein Schiff offensteht.</translation>
        </message>
        <message>
            <source>That sector belongs to another class.</source>
            <translation>Dieser Sektor gehört einer anderen Klasse.</translation>
        </message>
        <message>
            <source>Craftsmen, aristocrats and nuns each have a sector of their own.</source>
            <translation>Handwerker, Aristokraten und Nonnen haben je ihren eigenen Sektor.</translation>
        </message>
        <message>
            <source>That square is already occupied.</source>
            <translation>Hier wohnt schon jemand.</translation>
        </message>
        <message>
            <source>A square holds one citizen; choose an empty one in the sector of that class.</source>
            <translation>Ein Quadrat fasst einen Bürger; wähle ein leeres im Sektor dieser Klasse.</translation>
        </message>
        <message>
            <source>No plague here, so no quarantine.</source>
            <translation>Hier liegt keine Pest, also gibt es keine Quarantäne.</translation>
        </message>
        <message>
            <source>From a hex without cubes a citizen goes straight to an empty square of its sector.</source>
            <translation>Von einem Hexfeld ohne Würfel zieht ein Bürger gleich auf ein leeres Quadrat seines Sektors.</translation>
        </message>
        <message>
            <source>There was plague here, so quarantine comes first.</source>
            <translation>Hier lag Pest: Zuerst kommt die Quarantäne.</translation>
        </message>
        <message>
            <source>A citizen from a hex with a cube goes to field I of an empty hut.</source>
            <translation>Ein Bürger von einem Hexfeld mit Würfel kommt auf Feld I einer leeren Hütte.</translation>
        </message>
        <message>
            <source>This hut is occupied.</source>
            <translation>Diese Hütte ist belegt.</translation>
        </message>
        <message>
            <source>A hut holds one citizen, even when one of its two fields is empty.</source>
            <translation>Eine Hütte fasst einen Bürger, auch wenn eines ihrer beiden Felder leer ist.</translation>
        </message>
        <message>
            <source>A citizen cannot go straight into a workshop.</source>
            <translation>Ein Bürger kann nicht direkt in eine Werkstatt.</translation>
        </message>
        <message>
            <source>A rescued citizen first takes a square in its sector; from there it may move into a workshop at once.</source>
            <translation>Ein geretteter Bürger kommt zuerst auf ein Quadrat seines Sektors; von dort darf er sofort in eine Werkstatt ziehen.</translation>
        </message>
        <message>
            <source>There is still room for this citizen.</source>
            <translation>Für diesen Bürger ist noch Platz.</translation>
        </message>
        <message>
            <source>A citizen is discarded only when there is no suitable place for it.</source>
            <translation>Ein Bürger geht nur verloren, wenn kein passender Platz frei ist.</translation>
        </message>
        <message>
            <source>No such citizen is waiting here.</source>
            <translation>Hier wartet kein solcher Bürger.</translation>
        </message>
        <message>
            <source>You rescue only the citizens on the chosen hex.</source>
            <translation>Gerettet werden nur Bürger, die auf dem gewählten Hexfeld liegen.</translation>
        </message>
        <message>
            <source>You do not have enough fire tokens.</source>
            <translation>Du hast zu wenige Feuermarker.</translation>
        </message>
        <message>
            <source>This costs {needed:fire:acc}; you have {owned:fire:acc}.</source>
            <translation>Das kostet {needed:fire:acc}; du hast {owned:fire:acc}.</translation>
        </message>
        <message>
            <source>Removing a cube now costs two fire tokens.</source>
            <translation>Ein Würfel kostet jetzt zwei Feuermarker.</translation>
        </message>
        <message>
            <source>The round table shows two flames: removing a cube costs {needed:fire:acc}; you have {owned:fire:acc}.</source>
            <translation>Die Runden-Übersichtsliste zeigt zwei Flammen: Ein Würfel kostet {needed:fire:acc}; du hast {owned:fire:acc}.</translation>
        </message>
        <message>
            <source>There is no plague cube here.</source>
            <translation>Hier liegt kein Pestwürfel.</translation>
        </message>
        <message>
            <source>Fire tokens remove plague cubes, and there are none to remove here.</source>
            <translation>Feuer entfernt Pestwürfel, und hier gibt es keinen.</translation>
        </message>
        <message>
            <source>One fire token is enough.</source>
            <translation>Ein Feuermarker genügt.</translation>
        </message>
        <message>
            <source>The round table shows one flame: removing a cube costs a single fire token.</source>
            <translation>Die Runden-Übersichtsliste zeigt eine Flamme: Ein Würfel kostet nur einen Feuermarker.</translation>
        </message>
        <message>
            <source>You have no big fire token.</source>
            <translation>Du hast keinen großen Feuermarker.</translation>
        </message>
        <message>
            <source>Removing two cubes at once, or one on a neighbouring hex, takes a big fire token.</source>
            <translation>Für zwei Würfel auf einmal oder einen nebenan brauchst du einen großen Feuermarker.</translation>
        </message>
        <message>
            <source>A plain fire token cannot do that.</source>
            <translation>Das schafft ein gewöhnlicher Feuermarker nicht.</translation>
        </message>
        <message>
            <source>A plain fire token removes one cube from the chosen hex; two at once, or one on a neighbouring hex, takes a big fire token.</source>
            <translation>Ein gewöhnlicher Feuermarker entfernt einen Würfel deines Hexfelds; zwei auf einmal oder einen nebenan schafft nur ein großer.</translation>
        </message>
        <message>
            <source>A big fire token cannot do that.</source>
            <translation>Das schafft auch ein großer Feuermarker nicht.</translation>
        </message>
        <message>
            <source>One big fire token removes two cubes here, or one here and one on a neighbouring hex.</source>
            <translation>Ein großer Feuermarker entfernt zwei Würfel hier oder einen hier und einen nebenan.</translation>
        </message>
        <message>
            <source>First remove a cube from the chosen hex.</source>
            <translation>Entferne zuerst einen Würfel deines Hexfelds.</translation>
        </message>
        <message>
            <source>You may remove a cube from a neighbouring hex only together with one from the chosen hex.</source>
            <translation>Den Würfel nebenan entfernst du nur zusätzlich zu einem vom gewählten Hexfeld.</translation>
        </message>
        <message>
            <source>That hex is too far away.</source>
            <translation>Dieses Hexfeld ist zu weit weg.</translation>
        </message>
        <message>
            <source>A big fire token reaches only the chosen hex and its neighbours.</source>
            <translation>Ein großer Feuermarker reicht nur auf das gewählte Hexfeld und die benachbarten.</translation>
        </message>
        <message>
            <source>A neighbouring hex takes two big fire tokens.</source>
            <translation>Nebenan brauchst du jetzt zwei große Feuermarker.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, one big fire token removes just one cube from the chosen hex.</source>
            <translation>Solange die Runden-Übersichtsliste zwei Flammen zeigt, entfernt ein großer Feuermarker nur einen Würfel des gewählten Hexfelds.</translation>
        </message>
        <message>
            <source>A ship has no neighbouring hexes.</source>
            <translation>Ein Schiff hat keine benachbarten Hexfelder.</translation>
        </message>
        <message>
            <source>A big fire token removes the ship’s cube and nothing else.</source>
            <translation>Ein großer Feuermarker entfernt den Würfel des Schiffs und nichts daneben.</translation>
        </message>
        <message>
            <source>This hex has already been used.</source>
            <translation>Dieses Hexfeld hast du schon genutzt.</translation>
        </message>
        <message>
            <source>In one turn you may either use a hex’s action or repopulate it, once.</source>
            <translation>In einem Zug nutzt du die Aktion eines Hexfelds oder wiederbevölkerst es: eins von beiden, und nur einmal.</translation>
        </message>
        <message>
            <source>A dock has no action.</source>
            <translation>Ein Dock hat keine Aktion.</translation>
        </message>
        <message>
            <source>After taking a ship you may buy book steps and use the actions you have earned on the books.</source>
            <translation>Nach dem Schiff darfst du Buchschritte kaufen und Buchaktionen nutzen.</translation>
        </message>
        <message>
            <source>Ports and docks cannot be repopulated.</source>
            <translation>Häfen und Docks werden nie wiederbevölkert.</translation>
        </message>
        <message>
            <source>Only districts can be repopulated.</source>
            <translation>Nur Stadt-Hexfelder lassen sich wiederbevölkern.</translation>
        </message>
        <message>
            <source>This district has already been repopulated.</source>
            <translation>Dieses Stadt-Hexfeld ist schon wiederbevölkert.</translation>
        </message>
        <message>
            <source>A district is repopulated only once, by one player.</source>
            <translation>Ein Stadt-Hexfeld wird nur einmal wiederbevölkert, von einer einzigen Familie.</translation>
        </message>
        <message>
            <source>You cannot pay for this district.</source>
            <translation>Du kannst das Stadt-Hexfeld nicht bezahlen.</translation>
        </message>
        <message>
            <source>You must first pay the coins or wood printed on it.</source>
            <translation>Zuerst sind die aufgedruckten Münzen oder das Bauholz fällig.</translation>
        </message>
        <message>
            <source>You have no cart ready.</source>
            <translation>Du hast keinen Wagen bereit.</translation>
        </message>
        <message>
            <source>To repopulate a district, you need a cart that you have not used this round.</source>
            <translation>Zum Wiederbevölkern brauchst du einen Wagen, den du in dieser Runde noch nicht benutzt hast.</translation>
        </message>
        <message>
            <source>You do not have the right citizens.</source>
            <translation>Dir fehlen die passenden Bürger.</translation>
        </message>
        <message>
            <source>They must come from your sectors and workshops; citizens in quarantine do not count.</source>
            <translation>Sie kommen aus deinen Sektoren und Werkstätten; die in Quarantäne zählen nicht.</translation>
        </message>
        <message>
            <source>This takes an upgraded citizen.</source>
            <translation>Verlangt ist ein aufgewerteter Bürger.</translation>
        </message>
        <message>
            <source>An upgraded citizen may stand in for an ordinary one of the same class, but never the other way round.</source>
            <translation>Ein aufgewerteter Bürger darf einen gewöhnlichen derselben Klasse ersetzen, nie umgekehrt.</translation>
        </message>
        <message>
            <source>You have no lieutenant to give up.</source>
            <translation>Du hast keinen Leutnant zum Abgeben.</translation>
        </message>
        <message>
            <source>This district costs a lieutenant you have not used this round; the one standing here does not count.</source>
            <translation>Dieses Stadt-Hexfeld kostet einen Leutnant, den du in dieser Runde noch nicht benutzt hast; der hier stehende zählt nicht.</translation>
        </message>
        <message>
            <source>This lieutenant has already been used.</source>
            <translation>Diesen Leutnant hast du schon benutzt.</translation>
        </message>
        <message>
            <source>Give up one that is lying in town or waiting unused in your estate.</source>
            <translation>Gib einen ab, der in der Stadt liegt oder unbenutzt auf dem Anwesen wartet.</translation>
        </message>
        <message>
            <source>You have placed all your repopulation tiles.</source>
            <translation>Alle deine Wiederbevölkert-Plättchen liegen schon.</translation>
        </message>
        <message>
            <source>One player can repopulate at most five districts.</source>
            <translation>Mehr als fünf Stadt-Hexfelder kannst du nicht wiederbevölkern.</translation>
        </message>
        <message>
            <source>This district does not need that citizen.</source>
            <translation>Dieser Bürger wird hier nicht verlangt.</translation>
        </message>
        <message>
            <source>The district takes exactly the citizens printed on it.</source>
            <translation>Das Stadt-Hexfeld verlangt genau die aufgedruckten Bürger.</translation>
        </message>
        <message>
            <source>You cannot buy popularity.</source>
            <translation>Popularität ist nicht käuflich.</translation>
        </message>
        <message>
            <source>Your disc on the popularity book moves only when you remove plague cubes.</source>
            <translation>Diese Scheibe rückt nur vor, wenn du Pestwürfel entfernst.</translation>
        </message>
        <message>
            <source>You buy book steps in step 4.</source>
            <translation>Buchschritte gehören in Schritt 4.</translation>
        </message>
        <message>
            <source>You can buy them only after choosing a hex or ship, rescuing and fighting.</source>
            <translation>Kaufen darfst du sie erst nach dem Wählen, Retten und Bekämpfen.</translation>
        </message>
        <message>
            <source>Finish this action first.</source>
            <translation>Beende erst diese Aktion.</translation>
        </message>
        <message>
            <source>A book step can be bought before or after an action, not in the middle of it.</source>
            <translation>Einen Buchschritt kaufst du vor oder nach einer Aktion, nicht mittendrin.</translation>
        </message>
        <message>
            <source>You cannot afford a book step.</source>
            <translation>Du hast zu wenige Münzen für einen Buchschritt.</translation>
        </message>
        <message>
            <source>A step costs one coin for each of your lieutenants, {needed:coin:acc} in all; you have {owned:coin:acc}.</source>
            <translation>Ein Schritt kostet eine Münze je Leutnant, hier {needed:coin:acc}; du hast {owned:coin:acc}.</translation>
        </message>
        <message>
            <source>You have reached the end of this book.</source>
            <translation>Dieses Buch ist zu Ende.</translation>
        </message>
        <message>
            <source>Your disc is on the last space; nothing is left to buy.</source>
            <translation>Deine Scheibe liegt auf dem letzten Feld; mehr gibt es nicht zu kaufen.</translation>
        </message>
        <message>
            <source>This action has to wait.</source>
            <translation>Diese Aktion muss warten.</translation>
        </message>
        <message>
            <source>An action earned outside your turn is used in step 4 of your next turn.</source>
            <translation>Eine Aktion, die ein Buch außerhalb deines Zuges gibt, nutzt du in Schritt 4 deines nächsten Zuges.</translation>
        </message>
        <message>
            <source>This workshop takes another class of citizen.</source>
            <translation>Dieser Bürger hat die falsche Klasse für diese Werkstatt.</translation>
        </message>
        <message>
            <source>A workshop takes only citizens of the class it shows.</source>
            <translation>Eine Werkstatt nimmt nur Bürger der abgebildeten Klasse auf.</translation>
        </message>
        <message>
            <source>This workshop is already occupied.</source>
            <translation>Diese Werkstatt ist schon besetzt.</translation>
        </message>
        <message>
            <source>A workshop has room for one citizen.</source>
            <translation>Eine Werkstatt hat Platz für einen Bürger.</translation>
        </message>
        <message>
            <source>Citizens cannot enter a workshop from there.</source>
            <translation>Von dort zieht niemand in eine Werkstatt.</translation>
        </message>
        <message>
            <source>Only a citizen on a square in your sectors may enter a workshop.</source>
            <translation>Nur ein Bürger auf einem Quadrat deiner Sektoren darf in eine Werkstatt.</translation>
        </message>
        <message>
            <source>There is nobody there.</source>
            <translation>Hier ist niemand.</translation>
        </message>
        <message>
            <source>You have no citizen there.</source>
            <translation>An diesem Ort hast du keinen Bürger.</translation>
        </message>
        <message>
            <source>Citizens cannot change squares.</source>
            <translation>Bürger wechseln ihr Quadrat nicht.</translation>
        </message>
        <message>
            <source>A citizen leaves its square only for a workshop or for a district.</source>
            <translation>Ein Bürger verlässt sein Quadrat nur für eine Werkstatt oder ein Stadt-Hexfeld.</translation>
        </message>
        <message>
            <source>Choose one side of the slash.</source>
            <translation>Nutzen darfst du nur eine Seite des Schrägstrichs.</translation>
        </message>
        <message>
            <source>A slash between two actions means that you get one or the other.</source>
            <translation>Ein Schrägstrich zwischen zwei Aktionen heißt: eine von beiden.</translation>
        </message>
        <message>
            <source>You cannot pay for this action.</source>
            <translation>Diese Aktion kannst du nicht bezahlen.</translation>
        </message>
        <message>
            <source>It costs {needed}; you have {owned}.</source>
            <translation>Sie kostet {needed}; du hast {owned}.</translation>
        </message>
        <message>
            <source>This action moves a different overseer.</source>
            <translation>Diese Aktion bewegt einen anderen Aufseher.</translation>
        </message>
        <message>
            <source>A class symbol moves only the overseer of that class.</source>
            <translation>Das Bild einer Klasse bewegt nur den Aufseher dieser Klasse.</translation>
        </message>
        <message>
            <source>This overseer has finished its path.</source>
            <translation>Dieser Aufseher ist am Ende seines Weges.</translation>
        </message>
        <message>
            <source>The path has six spaces and ends in the centre.</source>
            <translation>Der Weg hat sechs Felder und endet in der Mitte.</translation>
        </message>
        <message>
            <source>This overseer took the other branch.</source>
            <translation>Dieser Aufseher ist schon auf der anderen Abzweigung.</translation>
        </message>
        <message>
            <source>The choice at the fork is final.</source>
            <translation>Die Wahl an der Gabelung ist endgültig.</translation>
        </message>
        <message>
            <source>You cannot skip a space here.</source>
            <translation>Hier darfst du kein Feld überspringen.</translation>
        </message>
        <message>
            <source>An overseer may skip a space only with an action that shows the skip.</source>
            <translation>Nur mit der Aktion, die den Sprung zeigt, darf ein Aufseher ein Feld überspringen.</translation>
        </message>
        <message>
            <source>This overseer is already upgraded.</source>
            <translation>Dieser Aufseher ist schon aufgewertet.</translation>
        </message>
        <message>
            <source>Each overseer can be turned to its upgraded side only once.</source>
            <translation>Ein Aufseher wird nur einmal auf die aufgewertete Seite gedreht.</translation>
        </message>
        <message>
            <source>It must be the same overseer.</source>
            <translation>Es muss derselbe Aufseher sein.</translation>
        </message>
        <message>
            <source>The overseer you upgrade is also the one that advances.</source>
            <translation>Der Aufseher, den du aufwertest, rückt auch vor.</translation>
        </message>
        <message>
            <source>There is no citizen on this square.</source>
            <translation>Auf diesem Quadrat wohnt niemand.</translation>
        </message>
        <message>
            <source>Only a citizen can be activated; an empty square gives nothing.</source>
            <translation>Nur ein Bürger lässt sich aktivieren; ein leeres Quadrat gibt nichts.</translation>
        </message>
        <message>
            <source>This citizen has already been activated.</source>
            <translation>Diesen Bürger hast du schon aktiviert.</translation>
        </message>
        <message>
            <source>A single advance activates each citizen at most once.</source>
            <translation>Ein Vorrücken aktiviert jeden Bürger höchstens einmal.</translation>
        </message>
        <message>
            <source>Only citizens on sector squares can be activated.</source>
            <translation>Aktivieren lassen sich nur Bürger auf Quadraten der Sektoren.</translation>
        </message>
        <message>
            <source>Citizens in huts and workshops cannot be activated.</source>
            <translation>Bürger in Hütten und Werkstätten lassen sich nicht aktivieren.</translation>
        </message>
        <message>
            <source>One of the two has already been activated.</source>
            <translation>Einen der beiden hast du schon aktiviert.</translation>
        </message>
        <message>
            <source>The first space of the path activates one of the two citizens next to it.</source>
            <translation>Das erste Feld des Weges aktiviert einen der beiden Bürger daneben.</translation>
        </message>
        <message>
            <source>That is too far from the overseer.</source>
            <translation>Das ist zu weit vom Aufseher.</translation>
        </message>
        <message>
            <source>The space it reaches activates only the citizens next to it.</source>
            <translation>Das erreichte Feld aktiviert nur Bürger, die daneben liegen.</translation>
        </message>
        <message>
            <source>One citizen here has already been activated.</source>
            <translation>In diesem Bereich hast du schon einen Bürger aktiviert.</translation>
        </message>
        <message>
            <source>A space on the rim activates one citizen of its region.</source>
            <translation>Ein Feld am Rand aktiviert einen Bürger seines Bereichs.</translation>
        </message>
        <message>
            <source>Two citizens here have already been activated.</source>
            <translation>In diesem Bereich hast du schon zwei Bürger aktiviert.</translation>
        </message>
        <message>
            <source>On the rim an upgraded overseer activates up to two citizens of the region.</source>
            <translation>Am Rand aktiviert ein aufgewerteter Aufseher bis zu zwei Bürger des Bereichs.</translation>
        </message>
        <message>
            <source>A space on a border activates one citizen in each of the two regions next to it.</source>
            <translation>Ein Feld auf der Grenze aktiviert je einen Bürger der beiden Bereiche daneben.</translation>
        </message>
        <message>
            <source>No more citizens can be activated here.</source>
            <translation>In diesem Bereich darfst du niemanden mehr aktivieren.</translation>
        </message>
        <message>
            <source>On a border an upgraded overseer activates two citizens in its own class’s region and one in the other.</source>
            <translation>Auf der Grenze aktiviert ein aufgewerteter Aufseher zwei Bürger im Bereich der eigenen Klasse und einen im anderen.</translation>
        </message>
        <message>
            <source>Three citizens have already been activated.</source>
            <translation>Du hast schon drei Bürger aktiviert.</translation>
        </message>
        <message>
            <source>The centre activates up to three citizens, whether or not the overseer is upgraded.</source>
            <translation>Die Mitte aktiviert bis zu drei Bürger, ob der Aufseher aufgewertet ist oder nicht.</translation>
        </message>
        <message>
            <source>This square has already been used.</source>
            <translation>Dieses Quadrat hast du schon genutzt.</translation>
        </message>
        <message>
            <source>The lightning symbol means once per game.</source>
            <translation>Der Blitz heißt: einmal im ganzen Spiel.</translation>
        </message>
        <message>
            <source>This action is for a different book.</source>
            <translation>Dieser Schritt gehört zu einem anderen Buch.</translation>
        </message>
        <message>
            <source>The action shows which book you advance on.</source>
            <translation>Die Aktion zeigt, auf welchem Buch deine Scheibe vorrückt.</translation>
        </message>
        <message>
            <source>This track is already at the top.</source>
            <translation>Diese Leiste ist ganz oben.</translation>
        </message>
        <message>
            <source>A scroll track has four steps, and you have taken all four.</source>
            <translation>Eine Leiste der Schriftrollentafel hat vier Stufen, und alle vier sind erreicht.</translation>
        </message>
        <message>
            <source>This citizen is already upgraded.</source>
            <translation>Dieser Bürger ist schon aufgewertet.</translation>
        </message>
        <message>
            <source>Each citizen can be turned to its gold side only once.</source>
            <translation>Ein Bürger wird nur einmal auf die goldene Seite gedreht.</translation>
        </message>
            <message>
            <source>The book lets you use the action of a district or a port.</source>
            <translation>Das Buch gibt dir die Aktion eines Stadt-Hexfelds oder Hafens.</translation>
        </message>
        <message>
            <source>You cannot pay for this tile.</source>
            <translation>Dieses Plättchen kannst du nicht bezahlen.</translation>
        </message>
        <message>
            <source>You pay its printed price to the supply before you take it.</source>
            <translation>Der aufgedruckte Preis geht in den Vorrat, bevor du es nimmst.</translation>
        </message>
        <message>
            <source>There is no tile on offer there.</source>
            <translation>Hier liegt kein Plättchen aus.</translation>
        </message>
        <message>
            <source>You can take only the face-up tile of a stack, and this stack is empty.</source>
            <translation>Nehmen kannst du nur das offene Plättchen eines Stapels, und dieser hat keins.</translation>
        </message>
        <message>
            <source>All your huts already have upgrades.</source>
            <translation>Alle deine Hütten sind aufgewertet.</translation>
        </message>
        <message>
            <source>You have four huts, each with room for one upgrade.</source>
            <translation>Du hast vier Hütten mit Platz für je eine Aufwertung.</translation>
        </message>
        <message>
            <source>This hut already has an upgrade.</source>
            <translation>Diese Hütte hat schon eine Aufwertung.</translation>
        </message>
        <message>
            <source>Place the tile on a hut that does not have one yet.</source>
            <translation>Das Plättchen kommt auf eine Hütte, die noch keine hat.</translation>
        </message>
        <message>
            <source>You can no longer refresh tiles.</source>
            <translation>Umschichten geht jetzt nicht mehr.</translation>
        </message>
        <message>
            <source>During a Build action you may refresh one kind of tile, once, before you take a tile.</source>
            <translation>Je Bauen-Aktion darfst du einmal umschichten, und zwar eine Art von Plättchen, bevor du eins nimmst.</translation>
        </message>
        <message>
            <source>Rat tokens cannot be used to pay.</source>
            <translation>Mit Ratten lässt sich nichts bezahlen.</translation>
        </message>
        <message>
            <source>Refreshing tiles costs 1 point or 1 token: coin, wood, fire or big fire.</source>
            <translation>Umschichten kostet 1 Punkt oder 1 Marker: Münze, Bauholz, Feuermarker oder großer Feuermarker.</translation>
        </message>
        <message>
            <source>You have nothing to pay with.</source>
            <translation>Davon hast du nichts zum Bezahlen.</translation>
        </message>
        <message>
            <source>After refreshing tiles you must build.</source>
            <translation>Nach dem Umschichten musst du bauen.</translation>
        </message>
        <message>
            <source>Take a tile you can pay for.</source>
            <translation>Nimm eins der Plättchen, die du bezahlen kannst.</translation>
        </message>
        <message>
            <source>Finish repopulating first.</source>
            <translation>Beende erst das Wiederbevölkern.</translation>
        </message>
        <message>
            <source>Once you have started, you must carry out all its steps.</source>
            <translation>Hast du damit begonnen, führst du alle Schritte aus.</translation>
        </message>
        <message>
            <source>Place the hut upgrade first.</source>
            <translation>Lege zuerst die Aufwertung auf eine Hütte.</translation>
        </message>
        <message>
            <source>A hut upgrade goes onto one of your huts as soon as you buy it.</source>
            <translation>Eine gekaufte Aufwertung kommt sofort auf eine deiner Hütten.</translation>
        </message>
        <message>
            <source>You have no Build action now.</source>
            <translation>Gerade kannst du nicht bauen.</translation>
        </message>
        <message>
            <source>You buy tiles with the Build action of a hex or a citizen.</source>
            <translation>Plättchen kaufst du mit der Aktion Bauen eines Hexfelds oder eines Bürgers.</translation>
        </message>
        <message>
            <source>You cannot advance an overseer now.</source>
            <translation>Gerade kannst du keinen Aufseher vorrücken.</translation>
        </message>
        <message>
            <source>You advance an overseer when an action or a reward says so.</source>
            <translation>Ein Aufseher rückt vor, wenn eine Aktion oder Belohnung ihn zeigt.</translation>
        </message>
        <message>
            <source>You cannot activate a citizen now.</source>
            <translation>Gerade kannst du niemanden aktivieren.</translation>
        </message>
        <message>
            <source>Citizens are activated when an overseer reaches a space next to them.</source>
            <translation>Bürger handeln, wenn ein Aufseher neben ihnen ankommt.</translation>
        </message>
        <message>
            <source>You cannot upgrade anything now.</source>
            <translation>Gerade kannst du nichts aufwerten.</translation>
        </message>
        <message>
            <source>You upgrade citizens and overseers when an action or a book space says so.</source>
            <translation>Bürger und Aufseher wertest du auf, wenn eine Aktion oder ein Buchfeld es zeigt.</translation>
        </message>
        <message>
            <source>You cannot advance a scroll track now.</source>
            <translation>Gerade rückst du auf der Schriftrollentafel nicht vor.</translation>
        </message>
        <message>
            <source>You advance a scroll track when an action or a reward shows the scroll.</source>
            <translation>Auf einer Leiste rückst du vor, wenn eine Aktion oder Belohnung die Schriftrolle zeigt.</translation>
        </message>
        <message>
            <source>The citizen cannot go there.</source>
            <translation>Dorthin kann der Bürger nicht.</translation>
        </message>
        <message>
            <source>After quarantine a citizen takes an empty square of its sector or an empty workshop of its class.</source>
            <translation>Nach der Quarantäne geht ein Bürger auf ein leeres Quadrat seines Sektors oder in eine leere Werkstatt seiner Klasse.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Das Spiel ist aus.</translation>
        </message>
        <message>
            <source>All six rounds have been played and the points have been counted.</source>
            <translation>Alle sechs Runden sind gespielt, und die Punkte sind gezählt.</translation>
        </message>
        <message>
            <source>There is nothing to do here now.</source>
            <translation>Hier gibt es gerade nichts zu tun.</translation>
        </message>
        <message>
            <source>Something else comes first. {prompt}</source>
            <extracomment>{prompt} is a whole sentence that says what the player has to do.</extracomment>
            <translation>Jetzt ist etwas anderes zu tun. {prompt}</translation>
        </message>
        <message>
            <source>The big fire token alone is enough.</source>
            <translation>Der große Feuermarker allein genügt.</translation>
        </message>
        <message>
            <source>This round one big fire token pays for one cube; adding a plain one does nothing.</source>
            <translation>In dieser Runde bezahlt ein großer Feuermarker einen Würfel; ein gewöhnlicher dazu bringt nichts.</translation>
        </message>
        <message>
            <source>Standing lieutenants are blocking the way.</source>
            <translation>Stehende Leutnante versperren den Weg.</translation>
        </message>
        <message>
            <source>At this table you cannot move across a hex with a standing lieutenant.</source>
            <translation>An diesem Tisch zieht niemand über ein Hexfeld, auf dem ein Leutnant steht.</translation>
        </message>
        <message>
            <source>You recalled a lieutenant and chose no hex.</source>
            <translation>Beim Zurückrufen wählst du kein Hexfeld.</translation>
        </message>
        <message>
            <source>After a recall you may buy book steps and use book actions, but nothing else.</source>
            <translation>Danach darfst du nur Buchschritte kaufen und Buchaktionen nutzen.</translation>
        </message>
        <message>
            <source>Your table follows an edition that does not accept this token.</source>
            <translation>Ihr spielt nach einer Ausgabe, in der sich mit diesem Marker hier nicht bezahlen lässt.</translation>
        </message>
        <message>
            <source>At this table, if you refresh tiles, you must take one of the new ones.</source>
            <translation>An diesem Tisch musst du nach dem Umschichten eins der neuen Plättchen bauen.</translation>
        </message>
        <message>
            <source>This workshop has already given its reward.</source>
            <translation>Diese Werkstatt hat ihre Belohnung schon gegeben.</translation>
        </message>
        <message>
            <source>At this table nobody may enter an era II workshop that has already given its reward.</source>
            <translation>An diesem Tisch wird eine späte Werkstatt kein zweites Mal besetzt.</translation>
        </message>
        <message>
            <source>This citizen has already changed squares this turn.</source>
            <translation>Dieser Bürger hat sein Quadrat schon gewechselt.</translation>
        </message>
        <message>
            <source>At this table each citizen may change squares once a turn.</source>
            <translation>An diesem Tisch darf jeder Bürger einmal im Zug das Quadrat wechseln.</translation>
        </message>
        <message>
            <source>The book that sets turn order comes first.</source>
            <translation>Zuerst kommt das Buch für die Zugfolge.</translation>
        </message>
        <message>
            <source>The player leading the score track chooses the book for this round.</source>
            <translation>Wer auf der Wertungsleiste vorn liegt, bestimmt das Buch für diese Runde.</translation>
        </message>
        <message>
            <source>It’s the opponent’s turn.</source>
            <translation>Der Gegner ist am Zug.</translation>
        </message>
        <message>
            <source>Turn up an opponent tile; your own turn follows.</source>
            <translation>Decke ein Solospielplättchen auf; danach bist du dran.</translation>
        </message>
        <message>
            <source>One big fire token removes one cube here and, if you like, one on a neighbouring hex.</source>
            <translation>Ein großer Feuermarker entfernt einen Würfel hier und auf Wunsch einen nebenan.</translation>
        </message>
        <message>
            <source>One big fire token removes up to two cubes here and, if you like, one on a neighbouring hex.</source>
            <translation>Ein großer Feuermarker entfernt bis zu zwei Würfel hier und auf Wunsch einen nebenan.</translation>
        </message>
        <message>
            <source>One big fire token is enough.</source>
            <translation>Ein großer Feuermarker genügt.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, one big fire token pays for a cube on the chosen hex; the second is for one on a neighbouring hex.</source>
            <translation>Solange die Runden-Übersichtsliste zwei Flammen zeigt, bezahlt ein großer Feuermarker einen Würfel des gewählten Hexfelds; der zweite ist für einen nebenan.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, cubes on the chosen hex are removed one at a time.</source>
            <translation>Solange die Runden-Übersichtsliste zwei Flammen zeigt, werden Würfel des gewählten Hexfelds einzeln entfernt.</translation>
        </message>
        <message>
            <source>One big fire token is not enough.</source>
            <translation>Ein großer Feuermarker reicht nicht.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, a cube on a neighbouring hex costs a big fire token and a second fire token, plain or big.</source>
            <translation>Solange die Runden-Übersichtsliste zwei Flammen zeigt, brauchst du für einen Würfel nebenan einen großen Feuermarker und einen zweiten, gewöhnlich oder groß.</translation>
        </message>
        <message>
            <source>While the round table shows two flames, two big fire tokens together remove one cube here and one on a neighbouring hex.</source>
            <translation>Solange die Runden-Übersichtsliste zwei Flammen zeigt, entfernen zwei große Feuermarker zusammen einen Würfel hier und einen nebenan.</translation>
        </message>
        <message>
            <source>The round table shows two flames: removing a cube costs any two fire tokens, and a big one counts as one of them.</source>
            <translation>Die Runden-Übersichtsliste zeigt zwei Flammen: Ein Würfel kostet zwei beliebige Feuermarker, und ein großer zählt als einer davon.</translation>
        </message>
        <message>
            <source>One big fire token pays for a cube on the chosen hex; adding a plain one helps only on a neighbouring hex.</source>
            <translation>Ein großer Feuermarker bezahlt einen Würfel des gewählten Hexfelds; ein gewöhnlicher dazu nützt nur nebenan.</translation>
        </message>
        <message>
            <source>To pay for a cube this way, you need a big fire token.</source>
            <translation>Um einen Würfel so zu bezahlen, brauchst du einen großen Feuermarker.</translation>
        </message>
        <message>
            <source>Plain fire tokens remove one cube at a time from the chosen hex and none from neighbouring hexes.</source>
            <translation>Gewöhnliche Feuermarker allein entfernen Würfel des gewählten Hexfelds nur einzeln und nebenan keinen.</translation>
        </message>
        <message>
            <source>Refreshing tiles costs 1 point or 1 token: wood, fire or big fire.</source>
            <translation>Umschichten kostet 1 Punkt oder 1 Marker: Bauholz, Feuermarker oder großer Feuermarker.</translation>
        </message>
        <message>
            <source>Refreshing tiles costs 1 point or 1 token: coin, wood or fire.</source>
            <translation>Umschichten kostet 1 Punkt oder 1 Marker: Münze, Bauholz oder Feuermarker.</translation>
        </message>
        <message>
            <source>There was plague here, so a citizen from this hex goes into quarantine first.</source>
            <translation>Hier lag Pest: Ein Bürger von diesem Hexfeld kommt zuerst in Quarantäne.</translation>
        </message>
        <message>
            <source>From a hex without cubes a citizen goes straight to an empty square of its sector or an empty workshop of its class.</source>
            <translation>Von einem Hexfeld ohne Würfel zieht ein Bürger gleich auf ein leeres Quadrat seines Sektors oder in eine leere Werkstatt seiner Klasse.</translation>
        </message>
        <message>
            <source>A citizen in a hut or in a workshop cannot move into another workshop now.</source>
            <translation>Ein Bürger aus einer Hütte oder einer anderen Werkstatt darf jetzt nicht hierherziehen.</translation>
        </message>
        <message>
            <source>At this table a lieutenant in the estate is never recalled: if there is no hex or ship for it, it rests.</source>
            <translation>An diesem Tisch rufst du keinen Leutnant zurück, der auf dem Anwesen ist: Steht ihm weder Hexfeld noch Schiff offen, ruht er.</translation>
        </message>
        <message>
            <source>A lieutenant in the estate may be recalled only when all your lieutenants in Messina have been used.</source>
            <translation>Einen Leutnant auf dem Anwesen darfst du erst zurückrufen, wenn alle deine Leutnante in Messina benutzt sind.</translation>
        </message>
        <message>
            <source>You can buy them after choosing a hex or ship, rescuing and fighting, or after a recall.</source>
            <translation>Kaufen darfst du sie nach dem Wählen, Retten und Bekämpfen oder nach einem Zurückrufen.</translation>
        </message>
        <message>
            <source>A citizen cannot go there.</source>
            <translation>Dorthin darf der Bürger nicht.</translation>
        </message>
        <message>
            <source>A citizen leaves its square for another one of its sector, for a workshop or for a district.</source>
            <translation>Ein Bürger verlässt sein Quadrat für ein anderes seines Sektors, für eine Werkstatt oder für ein Stadt-Hexfeld.</translation>
        </message>
        <message>
            <source>A citizen stays in its hut only when there is no suitable place for it.</source>
            <translation>Ein Bürger bleibt nur dann in seiner Hütte, wenn kein passender Platz frei ist.</translation>
        </message>
        <message>
            <source>After quarantine a citizen takes an empty square of its sector, or an empty workshop of its class that has not yet given its reward.</source>
            <translation>Nach der Quarantäne geht ein Bürger auf ein leeres Quadrat seines Sektors oder in eine leere Werkstatt seiner Klasse, die ihre einmalige Belohnung noch nicht gegeben hat.</translation>
        </message>
        <message>
            <source>An action earned outside your turn is used in step 4 of your next turn; only a new lieutenant joins you at once.</source>
            <translation>Eine Aktion, die ein Buch außerhalb deines Zuges gibt, nutzt du in Schritt 4 deines nächsten Zuges; nur ein neuer Leutnant kommt sofort zu dir.</translation>
        </message>
        <message>
            <source>You cannot pay with this token here.</source>
            <translation>Mit diesem Marker kannst du hier nicht bezahlen.</translation>
        </message>
        <message>
            <source>Take one of the new tiles.</source>
            <translation>Nimm eins der neuen Plättchen.</translation>
        </message>
        <message>
            <source>That is not possible at this point.</source>
            <translation>Danach wirst du gerade nicht gefragt.</translation>
        </message>
        <message>
            <source>You can do that only when an action, a book or a repopulation calls for it.</source>
            <translation>Das kannst du nur tun, wenn eine Aktion, ein Buch oder das Wiederbevölkern es verlangt.</translation>
        </message>
        <message>
            <source>There is nothing to decline.</source>
            <translation>Es gibt nichts, worauf du verzichten kannst.</translation>
        </message>
        <message>
            <source>You can decline only what an action offers. To finish your turn, choose End turn.</source>
            <translation>Verzichten kannst du nur auf das, was eine Aktion anbietet; einen Zug beendest du.</translation>
        </message>
        <message>
            <source>The turn is not over yet.</source>
            <translation>Der Zug läuft noch.</translation>
        </message>
        <message>
            <source>The game continues once this turn has been played and ended.</source>
            <translation>Weiter geht es, wenn dieser Zug gespielt und beendet ist.</translation>
        </message>
        <message>
            <source>A dock is not a hex.</source>
            <translation>Ein Dock ist kein Hexfeld.</translation>
        </message>
        <message>
            <source>In a dock you choose one of the ships moored there.</source>
            <translation>In einem Dock wählst du eines der Schiffe, die darin liegen.</translation>
        </message>
        <message>
            <source>You are fighting the plague on a ship.</source>
            <translation>Du bekämpfst gerade die Pest auf einem Schiff.</translation>
        </message>
        <message>
            <source>In a dock you remove the ship’s cube with fire or take a rat token for it; you cannot remove cubes from hexes.</source>
            <translation>Im Dock entfernst du den Würfel des Schiffs mit Feuer oder nimmst einen Rattenmarker dafür; von Hexfeldern entfernst du hier keine Würfel.</translation>
        </message>
        <message>
            <source>You are fighting the plague on a hex.</source>
            <translation>Du bekämpfst gerade die Pest auf einem Hexfeld.</translation>
        </message>
        <message>
            <source>Here you burn the cubes on the hex; you take rat tokens for those left when you end the fight.</source>
            <translation>Hier entfernst du Würfel des Hexfelds; für jeden, der nach dem Bekämpfen noch liegt, nimmst du einen Rattenmarker.</translation>
        </message>
        <message>
            <source>Your disc is already on top.</source>
            <translation>Deine Scheibe liegt schon oben.</translation>
        </message>
        <message>
            <source>On the last space a step only lifts your disc above the others, and none is above yours.</source>
            <translation>Auf dem letzten Feld hebt ein Schritt die Scheibe nur über andere, und über deiner liegt keine.</translation>
        </message>
        <message>
            <source>Your disc has not reached that space.</source>
            <translation>So weit ist deine Scheibe noch nicht.</translation>
        </message>
        <message>
            <source>A book gives you an action when your disc enters the space that shows it.</source>
            <translation>Ein Buch gibt dir eine Aktion, wenn deine Scheibe das Feld betritt, das sie zeigt.</translation>
        </message>
        <message>
            <source>This space has no action.</source>
            <translation>Dieses Feld hat keine Aktion.</translation>
        </message>
        <message>
            <source>Only book spaces that show an action give one.</source>
            <translation>Nur Felder eines Buches, die eine Aktion zeigen, geben auch eine.</translation>
        </message>
        <message>
            <source>This action is no longer available.</source>
            <translation>Diese Aktion gibt es nicht mehr.</translation>
        </message>
        <message>
            <source>A book action can be used once and is lost at the end of your turn.</source>
            <translation>Eine Buchaktion nutzt du einmal; am Ende deines Zuges verfällt sie.</translation>
        </message>
        <message>
            <source>You cannot take a book step now.</source>
            <translation>Gerade kannst du auf keinem Buch vorrücken.</translation>
        </message>
        <message>
            <source>Your disc moves when an action shows the book; you may also buy a step.</source>
            <translation>Deine Scheibe rückt vor, wenn eine Aktion das Buch zeigt; einen Schritt kannst du auch kaufen.</translation>
        </message>
        <message>
            <source>You have no such workshop.</source>
            <translation>Eine solche Werkstatt hast du nicht.</translation>
        </message>
        <message>
            <source>You buy workshops with the Build action; then a citizen of the right class may move in.</source>
            <translation>Werkstätten kaufst du mit der Aktion Bauen; dann darf ein Bürger der passenden Klasse einziehen.</translation>
        </message>
        <message>
            <source>The path does not fork here.</source>
            <translation>Hier gabelt sich der Weg nicht.</translation>
        </message>
        <message>
            <source>You choose a branch with the move that takes the overseer to its second space or beyond.</source>
            <translation>Die Abzweigung wählst du mit der Bewegung, die den Aufseher auf sein zweites Feld oder weiter bringt.</translation>
        </message>
        <message>
            <source>Only one space is left.</source>
            <translation>Es ist nur noch ein Feld übrig.</translation>
        </message>
        <message>
            <source>Skipping means passing over a space; from here the overseer can only move into the centre.</source>
            <translation>Überspringen lässt sich nur ein Feld, hinter dem noch eines folgt; von hier rückt der Aufseher gleich in die Mitte.</translation>
        </message>
        <message>
            <source>Quarantine is not over yet.</source>
            <translation>Die Quarantäne ist noch nicht vorbei.</translation>
        </message>
        <message>
            <source>Citizens leave their huts after production, at the end of the round.</source>
            <translation>Bürger verlassen ihre Hütten nach der Produktion, am Ende der Runde.</translation>
        </message>
        <message>
            <source>This citizen stays in quarantine.</source>
            <translation>Dieser Bürger bleibt in Quarantäne.</translation>
        </message>
        <message>
            <source>Quarantine lasts for the round of the rescue and the whole of the next.</source>
            <translation>Die Quarantäne dauert die Runde der Rettung und die ganze nächste.</translation>
        </message>
        <message>
            <source>Another hut comes first.</source>
            <translation>Zuerst kommt eine andere Hütte.</translation>
        </message>
        <message>
            <source>At this table citizens leave quarantine hut by hut, from hut 1 to hut 4.</source>
            <translation>An diesem Tisch verlassen die Bürger die Quarantäne der Reihe nach, von Hütte 1 bis Hütte 4.</translation>
        </message>
        <message>
            <source>It’s {who}’s turn.</source>
            <translation>{who} ist am Zug.</translation>
        </message>
        <message>
            <source>Turns follow the turn order track: you act when your disc comes up.</source>
            <translation>Gezogen wird in der Reihenfolge, in der eure Scheiben auf der Zugfolge-Anzeige liegen.</translation>
        </message>
        <message>
            <source>There is nothing to do at the huts during the fight.</source>
            <translation>Während der Bekämpfung geschieht bei den Hütten nichts.</translation>
        </message>
        <message>
            <source>Citizens enter a hut in the rescue, before the fight; hut upgrades come with the Build action, after it.</source>
            <translation>Bürger kommen beim Retten in eine Hütte, also vor der Bekämpfung; Aufwertungen bringt die Aktion Bauen, also danach.</translation>
        </message>
    </context>
    <context>
        <name>RefusalBubble</name>
        <message>
            <source>Show on the board</source>
            <translation>Auf dem Spielplan zeigen</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>RefusalOffers</name>
        <message>
            <source>Possible instead</source>
            <translation>Stattdessen möglich</translation>
        </message>
    </context>
    <context>
        <name>RoundChips</name>
        <message>
            <source>Round %1 of 6</source>
            <translation>Runde %1 von 6</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Runde</translation>
        </message>
    </context>
    <context>
        <name>RoundRow</name>
        <message>
            <source>Round %1, now</source>
            <translation>Runde %1, jetzt</translation>
        </message>
        <message>
            <source>Round %1, over</source>
            <translation>Runde %1, vorbei</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Runde %1</translation>
        </message>
    </context>
    <context>
        <name>RoundTable</name>
        <message>
            <source>Rounds</source>
            <translation>Runden</translation>
        </message>
    </context>
    <context>
        <name>RuleArticle</name>
        <message>
            <source>The text below describes the default ruling, which is not used at this table.</source>
            <translation>Was folgt, beschreibt die Standardregel; an diesem Tisch gilt eine andere.</translation>
        </message>
    </context>
    <context>
        <name>RuleContents</name>
        <message>
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <source>rules mastered: %1 of %2</source>
            <extracomment>of a chapter: how many of its rules</extracomment>
            <translation>sicher gelernte Regeln: %1 von %2</translation>
        </message>
    </context>
    <context>
        <name>RuleGlosses</name>
        <message>
            <source>See also</source>
            <translation>Siehe auch</translation>
        </message>
        <message>
            <source>Show me on the table</source>
            <translation>Am Tisch zeigen</translation>
        </message>
        <message>
            <source>Teach me</source>
            <translation>Erkläre es mir</translation>
        </message>
        <message>
            <source>In your printed rulebook</source>
            <translation>In der gedruckten Anleitung</translation>
        </message>
        <message>
            <source>p. %1</source>
            <translation>S. %1</translation>
        </message>
        <message>
            <source>Practise this</source>
            <translation>Das üben</translation>
        </message>
    </context>
    <context>
        <name>RuleHits</name>
        <message>
            <source>Best matches: %1</source>
            <translation>Beste Treffer: %1</translation>
        </message>
        <message>
            <source>Type at least two letters.</source>
            <translation>Gib mindestens zwei Buchstaben ein.</translation>
        </message>
        <message>
            <source>Nothing found. Try a shorter word.</source>
            <translation>Nichts gefunden. Versuche es mit einem kürzeren Wort.</translation>
        </message>
        <message>
            <source>Found in %1: %2</source>
            <translation>Gefunden in %1: %2</translation>
        </message>
        <message>
            <source>Opening all the rules…</source>
            <translation>Alle Bücher werden aufgeschlagen …</translation>
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
            <translation>Noch keine Lesezeichen. Die Taste B merkt die offene Regel vor.</translation>
        </message>
        <message>
            <source>Remove the bookmark: %1</source>
            <translation>Lesezeichen entfernen: %1</translation>
        </message>
    </context>
    <context>
        <name>RulesDrawer</name>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
    </context>
    <context>
        <name>RulesDrawerPage</name>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Remove the bookmark</source>
            <translation>Lesezeichen entfernen</translation>
        </message>
        <message>
            <source>Bookmark this rule</source>
            <translation>Lesezeichen setzen</translation>
        </message>
        <message>
            <source>Open the full rulebook here</source>
            <translation>Hier das ganze Regelbuch öffnen</translation>
        </message>
        <message>
            <source>Second language: %1</source>
            <translation>Zweite Sprache: %1</translation>
        </message>
        <message>
            <source>Second language: none</source>
            <translation>Zweite Sprache: keine</translation>
        </message>
        <message>
            <source>Close the rules</source>
            <translation>Regeln schließen</translation>
        </message>
        <message>
            <source>Search for a word, or follow any link that starts with §.</source>
            <translation>Suche nach einem Wort oder folge einem Verweis, der mit § beginnt.</translation>
        </message>
        <message>
            <source>Back to the previous rule</source>
            <translation>Zurück zur vorigen Regel</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Choose a chapter on the left, or search for a word.</source>
            <translation>Wähle links ein Kapitel oder suche nach einem Wort.</translation>
        </message>
    </context>
    <context>
        <name>RulingCard</name>
        <message>
            <source>This table:</source>
            <translation>An diesem Tisch:</translation>
        </message>
        <message>
            <source>Each table decides:</source>
            <translation>Jeder Tisch entscheidet selbst:</translation>
        </message>
        <message>
            <source>Applies to games you start from now on.</source>
            <translation>Gilt für die nächsten Spiele, die ihr beginnt.</translation>
        </message>
        <message>
            <source>Lessons always use the default ruling.</source>
            <translation>In Lektionen gelten die Standardregeln.</translation>
        </message>
        <message>
            <source>Your choice applies from now on in this game.</source>
            <translation>Eure Wahl gilt ab jetzt in diesem Spiel.</translation>
        </message>
    </context>
    <context>
        <name>RulingChoice</name>
        <message>
            <source>Default</source>
            <translation>Standardregel</translation>
        </message>
        <message>
            <source>Not the default</source>
            <translation>Nicht die Standardregel</translation>
        </message>
        <message>
            <source>Polish edition</source>
            <translation>Polnische Ausgabe</translation>
        </message>
        <message>
            <source>Czech edition</source>
            <translation>Tschechische Ausgabe</translation>
        </message>
        <message>
            <source>Russian edition</source>
            <translation>Russische Ausgabe</translation>
        </message>
        <message>
            <source>German edition</source>
            <translation>Deutsche Ausgabe</translation>
        </message>
        <message>
            <source>Too late for this game: this ruling has already come into play.</source>
            <translation>In diesem Spiel zu spät: Diese Entscheidung hat sich schon ausgewirkt.</translation>
        </message>
        <message>
            <source>Lessons always use the default ruling.</source>
            <translation>In Lektionen gelten die Standardregeln.</translation>
        </message>
        <message>
            <source>Not now: others are deciding in secret. This can be changed once everybody has finished.</source>
            <translation>Jetzt nicht: Andere entscheiden gerade verdeckt. Ändern lässt sich das, sobald alle fertig sind.</translation>
        </message>
        <message>
            <source>Not while somebody plays on another device. This can be changed once everybody plays on this screen.</source>
            <translation>Nicht jetzt: Jemand spielt auf einem anderen Gerät. Ändern lässt es sich, wenn alle auf diesem Bildschirm spielen.</translation>
        </message>
    </context>
    <context>
        <name>RulingQuestion</name>
        <message>
            <source>Rule: %1</source>
            <translation>Regel: %1</translation>
        </message>
    </context>
    <context>
        <name>RulingsPage</name>
        <message>
            <source>Rulings</source>
            <translation>Regelentscheidungen</translation>
        </message>
        <message>
            <source>What your household decides here applies to games you start from now on. A game in progress keeps its own rulings.</source>
            <translation>Was ihr hier festlegt, gilt für Partien, die erst noch beginnen. Eine laufende Partie behält ihre eigenen Entscheidungen.</translation>
        </message>
    </context>
    <context>
        <name>Score</name>
        <message>
            <source>During the game</source>
            <translation>Während des Spiels</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Summe</translation>
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
            <translation>Gebäude (höchstens {n})</translation>
        </message>
        <message>
            <source>Ships</source>
            <translation>Schiffe</translation>
        </message>
        <message>
            <source>Repopulation tiles</source>
            <translation>Wiederbevölkert-Plättchen</translation>
        </message>
        <message>
            <source>Ships with the same goods</source>
            <translation>Schiffe mit einer Güterart</translation>
        </message>
        <message>
            <source>Workshops</source>
            <translation>Werkstätten</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Bauholz</translation>
        </message>
        <message>
            <source>Hut upgrades</source>
            <translation>Aufwertungen</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Münzen</translation>
        </message>
        <message>
            <source>{Book:nom}: bars passed</source>
            <translation>{Book:nom}: Balken überschritten</translation>
        </message>
        <message>
            <source>The two furthest overseers</source>
            <translation>Die zwei vordersten Aufseher</translation>
        </message>
        <message>
            <source>Rats</source>
            <translation>Ratten</translation>
        </message>
        <message>
            <source>{Book:nom}</source>
            <translation>{Book:nom}</translation>
        </message>
        <message>
            <source>Popularity ranking</source>
            <translation>Rangfolge der Popularität</translation>
        </message>
        <message>
            <source>Repopulated districts</source>
            <translation>Wiederbevölkerte Stadt-Hexfelder</translation>
        </message>
        <message>
            <source>Leftover tokens</source>
            <translation>Übrige Marker</translation>
        </message>
        <message>
            <source>{n:rat}</source>
            <translation>{n:rat}</translation>
        </message>
        <message>
            <source>Space {space}</source>
            <translation>Feld {space}</translation>
        </message>
        <message>
            <source>Rank {n}</source>
            <translation>Platz {n}</translation>
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
            <translation>Popularität gegen den Gegner</translation>
        </message>
        <message>
            <source>Repopulation ranking</source>
            <translation>Rangfolge beim Wiederbevölkern</translation>
        </message>
        <message>
            <source>Bonus for repopulated districts</source>
            <translation>Bonus für wiederbevölkerte Stadt-Hexfelder</translation>
        </message>
        <message>
            <source>{track} – {detail}</source>
            <translation>{track} – {detail}</translation>
        </message>
        <message>
            <source>Scroll track {n}</source>
            <translation>Schriftrollentafel, Leiste {n}</translation>
        </message>
        <message>
            <source>At the start</source>
            <translation>Zu Beginn</translation>
        </message>
        <message>
            <source>Points in round {round}</source>
            <translation>Punkte aus Runde {round}</translation>
        </message>
        <message>
            <source>{n:token:nom}</source>
            <translation>{n:token:nom}</translation>
        </message>
        <message>
            <source>Tied on the book, so fire tokens decide: {n:fire:nom}</source>
            <translation>Gleichstand auf dem Buch, also zählt Feuer: {n:fire:nom}</translation>
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
            <translation>%1, Punkte: %2</translation>
        </message>
    </context>
    <context>
        <name>ScorePage</name>
        <message>
            <source>How the points add up</source>
            <translation>So kommen die Punkte zusammen</translation>
        </message>
        <message>
            <source>Go through this column</source>
            <translation>Diese Spalte lesen</translation>
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
            <translation>Am Tisch zeigen</translation>
        </message>
        <message>
            <source>%1: %2, your rank</source>
            <translation>%1: %2, hier stehst du</translation>
        </message>
    </context>
    <context>
        <name>ScoreTrack</name>
        <message>
            <source>Order on the score track</source>
            <translation>Reihenfolge auf der Wertungsleiste</translation>
        </message>
        <message>
            <source>%1. %2, points: %3</source>
            <translation>%1. %2, Punkte: %3</translation>
        </message>
    </context>
    <context>
        <name>ScoreWalk</name>
        <message>
            <source>Final scoring</source>
            <translation>Schlusswertung</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>lines of the final scoring</comment>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>To the score sheet</source>
            <translation>Zum Wertungsblatt</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>All at once</source>
            <translation>Alles auf einmal</translation>
        </message>
        <message>
            <source>End</source>
            <comment>the key of that name</comment>
            <translation>Ende</translation>
        </message>
    </context>
    <context>
        <name>ScoreWalkSeat</name>
        <message>
            <source>so far %1</source>
            <comment>points</comment>
            <translation>bisher %1</translation>
        </message>
    </context>
    <context>
        <name>ScrollLabel</name>
        <message>
            <source>Bars passed</source>
            <extracomment>Label beside the picture of a book: points for the bars on its track that the disc has passed.</extracomment>
            <translation>Buchbalken</translation>
        </message>
        <message>
            <source>Two overseers</source>
            <extracomment>Label: points for the two overseers that have come furthest.</extracomment>
            <translation>Zwei Aufseher</translation>
        </message>
    </context>
    <context>
        <name>SearchField</name>
        <message>
            <source>Search the rules</source>
            <translation>In den Regeln suchen</translation>
        </message>
        <message>
            <source>Clear the search</source>
            <translation>Suche leeren</translation>
        </message>
    </context>
    <context>
        <name>SeatCard</name>
        <message>
            <source>Points: %1</source>
            <translation>Punkte: %1</translation>
        </message>
    </context>
    <context>
        <name>SeatFigure</name>
        <message>
            <source>Coins</source>
            <translation>Münzen</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Bauholz</translation>
        </message>
        <message>
            <source>Fire</source>
            <translation>Feuermarker</translation>
        </message>
        <message>
            <source>Big fire</source>
            <translation>Große Feuermarker</translation>
        </message>
        <message>
            <source>Rats</source>
            <translation>Rattenmarker</translation>
        </message>
        <message>
            <source>Craftsmen</source>
            <translation>Handwerker</translation>
        </message>
        <message>
            <source>Aristocrats</source>
            <translation>Aristokraten</translation>
        </message>
        <message>
            <source>Nuns</source>
            <translation>Nonnen</translation>
        </message>
        <message>
            <source>Ships</source>
            <translation>Schiffe</translation>
        </message>
        <message>
            <source>Carts</source>
            <translation>Wagen</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Repopulated districts</source>
            <translation>Wiederbevölkerte Stadt-Hexfelder</translation>
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
            <translation>Saphir</translation>
        </message>
        <message>
            <source>Saffron</source>
            <translation>Safran</translation>
        </message>
        <message>
            <source>Violet</source>
            <translation>Violett</translation>
        </message>
        <message>
            <source>Ruby, lozenge</source>
            <translation>Rubin, Raute</translation>
        </message>
        <message>
            <source>Sapphire, crescent</source>
            <translation>Saphir, Mondsichel</translation>
        </message>
        <message>
            <source>Saffron, star</source>
            <translation>Safran, Stern</translation>
        </message>
        <message>
            <source>Violet, ring</source>
            <translation>Violett, Ring</translation>
        </message>
    </context>
    <context>
        <name>SeatOverlay</name>
        <message>
            <source>Sit down</source>
            <translation>Platz nehmen</translation>
        </message>
        <message>
            <source>Take a seat</source>
            <translation>Platz nehmen</translation>
        </message>
    </context>
    <context>
        <name>SeatPawns</name>
        <message>
            <source>Lieutenants left to use: %1 of %2</source>
            <translation>Unbenutzte Leutnante: %1 von %2</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Name of player %1</source>
            <translation>Name für Platz %1</translation>
        </message>
        <message>
            <source>Colour and emblem</source>
            <translation>Farbe und Zeichen</translation>
        </message>
        <message>
            <source>Language of player %1</source>
            <translation>Sprache für Platz %1</translation>
        </message>
        <message>
            <source>Household language</source>
            <translation>Gemeinsame Sprache</translation>
        </message>
        <message>
            <source>Explanations for player %1</source>
            <translation>Was Platz %1 erklärt wird</translation>
        </message>
        <message>
            <source>Everything</source>
            <extracomment>how much the program explains to a player</extracomment>
            <translation>Alles</translation>
        </message>
        <message>
            <source>Everything is explained</source>
            <translation>Alles wird erklärt</translation>
        </message>
        <message>
            <source>If asked</source>
            <translation>Auf Wunsch</translation>
        </message>
        <message>
            <source>Explained only if asked</source>
            <translation>Nur auf Wunsch erklärt</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nichts</translation>
        </message>
        <message>
            <source>Nothing is explained</source>
            <translation>Nichts wird erklärt</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Licht</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Schriftgröße</translation>
        </message>
        <message>
            <source>%1%</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>Animation</source>
            <translation>Bewegung</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Short</source>
            <translation>Kurz</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Keine</translation>
        </message>
        <message>
            <source>Without animation, pieces jump and leave a line showing where they came from.</source>
            <translation>Ohne Bewegung springen die Spielteile und hinterlassen eine Linie von ihrem alten Platz.</translation>
        </message>
        <message>
            <source>This program</source>
            <translation>Dieses Programm</translation>
        </message>
        <message>
            <source>About and licences</source>
            <translation>Über das Programm und Lizenzen</translation>
        </message>
        <message>
            <source>Table layout</source>
            <translation>Anordnung des Tisches</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Automatisch</translation>
        </message>
        <message>
            <source>Everything in view</source>
            <translation>Alles im Blick</translation>
        </message>
        <message>
            <source>One scrolling column</source>
            <translation>Eine Spalte zum Scrollen</translation>
        </message>
        <message>
            <source>Automatic: one column if the text is larger than 130% or the window is small, otherwise everything in view.</source>
            <translation>Automatisch: eine Spalte, wenn die Schrift größer als 130 % oder das Fenster klein ist, sonst alles im Blick.</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Tasten am Tisch</translation>
        </message>
        <message>
            <source>Explanations</source>
            <translation>Was erklärt wird</translation>
        </message>
        <message>
            <source>Colour</source>
            <translation>Farbe</translation>
        </message>
        <message>
            <source>Whichever is free</source>
            <extracomment>of a tincture</extracomment>
            <translation>Irgendeine freie</translation>
        </message>
        <message>
            <source>You get this colour in a new game unless somebody else there has it.</source>
            <translation>Sie gilt an einem neuen Tisch, wenn sie dort niemand sonst hat.</translation>
        </message>
        <message>
            <source>Before a turn ends</source>
            <translation>Vor dem Zugende</translation>
        </message>
        <message>
            <source>Ask if you can still do something</source>
            <translation>Fragen, wenn du noch etwas tun kannst</translation>
        </message>
        <message>
            <source>Do not ask</source>
            <translation>Nicht fragen</translation>
        </message>
        <message>
            <source>Keys without Ctrl or Alt</source>
            <translation>Tasten ohne Strg und Alt</translation>
        </message>
        <message>
            <source>Letters, digits and symbols are shortcuts</source>
            <translation>Buchstaben, Ziffern und Zeichen wirken</translation>
        </message>
        <message>
            <source>Only together with Alt</source>
            <translation>Nur zusammen mit Alt</translation>
        </message>
        <message>
            <source>For anyone who uses speech input or tends to press keys by accident. Enter, Esc, the arrow keys and the function keys always work.</source>
            <translation>Für alle, die den Computer mit der Stimme bedienen oder Tasten leicht versehentlich treffen. Enter, Esc, Pfeile und Funktionstasten wirken immer.</translation>
        </message>
        <message>
            <source>Tips in games</source>
            <translation>Tipps im Spiel</translation>
        </message>
        <message>
            <source>Show each tip once</source>
            <translation>Jeden Tipp einmal zeigen</translation>
        </message>
        <message>
            <source>No tips</source>
            <translation>Keine Tipps</translation>
        </message>
        <message>
            <source>A tip states a rule when it first matters, at most one each turn. On the “Learning progress” page you can have all tips shown again.</source>
            <translation>Ein Tipp nennt eine Regel, wenn sie zum ersten Mal wichtig wird; pro Zug erscheint höchstens einer. Auf der Seite „Was schon gelernt ist“ kannst du alle Tipps noch einmal zeigen lassen.</translation>
        </message>
    </context>
    <context>
        <name>HandOverSetting</name>
        <message>
            <source>When the turn passes</source>
            <translation>Beim Zugwechsel</translation>
        </message>
        <message>
            <source>A line above the prompt</source>
            <translation>Zeile über der Frage</translation>
        </message>
        <message>
            <source>A curtain over the table</source>
            <translation>Vorhang vor dem Tisch</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nichts</translation>
        </message>
        <message>
            <source>It says whose turn it is and what has happened since that player’s last turn, in that player’s language.</source>
            <translation>So erfahrt ihr, wer am Zug ist und was seit dem letzten eigenen Zug geschehen ist, in der Sprache dieses Platzes.</translation>
        </message>
    </context>
    <context>
        <name>PersonRemoval</name>
        <message>
            <source>Remove %1?</source>
            <extracomment>%1 is the name of a person of the household</extracomment>
            <translation>%1 entfernen?</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>This person’s settings and learning progress will be deleted. Saved games stay as they are.</source>
            <translation>Die Einstellungen und der Lernstand dieser Person werden gelöscht. Gespeicherte Spiele bleiben, wie sie sind.</translation>
        </message>
    </context>
    <context>
        <name>RulingsSetting</name>
        <message>
            <source>Open rules questions</source>
            <translation>Offene Regelfragen</translation>
        </message>
    </context>
    <context>
        <name>SoundSetting</name>
        <message>
            <source>Sounds</source>
            <translation>Klänge</translation>
        </message>
        <message>
            <source>No sounds</source>
            <translation>Keine Klänge</translation>
        </message>
        <message>
            <source>Quiet</source>
            <translation>Leise</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>Loud</source>
            <translation>Laut</translation>
        </message>
        <message>
            <source>Sounds cannot be played here: there is no sound server, or Qt Multimedia is missing (package qml6-module-qtmultimedia).</source>
            <translation>Hier lassen sich keine Klänge abspielen: Es läuft kein Soundserver, oder Qt Multimedia fehlt (Paket qml6-module-qtmultimedia).</translation>
        </message>
        <message>
            <source>A piece is placed, a coin clinks, a page turns, a bell ends the round, a knock says no. Sound is never the only sign of anything.</source>
            <translation>Ein Spielteil klackt auf den Tisch, eine Münze klimpert, eine Seite raschelt, eine Glocke beendet die Runde, und ein dumpfes Klopfen heißt: Das geht nicht. Nichts erfährst du allein durch einen Klang.</translation>
        </message>
    </context>
    <context>
        <name>Setup</name>
        <message>
            <source>The town</source>
            <translation>Die Stadt</translation>
        </message>
        <message>
            <source>{n:district:nom} in random order: the A hexes for this number of players, plus one B hex picked at random. A port fills each corner.</source>
            <translation>{n:district:nom} in zufälliger Folge: die mit A für diese Spielerzahl und ein zufällig gezogenes mit B. Jede Ecke schließt ein Hafen ab.</translation>
        </message>
        <message>
            <source>What is still to come</source>
            <translation>Was noch kommt</translation>
        </message>
        <message>
            <source>The hexes that will extend the town wait face down, B before C, and so do the ships, sorted by number. With two players the ships with gems stay in the box.</source>
            <translation>Verdeckt warten die Hexfelder, um die die Stadt wächst, B vor C, und die Schiffe nach ihrer Zahl. Zu zweit bleiben die Schiffe mit Edelsteinen in der Schachtel.</translation>
        </message>
        <message>
            <source>The hexes that will extend the town wait face down, B before C, and so do the ships, sorted by number: 1 comes first, 3 last.</source>
            <translation>Verdeckt warten die Hexfelder, um die die Stadt wächst, B vor C, und die Schiffe nach ihrer Zahl: zuerst 1, zuletzt 3.</translation>
        </message>
        <message>
            <source>Plague cubes</source>
            <translation>Pestwürfel</translation>
        </message>
        <message>
            <source>This game uses {n:plague-cube:nom}. No other pieces ever run out.</source>
            <translation>Im Vorrat dieses Spiels: {n:plague-cube:nom}. Alles andere geht nie aus.</translation>
        </message>
        <message>
            <source>Hut upgrades and carts</source>
            <translation>Hütten-Aufwertungen und Wagen</translation>
        </message>
        <message>
            <source>Three stacks of hut upgrades and one stack of carts. You can buy the face-up tiles.</source>
            <translation>Drei Stapel Hütten-Aufwertungen und ein Stapel Wagen. Was offen liegt, lässt sich kaufen.</translation>
        </message>
        <message>
            <source>Three stacks of hut upgrades and two of carts. You can buy the face-up tiles.</source>
            <translation>Drei Stapel Hütten-Aufwertungen und zwei Stapel Wagen. Was offen liegt, lässt sich kaufen.</translation>
        </message>
        <message>
            <source>Workshops</source>
            <translation>Werkstätten</translation>
        </message>
        <message>
            <source>One stack of era I workshops for each class of citizen. The era II workshops wait for round V.</source>
            <translation>Ein Stapel früher Werkstätten für jede Klasse von Bürgern. Die späten warten auf Runde V.</translation>
        </message>
        <message>
            <source>Your estate</source>
            <translation>Dein Anwesen</translation>
        </message>
        <message>
            <source>Side b of the player board: each board is different, and they were dealt at random.</source>
            <translation>Spielertableaus auf Seite b: Jedes ist anders, und sie sind zufällig verteilt.</translation>
        </message>
        <message>
            <source>Side a of the player board, the same for everybody: huts, workshops and three sectors for citizens.</source>
            <translation>Seite a des Spielertableaus, für alle gleich: Hütten, Werkstätten und drei Sektoren für Bürger.</translation>
        </message>
        <message>
            <source>Overseers and scroll board</source>
            <translation>Aufseher und Schriftrolle</translation>
        </message>
        <message>
            <source>Three overseers stand near the centre, one for each class. The scroll board was dealt at random, side b up; its cubes start at the bottom.</source>
            <translation>Drei Aufseher stehen nahe der Mitte, einer für jede Klasse. Die Schriftrollentafel zeigt Seite b und ist zufällig zugeteilt; ihre Würfel beginnen unten.</translation>
        </message>
        <message>
            <source>Three overseers stand near the centre, one for each class. The cubes on the scroll board start at the bottom of their tracks.</source>
            <translation>Drei Aufseher stehen nahe der Mitte, einer für jede Klasse. Die Würfel der Schriftrolle beginnen unten auf ihren Leisten.</translation>
        </message>
        <message>
            <source>Lieutenants</source>
            <translation>Leutnante</translation>
        </message>
        <message>
            <source>At home: {n:lieutenant:nom}, each worth one turn a round. You can earn two more.</source>
            <translation>Auf dem Anwesen: {n:lieutenant:nom}, ebenso viele Züge je Runde. Zwei weitere lassen sich verdienen.</translation>
        </message>
        <message>
            <source>Six rounds</source>
            <translation>Sechs Runden</translation>
        </message>
        <message>
            <source>The round marker stands on round I. The priority tile changes which book decides the turn order.</source>
            <translation>Der Rundenwürfel liegt auf Runde I. Das Buch-Vorrangplättchen ändert, welches Buch über die Zugfolge entscheidet.</translation>
        </message>
        <message>
            <source>The round marker stands on round I. Each row shows what its round brings.</source>
            <translation>Der Rundenwürfel liegt auf Runde I. Jede Zeile sagt, was ihre Runde bringt.</translation>
        </message>
        <message>
            <source>Your opponent</source>
            <translation>Dein Gegner</translation>
        </message>
        <message>
            <source>Tiles tell the opponent where to go and what to take. You compete with it only on the popularity book.</source>
            <translation>Der Gegner spielt nach festen Regeln: Plättchen sagen, wohin er geht und was er nimmt. Nur auf dem Popularitätsbuch messt ihr euch.</translation>
        </message>
        <message>
            <source>Turn order</source>
            <translation>Zugfolge</translation>
        </message>
        <message>
            <source>In round I: {names}. On each book the discs lie in one stack, with the last player’s on top; later players start with a little more.</source>
            <translation>In Runde I: {names}. Auf jedem Buch liegen die Scheiben als Stapel, zuoberst die letzte der Zugfolge; wer später spielt, hat zu Beginn etwas mehr.</translation>
        </message>
        <message>
            <source>The first ship</source>
            <translation>Das erste Schiff</translation>
        </message>
        <message>
            <source>A docking tile has named the port. The ship brings goods and a plague cube.</source>
            <translation>Ein Andockplättchen hat den Hafen bestimmt. Das Schiff bringt Güter und einen Pestwürfel.</translation>
        </message>
        <message>
            <source>Plague and citizens</source>
            <translation>Pest und Bürger</translation>
        </message>
        <message>
            <source>The wheel turns one step. Every district showing the same rat as the wheel’s window gets a plague cube, and a citizen of each class goes to every district of the colour the wheel gives it. Everything is ready.</source>
            <translation>Das Bevölkerungsrad dreht sich einen Schritt weiter. Jedes Stadt-Hexfeld mit der Ratte im Fenster bekommt einen Pestwürfel, und von jeder Klasse kommt ein Bürger auf jedes Stadt-Hexfeld ihrer Farbe. Alles ist bereit.</translation>
        </message>
    </context>
    <context>
        <name>SetupOverlay</name>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Überspringen</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Setup: %1</source>
            <translation>Spielaufbau: %1</translation>
        </message>
        <message>
            <source>Setup</source>
            <translation>Spielaufbau</translation>
        </message>
    </context>
    <context>
        <name>ShipRow</name>
        <message>
            <source>Ship with silk</source>
            <translation>Schiff mit Seide</translation>
        </message>
        <message>
            <source>Ship with gems</source>
            <translation>Schiff mit Edelsteinen</translation>
        </message>
        <message>
            <source>Ship with spices</source>
            <translation>Schiff mit Gewürzen</translation>
        </message>
        <message>
            <source>No ship yet</source>
            <translation>Noch kein Schiff</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message>
            <source>not possible now</source>
            <translation>jetzt nicht möglich</translation>
        </message>
        <message>
            <source>can be chosen</source>
            <translation>wählbar</translation>
        </message>
        <message>
            <source>lieutenant of {who} standing</source>
            <translation>stehender Leutnant von {who}</translation>
        </message>
        <message>
            <source>lieutenant of {who} lying</source>
            <translation>liegender Leutnant von {who}</translation>
        </message>
        <message>
            <source>white</source>
            <translation>weiß</translation>
        </message>
        <message>
            <source>orange</source>
            <translation>orange</translation>
        </message>
        <message>
            <source>turquoise</source>
            <translation>türkis</translation>
        </message>
        <message>
            <source>red</source>
            <translation>rot</translation>
        </message>
        <message>
            <source>rat facing left</source>
            <translation>nach links laufende Ratte</translation>
        </message>
        <message>
            <source>rat facing right</source>
            <translation>nach rechts laufende Ratte</translation>
        </message>
        <message>
            <source>standing rat</source>
            <translation>stehende Ratte</translation>
        </message>
        <message>
            <source>{n:plague-cube}</source>
            <translation>{n:plague-cube}</translation>
        </message>
        <message>
            <source>repopulated by {who}</source>
            <translation>wiederbevölkert von {who}</translation>
        </message>
        <message>
            <source>to repopulate: {price}, {citizens}, worth {n:point:acc}</source>
            <translation>zum Wiederbevölkern: {price}, {citizens}, Wert {n:point:acc}</translation>
        </message>
        <message>
            <source>and a lieutenant</source>
            <translation>und ein Leutnant</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <source>{Place:nom}</source>
            <translation>{Place:nom}</translation>
        </message>
        <message>
            <source>no hex here yet</source>
            <translation>noch kein Hexfeld</translation>
        </message>
        <message>
            <source>ship with {goods:acc}: {coins:coin}, {points:point}</source>
            <translation>Schiff mit {goods:dat}: {coins:coin}, {points:point}</translation>
        </message>
        <message>
            <source>no ship</source>
            <translation>kein Schiff</translation>
        </message>
        <message>
            <source>Square {n} of the sector ({citizen:nom})</source>
            <translation>Quadrat {n} des Sektors ({citizen:nom})</translation>
        </message>
        <message>
            <source>once per game</source>
            <translation>einmal im Spiel</translation>
        </message>
        <message>
            <source>Start of the path ({citizen:nom})</source>
            <translation>Beginn des Weges ({citizen:nom})</translation>
        </message>
        <message>
            <source>First space ({citizen:nom}): one of the two citizens next to it</source>
            <translation>Erstes Feld ({citizen:nom}): einer der zwei Bürger daneben</translation>
        </message>
        <message>
            <source>Space {n} on the rim ({citizen:nom}): one citizen in the region</source>
            <translation>Feld {n} am Rand ({citizen:nom}): ein Bürger des Bereichs</translation>
        </message>
        <message>
            <source>Space {n} on the border ({citizen:nom}, {other:nom}): one citizen in each region</source>
            <translation>Feld {n} auf der Grenze ({citizen:nom}, {other:nom}): ein Bürger jedes Bereichs</translation>
        </message>
        <message>
            <source>Centre: up to three citizens</source>
            <translation>Mitte: bis zu drei Bürger</translation>
        </message>
        <message>
            <source>{Overseer:nom}, {n} of 6 spaces</source>
            <translation>{Overseer:nom}, {n} von 6 Feldern</translation>
        </message>
        <message>
            <source>upgraded</source>
            <translation>aufgewertet</translation>
        </message>
        <message>
            <source>Hut {n}</source>
            <translation>Hütte {n}</translation>
        </message>
        <message>
            <source>field {field}</source>
            <translation>Feld {field}</translation>
        </message>
        <message>
            <source>produces: {effect}</source>
            <translation>produziert: {effect}</translation>
        </message>
        <message>
            <source>Workshop {n} ({citizen:nom})</source>
            <translation>Werkstatt {n} ({citizen:nom})</translation>
        </message>
        <message>
            <source>reward already given</source>
            <translation>Belohnung schon vergeben</translation>
        </message>
        <message>
            <source>gives: {effect}</source>
            <translation>gibt: {effect}</translation>
        </message>
        <message>
            <source>for an upgraded citizen</source>
            <translation>für einen aufgewerteten Bürger</translation>
        </message>
        <message>
            <source>each worth {points}</source>
            <translation>je Stück {points}</translation>
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
            <translation>ist am Zug</translation>
        </message>
        <message>
            <source>{Book:nom}, space {space}</source>
            <translation>{Book:nom}, Feld {space}</translation>
        </message>
        <message>
            <source>{n:point} at the end</source>
            <translation>{n:point} am Ende</translation>
        </message>
        <message>
            <source>disc of {who}</source>
            <translation>Scheibe von {who}</translation>
        </message>
        <message>
            <source>no tile left</source>
            <translation>kein Plättchen mehr</translation>
        </message>
        <message>
            <source>price: {price}</source>
            <translation>Preis: {price}</translation>
        </message>
        <message>
            <source>Hut upgrade</source>
            <translation>Aufwertung einer Quarantänehütte</translation>
        </message>
        <message>
            <source>Cart</source>
            <translation>Wagen</translation>
        </message>
        <message>
            <source>Workshop ({citizen:nom})</source>
            <translation>Werkstatt ({citizen:nom})</translation>
        </message>
        <message>
            <source>opponent: {who}</source>
            <translation>Gegner: {who}</translation>
        </message>
        <message>
            <source>{n:lieutenant} left to use</source>
            <translation>noch unbenutzt: {n:lieutenant}</translation>
        </message>
        <message>
            <source>tiles in the stack: {n}</source>
            <translation>Plättchen im Stapel: {n}</translation>
        </message>
        <message>
            <source>{who}: space {space}</source>
            <translation>{who}: Feld {space}</translation>
        </message>
        <message>
            <source>{who}: {n:point}</source>
            <translation>{who}: {n:point}</translation>
        </message>
        <message>
            <source>for an upgraded citizen also: {effect}</source>
            <translation>für einen aufgewerteten Bürger zusätzlich: {effect}</translation>
        </message>
        <message>
            <source>wheel turns that place plague cubes: {n}</source>
            <translation>Drehungen des Rads mit Pestwürfeln: {n}</translation>
        </message>
        <message>
            <source>removing a plague cube costs {n:fire:acc}</source>
            <translation>ein Pestwürfel kostet {n:fire:acc}</translation>
        </message>
        <message>
            <source>burning a plague cube scores {n:point:acc}</source>
            <translation>ein entfernter Pestwürfel bringt {n:point:acc}</translation>
        </message>
        <message>
            <source>a value on this tile was chosen for this program and is not the printed one: compare it with the tile in your box</source>
            <translation>ein Wert auf diesem Plättchen wurde für dieses Programm gewählt und ist nicht der gedruckte: Vergleiche ihn mit dem Plättchen in deiner Schachtel</translation>
        </message>
        <message>
            <source>the values on this tile come from your box</source>
            <translation>die Werte auf diesem Plättchen stammen aus deiner Schachtel</translation>
        </message>
    </context>
    <context>
        <name>Spot</name>
        <message>
            <source>Mark %1 of the lesson</source>
            <translation>Marke %1 der Lektion</translation>
        </message>
    </context>
    <context>
        <name>StageList</name>
        <message>
            <source>Parts of the table</source>
            <translation>Teile des Tisches</translation>
        </message>
    </context>
    <context>
        <name>Start</name>
        <message>
            <source>Unknown language. Expected pl, cs, ru, de or en.</source>
            <translation>Unbekannte Sprache. Erwartet: pl, cs, ru, de oder en.</translation>
        </message>
        <message>
            <source>--size: expected at least 800x500.</source>
            <translation>--size: Mindestens 800x500 wird erwartet.</translation>
        </message>
        <message>
            <source>The user interface could not be loaded. Part of the program is missing or damaged; please reinstall it.</source>
            <translation>Die Bedienoberfläche ließ sich nicht laden. Ein Teil des Programms fehlt oder ist beschädigt; bitte installiere es neu.</translation>
        </message>
        <message>
            <source>Show these options</source>
            <translation>Diese Optionen anzeigen</translation>
        </message>
        <message>
            <source>Window size</source>
            <translation>Fenstergröße</translation>
        </message>
        <message>
            <source>There is no display for the window. Please start the program in a desktop session.</source>
            <translation>Es gibt keinen Bildschirm, auf dem das Fenster erscheinen kann. Bitte starte das Programm in einer grafischen Sitzung.</translation>
        </message>
        <message>
            <source>No fonts are installed, so no text could be shown. Please install the packages fonts-paratype and fonts-vollkorn.</source>
            <translation>Es sind keine Schriften installiert, also wäre nichts zu lesen. Bitte installiere die Pakete fonts-paratype und fonts-vollkorn.</translation>
        </message>
        <message>
            <source>A tutor for board games set in the Middle Ages</source>
            <translation>Eine Lernhilfe für Brettspiele über das Mittelalter</translation>
        </message>
        <message>
            <source>Language for this session: pl, cs, ru, de or en</source>
            <translation>Sprache für diesen Start: pl, cs, ru, de oder en</translation>
        </message>
        <message>
            <source>Saved games to open</source>
            <translation>Gespeicherte Spiele, die geöffnet werden</translation>
        </message>
    </context>
    <context>
        <name>StepCard</name>
        <message>
            <source>Lesson: %1</source>
            <translation>Lektion: %1</translation>
        </message>
        <message>
            <source>Watch: the hand makes the move and takes it back. Then it’s your turn.</source>
            <translation>Sieh zu: Die Hand macht den Zug und nimmt ihn zurück. Dann bist du dran.</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Weiter</translation>
        </message>
    </context>
    <context>
        <name>StepProgress</name>
        <message>
            <source>Step %1 of %2</source>
            <translation>Schritt %1 von %2</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>From now on: {question} – {answer}.</source>
            <translation>Ab jetzt: {question} – {answer}.</translation>
        </message>
        <message>
            <source>This move was not made.</source>
            <translation>Das wurde nicht ausgeführt.</translation>
        </message>
        <message>
            <source>You are only viewing this game. You can resume it from your saved games.</source>
            <translation>Das Spiel wird nur angesehen. Über die gespeicherten Spiele kannst du es wieder aufnehmen.</translation>
        </message>
        <message>
            <source>There is nothing to redo.</source>
            <translation>Es gibt nichts zu wiederholen.</translation>
        </message>
        <message>
            <source>You can redo only what you have just undone.</source>
            <translation>Nur was gerade zurückgenommen wurde, lässt sich wiederholen.</translation>
        </message>
        <message>
            <source>This is an earlier position: you can only view it.</source>
            <translation>Das ist vorbei: Hier lässt sich nur zuschauen.</translation>
        </message>
        <message>
            <source>The device with the game did not accept it.</source>
            <translation>Das Gerät, auf dem das Spiel läuft, hat diesen Zug nicht angenommen.</translation>
        </message>
        <message>
            <source>Nobody at this screen has to decide now.</source>
            <translation>An diesem Bildschirm muss gerade niemand etwas entscheiden.</translation>
        </message>
        <message>
            <source>Nothing can be done at the moment.</source>
            <translation>Im Moment lässt sich nichts tun.</translation>
        </message>
        <message>
            <source>The connection to the device with the game is broken. The game goes on as soon as the connection is back.</source>
            <translation>Die Verbindung zu dem Gerät, auf dem das Spiel läuft, ist unterbrochen. Es geht weiter, sobald die Verbindung wieder da ist.</translation>
        </message>
        <message>
            <source>{who} is deciding on another device.</source>
            <translation>{who} entscheidet auf einem anderen Gerät.</translation>
        </message>
        <message>
            <source>The game goes on as soon as {who} confirms it on another device.</source>
            <translation>Es geht weiter, sobald {who} das auf einem anderen Gerät bestätigt.</translation>
        </message>
        <message>
            <source>You can undo only a move of your own that was the last one and revealed nothing.</source>
            <translation>Zurücknehmen kannst du nur einen eigenen Zug, der der letzte war und nichts aufgedeckt hat.</translation>
        </message>
        <message>
            <source>The last move was made on another device; only there can it be undone.</source>
            <translation>Der letzte Zug wurde auf einem anderen Gerät gemacht und lässt sich nur dort zurücknehmen.</translation>
        </message>
        <message>
            <source>Nothing can be tried out here.</source>
            <translation>Hier lässt sich nichts ausprobieren.</translation>
        </message>
        <message>
            <source>Nothing has been tried out yet.</source>
            <translation>Noch ist nichts ausprobiert.</translation>
        </message>
        <message>
            <source>While something is tried out, the history shows only what has been done in the trial.</source>
            <translation>Während eines Versuchs zeigt die Zeitleiste nur, was darin geschehen ist.</translation>
        </message>
        <message>
            <source>The game stands on another device, and this one does not know what is hidden in it.</source>
            <translation>Das Spiel läuft auf einem anderen Gerät, und dieses weiß nicht, was darin verborgen ist.</translation>
        </message>
        <message>
            <source>The game has moved on since then. Return to it, or try something out from here.</source>
            <translation>Das Spiel ist schon weiter. Kehre zur Gegenwart zurück oder probiere von hier aus etwas aus.</translation>
        </message>
        <message>
            <source>The table shows an earlier position; only the current one can be changed.</source>
            <translation>Der Tisch zeigt Vergangenes; ändern lässt sich nur die Gegenwart.</translation>
        </message>
        <message>
            <source>This applies now, but it is not saved with the game.</source>
            <translation>Das gilt jetzt, wird aber nicht mit dem Spiel gespeichert.</translation>
        </message>
        <message>
            <source>No moves have been made yet.</source>
            <translation>Noch ist nichts geschehen.</translation>
        </message>
        <message>
            <source>Hidden information has been revealed, so this move stands.</source>
            <translation>Etwas Verborgenes wurde aufgedeckt, also bleibt dieser Zug bestehen.</translation>
        </message>
        <message>
            <source>There is nothing to undo.</source>
            <translation>Es gibt nichts zurückzunehmen.</translation>
        </message>
        <message>
            <source>Assumed: {text}</source>
            <translation>Angenommen: {text}</translation>
        </message>
        <message>
            <source>{who} has to decide, but nobody has taken that seat yet.</source>
            <translation>{who} muss entscheiden, aber diesen Platz hat noch niemand eingenommen.</translation>
        </message>
        <message>
            <source>{who} has to decide, but that player’s device is not connected.</source>
            <translation>{who} muss entscheiden, aber das Gerät dieser Person ist nicht verbunden.</translation>
        </message>
        <message>
            <source>The game goes on as soon as somebody takes the free seat: {who}.</source>
            <translation>Es geht weiter, sobald jemand den freien Platz einnimmt: {who}.</translation>
        </message>
        <message>
            <source>The game goes on as soon as {who} is connected again.</source>
            <translation>Es geht weiter, sobald {who} wieder verbunden ist.</translation>
        </message>
        <message>
            <source>The game goes on by itself; nobody has to decide anything now.</source>
            <translation>Das Spiel geht von selbst weiter; niemand muss jetzt etwas entscheiden.</translation>
        </message>
    </context>
    <context>
        <name>TableRules</name>
        <message numerus="yes">
            <source>Applies in %n place(s) now</source>
            <translation>
                <numerusform>Gilt jetzt an %n Stelle</numerusform>
                <numerusform>Gilt jetzt an %n Stellen</numerusform>
            </translation>
        </message>
        <message>
            <source>Does not apply anywhere on the table now</source>
            <translation>Gilt jetzt nirgends auf dem Tisch</translation>
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
            <translation>Zug beenden</translation>
        </message>
    </context>
    <context>
        <name>TableSpeech</name>
        <message>
            <source>The log is closed.</source>
            <translation>Der Verlauf ist geschlossen.</translation>
        </message>
        <message>
            <source>The log is open; nothing has happened yet.</source>
            <translation>Der Verlauf ist offen; noch ist nichts geschehen.</translation>
        </message>
        <message>
            <source>The log is open. Newest line: %1</source>
            <translation>Der Verlauf ist offen. Neueste Zeile: %1</translation>
        </message>
    </context>
    <context>
        <name>TaskBox</name>
        <message>
            <source>Press Enter to go to the table.</source>
            <translation>Mit der Eingabetaste geht es zum Tisch.</translation>
        </message>
    </context>
    <context>
        <name>TermIndex</name>
        <message>
            <source>Terms</source>
            <translation>Begriffe</translation>
        </message>
    </context>
    <context>
        <name>TermNames</name>
        <message>
            <source>Terms in this rule</source>
            <translation>Begriffe dieser Regel</translation>
        </message>
    </context>
    <context>
        <name>ThingCards</name>
        <message>
            <source>Right-click anything on the table to open its rule, or press ? for the focused item.</source>
            <translation>Ein Rechtsklick auf ein Ding am Tisch öffnet die Regel dazu, die Taste ? die Regel zu dem, was im Fokus ist.</translation>
        </message>
        <message>
            <source>There is nothing to do here now. %1</source>
            <translation>Hier gibt es gerade nichts zu tun. %1</translation>
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
            <translation>Nur ein Versuch: Nichts davon zählt.</translation>
        </message>
        <message>
            <source>The game has moved on since then.</source>
            <translation>Das Spiel ist schon weiter.</translation>
        </message>
        <message>
            <source>Trial: nothing here counts. Hidden tiles are drawn afresh.</source>
            <translation>Nur ein Versuch: Nichts davon zählt. Verdecktes wird neu gezogen.</translation>
        </message>
        <message>
            <source>Round %1 · %2, turn %3</source>
            <comment>A name, and which of that person's turns in the round</comment>
            <translation>Runde %1 · %2, Zug %3</translation>
        </message>
        <message>
            <source>Round %1 · end of the round</source>
            <translation>Runde %1 · Ende der Runde</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Runde %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <comment>What, and how many more or fewer: rats +2</comment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Result of the trial</source>
            <translation>Was der Versuch gebracht hat</translation>
        </message>
        <message>
            <source>To the end of the trial</source>
            <translation>Zum Ende des Versuchs</translation>
        </message>
        <message>
            <source>Back to the present</source>
            <translation>Zur Gegenwart</translation>
        </message>
        <message>
            <source>Back to the game</source>
            <translation>Zurück zum Spiel</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>View only: the game stays as it is.</source>
            <translation>Nur zum Ansehen: Das Spiel bleibt, wie es ist.</translation>
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
            <translation>Zeitleiste</translation>
        </message>
        <message>
            <source>The current position</source>
            <translation>Das Spiel, wie es jetzt steht</translation>
        </message>
    </context>
        <context>
        <name>TipBubble</name>
        <message>
            <source>Tip</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <source>Tip: %1</source>
            <translation>Tipp: %1</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
    </context>
        <context>
        <name>TogetherPage</name>
        <message>
            <source>Learn together</source>
            <translation>Gemeinsam lernen</translation>
        </message>
        <message>
            <source>A first round at one screen: each of you makes your own moves and reads your own language. What each of you learns is kept for each.</source>
            <translation>Eine erste Runde an einem Bildschirm: Alle machen ihre eigenen Züge und lesen in ihrer eigenen Sprache. Was jede Person lernt, wird für sie festgehalten.</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Personen</translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n Person</numerusform>
                <numerusform>%n Personen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About %n minute(s)</source>
            <translation>
                <numerusform>Etwa %n Minute</numerusform>
                <numerusform>Etwa %n Minuten</numerusform>
            </translation>
        </message>
        <message>
            <source>You are on step %1 of %2</source>
            <translation>Ihr seid bei Schritt %1 von %2</translation>
        </message>
        <message>
            <source>Somebody has to sit somewhere.</source>
            <translation>Mindestens ein Platz muss besetzt sein.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weitermachen</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Beginnen</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Von vorn</translation>
        </message>
        <message>
            <source>Whoever sits here now goes on where the table stopped.</source>
            <translation>Wer jetzt hier sitzt, macht dort weiter, wo die Lektion zuletzt aufgehört hat.</translation>
        </message>
    </context>
        <context>
        <name>TogetherSeat</name>
        <message>
            <source>Nobody sits here yet</source>
            <translation>Hier sitzt noch niemand</translation>
        </message>
        <message>
            <source>The program makes these moves. Whoever comes later can take the seat during the lesson.</source>
            <translation>Diese Züge macht das Programm. Wer später kommt, kann den Platz während der Lektion übernehmen.</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Leave the table</source>
            <translation>Tisch verlassen</translation>
        </message>
        <message>
            <source>Close the log</source>
            <translation>Verlauf schließen</translation>
        </message>
        <message>
            <source>Open the log</source>
            <translation>Verlauf öffnen</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Daylight</source>
            <translation>Tageslicht</translation>
        </message>
        <message>
            <source>Candlelight</source>
            <translation>Kerzenlicht</translation>
        </message>
        <message>
            <source>Language: %1</source>
            <translation>Sprache: %1</translation>
        </message>
        <message>
            <source>Close the game history</source>
            <translation>Zeitleiste schließen</translation>
        </message>
        <message>
            <source>Game history</source>
            <translation>Zeitleiste</translation>
        </message>
        <message>
            <source>Rule for this step</source>
            <translation>Regel für diesen Schritt</translation>
        </message>
        <message>
            <source>Invite devices</source>
            <translation>Geräte einladen</translation>
        </message>
    </context>
    <context>
        <name>TownSupply</name>
        <message>
            <source>Plague cubes in the supply</source>
            <translation>Pestwürfel im Vorrat</translation>
        </message>
        <message>
            <source>New hexes in the stack</source>
            <translation>Neue Hexfelder im Stapel</translation>
        </message>
        <message>
            <source>Ships still to come</source>
            <translation>Schiffe, die noch kommen</translation>
        </message>
    </context>
    <context>
        <name>TurnSteps</name>
        <message>
            <source>Step %1 of %2: %3</source>
            <translation>Schritt %1 von %2: %3</translation>
        </message>
    </context>
    <context>
        <name>UndoTools</name>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Undo is not possible. %1</source>
            <translation>Rückgängig ist nicht möglich. %1</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Shift+U</source>
            <translation>Umschalt+U</translation>
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
            <translation>Was meinst du?</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
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
            <translation>Zurückgenommen. %1</translation>
        </message>
    </context>
    <context>
        <name>WheelPanel</name>
        <message>
            <source>Population wheel</source>
            <translation>Bevölkerungsrad</translation>
        </message>
        <message>
            <source>Wheel</source>
            <translation>Rad</translation>
        </message>
        <message>
            <source>Plague comes to districts with the rat facing left</source>
            <translation>Die Pest kommt auf Hexfelder mit der Ratte, die nach links läuft</translation>
        </message>
        <message>
            <source>Plague comes to districts with the rat facing right</source>
            <translation>Die Pest kommt auf Hexfelder mit der Ratte, die nach rechts läuft</translation>
        </message>
        <message>
            <source>Plague comes to districts with the standing rat</source>
            <translation>Die Pest kommt auf Hexfelder mit der stehenden Ratte</translation>
        </message>
        <message>
            <source>white fields</source>
            <translation>weiße Hexfelder</translation>
        </message>
        <message>
            <source>orange fields</source>
            <translation>orange Hexfelder</translation>
        </message>
        <message>
            <source>turquoise fields</source>
            <translation>türkise Hexfelder</translation>
        </message>
        <message>
            <source>red fields</source>
            <translation>rote Hexfelder</translation>
        </message>
        <message>
            <source>Nuns: %1</source>
            <translation>Nonnen: %1</translation>
        </message>
        <message>
            <source>Craftsmen: %1</source>
            <translation>Handwerker: %1</translation>
        </message>
        <message>
            <source>Aristocrats: %1</source>
            <translation>Aristokraten: %1</translation>
        </message>
    </context>
    <context>
        <name>WhoseSettings</name>
        <message>
            <source>Enter a name.</source>
            <translation>Gib einen Namen ein.</translation>
        </message>
        <message>
            <source>This name is already in use.</source>
            <translation>Diesen Namen hat schon jemand.</translation>
        </message>
        <message>
            <source>This name cannot be saved now.</source>
            <translation>Dieser Name lässt sich jetzt nicht speichern.</translation>
        </message>
        <message>
            <source>Whose settings</source>
            <translation>Wessen Einstellungen</translation>
        </message>
        <message>
            <source>The household</source>
            <translation>Der Haushalt</translation>
        </message>
        <message>
            <source>These settings apply to everybody who has not made other choices. Anyone who enters a name at a table is remembered from then on.</source>
            <translation>Diese Einstellungen gelten für alle, die nichts anderes eingestellt haben. Wer an einem Tisch einen Namen angibt, ist von da an bekannt.</translation>
        </message>
        <message>
            <source>Anything not set here follows the household’s settings.</source>
            <translation>Was hier nicht eingestellt ist, gilt wie im Haushalt.</translation>
        </message>
        <message>
            <source>Name of this person</source>
            <translation>Name dieser Person</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Umbenennen</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <translation>%1 entfernen</translation>
        </message>
        <message>
            <source>Name of the new person</source>
            <translation>Name der neuen Person</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Add</source>
            <translation>Hinzufügen</translation>
        </message>
        <message>
            <source>Add a person</source>
            <translation>Person hinzufügen</translation>
        </message>
        <message>
            <source>This screen belongs to</source>
            <translation>Dieser Bildschirm ist für</translation>
        </message>
        <message>
            <source>everybody</source>
            <extracomment>This screen is ...</extracomment>
            <translation>alle</translation>
        </message>
        <message>
            <source>Theme, text size and layout follow the person playing alone, or otherwise the person this screen belongs to. When several people share a table, nothing moves as the turn passes: only the language, the explanations and the question before a turn ends follow the current player, and the animation is the calmest that anyone there has chosen.</source>
            <translation>Licht, Schrift und Anordnung richten sich nach der Person, die allein spielt, sonst nach der, deren Bildschirm es ist. An einem Tisch mit mehreren bleibt alles an seinem Platz, wenn der Zug wechselt: Nur die Sprache, die Erklärungen und die Frage vor dem Zugende richten sich danach, wer am Zug ist, und für die Bewegung gilt die ruhigste Einstellung am Tisch.</translation>
        </message>
    </context>
    <context>
        <name>magister::FileChooser</name>
        <message>
            <source>Save as PDF</source>
            <translation>Als PDF speichern</translation>
        </message>
        <message>
            <source>PDF files (*.pdf)</source>
            <translation>PDF-Dateien (*.pdf)</translation>
        </message>
        <message>
            <source>Export the game to</source>
            <translation>Spiel kopieren nach</translation>
        </message>
        <message>
            <source>Saved games (*.game)</source>
            <translation>Gespeicherte Spiele (*.game)</translation>
        </message>
        <message>
            <source>Import a saved game</source>
            <translation>Gespeichertes Spiel laden</translation>
        </message>
        <message>
            <source>Saved games (*.game);;All files (*)</source>
            <translation>Gespeicherte Spiele (*.game);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Export learning progress to</source>
            <translation>Lernstand kopieren nach</translation>
        </message>
        <message>
            <source>JSON files (*.json)</source>
            <translation>JSON-Dateien (*.json)</translation>
        </message>
        <message>
            <source>Choose a file of certificates</source>
            <translation>Datei mit Zertifikaten wählen</translation>
        </message>
        <message>
            <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
            <translation>Zertifikate (*.pem *.crt *.cer);;Alle Dateien (*)</translation>
        </message>
    </context>
    <context>
        <name>BagSpot</name>
        <message>
            <source>Bag, followers: %1. Look inside</source>
            <translation>Beutel, Gefolgsleute: %1. Hineinsehen</translation>
        </message>
    </context>
    <context>
        <name>BagView</name>
        <message>
            <source>The bag is empty.</source>
            <translation>Der Beutel ist leer.</translation>
        </message>
        <message>
            <source>The bag</source>
            <translation>Der Beutel</translation>
        </message>
        <message numerus="yes">
            <source>%n follower(s) in the bag. Only its owner may look inside.</source>
            <translation>
                <numerusform>%n Personenplättchen im Beutel. Nur die Person, der er gehört, darf hineinsehen.</numerusform>
                <numerusform>%n Personenplättchen im Beutel. Nur die Person, der er gehört, darf hineinsehen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n follower(s) in the bag.</source>
            <translation>
                <numerusform>%n Personenplättchen im Beutel.</numerusform>
                <numerusform>%n Personenplättchen im Beutel.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Up to %n will be drawn.</source>
            <translation>
                <numerusform>Bis zu %n wird gezogen.</numerusform>
                <numerusform>Bis zu %n werden gezogen.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ColumnDeeds</name>
        <message>
            <source>Beneficial deeds</source>
            <translation>Segensreiche Werke</translation>
        </message>
    </context>
    <context>
        <name>ColumnMap</name>
        <message>
            <source>Map</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>Open the map</source>
            <translation>Karte öffnen</translation>
        </message>
        <message>
            <source>Rows listed</source>
            <translation>Angezeigte Zeilen</translation>
        </message>
        <message>
            <source>Towns</source>
            <translation>Städte</translation>
        </message>
        <message>
            <source>Possible now</source>
            <translation>Jetzt möglich</translation>
        </message>
        <message>
            <source>Goods</source>
            <translation>Waren</translation>
        </message>
        <message>
            <source>Travel here</source>
            <translation>Hierher reisen</translation>
        </message>
        <message>
            <source>Travel this way</source>
            <translation>Diesen Weg nehmen</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Nehmen</translation>
        </message>
    </context>
    <context>
        <name>ColumnPlace</name>
        <message>
            <source>ready</source>
            <translation>aktiviert</translation>
        </message>
        <message>
            <source>Fill</source>
            <translation>Besetzen</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>Nutzen</translation>
        </message>
        <message>
            <source>in use</source>
            <translation>in Benutzung</translation>
        </message>
    </context>
    <context>
        <name>ColumnPlayers</name>
        <message>
            <source>Players</source>
            <translation>Mitspielende</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>fertig</translation>
        </message>
        <message>
            <source>Points: %1</source>
            <translation>Punkte: %1</translation>
        </message>
    </context>
    <context>
        <name>ColumnRound</name>
        <message>
            <source>Round %1 of %2</source>
            <translation>Runde %1 von %2</translation>
        </message>
        <message>
            <source>Round and goods</source>
            <translation>Runde und Waren</translation>
        </message>
        <message>
            <source>Not known yet</source>
            <translation>Noch nicht bekannt</translation>
        </message>
        <message>
            <source>The event of this round is not known yet.</source>
            <translation>Das Ereignis dieser Runde ist noch nicht bekannt.</translation>
        </message>
        <message>
            <source>%1 of %2 still to come</source>
            <translation>Noch %1 von %2</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Nehmen</translation>
        </message>
        <message numerus="yes">
            <source>%n left on the market</source>
            <translation>
                <numerusform>noch %n auf dem Markt</numerusform>
                <numerusform>noch %n auf dem Markt</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ColumnTiles</name>
        <message>
            <source>Place tiles of stack %1: %2 left</source>
            <translation>Ortskarten der Kategorie %1: noch %2</translation>
        </message>
        <message>
            <source>Place tiles</source>
            <translation>Ortskarten</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Nehmen</translation>
        </message>
    </context>
    <context>
        <name>ColumnTown</name>
        <message>
            <source>Your town</source>
            <translation>Deine Stadt</translation>
        </message>
        <message>
            <source>%1’s town</source>
            <translation>Stadt: %1</translation>
        </message>
        <message>
            <source>Back to the current player’s town</source>
            <translation>Zurück zur Stadt der Person am Zug</translation>
        </message>
        <message>
            <source>Bag</source>
            <translation>Beutel</translation>
        </message>
        <message numerus="yes">
            <source>%n follower(s) in the bag.</source>
            <translation>
                <numerusform>%n Personenplättchen im Beutel.</numerusform>
                <numerusform>%n Personenplättchen im Beutel.</numerusform>
            </translation>
        </message>
        <message>
            <source>Followers to draw each round: %1</source>
            <translation>Gefolgsleute, die pro Runde gezogen werden: %1</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>Zurücklegen</translation>
        </message>
        <message>
            <source>Pick up</source>
            <translation>Aufnehmen</translation>
        </message>
        <message>
            <source>picked up</source>
            <translation>aufgenommen</translation>
        </message>
        <message>
            <source>Technology tiles beside the board: %1</source>
            <translation>Technikplättchen neben dem Tableau: %1</translation>
        </message>
    </context>
    <context>
        <name>ColumnTracks</name>
        <message>
            <source>Tracks</source>
            <translation>Leisten</translation>
        </message>
        <message>
            <source>Development track</source>
            <translation>Entwicklungsleiste</translation>
        </message>
    </context>
    <context>
        <name>DeedsBoard</name>
        <message>
            <source>Beneficial deeds</source>
            <translation>Segensreiche Werke</translation>
        </message>
        <message>
            <source>shared board</source>
            <translation>gemeinsame Tafel</translation>
        </message>
        <message>
            <source>All deeds</source>
            <translation>Alle Werke</translation>
        </message>
    </context>
    <context>
        <name>EventCard</name>
        <message>
            <source>Event of the round</source>
            <translation>Ereignis der Runde</translation>
        </message>
        <message>
            <source>Event of the round: %1</source>
            <translation>Ereignis der Runde: %1</translation>
        </message>
        <message>
            <source>The event of this round is not known yet.</source>
            <translation>Das Ereignis dieser Runde ist noch nicht bekannt.</translation>
        </message>
        <message>
            <source>Not known yet</source>
            <translation>Noch nicht bekannt</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Regel</translation>
        </message>
    </context>
    <context>
        <name>EventChip</name>
        <message>
            <source>Event of the round</source>
            <translation>Ereignis der Runde</translation>
        </message>
        <message>
            <source>Event of the round: %1</source>
            <translation>Ereignis der Runde: %1</translation>
        </message>
        <message>
            <source>The event of this round is not known yet.</source>
            <translation>Das Ereignis dieser Runde ist noch nicht bekannt.</translation>
        </message>
        <message>
            <source>Not known yet</source>
            <translation>Noch nicht bekannt</translation>
        </message>
    </context>
    <context>
        <name>GoodsMarket</name>
        <message>
            <source>Goods market</source>
            <translation>Warenmarkt</translation>
        </message>
        <message>
            <source>supply</source>
            <translation>Vorrat</translation>
        </message>
    </context>
    <context>
        <name>HourglassPanel</name>
        <message>
            <source>Round %1 of %2</source>
            <translation>Runde %1 von %2</translation>
        </message>
    </context>
    <context>
        <name>MapLegend</name>
        <message>
            <source>waterway</source>
            <translation>Wasserweg</translation>
        </message>
        <message>
            <source>road</source>
            <translation>Landweg</translation>
        </message>
    </context>
    <context>
        <name>MapView</name>
        <message>
            <source>Map</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>Whole map</source>
            <translation>Ganze Karte</translation>
        </message>
    </context>
    <context>
        <name>MarketRow</name>
        <message>
            <source>Followers to draw each round: %1</source>
            <translation>Gefolgsleute, die pro Runde gezogen werden: %1</translation>
        </message>
        <message>
            <source>Technology tiles beside the board: %1</source>
            <translation>Technikplättchen neben dem Tableau: %1</translation>
        </message>
    </context>
    <context>
        <name>NeighbourCard</name>
        <message>
            <source>Points: %1</source>
            <translation>Punkte: %1</translation>
        </message>
    </context>
    <context>
        <name>NeighbourList</name>
        <message>
            <source>Other players</source>
            <translation>Mitspielende</translation>
        </message>
    </context>
    <context>
        <name>OrleansColumn</name>
        <message>
            <source>Close the map</source>
            <translation>Karte schließen</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Münzen</translation>
        </message>
        <message>
            <source>Trading stations left</source>
            <translation>Verbleibende Kontore</translation>
        </message>
        <message>
            <source>Citizens</source>
            <translation>Bürger</translation>
        </message>
        <message>
            <source>Development level</source>
            <translation>Entwicklungsstand</translation>
        </message>
        <message>
            <source>Followers in the bag</source>
            <translation>Gefolgsleute im Beutel</translation>
        </message>
    </context>
    <context>
        <name>PhaseSteps</name>
        <message>
            <source>Phase %1 of %2: %3</source>
            <translation>Phase %1 von %2: %3</translation>
        </message>
        <message>
            <source>Phase</source>
            <translation>Phase</translation>
        </message>
    </context>
    <context>
        <name>PlanningState</name>
        <message>
            <source>%1: ready</source>
            <translation>%1: fertig</translation>
        </message>
        <message>
            <source>%1: still planning</source>
            <translation>%1: plant noch</translation>
        </message>
        <message>
            <source>%1: ready. Change the plan</source>
            <translation>%1: fertig. Plan ändern</translation>
        </message>
    </context>
    <context>
        <name>SeatWealth</name>
        <message>
            <source>Coins</source>
            <translation>Münzen</translation>
        </message>
        <message>
            <source>Trading stations left</source>
            <translation>Verbleibende Kontore</translation>
        </message>
        <message>
            <source>Citizens</source>
            <translation>Bürger</translation>
        </message>
        <message>
            <source>Followers in the bag</source>
            <translation>Gefolgsleute im Beutel</translation>
        </message>
    </context>
    <context>
        <name>SidePane</name>
        <message>
            <source>Town</source>
            <translation>Stadt</translation>
        </message>
        <message>
            <source>Deeds</source>
            <translation>Werke</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Karten</translation>
        </message>
    </context>
    <context>
        <name>SupplyLine</name>
        <message>
            <source>Technology tiles left</source>
            <translation>Verbleibende Technikplättchen</translation>
        </message>
        <message>
            <source>Citizens left</source>
            <translation>Verbleibende Bürger</translation>
        </message>
        <message>
            <source>Place tiles of stack %1: %2 left. Open both stacks</source>
            <translation>Ortskarten der Kategorie %1: noch %2. Beide Kategorien öffnen</translation>
        </message>
    </context>
    <context>
        <name>TileStacks</name>
        <message>
            <source>Place tiles</source>
            <translation>Ortskarten</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Stack</source>
            <translation>Kategorie</translation>
        </message>
        <message>
            <source>Both stacks</source>
            <translation>Beide Kategorien</translation>
        </message>
    </context>
    <context>
        <name>TownBoard</name>
        <message>
            <source>Your town</source>
            <translation>Deine Stadt</translation>
        </message>
        <message>
            <source>%1’s town</source>
            <translation>Stadt: %1</translation>
        </message>
        <message>
            <source>Whole town board</source>
            <translation>Ganze Stadt</translation>
        </message>
    </context>
    <context>
        <name>TownHead</name>
        <message>
            <source>Back to the current player’s town</source>
            <translation>Zurück zur Stadt der Person am Zug</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Münzen</translation>
        </message>
        <message>
            <source>Trading stations left</source>
            <translation>Verbleibende Kontore</translation>
        </message>
        <message>
            <source>Citizens</source>
            <translation>Bürger</translation>
        </message>
        <message>
            <source>Development level: %1</source>
            <translation>Entwicklungsstand: %1</translation>
        </message>
        <message>
            <source>Start player</source>
            <translation>Startspieler</translation>
        </message>
    </context>
    <context>
        <name>TracksBoard</name>
        <message>
            <source>Tracks</source>
            <translation>Leisten</translation>
        </message>
        <message>
            <source>Development track</source>
            <translation>Entwicklungsleiste</translation>
        </message>
    </context>
    <context>
        <name>BoxPage</name>
        <message>
            <source>What is in the box</source>
            <translation>Inhalt der Schachtel</translation>
        </message>
        <message>
            <source>Tick off what you have found. The ticks are kept until you clear them.</source>
            <translation>Hake ab, was du gefunden hast. Die Häkchen bleiben, bis du sie entfernst.</translation>
        </message>
        <message>
            <source>Everything is there.</source>
            <translation>Alles ist da.</translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n kinds found</source>
            <translation>
                <numerusform>%1 von %n Sorte gefunden</numerusform>
                <numerusform>%1 von %n Sorten gefunden</numerusform>
            </translation>
        </message>
        <message>
            <source>Clear all ticks</source>
            <translation>Alle Häkchen entfernen</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>of the kinds of a group</extracomment>
            <translation>%1 von %2</translation>
        </message>
    </context>
    <context>
        <name>BoxPartRow</name>
        <message numerus="yes">
            <source>%n of each colour</source>
            <translation>
                <numerusform>%n je Farbe</numerusform>
                <numerusform>%n je Farbe</numerusform>
            </translation>
        </message>
        <message>
            <source>number not printed in the rulebook</source>
            <translation>Anzahl steht nicht in der Anleitung</translation>
        </message>
        <message>
            <source>number chosen by us: compare it with your box</source>
            <translation>unsere Zahl: vergleiche sie mit deiner Schachtel</translation>
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
            <translation>Was schon gelernt ist</translation>
        </message>
        <message>
            <source>§ %1 %2</source>
            <extracomment>number of a rule, name of it or of its game</extracomment>
            <translation>§ %1 %2</translation>
        </message>
        <message>
            <source>Who</source>
            <translation>Wer</translation>
        </message>
        <message>
            <source>No name</source>
            <translation>Ohne Namen</translation>
        </message>
        <message>
            <source>Nothing here yet. This page lists what you practise in lessons and which moves are refused in games.</source>
            <translation>Hier steht noch nichts. Von jetzt an wird festgehalten, was in Lektionen geschieht und in Spielen abgelehnt wird.</translation>
        </message>
        <message>
            <source>Lessons</source>
            <translation>Lektionen</translation>
        </message>
        <message>
            <source>started</source>
            <translation>begonnen</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>abgeschlossen</translation>
        </message>
        <message>
            <source>finished on %1</source>
            <extracomment>%1 is a date</extracomment>
            <translation>abgeschlossen am %1</translation>
        </message>
        <message numerus="yes">
            <source>%n time(s)</source>
            <translation>
                <numerusform>%n-mal</numerusform>
                <numerusform>%n-mal</numerusform>
            </translation>
        </message>
        <message>
            <source>Recently refused in games</source>
            <translation>Zuletzt im Spiel abgelehnt</translation>
        </message>
        <message>
            <source>%1, %2, last on %3</source>
            <extracomment>how often, the game, the date of the last time</extracomment>
            <translation>%1, %2, zuletzt am %3</translation>
        </message>
        <message>
            <source>Clear this list</source>
            <translation>Diese Liste leeren</translation>
        </message>
        <message>
            <source>Clear this list?</source>
            <translation>Diese Liste leeren?</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Leeren</translation>
        </message>
        <message>
            <source>Saved: %1</source>
            <translation>Gespeichert: %1</translation>
        </message>
        <message>
            <source>A lesson counts for the person this screen belongs to, a move in a game for the player making it.</source>
            <translation>Eine Lektion zählt für die Person, der dieser Bildschirm gehört; ein Zug im Spiel für die Person, die ihn macht.</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Mastered: %1 of %2. Due for review: %3.</source>
            <extracomment>how many rules</extracomment>
            <translation>Sicher gelernt: %1 von %2. Zu wiederholen: %3.</translation>
        </message>
        <message>
            <source>due for review</source>
            <translation>zu wiederholen</translation>
        </message>
        <message>
            <source>next review on %1</source>
            <extracomment>of a rule; %1 is a date</extracomment>
            <translation>nächste Wiederholung am %1</translation>
        </message>
        <message>
            <source>not practised yet</source>
            <translation>noch nicht geübt</translation>
        </message>
        <message>
            <source>Export to a file</source>
            <translation>In Datei kopieren</translation>
        </message>
        <message>
            <source>This list will be deleted, and with it when each rule is due for review. Unfinished lessons and saved games stay as they are.</source>
            <translation>Diese Liste wird gelöscht und mit ihr jeder Termin für eine Wiederholung. Angefangene Lektionen und gespeicherte Spiele bleiben, wie sie sind.</translation>
        </message>
        <message>
            <source>Tips in games</source>
            <translation>Tipps im Spiel</translation>
        </message>
        <message numerus="yes">
            <source>%n tip(s) shown so far</source>
            <extracomment>how many tips</extracomment>
            <translation>
                <numerusform>Bisher %n Tipp gezeigt</numerusform>
                <numerusform>Bisher %n Tipps gezeigt</numerusform>
            </translation>
        </message>
        <message>
            <source>Show all tips again</source>
            <translation>Alle Tipps noch einmal zeigen</translation>
        </message>
        <message>
            <source>In your next games every tip appears once more.</source>
            <translation>In den nächsten Spielen erscheint jeder Tipp noch einmal.</translation>
        </message>
        <message numerus="yes">
            <source>Refresher: %n rule(s) due for review</source>
            <translation>
                <numerusform>Auffrischung: %n Regel</numerusform>
                <numerusform>Auffrischung: %n Regeln</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>From your games: %n rule(s) to practise</source>
            <translation>
                <numerusform>Aus deinen Partien: %n Regel zu üben</numerusform>
                <numerusform>Aus deinen Partien: %n Regeln zu üben</numerusform>
            </translation>
        </message>
        <message>
            <source>Ten questions</source>
            <translation>Zehn Fragen</translation>
        </message>
    </context>
    <context>
        <name>Pip</name>
        <message>
            <source>not learnt yet</source>
            <translation>noch nicht gelernt</translation>
        </message>
        <message>
            <source>partly learnt</source>
            <translation>teilweise gelernt</translation>
        </message>
        <message>
            <source>mastered</source>
            <extracomment>of a rule</extracomment>
            <translation>sicher gelernt</translation>
        </message>
    </context>
    <context>
        <name>JoinedStrip</name>
        <message>
            <source>Table on another device</source>
            <translation>Tisch auf einem anderen Gerät</translation>
        </message>
        <message>
            <source>All tables (%1)</source>
            <translation>Alle Tische (%1)</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weitermachen</translation>
        </message>
    </context>
    <context>
        <name>OrderMark</name>
        <message>
            <source>Place in the turn order: %1</source>
            <translation>Platz in der Zugfolge: %1</translation>
        </message>
    </context>
</TS>
