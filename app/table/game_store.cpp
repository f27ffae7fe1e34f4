// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/game_store.h"

#include "app/content/file_bytes.h"
#include "app/content/journal.h"
#include "app/content/save_head.h"
#include "app/content/saves.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>

#include <cerrno>

#include <unistd.h>

namespace magister {

namespace {

const QString ending = QStringLiteral(".game");

QString beside(const QString& path, const char* suffix) { return path.chopped(ending.size()) + QLatin1String(suffix); }
QString cardBeside(const QString& path) { return beside(path, ".json"); }
QString pictureBeside(const QString& path) { return beside(path, ".png"); }

qint64 changedAt(const QString& path) { return QFileInfo(path).lastModified().toMSecsSinceEpoch(); }

/// The whole of it or nothing of it; what was there before stays until then.
bool put(const QString& path, const QByteArray& bytes, QString* reason = nullptr) {
    QSaveFile file(path);
    const bool done = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    if (!done && reason) *reason = file.errorString();
    return done;
}

} // namespace

QString GameStore::usualFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/games");
}

QString GameStore::pathOf(const QString& key) const { return m_folder + u'/' + key; }

QString GameStore::seatsBeside(const QString& path) { return path.isEmpty() ? QString() : beside(path, ".seats"); }

bool GameStore::has(const QString& key) const {
    return key.endsWith(ending) && !key.contains(u'/') && QFileInfo(pathOf(key)).isFile();
}

std::optional<Problem> GameStore::makeFolder() const {
    if (!QDir().mkpath(m_folder) || ::access(QFile::encodeName(m_folder).constData(), W_OK) != 0) {
        const int error = errno;
        return Problem{m_folder, {}, 0, 0, ProblemKind::FolderNotWritable, {systemReason(error)}};
    }
    return std::nullopt;
}

QString GameStore::freshPath() const {
    const QString name = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
    QString path = pathOf(name + ending);
    for (int n = 2; QFileInfo::exists(path); ++n)
        path = pathOf(QStringLiteral("%1-%2").arg(name).arg(n) + ending);
    return path;
}

std::optional<Standing> GameStore::readCard(const QString& path) const {
    FileFault fault;
    const auto bytes = readRegularFile(cardBeside(path), 4096, fault);
    if (!bytes) return std::nullopt;
    const QJsonObject card = QJsonDocument::fromJson(*bytes).object();
    // A game that has gone on since, or was changed, is another one.
    if (card.value(QStringLiteral("bytes")).toInteger(-1) != QFileInfo(path).size() ||
        card.value(QStringLiteral("changed")).toInteger(-1) != changedAt(path))
        return std::nullopt;
    Standing standing{card.value(QStringLiteral("round")).toInt(), card.value(QStringLiteral("rounds")).toInt(),
                      card.value(QStringLiteral("over")).toBool(), {}};
    for (const QJsonValue& points : card.value(QStringLiteral("points")).toArray())
        standing.points.append(points.toInt());
    if (standing.round < 1 || standing.round > standing.rounds) return std::nullopt;
    return standing;
}

void GameStore::writeCard(const QString& path, const Standing& standing) const {
    QJsonArray points;
    for (const int each : standing.points)
        points.append(each);
    const QJsonObject card{{QStringLiteral("bytes"), QFileInfo(path).size()},
                           {QStringLiteral("changed"), changedAt(path)},
                           {QStringLiteral("round"), standing.round},
                           {QStringLiteral("rounds"), standing.rounds},
                           {QStringLiteral("over"), standing.over},
                           {QStringLiteral("points"), points}};
    put(cardBeside(path), QJsonDocument(card).toJson(QJsonDocument::Compact)); // without it the game is looked into again
}

const SavedGameReader* GameStore::readerOf(const Readers& readers, const QString& path, QList<Problem>& problems) {
    const QString game = QString::fromLatin1(gameOfSave(path));
    if (const SavedGameReader* reader = game.isEmpty() ? nullptr : readers(game)) return reader;
    // Whose file it is nobody can tell: any game says what is wrong with it.
    if (const SavedGameReader* any = readers({})) problems += any->readHead(path).problems;
    return nullptr;
}

void GameStore::putBack(const QString& path, const Standing& standing,
                        const std::function<void(const QString& file)>& paint) {
    if (!QFileInfo::exists(path)) return;
    writeCard(path, standing);
    if (paint) paint(pictureBeside(path));
}

void GameStore::remember(const QString& path, const QList<Problem>& problems, bool partlySound) {
    if (problems.isEmpty()) return;
    m_found.insert(path, {QFileInfo(path).size(), changedAt(path), partlySound, problems, {}});
}

GameStore::Looked GameStore::look(const Readers& readers, const QString& path) {
    const qint64 bytes = QFileInfo(path).size();
    const qint64 changed = changedAt(path);
    const QString game = QString::fromLatin1(gameOfSave(path));
    const SavedGameReader* reader = game.isEmpty() ? nullptr : readers(game);
    return {path, bytes, changed, reader ? reader->look(path, mostMilliseconds) : SavedGameReader::Found{}};
}

void GameStore::take(const Looked& looked) {
    m_unseen.removeOne(looked.path);
    const QFileInfo now(looked.path);
    if (!now.isFile() || now.size() != looked.bytes || changedAt(looked.path) != looked.changed) return;
    remember(looked.path, looked.found.problems, looked.found.partlySound);
    if (!looked.found.standing) return;
    m_found.insert(looked.path, {looked.bytes, looked.changed, false, {}, looked.found.standing});
    putBack(looked.path, *looked.found.standing, looked.found.paint);
}

QVector<StoredGame> GameStore::games() {
    QVector<StoredGame> games;
    removeUnfinished(m_folder);
    m_unseen.clear();
    const auto files = QDir(m_folder).entryInfoList({u'*' + ending}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files) {
        if (!file.isFile()) continue; // a link to something else
        StoredGame game;
        game.key = file.fileName();
        game.path = pathOf(game.key);
        game.changed = file.lastModified();
        game.inUse = journalInUse(game.path);
        const SavedGameReader* reader = readerOf(game.path, game.problems);
        const SavedGameReader::Head head = reader ? reader->readHead(game.path) : SavedGameReader::Head{};
        game.problems += head.problems;
        if (head.sound) {
            game.game = QString::fromLatin1(gameOfSave(game.path));
            game.seats = head.seats;
            game.standing = readCard(game.path);
            const auto found = m_found.constFind(game.path);
            if (found != m_found.constEnd() && found->bytes == file.size() && found->changed == changedAt(game.path)) {
                game.problems = found->problems;
                game.partlySound = found->partlySound;
                if (!game.standing) game.standing = found->standing;
            } else if (!game.standing && !game.inUse) {
                m_unseen.append(game.path);
            }
        }
        // A pipe would hold up whoever shows it.
        if (QFileInfo(pictureBeside(game.path)).isFile()) game.picture = pictureBeside(game.path);
        games.append(game);
    }
    return games;
}

std::optional<Problem> GameStore::remove(const QString& key) {
    const QString path = pathOf(key);
    if (!has(key)) return Problem{path, {}, 0, 0, ProblemKind::FileMissing, {}};
    if (journalInUse(path)) return Problem{path, {}, 0, 0, ProblemKind::SaveInUse, {}};
    QFile file(path);
    if (!file.remove()) return Problem{path, {}, 0, 0, ProblemKind::SaveNotWritten, {file.errorString()}};
    QFile::remove(cardBeside(path));
    QFile::remove(pictureBeside(path));
    const QString seats = seatsBeside(path);
    // With which letters of guests were read, and a list of seats that could not be.
    for (const QString& each : {seats, seats + QStringLiteral(".letters"), seats + QStringLiteral(".broken")})
        QFile::remove(each);
    return std::nullopt;
}

std::optional<Problem> GameStore::copyOut(const QString& key, const QString& target) const {
    Problem problem;
    const auto bytes = has(key) ? readSaveBytes(pathOf(key), problem) : std::nullopt;
    if (!bytes) return has(key) ? problem : Problem{pathOf(key), {}, 0, 0, ProblemKind::FileMissing, {}};
    QString reason;
    if (put(target, *bytes, &reason)) return std::nullopt;
    return Problem{target, {}, 0, 0, ProblemKind::SaveNotWritten, {reason}};
}

GameStore::Kept GameStore::keptOf(const QString& source) const {
    const QFileInfo file(source);
    if (file.canonicalPath() == QFileInfo(m_folder).canonicalFilePath() && has(file.fileName())) return {file.fileName()};
    Problem unread;
    const auto bytes = readSaveBytes(source, unread);
    // One that is cut short in its head could be the beginning of any game.
    if (!bytes || !JournalReader(*bytes).head()) return {};
    // A saved game only ever grows: one that was gone on with begins with the file that it was copied from.
    for (const QFileInfo& each : QDir(m_folder).entryInfoList({u'*' + ending}, QDir::Files, QDir::Time)) {
        QFile game(each.filePath());
        if (each.size() >= bytes->size() && game.open(QIODevice::ReadOnly) && game.read(bytes->size()) == *bytes)
            return {each.fileName(), each.size() > bytes->size()};
    }
    return {};
}

std::variant<QString, QList<Problem>> GameStore::bringIn(const QString& source) {
    QList<Problem> problems;
    const SavedGameReader* reader = readerOf(source, problems);
    if (!reader) return problems;
    const SavedGameReader::Head head = reader->readHead(source);
    if (!head.sound) return head.problems;
    Problem problem;
    const auto bytes = readSaveBytes(source, problem);
    if (!bytes) return QList<Problem>{problem};
    if (const auto unwritable = makeFolder()) return QList<Problem>{*unwritable};
    for (;;) {
        const auto brought = JournalFile::create(freshPath(), *bytes, {});
        if (!brought.problem) return QFileInfo(brought.file->path()).fileName();
        // Another program took the name in between: the next one is tried.
        if (brought.problem->kind != ProblemKind::SaveExists) return QList<Problem>{*brought.problem};
    }
}

std::variant<QString, QList<Problem>> GameStore::copySound(const QString& key) {
    QList<Problem> problems;
    const SavedGameReader* reader = has(key) ? readerOf(pathOf(key), problems) : nullptr;
    if (!reader) return problems;
    if (const auto unwritable = makeFolder()) return QList<Problem>{*unwritable};
    const QString path = freshPath();
    problems = reader->copySound(pathOf(key), path);
    if (!problems.isEmpty()) return problems;
    return QFileInfo(path).fileName();
}

} // namespace magister
