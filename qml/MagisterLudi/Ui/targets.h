// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRectF>
#include <QStringList>
#include <qqml.h>

class QJSEngine;
class QQmlEngine;

namespace magister {

/// Every named item on screen, by name. One list for each QML engine.
/// Several items may carry one name; the first of them that can be seen counts.
/// A name that ends in `*` means all visible items whose name begins so.
class Targets : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Names of what a lesson points at, in the order of its marks: the first has mark 1.
    Q_PROPERTY(QStringList marks MEMBER m_marks NOTIFY marksChanged)

public:
    explicit Targets(QObject* parent = nullptr);

    /// The list of this engine; null without an engine.
    static Targets* of(QQmlEngine* engine);

    /// Where the named item is, in the coordinates of `in` (null: of the window), in px.
    /// Empty if there is none, if it cannot be seen, or if it is scrolled out of its clipping parents.
    Q_INVOKABLE QRectF rect(const QString& name, QQuickItem* in) const;
    /// Whether rect() would give a non-empty rectangle.
    Q_INVOKABLE bool has(const QString& name) const;
    /// Names of all items that exist, visible or not, each once, sorted.
    Q_INVOKABLE QStringList names() const;
    /// The item that counts for a name (no pattern), even if clipped away; null if none is visible.
    Q_INVOKABLE QQuickItem* item(const QString& name) const;
    /// Whether the item that counts for a name is a hexagon; see Target.hexagonal.
    Q_INVOKABLE bool isHexagonal(const QString& name) const;
    /// What is lit with a part of it: the visible thing of which the name is a part, if its Target.whole says so; empty
    /// for any other name.
    Q_INVOKABLE QString wholeOf(const QString& name) const;
    /// An item of that name that is not visible, as under a tab that is not open; null if there is none.
    Q_INVOKABLE QQuickItem* hidden(const QString& name) const;

    /// The mark on a thing, or on a part of it: 1 and up; 0: there is none.
    Q_INVOKABLE int markOf(const QString& name) const;

    void add(const QString& name, QQuickItem* item);
    void remove(const QString& name, QQuickItem* item);

signals:
    /// Items appeared, vanished, moved or changed size. At most once a frame.
    void changed();
    void marksChanged();

private:
    struct Seen {
        QString name;
        QRectF rect;
        bool operator==(const Seen&) const = default;
    };

    void watch(QQuickWindow* window);
    void compareSoon();
    void compare();
    QList<Seen> look() const;

    QHash<QString, QList<QQuickItem*>> m_items;
    QList<QPointer<QQuickWindow>> m_windows;
    QList<Seen> m_seen;
    QStringList m_marks;
    bool m_queued = false;
};

} // namespace magister
