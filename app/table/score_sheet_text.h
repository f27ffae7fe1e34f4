// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/scene.h"

namespace magister {

/// The end of a game as plain text, for a clipboard or a terminal: the title; a table with a column a seat, of rows as
/// {label, values}; who has won; and why, of rows as {text}.
QString scoreSheetText(const QString& title, const QStringList& seats, const Rows& scores, const QString& verdict,
                       const Rows& reasons);

} // namespace magister
