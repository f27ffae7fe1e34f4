// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/join_code.h"
#include "tests/app/a_certificate.h"
#include "tests/qml/shell/page_stage.h"

#include <QClipboard>
#include <QHostAddress>

#include <memory>
#include <optional>

namespace magister::test {

/// What was asked of the network.
struct Asked {
    network::HostListener* host{};
    network::GuestListener* guest{};
    QList<network::SeatAtHost> seats;
    QList<int> freed;
    QList<int> wanted;
    QString name;
    QString code;
    QString near;
    int looks{};
    network::FindListener* finder{};
    std::optional<network::Broker> broker;
    network::BrokerLogin login;
    QStringList forgotten; ///< passwords
};

class PlayedHost : public network::HostLink {
public:
    explicit PlayedHost(Asked& asked) : m_asked(asked) {}
    ~PlayedHost() override { m_asked.host = nullptr; }
    void setSeats(const QList<network::SeatAtHost>& seats) override { m_asked.seats = seats; }
    void freeSeat(int seat) override { m_asked.freed.append(seat); }
    void moved() override {}
    void openAt(const network::Broker& broker) override { m_asked.broker = broker; }
    void closeBroker() override { m_asked.broker.reset(); }

private:
    Asked& m_asked;
};

class PlayedGuest : public network::GuestLink {
public:
    explicit PlayedGuest(Asked& asked) : m_asked(asked) {}
    ~PlayedGuest() override { m_asked.guest = nullptr; }
    void wantSeats(const QList<int>& seats, const QString& name) override {
        m_asked.wanted = seats;
        m_asked.name = name;
    }
    void wantToLook() override { ++m_asked.looks; }
    void give(int, const QString&) override {}
    void takeBack(int) override {}
    void tell(int, int) override {}
    void leave(int) override {}

private:
    Asked& m_asked;
};

class PlayedFind : public network::FindLink {
public:
    explicit PlayedFind(Asked& asked) : m_asked(asked) {}
    ~PlayedFind() override { m_asked.finder = nullptr; }

private:
    Asked& m_asked;
};

class PlayedLinks : public network::NetworkLinks {
public:
    explicit PlayedLinks(Asked& asked) : m_asked(asked) {}
    std::unique_ptr<network::HostLink> host(std::unique_ptr<network::HostedGame>, const QString&,
                                            const QList<network::SeatAtHost>& seats, network::HostListener& listener) override {
        m_asked.seats = seats;
        m_asked.host = &listener;
        return std::make_unique<PlayedHost>(m_asked);
    }
    std::unique_ptr<network::GuestLink> join(const QString& code, const network::BrokerLogin& login, network::GuestListener& listener) override {
        m_asked.code = code;
        m_asked.login = login;
        m_asked.guest = &listener;
        return std::make_unique<PlayedGuest>(m_asked);
    }
    std::unique_ptr<network::GuestLink> joinNearby(const QString& code, const QString& key, network::GuestListener& listener) override {
        m_asked.near = key;
        return join(code, {}, listener);
    }
    void forgetPassword(const network::Broker& broker) override { m_asked.forgotten.append(broker.user + '@' + broker.host); }
    std::unique_ptr<network::FindLink> find(network::FindListener& listener) override {
        m_asked.finder = &listener;
        return std::make_unique<PlayedFind>(m_asked);
    }

private:
    Asked& m_asked;
};

class PlayedShare : public SharedTable {
public:
    std::unique_ptr<network::HostedGame> game() override { return nullptr; }
};

/// Pages of a table on several devices, as one clicks and types them, over a network that the test plays.
class DevicesStage : protected PageStage {
protected:
    Asked m_asked;
    PlayedLinks m_links{m_asked};

    /// Before each test, and after it.
    void lay() {
        m_asked = {};
        m_program->setLinks([this](QString&) { return &m_links; });
    }
    void clear() {
        m_program->joining()->leave();
        m_view.setSource(QUrl());
        m_program->leave();
        QCoreApplication::processEvents();
    }

    static QString code() { return network::codeText({QHostAddress("192.168.1.20"), 4711, QByteArray(16, 'p'), "23456789"}); }
    bool click(const QString& target) {
        QTest::qWait(100); // what has just appeared finds its place first
        const auto at = pointAt(target);
        if (!at) return false;
        // What has just come under the pointer takes no press.
        QTest::qWait(600);
        QTest::mouseClick(&m_view, Qt::LeftButton, {}, *at);
        QTest::qWait(50);
        return true;
    }
    bool shows(const QString& target) const { return !m_targets->rect(target, nullptr).isEmpty(); }
    QString textOf(const QString& target) const {
        const QQuickItem* item = m_targets->item(target);
        return item ? item->property("text").toString() : QString();
    }
    /// With the keyboard, wherever the page is scrolled to.
    void press(const QString& target) {
        QQuickItem* const item = m_targets->item(target);
        QVERIFY2(item, qPrintable(target));
        item->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(&m_view, Qt::Key_Space);
    }
    /// As if that file had been chosen in the dialog of the system.
    void choose(const QString& file) {
        QQuickItem* login = m_targets->item("broker-user");
        while (login && login->metaObject()->indexOfMethod("choose(QString)") < 0)
            login = login->parentItem();
        QVERIFY(login && QMetaObject::invokeMethod(login, "choose", Q_ARG(QString, file)));
    }
    void writeCertificate(const QString& path) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(aCertificate) == aCertificate.size());
    }
    void type(const QString& text) {
        for (const QChar letter : text)
            QTest::keyClick(&m_view, letter.toLatin1());
    }
    /// In every language.
    void pictures(const QString& name) {
        if (qEnvironmentVariableIsEmpty("MAGISTER_PICTURES")) return;
        for (const char* language : {"pl", "cs", "ru", "de", "en"}) {
            m_language.use(language);
            m_view.engine()->retranslate();
            picture(name + '-' + language + "-1280");
        }
    }
    void begin() {
        QVariantList people;
        for (const auto& [name, tincture] : {std::pair{"Anna", "violet"}, {"Karl", "ruby"}, {"", "saffron"}})
            people.append(QVariantMap{{"name", name}, {"seat", tincture}});
        QVERIFY(m_program->newGame({{"game", "messina"}, {"seats", people}, {"seed", "7"}}));
        m_program->invitation()->setSubject(
            {m_program->currentTable(), [] { return std::make_unique<PlayedShare>(); }, m_folder.filePath("seats")});
    }
    void openToAll() {
        m_program->invitation()->invite();
        QVERIFY(m_asked.host);
        QImage square(33, 33, QImage::Format_Mono);
        square.fill(1);
        m_asked.host->listening({{"192.168.1.20", 4711, code(), square}, {"10.0.0.7", 4711, "OTHER-CODE", square}});
    }
    void told(const QList<network::Presence>& presence) {
        QList<network::SeatTold> seats;
        for (qsizetype i = 0; i < presence.size(); ++i)
            seats.append({i == 0 ? "Anna" : "", i == 0 ? "violet" : i == 1 ? "ruby" : "saffron", presence[i]});
        m_asked.guest->tableTold({"23456789", "messina", QByteArray(32, 'x'), seats});
    }
    /// Each of these words has a sentence of its own, in every language. `function`: of DeviceWords.
    void haveSentences(const QStringList& words, const QString& function) {
        QQmlComponent component(m_view.engine());
        component.setData("import QtQml\nimport MagisterLudi.Shell\nQtObject { function said(word: string): string { return DeviceWords." +
                          function.toUtf8() + "(word); } }", QUrl());
        QStringList english;
        for (const char* language : {"en", "pl", "cs", "ru", "de"}) {
            m_language.use(language);
            const std::unique_ptr<QObject> speaker(component.create());
            QStringList all;
            for (const QString& word : words) {
                QString one;
                QVERIFY(speaker && QMetaObject::invokeMethod(speaker.get(), "said", Q_RETURN_ARG(QString, one), Q_ARG(QString, word)));
                QVERIFY2(one.endsWith('.') && !all.contains(one) && !english.contains(one), qPrintable(one));
                all.append(one);
            }
            if (english.isEmpty()) english = all;
        }
        m_language.use("en");
    }
};

} // namespace magister::test
