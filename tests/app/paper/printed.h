// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>
#include <QString>

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

} // namespace magister
