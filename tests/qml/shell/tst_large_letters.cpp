// SPDX-License-Identifier: GPL-3.0-or-later
// The pages with large letters: nothing lies on anything else, nothing is cut off, and what is told keeps its words. The
// tables themselves are looked at by the situations (tests/qml/situations, --large).
#include "app/orleans/table/orleans_table.h"
#include "app/teaching/drill_player.h"
#include "tests/qml/shell/in_sight.h"
#include "tests/qml/situations/text_faults.h"

#include <QJSValue>
#include <QTemporaryDir>

using namespace magister;

class tst_LargeLetters : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    /// The list of the table in one column; null while there is none.
    static QQuickItem* area(const Home& home) {
        QQuickItem* column = named(home, "MessinaColumn");
        if (!column) column = named(home, "OrleansColumn");
        if (!column) return nullptr;
        for (QQuickItem* child : column->childItems())
            if (QByteArray(child->metaObject()->className()).startsWith("ScrollArea")) return child;
        return nullptr;
    }
    /// Targets of what can be chosen in it now.
    static QStringList choices(const Home& home) {
        QStringList targets;
        if (QQuickItem* list = area(home))
            for (const QQuickItem* item : seen(list))
                if (item->property("legal").toBool() && item->property("takesKeys").toBool())
                    targets.append(item->property("target").toString());
        return targets;
    }
    /// Those of which at least the middle can be seen.
    static QStringList inSight(const Home& home) {
        QStringList targets;
        const Targets& all = *Targets::of(&home.engine);
        for (const QString& target : choices(home)) {
            const QQuickItem* item = all.item(target);
            if (item && 2 * all.rect(target, nullptr).height() >= item->height()) targets.append(target);
        }
        return targets;
    }
    /// What can be pressed in the bar.
    static QStringList buttons(const Home& home) {
        QStringList targets;
        for (const QQuickItem* item : seen(home.window->contentItem()))
            if (QByteArray(item->metaObject()->className()).startsWith("PromptButton_") && item->property("available").toBool())
                targets.append(item->property("target").toString());
        return targets;
    }

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QString("data-") + QTest::currentTestFunction()).toUtf8());
    }

    /// With a game and a lesson to go on with, which take the most of the first page.
    void nothingOverlapsOnTheFirstPage() {
        Home home({1280, 800});
        home.begin("", "ru");
        home.program->leave();
        QVERIFY(home.program->startLesson("01-first-round"));
        home.program->leave();
        QVERIFY(QTest::qWaitFor([&] { return home.has("button:continue") && home.has("button:continue-game"); }));
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
            for (const double scale : {1.0, 1.5, 2.0})
                for (const char* code : {"pl", "cs", "ru", "de", "en"}) {
                    home.window->resize(size);
                    home.settings->setTextScale(scale);
                    home.language->choose(code);
                    QTest::qWait(60);
                    QCOMPARE(test::textFaults(home.window->contentItem()).join(u'\n'), QString());
                }
    }

    /// However far it is scrolled; whoever comes to them with keys sees them.
    void theToolsOfTheFirstPageLieOnNoDoor() {
        Home home({1280, 800});
        home.settings->setTextScale(1.5);
        QQuickItem* page = home.window->property("page").value<QQuickItem*>();
        QQuickItem* tool = Targets::of(&home.engine)->item("button:language");
        QVERIFY(page && tool);
        QTRY_VERIFY(home.has("door:learn"));
        const auto list = [page] {
            for (QQuickItem* child : page->childItems())
                if (QByteArray(child->metaObject()->className()).startsWith("ScrollArea")) return child;
            return static_cast<QQuickItem*>(nullptr);
        }();
        QVERIFY(list);
        const auto longest = [list] { return list->property("contentHeight").toDouble() - list->height(); };
        QTRY_VERIFY(longest() > 100);
        for (const double part : {0.0, 0.2, 0.4, 0.6, 0.8, 1.0}) {
            list->setProperty("contentY", part * longest());
            QTest::qWait(30);
            for (QQuickItem* door : seen(page))
                if (QByteArray(door->metaObject()->className()).startsWith("Door_"))
                    for (QQuickItem* each : tool->parentItem()->childItems()) {
                        const QRectF one = each->mapRectToScene({0, 0, each->width(), each->height()});
                        QVERIFY(!one.intersects(door->mapRectToScene({0, 0, door->width(), door->height()})));
                    }
        }
        tool->forceActiveFocus(Qt::TabFocusReason);
        QTRY_VERIFY(tool->mapToScene({0, 0}).y() > 0);
    }

    /// No heading is cut in two or out of sight to make room for the first lesson.
    void theLessonsBeginAtTheTop() {
        Home home({1280, 800});
        home.settings->setTextScale(1.5);
        for (const char* code : {"pl", "cs", "ru", "de", "en"}) {
            home.language->choose(code);
            open(home, "lessons");
            QTest::qWait(100);
            QQuickItem* first = home.window->activeFocusItem();
            QVERIFY(first && first->property("text").isValid());
            QQuickItem* list = first;
            while (list && !QByteArray(list->metaObject()->className()).startsWith("ScrollArea"))
                list = list->parentItem();
            QVERIFY(list);
            QCOMPARE(list->property("contentY").toDouble(), 0.0);
            const QRectF box = first->mapRectToItem(list, {0, 0, first->width(), first->height()});
            QVERIFY(box.top() >= 0 && box.bottom() <= list->height());
            home.key(Qt::Key_Escape);
        }
    }

    void theLineOfAChangeOfSeatSaysWhoseTurnItIs() {
        Home home({1280, 800});
        for (const double scale : {1.5, 2.0}) {
            home.settings->setTextScale(scale);
            home.begin("", "");
            QVERIFY(QTest::qWaitFor([&] { return home.has("hand-over"); }));
            // At once, and not only when it spreads.
            QVERIFY(home.reads(home.table().handOver().value("title").toString()));
            QCOMPARE(test::textFaults(home.window->contentItem()).join(u'\n'), QString());
            home.program->leave();
        }
    }

    void theColumnGoesToWhatIsAsked_data() {
        QTest::addColumn<QString>("game");
        QTest::newRow("messina") << "messina";
        QTest::newRow("orleans") << "orleans";
    }
    /// Played by the pointer alone, without ever scrolling: whatever is asked, something that can be chosen is in sight.
    void theColumnGoesToWhatIsAsked() {
        QFETCH(QString, game);
        Home home({1280, 800});
        home.settings->setTextScale(1.5);
        home.begin("", "", "once", qPrintable(game));
        Table& table = *home.program->currentTable();
        QVERIFY(QTest::qWaitFor([&] { return area(home); }));
        int gone = 0;
        double left = 0;
        for (int move = 0; move < (game == "messina" ? 30 : 12); ++move) {
            if (!choices(home).isEmpty()) {
                QTRY_VERIFY2(!inSight(home).isEmpty(), qPrintable(table.prompt().value("sentence").toString()));
                gone += area(home)->property("contentY").toDouble() != left;
                const QStringList there = inSight(home);
                left = area(home)->property("contentY").toDouble();
                QVERIFY(home.click(there[move % there.size()]));
            } else {
                QTRY_VERIFY(!buttons(home).isEmpty());
                QVERIFY(home.click(buttons(home).first()));
            }
            if (table.variants()->count() > 0) table.chooseVariant(0);
        }
        if (game == "messina") QVERIFY(gone > 2);
    }
    void afterAMoveTheColumnComesBack_data() {
        theColumnGoesToWhatIsAsked_data();
    }
    /// From the end of the list, where nothing can be chosen.
    void afterAMoveTheColumnComesBack() {
        QFETCH(QString, game);
        Home home({1280, 800});
        home.settings->setTextScale(1.5);
        home.begin("", "", "once", qPrintable(game));
        Table& table = *home.program->currentTable();
        QVERIFY(QTest::qWaitFor([&] { return area(home) && !inSight(home).isEmpty(); }));
        QTest::qWait(250);
        const int steps = table.steps();
        for (int i = 0; i < 9 && table.steps() == steps; ++i) {
            area(home)->setProperty("contentY", area(home)->property("contentHeight").toDouble() - area(home)->height());
            QVERIFY(inSight(home).isEmpty());
            table.activate(choices(home).value(i));
            if (table.variants()->count() > 0) table.chooseVariant(0);
        }
        QVERIFY(table.steps() > steps);
        QTRY_VERIFY(!inSight(home).isEmpty());
    }
    void whoeverScrollsIsLeftThere() {
        Home home({1280, 800});
        home.settings->setTextScale(1.5);
        home.begin("", "");
        QVERIFY(QTest::qWaitFor([&] { return area(home) && !inSight(home).isEmpty(); }));
        QTest::qWait(250);
        // The estate is asked about, and meanwhile the bar is pulled.
        const QRectF list = area(home)->mapRectToScene(area(home)->boundingRect());
        home.table().activate(inSight(home).first());
        QTest::mouseClick(home.window.get(), Qt::LeftButton, {}, QPoint(int(list.right()) - 5, int(list.top() + list.height() * 0.9)));
        const double there = area(home)->property("contentY").toDouble();
        QVERIFY(there > 0);
        QTest::qWait(400);
        QVERIFY(!choices(home).isEmpty());
        QVERIFY(inSight(home).isEmpty());
        QCOMPARE(area(home)->property("contentY").toDouble(), there);
    }
    void theRailSaysWhereSomethingCanBeChosen() {
        Home home({1280, 800});
        home.settings->setTextScale(1.5);
        for (const char* code : {"pl", "cs", "ru", "de"}) {
            home.begin(code, code);
            QVERIFY(QTest::qWaitFor([&] { return area(home) && !inSight(home).isEmpty(); }));
            const QString marked = said(code, "OneColumnRail", "%1: %2. Something can be chosen here.");
            QVERIFY(!marked.isEmpty());
            int askedOf = 0, entries = 0;
            for (const QQuickItem* item : seen(home.window->contentItem())) {
                const auto* section = item->property("section").value<QObject*>();
                if (!section) continue;
                const bool asked = section->property("asked").toBool();
                const QString label = section->property("label").toString();
                QCOMPARE(item->property("label").toString(),
                         (asked ? marked : QString("%1: %2")).arg(label, section->property("count").toString()));
                askedOf += asked;
                ++entries;
            }
            QCOMPARE(entries, 6);
            QVERIFY(askedOf > 0 && askedOf < entries);
            home.program->leave();
        }
    }
    /// Beside the list each section shows the digit that leads to it.
    void theDigitsOfTheRailLeadThere() {
        for (const char* game : {"messina", "orleans"}) {
            Home home({1280, 800});
            home.settings->setLayout("column");
            home.begin("pl", "pl", "once", game);
            QVERIFY(QTest::qWaitFor([&] { return area(home) && !inSight(home).isEmpty(); }));
            int tried = 0;
            for (QQuickItem* entry : seen(home.window->contentItem())) {
                auto* const section = entry->property("section").value<QQuickItem*>();
                if (!section || !section->property("asked").toBool()) continue;
                for (const QQuickItem* part : seen(entry)) {
                    const QString digit = part->property("key").toString();
                    if (digit.size() != 1) continue;
                    home.key(Qt::Key(Qt::Key_0 + digit.toInt()));
                    const QQuickItem* focused = home.window->activeFocusItem();
                    QVERIFY2(focused && section->isAncestorOf(focused), qPrintable(section->property("label").toString()));
                    ++tried;
                }
            }
            QVERIFY2(tried > 0, game);
        }
    }
    /// A row says in words what would stand there.
    void noGhostStandsOnWords() {
        Home home({1280, 800});
        home.settings->setTextScale(1.5);
        home.begin("ru", "ru");
        QVERIFY(QTest::qWaitFor([&] { return area(home) && !inSight(home).isEmpty(); }));
        QQuickItem* marks = named(home, "PreviewMarks");
        QVERIFY(marks);
        int foretold = 0;
        for (const QString& target : inSight(home)) {
            const QPoint at = Targets::of(&home.engine)->rect(target, nullptr).center().toPoint();
            QTest::mouseMove(home.window.get(), at - QPoint(20, 0));
            QTest::mouseMove(home.window.get(), at);
            QTest::qWait(30);
            foretold += marks->property("ghosts").toList().size();
            for (const QQuickItem* mark : seen(marks))
                QVERIFY2(!QByteArray(mark->metaObject()->className()).startsWith("Ico_") || mark->opacity() == 1, qPrintable(target));
        }
        QVERIFY(foretold > 0);
    }
    /// To whom nothing is explained nothing is lit, and the column goes to the section all the same.
    void withoutHelpTheColumnFollowsToo() {
        Home home({1280, 800});
        home.settings->setTextScale(1.5);
        home.begin("", "");
        MessinaTable& table = home.table();
        for (const int seat : {1, 2})
            QVERIFY(table.reseat(seat, "", "none"));
        QVERIFY(QTest::qWaitFor([&] { return area(home); }));
        QTest::qWait(250);
        QVERIFY(choices(home).isEmpty());
        // The section in which something can be chosen; what is at the upper edge of the list, and what is in sight.
        const auto asked = [&] {
            QList<QQuickItem*> sections;
            for (QQuickItem* item : seen(area(home))) {
                bool answers = false;
                if (item->property("filter").isValid() && QMetaObject::invokeMethod(item, "answers", Q_RETURN_ARG(bool, answers)) && answers)
                    sections.append(item);
            }
            return sections;
        };
        const auto isSeen = [&](const QQuickItem* section) {
            const double top = section->mapToItem(area(home), QPointF(0, 0)).y();
            return top < area(home)->height() - 40 && top + section->height() > 40;
        };
        QQuickItem* last = nullptr;
        int changed = 0;
        for (int move = 0; move < 18; ++move) {
            const QList<QQuickItem*> sections = asked();
            if (!sections.isEmpty()) {
                QTRY_VERIFY2(std::any_of(sections.begin(), sections.end(), isSeen), qPrintable(table.prompt().value("sentence").toString()));
                changed += sections.front() != last;
                last = sections.front();
            }
            const auto& all = table.targets().choices();
            const auto legal = std::find_if(all.begin(), all.end(), [](const auto& choice) { return !choice.refusal; });
            QVERIFY(legal != all.end() && !table.play(messina::Command(legal->command)));
            QTest::qWait(40);
        }
        QVERIFY(changed > 1);
    }
    /// What is asked for on the map is listed, whatever the list was narrowed to.
    void aQuestionEndsTheFilterThatHidesIt() {
        Home home({1280, 800});
        home.settings->setTextScale(1.5);
        home.begin("", "", "once", "orleans");
        auto& table = *qobject_cast<orleans::OrleansTable*>(home.program->currentTable());
        QVERIFY(QTest::qWaitFor([&] { return area(home); }));
        QQuickItem* map = nullptr;
        for (QQuickItem* item : seen(home.window->contentItem()))
            if (QByteArray(item->metaObject()->className()).startsWith("ColumnMap")) map = item;
        QVERIFY(map);
        const auto asks = [&] {
            const auto rows = table.towns()->rows();
            return std::any_of(rows.begin(), rows.end(), [](const QVariantMap& row) { return row.value("offer") == "legal"; });
        };
        // To where a merchant can travel: of some game that goes on as long as something can be done.
        const auto stops = [](const orleans::Command& command) {
            return std::holds_alternative<orleans::Done>(command) || std::holds_alternative<orleans::Pass>(command) ||
                   std::holds_alternative<orleans::TakeBack>(command) || std::holds_alternative<orleans::Decline>(command);
        };
        orleans::Session session(table.definition(), table.session().setup());
        bool travels = false;
        for (std::uint64_t seed = 1; seed < 100 && !travels; ++seed) {
            session = orleans::Session(table.definition(), table.session().setup());
            Random random = Random::seeded(seed);
            while (!travels && !session.state().over()) {
                std::uint8_t asked = 0;
                while (!session.state().isAsked(asked))
                    ++asked;
                std::vector<orleans::Command> legal, going;
                for (const auto& choice : orleans::choices(table.definition(), session.state(), asked, orleans::Listing::LegalOnly)) {
                    travels = travels || std::holds_alternative<orleans::Travel>(choice.command);
                    (stops(choice.command) ? legal : going).push_back(choice.command);
                }
                const auto& among = going.empty() ? legal : going;
                if (!travels) QVERIFY(!session.give(asked, among[random.below(static_cast<std::uint32_t>(among.size()))]));
            }
        }
        QVERIFY(travels);
        map->setProperty("filter", "goods");
        table.restore(session);
        QVERIFY(asks());
        QTRY_COMPARE(map->property("filter").toString(), QString("all"));
        QTRY_VERIFY(!inSight(home).isEmpty());
    }
    void everyRowNamesItsOwnThing_data() {
        theColumnGoesToWhatIsAsked_data();
    }
    /// No two rows read alike, none begins in the middle of a sentence, and each that can be pressed does or tells something.
    void everyRowNamesItsOwnThing() {
        QFETCH(QString, game);
        Home home({1280, 800});
        home.settings->setTextScale(1.5);
        home.settings->setHandOver("none");
        home.language->choose("ru");
        home.begin("", "", "once", qPrintable(game));
        QVERIFY(QTest::qWaitFor([&] { return area(home); }));
        QTest::qWait(250);
        Table& table = *home.program->currentTable();
        QStringList read, dead;
        for (QQuickItem* row : seen(area(home))) {
            if (!row->property("depth").isValid() || !row->property("deed").isValid()) continue;
            QStringList told;
            for (const QQuickItem* part : seen(row))
                if (const QString text = part->property("text").toString(); !text.isEmpty()) told.append(text);
            const QString text = told.join(u' ');
            QVERIFY2(!text.isEmpty() && !text.front().isLower(), qPrintable(text));
            QVERIFY2(!row->property("label").toString().front().isLower(), qPrintable(row->property("label").toString()));
            QVERIFY2(!read.contains(text), qPrintable(text));
            read.append(text);
            // One that offers nothing leads somewhere, or says what it is.
            if (!row->property("takesKeys").toBool() || row->property("offer").toString() != QLatin1String("none")) continue;
            const QString target = row->property("target").toString();
            if (target == QLatin1String("hourglass")) continue; // to turn it over is what is asked
            row->forceActiveFocus(Qt::MouseFocusReason);
            QMetaObject::invokeMethod(row, "act");
            QTest::qWait(5);
            const QQuickItem* cards = named(home, "ThingCards");
            const bool tells = table.refusal().active || table.variants()->count() > 0 || (cards && !cards->property("shown").toString().isEmpty()) ||
                               table.property("picked").toInt() > 0 || target.startsWith("seat:") || target.endsWith("/bag");
            if (!tells) dead.append(target);
            table.closeRefusal();
            if (cards) QMetaObject::invokeMethod(const_cast<QQuickItem*>(cards), "hide");
        }
        QCOMPARE(dead.join(u' '), QString());
        QVERIFY(read.size() > 30);
    }
    void anEmptyListSaysSoAndLeadsBack_data() {
        theColumnGoesToWhatIsAsked_data();
    }
    void anEmptyListSaysSoAndLeadsBack() {
        QFETCH(QString, game);
        Home home({1280, 800});
        home.settings->setTextScale(1.5);
        home.language->choose("ru");
        home.begin("", "", "once", qPrintable(game));
        QVERIFY(QTest::qWaitFor([&] { return area(home); }));
        QTest::qWait(250);
        QQuickItem* list = nullptr;
        for (QQuickItem* item : seen(home.window->contentItem()))
            if (item->property("filter").isValid() && item->property("asked").isValid() &&
                QByteArray(item->metaObject()->className()).contains(game == "messina" ? "OneColumnTown" : "ColumnMap"))
                list = item;
        QVERIFY(list);
        // After that nothing can be chosen in the town; on the map nothing can be from the beginning.
        if (game == "messina") {
            QVERIFY(home.click(inSight(home).first()));
            QTest::qWait(250);
        }
        const QString nothing = said("ru", "OneColumnNothing", "Nothing fits this filter now.");
        QVERIFY(!list->property("asked").toBool());
        QVERIFY(!home.reads(nothing));
        list->setProperty("filter", "possible");
        QTRY_VERIFY(home.reads(nothing, list));
        QCOMPARE(test::textFaults(home.window->contentItem()).join(u'\n'), QString());
        const QString all = said("ru", "OneColumnNothing", "Show all");
        for (QQuickItem* item : seen(list))
            if (item->property("text").toString() == all && item->property("kind").isValid()) {
                QMetaObject::invokeMethod(item, "act");
                break;
            }
        QCOMPARE(list->property("filter").toString(), QString("all"));
        QTRY_VERIFY(!home.reads(nothing, list));
    }
    /// In the preview and in the spaces of the books.
    void figuresAndPreviewsGrowWithTheText() {
        Home home({1280, 800});
        home.settings->setTextScale(1.5);
        home.begin("ru", "ru");
        QVERIFY(QTest::qWaitFor([&] { return area(home) && !inSight(home).isEmpty(); }));
        QTest::qWait(250);
        int foretold = 0;
        const auto foretell = [&] {
            for (const QString& target : inSight(home)) {
                const QPoint at = Targets::of(&home.engine)->rect(target, nullptr).center().toPoint();
                QTest::mouseMove(home.window.get(), at - QPoint(20, 0));
                QTest::mouseMove(home.window.get(), at);
                QTest::qWait(60);
                QQuickItem* preview = named(home, "PreviewLine");
                if (!preview) continue;
                const QString then = preview->property("told").toMap().value("then").toString();
                for (const QQuickItem* text : seen(preview))
                    if (!then.isEmpty() && text->property("text").toString() == then) {
                        const int size = text->property("fontInfo").value<QJSValue>().property("pixelSize").toInt();
                        QVERIFY2(size >= 18, qPrintable(QString::number(size) + ": " + then));
                        ++foretold;
                    }
            }
        };
        foretell();
        QVERIFY(home.click(inSight(home).first()));
        QTest::qWait(300);
        foretell();
        QVERIFY(foretold > 2);
        int badges = 0;
        for (const QString& name : Targets::of(&home.engine)->names())
            if (name.startsWith("book:") && name.endsWith("/points")) {
                QVERIFY2(Targets::of(&home.engine)->item(name)->height() >= 28, qPrintable(name));
                ++badges;
            }
        QVERIFY(badges > 5);
    }

    /// The buttons of the card are all there, and what is spoken of or can be named is in sight in the list that scrolls.
    void aDrillIsInSight() {
        Home home({1280, 800});
        const Targets& targets = *Targets::of(&home.engine);
        int asked = 0;
        for (const double scale : {1.5, 2.0}) {
            home.settings->setTextScale(scale);
            QVERIFY(home.program->practise("mix"));
            for (int question = 0; question < 6; ++question) {
                DrillPlayer& drill = *home.program->practice();
                QVERIFY(QTest::qWaitFor([&] { return drill.table() && !drill.looking() && named(home, "DrillCard"); }, 30000));
                QStringList things = drill.shown();
                if (drill.kind() == QLatin1String("pick"))
                    for (const QVariant& option : drill.options())
                        things.append(option.toMap().value("id").toString());
                // Of many the first are in sight. What does not lie on the board (the owner's sign on a hex of nobody) has
                // its place there.
                if (!things.isEmpty()) {
                    ++asked;
                    QString thing = things.first();
                    while (thing.contains(u'/') && !targets.names().contains(thing))
                        thing.truncate(thing.lastIndexOf(u'/'));
                    QVERIFY2(QTest::qWaitFor([&] { return !targets.rect(thing, nullptr).isEmpty(); }), qPrintable(things.first()));
                }
                QTRY_COMPARE(test::cutTexts(named(home, "DrillCard")).join(u'\n'), QString());
                drill.giveUp();
                QVERIFY(QTest::qWaitFor([&] { return home.has("card:next"); }));
                QTRY_COMPARE(test::cutTexts(named(home, "DrillCard")).join(u'\n'), QString());
                drill.next();
            }
            home.program->endPractice();
        }
        QVERIFY(asked > 0);
    }
};

QTEST_MAIN(tst_LargeLetters)
#include "tst_large_letters.moc"
