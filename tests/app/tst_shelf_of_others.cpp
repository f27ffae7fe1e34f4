// SPDX-License-Identifier: GPL-3.0-or-later
// A folder of games into which others write: files made to be slow, no files at all, files replaced, folders not ours.
#include "tests/app/shelf_room.h"

#include "app/content/save_head.h"
#include "app/desktop/program.h"
#include "app/teaching/learning_record.h"

#include <cstdio>

#include <sys/stat.h>

using namespace magister;
using namespace magister::test;

class tst_ShelfOfOthers : public QObject, private ShelfRoom {
    Q_OBJECT

private slots:
    void init() { anew(); }
    void cleanup() { m_house.reset(); }

    /// Files made to be slow are looked into while the shelf is used; they end up as problems, and the others are
    /// played.
    void hostileGamesHoldNothingUp() {
        play(*begin(), 10);
        m_house->leave();
        const QString sound = files().first();
        const DataFolder data = DataFolder::find();
        const PackFiles real = PackFiles::fromFolder(data.packs("messina"), data);
        const auto hostile = [&](const char* name, const QByteArray& json) {
            PackFiles pack = real;
            pack.set("hexes.json", json);
            messina::Setup setup;
            put(shelf() + '/' + name,
                journalHead(saveHeadBody("messina", messina::setupText(setup), {}, 7, pack.toBytes())));
        };
        QByteArray keys("{\"k\":0");
        for (int i = 0; i < 100'000; ++i)
            keys += ",\"" + QByteArray::number(i) + "\":0";
        hostile("keys.game", keys + '}');
        hostile("values.game", '[' + QByteArray("[],").repeated(1'300'000) + "[]]");
        // The listing itself reads neither.
        m_house.reset();
        m_house = house();
        int unknown = 0;
        for (const QVariantMap& game : m_house->games()) {
            unknown += !game.value("known").toBool();
            QCOMPARE(game.value("problem").toString(), QString());
        }
        QCOMPARE(unknown, 2);
        QVERIFY(m_house->isLooking());
        QVERIFY(resume(sound));
        m_house->leave();
        for (const char* name : {"keys.game", "values.game"}) {
            const QVariantMap shown = row(name);
            QVERIFY2(!shown.value("problem").toString().isEmpty(), name);
            QVERIFY(!shown.value("partlySound").toBool() && !shown.value("known").toBool());
            QVERIFY(!resume(name));
            QCOMPARE(m_house->removeGame(name), QString());
        }
        QCOMPARE(m_house->games().size(), 1);
        // Looked into once, and not again with every listing.
        m_house->games();
        QVERIFY(!m_house->isLooking());
    }

    void noOrdinaryFileIsAGame() {
        QVERIFY(QDir().mkpath(shelf()));
        QCOMPARE(::mkfifo(QFile::encodeName(shelf() + "/pipe.game").constData(), 0600), 0);
        QVERIFY(QFile::link("/dev/zero", shelf() + "/device.game"));
        for (const char* name : {"pipe.game", "device.game"}) {
            QVERIFY(row(name).value("known").toBool() == false);
            QVERIFY(!m_house->openGame(name).table);
            QVERIFY(!m_house->lookAt(name).table);
            QVERIFY(!m_house->bringIn(shelf() + '/' + name).isEmpty());
        }
        play(*begin(), 1);
        m_house->leave();
        QCOMPARE(m_house->games().size(), 1);
        const QString key = m_house->games().first().value("key").toString();
        QVERIFY(!row(key).value("picture").toString().isEmpty());
        const QString picture = shelf() + '/' + key.chopped(5) + ".png";
        QVERIFY(QFile::remove(picture));
        QCOMPARE(::mkfifo(QFile::encodeName(picture).constData(), 0600), 0);
        QCOMPARE(row(key).value("picture").toString(), QString());
    }

    /// Its file is replaced by a folder that is kept in step with another machine: both are on the shelf afterwards.
    void aGameWhoseFileIsReplacedGoesOn() {
        MessinaTable* table = begin();
        play(*table, 20);
        const QString key = files().first();
        const QByteArray older = contentOf(only());
        play(*table, 20);
        const std::uint64_t hash = hashOf(*table);
        put(shelf() + "/sync", older);
        QCOMPARE(std::rename(qPrintable(shelf() + "/sync"), qPrintable(only())), 0);
        const auto list =
            messina::choices(table->definition(), table->state(), table->state().toAct(), messina::Listing::LegalOnly);
        table->play(list.front().command);
        QVERIFY(table->refusal().active);
        QCOMPARE(hashOf(*table), hash);
        QCOMPARE(files().size(), 2);
        const QString moved = files().value(files().first() == key ? 1 : 0);
        QVERIFY2(table->refusal().why.contains(moved), qPrintable(table->refusal().why));
        table->play(list.front().command);
        QVERIFY(hashOf(*table) != hash);
        const std::uint64_t last = hashOf(*table);
        // The game on the table is the one under the new name.
        QVERIFY(!row(moved).value("inUse").toBool());
        QVERIFY(row(moved).value("problem").toString().isEmpty() && row(key).value("problem").toString().isEmpty());
        m_house->leave();
        QCOMPARE(hashOf(*resume(moved)), last);
        m_house->leave();
        QCOMPARE(contentOf(shelf() + '/' + key), older);
        QVERIFY(resume(key));
    }

    void aFolderThatCannotBeWrittenIsTold() {
        put(shelf(), "no folder");
        QVERIFY(!begin());
        QCOMPARE(m_house->problems().size(), 1);
        const QVariantMap problem = m_house->problems().first();
        QCOMPARE(problem.value("file").toString(), shelf());
        QVERIFY2(problem.value("expected").toString().contains("games cannot be saved in this folder"),
                 qPrintable(problem.value("expected").toString()));
        const QString source = m_folder->filePath("elsewhere.game");
        QCOMPARE(contentOf(shelf()), QByteArray("no folder"));
        QVERIFY(QFile::remove(shelf()));
        play(*begin(), 3);
        m_house->leave();
        QCOMPARE(m_house->copyOut(files().first(), source), QString());
        QVERIFY(QDir(shelf()).removeRecursively());
        put(shelf(), "no folder");
        QVERIFY(m_house->bringIn(source).contains("games cannot be saved in this folder"));
    }

    /// What became of the record of the lessons is told, with its place, in the language of the household.
    void aBrokenRecordOfLessonsIsTold() {
        const QString record = LearningRecord::usualFile();
        const QString kept = record + ".broken";
        QVERIFY(QDir().mkpath(QFileInfo(record).path()));
        const QByteArray bytes("{\"format\": \"magister-learning/1\",\n \"lessons\": {\"x\": 4");
        put(record, bytes);
        m_house = house();
        QCOMPARE(m_house->problems().size(), 1);
        QVariantMap problem = m_house->problems().first();
        QCOMPARE(problem.value("file").toString(), kept);
        QCOMPARE(problem.value("place").toString(), "2:20");
        QVERIFY2(problem.value("expected").toString().contains("the old file has been kept"),
                 qPrintable(problem.value("expected").toString()));
        m_language.use("pl");
        QVERIFY(m_house->problems().first().value("expected").toString().contains("stary plik jest zachowany"));
        m_language.use("en");
        QCOMPARE(contentOf(kept), bytes);
        QVERIFY(QFile::remove(kept));

        put(record, bytes);
        QVERIFY(QDir().mkpath(kept + "/full"));
        m_house = house();
        problem = m_house->problems().value(0);
        QCOMPARE(problem.value("file").toString(), record);
        QVERIFY(problem.value("expected").toString().contains("It is left as it is"));
        QCOMPARE(contentOf(record), bytes);
        QVERIFY(QDir(kept).removeRecursively() && QFile::remove(record));
    }

    void remainsOfUnfinishedFilesGo() {
        play(*begin(), 1);
        m_house->leave();
        const QString old = shelf() + "/2020-01-01-000000.game.abcdef.part",
                      young = shelf() + "/2020-01-01-000001.game.abcdef.part";
        put(old, "half");
        put(young, "half");
        QFile file(old);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
        file.close();
        QCOMPARE(m_house->games().size(), 1);
        QVERIFY(!QFile::exists(old) && QFile::exists(young));
    }

    /// How far a game has come must be known before the program offers to go on with it.
    void aFinishedGameWithoutItsCardIsNotOffered() {
        play(*begin(2, 3), 5000);
        const QString over = files().first();
        m_house->leave();
        play(*begin(2, 4), 5);
        const QString open = files().value(files().first() == over ? 1 : 0);
        m_house.reset();
        const auto withoutCard = [&](const QString& key) {
            return QFile::remove(shelf() + '/' + key.chopped(5) + ".json");
        };
        QVERIFY(withoutCard(over));
        Program program;
        const auto looked = [&] {
            auto rooms = house();
            Backend* inside = rooms.get();
            program.setBackend(std::move(rooms));
            return inside;
        };
        Backend* inside = looked();
        QVERIFY(inside->isLooking());
        QCOMPARE(program.unfinishedGame().value("key").toString(), open);
        QTRY_VERIFY_WITH_TIMEOUT(!inside->isLooking(), 60'000);
        QCOMPARE(program.unfinishedGame().value("key").toString(), open);
        program.setBackend(nullptr);
        QVERIFY(withoutCard(over) && withoutCard(open));
        inside = looked();
        QVERIFY(program.unfinishedGame().isEmpty());
        // The program learns of it by itself.
        QTRY_COMPARE_WITH_TIMEOUT(program.unfinishedGame().value("key").toString(), open, 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(!inside->isLooking(), 60'000);
        QCOMPARE(program.unfinishedGame().value("key").toString(), open);
        program.setBackend(nullptr);
    }
};

QTEST_MAIN(tst_ShelfOfOthers)
#include "tst_shelf_of_others.moc"
