// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/drills/counts_parts.h"

#include <algorithm>

namespace magister::orleans {

int marketUsed(const Player& p) {
    return static_cast<int>(p.work.market.size() -
                            std::count(p.work.market.begin(), p.work.market.end(), Token::Nothing));
}

int tilesOnStack(const Definition& d, TileSet tiles, Stack stack) {
    int n = 0;
    for (std::size_t i = boardPlaceCount; i < placeCount; ++i)
        n += (tiles & setOf(placeAt(i))) && d.places[i].stack == stack;
    return n;
}

bool inRound(const Definition&, const State& s, PlayerIndex, Thing) {
    return s.stage == Stage::Planning || s.stage == Stage::Actions;
}

int levelBySpaces(const Definition& definition, const Player& player) {
    const auto& spaces = definition.development.levelSpaces;
    return static_cast<int>(
        std::count_if(spaces.begin(), spaces.end(), [&](std::uint8_t space) { return space <= player.development; }));
}

int stillDue(const Definition& definition, State state, PlayerIndex seat) {
    Events events;
    if (!refuse(definition, state, seat, PayCoins{})) perform(definition, state, seat, PayCoins{}, events);
    return state.kind(seat) == PromptKind::PayDebt ? state.question(seat).amount : 0;
}

std::span<const Count> counts() {
    static const std::vector<Count> all = [] {
        std::vector<Count> list;
        for (const auto& part : {setupCounts(), hourglassCounts(), followersCounts(), actionsCounts(), eventCounts()})
            list.insert(list.end(), part.begin(), part.end());
        return list;
    }();
    return all;
}

std::size_t thingsOf(CountOf of) {
    switch (of) {
    case CountOf::Nothing:
        return 1;
    case CountOf::Follower:
        return followerCount;
    case CountOf::Good:
        return goodCount;
    case CountOf::Track:
        return trackCount;
    case CountOf::Place:
        return placeCount;
    case CountOf::Happening:
        return eventCount;
    case CountOf::Deed:
        return deedCount;
    case CountOf::Way:
        return countOf<Way>;
    case CountOf::Stack:
        return countOf<Stack>;
    }
    return 0;
}

std::string_view wordOfThing(CountOf of, Thing thing) {
    switch (of) {
    case CountOf::Nothing:
        break;
    case CountOf::Follower:
        return idOf(static_cast<Follower>(thing));
    case CountOf::Good:
        return idOf(static_cast<Good>(thing));
    case CountOf::Track:
        return idOf(static_cast<Track>(thing));
    case CountOf::Place:
        return idOf(static_cast<PlaceId>(thing));
    case CountOf::Happening:
        return idOf(static_cast<EventKind>(thing));
    case CountOf::Deed:
        return idOf(static_cast<DeedId>(thing));
    case CountOf::Way:
        return idOf(static_cast<Way>(thing));
    case CountOf::Stack:
        return idOf(static_cast<Stack>(thing));
    }
    return {};
}

std::optional<NamedCount> countNamed(Rule rule, const std::string& text) {
    const auto slash = text.find('/');
    const std::string word = text.substr(0, slash);
    for (const Count& count : counts()) {
        if (count.rule != rule || count.word != word) continue;
        if ((count.of == CountOf::Nothing) != (slash == std::string::npos)) continue;
        if (count.of == CountOf::Nothing) return NamedCount{&count, 0};
        for (Thing thing = 0; thing < thingsOf(count.of); ++thing)
            if (wordOfThing(count.of, thing) == text.substr(slash + 1)) return NamedCount{&count, thing};
    }
    return std::nullopt;
}

} // namespace magister::orleans
