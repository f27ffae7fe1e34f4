// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/journal_keeper.h"

#include "engine/messina/notation.h"
#include "app/messina/table/seat_notes.h"

namespace magister::messina {

std::optional<Problem> JournalKeeper::keepsCommand(const Session& session) {
    const auto& move = session.moves().back();
    return m_file->append({positionHash(session.definition(), session.state()), static_cast<std::uint8_t>(move.player + 1),
                           RecordKind::Command,
                           QByteArray::fromStdString(toText(session.definition(), move.before, move.command))});
}

std::optional<Problem> JournalKeeper::keepsUndo(const Session& session) {
    const auto& move = session.moves().back();
    return m_file->append({positionHash(session.definition(), move.before), static_cast<std::uint8_t>(move.player + 1),
                           RecordKind::Undo, {}});
}

std::optional<Problem> JournalKeeper::keepsRuling(const Session& session, const RulingAnswer& answer) {
    const RulingOption& option = rulingOptions()[answer.question];
    const PlayerIndex turn = session.state().toAct();
    return m_file->append({positionHash(session.definition(), session.state()),
                           static_cast<std::uint8_t>(turn == none ? 1 : turn + 1), RecordKind::Ruling,
                           QByteArray::fromStdString(std::string(option.id) + ' ' + std::string(option.choices[answer.choice]))});
}

std::optional<Problem> JournalKeeper::keepsSeat(const Session& session, int number, const Seat& seat) {
    return m_file->append({positionHash(session.definition(), session.state()), static_cast<std::uint8_t>(number),
                           RecordKind::Note, seatNote(seat, number)});
}

} // namespace magister::messina
