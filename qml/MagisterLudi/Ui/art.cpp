// SPDX-License-Identifier: GPL-3.0-or-later
#include "art.h"

#include <QImage>
#include <QPainter>
#include <QQmlEngine>
#include <QQuickImageProvider>
#include <QSvgRenderer>

namespace magister {

namespace {

// Qt's own reader of SVG files would leave in each picture the engine that painted it, some 30 KiB a piece.
class Drawings : public QQuickImageProvider {
public:
    Drawings() : QQuickImageProvider(QQuickImageProvider::Image) {}

    /// id: path under :/art; wanted: in pixels of the screen, empty: as drawn. A drawing that does not exist is null.
    QImage requestImage(const QString& id, QSize* size, const QSize& wanted) override {
        QSvgRenderer renderer(QStringLiteral(":/art/%1.svg").arg(id));
        if (!renderer.isValid()) return {};
        *size = renderer.defaultSize();
        QImage painted(wanted.isEmpty() ? *size : wanted, QImage::Format_ARGB32_Premultiplied);
        if (painted.isNull()) return {};
        painted.fill(Qt::transparent);
        QPainter painter(&painted);
        renderer.render(&painter, QRectF(QPointF(), QSizeF(painted.size())));
        painter.end();
        return painted.copy(); // without the engine
    }
};

const QLatin1String scheme("art");

} // namespace

Art* Art::create(QQmlEngine* engine, QJSEngine*) {
    if (!engine->imageProvider(scheme)) engine->addImageProvider(scheme, new Drawings);
    return new Art;
}

QString Art::address() const { return QStringLiteral("image://%1/").arg(scheme); }

} // namespace magister
