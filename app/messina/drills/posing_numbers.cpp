// SPDX-License-Identifier: GPL-3.0-or-later
// Forms that are answered by a number.
#include "app/messina/drills/posing.h"

#include "app/drills/amount_forms.h"
#include "app/messina/drills/at_work.h"
#include "app/messina/drills/counts.h"

#include <cstdlib>

namespace magister::messina {

namespace {

/// The token that is asked about.
std::optional<Token> tokenOf(const About& about) {
    return fromId<Token>(about.argument);
}
bool isMine(const Posed& posed, PlayerIndex player) {
    return player == posed.seat;
}

template <class E> int tokensIn(const Posed& posed, const Event& event) {
    const auto* e = std::get_if<E>(&event);
    return e && isMine(posed, e->player) && e->token == tokenOf(posed.about) ? int{e->amount} : 0;
}
int pointsOf(const Event& event, int player) {
    const auto* e = std::get_if<PointsScored>(&event);
    return e && e->player == player ? int{e->amount} : 0;
}
bool isLost(const Posed& posed, const CitizensLost& lost) {
    return lost.player == none || isMine(posed, lost.player);
}

constexpr AmountFormOf<Posed> amountForms[] = {
    {"pay", tokensIn<TokensPaid>,
     [](const Posed& posed, const Event& event) { return tokensIn<TokensGained>(posed, event) != 0; }, false},
    {"gain", tokensIn<TokensGained>,
     [](const Posed& posed, const Event& event) { return tokensIn<TokensPaid>(posed, event) != 0; }, false},
    {"points", [](const Posed& posed, const Event& event) { return pointsOf(event, posed.seat); }, nullptr, false},
    {"visit",
     [](const Posed& posed, const Event& event) {
         return pointsOf(event, std::atoi(posed.about.argument.c_str()) - 1);
     },
     nullptr, false},
    {"rats",
     [](const Posed& posed, const Event& event) {
         const auto* e = std::get_if<RatsTaken>(&event);
         return e && isMine(posed, e->player) ? int{e->amount} : 0;
     },
     nullptr, false},
    {"lost",
     [](const Posed& posed, const Event& event) {
         const auto* e = std::get_if<CitizensLost>(&event);
         return e && isLost(posed, *e) ? int{e->amount} : 0;
     },
     // Citizens come, or leave for another reason.
     [](const Posed& posed, const Event& event) {
         const auto* e = std::get_if<CitizensLost>(&event);
         return (e && !isLost(posed, *e)) || std::holds_alternative<CitizenRescued>(event) ||
                std::holds_alternative<CitizensArrived>(event);
     },
     false},
    {"space",
     [](const Posed& posed, const Event& event) {
         const auto book = fromId<Book>(posed.about.argument);
         if (const auto* e = std::get_if<DiscMoved>(&event))
             return isMine(posed, e->player) && e->book == book ? int{e->to} : 0;
         const auto* e = std::get_if<DiscPushedBack>(&event);
         return e && isMine(posed, e->player) && book == Book::Popularity ? int{e->to} : 0;
     },
     nullptr, true},
    {"overseer",
     [](const Posed& posed, const Event& event) {
         const auto* e = std::get_if<OverseerAdvanced>(&event);
         return e && isMine(posed, e->player) && e->citizenClass == fromId<CitizenClass>(posed.about.argument)
                    ? int{e->step}
                    : 0;
     },
     nullptr, true},
};

/// Citizens who stand on no square.
bool livesElsewhere(const Player& player) {
    return std::any_of(player.huts.begin(), player.huts.end(),
                       [](const Hut& hut) { return hut.citizen != Citizen::Nobody; }) ||
           std::any_of(player.workshops.begin(), player.workshops.end(),
                       [](const WorkshopSlot& slot) { return slot.citizen != Citizen::Nobody; });
}

/// The sentence that says what is done says the number, too.
bool givesAway(const Posed& posed) {
    const Command& command = *posed.command;
    const auto is = [&](auto kind) { return std::holds_alternative<decltype(kind)>(command); };
    if (posed.about.form == "rats") return is(TakeRat{});
    if (posed.about.form == "pay") return is(PayForEffect{});
    const bool effects =
        is(ChooseEffect{}) || is(PayForEffect{}) || is(UseAnyHex{}) || is(ActivateCitizen{}) || is(UseBookAction{});
    return effects && (posed.about.form == "gain" || posed.about.form == "points");
}

} // namespace

bool askForAmount(const Definition& def, Posed& posed) {
    if (!posed.command || givesAway(posed)) return false;
    const auto told = amountTold(amountForms, posed);
    if (!told || told->amount == 0) return false;
    if (!told->isNamed && !isAtWork(posed.rule, def, posed.before, posed.seat, *posed.command, posed.events))
        return false;
    offerAmount(posed, told->amount);
    return true;
}

bool askForActivations(const Definition& def, Posed& posed) {
    const auto* advance = posed.command ? std::get_if<AdvanceOverseer>(&*posed.command) : nullptr;
    if (!advance || posed.refusal || !posed.after.hasPrompt() || posed.after.prompt().kind != PromptKind::Activate)
        return false;
    const bool up = posed.after.prompt().slot == 1;
    const NodeKind node = posed.after.prompt().node;
    const bool atWork = posed.rule == activationRule(node, up) || posed.rule == Rule::ActivateOnLanding ||
                        (posed.rule == Rule::ActivateSectorsOnly && livesElsewhere(posed.before.players[posed.seat])) ||
                        (posed.rule == Rule::OverseerUpExtra && up && node != NodeKind::Centre) ||
                        (posed.rule == Rule::OverseerUpCentre && up && node == NodeKind::Centre);
    if (!atWork) return false;
    offerNumbers(posed, activationsOpen(def, posed.after));
    posed.looks = 3;
    return true;
}

/// Buildings of the seat that produce when the table goes on.
bool askForProduction(const Definition& def, Posed& posed) {
    if (!posed.command || posed.refusal || posed.before.stage != Stage::Production) return false;
    const Spot kind = posed.about.argument == "huts" ? Spot::Hut : Spot::Workshop;
    int right = 0, there = 0, idle = 0;
    for (const Event& event : posed.events)
        if (const auto* e = std::get_if<BuildingProduced>(&event); e && isMine(posed, e->player)) {
            there += 1;
            if (e->spot.kind != kind) continue;
            right += 1;
            posed.reasons.push_back(event);
        }
    for (const WorkshopSlot& slot : posed.before.players[posed.seat].workshops)
        idle += slot.citizen != Citizen::Nobody && def.workshops[slot.tile].needsUpgraded &&
                !isUpgraded(slot.citizen) && !def.workshops[slot.tile].late;
    const bool atWork = kind == Spot::Hut
                            ? posed.rule == Rule::ProductionHut
                            : posed.rule == Rule::ProductionWorkshop || posed.rule == Rule::WorkshopEarly ||
                                  (posed.rule == Rule::WorkshopUpgradeNeeded && idle > 0);
    if (!atWork || there == 0) return false;
    offerNumbers(posed, right);
    posed.looks = 4;
    return true;
}

bool askForCount(const Definition& def, Posed& posed) {
    const auto named = countNamed(posed.rule, posed.about.argument);
    if (!named || posed.before.toAct() == none) return false;
    if (!named->count->fits(def, posed.before, posed.seat, named->citizenClass)) return false;
    offerNumbers(posed, named->count->answer(def, posed.before, posed.seat, named->citizenClass));
    posed.looks = 2;
    return true;
}

bool askForScore(const Definition&, Posed& posed) {
    const auto source = fromId<ScoreSource>(posed.about.argument);
    if (!source || !posed.command || posed.refusal || posed.before.stage != Stage::Scoring) return false;
    for (const Event& event : posed.events)
        if (const auto* line = std::get_if<ScoreLine>(&event);
            line && isMine(posed, line->player) && line->source == *source) {
            const bool track = *source >= ScoreSource::ScrollTrack1 && *source <= ScoreSource::ScrollTrack3;
            const bool goods =
                posed.rule == Rule::ShipGoods && line->rule == Rule::ScoreScrollShips && line->count >= 2;
            if (line->rule != posed.rule && !goods && !(track && posed.rule == Rule::ScoreScroll)) return false;
            if (track && line->points == 0) return false; // nothing to be reckoned
            offerNumbers(posed, line->points);
            posed.reasons = {event};
            posed.looks = 3;
            return true;
        }
    return false;
}

bool askForTotalAfterRats(const Definition&, Posed& posed) {
    if (posed.rule != Rule::RatsNegative || !posed.command || posed.refusal || posed.before.stage != Stage::Scoring)
        return false;
    for (const Event& event : posed.events)
        if (const auto* line = std::get_if<ScoreLine>(&event);
            line && isMine(posed, line->player) && line->source == ScoreSource::Rats) {
            const int total = posed.before.players[posed.seat].points + line->points;
            if (total >= 0) return false;
            offerNumbers(posed, total);
            posed.reasons = {event};
            posed.looks = 3;
            return true;
        }
    return false;
}
} // namespace magister::messina
