// SPDX-License-Identifier: GPL-3.0-or-later
// The player aid: one sheet, whole, legible, with the numbers of the pack.
#include "tests/app/paper/printed.h"

#include "tests/content/data_copy.h"
#include "app/messina/pack/article_numbers.h"
#include "app/messina/paper/aid_lines.h"
#include "app/messina/paper/aid_pages.h"
#include "app/paper/aid_words.h"
#include "app/messina/paper/player_aid.h"
#include "app/paper/type.h"

#include <QFile>
#include <QtTest>

using namespace magister;
using namespace magister::paper;
using namespace Qt::StringLiterals;

class TestPlayerAid : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString file(const QString& name) const { return m_folder.filePath(name + u".pdf"_s); }
    static QByteArray bytes(const QString& path) {
        QFile in(path);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    void leaveOld(const QString& path) const {
        QFile out(path);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("old");
    }

    static QStringList words(const QString& path) {
        QStringList all;
        for (const auto& page : printedPages(path))
            for (const PrintedWord& word : page)
                all.append(word.text);
        return all;
    }

private slots:
    void initTestCase() {
        for (const QString& language : languages())
            QCOMPARE(writePlayerAid(sharedAidSource(), file(language), language), std::nullopt);
    }
    void everyRuleIsChecked() {
        const AidWords words(sharedAidSource(), u"en"_s);
        AidSheet sheet(sharedAidSource(), words, leastPoints); // no painter: measured only
        aidFront(sheet);
        aidBack(sheet);
        QVERIFY2(words.unchecked().isEmpty(), qPrintable(words.unchecked().values().join(u' ')));
        words.title(u"flow.never-heard-of"_s);
        QCOMPARE(words.unchecked(), (QSet<QString>{u"flow.never-heard-of"_s}));
    }
    void oneSheet_data() { everyLanguage(); }
    void oneSheet() {
        QFETCH(QString, language);
        QCOMPARE(printedPages(file(language)).size(), 2);
    }
    void everythingIsOnIt_data() { everyLanguage(); }
    void everythingIsOnIt() {
        QFETCH(QString, language);
        const AidWords words(sharedAidSource(), language);
        QCOMPARE(words.failure(), std::nullopt);
        const QString text = printedText(file(language));
        const auto has = [&](const QString& fragment) {
            QVERIFY2(text.contains(squeezed(fragment), Qt::CaseInsensitive), qPrintable(fragment));
        };
        for (int part = 0; part <= static_cast<int>(AidPart::Solo); ++part)
            for (const AidLine& line : aidLines(static_cast<AidPart>(part))) {
                QStringList rules;
                for (const char* rule : line.rules)
                    if (rule) {
                        rules.append(QString::fromLatin1(rule));
                        QVERIFY2(sharedAidSource().rules.catalogue().find("messina." + rules.last()), rule);
                    }
                QVERIFY(!rules.isEmpty());
                has(words.text(QString::fromLatin1(line.key), rules));
            }
        for (const AidSymbol& symbol : aidSymbols())
            has(symbol.name[0] == '=' ? words.text(QString::fromLatin1(symbol.name + 1)) : words.name(QString::fromLatin1(symbol.name)));
        for (const QString& key : aidPhrases().keys())
            if (!key.startsWith(u"rules."_s) && !key.startsWith(u"edition."_s) && key != u"use.heading"_s) has(words.text(key));
        has(words.plain(u"use.heading"_s).section(u": "_s, 1));
    }
    void insideTheMargins_data() { everyLanguage(); }
    void insideTheMargins() {
        QFETCH(QString, language);
        QCOMPARE(outsideTheMargins(printedPages(file(language))), QStringList());
    }
    void nothingOverlaps_data() { everyLanguage(); }
    void nothingOverlaps() {
        QFETCH(QString, language);
        QCOMPARE(overlappingWords(printedPages(file(language))), QStringList());
    }
    void nothingIsTooSmall_data() { everyLanguage(); }
    void nothingIsTooSmall() {
        QFETCH(QString, language);
        QCOMPARE(tooSmallWords(printedPages(file(language))), QStringList());
    }
    void numbersAreThePacks() {
        messina::Definition definition = *sharedAidSource().definition;
        definition.ratPenalty.back() = 97;
        definition.popularityRank[2][0] = 83;
        definition.cubes[3] = 79;
        definition.books[0].spaces.back().points = 89;
        definition.scrollBoards[0].tracks[0].halfPoints[4] = 2 * 61;
        const PackNumbers numbers(messina::articleNumbers(definition));
        const RuleLibrary library(sharedAidSource().data, *findGameFacts(u"messina"_s), numbers);
        const AidSource source{{sharedAidSource().data, library}, &definition};
        QCOMPARE(writePlayerAid(source, file(u"numbers"_s), u"en"_s), std::nullopt);
        const QStringList text = words(file(u"numbers"_s)), printed = words(file(u"en"_s));
        for (const QString& number : {u"−97"_s, u"83"_s, u"79"_s, u"89"_s, u"61"_s}) {
            QVERIFY2(text.contains(number), qPrintable(number));
            QVERIFY2(!printed.contains(number), qPrintable(number));
        }
        QVERIFY(printedText(file(u"numbers"_s)).contains(u"16,79or24"_s)); // {cubes.3} in a phrase
    }
    void unknownLanguage() {
        QCOMPARE(writePlayerAid(sharedAidSource(), file(u"fr"_s), u"fr"_s), (Failure{Failure::Kind::UnknownLanguage, u"fr"_s, {}}));
        QVERIFY(!QFile::exists(file(u"fr"_s)));
    }
    void unwritableFile() {
        const QString path = m_folder.filePath(u"no/such/folder/aid.pdf"_s);
        const auto failure = writePlayerAid(sharedAidSource(), path, u"en"_s);
        QVERIFY(failure && failure->kind == Failure::Kind::NotWritten);
        QCOMPARE(failure->what, path);
        QVERIFY(!failure->reason.isEmpty());
        QVERIFY(sentence(*failure).contains(path));
        // A folder of that name.
        QVERIFY(writePlayerAid(sharedAidSource(), m_folder.path(), u"en"_s)->kind == Failure::Kind::NotWritten);
    }
    void oldFileStaysUntilTheNewOneIsWhole() {
        leaveOld(file(u"old"_s));
        const DataCopy copy({u"resources"_s, u"translations/en"_s});
        const QString words = u"translations/en/messina/aid.json"_s;
        QVERIFY(copy.replace(words, "\"Most points win\"", '"' + QByteArray("A very long phrase. ").repeated(600) + '"'));
        const RuleLibrary library(copy.data, *findGameFacts(QStringLiteral("messina")));
        const AidSource source{{copy.data, library}, sharedAidSource().definition};
        QCOMPARE(writePlayerAid(source, file(u"old"_s), u"en"_s), (Failure{Failure::Kind::NoRoom, u"en"_s, {}}));
        QCOMPARE(bytes(file(u"old"_s)), "old");
        QCOMPARE(writePlayerAid(sharedAidSource(), file(u"old"_s), u"en"_s), std::nullopt);
        QVERIFY(bytes(file(u"old"_s)).startsWith("%PDF"));
    }
    void brokenPhrases_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("said");
        QTest::newRow("missing") << QByteArray("    \"win.most\": \"Most points win\",\n") << QByteArray() << u"win.most"_s;
        QTest::newRow("unknown") << QByteArray("\"win.most\"") << QByteArray("\"win.least\": \"x\", \"win.most\"") << u"win.least"_s;
        QTest::newRow("number") << QByteArray("{cubes.3}") << QByteArray("{cubes.9}") << u"cubes.9"_s;
        QTest::newRow("forms") << QByteArray("{step-coins|coin|coins}") << QByteArray("{step-coins|coin}") << u"step-coins"_s;
        QTest::newRow("format") << QByteArray("magister-aid/1") << QByteArray("magister-aid/9") << u"magister-aid/9"_s;
    }
    void brokenPhrases() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, said);
        const DataCopy copy({u"resources"_s, u"translations/en"_s});
        QVERIFY(copy.replace(u"translations/en/messina/aid.json"_s, from, to));
        const RuleLibrary library(copy.data, *findGameFacts(QStringLiteral("messina")));
        const auto failure = writePlayerAid({{copy.data, library}, sharedAidSource().definition}, file(u"broken"_s), u"en"_s);
        QVERIFY(failure && failure->kind == Failure::Kind::BadContent);
        QVERIFY2(failure->what.contains(u"translations/en/messina/aid.json"_s) && failure->what.contains(said), qPrintable(failure->what));
        QVERIFY(!QFile::exists(file(u"broken"_s)));
    }
    void missingDrawing() {
        const DataCopy copy({u"resources"_s, u"translations/en"_s});
        QVERIFY(QFile::remove(copy.path(u"resources/art/icons/coin.svg"_s)));
        const RuleLibrary library(copy.data, *findGameFacts(QStringLiteral("messina")));
        const auto failure = writePlayerAid({{copy.data, library}, sharedAidSource().definition}, file(u"drawing"_s), u"en"_s);
        QCOMPARE(failure, (Failure{Failure::Kind::BadContent, u"coin.svg"_s, {}}));
    }

private:
    static void everyLanguage() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages())
            QTest::newRow(qPrintable(language)) << language;
    }
};

QTEST_MAIN(TestPlayerAid)
#include "tst_player_aid.moc"
