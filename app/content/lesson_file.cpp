// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/lesson_file.h"

#include "app/content/file_bytes.h"
#include "app/content/lesson_parts.h"

#include <QSet>

#include <climits>

namespace magister {

namespace {

/// Steps named by others exist; every step can be reached; the lesson ends somewhere.
class FlowCheck {
public:
    FlowCheck(const Lesson& lesson, const JsonValue& steps) : m_lesson(lesson), m_steps(steps.list(0, INT_MAX)) {
        for (const LessonStep& step : lesson.steps)
            m_ids.append(step.id);
    }

    void run(const JsonValue& where) {
        visit(0);
        for (qsizetype i = 0; i < m_steps.size(); ++i)
            if (!m_reached.contains(i)) m_steps[i].report(ProblemKind::StepUnreachable, {m_ids[i]});
        if (!m_ends) where.report(ProblemKind::NoEnd);
    }

private:
    void visit(qsizetype first) {
        QList<qsizetype> open{first};
        while (!open.isEmpty()) {
            const qsizetype at = open.takeLast();
            if (at >= m_ids.size()) {
                m_ends = true;
                continue;
            }
            if (m_reached.contains(at)) continue;
            m_reached.insert(at);
            const LessonStep& step = m_lesson.steps[static_cast<std::size_t>(at)];
            for (const QString& next : step.next)
                follow(open, at, next);
            if (step.next.isEmpty()) open.append(at + 1);
            const LessonTask& task = step.drill ? step.drill->task : step.task;
            for (const WrongMove& wrong : task.wrong)
                if (!wrong.goTo.isEmpty()) follow(open, at, wrong.goTo);
        }
    }

    void follow(QList<qsizetype>& open, qsizetype from, const QString& id) {
        const qsizetype to = m_ids.indexOf(id);
        if (to < 0)
            m_steps[from].report(ProblemKind::UnknownStep, {id});
        else
            open.append(to);
    }

    const Lesson& m_lesson;
    QList<JsonValue> m_steps;
    QStringList m_ids;
    QSet<qsizetype> m_reached;
    bool m_ends = false;
};

void checkTaught(const Lesson& lesson, const JsonValue& teaches, const LessonVocabulary& vocabulary) {
    QSet<QString> shown;
    for (const LessonStep& step : lesson.steps)
        for (const QString& rule : step.rules + step.practises)
            shown.insert(rule);
    for (const JsonValue& each : teaches.list(1, INT_MAX))
        if (each.isText() && vocabulary.isRule(each.node()->text) && !shown.contains(each.node()->text))
            each.report(ProblemKind::NotTaught, {each.node()->text});
}

/// All but the steps; nothing after a problem.
std::optional<LessonHead> quickHead(const QString& path, const LessonVocabulary& vocabulary) {
    FileFault fault;
    const auto bytes = readRegularFile(path, biggestFile, fault);
    const auto steps = bytes ? findList(*bytes, "steps") : std::nullopt;
    QList<Problem> problems;
    const auto tree = steps ? parseJson(bytes->first(steps->begin) + "[]" + bytes->sliced(steps->end), path, problems) : nullptr;
    if (!tree) return std::nullopt;
    const JsonSource source{path, &problems};
    const JsonObject file = JsonValue(source, *tree)
                                .object({"format", "id", "game", "course", "order", "minutes", "needs", "learner",
                                         "teaches", "start", "steps"},
                                        {"table"});
    file["format"].expect("magister-lesson/1");
    file["id"].expect(path.section(u'/', -1).section(u'.', 0, 0));
    file["game"].expect(vocabulary.game());
    LessonHead head;
    head.id = file["id"].text().value_or(QString());
    head.order = file["order"].integer(1, 999).value_or(1);
    head.minutes = file["minutes"].integer(1, 90).value_or(1);
    head.steps = steps->items;
    if (file.has("table")) head.table = file["table"].boolean().value_or(false);
    for (const JsonValue& each : file["needs"].list(0, 20))
        head.needs.append(each.text().value_or(QString()));
    for (const JsonValue& each : file["teaches"].list(1, INT_MAX))
        head.teaches.append(each.text().value_or(QString()));
    const JsonObject start = file["start"].freeObject();
    const auto players = start.has("position") ? LessonPositions(path, path, problems).players(start["position"])
                                               : start["players"].integer(vocabulary.fewestPlayers(), vocabulary.mostPlayers());
    if (!players || head.steps == 0 || !problems.isEmpty()) return std::nullopt;
    head.players = *players;
    return head;
}

} // namespace

LessonHead headOf(const Lesson& lesson) {
    return {lesson.id,    lesson.order, lesson.minutes, lesson.start.players, static_cast<int>(lesson.steps.size()),
            lesson.table, lesson.needs, lesson.teaches};
}

std::optional<LessonHead> readLessonHead(const QString& path, const LessonVocabulary& vocabulary) {
    if (auto head = quickHead(path, vocabulary)) return head;
    QList<Problem> problems;
    const auto lesson = readLesson(path, path, vocabulary, problems);
    return lesson ? std::optional(headOf(*lesson)) : std::nullopt;
}

std::optional<Lesson> readLesson(const QString& path, const QString& shownAs, const LessonVocabulary& vocabulary,
                                 QList<Problem>& problems) {
    const auto before = problems.size();
    const auto tree = readJson(path, shownAs, problems);
    if (!tree) return std::nullopt;
    const JsonSource source{shownAs, &problems};
    const JsonObject file = JsonValue(source, *tree)
                                .object({"format", "id", "game", "course", "order", "minutes", "needs", "learner",
                                         "teaches", "start", "steps"},
                                        {"table"});
    Lesson lesson;
    file["format"].expect("magister-lesson/1");
    file["id"].expect(path.section(QLatin1Char('/'), -1).section(QLatin1Char('.'), 0, 0));
    file["game"].expect(vocabulary.game());
    lesson.id = file["id"].text().value_or(QString());
    lesson.game = vocabulary.game();
    lesson.course = file["course"].text().value_or(QString());
    lesson.order = file["order"].integer(1, 999).value_or(1);
    lesson.minutes = file["minutes"].integer(1, 90).value_or(1);
    for (const JsonValue& each : file["needs"].list(0, 20))
        lesson.needs.append(each.text().value_or(QString()));

    LessonReading reading{vocabulary, std::make_shared<LessonPositions>(path, shownAs, problems)};
    lesson.start = readStart(file["start"], reading);
    lesson.learner = file["learner"].integer(1, reading.players).value_or(1);
    if (file.has("table")) lesson.table = file["table"].boolean().value_or(false);
    reading.table = lesson.table;
    lesson.teaches = readRules(file["teaches"], reading, 1);
    QStringList ids;
    for (const JsonValue& each : file["steps"].list(1, 200))
        lesson.steps.push_back(readStep(each, reading, ids));
    if (lesson.steps.empty() || problems.size() != before) return std::nullopt;
    FlowCheck(lesson, file["steps"]).run(file["steps"]);
    checkTaught(lesson, file["teaches"], vocabulary);
    if (problems.size() != before) return std::nullopt;
    return lesson;
}

} // namespace magister
