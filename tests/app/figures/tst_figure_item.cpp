// SPDX-License-Identifier: GPL-3.0-or-later
// The figure in QML: its size, its words, its looks.
#include "app/figures/figure_shelf.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQmlProperty>
#include <QQuickItem>
#include <QQuickView>
#include <QTest>

using namespace magister;
using namespace Qt::StringLiterals;

class TestFigureItem : public QObject {
    Q_OBJECT

private:
    QQmlEngine m_engine;

    std::unique_ptr<QQuickItem> make(const QByteArray& properties) {
        QQmlComponent component(&m_engine);
        component.setData("import QtQuick\nimport MagisterLudi.Figures\nFigureItem {\n" + properties + "\n}", QUrl());
        auto* item = qobject_cast<QQuickItem*>(component.create());
        if (!item) qFatal("%s", qPrintable(component.errorString()));
        return std::unique_ptr<QQuickItem>(item);
    }
    QVariant ask(const QByteArray& expression) {
        QQmlComponent component(&m_engine);
        component.setData("import QtQuick\nimport MagisterLudi.Figures\nQtObject { property var answer: " + expression +
                              " }",
                          QUrl());
        const std::unique_ptr<QObject> object(component.create());
        if (!object) qFatal("%s", qPrintable(component.errorString()));
        return object->property("answer");
    }
    /// What the item says to a screen reader.
    static QString spoken(QQuickItem& item, const char* property) {
        return QQmlProperty::read(&item, QLatin1String(property), qmlContext(&item)).toString();
    }
    static QImage grabbed(QQuickItem& item, const QColor& behind) {
        QQuickView view;
        view.setColor(behind);
        item.setParentItem(view.contentItem());
        view.resize(static_cast<int>(item.implicitWidth()), static_cast<int>(item.implicitHeight()));
        view.show();
        if (!QTest::qWaitForWindowExposed(&view)) qFatal("no window");
        const QImage image = view.grabWindow().convertToFormat(QImage::Format_RGB32);
        item.setParentItem(nullptr);
        return image;
    }

private slots:
    void initTestCase() { m_engine.addImportPath(u"qrc:/qt/qml"_s); }

    void itHasTheSizeOfItsFigure() {
        const auto item = make("figure: \"messina/rescue-infected\"");
        QVERIFY(item->implicitWidth() > 120 && item->implicitHeight() > 60);
        const auto twice = make("figure: \"messina/rescue-infected\"; zoom: 2");
        QVERIFY(qAbs(twice->implicitWidth() - 2 * item->implicitWidth()) <= 2);
        const auto narrow = make("figure: \"messina/rescue-infected\"; zoom: 2; room: 300");
        QCOMPARE(narrow->implicitWidth(), 300.0);
        QVERIFY(qAbs(narrow->implicitHeight() / 300 - item->implicitHeight() / item->implicitWidth()) < 0.02);
        const auto wide = make("figure: \"messina/rescue-infected\"; room: 3000");
        QCOMPARE(wide->implicitWidth(), item->implicitWidth());
    }

    void itIsNothingWithoutAFigure() {
        const auto item = make("figure: \"no-such-figure\"");
        QCOMPARE(item->implicitWidth(), 0.0);
        QCOMPARE(item->property("caption").toString(), QString());
    }

    void itSpeaksItsLanguage() {
        const auto item = make("figure: \"messina/rescue-infected\"");
        for (const QString& language : languages()) {
            item->setProperty("language", language);
            const FigureWords words = FigureShelf::shared(u"messina"_s)->words(u"rescue-infected"_s, language);
            QVERIFY(!words.caption.isEmpty());
            QCOMPARE(item->property("caption").toString(), words.caption);
            QCOMPARE(spoken(*item, "Accessible.name"), words.caption);
            QCOMPARE(spoken(*item, "Accessible.description"), words.alternative);
        }
    }

    void itDrawsInBothLights() {
        const QColor behind(255, 0, 255);
        const auto item = make("figure: \"messina/rescue-infected\"");
        const QImage day = grabbed(*item, behind);
        item->setProperty("theme", u"candle"_s);
        const QImage night = grabbed(*item, behind);
        QVERIFY(day != night);
        QCOMPARE(day.pixelColor(day.width() / 2, 4), QColor(0xE9DEC7));
        QCOMPARE(night.pixelColor(night.width() / 2, 4), QColor(0x17120E));
        QSet<QRgb> colours;
        for (int x = 0; x < day.width(); ++x)
            colours.insert(day.pixel(x, day.height() / 2));
        QVERIFY(colours.size() > 10);
    }

    void figuresAreFoundByRule() {
        QCOMPARE(ask("Figures.showing(\"messina.rescue.infected\")[0]").toString(), u"messina/rescue-infected"_s);
        QCOMPARE(ask("Figures.showing(\"messina.overview.aim\").length").toInt(), 0);
        QCOMPARE(ask("Figures.caption(\"messina/rescue-infected\", \"pl\")").toString(),
                 FigureShelf::shared(u"messina"_s)->words(u"rescue-infected"_s, u"pl"_s).caption);
    }
};

QTEST_MAIN(TestFigureItem)
#include "tst_figure_item.moc"
