// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/draft_json.h"

namespace magister {

namespace {

constexpr qsizetype lineLength = 118;

QString quoted(const QString& text) {
    QString out = text;
    out.replace(u'\\', QStringLiteral("\\\\")).replace(u'"', QStringLiteral("\\\""));
    return u'"' + out + u'"';
}

} // namespace

DraftJson DraftJson::list(const QStringList& texts) {
    DraftJson list(Kind::List, QString());
    for (const QString& text : texts)
        list.append(text);
    return list;
}

DraftJson DraftJson::object(std::initializer_list<std::pair<QString, DraftJson>> members) {
    DraftJson object(Kind::Object, QString());
    for (const auto& [key, value] : members)
        object.add(key, value);
    return object;
}

QString DraftJson::line() const {
    if (m_kind == Kind::Text) return quoted(m_text);
    if (m_kind == Kind::Raw) return m_text;
    QStringList items;
    for (const auto& [key, value] : m_members)
        items.append(m_kind == Kind::Object ? quoted(key) + QStringLiteral(": ") + value.line() : value.line());
    const QString inside = items.join(QStringLiteral(", "));
    return m_kind == Kind::Object ? u'{' + inside + u'}' : u'[' + inside + u']';
}

QString DraftJson::written(int indent, qsizetype used) const {
    const QString whole = line();
    if (m_members.isEmpty() || indent + used + whole.size() <= lineLength) return whole;
    const QString space(indent + 2, u' ');
    QStringList items;
    for (const auto& [key, value] : m_members) {
        const QString name = m_kind == Kind::Object ? quoted(key) + QStringLiteral(": ") : QString();
        items.append(space + name + value.written(indent + 2, name.size()));
    }
    const QString inside = u'\n' + items.join(QStringLiteral(",\n")) + u'\n' + QString(indent, u' ');
    return m_kind == Kind::Object ? u'{' + inside + u'}' : u'[' + inside + u']';
}

QByteArray DraftJson::text() const {
    return written(0, 0).toUtf8() + '\n';
}

} // namespace magister
