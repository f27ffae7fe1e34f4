// SPDX-License-Identifier: GPL-3.0-or-later
// The vocabularies of both games: each word once, and each value and its word lead to each other.
#include "engine/messina/commands.h"
#include "engine/orleans/commands.h"

#include <QSet>
#include <QTest>

#include <vector>

using namespace magister;

namespace {

/// An enum as its list has it, and what is said of its values in their order.
struct Listed {
    QByteArray name;
    std::vector<int> values;
    std::vector<std::string_view> words;
    std::vector<std::string_view> ids;
    std::vector<int> readBack; ///< of the words; -1: nothing
    std::string_view beyond;   ///< of the value after the last
    bool readsOthers{};        ///< a word that is none of them means something
};

struct Listing {
    int value;
    std::string_view word;
};

template <class Enum> Listed listed(const char* name, std::initializer_list<Listing> listings) {
    Listed made{name, {}, {}, {}, {}, idOf(static_cast<Enum>(countOf<Enum>)), fromId<Enum>("?").has_value()};
    for (const Listing& each : listings) {
        made.values.push_back(each.value);
        made.words.push_back(each.word);
        const auto read = fromId<Enum>(each.word);
        made.readBack.push_back(read ? static_cast<int>(*read) : -1);
    }
    for (const Enum value : allOf<Enum>)
        made.ids.push_back(idOf(value));
    return made;
}

#define W(Name, word) {static_cast<int>(Name), word},

std::vector<Listed> listedInMessina() {
    using namespace messina;
    std::vector<Listed> all;
#define V(Enum, words)                                                                                                 \
    {                                                                                                                  \
        using enum Enum;                                                                                               \
        all.push_back(listed<Enum>("messina " #Enum, {words}));                                                        \
    }
#include "engine/messina/vocabulary_list.inc"
#undef V
    return all;
}

std::vector<Listed> listedInOrleans() {
    using namespace orleans;
    std::vector<Listed> all;
#define V(Enum, words)                                                                                                 \
    {                                                                                                                  \
        using enum Enum;                                                                                               \
        all.push_back(listed<Enum>("orleans " #Enum, {words}));                                                        \
    }
#include "engine/orleans/vocabulary_list.inc"
#undef V
    return all;
}

#undef W

template <class Words> bool areDistinct(const Words& words) {
    QSet<QByteArray> seen;
    for (const std::string_view word : words)
        seen.insert(QByteArrayView(word).toByteArray());
    return seen.size() == static_cast<qsizetype>(std::size(words)) && !seen.contains("?");
}

} // namespace

class TestVocabulary : public QObject {
    Q_OBJECT

    std::vector<Listed> m_all;

private slots:
    void initTestCase() {
        m_all = listedInMessina();
        for (Listed& each : listedInOrleans())
            m_all.push_back(std::move(each));
        QVERIFY(m_all.size() > 25);
    }

    void everyWordIsOfOneValue_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < m_all.size(); ++i)
            QTest::newRow(m_all[i].name.constData()) << static_cast<int>(i);
    }
    void everyWordIsOfOneValue() {
        QFETCH(int, index);
        const Listed& vocabulary = m_all[static_cast<std::size_t>(index)];
        QVERIFY(areDistinct(vocabulary.words));
        QVERIFY(vocabulary.ids == vocabulary.words);          // all values, in order, and no more than are listed
        QVERIFY(vocabulary.readBack == vocabulary.values);
        for (std::size_t i = 0; i < vocabulary.values.size(); ++i)
            QCOMPARE(vocabulary.values[i], static_cast<int>(i));
        QVERIFY(vocabulary.beyond == "?");
        QVERIFY(!vocabulary.readsOthers);
    }

    void everyCommandHasItsWord() {
        const std::array ofMessina{
#define X(Name, word) messina::commandWord<messina::Name>,
#include "engine/messina/command_list.inc"
#undef X
        };
        const std::array ofOrleans{
#define X(Name, word) orleans::commandWord<orleans::Name>,
#include "engine/orleans/command_list.inc"
#undef X
        };
        QCOMPARE(ofMessina.size(), std::variant_size_v<messina::Command>);
        QCOMPARE(ofOrleans.size(), std::variant_size_v<orleans::Command>);
        QVERIFY(areDistinct(ofMessina));
        QVERIFY(areDistinct(ofOrleans));
    }

    void squaresAreNamedBySector() {
        QSet<QString> ids;
        for (messina::SquareIndex square = 0; square < messina::squareCount; ++square) {
            const QString id = QString::fromStdString(messina::squareId(square));
            QVERIFY(id.startsWith(QString::fromUtf8(idOf(messina::sectorOf(square)))));
            ids.insert(id);
        }
        QCOMPARE(ids.size(), static_cast<qsizetype>(messina::squareCount));
        QVERIFY(messina::branchWord(messina::CitizenClass::Craftsman, 1) == "right");
        QVERIFY(messina::branchWord(messina::CitizenClass::Nun, 0) == "upper");
    }
};

QTEST_GUILESS_MAIN(TestVocabulary)
#include "tst_vocabulary.moc"
