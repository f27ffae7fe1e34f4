// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/pack_files.h"
#include "app/content/pack_overlay.h"
#include "app/language/problem_text.h"

#include <QTest>

#include <algorithm>

namespace magister {

/// A pack of a user's for tests, in memory: its parts, each with what stands behind format and part, on line 2. Messages
/// name its files "box/<part>.json".
inline PackFiles userPackOf(const QByteArray& game, const QList<std::pair<QByteArray, QByteArray>>& bodies) {
    PackFiles files("box");
    QByteArray names;
    for (const auto& [part, body] : bodies) {
        names += (names.isEmpty() ? "\"" : ", \"") + part + "\": \"" + part + ".json\"";
        files.set(part + ".json", "{\"format\": \"" + game + "-pack/1\", \"part\": \"" + part + "\",\n" + body + "}");
    }
    files.set("pack.json", "{\"format\": \"magister-user-pack/1\", \"game\": \"" + game +
                               "\", \"title\": \"My box\",\n\"files\": {" + names + "}}");
    return files;
}

/// One override of a value: what the list of overrides says of it, and the value in the definition that it changes.
template <class Definition> struct OverrideCase {
    const char* name;
    const char* part;
    const char* body;
    const char* tile;
    const char* field;
    const char* from; ///< null: too long to be told here; so is `to`
    const char* to;
    int (*value)(const Definition&);
    int before;
    int after;
};

/// The pack was read with the override alone: the value is another one, and the list tells it.
template <class Definition, class Result>
void compareOverride(const OverrideCase<Definition>& one, const Definition& printed, const Result& result) {
    for (const Problem& each : result.problems)
        qWarning().noquote() << sentence(each);
    QVERIFY(result.definition);
    QCOMPARE(result.userTitle, QStringLiteral("My box"));
    QCOMPARE(one.value(printed), one.before);
    QCOMPARE(one.value(*result.definition), one.after);
    const auto told = std::find_if(result.overrides.begin(), result.overrides.end(),
                                   [&](const PackOverride& each) { return each.field == QLatin1String(one.field); });
    QVERIFY(told != result.overrides.end());
    QCOMPARE(told->part, QLatin1String(one.part));
    QCOMPARE(told->tile, QString::fromLatin1(one.tile));
    if (one.from) QCOMPARE(told->from, QLatin1String(one.from));
    if (one.to) QCOMPARE(told->to, QLatin1String(one.to));
}

inline PackFiles printedFilesOf(const QString& game) {
    return PackFiles::fromFolder(DataFolder::find().packs(game), DataFolder::find());
}

} // namespace magister
