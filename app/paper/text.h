// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/type.h"

#include <QPointF>
#include <QString>

#include <memory>

class QPainter;
class QTextLayout;

namespace magister::paper {

/// Plain text as a fragment of markup.
QString escaped(const QString& plain);
/// "§ 3.1" or "§ 3.1, 3.2" as a fragment: a rubric, never broken.
QString rubric(const QString& number);
/// No figure is left alone at the end of a line, nor a word of one letter in Slavic languages.
QString tied(const QString& fragment, const QString& language);

/// A paragraph, broken into lines of a width. Markup is that of the articles: <b>, <a>, entities; links are set as plain
/// text. <r> is a rubric: the number of a rule.
class Text {
public:
    Text(const QString& fragment, const Type& type, qreal width);

    int lines() const { return m_lines; }
    qreal pitch() const { return m_type.pitch(); }
    qreal height() const { return m_lines * pitch(); }
    /// Of the longest line.
    qreal naturalWidth() const { return m_naturalWidth; }
    /// False if a word is longer than the width.
    bool fits() const { return m_naturalWidth <= m_width + 0.5; }
    /// `at` is the upper left corner.
    void draw(QPainter& painter, QPointF at) const { drawLines(painter, at, 0, m_lines); }
    /// Lines from `first` on, up to and without `end`; `at` is the upper left corner of the first of them.
    void drawLines(QPainter& painter, QPointF at, int first, int end) const;

private:
    std::shared_ptr<QTextLayout> m_layout;
    Type m_type;
    qreal m_width{};
    qreal m_naturalWidth{};
    int m_lines{};
};

} // namespace magister::paper
