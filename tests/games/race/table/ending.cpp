// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/history.h"
#include "app/table/table_defaults.h"
#include "tests/games/race/table/game.h"

#include "engine/core/random.h"

namespace magister::race {

const QStringList roles::scores{"source", "label", "values", "points", "details", "rule", "ruleNumber", "ruleTitle"};

namespace {

QVariantMap scoreRow(const Scene& scene, const QString& source, const QString& label, const QVariantList& points, Rule rule) {
    QStringList values, details;
    QList<int> numbers;
    for (const QVariant& each : points) {
        numbers.append(each.toInt());
        values.append(each.toString());
        details.append(QString());
    }
    QVariantMap row{{"key", source},    {"source", source}, {"label", label},
                    {"values", values}, {"points", QVariant::fromValue(numbers)}, {"details", details}};
    nameRule(row, scene, rule);
    return row;
}

} // namespace

int pointsNow(const Definition& definition, const State& state, PlayerIndex player) {
    return state.players[player].space + definition.cards - state.players[player].drawn;
}

std::vector<ScoreLine> scoreLines(const Session& session) {
    std::vector<ScoreLine> lines;
    for (const auto& told : session.events())
        if (const auto* line = std::get_if<ScoreLine>(&told.event)) lines.push_back(*line);
    return lines;
}

Rows scoreRows(const Scene& scene, const std::vector<ScoreLine>& lines) {
    if (lines.empty()) return {};
    Rows rows;
    for (const ScoreSource source : {ScoreSource::Space, ScoreSource::Cards}) {
        QVariantList points;
        for (const ScoreLine& line : lines)
            if (line.source == source) points.append(int{line.points});
        rows.append(scoreRow(scene, scoreSourceId(source), scoreLabel(scene, source), points,
                             source == ScoreSource::Space ? Rule::ScoreSpace : Rule::ScoreCards));
    }
    QVariantList total;
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
        total.append(int{scene.state.players[p].points});
    rows.append(scoreRow(scene, "total", say(scene.language, "Race", "Total"), total, Rule::EndWinner));
    return rows;
}

QVector<CountedPiece> countedPieces(const Scene& scene, const ScoreLine& line) {
    if (line.count == 0) return {};
    const QString target = line.source == ScoreSource::Space
                               ? QStringLiteral("space:%1").arg(scene.state.players[line.player].space)
                               : QStringLiteral("seat:%1").arg(line.player + 1);
    return {{target, line.count, line.points}};
}

std::vector<Growth> growthOf(const Session& session) {
    std::vector<Growth> grown;
    for (PlayerIndex p = 0; p < session.state().playerCount; ++p) {
        Growth growth;
        int round = 0;
        for (std::size_t step = 0; step < lastStep(session); ++step) {
            const State& at = positionAt(session, step);
            if (at.round != round) growth.rounds.push_back(pointsNow(session.definition(), at, p));
            round = at.round;
        }
        growth.beforeScoring = pointsNow(session.definition(), session.state(), p);
        growth.rounds.push_back(growth.beforeScoring);
        grown.push_back(growth);
    }
    return grown;
}

Rows endingReasons(const Scene& scene, const Session& session) {
    for (const auto& told : session.events()) {
        if (!std::holds_alternative<RaceClosed>(told.event)) continue;
        QVariantMap row{{"text", eventText(scene, told.event)}};
        nameRule(row, scene, ruleOf(told.event));
        return {row};
    }
    return {};
}

QString endingText(const Scene& scene, const Session& session) {
    QString text;
    for (const QVariantMap& row : scoreRows(scene, scoreLines(session)))
        text += row["label"].toString() + QStringLiteral(": ") + row["values"].toStringList().join(QStringLiteral(", ")) + u'\n';
    return text + promptText(scene) + u'\n';
}

State TableGame::redrawn(const Session& session, std::size_t step, PlayerIndex, std::uint64_t seed) {
    State other = positionAt(session, step);
    Random random = Random::seeded(seed);
    random.shuffle(other.deck);
    return other;
}

QVariantList TableGame::comparison(const Definition& definition, const State& before, const State& after, PlayerIndex player) {
    QVariantList lines;
    const auto compare = [&](const char* what, int one, int other) {
        if (one != other) lines.append(QVariantMap{{"what", what}, {"icon", "vp-end"}, {"before", one}, {"after", other}});
    };
    compare("space", before.players[player].space, after.players[player].space);
    compare("cards", definition.cards - before.players[player].drawn, definition.cards - after.players[player].drawn);
    return lines;
}

} // namespace magister::race
