// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/words/ending.h"

#include "app/messina/words/names.h"
#include "app/messina/words/prompt_text.h"
#include "app/messina/table/rows.h"
#include "app/messina/words/score_story.h"
#include "app/messina/words/score_text.h"
#include "app/table/score_sheet_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister::messina {

namespace {

QString tellEnding(const Scene& scene, const char* source, const Fields& fields = {}) {
    return say(scene.language, "Ending", source, fields);
}

QVariantMap reason(const Scene& scene, const QString& text, Rule rule) {
    QVariantMap row{{"text", text}};
    setRule(row, scene, rule);
    return row;
}

const GameEnded* endOf(const Session& session) {
    for (auto told = session.events().rbegin(); told != session.events().rend(); ++told)
        if (const auto* ended = std::get_if<GameEnded>(&told->event)) return ended;
    return nullptr;
}

bool wins(const Scene& scene, PlayerIndex player) { return scene.state.winners >> player & 1; }

QStringList names(const Scene& scene, const QVector<PlayerIndex>& players) {
    QStringList list;
    for (const PlayerIndex p : players)
        list.append(seatName(scene, p));
    return list;
}

QVector<PlayerIndex> losersAt(const Scene& scene, int points) {
    QVector<PlayerIndex> level;
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
        if (!wins(scene, p) && scene.state.players[p].points == points) level.append(p);
    return level;
}

/// Where the winner gained most on the best of the others: the label and the points; 0 where nowhere.
std::pair<QString, int> widest(const Scene& scene, const Session& session, PlayerIndex winner, PlayerIndex next) {
    std::pair<QString, int> best{{}, 0};
    for (const QVariantMap& row : scoreRows(scene, scoreLines(session))) {
        if (row.value("source") == QLatin1String("total")) continue;
        const QVariantList points = row.value("points").toList();
        const int gap = points.value(winner).toInt() - points.value(next).toInt();
        if (gap > best.second) best = {row.value("label").toString(), gap};
    }
    return best;
}

Rows soloReasons(const Scene& scene) {
    const int goal = scene.definition.solo.goodResult[scene.state.advanced() ? 1 : 0];
    const int points = scene.state.players[0].points;
    Rows rows;
    rows.append(points >= goal
                    ? reason(scene, tellEnding(scene, QT_TRANSLATE_NOOP("Ending", "You reached the goal of {goal} points: a good result, {n} above the goal."),
                                         {{"goal", goal}, {"n", points - goal}}),
                             Rule::SoloTarget)
                    : reason(scene, tellEnding(scene, QT_TRANSLATE_NOOP("Ending", "You missed the goal of {goal} points by {n}."),
                                         {{"goal", goal}, {"n", goal - points}}),
                             Rule::SoloTarget));
    const int mine = scene.state.players[0].book(Book::Popularity);
    const int theirs = scene.state.players[opponent].book(Book::Popularity);
    const Fields fields{{"mine", roman(mine)}, {"theirs", roman(theirs)}, {"n", scene.definition.solo.popularityPoints}};
    rows.append(reason(scene, mine >= theirs
                                  ? tellEnding(scene, QT_TRANSLATE_NOOP("Ending", "Popularity book: you are on space {mine}, the opponent on space {theirs}. You are not behind, so you score {n:point:nom}."), fields)
                                  : tellEnding(scene, QT_TRANSLATE_NOOP("Ending", "Popularity book: you are on space {mine}, the opponent on space {theirs}. You are behind, so you score no points."), fields),
                       Rule::SoloPopularityPoints));
    return rows;
}

/// How equals were told apart, or why they were not.
QString tieText(const Scene& scene, Rule rule, PlayerIndex winner, const QVector<PlayerIndex>& level) {
    const Fields with{{"names", joined(names(scene, level))},
                      {"districts", static_cast<int>(scene.state.players[winner].districts.size())},
                      {"best", bestDistrict(scene.definition, scene.state, winner)},
                      {"sum", districtSum(scene.definition, scene.state, winner)}};
    if (rule == Rule::WinTieDistricts)
        return tellEnding(scene, QT_TRANSLATE_NOOP("Ending", "Tied on points: {names}. The number of repopulated districts breaks the tie: {districts}."), with);
    return scene.state.rulings.finalTieValue == ruling::FinalTieValue::SumOfDistricts
               ? tellEnding(scene, QT_TRANSLATE_NOOP("Ending", "Tied on points and districts: {names}. The total value of the districts breaks the tie: {sum}."), with)
               : tellEnding(scene, QT_TRANSLATE_NOOP("Ending", "Tied on points and districts: {names}. The most valuable district breaks the tie: {best}."), with);
}

Rows winnerReasons(const Scene& scene, const Session& session, Rule rule) {
    Rows rows;
    PlayerIndex winner = 0;
    while (winner + 1 < scene.state.playerCount && !wins(scene, winner))
        ++winner;
    const int best = scene.state.players[winner].points;
    int next = 0;
    bool any = false;
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
        if (!wins(scene, p)) {
            next = any ? std::max(next, int{scene.state.players[p].points}) : scene.state.players[p].points;
            any = true;
        }
    const QVector<PlayerIndex> behind = any ? losersAt(scene, next) : QVector<PlayerIndex>{};
    if (rule == Rule::WinShared)
        rows.append(reason(scene, tellEnding(scene, QT_TRANSLATE_NOOP("Ending", "Tied on points, on districts and on their value: there is no further tie-break.")),
                           rule));
    else if (rule != Rule::WinMostPoints)
        rows.append(reason(scene, tieText(scene, rule, winner, behind), rule));
    if (!any || next == best) return rows;
    const Fields lead{{"n", best - next}, {"names", joined(names(scene, behind))}};
    rows.append(reason(scene, tellEnding(scene, QT_TRANSLATE_NOOP("Ending", "Winning margin: {n:point:nom}, ahead of {names}."), lead),
                       Rule::WinMostPoints));
    if (const auto [label, gap] = widest(scene, session, winner, behind.front()); gap > 0 && rule == Rule::WinMostPoints)
        rows.append(reason(scene, tellEnding(scene, QT_TRANSLATE_NOOP("Ending", "Biggest difference: {source} ({gap})."),
                                       {{"source", label}, {"gap", gainText(scene, gap)}}),
                           Rule::None));
    return rows;
}

} // namespace

Rows endingReasons(const Scene& scene, const Session& session) {
    const GameEnded* ended = endOf(session);
    if (!ended) return {};
    return endingReasons(scene, session, ended->rule);
}

Rows endingReasons(const Scene& scene, const Session& session, Rule rule) {
    return rule == Rule::SoloTarget ? soloReasons(scene) : winnerReasons(scene, session, rule);
}

QString endingText(const Scene& scene, const Session& session) {
    const Rows rows = scoreRows(scene, scoreLines(session));
    if (rows.isEmpty()) return {};
    QStringList seats;
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
        seats.append(seatName(scene, p));
    const QString title = tellEnding(scene, QT_TRANSLATE_NOOP("Ending", "Messina 1347"), {});
    return scoreSheetText(title, seats, rows, promptText(scene), endingReasons(scene, session));
}

} // namespace magister::messina
