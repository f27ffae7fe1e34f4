// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/content/data_copy.h"

#include "app/content/lesson_file.h"
#include "app/language/problem_text.h"
#include "app/messina/lessons/lesson_setup.h"
#include "app/messina/lessons/lesson_vocabulary.h"
#include "app/messina/pack/pack.h"

using namespace magister;

/// A small lesson with a step of every kind, read as it is and broken.
class TestLessonFile : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void readsALesson();
    void readsASharedPosition();
    void brokenLesson_data();
    void brokenLesson();
    void commandsAreThoseOfTheEngine_data();
    void commandsAreThoseOfTheEngine();
    void readsWords();
    void brokenWords_data();
    void brokenWords();
    void realLessonsAreSound();

private:
    messina::LessonVocabulary vocabulary() const { return messina::LessonVocabulary(&*m_pack.definition); }
    std::optional<Lesson> read(const QByteArray& json, QList<Problem>& problems) const;
    std::optional<LessonWords> readWords(const QByteArray& json, QList<Problem>& problems) const;
    QTemporaryDir m_dir;
    PackResult m_pack;
};

namespace {

const QByteArray lessonText = R"({
 "format": "magister-lesson/1", "id": "small", "game": "messina", "course": "messina", "order": 1, "minutes": 3,
 "needs": [], "learner": 1, "teaches": ["messina.move.estate-anywhere", "messina.overview.aim"],
 "start": {"players": 2, "seed": 7, "seats": ["sapphire", "ruby"],
  "draws": {"city": ["hex-a-upgrade"], "docking": ["upper-right"], "huts": [["hut-q01"], [], []],
   "workshops": [["workshop-b03"], [], []], "carts": ["cart-1-2"], "wheel": 11, "order": [2, 1]},
  "setup": ["priority-tile yes"], "arrange": ["seat:1 coins 4", "hex:A1 cubes 1"]},
 "steps": [
  {"id": "look", "kind": "setup", "rules": ["messina.overview.aim"], "stages": [{"id": "town", "show": ["board"]}]},
  {"id": "move", "kind": "do", "rules": ["messina.move.estate-anywhere"], "show": ["seat:1/estate/lieutenant", "hex:B2"],
   "goal": {"all": [{"at": ["hex:B2/standing", "seat:1"]}, {"not": {"phase": "production"}}, {"has": ["seat:1/book/church", 1]}]},
   "allow": ["choose-hex * B2"],
   "wrong": [{"id": "ship", "when": ["choose-ship *"], "refused": ["hex-occupied"], "rule": "messina.ship.choose", "then": "goto", "goto": "look"},
             {"id": "any", "when": ["*"], "rule": "messina.overview.aim", "then": "undo"}],
   "hints": true, "checkpoint": true, "skip_by": ["choose-hex 1 B2"]},
  {"id": "see", "kind": "watch", "rules": ["messina.overview.aim"], "show": [], "script": ["2: choose-hex 1 B1", "proceed"]},
  {"id": "guess", "kind": "ask", "rules": ["messina.overview.aim"], "show": ["hex:B1"],
   "options": [{"id": "yes", "right": true}, {"id": "no"}], "skip_by": ["answer:yes"], "next": {"right": "sum", "wrong": "drill"}},
  {"id": "drill", "kind": "drill", "rules": ["messina.overview.aim"],
   "drill": {"start": {"players": 3, "seed": 1, "seats": ["ruby", "violet", "saffron"], "commands": ["1: choose-hex 1 E3"]},
    "goal": {"at": ["seat:3/fire", 0]}, "wrong": [{"id": "any", "when": ["*"], "rule": "messina.overview.aim", "then": "stay"}], "skip_by": ["end-turn"]}},
  {"id": "sum", "kind": "score", "rules": ["messina.overview.aim"], "number": 3, "skip_by": ["answer:3"]},
  {"id": "end", "kind": "tell", "rules": ["messina.overview.aim"]}
 ]
})";

const QByteArray wordsText = R"({
 "format": "magister-lesson-words/1", "lesson": "small", "language": "en", "title": "Small lesson", "goal": "After this you can move.",
 "steps": {
  "look": {"title": "The town", "text": "Look around.", "stages": {"town": "This is the town."}},
  "move": {"title": "Move", "text": "Take {1} to {2}.", "task": "Move now", "nudge": "Think of B2.", "hint": "Click {2}.",
           "wrong": {"ship": "Ships come later.", "any": "Not this."}, "done": "Well done."},
  "see": {"title": "The neighbour", "text": "Watch."},
  "guess": {"title": "A guess", "text": "What now?", "task": "Answer", "right": "Yes.", "notRight": "No.", "options": {"yes": "Yes", "no": "No"}},
  "drill": {"title": "Again", "text": "Once more.", "task": "Do it", "wrong": {"any": "No."}},
  "sum": {"title": "Count", "text": "How many?", "task": "Count", "right": "Right.", "notRight": "Count again."},
  "end": {"title": "The end", "text": "That was all."}
 }
})";

int lineOf(const QByteArray& text, const QByteArray& part) {
    return static_cast<int>(text.left(text.indexOf(part)).count('\n')) + 1;
}

} // namespace

std::optional<Lesson> TestLessonFile::read(const QByteArray& json, QList<Problem>& problems) const {
    QFile file(m_dir.filePath(QStringLiteral("small.json")));
    if (!file.open(QIODevice::WriteOnly)) return std::nullopt;
    file.write(json);
    file.close();
    return readLesson(file.fileName(), QStringLiteral("small.json"), vocabulary(), problems);
}

std::optional<LessonWords> TestLessonFile::readWords(const QByteArray& json, QList<Problem>& problems) const {
    const auto lesson = read(lessonText, problems);
    QFile file(m_dir.filePath(QStringLiteral("words.json")));
    if (!lesson || !file.open(QIODevice::WriteOnly)) return std::nullopt;
    file.write(json);
    file.close();
    return readLessonWords(file.fileName(), QStringLiteral("words.json"), QStringLiteral("en"), *lesson, problems);
}

void TestLessonFile::initTestCase() {
    m_pack = readMessinaPack();
    QVERIFY(m_pack.definition);
}

void TestLessonFile::readsALesson() {
    QList<Problem> problems;
    const auto lesson = read(lessonText, problems);
    for (const Problem& each : problems)
        qWarning().noquote() << sentence(each);
    QVERIFY(lesson);
    QCOMPARE(lesson->steps.size(), std::size_t(7));
    QCOMPARE(lesson->start.tinctures, QStringList({QStringLiteral("sapphire"), QStringLiteral("ruby")}));
    QCOMPARE(setupOf<messina::Setup>(lesson->start).pinned.order, (std::vector<std::uint8_t>{2, 1}));
    QCOMPARE(int(*setupOf<messina::Setup>(lesson->start).pinned.wheel), 11);
    QVERIFY(setupOf<messina::Setup>(lesson->start).priorityTile);
    QCOMPARE(setupOf<messina::Setup>(lesson->start).arranged,
             (std::vector<std::string>{"seat:1 coins 4", "hex:A1 cubes 1"}));
    QCOMPARE(setupOf<messina::Setup>(lesson->start).pinned.huts[0], (std::vector<std::string>{"hut-q01"}));
    const LessonStep& move = lesson->steps[1];
    QVERIFY(move.kind == StepKind::Do && move.hints && move.checkpoint);
    QVERIFY(move.task.goal->kind == Predicate::Kind::All);
    QCOMPARE(move.task.goal->parts[0].value, QStringLiteral("seat:1"));
    QCOMPARE(move.task.goal->parts[1].parts[0].path, QStringLiteral("production"));
    QCOMPARE(move.task.goal->parts[2].number, 1);
    QVERIFY(move.task.wrong[0].then == WrongThen::Goto && move.task.wrong[0].goTo == QLatin1String("look"));
    QCOMPARE(lesson->steps[3].next.value(QStringLiteral("wrong")), QStringLiteral("drill"));
    QVERIFY(lesson->steps[3].options[0].right && !lesson->steps[3].options[1].right);
    QCOMPARE(lesson->steps[4].drill->start.players, 3);
    QCOMPARE(int(setupOf<messina::Setup>(lesson->steps[4].drill->start).players), 3);
    QCOMPARE(lesson->steps[4].drill->task.goal->value, QStringLiteral("0"));
    QCOMPARE(*lesson->steps[5].number, 3);
}

/// A position of a file of its own, with lines and commands behind those of the file.
void TestLessonFile::readsASharedPosition() {
    QVERIFY(QDir(m_dir.path()).mkpath(QStringLiteral("positions")));
    const auto write = [&](const QByteArray& lines) {
        QFile file(m_dir.filePath(QStringLiteral("positions/harbour.json")));
        return file.open(QIODevice::WriteOnly) &&
               file.write("{\"format\": \"magister-position/1\", \"game\": \"messina\", \"players\": 3, \"seed\": 5,\n"
                          "\"seats\": [\"ruby\", \"violet\", \"saffron\"], \"draws\": {\"order\": [1, 2, 3]},\n"
                          "\"arrange\": " +
                          lines + ", \"commands\": [\"1: choose-hex 1 E3\"]}") > 0;
    };
    QByteArray text = lessonText;
    text.replace("{\"players\": 3, \"seed\": 1, \"seats\": [\"ruby\", \"violet\", \"saffron\"], \"commands\": [\"1: "
                 "choose-hex 1 E3\"]}",
                 "{\"position\": \"harbour\", \"arrange\": [\"seat:3 fire 0\"], \"commands\": [\"use-hex\"]}");
    text.replace("\"kind\": \"ask\", ", "\"kind\": \"ask\", \"start\": {\"position\": \"harbour\"}, ");
    QVERIFY(write("[\"clear-town\", \"seat:3 fire 2\"]"));
    QList<Problem> problems;
    const auto lesson = read(text, problems);
    QVERIFY2(lesson, qPrintable(problems.isEmpty() ? QString() : sentence(problems.first())));
    const LessonStart& start = lesson->steps[4].drill->start;
    QCOMPARE(start.players, 3);
    QCOMPARE(start.tinctures.size(), 3);
    QCOMPARE(start.commands, QStringList({QStringLiteral("1: choose-hex 1 E3"), QStringLiteral("use-hex")}));
    const auto& setup = setupOf<messina::Setup>(start);
    QCOMPARE(setup.seed, 5u);
    QCOMPARE(setup.arranged, (std::vector<std::string>{"clear-town", "seat:3 fire 2", "seat:3 fire 0"}));
    QCOMPARE(setup.pinned.order.size(), 3u);
    QCOMPARE(setupOf<messina::Setup>(*lesson->steps[3].start).arranged.size(), 2u);

    // What is wrong with the file is said once, at its place.
    QVERIFY(write("[\"clear-town\",\n\"seat:4 fire 2\"]"));
    QVERIFY(!read(text, problems));
    QCOMPARE(problems.size(), 1);
    QVERIFY(problems.first().kind == ProblemKind::NotArranged);
    QCOMPARE(problems.first().file, QStringLiteral("positions/harbour.json"));
    QCOMPARE(problems.first().path, QStringLiteral("$.arrange[1]"));
    QCOMPARE(problems.first().line, 4);
    QVERIFY(sentence(problems.first()).contains(QStringLiteral("seat:4")));
    // Beside a position stand lines and commands only.
    problems.clear();
    QVERIFY(write("[\"clear-town\"]"));
    text.replace("\"position\": \"harbour\"}", "\"position\": \"harbour\", \"seed\": 3}");
    QVERIFY(!read(text, problems));
    QVERIFY(problems.size() == 1 && problems.first().kind == ProblemKind::UnknownKey);
}

void TestLessonFile::brokenLesson_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("path");
    const auto row = [](const char* name, const char* from, const char* to, ProblemKind kind, const char* path) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << static_cast<int>(kind)
                            << QString::fromLatin1(path);
    };
    using P = ProblemKind;
    row("unknown key", "\"minutes\": 3", "\"minutes\": 3, \"mood\": 1", P::UnknownKey, "$.mood");
    row("missing key", "\"learner\": 1, ", "", P::MissingKey, "$");
    row("another format", "magister-lesson/1", "magister-lesson/9", P::WrongFormat, "$.format");
    row("another id than the file", "\"id\": \"small\"", "\"id\": \"large\"", P::WrongFormat, "$.id");
    row("learner not at the table", "\"learner\": 1", "\"learner\": 3", P::OutOfRange, "$.learner");
    row("unknown rule", "\"messina.overview.aim\"]}", "\"messina.overview.fun\"]}", P::UnknownRule,
        "$.steps[6].rules[0]");
    row("rule promised and not shown", "\"messina.overview.aim\"],\n \"start\"",
        "\"messina.rats.penalty\"],\n \"start\"", P::UnknownRule, "$.teaches[1]");
    row("known rule promised and not shown", "\"messina.overview.aim\"],\n \"start\"",
        "\"messina.hut.take\"],\n \"start\"", P::NotTaught, "$.teaches[1]");
    row("unknown tile", "hex-a-upgrade", "hex-a-castle", P::UnknownId, "$.start.draws.city[0]");
    row("tile drawn twice", "[\"hex-a-upgrade\"]", "[\"hex-a-upgrade\", \"hex-a-upgrade\"]", P::DuplicateId,
        "$.start.draws.city[1]");
    row("unknown corner", "[\"upper-right\"]", "[\"middle\"]", P::UnknownWord, "$.start.draws.docking[0]");
    row("seat twice in the order", "\"order\": [2, 1]", "\"order\": [2, 2]", P::DuplicateId, "$.start.draws.order[1]");
    row("wheel beyond its end", "\"wheel\": 11", "\"wheel\": 12", P::OutOfRange, "$.start.draws.wheel");
    row("line that arranges nothing", "hex:A1 cubes 1", "hex:Z9 cubes 1", P::NotArranged, "$.start.arrange[1]");
    row("lines that make no position", "hex:A1 cubes 1", "hex:A1 tile none", P::NotArranged, "$.start.arrange[1]");
    row("more lines than a position has", "[\"seat:1 coins 4\", \"hex:A1 cubes 1\"]", "[]", P::WrongCount,
        "$.start.arrange");
    row("unknown setup", "priority-tile yes", "priority-tile maybe", P::UnknownWord, "$.start.setup[0]");
    row("setup with a key of its own", "priority-tile yes", "seed 4", P::NotAllowedHere, "$.start.setup[0]");
    row("setup twice", "\"priority-tile yes\"", "\"boards a\", \"boards b\"", P::DuplicateKey, "$.start.setup");
    row("unknown position", "{\"players\": 3, \"seed\": 1, \"seats\": [\"ruby\", \"violet\", \"saffron\"], ",
        "{\"position\": \"moon\", ", P::UnknownId, "$.steps[4].drill.start.position");
    row("tincture twice", "[\"sapphire\", \"ruby\"]", "[\"ruby\", \"ruby\"]", P::DuplicateId, "$.start.seats[1]");
    row("five players", "\"players\": 2", "\"players\": 5", P::OutOfRange, "$.start.players");
    row("unknown kind", "\"kind\": \"watch\"", "\"kind\": \"stare\"", P::UnknownWord, "$.steps[2].kind");
    row("step twice", "\"id\": \"see\"", "\"id\": \"move\"", P::DuplicateId, "$.steps[2].id");
    row("unknown target", "\"hex:B2\"],", "\"hex:Z9\"],", P::UnknownTarget, "$.steps[1].show[1]");
    row("target of a third seat", "seat:1/estate/lieutenant", "seat:3/estate/lieutenant", P::UnknownTarget,
        "$.steps[1].show[0]");
    row("four targets", "[\"hex:B1\"]", "[\"hex:B1\", \"hex:B2\", \"board\", \"wheel\"]", P::WrongCount,
        "$.steps[3].show");
    row("unknown path", "hex:B2/standing", "hex:B2/mood", P::UnknownPath, "$.steps[1].goal.all[0].at[0]");
    row("unknown predicate", "{\"not\": {\"phase\"", "{\"nor\": {\"phase\"", P::UnknownWord,
        "$.steps[1].goal.all[1].nor");
    row("unknown stage", "\"phase\": \"production\"", "\"phase\": \"lunch\"", P::UnknownWord,
        "$.steps[1].goal.all[1].not.phase");
    row("unknown reason", "hex-occupied", "hex-haunted", P::UnknownReason, "$.steps[1].wrong[0].refused[0]");
    row("unknown command", "\"choose-ship *\"", "\"sink-ship *\"", P::UnknownCommand, "$.steps[1].wrong[0].when[0]");
    row("command to an unknown place", "[\"choose-hex 1 B2\"]", "[\"choose-hex 1 Q7\"]", P::UnknownCommand,
        "$.steps[1].skip_by[0]");
    row("command of a third seat", "2: choose-hex 1 B1", "3: choose-hex 1 B1", P::UnknownCommand,
        "$.steps[2].script[0]");
    row("no catch-all", "\"when\": [\"*\"], \"rule\": \"messina.overview.aim\", \"then\": \"undo\"",
        "\"when\": [\"recall *\"], \"rule\": \"messina.overview.aim\", \"then\": \"undo\"", P::NoCatchAll,
        "$.steps[1].wrong");
    row("no solution", ", \"skip_by\": [\"choose-hex 1 B2\"]", "", P::NoSolution, "$.steps[1]");
    row("no goal",
        "\"goal\": {\"all\": [{\"at\": [\"hex:B2/standing\", \"seat:1\"]}, {\"not\": {\"phase\": \"production\"}}, "
        "{\"has\": [\"seat:1/book/church\", 1]}]},",
        "", P::MissingKey, "$.steps[1]");
    row("goto without a step", ", \"goto\": \"look\"", "", P::MissingKey, "$.steps[1].wrong[0]");
    row("goto to an unknown step", "\"goto\": \"look\"", "\"goto\": \"moon\"", P::UnknownStep, "$.steps[1]");
    row("next to an unknown step", "\"right\": \"sum\"", "\"right\": \"moon\"", P::UnknownStep, "$.steps[3]");
    row("step nobody reaches", "{\"right\": \"sum\", \"wrong\": \"drill\"}", "\"sum\"", P::StepUnreachable,
        "$.steps[4]");
    row("no end", "\"kind\": \"tell\", \"rules\": [\"messina.overview.aim\"]",
        "\"kind\": \"tell\", \"rules\": [\"messina.overview.aim\"], \"next\": \"look\"", P::NoEnd, "$.steps");
    row("two right options", "{\"id\": \"no\"}", "{\"id\": \"no\", \"right\": true}", P::OptionsUndecided,
        "$.steps[3].options");
    row("place of another town", "choose-hex 1 E3", "choose-hex 1 E4", P::UnknownCommand,
        "$.steps[4].drill.start.commands[0]");
    row("score without a number", "\"number\": 3, ", "", P::MissingKey, "$.steps[5]");
    row("cut short", "  {\"id\": \"end\", \"kind\": \"tell\", \"rules\": [\"messina.overview.aim\"]}\n ]\n}", "",
        P::UnexpectedText, "");
}

void TestLessonFile::brokenLesson() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, kind);
    QFETCH(QString, path);
    const auto at = lessonText.indexOf(from);
    QVERIFY2(at >= 0, "the text to break is not in the lesson");
    QByteArray broken = lessonText;
    broken.replace(at, from.size(), to);
    if (QTest::currentDataTag() == QByteArray("cut short")) broken.append("}");
    QList<Problem> problems;
    QVERIFY(!read(broken, problems));
    const Problem* found = nullptr;
    for (const Problem& each : problems)
        if (each.kind == static_cast<ProblemKind>(kind) && each.path == path) found = &each;
    QVERIFY2(found, qPrintable(problems.isEmpty() ? QStringLiteral("no problem") : sentence(problems.first())));
    QVERIFY(found->line > 0 && found->line <= broken.count('\n') + 1);
    QCOMPARE(found->file, QStringLiteral("small.json"));
    QCOMPARE(problems.size(), 1);
}

void TestLessonFile::commandsAreThoseOfTheEngine_data() {
    QTest::addColumn<bool>("known");
    for (const char* command :
         {"refresh huts big-fire", "refresh workshops rat", "burn fire-and-big-fire next:B1",
          "burn-ship fire-and-big-fire", "order-by church", "change-square nun-lower-inner nun-upper-inner",
          "leave hut:2 square:nun-lower-inner", "refresh * big-fire", "order-*", "advance nun upper skip",
          "choose-hex * port:upper-left", "rescue nun square:nun-*", "*-fire"})
        QTest::newRow(command) << true;
    for (const char* command :
         {"refresh huts bigFire", "refresh roofs *", "burn bigFire*", "advance nun left", "recall 6", "recall",
          "recall 1 2", "place-hut 5", "take-cart 3", "rescue monk *", "choose-hex 1 Q7", "square:nun-lower-inner"})
        QTest::newRow(command) << false;
}

void TestLessonFile::commandsAreThoseOfTheEngine() {
    QFETCH(bool, known);
    QByteArray text = lessonText;
    text.replace("[\"choose-hex * B2\"]", '[' + QByteArray(1, '"') + QTest::currentDataTag() + "\"]");
    QVERIFY(text != lessonText);
    QList<Problem> problems;
    QCOMPARE(read(text, problems).has_value(), known);
    QCOMPARE(problems.size(), known ? 0 : 1);
}

void TestLessonFile::readsWords() {
    QList<Problem> problems;
    const auto words = readWords(wordsText, problems);
    QVERIFY2(words, problems.isEmpty() ? "" : qPrintable(sentence(problems.first())));
    QCOMPARE(words->title, QStringLiteral("Small lesson"));
    QCOMPARE(words->steps.size(), 7);
    QCOMPARE(words->steps.value(QStringLiteral("move")).wrong.value(QStringLiteral("ship")),
             QStringLiteral("Ships come later."));
    // An answer may have words of its own after each move of the step.
    QByteArray listed = wordsText;
    listed.replace("\"Ships come later.\"", "[\"Ships come later.\", \"Not yet.\"]");
    const auto more = readWords(listed, problems);
    QVERIFY2(more, problems.isEmpty() ? "" : qPrintable(sentence(problems.first())));
    QCOMPARE(more->steps.value(QStringLiteral("move")).wrong, words->steps.value(QStringLiteral("move")).wrong);
    QCOMPARE(more->steps.value(QStringLiteral("move")).wrongLater.value(QStringLiteral("ship")), QStringList{QStringLiteral("Not yet.")});
    QCOMPARE(words->steps.value(QStringLiteral("look")).stages.value(QStringLiteral("town")),
             QStringLiteral("This is the town."));
}

void TestLessonFile::brokenWords_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("path");
    const auto row = [](const char* name, const QByteArray& from, const QByteArray& to, ProblemKind kind,
                        const char* path) {
        QTest::newRow(name) << from << to << static_cast<int>(kind) << QString::fromLatin1(path);
    };
    using P = ProblemKind;
    row("another lesson", "\"lesson\": \"small\"", "\"lesson\": \"other\"", P::WrongFormat, "$.lesson");
    row("another language", "\"language\": \"en\"", "\"language\": \"pl\"", P::WrongFormat, "$.language");
    row("step without words", "\"see\": {\"title\": \"The neighbour\", \"text\": \"Watch.\"},", "", P::WordsMissing,
        "$.steps");
    row("words of no step", "\"see\":", "\"seen\": {}, \"see\":", P::WordsUnknown, "$.steps.seen");
    row("no text", "\"title\": \"The neighbour\", \"text\": \"Watch.\"", "\"title\": \"The neighbour\"",
        P::WordsMissing, "$.steps.see");
    row("no nudge", "\"nudge\": \"Think of B2.\", ", "", P::WordsMissing, "$.steps.move");
    row("no task", "\"task\": \"Move now\", ", "", P::WordsMissing, "$.steps.move");
    row("no answer to a wrong move", "\"ship\": \"Ships come later.\", ", "", P::WordsMissing, "$.steps.move.wrong");
    row("answer to no move", "\"ship\":", "\"sheep\": \"Baa.\", \"ship\":", P::WordsUnknown,
        "$.steps.move.wrong.sheep");
    row("option without words", "\"yes\": \"Yes\", ", "", P::WordsMissing, "$.steps.guess.options");
    row("mark without a target", "Take {1} to {2}.", "Take {1} to {3}.", P::MarkWithoutTarget, "$.steps.move.text");
    row("unknown mark", "Take {1} to {2}.", "Take {x} to {2}.", P::MarkWithoutTarget, "$.steps.move.text");
    row("long title", "\"The neighbour\"", "\"The neighbour with the very long name\"", P::TooManyWords,
        "$.steps.see.title");
    row("long text", "\"Watch.\"", "\"" + QByteArray("word ").repeated(46) + "\"", P::TooManyWords, "$.steps.see.text");
    row("empty text", "\"Watch.\"", "\" \"", P::EmptyText, "$.steps.see.text");
    row("unknown field", "\"text\": \"Watch.\"", "\"text\": \"Watch.\", \"poem\": \"Oh\"", P::UnknownKey,
        "$.steps.see.poem");
    row("options where none are asked", "\"text\": \"Watch.\"", "\"text\": \"Watch.\", \"options\": {\"a\": \"b\"}",
        P::WordsUnknown, "$.steps.see.options");
}

void TestLessonFile::brokenWords() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, kind);
    QFETCH(QString, path);
    const auto at = wordsText.indexOf(from);
    QVERIFY2(at >= 0, "the text to break is not there");
    QByteArray broken = wordsText;
    broken.replace(at, from.size(), to);
    QList<Problem> problems;
    QVERIFY(!readWords(broken, problems));
    QCOMPARE(problems.size(), 1);
    QCOMPARE(static_cast<int>(problems.first().kind), kind);
    QCOMPARE(problems.first().path, path);
    const bool atObject = problems.first().kind == ProblemKind::WordsMissing;
    if (!atObject) QCOMPARE(problems.first().line, lineOf(wordsText, from));
}

void TestLessonFile::realLessonsAreSound() {
    const DataFolder data = DataFolder::find();
    const QDir folder(data.lessons(QStringLiteral("messina")));
    const QStringList files = folder.entryList({QStringLiteral("*.json")}, QDir::Files);
    QVERIFY(!files.isEmpty());
    for (const QString& file : files) {
        QList<Problem> problems;
        const bool sound = readLesson(folder.filePath(file), file, vocabulary(), problems).has_value();
        QVERIFY2(sound, qPrintable(problems.isEmpty() ? file : sentence(problems.first())));
    }
}

QTEST_GUILESS_MAIN(TestLessonFile)
#include "tst_lesson_file.moc"
