// SPDX-License-Identifier: GPL-3.0-or-later
// Inviting other devices and joining a table, as one clicks and types it, over a network that the test plays.
#include "qml/MagisterLudi/Ui/targets.h"
#include "app/desktop/backend.h"
#include "app/desktop/program.h"
#include "app/household/settings.h"
#include "app/network/join_code.h"
#include "tests/app/a_certificate.h"

#include <QAccessible>
#include <QClipboard>
#include <QFont>
#include <QGuiApplication>
#include <QHostAddress>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace magister;
using test::aCertificate;

namespace {

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

} // namespace

class tst_DevicesPage : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    Settings m_settings{m_folder.filePath("settings.ini")};
    InterfaceLanguage m_language{&m_settings, nullptr};
    Asked m_asked;
    PlayedLinks m_links{m_asked};
    QQuickView m_view;
    Program* m_program{};
    Targets* m_targets{};

    template <typename Type> Type* singleton(const char* uri, const char* name) {
        return m_view.engine()->singletonInstance<Type*>(qmlTypeId(uri, 1, 0, name));
    }
    static QString code() { return network::codeText({QHostAddress("192.168.1.20"), 4711, QByteArray(16, 'p'), "23456789"}); }
    QQuickItem* open(const char* page, const QVariantMap& properties = {}) {
        m_view.setInitialProperties(properties);
        m_view.setSource(QUrl(QStringLiteral("qrc:/qt/qml/MagisterLudi/Shell/") + QLatin1String(page)));
        for (const QQmlError& error : m_view.errors())
            qWarning().noquote() << error.toString();
        if (m_view.rootObject()) m_view.rootObject()->forceActiveFocus();
        QTest::qWait(50);
        return m_view.rootObject();
    }
    bool click(const QString& target) {
        QTest::qWait(100); // what has just appeared finds its place first
        const QRectF rect = m_targets->rect(target, nullptr);
        if (rect.isEmpty()) return false;
        QTest::mouseMove(&m_view, rect.center().toPoint() - QPoint(20, 0));
        QTest::mouseMove(&m_view, rect.center().toPoint());
        // What has just come under the pointer takes no press.
        QTest::qWait(600);
        QTest::mouseClick(&m_view, Qt::LeftButton, {}, rect.center().toPoint());
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
    void picture(const QString& name) {
        const QString folder = qEnvironmentVariable("MAGISTER_PICTURES");
        if (folder.isEmpty()) return;
        QTest::qWait(300);
        QVERIFY(m_view.grabWindow().save(folder + '/' + name + ".png"));
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

private slots:
    void initTestCase() {
        m_language.use("en");
        QFont font = QGuiApplication::font();
        font.setHintingPreference(QFont::PreferNoHinting);
        QGuiApplication::setFont(font);
        m_view.engine()->addImportPath("qrc:/qt/qml");
        QQmlComponent imports(m_view.engine());
        imports.setData("import MagisterLudi.Household\nimport MagisterLudi.Desktop\nimport MagisterLudi.Ui\nimport QtQml\nQtObject {}", QUrl());
        m_program = singleton<Program>("MagisterLudi.Desktop", "Program");
        m_targets = singleton<Targets>("MagisterLudi.Ui", "Targets");
        QVERIFY(m_program && m_targets);
        m_program->setBackend(std::make_unique<Backend>(m_language, m_folder.filePath("games")));
        m_view.setResizeMode(QQuickView::SizeRootObjectToView);
        m_view.resize(1280, 800);
        m_view.show();
        m_view.requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(&m_view));
    }
    void cleanupTestCase() {
        m_view.setSource(QUrl());
        m_program->setBackend(nullptr);
    }
    void init() {
        m_asked = {};
        m_program->setLinks([this](QString&) { return &m_links; });
    }
    void cleanup() {
        m_program->joining()->leave();
        m_view.setSource(QUrl());
        m_program->leave();
        QCoreApplication::processEvents();
    }

    void nothingListensUnlessAsked() {
        begin();
        QVERIFY(open("InvitePage.qml"));
        QVERIFY(m_view.errors().isEmpty());
        QVERIFY(!m_asked.host);
        QVERIFY(!shows("button:stop-inviting"));
        QVERIFY(click("button:invite"));
        QVERIFY(m_asked.host);
        QCOMPARE(m_program->invitation()->state(), "starting");
    }

    // Over the table: who is away is named, and nobody is invited to a seat that is not free.
    void theStripTellsTheHostWhoIsAway() {
        using network::Presence;
        begin();
        QVERIFY(open("LinkStrip.qml"));
        openToAll();
        QTRY_COMPARE(textOf("link-state"), "No seat is free for others.");
        m_program->invitation()->letGo(2);
        m_program->invitation()->letGo(3);
        QTRY_COMPARE(textOf("link-state"), "Others can join now.");
        const network::SeatTold here{"Anna", "violet", Presence::Here};
        m_asked.host->seatsTold({here, {"Karl", "ruby", Presence::Free}, {{}, "saffron", Presence::Free}}); // it has heard of that
        m_asked.host->seatsTold({here, {"Ewa", "ruby", Presence::Here}, {{}, "saffron", Presence::Free}});
        QTRY_COMPARE(textOf("link-state"), "1 seat is played on other devices. Others can join now.");
        m_asked.host->seatsTold({here, {"Ewa", "ruby", Presence::Away}, {{}, "saffron", Presence::Away}});
        QTRY_COMPARE(textOf("link-state"), "Not connected now: Ewa, Saffron.");
        m_asked.host->seatsTold({here, {"Ewa", "ruby", Presence::Away}, {"Olga", "saffron", Presence::Here}});
        QTRY_COMPARE(textOf("link-state"), "Not connected now: Ewa. 1 seat is played on other devices.");
    }

    void theCodeIsShownAndCopied() {
        begin();
        QVERIFY(open("InvitePage.qml"));
        openToAll();
        QTRY_VERIFY(shows("button:copy-code"));
        QCOMPARE(textOf("invite-code"), code());
        QVERIFY(!shows("invite-short-code"));
        m_asked.host->announced("N23456-789ABC-DEFGHJ");
        QTRY_COMPARE(textOf("invite-short-code"), "N23456-789ABC-DEFGHJ");
        pictures("invite");
        QVERIFY(click("button:copy-code"));
        QCOMPARE(QGuiApplication::clipboard()->text(), code());
        QVERIFY(click("way:1"));
        QCOMPARE(textOf("invite-code"), "OTHER-CODE");
    }

    void otherHomesComeInThroughABroker() {
        using State = network::BrokerTold::State;
        Settings* const settings = singleton<Settings>("MagisterLudi.Household", "Settings");
        settings->setBroker("old.example.org", "us");
        begin();
        QVERIFY(open("InvitePage.qml"));
        QVERIFY(!shows("broker-address"));
        openToAll();
        QTRY_VERIFY(shows("broker-address"));
        // With the keyboard alone.
        m_targets->item("broker-address")->forceActiveFocus();
        QTest::keyClick(&m_view, Qt::Key_A, Qt::ControlModifier);
        type("no address");
        QTest::keyClick(&m_view, Qt::Key_Return);
        QTRY_VERIFY(shows("broker-problem"));
        QVERIFY(!m_asked.broker);
        QTest::keyClick(&m_view, Qt::Key_A, Qt::ControlModifier);
        type("broker.example.org");
        QTRY_VERIFY(!shows("broker-problem"));
        QTest::keyClick(&m_view, Qt::Key_Tab);
        QTest::keyClick(&m_view, Qt::Key_A, Qt::ControlModifier);
        type("family");
        QTest::keyClick(&m_view, Qt::Key_Tab);
        type("secret");
        QQuickItem* const password = m_view.activeFocusItem();
        QVERIFY(password);
        QCOMPARE(password->property("displayText").toString().contains("secret"), false);
        QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(password);
        QVERIFY(spoken && spoken->state().passwordEdit);
        QCOMPARE(spoken->text(QAccessible::Name), "Password at the broker");
        QCOMPARE(spoken->text(QAccessible::Description), "If empty: the same as last time");
        // A file that vouches for nobody is refused before anything is connected to.
        const QString none = m_folder.filePath("none.pem");
        QFile file(none);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("nothing") == 7);
        file.close();
        QVERIFY(m_targets->item("button:authorities") && !m_targets->item("button:system-authorities"));
        choose(m_folder.filePath("gone.pem"));
        QTRY_VERIFY(textOf("authorities-problem").contains("cannot be read"));
        choose(none);
        QTRY_VERIFY(textOf("authorities-problem").contains("holds no certificate"));
        QCOMPARE(textOf("broker-authorities"), "The certificates of this system vouch for the broker.");
        pictures("invite-authorities");
        const QString family = m_folder.filePath("family.pem");
        writeCertificate(family);
        choose(family);
        QTRY_VERIFY(!m_targets->item("authorities-problem"));
        QVERIFY(textOf("broker-authorities").contains(family));
        press("button:system-authorities");
        QTRY_VERIFY(!textOf("broker-authorities").contains(family));
        choose(family);
        // It may have been changed meanwhile.
        QVERIFY(QFile::remove(family));
        press("button:open-broker");
        QTRY_VERIFY(m_targets->item("authorities-problem"));
        QVERIFY(!m_asked.broker);
        writeCertificate(family);
        press("button:open-broker");
        QVERIFY(m_asked.broker);
        QCOMPARE(m_asked.broker->authorities, family);
        QCOMPARE(m_asked.broker->host, "broker.example.org");
        QCOMPARE(m_asked.broker->user, "family");
        QCOMPARE(m_asked.broker->password, "secret");
        QTRY_COMPARE(textOf("broker-state"), "Connecting to the broker…");
        // The keyboard is where one goes on.
        QVERIFY(m_targets->item("button:close-broker")->hasActiveFocus());
        const QString invitation = "mqtts://broker.example.org/ABC";
        m_asked.host->brokerTold({State::Refused, invitation, "not authorised"});
        QTRY_VERIFY(shows("broker-password"));
        QCOMPARE(password->property("text").toString(), "");
        QVERIFY(textOf("broker-state").contains("does not let this device in"));
        pictures("invite-refused");
        QVERIFY(click("button:open-broker"));
        m_asked.host->brokerTold({State::Unreachable, invitation, {}});
        QTRY_COMPARE(textOf("broker-state"), "No connection to the broker; it is tried again.");
        // What has not let anybody in is not the broker of this household.
        QCOMPARE(settings->broker(), "old.example.org");
        QVERIFY(m_asked.forgotten.isEmpty());
        m_asked.host->brokerTold({State::Connected, invitation, {}});
        QTRY_COMPARE(textOf("broker-state"), "Connected to the broker.");
        QCOMPARE(m_asked.forgotten, QStringList{"us@old.example.org"});
        QCOMPARE(textOf("invite-letter-code"), invitation);
        QVERIFY(!shows("broker-address"));
        pictures("invite-homes");
        QVERIFY(click("button:copy-letter-code"));
        QCOMPARE(QGuiApplication::clipboard()->text(), invitation);
        QVERIFY(click("button:close-broker"));
        QVERIFY(!m_asked.broker);
        QTRY_VERIFY(shows("broker-address"));
        QVERIFY(!shows("broker-state"));
        QCOMPARE(settings->broker(), "broker.example.org");
        QCOMPARE(settings->brokerUser(), "family");
        QCOMPARE(settings->brokerAuthorities(), family);
        settings->setBroker({}, {});
    }

    void aTableIsJoinedThroughABroker() {
        network::Broker broker;
        broker.host = "broker.example.org";
        const QString invitation = network::codeText(broker, QByteArray(16, 'p'), "23456789");
        QVERIFY(open("JoinPage.qml"));
        QVERIFY(!shows("broker-user"));
        QGuiApplication::clipboard()->setText(invitation);
        QVERIFY(click("join-code"));
        QTest::keyClick(&m_view, Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY(shows("broker-user"));
        QTest::keyClick(&m_view, Qt::Key_Tab);
        type("karl");
        QTest::keyClick(&m_view, Qt::Key_Tab);
        type("wrong");
        pictures("join-homes");
        QTest::keyClick(&m_view, Qt::Key_Return);
        QCOMPARE(m_asked.code, invitation);
        QCOMPARE(m_asked.login, (network::BrokerLogin{"karl", "wrong", {}}));
        m_asked.guest->brokerRefused("not authorised");
        QTRY_VERIFY(textOf("join-trouble").contains("Check the user and the password"));
        // The invitation need not be typed again.
        QVERIFY(shows("broker-password") && !shows("button:retry"));
        QVERIFY(click("broker-password"));
        type("secret");
        QVERIFY(click("button:join"));
        QCOMPARE(m_asked.login, (network::BrokerLogin{"karl", "secret", {}}));
        m_asked.guest->connectedChanged(true);
        m_asked.guest->hostHereChanged(false);
        QTRY_VERIFY(textOf("joining-state").contains("The host is away."));
        m_asked.guest->hostHereChanged(true);
        told({network::Presence::Here, network::Presence::Free, network::Presence::Free});
        QTRY_VERIFY(shows("button:sit"));

        // The password goes with the only table that needs it, and whoever forgets that is told so.
        m_asked.guest->seatsGiven({2});
        m_program->joining()->leave();
        QTRY_VERIFY(m_targets->item("button:forget/0"));
        press("button:forget/0");
        QTRY_VERIFY(shows("forgets-password"));
        pictures("forget-password");
        press("button:really-forget");
        QVERIFY(m_asked.forgotten.isEmpty());
        m_asked.guest->seatsGiven({2});
        QVERIFY(m_asked.forgotten.isEmpty());
        m_asked.guest->left(2);
        QCOMPARE(m_asked.forgotten, QStringList{"karl@broker.example.org"});
    }

    // Where it is seen: beside the seats, beside the broker, and over the table.
    void whatCannotBeWrittenIsSaid() {
        const QString seats = "This device could not write to its disk that another device has lost its seat.";
        const QString letters = "This device cannot write to its disk, so moves from other homes are not read.";
        begin();
        QVERIFY(open("InvitePage.qml"));
        openToAll();
        QTRY_VERIFY(shows("button:stop-inviting"));
        QVERIFY(!shows("invite-seats-unkept"));
        m_asked.host->unkeptTold({"no space left on device", {}});
        QTRY_VERIFY(textOf("invite-seats-unkept").startsWith(seats));
        QVERIFY(!m_targets->item("broker-letters-unkept"));
        m_asked.host->unkeptTold({"no space left on device", "no space left on device"});
        QTRY_VERIFY(textOf("broker-letters-unkept").startsWith(letters));
        pictures("invite-unkept");
        m_asked.host->unkeptTold({{}, "no space left on device"});
        QTRY_VERIFY(!m_targets->item("invite-seats-unkept"));

        QVERIFY(open("LinkStrip.qml"));
        QTRY_VERIFY(textOf("link-state").startsWith(letters));
        QVERIFY(textOf("link-state").endsWith("No seat is free for others."));
        m_asked.host->unkeptTold({"no space left on device", {}});
        QTRY_VERIFY(textOf("link-state").startsWith(seats));
        pictures("strip-unkept");
        m_asked.host->unkeptTold({});
        QTRY_COMPARE(textOf("link-state"), "No seat is free for others.");
    }

    void aSeatGoesToAnotherDeviceAndComesBack() {
        begin();
        QVERIFY(open("InvitePage.qml"));
        openToAll();
        QTRY_VERIFY(shows("button:move-seat/2"));
        QVERIFY(click("button:move-seat/2"));
        QVERIFY(!m_asked.seats[1].here);
        QVERIFY(m_asked.seats[0].here);
        QCOMPARE(textOf("presence:2"), "Free for others");
        m_asked.host->seatsTold({{"Anna", "violet", network::Presence::Here}, {"Ola", "ruby", network::Presence::Free}, {}});
        m_asked.host->seatsTold({{"Anna", "violet", network::Presence::Here}, {"Ola", "ruby", network::Presence::Here}, {}});
        QTRY_COMPARE(textOf("presence:2"), "On another device");
        QCOMPARE(textOf("invite-arrivals"), "Connected: Ola"); // for a screen reader
        m_asked.host->seatsTold({{"Anna", "violet", network::Presence::Here}, {"Ola", "ruby", network::Presence::Away}, {}});
        QCOMPARE(textOf("invite-arrivals"), "Disconnected: Ola");
        m_asked.host->seatsTold({{"Anna", "violet", network::Presence::Here}, {"Ola", "ruby", network::Presence::Here}, {}});
        // Somebody plays there: it is asked first, and Esc leaves it as it is.
        QVERIFY(click("button:move-seat/2"));
        QVERIFY(!m_asked.seats[1].here);
        QTest::keyClick(&m_view, Qt::Key_Escape);
        QVERIFY(!m_asked.seats[1].here);
        QVERIFY(click("button:move-seat/2"));
        QVERIFY(click("button:really"));
        QVERIFY(m_asked.seats[1].here);
        QCOMPARE(textOf("presence:2"), "On this screen");
    }

    void stoppingAsksWhileOthersPlay() {
        begin();
        QVERIFY(open("InvitePage.qml"));
        openToAll();
        m_program->invitation()->letGo(3);
        m_asked.host->seatsTold({{}, {}, {"", "saffron", network::Presence::Free}});
        m_asked.host->seatsTold({{}, {}, {"Ola", "saffron", network::Presence::Away}});
        QTRY_VERIFY(shows("button:free-seat/3"));
        QVERIFY(click("button:free-seat/3"));
        // Who plays by letter is away most of the time, and would lose the seat.
        QVERIFY(m_asked.freed.isEmpty());
        QVERIFY(click("button:really"));
        QCOMPARE(m_asked.freed, QList<int>{3});
        m_asked.host->seatsTold({{}, {}, {"Ola", "saffron", network::Presence::Here}});
        QTRY_COMPARE(textOf("presence:3"), "On another device");
        QVERIFY(!shows("button:free-seat/3"));
        QVERIFY(click("button:stop-inviting"));
        QVERIFY(m_asked.host);
        QVERIFY(click("button:keep-inviting"));
        QVERIFY(m_asked.host);
        QVERIFY(click("button:stop-inviting"));
        QVERIFY(click("button:really"));
        QVERIFY(!m_asked.host);
        QVERIFY(shows("button:invite"));
    }

    void aWrongCodeIsAnswered() {
        QVERIFY(open("JoinPage.qml"));
        QVERIFY(m_view.errors().isEmpty());
        QVERIFY(click("join-code"));
        type(code().left(3));
        QVERIFY(!shows("code-problem"));
        QTest::keyClick(&m_view, Qt::Key_Return);
        QTRY_VERIFY(shows("code-problem"));
        QVERIFY(!m_asked.guest);
        QGuiApplication::clipboard()->setText(code().replace(3, 1, code()[3] == 'X' ? "Y" : "X"));
        QTest::keyClick(&m_view, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(&m_view, Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY(textOf("code-problem").contains("wrong or missing"));
        picture("join-wrong-en-1280");
    }

    void seatsAreChosenWithTheKeyboard() {
        QVERIFY(open("JoinPage.qml"));
        QGuiApplication::clipboard()->setText(code().toLower().remove('-'));
        QVERIFY(click("join-code"));
        QTest::keyClick(&m_view, Qt::Key_V, Qt::ControlModifier);
        QTest::keyClick(&m_view, Qt::Key_Return);
        QVERIFY(m_asked.guest);
        QVERIFY(shows("button:stop-joining"));
        m_asked.guest->connectedChanged(true);
        told({network::Presence::Here, network::Presence::Free, network::Presence::Away});
        QTRY_VERIFY(shows("join-seat:2"));
        picture("join-seats-en-1280");
        // The only free seat is ticked beforehand.
        QVERIFY(m_targets->item("join-seat:2")->property("checked").toBool());
        m_targets->item("join-seat:2")->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(&m_view, Qt::Key_Space);
        // Nothing is ticked: the button says so.
        QVERIFY(click("button:sit"));
        QVERIFY(m_asked.wanted.isEmpty());
        // A seat that somebody has is not to be had.
        QVERIFY(click("join-seat:1"));
        QVERIFY(click("join-seat:3"));
        m_targets->item("join-seat:2")->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(&m_view, Qt::Key_Space);
        QVERIFY(click("join-name"));
        QTest::keyClick(&m_view, Qt::Key_A, Qt::ControlModifier);
        type("Ola");
        QTest::keyClick(&m_view, Qt::Key_Return);
        QCOMPARE(m_asked.wanted, QList<int>{2});
        QCOMPARE(m_asked.name, "Ola");
    }

    void aTableNearbyNeedsTheShortCodeOnly() {
        const QString code = network::shortCodeText({"23456789", QByteArray(network::stretchedBytes, 's')});
        QVERIFY(open("JoinPage.qml"));
        QVERIFY(m_asked.finder);
        QVERIFY(!shows("button:near/0"));
        m_asked.finder->tablesFound({{"a", "laptop", "messina"}, {"b", "<b>other</b>", "nothing"}});
        QTRY_VERIFY(shows("button:near/1"));
        QVERIFY(!shows("near-hint"));
        m_targets->item("button:near/0")->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(&m_view, Qt::Key_Space);
        QTRY_VERIFY(textOf("near-hint").contains("“laptop”"));
        QVERIFY(!m_asked.guest);
        pictures("join-nearby");
        // The keyboard is where the code is typed.
        type(code.toLower());
        QTest::keyClick(&m_view, Qt::Key_Return);
        QVERIFY(m_asked.guest);
        QCOMPARE(m_asked.near, "a");
        QCOMPARE(m_asked.code, code);
        m_asked.guest->codeFound({});
        QTRY_VERIFY(textOf("join-trouble").startsWith("No table with this short code"));
        m_view.setSource(QUrl());
        QTRY_VERIFY(!m_asked.finder);
    }

    void onlookersNeedNoSeat() {
        QVERIFY(open("JoinPage.qml"));
        m_program->joining()->join(code());
        m_asked.guest->connectedChanged(true);
        told({network::Presence::Here, network::Presence::Here, network::Presence::Here});
        QTRY_VERIFY(shows("button:look-on"));
        QVERIFY(click("button:look-on"));
        QCOMPARE(m_asked.looks, 1);
    }

    /// At the table itself free seats can be taken, too.
    void anOnlookerSitsDown() {
        m_program->joining()->join(code());
        m_asked.guest->connectedChanged(true);
        told({network::Presence::Here, network::Presence::Free, network::Presence::Free});
        QVERIFY(open("SeatOverlay.qml", {{"joining", QVariant::fromValue(m_program->joining())}}));
        QVERIFY(m_view.errors().isEmpty());
        m_view.rootObject()->setProperty("open", true);
        QTRY_VERIFY(shows("join-seat:2"));
        pictures("take-a-seat");
        QVERIFY(click("button:sit-here")); // nothing is ticked
        QVERIFY(m_asked.wanted.isEmpty());
        QVERIFY(click("join-seat:1"));
        QVERIFY(click("join-seat:2"));
        QVERIFY(click("button:sit-here"));
        QCOMPARE(m_asked.wanted, QList<int>{2});
        QVERIFY(!m_view.rootObject()->property("open").toBool());
    }

    /// Each trouble has a sentence of its own, in every language.
    void everyTroubleHasItsSentence_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"pl", "cs", "ru", "de", "en"})
            QTest::newRow(language) << language;
    }
    void everyTroubleHasItsSentence() {
        QFETCH(QString, language);
        const QStringList joining{"no-plugin", "no-answer", "not-near", "other-host", "unknown-table", "other-version", "other-values", "seat-taken",
                                  "seat-moved", "wrong-key", "slow-down", "not-kept", "busy", "unreadable"};
        const QStringList inviting{"no-plugin", "no-address", "cannot-share", "cannot-listen"};
        QQmlComponent component(m_view.engine());
        component.setData("import QtQml\nimport MagisterLudi.Shell\nQtObject {\n"
                          "function joining(id: string): string { return DeviceWords.joiningTrouble(id); }\n"
                          "function inviting(id: string): string { return DeviceWords.invitationTrouble(id); }\n}", QUrl());
        const auto sentences = [&](const char* function, const QStringList& ids) {
            const std::unique_ptr<QObject> words(component.create());
            QStringList said;
            for (const QString& id : ids) {
                QString one;
                QMetaObject::invokeMethod(words.get(), function, Q_RETURN_ARG(QString, one), Q_ARG(QString, id));
                said.append(one);
            }
            return said;
        };
        m_language.use("en");
        const QStringList english = sentences("joining", joining) + sentences("inviting", inviting);
        m_language.use(language);
        const QStringList here = sentences("joining", joining);
        const QStringList there = sentences("inviting", inviting);
        m_language.use("en");
        QCOMPARE(QSet<QString>(here.begin(), here.end()).size(), joining.size());
        QCOMPARE(QSet<QString>(there.begin(), there.end()).size(), inviting.size());
        const QStringList all = here + there;
        for (qsizetype i = 0; i < all.size(); ++i) {
            QVERIFY2(all[i].endsWith('.'), qPrintable(all[i]));
            QVERIFY2(language == "en" || all[i] != english[i], qPrintable(all[i]));
        }
    }
};

QTEST_MAIN(tst_DevicesPage)
#include "tst_devices_page.moc"
