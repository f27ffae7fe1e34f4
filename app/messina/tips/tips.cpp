// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/tips/tips.h"

#include "app/messina/tips/tip_kinds.h"
#include "app/messina/tips/tip_view.h"
#include "app/messina/words/names.h"

#include <algorithm>
#include <numeric>

namespace magister::messina {

QString TipView::own(const QString& part) const {
    return seatTarget(me) + u'/' + part;
}

QString TipView::nameOf(PlaceIndex place) const {
    return placeTarget(layout().places[place]);
}

PlaceIndex TipView::pointedHex() const {
    const QString whole = plainTarget(pointed).section(u'/', 0, 0);
    for (PlaceIndex place = 0; place < layout().places.size(); ++place)
        if (layout().isTownHex(place) && state.places[place].hex != none && nameOf(place) == whole) return place;
    return none;
}

int TipView::citizensOn(PlaceIndex place) const {
    const auto& here = state.places[place].citizens;
    return std::accumulate(here.begin(), here.end(), 0);
}

int TipView::unused() const {
    return static_cast<int>(
        std::count_if(player().lieutenants.begin(), player().lieutenants.end(), [](const Lieutenant& one) {
            return one.status == LieutenantStatus::Estate || one.status == LieutenantStatus::Lying;
        }));
}

bool TipView::isFirstTurn() const {
    return state.prompt().kind == PromptKind::ChooseTurn &&
           std::none_of(player().lieutenants.begin(), player().lieutenants.end(), [](const Lieutenant& one) {
               return one.status == LieutenantStatus::Standing || one.status == LieutenantStatus::Resting;
           });
}

namespace {

using TipPredicate = std::optional<TipFound> (*)(const TipView&);
constexpr TipPredicate tipPredicates[]{
#define X(Name, id, first, second, fields, prompts) tip##Name,
#include "app/messina/tips/tip_list.inc"
#undef X
};

} // namespace

QVector<TipHere> tipsHere(const Scene& scene, const TargetIndex& index, const QString& pointed) {
    if (!scene.state.hasPrompt() || scene.state.over()) return {};
    const TipView view{{scene.definition, scene.state, scene.state.toAct(), index, pointed}};
    return fittingTips(tipKinds, tipPredicates, view, scene.state.prompt().kind);
}

} // namespace magister::messina
