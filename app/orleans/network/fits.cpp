// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/network/fits.h"

#include "app/network/number_bounds.h"

#include <algorithm>
#include <array>
#include <variant>

namespace magister::orleans {

namespace {

/// From `least` on, below `end`; `orNone`: also none. Of bits `end` is the first that is too high.
struct Limit {
    std::int64_t (*end)(const Definition&, const State&);
    bool orNone{};
    std::int64_t least{};
};

template <std::int64_t number> std::int64_t below(const Definition&, const State&) { return number; }
template <std::int64_t count> std::int64_t bits(const Definition&, const State&) { return std::int64_t{1} << count; }
template <auto list> std::int64_t in(const Definition& definition, const State&) {
    return static_cast<std::int64_t>((definition.*list).size());
}
std::int64_t people(const Definition&, const State& state) { return state.playerCount; }
std::int64_t seatBits(const Definition&, const State& state) { return std::int64_t{1} << state.playerCount; }
std::int64_t coinSpaceBits(const Definition& definition, const State&) {
    return std::int64_t{1} << definition.development.coins.size();
}
std::int64_t developmentEnd(const Definition& definition, const State&) { return definition.development.lastSpace + 1; }
std::int64_t stationEnd(const Definition& definition, const State&) { return definition.start.stations + 1; }
std::int64_t roundEnd(const Definition& definition, const State&) { return definition.rounds + 1; }

constexpr auto towns = in<&Definition::towns>;
constexpr auto connections = in<&Definition::connections>;
constexpr bool orNone = true;
constexpr std::int64_t byteEnd = 256;
/// Beyond any score and any treasury, and far from where adding up would overflow.
constexpr std::int64_t most = 4'000;
constexpr std::int64_t followerEnd = followerTotal + 1;
constexpr std::int64_t goodEnd = goodTotal + 1;
constexpr std::int64_t technologyEnd = technologyCount + 1;
constexpr std::int64_t placeEnd = placeCount;
constexpr std::int64_t tileEnd = tileCount + extraTileCount;

/// A follower, or nothing; never a technology tile, which lies on slots only.
constexpr Limit follower{below<followerTokenCount + 1>, false, 1};
constexpr Limit followerOrNothing{below<followerTokenCount + 1>};

/// A position or an event, in the position that says how many play.
struct NumbersOf {
    const Definition& definition;
    const State& state;

    static constexpr network::FieldBound<Limit> bounds[] = {
        {"", "player", {people}},
        {"", "citizen", {below<citizenCount>}},
        {"", "amount", {below<byteEnd>}},
        {"", "count", {below<byteEnd>}},
        {"", "points", {below<most>, false, -most}},
        {"", "tile", {below<placeEnd>, false, boardPlaceCount}},
        {"", "slot", {below<followerTokenCount + 1>}}, // the longest; the place says which, see together()
        {"", "town", {towns}},
        {"", "connection", {connections}},
        {"", "winners", {seatBits}},
        {"", "round", {roundEnd, false, 1}},
        {"", "token", follower},

        {"token-counts", "counts", {below<followerEnd>}},
        {"filling", "fresh", {bits<7>}},
        {"workforce", "market", followerOrNothing},
        {"workforce", "tower", followerOrNothing},
        {"workforce", "technologies", {below<technologyEnd>}},
        {"workforce", "technologiesPlaced", {below<byteEnd>}},
        {"player", "tiles", {bits<tileEnd>}},
        {"player", "coins", {below<most>}},
        {"player", "bagHidden", {below<followerEnd>}},
        {"player", "hand", followerOrNothing},
        {"player", "tracks", {below<maxTrackSpaces>}},
        {"player", "wares", {below<goodEnd>}},
        {"player", "development", {developmentEnd}},
        {"player", "coinSpacesPaid", {coinSpaceBits}},
        {"player", "stations", {stationEnd}},
        {"player", "citizens", {below<citizenCount + 1>}},
        {"player", "merchant", {towns}},
        {"player", "newTechnologies", {below<technologyEnd>}},
        {"player", "drawn", {below<maxMarketSpaces + maxTowerSpaces + 1>}},
        {"player", "retrieved", {below<maxMarketSpaces + maxTowerSpaces + 1>}},
        {"prompt", "place", {below<placeEnd>, orNone}},
        {"prompt", "connection", {connections, orNone}},
        {"state", "questionCount", {below<State::maxPrompts + 1>}},
        {"state", "stacks", {bits<tileEnd>}},
        {"state", "bank", {below<most>, false, -most}},
        {"state", "citizensLeft", {bits<citizenCount>}},
        {"state", "map", {below<goodCount>, orNone}},
        {"state", "goods", {below<goodEnd>}},
        {"state", "goodsGone", {below<goodEnd>}},
        {"state", "supply", {below<followerEnd>}},
        {"state", "followersGone", {below<followerEnd>}},
        {"state", "technologies", {below<technologyEnd>}},
        {"state", "technologiesGone", {below<technologyEnd>}},
        {"state", "stationsAt", {seatBits}},
        {"state", "deeds", {below<deedSpaceCount>}},
        {"state", "hourglass", {below<eventCount>, orNone}},
        {"state", "eventsSeen", {roundEnd}},
        {"state", "playerCount", {below<maxPlayers + 1>, false, minPlayers}},
        {"state", "round", {roundEnd}},
        {"state", "startPlayer", {people}},
        {"state", "active", {people, orNone}},
        {"state", "done", {seatBits}},
        {"state", "seatsSettled", {below<byteEnd>}},

        {"census-taken", "leader", {people, orNone}},
        {"census-taken", "last", {people, orNone}},
        {"coins-paid", "to", {people, orNone}},
        {"treasury-empty", "missing", {below<byteEnd>}},
        {"followers-drawn", "tokens", follower},
        {"bathhouse-drawn", "tokens", followerOrNothing},
        {"follower-placed", "token", followerOrNothing},
        {"placement-taken-back", "token", {below<countOf<Token>>}},
        {"track-advanced", "to", {below<maxTrackSpaces>}},
        {"good-taken", "slot", {in<&Definition::goodsSlots>}},
        {"development-moved", "from", {developmentEnd}},
        {"development-moved", "to", {developmentEnd}},
        {"merchant-moved", "owner", {people}},
        {"merchant-moved", "to", {towns}},
        {"follower-sent", "slot", {below<maxSenders>}},
        {"station-lost", "town", {towns, orNone}},
        {"technology-lost", "place", {below<placeEnd>, orNone}},
        {"score-line", "value", {below<byteEnd>}},
        {"score-line", "count", {below<most>, false, -most}},
    };

    bool holds(const Limit& limit, std::int64_t number) const {
        return (limit.orNone && number == none) || (number >= limit.least && number < limit.end(definition, state));
    }

    /// What the fields of one type must be together, beyond what each may be.
    template <class Type> bool together(const Type& value) const {
        if constexpr (requires { value.place; value.slot; }) return isSlot(value.place, value.slot);
        else return true;
    }
    /// In an open row the slot is a kind of follower, or 0.
    bool isSlot(PlaceId place, std::uint8_t slot) const {
        const Place& where = definition.place(place);
        return where.openRow || slot < where.actionSlots.size();
    }
    bool together(const TechnologyLost& lost) const { return lost.place == none || isSlot(placeAt(lost.place), lost.slot); }
    bool together(const TrackAdvanced& advanced) const { return advanced.to <= definition.track(advanced.track).lastSpace(); }
    bool together(const MerchantMoved& moved) const {
        const Connection& connection = definition.connections[moved.connection];
        return moved.to == connection.a || moved.to == connection.b;
    }
    bool together(const Filling& filling) const { return (filling.fresh & 1u << maxPlaceSlots) == 0; }
    bool together(const Workforce& work) const {
        for (std::size_t i = 0; i < placeCount; ++i)
            for (std::size_t slot = 0; slot < maxPlaceSlots; ++slot)
                if (work.places[i].tokens[slot] != Token::Nothing && slot >= definition.places[i].actionSlots.size()) return false;
        return true;
    }
    bool together(const Player& player) const {
        return std::all_of(allTracks.begin(), allTracks.end(),
                           [&](Track track) { return player.track(track) <= definition.track(track).lastSpace(); });
    }
    bool together(const Prompt& prompt) const {
        const bool atPlace = prompt.place != none;
        const auto works = [&](auto... kinds) {
            return atPlace && ((definition.place(placeAt(prompt.place)).effect.kind == kinds) || ...);
        };
        if ((prompt.kind == PromptKind::TakeGood) != (prompt.connection != none)) return false;
        switch (prompt.kind) {
        case PromptKind::Plan:
        case PromptKind::Act: return true;
        case PromptKind::Travel: return works(EffectKind::Travel);
        case PromptKind::Recruit: return works(EffectKind::Recruit);
        case PromptKind::SendFollowers: return works(EffectKind::SendToDeeds, EffectKind::Tower);
        case PromptKind::DeedReward:
            return works(EffectKind::SendToDeeds, EffectKind::Tower) && prompt.amount < deedCount;
        case PromptKind::BuyDevelopment: return works(EffectKind::BuyDevelopment);
        case PromptKind::PayWare: return works(EffectKind::DevelopmentPerStation, EffectKind::RepeatReward);
        case PromptKind::Bake: return works(EffectKind::Bake);
        case PromptKind::TakeReward: return works(EffectKind::RepeatReward);
        case PromptKind::MoveMerchant: return works(EffectKind::MoveOther);
        case PromptKind::TakeTile: return !atPlace && prompt.amount < 1u << countOf<Stack>;
        default: return !atPlace;
        }
    }

    bool operator()(const Rulings&) const { return true; } // read by their words
#define F(field) && (network::numbersFit<owner, #field>(*this, value.field))
#define T(Type, name, fields)                                                                                          \
    bool operator()(const Type& value) const {                                                                         \
        [[maybe_unused]] static constexpr network::FieldName owner{name};                                              \
        return true fields && together(value);                                                                         \
    }
#define E(Type, name, fields) T(Type, name, fields)
#include "app/orleans/network/field_list.inc"
#undef E
#undef T
#undef F

    /// What a whole position must be, once each number is one of its list.
    bool together(const State& s) const { return questionsFit(s) && seatsFit(s) && deedsFit(s); }
    bool questionsFit(const State& s) const {
        for (std::size_t p = 0; p < maxPlayers; ++p) {
            if (p >= s.playerCount && s.questionCount[p] != 0) return false;
            for (std::size_t i = 0; i < State::maxPrompts; ++i)
                if (i < s.questionCount[p] ? s.questions[p][i].kind == PromptKind::None : !(s.questions[p][i] == Prompt{}))
                    return false;
        }
        return s.over() == (s.asked() == 0);
    }
    bool seatsFit(const State& s) const {
        for (std::size_t p = s.playerCount; p < maxPlayers; ++p)
            if (!(s.players[p] == Player{}) || !(s.plansBefore[p] == Workforce{})) return false;
        return true;
    }
    bool deedsFit(const State& s) const {
        for (std::size_t deed = 0; deed < deedCount; ++deed)
            for (std::size_t kind = 0; kind < followerCount; ++kind)
                if (s.deeds[deed][kind] > definition.deeds[deed].spaces[kind]) return false;
        return true;
    }
};

} // namespace

bool fits(const Definition& definition, const State& state) {
    const NumbersOf numbers{definition, state};
    return state.playerCount >= minPlayers && state.playerCount <= maxPlayers && numbers(state);
}

bool fits(const Definition& definition, const State& state, const Event& event) {
    return std::visit(NumbersOf{definition, state}, event);
}

} // namespace magister::orleans
