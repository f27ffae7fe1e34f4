// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace magister {

/// A question that each table decides, as listed by the engine of the game.
struct GameRuling {
    QString option;      ///< "big-fire-one-flame"
    QString rule;        ///< id of the atom that explains it
    QStringList choices; ///< the first is played unless the table decides otherwise
};

/// The questions of "messina" or "orleans" in the order of its catalogue; none for another game.
const QList<GameRuling>& gameRulings(const QString& game);
/// The one with that id; null if there is none.
const GameRuling* findRuling(const QString& game, const QString& option);

/// The printed rulebooks of a game, by the code of their language, in the order of the catalogue.
const QStringList& printedEditions(const QString& game = QStringLiteral("messina"));
/// Ready-made answers to all questions of a game: "default", then the printed editions. Orléans has only "default":
/// the one rulebook we know agrees with it.
const QStringList& rulingPresets(const QString& game = QStringLiteral("messina"));

} // namespace magister
