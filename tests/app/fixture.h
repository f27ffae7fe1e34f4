// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/table/messina_table.h"
#include "app/language/catalogue_language.h"

#include <QStringList>

namespace magister::messina::fixture {

/// The real pack, read once.
const Definition& definition();
const QStringList& codes();
/// The real catalogues; rules are numbered "§" and titled by their id.
const Language& language(const QString& code);
/// Texts that were asked for in that language and are not there.
QStringList missing(const QString& code);
const QVector<Seat>& seats();
/// A game of 2..4 players.
Setup setup(int players, std::uint64_t seed);

/// Plays random legal commands.
class Wanderer {
public:
    Wanderer(int players, std::uint64_t seed)
        : session(definition(), setup(players, seed)), m_random(Random::seeded(seed)) {}
    /// One command; false when the game is over.
    bool step();
    std::uint32_t below(std::uint32_t n) { return m_random.below(n); }

    Session session;

private:
    Random m_random;
};

/// A scene over a session, with its target index and offers kept alive.
class Look {
public:
    Look(const Session& session, const QString& code, std::uint8_t selected = none);
    Scene scene() const;

    const TargetIndex index;

private:
    const Session& m_session;
    QString m_code;
    Offers m_offers;
};

/// Texts in any role of the rows, lists and maps included, that still show an unfilled field.
QStringList unfilled(const QVariant& value);

} // namespace magister::messina::fixture
