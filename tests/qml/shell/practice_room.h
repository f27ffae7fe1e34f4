// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/vocabulary.h"
#include "app/library/rules_reader.h"
#include "app/teaching/drill_player.h"
#include "tests/qml/shell/home.h"

#include <QDir>
#include <QTemporaryDir>

namespace magister {

/// Where questions are asked in the program's window: what is on the screen, and how it is answered.
struct PracticeRoom {
    QTemporaryDir m_folder;
    GameModules m_games = makeGames(DataFolder::find());

    static DrillPlayer& drill(Home& home) { return *home.program->practice(); }
    QStringList rightIds(Home& home) const {
        const Drill& asked = *drill(home).drill();
        return findGame(m_games, asked.game)->drills()->pose(asked)->rightIds();
    }
    static QString focused(Home& home) {
        for (QQuickItem* up = home.window->activeFocusItem(); up; up = up->parentItem())
            for (const QString& name : Targets::of(&home.engine)->names())
                if (Targets::of(&home.engine)->item(name) == up) return name;
        return {};
    }
    /// With the Tab key, as somebody does who uses no pointer.
    static bool tabTo(Home& home, const QString& target) {
        for (int i = 0; i < 60 && focused(home) != target; ++i)
            QTest::keyClick(home.window.get(), Qt::Key_Tab);
        return focused(home) == target;
    }
    /// The card of the question, with the focus where one answers; null where there is none.
    static QQuickItem* card(Home& home, QQuickItem* in = nullptr) {
        if (!in) in = home.window->contentItem();
        if (!in->isVisible()) return nullptr;
        if (in->property("arriving").isValid()) return in;
        for (QQuickItem* child : in->childItems())
            if (QQuickItem* found = card(home, child)) return found;
        return nullptr;
    }
    static bool arrives(Home& home) {
        QTest::qWait(50); // the card turns to the new question first
        return QTest::qWaitFor([&] { return card(home) && !card(home)->property("arriving").toBool(); });
    }
    /// To the next question, when it has been found.
    static void goOn(Home& home) {
        drill(home).next();
        QVERIFY(QTest::qWaitFor([&] { return !drill(home).looking(); }, 30000));
    }
    /// A question of that kind about a rule, with at least so many right answers.
    void askFor(Home& home, const QString& rule, DrillKind kind, qsizetype right = 1) {
        for (int rounds = 0; rounds < 20; ++rounds) {
            QVERIFY2(home.program->practise("rule", rule), qPrintable(rule));
            QTRY_COMPARE(page(home), QString("practice"));
            for (; !drill(home).finished(); goOn(home)) {
                QVERIFY(arrives(home));
                if (drill(home).drill()->kind == kind && rightIds(home).size() >= right) return;
                drill(home).giveUp();
            }
        }
        QFAIL("no such question");
    }
    /// By how much the card scrolls at most, px.
    static double overflow(QQuickItem* item) {
        if (!item->isVisible()) return 0;
        double most = item->property("scrolls").toBool() ? item->property("contentHeight").toDouble() - item->height() : 0;
        for (QQuickItem* child : item->childItems())
            most = std::max(most, overflow(child));
        return most;
    }
    static QString page(Home& home) { return home.window->property("current").toString(); }
    static void openBook(Home& home, const QString& rule) {
        home.window->setProperty("bookPlace", rule);
        QMetaObject::invokeMethod(home.window.get(), "open", Q_ARG(QString, "rules"));
        QTest::qWait(100);
    }
    /// The rule that lies open in the drawer.
    static QString openRule(const Home& home) {
        const auto readers = home.window->findChildren<RulesReader*>();
        for (const RulesReader* reader : readers)
            if (!reader->ruleId().isEmpty()) return reader->ruleId();
        return {};
    }
    static MemoryStore memory() { return MemoryStore(MemoryStore::usualFolder()); }
    /// The answer to the question on the screen is in the memory of whoever has no name.
    static bool isKept(Home& home) {
        return memory().of({}).atoms.value(drill(home).drill()->atom).seen.contains(drill(home).drill()->position());
    }
    /// Rules that were learnt so long ago that all are due.
    static void learnLongAgo(int rules, const QDate& declined = {}) {
        const GameModules games = makeGames(DataFolder::find());
        memory().change({}, [&](LearnerMemory& kept) {
            for (const DrillGame::AtomDrills& atom : games.front()->drills()->atoms())
                if (kept.atoms.size() < rules && atom.kinds.contains(DrillKind::YesNo))
                    kept.answeredDrill(atom.atom, {}, Outcome::Right, QDate::currentDate().addDays(-200));
            kept.declined = declined;
        });
    }
    /// Keys that answer the question; of kind Do the answer is asked for.
    void answerByKeys(Home& home, bool rightly = true) {
        DrillPlayer& now = drill(home);
        const QStringList right = rightIds(home);
        if (now.kind() == u"do") {
            QVERIFY(tabTo(home, "card:give-up"));
            return home.key(Qt::Key_Return);
        }
        if (now.kind() == u"number") {
            for (const QChar digit : QString::number(right.front().toInt() + (rightly ? 0 : 1)))
                QTest::keyClick(home.window.get(), digit.toLatin1());
            return home.key(Qt::Key_Return);
        }
        for (const QString& id : rightly ? right : QStringList{})
            for (const QVariant& option : now.options())
                if (option.toMap().value("id") == id)
                    QTest::keyClick(home.window.get(), option.toMap().value("letter").toString().at(0).toLatin1());
        if (!now.collects()) return QTest::qWait(30);
        QVERIFY(tabTo(home, "card:check"));
        home.key(Qt::Key_Return);
    }
    /// By hand, to look at, there is more to see, and at both sizes.
    static bool looks() { return qEnvironmentVariableIsSet("MAGISTER_PICTURES"); }
    static QList<QSize> sizes() {
        return looks() ? QList{QSize(1280, 800), QSize(1920, 1080)} : QList{QSize(1280, 800)};
    }
    static void picture(Home& home, const QString& name) {
        const QString folder = qEnvironmentVariable("MAGISTER_PICTURES");
        if (!folder.isEmpty() && QDir().mkpath(folder)) home.window->grabWindow().save(folder + '/' + name + ".png");
    }
    static QString truncated(QQuickItem* item) {
        if (!item->isVisible()) return {};
        if (item->property("truncated").toBool()) return item->property("text").toString();
        for (QQuickItem* child : item->childItems())
            if (const QString found = truncated(child); !found.isEmpty()) return found;
        return {};
    }

    /// A household of its own for each test function.
    void moveIn() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QString(QTest::currentTestFunction()) + "-data").toUtf8());
    }
};

} // namespace magister
