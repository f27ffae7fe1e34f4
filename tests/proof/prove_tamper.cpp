// SPDX-License-Identifier: GPL-3.0-or-later
// prove_tamper [messina|orleans] [JOURNALS [FIRST-SEED]]: journals with one changed command, draw or byte each, with and
// without the checksum made right again. All must be noticed, and the message must name the record. Exit 1 if one is not.
#include "tests/proof/proof_games.h"

#include "app/language/problem_text.h"

#include <QRegularExpression>

#include <algorithm>

using namespace magister;

namespace {

struct Change {
    QByteArray bytes;
    int record{};
};

/// Another command that may well be legal there: one of those listed, or another word of the notation.
template <class Game> Change changedCommand(const SampleJournal& journal, Random& random, bool mend) {
    for (int tries = 0;; ++tries) {
        const int number = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(journal.count())));
        QList<QByteArray> words = journal.record(number).chopped(1).split(' ');
        const QByteArray before = words.mid(6).join(' ');
        if (words[5] == "undo") {
            words[5] = "command";
            words.append(Game::anyTexts[0]);
        } else if (tries > 20) { // nothing else is listed there
            words = words.mid(0, 6) << (before == Game::anyTexts[0] ? Game::anyTexts[1] : Game::anyTexts[0]);
        } else {
            const auto prefix = journal.bytes.first(journal.starts[static_cast<std::size_t>(number)]);
            const auto game = Game::Saves::readSave(prefix, {});
            const auto& state = game.session->state();
            const auto list = Game::choices(*game.definition, state, Game::asked(state, random), false);
            const auto& other = list[random.below(static_cast<std::uint32_t>(list.size()))].command;
            words = words.mid(0, 6) + QByteArray::fromStdString(Game::toText(*game.definition, state, other)).split(' ');
        }
        if (words.mid(6).join(' ') == before) continue;
        QByteArray record = words.join(' ') + '\n';
        if (mend) record = mended(record);
        return {journal.with(number, record), number};
    }
}

/// Another seed, or something else on top of a pile.
template <class Game> Change changedDraw(const SampleJournal& journal, Random& random, bool mend) {
    QList<QByteArray> lines = journal.record(0).split('\n');
    std::vector<qsizetype> draws;
    for (qsizetype i = 0; i < lines.size(); ++i)
        if (lines[i].startsWith("draw ") || lines[i].startsWith("seed ")) draws.push_back(i);
    QByteArray& line = lines[draws[random.below(static_cast<std::uint32_t>(draws.size()))]];
    QList<QByteArray> words = line.split(' ');
    if (words[0] == "seed") words[1] = QByteArray::number(words[1].toULongLong() + 1 + random.below(1000));
    else if (words[1] == "wheel") words[2] = QByteArray::number((words[2].toInt() + 1) % 6);
    else if (words.size() > 3 && words[2] != words[3]) std::swap(words[2], words[3]);
    else words.last() = words.last() == Game::anyDraws[0] ? Game::anyDraws[1] : Game::anyDraws[0];
    line = words.join(' ');
    const QByteArray record = lines.join('\n');
    return {journal.with(0, mend ? mended(record) : record), 0};
}

Change changedByte(const SampleJournal& journal, Random& random, bool mend) {
    const int number = static_cast<int>(random.below(static_cast<std::uint32_t>(journal.count() + 1)));
    QByteArray record = journal.record(number);
    // With the checksum made right again only a byte that it covers is worth changing.
    const qsizetype from = !mend ? 0 : number == 0 ? record.indexOf('\n') + 1 : record.indexOf(' ', record.indexOf(' ') + 1) + 1;
    const qsizetype at = from + random.below(static_cast<std::uint32_t>(record.size() - from - (mend ? 1 : 0)));
    record[at] = static_cast<char>(record[at] ^ static_cast<char>(1 + random.below(255)));
    if (mend && record.chopped(1).count('\n') == journal.record(number).chopped(1).count('\n')) record = mended(record);
    return {journal.with(number, record), number};
}

struct Tampered {
    template <class Game> static bool prove(const ProofSize& size) {
        int caught = 0, named = 0, pairs = 0, at = 0;
        std::array<int, 6> kinds{};
        for (int i = 0; i < size.count; ++i) {
            const std::uint64_t seed = size.firstSeed + static_cast<std::uint64_t>(i);
            Random random = Random::seeded(seed);
            const SampleJournal journal = sampleJournal<Game>(Game::pinnedSetup(seed), 1 + static_cast<int>(random.below(60)));
            const auto kind = static_cast<std::size_t>(i) % 6;
            const bool mend = kind >= 3;
            const Change change = kind % 3 == 0   ? changedCommand<Game>(journal, random, mend)
                                  : kind % 3 == 1 ? changedDraw<Game>(journal, random, mend)
                                                  : changedByte(journal, random, mend);
            const auto game = Game::Saves::readSave(change.bytes, QStringLiteral("tampered"));
            ++kinds[kind];
            ++at;
            if (game.sound()) {
                std::printf("NOT NOTICED: seed %llu, record %d of %d, change %zu\n", static_cast<unsigned long long>(seed),
                            change.record, journal.count(), kind);
                continue;
            }
            ++caught;
            const Problem& problem = game.problems.first();
            // A change that leaves the position as it was shows in the next record, which names both.
            const bool namedTogether = problem.kind == ProblemKind::SaveOutOfChain && problem.arguments.value(2).toInt() == change.record;
            const bool right = (namedTogether || problem.arguments.value(0).toInt() == change.record) &&
                               sentence(problem).contains(QRegularExpression(QStringLiteral("record %1\\b").arg(change.record)));
            pairs += namedTogether;
            named += right;
            if (!right)
                std::printf("ANOTHER RECORD: seed %llu, record %d, change %zu: %s\n", static_cast<unsigned long long>(seed),
                            change.record, kind, qPrintable(sentence(problem)));
        }
        std::printf("%s: %d journals (commands %d, draws %d, bytes %d, half of them with the checksum made right): %d noticed, "
                    "%d with the record named, %d of them together with the next one\n",
                    Game::id, at, kinds[0] + kinds[3], kinds[1] + kinds[4], kinds[2] + kinds[5], caught, named, pairs);
        return caught == at && named == at;
    }
};

} // namespace

int main(int argc, char* argv[]) { return proveGames<Tampered>(argc, argv, 10'000); }
