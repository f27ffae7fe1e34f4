// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the named situations of every game from all sides.
#include "tests/qml/situations/inspection.h"
#include "tests/qml/situations/messina_situations.h"
#include "tests/qml/situations/orleans_situations.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>

#include <cstdio>
#include <vector>

using namespace magister::test;

namespace {

std::vector<GameSituations> games() {
    return {{QStringLiteral("messina"), messinaSituations()}, {QStringLiteral("orleans"), orleansSituations()}};
}

} // namespace

int main(int argc, char** argv) {
    settleSurroundings();
    QApplication app(argc, argv);
    settleFont();
    QCommandLineParser arguments;
    arguments.addHelpOption();
    arguments.addOptions({{"check", "Compare with the references (the default)."},
                          {"accept", "Write the references anew."},
                          {"once", "Each situation in one of its languages, sizes and themes: a twentieth of the pictures."},
                          {"doubled", "Every text twice as long: only faults are looked for."},
                          {"large", "Every text half as large again: only faults are looked for."},
                          {"list", "Name the situations."},
                          {"game", "Only those of this game.", "game"},
                          {"references", "Folder of the references.", "folder", MAGISTER_SITUATIONS},
                          {"results", "Folder for what differs.", "folder", "situations-differ"},
                          {"full", "Keep every full picture in a folder.", "folder"}});
    arguments.addPositionalArgument("id", "Only these situations.", "[id...]");
    arguments.process(app);
    const Task task{arguments.isSet("accept"), arguments.isSet("doubled"), arguments.isSet("large"), arguments.isSet("once"), arguments.value("references"),
                    arguments.value("results"), arguments.value("full")};
    int faults = 0, looked = 0;
    for (const GameSituations& game : games()) {
        if (arguments.isSet("game") && arguments.value("game") != game.game) continue;
        ++looked;
        if (arguments.isSet("list")) {
            for (const Situation& situation : game.situations)
                std::printf("%s/%s\n", qPrintable(game.game), qPrintable(situation.id));
            continue;
        }
        for (const QString& folder : {task.references + u'/' + game.game, task.results, task.full})
            if (!folder.isEmpty()) QDir().mkpath(folder);
        faults += Inspection(task, game).look(arguments.positionalArguments());
    }
    if (looked == 0) std::printf("there is no such game\n");
    return looked > 0 && faults == 0 ? 0 : 1;
}
