// SPDX-License-Identifier: GPL-3.0-or-later
// The shelf reads heads and headings first; what is read later is the same.
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

    LessonShelf lessonsOf(const DataFolder& data) const {
        using Vocabulary = std::remove_cvref_t<decltype(m_room.vocabulary())>;
        return LessonShelf::readHeads(data, std::make_shared<const Vocabulary>(m_room.vocabulary()));
    }
    LessonShelf wholeOf(const DataFolder& data, QList<Problem>& problems) const {
        LessonShelf shelf = lessonsOf(data);
        problems += shelf.readOn();
        return shelf;
    }

    /// Another text in place of that one, in a file of the copied folder.
    static void change(const QString& path, const QByteArray& from, const QByteArray& to) {
        QFile file(path);
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray text = file.readAll();
        file.close();
        QVERIFY2(text.contains(from), qPrintable(path));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(text.replace(text.indexOf(from), from.size(), to));
    }

private slots:
    void headsTellWhatTheLessonsTell() {
        const LessonShelf shelf = lessonsOf(DataFolder::find());
        QList<Problem> problems;
        const LessonShelf whole = wholeOf(DataFolder::find(), problems);
        QVERIFY2(problems.isEmpty(), qPrintable(shown(problems)));
        QCOMPARE(shelf.together().size(), std::size_t{3});
        QVERIFY(shelf.lessons() == whole.lessons() && shelf.together() == whole.together());
        QCOMPARE(shelf.course().ways, whole.course().ways);
        QCOMPARE(shelf.course().together, whole.course().together);
        // Asked for before every lesson is read.
        for (const LessonHead& head : whole.lessons())
            for (const QString& rule : head.teaches)
                QCOMPARE(shelf.stepFor(rule, "cs"), whole.stepFor(rule, "cs"));
    }

    // A list that has been shown tells of a lesson whose steps nobody has looked at.
    void aLessonThatIsNotSoundLeavesTheShelf() {
        QTemporaryDir folder;
        copy(folder, {});
        const DataFolder data(folder.path());
        LessonShelf shelf = lessonsOf(data);
        const auto before = shelf.lessons().size();
        QVERIFY(before > 3);
        const QString faulty = shelf.lessons()[1].id;
        const QString headless = shelf.lessons()[2].id;
        const auto fileOf = [&](const QString& id) { return data.lessons("messina") + QStringLiteral("/%1.json").arg(id); };
        change(fileOf(faulty), "\"kind\"", "\"sort\"");
        change(fileOf(headless), "magister-lesson/1", "magister-lesson/2");
        shelf = lessonsOf(data);
        QCOMPARE(shelf.lessons().size(), before - 1);
        QVERIFY(shelf.head(faulty) && !shelf.find(faulty));
        QVERIFY(!shelf.head(headless));
        LessonShelf reader = shelf;
        QStringList files;
        for (const Problem& problem : reader.readOn())
            files.append(QFileInfo(problem.file).completeBaseName());
        files.removeDuplicates();
        QCOMPARE(files, (QStringList{faulty, headless}));
        shelf.takeOver(reader);
        QVERIFY(!shelf.head(faulty));
        QCOMPARE(shelf.lessons().size(), before - 2);
    }

    void whatIsReadLaterIsTheSame() {
        QTemporaryDir folder;
        copy(folder, {"pl"});
        const DataFolder data(folder.path());
        QList<Problem> atOnce;
        const LessonShelf whole = wholeOf(data, atOnce);
        LessonShelf shelf = lessonsOf(data);
        QVERIFY(!atOnce.isEmpty());
        QVERIFY(!shelf.lessons().empty());
        for (const LessonHead& lesson : shelf.lessons()) {
            QVERIFY(shelf.speaks(lesson.id, "de"));
            // Asked for before the rest is read.
            QVERIFY(shelf.speaks(lesson.id, "ru"));
            QCOMPARE(shelf.words(lesson.id, "ru").title, whole.words(lesson.id, "ru").title);
        }
        QCOMPARE(shown(shelf.readOn()), shown(atOnce));
        QCOMPARE(shelf.lessons().size(), whole.lessons().size());
        for (const LessonHead& lesson : whole.lessons())
            for (const QString& language : languages()) {
                QCOMPARE(shelf.speaks(lesson.id, language), language != "pl");
                QCOMPARE(whole.speaks(lesson.id, language), language != "pl");
                QCOMPARE(shelf.words(lesson.id, language).language, whole.words(lesson.id, language).language);
                QCOMPARE(shelf.words(lesson.id, language).title, whole.words(lesson.id, language).title);
            }
    }

    void aLessonIsReadWhenItIsAskedFor() {
        QTemporaryDir folder;
        copy(folder, {});
        const DataFolder data(folder.path());
        QList<Problem> problems;
        const LessonShelf whole = wholeOf(data, problems);
        const LessonShelf shelf = lessonsOf(data);
        LessonShelf copied = shelf;
        QVERIFY(copied.readOn().isEmpty() && problems.isEmpty());
        for (const LessonHead& head : whole.lessons()) {
            const auto before = whole.find(head.id);
            QCOMPARE(head.steps, static_cast<int>(before->steps.size()));
            for (const LessonShelf* each : std::initializer_list<const LessonShelf*>{&shelf, &copied}) {
                const auto lesson = each->find(head.id);
                QVERIFY(lesson && lesson != before);
                QCOMPARE(lesson->steps.size(), before->steps.size());
                QCOMPARE(lesson->steps.back().id, before->steps.back().id);
                QCOMPARE(each->words(head.id, "cs").steps.keys(), whole.words(head.id, "cs").steps.keys());
                QCOMPARE(each->heading(head.id, "cs").goal, whole.words(head.id, "cs").goal);
                for (const QString& rule : head.teaches)
                    QCOMPARE(each->stepFor(rule, "cs"), whole.stepFor(rule, "cs"));
            }
        }
        // A file that is lost meanwhile takes its lesson along, and what is listed stays.
        const QString lost = whole.lessons().front().id;
        QVERIFY(QFile::remove(data.lessons("messina") + u'/' + lost + QStringLiteral(".json")));
        QVERIFY(shelf.head(lost) && !shelf.find(lost));
        QCOMPARE(shelf.words(lost, "pl").title, whole.words(lost, "pl").title);
    }

    void aLessonWithoutWordsLeavesTheShelf() {
        QTemporaryDir folder;
        copy(folder, languages());
        LessonShelf shelf = lessonsOf(DataFolder(folder.path()));
        QVERIFY(!shelf.lessons().empty());
        for (const LessonHead& lesson : shelf.lessons())
            QVERIFY(!shelf.speaks(lesson.id, "de"));
        QVERIFY(!shelf.readOn().isEmpty());
        QVERIFY(shelf.lessons().empty());
        QVERIFY(!shelf.speaks(m_room.lessonIds().first(), "en"));
    }

    // A heading tells nothing of the words behind it, until they have been read, here or in another shelf.
    void wordsThatAreNotSoundAreNotSpokenFromThenOn() {
        QTemporaryDir folder;
        copy(folder, {});
        const DataFolder data(folder.path());
        QList<Problem> problems;
        LessonShelf shelf = lessonsOf(data);
        const QString id = shelf.lessons().front().id;
        QFile file(data.lessonWords("messina", "pl") + u'/' + id + QStringLiteral(".json"));
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray words = file.readAll();
        file.close();
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(words.left(words.indexOf("\"steps\"")));
        file.close();
        const LessonShelf whole = wholeOf(DataFolder::find(), problems);
        QVERIFY2(problems.isEmpty(), qPrintable(shown(problems)));

        QCOMPARE(shelf.heading(id, "pl").title, whole.heading(id, "pl").title);
        QCOMPARE(shelf.heading(id, "pl").goal, whole.heading(id, "pl").goal);
        LessonShelf reader = shelf;
        const QList<Problem> found = reader.readOn();
        QCOMPARE(found.size(), 1);
        QVERIFY2(found.first().file.endsWith(QFileInfo(file).fileName()), qPrintable(found.first().file));
        QVERIFY(shelf.speaks(id, "pl"));
        shelf.takeOver(reader);
        for (const LessonShelf* each : {&shelf, &reader}) {
            QVERIFY(each->head(id) && !each->speaks(id, "pl") && each->speaks(id, "cs"));
            QCOMPARE(each->lessons().size(), whole.lessons().size());
        }
    }

    void anUnknownLanguageIsNotSpoken() {
        const LessonShelf shelf = lessonsOf(DataFolder::find());
        QVERIFY(!shelf.speaks(m_room.lessonIds().first(), "fr"));
        QVERIFY(languages().contains(shelf.words(m_room.lessonIds().first(), "fr").language));
    }
};

QTEST_MAIN(LessonShelfTest)
#include "tst_lesson_shelf.moc"
