// SPDX-License-Identifier: GPL-3.0-or-later
// Every figure is drawn, in both lights and at any scale, inside its size, always the same way, and as lines on paper.
// With MAGISTER_PICTURES=FOLDER contact sheets are left there.
#include "tests/app/figures/figure_room.h"
#include "app/figures/figure_painter.h"

#include <QBuffer>
#include <QDir>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>

#include <algorithm>

using namespace magister;
using namespace Qt::StringLiterals;

namespace {

constexpr int margin = 20;
const QColor sentinel(255, 0, 255);

QImage painted(const FigurePainter& painter, const FigurePicture& picture, const FigureLight& light, qreal scale) {
    const QSize size = painter.size(picture, scale);
    QImage image(size + QSize(2 * margin, 2 * margin), QImage::Format_RGB32);
    image.fill(sentinel);
    QPainter brush(&image);
    brush.translate(margin, margin);
    painter.paint(brush, picture, light, scale);
    return image;
}

/// The share of pixels inside that are neither ground nor left alone.
double drawnShare(const QImage& image, const QColor& ground) {
    int drawn = 0;
    for (int y = margin; y < image.height() - margin; ++y)
        for (int x = margin; x < image.width() - margin; ++x)
            drawn += image.pixel(x, y) != ground.rgb() && image.pixel(x, y) != sentinel.rgb();
    return static_cast<double>(drawn) / ((image.width() - 2 * margin) * (image.height() - 2 * margin));
}

bool marginIsClean(const QImage& image) {
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const bool inside = x >= margin && y >= margin && x < image.width() - margin && y < image.height() - margin;
            if (!inside && image.pixel(x, y) != sentinel.rgb()) return false;
        }
    return true;
}

} // namespace

class TestFigurePainting : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<FigureRoom> m_room;
    std::unique_ptr<FigureArt> m_art;
    std::unique_ptr<FigurePainter> m_painter;

    const FigurePicture& picture(const QString& id) const { return m_room->shelf().picture(id); }

private slots:
    void initTestCase() {
        m_room = std::make_unique<FigureRoom>();
        m_art = std::make_unique<FigureArt>(m_room->data().path() + u"/resources/art"_s);
        m_painter = std::make_unique<FigurePainter>(*m_art);
        QVERIFY(m_room->shelf().ids().size() >= 20);
    }

    void everyFigureIsDrawn_data() {
        QTest::addColumn<QString>("light");
        QTest::addColumn<qreal>("scale");
        for (const QString& light : {u"parchment"_s, u"candle"_s})
            for (const qreal scale : {1.0, 2.0})
                QTest::addRow("%s %g", qPrintable(light), scale) << light << scale;
    }
    void everyFigureIsDrawn() {
        QFETCH(QString, light);
        QFETCH(qreal, scale);
        const FigureLight& colours = FigureLight::of(light);
        QCOMPARE(colours.name, light);
        for (const QString& id : m_room->shelf().ids()) {
            const QImage first = painted(*m_painter, picture(id), colours, scale);
            QVERIFY2(drawnShare(first, colours.ground) > 0.05, qPrintable(id));
            QVERIFY2(first.pixelColor(margin + first.width() / 2 - margin, margin + 4) == colours.ground,
                     qPrintable(id));
            QVERIFY2(marginIsClean(first), qPrintable(id));
            QVERIFY2(first == painted(*m_painter, picture(id), colours, scale), qPrintable(id));
        }
        QCOMPARE(m_art->missing(), QStringList());
    }

    void lightsDiffer() {
        for (const QString& id : m_room->shelf().ids())
            QVERIFY2(painted(*m_painter, picture(id), FigureLight::of(u"parchment"_s), 1) !=
                         painted(*m_painter, picture(id), FigureLight::of(u"candle"_s), 1),
                     qPrintable(id));
    }

    void figuresDiffer() {
        QList<QImage> all;
        for (const QString& id : m_room->shelf().ids()) {
            const QImage image = painted(*m_painter, picture(id), FigureLight::of(u"parchment"_s), 1);
            QVERIFY2(!all.contains(image), qPrintable(id));
            all.append(image);
        }
    }

    void sizesFitTheDrawerAndGrowWithTheScale() {
        for (const QString& id : m_room->shelf().ids()) {
            const QSize size = m_painter->size(picture(id));
            QVERIFY2(size.width() <= 506 && size.height() <= 380, qPrintable(id));
            QVERIFY2(size.width() >= 120 && size.height() >= 60, qPrintable(id));
            const QSize twice = m_painter->size(picture(id), 2);
            QVERIFY2(std::abs(twice.width() - 2 * size.width()) <= 2, qPrintable(id));
            QVERIFY2(std::abs(twice.height() - 2 * size.height()) <= 2, qPrintable(id));
        }
    }

    void nothingIsDrawnOfNothing() {
        const FigurePicture empty;
        QVERIFY(m_painter->size(empty).isEmpty());
        QImage image(10, 10, QImage::Format_RGB32);
        image.fill(sentinel);
        QPainter brush(&image);
        m_painter->paint(brush, empty, FigureLight::of(u"parchment"_s));
        QCOMPARE(image.pixelColor(5, 5), sentinel);
    }

    void paperHasNoGround() {
        const QString id = m_room->shelf().ids().first();
        const QImage image = painted(*m_painter, picture(id), FigureLight::paper(), 1);
        QCOMPARE(image.pixelColor(margin + 3, margin + image.height() / 2 - margin), sentinel);
        QVERIFY(drawnShare(image, sentinel) > 0.05);
    }

    void onPaperEverythingIsLines() {
        for (const QString& id : m_room->shelf().ids()) {
            QBuffer buffer;
            QVERIFY(buffer.open(QIODevice::WriteOnly));
            {
                QPdfWriter writer(&buffer);
                writer.setResolution(144);
                QPainter brush(&writer);
                m_painter->paint(brush, picture(id), FigureLight::paper(), 1.5);
            }
            QVERIFY2(buffer.data().size() > 2000, qPrintable(id));
            QVERIFY2(!buffer.data().contains("/Subtype /Image"), qPrintable(id));
        }
    }

    void contactSheets() {
        const QString folder = qEnvironmentVariable("MAGISTER_PICTURES");
        if (folder.isEmpty()) return; // only where somebody wants to look
        for (const QString& name : {u"parchment"_s, u"candle"_s}) {
            const FigureLight& light = FigureLight::of(name);
            QList<QPoint> places;
            QPoint at(12, 12);
            int row = 0;
            for (const QString& id : m_room->shelf().ids()) {
                const QSize size = m_painter->size(picture(id));
                if (at.x() + size.width() > 1600) at = {12, at.y() + row + 12}, row = 0;
                places.append(at);
                at.rx() += size.width() + 12;
                row = std::max(row, size.height());
            }
            QImage sheet(1612, at.y() + row + 12, QImage::Format_RGB32);
            sheet.fill(light.tile);
            QPainter brush(&sheet);
            for (qsizetype i = 0; i < places.size(); ++i) {
                brush.save();
                brush.translate(places[i]);
                m_painter->paint(brush, picture(m_room->shelf().ids()[i]), light);
                brush.restore();
            }
            brush.end();
            QVERIFY(sheet.save(QDir(folder).filePath(u"figures-"_s + name + u".png"_s)));
        }
    }
};

QTEST_MAIN(TestFigurePainting)
#include "tst_figure_painting.moc"
