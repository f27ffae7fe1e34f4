// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Figures

// A small picture of a worked example. Its name for screen readers is the caption, its description what is to be seen.
FigureDrawing {
    Accessible.role: Accessible.Graphic
    Accessible.name: caption
    Accessible.description: alternative
    Accessible.ignored: figure === ""
}
