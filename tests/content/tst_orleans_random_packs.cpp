// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/content/orleans_user_files.h"
#include "tests/engine/orleans/random_game.h"

#include "app/language/problem_text.h"

#include <QRegularExpression>
#include <QTest>

using namespace magister;
using namespace magister::orleans;

/// Packs of Orléans with one number changed at random.
class TestOrleansRandomPacks : public QObject {
    Q_OBJECT
private slots:
    void whatIsAcceptedCanBePlayed();
};

namespace {

/// One whole number of one file, made another; those in texts are left alone.
PackFiles changed(const PackFiles& printed, Random& random, QString& what) {
    PackFiles files = printed;
    for (;;) {
        const PackFile file = files.files()[static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(files.files().size())))];
        if (file.name == packHeadName || file.name == "rules.json" || file.name == "drawing.json") continue;
        static const QRegularExpression number("(?<=[:\\[,] )\\d+(?=[,\\]} ])");
        const QString text = QString::fromUtf8(file.bytes);
        QList<QRegularExpressionMatch> found;
        for (auto it = number.globalMatch(text); it.hasNext();)
            found.append(it.next());
        if (found.isEmpty()) continue;
        const auto& one = found[static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(found.size())))];
        // Mostly a little more or less, now and then anything.
        const int was = one.captured().toInt();
        const int now = random.below(3) == 0 ? static_cast<int>(random.below(13)) : was + (random.below(2) ? 1 : -1);
        if (now == was || now < 0) continue;
        what = QStringLiteral("%1: %2 instead of %3 at %4").arg(file.name).arg(now).arg(was).arg(one.capturedStart());
        files.set(file.name, (text.left(one.capturedStart()) + QString::number(now) + text.mid(one.capturedEnd())).toUtf8());
        return files;
    }
}

} // namespace

/// Whatever the reader lets through keeps every invariant of the game to its end.
void TestOrleansRandomPacks::whatIsAcceptedCanBePlayed() {
    const int packs =
        qEnvironmentVariableIsSet("MAGISTER_RANDOM_PACKS") ? qEnvironmentVariableIntValue("MAGISTER_RANDOM_PACKS") : 300;
    const PackFiles printed = orleansPrintedFiles();
    int accepted = 0;
    for (int i = 1; i <= packs; ++i) {
        Random random = Random::seeded(static_cast<std::uint64_t>(i));
        QString what;
        const OrleansPack pack = readOrleansPack(changed(printed, random, what));
        if (!pack.definition) continue;
        ++accepted;
        const auto seed = static_cast<std::uint64_t>(i);
        Setup setup = randomSetup(seed);
        if (!validate(*pack.definition, setup).empty()) continue;
        RandomGame game(*pack.definition, setup, policyOf(seed));
        const bool ended = game.play();
        QVERIFY2(ended, qPrintable(QStringLiteral("pack %1, %2: %3").arg(i).arg(what, QString::fromStdString(game.violation()))));
    }
    qInfo() << packs << "packs," << accepted << "accepted and played to the end";
    QVERIFY(accepted * 8 > packs);
}

QTEST_GUILESS_MAIN(TestOrleansRandomPacks)
#include "tst_orleans_random_packs.moc"
