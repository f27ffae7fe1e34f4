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
        <source>A teaching aid for people who own the games. It explains the rules in its own words and replaces neither the game nor its rulebook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pictures are our own. Where we could not find out the value of a component, we chose one and marked it; compare it with your copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program is free software under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fonts: Vollkorn by Friedrich Althausen (SIL Open Font License 1.1); PT Sans and PT Serif by ParaType (ParaType Free Font Licence). They are loaded from your system; if they are missing, DejaVu is used instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built with Qt, which is used under the GNU Lesser General Public License, version 3.</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>Magister Ludi is not affiliated with or endorsed by the designers or publishers of any game. The names of the games are used only to say which game is taught.</source>
            <translation type="unfinished"></translation>
        </message>
    <message>
        <source>The drawings and sounds are licensed under Creative Commons Attribution-ShareAlike 4.0.</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>Advice</name>
    <message>
        <source>No district repopulated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Book actions that lapsed without being used: {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizens lost for lack of room: {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:rat:nom} at the end of the game: {points} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll track never advanced: {track}. Its last step would have been worth {n:point:acc} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No district repopulated; another player scored {n:point:acc} for districts.</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>AskedGames</name>
        <message>
            <source>Ten questions about:</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>BagView</name>
        <message>
            <source>The bag is empty.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>%n follower(s) in the bag. Only its owner may look inside.</source>
            <translation>
                <numerusform>%n follower in the bag. Only its owner may look inside.</numerusform>
                <numerusform>%n followers in the bag. Only its owner may look inside.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n follower(s) in the bag.</source>
            <translation>
                <numerusform>%n follower in the bag.</numerusform>
                <numerusform>%n followers in the bag.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Up to %n will be drawn.</source>
            <translation>
                <numerusform>Up to %n will be drawn.</numerusform>
                <numerusform>Up to %n will be drawn.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BesideCard</name>
        <message>
            <source>The same step for %1</source>
            <translation>The same step for %1</translation>
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
        <name>BoxRow</name>
        <message>
            <source>Game</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Btn</name>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a button, its key</comment>
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
        <source>Use hex action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repopulate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall a lieutenant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh hut upgrades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh workshops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay in the hut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline</source>
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
        <source>%1 of 3 used</source>
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
        <source>The arrow keys move the card, and Home puts it back.</source>
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
        <name>ColumnRound</name>
        <message numerus="yes">
            <source>%n left on the market</source>
            <translation>
                <numerusform>%n left on the market</numerusform>
                <numerusform>%n left on the market</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ColumnTown</name>
        <message numerus="yes">
            <source>%n follower(s) in the bag.</source>
            <translation>
                <numerusform>%n follower in the bag.</numerusform>
                <numerusform>%n followers in the bag.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Command</name>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:coin} (you have {owned})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{To:acc}: send the lieutenant lying in town ({from:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{To:acc}: send a lieutenant from your estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the {citizen:acc} on the square ({effect})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the {citizen:acc} in hut {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the {citizen:acc} in workshop {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {citizen:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrade the {citizen:nom} in hut {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrade the {citizen:nom} in workshop {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the {citizen:nom} on the square ({effect}) back to town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the {citizen:nom} in hut {n} back to town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the {citizen:nom} in workshop {n} back to town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activate the {citizen:nom} on the square ({effect})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrade the {citizen:nom} on the square ({effect})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Dock:nom}: the ship with {goods:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall the lieutenant lying in town ({place:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall a lieutenant in your estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn one cube here and one on a neighbouring hex ({place:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn two cubes here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn one cube here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn the ship’s cube</source>
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
        <source>Buy a step to space {space} of the {book:gen}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the action on space {space} of the {book:gen}: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the {citizen:acc} from the square ({effect}) into workshop {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay for the action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance to space {space} of the {book:gen}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance one step on the scroll board ({track})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrade the {overseer:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Place:nom}: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a hut upgrade with this reward: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a workshop ({citizen:nom}) with this reward: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a cart worth {n:point}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh the hut upgrades on offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh the workshops on offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the upgrade on hut {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up the lieutenant lying in town ({place:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up a lieutenant in your estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance the {overseer:acc} and skip a space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance the {overseer:acc} one space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance the {overseer:acc} onto the left branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance the {overseer:acc} onto the left branch and skip a space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance the {overseer:acc} onto the upper branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance the {overseer:acc} onto the upper branch and skip a space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance the {overseer:acc} onto the right branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance the {overseer:acc} onto the right branch and skip a space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance the {overseer:acc} onto the lower branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance the {overseer:acc} onto the lower branch and skip a space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} – {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn two cubes here and one on a neighbouring hex ({place:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn one cube here for a fire token and a big fire token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the {citizen:acc} in hut {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the {citizen:acc} from the square ({from}) to the square ({to})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the turn order by this book: {book:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the {citizen:acc} from hut {hut} to the square ({effect})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the {citizen:acc} from hut {hut} into workshop {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {citizen:acc} from hut {hut}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Citizen:nom} to the square ({effect})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Citizen:nom}: workshop {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Book:nom}: advance to space {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrade: {overseer:nom}</source>
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
        <source>{Overseer:nom}: skip a space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Overseer:nom}: advance one space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Citizen:nom}: stay in hut {n}</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>ContinueStrip</name>
    <message>
        <source>Step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: unfinished lesson</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>PageRule</name>
        <message>
            <source>Compare the editions</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
        <context>
        <name>DrillCard</name>
        <message>
            <source>Question %1 of %2.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Right.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not quite. The answer is: %1.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not quite.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Make the move on the board.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>To the board</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Next question</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>See the result</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Check</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show the answer</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Marked on the board: %1.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your answer: %1</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This is the answer.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This is the answer: %1.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>It counts as not known yet, and you will be asked again.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The right order: %1.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The numbers show the right order.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Looking for a position…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No position was found for %1. Another question is asked instead.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Wrong this time. The answer is: %1.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
        <context>
        <name>DrillOptions</name>
        <message>
            <source>Answers</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Right place: %1</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your place: %1</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Right</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This is right as well</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not right</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Chosen</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Key %1 or %2</source>
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
        <source>Default ruling</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>EditMenuList</name>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all</source>
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
        <source>advance the {overseer:nom} one space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advance any overseer one space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advance any overseer one space, or two by skipping one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upgrade {n:overseer:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upgrade an overseer, then advance it one space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:point}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advance one space on the {book:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advance one space on the city or church book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:step} on the scroll board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upgrade {n:citizen:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>activate {n:citizen:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:lieutenant}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use the action of any hex in town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pay {price} to get: {effect}</source>
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
        <source>View the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay the scoring</source>
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
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
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
        <source>All lessons</source>
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
    <message>
        <source>Continue from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lesson becomes a real game and is saved with your other games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new game with everything explained.</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>Next lesson: %1</source>
            <extracomment>title of a lesson</extracomment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A game of your own</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Go over %n rule(s) that went wrong</source>
            <translation>
                <numerusform>Go over %n rule that went wrong</numerusform>
                <numerusform>Go over %n rules that went wrong</numerusform>
            </translation>
        </message>
        <message>
            <source>At most one minute.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Ten questions</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Questions about the rules of this lesson, over other positions.</source>
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
        <source>How they built up</source>
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
        <message numerus="yes">
            <source>Practise %n rule(s) that refused a move</source>
            <translation>
                <numerusform>Practise %n rule that refused a move</numerusform>
                <numerusform>Practise %n rules that refused a move</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Ending</name>
    <message>
        <source>You reached the goal of {goal} points: a good result, {n} above the goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You missed the goal of {goal} points by {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popularity book: you are on space {mine}, the opponent on space {theirs}. You are not behind, so you score {n:point:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popularity book: you are on space {mine}, the opponent on space {theirs}. You are behind, so you score no points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied on points: {names}. The number of repopulated districts breaks the tie: {districts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied on points and districts: {names}. The total value of the districts breaks the tie: {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied on points and districts: {names}. The most valuable district breaks the tie: {best}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied on points, on districts and on their value: there is no further tie-break.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning margin: {n:point:nom}, ahead of {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biggest difference: {source} ({gap}).</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>Messina 1347</source>
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
        <source>%1’s estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the current player’s estate</source>
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
    <message>
        <source>Repopulated districts: %1</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>Event</name>
    <message>
        <source>{who} recalls a lieutenant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gains a lieutenant.</source>
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
        <source>{who} takes one {citizen:nom} from the hex ({place:gen}) to hut {hut}, field I.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes one {citizen:nom} from the hex ({place:gen}) to its sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plague claims {n:citizen:acc} ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has no room: {n:citizen:nom} lost ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} moves one {citizen:nom} into workshop {workshop}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} moves one {citizen:nom} from quarantine to workshop {workshop}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} moves one {citizen:nom} from quarantine to its sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has no room for one {citizen:nom} after quarantine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} moves one {citizen:nom} back to town.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: the citizen in hut {hut} moves from field I to field II.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} upgrades one {citizen:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} activates one {citizen:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: the ship’s cube goes back to the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} burns a plague cube ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} burns the ship’s cube ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Place:nom}: one more plague cube.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too few plague cubes left, so none are placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} moves to space {space} of the {book:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} earns the action on space {space} ({book:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} uses the action on space {space} ({book:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: the action on space {space} lapses ({book:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} advances scroll track {track} to step {step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} advances the {overseer:nom} to space {step} of its path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} upgrades the {overseer:nom}.</source>
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
        <source>{who} places the upgrade on hut {hut}.</source>
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
        <source>{who} refreshes the hut upgrades on offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} refreshes the workshops on offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes a ship ({goods:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} repopulates a district ({place:acc}).</source>
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
        <source>The docking tiles are reshuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ship brings {goods:acc} and a plague cube ({dock:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ship brings {goods:acc} but no plague cube ({dock:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new hex joins the town: {place:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The era II workshops are now on offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Place:nom}: {n:citizen:nom} arrives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}, {source}: {n:point:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: the rats push the popularity disc back to space {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared victory: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone is ready: turns begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lieutenants have been used: production begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizens in quarantine move on.</source>
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
        <source>Ships and a new hex arrive in town.</source>
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
        <source>{who} has no hex or ship left to choose, so a lieutenant stays at home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes one {citizen:nom} from the hex ({place:gen}) to workshop {workshop}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} clears the hex: {n:citizen:nom} returned to the supply ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} moves one {citizen:nom} to another square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has no room left, so the citizen stays in hut {hut}.</source>
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
        <source>No plague cubes are left, so the ship waits for another round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} chooses the book that sets the turn order: {book:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gets a player board, side b up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gets a scroll board, side b up: {tracks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An opponent tile is turned up. It names this hex: {hex}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An opponent tile is turned up, but its hex ({hex}) is not free, so the tile is out for this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent tiles are reshuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several ships are equally near: one is picked at random ({dock:nom}).</source>
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
        <source>{who} falls short of the goal of {n:point:gen}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It’s {who}’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} ends their turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} sends out a lieutenant ({place:acc}).</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>It’s the opponent’s turn.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>EventToYou</name>
        <message>
            <source>It’s your turn.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You end your turn.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You send out a lieutenant ({place:acc}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You recall a lieutenant.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You gain a lieutenant.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You give up a lieutenant for the district.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You get {n:token:acc}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You pay {n:token:acc}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You lose {n:point:acc}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You score {n:point:acc}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You take {n:rat:acc}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You take one {citizen:nom} from the hex ({place:gen}) to hut {hut}, field I.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You take one {citizen:nom} from the hex ({place:gen}) to its sector.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You take one {citizen:nom} from the hex ({place:gen}) to workshop {workshop}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You have no room: {n:citizen:nom} lost ({place:nom}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You move one {citizen:nom} to another square.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You move one {citizen:nom} into workshop {workshop}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You move one {citizen:nom} from quarantine to workshop {workshop}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You move one {citizen:nom} from quarantine to its sector.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You have no room for one {citizen:nom} after quarantine.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You move one {citizen:nom} back to town.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You have no room left, so the citizen stays in hut {hut}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The citizen in your hut {hut} moves from field I to field II.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You upgrade one {citizen:nom}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You activate one {citizen:nom}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You return the ship’s cube to the supply.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You burn a plague cube ({place:nom}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You burn the ship’s cube ({place:nom}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You move to space {space} of the {book:nom}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You earn the action on space {space} ({book:nom}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You use the action on space {space} ({book:nom}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your action on space {space} lapses ({book:nom}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You advance scroll track {track} to step {step}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You advance the {overseer:nom} to space {step} of its path.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You upgrade the {overseer:nom}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You use a hex action ({place:nom}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You buy a hut upgrade.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You place the upgrade on hut {hut}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You buy a workshop ({citizen:nom}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your workshop {workshop} gives its reward.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You buy a cart.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You use a cart.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You refresh the hut upgrades on offer.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You refresh the workshops on offer.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You take a ship ({goods:nom}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You repopulate a district ({place:acc}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your hut {n} produces.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your workshop {n} produces.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your score, {source}: {n:point:nom}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The rats push your popularity disc back to space {space}.</source>
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
        <source>Got it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it and continue</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>FileDrop</name>
        <message>
            <source>Drop a saved game here to open it</source>
            <translation>Drop a saved game here to open it</translation>
        </message>
    </context>
    <context>
        <name>GameBoxes</name>
        <message numerus="yes">
            <source>%1–%n players</source>
            <translation>
                <numerusform>%1–%n player</numerusform>
                <numerusform>%1–%n players</numerusform>
            </translation>
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
        <source>Setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More options: turn order, rulings, seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>Question by question</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The same number always gives the same setup and the same random draws.</source>
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
        <source>This game is open in another window: here you can view it, but not play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game cannot be opened completely: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solo</source>
        <comment>a game of one person against the rule-driven opponent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – the file is left as it is. You can continue from the last intact move in a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – the file is left as it is. Other games are not affected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue from the last intact move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking how far this game has got…</source>
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
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every move is saved at once. You can leave a game and resume it at any time, and keep as many games going as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a game from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not started a game yet.</source>
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
        <source>The file will be deleted. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game played by %1 will be deleted. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be imported: %2</source>
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
        <source>{who}, you have a decision to make</source>
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
        <source>Show the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table stays covered until you are ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since the game began</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>HistoryBar</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast; press for normal speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal speed; press for fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try out from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the game history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game history</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>HomePage</name>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short lessons at a real table. You make the moves; the master explains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n lesson(s)</source>
        <translation>
            <numerusform>%1: %n lesson</numerusform>
            <numerusform>%1: %n lessons</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full games with all the rules, on one screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every rule in plain words, linked to the rules around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language, theme, text size, animation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A teaching aid made by players. Not affiliated with the designers or publishers of the games; you need your own copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board games set in the Middle Ages, taught at your own table</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>%1, %2</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>%1, in five languages</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>KeyCard</name>
    <message>
        <source>next area of the table; with something picked up, the next place it can go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the current question and its buttons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>in the rules: print</source>
            <translation>in the rules: print</translation>
        </message>
        <message>
            <source>the gold button while it shows ⏎; otherwise what the focused item does</source>
            <translation type="unfinished"></translation>
        </message>
    <message>
        <source>the area showing that digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the button showing that letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close, put a piece back, go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try something out, then come back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule for the focused item; away from the table, F1 opens this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game log</source>
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
        <source>language; in the rules, X swaps the two languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back; also leaves the table, and the game is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the top or the bottom of a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close the page; on the home page, close the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quit; everything is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters, digits and symbols work only together with Alt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule for this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the focused item is and what it gives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding your way</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>KeyWords</name>
    <message>
        <source>next item in that direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom in, zoom out, show the whole board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end the turn, continue</source>
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
        <source>For %1 only; the other players keep their language</source>
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
        <source>You can change it at any time, on any page, by pressing X.</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>Lesson</name>
    <message>
        <source>Points so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rats so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right first time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Think about the question for a moment; the next hint says more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to do on the board now. Read the card, then continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right: the drill is solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer the question on the card first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That does not answer this question. Check what the card asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is allowed. The lesson continues once you do what the card asks for.</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>Empty seat: {who}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nobody sits here, so the program makes the moves. Whoever joins later can take this seat.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This is step {step} of {steps}, “{title}”, and it is your turn.</source>
            <translation>This is step {step} of {steps}, “{title}”, and it is your turn.</translation>
        </message>
        <message>
            <source>This is step {step} of {steps}, “{title}”, and the turn is {who}’s.</source>
            <translation>This is step {step} of {steps}, “{title}”, and the turn is {who}’s.</translation>
        </message>
        <message>
            <source>This is step {step} of {steps}, “{title}”, and it is for all of you.</source>
            <translation>This is step {step} of {steps}, “{title}”, and it is for all of you.</translation>
        </message>
        <message>
            <source>That is not the right answer yet.</source>
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
        <source>You are on step %1</source>
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
        <source>Start over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a lesson and its game</extracomment>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>Optional</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Builds on: %1</source>
            <extracomment>titles of earlier lessons</extracomment>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>%n rule(s) due for review</source>
            <translation>
                <numerusform>%n rule due for review</numerusform>
                <numerusform>%n rules due for review</numerusform>
            </translation>
        </message>
        <message>
            <source>Practise</source>
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
        <source>{step}: the engine rejects a line of the script: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: the solution does not reach the goal: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: the goal is reached before the end of the solution, after: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: the move being watched does not reach the goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: the answer in skip_by is wrong: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: the lesson does not end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lesson says it teaches {detail}, but nothing in it uses that rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: no specific answer for: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: undoing leads to a different position: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: the solution no longer reaches the goal after: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: the goal is reached in a way that a later solution does not expect: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: the target does not exist: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: the step was reached again in a different position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The learner’s first move comes too late: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of the steps are too long: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many steps only explain: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: too many words: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: a past tense that assumes the reader’s gender: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: the marks differ from the English ones: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The term in this language is hardly used: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: a mark points at a wrong answer: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: the words next to a mark do not name its target: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>{step}: the move is not up to that seat: {detail}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{step}: somebody waits too long: {detail}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{step}: exactly one answer should be right on the table, found {detail}.</source>
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
        <source>Each lesson is a real game at a real table. Leave whenever you like: your place is kept.</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>One evening</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>I know similar games</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>From the box</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Whole course</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The shortest way to a first game tonight. Tips during play explain the rest.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>For people who play modern board games: the lessons about what is particular to this game.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Set up your own copy of the game first, then learn to play it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>All lessons in teaching order, from the first move to the final score.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Which lessons</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>%n lesson(s)</source>
            <translation>
                <numerusform>%n lesson</numerusform>
                <numerusform>%n lessons</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About %n minute(s)</source>
            <translation>
                <numerusform>About %n minute</numerusform>
                <numerusform>About %n minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them finished</source>
            <translation>
                <numerusform>%n of them finished</numerusform>
                <numerusform>%n of them finished</numerusform>
            </translation>
        </message>
        <message>
            <source>Learn together</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A first round for everybody at this screen, each in their own language.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Ten questions</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Over positions from real games: what you have met comes first.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Refresher: %n rule(s) due for review</source>
            <translation>
                <numerusform>Refresher: %n rule due for review</numerusform>
                <numerusform>Refresher: %n rules due for review</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>From your games: %n rule(s) to practise</source>
            <translation>
                <numerusform>From your games: %n rule to practise</numerusform>
                <numerusform>From your games: %n rules to practise</numerusform>
            </translation>
        </message>
        <message>
            <source>Which game</source>
            <translation>Which game</translation>
        </message>
    </context>
    <context>
        <name>LibraryPage</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>Sent to the printer: %1</source>
            <extracomment>%1 is the name of a printer</extracomment>
            <translation>Sent to the printer: %1</translation>
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
        <source>Lieutenant %1, resting until the next round</source>
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
        <name>LinkStrip</name>
        <message numerus="yes">
            <source>%n seat(s) played on other devices.</source>
            <translation>
                <numerusform>%n seat is played on other devices.</numerusform>
                <numerusform>%n seats are played on other devices.</numerusform>
            </translation>
        </message>
    <message>
        <source>Not connected now: %1.</source>
        <comment>names of players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No seat is free for others.</source>
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
        <name>Main</name>
    <message>
        <source>%1 – Magister Ludi</source>
        <comment>Title of the window: page or game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is taking longer than usual: the file is large or the disk is slow. If you cancel, the game stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>This could not be opened</source>
            <translation>This could not be opened</translation>
        </message>
        <message>
            <source>Your saved game goes further</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>“%1” is an older copy of a game that is among your saved games already. The saved game goes further, and that one was opened.</source>
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
        <source>Refresh the three hut upgrades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh the three workshops</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>MessinaBox</name>
    <message>
        <source>Player boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side a, all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side b, all different</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the book priority tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn order in the first round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messina 1347</source>
        <translation type="unfinished"></translation>
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
        <message>
            <source>Rescue citizens from the plague, let them work on your estate, and bring them back to a healthy town.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>“Messina 1347” was designed by Raúl Fernández Aparicio and Vladimír Suchý and is published by Delicious Games.</source>
            <translation type="unfinished"></translation>
        </message>
    <message>
        <source>Workshops in an estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always the same size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As large as space allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hex artwork</source>
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
    </context>
    <context>
        <name>MessinaParts</name>
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
        <source>next hex, space or row in that direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end the turn or the fight, continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rats</source>
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
        <source>Popularity</source>
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
        <message>
            <source>Messina 1347</source>
            <translation type="unfinished"></translation>
        </message>
    <message>
        <source>zoom in or out of the town or the estate, or show all of it</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>NameList</name>
    <message>
        <source>Known players</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>Neighbours</name>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other players</source>
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
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One screen, passed from player to player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo against an automated opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house ruling(s)</source>
        <translation>
                <numerusform>%n house ruling</numerusform>
                <numerusform>%n house rulings</numerusform>
            </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is playing</source>
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
        <source>How much is explained. Everything: possible moves are lit, and anything else tells you why not when you reach it. If asked: possible moves are lit, and the rest waits for H, ? or a click. Nothing: the table stays plain, but an illegal click is still answered.</source>
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
        <source>%1’s estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the current player’s estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lieutenant %1, at home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lieutenant %1, resting until the next round</source>
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
        <source>Repopulated districts</source>
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
        <source>Refresh the three hut upgrades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh the three workshops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>OneColumnNothing</name>
    <message>
        <source>Nothing fits this filter now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
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
    <message>
        <source>%1: %2. Something can be chosen here.</source>
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
        <source>Places listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With citizens (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With plague (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>Opponent</name>
    <message>
        <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes a ship from the nearest dock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes the cart on offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes the workshop on offer ({citizen:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile sends out a lieutenant ({place:acc}), and the opponent takes every hut upgrade on offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile has been turned up this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile names a free hex, so the remaining lieutenants stay at home.</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>OpponentCard</name>
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
        <source>Space on the popularity book:</source>
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
        <source>Tiles in the stack: %1</source>
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
    <message>
        <source>This is the answer</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>OrleansAdvice</name>
    <message>
        <source>Last in the census in {times:round:acc}: that cost {n:coin:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No food for the Harvest in {times:round:acc}: the fines cost {n:coin:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins were missing when they were due. Given up under torture: {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws lost because the bag was empty: {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws not made although there were followers in the bag: {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizen tiles missed by a single step: {n}. At the end each would have been worth {points:point:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The citizen tile for the most trading stations was close: you have {mine}, the best of the others {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next development level was {steps:development-point:nom} away: it would have been worth {n:point:acc} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trading station built; another player scored {n:point:acc} for trading stations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers still standing on slots at the end: {n}. Their places were not used again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place tiles never used: {places}.</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>OrleansBox</name>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>Orléans</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Gather followers in your bag, and plan what those you draw will do: trade, travel, build and study.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>“Orléans” was designed by Reiner Stockhausen and is published by dlp games.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Starting player</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>First in the list</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Extra place tiles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Six more place tiles are on offer.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Fewer place tiles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>For experienced players: before round 1 each player may return one place tile to the box, or two in a two-player game.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>extra place tiles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>fewer place tiles</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>OrleansCard</name>
    <message>
        <source>The supply of goods tiles. What runs out here can no longer be gained; goods tiles handed in come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place tiles that have not been taken yet. A new trader brings one of your choice; anyone may look through them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What has to be decided now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A town on the map. Every player can build one trading station here while their merchant is in town ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A town on the map. You can build a trading station where your merchant stands ({place:nom}); this town has room for one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A waterway between two towns. Places that move your merchant along it: {places}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A road between two towns. Places that move your merchant along it: {places}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A space for a goods tile on a route. When your merchant travels along it, you may take one goods tile; it is not replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A follower track. Whoever recruits such a follower moves their marker one space on and gets what that space brings. At the end of the track no more can be recruited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each development point moves your marker one space on. The level reached multiplies your trading stations and citizen tiles at the end of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recruited here: {place:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left in the supply: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: space {n} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next space of {who}: {reward}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: level {level}, space {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A beneficial deed. Followers you send here do not come back; each brings its reward at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A space at a beneficial deed takes exactly this kind of follower: no other follower can replace it here, not even a monk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place tiles that can be taken with a new trader. Your first tile comes from this stack; anyone may look through it and choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place tiles that can be taken with a new trader, from your second tile on. Anyone may look through the stack and choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tile left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A place tile without slots: its ability is always in effect for its owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A place that protects its owner: the follower on it waits until it is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A place works once enough of its slots are filled. Its action can then be used in the Actions phase; afterwards its followers return to the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stack of the goods market. Farmers and some places bring goods tiles from here, as long as there are any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neutral followers that can still be recruited. A monk fits on every slot, but no other follower can replace a monk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neutral followers that can still be recruited. When none are left, nobody can recruit this kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An hourglass event. It takes effect in phase {n} ({phase:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{event:nom}: turned up {n} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hourglass: {n:hourglass-tile:nom} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the start of each round one hourglass tile is turned up: it shows the event of the round. When the stack is used up, the last round is being played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A technology tile fills one slot of a place for the rest of the game, so that this place needs one follower less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An action slot for one follower of any kind. Technology tiles may not be placed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An action slot for a monk: no other follower and no technology tile fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An action slot for one follower of this kind. A monk fits as well, and a technology tile may fill the slot for the rest of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An open row: it takes any number of followers of any kind, but no technology tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn followers may wait here instead of on the market. You plan with them as usual, or send them to beneficial deeds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers you have drawn wait on the market until you put them on slots. Those that stay here take up room when you draw again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A follower you have just drawn: it still has to be placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sees a plan before everyone has chosen Done. Until then, whoever has finished may take it up again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bread is baked from grain. It counts as food and as a goods tile; at the end of the game each one scores as many points as your development level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A goods tile worth {n:point:acc} at the end of the game. It is food and can be handed in for the Harvest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A goods tile worth {n:point:acc} at the end of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money for prices, taxes and fines. At the end of the game each coin is worth {n:point:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trading stations are built in towns. At the end of the game each one on the map scores as many points as your development level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizen tiles are kept for good. At the end of the game each one scores as many points as your development level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gained this round, to be placed from the next one on: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pawn that travels the map for its owner. It collects goods tiles, and trading stations are built where it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers come out of the bag at random and return to it after their action. You may look into your own bag at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the players at this table, with everything that belongs to them.</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>OrleansCommand</name>
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
        <source>Put the {follower} in the Gunpowder Tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the {follower} on the market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return them all to the bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return the {follower} to the market instead of drawing ({place:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return the {follower} to the market ({place:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the technology tile on slot {n} ({place:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the technology tile ({place:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the {follower} ({place:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm this place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change your plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the {place:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruit a {follower:acc}</source>
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
        <source>Travel by water to {town:gen}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Travel by road to {town:gen}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the {follower} to a deed ({deed:nom}, space for a {space:acc})</source>
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
        <source>Buy {n:development-point:acc} for {n:coin:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay with {good:ins}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bake {n} grain into bread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the reward again: {track:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move another player’s merchant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {who}’s merchant by water to {town:gen}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {who}’s merchant by road to {town:gen}</source>
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
        <source>Return the monk from the Sacristy to the bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up a trading station from your supply</source>
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
        <source>Give up the {follower}</source>
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
        <source>Give up a technology tile not yet placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up the technology tile: {place:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the {follower} from the Gunpowder Tower ({place:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the {follower} ({place:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the {follower} from the Gunpowder Tower on slot {n} ({place:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the {follower} on slot {n} ({place:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take both goods tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a goods tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {good:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to the box: {place:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>Take {good:acc} (tile {n} of the route)</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>OrleansEffect</name>
    <message>
        <source>Move your merchant along one waterway; you may take {n:good:acc} from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move your merchant along one road; you may take {n:good:acc} from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move your merchant along one road or waterway; you may take {n:good:acc} from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay another player {coins:coin:acc} and move their merchant along one waterway; you may take {n:good:acc} from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay another player {coins:coin:acc} and move their merchant along one road; you may take {n:good:acc} from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay another player {coins:coin:acc} and move their merchant along one road or waterway; you may take {n:good:acc} from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruit one monk, who can replace any other follower on a slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruit one follower ({follower:nom}) and advance one space on that track ({track:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruit one follower of your choice ({followers}) and advance one space on that track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get {points:development-point:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get {coins:coin:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get {coins:coin:acc} and {points:development-point:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your slots for certain followers ({followers}) also accept another follower: {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any follower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a trading station in the town where your merchant stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {good:acc} from the goods market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send up to {n:follower:gen} from here to beneficial deeds; each brings the reward of its deed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get as many coins as your development level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get one coin for each of your trading stations on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay {least} to {n:coin:gen} and get one development point for each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one technology tile, which you may place from the next round on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return the monk from here to the bag to be spared one of these events: {events}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once a round you may draw {draws:follower:acc} in addition; you keep {keeps} and return the rest to the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn followers may wait here ({spaces:space:nom}); as an action, you send up to {n:follower:gen} from here to beneficial deeds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand in {goods:good:acc} and get one development point for each of your trading stations on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay {coins:coin:acc} and bake up to {n} grain into bread.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand in {goods:good:acc} and take the reward of your space on one track again: {tracks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return all followers from here to the bag and get one coin for each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No monks can be recruited in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player gets as many coins as their development level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player hands in one food tile; whoever has none pays {n:coin:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player pays one coin for every {n:good:acc} they have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player gets one coin for each of their trading stations on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player draws one follower from the bag and loses it; a starting follower goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each follower you send here brings {coins:coin:acc}; whoever fills the last space takes the citizen tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each follower you send here brings {coins:coin:acc} or {points:development-point:acc}; whoever fills the last space takes the citizen tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw up to {n:follower:gen} each round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one goods tile ({good:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one technology tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one place tile from stack I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one place tile from stack I or II</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:coin:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:development-point:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one citizen tile for whoever gets there first</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>OrleansEnding</name>
    <message>
        <source>Tied on points and on the development track: there is no further tie-break.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied on points: {names}. The marker further along the development track decides: space {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orléans</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>OrleansEvent</name>
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
        <source>The treasury is empty: {who} does not get {n:coin:acc}.</source>
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
        <source>{who} puts one follower in the Gunpowder Tower: {follower}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} puts one follower on the market: {follower}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} returns the rest of the draw to the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gives up a draw and returns one follower to the market: {follower} ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has no followers to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has finished drawing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has finished planning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} goes back to planning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone plans at the same time, in secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players plan in turn, one place at a time.</source>
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
        <source>{who} places a technology tile ({place:nom}).</source>
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
        <source>{who} has finished planning a place ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All plans are final and revealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It’s {who}’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} uses a place: {place:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} returns the followers from a place to the bag: {place:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} recruits one {follower:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} advances to space {n} of the {track:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gets {good:acc} from the goods market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes {good:acc} from the route.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gives up {good:acc}, which is removed from the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} hands in {good:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} bakes grain into bread: {n}.</source>
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
        <source>{who} gets {n:development-point:acc} and is now on space {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} loses {n:development-point:acc} and is now on space {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes a citizen tile for having the most trading stations on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes a citizen tile: {from:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes nothing from the route.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} builds a trading station: {town:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} sends one {follower:nom} from the Gunpowder Tower to a deed ({deed:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} sends one {follower:nom} to a deed ({deed:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The event takes effect: {event:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} returns the monk from the Sacristy to the bag and is spared this event: {event:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is spared this event: {event:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} draws for the Plague: {follower}. No follower is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} loses a follower to the Plague: {follower}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} owes {n:coin:acc} and cannot pay: torture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has nothing left to give up. Still unpaid: {n:coin:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gives up a trading station from their supply.</source>
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
        <source>{who} gives up a technology tile that has not been placed.</source>
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
        <source>Shared victory: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase {n}: {phase:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before round 1, place tiles may be returned to the box.</source>
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
        <source>Census: {leader} is in the lead, {last} is last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Census: {leader} is in the lead; there is a tie for last place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Census: there is a tie for the lead; {last} is last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Census: there is a tie for the lead and a tie for last place.</source>
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
        <source>{who} sends {other}’s merchant by water to {town:gen}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} sends {other}’s merchant by road to {town:gen}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} returns a place tile to the box: {place:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} returns no place tile to the box.</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>{who}’s plan: {places}.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>OrleansEventToYou</name>
        <message>
            <source>It’s your turn.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You turn up an hourglass tile: {event:nom}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You get {n:coin:acc}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You pay {n:coin:acc}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You pay {n:coin:acc} to {other}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The treasury is empty: you do not get {n:coin:acc}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You have no followers to draw.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You give up a draw and return one follower to the market: {follower} ({place:nom}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You use a place: {place:nom}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You return the followers from a place to the bag: {place:nom}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You pass.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You recruit one {follower:nom}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You advance to space {n} of the {track:nom}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You get {good:acc} from the goods market.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You take {good:acc} from the route.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You give up {good:acc}, which is removed from the game.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You hand in {good:acc}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You bake grain into bread: {n}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You get a technology tile.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You place a technology tile ({place:nom}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You take a place tile: {place:nom}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You are already at the end of the development track.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You get {n:development-point:acc} and are now on space {space}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You lose {n:development-point:acc} and are now on space {space}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You take a citizen tile for having the most trading stations on the map.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You take a citizen tile: {from:nom}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You take nothing from the route.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You build a trading station: {town:nom}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You send one {follower:nom} from the Gunpowder Tower to a deed ({deed:nom}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You send one {follower:nom} to a deed ({deed:nom}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You return the monk from the Sacristy to the bag and are spared this event: {event:nom}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You are spared this event: {event:nom}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You draw for the Plague: {follower}. No follower is lost.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You lose a follower to the Plague: {follower}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You owe {n:coin:acc} and cannot pay: torture.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You have nothing left to give up. Still unpaid: {n:coin:nom}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You give up a trading station from your supply.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You give up a trading station: {town:nom}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You give up a follower from the bag: {follower}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You give up a place tile: {place:nom}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You give up a technology tile that has not been placed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You give up a technology tile: {place:nom}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You are now the start player.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your score, {label}: {n:point:nom}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You travel by water to {town:gen}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You travel by road to {town:gen}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You send {other}’s merchant by water to {town:gen}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You send {other}’s merchant by road to {town:gen}.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>OrleansForecast</name>
    <message>
        <source>{who} cannot recruit monks in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gains nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gains {n:coin:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} pays nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} pays {n:coin:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} owes {n:coin:acc} and has {owned}: torture for the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has no food and pays {n:coin:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has no food, owes {n:coin:acc} and has {owned}: torture for the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} hands in one food tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}’s bag is empty, so no follower is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} draws a follower from the bag and loses it, unless it is a starting follower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} draws a follower from the bag and loses it with a probability of {n}%.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The monk in the Sacristy can spare {who} this event.</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>OrleansHandOver</name>
    <message>
        <source>{who}, plan your round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}, draw your followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} · The others are planning too. Nobody sees your plan until everyone has finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} · The other plan is ready. Nobody sees your plan until you have finished it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} · All other plans are ready. Nobody sees your plan until you have finished it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} · draws: {n}, followers in your bag: {bag}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} · active places: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>OrleansName</name>
    <message>
        <source>starting {follower:nom}</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>starting {follower:acc}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>OrleansPreview</name>
    <message>
        <source>No place has all its followers: this plan gives you no action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not placed yet: {follower}. Possible places: {places}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the next event is turned up. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the next event is turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then followers are drawn from the bag. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then followers are drawn from the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then all plans are revealed. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then all plans are revealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then a follower is drawn for the Plague. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then a follower is drawn for the Plague.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then chance decides which follower is lost. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then chance decides which follower is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others still have to decide: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up this follower: only the slots it fits stay lit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} returns to the plan while others are still planning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active: {place:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer active: {place:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still missing here: {followers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost: {place:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new in your bag: {follower:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new among your places: {place:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of the game: {place:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your merchant: {town:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merchant of {who}: {town:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new trading station: {town:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gone for good: {follower:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the Gunpowder Tower: {follower}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the market: {follower}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one fewer draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this slot stays filled for the rest of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back in hand: {follower}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the treasury cannot pay {n:coin:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spared: {event:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not used in this round: {places}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sign}{n} ({good:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the next round on you draw up to {n:follower:gen}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your development level: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then in your bag: {n:follower:nom}</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>Then {who} decides ({phase:nom}).</source>
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
        <source>You owe {n:coin:acc} and have {owned}: pay what you have first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torture: you are {n:coin:nom} short. Give something up for each missing coin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw up to {n:follower:gen}, or return some to the market instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw up to {n:follower:gen}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no draws left: choose Done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market or Gunpowder Tower? Place: {followers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bathhouse: choose which follower to keep ({followers}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bathhouse: there is no room, so they all go back to the bag ({followers}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trader: choose a place tile from stack I.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trader: choose a place tile from stack I or II.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return a place tile to the box or decline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn up the next hourglass tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan: put followers on action slots, then choose Done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue filling this place or confirm it: {place:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may place new technology tiles on slots now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use an active place or pass.</source>
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
        <source>Choose your merchant’s route ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may take one goods tile from the route.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send a follower to a deed ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may send another follower to a deed ({place:nom}).</source>
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
        <source>Choose the goods tile you pay with ({place:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much grain will you bake into bread?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a track: you take the reward of your space on it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another player’s merchant and where it goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The event takes effect now: {event:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return the monk from the Sacristy to the bag to be spared this event ({event:nom})?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand in one food tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers sent: {done} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>Your bag is empty: return followers to the market instead, or choose Done.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your bag is empty: choose Done.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>None of your places is active: pass.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>OrleansRefusal</name>
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
        <source>At this table players plan one after another, one place at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the start player does that: {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start player turns up the hourglass tile and resolves the event.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} still has a debt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game continues once the debt is settled, by torture if there are no coins left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has to choose first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have nothing to decide until that choice is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have passed this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once you have passed, you take no more actions until the next round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have finished this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game continues when the other players have finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have another decision to make first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish what you have started; then the game continues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That belongs to another phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round has seven phases, and this is not done in the current one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to decline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can decline only an offer, and there is none now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tile is not in a stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can choose only tiles that are still in stack I or II.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is more than you may draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The knight track lets you draw {second:follower:acc} a round; draws left: {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough room on your market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each follower you draw needs a free space; free spaces: {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bag does not hold that many followers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can draw only what is there; followers in the bag: {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw at least one follower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you do not want any, choose Done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no draw to give up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Returning a follower to the market costs one of your draws ({first} in all), and you have used them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room on your market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A follower returned to the market needs a free space, just like one drawn from the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gave up draws to return followers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may draw or return at most {second} followers in all; {first} left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bag does not cover that draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table you can give up a draw only if your bag holds a follower for it; followers in the bag: {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no follower there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can take back only a follower on an action slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your market is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The follower you keep from the Bathhouse needs a free space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have room to keep one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They all go back to the bag only when your market has no free space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no space in the Gunpowder Tower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not drawn that follower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can place only the followers you have just drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the followers you have drawn first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put every follower you draw on your market or in your Gunpowder Tower before you do anything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such follower there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You plan with the followers on your market or in your Gunpowder Tower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This place is not yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can use only the ten places on your board and the place tiles you have taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This place has only the slots shown below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This slot needs a different follower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This slot needs: {wanted:nom}. This does not fit: {follower:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a monk can go here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A monk can replace other followers, but no follower and no technology tile can replace a monk.</source>
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
        <source>Starting followers cannot go here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your four starting followers can never be placed in the Town Hall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can no longer move this follower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers placed in an earlier round stay there; you can take one back only by giving up a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placements are final at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table does not allow followers to be taken back while planning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish the place you have started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When planning in turn, you finish one place before the next player continues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not started a place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are still planning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until you choose Done, you can simply change your plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plans are final.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plan can be changed only until everyone has chosen Done; now all plans are revealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done is final at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When planning in turn, everyone sees each place as it is finished; whoever is done plans no more in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a follower on a slot first, or choose Done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no technology tile to place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get technology tiles from craftsmen and the Laboratory; tiles already placed stay where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first technology tile replaces a farmer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first technology tile must cover a farmer slot; later ones have more choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This would be your first technology tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile from the Laboratory must also go on a farmer slot if it is the first you place.</source>
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
        <source>This place already has a technology tile.</source>
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
        <source>A technology tile can go only on a place with two or more slots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This technology tile is too new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A technology tile gained this round can be placed only once the action phase is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot place a technology tile now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Technology tiles go on empty slots, and only during planning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This slot takes any follower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A technology tile replaces one particular type of follower, so it cannot go on a slot like this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A technology tile stays put.</source>
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
        <source>Its effect is automatic; you never use it as an action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Sacristy waits for an event.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its monk is returned to the bag when Harvest, Taxes or Plague takes effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such route from this town.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your merchant could not travel, so you cannot choose this action; the followers stay where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no trading station on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This place counts your trading stations; without any, you cannot choose the action, and the followers stay where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have reached the end of that track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the last space of a track, its action is no longer possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That stack is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no tile or follower left to take here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The goods tile you would get is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next space of the farmer track gives a goods tile that has run out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot recruit monks this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While Pilgrimage is face up, no player may recruit a monk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those goods tiles have run out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This place cannot be used while its stack on the goods market is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no place tile left for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruiting a trader brings a place tile; if there is none to take, you cannot recruit one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first tile comes from stack I.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles from stack II become available only with later steps on the trader track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Village cannot recruit that follower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a boatman, a craftsman or a trader.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already a trading station here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A town has room for one, no matter who built it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You already have a trading station here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Orléans each player may build a trading station, but only one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no trading station left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All your trading stations have been built or given up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your merchant has to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Travelling means following exactly one route; staying put does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Ship needs a waterway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No waterway leads there from your merchant’s town.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Wagon needs a road.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No road leads there from your merchant’s town.</source>
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
        <source>There is no goods tile there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may travel along the route, but there is nothing on it to take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may take only one goods tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of the goods tiles on the route and leave the other.</source>
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
        <source>This deed needs a different follower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each space takes exactly the follower printed on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A monk cannot replace other followers here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the deeds board a monk can go only where a monk is printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no substitutes for deeds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The School, the Herb Garden and the Barracks help with places, not with deeds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting followers stay with you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They may not go to the deeds from the Gunpowder Tower either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send at least one follower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The action is to send one or two followers; you cannot use it to send none.</source>
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
        <source>It sells development points for one coin each, from {first} to {second} at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no goods tile to pay with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This place costs one of your goods tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not have that goods tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay with one of the goods tiles next to your board.</source>
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
        <source>You do not have enough grain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can bake only your own grain; you have {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That space gives nothing now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A starting space gives nothing, a citizen tile can be gained only once, and an empty stack gives nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another player’s merchant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Tribunal moves another player’s merchant, never your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No route leads there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The merchant moves to a neighbouring town along one road or waterway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay with coins first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torture begins only when you have no coins left; you have {first:coin:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no coins left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pay what you still owe with other possessions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not owe anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You give something up only when you cannot make a compulsory payment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot give that up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be yours and one of the six kinds of possession that count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A coin space is in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The development marker never moves back onto or past a space with coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bag holds no follower to give up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bag is empty or holds only starting followers, and those are safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting followers are safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither the Plague nor torture can take them from you.</source>
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
        <source>It protects you from Harvest, Taxes and Plague, and from nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no monk in the Sacristy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need the Sacristy with a monk on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else has to be decided now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First make the decision you are being asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All eighteen rounds have been played and the points have been counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no Bathhouse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the owner of the tile may draw its two extra followers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have already used the Bathhouse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can use it only once a round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bag is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bathhouse draws from your bag, and there are no followers in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no Gunpowder Tower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the owner of the tile may put followers there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds two followers, and both spaces are taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have already confirmed this place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When planning in turn, a confirmed place stays as it is, like everything from earlier rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the other tile first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is your first technology tile, which must be on a farmer slot; without it, your other tile could not stay where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once you have confirmed the place, or the planning phase has ended, the tile stays where it is until the end of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no follower in the Gunpowder Tower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need at least one follower there to use it; you can put followers there when you draw them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot recruit anybody there now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have finished each of these tracks, or the supply of what its next space gives has run out; the followers stay where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deed has room for these followers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the followers here fits a free space on the deeds board, so you cannot choose the action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no follower on that slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can send only the followers on these slots to a deed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot move any other merchant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No route leads out of the towns where the other merchants are, so you cannot choose the action; the followers stay where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It’s {who}’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players take turns clockwise from the start player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have nothing to decide now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to do here now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else comes first. {prompt}</source>
        <extracomment>{prompt} is a whole sentence that says what the player has to do.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That belongs to {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have something to do on your own board. {prompt}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your followers fits here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This slot needs: {wanted:nom}. None of those you can place now fits it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All slots of this place are taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place:nom}: each slot already holds a follower or a technology tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place:nom} needs: {wanted}. None of those you can place now fits there.</source>
        <extracomment>{wanted}: a list of followers, one for each empty slot of the place.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This place needs a different follower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place:nom} needs: {wanted}. This does not fit: {follower:nom}.</source>
        <extracomment>{wanted}: a list of followers, one for each empty slot of the place.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Theatre takes no technology tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its open row takes any number of followers; there is no slot for a technology tile to fill.</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>No place lies here yet.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A place tile that you take will lie here. Followers stand only on the slots of places.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>OrleansRow</name>
    <message>
        <source>at least one {follower}: {percent}%</source>
        <extracomment>The chance that one or more followers of a kind are drawn next.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the market…</source>
        <extracomment>Button: a follower that was drawn is put on the market; which one is asked next.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: change the plan</source>
        <extracomment>Button: that player has chosen Done while others still plan, and wants to change the plan.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw {n}</source>
        <extracomment>Button beside one that says &quot;Draw 5 followers&quot;: so many are drawn instead.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the Gunpowder Tower…</source>
        <extracomment>Button: a follower that was drawn is put on the Gunpowder Tower; which one is asked next.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return a follower instead of drawing…</source>
        <extracomment>Button: a follower goes from an action slot back to the market instead of a draw; which one is asked next.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return a follower to the market…</source>
        <extracomment>Button: a follower goes from an action slot back to the market, where nobody could be drawn in its stead; which one is asked next.</extracomment>
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
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the start of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins received: {gained}, paid: {paid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each counts by the development level: {level} (space {space})</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>OrleansSetup</name>
    <message>
        <source>Player boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player gets a board with the same ten places and a market ({n:space:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone starts with their own followers on the market: {followers}. The bag is still empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins and trading stations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone gets {coins:coin:acc} and {stations:trading-station:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On each follower track and on the development track everyone has one marker on the first space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neutral followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For this number of players the supply holds: {followers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Technology</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The technology tiles form one stack ({n:technology-tile:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods tiles on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each goods slot in use gets one goods tile at random ({n:good:nom}); a further {removed:good:acc} go back to the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each goods slot in use gets one goods tile at random ({n:good:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All other goods tiles are sorted onto the goods market: {goods}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merchants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All merchants start in the same town: {town:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two stacks of place tiles, the extra tiles included: {first} in stack I and {second} in stack II. Everyone may look through them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two stacks of place tiles: {first} in stack I and {second} in stack II. Everyone may look through them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer place tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before round 1 players may return place tiles to the box, up to {n} each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizen tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizen tiles lie on the development track, on two follower tracks and at every beneficial deed; one is kept for the most trading stations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hourglass tiles are shuffled face down, one for each of the {n:round:gen}. On top: {event:nom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has the start-player marker in round 1. After each round it passes to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>OrleansSpoken</name>
    <message>
        <source>{good:nom}: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slot {n} for {wanted}: empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slot {n} for {wanted}: {token}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always in effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no followers here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still missing: {followers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no starting followers here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gunpowder Tower, space {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>market, space {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bag of {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:follower:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only its owner may look inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws each round: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>development level {level}, space {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trading stations on the map: {built}, left: {left}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merchant: {town:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>followers in the bag: {bag}, on the market: {market}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place tiles: {places}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:technology-tile:nom} not placed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a decision to make</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>markers here: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the citizen tile is still here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the citizen tile has been taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no trading station</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trading station: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merchant: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every player may build one trading station here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by road: {towns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by water: {towns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waterway {towns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>road {towns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no goods tile left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goods tiles: {goods}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goods slot, used with {n:player:ins} or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty goods slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:point:nom} at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Track:nom}, space {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level {level} begins here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:coin:nom} for each player who reaches or passes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{follower:nom}: {n} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes any number of followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slots: {followers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left on the goods market: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts as food</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of the game: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the event of this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned up so far: {n} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first:nom} – {second:nom}</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>tile {n} of the route</source>
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
        <name>Page</name>
    <message>
        <source>%1 – %2</source>
        <comment>Title of the window: page, game</comment>
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
        <source>Forward again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the bookmark</source>
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
        <source>Printable version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second language: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the two languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the previous rule</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>Paper</name>
    <message>
        <source>The file %1 could not be written (%2). If it already existed, it is unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>Tick the chapters that you want on paper first.</source>
            <translation>Tick the chapters that you want on paper first.</translation>
        </message>
        <message>
            <source>The printer “%1” did not accept the pages.</source>
            <translation>The printer “%1” did not accept the pages.</translation>
        </message>
    <message>
        <source>There are no rules in the language “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules have no chapter “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the requested texts exist in the language “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program’s content has an error: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player aid in the language “%1” is too long for its sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>PaperDialog</name>
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
        <source>Second language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All chapters</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>Print</source>
            <translation>Print</translation>
        </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printable rules</source>
        <translation type="unfinished"></translation>
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
            <translation>Continue</translation>
        </message>
        <message>
            <source>Leave the lesson</source>
            <translation>Leave the lesson</translation>
        </message>
        <message>
            <source>The lesson keeps its place: you can go on from here another day.</source>
            <translation>The lesson keeps its place: you can go on from here another day.</translation>
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
        <source>The game is saved as it stands. Afterwards, one click on the home page takes you back to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game and its score remain in your saved games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, lesson: %2</source>
        <comment>Title of the window: game, lesson</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <comment>Title of the window: game, number of the round</comment>
        <translation type="unfinished"></translation>
    </message>
    </context>
        <context>
        <name>PracticePage</name>
        <message>
            <source>Practise one rule</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Questions about this lesson</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>What went wrong in the lesson</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>What was refused in the game</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refresher</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Ten questions</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>More questions</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Looking for a position…</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
        <context>
        <name>PracticeResult</name>
        <message numerus="yes">
            <source>%1 of %n question(s) answered correctly</source>
            <translation>
                <numerusform>%1 of %n question answered correctly</numerusform>
                <numerusform>%1 of %n questions answered correctly</numerusform>
            </translation>
        </message>
        <message>
            <source>again today</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>again tomorrow</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>again in %n day(s)</source>
            <translation>
                <numerusform>again in %n day</numerusform>
                <numerusform>again in %n days</numerusform>
            </translation>
        </message>
        <message>
            <source>answered correctly</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>answered wrongly</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Done</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Look again</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No position was found for a question about this. You can look again, or read about it in the rules.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>PreferenceRow</name>
    <message>
        <source>Household setting: %1</source>
        <extracomment>the first choice of a person: to leave it as the household has it, which is %1</extracomment>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>As on the desktop: %1</source>
            <translation>As on the desktop: %1</translation>
        </message>
    </context>
    <context>
        <name>PresetRow</name>
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
        <source>Custom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every open rules question uses the default ruling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n ruling(s) differ from the default.</source>
        <translation>
                <numerusform>%n ruling differs from the default.</numerusform>
                <numerusform>%n rulings differ from the default.</numerusform>
            </translation>
    </message>
        <message>
            <source>Open rules questions</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Preview</name>
    <message>
        <source>a ship ({goods:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the next tile is turned up. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then new tiles are turned up. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then a docking tile is drawn. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then a ship comes in. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then a new hex is turned up. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then an opponent tile is turned up. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the era II workshops become available. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then chance decides. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then you go on. {prompt}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the game goes on. {prompt}</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>Then {who} decides (step {n}: {step}).</source>
            <translation type="unfinished"></translation>
        </message>
    <message>
        <source>Several options ({n}): a menu asks which one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up this lieutenant: only the places it can reach stay lit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hut {hut}: move to field II</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action on space {space} earned ({book:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action on space {space} lapses ({book:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cart is used up for this round</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>Then {who} decides.</source>
            <translation type="unfinished"></translation>
        </message>
    <message>
        <source>Then all you can do is end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then you can only decline: the action costs {price}, and you have {owned}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then you can only decline: nothing that the action offers is possible now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then you can only decline: the cheapest tile costs {price}, and you have {owned}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then you can only refresh tiles or decline: the cheapest tile costs {price}, and you have {owned}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the next tile is turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then new tiles are turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then a docking tile is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then a ship comes in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then a new hex is turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then an opponent tile is turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the era II workshops become available.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then chance decides.</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>PreviewEnding</name>
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
        <source>You can still do something</source>
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
        <source>the key “%1” occurs twice</source>
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
        <source>expected text, found %1</source>
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
        <source>the key “%1” is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key “%1” is not allowed here</source>
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
        <source>expected “%1”, found “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing here has the id “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” occurs twice</source>
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
        <source>there is no entry for this number of players: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this number of players occurs twice: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are on the same cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not connected to the town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not next to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not the next one clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the values should never decrease from one entry to the next</source>
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
        <source>no road or waterway leads to %1</source>
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
        <source>the source of the value “%1” is not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an inferred value needs a note saying how it was inferred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own pack is not used until it is free of errors; games are played with the printed values</source>
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
        <source>no rule has the id “%1”</source>
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
        <source>the rule %1 belongs in %2</source>
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
        <source>the link has no target: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two articles have the title “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the article on %1 has no line of search questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pack has no number “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the word after the number “%1” needs as many forms as the language has plural forms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the article on %1 gives different numbers from the English one: %3 instead of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the article on %1 is based on revision %2 of the English one, which is now %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no other article links to the one on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the article on %1 links to no other article</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lesson has no step “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the step “%1” cannot be reached</source>
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
        <source>the last answer to a wrong move should match every move (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no refusal has the id “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing on the table is called “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the position has no value “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this position cannot be set up: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly one option should be right, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>texts are missing: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing in the lesson uses these texts: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark %1 has no target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 words are allowed, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lesson promises the rule %1, but no step teaches it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no translation (%1): %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: this is not a saved game; a saved game begins with %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: this game was written by a later version of the program (format %3; this program reads formats up to %4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: the file ends before the game begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: writing was cut off here; the incomplete record is ignored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: expected %3, found “%4”</source>
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
        <source>record %1, byte %2: the position after the record differs from the one when it was written (hash %3, reached %4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: this is a game of “%3”, which cannot be opened here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: the pack inside the file has errors (problems found: %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: the game cannot be set up like this: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: “%3” is not a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: the rules do not allow “%3” here (%4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: there is nothing to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file with this name already exists; it is left as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is open in another window or program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing could be written to disk (%1); the game stays as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules do not allow “%1” here (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules should refuse “%1” here, but they allow it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a regular file (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object has more than %1 keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file contains more than %1 values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more problems than the %1 listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: the rulings of this game have been changed more than %3 times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rulings of this game have been changed %1 times, and a game cannot store any more changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1, byte %2: reading the game took longer than %3 seconds and was stopped here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>games cannot be saved in this folder (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your progress in the lessons could not be saved (%1); it will be lost when you close the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program has replaced or deleted the file of this game. The game continues in a new file, %1, and only your last move is missing: please make it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file with your progress in the lessons is damaged: %1. Progress that could not be read starts from scratch; the old file has been kept with the extension “.broken”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file with your progress in the lessons is damaged and could not be moved aside: %1. It is left as it is, and your progress will be lost when you close the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list of tables that this device has joined could not be saved (%1); to come back to them after closing the program, enter their codes again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file with the tables that this device has joined is damaged: %1. To come back to them, enter their codes again; the old file has been kept with the extension “.broken”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file with the tables that this device has joined is damaged and could not be moved aside: %1. It is left as it is, and the program remembers new tables only until you close it</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>“%1” is not a saved game of Magister Ludi. Choose a file that Magister Ludi has saved; the names of such files end in “.game”.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>“%1” is empty: there is no game in it. Copy it again from where it came from.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Most of “%1” is missing, so there is no game to be opened. Copy it again from where it came from.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>“%1” was saved by a newer version of Magister Ludi. Update this one, and the game will open.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>“%1” is a saved game of a board game that this version of Magister Ludi does not have.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>There is no file “%1” in that place. It may have been moved or renamed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>“%1” is not a file that a game can be in. If it is a folder, choose one of the files in it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>“%1” is too large to be a saved game. Choose another file.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>“%1” cannot be read. Check that you are allowed to open it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>“%1” is damaged at its beginning, so there is no game to be opened. Copy it again from where it came from.</source>
            <translation type="unfinished"></translation>
        </message>
    <message>
        <source>the section “%1” is missing or empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this row of “%1” cannot be understood: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the style guide rules out “%1”; it recommends “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight quotation mark or apostrophe near “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this language writes its dash “%1”: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a mark should stand right after its noun: %1</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>ProblemNote</name>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game can be started, because games cannot be saved on this device at the moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be used. Everything else works.</source>
        <translation>
            <numerusform>%n file could not be used. Everything else works.</numerusform>
            <numerusform>%n files could not be used. Everything else works.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) found in the program’s files. Everything else works.</source>
        <translation>
                <numerusform>%n problem found in the program’s files. Everything else works.</numerusform>
                <numerusform>%n problems found in the program’s files. Everything else works.</numerusform>
            </translation>
    </message>
    </context>
    <context>
        <name>ProblemPage</name>
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
        <source>All files are fine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been lost. “Saved games” shows what can still be done with a damaged game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been lost. Repair the file or reinstall the program, then restart it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still working: lessons and full games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still working: lessons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still working: full games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still working: the rules and the settings. Lessons and games are not available.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found “%1” where a player’s name was expected (1 to 20 letters, not used by anybody else). The entry is left as it is; everything else applies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found “%1”, which a later version of this program stored here. It is left as it is; everything else applies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could be neither read nor moved aside (%1). The file is left as it is; your choices apply until you close the program and are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be backed up before they were changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read (%1). The defaults apply until you choose again; the old file has been kept with the extension “.broken”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings file is damaged. The defaults apply; the old file has been kept with the extension “.broken”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings cannot be saved. They apply until you close the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found “%1”, expected one of: %2. The default applies; the old file has been kept with the extension “.broken”.</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>Prompt</name>
    <message>
        <source>Send a lieutenant to a hex or a ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send a lieutenant to a hex or a ship, or recall one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No room is left for these citizens: {citizens}. Discard them or make room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the hex action or repopulate the hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance the {overseer:nom} one space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance one of your overseers; it may skip a space.</source>
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
        <source>Build: take a hut upgrade, a workshop or a cart, or refresh tiles first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns can now begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lieutenants have been used: buildings produce.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizens in quarantine move on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round ends: citizens on hexes with plague cubes are lost.</source>
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
        <source>All six rounds are over: count the points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room for the {citizen:nom} after quarantine: discard it or make room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn plague cubes with fire tokens, or end the fight and take {n:rat:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn the ship’s plague cube or take {n:rat:acc}.</source>
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
        <source>Move your disc on the city book or the church book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a scroll track to advance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a citizen to upgrade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an overseer to upgrade and then advance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an overseer to upgrade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the tile on a hut without an upgrade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose any hex in town and use its action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which citizens move back to town ({citizens}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an unused lieutenant to give up for this district.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before production, you may move citizens into workshops.</source>
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
        <source>Build: take one of the new tiles, or refresh again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build: take one of the new tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build: take a hut upgrade, a workshop or a cart, or refresh again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new hex joins the town; with no plague cube left, no ship comes in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: {n:point:nom}. A good result starts at {goal}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room for the {citizen:nom} after quarantine: leave it in its hut or make room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lead the score track: choose the book that sets the turn order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It’s the opponent’s turn: turn up an opponent tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {total} done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hex has plague. Put one of these citizens in an empty hut: {citizens}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put one of these citizens on an empty square of its sector or in a workshop: {citizens}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put one of these citizens on an empty square of its sector: {citizens}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hex has plague ({place:gen}). Put the {citizen:acc} in an empty hut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the {citizen:acc} from this hex ({place:gen}) on an empty square of its sector or in a workshop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the {citizen:acc} from this hex ({place:gen}) on an empty square of its sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy a book step ({n:coin:nom}), move a citizen into a workshop, or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy a book step ({n:coin:nom}) or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a citizen into a workshop or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing more you can do: end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the gold space {space} on the {book:gen}: {effect}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repopulate the hex or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the hex action, buy a book step ({n:coin:nom}), or move a citizen into a workshop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the hex action or buy a book step ({n:coin:nom}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the hex action or move a citizen into a workshop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the hex action or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarantine in hut {hut} is over: choose where to put the {citizen:gen}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no fire tokens: end the fight and take {n:rat:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no fire tokens: take {n:rat:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarantine is over for several citizens: choose where each of them goes, in any order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room for the citizens leaving quarantine: discard them or make room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room for the citizens who leave quarantine: leave them in their huts, or make room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hex or ship is within reach: recall a lieutenant.</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>Build: you cannot pay for any of the new tiles. Decline the action.</source>
            <translation>Build: you cannot pay for any of the new tiles. Decline the action.</translation>
        </message>
        <message>
            <source>Build: you cannot pay for any of the new tiles. Refresh again, or decline the action.</source>
            <translation>Build: you cannot pay for any of the new tiles. Refresh again, or decline the action.</translation>
        </message>
        <message>
            <source>Build: you cannot pay for any of these tiles. Decline the action.</source>
            <translation>Build: you cannot pay for any of these tiles. Decline the action.</translation>
        </message>
        <message>
            <source>Build: you cannot pay for any of these tiles. Refresh some of them, or decline the action.</source>
            <translation>Build: you cannot pay for any of these tiles. Refresh some of them, or decline the action.</translation>
        </message>
    <message>
        <source>Choose one: {effect}. This would bring you nothing now: {options}.</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>PromptBar</name>
    <message>
        <source>Back to the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip to the next turn</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
        <context>
        <name>ReaderLine</name>
        <message>
            <source>Each of you answers, one after another. Nobody is told what the others have answered.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Whose language this card is in</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The card is in this language</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Take this seat</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This turn begins anew, and you make the moves.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Tells everybody where you are.</source>
            <translation>Tells everybody where you are.</translation>
        </message>
    </context>
    <context>
        <name>RefresherStrip</name>
        <message>
            <source>Welcome back</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refresher</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>From your games</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>%n rule(s) due for review. It takes three minutes at most.</source>
            <translation>
                <numerusform>%n rule is due for review. It takes three minutes at most.</numerusform>
                <numerusform>%n rules are due for review. It takes three minutes at most.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rule(s) from your games to practise. It takes three minutes at most.</source>
            <translation>
                <numerusform>%n rule from your games is worth practising. It takes three minutes at most.</numerusform>
                <numerusform>%n rules from your games are worth practising. It takes three minutes at most.</numerusform>
            </translation>
        </message>
        <message>
            <source>Not today</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>%n question(s)</source>
            <extracomment>number of questions</extracomment>
            <translation>
                <numerusform>%n question</numerusform>
                <numerusform>%n questions</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Refusal</name>
    <message>
        <source>An earlier step comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every turn follows the same order: choose, rescue, fight, act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have another decision to make first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish what you have started; then the turn continues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send out a lieutenant first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn starts when you place a lieutenant on a hex or in a dock; everything else follows from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have already finished that step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The four steps of a turn are always taken in this order: choose, rescue, fight, act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is ending.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns resume when the next round has been prepared.</source>
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
        <source>You cannot afford to go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going there costs {needed:coin:acc}; you have {owned:coin:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot get there that way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dock touches only the port beside it, so you have to go through the port.</source>
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
        <source>It was recalled this round and can act again in the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lieutenant is not available.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is still in the supply or was given up for a district.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use your lieutenants in town first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lieutenant in the estate may set out only when all your lieutenants in Messina have been used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no hex there yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The places around the town fill up one by one as new rounds are prepared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no ship there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can choose a dock only if a ship is moored there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can recall a lieutenant only from town.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lieutenant in the estate can be recalled only when there is no hex or ship left for it.</source>
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
        <source>That square is already occupied.</source>
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
        <source>There was plague here, so quarantine comes first.</source>
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
        <source>A citizen cannot go straight into a workshop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rescued citizen first takes a square in its sector; from there it may move into a workshop at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is still room for this citizen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A citizen is discarded only when there is no suitable place for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such citizen is waiting here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You rescue only the citizens on the chosen hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not have enough fire tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This costs {needed:fire:acc}; you have {owned:fire:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing a cube now costs two fire tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round table shows two flames: removing a cube costs {needed:fire:acc}; you have {owned:fire:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no plague cube here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire tokens remove plague cubes, and there are none to remove here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One fire token is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round table shows one flame: removing a cube costs a single fire token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no big fire token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing two cubes at once, or one on a neighbouring hex, takes a big fire token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plain fire token cannot do that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plain fire token removes one cube from the chosen hex; two at once, or one on a neighbouring hex, takes a big fire token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A big fire token cannot do that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One big fire token removes two cubes here, or one here and one on a neighbouring hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First remove a cube from the chosen hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may remove a cube from a neighbouring hex only together with one from the chosen hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That hex is too far away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A big fire token reaches only the chosen hex and its neighbours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A neighbouring hex takes two big fire tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the round table shows two flames, one big fire token removes just one cube from the chosen hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ship has no neighbouring hexes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A big fire token removes the ship’s cube and nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hex has already been used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In one turn you may either use a hex’s action or repopulate it, once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dock has no action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After taking a ship you may buy book steps and use the actions you have earned on the books.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ports and docks cannot be repopulated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only districts can be repopulated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This district has already been repopulated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A district is repopulated only once, by one player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot pay for this district.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must first pay the coins or wood printed on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no cart ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To repopulate a district, you need a cart that you have not used this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not have the right citizens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They must come from your sectors and workshops; citizens in quarantine do not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This takes an upgraded citizen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An upgraded citizen may stand in for an ordinary one of the same class, but never the other way round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no lieutenant to give up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This district costs a lieutenant you have not used this round; the one standing here does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lieutenant has already been used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up one that is lying in town or waiting unused in your estate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have placed all your repopulation tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One player can repopulate at most five districts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This district does not need that citizen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The district takes exactly the citizens printed on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot buy popularity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your disc on the popularity book moves only when you remove plague cubes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You buy book steps in step 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can buy them only after choosing a hex or ship, rescuing and fighting.</source>
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
        <source>You cannot afford a book step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step costs one coin for each of your lieutenants, {needed:coin:acc} in all; you have {owned:coin:acc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have reached the end of this book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your disc is on the last space; nothing is left to buy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This action has to wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An action earned outside your turn is used in step 4 of your next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workshop takes another class of citizen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A workshop takes only citizens of the class it shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workshop is already occupied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A workshop has room for one citizen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizens cannot enter a workshop from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a citizen on a square in your sectors may enter a workshop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nobody there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no citizen there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizens cannot change squares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A citizen leaves its square only for a workshop or for a district.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one side of the slash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A slash between two actions means that you get one or the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot pay for this action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It costs {needed}; you have {owned}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This action moves a different overseer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A class symbol moves only the overseer of that class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This overseer has finished its path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path has six spaces and ends in the centre.</source>
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
        <source>You cannot skip a space here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An overseer may skip a space only with an action that shows the skip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This overseer is already upgraded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each overseer can be turned to its upgraded side only once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be the same overseer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The overseer you upgrade is also the one that advances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no citizen on this square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a citizen can be activated; an empty square gives nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This citizen has already been activated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single advance activates each citizen at most once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only citizens on sector squares can be activated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizens in huts and workshops cannot be activated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the two has already been activated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first space of the path activates one of the two citizens next to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is too far from the overseer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The space it reaches activates only the citizens next to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One citizen here has already been activated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A space on the rim activates one citizen of its region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two citizens here have already been activated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the rim an upgraded overseer activates up to two citizens of the region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A space on a border activates one citizen in each of the two regions next to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more citizens can be activated here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a border an upgraded overseer activates two citizens in its own class’s region and one in the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three citizens have already been activated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The centre activates up to three citizens, whether or not the overseer is upgraded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This square has already been used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lightning symbol means once per game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This action is for a different book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The action shows which book you advance on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This track is already at the top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scroll track has four steps, and you have taken all four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This citizen is already upgraded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each citizen can be turned to its gold side only once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book lets you use the action of a district or a port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot pay for this tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pay its printed price to the supply before you take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no tile on offer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can take only the face-up tile of a stack, and this stack is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All your huts already have upgrades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have four huts, each with room for one upgrade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hut already has an upgrade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the tile on a hut that does not have one yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can no longer refresh tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>During a Build action you may refresh one kind of tile, once, before you take a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rat tokens cannot be used to pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refreshing tiles costs 1 point or 1 token: coin, wood, fire or big fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have nothing to pay with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After refreshing tiles you must build.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a tile you can pay for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish repopulating first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once you have started, you must carry out all its steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the hut upgrade first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hut upgrade goes onto one of your huts as soon as you buy it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no Build action now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You buy tiles with the Build action of a hex or a citizen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot advance an overseer now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You advance an overseer when an action or a reward says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot activate a citizen now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizens are activated when an overseer reaches a space next to them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot upgrade anything now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You upgrade citizens and overseers when an action or a book space says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot advance a scroll track now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You advance a scroll track when an action or a reward shows the scroll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The citizen cannot go there.</source>
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
        <source>All six rounds have been played and the points have been counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to do here now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else comes first. {prompt}</source>
        <extracomment>{prompt} is a whole sentence that says what the player has to do.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One big fire token removes one cube here and, if you like, one on a neighbouring hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One big fire token removes up to two cubes here and, if you like, one on a neighbouring hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One big fire token is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the round table shows two flames, one big fire token pays for a cube on the chosen hex; the second is for one on a neighbouring hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the round table shows two flames, cubes on the chosen hex are removed one at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One big fire token is not enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the round table shows two flames, a cube on a neighbouring hex costs a big fire token and a second fire token, plain or big.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the round table shows two flames, two big fire tokens together remove one cube here and one on a neighbouring hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round table shows two flames: removing a cube costs any two fire tokens, and a big one counts as one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One big fire token pays for a cube on the chosen hex; adding a plain one helps only on a neighbouring hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To pay for a cube this way, you need a big fire token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain fire tokens remove one cube at a time from the chosen hex and none from neighbouring hexes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refreshing tiles costs 1 point or 1 token: wood, fire or big fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refreshing tiles costs 1 point or 1 token: coin, wood or fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was plague here, so a citizen from this hex goes into quarantine first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a hex without cubes a citizen goes straight to an empty square of its sector or an empty workshop of its class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A citizen in a hut or in a workshop cannot move into another workshop now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table a lieutenant in the estate is never recalled: if there is no hex or ship for it, it rests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lieutenant in the estate may be recalled only when all your lieutenants in Messina have been used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can buy them after choosing a hex or ship, rescuing and fighting, or after a recall.</source>
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
        <source>A citizen stays in its hut only when there is no suitable place for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After quarantine a citizen takes an empty square of its sector, or an empty workshop of its class that has not yet given its reward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An action earned outside your turn is used in step 4 of your next turn; only a new lieutenant joins you at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The big fire token alone is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round one big fire token pays for one cube; adding a plain one does nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing lieutenants are blocking the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table you cannot move across a hex with a standing lieutenant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You recalled a lieutenant and chose no hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a recall you may buy book steps and use book actions, but nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot pay with this token here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your table follows an edition that does not accept this token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one of the new tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table, if you refresh tiles, you must take one of the new ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workshop has already given its reward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table nobody may enter an era II workshop that has already given its reward.</source>
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
        <source>The book that sets turn order comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player leading the score track chooses the book for this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It’s the opponent’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn up an opponent tile; your own turn follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not possible at this point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can do that only when an action, a book or a repopulation calls for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to decline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can decline only what an action offers. To finish your turn, choose End turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn is not over yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game continues once this turn has been played and ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dock is not a hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a dock you choose one of the ships moored there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are fighting the plague on a ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a dock you remove the ship’s cube with fire or take a rat token for it; you cannot remove cubes from hexes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are fighting the plague on a hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here you burn the cubes on the hex; you take rat tokens for those left when you end the fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your disc is already on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the last space a step only lifts your disc above the others, and none is above yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your disc has not reached that space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A book gives you an action when your disc enters the space that shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This space has no action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only book spaces that show an action give one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This action is no longer available.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A book action can be used once and is lost at the end of your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot take a book step now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your disc moves when an action shows the book; you may also buy a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no such workshop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You buy workshops with the Build action; then a citizen of the right class may move in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path does not fork here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose a branch with the move that takes the overseer to its second space or beyond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one space is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipping means passing over a space; from here the overseer can only move into the centre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarantine is not over yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizens leave their huts after production, at the end of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This citizen stays in quarantine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarantine lasts for the round of the rescue and the whole of the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another hut comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table citizens leave quarantine hut by hut, from hut 1 to hut 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It’s {who}’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns follow the turn order track: you act when your disc comes up.</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>There is nothing to do at the huts during the fight.</source>
            <translation>There is nothing to do at the huts during the fight.</translation>
        </message>
        <message>
            <source>Citizens enter a hut in the rescue, before the fight; hut upgrades come with the Build action, after it.</source>
            <translation>Citizens enter a hut in the rescue, before the fight; hut upgrades come with the Build action, after it.</translation>
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
        <source>The text below describes the default ruling, which is not used at this table.</source>
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
        <message>
            <source>Practise this</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>RuleHits</name>
    <message>
        <source>Best matches: %1</source>
        <translation type="unfinished"></translation>
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
        <source>Opening all the rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found in %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>%1 · %2</source>
            <extracomment>a book of rules, then its chapter</extracomment>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>RuleMarks</name>
    <message>
        <source>No bookmarks yet. Press B to bookmark the open rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the bookmark: %1</source>
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
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmark this rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the full rulebook here</source>
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
    <message>
        <source>Back to the previous rule</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>RulesPage</name>
    <message>
        <source>Choose a chapter on the left, or search for a word.</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>RulingCard</name>
    <message>
        <source>This table:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each table decides:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applies to games you start from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons always use the default ruling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your choice applies from now on in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>RulingChoice</name>
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
        <source>Lessons always use the default ruling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too late for this game: this ruling has already come into play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now: others are deciding in secret. This can be changed once everybody has finished.</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>RulingQuestion</name>
    <message>
        <source>Rule: %1</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>RulingsPage</name>
        <message>
            <source>Rulings</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>What your household decides here applies to games you start from now on. A game in progress keeps its own rulings.</source>
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
        <source>Ships with the same goods</source>
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
        <source>The two furthest overseers</source>
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
        <source>Popularity ranking</source>
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
        <source>Rank {n}</source>
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
        <source>Repopulation ranking</source>
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
        <source>Points in round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:token:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied on the book, so fire tokens decide: {n:fire:nom}</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>ScoreChart</name>
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
        <source>Go through this column</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>ScoreStory</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, your rank</source>
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
        <source>Repopulated districts</source>
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
        <source>Lieutenants left to use: %1 of %2</source>
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
        <source>Colour and emblem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Household language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanations for player %1</source>
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
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animation</source>
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
        <source>Without animation, pieces jump and leave a line showing where they came from.</source>
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
        <source>Table layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything in view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One scrolling column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic: one column if the text is larger than 130% or the window is small, otherwise everything in view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whichever is free</source>
        <extracomment>of a tincture</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get this colour in a new game unless somebody else there has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before a turn ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask if you can still do something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys without Ctrl or Alt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters, digits and symbols are shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only together with Alt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For anyone who uses speech input or tends to press keys by accident. Enter, Esc, the arrow keys and the function keys always work.</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>Tips in games</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show each tip once</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No tips</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A tip states a rule when it first matters, at most one each turn. On the “Learning progress” page you can have all tips shown again.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>HandOverSetting</name>
    <message>
        <source>When the turn passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line above the prompt</source>
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
        <source>It says whose turn it is and what has happened since that player’s last turn, in that player’s language.</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>PersonRemoval</name>
    <message>
        <source>Remove %1?</source>
        <extracomment>%1 is the name of a person of the household</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This person’s settings will be deleted. Saved games stay as they are.</source>
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
        <name>RulingsSetting</name>
        <message>
            <source>Open rules questions</source>
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
        <source>{n:district:nom} in random order: the A hexes for this number of players, plus one B hex picked at random. A port fills each corner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is still to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hexes that will extend the town wait face down, B before C, and so do the ships, sorted by number. With two players the ships with gems stay in the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hexes that will extend the town wait face down, B before C, and so do the ships, sorted by number: 1 comes first, 3 last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plague cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game uses {n:plague-cube:nom}. No other pieces ever run out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hut upgrades and carts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three stacks of hut upgrades and one stack of carts. You can buy the face-up tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three stacks of hut upgrades and two of carts. You can buy the face-up tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workshops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One stack of era I workshops for each class of citizen. The era II workshops wait for round V.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side b of the player board: each board is different, and they were dealt at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side a of the player board, the same for everybody: huts, workshops and three sectors for citizens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overseers and scroll board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three overseers stand near the centre, one for each class. The scroll board was dealt at random, side b up; its cubes start at the bottom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three overseers stand near the centre, one for each class. The cubes on the scroll board start at the bottom of their tracks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lieutenants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At home: {n:lieutenant:nom}, each worth one turn a round. You can earn two more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round marker stands on round I. The priority tile changes which book decides the turn order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round marker stands on round I. Each row shows what its round brings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles tell the opponent where to go and what to take. You compete with it only on the popularity book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In round I: {names}. On each book the discs lie in one stack, with the last player’s on top; later players start with a little more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A docking tile has named the port. The ship brings goods and a plague cube.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plague and citizens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wheel turns one step. Every district showing the same rat as the wheel’s window gets a plague cube, and a citizen of each class goes to every district of the colour the wheel gives it. Everything is ready.</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>SetupOverlay</name>
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
    <message>
        <source>Setup: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setup</source>
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
        <source>Square {n} of the sector ({citizen:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once per game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start of the path ({citizen:nom})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First space ({citizen:nom}): one of the two citizens next to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space {n} on the rim ({citizen:nom}): one citizen in the region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space {n} on the border ({citizen:nom}, {other:nom}): one citizen in each region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre: up to three citizens</source>
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
        <source>produces: {effect}</source>
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
        <source>gives: {effect}</source>
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
        <source>current player</source>
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
        <source>{n:lieutenant} left to use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tiles in the stack: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: space {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {n:point}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for an upgraded citizen also: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wheel turns that place plague cubes: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removing a plague cube costs {n:fire:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>burning a plague cube scores {n:point:acc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value on this tile was chosen for this program and is not the printed one: compare it with the tile in your box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the values on this tile come from your box</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>Spot</name>
    <message>
        <source>Mark %1 of the lesson</source>
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
        <source>Unknown language. Expected pl, cs, ru, de or en.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--size: expected at least 800x500.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user interface could not be loaded. Part of the program is missing or damaged; please reinstall it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show these options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no display for the window. Please start the program in a desktop session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No fonts are installed, so no text could be shown. Please install the packages fonts-paratype and fonts-vollkorn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tutor for board games set in the Middle Ages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language for this session: pl, cs, ru, de or en</source>
        <translation type="unfinished"></translation>
    </message>
        <message>
            <source>Saved games to open</source>
            <translation>Saved games to open</translation>
        </message>
    </context>
    <context>
        <name>StepCard</name>
    <message>
        <source>Lesson: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch: the hand makes the move and takes it back. Then it’s your turn.</source>
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
        <source>From now on: {question} – {answer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This move was not made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are only viewing this game. You can resume it from your saved games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can redo only what you have just undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an earlier position: you can only view it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device with the game did not accept it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody at this screen has to decide now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be done at the moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection to the device with the game is broken. The game goes on as soon as the connection is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is deciding on another device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes on as soon as {who} confirms it on another device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can undo only a move of your own that was the last one and revealed nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last move was made on another device; only there can it be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be tried out here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been tried out yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While something is tried out, the history shows only what has been done in the trial.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game stands on another device, and this one does not know what is hidden in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has moved on since then. Return to it, or try something out from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table shows an earlier position; only the current one can be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This applies now, but it is not saved with the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No moves have been made yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden information has been revealed, so this move stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumed: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has to decide, but that player’s device is not connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes on as soon as somebody takes the free seat: {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes on as soon as {who} is connected again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes on by itself; nobody has to decide anything now.</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>TableRules</name>
    <message numerus="yes">
        <source>Applies in %n place(s) now</source>
        <translation>
            <numerusform>Applies in %n place now</numerusform>
            <numerusform>Applies in %n places now</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not apply anywhere on the table now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>TableParts</name>
    <message>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>TableSpeech</name>
    <message>
        <source>The log is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log is open; nothing has happened yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log is open. Newest line: %1</source>
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
        <source>Terms in this rule</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>ThingCards</name>
    <message>
        <source>Right-click anything on the table to open its rule, or press ? for the focused item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to do here now. %1</source>
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
        <source>Trial: nothing here counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has moved on since then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trial: nothing here counts. Hidden tiles are drawn afresh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1 · %2, turn %3</source>
        <comment>A name, and which of that person's turns in the round</comment>
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
        <source>%1 %2</source>
        <comment>What, and how many more or fewer: rats +2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of the trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end of the trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the present</source>
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
        <source>View only: the game stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>What, how many before, how many after</comment>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>TimeSlider</name>
    <message>
        <source>Game history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The current position</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
        <context>
        <name>TipBubble</name>
        <message>
            <source>Tip</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tip: %1</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Close</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
        <context>
        <name>TogetherPage</name>
        <message>
            <source>Learn together</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A first round at one screen: each of you makes your own moves and reads your own language. What each of you learns is kept for each.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Players</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About %n minute(s)</source>
            <translation>
                <numerusform>About %n minute</numerusform>
                <numerusform>About %n minutes</numerusform>
            </translation>
        </message>
        <message>
            <source>You are on step %1 of %2</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Somebody has to sit somewhere.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Continue</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Start</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Start over</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Whoever sits here now goes on where the table stopped.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
        <context>
        <name>TogetherSeat</name>
        <message>
            <source>Nobody sits here yet</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The program makes these moves. Whoever comes later can take the seat during the lesson.</source>
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
        <source>Candlelight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the game history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule for this step</source>
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
        <source>New hexes in the stack</source>
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
        <source>Undo is not possible. %1</source>
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
    <message>
        <source>%1 (%2)</source>
        <comment>name of a button, its key</comment>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>VariantsMenu</name>
    <message>
        <source>Which do you mean?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
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
        <source>Plague comes to districts with the rat facing left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plague comes to districts with the rat facing right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plague comes to districts with the standing rat</source>
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
        <source>Enter a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This name is already in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This name cannot be saved now.</source>
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
        <source>These settings apply to everybody who has not made other choices. Anyone who enters a name at a table is remembered from then on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anything not set here follows the household’s settings.</source>
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
        <source>This screen belongs to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody</source>
        <extracomment>This screen is ...</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme, text size and layout follow the person playing alone, or otherwise the person this screen belongs to. When several people share a table, nothing moves as the turn passes: only the language, the explanations and the question before a turn ends follow the current player, and the animation is the calmest that anyone there has chosen.</source>
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
        <source>Export the game to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games (*.game)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games (*.game);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    </context>
    <context>
        <name>BoxPage</name>
    <message numerus="yes">
        <source>%1 of %n kinds found</source>
        <translation>
            <numerusform>%1 of %n kind found</numerusform>
            <numerusform>%1 of %n kinds found</numerusform>
        </translation>
    </message>
    </context>
    <context>
        <name>BoxPartRow</name>
    <message numerus="yes">
        <source>%n of each colour</source>
        <translation>
            <numerusform>%n of each colour</numerusform>
            <numerusform>%n of each colour</numerusform>
        </translation>
    </message>
    </context>
    <context>
        <name>LearntPage</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
        <message>
            <source>Tips in games</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>%n tip(s) shown so far</source>
            <extracomment>how many tips</extracomment>
            <translation>
                <numerusform>%n tip shown so far</numerusform>
                <numerusform>%n tips shown so far</numerusform>
            </translation>
        </message>
        <message>
            <source>Show all tips again</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>In your next games every tip appears once more.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Refresher: %n rule(s) due for review</source>
            <translation>
                <numerusform>Refresher: %n rule due for review</numerusform>
                <numerusform>Refresher: %n rules due for review</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>From your games: %n rule(s) to practise</source>
            <translation>
                <numerusform>From your games: %n rule to practise</numerusform>
                <numerusform>From your games: %n rules to practise</numerusform>
            </translation>
        </message>
        <message>
            <source>Ten questions</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
<context>
    <name>JoinedStrip</name>
    <message>
        <source>Table on another device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tables (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
