// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/atom_rows.h"
#include "app/drills/pose_drill.h"

#include <QStringList>

namespace magister {

/// Looks for a drill of a kind about an atom in one game, which follows from the seed. `Search` is derived from it and
/// gives what searchGame wants beside what is here:
///   latestStart                        where the search begins, at the latest: somewhere in the game
///   proposeAt(state), proposeFor(play, proposals)
/// The namespace of the game gives poseAt, isAtWork, canBeAsked, allowsInstead, ruleId and choiceKind.
template <class Search, class Game> class DrillSearchOf {
public:
    using Definition = typename Game::Definition;
    using State = typename Game::State;
    using PlayerIndex = typename Game::PlayerIndex;
    using Choice = typename Game::Choice;
    using AtomRow = AtomRowOf<typename Game::Rule, typename Game::Purpose>;
    struct Proposal {
        PlayerIndex seat{};
        DrillAbout about;
    };

    DrillSearchOf(const Definition& def, const AtomRow& atom, DrillKind kind, std::uint64_t seed)
        : m_def(def), m_atom(atom), m_kind(kind), m_seed(seed), m_random(Random::seeded(seed ^ 0x9E3779B97F4A7C15u)) {
        if (atom.purpose != Game::Purpose::Any && m_random.below(8) != 0) // now and then by anybody
            m_seed = m_seed / Game::purposes * Game::purposes + static_cast<std::uint64_t>(atom.purpose);
        const QStringList tables = QString::fromLatin1(atom.tables).split(u' ');
        m_table = tables.at(static_cast<qsizetype>(m_random.below(static_cast<std::uint32_t>(tables.size()))));
        m_start = static_cast<int>(m_random.below(Search::latestStart));
    }

    /// The drill; nothing where the game has none.
    std::optional<Drill> run() {
        const auto setup = Game::setup(m_def, m_table, m_seed);
        if (!setup) return std::nullopt;
        RandomPlayOf<Game> play(m_def, *setup);
        return searchGame<Drill>(play, static_cast<Search&>(*this), m_start, m_random);
    }
    bool canBePosed(const State& state, const Drill& drill) const { return poseAt(m_def, state, drill).has_value(); }
    Drill drillOf(const Proposal& proposal, int moves) const {
        return {QString::fromLatin1(Game::id),
                m_kind,
                QString::fromUtf8(ruleId(m_atom.rule)),
                m_table,
                m_seed,
                moves,
                proposal.seat + 1,
                proposal.about.text()};
    }

protected:
    void propose(PlayerIndex seat, std::string form, std::string argument = {}, std::string command = {}) {
        m_proposals.push_back({seat, {std::move(form), std::move(argument), std::move(command)}});
    }
    PlayerIndex someSeat(const State& state) { return static_cast<PlayerIndex>(m_random.below(state.playerCount)); }

    /// Whether one may do what the rule refuses, or something else of that kind; or which of its kind may be done.
    void proposeRefused(const State& state, PlayerIndex seat, const std::vector<Choice>& asked) {
        const auto isNamed = [&](const Choice& choice) { return canBeAsked(m_def, state, seat, choice.command); };
        const auto oneOf = [&](const std::vector<const Choice*>& list) -> const Choice& {
            return *list[m_random.below(static_cast<std::uint32_t>(list.size()))];
        };
        std::vector<const Choice*> refused, legal;
        for (const Choice& choice : asked)
            if (choice.refusal && isAtWork(m_atom.rule, state, seat, *choice.refusal) && isNamed(choice))
                refused.push_back(&choice);
        if (refused.empty()) return;
        const Choice& one = oneOf(refused);
        if (m_kind == DrillKind::Pick) {
            if (const auto kind = choiceKind(one.command); !kind.empty())
                propose(seat, "choices", std::string(kind), Game::text(m_def, state, one.command));
            return;
        }
        for (const Choice& choice : asked)
            if (!choice.refusal && allowsInstead(one.command, choice.command) && isNamed(choice))
                legal.push_back(&choice);
        const bool yes = !legal.empty() && m_random.below(2) == 0;
        propose(seat, "may", {}, Game::text(m_def, state, (yes ? oneOf(legal) : one).command));
    }

    const Definition& m_def;
    const AtomRow& m_atom;
    DrillKind m_kind;
    std::uint64_t m_seed;
    Random m_random;
    QString m_table;
    int m_start{};
    int m_lists{}; ///< lists of choices that have been made
    std::vector<Proposal> m_proposals;
};

} // namespace magister
