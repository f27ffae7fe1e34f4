// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/messina/rulings.h"

#include <algorithm>
#include <array>
#include <bit>

namespace magister::messina {

namespace {

#define C(Choice, id) std::string_view{id},
#define R(Type, member, id, rule, number, earlier, choices) constexpr std::array member##Choices{choices};
#include "engine/messina/ruling_list.inc"
#undef R
#undef C

constexpr std::array options{
#define R(Type, member, id, rule, number, earlier, choices)                                                            \
    RulingOption{id, Rule::rule, member##Choices, number, static_cast<std::uint8_t>(ruling::Type::earlier)},
#include "engine/messina/ruling_list.inc"
#undef R
};
static_assert(options.size() == rulingCount);

using Answers = std::array<std::uint8_t, rulingCount>;

} // namespace

std::span<const RulingOption> rulingOptions() { return options; }

std::size_t rulingIndex(std::string_view id) {
    return static_cast<std::size_t>(std::ranges::find(options, id, &RulingOption::id) - options.begin());
}

std::size_t rulingIndex(Rule rule) {
    return static_cast<std::size_t>(std::ranges::find(options, rule, &RulingOption::rule) - options.begin());
}

std::optional<std::uint8_t> choiceIndex(std::size_t index, std::string_view choice) {
    const auto& choices = options[index].choices;
    const auto found = std::ranges::find(choices, choice);
    if (found == choices.end()) return std::nullopt;
    return static_cast<std::uint8_t>(found - choices.begin());
}

std::uint8_t answer(const Rulings& rulings, std::size_t index) { return std::bit_cast<Answers>(rulings)[index]; }

void setAnswer(Rulings& rulings, std::size_t index, std::uint8_t choice) {
    auto answers = std::bit_cast<Answers>(rulings);
    answers[index] = choice;
    rulings = std::bit_cast<Rulings>(answers);
}

Rulings earlierRulings() {
    Rulings rulings;
    for (std::size_t i = 0; i < rulingCount; ++i)
        setAnswer(rulings, i, options[i].earlier);
    return rulings;
}

std::uint8_t hashedAnswer(const Rulings& rulings, std::size_t index) {
    const std::uint8_t given = answer(rulings, index);
    const std::uint8_t earlier = options[index].earlier;
    if (given == earlier) return 0;
    return given == 0 ? earlier : given; // the earlier answer and the first have changed places
}

bool isSound(const Rulings& rulings) {
    for (std::size_t i = 0; i < rulingCount; ++i)
        if (answer(rulings, i) >= options[i].choices.size()) return false;
    return true;
}

} // namespace magister::messina
