// SPDX-License-Identifier: GPL-3.0-or-later
// Who may use whom: one table of allowed arrows over every include and every QML import, and which rooms may name a game.
#include <QDirIterator>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString root = QStringLiteral(MAGISTER_SOURCE_DIR);

struct Source {
    QString path; ///< from the root
    QString text;
};

QList<Source> sources(const QString& folder, const QStringList& patterns) {
    QList<Source> found;
    QDirIterator it(root + u'/' + folder, patterns, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        QFile file(it.next());
        if (file.open(QIODevice::ReadOnly))
            found.append({QDir(root).relativeFilePath(file.fileName()), QString::fromUtf8(file.readAll())});
    }
    return found;
}

QStringList matches(const QString& text, const QString& pattern) {
    QStringList found;
    const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
    for (auto it = expression.globalMatch(text); it.hasNext();)
        found.append(it.next().captured(1));
    return found;
}

QStringList includes(const QString& text) {
    return matches(text, u"^\\s*#\\s*include\\s*\"([^\"]+)\""_s).filter(u"/"_s);
}
QStringList imports(const QString& text) {
    return matches(text, u"^import MagisterLudi\\.([A-Za-z.]+)"_s);
}

/// What moc makes of the header beside a C++ file is called.
QString mocOf(const QString& path) {
    return u"moc_"_s + path.section(u'/', -1);
}

/// The room of a C++ file: "engine/core", "app/table"; of a game one room each for app/messina and app/orleans.
QString roomOf(const QString& path) {
    return path.section(u'/', 0, 1);
}

/// Room -> the rooms it may use besides itself. A room that is not here may use nothing.
const QMap<QString, QStringList>& arrows() {
    static const QStringList game{u"app/content"_s, u"app/language"_s, u"app/table"_s,   u"app/teaching"_s,
                                  u"app/library"_s, u"app/figures"_s,  u"app/paper"_s,   u"app/game"_s,
                                  u"app/drills"_s,  u"app/network"_s,  u"engine/core"_s};
    static const QMap<QString, QStringList> all{
        {u"engine/core"_s, {}},
        {u"engine/messina"_s, {u"engine/core"_s}},
        {u"engine/orleans"_s, {u"engine/core"_s}},
        {u"app/content"_s, {u"engine/core"_s}},
        {u"app/language"_s, {u"app/content"_s}},
        {u"app/table"_s, {u"app/content"_s, u"app/language"_s, u"engine/core"_s}},
        {u"app/teaching"_s, {u"app/content"_s, u"app/language"_s, u"app/table"_s, u"app/drills"_s, u"engine/core"_s}},
        {u"app/library"_s, {u"app/content"_s, u"app/language"_s}},
        {u"app/drills"_s, {u"app/content"_s, u"app/language"_s, u"engine/core"_s}},
        {u"app/network"_s, {u"app/content"_s, u"app/table"_s, u"engine/core"_s}},
        {u"app/devices"_s, {u"app/content"_s, u"app/language"_s, u"app/table"_s, u"app/network"_s, u"app/game"_s}},
        {u"app/coverage"_s, {u"app/content"_s, u"app/language"_s, u"app/library"_s}},
        {u"app/household"_s, {u"app/content"_s, u"app/language"_s, u"app/library"_s, u"app/table"_s}},
        {u"app/figures"_s, {u"app/content"_s, u"app/teaching"_s}},
        {u"app/paper"_s, {u"app/content"_s, u"app/language"_s, u"app/library"_s, u"app/figures"_s}},
        {u"app/messina"_s, game + QStringList{u"engine/messina"_s}},
        {u"app/orleans"_s, game + QStringList{u"engine/orleans"_s}},
        {u"app/game"_s, {u"app/content"_s, u"app/language"_s, u"app/table"_s, u"app/teaching"_s, u"app/drills"_s, u"app/network"_s, u"app/messina"_s, u"app/orleans"_s}},
    };
    return all;
}
/// They wire all of it together.
const QStringList& wiring() {
    static const QStringList rooms{u"app/cli"_s, u"app/desktop"_s};
    return rooms;
}

/// QML module -> the modules it may import besides itself. Those of C++ are named as in their CMakeLists.txt.
const QMap<QString, QStringList>& importArrows() {
    static const QMap<QString, QStringList> all{
        {u"Ui"_s, {}},
        {u"Table"_s, {u"Ui"_s, u"Game"_s, u"Lessons"_s}},
        {u"Teaching"_s, {u"Ui"_s, u"Lessons"_s}},
        {u"Library"_s, {u"Ui"_s, u"Figures"_s, u"Rules"_s}},
        {u"Messina"_s, {u"Ui"_s, u"Table"_s, u"Game"_s, u"Game.Messina"_s}},
        {u"Orleans"_s, {u"Ui"_s, u"Table"_s, u"Game"_s, u"Game.Orleans"_s}},
        {u"Shell"_s, {u"Ui"_s, u"Table"_s, u"Teaching"_s, u"Library"_s, u"Messina"_s, u"Orleans"_s, u"Game"_s, u"Desktop"_s,
                      u"Household"_s, u"Rules"_s, u"Paper"_s, u"Lessons"_s, u"Devices"_s}},
    };
    return all;
}

QStringList wrongIncludes(const Source& source) {
    const QString room = roomOf(source.path);
    QStringList wrong;
    if (wiring().contains(room)) return wrong;
    for (const QString& each : includes(source.text))
        if (const QString other = roomOf(each); other != room && !arrows().value(room).contains(other))
            wrong.append(source.path + u" includes "_s + each);
    return wrong;
}

QStringList wrongImports(const Source& source) {
    const QString module = source.path.section(u'/', 2, 2);
    QStringList wrong;
    for (const QString& each : imports(source.text))
        if (each != module && !importArrows().value(module).contains(each))
            wrong.append(source.path + u" imports "_s + each);
    return wrong;
}

/// Code without its comments.
QString bare(QString text) {
    static const QRegularExpression comments(u"//[^\n]*|/\\*.*?\\*/"_s, QRegularExpression::DotMatchesEverythingOption);
    return text.remove(comments);
}

/// A CMakeLists.txt without its comments.
QString withoutHashes(QString text) {
    static const QRegularExpression comments(u"#[^\n]*"_s);
    return text.remove(comments);
}

/// Names a game outside of what says which games there are.
bool namesGame(const Source& source) {
    static const QRegularExpression game(u"messina|orleans|orléans"_s, QRegularExpression::CaseInsensitiveOption);
    return bare(source.text).contains(game);
}

} // namespace

class TestArrows : public QObject {
    Q_OBJECT

private slots:
    void everyIncludeFollowsAnArrow() {
        QStringList wrong;
        qsizetype read = 0;
        for (const QString& folder : {u"engine"_s, u"app"_s})
            for (const Source& source : sources(folder, {u"*.h"_s, u"*.cpp"_s, u"*.inc"_s})) {
                wrong += wrongIncludes(source);
                ++read;
            }
        QVERIFY(read > 500);
        QCOMPARE(wrong, QStringList{});
    }
    void everyImportFollowsAnArrow() {
        QStringList wrong;
        for (const Source& source : sources(u"qml"_s, {u"*.qml"_s}))
            wrong += wrongImports(source);
        QCOMPARE(wrong, QStringList{});
    }
    void includesAreWrittenFromTheRoot() {
        QStringList wrong;
        static const QStringList tops{u"app"_s, u"engine"_s, u"qml"_s, u"tests"_s};
        for (const QString& folder : tops)
            for (const Source& source : sources(folder, {u"*.h"_s, u"*.cpp"_s, u"*.inc"_s}))
                for (const QString& each : matches(source.text, u"^\\s*#\\s*include\\s*\"([^\"]+)\""_s))
                    if (!tops.contains(each.section(u'/', 0, 0)) && !each.endsWith(u".moc"_s) && each != mocOf(source.path))
                        wrong.append(source.path + u" includes "_s + each);
        QCOMPARE(wrong, QStringList{});
    }
    /// What moc makes of a header is compiled with the file beside it, which reads the same headers, not apart.
    void eachFileIncludesWhatMocMakesOfItsHeader() {
        QStringList missing;
        qsizetype found = 0;
        for (const QString& folder : {u"app"_s, u"qml"_s})
            for (const Source& header : sources(folder, {u"*.h"_s})) {
                if (matches(header.text, u"^\\s*(Q_OBJECT|Q_GADGET)\\b"_s).isEmpty()) continue;
                const QString path = header.path.chopped(2) + u".cpp"_s;
                QFile file(root + u'/' + path);
                if (!file.open(QIODevice::ReadOnly)) continue;
                ++found;
                if (!file.readAll().contains("#include \"" + mocOf(path).toUtf8() + '"')) missing.append(path);
            }
        QVERIFY(found > 50);
        QCOMPARE(missing, QStringList{});
    }
    void everyRoomHasItsArrows() {
        QSet<QString> rooms;
        for (const QString& parent : {u"engine"_s, u"app"_s})
            for (const QString& room : QDir(root + u'/' + parent).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
                rooms.insert(parent + u'/' + room);
        for (const QString& room : wiring())
            QVERIFY2(rooms.remove(room), qPrintable(room));
        const QStringList told = arrows().keys();
        QCOMPARE(QSet<QString>(told.begin(), told.end()), rooms);
        const QStringList modules = QDir(root + u"/qml/MagisterLudi"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        const QStringList toldModules = importArrows().keys();
        QCOMPARE(QSet<QString>(toldModules.begin(), toldModules.end()), QSet<QString>(modules.begin(), modules.end()));
    }
    /// Arrows never turn back: no room can be reached from itself, but for a game and the registry that makes it.
    void arrowsNeverTurnBack() {
        for (auto from = importArrows().begin(); from != importArrows().end(); ++from) {
            QStringList open = from.value();
            QSet<QString> seen;
            while (!open.isEmpty()) {
                const QString next = open.takeLast();
                if (seen.contains(next)) continue;
                seen.insert(next);
                QVERIFY2(next != from.key(), qPrintable(from.key()));
                open += importArrows().value(next);
            }
        }
    }
    void onlyRoomsOfGamesNameOne() {
        // These list the games, or are a game.
        static const QStringList excepted{u"app/game/"_s, u"app/messina/"_s, u"app/orleans/"_s,
                                          u"qml/MagisterLudi/Messina/"_s, u"qml/MagisterLudi/Orleans/"_s,
                                          u"qml/MagisterLudi/Shell/GameBoxes.qml"_s};
        QStringList wrong;
        for (const QString& folder : {u"app"_s, u"qml"_s, u"engine/core"_s})
            for (const Source& source : sources(folder, {u"*.h"_s, u"*.cpp"_s, u"*.inc"_s, u"*.qml"_s})) {
                const bool may = std::any_of(excepted.begin(), excepted.end(), [&](const QString& start) { return source.path.startsWith(start); });
                if (!may && namesGame(source)) wrong.append(source.path);
            }
        // Nor does what builds a room; the programs link every game.
        static const QStringList builders{u"app/CMakeLists.txt"_s, u"app/cli/CMakeLists.txt"_s, u"app/game/CMakeLists.txt"_s, u"app/desktop/CMakeLists.txt"_s};
        for (const Source& source : sources(u"app"_s, {u"CMakeLists.txt"_s}))
            if (!builders.contains(source.path) && !source.path.startsWith(u"app/messina/"_s) && !source.path.startsWith(u"app/orleans/"_s) &&
                namesGame({source.path, withoutHashes(source.text)}))
                wrong.append(source.path);
        QCOMPARE(wrong, QStringList{});
    }
    void theChecksThemselves() {
        QCOMPARE(wrongIncludes({u"app/table/x.h"_s, u"#include \"app/messina/table/rows.h\"\n#include \"app/content/problem.h\"\n"_s}),
                 QStringList{u"app/table/x.h includes app/messina/table/rows.h"_s});
        QCOMPARE(wrongIncludes({u"app/orleans/words/x.h"_s, u"#include \"engine/messina/state.h\"\n"_s}).size(), 1);
        QCOMPARE(wrongImports({u"qml/MagisterLudi/Table/X.qml"_s, u"import QtQuick\nimport MagisterLudi.Messina\n"_s}).size(), 1);
        QCOMPARE(wrongImports({u"qml/MagisterLudi/Table/X.qml"_s, u"import MagisterLudi.Game\n"_s}).size(), 0);
        QVERIFY(namesGame({u"x.cpp"_s, u"const QString game = \"messina\"; // a game\n"_s}));
        QVERIFY(!namesGame({u"x.cpp"_s, u"/// \"messina\"\nint game; /* orleans */\n"_s}));
    }
};

QTEST_GUILESS_MAIN(TestArrows)
#include "tst_arrows.moc"
