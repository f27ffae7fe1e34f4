// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/orleans/told.h"

#include "tests/engine/orleans/position.h"

#include <QHash>
#include <QRegularExpression>

#include <memory>

namespace magister::orleans::told {

namespace {
const Catalogues& catalogues() {
    static const Catalogues all{DataFolder::find(), QStringLiteral("orleans")};
    return all;
}
} // namespace

const QStringList& codes() {
    static const QStringList all{"en", "pl", "cs", "ru", "de"};
    return all;
}

const Language& language(const QString& code) {
    static QHash<QString, std::shared_ptr<CatalogueLanguage>> all;
    if (!all.contains(code)) all.insert(code, std::make_shared<CatalogueLanguage>(catalogues().of(code)));
    return *all.value(code);
}

QStringList missing(const QString& code) {
    QStringList texts;
    for (const Problem& problem : catalogues().of(code).missing())
        texts.append(problem.arguments.join(' '));
    return texts;
}

const QVector<Seat>& seats() {
    static const QVector<Seat> all{{"Anna", "sapphire"}, {"Karl", "ruby"}, {"Саша", "saffron"}, {{}, "violet"}};
    return all;
}

Scene scene(const State& state, const QString& code, PlayerIndex viewer) {
    static const Offers offers;
    return {realDefinition(), state, seats(), language(code), offers, viewer};
}

QString flaw(const QString& text) {
    // A field that stayed empty leaves a gap.
    for (const QString& sign : {QString("{"), QString("}"), QString("  "), QString("()"), QString(" .")})
        if (text.contains(sign)) return text;
    // A text that is missing is shown as «source», in English; the same marks quote a button in Russian letters.
    static const QRegularExpression missing(QStringLiteral("\u00AB[^\u00BB\\p{Cyrillic}]*\u00BB"));
    return text.contains(missing) ? text : QString();
}

} // namespace magister::orleans::told
