// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QStringList>

#include <array>
#include <cstdint>
#include <initializer_list>

namespace magister {

/// What is fixed of a tip of a game; a game lists its tips in tip_list.inc, the most urgent first. `Rule` and
/// `PromptKind` are those of the game.
template <class Rule, class PromptKind> struct TipKindOf {
    const char* id;
    std::array<Rule, 2> rules; ///< the second may be None
    const char* fields;        ///< of its sentence, with a space between
    std::uint32_t prompts;     ///< bit per PromptKind

    constexpr bool belongsTo(PromptKind kind) const { return prompts >> static_cast<unsigned>(kind) & 1u; }
};

template <class PromptKind> constexpr std::uint32_t promptBits(std::initializer_list<PromptKind> kinds) {
    std::uint32_t bits = 0;
    for (const PromptKind kind : kinds)
        bits |= 1u << static_cast<unsigned>(kind);
    return bits;
}

/// The fields of the sentence of each tip, by its id: GameFacts::tips.
template <class Kinds> QMap<QString, QStringList> tipFields(const Kinds& kinds) {
    QMap<QString, QStringList> fields;
    for (const auto& tip : kinds)
        fields.insert(QLatin1String(tip.id), QString::fromLatin1(tip.fields).split(u' ', Qt::SkipEmptyParts));
    return fields;
}

} // namespace magister
