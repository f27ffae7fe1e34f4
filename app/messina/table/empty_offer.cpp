// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/empty_offer.h"

#include "app/messina/words/effect_text.h"
#include "app/messina/words/names.h"

#include "engine/messina/game.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <tuple>

namespace magister::messina {

namespace {

template <class... Kinds> bool isOneOfThese(const Command& command) {
    return (std::holds_alternative<Kinds>(command) || ...);
}

std::vector<Choice> legalAnswers(const Definition& definition, const State& state) {
    return choices(definition, state, state.toAct(), Listing::LegalOnly);
}

/// How high a price is, then how far out of reach.
auto height(const Player& me, const Cost& cost) {
    const int missing = std::max(0, cost.coin - me.token(Token::Coin)) + std::max(0, cost.wood - me.token(Token::Wood));
    return std::tuple(cost.coin + cost.wood, missing);
}

/// The price of the cheapest open tile; nothing where the player can pay for it and is kept from it by something else, or
/// where none lies open.
std::optional<Cost> lowestPrice(const Definition& definition, const State& state, const Player& me) {
    std::optional<Cost> best;
    const auto look = [&](const auto& piles, const auto& tiles) {
        for (const auto& pile : piles) {
            if (pile.empty()) continue;
            const Cost& cost = tiles[pile.back()].cost;
            if (!best || height(me, cost) < height(me, *best)) best = cost;
        }
    };
    look(state.huts, definition.hutUpgrades);
    look(state.workshops, definition.workshops);
    look(state.carts, definition.carts);
    return best && std::get<1>(height(me, *best)) > 0 ? best : std::nullopt;
}

using Tokens = std::array<std::uint8_t, tokenCount>;

QString counted(const Scene& scene, const Tokens& asked, bool owned) {
    const Player& me = scene.state.players[scene.state.toAct()];
    QStringList texts;
    for (const Token token : allTokens)
        if (const int n = asked[static_cast<std::size_t>(token)])
            texts.append(scene.language.count(tokenWord(token).key, owned ? me.token(token) : n, QStringLiteral("acc")));
    return joined(texts);
}

QString missing(const Scene& scene, const char* source, const Tokens& price) {
    return say(scene.language, "Preview", source,
               {{"price", counted(scene, price, false)}, {"owned", counted(scene, price, true)}});
}

} // namespace

bool offersNothing(const Definition& definition, const State& state) {
    if (!state.hasPrompt() || state.toAct() == none) return false;
    const auto legal = legalAnswers(definition, state);
    const auto is = [&](auto kinds) {
        return std::any_of(legal.begin(), legal.end(), [&](const Choice& choice) { return kinds(choice.command); });
    };
    return is(isOneOfThese<Decline>) && !is([](const Command& command) {
        return !isOneOfThese<Decline, RefreshTiles, MoveIntoWorkshop, ChangeSquare, BuyBookStep, UseBookAction>(command);
    });
}

bool bringsNothing(const Definition& definition, const State& state, const Command& command) {
    if (!std::holds_alternative<ChooseEffect>(command)) return false;
    const PlayerIndex player = state.toAct();
    const Decision decision = decide(definition, state, player, command);
    const auto* accepted = std::get_if<Accepted>(&decision);
    return accepted && accepted->state.players[player] == state.players[player] &&
           accepted->state.toAct() == player && offersNothing(definition, accepted->state);
}

QString emptyOfferText(const Scene& scene) {
    const Prompt& prompt = scene.state.prompt();
    const Player& me = scene.state.players[scene.state.toAct()];
    if (prompt.kind == PromptKind::PayForEffect)
        return missing(scene,
                       QT_TRANSLATE_NOOP("Preview", "Then you can only decline: the action costs {price}, and you have {owned}."),
                       scene.definition.effect(prompt.effect).tokens);
    const std::optional<Cost> price = prompt.kind == PromptKind::Build
                                          ? lowestPrice(scene.definition, scene.state, me)
                                          : std::nullopt;
    if (!price)
        return say(scene.language, "Preview",
                   QT_TRANSLATE_NOOP("Preview", "Then you can only decline: nothing that the action offers is possible now."));
    const auto legal = legalAnswers(scene.definition, scene.state);
    const bool refreshes = std::any_of(legal.begin(), legal.end(), [](const Choice& choice) {
        return std::holds_alternative<RefreshTiles>(choice.command);
    });
    return missing(scene,
                   refreshes ? QT_TRANSLATE_NOOP("Preview", "Then you can only refresh tiles or decline: the cheapest tile "
                                                            "costs {price}, and you have {owned}.")
                             : QT_TRANSLATE_NOOP("Preview", "Then you can only decline: the cheapest tile costs {price}, "
                                                            "and you have {owned}."),
                   {price->coin, price->wood, 0, 0});
}

} // namespace magister::messina
