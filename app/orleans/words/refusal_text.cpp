// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/words/refusal_text.h"

#include "app/orleans/words/names.h"
#include "app/orleans/words/refusal_sentences.h"

namespace magister::orleans {

namespace {

/// Whose turn it is: who acts, or else the first in turn who is asked something; nobody once the game is over.
QString whoActs(const Scene& scene) {
    if (scene.state.active != none) return seatName(scene, scene.state.active);
    for (std::size_t i = 0; i < scene.state.playerCount; ++i)
        if (scene.state.isAsked(scene.state.seat(i))) return seatName(scene, scene.state.seat(i));
    return {};
}

Word wantedBy(const Scene& scene, const PlaceFollower& command) {
    const auto& shown = scene.definition.place(command.place).actionSlots;
    return slotWord(command.slot < shown.size() ? shown[command.slot] : Slot::Any);
}

} // namespace

RefusalWords refusalText(const Scene& scene, const Refusal& refusal, const Command& command) {
    const auto* placed = std::get_if<PlaceFollower>(&command);
    const Fields fields{{"who", whoActs(scene)},
                        {"first", refusal.arguments[0]},
                        {"second", refusal.arguments[1]},
                        {"wanted", placed ? wantedBy(scene, *placed) : slotWord(Slot::Any)},
                        {"follower", followerWord(placed ? placed->token : Token::Nothing)}};
    const RefusalSentence sentence = refusalSentence(refusal.reason);
    return {say(scene.language, "OrleansRefusal", sentence.what, fields),
            say(scene.language, "OrleansRefusal", sentence.why, fields)};
}

} // namespace magister::orleans
