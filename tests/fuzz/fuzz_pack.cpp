// SPDX-License-Identifier: GPL-3.0-or-later
// One file of a pack that is sound but for it. The first byte picks the game (from 128 on: Orléans) and the file. What
// the reader lets pass can be played.
#include "tests/fuzz/ground.h"

using namespace magister;
using fuzz::holds;

namespace {

template <class Game> void oneFile(std::uint8_t which, const QByteArray& content) {
    PackFiles files = Game::pack();
    const auto& parts = files.files();
    const QString name = parts[which % parts.size()].name;
    files.set(name, content);
    const auto read = Game::readPack(files);
    holds(read.definition.has_value() == read.problems.isEmpty(), "a pack is handed out without a problem only");
    for (const Problem& problem : read.problems)
        holds(problem.line >= 0 && problem.column >= 0, "a problem has its place");
    if (read.definition) Game::playABit(*read.definition);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const QByteArray content(reinterpret_cast<const char*>(data) + 1, static_cast<qsizetype>(size) - 1);
    if (data[0] < 128) oneFile<fuzz::Messina>(data[0], content);
    else oneFile<fuzz::Orleans>(data[0] & 127, content);
    return 0;
}
