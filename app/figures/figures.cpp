// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/figures.h"

#include "app/figures/figure_shelf.h"

namespace magister {

QStringList Figures::showing(const QString& rule) const {
    const QString game = rule.section(u'.', 0, 0);
    const FigureShelf* shelf = FigureShelf::shared(game);
    QStringList figures;
    if (shelf)
        for (const QString& id : shelf->showing(rule))
            figures.append(game + u'/' + id);
    return figures;
}

QString Figures::caption(const QString& figure, const QString& language) const {
    const FigureShelf* shelf = FigureShelf::shared(figure.section(u'/', 0, 0));
    return shelf ? shelf->words(figure.section(u'/', 1), language).caption : QString();
}

} // namespace magister

#include "moc_figures.cpp"
