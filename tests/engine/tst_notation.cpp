// SPDX-License-Identifier: GPL-3.0-or-later
// Which patterns of commands may be written. That every command reads back as itself is proved on whole games.
#include "tests/engine/position.h"

#include "engine/messina/notation.h"

#include <QTest>

using namespace magister::messina;

class TestNotation : public QObject {
    Q_OBJECT

    static bool isPattern(const char* text, const Definition* definition = &realDefinition()) {
        return !checkPattern(definition, 2, text);
    }

private slots:
    void patternsOfCommands_data() {
        QTest::addColumn<bool>("sound");
        for (const char* text :
             {"*", "choose-hex *", "choose-*", "choose-hex 1 B*", "choose-hex 1 port:upper-left", "rescue nun hut:*",
              "rescue * hut:2", "rescue nun square:nun-lower-*", "burn fire*", "burn big-fire next:*", "burn fire here:2",
              "refresh huts *", "refresh * rat", "advance nun *", "advance nun lower skip", "advance nun low*",
              "take-cart 1", "leave hut:2 nowhere", "move-in square:nun-upper-inner 3", "order-by c*"})
            QTest::newRow(text) << true;
        for (const char* text : {"", "sail *", "sail", "choose-hex 1 Q*", "choose-hex 9 *", "rescue nun roof:*",
                                 "rescue nun square:monk-*", "burn water*", "burn fire north:*", "refresh roofs *",
                                 "advance nun left", "advance nun left*", "take-cart 1 2", "take-cart", "recall x*",
                                 "end-turn now", "order-by x*"})
            QTest::newRow(*text ? text : "nothing") << false;
    }
    void patternsOfCommands() {
        QFETCH(bool, sound);
        const QByteArray tag = QTest::currentDataTag();
        QCOMPARE(isPattern(tag == "nothing" ? "" : tag.constData()), sound);
    }

    void withoutADefinitionAnyPlaceWillDo() {
        QVERIFY(isPattern("choose-hex 1 Q7", nullptr) && !isPattern("choose-hex 1 Q7"));
        QVERIFY(isPattern("burn big-fire next:Q*", nullptr) && !isPattern("choose-hex 1", nullptr));
        QVERIFY(!isPattern("refresh huts bigFire", nullptr));
    }

    /// In a text a star is a mistake like any other.
    void aPatternIsNoCommand() {
        State state;
        state.playerCount = 2;
        QVERIFY(std::holds_alternative<NotationError>(commandFromText(realDefinition(), state, "choose-hex 1 *")));
        QVERIFY(std::holds_alternative<NotationError>(commandFromText(realDefinition(), state, "*")));
    }
};

QTEST_GUILESS_MAIN(TestNotation)
#include "tst_notation.moc"
