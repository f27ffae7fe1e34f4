// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/memory/learnt_migration.h"

#include "app/content/file_bytes.h"
#include "app/content/json_value.h"
#include "app/teaching/memory/memory_format.h"
#include "app/teaching/memory/memory_store.h"

#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QStandardPaths>

namespace magister {

namespace {

const QString earlierFormat = QStringLiteral("magister-learnt/1");
constexpr qint64 largestEarlier = 4 * 1024 * 1024;
constexpr int earlierPatience = 3000;

LearnerMemory memoryFrom(const JsonValue& value) {
    const JsonObject object = value.object({QStringLiteral("lessons"), QStringLiteral("refused")});
    LearnerMemory memory;
    const JsonObject lessons = object["lessons"].freeObject();
    for (const QString& id : lessons.keys()) {
        const LearntLesson lesson = readLearntLesson(lessons[id]);
        memory.lessons.insert(id, lesson);
        if (lesson.finished.isValid())
            memory.answeredLesson({lesson.practised, {}, {}}, lesson.finished.toLocalTime().date());
    }
    for (const JsonValue& item : object["refused"].list(0, mostValues))
        if (const auto one = readRefusedRule(item)) {
            memory.refused.append(*one);
            memory.atoms[one->rule].refuse(one->last.toLocalTime().date());
        }
    if (memory.refused.size() > LearnerMemory::mostRefused) memory.refused.resize(LearnerMemory::mostRefused);
    return memory;
}

} // namespace

QString earlierLearntFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/learnt.json");
}

void takeOverLearnt(const QString& file, MemoryStore& store) {
    if (!QFileInfo(file).isFile()) return;
    QLockFile lock(file + QStringLiteral(".lock"));
    lock.tryLock(earlierPatience);
    QList<Problem> problems;
    FileFault fault;
    const auto bytes = readRegularFile(file, largestEarlier, fault);
    if (!bytes) problems.append(fileProblem(fault, file, largestEarlier));
    const auto root = bytes ? parseJson(*bytes, file, problems) : nullptr;
    bool kept = true;
    if (root) {
        const JsonSource source{file, &problems};
        const JsonObject record = JsonValue(source, *root).object({QStringLiteral("format"), QStringLiteral("people")});
        record["format"].expect(earlierFormat);
        const JsonObject people = problems.isEmpty() ? record["people"].freeObject() : JsonObject();
        for (const QString& person : people.keys()) {
            const LearnerMemory memory = memoryFrom(people[person]);
            if (!QFile::exists(store.fileOf(person)))
                kept = store.change(person, [&](LearnerMemory& own) { own = memory; }) && kept;
        }
    }
    if (!kept) return; // tried again when the program starts next
    if (problems.isEmpty()) {
        QFile::remove(file);
        return;
    }
    const QString aside = file + QStringLiteral(".broken");
    QFile::remove(aside);
    const bool moved = QFile::rename(file, aside);
    store.report(file, {problems.first(), file, moved ? aside : QString(), !moved});
}

void takeOverMissed(const QSet<QString>& missed, MemoryStore& store) {
    if (missed.isEmpty()) return;
    const QDate today = QDate::currentDate();
    store.change({}, [&](LearnerMemory& memory) {
        for (const QString& rule : missed)
            if (!memory.atoms.contains(rule)) memory.atoms[rule].answer(Outcome::Wrong, MetIn::Lesson, today);
    });
}

} // namespace magister
