// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/scene.h"
#include "app/table/table_defaults.h"

#include <QStringList>

#include <algorithm>
#include <vector>

namespace magister {

namespace targeting {
/// The targets of a command, past members of the same name.
template <class Definition, class State, class Command>
QStringList named(const Definition& definition, const State& state, std::uint8_t player, const Command& command) {
    return targetsOf(definition, state, player, command);
}
} // namespace targeting

/// Every choice of the open question by the targets that give it, with what can be offered there.
///
/// `Types` names Definition, State, Command and Choice ({command, optional refusal}). Found by argument-dependent lookup
/// in the namespace of the game:
///   QStringList targetsOf(const Definition&, const State&, player, const Command&);  the plainest first, never empty
///   std::uint8_t pieceOf(const Command&);  the piece of the player that the command moves, from 0; nobody for none
///   int coinsFor(const Definition&, const State&, player, const Command&);  its price in coins; 0 where it has none
/// The last two have a default: table_defaults.h.
template <class Types> class TargetIndexOf {
public:
    using Definition = typename Types::Definition;
    using State = typename Types::State;
    using Choice = typename Types::Choice;

    TargetIndexOf() = default;
    TargetIndexOf(const Definition& definition, const State& state, std::uint8_t player, std::vector<Choice> choices)
        : m_choices(std::move(choices)) {
        m_targets.reserve(static_cast<qsizetype>(m_choices.size()));
        for (int i = 0; i < static_cast<int>(m_choices.size()); ++i) {
            m_targets.append(targeting::named(definition, state, player, m_choices[static_cast<std::size_t>(i)].command));
            for (const QString& target : m_targets.last())
                m_byTarget[target].append(i);
        }
    }

    const std::vector<Choice>& choices() const { return m_choices; }
    /// Indices into choices().
    QVector<int> at(const QString& target) const { return m_byTarget.value(target); }
    /// The plainest target of a choice.
    QString targetOf(int choice) const { return m_targets.at(choice).front(); }
    QStringList targetsOf(int choice) const { return m_targets.at(choice); }

    /// What is offered where. With a piece picked up, moves of the others do not count.
    Offers offers(const Definition& definition, const State& state, std::uint8_t player, std::uint8_t picked) const {
        Offers offers;
        for (int i = 0; i < static_cast<int>(m_choices.size()); ++i) {
            const Choice& choice = m_choices[static_cast<std::size_t>(i)];
            const std::uint8_t piece = pieceOf(choice.command);
            if (picked != nobody && piece != nobody && piece != picked) continue;
            const Offer offer = choice.refusal ? Offer::Refused : Offer::Legal;
            const int coins = choice.refusal ? 0 : coinsFor(definition, state, player, choice.command);
            for (const QString& target : m_targets.at(i)) {
                auto& item = offers.byTarget[target];
                if (offer > item.offer)
                    item = {offer, coins};
                else if (offer == item.offer)
                    item.coins = std::min(item.coins, coins);
            }
        }
        return offers;
    }

private:
    std::vector<Choice> m_choices;
    QVector<QStringList> m_targets;
    QHash<QString, QVector<int>> m_byTarget;
};

} // namespace magister
