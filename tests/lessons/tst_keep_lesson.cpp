// SPDX-License-Identifier: GPL-3.0-or-later
// "Play on from here": the game of a lesson that began with an arranged position, kept, opened again and played on.
#include "app/language/silent_language.h"
#include "app/messina/messina_module.h"
#include "app/messina/table/messina_table.h"
#include "engine/core/state_hash.h"
#include "tests/lessons/lesson_room.h"

#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cmath>

using namespace magister;

class TestKeepLesson : public QObject {
    Q_OBJECT

    LessonRoom m_room;
    SilentLanguage m_silent;
    std::unique_ptr<GameModule> m_module = messina::gameModule(DataFolder::find());

    TableVoice voice() const {
        return {[this](const QString&) -> const Language& { return m_silent; }, QStringLiteral("en")};
    }

private slots:
    void everyLessonCanBePlayedOn_data() {
        QTest::addColumn<QString>("id");
        for (const QString& id : m_room.lessonIds())
            QTest::newRow(qPrintable(id)) << id;
    }
    void everyLessonCanBePlayedOn() {
        QFETCH(QString, id);
        QList<Problem> problems;
        const LessonPtr lesson = m_room.lesson(m_room.lessonFile(id), problems);
        QVERIFY2(lesson, qPrintable(shown(problems)));
        LessonRun run(lesson, m_module->lessonOpening());
        while (!run.finished())
            run.skip();
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.game"));
        QVector<Seat> seats;
        for (const QString& tincture : lesson->start.tinctures)
            seats.append({{}, tincture});
        QCOMPARE(m_module->keepLesson(run.position(), seats, path), QList<Problem>{});

        const OpenedTable opened = m_module->open(path, voice());
        QCOMPARE(opened.problems, QList<Problem>{});
        QVERIFY(opened.table);
        const auto& table = static_cast<messina::MessinaTable&>(*opened.table);
        QCOMPARE(stateHash(table.session().state()), run.position().hash());
        QCOMPARE(table.session().setup().arranged, setupOf<messina::Setup>(lesson->start).arranged);
        // It goes on, unless the lesson has played it to its end: whoever is asked has a legal move.
        if (table.session().state().over()) return;
        const auto legal = messina::choices(table.session().definition(), table.session().state(),
                                            table.session().state().toAct(), messina::Listing::LegalOnly);
        QVERIFY(!legal.empty());
    }
    /// Where an answer of a question is offered says nothing of whether it is right, and it is offered there every
    /// time.
    void thePlaceOfAnAnswerTellsNothing() {
        for (const auto& game : makeGames(DataFolder::find())) {
            LessonShelf shelf = game->readLessons(DataFolder::find());
            QCOMPARE(shelf.readOn(), QList<Problem>{});
            constexpr std::size_t places = 3;
            std::array<double, places> right{};
            double asked = 0;
            for (const auto& heads : {shelf.lessons(), shelf.together()})
                for (const LessonHead& head : heads) {
                    LessonRun run(shelf.find(head.id), game->lessonOpening());
                    for (; !run.finished(); run.skip()) {
                        const auto offered = run.offered();
                        const auto again =
                            LessonRun::resumed(shelf.find(head.id), game->lessonOpening(), run.trace()).offered();
                        QCOMPARE(again.size(), offered.size());
                        for (std::size_t i = 0; i < offered.size(); ++i)
                            QCOMPARE(again[i].id, offered[i].id);
                        if (offered.size() != places) continue;
                        asked += 1;
                        for (std::size_t i = 0; i < places; ++i)
                            right[i] += run.isRight(offered[i].id);
                    }
                }
            QVERIFY(asked > 90);
            // Three standard deviations of what chance does.
            const double most = 3 * std::sqrt(asked * (places - 1)) / places;
            for (const double count : right)
                QVERIFY2(std::abs(count - asked / places) < most,
                         qPrintable(game->id() + u' ' + QString::number(count)));
        }
    }
    void someLessonIsArranged() {
        QList<Problem> problems;
        QStringList arranged;
        for (const QString& id : m_room.lessonIds())
            if (const LessonPtr lesson = m_room.lesson(m_room.lessonFile(id), problems);
                lesson && !setupOf<messina::Setup>(lesson->start).arranged.empty())
                arranged.append(id);
        QVERIFY(!arranged.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestKeepLesson)
#include "tst_keep_lesson.moc"
