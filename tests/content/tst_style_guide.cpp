// SPDX-License-Identifier: GPL-3.0-or-later
// The editors' lists of how each language is written: what a program can check of them, in every text.
#include "tests/content/data_copy.h"

#include "app/language/problem_text.h"
#include "app/content/style_guide.h"

using namespace magister;

using Kind = ProblemKind;

class TestStyleGuide : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    StyleGuide guide(const QByteArray& text, QList<Problem>* problems = nullptr) const {
        const QString path = m_folder.filePath(QStringLiteral("style.md"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) qFatal("no file");
        file.close();
        QList<Problem> found;
        const StyleGuide read = StyleGuide::read(path, QStringLiteral("style.md"), found);
        if (problems) *problems = found;
        else if (!found.isEmpty()) qFatal("%s", qPrintable(sentence(found.first())));
        return read;
    }

    static QByteArray small(const QByteArray& rows = "| `wakes` | activates | everywhere |\n", const QByteArray& dash = "– with spaces") {
        return "# Style\n## Address\nYou.\n\n## Marks\n| mark | written |\n|---|---|\n| dash | " + dash +
               " |\n| quotes | “…” |\n\n## Not said\n| not | but | where |\n|---|---|---|\n" + rows + "\n## Before a mark\n`the`, `how many`, `takes`\n";
    }

    static QList<Kind> kinds(const QList<StyleGuide::Fault>& faults) {
        QList<Kind> list;
        for (const StyleGuide::Fault& each : faults)
            list.append(each.kind);
        return list;
    }

private slots:
    void wordsThatAreNotSaid_data() {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("found");
        const QByteArray wakes = "| `wakes` | activates | everywhere |\n";
        QTest::newRow("the word") << wakes << "He wakes the nun." << true;
        QTest::newRow("in capitals") << wakes << "Wakes her." << true;
        QTest::newRow("part of a word") << wakes << "He awakes, cowakeses." << false;
        QTest::newRow("an ending") << QByteArray("| `wytwarza*` | produkuje | everywhere |\n") << "Wytwarzają punkty." << true;
        QTest::newRow("a beginning") << QByteArray("| `*beutel` | Sack | everywhere |\n") << "der Goldbeutel" << true;
        QTest::newRow("two words over a line") << QByteArray("| `has the turn` | It’s | everywhere |\n") << "{who} has the\n turn" << true;
        QTest::newRow("letters of every script") << QByteArray("| `будит` | активирует | everywhere |\n") << "Смотритель БУДИТ её." << true;
        QTest::newRow("within a placeholder") << wakes << "{wakes:acc} moves." << false;
        QTest::newRow("within a tag") << wakes << "<a href='wakes'>moves</a>" << false;
        QTest::newRow("an address") << wakes << "[moves](rule:messina.wakes)" << false;
    }
    void wordsThatAreNotSaid() {
        QFETCH(QByteArray, row);
        QFETCH(QString, text);
        QFETCH(bool, found);
        const auto faults = guide(small(row)).judge(text, TextRoom::Articles, "messina");
        QCOMPARE(kinds(faults).contains(Kind::NotSaid), found);
    }

    void onlyWhereTheGuideSays() {
        const StyleGuide read = guide(small("| `job` | place | interface of orleans, rulings orleans |\n| `neighbour` | opponent | lessons |\n"));
        const auto has = [&](const QString& text, TextRoom room, const QString& game) {
            return kinds(read.judge(text, room, game)).contains(Kind::NotSaid);
        };
        QVERIFY(has("one job", TextRoom::Interface, "orleans"));
        QVERIFY(has("one job", TextRoom::Rulings, "orleans"));
        QVERIFY(!has("one job", TextRoom::Rulings, "messina"));
        QVERIFY(!has("one job", TextRoom::Articles, "orleans"));
        QVERIFY(has("your neighbour", TextRoom::Lessons, "messina"));
        QVERIFY(!has("your neighbour", TextRoom::Articles, "messina"));
        QCOMPARE(read.judge("one job", TextRoom::Interface, "orleans").first().arguments, QStringList({"job", "place"}));
    }

    void quotesAndDashes() {
        const StyleGuide short_ = guide(small());
        QCOMPARE(kinds(short_.judge("It's his.", TextRoom::Names, {})), QList<Kind>{Kind::StraightQuote});
        QCOMPARE(kinds(short_.judge("the \"key\"", TextRoom::Names, {})), QList<Kind>{Kind::StraightQuote});
        QCOMPARE(kinds(short_.judge("It’s the “key” – yes, II–IV.", TextRoom::Names, {})), QList<Kind>{});
        QCOMPARE(kinds(short_.judge("this — that", TextRoom::Names, {})), QList<Kind>{Kind::WrongDash});
        QCOMPARE(kinds(short_.judge("this - that", TextRoom::Names, {})), QList<Kind>{Kind::WrongDash});
        QCOMPARE(kinds(short_.judge("well-kept", TextRoom::Names, {})), QList<Kind>{});
        const StyleGuide long_ = guide(small("| `wakes` | x | everywhere |\n", "— with spaces"));
        QCOMPARE(kinds(long_.judge("это — то, II–IV", TextRoom::Names, {})), QList<Kind>{});
        QCOMPARE(kinds(long_.judge("это – то", TextRoom::Names, {})), QList<Kind>{Kind::WrongDash});
    }

    void marksStandAfterTheirNouns_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("found");
        QTest::newRow("after a noun") << "Put it on the hex {1}." << false;
        QTest::newRow("for the noun") << "Put it on the {1}." << true;
        QTest::newRow("reads as a number") << "How many {2} coins?" << true;
        QTest::newRow("after a verb") << "A hex takes {2} rats." << true;
        QTest::newRow("at the beginning") << "{1} shows it." << true;
        QTest::newRow("begins a sentence") << "Look there. {1} shows it." << true;
        QTest::newRow("two marks") << "Look at the hut {1} and the {2} hex." << true;
    }
    void marksStandAfterTheirNouns() {
        QFETCH(QString, text);
        QFETCH(bool, found);
        const StyleGuide read = guide(small());
        QCOMPARE(kinds(read.judge(text, TextRoom::Lessons, "messina")), found ? QList<Kind>{Kind::MarkBeforeNoun} : QList<Kind>{});
        // Elsewhere braces are placeholders.
        QVERIFY(read.judge(text, TextRoom::Articles, "messina").isEmpty());
    }

    void guidesThatCannotBeUnderstood_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<Kind>("kind");
        QTest::newRow("nothing") << QByteArray("# Style\n") << 0 << Kind::StyleSectionMissing;
        QTest::newRow("no dash") << small().replace("| dash |", "| stroke |") << 0 << Kind::StyleSectionMissing;
        QTest::newRow("no words before a mark") << small().replace("`the`", "the").replace("`how many`", "").replace("`takes`", "") << 0
                                                << Kind::StyleSectionMissing;
        QTest::newRow("no backticks") << small("| wakes | x | everywhere |\n| `a` | b | everywhere |\n") << 14 << Kind::StyleRowMalformed;
        QTest::newRow("no such room") << small("| `wakes` | x | kitchen |\n") << 14 << Kind::StyleRowMalformed;
        QTest::newRow("two cells") << small("| `wakes` | x |\n| `a` | b | everywhere |\n") << 14 << Kind::StyleRowMalformed;
    }
    void guidesThatCannotBeUnderstood() {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(Kind, kind);
        QList<Problem> problems;
        guide(text, &problems);
        QVERIFY(!problems.isEmpty());
        QCOMPARE(problems.first().kind, kind);
        QCOMPARE(problems.first().line, line);
    }

    /// Every kind of text is looked at: one fault put into each is found where it stands.
    void everyKindOfTextIsRead_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("article") << "translations/de/messina/rules/fire.md" << QByteArray("\n> ") << QByteArray("\n> Nach Vorgabe. ");
        QTest::newRow("lesson") << "translations/de/messina/lessons/01-first-round.json" << QByteArray("\"text\": \"") << QByteArray("\"text\": \"Nach Vorgabe. ");
        QTest::newRow("names") << "translations/de/orleans/names.json" << QByteArray("\"nom\": [\"") << QByteArray("\"nom\": [\"nach Vorgabe ");
        QTest::newRow("rulings") << "translations/de/messina/rulings.json" << QByteArray("\"text\": \"") << QByteArray("\"text\": \"Nach Vorgabe. ");
        QTest::newRow("figures") << "translations/de/messina/figures.json" << QByteArray("\"caption\": \"") << QByteArray("\"caption\": \"Nach Vorgabe. ");
        QTest::newRow("glossary") << "translations/de/messina/glossary.json" << QByteArray("\"meaning\": \"") << QByteArray("\"meaning\": \"Nach Vorgabe. ");
        QTest::newRow("aid") << "translations/de/messina/aid.json" << QByteArray(": \"") << QByteArray(": \"");
        QTest::newRow("interface") << "translations/ui/magister_de.ts" << QByteArray("<translation>") << QByteArray("<translation>Nach Vorgabe. ");
    }
    void everyKindOfTextIsRead() {
        QFETCH(QString, file);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        const DataCopy copy({QStringLiteral("translations/de"), QStringLiteral("translations/ui")});
        QList<Problem> before;
        checkStyle(copy.data, before);
        if (file.endsWith(QLatin1String("aid.json"))) {
            // The first text behind the head of the file.
            const QByteArray text = copy.bytes(file);
            const auto at = text.indexOf(": \"", text.indexOf("\"language\"") + 20);
            QVERIFY(at > 0);
            copy.write(file, text.left(at + 3) + "Nach Vorgabe. " + text.mid(at + 3));
        } else {
            QVERIFY(copy.replace(file, from, to));
        }
        QList<Problem> problems;
        checkStyle(copy.data, problems);
        QCOMPARE(problems.size(), before.size() + 1);
        QVERIFY(std::any_of(problems.begin(), problems.end(), [&](const Problem& each) {
            return each.kind == Kind::NotSaid && each.file == file && each.line > 0;
        }));
    }

    void searchPhrasesAndSynonymsAreLeftAlone() {
        const DataCopy copy({QStringLiteral("translations/de"), QStringLiteral("translations/ui")});
        QList<Problem> before;
        checkStyle(copy.data, before);
        QVERIFY(copy.replace(QStringLiteral("translations/de/messina/rules/fire.md"), "\n? ", "\n? nach Vorgabe; "));
        QList<Problem> problems;
        checkStyle(copy.data, problems);
        QCOMPARE(problems.size(), before.size());
    }
};

QTEST_GUILESS_MAIN(TestStyleGuide)
#include "tst_style_guide.moc"
