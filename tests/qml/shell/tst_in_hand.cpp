// SPDX-License-Identifier: GPL-3.0-or-later
// A piece in hand, with large letters: where it can be put is in sight, whoever picked it up and by what.
#include "app/teaching/lesson_player.h"
#include "tests/qml/shell/in_sight.h"

#include <QTemporaryDir>

using namespace magister;

class tst_InHand : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static QQuickItem* area(const Home& home) {
        QQuickItem* column = named(home, "OrleansColumn");
        if (!column) return nullptr;
        for (QQuickItem* child : column->childItems())
            if (QByteArray(child->metaObject()->className()).startsWith("ScrollArea")) return child;
        return nullptr;
    }
    /// Lit things at which a click puts the piece down, all of them and nothing over them; the card of a lesson may lie there.
    static QStringList goals(const Home& home, bool all) {
        QStringList targets;
        const Table& table = *home.program->currentTable();
        QQuickItem* card = named(home, "StepCard");
        const QRectF taken = card ? card->mapRectToScene({0, 0, card->width(), card->height()}) : QRectF();
        for (const QQuickItem* item : seen(area(home))) {
            const QString target = item->property("target").toString();
            if (!item->property("legal").toBool() || !target.contains("/place:") || table.putsBack(target)) continue;
            const QRectF box = Targets::of(&home.engine)->rect(target, nullptr);
            if (all || (box.height() >= item->height() - 1 && !box.intersects(taken))) targets.append(target);
        }
        return targets;
    }
    /// As far up as that thing can be seen.
    static void scrollTo(const Home& home, const QString& target) {
        QQuickItem* list = area(home);
        const QQuickItem* item = Targets::of(&home.engine)->item(target);
        const double bottom = item->mapToItem(list, QPointF(0, item->height())).y() + list->property("contentY").toDouble();
        QMetaObject::invokeMethod(list, "byHand");
        list->setProperty("contentY", std::max(0.0, bottom - list->height()));
        QTest::qWait(30);
    }
    static QStringList followers(const Home& home) {
        QStringList targets;
        for (const QQuickItem* item : seen(area(home))) {
            const QString target = item->property("target").toString();
            if (item->property("legal").toBool() && target.contains("/market/")) targets.append(target);
        }
        return targets;
    }

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QString("data-") + QTest::currentTestFunction()).toUtf8());
    }

    /// Each follower of the first plan, picked up by the pointer or with Enter, from the top of the list.
    void aPlaceForItIsInSight() {
        Home home({1280, 800});
        home.settings->setTextScale(1.5);
        int tried = 0;
        for (const char* code : {"pl", "cs", "ru", "de", "en"}) {
            home.begin(code, code, "once", "orleans");
            Table& table = *home.program->currentTable();
            QVERIFY(QTest::qWaitFor([&] { return area(home); }));
            table.activate("hourglass");
            QVERIFY(QTest::qWaitFor([&] { return !followers(home).isEmpty(); }));
            const QStringList all = followers(home);
            for (const QString& follower : all)
                for (const bool keys : {false, true}) {
                    if (keys && follower != all.first()) continue;
                    scrollTo(home, follower);
                    QVERIFY(goals(home, false).isEmpty());
                    if (keys) {
                        Targets::of(&home.engine)->item(follower)->forceActiveFocus(Qt::TabFocusReason);
                        scrollTo(home, follower);
                        home.key(Qt::Key_Return);
                    } else {
                        QVERIFY(home.click(follower));
                    }
                    QVERIFY(table.property("picked").toInt() > 0 && table.putsBack(follower));
                    QVERIFY(!goals(home, true).isEmpty());
                    QTRY_VERIFY2(!goals(home, false).isEmpty(), qPrintable(QString(code) + ' ' + follower));
                    table.pickUp(0);
                    ++tried;
                }
            home.program->leave();
        }
        QVERIFY(tried >= 20);
    }
    /// So does a lesson that asks for it, and the card leaves it free.
    void inALessonToo() {
        Home home({1280, 800});
        home.settings->setTextScale(1.5);
        int tried = 0;
        for (const char* code : {"ru", "de"}) {
            home.language->choose(code);
            QVERIFY(home.program->startLesson("03-bag-and-planning"));
            auto& lesson = *qobject_cast<LessonPlayer*>(home.program->currentLesson());
            QVERIFY(QTest::qWaitFor([&] { return area(home); }));
            for (; !lesson.finished(); lesson.skip()) {
                const auto lying = [&] {
                    QStringList wanted = lesson.wanted();
                    wanted.removeIf([](const QString& target) { return !target.contains("/market/"); });
                    return wanted;
                };
                if (lying().isEmpty()) continue;
                const QString follower = lying().first();
                QTest::qWait(200);
                scrollTo(home, follower);
                lesson.activate(follower);
                const auto inSight = [&] {
                    const QStringList seen = goals(home, false), wanted = lesson.wanted();
                    return std::any_of(seen.begin(), seen.end(), [&](const QString& place) { return wanted.contains(place); });
                };
                QTRY_VERIFY2(inSight(), qPrintable(QString(code) + ' ' + lesson.stepTitle()));
                ++tried;
            }
            home.program->leave();
        }
        QVERIFY(tried > 2);
    }
};

QTEST_MAIN(tst_InHand)
#include "tst_in_hand.moc"
