// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/words/refusal_text.h"

#include "app/messina/words/names.h"
#include "app/messina/words/prompt_text.h"
#include "app/messina/words/refusal_sentences.h"

namespace magister::messina {

namespace {

FirePayment paymentOf(const Command& command) {
    if (const auto* burn = std::get_if<BurnCubes>(&command)) return burn->payment;
    if (const auto* burn = std::get_if<BurnShipCube>(&command)) return burn->payment;
    return FirePayment::Fire;
}

Word fireWord(const Command& command) {
    const FirePayment payment = paymentOf(command);
    return tokenWord(payment == FirePayment::BigFire || payment == FirePayment::TwoBigFires ? Token::BigFire
                                                                                            : Token::Fire);
}

RefusalWords words(const Scene& scene, const RefusalSentence& sentence, const Fields& fields) {
    return {say(scene.language, "Refusal", sentence.what, fields),
            say(scene.language, "Refusal", sentence.why, fields)};
}

} // namespace

RefusalWords refusalText(const Scene& scene, const Refusal& refusal, const Command& command) {
    const PlayerIndex active = scene.state.toAct();
    const Fields fields{{"needed", refusal.arguments[0]},
                        {"owned", refusal.arguments[1]},
                        {"fire", fireWord(command)},
                        {"who", active == none ? QString{} : seatName(scene, active)}};
    // A hut that is clicked in the fight is put off by what would be built there, and was maybe meant for a citizen.
    if (refusal.reason == Reason::FinishEarlierStep && std::holds_alternative<PlaceHutUpgrade>(command))
        return words(scene, hutInFightSentence(), fields);
    return words(scene, refusalSentence(scene.state, scene.definition, refusal, command), fields);
}

RefusalWords notYourTurnText(const Scene& scene) {
    return refusalText(scene, refusal(Reason::NotYourTurn), Command{});
}

RefusalWords notAskedText(const Scene& scene) {
    return words(scene, nothingToDoSentence(), {{"prompt", promptText(scene)}});
}

} // namespace magister::messina
