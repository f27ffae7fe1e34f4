// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/phrase.h"
#include "app/table/target_index.h"
#include "app/table/tip.h"

#include <iterator>
#include <optional>
#include <variant>

namespace magister {

/// What a tip is about, and what its sentence is filled with.
struct TipFound {
    QString target;
    Fields fields;
    QStringList about{}; ///< how the names of other things begin that it speaks of
};

/// What the predicate of a tip reads in any game; the view of a game derives from it. The position is the one that the
/// player may know. `Types` as for TargetIndexOf.
template <class Types> struct TipViewOf {
    const typename Types::Definition& definition;
    const typename Types::State& state;
    std::uint8_t me; ///< who is asked
    const TargetIndexOf<Types>& index;
    QString pointed; ///< target under the pointer or the focus; empty for none

    /// The first choice of that kind that can be made and for which `fits` holds; -1 for none. Indices as in `index`.
    template <class C, class Fits> int legal(Fits fits) const {
        for (int i = 0; i < static_cast<int>(index.choices().size()); ++i) {
            const auto& choice = index.choices()[static_cast<std::size_t>(i)];
            const C* command = std::get_if<C>(&choice.command);
            if (command && !choice.refusal && fits(*command)) return i;
        }
        return -1;
    }
    template <class C> int legal() const {
        return legal<C>([](const C&) { return true; });
    }
    template <class C> bool isLegal() const { return legal<C>() >= 0; }
    /// The command of that choice. Precondition: it is one of that kind.
    template <class C> const C& commandOf(int choice) const {
        return std::get<C>(index.choices()[static_cast<std::size_t>(choice)].command);
    }
    /// A click on what is pointed at would mean that choice.
    bool pointsAt(int choice) const { return index.targetsOf(choice).contains(pointed); }
    /// A tip about the thing that gives that choice, without fields.
    TipFound at(int choice) const { return {index.targetOf(choice), {}}; }
};

/// The tips of a game that fit a view, the most urgent first: those that belong to the open question and whose
/// predicate holds. Predicates stand in the order of the kinds.
template <class Kinds, class Predicates, class View, class PromptKind>
QVector<TipHere> fittingTips(const Kinds& kinds, const Predicates& predicates, const View& view, PromptKind asked) {
    QVector<TipHere> tips;
    for (std::size_t i = 0; i < std::size(kinds); ++i) {
        if (!kinds[i].belongsTo(asked)) continue;
        if (const std::optional<TipFound> found = predicates[i](view))
            tips.append({QLatin1String(kinds[i].id), found->target, ruleIdOf(kinds[i].rules[0]), found->fields, found->about});
    }
    return tips;
}

} // namespace magister
