// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/games/race/module.h"

#include "app/game/game_module_of.h"
#include "app/teaching/lesson_table_of.h"
#include "app/teaching/lessons_of.h"
#include "tests/games/race/lessons/position.h"
#include "tests/games/race/table/race_table.h"

#include <QPainter>

namespace magister::race {

namespace {

struct Module : TableGame {
    using Traits = TableGame;
    using Lessons = LessonsOf<LessonVocabulary, Position, LessonTableOf<TableGame, RaceTable, Position>>;
    using Save = SaveGame;
    using Table = RaceTable;
    static constexpr int leastPlayers = minPlayers;
    static constexpr int mostPlayers = maxPlayers;

    static std::unique_ptr<Table> table(const Pack&, const Definition& definition, const Setup& setup,
                                        const QVector<Seat>& seats, const TableVoice& voice) {
        return std::make_unique<RaceTable>(definition, setup, seats, voice.languages, voice.household);
    }
    static QMap<QString, QStringList> options() { return {}; }
    static void setOptions(Setup&, const QVariantMap&) {}
    static QVariantMap optionsOf(const Setup&) { return {}; }
    static void keepOrder(Setup&) {} // it is never drawn: race.turn.order
    static Standing standing(const Session& session) {
        const State& state = session.state();
        Standing standing{state.round, roundCount, state.over(), {}};
        for (PlayerIndex p = 0; p < state.playerCount; ++p)
            standing.points.append(pointsNow(session.definition(), state, p));
        return standing;
    }
    /// A dot for each runner on the line of the track.
    static QImage picture(const Pack&, const Session& session, const QVector<Seat>& seats) {
        QImage image(240, 60, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.drawLine(10, 30, 230, 30);
        for (PlayerIndex p = 0; p < session.state().playerCount && p < seats.size(); ++p)
            painter.drawEllipse(QPoint(10 + 220 * session.state().players[p].space / session.definition().spaces, 12 + 12 * p), 5, 5);
        return image;
    }
};

} // namespace

std::unique_ptr<GameModule> gameModule(const DataFolder& data) {
    return std::make_unique<GameModuleOf<Module>>(data);
}

} // namespace magister::race
