// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/household/preferences.h"

#include "app/household/interface_language.h"

#include "app/content/person_name.h"
#include "app/table/seat.h"
#include "app/table/seat_notes.h"

#include <QHash>

#include <cmath>

namespace magister {

namespace {

constexpr double smallestText = 1.0;
constexpr double largestText = 2.0;

/// The words of a key; empty for one that has none, or that does not exist.
QStringList allowedWords(const QString& key) {
    static const QHash<QString, QStringList> words{
        {QStringLiteral("language"), InterfaceLanguage::codes()},
        {QStringLiteral("theme"), {QStringLiteral("parchment"), QStringLiteral("candle")}},
        {QStringLiteral("motion"), {QStringLiteral("normal"), QStringLiteral("short"), QStringLiteral("off")}},
        {QStringLiteral("layout"), {QStringLiteral("itself"), QStringLiteral("grid"), QStringLiteral("column")}},
        {QStringLiteral("areas"), {QStringLiteral("fixed"), QStringLiteral("growing")}},
        {QStringLiteral("hexes"), {QStringLiteral("detailed"), QStringLiteral("calm")}},
        {QStringLiteral("askBeforeEnding"), {QStringLiteral("true"), QStringLiteral("false")}},
        {QStringLiteral("singleKeys"), {QStringLiteral("true"), QStringLiteral("false")}},
        {QStringLiteral("tips"), {QStringLiteral("true"), QStringLiteral("false")}},
        {QStringLiteral("help"), helpLevels()},
        {QStringLiteral("tincture"), tinctures()}};
    return words.value(key);
}

} // namespace

QStringList householdPreferences() {
    return {QStringLiteral("language"), QStringLiteral("theme"), QStringLiteral("textScale"), QStringLiteral("motion"),
            QStringLiteral("layout"),   QStringLiteral("areas"), QStringLiteral("hexes"),     QStringLiteral("askBeforeEnding"),
            QStringLiteral("singleKeys"), QStringLiteral("tips")};
}

QStringList personalPreferences() {
    return householdPreferences() + QStringList{QStringLiteral("help"), QStringLiteral("tincture")};
}

QStringList desktopsPreferences() {
    return {QStringLiteral("theme"), QStringLiteral("textScale"), QStringLiteral("motion")};
}

QVariantMap usualPreferences() {
    return {{QStringLiteral("language"), QString()},
            {QStringLiteral("theme"), QStringLiteral("parchment")},
            {QStringLiteral("textScale"), 1.0},
            {QStringLiteral("motion"), QStringLiteral("normal")},
            {QStringLiteral("layout"), QStringLiteral("itself")},
            {QStringLiteral("areas"), QStringLiteral("fixed")},
            {QStringLiteral("hexes"), QStringLiteral("detailed")},
            {QStringLiteral("askBeforeEnding"), true},
            {QStringLiteral("singleKeys"), true},
            {QStringLiteral("tips"), true},
            {QStringLiteral("help"), helpLevels().first()},
            {QStringLiteral("tincture"), QString()}};
}

QVariant soundPreference(const QString& key, const QVariant& value) {
    if (key == QLatin1String("textScale")) {
        bool number = false;
        const double scale = value.toDouble(&number);
        const bool sound = number && std::isfinite(scale) && scale >= smallestText && scale <= largestText;
        return sound ? QVariant(scale) : QVariant();
    }
    const QString word = value.toString();
    const QStringList allowed = allowedWords(key);
    if (!allowed.contains(word)) return {};
    return allowed.contains(QStringLiteral("true")) ? QVariant(word == QLatin1String("true")) : QVariant(word);
}

QString allowedPreferences(const QString& key) {
    return key == QLatin1String("textScale") ? QStringLiteral("1.0 – 2.0") : allowedWords(key).join(QStringLiteral(", "));
}

QVariant storedPreference(const QVariant& value) {
    return value.metaType() == QMetaType::fromType<bool>() ? QVariant(value.toString()) : value;
}

QString calmer(const QString& one, const QString& other) {
    const QStringList motions = allowedWords(QStringLiteral("motion"));
    return motions.indexOf(one) < motions.indexOf(other) ? other : one;
}

QString soundName(const QString& name) {
    const QString plain = canonicalName(name);
    return fitsName(plain) ? plain : QString();
}

} // namespace magister
