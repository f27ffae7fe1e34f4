// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/pack/saves.h"
#include "app/messina/pack/saves.h"

#include <cstddef>
#include <cstdint>

/// What the fuzz targets stand on: the real packs, and the one function of each target.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace magister::fuzz {

/// Ends the program, which is how a finding is told, when something does not hold.
void holds(bool condition, const char* what);

/// What the targets need to know of Messina 1347.
struct Messina : messina::SaveGame {
    using Saves = magister::Saves<messina::SaveGame>;

    /// Read once from the source tree; ends the program when it is not sound.
    static const PackFiles& pack();
    static const Definition& definition();
    /// Any table by two bytes.
    static Setup setupFrom(std::uint8_t variant, std::uint8_t seed);
    static std::vector<std::string> check(const Definition& definition, const State& state);
    /// The beginning of a game at every kind of table.
    static void playABit(const Definition& definition);
};

/// And of Orléans.
struct Orleans : orleans::SaveGame {
    using Saves = magister::Saves<orleans::SaveGame>;

    static const PackFiles& pack();
    static const Definition& definition();
    static Setup setupFrom(std::uint8_t variant, std::uint8_t seed);
    static std::vector<std::string> check(const Definition& definition, const State& state);
    static void playABit(const Definition& definition);
};

} // namespace magister::fuzz
