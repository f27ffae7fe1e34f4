// SPDX-License-Identifier: GPL-3.0-or-later
// Setting the table on screen: what was chosen last time starts a game at once; who sits there can be chosen by mouse
// and by keyboard, no two alike; what is chosen is what is played, and is there again next time.
#include "tests/qml/shell/room.h"

#include "qml/MagisterLudi/Ui/press_guard.h"

#include <QAccessible>
#include <QTemporaryDir>

using namespace magister;
using messina::MessinaTable;

class tst_NewGamePage : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath("data").toUtf8());
    }

    void oneClickStartsAGame() {
        Room room;
        room.picture("new-game-two");
        QVERIFY(room.click("button:start-game"));
        QVERIFY(room.table());
        QCOMPARE(room.table()->playerCount(), 2);
        QVERIFY(room.program->dealtInSteps());
        room.program->setupTold();
        QVERIFY(!room.program->dealtInSteps());
        QVERIFY(room.table());
        QCOMPARE(room.root->property("went").toString(), QString());
    }

    void oneKeyStartsAGame() {
        Room room;
        QCOMPARE(room.focused(), "button:start-game");
        room.key(Qt::Key_Return);
        QTRY_VERIFY(room.table());
    }
    /// What is chosen already has no use for Enter, whose sign is on the golden button; what is not is chosen by it.
    void enterStartsFromWhatIsChosenAlready() {
        Room room;
        QVERIFY(room.click("players:3"));
        QCOMPARE(room.focused(), "players:3");
        room.key(Qt::Key_Return);
        QTRY_VERIFY(room.table());
        QCOMPARE(room.table()->playerCount(), 3);
    }
    /// A table takes its time: the button works before it is laid, and only one is.
    void theButtonWorksBeforeTheTableIsThere() {
        Room room;
        for (const char* name : {"button:start-game", "button:start-inviting"}) {
            QSignalSpy played(room.program, &Program::playChanged);
            QQuickItem* button = Targets::of(&room.engine)->item(QLatin1String(name));
            QVERIFY2(button, name);
            QTest::qWait(PressGuard::grace() + 50);
            QMetaObject::invokeMethod(button, "act");
            QMetaObject::invokeMethod(button, "act");
            QVERIFY2(button->property("busy").toBool() && played.isEmpty(), name);
            QTRY_VERIFY2(!button->property("busy").toBool(), name);
            QCOMPARE(played.size(), 1);
            QVERIFY(room.table());
            room.program->leave();
        }
    }

    void theButtonsKeepTheirWords_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        QTest::addColumn<bool>("worded");
        QTest::newRow("100 %") << QSize(1280, 744) << 1.0 << true;
        QTest::newRow("130 %") << QSize(1280, 744) << 1.3 << true;
        QTest::newRow("150 %") << QSize(1280, 744) << 1.5 << true;
        QTest::newRow("narrow") << QSize(700, 744) << 2.0 << false;
    }
    /// As long as there is room, if need be below what is said of the game; without them each is still called something.
    void theButtonsKeepTheirWords() {
        QFETCH(QSize, size);
        QFETCH(double, scale);
        QFETCH(bool, worded);
        Room room(size, QByteArray("Theme.textScale = " + QByteArray::number(scale)).constData());
        const Targets& targets = *Targets::of(&room.engine);
        for (const char* code : {"pl", "cs", "ru", "de", "en"}) {
            room.language->use(code);
            QTest::qWait(50);
            double end = 0;
            for (const char* name : {"button:box", "button:start-inviting", "button:start-game"}) {
                const QQuickItem* button = targets.item(name);
                QVERIFY2(!button->property("label").toString().isEmpty(), name);
                const QString text = button->property("text").toString();
                if (worded || QByteArray(name) == "button:start-game")
                    QVERIFY2(text == button->property("label").toString(), qPrintable(QLatin1String(code) + u' ' + QLatin1String(name)));
                else
                    QCOMPARE(text.isEmpty() ? button->property("tip").toString() : text, button->property("label").toString());
                const QRectF box = button->mapRectToScene(button->boundingRect());
                QVERIFY2(box.left() >= end && box.right() <= size.width(), name);
                end = box.right();
            }
            room.picture(qPrintable(QStringLiteral("new-game-%1-%2").arg(QTest::currentDataTag(), QLatin1String(code))));
        }
    }
    void enterInANameGoesOnToTheNext() {
        Room room;
        QVERIFY(room.click("seat-name:0"));
        room.write("Ada");
        room.key(Qt::Key_Return);
        QVERIFY(!room.table());
        QCOMPARE(room.focused(), "seat-name:1");
        room.key(Qt::Key_Return);
        QVERIFY(!room.table());
        QCOMPARE(room.focused(), "button:start-game");
        room.key(Qt::Key_Return);
        QTRY_VERIFY(room.table());
        QCOMPARE(room.table()->seats()->rows().first().value("name").toString(), "Ada");
    }

    void theButtonIsInSightWithFourPlayersAndAllUnfolded() {
        for (const QSize size : {QSize(1280, 744), QSize(1920, 1024), QSize(1000, 584)}) {
            Room room(size);
            QVERIFY(room.click("players:4"));
            QVERIFY(room.click("button:more") || size.width() == 1000);
            const QRectF start = room.where("button:start-game");
            QVERIFY(!start.isEmpty() && QRectF(QPointF(), size).contains(start));
            if (size.width() == 1280) room.picture("new-game-four");
        }
    }

    void oneAloneMeetsTheOpponent() {
        Room room;
        QVERIFY(room.click("players:1"));
        room.picture("new-game-solo");
        QVERIFY(room.where("seat-name:1").isEmpty());
        QVERIFY(room.click("button:start-game"));
        QVERIFY(room.table());
        QVERIFY(room.table()->state().solo());
        QCOMPARE(room.table()->seats()->rows().first().value("tincture").toString(), "ruby");
    }

    void aBoxIsTakenFromTheShelf() {
        {
            Room room({1280, 900});
            QVERIFY(room.click("players:1"));
            QVERIFY(room.click("game:orleans"));
            // Nobody plays it alone, and it asks other things.
            QVERIFY(room.where("players:1").isEmpty() && !room.where("seat-name:1").isEmpty());
            QVERIFY(room.where("boards:advanced").isEmpty() && room.where("option:priorityTile").isEmpty());
            QVERIFY(room.click("option:extraTiles"));
            room.picture("new-game-orleans");
            QVERIFY(room.click("button:start-game"));
            const Table* table = room.program->currentTable();
            QVERIFY(table);
            QCOMPARE(table->game(), "orleans");
            QCOMPARE(table->playerCount(), 2);
        }
        Room again({1280, 900});
        QCOMPARE(again.settings->table().value("game").toString(), "orleans");
        QCOMPARE(again.settings->table().value("orleans/extraTiles"), QVariant(true));
        // By keyboard; what was set for the other game is still so.
        for (int i = 0; i < 10 && again.focused() != "game:orleans"; ++i)
            again.key(Qt::Key_Tab);
        again.key(Qt::Key_Left);
        QCOMPARE(again.focused(), "game:messina");
        QCOMPARE(again.settings->table().value("game").toString(), "messina");
        QVERIFY(!again.where("boards:advanced").isEmpty() && again.where("seat-name:1").isEmpty());
        QVERIFY(again.click("button:start-game"));
        QCOMPARE(again.program->currentTable()->game(), "messina");
    }

    void rulingsAreThoseOfTheGame() {
        Room room({1280, 900});
        QVERIFY(room.click("game:orleans"));
        QVERIFY(room.click("button:more"));
        QVERIFY(room.where("preset:pl").isEmpty());
        QVERIFY(room.settings->setRuling("orleans", "bank-size", "box-tokens"));
        QVERIFY(room.settings->setRuling("messina", "refresh-repeat", "repeat"));
        QTest::qWait(30); // the button makes room for the answers that are one's own
        QVERIFY(room.click("button:rulings"));
        QCOMPARE(room.root->property("went").toString(), "rulings:orleans");
        QVERIFY(room.click("button:start-game"));
        QCOMPARE(room.program->currentTable()->rulings().value("bank-size").toString(), "box-tokens");
    }

    void theRulingsOfAGameHaveAPage() {
        Room room({1280, 900}, "Settings.table = Object.assign({}, Settings.table, { game: 'orleans' })", "RulingsPage");
        room.picture("rulings-orleans");
        QVERIFY(room.click(room.choice("How many coins the treasury holds", "Only the coins in the box")));
        QCOMPARE(room.settings->rulingsOf("orleans").value("bank-size").toString(), "box-tokens");
        QCOMPARE(room.settings->departuresOf("orleans"), 1);
        QVERIFY(QMetaObject::invokeMethod(room.root->findChild<QQuickItem*>("page"), "show", Q_ARG(QString, "messina")));
        QTest::qWait(30);
        room.picture("rulings-messina");
        QVERIFY(!room.choice("How many coins the treasury holds", "Only the coins in the box"));
        QVERIFY(!room.where("preset:cs").isEmpty());
    }

    void noTwoSeatsAreAlike() {
        Room room;
        QVERIFY(room.click("players:3"));
        QVERIFY(room.click("seat-tincture:0/saffron"));
        QVERIFY(room.click("button:start-game"));
        QStringList seats;
        for (const QVariantMap& row : room.table()->seats()->rows())
            seats.append(row.value("tincture").toString());
        QCOMPARE(seats, QStringList({"saffron", "sapphire", "ruby"}));
    }

    void whatIsChosenIsPlayedAndKept() {
        {
            Room room({1280, 900});
            QVERIFY(room.click("players:3"));
            QVERIFY(room.click("seat-name:0"));
            room.write("Anna");
            QVERIFY(room.click("seat-language:0:pl"));
            QVERIFY(room.click("seat-language:1:ru"));
            QVERIFY(room.click("seat-help:1:none"));
            QVERIFY(room.click("boards:advanced"));
            QVERIFY(room.click("option:priorityTile"));
            QVERIFY(room.click("dealing:once"));
            QVERIFY(room.click("button:more"));
            QVERIFY(room.click("order:false"));
            QVERIFY(room.click("seed"));
            room.write("1347");
            room.picture("new-game-chosen");
            QVERIFY(room.click("button:start-game"));
            const MessinaTable* table = room.table();
            QVERIFY(table);
            const messina::Setup& setup = table->session().setup();
            QCOMPARE(int(setup.players), 3);
            QCOMPARE(setup.seed, std::uint64_t{1347});
            QVERIFY(setup.boards == messina::Side::B && setup.scrolls == messina::Side::A && setup.priorityTile);
            QCOMPARE(int(setup.pinned.order.size()), 3);
            QVERIFY(!room.program->dealtInSteps());
            QCOMPARE(table->activeSeat(), 1);
            QCOMPARE(table->spoken(), "pl");
            QCOMPARE(table->prompt().value("name").toString(), "Anna");
        }
        Room again;
        QCOMPARE(again.settings->table().value("players").toInt(), 3);
        QCOMPARE(again.settings->table().value("name1").toString(), "Anna");
        QVERIFY(again.click("button:start-game"));
        QVERIFY(again.table());
        QCOMPARE(again.table()->playerCount(), 3);
        QCOMPARE(again.table()->seats()->rows().first().value("name").toString(), "Anna");
        QVERIFY(again.table()->session().setup().boards == messina::Side::B);
        // The seed is of one game only.
        QVERIFY(again.table()->session().setup().seed != 1347);
    }

    void everythingIsReachedByKey() {
        Room room({1280, 900});
        QSet<QString> met;
        for (int i = 0; i < 60; ++i) {
            met.insert(room.focused());
            room.key(Qt::Key_Tab);
        }
        for (const char* wanted : {"game:messina", "players:2", "seat-name:0", "seat-tincture:0/ruby", "seat-language:0:", "seat-help:0:full",
                                   "seat-name:1", "boards:basic", "scrolls:basic", "dealing:steps", "option:priorityTile",
                                   "button:more", "button:start-game"})
            QVERIFY2(met.contains(wanted), wanted);
        QVERIFY(room.click("players:2"));
        room.key(Qt::Key_Right);
        QCOMPARE(room.settings->table().value("players").toInt(), 3);
        room.key(Qt::Key_Left);
        room.key(Qt::Key_Left);
        QCOMPARE(room.settings->table().value("players").toInt(), 1);
    }

    /// Arrows go on from everything to what lies in that direction; along a row of choices they choose, and out of it they
    /// change nothing.
    void arrowsGoFromOneToTheNext() {
        Room room({1280, 900});
        const QVariantMap before = room.settings->table();
        QSet<QString> met{room.focused()};
        for (int i = 0; i < 15; ++i) {
            room.key(Qt::Key_Up);
            met.insert(room.focused());
        }
        QVERIFY2(met.contains("game:" + room.settings->table().value("game").toString()), qPrintable(QStringList(met.values()).join(u' ')));
        for (int i = 0; i < 15; ++i) {
            room.key(Qt::Key_Down);
            met.insert(room.focused());
        }
        QCOMPARE(room.settings->table(), before);
        QVERIFY(room.click("players:2"));
        QStringList down;
        for (int i = 0; i < 4; ++i) {
            room.key(Qt::Key_Down);
            down.append(room.focused());
        }
        QVERIFY2(down.contains("seat-name:0") && down.contains("seat-name:1"), qPrintable(down.join(u' ')));
        room.key(Qt::Key_Up);
        room.key(Qt::Key_Up);
        QVERIFY2(down.contains(room.focused()), qPrintable(room.focused()));
    }

    void everyThingThatCanBeActedOnHasAName() {
        Room room({1280, 900});
        QVERIFY(room.click("players:4"));
        QVERIFY(room.click("button:more"));
        int named = 0;
        for (QQuickItem* item : all(room.root.get())) {
            if (!item->isVisible() || !item->property("label").isValid() || !item->activeFocusOnTab()) continue;
            ++named;
            QVERIFY2(!item->property("label").toString().isEmpty(), item->metaObject()->className());
        }
        QVERIFY2(named > 20, qPrintable(QString::number(named)));
    }

    void aLanguageCanBeForOneSeatAlone() {
        Room room;
        QQuickItem* menu = room.root->findChild<QQuickItem*>("languages");
        menu->setProperty("open", true);
        QTest::qWait(20);
        // Without a table it is the household's alone.
        QVERIFY(room.click("language:cs"));
        QCOMPARE(room.language->current(), "cs");
        QVERIFY(room.click("button:start-game"));
        MessinaTable* table = room.table();
        QCOMPARE(table->spoken(), "cs");
        menu->setProperty("open", true);
        QTest::qWait(20);
        // At the table it is for whoever looks.
        QVERIFY(room.click("language:de"));
        QCOMPARE(room.language->current(), "cs");
        QCOMPARE(table->language(), "cs");
        QCOMPARE(table->spoken(), "de");
        QVERIFY(!menu->property("open").toBool());
        menu->setProperty("open", true);
        QTest::qWait(20);
        QCOMPARE(menu->property("code").toString(), "de");
        QVERIFY(room.click("language:cs"));
        QCOMPARE(table->spoken(), "cs");
        // Back at the household's, it goes with the household.
        room.language->choose("pl");
        QCOMPARE(table->spoken(), "pl");
        QCOMPARE(room.language->current(), "pl");
    }

    void aKnownNameBringsWhatItsPersonLikes() {
        Room room({1280, 900});
        People& people = *room.settings->people();
        people.meet("Anna", {{"language", "pl"}, {"help", "some"}, {"tincture", "saffron"}});
        people.meet("Anselm", {{"language", "ru"}, {"tincture", "saffron"}});
        people.meet("Karl");
        QVERIFY(room.click("seat-name:0"));
        QVERIFY(!room.where("known:Karl").isEmpty());
        room.write("an");
        QVERIFY(room.where("known:Karl").isEmpty());
        room.picture("new-game-known");
        QVERIFY(room.click("known:Anna"));
        QCOMPARE(room.settings->table().value("name1").toString(), "Anna");
        QCOMPARE(room.settings->table().value("language1").toString(), "pl");
        QCOMPARE(room.settings->table().value("help1").toString(), "some");
        QCOMPARE(room.settings->table().value("seat1").toString(), "saffron");
        QVERIFY(room.where("known:Anselm").isEmpty());
        QCOMPARE(room.focused(), "seat-name:0");
        // By keyboard alone; who sits somewhere is not offered again, and a tincture that is taken stays where it is.
        for (int i = 0; i < 20 && room.focused() != "seat-name:1"; ++i)
            room.key(Qt::Key_Tab);
        QVERIFY(room.where("known:Anna").isEmpty() && !room.where("known:Karl").isEmpty());
        room.key(Qt::Key_Down);
        QCOMPARE(room.focused(), "known:Anselm");
        room.key(Qt::Key_Down);
        QCOMPARE(room.focused(), "known:Karl");
        room.key(Qt::Key_Down);
        room.key(Qt::Key_Up);
        room.key(Qt::Key_Return);
        QCOMPARE(room.focused(), "seat-name:1");
        QCOMPARE(room.settings->table().value("name2").toString(), "Anselm");
        QCOMPARE(room.settings->table().value("language2").toString(), "ru");
        QCOMPARE(room.settings->table().value("seat2").toString(), "sapphire");
        QVERIFY(!room.table());
        QVERIFY(room.click("button:start-game"));
        QVERIFY(room.table());
        QStringList languages;
        for (const messina::Seat& seat : room.table()->seatsAtTable())
            languages.append(seat.name + seat.language + seat.help + seat.tincture);
        languages.sort();
        QCOMPARE(languages, QStringList({"Annaplsomesaffron", "Anselmrufullsapphire"}));
    }

    void theListOfNamesIsInNobodysWay() {
        Room room({1280, 900});
        room.settings->people()->meet("Anna", {{"language", "pl"}});
        room.settings->people()->meet("Karl", {{"language", "cs"}});
        QVERIFY(room.click("seat-name:0"));
        QVERIFY(!room.where("known:Anna").isEmpty());
        // Esc closes it and nothing else; writing opens it again; Up from the first leads back to the field.
        room.key(Qt::Key_Escape);
        QVERIFY(room.where("known:Anna").isEmpty());
        QCOMPARE(room.focused(), "seat-name:0");
        room.write("k");
        QVERIFY(!room.where("known:Karl").isEmpty());
        room.key(Qt::Key_Down);
        room.key(Qt::Key_Up);
        QCOMPARE(room.focused(), "seat-name:0");
        QVERIFY(room.where("known:Karl").isEmpty());
        // A name written to its end is that person's, without the list.
        room.write("arl");
        QCOMPARE(room.settings->table().value("language1").toString(), QString());
        room.key(Qt::Key_Tab);
        QCOMPARE(room.settings->table().value("name1").toString(), "Karl");
        QCOMPARE(room.settings->table().value("language1").toString(), "cs");
        // What is chosen for this game alone stays when the name is only visited.
        QVERIFY(room.click("seat-language:0:ru"));
        QVERIFY(room.click("seat-name:0"));
        room.key(Qt::Key_Tab);
        QCOMPARE(room.settings->table().value("language1").toString(), "ru");
        // Enter in the last field goes on to the button, which starts with that person.
        QVERIFY(room.click("seat-name:1"));
        room.write("Anna");
        room.key(Qt::Key_Return);
        QCOMPARE(room.focused(), "button:start-game");
        room.key(Qt::Key_Return);
        QTRY_VERIFY(room.table());
        QStringList languages;
        for (const messina::Seat& seat : room.table()->seatsAtTable())
            languages.append(seat.name + seat.language);
        languages.sort();
        QCOMPARE(languages, QStringList({"Annapl", "Karlru"}));
        // And it was a decision.
        QCOMPARE(room.settings->people()->ownOf(room.settings->people()->idOf("Karl")).value("language").toString(), "ru");
    }

    void theListOfNamesIsSpokenAndFitsIntoTheWindow() {
        Room room({1000, 584});
        for (const char* name : {"Anna", "Karl", "Ota", "Eva", "Jan", "Ida", "Max", "Lea"})
            room.settings->people()->meet(name);
        QVERIFY(room.click("players:4"));
        QQuickItem* last = Targets::of(&room.engine)->item("seat-name:3");
        QVERIFY(last);
        last->forceActiveFocus(Qt::TabFocusReason);
        QTest::qWait(50);
        room.key(Qt::Key_Down);
        const QString first = room.focused();
        QVERIFY2(first.startsWith("known:"), qPrintable(first));
        QVERIFY(QRectF(0, 0, 1000, 584).contains(room.where(first)));
        for (QQuickItem* item : all(room.root.get())) {
            if (!QByteArray(item->metaObject()->className()).startsWith("NameList")) continue;
            QAccessibleInterface* list = QAccessible::queryAccessibleInterface(item);
            QVERIFY(list);
            QCOMPARE(list->role(), QAccessible::List);
            QVERIFY(!list->text(QAccessible::Name).isEmpty());
            QVERIFY(QRectF(0, 0, 1000, 584).contains(item->mapRectToScene(item->boundingRect())));
        }
        QAccessibleInterface* row = QAccessible::queryAccessibleInterface(room.window.activeFocusItem());
        QVERIFY(row);
        QCOMPARE(row->text(QAccessible::Name), first.mid(6));
        room.picture("new-game-known-small");
    }

    void aRuleCanBeAskedFor() {
        Room room({1280, 900});
        for (QQuickItem* item : all(room.root.get()))
            if (item->isVisible() && item->property("rule").toString() == "messina.advanced.b-sides" && item->activeFocusOnTab()) {
                item->forceActiveFocus(Qt::TabFocusReason);
                room.key(Qt::Key_Return);
                break;
            }
        QCOMPARE(room.root->property("asked").toString(), "messina.advanced.b-sides");
        QVERIFY(!room.table());
    }

    void itIsLegibleInEveryLight() {
        for (const char* extra : {"Theme.mode = 'candle'; Language.choose('de')", "Theme.mode = 'parchment'; Language.choose('ru')",
                                  "Theme.textScale = 1.5; Language.choose('pl')"}) {
            Room room({1280, 744}, extra);
            QVERIFY(room.click("players:3"));
            QTest::qWait(30);
            room.picture(("new-game-" + QByteArray(extra).right(4).left(2)).constData());
            const QRectF start = room.where("button:start-game");
            QVERIFY(!start.isEmpty() && QRectF(0, 0, 1280, 744).contains(start));
        }
    }
};

QTEST_MAIN(tst_NewGamePage)
#include "tst_new_game_page.moc"
