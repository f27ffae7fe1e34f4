// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QQuickItem>
#include <QRectF>
#include <QStringList>
#include <qqml.h>

namespace magister {

/// What lies covered on the table is not there for ears and keys either: nothing in it is read out or comes with Tab until
/// it is uncovered. An item with a property `unlaid`, as the spots of a table have it, is told and sees to itself.
class CoveredItems : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Names of the things (Targets). What is seen within them is covered, whatever it belongs to.
    Q_PROPERTY(QStringList names MEMBER m_names)
    /// The table on which they lie, and what of it lies over the covers: the cards.
    Q_PROPERTY(QQuickItem* table READ table WRITE setTable)
    Q_PROPERTY(QQuickItem* above READ above WRITE setAbove)

public:
    explicit CoveredItems(QObject* parent = nullptr) : QObject(parent) {}
    ~CoveredItems() override;

    QQuickItem* table() const { return m_table; }
    void setTable(QQuickItem* table) { m_table = table; }
    QQuickItem* above() const { return m_above; }
    void setAbove(QQuickItem* above) { m_above = above; }

    /// Looks again at what lies in the things, and gives back what has been uncovered.
    Q_INVOKABLE void look();
    /// Whether keys have no business there, because it lies covered.
    Q_INVOKABLE bool hides(QQuickItem* item) const;

private:
    /// A property that was true or false before, by the object that has it.
    struct Kept {
        QPointer<QObject> object;
        const char* property;
        bool before;
    };
    using Keeping = QHash<QPair<QObject*, QByteArray>, Kept>;

    void hush(QQuickItem& item, const QList<QRectF>& covers, Keeping& now) const;
    void hushItself(QQuickItem& item, Keeping& now) const;
    static void giveBack(const Kept& kept);

    QStringList m_names;
    QPointer<QQuickItem> m_table;
    QPointer<QQuickItem> m_above;
    Keeping m_kept;
};

} // namespace magister
