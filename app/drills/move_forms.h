// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/posed_drill.h"

/// Forms that are about the commands of a position: may this be done, which of these may be, make a move of a kind.
/// `Posed` is a PosedOf; the namespace of the game gives:
///   canBeAsked(definition, state, seat, command)      whether a sentence can name that command
///   choiceKind(command)                               the kind of choices it belongs to; empty: nothing is tapped for
///   it soundAlike(definition, state, seat, a, b)         whether two commands may sound alike in a sentence
///   isAtWork(rule, state, seat, refusal), isAtWork(rule, definition, state, seat, command, events), says(rule, event)
namespace magister {

/// Yes or no. `asked`: all commands that the seat may be asked about; `areOfOneKind`: of two of them; `told`: those of
/// the events of the command that can be told.
template <class Posed, class Choices, class AreOfOneKind>
bool offerWhetherItMay(const typename Posed::Definition& def, Posed& posed, const Choices& asked,
                       AreOfOneKind areOfOneKind, const typename Posed::Game::Events& told) {
    bool isListed = false, otherRefused = false;
    for (const auto& choice : asked) {
        isListed = isListed || choice.command == *posed.command;
        otherRefused = otherRefused || (choice.refusal && areOfOneKind(choice.command, *posed.command) &&
                                        isAtWork(posed.rule, posed.before, posed.seat, *choice.refusal));
        if (choice.refusal.has_value() != posed.refusal.has_value() &&
            soundAlike(def, posed.before, posed.seat, choice.command, *posed.command))
            return false;
    }
    if (!isListed) return false;
    const bool atWork = posed.refusal
                            ? isAtWork(posed.rule, posed.before, posed.seat, *posed.refusal)
                            : otherRefused || isAtWork(posed.rule, def, posed.before, posed.seat, *posed.command, told);
    if (!atWork) return false;
    posed.answers = {{QStringLiteral("yes"), !posed.refusal}, {QStringLiteral("no"), posed.refusal.has_value()}};
    posed.looks = posed.refusal ? 2 : 3;
    return true;
}

/// All choices that belong with the command, each as the target that is tapped for it. `groupOf(command)`: what must
/// be equal beside the kind; `isTapped(command)`: whether anything is; `targetOf(definition, posed, command)`: what;
/// `isReachedTwice(command)`: whether a target may stand for several commands, so that one that is legal is enough.
template <class Posed, class GroupOf, class IsTapped, class TargetOf, class IsReachedTwice>
bool offerChoices(const typename Posed::Definition& def, Posed& posed, GroupOf groupOf, IsTapped isTapped,
                  TargetOf targetOf, IsReachedTwice isReachedTwice) {
    if (!posed.command || !Posed::Game::isAsked(posed.before, posed.seat)) return false;
    const auto kind = choiceKind(*posed.command);
    if (kind.empty() || kind != posed.about.argument || !canBeAsked(def, posed.before, posed.seat, *posed.command))
        return false;
    const auto belongs = [&](const typename Posed::Command& command) {
        return choiceKind(command) == kind && groupOf(command) == groupOf(*posed.command) && isTapped(command) &&
               canBeAsked(def, posed.before, posed.seat, command);
    };
    int right = 0;
    bool atWork = false;
    for (const auto& choice : choices(def, posed.before, posed.seat)) {
        if (!belongs(choice.command)) continue;
        const QString target = targetOf(def, posed, choice.command);
        const auto same = std::find_if(posed.answers.begin(), posed.answers.end(),
                                       [&](const auto& answer) { return answer.id == target; });
        const bool isNew = same == posed.answers.end();
        if (!isNew && !isReachedTwice(choice.command)) return false; // one tap would mean two things
        atWork = atWork || (choice.refusal && isAtWork(posed.rule, posed.before, posed.seat, *choice.refusal));
        if (isNew) {
            right += !choice.refusal;
            posed.answers.push_back({target, !choice.refusal, choice.command});
        } else if (!choice.refusal && !same->right) {
            right += 1;
            same->right = true;
            same->value = choice.command;
        }
    }
    posed.looks = static_cast<int>(posed.answers.size());
    return atWork && right >= 1 && right <= 9;
}

/// All legal moves; right are those that the rule is at work in. The reason tells what comes of every right one.
/// `least`: fewer are no question.
template <class Posed> bool offerDeeds(const typename Posed::Definition& def, Posed& posed, std::size_t least) {
    using Game = typename Posed::Game;
    if (!Game::isAsked(posed.before, posed.seat)) return false;
    int right = 0;
    typename Game::Events told; // what the rule says of the right moves, the same of each
    for (const auto& choice : choices(def, posed.before, posed.seat, Game::Listing::LegalOnly)) {
        if (std::holds_alternative<typename Game::Proceed>(choice.command)) return false;
        auto after = posed.before;
        typename Game::Events events;
        Game::perform(def, after, posed.seat, choice.command, events);
        const bool does = isAtWork(posed.rule, def, posed.before, posed.seat, choice.command, events);
        posed.answers.push_back(
            {QString::fromStdString(Game::text(def, posed.before, choice.command)), does, choice.command});
        if (!does) continue;
        std::erase_if(events, [&](const auto& event) { return !says(posed.rule, event); });
        if (++right == 1) told = events;
        std::erase_if(
            told, [&](const auto& event) { return std::find(events.begin(), events.end(), event) == events.end(); });
    }
    if (!told.empty()) posed.reasons.push_back(told.front());
    posed.looks = static_cast<int>(std::min<std::size_t>(posed.answers.size(), 12));
    return posed.answers.size() >= least && right >= 1 && right < static_cast<int>(posed.answers.size());
}

} // namespace magister
