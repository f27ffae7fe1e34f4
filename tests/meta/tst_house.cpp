// SPDX-License-Identifier: GPL-3.0-or-later
// What every room of the house has: a licence, a README, lists that agree. Who may use whom: tst_arrows.cpp.
#include "engine/messina/reasons.h"
#include "engine/messina/rules.h"
#include "engine/orleans/reasons.h"
#include "engine/orleans/rules.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
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

QStringList includes(const QString& text) {
    static const QRegularExpression line(u"^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]"_s, QRegularExpression::MultilineOption);
    QStringList found;
    for (auto it = line.globalMatch(text); it.hasNext();)
        found.append(it.next().captured(1));
    return found;
}

/// Files of `folder` that include something matching `forbidden`.
QStringList trespassers(const QString& folder, const QString& forbidden) {
    const QRegularExpression pattern(forbidden);
    QStringList found;
    for (const Source& source : sources(folder, {u"*.h"_s, u"*.cpp"_s, u"*.inc"_s}))
        for (const QString& include : includes(source.text))
            if (pattern.match(include).hasMatch()) found.append(source.path + u" includes "_s + include);
    return found;
}

/// The ids of a list of the engine, from its enumerator `first` on to Count.
template <class Enum, class Id> QStringList listed(int first, Id id) {
    QStringList ids;
    for (int i = first; i < static_cast<int>(Enum::Count); ++i)
        ids.append(QString::fromUtf8(id(static_cast<Enum>(i)).data()));
    return ids;
}

/// What the engine of a game lists, by the name of the game.
struct Lists {
    QStringList rules;
    QStringList reasons;
    bool everyReasonCites{};
};
Lists listsOf(const QString& game) {
    if (game == u"messina"_s) {
        using namespace magister::messina;
        Lists lists{listed<Rule>(1, ruleId), listed<Reason>(0, reasonId), true};
        for (int i = 0; i < static_cast<int>(Reason::Count); ++i)
            lists.everyReasonCites = lists.everyReasonCites && refusal(static_cast<Reason>(i)).rule != Rule::None;
        return lists;
    }
    using namespace magister::orleans;
    Lists lists{listed<Rule>(1, ruleId), listed<Reason>(0, reasonId), true};
    for (int i = 0; i < static_cast<int>(Reason::Count); ++i)
        lists.everyReasonCites = lists.everyReasonCites && refusal(static_cast<Reason>(i)).rule != Rule::None;
    return lists;
}

void rowsOfGames() {
    QTest::addColumn<QString>("game");
    for (const QString& game : {u"messina"_s, u"orleans"_s})
        QTest::newRow(qPrintable(game)) << game;
}

} // namespace

class TestHouse : public QObject {
    Q_OBJECT

private slots:
    void engineKnowsNoQt() {
        QVERIFY(sources(u"engine"_s, {u"*.cpp"_s}).size() > 10);
        QCOMPARE(trespassers(u"engine"_s, u"^Q|^qt|^q[a-z]+\\.h$"_s), QStringList{});
    }
    void engineKnowsNoFilesAndNoScreen() {
        QCOMPARE(trespassers(u"engine"_s, u"^(fstream|iostream|filesystem|cstdio|stdio\\.h|thread|unistd\\.h)$"_s), QStringList{});
    }
    void aTrespasserIsSeen() {
        // The check itself: a line like this one in engine/ would be found.
        QCOMPARE(includes(u"#include <QString>\n  #include \"engine/core/random.h\"\n"_s), (QStringList{u"QString"_s, u"engine/core/random.h"_s}));
        QVERIFY(!trespassers(u"app/content"_s, u"^Q"_s).isEmpty());
    }
    void contentNeedsOnlyCore() {
        QCOMPARE(trespassers(u"app/content"_s, u"^(QQml|QQuick|QGui|QWidget|QApplication|qqml)"_s), QStringList{});
    }
    /// Qt 6.4 ends the program when it makes the meta-object of a type that has such a function.
    void noFunctionTakesATypeWrittenInQml() {
        QSet<QString> written;
        const QList<Source> files = sources(u"qml"_s, {u"*.qml"_s});
        for (const Source& source : files)
            written.insert(source.path.section(u'/', -1).chopped(4));
        static const QRegularExpression parameters(u"^\\s*(?:function|signal) \\w+\\(([^)]*)\\)"_s, QRegularExpression::MultilineOption);
        static const QRegularExpression type(u":\\s*(\\w+)"_s);
        for (const Source& source : files)
            for (auto it = parameters.globalMatch(source.text); it.hasNext();)
                for (auto each = type.globalMatch(it.next().captured(1)); each.hasNext();) {
                    const QString name = each.next().captured(1);
                    QVERIFY2(!written.contains(name), qPrintable(source.path + u": "_s + name));
                }
    }
    /// "property var" is for what Qt 6.4 cannot type: each one is in the list, with its reason, and nothing else is.
    void everyUntypedPropertyHasItsReason() {
        static const QStringList reasons{u"record"_s, u"row"_s, u"list"_s, u"cycle"_s, u"either"_s, u"function"_s, u"late"_s};
        QFile file(root + u"/tests/meta/untyped_properties.txt"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QStringList told;
        for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
            if (line.startsWith(u'#')) continue;
            const QStringList parts = line.split(u' ');
            QVERIFY2(parts.size() == 3 && reasons.contains(parts[2]), qPrintable(line));
            told.append(parts[0] + u' ' + parts[1]);
        }
        QStringList found;
        static const QRegularExpression untyped(u"^\\s*(?:(?:default|readonly|required) )*property var (\\w+)"_s,
                                                QRegularExpression::MultilineOption);
        for (const Source& source : sources(u"qml/MagisterLudi"_s, {u"*.qml"_s}))
            for (auto it = untyped.globalMatch(source.text); it.hasNext();)
                found.append(source.path.section(u'/', 2) + u' ' + it.next().captured(1));
        told.sort();
        found.sort();
        for (const QString& each : found)
            QVERIFY2(told.count(each) == found.count(each), qPrintable(each + u": give it a type, or a line with the reason"_s));
        QCOMPARE(told, found);
    }
    void everySourceNamesItsLicence() {
        for (const QString& folder : {u"engine"_s, u"app"_s, u"qml"_s, u"tests"_s})
            for (const Source& source : sources(folder, {u"*.h"_s, u"*.cpp"_s, u"*.qml"_s, u"CMakeLists.txt"_s}))
                QVERIFY2(source.text.left(120).contains(u"SPDX-License-Identifier: GPL-3.0-or-later"_s), qPrintable(source.path));
    }
    void everyFolderHasItsReadme() {
        for (const QString& folder : {u"engine"_s, u"app"_s, u"qml"_s, u"translations"_s, u"resources"_s, u"tests"_s, u"packaging"_s})
            QVERIFY2(QFile::exists(root + u'/' + folder + u"/README.md"_s), qPrintable(folder));
        for (const QString& parent : {u"engine"_s, u"app"_s, u"qml/MagisterLudi"_s})
            for (const QString& room : QDir(root + u'/' + parent).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
                QVERIFY2(QFile::exists(root + u'/' + parent + u'/' + room + u"/README.md"_s), qPrintable(parent + u'/' + room));
    }
    void ruleListAgreesWithTheCatalogue_data() { rowsOfGames(); }
    void ruleListAgreesWithTheCatalogue() {
        QFETCH(QString, game);
        QFile file(root + u"/resources/packs/%1/rules.json"_s.arg(game));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray atoms = QJsonDocument::fromJson(file.readAll()).object()[u"atoms"_s].toArray();
        QStringList catalogue;
        for (const auto& atom : atoms)
            if (const QString kind = atom.toObject()[u"kind"_s].toString(); !kind.isEmpty() && kind != u"interface"_s)
                catalogue.append(atom.toObject()[u"id"_s].toString());
        QCOMPARE(listsOf(game).rules, catalogue);
    }
    void everyReasonCitesARule_data() { rowsOfGames(); }
    void everyReasonCitesARule() {
        QFETCH(QString, game);
        const Lists lists = listsOf(game);
        QVERIFY(lists.everyReasonCites);
        QVERIFY(!lists.reasons.contains(QString()));
        QCOMPARE(QSet<QString>(lists.reasons.begin(), lists.reasons.end()).size(), lists.reasons.size());
    }
};

QTEST_GUILESS_MAIN(TestHouse)
#include "tst_house.moc"
