// SPDX-License-Identifier: GPL-3.0-or-later
// Forms that are answered on the board: tap, put in order, make a move.
#include "app/messina/drills/posing.h"

#include "app/drills/move_forms.h"
#include "app/messina/drills/asking.h"
#include "app/messina/drills/at_work.h"
#include "app/messina/table/targets.h"
#include "app/messina/words/names.h"

#include <algorithm>

namespace magister::messina {

namespace {

/// What must be equal for two commands to stand side by side, beside their kind.
int choiceGroup(const Command& command) {
    if (const auto* c = std::get_if<ChooseHex>(&command)) return c->lieutenant;
    if (const auto* c = std::get_if<RescueCitizen>(&command)) return static_cast<int>(c->citizenClass);
    if (const auto* c = std::get_if<MoveIntoWorkshop>(&command)) return c->workshop;
    if (const auto* c = std::get_if<LeaveQuarantine>(&command)) return c->hut;
    return 0;
}

QString targetIn(const Definition& def, const Posed& posed, const Command& command) {
    // A workshop is where to; who goes is tapped.
    const auto targets = targetsOf(def, posed.before, posed.seat, command);
    return std::holds_alternative<MoveIntoWorkshop>(command) ? targets.last() : targets.first();
}

bool isTapped(const Command& command) {
    if (const auto* c = std::get_if<RescueCitizen>(&command)) return c->to.kind != Spot::Nowhere;
    if (const auto* c = std::get_if<LeaveQuarantine>(&command))
        return c->to.kind == Spot::Square || c->to.kind == Spot::Workshop;
    return true;
}

std::vector<PlaceIndex> seatsIn(const std::array<PlayerIndex, maxPlayers>& order, std::size_t count) {
    return {order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count)};
}

template <class E> void noteIfAt(const Event& event, std::vector<PlaceIndex>& at) {
    if (const auto* e = std::get_if<E>(&event)) at.push_back(e->place);
}

} // namespace

std::string_view choiceKind(const Command& command) {
    if (std::holds_alternative<ChooseHex>(command)) return "hexes";
    if (std::holds_alternative<RescueCitizen>(command)) return "rescue";
    if (std::holds_alternative<ActivateCitizen>(command)) return "activate";
    if (std::holds_alternative<TakeHutUpgrade>(command) || std::holds_alternative<TakeWorkshop>(command) ||
        std::holds_alternative<TakeCart>(command))
        return "tiles";
    if (std::holds_alternative<PlaceHutUpgrade>(command)) return "place-hut";
    if (std::holds_alternative<MoveIntoWorkshop>(command)) return "move-in";
    if (std::holds_alternative<UpgradeCitizen>(command)) return "upgrade";
    if (std::holds_alternative<ReturnCitizen>(command)) return "return";
    if (std::holds_alternative<LeaveQuarantine>(command)) return "leave";
    return {};
}

bool askForChoices(const Definition& def, Posed& posed) {
    return offerChoices(def, posed, choiceGroup, isTapped, targetIn, [](const Command&) { return false; });
}

namespace {

/// What each form is asked for: where something happens is no question about every rule that happens meanwhile.
bool belongsTo(const std::string& form, Rule rule) {
    switch (rule) {
    case Rule::Round1Cubes:
    case Rule::PrepWheel:
    case Rule::PrepWheelTwice:
    case Rule::DockNoPlagueNoCitizens:
        return form == "struck";
    case Rule::PrepCitizens:
        return form == "arrive";
    case Rule::PrepClearCitizens:
        return form == "cleared";
    case Rule::PrepNewHex:
        return form == "plot";
    case Rule::Round1Docking:
    case Rule::PrepShip:
    case Rule::PrepSecondShip:
    case Rule::PrepDockFull:
    case Rule::PrepShipCubeShortage:
        return form == "dock";
    default:
        return false;
    }
}

} // namespace

bool askForPlaces(const Definition& def, Posed& posed) {
    if (!belongsTo(posed.about.form, posed.rule)) return false;
    if (!posed.command || posed.refusal || !std::holds_alternative<Proceed>(*posed.command)) return false;
    const std::string& form = posed.about.form;
    const Layout& layout = def.layout(posed.before.playerCount);
    const auto citizens = fromId<CitizenClass>(posed.about.argument);
    std::vector<PlaceIndex> at;
    int turns = 0;
    bool isShort = false;
    for (const Event& event : posed.events) {
        turns += std::holds_alternative<WheelTurned>(event);
        isShort = isShort || std::holds_alternative<PlacementSkipped>(event);
        if (form == "struck") noteIfAt<CubePlaced>(event, at);
        if (form == "cleared")
            if (const auto* e = std::get_if<CitizensLost>(&event); e && e->player == none) at.push_back(e->place);
        if (form == "plot") noteIfAt<HexAdded>(event, at);
        if (form == "dock")
            if (const auto* e = std::get_if<ShipArrived>(&event)) at.push_back(layout.dock(e->corner));
        if (const auto* e = std::get_if<CitizensArrived>(&event); form == "arrive" && e && e->citizenClass == citizens)
            at.push_back(e->place);
        const bool drawn =
            std::holds_alternative<WheelTurned>(event) || std::holds_alternative<DockingTileDrawn>(event);
        if (drawn && (posed.before.stage == Stage::Plague || posed.before.stage == Stage::Arrivals))
            posed.given.push_back(event);
        const auto* arrived = std::get_if<CitizensArrived>(&event);
        const bool other = form == "arrive" && arrived && arrived->citizenClass != citizens;
        if (says(posed.rule, event) && !other) posed.reasons.push_back(event);
    }
    std::sort(at.begin(), at.end());
    at.erase(std::unique(at.begin(), at.end()), at.end());
    const bool twice = posed.rule == Rule::PrepWheelTwice;
    if (at.empty() || at.size() > (twice ? 12 : 8) || posed.reasons.empty()) return false;
    if (form == "struck" && turns != (twice ? 2 : 1)) return false;
    if (twice && isShort) return false; // one placement would look like two
    const bool docks = posed.rule == Rule::DockNoPlagueNoCitizens;
    for (PlaceIndex place = 0; place < layout.places.size(); ++place) {
        const bool filled = layout.isTownHex(place) && posed.before.places[place].hex != none;
        const bool isDock = layout.places[place].kind == PlaceKind::Dock;
        const bool isPort = layout.isPort(place);
        const bool offered = form == "dock"   ? isDock
                             : form == "plot" ? layout.isTownHex(place) && !filled
                                              : filled || (docks && (isDock || isPort));
        if (!offered) continue;
        const bool right = std::binary_search(at.begin(), at.end(), place);
        posed.answers.push_back({placeTarget(layout.places[place]), right, place});
    }
    posed.looks = static_cast<int>(posed.answers.size());
    return posed.answers.size() > at.size();
}

/// Huts that somebody lives in: some for a whole round already, some not.
bool askForLeavers(const Definition&, Posed& posed) {
    if (!posed.command || posed.refusal || posed.before.stage != Stage::Quarantine || posed.before.toAct() == none)
        return false;
    if (posed.rule != Rule::QuarantineLeave && posed.rule != Rule::QuarantineTwoRounds) return false;
    const auto& huts = posed.before.players[posed.seat].huts;
    std::size_t right = 0;
    for (std::uint8_t hut = 0; hut < hutCount; ++hut) {
        if (huts[hut].citizen == Citizen::Nobody) continue;
        right += huts[hut].field == 2;
        posed.answers.push_back(
            {QStringLiteral("seat:%1/hut/%2").arg(posed.seat + 1).arg(hut + 1), huts[hut].field == 2, hut});
    }
    posed.looks = static_cast<int>(posed.answers.size());
    return right > 0 && right < posed.answers.size();
}

bool askForTurns(const Definition&, Posed& posed) {
    if (!posed.command || posed.refusal || posed.before.playerCount + posed.before.solo() < 2) return false;
    if (posed.about.form == "turns") {
        for (const Event& event : posed.events)
            if (const auto* set = std::get_if<TurnOrderSet>(&event)) {
                const bool tie = posed.rule == Rule::PrepOrderTie && isTied(posed.before, set->order);
                if (!says(posed.rule, event) && posed.rule != Rule::FlowTurnOrder && !tie) return false;
                posed.reasons = {event};
                return offerInOrder(posed, seatsIn(set->order, posed.before.seats()));
            }
        return false;
    }
    if (posed.rule != Rule::ProductionOrder) return false;
    std::vector<PlaceIndex> seats;
    for (const Event& event : posed.events)
        if (const auto* e = std::get_if<BuildingProduced>(&event);
            e && std::find(seats.begin(), seats.end(), e->player) == seats.end())
            seats.push_back(e->player);
    return offerInOrder(posed, seats);
}

bool isTied(const State& before, const std::array<PlayerIndex, maxPlayers>& order) {
    // Set by a book: two discs that follow each other stand on one space of the book that gives this very order.
    for (const Book book : allBooks) {
        if (bookOrder(before, book) != order) continue;
        for (std::size_t i = 1; i < before.playerCount; ++i)
            if (before.players[order[i - 1]].book(book) == before.players[order[i]].book(book)) return true;
    }
    return false;
}

bool askForDiscs(const Definition&, Posed& posed) {
    const State& state = posed.before;
    if (state.playerCount < 2) return false;
    if (posed.about.form == "points-order") {
        const bool start = state.round == 1 && state.turn.lieutenant == none;
        if (posed.rule != Rule::SetupOrderScoreDiscs || !start) return false;
        auto order = state.scoreArrival;
        std::reverse(order.begin(), order.begin() + state.playerCount);
        std::stable_sort(order.begin(), order.begin() + state.playerCount, [&](PlayerIndex a, PlayerIndex b) {
            return state.players[a].points > state.players[b].points;
        });
        return offerInOrder(posed, seatsIn(order, state.playerCount));
    }
    const auto book = fromId<Book>(posed.about.argument);
    if (!book) return false;
    const auto order = bookOrder(state, *book);
    int shared = 0;
    bool allOnFirst = true;
    for (std::size_t i = 0; i < state.playerCount; ++i) {
        shared += i > 0 && state.players[order[i]].book(*book) == state.players[order[i - 1]].book(*book);
        allOnFirst = allOnFirst && state.players[order[i]].book(*book) == 1;
    }
    const bool fits =
        posed.rule == Rule::SetupOrderBookStacks
            ? allOnFirst
            : shared > 0 && !allOnFirst && (posed.rule == Rule::BookLandOnTop || posed.rule == Rule::PrepOrderTie);
    return fits && offerInOrder(posed, seatsIn(order, state.playerCount));
}

bool askForStages(const Definition&, Posed& posed) {
    const bool fits = posed.rule == Rule::RoundendSequence || posed.rule == Rule::FlowRoundEnds;
    if (!fits || posed.before.stage != Stage::Turns || posed.before.round >= roundCount) return false;
    std::vector<Stage> all{Stage::Production, Stage::Quarantine, Stage::ClearTown,
                           Stage::TurnOrder,  Stage::Arrivals,   Stage::Plague};
    Random random = posed.random;
    while (all.size() > 4)
        all.erase(all.begin() + random.below(static_cast<std::uint32_t>(all.size())));
    return offerInOrder(posed, all);
}

/// Of a hex where citizens and cubes lie: choose, rescue, fight, act.
bool askForSteps(const Definition&, Posed& posed) {
    const auto* hex = posed.command ? std::get_if<ChooseHex>(&*posed.command) : nullptr;
    if (posed.rule != Rule::TurnFourSteps || !hex || posed.refusal) return false;
    std::vector<PromptKind> steps{PromptKind::ChooseTurn};
    for (int i = posed.after.promptCount - 1; i >= 0; --i)
        steps.push_back(posed.after.promptStack[static_cast<std::size_t>(i)].kind);
    return steps == std::vector{PromptKind::ChooseTurn, PromptKind::Rescue, PromptKind::Fight, PromptKind::Act} &&
           offerInOrder(posed, steps);
}

bool askForScoring(const Definition&, Posed& posed) {
    if (posed.rule != Rule::ScoreOrder || !posed.command || posed.refusal || posed.before.stage != Stage::Scoring)
        return false;
    std::vector<ScoreSource> sources;
    for (const Event& event : posed.events)
        if (const auto* line = std::get_if<ScoreLine>(&event); line && line->player == posed.seat)
            sources.push_back(line->source);
    Random random = posed.random;
    while (sources.size() > 4)
        sources.erase(sources.begin() + random.below(static_cast<std::uint32_t>(sources.size())));
    return offerInOrder(posed, sources);
}

bool askForDeed(const Definition& def, Posed& posed) {
    return offerDeeds(def, posed, 2);
}

} // namespace magister::messina
