// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/journal.h"
#include "app/messina/pack/saves.h"

#include "engine/messina/notation.h"

#include <QtTest>

namespace magister::test {

/// The same game, played for as long as a file can hold: at its end a command is given and taken back, over and over. It ends
/// at the same position.
inline QByteArray playedForEver(const QByteArray& bytes) {
    const auto game = Saves<messina::SaveGame>::readSave(bytes, QStringLiteral("the short one"));
    if (!game.sound()) qFatal("no sound game");
    auto session = *game.session;
    const auto before = messina::positionHash(session.definition(), session.state());
    JournalRecord given{0, static_cast<std::uint8_t>(session.state().toAct() + 1), RecordKind::Command, {}};
    for (const auto& choice : messina::choices(session.definition(), session.state(), session.state().toAct(), messina::Listing::LegalOnly)) {
        given.command = QByteArray::fromStdString(messina::toText(session.definition(), session.state(), choice.command));
        if (session.give(static_cast<std::uint8_t>(given.seat - 1), choice.command)) qFatal("a legal command was refused");
        if (session.canUndo()) break;
        session = *game.session;
    }
    if (!session.canUndo()) qFatal("nothing here can be taken back");
    given.state = messina::positionHash(session.definition(), session.state());
    const JournalRecord takenBack{before, given.seat, RecordKind::Undo, {}};
    QByteArray whole = game.records;
    QByteArray link = game.link;
    while (whole.size() < biggestSave - 1000)
        for (const JournalRecord& record : {given, takenBack}) {
            const QByteArray line = journalLine(record, link);
            link = linkTo(line);
            whole += line;
        }
    return whole;
}

} // namespace magister::test
