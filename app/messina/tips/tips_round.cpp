// SPDX-License-Identifier: GPL-3.0-or-later
// Tips about step 4, repopulation, books, the rounds and the score.
#include "app/messina/tips/tip_view.h"
#include "app/messina/words/names.h"

#include <algorithm>
#include <numeric>

namespace magister::messina {

namespace {

bool givesLieutenant(const Definition& definition, EffectIndex index) {
    const Effect& effect = definition.effect(index);
    return effect.kind == EffectKind::Lieutenant ||
           std::any_of(effect.children.begin(), effect.children.end(),
                       [&](EffectIndex child) { return givesLieutenant(definition, child); });
}

/// What the next round is ordered by. prep.order-book, prep.order-score-track, priority.tile
Priority nextPriority(const TipView& view) {
    return view.state.priorityTile ? view.definition.priorityTile[view.state.round]
                                   : view.definition.rounds[view.state.playerCount][view.state.round].priority;
}

std::optional<Book> bookOf(Priority priority) {
    switch (priority) {
    case Priority::Popularity:
        return Book::Popularity;
    case Priority::City:
        return Book::City;
    case Priority::Church:
        return Book::Church;
    default:
        return std::nullopt;
    }
}

/// The citizens that a district asks for stand ready in sectors and workshops. repop.citizens,
/// repop.upgraded-substitute
bool hasCitizensFor(const Player& player, const Hex& hex) {
    std::array<int, classCount> all{}, gold{};
    const auto count = [&](Citizen citizen) {
        if (citizen == Citizen::Nobody) return;
        ++all[at(classOf(citizen))];
        gold[at(classOf(citizen))] += isUpgraded(citizen);
    };
    std::for_each(player.squares.begin(), player.squares.end(), count);
    for (const WorkshopSlot& slot : player.workshops)
        count(slot.citizen);
    for (std::size_t c = 0; c < classCount; ++c)
        if (all[c] < hex.ordinary[c] + hex.gold[c] || gold[c] < hex.gold[c]) return false;
    return true;
}

QString roundTarget(int round) {
    return QStringLiteral("row:round-table/%1").arg(round);
}

} // namespace

std::optional<TipFound> tipBookReward(const TipView& view) {
    if (view.pointed != QLatin1String("button:end-turn")) return std::nullopt;
    const int reward = view.legal<UseBookAction>([](const UseBookAction& use) { return use.book == Book::Popularity; });
    return reward < 0 ? std::nullopt : std::optional(view.at(reward));
}

std::optional<TipFound> tipCityStep(const TipView& view) {
    const auto space = static_cast<std::size_t>(spaceAfter(view.definition, view.player(), Book::City));
    const auto& spaces = view.definition.books[at(Book::City)].spaces;
    if (!givesLieutenant(view.definition, spaces[space - 1].onArrival)) return std::nullopt;
    const int step = view.legal<BuyBookStep>([](const BuyBookStep& buy) { return buy.book == Book::City; });
    return step < 0 ? std::nullopt : std::optional(view.at(step));
}

std::optional<TipFound> tipOrderBook(const TipView& view) {
    if (view.state.solo() || view.state.round >= roundCount || !view.isLastTurn()) return std::nullopt;
    const auto book = bookOf(nextPriority(view));
    if (!book) return std::nullopt;
    const auto order = bookOrder(view.state, *book);
    const std::size_t last = view.state.playerCount - 1u;
    const int next = spaceAfter(view.definition, view.player(), *book);
    // On a shared space whoever comes later lies on top.
    if (order[last] != view.me || next == view.player().book(*book) ||
        next < view.state.players[order[last - 1]].book(*book))
        return std::nullopt;
    const int step = view.legal<BuyBookStep>([&](const BuyBookStep& buy) { return buy.book == *book; });
    if (step < 0) return std::nullopt;
    return TipFound{view.index.targetOf(step), {{"book", bookWord(*book)}}};
}

std::optional<TipFound> tipCart(const TipView& view) {
    const PlaceIndex place = view.state.turn.place;
    for (const Choice& choice : view.index.choices()) {
        if (!std::holds_alternative<Repopulate>(choice.command)) continue;
        if (!choice.refusal || choice.refusal->reason != Reason::NoCartReady || place == none) continue;
        const Hex& hex = view.definition.hexes[view.state.places[place].hex];
        if (hasCitizensFor(view.player(), hex) && (!hex.lieutenant || view.unused() > 0))
            return TipFound{view.nameOf(place), {}, {view.own("cart/")}};
    }
    return std::nullopt;
}

std::optional<TipFound> tipRepopulateInstead(const TipView& view) {
    if (!view.isLegal<Repopulate>() || !view.isLegal<UseHexAction>()) return std::nullopt;
    return TipFound{view.nameOf(view.state.turn.place), {}};
}

std::optional<TipFound> tipRepopulateRat(const TipView& view) {
    const int repopulate = view.legal<Repopulate>();
    if (repopulate < 0 || !view.pointsAt(repopulate) || view.state.places[view.state.turn.place].cubes == 0)
        return std::nullopt;
    return TipFound{view.nameOf(view.state.turn.place), {}};
}

std::optional<TipFound> tipTwoFlames(const TipView& view) {
    if (view.state.round < 2 || !view.isFirstTurn()) return std::nullopt;
    const RoundRow& before = view.definition.rounds[view.state.playerCount][view.state.round - 2u];
    if (view.row().firePerCube != 2 || before.firePerCube == 2) return std::nullopt;
    return TipFound{roundTarget(view.state.round), {{"n", view.row().firePerCube}, {"p", view.row().pointsPerCube}}};
}

std::optional<TipFound> tipWheelTwice(const TipView& view) {
    if (view.state.round >= roundCount || !view.isLastTurn()) return std::nullopt;
    const RoundRow& next = view.definition.rounds[view.state.playerCount][view.state.round];
    if (next.placements != 2 || view.row().placements == 2 || nextPriority(view) != Priority::Score)
        return std::nullopt;
    return TipFound{roundTarget(view.state.round + 1), {}};
}

std::optional<TipFound> tipLeftovers(const TipView& view) {
    const auto& tokens = view.player().tokens;
    if (view.state.round != roundCount || !view.isLastTurn()) return std::nullopt;
    if (std::accumulate(tokens.begin(), tokens.end(), 0) == 0) return std::nullopt;
    return TipFound{QStringLiteral("button:end-turn"), {}};
}

std::optional<TipFound> tipRats(const TipView& view) {
    constexpr int many = 5;
    const int rats = view.player().rats;
    if (rats < many) return std::nullopt;
    const auto& penalty = view.definition.ratPenalty;
    const int lost = penalty[std::min<std::size_t>(static_cast<std::size_t>(rats), penalty.size() - 1)];
    return TipFound{view.own("rats"), {{"n", rats}, {"p", lost}}};
}

} // namespace magister::messina
