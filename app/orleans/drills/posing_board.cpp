// SPDX-License-Identifier: GPL-3.0-or-later
// Forms that are answered on the board: tap, put in order, make a move.
#include "app/orleans/drills/at_work.h"
#include "app/orleans/drills/posing.h"
#include "app/orleans/table/targets.h"
#include "app/orleans/words/target_names.h"
#include "engine/orleans/notation.h"

#include <algorithm>

namespace magister::orleans {

namespace {

/// What must be equal for two commands to stand side by side, beside their kind.
int choiceGroup(const Command& command) {
    if (const auto* c = std::get_if<PlaceFollower>(&command)) return static_cast<int>(c->token) * 2 + c->fromTower;
    if (const auto* c = std::get_if<SendFollower>(&command)) return c->slot;
    if (const auto* c = std::get_if<MoveMerchant>(&command)) return c->player;
    return 0;
}

QString targetIn(const Definition& def, const Posed& posed, const Command& command) {
    return targetsOf(def, posed.before, posed.seat, command).first();
}

bool isTapped(const Command& command) {
    if (const auto* c = std::get_if<Travel>(&command)) return c->connection != none;
    return true;
}

/// The phases of a round behind the one that turns up the hourglass.
constexpr std::array laterStages{Stage::Census,  Stage::Followers, Stage::Planning,
                                 Stage::Actions, Stage::Event,     Stage::StartPlayer};

} // namespace

std::string_view choiceKind(const Command& command) {
    if (std::holds_alternative<PlaceFollower>(command)) return "slots";
    if (std::holds_alternative<PlaceTechnology>(command)) return "technology";
    if (std::holds_alternative<UsePlace>(command)) return "places";
    if (std::holds_alternative<Travel>(command)) return "towns";
    if (std::holds_alternative<SendFollower>(command)) return "deeds";
    if (std::holds_alternative<TakeTile>(command)) return "tiles";
    if (std::holds_alternative<HandInFood>(command)) return "food";
    if (std::holds_alternative<RecruitFollower>(command)) return "recruits";
    if (std::holds_alternative<TakeReward>(command)) return "rewards";
    return {};
}

bool askForChoices(const Definition& def, Posed& posed) {
    if (!posed.command || !posed.before.isAsked(posed.seat)) return false;
    const auto kind = choiceKind(*posed.command);
    if (kind.empty() || kind != posed.about.argument || !canBeAsked(def, posed.before, posed.seat, *posed.command))
        return false;
    int right = 0;
    bool atWork = false;
    for (const Choice& choice : choices(def, posed.before, posed.seat)) {
        if (choiceKind(choice.command) != kind || choiceGroup(choice.command) != choiceGroup(*posed.command) ||
            !isTapped(choice.command) || !canBeAsked(def, posed.before, posed.seat, choice.command))
            continue;
        const QString target = targetIn(def, posed, choice.command);
        const auto same =
            std::find_if(posed.answers.begin(), posed.answers.end(), [&](const Answer& a) { return a.id == target; });
        if (same != posed.answers.end()) {
            // A town that two ways lead to is reached if one of them is open. Otherwise one tap would mean two things.
            if (!std::holds_alternative<Travel>(choice.command)) return false;
            atWork = atWork || (choice.refusal && isAtWork(posed.rule, posed.before, posed.seat, *choice.refusal));
            if (choice.refusal || same->right) continue;
            right += 1;
            same->right = true;
            same->value = choice.command;
            continue;
        }
        right += !choice.refusal;
        atWork = atWork || (choice.refusal && isAtWork(posed.rule, posed.before, posed.seat, *choice.refusal));
        posed.answers.push_back({target, !choice.refusal, choice.command});
    }
    posed.looks = static_cast<int>(posed.answers.size());
    return atWork && right >= 1 && right <= 9;
}

/// From the one whose turn it is, while nobody has passed.
bool askForTurns(const Definition&, Posed& posed) {
    const State& s = posed.before;
    const bool fits = posed.rule == Rule::ActionsTurn || posed.rule == Rule::RoundSequence;
    if (!fits || s.stage != Stage::Actions || s.done != 0 || s.active == none || s.kind(s.active) != PromptKind::Act ||
        s.question(s.active).place != none)
        return false;
    std::vector<PlayerIndex> seats;
    for (std::size_t i = 0; i < s.playerCount; ++i)
        seats.push_back(static_cast<PlayerIndex>((s.active + i) % s.playerCount));
    return offerInOrder(posed, seats);
}

bool askForEffects(const Definition&, Posed& posed) {
    const bool fits = posed.rule == Rule::EventOrder || posed.rule == Rule::EventResolve;
    if (!fits || !posed.command || posed.refusal || posed.before.stage != Stage::Event) return false;
    std::vector<PlayerIndex> seats;
    for (const Event& event : posed.events) {
        const auto* gained = std::get_if<CoinsGained>(&event);
        const auto* paid = std::get_if<CoinsPaid>(&event);
        if (!gained && !paid) continue;
        const PlayerIndex player = gained ? gained->player : paid->player;
        if (std::find(seats.begin(), seats.end(), player) == seats.end()) seats.push_back(player);
    }
    return offerInOrder(posed, seats);
}

bool askForStages(const Definition&, Posed& posed) {
    const bool fits = posed.rule == Rule::RoundPhases || posed.rule == Rule::HourglassTiming;
    if (!fits || posed.before.stage != Stage::Hourglass) return false;
    std::vector<Stage> all(laterStages.begin(), laterStages.end());
    Random random = posed.random;
    while (all.size() > 4) {
        const auto gone = all.begin() + random.below(static_cast<std::uint32_t>(all.size()));
        if (posed.rule != Rule::HourglassTiming || (*gone != Stage::Event && *gone != Stage::Actions)) all.erase(gone);
    }
    return offerInOrder(posed, all);
}

bool askForDeed(const Definition& def, Posed& posed) {
    if (!posed.before.isAsked(posed.seat)) return false;
    int right = 0;
    for (const Choice& choice : choices(def, posed.before, posed.seat, Listing::LegalOnly)) {
        if (std::holds_alternative<Proceed>(choice.command)) return false;
        State after = posed.before;
        Events events;
        perform(def, after, posed.seat, choice.command, events);
        const bool does = isAtWork(posed.rule, def, posed.before, posed.seat, choice.command, events);
        right += does;
        posed.answers.push_back({QString::fromStdString(toText(def, choice.command)), does, choice.command});
        if (does && posed.reasons.empty())
            for (const Event& event : events)
                if (says(posed.rule, event) && posed.reasons.empty()) posed.reasons.push_back(event);
    }
    posed.looks = static_cast<int>(std::min<std::size_t>(posed.answers.size(), 12));
    return posed.answers.size() >= 3 && right >= 1 && right < static_cast<int>(posed.answers.size());
}

} // namespace magister::orleans
