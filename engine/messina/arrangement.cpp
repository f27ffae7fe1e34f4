// SPDX-License-Identifier: GPL-3.0-or-later
// Positions made up line by line.
#include "engine/messina/arrangement.h"

#include "engine/messina/arrangement_parts.h"
#include "engine/messina/transaction.h"

namespace magister::messina {

namespace {

int cubesInTown(const State& s) {
    int cubes = 0;
    for (const PlaceState& place : s.places)
        cubes += place.cubes;
    for (const auto& dock : s.docks)
        for (const Bay& bay : dock)
            cubes += bay.cube;
    return cubes;
}

void readLine(Arrangement& made, ArrangedLine& line) {
    State& s = made.s;
    const auto head = line.take();
    if (head == "round") {
        made.startRound(line.number(1, static_cast<int>(roundCount)));
    } else if (head == "order") {
        made.readOrder(line, s.seats(), s.order);
    } else if (head == "turn") {
        made.turn = line.seat(line.take(), s.seats());
        made.turnLine = made.number;
    } else if (head == "stage") {
        const auto word = line.take();
        made.stage = line.word<Stage>(word);
        made.stageLine = made.number;
        if (made.stage == Stage::Over) line.fail(word, "a stage in which somebody is asked");
    } else if (head == "wheel") {
        s.wheel = line.number(0, static_cast<int>(made.def.wheel.size()) - 1);
    } else if (head == "clear-town") {
        made.clearTown();
    } else if (head.starts_with("hex:")) {
        made.arrangeHex(line, head.substr(4));
    } else if (head.starts_with("dock:")) {
        made.arrangeDock(line, head);
    } else if (head.starts_with("seat:")) {
        made.arrangeSeat(line, line.seat(head, s.seats()));
    } else if (head.starts_with("book:")) {
        const Book book = line.word<Book>(head.substr(5));
        line.oneOf(line.take(), std::array<std::string_view, 1>{"order"});
        made.readOrder(line, book == Book::Popularity ? s.seats() : s.playerCount,
                       s.bookArrival[static_cast<std::size_t>(book)]);
    } else if (head == "score-track") {
        line.oneOf(line.take(), std::array<std::string_view, 1>{"order"});
        made.readOrder(line, s.playerCount, s.scoreArrival);
    } else if (head == "market") {
        made.arrangeMarket(line);
    } else if (head == "pile") {
        made.arrangePile(line);
    } else {
        line.fail(head, "round, order, turn, stage, wheel, clear-town, hex:..., dock:..., seat:..., book:..., "
                        "score-track, market or pile");
    }
    line.end();
}

using Problems = std::vector<std::string>;

void report(Problems& problems, std::size_t line, const std::string& what) {
    problems.push_back("arranged[" + std::to_string(line) + "]: " + what);
}

/// Whatever lies in town needs a hex to lie on, and a district always has one.
void checkPlaces(const Arrangement& made, Problems& problems) {
    const Layout& layout = made.layout();
    for (PlaceIndex i = 0; i < layout.places.size(); ++i) {
        if (!layout.isTownHex(i) || made.s.places[i].hex != none) continue;
        const PlaceState& here = made.s.places[i];
        const bool taken = here.cubes > 0 || here.owner != none || here.citizens != PlaceState{}.citizens;
        const std::string where = "hex:" + layout.places[i].name;
        if (i < layout.districts)
            report(problems, made.placeLine[i], where + " has lost its hex");
        else if (taken)
            report(problems, made.placeLine[i], "no hex lies at " + where);
    }
}

/// Lieutenants need a place that is there, and only one stands on a hex. move.standing-blocks
void standLieutenants(Arrangement& made, Problems& problems) {
    const Layout& layout = made.layout();
    for (PlaceState& place : made.s.places)
        place.standing = none;
    for (PlayerIndex p = 0; p < made.s.seats(); ++p)
        for (const Lieutenant& one : made.s.players[p].lieutenants) {
            const bool stands = one.status == LieutenantStatus::Standing;
            if (!stands && one.status != LieutenantStatus::Lying) continue;
            const std::string where = placeText(made.def, made.s.playerCount, one.place);
            if (layout.isTownHex(one.place) && made.s.places[one.place].hex == none)
                report(problems, made.lieutenantLine[p], "no hex lies at " + where);
            if (!stands || layout.places[one.place].kind == PlaceKind::Dock) continue;
            PlayerIndex& standing = made.s.places[one.place].standing;
            if (standing != none) report(problems, made.lieutenantLine[p], "two lieutenants stand at " + where);
            standing = p;
        }
}

/// Hut upgrades that no line names lie under the piles, rather under those that no line lays. setup.tiles.huts
void layLeftOverHutUpgrades(Arrangement& made) {
    State& s = made.s;
    const auto lies = [&](TileIndex tile) {
        const auto in = [tile](const auto& pile) { return std::find(pile.begin(), pile.end(), tile) != pile.end(); };
        const auto has = [tile](const Player& player) {
            return std::any_of(player.huts.begin(), player.huts.end(),
                               [tile](const Hut& hut) { return hut.upgrade == tile; });
        };
        return std::any_of(s.huts.begin(), s.huts.end(), in) || in(s.opponentHuts) ||
               std::any_of(s.players.begin(), s.players.end(), has);
    };
    for (TileIndex tile = 0; tile < made.def.hutUpgrades.size(); ++tile) {
        if (lies(tile)) continue;
        const auto room = [&](bool named) {
            for (std::size_t i = 0; i < s.huts.size(); ++i)
                if (!s.huts[i].full() && (made.namedHutPiles >> i & 1) == named) return &s.huts[i];
            return static_cast<Pile<5>*>(nullptr);
        };
        Pile<5>* pile = room(false);
        if (!pile) pile = room(true);
        if (pile) pile->insert(0, tile);
    }
}

/// Asks again from scratch what the stage asks.
void ask(Arrangement& made, Events& events, Problems& problems) {
    State& s = made.s;
    while (s.promptCount > 0)
        s.promptStack[--s.promptCount] = Prompt{};
    s.turn = Turn{};
    s.turn.player = s.order[0];
    s.stage = made.stage;
    if (made.turn != none && made.stage != Stage::Turns)
        report(problems, made.stageLine, "nobody has a turn in this stage");
    else if (made.turn != none && !hasUnusedLieutenant(s.players[made.turn]))
        report(problems, made.turnLine, "no lieutenant is left for this turn");
    if (!problems.empty()) return;
    events.clear();
    events.emplace_back(RoundStarted{Rule::SetupBoardRoundMarker, s.round});
    Transaction tx{made.def, s, events};
    askAfresh(tx, made.stage, made.turn);
}

} // namespace

std::vector<std::string> arrange(const Definition& definition, const std::vector<std::string>& lines, State& state,
                                 Events& events) {
    Problems problems;
    Arrangement made{definition, state};
    const int cubes = definition.cubes[state.playerCount];
    std::optional<std::size_t> overdrawn; // since this line there are more cubes in town than the game has
    for (; made.number < lines.size(); ++made.number) {
        ArrangedLine line(lines[made.number]);
        readLine(made, line);
        if (!line.good()) report(problems, made.number, line.fault());
        if (cubesInTown(state) <= cubes)
            overdrawn.reset();
        else if (!overdrawn)
            overdrawn = made.number;
    }
    if (overdrawn)
        report(problems, *overdrawn, "more plague cubes in town than the game has: " + std::to_string(cubes));
    else
        state.cubesLeft = static_cast<std::uint8_t>(cubes - cubesInTown(state));
    checkPlaces(made, problems);
    standLieutenants(made, problems);
    layLeftOverHutUpgrades(made);
    ask(made, events, problems);
    if (problems.empty())
        for (const std::string& fault : check(definition, state))
            problems.push_back("arranged: " + fault);
    return problems;
}

} // namespace magister::messina
