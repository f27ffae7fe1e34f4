// SPDX-License-Identifier: GPL-3.0-or-later
// Setups of either game as text and back, and random ones against the box.
#include "tests/content/sample_games.h"

#include <QtTest>

using namespace magister;
using Game = MAGISTER_SAMPLE::SampleGame;

class TestSetupText : public QObject {
    Q_OBJECT

private slots:
    void everySetupComesBack();
    void pinnedSetupsAreSound();
};

void TestSetupText::everySetupComesBack() {
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        const Game::Setup setup = seed % 2 ? Game::anySetup(seed) : Game::pinnedSetup(seed);
        const QByteArray text = Game::setupText(setup);
        const auto read = Game::setupFromText(text, true);
        QVERIFY2(read.setup, qPrintable(read.fault.expected + QLatin1Char('|') + read.fault.found));
        QVERIFY(*read.setup == setup);
        QCOMPARE(Game::setupText(*read.setup), text);
    }
}

void TestSetupText::pinnedSetupsAreSound() {
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        const Game::Setup setup = Game::pinnedSetup(seed);
        const auto faults = Game::validate(Game::definition(), setup);
        QVERIFY2(faults.empty(), faults.empty() ? "" : faults.front().c_str());
        const auto broken = Game::check(Game::definition(), Game::start(Game::definition(), setup).first);
        QVERIFY2(broken.empty(), broken.empty() ? "" : broken.front().c_str());
    }
}

QTEST_GUILESS_MAIN(TestSetupText)
#include "tst_setup_text.moc"
