// SPDX-License-Identifier: GPL-3.0-or-later
// Forms that are answered by a number.
#include "app/messina/drills/posing.h"

#include "app/messina/drills/at_work.h"
#include "app/messina/drills/counts.h"

#include <algorithm>

namespace magister::messina {

namespace {

/// The token that is asked about.
std::optional<Token> tokenOf(const About& about) {
    return fromId<Token>(about.argument);
}
struct NumberForm {
    std::string_view word;
    /// The number that events tell, of one of them; 0 for those that are about something else.
    int (*amount)(const Posed&, const Event&);
    bool replaces; ///< the last one counts, not their sum
};

bool isMine(const Posed& posed, PlayerIndex player) {
    return player == posed.seat;
}

constexpr NumberForm numberForms[] = {
    {"pay",
     [](const Posed& posed, const Event& event) {
         const auto* e = std::get_if<TokensPaid>(&event);
         return e && isMine(posed, e->player) && e->token == tokenOf(posed.about) ? int{e->amount} : 0;
     },
     false},
    {"gain",
     [](const Posed& posed, const Event& event) {
         const auto* e = std::get_if<TokensGained>(&event);
         return e && isMine(posed, e->player) && e->token == tokenOf(posed.about) ? int{e->amount} : 0;
     },
     false},
    {"points",
     [](const Posed& posed, const Event& event) {
         const auto* e = std::get_if<PointsScored>(&event);
         return e && isMine(posed, e->player) ? int{e->amount} : 0;
     },
     false},
    {"visit",
     [](const Posed& posed, const Event& event) {
         const auto* e = std::get_if<PointsScored>(&event);
         return e && e->player + 1 == std::atoi(posed.about.argument.c_str()) ? int{e->amount} : 0;
     },
     false},
    {"rats",
     [](const Posed& posed, const Event& event) {
         const auto* e = std::get_if<RatsTaken>(&event);
         return e && isMine(posed, e->player) ? int{e->amount} : 0;
     },
     false},
    {"lost",
     [](const Posed& posed, const Event& event) {
         const auto* e = std::get_if<CitizensLost>(&event);
         return e && (e->player == none || isMine(posed, e->player)) ? int{e->amount} : 0;
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
     true},
    {"overseer",
     [](const Posed& posed, const Event& event) {
         const auto* e = std::get_if<OverseerAdvanced>(&event);
         return e && isMine(posed, e->player) && e->citizenClass == fromId<CitizenClass>(posed.about.argument)
                    ? int{e->step}
                    : 0;
     },
     true},
};

/// Citizens who stand on no square.
bool livesElsewhere(const Player& player) {
    return std::any_of(player.huts.begin(), player.huts.end(),
                       [](const Hut& hut) { return hut.citizen != Citizen::Nobody; }) ||
           std::any_of(player.workshops.begin(), player.workshops.end(),
                       [](const WorkshopSlot& slot) { return slot.citizen != Citizen::Nobody; });
}
} // namespace

namespace {

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
    const auto form = std::find_if(std::begin(numberForms), std::end(numberForms),
                                   [&](const NumberForm& each) { return each.word == posed.about.form; });
    if (form == std::end(numberForms) || !posed.command || posed.refusal || givesAway(posed)) return false;
    int right = 0;
    bool named = false;
    for (const Event& event : posed.events)
        if (const int amount = form->amount(posed, event)) {
            right = form->replaces ? amount : right + amount;
            named = named || says(posed.rule, event);
        }
    if (right == 0) return false;
    if (!named && !isAtWork(posed.rule, def, posed.before, posed.seat, *posed.command, posed.events)) return false;
    offerNumbers(posed, right);
    for (const Event& event : posed.events)
        if (form->amount(posed, event)) posed.reasons.push_back(event);
    posed.looks = static_cast<int>(std::min<std::size_t>(posed.reasons.size(), 4)) + 1;
    // What can be seen of it: paid and gained at once would be told otherwise by the positions.
    return amountSeen(def, posed) == right;
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
            right += e->spot.kind == kind;
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
    const auto named = countNamed(posed.about.argument);
    if (!named || posed.before.toAct() == none) return false;
    // Several atoms may be asked for by the same word; this one must be among them.
    const Count* count = nullptr;
    for (const Count& each : counts())
        if (each.word == named->count->word && each.rule == posed.rule) count = &each;
    if (!count || !count->fits(def, posed.before, posed.seat, named->citizenClass)) return false;
    offerNumbers(posed, count->answer(def, posed.before, posed.seat, named->citizenClass));
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
int amountSeen(const Definition&, const Posed& posed) {
    const std::string& form = posed.about.form;
    const Player& was = posed.before.players[posed.seat];
    const Player& is = posed.after.players[posed.seat];
    if (form == "pay" || form == "gain") {
        const auto token = tokenOf(posed.about);
        const int grown = token ? is.token(*token) - was.token(*token) : 0;
        return form == "gain" ? grown : -grown;
    }
    if (form == "points") return is.points - was.points;
    if (form == "rats") return is.rats - was.rats;
    if (form == "visit") {
        const auto other = static_cast<std::size_t>(std::atoi(posed.about.argument.c_str()) - 1);
        return other < maxPlayers ? posed.after.players[other].points - posed.before.players[other].points : 0;
    }
    if (form == "space") {
        const auto book = fromId<Book>(posed.about.argument);
        return book ? int{is.book(*book)} : 0;
    }
    if (form == "overseer") {
        const auto c = fromId<CitizenClass>(posed.about.argument);
        return c ? int{is.overseer(*c).step} : 0;
    }
    if (form == "lost") {
        int gone = 0;
        for (std::size_t i = 0; i < maxPlaces; ++i)
            for (std::size_t c = 0; c < classCount; ++c)
                gone += posed.before.places[i].citizens[c] - posed.after.places[i].citizens[c];
        return gone;
    }
    return 0;
}

} // namespace magister::messina
