// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/inline_vector.h"
#include "engine/core/random.h"
#include "engine/messina/rulings.h"
#include "engine/messina/vocabulary.h"

#include <type_traits>

namespace magister::messina {

struct Lieutenant {
    LieutenantStatus status{};
    PlaceIndex place{}; ///< meaningful when lying or standing, else 0
    friend constexpr bool operator==(const Lieutenant&, const Lieutenant&) = default;
};

struct Overseer {
    std::uint8_t step{};   ///< 0 start .. 6 centre
    std::uint8_t branch{}; ///< 0 left/upper, 1 right/lower; chosen on step 2, 0 before
    bool upgraded{};
    friend constexpr bool operator==(const Overseer&, const Overseer&) = default;
};

/// The step on which an overseer takes one of the two branches of its path. overseer.route
inline constexpr std::uint8_t forkStep = 2;
/// Whether an overseer may go on along that branch: both lie open until it has taken one.
constexpr bool isBranchOpen(const Overseer& overseer, std::uint8_t branch) {
    return overseer.step < forkStep || branch == overseer.branch;
}

struct Hut {
    Citizen citizen{};
    std::uint8_t field{};     ///< 1 or 2 while somebody is inside, else 0
    TileIndex upgrade{none};
    friend constexpr bool operator==(const Hut&, const Hut&) = default;
};

struct WorkshopSlot {
    TileIndex tile{};
    Citizen citizen{};
    bool used{}; ///< late workshop whose reward is spent
    friend constexpr bool operator==(const WorkshopSlot&, const WorkshopSlot&) = default;
};

struct CartSlot {
    TileIndex tile{};
    bool used{}; ///< this round
    friend constexpr bool operator==(const CartSlot&, const CartSlot&) = default;
};

/// An action reached on a book and not carried out yet.
struct PendingBookAction {
    Book book{};
    std::uint8_t space{}; ///< 1-based
    friend constexpr bool operator==(const PendingBookAction&, const PendingBookAction&) = default;
};

struct Player {
    std::int16_t points{};
    std::array<std::uint8_t, tokenCount> tokens{};
    std::uint8_t rats{};
    std::array<Lieutenant, lieutenantCount> lieutenants{};
    std::array<Overseer, classCount> overseers{};
    std::array<Citizen, squareCount> squares{};
    std::array<Hut, hutCount> huts{};
    InlineVector<WorkshopSlot, 33> workshops{};
    InlineVector<CartSlot, 10> carts{};
    InlineVector<TileIndex, 9> ships{};
    InlineVector<PlaceIndex, 5> districts{}; ///< repopulated, in order
    std::array<std::uint8_t, 3> scroll{};    ///< steps made on each track, 0..4
    std::array<std::uint8_t, bookCount> books{}; ///< space of each disc, 1-based
    InlineVector<PendingBookAction, 18> pending{};
    std::uint8_t board{};       ///< index into Definition::boards; 0 is side a
    std::uint8_t scrollBoard{}; ///< index into Definition::scrollBoards; 0 is side a
    std::uint8_t onceUsed{};    ///< bit a square of Definition::boards marked `once`, by class (advanced.once-square)
    std::uint8_t unused{};      ///< fills the last word: no padding may enter the hash

    std::uint8_t& token(Token t) { return tokens[static_cast<std::size_t>(t)]; }
    std::uint8_t token(Token t) const { return tokens[static_cast<std::size_t>(t)]; }
    std::uint8_t& book(Book b) { return books[static_cast<std::size_t>(b)]; }
    std::uint8_t book(Book b) const { return books[static_cast<std::size_t>(b)]; }
    Overseer& overseer(CitizenClass c) { return overseers[static_cast<std::size_t>(c)]; }
    const Overseer& overseer(CitizenClass c) const { return overseers[static_cast<std::size_t>(c)]; }

    friend constexpr bool operator==(const Player&, const Player&) = default;
};

/// A district, extension place or port. Docks keep their ships in State::docks.
struct PlaceState {
    TileIndex hex{none}; ///< none: a port, a dock, or an extension place still empty
    std::uint8_t cubes{};
    std::array<std::uint8_t, classCount> citizens{}; ///< lying on the hex; always ordinary
    PlayerIndex owner{none};    ///< who repopulated it
    PlayerIndex standing{none}; ///< whose lieutenant stands here this round
    friend constexpr bool operator==(const PlaceState&, const PlaceState&) = default;
};

struct Bay {
    TileIndex ship{none};
    std::uint8_t cube{}; ///< 0 or 1
    friend constexpr bool operator==(const Bay&, const Bay&) = default;
};

/// An open question. The top of the stack is the one to answer; those below wait.
struct Prompt {
    std::array<std::uint32_t, 3> squares{}; ///< Activate: area A, area B, already activated (bit per square)
    Rule rule{};                            ///< what brought it up
    PromptKind kind{};
    PlayerIndex player{};
    EffectIndex effect{};
    std::uint8_t remaining{};               ///< answers still to come; LeaveQuarantine: huts to choose from, bit each
    bool begun{};                           ///< inside an effect: book steps cannot be bought (book.pay)
    bool infected{};                        ///< Rescue: plague lay there on arrival (rescue.check-first)
    std::uint8_t refreshed{};               ///< Build: what was refreshed, bit per RefreshKind (build.refresh)
    NodeKind node{};                        ///< Activate: kind of the overseer's space
    std::uint8_t slot{none};                ///< FightShip: bay; PlaceHutUpgrade: tile; LeaveQuarantine: hut,
                                            ///< none while the player chooses among `remaining`;
                                            ///< Activate: 1 if the overseer is upgraded; AdvanceOverseer: the one class allowed
    PlaceIndex place{none};                 ///< Rescue, Fight, FightShip, ReturnCitizens: where
    std::array<std::uint8_t, classCount> citizens{}; ///< Rescue: still to take; ReturnCitizens: ordinary owed
    std::array<std::uint8_t, classCount> gold{};     ///< ReturnCitizens: upgraded owed
    std::array<std::uint8_t, 2> left{};              ///< Activate: activations left in areas A and B
    friend constexpr bool operator==(const Prompt&, const Prompt&) = default;
};

/// The turn in progress. Meaningful while Stage::Turns.
struct Turn {
    std::uint32_t moved{};         ///< squares reached this turn by a change of squares (ruling sector-moves), bit each
    PlayerIndex player{};
    std::uint8_t lieutenant{none}; ///< none until one has moved
    PlaceIndex place{none};
    std::uint8_t bay{none};        ///< none on a hex
    bool hexUsed{};                ///< action or repopulation done (turn.action-or-repop)
    std::array<std::uint8_t, 3> unused{};
    friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

/// The seat of the rule-driven opponent in a solo game. Its Player holds lieutenants, the popularity disc and what it
/// took; it has no estate and scores nothing.
inline constexpr PlayerIndex opponent = 1;

/// A pile of tiles; the top is the last item.
template <std::size_t N> using Pile = InlineVector<TileIndex, N>;

/// The whole position of one game. One value: copy, compare and hash it freely.
struct State {
    static constexpr std::size_t maxPrompts = 24;

    Random random{};
    std::array<Prompt, maxPrompts> promptStack{};
    Turn turn{};
    std::array<Player, maxPlayers> players{};
    std::uint16_t soloOut{};    ///< solo tiles turned up this round, bit each: out until its end (solo.unavailable)
    std::array<PlaceState, maxPlaces> places{};
    std::array<std::array<Bay, baysPerDock>, dockCount> docks{}; ///< by corner
    std::array<Pile<5>, 3> huts{};           ///< hut upgrades; top is open
    std::array<Pile<6>, classCount> workshops{}; ///< of the present era; top is open
    std::array<Pile<5>, classCount> lateWorkshops{}; ///< aside until round V
    std::array<Pile<5>, 2> carts{};          ///< top is open
    Pile<9> shipPile{};
    Pile<5> hexPile{};
    Pile<4> dockingPile{};
    std::array<std::array<PlayerIndex, maxPlayers>, bookCount> bookArrival{}; ///< later in the list lies higher on equal spaces
    std::array<PlayerIndex, maxPlayers> scoreArrival{};                        ///< the same for the score track
    std::array<PlayerIndex, maxPlayers> order{}; ///< turn order of this round
    std::uint8_t promptCount{};
    std::uint8_t playerCount{};
    std::uint8_t round{};       ///< 1..6
    Stage stage{};
    std::uint8_t wheel{};       ///< index into Definition::wheel
    std::uint8_t cubesLeft{};   ///< in the supply
    std::uint8_t dockingCorner{none}; ///< port drawn for this round
    std::uint8_t placementsSkipped{};  ///< of this round (prep.cube-limit)
    std::uint8_t winners{};     ///< bit per player, once over; solo: set if the target was reached
    bool priorityTile{};        ///< priority.tile
    std::array<std::uint8_t, dockCount> portAt{}; ///< index into Definition::ports by corner (ruling port-corners)
    Pile<14> soloPile{};        ///< face down
    Pile<14> soloSpent{};       ///< turned up since the last shuffle
    Pile<15> opponentHuts{};    ///< hut upgrades the opponent of a solo game took
    Rulings rulings{};
    std::array<std::uint8_t, 7> unused{}; ///< fills the last word: no padding may enter the hash

    bool over() const { return stage == Stage::Over; }
    bool solo() const { return playerCount == 1; }
    /// Who takes turns: the players, or the one player and the opponent.
    std::size_t seats() const { return solo() ? 2u : playerCount; }
    /// Any board or scroll board lies with side b up. advanced.*
    bool advanced() const { return players[0].board != 0 || players[0].scrollBoard != 0; }
    bool hasPrompt() const { return promptCount > 0; }
    /// Precondition: hasPrompt().
    const Prompt& prompt() const { return promptStack[promptCount - 1u]; }
    /// The player to answer; none when the game is over.
    PlayerIndex toAct() const { return promptCount ? promptStack[promptCount - 1u].player : none; }

    friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 4096);

} // namespace magister::messina
