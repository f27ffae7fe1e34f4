// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/shared_table.h"
#include "app/network/network_links.h"
#include "app/table/rows_model.h"
#include "app/table/table.h"

#include <QImage>
#include <QObject>
#include <QPointer>
#include <QSet>
#include <QVariantList>
#include <qqml.h>

#include <functional>
#include <memory>

namespace magister {

/// Gives what brings the network; null where there is none, and `problem` then says why, in words of the system.
using FindLinks = std::function<network::NetworkLinks*(QString& problem)>;

/// The table of this device, to which other devices are invited. Nothing listens until somebody asks for it, and it ends
/// with the table.
class Invitation : public QObject, private network::HostListener {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program invites")
    /// "off", "starting", "open" or "failed".
    Q_PROPERTY(QString state READ state NOTIFY stateChanged)
    /// How guests come in, as {address, port, code}; empty until it is open.
    Q_PROPERTY(QVariantList ways READ ways NOTIFY waysChanged)
    /// What devices on this network need instead, which find the table by themselves; empty as long as they do not.
    Q_PROPERTY(QString shortCode READ shortCode NOTIFY shortCodeChanged)
    /// Roles seat (from 1), name (empty where nobody has entered one), tincture, presence: "here" on this screen, "there" on
    /// another device that is connected, "away" on one that is not, "free" for whoever comes. Also while nobody is invited:
    /// as it will be with the next invitation.
    Q_PROPERTY(magister::RowsModel* seats READ seats CONSTANT)
    /// "", "no-plugin", "cannot-listen", "later-seats" (a later version of the program has written who has which seat),
    /// "no-address" (open, but this device is in no network: the ways lead to itself only), "cannot-share" (it is no table for
    /// others).
    Q_PROPERTY(QString trouble READ trouble NOTIFY troubleChanged)
    /// What the system says of it; may be empty.
    Q_PROPERTY(QString reason READ reason NOTIFY troubleChanged)
    /// No keychain answers: codes that are given out now are good until the program ends.
    Q_PROPERTY(bool keysForThisRunOnly READ keysForThisRunOnly NOTIFY keysChanged)
    /// How it is with the broker through which guests who live elsewhere come in: "off", "connecting", "connected",
    /// "unreachable" or "refused" (both are tried again).
    Q_PROPERTY(QString broker READ broker NOTIFY brokerChanged)
    /// What was asked for with openAt() last.
    Q_PROPERTY(QString brokerAddress READ brokerAddress NOTIFY brokerChanged)
    Q_PROPERTY(QString brokerUser READ brokerUser NOTIFY brokerChanged)
    Q_PROPERTY(QString brokerAuthorities READ brokerAuthorities NOTIFY brokerChanged)
    /// What the system says of a broker that refuses; may be empty.
    Q_PROPERTY(QString brokerReason READ brokerReason NOTIFY brokerChanged)
    /// What guests need who come in through the broker, besides a user and a password there; empty while there is none.
    Q_PROPERTY(QString letterCode READ letterCode NOTIFY brokerChanged)
    /// Why it is not on the disk that a guest has lost a seat, so that its key is good again when the table is opened anew; in
    /// words of the system, empty: it is. It is tried again as long as the table is open.
    Q_PROPERTY(QString seatsUnkept READ seatsUnkept NOTIFY unkeptChanged)
    /// Why letters wait at the broker: which ones were read cannot be written down; likewise.
    Q_PROPERTY(QString lettersUnkept READ lettersUnkept NOTIFY unkeptChanged)
    /// Seats that are played on other devices now.
    Q_PROPERTY(int devices READ devices NOTIFY devicesChanged)

public:
    /// A table that others may be invited to.
    struct Subject {
        QPointer<Table> table;
        std::function<std::unique_ptr<SharedTable>()> share; ///< may give null
        QString seatsFile; ///< as NetworkLinks::host() takes it
    };

    explicit Invitation(FindLinks links, QObject* parent = nullptr);
    ~Invitation() override;

    QString state() const { return m_state; }
    QVariantList ways() const;
    QString shortCode() const { return m_shortCode; }
    RowsModel* seats() { return &m_seats; }
    QString trouble() const { return m_trouble; }
    QString reason() const { return m_reason; }
    bool keysForThisRunOnly() const { return m_keysForThisRunOnly; }
    QString broker() const { return m_broker; }
    QString brokerAddress() const { return m_brokerAddress; }
    QString brokerUser() const { return m_brokerUser; }
    QString brokerAuthorities() const { return m_brokerAuthorities; }
    QString brokerReason() const { return m_brokerReason; }
    QString letterCode() const { return m_letterCode; }
    QString seatsUnkept() const { return m_unkept.seats; }
    QString lettersUnkept() const { return m_unkept.letters; }
    int devices() const { return m_devices; }

    /// What is invited to from now on; whatever was before is over, and its table is left as it is. Without a table there is
    /// nothing to invite to. Before that table is taken down it has to be called again.
    void setSubject(const Subject& subject);
    /// The code of a way, one pixel a module, with its quiet zone; a null image for no such way.
    QImage square(int way) const;

    /// Guests can come in as soon as it is open. While inviting, and without a table: no effect.
    Q_INVOKABLE void invite();
    /// Nobody can come in any more, and whoever did is no longer connected; everything is played on this screen. Whoever had
    /// a seat comes back to it when the table is invited to again.
    Q_INVOKABLE void stop();
    /// The seat is to be played on another device: whoever comes may take it.
    Q_INVOKABLE void letGo(int seat);
    /// The seat is played on this screen again; the key of its guest is void, also while nobody is invited.
    Q_INVOKABLE void takeBack(int seat);
    /// The key of whoever has the seat is void: it is free for another guest.
    Q_INVOKABLE void freeSeat(int seat);
    /// Whether that is the address of a broker: a name, with or without a port, or "mqtts://NAME:PORT".
    Q_INVOKABLE static bool isBroker(const QString& address);
    /// Guests can come in through that broker as well, in place of any before, until closeBroker() or the end of the
    /// invitation. Without a password the one of the keychain is used. `authorities`: file of the certificates that vouch for
    /// it; empty: those of the system. Where nobody is invited, and for no address of a broker: no effect.
    Q_INVOKABLE void openAt(const QString& address, const QString& user, const QString& password, const QString& authorities = {});
    Q_INVOKABLE void closeBroker();

signals:
    void stateChanged();
    void waysChanged();
    void shortCodeChanged();
    void troubleChanged();
    void keysChanged();
    void brokerChanged();
    void unkeptChanged();
    void devicesChanged();
    /// Somebody has come to a seat, gone from it or come back. Not for what is done on this screen.
    void presenceTold(int seat, const QString& presence);

private:
    /// How it is with a seat, as far as it is known.
    struct Seated {
        bool here{true};
        bool letGo{}; ///< what is told until the host knows of it is out of date
        QString presence{QStringLiteral("here")};
        QString guest; ///< name of whoever has it elsewhere; may be empty
        QString name;  ///< by which the seat goes on this screen; may be empty

        const QString& shownName() const { return here || guest.isEmpty() ? name : guest; }
    };

    // HostListener
    void listening(const QList<network::WayIn>& ways) override;
    void cannotListen(const QString& reason) override { failed(QStringLiteral("cannot-listen"), reason); }
    void seatsOfLater() override { failed(QStringLiteral("later-seats")); }
    void seatsTold(const QList<network::SeatTold>& seats) override;
    void keychainSilent(const QString& reason) override;
    void announced(const QString& shortCode) override;
    void brokerTold(const network::BrokerTold& told) override;
    void unkeptTold(const network::Unkept& unkept) override;

    bool isInviting() const { return m_link != nullptr; }
    bool isSeat(int seat) const { return seat >= 1 && seat <= m_seated.size(); }
    /// The seats that guests have taken in earlier times are theirs.
    void readSeats();
    /// The same is true of the seats file: nobody comes back to that seat.
    void forgetSeat(int seat);
    QList<network::SeatAtHost> seatsAtHost() const;
    void setState(const QString& state);
    void setTrouble(const QString& trouble, const QString& reason = {});
    /// Nobody can come in; all seats are on this screen again.
    void failed(const QString& trouble, const QString& reason = {});
    void setWays(const QList<network::WayIn>& ways);
    void setBroker(const QString& broker, const QString& reason = {}, const QString& letterCode = {});
    /// Ends what is open or being opened; what is not on the disk remains so.
    void close();
    /// It is played on this screen from now on, or is to be played elsewhere.
    void setHere(int seat, bool here);
    /// Who plays which seat, and by which name.
    void tellTable();
    void showSeats();

    FindLinks m_links;
    Subject m_subject;
    QString m_state{QStringLiteral("off")};
    QList<network::WayIn> m_ways;
    QString m_shortCode;
    QList<Seated> m_seated; ///< one a seat of the table
    RowsModel m_seats;
    QString m_trouble;
    QString m_reason;
    bool m_keysForThisRunOnly{};
    QString m_broker{QStringLiteral("off")};
    QString m_brokerAddress;
    QString m_brokerUser;
    QString m_brokerAuthorities;
    QString m_brokerReason;
    QString m_letterCode;
    network::Unkept m_unkept;
    int m_devices{};
    // The link goes first: it is told of what happens at the shared table.
    std::unique_ptr<SharedTable> m_shared;
    std::unique_ptr<network::HostLink> m_link;
};

} // namespace magister
