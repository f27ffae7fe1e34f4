// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/network_verbs.h"

#include "app/cli/options.h"
#include "app/cli/text_file.h"

#include "app/game/network_games.h"

#include <QCommandLineParser>
#include <QFile>
#include <QTextStream>

#include <utility>

namespace magister::cli {

namespace {

const QStringList hostNames{QStringLiteral("folder"), QStringLiteral("game"), QStringLiteral("players"), QStringLiteral("setup"),
                            QStringLiteral("listen"), QStringLiteral("port"), QStringLiteral("identity"), QStringLiteral("free"),
                            QStringLiteral("metrics"), QStringLiteral("qr"), QStringLiteral("broker"), QStringLiteral("login"),
                            QStringLiteral("authorities")};
const QStringList tellNames{QStringLiteral("folder"), QStringLiteral("game"), QStringLiteral("players"), QStringLiteral("setup"),
                            QStringLiteral("qr")};
const QStringList joinNames{QStringLiteral("code"), QStringLiteral("seats"), QStringLiteral("name"), QStringLiteral("random"),
                            QStringLiteral("script"), QStringLiteral("seed"), QStringLiteral("pace"), QStringLiteral("login"),
                            QStringLiteral("authorities")};

struct Reading {
    QCommandLineParser parser;
    NetworkOptions options;
    QString problem;

    void fail(const QString& what) {
        if (problem.isEmpty()) problem = what;
    }
    QString text(const char* name) const { return parser.value(QLatin1String(name)); }
    quint64 number(const char* name, quint64 most, quint64 otherwise) {
        if (!parser.isSet(QLatin1String(name))) return otherwise;
        bool ok = false;
        const quint64 found = text(name).toULongLong(&ok);
        if (!ok || found > most) fail(QStringLiteral("--%1 %2: expected a number from 0 to %3").arg(QLatin1String(name), text(name)).arg(most));
        return found;
    }
    /// What host and host-tell have in common: the folder, and how a table begins.
    void tables() {
        options.folder = text("folder");
        options.game = text("game");
        options.players = static_cast<int>(number("players", 9, 0));
        options.setup = text("setup");
        options.qr = parser.isSet(QStringLiteral("qr"));
        if (options.folder.isEmpty()) fail(options.verb + QStringLiteral(": expected --folder FOLDER"));
        if (!options.game.isEmpty() && !networkGames().contains(options.game))
            fail(QStringLiteral("--game %1: expected %2").arg(options.game, networkGames().join(QStringLiteral(" or "))));
        if (options.game.isEmpty() && (options.players || !options.setup.isEmpty()))
            fail(options.verb + QStringLiteral(": --players and --setup are about a new table, which needs --game"));
    }
    void tell(const QStringList& words) {
        tables();
        options.told = words;
        const QString told = words.value(0);
        const auto is = [&](const char* name, qsizetype least, qsizetype most) {
            return told == QLatin1String(name) && words.size() > least && words.size() <= most + 1;
        };
        if (!is("begin", 0, 0) && !is("tables", 0, 0) && !is("codes", 0, 1) && !is("close", 1, 1) && !is("reopen", 1, 1) &&
            !is("free", 1, 1) && !is("metrics", 0, 0))
            fail(QStringLiteral("host-tell: expected begin, tables, codes, close, reopen, free or metrics with what belongs to it; see --help"));
        if ((told == QLatin1String("begin")) == options.game.isEmpty())
            fail(QStringLiteral("host-tell: begin, and nothing else, needs --game"));
        if (options.qr && told != QLatin1String("begin") && told != QLatin1String("codes") && told != QLatin1String("reopen"))
            fail(QStringLiteral("host-tell: --qr is about codes"));
    }
    void host() {
        tables();
        options.metrics = text("metrics");
        options.port = static_cast<quint16>(number("port", 65'535, 0));
        options.identity = text("identity");
        options.freed = text("free");
        if (parser.isSet(QStringLiteral("listen"))) options.listen = QHostAddress(text("listen"));
        if (options.listen.isNull()) fail(QStringLiteral("--listen %1: expected an address").arg(text("listen")));
        if (!parser.isSet(QStringLiteral("broker"))) return bareOfBroker(QStringLiteral("without --broker"));
        options.broker = network::brokerFromText(text("broker"));
        if (!options.broker) fail(QStringLiteral("--broker %1: expected mqtts://NAME or mqtts://NAME:PORT").arg(text("broker")));
        // Nothing listens unless asked.
        options.listens = parser.isSet(QStringLiteral("listen")) || parser.isSet(QStringLiteral("port"));
        options.login = text("login");
        options.authorities = text("authorities");
    }
    void bareOfBroker(const QString& when) {
        for (const char* name : {"login", "authorities"})
            if (parser.isSet(QLatin1String(name))) fail(QStringLiteral("--%1 means nothing %2").arg(QLatin1String(name), when));
    }
    void join() {
        options.code = text("code");
        options.login = text("login");
        options.authorities = text("authorities");
        if (!options.code.startsWith(QLatin1String("mqtts:"))) bareOfBroker(QStringLiteral("with a code that leads to no broker"));
        options.name = text("name");
        options.script = text("script");
        options.random = parser.isSet(QStringLiteral("random"));
        options.seed = number("seed", ~quint64{0}, 1);
        options.pace = static_cast<int>(number("pace", 600'000, 0));
        for (const QString& each : text("seats").split(u',', Qt::SkipEmptyParts)) {
            const int seat = each.toInt();
            if (seat < 1 || seat > 9 || options.seats.contains(seat)) fail(QStringLiteral("--seats: expected different numbers from 1 to 9"));
            options.seats.append(seat);
        }
        if (options.code.isEmpty()) fail(QStringLiteral("join: expected --code CODE"));
        if (options.seats.isEmpty() ? options.random || !options.script.isEmpty() : options.random == !options.script.isEmpty())
            fail(QStringLiteral("join: expected --seats with either --random or --script FILE, or neither to look on"));
    }
    void read(const QStringList& arguments) {
        parser.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsOptions);
        QStringList names = hostNames + joinNames;
        names.removeDuplicates();
        for (const QString& name : std::as_const(names)) {
            if (name == QLatin1String("qr") || name == QLatin1String("random")) parser.addOption(QCommandLineOption(name));
            else parser.addOption({name, {}, QStringLiteral("value")});
        }
        if (!parser.parse(arguments)) return fail(parser.errorText() + QStringLiteral(" See --help."));
        options.verb = parser.positionalArguments().value(0);
        const QStringList words = parser.positionalArguments().mid(1);
        const bool hosts = options.verb == QLatin1String("host"), tells = options.verb == QLatin1String("host-tell");
        if (!tells && !words.isEmpty()) fail(QStringLiteral("unexpected argument \"%1\"; see --help").arg(words.first()));
        for (const QString& name : parser.optionNames())
            if (!(hosts ? hostNames : tells ? tellNames : joinNames).contains(name))
                fail(QStringLiteral("--%1 cannot be used with %2; see --help").arg(name, options.verb));
        if (hosts) host();
        else if (tells) tell(words);
        else join();
    }
};

} // namespace

const QStringList& networkVerbs() {
    static const QStringList verbs{QStringLiteral("host"), QStringLiteral("host-tell"), QStringLiteral("join")};
    return verbs;
}

bool isNetworkVerb(const QStringList& arguments) { return networkVerbs().contains(arguments.value(1)); }

std::optional<QByteArray> setupLines(const NetworkOptions& options) {
    QByteArray setup;
    if (options.setup.isEmpty()) return setup;
    QString problem;
    const auto lines = readLines(options.setup, problem);
    if (!lines) {
        complain(problem);
        return std::nullopt;
    }
    for (const QString& line : *lines)
        if (const QString bare = bareLine(line); !bare.isEmpty()) setup += bare.toUtf8() + '\n';
    return setup;
}

std::optional<network::Broker> brokerWith(network::Broker broker, const NetworkOptions& options) {
    broker.authorities = options.authorities;
    if (!broker.authorities.isEmpty() && !QFile::exists(broker.authorities)) {
        complain(QStringLiteral("--authorities %1: there is no such file").arg(broker.authorities));
        return std::nullopt;
    }
    if (options.login.isEmpty()) return broker;
    QString problem;
    const auto lines = readLines(options.login, problem);
    if (!lines || lines->size() < 2) {
        complain(lines ? QStringLiteral("%1: expected a line with the user and one with the password").arg(options.login) : problem);
        return std::nullopt;
    }
    broker.user = lines->at(0);
    broker.password = lines->at(1);
    return broker;
}

int runNetworkVerb(const QStringList& arguments) {
    Reading reading;
    reading.read(arguments);
    if (!reading.problem.isEmpty()) {
        QTextStream(stderr) << "magister-cli: " << reading.problem << '\n';
        return WrongUsage;
    }
    const NetworkOptions& options = reading.options;
    if (options.verb == QLatin1String("host")) return hostTables(options);
    return options.verb == QLatin1String("host-tell") ? tellHost(options) : joinTable(options);
}

} // namespace magister::cli
