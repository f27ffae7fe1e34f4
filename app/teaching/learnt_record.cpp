// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/learnt_record.h"

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

#include <algorithm>
#include <cstdio>

namespace magister {

namespace {

const QString learntFormat = QStringLiteral("magister-learnt/1");
constexpr qint64 largestLearntFile = 4 * 1024 * 1024;
/// How long one program waits for another that is writing, in milliseconds.
constexpr int learntPatience = 3000;

QSet<QString> textsOf(const JsonValue& value) {
    QSet<QString> texts;
    for (const JsonValue& item : value.list(0, mostValues))
        if (const auto text = item.text()) texts.insert(*text);
    return texts;
}

QDateTime timeOf(const JsonValue& value) {
    return value.isText() ? QDateTime::fromString(value.node()->text, Qt::ISODate) : QDateTime();
}

LearntLesson lessonOf(const JsonValue& value) {
    const JsonObject object = value.object({QStringLiteral("times"), QStringLiteral("met"), QStringLiteral("practised")}, {QStringLiteral("finished")});
    return {timeOf(object[QStringLiteral("finished")]), object[QStringLiteral("times")].integer(0, mostValues).value_or(0),
            textsOf(object[QStringLiteral("met")]), textsOf(object[QStringLiteral("practised")])};
}

Learnt learntOf(const JsonValue& value) {
    const JsonObject object = value.object({QStringLiteral("lessons"), QStringLiteral("refused")});
    Learnt learnt;
    const JsonObject lessons = object[QStringLiteral("lessons")].freeObject();
    for (const QString& id : lessons.keys())
        learnt.lessons.insert(id, lessonOf(lessons[id]));
    for (const JsonValue& item : object[QStringLiteral("refused")].list(0, mostValues)) {
        const JsonObject one = item.object({QStringLiteral("rule"), QStringLiteral("times"), QStringLiteral("last")});
        const auto rule = one[QStringLiteral("rule")].text();
        const auto times = one[QStringLiteral("times")].integer(1, mostValues);
        if (rule && times) learnt.refused.append({*rule, *times, timeOf(one[QStringLiteral("last")])});
    }
    return learnt;
}

QJsonArray arrayOf(const QSet<QString>& texts) {
    QStringList list(texts.begin(), texts.end());
    list.sort();
    return QJsonArray::fromStringList(list);
}

QJsonObject objectOf(const Learnt& learnt) {
    QJsonObject lessons;
    for (auto one = learnt.lessons.begin(); one != learnt.lessons.end(); ++one) {
        QJsonObject lesson{{QStringLiteral("times"), one->times}, {QStringLiteral("met"), arrayOf(one->met)}, {QStringLiteral("practised"), arrayOf(one->practised)}};
        if (one->finished.isValid()) lesson.insert(QStringLiteral("finished"), one->finished.toString(Qt::ISODate));
        lessons.insert(one.key(), lesson);
    }
    QJsonArray refused;
    for (const RefusedRule& one : learnt.refused)
        refused.append(QJsonObject{{QStringLiteral("rule"), one.rule}, {QStringLiteral("times"), one.times}, {QStringLiteral("last"), one.last.toString(Qt::ISODate)}});
    return {{QStringLiteral("lessons"), lessons}, {QStringLiteral("refused"), refused}};
}

} // namespace

QString LearntRecord::usualFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/learnt.json");
}

LearntRecord::LearntRecord(const QString& file) : m_file(file) {
    if (!QFileInfo::exists(m_file)) return;
    QList<Problem> problems;
    if (auto found = stored(problems)) m_people = *found;
    if (!problems.isEmpty()) m_problem = problems.first();
}

std::optional<LearntRecord::People> LearntRecord::stored(QList<Problem>& problems) const {
    FileFault fault;
    const auto bytes = readRegularFile(m_file, largestLearntFile, fault);
    if (!bytes) {
        problems.append(fileProblem(fault, m_file, largestLearntFile));
        return std::nullopt;
    }
    const auto root = parseJson(*bytes, m_file, problems);
    if (!root) return std::nullopt;
    const JsonSource source{m_file, &problems};
    const JsonObject record = JsonValue(source, *root).object({QStringLiteral("format"), QStringLiteral("people")});
    record[QStringLiteral("format")].expect(learntFormat);
    const JsonObject people = record[QStringLiteral("people")].freeObject();
    if (!problems.isEmpty()) return std::nullopt;
    People found;
    for (const QString& person : people.keys())
        found.insert(person, learntOf(people[person]));
    return found;
}

bool LearntRecord::putAside() const {
    return std::rename(QFile::encodeName(m_file).constData(), QFile::encodeName(m_file + QStringLiteral(".broken")).constData()) == 0;
}

void LearntRecord::change(const std::function<void(People& people)>& how) {
    People wanted = m_people;
    how(wanted);
    if (wanted == m_people) return;
    QDir().mkpath(QFileInfo(m_file).absolutePath());
    // Between looking and writing nobody else may come.
    QLockFile lock(m_file + QStringLiteral(".lock"));
    lock.tryLock(learntPatience);
    if (QFileInfo::exists(m_file)) {
        QList<Problem> problems;
        const auto found = stored(problems);
        if (!found && !putAside()) return;
        m_people = found.value_or(m_people);
    }
    how(m_people);
    write();
}

void LearntRecord::write() {
    QJsonObject people;
    for (auto one = m_people.begin(); one != m_people.end(); ++one)
        people.insert(one.key(), objectOf(*one));
    QSaveFile out(m_file);
    const QJsonObject root{{QStringLiteral("format"), learntFormat}, {QStringLiteral("people"), people}};
    if (out.open(QIODevice::WriteOnly) && out.write(QJsonDocument(root).toJson()) >= 0 && out.commit()) return;
    m_problem = Problem{m_file, {}, 0, 0, ProblemKind::RecordNotWritten, {out.errorString()}};
}

void LearntRecord::studied(const QString& person, const QString& lesson, const QSet<QString>& met, const QSet<QString>& practised,
                           const QDateTime& finished) {
    if (met.isEmpty() && practised.isEmpty() && !finished.isValid()) return;
    change([&](People& people) {
        LearntLesson& kept = people[person].lessons[lesson];
        kept.met.unite(met);
        kept.practised.unite(practised);
        if (!finished.isValid()) return;
        kept.finished = finished.toUTC();
        ++kept.times;
    });
}

void LearntRecord::refused(const QString& person, const QString& rule, const QDateTime& when) {
    change([&](People& people) {
        QList<RefusedRule>& list = people[person].refused;
        RefusedRule one{rule, 0, {}};
        for (qsizetype i = list.size() - 1; i >= 0; --i)
            if (list.at(i).rule == rule) one = list.takeAt(i);
        ++one.times;
        one.last = when.toUTC();
        list.prepend(one);
        if (list.size() > mostRefused) list.resize(mostRefused);
    });
}

void LearntRecord::forget(const QString& person) {
    change([&](People& people) { people.remove(person); });
}

} // namespace magister
