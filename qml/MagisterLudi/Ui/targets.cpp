// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/MagisterLudi/Ui/targets.h"

#include "qml/MagisterLudi/Ui/target.h"

#include <QMetaMethod>
#include <QQmlEngine>

#include <algorithm>

namespace magister {

namespace {

/// What is attached to the item; null for none.
const TargetAttached* attachedTo(QQuickItem* item) {
    return item ? qobject_cast<TargetAttached*>(qmlAttachedPropertiesObject<Target>(item, false)) : nullptr;
}

// Window coordinates; empty when unseen.
QRectF visibleRect(const QQuickItem* item) {
    if (!item->window() || !item->isVisible() || item->width() <= 0 || item->height() <= 0) return {};
    QRectF rect = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
    for (const QQuickItem* up = item; up; up = up->parentItem()) {
        if (up->opacity() <= 0) return {};
        if (up != item && up->clip()) rect &= up->mapRectToScene(QRectF(0, 0, up->width(), up->height()));
    }
    return rect.isEmpty() ? QRectF() : rect;
}

QQuickItem* firstSeen(const QList<QQuickItem*>& items) {
    const auto found =
        std::find_if(items.begin(), items.end(), [](QQuickItem* item) { return !visibleRect(item).isEmpty(); });
    return found == items.end() ? nullptr : *found;
}

} // namespace

Targets::Targets(QObject* parent) : QObject(parent) {}

Targets* Targets::of(QQmlEngine* engine) {
    return engine ? engine->singletonInstance<Targets*>(qmlTypeId("MagisterLudi.Ui", 1, 0, "Targets")) : nullptr;
}

QRectF Targets::rect(const QString& name, QQuickItem* in) const {
    QRectF united;
    if (name.endsWith(u'*')) {
        const QStringView prefix = QStringView(name).chopped(1);
        for (auto it = m_items.begin(); it != m_items.end(); ++it) {
            if (!it.key().startsWith(prefix)) continue;
            if (const QQuickItem* seen = firstSeen(it.value())) united |= visibleRect(seen);
        }
    } else if (const QQuickItem* seen = firstSeen(m_items.value(name))) {
        united = visibleRect(seen);
    }
    return united.isEmpty() || !in ? united : in->mapRectFromScene(united);
}

bool Targets::has(const QString& name) const {
    return !rect(name, nullptr).isEmpty();
}

QStringList Targets::names() const {
    QStringList names = m_items.keys();
    names.sort();
    return names;
}

QQuickItem* Targets::item(const QString& name) const {
    const QList<QQuickItem*> items = m_items.value(name);
    if (QQuickItem* seen = firstSeen(items)) return seen;
    const auto found =
        std::find_if(items.begin(), items.end(), [](const QQuickItem* item) { return item->isVisible(); });
    return found == items.end() ? nullptr : *found;
}

bool Targets::isHexagonal(const QString& name) const {
    const TargetAttached* target = attachedTo(item(name));
    return target && target->hexagonal();
}

QString Targets::wholeOf(const QString& name) const {
    for (qsizetype end = name.lastIndexOf(u'/'); end > 0; end = name.lastIndexOf(u'/', end - 1)) {
        const QString outer = name.left(end);
        const TargetAttached* target = attachedTo(item(outer));
        if (target && target->whole() && has(outer)) return outer;
    }
    return {};
}

QQuickItem* Targets::hidden(const QString& name) const {
    const QList<QQuickItem*> items = m_items.value(name);
    const auto found =
        std::find_if(items.begin(), items.end(), [](const QQuickItem* item) { return !item->isVisible(); });
    return found == items.end() ? nullptr : *found;
}

int Targets::markOf(const QString& name) const {
    if (name.isEmpty()) return 0;
    const auto marked = std::find_if(m_marks.begin(), m_marks.end(), [&name](const QString& mark) {
        return mark == name || (mark.startsWith(name) && mark.size() > name.size() && mark[name.size()] == u'/');
    });
    return marked == m_marks.end() ? 0 : int(marked - m_marks.begin()) + 1;
}

void Targets::add(const QString& name, QQuickItem* item) {
    m_items[name].append(item);
    watch(item->window());
    connect(item, &QQuickItem::windowChanged, this, &Targets::watch, Qt::UniqueConnection);
    connect(item, &QQuickItem::visibleChanged, this, &Targets::compareSoon, Qt::UniqueConnection);
    compareSoon();
}

void Targets::remove(const QString& name, QQuickItem* item) {
    const auto found = m_items.find(name);
    if (found == m_items.end()) return;
    found->removeOne(item);
    if (found->isEmpty()) m_items.erase(found);
    compareSoon();
}

// A move always costs a frame, so looking once a frame misses nothing and needs no watch on every ancestor.
void Targets::watch(QQuickWindow* window) {
    if (!window || m_windows.contains(window)) return;
    m_windows.removeAll(nullptr);
    m_windows.append(window);
    connect(window, &QQuickWindow::afterAnimating, this, &Targets::compare);
}

void Targets::compareSoon() {
    if (m_queued) return;
    m_queued = true;
    QMetaObject::invokeMethod(this, &Targets::compare, Qt::QueuedConnection);
}

void Targets::compare() {
    m_queued = false;
    static const QMetaMethod signal = QMetaMethod::fromSignal(&Targets::changed);
    if (!isSignalConnected(signal)) return;
    QList<Seen> seen = look();
    if (seen == m_seen) return;
    m_seen = std::move(seen);
    emit changed();
}

QList<Targets::Seen> Targets::look() const {
    QList<Seen> seen;
    for (auto it = m_items.begin(); it != m_items.end(); ++it) {
        for (const QQuickItem* item : it.value())
            seen.append({it.key(), visibleRect(item)});
    }
    // A hash iterates in another order after inserting.
    std::sort(seen.begin(), seen.end(), [](const Seen& a, const Seen& b) {
        return std::tuple(a.name, a.rect.x(), a.rect.y()) < std::tuple(b.name, b.rect.x(), b.rect.y());
    });
    return seen;
}

} // namespace magister

#include "moc_targets.cpp"
