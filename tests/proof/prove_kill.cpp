// SPDX-License-Identifier: GPL-3.0-or-later
// prove_kill [messina|orleans] [TIMES [FIRST-SEED]]: a child plays games into journals and says on a pipe which command
// it was told is on the disk; the parent kills it with SIGKILL, TIMES times at a random instant and TIMES times in the middle of a write,
// of a sync, or between two records, going through every write of a game. After each the journal must open, and hold
// every command that was acknowledged. Exit 1 otherwise.
#include "tests/proof/proof_games.h"

#include "app/language/problem_text.h"
#include "app/table/journaled_session.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <csignal>

#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

using namespace magister;

namespace {

/// What the child tells: a record is acknowledged, or the child stands where it is to be killed.
struct Word {
    std::uint32_t waiting{};
    std::uint32_t records{};
    std::uint64_t state{};
};

void tell(int pipe, const Word& word) {
    if (::write(pipe, &word, sizeof word) != sizeof word) ::_exit(3);
}

/// Stops at one write: before it, after some of its bytes, before it is on the disk, or after that.
class StoppingDisk : public JournalDisk {
public:
    StoppingDisk(int pipe, int atWrite, int where) : m_pipe(pipe), m_left(atWrite), m_where(where) {}

    qint64 write(int file, const char* bytes, qint64 size, qint64 at) override {
        m_here = m_left-- == 0;
        if (m_here && m_where == 0) wait();
        if (!m_here || m_where > 5) return JournalDisk::write(file, bytes, size, at);
        // A part of the record: from one byte to all but one.
        const qint64 some = m_where == 5 ? size : 1 + (size - 2) * (m_where - 1) / 3;
        const qint64 done = JournalDisk::write(file, bytes, some, at);
        if (m_where < 5) wait();
        return done;
    }
    bool flush(int file) override {
        if (m_here && m_where == 5) wait();
        const bool done = JournalDisk::flush(file);
        if (m_here && m_where > 5) wait();
        return done;
    }

private:
    void wait() {
        tell(m_pipe, {1, 0, 0});
        for (;;)
            ::pause();
    }
    int m_pipe;
    int m_left;
    int m_where;
    bool m_here{};
};

/// The child: plays at random until it is killed or the game is over. Never returns.
template <class Game>
[[noreturn]] void playUntilKilled(const QString& path, const typename Game::Setup& setup, int pipe, JournalDisk& disk) {
    auto begun = Game::Saves::beginGame(path, setup, Game::pack(), disk);
    if (!begun.file) ::_exit(4);
    JournaledSession<Game> game(std::move(*begun.game.session), std::move(begun.file));
    std::uint32_t records = 0;
    tell(pipe, {0, records, Game::positionHash(game.session().definition(), game.session().state())});
    Random random = Random::seeded(setup.seed);
    while (!game.session().state().over()) {
        const auto& state = game.session().state();
        bool done = false;
        if (game.session().canUndo() && random.below(20) == 0) {
            done = static_cast<bool>(game.undo());
        } else {
            const auto player = Game::asked(state, random);
            const auto list = Game::choices(game.session().definition(), state, player, true);
            done = static_cast<bool>(game.give(player, list[Game::pick(state, player, list, random)].command));
        }
        if (!done) ::_exit(5);
        tell(pipe, {0, ++records, Game::positionHash(game.session().definition(), game.session().state())});
    }
    for (;;)
        ::pause();
}

struct Outcome {
    bool right{};
    bool acknowledged{};
    bool torn{};
    bool more{}; ///< a record was whole although nobody was told
};

/// Kills a child after `nanoseconds`, or where it says that it waits; then reads what it left.
template <class Game>
Outcome killOne(const QString& path, const typename Game::Setup& setup, long nanoseconds, int atWrite, int where) {
    int pipe[2];
    if (::pipe(pipe) != 0) return {};
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(pipe[0]);
        StoppingDisk stopping(pipe[1], atWrite, where);
        playUntilKilled<Game>(path, setup, pipe[1], nanoseconds >= 0 ? JournalDisk::real() : stopping);
    }
    ::close(pipe[1]);
    if (nanoseconds >= 0) {
        const timespec time{nanoseconds / 1'000'000'000, nanoseconds % 1'000'000'000};
        ::nanosleep(&time, nullptr);
        ::kill(child, SIGKILL);
    }
    std::optional<Word> last;
    Word word;
    while (::read(pipe[0], &word, sizeof word) == sizeof word) {
        if (word.waiting) ::kill(child, SIGKILL);
        else last = word;
    }
    ::close(pipe[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    Outcome outcome{false, last.has_value(), false, false};
    if (!WIFSIGNALED(status) || WTERMSIG(status) != SIGKILL) return outcome;
    if (!last) {
        // Nothing was promised: no file, or a game that has begun.
        outcome.right = !QFile::exists(path) || Game::Saves::readSaveFile(path).sound();
        return outcome;
    }
    auto opened = Game::Saves::openGame(path);
    if (!opened.file) {
        std::printf("%s\n", qPrintable(sentence(opened.game.problems.first())));
        return outcome;
    }
    outcome.torn = opened.game.torn.has_value();
    const auto count = static_cast<std::uint32_t>(opened.game.count);
    outcome.more = count == last->records + 1;
    // The state after the last acknowledged record, whatever came behind it.
    QList<QByteArray> lines = opened.game.records.split('\n');
    const std::uint32_t headLines = static_cast<std::uint32_t>(lines.size()) - 1 - count;
    const bool same = last->records == 0 || (count >= last->records &&
                                            lines[headLines + last->records - 1].split(' ')[3] == hashDigits(last->state));
    // And the game can be played on.
    JournaledSession<Game> game(std::move(*opened.game.session), std::move(opened.file));
    const auto& state = game.session().state();
    Random random = Random::seeded(setup.seed);
    const auto player = state.over() ? std::uint8_t{} : Game::asked(state, random);
    const bool on = state.over() || game.give(player, Game::choices(game.session().definition(), state, player, true).front().command);
    outcome.right = same && (count == last->records || outcome.more) && on && Game::Saves::readSaveFile(path).sound();
    return outcome;
}

struct Sums {
    int times{}, wrong{}, acknowledged{}, torn{}, more{};
    void add(const Outcome& outcome, const char* what, std::uint64_t seed) {
        ++times;
        acknowledged += outcome.acknowledged;
        torn += outcome.torn;
        more += outcome.more;
        if (outcome.right) return;
        ++wrong;
        std::printf("LOST: %s, seed %llu\n", what, static_cast<unsigned long long>(seed));
    }
    void print(const char* game, const char* what) const {
        std::printf("%s, %s: %d kills (%d after a first acknowledgement, %d torn records, %d records written but not yet "
                    "acknowledged): %d wrong\n",
                    game, what, times, acknowledged, torn, more, wrong);
    }
};

struct Killed {
    template <class Game> static bool prove(const ProofSize& size) {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("killed.game"));
        Game::pack(); // read before the children are made
        Game::definition();
        Sums random, writes;
        Random draw = Random::seeded(size.firstSeed);
        for (int i = 0; i < size.count; ++i) {
            const std::uint64_t seed = size.firstSeed + static_cast<std::uint64_t>(i);
            QFile::remove(path);
            random.add(killOne<Game>(path, Game::pinnedSetup(seed), static_cast<long>(draw.below(400'000'000)), 0, 0), "at random", seed);
            QFile::remove(path);
            // Write 0 is the head; then one a record. Seven places in each.
            writes.add(killOne<Game>(path, Game::pinnedSetup(size.firstSeed), -1, i / 7 % 200, i % 7), "at a write", seed);
            for (const QString& unfinished : QDir(folder.path()).entryList({QStringLiteral("*.part")}, QDir::Files))
                QFile::remove(folder.filePath(unfinished));
        }
        random.print(Game::id, "at random instants");
        writes.print(Game::id, "at every write");
        std::printf("%s: %d kills: %d wrong\n", Game::id, random.times + writes.times, random.wrong + writes.wrong);
        return random.wrong + writes.wrong == 0;
    }
};

} // namespace

int main(int argc, char* argv[]) { return proveGames<Killed>(argc, argv, 1000); }
