// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/row_parts.h"
#include "app/orleans/table/rows.h"
#include "app/orleans/words/accessible_text.h"
#include "engine/orleans/notation.h"

#include <algorithm>

namespace magister::orleans {

const QStringList roles::places{"target", "place", "name", "icon",      "group",      "stack",     "effect",
                                "price",  "slots", "open", "permanent", "guard",      "active",    "missing",
                                "could",  "legal", "used", "offer",     "provenance", "accessible"};
const QStringList roles::market{"target", "index", "token", "icon", "own", "picked", "offer", "zone", "accessible"};

namespace {

QString groupOf(PlaceId place) {
    return !isTile(place)       ? QStringLiteral("board")
           : isExtraTile(place) ? QStringLiteral("extra")
                                : QStringLiteral("tile");
}

QVariantList slotRows(const Scene& scene, PlaceId place) {
    const Filling& filling = viewed(scene).work.at(place);
    const auto& wanted = scene.definition.place(place).actionSlots;
    QVariantList rows;
    for (SlotOfPlace i = 0; i < wanted.size(); ++i) {
        const QString target = targets::slot(scene.definition, scene.viewer, place, i);
        const Token token = filling.tokens[i];
        const QStringList told{nameOf(scene, placeWord(place)), slotTold(scene, scene.viewer, place, i)};
        rows.append(QVariantMap{{"target", target},
                                {"wants", targets::idText(idOf(wanted[i]))},
                                {"icon", icons::slot(wanted[i])},
                                {"token", kindId(token)},
                                {"tokenIcon", icons::token(token)},
                                {"own", isOwn(token)},
                                {"fresh", filling.isFresh(i)},
                                {"offer", scene.offers.text(target)},
                                {"accessible", spoken(scene, told, target)}});
    }
    return rows;
}

/// Who stands in the open row, by kind.
QVariantList openRow(const Scene& scene, PlaceId place) {
    QVariantList rows;
    if (!scene.definition.place(place).openRow) return rows;
    const Workforce& work = viewed(scene).work;
    const QString row = targets::slot(scene.definition, scene.viewer, place, 0);
    for (std::size_t i = 0; i < followerTokenCount; ++i) {
        const auto token = static_cast<Token>(i + 1);
        if (work.theatre.counts[i] == 0) continue;
        const QString target = row + u'/' + targets::idText(idOf(token));
        rows.append(QVariantMap{{"target", target},
                                {"token", kindId(token)},
                                {"tokenIcon", icons::token(token)},
                                {"name", tokenText(scene, token)},
                                {"own", isOwn(token)},
                                {"n", work.theatre.counts[i]},
                                {"fresh", work.theatreFresh[0].counts[i] + work.theatreFresh[1].counts[i] > 0},
                                {"offer", scene.offers.text(target)}});
    }
    return rows;
}

/// What the empty slots ask for, as far as the place still needs them. planning.active
QStringList stillMissing(const Scene& scene, PlaceId id) {
    const Place& place = scene.definition.place(id);
    const Filling& filling = viewed(scene).work.at(id);
    int needed =
        (place.minFilled != 0 ? place.minFilled : static_cast<int>(place.actionSlots.size())) - filling.filled();
    QStringList missing;
    for (std::size_t i = 0; i < place.actionSlots.size() && needed > 0; ++i)
        if (filling.tokens[i] == Token::Nothing) {
            missing.append(targets::idText(idOf(place.actionSlots[i])));
            --needed;
        }
    return missing;
}

/// Followers on market and tower that fit an empty slot. planning.match, town-hall.no-own
QVariantList couldFill(const Scene& scene, PlaceId id) {
    const Place& place = scene.definition.place(id);
    const Player& player = viewed(scene);
    QList<Token> tokens;
    const auto add = [&](Token token) {
        if (isFollower(token) && !tokens.contains(token)) tokens.append(token);
    };
    std::for_each(player.work.market.begin(), player.work.market.end(), add);
    std::for_each(player.work.tower.begin(), player.work.tower.end(), add);
    QVariantList rows;
    for (std::size_t i = 0; i < place.actionSlots.size(); ++i) {
        if (player.work.at(id).tokens[i] != Token::Nothing) continue;
        for (const Token token : tokens)
            if ((place.ownAllowed || !isOwn(token)) &&
                fits(scene.definition, scene.state, player, token, place.actionSlots[i]))
                rows.append(QVariantMap{{"slot", static_cast<int>(i)},
                                        {"token", kindId(token)},
                                        {"tokenIcon", icons::token(token)},
                                        {"own", isOwn(token)}});
    }
    return rows;
}

/// Its owner is using it now: its action has begun and is not finished.
bool isInUse(const Scene& scene, PlaceId place) {
    if (scene.state.stage != Stage::Actions) return false;
    const auto& questions = scene.state.questions[scene.viewer];
    return std::any_of(questions.begin(), questions.begin() + scene.state.questionCount[scene.viewer],
                       [&](const Prompt& prompt) { return prompt.place == static_cast<std::uint8_t>(place); });
}

QVariantMap placeRow(const Scene& scene, PlaceId id) {
    const Place& place = scene.definition.place(id);
    const QString target = targets::place(scene.viewer, id);
    const bool permanent = place.mode == PlaceMode::Permanent;
    const bool lasting = permanent && place.effect.kind != EffectKind::Tower;
    return {{"key", targets::idText(idOf(id))},
            {"target", target},
            {"place", targets::idText(idOf(id))},
            {"name", nameOf(scene, placeWord(id))},
            {"icon", icons::place(id)},
            {"group", groupOf(id)},
            {"stack", isTile(id) ? static_cast<int>(place.stack) + 1 : 0},
            {"effect", effectIcons(scene.definition, id)},
            {"price", priceIcons(scene.definition, id)},
            {"slots", slotRows(scene, id)},
            {"open", openRow(scene, id)},
            {"permanent", permanent},
            {"guard", place.mode == PlaceMode::Guard},
            {"active", lasting || isManned(scene.definition, viewed(scene), id)},
            {"missing", stillMissing(scene, id)},
            {"could", couldFill(scene, id)},
            {"legal", askedKind(scene) == PromptKind::Act && scene.viewer == asker(scene) &&
                          scene.offers.at(target).offer == Offer::Legal},
            {"used", isInUse(scene, id)},
            {"offer", scene.offers.text(target)},
            {"provenance", provenanceOf(scene, id)},
            {"accessible", spoken(scene, placeTold(scene, scene.viewer, id), target)}};
}

/// A space of market, tower or hand, with what lies there.
QVariantMap spaceRow(const Scene& scene, const char* zone, int index, Token token, bool picked,
                     const QStringList& told) {
    const QString name = QStringLiteral("%1/%2").arg(QLatin1String(zone)).arg(index);
    const QString target = targets::atSeat(scene.viewer, name);
    return {{"key", name},
            {"target", target},
            {"index", index},
            {"token", kindId(token)},
            {"icon", icons::token(token)},
            {"own", isOwn(token)},
            {"picked", picked},
            {"offer", scene.offers.text(target)},
            {"zone", QLatin1String(zone)},
            {"accessible", spoken(scene, told, target)}};
}

} // namespace

Rows placeRows(const Scene& scene) {
    Rows rows;
    for (std::size_t i = 0; i < placeCount; ++i)
        if (viewed(scene).owns(placeAt(i))) rows.append(placeRow(scene, placeAt(i)));
    return rows;
}

Rows marketRows(const Scene& scene, std::uint8_t picked) {
    Rows rows;
    const Player& player = viewed(scene);
    bool shown = scene.viewer != asker(scene); // only whoever is asked picks something up
    const auto isPicked = [&](Token token, bool tower) {
        if (shown || token == Token::Nothing || pieceOf(token, tower) != picked) return false;
        return shown = true;
    };
    for (int i = 0; i < static_cast<int>(maxMarketSpaces); ++i) {
        const Token token = player.work.market[static_cast<std::size_t>(i)];
        rows.append(spaceRow(scene, "market", i, token, isPicked(token, false), marketTold(scene, scene.viewer, i)));
    }
    const int tower =
        player.owns(PlaceId::GunpowderTower) ? scene.definition.place(PlaceId::GunpowderTower).effect.spaces : 0;
    for (int i = 0; i < tower; ++i) {
        const Token token = player.work.tower[static_cast<std::size_t>(i)];
        rows.append(spaceRow(scene, "tower", i, token, isPicked(token, true),
                             marketTold(scene, scene.viewer, static_cast<int>(maxMarketSpaces) + i)));
    }
    for (int i = 0; i < static_cast<int>(player.hand.size()); ++i) {
        const Token token = player.hand[static_cast<std::size_t>(i)];
        rows.append(spaceRow(scene, "hand", i, token, false,
                             isFollower(token) ? QStringList{tokenText(scene, token)} : QStringList{}));
    }
    return rows;
}

} // namespace magister::orleans
