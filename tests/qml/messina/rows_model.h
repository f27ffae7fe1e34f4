// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QVariantList>

namespace magister::test {

/// A list model over rows of JSON; the roles are the names in the first row.
class RowsModel : public QAbstractListModel {
    Q_OBJECT

public:
    explicit RowsModel(const QVariantList &rows, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override { return m_roles; }
    /// Changes one value of one row and tells the views.
    void change(int row, const QString &role, const QVariant &value);

private:
    QVariantList m_rows;
    QHash<int, QByteArray> m_roles;
};

} // namespace magister::test
