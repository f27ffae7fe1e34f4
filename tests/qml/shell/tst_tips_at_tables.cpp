// SPDX-License-Identifier: GPL-3.0-or-later
// A tip at the table: beside its thing, once, folded away by key or mouse, told again only when it is wanted, and
// heard.
#include "tests/qml/shell/home.h"

#include "app/messina/words/names.h"
#include "app/orleans/table/orleans_table.h"
#include "app/teaching/lesson_player.h"
#include "qml/MagisterLudi/Ui/press_guard.h"

#include <QAccessible>
#include <QDir>
#include <QTemporaryDir>

using namespace magister;

/// Keeps every line that the parts of a page say aloud.
class Ear : public QObject {
    Q_OBJECT

public:
    QStringList lines;

    /// Listens to the item and all that is in it.
    void listenTo(QQuickItem* item) {
        if (item->property("status").metaType() == QMetaType::fromType<QString>())
            connect(item, SIGNAL(statusChanged()), this, SLOT(keepLine()));
        for (QQuickItem* child : item->childItems())
            listenTo(child);
    }

private slots:
    void keepLine() { lines.append(sender()->property("status").toString()); }
};

class tst_TipsAtTables : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    struct Evening : Home {
        explicit Evening(const char* first = "pl", const char* second = "de", const char* game = "messina")
            : Home({1280, 800}) {
            if (!settings->decide({}, "tips", true)) qFatal("no such preference");
            begin(first, second, "once", game);
            ear.listenTo(window->contentItem());
            QTest::qWait(800); // a click right after the table has moved is not meant
            if (has("curtain")) key(Qt::Key_Escape);
        }
        QRectF where(const QString& target) { return Targets::of(&engine)->rect(target, nullptr); }
        void pointAt(const QString& target) {
            const QPoint at = where(target).center().toPoint();
            QTest::mouseMove(window.get(), at - QPoint(9, 0));
            QTest::mouseMove(window.get(), at);
            QTest::qWait(60);
        }
        /// A hex with citizens and plague where whoever has to act may go.
        QString plagueHex() {
            const messina::State& state = table().state();
            for (const messina::Choice& choice : table().targets().choices()) {
                const auto* go = std::get_if<messina::ChooseHex>(&choice.command);
                if (!go || choice.refusal || state.places[go->place].cubes == 0) continue;
                for (const auto lying : state.places[go->place].citizens)
                    if (lying > 0)
                        return messina::placeTarget(table().definition().layout(state.playerCount).places[go->place]);
            }
            return {};
        }
        /// Random legal commands, sparing fire, until that seat (1..) chooses a turn with fire in hand and such a hex in
        /// reach; then a tip comes by itself, or when the hex is pointed at. False: none does.
        bool leadToTip(int seat) {
            settings->decide({}, "tips", false);
            Random random = Random::seeded(5);
            for (int i = 0; i < 3000 && table().state().toAct() != messina::none; ++i) {
                const messina::State& state = table().state();
                const bool asked = state.toAct() == seat - 1 && state.prompt().kind == messina::PromptKind::ChooseTurn;
                if (asked && state.players[state.toAct()].token(messina::Token::Fire) > 0 && !plagueHex().isEmpty()) break;
                auto legal = choices(table().definition(), state, state.toAct(), messina::Listing::LegalOnly);
                const auto burns = [](const messina::Choice& one) { return std::holds_alternative<messina::BurnCubes>(one.command); };
                if (!std::all_of(legal.begin(), legal.end(), burns)) legal.erase(std::remove_if(legal.begin(), legal.end(), burns), legal.end());
                if (table().play(legal[random.below(static_cast<std::uint32_t>(legal.size()))].command)) return false;
            }
            QTest::qWait(800); // a click right after the table has moved is not meant
            if (has("curtain")) key(Qt::Key_Escape);
            settings->decide({}, "tips", true);
            QTest::qWait(30);
            if (!has("tip")) pointAt(plagueHex());
            return has("tip");
        }
        QString focused() {
            for (QQuickItem* up = window->activeFocusItem(); up; up = up->parentItem())
                for (const QString& name : Targets::of(&engine)->names())
                    if (Targets::of(&engine)->item(name) == up) return name;
            return {};
        }
        /// The rules beside the table; nothing while they are closed.
        QRectF drawer(QQuickItem* in = nullptr) {
            if (!in) in = window->contentItem();
            if (!in->isVisible()) return {};
            if (QByteArray(in->metaObject()->className()).startsWith("RulesDrawer_"))
                return in->mapRectToScene({0, 0, in->width(), in->height()});
            for (QQuickItem* child : in->childItems())
                if (const QRectF found = drawer(child); !found.isEmpty()) return found;
            return {};
        }
        /// The rule of the tip opens beside the table, and cuts no tip: it lies in what is left, off its thing, or waits.
        void openItsRule(const QString& thing) {
            QVERIFY(click("tip/rule"));
            QTRY_VERIFY(!drawer().isEmpty());
            QTest::qWait(PressGuard::grace() + 50);
            picture("tip-and-rules");
            if (has("tip")) {
                QVERIFY(!where("tip").intersects(drawer()));
                QVERIFY(QRectF(0, 0, window->width(), window->height()).contains(where("tip")));
                QVERIFY(!where("tip").intersects(where(thing)));
            }
            key(Qt::Key_Escape);
            QTRY_VERIFY(drawer().isEmpty());
            QTRY_VERIFY(has("tip"));
        }
        /// How many of the things whose names begin so lie under the tip.
        int covered(const QString& start) {
            int under = 0;
            for (const QString& name : Targets::of(&engine)->names())
                under += name.startsWith(start) && where(name).intersects(where("tip"));
            return under;
        }
        void picture(const char* name) {
            const QString folder = qEnvironmentVariable("MAGISTER_PICTURES");
            if (!folder.isEmpty() && QDir().mkpath(folder)) window->grabWindow().save(folder + '/' + name + ".png");
        }
        /// Whether a screen reader was told that since the game lies on the table: another line may have followed.
        bool heard(const QString& words) const {
            return std::any_of(ear.lines.begin(), ear.lines.end(),
                               [&](const QString& line) { return line.contains(words); });
        }

        Ear ear;
    };

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QString(QTest::currentTestFunction()) + "-data").toUtf8());
    }

    void itComesOnceAndAgainWhenWanted() {
        Evening home;
        const QString anna = home.settings->people()->idOf("Anna");
        QVERIFY(!home.has("tip"));
        QQuickItem* const focus = home.window->activeFocusItem();
        QVERIFY(home.leadToTip(1));
        const QString hex = home.table().tip().target;
        const QString id = home.table().tip().id;
        // Beside its thing, whole in the window, in the language of the seat; the keyboard is where it was.
        const QRectF card = home.where("tip");
        QVERIFY(!card.intersects(home.where(hex)));
        QVERIFY(QRectF(0, 0, 1280, 800).contains(card));
        QVERIFY(home.reads(home.table().tip().text));
        QVERIFY(home.reads(said("pl", "TipBubble", "Tip")));
        QCOMPARE(home.window->activeFocusItem(), focus);
        QAccessibleInterface* read = QAccessible::queryAccessibleInterface(Targets::of(&home.engine)->item("tip"));
        QVERIFY(read);
        QCOMPARE(read->text(QAccessible::Name), home.table().tip().text);
        QTest::qWait(900); // nor does the card of the hex lie upon it
        home.picture("tip-pl");
        home.openItsRule(hex);
        QCOMPARE(home.program->learnt(anna).value("tips").toInt(), 1);
        // Esc folds it away, and it does not come again.
        home.key(Qt::Key_Escape);
        QVERIFY(!home.has("tip"));
        home.pointAt("prompt");
        home.pointAt(hex);
        QVERIFY(!home.has("tip"));
        // The other seat reads its own language; the mouse closes it, too.
        QVERIFY(home.leadToTip(2));
        QVERIFY(!home.where("tip").intersects(home.where(home.table().tip().target)));
        QVERIFY(home.reads(said("de", "TipBubble", "Tip")));
        QTest::qWait(900);
        home.picture("tip-de");
        QVERIFY(home.click("tip/close"));
        QVERIFY(!home.has("tip"));
        // What Anna has seen does not come again; then she wants all of them once more.
        QVERIFY(!home.leadToTip(1) || home.table().tip().id != id);
        QVERIFY(home.program->rearmTips(anna));
        QCOMPARE(home.program->learnt(anna).value("tips").toInt(), 0);
    }
    void armedAnewItComesAgain() {
        QString anna, id;
        {
            Evening home;
            anna = home.settings->people()->idOf("Anna");
            QVERIFY(home.leadToTip(1));
            id = home.table().tip().id;
        }
        {
            Evening home;
            QVERIFY(!home.leadToTip(1) || home.table().tip().id != id);
            home.key(Qt::Key_Escape);
        }
        {
            Evening home;
            QVERIFY(home.program->rearmTips(anna));
            QVERIFY(home.leadToTip(1));
            QCOMPARE(home.table().tip().id, id);
            // The setting takes it away at once.
            QVERIFY(home.settings->decide({}, "tips", false));
            QTest::qWait(30);
            QVERIFY(!home.has("tip"));
        }
    }
    void itsRuleIsReachedByKeyboardAndItIsHeard() {
        Evening home;
        QVERIFY(home.leadToTip(1));
        // It is said once everything that comes with it stands on the screen.
        QTRY_VERIFY(home.heard(home.table().tip().text));
        bool reached = false;
        for (int i = 0; i < 60 && !reached; ++i) {
            home.key(Qt::Key_Tab);
            reached = home.focused() == "tip/rule" || home.focused() == "tip/close";
        }
        QVERIFY(reached);
        home.key(Qt::Key_Escape);
        QVERIFY(!home.has("tip"));
        // The keyboard does not stay with what has gone.
        QVERIFY(home.window->activeFocusItem() && home.window->activeFocusItem()->isVisible());
    }
    void itLeavesFreeWhatCanBeUsed_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("language");
        for (const char* language : {"de", "ru"}) {
            QTest::addRow("messina %s", language) << "messina" << language;
            QTest::addRow("orleans %s", language) << "orleans" << language;
        }
    }
    /// Wherever a tip comes in a game of random moves: as long as it has a place off its thing where it lies on nothing that
    /// can be used, it is in such a place.
    void itLeavesFreeWhatCanBeUsed() {
        QFETCH(QString, game);
        QFETCH(QString, language);
        Evening home(qPrintable(language), qPrintable(language), qPrintable(game));
        Table& table = *home.program->currentTable();
        const QString anna = home.settings->people()->idOf("Anna"), boris = home.settings->people()->idOf("Boris");
        const Targets& targets = *Targets::of(&home.engine);
        Random random = Random::seeded(11);
        int seenTips = 0;
        QString last;
        for (int move = 0; move < 90 && seenTips < 6; ++move) {
            QTest::qWait(25);
            if (home.has("curtain")) home.key(Qt::Key_Escape);
            if (home.has("tip") && table.tip().id != last) {
                QTest::qWait(60);
                last = table.tip().id;
                const QRectF tip = home.where("tip"), thing = home.where(table.tip().target);
                QVERIFY(!tip.intersects(thing));
                QList<QRectF> used;
                for (const QString& name : targets.names()) {
                    const QQuickItem* item = targets.item(name);
                    const QString own = table.tip().target;
                    if (item && item->property("offer") == QVariant("legal") && name != own && !name.startsWith(own + '/') && !own.startsWith(name + '/'))
                        used.append(home.where(name));
                }
                const auto onSome = [&](const QRectF& box) {
                    return std::any_of(used.begin(), used.end(), [&](const QRectF& one) { return one.intersects(box); });
                };
                bool free = false;
                const QRectF bar = home.where("bar"), prompt = home.where("prompt");
                for (double x = 10; x + tip.width() < home.window->width() - 10 && !free; x += 60)
                    for (double y = bar.bottom() + 6; y + tip.height() < prompt.top() - 6 && !free; y += 60)
                        free = !onSome({x - 30, y - 30, tip.width() + 60, tip.height() + 60}) &&
                               !QRectF(x - 30, y - 30, tip.width() + 60, tip.height() + 60).intersects(thing);
                if (free) QVERIFY2(!onSome(tip), qPrintable(last + ' ' + table.tip().target));
                seenTips += free;
            }
            const auto play = [&](auto& of) {
                const auto& all = of.targets().choices();
                std::vector<std::size_t> legal;
                for (std::size_t i = 0; i < all.size(); ++i)
                    if (!all[i].refusal) legal.push_back(i);
                return !legal.empty() && !of.play(std::decay_t<decltype(all[0].command)>(all[legal[random.below(static_cast<std::uint32_t>(legal.size()))]].command));
            };
            const bool played = game == "messina" ? play(home.table()) : play(*qobject_cast<orleans::OrleansTable*>(&table));
            QVERIFY(played);
            if (move % 20 == 19) {
                QVERIFY(home.program->rearmTips(anna) && home.program->rearmTips(boris));
                last.clear();
            }
        }
        QVERIFY(seenTips > 0);
    }
    /// A lesson tells everything itself; whoever goes on from its end plays like anybody else.
    void goingOnFromALessonBringsThem() {
        Evening home;
        QVERIFY(home.program->startLesson("01-first-round"));
        auto* player = qobject_cast<LessonPlayer*>(home.program->currentLesson());
        QVERIFY(player);
        while (!player->finished()) {
            player->skip();
            QVERIFY(!home.table().tip().active);
        }
        QVERIFY(home.program->playOn());
        QTRY_VERIFY(home.program->currentTable() && !home.program->currentLesson());
        QVERIFY(home.leadToTip(1));
        QVERIFY(home.reads(home.table().tip().text));
    }
    /// Where all plan at the same time: each is told of the own plan, before Done.
    void aPlanIsToldOfToItsPlayer() {
        Evening home("pl", "ru", "orleans");
        auto& table = *qobject_cast<orleans::OrleansTable*>(home.program->currentTable());
        const auto lift = [&](int seat) {
            QTRY_COMPARE(table.activeSeat(), seat);
            QTest::qWait(800); // a click right after the table has moved is not meant
            if (home.has("curtain")) home.key(Qt::Key_Escape);
        };
        QVERIFY(!table.play(orleans::Proceed{}));
        QTRY_COMPARE(table.stage(), QString("planning"));
        lift(1);
        QVERIFY(!home.has("tip"));
        // The first event is always Pilgrimage.
        QVERIFY(!table.play(orleans::PlaceFollower{orleans::Token::OwnTrader, false, orleans::PlaceId::Monastery, 1}));
        QTRY_VERIFY(home.has("tip"));
        QCOMPARE(table.tip().id, QString("pilgrimage"));
        QVERIFY(!home.where("tip").intersects(home.where("seat:1/place:monastery")));
        QVERIFY(home.reads(table.tip().text) && home.reads(said("pl", "TipBubble", "Tip")));
        QTRY_VERIFY(home.heard(table.tip().text));
        QTest::qWait(900);
        home.picture("tip-orleans-pl");
        home.openItsRule("seat:1/place:monastery");
        QVERIFY(home.click("tip/close"));
        QVERIFY(home.click("button:done"));
        // The other one reads Russian, and has planned nothing yet. The pointer still rests on Done, which is not meant.
        lift(2);
        QTest::qWait(300);
        QVERIFY(!home.has("tip"));
        home.pointAt("prompt");
        home.pointAt("button:done");
        QTRY_VERIFY(home.has("tip"));
        QCOMPARE(table.tip().id, QString("nothing-active"));
        // It speaks of the places of the plan, and lies beside them.
        QCOMPARE(home.covered("seat:2/place:"), 0);
        QVERIFY(home.reads(table.tip().text) && home.reads(said("ru", "TipBubble", "Tip")));
        QTest::qWait(900);
        home.picture("tip-orleans-ru");
        QVERIFY(home.click("button:done"));
        QTRY_VERIFY(!home.has("tip"));
    }
};

QTEST_MAIN(tst_TipsAtTables)
#include "tst_tips_at_tables.moc"
