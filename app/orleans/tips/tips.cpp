// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/tips/tips.h"

#include "app/orleans/tips/tip_kinds.h"
#include "app/orleans/tips/tip_view.h"
#include "app/orleans/words/names.h"
#include "app/orleans/words/target_names.h"

#include <utility>

namespace magister::orleans {

namespace {

/// Puts followers of market and tower on the open slots of a place, from `slot` on, until it is active; false, and as
/// before, when they do not suffice. planning.match, monastery.wild, town-hall.no-own
bool man(const TipView& view, State& supposed, PlaceId place, SlotOfPlace slot) {
    Player& player = supposed.players[view.me];
    if (isManned(view.definition, player, place)) return true;
    const Place& where = view.definition.place(place);
    if (slot >= where.actionSlots.size()) return false;
    Token& there = player.work.at(place).tokens[slot];
    const auto fill = [&](auto& zone) {
        for (Token& token : zone) {
            if (!isFollower(token) || (isOwn(token) && !where.ownAllowed)) continue;
            if (!fits(view.definition, supposed, player, token, where.actionSlots[slot])) continue;
            std::swap(token, there);
            if (man(view, supposed, place, static_cast<SlotOfPlace>(slot + 1))) return true;
            std::swap(token, there);
        }
        return false;
    };
    if (there == Token::Nothing && (fill(player.work.market) || fill(player.work.tower))) return true;
    return man(view, supposed, place, static_cast<SlotOfPlace>(slot + 1));
}

using TipPredicate = std::optional<TipFound> (*)(const TipView&);
constexpr TipPredicate tipPredicates[]{
#define X(Name, id, first, second, fields, prompts) tip##Name,
#include "app/orleans/tips/tip_list.inc"
#undef X
};

} // namespace

QString TipView::own(const QString& part) const {
    return targets::atSeat(me, part);
}

QString TipView::nameOf(PlaceId place) const {
    return targets::place(me, place);
}

const TrackSpace* TipView::nextSpace(Track track) const {
    const FollowerTrack& whole = definition.track(track);
    const std::uint8_t space = player().track(track);
    return space < whole.lastSpace() ? &whole.spaces[space + 1u] : nullptr;
}

bool TipView::couldUse(PlaceId place) const {
    const bool open = legal<PlaceFollower>([place](const PlaceFollower& c) { return c.place == place; }) >= 0;
    State supposed = state;
    if (!player().owns(place) || !(open ? man(*this, supposed, place, 0) : isManned(definition, player(), place)))
        return false;
    supposed.stage = Stage::Actions;
    supposed.active = me;
    supposed.questions[me][0] = Prompt{.rule = Rule::ActionsTurn, .kind = PromptKind::Act};
    supposed.questionCount[me] = 1;
    return !refuse(definition, supposed, me, UsePlace{place});
}

bool TipView::isInReach(PlaceId place) const {
    if (kind() == PromptKind::Plan) return couldUse(place);
    return legal<UsePlace>([place](const UsePlace& c) { return c.place == place; }) >= 0;
}

QVector<TipHere> tipsHere(const Scene& scene, const TargetIndex& index, const QString& pointed) {
    if (askedKind(scene) == PromptKind::None || scene.state.over()) return {};
    const TipView view{{scene.definition, scene.state, asker(scene), index, pointed}};
    return fittingTips(tipKinds, tipPredicates, view, view.kind());
}

} // namespace magister::orleans
