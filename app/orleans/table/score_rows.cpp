// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/row_parts.h"
#include "app/orleans/table/rows.h"
#include "app/orleans/words/score_story.h"
#include "app/orleans/words/score_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister::orleans {

const QStringList roles::scores{"source", "label", "values", "points", "details", "rule", "ruleNumber", "ruleTitle"};

namespace {

QVariantMap sourceRow(const Scene& scene, const std::vector<ScoreLine>& lines, ScoreSource source) {
    QStringList values, details;
    QList<int> points;
    Rule rule = Rule::EndNothingElse;
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p) {
        const auto line = std::find_if(lines.begin(), lines.end(), [&](const ScoreLine& each) {
            return each.source == source && each.player == p;
        });
        const bool there = line != lines.end();
        values.append(there ? pointsText(scene, line->points) : QString{});
        points.append(there ? line->points : 0);
        details.append(there ? scoreDetail(scene, *line) : QString{});
        if (there) rule = line->rule;
    }
    QVariantMap row{{"key", scoreSourceId(source)},
                    {"source", scoreSourceId(source)},
                    {"label", scoreLabel(scene, source)},
                    {"values", values},
                    {"points", QVariant::fromValue(points)},
                    {"details", details}};
    setRule(row, scene, rule);
    return row;
}

QVariantMap totalRow(const Scene& scene) {
    QStringList values, details;
    QList<int> points;
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p) {
        values.append(pointsText(scene, scene.state.players[p].points));
        points.append(scene.state.players[p].points);
        details.append(QString{});
    }
    QVariantMap row{{"key", "total"},
                    {"source", "total"},
                    {"label", say(scene.language, "OrleansScore", QT_TRANSLATE_NOOP("OrleansScore", "Total"))},
                    {"values", values},
                    {"points", QVariant::fromValue(points)},
                    {"details", details}};
    setRule(row, scene, Rule::EndWinner);
    return row;
}

} // namespace

Rows scoreRows(const Scene& scene, const std::vector<ScoreLine>& lines) {
    Rows rows;
    if (lines.empty()) return rows;
    for (std::size_t i = 0; i < static_cast<std::size_t>(ScoreSource::Count); ++i) {
        const auto source = static_cast<ScoreSource>(i);
        // Bread has no row where it is not scored.
        if (std::any_of(lines.begin(), lines.end(), [&](const ScoreLine& line) { return line.source == source; }))
            rows.append(sourceRow(scene, lines, source));
    }
    rows.append(totalRow(scene));
    return rows;
}

} // namespace magister::orleans
