// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/named_tiles.h"
#include "engine/messina/notation.h"
#include "engine/messina/state.h"

#include <algorithm>
#include <charconv>

/// Parts of arrange(): what a line says, and what it changes.
namespace magister::messina {

/// The words of one line and the first thing that is wrong with them.
class ArrangedLine {
public:
    ArrangedLine() = default;
    explicit ArrangedLine(std::string_view text) : m_words(split(text, ' ')) {}

    static std::vector<std::string_view> split(std::string_view text, char separator) {
        std::vector<std::string_view> parts;
        for (std::size_t at = 0;;) {
            const auto end = std::min(text.find(separator, at), text.size());
            parts.push_back(text.substr(at, end - at));
            if (end == text.size()) return parts;
            at = end + 1;
        }
    }

    const std::string& fault() const { return m_fault; }
    bool good() const { return m_fault.empty(); }
    void fail(const std::string& what) {
        if (good()) m_fault = what;
    }
    void fail(std::string_view found, std::string_view expected) {
        fail(found.empty() ? "a word is missing: expected " + std::string(expected)
                           : '"' + std::string(found) + "\": expected " + std::string(expected));
    }
    bool more() const { return good() && m_next < m_words.size(); }
    std::string_view take() { return m_next < m_words.size() ? m_words[m_next++] : std::string_view{}; }
    /// The words that are left; "none" alone stands for no words. At least one must be there.
    std::vector<std::string_view> rest(std::string_view expected) {
        std::vector<std::string_view> words(m_words.begin() + static_cast<std::ptrdiff_t>(m_next), m_words.end());
        m_next = m_words.size();
        if (words.empty()) fail({}, std::string(expected) + " or none");
        if (words.size() == 1 && words[0] == "none") words.clear();
        return words;
    }
    void end() {
        if (more()) fail(m_words[m_next], "the end of the line");
    }

    std::uint8_t number(std::string_view text, int least, int most) {
        int value = 0;
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (problem == std::errc{} && end == text.data() + text.size() && value >= least && value <= most)
            return static_cast<std::uint8_t>(value);
        fail(text, "a number from " + std::to_string(least) + " to " + std::to_string(most));
        return static_cast<std::uint8_t>(least);
    }
    std::uint8_t number(int least, int most) { return number(take(), least, most); }
    template <class Words> std::uint8_t oneOf(std::string_view text, const Words& words) {
        for (std::size_t i = 0; i < words.size(); ++i)
            if (words[i] == text) return static_cast<std::uint8_t>(i);
        std::string all;
        for (const auto& word : words)
            if (!word.empty()) all += (all.empty() ? "" : ", ") + std::string(word);
        fail(text, all);
        return 0;
    }
    template <WordedEnum Enum> Enum word(std::string_view text) {
        return static_cast<Enum>(oneOf(text, wordsOf<Enum>));
    }
    template <WordedEnum Enum> Enum word() { return word<Enum>(take()); }
    /// The index of the thing with that id.
    template <class List> TileIndex tile(std::string_view id, const List& list) {
        const TileIndex found = indexOf(list, id);
        if (found == none) fail(id, "the id of a tile of that kind");
        return found;
    }
    /// "seat:2" of so many, from 0.
    PlayerIndex seat(std::string_view text, std::size_t seats) {
        for (PlayerIndex p = 0; p < seats; ++p)
            if (text == "seat:" + std::to_string(p + 1)) return p;
        fail(text, "seat:1 to seat:" + std::to_string(seats));
        return 0;
    }

private:
    std::vector<std::string_view> m_words;
    std::size_t m_next{};
    std::string m_fault;
};

/// The position that is being arranged.
struct Arrangement {
    const Definition& def;
    State& s;
    std::size_t number{}; ///< of the line that is being read
    Stage stage{Stage::Turns};
    PlayerIndex turn{none}; ///< who chooses now; none: by turn order
    std::size_t turnLine{};
    std::size_t stageLine{};
    std::array<std::size_t, maxPlaces> placeLine{};       ///< the line that changed a place last
    std::array<std::size_t, maxPlayers> lieutenantLine{}; ///< the same for the lieutenants of a seat
    std::uint8_t namedHutPiles{};                         ///< bit a pile of hut upgrades that some line lays

    const Layout& layout() const { return def.layout(s.playerCount); }
    const RoundRow& row() const { return def.rounds[s.playerCount][s.round - 1u]; }
    bool isOpponent(PlayerIndex p) const { return s.solo() && p == opponent; }

    // Each takes a tile away from wherever it lies.
    void takeHex(TileIndex tile);
    void takeHutUpgrade(TileIndex tile);
    void takeWorkshop(TileIndex tile);
    void takeCart(TileIndex tile);
    void takeShip(TileIndex tile);

    // What one line does behind its first word.
    void arrangeHex(ArrangedLine& line, std::string_view name);
    void arrangeDock(ArrangedLine& line, std::string_view place);
    void clearTown();
    void arrangeSeat(ArrangedLine& line, PlayerIndex p);
    void arrangeMarket(ArrangedLine& line);
    void arrangePile(ArrangedLine& line);
    void startRound(std::uint8_t round);

    /// A ship or hex that is not played with by so many.
    void expectInUse(ArrangedLine& line, const Ship& ship) const;
    void expectInUse(ArrangedLine& line, const Hex& hex) const;
    /// Seats in some order, each of the first `count` once.
    void readOrder(ArrangedLine& line, std::size_t count, std::array<PlayerIndex, maxPlayers>& order) const;

private:
    void setLieutenants(ArrangedLine& line, PlayerIndex p);
    Lieutenant readLieutenant(ArrangedLine& line, std::string_view word) const;
    void setHut(ArrangedLine& line, Player& player, const std::vector<std::string_view>& what);
    void setWorkshops(ArrangedLine& line, Player& player);
    void setCarts(ArrangedLine& line, Player& player);
    void setShips(ArrangedLine& line, Player& player);
    void setOverseer(ArrangedLine& line, Player& player, CitizenClass c) const;
    void setOwner(ArrangedLine& line, PlaceIndex place);
    void setHutUpgrades(ArrangedLine& line);
    /// What only a player has, not the opponent of a solo game.
    void setOwn(ArrangedLine& line, Player& player, const std::vector<std::string_view>& what);
    template <std::size_t N> void layPile(Pile<N>& pile, const std::vector<TileIndex>& topFirst, ArrangedLine& line);
    template <class List>
    std::vector<TileIndex> readTiles(ArrangedLine& line, const List& list, void (Arrangement::*take)(TileIndex));
};

/// A tile that the same line named before.
inline bool namedTwice(ArrangedLine& line, const std::vector<TileIndex>& seen, TileIndex tile, std::string_view id) {
    const bool twice = std::find(seen.begin(), seen.end(), tile) != seen.end();
    if (twice) line.fail("named twice " + std::string(id));
    return twice;
}

template <std::size_t N>
void Arrangement::layPile(Pile<N>& pile, const std::vector<TileIndex>& topFirst, ArrangedLine& line) {
    if (topFirst.size() > N) return line.fail("more than the pile holds: " + std::to_string(N));
    pile.clear();
    for (auto it = topFirst.rbegin(); it != topFirst.rend(); ++it)
        pile.push(*it);
}

/// The tiles that the rest of a line names, taken away from where they were.
template <class List>
std::vector<TileIndex> Arrangement::readTiles(ArrangedLine& line, const List& list,
                                              void (Arrangement::*take)(TileIndex)) {
    std::vector<TileIndex> tiles;
    for (const auto id : line.rest("ids of tiles")) {
        const TileIndex tile = line.tile(id, list);
        if (tile == none || namedTwice(line, tiles, tile, id)) break;
        tiles.push_back(tile);
    }
    if (line.good())
        for (const TileIndex tile : tiles)
            (this->*take)(tile);
    return tiles;
}

} // namespace magister::messina
