// SPDX-License-Identifier: GPL-3.0-or-later
// Forms that are answered on the board: tap, put in order, make a move.
#include "app/drills/move_forms.h"
#include "app/orleans/drills/at_work.h"
#include "app/orleans/drills/posing.h"
#include "app/orleans/table/targets.h"
#include "app/orleans/words/target_names.h"

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
    // A town that two ways lead to is reached if one of them is open.
    return offerChoices(def, posed, choiceGroup, isTapped, targetIn,
                        [](const Command& command) { return std::holds_alternative<Travel>(command); });
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
    return offerDeeds(def, posed, 3);
}

} // namespace magister::orleans
