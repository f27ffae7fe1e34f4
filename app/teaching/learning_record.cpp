// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/learning_record.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>

namespace magister {

namespace {

const QString format = QStringLiteral("magister-learning/1");

/// Nothing when it is no list of texts.
std::optional<QStringList> texts(const QJsonValue& value) {
    if (!value.isArray()) return std::nullopt;
    QStringList list;
    for (const QJsonValue& item : value.toArray()) {
        if (!item.isString()) return std::nullopt;
        list.append(item.toString());
    }
    return list;
}

std::optional<LessonProgress> progressOf(const QJsonObject& object) {
    LessonProgress progress;
    const QJsonValue trace = object[QStringLiteral("trace")];
    const auto missed = texts(object[QStringLiteral("missed")]);
    if (!trace.isArray() || !missed || !object[QStringLiteral("finished")].isBool() ||
        !object[QStringLiteral("done")].isDouble())
        return std::nullopt;
    progress.finished = object[QStringLiteral("finished")].toBool();
    progress.done = std::max(0, object[QStringLiteral("done")].toInt());
    progress.missed = QSet<QString>(missed->begin(), missed->end());
    for (const QJsonValue& item : trace.toArray()) {
        const auto commands = texts(item[QStringLiteral("commands")]);
        if (!commands || !item[QStringLiteral("step")].isString()) return std::nullopt;
        progress.trace.append(
            {item[QStringLiteral("step")].toString(), *commands, item[QStringLiteral("answer")].toString()});
    }
    return progress;
}

QJsonObject objectOf(const LessonProgress& progress) {
    QJsonArray trace;
    for (const StepTrace& step : progress.trace) {
        QJsonObject item{{QStringLiteral("step"), step.step},
                         {QStringLiteral("commands"), QJsonArray::fromStringList(step.commands)}};
        if (!step.answer.isEmpty()) item[QStringLiteral("answer")] = step.answer;
        trace.append(item);
    }
    QStringList missed(progress.missed.begin(), progress.missed.end());
    missed.sort();
    return {{QStringLiteral("trace"), trace},
            {QStringLiteral("done"), progress.done},
            {QStringLiteral("finished"), progress.finished},
            {QStringLiteral("missed"), QJsonArray::fromStringList(missed)}};
}

} // namespace

QString LearningRecord::usualFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/learning.json");
}

LearningRecord::LearningRecord(const QString& file) : m_file(file) {
    read();
    if (m_problem.isEmpty() || !QFile::exists(m_file)) return;
    QFile::remove(m_file + QStringLiteral(".broken"));
    QFile::copy(m_file, m_file + QStringLiteral(".broken"));
}

void LearningRecord::read() {
    QFile in(m_file);
    if (!in.exists()) return;
    if (!in.open(QIODevice::ReadOnly)) {
        m_problem = in.errorString();
        return;
    }
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(in.readAll(), &error);
    if (error.error != QJsonParseError::NoError || document[QStringLiteral("format")].toString() != format ||
        !document[QStringLiteral("lessons")].isObject()) {
        m_problem = error.error != QJsonParseError::NoError ? error.errorString() : QStringLiteral("$.format");
        return;
    }
    const QJsonObject lessons = document[QStringLiteral("lessons")].toObject();
    for (auto it = lessons.begin(); it != lessons.end(); ++it) {
        // One lesson that cannot be read does not take the others with it.
        if (const auto progress = progressOf(it.value().toObject()))
            m_lessons.insert(it.key(), *progress);
        else
            m_problem = QStringLiteral("$.lessons.") + it.key();
    }
}

const LessonProgress* LearningRecord::progress(const QString& lesson) const {
    const auto it = m_lessons.constFind(lesson);
    return it == m_lessons.constEnd() ? nullptr : &it.value();
}

bool LearningRecord::store(const QString& lesson, const LessonProgress& progress) {
    if (const LessonProgress* old = this->progress(lesson); old && *old == progress) return true;
    m_lessons.insert(lesson, progress);
    return write();
}

bool LearningRecord::write() {
    QJsonObject lessons;
    for (auto it = m_lessons.constBegin(); it != m_lessons.constEnd(); ++it)
        lessons.insert(it.key(), objectOf(it.value()));
    const QJsonObject root{{QStringLiteral("format"), format}, {QStringLiteral("lessons"), lessons}};
    QDir().mkpath(QFileInfo(m_file).absolutePath());
    QSaveFile out(m_file);
    if (!out.open(QIODevice::WriteOnly) || out.write(QJsonDocument(root).toJson()) < 0 || !out.commit()) {
        m_problem = out.errorString();
        return false;
    }
    return true;
}

} // namespace magister
