// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/situations/text_faults.h"

#include <QColor>
#include <QQuickWindow>
#include <QRegularExpression>

#include <algorithm>

namespace magister::test {

namespace {

/// Tolerance for overhanging letters and rounded line heights, px.
constexpr double slack = 2.0;

struct Painted {
    QQuickItem* item{};
    int order{};
    QRectF rect; ///< in scene coordinates, px
};

QString typeOf(const QObject* object) {
    return QString::fromLatin1(object->metaObject()->className()).section(QStringLiteral("_QML"), 0, 0);
}

QRectF sceneRect(const QQuickItem* item) {
    return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

/// What is left of a rectangle within everything that clips the item, the window included.
QRectF clipped(const QQuickItem* item, QRectF rect, bool* scrolled = nullptr) {
    for (const QQuickItem* up = item->parentItem(); up; up = up->parentItem()) {
        if (scrolled && up->inherits("QQuickFlickable")) *scrolled = true;
        if (up->clip()) rect &= sceneRect(up);
    }
    return rect & QRectF(0, 0, item->window()->width(), item->window()->height());
}

/// Where the letters are: a text is often smaller than its item, and aligned in it.
QRectF letters(const QQuickItem* text) {
    const double w = text->property("contentWidth").toDouble(), h = text->property("contentHeight").toDouble();
    const int across = text->property("effectiveHorizontalAlignment").toInt();
    const int down = text->property("verticalAlignment").toInt();
    double x = text->property("leftPadding").toDouble(), y = text->property("topPadding").toDouble();
    if (across & Qt::AlignRight) x = text->width() - w;
    if (across & Qt::AlignHCenter) x = (text->width() - w) / 2;
    if (down & Qt::AlignBottom) y = text->height() - h;
    if (down & Qt::AlignVCenter) y = (text->height() - h) / 2;
    return text->mapRectToScene(QRectF(x, y, w, h));
}

bool isOpaque(const QQuickItem* item) {
    return item->inherits("QQuickRectangle") && item->property("color").value<QColor>().alpha() > 230;
}

bool isButton(const QQuickItem* item) {
    const QString type = typeOf(item);
    return type == QLatin1String("Btn") || type == QLatin1String("PromptButton") || type == QLatin1String("RuleLink")
           || type == QLatin1String("BarTool");
}

/// Walks what is painted, in the order of painting.
class Walk {
public:
    explicit Walk(QQuickItem* root) { visit(root, 1.0); }

    QList<SeenText> texts;
    QList<Painted> opaque, buttons;

private:
    void visit(QQuickItem* item, double opacity) {
        if (!item->isVisible() || item->opacity() * opacity < 0.02) return;
        opacity *= item->opacity();
        QList<QQuickItem*> children = item->childItems();
        std::stable_sort(children.begin(), children.end(), [](const QQuickItem* a, const QQuickItem* b) { return a->z() < b->z(); });
        for (QQuickItem* child : children)
            if (child->z() < 0) visit(child, opacity);
        take(item, opacity);
        for (QQuickItem* child : children)
            if (child->z() >= 0) visit(child, opacity);
    }

    void take(QQuickItem* item, double opacity) {
        ++m_order;
        if (item->inherits("QQuickText")) {
            const QString words = item->property("text").toString();
            const QRectF rect = letters(item);
            if (!words.trimmed().isEmpty() && !clipped(item, rect).isEmpty()) texts.append({item, words, rect, m_order});
        } else if (isOpaque(item) && opacity > 0.9) {
            opaque.append({item, m_order, clipped(item, sceneRect(item))});
        }
        if (isButton(item)) buttons.append({item, m_order, clipped(item, sceneRect(item))});
    }

    int m_order{};
};

QString quoted(const QString& words) {
    static const QRegularExpression markup(QStringLiteral("<[^>]*>"));
    QString plain = words;
    plain.remove(markup);
    return u'"' + (plain.size() > 60 ? plain.left(57) + QStringLiteral("...") : plain) + u'"';
}

QString placed(const SeenText& text) {
    return QStringLiteral("%1 %2 at %3,%4").arg(nameOf(text.item), quoted(text.words)).arg(qRound(text.painted.x())).arg(qRound(text.painted.y()));
}

/// A label of one line that shrinks before it elides, or a person's name: its full text comes with focus.
bool mayElide(const QQuickItem* text) {
    const bool oneLine = text->property("wrapMode").toInt() == 0; // Text.NoWrap
    const bool elides = text->property("elide").toInt() != 3;     // Text.ElideNone
    const bool shrinks = (text->property("fontSizeMode").toInt() & 1) != 0; // Text.HorizontalFit
    return oneLine && elides && shrinks;
}

/// Something opaque is painted between the two and covers where they meet.
bool parted(const QList<Painted>& opaque, int below, int above, const QRectF& where, const QQuickItem* except = nullptr) {
    return std::any_of(opaque.begin(), opaque.end(), [&](const Painted& sheet) {
        if (sheet.order <= below || sheet.order >= above) return false;
        if (except && except->isAncestorOf(sheet.item)) return false;
        return sheet.rect.adjusted(-slack, -slack, slack, slack).contains(where);
    });
}

bool meet(const QRectF& a, const QRectF& b) {
    const QRectF both = a & b;
    return both.width() > slack && both.height() > 2 * slack;
}

QStringList cutTexts(const Walk& walk) {
    QStringList faults;
    for (const SeenText& text : walk.texts) {
        if (text.item->property("truncated").toBool() && !mayElide(text.item))
            faults.append(QStringLiteral("elided: ") + placed(text));
        const double room = text.item->width(), wide = text.item->property("contentWidth").toDouble();
        if (room > 0 && wide > room + slack)
            faults.append(QStringLiteral("%1 px too wide: ").arg(qRound(wide - room)) + placed(text));
        bool scrolled = false;
        const QRectF seen = clipped(text.item, text.painted, &scrolled);
        if (!scrolled && (seen.width() < text.painted.width() - slack || seen.height() < text.painted.height() - 2 * slack))
            faults.append(QStringLiteral("cut by what clips it: ") + placed(text));
    }
    return faults;
}

QStringList overlaps(const Walk& walk) {
    QStringList faults;
    for (qsizetype i = 0; i < walk.texts.size(); ++i) {
        const SeenText& below = walk.texts[i];
        const QRectF mine = clipped(below.item, below.painted);
        for (qsizetype k = i + 1; k < walk.texts.size(); ++k) {
            const SeenText& above = walk.texts[k];
            const QRectF theirs = clipped(above.item, above.painted);
            if (!meet(mine, theirs) || parted(walk.opaque, below.order, above.order, mine & theirs)) continue;
            faults.append(QStringLiteral("overlap: ") + placed(below) + QStringLiteral(" and ") + placed(above));
        }
        for (const Painted& button : walk.buttons) {
            if (button.item->isAncestorOf(below.item) || !meet(mine, button.rect)) continue;
            const QRectF where = mine & button.rect;
            const bool over = button.order > below.order;
            const bool apart = over ? parted(walk.opaque, below.order, button.order, where, button.item)
                                    : parted(walk.opaque, button.order, below.order, where, button.item);
            if (!apart) faults.append(QStringLiteral("on a button: ") + placed(below) + QStringLiteral(" and ") + nameOf(button.item));
        }
    }
    return faults;
}

} // namespace

QString nameOf(const QQuickItem* item) {
    QStringList parts;
    for (const QQuickItem* up = item; up && parts.size() < 3; up = up->parentItem()) {
        const QString type = typeOf(up);
        if (!type.startsWith(QLatin1String("QQuick"))) parts.prepend(type);
    }
    return parts.join(u'/');
}

QList<SeenText> seenTexts(QQuickItem* root) { return Walk(root).texts; }

QStringList cutTexts(QQuickItem* root) { return cutTexts(Walk(root)); }

QStringList overlappingTexts(QQuickItem* root) { return overlaps(Walk(root)); }

QStringList textFaults(QQuickItem* root) {
    const Walk walk(root);
    return cutTexts(walk) + overlaps(walk);
}

} // namespace magister::test
