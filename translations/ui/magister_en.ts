<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en_GB">
<context>
    <name>AboutPage</name>
    <message>
        <source>About and licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magister Ludi, version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A teaching aid for people who have the games on their table. It tells the rules in its own words and replaces neither box nor rulebook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Messina 1347” was designed by Raúl Fernández Aparicio and Vladimír Suchý and is published by Delicious Games. Magister Ludi is not affiliated with the authors or publishers of any game and not endorsed by them. Names of games are used only to say which game is taught.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pictures are our own. Where the value of a component could not be known, it is ours and carries a mark; compare it with your box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drawings are under the Creative Commons licence Attribution-ShareAlike 4.0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fonts: Vollkorn by Friedrich Althausen (SIL Open Font License 1.1); PT Sans and PT Serif by ParaType (ParaType Free Font Licence). They come from your system; where they are missing, DejaVu stands in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made with Qt, used under the GNU Lesser General Public License, version 3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>{n:rat:nom} at the end: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll track not moved: {track}. Its last step would be worth {n:point:acc} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No district repopulated; another seat has {n:point:acc} from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No district repopulated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Book actions that lapsed unused: {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizens lost because there was no room: {n}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BookLabel</name>
    <message>
        <source>Popularity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Church</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BookTracks</name>
    <message>
        <source>Books</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a rat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repopulate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renew hut upgrades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renew workshops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay in the hut</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardFooter</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of 3 taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardFrame</name>
    <message>
        <source>Move the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys move it, Home puts it back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CartRow</name>
    <message>
        <source>Cart, used this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cart, ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cart yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>City</name>
    <message>
        <source>Town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole town</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:coin}, you have {owned}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To {to:acc}: the lieutenant who lies at {from:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To {to:acc}: a lieutenant from the estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Citizen:nom} to the square ({effect})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Citizen:nom}: hut {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Citizen:nom}: workshop {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Citizen:nom}: let go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Citizen:nom} in hut {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Citizen:nom} in workshop {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Citizen:nom} on the square ({effect})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Dock:nom}: the ship with {goods:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall the lieutenant who lies at {place:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall a lieutenant in the estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One cube here and one next door ({place:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cubes here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One cube here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn the ship&apos;s cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a rat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the action: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repopulate the district</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Book:nom}: buy a step to space {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Book:nom}, space {space}: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Citizen:nom} from the square ({effect}) into workshop {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay for the action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Book:nom}: on to space {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{track}: one step up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrade: {overseer:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Place:nom}: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hut upgrade: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workshop ({citizen:nom}): {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cart: {n:point}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renew the open hut upgrades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renew the open workshops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrade onto hut {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up the lieutenant who lies at {place:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up a lieutenant in the estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Overseer:nom}: leap over a space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Overseer:nom}: one space on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Overseer:nom}: the left branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Overseer:nom}: the upper branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Overseer:nom}: the right branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Overseer:nom}: the lower branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} – {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cubes here and one next door ({place:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One cube here, with one fire token of each kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Citizen:nom}: stay in hut {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Citizen:nom}: from the square ({from}) to the square ({to})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn order by this book: {book:nom}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContinueStrip</name>
    <message>
        <source>Unfinished lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditionCard</name>
    <message>
        <source>Polish edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Czech edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Russian edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editions differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played by default</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Effect</name>
    <message>
        <source>{first} or {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Overseer:nom} one space on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any overseer one space on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any overseer one space on, or two by a leap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrade {n:overseer:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrade an overseer, then advance it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:point}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Book:nom}: one space on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City or church book: one space on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll board: {n:step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrade {n:citizen:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activate {n:citizen:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:lieutenant}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The action of any hex in town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay {price}, get: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndBar</name>
    <message>
        <source>Open a line to see where its numbers come from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same table again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Lesson finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndSummary</name>
    <message>
        <source>Where the points came from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How they grew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to practise next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teach me</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>The goal of {goal} is reached: a good result, {n} above it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The goal of {goal} is missed by {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popularity: space {mine}, the opponent {theirs}. Not behind, so {n:point:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popularity: space {mine}, the opponent {theirs}. Behind, so no points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many points: {names}. More repopulated districts decide: {districts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many points and districts: {names}. The worth of all districts decides: {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many points and districts: {names}. The dearest district decides: {best}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal in points, in districts and in their worth: nothing else decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead: {n:point:nom}. Next: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greatest difference: {source} ({gap}).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Estate</name>
    <message>
        <source>Your estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estate of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the estate of the seat that plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Huts</source>
        <extracomment>Heading of the column of quarantine huts, short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workshops</source>
        <extracomment>Heading of the column of workshops in the estate</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EstateHead</name>
    <message>
        <source>Points: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points lost to rats: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EstateStores</name>
    <message>
        <source>Resettled districts: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carts</source>
        <extracomment>Heading of the carts in the estate</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ships</source>
        <extracomment>Heading of the ships in the estate</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repopulation tiles</source>
        <extracomment>Heading of the repopulation tiles that are left, in the estate</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>{who} has the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} ends the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: lieutenant to {place:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} recalls a lieutenant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gets one more lieutenant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gives up a lieutenant for the district.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gets {n:token:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} pays {n:token:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} loses {n:point:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} scores {n:point:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes {n:rat:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {citizen:nom} from {place:gen} to hut {hut}, field I.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {citizen:nom} from {place:gen} to the sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plague takes {n:citizen:acc} ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has no room: {n:citizen:nom} lost ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {citizen:nom} moves into workshop {workshop}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {citizen:nom} leaves quarantine for workshop {workshop}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {citizen:nom} leaves quarantine for the sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {citizen:nom} finds no room after quarantine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {citizen:nom} moves back to town.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: hut {hut}, from field I to field II.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} upgrades a citizen: {citizen:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} activates a citizen: {citizen:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: the ship&apos;s cube goes back to the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} burns a plague cube ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} burns the ship&apos;s cube ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Place:nom}: one plague cube more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few plague cubes are left: none is placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {book:nom}, disc to space {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} earns the action of space {space} ({book:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} uses the action of space {space} ({book:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: the action of space {space} lapses ({book:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: scroll track {track} up to step {step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {overseer:nom} to space {step} of the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} upgrades an overseer: {overseer:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} uses a hex action ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} buys a hut upgrade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} lays the upgrade on hut {hut}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} buys a workshop ({citizen:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: workshop {workshop} gives its reward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} buys a cart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} uses a cart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} renews the open hut upgrades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} renews the open workshops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes a ship ({goods:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} repopulates {place:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: hut {n} produces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: workshop {n} produces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lieutenants in town lie down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All carts are ready again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn order: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Docking tile: {port:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The docking tiles are shuffled anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ship brings {goods:acc} and a plague cube ({dock:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ship brings {goods:acc} and no plague ({dock:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new hex joins the town: {place:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workshops of era II are on offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Place:nom}: {n:citizen:nom} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}, {source}: {n:point:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: rats push the popularity disc back to space {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shared win: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody is ready: the turns begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lieutenants are used: production.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarantine moves on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next round is prepared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new turn order is set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The town awaits new arrivals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plague spreads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The final scoring begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wheel turns to the rat facing left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wheel turns to the rat facing right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wheel turns to the standing rat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: no hex and no ship is left, a lieutenant stays at home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {citizen:nom} from {place:gen} to workshop {workshop}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} clears the hex: {n:citizen:nom} to the supply ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {citizen:nom} changes squares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: no room is left, the citizen stays in hut {hut}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes a hut upgrade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes a workshop ({citizen:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes a cart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No plague cube is left: the ship waits for another round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} names the book of turn order: {book:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gets a player board with side b up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gets a scroll board with side b up: {tracks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A solo tile is turned up: the hex with {hex}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A solo tile is turned up: the hex with {hex} is not free. The tile is out for this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solo tiles are shuffled anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several ships are equally near: chance picks one ({dock:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {n:lieutenant:nom} ready for the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} finds nothing to take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} reaches the goal of {n:point:gen}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} stays below the goal of {n:point:gen}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FeedbackCard</name>
    <message>
        <source>Take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I see</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameChoices</name>
    <message>
        <source>Rule: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side a, all alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side b, each different</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the book priority tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: turn order, editions, seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn order in the first round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the editions differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Polish edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Czech edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Russian edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every open question is decided by default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) decided otherwise than by default.</source>
        <translation>
            <numerusform>%n question decided otherwise than by default.</numerusform>
            <numerusform>%n questions decided otherwise than by default.</numerusform>
        </translation>
    </message>
    <message>
        <source>One by one, in the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left to chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number gives the same city and the same luck.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message numerus="yes">
        <source>Finished: %n point(s)</source>
        <comment>the best score of a finished game</comment>
        <translation>
            <numerusform>Finished: %n point</numerusform>
            <numerusform>Finished: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in another window of this program: here you can look, but not play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game cannot be opened whole: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solo</source>
        <comment>a game of one person against the rule-driven opponent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – left as it is. You can play on from what is sound, in a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – left as it is. The other games are not affected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from what is sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking how far this game has come…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>Unfinished game</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s)</source>
        <translation>
            <numerusform>%n saved game</numerusform>
            <numerusform>%n saved games</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2, %3</source>
        <comment>round, rounds, date and time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>%1 was not brought in: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messina 1347</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every move is saved at once. You can leave any game and take it up again, as many side by side as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in a game from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game has been begun yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is deleted. It cannot be brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game of %1 is deleted. It cannot be brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GrowthChart</name>
    <message>
        <source>Start</source>
        <comment>of the game, head of a column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <comment>of the game, head of a column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>{who}, you begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn, {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are asked, {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} · lieutenants at home: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thank you, {who}. Next: {next}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since your last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncover the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table stays covered until you sit down.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryBar</name>
    <message>
        <source>Course of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the game back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast; press for the normal speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal speed; press for fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One command back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One command on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try out from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the course of the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Medieval board games, taught at your own table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short lessons at a real table. You make the moves, the master explains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lesson</numerusform>
            <numerusform>%n lessons</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole games with every rule, at one screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every rule in plain words, each linked to those it touches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messina 1347, in five languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language, light, size of the text, motion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A teaching aid by players. Not affiliated with the authors or publishers of the games; you need your own copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messina 1347, one to four players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyCard</name>
    <message>
        <source>Finding one&apos;s way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next area of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next hex, space or row in that direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>town, books, estate, offers, rounds, wheel or players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the question and its buttons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enlarge the town, shrink it, show the whole of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose what is focused; the golden button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the button that shows the letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close, put down, go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>course of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try something out, and come back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule of what is focused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end the turn or the fight, go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>language; in the rules X swaps the two languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave the table, which stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1 only; the others keep their language</source>
        <extracomment>%1 is the name of the player who has to act: the choice of language is for that player alone</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Choose your language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can change it at any time, on any page, with the key X.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>There is nothing to do on the board now. Read the card and go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First answer the question on the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is no answer to this question. Look at what the card asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is allowed. The lesson goes on when you do what the card asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule under the question holds the answer: open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rats so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right at the first try</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message numerus="yes">
        <source>About %n minute(s)</source>
        <translation>
            <numerusform>About %n minute</numerusform>
            <numerusform>About %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are at step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonFault</name>
    <message>
        <source>{step}: the start cannot be reached: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: the engine refuses a line of the script: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: the solution does not reach the goal: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: what is watched does not make the goal true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: the answer in skip_by is not the right one: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: the lesson does not end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lesson says it teaches {detail}, and nothing in it uses that rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: no answer of its own for: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: taking back gives another position: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: the goal is out of reach after: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: the target is not there: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: the same step was reached with another position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first own move comes too late: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of the steps are longer than they should be: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many steps only tell: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: too many words: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: a past tense that takes the reader&apos;s gender for granted: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: not the same marks as in English: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The term of this language is hardly used: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messina 1347</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each lesson is a real game on a real table. Leave whenever you like: your place is kept.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lieutenants</name>
    <message>
        <source>Lieutenant %1, at home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lieutenant %1, rests until the next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lieutenant %1, standing: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lieutenant %1, lying: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MarketTile</name>
    <message>
        <source>None left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Markets</name>
    <message>
        <source>Offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hut upgrades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workshops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renew the three hut upgrades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renew the three workshops</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameList</name>
    <message>
        <source>People who are known</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Neighbours</name>
    <message>
        <source>Neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messina 1347</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One screen, passed from hand to hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone against an opponent who plays by rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>advanced boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advanced player boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advanced scroll boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>priority tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n own ruling(s)</source>
        <translation>
            <numerusform>%n own ruling</numerusform>
            <numerusform>%n own rulings</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1, solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much is explained. Everything: what is possible is lit, what is not says why as you come to it. If asked: it is lit, and the rest waits for H, ? or a click. Nothing: the table stays plain; a click that cannot be followed is still answered.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberAnswer</name>
    <message>
        <source>One less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OneColumnBooks</name>
    <message>
        <source>Books</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OneColumnEstate</name>
    <message>
        <source>Your estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estate of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the estate of the seat that plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lieutenant %1, at home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lieutenant %1, rests until the next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lieutenant %1, standing: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lieutenant %1, lying: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picked up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resettled districts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OneColumnLine</name>
    <message>
        <source>Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OneColumnOffers</name>
    <message>
        <source>Offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renew the three hut upgrades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renew the three workshops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renew</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OneColumnPlace</name>
    <message>
        <source>white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hex here yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OneColumnPlayers</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OneColumnRail</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OneColumnRounds</name>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1, now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1, over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OneColumnTown</name>
    <message>
        <source>Town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which places are listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With citizens %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With plague %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>The tile sends a lieutenant to {place:acc}, to take nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile sends a lieutenant to {place:acc}, to take a ship from the nearest dock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile sends a lieutenant to {place:acc}, to take the cart on offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile sends a lieutenant to {place:acc}, to take the open workshop ({citizen:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile sends a lieutenant to {place:acc}, to take every open hut upgrade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile has been turned up in this round yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile names a free hex: the lieutenants that are left stay at home.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpponentCard</name>
    <message>
        <source>Place in the turn order: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpponentChip</name>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpponentFigures</name>
    <message>
        <source>Space in the popularity book:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ships taken:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carts taken:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workshops taken:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hut upgrades taken:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles in the pile: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>Answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OrleansCommand</name>
    <message>
        <source>Back into the box: {place:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay all your coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw {n:follower:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the Bathhouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Follower}: to the Gunpowder Tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Follower}: to the market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all back into the bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back instead of a draw: {follower} ({place:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Technology tile: {place:nom}, slot {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the technology tile ({place:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back: {follower} ({place:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle this place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use: {place:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruit: {follower:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the place tile: {place:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay where you are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By water to {town:gen}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By road to {town:gen}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Follower}: {deed:nom}, space for {space:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {n:development-point:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {n:coin:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:development-point:nom} for {n:coin:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay with {good:ins}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grain into bread: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reward once more: {track:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move another merchant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merchant ({who}): by water to {town:gen}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merchant ({who}): by road to {town:gen}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand in {good:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay the fine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the monk of the Sacristy back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up a trading station of the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up the trading station: {town:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up a follower drawn from the bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up: {follower}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up a development point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up {good:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up the place tile: {place:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up a technology tile not yet laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up the technology tile: {place:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the Gunpowder Tower: {follower} ({place:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Follower}: {place:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the Gunpowder Tower: {follower} ({place:nom}, slot {n})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Follower}: {place:nom}, slot {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take both goods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {good:acc}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OrleansEvent</name>
    <message>
        <source>{who} puts a place tile back into the box: {place:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} puts no place tile back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} turns up an hourglass tile: {event:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gets {n:coin:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} pays {n:coin:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} pays {n:coin:acc} to {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The treasury is empty: {who} goes without {n:coin:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} draws {n:follower:acc}: {followers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} draws {n:follower:acc} in the Bathhouse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} draws {n:follower:acc} in the Bathhouse: {followers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {follower} to the Gunpowder Tower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {follower} to the market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} puts the rest of the draw back into the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gives up a draw: {follower} back to the market ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has nobody to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is done drawing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is done planning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All plan at the same time, unseen by the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planning goes round, one place at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} plans from the Gunpowder Tower: {follower} ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} plans: {follower} ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} lays a technology tile ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes back a technology tile ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes back: {follower} ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is done with one place ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All plans stand and lie open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} uses a place: {place:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} empties a place into the bag: {place:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} recruits: {follower:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {track:nom}, on to space {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gets {good:acc} from the goods market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes {good:acc} from the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gives up {good:acc}, which leaves the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} hands in {good:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} turns grain into bread: {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gets a technology tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes a place tile: {place:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is already at the end of the development track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gets {n:development-point:acc}, now on space {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} loses {n:development-point:acc}, now on space {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes a citizen tile: the most trading stations on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes a citizen tile: {from:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes nothing from the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} builds a trading station: {town:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} sends from the Gunpowder Tower: {follower:nom} ({deed:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} sends to the deeds: {follower:nom} ({deed:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The event takes effect: {event:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes the monk of the Sacristy back into the bag and is spared: {event:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is spared: {event:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} draws for the Plague: {follower}. Nobody is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} loses a follower to the Plague: {follower}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} owes {n:coin:acc} and has too few: torture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has nothing left to give up; still unpaid: {n:coin:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gives up a trading station of the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gives up a trading station: {town:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gives up a follower from the bag: {follower}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gives up a place tile: {place:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gives up a technology tile not yet laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gives up a technology tile: {place:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start player is now {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} – {label}: {n:point:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shared victory: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase {n}: {phase:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before round I, place tiles may go back into the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The final scoring begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Census: {leader} is in front, {last} is last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Census: {leader} is in front, nobody is last alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Census: nobody is in front alone, {last} is last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Census: nobody is alone in front, nobody is last alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} travels by water to {town:gen}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} travels by road to {town:gen}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} sends another merchant ({other}) by water to {town:gen}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} sends another merchant ({other}) by road to {town:gen}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OrleansName</name>
    <message>
        <source>own {follower:nom}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OrleansPrompt</name>
    <message>
        <source>The others are still choosing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} wins with {n:point:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} share the victory with {n:point:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You owe {n:coin:acc} and have {owned}: first pay what you have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torture: {n:coin:nom} missing. Give something up for each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw up to {n:follower:gen}, or take some back to the market instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No draws are left: say that you are done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market or Gunpowder Tower? Lay down: {followers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bathhouse: choose whom to keep ({followers}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bathhouse: there is no room, all go back ({followers}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a place tile from stack I.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a place tile from stack I or II.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a place tile back into the box, or leave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn up the next hourglass tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan: put followers on action slots, then say done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on filling this place, or settle it: {place:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may lay new technology tiles on slots now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use an active place, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish the action: {place:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which follower to recruit ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the way your merchant takes ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may take one good from the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send a follower to the deeds ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may send another follower to the deeds ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your reward: coins or development.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many coins will you turn into development points?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the good you pay with ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much grain becomes bread?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a track: you get the reward of your space again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another player&apos;s merchant and where it goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The event takes effect now: {event:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the monk of the Sacristy back into the bag against this event? ({event:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand in one good that is food.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OrleansRefusal</name>
    <message>
        <source>It is {who}&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players act in turn, clockwise from the start player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is drawing now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table players draw one after another, clockwise from the start player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is planning now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table players plan one after another, a single job at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is for the start player: {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start player turns up the hourglass tile and lets the event begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} still has a debt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes on when it is settled, by torture if there are no coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has to choose first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is asked of you until that choice is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have passed in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever passes takes no more actions until the next round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are done with this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now the others finish; the game goes on when all are done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another question is still open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish what has begun; then the game goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That belongs to another phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round runs in seven phases, and each thing is done in its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what is offered to you can be left, and nothing is on offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tile lies on no stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only tiles that are still on stack I or II can be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is more than you may draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The knight track lets you draw {second:follower:acc} a round; {first} of these are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your market has too little room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is drawn needs a free space; free spaces: {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many are not in your bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw only what is there; followers in the bag: {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw at least one follower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you want none, say that you are done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no draw to give up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking a follower back costs one of your {first} draws, and all of them are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room on the market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A follower taken back needs a free market space, just like a drawn one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gave up draws for followers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws and followers taken back together are {second} at most; {first} are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bag does not cover that draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table a draw can be given up only for a follower who is in the bag; in it now: {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No follower stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a follower on an action slot can be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bathhouse cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need the tile, it works once a round, and the bag must not be empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your market is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The follower whom you keep from the Bathhouse needs a free space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have room for one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All go back into the bag only when the market has no free space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Gunpowder Tower has no space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds two followers, and you must own the tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not drawn that follower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only followers who were just drawn can be laid down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down first whom you drew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every follower drawn goes to the market or to the tower before anything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such follower is waiting there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You plan with followers who lie on your market or on your Gunpowder Tower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This place is not yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have the ten places of your board and the place tiles that you have taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slots below a place show how many followers it takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This slot asks for somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here the slot asks for: {wanted:nom}. You chose: {follower:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here only a monk will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A monk stands in for others, but nobody and no technology tile stands in for a monk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This slot is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each slot holds one follower or one technology tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting followers stay out of here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your four own-coloured followers never stand in the Town Hall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This follower is not moved any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was planned in an earlier round stays; giving up a draw is the only way to take it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A placement is final here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table has decided that nothing is taken back while planning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish the place you began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you plan in turns, one place is filled before the next player goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not begun a place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a follower on a slot first, or say that you are done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no technology tile ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Craftsmen and the Laboratory bring such tiles; the ones already laid stay where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first tile replaces a farmer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first technology tile covers a farmer slot; later ones are freer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This would be your first tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile of the Laboratory too goes on a farmer slot when it is the first you lay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A monk cannot be replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A technology tile never covers a monk slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This place already has a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one technology tile fits on each place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This place has only one slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A technology tile goes where two slots or more are asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tile is too new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A technology tile gained in this round is laid once the actions are over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile cannot be laid now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Technology tiles go on empty slots, and only while planning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This slot takes any follower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A technology tile replaces one certain follower, so such a slot is not for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A technology tile stays put.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once the phase is over, it lies there until the end of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This place is not active.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slots filled: {first}; slots needed: {second}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This place has no action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it gives works by itself; it is not used in a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Sacristy waits for an event.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its monk is given up when Harvest, Taxes or Plague takes effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This action would do nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its main effect cannot happen now, so it may not be chosen; the followers stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such way leads out of this town.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your merchant could not travel, so the action may not be chosen; the followers stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no trading station on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This place counts them; without any the action may not be chosen and the followers stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are at the end there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the last space of a track its action is no longer possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That stack is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is to get a tile or a follower here finds none left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The good due here is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next space of the farmer track gives a good that is out of stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No monks in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While Pilgrimage lies open, nobody recruits a monk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That good is out of stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The place cannot be used while the stack of its good on the goods market is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No place tile is left for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trader brings a place tile; without one to take, none is recruited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first tile comes from stack I.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only later steps on the trader track open stack II as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Village does not recruit that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a boatman, a craftsman or a trader.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trading station stands here already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A town has room for one, whoever built it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your station stands here already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Orléans everybody builds one trading station, but only one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no trading station left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of your stock is built or given up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The merchant has to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Travelling leads along exactly one connection; staying is not travelling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Ship needs a waterway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From your merchant&apos;s town no waterway leads along there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Wagon needs a road.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From your merchant&apos;s town no road leads along there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Horse Wagon needs a road.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It moves your merchant to a neighbouring town by road only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No good lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way is free to travel, but there is nothing to take on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one good may be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of the goods on the way and leave the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deed has no space left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every space for that follower is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deed asks for somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A space takes exactly the follower printed on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A monk replaces nobody here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the deeds a monk fits only where a monk is printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody stands in at the deeds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>School, Herb Garden and Barracks help with places, not here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own-coloured followers stay with you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the Gunpowder Tower, too, they may not go to the deeds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send at least one follower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The action is to send one or two; none is no action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot pay the price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It costs {first:coin:acc}; you have {second:coin:acc}. Torture does not help here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Pharmacy does not sell that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes from {first} to {second} coins, each for one development point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no good to pay with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This place takes one of your goods as its price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no such good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay with a good that lies beside your board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is too much grain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bakery bakes at most {first} at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have too little grain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only your own grain becomes bread; you have {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That space gives nothing now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A start space is empty, a citizen is given once, and an empty stack gives nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another player&apos;s merchant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Tribunal moves somebody else&apos;s merchant, never your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No way leads there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The merchant goes to a neighbouring town, along one road or waterway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay with coins first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torture begins when no coin is left; you have {first:coin:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no coins left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is still owed is paid with other belongings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You owe nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only when a forced payment cannot be made do you give something up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be given up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be yours and one of the six kinds of belongings that count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A coin space is in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The development marker never goes back onto or over a space with coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody in the bag can go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is empty or holds only own-coloured followers, and those are safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own-coloured followers are safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither Plague nor torture takes them from you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have food to hand in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fine is only for those who have no grain, cheese or wine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not food.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harvest takes grain, cheese or wine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Sacristy cannot help here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It protects from Harvest, Taxes and Plague, from nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no monk to give up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need the Sacristy with a monk standing on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody asks for that now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The open question is another one; answer that first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eighteen rounds are played and the points are counted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OrleansScore</name>
    <message>
        <source>Coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods ({good:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bread, by development level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trading stations, by development level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizen tiles, by development level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} × {value}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageShelf</name>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageTools</name>
    <message>
        <source>Back to the rule before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the bookmark away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmark this rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the two languages over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>The file %1 could not be written (%2). If there was one before, it is unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no rules in the language &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules have no chapter &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of what was asked for is written in the language &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The content of the program has a fault: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player aid in the language &quot;%1&quot; is too long for its sheet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>The rules on paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player aid, one sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All chapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Language: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table for the lesson?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is kept as it stands. Afterwards one click on the first page takes you back to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game and its score stay among the saved games.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferenceRow</name>
    <message>
        <source>As the household: %1</source>
        <extracomment>the first choice of a person: to leave it as the household has it, which is %1</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Hut {hut}: on to field II</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action of space {space} earned ({book:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action of space {space} lapses ({book:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cart is used for this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ship ({goods:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the next tile is turned up: no way back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then new tiles are turned up: no way back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then a docking tile is drawn: no way back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then a ship comes in: no way back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then a new hex is turned up: no way back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then a solo tile is turned up: no way back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the workshops of era II come on offer: no way back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then chance decides: no way back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then: {prompt}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then {who}: {prompt}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several ways ({n}): a menu asks which one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up this lieutenant: only its ways stay lit.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreviewEnding</name>
    <message>
        <source>Something is still possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a deed, then its price</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not ask me again in this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>the file is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be read (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is larger than %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends here, expected %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>values are nested more than %1 levels deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; occurs twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected an object, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a list, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a text, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a whole number, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a number, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected true or false, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is not known here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected one of %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected from %1 to %2 entries, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected &quot;%1&quot;, found &quot;%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing here has the id &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; occurs twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong order: expected %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the total of %1 should be %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not allowed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is given for this number of players: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this number of players is given twice: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 lie on the same cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not hang together with the town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not lie beside %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not the next one clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the values should never go back from one entry to the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not belong at this step of the path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pack has more than %1 different effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no road and no waterway leads to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are drawn too close together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 cross on the drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not said where the value &quot;%1&quot; comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an inferred value needs a note that says how</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this pack of your own is not used until it is sound; games are played with the printed values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first line should be the title of the chapter: # Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected ## Title {#rule.id}, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this markup is not allowed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rule has the id &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule %1 has two articles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule %1 has no article</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule %1 belongs into %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the article on %1 has no key sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the article on %1 has no explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the article on %1 does not say how the editions differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the link leads nowhere: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two articles have the title &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the article on %1 has no line of questions for the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pack has no number &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the word behind the number &quot;%1&quot; needs as many forms as the language has plurals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the article on %1 states other numbers than the English one: %3 instead of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the article on %1 was made from revision %2 of the English one, which is now %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no other article leads to the one on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the article on %1 leads to no other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lesson has no step &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no way leads to the step &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lesson never ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the step has no solution (skip_by)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last answer to a wrong move should catch every move (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no refusal has the id &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing on the table is called &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the position has no value &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no command is written &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one option should be right, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words are missing: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these words belong to nothing in the lesson: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark %1 points at nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 words fit, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lesson promises the rule %1, but no step shows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no translation (%1): %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: this is not a saved game; it would begin with %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: a later version of the program wrote this game (format %3; this program knows formats up to %4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: the file ends before the game begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: writing was cut off here; the unfinished record is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: expected %3, found &quot;%4&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: the record should be %3 bytes long, found %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: the record was changed after it was written (wrong checksum)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: the record does not follow record %3; one of the two was changed, or one between them is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: the position after the record is another one than when it was written (hash %3, reached %4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: this is a game of &quot;%3&quot;, which cannot be opened here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: the pack inside the file is not sound (problems found: %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: the game cannot be set up like this: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: no command is written &quot;%3&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: the rules do not allow &quot;%3&quot; here (%4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: there is nothing that may be taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file of this name is there already; it is left as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is open in another window or program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing could be written to the disk (%1); the game stays as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules do not allow &quot;%1&quot; here (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules should refuse &quot;%1&quot; here, but allow it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not an ordinary file (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object has more than %1 keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file holds more than %1 values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more problems than the %1 listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: the table has changed its rulings more than %3 times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this table has changed its rulings %1 times, and a game keeps no more changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: reading the game took longer than %3 seconds and was stopped here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no game can be saved in this folder (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your progress in the lessons could not be saved (%1); it holds until the program ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program has replaced or removed the file of this game; nothing is lost, and the game goes on in the file %1. Please do it once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the record of your lessons is damaged: %1. What could not be read of it begins anew; the old file is kept with the ending .broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the record of your lessons is damaged and could not be put aside: %1. The file is left as it is, and your progress holds until the program ends</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemNote</name>
    <message numerus="yes">
        <source>%n problem(s) found in the program&apos;s files. Everything else works.</source>
        <translation>
            <numerusform>%n problem found in the program&apos;s files. Everything else works.</numerusform>
            <numerusform>%n problems found in the program&apos;s files. Everything else works.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemPage</name>
    <message>
        <source>The settings could not be read (%1). Defaults are in force until you choose again; the old file is kept with the ending “.broken”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings are damaged. Defaults are in force; the old file is kept with the ending “.broken”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings cannot be saved. They are in force until the program ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found “%1”, expected one of: %2. The default is in force; the old file is kept with the ending “.broken”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems with files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some files could not be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files are in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been lost. Repair a file or install the program again, then start it anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still working: lessons and whole games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still working: lessons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still working: whole games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still working: the rules and the settings. Lessons and games are not available.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found “%1” where the name of a person was expected, of 1 to 20 letters, which nobody else has. The entry is left as it is, and everything else holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found “%1”: a later version of this program keeps this here. It is left as it is, and everything else holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could neither be read nor put aside (%1). The file is left as it is; what you choose holds until the program ends and is not kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No copy of the settings could be made before they were changed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>No hex and no ship is in reach: recall a lieutenant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send a lieutenant to a hex or to a ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send a lieutenant to a hex or to a ship, or recall one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No room is left ({citizens}): let them go, or make room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the action of the hex, or repopulate it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance the overseer one space ({overseer:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance one of your overseers; it may leap over a space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance one of your overseers one space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build: take a hut upgrade, a workshop or a cart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build: take a hut upgrade, a workshop or a cart, or renew tiles first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next turns can begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lieutenants are used: buildings produce.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizens in quarantine move on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round closes: citizens beside plague cubes are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round table sets a new turn order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ship comes in, and a new hex joins the town.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wheel turns: new plague cubes, new citizens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six rounds are over: count the points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No room is left after quarantine ({citizen:nom}): let it go, or make room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn plague cubes with fire, or end the fight and take {n:rat:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn the ship&apos;s plague cube with fire, or take {n:rat:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one: {effect}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may pay for this action: {effect}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activate {n:citizen:acc}: choose a square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move your disc on the city or the church book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a scroll track to move up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a citizen to upgrade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an overseer: it is upgraded, then it advances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an overseer to upgrade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the tile on a hut without an upgrade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose any hex of the town and use its action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose who moves back to town ({citizens}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an unused lieutenant to give up for this district.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before you produce, citizens may move into workshops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} wins with {n:point:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} share the win with {n:point:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build: take one of the new tiles, or renew again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build: take one of the new tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build: take a hut upgrade, a workshop or a cart, or renew again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new hex joins the town; without a plague cube no ship comes in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: {n:point:nom}. A good result begins at {goal}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No room is left after quarantine ({citizen:nom}): it stays, or you make room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lead the score track: name the book that sets turn order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the opponent&apos;s turn: turn up a solo tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {total} done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plague is here: put one of these into an empty hut: {citizens}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put one of these on an empty square of its sector, or into a workshop: {citizens}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put one of these on an empty square of its sector: {citizens}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plague is here: put the {citizen:acc} from {place:gen} into an empty hut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the {citizen:acc} from {place:gen} on an empty square of the sector, or into a workshop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the {citizen:acc} from {place:gen} on an empty square of the sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy a book step ({n:coin:nom}), move a citizen into a workshop, or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy a book step ({n:coin:nom}), or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a citizen into a workshop, or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing more is possible: end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the gold space {space} of the {book:gen}: {effect}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repopulate the hex, or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the action of the hex, buy a book step ({n:coin:nom}), or move a citizen into a workshop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the action of the hex, or buy a book step ({n:coin:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the action of the hex, or move a citizen into a workshop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the action of the hex, or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarantine in hut {hut} is over: choose a place for the {citizen:gen}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no fire: end the fight and take {n:rat:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no fire: take {n:rat:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>It is {who}&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns follow the order track: everybody acts when their disc comes up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An earlier step comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn runs in a fixed order: choose, rescue, fight, act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another question is still open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish what has begun; then the turn goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send out a lieutenant first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn begins with a lieutenant on a hex or in a dock; everything else follows from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That step is already behind you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The four steps of a turn run in one direction: choose, rescue, fight, act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is being closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns go on when the next round has been prepared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lieutenant already stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A standing lieutenant blocks its hex until the next round, for its owner too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That walk costs more than you have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way there costs {needed:coin:acc}; you have {owned:coin:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No way leads there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dock touches only the port beside it, so the way goes through the port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lieutenant has already acted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each lieutenant is used once a round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lieutenant is resting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was called home in this round and acts again in the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lieutenant is not available.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is still in the supply, or it was given up for a district.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lieutenants in town go first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One from the estate may set out only when all of yours in Messina have been used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hex lies there yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The places round the town fill up one by one as rounds are prepared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ship lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dock can be chosen only for a ship that is moored in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a lieutenant in town comes home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One in the estate can be recalled only when no hex and no ship is left for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That sector belongs to another class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Craftsmen, aristocrats and nuns each have a sector of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody already lives there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A square holds one citizen; choose an empty one in the sector of that class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No plague here, so no quarantine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a hex without cubes a citizen goes straight to an empty square of its sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was plague: quarantine first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A citizen from a hex with a cube goes to field I of an empty hut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hut is occupied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hut holds one citizen, even when one of its two fields is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not straight into a workshop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rescued citizen first takes a square of its sector; from there it may move in at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is still room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A citizen is given up only when no fitting place is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such citizen is waiting here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only citizens lying on the chosen hex are rescued.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This takes {needed:fire:acc}; you have {owned:fire:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One cube now takes two fires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round table shows two flames: a cube takes {needed:fire:acc}; you have {owned:fire:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No plague cube lies here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire removes plague cubes, and here is none to remove.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One fire is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round table shows one flame: a cube takes a single fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no big fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cubes at once, or one next door, take a big fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain fire cannot do that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One fire removes one cube of your own hex; two at once, or one next door, takes a big fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is more than big fire does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One big fire removes two cubes here, or one here and one next door.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cube of your own hex first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cube next door comes on top of one removed from the chosen hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That hex is too far away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big fire reaches only hexes next to the chosen one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next door now takes two big fires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the round table shows two flames, one big fire removes just one cube of the chosen hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ship has no neighbours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big fire removes the cube of the ship and nothing beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hex has already been used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In one turn you use its action or repopulate it: one of the two, once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dock has no action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After taking a ship you may buy book steps and use actions won on the books.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ports and docks are never repopulated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only districts can be resettled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This district is already repopulated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A district is resettled once, by one player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot pay for this district.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coins or wood printed on it are due first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cart is ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repopulating takes a cart that you have not used in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The right citizens are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They come from your sectors and workshops; those in quarantine do not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An upgraded citizen is asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An upgraded citizen may stand in for an ordinary one of its class, never the other way round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no lieutenant to give up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This district takes one that is unused in this round; the one standing here does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lieutenant has been used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up one that lies in town or waits unused in the estate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All your repopulation tiles are placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five districts are the most one player can resettle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This citizen is not asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The district takes exactly the citizens printed on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popularity is not for sale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That disc moves only when you remove plague cubes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Book steps belong to step 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins buy them only when you have chosen, rescued and fought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish this action first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A book step can be bought before or after an action, not in the middle of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few coins for a book step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step costs one coin for each of your lieutenants, {needed:coin:acc} in all; you have {owned:coin:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This book is finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your disc is on the last space; nothing is left to buy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This action has lapsed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An action on the popularity book is used in the turn that earned it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This action has to wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a book gives outside your turn is used in step 4 of your next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong class for this workshop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A workshop takes only the class it shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody already works here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A workshop has room for one citizen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can move in from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a citizen on a square of your sectors may enter a workshop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This place holds no citizen of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizens do not change squares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A citizen leaves its square only for a workshop or for a district.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one side of the slash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A slash between two actions lets you use one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot pay for this action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes {needed}; you have {owned}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This action moves another overseer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture of a class moves the overseer of that class only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This overseer&apos;s path is finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has six spaces and ends in the centre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This overseer took the other branch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The choice at the fork is final.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No leap over a space here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the action that shows the leap lets an overseer pass over a space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This overseer is already upgraded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An overseer is turned to its upgraded side once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has to be the same overseer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The overseer chosen for the upgrade also makes the step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody lives on this square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a citizen can be activated; an empty square gives nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This citizen has already acted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One advance activates each citizen at most once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only citizens on sector squares act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those in huts and workshops cannot be activated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the two has acted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first space of the path activates one of the two citizens beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is too far from the overseer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The space reached activates only citizens beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of this region has acted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A space on the rim activates one citizen of its region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of this region have acted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the rim an upgraded overseer activates up to two citizens of the region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A space on a border activates one citizen in each of the two regions beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This region has had its share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a border an upgraded overseer activates two of its own class&apos;s region and one of the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three citizens have acted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The centre activates up to three, upgraded overseer or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This square has already been used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lightning mark means once in a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step belongs to another book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The action shows which book your disc moves on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This track is at its top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scroll track has four steps, and all four are made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This citizen is already upgraded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A citizen is turned to the gold side once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dock does not count as hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book lends you the action of a district or a port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot pay for this tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its printed price goes to the supply before you take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile is on offer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the open tile of a pile can be taken, and this pile has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All your huts are upgraded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have four huts with room for one upgrade each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hut already has an upgrade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile goes onto a hut that has none yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles can no longer be renewed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Build renews one kind of tile, once, before a tile is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rats pay for nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renewing tiles costs 1 point or 1 token: coin, wood, fire or big fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have nothing of that to pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After renewing tiles you must build.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one of the tiles that you can pay for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish repopulating first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once begun, all its steps are carried out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the hut upgrade first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile just bought goes onto one of your huts at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Build is open now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles are bought with the Build action of a hex or of a citizen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No overseer moves now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An overseer advances when an action or a reward shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is activated now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizens act when an overseer lands beside them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No upgrade is due now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizens and overseers are upgraded when an action or a book space says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scroll step is due now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A track moves up when an action or a reward shows the scroll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not where it may go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After quarantine a citizen takes an empty square of its sector or an empty workshop of its class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six rounds have been played and the points are counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to do here now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is what is asked: {prompt}</source>
        <extracomment>{prompt} is a whole sentence that says what the player has to do.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One big fire removes one cube here and, if you like, one next door.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One big fire removes up to two cubes here and, if you like, one next door.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One big fire is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the round table shows two flames, one big fire pays for a cube of the chosen hex; the second is for one next door.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the round table shows two flames, cubes of the chosen hex are removed one at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One big fire is not enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the round table shows two flames, a cube next door takes a big fire and a second one, plain or big.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the round table shows two flames, two big fires together remove one cube here and one next door.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round table shows two flames: a cube takes any two fires, and a big one counts as one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One big fire pays for a cube of the chosen hex; a plain fire on top is only of use next door.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be paid this way, a cube takes a big fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain fire alone removes one cube of the chosen hex at a time and none next door.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renewing tiles costs 1 point or 1 token: wood, fire or big fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renewing tiles costs 1 point or 1 token: coin, wood or fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was plague here: a citizen from this hex goes to quarantine first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a hex without cubes a citizen goes straight to an empty square of its sector or workshop of its class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A citizen in a hut or in a workshop cannot move into another workshop now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table one in the estate is never recalled: without a hex or a ship it rests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One in the estate may be recalled only when all of yours in Messina have been used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins buy them when you have chosen, rescued and fought, or after a recall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A citizen cannot go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A citizen leaves its square for another one of its sector, for a workshop or for a district.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A citizen stays in its hut only when no fitting place is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After quarantine a citizen takes an empty square of its sector or an empty workshop of its class whose reward is still to come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An action that a book gives outside your turn is used in step 4 of your next one; only lieutenants join at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The big fire alone is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this round one big fire pays for one cube; a plain fire on top adds nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing lieutenants block the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table nobody walks across a hex with a standing lieutenant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recall chooses no hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After it you may buy book steps and use book actions, nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This token does not pay here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your table plays it as an edition that leaves this token out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one of the new tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table a renewal obliges you to build one of the new tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workshop has given its reward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table nobody enters a workshop of era II a second time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This citizen has already changed squares this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table each citizen may change squares once a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book of turn order comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever leads the score track names the book for this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the opponent&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn up a solo tile; your own turn follows.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RefusalBubble</name>
    <message>
        <source>Show on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RefusalOffers</name>
    <message>
        <source>Possible instead</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundChips</name>
    <message>
        <source>Round %1 of 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundRow</name>
    <message>
        <source>Round %1, now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1, over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundTable</name>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleArticle</name>
    <message>
        <source>What follows tells the default, which is not played at this table.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleContents</name>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleGlosses</name>
    <message>
        <source>See also</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teach me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your printed rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleHits</name>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>%n rule found</numerusform>
            <numerusform>%n rules found</numerusform>
        </translation>
    </message>
    <message>
        <source>Type at least two letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found. Try a shorter word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening all the books…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found in %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleMarks</name>
    <message>
        <source>No bookmarks yet. Key B marks the open rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the bookmark away: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesDrawer</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesDrawerPage</name>
    <message>
        <source>Back to the rule before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the bookmark away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmark this rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the whole book here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second language: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second language: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for a word, or follow any link that starts with §.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Choose a chapter at the left, or search for a word.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulingCard</name>
    <message>
        <source>Holds for the next games you start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons are played by the default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you choose holds from now on in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each table decides:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulingChoice</name>
    <message>
        <source>Too late in this game: it has already made a difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not the default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Polish edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Czech edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Russian edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons are played by the default.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>During the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:building} × {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:ship} × {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:repopulation-tile} × {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} × {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings (at most {n})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repopulation tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ships with one kind of goods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workshops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hut upgrades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Book:nom}: bars passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two best overseers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Book:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranking in popularity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repopulated districts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leftover tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:rat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:district}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} ÷ {divisor}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{track} – {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll track {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:workshop} × {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:hut-upgrade} × {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:wood} × {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:coin} × {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:overseer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popularity against the opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranking in repopulating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for repopulated districts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:token:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level on the book, so fire counts: {n:fire:nom}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>During the game</source>
        <comment>points, in a chart</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Books</source>
        <comment>points, in a chart</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Districts</source>
        <comment>points, in a chart</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scrolls</source>
        <comment>points, in a chart</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leftovers</source>
        <comment>points, in a chart</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rats</source>
        <comment>points, in a chart</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, points: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>How the points add up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read this column</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreStory</name>
    <message>
        <source>%1: %2, your place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreTrack</name>
    <message>
        <source>Order on the score track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2, points: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreWalk</name>
    <message>
        <source>Final scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>lines of the final scoring</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <comment>the key of that name</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreWalkSeat</name>
    <message>
        <source>so far %1</source>
        <comment>points</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScrollLabel</name>
    <message>
        <source>Bars passed</source>
        <extracomment>Label beside the picture of a book: points for the bars on its track that the disc has passed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two overseers</source>
        <extracomment>Label: points for the two overseers that have come furthest.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Place in the turn order: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatFigure</name>
    <message>
        <source>Coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Craftsmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aristocrats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nuns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resettled districts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>Ruby</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sapphire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saffron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruby, lozenge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sapphire, crescent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saffron, star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet, ring</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatPawns</name>
    <message>
        <source>Lieutenants to be used: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tincture and charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The household&apos;s language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is explained to player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>how much the program explains to a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is explained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explained only if asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is explained</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parchment by day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candle at night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without motion, pieces jump and leave a line from where they came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About and licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything in view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One column to scroll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it fits: one column when the text is larger than 130 % or the window is small, else everything in view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workshops of an estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always of one size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As large as there is room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faces of the hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a skyline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the turn passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line over the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A curtain over the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It says whose turn it is and what has happened since, in the language of that seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is explained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tincture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whichever is free</source>
        <extracomment>of a tincture</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is taken at a new table unless somebody else there has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before a turn ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask while something is still possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <extracomment>%1 is the name of a person of the household</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this person has decided is forgotten. Saved games stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>The town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:district:nom} in random order: those of letter A for this number of players, and one of letter B that nobody knew. A port closes each corner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is still to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face down wait the hexes by which the town grows, B before C, and the ships, by their number. With two players the ships with gems stay in the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face down wait the hexes by which the town grows, B before C, and the ships, by their number: 1 comes first, 3 last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plague cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this game: {n:plague-cube:nom}. No other pieces ever run out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hut upgrades and carts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three stacks of hut upgrades and one stack of carts. What lies open can be bought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three stacks of hut upgrades and two of carts. What lies open can be bought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workshops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One stack for each class of citizens, era I. Those of era II wait for round V.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side b of the player board: each is different, and chance has dealt them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side a of the player board, the same for everybody: huts, workshops and three sectors for citizens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overseers and scroll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three overseers stand near the centre, one for each class. The scroll board shows side b, dealt by chance; its cubes start at the bottom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three overseers stand near the centre, one for each class. The cubes of the scroll start at the bottom of their tracks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lieutenants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At home: {n:lieutenant:nom}, as many turns a round. Two more can be earned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The marker stands on round I. The priority tile changes which book decides the turn order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The marker stands on round I. Each row tells what its round brings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An opponent plays by rule, with tiles that say where it goes and what it takes. Popularity is the one book you compete on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In round I: {names}. On each book the discs lie in one stack, the last player&apos;s on top; whoever plays later has a little more at the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A docking tile has named the port. The ship brings goods, and a plague cube.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plague and citizens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wheel turns one step: a plague cube to every district with the rat in its window, a citizen of each class to the districts of its colour. All is ready.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupOverlay</name>
    <message>
        <source>Setting the table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipRow</name>
    <message>
        <source>Ship with silk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship with gems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship with spices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ship yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>not possible now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lieutenant of {who} standing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lieutenant of {who} lying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rat facing left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rat facing right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standing rat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:plague-cube}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repopulated by {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to repopulate: {price}, {citizens}, worth {n:point:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and a lieutenant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Place:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hex here yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ship with {goods:acc}: {coins:coin}, {points:point}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>square of the sector ({citizen:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once in a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start of a path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first space: one of two neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>space on the rim: one citizen of the region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>space on a border: one citizen of each region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>centre: up to three citizens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Overseer:nom}, {n} of 6 spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upgraded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hut {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field {field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>produces {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workshop {n} ({citizen:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reward already given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for an upgraded citizen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each worth {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:point}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:rat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Book:nom}, space {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:point} at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disc of {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tile left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price: {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hut upgrade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workshop ({citizen:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opponent: {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:lieutenant} to be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tiles in the pile: {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StageList</name>
    <message>
        <source>Parts of the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A teacher for medieval board games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of this run: pl, cs, ru, de or en</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the first lesson and leave one picture of each step in a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown language. Expected pl, cs, ru, de or en.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--size: at least 1000x640 expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The screens of the program could not be loaded. A part of it is missing or damaged; please install it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no screen to show the window on. Please start the program in a desktop session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No fonts are installed, so nothing could be read. Please install the packages fonts-paratype and fonts-vollkorn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepCard</name>
    <message>
        <source>Lesson: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch: the hand makes the move and takes it back. Then it is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepProgress</name>
    <message>
        <source>Step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Nothing has been done yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something hidden has come to light: this move stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on: {question} – {answer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This was not done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is only looked at. It can be taken up again from the saved games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be done again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what was just taken back can be done again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is over: it can only be looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game stands further on. Go back to it, or try something out from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table shows the past; only the present can change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This holds now, but is not saved with the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message numerus="yes">
        <source>Applies in %n place(s) now</source>
        <translation>
            <numerusform>Applies in %n place now</numerusform>
            <numerusform>Applies in %n places now</numerusform>
        </translation>
    </message>
    <message>
        <source>Applies nowhere on the table now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TaskBox</name>
    <message>
        <source>Press Enter to go to the table.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TermIndex</name>
    <message>
        <source>Terms</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TermNames</name>
    <message>
        <source>Words of this rule</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeBand</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only trying: nothing of it counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game stands further on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only trying: nothing of it counts. What lies hidden is drawn anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1 · %2, turn %3</source>
        <comment>A name, and which of that person&apos;s turns in the round</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1 · end of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>popularity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>What, and how many more or fewer: rats +2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the try led to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end of the try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only looking: the game stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeSlider</name>
    <message>
        <source>Course of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game as it stands now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candle light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the course of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TownSupply</name>
    <message>
        <source>Plague cubes in the supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New hexes in the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ships still to come</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnSteps</name>
    <message>
        <source>Choose a hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rescue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fight the plague</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of 4: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UndoTools</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo is not possible: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+U</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VariantsMenu</name>
    <message>
        <source>What do you mean?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>%1: %2</source>
        <comment>whose turn it is, what is asked</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back. %1</source>
        <comment>what is asked now</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WheelPanel</name>
    <message>
        <source>Population wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plague comes to the rat that runs left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plague comes to the rat that runs right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plague comes to the standing rat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turquoise fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nuns: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Craftsmen: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aristocrats: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhoseSettings</name>
    <message>
        <source>A person needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody has this name already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This name cannot be kept now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The household</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They hold for everybody who has not decided otherwise. Whoever gives a name at a table is known from then on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not decided here is as the household has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of this person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the new person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This screen is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for everybody</source>
        <extracomment>This screen is ...</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light, text and layout follow the person who plays alone, or else the one whose screen it is. At a table of several nothing moves when the turn passes: only the language, what is explained and the question before a turn ends follow whoever has to act, and the motion is the calmest that somebody there has chosen.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>magister::FileChooser</name>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the game to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games (*.game)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games (*.game);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
