// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/network/fits.h"

#include "app/network/number_bounds.h"

#include <algorithm>
#include <array>
#include <variant>

namespace magister::messina {

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
/// With the opponent of a solo game, who has a turn but is never asked.
std::int64_t seats(const Definition&, const State& state) { return static_cast<std::int64_t>(state.seats()); }
std::int64_t people(const Definition&, const State& state) { return state.playerCount; }
std::int64_t seatBits(const Definition&, const State& state) { return std::int64_t{1} << state.playerCount; }
std::int64_t places(const Definition& definition, const State& state) {
    return static_cast<std::int64_t>(definition.layout(state.playerCount).places.size());
}
std::int64_t soloTiles(const Definition& definition, const State&) {
    return static_cast<std::int64_t>(definition.solo.tiles.size());
}
std::int64_t soloBits(const Definition& definition, const State& state) {
    return std::int64_t{1} << soloTiles(definition, state);
}
std::int64_t cubes(const Definition& definition, const State& state) { return definition.cubes[state.playerCount] + 1; }
/// Spaces of the books count from 1; each event or field names its book, and bookFits() asks for that one.
constexpr std::int64_t anySpace = 100;

constexpr auto hexes = in<&Definition::hexes>;
constexpr auto ships = in<&Definition::ships>;
constexpr auto workshops = in<&Definition::workshops>;
constexpr auto hutUpgrades = in<&Definition::hutUpgrades>;
constexpr auto carts = in<&Definition::carts>;
constexpr bool orNone = true;
constexpr std::int64_t byteEnd = 256;
/// Beyond any score, and far from where adding up would overflow.
constexpr std::int64_t mostPoints = 2'000;
/// Nobody ever holds so many of a token; engine/messina/check.cpp
constexpr std::int64_t tokenEnd = 200;
constexpr std::int64_t stepEnd = 7;
constexpr std::int64_t scrollEnd = 5;
constexpr std::int64_t lieutenantEnd = lieutenantCount;
constexpr std::int64_t hutEnd = hutCount;
constexpr std::int64_t squareEnd = squareCount;
constexpr std::int64_t bayEnd = baysPerDock;
constexpr std::int64_t cornerEnd = dockCount;
constexpr std::int64_t roundEnd = roundCount + 1;
constexpr std::int64_t slotEnd = decltype(Player::workshops)::capacity();

/// `value` must not be Nobody.
constexpr Limit somebody{below<countOf<Citizen>>, false, 1};

/// A position or an event, in the position that says how many play.
struct NumbersOf {
    const Definition& definition;
    const State& state;

    static constexpr network::FieldBound<Limit> bounds[] = {
        {"", "player", {seats}},
        {"", "place", {places}},
        {"", "citizens", {below<tokenEnd>}},
        {"", "points", {below<mostPoints>, false, -mostPoints}},
        {"", "amount", {below<byteEnd>}},
        {"", "lieutenant", {below<lieutenantEnd>}},
        {"", "bay", {below<bayEnd>}},
        {"", "corner", {below<cornerEnd>}},
        {"", "hut", {below<hutEnd>}},
        {"", "board", {in<&Definition::boards>}},
        {"", "scrollBoard", {in<&Definition::scrollBoards>}},
        {"", "step", {below<stepEnd>}},
        {"", "branch", {below<2>}},
        {"", "square", {below<squareEnd>}},
        {"", "space", {below<anySpace>, false, 1}},
        {"", "to", {below<anySpace>, false, 1}},
        {"", "ship", {ships}},
        {"", "cube", {below<2>}},
        {"", "round", {below<roundEnd>, false, 1}},
        {"", "winners", {seatBits}},
        {"", "citizen", {below<countOf<Citizen>>}},
        {"", "order", {seats, orNone}},
        {"", "count", {below<byteEnd>}},

        {"overseer", "step", {below<stepEnd>}},
        {"hut", "field", {below<3>}},
        {"hut", "upgrade", {hutUpgrades, orNone}},
        {"workshop-slot", "tile", {workshops}},
        {"cart-slot", "tile", {carts}},
        {"player", "tokens", {below<tokenEnd>}},
        {"player", "rats", {below<byteEnd>}},
        {"player", "ships", {ships}},
        {"player", "districts", {places}},
        {"player", "scroll", {below<scrollEnd>}},
        {"player", "books", {below<anySpace>}}, // 0: nobody sits there
        {"player", "onceUsed", {bits<classCount>}},
        {"place-state", "hex", {hexes, orNone}},
        {"place-state", "cubes", {cubes}},
        {"place-state", "owner", {people, orNone}},
        {"place-state", "standing", {seats, orNone}},
        {"bay", "ship", {ships, orNone}},
        {"prompt", "squares", {bits<squareEnd>}},
        {"prompt", "player", {people}},
        {"prompt", "effect", {in<&Definition::effects>}},
        {"prompt", "remaining", {below<byteEnd>}},
        {"prompt", "refreshed", {bits<countOf<RefreshKind>>}},
        {"prompt", "slot", {hutUpgrades, orNone}}, // the longest of its lists; the kind says which, see slotFits()
        {"prompt", "place", {places, orNone}},
        {"prompt", "gold", {below<tokenEnd>}},
        {"prompt", "left", {below<squareEnd + 1>}},
        {"citizen-spot", "index", {below<slotEnd>}}, // the longest; the kind says which, see the type
        {"turn", "moved", {bits<squareEnd>}},
        {"turn", "lieutenant", {below<lieutenantEnd>, orNone}},
        {"turn", "place", {places, orNone}},
        {"turn", "bay", {below<bayEnd>, orNone}},
        {"state", "soloOut", {soloBits}},
        {"state", "huts", {hutUpgrades, orNone}},
        {"state", "workshops", {workshops, orNone}},
        {"state", "lateWorkshops", {workshops, orNone}},
        {"state", "carts", {carts, orNone}},
        {"state", "shipPile", {ships, orNone}},
        {"state", "hexPile", {hexes, orNone}},
        {"state", "dockingPile", {below<cornerEnd>, orNone}},
        {"state", "bookArrival", {seats, orNone}},
        {"state", "scoreArrival", {people, orNone}},
        {"state", "promptCount", {below<State::maxPrompts + 1>}},
        {"state", "playerCount", {below<maxPlayers + 1>, false, 1}},
        {"state", "wheel", {in<&Definition::wheel>}},
        {"state", "cubesLeft", {cubes}},
        {"state", "dockingCorner", {below<cornerEnd>, orNone}},
        {"state", "placementsSkipped", {below<byteEnd>}},
        {"state", "portAt", {below<cornerEnd>}},
        {"state", "soloPile", {soloTiles, orNone}},
        {"state", "soloSpent", {soloTiles}},
        {"state", "opponentHuts", {hutUpgrades}},

        {"lieutenant-placed", "bay", {below<bayEnd>, orNone}},
        {"points-scored", "amount", {below<mostPoints>, false, -mostPoints}},
        {"citizens-lost", "player", {seats, orNone}},
        {"citizen-moved", "citizen", somebody},
        {"citizen-left", "citizen", somebody},
        {"citizen-upgraded", "citizen", somebody},
        {"cube-removed", "bay", {below<bayEnd>, orNone}},
        {"scroll-advanced", "track", {below<3>}},
        {"scroll-advanced", "to", {below<scrollEnd>}},
        {"hut-upgrade-taken", "pile", {below<3>}},
        {"hut-upgrade-taken", "tile", {hutUpgrades}},
        {"hut-upgrade-placed", "tile", {hutUpgrades}},
        {"workshop-taken", "pile", {below<classCount>}},
        {"workshop-taken", "tile", {workshops}},
        {"workshop-rewarded", "workshop", {below<slotEnd>}},
        {"cart-taken", "pile", {below<2>}},
        {"cart-taken", "tile", {carts}},
        {"cart-used", "cart", {below<decltype(Player::carts)::capacity()>}},
        {"docking-reshuffled", "pile", {below<cornerEnd>, orNone}},
        {"hex-added", "hex", {hexes}},
        {"scroll-board-dealt", "board", {in<&Definition::scrollBoards>}},
        {"solo-tile-turned", "tile", {soloTiles}},
        {"solo-tiles-shuffled", "pile", {soloTiles, orNone}},
        {"wheel-turned", "position", {in<&Definition::wheel>}},
        {"score-line", "halfValue", {below<byteEnd>}},
    };

    bool holds(const Limit& limit, std::int64_t number) const {
        return (limit.orNone && number == none) || (number >= limit.least && number < limit.end(definition, state));
    }

    /// A space of that book, from 1.
    bool isSpace(Book book, std::uint8_t space) const {
        return space >= 1 && space <= definition.books[static_cast<std::size_t>(book)].spaces.size();
    }
    /// What the fields of one type must be together, beyond what each may be.
    template <class Type> bool together(const Type& value) const {
        if constexpr (requires { value.book; value.space; }) return isSpace(value.book, value.space);
        else return true;
    }
    bool together(const DiscMoved& moved) const { return isSpace(moved.book, moved.to); }
    bool together(const DiscPushedBack& pushed) const { return isSpace(Book::Popularity, pushed.to); }
    bool together(const CitizenSpot& spot) const {
        switch (spot.kind) {
        case Spot::Square: return spot.index < squareCount;
        case Spot::Hut: return spot.index < hutCount;
        case Spot::Workshop:
        case Spot::Nowhere: break;
        }
        return true;
    }
    bool together(const Hut& hut) const { return (hut.citizen == Citizen::Nobody) == (hut.field == 0); }
    bool together(const Bay& bay) const { return bay.ship != none || bay.cube == 0; }
    bool together(const Lieutenant& lieutenant) const {
        return lieutenant.place == 0 || lieutenant.status == LieutenantStatus::Lying ||
               lieutenant.status == LieutenantStatus::Standing;
    }
    bool together(const WorkshopSlot& slot) const {
        return slot.citizen == Citizen::Nobody || classOf(slot.citizen) == definition.workshops[slot.tile].citizenClass;
    }
    bool together(const Player& player) const {
        for (SquareIndex square = 0; square < squareCount; ++square)
            if (player.squares[square] != Citizen::Nobody && classOf(player.squares[square]) != sectorOf(square)) return false;
        return player.districts.size() <= definition.parameters.repopulationTiles;
    }
    bool together(const CubeRemoved& removed) const { return removed.bay == none || isDock(removed.place); }
    bool together(const LieutenantPlaced& placed) const { return (placed.bay != none) == isDock(placed.place); }
    bool together(const Prompt& prompt) const { return slotFits(prompt) && placeFits(prompt) && effectFits(prompt); }
    bool together(const Turn& turn) const {
        if (turn.place == none) return turn.bay == none;
        return (turn.bay != none) == isDock(turn.place) && (turn.bay != none || isHex(turn.place));
    }

    const Layout& layout() const { return definition.layout(state.playerCount); }
    bool isDock(PlaceIndex place) const { return place < layout().places.size() && layout().places[place].kind == PlaceKind::Dock; }
    /// A port, or a place for a hex: an event may tell of a hex that joins the town after the position.
    bool maybeHex(PlaceIndex place) const { return layout().isTownHex(place) || layout().isPort(place); }
    /// A port, or a place with a hex on it.
    bool isHex(PlaceIndex place) const {
        return layout().isPort(place) || (layout().isTownHex(place) && state.places[place].hex != none);
    }

    bool slotFits(const Prompt& prompt) const {
        switch (prompt.kind) {
        case PromptKind::FightShip: return prompt.slot < baysPerDock;
        case PromptKind::PlaceHutUpgrade: return prompt.slot < definition.hutUpgrades.size();
        case PromptKind::LeaveQuarantine:
            return prompt.slot == none ? prompt.remaining != 0 && prompt.remaining < 1u << hutCount
                                       : prompt.slot < hutCount && prompt.remaining == 0;
        case PromptKind::Activate:
        case PromptKind::AdvanceOverseer:
        case PromptKind::UpgradeOverseer: return prompt.slot == none || prompt.slot < classCount;
        case PromptKind::Act: return prompt.slot == none || prompt.slot < baysPerDock;
        default: return prompt.slot == none;
        }
    }
    bool placeFits(const Prompt& prompt) const {
        switch (prompt.kind) {
        case PromptKind::Rescue:
        case PromptKind::Fight:
        case PromptKind::ReturnCitizens:
        case PromptKind::GiveUpLieutenant: return maybeHex(prompt.place);
        case PromptKind::FightShip: return isDock(prompt.place);
        case PromptKind::Act: return prompt.place == none || maybeHex(prompt.place) || isDock(prompt.place);
        default: return prompt.place == none;
        }
    }
    /// A question that an effect has opened is about an effect of its kind. An overseer that wakes others has none.
    bool effectFits(const Prompt& prompt) const {
        const EffectKind kind = definition.effect(prompt.effect).kind;
        switch (prompt.kind) {
        case PromptKind::ChooseEffect: return kind == EffectKind::Choose;
        case PromptKind::PayForEffect: return kind == EffectKind::Pay && !definition.effect(prompt.effect).children.empty();
        case PromptKind::StepBook: return kind == EffectKind::AdvanceCityOrChurch;
        case PromptKind::AdvanceScroll: return kind == EffectKind::Scroll;
        case PromptKind::AdvanceOverseer:
            return kind == EffectKind::Overseer || kind == EffectKind::OverseerAny || kind == EffectKind::OverseerAnySkip ||
                   kind == EffectKind::UpgradeAndAdvanceOverseer;
        case PromptKind::UpgradeOverseer:
            return kind == EffectKind::UpgradeOverseer || kind == EffectKind::UpgradeAndAdvanceOverseer;
        case PromptKind::UpgradeCitizen: return kind == EffectKind::UpgradeCitizen;
        case PromptKind::Build: return kind == EffectKind::Build;
        case PromptKind::AnyHexAction: return kind == EffectKind::AnyHexAction;
        case PromptKind::Activate: return kind == EffectKind::Activate || kind == EffectKind::Nothing;
        // What is left of the effect that gave a hut upgrade goes with it.
        case PromptKind::PlaceHutUpgrade: return kind == EffectKind::Build || kind == EffectKind::Nothing;
        default: return kind == EffectKind::Nothing;
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
#include "app/messina/network/field_list.inc"
#undef E
#undef T
#undef F

    /// What a whole position must be, once each number is one of its list.
    bool together(const State& s) const {
        return promptsFit(s) && seatsFit(s) && townFits(s) && pilesFit(s) && ordersFit(s);
    }
    bool promptsFit(const State& s) const {
        if (s.over() != (s.promptCount == 0)) return false;
        for (std::size_t i = 0; i < s.promptStack.size(); ++i)
            if ((i < s.promptCount) == (s.promptStack[i].kind == PromptKind::None)) return false;
        for (std::size_t i = 0; i < s.promptCount; ++i)
            if (const PlaceIndex place = s.promptStack[i].place; place != none && !isHex(place) && !isDock(place)) return false;
        return std::all_of(s.promptStack.begin() + s.promptCount, s.promptStack.end(),
                           [](const Prompt& prompt) { return prompt == Prompt{}; }) &&
               (s.promptCount == 0 || topFits(s));
    }
    /// What is asked speaks of what is there.
    bool topFits(const State& s) const {
        const Prompt& prompt = s.prompt();
        if (prompt.kind == PromptKind::FightShip) return s.docks[layout().places[prompt.place].corner][prompt.slot].ship != none;
        if (prompt.kind != PromptKind::LeaveQuarantine) return true;
        const unsigned huts = prompt.slot == none ? prompt.remaining : 1u << prompt.slot;
        for (std::size_t hut = 0; hut < hutCount; ++hut)
            if ((huts >> hut & 1u) && s.players[prompt.player].huts[hut].citizen == Citizen::Nobody) return false;
        return true;
    }
    bool seatsFit(const State& s) const {
        for (std::size_t p = 0; p < maxPlayers; ++p) {
            const Player& player = s.players[p];
            if (p >= s.seats()) {
                if (!(player == Player{})) return false;
                continue;
            }
            for (const Book book : allBooks)
                if (!isSpace(book, player.book(book))) return false;
            for (const PlaceIndex place : player.districts)
                if (s.places[place].owner != p) return false;
        }
        return true;
    }
    bool townFits(const State& s) const {
        for (std::size_t i = 0; i < maxPlaces; ++i) {
            const PlaceState& place = s.places[i];
            const auto index = static_cast<PlaceIndex>(i);
            if (i >= layout().places.size()) {
                if (!(place == PlaceState{})) return false;
                continue;
            }
            const bool district = i < layout().districts;
            if (district ? place.hex == none : place.hex != none && !layout().isTownHex(index)) return false;
            if (place.standing != none && !isHex(index)) return false;
            if (place.owner != none && !(layout().isTownHex(index) && place.hex != none)) return false;
        }
        return true;
    }
    /// The open tile of each pile is one.
    bool pilesFit(const State& s) const {
        const auto open = [](const auto& pile) { return pile.empty() || pile.back() != none; };
        const auto ofClass = [&](const auto& piles) {
            for (std::size_t c = 0; c < classCount; ++c)
                for (const TileIndex tile : piles[c])
                    if (tile != none && definition.workshops[tile].citizenClass != static_cast<CitizenClass>(c)) return false;
            return true;
        };
        return std::all_of(s.huts.begin(), s.huts.end(), open) && std::all_of(s.workshops.begin(), s.workshops.end(), open) &&
               std::all_of(s.carts.begin(), s.carts.end(), open) && ofClass(s.workshops) && ofClass(s.lateWorkshops);
    }
    bool ordersFit(const State& s) const {
        const auto lists = [](const std::array<std::uint8_t, maxPlayers>& list, std::size_t count) {
            unsigned seen = 0;
            for (std::size_t i = 0; i < list.size(); ++i) {
                if ((i < count) == (list[i] == none)) return false;
                if (i < count) seen |= 1u << list[i];
            }
            return seen == (1u << count) - 1;
        };
        for (const Book book : allBooks)
            if (!lists(s.bookArrival[static_cast<std::size_t>(book)], book == Book::Popularity ? s.seats() : s.playerCount))
                return false;
        return lists(s.scoreArrival, s.playerCount) && lists(s.order, s.seats()) && lists(s.portAt, dockCount);
    }
    /// Everybody at the table once.
    bool together(const TurnOrderSet& set) const {
        unsigned seen = 0;
        for (std::size_t i = 0; i < state.seats(); ++i)
            if (set.order[i] != none) seen |= 1u << set.order[i];
        return seen == (1u << state.seats()) - 1;
    }
};

} // namespace

bool fits(const Definition& definition, const State& state) {
    const NumbersOf numbers{definition, state};
    return state.playerCount >= 1 && state.playerCount <= maxPlayers && numbers(state);
}

bool fits(const Definition& definition, const State& state, const Event& event) {
    return std::visit(NumbersOf{definition, state}, event);
}

} // namespace magister::messina
