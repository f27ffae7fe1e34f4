// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickItem>
#include <QStringList>

namespace magister::test {

/// Rows of pictures (IconRow) that reach out of the thing on the table (Spot) they belong to, or onto the rim of a hex.
/// Each fault as one line with the name of the item's file and where it is. Rows outside of any Spot are not looked at.
QStringList pictureFaults(QQuickItem* root);

} // namespace magister::test
