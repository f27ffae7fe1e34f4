// SPDX-License-Identifier: GPL-3.0-or-later
// prove_play_kill [TIMES [FIRST-SEED]]: the rooms of the program play games at a table by clicks at random, in a process
// of their own that says on a pipe what it has shown; it is killed with SIGKILL at a random instant and started again,
// TIMES times (50). Each time the game must come back at the last command that was shown, or at the one that was on the
// disk before it could be shown, and go on. Exit 1 otherwise.
#include "app/desktop/backend.h"
#include "app/messina/table/messina_table.h"
#include "app/household/settings.h"

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
using messina::MessinaTable;

namespace {

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
    MessinaTable* table(std::uint64_t seed, QString& key) {
        for (const QVariantMap& game : house.games())
            if (!game.value("over").toBool()) {
                key = game.value("key").toString();
                return qobject_cast<MessinaTable*>(house.openGame(key).table);
            }
        QVariantList seats;
        const QStringList tinctures{"ruby", "sapphire", "saffron", "violet"};
        for (std::uint64_t i = 0; i <= seed % 4; ++i)
            seats.append(QVariantMap{{"name", QString::number(i)}, {"seat", tinctures[int(i)]}});
        auto* table = qobject_cast<MessinaTable*>(
            house.newGame({{"seats", seats}, {"seed", QString::number(seed)}, {"boards", seed % 3 ? "basic" : "advanced"}}).table);
        for (const QVariantMap& game : house.games())
            if (!game.value("over").toBool()) key = game.value("key").toString();
        return table;
    }
};

std::uint64_t hashOf(const MessinaTable& table) { return messina::positionHash(table.definition(), table.state()); }

/// A click as a person might make it: on something lit, on a line of the menu, now and then back.
void click(MessinaTable& table, Random& random) {
    const auto below = [&random](qsizetype n) { return static_cast<int>(random.below(static_cast<std::uint32_t>(n))); };
    if (random.below(12) == 0 && table.canUndo()) return table.undo();
    if (random.below(40) == 0) {
        const QVariantMap rulings = table.rulings();
        const QString option = rulings.keys().at(below(rulings.size()));
        const QVariantMap choices = table.rulingChanges(option);
        table.switchRuling(option, choices.keys().at(below(choices.size())));
        return;
    }
    std::vector<int> legal;
    const auto& choices = table.targets().choices();
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (!choices[i].refusal) legal.push_back(static_cast<int>(i));
    if (legal.empty()) return;
    const QStringList targets = table.targets().targetsOf(legal[static_cast<std::size_t>(below(static_cast<qsizetype>(legal.size())))]);
    table.activate(targets.at(below(targets.size())));
    if (!table.openVariants().isEmpty()) table.chooseVariant(below(table.openVariants().size()));
}

int playUntilKilled(const QString& home, std::uint64_t seed, int pipe) {
    Dwelling rooms(home);
    QString key;
    MessinaTable* table = rooms.table(seed, key);
    if (!table) return 4;
    const QString path = home + "/games/" + key;
    Random random = Random::seeded(seed * 77 + 1);
    for (;;) {
        const Shown shown{hashOf(*table), QFileInfo(path).size()};
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

} // namespace

int main(int argc, char* argv[]) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    if (argc == 5 && QByteArray(argv[1]) == "play")
        return playUntilKilled(QString::fromLocal8Bit(argv[2]), std::strtoull(argv[3], nullptr, 10), std::atoi(argv[4]));
    const int times = argc > 1 ? std::atoi(argv[1]) : 50;
    const std::uint64_t first = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    QTemporaryDir home;
    Random draw = Random::seeded(first);
    int wrong = 0, same = 0, more = 0, torn = 0, clicks = 0, over = 0;
    for (int i = 0; i < times; ++i) {
        int pipe[2];
        if (::pipe(pipe) != 0) return 2;
        const std::uint64_t seed = first + static_cast<std::uint64_t>(i);
        const pid_t child = ::fork();
        if (child == 0) {
            ::close(pipe[0]);
            ::execl("/proc/self/exe", argv[0], "play", qPrintable(home.path()), qPrintable(QString::number(seed)),
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
            return 1;
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
            const messina::SavedGame saved = messina::readSaveFile(file.fileName());
            auto* table = qobject_cast<MessinaTable*>(rooms.house.openGame(game.value("key").toString()).table);
            if (!table || !saved.sound() || later > 1) break;
            torn += saved.torn.has_value();
            more += later;
            same += later == 0;
            over += table->over();
            right = later == 1 || hashOf(*table) == last.state;
            right = right && hashOf(*table) == messina::positionHash(*saved.definition, saved.session->state());
            break;
        }
        if (right) continue;
        ++wrong;
        std::printf("LOST: seed %llu\n", static_cast<unsigned long long>(seed));
    }
    std::printf("%d kills after %d clicks (%d back at the last command shown, %d at one that was on the disk but not yet shown, "
                "%d torn records, %d games over): %d wrong\n", times, clicks, same, more, torn, over, wrong);
    return wrong ? 1 : 0;
}
