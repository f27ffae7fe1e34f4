// SPDX-License-Identifier: GPL-3.0-or-later
// Turns in order, production, preparing the next round. flow.*, roundend.*, production.*, prep.*
#include "engine/messina/transaction.h"

#include <algorithm>

namespace magister::messina {

namespace {

Prompt promptOf(PromptKind kind, PlayerIndex player, Rule rule) {
    Prompt prompt;
    prompt.kind = kind;
    prompt.player = player;
    prompt.rule = rule;
    return prompt;
}

Rule stageRule(Stage stage) {
    switch (stage) {
    case Stage::Production: return Rule::RoundendSequence;
    case Stage::Quarantine: return Rule::QuarantineLeftRight;
    case Stage::ClearTown: return Rule::PrepClearCitizens;
    case Stage::TurnOrder: return Rule::PrepOrderBook;
    case Stage::Arrivals: return Rule::PrepShip;
    case Stage::Plague: return Rule::PrepWheel;
    case Stage::Scoring: return Rule::ScoreOrder;
    default: return Rule::FlowRoundEnds;
    }
}

void openStage(Transaction& tx, Stage stage) {
    tx.emit(StageReached{stageRule(stage), stage});
    tx.open(promptOf(PromptKind::Proceed, peopleInOrder(tx.state)[0], stageRule(stage)));
}

void startTurn(Transaction& tx, PlayerIndex player) {
    tx.emit(TurnStarted{.player = player});
    if (tx.state.solo() && player == opponent)
        return tx.open(promptOf(PromptKind::OpponentTurn, 0, Rule::SoloChooseHex));
    tx.open(promptOf(PromptKind::ChooseTurn, player, Rule::FlowTurnsPerRound));
}

/// Lieutenants at home with nowhere to go rest without a coin where the table never recalls from the estate; true when
/// somebody still has a turn to take. recall.from-town
bool canTakeTurn(Transaction& tx, PlayerIndex player) {
    if (!hasUnusedLieutenant(tx.player(player))) return false;
    const bool never = tx.rulings().recallFromEstate == ruling::RecallFromEstate::Never;
    if (!never || (tx.state.solo() && player == opponent)) return true;
    const auto& all = tx.player(player).lieutenants;
    for (std::uint8_t i = 0; i < lieutenantCount; ++i)
        if (all[i].status == LieutenantStatus::Lying ||
            (all[i].status == LieutenantStatus::Estate && hasTarget(tx.def, tx.state, player, i)))
            return true;
    for (std::uint8_t i = 0; i < lieutenantCount; ++i)
        if (isUnused(tx.player(player).lieutenants[i])) tx.emit(LieutenantIdle{Rule::RecallFromTown, player, i});
    return false;
}

bool hasMoveIn(const View& view) {
    const Definition& def = view.def;
    const Player& player = view.player();
    for (const WorkshopSlot& slot : player.workshops) {
        if (slot.citizen != Citizen::Nobody || isClosed(view, slot)) continue;
        const auto sector = static_cast<std::size_t>(def.workshops[slot.tile].citizenClass) * 6;
        for (std::size_t i = 0; i < 6; ++i)
            if (player.squares[sector + i] != Citizen::Nobody) return true;
    }
    return false;
}

/// Everybody produces in turn order, since discs that meet on a space keep the order in which they came. Who has
/// nobody to move into a workshop is not asked: their prompt has no answer to come and settle() closes it.
void beginProduction(Transaction& tx) {
    const auto people = peopleInOrder(tx.state);
    for (std::size_t i = people.size(); i-- > 0;) {
        const PlayerIndex p = people[i];
        Prompt prompt = promptOf(PromptKind::Produce, p, Rule::ProductionOrder);
        prompt.remaining = hasMoveIn({tx.def, tx.state, p}) ? 1 : 0;
        tx.open(prompt);
    }
}

/// Closes the top prompt if nobody needs to answer it; false when it waits for its player.
bool runDry(Transaction& tx) {
    const Prompt prompt = tx.prompt();
    if (prompt.kind == PromptKind::Activate && !canStillActivate(tx.def, tx.state, prompt)) return tx.close(), true;
    if (prompt.kind != PromptKind::Produce || prompt.remaining > 0) return false;
    tx.close();
    produce(tx, prompt.player);
    return true;
}

void clearTown(Transaction& tx) {
    tx.emit(RoundStarted{.round = static_cast<std::uint8_t>(tx.state.round + 1)});
    tx.emit(LieutenantsLaidDown{});
    if (tx.state.solo()) readyOpponent(tx);
    tx.emit(CartsReadied{});
    for (PlaceIndex place = 0; place < tx.layout().places.size(); ++place) {
        const PlaceState hex = tx.state.places[place];
        if (hex.cubes == 0) continue;
        for (const CitizenClass c : allClasses)
            if (const auto n = hex.citizens[static_cast<std::size_t>(c)])
                tx.emit(CitizensLost{Rule::PrepClearCitizens, none, place, c, n});
    }
}

std::array<PlayerIndex, maxPlayers> scoreOrder(const State& state) {
    auto order = state.scoreArrival;
    const auto last = order.begin() + state.playerCount;
    std::reverse(order.begin(), last);
    std::stable_sort(order.begin(), last, [&](PlayerIndex a, PlayerIndex b) {
        return state.players[a].points > state.players[b].points;
    });
    return order;
}

/// By the table whose first column the tile may cover. priority.tile
void setTurnOrder(Transaction& tx) {
    if (tx.state.solo()) {
        std::array<PlayerIndex, maxPlayers> order{0, opponent, none, none};
        if (tx.def.solo.opponentFirst[tx.state.round - 1u]) std::swap(order[0], order[1]);
        return tx.emit(TurnOrderSet{Rule::SoloFirstPlayer, order});
    }
    const bool tile = tx.state.priorityTile;
    const Rule byBook = tile ? Rule::PriorityTile : Rule::PrepOrderBook;
    switch (tile ? tx.def.priorityTile[tx.state.round - 1u] : tx.row().priority) {
    case Priority::Start: return;
    case Priority::Score:
        if (tx.rulings().scoreOrderRound == ruling::ScoreOrderRound::LeaderChoosesBook)
            return tx.open(promptOf(PromptKind::ChooseOrderBook, scoreOrder(tx.state)[0], Rule::PrepOrderScoreTrack));
        return tx.emit(TurnOrderSet{Rule::PrepOrderScoreTrack, scoreOrder(tx.state)});
    case Priority::Popularity: return tx.emit(TurnOrderSet{byBook, bookOrder(tx.state, Book::Popularity)});
    case Priority::City: return tx.emit(TurnOrderSet{byBook, bookOrder(tx.state, Book::City)});
    case Priority::Church: return tx.emit(TurnOrderSet{byBook, bookOrder(tx.state, Book::Church)});
    }
}

void addHex(Transaction& tx) {
    if (!tx.row().newHex || tx.state.hexPile.empty()) return;
    for (const PlaceIndex place : tx.layout().extensionOrder[tx.state.dockingCorner])
        if (tx.state.places[place].hex == none) {
            tx.emit(HexAdded{.place = place, .hex = tx.state.hexPile.back()});
            return;
        }
}

void drawDocking(Transaction& tx) {
    if (tx.state.dockingPile.empty()) {
        DockingReshuffled shuffled;
        shuffled.random = tx.state.random;
        for (std::uint8_t corner = 0; corner < dockCount; ++corner)
            shuffled.pile.push(corner);
        shuffled.random.shuffle(shuffled.pile);
        tx.emit(shuffled);
    }
    tx.emit(DockingTileDrawn{.corner = tx.state.dockingPile.back()});
}

/// Corner and bay of the first free berth, from the drawn port clockwise. prep.dock-full
std::pair<std::uint8_t, std::uint8_t> freeBay(const State& state) {
    for (std::uint8_t i = 0; i < dockCount; ++i) {
        const auto corner = static_cast<std::uint8_t>((state.dockingCorner + i) % dockCount);
        for (std::uint8_t bay = 0; bay < baysPerDock; ++bay)
            if (state.docks[corner][bay].ship == none) return {corner, bay};
    }
    return {none, none};
}

} // namespace

void startRoundTurns(Transaction& tx) {
    tx.emit(StageReached{Rule::FlowTurnOrder, Stage::Turns});
    for (std::size_t i = 0; i < tx.state.seats(); ++i)
        if (canTakeTurn(tx, tx.state.order[i])) return startTurn(tx, tx.state.order[i]);
    openStage(tx, Stage::Production);
}

void askAfresh(Transaction& tx, Stage stage, PlayerIndex first) {
    if (stage != Stage::Turns) return openStage(tx, stage);
    if (first == none) return startRoundTurns(tx);
    tx.emit(StageReached{Rule::FlowTurnOrder, Stage::Turns});
    startTurn(tx, first);
}

void startNextTurn(Transaction& tx) {
    const std::size_t players = tx.state.seats();
    const auto order = tx.state.order;
    const auto at = static_cast<std::size_t>(
        std::find(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(players), tx.state.turn.player) -
        order.begin());
    for (std::size_t i = 1; i <= players; ++i) {
        const PlayerIndex next = order[(at + i) % players];
        if (canTakeTurn(tx, next)) return startTurn(tx, next);
    }
    openStage(tx, Stage::Production);
}

/// What a citizen gives in the end: huts, early workshops if it is good enough for them, a point if it is upgraded.
/// workshop.early, workshop.upgrade-needed, upgrade.effects
void produce(Transaction& tx, PlayerIndex p) {
    for (std::uint8_t hut = 0; hut < hutCount; ++hut) {
        const Hut& h = tx.player(p).huts[hut];
        if (h.upgrade == none || h.citizen == Citizen::Nobody) continue;
        const EffectIndex output = tx.def.hutUpgrades[h.upgrade].output;
        tx.emit(BuildingProduced{Rule::ProductionHut, p, {Spot::Hut, hut}});
        tx.begin(p, output, Rule::ProductionHut, true);
    }
    for (std::uint8_t i = 0; i < tx.player(p).workshops.size(); ++i) {
        const WorkshopSlot slot = tx.player(p).workshops[i];
        if (slot.citizen == Citizen::Nobody) continue;
        const Workshop& tile = tx.def.workshops[slot.tile];
        const bool gold = isUpgraded(slot.citizen);
        if (!tile.late && (gold || !tile.needsUpgraded)) {
            tx.emit(BuildingProduced{Rule::ProductionWorkshop, p, {Spot::Workshop, i}});
            tx.begin(p, tile.output, Rule::ProductionWorkshop, true);
            if (gold) tx.begin(p, tile.upgradedExtra, Rule::ProductionTwoLevels, true);
        }
        if (gold) tx.score(p, tx.def.parameters.upgradedWorkerPoints, Rule::ProductionUpgradedPoint);
    }
}

/// Ships come as the row of the round says, each with a cube of its own. round1.one-ship, ship-cube
void arriveShips(Transaction& tx, bool firstRound) {
    drawDocking(tx);
    const Rule second = Rule::PrepSecondShip;
    for (int i = 0; i < tx.row().ships && !tx.state.shipPile.empty(); ++i) {
        const auto [corner, bay] = freeBay(tx.state);
        if (corner == none) return;
        const std::uint8_t cube = tx.state.cubesLeft > 0 ? 1 : 0;
        if (cube == 0 && tx.rulings().shipWithoutCube == ruling::ShipWithoutCube::SkipShip) {
            tx.emit(ShipHeldBack{});
            continue;
        }
        const Rule rule = cube == 0                           ? Rule::PrepShipCubeShortage
                          : corner != tx.state.dockingCorner ? Rule::PrepDockFull
                          : firstRound                       ? Rule::Round1Ship
                          : i > 0                            ? second
                                                             : Rule::PrepShip;
        tx.emit(ShipArrived{rule, corner, bay, tx.state.shipPile.back(), cube});
    }
    const bool wasEarly = tx.state.round > 1 && !tx.def.rounds[tx.state.playerCount][tx.state.round - 2u].lateWorkshops;
    if (tx.row().lateWorkshops && wasEarly) tx.emit(LateWorkshopsOpened{});
    addHex(tx);
}

/// Cubes and citizens come to districts only, never to ports or docks. dock.no-plague-no-citizens
void spreadPlague(Transaction& tx, bool firstRound) {
    for (int i = 0; i < tx.row().placements; ++i) {
        const auto position = static_cast<std::uint8_t>((tx.state.wheel + 1u) % tx.def.wheel.size());
        const Rule turn = firstRound ? Rule::Round1TurnWheel : i > 0 ? Rule::PrepWheelTwice : Rule::PrepWheel;
        tx.emit(WheelTurned{turn, position});
        const Rat rat = tx.def.wheel[position].rat;
        InlineVector<PlaceIndex, maxPlaces> struck;
        for (PlaceIndex place = 0; place < tx.layout().places.size(); ++place)
            if (isDistrictNow(tx.state, tx.layout(), place) && tx.def.hexes[tx.state.places[place].hex].rat == rat)
                struck.push(place);
        if (struck.size() > tx.state.cubesLeft) {
            tx.emit(PlacementSkipped{});
            continue;
        }
        for (const PlaceIndex place : struck)
            tx.putCube(place, Rule::Round1Cubes);
    }
    if (!tx.row().citizens) return; // prep.round-six
    const WheelPosition& window = tx.def.wheel[tx.state.wheel];
    for (const CitizenClass c : allClasses)
        for (PlaceIndex place = 0; place < tx.layout().places.size(); ++place)
            if (isDistrictNow(tx.state, tx.layout(), place) &&
                tx.def.hexes[tx.state.places[place].hex].colour == window.colour[static_cast<std::size_t>(c)])
                tx.emit(CitizensArrived{firstRound ? Rule::Round1Citizens : Rule::PrepCitizens, place, c});
}

void proceedFrom(Transaction& tx, Stage stage) {
    switch (stage) {
    case Stage::Production: return beginProduction(tx);
    case Stage::Quarantine: return beginQuarantine(tx);
    case Stage::ClearTown: return clearTown(tx);
    case Stage::TurnOrder: return setTurnOrder(tx);
    case Stage::Arrivals: return arriveShips(tx, false);
    case Stage::Plague: return spreadPlague(tx, false);
    case Stage::Scoring: return finalScoring(tx);
    default: return;
    }
}

std::optional<Refusal> refuse(const View& view, const Proceed&) {
    if (view.kind() == PromptKind::Proceed || view.kind() == PromptKind::Produce ||
        view.kind() == PromptKind::OpponentTurn)
        return std::nullopt;
    if (view.kind() == PromptKind::ChooseOrderBook) return refusal(Reason::NameTheBook);
    if (view.kind() == PromptKind::LeaveQuarantine) return Refusal{Reason::AnswerFirst, Rule::QuarantineLeave, {}};
    if (view.state.stage == Stage::Turns) return refusal(Reason::TurnNotOver);
    return refusal(Reason::AnswerFirst);
}

void perform(Transaction& tx, PlayerIndex me, const Proceed&) {
    const PromptKind kind = tx.prompt().kind;
    tx.close();
    if (kind == PromptKind::Produce) return produce(tx, me);
    if (kind == PromptKind::Proceed) return proceedFrom(tx, tx.state.stage);
    playOpponent(tx);
    tx.emit(TurnEnded{.player = opponent});
    startNextTurn(tx);
}

std::optional<Refusal> refuse(const View& view, const ChooseOrderBook&) {
    if (view.kind() == PromptKind::Act) return Refusal{Reason::NotAskedNow, Rule::PrepOrderScoreTrack, {}};
    if (view.kind() != PromptKind::ChooseOrderBook) return refusal(Reason::AnswerFirst);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const ChooseOrderBook& command) {
    tx.close();
    tx.emit(OrderBookChosen{.player = me, .book = command.book});
    tx.emit(TurnOrderSet{Rule::PrepOrderScoreTrack, bookOrder(tx.state, command.book)});
}

void settle(Transaction& tx) {
    while (tx.state.hasPrompt() && runDry(tx)) {}
    if (tx.state.hasPrompt()) return;
    switch (tx.state.stage) {
    case Stage::Production:
        // The game ends once the buildings of round VI have produced. flow.six-rounds, end.after-six
        return openStage(tx, tx.state.round == roundCount ? Stage::Scoring : Stage::Quarantine);
    case Stage::Quarantine: return openStage(tx, Stage::ClearTown);
    case Stage::ClearTown: return openStage(tx, Stage::TurnOrder);
    case Stage::TurnOrder: return openStage(tx, Stage::Arrivals);
    case Stage::Arrivals: return openStage(tx, Stage::Plague);
    case Stage::Plague: return startRoundTurns(tx);
    default: return;
    }
}

} // namespace magister::messina
