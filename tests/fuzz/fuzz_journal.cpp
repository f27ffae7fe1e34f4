// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes of a journal. The first byte says how they are taken:
//   j  as the file itself
//   r  two bytes of setup, then contents of records from the seat on, each with a right length, checksum, link and state
//   x  the same, but with the state as it comes (16 digits first) and the link right
// A small letter is for Messina 1347, the same in capitals for Orléans.
#include "tests/fuzz/ground.h"

using namespace magister;
using fuzz::holds;

namespace {

/// Whatever comes, a problem has its place in the file, and what is handed out is a position that holds.
template <class Game> void sane(const typename Game::Saves::SavedGame& game, qsizetype size) {
    holds(game.sound() || !game.problems.isEmpty(), "a game that is not sound says why");
    holds(game.records.size() <= size, "no more is good than there is");
    if (!game.problems.isEmpty()) {
        const qlonglong byte = game.problems.first().arguments.value(1).toLongLong();
        holds(byte >= 0 && byte <= size, "the place of a problem is in the file");
    }
    if (!game.session) return;
    holds(Game::check(*game.definition, game.session->state()).empty(), "a position that is handed out is sound");
    const auto again = Game::Saves::readSave(game.records, {});
    holds(again.sound() && !again.torn && again.session->state() == game.session->state(), "the good part is a game");
}

/// Plays along with the records, so that the state they carry is right as long as they are legal.
template <class Game> class Companion {
public:
    explicit Companion(const typename Game::Setup& setup) : m_session(Game::definition(), setup) {
        m_bytes = Game::Saves::saveHead(Game::definition(), setup, Game::pack());
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
        record.state = Game::positionHash(m_session.definition(), m_session.state());
        const QByteArray written = journalLine(record, m_link);
        m_link = linkTo(written);
        m_bytes += written;
        ++m_count;
    }
    void finish() const {
        const auto game = Game::Saves::readSave(m_bytes, QStringLiteral("records"));
        sane<Game>(game, m_bytes.size());
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
        const auto command = Game::commandFromText(m_session.definition(), m_session.state(), text);
        if (!command || Game::toText(m_session.definition(), m_session.state(), *command) != text) return false;
        return !m_session.give(static_cast<std::uint8_t>(record.seat - 1), *command);
    }

    typename Game::Session m_session;
    QByteArray m_bytes;
    QByteArray m_link;
    bool m_legal{true};
    int m_count{};
    int m_firstWrong{};
};

template <class Game> void wildRecords(const typename Game::Setup& setup, const QList<QByteArray>& lines) {
    QByteArray bytes = Game::Saves::saveHead(Game::definition(), setup, Game::pack());
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
    sane<Game>(Game::Saves::readSave(bytes, QStringLiteral("wild")), bytes.size());
}

template <class Game> void take(char how, const QByteArray& input) {
    if (input.size() < 3 || how == 'j') {
        const QByteArray bytes = input.mid(1);
        return sane<Game>(Game::Saves::readSave(bytes, QStringLiteral("bytes")), bytes.size());
    }
    const auto setup = Game::setupFrom(static_cast<std::uint8_t>(input[1]), static_cast<std::uint8_t>(input[2]));
    const auto lines = input.mid(3).split('\n');
    if (how == 'x') return wildRecords<Game>(setup, lines);
    Companion<Game> companion(setup);
    for (const QByteArray& line : lines)
        companion.add(line);
    companion.finish();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray input(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const char first = input.isEmpty() ? 'j' : input[0];
    if (first >= 'A' && first <= 'Z') take<fuzz::Orleans>(static_cast<char>(first - 'A' + 'a'), input);
    else take<fuzz::Messina>(first, input);
    return 0;
}
