// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/drills/finding.h"

#include "app/orleans/drills/at_work.h"
#include "app/orleans/drills/counts.h"
#include "app/orleans/words/score_story.h"
#include "engine/orleans/notation.h"

#include <QStringList>

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

/// Where a search begins: somewhere in the game, so that its first rounds are not asked about more than the rest.
constexpr std::uint32_t latestStart = 600;
/// Lists with refused choices that one search makes: they are what takes its time.
constexpr int mostLists = 200;

struct Proposal {
    PlayerIndex seat{};
    About about;
};

class Search {
public:
    Search(const Definition& def, const AtomRow& atom, DrillKind kind, std::uint64_t seed)
        : m_def(def), m_atom(atom), m_kind(kind), m_seed(seed), m_random(Random::seeded(seed ^ 0x9E3779B97F4A7C15u)) {
        if (atom.purpose != Purpose::Any && m_random.below(8) != 0) // now and then by anybody
            m_seed = m_seed / purposes * purposes + static_cast<std::uint64_t>(atom.purpose);
        const QStringList tables = QString::fromLatin1(atom.tables).split(u' ');
        m_table = tables.at(static_cast<qsizetype>(m_random.below(static_cast<std::uint32_t>(tables.size()))));
        m_start = static_cast<int>(m_random.below(latestStart));
    }

    std::optional<Drill> run() {
        const auto setup = drillSetup(m_table, m_seed);
        if (!setup) return std::nullopt;
        RandomPlay play(m_def, *setup);
        return searchGame<Drill>(play, *this, m_start, m_random);
    }

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
        if (m_kind == DrillKind::YesNo || m_kind == DrillKind::Pick) proposeRefused(state);
        return std::move(m_proposals);
    }
    void proposeFor(const RandomPlay& play, std::vector<Proposal>& proposals) {
        m_proposals = std::move(proposals);
        proposeMove(play);
        proposals = std::move(m_proposals);
    }
    bool canBePosed(const State& state, const Drill& drill) const { return poseAt(m_def, state, drill).has_value(); }
    Drill drillOf(const Proposal& proposal, int moves) const {
        return {QStringLiteral("orleans"),
                m_kind,
                QString::fromUtf8(ruleId(m_atom.rule)),
                m_table,
                m_seed,
                moves,
                proposal.seat + 1,
                proposal.about.text()};
    }

private:
    void propose(PlayerIndex seat, std::string form, std::string argument = {}, std::string command = {}) {
        m_proposals.push_back({seat, {std::move(form), std::move(argument), std::move(command)}});
    }

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

    void proposeRefused(const State& state) {
        // Of the long lists of planning only some.
        const bool plans = state.stage == Stage::Planning || state.stage == Stage::Followers;
        if (m_lists >= mostLists || m_random.below(plans ? 8 : 2) != 0) return;
        ++m_lists;
        m_choices = askedChoices(m_def, state, m_seat);
        std::vector<const Choice*> refused;
        for (const Choice& choice : m_choices)
            if (choice.refusal && isAtWork(m_atom.rule, state, m_seat, *choice.refusal) &&
                canBeAsked(m_def, state, m_seat, choice.command))
                refused.push_back(&choice);
        if (refused.empty()) return;
        const Choice& one = *refused[m_random.below(static_cast<std::uint32_t>(refused.size()))];
        if (m_kind == DrillKind::Pick) {
            if (const auto kind = choiceKind(one.command); !kind.empty())
                propose(m_seat, "choices", std::string(kind), toText(m_def, one.command));
            return;
        }
        std::vector<const Choice*> legal;
        for (const Choice& choice : m_choices)
            if (!choice.refusal && choice.command.index() == one.command.index() &&
                canBeAsked(m_def, state, m_seat, choice.command))
                legal.push_back(&choice);
        const bool yes = !legal.empty() && m_random.below(2) == 0;
        const Choice& asked = yes ? *legal[m_random.below(static_cast<std::uint32_t>(legal.size()))] : one;
        propose(m_seat, "may", {}, toText(m_def, asked.command));
    }

    /// Questions about the move that is made.
    void proposeMove(const RandomPlay& play) {
        const State& before = play.before();
        const Command& command = play.command();
        const PlayerIndex me = play.mover();
        const bool proceeds = std::holds_alternative<Proceed>(command);
        if (m_kind == DrillKind::Order) {
            if (proceeds) propose(me, "effects", {}, toText(m_def, command));
            return;
        }
        if (!isAtWork(m_atom.rule, m_def, before, me, command, play.events())) return;
        const std::string text = toText(m_def, command);
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
    PlayerIndex someSeat(const State& state) { return static_cast<PlayerIndex>(m_random.below(state.playerCount)); }

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

    const Definition& m_def;
    const AtomRow& m_atom;
    DrillKind m_kind;
    std::uint64_t m_seed;
    Random m_random;
    QString m_table;
    int m_start{};
    int m_lists{};
    PlayerIndex m_seat{}; ///< of those who are asked, the one whose position is looked at
    std::vector<Choice> m_choices;
    std::vector<Proposal> m_proposals;
};

} // namespace

std::span<const AtomRow> atomRows() {
    return rows;
}

std::optional<Drill> findDrill(const Definition& definition, const AtomRow& atom, DrillKind kind, std::uint64_t seed) {
    return Search(definition, atom, kind, seed).run();
}

} // namespace magister::orleans
