// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/drills/finding.h"

#include "app/drills/drill_search.h"
#include "app/orleans/drills/at_work.h"
#include "app/orleans/drills/counts.h"
#include "app/orleans/words/score_story.h"

#include <array>

namespace magister::orleans {

namespace {

#define A(rule, tables, kinds, purpose) AtomRow{Rule::rule, tables, drillKindsOf(kinds), Purpose::purpose, ""},
#define Z(rule, why) AtomRow{Rule::rule, "", 0, Purpose::Any, why},
constexpr std::array rows{
#include "app/orleans/drills/atom_list.inc"
};
#undef A
#undef Z

/// Lists with refused choices that one search makes: they are what takes its time.
constexpr int mostLists = 200;

class Search : public DrillSearchOf<Search, PlayGame> {
public:
    /// Somewhere in the game, so that its first rounds are not asked about more than the rest.
    static constexpr std::uint32_t latestStart = 600;

    using DrillSearchOf::DrillSearchOf;

    /// Questions about the position itself, and about choices that are refused.
    std::vector<Proposal> proposeAt(const State& state) {
        m_proposals.clear();
        m_seat = PlayGame::mover(state, m_random);
        if (m_kind == DrillKind::Number) {
            proposeCounts(state);
            proposeWorth(state);
        }
        if (m_kind == DrillKind::Order) {
            propose(m_seat, "turns");
            propose(m_seat, "stages");
        }
        if (m_kind == DrillKind::YesNo || m_kind == DrillKind::Pick) proposeLegality(state);
        return std::move(m_proposals);
    }
    void proposeFor(const RandomPlay& play, std::vector<Proposal>& proposals) {
        m_proposals = std::move(proposals);
        proposeMove(play);
        proposals = std::move(m_proposals);
    }

private:
    void proposeCounts(const State& state) {
        for (const Count& count : counts()) {
            if (count.rule != m_atom.rule) continue;
            for (std::size_t of = 0; of < thingsOf(count.of); ++of)
                if (count.fits(m_def, state, m_seat, of))
                    propose(m_seat, "count",
                            std::string(count.word) +
                                (count.of == CountOf::Nothing ? "" : '/' + std::string(wordOfThing(count.of, of))));
        }
    }
    void proposeWorth(const State& state) {
        switch (m_atom.rule) {
        case Rule::EndScoreCoins:
        case Rule::EndScoreGoods:
        case Rule::EndScoreStationsCitizens:
        case Rule::ExtraTilesBread:
            break;
        default:
            return;
        }
        if (state.stage != Stage::Planning && state.stage != Stage::Actions) return;
        for (const ScoreLine& line : scoreOf(m_def, state, m_seat))
            if (line.rule == m_atom.rule && line.points > 0)
                propose(m_seat, "worth", scoreSourceId(line.source).toStdString());
    }

    void proposeLegality(const State& state) {
        // Of the long lists of planning only some.
        const bool plans = state.stage == Stage::Planning || state.stage == Stage::Followers;
        if (m_lists >= mostLists || m_random.below(plans ? 8 : 2) != 0) return;
        ++m_lists;
        proposeRefused(state, m_seat, askedChoices(m_def, state, m_seat));
    }

    /// Questions about the move that is made.
    void proposeMove(const RandomPlay& play) {
        const State& before = play.before();
        const Command& command = play.command();
        const PlayerIndex me = play.mover();
        const bool proceeds = std::holds_alternative<Proceed>(command);
        if (m_kind == DrillKind::Order) {
            if (proceeds) propose(me, "effects", {}, PlayGame::text(m_def, before, command));
            return;
        }
        if (!isAtWork(m_atom.rule, m_def, before, me, command, play.events())) return;
        const std::string text = PlayGame::text(m_def, before, command);
        switch (m_kind) {
        case DrillKind::YesNo:
            if (!proceeds) propose(me, "may", {}, text);
            return;
        case DrillKind::WhatNow:
            return propose(proceeds ? someSeat(before) : me, "happens", {}, text);
        case DrillKind::Mistake:
            return propose(proceeds ? someSeat(before) : me, "mistake", {}, text);
        case DrillKind::Do:
            if (!proceeds) propose(me, "doing");
            return;
        case DrillKind::Number:
            for (const Event& event : play.events())
                if (says(m_atom.rule, event)) proposeAmount(me, proceeds, event, text);
            return;
        case DrillKind::Pick:
        case DrillKind::Order:
            return;
        }
    }
    /// The seat that is asked gives the command, unless the table goes on by itself.
    void proposeAmount(PlayerIndex me, bool proceeds, const Event& event, const std::string& text) {
        const auto of = [&](PlayerIndex player, const char* form, std::string argument = {}) {
            if (player == me || proceeds) propose(player, form, std::move(argument), text);
        };
        if (const auto* e = std::get_if<CoinsGained>(&event)) of(e->player, "gain");
        if (const auto* e = std::get_if<CoinsPaid>(&event)) of(e->player, "pay");
        if (const auto* e = std::get_if<DebtArisen>(&event)) of(e->player, "missing");
        if (const auto* e = std::get_if<FollowersReturned>(&event)) of(e->player, "returned");
        if (const auto* e = std::get_if<TileLost>(&event)) of(e->player, "returned");
        if (const auto* e = std::get_if<DevelopmentMoved>(&event)) {
            if (e->to < e->from) of(e->player, "level");
            of(e->player, "develop");
            of(e->player, "space", "development");
        }
        if (const auto* e = std::get_if<TrackAdvanced>(&event)) of(e->player, "space", std::string(idOf(e->track)));
    }

    PlayerIndex m_seat{}; ///< of those who are asked, the one whose position is looked at
};

} // namespace

std::span<const AtomRow> atomRows() {
    return rows;
}

std::optional<Drill> findDrill(const Definition& definition, const AtomRow& atom, DrillKind kind, std::uint64_t seed) {
    return Search(definition, atom, kind, seed).run();
}

} // namespace magister::orleans
