// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/names.h"
#include "app/messina/table/thing_card.h"

/// The parts of thingTold(), by where a thing lies. Each answers with nothing known for a name it does not know.
namespace magister::messina {

/// head: "hex:B2", "port:upper-left", "dock:upper-left"; parts: behind it.
ThingTold placeThing(const Scene& scene, const QString& head, const QStringList& parts);
/// parts: behind "book:city/".
ThingTold bookThing(const Scene& scene, const QString& book, const QStringList& parts);
/// parts: behind "market:carts/".
ThingTold marketThing(const Scene& scene, const QString& kind, const QStringList& parts);
/// part: behind "row:round-table/3/".
ThingTold roundThing(const Scene& scene, int round, const QString& part);
/// part: behind "wheel/".
ThingTold wheelThing(const Scene& scene, const QString& part);

/// A phrase of what a screen reader says.
inline QString spokenPhrase(const Scene& scene, const char* source, const Fields& fields = {}) {
    return say(scene.language, "Spoken", source, fields);
}
/// A sentence that the screen shows elsewhere; `context` is the name of its QML file.
inline QString onScreen(const Scene& scene, const char* context, const char* source) {
    return scene.language.text(context, source);
}
/// "2 ships".
inline QString countedThing(const Scene& scene, const char* word, int n) {
    return scene.language.count(QLatin1String(word), n, QStringLiteral("nom"));
}
/// The first phrase is the name, the others stand below it.
inline ThingTold fromPhrases(const QStringList& told, const QString& term, const std::string& tile = {}) {
    return {told.value(0), term, told.mid(1), tile};
}
inline QString bookTerm(Book book) {
    return bookId(book) + QStringLiteral("-book");
}

} // namespace magister::messina
