// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the tests of this folder and holds them against the lists of reasons and rule atoms: nothing may be forgotten.
#include "messina/reasons.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace magister::messina;
using namespace Qt::StringLiterals;

class TestReasons : public QObject {
    Q_OBJECT

private:
    QString m_tests;        ///< all tests of the folder but this one
    QSet<QString> m_proven; ///< atoms named by ATOMS or REFUSES
    QSet<QString> m_reached;///< reasons named by a call that demands the refusal

    static QString read(const QString& path) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) qFatal("%s", qPrintable(path));
        return QString::fromUtf8(file.readAll());
    }

    /// Whether the base game has to prove the atom. Parts of a later game are left out by their chapter.
    static bool inScope(const QJsonObject& atom) {
        static const QSet<QString> kinds{u"rule"_s, u"setup"_s, u"scoring"_s, u"limit"_s, u"definition"_s};
        static const QSet<QString> later{u"advanced"_s, u"solo"_s, u"priority"_s, u"interface"_s};
        return kinds.contains(atom[u"kind"].toString()) && !later.contains(atom[u"id"].toString().section(u'.', 1, 1));
    }
    static QJsonArray atoms() {
        const QString path = QStringLiteral(MAGISTER_SOURCE_DIR "/resources/packs/messina/rules.json");
        return QJsonDocument::fromJson(read(path).toUtf8())[u"atoms"].toArray();
    }

private slots:
    void initTestCase() {
        const QDir folder(QStringLiteral(MAGISTER_SOURCE_DIR "/tests/engine"));
        for (const QString& name : folder.entryList({u"tst_*.cpp"_s}, QDir::Files))
            if (name != u"tst_reasons.cpp"_s) m_tests += read(folder.filePath(name));
        static const QRegularExpression named(u"\"(messina\\.[a-z0-9.-]+)\""_s);
        static const QRegularExpression calls(u"\\b(?:ATOMS|REFUSES|refuses)\\(([^;]*);"_s);
        static const QRegularExpression demands(u"\\b(?:REFUSES|refuses|refusal)\\([^;]*?\\bReason::(\\w+)"_s);
        for (auto call = calls.globalMatch(m_tests); call.hasNext();)
            for (auto it = named.globalMatch(call.next().captured(1)); it.hasNext();)
                m_proven.insert(it.next().captured(1));
        for (auto it = demands.globalMatch(m_tests); it.hasNext();)
            m_reached.insert(it.next().captured(1));
    }

    void everyReasonIsReached_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("rule");
#define X(name, id, rule) QTest::newRow(id) << QStringLiteral(#name) << static_cast<int>(Rule::rule);
#include "messina/reason_list.inc"
#undef X
    }
    void everyReasonIsReached() {
        QFETCH(QString, name);
        QFETCH(int, rule);
        // A reason of the advanced game is reached once that game is played.
        if (ruleId(static_cast<Rule>(rule)).starts_with("messina.advanced.")) {
            QVERIFY2(!m_reached.contains(name), "reached after all: it belongs among the others");
            return;
        }
        QVERIFY2(m_reached.contains(name), "no test demands this refusal");
    }

    void everyAtomIsProven_data() {
        QTest::addColumn<QString>("id");
        for (const auto& atom : atoms())
            if (inScope(atom.toObject())) {
                const QString id = atom[u"id"].toString();
                QTest::newRow(qPrintable(id)) << id;
            }
    }
    void everyAtomIsProven() {
        QFETCH(QString, id);
        QVERIFY2(ruleFromId(id.toStdString()).has_value(), "the engine does not know this atom");
        // What is done with cardboard before the first game has no trace in the engine.
        static const QSet<QString> cardboard{u"messina.components.first-assembly"_s, u"messina.setup.board.priority-tile"_s};
        QCOMPARE(m_proven.contains(id), !cardboard.contains(id));
    }

    void everyRefusableAtomIsRefused() {
        static const QRegularExpression cited(u"\\b(?:REFUSES|refuses)\\(\\s*\"(messina\\.[a-z0-9.-]+)\""_s);
        QSet<QString> refused;
        for (auto it = cited.globalMatch(m_tests); it.hasNext();)
            refused.insert(it.next().captured(1));
        // Same refusals under a neighbouring atom, and a setup that validate() turns down (tst_setup).
        const QHash<QString, QString> elsewhere{{u"messina.move.estate-anywhere"_s, u"messina.move.standing-blocks"_s},
                                                {u"messina.workshop.move-in"_s, u"messina.workshop.one-class"_s},
                                                {u"messina.dock.adjacency"_s, u"messina.move.extra-steps"_s}};
        const QSet<QString> setup{u"messina.setup.city.a-by-count"_s, u"messina.setup.board.side"_s};
        for (const auto& atom : atoms()) {
            const QString id = atom[u"id"].toString();
            if (!inScope(atom.toObject()) || !atom[u"refusable"].toBool() || setup.contains(id)) continue;
            QVERIFY2(refused.contains(elsewhere.value(id, id)), qPrintable(id));
        }
    }

    void idsAreUnique() {
        QSet<QString> ids;
        for (int i = 0; i < static_cast<int>(Reason::Count); ++i) {
            const QString id = QString::fromStdString(std::string(reasonId(static_cast<Reason>(i))));
            QVERIFY(!id.isEmpty() && !ids.contains(id));
            ids.insert(id);
            QVERIFY(refusal(static_cast<Reason>(i)).rule != Rule::None);
        }
    }
};

QTEST_GUILESS_MAIN(TestReasons)
#include "tst_reasons.moc"
