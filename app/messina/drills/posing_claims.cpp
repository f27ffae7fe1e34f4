// SPDX-License-Identifier: GPL-3.0-or-later
// Forms that are answered by a statement about a command: what happens, and which line is wrong.
#include "app/messina/drills/posing.h"

#include "app/messina/drills/at_work.h"
#include "app/messina/drills/claims.h"

#include <algorithm>

namespace magister::messina {

namespace {

QString letter(std::size_t i) {
    return QString(QChar(static_cast<char16_t>(u'a' + i)));
}
/// Statements for an option each: `right` first, shuffled afterwards.
void offerClaims(Posed& posed, std::vector<std::pair<Event, bool>> claims) {
    Random random = posed.random;
    random.shuffle(claims);
    for (std::size_t i = 0; i < claims.size(); ++i)
        posed.answers.push_back({letter(i), claims[i].second, claims[i].first});
}

/// What is drawn meanwhile is told: nobody could know it.
void tellDraws(Posed& posed, const Event& asked) {
    const PromptKind kind = posed.before.prompt().kind;
    if (kind != PromptKind::Proceed && kind != PromptKind::OpponentTurn) return;
    for (const Event& event : posed.events) {
        const bool wheel = std::holds_alternative<WheelTurned>(event);
        const bool known = wheel || std::holds_alternative<DockingTileDrawn>(event) ||
                           std::holds_alternative<SoloTileTurned>(event) || std::holds_alternative<ShipDrawn>(event);
        if (known && event.index() != asked.index()) posed.given.push_back(event);
    }
    if (posed.before.stage == Stage::Scoring) posed.given.clear();
}

bool isWrongHere(const Definition& def, const Posed& posed, const Event& claim) {
    if (claimHolds(def, posed.before, posed.after, claim) != false) return false;
    // Nor may it be one part of what happens: "gets 1 coin" where there are two such lines.
    return std::none_of(posed.events.begin(), posed.events.end(), [&](const Event& event) {
        Event same = claim;
        std::visit([&](auto& c) { std::visit([&](const auto& e) { c.rule = e.rule; }, event); }, same);
        return same == event;
    });
}

bool isDistinct(const std::vector<std::pair<Event, bool>>& claims, const Event& other) {
    return std::none_of(claims.begin(), claims.end(), [&](const auto& claim) {
        Event same = other;
        std::visit([&](auto& c) { std::visit([&](const auto& e) { c.rule = e.rule; }, claim.first); }, same);
        return same == claim.first || tellsAlike(same, claim.first);
    });
}
} // namespace

bool askWhatHappens(const Definition& def, Posed& posed) {
    if (!posed.command || posed.refusal) return false;
    const auto claims = claimsOf(def, posed.before, posed.after, posed.events, posed.rule);
    std::vector<Event> fitting;
    for (const Event& claim : claims)
        if (says(posed.rule, claim) && !isChosen(claim)) fitting.push_back(claim);
    // Where no event cites the rule, whatever follows from the command shows it.
    if (fitting.empty() && isAtWork(posed.rule, def, posed.before, posed.seat, *posed.command, posed.events) &&
        std::none_of(posed.events.begin(), posed.events.end(), [&](const Event& e) { return says(posed.rule, e); }))
        return false;
    if (fitting.empty()) return false;
    Random random = posed.random;
    const Event right = fitting[random.below(static_cast<std::uint32_t>(fitting.size()))];
    std::vector<std::pair<Event, bool>> options{{right, true}};
    const auto add = [&](const std::vector<Event>& list, std::size_t most) {
        for (const Event& claim : list)
            if (options.size() < most && isWrongHere(def, posed, claim) && isDistinct(options, claim))
                options.emplace_back(claim, false);
    };
    add(mistaken(def, posed.before, right, random, false), 3);
    add(otherClaims(def, posed.before, posed.seat, random), 4);
    add(mistaken(def, posed.before, right, random, false), 4);
    if (options.size() < 4) return false;
    tellDraws(posed, right);
    posed.reasons = {right};
    offerClaims(posed, options);
    posed.looks = 3;
    return posed.given.size() <= 4;
}

bool askForTheMistake(const Definition& def, Posed& posed) {
    if (!posed.command || posed.refusal) return false;
    auto claims = claimsOf(def, posed.before, posed.after, posed.events, posed.rule);
    // Lines that sound alike cannot be told apart.
    std::vector<std::pair<Event, bool>> lines;
    std::vector<std::size_t> fitting;
    for (const Event& claim : claims) {
        if (!isDistinct(lines, claim)) continue;
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
    for (std::size_t i = 0; i < lines.size(); ++i) // in the order of the log
        posed.answers.push_back({letter(i), lines[i].second, lines[i].first});
    tellDraws(posed, truth);
    posed.reasons = {truth};
    posed.looks = 4;
    return true;
}

bool isChosen(const Event& event) {
    return std::holds_alternative<TurnEnded>(event) || std::holds_alternative<HexActionUsed>(event);
}

bool tellsAlike(const Event& a, const Event& b) {
    if (a.index() != b.index()) return false;
    if (const auto* x = std::get_if<CitizenUpgraded>(&a)) {
        const auto& y = std::get<CitizenUpgraded>(b);
        return x->player == y.player && classOf(x->citizen) == classOf(y.citizen);
    }
    if (const auto* x = std::get_if<CitizenRescued>(&a)) {
        const auto& y = std::get<CitizenRescued>(b);
        return x->player == y.player && x->place == y.place && x->citizenClass == y.citizenClass &&
               x->to.kind == y.to.kind && (x->to.kind == Spot::Square || x->to.index == y.to.index);
    }
    if (const auto* x = std::get_if<CitizenMoved>(&a)) {
        const auto& y = std::get<CitizenMoved>(b);
        return x->player == y.player && x->citizen == y.citizen && x->to.kind == y.to.kind &&
               (x->to.kind == Spot::Square || x->to.index == y.to.index);
    }
    if (const auto* x = std::get_if<CitizenLeft>(&a)) {
        const auto& y = std::get<CitizenLeft>(b);
        return x->player == y.player && x->citizen == y.citizen;
    }
    if (const auto* x = std::get_if<CubeRemoved>(&a)) {
        const auto& y = std::get<CubeRemoved>(b);
        return x->player == y.player && x->place == y.place && (x->bay == none) == (y.bay == none);
    }
    if (const auto* x = std::get_if<OverseerAdvanced>(&a)) {
        const auto& y = std::get<OverseerAdvanced>(b);
        return x->player == y.player && x->citizenClass == y.citizenClass && x->step == y.step;
    }
    const auto byPlayer = [&](const auto& x) {
        using E = std::decay_t<decltype(x)>;
        if constexpr (std::is_same_v<E, LieutenantRecalled> || std::is_same_v<E, LieutenantGained> ||
                      std::is_same_v<E, LieutenantGivenUp> || std::is_same_v<E, CartTaken> ||
                      std::is_same_v<E, CartUsed> || std::is_same_v<E, HutUpgradeTaken>)
            return x.player == std::get<E>(b).player;
        else if constexpr (std::is_same_v<E, LieutenantPlaced>)
            return x.player == std::get<E>(b).player && x.place == std::get<E>(b).place;
        else if constexpr (std::is_same_v<E, WheelTurned> || std::is_same_v<E, StageReached>)
            return x == std::get<E>(b);
        else
            return false;
    };
    return std::visit(byPlayer, a);
}

} // namespace magister::messina
