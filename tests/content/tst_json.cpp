// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/json_value.h"
#include "app/language/problem_text.h"

#include <QtTest>

#include <algorithm>

using namespace magister;

class TestJson : public QObject {
    Q_OBJECT
private slots:
    void readsEveryKindOfValue();
    void keepsPlaces();
    void brokenText_data();
    void brokenText();
    void reportsADoubledKeyAndKeepsTheFirst();
    void tooMuchIsRefused_data();
    void tooMuchIsRefused();
    void allowedAmountsAreRead();
    void onlySoManyProblems();
    void nothingForeignReachesTheTerminal();
    void findsAList_data();
    void findsAList();
    void absentValuesAreQuiet();
    void wrongShapes();
    void sentenceFillsArgumentsOnce();
    void everyKindHasASentence();
};

namespace {
QList<Problem> problemsOf(const QByteArray& text) {
    QList<Problem> problems;
    parseJson(text, QStringLiteral("x.json"), problems);
    return problems;
}
} // namespace

void TestJson::readsEveryKindOfValue() {
    QList<Problem> problems;
    const auto root = parseJson(R"({"a": [1, -2.5e1, true, false, null, "č\u0161\n\ud83d\udc00"], "b": {}, "c": []})",
                                QStringLiteral("x"), problems);
    QVERIFY(root);
    QVERIFY(problems.isEmpty());
    const auto& items = root->member(u"a")->items;
    QCOMPARE(items.size(), std::size_t(6));
    QCOMPARE(items[1].number, -25.0);
    QVERIFY(items[2].boolean && !items[3].boolean);
    QVERIFY(items[4].kind == JsonNode::Kind::Null);
    QCOMPARE(items[5].text, QString::fromUtf8("čš\n🐀"));
    QVERIFY(root->member(u"nothing") == nullptr);
}

void TestJson::keepsPlaces() {
    QList<Problem> problems;
    const auto root = parseJson("{\n  \"žluť\": 1,\n  \"b\": [\"🐀\", 7]\n}", QStringLiteral("x"), problems);
    QVERIFY(root);
    const JsonNode* b = root->member(u"b");
    QCOMPARE(b->line, 3);
    QCOMPARE(b->column, 8);
    QCOMPARE(b->items[1].column, 14); // characters, not bytes
    QCOMPARE(root->member(u"žluť")->column, 11);
}

void TestJson::brokenText_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char* name, const QByteArray& text, ProblemKind kind, int line, int column) {
        QTest::newRow(name) << text << static_cast<int>(kind) << line << column;
    };
    row("empty", "", ProblemKind::FileEmpty, 1, 1);
    row("only spaces", " \n\n ", ProblemKind::FileEmpty, 3, 2);
    row("cut short in an object", "{\n \"a\": 1", ProblemKind::UnexpectedEnd, 2, 8);
    row("cut short in a text", "{\"a\": \"b", ProblemKind::UnexpectedEnd, 1, 9);
    row("cut short in a list", "[1,", ProblemKind::UnexpectedEnd, 1, 4);
    row("comma at the end", "[1, 2,\n]", ProblemKind::UnexpectedText, 2, 1);
    row("missing comma", "{\"a\": 1 \"b\": 2}", ProblemKind::UnexpectedText, 1, 9);
    row("missing colon", "{\"a\" 1}", ProblemKind::UnexpectedText, 1, 6);
    row("key without quotes", "{a: 1}", ProblemKind::UnexpectedText, 1, 2);
    row("single quotes", "['a']", ProblemKind::UnexpectedText, 1, 2);
    row("leading zero", "[01]", ProblemKind::UnexpectedText, 1, 3);
    row("lonely minus", "[-]", ProblemKind::UnexpectedText, 1, 3);
    row("no number", "[1.]", ProblemKind::UnexpectedText, 1, 4);
    row("half a word", "[tru]", ProblemKind::UnexpectedText, 1, 2);
    row("unknown escape", "[\"\\x\"]", ProblemKind::UnexpectedText, 1, 4);
    row("short unicode escape", "[\"\\u12\"]", ProblemKind::UnexpectedText, 1, 5);
    row("line break in a text", "[\"a\nb\"]", ProblemKind::UnexpectedText, 1, 4);
    row("two documents", "{} {}", ProblemKind::UnexpectedText, 1, 4);
    row("comment", "{} // no", ProblemKind::UnexpectedText, 1, 4);
    row("wrong bytes", "{\"a\":\n \"\xff\xfe\"}", ProblemKind::NotUtf8, 2, 3);
    row("cut inside a character", "\"\xc4", ProblemKind::NotUtf8, 1, 2);
    row("hugely nested", QByteArray(200000, '['), ProblemKind::TooDeep, 1, deepestNesting + 2);
    row("hugely nested objects", QByteArray("{\"a\":").repeated(50000), ProblemKind::TooDeep, 1,
        5 * (deepestNesting + 1) + 1);
}

void TestJson::brokenText() {
    QFETCH(QByteArray, text);
    const QList<Problem> problems = problemsOf(text);
    QCOMPARE(problems.size(), 1);
    QTEST(static_cast<int>(problems.first().kind), "kind");
    QTEST(problems.first().line, "line");
    QTEST(problems.first().column, "column");
    QCOMPARE(problems.first().file, QStringLiteral("x.json"));
}

void TestJson::reportsADoubledKeyAndKeepsTheFirst() {
    QList<Problem> problems;
    const auto root = parseJson("{\"a\": 1,\n \"a\": 2}", QStringLiteral("x"), problems);
    QVERIFY(root);
    QCOMPARE(problems.size(), 1);
    QVERIFY(problems.first().kind == ProblemKind::DuplicateKey);
    QCOMPARE(problems.first().line, 2);
    QCOMPARE(problems.first().column, 2);
    QCOMPARE(root->member(u"a")->number, 1.0);
}

/// Files made to be slow or large: the test would end after many minutes, or without memory, if they were read.
void TestJson::tooMuchIsRefused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ProblemKind>("kind");
    QByteArray keys("{\"k\":0");
    for (int i = 0; i < 100'000; ++i)
        keys += ",\"" + QByteArray::number(i) + "\":0";
    QTest::newRow("a hundred thousand keys") << keys + '}' << ProblemKind::TooManyKeys;
    QTest::newRow("one key a hundred thousand times") << "{\"k\":0" + QByteArray(",\"k\":0").repeated(100'000) + '}'
                                                      << ProblemKind::TooManyValues;
    QTest::newRow("1.4 million lists") << '[' + QByteArray("[],").repeated(1'400'000) + "[]]" << ProblemKind::TooManyValues;
}

void TestJson::tooMuchIsRefused() {
    QFETCH(QByteArray, text);
    QFETCH(ProblemKind, kind);
    QVERIFY(text.size() > 300'000);
    QList<Problem> problems;
    QVERIFY(!parseJson(text, QStringLiteral("x"), problems));
    QVERIFY(!problems.isEmpty() && problems.size() <= mostProblems + 1);
    QVERIFY(std::any_of(problems.begin(), problems.end(), [kind](const Problem& each) {
        return each.kind == kind || each.kind == ProblemKind::MoreProblems;
    }));
    if (kind == ProblemKind::TooManyKeys) QCOMPARE(problems.first().kind, kind);
}

void TestJson::allowedAmountsAreRead() {
    QByteArray keys("{\"k\":0");
    for (int i = 1; i < mostMembers; ++i)
        keys += ",\"" + QByteArray::number(i) + "\":0";
    QVERIFY(problemsOf(keys + '}').isEmpty());
    QVERIFY(problemsOf('[' + QByteArray("0,").repeated(mostValues - 2) + "0]").isEmpty());
    QCOMPARE(problemsOf(keys + ",\"one more\":0}").size(), 1);
    QCOMPARE(problemsOf('[' + QByteArray("0,").repeated(mostValues - 1) + "0]").size(), 1);
}

void TestJson::onlySoManyProblems() {
    const QList<Problem> problems = problemsOf("{\"k\":0" + QByteArray(",\"k\":0").repeated(50'000) + '}');
    QCOMPARE(problems.size(), mostProblems + 1);
    QCOMPARE(problems.last().kind, ProblemKind::MoreProblems);
    QVERIFY(sentence(problems.last()).contains(QString::number(mostProblems)));
    // Those of the next file are told all the same.
    QList<Problem> both = problems;
    parseJson("[1, 2,]", QStringLiteral("y.json"), both);
    QCOMPARE(both.size(), problems.size() + 1);
    QCOMPARE(both.last().file, QStringLiteral("y.json"));
}

void TestJson::nothingForeignReachesTheTerminal() {
    QCOMPARE(shownForeign(QStringLiteral("plain, žluť, 🐀")), QStringLiteral("plain, žluť, 🐀"));
    QCOMPARE(shownForeign(QStringLiteral("red\u001b[31m\nnext\u202Eback\u2028")), QStringLiteral("red?[31m?next?back?"));
    const QString shown = shownForeign(QString(3'000'000, u'x'));
    QCOMPARE(shown.size(), 501);
    QVERIFY(shown.endsWith(u'…'));
    // Cut between the halves of a character nothing but the character is lost.
    QVERIFY(!shownForeign(QString(499, u'x') + QStringLiteral("🐀🐀")).contains(QChar(0xD83D)));
    const Problem hostile{QStringLiteral("a\u001b[2J.json"), QStringLiteral("$.\u202Ekey"), 1, 1, ProblemKind::UnknownWord,
                          {QStringLiteral("red"), QStringLiteral("\u0007").repeated(4'000'000)}};
    const QString told = sentence(hostile);
    QVERIFY(told.size() < 1000);
    for (const QChar sign : told)
        QVERIFY(sign.category() != QChar::Other_Control && sign.category() != QChar::Other_Format);
}

void TestJson::findsAList_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("without"); // what stands before and behind it; empty: there is none
    QTest::addColumn<int>("items");
    const auto row = [](const char* name, const char* text, const char* without, int items) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(without) << items;
    };
    row("empty", R"({"a": 1, "list": [ ]})", R"({"a": 1, "list": })", 0);
    row("one", R"({"list": ["x"], "b": 2})", R"({"list": , "b": 2})", 1);
    row("nested", R"({"list": [{"c": [1, 2]}, [3, 4, [5]], {}] })", R"({"list":  })", 3);
    row("signs in texts", R"({"list": ["],\"[", "{", ",\\"]})", R"({"list": })", 3);
    row("not outermost", R"({"a": {"list": [1]}, "list": [1, 2]})", R"({"a": {"list": [1]}, "list": })", 2);
    row("a text of that name", R"({"a": "list", "b": [1], "list": [2]})", R"({"a": "list", "b": [1], "list": })", 1);
    row("no list", R"({"list": {"a": [1]}})", "", 0);
    row("another key", R"({"other": [1]})", "", 0);
    row("it has no end", R"({"list": [1, 2)", "", 0);
    row("the text has no end", R"({"list": ["1, 2)", "", 0);
    row("nothing", "", "", 0);
}

void TestJson::findsAList() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, without);
    QFETCH(int, items);
    const auto found = findList(text, "list");
    QCOMPARE(found.has_value(), !without.isEmpty());
    if (!found) return;
    QCOMPARE(text.first(found->begin) + text.sliced(found->end), without);
    QCOMPARE(found->items, items);
}

void TestJson::absentValuesAreQuiet() {
    QList<Problem> problems;
    const auto root = parseJson("{}", QStringLiteral("x"), problems);
    const JsonSource source{QStringLiteral("x"), &problems};
    const JsonObject object = JsonValue(source, *root).object({QStringLiteral("list")});
    QCOMPARE(problems.size(), 1);
    QVERIFY(problems.first().kind == ProblemKind::MissingKey);
    const JsonValue absent = object[QStringLiteral("list")];
    QVERIFY(!absent.integer(0, 1) && !absent.text() && absent.list(1, 2).isEmpty() &&
            !absent.object({QStringLiteral("y")}));
    QCOMPARE(problems.size(), 1);
}

void TestJson::wrongShapes() {
    QList<Problem> problems;
    const auto root =
        parseJson(R"({"n": 1.5, "t": 3, "b": "yes", "l": {}, "o": [], "e": " ", "far": 12, "odd key": 1})",
                  QStringLiteral("x"), problems);
    const JsonSource source{QStringLiteral("x"), &problems};
    const JsonObject object = JsonValue(source, *root).freeObject();
    object[QStringLiteral("n")].integer(0, 9);
    object[QStringLiteral("t")].text();
    object[QStringLiteral("b")].boolean();
    object[QStringLiteral("l")].list(0, 1);
    object[QStringLiteral("o")].object({});
    object[QStringLiteral("e")].text();
    object[QStringLiteral("far")].integer(0, 9);
    object[QStringLiteral("odd key")].text();
    const QList<ProblemKind> expected{ProblemKind::ExpectedInteger, ProblemKind::ExpectedText,
                                      ProblemKind::ExpectedBoolean, ProblemKind::ExpectedList,
                                      ProblemKind::ExpectedObject,  ProblemKind::EmptyText,
                                      ProblemKind::OutOfRange,      ProblemKind::ExpectedText};
    QCOMPARE(problems.size(), expected.size());
    for (qsizetype i = 0; i < expected.size(); ++i)
        QVERIFY(problems[i].kind == expected[i]);
    QCOMPARE(problems[0].path, QStringLiteral("$.n"));
    QCOMPARE(problems[7].path, QStringLiteral("$[\"odd key\"]"));
    QCOMPARE(problems[6].arguments, QStringList({QStringLiteral("0"), QStringLiteral("9"), QStringLiteral("12")}));
}

void TestJson::sentenceFillsArgumentsOnce() {
    const Problem problem{QStringLiteral("hexes.json"),
                          QStringLiteral("$.list[3].colour"),
                          12,
                          9,
                          ProblemKind::UnknownWord,
                          {QStringLiteral("%2, red"), QStringLiteral("\"blue\"")}};
    QCOMPARE(sentence(problem),
             QStringLiteral("hexes.json:12:9, $.list[3].colour: expected one of %2, red, found \"blue\""));
    const Problem whole{QStringLiteral("a.md"), {}, 0, 0, ProblemKind::FileMissing, {}};
    QCOMPARE(sentence(whole), QStringLiteral("a.md: the file is missing"));
}

void TestJson::everyKindHasASentence() {
    for (int kind = 0; kind <= static_cast<int>(ProblemKind::SaveReplaced); ++kind)
        QVERIFY2(qstrlen(problemSource(static_cast<ProblemKind>(kind))) > 0, qPrintable(QString::number(kind)));
}

QTEST_APPLESS_MAIN(TestJson)
#include "tst_json.moc"
