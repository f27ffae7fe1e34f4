// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/content/data_copy.h"

#include "app/content/rulings_map.h"
#include "app/language/problem_text.h"
#include "app/library/rule_library.h"
#include "app/library/ruling_rows.h"
#include "app/messina/pack/saves.h"

using namespace magister;

class TestRulings : public QObject {
    Q_OBJECT
private slots:
    void everyQuestionOfTheEngine();
    void presets_data();
    void presets();
    void aPresetOnlySaysWhatItsEditionSays();
    void brokenCatalogue_data();
    void brokenCatalogue();
    void questionTwiceAndNowhere();
    void words_data();
    void words();
    void brokenWords_data();
    void brokenWords();
    void missingTextIsShown();
    void rowsOfTheHouseholdAndOfATable();
    void answersAsAMap();
};

namespace {

const QString catalogueFile = QStringLiteral("resources/packs/messina/rules.json");
const QString wordsFile = QStringLiteral("translations/en/messina/rulings.json");

QString text(std::string_view words) { return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size())); }

const RuleCatalogue& catalogue() { return RuleLibrary::shared(QStringLiteral("messina")).catalogue(); }

/// "option=choice" for every answer that is not the default.
QStringList departures(const messina::Rulings& rulings) {
    QStringList list;
    for (std::size_t i = 0; i < messina::rulingCount; ++i)
        if (const auto choice = messina::answer(rulings, i)) {
            const messina::RulingOption& option = messina::rulingOptions()[i];
            list.append(text(option.id) + '=' + text(option.choices[choice]));
        }
    return list;
}

QString shown(const QList<Problem>& problems) {
    QStringList lines;
    for (const Problem& each : problems)
        lines.append(sentence(each));
    return lines.join('\n');
}

} // namespace

void TestRulings::everyQuestionOfTheEngine() {
    QHash<QString, const RuleAtom*> asked;
    for (const RuleAtom& atom : catalogue().atoms())
        if (!atom.question.option.isEmpty()) asked.insert(atom.question.option, &atom);
    QCOMPARE(asked.size(), 28);
    for (const messina::RulingOption& option : messina::rulingOptions()) {
        const RuleAtom* atom = asked.value(text(option.id));
        QVERIFY2(atom, option.id.data());
        QCOMPARE(atom->id, text(messina::ruleId(option.rule)));
        QStringList choices;
        for (const auto choice : option.choices)
            choices.append(text(choice));
        QCOMPARE(atom->question.choices, choices);
    }
}

void TestRulings::presets_data() {
    QTest::addColumn<QString>("preset");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("default") << "default" << QStringList();
    QTest::newRow("unknown") << "tlh" << QStringList();
    QTest::newRow("pl") << "pl"
                        << QStringList{"big-fire-one-flame=one-plus-neighbour",
                                       "big-fire-two-flame=each-token-counts-one", "refresh-price=no-coin",
                                       "refresh-duty=new-tiles-only", "solo-reshuffle=when-empty"};
    QTest::newRow("cs") << "cs"
                        << QStringList{"big-fire-one-flame=two-plus-neighbour", "refresh-price=no-big-fire",
                                       "solo-reshuffle=when-empty"};
    QTest::newRow("ru") << "ru"
                        << QStringList{"big-fire-one-flame=one-plus-neighbour", "advanced-repop-tie=points-of-best-place"};
    QTest::newRow("de") << "de"
                        << QStringList{"book-pay-timing=between-effects", "score-order-round=leader-chooses-book", "final-tie-value=sum-of-districts",
                                       "advanced-repop-tie=points-of-best-place", "solo-reshuffle=when-empty"};
}

void TestRulings::presets() {
    QFETCH(QString, preset);
    QFETCH(QStringList, expected);
    const messina::Rulings rulings = *rulingsFrom<messina::SaveGame>(presetRulings(catalogue(), preset));
    QVERIFY(messina::isSound(rulings));
    QCOMPARE(departures(rulings), expected);
}

void TestRulings::aPresetOnlySaysWhatItsEditionSays() {
    int decided = 0;
    for (const QString& edition : printedEditions(QStringLiteral("messina"))) {
        const messina::Rulings rulings = *rulingsFrom<messina::SaveGame>(presetRulings(catalogue(), edition));
        for (const RuleAtom& atom : catalogue().atoms()) {
            if (atom.question.option.isEmpty()) continue;
            const std::string option = atom.question.option.toStdString();
            const auto choice = messina::answer(rulings, messina::rulingIndex(std::string_view(option)));
            const QString read = atom.question.readings.value(edition);
            QCOMPARE(atom.question.choices.at(choice), read.isEmpty() ? atom.question.choices.first() : read);
            decided += !read.isEmpty();
        }
    }
    QCOMPARE(decided, 43);
}

void TestRulings::brokenCatalogue_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("end"); // of the path
    const auto row = [](const char* name, const char* from, const char* to, ProblemKind kind, const char* end) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << static_cast<int>(kind) << QString::fromLatin1(end);
    };
    using P = ProblemKind;
    row("unknown option", "\"big-fire-one-flame\"", "\"big-fire-no-flame\"", P::UnknownId, ".editions.option");
    row("option of another rule", "\"big-fire-one-flame\"", "\"big-fire-mix\"", P::NotAllowedHere, ".editions.option");
    row("unknown choice", "\"two-plus-neighbour\"\n    ]", "\"three\"\n    ]", P::UnknownWord, ".editions.choices[2]");
    row("choice missing", ",\n     \"two-plus-neighbour\"\n", "\n", P::WrongCount, ".editions.choices");
    row("another default", "\"default\": \"either", "\"default\": \"one-plus-neighbour\", \"x\": \"either",
        P::WrongFormat, ".editions.default");
    row("default that is no choice", "\"default\": \"either", "\"default\": \"neither", P::UnknownWord,
        ".editions.default");
    row("reading that is no choice", "\"pl\": \"one-plus-neighbour\"", "\"pl\": \"one\"", P::UnknownWord,
        ".editions.readings.pl");
    row("reading missing", "\"pl\": \"one-plus-neighbour\",", "", P::MissingKey, ".editions.readings");
    row("unknown edition", "\"pl\": \"one-plus-neighbour\"", "\"en\": null, \"pl\": null", P::UnknownKey,
        ".editions.readings.en");
    row("readings missing", "\"readings\"", "\"reading\"", P::MissingKey, ".editions");
    row("readings without a question", "\"option\": \"big-fire-one-flame\"", "\"option\": null", P::NotAllowedHere,
        ".editions.readings");
}

void TestRulings::brokenCatalogue() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, kind);
    QFETCH(QString, end);
    const DataCopy copy({QStringLiteral("resources/packs")});
    const int line = copy.replace(catalogueFile, from, to, "\"id\": \"messina.fire.big\"");
    QVERIFY(line > 0);
    QList<Problem> problems;
    const RuleCatalogue read = RuleCatalogue::read(copy.path(catalogueFile), catalogueFile, problems, QStringLiteral("messina"));
    const auto found = std::find_if(problems.begin(), problems.end(), [&](const Problem& each) {
        return static_cast<int>(each.kind) == kind && each.file == catalogueFile && each.path.endsWith(end);
    });
    QVERIFY2(found != problems.end(), qPrintable(shown(problems)));
    QVERIFY(found->line > 0 && found->line <= line + 12 && found->column > 0);
    QVERIFY(read.find("messina.fire.big"));
}

void TestRulings::questionTwiceAndNowhere() {
    const DataCopy copy({QStringLiteral("resources/packs")});
    QVERIFY(copy.replace(catalogueFile, "\"big-fire-mix\"", "\"big-fire-one-flame\""));
    QList<Problem> problems;
    RuleCatalogue::read(copy.path(catalogueFile), catalogueFile, problems, QStringLiteral("messina"));
    const Problem* nowhere = findProblem(problems, ProblemKind::MissingKey, catalogueFile, "$.atoms");
    QVERIFY2(nowhere && nowhere->arguments == QStringList{"big-fire-mix"}, qPrintable(shown(problems)));
    const Problem* twice = findProblem(problems, ProblemKind::DuplicateId, catalogueFile, "$.atoms");
    QVERIFY2(twice && twice->arguments == QStringList{"big-fire-one-flame"}, qPrintable(shown(problems)));
}

void TestRulings::words_data() {
    QTest::addColumn<QString>("language");
    for (const QString& language : languages())
        QTest::newRow(qPrintable(language)) << language;
}

void TestRulings::words() {
    QFETCH(QString, language);
    QList<Problem> problems;
    const RulingWords words =
        RulingWords::read(DataFolder::find().rulingWords("messina", language), "rulings.json", language, problems, QStringLiteral("messina"));
    QVERIFY2(problems.isEmpty(), qPrintable(shown(problems)));
    QCOMPARE(words.complete(), 28);
    QSet<QString> texts;
    int count = 0;
    for (const messina::RulingOption& option : messina::rulingOptions()) {
        const QString id = text(option.id);
        QVERIFY2(words.title(id).size() <= 44 && !words.title(id).contains(QRegularExpression("[.:]$")), option.id.data());
        for (const std::string_view choice : option.choices) {
            const QString label = words.label(id, text(choice));
            const QString rule = words.text(id, text(choice));
            QVERIFY2(label.split(' ').size() <= 6 && !label.endsWith('.'), qPrintable(label));
            QVERIFY2(rule.endsWith('.') && rule.size() > label.size() && !rule.contains("  "), qPrintable(rule));
            texts.insert(rule);
            ++count;
        }
    }
    QCOMPARE(texts.size(), count);
    for (const QString& preset : rulingPresets(QStringLiteral("messina")))
        QVERIFY(!words.preset(preset).contains(QChar(0xab)));
}

void TestRulings::brokenWords_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("path");
    const auto row = [](const char* name, const char* from, const char* to, ProblemKind kind, const char* path) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << static_cast<int>(kind) << QString::fromLatin1(path);
    };
    using P = ProblemKind;
    row("option missing", "\"big-fire-mix\":", "\"big-fire-mess\":", P::MissingKey, "$.rulings");
    row("unknown option", "\"big-fire-mix\":", "\"big-fire-mess\":", P::UnknownKey, "$.rulings.big-fire-mess");
    row("choice missing", "\"last-resort\":", "\"first-resort\":", P::MissingKey, "$.rulings.recall-from-estate.choices");
    row("unknown choice", "\"last-resort\":", "\"first-resort\":", P::UnknownKey,
        "$.rulings.recall-from-estate.choices.first-resort");
    row("preset missing", "\"ru\":", "\"tlh\":", P::MissingKey, "$.presets");
    row("unknown preset", "\"ru\":", "\"tlh\":", P::UnknownKey, "$.presets.tlh");
    row("title missing", "\"title\": \"Big and plain fire together\",", "", P::MissingKey, "$.rulings.big-fire-mix");
    row("empty text", "\"Once in a Build\"", "\" \"", P::EmptyText, "$.rulings.refresh-repeat.choices.once.label");
    row("number for a text", "\"Once in a Build\"", "1", P::ExpectedText, "$.rulings.refresh-repeat.choices.once.label");
    row("another language", "\"language\": \"en\"", "\"language\": \"pl\"", P::WrongFormat, "$.language");
    row("another format", "magister-rulings/1", "magister-rulings/9", P::WrongFormat, "$.format");
}

void TestRulings::brokenWords() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, kind);
    QFETCH(QString, path);
    const DataCopy copy({QStringLiteral("resources/packs"), QStringLiteral("translations/en")});
    const int line = copy.replace(wordsFile, from, to);
    QVERIFY(line > 0);
    const RuleLibrary library(copy.data, *findGameFacts(QStringLiteral("messina")));
    const Problem* found = findProblem(library.problems(), static_cast<ProblemKind>(kind), wordsFile, path);
    QVERIFY2(found, qPrintable(shown(library.problems())));
    if (found->kind != ProblemKind::MissingKey) QCOMPARE(found->line, line);
    QCOMPARE(library.rulingWords("en").title("port-corners"), QStringLiteral("Which port at which corner"));
}

void TestRulings::missingTextIsShown() {
    const DataCopy copy({QStringLiteral("resources/packs")});
    const RuleLibrary library(copy.data, *findGameFacts(QStringLiteral("messina")));
    QVERIFY(findProblem(library.problems(), ProblemKind::FileMissing, wordsFile, {}));
    QCOMPARE(library.rulingWords("en").label("refresh-duty", "new-tiles-only"),
             QStringLiteral("«refresh-duty/new-tiles-only/label»"));
}

void TestRulings::rowsOfTheHouseholdAndOfATable() {
    const RuleLibrary& library = RuleLibrary::shared(QStringLiteral("messina"));
    const QString rule = QStringLiteral("messina.build.refresh-price");
    const auto at = [](const QVariantMap& row, int choice, const char* key) {
        return row.value("choices").toList()[choice].toMap().value(QLatin1String(key));
    };
    const QVariantMap plain = rulingRow(library, "en", rule, {});
    QVERIFY(!plain.value("atTable").toBool() && at(plain, 0, "isChosen").toBool());

    const QVariantMap own = rulingRow(library, "en", rule, {}, {{"refresh-price", "no-big-fire"}, {"big-fire-mix", "one-cube"}});
    QVERIFY(!own.value("atTable").toBool() && !own.value("departs").toBool());
    QVERIFY(at(own, 2, "isChosen").toBool() && !at(own, 0, "isChosen").toBool() && at(own, 0, "isDefault").toBool());
    QVERIFY(!at(own, 0, "possible").isValid() && !at(own, 0, "reason").isValid());

    // At a table the household's wish for the next games does not count.
    const QVariantMap changes{{"any-token", QVariantMap{{"possible", true}, {"reason", ""}}},
                              {"no-coin", QVariantMap{{"possible", false}, {"reason", "too-late"}}}};
    const QVariantMap table = rulingRow(library, "en", rule, {{"refresh-price", "any-token"}}, {{"refresh-price", "no-coin"}}, changes);
    QVERIFY(table.value("atTable").toBool() && at(table, 0, "isChosen").toBool() && !at(table, 1, "isChosen").toBool());
    QCOMPARE(at(table, 0, "possible"), QVariant(true));
    QCOMPARE(at(table, 1, "possible"), QVariant(false));
    QCOMPARE(at(table, 1, "reason"), QVariant(QStringLiteral("too-late")));
    QCOMPARE(at(table, 2, "possible"), QVariant(false));
    QCOMPARE(at(table, 2, "reason"), QVariant(QString()));
    QVERIFY(rulingRow(library, "en", "messina.overview.aim", {}, {{"refresh-price", "no-coin"}}, changes).isEmpty());
}

void TestRulings::answersAsAMap() {
    for (const QString& preset : rulingPresets(QStringLiteral("messina"))) {
        const QVariantMap map = presetRulings(catalogue(), preset);
        QCOMPARE(map.size(), int(messina::rulingCount));
        QVERIFY(rulingsFrom<messina::SaveGame>(map));
    }
    QVERIFY(rulingsFrom<messina::SaveGame>({}) == messina::Rulings{});
    QVERIFY(!rulingsFrom<messina::SaveGame>({{"refresh-price", "no-such"}}));
    QVERIFY(!rulingsFrom<messina::SaveGame>({{"no-such", "no-coin"}}));
    QVERIFY(!rulingsFrom<messina::SaveGame>({{"refresh-price", 1}}));
}

QTEST_GUILESS_MAIN(TestRulings)
#include "tst_rulings.moc"
