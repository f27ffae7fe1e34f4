// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_choice.h"

namespace magister::cli {

namespace {

/// Ids of the games that the verb can be about, as "one|other".
QString alternatives(const QString& verb, bool aid = false) {
    Options options;
    options.verb = verb;
    options.aid = aid;
    return idsOf(gamesFor(options)).join(u'|');
}

/// "[--players 2|3|4] [--extra-tiles]", then what the game says of it.
QString tableOf(const GameChoice& game) {
    QStringList players;
    for (int count = game.leastPlayers; count <= game.mostPlayers; ++count)
        players.append(QString::number(count));
    QString text = QStringLiteral("  %1: [--players %2]").arg(game.id, players.join(u'|'));
    for (const QString& name : game.switches)
        text += QStringLiteral(" [--%1]").arg(name);
    if (game.hasPresets()) text += QStringLiteral(" [--preset %1]").arg(game.presets.join(u'|'));
    for (const QString& line : game.help.split(u'\n', Qt::SkipEmptyParts))
        text += QStringLiteral("\n      ") + line;
    return text + u'\n';
}

} // namespace

QString helpText() {
    QString tables, packs;
    for (const GameChoice& game : gameChoices()) {
        tables += tableOf(game);
        packs += (packs.isEmpty() ? QString() : QStringLiteral(" or ")) + QStringLiteral("packs/") + game.id;
    }
    QString text = QStringLiteral(R"(magister-cli: the games of Magister Ludi on the command line

  magister-cli play --game GAME TABLE [--games N] [--lang L]
                    --random | --script FILE   [--check] [--record FILE] [--journal FILE]
      Plays games and prints the score lines and the hash of the final position. What happens in a
      script is told in sentences; the last one is the decision to be made or the reason why a line was refused.
      --random   choose a random legal move each time until the game is over
      --script   read commands from a file, one per line (see choices); # starts a comment
      --check    test every invariant after every choice
      --games    play N games in succession, starting with seed S; prints one line per game
      --record   write the last game to a file that replay can read; requires a game without --script
      --journal  write the setup, the pack and every command to a new file during play; requires --random, unless TABLE
                 says otherwise
  magister-cli choices --game GAME TABLE [--script FILE] [--legal]
      Lists the possible commands: "legal COMMAND" or "refused REASON RULE COMMAND".
  magister-cli replay FILE [--check] [--lang L]
      Replays a recorded game and compares the hashes stored in it.
  magister-cli verify FILE...
      Replays saved games, checks every record and prints one line per file: ok, or the record that is wrong.
  magister-cli content [--data FOLDER] [--lang L]
      Checks packs, lessons, articles, links and catalogues; prints a list of problems, or one line of counts.
  magister-cli content --pack FOLDER [--data FOLDER] [--lang L]
      Checks your own pack against the printed one; prints a list of problems, or each value it sets as
      "PART TILE FIELD: PRINTED -> YOURS" ("=" if both are the same), and one line of counts.
  magister-cli bench --game GAME TABLE [--games N]
      Measures the engine; prints one figure per line.
  magister-cli lesson check [--game TAUGHT] [--lang L] [--rest] [--data FOLDER] [ID...]
      Proves lessons (default: all) and their words in every language they have, or in L only: prints each problem with
      file and line, then for each lesson the share of possible commands that it answers specifically. Fails after
      a problem or below 99 %.
      --rest     also list the commands without an answer of their own, by step, reason and kind
  magister-cli lesson start [--game TAUGHT] [--data FOLDER] ID
      Prints the start of a lesson as lines of a setup and commands, as --setup and --script read them.
  magister-cli lesson list [--game TAUGHT] [--data FOLDER] ID STEP
      Lists what a writer can name at a step: each possible command and what the lesson makes of it ("goal", "allowed",
      "wrong ANSWER", "legal" without an answer, "refused REASON RULE [ANSWER]"), the paths with their values
      ("value PATH: VALUE"), and what is shown on the table ("target NAME").
  magister-cli lesson draft [--game TAUGHT] FILE | [--setup FILE] --script FILE [--id ID] [--learner S] [--from N]
                            [--data FOLDER]
      Makes the skeleton of a lesson from a saved game or a file of commands, and the file of its English words, all
      still empty: a step for each move of seat S (default: 1), other seats are watched, and the other possible moves
      wait in groups for their answers. The first N moves lead to where the lesson begins. A script may begin with the
      lines of its setup.
  magister-cli lesson preview ID STEP [--lang L] [--size WxH] [--data FOLDER] [-o FILE.png]
      Shows one step as learners will see it, in a window, or with -o as a picture; no display is needed for that.
      The window is that of magister-preview, another name of magister-ludi.
  magister-cli coverage --game GAME [--source FOLDER] [--format text|json]
      Reads the source tree and lists for each rule atom its implementation, tests, refusal tests, articles,
      lesson steps and kinds of drill, with totals in the last line. Fails if any atom is incomplete.
  magister-cli drill --game DRILLED [--atom ID] [--kind K] [--lang L] [--seed S] [--count N]
      Prints drills: the line that is kept of each, the question, the options (* marks the right ones, numbers an
      order) and the reason. K is pick, number, yes-no, order, do, mistake or what-now.
  magister-cli drill --game DRILLED --prove N [--atom ID] [--kind K] [--seed S]
      Makes N drills, judges each again from its line and words it in every language; prints those that are wrong or
      ambiguous, then one figure per line.
  magister-cli drill --game DRILLED --seeds N
      Prints the file of seeds for drills that are rare, N for each atom and kind.
  magister-cli review [--game REVIEWED] [--source FOLDER] [--accept ID,ID...|all]
      Lists the rules whose engine code or facts have changed since their article was last reviewed, with locations.
      --accept   record that the articles on these rules have been reviewed and are correct
  magister-cli stamp [--game REVIEWED] --lang L [--rules ID,ID...] [--data FOLDER]
      Marks all articles of the game in L, or those named, as matching the current English text.
  magister-cli paper --game PRINTED [--chapters ID,ID...|all] [--lang L] [--with L] FILE.pdf
      Writes chapters of the rules ("setup,turn"; default: all) as PDF; --with adds a second language side by side.
  magister-cli paper --aid [--game AIDED] [--lang L] FILE.pdf
      Writes the player aid as PDF: one sheet, two sides. An existing file is replaced only once the new one is complete.
  magister-cli search --game SEARCHED [--lang L] [--most N] [--data FOLDER] [--explain] WORDS
      Searches the rules as the program does; prints at most N atom ids (default: 10), one per line, best first.
      --explain  also print scores and lines
      --bench    takes no WORDS: measures the time per keystroke while typing questions in every language
  magister-cli host --folder FOLDER [--game GAME [--players N] [--setup FILE]] [--listen ADDRESS] [--port N]
                    [--broker URL [--login FILE] [--authorities FILE]] [--identity FILE] [--free TABLE_ID:SEAT]
                    [--metrics FILE] [--qr]
      Keeps the tables of a folder for guests on other devices until it is ended, and begins another one if a game is
      named, with cards that nobody can know; prints one line per table: table ID GAME PLAYERS CODE. A folder is served by
      one host at a time.
      --listen   only on that address (default: every IPv4 one)      --port  default: any that is free
      --broker   also let in guests who live elsewhere, by letters that wait at an MQTT broker, "mqtts://NAME[:PORT]";
                 with it nothing listens here unless --listen or --port is given
      --login    user and password at the broker, a line each of a file      --authorities  certificates that vouch for
                 the broker (default: those of the system)
      --identity certificate and private key, a file that is made if it is missing and that only you can read; without it
                 they are in the system's keychain
      --free     the key of that seat is void, and the seat is free
      --metrics  write how the host does to that file every 15 seconds, as metrics does
      --qr       also print the codes as squares
  magister-cli host-tell --folder FOLDER begin --game GAME [--players N] [--setup FILE] [--qr]
  magister-cli host-tell --folder FOLDER codes [TABLE_ID] [--qr] | close TABLE_ID | reopen TABLE_ID [--qr]
  magister-cli host-tell --folder FOLDER tables | free TABLE_ID:SEAT | metrics
      Tells the host that serves the folder what to do; only the user who started it can.
      begin      another table; prints its codes      codes    print the codes again, of one table or of all
      close      keep that table no longer: guests are dismissed, and its files are moved to the folder "closed"
      reopen     keep it again      free     the key of that seat is void, and the seat is free
      tables     print one line per table: table ID GAME PLAYERS playing|over ROUND COMMANDS, and of each seat whether
                 somebody is here or away or it is free
      metrics    print how the host does, in the text format of Prometheus
  magister-cli join --code CODE [--seats N,N] [--name NAME] [--random [--seed S] | --script FILE] [--pace MS]
                    [--login FILE] [--authorities FILE]
      Sits down at a table of a host, or looks on without --seats, until the game is over. Prints "given SEAT NUMBER
      COMMAND" for every command that goes out, "done SEAT NUMBER COMMAND" once the host has it on its disk, and "end
      SEAT STEP SHA-256" of what each seat has seen last. The keys of the seats are in the system's keychain.
      --script   commands as lines "SEAT COMMAND" or "SEAT take-back", given in their order
      --login, --authorities   as of host, where the code begins with mqtts
  magister-cli signature --game GAME
      Prints a number that changes whenever any of the rules changes.

TABLE is [--seed S] [--ruling OPTION=CHOICE]... and the options of the game, or --setup FILE with the lines of a setup,
including draws (see app/content/README.md):
TABLES

Games use your own pack if it has no errors and is in the program's data folder, as PACKS.

  magister-cli --help, --version

L is en, pl, cs, ru or de. Exit codes: 0 success, 1 a violation or problem was found, 2 invalid command line.
)");
    return text.replace(QLatin1String("--game GAME"), QLatin1String("--game ") + alternatives(QStringLiteral("play")))
        .replace(QLatin1String("REVIEWED"), alternatives(QStringLiteral("review")))
        .replace(QLatin1String("--game PRINTED"), QLatin1String("--game ") + alternatives(QStringLiteral("paper")))
        .replace(QLatin1String("AIDED"), alternatives(QStringLiteral("paper"), true))
        .replace(QLatin1String("TAUGHT"), alternatives(QStringLiteral("lesson")))
        .replace(QLatin1String("SEARCHED"), alternatives(QStringLiteral("search")))
        .replace(QLatin1String("DRILLED"), alternatives(QStringLiteral("drill")))
        .replace(QLatin1String("TABLES\n"), tables)
        .replace(QLatin1String("PACKS"), packs);
}

} // namespace magister::cli
