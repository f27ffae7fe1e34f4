// SPDX-License-Identifier: GPL-3.0-or-later
// Every lesson is proved by playing it; every check has broken lessons that it must find.
#include "tests/lessons/lesson_room.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace magister;

namespace {

template <class Kind> struct Named {
    const char* name;
    Kind kind;
};
constexpr std::array<Named<LessonFault>, 20> faults{{{"SeatDiffers", LessonFault::SeatDiffers},
                                                     {"WaitsTooLong", LessonFault::WaitsTooLong},
                                                     {"SolutionTooLong", LessonFault::SolutionTooLong},
                                                     {"TargetMissing", LessonFault::TargetMissing},
                                                     {"StartImpossible", LessonFault::StartImpossible},
                                                     {"ScriptRefused", LessonFault::ScriptRefused},
                                                     {"GoalMissed", LessonFault::GoalMissed},
                                                     {"WatchMissed", LessonFault::WatchMissed},
                                                     {"WrongAnswer", LessonFault::WrongAnswer},
                                                     {"NotExercised", LessonFault::NotExercised},
                                                     {"Unanswered", LessonFault::Unanswered},
                                                     {"DeadEnd", LessonFault::DeadEnd},
                                                     {"RestUnsolved", LessonFault::RestUnsolved},
                                                     {"WalkDiffers", LessonFault::WalkDiffers},
                                                     {"FirstMoveTooLate", LessonFault::FirstMoveTooLate},
                                                     {"Gendered", LessonFault::Gendered},
                                                     {"MarksDiffer", LessonFault::MarksDiffer},
                                                     {"MarkMisleads", LessonFault::MarkMisleads},
                                                     {"MarkUnnamed", LessonFault::MarkUnnamed},
                                                     {"TermUnused", LessonFault::TermUnused}}};
constexpr std::array<Named<ProblemKind>, 10> problemKinds{{{"MissingKey", ProblemKind::MissingKey},
                                                          {"NotAllowedHere", ProblemKind::NotAllowedHere},
                                                          {"UnknownTarget", ProblemKind::UnknownTarget},
                                                          {"UnknownStep", ProblemKind::UnknownStep},
                                                          {"StepUnreachable", ProblemKind::StepUnreachable},
                                                          {"NoEnd", ProblemKind::NoEnd},
                                                          {"NoSolution", ProblemKind::NoSolution},
                                                          {"WordsMissing", ProblemKind::WordsMissing},
                                                          {"MarkWithoutTarget", ProblemKind::MarkWithoutTarget},
                                                          {"TooManyWords", ProblemKind::TooManyWords}}};

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class LessonChecks : public QObject {
    Q_OBJECT

    LessonRoom m_room;

    LessonPtr read(const QString& id) {
        QList<Problem> problems;
        LessonPtr lesson = m_room.lesson(m_room.lessonFile(id), problems);
        if (!lesson) qWarning().noquote() << shown(problems);
        return lesson;
    }
    QList<LessonFinding> everything(const LessonPtr& lesson) {
        const auto opening = m_room.opening();
        auto findings = checkSolution(lesson, opening);
        const auto isGrave = [](const LessonFinding& finding) { return finding.fault != LessonFault::SolutionTooLong; };
        if (std::any_of(findings.begin(), findings.end(), isGrave)) return findings;
        return findings + checkDeviations(lesson, opening, m_room.vocabulary()).findings + checkWalks(lesson, opening, 6, 1347);
    }
    void rows(const QStringList& languages) {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("language");
        for (const QString& id : m_room.lessonIds())
            for (const QString& language : languages)
                QTest::addRow("%s %s", qPrintable(id), qPrintable(language)) << id << language;
    }

private slots:
    void thereAreLessons() { QVERIFY(!m_room.lessonIds().isEmpty()); }

    void isSound_data() { rows({QString()}); }
    void isSound() { // 1: schema, references, reachability, an end
        QFETCH(QString, id);
        QList<Problem> problems;
        const LessonPtr lesson = m_room.lesson(m_room.lessonFile(id), problems);
        QVERIFY2(lesson && problems.isEmpty(), qPrintable(shown(problems)));
    }

    void solutionWorks_data() { rows({QString()}); }
    void solutionWorks() { // 2: every goal becomes true, every atom is met
        QFETCH(QString, id);
        const LessonPtr lesson = read(id);
        QVERIFY(lesson);
        const auto findings = checkSolution(lesson, m_room.opening());
        QVERIFY2(findings.isEmpty(), qPrintable(shown(findings)));
    }

    void deviationsAreAnswered_data() { rows({QString()}); }
    void deviationsAreAnswered() { // 3
        QFETCH(QString, id);
        const LessonPtr lesson = read(id);
        QVERIFY(lesson);
        const DeviationReport report = checkDeviations(lesson, m_room.opening(), m_room.vocabulary());
        qInfo("%d commands tried, %d without an answer of their own", report.commands, static_cast<int>(report.rest.size()));
        QVERIFY(report.commands > 90); // all that can be clicked at the start of a game, at least
        QVERIFY2(report.share() >= 0.99, qPrintable(shown(report.findings)));
        for (const LessonFinding& finding : report.findings)
            QVERIFY2(finding.fault == LessonFault::Unanswered, qPrintable(shown({finding})));
        if (!report.findings.isEmpty()) qInfo().noquote() << shown(report.findings);
    }

    void walksComeHome_data() { rows({QString()}); }
    void walksComeHome() { // 4, without the screen
        QFETCH(QString, id);
        const LessonPtr lesson = read(id);
        QVERIFY(lesson);
        const auto findings = checkWalks(lesson, m_room.opening(), 40, 20260);
        QVERIFY2(findings.isEmpty(), qPrintable(shown(findings)));
    }

    void wordsAreRight_data() { rows(languages()); }
    void wordsAreRight() { // 5
        QFETCH(QString, id);
        QFETCH(QString, language);
        const LessonPtr lesson = read(id);
        QVERIFY(lesson);
        QList<Problem> problems;
        const auto english =
            m_room.words(m_room.wordsFile(id, QStringLiteral("en")), QStringLiteral("en"), *lesson, problems);
        const auto words = m_room.words(m_room.wordsFile(id, language), language, *lesson, problems);
        QVERIFY2(english && words && problems.isEmpty(), qPrintable(shown(problems)));
        const auto findings = checkWords(*lesson, *words, *english, m_room.vocabulary());
        QVERIFY2(findings.isEmpty(), qPrintable(shown(findings)));
    }

    void brokenIsFound_data() {
        QTest::addColumn<QString>("file");
        const QDir folder(QStringLiteral(MAGISTER_SOURCE_DIR "/tests/lessons/broken"));
        const QStringList files = folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
        QVERIFY(files.size() >= 38);
        for (const QString& file : files)
            QTest::addRow("%s", qPrintable(file.chopped(5))) << folder.filePath(file);
    }
    /// A broken lesson is a sound one with one piece exchanged: {in, find, replace, fault | problem}; `of`: another lesson
    /// than the first.
    void brokenIsFound() {
        QFETCH(QString, file);
        const QJsonObject broken = QJsonDocument::fromJson(contents(file)).object();
        const QString in = broken[QStringLiteral("in")].toString();
        const QString id = broken[QStringLiteral("of")].toString(QStringLiteral("01-first-round"));
        const QString language = in.section(u'/', 1).isEmpty() ? QStringLiteral("en") : in.section(u'/', 1);
        const QString original = in == u"lesson" ? m_room.lessonFile(id) : m_room.wordsFile(id, language);
        QByteArray text = contents(original);
        const QByteArray find = broken[QStringLiteral("find")].toString().toUtf8();
        QVERIFY2(!find.isEmpty() && text.contains(find), "the piece to be exchanged is not there");
        text.replace(find, broken[QStringLiteral("replace")].toString().toUtf8());
        QTemporaryDir folder;
        const QString path = folder.filePath(id + QStringLiteral(".json"));
        QFile out(path);
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write(text) == text.size());
        out.close();

        QList<Problem> problems;
        QList<LessonFinding> findings;
        if (in == u"lesson") {
            if (const LessonPtr lesson = m_room.lesson(path, problems)) {
                findings = everything(lesson);
                const auto words = m_room.words(m_room.wordsFile(id, language), language, *lesson, problems);
                if (words) findings += checkWords(*lesson, *words, *words, m_room.vocabulary());
            }
        } else {
            const LessonPtr lesson = read(id);
            const auto english = m_room.words(language == u"en" ? path : m_room.wordsFile(id, QStringLiteral("en")),
                                              QStringLiteral("en"), *lesson, problems);
            const auto words = m_room.words(path, language, *lesson, problems);
            if (english && words) findings = checkWords(*lesson, *words, *english, m_room.vocabulary());
        }
        expectFault(broken, problems, findings);
    }

private:
    void expectFault(const QJsonObject& broken, const QList<Problem>& problems, const QList<LessonFinding>& findings) {
        const QString fault = broken[QStringLiteral("fault")].toString();
        const QString problem = broken[QStringLiteral("problem")].toString();
        const QByteArray all = (shown(problems) + u'\n' + shown(findings)).toUtf8();
        if (!fault.isEmpty()) {
            const auto it = std::find_if(faults.begin(), faults.end(),
                                         [&](const auto& n) { return fault == QLatin1String(n.name); });
            QVERIFY2(it != faults.end(), qPrintable(fault));
            QVERIFY2(std::any_of(findings.begin(), findings.end(),
                                 [kind = it->kind](const LessonFinding& f) { return f.fault == kind; }),
                     all.constData());
            return;
        }
        const auto it = std::find_if(problemKinds.begin(), problemKinds.end(),
                                     [&](const auto& n) { return problem == QLatin1String(n.name); });
        QVERIFY2(it != problemKinds.end(), qPrintable(problem));
        QVERIFY2(std::any_of(problems.begin(), problems.end(), [kind = it->kind](const Problem& p) { return p.kind == kind; }),
                 all.constData());
    }
};

QTEST_GUILESS_MAIN(LessonChecks)
#include "tst_lesson_checks.moc"
