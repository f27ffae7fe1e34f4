// SPDX-License-Identifier: GPL-3.0-or-later
// Every event, every reason, every question and every command has its words in every language.
#include "tests/app/orleans/told.h"

#include "app/language/names_keys.h"
#include "app/language/phrase.h"
#include "app/orleans/table/game.h"
#include "app/orleans/words/command_text.h"
#include "app/orleans/words/event_text.h"
#include "app/orleans/words/names.h"
#include "app/orleans/words/prompt_text.h"
#include "app/orleans/words/refusal_sentences.h"
#include "app/orleans/words/refusal_text.h"
#include "tests/engine/orleans/position.h"

#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QtTest>

using namespace magister::orleans;
using magister::fieldNames;
using magister::nameCases;
using magister::nameKeys;

namespace {

template <std::size_t... I> void eachEvent(std::index_sequence<I...>, const std::function<void(const Event&)>& visit) {
    (visit(Event{std::in_place_index<I>}), ...);
}
template <std::size_t... I>
void eachCommand(std::index_sequence<I...>, const std::function<void(const Command&)>& visit) {
    (visit(Command{std::in_place_index<I>}), ...);
}

bool isPlan(const Event& event) {
    return std::holds_alternative<FollowerPlaced>(event) || std::holds_alternative<PlacementTakenBack>(event);
}

State twoPlayers() {
    return Position(2).s;
}

} // namespace

class tst_OrleansTexts : public QObject {
    Q_OBJECT

private slots:
    void everyReasonHasItsSentences() {
        const QStringList known{"first", "follower", "second", "wanted", "who"};
        QStringList sentences;
        for (int r = 0; r < static_cast<int>(Reason::Count); ++r) {
            const RefusalSentence sentence = refusalSentence(static_cast<Reason>(r));
            const QString what = sentence.what;
            const QString why = sentence.why;
            QVERIFY2(!what.isEmpty() && !why.isEmpty(), reasonId(static_cast<Reason>(r)).data());
            QVERIFY2(what.split(' ').size() <= 8, sentence.what);
            QVERIFY2(what.endsWith('.') && why.endsWith('.'), sentence.what);
            for (const QString& field : fieldNames(what + why))
                QVERIFY2(known.contains(field), field.toUtf8());
            sentences += {what, why};
        }
        QCOMPARE(sentences.removeDuplicates(), 0);
    }

    void languages_data() {
        QTest::addColumn<QString>("code");
        for (const QString& code : told::codes())
            QTest::newRow(code.toUtf8()) << code;
    }

    void everyReasonIsTold_data() { languages_data(); }
    void everyReasonIsTold() {
        QFETCH(QString, code);
        const State state = twoPlayers();
        for (int r = 0; r < static_cast<int>(Reason::Count); ++r) {
            const auto words =
                refusalText(told::scene(state, code), refusal(static_cast<Reason>(r), 2, 3), PlaceFollower{});
            QVERIFY2(!words.what.isEmpty() && told::flaw(words.what).isEmpty(), words.what.toUtf8());
            QVERIFY2(!words.why.isEmpty() && told::flaw(words.why).isEmpty(), words.why.toUtf8());
        }
        QCOMPARE(told::missing(code), QStringList());
    }

    void everyEventIsTold_data() { languages_data(); }
    void everyEventIsTold() {
        QFETCH(QString, code);
        const State state = twoPlayers();
        int told = 0, silent = 0;
        eachEvent(std::make_index_sequence<std::variant_size_v<Event>>{}, [&](const Event& event) {
            const QString text = eventText(told::scene(state, code), event);
            QVERIFY2(!text.contains('{') && !text.contains(QChar(0xAB)), text.toUtf8());
            // A plan without a follower is one that the viewer does not see.
            if (!isPlan(event)) QCOMPARE(text.isEmpty(), eventKind(event).isEmpty());
            ++(eventKind(event).isEmpty() ? silent : told);
        });
        // Four kinds, and a plan that is not seen.
        QCOMPARE(silent, 5);
        QCOMPARE(told, static_cast<int>(std::variant_size_v<Event>) - 5);
        QCOMPARE(told::missing(code), QStringList());
    }

    void everyCommandHasWords_data() { languages_data(); }
    void everyCommandHasWords() {
        QFETCH(QString, code);
        const State state = twoPlayers();
        eachCommand(std::make_index_sequence<std::variant_size_v<Command>>{}, [&](const Command& command) {
            const QString text = commandText(told::scene(state, code), 0, command);
            QVERIFY2(!text.isEmpty() && told::flaw(text).isEmpty(), text.toUtf8());
        });
        for (std::size_t asset = 0; asset < tortureAssetCount; ++asset) {
            const auto give = static_cast<TortureAsset>(asset);
            const QString text = commandText(told::scene(state, code), 0, GiveUp{give, 0, 0});
            QVERIFY2(!text.isEmpty() && told::flaw(text).isEmpty(), text.toUtf8());
        }
        QCOMPARE(told::missing(code), QStringList());
    }

    void everyQuestionIsAsked_data() { languages_data(); }
    void everyQuestionIsAsked() {
        QFETCH(QString, code);
        State state = twoPlayers();
        state.players[0].hand.push(Token::Farmer);
        QStringList asked;
        for (int kind = static_cast<int>(PromptKind::RemoveTile); kind <= static_cast<int>(PromptKind::HandInFood);
             ++kind) {
            state.questionCount = {1, 0, 0, 0};
            state.questions[0][0] = Prompt{Rule::DrawAmount, static_cast<PromptKind>(kind), none, 1, 0};
            const QString text = promptText(told::scene(state, code), 0);
            QVERIFY2(!text.isEmpty() && told::flaw(text).isEmpty(), text.toUtf8());
            asked.append(text);
            // Whose tile it is, is not shown anywhere else.
            static const QHash<QString, QString> traders{{"en", "Trader"}, {"pl", "Handlarz"}, {"cs", "Obchodník"}, {"ru", "Торговец"}, {"de", "Händler"}};
            if (static_cast<PromptKind>(kind) == PromptKind::TakeTile) QVERIFY2(text.startsWith(traders.value(code) + ':'), text.toUtf8());
        }
        QCOMPARE(asked.removeDuplicates(), 0);
        QVERIFY(!asked.contains(promptText(told::scene(state, code), 1))); // the others are still busy
        QCOMPARE(told::missing(code), QStringList());
    }

    void argumentsAreShown() {
        const State state = twoPlayers();
        const auto words = refusalText(told::scene(state, "en"), refusal(Reason::CannotPayPrice, 3, 1), UsePlace{});
        const QString blank(QChar::Nbsp);
        QVERIFY2(words.why.contains("3" + blank + "coins;") && words.why.contains("1" + blank + "coin."),
                 words.why.toUtf8());
        const auto wrong = refusalText(told::scene(state, "en"), refusal(Reason::WrongFollower),
                                       PlaceFollower{Token::OwnBoatman, false, PlaceId::Monastery, 0});
        QCOMPARE(wrong.why, QString("This slot needs: scholar. This does not fit: boatman."));
    }

    /// planning.together: what another plans is told to nobody else until it stands open.
    void plansOfOthersAreSecret() {
        const State state = twoPlayers();
        const Event hidden =
            FollowerPlaced{.player = 1, .token = Token::Knight, .place = PlaceId::Castle, .hidden = true};
        const Event open =
            FollowerPlaced{.player = 1, .token = Token::Knight, .place = PlaceId::Castle, .hidden = false};
        const Event technology = TechnologyPlaced{.player = 1, .place = PlaceId::Castle, .hidden = true};
        QCOMPARE(eventText(told::scene(state, "en", 0), hidden), QString());
        QCOMPARE(eventText(told::scene(state, "en", 0), technology), QString());
        QCOMPARE(eventText(told::scene(state, "en", 1), hidden), QString("Karl plans: knight (Castle)."));
        QCOMPARE(eventText(told::scene(state, "en", 0), open), QString("Karl plans: knight (Castle)."));
    }

    /// The starting follower that is moved stands in the case of what is moved.
    void movedFollowersAreDeclined() {
        const State state = twoPlayers();
        const Event placed = FollowerPlaced{.player = 1, .token = Token::OwnFarmer, .place = PlaceId::Castle, .hidden = false};
        const Event back = PlacementTakenBack{.player = 1, .place = PlaceId::Castle, .token = Token::OwnFarmer, .hidden = false};
        const auto said = [&](const char* language, const Event& event) { return eventText(told::scene(state, language, 1), event); };
        for (const auto& [language, words] : {std::pair{"ru", "Karl ставит своего фермера в ячейку ("}, {"pl", "Karl stawia początkowego Chłopa ("},
                                              {"cs", "Karl umisťuje počátečního sedláka ("}, {"de", "Karl setzt den Start-Bauern ein ("}})
            QVERIFY2(said(language, placed).startsWith(QString::fromUtf8(words)), said(language, placed).toUtf8());
        for (const auto& [language, words] : {std::pair{"ru", "Karl забирает назад своего фермера ("}, {"pl", "Karl zabiera z powrotem początkowego Chłopa ("},
                                              {"cs", "Karl si bere zpět počátečního sedláka ("}, {"de", "Karl nimmt den Start-Bauern zurück ("}})
            QVERIFY2(said(language, back).startsWith(QString::fromUtf8(words)), said(language, back).toUtf8());
    }

    /// tiles.bathhouse: the hand is looked at by its owner alone.
    void theBathhouseIsPrivate() {
        const State state = twoPlayers();
        BathhouseDrawn drawn{.player = 1};
        drawn.tokens.push(Token::Farmer);
        drawn.tokens.push(Token::OwnTrader);
        QVERIFY(!eventText(told::scene(state, "en", 0), drawn).contains("farmer"));
        QVERIFY(eventText(told::scene(state, "en", 1), drawn).endsWith(": farmer, starting trader."));
    }

    void followersAreCounted() {
        const State state = twoPlayers();
        const std::array drawn{Token::Knight, Token::OwnFarmer, Token::Knight, Token::Farmer, Token::Nothing};
        const QString knights = "2" + QString(QChar::Nbsp);
        QCOMPARE(tokensText(told::scene(state, "en"), drawn), "farmer, " + knights + "knights, starting farmer");
        QCOMPARE(tokensText(told::scene(state, "ru"), drawn), QString("фермер, ") + knights + "рыцаря, начальный фермер");
    }

    /// Nothing in the box numbers the rounds, and lessons and articles write them in digits: so does the table.
    void roundsAreNumberedInDigits() {
        QCOMPARE(eventText(told::scene(twoPlayers(), "en"), RoundStarted{.round = 4}), QString("Round 4 begins."));
        QCOMPARE(eventText(told::scene(twoPlayers(), "cs"), RoundStarted{.round = 14}), QString("Začíná 14. kolo."));
        QCOMPARE(TableGame::roundName(static_cast<int>(roundCount)), QString("18"));
    }

    /// What a translator wrote uses the fields of its source, and cases and words that its language has.
    void translationsKeepTheirFields_data() { languages_data(); }
    void translationsKeepTheirFields() {
        QFETCH(QString, code);
        QFile file(QStringLiteral(MAGISTER_SOURCE_DIR "/translations/ui/magister_%1.ts").arg(code));
        QVERIFY2(file.open(QFile::ReadOnly), qPrintable(file.fileName()));
        QXmlStreamReader xml(&file);
        QString context, source;
        QSet<QString> contexts;
        int checked = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            if (xml.name() == u"name") context = xml.readElementText();
            if (xml.name() == u"source") source = xml.readElementText();
            if (xml.name() != u"translation" || !context.startsWith("Orleans")) continue;
            const QString translation = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
            contexts.insert(context);
            ++checked;
            // English sentences are the sources themselves.
            const QString& words = code == "en" ? source : translation;
            QVERIFY2(!words.isEmpty(), source.toUtf8());
            QVERIFY2(fieldNames(words) == fieldNames(source), (source + " / " + words).toUtf8());
            static const QRegularExpression placeholder("\\{([^{}]*)\\}");
            for (auto match = placeholder.globalMatch(words); match.hasNext();) {
                const QStringList parts = match.next().captured(1).split(':');
                if (parts.size() > 1 && code != "en")
                    QVERIFY2(nameCases(code).contains(parts.last()), (parts.last() + " in " + words).toUtf8());
                if (parts.size() > 2)
                    QVERIFY2(nameKeys("orleans").contains(parts.at(1)), (parts.at(1) + " in " + words).toUtf8());
            }
        }
        QVERIFY(!xml.hasError());
        QVERIFY2(contexts.size() >= 8, QByteArray::number(contexts.size()));
        QVERIFY(checked > 330);
    }
};

QTEST_GUILESS_MAIN(tst_OrleansTexts)
#include "tst_orleans_texts.moc"
