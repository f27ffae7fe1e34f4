// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/lessons/lesson_targets.h"

#include "app/language/silent_language.h"
#include "app/messina/table/shown_targets.h"
#include "app/messina/words/names.h"

namespace magister::messina {

namespace {

/// The open tiles of the offer go by their own numbers, too.
void addAliases(QStringList& names, const Definition& definition, const State& state) {
    const auto add = [&](const char* kind, const auto& tiles, const auto& piles) {
        for (const auto& pile : piles)
            if (!pile.empty())
                names.append(QStringLiteral("market:%1/%2").arg(QLatin1String(kind), tileAlias(tiles[pile.back()].id)));
    };
    add("hut-upgrades", definition.hutUpgrades, state.huts);
    add("workshops", definition.workshops, state.workshops);
    add("carts", definition.carts, state.carts);
}

} // namespace

QStringList lessonTargets(const Definition& definition, const State& state, PlayerIndex player) {
    static const QVector<Seat> nobodySits;
    static const SilentLanguage silent;
    static const Offers nothingOffered;
    QStringList names = shownTargets({definition, state, nobodySits, silent, nothingOffered, player});
    for (const std::string_view extension : extensionWords)
        names.append(QStringLiteral("exp:") + QString::fromUtf8(extension));
    names.append(QStringLiteral("log"));
    addAliases(names, definition, state);
    return names;
}

} // namespace magister::messina
