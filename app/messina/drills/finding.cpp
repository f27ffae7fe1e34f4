// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/drills/finding.h"

#include "app/drills/drill_search.h"
#include "app/messina/drills/asking.h"
#include "app/messina/drills/at_work.h"
#include "app/messina/drills/counts.h"

namespace magister::messina {

namespace {

/// Lists with refused choices that one search makes: they are what takes its time.
constexpr int mostLists = 40;

class Search : public DrillSearchOf<Search, PlayGame> {
public:
    /// Somewhere in the game, so that its first rounds are not asked about more than the rest.
    static constexpr std::uint32_t latestStart = 320;

    Search(const Definition& def, const AtomRow& atom, DrillKind kind, std::uint64_t seed)
        : DrillSearchOf(def, atom, kind, seed) {
        for (const Count& count : counts())
            m_counts = m_counts || count.rule == atom.rule;
    }

    std::vector<Proposal> proposeAt(const State& state) {
        m_proposals.clear();
        askOf(state);
        return std::move(m_proposals);
    }
    void proposeFor(const RandomPlay& play, std::vector<Proposal>& proposals) {
        m_proposals = std::move(proposals);
        askFor(play.before(), play.command(), play.events());
        proposals = std::move(m_proposals);
    }

private:
    /// Questions about the position itself, and about choices that are refused.
    void askOf(const State& state) {
        const PlayerIndex me = state.toAct();
        if (m_kind == DrillKind::Number && m_counts) proposeCounts(state, me);
        if (m_kind == DrillKind::Order) proposeOrders(me);
        const bool lists = m_kind == DrillKind::YesNo || m_kind == DrillKind::Pick;
        const bool waits = m_atom.rule == Rule::BookProductionDelay;
        if (waits && (state.stage == Stage::Turns || state.players[me].pending.empty()))
            return; // the rest of the game is not looked at
        if (!lists || state.stage == Stage::Scoring || m_lists >= mostLists || (!waits && m_random.below(4) != 0))
            return;
        ++m_lists;
        m_choices.clear();
        listChoices(m_def, state, me, Listing::WithRefused, m_choices);
        if (m_kind == DrillKind::YesNo)
            for (const Command& command : unlistedCommands(m_atom.rule, m_def, state, me))
                m_choices.push_back({command, refuse(m_def, state, me, command)});
        proposeRefused(state, me, m_choices);
    }

    void proposeCounts(const State& state, PlayerIndex me) {
        for (const Count& count : counts()) {
            if (count.rule != m_atom.rule) continue;
            // At the start of the game it may be asked of anybody.
            const auto seat = static_cast<PlayerIndex>(
                count.tables[0] == '4' && state.round == 1 ? m_random.below(state.playerCount) : me);
            for (const CitizenClass c : allClasses) {
                for (const PlayerIndex who : {seat, me})
                    if (count.fits(m_def, state, who, c)) {
                        propose(who, "count",
                                std::string(count.word) + (count.byClass ? '/' + std::string(idOf(c)) : std::string()));
                        break;
                    }
                if (!count.byClass) break;
            }
        }
    }

    void proposeOrders(PlayerIndex me) {
        switch (m_atom.rule) {
        case Rule::BookLandOnTop:
        case Rule::PrepOrderTie:
        case Rule::SetupOrderBookStacks:
            for (const Book book : allBooks)
                propose(me, "discs", std::string(idOf(book)));
            return;
        case Rule::SetupOrderScoreDiscs:
            return propose(me, "points-order");
        case Rule::RoundendSequence:
        case Rule::FlowRoundEnds:
            return propose(me, "stages");
        default:
            return;
        }
    }

    /// Questions about the move that is made.
    void askFor(const State& before, const Command& command, const Events& events) {
        const PlayerIndex me = before.toAct();
        const std::string text = PlayGame::text(m_def, before, command);
        if (m_kind == DrillKind::Number) return proposeNumbers(before, me, command, text, events);
        const bool proceeds = std::holds_alternative<Proceed>(command);
        const bool atWork = isAtWork(m_atom.rule, m_def, before, me, command, events);
        switch (m_kind) {
        case DrillKind::YesNo:
            if (atWork && !proceeds) propose(me, "may", {}, text);
            return;
        case DrillKind::WhatNow:
            if (atWork) propose(me, "happens", {}, text);
            return;
        case DrillKind::Mistake:
            if (atWork) propose(me, "mistake", {}, text);
            return;
        case DrillKind::Do:
            if (atWork && !proceeds) propose(me, "doing");
            return;
        case DrillKind::Pick:
            if (proceeds && before.stage == Stage::Quarantine)
                for (PlayerIndex p = 0; p < before.playerCount; ++p)
                    propose(p, "leavers", {}, text);
            if (!proceeds || !atWork) return;
            for (const char* form : {"struck", "cleared", "dock", "plot"})
                propose(me, form, {}, text);
            for (const CitizenClass c : allClasses)
                propose(me, "arrive", std::string(idOf(c)), text);
            return;
        case DrillKind::Order:
            if (proceeds && before.stage == Stage::Production) propose(me, "production", {}, text);
            if (proceeds && before.stage == Stage::TurnOrder) propose(me, "turns", {}, text);
            if (proceeds && before.stage == Stage::Scoring) propose(someSeat(before), "scoring", {}, text);
            if (std::holds_alternative<ChooseHex>(command)) propose(me, "steps", {}, text);
            return;
        case DrillKind::Number:
            return;
        }
    }

    void proposeNumbers(const State& before, PlayerIndex me, const Command& command, const std::string& text,
                        const Events& events) {
        if (before.stage == Stage::Scoring) {
            for (const Event& event : events) {
                if (const auto* line = std::get_if<ScoreLine>(&event); line && line->player < before.playerCount)
                    propose(line->player, "score", std::string(idOf(line->source)), text);
                if (const auto* pushed = std::get_if<DiscPushedBack>(&event); pushed && says(m_atom.rule, event))
                    propose(pushed->player, "space", "popularity", text);
            }
            return propose(someSeat(before), "after-rats", {}, text);
        }
        if (std::holds_alternative<AdvanceOverseer>(command)) propose(me, "activations", {}, text);
        if (before.stage == Stage::Production)
            for (PlayerIndex p = 0; p < before.playerCount; ++p)
                for (const char* kind : {"huts", "workshops"})
                    propose(p, "produces", kind, text);
        if (!isAtWork(m_atom.rule, m_def, before, me, command, events)) return;
        const bool cites =
            std::any_of(events.begin(), events.end(), [&](const Event& e) { return says(m_atom.rule, e); });
        for (const Event& event : events)
            if (!cites || says(m_atom.rule, event)) proposeAmount(before, me, event, text);
    }

    void proposeAmount(const State& before, PlayerIndex me, const Event& event, const std::string& text) {
        if (const auto* e = std::get_if<TokensPaid>(&event))
            propose(e->player, "pay", std::string(idOf(e->token)), text);
        if (const auto* e = std::get_if<TokensGained>(&event))
            propose(e->player, "gain", std::string(idOf(e->token)), text);
        if (const auto* e = std::get_if<RatsTaken>(&event)) propose(e->player, "rats", {}, text);
        if (const auto* e = std::get_if<PointsScored>(&event); e && e->amount > 0) {
            if (e->player == me || before.stage != Stage::Turns)
                propose(e->player, "points", {}, text);
            else
                propose(me, "visit", std::to_string(e->player + 1), text);
        }
        if (std::holds_alternative<CitizensLost>(event)) propose(me, "lost", {}, text);
        if (const auto* e = std::get_if<DiscMoved>(&event); e && e->player < before.playerCount)
            propose(e->player, "space", std::string(idOf(e->book)), text);
        if (const auto* e = std::get_if<OverseerAdvanced>(&event))
            propose(e->player, "overseer", std::string(idOf(e->citizenClass)), text);
    }

    bool m_counts{};
    std::vector<Choice> m_choices;
};

} // namespace

std::optional<Drill> findDrill(const Definition& definition, const AtomRow& atom, DrillKind kind, std::uint64_t seed) {
    return Search(definition, atom, kind, seed).run();
}

} // namespace magister::messina
