// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/words/ending.h"

#include "app/orleans/table/rows.h"
#include "app/orleans/words/names.h"
#include "app/orleans/words/prompt_text.h"
#include "app/orleans/words/score_story.h"
#include "app/orleans/words/score_text.h"
#include "app/table/score_sheet_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister::orleans {

namespace {

bool isWinner(const Scene& scene, PlayerIndex player) {
    return scene.state.winners >> player & 1u;
}

QVariantMap reasonRow(const Scene& scene, const QString& text, Rule rule) {
    QVariantMap row{{"text", text}};
    nameRule(row, scene, rule);
    return row;
}

/// Where the winner gained most on the best of the others: the label and the points; 0 where nowhere.
std::pair<QString, int> biggestLead(const Scene& scene, const Session& session, PlayerIndex winner, PlayerIndex next) {
    std::pair<QString, int> best{{}, 0};
    for (const QVariantMap& row : scoreRows(scene, scoreLines(session))) {
        if (row.value("source") == QLatin1String("total")) continue;
        const QVariantList points = row.value("points").toList();
        const int gap = points.value(winner).toInt() - points.value(next).toInt();
        if (gap > best.second) best = {row.value("label").toString(), gap};
    }
    return best;
}

struct Standings {
    QVector<PlayerIndex> winners, next; ///< next: the best of those who have not won
    int best{}, second{};
};

Standings standingsOf(const Scene& scene) {
    Standings found;
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p) {
        const int points = scene.state.players[p].points;
        if (isWinner(scene, p)) {
            found.winners.append(p);
            found.best = points;
        } else if (found.next.isEmpty() || points >= found.second) {
            if (!found.next.isEmpty() && points > found.second) found.next.clear();
            found.next.append(p);
            found.second = points;
        }
    }
    return found;
}

QString namesOf(const Scene& scene, const QVector<PlayerIndex>& players) {
    QStringList names;
    for (const PlayerIndex p : players)
        names.append(seatName(scene, p));
    return joined(names);
}

} // namespace

Rows endingReasons(const Scene& scene, const Session& session) {
    const auto tell = [&](const char* source, const Fields& fields = {}) {
        return say(scene.language, "OrleansEnding", source, fields);
    };
    const Standings standings = standingsOf(scene);
    Rows rows;
    if (standings.winners.isEmpty()) return rows;
    const PlayerIndex winner = standings.winners.front();
    const bool tied = !standings.next.isEmpty() && standings.second == standings.best;
    if (standings.winners.size() > 1)
        rows.append(reasonRow(
            scene,
            tell(QT_TRANSLATE_NOOP("OrleansEnding",
                                   "Tied on points and on the development track: there is no further tie-break.")),
            Rule::EndTie));
    else if (tied)
        rows.append(reasonRow(
            scene,
            tell(QT_TRANSLATE_NOOP(
                     "OrleansEnding",
                     "Tied on points: {names}. The marker further along the development track decides: space {space}."),
                 {{"names", namesOf(scene, standings.next)}, {"space", scene.state.players[winner].development}}),
            Rule::EndTie));
    if (standings.next.isEmpty() || tied) return rows;
    rows.append(reasonRow(scene,
                          say(scene.language, "Ending",
                              QT_TRANSLATE_NOOP("Ending", "Winning margin: {n:point:nom}, ahead of {names}."),
                              {{"n", standings.best - standings.second}, {"names", namesOf(scene, standings.next)}}),
                          Rule::EndWinner));
    if (const auto [label, gap] = biggestLead(scene, session, winner, standings.next.front());
        gap > 0 && standings.winners.size() == 1)
        rows.append(reasonRow(scene,
                              say(scene.language, "Ending",
                                  QT_TRANSLATE_NOOP("Ending", "Biggest difference: {source} ({gap})."),
                                  {{"source", label}, {"gap", gainText(scene, gap)}}),
                              Rule::None));
    return rows;
}

QString endingText(const Scene& scene, const Session& session) {
    const Rows rows = scoreRows(scene, scoreLines(session));
    if (rows.isEmpty()) return {};
    QStringList seats;
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
        seats.append(seatName(scene, p));
    const QString title = say(scene.language, "OrleansEnding", QT_TRANSLATE_NOOP("OrleansEnding", "Orléans"));
    return scoreSheetText(title, seats, rows, promptText(scene, none), endingReasons(scene, session));
}

} // namespace magister::orleans
