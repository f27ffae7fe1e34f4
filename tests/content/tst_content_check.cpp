// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/content/data_copy.h"

#include "app/language/names_keys.h"
#include "app/language/problem_text.h"
#include "app/library/content_check.h"

using namespace magister;

class TestContentCheck : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void realContent();
    void emptyFolder();
    void findsFaultsEverywhere();
    void lessonsOfACourse();

private:
    QTemporaryDir m_empty;
};

namespace {
const QString lessonFile = QStringLiteral("resources/lessons/messina/01-first-round.json");

bool has(const QList<Problem>& problems, ProblemKind kind, const QString& file) {
    return std::any_of(problems.begin(), problems.end(),
                       [&](const Problem& each) { return each.kind == kind && each.file == file; });
}
} // namespace

void TestContentCheck::initTestCase() {
    QVERIFY(m_empty.isValid());
}

void TestContentCheck::realContent() {
    const ContentReport report = readAll(DataFolder::find().path());
    for (const Problem& each : report.problems)
        qWarning().noquote() << sentence(each);
    QVERIFY(report.problems.isEmpty());
    QCOMPARE(report.counts.packs, 2);
    QCOMPARE(report.counts.names, 5 * static_cast<int>(nameKeys(QStringLiteral("messina")).size() + nameKeys(QStringLiteral("orleans")).size()));
    QCOMPARE(report.counts.rules, 280 + 230);
    QCOMPARE(report.counts.articles, 5 * (324 + 267)); // chapters and groups included
    QCOMPARE(report.counts.terms, 5 * (78 + 125));
    QCOMPARE(report.counts.boxWords, 5 * (40 + 38));
    QCOMPARE(report.counts.tips, 5 * (27 + 26));
    QCOMPARE(report.counts.rulings, 5 * (28 + 9));
    QVERIFY(report.counts.lessons > 0);
    QCOMPARE(report.counts.lessonWords, 5 * report.counts.lessons);
}

void TestContentCheck::emptyFolder() {
    const ContentReport report = readAll(m_empty.path());
    QCOMPARE(report.counts.packs, 0);
    QVERIFY(has(report.problems, ProblemKind::FileMissing, QStringLiteral("resources/packs/messina/pack.json")));
    QVERIFY(has(report.problems, ProblemKind::FileMissing, QStringLiteral("resources/packs/messina/rules.json")));
    QVERIFY(has(report.problems, ProblemKind::FileMissing, QStringLiteral("translations/ru/messina/names.json")));
    QVERIFY(has(report.problems, ProblemKind::FileMissing, QStringLiteral("resources/packs/orleans/pack.json")));
    QVERIFY(has(report.problems, ProblemKind::FileMissing, QStringLiteral("translations/cs/orleans/names.json")));
    QVERIFY(has(report.problems, ProblemKind::FileMissing, QStringLiteral("resources/packs/orleans/rules.json")));
    QVERIFY(has(report.problems, ProblemKind::FileMissing, QStringLiteral("translations/de/orleans/rulings.json")));
}

void TestContentCheck::findsFaultsEverywhere() {
    const DataCopy copy(
        {QStringLiteral("resources/packs"), QStringLiteral("resources/lessons"), QStringLiteral("translations")});
    const QString hexes = QStringLiteral("resources/packs/messina/hexes.json");
    const QString article = QStringLiteral("translations/cs/messina/rules/hut.md");
    const QString names = QStringLiteral("translations/de/messina/names.json");
    const QString tiles = QStringLiteral("resources/packs/orleans/tiles.json");
    const QString orleansNames = QStringLiteral("translations/ru/orleans/names.json");
    const QString orleansRules = QStringLiteral("resources/packs/orleans/rules.json");
    const QString orleansRulings = QStringLiteral("translations/ru/orleans/rulings.json");
    const QString stray = QStringLiteral("translations/en/messina/lessons/99-nothing.json");
    const int before = static_cast<int>(readAll(copy.data.path()).problems.size());
    QVERIFY(copy.replace(hexes, "\"white\"", "\"mauve\""));
    QVERIFY(copy.replace(article, "{#messina.hut.take", "{#messina.hut.fake"));
    QVERIFY(copy.replace(names, "\"Münze\"", "3"));
    QVERIFY(copy.replace(tiles, "\"farmer\"", "\"bishop\""));
    QVERIFY(copy.replace(orleansNames, "\"town-tours\":", "\"town-paris\":"));
    QVERIFY(copy.replace(orleansRules, "\"planning-undo\"", "\"planning-redo\""));
    QVERIFY(copy.replace(orleansRulings, "\"why\": \"", "\"why\": 3, \"x\": \""));
    QVERIFY(copy.replace(lessonFile, "\"minutes\": ", "\"minutes\": -"));
    copy.write(stray, "{}");
    const ContentReport report = readAll(copy.data.path());
    QVERIFY(report.problems.size() > before);
    QVERIFY(has(report.problems, ProblemKind::UnknownWord, hexes));
    QVERIFY(has(report.problems, ProblemKind::UnknownRule, article));
    QVERIFY(has(report.problems, ProblemKind::RuleMissing, article));
    QVERIFY(has(report.problems, ProblemKind::UnknownWord, tiles));
    QVERIFY(has(report.problems, ProblemKind::MissingKey, orleansNames));
    QVERIFY(has(report.problems, ProblemKind::UnknownId, orleansRules));
    QVERIFY(has(report.problems, ProblemKind::ExpectedText, orleansRulings));
    QVERIFY(has(report.problems, ProblemKind::ExpectedText, names));
    QVERIFY(has(report.problems, ProblemKind::OutOfRange, lessonFile));
    QVERIFY(has(report.problems, ProblemKind::WordsUnknown, stray));
    QCOMPARE(report.counts.packs, 0);
    QCOMPARE(report.counts.articles, 5 * (324 + 267) - 1);
    QCOMPARE(report.counts.rulings, 5 * (28 + 9) - 1);
}

void TestContentCheck::lessonsOfACourse() {
    const DataCopy copy({QStringLiteral("resources/packs"), QStringLiteral("resources/lessons")});
    const QString second = QStringLiteral("resources/lessons/messina/77-again.json");
    copy.write(second, copy.bytes(lessonFile)
                           .replace("\"id\": \"01-first-round\"", "\"id\": \"77-again\"")
                           .replace("\"needs\": []", "\"needs\": [\"00-never\"]"));
    const ContentReport report = readAll(copy.data.path());
    QVERIFY(findProblem(report.problems, ProblemKind::UnknownId, second, QStringLiteral("$.needs")));
    QVERIFY(findProblem(report.problems, ProblemKind::DuplicateId, second, QStringLiteral("$.order")));
    QVERIFY(has(report.problems, ProblemKind::FileMissing,
                QStringLiteral("translations/pl/messina/lessons/77-again.json")));
}

QTEST_GUILESS_MAIN(TestContentCheck)
#include "tst_content_check.moc"
