// SPDX-License-Identifier: GPL-3.0-or-later
// The walls of the house: who may include whom, what may stand where.
#include "messina/reasons.h"
#include "messina/rules.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
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
        QCOMPARE(includes(u"#include <QString>\n  #include \"core/random.h\"\n"_s), (QStringList{u"QString"_s, u"core/random.h"_s}));
        QVERIFY(!trespassers(u"app/content"_s, u"^Q"_s).isEmpty());
    }
    void coreKnowsNoGame() { QCOMPARE(trespassers(u"engine/core"_s, u"^(messina|orleans)/"_s), QStringList{}); }
    void gamesDoNotSeeEachOther() {
        QCOMPARE(trespassers(u"engine/messina"_s, u"orleans/"_s), QStringList{});
        QCOMPARE(trespassers(u"app/messina"_s, u"orleans/"_s), QStringList{});
    }
    void engineKnowsNoApp() {
        QCOMPARE(trespassers(u"engine"_s, u"^(content|session|teaching|library|household|cli|desktop)/"_s), QStringList{});
    }
    void contentNeedsOnlyCore() {
        QCOMPARE(trespassers(u"app/content"_s, u"^(QQml|QQuick|QGui|QWidget|QApplication|qqml)|^(session|teaching|library|desktop)/"_s), QStringList{});
    }
    void sessionKnowsNoGame() { QCOMPARE(trespassers(u"app/session"_s, u"^(messina|orleans)/"_s), QStringList{}); }
    void uiKnowsNoGame() {
        for (const Source& source : sources(u"qml/MagisterLudi/Ui"_s, {u"*.qml"_s}))
            QVERIFY2(!source.text.contains(QRegularExpression(u"import MagisterLudi\\.(?!Ui)"_s)), qPrintable(source.path));
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
    void ruleListAgreesWithTheCatalogue() {
        QFile file(root + u"/resources/packs/messina/rules.json"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray atoms = QJsonDocument::fromJson(file.readAll()).object()[u"atoms"_s].toArray();
        QStringList catalogue;
        for (const auto& atom : atoms)
            if (const QString kind = atom.toObject()[u"kind"_s].toString(); !kind.isEmpty() && kind != u"interface"_s)
                catalogue.append(atom.toObject()[u"id"_s].toString());
        QStringList engine;
        for (int i = 1; i < static_cast<int>(magister::messina::Rule::Count); ++i)
            engine.append(QString::fromUtf8(magister::messina::ruleId(static_cast<magister::messina::Rule>(i)).data()));
        QCOMPARE(engine, catalogue);
    }
    void everyReasonCitesARule() {
        using namespace magister::messina;
        QStringList ids;
        for (int i = 0; i < static_cast<int>(Reason::Count); ++i) {
            const Refusal r = refusal(static_cast<Reason>(i));
            QVERIFY(r.rule != Rule::None);
            const QString id = QString::fromUtf8(reasonId(r.reason).data());
            QVERIFY2(!ids.contains(id), qPrintable(id));
            ids.append(id);
        }
    }
};

QTEST_GUILESS_MAIN(TestHouse)
#include "tst_house.moc"
