// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/words/refusal_text.h"

#include "app/orleans/words/names.h"
#include "app/orleans/words/prompt_text.h"
#include "app/orleans/words/refusal_sentences.h"

#include <QCoreApplication>

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

RefusalWords inWords(const Scene& scene, const RefusalSentence& sentence, const Fields& fields) {
    return {say(scene.language, "OrleansRefusal", sentence.what, fields),
            say(scene.language, "OrleansRefusal", sentence.why, fields)};
}

} // namespace

RefusalWords refusalText(const Scene& scene, const Refusal& refusal, const Command& command) {
    const auto* placed = std::get_if<PlaceFollower>(&command);
    const Fields fields{{"who", whoActs(scene)},
                        {"first", refusal.arguments[0]},
                        {"second", refusal.arguments[1]},
                        {"wanted", placed ? wantedBy(scene, *placed) : slotWord(Slot::Any)},
                        {"follower", followerWord(placed ? placed->token : Token::Nothing)}};
    if (refusal.reason == Reason::TechnologyAnySlot && refusal.rule == Rule::ExtraTilesTheatreDetails)
        return inWords(scene,
                       {QT_TRANSLATE_NOOP("OrleansRefusal", "The Theatre takes no technology tile."),
                        QT_TRANSLATE_NOOP("OrleansRefusal",
                                          "Its open row takes any number of followers; there is no slot for a technology tile to fill.")},
                       fields);
    return inWords(scene, refusalSentence(refusal.reason), fields);
}

RefusalWords notAskedText(const Scene& scene) {
    if (askedKind(scene) == PromptKind::None)
        return {say(scene.language, "OrleansRefusal",
                    QT_TRANSLATE_NOOP("OrleansRefusal", "You have nothing to decide now.")),
                promptText(scene, asker(scene))};
    return inWords(scene,
                   {QT_TRANSLATE_NOOP("OrleansRefusal", "There is nothing to do here now."),
                    //: {prompt} is a whole sentence that says what the player has to do.
                    QT_TRANSLATE_NOOP("OrleansRefusal", "Something else comes first. {prompt}")},
                   {{"prompt", promptText(scene, asker(scene))}});
}

RefusalWords tileSpaceText(const Scene& scene) {
    return inWords(scene,
                   {QT_TRANSLATE_NOOP("OrleansRefusal", "No place lies here yet."),
                    QT_TRANSLATE_NOOP("OrleansRefusal", "A place tile that you take will lie here. Followers stand only on the slots of places.")},
                   {});
}

RefusalWords otherBoardText(const Scene& scene, PlayerIndex owner) {
    return inWords(scene,
                   {QT_TRANSLATE_NOOP("OrleansRefusal", "That belongs to {who}."),
                    QT_TRANSLATE_NOOP("OrleansRefusal", "You have something to do on your own board. {prompt}")},
                   {{"who", seatName(scene, owner)}, {"prompt", promptText(scene, asker(scene))}});
}

RefusalWords noneFitsText(const Scene& scene, Slot wanted) {
    return inWords(scene,
                   {QT_TRANSLATE_NOOP("OrleansRefusal", "None of your followers fits here."),
                    QT_TRANSLATE_NOOP("OrleansRefusal", "This slot needs: {wanted:nom}. None of those you can place now fits it.")},
                   {{"wanted", slotWord(wanted)}});
}

RefusalWords placeFitsNoneText(const Scene& scene, PlaceId place, const std::vector<Slot>& free, Token inHand) {
    if (free.empty())
        return inWords(scene,
                       {QT_TRANSLATE_NOOP("OrleansRefusal", "All slots of this place are taken."),
                        QT_TRANSLATE_NOOP("OrleansRefusal", "{place:nom}: each slot already holds a follower or a technology tile.")},
                       {{"place", placeWord(place)}});
    QStringList wanted;
    for (const Slot slot : free)
        wanted.append(nameOf(scene, slotWord(slot)));
    const Fields fields{{"place", placeWord(place)}, {"wanted", joined(wanted)}, {"follower", followerWord(inHand)}};
    if (inHand == Token::Nothing)
        return inWords(scene,
                       {QT_TRANSLATE_NOOP("OrleansRefusal", "None of your followers fits here."),
                        //: {wanted}: a list of followers, one for each empty slot of the place.
                        QT_TRANSLATE_NOOP("OrleansRefusal", "{place:nom} needs: {wanted}. None of those you can place now fits there.")},
                       fields);
    return inWords(scene,
                   {QT_TRANSLATE_NOOP("OrleansRefusal", "This place needs a different follower."),
                    //: {wanted}: a list of followers, one for each empty slot of the place.
                    QT_TRANSLATE_NOOP("OrleansRefusal", "{place:nom} needs: {wanted}. This does not fit: {follower:nom}.")},
                   fields);
}

} // namespace magister::orleans
