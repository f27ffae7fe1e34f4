// SPDX-License-Identifier: GPL-3.0-or-later
// Forms that are answered by a number.
#include "app/orleans/drills/at_work.h"
#include "app/orleans/drills/counts.h"
#include "app/orleans/drills/posing.h"
#include "app/orleans/words/score_story.h"

#include <algorithm>

namespace magister::orleans {

namespace {

struct NumberForm {
    std::string_view word;
    /// The number that an event tells of the seat; 0 for those that are about something else.
    int (*amount)(const Posed&, const Event&);
    bool replaces; ///< the last one counts, not their sum
};

/// Followers, not technology, on the slots of a place.
int followersOn(const Player& player, const Definition& def, PlaceId place) {
    if (def.place(place).openRow) return player.work.theatre.total();
    const auto& tokens = player.work.at(place).tokens;
    return static_cast<int>(std::count_if(tokens.begin(), tokens.end(), isFollower));
}

constexpr NumberForm numberForms[] = {
    {"gain",
     [](const Posed& posed, const Event& event) {
         const auto* e = std::get_if<CoinsGained>(&event);
         return e && e->player == posed.seat ? int{e->amount} : 0;
     },
     false},
    {"pay",
     [](const Posed& posed, const Event& event) {
         const auto* e = std::get_if<CoinsPaid>(&event);
         return e && e->player == posed.seat ? int{e->amount} : 0;
     },
     false},
    {"develop",
     [](const Posed& posed, const Event& event) {
         const auto* e = std::get_if<DevelopmentMoved>(&event);
         return e && e->player == posed.seat ? e->to - e->from : 0;
     },
     false},
    {"space",
     [](const Posed& posed, const Event& event) {
         if (const auto* e = std::get_if<DevelopmentMoved>(&event))
             return e->player == posed.seat && posed.about.argument == "development" && e->to > e->from ? int{e->to}
                                                                                                        : 0;
         const auto* e = std::get_if<TrackAdvanced>(&event);
         return e && e->player == posed.seat && idOf(e->track) == posed.about.argument ? int{e->to} : 0;
     },
     true},
};

/// The sentence that says what is done says the number, too.
bool givesAway(const Posed& posed) {
    const Command& command = *posed.command;
    return std::holds_alternative<BuyDevelopment>(command) || std::holds_alternative<TakeDeedReward>(command) ||
           std::holds_alternative<PayCoins>(command);
}

/// Followers that an action sends home; what it sends to a deed does not come home.
bool askForReturned(const Definition& def, Posed& posed) {
    int right = 0;
    for (const Event& event : posed.events)
        if (const auto* e = std::get_if<FollowersReturned>(&event);
            e && e->player == posed.seat && says(posed.rule, event)) {
            right += followersOn(posed.before.players[posed.seat], def, e->place);
            posed.reasons.push_back(event);
        } else if (const auto* lost = std::get_if<TileLost>(&event); lost && posed.rule == Rule::TortureTileContents) {
            right += followersOn(posed.before.players[posed.seat], def, lost->tile);
            posed.reasons.push_back(event);
        }
    if (right == 0 || amountSeen(def, posed) != right) return false;
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
bool askForMissing(const Definition& def, Posed& posed) {
    for (const Event& event : posed.events)
        if (const auto* e = std::get_if<DebtArisen>(&event); e && e->player == posed.seat) {
            const int right = e->amount - posed.after.players[posed.seat].coins;
            if (right <= 0 || amountSeen(def, posed) != right) return false;
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
    if (posed.about.form == "missing") return askForMissing(def, posed);
    if (posed.about.form == "level") return askForLevel(def, posed);
    const auto form = std::find_if(std::begin(numberForms), std::end(numberForms),
                                   [&](const NumberForm& each) { return each.word == posed.about.form; });
    if (form == std::end(numberForms) || (givesAway(posed) && form->word != "space")) return false;
    int right = 0;
    bool named = false;
    for (const Event& event : posed.events)
        if (const int amount = form->amount(posed, event)) {
            right = form->replaces ? amount : right + amount;
            named = named || says(posed.rule, event);
            posed.reasons.push_back(event);
        }
    if (right <= 0 || !named) return false;
    offerNumbers(posed, right);
    posed.looks = static_cast<int>(std::min<std::size_t>(posed.reasons.size(), 4)) + 1;
    // What can be seen of it: paid and gained at once would be told otherwise by the positions.
    return amountSeen(def, posed) == right;
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

std::optional<int> amountSeen(const Definition& def, const Posed& posed) {
    const std::string& form = posed.about.form;
    const Player& was = posed.before.players[posed.seat];
    const Player& is = posed.after.players[posed.seat];
    if (form == "gain") return is.coins - was.coins;
    if (form == "pay") return was.coins - is.coins;
    if (form == "develop") return is.development - was.development;
    if (form == "space") {
        if (posed.about.argument == "development") return is.development;
        const auto track = fromId<Track>(posed.about.argument);
        return track ? std::optional<int>(is.track(*track)) : std::nullopt;
    }
    if (form == "missing") {
        if (posed.after.kind(posed.seat) != PromptKind::PayDebt) return std::nullopt;
        return posed.after.question(posed.seat).amount - is.coins;
    }
    if (form == "level")
        return static_cast<int>(std::count_if(def.development.levelSpaces.begin(), def.development.levelSpaces.end(),
                                              [&](std::uint8_t space) { return space <= is.development; }));
    if (form == "returned") {
        int gone = 0;
        for (std::size_t i = 0; i < placeCount; ++i)
            gone += std::max(0, followersOn(was, def, placeAt(i)) - followersOn(is, def, placeAt(i)));
        return gone;
    }
    return std::nullopt;
}

} // namespace magister::orleans
