// SPDX-License-Identifier: GPL-3.0-or-later
// The page of rules with the real articles: by mouse, by keyboard, in one language and in two.
#include "app/library/rules_reader.h"
#include "tests/qml/situations/text_faults.h"
#include "qml/MagisterLudi/Ui/press_guard.h"

#include <QAccessible>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QClipboard>
#include <QtTest>

#include <functional>
#include <memory>

using magister::RulesReader;

namespace {

const QString bigFire = QStringLiteral("messina.fire.big");
const QString refresh = QStringLiteral("messina.build.refresh-price");

/// The page in a window; bookmarks in a folder of its own.
struct Room {
    explicit Room(QSize size = {1280, 800}) {
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent component(&engine);
        component.setData(R"(
            import QtQuick
            import MagisterLudi.Library
            import MagisterLudi.Rules
            import MagisterLudi.Ui
            Rectangle {
                property alias reader: reader
                property alias page: page
                property var sizes: []
                color: Theme.ground
                Component.onCompleted: {
                    Theme.motion = "off";
                    Terms.source = RuleTerms;
                }
                function look(mode, scale) {
                    Theme.mode = mode;
                    Theme.textScale = scale;
                }
                RulesReader { id: reader }
                RulesPage { id: page; anchors.fill: parent; reader: reader; focus: true }
            })",
                          QUrl(QStringLiteral("qrc:/room.qml")));
        root.reset(qobject_cast<QQuickItem*>(component.create()));
        if (!root) qFatal("%s", qPrintable(component.errorString()));
        window.resize(size);
        root->setParentItem(window.contentItem());
        root->setSize(size);
        window.show();
        window.requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
    RulesReader* reader() const { return root->property("reader").value<RulesReader*>(); }
    QQuickItem* page() const { return root->property("page").value<QQuickItem*>(); }
    void follow(const QString& rule) {
        QMetaObject::invokeMethod(page(), "follow", Q_ARG(QString, rule));
        arrive();
    }
    /// Rows are made and find their height, then the open one is brought into view with the keyboard, as long as that takes.
    void arrive() {
        QVERIFY(QTest::qWaitFor(
            [this] { return !page()->property("arriving").toBool() && !page()->property("focusWanted").toBool(); }, 60000));
    }
    void look(const QString& mode, double scale) {
        QMetaObject::invokeMethod(root.get(), "look", Q_ARG(QVariant, mode), Q_ARG(QVariant, scale));
    }
    QQuickItem* focused() const { return window.activeFocusItem(); }
    void type(const QString& text) {
        for (const QChar c : text)
            QTest::sendKeyEvent(QTest::Click, &window, Qt::Key_unknown, c, Qt::NoModifier);
    }
    /// Visible items of a QML type, in the order of the tree.
    QList<QQuickItem*> all(const QString& type) const {
        QList<QQuickItem*> found;
        collect(window.contentItem(), type, found);
        return found;
    }

    QTemporaryDir marks;
    QQmlEngine engine;
    QQuickWindow window;
    std::unique_ptr<QQuickItem> root;

private:
    static void collect(QQuickItem* item, const QString& type, QList<QQuickItem*>& found) {
        if (!item->isVisible()) return;
        if (QString::fromLatin1(item->metaObject()->className()).startsWith(type + "_QMLTYPE")) found.append(item);
        for (QQuickItem* child : item->childItems())
            collect(child, type, found);
    }
};

QQuickItem* openRow(const Room& room) {
    for (QQuickItem* row : room.all("PageRule"))
        if (row->property("now").toBool()) return row;
    return nullptr;
}

} // namespace

class TestRulesPage : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { QFile::remove(magister::Bookmarks::usualFile()); }
    void showsTheChapterAroundARule();
    void twoLanguagesStandSideBySide();
    void searchByKeyboardAlone();
    void backFromWhatWasFoundToTheListOfIt();
    void backThroughSeveralSearches();
    void theMarkOfDifferingEditionsOpensThem();
    void aTitleOpensItsRule();
    void backAndForward();
    void bookmarksStay();
    void termShowsItsMeaning();
    void wordsCanBeSelectedAndCopied();
    void glossesStandWhereThereIsRoom();
    void aPageTurnedToComesToRest();
    void pipsTellWhatIsMastered();
    void onlyWhatIsLookedUpCountsAsOpened();
    void everythingThatCanBeReachedHasAName();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
};

void TestRulesPage::showsTheChapterAroundARule() {
    Room room;
    room.follow(refresh);
    QCOMPARE(room.all("PageRule").size(), room.reader()->pageRules().size());
    QQuickItem* row = openRow(room);
    QVERIFY(row);
    QCOMPARE(row->property("rule").toMap().value("id").toString(), refresh);
    const double top = row->mapToScene({0, 0}).y();
    QVERIFY2(top > 40 && top < 700, qPrintable(QString::number(top))); // it was brought into view
    QVERIFY(room.focused() && room.focused()->property("label").toString().contains(room.reader()->number()));
}

void TestRulesPage::twoLanguagesStandSideBySide() {
    Room room({1920, 1080});
    room.reader()->setLanguage("cs");
    room.reader()->setSecond("ru");
    room.follow(bigFire);
    for (QQuickItem* row : room.all("PageRule")) {
        QList<QQuickItem*> columns;
        for (QQuickItem* column : room.all("RuleColumn"))
            if (row->isAncestorOf(column)) columns.append(column);
        QCOMPARE(columns.size(), 2);
        QCOMPARE(columns[0]->mapToScene({0, 0}).y(), columns[1]->mapToScene({0, 0}).y());
        QVERIFY(columns[0]->mapToScene({columns[0]->width(), 0}).x() < columns[1]->mapToScene({0, 0}).x());
        QVERIFY(columns[0]->property("rule").toMap().value("title") != columns[1]->property("rule").toMap().value("title"));
    }
    const QString czech = room.reader()->title();
    room.reader()->swap();
    QCOMPARE(room.reader()->language(), QStringLiteral("ru"));
    QCOMPARE(room.reader()->second(), QStringLiteral("cs"));
    QCOMPARE(room.reader()->beside().value("title").toString(), czech);
    QCOMPARE(room.reader()->ruleId(), bigFire);
}

void TestRulesPage::searchByKeyboardAlone() {
    Room room;
    // Typed at once: the rule that comes to rest later takes the keyboard from nobody.
    QMetaObject::invokeMethod(room.page(), "follow", Q_ARG(QString, bigFire));
    QTest::keyClick(&room.window, Qt::Key_Slash);
    room.type("refresh");
    const QList<QQuickItem*> hits = room.all("RuleHits");
    QCOMPARE(hits.size(), 1);
    // All the books are opened for the first search, which takes as long as the machine likes.
    QTRY_VERIFY_WITH_TIMEOUT(!hits[0]->property("waiting").toBool(), 60000);
    QTest::qWait(30);
    const QVariantList found = hits[0]->property("found").toList();
    QVERIFY(!found.isEmpty());
    QTest::keyClick(&room.window, Qt::Key_Down);
    QVERIFY2(room.focused()->property("label").toString().contains(found[0].toMap().value("title").toString()),
             qPrintable(QString(room.focused()->metaObject()->className()) + ' ' + room.focused()->property("label").toString()));
    QTest::keyClick(&room.window, Qt::Key_Return);
    room.arrive();
    QCOMPARE(room.reader()->ruleId(), found[0].toMap().value("id").toString());
    QVERIFY(room.all("RuleHits").isEmpty());
}

/// Whoever looks through several hits does not type the words again for each.
void TestRulesPage::backFromWhatWasFoundToTheListOfIt() {
    Room room;
    room.follow(refresh);
    QMetaObject::invokeMethod(room.page(), "focusSearch");
    room.type(QStringLiteral("bridge"));
    QTRY_VERIFY(room.page()->property("searching").toBool());
    QTRY_VERIFY(!room.all("RuleHits").isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(!room.all("RuleHits").front()->property("waiting").toBool(), 60000);
    const QString words = room.page()->property("query").toString();
    const auto hits = room.all("RuleHits").front()->property("found").toList();
    QVERIFY(!hits.isEmpty());
    const QString other = hits.last().toMap().value("id").toString();
    QVERIFY(other != refresh);
    room.follow(other);
    QVERIFY(!room.page()->property("searching").toBool());
    QMetaObject::invokeMethod(room.page(), "goBack");
    QTRY_COMPARE(room.page()->property("query").toString(), words);
    QCOMPARE(room.reader()->ruleId(), QString(refresh));
    // The way further back leads to no list.
    room.follow(other);
    QMetaObject::invokeMethod(room.page(), "goBack");
    QTRY_COMPARE(room.page()->property("query").toString(), words);
}

/// Each way back leads to its own list, scrolled as it was, with the keyboard on the hit; the list stays for a rule that lies
/// open already.
void TestRulesPage::backThroughSeveralSearches() {
    Room room;
    room.follow(refresh);
    const auto list = [&] { return room.all("RuleHits").value(0); };
    const auto area = [&] {
        QQuickItem* up = list();
        while (up && !up->property("innerWidth").isValid())
            up = up->parentItem();
        return up;
    };
    const auto search = [&](const QString& words) {
        QMetaObject::invokeMethod(room.page(), "focusSearch");
        room.page()->setProperty("query", words);
        return QTest::qWaitFor([&] { return list() && !list()->property("waiting").toBool() && area()->property("scrolls").toBool(); }, 60000);
    };
    const auto ids = [&] {
        QStringList found;
        for (const QVariant& hit : list()->property("found").toList())
            found.append(hit.toMap().value("id").toString());
        return found;
    };
    QVERIFY(search(QStringLiteral("citizen")));
    const QString one = ids().at(8);
    QVERIFY(QMetaObject::invokeMethod(list(), "focusAt", Q_ARG(int, 8)));
    QTRY_VERIFY(area()->property("contentY").toDouble() > 100);
    QTest::qWait(100);
    const double at = area()->property("contentY").toDouble();
    QTest::keyClick(&room.window, Qt::Key_Return);
    room.arrive();
    QCOMPARE(room.reader()->ruleId(), one);
    QVERIFY(search(QStringLiteral("hut")));
    const QString two = ids().at(0) == one ? ids().at(1) : ids().at(0);
    room.follow(two);
    QMetaObject::invokeMethod(room.page(), "goBack");
    QCOMPARE(room.page()->property("query").toString(), QString("hut"));
    QTRY_VERIFY(room.focused() && room.focused()->property("label").toString().contains(room.reader()->titleOf(two)));
    // The rule that lies open has no way back to the list.
    room.follow(one);
    QCOMPARE(room.page()->property("query").toString(), QString("hut"));
    QMetaObject::invokeMethod(room.page(), "goBack");
    QCOMPARE(room.page()->property("query").toString(), QString("citizen"));
    QCOMPARE(room.reader()->ruleId(), QString(refresh));
    QTRY_COMPARE(area()->property("contentY").toDouble(), at);
    QTest::qWait(100);
    QCOMPARE(area()->property("contentY").toDouble(), at);
    QVERIFY(room.focused()->property("label").toString().contains(room.reader()->titleOf(one)));
}

/// A rule whose editions differ, and another rule of its page, which lies open.
static QString differing(Room& room) {
    for (const QVariant& chapter : room.reader()->chapters()) {
        room.reader()->open(chapter.toMap().value("id").toString());
        const QVariantList rules = room.reader()->pageRules();
        for (const QVariant& rule : rules)
            if (rule.toMap().value("differs").toBool() && rule.toMap().value("id") != room.reader()->ruleId()) return rule.toMap().value("id").toString();
    }
    return {};
}

void TestRulesPage::theMarkOfDifferingEditionsOpensThem() {
    for (const bool byKey : {false, true}) {
        Room room;
        const QString rule = differing(room);
        QVERIFY(!rule.isEmpty());
        room.follow(room.reader()->ruleId());
        QQuickItem* mark = nullptr;
        for (QQuickItem* button : room.all("Btn"))
            if (button->property("icon") == "ui-scales" && button->property("detail").toString().contains(room.reader()->titleOf(rule))) mark = button;
        QVERIFY(mark);
        QVERIFY(!mark->property("tip").toString().isEmpty());
        QVERIFY(!QAccessible::queryAccessibleInterface(mark)->text(QAccessible::Name).isEmpty());
        mark->forceActiveFocus(Qt::TabFocusReason); // brings it into view
        QTest::qWait(magister::PressGuard::grace() + 50); // what has just come there takes no press
        if (byKey) {
            QTest::keyClick(&room.window, Qt::Key_Return);
        } else {
            const QPoint at = mark->mapToScene(QPointF(mark->width() / 2, mark->height() / 2)).toPoint();
            QTest::mouseMove(&room.window, at - QPoint(3, 3));
            QTest::mouseMove(&room.window, at);
            QTest::mouseClick(&room.window, Qt::LeftButton, {}, at);
        }
        QTRY_COMPARE(room.reader()->ruleId(), rule);
        room.arrive();
        QVERIFY(!room.all("EditionCard").isEmpty());
    }
}

void TestRulesPage::aTitleOpensItsRule() {
    Room room({1920, 1080});
    room.follow(refresh);
    QQuickItem* other = nullptr;
    for (QQuickItem* row : room.all("PageRule"))
        if (const double y = row->mapToScene(QPointF(0, 0)).y(); !row->property("now").toBool() && y > 100 && y < 800) other = row;
    QVERIFY(other);
    const QString rule = other->property("rule").toMap().value("id").toString();
    for (QQuickItem* column : room.all("RuleColumn"))
        if (other->isAncestorOf(column)) {
            QTest::mouseClick(&room.window, Qt::LeftButton, {}, column->mapToScene(QPointF(20, column->height() - 10)).toPoint());
            QVERIFY(room.reader()->ruleId() != rule);
            QTest::qWait(600); // else it is a double click
            QTest::mouseClick(&room.window, Qt::LeftButton, {}, column->mapToScene(QPointF(20, 12)).toPoint());
        }
    QTRY_COMPARE(room.reader()->ruleId(), rule);
}

void TestRulesPage::backAndForward() {
    Room room;
    room.follow(bigFire);
    room.follow(refresh);
    QTest::keyClick(&room.window, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(room.reader()->ruleId(), bigFire);
    QVERIFY(room.reader()->canGoForward());
    room.arrive();
    QTest::keyClick(&room.window, Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(room.reader()->ruleId(), refresh);
    QVERIFY(!room.reader()->canGoForward());
    room.arrive();
    QTest::keyClick(&room.window, Qt::Key_N); // the next rule of the book
    QVERIFY(room.reader()->ruleId() != refresh);
    room.arrive();
    QTest::keyClick(&room.window, Qt::Key_P);
    QCOMPARE(room.reader()->ruleId(), refresh);
}

void TestRulesPage::bookmarksStay() {
    {
        Room room;
        room.follow(refresh);
        QTest::keyClick(&room.window, Qt::Key_B);
        QVERIFY(room.reader()->bookmarked());
    }
    Room room;
    QCOMPARE(room.reader()->bookmarks().size(), 1);
    QCOMPARE(room.reader()->bookmarks()[0].toMap().value("id").toString(), refresh);
    room.follow(refresh);
    QTest::keyClick(&room.window, Qt::Key_B);
    QVERIFY(!room.reader()->bookmarked() && room.reader()->bookmarks().isEmpty());
}

void TestRulesPage::termShowsItsMeaning() {
    Room room;
    room.follow(bigFire);
    QQuickItem* text = nullptr;
    for (QQuickItem* each : room.all("LinkedText"))
        if (openRow(room)->isAncestorOf(each) && each->property("words").toString().contains("term:big-fire")) text = each;
    QVERIFY(text);
    QVERIFY(room.all("TermCard").isEmpty());
    text->forceActiveFocus(Qt::TabFocusReason); // by keyboard
    while (room.all("TermCard").isEmpty()
           || room.all("TermCard")[0]->property("term").toMap().value("id").toString() != "big-fire") {
        const int before = text->property("current").toInt();
        QTest::keyClick(&room.window, Qt::Key_Right);
        QVERIFY(text->property("current").toInt() > before);
    }
    const QVariantMap term = room.all("TermCard")[0]->property("term").toMap();
    QVERIFY(!term.value("meaning").toString().isEmpty());
    QTest::keyClick(&room.window, Qt::Key_Return); // pinned: the keyboard is on its rule
    QTest::keyClick(&room.window, Qt::Key_Return);
    room.arrive();
    QCOMPARE(room.reader()->ruleId(), term.value("rule").toString());
    QVERIFY(room.all("TermCard").isEmpty());
}

// What lies over the page: menus.
static QList<QQuickItem*> overlay(const Room& room) {
    QList<QQuickItem*> found;
    const std::function<void(QQuickItem*)> look = [&](QQuickItem* item) {
        found.append(item);
        for (QQuickItem* child : item->childItems())
            look(child);
    };
    look(room.window.contentItem());
    return found;
}

void TestRulesPage::wordsCanBeSelectedAndCopied() {
    Room room;
    room.follow(bigFire);
    QQuickItem* text = nullptr;
    for (QQuickItem* each : room.all("LinkedText"))
        if (openRow(room)->isAncestorOf(each) && each->property("selectable").toBool() && each->height() > 30) text = each;
    QVERIFY(text);
    QGuiApplication::clipboard()->clear();
    const QPoint from = text->mapToScene({2, 8}).toPoint(), to = text->mapToScene({text->width() - 4, 8}).toPoint();
    QTest::mouseMove(&room.window, from);
    QTest::qWait(30);
    QTest::mousePress(&room.window, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 4; ++i)
        QTest::mouseMove(&room.window, from + (to - from) * i / 4);
    QTest::mouseRelease(&room.window, Qt::LeftButton, {}, to);
    QTest::keyClick(&room.window, Qt::Key_C, Qt::ControlModifier);
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.size() > 15, qPrintable(copied));
    // Other spaces hold words together.
    const auto plain = [](QString words) { return words.replace(QChar(0xa0), u' '); };
    QQuickItem* spoken = text;
    QString whole = spoken->property("words").toString();
    whole.remove(QRegularExpression("<[^>]*>")).replace("&nbsp;", " ");
    QVERIFY2(plain(whole).contains(plain(copied).trimmed()), qPrintable(copied + " / " + whole));
    QVERIFY(room.all("TermCard").isEmpty());
    // Without the keyboard, by the menu.
    QGuiApplication::clipboard()->clear();
    QTest::mouseClick(&room.window, Qt::RightButton, {}, from + QPoint(20, 0));
    QQuickItem* copy = nullptr;
    QStringList lines;
    for (QQuickItem* each : overlay(room)) {
        if (!each->property("highlighted").isValid() || !each->isVisible()) continue;
        lines += each->property("text").toString() + (each->isEnabled() ? "" : " (disabled)");
        if (lines.last() == "Copy") copy = each;
    }
    QVERIFY2(copy, qPrintable(lines.join(", ")));
    QTest::mouseClick(&room.window, Qt::LeftButton, {}, copy->mapToScene({10, 10}).toPoint());
    QCOMPARE(QGuiApplication::clipboard()->text(), copied);
}

void TestRulesPage::glossesStandWhereThereIsRoom() {
    Room wide({1920, 1080});
    wide.follow(bigFire);
    QCOMPARE(wide.all("EditionCard").size(), 1);
    QVERIFY(!openRow(wide)->isAncestorOf(wide.all("EditionCard")[0]));
    Room narrow;
    narrow.follow(bigFire);
    QCOMPARE(narrow.all("EditionCard").size(), 1);
    QVERIFY(openRow(narrow)->isAncestorOf(narrow.all("EditionCard")[0]));
    narrow.follow("messina.fire.neighbour");
    QVERIFY(narrow.all("EditionCard").isEmpty());
}

/// In Polish, between these two pages, the notes once changed their height by turns without an end.
void TestRulesPage::aPageTurnedToComesToRest() {
    Room room({1920, 1080});
    room.reader()->setGame(QStringLiteral("orleans"));
    room.reader()->setLanguage(QStringLiteral("pl"));
    room.follow(QStringLiteral("orleans.planning"));
    int changes = 0;
    const auto notes = room.all(QStringLiteral("RuleGlosses"));
    QCOMPARE(notes.size(), 1);
    connect(notes[0], &QQuickItem::heightChanged, notes[0], [&] {
        if (++changes > 500) qFatal("the notes do not come to rest");
    });
    room.follow(QStringLiteral("orleans.actions"));
    QVERIFY(changes > 0);
}

void TestRulesPage::pipsTellWhatIsMastered() {
    Room room;
    room.follow(bigFire);
    QVERIFY(room.all("Pip").isEmpty()); // nobody says
    const QString chapter = "messina.fire";
    room.page()->setProperty("mastery", QVariantMap{{"rules", QVariantMap{{bigFire, 2}}},
                                                    {"chapters", QVariantMap{{chapter, QVariantMap{{"mastery", 1}, {"full", 1}, {"count", 3}}}}}});
    const auto labelOf = [&](const QString& rule) {
        for (QQuickItem* row : room.all("Pressable"))
            if (row->property("ruleId").toString() == rule) return row->property("label").toString();
        return QString();
    };
    const auto masteries = [&](QQuickItem* among) {
        QList<int> found;
        for (QQuickItem* pip : room.all("Pip"))
            if (among->isAncestorOf(pip)) found.append(pip->property("mastery").toInt());
        return found;
    };
    QVERIFY(labelOf(chapter).endsWith(", rules mastered: 1 of 3"));
    QVERIFY(labelOf(bigFire).endsWith(", mastered"));
    QVERIFY(labelOf("messina.dock").endsWith(", not learnt yet"));
    const QList<int> inContents = masteries(room.all("RuleContents").first());
    QVERIFY(inContents.contains(0) && inContents.count(1) == 1 && inContents.count(2) == 1);
    QCOMPARE(masteries(openRow(room)), QList<int>{2});
    // In the row it is heard with the number.
    bool heard = false;
    for (QQuickItem* sign : room.all("Pressable"))
        heard |= openRow(room)->isAncestorOf(sign) && sign->property("label").toString().endsWith(", mastered");
    QVERIFY(heard);
    if (qEnvironmentVariableIsSet("MAGISTER_PICTURES")) QVERIFY(room.window.grabWindow().save(qEnvironmentVariable("MAGISTER_PICTURES") + "/pips.png"));
}

void TestRulesPage::onlyWhatIsLookedUpCountsAsOpened() {
    Room room;
    QSignalSpy opened(room.page(), SIGNAL(articleOpened(QString)));
    room.follow(bigFire);
    room.follow(bigFire); // it is open already
    room.follow(refresh);
    room.reader()->back();
    room.reader()->turn(1);
    QCOMPARE(opened.size(), 2);
    QCOMPARE(opened.at(0).at(0).toString(), bigFire);
    QCOMPARE(opened.at(1).at(0).toString(), refresh);
}

void TestRulesPage::everythingThatCanBeReachedHasAName() {
    Room room;
    room.follow(bigFire);
    QSet<QQuickItem*> seen;
    for (int i = 0; i < 200; ++i) {
        QTest::keyClick(&room.window, Qt::Key_Tab);
        QQuickItem* item = room.focused();
        QVERIFY(item);
        if (seen.contains(item)) break;
        seen.insert(item);
        QAccessibleInterface* access = QAccessible::queryAccessibleInterface(item);
        QVERIFY2(access && !access->text(QAccessible::Name).isEmpty(), item->metaObject()->className());
    }
    QVERIFY(seen.size() > 15);
}

void TestRulesPage::nothingIsCutOff_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    for (const QString& language : magister::languages())
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
            for (const double scale : {1.0, 1.5})
                QTest::addRow("%s %d %g", qPrintable(language), size.width(), scale) << language << size << scale;
}

/// No text is wider than its place or elided, and no two rows overlap.
void TestRulesPage::nothingIsCutOff() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(double, scale);
    Room room(size);
    room.look("parchment", scale);
    room.reader()->setLanguage(language);
    room.reader()->setSecond(language == "pl" ? "de" : "pl");
    room.follow(bigFire);
    QTest::qWait(60);
    QVERIFY(magister::test::seenTexts(room.root.get()).size() > 20); // few fit into a small window at large text
    const QStringList cut = magister::test::cutTexts(room.root.get());
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join('\n')));
    double bottom = 0;
    for (QQuickItem* row : room.all("PageRule")) {
        const double top = row->mapToItem(row->parentItem(), {0, 0}).y();
        QVERIFY(top >= bottom);
        bottom = top + row->height();
    }
    room.look("parchment", 1.0);
}

QTEST_MAIN(TestRulesPage)
#include "tst_rules_page.moc"
