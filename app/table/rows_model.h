// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QHash>
#include <QStringList>
#include <QVariantMap>
#include <QVector>
#include <QtQml/qqmlregistration.h>

namespace magister {

/// A list of rows with named roles. A new list is compared with the old one by `key`, and views are notified only of
/// what has changed: rows added, removed or moved, and in each row the roles that differ.
class RowsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A table gives its models")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    /// Role names besides `key`, which every row has.
    explicit RowsModel(const QStringList& roles, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override { return m_names; }

    int count() const { return static_cast<int>(m_rows.size()); }
    /// Precondition: keys are unique strings; every row has every role.
    void setRows(const QVector<QVariantMap>& rows);
    const QVector<QVariantMap>& rows() const { return m_rows; }

    /// The row as a map; empty when there is none.
    Q_INVOKABLE QVariantMap row(int index) const;
    /// The row with that key; empty when there is none.
    Q_INVOKABLE QVariantMap rowOf(const QString& key) const;

signals:
    void countChanged();

private:
    void removeMissing(const QVector<QVariantMap>& rows);
    void placeRow(int at, const QVariantMap& row);
    void update(int at, const QVariantMap& row);
    int find(const QString& key, int from) const;

    QVector<QVariantMap> m_rows;
    QStringList m_roles; ///< by role number - Qt::UserRole
    QHash<int, QByteArray> m_names;
};

} // namespace magister
