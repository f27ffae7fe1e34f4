// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drills/drill_about.h"

namespace magister {

QString DrillAbout::text() const {
    std::string all = form;
    if (!argument.empty()) all += '/' + argument;
    if (!command.empty()) all += ' ' + command;
    return QString::fromStdString(all);
}

DrillAbout DrillAbout::fromText(const QString& text) {
    const QString head = text.section(u' ', 0, 0);
    return {head.section(u'/', 0, 0).toStdString(), head.section(u'/', 1).toStdString(),
            text.section(u' ', 1).toStdString()};
}

} // namespace magister
