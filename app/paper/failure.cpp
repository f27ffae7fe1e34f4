// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/failure.h"

#include <QCoreApplication>

namespace magister::paper {

namespace {

const char* source(Failure::Kind kind) {
    switch (kind) {
    case Failure::Kind::NotWritten:
        return QT_TRANSLATE_NOOP("Paper", "The file %1 could not be written (%2). If it already existed, it is unchanged.");
    case Failure::Kind::NotPrinted:
        return QT_TRANSLATE_NOOP("Paper", "The printer “%1” did not accept the pages.");
    case Failure::Kind::UnknownLanguage:
        return QT_TRANSLATE_NOOP("Paper", "There are no rules in the language “%1”.");
    case Failure::Kind::UnknownChapter:
        return QT_TRANSLATE_NOOP("Paper", "The rules have no chapter “%1”.");
    case Failure::Kind::NoArticles:
        return QT_TRANSLATE_NOOP("Paper", "None of the requested texts exist in the language “%1”.");
    case Failure::Kind::BadContent:
        return QT_TRANSLATE_NOOP("Paper", "The program’s content has an error: %1");
    case Failure::Kind::NoAid:
        return QT_TRANSLATE_NOOP("Paper", "There is no player aid for this game.");
    case Failure::Kind::NoRoom:
        return QT_TRANSLATE_NOOP("Paper", "The player aid in the language “%1” is too long for its sheet.");
    }
    return "";
}

} // namespace

QString sentence(const Failure& failure) {
    // Both at once: a name may hold a "%2" of its own.
    const QString text = QCoreApplication::translate("Paper", source(failure.kind));
    return text.contains(QLatin1String("%2")) ? text.arg(failure.what, failure.reason) : text.arg(failure.what);
}

} // namespace magister::paper
