// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/words/score_story.h"

#include "app/orleans/words/event_text.h"
#include "app/orleans/words/names.h"
#include "app/orleans/words/score_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister::orleans {

namespace {

const std::array<QString, static_cast<std::size_t>(ScoreSource::Count)>& allSourceIds() {
    static const std::array<QString, static_cast<std::size_t>(ScoreSource::Count)> ids{
        "coins", "grain", "cheese", "wine", "wool", "brocade", "bread", "stations", "citizens"};
    return ids;
}

QVariantMap originRow(int round, const QString& text, const QString& amount) {
    return {{"round", round > 0 ? QString::number(round) : QString{}},
            {"text", text},
            {"amount", amount},
            {"rule", QString{}},
            {"ruleNumber", QString{}},
            {"ruleTitle", QString{}}};
}

QString storySay(const Scene& scene, const char* source, const Fields& fields = {}) {
    return say(scene.language, "OrleansScore", source, fields);
}

/// By how much an event changes what the line counts of that player.
struct OriginAmount {
    ScoreSource source;
    PlayerIndex player;
    int held; ///< so many were there before

    bool ofWare(Ware ware) const {
        return source ==
               (ware == Ware::Bread
                    ? ScoreSource::Bread
                    : static_cast<ScoreSource>(static_cast<int>(ScoreSource::Grain) + static_cast<int>(ware)));
    }
    int operator()(const CoinsGained& e) const {
        return source == ScoreSource::Coins && e.player == player ? e.amount : 0;
    }
    int operator()(const CoinsPaid& e) const {
        if (source != ScoreSource::Coins) return 0;
        return e.player == player ? -e.amount : e.to == player ? e.amount : 0;
    }
    int operator()(const GoodGained& e) const { return e.player == player && ofWare(wareOf(e.good)) ? 1 : 0; }
    int operator()(const GoodTaken& e) const { return e.player == player && ofWare(wareOf(e.good)) ? 1 : 0; }
    int operator()(const WarePaid& e) const { return e.player == player && ofWare(e.ware) ? -1 : 0; }
    int operator()(const BreadBaked& e) const {
        if (e.player != player) return 0;
        return source == ScoreSource::Bread ? e.amount : source == ScoreSource::Grain ? -e.amount : 0;
    }
    /// Bread goes with the Bakery. torture.tile-contents
    int operator()(const TileLost& e) const {
        return e.player == player && source == ScoreSource::Bread && e.tile == PlaceId::Bakery ? -held : 0;
    }
    int operator()(const StationBuilt& e) const { return source == ScoreSource::Stations && e.player == player; }
    int operator()(const StationLost& e) const {
        return source == ScoreSource::Stations && e.player == player && e.town != none ? -1 : 0;
    }
    int operator()(const CitizenTaken& e) const { return source == ScoreSource::Citizens && e.player == player; }
    template <class E> int operator()(const E&) const { return 0; }
};

/// Coins come and go in every phase: what came in and what went out, round by round.
Rows coinOrigins(const Scene& scene, const Session& session, PlayerIndex player) {
    Rows rows;
    rows.append(originRow(0, storySay(scene, QT_TRANSLATE_NOOP("OrleansScore", "At the start of the game")),
                          gainText(scene, scene.definition.start.coins)));
    std::array<int, roundCount + 1> gained{}, paid{};
    for (const auto& told : session.events()) {
        const int amount = std::visit(OriginAmount{ScoreSource::Coins, player, 0}, told.event);
        const auto round = static_cast<std::size_t>(std::clamp(told.round, 0, static_cast<int>(roundCount)));
        (amount > 0 ? gained : paid)[round] += std::abs(amount);
    }
    for (std::size_t round = 1; round <= roundCount; ++round) {
        if (gained[round] == 0 && paid[round] == 0) continue;
        rows.append(
            originRow(static_cast<int>(round),
                      storySay(scene, QT_TRANSLATE_NOOP("OrleansScore", "Coins received: {gained}, paid: {paid}"),
                               {{"gained", gained[round]}, {"paid", paid[round]}}),
                      gainText(scene, gained[round] - paid[round])));
    }
    return rows;
}

bool countsByLevel(ScoreSource source) {
    return source == ScoreSource::Bread || source == ScoreSource::Stations || source == ScoreSource::Citizens;
}

Rows pieceOrigins(const Scene& scene, const Session& session, ScoreSource source, PlayerIndex player) {
    Rows rows;
    int held = 0;
    for (const auto& told : session.events()) {
        const int amount = std::visit(OriginAmount{source, player, held}, told.event);
        if (amount == 0) continue;
        held += amount;
        QVariantMap row = originRow(told.round, eventText(scene, told.event), gainText(scene, amount));
        nameRule(row, scene, ruleOf(told.event));
        rows.append(row);
    }
    if (countsByLevel(source) && held > 0) {
        const Player& p = scene.state.players[player];
        QVariantMap row = originRow(
            0,
            storySay(scene,
                     QT_TRANSLATE_NOOP("OrleansScore", "Each counts by the development level: {level} (space {space})"),
                     {{"level", levelOf(scene.definition, p)}, {"space", p.development}}),
            {});
        nameRule(row, scene, Rule::DevelopmentLevelUses);
        rows.append(row);
    }
    return rows;
}

} // namespace

QString scoreSourceId(ScoreSource source) {
    return allSourceIds()[static_cast<std::size_t>(source)];
}

ScoreSource scoreSourceFromId(const QString& id) {
    return static_cast<ScoreSource>(std::find(allSourceIds().begin(), allSourceIds().end(), id) -
                                    allSourceIds().begin());
}

std::vector<ScoreLine> scoreLines(const Session& session) {
    std::vector<ScoreLine> lines;
    if (!session.state().over()) return lines;
    for (const auto& told : session.events())
        if (const auto* line = std::get_if<ScoreLine>(&told.event)) lines.push_back(*line);
    return lines;
}

Rows scoreOrigins(const Scene& scene, const Session& session, const QString& id, PlayerIndex player) {
    const ScoreSource source = scoreSourceFromId(id);
    if (source == ScoreSource::Count) return {};
    return source == ScoreSource::Coins ? coinOrigins(scene, session, player)
                                        : pieceOrigins(scene, session, source, player);
}

/// The levels of the development track, where they are what a line is multiplied by.
QVariantMap scoreScale(const Scene& scene, const QString& id, PlayerIndex) {
    if (const ScoreSource source = scoreSourceFromId(id); source == ScoreSource::Count || !countsByLevel(source))
        return {};
    QVariantList cells;
    const auto& spaces = scene.definition.development.levelSpaces;
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        QVariantList seats;
        for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
            if (levelOf(scene.definition, scene.state.players[p]) == static_cast<int>(i) + 1) seats.append(p + 1);
        cells.append(QVariantMap{{"at", pointsText(scene, spaces[i])},
                                 {"worth", QStringLiteral("× ") + pointsText(scene, static_cast<int>(i) + 1)},
                                 {"seats", seats}});
    }
    return {{"cells", cells}};
}

} // namespace magister::orleans
