// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/fixture.h"

#include "app/language/names_keys.h"
#include "app/messina/words/effect_text.h"
#include "app/messina/words/event_text.h"
#include "app/messina/words/refusal_sentences.h"
#include "app/messina/words/refusal_text.h"
#include "app/language/phrase.h"

#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QtTest>

using namespace magister::messina;
using fixture::Look;
using magister::fieldNames;
using magister::nameCases;
using magister::nameKeys;

namespace {

template <std::size_t... I> void eachEvent(std::index_sequence<I...>, const std::function<void(const Event&)>& visit) {
    (visit(Event{std::in_place_index<I>}), ...);
}

const QStringList contextsWithFields{"Refusal", "Event",  "Prompt", "Command", "Effect",
                                     "Score",   "Spoken", "Button", "Table"};

} // namespace

class tst_Texts : public QObject {
    Q_OBJECT

private slots:
    void everyReasonHasItsSentences() {
        const QStringList known{"fire", "needed", "owned", "prompt", "who"};
        QStringList whats;
        for (int r = 0; r < static_cast<int>(Reason::Count); ++r) {
            const RefusalSentence sentence = refusalSentence(static_cast<Reason>(r));
            const QString what = sentence.what;
            const QString why = sentence.why;
            QVERIFY2(!what.isEmpty() && !why.isEmpty(), reasonId(static_cast<Reason>(r)).data());
            QVERIFY2(what.split(' ').size() <= 8, sentence.what);
            QVERIFY2(what.endsWith('.') && why.endsWith('.'), sentence.what);
            for (const QString& field : fieldNames(what + why))
                QVERIFY2(known.contains(field), field.toUtf8());
            QVERIFY(what != why);
            whats.append(what + why);
        }
        QCOMPARE(whats.removeDuplicates(), 0);
    }

    void argumentsAreShown() {
        const Session session(fixture::definition(), fixture::setup(2, 1));
        const Look look(session, "en");
        const auto words = refusalText(look.scene(), refusal(Reason::CannotPayMove, 3, 1), ChooseHex{});
        QVERIFY2(words.why.contains(QString("3%1coins").arg(QChar(QChar::Nbsp))), words.why.toUtf8());
        QVERIFY2(words.why.contains(QString("1%1coin;").arg(QChar(QChar::Nbsp))) ||
                     words.why.contains(QString("1%1coin.").arg(QChar(QChar::Nbsp))),
                 words.why.toUtf8());
    }

    void everyEventIsTold_data() {
        QTest::addColumn<QString>("code");
        for (const QString& code : fixture::codes())
            QTest::newRow(code.toUtf8()) << code;
    }
    void everyEventIsTold() {
        QFETCH(QString, code);
        const Session session(fixture::definition(), fixture::setup(2, 1));
        const Look look(session, code);
        int told = 0, silent = 0;
        eachEvent(std::make_index_sequence<std::variant_size_v<Event>>{}, [&](const Event& event) {
            const QString text = eventText(look.scene(), event);
            QCOMPARE(text.isEmpty(), eventKind(event).isEmpty());
            QVERIFY2(!text.contains('{'), text.toUtf8());
            ++(text.isEmpty() ? silent : told);
        });
        QCOMPARE(silent, 3);
        QVERIFY(told > 45);
    }

    /// An effect stands inside sentences and lists: it begins small, unless with a name or a German noun.
    void effectsBeginSmall_data() { everyEventIsTold_data(); }
    void effectsBeginSmall() {
        QFETCH(QString, code);
        const QStringList names{"Build", "Budowa", "Stavba", "Bauen", "Nadzorca"};
        const Session session(fixture::definition(), fixture::setup(2, 1));
        const Look look(session, code);
        int words = 0;
        for (EffectIndex index = 0; index < fixture::definition().effects.size(); ++index) {
            const QString text = effectText(look.scene(), index);
            if (text.isEmpty() || !text.front().isLetter()) continue;
            ++words;
            QVERIFY2(text.front().isLower() || names.contains(text.section(QRegularExpression("\\W"), 0, 0)), text.toUtf8());
            QVERIFY2(effectAlone(look.scene(), index).front().isUpper(), text.toUtf8());
        }
        QVERIFY(words > 20);
    }

    /// What a translator wrote uses the fields of its source, and cases that its language has.
    void translationsKeepTheirFields_data() { everyEventIsTold_data(); }
    void translationsKeepTheirFields() {
        QFETCH(QString, code);
        QFile file(QStringLiteral(MAGISTER_SOURCE_DIR "/translations/ui/magister_%1.ts").arg(code));
        QVERIFY2(file.open(QFile::ReadOnly), qPrintable(file.fileName()));
        QXmlStreamReader xml(&file);
        QString context, source;
        int checked = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            if (xml.name() == u"name") context = xml.readElementText();
            if (xml.name() == u"source") source = xml.readElementText();
            if (xml.name() != u"translation" || !contextsWithFields.contains(context)) continue;
            const QString translation = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
            // English sentences are the sources themselves.
            if (translation.isEmpty() && code == "en") continue;
            QVERIFY2(!translation.isEmpty(), source.toUtf8());
            ++checked;
            QVERIFY2(fieldNames(translation) == fieldNames(source), (source + " / " + translation).toUtf8());
            static const QRegularExpression withCase("\\{[^{}:]+(:[^{}:]+)?:([a-z]+)\\}");
            for (auto match = withCase.globalMatch(translation); match.hasNext();) {
                const QString last = match.next().captured(2);
                QVERIFY2(nameCases(code).contains(last) || nameKeys(QStringLiteral("messina")).contains(last) || code == "en",
                         (last + " in " + translation).toUtf8());
            }
        }
        QVERIFY(!xml.hasError());
        QVERIFY(checked > 400 || code == "en");
    }
};

QTEST_GUILESS_MAIN(tst_Texts)
#include "tst_texts.moc"
