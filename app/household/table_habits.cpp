// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/household/table_habits.h"

#include "app/content/game_facts.h"
#include "app/content/person_name.h"
#include "app/household/interface_language.h"
#include "app/household/preferences.h"
#include "app/table/seat.h"
#include "app/table/seat_notes.h"

#include <QSet>

namespace magister {

namespace {

constexpr int seatCount = 4;

QString seatKey(const char* what, int seat) { return QLatin1String(what) + QString::number(seat); }

/// The words of an option of a game, the usual one first; empty for another key.
QStringList optionWords(const QString& key) {
    const GameFacts* game = findGameFacts(key.section(u'/', 0, 0));
    return game ? game->options.value(key.section(u'/', 1)) : QStringList();
}

QStringList gameIds() {
    QStringList ids;
    for (const GameFacts& game : allGameFacts())
        ids.append(game.id);
    return ids;
}

/// The words of a key; empty for a key that has none, or that does not exist.
QStringList habitWords(const QString& key) {
    const bool ofSeat = key.size() > 1 && key.back() >= u'1' && key.back() <= u'4';
    const QString what = ofSeat ? key.chopped(1) : key;
    if (ofSeat && what == QLatin1String("seat")) return tinctures();
    if (ofSeat && what == QLatin1String("language")) return QStringList{QString()} + InterfaceLanguage::codes();
    if (ofSeat && what == QLatin1String("help")) return helpLevels();
    if (key == QLatin1String("game")) return gameIds();
    if (key == QLatin1String("dealing")) return {QStringLiteral("steps"), QStringLiteral("once")};
    if (key == QLatin1String("shuffled"))
        return {QStringLiteral("true"), QStringLiteral("false")};
    if (key == QLatin1String("players"))
        return {QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3"), QStringLiteral("4")};
    return optionWords(key);
}

} // namespace

QVariantMap usualTable() {
    QVariantMap table{{QStringLiteral("game"), allGameFacts().first().id},
                      {QStringLiteral("players"), 2},
                      {QStringLiteral("shuffled"), true},
                      {QStringLiteral("dealing"), QStringLiteral("steps")}};
    for (int seat = 1; seat <= seatCount; ++seat) {
        table.insert(seatKey("name", seat), QString());
        table.insert(seatKey("seat", seat), tinctures().at(seat - 1));
        table.insert(seatKey("language", seat), QString());
        table.insert(seatKey("help", seat), helpLevels().first());
    }
    for (const GameFacts& game : allGameFacts())
        for (auto option = game.options.begin(); option != game.options.end(); ++option) {
            const bool truth = option.value().contains(QStringLiteral("true"));
            table.insert(habitKey(game.id, option.key()), truth ? QVariant(option.value().first() == QLatin1String("true"))
                                                                : QVariant(option.value().first()));
        }
    return table;
}

QString habitKey(const QString& game, const QString& option) { return game + u'/' + option; }

QString habitKeyNow(const QString& key) {
    const GameFacts& first = allGameFacts().first();
    return first.options.contains(key) ? habitKey(first.id, key) : key;
}

QVariant soundHabit(const QString& key, const QVariant& value) {
    const QVariantMap usual = usualTable();
    if (!usual.contains(key)) return {};
    // Commas in a settings file make a list of a name.
    const QString text = value.toStringList().size() > 1 ? value.toStringList().join(QStringLiteral(", ")) : value.toString();
    if (key.startsWith(QLatin1String("name"))) {
        const QString name = canonicalName(text);
        return fitsName(name) ? QVariant(name) : QVariant();
    }
    if (!habitWords(key).contains(text)) return {};
    QVariant sound(text);
    sound.convert(usual.value(key).metaType());
    return sound;
}

QString allowedHabits(const QString& key) {
    if (key.startsWith(QLatin1String("name"))) return QStringLiteral("1 – %1").arg(longestName);
    QStringList words = habitWords(key);
    words.removeAll(QString());
    return words.join(QStringLiteral(", "));
}

bool soundTinctures(const QVariantMap& table) {
    QSet<QString> taken;
    for (int seat = 1; seat <= seatCount; ++seat)
        taken.insert(table.value(seatKey("seat", seat)).toString());
    return taken.size() == seatCount;
}

QVariantMap withPerson(QVariantMap table, int seat, const QString& name, const QVariantMap& own) {
    const int n = seat + 1;
    table.insert(seatKey("name", n), name);
    table.insert(seatKey("language", n), own.value(QStringLiteral("language"), QString()));
    if (own.contains(QStringLiteral("help"))) table.insert(seatKey("help", n), own.value(QStringLiteral("help")));
    const QVariant tincture = own.value(QStringLiteral("tincture"));
    for (int other = 1; tincture.isValid() && other <= seatCount; ++other)
        if (table.value(seatKey("seat", other)) == tincture) {
            table.insert(seatKey("seat", other), table.value(seatKey("seat", n)));
            table.insert(seatKey("seat", n), tincture);
            break;
        }
    return table;
}

QVariantMap renamedAt(QVariantMap table, const QString& from, const QString& to) {
    for (int n = 1; n <= seatCount; ++n)
        if (table.value(seatKey("name", n)).toString().toCaseFolded() == from.toCaseFolded()) table.insert(seatKey("name", n), to);
    return table;
}

} // namespace magister
