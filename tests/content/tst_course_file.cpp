// SPDX-License-Identifier: GPL-3.0-or-later
// A course: what its file says, and where it is wrong.
#include "app/content/course_file.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace magister;

class CourseFileTest : public QObject {
    Q_OBJECT

    struct Read {
        Course course;
        QList<Problem> problems;
        bool has(ProblemKind kind, int line) const {
            return std::ranges::any_of(problems, [&](const Problem& one) {
                return one.kind == kind && one.line == line && one.file == QStringLiteral("resources/courses/race.json");
            });
        }
    };
    static Read read(const QByteArray& text) {
        const QTemporaryDir folder;
        const DataFolder data(folder.path());
        QFile file(data.course(QStringLiteral("race")));
        if (!QDir().mkpath(folder.filePath(QStringLiteral("resources/courses"))) || !file.open(QIODevice::WriteOnly)) qFatal("no folder");
        file.write(text);
        file.close();
        Read read;
        read.course = readCourse(data, QStringLiteral("race"), {"a", "b", "c"}, {"t"}, read.problems);
        return read;
    }

private slots:
    void aSoundFile() {
        const Read sound = read(R"({"format": "magister-course/1", "game": "race", "optional": ["c"], "ownGames": ["a"],
            "ways": [{"id": "evening", "lessons": ["b", "a"]}, {"id": "owner", "lessons": ["c"]}],
            "together": ["t"], "insteadOf": ["a"]})");
        QVERIFY(sound.problems.isEmpty());
        QCOMPARE(sound.course.optional, QStringList("c"));
        QCOMPARE(sound.course.ownGames, QStringList("a"));
        const QList<CourseWay> ways{{"evening", {"b", "a"}}, {"owner", {"c"}}};
        QCOMPARE(sound.course.ways, ways);
        QCOMPARE(sound.course.together, QStringList("t"));
        QCOMPARE(sound.course.insteadOf, QStringList("a"));
    }
    /// What was learnt is kept by the id of a lesson, whichever game it is of.
    void noLessonsOfTwoGamesHaveTheSameId() {
        QSet<QString> ids;
        int lessons = 0;
        const QDir all(QStringLiteral(MAGISTER_SOURCE_DIR "/resources/lessons"));
        for (const QString& game : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            for (const QString& file : QDir(all.filePath(game)).entryList({"*.json"}, QDir::Files)) {
                ids.insert(file);
                ++lessons;
            }
        QVERIFY(lessons >= 17);
        QCOMPARE(static_cast<int>(ids.size()), lessons);
    }
    void withoutAFileThereAreOnlyLessons() {
        const QTemporaryDir folder;
        QList<Problem> problems;
        const Course course = readCourse(DataFolder(folder.path()), QStringLiteral("race"), {"a"}, {}, problems);
        QVERIFY(problems.isEmpty() && course.ways.isEmpty() && course.optional.isEmpty() && course.ownGames.isEmpty());
    }
    void whatIsWrongIsNamedWithItsPlace() {
        const Read wrong = read("{\"format\": \"magister-course/2\",\n\"game\": \"chess\",\n\"optional\": [\"d\"],\n\"ownGames\": [\"a\",\n\"a\"],\n"
                                "\"ways\": [{\"id\": \"whole\", \"lessons\": [\"a\"]},\n{\"id\": \"evening\", \"lessons\": [\"a\"]},\n"
                                "{\"id\": \"evening\", \"lessons\": [\"b\"]}],\n\"colour\": 3}");
        QVERIFY(wrong.has(ProblemKind::WrongFormat, 1));
        QVERIFY(wrong.has(ProblemKind::WrongFormat, 2));
        QVERIFY(wrong.has(ProblemKind::UnknownId, 3));
        QVERIFY(wrong.has(ProblemKind::DuplicateId, 5));
        QVERIFY(wrong.has(ProblemKind::UnknownWord, 6));
        QVERIFY(wrong.has(ProblemKind::DuplicateId, 8));
        QVERIFY(wrong.has(ProblemKind::UnknownKey, 9));
        // A lesson for the whole table that nobody would find.
        QVERIFY(wrong.has(ProblemKind::MissingKey, 1));
        // What is sound of it still holds.
        const QList<CourseWay> ways{{"evening", {"a"}}};
        QCOMPARE(wrong.course.ways, ways);
        QCOMPARE(wrong.course.ownGames, QStringList("a"));
    }
    void theRealCourseIsSound() {
        const DataFolder data = DataFolder::find();
        QStringList lessons;
        QStringList tables;
        for (const QString& name : QDir(data.lessons(QStringLiteral("messina"))).entryList({"*.json"}, QDir::Files))
            (name.startsWith(u"table-") ? tables : lessons).append(name.chopped(5));
        QVERIFY(!tables.isEmpty());
        QList<Problem> problems;
        const Course course = readCourse(data, QStringLiteral("messina"), lessons, tables, problems);
        QVERIFY(problems.isEmpty());
        QVERIFY(!course.ownGames.isEmpty());
    }
};

QTEST_APPLESS_MAIN(CourseFileTest)
#include "tst_course_file.moc"
