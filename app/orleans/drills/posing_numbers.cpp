// SPDX-License-Identifier: GPL-3.0-or-later
// Forms that are answered by a number.
#include "app/drills/amount_forms.h"
#include "app/orleans/drills/at_work.h"
#include "app/orleans/drills/counts.h"
#include "app/orleans/drills/holdings.h"
#include "app/orleans/drills/posing.h"
#include "app/orleans/words/score_story.h"

namespace magister::orleans {

namespace {

template <class E> int coinsIn(const Posed& posed, const Event& event) {
    const auto* e = std::get_if<E>(&event);
    return e && e->player == posed.seat ? int{e->amount} : 0;
}
bool isGainedMeanwhile(const Posed& posed, const Event& event) {
    const auto* paid = std::get_if<CoinsPaid>(&event);
    return coinsIn<CoinsGained>(posed, event) != 0 || (paid && paid->to == posed.seat && paid->amount != 0);
}
bool isPaidMeanwhile(const Posed& posed, const Event& event) {
    const auto* paid = std::get_if<CoinsPaid>(&event);
    return paid && paid->amount != 0 && (paid->player == posed.seat || paid->to == posed.seat);
}
bool fallsBack(const Posed& posed, const Event& event) {
    const auto* e = std::get_if<DevelopmentMoved>(&event);
    return e && e->player == posed.seat && posed.about.argument == "development" && e->to < e->from;
}

constexpr AmountFormOf<Posed> amountForms[] = {
    {"gain", coinsIn<CoinsGained>, isPaidMeanwhile, false},
    {"pay", coinsIn<CoinsPaid>, isGainedMeanwhile, false},
    {"develop",
     [](const Posed& posed, const Event& event) {
         const auto* e = std::get_if<DevelopmentMoved>(&event);
         return e && e->player == posed.seat ? e->to - e->from : 0;
     },
     nullptr, false},
    {"space",
     [](const Posed& posed, const Event& event) {
         if (const auto* e = std::get_if<DevelopmentMoved>(&event))
             return e->player == posed.seat && posed.about.argument == "development" && e->to > e->from ? int{e->to}
                                                                                                        : 0;
         const auto* e = std::get_if<TrackAdvanced>(&event);
         return e && e->player == posed.seat && idOf(e->track) == posed.about.argument ? int{e->to} : 0;
     },
     fallsBack, true},
};

/// The sentence that says what is done says the number, too.
bool givesAway(const Posed& posed) {
    const Command& command = *posed.command;
    return std::holds_alternative<BuyDevelopment>(command) || std::holds_alternative<TakeDeedReward>(command) ||
           std::holds_alternative<PayCoins>(command);
}

/// Followers that an action sends home; what it sends to a deed does not come home.
bool askForReturned(const Definition& def, Posed& posed) {
    const Player& player = posed.before.players[posed.seat];
    int right = 0;
    for (const Event& event : posed.events) {
        const auto* returned = std::get_if<FollowersReturned>(&event);
        const auto* lost = std::get_if<TileLost>(&event);
        if (!(returned && returned->player == posed.seat) && !(lost && lost->player == posed.seat)) continue;
        const int there = followersOn(def, player, returned ? returned->place : lost->tile);
        const bool asked = returned ? says(posed.rule, event) : posed.rule == Rule::TortureTileContents;
        if (!asked && there > 0) return false; // others come home, too
        if (!asked) continue;
        right += there;
        posed.reasons.push_back(event);
    }
    if (right == 0) return false;
    offerNumbers(posed, right);
    posed.looks = 2;
    return true;
}

/// The level that a marker falls back to.
bool askForLevel(const Definition& def, Posed& posed) {
    const int right = levelOf(def, posed.after.players[posed.seat]);
    if (posed.rule != Rule::DevelopmentLevelFalls || right >= levelOf(def, posed.before.players[posed.seat]))
        return false;
    for (const Event& event : posed.events)
        if (says(posed.rule, event)) posed.reasons.push_back(event);
    offerNumbers(posed, right);
    posed.looks = 2;
    return true;
}

/// Coins that are short: each costs something else.
bool askForMissing(Posed& posed) {
    for (const Event& event : posed.events)
        if (const auto* e = std::get_if<DebtArisen>(&event); e && e->player == posed.seat) {
            const int right = e->amount - posed.after.players[posed.seat].coins;
            if (right <= 0 || posed.after.kind(posed.seat) != PromptKind::PayDebt) return false;
            const bool asked = posed.rule == Rule::TortureWhen || posed.rule == Rule::TorturePerCoin ||
                               (posed.rule == Rule::TortureCoinsFirst && posed.after.players[posed.seat].coins > 0);
            if (!asked) return false;
            offerNumbers(posed, right);
            posed.reasons = {event};
            posed.looks = 3;
            return true;
        }
    return false;
}

} // namespace

bool askForAmount(const Definition& def, Posed& posed) {
    if (!posed.command || posed.refusal) return false;
    if (posed.about.form == "returned") return askForReturned(def, posed);
    if (posed.about.form == "missing") return askForMissing(posed);
    if (posed.about.form == "level") return askForLevel(def, posed);
    if (givesAway(posed) && posed.about.form != "space") return false;
    const auto told = amountTold(amountForms, posed);
    if (!told || told->amount <= 0 || !told->isNamed) return false;
    offerAmount(posed, told->amount);
    return true;
}

bool askForCount(const Definition& def, Posed& posed) {
    const auto named = countNamed(posed.rule, posed.about.argument);
    if (!named || !named->count->fits(def, posed.before, posed.seat, named->of)) return false;
    offerNumbers(posed, named->count->answer(def, posed.before, posed.seat, named->of));
    posed.looks = 2;
    return true;
}

/// Were the game over now.
bool askForWorth(const Definition& def, Posed& posed) {
    if (posed.before.round == 0) return false;
    for (const ScoreLine& line : scoreOf(def, posed.before, posed.seat))
        if (scoreSourceId(line.source).toStdString() == posed.about.argument && line.rule == posed.rule) {
            if (line.points == 0) return false; // nothing to be reckoned
            offerNumbers(posed, line.points);
            posed.reasons = {line};
            posed.looks = 3;
            return true;
        }
    return false;
}

} // namespace magister::orleans
