// SPDX-License-Identifier: GPL-3.0-or-later
#include "save_game.h"

#include "messina_pack.h"
#include "save_setup.h"

#include "messina/notation.h"

#include <QMutex>

namespace magister::messina {

namespace {

const QByteArray gameLine = QByteArrayLiteral("game messina\n");
const QByteArray stateKey = QByteArrayLiteral("state ");
const QByteArray packKey = QByteArrayLiteral("pack ");

/// A pack as it stands in a head, and what was read from it.
struct KnownPack {
    QByteArray packed;
    PackFiles files;
    std::shared_ptr<const Definition> definition;
};

/// The sound packs read last. Nearly all games are played with the same one, and reading it takes longer than replaying
/// a game.
class KnownPacks {
public:
    std::optional<KnownPack> find(const QByteArray& packed) {
        const QMutexLocker lock(&m_mutex);
        for (const KnownPack& each : m_packs)
            if (each.packed == packed) return each;
        return std::nullopt;
    }
    void add(const KnownPack& pack) {
        const QMutexLocker lock(&m_mutex);
        m_packs.prepend(pack);
        if (m_packs.size() > 3) m_packs.removeLast();
    }

private:
    QMutex m_mutex;
    QList<KnownPack> m_packs;
};

KnownPacks& knownPacks() {
    static KnownPacks packs;
    return packs;
}

QString shown(QByteArrayView bytes) {
    return QString::fromUtf8(bytes.first(std::min<qsizetype>(bytes.size(), 80)).toByteArray()).simplified();
}

/// Plays the records of one file.
class SaveReader {
public:
    SaveReader(const QByteArray& bytes, const QString& file) : m_bytes(bytes), m_file(file), m_records(bytes) {}

    SavedGame read() {
        const auto body = m_records.head();
        if (body && begin(*body)) {
            while (const auto record = m_records.next()) {
                if (!play(*record)) break;
                keep();
            }
            if (m_records.torn()) m_game.torn = m_records.torn()->problem(m_file);
        }
        if (m_records.fault()) m_game.problems.append(m_records.fault()->problem(m_file));
        return std::move(m_game);
    }

private:
    void keep() {
        m_game.count = m_records.record();
        m_game.records = m_bytes.first(m_records.end());
        m_game.link = m_records.link();
    }

    /// A fault of the record in hand; `offset` from its first byte. Always false.
    bool fault(ProblemKind kind, qsizetype offset, const QStringList& arguments = {}) {
        m_game.problems.append(m_records.faultHere(kind, offset, arguments).problem(m_file));
        return false;
    }
    bool headFault(ProblemKind kind, qsizetype offset, const QStringList& arguments = {}) {
        return fault(kind, m_records.bodyStart() + offset, arguments);
    }

    bool begin(QByteArrayView body) {
        if (!body.startsWith(gameLine)) {
            const QByteArrayView line = body.first(body.indexOf('\n'));
            if (!line.startsWith("game ")) return headFault(ProblemKind::SaveMalformed, 0, {QStringLiteral("game"), shown(line)});
            return headFault(ProblemKind::SaveUnknownGame, 5, {shown(line.sliced(5))});
        }
        // The last two lines are the hash and the pack; all between is the setup.
        const qsizetype packAt = body.chopped(1).lastIndexOf('\n') + 1;
        const qsizetype stateAt = packAt > 1 ? body.first(packAt - 1).lastIndexOf('\n') + 1 : 0;
        const QByteArrayView packLine = body.sliced(packAt).chopped(1);
        const QByteArrayView stateLine = body.sliced(stateAt, std::max<qsizetype>(packAt - stateAt - 1, 0));
        if (!packLine.startsWith(packKey))
            return headFault(ProblemKind::SaveMalformed, packAt, {QStringLiteral("pack"), shown(packLine)});
        const auto state = stateLine.startsWith(stateKey) ? hashFromDigits(stateLine.sliced(stateKey.size())) : std::nullopt;
        if (!state) return headFault(ProblemKind::SaveMalformed, stateAt, {QStringLiteral("state 0-9 a-f"), shown(stateLine)});
        const qsizetype setupAt = gameLine.size();
        const ReadSetup setup = setupFromText(body.sliced(setupAt, stateAt - setupAt), true);
        if (!setup.setup)
            return headFault(ProblemKind::SaveMalformed, setupAt + setup.fault.byte, {setup.fault.expected, setup.fault.found});
        return readPack(packLine.sliced(packKey.size()), packAt) && start(*setup.setup, *state, setupAt, stateAt);
    }

    bool readPack(QByteArrayView base64, qsizetype at) {
        const auto packed = QByteArray::fromBase64Encoding(base64.toByteArray(), QByteArray::AbortOnBase64DecodingErrors);
        if (!packed) return headFault(ProblemKind::SaveMalformed, at, {QStringLiteral("base64"), shown(base64)});
        if (const auto known = knownPacks().find(*packed)) {
            m_game.pack = known->files;
            m_game.definition = known->definition;
            return true;
        }
        QList<Problem> problems;
        const QString folder = m_file + QLatin1String(":pack");
        if (auto files = PackFiles::fromBytes(*packed, folder, problems)) {
            m_game.pack = std::move(*files);
            PackResult pack = readMessinaPack(m_game.pack);
            problems = pack.problems;
            if (pack.definition) m_game.definition = std::make_shared<const Definition>(std::move(*pack.definition));
        }
        if (m_game.definition) {
            knownPacks().add({*packed, m_game.pack, m_game.definition});
            return true;
        }
        headFault(ProblemKind::SaveUnsoundPack, at, {QString::number(problems.size())});
        m_game.problems.append(problems);
        return false;
    }

    bool start(const Setup& setup, std::uint64_t state, qsizetype setupAt, qsizetype stateAt) {
        const auto faults = validate(*m_game.definition, setup);
        if (!faults.empty()) {
            const QString first = QString::fromStdString(faults.front());
            return headFault(ProblemKind::SaveUnsoundSetup, setupAt, {first.section(QLatin1Char(':'), 0, 0)});
        }
        m_game.session.emplace(*m_game.definition, setup);
        if (sameState(state, stateAt + m_records.bodyStart())) {
            keep();
            return true;
        }
        m_game.session.reset();
        return false;
    }

    bool sameState(std::uint64_t said, qsizetype offset) {
        const std::uint64_t reached = positionHash(*m_game.definition, m_game.session->state());
        if (said == reached) return true;
        return fault(ProblemKind::SaveWrongState, offset,
                     {QString::fromLatin1(hashDigits(said)), QString::fromLatin1(hashDigits(reached))});
    }

    bool play(const JournalRecord& record) {
        const bool played = record.kind == RecordKind::Undo ? undo(record) : command(record);
        if (!played) return false;
        if (sameState(record.state, 0)) return true;
        // The session goes back to the last position that is known to be right.
        if (record.kind == RecordKind::Command) m_game.session->takeBack();
        else m_game.session->give(m_undone->player, m_undone->command);
        return false;
    }

    bool undo(const JournalRecord& record) {
        Session& session = *m_game.session;
        if (!session.canUndo() || session.moves().back().player + 1 != record.seat)
            return fault(ProblemKind::SaveNoUndo, 0);
        m_undone = session.moves().back();
        session.undo();
        return true;
    }

    bool command(const JournalRecord& record) {
        Session& session = *m_game.session;
        const qsizetype at = m_records.commandOffset();
        const std::string_view text(record.command.constData(), static_cast<std::size_t>(record.command.size()));
        const auto read = commandFromText(session.definition(), session.state(), text);
        const Command* command = std::get_if<Command>(&read);
        // One way of writing each command: another spelling was not written by this program.
        if (!command || toText(session.definition(), session.state(), *command) != text)
            return fault(ProblemKind::SaveUnreadable, at, {shown(record.command)});
        const auto refused = session.give(static_cast<PlayerIndex>(record.seat - 1), *command);
        if (!refused) return true;
        const std::string_view id = reasonId(refused->reason);
        return fault(ProblemKind::SaveRefused, at,
                     {shown(record.command), QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()))});
    }

    const QByteArray& m_bytes;
    QString m_file;
    JournalReader m_records;
    SavedGame m_game;
    std::optional<Session::Move> m_undone;
};

SavedGame nothing(const Problem& problem) {
    SavedGame game;
    game.problems.append(problem);
    return game;
}

/// A new file for a game that is sound so far.
OpenGame newFile(SavedGame game, const QString& path, JournalDisk& disk) {
    auto opened = JournalFile::create(path, game.records, game.link, disk);
    game.problems.clear();
    game.torn.reset();
    if (opened.problem) game.problems.append(*opened.problem);
    return {std::move(game), std::move(opened.file)};
}

} // namespace

QByteArray saveHead(const Definition& definition, const Setup& setup, const PackFiles& pack) {
    return journalHead(gameLine + setupText(setup) + stateKey + hashDigits(positionHash(definition, newGame(definition, setup).state)) +
                       '\n' + packKey + pack.toBytes().toBase64() + '\n');
}

SavedGame readSave(const QByteArray& bytes, const QString& file) { return SaveReader(bytes, file).read(); }

SavedGame readSaveFile(const QString& path) {
    Problem problem;
    const auto bytes = readSaveBytes(path, problem);
    return bytes ? readSave(*bytes, path) : nothing(problem);
}

OpenGame beginGame(const QString& path, const Setup& setup, const PackFiles& pack, JournalDisk& disk) {
    const PackResult read = readMessinaPack(pack);
    OpenGame begun;
    begun.game.problems = read.problems;
    if (!read.definition) return begun;
    for (const std::string& fault : validate(*read.definition, setup))
        begun.game.problems.append({path, {}, 0, 0, ProblemKind::SaveUnsoundSetup,
                                    {QStringLiteral("0"), QStringLiteral("0"), QString::fromStdString(fault).section(QLatin1Char(':'), 0, 0)}});
    if (!begun.game.problems.isEmpty()) return begun;
    // Read back what will be written: a game that could not be opened again is not begun.
    SavedGame game = readSave(saveHead(*read.definition, setup, pack), path);
    if (!game.sound()) return {std::move(game), nullptr};
    return newFile(std::move(game), path, disk);
}

OpenGame openGame(const QString& path, JournalDisk& disk) {
    auto opened = JournalFile::open(path, disk);
    if (opened.problem) return {nothing(*opened.problem), nullptr};
    OpenGame game{readSave(opened.bytes, path), std::move(opened.file)};
    if (game.game.sound()) game.file->continueFrom(game.game.records.size(), game.game.link);
    else game.file.reset();
    return game;
}

OpenGame copyGame(const SavedGame& game, const QString& path, JournalDisk& disk) { return newFile(game, path, disk); }

} // namespace magister::messina
