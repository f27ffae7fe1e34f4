// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/drills/play.h"

#include "engine/messina/notation.h"

#include <QStringList>

namespace magister::messina {

namespace {

/// The squares of side a that give a step on the scroll board: who stands there brings it far.
bool givesScroll(std::uint8_t square) {
    return square == 4 || square == 7 || square == 16;
}

/// What brings districts and buildings comes first, what gives up comes last.
struct BuilderWeight {
    std::uint32_t operator()(const Repopulate&) const { return 4000; }
    std::uint32_t operator()(const UseHexAction&) const { return 200; }
    std::uint32_t operator()(const UseBookAction&) const { return 200; }
    std::uint32_t operator()(const BurnCubes&) const { return 100; }
    std::uint32_t operator()(const BurnShipCube&) const { return 100; }
    std::uint32_t operator()(const TakeCart&) const { return 120; }
    std::uint32_t operator()(const TakeWorkshop&) const { return 40; }
    std::uint32_t operator()(const TakeHutUpgrade&) const { return 25; }
    std::uint32_t operator()(const UpgradeCitizen&) const { return 30; }
    std::uint32_t operator()(const ActivateCitizen& c) const { return givesScroll(c.square) ? 200 : 40; }
    std::uint32_t operator()(const RescueCitizen& c) const {
        return c.to.kind == Spot::Square && givesScroll(c.to.index) ? 100 : 10;
    }
    std::uint32_t operator()(const AdvanceOverseer&) const { return 60; }
    std::uint32_t operator()(const PayForEffect&) const { return 40; }
    std::uint32_t operator()(const MoveIntoWorkshop&) const { return 3; }
    std::uint32_t operator()(const RefreshTiles&) const { return 2; }
    std::uint32_t operator()(const EndTurn&) const { return 4; }
    std::uint32_t operator()(const Recall&) const { return 2; }
    std::uint32_t operator()(const Decline&) const { return 1; }
    template <class C> std::uint32_t operator()(const C&) const { return 10; }
};

/// The city book, and the coins that buy its steps.
struct ScholarWeight {
    std::uint32_t operator()(const BuyBookStep& c) const { return c.book == Book::City ? 3000 : 400; }
    std::uint32_t operator()(const StepBook& c) const { return c.book == Book::City ? 500 : 100; }
    std::uint32_t operator()(const UseBookAction&) const { return 800; }
    std::uint32_t operator()(const UseHexAction&) const { return 400; }
    std::uint32_t operator()(const ChooseShip&) const { return 60; }
    std::uint32_t operator()(const TakeCart&) const { return 1; }
    std::uint32_t operator()(const RefreshTiles&) const { return 1; }
    std::uint32_t operator()(const ActivateCitizen&) const { return 40; }
    std::uint32_t operator()(const PayForEffect&) const { return 80; }
    std::uint32_t operator()(const EndTurn&) const { return 2; }
    template <class C> std::uint32_t operator()(const C&) const { return 10; }
};

/// Fire, cubes and the popularity that they bring.
struct FighterWeight {
    std::uint32_t operator()(const BurnCubes&) const { return 900; }
    std::uint32_t operator()(const BurnShipCube&) const { return 900; }
    std::uint32_t operator()(const EndFight&) const { return 1; }
    std::uint32_t operator()(const UseHexAction&) const { return 300; }
    std::uint32_t operator()(const UseBookAction&) const { return 200; }
    std::uint32_t operator()(const PayForEffect&) const { return 60; }
    std::uint32_t operator()(const TakeHutUpgrade&) const { return 60; }
    std::uint32_t operator()(const Decline&) const { return 1; }
    std::uint32_t operator()(const EndTurn&) const { return 3; }
    template <class C> std::uint32_t operator()(const C&) const { return 10; }
};

/// Whether there is such an answer to such a question.
bool decide(Rulings& rulings, const std::string& option, const std::string& choice) {
    const std::size_t index = rulingIndex(option);
    const auto answered = index < rulingCount ? choiceIndex(index, choice) : std::nullopt;
    if (answered) setAnswer(rulings, index, *answered);
    return answered.has_value();
}

} // namespace

std::optional<Setup> PlayGame::setup(const Definition&, const QString& table, std::uint64_t seed) {
    const QStringList words = table.split(u',');
    bool ok = false;
    const int players = words.front().toInt(&ok);
    if (!ok || players < 1 || players > static_cast<int>(maxPlayers)) return std::nullopt;
    Setup setup{.players = static_cast<std::uint8_t>(players), .seed = seed};
    for (const QString& word : words.mid(1)) {
        const auto equals = word.indexOf(u'=');
        if (word == QLatin1String("advanced"))
            setup.boards = setup.scrolls = Side::B;
        else if (word == QLatin1String("priority-tile"))
            setup.priorityTile = true;
        else if (equals < 0 ||
                 !decide(setup.rulings, word.left(equals).toStdString(), word.mid(equals + 1).toStdString()))
            return std::nullopt;
    }
    return setup;
}

std::pair<State, Events> PlayGame::start(const Definition& definition, const Setup& setup) {
    Start start = newGame(definition, setup);
    return {start.state, std::move(start.events)};
}

void PlayGame::list(const Definition& definition, const State& state, PlayerIndex player,
                    std::vector<Choice>& choices) {
    listChoices(definition, state, player, Listing::LegalOnly, choices);
}

void PlayGame::perform(const Definition& definition, State& state, PlayerIndex, const Command& command,
                       Events& events) {
    messina::perform(definition, state, command, events);
}

std::uint32_t PlayGame::weight(const Definition&, Purpose purpose, const State&, PlayerIndex, const Command& command) {
    switch (purpose) {
    case Purpose::Any:
    case Purpose::Even:
        return 1;
    case Purpose::Builder:
        return std::visit(BuilderWeight{}, command);
    case Purpose::Scholar:
        return std::visit(ScholarWeight{}, command);
    case Purpose::Fighter:
        return std::visit(FighterWeight{}, command);
    }
    return 1;
}

std::optional<Command> PlayGame::command(const Definition& definition, const State& state, const std::string& text) {
    return commandIn<Command>(commandFromText(definition, state, text));
}

std::string PlayGame::text(const Definition& definition, const State& state, const Command& command) {
    return toText(definition, state, command);
}

PlayerIndex PlayGame::giver(const State& state, PlayerIndex, const Command&) {
    return state.toAct();
}

bool PlayGame::isAsked(const State& state, PlayerIndex seat) {
    return state.toAct() == seat;
}

} // namespace magister::messina
