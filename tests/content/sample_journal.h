// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/content/sample_games.h"

namespace magister {

/// A saved game made in memory, as playing it would have written it.
struct SampleJournal {
    QByteArray bytes;
    std::vector<qsizetype> starts; ///< first byte of each record, the head included
    std::uint64_t last{};          ///< hash of the last position

    int count() const { return static_cast<int>(starts.size()) - 1; }
    /// Record `number` with its line feed; of the head everything.
    QByteArray record(int number) const;
    /// Everything up to the end of that record.
    QByteArray upTo(int number) const { return bytes.first(starts[static_cast<std::size_t>(number)] + record(number).size()); }
    /// The hash that record `number` tells; it was written while the game was played.
    std::uint64_t state(int number) const;
    /// The same journal with one record in place of another.
    QByteArray with(int number, const QByteArray& record) const;
};

/// The record with its checksum made right again, as somebody would who changed it on purpose. Takes whole records; the
/// head too.
QByteArray mended(const QByteArray& record);
/// What the next record of a whole and sound journal carries.
QByteArray lastLink(const QByteArray& bytes);

/// At most `records` of a game with legal choices at random; about one in twenty is taken back where that is allowed.
template <class Game> SampleJournal sampleJournal(const typename Game::Setup& setup, int records) {
    const auto& definition = Game::definition();
    typename Game::Session session(definition, setup);
    SampleJournal journal{Game::Saves::saveHead(definition, setup, Game::pack()), {0}, 0};
    QByteArray link = linkTo(journal.bytes);
    Random random = Random::seeded(setup.seed ^ 0x5DEECE66Du);
    while (!session.state().over() && journal.count() < records) {
        JournalRecord record;
        if (session.canUndo() && random.below(20) == 0) {
            record.seat = static_cast<std::uint8_t>(session.moves().back().player + 1);
            record.kind = RecordKind::Undo;
            session.undo();
        } else {
            const auto player = Game::asked(session.state(), random);
            const auto list = Game::choices(definition, session.state(), player, true);
            const auto command = list[Game::pick(session.state(), player, list, random)].command;
            record.seat = static_cast<std::uint8_t>(player + 1);
            record.command = QByteArray::fromStdString(Game::toText(definition, session.state(), command));
            session.give(player, command);
        }
        record.state = Game::positionHash(definition, session.state());
        const QByteArray line = journalLine(record, link);
        link = linkTo(line);
        journal.starts.push_back(journal.bytes.size());
        journal.bytes += line;
    }
    journal.last = Game::positionHash(definition, session.state());
    return journal;
}

} // namespace magister
