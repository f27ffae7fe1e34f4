// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/messina_module.h"

#include "app/game/game_module_of.h"
#include "app/messina/drills/messina_drills.h"
#include "app/messina/figures/game_picture.h"
#include "app/messina/messina_facts.h"
#include "app/messina/lessons/lesson_table.h"
#include "app/messina/lessons/lesson_vocabulary.h"
#include "app/messina/lessons/position.h"
#include "app/messina/network/fits.h"
#include "app/messina/network/network_game.h"
#include "app/messina/pack/setup_words.h"
#include "app/messina/table/messina_table.h"
#include "app/teaching/lessons_of.h"

namespace magister::messina {

namespace {

QString word(const Side side) {
    return sideWords().at(static_cast<int>(side));
}

struct Module : TableGame {
    using Traits = TableGame;
    using Lessons = LessonsOf<LessonVocabulary, Position, MessinaLessonTable>;
    using Save = SaveGame;
    using Network = NetworkGame;
    using Table = MessinaTable;
    struct Drills {
        static std::unique_ptr<DrillGame> over(const Definition& definition) { return drillsOver(definition); }
        static std::optional<Session> session(const Definition& definition, const Drill& drill) {
            return sessionOf(definition, drill);
        }
    };

    static std::unique_ptr<Table> table(const PackResult&, const Definition& definition, const Setup& setup,
                                        const QVector<Seat>& seats, const TableVoice& voice) {
        return std::make_unique<MessinaTable>(definition, setup, seats, voice.languages, voice.household);
    }
    static QMap<QString, QStringList> options() { return gameFacts().options; }
    static void setOptions(Setup& setup, const QVariantMap& options) {
        setup.boards = sideFrom(options.value(QStringLiteral("boards")).toString()).value_or(Side::A);
        setup.scrolls = sideFrom(options.value(QStringLiteral("scrolls")).toString()).value_or(Side::A);
        setup.priorityTile = options.value(QStringLiteral("priorityTile")).toBool();
    }
    static QVariantMap optionsOf(const Setup& setup) {
        return {{QStringLiteral("boards"), word(setup.boards)},
                {QStringLiteral("scrolls"), word(setup.scrolls)},
                {QStringLiteral("priorityTile"), setup.priorityTile}};
    }
    static Setup setupOf(const State& state) {
        Setup setup;
        setup.players = state.playerCount;
        setup.boards = state.players[0].board != 0 ? Side::B : Side::A;
        setup.scrolls = state.players[0].scrollBoard != 0 ? Side::B : Side::A;
        setup.priorityTile = state.priorityTile;
        setup.rulings = state.rulings;
        return setup;
    }
    static void keepOrder(Setup& setup) {
        for (std::uint8_t seat = 1; seat <= setup.players; ++seat)
            setup.pinned.order.push_back(seat);
    }
    static Standing standing(const Session& session) {
        const State& state = session.state();
        Standing standing{state.round, roundCount, state.over(), {}};
        for (PlayerIndex p = 0; p < state.playerCount; ++p)
            standing.points.append(state.players[p].points);
        return standing;
    }
    static QImage picture(const PackResult&, const Session& session, const QVector<Seat>& seats) { return gamePicture(session, seats, 240); }
};

} // namespace

std::unique_ptr<GameModule> gameModule(const DataFolder& data) {
    return std::make_unique<GameModuleOf<Module>>(data);
}

} // namespace magister::messina
