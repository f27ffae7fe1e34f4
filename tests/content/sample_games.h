// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/content/short_saves.h"

#include "engine/core/random.h"

#include <array>
#include <set>

/// What tests and proofs of saved games need to know of each game: the same names in both, so that one test does for
/// both games. A program says with MAGISTER_SAMPLE, messina or orleans, which one it is about.
namespace magister {

/// Up to three texts of any bytes.
inline std::vector<std::string> textsOfAnyBytes(Random& random) {
    std::vector<std::string> list(random.below(4));
    for (auto& each : list)
        for (auto length = random.below(12); length > 0; --length)
            each += static_cast<char>(random.below(256));
    return list;
}

} // namespace magister

namespace magister::messina {

struct SampleGame : SaveGame {
    using Saves = magister::Saves<SaveGame>;
    using Choice = messina::Choice;
    /// Of what stands in the source tree.
    static constexpr const char* savesFolder = "tests/content/saves";
    /// A question that makes no difference before the first turn is over, and one of its later answers.
    static constexpr const char* openQuestion = "recall-from-estate";
    /// A setup line for which there is nothing in the box.
    static constexpr const char* drawOfNothing = "draw ships ship-9";
    /// A whole game has more.
    static constexpr int fewestRecords = 50;

    /// The files of the real pack, and what they hold; read once.
    static const PackFiles& pack();
    static const Definition& definition();
    /// Two players, nothing out of the ordinary.
    static Setup plainSetup(std::uint64_t seed);
    /// Any table that could be laid, with random pinned draws, all valid for the real pack.
    static Setup pinnedSetup(std::uint64_t seed);
    /// Anything the type can hold and a text can tell, playable or not.
    static Setup anySetup(std::uint64_t seed);
    /// A setup that is refused before it is tried.
    static Setup unsoundSetup();
    /// What is out of the ordinary about a setup, in words; and all there is.
    static std::set<std::string> kindsOf(const Setup& setup);
    static std::set<std::string> kinds();

    /// One of those who may answer. Precondition: the game is not over.
    static PlayerIndex asked(const State& state, Random& random);
    static std::vector<Choice> choices(const Definition& definition, const State& state, PlayerIndex player, bool legalOnly);
    /// An index into the legal choices of a player, at random.
    static std::size_t pick(const State& state, PlayerIndex player, const std::vector<Choice>& legal, Random& random);
    static std::vector<std::string> check(const Definition& definition, const State& state);
    /// A command that nobody may give at the beginning of a game.
    static Command early();
    /// Two commands as text that can be read anywhere, and are mostly refused; two things that setups may draw.
    static constexpr std::array<const char*, 2> anyTexts{"proceed", "end-turn"};
    static constexpr std::array<const char*, 2> anyDraws{"hut-q01", "hut-q02"};
};

} // namespace magister::messina

namespace magister::orleans {

/// As messina::SampleGame.
struct SampleGame : SaveGame {
    using Saves = magister::Saves<SaveGame>;
    using Choice = orleans::Choice;
    static constexpr const char* savesFolder = "tests/content/saves/orleans";
    static constexpr const char* openQuestion = "farmhouse-good";
    static constexpr const char* drawOfNothing = "draw map gold";
    static constexpr int fewestRecords = 150;

    static const PackFiles& pack();
    static const Definition& definition();
    static Setup plainSetup(std::uint64_t seed);
    static Setup pinnedSetup(std::uint64_t seed);
    static Setup anySetup(std::uint64_t seed);
    static Setup unsoundSetup();
    static std::set<std::string> kindsOf(const Setup& setup);
    static std::set<std::string> kinds();

    static PlayerIndex asked(const State& state, Random& random);
    static std::vector<Choice> choices(const Definition& definition, const State& state, PlayerIndex player, bool legalOnly);
    static std::size_t pick(const State& state, PlayerIndex player, const std::vector<Choice>& legal, Random& random);
    static std::vector<std::string> check(const Definition& definition, const State& state);
    static Command early();
    static constexpr std::array<const char*, 2> anyTexts{"proceed", "pass"};
    static constexpr std::array<const char*, 2> anyDraws{"wine", "grain"};
};

} // namespace magister::orleans
