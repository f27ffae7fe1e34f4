// SPDX-License-Identifier: GPL-3.0-or-later
#include "options.h"

#include <QCommandLineParser>

namespace magister::cli {

namespace {

const QStringList knownLanguages{QStringLiteral("en"), QStringLiteral("pl"), QStringLiteral("cs"), QStringLiteral("ru"),
                            QStringLiteral("de")};

/// What says how the table is laid.
const QStringList table{QStringLiteral("advanced"), QStringLiteral("priority-tile"), QStringLiteral("preset"),
                        QStringLiteral("ruling"), QStringLiteral("setup"), QStringLiteral("extra-tiles"),
                        QStringLiteral("fewer-tiles")};

/// Options of each verb; anything else on the line is a mistake.
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
            fail(QStringLiteral("--%1 %2: a number from %3 to %4 expected")
                     .arg(key, parser.value(key), QString::number(least), QString::number(most)));
            return otherwise;
        }
        return static_cast<Number>(value);
    }
    void allowOnly(const QString& verb) {
        for (const QString& name : parser.optionNames())
            if (!optionsOf(verb).contains(name))
                fail(QStringLiteral("--%1 does not go with %2; see --help").arg(name, verb));
    }
    void positional(Options& options) {
        const QStringList rest = parser.positionalArguments().mid(1);
        if (options.verb == QLatin1String("replay") || options.verb == QLatin1String("paper")) {
            if (rest.size() == 1) options.file = rest.front();
            else fail(options.verb + QStringLiteral(": one file expected"));
        } else if (options.verb == QLatin1String("verify")) {
            options.files = rest;
            if (rest.isEmpty()) fail(QStringLiteral("verify: one file or more expected"));
        } else if (options.verb == QLatin1String("search")) {
            options.query = rest.join(QLatin1Char(' '));
            if (rest.isEmpty() && !parser.isSet(QStringLiteral("bench"))) fail(QStringLiteral("search: words expected"));
        } else if (!rest.isEmpty()) {
            fail(QStringLiteral("\"%1\" is not understood; see --help").arg(rest.front()));
        }
    }
    /// "id,id"; a list that is asked for is not empty.
    QStringList list(const char* name) {
        const QString key = QString::fromLatin1(name);
        const QStringList items = parser.value(key).split(QLatin1Char(','), Qt::SkipEmptyParts);
        if (parser.isSet(key) && items.isEmpty()) fail(QStringLiteral("--%1: ids expected, with commas between").arg(key));
        return items;
    }
    void game(Options& options) {
        options.game = parser.value(QStringLiteral("game"));
        if (!optionsOf(options.verb).contains(QStringLiteral("game"))) return;
        if (options.game.isEmpty() && options.verb == QLatin1String("review")) options.game = QStringLiteral("messina");
        // The aid has no game to tell apart yet.
        if (options.game.isEmpty() && options.verb == QLatin1String("paper") && parser.isSet(QStringLiteral("aid"))) return;
        static const QStringList both{QStringLiteral("play"), QStringLiteral("choices"), QStringLiteral("bench"),
                                      QStringLiteral("coverage"), QStringLiteral("signature")};
        const bool orleansToo = both.contains(options.verb);
        const QString games = orleansToo ? QStringLiteral("messina or orleans") : QStringLiteral("messina");
        if (options.game.isEmpty()) fail(QStringLiteral("%1: --game with %2 expected").arg(options.verb, games));
        else if (options.game == QLatin1String("orleans") && orleansToo) ofOrleans();
        else if (options.game != QLatin1String("messina"))
            fail(QStringLiteral("--game %1: %2 expected").arg(options.game, games));
        else ofMessina();
    }
    void ofMessina() {
        for (const char* name : {"extra-tiles", "fewer-tiles"})
            if (parser.isSet(QString::fromLatin1(name))) fail(QStringLiteral("--%1 goes with orleans").arg(QLatin1String(name)));
    }
    void ofOrleans() {
        for (const char* name : {"advanced", "priority-tile", "preset"})
            if (parser.isSet(QString::fromLatin1(name))) fail(QStringLiteral("--%1 goes with messina").arg(QLatin1String(name)));
    }
    void paper(Options& options) {
        options.aid = parser.isSet(QStringLiteral("aid"));
        options.second = parser.value(QStringLiteral("with"));
        if (parser.isSet(QStringLiteral("with")) && (!knownLanguages.contains(options.second) || options.second == options.language))
            fail(QStringLiteral("--with %1: another one of %2 expected").arg(options.second, knownLanguages.join(QStringLiteral(", "))));
        const QString chapters = parser.value(QStringLiteral("chapters"));
        if (chapters != QLatin1String("all")) options.chapters = chapters.split(QLatin1Char(','), Qt::SkipEmptyParts);
        if (parser.isSet(QStringLiteral("chapters")) && options.chapters.isEmpty() && chapters != QLatin1String("all"))
            fail(QStringLiteral("--chapters: ids of chapters, or all, expected"));
        if (options.aid && (parser.isSet(QStringLiteral("with")) || parser.isSet(QStringLiteral("chapters"))))
            fail(QStringLiteral("--aid is one sheet in one language: neither --with nor --chapters with it"));
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
        return {{}, (options.verb.isEmpty() ? QStringLiteral("A verb is missing: ")
                                            : QStringLiteral("\"%1\" is no verb: ").arg(options.verb)) +
                        verbs.join(QStringLiteral(", ")) + QStringLiteral(" expected; see --help")};
    reading.allowOnly(options.verb);
    reading.positional(options);
    reading.game(options);
    const bool orleans = options.game == QLatin1String("orleans");
    options.players = reading.number<int>("players", orleans ? 2 : 1, 4, 2);
    options.seed = reading.number<quint64>("seed", 0, ~quint64{0}, 1);
    options.games = reading.number<int>("games", 1, 10'000'000, 1);
    if (reading.parser.isSet(QStringLiteral("lang"))) options.language = reading.parser.value(QStringLiteral("lang"));
    if (!knownLanguages.contains(options.language))
        reading.fail(QStringLiteral("--lang %1: one of %2 expected").arg(options.language, knownLanguages.join(QStringLiteral(", "))));
    if (options.verb == QLatin1String("stamp") && options.language == knownLanguages.first())
        reading.fail(QStringLiteral("stamp: --lang with a language but English expected; the others are made from it"));
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
        reading.fail(orleans ? QStringLiteral("--journal: one game without --script expected")
                             : QStringLiteral("--journal: one game with --random expected"));
    options.advanced = reading.parser.isSet(QStringLiteral("advanced"));
    options.priorityTile = reading.parser.isSet(QStringLiteral("priority-tile"));
    options.extraTiles = reading.parser.isSet(QStringLiteral("extra-tiles"));
    options.fewerTiles = reading.parser.isSet(QStringLiteral("fewer-tiles"));
    options.preset = reading.parser.value(QStringLiteral("preset"));
    options.rulings = reading.parser.values(QStringLiteral("ruling"));
    if (!options.setup.isEmpty() && (options.advanced || options.priorityTile || options.extraTiles || options.fewerTiles || !options.preset.isEmpty() || !options.rulings.isEmpty()))
        reading.fail(QStringLiteral("--setup says how the table is laid: no other option of the table with it"));
    options.data = reading.parser.value(QStringLiteral("data"));
    options.source = reading.parser.value(QStringLiteral("source"));
    if (reading.parser.isSet(QStringLiteral("format"))) options.format = reading.parser.value(QStringLiteral("format"));
    if (options.format != QLatin1String("text") && options.format != QLatin1String("json"))
        reading.fail(QStringLiteral("--format %1: text or json expected").arg(options.format));
    options.pack = reading.parser.value(QStringLiteral("pack"));
    if (reading.parser.isSet(QStringLiteral("pack")) && options.pack.isEmpty())
        reading.fail(QStringLiteral("--pack: a folder expected"));
    reading.paper(options);
    const bool neither = !options.random && options.script.isEmpty();
    if (options.verb == QLatin1String("play") && options.random == !options.script.isEmpty() && !(orleans && neither))
        reading.fail(QStringLiteral("play: either --random or --script FILE expected"));
    if (!options.script.isEmpty() && options.games > 1) reading.fail(QStringLiteral("--script plays one game: no --games"));
    if (!reading.problem.isEmpty()) return {{}, reading.problem};
    return {options, {}};
}

QString helpText() {
    return QStringLiteral(R"(magister-cli: the games of Magister Ludi without a screen

  magister-cli play --game messina|orleans TABLE [--games N] [--lang L]
                    --random | --script FILE   [--check] [--record FILE] [--journal FILE]
      Plays games and prints the score lines and the hash of the last position. A script is told sentence by
      sentence, with what is asked at its end or why a line is refused; so is a game of Orléans with neither --random
      nor --script.
      --random   a legal choice at random, each time, until the game is over
      --script   commands from a file, one a line (see choices); # begins a remark
      --check    tests every invariant after every choice
      --games    from seed S on, one after another; prints one line a game
      --record   writes the last game as a file that replay reads
      --journal  writes setup, pack and every command to a new file while the game is played; with --random, and of
                 Orléans also without
  magister-cli choices --game messina|orleans TABLE [--script FILE] [--legal]
      Lists what may be answered: "legal COMMAND" or "refused REASON RULE COMMAND". In Orléans several may be asked at
      once: each COMMAND begins with a seat, 1 to 4.
  magister-cli replay FILE [--check] [--lang L]
      Plays a recorded game again and compares the hashes written in it.
  magister-cli verify FILE...
      Plays saved games again, checks every record and prints a line a file: ok, or the record that is wrong.
  magister-cli content [--data FOLDER] [--lang L]
      Checks packs, lessons, articles, links and catalogues: a list of problems, or one line of counts.
  magister-cli content --pack FOLDER [--data FOLDER] [--lang L]
      Checks a pack of your own over the printed one: a list of problems, or each value that it gives, as
      "PART TILE FIELD: PRINTED -> YOURS" ("=" where both are the same), and one line of counts.
  magister-cli bench --game messina|orleans TABLE [--games N]
      Measures the engine; one figure a line.
  magister-cli coverage --game messina|orleans [--source FOLDER] [--format text|json]
      Rule atom by rule atom, read from the source tree: implemented where, tested by, refusal tested by, articles,
      lesson steps; the totals in the last line. Fails while an atom lacks something.
  magister-cli review [--game messina] [--source FOLDER] [--accept ID,ID...|all]
      Rules whose engine code or facts changed since their article was read against them, with the places.
      --accept   the articles on these rules were read again and are right
  magister-cli stamp --lang L [--rules ID,ID...] [--data FOLDER]
      Writes into the headings of the articles in L, all or the named ones, that they tell the present English text.
  magister-cli paper --game messina [--chapters ID,ID...|all] [--lang L] [--with L] FILE.pdf
      Prints chapters of the rules ("setup,turn"; all if none is named), in two languages side by side with --with.
  magister-cli paper --aid [--lang L] FILE.pdf
      Prints the player aid: one sheet, both sides. A file that is there is replaced once the new one is whole.
  magister-cli search --game messina [--lang L] [--most N] [--data FOLDER] [--explain] WORDS
      Searches the rules as the program does: the id of an atom a line, best first, at most N (10).
      --explain  scores and lines too
      --bench    no words: how long a key takes while questions are typed in every language
  magister-cli signature --game messina|orleans
      One number for the rules: it changes when any of them does.

TABLE is [--players 1|2|3|4] [--seed S] [--advanced] [--priority-tile] [--preset default|pl|cs|ru|de]
[--ruling OPTION=CHOICE]..., or --setup FILE with lines of a setup, draws included (see app/content/README.md).
One player plays the solo game. --advanced: side b of player boards and scroll boards, dealt at random.
Of Orléans, TABLE is [--players 2|3|4] [--seed S] [--extra-tiles] [--fewer-tiles] [--ruling OPTION=CHOICE]...,
or --setup FILE.

Games are played with your own pack if it is sound and lies in the program's data folder, as packs/messina
or packs/orleans.

  magister-cli --help, --version

L is en, pl, cs, ru or de. Exit: 0 fine, 1 a violation or a problem was found, 2 the command line is wrong.
)");
}

} // namespace magister::cli
