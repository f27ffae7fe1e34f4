// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/person_name.h"

#include <QList>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace magister {

namespace {

/// Joins the parts of an emoji and shapes letters in some scripts; it turns nothing.
bool isJoiner(QChar sign) {
    return sign == QChar(0x200D) || sign == QChar(0x200C);
}

bool belongsInName(char32_t sign) {
    switch (QChar::category(sign)) {
    case QChar::Other_Control:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return false;
    case QChar::Other_Format:
        return sign < 0x10000 && isJoiner(QChar(static_cast<char16_t>(sign)));
    default:
        return sign != QChar::ReplacementCharacter;
    }
}

} // namespace

QString canonicalName(const QString& name) {
    QString kept;
    for (const char32_t sign : name.simplified().toUcs4())
        if (belongsInName(sign)) kept += QString::fromUcs4(&sign, 1);
    kept = kept.normalized(QString::NormalizationForm_C).simplified();
    // Joiners alone can be seen by nobody.
    return std::all_of(kept.begin(), kept.end(), isJoiner) ? QString() : kept;
}

int charactersIn(const QString& text) {
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    int count = 0;
    while (finder.toNextBoundary() >= 0)
        ++count;
    return count;
}

bool fitsName(const QString& name) {
    return name.size() <= longestName * unitsOfCharacter && charactersIn(name) <= longestName;
}

QString firstCharacters(const QString& text, int most) {
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    qsizetype end = 0;
    for (int i = 0; i < most; ++i) {
        const qsizetype next = finder.toNextBoundary();
        if (next < 0 || next > qsizetype{most} * unitsOfCharacter) break;
        end = next;
    }
    return text.left(end);
}

} // namespace magister
