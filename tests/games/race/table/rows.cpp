// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/games/race/table/rows.h"

namespace magister::race {

const QStringList roles::seats{"seat",   "target", "name",  "tincture", "language", "active",    "asked",
                               "points", "space",  "cards", "winner",   "offer",    "accessible"};
const QStringList roles::spaces{"target", "number", "end", "runners", "offer", "accessible"};
const QStringList roles::buttons{"target", "text", "kind", "icon", "enabled", "shortcut", "letter"};
const QStringList roles::variants{"text", "cost", "signs", "at", "rule", "ruleNumber", "ruleTitle"};
const QStringList roles::log{"seat", "tincture", "text", "rule", "ruleNumber", "ruleTitle", "kind", "tile"};

namespace {

QString spaceTarget(int space) { return QStringLiteral("space:%1").arg(space); }
QString seatTarget(PlayerIndex player) { return QStringLiteral("seat:%1").arg(player + 1); }

/// Where a runner comes to; nothing for what moves nobody.
std::optional<std::uint8_t> reachedIn(const Event& event) {
    if (const auto* step = std::get_if<Stepped>(&event)) return step->to;
    if (const auto* drawn = std::get_if<CardDrawn>(&event)) return drawn->to;
    return std::nullopt;
}

} // namespace

Rows seatRows(const Scene& scene) {
    Rows rows;
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p) {
        const Runner& runner = scene.state.players[p];
        const int cards = scene.definition.cards - runner.drawn;
        const Fields fields{{"who", seatName(scene, p)}, {"space", runner.space}, {"n", cards}};
        rows.append({{"key", QString::number(p + 1)},
                     {"seat", p + 1},
                     {"target", seatTarget(p)},
                     {"name", seatName(scene, p)},
                     {"tincture", scene.seats.value(p).tincture},
                     {"language", scene.seats.value(p).language},
                     {"active", scene.asked == p},
                     {"asked", scene.state.turn == p},
                     {"points", pointsNow(scene.definition, scene.state, p)},
                     {"space", runner.space},
                     {"cards", cards},
                     {"winner", scene.state.over() && (scene.state.winners >> p & 1) != 0},
                     {"offer", scene.offers.text(seatTarget(p))},
                     {"accessible", say(scene.language, "Race", "{who}, on space {space}, {n:card} left", fields)}});
    }
    return rows;
}

Rows spaceRows(const Scene& scene) {
    Rows rows;
    for (int space = 1; space <= scene.definition.spaces; ++space) {
        QVariantList runners;
        QStringList names;
        for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
            if (scene.state.players[p].space == space) {
                runners.append(QVariantMap{{"seat", p + 1}, {"tincture", scene.seats.value(p).tincture}});
                names.append(seatName(scene, p));
            }
        rows.append({{"key", spaceTarget(space)},
                     {"target", spaceTarget(space)},
                     {"number", space},
                     {"end", space == scene.definition.spaces},
                     {"runners", runners},
                     {"offer", scene.offers.text(spaceTarget(space))},
                     {"accessible", names.isEmpty() ? say(scene.language, "Race", "Space {n}", {{"n", space}})
                                                    : say(scene.language, "Race", "Space {n}: {who}",
                                                          {{"n", space}, {"who", joined(names)}})}});
    }
    return rows;
}

QVariantMap deckRow(const Scene& scene) {
    const int count = static_cast<int>(scene.state.deck.size());
    return {{"target", "deck"},
            {"count", count},
            {"offer", scene.offers.text("deck")},
            {"accessible", say(scene.language, "Race", "Deck, {n:card}", {{"n", count}})}};
}

QVariantMap promptRow(const Scene& scene) {
    const PlayerIndex player = scene.asked;
    QVariantMap row{{"seat", player == none ? 0 : player + 1},
                    {"name", player == none ? QString() : seatName(scene, player)},
                    {"tincture", player == none ? QString() : scene.seats.value(player).tincture},
                    {"step", player == none ? 0 : 1},
                    {"told", false},
                    {"rival", false},
                    {"sentence", promptText(scene)}};
    nameRule(row, scene, promptRule(scene));
    return row;
}

Rows buttonRows(const Scene& scene, const TargetIndex& index) {
    Rows rows;
    for (const Choice& choice : index.choices()) {
        const QString id = QString::fromStdString(toText(choice.command));
        const bool step = std::holds_alternative<Step>(choice.command);
        const QString letter = id.left(1).toUpper();
        rows.append({{"key", "button:" + id},
                     {"target", "button:" + id},
                     {"text", commandText(scene, choice.command)},
                     {"kind", step && !choice.refusal ? "primary" : "plain"},
                     {"icon", step ? "ui-next" : ""},
                     {"enabled", !choice.refusal},
                     {"shortcut", step && !choice.refusal ? QStringLiteral("Enter") : letter},
                     {"letter", letter}});
    }
    return rows;
}

Rows variantRows(const Scene&, const QVector<Command>&) {
    return {}; // no click means several commands
}

QVariantMap logRow(const Scene& scene, const Event& event) {
    const PlayerIndex actor = actorOf(event);
    QVariantMap row{{"seat", actor == none ? 0 : actor + 1},
                    {"tincture", actor == none ? QString() : scene.seats.value(actor).tincture},
                    {"text", eventText(scene, event)},
                    {"kind", eventKind(event)},
                    {"tile", QVariant()}};
    nameRule(row, scene, ruleOf(event));
    return row;
}

QVector<PieceMove> pieceMoves(const Scene& scene, const State& before, const Event& event) {
    const auto to = reachedIn(event);
    if (!to) return {};
    const PlayerIndex player = actorOf(event);
    return {{"shield-" + scene.seats.value(player).tincture, spaceTarget(before.players[player].space), spaceTarget(*to)}};
}

QStringList eventPlaces(const Scene&, const State&, const Event& event) {
    const auto to = reachedIn(event);
    return to ? QStringList{spaceTarget(*to)} : QStringList{};
}

} // namespace magister::race
