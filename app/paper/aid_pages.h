// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/aid_column.h"
#include "app/paper/destination.h"

#include <functional>

namespace magister::paper {

/// The paper of an aid inside the margins.
inline const QRectF aidFrame{mm(10), mm(10), mm(190), mm(277)};

/// A page of an aid. False if it does not fit on the sheet at its size of text.
using AidPage = std::function<bool(AidSheet&)>;

/// Writes an aid in a language: exactly two pages in A4, for both sides of one sheet, each as large as it may be.
/// sound: the pack behind the pages has no problem. Returns the reason if nothing was written.
std::optional<Failure> writeAid(const Source& source, bool sound, const QString& language, const AidPage& front,
                                const AidPage& back, const Destination& destination);

} // namespace magister::paper
