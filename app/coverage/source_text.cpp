// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/coverage/source_text.h"

#include <QStringList>

#include <algorithm>

namespace magister {

namespace {

/// Goes through the text once and blanks what is not code.
class Blanking {
public:
    explicit Blanking(SourceText& source)
        : m_text(source.text), m_code(source.code), m_plain(source.plain), m_comments(source.comments) {}

    void run() {
        while (m_at < m_text.size())
            step();
    }

private:
    QChar peek(qsizetype ahead = 0) const { return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : QChar(); }
    bool startsWith(QLatin1String what) const { return QStringView(m_text).mid(m_at).startsWith(what); }

    void step() {
        const QChar c = peek();
        if (startsWith(QLatin1String("//"))) lineComment();
        else if (startsWith(QLatin1String("/*"))) blockComment();
        else if (startsWith(QLatin1String("R\"")) && !afterWord()) rawText();
        else if (c == QLatin1Char('"')) quotedText(c);
        else if (c == QLatin1Char('\'') && !afterWord()) quotedText(c); // 1'000 holds no character
        else if (c == QLatin1Char('#') && m_lineIsEmpty) directive();
        else plain();
    }
    bool afterWord() const { return m_at > 0 && m_text[m_at - 1].isLetterOrNumber(); }
    void plain() {
        const QChar c = peek();
        if (c == QLatin1Char('\n')) newLine();
        else if (!c.isSpace()) m_lineIsEmpty = false;
        ++m_at;
    }
    void newLine() {
        ++m_line;
        m_lineIsEmpty = true;
    }
    void blank() {
        if (peek() == QLatin1Char('\n')) newLine();
        else m_code[m_at] = QLatin1Char(' ');
        ++m_at;
    }
    void blankRemark(qsizetype end) {
        for (qsizetype i = m_at; i < std::min(end, m_text.size()); ++i)
            if (m_text[i] != QLatin1Char('\n')) m_plain[i] = QLatin1Char(' ');
        blankTo(end);
    }
    void blankTo(qsizetype end) {
        while (m_at < std::min(end, m_text.size()))
            blank();
    }
    qsizetype find(QLatin1String what, qsizetype from) const {
        const auto found = m_text.indexOf(what, from);
        return found < 0 ? m_text.size() : found;
    }
    void lineComment() {
        const auto end = find(QLatin1String("\n"), m_at);
        auto start = m_at;
        while (start < end && m_text[start] == QLatin1Char('/'))
            ++start;
        m_comments.append({m_line, m_text.mid(start, end - start).trimmed(), m_lineIsEmpty});
        blankRemark(end);
    }
    void blockComment() {
        const auto end = find(QLatin1String("*/"), m_at + 2) + 2;
        int line = m_line;
        bool alone = m_lineIsEmpty;
        for (const QString& each : m_text.mid(m_at + 2, end - m_at - 4).split(QLatin1Char('\n'))) {
            m_comments.append({line++, each.trimmed(), alone});
            alone = true;
        }
        blankRemark(end);
    }
    void rawText() {
        const auto open = find(QLatin1String("("), m_at);
        const QString close = QLatin1Char(')') + m_text.mid(m_at + 2, open - m_at - 2) + QLatin1Char('"');
        const auto end = m_text.indexOf(close, open);
        m_lineIsEmpty = false;
        blankTo(end < 0 ? m_text.size() : end + close.size());
    }
    void quotedText(QChar quote) {
        m_lineIsEmpty = false;
        ++m_at;
        while (m_at < m_text.size() && peek() != quote && peek() != QLatin1Char('\n')) {
            if (peek() == QLatin1Char('\\') && peek(1) != QLatin1Char('\n')) blank();
            if (m_at < m_text.size()) blank();
        }
        if (peek() == quote) ++m_at;
    }
    void directive() {
        auto end = find(QLatin1String("\n"), m_at);
        while (end < m_text.size() && m_text[end - 1] == QLatin1Char('\\'))
            end = find(QLatin1String("\n"), end + 1);
        const auto remark = m_text.indexOf(QLatin1String("//"), m_at);
        blankTo(remark >= 0 && remark < end ? remark : end);
        m_lineIsEmpty = false;
    }

    const QString& m_text;
    QString& m_code;
    QString& m_plain;
    QList<Comment>& m_comments;
    qsizetype m_at{};
    int m_line{1};
    bool m_lineIsEmpty{true};
};

} // namespace

SourceText SourceText::of(const QString& text) {
    SourceText source;
    source.text = text;
    source.code = text;
    source.plain = text;
    Blanking(source).run();
    source.m_lineStarts.append(0);
    for (qsizetype i = 0; i < text.size(); ++i)
        if (text[i] == QLatin1Char('\n')) source.m_lineStarts.append(i + 1);
    return source;
}

int SourceText::lineAt(qsizetype at) const {
    return static_cast<int>(std::upper_bound(m_lineStarts.begin(), m_lineStarts.end(), at) - m_lineStarts.begin());
}

qsizetype SourceText::behindBracket(qsizetype open) const {
    int depth = 0;
    for (qsizetype i = open; i < code.size(); ++i) {
        const QChar c = code[i];
        if (c == QLatin1Char('(') || c == QLatin1Char('{')) ++depth;
        else if ((c == QLatin1Char(')') || c == QLatin1Char('}')) && --depth == 0) return i + 1;
    }
    return code.size();
}

QStringList SourceText::quoted(qsizetype from, qsizetype to) const {
    QStringList found;
    for (auto open = code.indexOf(QLatin1Char('"'), from); open >= 0 && open < to;) {
        const auto close = code.indexOf(QLatin1Char('"'), open + 1);
        if (close < 0) break;
        found.append(text.mid(open + 1, close - open - 1));
        open = code.indexOf(QLatin1Char('"'), close + 1);
    }
    return found;
}

} // namespace magister
