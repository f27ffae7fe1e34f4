// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/ruling_switch.h"

#include "app/language/phrase.h"

#include <QCoreApplication>

namespace magister {

QString switchText(const Language& language, const QString& option, const QString& choice) {
    const RulingTitle title = language.ruling(option, choice);
    return say(language, "Table", QT_TRANSLATE_NOOP("Table", "From now on: {question} – {answer}."),
               {{"question", title.question}, {"answer", title.answer}});
}

} // namespace magister
