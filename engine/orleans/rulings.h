// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/rules.h"

#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

/// How this table plays the rules on which the printed editions differ or are silent. See ruling_list.inc.
namespace magister::orleans::ruling {

#define C(Choice, id) Choice,
#define R(Type, member, id, rule, number, earlier, choices) enum class Type : std::uint8_t { choices };
#include "engine/orleans/ruling_list.inc"
#undef R
#undef C

} // namespace magister::orleans::ruling

namespace magister::orleans {

/// One answer a question; all zero is what this program plays unless told otherwise.
struct Rulings {
#define R(Type, member, id, rule, number, earlier, choices) ruling::Type member{};
#include "engine/orleans/ruling_list.inc"
#undef R
    friend constexpr bool operator==(const Rulings&, const Rulings&) = default;
};
static_assert(std::has_unique_object_representations_v<Rulings>);

/// A question, for lists, saves and texts.
struct RulingOption {
    std::string_view id;                       ///< "planning-order"
    Rule rule{};                               ///< the atom that explains it
    std::span<const std::string_view> choices; ///< ids of the answers; the first is the default
    std::uint8_t number{};                     ///< of the question in position hashes
    std::uint8_t earlier{};                    ///< index of the answer of games that do not name the question
};
inline constexpr std::size_t rulingCount = sizeof(Rulings);

/// Every question, in the order of the catalogue.
std::span<const RulingOption> rulingOptions();
/// Index of the question with that id, or of the one about that atom; rulingCount if there is none.
std::size_t rulingIndex(std::string_view id);
std::size_t rulingIndex(Rule rule);
/// Index of an answer among the choices of question `index`; nothing if it is none of them. Precondition: index <
/// rulingCount.
std::optional<std::uint8_t> choiceIndex(std::size_t index, std::string_view choice);
/// The answer to question `index`, as an index into its choices. Precondition: index < rulingCount.
std::uint8_t answer(const Rulings& rulings, std::size_t index);
/// Precondition: index < rulingCount, choice < number of its choices.
void setAnswer(Rulings& rulings, std::size_t index, std::uint8_t choice);
/// The answers of a saved game that names no question: what was played before each was asked or changed its first
/// answer.
Rulings earlierRulings();
/// An answer as position hashes have it: 0 for the earlier one, so that a question or a first answer that came later
/// leaves the hashes of older games as they were. Precondition: index < rulingCount.
std::uint8_t hashedAnswer(const Rulings& rulings, std::size_t index);
/// True when every answer is one that its question offers; for rulings from outside.
bool isSound(const Rulings& rulings);

} // namespace magister::orleans
