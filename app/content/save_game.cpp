// SPDX-License-Identifier: GPL-3.0-or-later
#include "save_game.h"

#include "save_setup.h"
#include "setup_words.h"

#include "messina/notation.h"
#include "messina/ruled_otherwise.h"

#include <QFile>
#include <QMutex>

namespace magister::messina {

namespace {

const QByteArray gameLine = QByteArrayLiteral("game messina\n");
const QByteArray stateKey = QByteArrayLiteral("state ");
const QByteArray packKey = QByteArrayLiteral("pack ");
const QByteArray noteKey = QByteArrayLiteral("note ");

/// A pack as it stands in a head, and what was read from it.
struct KnownPack {
    QByteArray packed;
    PackFiles files;
    std::shared_ptr<const PackResult> content;
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

QString shownText(QByteArrayView bytes) {
    return QString::fromUtf8(bytes.first(std::min<qsizetype>(bytes.size(), 80)).toByteArray()).simplified();
}

/// The parts of a head, or the first thing that is wrong with it; offsets from the first byte of the body.
struct HeadParts {
    struct Fault {
        ProblemKind kind{};
        qsizetype offset{};
        QStringList arguments;
    };
    std::optional<Fault> fault;
    Setup setup;
    QList<QByteArray> notes;
    qsizetype setupAt{};
    std::uint64_t state{};
    qsizetype stateAt{};
    QByteArrayView pack; ///< in base64
    qsizetype packAt{};
};

HeadParts partsOf(QByteArrayView body) {
    HeadParts parts;
    const auto fail = [&parts](ProblemKind kind, qsizetype offset, const QStringList& arguments) {
        parts.fault = {kind, offset, arguments};
        return parts;
    };
    if (!body.startsWith(gameLine)) {
        const QByteArrayView line = body.first(body.indexOf('\n'));
        if (!line.startsWith("game ")) return fail(ProblemKind::SaveMalformed, 0, {QStringLiteral("game"), shownText(line)});
        return fail(ProblemKind::SaveUnknownGame, 5, {shownText(line.sliced(5))});
    }
    // The last two lines are the hash and the pack; all between is the setup, and notes behind it.
    parts.packAt = body.chopped(1).lastIndexOf('\n') + 1;
    parts.stateAt = parts.packAt > 1 ? body.first(parts.packAt - 1).lastIndexOf('\n') + 1 : 0;
    const QByteArrayView packLine = body.sliced(parts.packAt).chopped(1);
    const QByteArrayView stateLine = body.sliced(parts.stateAt, std::max<qsizetype>(parts.packAt - parts.stateAt - 1, 0));
    if (!packLine.startsWith(packKey))
        return fail(ProblemKind::SaveMalformed, parts.packAt, {QStringLiteral("pack"), shownText(packLine)});
    parts.pack = packLine.sliced(packKey.size());
    const auto state = stateLine.startsWith(stateKey) ? hashFromDigits(stateLine.sliced(stateKey.size())) : std::nullopt;
    if (!state)
        return fail(ProblemKind::SaveMalformed, parts.stateAt, {QStringLiteral("state 0-9 a-f"), shownText(stateLine)});
    parts.state = *state;
    parts.setupAt = gameLine.size();
    qsizetype end = parts.stateAt;
    while (end > parts.setupAt) {
        const qsizetype start = body.first(end - 1).lastIndexOf('\n') + 1;
        if (!body.sliced(start).startsWith(noteKey)) break;
        parts.notes.prepend(body.sliced(start, end - 1 - start).sliced(noteKey.size()).toByteArray());
        end = start;
    }
    const ReadSetup setup = setupFromText(body.sliced(parts.setupAt, end - parts.setupAt), true);
    if (!setup.setup)
        return fail(ProblemKind::SaveMalformed, parts.setupAt + setup.fault.byte, {setup.fault.expected, setup.fault.found});
    parts.setup = *setup.setup;
    return parts;
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
        HeadParts parts = partsOf(body);
        if (parts.fault) return headFault(parts.fault->kind, parts.fault->offset, parts.fault->arguments);
        m_game.notes = std::move(parts.notes);
        return readPack(parts.pack, parts.packAt) && start(parts.setup, parts.state, parts.setupAt, parts.stateAt);
    }

    void take(const std::shared_ptr<const PackResult>& content) {
        m_game.content = content;
        m_game.definition = std::shared_ptr<const Definition>(content, &*content->definition);
    }

    bool readPack(QByteArrayView base64, qsizetype at) {
        const auto packed = QByteArray::fromBase64Encoding(base64.toByteArray(), QByteArray::AbortOnBase64DecodingErrors);
        if (!packed) return headFault(ProblemKind::SaveMalformed, at, {QStringLiteral("base64"), shownText(base64)});
        if (const auto known = knownPacks().find(*packed)) {
            m_game.pack = known->files;
            take(known->content);
            return true;
        }
        QList<Problem> problems;
        const QString folder = m_file + QLatin1String(":pack");
        if (auto files = PackFiles::fromBytes(*packed, folder, problems)) {
            m_game.pack = std::move(*files);
            auto pack = std::make_shared<const PackResult>(readMessinaPack(m_game.pack));
            problems = pack->problems;
            if (pack->definition) take(pack);
        }
        if (m_game.definition) {
            knownPacks().add({*packed, m_game.pack, m_game.content});
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
        if (!carryOut(record)) return false;
        if (sameState(record.state, 0)) return true;
        // The session goes back to the last position that is known to be right.
        switch (record.kind) {
        case RecordKind::Command: m_game.session->takeBack(); break;
        case RecordKind::Undo: m_game.session->give(m_undone->player, m_undone->command); break;
        case RecordKind::Ruling:
            m_game.session = std::move(m_before);
            m_game.rulings.pop_back();
            break;
        case RecordKind::Note: m_game.notes.removeLast();
        }
        return false;
    }

    bool carryOut(const JournalRecord& record) {
        switch (record.kind) {
        case RecordKind::Command: return command(record);
        case RecordKind::Undo: return undo(record);
        case RecordKind::Ruling: return ruling(record);
        case RecordKind::Note: m_game.notes.append(record.command);
        }
        return true;
    }

    bool undo(const JournalRecord& record) {
        Session& session = *m_game.session;
        if (!session.canUndo() || session.moves().back().player + 1 != record.seat)
            return fault(ProblemKind::SaveNoUndo, 0);
        m_undone = session.moves().back();
        session.undo();
        // What was decided meanwhile stays decided, and told.
        for (SavedRuling& one : m_game.rulings)
            one.after = std::min(one.after, session.events().size());
        return true;
    }

    bool ruling(const JournalRecord& record) {
        const qsizetype at = m_records.commandOffset();
        const QString text = QString::fromLatin1(record.command);
        const QString option = text.section(QLatin1Char(' '), 0, 0);
        Rulings rulings = m_game.session->state().rulings;
        if (!setRuling(rulings, option, text.section(QLatin1Char(' '), 1)).isEmpty() || rulings == m_game.session->state().rulings)
            return fault(ProblemKind::SaveUnreadable, at, {shownText(record.command)});
        auto ruled = ruledOtherwise(*m_game.session, rulings);
        if (!ruled) return fault(ProblemKind::SaveRefused, at, {shownText(record.command), QStringLiteral("too-late")});
        m_before = std::exchange(m_game.session, std::move(ruled));
        const std::size_t question = rulingIndex(option.toStdString());
        m_game.rulings.push_back({m_game.session->events().size(), m_game.session->state().round, question,
                                  answer(rulings, question)});
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
            return fault(ProblemKind::SaveUnreadable, at, {shownText(record.command)});
        const auto refused = session.give(static_cast<PlayerIndex>(record.seat - 1), *command);
        if (!refused) return true;
        const std::string_view id = reasonId(refused->reason);
        return fault(ProblemKind::SaveRefused, at,
                     {shownText(record.command), QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()))});
    }

    const QByteArray& m_bytes;
    QString m_file;
    JournalReader m_records;
    SavedGame m_game;
    std::optional<Session::Move> m_undone;
    std::optional<Session> m_before; ///< the ruling read last
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

QByteArray saveHead(const Definition& definition, const Setup& setup, const PackFiles& pack,
                    const QList<QByteArray>& notes) {
    QByteArray noted;
    for (const QByteArray& note : notes)
        noted += noteKey + note + '\n';
    return journalHead(gameLine + setupText(setup) + noted + stateKey +
                       hashDigits(positionHash(definition, newGame(definition, setup).state)) + '\n' + packKey +
                       pack.toBytes().toBase64() + '\n');
}

SavedGame readSave(const QByteArray& bytes, const QString& file) { return SaveReader(bytes, file).read(); }

SavedGame readSaveFile(const QString& path) {
    Problem problem;
    const auto bytes = readSaveBytes(path, problem);
    return bytes ? readSave(*bytes, path) : nothing(problem);
}

SaveHead readSaveHead(const QString& path) {
    SaveHead head;
    // Nearly every head is shorter than this; the whole file is read for one that is not, or to say what is wrong.
    constexpr qint64 first = 64 * 1024;
    QFile file(path);
    QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.read(first) : QByteArray();
    if (JournalReader quick(bytes); !quick.head()) {
        Problem problem;
        const auto whole = readSaveBytes(path, problem);
        if (!whole) {
            head.problems.append(problem);
            return head;
        }
        bytes = *whole;
    }
    JournalReader reader(bytes);
    const auto body = reader.head();
    if (!body) {
        head.problems.append(reader.fault()->problem(path));
        return head;
    }
    HeadParts parts = partsOf(*body);
    if (parts.fault)
        head.problems.append(reader.faultHere(parts.fault->kind, reader.bodyStart() + parts.fault->offset, parts.fault->arguments).problem(path));
    else head.setup = std::move(parts.setup);
    head.notes = std::move(parts.notes);
    return head;
}

OpenGame beginGame(const QString& path, const Setup& setup, const PackFiles& pack, JournalDisk& disk,
                   const QList<QByteArray>& notes) {
    const PackResult read = readMessinaPack(pack);
    OpenGame begun;
    begun.game.problems = read.problems;
    if (!read.definition) return begun;
    for (const std::string& fault : validate(*read.definition, setup))
        begun.game.problems.append({path, {}, 0, 0, ProblemKind::SaveUnsoundSetup,
                                    {QStringLiteral("0"), QStringLiteral("0"), QString::fromStdString(fault).section(QLatin1Char(':'), 0, 0)}});
    if (!begun.game.problems.isEmpty()) return begun;
    // Read back what will be written: a game that could not be opened again is not begun.
    SavedGame game = readSave(saveHead(*read.definition, setup, pack, notes), path);
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
