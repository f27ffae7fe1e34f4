// SPDX-License-Identifier: GPL-3.0-or-later
// What a command does is seen before it is given, and nothing that is hidden.
#include "tests/app/final_words.h"
#include "tests/app/orleans/look.h"

#include "app/orleans/table/preview.h"
#include "app/orleans/words/command_text.h"
#include "app/orleans/words/prompt_text.h"
#include "tests/engine/orleans/position.h"

#include <QSet>
#include <QtTest>

#include <algorithm>

using namespace magister::orleans;
using told::Look;

namespace {

QString textsOf(const QVariantMap& row) {
    QString all;
    for (const QVariant& effect : row.value("effects").toList())
        all += effect.toMap().value("text").toString() + u'\n';
    return all;
}

/// The sum of the numbers that effects with an icon announce.
int announced(const QVariantMap& row, const QString& icon) {
    int sum = 0;
    for (const QVariant& effect : row.value("effects").toList()) {
        const QVariantMap one = effect.toMap();
        if (one.value("icon") != icon || one.value("kind") == "deed") continue;
        QString number = one.value("text").toString().section(QRegularExpression("[\\s\u00A0]"), 0, 0);
        sum += number.replace(QChar(0x2212), u'-').toInt();
    }
    return sum;
}

} // namespace

class tst_OrleansPreviews : public QObject {
    Q_OBJECT

private slots:
    void nothingHiddenShows() {
        int pairs = 0, veiled = 0;
        QSet<Veil> veils;
        told::visitPositions(6, 23, [&](const State& state, PlayerIndex player, const std::vector<Choice>& legal) {
            const State twin = told::twinOf(state, player, 9000 + static_cast<std::uint64_t>(pairs));
            QVERIFY(observe(twin, player) == observe(state, player));
            const Look seen(state, player, "en");
            for (const Choice& choice : legal) {
                const auto here = foresee(realDefinition(), state, player, choice.command);
                const auto there = foresee(realDefinition(), twin, player, choice.command);
                QVERIFY(here && there);
                QVERIFY(here->events == there->events);
                QVERIFY(here->after == there->after);
                QCOMPARE(here->veil, there->veil);
                QCOMPARE(previewRow(seen.scene(), choice.command, *here),
                         previewRow(seen.scene(), choice.command, *there));
                veils.insert(here->veil);
                veiled += here->veil != Veil::None;
                ++pairs;
            }
        });
        qInfo("%d pairs of positions, %d end at something hidden, %d kinds of it", pairs, veiled,
              static_cast<int>(veils.size()));
        QVERIFY(pairs > 800 && veiled > 20);
        for (const Veil veil : {Veil::None, Veil::Hourglass, Veil::Followers, Veil::Plans})
            QVERIFY(veils.contains(veil));
    }

    void tellsWhatWillBe() {
        told::visitPositions(6, 17, [](const State& state, PlayerIndex player, const std::vector<Choice>& legal) {
            const Look seen(state, player, "en");
            for (const Choice& choice : legal) {
                const auto foreseen = foresee(realDefinition(), state, player, choice.command);
                QVERIFY(foreseen);
                const auto decision = decide(realDefinition(), state, player, choice.command);
                const auto& real = std::get<Accepted>(decision);
                for (std::size_t i = 0; i < foreseen->events.size(); ++i)
                    QVERIFY(foreseen->events[i] == observe(real.events[i], player));
                const bool shows =
                    std::any_of(real.events.begin(), real.events.end(), [](const Event& e) { return reveals(e); });
                QCOMPARE(foreseen->veil != Veil::None, shows);
                if (shows) continue;
                QVERIFY(foreseen->after == observe(real.state, player));
                // The words are those of the change they announce.
                const QVariantMap row = previewRow(seen.scene(), choice.command, *foreseen);
                const Player& before = state.players[player];
                const Player& after = real.state.players[player];
                QCOMPARE(announced(row, "coin"), after.coins - before.coins);
                QCOMPARE(announced(row, "citizen"), after.citizens - before.citizens);
                QCOMPARE(announced(row, "g-wool"), after.ware(Ware::Wool) - before.ware(Ware::Wool));
                QCOMPARE(announced(row, "g-grain"), after.ware(Ware::Grain) - before.ware(Ware::Grain));
                QCOMPARE(announced(row, "g-bread"), after.ware(Ware::Bread) - before.ware(Ware::Bread));
                QCOMPARE(announced(row, "devstar"), after.development - before.development);
            }
        });
    }

    void isWordedInFiveLanguages() {
        QHash<std::size_t, int> commands;
        int rows = 0, others = 0;
        told::visitPositions(8, 3, [&](const State& state, PlayerIndex player, const std::vector<Choice>& legal) {
            for (const Choice& choice : legal) {
                if (commands[choice.command.index()]++ >= 60) continue;
                const auto foreseen = foresee(realDefinition(), state, player, choice.command);
                for (const QString& code : told::codes()) {
                    const QVariantMap row = previewRow(Look(state, player, code).scene(), choice.command, *foreseen);
                    const QString text = row.value("text").toString();
                    QVERIFY2(told::flaws(row).isEmpty(), told::flaws(row).join('|').toUtf8());
                    QVERIFY(!row.value("then").toString().isEmpty());
                    QVERIFY2(text.endsWith(row.value("then").toString()), text.toUtf8());
                    QCOMPARE(row.value("veiled").toBool(), foreseen->veil != Veil::None);
                    // What is asked of somebody else is an order, and not for whoever reads this.
                    const State& after = foreseen->after.state;
                    for (PlayerIndex p = 0; foreseen->veil == Veil::None && p < after.playerCount; ++p) {
                        if (p == player || !after.isAsked(p) || after.isAsked(player) || isTold(after.kind(p))) continue;
                        const Look look(after, player, code);
                        QVERIFY2(!text.contains(promptText(look.scene(), p)), text.toUtf8());
                        ++others;
                    }
                    QVERIFY2(row.value("rule").toString().startsWith("orleans."), text.toUtf8());
                    bool gained = false;
                    for (const QVariant& effect : row.value("effects").toList()) {
                        // The price comes first.
                        const bool cost = effect.toMap().value("kind") == "cost";
                        QVERIFY2(!cost || !gained, text.toUtf8());
                        gained = gained || !cost;
                        QVERIFY2(!effect.toMap().value("icon").toString().isEmpty(), text.toUtf8());
                        QVERIFY2(!effect.toMap().value("text").toString().front().isLower(), text.toUtf8());
                    }
                    ++rows;
                }
            }
        });
        for (const QString& code : told::codes())
            QCOMPARE(told::missing(code), QStringList());
        qInfo("%d previews, %d kinds of command", rows, static_cast<int>(commands.size()));
        QVERIFY(commands.size() >= 24);
        QVERIFY(others > 20);
    }

    // In a lesson nothing is final: what comes to light there can be taken back, and nothing says otherwise.
    void aLessonCallsNothingFinal() {
        QSet<Veil> veils;
        told::visitPositions(8, 3, [&](const State& state, PlayerIndex player, const std::vector<Choice>& legal) {
            for (const Choice& choice : legal) {
                auto foreseen = foresee(realDefinition(), state, player, choice.command);
                if (foreseen->veil == Veil::None || veils.contains(foreseen->veil)) continue;
                veils.insert(foreseen->veil);
                for (const QString& code : told::codes()) {
                    const Look look(state, player, code);
                    foreseen->revocable = false;
                    const QVariantMap game = previewRow(look.scene(), choice.command, *foreseen);
                    foreseen->revocable = true;
                    const QVariantMap lesson = previewRow(look.scene(), choice.command, *foreseen);
                    const QString wrong = magister::test::wrongAboutFinal(game, lesson);
                    QVERIFY2(wrong.isEmpty(), wrong.toUtf8());
                }
            }
        });
        QVERIFY(veils.size() >= 3);
    }

    void aKnightMeansMoreDraws() {
        Position game(2);
        game.fill(PlaceId::Castle).acting();
        const auto foreseen = foresee(game.def, game.s, 0, UsePlace{PlaceId::Castle});
        const QVariantMap row = previewRow(Look(game.s, 0, "en").scene(), UsePlace{PlaceId::Castle}, *foreseen);
        const QString all = textsOf(row);
        const QString blank(QChar::Nbsp);
        QVERIFY2(all.contains("New in your bag: knight"), all.toUtf8());
        QVERIFY2(all.contains("you draw up to 5" + blank + "followers"), all.toUtf8());
        QVERIFY2(all.contains("Then in your bag: 4" + blank + "followers"), all.toUtf8());
        QCOMPARE(row.value("ghosts").toList().front().toMap().value("target").toString(), QString("track:knight/1"));
        QCOMPARE(row.value("rule").toString(), QString("orleans.castle.recruit"));
    }

    /// draw.retrieve, draw.short-bag
    void whoDrawsNobodyAnywayGivesUpNoDraw_data() {
        QTest::addColumn<int>("inBag");
        QTest::addColumn<bool>("costs");
        QTest::newRow("an empty bag") << 0 << false;
        QTest::newRow("fewer than there are draws") << 2 << false;
        QTest::newRow("as many as there are draws") << 4 << true;
    }
    void whoDrawsNobodyAnywayGivesUpNoDraw() {
        QFETCH(int, inBag);
        QFETCH(bool, costs);
        Position game(2);
        game.bag(Follower::Farmer, inBag).fill(PlaceId::Farmhouse).drawing();
        const Look seen(game.s, 0, "en");
        const Command command = Retrieve{PlaceId::Farmhouse, 0};
        const auto foreseen = foresee(realDefinition(), game.s, 0, command);
        QVERIFY(foreseen);
        const QVariantMap row = previewRow(seen.scene(), command, *foreseen);
        QCOMPARE(textsOf(row).contains("one fewer draw", Qt::CaseInsensitive), costs);
        QCOMPARE(commandText(seen.scene(), 0, command).contains("instead of drawing"), costs);
        QVERIFY(told::flaws(row).isEmpty());
    }

    void refusedCommandsHaveNone() {
        const Position game(2);
        QVERIFY(!foresee(game.def, game.s, 0, Pass{}));
        QVERIFY(!foresee(game.def, game.s, none, Proceed{}));
    }

    void menusAndPieces() {
        const Position game(2);
        for (const QString& code : told::codes()) {
            const Look seen(game.s, 0, code);
            QVERIFY(menuPreviewRow(seen.scene(), 3).value("text").toString().contains("3"));
            for (const bool putsBack : {false, true})
                QVERIFY(told::flaws(pickPreviewRow(seen.scene(), putsBack)).isEmpty());
        }
    }
};

QTEST_GUILESS_MAIN(tst_OrleansPreviews)
#include "tst_orleans_previews.moc"
