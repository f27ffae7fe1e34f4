// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/data_folder.h"
#include "app/language/catalogue_language.h"
#include "app/language/phrase.h"

#include <QtTest>

using namespace magister;

namespace {

/// Shows what it is asked for: word[case/n].
class Echo : public Language {
public:
    QString code() const override { return "pl"; }
    QString text(const char*, const char* source) const override { return QString::fromUtf8(source); }
    QString word(const QString& key, const QString& grammaticalCase, int n) const override {
        return QStringLiteral("%1[%2/%3]").arg(key, grammaticalCase).arg(n);
    }
    QString count(const QString& key, int n, const QString& grammaticalCase) const override {
        return QString::number(n) + ' ' + word(key, grammaticalCase, n);
    }
    RuleTitle rule(const QString&) const override { return {}; }
};

QString filled(const QString& pattern, QStringList* problems = nullptr) {
    return phrase(Echo{}, pattern,
                  {{"who", QStringLiteral("Anna")},
                   {"n", 3},
                   {"token", Word{"wood"}},
                   {"citizen", Word{"nun"}},
                   {"place", QStringLiteral("B2")}},
                  problems);
}

} // namespace

class tst_Phrase : public QObject {
    Q_OBJECT

private slots:
    void fields_data() {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("expected");
        QTest::newRow("plain") << "No field."
                               << "No field.";
        QTest::newRow("text") << "{who} pays."
                              << "Anna pays.";
        QTest::newRow("text has no case") << "to {place:acc}"
                                          << "to B2";
        QTest::newRow("number") << "{n} left"
                                << "3 left";
        QTest::newRow("count") << "{n:coin}"
                               << "3 coin[nom/3]";
        QTest::newRow("count in a case") << "{n:coin:gen}"
                                         << "3 coin[gen/3]";
        QTest::newRow("count of a field's word") << "{n:token:acc}"
                                                 << "3 wood[acc/3]";
        QTest::newRow("word") << "{citizen}"
                              << "nun[nom/1]";
        QTest::newRow("word in a case") << "{citizen:ins}"
                                        << "nun[ins/1]";
        QTest::newRow("capital") << "{Citizen:gen} here"
                                 << "Nun[gen/1] here";
        QTest::newRow("twice") << "{who} {who}"
                               << "Anna Anna";
    }
    void fields() {
        QFETCH(QString, pattern);
        QFETCH(QString, expected);
        QStringList problems;
        QCOMPARE(filled(pattern, &problems), expected);
        QVERIFY(problems.isEmpty());
    }

    void whatCannotBeFilledIsReported_data() {
        QTest::addColumn<QString>("pattern");
        QTest::newRow("unknown") << "{whom} pays";
        QTest::newRow("empty") << "{} pays";
        QTest::newRow("too many parts") << "{n:coin:acc:x}";
        QTest::newRow("count by a text") << "{n:who:acc}";
        QTest::newRow("text as a number") << "{who:coin:acc}";
        QTest::newRow("word with three parts") << "{citizen:coin:acc}";
    }
    void whatCannotBeFilledIsReported() {
        QFETCH(QString, pattern);
        QStringList problems;
        QVERIFY(filled(pattern, &problems).contains('{'));
        QCOMPARE(problems.size(), 1);
    }

    void namesOfFields() {
        QCOMPARE(fieldNames("{Place:nom}: {n:coin:acc} for {who} and {n}"), (QStringList{"n", "place", "who"}));
    }

    void realWords() {
        const DataFolder data = DataFolder::find();
        const Catalogues catalogues{data, QStringLiteral("messina")};
        const auto say = [&](const char* code, const QString& pattern, int n) {
            return phrase(CatalogueLanguage(catalogues.of(code)), pattern, {{"n", n}}).replace(QChar(QChar::Nbsp), ' ');
        };
        QCOMPARE(say("en", "{n:coin:acc}", 1), "1 coin");
        QCOMPARE(say("en", "{n:coin:acc}", 2), "2 coins");
        QVERIFY(say("pl", "{n:coin:acc}", 1) != say("pl", "{n:coin:nom}", 1)); // 1 monetę, 1 moneta
        QVERIFY(say("ru", "{n:coin:acc}", 1) != say("ru", "{n:coin:nom}", 1));
        QVERIFY(say("cs", "{n:coin:nom}", 2) != say("cs", "{n:coin:nom}", 5).replace("5", "2"));
        QVERIFY(say("en", "{n:point}", -1).startsWith(QChar(0x2212)));
        QCOMPARE(say("en", "{n}", -21), QChar(0x2212) + QStringLiteral("21"));
    }
};

QTEST_GUILESS_MAIN(tst_Phrase)
#include "tst_phrase.moc"
