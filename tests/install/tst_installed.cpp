// SPDX-License-Identifier: GPL-3.0-or-later
// Installs the program, moves what was installed to another place, and looks at it there as desktops and people do.
#include <QDirIterator>
#include <QMimeDatabase>
#include <QPluginLoader>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtEndian>
#include <QtTest>

using namespace Qt::StringLiterals;

namespace {

const QStringList programs{u"magister-ludi"_s, u"magister-cli"_s, u"magister-preview"_s};
const QString appId = QStringLiteral(MAGISTER_APP_ID);

struct Ran {
    int code = -1; ///< -1: the program could not be started or did not end by itself
    QByteArray told;
};

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray utf16(const QString& text) {
    return QByteArray(reinterpret_cast<const char*>(text.utf16()), text.size() * 2);
}

/// Options that a text names, as "--players".
QSet<QString> optionsIn(const QString& text) {
    static const QRegularExpression option(u"--[a-z]+(?:-[a-z]+)*"_s);
    QSet<QString> found;
    for (auto it = option.globalMatch(text); it.hasNext();)
        found.insert(it.next().captured());
    return found;
}

} // namespace

class TestInstalled : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_first; ///< where it was installed first
    QString m_tree;

    QString at(const QString& path) const { return m_tree + u'/' + path; }
    QString share(const QString& path) const { return at(QStringLiteral(INSTALLED_SHARE) + u'/' + path); }
    QString program(const QString& name) const { return at(QStringLiteral(INSTALLED_PROGRAMS) + u'/' + name); }
    QString manual(const QString& language, const QString& name) const {
        return at(QStringLiteral(INSTALLED_MANUAL) + (language == u"en" ? QString() : u'/' + language) + u"/man6/"_s + name + u".6"_s);
    }
    QStringList installed() const {
        QStringList files;
        for (QDirIterator it(m_tree, QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
            files.append(it.next().mid(m_tree.size() + 1));
        files.sort();
        return files;
    }
    /// In the home of nobody, in a folder that holds nothing, and told nothing about where data lie.
    Ran run(const QString& file, const QStringList& arguments) const {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(u"MAGISTER_DATA"_s);
        for (const char* kind : {"CONFIG", "DATA", "CACHE"})
            environment.insert(u"XDG_%1_HOME"_s.arg(QLatin1String(kind)), m_folder.filePath(u"home"_s));
        environment.insert(u"XDG_RUNTIME_DIR"_s, m_folder.filePath(u"runtime"_s));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_folder.path());
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(file, arguments);
        if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit) {
            process.kill();
            process.waitForFinished();
            return {-1, file.toUtf8() + ": " + process.errorString().toUtf8() + '\n' + process.readAll()};
        }
        return {process.exitCode(), process.readAll()};
    }
    /// Strictly, but for one remark: nobody owns the name backwards, which is why it was chosen.
    Ran judgeMetainfo(const QString& file) const {
        return run(u"appstreamcli"_s, {u"validate"_s, u"--strict"_s, u"--no-net"_s, u"--no-color"_s, u"--override=cid-maybe-not-rdns=pedantic"_s, file});
    }

private slots:
    void initTestCase() {
        const QString runtime = m_folder.filePath(u"runtime"_s);
        QVERIFY(QDir().mkpath(runtime) && QFile::setPermissions(runtime, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        m_first = m_folder.filePath(u"first"_s);
        const Ran done = run(QStringLiteral(MAGISTER_CMAKE), {u"--install"_s, QStringLiteral(MAGISTER_BUILD_DIR), u"--prefix"_s, m_first});
        QVERIFY2(done.code == 0, done.told.constData());
        m_tree = m_folder.filePath(u"moved to/another place"_s);
        QVERIFY(QDir().mkpath(m_folder.filePath(u"moved to"_s)) && QDir().rename(m_first, m_tree));
    }

    void programsRunWhereverTheyLie() {
        for (const QString& name : programs) {
            const Ran version = run(program(name), {u"--version"_s});
            QCOMPARE(QString::fromUtf8(version.told).trimmed(), name + u' ' + QStringLiteral(MAGISTER_VERSION));
            QCOMPARE(version.code, 0);
        }
    }
    /// As the manual says; also where there is no display.
    void wrongArgumentsAreTold() {
        const QList<QByteArray> displays{"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"};
        QMap<QByteArray, QByteArray> before;
        for (const QByteArray& each : displays)
            if (qEnvironmentVariableIsSet(each)) before.insert(each, qgetenv(each)), qunsetenv(each);
        const auto end = qScopeGuard([&] {
            for (auto each = before.begin(); each != before.end(); ++each)
                qputenv(each.key(), each.value());
        });
        for (const QString& name : programs) {
            const Ran bogus = run(program(name), {u"--bogus"_s});
            QVERIFY2(bogus.code == 2 && bogus.told.contains("bogus"), bogus.told.constData());
        }
        for (const QStringList& arguments : {QStringList{}, QStringList{u"x"_s}, QStringList{u"--size"_s}}) {
            const Ran preview = run(program(u"magister-preview"_s), arguments);
            QVERIFY2(preview.code == 2 && !preview.told.contains("einstalling"), preview.told.constData());
        }
        for (const QStringList& call : {QStringList{u"magister-ludi"_s}, {u"magister-preview"_s, u"01-first-round"_s, u"burn-cube"_s}}) {
            const Ran started = run(program(call.first()), call.mid(1));
            QVERIFY2(started.code == 1 && started.told.contains("display") && !started.told.contains("einstalling"), started.told.constData());
        }
    }
    void contentIsThereAndWithoutProblems() {
        const Ran content = run(program(u"magister-cli"_s), {u"content"_s});
        QVERIFY2(content.code == 0 && content.told.contains("no problems"), content.told.right(2000).constData());
    }
    void theNetworkIsLoadedWhereverItLies() {
        const QString file = at(QStringLiteral(INSTALLED_LIBRARIES) + u"/magister-ludi/magister-network.so"_s);
        QPluginLoader loader(file);
        QCOMPARE(loader.metaData().value(u"IID"_s).toString(), u"magister.NetworkLinks/2"_s);
        QVERIFY2(loader.load(), qPrintable(loader.errorString()));
        const Ran read = run(u"readelf"_s, {u"--dynamic"_s, u"--wide"_s, file});
        QVERIFY2(read.code == 0 && read.told.contains("(NEEDED)"), read.told.constData());
        QVERIFY2(!read.told.contains("RUNPATH") && !read.told.contains("RPATH"), read.told.constData());
        // It alone brings what needs a network or a keychain: the window starts without.
        const Ran window = run(u"readelf"_s, {u"--dynamic"_s, u"--wide"_s, program(u"magister-ludi"_s)});
        for (const char* library : {"libQt6WebSockets", "libcrypto", "libqt6keychain"}) {
            QVERIFY2(read.told.contains(library), library);
            QVERIFY2(window.code == 0 && !window.told.contains(library), library);
        }
    }
    /// A program beside ours plays on two devices: it finds the plug-in from where it lies.
    void theNetworkWorksWhereverItLies() {
        const QString beside = program(u"tst_network_links"_s);
        QVERIFY(QFile::copy(QStringLiteral(NETWORK_TEST), beside));
        qputenv("MAGISTER_TEST_IN_OWN_PROCESS", "1");
        const QByteArray bus = qgetenv("DBUS_SESSION_BUS_ADDRESS");
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere");
        const Ran played = run(beside, {u"whereNoKeychainAnswers"_s});
        if (bus.isNull()) qunsetenv("DBUS_SESSION_BUS_ADDRESS");
        else qputenv("DBUS_SESSION_BUS_ADDRESS", bus);
        qunsetenv("MAGISTER_TEST_IN_OWN_PROCESS");
        QVERIFY(QFile::remove(beside));
        QVERIFY2(played.code == 0 && played.told.contains("PASS   : TestNetworkLinks::whereNoKeychainAnswers"), played.told.constData());
    }
    void aStepOfALessonIsShown() {
        const QString picture = m_folder.filePath(u"step.png"_s);
        const Ran shown = run(program(u"magister-cli"_s), {u"lesson"_s, u"preview"_s, u"01-first-round"_s, u"burn-cube"_s, u"-o"_s, picture});
        QVERIFY2(shown.code == 0 && QFile::exists(picture), shown.told.constData());
    }
    void paperFindsItsDrawings() {
        const QString aid = m_folder.filePath(u"aid.pdf"_s);
        const Ran printed = run(program(u"magister-cli"_s), {u"paper"_s, u"--aid"_s, u"--game"_s, u"messina"_s, aid});
        QVERIFY2(printed.code == 0 && QFile::exists(aid), printed.told.constData());
    }

    void onlyWhatIsReadIsInstalled() {
        static const QRegularExpression read(u"\\.(json|svg)$|/translations/[a-z]{2}/(style\\.md|[a-z]+/rules/[^/]+\\.md)$"_s);
        const QString data = QStringLiteral(INSTALLED_SHARE) + u"/magister-ludi/"_s;
        int count = 0;
        for (const QString& file : installed())
            if (file.startsWith(data)) {
                ++count;
                QVERIFY2(read.match(file).hasMatch() && !file.contains(u"/schemas/") && !file.contains(u"/night/") && !file.endsWith(u"/reviewed.json"),
                         qPrintable(file));
            }
        QVERIFY(count > 500);
    }
    void nothingTellsWhereItWasBuilt() {
        const QStringList places{QStringLiteral(MAGISTER_SOURCE_DIR), QStringLiteral(MAGISTER_BUILD_DIR), m_first};
        for (const QString& file : installed()) {
            QByteArray bytes = bytesOf(at(file));
            // systemd wants to be told; see theServiceIsSound().
            if (file.endsWith(u".service")) bytes.replace((m_first + u"/bin/magister-cli"_s).toUtf8(), {});
            QVERIFY2(!bytes.isEmpty(), qPrintable(file));
            for (const QString& place : places)
                QVERIFY2(!bytes.contains(place.toUtf8()) && !bytes.contains(utf16(place)), qPrintable(file + u": "_s + place));
        }
    }

    void desktopEntryIsValid() {
        const QString entry = share(u"applications/"_s + appId + u".desktop"_s);
        const Ran judged = run(u"desktop-file-validate"_s, {entry});
        QVERIFY2(judged.code == 0 && judged.told.trimmed().isEmpty(), judged.told.constData());
        const QByteArray text = bytesOf(entry);
        for (const char* key : {"GenericName", "Comment", "Keywords"})
            for (const char* language : {"pl", "cs", "ru", "de"})
                QVERIFY2(text.contains(QByteArray("\n") + key + '[' + language + "]="), language);
        QVERIFY(text.contains("\nIcon=" + appId.toUtf8() + '\n'));
    }
    void metainfoIsValid() {
        const QString file = share(u"metainfo/"_s + appId + u".metainfo.xml"_s);
        const Ran judged = judgeMetainfo(file);
        QVERIFY2(judged.code == 0, judged.told.constData());
        const QByteArray text = bytesOf(file);
        QVERIFY(text.contains("<release version=\"" MAGISTER_VERSION "\" date=\"" MAGISTER_RELEASED "\""));
        const auto count = text.count("<p>") + text.count("<li>");
        for (const QByteArray language : {"pl", "cs", "ru", "de"})
            QCOMPARE(text.count("<p xml:lang=\"" + language + '"') + text.count("<li xml:lang=\"" + language + '"'), count);
    }
    /// With an address, as whoever publishes the program gives it, it has screenshots.
    void metainfoWithAnAddressIsValid() {
        QByteArray text = bytesOf(share(u"metainfo/"_s + appId + u".metainfo.xml"_s));
        QByteArray addresses = bytesOf(QStringLiteral(MAGISTER_SOURCE_DIR "/packaging/desktop/addresses.xml.in"));
        addresses.replace("@MAGISTER_WEB@", "https://example.org/magister-ludi");
        if (!text.contains("<screenshots>")) text.replace("  <developer_name>", addresses + "  <developer_name>");
        QFile file(m_folder.filePath(appId + u".metainfo.xml"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        const Ran judged = judgeMetainfo(file.fileName());
        QVERIFY2(judged.code == 0, judged.told.constData());
        static const QRegularExpression picture(u"https://example\\.org/magister-ludi(/[^<]+\\.png)<"_s);
        int pictures = 0;
        for (auto it = picture.globalMatch(QString::fromUtf8(addresses)); it.hasNext(); ++pictures) {
            const QString path = QStringLiteral(MAGISTER_SOURCE_DIR) + it.next().captured(1);
            QVERIFY2(QFile::exists(path), qPrintable(path));
        }
        QCOMPARE(pictures, 3);
        for (const QByteArray language : {"pl", "cs", "ru", "de"})
            QCOMPARE(addresses.count("<caption xml:lang=\"" + language + '"'), addresses.count("<caption>"));
    }
    void changelogTellsOfThisVersion() {
        const QString text = QString::fromUtf8(bytesOf(QStringLiteral(MAGISTER_SOURCE_DIR "/CHANGELOG.md")));
        static const QRegularExpression heading(u"^## (.*)$"_s, QRegularExpression::MultilineOption);
        QCOMPARE(heading.match(text).captured(1), QStringLiteral(MAGISTER_VERSION " – " MAGISTER_RELEASED));
    }
    void savedGamesAreRecognised() {
        const QString type = share(u"mime/packages/"_s + appId + u".xml"_s);
        const Ran sound = run(u"xmllint"_s, {u"--noout"_s, type});
        QVERIFY2(sound.code == 0, sound.told.constData());
        const Ran taken = run(u"update-mime-database"_s, {share(u"mime"_s)});
        QVERIFY2(taken.code == 0, taken.told.constData());
        const QString saved = QStringLiteral(MAGISTER_SOURCE_DIR "/tests/content/saves/two-base.game");
        const QString nameless = m_folder.filePath(u"nameless"_s);
        QVERIFY(QFile::copy(saved, nameless));
        qputenv("XDG_DATA_DIRS", QFile::encodeName(share({}).chopped(1)) + ":/usr/share");
        for (const QString& file : {saved, nameless}) {
            const QMimeType found = QMimeDatabase().mimeTypeForFile(file);
            QCOMPARE(found.name(), u"application/x-magister-ludi-game"_s);
            QVERIFY(QFile::exists(share(u"icons/hicolor/scalable/mimetypes/%1.svg"_s.arg(found.iconName()))));
        }
        QVERIFY(bytesOf(share(u"applications/"_s + appId + u".desktop"_s)).contains("\nMimeType=application/x-magister-ludi-game;\n"));
    }
    void iconsHaveTheirSizes() {
        for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512})
            for (const QString& name : {u"apps/"_s + appId, u"mimetypes/"_s + appId + u"-saved-game"_s}) {
                const QByteArray head = bytesOf(share(u"icons/hicolor/%1x%1/%2.png"_s.arg(size).arg(name))).left(24);
                QVERIFY2(head.size() == 24 && head.mid(1, 3) == "PNG", qPrintable(name));
                QCOMPARE(qFromBigEndian<quint32>(head.constData() + 16), static_cast<quint32>(size));
                QCOMPARE(qFromBigEndian<quint32>(head.constData() + 20), static_cast<quint32>(size));
            }
        QVERIFY(QFile::exists(share(u"icons/hicolor/scalable/apps/%1.svg"_s.arg(appId))));
    }

    void manualPagesAreSoundAndComplete() {
        QStringList pages;
        for (const QString& name : programs) {
            QString help = QString::fromUtf8(run(program(name), {u"--help"_s}).told);
            // Qt itself understands it; it is nobody's option of the program.
            const QSet<QString> options = optionsIn(help) - QSet<QString>{u"--help-all"_s};
            QVERIFY2(options.size() > 3, qPrintable(help));
            for (const QString& language : {u"en"_s, u"pl"_s, u"cs"_s, u"ru"_s, u"de"_s}) {
                pages.append(manual(language, name));
                QString text = QString::fromUtf8(bytesOf(pages.last()));
                QVERIFY2(text.contains(u"\"Magister Ludi " MAGISTER_VERSION "\""_s) && !text.contains(u'@'), qPrintable(pages.last()));
                const QSet<QString> missing = options - optionsIn(text.replace(u"\\-"_s, u"-"_s));
                QVERIFY2(missing.isEmpty(), qPrintable(pages.last() + u": "_s + missing.values().join(u' ')));
            }
        }
        const Ran judged = run(u"mandoc"_s, QStringList{u"-Tlint"_s, u"-W"_s, u"warning"_s} + pages);
        QVERIFY2(judged.code == 0, judged.told.constData());
    }
    /// The service of a host: its words are known, and systemd understands it, where there is one.
    void theServiceIsSound() {
        const QString name = u"magister-ludi-host.service"_s;
        QByteArray text = bytesOf(at(u"lib/systemd/user/"_s + name));
        const auto from = text.indexOf("ExecStart=") + 10, end = text.indexOf(' ', from);
        QVERIFY2(from > 10 && !text.contains('@' + QByteArray("MAGISTER")), text.constData());
        QCOMPARE(text.mid(from, end - from), (m_first + u"/bin/magister-cli"_s).toUtf8());
        const QSet<QString> options = optionsIn(QString::fromUtf8(text.mid(from, text.indexOf('\n', from) - from)));
        QVERIFY(options.contains(u"--folder"_s));
        const QSet<QString> known = optionsIn(QString::fromUtf8(run(program(u"magister-cli"_s), {u"--help"_s}).told));
        QVERIFY2((options - known).isEmpty(), text.constData());
        text.replace(from, end - from, "\"" + program(u"magister-cli"_s).toUtf8() + '"');
        QFile copy(m_folder.filePath(name));
        QVERIFY(copy.open(QIODevice::WriteOnly) && copy.write(text) == text.size());
        copy.close();
        if (QStandardPaths::findExecutable(u"systemd-analyze"_s).isEmpty()) return;
        const Ran judged = run(u"systemd-analyze"_s, {u"verify"_s, u"--user"_s, u"--man=no"_s, copy.fileName()});
        QVERIFY2(judged.code == 0 && !judged.told.contains(name.toUtf8()), judged.told.constData());
    }
    void bashCompletes() {
        const QString folder = share(u"bash-completion/completions/"_s);
        for (const QString& name : programs)
            QVERIFY(QFile::exists(folder + name));
        const auto completed = [&](const QString& function, const QString& words) {
            const QString script = u"source '%1magister-cli'; COMP_WORDS=(%2); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); %3; echo \"${COMPREPLY[*]}\""_s
                                       .arg(folder, words, function);
            return QString::fromUtf8(run(u"bash"_s, {u"-c"_s, script}).told).trimmed();
        };
        QCOMPARE(completed(u"_magister_cli"_s, u"magister-cli ver"_s), u"verify"_s);
        QCOMPARE(completed(u"_magister_cli"_s, u"magister-cli play --game o"_s), u"orleans"_s);
        QCOMPARE(completed(u"_magister_cli"_s, u"magister-cli host-tell reo"_s), u"reopen"_s);
        QCOMPARE(completed(u"_magister_ludi"_s, u"magister-ludi --lang"_s), u"--language"_s);
        QCOMPARE(completed(u"_magister_cli"_s, u"magister-cli lesson check --re"_s), u"--rest"_s);
        QCOMPARE(completed(u"_magister_cli"_s, u"magister-cli lesson check --si"_s), QString());
        for (const QString& words : {u"_magister_cli|'%1' lesson preview 01-first-r"_s, u"_magister_preview|'%1' 01-first-r"_s})
            QCOMPARE(completed(words.section(u'|', 0, 0), words.section(u'|', 1).arg(program(u"magister-cli"_s))), u"01-first-round"_s);
        // What is completed is what the program knows.
        const QSet<QString> known = optionsIn(QString::fromUtf8(run(program(u"magister-cli"_s), {u"--help"_s}).told));
        const QString text = QString::fromUtf8(bytesOf(folder + u"magister-cli"_s));
        for (const QString& option : known)
            QVERIFY2(text.contains(option), qPrintable(option));
    }
};

QTEST_GUILESS_MAIN(TestInstalled)
#include "tst_installed.moc"
