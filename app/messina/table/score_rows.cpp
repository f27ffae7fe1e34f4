// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/rows.h"

#include "app/messina/words/score_story.h"
#include "app/messina/words/score_text.h"
#include "app/language/phrase.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister::messina {

const QStringList roles::scores{"source", "label", "values", "points", "details", "rule", "ruleNumber", "ruleTitle"};

namespace {

using SeatPoints = std::array<int, maxPlayers>;

QVariantMap plainRow(const Scene& scene, const QString& id, const QString& label, const SeatPoints& points, Rule rule) {
    QStringList values, details;
    QList<int> numbers;
    for (std::size_t p = 0; p < scene.state.playerCount; ++p) {
        values.append(pointsText(scene, points[p]));
        numbers.append(points[p]);
        details.append(QString{});
    }
    QVariantMap row{{"key", id}, {"source", id}, {"label", label}, {"values", values},
                    {"points", QVariant::fromValue(numbers)}, {"details", details}};
    setRule(row, scene, rule);
    return row;
}

bool isTrack(ScoreSource source) {
    return source == ScoreSource::ScrollTrack1 || source == ScoreSource::ScrollTrack2 ||
           source == ScoreSource::ScrollTrack3;
}

/// With side b up everybody has tracks of their own: the row is named by its number, each cell by its track.
bool tracksDiffer(const Scene& scene) { return scene.state.playerCount > 1 && scene.state.players[0].scrollBoard != 0; }

QVariantMap sourceRow(const Scene& scene, const std::vector<ScoreLine>& lines, ScoreSource source) {
    QStringList values, details;
    QList<int> numbers;
    Rule rule = Rule::ScoreOrder;
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p) {
        QString value, detail;
        int points = 0;
        for (const ScoreLine& line : lines) {
            if (line.source != source || line.player != p) continue;
            points = line.points;
            value = pointsText(scene, points);
            detail = tracksDiffer(scene) && isTrack(source)
                         ? say(scene.language, "Score", QT_TRANSLATE_NOOP("Score", "{track} – {detail}"),
                               {{"track", scoreLabel(scene, source, p)}, {"detail", scoreDetail(scene, line)}})
                         : scoreDetail(scene, line);
            rule = line.rule;
        }
        values.append(value);
        numbers.append(points);
        details.append(detail);
    }
    QVariantMap row{{"key", scoreSourceId(source)},
                    {"source", scoreSourceId(source)},
                    {"label", tracksDiffer(scene) && isTrack(source)
                                  ? say(scene.language, "Score", QT_TRANSLATE_NOOP("Score", "Scroll track {n}"),
                                        {{"n", static_cast<int>(source) - static_cast<int>(ScoreSource::ScrollTrack1) + 1}})
                                  : scoreLabel(scene, source, 0)},
                    {"values", values},
                    {"points", QVariant::fromValue(numbers)},
                    {"details", details}};
    setRule(row, scene, rule);
    return row;
}

} // namespace

Rows scoreRows(const Scene& scene, const std::vector<ScoreLine>& lines) {
    Rows rows;
    if (lines.empty()) return rows;
    SeatPoints total{}, before{};
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
        before[p] = total[p] = scene.state.players[p].points;
    for (const ScoreLine& line : lines)
        before[line.player] -= line.points;
    rows.append(plainRow(scene, QStringLiteral("before"),
                         say(scene.language, "Score", QT_TRANSLATE_NOOP("Score", "During the game")), before,
                         Rule::ActionPoints));
    for (const ScoreSource source : allOf<ScoreSource>) {
        // What only the solo or the advanced game scores has no row elsewhere.
        if (std::ranges::find(lines, source, &ScoreLine::source) != lines.end())
            rows.append(sourceRow(scene, lines, source));
    }
    rows.append(plainRow(scene, QStringLiteral("total"),
                         say(scene.language, "Score", QT_TRANSLATE_NOOP("Score", "Total")), total,
                         Rule::WinMostPoints));
    return rows;
}

} // namespace magister::messina
