// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/game.h"

#include <QByteArray>

#include <algorithm>
#include <string_view>

namespace magister::messina {

/// The real pack, read once; ends the program when it has problems.
const Definition& realDefinition();

/// A position for a test: set up by the rules, then bent to the case in hand, then played on through commands.
/// Places are named by their axial coordinates, tiles and squares by their ids in the pack. Player 0 is the first in
/// turn order unless the setup pins another one.
class Position {
public:
    /// A new game in round I, as the rules lay it out.
    explicit Position(std::uint8_t players = 2, PinnedDraws pinned = {}, std::uint64_t seed = 7);
    /// The same with variant and rulings; without a pinned order the seats play in their order.
    explicit Position(Setup setup);

    const Definition& def;
    State s;
    Events told; ///< events of the setup, then of the last command

    Player& me() { return s.players[0]; }
    Player& player(PlayerIndex p) { return s.players[p]; }

    // where and what
    PlaceIndex at(int q, int r) const;
    PlaceIndex port(std::string_view corner) const;
    PlaceIndex dock(std::string_view corner) const;
    static std::uint8_t corner(std::string_view name);
    SquareIndex square(std::string_view id) const;
    TileIndex hexId(std::string_view id) const;
    TileIndex shipId(std::string_view id) const;
    TileIndex hutId(std::string_view id) const;
    TileIndex workshopId(std::string_view id) const;
    TileIndex cartId(std::string_view id) const;

    // bending; each keeps the number of cubes and the uniqueness of tiles intact
    Position& quiet(); ///< no cube, citizen or ship in town
    Position& hex(PlaceIndex place, std::string_view id);
    Position& cubes(PlaceIndex place, int count);
    Position& lying(PlaceIndex place, CitizenClass citizenClass, int count = 1);
    Position& ship(std::uint8_t corner, std::uint8_t bay, std::string_view id, std::uint8_t cube = 1);
    Position& tokens(int coin, int wood = 0, int fire = 0, int bigFire = 0, PlayerIndex p = 0);
    Position& citizen(std::string_view squareId, Citizen citizen, PlayerIndex p = 0);
    Position& fillSector(CitizenClass citizenClass, PlayerIndex p = 0);
    Position& workshop(std::string_view id, Citizen citizen = Citizen::Nobody, PlayerIndex p = 0);
    Position& upgrade(std::uint8_t hut, std::string_view id, PlayerIndex p = 0);
    Position& inHut(std::uint8_t hut, Citizen citizen, std::uint8_t field = 1, PlayerIndex p = 0);
    Position& cart(std::string_view id, PlayerIndex p = 0);
    Position& offerHut(std::uint8_t pile, std::string_view id);
    Position& offerWorkshop(std::string_view id);
    Position& offerCart(std::uint8_t pile, std::string_view id);
    Position& lieutenant(PlayerIndex p, std::uint8_t index, LieutenantStatus status, PlaceIndex place = 0);
    Position& round(std::uint8_t number); ///< 5 and 6 with the late workshops on offer
    Position& owns(PlaceIndex place, PlayerIndex p = 0);
    Position& book(Book book, std::uint8_t space, PlayerIndex p = 0);
    Position& overseer(CitizenClass citizenClass, std::uint8_t step, std::uint8_t branch = 0, bool upgraded = false);
    /// Everybody but player 0's lieutenant 0 has been used: the turn in hand is the last one of the round.
    Position& lastTurn();
    /// Nobody's turn: the table is asked to go on with that stage.
    Position& stage(Stage stage);
    /// Round VI is over, the town is quiet, and nobody has a point, a token or a rat: the next Proceed scores.
    Position& atScoring();
    /// Solo: the opponent is about to move, in a quiet town.
    Position& opponentsTurn();

    // playing
    /// A quiet town with that hex in the middle, chosen by player 0's lieutenant 0: step 4 is open.
    Position& actOn(std::string_view hex);
    bool give(const Command& command);
    bool refuses(const char* atom, const Command& command, Reason reason);
    bool refuses(const char* atom, const Command& command, Reason reason, PlayerIndex by);
    bool allows(const Command& command);
    /// From the open Production stage on, saying yes to the table and letting everybody leave quarantine for the first
    /// square or workshop that is free, up to `stage` or the next round's turns.
    bool proceedTo(Stage stage);
    const char* why() const { return m_why.constData(); }

    PromptKind asks() const { return s.hasPrompt() ? s.prompt().kind : PromptKind::None; }
    std::uint64_t hash() const;
    std::vector<Choice> list(Listing listing = Listing::LegalOnly) const;
    bool lists(const Command& command) const;

    /// How many events of that kind the last command (or the setup) told.
    template <class E> int count() const {
        return static_cast<int>(
            std::count_if(told.begin(), told.end(), [](const Event& e) { return std::holds_alternative<E>(e); }));
    }
    /// The n-th of them, or nullptr.
    template <class E> const E* event(int n = 0) const {
        for (const Event& e : told)
            if (const E* found = std::get_if<E>(&e); found && n-- == 0) return found;
        return nullptr;
    }

    /// Points of a line of the final scoring in what was told; nothing when there is no such line.
    std::optional<int> line(ScoreSource source, PlayerIndex p = 0) const;

private:
    bool fail(const QByteArray& why);
    QByteArray m_why;
};

} // namespace magister::messina
