// SPDX-License-Identifier: GPL-3.0-or-later
// The programs as somebody else starts them: on a full disk, without a screen, over files that were made to do harm.
#include "app/content/journal.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QUrl>
#include <QtTest>
#include <QtEndian>

#include <sys/stat.h>

using namespace magister;

namespace {

const QString cli = QStringLiteral(MAGISTER_CLI);
const QString desktop = QStringLiteral(MAGISTER_LUDI);
const QString preview = QStringLiteral(MAGISTER_PREVIEW);

struct Ran {
    bool ended{}; ///< by itself, and in time
    int code{};
    QByteArray out;
    QByteArray error;
};

} // namespace

class TestPrograms : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QString with(const QByteArray& name, const QByteArray& bytes) const {
        QFile file(path(name.constData()));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("no file");
        return file.fileName();
    }
    QString pipe(const char* name) const {
        if (!QFile::exists(path(name)) && ::mkfifo(QFile::encodeName(path(name)).constData(), 0600) != 0)
            qFatal("no pipe");
        return path(name);
    }
    /// A home of nobody, an English system, and no screen.
    QProcessEnvironment home() const {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LANGUAGE"})
            environment.remove(QLatin1String(name));
        environment.insert("XDG_CONFIG_HOME", path("config"));
        environment.insert("XDG_DATA_HOME", path("data"));
        environment.insert("LC_ALL", "C.UTF-8");
        return environment;
    }
    /// What waits longer than a minute waits for ever.
    static Ran ended(QProcess& process) {
        const bool inTime = process.waitForFinished(60'000);
        if (!inTime) process.kill(), process.waitForFinished();
        return {inTime && process.exitStatus() == QProcess::NormalExit, process.exitCode(),
                process.readAllStandardOutput(), process.readAllStandardError()};
    }
    Ran run(const QString& program, const QStringList& arguments, const QProcessEnvironment& environment) const {
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(program, arguments);
        return ended(process);
    }
    Ran run(const QStringList& arguments) const { return run(cli, arguments, home()); }
    /// With the rest of a line of the shell behind the program.
    Ran runInShell(const QStringList& arguments, const QString& rest) const {
        return run("/bin/sh", QStringList{"-c", "exec \"$0\" \"$@\" " + rest, cli} + arguments, home());
    }

private slots:
    // An empty entry in the search path stands for the current folder: whoever fills that runs code in ours.
    void noProgramSearchesForLibrariesItself_data() {
        QTest::addColumn<QString>("program");
        QTest::newRow("magister-cli") << cli;
        QTest::newRow("magister-ludi") << desktop;
        QTest::newRow("this test") << QCoreApplication::applicationFilePath();
    }
    void noProgramSearchesForLibrariesItself() {
        QFETCH(QString, program);
        const Ran read = run("readelf", {"--dynamic", "--wide", program}, home());
        QVERIFY2(read.ended && read.code == 0, "readelf (Debian: binutils)");
        QVERIFY(read.out.contains("(NEEDED)"));
        QVERIFY2(!read.out.contains("RUNPATH") && !read.out.contains("RPATH"), read.out.constData());
    }

    void whatCannotBeWrittenIsNoSuccess_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QByteArray>("says");
        for (const char* game : {"messina", "orleans"}) {
            const QStringList play{"play", "--game", game, "--random"};
            QTest::addRow("%s: record on a full disk", game)
                << play + QStringList{"--record", "/dev/full"} << "" << QByteArray("/dev/full");
            QTest::addRow("%s: result on a full disk", game) << play << ">/dev/full" << QByteArray("standard output");
            QTest::addRow("%s: result nowhere", game) << play << ">&-" << QByteArray("standard output");
            QTest::addRow("%s: choices on a full disk", game)
                << QStringList{"choices", "--game", game} << ">/dev/full" << QByteArray("standard output");
        }
        QTest::newRow("help on a full disk") << QStringList{"--help"} << ">/dev/full" << QByteArray("standard output");
        QTest::newRow("help nowhere") << QStringList{"--help"} << ">&-" << QByteArray("standard output");
        QTest::newRow("version nowhere") << QStringList{"--version"} << ">&-" << QByteArray("standard output");
        QTest::newRow("nothing open at all") << QStringList{"--version"} << "<&- >&- 2>&-" << QByteArray();
    }
    void whatCannotBeWrittenIsNoSuccess() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, rest);
        QFETCH(QByteArray, says);
        const Ran ran = runInShell(arguments, rest);
        QVERIFY(ran.ended);
        QCOMPARE(ran.code, 1);
        QVERIFY2(ran.error.contains(says), ran.error.constData());
    }

    /// The file that is opened first must not take the place of a channel that is closed.
    void aRecordHoldsNothingButTheGame() {
        const QStringList play{"play", "--game", "messina", "--random", "--record"};
        QCOMPARE(run(play + QStringList{path("open.txt")}).code, 0);
        QCOMPARE(runInShell(play + QStringList{path("closed.txt")}, "<&- >&-").code, 1);
        QFile open(path("open.txt")), closed(path("closed.txt"));
        QVERIFY(open.open(QIODevice::ReadOnly) && closed.open(QIODevice::ReadOnly));
        const QByteArray game = open.readAll();
        QVERIFY(game.startsWith("game messina\n"));
        QCOMPARE(closed.readAll(), game);
    }

    void noOrdinaryFileIsWaitedFor_data() {
        QTest::addColumn<QStringList>("arguments");
        const QString pipe = this->pipe("pipe");
        QDir().mkpath(path("pack"));
        this->pipe("pack/pack.json");
        for (const QString& file : {pipe, QStringLiteral("/dev/zero"), m_folder.path()}) {
            const auto row = [&](const char* what, const QStringList& arguments) {
                QTest::addRow("%s: %s", what, qPrintable(file.section(u'/', -1))) << arguments;
            };
            for (const char* game : {"messina", "orleans"}) {
                row(game, {"play", "--game", game, "--script", file});
                row("setup", {"play", "--game", game, "--random", "--setup", file});
                row("choices", {"choices", "--game", game, "--script", file});
            }
            row("replay", {"replay", file});
            row("verify", {"verify", file});
        }
        QTest::newRow("pack") << QStringList{"content", "--pack", path("pack")};
    }
    void noOrdinaryFileIsWaitedFor() {
        QFETCH(QStringList, arguments);
        const Ran ran = run(arguments);
        QVERIFY(ran.ended);
        QCOMPARE(ran.code, 1);
        QVERIFY2((ran.error + ran.out).contains("not a regular file"), (ran.error + ran.out).constData());
    }

    void aPackOfTheUsersIsNotWaitedFor() {
        QVERIFY(QDir().mkpath(path("data/magister-ludi/magister-ludi/packs/messina")));
        pipe("data/magister-ludi/magister-ludi/packs/messina/pack.json");
        const Ran ran = run({"play", "--game", "messina", "--random"});
        QVERIFY(ran.ended);
        QVERIFY2(ran.error.contains("not a regular file"), ran.error.constData());
        QVERIFY(QDir(path("data")).removeRecursively());
    }

    void namesThatAreNotUtf8AreToldAsSuch() {
        for (const char* verb : {"verify", "replay"}) {
            const Ran ran = runInShell({verb}, "\"$(printf 'a\\377b.game')\"");
            QVERIFY(ran.ended);
            QCOMPARE(ran.code, 2);
            QVERIFY2(ran.error.contains("argument 2 is not UTF-8"), ran.error.constData());
        }
        // Any other name that does not exist is missing.
        const Ran missing = run({"verify", path("žluť.game")});
        QCOMPARE(missing.code, 1);
        QVERIFY2((missing.error + missing.out).contains("missing"), (missing.error + missing.out).constData());
    }

    void filesOfOthersDoNothingToTheTerminal_data() {
        QTest::addColumn<QStringList>("arguments");
        const QByteArray escape("\x1b]0;owned\x07\x1b[31m\xe2\x80\xae");
        const QList<QPair<QByteArray, QByteArray>> kinds{{"escapes", escape + "dance\n"},
                                                         {"long", QByteArray(3'000'000, 'x') + '\n'},
                                                         {"both", escape.repeated(200'000)}};
        for (const auto& [kind, bytes] : kinds) {
            const QString file = with(kind + ".txt", bytes);
            for (const char* game : {"messina", "orleans"}) {
                QTest::addRow("%s: %s, script", kind.constData(), game)
                    << QStringList{"play", "--game", game, "--script", file};
                QTest::addRow("%s: %s, setup", kind.constData(), game)
                    << QStringList{"play", "--game", game, "--random", "--setup", file};
                const QByteArray head = QByteArray("game ") + game + "\nplayers 2\n";
                QTest::addRow("%s: %s, replay", kind.constData(), game)
                    << QStringList{"replay", with(kind + game + ".replay", head + bytes)};
            }
            QTest::addRow("%s: verify", kind.constData()) << QStringList{"verify", file};
            QTest::addRow("%s: replay", kind.constData()) << QStringList{"replay", file};
            const QByteArray body = "game " + bytes + (bytes.endsWith('\n') ? "" : "\n");
            QTest::addRow("%s: head", kind.constData())
                << QStringList{"verify", with(kind + ".game", journalHead(body))};
        }
    }
    void filesOfOthersDoNothingToTheTerminal() {
        QFETCH(QStringList, arguments);
        const Ran ran = run(arguments);
        QVERIFY(ran.ended);
        QCOMPARE(ran.code, 1);
        const QByteArray told = ran.out + ran.error;
        QVERIFY(!told.isEmpty());
        QVERIFY2(told.size() < 6000, QByteArray::number(told.size()).constData());
        QVERIFY2(!told.contains('\x1b') && !told.contains('\x07') && !told.contains("\xe2\x80\xae"), told.constData());
    }

    void whatAnotherGameHasIsRefused() {
        const Ran sides = run({"play", "--game", "orleans", "--random", "--advanced"});
        QCOMPARE(sides.code, 2);
        QVERIFY2(sides.error.contains("--advanced can be used only with messina"), sides.error.constData());
        const Ran tiles = run({"choices", "--game", "messina", "--extra-tiles"});
        QCOMPARE(tiles.code, 2);
        QVERIFY2(tiles.error.contains("--extra-tiles can be used only with orleans"), tiles.error.constData());
        QCOMPARE(run({"play", "--game", "orleans", "--random", "--players", "1"}).code, 2);
        QCOMPARE(run({"play", "--game", "messina", "--random", "--players", "1"}).code, 0);
        for (const char* game : {"messina", "orleans"}) {
            const Ran rulings = run({"play", "--game", game, "--random", "--ruling", "one=x", "--ruling", "two=y"});
            QCOMPARE(rulings.code, 1);
            QVERIFY2(rulings.error.contains("--ruling one=x") && rulings.error.contains("--ruling two=y"),
                     rulings.error.constData());
        }
    }

    /// A file of commands says of which game it is, and so does a saved game.
    void filesSayOfWhichGameTheyAre() {
        for (const char* game : {"messina", "orleans"}) {
            const QString record = path(game) + ".txt", saved = path(game) + ".game";
            const Ran played = run({"play", "--game", game, "--random", "--seed", "5", "--record", record});
            const Ran kept = run({"play", "--game", game, "--random", "--seed", "5", "--journal", saved});
            QCOMPARE(played.code, 0);
            QCOMPARE(kept.code, 0);
            QVERIFY(played.out.count('\n') > 10);
            QCOMPARE(run({"replay", record, "--check"}).out, played.out);
            QCOMPARE(run({"replay", saved, "--check"}).out, kept.out);
            const Ran sound = run({"verify", saved});
            QCOMPARE(sound.code, 0);
            QVERIFY2(sound.out.contains(": ok, "), sound.out.constData());
        }
    }

    /// What a writer of lessons does: draft one from a game, have it checked, look at a step.
    void lessonsAreDraftedCheckedAndShown() {
        const QString saved = path("lesson.game"), data = path("lessons");
        QCOMPARE(run({"play", "--game", "messina", "--random", "--seed", "5", "--journal", saved}).code, 0);
        const Ran drafted = run({"lesson", "draft", saved, "--id", "90-draft", "--from", "20", "--data", data});
        QVERIFY2(drafted.code == 0 && drafted.out.contains("texts to be written"), drafted.error.constData());
        const Ran again = run({"lesson", "draft", saved, "--id", "90-draft", "--data", data});
        QVERIFY2(again.code == 1 && again.error.contains("there is a file already"), again.error.constData());
        const Ran waiting = run({"lesson", "check", "90-draft", "--lang", "en", "--data", data});
        QCOMPARE(waiting.code, 1); // its words are not written
        QVERIFY2(waiting.out.contains("translations/en/messina/lessons/90-draft.json:5:12"), waiting.out.constData());
        QVERIFY2(waiting.out.contains("100.00 % answered specifically (0 not)"), waiting.out.constData());

        const Ran begins = run({"lesson", "start", "01-first-round"});
        QVERIFY2(begins.code == 0 && begins.out.startsWith("game messina\nplayers 2\n"), begins.out.constData());
        QFile table(path("start.setup")), moves(path("moves"));
        QVERIFY(table.open(QIODevice::WriteOnly) && moves.open(QIODevice::WriteOnly));
        table.write(begins.out.mid(begins.out.indexOf('\n') + 1));
        moves.write("choose-hex 1 B2\n");
        table.close();
        moves.close();
        const Ran laid = run({"lesson", "draft", "--setup", table.fileName(), "--script", moves.fileName(), "--id", "91-laid", "--data", data});
        QVERIFY2(laid.code == 0, laid.error.constData());
        const Ran step = run({"lesson", "list", "01-first-round", "burn-cube"});
        QVERIFY2(step.code == 0 && step.out.contains("\nvalue hex:") && step.out.contains("\ntarget hex:") &&
                     (step.out.startsWith("goal: ") || step.out.contains("\ngoal: ")),
                 step.out.constData());
        QCOMPARE(run({"lesson", "list", "01-first-round", "moon"}).code, 1);

        const Ran sound = run({"lesson", "check", "--lang", "en", "--rest", "01-first-round"});
        QVERIFY2(sound.code == 0 && sound.out.startsWith("01-first-round: "), sound.out.constData());
        const Ran none = run({"lesson", "check", "moon"});
        QVERIFY2(none.code == 1 && none.out.contains("resources/lessons/messina/moon.json"), none.out.constData());
        for (const QStringList& wrong : {QStringList{"lesson"}, QStringList{"lesson", "sing"}, QStringList{"lesson", "draft"},
                                         QStringList{"lesson", "check", "--from", "3"}, QStringList{"lesson", "preview", "x"},
                                         QStringList{"lesson", "list", "x"}, QStringList{"lesson", "start"},
                                         QStringList{"lesson", "draft", "--setup", "x", saved}})
            QCOMPARE(run(wrong).code, 2);

        const QString picture = path("step.png");
        const Ran seen = run({"lesson", "preview", "01-first-round", "burn-cube", "--lang", "pl", "--size", "1000x700", "-o", picture});
        QVERIFY2(seen.code == 0, seen.error.constData());
        QFile file(picture);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray head = file.read(24); // of a PNG: its sizes stand at the end
        QCOMPARE(head.mid(1, 3), QByteArray("PNG"));
        QCOMPARE(qFromBigEndian<quint32>(head.constData() + 16), 1000u);
        QCOMPARE(qFromBigEndian<quint32>(head.constData() + 20), 700u);
        QCOMPARE(run({"lesson", "preview", "01-first-round", "moon", "-o", picture}).code, 1);
    }

    void helpAndVersionNeedNoScreen() {
        QProcessEnvironment polish = home();
        polish.insert("LANGUAGE", "pl");
        polish.insert("LANG", "pl_PL.UTF-8");
        const Ran help = run(desktop, {"--help"}, polish);
        QVERIFY2(help.ended && help.code == 0, help.error.constData());
        QVERIFY2(help.out.contains("Nauczyciel gier planszowych o średniowieczu"), help.out.constData());
        QVERIFY(help.out.contains("--lang"));
        QVERIFY2(help.out.contains("Wyświetla te opcje"), help.out.constData());
        const Ran previewHelp = run(preview, {"--help"}, home());
        QVERIFY2(previewHelp.ended && previewHelp.code == 0 && previewHelp.out.contains("--output"), previewHelp.error.constData());
        const Ran version = run(desktop, {"--version"}, home());
        QCOMPARE(version.code, 0);
        QVERIFY2(version.out.startsWith("magister-ludi "), version.out.constData());
        const Ran other = run({"--version"});
        QCOMPARE(other.code, 0);
        QCOMPARE(other.out.simplified().split(' ').value(1), version.out.simplified().split(' ').value(1));
        // Nobody's file is put aside for it: the window has yet to tell what is wrong.
        const QString folder = path("config/magister-ludi/magister-ludi");
        QVERIFY(!QFile::exists(folder) && QDir().mkpath(folder));
        const QString settings = with("config/magister-ludi/magister-ludi/settings.ini", "no settings\n");
        QCOMPARE(run(desktop, {"--help"}, home()).code, 0);
        QVERIFY(QFile::exists(settings) && !QFile::exists(settings + ".broken"));
        QVERIFY(QDir(path("config")).removeRecursively());
    }

    /// Of two starts in one household the second one gives the first its file and ends.
    void aSecondStartGivesItsFileToTheFirst() {
        QProcessEnvironment alone = home();
        alone.insert("QT_QPA_PLATFORM", "offscreen");
        alone.insert("XDG_DATA_HOME", path("house"));
        alone.insert("XDG_CONFIG_HOME", path("house"));
        alone.insert("XDG_RUNTIME_DIR", path("runtime"));
        QVERIFY(QDir().mkpath(path("runtime")) && QFile::setPermissions(path("runtime"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const QString one = path("one.game"), other = path("other one.game");
        QCOMPARE(run({"play", "--game", "messina", "--random", "--seed", "5", "--journal", one}).code, 0);
        QCOMPARE(run({"play", "--game", "orleans", "--random", "--seed", "6", "--journal", other}).code, 0);
        const auto games = [this] { return QDir(path("house/magister-ludi/magister-ludi/games")).entryList({"*.game"}).size(); };
        QProcess first;
        first.setProcessEnvironment(alone);
        first.start(desktop, {one});
        QVERIFY(first.waitForStarted());
        QTRY_COMPARE_WITH_TIMEOUT(games(), 1, 30'000);
        const auto second = [&](const QStringList& arguments) {
            QProcess process;
            process.setProcessEnvironment(alone);
            process.setWorkingDirectory(m_folder.path());
            process.start(desktop, arguments);
            return ended(process);
        };
        for (const QStringList& arguments : {QStringList{}, QStringList{"other one.game"}, QStringList{QUrl::fromLocalFile(other).toString()}}) {
            const Ran ran = second(arguments);
            QVERIFY2(ran.ended && ran.code == 0, ran.error.constData());
        }
        QCOMPARE(games(), 2);
        // Killed, it leaves its socket behind, which keeps nobody from opening a window.
        QCOMPARE(first.state(), QProcess::Running);
        first.kill();
        QVERIFY(first.waitForFinished());
        QProcess next;
        next.setProcessEnvironment(alone);
        next.start(desktop, {});
        QVERIFY(next.waitForStarted() && !next.waitForFinished(1500));
        const Ran ran = second({one});
        QVERIFY(ran.ended && ran.code == 0);
        QCOMPARE(games(), 2);
        next.terminate();
        QVERIFY(next.waitForFinished());
    }

    void withoutAScreenThatIsSaid() {
        QProcessEnvironment polish = home();
        polish.insert("LANGUAGE", "pl");
        const Ran told = run(desktop, {}, polish);
        QVERIFY(told.ended);
        QCOMPARE(told.code, 1);
        QVERIFY2(told.error.contains("ekran"), told.error.constData());
        QProcessEnvironment wrong = home();
        wrong.insert("DISPLAY", ":9876");
        const Ran away = run(desktop, {}, wrong);
        QVERIFY(away.ended);
        QCOMPARE(away.code, 1);
        QVERIFY2(away.error.contains("There is no display"), away.error.constData());
        QVERIFY2(!away.error.contains("install"), away.error.constData());
        wrong.insert("LANGUAGE", "pl");
        QVERIFY(run(desktop, {}, wrong).error.contains("ekran"));
    }

    void withoutFontsThatIsSaid() {
        QProcessEnvironment bare = home();
        bare.insert("FONTCONFIG_FILE", with("fonts.conf", "<?xml version=\"1.0\"?><fontconfig></fontconfig>\n"));
        const Ran ran = run(desktop, {"-platform", "offscreen"}, bare);
        QVERIFY(ran.ended);
        QCOMPARE(ran.code, 1);
        QVERIFY2(ran.error.contains("fonts-paratype"), ran.error.constData());
    }
};

QTEST_GUILESS_MAIN(TestPrograms)
#include "tst_programs.moc"
