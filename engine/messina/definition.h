// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/vocabulary.h"

#include <memory>
#include <string>
#include <vector>

namespace magister::messina {

enum class EffectKind : std::uint8_t {
    Nothing,
    Gain,                     ///< tokens[] from the supply
    Points,                   ///< amount victory points
    AdvanceBook,              ///< one free step on `book`
    AdvanceCityOrChurch,      ///< one free step, the player picks the book
    Scroll,                   ///< amount single steps, a track of choice each
    Overseer,                 ///< the overseer of class `citizenClass`
    OverseerAny,              ///< any overseer
    OverseerAnySkip,          ///< any overseer, may jump over the next space
    UpgradeOverseer,          ///< amount overseers
    UpgradeAndAdvanceOverseer,///< the same overseer: upgrade if needed, then advance
    Build,
    UpgradeCitizen,           ///< amount citizens, anywhere
    Activate,                 ///< amount citizens on any sector squares
    Lieutenant,               ///< amount lieutenants from the supply
    AnyHexAction,
    All,                      ///< every child
    Choose,                   ///< exactly one child
    Pay,                      ///< optional: pay tokens[], then the one child
};

struct Effect {
    EffectKind kind{};
    std::uint8_t amount{};
    Book book{};
    CitizenClass citizenClass{};
    std::array<std::uint8_t, tokenCount> tokens{};
    std::vector<EffectIndex> children; ///< for All, Choose, Pay
};

/// A price in the tokens that tiles ask for.
struct Cost {
    std::uint8_t coin{};
    std::uint8_t wood{};
};

struct Hex {
    std::string id;
    char letter{}; ///< 'A', 'B' or 'C': the back of the tile
    std::uint8_t playerCounts{}; ///< bit n set: used with n players
    EffectIndex action{};
    FieldColour colour{};
    Rat rat{};
    Cost cost;                                       ///< of repopulating
    std::array<std::uint8_t, classCount> ordinary{}; ///< citizens asked for, any side
    std::array<std::uint8_t, classCount> gold{};     ///< citizens asked for that must be upgraded
    bool lieutenant{};
    std::uint8_t points{};
};

struct Port {
    std::string id;     ///< "port-upper-left"
    std::string corner; ///< "upper-left"
    EffectIndex action{};
};

enum class PlaceKind : std::uint8_t { District, Extension, Port, Dock };

struct Place {
    std::string id;   ///< "city-2p-3", "exp-left", "port-upper-left", "dock-upper-left"
    std::string name; ///< short name for notation and screen: "B2", "left", "upper-left", "upper-left"
    PlaceKind kind{};
    std::int8_t q{};
    std::int8_t r{};
    std::uint8_t corner{none};    ///< ports and docks: 0..3, clockwise from the upper left
    std::uint32_t neighbours{};   ///< bit per place; whether a neighbour exists yet is up to the position
};

/// The town for one number of players. Order of places: districts by rows, extensions, ports, docks.
struct Layout {
    std::vector<Place> places;
    std::uint8_t districts{}; ///< how many of the places are districts at the start
    /// Extension places (as PlaceIndex) in the order to try, by the corner of the port.
    std::array<std::array<PlaceIndex, extensionCount>, dockCount> extensionOrder{};
    /// Steps between two places over what exists, by the extension places that are filled (bit each); none: no way.
    /// Filled by measure(). A table, because every list of moves asks for hundreds of distances.
    using Distances = std::array<std::array<std::uint8_t, maxPlaces>, maxPlaces>;
    /// Copies of a definition share them: they are most of it.
    struct Ways {
        std::vector<Distances> distances;
        std::vector<Distances> costs; ///< the same in coins for a lieutenant in town (move.first-step-free, move.extra-steps)
    };
    std::shared_ptr<const Ways> ways;

    bool isTownHex(PlaceIndex place) const { return place < districts + extensionCount; } ///< district or extension
    bool isPort(PlaceIndex place) const { return !isTownHex(place) && place < districts + extensionCount + dockCount; }
    PlaceIndex extension(std::size_t i) const { return static_cast<PlaceIndex>(districts + i); }
    PlaceIndex port(std::size_t corner) const { return static_cast<PlaceIndex>(districts + extensionCount + corner); }
    PlaceIndex dock(std::size_t corner) const {
        return static_cast<PlaceIndex>(districts + extensionCount + dockCount + corner);
    }
};

struct Ship {
    std::string id;
    std::uint8_t number{}; ///< 1..3
    Goods goods{};
    std::uint8_t coins{};
    std::uint8_t points{};
};

struct WheelPosition {
    Rat rat{};
    std::array<FieldColour, classCount> colour{}; ///< field colour of each class
};

struct RoundRow {
    Priority priority{};
    std::uint8_t ships{};
    bool newHex{};
    std::uint8_t placements{}; ///< turns of the wheel with cubes
    bool citizens{};
    std::uint8_t firePerCube{};
    std::uint8_t pointsPerCube{};
    bool lateWorkshops{};
};

struct BookSpace {
    EffectIndex onArrival{};
    std::uint8_t points{}; ///< at the end
};

struct BookTrack {
    std::vector<BookSpace> spaces; ///< [0] is space 1
    std::uint8_t singleBar{};      ///< highest space before the bar
    std::uint8_t doubleBar{};
};

struct PathNode {
    std::string id;
    NodeKind kind{};
    std::uint32_t squares{};             ///< InnerPair: the two squares, bit mask
    std::array<RegionIndex, 2> regions{none, none}; ///< Region: [0]; Border: both
};

struct Square {
    std::string id; ///< "nun-lower-inner"
    EffectIndex action{};
    bool once{};
};

struct PlayerBoard {
    std::string id;
    std::array<Square, squareCount> squares;
};

struct ScrollTrack {
    ScrollKind kind{};
    std::uint8_t cap{none};                    ///< most items counted; none = no cap
    std::array<std::uint8_t, 5> halfPoints{};  ///< worth of one item after 0..4 steps, in half points
    Book book{};                               ///< kind Book
    std::array<std::array<std::uint8_t, 3>, 5> levels{}; ///< Book: single, double bar; Overseers: outer, inner, centre
};

struct ScrollBoard {
    std::string id;
    std::array<ScrollTrack, 3> tracks;
};

struct Workshop {
    std::string id;
    bool late{};
    CitizenClass citizenClass{};
    Cost cost;
    bool needsUpgraded{};
    EffectIndex output{};
    EffectIndex upgradedExtra{}; ///< on top of output for an upgraded citizen
};

struct HutUpgrade {
    std::string id;
    Cost cost;
    EffectIndex output{};
};

struct Cart {
    std::string id;
    std::uint8_t number{}; ///< 1..5
    Cost cost;
    std::uint8_t points{};
};

/// The red part of a solo tile. solo.action, solo.take-ship, solo.take-build
enum class OpponentAction : std::uint8_t { Nothing, TakeShip, TakeCart, TakeWorkshop, TakeHutUpgrades };

struct SoloTile {
    std::string id;
    TileIndex hex{};           ///< index into Definition::hexes
    OpponentAction action{};
    CitizenClass workshop{};   ///< TakeWorkshop
};

/// The opponent of the solo game and how the player scores against it. solo.*
struct Solo {
    std::vector<SoloTile> tiles;
    std::array<std::uint8_t, roundCount> lieutenants{};  ///< by round
    std::array<bool, roundCount> opponentFirst{};        ///< by round
    std::uint8_t cubesPerTurn{1};
    std::uint8_t popularityPoints{};
    std::array<std::uint8_t, 6> repopulatedBonus{};      ///< by number of districts, 0 to 5
    std::array<std::uint16_t, 2> goodResult{};           ///< standard, advanced
};

struct StartBonus {
    std::uint8_t points{};
    std::uint8_t coins{};
};

struct Parameters {
    std::uint8_t recallCoins{1};
    std::uint8_t visitPoints{2};
    std::uint8_t coinPerFurtherStep{1};
    std::uint8_t freeSteps{1};
    std::uint8_t upgradedWorkerPoints{1};
    std::uint8_t leftoverDivisor{3};
    std::uint8_t lieutenantsAtStart{3};
    std::uint8_t repopulationTiles{5};
    std::uint8_t bigFireInTie{2};
};

/// Immutable content of Messina 1347 after its pack is read. Built by app/content, or by tests.
struct Definition {
    std::vector<Effect> effects; ///< [0] is Nothing
    std::vector<Hex> hexes;
    std::array<Port, dockCount> ports;                  ///< clockwise from the upper left
    std::array<Layout, maxPlayers + 1> layouts;         ///< by number of players; [0], [1] as for two
    std::vector<Ship> ships;
    std::vector<WheelPosition> wheel;
    std::array<std::array<RoundRow, roundCount>, maxPlayers + 1> rounds; ///< by number of players
    std::array<BookTrack, bookCount> books;
    std::array<std::vector<std::uint8_t>, maxPlayers + 1> popularityRank; ///< points by place
    std::vector<PathNode> nodes;
    /// Node of an overseer by class, branch (0 left/upper, 1 right/lower) and step 0..6.
    std::array<std::array<std::array<std::uint8_t, 7>, 2>, classCount> paths{};
    std::vector<PlayerBoard> boards;       ///< [0] side a, then sides b
    std::vector<ScrollBoard> scrollBoards; ///< [0] side a, then sides b
    std::vector<Workshop> workshops;
    std::vector<HutUpgrade> hutUpgrades;
    std::vector<Cart> carts;
    std::array<std::uint8_t, maxPlayers + 1> cubes{};      ///< plague cubes in play
    std::array<std::uint8_t, maxPlayers + 1> cartStacks{}; ///< 1 or 2
    std::array<StartBonus, maxPlayers> startBonus;
    std::vector<std::uint8_t> ratPenalty; ///< points lost by number of rats; the last entry holds for more
    std::array<Priority, roundCount> priorityTile{};       ///< what the tile puts over the first column of the table
    std::array<std::vector<std::uint8_t>, maxPlayers + 1> repopulationRank; ///< advanced: points by place
    Solo solo;
    Goods removedForTwo{};
    EffectIndex evenShip{}; ///< effect of every second ship (ship.even)
    Parameters parameters;

    /// Measures every layout; once, after the last place is known.
    void measure();

    const Layout& layout(std::size_t players) const { return layouts[players]; }
    const Effect& effect(EffectIndex index) const { return effects[index]; }
};

} // namespace magister::messina
