// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the tests of this folder and holds them against the list of reasons: nothing may be forgotten. tests/meta does
// the same for the rule atoms.
#include "engine/messina/reasons.h"

#include <QDir>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace magister::messina;
using namespace Qt::StringLiterals;

class TestReasons : public QObject {
    Q_OBJECT

private:
    QString m_tests;        ///< all tests of the folder but this one
    QSet<QString> m_reached; ///< reasons named by a call that demands the refusal

    static QString read(const QString& path) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) qFatal("%s", qPrintable(path));
        return QString::fromUtf8(file.readAll());
    }

private slots:
    void initTestCase() {
        const QDir folder(QStringLiteral(MAGISTER_SOURCE_DIR "/tests/engine"));
        for (const QString& name : folder.entryList({u"tst_*.cpp"_s}, QDir::Files))
            if (name != u"tst_reasons.cpp"_s) m_tests += read(folder.filePath(name));
        static const QRegularExpression demands(u"\\b(?:REFUSES|REFUSED|refuses|refusal)\\([^;]*?\\bReason::(\\w+)"_s);
        for (auto it = demands.globalMatch(m_tests); it.hasNext();)
            m_reached.insert(it.next().captured(1));
    }

    void everyReasonIsReached_data() {
        QTest::addColumn<QString>("name");
#define X(name, id, rule) QTest::newRow(id) << QStringLiteral(#name);
#include "engine/messina/reason_list.inc"
#undef X
    }
    void everyReasonIsReached() {
        QFETCH(QString, name);
        QVERIFY2(m_reached.contains(name), "no test demands this refusal");
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
