// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/shell/home.h"

#include "app/orleans/table/orleans_table.h"

/// The window at tables of both games, as the keyboard finds it.
namespace magister::attable {

inline orleans::OrleansTable& orleansIn(const Home& home) { return *qobject_cast<orleans::OrleansTable*>(home.program->currentTable()); }
inline QQuickItem* focus(const Home& home) { return home.window->activeFocusItem(); }
inline QString told(const QQuickItem* item) {
    return item ? QStringLiteral("%1 %2 %3 %4").arg(QLatin1String(item->metaObject()->className()), item->property("target").toString(),
                                                    item->property("offer").toString(), item->property("label").toString())
                : QStringLiteral("nothing");
}
/// Enter does something there that is not refused.
inline bool canBeDone(const QQuickItem* item) {
    if (!item || !item->isVisible()) return false;
    if (item->property("takesKeys").isValid()) return item->property("offer").toString() == QLatin1String("legal");
    return QByteArray(item->metaObject()->className()).startsWith("PromptButton") && item->property("available").toBool();
}
inline bool isOf(const QQuickItem* item, const char* type) { return item && QByteArray(item->metaObject()->className()).startsWith(type); }
/// An item and everything in it, as far as it is visible.
inline QList<QQuickItem*> all(QQuickItem* item) {
    if (!item->isVisible()) return {};
    QList<QQuickItem*> items{item};
    for (QQuickItem* child : item->childItems())
        items += all(child);
    return items;
}
inline QQuickItem* first(const Home& home, const char* type) {
    for (QQuickItem* item : all(home.window->contentItem()))
        if (isOf(item, type)) return item;
    return nullptr;
}
inline QQuickItem* page(const Home& home) { return first(home, "TablePage"); }
inline QQuickItem* opened(const Home& home) {
    QTest::qWait(100);
    return first(home, "RulesDrawer_");
}
/// The digits that stand on the board.
inline QStringList caps(QQuickItem* page) {
    QStringList found;
    for (QQuickItem* item : all(page)) {
        const QStringList keys = isOf(item, "KeyCap") ? item->property("key").toString().split(u' ') : QStringList();
        std::copy_if(keys.begin(), keys.end(), std::back_inserter(found), [](const QString& key) { return key.size() == 1 && key[0].isDigit(); });
    }
    return found;
}
/// The link beside what the bar tells of the thing that has the keyboard; null where it tells nothing of it.
inline QQuickItem* linkTold(const Home& home, const char* bar) {
    QTest::qWait(20);
    for (QQuickItem* item : all(page(home)))
        if (isOf(item, "RuleLink") && isOf(item->parentItem(), bar)) return item;
    return nullptr;
}
/// Two at a new table, where somebody is asked for the first time.
inline void toTheFirstTurn(Home& home, const QString& game) {
    home.begin("pl", "pl", "once", qPrintable(game));
    if (game == u"orleans") {
        auto& table = orleansIn(home);
        while (table.stage() != "planning")
            QVERIFY(!table.play(orleans::Proceed{}));
    }
    QTest::qWait(800);
}
/// Whatever can be done in a turn of Messina 1347, until it can be ended.
inline void toTheEndOfATurn(Home& home) {
    for (int i = 0; i < 60; ++i) {
        const auto& choices = home.table().targets().choices();
        const auto ends = [](const auto& choice) { return !choice.refusal && std::holds_alternative<messina::EndTurn>(choice.command); };
        if (std::any_of(choices.begin(), choices.end(), ends)) break;
        const auto legal = std::find_if(choices.begin(), choices.end(), [](const auto& choice) { return !choice.refusal; });
        QVERIFY(!home.table().play(messina::Command(legal->command)));
    }
    QTest::qWait(100);
    QVERIFY(home.has("button:end-turn"));
}
inline void rest(Home& home) {
    QTest::qWait(100);
    if (home.has("curtain")) home.key(Qt::Key_Escape);
    QTest::qWait(700);
}
/// Two plan a game of Orléans at one screen; each has sent two followers to the farmhouse and one to the monastery, which is
/// not full with that, and the second is asked.
inline void plan(Home& home) {
    home.begin("pl", "pl", "once", "orleans");
    auto& table = orleansIn(home);
    while (table.stage() != "planning")
        QVERIFY(!table.play(orleans::Proceed{}));
    rest(home);
    for (int seat = 1; seat <= 2; ++seat) {
        QCOMPARE(table.activeSeat(), seat);
        QVERIFY(!table.play(orleans::PlaceFollower{orleans::Token::OwnBoatman, false, orleans::PlaceId::Farmhouse, 0}));
        QVERIFY(!table.play(orleans::PlaceFollower{orleans::Token::OwnCraftsman, false, orleans::PlaceId::Farmhouse, 1}));
        QVERIFY(!table.play(orleans::PlaceFollower{orleans::Token::OwnTrader, false, orleans::PlaceId::Monastery, 1}));
        if (seat == 1) QVERIFY(!table.play(orleans::Done{}));
        rest(home);
    }
}

/// Whoever is asked is done, and plays on until followers are drawn.
inline void drawNext(Home& home) {
    auto& table = orleansIn(home);
    QVERIFY(!table.play(orleans::Done{}));
    const auto asksToDraw = [&] { return table.activeSeat() > 0 && table.state().kind(static_cast<orleans::PlayerIndex>(table.activeSeat() - 1)) == orleans::PromptKind::Draw; };
    for (int i = 0; i < 200 && !asksToDraw(); ++i)
        if (table.play(orleans::UsePlace{orleans::PlaceId::Farmhouse}) && table.play(orleans::Proceed{}) && table.play(orleans::Done{})) QVERIFY(!table.play(orleans::Pass{}));
    QTest::qWait(100);
    QVERIFY(asksToDraw());
    QVERIFY(home.has("button:draw-1"));
}

} // namespace magister::attable
