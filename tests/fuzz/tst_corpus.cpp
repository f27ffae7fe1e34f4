// SPDX-License-Identifier: GPL-3.0-or-later
// A fuzz target over the inputs that were kept of it: what was ever found stays found. The program is called tst_fuzz_TARGET.
#include "tests/fuzz/ground.h"

#include <QDir>
#include <QFile>
#include <QTest>

class TestCorpus : public QObject {
    Q_OBJECT

public:
    explicit TestCorpus(QString target) : m_target(std::move(target)) {}

private slots:
    void input_data() {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(MAGISTER_SOURCE_DIR "/tests/fuzz/corpus/") + m_target);
        const auto names = folder.entryList(QDir::Files, QDir::Name);
        QVERIFY(names.size() >= 10);
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
    void input() {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        // A finding ends the program, which packaging/test counts as a failure.
        QCOMPARE(LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.constData()),
                                        static_cast<std::size_t>(bytes.size())),
                 0);
    }

private:
    const QString m_target;
};

int main(int argc, char** argv) {
    TestCorpus test(QFileInfo(QString::fromLocal8Bit(argv[0])).fileName().mid(QStringLiteral("tst_fuzz_").size()));
    return QTest::qExec(&test, argc, argv);
}
#include "tst_corpus.moc"
