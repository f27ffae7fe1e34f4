// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/MagisterLudi/Ui/hook.h"

#include <QQmlEngine>
#include <QQmlIncubator>
#include <QQmlInfo>

namespace magister {

namespace {

/// Makes an item as a child of another one.
class Making : public QQmlIncubator {
public:
    explicit Making(QQuickItem& parent) : QQmlIncubator(Synchronous), m_parent(parent) {}

protected:
    void setInitialState(QObject* made) override {
        made->setParent(&m_parent);
        if (auto* item = qobject_cast<QQuickItem*>(made)) item->setParentItem(&m_parent);
    }

private:
    QQuickItem& m_parent;
};

} // namespace

Hook::Hook(QQuickItem* parent) : QQuickItem(parent) {}

void Hook::setSource(QQmlComponent* source) {
    if (m_source == source) return;
    m_source = source;
    emit sourceChanged();
    fill();
}

void Hook::fill() {
    if (QQuickItem* const old = m_item) {
        // It goes only when events are handled again; until then nothing of it may follow what happens here.
        old->disconnect(this);
        old->setVisible(false);
        old->setParentItem(nullptr);
        old->deleteLater();
        m_item = nullptr;
    }
    if (m_source) {
        // Not QQmlComponent::create(), after which the component would hold on to all that it built with, some 8 KiB.
        Making making(*this);
        m_source->create(making, m_source->creationContext());
        m_item = qobject_cast<QQuickItem*>(making.object());
        if (making.isError()) qmlWarning(this, making.errors());
    }
    if (m_item) {
        QQmlEngine::setObjectOwnership(m_item, QQmlEngine::CppOwnership);
        connect(m_item, &QQuickItem::implicitWidthChanged, this, &Hook::takeSize);
        connect(m_item, &QQuickItem::implicitHeightChanged, this, &Hook::takeSize);
    }
    takeSize();
    emit itemChanged();
}

void Hook::takeSize() {
    setImplicitSize(m_item ? m_item->implicitWidth() : 0, m_item ? m_item->implicitHeight() : 0);
}

} // namespace magister

#include "moc_hook.cpp"
