// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/rows_model.h"

#include <QSet>

namespace magister {

namespace {
const QString keyName = QStringLiteral("key");
QString keyOf(const QVariantMap& row) {
    return row.value(keyName).toString();
}
} // namespace

RowsModel::RowsModel(const QStringList& roles, QObject* parent) : QAbstractListModel(parent), m_roles(roles) {
    m_roles.prepend(keyName);
    for (int i = 0; i < m_roles.size(); ++i)
        m_names.insert(Qt::UserRole + i, m_roles.at(i).toUtf8());
}

int RowsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant RowsModel::data(const QModelIndex& index, int role) const {
    const int i = role - Qt::UserRole;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || i < 0 || i >= m_roles.size()) return {};
    return m_rows.at(index.row()).value(m_roles.at(i));
}

QVariantMap RowsModel::row(int index) const {
    return m_rows.value(index);
}

QVariantMap RowsModel::rowOf(const QString& key) const {
    const int at = find(key, 0);
    return at < 0 ? QVariantMap{} : m_rows.at(at);
}

int RowsModel::find(const QString& key, int from) const {
    for (int i = from; i < m_rows.size(); ++i)
        if (keyOf(m_rows.at(i)) == key) return i;
    return -1;
}

void RowsModel::setRows(const QVector<QVariantMap>& rows) {
    const auto before = m_rows.size();
    removeMissing(rows);
    for (int i = 0; i < rows.size(); ++i)
        placeRow(i, rows.at(i));
    if (m_rows.size() != before) emit countChanged();
}

void RowsModel::removeMissing(const QVector<QVariantMap>& rows) {
    QSet<QString> kept;
    for (const QVariantMap& row : rows)
        kept.insert(keyOf(row));
    Q_ASSERT_X(kept.size() == rows.size(), "RowsModel", "keys are unique");
    for (int last = count() - 1; last >= 0; --last) {
        if (kept.contains(keyOf(m_rows.at(last)))) continue;
        int first = last;
        while (first > 0 && !kept.contains(keyOf(m_rows.at(first - 1))))
            --first;
        beginRemoveRows({}, first, last);
        m_rows.remove(first, last - first + 1);
        endRemoveRows();
        last = first;
    }
}

void RowsModel::placeRow(int at, const QVariantMap& row) {
    const int found = find(keyOf(row), at);
    if (found < 0) {
        beginInsertRows({}, at, at);
        m_rows.insert(at, row);
        endInsertRows();
        return;
    }
    if (found != at) {
        beginMoveRows({}, found, found, {}, at);
        m_rows.move(found, at);
        endMoveRows();
    }
    update(at, row);
}

void RowsModel::update(int at, const QVariantMap& row) {
    QList<int> changed;
    for (int i = 0; i < m_roles.size(); ++i)
        if (m_rows.at(at).value(m_roles.at(i)) != row.value(m_roles.at(i))) changed.append(Qt::UserRole + i);
    if (changed.isEmpty()) return;
    m_rows[at] = row;
    emit dataChanged(index(at), index(at), changed);
}

} // namespace magister

#include "moc_rows_model.cpp"
