// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// Small heading over a group of offers.
UiText {
    size: 14
    bold: true
    soft: true
    font.pixelSize: height < 20 ? 13 : Theme.px(14)
    verticalAlignment: Text.AlignVCenter
    elide: Text.ElideRight
    Accessible.role: Accessible.Heading
}
