// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"

#include <QStringList>

namespace magister::messina {

/// What a person clicks to give that command, the plainest first; never empty. `player` is who gives it.
QStringList targetsOf(const Definition& definition, const State& state, PlayerIndex player, const Command& command);

/// Lieutenant a command is about (0-based), or none.
std::uint8_t lieutenantOf(const Command& command);
/// Class of the citizens a command rescues, if it does.
std::optional<CitizenClass> rescuedBy(const Command& command);
/// Coins to be paid for it; 0 where it is free or its price is no matter of coins.
int coinsFor(const Definition& definition, const State& state, PlayerIndex player, const Command& command);

/// The spelling used inside: "exp:left" is "hex:left".
QString plainTarget(const QString& target);
/// The thing a target is part of: "hex:B2/cube" -> "hex:B2"; empty when it is part of nothing clickable.
QString wholeOf(const QString& target);

/// Every choice by the targets that give it, with what can be offered there.
class TargetIndex {
public:
    TargetIndex() = default;
    TargetIndex(const Definition& definition, const State& state, PlayerIndex player, std::vector<Choice> choices);

    const std::vector<Choice>& choices() const { return m_choices; }
    /// Indices into choices().
    QVector<int> at(const QString& target) const { return m_byTarget.value(target); }
    /// The plainest target of a choice.
    QString targetOf(int choice) const { return m_targets.at(choice).front(); }
    QStringList targetsOf(int choice) const { return m_targets.at(choice); }

    /// What is offered where. With a lieutenant selected, moves of the others do not count.
    Offers offers(const Definition& definition, const State& state, PlayerIndex player, std::uint8_t selected) const;

private:
    std::vector<Choice> m_choices;
    QVector<QStringList> m_targets;
    QHash<QString, QVector<int>> m_byTarget;
};

} // namespace magister::messina
