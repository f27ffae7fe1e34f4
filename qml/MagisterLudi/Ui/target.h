// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQuickItem>
#include <QString>
#include <qqml.h>

namespace magister {

class Targets;

/// What `Target.name: "hex:B2"` attaches to an item: the name by which lessons, refusals and tests find it on screen.
class TargetAttached : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY nameChanged)
    /// The item is a hexagon that stands on a corner and fills its rectangle: what is lit or ringed takes that shape.
    Q_PROPERTY(bool hexagonal MEMBER m_hexagonal NOTIFY hexagonalChanged)
    /// Its parts ("hex:B2/cube" of "hex:B2") are too small to be lit apart: the whole of it is lit with them.
    Q_PROPERTY(bool whole MEMBER m_whole NOTIFY wholeChanged)

public:
    explicit TargetAttached(QObject* item);
    ~TargetAttached() override;

    QString name() const { return m_name; }
    /// An empty name takes the item off the list.
    void setName(const QString& name);
    bool hexagonal() const { return m_hexagonal; }
    bool whole() const { return m_whole; }

signals:
    void nameChanged();
    void hexagonalChanged();
    void wholeChanged();

private:
    QPointer<Targets> m_targets;
    QQuickItem* m_item;
    QString m_name;
    bool m_hexagonal{};
    bool m_whole{};
};

/// Attached type for any Item. It cannot be created.
class Target : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Target is attached to items")
    QML_ATTACHED(magister::TargetAttached)

public:
    static TargetAttached* qmlAttachedProperties(QObject* item) { return new TargetAttached(item); }
};

} // namespace magister
