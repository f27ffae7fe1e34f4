// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/lesson_setup_lines.h"

#include <QRegularExpression>

namespace magister {

void reportArranged(const std::vector<std::string>& faults, const QList<JsonValue>& arranged) {
    static const QRegularExpression numbered(QStringLiteral("^arranged(?:\\[(\\d+)\\])?: (.*)$"));
    for (const std::string& fault : faults) {
        const auto match = numbered.match(QString::fromStdString(fault));
        if (!match.hasMatch()) continue; // of the draws: the lesson cannot be started, which its checks say
        const QString line = match.captured(1);
        arranged[line.isEmpty() ? arranged.size() - 1 : line.toLongLong()].report(ProblemKind::NotArranged,
                                                                                  {match.captured(2)});
    }
}

} // namespace magister
