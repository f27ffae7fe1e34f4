// SPDX-License-Identifier: GPL-3.0-or-later
// How big the table of a game is without the program around it: measure_bare_table [messina|orleans]. The first limit
// of memory was set by this measure; tests/README.md has its figures.
#include "tests/app/fixture.h"
#include "tests/engine/orleans/position.h"
#include "tests/proof/measured_table.h"
#include "tests/qml/situations/messina_room.h"
#include "tests/qml/situations/orleans_room.h"

#include <QApplication>
#include <QTest>

using namespace magister;

int main(int argc, char** argv) {
    test::settleSurroundings();
    QApplication app(argc, argv);
    test::settleFont();
    const QString game = app.arguments().value(1, QStringLiteral("messina"));
    test::TableRoom room(game, QStringLiteral("full"));
    orleans::Setup setup;
    setup.players = 2;
    setup.seed = 11;
    room.lay(game == u"orleans"
                 ? orleans::tableAt(orleans::Session(orleans::realDefinition(), setup), 0)
                 : messina::tableAt(messina::Session(messina::fixture::definition(), messina::fixture::setup(2, 11))));
    Random random = Random::seeded(11);
    int moves = 0;
    while (give(room.table(), random)) {
        room.settle();
        ++moves;
    }
    const long counting = memory("VmHWM");
    QTest::keyClick(&room.window(), Qt::Key_Escape); // counted out
    QTest::qWait(300);
    std::printf("bare table, memory of a whole game of %d commands: %ld MiB at the peak when its score is counted out, "
                "%ld MiB with the score sheet%s\n",
                moves, counting / 1024, memory("VmHWM") / 1024,
                room.targets().rect("winner", nullptr).isEmpty() ? ", WHICH DID NOT COME" : "");
    sayNow();
    return 0;
}
