// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/learning_record.h"

#include "app/content/file_bytes.h"
#include "app/content/json_value.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QSaveFile>
#include <QStandardPaths>

#include <cstdio>

namespace magister {

namespace {

const QString anyFormat = QStringLiteral("magister-learning/");
const QString format = anyFormat + u'1';
/// Of earlier programs.
const QString missedKey = QStringLiteral("missed");

/// Whatever is larger is no record: a lesson takes a few thousand bytes.
constexpr qint64 largestFile = 4 * 1024 * 1024;
/// How long one program waits for another that is writing, in milliseconds.
constexpr int patience = 3000;

/// Nothing when it is no list of texts; whoever reads a record of a later program leaves it alone.
std::optional<QStringList> texts(const JsonValue& value) {
    if (!value.isList()) {
        value.reportExpected(ProblemKind::ExpectedList);
        return std::nullopt;
    }
    QStringList list;
    for (const JsonValue& item : value.list(0, mostValues)) {
        if (!item.isText()) {
            item.reportExpected(ProblemKind::ExpectedText);
            return std::nullopt;
        }
        list.append(item.node()->text);
    }
    return list;
}

std::optional<StepTrace> traceOf(const JsonValue& item) {
    const JsonObject object = item.object({QStringLiteral("step"), QStringLiteral("commands")}, {QStringLiteral("answer")});
    const auto step = object[QStringLiteral("step")].text();
    const auto commands = texts(object[QStringLiteral("commands")]);
    if (!step || !commands) return std::nullopt;
    const JsonValue answer = object[QStringLiteral("answer")];
    return StepTrace{*step, *commands, answer.isText() ? answer.node()->text : QString()};
}

std::optional<LessonProgress> progressOf(const JsonValue& value) {
    const JsonObject object =
        value.object({QStringLiteral("trace"), QStringLiteral("done"), QStringLiteral("finished")}, {missedKey});
    LessonProgress progress;
    const auto done = object[QStringLiteral("done")].integer(0, mostValues);
    const auto finished = object[QStringLiteral("finished")].boolean();
    if (!done || !finished || !object[QStringLiteral("trace")].isList()) return std::nullopt;
    progress.done = *done;
    progress.finished = *finished;
    for (const JsonValue& item : object[QStringLiteral("trace")].list(0, mostValues)) {
        const auto step = traceOf(item);
        if (!step) return std::nullopt;
        progress.trace.append(*step);
    }
    return progress;
}

/// What two programs know of one lesson: nothing that somebody has learnt in the other is forgotten, and the place in
/// the lesson is `ours`.
LessonProgress both(LessonProgress ours, const LessonProgress& theirs) {
    ours.finished = ours.finished || theirs.finished;
    return ours;
}

QJsonObject objectOf(const LessonProgress& progress) {
    QJsonArray trace;
    for (const StepTrace& step : progress.trace) {
        QJsonObject item{{QStringLiteral("step"), step.step},
                         {QStringLiteral("commands"), QJsonArray::fromStringList(step.commands)}};
        if (!step.answer.isEmpty()) item[QStringLiteral("answer")] = step.answer;
        trace.append(item);
    }
    return {{QStringLiteral("trace"), trace},
            {QStringLiteral("done"), progress.done},
            {QStringLiteral("finished"), progress.finished}};
}

} // namespace

QString LearningRecord::usualFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/learning.json");
}

LearningRecord::LearningRecord(const QString& file) : m_file(file) {
    if (!QFileInfo::exists(m_file) && !QFileInfo(m_file).isSymLink()) return;
    QList<Problem> problems;
    QSet<QString> missed;
    const auto found = stored(problems, &missed);
    if (found) m_lessons = *found;
    m_holdsMissed = !missed.isEmpty();
    if (problems.isEmpty()) return;
    m_problem = problems.first();
    // A folder, pipe or device, and the file of a later program, are not ours to move.
    m_frozen = m_frozen || m_problem->kind == ProblemKind::FileNotRegular || !(found ? copyAside() : moveAside());
    if (!m_frozen) m_keptAs = asideName();
}

bool LearningRecord::copyAside() const {
    QFile::remove(asideName());
    return QFile::copy(m_file, asideName());
}

bool LearningRecord::moveAside() const {
    return std::rename(QFile::encodeName(m_file).constData(), QFile::encodeName(asideName()).constData()) == 0;
}

std::optional<LearningRecord::Lessons> LearningRecord::stored(QList<Problem>& problems, QSet<QString>* missed) {
    FileFault fault;
    const auto bytes = readRegularFile(m_file, largestFile, fault);
    if (!bytes) {
        problems.append(fileProblem(fault, m_file, largestFile));
        return std::nullopt;
    }
    const auto root = parseJson(*bytes, m_file, problems);
    if (!root) return std::nullopt;
    const JsonSource source{m_file, &problems};
    const JsonValue whole(source, *root);
    // Of a later program nothing is known but its name.
    const JsonValue named = whole.isObject() ? whole.freeObject()[QStringLiteral("format")] : JsonValue();
    if (named.isText() && named.node()->text.startsWith(anyFormat) && named.node()->text != format) {
        named.expect(format);
        m_frozen = true;
        return std::nullopt;
    }
    const JsonObject record = whole.object({QStringLiteral("format"), QStringLiteral("lessons")});
    record[QStringLiteral("format")].expect(format);
    if (!problems.isEmpty()) return std::nullopt;
    const JsonObject lessons = record[QStringLiteral("lessons")].freeObject();
    if (!problems.isEmpty()) return std::nullopt;
    Lessons found;
    for (const QString& id : lessons.keys()) {
        if (missed && lessons[id].isObject() && lessons[id].freeObject().has(missedKey))
            if (const auto list = texts(lessons[id].freeObject()[missedKey]))
                missed->unite(QSet<QString>(list->begin(), list->end()));
        // One lesson that cannot be read does not take the others with it.
        if (const auto progress = progressOf(lessons[id])) found.insert(id, *progress);
    }
    return found;
}

const LessonProgress* LearningRecord::progress(const QString& lesson) const {
    const auto it = m_lessons.constFind(lesson);
    return it == m_lessons.constEnd() ? nullptr : &it.value();
}

bool LearningRecord::store(const QString& lesson, const LessonProgress& progress) {
    if (const LessonProgress* old = this->progress(lesson); old && *old == progress) return true;
    m_lessons.insert(lesson, progress);
    if (m_frozen) return false;
    QDir().mkpath(QFileInfo(m_file).absolutePath());
    // Between looking and writing nobody else may come.
    QLockFile lock(m_file + QStringLiteral(".lock"));
    lock.tryLock(patience);
    QList<Problem> problems;
    const bool there = QFileInfo(m_file).isFile();
    const auto found = there ? stored(problems) : std::nullopt;
    if (m_frozen) {
        m_problem = problems.first();
        return false;
    }
    if (there && !found && !moveAside()) return false;
    Lessons merged = found.value_or(Lessons());
    for (auto ours = m_lessons.constBegin(); ours != m_lessons.constEnd(); ++ours) {
        const auto theirs = merged.constFind(ours.key());
        // Only this lesson was played here: of the others the file knows more than we do.
        if (theirs == merged.constEnd()) merged.insert(ours.key(), ours.value());
        else if (ours.key() == lesson) merged.insert(lesson, both(ours.value(), theirs.value()));
    }
    m_lessons = merged;
    return write();
}

QSet<QString> LearningRecord::takeMissed() {
    if (!m_holdsMissed || m_frozen) return {};
    QLockFile lock(m_file + QStringLiteral(".lock"));
    lock.tryLock(patience);
    QList<Problem> problems;
    QSet<QString> missed;
    const auto found = stored(problems, &missed);
    if (!found) return {};
    m_lessons = *found;
    if (!write()) return {};
    m_holdsMissed = false;
    return missed;
}

bool LearningRecord::write() {
    QJsonObject lessons;
    for (auto it = m_lessons.constBegin(); it != m_lessons.constEnd(); ++it)
        lessons.insert(it.key(), objectOf(it.value()));
    const QJsonObject root{{QStringLiteral("format"), format}, {QStringLiteral("lessons"), lessons}};
    QSaveFile out(m_file);
    if (out.open(QIODevice::WriteOnly) && out.write(QJsonDocument(root).toJson()) >= 0 && out.commit()) return true;
    m_problem = Problem{m_file, {}, 0, 0, ProblemKind::RecordNotWritten, {out.errorString()}};
    return false;
}

} // namespace magister
