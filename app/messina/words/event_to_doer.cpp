// SPDX-License-Identifier: GPL-3.0-or-later
// What the log tells of a player, said to that player.
#include "app/messina/words/event_text.h"

#include <QCoreApplication>

namespace magister::messina {

namespace {

constexpr SaidToDoer sentences[] = {
    {"It’s {who}’s turn.", QT_TRANSLATE_NOOP("EventToYou", "It’s your turn.")},
    {"{who} ends their turn.", QT_TRANSLATE_NOOP("EventToYou", "You end your turn.")},
    {"{who} sends out a lieutenant ({place:acc}).",
     QT_TRANSLATE_NOOP("EventToYou", "You send out a lieutenant ({place:acc}).")},
    {"{who} recalls a lieutenant.", QT_TRANSLATE_NOOP("EventToYou", "You recall a lieutenant.")},
    {"{who} gains a lieutenant.", QT_TRANSLATE_NOOP("EventToYou", "You gain a lieutenant.")},
    {"{who} gives up a lieutenant for the district.",
     QT_TRANSLATE_NOOP("EventToYou", "You give up a lieutenant for the district.")},
    {"{who} gets {n:token:acc}.", QT_TRANSLATE_NOOP("EventToYou", "You get {n:token:acc}.")},
    {"{who} pays {n:token:acc}.", QT_TRANSLATE_NOOP("EventToYou", "You pay {n:token:acc}.")},
    {"{who} loses {n:point:acc}.", QT_TRANSLATE_NOOP("EventToYou", "You lose {n:point:acc}.")},
    {"{who} scores {n:point:acc}.", QT_TRANSLATE_NOOP("EventToYou", "You score {n:point:acc}.")},
    {"{who} takes {n:rat:acc}.", QT_TRANSLATE_NOOP("EventToYou", "You take {n:rat:acc}.")},
    {"{who} takes one {citizen:nom} from the hex ({place:gen}) to hut {hut}, field I.",
     QT_TRANSLATE_NOOP("EventToYou", "You take one {citizen:nom} from the hex ({place:gen}) to hut {hut}, field I.")},
    {"{who} takes one {citizen:nom} from the hex ({place:gen}) to its sector.",
     QT_TRANSLATE_NOOP("EventToYou", "You take one {citizen:nom} from the hex ({place:gen}) to its sector.")},
    {"{who} takes one {citizen:nom} from the hex ({place:gen}) to workshop {workshop}.",
     QT_TRANSLATE_NOOP("EventToYou", "You take one {citizen:nom} from the hex ({place:gen}) to workshop {workshop}.")},
    {"{who} has no room: {n:citizen:nom} lost ({place:nom}).",
     QT_TRANSLATE_NOOP("EventToYou", "You have no room: {n:citizen:nom} lost ({place:nom}).")},
    {"{who} moves one {citizen:nom} to another square.",
     QT_TRANSLATE_NOOP("EventToYou", "You move one {citizen:nom} to another square.")},
    {"{who} moves one {citizen:nom} into workshop {workshop}.",
     QT_TRANSLATE_NOOP("EventToYou", "You move one {citizen:nom} into workshop {workshop}.")},
    {"{who} moves one {citizen:nom} from quarantine to workshop {workshop}.",
     QT_TRANSLATE_NOOP("EventToYou", "You move one {citizen:nom} from quarantine to workshop {workshop}.")},
    {"{who} moves one {citizen:nom} from quarantine to its sector.",
     QT_TRANSLATE_NOOP("EventToYou", "You move one {citizen:nom} from quarantine to its sector.")},
    {"{who} has no room for one {citizen:nom} after quarantine.",
     QT_TRANSLATE_NOOP("EventToYou", "You have no room for one {citizen:nom} after quarantine.")},
    {"{who} moves one {citizen:nom} back to town.",
     QT_TRANSLATE_NOOP("EventToYou", "You move one {citizen:nom} back to town.")},
    {"{who} has no room left, so the citizen stays in hut {hut}.",
     QT_TRANSLATE_NOOP("EventToYou", "You have no room left, so the citizen stays in hut {hut}.")},
    {"{who}: the citizen in hut {hut} moves from field I to field II.",
     QT_TRANSLATE_NOOP("EventToYou", "The citizen in your hut {hut} moves from field I to field II.")},
    {"{who} upgrades one {citizen:nom}.", QT_TRANSLATE_NOOP("EventToYou", "You upgrade one {citizen:nom}.")},
    {"{who} activates one {citizen:nom}.", QT_TRANSLATE_NOOP("EventToYou", "You activate one {citizen:nom}.")},
    {"{who}: the ship’s cube goes back to the supply.",
     QT_TRANSLATE_NOOP("EventToYou", "You return the ship’s cube to the supply.")},
    {"{who} burns a plague cube ({place:nom}).",
     QT_TRANSLATE_NOOP("EventToYou", "You burn a plague cube ({place:nom}).")},
    {"{who} burns the ship’s cube ({place:nom}).",
     QT_TRANSLATE_NOOP("EventToYou", "You burn the ship’s cube ({place:nom}).")},
    {"{who} moves to space {space} of the {book:nom}.",
     QT_TRANSLATE_NOOP("EventToYou", "You move to space {space} of the {book:nom}.")},
    {"{who} earns the action on space {space} ({book:nom}).",
     QT_TRANSLATE_NOOP("EventToYou", "You earn the action on space {space} ({book:nom}).")},
    {"{who} uses the action on space {space} ({book:nom}).",
     QT_TRANSLATE_NOOP("EventToYou", "You use the action on space {space} ({book:nom}).")},
    {"{who}: the action on space {space} lapses ({book:nom}).",
     QT_TRANSLATE_NOOP("EventToYou", "Your action on space {space} lapses ({book:nom}).")},
    {"{who} advances scroll track {track} to step {step}.",
     QT_TRANSLATE_NOOP("EventToYou", "You advance scroll track {track} to step {step}.")},
    {"{who} advances the {overseer:nom} to space {step} of its path.",
     QT_TRANSLATE_NOOP("EventToYou", "You advance the {overseer:nom} to space {step} of its path.")},
    {"{who} upgrades the {overseer:nom}.", QT_TRANSLATE_NOOP("EventToYou", "You upgrade the {overseer:nom}.")},
    {"{who} uses a hex action ({place:nom}).", QT_TRANSLATE_NOOP("EventToYou", "You use a hex action ({place:nom}).")},
    {"{who} buys a hut upgrade.", QT_TRANSLATE_NOOP("EventToYou", "You buy a hut upgrade.")},
    {"{who} places the upgrade on hut {hut}.", QT_TRANSLATE_NOOP("EventToYou", "You place the upgrade on hut {hut}.")},
    {"{who} buys a workshop ({citizen:nom}).", QT_TRANSLATE_NOOP("EventToYou", "You buy a workshop ({citizen:nom}).")},
    {"{who}: workshop {workshop} gives its reward.",
     QT_TRANSLATE_NOOP("EventToYou", "Your workshop {workshop} gives its reward.")},
    {"{who} buys a cart.", QT_TRANSLATE_NOOP("EventToYou", "You buy a cart.")},
    {"{who} uses a cart.", QT_TRANSLATE_NOOP("EventToYou", "You use a cart.")},
    {"{who} refreshes the hut upgrades on offer.",
     QT_TRANSLATE_NOOP("EventToYou", "You refresh the hut upgrades on offer.")},
    {"{who} refreshes the workshops on offer.", QT_TRANSLATE_NOOP("EventToYou", "You refresh the workshops on offer.")},
    {"{who} takes a ship ({goods:nom}).", QT_TRANSLATE_NOOP("EventToYou", "You take a ship ({goods:nom}).")},
    {"{who} repopulates a district ({place:acc}).",
     QT_TRANSLATE_NOOP("EventToYou", "You repopulate a district ({place:acc}).")},
    {"{who}: hut {n} produces.", QT_TRANSLATE_NOOP("EventToYou", "Your hut {n} produces.")},
    {"{who}: workshop {n} produces.", QT_TRANSLATE_NOOP("EventToYou", "Your workshop {n} produces.")},
    {"{who}, {source}: {n:point:nom}.", QT_TRANSLATE_NOOP("EventToYou", "Your score, {source}: {n:point:nom}.")},
    {"{who}: the rats push the popularity disc back to space {space}.",
     QT_TRANSLATE_NOOP("EventToYou", "The rats push your popularity disc back to space {space}.")},
};

} // namespace

std::span<const SaidToDoer> sentencesToDoer() {
    return sentences;
}

QString eventTextTo(const Scene& scene, PlayerIndex reader, const Event& event) {
    const ToldEvent told = toldEvent(scene, event);
    const char* own = told.source && actorOf(event) == reader ? saidToDoer(sentences, told.source) : nullptr;
    return own ? say(scene.language, "EventToYou", own, told.fields) : eventText(scene, event);
}

} // namespace magister::messina
