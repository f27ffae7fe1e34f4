// SPDX-License-Identifier: GPL-3.0-or-later
// "Play on from here": the game of a lesson that began with an arranged position, kept, opened again and played on.
#include "app/language/silent_language.h"
#include "app/messina/messina_module.h"
#include "app/messina/table/messina_table.h"
#include "engine/core/state_hash.h"
#include "tests/lessons/lesson_room.h"

#include <QTemporaryDir>
#include <QTest>

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
