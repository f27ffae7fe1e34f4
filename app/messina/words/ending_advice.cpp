// SPDX-License-Identifier: GPL-3.0-or-later
// What to practise next: only what the game shows.
#include "app/messina/words/ending.h"
#include "app/messina/words/event_text.h"
#include "app/messina/words/names.h"
#include "app/messina/table/rows.h"
#include "app/messina/table/score_pieces.h"
#include "app/messina/words/score_story.h"
#include "app/messina/words/score_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister::messina {

namespace {

/// Something that cost points; `cost` is how many at the least, to tell which was dearest.
struct Lesson {
    QString icon;
    QString text;
    Rule rule{};
    int cost{};
};

QString advise(const Scene& scene, const char* source, const Fields& fields) {
    return say(scene.language, "Advice", source, fields);
}

const ScoreLine* lineOf(const std::vector<ScoreLine>& lines, ScoreSource source, PlayerIndex player) {
    const auto found = std::find_if(lines.begin(), lines.end(), [&](const ScoreLine& line) {
        return line.source == source && line.player == player;
    });
    return found == lines.end() ? nullptr : &*found;
}

void addRats(QVector<Lesson>& all, const Scene& scene, const std::vector<ScoreLine>& lines, PlayerIndex player) {
    const ScoreLine* line = lineOf(lines, ScoreSource::Rats, player);
    if (!line || line->points > -2) return;
    all.append({QStringLiteral("rat-standing"),
                advise(scene, QT_TRANSLATE_NOOP("Advice", "{n:rat:nom} at the end of the game: {points} points."),
                       {{"n", int{line->count}}, {"points", pointsText(scene, line->points)}}),
                Rule::RatsPoints, -line->points});
}

/// Things that a scroll track would have counted, had it been moved once. The cost is that of its last step.
void addScrolls(QVector<Lesson>& all, const Scene& scene, const std::vector<ScoreLine>& lines, PlayerIndex player) {
    for (int n = 0; n < 3; ++n) {
        const auto source = static_cast<ScoreSource>(static_cast<int>(ScoreSource::ScrollTrack1) + n);
        const ScoreLine* line = lineOf(lines, source, player);
        const ScrollTrack* track = trackOfLine(scene, source, player);
        if (!line || !track || track->kind == ScrollKind::Book || track->kind == ScrollKind::Overseers) continue;
        if (scene.state.players[player].scroll[static_cast<std::size_t>(n)] > 0 || line->count == 0) continue;
        const int missed = line->count * track->halfPoints.back() / 2 - line->points;
        if (missed < 4) continue;
        all.append({QStringLiteral("scroll"),
                    advise(scene, QT_TRANSLATE_NOOP("Advice", "Scroll track never advanced: {track}. Its last step would have been worth {n:point:acc} more."),
                           {{"track", scoreLabel(scene, source, player)}, {"n", missed}}),
                    Rule::ActionScroll, missed});
    }
}

void addDistricts(QVector<Lesson>& all, const Scene& scene, const std::vector<ScoreLine>& lines, PlayerIndex player) {
    const ScoreLine* line = lineOf(lines, ScoreSource::Districts, player);
    if (!line || line->count > 0) return;
    int others = 0;
    for (const ScoreLine& other : lines)
        if (other.source == ScoreSource::Districts && other.player != player)
            others = std::max(others, int{other.points});
    all.append({QStringLiteral("repopulate"),
                others > 0 ? advise(scene, QT_TRANSLATE_NOOP("Advice", "No district repopulated; another player scored {n:point:acc} for districts."),
                                    {{"n", others}})
                           : advise(scene, QT_TRANSLATE_NOOP("Advice", "No district repopulated."), {}),
                Rule::RepopTile, std::max(others, 5)});
}

void addLosses(QVector<Lesson>& all, const Scene& scene, const Session& session, PlayerIndex player) {
    int lapsed = 0, lost = 0;
    for (const auto& told : session.events()) {
        if (actorOf(told.event) != player) continue;
        lapsed += std::holds_alternative<BookActionLapsed>(told.event);
        if (const auto* gone = std::get_if<CitizensLost>(&told.event)) lost += gone->amount;
    }
    if (lapsed > 1)
        all.append({QStringLiteral("book-merit"),
                    advise(scene, QT_TRANSLATE_NOOP("Advice", "Book actions that lapsed without being used: {n}."), {{"n", lapsed}}),
                    Rule::BookPopularityActions, lapsed});
    if (lost > 1)
        all.append({QStringLiteral("citizen"),
                    advise(scene, QT_TRANSLATE_NOOP("Advice", "Citizens lost for lack of room: {n}."), {{"n", lost}}),
                    Rule::RescueHutsFull, lost});
}

} // namespace

Rows endingAdvice(const Scene& scene, const Session& session, PlayerIndex player) {
    const auto lines = scoreLines(session);
    QVector<Lesson> all;
    addRats(all, scene, lines, player);
    addScrolls(all, scene, lines, player);
    addDistricts(all, scene, lines, player);
    addLosses(all, scene, session, player);
    std::stable_sort(all.begin(), all.end(), [](const Lesson& a, const Lesson& b) { return a.cost > b.cost; });
    Rows rows;
    for (const Lesson& lesson : all) {
        if (rows.size() == 3) break;
        QVariantMap row{{"icon", lesson.icon}, {"text", lesson.text}};
        setRule(row, scene, lesson.rule);
        rows.append(row);
    }
    return rows;
}

} // namespace magister::messina
