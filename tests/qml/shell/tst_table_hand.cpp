// SPDX-License-Identifier: GPL-3.0-or-later
// What is done, refused, taken back and carried by keys at the tables of both games.
#include "tests/qml/shell/at_table.h"
#include "tests/qml/shell/in_sight.h"

#include <QRegularExpression>
#include <QTemporaryDir>

using namespace magister;
using namespace magister::attable;

class tst_TableHand : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static Table& tableOf(const Home& home) { return *qobject_cast<Table*>(home.program->currentTable()); }
    static QString target(const QQuickItem* item) { return item ? item->property("target").toString() : QString(); }
    static QQuickItem* item(const Home& home, const QString& name) { return Targets::of(&home.engine)->item(name); }
    static QRectF place(const Home& home, const QString& name) { return Targets::of(&home.engine)->rect(name, nullptr); }
    /// The first thing of that kind that can be done, or at least be reached, by its name; it has the keyboard.
    static QString go(Home& home, const QString& pattern, int which = 0, bool reached = false) {
        const QRegularExpression wanted(QRegularExpression::anchoredPattern(pattern));
        QStringList names = Targets::of(&home.engine)->names();
        names.sort();
        for (const QString& name : names) {
            QQuickItem* thing = item(home, name);
            if (!wanted.match(name).hasMatch() || !thing || !thing->property("takesKeys").toBool() || !(reached || canBeDone(thing)) || which-- > 0) continue;
            thing->forceActiveFocus(Qt::TabFocusReason);
            QTest::qWait(30);
            return name;
        }
        return {};
    }
    /// A piece is picked up by a key; its name, empty where none can be.
    static QString pick(Home& home, int which) {
        const QString seat = QStringLiteral("seat:%1/").arg(tableOf(home).activeSeat());
        const QString name = go(home, seat + (tableOf(home).game() == u"messina" ? "lieutenant/\\d" : "market/\\d"), which, true);
        home.key(Qt::Key_Return);
        return tableOf(home).picked() > 0 ? name : QString();
    }
    /// Where it may be put.
    static QString places(const Home& home) {
        return tableOf(home).game() == u"messina" ? QStringLiteral("(hex|port):[\\w-]+") : QStringLiteral("seat:%1/place:\\w+/slot/\\d").arg(tableOf(home).activeSeat());
    }
    /// A turn of Messina 1347 that can be ended, but not by settling the hex.
    static bool mayEndButNotRepopulate(const Home& home) {
        const RowsModel* buttons = home.table().buttons();
        const QVariantMap settle = buttons->rowOf("button:repopulate");
        return !settle.isEmpty() && !settle.value("enabled").toBool() && buttons->rowOf("button:end-turn").value("enabled").toBool() &&
               buttons->rowOf("button:use-hex").value("enabled").toBool();
    }

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QString(QTest::currentTestFunction()) + "-data").toUtf8());
    }

    /// The key of a button that refuses does nothing else when it is pressed once more; what is offered instead and stands on a
    /// button has the letter of that button, and its badge lies there.
    void theKeyThatWasRefusedStaysRefused() {
        Home home({1280, 800});
        home.settings->setHandOver("none");
        toTheFirstTurn(home, "messina");
        MessinaTable& table = home.table();
        for (int i = 0; i < 400 && !mayEndButNotRepopulate(home); ++i) {
            std::vector<messina::Command> legal;
            for (const auto& choice : table.targets().choices())
                if (!choice.refusal) legal.push_back(choice.command);
            QVERIFY(!table.play(legal[static_cast<std::size_t>(i * 7) % legal.size()]));
        }
        QVERIFY(mayEndButNotRepopulate(home));
        QTest::qWait(100);
        home.key(Qt::Key_Shift);
        const int steps = table.steps();
        for (int again = 0; again < 3; ++again) {
            home.key(Qt::Key_B);
            QCOMPARE(table.steps(), steps);
            QVERIFY(table.refusal().active);
            QCOMPARE(table.refusal().target, QStringLiteral("button:repopulate"));
        }
        QStringList offered;
        for (const QVariant& one : table.refusal().instead) {
            const QString name = one.toMap().value("target").toString(), letter = one.toMap().value("letter").toString();
            offered.append(name);
            const QVariantMap row = table.buttons()->rowOf(name);
            if (!row.isEmpty()) QCOMPARE(letter, row.value("letter").toString());
            int marks = 0;
            for (const QQuickItem* mark : all(page(home))) {
                if (!isOf(mark, "OfferMark") || !isOf(mark->parentItem(), "RefusalMarks") || mark->property("letter") != letter) continue;
                const QRectF at = mark->mapRectToScene(QRectF(0, 0, mark->width(), mark->height()));
                if (!row.isEmpty()) QVERIFY(at.left() >= place(home, name).left() && at.right() <= place(home, name).right() + 3);
                ++marks;
            }
            QCOMPARE(marks, 1);
        }
        QVERIFY(offered.contains("button:end-turn"));
        // Tab comes to the offers, one after the other, and round again.
        QCOMPARE(focus(home)->property("key").toString(), QStringLiteral("Esc"));
        for (const QVariant& one : table.refusal().instead) {
            home.key(Qt::Key_Tab);
            QVERIFY2(focus(home)->property("label").toString().startsWith(one.toMap().value("letter").toString() + ": "), qPrintable(told(focus(home))));
        }
        for (int i = 0; i < 5 && focus(home)->property("key").toString() != u"Esc"; ++i)
            home.key(Qt::Key_Tab);
        QCOMPARE(focus(home)->property("key").toString(), QStringLiteral("Esc"));
        const int seat = table.activeSeat();
        home.key(Qt::Key_E);
        QVERIFY(!table.refusal().active);
        QVERIFY(table.activeSeat() != seat);
    }

    /// Whoever takes back by a key stands on the thing that it was done with, wherever the keyboard was; done again, where the
    /// next thing is to be done.
    void whatIsTakenBackHasTheKeyboard_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("control");
        for (const char* game : {"messina", "orleans"})
            for (const bool control : {false, true})
                QTest::addRow("%s, %s", game, control ? "Ctrl+Z" : "U") << QString(game) << control;
    }
    void whatIsTakenBackHasTheKeyboard() {
        QFETCH(QString, game);
        QFETCH(bool, control);
        Home home({1280, 800});
        home.settings->setHandOver("none");
        toTheFirstTurn(home, game);
        Table& table = tableOf(home);
        home.key(Qt::Key_Tab);
        QVERIFY(!pick(home, 0).isEmpty());
        const QString done = go(home, places(home), 1);
        QVERIFY(!done.isEmpty());
        const int steps = table.steps();
        home.key(Qt::Key_Return);
        QCOMPARE(table.steps(), steps + 1);
        home.key(game == u"messina" ? Qt::Key_7 : Qt::Key_8); // to the question
        QVERIFY2(target(focus(home)) != done, qPrintable(told(focus(home))));
        home.key(control ? Qt::Key_Z : Qt::Key_U, control ? Qt::ControlModifier : Qt::NoModifier);
        QCOMPARE(table.steps(), steps);
        QTest::qWait(50);
        QCOMPARE(target(focus(home)), done);
        QVERIFY2(canBeDone(focus(home)), qPrintable(told(focus(home))));
        home.key(control ? Qt::Key_Y : Qt::Key_U, control ? Qt::ControlModifier : Qt::ShiftModifier);
        QCOMPARE(table.steps(), steps + 1);
        QTest::qWait(50);
        QVERIFY2(canBeDone(focus(home)), qPrintable(told(focus(home))));
        // Where nothing can be taken back a card says so, and gives the keyboard back to where it was.
        for (int i = 0; i < 9 && table.canUndo(); ++i)
            home.key(Qt::Key_U);
        QVERIFY(!table.canUndo());
        QTest::qWait(50);
        const QString stood = target(focus(home));
        QVERIFY2(canBeDone(focus(home)), qPrintable(told(focus(home))));
        home.key(Qt::Key_U);
        QVERIFY(table.refusal().active);
        home.key(Qt::Key_Escape);
        QTest::qWait(50);
        QCOMPARE(target(focus(home)), stood);
    }

    /// With a piece in hand Tab comes to the nearest place where it may be put, to the others as they are read, and on to the
    /// question; Shift+Tab goes back the same way, and Esc to where the piece was.
    void tabCarriesThePiece_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        for (const char* game : {"messina", "orleans"})
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
                QTest::addRow("%s, %d", game, size.width()) << QString(game) << size;
    }
    void tabCarriesThePiece() {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        Home home(size);
        home.settings->setHandOver("none");
        toTheFirstTurn(home, game);
        Table& table = tableOf(home);
        home.key(Qt::Key_Tab);
        const QString from = pick(home, 1);
        QVERIFY(!from.isEmpty());
        item(home, from)->forceActiveFocus(Qt::TabFocusReason);
        const QPointF here = place(home, from).center();
        // Wherever it may be put, found by what is lit.
        QStringList places;
        for (const QString& name : Targets::of(&home.engine)->names())
            if (QRegularExpression(QRegularExpression::anchoredPattern(tst_TableHand::places(home))).match(name).hasMatch() && canBeDone(item(home, name))) places.append(name);
        QVERIFY2(places.size() > 1, qPrintable(places.join(u' ')));
        const auto far = [&](const QString& name) { return QLineF(here, place(home, name).center()).length(); };
        home.key(Qt::Key_Tab);
        const QString first = target(focus(home));
        QVERIFY2(places.contains(first), qPrintable(told(focus(home))));
        for (const QString& name : places)
            QVERIFY2(far(first) <= far(name) + 1, qPrintable(name));
        // Back to the first of all, and on to the last.
        QStringList back;
        while (places.contains(target(focus(home))) && back.size() < 60) {
            back.append(target(focus(home)));
            home.key(Qt::Key_Backtab, Qt::ShiftModifier);
        }
        QVERIFY(item(home, back.last()));
        item(home, back.last())->forceActiveFocus(Qt::TabFocusReason);
        QStringList on;
        while (places.contains(target(focus(home))) && on.size() < 60) {
            on.append(target(focus(home)));
            home.key(Qt::Key_Tab);
        }
        QVERIFY2(isOf(focus(home), "PromptButton") || on.size() == places.size(), qPrintable(told(focus(home))));
        QCOMPARE(QSet<QString>(on.begin(), on.end()), QSet<QString>(places.begin(), places.end()));
        QCOMPARE(on.size(), places.size());
        for (int i = 1; i < on.size(); ++i) {
            const QRectF one = place(home, on[i - 1]), next = place(home, on[i]);
            QVERIFY2(next.center().y() > one.center().y() - one.height() / 2, qPrintable(on[i]));
            if (qAbs(next.center().y() - one.center().y()) < 2) QVERIFY2(next.center().x() > one.center().x(), qPrintable(on[i]));
        }
        if (isOf(focus(home), "PromptButton")) {
            for (int i = 0; i < 8 && isOf(focus(home), "PromptButton"); ++i)
                home.key(Qt::Key_Backtab, Qt::ShiftModifier);
            QCOMPARE(target(focus(home)), on.last());
        }
        QVERIFY(table.picked() > 0);
        home.key(Qt::Key_Escape);
        QCOMPARE(table.picked(), 0);
        QTest::qWait(50);
        QCOMPARE(target(focus(home)), from);
    }
};

QTEST_MAIN(tst_TableHand)
#include "tst_table_hand.moc"
