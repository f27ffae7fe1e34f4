// SPDX-License-Identifier: GPL-3.0-or-later
// The head of a save: setup and pack. The first byte says how the rest is taken:
//   h  as the file itself
//   b  as the body of the head, with a right checksum; "state *" and "pack *" stand for the right ones
//   s  as setup lines
//   p  as a pack in its packed form        z  as what is packed
// A small letter is for Messina 1347, the same in capitals for Orléans.
#include "tests/fuzz/ground.h"

using namespace magister;
using fuzz::holds;

namespace {

template <class Game> void sane(const typename Game::Saves::SavedGame& game) {
    holds(game.sound() || !game.problems.isEmpty(), "a game that is not sound says why");
    holds(!game.session || Game::check(*game.definition, game.session->state()).empty(), "a game begins with a sound position");
}

template <class Game> void setupLines(const QByteArray& text) {
    const auto read = Game::setupFromText(text, false);
    if (!read.setup) {
        holds(read.fault.byte >= 0 && read.fault.byte <= text.size(), "the place of a fault is in the text");
        return;
    }
    const QByteArray written = Game::setupText(*read.setup);
    const auto again = Game::setupFromText(written, true);
    holds(again.setup && *again.setup == *read.setup, "a setup comes back from its text");
    if (!Game::validate(Game::definition(), *read.setup).empty()) return;
    const auto state = typename Game::Session(Game::definition(), *read.setup).state();
    holds(Game::check(Game::definition(), state).empty(), "a valid setup gives a sound position");
    // And a save of it opens.
    const auto game = Game::Saves::readSave(Game::Saves::saveHead(Game::definition(), *read.setup, Game::pack()), QStringLiteral("head"));
    holds(game.sound() && game.session->state() == state && game.session->setup() == *read.setup, "its save opens");
}

template <class Game> void body(QByteArray text) {
    static const QByteArray packed = Game::pack().toBytes().toBase64();
    const qsizetype from = text.indexOf('\n') + 1;
    const qsizetype to = text.indexOf("state *");
    const auto read = Game::setupFromText(to > from ? text.mid(from, to - from) : QByteArray("?"), false);
    const bool valid = read.setup && Game::validate(Game::definition(), *read.setup).empty();
    text.replace("state *", "state " + hashDigits(valid ? Game::positionHash(Game::definition(), typename Game::Session(Game::definition(), *read.setup).state()) : 0));
    text.replace("pack *", "pack " + packed);
    if (!text.endsWith('\n')) text += '\n';
    sane<Game>(Game::Saves::readSave(journalHead(text), QStringLiteral("body")));
}

template <class Game> void packed(const QByteArray& bytes) {
    QList<Problem> problems;
    const auto files = PackFiles::fromBytes(bytes, QStringLiteral("pack"), problems);
    holds(files.has_value() == problems.isEmpty(), "bytes that are no pack are told");
    if (files) Game::readPack(*files);
}

template <class Game> void take(char how, const QByteArray& rest) {
    switch (how) {
    case 'b': return body<Game>(rest);
    case 's': return setupLines<Game>(rest);
    case 'p': return packed<Game>(rest);
    case 'z': return packed<Game>(qCompress(rest));
    default: return sane<Game>(Game::Saves::readSave(rest, QStringLiteral("bytes")));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray input(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const char first = input.isEmpty() ? 'h' : input[0];
    if (first >= 'A' && first <= 'Z') take<fuzz::Orleans>(static_cast<char>(first - 'A' + 'a'), input.mid(1));
    else take<fuzz::Messina>(first, input.mid(1));
    return 0;
}
