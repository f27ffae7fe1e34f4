// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes of a journal. The first byte says how they are taken:
//   j  as the file itself
//   r  two bytes of setup, then contents of records from the seat on, each with a right length, checksum, link and state
//   x  the same, but with the state as it comes (16 digits first) and the link right
#include "ground.h"

#include "content/save_game.h"

#include "messina/notation.h"

using namespace magister;
using namespace magister::messina;
using fuzz::holds;

namespace {

Setup setupFrom(std::uint8_t variant, std::uint8_t seed) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(1 + variant % 4);
    setup.boards = variant & 4 ? Side::B : Side::A;
    setup.scrolls = variant & 8 ? Side::B : Side::A;
    setup.priorityTile = variant & 16;
    for (std::size_t i = 0; variant & 32 && i < rulingCount; ++i)
        setAnswer(setup.rulings, i, static_cast<std::uint8_t>(rulingOptions()[i].choices.size() - 1));
    setup.seed = seed;
    return setup;
}

/// Whatever comes, a problem has its place in the file, and what is handed out is a position that holds.
void sane(const SavedGame& game, qsizetype size) {
    holds(game.sound() || !game.problems.isEmpty(), "a game that is not sound says why");
    holds(game.records.size() <= size, "no more is good than there is");
    if (!game.problems.isEmpty()) {
        const qlonglong byte = game.problems.first().arguments.value(1).toLongLong();
        holds(byte >= 0 && byte <= size, "the place of a problem is in the file");
    }
    if (!game.session) return;
    holds(check(*game.definition, game.session->state()).empty(), "a position that is handed out is sound");
    const SavedGame again = readSave(game.records, {});
    holds(again.sound() && !again.torn && again.session->state() == game.session->state(), "the good part is a game");
}

/// Plays along with the records, so that the state they carry is right as long as they are legal.
class Companion {
public:
    explicit Companion(const Setup& setup) : m_session(fuzz::definition(), setup) {
        m_bytes = saveHead(fuzz::definition(), setup, fuzz::pack());
        m_link = linkTo(m_bytes);
    }

    /// "1 command end-turn" or "2 undo".
    void add(const QByteArray& line) {
        JournalRecord record;
        record.seat = static_cast<std::uint8_t>(line.isEmpty() ? 9 : line[0] - '0');
        record.kind = line.mid(2) == "undo" ? RecordKind::Undo : RecordKind::Command;
        if (record.kind == RecordKind::Command) record.command = line.mid(line.mid(2).startsWith("command ") ? 10 : 2);
        if (record.seat < 1 || record.seat > 9 || record.command.size() > 200) return;
        if (m_legal && !play(record)) {
            m_legal = false;
            m_firstWrong = m_count + 1;
        }
        record.state = positionHash(m_session.definition(), m_session.state());
        const QByteArray written = journalLine(record, m_link);
        m_link = linkTo(written);
        m_bytes += written;
        ++m_count;
    }
    void finish() const {
        const SavedGame game = readSave(m_bytes, QStringLiteral("records"));
        sane(game, m_bytes.size());
        holds(game.sound() == m_legal, "a game of legal records is sound, another one is not");
        holds(game.count == (m_legal ? m_count : m_firstWrong - 1), "everything before the first wrong record is good");
        holds(game.session->state() == m_session.state(), "the position is the one that was played");
    }

private:
    bool play(const JournalRecord& record) {
        if (record.kind == RecordKind::Undo) {
            if (!m_session.canUndo() || m_session.moves().back().player + 1 != record.seat) return false;
            m_session.undo();
            return true;
        }
        const std::string text = record.command.toStdString();
        const auto read = commandFromText(m_session.definition(), m_session.state(), text);
        const auto* command = std::get_if<Command>(&read);
        if (!command || toText(m_session.definition(), m_session.state(), *command) != text) return false;
        return !m_session.give(static_cast<PlayerIndex>(record.seat - 1), *command);
    }

    messina::Session m_session;
    QByteArray m_bytes;
    QByteArray m_link;
    bool m_legal{true};
    int m_count{};
    int m_firstWrong{};
};

void wildRecords(const Setup& setup, const QList<QByteArray>& lines) {
    QByteArray bytes = saveHead(fuzz::definition(), setup, fuzz::pack());
    QByteArray link = linkTo(bytes);
    for (const QByteArray& line : lines) {
        // journalLine writes the checksum over what comes behind it; the state stands where the line begins.
        JournalRecord record;
        const auto state = hashFromDigits(line.first(std::min<qsizetype>(16, line.size())));
        record.state = state.value_or(0);
        record.seat = static_cast<std::uint8_t>(line.size() > 17 ? line[17] & 15 : 0);
        record.command = line.mid(19);
        const QByteArray written = journalLine(record, link);
        link = linkTo(written);
        bytes += written;
    }
    sane(readSave(bytes, QStringLiteral("wild")), bytes.size());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray input(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    if (input.size() < 3 || input[0] == 'j') {
        const QByteArray bytes = input.mid(1);
        sane(readSave(bytes, QStringLiteral("bytes")), bytes.size());
        return 0;
    }
    const Setup setup = setupFrom(data[1], data[2]);
    const auto lines = input.mid(3).split('\n');
    if (input[0] == 'x') {
        wildRecords(setup, lines);
        return 0;
    }
    Companion companion(setup);
    for (const QByteArray& line : lines)
        companion.add(line);
    companion.finish();
    return 0;
}
