// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/words/command_text.h"
#include "app/messina/words/names.h"
#include "app/messina/words/refusal_text.h"
#include "app/messina/table/resolve.h"
#include "app/table/refusal_cards.h"

#include <cstdlib>

namespace magister::messina {

namespace {

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

} // namespace

void offerInstead(RefusalCard& card, const Scene& scene, const TargetIndex& index, std::uint8_t selected) {
    cards::addInstead<Types>(
        card, scene.definition, scene.state, scene.state.toAct(), index, selected,
        [&](const QString& other) { return nearness(scene, card.target, other); },
        // Open at any time, so it answers no question.
        [](const Command& command) { return std::holds_alternative<MoveIntoWorkshop>(command); },
        [&](const Command& command) { return alternativeText(scene, command); });
}

RefusalCard refusalCard(const Scene& scene, const TargetIndex& index, const QString& target, const Refusal& refusal,
                        const Command& command, std::uint8_t selected) {
    const RefusalWords words = refusalText(scene, refusal, command);
    RefusalCard card = cards::made(scene.language, target, words.what, words.why,
                                   QString::fromUtf8(reasonId(refusal.reason)), ruleIdOf(refusal.rule));
    offerInstead(card, scene, index, selected);
    return card;
}

} // namespace magister::messina
