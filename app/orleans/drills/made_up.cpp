// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/drills/made_up.h"

namespace magister::orleans {

namespace {

/// The space of the development track that all stand on when the treasury is nearly empty: far enough for an Income of
/// several coins each.
constexpr std::uint8_t spaceOfFullPurses = 9;

/// What each player has where the treasury is left with less than all are to get, but with enough for the first.
int fullPurse(const Definition& definition, std::uint8_t players) {
    const int income = definition.development.levelAt(spaceOfFullPurses);
    return (definition.treasury.worth - income) / players;
}

} // namespace

std::vector<std::string> madeUpLines(const Definition& definition, std::string_view name, std::uint8_t players) {
    const auto everybody = [&](std::vector<std::string> lines, std::initializer_list<std::string> each) {
        for (int seat = 1; seat <= players; ++seat)
            for (const std::string& line : each)
                lines.push_back("seat:" + std::to_string(seat) + ' ' + line);
        return lines;
    };
    if (name == "no-tiles") {
        auto lines = everybody({"round 12", "stage actions", "event income", "stack I none", "stack II none"},
                               {"place/village own-farmer own-boatman own-craftsman", "track/boatman 4"});
        lines.insert(lines.end(), {"seat:1 track/boatman 5", "seat:1 citizens boatman"});
        return lines;
    }
    if (name == "penniless") {
        auto lines = everybody({"round 12", "stage event", "event harvest"}, {"coins 0", "unbuilt 0"});
        lines.push_back("seat:2 coins 2");
        return lines;
    }
    if (name == "full-purses")
        return everybody({"round 12", "stage event", "event income", "seat:1 citizens development/3"},
                         {"development " + std::to_string(spaceOfFullPurses),
                          "coins " + std::to_string(fullPurse(definition, players))});
    if (name == "paid-space")
        return everybody({"round 12", "stage actions", "event income", "seat:1 citizens development/3"},
                         {"place/scriptorium knight scholar", "development 6", "coin-spaces 7"});
    return {};
}

} // namespace magister::orleans
