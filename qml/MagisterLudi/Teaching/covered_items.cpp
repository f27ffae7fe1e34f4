// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/MagisterLudi/Teaching/covered_items.h"

#include "qml/MagisterLudi/Ui/targets.h"

#include <QQmlEngine>

#include <algorithm>

namespace magister {

CoveredItems::~CoveredItems() {
    for (const Kept& kept : m_kept)
        giveBack(kept);
}

void CoveredItems::look() {
    const Targets* targets = Targets::of(qmlEngine(this));
    if (!targets) return;
    QList<QRectF> covers;
    for (const QString& name : m_names)
        if (const QRectF rect = targets->rect(name, nullptr); !rect.isEmpty()) covers.append(rect);
    Keeping now;
    if (m_table && !covers.isEmpty()) hush(*m_table, covers, now);
    for (auto kept = m_kept.constBegin(); kept != m_kept.constEnd(); ++kept)
        if (!now.contains(kept.key())) giveBack(*kept);
    m_kept = now;
}

bool CoveredItems::hides(QQuickItem* item) const {
    return std::any_of(m_kept.begin(), m_kept.end(), [item](const Kept& kept) { return kept.object == item; });
}

/// The item, if it lies under a cover, and everything in it that does.
void CoveredItems::hush(QQuickItem& item, const QList<QRectF>& covers, Keeping& now) const {
    if (&item == m_above || !item.isVisible()) return;
    const QRectF box = item.mapRectToScene(QRectF(QPointF(), item.size()));
    const double area = box.width() * box.height();
    // Edges and rings may stand out a little.
    const bool under = area > 0 && std::any_of(covers.begin(), covers.end(), [&](const QRectF& cover) {
        const QRectF common = cover & box;
        return common.width() * common.height() > 0.8 * area;
    });
    if (under) hushItself(item, now);
    for (QQuickItem* part : item.childItems())
        hush(*part, covers, now);
}

void CoveredItems::hushItself(QQuickItem& item, Keeping& now) const {
    const auto set = [&](QObject& object, const char* property, bool wanted) {
        const QPair<QObject*, QByteArray> key(&object, property);
        const auto kept = m_kept.constFind(key);
        // One that has gone may have left its address to another.
        const bool known = kept != m_kept.constEnd() && kept->object;
        const bool is = object.property(property).toBool();
        if (known)
            now.insert(key, *kept);
        else if (is != wanted)
            now.insert(key, {&object, property, is});
        if (is != wanted) object.setProperty(property, wanted);
    };
    if (item.property("unlaid").isValid()) {
        set(item, "unlaid", true);
        return;
    }
    set(item, "activeFocusOnTab", false);
    // What an item says to a screen reader is a child of it that Qt makes for `Accessible`.
    for (QObject* child : item.children())
        if (child->inherits("QQuickAccessibleAttached")) set(*child, "ignored", true);
}

void CoveredItems::giveBack(const Kept& kept) {
    if (kept.object) kept.object->setProperty(kept.property, kept.before);
}

} // namespace magister

#include "moc_covered_items.cpp"
