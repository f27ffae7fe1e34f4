// SPDX-License-Identifier: GPL-3.0-or-later
// Drills: printed with their answers, or made and judged again by the thousand.
#include "app/cli/game_words.h"
#include "app/cli/text_file.h"
#include "app/cli/verbs.h"

#include "app/content/vocabulary.h"
#include "app/drills/drill_source.h"
#include "app/game/game_drills.h"

#include <QElapsedTimer>
#include <QRegularExpression>

#include <algorithm>

namespace magister::cli {

namespace {

int fail(const QString& what) {
    QTextStream(stderr) << "magister-cli: " << what << '\n';
    return Failed;
}

/// What was asked for, in the drills of that game; a problem where there is no such thing.
struct Wanted {
    DrillWish wish;
    QString problem;
};
Wanted wanted(const DrillGame& game, const Options& options) {
    Wanted asked{{options.atom, fromWord<DrillKind>(options.kind)}, {}};
    if (!options.kind.isEmpty() && !asked.wish.kind)
        asked.problem = QStringLiteral("--kind %1: expected one of %2")
                            .arg(options.kind, allWords<DrillKind>().join(QStringLiteral(", ")));
    if (options.atom.isEmpty()) return asked;
    const auto atoms = game.atoms();
    const auto atom =
        std::find_if(atoms.begin(), atoms.end(), [&](const auto& each) { return each.atom == options.atom; });
    if (atom == atoms.end())
        asked.problem = QStringLiteral("--atom %1: no such rule").arg(options.atom);
    else if (atom->kinds.isEmpty())
        asked.problem = QStringLiteral("--atom %1: no drill: %2").arg(options.atom, atom->why);
    else if (asked.wish.kind && !atom->kinds.contains(*asked.wish.kind))
        asked.problem = QStringLiteral("--atom %1: no drill of kind %2").arg(options.atom, options.kind);
    return asked;
}

/// A letter, a number or a word in front of each option; the right ones have a star.
void print(QTextStream& out, const Drill& drill, const DrillQuestion& question, const DrillWords& words) {
    out << drill.line() << '\n' << words.question << '\n';
    for (qsizetype i = 0; i < question.options.size(); ++i) {
        const DrillOption& option = question.options.at(i);
        const bool ordered = question.kind == DrillKind::Order;
        const QString mark = ordered        ? QString::number(question.order.indexOf(option.id) + 1)
                             : option.right ? QStringLiteral("*")
                                            : QStringLiteral(" ");
        out << "  " << mark << ' ' << words.options.at(i) << '\n';
    }
    out << "  = " << words.reason << "\n\n";
}

double percentile(std::vector<double>& sorted, int percent) {
    return sorted.empty() ? 0 : sorted[(sorted.size() - 1) * static_cast<std::size_t>(percent) / 100];
}

/// Two options that read alike, or a field that nobody has filled.
QString badlyWorded(const DrillQuestion& question, const DrillWords& words, const QString& language) {
    QStringList options = words.options;
    options.removeDuplicates();
    // What is tapped on the board is told apart by where it is.
    const bool read = question.kind != DrillKind::Pick && question.kind != DrillKind::Do;
    if (read && options.size() != words.options.size())
        return language + QStringLiteral(": two options read alike: ") + words.options.join(u'|');
    const QString all = words.question + words.options.join(u' ') + words.reason;
    // A text that is missing is shown as «key»; some languages quote with the same marks, but not a word of theirs like
    // that.
    static const QRegularExpression key(QStringLiteral("«[a-z]+[.-][a-zA-Z.-]+»|«[A-Z][a-z]+ [a-z]"));
    if (all.contains(u'{') || all.contains(key) || words.reason.isEmpty())
        return language + QStringLiteral(": not all is worded: ") + all;
    return {};
}

int prove(const DrillGame& game, const DrillSeeds& seeds, const DrillWish& wish, const Options& options,
          const std::vector<std::pair<std::unique_ptr<Words>, DrillTexts>>& voices) {
    DrillSource source(game, seeds, options.seed);
    QTextStream out(stdout);
    QSet<QString> seen;
    std::vector<double> times;
    QMap<DrillKind, int> kinds;
    QSet<QString> atoms;
    int wrong = 0, ambiguous = 0, missing = 0;
    for (int i = 0; i < options.prove; ++i) {
        QElapsedTimer timer;
        timer.start();
        const auto drill = source.next(wish, seen);
        const auto question = drill ? game.pose(*drill) : std::nullopt;
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        if (!question) {
            ++missing;
            continue;
        }
        seen.insert(drill->position());
        ++kinds[drill->kind];
        atoms.insert(drill->atom);
        DrillVerdict verdict = game.judge(*drill, *question);
        for (const auto& [words, texts] : voices) {
            const QString bad =
                badlyWorded(*question, game.words(*drill, words->language(), texts), words->language().code());
            if (!bad.isEmpty() && verdict.kind == DrillVerdict::Kind::Sound)
                verdict = {DrillVerdict::Kind::Ambiguous, bad};
        }
        if (verdict.kind == DrillVerdict::Kind::Sound) continue;
        (verdict.kind == DrillVerdict::Kind::Wrong ? wrong : ambiguous) += 1;
        if (wrong + ambiguous <= 100)
            out << (verdict.kind == DrillVerdict::Kind::Wrong ? "wrong: " : "ambiguous: ") << verdict.why << "\n  "
                << drill->line() << '\n';
    }
    std::sort(times.begin(), times.end());
    for (auto kind = kinds.cbegin(); kind != kinds.cend(); ++kind)
        out << wordOf(kind.key()) << ' ' << kind.value() << '\n';
    out << "atoms " << atoms.size() << "\nmade " << options.prove - missing << "\nnot-found " << missing << "\nwrong "
        << wrong << "\nambiguous " << ambiguous << "\nms-p50 " << percentile(times, 50) << "\nms-p99 "
        << percentile(times, 99) << "\nms-worst " << percentile(times, 100) << '\n';
    return wrong + ambiguous + missing == 0 ? Fine : Failed;
}

/// The file of DrillSeeds: so many seeds each for what is found from fewer than one seed in thirty.
int listSeeds(const DrillGame& game, int most) {
    constexpr int tried = 300;
    constexpr quint64 last = 400'000;
    QTextStream out(stdout);
    out << "{\n  \"format\": \"magister-drill-seeds/1\",\n  \"game\": \"" << game.game() << "\",\n  \"seeds\": {";
    bool first = true;
    for (const DrillGame::AtomDrills& atom : game.atoms()) {
        QStringList lists;
        for (const DrillKind kind : atom.kinds) {
            QStringList found;
            bool rare = true;
            for (quint64 seed = 1; seed <= last && found.size() < most && rare; ++seed) {
                if (game.find(atom.atom, kind, seed)) found.append(QString::number(seed));
                rare = seed < tried || found.size() * 30 < tried || seed > tried;
            }
            rare = rare && (found.isEmpty() || found.last().toInt() > tried);
            if (found.isEmpty())
                return fail(QStringLiteral("drill: none of kind %1 about %2").arg(wordOf(kind), atom.atom));
            if (rare) lists.append(QStringLiteral("\"%1\": [%2]").arg(wordOf(kind), found.join(QStringLiteral(", "))));
        }
        if (lists.isEmpty()) continue;
        out << (first ? "\n" : ",\n") << "    \"" << atom.atom << "\": {" << lists.join(QStringLiteral(", ")) << '}';
        out.flush();
        first = false;
    }
    out << "\n  }\n}\n";
    return Fine;
}

} // namespace

int drill(const Options& options) {
    QList<Problem> problems;
    const DataFolder data = DataFolder::find();
    const auto game = makeDrills(options.game, data, problems);
    if (!game) {
        if (problems.isEmpty())
            return fail(QStringLiteral("drill: there are no drills for --game %1").arg(options.game));
        tell(problems);
        return Failed;
    }
    if (options.seeds) return listSeeds(*game, options.seeds);
    const DrillSeeds seeds = DrillSeeds::read(data, *game, problems);
    const Wanted asked = wanted(*game, options);
    if (!asked.problem.isEmpty()) {
        fail(asked.problem);
        return WrongUsage;
    }
    std::vector<std::pair<std::unique_ptr<Words>, DrillTexts>> voices;
    for (const QString& language : languages())
        if (options.prove || language == options.language)
            voices.emplace_back(std::make_unique<Words>(options.game, language),
                                DrillTexts::read(data, options.game, language, game->templates(), problems));
    tell(problems);
    if (options.prove) return prove(*game, seeds, asked.wish, options, voices);
    DrillSource source(*game, seeds, options.seed);
    QSet<QString> seen;
    QTextStream out(stdout);
    for (int i = 0; i < options.count; ++i) {
        const auto drill = source.next(asked.wish, seen);
        const auto question = drill ? game->pose(*drill) : std::nullopt;
        if (!question) return fail(QStringLiteral("drill: no position was found; another --seed may have one"));
        seen.insert(drill->position());
        print(out, *drill, *question, game->words(*drill, voices.front().first->language(), voices.front().second));
    }
    return Fine;
}

} // namespace magister::cli
