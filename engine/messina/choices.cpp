// SPDX-License-Identifier: GPL-3.0-or-later
// Candidates for the open prompt. Legality is asked of `refuse` alone.
#include "engine/messina/transaction.h"

namespace magister::messina {

namespace {

struct Lister {
    const View& view;
    Listing listing;
    std::vector<Choice>& out;

    bool everything() const { return listing == Listing::WithRefused; }

    template <class C> void offer(const C& command) {
        auto no = refuse(view, command);
        if (!no || everything()) out.push_back({command, no});
    }

    bool distinctLieutenant(std::uint8_t index) const {
        const auto& all = view.player().lieutenants;
        if (!isUnused(all[index])) return false;
        if (all[index].status != LieutenantStatus::Estate) return true;
        for (std::uint8_t i = 0; i < index; ++i) // lieutenants at home are interchangeable
            if (all[i].status == LieutenantStatus::Estate) return false;
        return true;
    }

    void turns() {
        for (std::uint8_t l = 0; l < lieutenantCount; ++l) {
            if (view.player().lieutenants[l].status == LieutenantStatus::Supply) continue;
            if (!everything() && (!distinctLieutenant(l) || refuseLieutenant(view, l))) continue;
            const auto costs = everything() ? std::array<std::uint8_t, maxPlaces>{}
                                            : moveCosts(view.def, view.state, view.me, l);
            hexes(l, costs);
            ships(l, costs);
            offer(Recall{l});
        }
    }

    using Costs = std::array<std::uint8_t, maxPlaces>;

    /// The longest of all lists: the lieutenant is judged once, each hex by the rest of what `refuse` asks.
    void hexes(std::uint8_t l, const Costs& costs) {
        const Layout& layout = view.layout();
        for (PlaceIndex place = 0; place < layout.places.size(); ++place) {
            if (!isHexNow(view.state, layout, place)) continue;
            if (everything()) offer(ChooseHex{l, place});
            else if (canReach(view, place, costs[place])) out.push_back({ChooseHex{l, place}, std::nullopt});
        }
    }

    void ships(std::uint8_t l, const Costs& costs) {
        for (std::uint8_t corner = 0; corner < dockCount; ++corner) {
            bool any = false;
            for (std::uint8_t bay = 0; bay < baysPerDock; ++bay)
                if (view.state.docks[corner][bay].ship != none) {
                    any = true;
                    if (everything()) offer(ChooseShip{l, corner, bay});
                    else if (!refuseShip(view, corner, bay, costs[view.layout().dock(corner)]))
                        out.push_back({ChooseShip{l, corner, bay}, std::nullopt});
                }
            if (!any && everything()) offer(ChooseShip{l, corner, 0});
        }
    }

    template <class Make> void spots(Make make, bool huts) {
        for (std::uint8_t i = 0; i < squareCount; ++i)
            if (everything() || view.player().squares[i] != Citizen::Nobody) offer(make(CitizenSpot{Spot::Square, i}));
        if (huts)
            for (std::uint8_t i = 0; i < hutCount; ++i)
                if (everything() || view.player().huts[i].citizen != Citizen::Nobody)
                    offer(make(CitizenSpot{Spot::Hut, i}));
        for (std::uint8_t i = 0; i < view.player().workshops.size(); ++i)
            if (everything() || view.player().workshops[i].citizen != Citizen::Nobody)
                offer(make(CitizenSpot{Spot::Workshop, i}));
    }

    void rescue() {
        for (const CitizenClass c : allClasses) {
            if (view.prompt().citizens[static_cast<std::size_t>(c)] == 0) continue;
            for (std::uint8_t i = 0; i < squareCount; ++i)
                if (everything() || sectorOf(i) == c) offer(RescueCitizen{c, {Spot::Square, i}});
            for (std::uint8_t i = 0; i < hutCount; ++i)
                offer(RescueCitizen{c, {Spot::Hut, i}});
            if (everything() || view.rulings().rescueToWorkshop == ruling::RescueToWorkshop::Direct)
                for (std::uint8_t i = 0; i < view.player().workshops.size(); ++i)
                    offer(RescueCitizen{c, {Spot::Workshop, i}});
            offer(RescueCitizen{c, {Spot::Nowhere, 0}});
        }
    }

    void fight() {
        for (const FirePayment payment : {FirePayment::Fire, FirePayment::TwoFires, FirePayment::BigFire})
            offer(BurnCubes{payment, 1, none});
        offer(BurnCubes{FirePayment::BigFire, 2, none});
        // What only some rulings take is shown where it counts: elsewhere it would be a grey line nobody asked for.
        const bool mixed = view.rulings().bigFireMix != ruling::BigFireMix{};
        const bool countsOne = view.rulings().bigFireTwoFlame != ruling::BigFireTwoFlame{};
        if (countsOne) {
            offer(BurnCubes{FirePayment::TwoBigFires, 1, none});
            offer(BurnCubes{FirePayment::FireAndBigFire, 1, none});
        }
        const Layout& layout = view.layout();
        for (PlaceIndex place = 0; place < layout.places.size(); ++place) {
            if (view.state.places[place].cubes == 0 || place == view.prompt().place) continue;
            if (!everything() && !(layout.places[view.prompt().place].neighbours >> place & 1u)) continue;
            offer(BurnCubes{FirePayment::BigFire, 1, place});
            offer(BurnCubes{FirePayment::TwoBigFires, 1, place});
            if (mixed) offer(BurnCubes{FirePayment::FireAndBigFire, 1, place});
            if (view.rulings().bigFireOneFlame == ruling::BigFireOneFlame::TwoPlusNeighbour)
                offer(BurnCubes{FirePayment::BigFire, 2, place});
        }
        offer(EndFight{});
    }

    void shipFight() {
        for (const FirePayment payment : {FirePayment::Fire, FirePayment::TwoFires, FirePayment::BigFire})
            offer(BurnShipCube{payment});
        if (view.rulings().bigFireTwoFlame == ruling::BigFireTwoFlame::EachTokenCountsOne)
            for (const FirePayment payment : {FirePayment::TwoBigFires, FirePayment::FireAndBigFire})
                offer(BurnShipCube{payment});
        offer(TakeRat{});
    }

    void act() {
        offer(UseHexAction{});
        offer(Repopulate{});
        offer(EndTurn{});
        if (view.rulings().sectorMoves == ruling::SectorMoves::WithinSector) squareChanges();
    }

    void squareChanges() {
        for (SquareIndex from = 0; from < squareCount; ++from) {
            if (view.player().squares[from] == Citizen::Nobody) continue;
            const auto sector = static_cast<SquareIndex>(from / 6 * 6);
            for (SquareIndex to = sector; to < sector + 6; ++to)
                if (to != from) offer(ChangeSquare{from, to});
        }
    }

    void books() {
        offer(BuyBookStep{Book::City});
        offer(BuyBookStep{Book::Church});
        if (everything()) offer(BuyBookStep{Book::Popularity});
        for (const PendingBookAction& action : view.player().pending)
            offer(UseBookAction{action.book, action.space});
    }

    void overseers() {
        for (const CitizenClass c : allClasses)
            for (const bool skip : {false, true})
                for (std::uint8_t branch = 0; branch < 2; ++branch)
                    offer(AdvanceOverseer{c, branch, skip});
    }

    void buildings() {
        for (std::uint8_t pile = 0; pile < 3; ++pile)
            offer(TakeHutUpgrade{pile});
        for (std::uint8_t pile = 0; pile < classCount; ++pile)
            offer(TakeWorkshop{pile});
        for (std::uint8_t pile = 0; pile < view.def.cartStacks[view.state.playerCount]; ++pile)
            offer(TakeCart{pile});
    }

    void refreshes() {
        for (const RefreshKind kind : {RefreshKind::HutUpgrades, RefreshKind::Workshops})
            for (const RefreshPayment payment : {RefreshPayment::Coin, RefreshPayment::Wood, RefreshPayment::Fire,
                                                 RefreshPayment::BigFire, RefreshPayment::Point, RefreshPayment::Rat})
                offer(RefreshTiles{kind, payment});
    }

    void activations() {
        for (SquareIndex square = 0; square < squareCount; ++square)
            offer(ActivateCitizen{square});
    }

    void moveIns() {
        for (std::uint8_t w = 0; w < view.player().workshops.size(); ++w) {
            if (!everything() && view.player().workshops[w].citizen != Citizen::Nobody) continue;
            for (std::uint8_t i = 0; i < squareCount; ++i)
                if (view.player().squares[i] != Citizen::Nobody) offer(MoveIntoWorkshop{{Spot::Square, i}, w});
        }
    }

    void leave() {
        const unsigned huts = view.prompt().slot == none ? view.prompt().remaining : 1u << view.prompt().slot;
        for (std::uint8_t hut = 0; hut < hutCount; ++hut) {
            if (huts >> hut & 1u) leave(hut);
            else if (everything()) offer(LeaveQuarantine{{Spot::Hut, hut}, hut}); // a click on whoever stays
        }
    }

    void leave(std::uint8_t hut) {
        const CitizenClass c = classOf(view.player().huts[hut].citizen);
        for (std::uint8_t i = 0; i < squareCount; ++i)
            if (everything() || sectorOf(i) == c) offer(LeaveQuarantine{{Spot::Square, i}, hut});
        for (std::uint8_t i = 0; i < view.player().workshops.size(); ++i)
            offer(LeaveQuarantine{{Spot::Workshop, i}, hut});
        offer(LeaveQuarantine{{Spot::Nowhere, 0}, hut});
    }

    void lieutenantsToGive() {
        for (std::uint8_t l = 0; l < lieutenantCount; ++l)
            if (everything() || distinctLieutenant(l)) offer(GiveUpLieutenant{l});
    }

    void answer() {
        switch (view.kind()) {
        case PromptKind::None: return;
        case PromptKind::ChooseTurn: return turns();
        case PromptKind::Rescue: return rescue();
        case PromptKind::Fight: return fight();
        case PromptKind::FightShip: return shipFight();
        case PromptKind::Act: return act();
        case PromptKind::ChooseEffect:
            for (std::uint8_t i = 0; i < view.effect().children.size(); ++i)
                offer(ChooseEffect{i});
            return;
        case PromptKind::PayForEffect: return offer(PayForEffect{});
        case PromptKind::AdvanceOverseer: return overseers();
        case PromptKind::Activate: return activations();
        case PromptKind::StepBook:
            for (const Book book : allBooks)
                if (everything() || book != Book::Popularity) offer(StepBook{book});
            return;
        case PromptKind::AdvanceScroll:
            for (std::uint8_t track = 0; track < 3; ++track)
                offer(AdvanceScroll{track});
            return;
        case PromptKind::UpgradeCitizen:
            return spots([](CitizenSpot spot) { return UpgradeCitizen{spot}; }, true);
        case PromptKind::UpgradeOverseer:
            for (const CitizenClass c : allClasses)
                offer(UpgradeOverseer{c});
            return;
        case PromptKind::Build:
            buildings();
            return refreshes();
        case PromptKind::PlaceHutUpgrade:
            for (std::uint8_t hut = 0; hut < hutCount; ++hut)
                offer(PlaceHutUpgrade{hut});
            return;
        case PromptKind::AnyHexAction:
            for (PlaceIndex place = 0; place < view.layout().places.size(); ++place)
                if (everything() || isHexNow(view.state, view.layout(), place)) offer(UseAnyHex{place});
            return;
        case PromptKind::ReturnCitizens: return spots([](CitizenSpot spot) { return ReturnCitizen{spot}; }, everything());
        case PromptKind::GiveUpLieutenant: return lieutenantsToGive();
        case PromptKind::LeaveQuarantine: return leave();
        case PromptKind::Produce:
        case PromptKind::OpponentTurn:
        case PromptKind::Proceed: return offer(Proceed{});
        case PromptKind::ChooseOrderBook:
            for (const Book book : allBooks)
                offer(ChooseOrderBook{book});
            return;
        }
    }

    /// What else lies on the table to be clicked: belongs to another step and says which.
    void elsewhere() {
        if (view.state.stage != Stage::Turns) return;
        const PromptKind kind = view.kind();
        if (kind != PromptKind::Act) act();
        if (kind != PromptKind::ChooseTurn)
            for (PlaceIndex place = 0; place < view.layout().places.size(); ++place)
                if (isHexNow(view.state, view.layout(), place) && kind != PromptKind::AnyHexAction)
                    offer(ChooseHex{view.state.turn.lieutenant == none ? std::uint8_t{0} : view.state.turn.lieutenant, place});
        if (kind != PromptKind::Build) buildings();
        if (kind != PromptKind::Activate && kind != PromptKind::Rescue && kind != PromptKind::UpgradeCitizen &&
            kind != PromptKind::ReturnCitizens)
            activations();
        if (kind != PromptKind::AdvanceOverseer && kind != PromptKind::UpgradeOverseer)
            for (const CitizenClass c : allClasses)
                offer(AdvanceOverseer{c, view.player().overseer(c).branch, false});
        if (kind != PromptKind::AdvanceScroll)
            for (std::uint8_t track = 0; track < 3; ++track)
                offer(AdvanceScroll{track});
        // Of a chosen hex without cubes there is nothing to click.
        const Turn& turn = view.state.turn;
        const bool clean = turn.place != none && turn.bay == none && view.state.places[turn.place].cubes == 0;
        if (kind != PromptKind::Fight && !clean) offer(BurnCubes{FirePayment::Fire, 1, none});
        if (kind != PromptKind::Fight && !clean) offer(EndFight{});
        if (kind != PromptKind::PlaceHutUpgrade && kind != PromptKind::Rescue && kind != PromptKind::UpgradeCitizen)
            for (std::uint8_t hut = 0; hut < hutCount; ++hut)
                offer(PlaceHutUpgrade{hut});
    }
};

} // namespace

void listChoices(const Definition& definition, const State& state, PlayerIndex player, Listing listing,
                 std::vector<Choice>& choices) {
    if (state.over() || state.toAct() != player) return;
    const View view{definition, state, player};
    Lister lister{view, listing, choices};
    lister.answer();
    if (offersSomething(view.kind())) lister.offer(Decline{});
    const bool books = view.kind() == PromptKind::Act || turnStep(state) == 4 || listing == Listing::WithRefused;
    if (books) lister.books();
    lister.moveIns();
    if (listing == Listing::WithRefused) lister.elsewhere();
}

std::vector<Choice> choices(const Definition& definition, const State& state, PlayerIndex player, Listing listing) {
    std::vector<Choice> list;
    listChoices(definition, state, player, listing, list);
    return list;
}

} // namespace magister::messina
