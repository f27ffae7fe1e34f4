// SPDX-License-Identifier: GPL-3.0-or-later
// Wrong statements that look like right ones.
#include "app/drills/mistakes.h"
#include "app/messina/drills/claims.h"

#include <algorithm>

namespace magister::messina {

namespace {

/// One overload an event that can be mistaken.
struct Mistaker : MistakesOf<Event> {
    const Definition& def;
    const State& before;

    const Layout& layout() const { return def.layout(before.playerCount); }
    bool inTown(PlaceIndex place) const { return layout().isTownHex(place) && before.places[place].hex != none; }

    template <class E> void otherPlaces(const E& event) {
        if (amountsOnly) return;
        for (PlaceIndex place = 0; place < layout().places.size(); ++place)
            if (place != event.place && inTown(place)) {
                E other = event;
                other.place = place;
                out.push_back(other);
            }
    }
    template <class E> void otherClasses(const E& event) { others(event, &E::citizenClass, allClasses); }
    template <class E> void otherTokens(const E& event) {
        amounts(event, &E::amount, 1);
        others(event, &E::token, allTokens);
    }

    template <class E> void operator()(const E&) {}
    void operator()(const TurnStarted& e) { otherPlayers(e, before.seats()); }
    void operator()(const TokensGained& e) { otherTokens(e); }
    void operator()(const TokensPaid& e) { otherTokens(e); }
    void operator()(const PointsScored& e) {
        const int sign = e.amount < 0 ? -1 : 1;
        for (const int by : {1, -1, 2, 3})
            if (const int amount = std::abs(e.amount) + by; amount > 0)
                out.push_back(PointsScored{e.rule, e.player, static_cast<std::int16_t>(sign * amount)});
        otherPlayers(e, before.playerCount);
    }
    void operator()(const RatsTaken& e) { amounts(e, &RatsTaken::amount, 1); }
    void operator()(const CitizenRescued& e) {
        otherClasses(e);
        if (amountsOnly) return;
        for (std::uint8_t hut = 0; hut < hutCount; ++hut)
            if (e.to.kind != Spot::Hut || e.to.index != hut)
                out.push_back(CitizenRescued{e.rule, e.player, e.place, e.citizenClass, {Spot::Hut, hut}});
        if (e.to.kind != Spot::Square)
            out.push_back(
                CitizenRescued{e.rule,
                               e.player,
                               e.place,
                               e.citizenClass,
                               {Spot::Square, static_cast<std::uint8_t>(static_cast<int>(e.citizenClass) * 6)}});
    }
    void operator()(const CitizensLost& e) {
        amounts(e, &CitizensLost::amount, 1);
        otherClasses(e);
        otherPlaces(e);
    }
    void operator()(const CitizenMoved& e) {
        if (amountsOnly) return;
        for (std::uint8_t w = 0; w < before.players[e.player].workshops.size(); ++w)
            if (e.to.kind != Spot::Workshop || e.to.index != w)
                out.push_back(CitizenMoved{e.rule, e.player, e.citizen, e.from, {Spot::Workshop, w}});
        if (e.to.kind == Spot::Workshop && e.from.kind == Spot::Hut)
            out.push_back(
                CitizenMoved{e.rule,
                             e.player,
                             e.citizen,
                             e.from,
                             {Spot::Square, static_cast<std::uint8_t>(static_cast<int>(classOf(e.citizen)) * 6)}});
    }
    void operator()(const CitizenUpgraded& e) {
        if (amountsOnly) return;
        for (const CitizenClass c : allClasses)
            if (c != classOf(e.citizen)) out.push_back(CitizenUpgraded{e.rule, e.player, citizenOf(c), e.spot});
    }
    void operator()(const QuarantineAdvanced& e) {
        if (amountsOnly) return;
        for (std::uint8_t hut = 0; hut < hutCount; ++hut)
            if (hut != e.hut) out.push_back(QuarantineAdvanced{e.rule, e.player, hut});
        otherPlayers(e, before.playerCount);
    }
    void operator()(const CubeRemoved& e) {
        if (e.bay == none) otherPlaces(e);
    }
    void operator()(const CubePlaced& e) { otherPlaces(e); }
    void operator()(const CitizensArrived& e) {
        otherPlaces(e);
        otherClasses(e);
    }
    void operator()(const HexAdded& e) {
        if (amountsOnly) return;
        for (std::size_t i = 0; i < extensionCount; ++i)
            if (const PlaceIndex place = layout().extension(i); place != e.place && before.places[place].hex == none)
                out.push_back(HexAdded{e.rule, place, e.hex});
    }
    void operator()(const DiscMoved& e) {
        const int from = before.players[e.player].book(e.book);
        const auto spaces = static_cast<int>(def.books[static_cast<std::size_t>(e.book)].spaces.size());
        for (const int to : {e.to + 1, e.to - 1, e.to + 2})
            if (to > from && to <= spaces)
                out.push_back(DiscMoved{e.rule, e.player, e.book, static_cast<std::uint8_t>(to)});
        if (amountsOnly) return;
        for (const Book book : allBooks)
            if (const int to = before.players[e.player].book(book) + 1;
                book != e.book && to <= static_cast<int>(def.books[static_cast<std::size_t>(book)].spaces.size()))
                out.push_back(DiscMoved{e.rule, e.player, book, static_cast<std::uint8_t>(to)});
    }
    void operator()(const BookActionEarned& e) { others(e, &BookActionEarned::book, allBooks); }
    void operator()(const BookActionLapsed& e) { others(e, &BookActionLapsed::book, allBooks); }
    void operator()(const ScrollAdvanced& e) {
        if (e.to < 4) out.push_back(ScrollAdvanced{e.rule, e.player, e.track, static_cast<std::uint8_t>(e.to + 1)});
        if (amountsOnly) return;
        for (std::uint8_t track = 0; track < 3; ++track)
            if (const int to = before.players[e.player].scroll[track] + 1; track != e.track && to <= 4)
                out.push_back(ScrollAdvanced{e.rule, e.player, track, static_cast<std::uint8_t>(to)});
    }
    void operator()(const OverseerAdvanced& e) {
        for (const int step : {e.step + 1, e.step + 2})
            if (step <= 6)
                out.push_back(
                    OverseerAdvanced{e.rule, e.player, e.citizenClass, static_cast<std::uint8_t>(step), e.branch});
        otherClasses(e);
    }
    void operator()(const OverseerUpgraded& e) { otherClasses(e); }
    void operator()(const RoundStarted& e) {
        for (const int round : {e.round - 1, e.round + 1, e.round - 2, e.round + 2})
            if (round >= 1 && round <= static_cast<int>(roundCount))
                out.push_back(RoundStarted{e.rule, static_cast<std::uint8_t>(round)});
    }
    void operator()(const StageReached& e) {
        if (amountsOnly) return;
        for (const Stage stage : allOf<Stage>)
            if (stage != e.stage && stage != before.stage) out.push_back(StageReached{e.rule, stage});
    }
    void operator()(const TurnOrderSet& e) {
        if (amountsOnly) return;
        TurnOrderSet other = e;
        const auto last = other.order.begin() + static_cast<std::ptrdiff_t>(before.seats());
        std::sort(other.order.begin(), last);
        do {
            if (other.order != e.order) out.push_back(other);
        } while (std::next_permutation(other.order.begin(), last));
    }
    void operator()(const WheelTurned& e) {
        if (amountsOnly) return;
        for (const Rat rat : allOf<Rat>)
            for (std::uint8_t position = 0; position < def.wheel.size(); ++position)
                if (def.wheel[position].rat == rat && rat != def.wheel[e.position].rat) {
                    out.push_back(WheelTurned{e.rule, position});
                    break;
                }
    }
    void operator()(const DiscPushedBack& e) { amounts(e, &DiscPushedBack::to, 1); }
    void operator()(const GameEnded& e) {
        if (!before.solo()) otherWinners(e, before.playerCount);
    }
    void operator()(const OpponentReadied& e) { amounts(e, &OpponentReadied::count, 1); }
    void operator()(const ShipTaken& e) {
        if (amountsOnly) return;
        for (const Goods goods : allOf<Goods>)
            for (TileIndex ship = 0; ship < def.ships.size(); ++ship)
                if (def.ships[ship].goods == goods && goods != def.ships[e.ship].goods) {
                    out.push_back(ShipTaken{e.rule, e.player, e.corner, e.bay, ship});
                    break;
                }
    }
};

} // namespace

std::vector<Event> mistaken(const Definition& definition, const State& before, const Event& event, Random& random,
                            bool amountsOnly) {
    std::vector<Event> list;
    std::visit(Mistaker{{list, amountsOnly}, definition, before}, event);
    return shuffled(std::move(list), random);
}

std::vector<Event> otherClaims(const Definition& definition, const State& before, PlayerIndex player, Random& random) {
    std::vector<Event> list;
    const Player& me = before.players[player];
    const Rule rule{};
    for (const Book book : allBooks)
        if (const int to = me.book(book) + 1;
            to <= static_cast<int>(definition.books[static_cast<std::size_t>(book)].spaces.size()))
            list.push_back(DiscMoved{rule, player, book, static_cast<std::uint8_t>(to)});
    const bool turns = before.stage == Stage::Turns;
    if (turns) {
        list.push_back(RatsTaken{rule, player, 1});
        list.push_back(PointsScored{rule, player, 2});
        list.push_back(TokensPaid{rule, player, Token::Coin, 1});
        list.push_back(LieutenantRecalled{rule, player, 0});
        for (PlayerIndex p = 0; p < before.seats(); ++p)
            if (p != before.turn.player) list.push_back(TurnStarted{rule, p});
        const Turn& turn = before.turn;
        if (turn.place != none && turn.bay == none)
            for (const CitizenClass c : allClasses)
                if (before.places[turn.place].citizens[static_cast<std::size_t>(c)] > 0)
                    list.push_back(CitizensLost{rule, player, turn.place, c, 1});
    } else if (before.stage == Stage::Scoring) {
        for (PlayerIndex p = 0; p < before.playerCount; ++p)
            for (const int back : {1, 2, 3})
                if (const int to = before.players[p].book(Book::Popularity) - back; to >= 1)
                    list.push_back(DiscPushedBack{rule, p, static_cast<std::uint8_t>(to)});
    } else {
        list.push_back(CartsReadied{});
        list.push_back(LieutenantsLaidDown{});
        list.push_back(PlacementSkipped{});
        list.push_back(DockingReshuffled{});
        list.push_back(LateWorkshopsOpened{});
        if (before.round < roundCount) list.push_back(RoundStarted{rule, static_cast<std::uint8_t>(before.round + 1)});
    }
    list.push_back(TokensGained{rule, player, Token::Coin, 1});
    list.push_back(TokensGained{rule, player, Token::Wood, 1});
    list.push_back(PointsScored{rule, player, 1});
    for (std::uint8_t hut = 0; hut < hutCount; ++hut)
        if (me.huts[hut].field == 1) list.push_back(QuarantineAdvanced{rule, player, hut});
    return shuffled(std::move(list), random);
}

} // namespace magister::messina
