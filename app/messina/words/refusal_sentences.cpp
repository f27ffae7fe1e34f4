// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/words/refusal_sentences.h"

#include "app/messina/words/refusals_books.h"
#include "app/messina/words/refusals_building.h"
#include "app/messina/words/refusals_citizens.h"
#include "app/messina/words/refusals_fight.h"
#include "app/messina/words/refusals_movement.h"
#include "app/messina/words/refusals_overseers.h"
#include "app/messina/words/refusals_repopulation.h"
#include "app/messina/words/refusals_rescue.h"
#include "app/messina/words/refusals_turn.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace magister::messina {

namespace {

/// One for each subject; a reason is answered by exactly one of them.
constexpr RefusalSentence (*subjects[])(Reason) = {
    turnRefusal, movementRefusal, rescueRefusal,   fightRefusal,    repopulationRefusal,
    bookRefusal, citizenRefusal,  overseerRefusal, buildingRefusal,
};

constexpr bool hasOneSentence(Reason reason) {
    return std::count_if(std::begin(subjects), std::end(subjects),
                         [reason](auto subject) { return subject(reason).what != nullptr; }) == 1;
}

#define X(name, id, rule) static_assert(hasOneSentence(Reason::name), "one sentence is needed for " #name);
#include "engine/messina/reason_list.inc"
#undef X

} // namespace

RefusalSentence refusalSentence(Reason reason) {
    for (const auto subject : subjects)
        if (const RefusalSentence sentence = subject(reason); sentence.what) return sentence;
    return {"", ""};
}

RefusalSentence hutInFightSentence() {
    return {QT_TRANSLATE_NOOP("Refusal", "There is nothing to do at the huts during the fight."),
            QT_TRANSLATE_NOOP("Refusal", "Citizens enter a hut in the rescue, before the fight; hut upgrades come with "
                                         "the Build action, after it.")};
}

RefusalSentence nothingToDoSentence() {
    return {QT_TRANSLATE_NOOP("Refusal", "There is nothing to do here now."),
            //: {prompt} is a whole sentence that says what the player has to do.
            QT_TRANSLATE_NOOP("Refusal", "Something else comes first. {prompt}")};
}

} // namespace magister::messina
