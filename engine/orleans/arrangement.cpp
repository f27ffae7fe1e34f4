// SPDX-License-Identifier: GPL-3.0-or-later
// Positions made up line by line.
#include "engine/orleans/arrangement.h"

#include "engine/orleans/arrangement_parts.h"
#include "engine/orleans/transaction.h"

#include <bit>

namespace magister::orleans {

namespace {

/// A count of things of one kind that lie on the table.
template <class Enum, std::size_t N> void readCount(ArrangedLine& line, std::array<ArrangedNumber, N>& counts, std::size_t number) {
    const auto kind = static_cast<std::size_t>(line.word<Enum>());
    const std::uint8_t count = line.number(0, 104);
    if (line.good()) counts[kind] = {count, number};
}

void readStage(Arrangement& made, ArrangedLine& line) {
    const auto word = line.take();
    const Stage stage = line.word<Stage>(word);
    if (stage == Stage::TileRemoval || stage == Stage::Over)
        return line.fail(word, "a stage of a round, or scoring");
    made.stage = stage;
    made.stageLine = made.number;
}

void readPassed(Arrangement& made, ArrangedLine& line) {
    made.passed = 0;
    made.passedLine = made.number;
    for (const auto word : line.rest("seats"))
        made.passed = static_cast<std::uint8_t>(made.passed | 1u << line.seat(word, made.s.playerCount));
}

void readLine(Arrangement& made, ArrangedLine& line) {
    State& s = made.s;
    const auto head = line.take();
    if (head == "round") {
        s.round = line.number(1, made.def.rounds);
    } else if (head == "start") {
        s.startPlayer = line.seat(line.take(), s.playerCount);
    } else if (head == "stage") {
        readStage(made, line);
    } else if (head == "event") {
        made.event = line.word<EventKind>();
        made.eventLine = made.number;
    } else if (head == "hourglass") {
        made.arrangeHourglass(line);
    } else if (head == "turn") {
        made.turn = line.seat(line.take(), s.playerCount);
        made.turnLine = made.number;
    } else if (head == "passed") {
        readPassed(made, line);
    } else if (head == "supply") {
        readCount<Follower>(line, made.supply, made.number);
    } else if (head == "goods") {
        readCount<Good>(line, made.goods, made.number);
    } else if (head == "technologies") {
        made.technologies = {line.number(0, made.def.technology.count), made.number};
    } else if (head == "stack") {
        made.arrangeStack(line);
    } else if (head == "clear-map") {
        made.clearMap();
    } else if (head.starts_with("deed:")) {
        const DeedId deed = line.word<DeedId>(head.substr(5));
        if (line.good()) made.arrangeDeed(line, deed);
    } else if (head.starts_with("way:")) {
        made.arrangeWay(line, head.substr(4));
    } else if (head.starts_with("seat:")) {
        const PlayerIndex p = line.seat(head, s.playerCount);
        if (line.good()) made.arrangeSeat(line, p);
    } else {
        line.fail(head, "round, start, stage, event, hourglass, turn, passed, supply, goods, technologies, stack, "
                        "clear-map, deed:..., way:... or seat:...");
    }
    line.end();
}

void checkStage(const Arrangement& made, Problems& problems) {
    const State& s = made.s;
    if (made.stage == Stage::Scoring && s.round != made.def.rounds)
        report(problems, made.stageLine, "the game is scored after its last round only");
    const bool acting = made.stage == Stage::Actions;
    if (made.turn != none && !acting) report(problems, made.turnLine, "nobody has a turn in this stage");
    if (made.passed != 0 && !acting) report(problems, made.passedLine, "nobody passes in this stage");
    if (made.turn != none && (made.passed >> made.turn & 1u))
        report(problems, made.turnLine, "whoever has passed has no turn");
}

/// Asks again from scratch what the stage asks.
void ask(const Arrangement& made, Events& events) {
    State& s = made.s;
    s.questions = {};
    s.questionCount = {};
    s.winners = 0;
    events.clear();
    Transaction tx{made.def, s, events};
    tx.emit(RoundStarted{.round = s.round});
    tx.emit(StageReached{.stage = Stage::Hourglass});
    if (made.stage == Stage::Hourglass)
        return tx.open(s.startPlayer, PromptKind::TurnHourglass, Rule::HourglassReveal);
    tx.emit(HourglassTurned{.player = s.startPlayer, .event = static_cast<EventKind>(s.hourglass.back())});
    tx.emit(StageReached{.stage = made.stage});
    if (made.stage == Stage::Actions) {
        s.done = made.passed;
        // The turn goes round from whoever had one before.
        if (made.turn != none) s.active = static_cast<PlayerIndex>((made.turn + s.playerCount - 1) % s.playerCount);
    }
    settle(tx);
}

} // namespace

std::vector<std::string> arrange(const Definition& definition, const std::vector<std::string>& lines, State& state,
                                 Events& events) {
    Problems problems;
    Arrangement made(definition, state);
    state.round = std::max<std::uint8_t>(state.round, 1); // with fewer tiles none has begun yet
    for (; made.number < lines.size(); ++made.number) {
        ArrangedLine line(lines[made.number]);
        readLine(made, line);
        if (!line.good()) report(problems, made.number, line.fault());
    }
    checkStage(made, problems);
    made.checkPlaces(problems);
    made.homeOwnFollowers(problems);
    made.countFollowers(problems);
    made.countGoods(problems);
    made.countTechnologies(problems);
    made.countStations(problems);
    made.giveCitizens(problems);
    made.stackHourglass(problems);
    made.fillTreasury(problems);
    if (!problems.empty()) return problems;
    ask(made, events);
    for (const std::string& fault : check(definition, state))
        problems.push_back("arranged: " + fault);
    return problems;
}

} // namespace magister::orleans
