// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/MagisterLudi/Ui/ties.h"

#include <QQuickItem>

namespace magister {

void Ties::show(QQuickItem* text, const QString& words) const {
    text->setProperty("text", words);
}

} // namespace magister

#include "moc_ties.cpp"
