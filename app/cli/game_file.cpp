// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_file.h"

namespace magister::cli {

QString gameOfFile(const QString& path) {
    QString toldLater;
    for (const QString& text : readLines(path, toldLater).value_or(QStringList()))
        if (const QString line = bareLine(text); line.startsWith(QLatin1String("game "))) return line.mid(5);
    return {};
}

} // namespace magister::cli
