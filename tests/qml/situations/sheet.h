// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>
#include <QStringList>

namespace magister::test {

/// One way of looking at a situation.
struct View {
    QString theme;
    QSize size;
    QString language;

    QString name() const { return QStringLiteral("%1-%2x%3-%4").arg(theme).arg(size.width()).arg(size.height()).arg(language); }
};

/// The twenty ways: two themes, two sizes, five languages, in the order of the sheet, languages side by side.
const QList<View>& views();

/// Small pictures of one situation from all sides on one sheet of few colours.
class Sheet {
public:
    Sheet();
    /// Reads a sheet; a file that is no sheet gives an empty one.
    explicit Sheet(const QString& file);

    bool isEmpty() const { return m_image.isNull(); }
    /// Scales the picture down and puts it in its place.
    void put(int view, const QImage& picture);
    QImage at(int view) const;
    bool write(const QString& file) const;

private:
    QImage m_image;
};

/// Where two small pictures differ: cells of 8 px whose mean colour is further apart than `tolerance` (0..255).
/// Empty: they look the same. Otherwise the second picture with these cells framed, and how many in `cells`.
QImage difference(const QImage& reference, const QImage& picture, int tolerance, int* cells);

} // namespace magister::test
