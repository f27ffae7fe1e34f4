// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/json_value.h"
#include "app/content/setup_lines.h"

#include <string>
#include <vector>

namespace magister {

/// Lines as in a saved game: "boards b", "draw boards board-b-red", "ruling big-fire-one-flame one-plus-neighbour".
/// `read` is setupFromText() of the game.
template <class Setup, class Read> Setup readSetupLines(const JsonValue& value, Read read) {
    static const QStringList ownKeys{"players", "seed", "arrange"}; // a start has keys for them
    Setup setup;
    QByteArray text;
    for (const JsonValue& each : value.list(1, 60)) {
        const QByteArray line = each.text().value_or(QString()).toUtf8();
        const auto alone = read(line, false);
        const QString field = QString::fromUtf8(line).section(u' ', 0, 0);
        if (!alone.setup)
            each.report(ProblemKind::UnknownWord, {alone.fault.expected, alone.fault.found});
        else if (ownKeys.contains(field))
            each.report(ProblemKind::NotAllowedHere, {field});
        else
            text += line + '\n';
    }
    const auto all = read(text, false);
    if (all.setup) return *all.setup;
    value.report(ProblemKind::DuplicateKey, {all.fault.found}); // each of them is sound alone
    return setup;
}

/// What is wrong with the lines that arrange a position, each at its place; of the position as a whole at the last line.
/// `faults` is what validate() of the game says of the set-up with these lines.
void reportArranged(const std::vector<std::string>& faults, const QList<JsonValue>& arranged);

} // namespace magister
