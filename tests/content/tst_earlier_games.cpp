// SPDX-License-Identifier: GPL-3.0-or-later
// Games from earlier days must open for ever, and are never made again.
#include "tests/content/journal_files.h"

#include "app/language/problem_text.h"

#include <QDir>

using namespace magister;

namespace {

QString folder() { return QStringLiteral(MAGISTER_SOURCE_DIR "/") + QLatin1String(Game::savesFolder); }

} // namespace

class TestEarlierGames : public QObject {
    Q_OBJECT

private slots:
    void open_data();
    void open();
    void areOfEveryKind();
};

void TestEarlierGames::open_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("records");
    QTest::addColumn<QByteArray>("hash");
    for (const QByteArray& line : contentOf(folder() + QStringLiteral("/list.txt")).split('\n')) {
        const auto words = line.split(' ');
        if (words.size() == 3) QTest::newRow(words[0].constData()) << QString::fromLatin1(words[0]) << words[1].toInt() << words[2];
    }
}

void TestEarlierGames::open() {
    QFETCH(QString, file);
    QFETCH(int, records);
    QFETCH(QByteArray, hash);
    const SavedGame game = GameSaves::readSaveFile(folder() + QLatin1Char('/') + file);
    QVERIFY2(game.sound(), game.problems.isEmpty() ? "" : qPrintable(sentence(game.problems.first())));
    QVERIFY(!game.torn);
    QCOMPARE(game.count, records);
    QCOMPARE(hashDigits(hashOf(game)), hash);
    QVERIFY(Game::check(*game.definition, game.session->state()).empty());
    QVERIFY(game.session->state().over());
    QCOMPARE(gameOfSave(folder() + QLatin1Char('/') + file), QByteArray(Game::id));
}

void TestEarlierGames::areOfEveryKind() {
    const QStringList files = QDir(folder()).entryList({QStringLiteral("*.game")});
    QVERIFY(files.size() >= 8);
    QCOMPARE(contentOf(folder() + QStringLiteral("/list.txt")).count('\n'), files.size());
    std::set<std::string> kinds;
    bool undone = false, noted = false, ruled = false;
    for (const QString& file : files) {
        const SavedGame game = GameSaves::readSaveFile(folder() + QLatin1Char('/') + file);
        QVERIFY(game.session);
        kinds.merge(Game::kindsOf(game.session->setup()));
        undone = undone || static_cast<std::size_t>(game.count) > game.session->moves().size();
        noted = noted || game.notes.size() > 1;
        ruled = ruled || !game.rulings.empty();
    }
    QCOMPARE(kinds, Game::kinds());
    QVERIFY(undone && noted && ruled);
}

QTEST_GUILESS_MAIN(TestEarlierGames)
#include "tst_earlier_games.moc"
