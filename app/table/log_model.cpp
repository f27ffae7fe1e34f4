// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/log_model.h"

namespace magister {

LogModel::LogModel(const QStringList& roles, Tell tell, QObject* parent)
    : QAbstractListModel(parent), m_roles(roles), m_tell(std::move(tell)) {
    m_roles.prepend(QStringLiteral("round"));
    m_roles.prepend(QStringLiteral("key"));
    for (int i = 0; i < m_roles.size(); ++i)
        m_names.insert(Qt::UserRole + i, m_roles.at(i).toUtf8());
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    const int i = role - Qt::UserRole;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || i < 0 || i >= m_roles.size()) return {};
    if (i == 0) return QString::number(index.row());
    if (i == 1) return m_entries.at(index.row()).round;
    return m_tell(m_entries.at(index.row())).value(m_roles.at(i));
}

QVariantMap LogModel::row(int index) const {
    if (index < 0 || index >= count()) return {};
    QVariantMap map = m_tell(m_entries.at(index));
    map.insert(m_roles.at(0), QString::number(index));
    map.insert(m_roles.at(1), m_entries.at(index).round);
    return map;
}

void LogModel::append(const QVector<LogEntry>& entries) {
    if (entries.isEmpty()) return;
    beginInsertRows({}, count(), count() + static_cast<int>(entries.size()) - 1);
    m_entries.append(entries);
    endInsertRows();
    emit countChanged();
}

void LogModel::truncate(int count) {
    if (count >= this->count()) return;
    beginRemoveRows({}, count, this->count() - 1);
    m_entries.resize(count);
    endRemoveRows();
    emit countChanged();
}

void LogModel::retell() {
    if (count() > 0) emit dataChanged(index(0), index(count() - 1));
}

} // namespace magister

#include "moc_log_model.cpp"
