// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/MagisterLudi/Ui/drawings.h"

#include <QFile>
#include <QHash>
#include <QImage>
#include <QPainter>
#include <QQmlEngine>
#include <QQuickImageProvider>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QThread>

#include <cmath>
#include <memory>

namespace magister {

namespace {

const QLatin1String provider("drawing");

/// Where on an image of that size the whole drawing lies, when of what is too high that share is cut off above.
QRectF filling(QSize size, QSizeF drawing, double cut) {
    const QSizeF whole = drawing.scaled(size, Qt::KeepAspectRatioByExpanding);
    return {QPointF((size.width() - whole.width()) / 2, (size.height() - whole.height()) * cut), whole};
}

/// Answers "boards/night/sea/639x552" with that drawing in that size, and "boards/night/sea/639x552/50" with what is
/// seen of it when 50 percent of what is too high is cut off above; with no image for a drawing there is not.
class DrawingProvider : public QQuickImageProvider {
public:
    DrawingProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

    QImage requestImage(const QString& id, QSize* size, const QSize&) override {
        static const QRegularExpression form(QStringLiteral("^(.+)/(\\d+)x(\\d+)(?:/(\\d+))?$"));
        const auto asked = form.match(id);
        const std::shared_ptr<QSvgRenderer> drawing = read(asked.captured(1));
        const QSize wanted(asked.captured(2).toInt(), asked.captured(3).toInt());
        if (!drawing || wanted.isEmpty()) return {};
        QImage image(wanted, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        // An image that is painted on keeps its paint engine as long as it lives; this one only lends its pixels.
        QImage canvas(image.bits(), wanted.width(), wanted.height(), image.bytesPerLine(), image.format());
        QPainter painter(&canvas);
        const QRectF whole(QPointF(0, 0), wanted);
        drawing->render(&painter, asked.captured(4).isEmpty() ? whole
                                                              : filling(wanted, drawing->defaultSize(), asked.captured(4).toDouble() / 100));
        *size = wanted;
        return image;
    }

private:
    /// Null where there is no such drawing. A large one takes as long to read as to draw, and a page may show it in two sizes:
    /// it is kept until the page is made.
    std::shared_ptr<QSvgRenderer> read(const QString& name) {
        constexpr qsizetype large = 16 * 1024;
        // Images may also be asked for on a thread of their own.
        const bool isShared = QThread::currentThread() == thread();
        if (const auto kept = isShared ? m_kept.value(name) : nullptr) return kept;
        QFile file(QStringLiteral(":/art/%1.svg").arg(name));
        if (!file.open(QIODevice::ReadOnly)) return nullptr;
        const QByteArray text = file.readAll();
        auto drawing = std::make_shared<QSvgRenderer>(text);
        if (!drawing->isValid()) return nullptr;
        if (isShared && text.size() > large) {
            if (m_kept.isEmpty()) QMetaObject::invokeMethod(this, [this] { m_kept.clear(); }, Qt::QueuedConnection);
            m_kept.insert(name, drawing);
        }
        return drawing;
    }

    QHash<QString, std::shared_ptr<QSvgRenderer>> m_kept; ///< by name, until events are handled again
};

QUrl address(QLatin1String folder, const QString& name, bool night, double width, double height, double cut = -1) {
    if (name.isEmpty() || !(width > 0) || !(height > 0)) return {};
    QString path = QStringLiteral("/%1/%2%3/%4x%5")
                       .arg(folder, night ? QLatin1String("night/") : QLatin1String(), name)
                       .arg(static_cast<int>(std::ceil(width)))
                       .arg(static_cast<int>(std::ceil(height)));
    if (cut >= 0) path += QStringLiteral("/%1").arg(qRound(cut * 100));
    QUrl url;
    url.setScheme(QStringLiteral("image"));
    url.setHost(provider);
    url.setPath(path);
    return url;
}

} // namespace

Drawings* Drawings::create(QQmlEngine* engine, QJSEngine*) {
    return new Drawings(*engine);
}

Drawings::Drawings(QQmlEngine& engine) : QObject(&engine) {
    engine.addImageProvider(provider, new DrawingProvider);
}

QUrl Drawings::icon(const QString& name, bool night, double side) const {
    return address(QLatin1String("icons"), name, night, side, side);
}

QUrl Drawings::board(const QString& name, bool night, double width, double height, double cut) const {
    return address(QLatin1String("boards"), name, night, width, height, cut);
}

} // namespace magister

#include "moc_drawings.cpp"
