// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/article_markup.h"

#include "app/language/names_keys.h"

#include <QRegularExpression>

namespace magister {

namespace {

class InlineReading {
public:
    InlineReading(const QString& text, const NumberSource& source) : m_text(text), m_source(source) {}

    InlineText read() {
        for (m_at = 0; m_at < m_text.size();)
            step();
        if (m_boldFrom >= 0) {
            fault(MarkupFault::Kind::NotAllowed, "**", m_boldFrom);
            m_out.html += "</b>";
        }
        return m_out;
    }

private:
    void step() {
        const QStringView rest = QStringView(m_text).mid(m_at);
        if (rest.startsWith(QLatin1String("**"))) return bold();
        if (rest.startsWith(QLatin1Char('[')) && link()) return;
        if (rest.startsWith(QLatin1Char('{')) && number()) return;
        const QChar c = m_text.at(m_at);
        if (QStringLiteral("*<>`[]{}").contains(c)) fault(MarkupFault::Kind::NotAllowed, rest.left(12).toString(), m_at);
        put(QString(c));
        ++m_at;
    }

    void bold() {
        m_out.html += m_boldFrom < 0 ? "<b>" : "</b>";
        m_boldFrom = m_boldFrom < 0 ? m_at : -1;
        m_at += 2;
    }

    bool link() {
        static const QRegularExpression form("\\G\\[([^\\[\\]]+)\\]\\(([^()\\s]*)\\)");
        const auto match = form.match(m_text, m_at);
        if (!match.hasMatch()) return false;
        const QString target = match.captured(2);
        if (target.startsWith(QLatin1String("rule:"))) {
            m_out.links.append(target.mid(5));
            m_out.html +=
                QStringLiteral("<a href=\"%1\">%2</a>").arg(target.toHtmlEscaped(), match.captured(1).toHtmlEscaped());
            m_out.plain += match.captured(1);
        } else {
            fault(MarkupFault::Kind::BrokenLink, target, m_at);
            put(match.captured(1));
        }
        m_at = match.capturedEnd();
        return true;
    }

    bool number() {
        static const QRegularExpression form("\\G\\{([A-Za-z0-9._-]+)((?:\\|[^|{}]+)*)\\}");
        const auto match = form.match(m_text, m_at);
        if (!m_source.numbers || !match.hasMatch()) return false;
        const QString key = match.captured(1);
        const QStringList forms = match.captured(2).split(QLatin1Char('|'), Qt::SkipEmptyParts);
        const auto value = m_source.numbers->value(key);
        if (!value) fault(MarkupFault::Kind::UnknownNumber, key, m_at);
        if (!forms.isEmpty() && forms.size() != pluralForms(m_source.language))
            fault(MarkupFault::Kind::WrongForms, key, m_at);
        m_out.numbers.append(key);
        put(value ? QString::number(*value) : QStringLiteral("?"));
        if (!forms.isEmpty()) {
            const QString word = forms.value(pluralForm(m_source.language, value.value_or(0)), forms.last());
            m_out.html += "&nbsp;" + word.toHtmlEscaped();
            m_out.plain += QLatin1Char(' ') + word;
        }
        m_at = match.capturedEnd();
        return true;
    }

    void put(const QString& text) {
        m_out.html += text.toHtmlEscaped();
        m_out.plain += text;
    }
    void fault(MarkupFault::Kind kind, const QString& what, qsizetype at) { m_out.faults.append({kind, what, at}); }

    const QString& m_text;
    const NumberSource& m_source;
    qsizetype m_at = 0;
    qsizetype m_boldFrom = -1;
    InlineText m_out;
};

} // namespace

InlineText readInline(const QString& text, const NumberSource& source) {
    return InlineReading(text, source).read();
}

} // namespace magister
