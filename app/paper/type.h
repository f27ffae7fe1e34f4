// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>

/// Measures, faces and colours of printed pages.
namespace magister::paper {

/// Pages are laid out in dots: fine enough that a font of so many dots is as wide as on any printer.
inline constexpr int dotsPerInch = 1200;
constexpr qreal mm(qreal millimetres) { return millimetres * dotsPerInch / 25.4; }
constexpr qreal pt(qreal points) { return points * dotsPerInch / 72.0; }

inline constexpr qreal pageWidth = mm(210);
inline constexpr qreal pageHeight = mm(297);

/// Smallest print, in points.
inline constexpr qreal leastPoints = 7;

enum class Face { Serif, Sans, Title };

/// The parchment theme on white paper; all of them dark enough for a printer without colours.
namespace ink {
inline const QColor text{0x2B, 0x22, 0x19};
inline const QColor soft{0x57, 0x49, 0x3A};
inline const QColor rubric{0x9A, 0x2A, 0x1F};
inline const QColor line{0x7F, 0x6F, 0x57};
inline const QColor hairline{0xD0, 0xC1, 0xA2};
inline const QColor wash{0xF5, 0xEE, 0xDF};
} // namespace ink

/// How a paragraph is set.
struct Type {
    Face face = Face::Serif;
    qreal points = 9;
    bool bold = false;
    bool italic = false;
    QColor colour = ink::text;
    qreal leading = 1.2; ///< distance of lines, of the size
    Qt::Alignment align = Qt::AlignLeft;

    Type as(bool isBold) const {
        Type other = *this;
        other.bold = isBold;
        return other;
    }
    Type in(const QColor& other) const {
        Type coloured = *this;
        coloured.colour = other;
        return coloured;
    }
    Type aligned(Qt::Alignment to) const {
        Type other = *this;
        other.align = to;
        return other;
    }
    qreal pitch() const { return pt(points) * leading; }
};

/// PT Serif, PT Sans and Vollkorn, each with DejaVu behind it. Sized in dots, without hinting.
QFont fontOf(const Type& type);

} // namespace magister::paper
