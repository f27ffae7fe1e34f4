// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <initializer_list>
#include <utility>

namespace magister {

/// JSON to be written as our files are: keys in their order, what is short on one line. (QJsonDocument sorts the keys.)
class DraftJson {
public:
    DraftJson(const QString& text) : m_kind(Kind::Text), m_text(text) {}
    static DraftJson yes() { return {Kind::Raw, QStringLiteral("true")}; }
    /// Of decimal digits.
    static DraftJson number(const QString& digits) { return {Kind::Raw, digits}; }
    static DraftJson list(const QStringList& texts = {});
    static DraftJson object(std::initializer_list<std::pair<QString, DraftJson>> members);

    /// To a list.
    void append(const DraftJson& item) { m_members.append({QString(), item}); }
    /// To an object.
    void add(const QString& key, const DraftJson& value) { m_members.append({key, value}); }
    /// The whole file.
    QByteArray text() const;

private:
    enum class Kind { Text, Raw, List, Object };
    DraftJson(Kind kind, const QString& text) : m_kind(kind), m_text(text) {}
    QString line() const;
    QString written(int indent, qsizetype used) const;

    Kind m_kind{};
    QString m_text;
    QList<std::pair<QString, DraftJson>> m_members;
};

} // namespace magister
