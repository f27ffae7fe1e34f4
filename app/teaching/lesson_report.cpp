// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/lesson_report.h"

#include "app/content/lesson_file.h"

#include <QFile>

#include <algorithm>

namespace magister {

namespace {

const auto english = QStringLiteral("en");
constexpr int walks = 8;
constexpr quint32 walkSeed = 1347;

/// The line of each step in a file that has been read once without a problem.
QMap<QString, int> stepLines(const QString& path) {
    QList<Problem> toldAlready;
    QMap<QString, int> lines;
    const auto tree = readJson(path, path, toldAlready);
    const JsonNode* steps = tree ? tree->member(u"steps") : nullptr;
    if (!steps) return lines;
    for (const JsonNode& step : steps->items)
        if (const JsonNode* id = step.member(u"id")) lines.insert(id->text, id->line);
    for (const JsonMember& step : steps->members)
        lines.insert(step.key, step.line);
    return lines;
}

class Reporter {
public:
    Reporter(LessonReport& report, const DataFolder& data, const LessonProof& proof)
        : m_report(report), m_data(data), m_proof(proof) {}

    void run(const QStringList& languages) {
        const QString path =
            m_data.lessons(m_proof.vocabulary.game()) + u'/' + m_report.lesson + QStringLiteral(".json");
        auto read = readLesson(path, m_data.shown(path), m_proof.vocabulary, m_report.problems);
        if (!read) return;
        const auto lesson = std::make_shared<const Lesson>(std::move(*read));
        m_report.steps = static_cast<int>(lesson->steps.size());
        if (startsAreSound(path, *lesson)) prove(path, lesson);
        readWords(*lesson, languages);
    }

private:
    void place(const QString& path, const QList<LessonFinding>& findings) {
        if (findings.isEmpty()) return;
        const auto lines = stepLines(path);
        for (const LessonFinding& finding : findings)
            if (finding.fault != LessonFault::Unanswered)
                m_report.findings.append({m_data.shown(path), lines.value(finding.step), finding});
    }

    bool startsAreSound(const QString& path, const Lesson& lesson) {
        QList<LessonFinding> findings;
        const auto look = [&](const QString& step, const LessonStart& start) {
            if (const QString why = m_proof.whyNot(start); !why.isEmpty())
                findings.append({LessonFault::StartImpossible, step, why});
        };
        look(lesson.id, lesson.start);
        for (const LessonStep& step : lesson.steps) {
            if (step.start) look(step.id, *step.start);
            if (step.drill) look(step.id, step.drill->start);
        }
        place(path, findings);
        return findings.isEmpty();
    }

    void prove(const QString& path, const LessonPtr& lesson) {
        const QList<LessonFinding> solution = checkSolution(lesson, m_proof.opening);
        place(path, solution);
        m_report.deviations = checkDeviations(lesson, m_proof.opening, m_proof.vocabulary);
        QList<LessonFinding>& deviations = m_report.deviations.findings;
        // Where the solution itself stops, no way leads to the end: that is told once.
        const bool stops = std::any_of(solution.begin(), solution.end(), [](const LessonFinding& finding) {
            return finding.fault == LessonFault::GoalMissed || finding.fault == LessonFault::WrongAnswer ||
                   finding.fault == LessonFault::ScriptRefused || finding.fault == LessonFault::StartImpossible;
        });
        if (stops)
            deviations.removeIf([](const LessonFinding& finding) {
                return finding.fault == LessonFault::DeadEnd || finding.fault == LessonFault::RestUnsolved;
            });
        place(path, deviations);
        place(path, checkWalks(lesson, m_proof.opening, walks, walkSeed));
    }

    void readWords(const Lesson& lesson, const QStringList& languages) {
        std::optional<LessonWords> source;
        QStringList read{english};
        for (const QString& language : languages)
            if (!read.contains(language)) read.append(language);
        for (const QString& language : read) {
            const bool asked = languages.contains(language);
            const QString path = m_data.lessonWords(lesson.game, language) + u'/' + lesson.id + QStringLiteral(".json");
            if (!QFile::exists(path)) {
                if (asked) m_report.missing.append(language);
                continue;
            }
            QList<Problem> toldElsewhere;
            const auto words =
                readLessonWords(path, m_data.shown(path), language, lesson, asked ? m_report.problems : toldElsewhere);
            if (language == english) source = words;
            if (!asked) continue;
            m_report.languages.append(language);
            if (words && source) place(path, checkWords(lesson, *words, *source, m_proof.vocabulary));
        }
    }

    LessonReport& m_report;
    const DataFolder& m_data;
    const LessonProof& m_proof;
};

} // namespace

LessonReport reportOn(const QString& id, const QStringList& languages, const DataFolder& data,
                      const LessonProof& proof) {
    LessonReport report;
    report.lesson = id;
    Reporter(report, data, proof).run(languages);
    return report;
}

} // namespace magister
