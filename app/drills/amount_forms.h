// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/posed_drill.h"

/// Forms that ask for an amount which the events of a command tell. The judge of a game reads the same amount off the
/// positions.
namespace magister {

template <class Posed> struct AmountFormOf {
    using Event = typename Posed::Event;

    std::string_view word;
    /// The number that an event tells of what is asked; 0 for those that are about something else.
    int (*amount)(const Posed&, const Event&);
    /// Whether an event changes the same thing without being told, as a payment does where a gain is asked for: then
    /// the positions show another number. Null: none does.
    bool (*against)(const Posed&, const Event&);
    bool replaces; ///< the last one counts, not their sum
};

/// What the events of a command tell.
struct AmountTold {
    int amount{};
    bool isNamed{}; ///< by an event that says why, as far as the rule goes
};

/// Adds up what the events tell, and keeps them as reasons. Nothing for another form, and where the positions would
/// show another number.
template <class Posed, class Forms> std::optional<AmountTold> amountTold(const Forms& forms, Posed& posed) {
    const auto form = std::find_if(std::begin(forms), std::end(forms),
                                   [&](const auto& each) { return each.word == posed.about.form; });
    if (form == std::end(forms) || !posed.command || posed.refusal) return std::nullopt;
    AmountTold told;
    for (const auto& event : posed.events) {
        if (form->against && form->against(posed, event)) return std::nullopt;
        const int amount = form->amount(posed, event);
        if (amount == 0) continue;
        told.amount = form->replaces ? amount : told.amount + amount;
        told.isNamed = told.isNamed || says(posed.rule, event);
        posed.reasons.push_back(event);
    }
    return told;
}

/// Numbers around that one. Precondition: the events that tell it are the reasons.
template <class Posed> void offerAmount(Posed& posed, int right) {
    offerNumbers(posed, right);
    posed.looks = static_cast<int>(std::min<std::size_t>(posed.reasons.size(), 4)) + 1;
}

} // namespace magister
