// SPDX-License-Identifier: GPL-3.0-or-later
#include "orleans/refusal_text.h"

#include "orleans/names.h"
#include "orleans/refusal_sentences.h"

#include <bit>

namespace magister::orleans {

namespace {

/// Whose turn it is: who acts, or else the first who is asked something; nobody once the game is over.
QString whoActs(const Scene& scene) {
    if (scene.state.active != none) return seatName(scene, scene.state.active);
    const unsigned asked = scene.state.asked();
    return asked == 0 ? QString{} : seatName(scene, static_cast<PlayerIndex>(std::countr_zero(asked)));
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
