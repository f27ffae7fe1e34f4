// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/messina/rows_model.h"

namespace magister::test {

RowsModel::RowsModel(const QVariantList &rows, QObject *parent) : QAbstractListModel(parent), m_rows(rows) {
    int role = Qt::UserRole;
    if (!rows.isEmpty()) {
        for (const QString &name : rows.first().toMap().keys())
            m_roles.insert(++role, name.toUtf8());
    }
}

int RowsModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_rows.size()); }

QVariant RowsModel::data(const QModelIndex &index, int role) const {
    return m_rows.value(index.row()).toMap().value(QString::fromUtf8(m_roles.value(role)));
}

void RowsModel::change(int row, const QString &role, const QVariant &value) {
    QVariantMap map = m_rows.value(row).toMap();
    map.insert(role, value);
    m_rows[row] = map;
    emit dataChanged(index(row), index(row), {m_roles.key(role.toUtf8())});
}

} // namespace magister::test
