// SPDX-License-Identifier: GPL-3.0-or-later
// The head of a save: setup and pack. The first byte says how the rest is taken:
//   h  as the file itself
//   b  as the body of the head, with a right checksum; "state *" and "pack *" stand for the right ones
//   s  as setup lines
//   p  as a pack in its packed form        z  as what is packed
#include "ground.h"

#include "content/messina_pack.h"
#include "content/save_game.h"
#include "content/save_setup.h"


using namespace magister;
using namespace magister::messina;
using fuzz::holds;

namespace {

void sane(const SavedGame& game) {
    holds(game.sound() || !game.problems.isEmpty(), "a game that is not sound says why");
    holds(!game.session || check(*game.definition, game.session->state()).empty(), "a game begins with a sound position");
}

void setupLines(const QByteArray& text) {
    const ReadSetup read = setupFromText(text, false);
    if (!read.setup) {
        holds(read.fault.byte >= 0 && read.fault.byte <= text.size(), "the place of a fault is in the text");
        return;
    }
    const QByteArray written = setupText(*read.setup);
    const ReadSetup again = setupFromText(written, true);
    holds(again.setup && *again.setup == *read.setup, "a setup comes back from its text");
    if (!validate(fuzz::definition(), *read.setup).empty()) return;
    const auto state = newGame(fuzz::definition(), *read.setup).state;
    holds(check(fuzz::definition(), state).empty(), "a valid setup gives a sound position");
    // And a save of it opens.
    const SavedGame game = readSave(saveHead(fuzz::definition(), *read.setup, fuzz::pack()), QStringLiteral("head"));
    holds(game.sound() && game.session->state() == state && game.session->setup() == *read.setup, "its save opens");
}

void body(QByteArray text) {
    static const QByteArray packed = fuzz::pack().toBytes().toBase64();
    const qsizetype from = text.indexOf('\n') + 1;
    const qsizetype to = text.indexOf("state *");
    const ReadSetup read = setupFromText(to > from ? text.mid(from, to - from) : QByteArray("?"), false);
    const bool valid = read.setup && validate(fuzz::definition(), *read.setup).empty();
    text.replace("state *", "state " + hashDigits(valid ? positionHash(fuzz::definition(), newGame(fuzz::definition(), *read.setup).state) : 0));
    text.replace("pack *", "pack " + packed);
    if (!text.endsWith('\n')) text += '\n';
    sane(readSave(journalHead(text), QStringLiteral("body")));
}

void packed(const QByteArray& bytes) {
    QList<Problem> problems;
    const auto files = PackFiles::fromBytes(bytes, QStringLiteral("pack"), problems);
    holds(files.has_value() == problems.isEmpty(), "bytes that are no pack are told");
    if (files) readMessinaPack(*files);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray input(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const QByteArray rest = input.mid(1);
    switch (input.isEmpty() ? 'h' : input[0]) {
    case 'b': body(rest); break;
    case 's': setupLines(rest); break;
    case 'p': packed(rest); break;
    case 'z': packed(qCompress(rest)); break;
    default: sane(readSave(rest, QStringLiteral("bytes")));
    }
    return 0;
}
