// SPDX-License-Identifier: GPL-3.0-or-later
// One question at a time, in words, and every answer lit somewhere: over games with every way of playing.
#include "tests/app/fixture.h"
#include "tests/app/offered_letters.h"

#include "app/messina/words/prompt_text.h"
#include "app/messina/table/rows.h"

#include <QSet>
#include <QtTest>

#include <algorithm>

using namespace magister::messina;
using magister::Random;

namespace {

/// A game of any size, side and set of rulings.
Setup anySetup(std::uint64_t seed) {
    Random random = Random::seeded(seed);
    Setup setup = fixture::setup(1 + static_cast<int>(seed % 4), seed);
    setup.boards = random.below(3) == 0 ? Side::B : Side::A;
    setup.scrolls = random.below(3) == 0 ? Side::B : Side::A;
    setup.priorityTile = random.below(3) == 0;
    for (std::size_t i = 0; i < rulingCount; ++i) {
        const auto answers = static_cast<std::uint32_t>(rulingOptions()[i].choices.size());
        if (random.below(2) == 0) setAnswer(setup.rulings, i, static_cast<std::uint8_t>(random.below(answers)));
    }
    return validate(fixture::definition(), setup).empty() ? setup : fixture::setup(setup.players, seed);
}

/// The pack with the late actions of the books moved to their second space, and districts that ask for a lieutenant and
/// one citizen, so that games meet them.
const Definition& early() {
    static const Definition early = [] {
        Definition d = fixture::definition();
        auto& city = d.books[static_cast<std::size_t>(Book::City)].spaces;
        auto& church = d.books[static_cast<std::size_t>(Book::Church)].spaces;
        std::swap(city[1].onArrival, city[9].onArrival);
        std::swap(church[1].onArrival, church[5].onArrival);
        for (std::size_t i = 0; i < d.hexes.size(); i += 2) {
            d.hexes[i].lieutenant = true;
            d.hexes[i].ordinary = {1, 0, 0};
            d.hexes[i].gold = {};
        }
        return d;
    }();
    return early;
}

/// Names of everything that a model shows as something to click now.
void collectLit(const QVariant& value, QSet<QString>& lit) {
    if (value.typeId() == QMetaType::QVariantMap) {
        const QVariantMap map = value.toMap();
        if (map.value("offer") == "legal") lit.insert(map.value("target").toString());
        for (const QVariant& inner : map)
            collectLit(inner, lit);
    } else if (value.typeId() == QMetaType::QVariantList) {
        for (const QVariant& inner : value.toList())
            collectLit(inner, lit);
    }
}

QSet<QString> litTargets(MessinaTable& table) {
    QSet<QString> lit;
    for (magister::RowsModel* model :
         {table.seats(), table.places(), table.docks(), table.squares(), table.nodes(), table.overseers(), table.huts(),
          table.workshops(), table.scroll(), table.books(), table.markets()})
        for (const QVariantMap& row : model->rows())
            collectLit(row, lit);
    for (const QVariantMap& row : table.buttons()->rows())
        if (row.value("enabled").toBool()) lit.insert(row.value("target").toString());
    return lit;
}

bool sameDeed(const Command& a, const Command& b, const State& state) {
    if (a == b) return true;
    // Lieutenants at home, or lying in one place, stand for each other.
    const auto one = lieutenantOf(a), other = lieutenantOf(b);
    if (one == none || other == none || a.index() != b.index()) return false;
    const auto& all = state.players[state.toAct()].lieutenants;
    return all[one] == all[other];
}

/// What leads to questions that random play seldom meets.
bool leadsFar(const Command& command) {
    return std::holds_alternative<Repopulate>(command) || std::holds_alternative<BuyBookStep>(command) ||
           std::holds_alternative<UseBookAction>(command) || std::holds_alternative<StepBook>(command) ||
           std::holds_alternative<TakeCart>(command) || std::holds_alternative<TakeWorkshop>(command) ||
           std::holds_alternative<BurnCubes>(command);
}

/// Random, but for every other game bold.
const Command& pick(const std::vector<Choice>& legal, std::uint64_t seed, Random& random) {
    if (seed % 2)
        for (const Choice& choice : legal)
            if (leadsFar(choice.command) && random.below(3) != 0) return choice.command;
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))].command;
}

} // namespace

class tst_Prompts : public QObject {
    Q_OBJECT

    QSet<PromptKind> m_kinds;
    int m_choices = 0;
    int m_tooDear = 0; ///< questions what to build, after a refresh, where nothing can be paid for

    /// Whether clicks on lit things lead to that command: at once, or through the menu they open.
    bool reachable(MessinaTable& table, const QSet<QString>& lit, int i) {
        const Command command = table.targets().choices()[static_cast<std::size_t>(i)].command;
        const Scene scene = sceneOf(table);
        for (const QString& target : table.targets().targetsOf(i)) {
            if (!lit.contains(target)) continue;
            for (const std::uint8_t selected : {none, lieutenantOf(command)}) {
                const Meaning meaning = resolve(scene, table.targets(), target, selected);
                if (const auto* one = std::get_if<Command>(&meaning))
                    if (sameDeed(*one, command, table.state())) return true;
                if (const auto* several = std::get_if<Several>(&meaning))
                    for (const Command& each : several->commands)
                        if (sameDeed(each, command, table.state())) return true;
            }
        }
        return false;
    }

    Offers m_offers;
    Scene sceneOf(MessinaTable& table) {
        m_offers = table.targets().offers(table.definition(), table.state(), table.state().toAct(), none);
        return {table.definition(),
                table.state(),
                fixture::seats(),
                fixture::language("en"),
                m_offers,
                table.state().toAct(),
                {},
                {}};
    }

    void look(MessinaTable& table) {
        const QSet<QString> lit = litTargets(table);
        const auto& all = table.targets().choices();
        QVERIFY(std::any_of(all.begin(), all.end(), [](const Choice& choice) { return !choice.refusal; }));
        for (int i = 0; i < static_cast<int>(all.size()); ++i) {
            if (all[static_cast<std::size_t>(i)].refusal) continue;
            ++m_choices;
            QVERIFY2(reachable(table, lit, i),
                     (table.targets().targetsOf(i).join(' ') + " of: " + table.prompt().value("sentence").toString())
                         .toUtf8());
        }
        // Nothing is lit that would not answer.
        for (const QString& target : lit) {
            const Meaning meaning = resolve(sceneOf(table), table.targets(), target, none);
            QVERIFY2(!std::holds_alternative<Refused>(meaning), target.toUtf8());
        }
        QSet<QString> sentences;
        for (const QString& code : fixture::codes()) {
            Scene scene = sceneOf(table);
            const Scene other{scene.definition, scene.state,  scene.seats, fixture::language(code),
                              scene.offers,     scene.viewer, {},          {}};
            const QString sentence = promptText(other);
            QVERIFY2(sentence.size() > 5 && !sentence.contains('{'), sentence.toUtf8());
            QVERIFY2(fixture::unfilled(promptRow(other)).isEmpty(), sentence.toUtf8());
            sentences.insert(sentence);
        }
        QCOMPARE(sentences.size(), 5);
        if (table.state().prompt().kind == PromptKind::Build) {
            const bool some = std::any_of(lit.begin(), lit.end(), [](const QString& target) { return target.startsWith("market:"); });
            const QString asked = promptText(sceneOf(table));
            QVERIFY2(asked.contains("cannot pay") != some, asked.toUtf8());
            if (!some && table.state().prompt().refreshed) ++m_tooDear;
        }
        QVERIFY(!table.prompt().value("rule").toString().isEmpty());
    }

private slots:
    /// A question may have a colon: what leads to it is a sentence of its own.
    void noColonStandsBeforeAQuestion() {
        for (const auto& [context, source] :
             {std::pair{"Preview", "Then you go on. {prompt}"}, std::pair{"Preview", "Then the game goes on. {prompt}"},
              std::pair{"Refusal", "Something else comes first. {prompt}"},
              std::pair{"OrleansRefusal", "Something else comes first. {prompt}"},
              std::pair{"OrleansRefusal", "You have something to do on your own board. {prompt}"}})
            for (const QString& code : fixture::codes()) {
                const QString words = fixture::language(code).text(context, source);
                QVERIFY2(code == QLatin1String("en") || words != QLatin1String(source), source);
                QVERIFY2(words.section(QStringLiteral("{prompt}"), 0, 0).trimmed().endsWith(u'.'), qPrintable(words));
            }
    }

    void everyAnswerIsLit() {
        int positions = 0;
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            const Setup setup = anySetup(seed);
            const Definition& definition = seed % 3 == 0 ? early() : fixture::definition();
            Session session(definition, setup);
            MessinaTable table(definition, setup, fixture::seats(), fixture::language, "en");
            Random random = Random::seeded(seed);
            QSet<PromptKind> seen;
            while (!session.state().over()) {
                const State& state = session.state();
                // Kinds that are new in this game, and now and then another.
                const bool refreshed = state.prompt().kind == PromptKind::Build && state.prompt().refreshed;
                if (!seen.contains(state.prompt().kind) || refreshed || random.below(200) == 0) {
                    seen.insert(state.prompt().kind);
                    table.restore(session);
                    look(table);
                    if (QTest::currentTestFailed()) return;
                    ++positions;
                }
                const auto legal = choices(definition, state, state.toAct(), Listing::LegalOnly);
                QVERIFY(!legal.empty());
                const Command command = pick(legal, seed / 4, random);
                QVERIFY(!session.give(state.toAct(), command));
            }
            m_kinds += seen;
        }
        qInfo("%d positions, %d legal choices, %d kinds of prompt", positions, m_choices,
              static_cast<int>(m_kinds.size()));
        QVERIFY(m_tooDear > 0);
        // Every kind there is, but None.
        QByteArray unmet;
        for (int kind = 1; kind <= static_cast<int>(PromptKind::Proceed); ++kind)
            if (!m_kinds.contains(static_cast<PromptKind>(kind))) unmet += ' ' + QByteArray::number(kind);
        QVERIFY2(unmet.isEmpty(), unmet);
    }

    /// Whatever is refused, what could be done instead is offered, as long as there is anything.
    void refusalsOfferSomething() {
        QSet<Reason> reasons;
        int cards = 0, shared = 0;
        for (std::uint64_t seed = 60; seed < 72; ++seed) {
            const Setup setup = anySetup(seed);
            Session session(fixture::definition(), setup);
            MessinaTable table(fixture::definition(), setup, fixture::seats(), fixture::language, "en");
            Random random = Random::seeded(seed);
            while (!session.state().over()) {
                const State& state = session.state();
                if (random.below(10) == 0) {
                    table.restore(session);
                    const Scene scene = sceneOf(table);
                    const auto& all = table.targets().choices();
                    for (int i = 0; i < static_cast<int>(all.size()); ++i) {
                        const Choice& choice = all[static_cast<std::size_t>(i)];
                        if (!choice.refusal) continue;
                        const QString clicked = table.targets().targetOf(i);
                        const auto card =
                            refusalCard(scene, table.targets(), clicked, *choice.refusal, choice.command, none);
                        bool other = false;
                        for (int k = 0; k < static_cast<int>(all.size()) && !other; ++k)
                            other = !all[static_cast<std::size_t>(k)].refusal && table.targets().targetOf(k) != clicked;
                        QVERIFY2(!card.instead.isEmpty() || !other, (clicked + ": " + card.reason).toUtf8());
                        reasons.insert(choice.refusal->reason);
                        ++cards;
                        // No key means two things, the one that was refused least of all.
                        QVERIFY(table.tryForbidden(clicked, choice.command));
                        const QString fault = magister::faultOfLetters(table, shared);
                        QVERIFY2(fault.isEmpty(), fault.toUtf8());
                        table.closeRefusal();
                    }
                    // What is not asked for at all: the offers lead back to what is.
                    table.activate("wheel");
                    QVERIFY(table.refusal().active && !table.refusal().instead.isEmpty());
                    for (const QVariant& one : table.refusal().instead)
                        QCOMPARE(scene.offers.at(one.toMap().value("target").toString()).offer, Offer::Legal);
                }
                const auto legal = choices(fixture::definition(), state, state.toAct(), Listing::LegalOnly);
                QVERIFY(!session.give(state.toAct(),
                                      legal[random.below(static_cast<std::uint32_t>(legal.size()))].command));
                if (QTest::currentTestFailed()) return;
            }
        }
        qInfo("%d cards, %d reasons", cards, static_cast<int>(reasons.size()));
        QVERIFY(reasons.size() >= 50);
        QVERIFY(shared > 100);
    }
};

QTEST_GUILESS_MAIN(tst_Prompts)
#include "tst_prompts.moc"
