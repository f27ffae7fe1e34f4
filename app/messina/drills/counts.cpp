// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/drills/counts_parts.h"

#include <algorithm>

namespace magister::messina {

bool atStart(const Definition&, const State& s, PlayerIndex, CitizenClass) {
    return s.round == 1 && s.stage == Stage::Turns && s.turn.lieutenant == none && s.turn.player == s.order[0] &&
           std::none_of(s.players.begin(), s.players.end(), [](const Player& p) {
               return std::any_of(p.lieutenants.begin(), p.lieutenants.end(),
                                  [](const Lieutenant& l) { return l.status == LieutenantStatus::Standing; });
           });
}

int cubesInTown(const State& s) {
    int n = 0;
    for (const PlaceState& place : s.places)
        n += place.cubes;
    return n;
}

std::span<const Count> counts() {
    static const std::vector<Count> all = [] {
        std::vector<Count> list(setupCounts().begin(), setupCounts().end());
        list.insert(list.end(), playCounts().begin(), playCounts().end());
        return list;
    }();
    return all;
}

std::optional<NamedCount> countNamed(Rule rule, const std::string& text) {
    const auto slash = text.find('/');
    const std::string word = text.substr(0, slash);
    for (const Count& count : counts()) {
        if (count.rule != rule || count.word != word || count.byClass != (slash != std::string::npos)) continue;
        if (!count.byClass) return NamedCount{&count, {}};
        if (const auto c = fromId<CitizenClass>(text.substr(slash + 1))) return NamedCount{&count, *c};
    }
    return std::nullopt;
}

} // namespace magister::messina
