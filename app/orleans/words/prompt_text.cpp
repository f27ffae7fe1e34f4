// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/words/prompt_text.h"

#include "app/orleans/words/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister::orleans {

namespace {

QString ask(const Scene& scene, const char* source, const Fields& fields = {}) {
    return say(scene.language, "OrleansPrompt", source, fields);
}

QString result(const Scene& scene) {
    if (!scene.state.over()) return ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "The others are still choosing."));
    QStringList names;
    int points = 0;
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
        if (scene.state.winners >> p & 1) {
            names.append(seatName(scene, p));
            points = scene.state.players[p].points;
        }
    const Fields fields{{"names", joined(names)}, {"n", points}};
    return names.size() == 1
               ? ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "{names} wins with {n:point:nom}."), fields)
               : ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "{names} share the victory with {n:point:nom}."),
                     fields);
}

QString debt(const Scene& scene, const Prompt& prompt, const Player& player) {
    const Fields fields{{"n", prompt.amount}, {"owned", player.coins}};
    return player.coins > 0
               ? ask(scene,
                     QT_TRANSLATE_NOOP("OrleansPrompt", "You owe {n:coin:acc} and have {owned}: pay what you have first."),
                     fields)
               : ask(scene,
                     QT_TRANSLATE_NOOP("OrleansPrompt", "Torture: you are {n:coin:nom} short. Give something up for each missing coin."),
                     fields);
}

/// Somebody could be returned to the market: draw.retrieve.
bool hasPlaced(const Workforce& work) {
    return work.theatre.total() > 0 || std::any_of(work.places.begin(), work.places.end(), [](const Filling& place) { return place.filled() > 0; });
}

QString draw(const Scene& scene, const Player& player) {
    const int left = drawNumber(scene.definition, player) - player.drawn - player.retrieved;
    if (left <= 0) return ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "You have no draws left: choose Done."));
    const bool mayReturn = hasPlaced(player.work);
    if (player.bagTotal() == 0)
        return mayReturn
                   ? ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt",
                                                  "Your bag is empty: return followers to the market instead, or choose Done."))
                   : ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "Your bag is empty: choose Done."));
    return mayReturn ? ask(scene,
                           QT_TRANSLATE_NOOP("OrleansPrompt",
                                             "Draw up to {n:follower:gen}, or return some to the market instead."),
                           {{"n", left}})
                     : ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "Draw up to {n:follower:gen}."), {{"n", left}});
}

QString keep(const Scene& scene, const Prompt& prompt, const Player& player) {
    const Fields fields{{"followers", tokensText(scene, {player.hand.begin(), player.hand.size()})}};
    if (prompt.kind == PromptKind::KeepDrawn)
        return ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "Market or Gunpowder Tower? Place: {followers}."),
                   fields);
    return freeMarketSpaces(scene.definition, player) + freeTowerSpaces(scene.definition, player) > 0
               ? ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "Bathhouse: choose which follower to keep ({followers})."), fields)
               : ask(scene,
                     QT_TRANSLATE_NOOP("OrleansPrompt", "Bathhouse: there is no room, so they all go back to the bag ({followers})."),
                     fields);
}

QString stacks(const Scene& scene, std::uint8_t allowed) {
    return allowed == setOf(Stack::I)
               ? ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "Trader: choose a place tile from stack I."))
               : ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "Trader: choose a place tile from stack I or II."));
}

} // namespace

QString promptText(const Scene& scene, PlayerIndex player) {
    if (player == none || !scene.state.isAsked(player)) return result(scene);
    const Prompt& prompt = scene.state.question(player);
    const Player& me = scene.state.players[player];
    const Fields fields{
        {"place", prompt.place == none ? Word{QStringLiteral("place")} : placeWord(static_cast<PlaceId>(prompt.place))},
        {"event", eventWord(scene.state.event)}};
    switch (prompt.kind) {
    case PromptKind::None:
        return {};
    case PromptKind::RemoveTile:
        return ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "Return a place tile to the box or decline."));
    case PromptKind::TurnHourglass:
        return ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "Turn up the next hourglass tile."));
    case PromptKind::PayDebt:
        return debt(scene, prompt, me);
    case PromptKind::Draw:
        return draw(scene, me);
    case PromptKind::KeepDrawn:
    case PromptKind::KeepOne:
        return keep(scene, prompt, me);
    case PromptKind::Plan:
        return prompt.place == none
                   ? ask(scene,
                         QT_TRANSLATE_NOOP("OrleansPrompt", "Plan: put followers on action slots, then choose Done."))
                   : ask(scene,
                         QT_TRANSLATE_NOOP("OrleansPrompt", "Continue filling this place or confirm it: {place:nom}."),
                         fields);
    case PromptKind::PlaceTechnology:
        return ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "You may place new technology tiles on slots now."));
    case PromptKind::Act:
        if (prompt.place != none)
            return ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "Finish the action: {place:nom}."), fields);
        return activePlaces(scene.definition, me) > 0
                   ? ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "Use an active place or pass."))
                   : ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "None of your places is active: pass."));
    case PromptKind::Recruit:
        return ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "Choose which follower to recruit ({place:nom})."),
                   fields);
    case PromptKind::TakeTile:
        return stacks(scene, prompt.amount);
    case PromptKind::Travel:
        return ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "Choose your merchant’s route ({place:nom})."),
                   fields);
    case PromptKind::TakeGood:
        return ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "You may take one goods tile from the route."));
    case PromptKind::SendFollowers:
        return prompt.amount == 0
                   ? ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "Send a follower to a deed ({place:nom})."),
                         fields)
                   : ask(scene,
                         QT_TRANSLATE_NOOP("OrleansPrompt",
                                           "You may send another follower to a deed ({place:nom})."),
                         fields);
    case PromptKind::DeedReward:
        return ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "Choose your reward: coins or development."));
    case PromptKind::BuyDevelopment:
        return ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "How many coins will you turn into development points?"));
    case PromptKind::PayWare:
        return ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "Choose the goods tile you pay with ({place:nom})."), fields);
    case PromptKind::Bake:
        return ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "How much grain will you bake into bread?"));
    case PromptKind::TakeReward:
        return ask(scene,
                   QT_TRANSLATE_NOOP("OrleansPrompt", "Choose a track: you take the reward of your space on it again."));
    case PromptKind::MoveMerchant:
        return ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "Choose another player’s merchant and where it goes."));
    case PromptKind::ResolveEvent:
        return ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "The event takes effect now: {event:nom}."), fields);
    case PromptKind::Protect:
        return ask(
            scene,
            QT_TRANSLATE_NOOP("OrleansPrompt", "Return the monk from the Sacristy to the bag to be spared this event ({event:nom})?"),
            fields);
    case PromptKind::HandInFood:
        return ask(scene, QT_TRANSLATE_NOOP("OrleansPrompt", "Hand in one food tile."));
    }
    return {};
}

bool isTold(PromptKind kind) {
    return kind == PromptKind::TurnHourglass || kind == PromptKind::ResolveEvent;
}

Rule promptRule(const State& state, PlayerIndex player) {
    return player != none && state.isAsked(player) ? state.question(player).rule : Rule::EndAfterEighteen;
}

} // namespace magister::orleans
