// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/seat.h"

#include <QByteArray>
#include <QStringList>

/// Who sits there, as notes of a saved game: "seat 1 ruby pl full Anna%20Maria", "-" for the language of the
/// household.
namespace magister {

/// How much may be explained without being asked: "full", which is usual, "some", "none".
const QStringList& helpLevels();

QList<QByteArray> seatNotes(const QVector<Seat>& seats);
/// Of one seat, from 1.
QByteArray seatNote(const Seat& seat, int number);
/// Of several notes about a seat the last counts. One seat a player, whatever the notes are: what is missing or not understood is a seat without a name, of a tincture
/// that nobody has, spoken to in the language of the household.
QVector<Seat> seatsFromNotes(const QList<QByteArray>& notes, int players);

} // namespace magister
