// SPDX-License-Identifier: GPL-3.0-or-later
// Drawings: each at the pixels of the screen, drawn once.
#include "tests/qml/ui/stage.h"

#include <QQuickImageProvider>

class UiDrawings : public QObject {
    Q_OBJECT

    /// Reads the singleton's answers and the pictures behind them.
    Stage m_stage{"Item { property QtObject theme: Theme; property QtObject drawings: Drawings\n"
                  "  property url icon: Drawings.icon('coin', false, 10)\n"
                  "  Ico { objectName: 'coin'; name: 'coin'; size: 24 }\n"
                  "  Ico { objectName: 'later'; size: 0; name: 'coin' }\n"
                  "  Ico { objectName: 'nothing' }\n"
                  "  Picture { objectName: 'sea'; name: 'sea'; width: 300; height: 99.5; cut: 0.5 } }"};

    QImage drawn(const QString& address) {
        const QString path = address.section(QStringLiteral("image://drawing/"), 1);
        auto* provider = static_cast<QQuickImageProvider*>(m_stage.engine.imageProvider(QStringLiteral("drawing")));
        QSize size;
        const QImage image = provider->requestImage(path, &size, {});
        return image.isNull() || size == image.size() ? image : QImage();
    }
    QImage board(const char* name, double width, double height, double cut) {
        QUrl address;
        QMetaObject::invokeMethod(m_stage.root->property("drawings").value<QObject*>(), "board", Q_RETURN_ARG(QUrl, address),
                                  Q_ARG(QString, QLatin1String(name)), Q_ARG(bool, false), Q_ARG(double, width), Q_ARG(double, height),
                                  Q_ARG(double, cut));
        return drawn(address.toString());
    }
    QSizeF pixels(const char* name) const {
        const QQuickItem* item = m_stage.named(name);
        return {item->implicitWidth(), item->implicitHeight()};
    }
    /// Mean difference of a colour, 0 to 255.
    static double apart(const QImage& one, const QImage& other) {
        if (one.size() != other.size()) return 255;
        double sum = 0;
        for (int y = 0; y < one.height(); ++y)
            for (int x = 0; x < one.width(); ++x)
                sum += qAbs(qGreen(one.pixel(x, y)) - qGreen(other.pixel(x, y)));
        return sum / one.width() / one.height();
    }

private slots:
    void pixelsAreThoseOfTheScreen() {
        auto* theme = m_stage.root->property("theme").value<QObject*>();
        QCOMPARE(pixels("coin"), QSizeF(24, 24));
        QCOMPARE(pixels("sea"), QSizeF(300, 100));
        theme->setProperty("pixelRatio", 2);
        QCOMPARE(pixels("coin"), QSizeF(48, 48));
        QCOMPARE(pixels("sea"), QSizeF(600, 199));
        theme->setProperty("pixelRatio", 1);
        QCOMPARE(m_stage.named("coin")->width(), 24.0);
    }

    void whatHasNoRoomOrNameIsNotDrawn() {
        QCOMPARE(m_stage.named("later")->property("source").toUrl(), QUrl());
        QCOMPARE(m_stage.named("nothing")->property("source").toUrl(), QUrl());
        m_stage.named("later")->setProperty("size", 16);
        QCOMPARE(pixels("later"), QSizeF(16, 16));
        QVERIFY(drawn("image://drawing/icons/no-such/10x10").isNull());
        QVERIFY(drawn("image://drawing/icons/coin").isNull());
        QVERIFY(drawn("image://drawing/icons/coin/0x10").isNull());
    }

    void itIsTheDrawing() {
        QImage expected(":/art/icons/coin.svg");
        expected.convertTo(QImage::Format_ARGB32_Premultiplied);
        QCOMPARE(drawn("image://drawing/icons/coin/64x64"), expected);
        QVERIFY(drawn("image://drawing/icons/night/coin/64x64") != expected);
    }

    // Cut off at the top, at the bottom, at both sides: the rest is where it is on the whole drawing.
    void whatIsTooMuchIsCutOff() {
        const QImage whole = board("frontispiece", 960, 230, -1);
        QVERIFY(!whole.isNull());
        QVERIFY(apart(board("frontispiece", 960, 100, 1), whole.copy(0, 130, 960, 100)) < 1);
        QVERIFY(apart(board("frontispiece", 960, 100, 0), whole.copy(0, 0, 960, 100)) < 1);
        QVERIFY(apart(board("frontispiece", 400, 230, 1), whole.copy(280, 0, 400, 230)) < 1);
        QVERIFY(apart(board("frontispiece", 960, 100, 0), whole.copy(0, 130, 960, 100)) > 5);
        QVERIFY(apart(board("frontispiece", 400, 230, -1), whole.copy(280, 0, 400, 230)) > 5);
    }

    // In one turn of the events a large drawing is read once.
    void itIsTheSameHoweverOftenItIsDrawn() {
        const QImage first = board("frontispiece", 960, 230, -1);
        QVERIFY(!first.isNull());
        QVERIFY(board("frontispiece", 480, 115, -1) != first);
        QCOMPARE(board("frontispiece", 960, 230, -1), first);
        QCoreApplication::processEvents();
        QCOMPARE(board("frontispiece", 960, 230, -1), first);
    }
};

QTEST_MAIN(UiDrawings)
#include "tst_ui_drawings.moc"
