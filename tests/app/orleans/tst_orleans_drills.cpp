// SPDX-License-Identifier: GPL-3.0-or-later
// Drills of Orléans at their tables: the position is that of the drill, whoever is asked decides on the screen, and
// what is to be tapped is there. That they are found, posed and judged is tested in tests/drills.
#include "app/content/vocabulary.h"
#include "app/drills/drill_source.h"
#include "app/game/game_module.h"
#include "app/language/catalogue_language.h"
#include "app/drills/pose_drill.h"
#include "app/orleans/drills/play.h"
#include "app/orleans/lessons/lesson_targets.h"
#include "app/orleans/table/orleans_table.h"
#include "engine/core/state_hash.h"
#include "engine/orleans/notation.h"

#include <QtTest>

using namespace magister;
using namespace Qt::StringLiterals;

class TestOrleansDrills : public QObject {
    Q_OBJECT

    GameModules m_games = makeGames(DataFolder::find());
    const GameModule& m_game = *findGame(m_games, u"orleans"_s);
    Catalogues m_catalogues{DataFolder::find(), u"orleans"_s};
    CatalogueLanguage m_language{m_catalogues.of(u"en"_s)};
    DrillSeeds m_seeds;

    LessonSeat lay(const Drill& drill) {
        return m_game.layDrill(drill, {[this](const QString&) -> const Language& { return m_language; }, u"en"_s});
    }
    /// Drills of that kind about so many atoms, with their tables.
    template <class Look> int each(DrillKind kind, int most, Look look) {
        DrillSource source(*m_game.drills(), m_seeds, 5);
        int laid = 0;
        for (const DrillGame::AtomDrills& atom : m_game.drills()->atoms()) {
            if (laid == most || !atom.kinds.contains(kind)) continue;
            const auto drill = source.next({atom.atom, kind}, {});
            if (!drill) continue;
            const LessonSeat seat = lay(*drill);
            auto* table = qobject_cast<orleans::OrleansTable*>(seat.table.get());
            if (!table) qFatal("no table for %s", qPrintable(drill->line()));
            look(*drill, *table);
            ++laid;
        }
        return laid;
    }

private slots:
    void initTestCase() {
        QList<Problem> problems;
        QVERIFY(m_game.drills());
        m_seeds = DrillSeeds::read(DataFolder::find(), *m_game.drills(), problems);
        QVERIFY(problems.isEmpty());
    }

    void theTableShowsThePosition_data() {
        QTest::addColumn<int>("kind");
        for (const DrillKind kind : allOf<DrillKind>)
            QTest::newRow(qPrintable(wordOf(kind))) << static_cast<int>(kind);
    }
    void theTableShowsThePosition() {
        QFETCH(int, kind);
        const int laid =
            each(static_cast<DrillKind>(kind), 12, [](const Drill& drill, const orleans::OrleansTable& table) {
                const auto position = positionOf<orleans::PlayGame>(table.definition(), drill);
                QVERIFY(position);
                QCOMPARE(stateHash(table.state()), stateHash(*position));
                QCOMPARE(table.viewSeat(), drill.seat);
            });
        QVERIFY(laid > 4);
    }
    /// All plan and draw at once: moves are made by the one who is asked.
    void whoeverIsAskedDecides() {
        const int laid = each(DrillKind::Do, 40, [](const Drill& drill, const orleans::OrleansTable& table) {
            QVERIFY2(table.activeSeat() == drill.seat, qPrintable(drill.line()));
        });
        QVERIFY(laid > 4);
    }
    void whatIsTappedIsThere() {
        const int laid = each(DrillKind::Pick, 40, [this](const Drill& drill, const orleans::OrleansTable& table) {
            const QStringList there = orleans::lessonTargets(table.definition(), table.state(),
                                                             static_cast<orleans::PlayerIndex>(drill.seat - 1));
            const auto question = m_game.drills()->pose(drill);
            QVERIFY(question);
            for (const DrillOption& option : question->options)
                QVERIFY2(there.contains(option.id), qPrintable(option.id + u" of "_s + drill.line()));
        });
        QVERIFY(laid > 4);
    }
};

QTEST_GUILESS_MAIN(TestOrleansDrills)
#include "tst_orleans_drills.moc"
