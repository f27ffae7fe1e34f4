// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever can be pointed at has a card in five languages: what it is, what it gives, its rule, and what a click would
// do.
#include "tests/app/fixture.h"

#include "app/language/catalogue.h"
#include "app/library/rule_library.h"
#include "app/messina/table/shown_targets.h"
#include "app/messina/table/thing_card.h"

#include <QSet>
#include <QtTest>

using namespace magister::messina;
using magister::CatalogueLanguage;
using magister::Catalogues;
using magister::DataFolder;
using magister::Glossary;
using magister::Random;
using magister::RuleLibrary;
using magister::RuleTitle;
using magister::TermTitle;

namespace {

/// As the program words a table: with the titles of rules and the terms of the glossary.
const magister::Language& worded(const QString& code) {
    static const Catalogues catalogues{DataFolder::find(), QStringLiteral("messina")};
    static std::map<QString, std::unique_ptr<CatalogueLanguage>> all;
    auto& language = all[code];
    if (!language)
        language = std::make_unique<CatalogueLanguage>(
            catalogues.of(code),
            [code](const QString& rule) {
                const RuleLibrary& library = RuleLibrary::shared(QStringLiteral("messina"));
                return RuleTitle{library.number(rule), library.articles(code).title(rule)};
            },
            CatalogueLanguage::Rulings{},
            [code](const QString& id) {
                const Glossary& glossary = RuleLibrary::shared(QStringLiteral("messina")).glossary(code);
                const auto* term = glossary.find(id);
                const auto* words = glossary.words(code, id);
                return term && words ? TermTitle{words->term, words->meaning, term->icon} : TermTitle{};
            });
    return *language;
}

} // namespace

class tst_ThingCards : public QObject {
    Q_OBJECT

    int m_cards = 0;
    int m_nows = 0;
    int m_refusals = 0;
    QSet<QString> m_kinds; ///< of targets: numbers and names taken out

    static QString kindOf(QString target) {
        target.replace(QRegularExpression("[0-9]+"), "#");
        return target.replace(QRegularExpression(":[^/]+"), ":*");
    }

    /// Of one and the same click the bar, the card and "?" cite the same rule, whichever piece is in hand.
    void checkOneRule(MessinaTable& table) {
        Offers none;
        table.setLanguage("en");
        const Scene scene{table.definition(), table.state(), fixture::seats(), worded("en"), none,
                          static_cast<PlayerIndex>(table.viewSeat() - 1), {}, {}};
        for (int piece = 0; piece < 4; ++piece) {
            table.pickUp(piece);
            for (const QString& target : shownTargets(scene)) {
                const QString bar = table.preview(target).value("rule").toString();
                if (bar.isEmpty()) continue;
                QVERIFY2(table.ruleAt(target) == bar, (target + ": " + table.ruleAt(target) + ", " + bar).toUtf8());
                QCOMPARE(table.cardOf(target).value("rule").toString(), bar);
                // Somebody points at the round table while a click would mean that.
                QCOMPARE(table.cardOf("score-track", target).value("rule").toString(), bar);
            }
        }
        table.pickUp(0);
    }

    void check(MessinaTable& table) {
        Offers none;
        for (const QString& code : fixture::codes()) {
            table.setLanguage(code);
            const Scene scene{table.definition(),
                              table.state(),
                              fixture::seats(),
                              worded(code),
                              none,
                              static_cast<PlayerIndex>(table.viewSeat() - 1),
                              {},
                              {}};
            for (const QString& target : shownTargets(scene)) {
                const QVariantMap card = table.cardOf(target);
                const QByteArray where = (code + ' ' + target).toUtf8();
                QVERIFY2(!card.value("name").toString().trimmed().isEmpty(), where);
                QVERIFY2(card.value("meaning").toString().size() > 20, where);
                QVERIFY2(fixture::unfilled(card).isEmpty(),
                         where + ": " + fixture::unfilled(card).join(" | ").toUtf8());
                QVERIFY2(!card.value("name").toString().contains('%'), where);
                for (const QString& line : card.value("lines").toStringList())
                    QVERIFY2(!line.isEmpty() && !line.contains('%'), where);
                QVERIFY2(!card.value("ruleTitle").toString().isEmpty() &&
                             !card.value("ruleNumber").toString().isEmpty(),
                         where);
                // The rule is the one that a second button on the thing opens.
                QCOMPARE(card.value("rule").toString(), table.ruleAt(target));
                m_kinds.insert(kindOf(target));
                m_nows += card.value("now").toString().isEmpty() ? 0 : 1;
                m_refusals += card.value("refused").toString().isEmpty() ? 0 : 1;
                ++m_cards;
            }
        }
    }

private slots:
    void everyThingHasItsCard_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("advanced");
        for (int players = 1; players <= 4; ++players)
            for (const bool advanced : {false, true})
                QTest::addRow("%d %s", players, advanced ? "advanced" : "base") << players << advanced;
    }

    void everyThingHasItsCard() {
        QFETCH(int, players);
        QFETCH(bool, advanced);
        Setup setup = fixture::setup(players, 7);
        if (advanced) setup.boards = setup.scrolls = Side::B;
        Session session(fixture::definition(), setup);
        MessinaTable table(fixture::definition(), setup, fixture::seats(), worded, "en");
        Random random = Random::seeded(static_cast<std::uint64_t>(players) * 2 + advanced);
        for (int move = 0; !session.state().over(); ++move) {
            if (move % 90 == 0) {
                table.restore(session);
                check(table);
                if (QTest::currentTestFailed()) return;
            }
            if (move % 30 == 0) {
                table.restore(session);
                checkOneRule(table);
                if (QTest::currentTestFailed()) return;
            }
            const auto legal =
                choices(session.definition(), session.state(), session.state().toAct(), Listing::LegalOnly);
            const auto pick = random.below(static_cast<std::uint32_t>(legal.size()));
            QVERIFY(!session.give(session.state().toAct(), legal[pick].command));
        }
        table.restore(session);
        check(table);
    }

    void allKindsWereMet() {
        // Ran after the games above.
        qInfo("%d cards, %d say what a click would do, %d why it would do nothing, %d kinds of things", m_cards, m_nows,
              m_refusals, static_cast<int>(m_kinds.size()));
        QVERIFY2(m_kinds.size() >= 100, QByteArray::number(m_kinds.size()));
        QVERIFY(m_nows > 1000 && m_refusals > 1000);
    }

    /// Nothing of a card is left in another language: names and meanings differ between them.
    void languagesDiffer() {
        Session session(fixture::definition(), fixture::setup(2, 7));
        MessinaTable table(fixture::definition(), fixture::setup(2, 7), fixture::seats(), worded, "en");
        for (const char* target :
             {"hex:B2/rat", "wheel", "row:round-table/3", "seat:1/coins", "market:carts/1", "book:city/4"}) {
            QSet<QString> names, meanings;
            for (const QString& code : fixture::codes()) {
                table.setLanguage(code);
                const QVariantMap card = table.cardOf(QLatin1String(target));
                names.insert(card.value("name").toString());
                meanings.insert(card.value("meaning").toString());
            }
            QCOMPARE(names.size(), 5);
            QCOMPARE(meanings.size(), 5);
        }
    }

    void particularCards_data() {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("name");
        QTest::newRow("coins") << "seat:1/coins"
                               << "coin";
        QTest::newRow("rat") << "hex:B2/rat"
                             << "rat";
        QTest::newRow("book") << "book:city/4"
                              << "City book, space IV";
        QTest::newRow("round") << "row:round-table/2"
                               << "Round II";
        QTest::newRow("wheel") << "wheel/nun"
                               << "Nuns:";
    }

    void particularCards() {
        QFETCH(QString, target);
        QFETCH(QString, name);
        MessinaTable table(fixture::definition(), fixture::setup(2, 7), fixture::seats(), worded, "en");
        QVERIFY2(table.cardOf(target).value("name").toString().contains(name, Qt::CaseInsensitive),
                 table.cardOf(target).value("name").toString().toUtf8());
    }

    void unknownThingsHaveNone() {
        MessinaTable table(fixture::definition(), fixture::setup(2, 7), fixture::seats(), worded, "en");
        for (const char* target : {"", "hex:Z9", "seat:9", "seat:1/cart/9", "book:moon/1", "log/3", "card:step"})
            QVERIFY2(table.cardOf(QLatin1String(target)).isEmpty(), target);
    }
};

QTEST_GUILESS_MAIN(tst_ThingCards)
#include "tst_thing_cards.moc"
