// SPDX-License-Identifier: GPL-3.0-or-later
// Every sentence that the sources say is in the catalogue of every language, and no catalogue has one that nobody says: a
// sentence that is changed in a source alone would be read in English by everybody.
#include <QDir>
#include <QFile>
#include <QMap>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace {

const QString root = QStringLiteral(MAGISTER_SOURCE_DIR);
const QStringList languages{u"pl"_s, u"cs"_s, u"ru"_s, u"de"_s, u"en"_s};

QString catalogueOf(const QString& folder, const QString& language) { return folder + u"/magister_"_s + language + u".ts"_s; }

/// What is to be translated, as “context: source (comment)”, and whether it is. English sentences are in the sources: of them
/// only those count that have a plural.
QMap<QString, bool> sentencesOf(const QString& path, bool english) {
    QMap<QString, bool> found;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return found;
    QXmlStreamReader xml(&file);
    QString context, source, comment;
    bool plural = false;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"message") {
            plural = xml.attributes().value("numerus") == u"yes";
            comment.clear();
        } else if (xml.name() == u"source") {
            source = xml.readElementText();
        } else if (xml.name() == u"comment") {
            comment = u" (%1)"_s.arg(xml.readElementText());
        } else if (xml.name() == u"translation") {
            if (!english || plural)
                found.insert(context + u": "_s + source + comment, xml.attributes().value("type") != u"unfinished");
        }
    }
    return found;
}

/// How a sentence of a context is translated; empty for none.
QString translationOf(const QString& path, const QString& context, const QString& source) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QXmlStreamReader xml(&file);
    QString inContext, read;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == u"name") inContext = xml.readElementText();
        if (xml.name() == u"source") read = xml.readElementText();
        if (xml.name() == u"translation" && inContext == context && read == source) return xml.readElementText();
    }
    return {};
}

} // namespace

class tst_Sentences : public QObject {
    Q_OBJECT

private slots:
    void areTranslated() {
        QTemporaryDir folder;
        QStringList arguments{u"-I"_s, u"."_s, u"-locations"_s, u"none"_s, u"-no-obsolete"_s, u"-silent"_s,
                              u"-extensions"_s, u"cpp,h,qml"_s, u"app"_s, u"qml"_s, u"-ts"_s};
        for (const QString& language : languages) {
            const QString copy = catalogueOf(folder.path(), language);
            QVERIFY(QFile::copy(catalogueOf(root + u"/translations/ui"_s, language), copy));
            QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
            arguments.append(copy);
        }
        QProcess collector;
        collector.setWorkingDirectory(root);
        collector.start(QStringLiteral(MAGISTER_LUPDATE), arguments);
        QVERIFY(collector.waitForFinished(120'000));
        QCOMPARE(collector.exitCode(), 0);

        QStringList faults;
        for (const QString& language : languages) {
            const auto kept = sentencesOf(catalogueOf(root + u"/translations/ui"_s, language), language == u"en");
            const auto said = sentencesOf(catalogueOf(folder.path(), language), language == u"en");
            QVERIFY(said.size() > (language == u"en" ? 20 : 2000));
            for (auto it = said.begin(); it != said.end(); ++it)
                if (!it.value()) faults.append(language + u", not translated: "_s + it.key());
            for (auto it = kept.begin(); it != kept.end(); ++it)
                if (!said.contains(it.key())) faults.append(language + u", said nowhere: "_s + it.key());
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }
    /// What teaches calls a button that does one thing by one name, wherever it stands.
    void oneButtonHasOneName_data() {
        QTest::addColumn<QStringList>("contexts");
        QTest::addColumn<QString>("button");
        QTest::newRow("go on") << QStringList{u"StepCard"_s, u"SetupOverlay"_s} << u"Next"_s;
        QTest::newRow("go back") << QStringList{u"CardFooter"_s, u"SetupOverlay"_s, u"EndCard"_s} << u"Back"_s;
        QTest::newRow("leave out") << QStringList{u"CardFooter"_s, u"SetupOverlay"_s} << u"Skip"_s;
        QTest::newRow("right") << QStringList{u"OptionList"_s, u"DrillOptions"_s} << u"Right"_s;
        QTest::newRow("not right") << QStringList{u"OptionList"_s, u"DrillOptions"_s} << u"Not right"_s;
        QTest::newRow("hand in") << QStringList{u"NumberAnswer"_s, u"DrillCard"_s} << u"Check"_s;
        for (const QString& button : {u"Start"_s, u"Continue"_s, u"Start over"_s})
            QTest::newRow(qPrintable(button)) << QStringList{u"LessonCard"_s, u"TogetherPage"_s} << button;
    }
    void oneButtonHasOneName() {
        QFETCH(QStringList, contexts);
        QFETCH(QString, button);
        for (const QString& language : languages) {
            if (language == u"en") continue;
            QStringList names;
            for (const QString& context : contexts)
                names.append(translationOf(catalogueOf(root + u"/translations/ui"_s, language), context, button));
            names.removeDuplicates();
            QVERIFY2(names.size() == 1 && !names.first().isEmpty(), qPrintable(language + u": "_s + names.join(u", ")));
        }
    }
};

QTEST_GUILESS_MAIN(tst_Sentences)
#include "tst_sentences.moc"
