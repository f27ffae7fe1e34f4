// SPDX-License-Identifier: GPL-3.0-or-later
// The shelf of saved games on screen, and the way back to the last one from the first page.
#include "app/messina/table/messina_table.h"
#include "tests/qml/shell/page_stage.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTranslator>

using namespace magister;
using messina::MessinaTable;

class tst_GamesPage : public QObject, private test::PageStage {
    Q_OBJECT

    static QVariantMap wish(int seats, int seed) {
        const QStringList names{"Anna", "Božena", "Karl-Theodor", "Ольга"};
        const QStringList tinctures{"violet", "ruby", "saffron", "sapphire"};
        QVariantList people;
        for (int i = 0; i < seats; ++i)
            people.append(QVariantMap{{"name", names[i]}, {"seat", tinctures[i]}});
        return {{"seats", people}, {"seed", QString::number(seed)}};
    }
    static void play(MessinaTable& table, int commands, std::uint64_t seed) {
        Random random = Random::seeded(seed);
        while (commands-- > 0 && !table.over()) {
            const auto list = messina::choices(table.definition(), table.state(), table.state().toAct(), messina::Listing::LegalOnly);
            table.play(list[random.below(static_cast<std::uint32_t>(list.size()))].command);
        }
    }
    bool click(const QString& target) {
        const auto at = pointAt(target);
        if (!at) return false;
        QTest::mouseClick(&m_view, Qt::LeftButton, {}, *at);
        QTest::qWait(20);
        return true;
    }
    static void collect(const QQuickItem* item, QList<QQuickItem*>& found) {
        for (QQuickItem* child : item->childItems()) {
            if (QByteArray(child->metaObject()->className()).startsWith("GameRow_")) found.append(child);
            else collect(child, found);
        }
    }
    QList<QQuickItem*> rows() const {
        QList<QQuickItem*> found;
        collect(m_view.rootObject(), found);
        return found;
    }
    /// Games of another age than their cards are looked into anew.
    void lookIntoAll() {
        m_program->refresh();
        QTRY_VERIFY_WITH_TIMEOUT(!m_house->isLooking(), 60'000);
    }

private slots:
    void initTestCase() { raise(); }
    void cleanupTestCase() { takeDown(); }
    void init() {
        QDir(shelf()).removeRecursively();
        int n = 0;
        for (const auto& [seats, commands] : {std::pair{2, 120}, {4, 5000}, {3, 40}, {1, 60}}) {
            QVERIFY(m_program->newGame(wish(seats, 10 + n)));
            play(*qobject_cast<MessinaTable*>(m_program->currentTable()), commands, 3);
            m_program->leave();
            QCoreApplication::processEvents();
            // Ages that differ, the last one begun is the newest.
            const auto all = QDir(shelf()).entryInfoList({"*.game"}, QDir::Files, QDir::Time);
            for (const QFileInfo& each : all) {
                QFile file(each.filePath());
                QVERIFY(file.open(QIODevice::ReadWrite));
                file.setFileTime(each.lastModified().addSecs(-3600), QFileDevice::FileModificationTime);
            }
            ++n;
        }
        lookIntoAll();
        QCOMPARE(m_program->gameCount(), 4);
    }
    void cleanup() {
        m_program->leave();
        QCoreApplication::processEvents();
    }

    void everyGameHasItsRow() {
        QVERIFY(open("GamesPage.qml"));
        QVERIFY(m_view.errors().isEmpty());
        QCOMPARE(rows().size(), 4);
        for (QQuickItem* row : rows()) {
            QAccessibleInterface* voice = QAccessible::queryAccessibleInterface(row);
            QVERIFY(voice && voice->text(QAccessible::Name).contains("Anna"));
            QVERIFY(row->height() > 80);
        }
        QVERIFY(QAccessible::queryAccessibleInterface(rows().at(2))->text(QAccessible::Name).contains("Finished"));
        // Plural forms are made for amounts: a best score below zero is told all the same.
        for (const int points : {-21, -1, 0, 1, 21}) {
            QVERIFY(rows().at(2)->setProperty("points", points));
            const QString told = rows().at(2)->property("standing").toString();
            QVERIFY2(!told.contains('%'), qPrintable(told));
            QVERIFY2(told.contains(QString::number(points).replace('-', QChar(0x2212)) + ' '), qPrintable(told));
        }
        picture("games-en-1280");
    }

    void oneClickGoesOn() {
        QVERIFY(open("GamesPage.qml"));
        QVERIFY(click("button:open-game/1"));
        QTRY_VERIFY(m_program->currentTable());
        auto* table = qobject_cast<MessinaTable*>(m_program->currentTable());
        QVERIFY(table);
        QCOMPARE(table->playerCount(), 3);
        QVERIFY(!m_program->looking());
    }

    void aFinishedGameIsLookedAt() {
        QVERIFY(open("GamesPage.qml"));
        QVERIFY(m_targets->rect("button:open-game/2", nullptr).isEmpty());
        QVERIFY(click("button:look-at-game/2"));
        QTRY_VERIFY(m_program->currentTable());
        auto* table = qobject_cast<MessinaTable*>(m_program->currentTable());
        QVERIFY(table && table->over() && m_program->looking());
    }

    void deletingAsksFirst() {
        QVERIFY(open("GamesPage.qml"));
        QVERIFY(click("button:delete-game/0"));
        QCOMPARE(m_program->gameCount(), 4);
        picture("games-question");
        QVERIFY(click("button:keep-game"));
        QCOMPARE(m_program->gameCount(), 4);
        QVERIFY(click("button:delete-game/0"));
        QTest::keyClick(&m_view, Qt::Key_Escape);
        QTest::qWait(20);
        QCOMPARE(m_program->gameCount(), 4);
        QVERIFY(click("button:delete-game/0"));
        QVERIFY(click("button:delete-game"));
        QCOMPARE(m_program->gameCount(), 3);
        QTRY_COMPARE(rows().size(), 3);
    }

    void damagedAndUsedGamesSaySo() {
        const auto all = QDir(shelf()).entryInfoList({"*.game"}, QDir::Files, QDir::Time);
        QFile file(all[0].filePath());
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.seek(file.size() - 700);
        file.write("#");
        file.close();
        QFile strange(shelf() + "/letter.game");
        QVERIFY(strange.open(QIODevice::WriteOnly));
        strange.write("Dear Anna");
        strange.close();
        Backend other(m_language, shelf());
        QVERIFY(other.openGame(all[1].fileName()).table);
        lookIntoAll();
        QVERIFY(open("GamesPage.qml"));
        QCOMPARE(rows().size(), 5);
        int troubled = 0;
        for (QQuickItem* row : rows())
            if (!row->property("trouble").toString().isEmpty()) ++troubled;
        QCOMPARE(troubled, 3);
        for (QQuickItem* row : rows())
            QVERIFY(!row->property("trouble").toString().contains(u'\u00ab'));
        picture("games-troubled");
        // What is sound of the damaged one becomes a game of its own.
        int damaged = -1;
        for (int i = 0; i < 5; ++i)
            if (!m_targets->rect(QStringLiteral("button:mend-game/%1").arg(i), nullptr).isEmpty()) damaged = i;
        QVERIFY(damaged >= 0);
        QVERIFY(click(QStringLiteral("button:mend-game/%1").arg(damaged)));
        QTRY_COMPARE(rows().size(), 6);
        QVERIFY(click("button:open-game/0"));
        QTRY_VERIFY(m_program->currentTable());
    }

    /// Until it is known how far a game has come, it says so and is not offered to be gone on with; then it is.
    void aGameThatIsBeingLookedIntoSaysSo() {
        const auto all = QDir(shelf()).entryInfoList({"*.game"}, QDir::Files, QDir::Time);
        for (const QFileInfo& each : all)
            QVERIFY(QFile::remove(each.path() + '/' + each.completeBaseName() + ".json"));
        moveIn();
        m_view.setSource(QUrl(QStringLiteral("qrc:/qt/qml/MagisterLudi/Shell/GamesPage.qml")));
        // Items are laid out without letting the news of a game come in meanwhile.
        const QImage unknown = m_view.grabWindow();
        QCOMPARE(rows().size(), 4);
        for (QQuickItem* row : rows()) {
            QVERIFY(!row->property("known").toBool());
            QVERIFY2(row->property("standing").toString().contains("Checking"), qPrintable(row->property("standing").toString()));
        }
        for (int i = 0; i < 3; ++i) {
            QVERIFY(m_targets->rect(QStringLiteral("button:open-game/%1").arg(i), nullptr).isEmpty());
            QVERIFY(!m_targets->rect(QStringLiteral("button:look-at-game/%1").arg(i), nullptr).isEmpty());
        }
        if (const QString folder = qEnvironmentVariable("MAGISTER_PICTURES"); !folder.isEmpty()) QVERIFY(unknown.save(folder + "/games-unknown.png"));
        lookIntoAll();
        for (QQuickItem* row : rows()) {
            QVERIFY(row->property("known").toBool());
            QVERIFY(!row->property("standing").toString().contains("Checking"));
        }
        QTRY_VERIFY(!m_targets->rect("button:open-game/0", nullptr).isEmpty());
        QVERIFY(m_targets->rect("button:open-game/2", nullptr).isEmpty());
    }

    void theFirstPageLeadsBackToTheLastGame() {
        QQuickItem* home = open("HomePage.qml");
        QVERIFY(home);
        QSignalSpy wanted(home, SIGNAL(wanted(QString)));
        picture("home-games-1280");
        QVERIFY(m_targets->has("door:play/messina") && click("door:play/orleans"));
        QCOMPARE(m_targets->item("door:learn")->property("note").toString(), QStringLiteral("Messina 1347: 14 lessons\nOrléans: 12 lessons"));
        QCOMPARE(wanted.takeFirst().at(0).toString(), "newGame");
        QVERIFY(click("button:games"));
        QCOMPARE(wanted.at(0).at(0).toString(), "games");
        // Enter alone does it: the button has the focus.
        home = open("HomePage.qml");
        QTest::keyClick(&m_view, Qt::Key_Return);
        QTRY_VERIFY(m_program->currentTable());
        auto* table = qobject_cast<MessinaTable*>(m_program->currentTable());
        QVERIFY(table);
        QCOMPARE(table->playerCount(), 1);
    }

    void picturesInOtherLights() {
        if (qEnvironmentVariable("MAGISTER_PICTURES").isEmpty()) return;
        QQmlComponent component(m_view.engine());
        component.setData("import MagisterLudi.Ui\nimport QtQml\nQtObject { readonly property var theme: Theme }", QUrl());
        const std::unique_ptr<QObject> holder(component.create());
        QVERIFY(holder);
        auto* theme = holder->property("theme").value<QObject*>();
        QVERIFY(theme);
        for (const QString& code : {QString("de"), QString("ru")}) {
            QTranslator words;
            if (words.load(":/i18n/magister_" + code + ".qm")) QCoreApplication::installTranslator(&words);
            m_language.use(code);
            m_program->refresh();
            theme->setProperty("mode", "candle");
            m_view.resize(1920, 1080);
            open("GamesPage.qml");
            picture("games-1920-candle-" + code);
            open("HomePage.qml");
            picture("home-1920-candle-" + code);
            theme->setProperty("mode", "parchment");
            theme->setProperty("textScale", 1.5);
            m_view.resize(1280, 800);
            open("GamesPage.qml");
            picture("games-1280-big-" + code);
            open("HomePage.qml");
            picture("home-1280-big-" + code);
            theme->setProperty("textScale", 1.0);
        }
        m_language.use("en");
    }
};

int main(int argc, char* argv[]) {
    QGuiApplication application(argc, argv);
    tst_GamesPage test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_games_page.moc"
