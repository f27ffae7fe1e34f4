// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/refusal_card.h"
#include "app/table/target_index.h"

#include <algorithm>
#include <tuple>

/// Cards of refusals, as every game makes them.
namespace magister::cards {

inline constexpr int mostAlternatives = 3;

/// How near a thing is to the one clicked, by its name: parts of one thing first, then things of the same kind.
inline int nearness(const QString& clicked, const QString& other) {
    if (clicked.section(u'/', 0, -2) == other.section(u'/', 0, -2) && clicked.contains(u'/')) return 10;
    if (clicked.section(u'/', 0, 1) == other.section(u'/', 0, 1) && clicked.contains(u'/')) return 15;
    if (clicked.section(u'/', 0, 0) == other.section(u'/', 0, 0)) return 20;
    return clicked.section(u':', 0, 0) == other.section(u':', 0, 0) ? 30 : 50;
}

/// A card in the words given; `rule` is the id of its atom.
inline RefusalCard made(const Language& language, const QString& target, const QString& what, const QString& why,
                        const QString& reason, const QString& rule) {
    RefusalCard card;
    card.active = true;
    card.target = target;
    card.what = what;
    card.why = why;
    card.reason = reason;
    card.rule = rule;
    const RuleTitle title = language.rule(rule);
    card.ruleNumber = title.number;
    card.ruleTitle = title.title;
    return card;
}

/// Adds what can be done instead to a card that has its target: up to three legal things of the player who is asked,
/// the nearest first; with a piece picked up, moves of the others do not count.
///   int near(const QString& other)   smaller is nearer to the target of the card
///   bool aside(const Command&)       open at any time, so it answers no question: only where nothing else can be done
///   QString text(const Command&)     what the line says
template <class Types, class Near, class Aside, class Text>
void addInstead(RefusalCard& card, const typename Types::Definition& definition, const typename Types::State& state,
                std::uint8_t player, const TargetIndexOf<Types>& index, std::uint8_t picked, Near near, Aside aside,
                Text text) {
    struct Alternative {
        int choice{};
        std::uint8_t piece{};
        QString target;
        bool aside{};
        int nearness{};
        int coins{};
    };
    QVector<Alternative> list;
    for (int i = 0; i < static_cast<int>(index.choices().size()); ++i) {
        const auto& choice = index.choices()[static_cast<std::size_t>(i)];
        if (choice.refusal) continue;
        const std::uint8_t piece = pieceOf(choice.command);
        if (picked != nobody && piece != nobody && piece != picked) continue;
        const QString target = index.targetOf(i);
        list.append(
            {i, piece, target, aside(choice.command), near(target), coinsFor(definition, state, player, choice.command)});
    }
    std::stable_sort(list.begin(), list.end(), [](const Alternative& a, const Alternative& b) {
        return std::tuple(a.aside, a.nearness, a.coins) < std::tuple(b.aside, b.nearness, b.coins);
    });
    QStringList used{card.target};
    for (const Alternative& alternative : list) {
        if (card.instead.size() == mostAlternatives) break;
        if (used.contains(alternative.target) || (alternative.aside && !card.instead.isEmpty())) continue;
        used.append(alternative.target);
        const QVector<int> behind = index.at(alternative.target);
        const auto meant = std::count_if(behind.begin(), behind.end(), [&](int i) {
            const auto& choice = index.choices()[static_cast<std::size_t>(i)];
            const std::uint8_t piece = pieceOf(choice.command);
            return !choice.refusal && (picked == nobody || piece == nobody || piece == picked);
        });
        card.instead.append(
            QVariantMap{{"target", alternative.target},
                        {"alone", meant == 1},
                        {"piece", alternative.piece == nobody ? 0 : alternative.piece + 1},
                        {"text", text(index.choices()[static_cast<std::size_t>(alternative.choice)].command)}});
    }
}

} // namespace magister::cards
