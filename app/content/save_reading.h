// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/known_packs.h"
#include "app/content/save_head.h"
#include "app/content/saves.h"

#include <QDeadlineTimer>

/// Reading, starting and copying saved games of either game: only for the one source file of each game that instantiates
/// Saves.
namespace magister {

/// The packs of that game read last, over all its files.
template <class Game> KnownPacks<typename Game::Pack>& knownPacks() {
    static KnownPacks<typename Game::Pack> known;
    return known;
}

/// Plays the records of one file.
template <class Game> class SaveReader {
public:
    using Session = typename Game::Session;
    using SavedGame = typename Saves<Game>::SavedGame;

    SaveReader(const QByteArray& bytes, const QString& file, const ReadingLimit& limit)
        : m_bytes(bytes), m_file(file), m_records(bytes), m_limit(limit),
          m_deadline(limit.milliseconds > 0 ? QDeadlineTimer(limit.milliseconds) : QDeadlineTimer(QDeadlineTimer::Forever)) {}

    SavedGame read() {
        const auto body = m_records.head();
        if (body && begin(*body)) {
            while (const auto record = m_records.next()) {
                if (!inTime() || !play(*record)) break;
                keep();
            }
            if (m_records.torn()) m_game.torn = m_records.torn()->problem(m_file);
        }
        if (m_records.fault()) m_game.problems.append(m_records.fault()->problem(m_file));
        // Once, at the end: copying for every record would take quadratic time.
        m_game.records = m_bytes.first(m_sound);
        return std::move(m_game);
    }

private:
    void keep() {
        m_game.count = m_records.record();
        m_sound = m_records.end();
        m_game.link = m_records.link();
    }

    bool inTime() {
        const bool waitedFor = !m_limit.stopped || !*m_limit.stopped;
        return (waitedFor && !m_deadline.hasExpired()) ||
               fault(ProblemKind::SaveTooSlow, 0, {QString::number(m_limit.milliseconds / 1000.0)});
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
        SaveHeadParts parts = saveHeadParts(body, Game::id);
        if (parts.fault) return headFault(parts.fault->kind, parts.fault->offset, parts.fault->arguments);
        const auto setup = Game::setupFromText(parts.setup, true);
        if (!setup.setup)
            return headFault(ProblemKind::SaveMalformed, parts.setupAt + setup.fault.byte, {setup.fault.expected, setup.fault.found});
        m_game.notes = std::move(parts.notes);
        return readPack(parts.pack, parts.packAt) && start(*setup.setup, parts);
    }

    void take(const std::shared_ptr<const typename Game::Pack>& content) {
        m_game.content = content;
        m_game.definition = std::shared_ptr<const typename Game::Definition>(content, &*content->definition);
    }

    bool readPack(QByteArrayView base64, qsizetype at) {
        const auto packed = QByteArray::fromBase64Encoding(base64.toByteArray(), QByteArray::AbortOnBase64DecodingErrors);
        if (!packed) return headFault(ProblemKind::SaveMalformed, at, {QStringLiteral("base64"), shownSaveText(base64)});
        if (const auto known = knownPacks<Game>().find(*packed)) {
            m_game.pack = known->files;
            take(known->content);
            return true;
        }
        QList<Problem> problems;
        const QString folder = m_file + QLatin1String(":pack");
        if (auto files = PackFiles::fromBytes(*packed, folder, problems)) {
            m_game.pack = std::move(*files);
            auto pack = std::make_shared<const typename Game::Pack>(Game::readPack(m_game.pack));
            problems = pack->problems;
            if (pack->definition) take(pack);
        }
        if (m_game.definition) {
            knownPacks<Game>().add({*packed, m_game.pack, m_game.content});
            return true;
        }
        headFault(ProblemKind::SaveUnsoundPack, at, {QString::number(problems.size())});
        m_game.problems.append(problems);
        return false;
    }

    bool start(const typename Game::Setup& setup, const SaveHeadParts& parts) {
        const auto faults = Game::validate(*m_game.definition, setup);
        if (!faults.empty()) {
            const QString first = QString::fromStdString(faults.front());
            return headFault(ProblemKind::SaveUnsoundSetup, parts.setupAt, {first.section(QLatin1Char(':'), 0, 0)});
        }
        m_game.session.emplace(*m_game.definition, setup);
        if (sameState(parts.state, parts.stateAt + m_records.bodyStart())) {
            keep();
            return true;
        }
        m_game.session.reset();
        return false;
    }

    bool sameState(std::uint64_t said, qsizetype offset) {
        const std::uint64_t reached = Game::positionHash(*m_game.definition, m_game.session->state());
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
        // Rulings changed meanwhile stay changed, and are reported.
        for (SavedRuling& one : m_game.rulings)
            one.after = std::min(one.after, session.events().size());
        return true;
    }

    bool ruling(const JournalRecord& record) {
        const qsizetype at = m_records.commandOffset();
        const QString text = QString::fromLatin1(record.command);
        const QString option = text.section(QLatin1Char(' '), 0, 0);
        typename Game::Rulings rulings = m_game.session->state().rulings;
        if (!Game::setRuling(rulings, option, text.section(QLatin1Char(' '), 1)).isEmpty() ||
            rulings == m_game.session->state().rulings)
            return fault(ProblemKind::SaveUnreadable, at, {shownSaveText(record.command)});
        if (m_game.rulings.size() >= mostRulings)
            return fault(ProblemKind::SaveTooManyRulings, at, {QString::number(mostRulings)});
        auto ruled = Game::ruledOtherwise(*m_game.session, rulings);
        if (!ruled) return fault(ProblemKind::SaveRefused, at, {shownSaveText(record.command), QStringLiteral("too-late")});
        m_before = std::exchange(m_game.session, std::move(ruled));
        const std::size_t question = Game::rulingIndex(option);
        m_game.rulings.push_back({m_game.session->events().size(), m_game.session->state().round, question,
                                  Game::answer(rulings, question)});
        return true;
    }

    bool command(const JournalRecord& record) {
        Session& session = *m_game.session;
        const qsizetype at = m_records.commandOffset();
        const std::string_view text(record.command.constData(), static_cast<std::size_t>(record.command.size()));
        const auto command = Game::commandFromText(session.definition(), session.state(), text);
        // One way of writing each command: another spelling was not written by this program.
        if (!command || Game::toText(session.definition(), session.state(), *command) != text)
            return fault(ProblemKind::SaveUnreadable, at, {shownSaveText(record.command)});
        const auto refused = session.give(static_cast<std::uint8_t>(record.seat - 1), *command);
        if (!refused) return true;
        return fault(ProblemKind::SaveRefused, at,
                     {shownSaveText(record.command), QString::fromUtf8(Game::reasonOf(*refused))});
    }

    const QByteArray& m_bytes;
    QString m_file;
    JournalReader m_records;
    ReadingLimit m_limit;
    QDeadlineTimer m_deadline;
    qsizetype m_sound{}; ///< so many bytes of the file are
    SavedGame m_game;
    std::optional<typename Session::Move> m_undone;
    std::optional<Session> m_before; ///< the ruling read last
};

template <class Game> typename Saves<Game>::SavedGame nothingOf(const Problem& problem) {
    typename Saves<Game>::SavedGame game;
    game.problems.append(problem);
    return game;
}

/// A new file for a game that is sound so far.
template <class Game>
typename Saves<Game>::OpenGame newFile(typename Saves<Game>::SavedGame game, const QString& path, JournalDisk& disk) {
    auto opened = JournalFile::create(path, game.records, game.link, disk);
    game.problems.clear();
    game.torn.reset();
    if (opened.problem) game.problems.append(*opened.problem);
    else opened.file->ruledBefore(static_cast<int>(game.rulings.size()));
    return {std::move(game), std::move(opened.file)};
}

/// The head of a game; the pack as PackFiles::toBytes gives it.
template <class Game>
QByteArray headOf(const typename Game::Definition& definition, const typename Game::Setup& setup, const QByteArray& packed,
                  const QList<QByteArray>& notes) {
    const std::uint64_t state = Game::positionHash(definition, typename Game::Session(definition, setup).state());
    return journalHead(saveHeadBody(Game::id, Game::setupText(setup), notes, state, packed));
}

template <class Game>
QByteArray Saves<Game>::saveHead(const Definition& definition, const Setup& setup, const PackFiles& pack,
                                 const QList<QByteArray>& notes) {
    return headOf<Game>(definition, setup, pack.toBytes(), notes);
}

template <class Game>
typename Saves<Game>::SavedGame Saves<Game>::readSave(const QByteArray& bytes, const QString& file, const ReadingLimit& limit) {
    return SaveReader<Game>(bytes, file, limit).read();
}

template <class Game> typename Saves<Game>::SavedGame Saves<Game>::readSaveFile(const QString& path, const ReadingLimit& limit) {
    Problem problem;
    const auto bytes = readSaveBytes(path, problem);
    return bytes ? readSave(*bytes, path, limit) : nothingOf<Game>(problem);
}

template <class Game> typename Saves<Game>::SaveHead Saves<Game>::readSaveHead(const QString& path) {
    SaveHead head;
    Problem problem;
    const auto bytes = readSaveBeginning(path, problem);
    if (!bytes) {
        head.problems.append(problem);
        return head;
    }
    JournalReader reader(*bytes);
    const auto body = reader.head();
    if (!body) {
        head.problems.append(reader.fault()->problem(path));
        return head;
    }
    const auto fail = [&](ProblemKind kind, qsizetype offset, const QStringList& arguments) {
        head.problems.append(reader.faultHere(kind, reader.bodyStart() + offset, arguments).problem(path));
    };
    SaveHeadParts parts = saveHeadParts(*body, Game::id);
    head.notes = std::move(parts.notes);
    if (parts.fault) {
        fail(parts.fault->kind, parts.fault->offset, parts.fault->arguments);
        return head;
    }
    auto setup = Game::setupFromText(parts.setup, true);
    if (setup.setup) head.setup = std::move(setup.setup);
    else fail(ProblemKind::SaveMalformed, parts.setupAt + setup.fault.byte, {setup.fault.expected, setup.fault.found});
    return head;
}

template <class Game> void Saves<Game>::keepPack(const PackFiles& pack, const Pack& read) {
    const QByteArray packed = pack.toBytes();
    if (read.definition && !knownPacks<Game>().find(packed))
        knownPacks<Game>().add({packed, pack, std::make_shared<const Pack>(read)});
}

template <class Game>
typename Saves<Game>::OpenGame Saves<Game>::beginGame(const QString& path, const Setup& setup, const PackFiles& pack,
                                                      JournalDisk& disk, const QList<QByteArray>& notes) {
    const QByteArray packed = pack.toBytes();
    auto known = knownPacks<Game>().find(packed);
    OpenGame begun;
    if (!known) {
        known = {packed, pack, std::make_shared<const Pack>(Game::readPack(pack))};
        begun.game.problems = known->content->problems;
        if (!known->content->definition) return begun;
        knownPacks<Game>().add(*known);
    }
    const Definition& definition = *known->content->definition;
    for (const std::string& fault : Game::validate(definition, setup))
        begun.game.problems.append({path, {}, 0, 0, ProblemKind::SaveUnsoundSetup,
                                    {QStringLiteral("0"), QStringLiteral("0"), QString::fromStdString(fault).section(QLatin1Char(':'), 0, 0)}});
    if (!begun.game.problems.isEmpty()) return begun;
    // Read back what will be written: a game that could not be reopened is not started.
    SavedGame game = readSave(headOf<Game>(definition, setup, packed, notes), path);
    if (!game.sound()) return {std::move(game), nullptr};
    return newFile<Game>(std::move(game), path, disk);
}

template <class Game>
typename Saves<Game>::OpenGame Saves<Game>::openGame(const QString& path, JournalDisk& disk, const ReadingLimit& limit) {
    auto opened = JournalFile::open(path, disk);
    if (opened.problem) return {nothingOf<Game>(*opened.problem), nullptr};
    OpenGame game{readSave(opened.bytes, path, limit), std::move(opened.file)};
    if (game.game.sound()) {
        game.file->continueFrom(game.game.records.size(), game.game.link);
        game.file->ruledBefore(static_cast<int>(game.game.rulings.size()));
    } else {
        game.file.reset();
    }
    return game;
}

template <class Game>
typename Saves<Game>::OpenGame Saves<Game>::copyGame(const SavedGame& game, const QString& path, JournalDisk& disk) {
    return newFile<Game>(game, path, disk);
}

} // namespace magister
