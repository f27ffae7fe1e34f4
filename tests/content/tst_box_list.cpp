// SPDX-License-Identifier: GPL-3.0-or-later
// What lies in the box: counts against the packs, names in five languages, and what can be wrong with the lists.
#include "tests/content/data_copy.h"

#include "app/content/game_facts.h"
#include "app/library/box_list.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace magister;
using namespace Qt::StringLiterals;

namespace {

const QString box = u"resources/packs/orleans/box.json"_s;
const QString words = u"translations/de/orleans/box.json"_s;

BoxList read(const DataFolder& data, const QString& game, QList<Problem>& problems) { return BoxList::read(data, *findGameFacts(game), problems); }

int pieces(const BoxList& list, const QString& id) {
    for (const BoxGroup& group : list.groups())
        for (const BoxPart& part : group.parts)
            if (part.id == id) return part.count;
    return -1;
}

int sumOf(const BoxList& list, const QString& id) {
    int sum = 0;
    for (const BoxGroup& group : list.groups())
        if (group.id == id)
            for (const BoxPart& part : group.parts)
                sum += part.count;
    return sum;
}

QJsonObject packFile(const QString& game, const QString& part) {
    QFile file(DataFolder::find().packs(game) + u'/' + part + u".json"_s);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

bool has(const QList<Problem>& problems, ProblemKind kind, const QString& file, int line) {
    return std::any_of(problems.begin(), problems.end(), [&](const Problem& one) { return one.kind == kind && one.file == file && (line == 0 || one.line == line); });
}

DataCopy copyOfOrleans() { return DataCopy({u"resources/packs/orleans"_s, words}, {u"resources/art"_s}); }

} // namespace

class TestBoxList : public QObject {
    Q_OBJECT

private slots:
    /// Each with a drawing of its own.
    void everyPartHasItsNameInFiveLanguages() {
        for (const GameFacts& game : allGameFacts()) {
            QList<Problem> problems;
            const BoxList list = BoxList::read(DataFolder::find(), game, problems);
            QVERIFY(problems.isEmpty());
            QVERIFY(list.groups().size() > 3);
            QSet<QString> drawings;
            for (const BoxGroup& group : list.groups())
                for (const BoxPart& part : group.parts) {
                    QVERIFY2(!part.icon.isEmpty() && !drawings.contains(part.icon), qPrintable(part.id + u' ' + part.icon));
                    drawings.insert(part.icon);
                }
            for (const QString& language : languages())
                for (const BoxGroup& group : list.groups()) {
                    QVERIFY(!list.group(language, group.id).isEmpty());
                    QVERIFY(!group.parts.isEmpty());
                    for (const BoxPart& part : group.parts) {
                        const QString name = list.part(language, part.id);
                        QVERIFY2(!name.isEmpty() && name.front().isUpper(), qPrintable(language + u' ' + part.id + u' ' + name));
                        QVERIFY(part.count > 0);
                        if (part.colours > 0) QCOMPARE(part.count % part.colours, 0);
                    }
                }
        }
    }
    // Rulebook of Messina 1347, list of components.
    void messinaIsComplete() {
        QList<Problem> problems;
        const BoxList list = read(DataFolder::find(), u"messina"_s, problems);
        QCOMPARE(pieces(list, u"district-hexes"_s), packFile(u"messina"_s, u"hexes"_s)[u"list"_s].toArray().size());
        QCOMPARE(pieces(list, u"workshops"_s), 33);
        QCOMPARE(pieces(list, u"ships"_s), 9);
        QCOMPARE(pieces(list, u"plague-cubes"_s), 24);
        QCOMPARE(sumOf(list, u"citizens"_s), 63);
        QCOMPARE(sumOf(list, u"colours"_s), 20 + 20 + 12 + 12 + 20);
    }
    // What is listed one by one adds up to the totals of the rulebook.
    void orleansAddsUp() {
        QList<Problem> problems;
        const BoxList list = read(DataFolder::find(), u"orleans"_s, problems);
        const QJsonObject contents = packFile(u"orleans"_s, u"contents"_s);
        QCOMPARE(sumOf(list, u"followers"_s), contents[u"followers"_s].toInt());
        QCOMPARE(sumOf(list, u"goods"_s), contents[u"goods"_s].toInt());
        QCOMPARE(pieces(list, u"place-tiles-1"_s) + pieces(list, u"place-tiles-2"_s), contents[u"placeTiles"_s].toInt());
        QCOMPARE(pieces(list, u"stations"_s), 40);
    }
    void wrongCountsAreToldWithTheirLine() {
        const DataCopy copy = copyOfOrleans();
        const int gone = copy.replace(box, "goods#list.wine.count", "goods#list.beer.count");
        const int none = copy.replace(box, "contents#markers", "nothing#markers");
        const int odd = copy.replace(box, "\"merchants\", \"count\": 4", "\"merchants\", \"count\": 6");
        QVERIFY(gone && none && odd);
        QList<Problem> problems;
        const BoxList list = read(copy.data, u"orleans"_s, problems);
        QVERIFY(has(problems, ProblemKind::UnknownId, box, gone));
        QVERIFY(has(problems, ProblemKind::UnknownId, box, none));
        QVERIFY(has(problems, ProblemKind::WrongTotal, box, odd));
        // The rest is still read.
        QCOMPARE(pieces(list, u"wine"_s), -1);
        QCOMPARE(pieces(list, u"cheese"_s), 21);
    }
    void wrongWordsAndDrawingsAreTold() {
        const DataCopy copy = copyOfOrleans();
        const int twice = copy.replace(box, "\"id\": \"wool\"", "\"id\": \"grain\"");
        const int drawing = copy.replace(box, "g-cheese", "g-chees");
        QVERIFY(copy.replace(words, "\"bags\"", "\"sacks\""));
        QList<Problem> problems;
        read(copy.data, u"orleans"_s, problems);
        QVERIFY(has(problems, ProblemKind::DuplicateId, box, twice));
        QVERIFY(has(problems, ProblemKind::UnknownId, box, drawing));
        QVERIFY(has(problems, ProblemKind::MissingKey, words, 0));
        QVERIFY(has(problems, ProblemKind::UnknownKey, words, 0));
        QVERIFY(has(problems, ProblemKind::FileMissing, u"translations/pl/orleans/box.json"_s, 0));
    }
};

QTEST_APPLESS_MAIN(TestBoxList)
#include "tst_box_list.moc"
