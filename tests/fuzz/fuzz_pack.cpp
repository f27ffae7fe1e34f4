// SPDX-License-Identifier: GPL-3.0-or-later
// One file of a pack that is sound but for it; the first byte picks the file. What the reader lets pass can be played.
#include "ground.h"

#include "content/messina_pack.h"

#include "core/random.h"
#include "messina/game.h"

using namespace magister;
using namespace magister::messina;
using fuzz::holds;

namespace {

/// The beginning of a game at every kind of table.
void playABit(const Definition& definition) {
    std::vector<Choice> list;
    Events events;
    for (std::uint8_t players = 1; players <= 4; ++players) {
        Setup setup;
        setup.players = players;
        setup.boards = players % 2 ? Side::B : Side::A;
        setup.scrolls = players > 2 ? Side::B : Side::A;
        setup.priorityTile = players == 2;
        holds(validate(definition, setup).empty(), "a plain setup suits every pack that is read");
        State state = newGame(definition, setup).state;
        Random random = Random::seeded(players);
        for (int i = 0; i < 150 && !state.over(); ++i) {
            list.clear();
            listChoices(definition, state, state.toAct(), Listing::LegalOnly, list);
            holds(!list.empty(), "there is always a choice");
            events.clear();
            perform(definition, state, list[random.below(static_cast<std::uint32_t>(list.size()))].command, events);
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    PackFiles files = fuzz::pack();
    const auto& parts = files.files();
    const QString name = parts[data[0] % parts.size()].name;
    files.set(name, QByteArray(reinterpret_cast<const char*>(data) + 1, static_cast<qsizetype>(size) - 1));
    const PackResult read = readMessinaPack(files);
    holds(read.definition.has_value() == read.problems.isEmpty(), "a pack is handed out without a problem only");
    for (const Problem& problem : read.problems)
        holds(problem.line >= 0 && problem.column >= 0, "a problem has its place");
    if (read.definition) playABit(*read.definition);
    return 0;
}
