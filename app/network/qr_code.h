// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace magister::network {

/// A text as the squares of a QR code, without its quiet margin: row by row, true is dark. Empty if the text is too long.
struct QrCode {
    int width{};
    QList<bool> dark;
};
QrCode qrCode(const QString& text);

/// The code with its margin in half blocks, for a terminal with light letters on a dark ground.
QString inBlocks(const QrCode& code);

} // namespace magister::network
