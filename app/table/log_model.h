// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QStringList>
#include <QVariantMap>
#include <QVector>
#include <QtQml/qqmlregistration.h>

#include <any>
#include <functional>

namespace magister {

/// Something that happened, as data. It is put into words only when somebody reads it.
struct LogEntry {
    int round{};
    std::any event;
};

/// The log, oldest entry first. Stores no sentences: every entry is worded in the current language.
class LogModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A table gives its models")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    /// Returns the roles of one entry; `key` and `round` are added here.
    using Tell = std::function<QVariantMap(const LogEntry&)>;
    LogModel(const QStringList& roles, Tell tell, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override { return m_names; }

    int count() const { return static_cast<int>(m_entries.size()); }
    const LogEntry& entry(int i) const { return m_entries.at(i); }
    /// Adds entries at the end.
    void append(const QVector<LogEntry>& entries);
    /// Removes all entries from `count` on. Precondition: 0 <= count <= count().
    void truncate(int count);
    /// The language or the names have changed: every text is requested again.
    void retell();

    /// The entry as a map of roles; empty when there is none.
    Q_INVOKABLE QVariantMap row(int index) const;

signals:
    void countChanged();

private:
    QVector<LogEntry> m_entries;
    QStringList m_roles;
    QHash<int, QByteArray> m_names;
    Tell m_tell;
};

} // namespace magister
