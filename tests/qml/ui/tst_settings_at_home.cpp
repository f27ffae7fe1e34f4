// SPDX-License-Identifier: GPL-3.0-or-later
// What the household keeps besides its preferences: what has been found in the boxes, and how loud it is.
#include "app/household/settings.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace magister;

class TestSettingsAtHome : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString file() const { return m_folder->filePath("settings.ini"); }
    void write(const QByteArray& lines) const {
        QFile out(file());
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(lines);
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatWasFoundIsKeptByGame() {
        {
            Settings settings(file());
            QSignalSpy told(&settings, &Settings::foundChanged);
            settings.setFound("messina", "ships", true);
            settings.setFound("messina", "carts", true);
            settings.setFound("messina", "carts", true);
            settings.setFound("orleans", "bags", true);
            settings.setFound("chess", "queens", true);
            settings.setFound("messina", "no id!", true);
            QCOMPARE(told.count(), 3);
        }
        Settings settings(file());
        QVERIFY(settings.problems().isEmpty());
        QCOMPARE(settings.found().value("messina").toStringList(), QStringList({"carts", "ships"}));
        QCOMPARE(settings.found().value("orleans").toStringList(), QStringList("bags"));
        settings.setFound("messina", "carts", false);
        settings.forgetFound("orleans");
        const Settings again(file());
        QCOMPARE(again.found().value("messina").toStringList(), QStringList("ships"));
        QVERIFY(again.found().value("orleans").toStringList().isEmpty());
    }
    void nonsenseIsToldAndTheRestIsKept() {
        write("[found]\nmessina=\"ships, <b>\"\norleans=bags\nchess=queens\n[household]\nsounds=loud\n");
        const Settings settings(file());
        QCOMPARE(settings.problems().size(), 3);
        QVERIFY(settings.found().value("messina").toStringList().isEmpty());
        QCOMPARE(settings.found().value("orleans").toStringList(), QStringList("bags"));
        QCOMPARE(settings.sounds(), 0.0);
    }
    void itIsSilentUnlessTheHouseholdWantsSounds() {
        {
            Settings settings(file());
            QCOMPARE(settings.sounds(), 0.0);
            settings.setSounds(0.25);
            settings.setSounds(2);
            settings.setSounds(-1);
            settings.setSounds(std::nan(""));
            QCOMPARE(settings.sounds(), 0.25);
        }
        QCOMPARE(Settings(file()).sounds(), 0.25);
    }
    void theLastBrokerIsRemembered() {
        {
            Settings settings(file());
            QCOMPARE(settings.broker() + settings.brokerUser(), "");
            QSignalSpy changed(&settings, &Settings::brokerChanged);
            settings.setBroker(" broker.example.org:8884 ", "us, the family");
            settings.setBroker("broker.example.org:8884", "us, the family", "/home/us, all/ca.pem");
            settings.setBroker("broker.example.org:8884", "us, the family", "/home/us, all/ca.pem");
            settings.setBroker(QString(301, 'a'), "x");
            settings.setBroker("broker.example.org", "us", QString(4097, 'a'));
            QCOMPARE(changed.size(), 2);
        }
        const Settings settings(file());
        QCOMPARE(settings.broker(), "broker.example.org:8884");
        QCOMPARE(settings.brokerUser(), "us, the family");
        QCOMPARE(settings.brokerAuthorities(), "/home/us, all/ca.pem");
        write("[household]\nbroker=" + QByteArray(301, 'a') + "\nbrokerUser=us\n");
        const Settings odd(file());
        QCOMPARE(odd.problems().size(), 1);
        QCOMPARE(odd.broker(), "");
        QCOMPARE(odd.brokerUser(), "us");
    }
};

QTEST_GUILESS_MAIN(TestSettingsAtHome)
#include "tst_settings_at_home.moc"
