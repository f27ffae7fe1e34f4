// SPDX-License-Identifier: GPL-3.0-or-later
// The guide names what there is.
#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

class tst_ThirdGameGuide : public QObject {
    Q_OBJECT

private slots:
    void namesEveryFile() {
        const QDir folder(QStringLiteral(MAGISTER_SOURCE_DIR "/tests/games"));
        QFile guide(folder.filePath("README.md"));
        QVERIFY(guide.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(guide.readAll());
        int files = 0;
        for (QDirIterator it(folder.path(), QDir::Files, QDirIterator::Subdirectories); it.hasNext(); ++files) {
            const QString name = folder.relativeFilePath(it.next());
            if (name == u"README.md") continue;
            QVERIFY2(text.contains(u'`' + name + u'`'), qPrintable(name + " is not named in tests/games/README.md"));
        }
        QVERIFY(files > 20);
    }

    void namesNoFileThatIsNotThere() {
        const QDir folder(QStringLiteral(MAGISTER_SOURCE_DIR "/tests/games"));
        QFile guide(folder.filePath("README.md"));
        QVERIFY(guide.open(QIODevice::ReadOnly));
        static const QRegularExpression named(QStringLiteral("`((race/|tst_)[a-z_A-Z/.-]*[.](h|cpp|qml|json))`"));
        for (auto it = named.globalMatch(QString::fromUtf8(guide.readAll())); it.hasNext();) {
            const QString name = it.next().captured(1);
            QVERIFY2(folder.exists(name), qPrintable(name));
        }
    }

    void tellsTheTrueSize() {
        const QDir folder(QStringLiteral(MAGISTER_SOURCE_DIR "/tests/games"));
        QFile guide(folder.filePath("README.md"));
        QVERIFY(guide.open(QIODevice::ReadOnly));
        static const QRegularExpression row(QStringLiteral("\\| `(race/[a-z.]+)[/*]` \\|.*\\| (\\d+) \\|"));
        int parts = 0;
        for (auto it = row.globalMatch(QString::fromUtf8(guide.readAll())); it.hasNext(); ++parts) {
            const auto part = it.next();
            qsizetype lines = 0;
            for (QDirIterator each(folder.path(), QDir::Files, QDirIterator::Subdirectories); each.hasNext();) {
                QFile file(each.next());
                if (!folder.relativeFilePath(file.fileName()).startsWith(part.captured(1))) continue;
                QVERIFY(file.open(QIODevice::ReadOnly));
                lines += file.readAll().count('\n');
            }
            QVERIFY2(lines == part.captured(2).toInt(), qPrintable(part.captured(1) + u' ' + QString::number(lines)));
        }
        QCOMPARE(parts, 8);
    }
};

QTEST_GUILESS_MAIN(tst_ThirdGameGuide)
#include "tst_third_game_guide.moc"
