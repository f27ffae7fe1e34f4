// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/lesson_file.h"

#include <QRegularExpression>

namespace magister {

namespace {

constexpr int mostTitleWords = 6;
constexpr int mostTextWords = 45; // forty in English, a few more where a language needs them

constexpr int mostMoves = 6; // of a step, after which an answer has words of its own

/// A text with its marks checked against the number of targets.
QString readText(const JsonValue& value, std::size_t targets, int mostWords) {
    const auto text = value.text();
    if (!text) return {};
    static const QRegularExpression mark("\\{([^}]*)\\}");
    for (auto it = mark.globalMatch(*text); it.hasNext();) {
        const QString inside = it.next().captured(1);
        bool isNumber = false;
        const int n = inside.toInt(&isNumber);
        if (!isNumber || n < 1 || n > static_cast<int>(targets))
            value.report(ProblemKind::MarkWithoutTarget, {QLatin1Char('{') + inside + QLatin1Char('}')});
    }
    const auto words = static_cast<int>(text->split(QLatin1Char(' '), Qt::SkipEmptyParts).size());
    if (words > mostWords)
        value.report(ProblemKind::TooManyWords, {QString::number(mostWords), QString::number(words)});
    return *text;
}

/// The text of a key that may be absent.
QString readText(const JsonObject& object, const QString& key, std::size_t targets, int mostWords) {
    return object.has(key) ? readText(object[key], targets, mostWords) : QString();
}

/// An object of texts with exactly these keys. later: where it is given, a list may stand for a text, and this takes what
/// follows the first one.
QMap<QString, QString> readMap(const JsonObject& object, const QString& key, const QStringList& ids, std::size_t targets,
                               QMap<QString, QStringList>* later = nullptr) {
    QMap<QString, QString> texts;
    if (ids.isEmpty()) {
        if (object.has(key)) object.reportAt(key, ProblemKind::WordsUnknown, {key});
        return texts;
    }
    if (!object.has(key)) {
        object.report(ProblemKind::WordsMissing, {key});
        return texts;
    }
    const JsonObject map = object[key].freeObject();
    for (const QString& id : ids) {
        if (map && !map.has(id)) map.report(ProblemKind::WordsMissing, {id});
        if (!later || !map.has(id) || !map[id].isList()) {
            texts.insert(id, readText(map, id, targets, mostTextWords));
            continue;
        }
        QStringList each;
        for (const JsonValue& value : map[id].list(2, mostMoves))
            each.append(readText(value, targets, mostTextWords));
        texts.insert(id, each.value(0));
        later->insert(id, each.mid(1));
    }
    for (const QString& id : map.keys())
        if (!ids.contains(id)) map.reportAt(id, ProblemKind::WordsUnknown, {id});
    return texts;
}

QStringList neededTexts(const LessonStep& step) {
    QStringList keys{"title", "text"};
    const bool answered = step.kind == StepKind::Ask || step.kind == StepKind::Score;
    if (step.kind == StepKind::Do || step.kind == StepKind::Drill || answered) keys.append("task");
    if (step.hints) keys += "nudge";
    // The second hint of a question with options is one option less.
    if (step.hints && step.options.empty()) keys += "hint";
    if (answered) keys += {"right", "notRight"};
    return keys;
}

StepWords readStepWords(const JsonValue& value, const LessonStep& step) {
    const QStringList maps{"wrong", "options", "stages"};
    const QStringList texts{"title", "text", "task", "nudge", "hint", "done", "right", "notRight"};
    const JsonObject object = value.object({}, texts + maps);
    StepWords words;
    if (!object) return words;
    for (const QString& key : neededTexts(step))
        if (!object.has(key)) object.report(ProblemKind::WordsMissing, {key});
    const auto read = [&](const char* key, int most = mostTextWords) {
        return readText(object, QLatin1String(key), step.show.size(), most);
    };
    words.title = read("title", mostTitleWords);
    words.text = read("text");
    words.task = read("task");
    words.nudge = read("nudge");
    words.hint = read("hint");
    // It is read when the next step points at its own things.
    words.done = readText(object, "done", 0, mostTextWords);
    words.right = read("right");
    words.notRight = read("notRight");
    QStringList wrong;
    for (const WrongMove& each : step.drill ? step.drill->task.wrong : step.task.wrong)
        wrong.append(each.id);
    QStringList options;
    for (const LessonOption& each : step.options)
        options.append(each.id);
    QStringList stages;
    for (const LessonStage& each : step.stages)
        stages.append(each.id);
    words.wrong = readMap(object, "wrong", wrong, step.show.size(), &words.wrongLater);
    words.options = readMap(object, "options", options, step.show.size());
    words.stages = readMap(object, "stages", stages, step.show.size());
    return words;
}

} // namespace

std::optional<LessonWords> readLessonWords(const QString& path, const QString& shownAs, const QString& language,
                                           const Lesson& lesson, QList<Problem>& problems) {
    const auto before = problems.size();
    const auto tree = readJson(path, shownAs, problems);
    if (!tree) return std::nullopt;
    const JsonSource source{shownAs, &problems};
    const JsonObject file = JsonValue(source, *tree).object({"format", "lesson", "language", "title", "goal", "steps"});
    file["format"].expect("magister-lesson-words/1");
    file["lesson"].expect(lesson.id);
    file["language"].expect(language);
    LessonWords words{
        lesson.id, language, readText(file, "title", 0, mostTitleWords), readText(file, "goal", 0, mostTextWords), {}};
    const JsonObject steps = file["steps"].freeObject();
    QStringList ids;
    for (const LessonStep& step : lesson.steps) {
        ids.append(step.id);
        if (steps.has(step.id))
            words.steps.insert(step.id, readStepWords(steps[step.id], step));
        else if (steps)
            steps.report(ProblemKind::WordsMissing, {step.id});
    }
    for (const QString& id : steps.keys())
        if (!ids.contains(id)) steps.reportAt(id, ProblemKind::WordsUnknown, {id});
    if (problems.size() != before) return std::nullopt;
    return words;
}

std::optional<LessonHeading> readLessonHeading(const QString& path, const QString& language, const QString& lesson) {
    QList<Problem> problems;
    const auto tree = readJsonHead(path, path, QLatin1String("goal"), problems);
    if (!tree) return std::nullopt;
    const JsonSource source{path, &problems};
    const JsonObject file = JsonValue(source, *tree).object({"format", "lesson", "language", "title", "goal"}, {"steps"});
    file["format"].expect("magister-lesson-words/1");
    file["lesson"].expect(lesson);
    file["language"].expect(language);
    LessonHeading heading{readText(file, "title", 0, mostTitleWords), readText(file, "goal", 0, mostTextWords)};
    if (!problems.isEmpty()) return std::nullopt;
    return heading;
}

} // namespace magister
