// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/arranged_line.h"
#include "engine/orleans/definition.h"
#include "engine/orleans/state.h"

#include <optional>
#include <string>
#include <vector>

/// Parts of arrange(): what a line changes, and what follows from all of them together.
namespace magister::orleans {

using Problems = std::vector<std::string>;

inline void report(Problems& problems, std::size_t line, const std::string& what) {
    problems.push_back("arranged[" + std::to_string(line) + "]: " + what);
}

/// A number that a line gives, and the line.
struct ArrangedNumber {
    std::optional<std::uint8_t> value;
    std::size_t line{};
};

/// The lines that changed something of a seat last: what is wrong with the position as a whole is told of them.
struct SeatLines {
    std::size_t coins{}, wares{}, development{}, stations{}, technologies{}, tiles{};
    std::optional<std::size_t> bag; ///< nothing: no line says what is in it
    std::array<std::size_t, placeCount> places{};
    std::array<std::size_t, trackCount> tracks{};
    ArrangedNumber unbuilt{};
};

/// The position that is being arranged.
struct Arrangement {
    const Definition& def;
    State& s;
    std::size_t number{}; ///< of the line that is being read

    Stage stage{Stage::Planning};
    std::size_t stageLine{};
    std::optional<EventKind> event{};
    std::size_t eventLine{};
    std::vector<EventKind> next{}; ///< tiles of the hourglass behind that of the round
    std::size_t nextLine{};
    PlayerIndex turn{none}; ///< whose action it is; none: by turn order
    std::size_t turnLine{};
    std::uint8_t passed{}; ///< bit per player
    std::size_t passedLine{};
    std::array<SeatLines, maxPlayers> seats{};
    std::array<ArrangedNumber, followerCount> supply{};
    std::array<std::size_t, followerCount> followerLine{}; ///< that moved a follower of that kind last
    std::array<ArrangedNumber, goodCount> goods{};
    std::array<std::size_t, goodCount> goodLine{};
    ArrangedNumber technologies{};
    std::array<PlayerIndex, citizenCount> citizenOwner{}; ///< none: not taken yet
    std::size_t citizenLine{};
    std::array<std::size_t, deedCount> deedLine{};

    Arrangement(const Definition& definition, State& state) : def(definition), s(state) { citizenOwner.fill(none); }

    // What one line does behind its first word.
    void arrangeSeat(ArrangedLine& line, PlayerIndex p);
    void arrangeDeed(ArrangedLine& line, DeedId deed);
    void arrangeWay(ArrangedLine& line, std::string_view id);
    void arrangeStack(ArrangedLine& line);
    void arrangeHourglass(ArrangedLine& line);
    void clearMap();

    // What follows from all lines together; each tells what is wrong.
    void checkPlaces(Problems& problems) const;
    void homeOwnFollowers(Problems& problems);
    void countFollowers(Problems& problems);
    void countGoods(Problems& problems);
    void countTechnologies(Problems& problems);
    void countStations(Problems& problems);
    void giveCitizens(Problems& problems);
    void stackHourglass(Problems& problems);
    void fillTreasury(Problems& problems);

private:
    bool setNumber(ArrangedLine& line, PlayerIndex p, std::string_view head);
    bool setList(ArrangedLine& line, PlayerIndex p, std::string_view head);
    void setPlace(ArrangedLine& line, PlayerIndex p, const std::vector<std::string_view>& what);
    void setOpenRow(ArrangedLine& line, PlayerIndex p);
    void setSlot(PlayerIndex p, PlaceId place, std::size_t slot, Token token);
    void setTiles(ArrangedLine& line, PlayerIndex p);
    void setCitizens(ArrangedLine& line, PlayerIndex p);
    void setStations(ArrangedLine& line, PlayerIndex p);
    void setCoinSpaces(ArrangedLine& line, PlayerIndex p);
    template <std::size_t N> void setSpaces(ArrangedLine& line, PlayerIndex p, std::array<Token, N>& spaces, std::size_t most);

    /// A follower as a line names it; Nothing after a fault.
    Token readFollower(ArrangedLine& line, std::string_view word) const;
    /// The followers that the rest of a line names, at most so many.
    std::vector<Token> readFollowers(ArrangedLine& line, std::size_t most) const;
    /// A line moves this follower: a starting one is taken away from wherever it is.
    void fetch(PlayerIndex p, Token token);
    /// Everything on the place of a tile that its owner loses goes away with it.
    void clearPlace(PlayerIndex p, PlaceId place);
};

} // namespace magister::orleans
