// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue of the rules of Orléans, the titles of its chapters and the words of what its tables decide: as they are,
// and with each fault made on purpose in a copy.
#include "tests/content/data_copy.h"

#include "app/language/problem_text.h"
#include "app/language/ruling_words.h"
#include "app/library/articles.h"
#include "app/library/rule_catalogue.h"

#include <QRegularExpression>

using namespace magister;
using namespace Qt::StringLiterals;

namespace {

const QString game = u"orleans"_s;
const QString catalogueFile = u"resources/packs/orleans/rules.json"_s;
const QString wordsFile = u"translations/en/orleans/rulings.json"_s;

RuleCatalogue readFrom(const DataFolder& data, QList<Problem>& problems) {
    return RuleCatalogue::read(data.packs(game) + u"/rules.json"_s, catalogueFile, problems, game);
}

QString shown(const QList<Problem>& problems) {
    QStringList lines;
    for (const Problem& each : problems)
        lines.append(sentence(each));
    return lines.join(u'\n');
}

} // namespace

class TestOrleansCatalogue : public QObject {
    Q_OBJECT

private:
    const DataFolder m_real = DataFolder::find();

private slots:
    void asItIs() {
        QList<Problem> problems;
        const RuleCatalogue catalogue = readFrom(m_real, problems);
        QVERIFY2(problems.isEmpty(), qPrintable(shown(problems)));
        QCOMPARE(catalogue.atoms().size(), 267);
        int chapters = 0, rules = 0;
        for (const RuleAtom& atom : catalogue.atoms()) {
            chapters += atom.depth == 0;
            rules += atom.hasArticle;
        }
        QCOMPARE(chapters, 37);
        QCOMPARE(rules, 230);
        const RuleAtom* torture = catalogue.find(u"orleans.torture.goods-and-tiles"_s);
        QVERIFY(torture);
        QCOMPARE(torture->pages.value(u"pl"_s), 11);
        QCOMPARE(torture->chapter, u"orleans.torture"_s);
    }

    /// Explained once each, in the order of the engine. The one rulebook that is known reads nothing but the defaults,
    /// so that there is nothing for a preset to set.
    void everyQuestionOfTheEngine() {
        QList<Problem> problems;
        const RuleCatalogue catalogue = readFrom(m_real, problems);
        QList<RulingQuestion> asked;
        QStringList rules;
        for (const RuleAtom& atom : catalogue.atoms())
            if (!atom.question.option.isEmpty()) {
                asked.append(atom.question);
                rules.append(atom.id);
            }
        const QList<GameRuling>& expected = gameRulings(game);
        QCOMPARE(expected.size(), 9);
        QCOMPARE(asked.size(), expected.size());
        for (qsizetype i = 0; i < asked.size(); ++i) {
            QCOMPARE(asked[i].option, expected[i].option);
            QCOMPARE(rules[i], expected[i].rule);
            QCOMPARE(asked[i].choices, expected[i].choices);
            for (const QString& reading : asked[i].readings)
                QCOMPARE(reading, asked[i].choices.first());
        }
        QCOMPARE(printedEditions(game), QStringList{u"pl"_s});
        QCOMPARE(rulingPresets(game), QStringList{u"default"_s});
    }

    void gamesOnly() {
        QVERIFY(gameRulings(u"chess"_s).isEmpty() && printedEditions(u"chess"_s).isEmpty());
        QVERIFY(rulingPresets(u"chess"_s).isEmpty());
        QVERIFY(!findRuling(game, u"big-fire-mix"_s) && findRuling(u"messina"_s, u"big-fire-mix"_s));
        // The catalogue of one game is none of the other's.
        QList<Problem> problems;
        RuleCatalogue::read(m_real.packs(game) + u"/rules.json"_s, catalogueFile, problems, u"messina"_s);
        QVERIFY(findProblem(problems, ProblemKind::WrongFormat, catalogueFile, u"$.format"_s));
        QVERIFY(findProblem(problems, ProblemKind::WrongFormat, catalogueFile, u"$.game"_s));
        QVERIFY(findProblem(problems, ProblemKind::WrongFormat, catalogueFile, u"$.atoms[0]"_s));
        QVERIFY(findProblem(problems, ProblemKind::MissingKey, catalogueFile, u"$.atoms"_s));
    }

    void brokenCatalogue_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("behind");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("end"); // of the path
        const auto row = [](const char* name, const char* from, const char* to, const char* behind, ProblemKind kind,
                            const char* end) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(behind) << static_cast<int>(kind)
                                << QString::fromLatin1(end);
        };
        using P = ProblemKind;
        row("format", "orleans-rule-catalogue/1", "orleans-rule-catalogue/9", "", P::WrongFormat, "$.format");
        row("game", "\"game\": \"orleans\"", "\"game\": \"messina\"", "", P::WrongFormat, "$.game");
        row("id of another game", "\"id\": \"orleans.money.unit\"", "\"id\": \"messina.money.unit\"", "",
            P::WrongFormat, "]");
        row("id twice", "orleans.money.unit\",\n", "orleans.money.bank\",\n", "\"id\": \"orleans.overview.goal\"",
            P::DuplicateId, "]");
        row("place twice", "\"order\": 2", "\"order\": 1", "\"id\": \"orleans.money.bank\"", P::DuplicateId, "]");
        row("no such parent", "\"parent\": \"orleans.money\"", "\"parent\": \"orleans.honey\"",
            "\"id\": \"orleans.money.unit\"", P::UnknownId, "]");
        row("circle", "\"parent\": null", "\"parent\": \"orleans.money.unit\"", "\"id\": \"orleans.money\",",
            P::PathBroken, "]");
        row("see", "\"orleans.components.tiles\"", "\"orleans.components.files\"", "\"id\": \"orleans.money.unit\"",
            P::UnknownRule, ".see[1]");
        row("kind", "\"definition\"", "\"tradition\"", "\"id\": \"orleans.money.unit\"", P::UnknownWord, ".kind");
        row("frequency", "\"common\"", "\"seldom\"", "\"id\": \"orleans.money.unit\"", P::UnknownWord, ".frequency");
        row("page", "\"pl\": null", "\"pl\": 0", "\"id\": \"orleans.money.unit\"", P::OutOfRange, ".pages.pl");
        row("unknown edition", "\"pl\": null", "\"cs\": null", "\"id\": \"orleans.money.unit\"", P::UnknownKey,
            ".pages.cs");
        row("no such question", "\"bank-size\"", "\"bank-sighs\"", "", P::UnknownId, ".editions.option");
        row("question of another game", "\"bank-size\"", "\"big-fire-mix\"", "", P::UnknownId, ".editions.option");
        row("question of another rule", "\"bank-size\"", "\"retrieve-bag\"", "", P::NotAllowedHere, ".editions.option");
        row("question nowhere", "\"bank-size\"", "\"retrieve-bag\"", "", P::MissingKey, "$.atoms");
        row("question twice", "\"bank-size\"", "\"retrieve-bag\"", "", P::DuplicateId, "$.atoms");
        row("no such choice", "\"must-hold\"", "\"must-not\"", "", P::UnknownWord, ".editions.choices[1]");
        row("another default", "\"default\": \"together\"", "\"default\": \"one-by-one\"", "", P::WrongFormat,
            ".editions.default");
        row("no such reading", "\"pl\": \"after-actions\"", "\"pl\": \"after-dinner\"", "", P::UnknownWord,
            ".editions.readings.pl");
        row("reading of no edition", "\"pl\": \"after-actions\"", "\"ru\": null, \"pl\": null", "", P::UnknownKey,
            ".editions.readings.ru");
    }
    void brokenCatalogue() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QByteArray, behind);
        QFETCH(int, kind);
        QFETCH(QString, end);
        const DataCopy copy({catalogueFile});
        QVERIFY(copy.replace(catalogueFile, from, to, behind) > 0);
        QList<Problem> problems;
        const RuleCatalogue read = readFrom(copy.data, problems);
        const auto found = std::find_if(problems.begin(), problems.end(), [&](const Problem& each) {
            return static_cast<int>(each.kind) == kind && each.file == catalogueFile && each.path.endsWith(end);
        });
        QVERIFY2(found != problems.end(), qPrintable(shown(problems)));
        QVERIFY(found->line > 0 && found->column > 0);
        QVERIFY(read.find(u"orleans.end.winner"_s)); // the rest is still read
    }

    void words_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void words() {
        QFETCH(QString, language);
        QList<Problem> problems;
        const RulingWords words =
            RulingWords::read(m_real.rulingWords(game, language), u"rulings.json"_s, language, problems, game);
        QVERIFY2(problems.isEmpty(), qPrintable(shown(problems)));
        QCOMPARE(words.complete(), 9);
        QSet<QString> texts;
        qsizetype count = 0;
        for (const GameRuling& ruling : gameRulings(game)) {
            const QString title = words.title(ruling.option), why = words.why(ruling.option);
            QVERIFY2(title.size() <= 44 && !title.contains(QRegularExpression(u"[.:]$"_s)), qPrintable(title));
            QVERIFY2(why.endsWith(u'.') && why.split(u' ').size() <= 50 && !why.contains(u"  "_s), qPrintable(why));
            texts.insert(why);
            ++count;
            for (const QString& choice : ruling.choices) {
                const QString label = words.label(ruling.option, choice), text = words.text(ruling.option, choice);
                QVERIFY2(label.split(u' ').size() <= 6 && !label.endsWith(u'.'), qPrintable(label));
                QVERIFY2(text.endsWith(u'.') && text.size() > label.size() && !text.contains(u"  "_s),
                         qPrintable(text));
                texts.insert(text);
                ++count;
            }
        }
        QCOMPARE(texts.size(), count);
        QVERIFY(!words.preset(u"default"_s).contains(QChar(0xab)));
    }

    void brokenWords_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("path");
        const auto row = [](const char* name, const char* from, const char* to, ProblemKind kind, const char* path) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << static_cast<int>(kind)
                                << QString::fromLatin1(path);
        };
        using P = ProblemKind;
        row("question missing", "\"bank-size\":", "\"bank-sighs\":", P::MissingKey, "$.rulings");
        row("unknown question", "\"bank-size\":", "\"bank-sighs\":", P::UnknownKey, "$.rulings.bank-sighs");
        row("choice missing", "\"must-hold\":", "\"may-hold\":", P::MissingKey, "$.rulings.retrieve-bag.choices");
        row("why missing", "\"why\":", "\"wherefore\":", P::MissingKey, "$.rulings.bank-size");
        row("empty label", "\"It never runs dry\"", "\" \"", P::EmptyText,
            "$.rulings.bank-size.choices.unlimited.label");
        row("preset of an edition", "\"default\":", "\"pl\": \"x\", \"default\":", P::UnknownKey, "$.presets.pl");
        row("another language", "\"language\": \"en\"", "\"language\": \"pl\"", P::WrongFormat, "$.language");
    }
    void brokenWords() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(int, kind);
        QFETCH(QString, path);
        const DataCopy copy({wordsFile});
        QVERIFY(copy.replace(wordsFile, from, to) > 0);
        QList<Problem> problems;
        const RulingWords words = RulingWords::read(copy.path(wordsFile), wordsFile, u"en"_s, problems, game);
        QVERIFY2(findProblem(problems, static_cast<ProblemKind>(kind), wordsFile, path), qPrintable(shown(problems)));
        QCOMPARE(words.title(u"barracks-direction"_s), u"What the Barracks do"_s);
    }

    /// Why Messina plays as it does, its articles tell.
    void whyIsForOrleansAlone() {
        const QString messinas = u"translations/en/messina/rulings.json"_s;
        const DataCopy copy({messinas});
        QVERIFY(copy.replace(messinas, "\"title\":", "\"why\": \"So.\", \"title\":") > 0);
        QList<Problem> problems;
        RulingWords::read(copy.path(messinas), messinas, u"en"_s, problems, u"messina"_s);
        QVERIFY(findProblem(problems, ProblemKind::UnknownKey, messinas, u"$.rulings.port-corners.why"_s));
    }
};

QTEST_GUILESS_MAIN(TestOrleansCatalogue)
#include "tst_orleans_catalogue.moc"
