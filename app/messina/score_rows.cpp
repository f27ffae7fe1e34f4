// SPDX-License-Identifier: GPL-3.0-or-later
#include "messina/rows.h"

#include "messina/score_text.h"
#include "session/phrase.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace magister::messina {

const QStringList roles::scores{"source", "label", "values", "details", "rule", "ruleNumber", "ruleTitle"};

namespace {

using Points = std::array<int, maxPlayers>;

QString sourceId(ScoreSource source) {
    static const std::array<QString, static_cast<std::size_t>(ScoreSource::Count)> ids{
        "rats",            "popularity-book",   "city-book",        "church-book", "popularity-rank",
        "solo-popularity", "districts",         "repopulation-rank", "solo-repopulated", "scroll-1",
        "scroll-2",        "scroll-3",          "leftovers"};
    return ids[static_cast<std::size_t>(source)];
}

QVariantMap plainRow(const Scene& scene, const QString& id, const QString& label, const Points& points, Rule rule) {
    QStringList values, details;
    for (std::size_t p = 0; p < scene.state.playerCount; ++p) {
        values.append(QLocale(scene.language.code()).toString(points[p]));
        details.append(QString{});
    }
    QVariantMap row{{"key", id}, {"source", id}, {"label", label}, {"values", values}, {"details", details}};
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
    Rule rule = Rule::ScoreOrder;
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p) {
        QString value, detail;
        for (const ScoreLine& line : lines) {
            if (line.source != source || line.player != p) continue;
            value = QLocale(scene.language.code()).toString(line.points);
            detail = tracksDiffer(scene) && isTrack(source)
                         ? say(scene.language, "Score", QT_TRANSLATE_NOOP("Score", "{track} – {detail}"),
                               {{"track", scoreLabel(scene, source, p)}, {"detail", scoreDetail(scene, line)}})
                         : scoreDetail(scene, line);
            rule = line.rule;
        }
        values.append(value);
        details.append(detail);
    }
    QVariantMap row{{"key", sourceId(source)},
                    {"source", sourceId(source)},
                    {"label", tracksDiffer(scene) && isTrack(source)
                                  ? say(scene.language, "Score", QT_TRANSLATE_NOOP("Score", "Scroll track {n}"),
                                        {{"n", static_cast<int>(source) - static_cast<int>(ScoreSource::ScrollTrack1) + 1}})
                                  : scoreLabel(scene, source, 0)},
                    {"values", values},
                    {"details", details}};
    setRule(row, scene, rule);
    return row;
}

} // namespace

Rows scoreRows(const Scene& scene, const std::vector<ScoreLine>& lines) {
    Rows rows;
    if (lines.empty()) return rows;
    Points total{}, before{};
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
        before[p] = total[p] = scene.state.players[p].points;
    for (const ScoreLine& line : lines)
        before[line.player] -= line.points;
    rows.append(plainRow(scene, QStringLiteral("before"),
                         say(scene.language, "Score", QT_TRANSLATE_NOOP("Score", "During the game")), before,
                         Rule::ActionPoints));
    for (int i = 0; i < static_cast<int>(ScoreSource::Count); ++i) {
        const auto source = static_cast<ScoreSource>(i);
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
