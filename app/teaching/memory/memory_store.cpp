// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/memory/memory_store.h"

#include "app/content/file_bytes.h"
#include "app/teaching/memory/memory_format.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSaveFile>
#include <QStandardPaths>
#include <QUrl>

#include <cstdio>
#include <utility>

namespace magister {

namespace {

/// Whatever is larger is no memory: all rules of two games with hundreds of drills take less.
constexpr qint64 largestMemory = 8 * 1024 * 1024;
/// How long one program waits for another that is writing, in milliseconds.
constexpr int memoryPatience = 3000;

QString asideOf(const QString& file) {
    return file + QStringLiteral(".broken");
}

bool moveAside(const QString& file) {
    return std::rename(QFile::encodeName(file).constData(), QFile::encodeName(asideOf(file)).constData()) == 0;
}

bool copyAside(const QString& file) {
    QFile::remove(asideOf(file));
    return QFile::copy(file, asideOf(file));
}

bool isThere(const QString& file) {
    return QFileInfo::exists(file) || QFileInfo(file).isSymLink();
}

std::optional<Problem> writeWhole(const QString& file, const QByteArray& text) {
    QSaveFile out(file);
    if (out.open(QIODevice::WriteOnly) && out.write(text) >= 0 && out.commit()) return std::nullopt;
    return Problem{file, {}, 0, 0, ProblemKind::RecordNotWritten, {out.errorString()}};
}

} // namespace

QString MemoryStore::usualFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/memory");
}

MemoryStore::MemoryStore(const QString& folder) : m_folder(folder) {}

QString MemoryStore::fileOf(const QString& person) const {
    // Ids come from a file that somebody may have written.
    const QString name = person.isEmpty()
                             ? QStringLiteral("household")
                             : QStringLiteral("person-") + QString::fromLatin1(QUrl::toPercentEncoding(person));
    return m_folder + u'/' + name + QStringLiteral(".json");
}

MemoryStore::Kept& MemoryStore::kept(const QString& person) {
    const auto [it, isNew] = m_people.try_emplace(person);
    if (isNew) read(person, it->second);
    return it->second;
}

void MemoryStore::read(const QString& person, Kept& kept) {
    const QString file = fileOf(person);
    if (!isThere(file)) {
        // Somebody has deleted it: what they wanted forgotten is forgotten here too.
        if (std::exchange(kept.stored, false)) kept.memory = {};
        return;
    }
    kept.stored = true;
    FileFault unreadable;
    const auto bytes = readRegularFile(file, largestMemory, unreadable);
    ReadMemory found;
    if (bytes)
        found = readMemory(*bytes, file);
    else
        found.problems.append(fileProblem(unreadable, file, largestMemory));
    if (found.memory) kept.memory = *found.memory;
    if (found.problems.isEmpty()) return;
    // A folder, pipe or device, and the file of a later program, are not ours to move.
    const bool ours = !found.later && (bytes || unreadable.kind != FileFault::Kind::NotRegular);
    kept.frozen = !ours || !(found.memory ? copyAside(file) : moveAside(file));
    if (!kept.frozen && !found.memory) kept.stored = false;
    report(file, {found.problems.first(), file, kept.frozen ? QString() : asideOf(file), kept.frozen});
}

bool MemoryStore::write(const QString& person, Kept& kept) {
    const QString file = fileOf(person);
    const auto problem = writeWhole(file, memoryText(kept.memory));
    if (problem)
        report(file, {*problem, file, {}, false});
    else
        kept.stored = true;
    return !problem;
}

const LearnerMemory& MemoryStore::of(const QString& person) {
    return kept(person).memory;
}

bool MemoryStore::change(const QString& person, const std::function<void(LearnerMemory& memory)>& how) {
    Kept& one = kept(person);
    // Whether there is anything to change hangs on what others have written since.
    if (!one.frozen) read(person, one);
    LearnerMemory wanted = one.memory;
    how(wanted);
    if (wanted == one.memory) return true;
    QDir().mkpath(m_folder);
    // Between looking and writing nobody else may come.
    QLockFile lock(fileOf(person) + QStringLiteral(".lock"));
    if (!one.frozen) {
        lock.tryLock(memoryPatience);
        read(person, one);
    }
    how(one.memory);
    return !one.frozen && write(person, one);
}

bool MemoryStore::forget(const QString& person) {
    Kept& one = kept(person);
    if (one.frozen) return false;
    const QString file = fileOf(person);
    QDir().mkpath(m_folder);
    QLockFile lock(file + QStringLiteral(".lock"));
    lock.tryLock(memoryPatience);
    QFile aside(asideOf(file));
    if (aside.exists()) aside.remove();
    QFile stored(file);
    if (stored.exists() && !stored.remove()) {
        report(file, {Problem{file, {}, 0, 0, ProblemKind::RecordNotWritten, {stored.errorString()}}, file, {}, false});
        return false;
    }
    one = {};
    m_faults.erase(file);
    return true;
}

std::optional<Problem> MemoryStore::exportTo(const QString& person, const QString& target) {
    return writeWhole(target, memoryText(kept(person).memory));
}

QList<MemoryStore::Fault> MemoryStore::faults() const {
    QList<Fault> all;
    for (const auto& [file, fault] : m_faults)
        all.append(fault);
    return all;
}

} // namespace magister
