// SPDX-License-Identifier: GPL-3.0-or-later
// What the log tells of a player, said to that player.
#include "app/orleans/words/event_text.h"

#include <QCoreApplication>

namespace magister::orleans {

namespace {

constexpr SaidToDoer sentences[] = {
    {"It’s {who}’s turn.", QT_TRANSLATE_NOOP("OrleansEventToYou", "It’s your turn.")},
    {"{who} turns up an hourglass tile: {event:nom}.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You turn up an hourglass tile: {event:nom}.")},
    {"{who} gets {n:coin:acc}.", QT_TRANSLATE_NOOP("OrleansEventToYou", "You get {n:coin:acc}.")},
    {"{who} pays {n:coin:acc}.", QT_TRANSLATE_NOOP("OrleansEventToYou", "You pay {n:coin:acc}.")},
    {"{who} pays {n:coin:acc} to {other}.", QT_TRANSLATE_NOOP("OrleansEventToYou", "You pay {n:coin:acc} to {other}.")},
    {"The treasury is empty: {who} does not get {n:coin:acc}.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "The treasury is empty: you do not get {n:coin:acc}.")},
    {"{who} has no followers to draw.", QT_TRANSLATE_NOOP("OrleansEventToYou", "You have no followers to draw.")},
    {"{who} gives up a draw and returns one follower to the market: {follower} ({place:nom}).",
     QT_TRANSLATE_NOOP("OrleansEventToYou",
                       "You give up a draw and return one follower to the market: {follower} ({place:nom}).")},
    {"{who} uses a place: {place:nom}.", QT_TRANSLATE_NOOP("OrleansEventToYou", "You use a place: {place:nom}.")},
    {"{who} returns the followers from a place to the bag: {place:nom}.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You return the followers from a place to the bag: {place:nom}.")},
    {"{who} passes.", QT_TRANSLATE_NOOP("OrleansEventToYou", "You pass.")},
    {"{who} recruits one {follower:nom}.", QT_TRANSLATE_NOOP("OrleansEventToYou", "You recruit one {follower:nom}.")},
    {"{who} advances to space {n} of the {track:nom}.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You advance to space {n} of the {track:nom}.")},
    {"{who} gets {good:acc} from the goods market.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You get {good:acc} from the goods market.")},
    {"{who} takes {good:acc} from the route.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You take {good:acc} from the route.")},
    {"{who} gives up {good:acc}, which is removed from the game.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You give up {good:acc}, which is removed from the game.")},
    {"{who} hands in {good:acc}.", QT_TRANSLATE_NOOP("OrleansEventToYou", "You hand in {good:acc}.")},
    {"{who} bakes grain into bread: {n}.", QT_TRANSLATE_NOOP("OrleansEventToYou", "You bake grain into bread: {n}.")},
    {"{who} gets a technology tile.", QT_TRANSLATE_NOOP("OrleansEventToYou", "You get a technology tile.")},
    {"{who} places a technology tile ({place:nom}).",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You place a technology tile ({place:nom}).")},
    {"{who} takes a place tile: {place:nom}.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You take a place tile: {place:nom}.")},
    {"{who} is already at the end of the development track.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You are already at the end of the development track.")},
    {"{who} gets {n:development-point:acc} and is now on space {space}.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You get {n:development-point:acc} and are now on space {space}.")},
    {"{who} loses {n:development-point:acc} and is now on space {space}.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You lose {n:development-point:acc} and are now on space {space}.")},
    {"{who} takes a citizen tile for having the most trading stations on the map.",
     QT_TRANSLATE_NOOP("OrleansEventToYou",
                       "You take a citizen tile for having the most trading stations on the map.")},
    {"{who} takes a citizen tile: {from:nom}.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You take a citizen tile: {from:nom}.")},
    {"{who} takes nothing from the route.", QT_TRANSLATE_NOOP("OrleansEventToYou", "You take nothing from the route.")},
    {"{who} builds a trading station: {town:nom}.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You build a trading station: {town:nom}.")},
    {"{who} sends one {follower:nom} from the Gunpowder Tower to a deed ({deed:nom}).",
     QT_TRANSLATE_NOOP("OrleansEventToYou",
                       "You send one {follower:nom} from the Gunpowder Tower to a deed ({deed:nom}).")},
    {"{who} sends one {follower:nom} to a deed ({deed:nom}).",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You send one {follower:nom} to a deed ({deed:nom}).")},
    {"{who} returns the monk from the Sacristy to the bag and is spared this event: {event:nom}.",
     QT_TRANSLATE_NOOP("OrleansEventToYou",
                       "You return the monk from the Sacristy to the bag and are spared this event: {event:nom}.")},
    {"{who} is spared this event: {event:nom}.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You are spared this event: {event:nom}.")},
    {"{who} draws for the Plague: {follower}. No follower is lost.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You draw for the Plague: {follower}. No follower is lost.")},
    {"{who} loses a follower to the Plague: {follower}.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You lose a follower to the Plague: {follower}.")},
    {"{who} owes {n:coin:acc} and cannot pay: torture.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You owe {n:coin:acc} and cannot pay: torture.")},
    {"{who} has nothing left to give up. Still unpaid: {n:coin:nom}.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You have nothing left to give up. Still unpaid: {n:coin:nom}.")},
    {"{who} gives up a trading station from their supply.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You give up a trading station from your supply.")},
    {"{who} gives up a trading station: {town:nom}.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You give up a trading station: {town:nom}.")},
    {"{who} gives up a follower from the bag: {follower}.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You give up a follower from the bag: {follower}.")},
    {"{who} gives up a place tile: {place:nom}.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You give up a place tile: {place:nom}.")},
    {"{who} gives up a technology tile that has not been placed.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You give up a technology tile that has not been placed.")},
    {"{who} gives up a technology tile: {place:nom}.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You give up a technology tile: {place:nom}.")},
    {"The start player is now {who}.", QT_TRANSLATE_NOOP("OrleansEventToYou", "You are now the start player.")},
    {"{who} – {label}: {n:point:nom}.", QT_TRANSLATE_NOOP("OrleansEventToYou", "Your score, {label}: {n:point:nom}.")},
    {"{who} travels by water to {town:gen}.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You travel by water to {town:gen}.")},
    {"{who} travels by road to {town:gen}.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You travel by road to {town:gen}.")},
    {"{who} sends {other}’s merchant by water to {town:gen}.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You send {other}’s merchant by water to {town:gen}.")},
    {"{who} sends {other}’s merchant by road to {town:gen}.",
     QT_TRANSLATE_NOOP("OrleansEventToYou", "You send {other}’s merchant by road to {town:gen}.")},
};

} // namespace

std::span<const SaidToDoer> sentencesToDoer() {
    return sentences;
}

QString eventTextTo(const Scene& scene, PlayerIndex reader, const Event& event) {
    const ToldEvent told = toldEvent(scene, event);
    const char* own = told.source && actorOf(event) == reader ? saidToDoer(sentences, told.source) : nullptr;
    return own ? say(scene.language, "OrleansEventToYou", own, told.fields) : eventText(scene, event);
}

} // namespace magister::orleans
