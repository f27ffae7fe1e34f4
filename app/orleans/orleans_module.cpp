// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/orleans_module.h"

#include "app/game/game_module_of.h"
#include "app/orleans/drills/orleans_drills.h"
#include "app/orleans/figures/game_picture.h"
#include "app/orleans/lessons/lesson_table.h"
#include "app/orleans/lessons/lesson_vocabulary.h"
#include "app/orleans/orleans_facts.h"
#include "app/orleans/network/fits.h"
#include "app/orleans/network/network_game.h"
#include "app/orleans/table/orleans_table.h"
#include "app/teaching/lessons_of.h"

namespace magister::orleans {

namespace {

struct Module : TableGame {
    using Traits = TableGame;
    using Lessons = LessonsOf<LessonVocabulary, Position, OrleansLessonTable>;
    using Save = SaveGame;
    using Network = NetworkGame;
    using Table = OrleansTable;
    struct Drills {
        static std::unique_ptr<DrillGame> over(const Definition& definition) { return drillsOver(definition); }
        static std::optional<Session> session(const Definition& definition, const Drill& drill) {
            return sessionOf(definition, drill);
        }
    };

    static std::unique_ptr<Table> table(const OrleansPack& pack, const Definition& definition, const Setup& setup,
                                        const QVector<Seat>& seats, const TableVoice& voice) {
        return std::make_unique<OrleansTable>(definition, pack.drawing, setup, seats, voice.languages, voice.household);
    }
    static QMap<QString, QStringList> options() { return gameFacts().options; }
    static void setOptions(Setup& setup, const QVariantMap& options) {
        setup.extraTiles = options.value(QStringLiteral("extraTiles")).toBool();
        setup.fewerTiles = options.value(QStringLiteral("fewerTiles")).toBool();
        setup.startPlayer = static_cast<PlayerIndex>(setup.seed % setup.players);
    }
    static QVariantMap optionsOf(const Setup& setup) {
        return {{QStringLiteral("extraTiles"), setup.extraTiles}, {QStringLiteral("fewerTiles"), setup.fewerTiles}};
    }
    static Setup setupOf(const State& state) {
        Setup setup;
        setup.players = state.playerCount;
        setup.startPlayer = state.startPlayer;
        setup.extraTiles = state.extraTiles;
        setup.rulings = state.rulings;
        return setup;
    }
    /// The first seat begins: round.first-start-player
    static void keepOrder(Setup& setup) { setup.startPlayer = 0; }
    static Standing standing(const Session& session) {
        const State& state = session.state();
        Standing standing{std::max<int>(state.round, 1), roundCount, state.over(), {}};
        for (PlayerIndex p = 0; p < state.playerCount; ++p) {
            int points = state.over() ? state.players[p].points : 0;
            if (!state.over())
                for (const ScoreLine& line : scoreOf(session.definition(), state, p))
                    points += line.points;
            standing.points.append(points);
        }
        return standing;
    }
    static QImage picture(const OrleansPack& pack, const Session& session, const QVector<Seat>& seats) {
        return gamePicture(pack.drawing, session, seats, 240);
    }
};

} // namespace

std::unique_ptr<GameModule> gameModule(const DataFolder& data) {
    return std::make_unique<GameModuleOf<Module>>(data);
}

} // namespace magister::orleans
