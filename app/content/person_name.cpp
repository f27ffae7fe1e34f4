// SPDX-License-Identifier: GPL-3.0-or-later
#include "person_name.h"

#include <QList>
#include <QTextBoundaryFinder>

namespace magister {

namespace {

/// Joins the parts of an emoji and shapes letters in some scripts; it turns nothing.
constexpr char32_t zeroWidthJoiner = 0x200D;
constexpr char32_t zeroWidthNonJoiner = 0x200C;

bool belongsInName(char32_t sign) {
    switch (QChar::category(sign)) {
    case QChar::Other_Control:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return false;
    case QChar::Other_Format: return sign == zeroWidthJoiner || sign == zeroWidthNonJoiner;
    default: return true;
    }
}

} // namespace

QString canonicalName(const QString& name) {
    QString kept;
    for (const char32_t sign : name.simplified().toUcs4())
        if (belongsInName(sign)) kept += QString::fromUcs4(&sign, 1);
    return kept.normalized(QString::NormalizationForm_C).simplified();
}

int charactersIn(const QString& text) {
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    int count = 0;
    while (finder.toNextBoundary() >= 0)
        ++count;
    return count;
}

QString firstCharacters(const QString& text, int most) {
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    for (int i = 0; i < most; ++i)
        if (finder.toNextBoundary() < 0) return text;
    return text.left(finder.position());
}

} // namespace magister
