// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/qr_code.h"

#include <qrencode.h>

#include <memory>

namespace magister::network {

QrCode qrCode(const QString& text) {
    QrCode code;
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> made(
        QRcode_encodeString(text.toUtf8().constData(), 0, QR_ECLEVEL_M, QR_MODE_8, 1), QRcode_free);
    if (!made) return code;
    code.width = made->width;
    for (int i = 0; i < code.width * code.width; ++i)
        code.dark.append(made->data[i] & 1u);
    return code;
}

QString inBlocks(const QrCode& code) {
    constexpr int margin = 4; // as the standard asks for
    const auto light = [&](int row, int column) {
        const bool inside = row >= 0 && row < code.width && column >= 0 && column < code.width;
        return !inside || !code.dark[row * code.width + column];
    };
    QString text;
    for (int row = -margin; row < code.width + margin; row += 2) {
        for (int column = -margin; column < code.width + margin; ++column) {
            const bool upper = light(row, column);
            const bool lower = light(row + 1, column);
            text += upper ? (lower ? u'█' : u'▀') : (lower ? u'▄' : u' ');
        }
        text += u'\n';
    }
    return text;
}

} // namespace magister::network
