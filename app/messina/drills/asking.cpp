// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/drills/asking.h"

#include <algorithm>

namespace magister::messina {

namespace {

struct Asked {
    const Definition& def;
    const State& state;
    PlayerIndex seat;

    const Player& me() const { return state.players[seat]; }
    bool somebody(const CitizenSpot& spot) const {
        switch (spot.kind) {
        case Spot::Square:
            return spot.index < squareCount && me().squares[spot.index] != Citizen::Nobody;
        case Spot::Hut:
            return spot.index < hutCount && me().huts[spot.index].citizen != Citizen::Nobody;
        case Spot::Workshop:
            return spot.index < me().workshops.size() && me().workshops[spot.index].citizen != Citizen::Nobody;
        case Spot::Nowhere:
            return false;
        }
        return false;
    }
    bool lieutenant(std::uint8_t index) const {
        const auto status = me().lieutenants[index].status;
        return status != LieutenantStatus::Supply && status != LieutenantStatus::Box;
    }
    /// All that could go are alike, so that it need not be said which one does.
    bool onlyOneKind() const {
        std::array<int, 2> kinds{};
        for (const Lieutenant& l : me().lieutenants) {
            kinds[0] += l.status == LieutenantStatus::Estate;
            kinds[1] += l.status == LieutenantStatus::Lying;
        }
        return (kinds[0] > 0) + kinds[1] == 1;
    }
    template <class P> static bool offered(const P& pile) { return !pile.empty(); }
    bool asks(PromptKind kind) const { return state.hasPrompt() && state.prompt().kind == kind; }

    template <class C> bool operator()(const C&) const { return true; }
    bool operator()(const Proceed&) const { return false; }
    bool operator()(const ChooseHex& c) const { return lieutenant(c.lieutenant); }
    bool operator()(const ChooseShip& c) const {
        const auto status = me().lieutenants[c.lieutenant].status;
        return state.docks[c.corner][c.bay].ship != none && onlyOneKind() &&
               (status == LieutenantStatus::Estate || status == LieutenantStatus::Lying);
    }
    bool operator()(const Recall& c) const {
        const auto status = me().lieutenants[c.lieutenant].status;
        return status == LieutenantStatus::Estate || status == LieutenantStatus::Lying;
    }
    bool operator()(const UseHexAction&) const { return state.turn.place != none; }
    bool operator()(const Repopulate&) const { return state.turn.place != none; }
    bool operator()(const UseBookAction& c) const {
        return c.space >= 1 && c.space <= def.books[static_cast<std::size_t>(c.book)].spaces.size();
    }
    bool operator()(const MoveIntoWorkshop& c) const { return somebody(c.from) && c.workshop < me().workshops.size(); }
    bool operator()(const ChooseEffect&) const { return asks(PromptKind::ChooseEffect); }
    bool operator()(const PayForEffect&) const { return asks(PromptKind::PayForEffect); }
    bool operator()(const ActivateCitizen& c) const {
        return c.square < squareCount && somebody({Spot::Square, c.square});
    }
    bool operator()(const UpgradeCitizen& c) const { return somebody(c.spot); }
    bool operator()(const UseAnyHex& c) const {
        return def.layout(state.playerCount).places[c.place].kind != PlaceKind::Dock;
    }
    bool operator()(const TakeHutUpgrade& c) const { return offered(state.huts[c.pile]); }
    bool operator()(const TakeWorkshop& c) const { return offered(state.workshops[c.pile]); }
    bool operator()(const TakeCart& c) const { return offered(state.carts[c.pile]); }
    bool operator()(const PlaceHutUpgrade&) const { return asks(PromptKind::PlaceHutUpgrade); }
    bool operator()(const ReturnCitizen& c) const { return somebody(c.from); }
    bool operator()(const GiveUpLieutenant& c) const {
        const auto status = me().lieutenants[c.lieutenant].status;
        return status == LieutenantStatus::Estate || status == LieutenantStatus::Lying;
    }
    bool operator()(const LeaveQuarantine& c) const {
        return c.to.kind != Spot::Hut && me().huts[c.hut].citizen != Citizen::Nobody;
    }
    bool operator()(const ChangeSquare& c) const { return somebody({Spot::Square, c.from}); }
};

EffectIndex squareEffect(const Definition& def, const State& state, PlayerIndex seat, std::uint8_t square) {
    return def.boards[state.players[seat].board].squares[square].action;
}

/// The same to a reader: the square of another citizen of that kind with the same action.
bool alike(const Definition& def, const State& state, PlayerIndex seat, const CitizenSpot& a, const CitizenSpot& b) {
    if (a.kind != b.kind) return false;
    if (a.kind != Spot::Square) return a.index == b.index;
    return sectorOf(a.index) == sectorOf(b.index) &&
           squareEffect(def, state, seat, a.index) == squareEffect(def, state, seat, b.index) &&
           state.players[seat].squares[a.index] == state.players[seat].squares[b.index];
}

} // namespace

bool canBeAsked(const Definition& definition, const State& state, PlayerIndex seat, const Command& command) {
    return std::visit(Asked{definition, state, seat}, command);
}

bool allowsInstead(const Command& refused, const Command& allowed) {
    return refused.index() == allowed.index();
}

bool soundAlike(const Definition& definition, const State& state, PlayerIndex seat, const Command& a,
                const Command& b) {
    if (a.index() != b.index()) return false;
    const auto spots = [&](const CitizenSpot& x, const CitizenSpot& y) { return alike(definition, state, seat, x, y); };
    if (const auto* x = std::get_if<RescueCitizen>(&a)) {
        const auto& y = std::get<RescueCitizen>(b);
        if (x->citizenClass != y.citizenClass || x->to.kind != y.to.kind) return false;
        // Whether the square is free is what is asked: only its action is named.
        if (x->to.kind == Spot::Square)
            return squareEffect(definition, state, seat, x->to.index) ==
                   squareEffect(definition, state, seat, y.to.index);
        return x->to.kind == Spot::Nowhere || x->to.index == y.to.index;
    }
    if (const auto* x = std::get_if<LeaveQuarantine>(&a)) {
        const auto& y = std::get<LeaveQuarantine>(b);
        if (x->hut != y.hut || x->to.kind != y.to.kind) return false;
        if (x->to.kind == Spot::Square)
            return squareEffect(definition, state, seat, x->to.index) ==
                   squareEffect(definition, state, seat, y.to.index);
        return x->to.kind == Spot::Nowhere || x->to.index == y.to.index;
    }
    if (const auto* x = std::get_if<UpgradeCitizen>(&a)) return spots(x->spot, std::get<UpgradeCitizen>(b).spot);
    if (const auto* x = std::get_if<ReturnCitizen>(&a)) return spots(x->from, std::get<ReturnCitizen>(b).from);
    if (const auto* x = std::get_if<ActivateCitizen>(&a))
        return spots({Spot::Square, x->square}, {Spot::Square, std::get<ActivateCitizen>(b).square});
    if (const auto* x = std::get_if<MoveIntoWorkshop>(&a)) {
        const auto& y = std::get<MoveIntoWorkshop>(b);
        return x->workshop == y.workshop && spots(x->from, y.from);
    }
    if (const auto* x = std::get_if<ChangeSquare>(&a)) {
        const auto& y = std::get<ChangeSquare>(b);
        return spots({Spot::Square, x->from}, {Spot::Square, y.from}) &&
               squareEffect(definition, state, seat, x->to) == squareEffect(definition, state, seat, y.to);
    }
    if (const auto* x = std::get_if<ChooseHex>(&a)) {
        const auto& y = std::get<ChooseHex>(b);
        const Lieutenant& l = state.players[seat].lieutenants[x->lieutenant];
        const Lieutenant& m = state.players[seat].lieutenants[y.lieutenant];
        return x->place == y.place && l.status == m.status && l.place == m.place;
    }
    if (const auto* x = std::get_if<ChooseShip>(&a)) {
        const auto& y = std::get<ChooseShip>(b);
        const auto ship = [&](const ChooseShip& c) { return state.docks[c.corner][c.bay].ship; };
        return x->corner == y.corner && ship(*x) != none && ship(y) != none &&
               definition.ships[ship(*x)].goods == definition.ships[ship(y)].goods;
    }
    if (const auto* x = std::get_if<AdvanceOverseer>(&a)) {
        const auto& y = std::get<AdvanceOverseer>(b);
        if (x->citizenClass != y.citizenClass) return false;
        const Overseer& o = state.players[seat].overseer(x->citizenClass);
        const bool forks = o.step < forkStep && o.step + (x->skip ? 2 : 1) >= forkStep;
        const bool forksToo = o.step < forkStep && o.step + (y.skip ? 2 : 1) >= forkStep;
        if (forks || forksToo) return forks == forksToo && x->branch == y.branch;
        const auto changes = [&](const AdvanceOverseer& c) { return o.step >= forkStep && c.branch != o.branch; };
        return x->skip == y.skip && changes(*x) == changes(y);
    }
    if (const auto* x = std::get_if<BurnCubes>(&a)) {
        const auto& y = std::get<BurnCubes>(b);
        return x->payment == y.payment && x->here == y.here && x->neighbour == y.neighbour;
    }
    return a == b;
}

std::vector<Command> unlistedCommands(Rule rule, const Definition& definition, const State& state, PlayerIndex seat) {
    std::vector<Command> list;
    const Player& me = state.players[seat];
    const auto asks = [&](PromptKind kind) {
        return state.hasPrompt() && state.toAct() == seat && state.prompt().kind == kind;
    };
    const auto isWanted = [&](std::uint8_t workshop, Citizen citizen) {
        return citizen != Citizen::Nobody && me.workshops[workshop].citizen == Citizen::Nobody &&
               definition.workshops[me.workshops[workshop].tile].citizenClass == classOf(citizen);
    };
    switch (rule) {
    case Rule::FireShipNoNeighbour:
        if (!asks(PromptKind::FightShip)) break;
        for (PlaceIndex place = 0; place < definition.layout(state.playerCount).places.size(); ++place)
            if (state.places[place].cubes > 0) list.push_back(BurnCubes{FirePayment::BigFire, 1, place});
        break;
    case Rule::FireMix:
        if (asks(PromptKind::Fight) && me.token(Token::Fire) > 0 && me.token(Token::BigFire) > 0 &&
            definition.rounds[state.playerCount][state.round - 1u].firePerCube == 2)
            list.push_back(BurnCubes{FirePayment::FireAndBigFire, 1, none});
        break;
    case Rule::CitizenFixedSquare:
        if (!asks(PromptKind::Act)) break;
        for (SquareIndex from = 0; from < squareCount; ++from)
            for (SquareIndex to = 0; to < squareCount; ++to)
                if (me.squares[from] != Citizen::Nobody && me.squares[to] == Citizen::Nobody &&
                    sectorOf(from) == sectorOf(to))
                    list.push_back(ChangeSquare{from, to});
        break;
    case Rule::WorkshopNotFromElsewhere:
        for (std::uint8_t w = 0; w < me.workshops.size(); ++w)
            for (std::uint8_t hut = 0; hut < hutCount; ++hut)
                if (isWanted(w, me.huts[hut].citizen)) list.push_back(MoveIntoWorkshop{{Spot::Hut, hut}, w});
        break;
    case Rule::CitizenNoReturn:
        for (std::uint8_t w = 0; w < me.workshops.size(); ++w)
            for (std::uint8_t from = 0; from < me.workshops.size(); ++from)
                if (isWanted(w, me.workshops[from].citizen))
                    list.push_back(MoveIntoWorkshop{{Spot::Workshop, from}, w});
        break;
    default:
        break;
    }
    return list;
}

bool isTold(const Event& event) {
    return !std::holds_alternative<PromptOpened>(event) && !std::holds_alternative<PromptClosed>(event) &&
           !std::holds_alternative<PromptChanged>(event);
}

} // namespace magister::messina
