// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/random_game.h"
#include "tests/content/user_files.h"

#include "app/language/problem_text.h"

#include <QTest>

using namespace magister;

/// Packs of a user's with some numbers of the printed one changed at random.
class TestRandomPacks : public QObject {
    Q_OBJECT
private slots:
    void whatIsAcceptedCanBePlayed();
};

namespace {

void collect(JsonNode& node, std::vector<JsonNode*>& leaves) {
    if (node.kind == JsonNode::Kind::Number || node.kind == JsonNode::Kind::Boolean) leaves.push_back(&node);
    for (JsonNode& each : node.items)
        collect(each, leaves);
    for (JsonMember& each : node.members)
        collect(each.value, leaves);
}

/// A printed part with one to three numbers or flags changed at random, as a part of a user's.
PackFiles randomPack(Random& random) {
    static const std::vector<const char*> names{"hexes", "ports",  "layouts",   "ships",     "rounds",
                                                "books", "boards", "scrolls",   "workshops", "huts",
                                                "carts", "solo",   "parameters"};
    const QByteArray part = names[random.below(static_cast<std::uint32_t>(names.size()))];
    QList<Problem> problems;
    const auto tree = printedFiles().tree(part + ".json", problems);
    std::vector<JsonNode*> leaves;
    collect(*tree, leaves);
    for (std::uint32_t i = random.below(3) + 1; i > 0 && !leaves.empty(); --i) {
        JsonNode& leaf = *leaves[random.below(static_cast<std::uint32_t>(leaves.size()))];
        leaf.boolean = !leaf.boolean;
        leaf.text = QString::number(random.below(random.below(4) == 0 ? 100 : 10));
    }
    PackFiles user = userPack({{part, ""}});
    user.set(part + ".json", shortJson(*tree).toUtf8());
    return user;
}

} // namespace

/// Whatever the reader lets through keeps every invariant of the game to its end.
void TestRandomPacks::whatIsAcceptedCanBePlayed() {
    const int packs =
        qEnvironmentVariableIsSet("MAGISTER_RANDOM_PACKS") ? qEnvironmentVariableIntValue("MAGISTER_RANDOM_PACKS") : 60;
    const PackFiles printed = printedFiles();
    int accepted = 0;
    for (int i = 1; i <= packs; ++i) {
        Random random = Random::seeded(static_cast<std::uint64_t>(i));
        const PackFiles user = randomPack(random);
        const PackResult result = readMessinaPack(printed.with(user));
        const QString changed = user.files().first().name;
        for (const Problem& each : result.problems) // other parts may show what this one did to them
            QVERIFY2(each.file != printed.shown(changed), qPrintable(sentence(each)));
        if (!result.definition) continue;
        ++accepted;
        messina::Setup setup;
        setup.players = static_cast<std::uint8_t>(random.below(4) + 1);
        setup.seed = static_cast<std::uint64_t>(i);
        setup.boards = random.below(2) ? messina::Side::B : messina::Side::A;
        setup.scrolls = random.below(2) ? messina::Side::B : messina::Side::A;
        setup.priorityTile = random.below(2);
        messina::RandomGame game(*result.definition, setup, messina::policyOf(setup.seed));
        QVERIFY2(game.play(), qPrintable(QStringLiteral("pack %1, %2: %3")
                                             .arg(i)
                                             .arg(changed, QString::fromStdString(game.violation()))));
    }
    qInfo() << packs << "packs," << accepted << "accepted and played to the end";
    QVERIFY(accepted * 5 > packs); // most changes are sound
}

QTEST_GUILESS_MAIN(TestRandomPacks)
#include "tst_random_packs.moc"
