// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/MagisterLudi/Ui/target.h"

#include "qml/MagisterLudi/Ui/targets.h"

#include <QtQml/qqmlinfo.h>

namespace magister {

TargetAttached::TargetAttached(QObject* item)
    : QObject(item), m_targets(Targets::of(qmlEngine(item))), m_item(qobject_cast<QQuickItem*>(item)) {
    if (!m_item) qmlWarning(item) << "Target.name needs an Item";
}

TargetAttached::~TargetAttached() {
    if (m_targets && m_item && !m_name.isEmpty()) m_targets->remove(m_name, m_item);
}

void TargetAttached::setName(const QString& name) {
    if (name == m_name) return;
    if (m_targets && m_item) {
        if (!m_name.isEmpty()) m_targets->remove(m_name, m_item);
        if (!name.isEmpty()) m_targets->add(name, m_item);
    }
    m_name = name;
    emit nameChanged();
}

} // namespace magister

#include "moc_target.cpp"
