// SPDX-License-Identifier: GPL-3.0-or-later
// The table page of the program with the board of a game that it has never seen.
#include "tests/games/race/module.h"
#include "tests/games/race/table/race_table.h"
#include "tests/games/race/words/english.h"

#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>
#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(MagisterLudi_UiPlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_GamePlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_TablePlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_RacePlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_Game_RacePlugin)

using namespace magister;

namespace {

const char* const pageText = R"(
    import QtQuick
    import MagisterLudi.Race
    import MagisterLudi.Table
    import MagisterLudi.Ui
    TablePage {
        id: page
        anchors.fill: parent
        focus: true
        handOver: "none"
        parts: RaceParts {}
        function rectOf(name) { return Targets.rect(name, null); }
        Component.onCompleted: Theme.motion = "none"
    })";

const Language& english(const QString&) {
    static const race::English language;
    return language;
}

} // namespace

class tst_ThirdGamePage : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<GameModule> m_module;
    std::unique_ptr<Table> m_table;
    QQmlEngine m_engine;
    QStringList m_warnings;
    QQuickWindow m_window;
    std::unique_ptr<QQuickItem> m_page;

    QRectF rectOf(const char* name) {
        QVariant rect;
        QMetaObject::invokeMethod(m_page.get(), "rectOf", Q_RETURN_ARG(QVariant, rect), Q_ARG(QVariant, QString(name)));
        return rect.toRectF();
    }
    void click(const char* name) {
        QTRY_VERIFY(!rectOf(name).isEmpty());
        QTest::mouseClick(&m_window, Qt::LeftButton, {}, rectOf(name).center().toPoint());
    }
    int spaceOf(int seat) const { return m_table->seats()->rows().at(seat - 1).value("space").toInt(); }

private slots:
    void init() {
        m_warnings.clear();
        connect(&m_engine, &QQmlEngine::warnings, this, [this](const QList<QQmlError>& errors) {
            for (const QQmlError& error : errors)
                m_warnings.append(error.toString());
        });
        m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        m_module = race::gameModule(DataFolder(QStringLiteral(MAGISTER_SOURCE_DIR "/tests/games/race/data")));
        SetupRequest request;
        request.seats = {{"Anna", "ruby"}, {"Karl", "sapphire"}};
        request.seed = 7;
        m_table = m_module->begin(request, m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction()) + QTest::currentDataTag()), {english, "en"}).table;
        QVERIFY(m_table);
        QQmlComponent component(&m_engine);
        component.setData(pageText, QUrl(QStringLiteral("qrc:/page.qml")));
        m_window.resize(1280, 800);
        m_window.show();
        QVERIFY(QTest::qWaitForWindowActive(&m_window));
        m_page.reset(qobject_cast<QQuickItem*>(
            component.createWithInitialProperties({{"table", QVariant::fromValue<QObject*>(m_table.get())}})));
        QVERIFY2(m_page, qPrintable(component.errorString()));
        m_page->setParentItem(m_window.contentItem());
    }
    void cleanup() {
        QTest::qWait(50);
        const QStringList warnings = m_warnings; // what is said while the page is taken down does not count
        m_page.reset();
        m_table.reset();
        QCOMPARE(warnings, QStringList{});
    }

    void aClickOnASpaceIsAStep_data() {
        QTest::addColumn<QString>("layout");
        QTest::newRow("grid") << "grid";
        QTest::newRow("column") << "column";
    }
    void aClickOnASpaceIsAStep() {
        QFETCH(QString, layout);
        m_page->setProperty("layout", layout);
        click("space:1");
        QTRY_COMPARE(spaceOf(1), 1);
        QCOMPARE(m_table->activeSeat(), 2);
        click("space:1"); // Anna stands there
        QTRY_VERIFY(m_table->refusal().active);
        QCOMPARE(spaceOf(2), 0);
        QTest::keyClick(&m_window, Qt::Key_Escape);
        QTRY_VERIFY(!m_table->refusal().active);
        click("deck");
        QTRY_VERIFY(spaceOf(2) > 0);
    }

    void buttonsAreInThePrompt() {
        m_page->setProperty("askBeforeEnding", false); // more could be done
        click("button:rest");
        QTRY_COMPARE(m_table->steps(), 1);
    }

    void showsTheScore() {
        m_page->setProperty("counted", true); // or it would be counted out first
        for (int i = 0; i < 100 && !m_table->over(); ++i)
            m_table->activate(m_table->whyNot("button:step").isEmpty() ? "button:step" : "button:rest");
        QVERIFY(m_table->over());
        QTRY_VERIFY(m_page->property("scored").toBool());
        QTRY_VERIFY(!rectOf("score:space").isEmpty());
        QTRY_VERIFY(!rectOf("score:cards").isEmpty());
        if (const QByteArray folder = qgetenv("MAGISTER_PICTURES"); !folder.isEmpty())
            QVERIFY(m_window.grabWindow().save(QString::fromLocal8Bit(folder) + "/third-game-score.png"));
    }

    void isDrawn() {
        m_table->activate("space:1");
        QTRY_VERIFY(!rectOf("space:12").isEmpty());
        QTest::qWait(200);
        if (const QByteArray folder = qgetenv("MAGISTER_PICTURES"); !folder.isEmpty())
            QVERIFY(m_window.grabWindow().save(QString::fromLocal8Bit(folder) + "/third-game.png"));
    }
};

QTEST_MAIN(tst_ThirdGamePage)
#include "tst_third_game_page.moc"
