// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/resolve.h"
#include "app/orleans/words/command_text.h"
#include "app/orleans/words/names.h"
#include "app/orleans/words/refusal_text.h"
#include "app/orleans/words/target_names.h"
#include "app/table/refusal_cards.h"

namespace magister::orleans {

void offerInstead(RefusalCard& card, const Scene& scene, const TargetIndex& index, std::uint8_t picked) {
    const PlayerIndex player = asker(scene);
    if (player == nobody) return;
    cards::addInstead<Types>(
        card, scene.definition, scene.state, player, index, picked,
        [&](const QString& other) { return cards::nearness(card.target, other); },
        [](const Command&) { return false; }, // every command answers the open question
        [&](const Command& command) { return commandText(scene, player, command); });
}

RefusalCard refusalCard(const Scene& scene, const TargetIndex& index, const QString& target, const Refusal& refusal,
                        const Command& command, std::uint8_t picked) {
    const RefusalWords words = refusalText(scene, refusal, command);
    RefusalCard card = cards::made(scene.language, target, words.what, words.why,
                                   targets::idText(reasonId(refusal.reason)), ruleIdOf(refusal.rule));
    offerInstead(card, scene, index, picked);
    return card;
}

} // namespace magister::orleans
