// SPDX-License-Identifier: GPL-3.0-or-later
// The shelf reads the words of one language first; what is read later is the same.
#include "tests/lessons/lesson_room.h"
#include "app/teaching/lesson_shelf.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace magister;

class LessonShelfTest : public QObject {
    Q_OBJECT

    LessonRoom m_room;

    /// A data folder of its own with the lessons and their words, those of the named languages broken.
    void copy(const QTemporaryDir& folder, const QStringList& broken) const {
        const DataFolder from = DataFolder::find();
        const DataFolder to(folder.path());
        const QString game = QStringLiteral("messina");
        QVERIFY(QDir().mkpath(to.lessons(game)));
        for (const QString& language : languages())
            QVERIFY(QDir().mkpath(to.lessonWords(game, language)));
        const QString positions = QStringLiteral("/positions");
        QVERIFY(QDir().mkpath(to.lessons(game) + positions));
        for (const QString& name : QDir(from.lessons(game) + positions).entryList(QDir::Files))
            QVERIFY(QFile::copy(from.lessons(game) + positions + u'/' + name, to.lessons(game) + positions + u'/' + name));
        for (const QString& id : m_room.lessonIds()) {
            const QString name = QStringLiteral("/%1.json").arg(id);
            QVERIFY(QFile::copy(from.lessons(game) + name, to.lessons(game) + name));
            for (const QString& language : languages()) {
                const QString words = to.lessonWords(game, language) + name;
                QVERIFY(QFile::copy(from.lessonWords(game, language) + name, words));
                if (!broken.contains(language)) continue;
                QFile file(words);
                QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
                QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
                file.write("{}");
            }
        }
    }

private slots:
    void whatIsReadLaterIsTheSame() {
        QTemporaryDir folder;
        copy(folder, {"pl"});
        const DataFolder data(folder.path());
        QList<Problem> atOnce, first;
        const LessonShelf whole = LessonShelf::read(data, m_room.vocabulary(), atOnce);
        LessonShelf shelf = LessonShelf::read(data, m_room.vocabulary(), first, "de");
        QVERIFY(!atOnce.isEmpty());
        QVERIFY2(first.isEmpty(), qPrintable(shown(first)));
        QVERIFY(!shelf.lessons().empty());
        for (const auto& lesson : shelf.lessons()) {
            QVERIFY(shelf.speaks(lesson->id, "de"));
            // Asked for before the rest is read.
            QVERIFY(shelf.speaks(lesson->id, "ru"));
            QCOMPARE(shelf.words(lesson->id, "ru").title, whole.words(lesson->id, "ru").title);
        }
        QCOMPARE(shown(shelf.readOn()), shown(atOnce));
        QVERIFY(shelf.readOn().isEmpty());
        QCOMPARE(shelf.lessons().size(), whole.lessons().size());
        for (const auto& lesson : whole.lessons())
            for (const QString& language : languages()) {
                QCOMPARE(shelf.speaks(lesson->id, language), language != "pl");
                QCOMPARE(whole.speaks(lesson->id, language), language != "pl");
                QCOMPARE(shelf.words(lesson->id, language).language, whole.words(lesson->id, language).language);
                QCOMPARE(shelf.words(lesson->id, language).title, whole.words(lesson->id, language).title);
            }
    }

    void aLessonWithoutWordsLeavesTheShelf() {
        QTemporaryDir folder;
        copy(folder, languages());
        QList<Problem> problems;
        LessonShelf shelf = LessonShelf::read(DataFolder(folder.path()), m_room.vocabulary(), problems, "de");
        QVERIFY(!problems.isEmpty());
        for (const auto& lesson : shelf.lessons())
            QVERIFY(!shelf.speaks(lesson->id, "de"));
        QVERIFY(!shelf.readOn().isEmpty());
        QVERIFY(shelf.lessons().empty());
        QVERIFY(!shelf.speaks(m_room.lessonIds().first(), "en"));
    }

    void anUnknownLanguageIsNotSpoken() {
        QList<Problem> problems;
        const LessonShelf shelf = LessonShelf::read(DataFolder::find(), m_room.vocabulary(), problems, "fr");
        QVERIFY2(problems.isEmpty(), qPrintable(shown(problems)));
        QVERIFY(!shelf.speaks(m_room.lessonIds().first(), "fr"));
        QVERIFY(languages().contains(shelf.words(m_room.lessonIds().first(), "fr").language));
    }
};

QTEST_MAIN(LessonShelfTest)
#include "tst_lesson_shelf.moc"
