// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options.h"

#include <QCommandLineParser>

namespace magister::cli {

namespace {

const QStringList knownLanguages{QStringLiteral("en"), QStringLiteral("pl"), QStringLiteral("cs"), QStringLiteral("ru"),
                            QStringLiteral("de")};

/// Options that describe the table.
const QStringList table{QStringLiteral("advanced"), QStringLiteral("priority-tile"), QStringLiteral("preset"),
                        QStringLiteral("ruling"), QStringLiteral("setup"), QStringLiteral("extra-tiles"),
                        QStringLiteral("fewer-tiles")};

/// Options of each verb; any other option is an error.
QStringList optionsOf(const QString& verb) {
    if (verb == QLatin1String("play"))
        return QStringList{QStringLiteral("game"), QStringLiteral("players"), QStringLiteral("seed"), QStringLiteral("games"),
                QStringLiteral("lang"), QStringLiteral("random"), QStringLiteral("script"), QStringLiteral("record"),
                QStringLiteral("check"), QStringLiteral("journal")} + table;
    if (verb == QLatin1String("verify")) return {};
    if (verb == QLatin1String("choices"))
        return QStringList{QStringLiteral("game"), QStringLiteral("players"), QStringLiteral("seed"),
                           QStringLiteral("script"), QStringLiteral("legal")} + table;
    if (verb == QLatin1String("replay")) return {QStringLiteral("check"), QStringLiteral("lang")};
    if (verb == QLatin1String("content")) return {QStringLiteral("data"), QStringLiteral("pack"), QStringLiteral("lang")};
    if (verb == QLatin1String("bench"))
        return QStringList{QStringLiteral("game"), QStringLiteral("players"), QStringLiteral("games"),
                           QStringLiteral("seed")} + table;
    if (verb == QLatin1String("search"))
        return {QStringLiteral("game"), QStringLiteral("lang"), QStringLiteral("most"), QStringLiteral("data"),
                QStringLiteral("explain"), QStringLiteral("bench")};
    if (verb == QLatin1String("coverage"))
        return {QStringLiteral("game"), QStringLiteral("source"), QStringLiteral("format")};
    if (verb == QLatin1String("review"))
        return {QStringLiteral("game"), QStringLiteral("source"), QStringLiteral("accept")};
    if (verb == QLatin1String("stamp")) return {QStringLiteral("lang"), QStringLiteral("rules"), QStringLiteral("data")};
    if (verb == QLatin1String("paper"))
        return {QStringLiteral("game"), QStringLiteral("lang"), QStringLiteral("with"), QStringLiteral("chapters"),
                QStringLiteral("aid")};
    return {QStringLiteral("game")};
}

struct Reading {
    QCommandLineParser parser;
    QString problem;

    void add(const char* name, const char* value = nullptr) {
        if (value) parser.addOption({QString::fromLatin1(name), {}, QString::fromLatin1(value)});
        else parser.addOption(QCommandLineOption(QString::fromLatin1(name)));
    }
    void declare() {
        parser.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsOptions);
        for (const char* name : {"game", "players", "seed", "games", "lang", "script", "record", "data", "pack", "source",
                                 "format", "journal", "setup", "preset", "ruling", "rules", "accept", "with", "chapters",
                                 "most"})
            add(name, "value");
        for (const char* name : {"random", "check", "legal", "advanced", "priority-tile", "extra-tiles", "fewer-tiles",
                                 "aid", "explain", "bench"})
            add(name);
    }
    void fail(const QString& what) {
        if (problem.isEmpty()) problem = what;
    }
    template <class Number> Number number(const char* name, Number least, Number most, Number otherwise) {
        const QString key = QString::fromLatin1(name);
        if (!parser.isSet(key)) return otherwise;
        bool ok = false;
        const qulonglong value = parser.value(key).toULongLong(&ok);
        if (!ok || value < static_cast<qulonglong>(least) || value > static_cast<qulonglong>(most)) {
            fail(QStringLiteral("--%1 %2: expected a number from %3 to %4")
                     .arg(key, parser.value(key), QString::number(least), QString::number(most)));
            return otherwise;
        }
        return static_cast<Number>(value);
    }
    void allowOnly(const QString& verb) {
        for (const QString& name : parser.optionNames())
            if (!optionsOf(verb).contains(name))
                fail(QStringLiteral("--%1 cannot be used with %2; see --help").arg(name, verb));
    }
    void positional(Options& options) {
        const QStringList rest = parser.positionalArguments().mid(1);
        if (options.verb == QLatin1String("replay") || options.verb == QLatin1String("paper")) {
            if (rest.size() == 1) options.file = rest.front();
            else fail(options.verb + QStringLiteral(": expected one file"));
        } else if (options.verb == QLatin1String("verify")) {
            options.files = rest;
            if (rest.isEmpty()) fail(QStringLiteral("verify: expected one or more files"));
        } else if (options.verb == QLatin1String("search")) {
            options.query = rest.join(QLatin1Char(' '));
            if (rest.isEmpty() && !parser.isSet(QStringLiteral("bench"))) fail(QStringLiteral("search: expected search words"));
        } else if (!rest.isEmpty()) {
            fail(QStringLiteral("unexpected argument \"%1\"; see --help").arg(rest.front()));
        }
    }
    /// "id,id"; an explicitly given list must not be empty.
    QStringList list(const char* name) {
        const QString key = QString::fromLatin1(name);
        const QStringList items = parser.value(key).split(QLatin1Char(','), Qt::SkipEmptyParts);
        if (parser.isSet(key) && items.isEmpty()) fail(QStringLiteral("--%1: expected ids separated by commas").arg(key));
        return items;
    }
    void game(Options& options) {
        options.game = parser.value(QStringLiteral("game"));
        if (!optionsOf(options.verb).contains(QStringLiteral("game"))) return;
        if (options.game.isEmpty() && options.verb == QLatin1String("review")) options.game = QStringLiteral("messina");
        // There is only one game with an aid so far.
        if (options.game.isEmpty() && options.verb == QLatin1String("paper") && parser.isSet(QStringLiteral("aid"))) return;
        static const QStringList both{QStringLiteral("play"), QStringLiteral("choices"), QStringLiteral("bench"),
                                      QStringLiteral("coverage"), QStringLiteral("signature")};
        const bool orleansToo = both.contains(options.verb);
        const QString games = orleansToo ? QStringLiteral("messina or orleans") : QStringLiteral("messina");
        if (options.game.isEmpty()) fail(QStringLiteral("%1: expected --game %2").arg(options.verb, games));
        else if (options.game == QLatin1String("orleans") && orleansToo) ofOrleans();
        else if (options.game != QLatin1String("messina"))
            fail(QStringLiteral("--game %1: expected %2").arg(options.game, games));
        else ofMessina();
    }
    void ofMessina() {
        for (const char* name : {"extra-tiles", "fewer-tiles"})
            if (parser.isSet(QString::fromLatin1(name))) fail(QStringLiteral("--%1 can be used only with orleans").arg(QLatin1String(name)));
    }
    void ofOrleans() {
        for (const char* name : {"advanced", "priority-tile", "preset"})
            if (parser.isSet(QString::fromLatin1(name))) fail(QStringLiteral("--%1 can be used only with messina").arg(QLatin1String(name)));
    }
    void paper(Options& options) {
        options.aid = parser.isSet(QStringLiteral("aid"));
        options.second = parser.value(QStringLiteral("with"));
        if (parser.isSet(QStringLiteral("with")) && (!knownLanguages.contains(options.second) || options.second == options.language))
            fail(QStringLiteral("--with %1: expected a different language, one of %2").arg(options.second, knownLanguages.join(QStringLiteral(", "))));
        const QString chapters = parser.value(QStringLiteral("chapters"));
        if (chapters != QLatin1String("all")) options.chapters = chapters.split(QLatin1Char(','), Qt::SkipEmptyParts);
        if (parser.isSet(QStringLiteral("chapters")) && options.chapters.isEmpty() && chapters != QLatin1String("all"))
            fail(QStringLiteral("--chapters: expected chapter ids, or all"));
        if (options.aid && (parser.isSet(QStringLiteral("with")) || parser.isSet(QStringLiteral("chapters"))))
            fail(QStringLiteral("--aid is one sheet in one language and cannot be combined with --with or --chapters"));
    }
};

} // namespace

ReadOptions readOptions(const QStringList& arguments) {
    static const QStringList verbs{QStringLiteral("play"), QStringLiteral("choices"), QStringLiteral("replay"),
                                   QStringLiteral("content"), QStringLiteral("bench"), QStringLiteral("coverage"),
                                   QStringLiteral("signature"), QStringLiteral("verify"), QStringLiteral("stamp"),
                                   QStringLiteral("review"), QStringLiteral("paper"), QStringLiteral("search")};
    Reading reading;
    reading.declare();
    if (!reading.parser.parse(arguments)) return {{}, reading.parser.errorText() + QStringLiteral(" See --help.")};
    Options options;
    options.verb = reading.parser.positionalArguments().value(0);
    if (!verbs.contains(options.verb))
        return {{}, (options.verb.isEmpty() ? QStringLiteral("No command given: ")
                                            : QStringLiteral("Unknown command \"%1\": ").arg(options.verb)) +
                        QStringLiteral("expected one of ") + verbs.join(QStringLiteral(", ")) + QStringLiteral("; see --help")};
    reading.allowOnly(options.verb);
    reading.positional(options);
    reading.game(options);
    const bool orleans = options.game == QLatin1String("orleans");
    options.players = reading.number<int>("players", orleans ? 2 : 1, 4, 2);
    options.seed = reading.number<quint64>("seed", 0, ~quint64{0}, 1);
    options.games = reading.number<int>("games", 1, 10'000'000, 1);
    if (reading.parser.isSet(QStringLiteral("lang"))) options.language = reading.parser.value(QStringLiteral("lang"));
    if (!knownLanguages.contains(options.language))
        reading.fail(QStringLiteral("--lang %1: expected one of %2").arg(options.language, knownLanguages.join(QStringLiteral(", "))));
    if (options.verb == QLatin1String("stamp") && options.language == knownLanguages.first())
        reading.fail(QStringLiteral("stamp: expected --lang with a language other than English"));
    options.rules = reading.list("rules");
    options.accept = reading.list("accept");
    options.most = reading.number<int>("most", 1, 1000, 10);
    options.explain = reading.parser.isSet(QStringLiteral("explain"));
    options.bench = reading.parser.isSet(QStringLiteral("bench"));
    options.random = reading.parser.isSet(QStringLiteral("random"));
    options.check = reading.parser.isSet(QStringLiteral("check"));
    options.legalOnly = reading.parser.isSet(QStringLiteral("legal"));
    options.script = reading.parser.value(QStringLiteral("script"));
    options.record = reading.parser.value(QStringLiteral("record"));
    options.journal = reading.parser.value(QStringLiteral("journal"));
    options.setup = reading.parser.value(QStringLiteral("setup"));
    if (!options.journal.isEmpty() && (!options.script.isEmpty() || !(options.random || orleans) || options.games > 1))
        reading.fail(orleans ? QStringLiteral("--journal: expected one game without --script")
                             : QStringLiteral("--journal: expected one game with --random"));
    options.advanced = reading.parser.isSet(QStringLiteral("advanced"));
    options.priorityTile = reading.parser.isSet(QStringLiteral("priority-tile"));
    options.extraTiles = reading.parser.isSet(QStringLiteral("extra-tiles"));
    options.fewerTiles = reading.parser.isSet(QStringLiteral("fewer-tiles"));
    options.preset = reading.parser.value(QStringLiteral("preset"));
    options.rulings = reading.parser.values(QStringLiteral("ruling"));
    if (!options.setup.isEmpty() && (options.advanced || options.priorityTile || options.extraTiles || options.fewerTiles || !options.preset.isEmpty() || !options.rulings.isEmpty()))
        reading.fail(QStringLiteral("--setup cannot be combined with other table options"));
    options.data = reading.parser.value(QStringLiteral("data"));
    options.source = reading.parser.value(QStringLiteral("source"));
    if (reading.parser.isSet(QStringLiteral("format"))) options.format = reading.parser.value(QStringLiteral("format"));
    if (options.format != QLatin1String("text") && options.format != QLatin1String("json"))
        reading.fail(QStringLiteral("--format %1: expected text or json").arg(options.format));
    options.pack = reading.parser.value(QStringLiteral("pack"));
    if (reading.parser.isSet(QStringLiteral("pack")) && options.pack.isEmpty())
        reading.fail(QStringLiteral("--pack: expected a folder"));
    reading.paper(options);
    const bool neither = !options.random && options.script.isEmpty();
    if (options.verb == QLatin1String("play") && options.random == !options.script.isEmpty() && !(orleans && neither))
        reading.fail(QStringLiteral("play: expected either --random or --script FILE"));
    if (!options.script.isEmpty() && options.games > 1) reading.fail(QStringLiteral("--script plays a single game and cannot be combined with --games"));
    if (!reading.problem.isEmpty()) return {{}, reading.problem};
    return {options, {}};
}

QString helpText() {
    return QStringLiteral(R"(magister-cli: the games of Magister Ludi on the command line

  magister-cli play --game messina|orleans TABLE [--games N] [--lang L]
                    --random | --script FILE   [--check] [--record FILE] [--journal FILE]
      Plays games and prints the score lines and the hash of the final position. A script is
      described sentence by sentence, ending with the question that is open or the reason why a line was refused; so is a
      game of Orléans without --random or --script.
      --random   choose a random legal move each time until the game is over
      --script   read commands from a file, one per line (see choices); # starts a comment
      --check    test every invariant after every choice
      --games    play N games in succession, starting with seed S; prints one line per game
      --record   write the last game to a file that replay can read
      --journal  write the setup, the pack and every command to a new file during play; requires --random
                 except for Orléans
  magister-cli choices --game messina|orleans TABLE [--script FILE] [--legal]
      Lists the possible commands: "legal COMMAND" or "refused REASON RULE COMMAND". In Orléans several players may
      have to decide at once, so each COMMAND starts with a seat number, 1 to 4.
  magister-cli replay FILE [--check] [--lang L]
      Replays a recorded game and compares the hashes stored in it.
  magister-cli verify FILE...
      Replays saved games, checks every record and prints one line per file: ok, or the record that is wrong.
  magister-cli content [--data FOLDER] [--lang L]
      Checks packs, lessons, articles, links and catalogues; prints a list of problems, or one line of counts.
  magister-cli content --pack FOLDER [--data FOLDER] [--lang L]
      Checks your own pack against the printed one; prints a list of problems, or each value it sets as
      "PART TILE FIELD: PRINTED -> YOURS" ("=" if both are the same), and one line of counts.
  magister-cli bench --game messina|orleans TABLE [--games N]
      Measures the engine; prints one figure per line.
  magister-cli coverage --game messina|orleans [--source FOLDER] [--format text|json]
      Reads the source tree and lists for each rule atom its implementation, tests, refusal tests, articles and
      lesson steps, with totals in the last line. Fails if any atom is incomplete.
  magister-cli review [--game messina] [--source FOLDER] [--accept ID,ID...|all]
      Lists the rules whose engine code or facts have changed since their article was last reviewed, with locations.
      --accept   record that the articles on these rules have been reviewed and are correct
  magister-cli stamp --lang L [--rules ID,ID...] [--data FOLDER]
      Marks all articles in L, or those named, as matching the current English text.
  magister-cli paper --game messina [--chapters ID,ID...|all] [--lang L] [--with L] FILE.pdf
      Writes chapters of the rules ("setup,turn"; default: all) as PDF; --with adds a second language side by side.
  magister-cli paper --aid [--lang L] FILE.pdf
      Writes the player aid as PDF: one sheet, two sides. An existing file is replaced only once the new one is complete.
  magister-cli search --game messina [--lang L] [--most N] [--data FOLDER] [--explain] WORDS
      Searches the rules as the program does; prints at most N atom ids (default: 10), one per line, best first.
      --explain  also print scores and lines
      --bench    takes no WORDS: measures the time per keystroke while typing questions in every language
  magister-cli signature --game messina|orleans
      Prints a number that changes whenever any of the rules changes.

TABLE is [--players 1|2|3|4] [--seed S] [--advanced] [--priority-tile] [--preset default|pl|cs|ru|de]
[--ruling OPTION=CHOICE]..., or --setup FILE with the lines of a setup, including draws (see app/content/README.md).
With one player, the solo game is played. --advanced deals side b of the player boards and scroll boards at random.
For Orléans, TABLE is [--players 2|3|4] [--seed S] [--extra-tiles] [--fewer-tiles] [--ruling OPTION=CHOICE]...,
or --setup FILE.

Games use your own pack if it has no errors and is in the program's data folder, as packs/messina
or packs/orleans.

  magister-cli --help, --version

L is en, pl, cs, ru or de. Exit codes: 0 success, 1 a violation or problem was found, 2 invalid command line.
)");
}

} // namespace magister::cli
