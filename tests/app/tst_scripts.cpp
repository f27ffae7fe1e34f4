// SPDX-License-Identifier: GPL-3.0-or-later
// magister-cli tells a script in the language asked for: what happens, what is asked, and why a line is refused.
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

class TestScripts : public QObject {
    Q_OBJECT

private:
    struct Told {
        int code{};
        QString out;
        QString error;
    };
    Told play(const QString& game, const QByteArray& script, const QString& language) {
        QFile file(m_folder.filePath(QStringLiteral("script.txt")));
        if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate)) qFatal("no file to write");
        file.write(script);
        file.close();
        QProcess program;
        program.start(QStringLiteral(MAGISTER_CLI), {"play", "--game", game, "--players", "2", "--seed", "1", "--lang",
                                                     language, "--script", file.fileName()});
        if (!program.waitForFinished()) qFatal("magister-cli does not end");
        return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()),
                QString::fromUtf8(program.readAllStandardError())};
    }
    QTemporaryDir m_folder;

private slots:
    void aScriptIsTold_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("script");
        QTest::newRow("messina") << "messina" << QByteArray("choose-hex 1 port:upper-left\nend-turn\n");
        QTest::newRow("orleans") << "orleans" << QByteArray("1 proceed\n");
    }
    void aScriptIsTold() {
        QFETCH(QString, game);
        QFETCH(QByteArray, script);
        QStringList stories;
        for (const QString& language : {QStringLiteral("en"), QStringLiteral("pl"), QStringLiteral("ru")}) {
            const Told told = play(game, script, language);
            QVERIFY2(told.code == 0, qPrintable(told.error));
            const QString story = told.out.section(QStringLiteral(" = "), 0, 0); // what comes before the points
            QVERIFY2(story.count('\n') > 5, qPrintable(story));
            QVERIFY2(!story.contains(game + '.') && !story.contains(QStringLiteral("not over")), qPrintable(story));
            QVERIFY(!stories.contains(story));
            stories.append(story);
        }
        QVERIFY(stories[2].contains(QRegularExpression("[\\x{0430}-\\x{044F}]{4}")));
    }

    void aRefusalIsTold() {
        const Told told = play("messina", "# too early\nuse-hex\n", "pl");
        QCOMPARE(told.code, 1);
        QVERIFY2(told.error.contains(":2: ") && told.error.contains(QStringLiteral("Namiestnika")),
                 qPrintable(told.error));
        QVERIFY2(!told.error.contains("choose-first") && !told.error.contains("messina."), qPrintable(told.error));
        QVERIFY(told.out.count('\n') > 5); // the story so far
        const Told other = play("orleans", "1 pass\n", "pl");
        QCOMPARE(other.code, 1);
        QVERIFY2(other.error.contains(QStringLiteral("fazy")) && !other.error.contains("other-phase"),
                 qPrintable(other.error));
    }
};

QTEST_GUILESS_MAIN(TestScripts)
#include "tst_scripts.moc"
