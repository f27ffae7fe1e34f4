// SPDX-License-Identifier: GPL-3.0-or-later
// What a move does is seen before it is made, and nothing that is hidden.
#include "tests/app/final_words.h"
#include "tests/app/fixture.h"

#include "app/messina/table/overseer_way.h"
#include "app/messina/table/preview.h"
#include "app/messina/table/progress.h"
#include "app/messina/table/rows.h"
#include "app/messina/words/prompt_text.h"

#include <QElapsedTimer>
#include <QSet>
#include <QtTest>

#include <algorithm>

using namespace magister::messina;
using fixture::Look;
using fixture::Wanderer;
using magister::Random;

namespace {

template <class P> void shuffleBut(P& pile, std::size_t open, Random& random) {
    if (pile.size() <= open) return;
    for (std::size_t i = pile.size() - open; i > 1; --i)
        std::swap(pile[i - 1], pile[random.below(static_cast<std::uint32_t>(i))]);
}

/// The same position to every eye, with everything hidden laid anew.
State twinOf(const State& state, std::uint64_t seed) {
    State twin = state;
    Random random = Random::seeded(seed);
    for (auto& pile : twin.huts)
        shuffleBut(pile, 1, random);
    for (auto& pile : twin.workshops)
        shuffleBut(pile, 1, random);
    for (auto& pile : twin.carts)
        shuffleBut(pile, 1, random);
    for (auto& pile : twin.lateWorkshops)
        shuffleBut(pile, 0, random);
    shuffleBut(twin.shipPile, 0, random);
    shuffleBut(twin.hexPile, 0, random);
    shuffleBut(twin.dockingPile, 0, random);
    shuffleBut(twin.soloPile, 0, random);
    twin.random = Random::seeded(seed * 77 + 5);
    return twin;
}

const QVector<int> counts{1, 2, 3, 4};

template <class Visit> void visitPositions(int games, std::uint32_t oneIn, Visit visit) {
    for (int game = 0; game < games; ++game) {
        Wanderer w(counts.at(game % counts.size()), static_cast<std::uint64_t>(game) + 300);
        do {
            if (w.session.state().over() || w.below(oneIn) != 0) continue;
            visit(w.session);
            if (QTest::currentTestFailed()) return;
        } while (w.step());
    }
}

QVector<Command> legalCommands(const State& state) {
    QVector<Command> commands;
    for (const Choice& choice : choices(fixture::definition(), state, state.toAct(), Listing::LegalOnly))
        commands.append(choice.command);
    return commands;
}

/// A scene over the masked position, as the table has it.
class Seen {
public:
    Seen(const Session& session, const QString& code)
        : m_seen(observe(session.state(), session.state().toAct())), m_language(fixture::language(code)),
          index(fixture::definition(), m_seen.state, m_seen.state.toAct(),
                choices(fixture::definition(), m_seen.state, m_seen.state.toAct())),
          m_offers(index.offers(fixture::definition(), m_seen.state, m_seen.state.toAct(), none)) {}
    Scene scene() const {
        return {
            fixture::definition(), m_seen.state, fixture::seats(), m_language, m_offers, m_seen.state.toAct(), {}, {}};
    }

private:
    Observation m_seen;
    const magister::Language& m_language;

public:
    const TargetIndex index;

private:
    Offers m_offers;
};

} // namespace

class tst_Previews : public QObject {
    Q_OBJECT

    int m_others{};

    void checkWords(const Seen& seen, const QString& code, const Command& command, const Foreseen& foreseen) {
        const QVariantMap row = previewRow(seen.scene(), command, foreseen);
        const QString text = row.value("text").toString();
        QVERIFY(!row.value("then").toString().isEmpty());
        QVERIFY2(text.contains(row.value("then").toString()), text.toUtf8());
        for (const QString& sentence : row.value("words").toString().split(". "))
            QVERIFY2(sentence.isEmpty() || !sentence.front().isLower(), text.toUtf8());
        QVERIFY2(fixture::unfilled(row).isEmpty(), text.toUtf8());
        // What is asked of somebody else is an order, and not for whoever reads this.
        const State& after = foreseen.after.state;
        if (foreseen.veil == Veil::None && !after.over() && !onlyGoesOn(after) && after.toAct() != seen.scene().state.toAct()) {
            const Scene now = seen.scene();
            const magister::messina::Offers offers;
            const QString order = promptText({now.definition, after, now.seats, now.language, offers, now.viewer, {}, {}});
            QVERIFY2(!text.contains(order), text.toUtf8());
            ++m_others;
        }
        QVERIFY2(!text.contains(u'\u00AB') || code == "ru", text.toUtf8());
        QCOMPARE(row.value("veiled").toBool(), foreseen.veil != Veil::None);
        bool gained = false;
        for (const QVariant& effect : row.value("effects").toList()) {
            const QVariantMap one = effect.toMap();
            QVERIFY2(!one.value("text").toString().isEmpty(), text.toUtf8());
            // It may begin a sentence.
            QVERIFY2(!one.value("text").toString().front().isLower(), text.toUtf8());
            // The price comes first.
            const bool cost = one.value("kind") == "cost";
            QVERIFY2(!cost || !gained, text.toUtf8());
            gained = gained || !cost;
        }
    }

private slots:
    void nothingHiddenShows() {
        int pairs = 0, veiled = 0;
        QSet<Veil> veils;
        visitPositions(16, 6, [&](const Session& session) {
            const State& state = session.state();
            const State twin = twinOf(state, 9000 + static_cast<std::uint64_t>(pairs));
            QVERIFY(observe(twin, none) == observe(state, none));
            const Seen seen(session, "en");
            for (const Command& command : legalCommands(state)) {
                const auto here = foresee(fixture::definition(), state, command);
                const auto there = foresee(fixture::definition(), twin, command);
                QVERIFY(here && there);
                QVERIFY(here->events == there->events);
                QVERIFY(here->after == there->after);
                QCOMPARE(here->veil, there->veil);
                QCOMPARE(previewRow(seen.scene(), command, *here), previewRow(seen.scene(), command, *there));
                veils.insert(here->veil);
                veiled += here->veil != Veil::None;
                ++pairs;
            }
        });
        qInfo("%d pairs of positions, %d end at something hidden, %d kinds of it", pairs, veiled,
              static_cast<int>(veils.size()));
        QVERIFY(pairs > 800 && veiled > 50);
        for (const Veil veil : {Veil::None, Veil::OpenTile, Veil::OpenTiles, Veil::Docking, Veil::SoloTile})
            QVERIFY(veils.contains(veil));
    }

    void tellsWhatWillBe() {
        visitPositions(12, 6, [](const Session& session) {
            const State& state = session.state();
            for (const Command& command : legalCommands(state)) {
                const auto foreseen = foresee(fixture::definition(), state, command);
                QVERIFY(foreseen);
                const auto decision = decide(fixture::definition(), state, state.toAct(), command);
                const auto& real = std::get<Accepted>(decision);
                QVERIFY(foreseen->events.size() <= real.events.size());
                for (std::size_t i = 0; i < foreseen->events.size(); ++i)
                    QVERIFY(foreseen->events[i] == observe(real.events[i], state.toAct()));
                const bool shows =
                    std::any_of(real.events.begin(), real.events.end(), [](const Event& e) { return reveals(e); });
                QCOMPARE(foreseen->veil != Veil::None, shows);
                if (!shows) QVERIFY(foreseen->after == observe(real.state, state.toAct()));
            }
        });
    }

    // In a lesson nothing is final: what comes to light there can be taken back, and nothing says otherwise.
    void aLessonCallsNothingFinal() {
        QSet<Veil> veils;
        visitPositions(24, 1, [&](const Session& session) {
            for (const Command& command : legalCommands(session.state())) {
                auto foreseen = foresee(fixture::definition(), session.state(), command);
                if (foreseen->veil == Veil::None || veils.contains(foreseen->veil)) continue;
                veils.insert(foreseen->veil);
                for (const QString& code : fixture::codes()) {
                    const Seen seen(session, code);
                    foreseen->revocable = false;
                    const QVariantMap game = previewRow(seen.scene(), command, *foreseen);
                    foreseen->revocable = true;
                    const QVariantMap lesson = previewRow(seen.scene(), command, *foreseen);
                    const QString wrong = magister::test::wrongAboutFinal(game, lesson);
                    QVERIFY2(wrong.isEmpty(), wrong.toUtf8());
                }
            }
        });
        QVERIFY(veils.size() >= 4);
    }

    // What leads to nothing more says only that: no "you go on" before "there is nothing more you can do".
    void saysWhatIsLeft() {
        int ends = 0, declines = 0;
        visitPositions(32, 1, [&](const Session& session) {
            const State& state = session.state();
            for (const Command& command : legalCommands(state)) {
                const auto foreseen = foresee(fixture::definition(), state, command);
                const State& after = foreseen->after.state;
                if (foreseen->veil != Veil::None || after.over() || after.toAct() != state.toAct()) continue;
                const QVector<Command> left = legalCommands(after);
                const auto all = [&](auto is) { return std::all_of(left.begin(), left.end(), is); };
                const auto is = [](const auto kind) {
                    return [](const Command& one) { return std::holds_alternative<std::decay_t<decltype(kind)>>(one); };
                };
                const bool ended = all(is(EndTurn{}));
                const bool declined = after.prompt().kind == PromptKind::Build && all(is(Decline{}));
                if ((!ended || ends >= 40) && !declined) continue;
                (ended ? ends : declines) += 1;
                for (const QString& code : fixture::codes()) {
                    const Seen seen(session, code);
                    const QString then = previewRow(seen.scene(), command, *foreseen).value("then").toString();
                    const QString say = fixture::language(code).text("Preview", "Then all you can do is end your turn.");
                    if (ended) QCOMPARE(then, say);
                    const magister::messina::Offers none;
                    const QString asked = promptText({fixture::definition(), after, fixture::seats(), fixture::language(code), none, after.toAct(), {}, {}});
                    QVERIFY2(!then.contains(asked), then.toUtf8());
                    // What is missing: a price and what is there.
                    if (declined) QVERIFY2(then.count(QRegularExpression(QStringLiteral("\\d"))) >= 2, then.toUtf8());
                    QCOMPARE(then.count(u'.'), 1);
                }
            }
        });
        QVERIFY2(ends > 10 && declines > 0, qPrintable(QStringLiteral("%1 %2").arg(ends).arg(declines)));
    }

    void refusedCommandsHaveNone() {
        const Wanderer w(2, 4);
        QVERIFY(!foresee(fixture::definition(), w.session.state(), EndTurn{}));
    }

    void isWordedInFiveLanguages() {
        QHash<std::size_t, int> commands;
        int rows = 0;
        visitPositions(20, 1, [&](const Session& session) {
            QVector<Command> fresh;
            for (const Command& command : legalCommands(session.state()))
                if (commands[command.index()]++ < 30) fresh.append(command);
            if (fresh.isEmpty()) return;
            for (const QString& code : fixture::codes()) {
                const Seen seen(session, code);
                for (const Command& command : fresh) {
                    checkWords(seen, code, command, *foresee(fixture::definition(), session.state(), command));
                    ++rows;
                }
            }
        });
        for (const QString& code : fixture::codes())
            QVERIFY2(fixture::missing(code).isEmpty(), fixture::missing(code).join('|').toUtf8());
        qInfo("%d previews, %d kinds of command", rows, static_cast<int>(commands.size()));
        QVERIFY(commands.size() >= 28);
        QVERIFY(m_others > 0);
    }

    /// The words are those of the change they announce.
    void countsWhatChanges() {
        int checked = 0;
        visitPositions(16, 4, [&](const Session& session) {
            const State& state = session.state();
            const PlayerIndex me = state.toAct();
            const Seen seen(session, "en");
            for (const Command& command : legalCommands(state)) {
                const auto foreseen = foresee(fixture::definition(), state, command);
                if (foreseen->veil != Veil::None) continue;
                const Player& before = state.players[me];
                const Player& after = foreseen->after.state.players[me];
                int coins = 0, rats = 0, points = 0;
                for (const QVariant& effect : previewRow(seen.scene(), command, *foreseen).value("effects").toList()) {
                    const QString text = effect.toMap().value("text").toString();
                    QString number = text.section(QChar(QChar::Nbsp), 0, 0);
                    const int n = number.replace(u'\u2212', u'-').toInt();
                    const QString icon = effect.toMap().value("icon").toString();
                    if (icon == "coin") coins += n;
                    if (icon == "rat-left") rats += n;
                    if (icon == "vp") points += n;
                }
                if (state.stage != Stage::Scoring) {
                    QCOMPARE(coins, after.token(Token::Coin) - before.token(Token::Coin));
                    QCOMPARE(rats, after.rats - before.rats);
                    QCOMPARE(points, after.points - before.points);
                }
                checked += coins != 0 || rats != 0 || points != 0;
            }
        });
        QVERIFY(checked > 100);
    }

    void theTableTellsWhatAClickWouldDo() {
        MessinaTable table(fixture::definition(), fixture::setup(2, 4), fixture::seats(), fixture::language, "en");
        const State before = table.state();
        const QVariantMap walk = table.preview("hex:B2");
        QVERIFY2(walk.value("text").toString().startsWith("Free"), walk.value("text").toString().toUtf8());
        QVERIFY(!walk.value("rule").toString().isEmpty());
        QCOMPARE(walk.value("ghosts").toList().front().toMap().value("target").toString(), "hex:B2");
        QVERIFY(table.preview("wheel").isEmpty());
        QVERIFY(table.preview("nonsense").isEmpty());
        QVERIFY(table.variantPreview(0).isEmpty());
        QVERIFY(table.state() == before);
        table.setBusy(true);
        QVERIFY(table.preview("hex:B2").isEmpty());
    }

    /// Lines of a menu that differ in the square a citizen comes from name the square; the ghost lies where a workshop has
    /// its citizen, and hides nothing that it makes.
    void aMoveIntoAWorkshopTellsItsEnds() {
        int seen = 0;
        visitPositions(40, 4, [&](const Session& session) {
            const State& state = session.state();
            const Seen eye(session, "en");
            for (const Command& command : legalCommands(state)) {
                const auto* move = std::get_if<MoveIntoWorkshop>(&command);
                if (!move) continue;
                const QString at = variantRows(eye.scene(), {command}).front().value("at").toString();
                QVERIFY2(at.contains("/square/"), at.toUtf8());
                const auto foreseen = foresee(fixture::definition(), state, command);
                QVERIFY(foreseen.has_value());
                const QVariantList ghosts = previewRow(eye.scene(), command, *foreseen).value("ghosts").toList();
                QVERIFY(std::any_of(ghosts.begin(), ghosts.end(), [&](const QVariant& ghost) {
                    return ghost.toMap().value("target").toString().endsWith(QString("/workshop/%1/worker").arg(move->workshop + 1));
                }));
                ++seen;
            }
        });
        QVERIFY(seen > 5);
    }

    void everyClickThatDoesSomethingIsForeseen() {
        int menus = 0, single = 0;
        visitPositions(8, 12, [&](const Session& session) {
            MessinaTable table(fixture::definition(), session.setup(), fixture::seats(), fixture::language, "de");
            table.restore(session);
            const TargetIndex index = table.targets();
            for (int i = 0; i < static_cast<int>(index.choices().size()); ++i) {
                if (index.choices()[static_cast<std::size_t>(i)].refusal) continue;
                const QString target = index.targetOf(i);
                const QVariantMap told = table.preview(target);
                QVERIFY2(!told.value("text").toString().isEmpty(), target.toUtf8());
                const QString name = told.value("name").toString();
                QVERIFY2(!name.isEmpty() && !name.front().isLower(), (target + ": " + name).toUtf8());
                if (!told.value("rule").toString().isEmpty()) {
                    ++single;
                    continue;
                }
                table.activate(target);
                for (int n = 0; n < table.variants()->count(); ++n)
                    QVERIFY(!table.variantPreview(n).value("text").toString().isEmpty());
                menus += table.variants()->count() > 0;
                table.closeVariants();
            }
        });
        QVERIFY(menus > 20 && single > 200);
    }

    void overseersShowTheirWay() {
        int asked = 0;
        visitPositions(24, 1, [&](const Session& session) {
            const State& state = session.state();
            if (state.prompt().kind != PromptKind::AdvanceOverseer) return;
            ++asked;
            const Seen seen(session, "en");
            for (int i = 0; i < static_cast<int>(seen.index.choices().size()); ++i) {
                const Choice& choice = seen.index.choices()[static_cast<std::size_t>(i)];
                const auto* advance = std::get_if<AdvanceOverseer>(&choice.command);
                if (!advance || choice.refusal) continue;
                const QString node = seen.index.targetsOf(i).front();
                const QVariantMap way = overseerWay(seen.scene(), seen.index, node);
                const QVariantList nodes = way.value("nodes").toList();
                QCOMPARE(nodes.size(), 1);
                QVERIFY(nodes.front().toMap().value("now").toBool());
                QCOMPARE(nodes.front().toMap().value("target").toString(), node);
                const QVariantMap all = overseerWay(seen.scene(), seen.index, seen.index.targetsOf(i).back());
                QVERIFY(all.value("nodes").toList().contains(nodes.front()) || advance->skip);
                // Whoever can be activated there is lit before.
                Session then = session;
                QVERIFY(!then.give(state.toAct(), choice.command));
                if (then.state().prompt().kind != PromptKind::Activate) continue;
                const Seen there(then, "en");
                for (int k = 0; k < static_cast<int>(there.index.choices().size()); ++k) {
                    const Choice& wake = there.index.choices()[static_cast<std::size_t>(k)];
                    if (wake.refusal || !std::holds_alternative<ActivateCitizen>(wake.command)) continue;
                    QVERIFY(way.value("squares").toStringList().contains(there.index.targetOf(k)));
                    QVERIFY(all.value("squares").toStringList().contains(there.index.targetOf(k)));
                }
            }
        });
        QVERIFY(asked > 30);
        const Wanderer w(2, 4);
        const Seen start(w.session, "en");
        const QVariantMap way = overseerWay(start.scene(), start.index, "seat:2/overseer/nun");
        // Six advances to the centre, two branches between the fork and the centre.
        QCOMPARE(way.value("nodes").toList().size(), 1 + 2 * 4 + 1);
        for (const char* other : {"seat:9/overseer/nun", "seat:1/overseer/cook", "seat:1/hut/1", "hex:B2", ""})
            QVERIFY(overseerWay(start.scene(), start.index, other).isEmpty());
    }

    void endingTellsWhatIsLeft() {
        int asked = 0, idle = 0;
        visitPositions(10, 3, [&](const Session& session) {
            MessinaTable table(fixture::definition(), session.setup(), fixture::seats(), fixture::language, "en");
            table.restore(session);
            for (const char* ending : {"button:end-turn", "button:end-fight"}) {
                const QVariantList left = table.leftOver(ending);
                const bool possible =
                    table.targets().at(ending).size() > 0 &&
                    !table.targets().choices()[static_cast<std::size_t>(table.targets().at(ending).front())].refusal;
                int others = 0;
                for (const Choice& choice : table.targets().choices())
                    others += !choice.refusal && !std::holds_alternative<MoveIntoWorkshop>(choice.command) &&
                              !std::holds_alternative<EndTurn>(choice.command) &&
                              !std::holds_alternative<EndFight>(choice.command);
                QCOMPARE(left.isEmpty(), !possible || others == 0);
                for (const QVariant& one : left) {
                    QVERIFY(!one.toMap().value("text").toString().isEmpty());
                    QVERIFY(!one.toMap().value("rule").toString().isEmpty());
                }
                asked += !left.isEmpty();
                idle += possible && left.isEmpty();
            }
            QVERIFY(table.leftOver("hex:B2").isEmpty());
        });
        QVERIFY(asked > 20 && idle > 5);
    }

    /// Every answer but those that bring something to light can be taken back, one by one, and the count follows.
    void answersAreTakenBackOneByOne() {
        QSet<PromptKind> several;
        int taken = 0;
        for (std::uint64_t seed = 46; seed < 52; ++seed) {
            Wanderer w(1 + static_cast<int>(seed % 4), seed);
            MessinaTable table(fixture::definition(), w.session.setup(), fixture::seats(), fixture::language, "en");
            while (w.step()) {
                const auto& move = w.session.moves().back();
                const Progress before = progressOf(table.session());
                const QVariantMap asked = table.prompt();
                QVERIFY(!table.play(move.command));
                QCOMPARE(table.canUndo(), !move.revealed);
                if (!table.over()) {
                    const Progress now = progressOf(table.session());
                    QCOMPARE(now, progressOf(w.session));
                    QVERIFY(now.done >= 0 && now.done <= now.total);
                    QCOMPARE(table.prompt().value("progress").toString().isEmpty(), now.done == 0);
                    if (now.done > 0) several.insert(table.state().prompt().kind);
                }
                if (move.revealed) continue;
                table.undo();
                ++taken;
                QVERIFY(table.state() == move.before);
                QCOMPARE(progressOf(table.session()), before);
                QCOMPARE(table.prompt(), asked);
                QVERIFY(!table.play(move.command));
                if (QTest::currentTestFailed()) return;
            }
        }
        qInfo("%d answers taken back, %d kinds of question take several", taken, static_cast<int>(several.size()));
        QVERIFY(taken > 1000);
        for (const PromptKind kind : {PromptKind::Rescue, PromptKind::Fight, PromptKind::Activate})
            QVERIFY2(several.contains(kind), QByteArray::number(static_cast<int>(kind)));
    }

    /// A figure for tests/README.md, no limit: machines differ.
    void costsLittle() {
        qint64 most = 0, sum = 0;
        int previews = 0;
        visitPositions(8, 10, [&](const Session& session) {
            MessinaTable table(fixture::definition(), session.setup(), fixture::seats(), fixture::language, "ru");
            table.restore(session);
            for (int i = 0; i < static_cast<int>(table.targets().choices().size()); ++i) {
                if (table.targets().choices()[static_cast<std::size_t>(i)].refusal) continue;
                const QString target = table.targets().targetOf(i);
                QElapsedTimer clock;
                clock.start();
                const QVariantMap told = table.preview(target);
                const qint64 spent = clock.nsecsElapsed();
                QVERIFY(!told.isEmpty());
                most = std::max(most, spent);
                sum += spent;
                ++previews;
            }
        });
        qInfo("%d previews, %.3f ms each, %.3f ms at most", previews, double(sum) / previews / 1e6, double(most) / 1e6);
    }
};

QTEST_GUILESS_MAIN(tst_Previews)
#include "tst_previews.moc"
