// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/drills/made_up.h"

namespace magister::orleans {

std::vector<std::string> madeUpLines(std::string_view name, std::uint8_t players) {
    const auto everybody = [&](std::vector<std::string> lines, std::initializer_list<const char*> each) {
        for (int seat = 1; seat <= players; ++seat)
            for (const char* line : each)
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
    if (name == "full-purses") {
        // 262 coins are in the box; what is left is less than all get.
        const char* coins = players == 2 ? "coins 129" : players == 3 ? "coins 86" : "coins 64";
        return everybody({"round 12", "stage event", "event income", "seat:1 citizens development/3"},
                         {"development 9", coins});
    }
    if (name == "paid-space")
        return everybody({"round 12", "stage actions", "event income", "seat:1 citizens development/3"},
                         {"place/scriptorium knight scholar", "development 6", "coin-spaces 7"});
    return {};
}

} // namespace magister::orleans
