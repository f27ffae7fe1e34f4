// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/posed_drill.h"

/// Forms that are answered by a statement about a command: what happens, and which line is wrong. A statement is an
/// event of the game. `Posed` is a PosedOf; the namespace of the game gives, for its definition, positions and events:
///   claimHolds(definition, before, after, event)             whether what the event tells is true of a step from one
///                                                            position to the next, seen from the positions alone;
///                                                            nothing where they do not show it
///   claimsOf(definition, before, after, events, rule)        what came of a command, alike things added up, without
///                                                            what is not told or cannot be seen; each holds
///   mistaken(definition, before, event, random, amountsOnly) statements like that one with another amount, another
///                                                            thing of its kind, somebody else: the mistakes that
///                                                            people make, in an order that `random` decides; they may
///                                                            hold all the same. amountsOnly: nothing but amounts and
///                                                            spaces differs
///   otherClaims(definition, before, player, random)          statements of other kinds that could be made about a
///                                                            command of that player, in an order that `random` decides
///   says(rule, event), isChosen(posed, event), tellsAlike(event, event), tellDraws(posed, event)
namespace magister {

/// Adds `part` to a sum of the same kind and player where `isAlike` says of the sum that both are one thing.
template <class E, class Event, class IsAlike> bool addAmount(Event& sum, const E& part, IsAlike isAlike) {
    auto* same = std::get_if<E>(&sum);
    if (!same || same->player != part.player || !isAlike(*same)) return false;
    same->amount = static_cast<decltype(same->amount)>(same->amount + part.amount);
    return true;
}

/// What came of a command, alike things added up. `add(sum, event)` takes an event into a sum, or says that it is
/// another thing. The rule is that of the first of those added up, or `wanted` where one of them names it.
template <class Events, class Rule, class Add> auto addedUp(const Events& events, Rule wanted, Add add) {
    std::vector<std::decay_t<decltype(*events.begin())>> sums;
    for (const auto& event : events) {
        const auto same = std::find_if(sums.begin(), sums.end(), [&](auto& sum) { return add(sum, event); });
        if (same == sums.end())
            sums.push_back(event);
        else if (ruleOf(event) == wanted)
            std::visit([&](auto& e) { e.rule = wanted; }, *same);
    }
    return sums;
}

/// Statements for an option each, shuffled.
template <class Posed> void offerClaims(Posed& posed, std::vector<std::pair<typename Posed::Event, bool>> claims) {
    Random mixing = posed.mixing;
    mixing.shuffle(claims);
    for (std::size_t i = 0; i < claims.size(); ++i)
        posed.answers.push_back({answerLetter(i), claims[i].second, claims[i].first});
}

/// The same event under the rule of the other one, so that only what they tell is compared.
template <class Event> Event underRuleOf(const Event& other, Event same) {
    std::visit([&](auto& c) { std::visit([&](const auto& e) { c.rule = e.rule; }, other); }, same);
    return same;
}

template <class Definition, class Posed>
bool isWrongHere(const Definition& def, const Posed& posed, const typename Posed::Event& claim) {
    if (claimHolds(def, posed.before, posed.after, claim) != false) return false;
    // Nor may it be one part of what happens: "gets 1 coin" where there are two such lines.
    return std::none_of(posed.events.begin(), posed.events.end(),
                        [&](const auto& event) { return underRuleOf(event, claim) == event; });
}

template <class Event> bool isDistinct(const std::vector<std::pair<Event, bool>>& claims, const Event& other) {
    return std::none_of(claims.begin(), claims.end(), [&](const auto& claim) {
        const Event same = underRuleOf(claim.first, other);
        return same == claim.first || tellsAlike(same, claim.first);
    });
}

/// Whether an event says who wins. Nobody can be asked to reckon the whole final scoring to say that: the totals are
/// told along with it, which is to the point where that is asked, and nowhere else.
template <class Posed> bool saysWhoWins(const typename Posed::Event& event) {
    return std::holds_alternative<typename Posed::Game::GameEnded>(event);
}

/// One of four statements is true. What follows from the command by that rule is asked for. Of who wins, nothing else
/// is offered, and three will do.
template <class Definition, class Posed> bool offerWhatHappens(const Definition& def, Posed& posed) {
    using Event = typename Posed::Event;
    if (!posed.command || posed.refusal) return false;
    std::vector<Event> fitting;
    for (const Event& claim : claimsOf(def, posed.before, posed.after, posed.events, posed.rule))
        if (says(posed.rule, claim) && !isChosen(posed, claim)) fitting.push_back(claim);
    if (fitting.empty()) return false;
    Random random = posed.random;
    const Event right = fitting[random.below(static_cast<std::uint32_t>(fitting.size()))];
    std::vector<std::pair<Event, bool>> options{{right, true}};
    const auto add = [&](const std::vector<Event>& list, std::size_t most) {
        for (const Event& claim : list)
            if (options.size() < most && isWrongHere(def, posed, claim) && isDistinct(options, claim))
                options.emplace_back(claim, false);
    };
    const bool wins = saysWhoWins<Posed>(right);
    if (!wins) {
        add(mistaken(def, posed.before, right, random, false), 3);
        add(otherClaims(def, posed.before, posed.seat, random), 4);
    }
    add(mistaken(def, posed.before, right, random, false), 4);
    if (options.size() < (wins ? 3 : 4)) return false;
    if (!wins) tellDraws(posed, right);
    posed.reasons = {right};
    offerClaims(posed, options);
    posed.looks = 3;
    return posed.given.size() <= 4;
}

/// One of four lines of the log is not true: one by that rule. They are not in the order of the log, in which what a
/// rule does comes early.
template <class Definition, class Posed> bool offerTheMistake(const Definition& def, Posed& posed) {
    using Event = typename Posed::Event;
    if (!posed.command || posed.refusal) return false;
    // Lines that sound alike cannot be told apart.
    std::vector<std::pair<Event, bool>> lines;
    std::vector<std::size_t> fitting;
    for (const Event& claim : claimsOf(def, posed.before, posed.after, posed.events, posed.rule)) {
        if (saysWhoWins<Posed>(claim) || !isDistinct(lines, claim)) continue;
        if (says(posed.rule, claim)) fitting.push_back(lines.size());
        lines.emplace_back(claim, false);
    }
    if (fitting.empty() || lines.size() < 4) return false;
    Random random = posed.random;
    const std::size_t wrong = fitting[random.below(static_cast<std::uint32_t>(fitting.size()))];
    const Event truth = lines[wrong].first;
    for (const Event& claim : mistaken(def, posed.before, truth, random, true)) {
        if (!isWrongHere(def, posed, claim) || !isDistinct(lines, claim)) continue;
        lines[wrong] = {claim, true};
        break;
    }
    if (!lines[wrong].second) return false;
    while (lines.size() > 4) {
        const auto gone = random.below(static_cast<std::uint32_t>(lines.size()));
        if (!lines[gone].second) lines.erase(lines.begin() + gone);
    }
    offerClaims(posed, lines);
    tellDraws(posed, truth);
    posed.reasons = {truth};
    posed.looks = 4;
    return true;
}

} // namespace magister
