// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/game.h"

#include <QByteArray>

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace magister::orleans {

/// The real pack, read once; ends the program when it has problems.
const Definition& realDefinition();

/// A position for a test: set up by the rules, then bent to the case in hand, then played on through commands. Player 0
/// is the start player unless the setup says otherwise.
class Position {
public:
    /// A new game in round I: the hourglass is about to be turned.
    explicit Position(std::uint8_t players = 2, std::uint64_t seed = 7);
    explicit Position(const Setup& setup);

    const Definition& def;
    State s;
    Events told; ///< events of the setup, then of the last command

    Player& me() { return s.players[0]; }
    Player& player(PlayerIndex p) { return s.players[p]; }
    TownIndex town(std::string_view id) const;
    ConnectionIndex connection(std::string_view id) const;

    // bending; each keeps the number of all pieces intact
    /// So many neutral followers of a kind from the supply into the bag.
    Position& bag(Follower kind, int count = 1, PlayerIndex p = 0);
    /// A neutral follower from the supply onto the market.
    Position& market(Follower kind, PlayerIndex p = 0);
    /// Everything from the market into the bag.
    Position& emptyMarket(PlayerIndex p = 0);
    /// A neutral follower from the supply, an own one from wherever it is, or a technology tile from the stack onto a
    /// slot; the whole place with what its slots ask for.
    Position& on(PlaceId place, SlotOfPlace slot, Token token, PlayerIndex p = 0);
    Position& fill(PlaceId place, PlayerIndex p = 0);
    /// A neutral follower onto the tower, or into the Theatre.
    Position& onTower(Token token, PlayerIndex p = 0);
    Position& tile(PlaceId tile, PlayerIndex p = 0);
    Position& technology(int count = 1, PlayerIndex p = 0);
    Position& coins(int count, PlayerIndex p = 0);
    Position& ware(Ware ware, int count, PlayerIndex p = 0);
    Position& track(Track track, std::uint8_t space, PlayerIndex p = 0);
    Position& development(std::uint8_t space, PlayerIndex p = 0);
    Position& station(std::string_view town, PlayerIndex p = 0);
    Position& merchant(std::string_view town, PlayerIndex p = 0);
    /// The good on a slot of the map is swapped with one of the goods market; none: it goes there.
    Position& good(std::string_view connection, std::uint8_t slot, std::optional<Good> good);
    /// A stack is emptied into the box.
    Position& noGoods(Good good);
    Position& noFollowers(Follower kind);
    Position& noTechnology();
    /// All spaces but so many of that kind at a deed are filled from the supply.
    Position& deedLeft(DeedId deed, Follower kind, int left);
    /// The hourglass shows that event in this round; the tile is swapped with the one that it did show or would show.
    Position& event(EventKind kind);
    Position& round(std::uint8_t number);
    /// The next citizens that nobody has, of the development track first.
    Position& citizens(int count, PlayerIndex p = 0);
    /// What comes out of the bag first; what is not in it then is passed over.
    Position& nextFromBag(std::initializer_list<Token> tokens, PlayerIndex p = 0);

    // moments, reached by bending: nobody else is asked then
    Position& drawing(PlayerIndex p = 0);  ///< phase 3: that player may draw
    Position& planning(PlayerIndex p = 0); ///< phase 4: that player plans, all others have said done
    Position& acting(PlayerIndex p = 0);   ///< phase 5: that player's turn, all others have passed
    /// Phase 6 is about to begin: the next Proceed resolves the event.
    Position& atEvent(EventKind kind);
    /// Everybody has passed in round XVIII but player 0: a Pass ends the game. The event is Pilgrimage.
    Position& lastAction();

    /// Plays on, everybody doing as little as they may, until a question of that phase is open, or the game is over.
    Position& idleUntil(Stage stage);
    /// The same, until the next round is about to begin; at least one command.
    Position& idleRound();

    // playing
    bool give(PlayerIndex by, const Command& command);
    bool refuses(const char* atom, PlayerIndex by, const Command& command, Reason reason);
    bool allows(PlayerIndex by, const Command& command);
    const char* why() const { return m_why.constData(); }

    PromptKind asks(PlayerIndex p = 0) const { return s.kind(p); }
    std::vector<Choice> list(PlayerIndex p = 0, Listing listing = Listing::LegalOnly) const;
    bool lists(PlayerIndex p, const Command& command) const;

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
    /// Takes the token out of wherever the player has it, or a neutral one out of the supply.
    void fetch(Token token, PlayerIndex p);
    void at(Stage stage);
    void idle();
    QByteArray m_why;
};

} // namespace magister::orleans
