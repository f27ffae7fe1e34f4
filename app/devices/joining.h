// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/devices/invitation.h"
#include "app/devices/remembered_tables.h"
#include "app/game/shared_table.h"
#include "app/network/network_links.h"
#include "app/table/rows_model.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <qqml.h>

#include <functional>
#include <memory>
#include <optional>

namespace magister {

/// This device at a table that stands on another one: it looks for it, takes seats there or looks on, and comes back by
/// itself when the connection breaks.
class Joining : public QObject, private network::GuestListener, private network::FindListener {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program joins")
    /// "off"; "connecting" (also until seats of an earlier time are this device's again); "choosing": the seats are known;
    /// "playing" and "looking": the table is on the screen; "failed": `trouble` says why, and nothing more is tried before
    /// retry(). A table that was on the screen remains there, also while it is looked for again.
    Q_PROPERTY(QString state READ state NOTIFY stateChanged)
    /// False while it tries to come back; the state stays.
    Q_PROPERTY(bool connected READ isConnected NOTIFY stateChanged)
    /// False: the host itself is away, although there is a connection, through a broker: what is done waits for it.
    Q_PROPERTY(bool hostHere READ isHostHere NOTIFY stateChanged)
    /// Something that was done for a seat of this device, perhaps in an earlier run, waits for the answer of the host; until
    /// then nothing else can be done for it.
    Q_PROPERTY(bool waiting READ isWaiting NOTIFY stateChanged)
    /// Id of the game; empty until it is known.
    Q_PROPERTY(QString game READ game NOTIFY stateChanged)
    /// The code of the table that is joined, or the invitation through a broker, as codeText() writes it, or as
    /// shortCodeText() does until its host is found; empty while off.
    Q_PROPERTY(QString code READ code NOTIFY stateChanged)
    /// Roles seat (from 1), name (empty where nobody has entered one), tincture, presence: "mine", "there" (somebody
    /// else's, who is there), "away", "free".
    Q_PROPERTY(magister::RowsModel* seats READ seats CONSTANT)
    /// How many of them are free.
    Q_PROPERTY(int freeSeats READ freeSeats NOTIFY freeSeatsChanged)
    /// "", "no-plugin", "no-answer", "not-near" (of a short code), "other-host", "unknown-table", "no-letter" (through a broker: it
    /// does not answer, or the host of the invitation has never been there), "not-open" (the host is there, with another table),
    /// "broker-refused", "unreadable-authorities" and
    /// "no-authorities" (the file of certificates; nothing was connected to), "other-version", "other-values", "seat-taken",
    /// "seat-moved", "wrong-key", "slow-down", "not-kept", "busy", "unreadable".
    Q_PROPERTY(QString trouble READ trouble NOTIFY troubleChanged)
    /// Which seat it is about; 0 for none.
    Q_PROPERTY(int troubleSeat READ troubleSeat NOTIFY troubleChanged)
    /// What the system says of it; may be empty.
    Q_PROPERTY(QString reason READ reason NOTIFY troubleChanged)
    /// No keychain answers: the keys of the seats are kept until the program ends.
    Q_PROPERTY(bool keysForThisRunOnly READ keysForThisRunOnly NOTIFY keysChanged)
    /// The tables at which this device has seats, roles code, game, names (of everybody there), seats (a list of numbers),
    /// the latest first. Read when it is first asked for.
    Q_PROPERTY(magister::RowsModel* remembered READ remembered CONSTANT)
    /// Tables on this network, as lookAround() finds them, roles key, host (what that device calls itself), game (an id, also
    /// of none that is known). Nothing of it is proven.
    Q_PROPERTY(magister::RowsModel* nearby READ nearby CONSTANT)

public:
    /// What joining needs of the program.
    struct Room {
        FindLinks links;
        /// As GameModule::layGuest of the game that was told; without a table for a game that nobody knows.
        std::function<GuestSeating(const network::TableTold& told, const network::PositionTold& first)> lay;
        /// Puts the table on the screen. Whoever takes it calls leave() before taking it down.
        std::function<void(std::unique_ptr<Table> table, const QString& game)> show;
        /// Clears the screen of it.
        std::function<void()> clear;
    };
    static constexpr int usualPatience = 12'000;

    /// `file`: see RememberedTables.
    Joining(Room room, const QString& file, QObject* parent = nullptr);
    ~Joining() override;

    QString state() const { return m_state; }
    bool isConnected() const { return m_connected; }
    bool isHostHere() const { return m_hostHere; }
    bool isWaiting() const { return !m_waiting.isEmpty(); }
    QString game() const { return m_told ? m_told->game : QString(); }
    QString code() const { return m_code; }
    RowsModel* seats() { return &m_seats; }
    int freeSeats() const { return m_freeSeats; }
    QString trouble() const { return m_trouble; }
    int troubleSeat() const { return m_troubleSeat; }
    QString reason() const { return m_reason; }
    bool keysForThisRunOnly() const { return m_keysForThisRunOnly; }
    RowsModel* remembered();
    RowsModel* nearby() { return &m_nearby; }
    /// What was wrong with the file of remembered tables.
    const std::optional<RememberedTables::Fault>& fault() const { return m_tables.fault(); }
    /// How many milliseconds nobody need answer before it is given up.
    void setPatience(int milliseconds) { m_patience.setInterval(milliseconds); }

    /// What is wrong with a code as it is typed: "" for nothing, "incomplete" (also of nothing typed), "wrong", "no-broker" (of an
    /// invitation through a broker without its beginning).
    Q_INVOKABLE QString codeProblem(const QString& typed) const;
    /// Looks for that table; whatever was joined before is left. At one that is remembered the seats of the last time are
    /// taken again. A short code: the host is looked for on this network, first at the table with the key `near`. No join code:
    /// no effect.
    Q_INVOKABLE void join(const QString& code, const QString& near = {});
    /// Whether that is an invitation through a broker, or is to become one: for that a user and a password are asked for.
    Q_INVOKABLE static bool asksLogin(const QString& typed);
    /// What is wrong with a file of certificates that are to vouch for a broker: a word of `trouble`, or "" for nothing.
    Q_INVOKABLE static QString authoritiesProblem(const QString& file);
    /// The file of certificates by which a table that is remembered was reached; empty for none.
    Q_INVOKABLE QString authoritiesAt(const QString& code);
    /// As join(), through the broker of the invitation. `authorities`: file of the certificates that vouch for it; empty: those
    /// of the system. Without a user it is the one of the last time at a table that is remembered, without a password the one
    /// that the keychain has.
    Q_INVOKABLE void joinAtBroker(const QString& code, const QString& user, const QString& password, const QString& authorities = {});
    /// Whether tables on this network are to be looked for. Where that is not possible there are none.
    Q_INVOKABLE void lookAround(bool looks);
    /// Takes seats besides those that are this device's, by that name. No effect before "choosing".
    Q_INVOKABLE void sit(const QList<int>& seats, const QString& name);
    /// Shows what anybody may see. No effect but in "choosing".
    Q_INVOKABLE void look();
    /// Begins anew with the same code. The seats that were this device's are asked for again; without one it looks on, if it
    /// was at the table.
    Q_INVOKABLE void retry();
    /// Leaves the table; the seats stay with this device.
    Q_INVOKABLE void leave();
    /// The seats at that table are given up and its keys forgotten; if it is the one that is joined, it is left. Otherwise its
    /// host is looked for; forgotten() tells how that has ended. If it is the last one of its broker, its password there is
    /// kept no longer, unless that user invites at that broker, too: `own` is the address, as typed, and `ownUser` who.
    Q_INVOKABLE void forget(const QString& code, const QString& own = {}, const QString& ownUser = {});
    /// Whether forget() takes a password away.
    Q_INVOKABLE bool forgetsPassword(const QString& code, const QString& own, const QString& ownUser);
    /// That user does not invite at that broker any more: the password is kept no longer, unless a table needs it.
    Q_INVOKABLE void forgetBroker(const QString& address, const QString& user);

signals:
    void stateChanged();
    void troubleChanged();
    void keysChanged();
    void freeSeatsChanged();
    /// Seats were given up. "freed": the host has them back; "waits": it is away, and will hear of it through the broker;
    /// "unheard": it cannot be reached, and only there they can be freed.
    void forgotten(const QString& outcome);
    /// Somebody else has come to a seat, gone from it or come back.
    void presenceTold(int seat, const QString& presence);
    /// fault() is another one.
    void faultChanged();

private:
    // GuestListener
    void connecting() override;
    void connectedChanged(bool connected) override;
    void hostHereChanged(bool here) override;
    void brokerRefused(const QString& reason) override;
    void tableTold(const network::TableTold& told) override;
    void seatsGiven(const QList<int>& seats) override;
    void positionTold(const network::PositionTold& told) override;
    void eventsTold(const network::EventsTold& told) override;
    void waitingTold(const QList<int>& seats) override;
    void left(int /*seat*/) override {} // it is said when it is asked for
    void done(int seat) override;
    void refused(int seat, const QString& reason, const QString& rule) override;
    void failed(network::Error error, int seat) override;
    void otherHost() override;
    void keychainSilent(const QString& reason) override;
    void codeFound(const QString& code) override;
    // FindListener
    void tablesFound(const QList<network::FoundTable>& tables) override;

    /// A table is on the screen.
    bool isAtTable() const { return m_guest != nullptr; }
    /// The table that is told what the host tells: none as long as that on the screen is of an earlier connection.
    GuestTable* hearing() const { return m_relays ? nullptr : m_guest.get(); }
    void joinWith(const QString& code, const QString& near, const network::BrokerLogin& login);
    /// Nobody has told of the table yet.
    void loseHope();
    /// Looks for the host of the code.
    void connectAgain();
    /// What anybody may see is wanted.
    void wantToLook();
    /// The broker of a table, with its user, if no other table of that user is reached by it.
    std::optional<network::Broker> brokerOnlyOf(const QString& code);
    void forgetPassword(const network::Broker& broker);
    /// Everything that was told in this connection.
    void forgetTold();
    void setState(const QString& state);
    void setTrouble(const QString& trouble, int seat = 0, const QString& reason = {});
    /// The connection is there again: what was wrong with it is over.
    void clearTroubleOfConnection();
    /// Nothing more is tried.
    void fail(const QString& trouble, const QString& reason = {});
    /// A seat is not to be had.
    void failSeat(const QString& trouble, int seat);
    void layTable(const network::PositionTold& first);
    /// The seats that were taken since join().
    void giveUpNew();
    /// Everything as it was before join(); the screen is told by `room.clear`.
    void drop();
    void showSeats();
    void nameSeats();
    void tellPresence();
    void remember();
    void showRemembered();

    Room m_room;
    RememberedTables m_tables;
    RowsModel m_seats;
    int m_freeSeats{};
    RowsModel m_remembered;
    bool m_rememberedRead{};
    bool m_faulty{}; ///< as was told last
    RowsModel m_nearby;
    std::unique_ptr<network::FindLink> m_find;
    QTimer m_patience;
    QString m_state{QStringLiteral("off")};
    bool m_connected{};
    bool m_hostHere{true};
    QString m_code;
    QString m_near;          ///< where a short code is tried first
    network::BrokerLogin m_login;
    QString m_name;          ///< by which seats are taken
    QList<int> m_wanted;     ///< at a remembered table, until they are asked for
    QSet<int> m_awaited;     ///< seats that were asked for, without an answer yet
    QSet<int> m_returning;   ///< seats that this device had before
    QSet<int> m_renewed;     ///< seats that were asked for once more, with a new key
    QList<int> m_mine;
    QList<int> m_waiting;    ///< seats of which a command has not been answered
    bool m_looks{};
    bool m_relays{};         ///< what is told next is of a new connection: a new table takes the place of the one that is shown
    std::optional<network::TableTold> m_told;
    QStringList m_presence; ///< one a seat, as told last
    QString m_trouble;
    int m_troubleSeat{};
    QString m_reason;
    bool m_keysForThisRunOnly{};
    // Taken down in this order: the link tells the guest, and the guest gives to the link.
    QPointer<Table> m_table;
    std::unique_ptr<GuestTable> m_guest;
    std::unique_ptr<network::GuestLink> m_link;
};

} // namespace magister
