// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QQmlComponent>
#include <QQuickItem>
#include <qqml.h>

namespace magister {

/// A place for an item that another module brings as a Component. (A Loader cannot make bound components of another file
/// in Qt 6.4.) It is as large as that item would be. There are hundreds on a table, most of them empty: in QML each one
/// would take a context and four bindings of its own.
class Hook : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// What is to stand here; null: nothing.
    Q_PROPERTY(QQmlComponent* source READ source WRITE setSource NOTIFY sourceChanged)
    /// What stands here; null: nothing.
    Q_PROPERTY(QQuickItem* item READ item NOTIFY itemChanged)

public:
    explicit Hook(QQuickItem* parent = nullptr);

    QQmlComponent* source() const { return m_source; }
    void setSource(QQmlComponent* source);
    QQuickItem* item() const { return m_item; }

signals:
    void sourceChanged();
    void itemChanged();

private:
    void fill();
    virtual void takeSize();

    QPointer<QQmlComponent> m_source;
    QPointer<QQuickItem> m_item;
};

/// An item on which another one can be laid, as a ring on what has the focus. Its size is its own.
class Bearer : public magister::Hook { // qualified: qmllint does not find the base otherwise
    Q_OBJECT
    QML_ELEMENT
    /// What is laid on it; null: nothing.
    Q_PROPERTY(QQmlComponent* laid READ source WRITE setSource NOTIFY sourceChanged)

public:
    using Hook::Hook;

private:
    void takeSize() override {}
};

} // namespace magister
