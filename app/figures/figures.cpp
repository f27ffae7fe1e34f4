// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/figures.h"

#include "app/figures/figure_shelf.h"

namespace magister {

QStringList Figures::showing(const QString& rule) const {
    return FigureShelf::shared().showing(rule);
}

QString Figures::caption(const QString& figure, const QString& language) const {
    return FigureShelf::shared().words(figure, language).caption;
}

} // namespace magister
