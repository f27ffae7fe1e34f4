// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_file.h"
#include "app/cli/orleans_verbs.h"
#include "app/cli/table_setup.h"
#include "app/cli/verbs.h"
#include "app/cli/words.h"

#include "engine/messina/notation.h"

#include <QTextStream>

namespace magister::cli {

int listOfChoices(const Options& options) {
    if (options.game == QLatin1String("orleans")) return choicesOfOrleans(options);
    using namespace messina;
    const auto definition = messinaDefinition();
    if (!definition) return Failed;
    const auto table = tableSetup(options, *definition);
    if (!table) return Failed;
    GameFile file;
    file.setup = *table;
    if (!options.script.isEmpty()) file = readGameFile(options.script, *table);
    Played played;
    if (file.problem.isEmpty()) played = playFile(*definition, file, options.script, false);
    QString problem = file.problem.isEmpty() ? played.problem : file.problem;
    if (played.refused) {
        const Words words(options.language);
        problem = atLine(
            options.script, played.refused->line,
            refusedText(*definition, played.state, played.refused->refusal, played.refused->command, words.language()));
    }
    if (!problem.isEmpty()) {
        QTextStream(stderr) << problem << '\n';
        return Failed;
    }
    QTextStream out(stdout);
    const auto listing = options.legalOnly ? Listing::LegalOnly : Listing::WithRefused;
    for (const Choice& choice : choices(*definition, played.state, played.state.toAct(), listing)) {
        if (choice.refusal)
            out << "refused " << QString::fromUtf8(reasonId(choice.refusal->reason).data()) << ' '
                << QString::fromUtf8(ruleId(choice.refusal->rule).data()) << ' ';
        else
            out << "legal ";
        out << QString::fromStdString(toText(*definition, played.state, choice.command)) << '\n';
    }
    return Fine;
}

} // namespace magister::cli
