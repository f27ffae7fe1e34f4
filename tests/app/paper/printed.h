// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>
#include <QString>
#include <QStringList>

namespace magister {

/// A word on a printed page, in points from the upper left corner of the paper.
struct PrintedWord {
    QString text;
    QRectF place;
};

/// A PDF file as pdftotext sees it; the calling test fails if that cannot be run.
/// All text in the order in which it was drawn, without any white space, nor hyphens: lines and pages do not matter.
QString printedText(const QString& file);
/// The words of each page.
QList<QList<PrintedWord>> printedPages(const QString& file);
/// The same as printedText() for a text to be looked for: markup, entities and white space are left out.
QString squeezed(const QString& fragment);

/// Words of pages in A4 that stand outside margins of 10 mm.
QStringList outsideTheMargins(const QList<QList<PrintedWord>>& pages);
/// Pairs of words that stand on each other, as "one / other".
QStringList overlappingWords(const QList<QList<PrintedWord>>& pages);
/// Words set in smaller print than leastPoints.
QStringList tooSmallWords(const QList<QList<PrintedWord>>& pages);

} // namespace magister
