// SPDX-License-Identifier: GPL-3.0-or-later
// prove_play_kill [[--game] messina|orleans] [TIMES [FIRST-SEED]]: the rooms of the program play games at a table by clicks at
// random, in a process of their own that says on a pipe what it has shown; it is killed with SIGKILL at a random instant
// and started again, TIMES times (50) for each game. Each time the game must come back at the last command that was
// shown, or at the one that was on the disk before it could be shown, and go on. Exit 1 otherwise.
#include "tests/content/short_saves.h"

#include "app/desktop/backend.h"
#include "app/household/settings.h"
#include "app/messina/table/messina_table.h"
#include "app/orleans/table/orleans_table.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QTemporaryDir>

#include <csignal>
#include <cstdio>
#include <cstdlib>

#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

using namespace magister;

namespace {

/// What differs between the games.
struct Messina : messina::TableGame {
    using Table = messina::MessinaTable;
    static constexpr std::uint64_t leastPlayers = 1;
    static QVariantMap options(std::uint64_t seed) { return {{"boards", seed % 3 ? "basic" : "advanced"}}; }
    static messina::SavedGame saved(const QString& path) { return messina::readSaveFile(path); }
};
struct Orleans : orleans::TableGame {
    using Table = orleans::OrleansTable;
    static constexpr std::uint64_t leastPlayers = 2;
    static QVariantMap options(std::uint64_t seed) {
        return {{"extraTiles", seed % 2 ? "true" : "false"},
                {"fewerTiles", seed % 3 ? "false" : "true"},
                {"rulings", QVariantMap{{"planning-order", seed % 4 ? "together" : "one-by-one"}}}};
    }
    static orleans::SavedGame saved(const QString& path) { return orleans::readSaveFile(path); }
};

/// What the child tells: the table shows this position, and the file is so long.
struct Shown {
    std::uint64_t state{};
    std::int64_t bytes{};
};

struct Dwelling {
    explicit Dwelling(const QString& home) : settings(home + "/settings.ini"), language(&settings, nullptr), house(language, home + "/games") {}
    Settings settings;
    InterfaceLanguage language;
    Backend house;

    /// The game that is not over, or a new one.
    template <class Game> typename Game::Table* table(std::uint64_t seed, QString& key) {
        for (const QVariantMap& game : house.games())
            if (!game.value("over").toBool()) {
                key = game.value("key").toString();
                return qobject_cast<typename Game::Table*>(house.openGame(key).table);
            }
        QVariantList seats;
        const QStringList tinctures{"ruby", "sapphire", "saffron", "violet"};
        const std::uint64_t players = Game::leastPlayers + seed % (5 - Game::leastPlayers);
        for (std::uint64_t i = 0; i < players; ++i)
            seats.append(QVariantMap{{"name", QString::number(i)}, {"seat", tinctures[int(i)]}});
        QVariantMap setup{{"game", QLatin1String(Game::id)}, {"seats", seats}, {"seed", QString::number(seed)}};
        setup.insert(Game::options(seed));
        auto* table = qobject_cast<typename Game::Table*>(house.newGame(setup).table);
        for (const QVariantMap& game : house.games())
            if (!game.value("over").toBool()) key = game.value("key").toString();
        return table;
    }
};

template <class Game> std::uint64_t hashOf(const typename Game::Table& table) {
    return Game::positionHash(table.definition(), table.state());
}

/// A click as a person might make it: on something lit, on a line of the menu, now and then back, or somebody else is
/// asked.
template <class Table> void click(Table& table, Random& random) {
    const auto below = [&random](qsizetype n) { return static_cast<int>(random.below(static_cast<std::uint32_t>(n))); };
    if (random.below(12) == 0 && table.canUndo()) return table.undo();
    if (random.below(40) == 0) {
        const QVariantMap rulings = table.rulings();
        const QString option = rulings.keys().at(below(rulings.size()));
        const QVariantMap choices = table.rulingChanges(option);
        table.switchRuling(option, choices.keys().at(below(choices.size())));
        return;
    }
    if (const QList<int> asked = table.askedSeats(); asked.size() > 1 && random.below(10) == 0)
        table.askSeat(asked.at(below(asked.size())));
    std::vector<int> legal;
    const auto& choices = table.targets().choices();
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (!choices[i].refusal) legal.push_back(static_cast<int>(i));
    if (legal.empty()) return;
    const QStringList targets = table.targets().targetsOf(legal[static_cast<std::size_t>(below(static_cast<qsizetype>(legal.size())))]);
    table.activate(targets.at(below(targets.size())));
    if (!table.openVariants().isEmpty()) table.chooseVariant(below(table.openVariants().size()));
}

template <class Game> int playUntilKilled(const QString& home, std::uint64_t seed, int pipe) {
    Dwelling rooms(home);
    QString key;
    auto* table = rooms.table<Game>(seed, key);
    if (!table) return 4;
    const QString path = home + "/games/" + key;
    Random random = Random::seeded(seed * 77 + 1);
    for (;;) {
        const Shown shown{hashOf<Game>(*table), QFileInfo(path).size()};
        if (::write(pipe, &shown, sizeof shown) != sizeof shown) return 3;
        if (table->over()) break;
        click(*table, random);
    }
    rooms.house.leave();
    for (;;)
        ::pause();
}

/// Position after the records of a file that end at that byte; nothing if none ends there.
std::optional<std::uint64_t> stateAt(const QByteArray& bytes, qint64 end, int& later) {
    JournalReader reader(bytes);
    if (!reader.head()) return std::nullopt;
    std::optional<std::uint64_t> found;
    later = 0;
    if (reader.end() == end) found = 0; // the head: the position of the start
    while (const auto record = reader.next()) {
        if (found) ++later;
        if (reader.end() == end) found = record->state;
    }
    return found;
}

/// Whether nothing was lost.
template <class Game> bool prove(const char* program, int times, std::uint64_t first) {
    QTemporaryDir home;
    Random draw = Random::seeded(first);
    int wrong = 0, same = 0, more = 0, torn = 0, clicks = 0, over = 0;
    for (int i = 0; i < times; ++i) {
        int pipe[2];
        if (::pipe(pipe) != 0) return false;
        const std::uint64_t seed = first + static_cast<std::uint64_t>(i);
        const pid_t child = ::fork();
        if (child == 0) {
            ::close(pipe[0]);
            ::execl("/proc/self/exe", program, "play", Game::id, qPrintable(home.path()), qPrintable(QString::number(seed)),
                    qPrintable(QString::number(pipe[1])), nullptr);
            ::_exit(5);
        }
        ::close(pipe[1]);
        // From its first picture on, up to a second and a half.
        Shown shown, last;
        if (::read(pipe[0], &shown, sizeof shown) == sizeof shown) last = shown;
        const long nanoseconds = static_cast<long>(draw.below(1'500'000'000));
        const timespec time{nanoseconds / 1'000'000'000, nanoseconds % 1'000'000'000};
        ::nanosleep(&time, nullptr);
        ::kill(child, SIGKILL);
        while (::read(pipe[0], &shown, sizeof shown) == sizeof shown) {
            last = shown;
            ++clicks;
        }
        ::close(pipe[0]);
        int status = 0;
        ::waitpid(child, &status, 0);
        if (!WIFSIGNALED(status)) {
            std::printf("LOST: the program ended by itself, status %d, seed %llu\n", status, static_cast<unsigned long long>(seed));
            return false;
        }
        // Which file: the one that has such a record where it was said to end.
        Dwelling rooms(home.path());
        bool right = false;
        for (const QVariantMap& game : rooms.house.games()) {
            QFile file(game.value("file").toString());
            if (!file.open(QIODevice::ReadOnly)) continue;
            int later = 0;
            const auto state = stateAt(file.readAll(), last.bytes, later);
            if (!state || (*state != 0 && *state != last.state)) continue;
            const auto saved = Game::saved(file.fileName());
            auto* table = qobject_cast<typename Game::Table*>(rooms.house.openGame(game.value("key").toString()).table);
            if (!table || !saved.sound() || later > 1) break;
            torn += saved.torn.has_value();
            more += later;
            same += later == 0;
            over += table->over();
            right = later == 1 || hashOf<Game>(*table) == last.state;
            right = right && hashOf<Game>(*table) == Game::positionHash(*saved.definition, saved.session->state());
            break;
        }
        if (right) continue;
        ++wrong;
        std::printf("LOST: seed %llu\n", static_cast<unsigned long long>(seed));
    }
    std::printf("%s: %d kills after %d clicks (%d back at the last command shown, %d at one that was on the disk but not yet shown, "
                "%d torn records, %d games over): %d wrong\n", Game::id, times, clicks, same, more, torn, over, wrong);
    return wrong == 0;
}

} // namespace

int main(int argc, char* argv[]) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    const auto is = [&](int at, const char* word) { return argc > at && QByteArray(argv[at]) == word; };
    if (argc == 6 && is(1, "play")) {
        const QString home = QString::fromLocal8Bit(argv[3]);
        const std::uint64_t seed = std::strtoull(argv[4], nullptr, 10);
        const int pipe = std::atoi(argv[5]);
        return is(2, Orleans::id) ? playUntilKilled<Orleans>(home, seed, pipe) : playUntilKilled<Messina>(home, seed, pipe);
    }
    const int game = is(1, "--game") ? 2 : 1;
    const bool named = is(game, Messina::id) || is(game, Orleans::id);
    const int at = named ? game + 1 : 1;
    const int times = argc > at ? std::atoi(argv[at]) : 50;
    const std::uint64_t first = argc > at + 1 ? std::strtoull(argv[at + 1], nullptr, 10) : 1;
    if (times < 1) {
        std::fprintf(stderr, "%s [[--game] messina|orleans] [TIMES [FIRST-SEED]]\n", argv[0]);
        return 2;
    }
    bool right = true;
    if (!named || is(game, Messina::id)) right = prove<Messina>(argv[0], times, first);
    if (!named || is(game, Orleans::id)) right = prove<Orleans>(argv[0], times, first) && right;
    return right ? 0 : 1;
}
