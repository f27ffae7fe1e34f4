// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/words/command_text.h"
#include "app/messina/words/names.h"
#include "app/messina/words/refusal_text.h"
#include "app/messina/table/resolve.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace magister::messina {

namespace {

constexpr int mostAlternatives = 3;

struct Alternative {
    int choice{};
    QString target;
    bool aside{};   ///< a move into a workshop: open at any time, so it answers no question and comes last
    int nearness{}; ///< smaller is nearer to what was clicked
    int coins{};
};

const Place* placeOf(const Scene& scene, const QString& target) {
    const QString whole = target.section('/', 0, 0);
    for (const Place& place : layoutOf(scene).places)
        if (placeTarget(place) == whole) return &place;
    return nullptr;
}

int distance(const Place& a, const Place& b) {
    const int dq = a.q - b.q;
    const int dr = a.r - b.r;
    return (std::abs(dq) + std::abs(dr) + std::abs(dq + dr)) / 2;
}

/// Things of the clicked kind come first: hexes by their distance, others by their family ("seat:1/hut").
int nearness(const Scene& scene, const QString& clicked, const QString& other) {
    const Place* from = placeOf(scene, clicked);
    const Place* to = placeOf(scene, other);
    if (from && to) return distance(*from, *to);
    if (from || to) return 100;
    if (clicked.section('/', 0, -2) == other.section('/', 0, -2)) return 10;
    return clicked.section(':', 0, 0) == other.section(':', 0, 0) ? 20 : 50;
}

QVector<Alternative> alternatives(const Scene& scene, const TargetIndex& index, const QString& clicked,
                                  std::uint8_t selected) {
    QVector<Alternative> list;
    const PlayerIndex player = scene.state.toAct();
    for (int i = 0; i < static_cast<int>(index.choices().size()); ++i) {
        const Choice& choice = index.choices()[static_cast<std::size_t>(i)];
        if (choice.refusal) continue;
        const std::uint8_t lieutenant = lieutenantOf(choice.command);
        if (selected != none && lieutenant != none && lieutenant != selected) continue;
        const QString target = index.targetOf(i);
        list.append({i, target, std::holds_alternative<MoveIntoWorkshop>(choice.command),
                     nearness(scene, clicked, target),
                     coinsFor(scene.definition, scene.state, player, choice.command)});
    }
    std::stable_sort(list.begin(), list.end(), [](const Alternative& a, const Alternative& b) {
        return std::tuple(a.aside, a.nearness, a.coins) < std::tuple(b.aside, b.nearness, b.coins);
    });
    return list;
}

} // namespace

void offerInstead(RefusalCard& card, const Scene& scene, const TargetIndex& index, std::uint8_t selected) {
    QStringList used{card.target};
    for (const Alternative& alternative : alternatives(scene, index, card.target, selected)) {
        if (card.instead.size() == mostAlternatives) break;
        // Moves into workshops are no answer: they are offered only where nothing else can be.
        if (used.contains(alternative.target) || (alternative.aside && !card.instead.isEmpty())) continue;
        used.append(alternative.target);
        const Command& other = index.choices()[static_cast<std::size_t>(alternative.choice)].command;
        card.instead.append(QVariantMap{{"letter", QString(QStringLiteral("ABC").at(card.instead.size()))},
                                        {"target", alternative.target},
                                        {"text", alternativeText(scene, other)}});
    }
}

RefusalCard refusalCard(const Scene& scene, const TargetIndex& index, const QString& target, const Refusal& refusal,
                        const Command& command, std::uint8_t selected) {
    const RefusalWords words = refusalText(scene, refusal, command);
    RefusalCard card;
    card.active = true;
    card.target = target;
    card.what = words.what;
    card.why = words.why;
    card.reason = QString::fromUtf8(reasonId(refusal.reason));
    card.rule = ruleIdOf(refusal.rule);
    const RuleTitle title = scene.language.rule(card.rule);
    card.ruleNumber = title.number;
    card.ruleTitle = title.title;

    offerInstead(card, scene, index, selected);
    return card;
}

} // namespace magister::messina
