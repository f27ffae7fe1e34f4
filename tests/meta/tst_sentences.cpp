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
};

QTEST_GUILESS_MAIN(tst_Sentences)
#include "tst_sentences.moc"
