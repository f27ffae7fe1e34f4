// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QRawFont>
#include <QRegularExpression>
#include <QTextLayout>

namespace magister::paper {

namespace {

struct Marked {
    QString text;
    QList<QTextLayout::FormatRange> ranges;
};

QString entity(const QString& name) {
    static const QHash<QString, QString> known{{QStringLiteral("amp"), QStringLiteral("&")},
                                               {QStringLiteral("lt"), QStringLiteral("<")},
                                               {QStringLiteral("gt"), QStringLiteral(">")},
                                               {QStringLiteral("quot"), QStringLiteral("\"")},
                                               {QStringLiteral("apos"), QStringLiteral("'")},
                                               {QStringLiteral("#39"), QStringLiteral("'")},
                                               {QStringLiteral("nbsp"), QString(QChar::Nbsp)}};
    return known.value(name, QLatin1Char('&') + name + QLatin1Char(';'));
}

/// Figures of Vollkorn are old-style and read like letters.
void putFigures(Marked& marked, const Type& type) {
    static const QRegularExpression figures(QStringLiteral("[0-9]+"));
    Type serif = type;
    serif.face = Face::Serif;
    serif.bold = true;
    serif.points = type.points * 0.94;
    QTextCharFormat format;
    format.setFont(fontOf(serif));
    for (auto it = figures.globalMatch(marked.text); it.hasNext();) {
        const auto match = it.next();
        marked.ranges.append({static_cast<int>(match.capturedStart()), static_cast<int>(match.capturedLength()), format});
    }
}

/// Vollkorn has other shapes for some letters beside others, which a PDF file cannot turn back into letters. Such a letter
/// is set alone, which gives its plain shape.
void putPlainLetters(Marked& marked, const Type& type) {
    QTextLayout layout(marked.text, fontOf(type));
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    QTextCharFormat format;
    format.setFont(fontOf(type));
    for (int i = 0; i < marked.text.size(); ++i) {
        const auto runs = layout.glyphRuns(i, 1);
        if (runs.isEmpty() || runs.first().glyphIndexes().isEmpty()) continue;
        const auto plain = runs.first().rawFont().glyphIndexesForString(marked.text.mid(i, 1));
        if (plain != runs.first().glyphIndexes()) marked.ranges.append({i, 1, format});
    }
}

Marked read(const QString& fragment, const Type& type) {
    static const QRegularExpression token(QStringLiteral("<(/?)([a-z]+)[^>]*>|&([a-z0-9#]+);"));
    Marked marked;
    QHash<QString, int> from;
    qsizetype at = 0;
    for (auto it = token.globalMatch(fragment); it.hasNext();) {
        const auto match = it.next();
        marked.text += fragment.mid(at, match.capturedStart() - at);
        at = match.capturedEnd();
        const QString tag = match.captured(2);
        const int here = static_cast<int>(marked.text.size());
        if (!match.captured(3).isEmpty()) marked.text += entity(match.captured(3));
        else if (match.captured(1).isEmpty()) from.insert(tag, here);
        else if (from.contains(tag) && tag != QLatin1String("a")) {
            Type other = type.as(true);
            if (tag == QLatin1String("r")) {
                other.face = Face::Serif;
                other.italic = false;
                other.points = std::max(leastPoints, type.points * 0.9);
                other.colour = ink::rubric;
            }
            QTextCharFormat format;
            format.setFont(fontOf(other));
            format.setForeground(other.colour);
            marked.ranges.append({from.take(tag), 0, format});
            marked.ranges.last().length = here - marked.ranges.last().start;
        }
    }
    marked.text += fragment.mid(at);
    if (type.face != Face::Title) return marked;
    putPlainLetters(marked, type);
    putFigures(marked, type);
    return marked;
}

} // namespace

QString escaped(const QString& plain) { return plain.toHtmlEscaped(); }

QString rubric(const QString& number) {
    return QStringLiteral("<r>§&nbsp;%1</r>").arg(QString(number).replace(QStringLiteral(", "), QStringLiteral(",&nbsp;")));
}

QString tied(const QString& fragment, const QString& language) {
    static const QRegularExpression letters(QStringLiteral("(?<![^ (>;\\x{A0}])([aiouwzksvAIOUWZKSVавиксоуяАВИКСОУЯ]) (?=[^ ])"));
    static const QRegularExpression figures(QStringLiteral("(?<![^ (>;\\x{A0}])([0-9]+|[IVX]{1,4}) (?=[^ ])"));
    static const QRegularExpression lastNumeral(QStringLiteral(" (?=[IVX]{1,4}(?:&nbsp;|[.,;:)]|$))"));
    QString text = fragment;
    if (language != QLatin1String("en") && language != QLatin1String("de")) text.replace(letters, QStringLiteral("\\1&nbsp;"));
    return text.replace(lastNumeral, QStringLiteral("&nbsp;")).replace(figures, QStringLiteral("\\1&nbsp;"));
}

Text::Text(const QString& fragment, const Type& type, qreal width) : m_type(type), m_width(width) {
    const Marked marked = read(fragment, type);
    m_layout = std::make_shared<QTextLayout>(marked.text, fontOf(type));
    QTextOption option(type.align);
    option.setWrapMode(QTextOption::WordWrap);
    option.setUseDesignMetrics(true);
    m_layout->setTextOption(option);
    m_layout->setFormats(marked.ranges);
    m_layout->beginLayout();
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(width);
        // Same distance for all lines, whatever the fonts in them.
        const QFontMetricsF metrics(fontOf(type));
        const qreal baseline = (pitch() - metrics.ascent() - metrics.descent()) / 2 + metrics.ascent();
        line.setPosition({0, m_lines * pitch() + baseline - line.ascent()});
        m_naturalWidth = std::max(m_naturalWidth, line.naturalTextWidth());
        ++m_lines;
    }
    m_layout->endLayout();
}

void Text::drawLines(QPainter& painter, QPointF at, int first, int end) const {
    painter.setPen(m_type.colour);
    for (int i = first; i < end && i < m_lines; ++i)
        m_layout->lineAt(i).draw(&painter, at - QPointF(0, first * pitch()));
}

} // namespace magister::paper
