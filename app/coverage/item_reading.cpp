// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/coverage/item_reading.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace magister {

namespace {

using Kind = SourceItem::Kind;

struct Heading {
    Kind kind{};
    QString name;
    QString parameter; ///< type of the last one
};

QString lastParameter(const QString& text, qsizetype open) {
    const auto close = text.indexOf(u')', open);
    const QString last = text.mid(open + 1, (close < 0 ? text.size() : close) - open - 1).section(u',', -1);
    static const QRegularExpression noise(u"\\b(const|struct|class)\\b|[&*]"_s);
    return QString(last).remove(noise).simplified().section(u' ', 0, 0).section(u"::"_s, -1);
}

/// What a heading in front of "{" or ";" introduces; nothing for a statement of code.
std::optional<Heading> understand(const QString& text) {
    static const QRegularExpression space(u"\\bnamespace\\b\\s*([\\w:]*)"_s);
    static const QRegularExpression type(u"^(?:template\\s*<[^(]*>\\s*)?(?:typedef\\s+)?\\b(?:class|struct|union|enum(?:\\s+class)?)\\s+(\\w+)"_s);
    static const QRegularExpression function(u"(operator\\s*\\S{1,2}|~?\\w+(?:::~?\\w+)*)\\s*\\("_s);
    static const QRegularExpression data(u"(\\w+)\\s*(?:\\[[^\\]]*\\]\\s*)*$"_s);
    if (const auto found = space.match(text); found.hasMatch()) return Heading{Kind::Namespace, found.captured(1), {}};
    if (text.startsWith(u"using "_s) || text.startsWith(u"friend "_s) || text.isEmpty()) return std::nullopt;
    if (const auto found = type.match(text); found.hasMatch() && !text.contains(u'('))
        return Heading{Kind::Type, found.captured(1), {}};
    static const QRegularExpression value(u"(?<![=!<>])=(?!=)"_s);
    const QString front = text.left(text.indexOf(value)).trimmed(); // all of it where there is none
    if (const auto found = function.match(front); found.hasMatch())
        return Heading{Kind::Function, found.captured(1), lastParameter(front, found.capturedEnd() - 1)};
    if (const auto found = data.match(front); found.hasMatch()) return Heading{Kind::Data, found.captured(1), {}};
    return std::nullopt;
}

} // namespace

bool ItemReading::insideCode() const {
    if (m_open.isEmpty()) return false;
    const auto& item = m_open.last().item;
    return !item || m_file.m_items[*item].kind == Kind::Function || m_file.m_items[*item].kind == Kind::Data;
}

/// The text since the last statement, without the labels of a class.
QString ItemReading::heading(qsizetype end) {
    static const QRegularExpression label(u"\\b(?:(?:public|protected|private)(\\s+slots)?|signals)\\s*:(?!:)"_s);
    const QString& code = m_file.m_source.code;
    if (!m_open.isEmpty() && m_open.last().item && m_file.m_items[*m_open.last().item].kind == Kind::Type) {
        QRegularExpressionMatch last;
        for (auto it = label.globalMatch(code.mid(m_start, end - m_start)); it.hasNext();)
            last = it.next();
        if (last.hasMatch()) {
            m_open.last().slots_ = last.capturedLength(1) > 0;
            m_start += last.capturedEnd();
        }
    }
    while (m_start < end && code[m_start].isSpace())
        ++m_start;
    return code.mid(m_start, end - m_start).remove(u"Q_OBJECT"_s).simplified();
}

QString ItemReading::around(const QString& name) const {
    for (qsizetype i = m_open.size() - 1; i >= 0; --i)
        if (m_open[i].item && m_file.m_items[*m_open[i].item].kind == Kind::Type)
            return m_file.m_items[*m_open[i].item].bare + u"::"_s + name;
    return name;
}

qsizetype ItemReading::begin(Kind kind, const QString& name, qsizetype at) {
    SourceItem item;
    item.kind = kind;
    item.bare = kind == Kind::Namespace ? name : around(name);
    item.name = item.bare;
    item.from = m_start;
    item.to = at;
    if (kind == Kind::Function && !m_open.isEmpty() && m_open.last().slots_) m_file.m_slots.insert(item.bare);
    m_file.m_items.append(item);
    m_parameters.append(QString());
    return m_file.m_items.size() - 1;
}

void ItemReading::open(qsizetype at) {
    Open opened;
    if (!insideCode()) {
        const QString text = heading(at);
        if (text.isEmpty() || text.startsWith(u',')) {
            opened.item = m_closed; // behind "Type(int a) : m_a{a}" the body is still to come
        } else if (const auto read = understand(text)) {
            opened.item = begin(read->kind, read->name, at);
            m_file.m_items[*opened.item].hasBody = true;
            m_parameters[*opened.item] = read->parameter;
        }
    }
    m_open.append(opened);
    m_start = at + 1;
}

void ItemReading::close(qsizetype at) {
    if (!m_open.isEmpty()) {
        m_closed = m_open.takeLast().item;
        if (m_closed) m_file.m_items[*m_closed].to = at + 1;
    }
    m_start = at + 1;
}

void ItemReading::statement(qsizetype at) {
    if (!insideCode())
        if (const auto read = understand(heading(at)); read && read->kind != Kind::Namespace) {
            const auto item = begin(read->kind, read->name, at + 1);
            m_parameters[item] = read->parameter;
        }
    m_start = at + 1;
}

/// refuse(ChooseHex), refuse(ChooseShip), ... where several functions of a file share a name.
void ItemReading::tellOverloadsApart() {
    QHash<QString, int> bodies;
    for (const SourceItem& item : m_file.m_items)
        if (item.kind == Kind::Function && item.hasBody) ++bodies[item.bare];
    for (qsizetype i = 0; i < m_file.m_items.size(); ++i)
        if (SourceItem& item = m_file.m_items[i]; bodies.value(item.bare) > 1 && !m_parameters[i].isEmpty())
            item.name = item.bare + u'(' + m_parameters[i] + u')';
}

void ItemReading::run() {
    const QString& code = m_file.m_source.code;
    int round = 0;
    for (qsizetype i = 0; i < code.size(); ++i) {
        const QChar c = code[i];
        if (c == u'(') ++round;
        else if (c == u')') --round;
        else if (c == u'{' && round == 0) open(i);
        else if (c == u'}' && round == 0) close(i);
        else if (c == u';' && round == 0) statement(i);
    }
    tellOverloadsApart();
}

} // namespace magister
