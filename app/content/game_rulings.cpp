// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/game_rulings.h"

#include "engine/messina/rulings.h"
#include "engine/orleans/rulings.h"

#include <algorithm>

namespace magister {

namespace {

template <class Options, class IdOfRule> QList<GameRuling> listed(const Options& options, IdOfRule idOfRule) {
    QList<GameRuling> list;
    for (const auto& option : options) {
        GameRuling ruling{QString::fromUtf8(option.id), QString::fromUtf8(idOfRule(option.rule)), {}};
        for (const std::string_view choice : option.choices)
            ruling.choices.append(QString::fromUtf8(choice));
        list.append(ruling);
    }
    return list;
}

/// What belongs to the game of that id; `none` for another.
template <class T> const T& ofGame(const QString& game, const T& messina, const T& orleans, const T& none) {
    return game == QLatin1String("messina") ? messina : game == QLatin1String("orleans") ? orleans : none;
}

} // namespace

const QList<GameRuling>& gameRulings(const QString& game) {
    static const QList<GameRuling> none;
    static const QList<GameRuling> ofMessina =
        listed(messina::rulingOptions(), [](messina::Rule rule) { return messina::ruleId(rule); });
    static const QList<GameRuling> ofOrleans =
        listed(orleans::rulingOptions(), [](orleans::Rule rule) { return orleans::ruleId(rule); });
    return ofGame(game, ofMessina, ofOrleans, none);
}

const GameRuling* findRuling(const QString& game, const QString& option) {
    const QList<GameRuling>& all = gameRulings(game);
    const auto found = std::ranges::find(all, option, &GameRuling::option);
    return found == all.end() ? nullptr : &*found;
}

const QStringList& printedEditions(const QString& game) {
    static const QStringList none;
    static const QStringList ofMessina{"pl", "cs", "ru", "de"};
    static const QStringList ofOrleans{"pl"};
    return ofGame(game, ofMessina, ofOrleans, none);
}

const QStringList& rulingPresets(const QString& game) {
    static const QStringList none;
    static const QStringList ofMessina = QStringList{"default"} + printedEditions("messina");
    static const QStringList ofOrleans{"default"};
    return ofGame(game, ofMessina, ofOrleans, none);
}

} // namespace magister
