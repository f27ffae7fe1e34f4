// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/words/refusal_sentences.h"

#include "app/orleans/words/refusals_actions.h"
#include "app/orleans/words/refusals_deeds.h"
#include "app/orleans/words/refusals_drawing.h"
#include "app/orleans/words/refusals_goods.h"
#include "app/orleans/words/refusals_losses.h"
#include "app/orleans/words/refusals_planning.h"
#include "app/orleans/words/refusals_recruiting.h"
#include "app/orleans/words/refusals_round.h"
#include "app/orleans/words/refusals_technology.h"
#include "app/orleans/words/refusals_travel.h"

#include <algorithm>
#include <iterator>

namespace magister::orleans {

namespace {

/// One for each subject; a reason is answered by exactly one of them.
constexpr RefusalSentence (*subjects[])(Reason) = {
    roundRefusal,      drawingRefusal, planningRefusal, technologyRefusal, actionRefusal,
    recruitingRefusal, travelRefusal,  goodsRefusal,    deedRefusal,       lossRefusal,
};

constexpr bool hasOneSentence(Reason reason) {
    return std::count_if(std::begin(subjects), std::end(subjects),
                         [reason](auto subject) { return subject(reason).what != nullptr; }) == 1;
}

#define X(name, id, rule) static_assert(hasOneSentence(Reason::name), "one sentence is needed for " #name);
#include "engine/orleans/reason_list.inc"
#undef X

} // namespace

RefusalSentence refusalSentence(Reason reason) {
    for (const auto subject : subjects)
        if (const RefusalSentence sentence = subject(reason); sentence.what) return sentence;
    return {"", ""};
}

} // namespace magister::orleans
