// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options.h"

#include "app/cli/game_choice.h"
#include "app/cli/network_verbs.h"

#include <QCommandLineParser>

namespace magister::cli {

namespace {

const QStringList knownLanguages{QStringLiteral("en"), QStringLiteral("pl"), QStringLiteral("cs"), QStringLiteral("ru"),
                            QStringLiteral("de")};

/// Options that describe the table, of whatever game.
QStringList tableOptions() {
    return allSwitches() + QStringList{QStringLiteral("preset"), QStringLiteral("ruling"), QStringLiteral("setup")};
}

/// Options of each verb; any other option is an error.
QStringList optionsOf(const QString& verb) {
    if (verb == QLatin1String("play"))
        return QStringList{QStringLiteral("game"), QStringLiteral("players"), QStringLiteral("seed"), QStringLiteral("games"),
                QStringLiteral("lang"), QStringLiteral("random"), QStringLiteral("script"), QStringLiteral("record"),
                QStringLiteral("check"), QStringLiteral("journal")} + tableOptions();
    if (verb == QLatin1String("verify")) return {};
    if (verb == QLatin1String("choices"))
        return QStringList{QStringLiteral("game"), QStringLiteral("players"), QStringLiteral("seed"),
                           QStringLiteral("script"), QStringLiteral("legal")} + tableOptions();
    if (verb == QLatin1String("replay")) return {QStringLiteral("check"), QStringLiteral("lang")};
    if (verb == QLatin1String("content")) return {QStringLiteral("data"), QStringLiteral("pack"), QStringLiteral("lang")};
    if (verb == QLatin1String("bench"))
        return QStringList{QStringLiteral("game"), QStringLiteral("players"), QStringLiteral("games"),
                           QStringLiteral("seed")} + tableOptions();
    if (verb == QLatin1String("search"))
        return {QStringLiteral("game"), QStringLiteral("lang"), QStringLiteral("most"), QStringLiteral("data"),
                QStringLiteral("explain"), QStringLiteral("bench")};
    if (verb == QLatin1String("lesson"))
        return {QStringLiteral("game"), QStringLiteral("lang"), QStringLiteral("data"), QStringLiteral("rest"),
                QStringLiteral("script"), QStringLiteral("setup"), QStringLiteral("id"), QStringLiteral("learner"), QStringLiteral("from"),
                QStringLiteral("size"), QStringLiteral("o"), QStringLiteral("output")};
    if (verb == QLatin1String("coverage"))
        return {QStringLiteral("game"), QStringLiteral("source"), QStringLiteral("format")};
    if (verb == QLatin1String("drill"))
        return {QStringLiteral("game"), QStringLiteral("atom"), QStringLiteral("kind"), QStringLiteral("lang"),
                QStringLiteral("seed"), QStringLiteral("count"), QStringLiteral("prove"), QStringLiteral("seeds")};
    if (verb == QLatin1String("review"))
        return {QStringLiteral("game"), QStringLiteral("source"), QStringLiteral("accept")};
    if (verb == QLatin1String("stamp")) 
        return {QStringLiteral("game"), QStringLiteral("lang"), QStringLiteral("rules"), QStringLiteral("data")};
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
                                 "most", "atom", "kind", "count", "prove", "seeds", "id", "learner", "from", "size"})
            add(name, "value");
        parser.addOption({{QStringLiteral("o"), QStringLiteral("output")}, {}, QStringLiteral("value")});
        for (const char* name : {"random", "check", "legal", "aid", "explain", "bench", "rest"})
            add(name);
        for (const QString& name : allSwitches())
            parser.addOption(QCommandLineOption(name));
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
        } else if (options.verb == QLatin1String("lesson")) {
            lesson(options, rest);
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
    /// "check ID...", "draft FILE".
    void lesson(Options& options, const QStringList& rest) {
        options.action = rest.value(0);
        options.words = rest.mid(1);
        static const QMap<QString, QStringList> known{
            {QStringLiteral("check"), {QStringLiteral("lang"), QStringLiteral("rest")}},
            {QStringLiteral("draft"), {QStringLiteral("script"), QStringLiteral("setup"), QStringLiteral("id"), QStringLiteral("learner"), QStringLiteral("from")}},
            {QStringLiteral("start"), {}},
            {QStringLiteral("list"), {}},
            {QStringLiteral("preview"), {QStringLiteral("lang"), QStringLiteral("size"), QStringLiteral("o"), QStringLiteral("output")}}};
        if (!known.contains(options.action)) return fail(QStringLiteral("lesson: expected start, list, draft, check or preview; see --help"));
        for (const QString& name : parser.optionNames())
            if (name != QLatin1String("game") && name != QLatin1String("data") && !known[options.action].contains(name))
                fail(QStringLiteral("--%1 cannot be used with lesson %2; see --help").arg(name, options.action));
        const bool scripted = parser.isSet(QStringLiteral("script"));
        if (options.action == QLatin1String("draft") && options.words.size() != (scripted ? 0 : 1))
            fail(QStringLiteral("lesson draft: expected one saved game, or --script FILE"));
        if (parser.isSet(QStringLiteral("setup")) && !scripted)
            fail(QStringLiteral("lesson draft: --setup lays the table of a --script; a saved game has its own"));
        if (options.action == QLatin1String("start") && options.words.size() != 1)
            fail(QStringLiteral("lesson start: expected the id of a lesson"));
        for (const QString& action : {QStringLiteral("list"), QStringLiteral("preview")})
            if (options.action == action && options.words.size() != 2)
                fail(QStringLiteral("lesson %1: expected the ids of a lesson and of a step").arg(action));
        options.size = parser.value(QStringLiteral("size"));
        options.file = parser.value(QStringLiteral("output"));
        options.id = parser.value(QStringLiteral("id"));
        options.learner = number<int>("learner", 1, 4, 1);
        options.from = number<int>("from", 0, 100'000, 0);
    }
    /// "id,id"; an explicitly given list must not be empty.
    QStringList list(const char* name) {
        const QString key = QString::fromLatin1(name);
        const QStringList items = parser.value(key).split(QLatin1Char(','), Qt::SkipEmptyParts);
        if (parser.isSet(key) && items.isEmpty()) fail(QStringLiteral("--%1: expected ids separated by commas").arg(key));
        return items;
    }
    /// The game that the verb is about; null for none, and after a failure.
    const GameChoice* game(Options& options) {
        options.game = parser.value(QStringLiteral("game"));
        if (!optionsOf(options.verb).contains(QStringLiteral("game"))) return nullptr;
        const QList<const GameChoice*> games = gamesFor(options);
        const bool needNotSay =
            options.verb == QLatin1String("review") || options.verb == QLatin1String("stamp") ||
            options.verb == QLatin1String("lesson") || options.aid;
        if (options.game.isEmpty() && needNotSay && !games.isEmpty()) options.game = games.first()->id;
        const GameChoice* chosen = nullptr;
        for (const GameChoice* each : games)
            if (each->id == options.game) chosen = each;
        const QString expected = idsOf(games).join(QStringLiteral(" or "));
        if (options.game.isEmpty()) fail(QStringLiteral("%1: expected --game %2").arg(options.verb, expected));
        else if (!chosen) fail(QStringLiteral("--game %1: expected %2").arg(options.game, expected));
        else allowOnlyOf(*chosen);
        return chosen;
    }
    /// What only other games have cannot be used.
    void allowOnlyOf(const GameChoice& chosen) {
        const auto refuse = [&](const QString& name, auto has) {
            if (!parser.isSet(name) || has(chosen)) return;
            QStringList others;
            for (const GameChoice& each : gameChoices())
                if (has(each)) others.append(each.id);
            fail(QStringLiteral("--%1 can be used only with %2").arg(name, others.join(QStringLiteral(" or "))));
        };
        for (const QString& name : allSwitches())
            refuse(name, [&](const GameChoice& each) { return each.switches.contains(name); });
        refuse(QStringLiteral("preset"), [](const GameChoice& each) { return each.hasPresets(); });
    }
    void paper(Options& options) {
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
                                   QStringLiteral("review"), QStringLiteral("paper"), QStringLiteral("search"),
                                   QStringLiteral("lesson"), QStringLiteral("drill")};
    Reading reading;
    reading.declare();
    if (!reading.parser.parse(arguments)) return {{}, reading.parser.errorText() + QStringLiteral(" See --help.")};
    Options options;
    options.verb = reading.parser.positionalArguments().value(0);
    if (!verbs.contains(options.verb))
        return {{}, (options.verb.isEmpty() ? QStringLiteral("No command given: ")
                                            : QStringLiteral("Unknown command \"%1\": ").arg(options.verb)) +
                        QStringLiteral("expected one of ") + (verbs + networkVerbs()).join(QStringLiteral(", ")) + QStringLiteral("; see --help")};
    reading.allowOnly(options.verb);
    reading.positional(options);
    options.aid = reading.parser.isSet(QStringLiteral("aid"));
    const GameChoice* game = reading.game(options);
    const bool playsItself = game && game->playsItself;
    options.players = game ? reading.number<int>("players", game->leastPlayers, game->mostPlayers, 2) : 2;
    options.seed = reading.number<quint64>("seed", 0, ~quint64{0}, 1);
    options.games = reading.number<int>("games", 1, 10'000'000, 1);
    if (reading.parser.isSet(QStringLiteral("lang"))) options.language = reading.parser.value(QStringLiteral("lang"));
    if (!knownLanguages.contains(options.language))
        reading.fail(QStringLiteral("--lang %1: expected one of %2").arg(options.language, knownLanguages.join(QStringLiteral(", "))));
    if (options.verb == QLatin1String("stamp") && options.language == knownLanguages.first())
        reading.fail(QStringLiteral("stamp: expected --lang with a language other than English"));
    options.languageGiven = reading.parser.isSet(QStringLiteral("lang"));
    options.rest = reading.parser.isSet(QStringLiteral("rest"));
    options.rules = reading.list("rules");
    options.accept = reading.list("accept");
    options.most = reading.number<int>("most", 1, 1000, 10);
    options.atom = reading.parser.value(QStringLiteral("atom"));
    options.kind = reading.parser.value(QStringLiteral("kind"));
    options.count = reading.number<int>("count", 1, 1'000'000, 1);
    options.prove = reading.number<int>("prove", 1, 10'000'000, 0);
    options.seeds = reading.number<int>("seeds", 1, 1000, 0);
    if (options.prove && reading.parser.isSet(QStringLiteral("count")))
        reading.fail(QStringLiteral("--prove cannot be combined with --count"));
    options.explain = reading.parser.isSet(QStringLiteral("explain"));
    options.bench = reading.parser.isSet(QStringLiteral("bench"));
    options.random = reading.parser.isSet(QStringLiteral("random"));
    options.check = reading.parser.isSet(QStringLiteral("check"));
    options.legalOnly = reading.parser.isSet(QStringLiteral("legal"));
    options.script = reading.parser.value(QStringLiteral("script"));
    options.record = reading.parser.value(QStringLiteral("record"));
    options.journal = reading.parser.value(QStringLiteral("journal"));
    options.setup = reading.parser.value(QStringLiteral("setup"));
    if (!options.journal.isEmpty() && (!options.script.isEmpty() || !(options.random || playsItself) || options.games > 1))
        reading.fail(playsItself ? QStringLiteral("--journal: expected one game without --script")
                                 : QStringLiteral("--journal: expected one game with --random"));
    for (const QString& name : allSwitches())
        if (reading.parser.isSet(name)) options.switches.append(name);
    options.preset = reading.parser.value(QStringLiteral("preset"));
    options.rulings = reading.parser.values(QStringLiteral("ruling"));
    if (!options.setup.isEmpty() && (!options.switches.isEmpty() || !options.preset.isEmpty() || !options.rulings.isEmpty()))
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
    if (options.verb == QLatin1String("play") && options.random == !options.script.isEmpty() && !(playsItself && neither))
        reading.fail(QStringLiteral("play: expected either --random or --script FILE"));
    if (!options.record.isEmpty() && !options.script.isEmpty())
        reading.fail(QStringLiteral("--record cannot be combined with --script: that file is the record"));
    if (!options.script.isEmpty() && options.games > 1) reading.fail(QStringLiteral("--script plays a single game and cannot be combined with --games"));
    if (!reading.problem.isEmpty()) return {{}, reading.problem};
    return {options, {}};
}

} // namespace magister::cli
